/* SPDX-License-Identifier: MIT
 * What flayers are made of: feelers, heads, a snail's body. */
#ifndef FORGE_TYPES_FLAYER_BODY_H
#define FORGE_TYPES_FLAYER_BODY_H

#include "kit/kit.h"

typedef struct {
    int skin, sucker, eye, robe, trim, claw;
    Vec3 glow;
} FlayerLook;

typedef struct {
    Vec3 skin, skin2, robe, iris, glow;
} FlayerColors;

FlayerLook flayer_look(const FlayerColors *c);

/* Heads, at the brush's place, about .9 high, looking to +z. */

/* A line of n points through these, as a limb of wet skin with a row of suckers below. */
void flayer_feeler(const FlayerLook *l, int n, const Vec3 *p, const float *r, Vec3 inner);
/* The bell of a jellyfish, wide as an umbrella; eyes around its rim, dreams alight within. */
void flayer_bell(const FlayerLook *l, int bell, int core);
/* What hangs from the bell's middle: frilled arms that wind, and thin threads around them. */
void flayer_frilled_arms(const FlayerLook *l);
/* A mouth as wide as a gate, with teeth like pins, two eyes over it that look at who comes, fins for curtains. */
void flayer_gate_of_teeth(const FlayerLook *l, int throat, int fin);
/* A snail as old as its house: a spire that leans like a wizard's hat, eyes on stalks, a beard of feelers. */
void flayer_old_snail(const FlayerLook *l, int shell, int band);

/* The body of a snail: it rises out of its own foot, which lies in folds with a frilled edge. */
void flayer_snails_body(const FlayerLook *l, int hem);

#endif
