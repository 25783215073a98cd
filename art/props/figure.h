/* SPDX-License-Identifier: MIT
 * Bodies of people and goblins with big heads: hips at y = .2, shoulders at 1.3, the head's middle at about 1.85. */
#ifndef FORGE_PROPS_FIGURE_H
#define FORGE_PROPS_FIGURE_H

#include "kit/kit.h"
#include "props/hands.h"

static const Vec3 figure_left = {-.52f, 1.3f, -.04f}, figure_right = {.52f, 1.3f, -.04f};

/* Breastplate with a ridge, a gorget, and tassets below the waist. */
void figure_plate(int metal, int trim, float width);
/* Trousers down to y = -.4, standing apart. */
void figure_legs(int m, float apart);

#endif
