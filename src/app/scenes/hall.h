/* SPDX-License-Identifier: MIT
 * The tables of the Hall, in the order of the list of games: what their signs say comes from the game, what lies on them
 * from its board. A table whose game is not built yet stands there too. */
#ifndef APP_SCENES_HALL_H
#define APP_SCENES_HALL_H
#include "base/status.h"
#include "gfx/card.h"

enum { HALL_TABLES = 4 }; /* as many as the Hall is painted for: another one needs a place in the painting (title.c) */
typedef struct {
    const char *id, *name, *line;
    char chairs[SENTENCE_MAX], minutes[SENTENCE_MAX]; /* "2–4", "about 40 min" */
    const char *begin;                                /* said on the button that begins a game */
    const char *advice;                               /* for the first game, or NULL */
    uint8_t advice_option, advice_choice;             /* BoardHall */
} HallTable;

HallTable hall_table(int i);                    /* 0 .. HALL_TABLES - 1 */
bool hall_find(const char *id, HallTable *out); /* false: a game without a table */
/* Cards, dice or backs on the table: about 290 * k wide, standing on (cx, cy). */
void hall_props(Gfx *g, const char *id, float cx, float cy, float k);
/* Their pictures will be wanted soon, those of all tables. */
void hall_expect(Gfx *g);
/* The same as a tall group for a panel; returns the height used, 0 when there is no room. */
float hall_group(Gfx *g, const char *id, Rect r);
/* What hangs at the foot of such a panel. Nothing where there is no room. */
void hall_foot(Gfx *g, const char *id, Rect r);
/* The painted ground that goes with a table. */
const char *hall_ground(const char *id);

#endif
