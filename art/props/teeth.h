/* SPDX-License-Identifier: MIT
 * Rows of teeth, each tooth a part of its own. */
#ifndef FORGE_PROPS_TEETH_H
#define FORGE_PROPS_TEETH_H

#include "kit/kit.h"

typedef struct {
    int count, material;
    float half_width; /* of the row, along x */
    float sag;        /* y of the ends above the middle (a grin is positive) */
    float depth;      /* z of the middle before the ends */
    float length;     /* of a tooth; negative: pointing up */
    float thick;      /* radius at the root */
    float uneven;     /* 0 all alike .. 1 every other one half as long */
    int fang;         /* every fang-th tooth, counted from the ends, is twice as long; 0 none */
    bool blunt;
} Teeth;

/* Along the brush's x, roots at y = 0 of the middle. */
void teeth(const Teeth *t);

#endif
