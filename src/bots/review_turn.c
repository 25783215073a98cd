/* SPDX-License-Identifier: MIT */
#include "bots/review_turn.h"

#include <stdlib.h>

#include "base/buf.h"
#include "bots/review_look.h"

enum { PLANNED = 800 /* of a choice of the plan */, LEAVE_OUT = 60, COMPARE = 400 /* worlds */ };
static const float earns_least = 0.005f; /* a move of a plan that adds less is left out, as in a hint */

typedef enum { STAGE_PLAN, STAGE_LEAVE_OUT, STAGE_COMPARE, STAGE_DONE } Stage;

struct TurnLook {
    const Match *match;
    ReviewTurn turn;
    TurnFinding found;
    Stage stage;
    int left; /* worlds left in the stage */
    PartnerPlan *plan;
    View *view;
    Moves legal;
};

TurnLook *turn_look_new(const Game *g)
{
    TurnLook *l = xcalloc(1, sizeof *l);
    l->plan = partner_plan_new(g);
    l->view = view_new(g);
    return l;
}

void turn_look_free(TurnLook *l)
{
    if (!l)
        return;
    partner_plan_free(l->plan);
    view_free(l->view);
    free(l);
}

/* Lists what the seat played in the turn before that serial; returns how many. */
static int played_before(const TurnLook *l, uint32_t serial, Move out[PLAN_MOVES])
{
    int n = 0;
    for (uint32_t i = l->turn.first; i < serial && n < PLAN_MOVES; i++)
        if (!match_was_auto(l->match, i))
            out[n++] = match_move(l->match, i);
    return n;
}

void turn_look_begin(TurnLook *l, const Match *m, ReviewTurn turn)
{
    Setup cfg = *match_setup(m);
    Move played[PLAN_MOVES];
    l->match = m;
    l->turn = turn;
    l->found = (TurnFinding){.serial = turn.last};
    cfg.player[turn.seat] = BOT_MERCILESS;
    cfg.seed = rng_derive(cfg.seed, RNG_REVIEW, UINT32_MAX + (uint64_t)turn.first);
    match_view_at(m, turn.first, turn.seat, VIEW_MEMORY, l->view);
    l->stage = partner_plan_begin(l->plan, &cfg, l->view, PLANNED) ? STAGE_PLAN : STAGE_DONE;
    partner_plan_rival(l->plan, played, played_before(l, turn.last, played));
}

static bool is_among(Move m, const Move list[], int n)
{
    for (int i = 0; i < n; i++)
        if (move_same(m, list[i]))
            return true;
    return false;
}

/* Finds the last choice of the turn at which the move was possible, no question was open, and what was played instead was not
 * free. */
static bool find_moment(TurnLook *l, Move m, uint32_t *serial)
{
    const Game *g = match_game(l->match);
    for (uint32_t i = l->turn.last + 1; i-- > l->turn.first;) {
        match_view_at(l->match, i, l->turn.seat, VIEW_EYES, l->view);
        const State *s = view_state(l->view);
        if (s->nframes > 0 || (g->reversible && g->reversible(s, match_move(l->match, i))))
            continue;
        match_legal_at(l->match, i, l->turn.seat, &l->legal);
        if (moves_have(&l->legal, m)) {
            *serial = i;
            return true;
        }
    }
    return false;
}

/* Finds the most valuable move of the plan that was possible and was not played, and the moment for it. */
static void find_better(TurnLook *l)
{
    Move plan[PLAN_MOVES], played[PLAN_MOVES];
    TurnFinding *f = &l->found;
    int n = partner_plan_moves(l->plan, plan), nplayed = played_before(l, l->turn.last, played);
    float most = 0;
    for (int i = 0; i < n; i++) {
        uint32_t serial;
        float earns = partner_plan_earns(l->plan, i);
        if (earns <= most || is_among(plan[i], played, nplayed) || !find_moment(l, plan[i], &serial))
            continue;
        most = earns;
        f->better = plan[i];
        f->serial = serial;
    }
    nplayed = played_before(l, f->serial, played);
    for (int i = 0; i < n; i++)
        if (!move_same(plan[i], f->better) && !is_among(plan[i], played, nplayed))
            f->rest[f->nrest++] = plan[i];
}

static void end_compare(TurnLook *l)
{
    float error, gain = partner_plan_gain(l->plan, &error);
    TurnFinding *f = &l->found;
    f->judged = true;
    f->share = (int64_t)(partner_plan_rival_share(l->plan) * (float)VALUE_ONE);
    f->cost = (int64_t)(gain * (float)VALUE_ONE);
    f->doubt = (int64_t)(error * (float)VALUE_ONE);
    look_told(match_game(l->match), view_state(l->view), l->turn.seat, &f->share, &f->cost, &f->doubt);
    find_better(l);
    l->stage = STAGE_DONE;
}

bool turn_look_step(TurnLook *l, int *playouts)
{
    while (l->stage != STAGE_DONE && *playouts > 0) {
        if (l->stage == STAGE_PLAN) {
            bool done = partner_plan_step(l->plan, *playouts);
            *playouts = 0;
            if (!done)
                continue;
            partner_plan_straighten(l->plan);
            l->stage = STAGE_LEAVE_OUT;
            l->left = LEAVE_OUT;
        } else if (l->stage == STAGE_LEAVE_OUT) {
            partner_plan_measure(l->plan);
            *playouts -= 1 + PLAN_MOVES / 8;
            if (--l->left > 0)
                continue;
            partner_plan_prune(l->plan, earns_least);
            l->stage = STAGE_COMPARE;
            l->left = COMPARE;
        } else {
            partner_plan_compare(l->plan);
            *playouts -= 2;
            if (--l->left == 0)
                end_compare(l);
        }
    }
    return l->stage == STAGE_DONE;
}

TurnFinding turn_look_finding(const TurnLook *l)
{
    return l->found;
}
