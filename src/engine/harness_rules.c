/* SPDX-License-Identifier: MIT
 * Invariants of the list of moves, of apply and of the table. */
#include <stdlib.h>
#include <string.h>

#include "core/order.h"
#include "core/table.h"
#include "core/text.h"
#include "engine/harness_inside.h"

static int by_text(const void *x, const void *y)
{
    return strcmp(x, y);
}

static bool check_texts(Harness *h)
{
    const State *s = match_truth(h->m);
    char text[MOVE_MAX][WORD_MAX];
    for (int i = 0; i < h->legal.n; i++) {
        Move m = h->legal.m[i], back;
        move_text(h->g, s, m, text[i]);
        Status read = move_parse(h->g, s, m.seat, text[i], &back);
        if (read.code)
            return harness_fail(h, "the move '%s' cannot be read: %s", text[i], read.text);
        if (!move_same(m, back))
            return harness_fail(h, "the move '%s' reads as another one", text[i]);
    }
    qsort(text, (size_t)h->legal.n, sizeof text[0], by_text);
    for (int i = 1; i < h->legal.n; i++)
        if (strcmp(text[i - 1], text[i]) == 0)
            return harness_fail(h, "two moves are called '%s'", text[i]);
    return true;
}

static bool check_list(Harness *h)
{
    const State *s = match_truth(h->m);
    if (!s->over && h->legal.n == 0)
        return harness_fail(h, "nobody can do anything, but the game is not over");
    if (!s->over && s->to_act >= s->nseats)
        return harness_fail(h, "nobody has to act, but the game is not over");
    if (!s->over && s->may_act && !(s->may_act >> s->to_act & 1))
        return harness_fail(h, "seat %d has the turn and may not choose", s->to_act);
    for (int seat = 0; seat < s->nseats; seat++) {
        match_legal(h->m, seat, &h->other);
        if ((h->other.n > 0) != (state_may_act(s) >> seat & 1))
            return harness_fail(h, "seat %d has %d moves and %s choose", seat, h->other.n,
                                h->other.n ? "may not" : "may");
    }
    for (int i = 0; i < h->legal.n; i++) {
        Move m = h->legal.m[i];
        if (m.kind == 0 || m.kind >= h->g->nmoves || m.seat != h->seat)
            return harness_fail(h, "move %d of the list is of kind %d for seat %d", i, m.kind, m.seat);
        if (i > 0 && move_order(h->legal.m[i - 1], m) >= 0)
            return harness_fail(h, "the list of moves is not sorted or has a move twice");
    }
    return !(h->checks & HARNESS_TRIPS) || check_texts(h);
}

bool harness_position(Harness *h)
{
    const State *s = match_truth(h->m);
    const char *fault = h->g->fault ? h->g->fault(s) : NULL;
    if (!fault)
        fault = table_fault(s, h->g, match_truth_at(h->m, 0));
    if (fault)
        return harness_fail(h, "%s", fault);
    if (!h->g->unbounded && match_serial(h->m) > (uint32_t)h->g->longest)
        return harness_fail(h, "the game has more than %d moves", h->g->longest);
    return check_list(h);
}

/* Any value that a text form of this argument could give. */
static uint16_t any_value(Harness *h, uint8_t arg)
{
    switch ((Arg)arg) {
    case ARG_NONE:
        return 0;
    case ARG_PIECE:
        return (uint16_t)rng_below(&h->rng, match_truth(h->m)->npieces);
    case ARG_DEF:
        return (uint16_t)(1 + rng_below(&h->rng, (uint32_t)h->g->ndefs - 1));
    case ARG_PLACE:
        return (uint16_t)rng_below(&h->rng, (uint32_t)h->g->nplaces);
    case ARG_SEAT:
        return (uint16_t)rng_below(&h->rng, h->cfg.nseats);
    case ARG_NUM:
        return (uint16_t)((int)rng_below(&h->rng, 64) - 16);
    case ARG_SET:
        return (uint16_t)rng_below(&h->rng, 1u << h->g->nset);
    case ARG_ORDER:
        return (uint16_t)rng_below(&h->rng, order_count(h->g->norder));
    }
    return 0;
}

/* A move somebody could write down: nonsense, another seat's, or near to a legal one. */
static Move any_move(Harness *h)
{
    Move m = {.kind = (uint8_t)(1 + rng_below(&h->rng, (uint32_t)h->g->nmoves - 1)), .seat = (uint8_t)h->seat};
    if (h->legal.n > 0 && rng_below(&h->rng, 2))
        m = h->legal.m[rng_below(&h->rng, (uint32_t)h->legal.n)];
    const uint8_t *arg = h->g->move[m.kind].arg;
    m.a = any_value(h, arg[0]);
    m.b = any_value(h, arg[1]);
    m.c = any_value(h, arg[2]);
    if (rng_below(&h->rng, 4) == 0)
        m.seat = (uint8_t)rng_below(&h->rng, h->cfg.nseats);
    return m;
}

bool harness_refusals(Harness *h)
{
    const State *s = match_truth(h->m);
    uint32_t serial = match_serial(h->m);
    memcpy(h->a, s, h->g->state_size);
    for (int i = 0; i < 4; i++) {
        Move m = any_move(h);
        bool stale = i == 0;
        if (stale)
            m = h->legal.m[0];
        else if (match_is_legal(h->m, m))
            continue;
        Status refused = match_play(h->m, stale ? serial + 1 : serial, m);
        if (!refused.code || !refused.text[0])
            return harness_fail(h, "the move %d %d %d %d of seat %d was not refused", m.kind, m.a, m.b, m.c, m.seat);
        match_legal(h->m, h->seat, &h->other);
        if (match_serial(h->m) != serial || memcmp(match_truth(h->m), h->a, h->g->state_size) != 0 ||
            h->other.n != h->legal.n)
            return harness_fail(h, "the refused move %d %d %d %d changed something", m.kind, m.a, m.b, m.c);
    }
    return true;
}

bool harness_apply(Harness *h, Move m)
{
    memcpy(h->a, match_truth(h->m), h->g->state_size);
    memcpy(h->b, h->a, h->g->state_size);
    h->ev = (Events){0};
    h->g->apply(h->a, m, NULL);
    h->g->apply(h->b, m, &h->ev);
    if (memcmp(h->a, h->b, h->g->state_size) != 0)
        return harness_fail(h, "the next move leads elsewhere when nobody listens to its events");
    return true;
}

bool harness_played(Harness *h, Move m, uint32_t serial)
{
    h->a->serial++;
    if (memcmp(h->a, match_truth_at(h->m, serial + 1), h->g->state_size) != 0)
        return harness_fail(h, "the move at %u led elsewhere than the rules say", serial);
    if (!move_same(match_move(h->m, serial), m) || match_was_auto(h->m, serial))
        return harness_fail(h, "the move at %u is not remembered as it was chosen", serial);
    for (uint32_t i = serial + 1; i < match_serial(h->m); i++)
        if (!match_was_auto(h->m, i))
            return harness_fail(h, "the move at %u was not chosen by anybody", i);
    return true;
}

bool harness_end(Harness *h)
{
    float share[SEAT_MAX] = {0};
    h->g->result(match_truth(h->m), share);
    for (int seat = 0; seat < h->cfg.nseats; seat++) {
        if (!(share[seat] >= 0.0f && share[seat] <= 1.0f))
            return harness_fail(h, "seat %d has a share of %g", seat, (double)share[seat]);
    }
    if (h->g->judge) {
        for (int seat = 0; seat < h->cfg.nseats; seat++) {
            float value = h->g->judge(match_truth(h->m), seat);
            if (!(value >= 0.0f && value <= 1.0f))
                return harness_fail(h, "the game judges the end with %g for seat %d", (double)value, seat);
        }
    }
    return true;
}
