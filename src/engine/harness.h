/* SPDX-License-Identifier: MIT
 * The invariant harness: plays a game of any kind and checks after every move what must be true of all games (see
 * harness_rules.c, harness_views.c, harness_trips.c). */
#ifndef ENGINE_HARNESS_H
#define ENGINE_HARNESS_H
#include "core/match.h"

enum {
    HARNESS_RULES = 1,  /* the list of moves, apply, conservation, refusals, length, shares */
    HARNESS_VIEWS = 2,  /* hiding, imagining, legal lists of views */
    HARNESS_EVENTS = 4, /* the mirror of every seat */
    HARNESS_TRIPS = 8,  /* words of all moves and back; journal, position and undo at random moments and at the end */
    HARNESS_EVERY = 16, /* views of every seat and kind after every move, not of a random one; trips more often */
    HARNESS_ALL = HARNESS_RULES | HARNESS_VIEWS | HARNESS_EVENTS | HARNESS_TRIPS,
    HARNESS_TEXT = 1024, /* a good size for failure */
};

/* Chooses one of legal, which are all of one seat that may act. */
typedef Move (*HarnessChoice)(void *ctx, const Match *m, const Moves *legal);

/* Plays one game at random. False: failure says which invariant broke, and the game, options, seed and serial that
 * show it again. */
bool harness_play(const Game *g, const Setup *cfg, unsigned checks, char *failure, size_t n);
/* The same with somebody's choices (NULL: random). *out, unless out is NULL: the match, the caller's to free; NULL
 * when it could not begin. */
bool harness_run(const Game *g, const Setup *cfg, unsigned checks, HarnessChoice choose, void *ctx, char *failure,
                 size_t n, Match **out);

#endif
