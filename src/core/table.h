/* SPDX-License-Identifier: MIT
 * The only way rules touch pieces. The sight of a place decides who learns a piece there, so hiding, imagining and leak
 * tests are written once for all games. Everything a seat learns and every random event raises its State.info, which
 * decides what it may undo. */
#ifndef CORE_TABLE_H
#define CORE_TABLE_H
#include "core/game.h"

/* Begins setup: seats, options, sights, empty places, seeded generator. s must be zeroed. */
void table_begin(State *s, const Game *g, const Setup *cfg);
/* Adds a new piece at the end of a place; only during setup. Known by nobody until the place shows it. */
PieceId table_add(State *s, const Game *g, DefId def, PlaceId at);

/* Moves p into `to` at pos (pieces keep their pos; -1: after the last, 0 with a free place: top). Seats that the sight
 * of `to` admits learn it; nobody forgets. */
void table_move(State *s, const Game *g, PieceId p, PlaceId to, int pos, Events *ev);
/* Puts p so that `index` pieces lie before it (0: on top; SIZE or more: at the bottom), and numbers the place from 0:
 * for piles, where there are no gaps. */
void table_put(State *s, const Game *g, PieceId p, PlaceId to, int index, Events *ev);
enum { TABLE_TOP = 0, TABLE_BOTTOM = PIECE_MAX };
/* Attaches p to a host that is not attached itself. p lies in `to`, a place for attachments, and moves with its host;
 * moving p ends the attachment. When the host leaves play, the game decides what happens to p. */
void table_attach(State *s, const Game *g, PieceId p, PieceId host, PlaceId to, Events *ev);
int table_attached(const State *s, PieceId host, PieceId out[PIECE_MAX]); /* returns how many, in the order of ids */
/* Rearranges pieces secretly: piece[i] becomes what piece[order[i]] was; only the seats in `follow` (bits) still know
 * which is which. All n pieces share one pool and one owner; order is a permutation of 0..n-1. Faces, counters and places
 * are public and stay. Everybody is told that it happened, but not the order. */
void table_mix(State *s, const Game *g, const PieceId piece[], const uint8_t order[], int n, unsigned follow,
               Events *ev);
/* Exchanges what two pieces are, and nothing else: how Game.guess mends an imagined world. */
void table_trade(State *s, PieceId p, PieceId q);
/* Turns p face down for everybody but `keep` (bits); a perfect memory still recalls it. */
void table_hide(State *s, const Game *g, PieceId p, unsigned keep, Events *ev);
void table_show(State *s, const Game *g, PieceId p, unsigned seats, Events *ev);
/* Shuffles what the pieces there are. Pieces keep their ids, so ids reveal nothing. Scripted (State.dice): 0 leaves the
 * order; otherwise the low bytes of the defs, from the top. */
void table_shuffle(State *s, const Game *g, PlaceId at, Events *ev);
void table_face(State *s, const Game *g, PieceId p, uint8_t face, Events *ev);
void table_count(State *s, const Game *g, PieceId p, int n, Events *ev); /* n 0..255 */
void table_tell_num(const State *s, PieceId p, int num, Events *ev);     /* for table_num */
/* Piece.num[num] = value, -128..127. Inline, because a card that is revealed and returned changes one each time. */
static inline void table_num(State *s, const Game *g, PieceId p, int num, int value, Events *ev)
{
    REQUIRE(num >= 0 && num < g->nnums && value >= INT8_MIN && value <= INT8_MAX);
    if (s->piece[p].num[num] == value)
        return;
    s->piece[p].num[num] = (int8_t)value;
    if (ev)
        table_tell_num(s, p, num, ev);
}
/* During setup, or when a position is read: sets a piece's pool (if not DefSpec.pool) and owner. Both follow the def
 * through shuffles. */
void table_pool(State *s, PieceId p, uint8_t pool);
void table_own(State *s, PieceId p, uint8_t seat);
/* Returns 1..sides, from the scripted dice first. Raises the info of everybody. */
int table_roll(State *s, int sides);

/* Blocks undo: something was decided in public that cannot be undone, although no card was revealed. */
void table_bar(State *s);

/* Returns the seats that see a piece in this place, as bits: bit 7 too if everybody does. */
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
/* Returns the first piece of that def, or NO_PIECE; during a move, the copy the player chose (State.prefer). */
PieceId table_find(const State *s, PlaceId at, DefId def);
/* True if two pieces of one place differ only in their position there, so that choosing one or the other is the same. */
bool table_twins(const State *s, PieceId a, PieceId b);
int table_count_of(const State *s, PlaceId at, DefId def);
/* Returns the first broken invariant of the piece table: links, counts, what may lie where, and (unless start is NULL) the
 * number of each def. NULL: none. */
const char *table_fault(const State *s, const Game *g, const State *start);

/* For the fault() of a game in which one seat chooses at a time, nothing queues and nothing is attached. */
const char *table_plain_fault(const State *s);

/* The frame stack: rules that wait for a choice, the innermost on top. */
Frame *frame_push(State *s, uint8_t op, uint8_t seat);
Frame *frame_top(State *s); /* NULL when nothing waits */
const Frame *frame_peek(const State *s);
void frame_pop(State *s);

/* The queue of due steps, oldest first. Frame.batch groups steps that became due together. */
Frame *queue_add(State *s, uint8_t op, uint8_t seat); /* at the end; the caller fills it in at once */
Frame queue_take(State *s, int i);                    /* the i-th, 0 <= i < s->nqueue; the others close up */

#endif
