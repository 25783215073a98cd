/* SPDX-License-Identifier: MIT
 * What a position is worth to a seat, as a whole number, so that sums are the same on every machine. */
#ifndef BOTS_WORTH_H
#define BOTS_WORTH_H
#include "core/game.h"

enum { VALUE_ONE = 1 << 20 }; /* a certain win */

/* 0..VALUE_ONE: the result when the game is over, else the game's judgement, else an even share. */
int64_t worth(const Game *g, const State *s, int seat);

#endif
