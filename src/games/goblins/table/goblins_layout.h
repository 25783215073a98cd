/* SPDX-License-Identifier: MIT
 * Where everything lies on the table of Goblin Ranks: a pure function (ui/layout.h), no SDL.
 * From top to bottom: at the far edge the other seats, the banners of the clans and the deck; the battlefield over the
 * whole window, always of as many columns as the frame holds (and their cards of one size), with the count of every
 * line on a tab at its left; the ribbon beside the near seat; the near hand, and the cloth with its Crown. */
#ifndef GAMES_GOBLINS_TABLE_GOBLINS_LAYOUT_H
#define GAMES_GOBLINS_TABLE_GOBLINS_LAYOUT_H
#include "games/goblins/goblins.h"
#include "ui/layout.h"
#include "ui/seats.h"

enum {          /* BoardLayout.panel */
       AT_SEAT, /* + seat: its portrait */
       AT_DECK = AT_SEAT + GOBLINS_SEATS,
       AT_BANNER,                         /* + clan: its points; empty: not in play */
       AT_FIELD = AT_BANNER + CLAN_COUNT, /* the cells of the battlefield */
       AT_LINE,                           /* + row of the grid: its counts; empty: the line is not open */
       AT_HAND = AT_LINE + GRID_ROWS,
       AT_CROWN, /* the cloth of the near seat's Crown */
       AT_CROWN_CARD,
       AT_AIR, /* the goblin that is in the air: lifted, pushed out or about to be thrown */
       AT_PANELS_END,
};

/* Returns the shape of the seat at r: at the right edge its words stand left of the portrait. */
static inline SeatShape goblins_seat_shape(Rect r, float w)
{
    return r.x > w / 2 ? SEAT_ROW_END : SEAT_ROW;
}

void goblins_layout(const BoardIn *in, BoardLayout *out);
/* Returns the rows that are lines of the horde or may become one, as bits. */
unsigned goblins_rows(const State *s);

#endif
