/* SPDX-License-Identifier: MIT */
#include "core/luck.h"

#include <stdlib.h>

void luck_add(Luck *l, int sides, int value)
{
    l->dice++;
    l->sum += value;
    l->mean_twice += sides + 1;
    l->variance_12 += (int64_t)sides * sides - 1;
}

int luck_of(const Luck *l)
{
    int twice = 2 * l->sum - l->mean_twice;
    return twice < 0 ? -((1 - twice) / 2) : (twice + 1) / 2;
}

/* The whole number nearest to the square root of n / 3. */
static int root_of_third(int64_t n)
{
    int64_t r = 0;
    while (3 * (2 * r + 1) * (2 * r + 1) <= 4 * n) /* r + 1/2 is not beyond it */
        r++;
    return (int)r;
}

int luck_usual(const Luck *l)
{
    return root_of_third(l->variance_12); /* 2 sqrt(v / 12) = sqrt(v / 3) */
}

bool luck_is_unusual(const Luck *l)
{
    return abs(luck_of(l)) > luck_usual(l);
}

const uint8_t faces_sides[FACES_ROWS] = {4, 6, 8, 10, 12, 20};

int faces_row(int sides)
{
    for (int kind = 0; kind < FACES_ROWS; kind++)
        if (faces_sides[kind] == sides)
            return kind;
    return -1;
}

void faces_add(Faces *f, int sides, int value)
{
    int kind = faces_row(sides);
    if (kind >= 0 && value >= 1 && value <= sides)
        f->face[kind][value - 1]++;
}

int faces_thrown(const Faces *f, int kind)
{
    int n = 0;
    for (int i = 0; i < faces_sides[kind]; i++)
        n += (int)f->face[kind][i];
    return n;
}

int faces_usual(int sides, int n)
{
    return root_of_third((int64_t)12 * n * (sides - 1) / ((int64_t)sides * sides)); /* variance n / s (1 - 1 / s) */
}

void faces_luck(const Faces *f, Luck *out)
{
    *out = (Luck){0};
    for (int kind = 0; kind < FACES_ROWS; kind++) {
        int64_t sides = faces_sides[kind];
        for (int i = 0; i < faces_sides[kind]; i++) {
            int n = (int)f->face[kind][i];
            out->dice += n;
            out->sum += n * (i + 1);
            out->mean_twice += n * (int)(sides + 1);
            out->variance_12 += n * (sides * sides - 1);
        }
    }
}
