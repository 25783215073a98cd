/* SPDX-License-Identifier: MIT
 * Pictures that are composed in their plane, as a poster is: one big shape before a field of light. */
#ifndef FORGE_PROPS_POSTER_H
#define FORGE_PROPS_POSTER_H

#include "kit/kit.h"

/* At z 0 a point x, y lies where the backdrop's u, v does: x -1..1 from left to right, y -1.25..1.25. No haze. */
void poster_camera(void);

/* Somebody from behind, 1 high, feet at y 0: a cloak in folds, hair in the wind, arms that end at `wrist` (zero: below
 * the cloak). */
typedef struct {
    int cloak, hair, skin;
    Vec3 wind;     /* where the ends of the hair and the hem are blown */
    Vec3 wrist[2]; /* left, right */
    float train;   /* how wide the hem is; 0: .27 */
} BackFigure;
void back_figure(const BackFigure *f);

#endif
