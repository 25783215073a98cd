/* SPDX-License-Identifier: MIT */
#include "bots/hint.h"

#include <math.h>
#include <string.h>

#include "core/text.h"

enum {
    KNOWN = 30, /* visits from which a share says something; fewer do beside a best move that has few itself */
    FEW = 4,
    ENOUGH = 3, /* a third of the best's visits: so often looked at, a move may be ranked above it */
};

int hint_worlds(const View *v)
{
    enum { LEAST = 3000 };
    int worlds = bot_worlds(view_game(v), view_state(v), view_seat(v), BOT_MERCILESS);
    return worlds > LEAST ? worlds : LEAST;
}

void hint_start(Bot *b, const View *v, uint64_t seed)
{
    bot_set_thorough(b, true);
    bot_start(b, v, BOT_MERCILESS, hint_worlds(v), seed);
}

bool hint_as_good(const BotChoice *x, const BotChoice *y)
{
    float error = sqrtf(x->error * x->error + y->error * y->error), least = error > 0 ? 0 : 0.0105f;
    return fabsf(x->share - y->share) <= fmaxf(error, least);
}

static bool is_known(const BotChoice *c, const BotChoice *best)
{
    bool looked_at = c->visits >= KNOWN || (c->visits > 0 && FEW * c->visits >= best->visits);
    return looked_at && (c->share <= best->share || ENOUGH * c->visits >= best->visits);
}

/* True if a person would take both for one advice. */
static bool is_same(const Game *g, const State *seen, const BotChoice *x, const BotChoice *y)
{
    char one[SENTENCE_MAX] = "", other[SENTENCE_MAX] = "";
    if (g->alike && g->alike(seen, x->move, y->move))
        return true;
    if (x->move.kind == y->move.kind && x->move.a == y->move.a && x->reason[0] != '\0' &&
        strcmp(x->reason, y->reason) == 0 && hint_as_good(x, y))
        return true;
    move_words(g, seen, x->move, one, sizeof one);
    move_words(g, seen, y->move, other, sizeof other);
    return strcmp(one, other) == 0;
}

static bool is_new(const Game *g, const State *seen, const BotChoice row[], int n, const BotChoice *c)
{
    for (int i = 0; i < n; i++)
        if (is_same(g, seen, &row[i], c))
            return false;
    return true;
}

int hint_rows(const Game *g, const State *seen, BotChoice choice[], int n, int max)
{
    const BotChoice best = choice[0];
    int rows = 0;
    for (int i = 0; i < n && rows < max; i++)
        if (i == 0 || (is_known(&choice[i], &best) && is_new(g, seen, choice, rows, &choice[i])))
            choice[rows++] = choice[i];
    for (int i = 1; i < rows; i++)
        for (int k = i; k > 0 && choice[k].share > choice[k - 1].share; k--) {
            BotChoice c = choice[k];
            choice[k] = choice[k - 1];
            choice[k - 1] = c;
        }
    for (int i = 1; i < rows; i++)
        if (choice[i].share < choice[0].share && g->move[choice[i].move.kind].flags & MV_PASS)
            choice[i].reason[0] = '\0';
    return rows;
}

/* ---- a whole turn ------------------------------------------------------------------------------------------------ */

static const float earns_least = 0.005f; /* a move of a plan that adds less is left out */

void hint_turn_begin(HintTurn *t, const Game *g, const Setup *cfg, const View *v)
{
    Setup as = *cfg;
    as.player[view_seat(v)] = BOT_MERCILESS;
    if (!t->plan)
        t->plan = partner_plan_new(g);
    t->whole = false;
    t->measured = 0;
    t->thinks = partner_plan_begin(t->plan, &as, v, hint_worlds(v));
}

bool hint_turn_step(HintTurn *t)
{
    enum { WORLDS = 60, SLICE = 64 };
    if (!t->thinks || t->whole)
        return true;
    if (!partner_plan_step(t->plan, SLICE))
        return false;
    if (t->measured == 0)
        partner_plan_straighten(t->plan);
    if (t->measured++ < WORLDS) {
        partner_plan_measure(t->plan);
        return false;
    }
    partner_plan_prune(t->plan, earns_least);
    t->whole = true;
    return true;
}

int hint_turn_rows(const HintTurn *t, const Game *g, const State *now, int seat, BotChoice out[], float earns[],
                   int max)
{
    Move move[PLAN_MOVES];
    Moves legal;
    int n = t->whole ? partner_plan_moves(t->plan, move) : 0, rows = 0;
    game_legal(g, now, seat, &legal);
    for (int i = 0; i < n && rows < max; i++) {
        earns[rows] = partner_plan_earns(t->plan, i);
        if (earns[rows] < earns_least || !moves_have(&legal, move[i]))
            continue;
        out[rows] = (BotChoice){.move = move[i], .share = partner_plan_share(t->plan), .visits = t->measured};
        if (g->reason)
            g->reason(now, move[i], out[rows].reason, sizeof out[rows].reason);
        rows++;
    }
    return rows;
}

void hint_turn_free(HintTurn *t)
{
    partner_plan_free(t->plan);
    *t = (HintTurn){0};
}
