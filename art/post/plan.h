/* SPDX-License-Identifier: MIT
 * The plan of values: a picture is lightest, clearest and most coloured where it is looked at, and its lowest part, which a
 * name plate covers, is quiet. What is far from there keeps the light its scene gave it: a veil over it was tried, and is
 * worse in nineteen pictures of twenty-two. */
#ifndef FORGE_POST_PLAN_H
#define FORGE_POST_PLAN_H

#include "engine/render.h"
#include "post/filter.h"

/* Where a picture is looked at, 0..1 of its width and height from the left upper corner. */
typedef struct {
    bool known; /* false: nowhere in particular; the plan leaves such a picture alone */
    float x, y;
} Look;

/* rgb: the picture, 3 a pixel, 0..1; scale: pixels a 640th of a card's width. */
void plan_values(const Frame *f, Look look, float *rgb, float scale);

#endif
