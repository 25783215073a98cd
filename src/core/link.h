/* SPDX-License-Identifier: MIT
 * The order of the pieces in a place: a doubly linked list through State.piece, sorted by Piece.pos. Nothing here knows of
 * sight, events or rules; core/table.c moves pieces by it for the rules, core/mirror.c for viewers. */
#ifndef CORE_LINK_H
#define CORE_LINK_H
#include "core/game.h"

/* Takes the piece out of the place it lies in; its own members stay as they are. */
static inline void link_out(State *s, PieceId p)
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

/* Puts a piece that lies nowhere behind `after`, or first when that is NO_PIECE. */
static inline void link_behind(State *s, PieceId p, PlaceId to, PieceId after)
{
    PlaceHead *head = &s->head[to];
    Piece *piece = &s->piece[p];
    piece->place = to;
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

/* Puts it at `pos`, behind all that lie there or before. */
static inline void link_at(State *s, PieceId p, PlaceId to, uint8_t pos)
{
    PieceId after = s->head[to].last;
    while (after != NO_PIECE && s->piece[after].pos > pos)
        after = s->piece[after].prev;
    s->piece[p].pos = pos;
    link_behind(s, p, to, after);
}

/* Puts it so that `index` pieces lie before it (all of them, when there are fewer), and numbers the place from 0. */
static inline void link_nth(State *s, PieceId p, PlaceId to, int index)
{
    PieceId after = NO_PIECE;
    uint8_t pos = 0;
    for (PieceId q = s->head[to].first; q != NO_PIECE && index > 0; q = s->piece[q].next, index--)
        after = q;
    link_behind(s, p, to, after);
    for (PieceId q = s->head[to].first; q != NO_PIECE; q = s->piece[q].next)
        s->piece[q].pos = pos++;
}

#endif
