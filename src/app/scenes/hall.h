/* SPDX-License-Identifier: MIT
 * The four tables of the Hall: what their signs say and what lies on them. They stand there whether their game is
 * finished or not. */
#ifndef APP_SCENES_HALL_H
#define APP_SCENES_HALL_H
#include "gfx/card.h"

enum { HALL_TABLES = 4 };
typedef struct {
    const char *id, *name, *line, *chairs, *minutes;
    const char *begin;  /* said on the button that begins a game */
    const char *advice; /* for the first game, or NULL */
} HallTable;
extern const HallTable hall_table[HALL_TABLES];

const HallTable *hall_find(const char *id); /* NULL: a game without a table */
/* Cards, dice or backs on the table: about 290 * k wide, standing on (cx, cy). */
void hall_props(Gfx *g, const char *id, float cx, float cy, float k);
/* Three cards as a tall group for a panel of width w; returns the height used, 0 when there are none. */
float hall_group(Gfx *g, const char *id, Rect r);

/* What hangs at the foot of such a panel: for Horde the medals of its factions. Nothing where there is no room. */
void hall_foot(Gfx *g, const char *id, Rect r);
/* The painted ground that goes with a table. */
const char *hall_ground(const char *id);

#endif
