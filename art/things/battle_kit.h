/* SPDX-License-Identifier: MIT
 * What Battle Cards share: a field in the dark, and shields. */
#ifndef FORGE_THINGS_BATTLE_KIT_H
#define FORGE_THINGS_BATTLE_KIT_H

#include "kit/kit.h"

/* Camera and light: all of it on what stands in the middle. */
void battle_light(void);
/* A great round shield with nails on its rim and the sign on it, facing +z, 1 in radius. sign: material, or 0: gold. */
void battle_shield(const char *word, Vec3 field, Vec3 field2, int sign);
/* The same of bare boards, broken through by something of half width and height rx, ry at x, y. */
void broken_shield(Vec3 field, Vec3 field2, float x, float y, float rx, float ry, int seed);

#endif
