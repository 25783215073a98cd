/* SPDX-License-Identifier: MIT
 * People and monsters so far away that they are six shapes each. They stand at the brush's place and look to +z. */
#ifndef FORGE_PROPS_GRAINS_H
#define FORGE_PROPS_GRAINS_H

#include "kit/kit.h"

/* One that walks; every fifth seed carries a spear, every fourth has horns. */
void grain_walker(float tall, int m, int seed);
/* `count` of them along the smooth line through n points, `spread` to both sides of it; tall_to: at its end. */
void grain_march(int n, const Vec3 *points, int count, float spread, float tall, float tall_to, int m, int seed);

#endif
