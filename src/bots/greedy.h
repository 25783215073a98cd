/* SPDX-License-Identifier: MIT
 * One move ahead: tries every move in one imagined world and judges where it leads.  Only bot.c uses this. */
#ifndef BOTS_GREEDY_H
#define BOTS_GREEDY_H
#include "core/game.h"

/* Adds to sum[i] what move i of `moves` is worth to seat in this world, 0..VALUE_ONE. scratch has state_size bytes and
 * is overwritten; world is not changed. */
void greedy_try(const Game *g, const State *world, const Moves *moves, int seat, State *scratch, Moves *next,
                int64_t sum[MOVE_MAX]);

#endif
