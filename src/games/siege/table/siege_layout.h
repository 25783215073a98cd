/* SPDX-License-Identifier: MIT
 * Where everything lies on the table of Siege of Six Lanes: a pure function (ui/layout.h), no SDL.
 *
 * In the middle, from above: the back line with its four minions; six lanes, each with the horde's half, what its fight
 * will do, and the alliance's half; the question; the hands. At the left what the war is about: portal, what comes behind
 * it, castle, mana and deck. On small screens and with large text the left rail is a row of chips above.
 *
 * Where the horde player sits near, the table is turned: lane 6 is at the left (SH-12.27), the horde's half and its back line
 * lie below, the alliance with its castle above; the rail has its portal, mana with the wave, and what it can do. */
#ifndef GAMES_SIEGE_TABLE_SIEGE_LAYOUT_H
#define GAMES_SIEGE_TABLE_SIEGE_LAYOUT_H
#include "games/siege/siege.h"
#include "ui/layout.h"

enum {
    AT_PORTAL, /* BoardLayout.panel */
    AT_PILE,
    AT_CASTLE,
    AT_MANA,
    AT_BACK,                        /* the row of the back line */
    AT_MINION,                      /* + 0 to 3 */
    AT_LANE = AT_MINION + MINIONS,  /* + lane: both halves and what is between them */
    AT_FORECAST = AT_LANE + LANES,  /* + lane */
    AT_UPPER = AT_FORECAST + LANES, /* + lane: where a card lies */
    AT_LOWER = AT_UPPER + LANES,
    AT_HANDS = AT_LOWER + LANES,      /* + seat; empty: not on the table */
    AT_LOOK = AT_HANDS + SIEGE_SEATS, /* cards of a pile that are asked about or looked at; empty: none */
    AT_LINE,                          /* the waiting line; empty: nothing waits, or one thing alone */
    AT_FIELD,                  /* + lane: its field while the lanes fight; empty: they do not, or something is asked */
    AT_FOE = AT_FIELD + LANES, /* the table turned: the other side, its castle at the right end; empty: as chips */
    AT_PANELS_END,
};
_Static_assert((int)AT_PANELS_END <= (int)BOARD_PANELS, "all panels fit into BoardLayout.panel");

/* Slots of the board (SlotSpec): the halves of the lanes, upper ones first. */
enum { SLOT_UPPER, SLOT_LOWER = LANES, SIEGE_SLOTS = 2 * LANES };

/* No card of lanes and hands is narrower: 64 pixels in the smallest window, which shows 0.9 of everything. */
enum { SIEGE_CARD_LEAST = 72, SIEGE_CARD_TOLD = 54 /* px of it, enough to recognise it */ };
static const LayoutShare SIEGE_HAND_HEIGHT = {0.225f, 84, 260};
static const LayoutShare SIEGE_RAIL_WIDTH = {0.155f, 178, 300};

void siege_layout(const BoardIn *in, BoardLayout *out);
/* True if the horde player sits near: the table is turned. */
bool siege_is_turned(const BoardIn *in);
/* True if that player acts and nothing is asked: actions are listed in place of the outsider pile. */
bool siege_lists_actions(const BoardIn *in);
/* Returns the rectangle round all six lanes. */
Rect siege_lanes(const BoardLayout *at);
/* Returns the alliance seat whose mana and deck stand in the rail: the near one, or the first. */
int siege_near_ally(const BoardIn *in);
/* True if letters are so large that names lie over their cards (siege_pieces.c), and a hand's seat beside it. */
bool siege_is_large(const BoardIn *in);
/* True if the waiting line is a list with words, false: cards alone. */
bool siege_queue_is_list(const BoardIn *in, Rect line);
/* Returns how many rows, or cards beside each other, of the waiting line have room in that rectangle. */
int siege_queue_room(const BoardIn *in, Rect line);
/* Returns where the next card of the outsider pile, or the treachery card, lies: beside its words; with chips, on
 * that of the portal behind which it waits. */
Rect siege_pile_card(const BoardIn *in, const BoardLayout *at);
/* Returns the place whose cards the viewer chooses from or looks at; NO_PLACE: only hands. */
PlaceId siege_looks_at(const BoardIn *in);
/* True if the lanes fight or have just fought, and nobody is asked: the panels of the fight replace the hands. */
bool siege_shows_fight(const State *s);
/* True as long as this turn's treachery card counts: it replaces the outsider pile. */
bool siege_shows_treachery(const State *s);
/* Returns the piece of that card; NO_PIECE: it lies nowhere any more (siege_foresight.c). */
PieceId siege_treachery_piece(const State *s);

#endif
