/* SPDX-License-Identifier: MIT
 * Who chooses for each seat of a simulated game: chance or an opponent of some level. */
#ifndef ENGINE_DRIVERS_H
#define ENGINE_DRIVERS_H
#include "base/status.h"
#include "bots/bot.h"
#include "core/match.h"

typedef struct {
    int nseats;
    int level[SEAT_MAX]; /* row of bot_level; 0 plays at random */
    int iterations;      /* 0: what the level says */
    Rng rng;             /* seeds of the opponents, and the random seats' choices */
    Bot *bot;            /* made when first needed */
    View *view;
} Drivers;

/* "bot:3,random", or "3" for three random seats; NULL: the game's least number of random seats. */
Status drivers_read(const Game *g, const char *words, Drivers *out);
void drivers_free(Drivers *d);
/* How a level is written in LIST: "random", "bot:2". out[16]. */
void drivers_word(int level, char *out);
/* A row of bot_level by any of its words, or -1. */
int drivers_level(const char *word);
/* One of legal, for the seat to act of m; ctx is a Drivers. Has the form of a HarnessChoice. */
Move drivers_choose(void *ctx, const Match *m, const Moves *legal);

#endif
