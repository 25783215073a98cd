/* SPDX-License-Identifier: MIT
 * Weapons and tools. Each stands at the brush's place with its grip there and its length along +y; flat things lie in the
 * xy plane. Lengths are from the grip up. */
#ifndef FORGE_PROPS_WEAPONS_H
#define FORGE_PROPS_WEAPONS_H

#include "kit/kit.h"

void grip(float below, float above, float r, int wrap); /* a wrapped handle */
void sword(float length, float width, int blade, int hilt);
void scimitar(float length, int blade, int hilt);
void cutlass(float length, int blade, int hilt);
void dagger(float length, int blade, int hilt);
void axe(float length, float head, bool two_sided, int blade, int shaft);
void hammer(float length, float head, int metal, int shaft);
void spear(float below, float above, int head, int shaft);
void staff(float below, float above, float thick, int wood);
void lantern(float size, int metal, Vec3 light); /* hangs down from the brush's place */

#endif
