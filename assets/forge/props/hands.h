/* SPDX-License-Identifier: MIT
 * Hands, in the present part and material. */
#ifndef FORGE_PROPS_HANDS_H
#define FORGE_PROPS_HANDS_H

#include "kit/kit.h"

/* Closed around something upright. p: its middle; r: of the palm; side: -1 the hand on the left of the picture, 1 right. */
void hand_fist(Vec3 p, float r, float yaw, float side);

#endif
