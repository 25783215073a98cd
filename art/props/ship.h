/* SPDX-License-Identifier: MIT
 * Pieces of ships, looking to +z. */
#ifndef FORGE_PROPS_SHIP_H
#define FORGE_PROPS_SHIP_H

#include "kit/kit.h"

void porthole(float r, int brass, Vec3 light);
void ships_wheel(float r, int wood, int brass);

#endif
