/* SPDX-License-Identifier: MIT */
#include "bots/turn.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/buf.h"

enum { AUTOMATIC = 40 /* moves that a match makes by itself, at most */ };

bool turn_pass(const Game *g, const State *s, int seat, Move *out)
{
    Moves legal;
    game_legal(g, s, seat, &legal);
    for (int i = 0; s->nframes == 0 && i < legal.n; i++)
        if (g->move[legal.m[i].kind].flags & MV_PASS) {
            *out = legal.m[i];
            return true;
        }
    return false;
}

/* Finds the move that a match would make by itself (core/match.c). */
static bool find_automatic(const Game *g, const State *s, Move *out)
{
    int n = 0;
    for (int seat = 0; seat < s->nseats && n < 2; seat++) {
        Moves legal;
        game_legal(g, s, seat, &legal);
        n += legal.n;
        if (legal.n > 0)
            *out = legal.m[0];
    }
    return n == 1 && g->move[out->kind].flags & MV_AUTO;
}

void turn_play(const Game *g, State *s, Move m)
{
    g->apply(s, m, NULL);
    s->serial++;
    for (int i = 0; i < AUTOMATIC && !s->over && find_automatic(g, s, &m); i++) {
        g->apply(s, m, NULL);
        s->serial++;
    }
}

void turn_others_pass(const Game *g, State *s, int seat)
{
    Move pass;
    for (int other = 0; other < s->nseats; other++)
        if (other != seat && turn_pass(g, s, other, &pass))
            turn_play(g, s, pass);
}

bool turn_world(const View *v, Rng *luck, State *world)
{
    const Game *g = view_game(v);
    if (!view_imagine(v, luck, world))
        return false;
    if (g->think)
        g->think(world);
    turn_others_pass(g, world, view_seat(v));
    return true;
}

int64_t turn_worth(const Game *g, const State *world, int seat, const BotTurn *t, int left_out, State *then)
{
    Moves legal;
    Move pass;
    memcpy(then, world, g->state_size);
    for (int i = 0; i < t->n && !then->over; i++) {
        game_legal(g, then, seat, &legal);
        if (i != left_out && moves_have(&legal, t->move[i]))
            turn_play(g, then, t->move[i]);
    }
    if (!then->over && turn_pass(g, then, seat, &pass))
        turn_play(g, then, pass);
    return bot_worth(g, then, seat);
}

/* ---- turns beside each other ------------------------------------------------------------------------------------- */

typedef struct {
    int64_t sum, less,
        squares; /* over the worlds; squares: of what it is worth less than the first, in parts of VALUE_ONE */
} Tally;

typedef struct { /* what a turn has led to is looked at by a search */
    Bot *bot;
    View *view;
    int iterations;
    uint64_t seed;
} Deeper;

/* Returns the worth of the position to a seat: the promise of its next choice, as a search sees it. */
static int64_t searched(const Deeper *d, const Game *g, State *s, int seat)
{
    enum { OTHERS = 200 };
    BotChoice best;
    for (int i = 0; i < OTHERS && !s->over && s->to_act != seat; i++) {
        view_of(d->view, s, s->to_act, bot_memory(BOT_MERCILESS));
        turn_play(g, s, bot_choose(d->bot, d->view, BOT_MERCILESS, d->iterations, d->seed + s->serial, NULL, 0));
    }
    if (s->over || s->to_act != seat)
        return (int64_t)(bot_told(g, s, seat, (float)bot_worth(g, s, seat) / (float)VALUE_ONE, NULL) *
                         (float)VALUE_ONE);
    view_of(d->view, s, seat, bot_memory(BOT_MERCILESS));
    (void)bot_choose(d->bot, d->view, BOT_MERCILESS, d->iterations, d->seed + s->serial, NULL, 0);
    int n = bot_choices(d->bot, &best, 1);
    return n > 0 && best.visits > 0 ? (int64_t)(best.share * (float)VALUE_ONE) : bot_worth(g, s, seat);
}

/* Plays all turns in one world and adds them up. */
static void add_world(const View *v, const State *world, const BotTurn turn[], int n, const Deeper *d, State *then,
                      Tally tally[])
{
    const Game *g = view_game(v);
    int seat = view_seat(v);
    int64_t first = 0;
    for (int i = 0; i < n; i++) {
        int64_t worth = turn_worth(g, world, seat, &turn[i], -1, then);
        if (d)
            worth = searched(d, g, then, seat);
        first = i == 0 ? worth : first;
        tally[i].sum += worth;
        tally[i].less += first - worth;
        tally[i].squares += (first - worth) * (first - worth);
    }
}

/* Turns sums into shares; a search has told its own already. */
static TurnWorth worth_of(const View *v, const Tally *t, int worlds, bool told)
{
    double n = worlds, mean = (double)t->sum / n / VALUE_ONE, less = (double)t->less / n / VALUE_ONE,
           square = (double)t->squares / n / VALUE_ONE / VALUE_ONE, spread = square - less * less;
    TurnWorth w = {(float)mean, (float)less, (float)sqrt((spread > 0 ? spread : 0) / n)};
    if (told)
        return w;
    const Game *g = view_game(v);
    float first = bot_told(g, view_state(v), view_seat(v), (float)(mean + less), NULL);
    w.share = bot_told(g, view_state(v), view_seat(v), (float)mean, &w.error);
    w.less = first - w.share;
    return w;
}

static void compare(const View *v, const BotTurn turn[], int n, int worlds, uint64_t seed, const Deeper *d,
                    TurnWorth out[])
{
    const Game *g = view_game(v);
    Rng luck = bot_luck(seed);
    State *world = xcalloc(1, g->state_size), *then = xcalloc(1, g->state_size);
    Tally *tally = xcalloc((size_t)n, sizeof *tally);
    int made = 0;
    for (int i = 0; i < worlds; i++)
        if (turn_world(v, &luck, world)) {
            add_world(v, world, turn, n, d, then, tally);
            made++;
        }
    for (int i = 0; i < n; i++)
        out[i] = made > 0 ? worth_of(v, &tally[i], made, d != NULL) : (TurnWorth){0};
    free(tally);
    free(then);
    free(world);
}

void turn_compare(const View *v, const BotTurn turn[], int n, int worlds, uint64_t seed, TurnWorth out[])
{
    compare(v, turn, n, worlds, seed, NULL, out);
}

void turn_search(const View *v, const BotTurn turn[], int n, int worlds, int iterations, uint64_t seed, TurnWorth out[])
{
    Deeper d = {.bot = bot_new(view_game(v)), .view = view_new(view_game(v)), .iterations = iterations, .seed = seed};
    compare(v, turn, n, worlds, seed, &d, out);
    view_free(d.view);
    bot_free(d.bot);
}

float turn_margin(float gap)
{
    return fmaxf(0.01f, gap / 4);
}
