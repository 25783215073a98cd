/* SPDX-License-Identifier: MIT */
#include "cards.h"
#include "kit/kit.h"

static void skull(int bone, Vec3 glow)
{
    part();
    paint(bone);
    blend(.12f);
    egg(0, .3f, -.08f, .46f, .44f, .52f);
    egg(0, .12f, .2f, .36f, .24f, .28f);
    blend(.08f);
    egg(0, -.12f, .3f, .22f, .18f, .2f);
    for (int s = -1; s <= 1; s += 2) {
        blend(.07f);
        egg(s * .29f, -.0f, .27f, .12f, .075f, .15f);
        limb(V(s * .3, -.0, .25), V(s * .44, .06, -.05), .055f, .05f);
        limb(V(s * .05, .17, .51), V(s * .36, .31, .3), .075f, .06f);
    }
    carve();
    blend(.05f);
    for (int s = -1; s <= 1; s += 2) {
        egg(s * .175f, .09f, .46f, .125f, .12f, .2f);
        egg(s * .5f, .16f, .15f, .1f, .2f, .2f);
    }
    blend(.02f);
    for (int s = -1; s <= 1; s += 2)
        egg(s * .04f, -.07f, .52f, .035f, .075f, .1f);
    fill();
    // upper teeth
    blend(.012f);
    for (int i = 0; i < 8; i++) {
        float a = (i - 3.5f) * .26f;
        egg(sinf(a) * .19f, -.285f, .27f + cosf(a) * .2f, .028f, .062f, .03f);
    }
    // jaw
    part();
    paint(bone);
    blend(.05f);
    push();
    move(0, -.05f, 0);
    turn_x(9);
    Vec3 p[7] = {V(-.31, .02, .0),  V(-.29, -.2, .05), V(-.17, -.37, .28), V(0, -.42, .4),
                 V(.17, -.37, .28), V(.29, -.2, .05),  V(.31, .02, .0)};
    float r[7] = {.04f, .06f, .06f, .075f, .06f, .06f, .04f};
    tube(7, p, r, 3);
    egg(0, -.44f, .4f, .09f, .05f, .06f);
    blend(.012f);
    for (int i = 0; i < 8; i++) {
        float a = (i - 3.5f) * .25f;
        egg(sinf(a) * .175f, -.31f, .22f + cosf(a) * .2f, .027f, .065f, .028f);
    }
    pop();
    int dk = material_plain(tint(DARK) * .25f, .9f, 0);
    part();
    paint(dk);
    egg(0, .1f, .22f, .3f, .13f, .12f);
    egg(0, -.07f, .33f, .06f, .08f, .06f);
    int g = material_glow(glow, 5);
    for (int s = -1; s <= 1; s += 2) {
        part();
        paint(g);
        ball(s * .17f, .085f, .37f, .042f);
    }
    for (int s = -1; s <= 1; s += 2) {
        sprite(here(V(s * .172, .088, .47)), .034f, glow * 1.5f, 0, 1.1f);
    }
}
static void bonelimb(Vec3 a, Vec3 b, float r)
{
    Vec3 d = vec_unit(b - a);
    limb(a, b, r, r * .9f);
    Vec3 t = vec_unit(vec_cross(d, V(0, 0, 1)));
    for (int s = -1; s <= 1; s += 2) {
        Vec3 o = t * (s * r * .8f);
        limb(a + o - d * r * .3f, a + o + d * r * .4f, r * 1.05f, r * .9f);
        limb(b + o - d * r * .4f, b + o + d * r * .3f, r * .9f, r * 1.05f);
    }
}
static void skeleton(Vec3 glow, Vec3 cloth)
{
    camera(V(-.55, 1.3, 5.6), V(-.05, 1.66, 0), 32);
    int bone = material_bone(), gold = material_gold(), iron = material_iron(), cl = material_cloth(cloth),
        gem = material_glow(tint(ACCENT), .6f);
    material(gem)->spec = 1.5f;
    material(gem)->rough = .1f;
    push();
    move(0, -.18f, 0);
    push();
    move(.04f, 2.22f, .12f);
    turn_y(-10);
    turn_z(-5);
    turn_x(3);
    grow(.88f);
    skull(bone, glow);
    // crown headdress: band + sun rays
    part();
    paint(gold);
    blend(.02f);
    push();
    move(0, .42f, -.06f);
    turn_x(-12);
    push();
    grow(1);
    ring(0, 0, 0, .47f, .045f);
    pop();
    for (int i = 0; i < 9; i++) {
        float a = (i - 4) * .34f;
        push();
        turn_y(a * 180 / PI);
        move(0, .0f, .47f);
        turn_x(8);
        float h = i == 4 ? .46f : i % 2 ? .2f : .32f;
        limb(V(0, 0, 0), V(0, h, .0), .05f, .006f);
        pop();
    }
    pop();
    part();
    paint(gem);
    push();
    move(0, .47f, .44f);
    crystal(0, 0, 0, .06f, .09f, .05f);
    pop();
    pop();
    // spine, ribs
    part();
    paint(bone);
    blend(.03f);
    for (int i = 0; i < 12; i++) {
        float y = 1.82f - .12f * i;
        egg(0, y, -.05f - .06f * sinf(i * .3f), .07f, .055f, .075f);
        limb(V(0, y, -.1), V(0, y - .03, -.24), .03f, .015f);
    }
    for (int i = 0; i < 6; i++) {
        float y = 1.58f - .135f * i, w = (.36f + .10f * sinf((i + .6f) * .55f)) * (i == 5 ? .9f : 1);
        for (int s = -1; s <= 1; s += 2) {
            Vec3 p[5] = {V(s * .04, y + .04, -.12), V(s * w * .8, y + .05, -.2), V(s * w * 1.05, y - .03, .06),
                         V(s * w * .72, y - .12, .3), V(s * .06, y - .13 + (i > 3 ? .02f * i : 0), .37)};
            float r[5] = {.03f, .036f, .04f, .036f, .03f};
            tube(i > 4 ? 4 : 5, p, r, 4);
        }
    }
    blend(.04f);
    limb(V(0, 1.5, .36), V(0, .95, .4), .06f, .04f);
    for (int s = -1; s <= 1; s += 2) {
        Vec3 p[3] = {V(s * .05, 1.56, .33), V(s * .3, 1.63, .25), V(s * .58, 1.66, .0)};
        float r[3] = {.045f, .04f, .05f};
        tube(3, p, r, 3);
    }
    blend(.06f);
    for (int s = -1; s <= 1; s += 2) {
        egg(s * .22f, .36f, -.02f, .2f, .15f, .12f);
    }
    // arms: right raised with scimitar (viewer left), left forward with shield
    part();
    paint(bone);
    blend(.03f);
    Vec3 sh = V(-.62, 1.6, 0), el = V(-.98, 1.22, .25), ha = V(-.92, 1.68, .62);
    bonelimb(sh, el, .06f);
    bonelimb(el + V(-.03, 0, 0), ha + V(-.04, 0, 0), .04f);
    bonelimb(el + V(.04, 0, .0), ha + V(.04, 0, 0), .032f);
    ball(ha[0], ha[1], ha[2], .07f);
    for (int i = 0; i < 4; i++) {
        float y = .0f + .045f * i;
        Vec3 p[4] = {ha + V(-.05, .03 + y, .02), ha + V(-.10, .05 + y, .09), ha + V(-.0, .05 + y, .15),
                     ha + V(.06, .04 + y, .09)};
        float r[4] = {.024f, .026f, .024f, .02f};
        tube(4, p, r, 2);
    }
    push();
    move(ha[0], ha[1] + .1f, ha[2] + .08f);
    turn_z(14);
    turn_x(-8);
    part();
    paint(material_wood());
    limb(V(0, -.2, 0), V(0, .12, 0), .032f, .032f);
    part();
    paint(gold);
    ball(0, -.24f, 0, .055f);
    push();
    move(0, .15f, 0);
    box(0, 0, 0, .15f, .028f, .045f, .02f);
    pop();
    part();
    paint(iron);
    {
        float q[] = {-.05, .16,  .05, .16,  .10, .5,   .13,  .8, .24,  1.12,
                     .42,  1.36, .2,  1.26, .0,  1.02, -.08, .7, -.07, .4};
        outline(10, q, 4, .03f, .07f);
    }
    pop();
    part();
    paint(bone);
    blend(.03f);
    Vec3 s2 = V(.62, 1.6, 0), e2 = V(.86, 1.12, .05), h2 = V(.62, .85, .5);
    bonelimb(s2, e2, .06f);
    bonelimb(e2, h2, .045f);
    ball(h2[0], h2[1], h2[2], .07f);
    // shield with sun emblem
    push();
    move(.66f, .82f, .66f);
    turn_y(20);
    turn_x(82);
    part();
    paint(material_wood());
    drum(0, 0, 0, .46f, .04f, .02f);
    part();
    paint(gold);
    blend(.02f);
    ring(0, .02f, 0, .46f, .05f);
    egg(0, .05f, 0, .16f, .07f, .16f);
    for (int i = 0; i < 8; i++) {
        push();
        turn_y(i * 45);
        limb(V(0, .045, .18), V(0, .045, .37), .05f, .01f);
        pop();
    }
    pop();
    // pauldrons
    for (int s = -1; s <= 1; s += 2) {
        push();
        move(s * .66f, 1.66f, 0);
        turn_z(-s * 28);
        part();
        paint(gold);
        blend(.03f);
        for (int k = 0; k < 3; k++) {
            push();
            move(s * .06f * k, -.1f * k, 0);
            egg(0, .02f, 0, .24f - .02f * k, .13f, .24f);
            carve();
            egg(0, -.09f, 0, .24f - .02f * k, .13f, .26f);
            fill();
            pop();
        }
        limb(V(0, .12, 0), V(s * .05, .32, 0), .05f, .005f);
        pop();
    }
    // collar + cape + loincloth
    part();
    paint(gold);
    blend(.02f);
    push();
    move(0, 1.64f, .06f);
    turn_x(14);
    for (int i = 0; i < 11; i++) {
        float a = (i - 5) * .3f;
        push();
        turn_y(a * 57.3f);
        move(0, -.04f, .36f);
        turn_x(-25);
        box(0, 0, 0, .075f, .11f, .014f, .012f);
        pop();
    }
    pop();
    part();
    paint(cl);
    blend(.1f);
    for (int i = 0; i < 7; i++) {
        float x = -.75f + .25f * i;
        Vec3 p[4] = {V(x * .7, 1.66, -.16), V(x * .95, 1.2, -.34), V(x * 1.1, .6, -.38 + .1 * (i & 1)),
                     V(x * 1.25, .0, -.45 + .12 * (i & 1))};
        float r[4] = {.1f, .13f, .15f, .17f};
        tube(4, p, r, 3);
    }
    part();
    paint(cl);
    blend(.06f);
    for (int i = 0; i < 3; i++) {
        float x = -.14f + .14f * i;
        Vec3 p[3] = {V(x, .42, .1), V(x * 1.1, .15, .2), V(x * 1.25, -.15, .22)};
        float r[3] = {.08f, .09f, .1f};
        tube(3, p, r, 3);
    }
    part();
    paint(gold);
    blend(.02f);
    push();
    move(0, .44f, 0);
    ring(0, 0, 0, .26f, .055f);
    pop();
    pop();
    faction_ground();
    faction_motes();
}

static void sun_skeleton(void)
{
    skeleton(rgb(0xff8a20), rgb(0xb03a24));
}

static void moon_skeleton(void)
{
    skeleton(rgb(0x60b0ff), rgb(0x3a2a80));
}

const Card skeleton_cards[] = {
    {"cards/horde/sun-skeleton", SUN, sun_skeleton}, {"cards/horde/moon-skeleton", MOON, moon_skeleton}, {0}};
