/* SPDX-License-Identifier: MIT
 * What the places of backdrops are built of: lines, arches, courses of brick. */
#ifndef FORGE_KIT_MASONRY_H
#define FORGE_KIT_MASONRY_H

#include "kit/backdrop.h"

/* 1 on a line from a to b of that half width. */
static inline float stroke(float u, float v, float ax, float ay, float bx, float by, float half)
{
    float dx = bx - ax, dy = by - ay, t = unit(((u - ax) * dx + (v - ay) * dy) / (dx * dx + dy * dy + 1e-9f));
    return under(half, distance_to(u, v, ax + dx * t, ay + dy * t), .004f);
}

/* 1 in a gate: upright sides, round above; x in the middle, foot and height of the sides. */
static inline float arch(float u, float v, float x, float half, float foot, float height)
{
    if (v < foot)
        return 0;
    if (v < height)
        return under(half, fabsf(u - x), .006f);
    return under(half, distance_to(u, v, x, height), .006f);
}

/* How light a course of bricks is there, its joints dark. */
static inline float brick_wall(float u, float v)
{
    float row = floorf(v * 13), x = u * 7 + (fmodf(fabsf(row), 2) < 1 ? .5f : 0), column = floorf(x);
    float joint = min_of(min_of(x - column, column + 1 - x) * 1.8f, min_of(v * 13 - row, row + 1 - v * 13));
    return (.45f + .55f * smooth(.03f, .14f, joint)) * (.75f + .5f * noise_of_cell((int)row, (int)column, 5));
}

#endif
