/* SPDX-License-Identifier: MIT
 * A finished search as a person is told of it: a few moves that differ, with shares that are known. */
#ifndef BOTS_HINT_H
#define BOTS_HINT_H
#include "bots/bot.h"

enum { HINT_CANDIDATES = 24 }; /* choices of a search that are enough to find a few rows among */

/* Begins a search for a hint: of the highest level, with a budget of its own that steadies small choices, and never ended
 * early, because all its shares are told. */
void hint_start(Bot *b, const View *v, uint64_t seed);
int hint_worlds(const View *v); /* that budget */
/* Keeps at most `max` of the n choices of a search (bot_choices), those with the highest share first, and
 * returns how many. Left out are moves that were hardly looked at, and all but one of those that are alike, read the same,
 * or play the same card for the same reason with the same success. A pass that is not the best loses its reason. seen: the
 * state of the view that was searched. */
int hint_rows(const Game *g, const State *seen, BotChoice choice[], int n, int max);

/* True if the difference of both shares is within its standard error, or within a point of 100 where the errors are not
 * known. */
bool hint_as_good(const BotChoice *x, const BotChoice *y);

#endif
