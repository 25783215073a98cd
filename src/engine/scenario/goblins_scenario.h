/* SPDX-License-Identifier: MIT
 * The table of one scenario block of docs/rules/goblins.md (its section 7.0), shared by the files that read it:
 * goblins_scenario.c (the frame of a block), goblins_scenario_position.c, goblins_scenario_moves.c, goblins_expect.c. */
#ifndef ENGINE_SCENARIO_GOBLINS_SCENARIO_H
#define ENGINE_SCENARIO_GOBLINS_SCENARIO_H
#include "engine/scenario/statement.h"
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
    int n, seat[GRID_MOST];
    DefId def[GRID_MOST];
} Hands;

typedef struct {
    Goblins state, marked;
    Setup cfg;
    const char *const *lines; /* the whole block, for looking ahead */
    int nlines, next;         /* next: the statement after the present one */
    int row_of;               /* what rows belong to: ROWS_... */
    bool built, has_mark;
    Rng luck; /* of "play n turns" and of what the block leaves open */
    /* the position or the draws of a setup, until it is built */
    unsigned clans; /* as bits; 0: not given */
    Grid grid;
    bool has_grid;
    Hands hands;
    Draws draws;     /* card: the deck of a position, or what "shuffle" gives */
    int turn, first; /* seats, -1: not given */
    /* what the last move did, from its events */
    int nchain, chain[GRID_CELLS];
    DefId drawn; /* at the end of the last turn; DEF_HIDDEN: nothing */
} ScenarioTable;
enum { ROWS_NONE, ROWS_OF_POSITION, ROWS_OF_EXPECTATION };

/* goblins_scenario.c */
int goblins_script_seat(const ScenarioTable *t, const char *name);  /* -1: no such seat */
int goblins_script_clan(const char *letter);                        /* "R"; -1 */
int goblins_script_card(const char *code);                          /* def of "Rb"; -1 */
const char *goblins_script_code(DefId def, char out[LIST_WORD]);    /* "Rb", of a Crown "R" */
bool goblins_script_cell(const char *word, int *line, int *column); /* "2,-1" */
const char *goblins_script_cell_text(const State *s, int cell, char out[LIST_WORD]);
void goblins_script_heard(ScenarioTable *t, const Events *ev); /* after a move */
/* The rows that follow the present statement, read as a grid whose first column is the statement's word `at`. */
Status goblins_script_grid(const ScenarioTable *t, const Statement *st, int at, Grid *out);

/* goblins_scenario_position.c: true when the statement was a word of position or setup; *result says how it went */
bool goblins_script_position_word(ScenarioTable *t, const Statement *st, Status *result);
Status goblins_script_build(ScenarioTable *t); /* the position, when the first move or expectation comes */

/* goblins_scenario_moves.c */
Status goblins_script_move(ScenarioTable *t, const Statement *st);
Status goblins_script_play(ScenarioTable *t, const Statement *st); /* play n turns */
/* The move that words from `from` on mean; false: such a move cannot even be named now. Unreadable: *why. */
bool goblins_script_named_move(const ScenarioTable *t, const Statement *st, int from, Move *out, Status *why);

/* goblins_expect.c; word[0] is "=" */
Status goblins_script_expect(ScenarioTable *t, const Statement *st);

#endif
