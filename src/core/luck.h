/* SPDX-License-Identifier: MIT
 * Dice statistics: the sum of rolls, its expected value and usual deviation, and how often each face came up. For people:
 * no rule reads them. */
#ifndef CORE_LUCK_H
#define CORE_LUCK_H
#include <stdbool.h>
#include <stdint.h>

/* Dice of different sizes thrown by somebody. The mean and the variance of a die of n sides are (n + 1) / 2 and
 * (n^2 - 1) / 12, and those of several dice are the sums: whole numbers keep both exactly. */
typedef struct Luck {
    int dice, sum;
    int mean_twice;
    int64_t variance_12; /* twelve times the variance */
} Luck;

void luck_add(Luck *l, int sides, int value);
/* Returns the sum less the expected value, rounded to a whole number, halves away from 0. */
int luck_of(const Luck *l);
/* Two standard deviations, rounded: of 20 such sums some 19 lie no farther from the mean. */
int luck_usual(const Luck *l);
/* True if it is farther from the mean than luck_usual says. */
bool luck_is_unusual(const Luck *l);

/* How often each face came up, for the dice that have a row here. */
enum { FACES_ROWS = 6, FACES_MOST = 20 };
extern const uint8_t faces_sides[FACES_ROWS]; /* 4, 6, 8, 10, 12, 20 */
typedef struct {
    uint32_t face[FACES_ROWS][FACES_MOST];
} Faces;

/* The row of a die with so many sides, -1: it has none. */
int faces_row(int sides);
void faces_add(Faces *f, int sides, int value);
int faces_thrown(const Faces *f, int kind);
/* Returns how far the number of one face usually is from its expected value, for n rolls of a die with so many sides: as
 * luck_usual. */
int faces_usual(int sides, int n);
/* All of them together. */
void faces_luck(const Faces *f, Luck *out);

#endif
