/* SPDX-License-Identifier: MIT
 * What a player means to do before it passes: for a partner that says what it plans.
 *
 * Its choices are made one after the other, by the same search, level and luck as when its turn comes, in a world that
 * its view cannot rule out, as if all others passed at once. So what it says is what it will do, unless somebody acts
 * first or a hidden card is turned up on the way.
 *
 * No clock and no thread: the same view gives the same plan, in steps of any size. */
#ifndef BOTS_PLAN_H
#define BOTS_PLAN_H
#include "bots/bot.h"

typedef struct Ahead Ahead;

Ahead *ahead_new(const Game *g); /* some MiB: make one and keep it */
void ahead_free(Ahead *a);
/* Begins for the seat of v, a VIEW_MEMORY view; v and cfg are copied. cfg says who plays; worlds: imagined for a choice, 0: as
 * many as the level has. False: there is nothing to plan, because somebody has to answer a question first, or the seat may not
 * act or has passed. */
bool ahead_begin(Ahead *a, const Setup *cfg, const View *v, int worlds);
/* Thinks on for at most that many iterations; true when the plan is made. */
bool ahead_step(Ahead *a, int iterations);
/* How it would leave the table, in that world: only for sentences about what everybody at the table sees. NULL: nothing
 * was begun. */
const State *ahead_state(const Ahead *a);
int ahead_moves(const Ahead *a); /* choices it would make before it passes */

#endif
