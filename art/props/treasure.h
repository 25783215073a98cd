/* SPDX-License-Identifier: MIT
 * Riches. */
#ifndef FORGE_PROPS_TREASURE_H
#define FORGE_PROPS_TREASURE_H

#include "kit/kit.h"

/* A heap of coins on y = 0, `wide` and `high`, with a few gems. */
void hoard(float wide, float high, float deep, int coins, int gold, int seed);
void goblet(int metal, int wine);                      /* the hand's place on its stem is the origin */
void chest(float size, int wood, int metal, int gold); /* open, full; standing on y = 0 */
void orb(float r, int metal, int cross_gem);

#endif
