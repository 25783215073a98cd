/* SPDX-License-Identifier: MIT
 * The skin of a head, and lines that lie on it: brows, creases, scars, paint. The head's part is asked for its surface, so
 * that they fit every width and age. x and y are those of the head, which looks to +z of the brush's frame. */
#ifndef FORGE_PROPS_SKIN_H
#define FORGE_PROPS_SKIN_H

#include "kit/kit.h"

/* Distance of the part `head` at a point of the world, as the renderer will see it. */
float skin_distance(int head, Vec3 world);
/* The point of that part at x, y, seen from the front; lift: so far above it. */
Vec3 skin_point(int head, float x, float y, float lift);
/* A line through n <= 8 points x, y of it, added to the present part. */
void skin_line(int head, int n, const float *xy, const float *radii, float lift);
/* The same as a part of its own; sunk: how deep, in its radii. */
void skin_paint(int head, int m, int n, const float *xy, const float *radii, float sunk);

#endif
