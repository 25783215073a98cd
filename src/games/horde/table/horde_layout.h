/* SPDX-License-Identifier: MIT
 * Where everything lies on the Horde table: a pure function (ui/layout.h), no SDL.
 * Three tables in one window: the market (rounds 1 to 11), the Trickster's table, and the battles. The drawing files
 * (horde_market.c, horde_battle.c, horde_seats.c) use the rectangles below. */
#ifndef GAMES_HORDE_TABLE_HORDE_LAYOUT_H
#define GAMES_HORDE_TABLE_HORDE_LAYOUT_H
#include "games/horde/horde.h"
#include "ui/layout.h"

typedef enum { TABLE_MARKET, TABLE_TRICKSTER, TABLE_BATTLE } HordeTable;
HordeTable horde_table(const State *s);

enum {          /* BoardLayout.panel */
       AT_SEAT, /* + seat: its panel in the left rail, or its chip; empty: the near seat */
       AT_SEAT_FRONT = AT_SEAT + HORDE_SEATS, /* + seat: room for its cards of the round */
       AT_MARKET = AT_SEAT_FRONT + HORDE_SEATS,
       AT_SUPPLY, /* the face-down pile in it */
       AT_TOKENS,
       AT_KINDS,                       /* rows in the market panel; empty: no room */
       AT_CELL,                        /* + battle: cell of the battle row or of the Trickster's table */
       AT_POOL = AT_CELL + KIND_COUNT, /* frame behind the Pool */
       AT_OWN,                         /* heading "This round" */
       AT_FRONT,                       /* the near seat's cards of the round */
       AT_DROP,                        /* the free slot beside them; empty: none */
       AT_HORDE,                       /* heading of the near horde */
       AT_TALLY,
       AT_CARDS,
       AT_RULE,                          /* line between the two */
       AT_BUTTONS,                       /* row for Horde, Log, Zoom when hordes are shown as counts */
       AT_BATTLES,                       /* list of the eleven battles */
       AT_ROW,                           /* + battle */
       AT_SCORES = AT_ROW + KIND_COUNT,  /* tokens taken so far */
       AT_HEAD,                          /* heading of the present battle */
       AT_LANE,                          /* + seat */
       AT_COUNT = AT_LANE + HORDE_SEATS, /* + seat: the big number */
       AT_SIDE = AT_COUNT + HORDE_SEATS, /* right panel of the battles: prices, or own horde */
       AT_MORE,                          /* "6 more cards" */
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

enum { HORDE_SMALL_TALLY = 46 }; /* px, two rows of counts in the panel of another seat */

/* True if a lane is too low for cards below its seat's name: they lie beside it. */
static inline bool lane_is_low(const BoardIn *in, Rect lane)
{
    return lane.h < line_of(in, 24) + 24 + 76;
}
static inline float lane_name_width(const BoardIn *in)
{
    return 40 + line_of(in, 92);
}

/* Returns the width of the names beside the tokens won so far, badges included. */
static inline float horde_name_width(const BoardIn *in)
{
    return line_of(in, 112);
}

/* Widths of cards if the window has room for them; else all shrink together. A card is 1.25 times as high. */
typedef struct {
    float strip, compact, normal, wide; /* by the class of the screen */
} HordeCards;
static const HordeCards HORDE_HAND_CARD = {106, 100, 118, 124}; /* picked this round */
static const HordeCards HORDE_POOL_CARD = {106, 86, 91, 98};
static const HordeCards HORDE_OWN_CARD = {84, 60, 68, 64}; /* the near horde */
enum { HORDE_LANE_HIGH = 138 };                            /* px, largest height of a card in a battle */
static inline float horde_card(HordeCards w, const BoardLayout *out)
{
    return out->kind == CLASS_STRIP ? w.strip : out->kind == CLASS_COMPACT ? w.compact : out->wide ? w.wide : w.normal;
}

void horde_layout(const BoardIn *in, BoardLayout *out);
/* Returns the row of a seat in a battle that ended so: the winner's is larger. Zeros: all are alike. */
Rect horde_lane(const BoardIn *in, const BoardLayout *out, HordeDecided how, int seat);
/* Returns its column at the right end: the count, and room for a token that is won there. */
Rect horde_lane_count(const BoardIn *in, const BoardLayout *out, HordeDecided how, int seat, Rect lane);
/* Returns the line below the cards of a row that has won; empty: there is no room for one. */
Rect horde_lane_words(const BoardIn *in, const BoardLayout *out, HordeDecided how, int seat, Rect lane);

/* For the two halves of the layout. */
void horde_layout_market(const BoardIn *in, BoardLayout *out);
void horde_layout_battle(const BoardIn *in, BoardLayout *out);
/* Lists the cards of a place in display order: hordes by faction (sort 0) or type (1), hidden ones last. Returns how
 * many. */
int horde_sorted(const State *s, int sort, PlaceId at, PieceId out[PIECE_MAX]);
/* Lays the cards of a place into an area: in rows, smaller or overlapping if they must; w: usual width of a card. */
void horde_put_cards(const BoardIn *in, BoardLayout *out, PlaceId at, Rect area, float w, int z);
/* Lays the near horde into an area: heading, tally, cards. */
void horde_put_horde(const BoardIn *in, BoardLayout *out, Rect area, float w, int z);
/* Lays out seat chips under the top bar (CLASS_STRIP); returns the y below them. */
float horde_put_chips(const BoardIn *in, BoardLayout *out);
/* Lists the distinct cards of the near horde that may be given up now, in the order of the price list. Returns how
 * many. */
int horde_prices(const BoardIn *in, PieceId out[PIECE_MAX]);

#endif
