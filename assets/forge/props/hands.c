/* SPDX-License-Identifier: MIT
 * Hands. */
#include "props/hands.h"

void hand_fist(Vec3 p, float r, float yaw, float s)
{
    push();
    move(p[0], p[1], p[2]);
    turn_y(yaw);
    ball(0, 0, 0, r);
    for (int i = 0; i < 4; i++) {
        float y = .45f - .32f * i;
        Vec3 q[4] = {V(s * r * .2, r * y, r * .5), V(s * r * .9, r * y, r * .95), V(s * r * .2, r * y, r * 1.5),
                     V(-s * r * .55, r * y, r * 1.15)};
        float w[4] = {r * .30f, r * .30f, r * .27f, r * .22f};
        tube(4, q, w, 2);
    }
    Vec3 q[3] = {V(-s * r * .5, r * .3, r * .4), V(-s * r * .8, r * .5, r * .9), V(-s * r * .2, r * .6, r * 1.3)};
    float w[3] = {r * .33f, r * .3f, r * .22f};
    tube(3, q, w, 2);
    pop();
}
