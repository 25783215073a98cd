/* SPDX-License-Identifier: MIT
 * Against the Monstrous Horde: exact chances to hit a sum, for tooltips and hints (section 10 of the rules).  Pure
 * functions of numbers of sides and values, by counting all outcomes; abilities, modifiers and what monsters do to a
 * team are left aside.  A chance is 0..1. */
#ifndef GAMES_MONSTROUS_MONSTROUS_CHANCES_H
#define GAMES_MONSTROUS_MONSTROUS_CHANCES_H
#include "games/monstrous/monstrous.h"

/* Dice of a team: as many as n says, at most TEAM_MOST; sides 2..20; value 0 or 1..sides. */
typedef struct {
    int n;
    uint8_t sides[TEAM_MOST], value[TEAM_MOST];
} TeamDice;

/* Bit i, 1..NEED_MOST: some of the dice that show a value add up to i. */
uint32_t monstrous_chances_reach(const TeamDice *dice);
/* That the dice of `again` (a bit each), rolled once more, bring `need` about together with the rest. */
float monstrous_chances_after(const TeamDice *dice, unsigned again, int need);
/* The same with the best choice, which may be none; *again: the choice, fewest dice first. */
float monstrous_chances_best(const TeamDice *dice, int need, unsigned *again);
/* Of dice that are not rolled yet: at once, and after one re-roll played for this need alone. Takes about half a
 * millisecond for the largest team. */
float monstrous_chances_fresh(const TeamDice *dice, int need);
float monstrous_chances_fresh_best(const TeamDice *dice, int need);

typedef struct {    /* of one target */
    float now;      /* as the dice lie, or as they will fall in the team phase */
    float best;     /* after the best re-roll, where there still is one; later with Backstab and Guidance */
    uint16_t again; /* set of heroes that this re-roll takes, 0 in the team phase */
} Chance;

/* For all targets that may be attacked (others 0): the seat to act with the team `set`, which counts in the team phase
 * only; later its team is on the table, with bolts, Bear dice and marks in the action phase. */
void monstrous_chances(const State *s, unsigned set, Chance out[TARGETS]);

/* ---- at a glance, for opponents who have no time to count (monstrous_odds.c) -------------------------------------- */

/* Percent, by set of heroes (at most four) and sum: in one roll, and with one re-roll played for that sum. */
extern const uint8_t monstrous_odds_once[1 << HERO_COUNT][NEED_MOST + 1];
extern const uint8_t monstrous_odds[1 << HERO_COUNT][NEED_MOST + 1];

#endif
