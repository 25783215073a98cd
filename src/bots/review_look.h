/* SPDX-License-Identifier: MIT
 * One look at one choice of a game: what a search would have made instead, and what that was worth in the same imagined
 * worlds. It reads the match and nothing else that others may change, so that several of them can go on at the same time.
 * bots/review.c uses this; everybody else wants bots/review.h. */
#ifndef BOTS_REVIEW_LOOK_H
#define BOTS_REVIEW_LOOK_H
#include "bots/bot.h"
#include "core/match.h"

/* Playouts of the search and pairs of playouts for one choice, in the brief and the thorough look. */
enum { LOOK_BRIEF = 1000, LOOK_BRIEF_PAIRS = 150, LOOK_THOROUGH = 10000, LOOK_PAIRS = 2000 };

typedef struct { /* a choice of the game */
    uint32_t serial;
    uint8_t seat, phase;
    bool goes_on;  /* the next choice was the same seat's, with nothing learned and no random event between them */
    bool undoable; /* it cost nothing, and the seat could still change it back at its next choice */
    int round;
    Move played;
} ReviewChoice;

typedef struct { /* what a look found */
    bool looked, thorough;
    Move better;
    int64_t share, cost; /* as hints tell them; VALUE_ONE: a win */
    int64_t doubt;       /* standard error of cost */
    int64_t best;        /* value the search expects of its own move */
} Finding;

typedef struct Look Look;

Look *look_new(const Game *g); /* some MiB */
void look_free(Look *l);
/* Begins to look at a choice of m; next: the one after it, or NULL. All are read until the look is done. */
void look_begin(Look *l, const Match *m, const ReviewChoice *c, const ReviewChoice *next, bool thorough);
/* Continues for at most *playouts, and takes off those it made; true when the look is done. */
bool look_step(Look *l, int *playouts);
/* Converts a share, what something else is worth more, and the doubt of that into chances as hints tell them; s: a view of
 * the seat. */
void look_told(const Game *g, const State *s, int seat, int64_t *share, int64_t *cost, int64_t *doubt);
Finding look_finding(const Look *l); /* of a look that is done */

#endif
