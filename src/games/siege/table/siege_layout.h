/* SPDX-License-Identifier: MIT
 * Where everything lies on the table of Siege of Six Lanes: a pure function (ui/layout.h), no SDL.
 *
 * Six lanes across the window, each with the horde's half, what its fight will do, and the alliance's half; the back line
 * looks over their far edge. Below them the ribbon and the hands. The left column has what the war is about: portal and
 * castle as pictures, between them the wave, the piles of the horde, and mana.
 *
 * Where the horde player sits near, the table is turned: lane 6 is at the left (SH-12.27), the horde's half and its back line
 * lie below, the alliance's half and its castle above. */
#ifndef GAMES_SIEGE_TABLE_SIEGE_LAYOUT_H
#define GAMES_SIEGE_TABLE_SIEGE_LAYOUT_H
#include "games/siege/siege.h"
#include "ui/layout.h"

enum {
    AT_PORTAL, /* BoardLayout.panel */
    AT_CASTLE,
    AT_WAVE,                        /* its four numbers */
    AT_PILE,                        /* what comes behind the portal */
    AT_HORDE_DECK,                  /* on it the treachery card */
    AT_MANA,                        /* crystals of the near seat */
    AT_BACK,                        /* the row of the back line */
    AT_PILLAGE,                     /* at its end: what it will steal */
    AT_MINION,                      /* + 0 to 3 */
    AT_LANE = AT_MINION + MINIONS,  /* + lane: both halves and what is between them */
    AT_FORECAST = AT_LANE + LANES,  /* + lane: the band between the halves */
    AT_UPPER = AT_FORECAST + LANES, /* + lane: where a card lies */
    AT_LOWER = AT_UPPER + LANES,
    AT_HANDS = AT_LOWER + LANES,          /* + seat; empty: not on the table */
    AT_DECKS = AT_HANDS + SIEGE_SEATS,    /* + seat */
    AT_DISCARDS = AT_DECKS + SIEGE_SEATS, /* + seat */
    AT_LOOK = AT_DISCARDS + SIEGE_SEATS,  /* cards of a pile that are asked about or looked at; empty: none */
    AT_LINE,                              /* the waiting line; empty: nothing waits, or one thing alone */
    AT_ACTIONS,                           /* what the near horde player can do; empty: another sits near */
    AT_PANELS_END,
};
_Static_assert((int)AT_PANELS_END <= (int)BOARD_PANELS, "all panels fit into BoardLayout.panel");

/* Slots of the board (SlotSpec): the halves of the lanes, upper ones first. */
enum { SLOT_UPPER, SLOT_LOWER = LANES, SIEGE_SLOTS = 2 * LANES };

void siege_layout(const BoardIn *in, BoardLayout *out);
/* True if the horde player sits near: the table is turned. */
bool siege_is_turned(const BoardIn *in);
/* True if that player acts and nothing is asked: actions are listed. */
bool siege_lists_actions(const BoardIn *in);
/* Returns the rectangle round all six lanes. */
Rect siege_lanes(const BoardLayout *at);
/* Returns the alliance seat whose mana and deck are shown: the near one, or the first. */
int siege_near_ally(const BoardIn *in);
/* True if letters are so large that cards and seats show no names. */
bool siege_is_large(const BoardIn *in);
/* Returns how many cards beside each other of the waiting line have room there, and where card i of it lies, counted from
 * the right: the next one is the largest. */
int siege_queue_room(Rect line);
Rect siege_queue_card(Rect line, int i);
/* Returns the place whose cards the viewer chooses from or looks at; NO_PLACE: only hands. */
PlaceId siege_looks_at(const BoardIn *in);
/* True if the lanes fight or have just fought, and nobody is asked: the hands sink below the edge. */
bool siege_shows_fight(const State *s);
/* True as long as this turn's treachery card counts: it lies on the horde's deck. */
bool siege_shows_treachery(const State *s);
/* Returns the piece of that card; NO_PIECE: it lies nowhere any more (siege_foresight.c). */
PieceId siege_treachery_piece(const State *s);

#endif
