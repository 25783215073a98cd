/* SPDX-License-Identifier: MIT
 * What skeletons do with their bones. */
#include "types/skeleton_body.h"

#include "props/bones.h"

void skeleton_holding(int bone, Vec3 shoulder, Vec3 elbow, int thumb, Vec3 at, Vec3 bar, Vec3 out)
{
    Hand h = {.size = .19f, .thick = .72f, .spread = 14, .thumb = thumb};
    bone_holding(bone, h, 1, shoulder, elbow, at, bar, out);
}

void skeleton_head(const Skull *k, Vec3 at, float yaw, float nod, float tilt)
{
    move(at[0], at[1], at[2]);
    turn_y(yaw);
    turn_x(nod);
    turn_z(tilt);
    grow(.9f);
    skull(k);
}
