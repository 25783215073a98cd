/* SPDX-License-Identifier: MIT
 * The tables of the Hall: one for each game that has a board, in the order of the list of games. What their signs say comes
 * from the game, what lies on them from its board. */
#ifndef APP_SCENES_HALL_H
#define APP_SCENES_HALL_H
#include "base/status.h"
#include "gfx/card.h"
#include "ui/board.h"

typedef struct {
    const char *id, *name, *line;
    const char *plate, *brief;                        /* BoardHall; where it has none, the name */
    char chairs[SENTENCE_MAX], minutes[SENTENCE_MAX]; /* "2–4", "about 40 min" */
    const char *begin;                                /* label of the button that starts a game */
    const char *advice;                               /* tip for the first game, or NULL */
    uint8_t advice_option, advice_choice;             /* BoardHall */
} HallTable;

int hall_tables(void);                          /* how many there are */
HallTable hall_table(int i);                    /* 0 .. hall_tables() - 1 */
bool hall_find(const char *id, HallTable *out); /* false: a game without a table */
/* Returns how the plates of n tables stand in a room that wide: in one row if each gets at least `least`, else in several of the
 * same length. Width and gap in logical pixels. */
typedef struct {
    int columns, rows;
    float width, gap;
} HallRows;
HallRows hall_rows(int n, float room, float least, float gap);
/* Draws the cards or dice on the table: about 230 * k wide, standing on (cx, cy). */
void hall_props(Gfx *g, const char *id, float cx, float cy, float k, HallMood mood);
/* Preloads the pictures of all tables. */
void hall_expect(Gfx *g);
/* Returns the picture of the table's surface. */
const char *hall_ground(const char *id);

#endif
