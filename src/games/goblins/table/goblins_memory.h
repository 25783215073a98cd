/* SPDX-License-Identifier: MIT
 * The marks that the board of Goblin Ranks remembers: on goblins that opponents changed since the viewer's last turn. */
#ifndef GAMES_GOBLINS_TABLE_GOBLINS_MEMORY_H
#define GAMES_GOBLINS_TABLE_GOBLINS_MEMORY_H
#include "games/goblins/table/goblins_draw.h"

typedef enum { MARK_NEW, MARK_MOVED, MARK_PULLED, MARK_SWAPPED, MARK_SLID, MARK_THROWN, MARK_DOWN, MARK_UP } MarkKind;
enum { NO_CELL = 255, MARKS = 48 };

typedef struct {
    uint8_t kind, seat, cell, from; /* from: start of a trail, or NO_CELL */
    uint16_t by;                    /* def of the goblin that had turned that one face up, or 0 */
    uint16_t why;                   /* def of the goblin that did it, or 0; for MARK_NEW: of the new goblin */
} Mark;
typedef struct {
    uint8_t n, seat;         /* seat: whose turn is being shown */
    uint16_t raised, raiser; /* defs: goblin last turned face up in this turn, and by whom; 0: none */
    uint8_t wrecked;         /* cell taken by a Wrecker, + 1: the thrown goblin comes from there; 0: none */
    Mark mark[MARKS];
} Marks;

/* Returns them; NULL: none is to be shown. */
const Marks *goblins_marks(const Table *t);

#endif
