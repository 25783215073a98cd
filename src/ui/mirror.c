/* SPDX-License-Identifier: MIT */
#include "ui/mirror.h"

#include <stdlib.h>
#include <string.h>

#include "base/buf.h"
#include "core/table.h"

struct Mirror {
    const Game *game;
    uint64_t state[]; /* state_size bytes */
};

static State *state_of(Mirror *m)
{
    return (State *)(void *)m->state;
}

Mirror *mirror_new(const Game *g)
{
    Mirror *m = xcalloc(1, sizeof *m + g->state_size + sizeof(uint64_t));
    m->game = g;
    return m;
}

void mirror_free(Mirror *m)
{
    free(m);
}

const State *mirror_state(const Mirror *m)
{
    return (const State *)(const void *)m->state;
}

void mirror_jump(Mirror *m, const View *v)
{
    NEED(view_game(v) == m->game);
    memcpy(m->state, view_state(v), m->game->state_size);
}

static void take_out(State *s, PieceId p)
{
    Piece *piece = &s->piece[p];
    PlaceHead *head = &s->head[piece->place];
    if (piece->prev == NO_PIECE)
        head->first = piece->next;
    else
        s->piece[piece->prev].next = piece->next;
    if (piece->next == NO_PIECE)
        head->last = piece->prev;
    else
        s->piece[piece->next].prev = piece->prev;
    head->count--;
}

static void put_in(State *s, PieceId p, PlaceId to, uint8_t pos)
{
    PlaceHead *head = &s->head[to];
    Piece *piece = &s->piece[p];
    PieceId after = head->last;
    while (after != NO_PIECE && s->piece[after].pos > pos)
        after = s->piece[after].prev;
    piece->place = to;
    piece->pos = pos;
    piece->prev = after;
    piece->next = after == NO_PIECE ? head->first : s->piece[after].next;
    if (after == NO_PIECE)
        head->first = p;
    else
        s->piece[after].next = p;
    if (piece->next == NO_PIECE)
        head->last = p;
    else
        s->piece[piece->next].prev = p;
    head->count++;
}

static void turn_all_away(State *s, PlaceId at)
{
    uint8_t pos = 0;
    for (PieceId p = table_first(s, at); p != NO_PIECE; p = s->piece[p].next) {
        s->piece[p].def = DEF_HIDDEN;
        s->piece[p].pos = pos++;
    }
}

void mirror_apply(Mirror *m, const Event *e)
{
    State *s = state_of(m);
    switch (e->kind) {
    case EV_MOVE:
        NEED(e->piece < s->npieces && e->to < s->nplaces);
        take_out(s, e->piece);
        put_in(s, e->piece, e->to, e->pos);
        s->piece[e->piece].def = e->def;
        break;
    case EV_SHOW:
    case EV_HIDE:
        NEED(e->piece < s->npieces);
        s->piece[e->piece].def = e->def;
        break;
    case EV_FACE:
        NEED(e->piece < s->npieces);
        s->piece[e->piece].face = e->face;
        break;
    case EV_COUNT:
        NEED(e->piece < s->npieces);
        s->piece[e->piece].n = (uint8_t)e->n;
        break;
    case EV_SHUFFLE:
        NEED(e->to < s->nplaces);
        turn_all_away(s, e->to);
        break;
    default: /* the game's own kinds change nothing (core/game.h) */
        break;
    }
}

const char *mirror_difference(const Mirror *m, const View *v)
{
    const State *mine = mirror_state(m), *theirs = view_state(v);
    if (mine->npieces != theirs->npieces)
        return "the number of pieces differs";
    for (int i = 0; i < mine->npieces; i++) {
        const Piece *a = &mine->piece[i], *b = &theirs->piece[i];
        if (a->place != b->place)
            return "a piece lies in another place";
        if (a->pos != b->pos || a->next != b->next || a->prev != b->prev)
            return "the order of a place differs";
        if (a->def != b->def)
            return "a piece shows something else";
        if (a->face != b->face)
            return "a piece is turned another way";
        if (a->n != b->n)
            return "a piece counts another number";
    }
    return NULL;
}
