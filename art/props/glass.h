/* SPDX-License-Identifier: MIT
 * Black glass with thin lit edges: panes, splinters, limbs, wings; and stained panes in lead. */
#ifndef FORGE_PROPS_GLASS_H
#define FORGE_PROPS_GLASS_H

#include "kit/kit.h"

int glass_black(void);
/* The light along an edge. */
int glass_edge(Vec3 color, float strength);
/* A pane that the light comes through. */
int glass_stained(Vec3 color, float lit);
/* A closed outline of n points x, y in the xy plane with a line r thick along it. */
void glass_pane(int n, const float *xy, int m, int edge, float r);
/* An octahedron of those half sizes at the brush's place, all its edges lit; edge 0: none. */
void glass_crystal(float rx, float ry, float rz, int m, int edge, float r);
/* A limb of one such splinter, from joint to joint. */
void glass_limb(Vec3 from, Vec3 to, float thick, int m, int edge, float r);
/* A wing of n splinters in the xy plane, its root at the origin, to +x; reach: the length of the longest. */
void glass_wing(int n, float reach, float lift, int m, int edge, int seed);
/* A dark ribbon through n points with one lit edge. */
void dark_ribbon(int n, const Vec3 *points, float from, float to, int m, int edge);

#endif
