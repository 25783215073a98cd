/* SPDX-License-Identifier: MIT
 * How an opponent thinks in a game with people: the same in the window and in the terminal, so that one seed gives the
 * same opponents in both. */
#ifndef APP_OPPONENT_H
#define APP_OPPONENT_H
#include "bots/bot.h"
#include "core/match.h"

/* Starts the search of the opponent in that seat, which may act; the caller steps b until it is done. */
void opponent_begin(Bot *b, const Match *m, int seat);
/* Worlds to imagine per choice; 0: the level's default. s: a view of the seat. Beside a human partner, all from
 * Cunning on imagine four times as many, because a person pays for their mistakes. Strength is measured without human partners. */
int opponent_worlds(const Match *m, const State *s, int seat);

#endif
