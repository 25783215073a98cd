/* SPDX-License-Identifier: MIT
 * Broken and dressed stone, crystals. Each piece is a part of its own. */
#ifndef FORGE_PROPS_ROCKS_H
#define FORGE_PROPS_ROCKS_H

#include "kit/kit.h"

/* A block with broken edges, turned by `tilt`; a part of its own. */
void rock(float x, float y, float z, float half_x, float half_y, float half_z, float tilt, int m);
/* A dressed block: sharp, square. */
void block(float x, float y, float z, float half_x, float half_y, float half_z, int m);
/* Three fingers of rock that hang or stand, in a row along x. */
void rock_fingers(float x, float y, float z, float size, float lean, int m);
void shard(float x, float y, float z, float lean_z, float lean_x, float length, float thick, int m);
/* A relief of a square spiral, cut into a face that looks to +z. */
void spiral_relief(float x, float y, float z, float size, int m);
int crystal_of(Vec3 color, float shine);

#endif
