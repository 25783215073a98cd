/* SPDX-License-Identifier: MIT
 * Where everything lies on the Horde table: a pure function (ui/layout.h), no SDL.
 * Three tables on the stage: the market (rounds 1 to 11), the Trickster's table, and the battles. The eleven Battle Cards
 * lie along the far edge of all three, in one order for the whole game. */
#ifndef GAMES_HORDE_TABLE_HORDE_LAYOUT_H
#define GAMES_HORDE_TABLE_HORDE_LAYOUT_H
#include "games/horde/horde.h"
#include "ui/layout.h"

typedef enum { TABLE_MARKET, TABLE_TRICKSTER, TABLE_BATTLE } HordeTable;
HordeTable horde_table(const State *s);

enum {                                        /* BoardLayout.panel */
       AT_HOME,                               /* + seat: where its cards go that do not show */
       AT_SEAT_FRONT = AT_HOME + HORDE_SEATS, /* + seat: room for its cards of the round */
       AT_CELL = AT_SEAT_FRONT + HORDE_SEATS, /* + kind: its Battle Card, drawn or not */
       AT_POOL = AT_CELL + KIND_COUNT,        /* the mat under the Pool */
       AT_SUPPLY,                             /* the face-down pile */
       AT_CHOICE,                             /* the band under tokens that one is chosen of */
       AT_FRONT,                              /* the near seat's cards of the round */
       AT_DROP,                               /* the free slot beside them; empty: none */
       AT_CARDS,                              /* the near horde */
       AT_LANES,                              /* all rows of a battle */
       AT_LANE,                               /* + seat */
       AT_COUNT = AT_LANE + HORDE_SEATS,      /* + seat: the roundel with its count */
       AT_PRIZE = AT_COUNT + HORDE_SEATS,     /* the Battle Card that is fought for */
       AT_GONE,                               /* cards out of the game */
       AT_PANELS_END,
};

/* Memory of BoardTell.on_event at this table, read by layout and drawing. */
enum { HORDE_GIVEN = 48, HORDE_PICKED = 8 };
typedef struct {
    uint16_t battle; /* Battle Card of the battle it was given up in */
    PieceId piece;
    uint8_t seat;
} HordeGiven;
enum { HORDE_JOKERS = 12 };
typedef struct { /* a joker of the current battle, and its seat's count with it */
    uint8_t seat, count;
    uint16_t sacrifice; /* to a Demon; 0: a Flayer */
} HordeJoker;
typedef struct { /* how a battle has just ended; its rows stay so until the next one begins */
    bool stands;
    uint8_t seat, tops; /* the winner, or NO_SEAT; bits of the seats whose count was the highest */
    uint8_t best, next; /* that count, and the one after it */
    uint8_t demons;     /* cards that the winner sacrificed in it */
    PieceId token;
} HordeDecided;
typedef struct { /* BoardIn.event_memory */
    int n;
    HordeGiven given[HORDE_GIVEN];
    HordeDecided last;
    bool laid; /* the start of the battle was shown, so its course is known */
    uint8_t began[HORDE_SEATS];
    int njokers;
    HordeJoker joker[HORDE_JOKERS];
    /* Cards picked in this round, in the last one. */
    uint16_t picked[HORDE_SEATS][HORDE_PICKED], before[HORDE_SEATS][HORDE_PICKED];
} HordeShown;
/* Returns how the last battle ended; zeros: none has, or it was not shown. */
HordeDecided horde_decided(const BoardIn *in);

void horde_layout(const BoardIn *in, BoardLayout *out);
/* Returns the row of a seat in a battle that ended so: the winner's is larger. Zeros: all are alike. */
Rect horde_lane(const BoardIn *in, const BoardLayout *out, HordeDecided how, int seat);
/* Returns its column at the right end: the count, and room for a token that is won there. */
Rect horde_lane_count(const BoardIn *in, const BoardLayout *out, HordeDecided how, int seat, Rect lane);
/* Returns the line below the cards of a row that has won; empty: there is no room for one. */
Rect horde_lane_words(const BoardIn *in, const BoardLayout *out, HordeDecided how, int seat, Rect lane);

/* Returns slot `slot` of the Pool on its mat. */
Rect horde_slot(const BoardLayout *at, const State *s, int slot);
/* Returns where the token lies on a Battle Card. */
Rect horde_token_on(Rect cell);
/* True if cards of the near horde can be given up now, and the viewer may see them: each bears its price. */
bool horde_is_priced(const BoardIn *in);
/* Lists the cards of a place in display order: hordes by faction (sort 0) or type (1), hidden ones last. Returns how
 * many. */
int horde_sorted(const State *s, int sort, PlaceId at, PieceId out[PIECE_MAX]);

#endif
