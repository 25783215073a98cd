/* SPDX-License-Identifier: MIT
 * Bones. */
#include "props/bones.h"

void bone_limb(Vec3 a, Vec3 b, float r)
{
    Vec3 d = vec_unit(b - a), t = vec_unit(vec_cross(d, V(0, .1f, 1)));
    limb(a, b, r * .92f, r * .8f);
    for (int side = -1; side <= 1; side += 2) {
        Vec3 o = t * ((float)side * r * .8f);
        limb(a + o - d * (r * .3f), a + o + d * (r * .4f), r * 1.05f, r * .9f);
        limb(b + o - d * (r * .4f), b + o + d * (r * .3f), r * .9f, r * 1.05f);
    }
}

void bone_arm(Vec3 shoulder, Vec3 elbow, Vec3 wrist, float thick)
{
    Vec3 d = vec_unit(wrist - elbow), side = vec_unit(vec_cross(d, V(0, 0, 1))) * (.036f * thick);
    bone_limb(shoulder, elbow, .06f * thick);
    bone_limb(elbow - side, wrist - side * .8f, .04f * thick);
    bone_limb(elbow + side, wrist + side * .8f, .032f * thick);
}

static void rib(int i, float side)
{
    float y = 1.58f - .135f * (float)i, width = (.36f + .10f * sinf(((float)i + .6f) * .55f)) * (i == 5 ? .9f : 1);
    float end = -.13f + (i > 3 ? .02f * (float)i : 0);
    Vec3 p[5] = {V(side * .04f, y + .04f, -.12f), V(side * width * .8f, y + .05f, -.2f),
                 V(side * width * 1.05f, y - .03f, .06f), V(side * width * .72f, y - .12f, .3f),
                 V(side * .06f, y + end, .37f)};
    float r[5] = {.03f, .036f, .04f, .036f, .03f};
    tube(i > 4 ? 4 : 5, p, r, 4);
}

void bone_holding(int bone, Hand h, float thick, Vec3 shoulder, Vec3 elbow, Vec3 at, Vec3 bar, Vec3 out)
{
    part();
    paint(bone);
    blend(.025f);
    bone_arm(shoulder, elbow, hand_wrist(h.size, at, bar, out), thick);
    part();
    paint(bone);
    blend(.012f);
    hand_grip(h, at, bar, out);
}

void bone_torso(int bone, bool pelvis)
{
    part();
    paint(bone);
    blend(.03f);
    for (int i = 0; i < 12; i++) { /* spine */
        float y = 1.82f - .12f * (float)i;
        egg(0, y, -.05f - .06f * sinf((float)i * .3f), .07f, .055f, .075f);
        limb(V(0, y, -.1f), V(0, y - .03f, -.24f), .03f, .015f);
    }
    for (int i = 0; i < 6; i++)
        for (int side = -1; side <= 1; side += 2)
            rib(i, (float)side);
    blend(.04f);
    limb(V(0, 1.5f, .36f), V(0, .95f, .4f), .06f, .04f); /* breastbone */
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        Vec3 p[3] = {V(s * .05f, 1.56f, .33f), V(s * .3f, 1.63f, .25f), V(s * .58f, 1.66f, 0)}; /* collar bone */
        float r[3] = {.045f, .04f, .05f};
        tube(3, p, r, 3);
        blend(.06f);
        if (pelvis)
            egg(s * .22f, .36f, -.02f, .2f, .15f, .12f);
    }
}
