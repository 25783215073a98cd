/* SPDX-License-Identifier: MIT
 * The table of one scenario block of docs/rules/monstrous.md (its section 7.0), shared by the three files that read it:
 * monstrous_scenario.c (position and dice), monstrous_scenario_moves.c (moves) and monstrous_expect.c (expectations). */
#ifndef ENGINE_SCENARIO_MONSTROUS_SCENARIO_H
#define ENGINE_SCENARIO_MONSTROUS_SCENARIO_H
#include "engine/scenario/statement.h"
#include "games/monstrous/monstrous_int.h"

enum { SCENARIO_DICE = 512 };

typedef struct { /* a die to come, as a dice line gives it */
    uint8_t sides, value;
} Scripted;

typedef struct {
    Monstrous state;
    Setup cfg;
    bool built;
    /* position, until it is built */
    int round, first, turn, final; /* first, turn -1: not said */
    bool enemies;
    struct {
        uint8_t need, type;
        int heads;
        uint8_t head[HEADS];
    } enemy[ENEMIES];
    struct {
        int score;
        uint8_t wounded, stone; /* bits of heroes */
        bool out;
    } seat[MONSTROUS_SEATS];
    Scripted dice[SCENARIO_DICE];
    int ndice, used;
    Events events; /* of the last move */
} MonstrousTable;

/* A move in words, from word `from` on. */
typedef struct {
    Move marks[HERO_COUNT * 4]; /* played first, one by one */
    int nmarks;
    Move move;
    Why never; /* text not empty: no dice of this game can do that, whatever lies there */
} WordedMove;

Status monstrous_worded_move(const MonstrousTable *t, const Statement *st, int from, WordedMove *m);
/* Plays the marks on the state, then asks for the move: refused when why->text is not empty. */
void monstrous_try(Monstrous *state, const WordedMove *m, Why *why);
Status monstrous_expect(const MonstrousTable *t, const Statement *st); /* word[0] is "=" */
int monstrous_seat_named(const MonstrousTable *t, const char *name);   /* -1: no such seat */
int monstrous_hero_by(char letter);                                    /* of "WRCDPB"; -1 */
extern const char *const monstrous_monster_word[MONSTER_COUNT];        /* "Troll", "Spider" .. */

#endif
