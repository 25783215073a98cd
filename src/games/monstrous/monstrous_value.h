/* SPDX-License-Identifier: MIT
 * What monstrous_value.c (judgement) and monstrous_weigh.c (weights of moves) share.  Values are hundredths of a
 * point. */
#ifndef GAMES_MONSTROUS_MONSTROUS_VALUE_H
#define GAMES_MONSTROUS_MONSTROUS_VALUE_H
#include "games/monstrous/monstrous.h"

typedef struct { /* what may be attacked now */
    int n;
    uint8_t target[TARGETS], need[TARGETS], points[TARGETS];
} Prey;

void value_prey(const State *s, Prey *out);
int value_of_hero(const State *s, int unwounded); /* of the last of so many unwounded heroes */
int value_of_team(const State *s, const Prey *prey, unsigned set);
int value_of_crit(const State *s, const Prey *prey, int hero); /* of an ability not used yet */
int value_of_reroll(const State *s, const Prey *prey, const Melee *melee, unsigned again);
int value_of_attack(const State *s, Move m);
int value_of_plan(const State *s, const Moves *l); /* l: legal moves of the action phase */

#endif
