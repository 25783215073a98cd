/* SPDX-License-Identifier: MIT
 * Ice and rime. */
#include "props/frost.h"

#include "props/people.h"

int frost_ice(void)
{
    int m = material_new(rgb(0xcdeaf8), rgb(0x86bfe4), .08f, 1.6f, PAT_NOISE, 3, .15f);
    material(m)->sss = rgb(0x8fd8f4) * .9f;
    material(m)->emit = rgb(0x7fd0ec) * .12f;
    return m;
}

void frost_tufts(int hair, int rime)
{
    part();
    paint(hair);
    blend(.04f);
    egg(0, .20f, -.09f, .375f, .34f, .40f);
    carve();
    blend(.04f);
    egg(.0f, .0f, .36f, .34f, .33f, .40f);
    fill();
    for (int i = 0; i < 64; i++) {
        float a = -2.4f + 4.8f * chance(i), up = chance(i + 70), c = chance(i + 140);
        Vec3 root = V(sinf(a) * .34f * (1 - .5f * up), .16f + .32f * up, -.08f + cosf(a) * .37f * (1 - .45f * up)),
             out = V(sinf(a) * .13f + .08f, .07f + .10f * up, cosf(a) * .12f);
        Vec3 p[3] = {root, root + out, root + out * 1.5f + V(.05f * (c - .3f), -.12f + .16f * up * c, .03f)};
        part();
        paint(sinf(a) < -.25f - .3f * c ? rime : hair);
        hair_lock(3, p, .060f, i);
    }
}
