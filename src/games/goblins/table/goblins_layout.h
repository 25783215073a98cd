/* SPDX-License-Identifier: MIT
 * Where everything lies on the table of Goblin Ranks: a pure function (ui/layout.h), no SDL.
 * From top to bottom: the seats as chips; the battlefield, always of as many columns as the frame holds, with the
 * count of every line at its right end; the score if the game ended now; the question; the near hand, the cloth of
 * its clan, and the log. */
#ifndef GAMES_GOBLINS_TABLE_GOBLINS_LAYOUT_H
#define GAMES_GOBLINS_TABLE_GOBLINS_LAYOUT_H
#include "games/goblins/goblins.h"
#include "ui/layout.h"

enum {          /* BoardLayout.panel */
       AT_SEAT, /* + seat */
       AT_DECK = AT_SEAT + GOBLINS_SEATS,
       AT_FIELD,                     /* the battlefield with its counts */
       AT_LINE,                      /* + row of the grid: its counts; empty: the line is not open */
       AT_NOW = AT_LINE + GRID_ROWS, /* "if it ended now" */
       AT_HAND,
       AT_CROWN, /* box of the near seat's Crown, with room for its button */
       AT_CROWN_CARD,
       AT_TWELVE, /* the button of the page of the twelve goblins */
       AT_AIR,    /* the goblin that is in the air: lifted, pushed out or about to be thrown */
       AT_PANELS_END,
};

/* Least height of the hand, as a share of the felt below the seats, whatever the horde needs. The hand grows into
 * what the horde leaves. */
static const LayoutShare GOBLINS_HAND_HEIGHT = {0.2f, 76, 140};
/* Largest height of the hand, largest width of a card of the battlefield. */
enum { GOBLINS_HAND_MOST = 205, GOBLINS_CARD_MOST = 132 };

void goblins_layout(const BoardIn *in, BoardLayout *out);
/* Returns the rows that are lines of the horde or may become one, as bits. */
unsigned goblins_rows(const State *s);

#endif
