/* SPDX-License-Identifier: MIT
 * Positions in JSON: a whole state, or what one seat may know of it; written and read.
 *
 * Form (docs/protocol.md): {"game","seats","options":{word:choice},"round","phase","to_act","over","dice":[...],
 * "places":{word:[piece,...]},"waiting":[frame,...], and the game's own fields by their words}; "decks":{word:{word:n}} if
 * players brought some, "may_act":[seat,...] if several may choose, "queue":[frame,...] if something waits in the queue. A
 * piece is its word, or {"word","face","n","num":{word:n},"host":"place:index","pool","pos","known","recall"} when it has
 * more to say ("pos" where a gap begins); "?" if the seat may not know it. "?" in a position that is loaded: any piece not
 * named elsewhere. Pieces not named at all go to Game.rest. */
#ifndef CORE_POSITION_H
#define CORE_POSITION_H
#include <jansson.h>

#include "core/match.h"

/* Returns a new reference; hidden pieces of a view are "?". cfg: for its decks, or NULL. */
json_t *position_out(const Game *g, const Setup *cfg, const State *s);
/* Fills s (g->state_size bytes) and cfg; seed: of the random numbers to come. On error s and cfg are untouched and the
 * sentence says which member is wrong and why. */
Status position_in(const Game *g, const json_t *position, uint64_t seed, Setup *cfg, State *s);

/* Read and write options as {word: choice word}; NULL reads as no change. On error cfg is untouched and the sentence lists
 * the words there are. What is written is a new reference. */
Status options_in(const Game *g, const json_t *options, Setup *cfg);
json_t *options_out(const Game *g, const uint8_t option[OPTION_MAX]);
Status option_set(const Game *g, const char *word, const char *choice, Setup *cfg);
/* Write and read decks that players brought, as {deck word: {def word: count}}; NULL: none. What is written is a new
 * reference. cfg is changed only if all of it can be read. */
json_t *decks_out(const Game *g, const Setup *cfg);
Status decks_in(const Game *g, const json_t *decks, Setup *cfg);
/* Puts so many, 1 to 255, of a card into a deck: a row of Game.deck. On error cfg is untouched. */
Status deck_set(const Game *g, int deck, const char *word, long count, Setup *cfg);
int deck_by_word(const Game *g, const char *word); /* row of Game.deck, or -1 */
json_t *seats_out(unsigned seats);                 /* the seats of a bit mask, such as [0,2]; a new reference */

#endif
