/* SPDX-License-Identifier: MIT
 * What marks a rank: crowns, helms, shoulder plates, shields, chains, capes. */
#ifndef FORGE_PROPS_REGALIA_H
#define FORGE_PROPS_REGALIA_H

#include "kit/kit.h"

/* A band of that radius around the brush's y, with n spikes; tall: of the highest; uneven: 0 all alike. */
void crown_spiked(float radius, int n, float tall, float uneven, int metal, int gem);
/* A king's crown with arches, orb and a fur rim. */
void crown_royal(float radius, int metal, int gem, int cloth_inside, int fur);
/* Round shield facing +z, with a boss; emblem: 0 none, 1 sun, 2 skull, 3 wave. */
void shield_round(float radius, int face, int rim);
/* Shoulder plates of n lames, dome outwards to +y, spike on top when > 0. side: -1, 1. */
void pauldron(float size, int lames, float spike, float side, int metal);
/* A great sun with rays, facing +z, about 1.3 in radius. */
void sun_disc(int gold, int field);
void horn(Vec3 root, Vec3 middle, Vec3 tip, float thick, int m); /* with rings */
void chain(Vec3 from, Vec3 to, float sag, int links, float size, int metal);
/* Cloth that falls from a line of points, `length` long, swinging out by `flare`, with n folds. */
void cape(Vec3 left, Vec3 right, float length, float flare, float back, int folds, int m);

#endif
