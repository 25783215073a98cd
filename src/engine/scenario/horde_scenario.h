/* SPDX-License-Identifier: MIT
 * The table of one scenario block of docs/rules/horde.md (its section 7.0), shared by the three files that read it:
 * horde_scenario.c (position), horde_scenario_moves.c (moves) and horde_expect.c (expectations). */
#ifndef ENGINE_SCENARIO_HORDE_SCENARIO_H
#define ENGINE_SCENARIO_HORDE_SCENARIO_H
#include "engine/scenario/scenario.h"
#include "games/horde/horde_int.h"

enum { SCENARIO_WORDS = 120, SCENARIO_TEXT = 1024 };

typedef struct { /* a statement cut into words */
    int n;
    char *word[SCENARIO_WORDS];
    char text[SCENARIO_TEXT];
} Words;

typedef struct {
    Horde state;
    Setup cfg;
    const char *const *lines; /* the whole block, for looking ahead */
    int nlines, next;         /* next: the statement after the present one */
    bool built;
    /* position, until it is built */
    int level, round, opener, starter1, supply, battles;
    int nadded;
    struct {
        DefId def;
        PlaceId at;
    } added[PIECE_MAX];
    /* what the last battle came to, from its events */
    int counts[HORDE_SEATS];
    bool awarded;
    int award_seat, award_value; /* seat -1: nobody */
} ScenarioTable;

Status scenario_expect(ScenarioTable *t, const Words *w); /* word[0] is "=" */
Status scenario_unreadable(const Words *w, const char *why);
Status scenario_move(ScenarioTable *t, const Words *w, int from, Horde *state, Events *ev); /* words from `from` on */
/* What the notation leaves out after a move: the Battle Card Phase when the block goes on with picks. */
void scenario_settle(ScenarioTable *t, Events *ev);
/* Before a statement: a token that is put down without a choice, unless the block speaks of it. */
void scenario_put_last_token(ScenarioTable *t);
void scenario_keep(ScenarioTable *t, Events *ev); /* before a battle: a Trickster nobody spoke of is kept */
bool scenario_is_move(const ScenarioTable *t, const Words *w, int from);
bool scenario_verb(const Words *w, int from, const char *verb); /* the word after the seat */
Words *scenario_cut(const char *statement, Words *w);           /* n is 0 when it is too long */
bool scenario_number(const char *word, int *out);               /* a whole number and nothing else */
int scenario_seat(const ScenarioTable *t, const char *name);    /* -1: no such seat */
int scenario_card(const char *code);                            /* def of "Wa-Oo", "Flayer"; -1 */
int scenario_kind(const char *name);                            /* def of the Battle Card "Water"; -1 */
int scenario_token(const char *value);                          /* def of the token "-3"; -1 */
const char *scenario_code(DefId def);                           /* static text "Wa-Oo"; of the four letters or a name */

#endif
