/* SPDX-License-Identifier: MIT
 * The skeleton below the skull, standing with its feet at y = 0; the neck ends at y = 1.75. */
#ifndef FORGE_PROPS_BONES_H
#define FORGE_PROPS_BONES_H

#include "kit/kit.h"

/* A long bone with its knuckles. */
void bone_limb(Vec3 from, Vec3 to, float r);
/* Upper arm and the two bones of the forearm. */
void bone_arm(Vec3 shoulder, Vec3 elbow, Vec3 wrist, float thick);
/* Spine, ribs, breastbone and collar bones; with the pelvis when wanted. In one part of the present material. */
void bone_torso(int bone, bool pelvis);

#endif
