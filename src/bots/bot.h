/* SPDX-License-Identifier: MIT
 * Computer opponents.  A bot is given a View of its seat, never the truth, and has no clock, no thread and no globals:
 * the same view, level, seed and number of steps give the same move on every machine.
 *
 * Level 0 plays at random.  Levels 1 to 3 imagine worlds their seat cannot rule out, try every move in each and judge
 * the outcome with the game's own judgement; a higher level imagines more worlds and errs less often. */
#ifndef BOTS_BOT_H
#define BOTS_BOT_H
#include "core/game.h"
#include "core/view.h"

enum { BOT_LEVELS = 4 };

typedef struct Bot Bot;

typedef struct {
    const char *word;  /* "random", "easy", "cunning", "merciless" */
    const char *label; /* for the setup screen */
    const char *help;
    int iterations; /* imagined worlds when the caller does not say */
    int blunder;    /* of 100 choices, how many are made at random */
} BotLevel;
extern const BotLevel bot_level[BOT_LEVELS];

Bot *bot_new(const Game *g);
void bot_free(Bot *b);
/* Begins to think for the seat of v about its present choice. v is copied. iterations 0: the level's own number.
 * v should be a VIEW_MEMORY view. */
void bot_start(Bot *b, const View *v, int level, int iterations, uint64_t seed);
bool bot_step(Bot *b, int iterations); /* thinks on; true when done */
/* The best move so far (always a legal one once started), and one sentence why (may be ""). */
Move bot_best(const Bot *b, char *reason, size_t n);
/* All of it at once. */
Move bot_choose(Bot *b, const View *v, int level, int iterations, uint64_t seed, char *reason, size_t n);

#endif
