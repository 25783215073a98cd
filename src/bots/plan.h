/* SPDX-License-Identifier: MIT
 * The plan of a computer partner: what it means to do before it passes, so that it can be shown.
 *
 * Its choices are searched one after the other, with the level and luck it will use on its turn, in one world that its view
 * cannot rule out, as if everyone else passed at once. So it will do what it shows, unless somebody acts first or a hidden
 * card is revealed on the way.
 *
 * No clock and no thread: the same view gives the same plan, in steps of any size. */
#ifndef BOTS_PLAN_H
#define BOTS_PLAN_H
#include "bots/bot.h"

typedef struct PartnerPlan PartnerPlan;

PartnerPlan *partner_plan_new(const Game *g); /* some MiB: make one and keep it */
void partner_plan_free(PartnerPlan *a);
/* Begins a plan for the seat of v, a view of bot_memory; v and cfg are copied. cfg says who plays; worlds: imagined per
 * choice, 0: the level's default. False: nothing to plan, because a question must be answered first, the seat may not act,
 * or it has passed. */
bool partner_plan_begin(PartnerPlan *a, const Setup *cfg, const View *v, int worlds);
/* Continues for at most that many iterations; true when the plan is complete. */
bool partner_plan_step(PartnerPlan *a, int iterations);
/* Returns the imagined state after the plan: only for sentences about public facts. NULL: no plan was begun. */
const State *partner_plan_state(const PartnerPlan *a);

#endif
