/* SPDX-License-Identifier: MIT */
#include "engine/harness.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include "base/buf.h"
#include "engine/harness_inside.h"

bool harness_fail(Harness *h, const char *format, ...)
{
    Buf text = {0};
    buf_printf(&text, "%s, %d seats, ", h->g->id, h->cfg.nseats);
    for (int i = 0; i < h->g->noptions; i++)
        buf_printf(&text, "%s=%s, ", h->g->option[i].word, h->g->option[i].choice[h->cfg.option[i]]);
    buf_printf(&text, "seed %" PRIu64 ", after move %u: ", h->cfg.seed, h->m ? match_serial(h->m) : 0);
    char what[512];
    va_list args;
    va_start(args, format);
    (void)vsnprintf(what, sizeof what, format, args);
    va_end(args);
    buf_add(&text, what);
    (void)snprintf(h->failure, h->n, "%s", buf_str(&text));
    buf_free(&text);
    return false;
}

static Harness *harness_new(const Game *g, const Setup *cfg, unsigned checks, char *failure, size_t n)
{
    Harness *h = xcalloc(1, sizeof *h);
    *h = (Harness){.g = g, .cfg = *cfg, .checks = checks, .failure = failure, .n = n};
    h->rng = rng_seed(cfg->seed ^ 0xC0FFEE);
    h->a = xcalloc(1, g->state_size);
    h->b = xcalloc(1, g->state_size);
    h->v = view_new(g);
    h->w = view_new(g);
    /* Half of the games test the barrier of undo, the other half undo without it; the rules know nothing of it. */
    h->cfg.takebacks = (uint8_t)rng_below(&h->rng, 2);
    for (int seat = 0; seat < SEAT_MAX; seat++)
        h->cfg.player[seat] = 0;
    for (int i = 0; i <= cfg->nseats; i++)
        h->mirror[i] = mirror_new(g);
    failure[0] = '\0';
    return h;
}

static void harness_free(Harness *h)
{
    free(h->a);
    free(h->b);
    view_free(h->v);
    view_free(h->w);
    for (int i = 0; i <= SEAT_MAX; i++)
        mirror_free(h->mirror[i]);
    free(h);
}

static bool now_and_then(Harness *h)
{
    return rng_below(&h->rng, h->checks & HARNESS_EVERY ? 8 : 48) == 0;
}

/* The same for what plays the whole game again: the longer the game, the rarer, or a long one would do little else. */
static bool once_in_a_while(Harness *h)
{
    return rng_below(&h->rng, (h->checks & HARNESS_EVERY ? 8 : 48) + match_serial(h->m) / 4) == 0;
}

static bool check_trips(Harness *h, bool always)
{
    if (!(h->checks & HARNESS_TRIPS))
        return true;
    return (!(always || once_in_a_while(h)) || harness_journal(h)) &&
           (!(always || now_and_then(h)) || harness_json(h)) && (!(always || once_in_a_while(h)) || harness_undo(h));
}

static bool check_position(Harness *h)
{
    if (h->checks & HARNESS_RULES && !harness_position(h))
        return false;
    if (h->checks & HARNESS_VIEWS && !harness_views(h))
        return false;
    return check_trips(h, false);
}

static bool play_move(Harness *h, Move m)
{
    uint32_t serial = match_serial(h->m);
    if (h->checks & HARNESS_RULES && (!harness_refusals(h) || !harness_apply(h, m)))
        return false;
    Status played = match_play(h->m, serial, m);
    if (played.code)
        return harness_fail(h, "a move of the list was refused: %s", played.text);
    if (h->checks & HARNESS_RULES && !harness_played(h, m, serial))
        return false;
    return !(h->checks & HARNESS_EVENTS) || harness_mirrors(h, serial);
}

/* One of the seats that may choose, or NO_SEAT. */
static int some_seat(Harness *h)
{
    unsigned may = match_may_act(h->m);
    int n = __builtin_popcount(may), left = n > 1 ? (int)rng_below(&h->rng, (uint32_t)n) : 0;
    for (int seat = 0; seat < h->cfg.nseats; seat++)
        if (may >> seat & 1 && left-- == 0)
            return seat;
    return NO_SEAT;
}

static bool play_on(Harness *h, HarnessChoice choose, void *ctx)
{
    if (h->checks & HARNESS_EVENTS)
        harness_mirrors_begin(h);
    while (!match_over(h->m) && !(h->g->unbounded && match_serial(h->m) >= (uint32_t)h->g->longest)) {
        h->seat = some_seat(h);
        if (h->seat == NO_SEAT)
            return harness_fail(h, "nobody may choose, but the game is not over");
        match_legal(h->m, h->seat, &h->legal);
        if (!check_position(h))
            return false;
        if (h->legal.n == 0)
            return harness_fail(h, "nobody can do anything, but the game is not over");
        Move m = choose ? choose(ctx, h->m, &h->legal) : h->legal.m[rng_below(&h->rng, (uint32_t)h->legal.n)];
        if (!play_move(h, m))
            return false;
    }
    h->seat = some_seat(h); /* somebody where the budget is used up and the game is not over */
    match_legal(h->m, h->seat, &h->legal);
    if (!check_position(h) || !check_trips(h, true))
        return false;
    bool over = match_over(h->m);
    return (!(h->checks & HARNESS_RULES) || !over || harness_end(h)) &&
           (!(h->checks & HARNESS_VIEWS) || harness_views_end(h));
}

bool harness_run(const Game *g, const Setup *cfg, unsigned checks, HarnessChoice choose, void *ctx, char *failure,
                 size_t n, Match **out)
{
    Harness *h = harness_new(g, cfg, checks, failure, n);
    Status why;
    h->m = match_new(g, &h->cfg, &why);
    bool good = h->m ? play_on(h, choose, ctx) : harness_fail(h, "the game cannot begin: %s", why.text);
    if (out)
        *out = h->m;
    else
        match_free(h->m);
    harness_free(h);
    return good;
}

bool harness_play(const Game *g, const Setup *cfg, unsigned checks, char *failure, size_t n)
{
    return harness_run(g, cfg, checks, NULL, NULL, failure, n, NULL);
}
