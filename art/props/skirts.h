/* SPDX-License-Identifier: MIT
 * Skirts over legs that stand, stride or kneel, on the body of props/drapery.h: they fall from the hip, thigh and knee
 * press through, and the hem is no circle: it follows the feet. */
#ifndef FORGE_PROPS_SKIRTS_H
#define FORGE_PROPS_SKIRTS_H

#include "kit/kit.h"

typedef struct {
    int m;
    float wide;            /* of the hips; 0 means 1 */
    float waist;           /* height; 0: 1.34 */
    float hem;             /* height of its lowest place */
    float flare;           /* how much wider the hem is than the hips; 0: .14 */
    Vec3 knee[2], foot[2]; /* left and right */
    Vec3 wind;             /* where the hem is blown */
    int seed;
} Skirt;

void skirt_over_legs(const Skirt *s);
/* Bare feet, or shoes of that material, below such a hem. toes: where they point. */
void feet_below(const Skirt *s, int m, Vec3 toes);

#endif
