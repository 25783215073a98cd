/* SPDX-License-Identifier: MIT
 * The only way rules touch pieces.  The sight of a place decides who learns what lies there, so hiding, imagining and
 * leak tests are written once for all games.  Every new knowledge and every fall of chance bumps State.info: what
 * a seat may take back is measured by its own. */
#ifndef CORE_TABLE_H
#define CORE_TABLE_H
#include "core/game.h"

/* First act of setup: seats, options, sights, empty places, seeded generator. s must be zeroed. */
void table_begin(State *s, const Game *g, const Setup *cfg);
/* A new piece at the end of a place; only during setup. Known by nobody until the place shows it. */
PieceId table_add(State *s, const Game *g, DefId def, PlaceId at);

/* Moves p into `to` at pos (pieces keep their pos; -1: after the last, 0 with a free place: top). Seats that the sight
 * of `to` admits learn it; nobody forgets. */
void table_move(State *s, const Game *g, PieceId p, PlaceId to, int pos, Events *ev);
/* Everybody but `keep` (bits) sees only a back from now on; a perfect memory still recalls it. */
void table_hide(State *s, const Game *g, PieceId p, unsigned keep, Events *ev);
void table_show(State *s, const Game *g, PieceId p, unsigned seats, Events *ev);
/* Permutes what the pieces there are; identity is separate from the piece, so an id gives nothing away. */
void table_shuffle(State *s, const Game *g, PlaceId at, Events *ev);
void table_face(State *s, const Game *g, PieceId p, uint8_t face, Events *ev);
void table_count(State *s, const Game *g, PieceId p, int n, Events *ev); /* n 0..255 */
/* 1..sides, from the scripted dice first. Everybody's info grows. */
int table_roll(State *s, int sides);

/* Something has been decided before everybody's eyes that no take-back undoes, although no card was turned. */
void table_bar(State *s);

/* Bits of the seats a piece in this place is seen by: bit 7 too when it is everybody. */
unsigned table_sight(const State *s, const Game *g, PlaceId at);
static inline PieceId table_first(const State *s, PlaceId at)
{
    return s->head[at].first;
}
static inline int table_size(const State *s, PlaceId at)
{
    return s->head[at].count;
}
/* for (PieceId p = table_first(s, at); p != NO_PIECE; p = s->piece[p].next) walks a place in order. */
int table_list(const State *s, PlaceId at, PieceId out[PIECE_MAX]); /* returns how many */
/* The first of that def, or NO_PIECE; while a move is applied the copy of it that is meant (State.prefer). */
PieceId table_find(const State *s, PlaceId at, DefId def);
/* Two pieces of one place that differ in nothing but where they lie in it: nobody gains by one of them. */
bool table_twins(const State *s, PieceId a, PieceId b);
int table_count_of(const State *s, PlaceId at, DefId def);
/* The broken invariant of the piece table: links, counts, what may lie where, conservation per def against `start`,
 * which may be NULL. */
const char *table_fault(const State *s, const Game *g, const State *start);

/* The frame stack: rules that wait for a choice (DESIGN sentence 6). */
Frame *frame_push(State *s, uint8_t op, uint8_t seat);
Frame *frame_top(State *s); /* NULL when nothing waits */
const Frame *frame_peek(const State *s);
void frame_pop(State *s);

#endif
