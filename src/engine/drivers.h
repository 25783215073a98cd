/* SPDX-License-Identifier: MIT
 * Who chooses for each seat of a simulated game: chance or an opponent of some level. */
#ifndef ENGINE_DRIVERS_H
#define ENGINE_DRIVERS_H
#include "base/status.h"
#include "bots/bot.h"
#include "core/match.h"

typedef struct {
    int nseats;
    int player[SEAT_MAX];     /* as in Setup.player, but 0 plays at random */
    int iterations[SEAT_MAX]; /* 0: what the level says */
    Rng rng;                  /* seeds of the opponents, and the random seats' choices */
    Bot *bot;                 /* made when first needed */
    View *view;
    bool fresh; /* every choice is thought from the beginning, as hints are */
    bool hints; /* some choices, drawn by chance, are those of a hint, and of them alone something is said */
    float said; /* by the last choice: the chance to win that its move has; below 0: nothing was said */
    int64_t choices, thought, kept; /* of tree searches: how many, their playouts, those taken over from the last */
} Drivers;

/* "sharp,random", or "3" for three random seats; NULL: the game's least number of random seats. A player is "random"
 * or the words of bot_player_by_words ("merciless", "3"), "bot:" before them or not, "@1000" behind them for that many
 * iterations. */
Status drivers_read(const Game *g, const char *words, Drivers *out);
void drivers_free(Drivers *d);
enum { DRIVERS_WORD = 32 };
/* How the player of a seat is written in LIST: "random", "bot:easy", "bot:cunning-raider@500". */
void drivers_word(const Drivers *d, const Game *g, int seat, char out[DRIVERS_WORD]);
/* One of legal, for the seat to act of m; ctx is a Drivers. Has the form of a HarnessChoice. */
Move drivers_choose(void *ctx, const Match *m, const Moves *legal);

#endif
