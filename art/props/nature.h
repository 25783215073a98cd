/* SPDX-License-Identifier: MIT
 * What grows and creeps: mushrooms, leaves, vines, seaweed, shells, fish. At the brush's place, up is +y. */
#ifndef FORGE_PROPS_NATURE_H
#define FORGE_PROPS_NATURE_H

#include "kit/kit.h"

void mushroom(float height, float cap_radius, Vec3 cap);
/* A flat leaf in the xy plane, its stem at the origin, pointing up. */
void leaf_flat(float length, float width, int m);
/* n leaves around y, hanging outwards: a collar or a skirt. tilt: degrees from straight up. */
void leaf_ring(int n, float rx, float rz, float length, float tilt, int m, int seed);
void vine(int n, const Vec3 *points, float thick, int stem, int leaf, int seed);
/* A hanging strip with wavy edges, down along -y. */
void seaweed(float length, float width, float sway, int m);
void starfish(float radius, int m);                                        /* flat, facing +z */
void barnacles(int n, float rx, float ry, float rz, float size, int seed); /* on an egg of these radii */
void fish(float length, int body, int fin, int eye_material);              /* swims towards +x */
void crab(float size, int shell, int eye_material);
void snail(float size, int body, int shell, int eye_material); /* creeps towards +x */
void spiral_shell(float radius, int m);                        /* facing +z */
void grass_tuft(float height, int blades, int m, int seed);
/* With a crown of leaves; rooted left of the back of a figure that sits. */
void young_tree(int root, int leaf, int leaf2);
/* An antler: one side; side -1 or 1. */
void antler(float size, float side, int m);

#endif
