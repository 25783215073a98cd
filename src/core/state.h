/* SPDX-License-Identifier: MIT
 * A position of any game: pieces, places and what waits to happen, as one flat value; the moves that lead from it, and the
 * events that tell how. Rules change it through core/table.h. */
#ifndef CORE_STATE_H
#define CORE_STATE_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/rng.h"

enum {
    SEAT_MAX = 6,
    PIECE_MAX = 224,
    POOL_MAX = 8, /* kinds of pieces that can stand for each other while unknown */
    PLACE_MAX = 96,
    FRAME_MAX = 56,
    QUEUE_MAX = 48,
    DICE_MAX = 64,
    OPTION_MAX = 32,
    NUM_MAX = 10,
    MOVE_MAX = 1024, /* six things in any order are 720 */
    EVENT_MAX = 1024,
};
enum {
    NO_SEAT = 0xFF,
    SEVERAL_SEATS = 0xFE, /* Frame.seat of a game with Game.several */
    NO_PIECE = 0xFF,
    NO_PLACE = 0xFF,
    DEF_HIDDEN = 0,
};
typedef uint8_t PieceId; /* index into State.piece */
typedef uint8_t PlaceId; /* index into Game.place and State.head */
typedef uint16_t DefId;  /* index into Game.def: what a piece is (a card, a die, a token) */

#pragma GCC diagnostic push /* no holes: memcmp and hashing rely on it */
#pragma GCC diagnostic error "-Wpadded"

typedef struct { /* one physical thing: a card, a die, a token. Moved by core/table.h only. */
    DefId def;   /* row of Game.def; DEF_HIDDEN in a view that may not know it */
    PlaceId place;
    uint8_t pos;        /* order inside the place; 0 is top or leftmost. Gaps are allowed (slots). */
    PieceId next, prev; /* neighbours in the order of the place; NO_PIECE at the ends */
    uint8_t pool;       /* pieces of one pool can stand for each other while unknown */
    uint8_t known;      /* seats that see def now, one bit each */
    uint8_t recall;     /* seats that saw def since the last shuffle, one bit each: what a perfect memory knows */
    uint8_t owner;      /* seat or NO_SEAT */
    uint8_t face;       /* the game's flags: used, exhausted, locked */
    uint8_t n;          /* die value, damage, charges */
    PieceId host;       /* the piece it is attached to, or NO_PIECE: it lies where that lies (table_attach) */
    uint8_t spare;
    int8_t num[NUM_MAX]; /* counters, a row of Game.num each: tokens, wounds, a slot to return to. Public. */
} Piece;

typedef struct {
    PieceId first, last;
    uint8_t count;
    uint8_t sight; /* a Sight; begins as PlaceSpec.sight, setup may widen it (an "open" option) */
} PlaceHead;

typedef struct { /* a waiting step of a rule: on the stack (frame_push) or in the queue (queue_add) */
    uint8_t op, step, seat, n;
    PieceId src, it; /* the piece whose effect it is, and the piece it is about; NO_PIECE: none */
    uint16_t arg;
    uint16_t node;  /* position in the text of its card, for a game whose cards are terms */
    uint16_t batch; /* in the queue: equal for steps that became due together */
    uint32_t set;   /* things it is about, one bit each: lanes, candidates */
} Frame;

typedef struct {             /* every game's own state struct has one as its first member, called s */
    Rng rng;                 /* zero in views: nobody sees future random numbers */
    uint32_t serial;         /* moves applied so far */
    uint16_t info[SEAT_MAX]; /* per seat: grows when it learns something hidden, or after a random event */
    uint16_t round;
    uint8_t nseats, npieces, nplaces, nframes;
    uint8_t phase;   /* the game's own enum; Game.phase names them */
    uint8_t to_act;  /* the seat whose turn it is and that is asked first; NO_SEAT when over */
    uint8_t may_act; /* seats that may choose now, as bits, to_act among them; 0: to_act alone, never its bit alone */
    uint8_t over;    /* 1: the game has ended */
    uint8_t ndice, idice; /* scripted dice and shuffles (table.h): idice..ndice-1 are given, then rng */
    uint8_t nqueue;
    /* While a move is applied: 1 + the piece the player chose among equal copies (table_find); else 0. */
    uint8_t prefer;
    uint8_t spare[10];
    uint8_t option[OPTION_MAX]; /* choice per row of Game.option */
    uint8_t dice[DICE_MAX];
    PlaceHead head[PLACE_MAX];
    Frame frame[FRAME_MAX]; /* a stack: the last frame continues first */
    Frame queue[QUEUE_MAX]; /* in the order of arrival; taken out where the rules say */
    Piece piece[PIECE_MAX];
} State;

typedef struct { /* a choice as a value; kind 0: no move */
    uint8_t kind, seat;
    uint16_t a, b, c;
} Move;

typedef struct {  /* one event of a move: for screens and logs, never for rules */
    uint8_t kind; /* EV_... or the game's own, from EV_GAME on */
    uint8_t seat; /* the seat that did it, or NO_SEAT */
    uint8_t seen; /* bit per seat that may know def (bit 7: everybody, bystanders too) */
    uint8_t face; /* EV_FACE: the new flags */
    PieceId piece;
    PlaceId from, to;
    uint8_t pos; /* EV_MOVE, EV_PUT: where in `to` */
    DefId def;
    int16_t n;
    uint16_t other; /* a second seat, a second def: see the event's label */
    uint16_t why;   /* def or rule that caused it, 0: none */
} Event;

#pragma GCC diagnostic pop

typedef struct {
    int n;
    Move m[MOVE_MAX];
} Moves;

/* The events of one move. Rules never read events, so overflow is harmless: the first EVENT_MAX are replaced by one
 * EV_JUMP, and readers use the view instead. */
typedef struct {
    int n;
    bool full;                      /* more than EVENT_MAX events: event_end leaves an EV_JUMP */
    const struct FieldWatch *watch; /* core/fields.h; NULL: changes of fields make no events */
    Event e[EVENT_MAX];
} Events;

/* Generic events describe every change of the table: a mirror (core/mirror.h) fed with them equals the view. A game's own
 * kinds begin at EV_GAME; they carry meaning (log lines, banners, sounds) and change nothing. */
enum {
    EV_NONE,
    EV_MOVE,    /* piece: from -> to at pos; it is attached to nothing afterwards */
    EV_SHOW,    /* piece is revealed to the seats in seen */
    EV_HIDE,    /* piece turned away from all but the seats in seen */
    EV_FACE,    /* piece.face = face */
    EV_COUNT,   /* piece.n = n */
    EV_SHUFFLE, /* place `to`: nobody knows its order any more */
    EV_NUM,     /* piece.num[other] = n */
    EV_PUT,     /* piece: from -> the pos-th of `to`, whose pieces are then numbered from 0 */
    EV_HOST,    /* piece is attached to the piece `other`, or to nothing: NO_PIECE */
    EV_MIX,     /* piece may be another one now (a secret rearrangement): def for those who followed it */
    EV_FIELD,   /* a field of the game has another value (core/fields.h); the match adds them by itself */
    EV_JUMP,    /* too many events: use the view */
    EV_GAME = 16,
};
enum { SEEN_ALL = 0xFF, SEEN_BYSTANDER = 0x80 };

/* The bit of a seat in sets of who sees or knows; NO_SEAT: of those who only watch. */
static inline unsigned seat_bit(int seat)
{
    return seat == NO_SEAT ? SEEN_BYSTANDER : 1u << seat;
}

/* Zero hides, so a forgotten sight leaks nothing. SIGHT_LAST: the last seat, which plays against the others. */
typedef enum { SIGHT_NONE, SIGHT_OWNER, SIGHT_ALL, SIGHT_LAST } Sight;

/* Returns the seats that may choose now, as bits; none when the game is over. */
static inline unsigned state_may_act(const State *s)
{
    return s->over || s->to_act >= s->nseats ? 0 : s->may_act ? s->may_act : 1u << s->to_act;
}

/* The order of legal lists, and equality. */
int move_order(Move x, Move y);
static inline bool move_same(Move x, Move y)
{
    return x.kind == y.kind && x.seat == y.seat && x.a == y.a && x.b == y.b && x.c == y.c;
}
bool moves_have(const Moves *l, Move m);
void moves_add(Moves *l, Move m); /* keeps the list sorted; the caller adds no move twice */

/* ev may be NULL. Returns the event, to be filled in at once; NULL: no events are kept, or there are too many. */
Event *event_add(Events *ev, Event e);
/* For functions that carry out a move: reports remaining field changes, and replaces too many events by EV_JUMP. */
void event_end(Events *ev);
Event *event_put(Events *ev, Event e); /* event_add that does not check the fields first */
/* Adds an event for the log, seen by all unless e.seen names the seats. piece, from, to: what it is about (NO_PIECE,
 * NO_PLACE). */
static inline void event_tell(Events *ev, PieceId piece, PlaceId from, PlaceId to, Event e)
{
    if (!ev) /* most moves are made in searches, without events */
        return;
    e.seen = e.seen ? e.seen : SEEN_ALL;
    e.piece = piece;
    e.from = from;
    e.to = to;
    event_add(ev, e);
}

#endif
