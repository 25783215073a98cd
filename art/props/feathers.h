/* SPDX-License-Identifier: MIT
 * Feathers: single ones, and fans of them. */
#ifndef FORGE_PROPS_FEATHERS_H
#define FORGE_PROPS_FEATHERS_H

#include "kit/kit.h"

/* In the xy plane, quill at the origin, pointing up; base and tip are materials. Parts of its own. */
void feather(float length, float width, int base, int tip);
/* n feathers in the xy plane around the origin from angle `from` to `to` (degrees, 0 up, positive to the right), their
 * quills at distance `radius`, leaning back by `back` degrees. */
void feather_fan(int n, float from, float to, float radius, float length, float width, float back, int base, int tip);

#endif
