/* SPDX-License-Identifier: MIT
 * Riches. */
#include "props/treasure.h"

void hoard(float wide, float high, float deep, int coins, int gold, int seed)
{
    part();
    paint(gold);
    blend(.3f);
    lumpy(.05f, 7);
    egg(0, 0, 0, wide, high, deep);
    egg(-wide * .4f, 0, deep * .3f, wide * .5f, high * .8f, deep * .6f);
    egg(wide * .45f, 0, deep * .2f, wide * .45f, high * .9f, deep * .6f);
    lumpy(0, 1);
    for (int i = 0; i < coins; i++) {
        float a = (chance(i + seed) - .5f) * PI * 1.15f, r = sqrtf(chance(i + seed + 300));
        float x = sinf(a) * r * wide, z = cosf(a) * r * deep * .98f, y = high * sqrtf(max_of(1 - r * r, 0)) * 1.02f;
        push();
        move(x, y, z);
        turn_x(25 + 45 * chance(i + seed + 500));
        turn_z((chance(i + seed + 700) - .5f) * 80);
        part();
        paint(gold);
        blend(.004f);
        drum(0, .014f, 0, .115f, .022f, .01f);
        pop();
    }
    static const unsigned gem[4] = {0xff2a50, 0x28b0ff, 0x30e080, 0xd060ff};
    for (int i = 0; i < 9; i++) {
        float a = (chance(i + seed + 11) - .5f) * 2.8f, r = .45f + .5f * chance(i + seed + 41);
        part();
        paint(material_gem(rgb(gem[i % 4])));
        push();
        move(sinf(a) * r * wide, high * sqrtf(1 - r * r) + .05f, cosf(a) * r * deep);
        turn_z((chance(i) - .5f) * 90);
        crystal(0, 0, 0, .085f, .11f, .085f);
        pop();
    }
}

void goblet(int metal, int wine)
{
    part();
    paint(metal);
    blend(.03f);
    egg(0, .2f, 0, .15f, .19f, .15f);
    carve();
    egg(0, .37f, 0, .14f, .17f, .14f);
    fill();
    limb(V(0, .05f, 0), V(0, -.16f, 0), .028f, .03f);
    ball(0, -.03f, 0, .05f);
    drum(0, -.19f, 0, .12f, .02f, .012f);
    part();
    paint(wine);
    drum(0, .24f, 0, .125f, .012f, .005f);
}

void chest(float size, int wood, int metal, int gold)
{
    push();
    grow(size);
    part();
    paint(wood);
    blend(.01f);
    box(0, .3f, 0, .6f, .3f, .38f, .03f);
    part();
    paint(gold);
    blend(.05f);
    lumpy(.04f, 10);
    egg(0, .58f, 0, .52f, .16f, .32f);
    lumpy(0, 1);
    push(); /* the lid, thrown back */
    move(0, .6f, -.36f);
    turn_x(-62);
    part();
    paint(wood);
    blend(.01f);
    turn_z(90);
    drum(.0f, 0, .36f, .36f, .6f, .03f);
    carve();
    drum(0, 0, .36f, .3f, .56f, .02f);
    box(-1.0f, 0, .36f, 1, 1, 1, 0);
    fill();
    pop();
    for (int side = -1; side <= 1; side++) {
        part();
        paint(metal);
        box((float)side * .44f, .3f, 0, .05f, .315f, .395f, .02f);
    }
    part();
    paint(metal);
    box(0, .5f, .38f, .1f, .11f, .04f, .02f);
    pop();
}

void orb(float r, int metal, int cross_gem)
{
    part();
    paint(metal);
    blend(.02f * r);
    ball(0, 0, 0, r);
    part();
    paint(cross_gem);
    push();
    turn_x(8);
    ring(0, 0, 0, r, r * .12f);
    pop();
    part();
    paint(metal);
    blend(.06f * r);
    limb(V(0, r, 0), V(0, r * 1.7f, 0), r * .12f, r * .12f);
    limb(V(-r * .32f, r * 1.4f, 0), V(r * .32f, r * 1.4f, 0), r * .12f, r * .12f);
}
