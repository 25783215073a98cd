/* SPDX-License-Identifier: MIT
 * The plan of a seat for its turn: what a computer partner means to do before it passes, so that it can be shown, or what a
 * hint advises.
 *
 * Its choices are searched one after the other, with the level and luck it will use on its turn, in one world that its view
 * cannot rule out, as if everyone else passed at once. So it will do what it shows, unless somebody acts first or a hidden
 * card is revealed on the way.
 *
 * No clock and no thread: the same view gives the same plan, in steps of any size. */
#ifndef BOTS_PLAN_H
#define BOTS_PLAN_H
#include "bots/turn.h"

enum { PLAN_MOVES = TURN_MOVES }; /* longer plans are cut off */

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
/* Lists the moves of the plan, in order; returns how many. */
int partner_plan_moves(const PartnerPlan *a, Move out[PLAN_MOVES]);
/* True if the seat learns something hidden on the way, so that the state after the plan is one of several. */
bool partner_plan_learns(const PartnerPlan *a);
/* Shortens a complete plan where one move leads to the same table as two: nobody plays a card in one lane to move it to the
 * next. */
void partner_plan_straighten(PartnerPlan *a);
/* Plays the complete plan in one more imagined world, and there again without each of its moves. */
void partner_plan_measure(PartnerPlan *a);
/* Leaves the moves out of a measured plan that earn less than that; answers to questions stay. The state after the plan is
 * then that of the others alone. */
void partner_plan_prune(PartnerPlan *a, float least);
/* Return the share of the seat with the whole plan, and what the i-th of its moves adds to it; 0 before it is measured. The
 * rest of the turn is played on as the game judges, so a move that would be made anyway earns nothing. */
float partner_plan_share(const PartnerPlan *a);
float partner_plan_earns(const PartnerPlan *a, int i);

/* Sets the moves of a rival, the turn as it was played: at most PLAN_MOVES, copied. Begin forgets them. */
void partner_plan_rival(PartnerPlan *a, const Move move[], int n);
/* Plays the complete plan, and the rival, each with a pass at its end, in one more imagined world. */
void partner_plan_compare(PartnerPlan *a);
/* Return the share of the seat with the rival, and how much more the plan's is, with the standard error of that. */
float partner_plan_rival_share(const PartnerPlan *a);
float partner_plan_gain(const PartnerPlan *a, float *error);

#endif
