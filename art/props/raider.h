/* SPDX-License-Identifier: MIT
 * What the raiders of the scrap heath live on: rust, scrap, cutlery. */
#ifndef FORGE_PROPS_RAIDER_H
#define FORGE_PROPS_RAIDER_H

#include "kit/kit.h"

int rusty(Vec3 color);
/* Plates, bars and cogs, lying about `at` within `half`. */
void scrap(Vec3 at, Vec3 half, int n, float size, int seed);
void spoon(float length, int m);
void fork(float length, int m);

#endif
