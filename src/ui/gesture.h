/* SPDX-License-Identifier: MIT
 * What a player can do by hand: which pieces lift, where they land, which moves are buttons. Everything follows from the
 * list of legal moves and the game's move table; nothing here decides what is legal, nothing here draws.
 *
 * BY_PICK: piece a is clicked, or dropped on a place of MoveSpec.onto. BY_DRAG: a is dropped on b. BY_BUTTON: the move
 * stands in the ribbon. Two arguments of the same kind from and onto the same group mean the same in either order
 * (the swap of two tokens). Of the moves that lay pieces in another order (ARG_ORDER) it is the one that exchanges just
 * these two.
 *
 * A slot is a part of the table that moves name by a number, as a lane: no place of the rules, but a target like one.
 * Its id is a PlaceId from Game.nplaces on (slot_place). A BY_DRAG move whose b is the number lands there, and a BY_PICK
 * move where the board says so; a button whose a is the number is pressed by choosing the slot.
 *
 * A BY_PICK move can be played from its other end, too, where the board says that two pieces meet in it: an ally is
 * dropped on the minion that it engages, though the move names the minion alone. */
#ifndef UI_GESTURE_H
#define UI_GESTURE_H
#include "core/game.h"

typedef struct {
    const char *word;  /* "lower-3": for ids of the screen */
    const char *label; /* "Lane 3" */
    uint8_t group;     /* PlaceSpec.group of the places it is a part of: pieces there stay there */
    uint16_t n;        /* its number in moves */
} SlotSpec;

/* What the moves of one piece can be aimed at: dropping it on such a piece plays the move, and its first question is answered
 * with that piece. */
enum { AIMS = 8, PIECE_WORDS = (PIECE_MAX + 63) / 64 };
typedef struct {
    int n;
    Move move[AIMS];
    uint64_t on[AIMS][PIECE_WORDS];
} Aims;

typedef struct {
    const Game *game;
    const State *s;     /* as shown */
    const Moves *legal; /* legal moves of the seat that plays; n 0: none now */
    /* The board's exceptions, both may be NULL: returns the piece this one stands for (a token for the Battle Card under
     * it); returns whether a BY_PICK move may end in this place or slot (BoardAsk.drop_allowed). */
    PieceId (*stands_for)(const State *s, PieceId p);
    bool (*lands)(const State *s, Move m, PlaceId place);
    const SlotSpec *slot; /* may be NULL */
    int nslots;
    PlaceId (*asks_of)(const State *s);                         /* as BoardAsk.choice_place; may be NULL */
    bool (*meets)(const State *s, Move m, PieceId p, Why *why); /* as BoardAsk.drop_on_piece; may be NULL */
    const Aims *aims;                                           /* of the held piece; may be NULL */
} Hand;

static inline PlaceId slot_place(const Game *g, int slot)
{
    return (PlaceId)(g->nplaces + slot);
}
/* Returns the slot of that id; NULL: it is a place. */
const SlotSpec *hand_slot(const Hand *h, PlaceId place);
/* Returns the index of the button move that choosing the slot plays; -1: none. */
int hand_slot_button(const Hand *h, PlaceId place);

typedef struct { /* indices into legal->m */
    int n;
    int at[MOVE_MAX];
} Picked;

/* True if the move is aimed at that piece. */
bool hand_aims(const Hand *h, Move m, PieceId on);
/* True if the first argument of the move, which must not be a button, names p. */
bool hand_names(const Hand *h, Move m, PieceId p);
bool hand_is_button(const Hand *h, Move m);
/* Lists the moves that begin with lifting p. */
void hand_lifts(const Hand *h, PieceId p, Picked *out);
bool hand_can_lift(const Hand *h, PieceId p);
/* Lists the moves that dropping p on this place (or, not NO_PIECE, this piece) plays. */
void hand_drops(const Hand *h, PieceId p, PlaceId place, PieceId on, Picked *out);
/* Lists the moves that choosing p without a target plays: BY_PICK. */
void hand_picks(const Hand *h, PieceId p, Picked *out);
/* Returns the move whose refusal explains why p does not lift; kind 0: none. Of several impossible moves of p, one that
 * pieces of its sort can make (Why.never). */
Move hand_refused(const Hand *h, int seat, PieceId p);
/* True when pieces of p's group take part in the present choice, so that p itself is barred if it does not lift. */
bool hand_is_candidate(const Hand *h, PieceId p);

#endif
