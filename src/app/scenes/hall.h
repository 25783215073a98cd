/* SPDX-License-Identifier: MIT
 * The tables of the Hall, in the order of the list of games. The game provides the sign, the board provides what lies
 * on the table. A game that is not built yet can have a table too. */
#ifndef APP_SCENES_HALL_H
#define APP_SCENES_HALL_H
#include "base/status.h"
#include "gfx/card.h"

enum { HALL_TABLES = 4 }; /* the Hall is painted for this many; another one needs a place in the painting (title.c) */
typedef struct {
    const char *id, *name, *line;
    char chairs[SENTENCE_MAX], minutes[SENTENCE_MAX]; /* "2–4", "about 40 min" */
    const char *begin;                                /* label of the button that starts a game */
    const char *advice;                               /* tip for the first game, or NULL */
    uint8_t advice_option, advice_choice;             /* BoardHall */
} HallTable;

HallTable hall_table(int i);                    /* 0 .. HALL_TABLES - 1 */
bool hall_find(const char *id, HallTable *out); /* false: a game without a table */
/* Draws cards, dice or backs on the table: about 290 * k wide, standing on (cx, cy). */
void hall_props(Gfx *g, const char *id, float cx, float cy, float k);
/* Preloads the pictures of all tables. */
void hall_expect(Gfx *g);
/* Draws them as a tall group for a panel; returns the height used, 0: no room. */
float hall_group(Gfx *g, const char *id, Rect r);
/* Draws the ornament at the foot of such a panel, if there is room. */
void hall_foot(Gfx *g, const char *id, Rect r);
/* Returns the picture of the table's surface. */
const char *hall_ground(const char *id);

#endif
