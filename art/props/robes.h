/* SPDX-License-Identifier: MIT
 * Robes: hoods, sleeves, long folds, rags. */
#ifndef FORGE_PROPS_ROBES_H
#define FORGE_PROPS_ROBES_H

#include "kit/kit.h"

/* Around a head of a skull's or a face's size at the brush's place, open to +z. */
void hood(int m);
/* A sleeve that widens to the wrist and hangs down there. */
void wide_sleeve(int m, Vec3 shoulder, Vec3 elbow, Vec3 wrist);
/* n pointed rags that hang from an ellipse around the brush's y. */
void robe_rags(int n, float rx, float rz, float length, int m, int seed);

#endif
