/* SPDX-License-Identifier: MIT
 * Robes. */
#include "props/robes.h"

void hood(int m)
{
    part();
    paint(m);
    blend(.16f);
    egg(0, .16f, -.1f, .68f, .74f, .66f);
    egg(0, .72f, -.3f, .26f, .3f, .34f);
    limb(V(0, .8f, -.35f), V(.04f, .9f, -.72f), .2f, .05f);
    egg(0, -.5f, -.12f, .72f, .34f, .5f);
    carve();
    blend(.06f);
    egg(0, .02f, .42f, .47f, .6f, .62f);
    fill();
    blend(.04f); /* the rolled edge */
    Vec3 rim[9] = {V(-.2f, -.52f, .38f), V(-.45f, -.2f, .38f), V(-.52f, .12f, .34f), V(-.4f, .5f, .36f), V(0, .7f, .4f),
                   V(.4f, .5f, .36f),    V(.52f, .12f, .34f),  V(.45f, -.2f, .38f),  V(.2f, -.52f, .38f)};
    float r[9] = {.06f, .07f, .075f, .08f, .08f, .08f, .075f, .07f, .06f};
    tube(9, rim, r, 3);
}

void wide_sleeve(int m, Vec3 shoulder, Vec3 elbow, Vec3 wrist)
{
    Vec3 end = vec_mix(elbow, wrist, .86f);
    part();
    paint(m);
    blend(.12f);
    limb(shoulder, elbow, .24f, .2f);
    limb(elbow, end, .2f, .27f);
    limb(vec_mix(elbow, end, .6f), end + V(0, -.34f, -.05f), .2f, .1f);
    Vec3 c = material(m)->color; /* dark inside */
    carve();
    paint(material_new(c * .16f, c * .08f, .95f, 0, PAT_NOISE, 2, 0));
    blend(.04f);
    limb(vec_mix(elbow, wrist, .6f), vec_mix(elbow, wrist, 1.3f), .12f, .3f);
    fill();
}

void robe_rags(int n, float rx, float rz, float length, int m, int seed)
{
    part();
    paint(m);
    blend(.05f);
    for (int i = 0; i < n; i++) {
        float a = ((float)i + chance(i + seed)) / (float)n * 2 * PI, l = length * (.5f + .8f * chance(i + seed + 40));
        Vec3 top = V(sinf(a) * rx, 0, cosf(a) * rz), away = V(sinf(a), 0, cosf(a)) * .25f;
        Vec3 p[3] = {top, top + away * .5f - V(.05f * sinf((float)i), l * .5f, 0),
                     top + away - V(.1f * cosf((float)i), l, 0)};
        float r[3] = {.12f, .09f, .006f};
        tube(3, p, r, 3);
    }
}
