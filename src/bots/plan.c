/* SPDX-License-Identifier: MIT
 * A plan is a game played on in an imagined world: the others pass, and the seat chooses until it would pass too, or until
 * another seat is asked. The serial advances as in the match, so that each choice has the luck that it will have there. */
#include "bots/plan.h"

#include <stdlib.h>
#include <string.h>

#include "base/buf.h"

enum { CHOICES_MOST = 40 }; /* longer plans are cut off */

struct PartnerPlan {
    const Game *g;
    Bot *bot;
    View *view;
    State *world;
    Setup cfg;
    int seat, moves, worlds;
    bool begun, thinking, follows, over;
};

PartnerPlan *partner_plan_new(const Game *g)
{
    PartnerPlan *a = xcalloc(1, sizeof *a);
    a->g = g;
    a->bot = bot_new(g);
    a->view = view_new(g);
    a->world = xcalloc(1, g->state_size);
    return a;
}

void partner_plan_free(PartnerPlan *a)
{
    if (!a)
        return;
    bot_free(a->bot);
    view_free(a->view);
    free(a->world);
    free(a);
}

/* Finds the move that only passes; none while a question is open. */
static bool find_pass(const PartnerPlan *a, int seat, Move *out)
{
    Moves legal;
    game_legal(a->g, a->world, seat, &legal);
    for (int i = 0; a->world->nframes == 0 && i < legal.n; i++)
        if (a->g->move[legal.m[i].kind].flags & MV_PASS) {
            *out = legal.m[i];
            return true;
        }
    return false;
}

/* Finds the move that a match would make by itself (core/match.c). */
static bool find_automatic(const PartnerPlan *a, Move *out)
{
    int n = 0;
    for (int seat = 0; seat < a->cfg.nseats && n < 2; seat++) {
        Moves legal;
        game_legal(a->g, a->world, seat, &legal);
        n += legal.n;
        if (legal.n > 0)
            *out = legal.m[0];
    }
    return n == 1 && a->g->move[out->kind].flags & MV_AUTO;
}

static void play(PartnerPlan *a, Move m)
{
    a->g->apply(a->world, m, NULL);
    a->world->serial++;
    for (int i = 0; i < CHOICES_MOST && !a->world->over && find_automatic(a, &m); i++) {
        a->g->apply(a->world, m, NULL);
        a->world->serial++;
    }
}

bool partner_plan_begin(PartnerPlan *a, const Setup *cfg, const View *v, int worlds)
{
    Move pass;
    const State *s = view_state(v);
    Rng luck = bot_luck(rng_derive(cfg->seed, RNG_OPPONENT, s->serial));
    a->begun = a->over = a->thinking = a->follows = false;
    a->moves = 0;
    a->seat = view_seat(v);
    a->cfg = *cfg;
    a->worlds = worlds;
    bot_set_partners(a->bot, bot_persons(cfg));
    bot_set_oversights(a->bot, cfg->seed);
    if (s->over || s->nframes > 0 || !view_imagine(v, &luck, a->world) || !find_pass(a, a->seat, &pass))
        return false;
    a->world->serial = s->serial;
    for (int seat = 0; seat < cfg->nseats; seat++)
        if (seat != a->seat && find_pass(a, seat, &pass))
            play(a, pass);
    a->begun = !a->world->over && a->world->to_act == a->seat;
    return a->begun;
}

static void start_thinking(PartnerPlan *a)
{
    int player = bot_player(a->g, a->cfg.player[a->seat]);
    uint64_t seed = rng_derive(a->cfg.seed, RNG_OPPONENT, a->world->serial);
    view_of(a->view, a->world, a->seat, bot_memory(player));
    if (a->follows)
        bot_follow(a->bot, a->view, player, a->worlds, seed);
    else
        bot_start(a->bot, a->view, player, a->worlds, seed);
    a->thinking = a->follows = true;
}

/* True if the plan ends before this choice, or with it. */
static bool choose(PartnerPlan *a, Move m)
{
    Move pass;
    if (find_pass(a, a->seat, &pass) && move_same(m, pass))
        return true;
    play(a, m);
    a->moves++;
    return a->world->over || a->world->to_act != a->seat || a->moves >= CHOICES_MOST;
}

bool partner_plan_step(PartnerPlan *a, int iterations)
{
    if (!a->begun || a->over)
        return true;
    if (!a->thinking)
        start_thinking(a);
    if (bot_step(a->bot, iterations)) {
        a->thinking = false;
        a->over = choose(a, bot_best(a->bot, NULL, 0));
    }
    return a->over;
}

const State *partner_plan_state(const PartnerPlan *a)
{
    return a->begun ? a->world : NULL;
}
