/* SPDX-License-Identifier: MIT
 * The skeleton below the skull, standing with its feet at y = 0; the neck ends at y = 1.75. */
#ifndef FORGE_PROPS_BONES_H
#define FORGE_PROPS_BONES_H

#include "kit/kit.h"
#include "props/hands.h"

/* Where the arms of bone_torso() begin. */
static const Vec3 bone_left_shoulder = {-.62f, 1.6f, 0}, bone_right_shoulder = {.62f, 1.6f, 0};

/* A long bone with its knuckles. */
void bone_limb(Vec3 from, Vec3 to, float r);
/* Upper arm and the two bones of the forearm. */
void bone_arm(Vec3 shoulder, Vec3 elbow, Vec3 wrist, float thick);
/* An arm whose hand closes around a bar; leaves the brush in the frame of the bar: call it between push() and pop(). */
void bone_holding(int bone, Hand h, float thick, Vec3 shoulder, Vec3 elbow, Vec3 at, Vec3 bar, Vec3 out);
/* Spine, ribs, breastbone and collar bones; with the pelvis when wanted. In one part of the present material. */
void bone_torso(int bone, bool pelvis);

#endif
