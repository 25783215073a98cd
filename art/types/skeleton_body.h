/* SPDX-License-Identifier: MIT
 * What all skeletons do with their bones: hold something, look somewhere. The bones are those of props/bones.h. */
#ifndef FORGE_TYPES_SKELETON_BODY_H
#define FORGE_TYPES_SKELETON_BODY_H

#include "kit/kit.h"
#include "props/skull.h"

/* An arm whose hand closes around a bar; leaves the brush in the frame of the bar: call it between push() and pop(). */
void skeleton_holding(int bone, Vec3 shoulder, Vec3 elbow, int thumb, Vec3 at, Vec3 bar, Vec3 out);
/* A skull at that place, turned, nodding and tilted by degrees; leaves the brush in its frame. */
void skeleton_head(const Skull *k, Vec3 at, float yaw, float nod, float tilt);

#endif
