/* SPDX-License-Identifier: MIT
 * The light of the heroes. */
#include "types/heroes.h"

void hero_stage(Party p, Backdrop *b)
{
    Scene *s = scene();
    if (p == PARTY_WARM)
        set_palette(s, 0x1a0c0c, 0x4a2620, 0xa8683c, 0xf4c880, 0xffd060, 0xfff4d8);
    else if (p == PARTY_COOL)
        set_palette(s, 0x070f20, 0x1a3460, 0x3a70a4, 0xa0d0e8, 0x9fe8ff, 0xf0faff);
    else
        set_palette(s, 0x120a20, 0x36224e, 0x6e4c94, 0xc0a4d8, 0xb0ff60, 0xf6ffe4);
    s->rim.color = (p == PARTY_WARM ? rgb(0xffb050) : p == PARTY_COOL ? rgb(0x90d0ff) : rgb(0xb8ff80)) * 3.4f;
    s->key.color = rgb(0xfff2e0) * 2.5f;
    s->zenith = s->tint[LIGHT] * .55f;
    s->horizon = s->tint[MIDTONE] * .6f;
    s->below = s->tint[SHADOW] * .7f;
    s->grade = .05f;
    if (b != NULL)
        s->backdrop = b;
}

void hero_girdle(int leather, int metal, float wide)
{
    part();
    paint(leather);
    blend(.02f);
    push();
    move(0, 1.27f, .01f);
    for (int i = 0; i < 20; i++) {
        float a = (float)i * PI / 10, b = a + PI / 10;
        for (int k = -1; k <= 1; k++)
            limb(V(sinf(a) * .262f * wide, .026f * (float)k, cosf(a) * .25f * wide),
                 V(sinf(b) * .262f * wide, .026f * (float)k, cosf(b) * .25f * wide), .034f, .034f);
    }
    part();
    paint(metal);
    move(0, 0, .27f * wide);
    box(0, 0, 0, .082f, .075f, .03f, .02f);
    carve();
    box(0, 0, .02f, .048f, .042f, .03f, .01f);
    fill();
    pop();
}
