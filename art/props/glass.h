/* SPDX-License-Identifier: MIT
 * Glass with thin lit edges, stained glass, splinters. */
#ifndef FORGE_PROPS_GLASS_H
#define FORGE_PROPS_GLASS_H

#include "kit/kit.h"

/* The light along an edge. */
int glass_edge(Vec3 color, float strength);
/* A pane that the light comes through. */
int glass_stained(Vec3 color, float lit);
/* An octahedron of those half sizes at the brush's place, all its edges lit; edge 0: none. */
void glass_crystal(float rx, float ry, float rz, int m, int edge, float r);

#endif
