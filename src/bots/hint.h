/* SPDX-License-Identifier: MIT
 * A finished search as a person is told of it: a few moves that differ, with shares that are known. */
#ifndef BOTS_HINT_H
#define BOTS_HINT_H
#include "bots/plan.h"

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

/* ---- a whole turn ------------------------------------------------------------------------------------------------ */
/* The turn of the seat that asks, as an opponent of the highest level with a hint's budget would play it, and what each of
 * its moves earns. Zeroed: none; hint_turn_free frees it. */
typedef struct {
    PartnerPlan *plan; /* made when it is first needed, some MiB */
    bool thinks;       /* there is a turn to plan */
    bool whole;        /* it is planned and measured */
    int measured;      /* worlds so far */
} HintTurn;

/* Begins; v as for hint_start. cfg says who plays. What the seat cannot plan now is left: `thinks` is false then. */
void hint_turn_begin(HintTurn *t, const Game *g, const Setup *cfg, const View *v);
bool hint_turn_step(HintTurn *t); /* thinks on for a short while; true: it is whole, or there is none */
/* Lists at most `max` moves of a whole turn that are legal now and earn something, with the share of the whole turn, and in
 * earns[] what each adds to it; returns how many. now: the state of the view. */
int hint_turn_rows(const HintTurn *t, const Game *g, const State *now, int seat, BotChoice out[], float earns[],
                   int max);
void hint_turn_free(HintTurn *t);

/* True if the difference of both shares is within its standard error, or within a point of 100 where the errors are not
 * known. */
bool hint_as_good(const BotChoice *x, const BotChoice *y);

#endif
