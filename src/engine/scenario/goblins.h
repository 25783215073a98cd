/* SPDX-License-Identifier: MIT
 * What the two files of this vocabulary share: goblins.c (positions and moves) and goblins_expect.c. */
#ifndef ENGINE_SCENARIO_GOBLINS_H
#define ENGINE_SCENARIO_GOBLINS_H
#include "engine/scenario/vocabulary.h"
#include "games/goblins/goblins_int.h"

enum { GRID_MOST = CLAN_COUNT * ROLE_COUNT };

typedef struct { /* a goblin of a grid */
    int line, column;
    DefId def;
    bool down;
} Lies;

typedef struct { /* a grid as it is written */
    int n;
    Lies at[GRID_MOST];
    int nlines, line[GRID_ROWS];
} Grid;

typedef struct {
    Rng luck; /* of "play n turns" and of what the block leaves open */
    /* the position, or the draws of a setup */
    unsigned clans; /* as bits; 0: not given */
    Grid grid;
    bool has_grid, setup;
    Draws draws; /* card: what "shuffle" gives */
    /* what the last move did, from its events */
    int nchain, chain[GRID_CELLS];
    DefId drawn; /* at the end of the last turn; DEF_HIDDEN: nothing */
    Goblins marked;
    bool has_mark;
} GoblinsOwn;

extern const ScenarioExpect goblins_expects[];

int goblins_clan_of(const char *letter);                          /* "R"; -1 */
int goblins_card_of(const char *code);                            /* def of "Rb"; -1 */
const char *goblins_code(DefId def, char out[LIST_WORD]);         /* "Rb", of a Crown "R" */
bool goblins_read_cell(const char *word, int *line, int *column); /* "2,-1" */
/* The rows that follow the present statement, read as a grid whose first column is the statement's word `at`. */
Status goblins_read_grid(Scenario *t, const Statement *stmt, int at, Grid *out);

#endif
