/* SPDX-License-Identifier: MIT
 * How an opponent thinks in a game that people play: the same on the screen and by line, so that the same table with the
 * same seed has the same opponents everywhere. */
#ifndef APP_OPPONENT_H
#define APP_OPPONENT_H
#include "bots/bot.h"
#include "core/match.h"

/* The opponent in that seat, which may act, begins to think about its choice; whoever asked steps b until it is done. */
void opponent_begin(Bot *b, const Match *m, int seat);
/* How many worlds it imagines for a choice; 0: what its level says. s: a view of it. Beside a person one of level 2 or 3
 * imagines four times as many: what it spoils is spoilt for somebody. Levels are measured where no person plays. */
int opponent_worlds(const Match *m, const State *s, int seat);

#endif
