/* SPDX-License-Identifier: MIT
 * Pieces that one move rearranges (ARG_ORDER): the player exchanges them on the table one pair after the other, as often
 * as desired, and plays the final order. Until then only this viewer sees it, on a copy of the shown state; the match,
 * and so everyone else, gets the one move and nothing before it. */
#include "ui/stage_int.h"

#include <string.h>

#include "core/order.h"

bool order_is(const Stage *st, Move m)
{
    return st->game->move[m.kind].arg[0] == ARG_ORDER;
}

/* True if p can be one of the exchanged pieces. */
static bool takes_part(const Stage *st, const State *s, PieceId p)
{
    uint32_t groups = st->game->move[st->order.move.kind].from;
    return groups >> st->game->place[s->piece[p].place].group & 1 && s->piece[p].pos < st->game->norder;
}

static PieceId at_pos(const State *s, PlaceId place, int pos)
{
    PieceId p = s->head[place].first;
    while (p != NO_PIECE && s->piece[p].pos != pos)
        p = s->piece[p].next;
    return p;
}

/* Returns the piece whose card is in p's position in that order. */
static PieceId source(const Stage *st, const State *s, const uint8_t of[], PieceId p)
{
    PieceId from = takes_part(st, s, p) ? at_pos(s, s->piece[p].place, of[s->piece[p].pos]) : p;
    return from == NO_PIECE ? p : from;
}

static void show(Stage *st)
{
    uint8_t of[ORDER_MOST];
    const State *s = story_state(st->tell.story);
    State *shown = st->order.shown;
    bool read = order_read(st->order.move.a, st->game->norder, of);
    memcpy(shown, s, st->game->state_size);
    for (PieceId p = 0; read && p < s->npieces; p++)
        shown->piece[p].def = s->piece[source(st, s, of, p)].def;
    if (st->game->derived)
        st->game->derived(shown);
}

/* Moves the sprite of each card with it. */
static void carry(Stage *st, const uint8_t of[])
{
    const State *s = story_state(st->tell.story);
    Sprite before[PIECE_MAX];
    memcpy(before, st->sprite.at, sizeof before);
    for (PieceId p = 0; p < s->npieces; p++)
        st->sprite.at[p] = before[source(st, s, of, p)];
}

static void open(Stage *st, Move m)
{
    Moves *l = &st->may.legal;
    int n = 0;
    for (int i = 0; i < l->n; i++) /* no other move meanwhile */
        if (l->m[i].kind == m.kind)
            l->m[n++] = l->m[i];
    l->n = n;
    st->order.open = true;
    st->order.serial = st->may.serial;
    st->order.move = m;
    st->order.move.a = 0;
}

void order_take(Stage *st, Move m)
{
    uint8_t before[ORDER_MOST], of[ORDER_MOST], now[ORDER_MOST];
    int n = st->game->norder;
    if (!st->order.open)
        open(st, m);
    if (!order_read(st->order.move.a, n, before) || !order_read(m.a, n, of))
        return;
    for (int i = 0; i < n; i++)
        now[i] = before[of[i]];
    st->order.move.a = order_number(now, n);
    stage_let_go(st);
    carry(st, of);
    show(st); /* without a sound, which would reveal to others how often it is done */
    tell_layout(st, 220, NO_PIECE, NULL);
    ui_wake(st->ui, 0);
}

int order_ready(const Stage *st)
{
    for (int i = 0; st->order.open && i < st->may.legal.n; i++)
        if (move_same(st->may.legal.m[i], st->order.move))
            return i;
    return -1;
}

void order_clear(Stage *st)
{
    if (!st->order.open)
        return;
    st->order.open = st->order.played = false;
    st->may.listed = false; /* everything else is possible again */
}

void order_keep(Stage *st, bool lists)
{
    bool told = story_serial(st->tell.story) > st->order.serial;
    if (st->order.open && (st->order.played ? told : !lists || st->order.serial != match_serial(st->use->match)))
        order_clear(st);
}

const State *stage_shown(const Stage *st)
{
    return st->order.open ? st->order.shown : story_state(st->tell.story);
}
