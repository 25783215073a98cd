/* SPDX-License-Identifier: MIT */
#include "bots/lapses.h"

#include "base/rng.h"

/* Returns whether a move is about something that can be overlooked. */
static bool is_about_something(const MoveSpec *spec)
{
    switch ((Arg)spec->arg[0]) {
    case ARG_PIECE:
    case ARG_DEF:
    case ARG_PLACE:
    case ARG_SET:
        return !(spec->flags & MV_PASS);
    case ARG_NONE:
    case ARG_SEAT:
    case ARG_NUM:
    case ARG_ORDER:
        return false;
    }
    return false;
}

static bool is_overlooked(const Game *g, const State *s, Oversight o, Move m)
{
    if (!is_about_something(&g->move[m.kind]))
        return false;
    uint64_t turn = (uint64_t)s->round << 8 | m.seat, thing = (uint64_t)m.kind << 16 | m.a;
    return rng_derive(rng_derive(o.seed, RNG_OVERSIGHT, turn), RNG_OVERSIGHT, thing) % 100 < (uint64_t)o.blind;
}

void lapses_overlook(const Game *g, const State *s, Oversight o, Moves *l)
{
    if (o.blind <= 0)
        return;
    Moves seen = {.n = 0};
    for (int i = 0; i < l->n; i++)
        if (!is_overlooked(g, s, o, l->m[i]))
            seen.m[seen.n++] = l->m[i];
    if (seen.n == 0)
        return;
    for (int i = 0; i < seen.n; i++)
        l->m[i] = seen.m[i];
    l->n = seen.n;
}

enum { KNOWN = 10 }; /* looked at a tenth as often as the best: its cost is known */

/* Returns how much of the allowed error is left after this move; 0: it costs too much, or nobody knows. */
static uint64_t left_over(const Tried *x, const Tried *best, int64_t slip)
{
    int64_t cost = best->worth - x->worth;
    if (x->visits == 0 || KNOWN * x->visits < best->visits || cost >= slip)
        return 0;
    return (uint64_t)(slip - (cost > 0 ? cost : 0));
}

int lapses_slip(const Tried *tried, int n, int best, int64_t slip, uint64_t luck)
{
    uint64_t sum = 0;
    for (int i = 0; i < n; i++)
        sum += left_over(&tried[i], &tried[best], slip);
    if (sum == 0)
        return best;
    uint64_t at = luck % sum;
    for (int i = 0; i < n; i++) {
        uint64_t part = left_over(&tried[i], &tried[best], slip);
        if (at < part)
            return i;
        at -= part;
    }
    return best;
}
