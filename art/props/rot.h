/* SPDX-License-Identifier: MIT
 * What the rot garden is made of: flesh that the light comes through, blooms with a throat, thorned vines, larvae. */
#ifndef FORGE_PROPS_ROT_H
#define FORGE_PROPS_ROT_H

#include "kit/kit.h"

/* Wet, with a light of its own; lit: how much, .1 usual. */
int rot_flesh(Vec3 color, float lit);
/* A flower at the brush's place, looking to +z: two wreaths of petals, `open` 0 bud .. 1 flat, round a glowing throat. */
void rot_bloom(float size, float open, int petal, int heart, int seed);
/* A vine through n points with thorns along it. */
void thorn_vine(int n, const Vec3 *points, float thick, float tip, int stem, int thorn, int seed);
/* A maggot through n points: rings, a blunt dark head at its end. */
void larva(int n, const Vec3 *points, float thick, int skin, int head);
/* A cloud of n spores around `at` (in the world). */
void spore_puff(Vec3 at, Vec3 spread, int n, float size, Vec3 color, float strength, int seed);

#endif
