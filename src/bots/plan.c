/* SPDX-License-Identifier: MIT
 * A plan is a game played on in an imagined world: the others pass, and the seat chooses until it would pass too, or until
 * another seat is asked. The serial advances as in the match, so that each choice has the luck that it will have there. */
#include "bots/plan.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/buf.h"

struct PartnerPlan {
    const Game *g;
    Bot *bot;
    View *view, *from; /* from: where the plan begins */
    State *world, *trial;
    Setup cfg;
    Rng first, luck; /* of the world in which it is made, of those in which it is measured */
    int seat, worlds;
    BotTurn turn;
    int measured;
    int64_t whole, without[PLAN_MOVES]; /* sums over these worlds, in parts of VALUE_ONE */
    BotTurn rival;
    int compared;
    int64_t rivals, gain, squares; /* sums over the worlds of the comparison; squares: of the gains */
    bool begun, thinking, follows, over;
};

PartnerPlan *partner_plan_new(const Game *g)
{
    PartnerPlan *a = xcalloc(1, sizeof *a);
    a->g = g;
    a->bot = bot_new(g);
    a->view = view_new(g);
    a->from = view_new(g);
    a->world = xcalloc(1, g->state_size);
    a->trial = xcalloc(1, g->state_size);
    return a;
}

void partner_plan_free(PartnerPlan *a)
{
    if (!a)
        return;
    bot_free(a->bot);
    view_free(a->view);
    view_free(a->from);
    free(a->world);
    free(a->trial);
    free(a);
}

bool partner_plan_begin(PartnerPlan *a, const Setup *cfg, const View *v, int worlds)
{
    Move pass;
    const State *s = view_state(v);
    Rng luck = bot_luck(rng_derive(cfg->seed, RNG_OPPONENT, s->serial));
    a->begun = a->over = a->thinking = a->follows = false;
    a->first = luck;
    a->turn.n = a->rival.n = 0;
    a->measured = a->compared = 0;
    a->whole = a->rivals = a->gain = a->squares = 0;
    memset(a->without, 0, sizeof a->without);
    a->seat = view_seat(v);
    a->cfg = *cfg;
    a->worlds = worlds;
    bot_set_partners(a->bot, game_persons(cfg));
    bot_set_oversights(a->bot, cfg->seed);
    if (s->over || s->nframes > 0 || !view_imagine(v, &luck, a->world) || !turn_pass(a->g, a->world, a->seat, &pass))
        return false;
    a->world->serial = s->serial;
    turn_others_pass(a->g, a->world, a->seat);
    view_copy(a->from, v);
    a->luck = luck;
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
    if (turn_pass(a->g, a->world, a->seat, &pass) && move_same(m, pass))
        return true;
    turn_play(a->g, a->world, m);
    a->turn.move[a->turn.n++] = m;
    return a->world->over || a->world->to_act != a->seat || a->turn.n >= PLAN_MOVES;
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

int partner_plan_moves(const PartnerPlan *a, Move out[PLAN_MOVES])
{
    memcpy(out, a->turn.move, (size_t)a->turn.n * sizeof *out);
    return a->turn.n;
}

bool partner_plan_learns(const PartnerPlan *a)
{
    return a->begun && a->world->info[a->seat] != view_state(a->from)->info[a->seat];
}

/* ---- the straight way --------------------------------------------------------------------------------------------- */

/* Plays these moves in the world in which the plan was made, in a->trial; false: one of them is not legal there. */
static bool replay(PartnerPlan *a, const Move move[], int n)
{
    Rng r = a->first;
    Moves legal;
    if (!view_imagine(a->from, &r, a->trial))
        return false;
    a->trial->serial = view_state(a->from)->serial;
    turn_others_pass(a->g, a->trial, a->seat);
    for (int i = 0; i < n; i++) {
        game_legal(a->g, a->trial, a->seat, &legal);
        if (!moves_have(&legal, move[i]))
            return false;
        turn_play(a->g, a->trial, move[i]);
    }
    return true;
}

static bool is_same_table(const State *x, const State *y)
{
    return x->nframes == y->nframes && x->to_act == y->to_act && memcmp(x->piece, y->piece, sizeof x->piece) == 0;
}

/* Tries to do without the j-th move, by another target of the i-th. */
static bool shorten(PartnerPlan *a, int i, int j)
{
    Moves other;
    Move shorter[PLAN_MOVES];
    if (!replay(a, a->turn.move, i))
        return false;
    game_legal(a->g, a->trial, a->seat, &other);
    memcpy(shorter, a->turn.move, sizeof shorter);
    memmove(shorter + j, shorter + j + 1, (size_t)(a->turn.n - j - 1) * sizeof *shorter);
    for (int k = 0; k < other.n; k++) {
        shorter[i] = other.m[k];
        if (shorter[i].kind == a->turn.move[i].kind && shorter[i].a == a->turn.move[i].a &&
            replay(a, shorter, a->turn.n - 1) && is_same_table(a->trial, a->world)) {
            memcpy(a->turn.move, shorter, sizeof shorter);
            a->turn.n--;
            return true;
        }
    }
    return false;
}

void partner_plan_straighten(PartnerPlan *a)
{
    for (int j = a->turn.n - 1; j > 0; j--)
        for (int i = 0; i < j; i++)
            if (j < a->turn.n && shorten(a, i, j))
                i = j; /* the j-th is gone */
}

/* ---- what each move earns ---------------------------------------------------------------------------------------- */

static int64_t worth(PartnerPlan *a, const State *world, const BotTurn *t, int left_out)
{
    return turn_worth(a->g, world, a->seat, t, left_out, a->trial);
}

/* Returns one more world in which the seat is to choose, or NULL; the caller frees it. */
static State *another_world(PartnerPlan *a)
{
    State *world = a->begun && a->over ? xcalloc(1, a->g->state_size) : NULL;
    if (world && turn_world(a->from, &a->luck, world))
        return world;
    free(world);
    return NULL;
}

void partner_plan_measure(PartnerPlan *a)
{
    State *world = another_world(a);
    if (!world)
        return;
    a->whole += worth(a, world, &a->turn, -1);
    for (int i = 0; i < a->turn.n; i++)
        a->without[i] += worth(a, world, &a->turn, i);
    a->measured++;
    free(world);
}

void partner_plan_rival(PartnerPlan *a, const Move move[], int n)
{
    a->rival.n = n < PLAN_MOVES ? n : PLAN_MOVES;
    memcpy(a->rival.move, move, (size_t)a->rival.n * sizeof *move);
}

void partner_plan_compare(PartnerPlan *a)
{
    State *world = another_world(a);
    if (!world)
        return;
    int64_t rival = worth(a, world, &a->rival, -1);
    int64_t gain = worth(a, world, &a->turn, -1) - rival;
    a->compared++;
    a->rivals += rival;
    a->gain += gain;
    a->squares += gain * gain;
    free(world);
}

float partner_plan_rival_share(const PartnerPlan *a)
{
    return a->compared ? (float)a->rivals / (float)a->compared / (float)VALUE_ONE : 0;
}

float partner_plan_gain(const PartnerPlan *a, float *error)
{
    double n = a->compared, mean = n > 0 ? (double)a->gain / n : 0,
           spread = n > 0 ? (double)a->squares / n - mean * mean : 0;
    *error = spread > 0 ? (float)(sqrt(spread / n) / VALUE_ONE) : 0;
    return (float)(mean / VALUE_ONE);
}

static float mean(const PartnerPlan *a, int64_t sum)
{
    return a->measured ? (float)sum / (float)a->measured / (float)VALUE_ONE : 0;
}

float partner_plan_share(const PartnerPlan *a)
{
    return mean(a, a->whole);
}

float partner_plan_earns(const PartnerPlan *a, int i)
{
    return mean(a, a->whole - a->without[i]);
}

void partner_plan_prune(PartnerPlan *a, float least)
{
    Rng r = a->first;
    Moves legal;
    int kept = 0;
    if (!a->measured || !view_imagine(a->from, &r, a->world))
        return;
    a->world->serial = view_state(a->from)->serial;
    turn_others_pass(a->g, a->world, a->seat);
    for (int i = 0; i < a->turn.n && !a->world->over; i++) {
        bool answer = a->world->nframes > 0;
        game_legal(a->g, a->world, a->seat, &legal);
        if (!moves_have(&legal, a->turn.move[i]) || (!answer && partner_plan_earns(a, i) < least))
            continue;
        turn_play(a->g, a->world, a->turn.move[i]);
        a->turn.move[kept] = a->turn.move[i];
        a->without[kept++] = a->without[i];
    }
    a->turn.n = kept;
}
