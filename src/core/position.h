/* SPDX-License-Identifier: MIT
 * Positions in JSON: a whole state, or what one seat may know of it, out and in.
 *
 * Form (docs/protocol.md): {"game","seats","options":{word:choice},"round","phase","to_act","over","dice":[...],
 * "places":{word:[piece,...]},"waiting":[frame,...], and the game's own fields by their words}.  A piece is its word,
 * or {"word","face","n","aux":[4],"pos","known","recall"} when it has more to say ("pos" where a gap begins); "?" where
 * the seat may not know it.  "?" in a position that is loaded: any piece not named elsewhere.  Pieces not named at all
 * go to Game.rest. */
#ifndef CORE_POSITION_H
#define CORE_POSITION_H
#include <jansson.h>

#include "core/match.h"

json_t *position_out(const Game *g, const State *s); /* new reference; a view's state gives "?" for hidden pieces */
/* Fills s (g->state_size bytes) and cfg; seed feeds the luck to come. On error s and cfg are untouched and the
 * sentence says which member is wrong and why. */
Status position_in(const Game *g, const json_t *position, uint64_t seed, Setup *cfg, State *s);

/* Options as {word: choice word}. */
Status options_in(const Game *g, const json_t *options, Setup *cfg);
json_t *options_out(const Game *g, const uint8_t option[OPTION_MAX]);
Status option_set(const Game *g, const char *word, const char *choice, Setup *cfg);

#endif
