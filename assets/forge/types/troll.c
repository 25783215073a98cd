/* SPDX-License-Identifier: MIT */
#include "cards.h"
#include "kit/kit.h"
#include "props/hands.h"

static void troll(Vec3 skin, Vec3 skin2, Vec3 hair, Vec3 cloth)
{
    camera(V(-.3, 1.15, 6.4), V(.02, 1.46, 0), 32.5f);
    int sk = material_skin(skin, skin2), ha = material_new(hair, hair * .4f, .9f, .3f, PAT_FUR, 3, 1.4f),
        nl = material_new(rgb(0xe8dcb0), rgb(0x9a8850), .4f, .8f, PAT_BONE, 4, .3f), cl = material_cloth(cloth),
        le = material_new(rgb(0x5a3a20), rgb(0x2e1c10), .6f, .5f, PAT_SKIN, 5, .6f), go = material_gold();
    material(ha)->sss = hair * .4f;
    material(sk)->bump = .8f;
    // body
    part();
    paint(sk);
    blend(.3f);
    egg(0, .55f, 0, .78f, .62f, .62f);
    egg(0, 1.2f, -.12f, .88f, .58f, .52f);
    for (int s = -1; s <= 1; s += 2) {
        ball(s * .82f, 1.52f, -.1f, .34f);
        egg(s * .3f, 1.22f, .24f, .36f, .24f, .22f);
    }
    blend(.14f);
    for (int s = -1; s <= 1; s += 2) {
        Vec3 el = s < 0 ? V(-1.2, .98, .3) : V(1.22, .92, .1), hn = s < 0 ? V(-.98, 1.5, .72) : V(1.08, .36, .55);
        Vec3 p[3] = {V(s * .88, 1.5, -.08), vec_mix(V(s * .88, 1.5, -.08), el, .5f) + V(s * .07, .0, .04), el};
        float r[3] = {.28f, .29f, .2f};
        tube(3, p, r, 3);
        Vec3 q[3] = {el, vec_mix(el, hn, .45f) + V(s * .04, 0, 0), hn};
        float r2[3] = {.2f, .23f, .15f};
        tube(3, q, r2, 3);
        hand_fist(hn, .17f, s < 0 ? 10 : -10, s);
    }
    // legs
    for (int s = -1; s <= 1; s += 2) {
        Vec3 p[3] = {V(s * .4, .3, .1), V(s * .52, .1, .35), V(s * .5, -.1, .3)};
        float r[3] = {.34f, .3f, .28f};
        tube(3, p, r, 3);
    }
    // head, forward and low
    push();
    move(.0f, 1.74f, .42f);
    turn_x(-9);
    turn_y(-12);
    turn_z(3);
    grow(1.12f);
    part();
    paint(sk);
    blend(.14f);
    egg(0, .1f, -.05f, .4f, .4f, .4f);
    egg(0, -.2f, .06f, .43f, .27f, .36f);
    blend(.09f);
    egg(0, -.34f, .2f, .34f, .17f, .24f);
    for (int s = -1; s <= 1; s += 2) {
        limb(V(s * .06, .19, .36), V(s * .36, .29, .2), .085f, .075f);
        egg(s * .29f, -.07f, .24f, .13f, .11f, .12f);
    }
    {
        Vec3 p[4] = {V(0, .1, .34), V(0, .03, .50), V(.01, -.07, .63), V(.02, -.19, .64)};
        float r[4] = {.06f, .08f, .11f, .10f};
        tube(4, p, r, 3);
        for (int s = -1; s <= 1; s += 2)
            ball(.015f + s * .085f, -.13f, .56f, .065f);
        blend(.02f);
        ball(.06f, -.04f, .72f, .035f);
        ball(-.26f, -.02f, .33f, .035f);
        ball(.2f, .33f, .26f, .04f);
    }
    for (int s = -1; s <= 1; s += 2) {
        Vec3 p[4] = {V(s * .36, .03, -.02), V(s * .58, .1, -.06), V(s * .82, .22, -.12), V(s * 1.0, .28, -.2)};
        float r[4] = {.11f, .13f, .09f, .015f};
        blend(.06f);
        tube(4, p, r, 3);
    }
    carve();
    blend(.05f);
    for (int s = -1; s <= 1; s += 2) {
        limb(V(s * .42, .04, .06), V(s * .72, .16, .0), .05f, .03f);
        egg(s * .165f, .07f, .40f, .10f, .085f, .1f);
    }
    blend(.03f);
    {
        Vec3 p[5] = {V(-.27, -.25, .4), V(-.14, -.31, .46), V(0, -.33, .48), V(.14, -.31, .46), V(.27, -.25, .4)};
        float r[5] = {.02f, .035f, .04f, .035f, .02f};
        tube(5, p, r, 2);
    }
    fill();
    for (int s = -1; s <= 1; s += 2) {
        part();
        paint(nl);
        Vec3 p[4] = {V(s * .2, -.33, .4), V(s * .25, -.22, .5), V(s * .28, -.11, .5), V(s * .27, -.01, .47)};
        float r[4] = {.06f, .055f, .04f, .008f};
        blend(.02f);
        tube(4, p, r, 3);
    }
    for (int i = 0; i < 4; i++) {
        part();
        paint(nl);
        float x = -.105f + .07f * i;
        limb(V(x, -.36, .43), V(x, -.28, .47), .035f, .025f);
    }
    int e = material_eye(rgb(0xffb020), rgb(0xfff6e4), .25f, PUPIL_ROUND);
    material(e)->color2 = rgb(0xfff0c0);
    for (int s = -1; s <= 1; s += 2)
        eye_with_lid(s * .165f, .065f, .345f, .095f, s * 6, -4, e, sk, s * 20, .38f);
    part();
    paint(go);
    blend(.01f);
    push();
    move(.03f, -.36f, .66f);
    turn_x(90);
    ring(0, 0, 0, .075f, .018f);
    pop();
    for (int s = -1; s <= 1; s += 2) {
        push();
        move(s * .8f, .1f, -.1f);
        turn_z(20 * s);
        turn_x(90);
        ring(0, -0, 0, .08f, .018f);
        pop();
    }
    // hair: mossy mane
    part();
    paint(ha);
    blend(.06f);
    for (int i = 0; i < 34; i++) {
        float u = (i % 17) / 16.f - .5f;
        int row = i / 17;
        float x = u * .85f;
        float z = -.05f - .16f * row;
        float y = .40f - .6f * u * u - .02f * row;
        Vec3 p[3] = {V(x * .8, y - .06, z), V(x * 1.15, y + .16 + .1 * chance(i), z - .1),
                     V(x * 1.5 + .12 * (chance(i + 9) - .5), y + .10 + .34 * chance(i + 3) - .2 * fabsf(u), z - .28)};
        float r[3] = {.085f, .075f, .008f};
        tube(3, p, r, 3);
    }
    pop();
    // moss mantle on shoulders
    part();
    paint(ha);
    blend(.08f);
    lumpy(.04f, 7);
    for (int s = -1; s <= 1; s += 2) {
        egg(s * .82f, 1.74f, -.14f, .36f, .18f, .34f);
        for (int i = 0; i < 7; i++) {
            float a = -.9f + .32f * i;
            Vec3 q[2] = {V(s * (.82 + .3 * sinf(a)), 1.72, -.12 + .32 * cosf(a)),
                         V(s * (.84 + .4 * sinf(a)), 1.42 - .18 * chance(i + s * 3), -.1 + .40 * cosf(a))};
            float r[2] = {.09f, .012f};
            tube(2, q, r, 1);
        }
    }
    egg(0, 1.68f, -.4f, .7f, .3f, .3f);
    lumpy(0, 1);
    for (int s = -1; s <= 1; s += 2)
        for (int i = 0; i < 3; i++) {
            part();
            paint(material_skin(rgb(0xc84a2a), rgb(0x8a2a1a)));
            egg(s * (.72 + .12 * i), 1.93 - .04f * i, -.05f - .09f * i, .07f, .045f, .07f);
        }
    // loincloth + belt
    part();
    paint(le);
    blend(.03f);
    push();
    move(0, .3f, .02f);
    turn_x(5);
    ring(0, 0, 0, .74f, .085f);
    pop();
    part();
    paint(go);
    push();
    move(0, .30f, .76f);
    box(0, 0, 0, .16f, .13f, .04f, .03f);
    carve();
    blend(.01f);
    box(0, 0, .05f, .09f, .06f, .05f, .01f);
    fill();
    pop();
    part();
    paint(cl);
    blend(.06f);
    for (int i = 0; i < 7; i++) {
        float x = -.42f + .14f * i;
        Vec3 p[3] = {V(x, .26, .66 - .4 * x * x), V(x * 1.05, .0, .76 - .4 * x * x), V(x * 1.1, -.2, .78 - .4 * x * x)};
        float r[3] = {.075f, .085f, .09f};
        tube(3, p, r, 2);
    }
    // strap
    part();
    paint(le);
    blend(.02f);
    {
        Vec3 p[5] = {V(.72, 1.72, .12), V(.38, 1.36, .52), V(.0, .98, .62), V(-.36, .62, .62), V(-.7, .36, .4)};
        float r[5] = {.06f, .06f, .06f, .06f, .06f};
        tube(5, p, r, 4);
    }
    // club
    push();
    move(-.98f, 1.5f, .98f);
    turn_z(16);
    turn_x(-14);
    int wd = material_wood();
    part();
    paint(wd);
    blend(.08f);
    lumpy(.02f, 5);
    limb(V(0, -.42, 0), V(0, .3, 0), .075f, .09f);
    limb(V(0, .3, 0), V(.0, 1.12, 0), .1f, .25f);
    ball(.05f, 1.25f, 0, .22f);
    lumpy(0, 1);
    for (int i = 0; i < 11; i++) {
        float a = i * 2.4f, y = .62f + .07f * i, rr = .15f + .12f * (y - .5f);
        part();
        paint(nl);
        limb(V(sinf(a) * rr, y, cosf(a) * rr), V(sinf(a) * (rr + .22), y + .05, cosf(a) * (rr + .22)), .06f, .008f);
    }
    part();
    paint(le);
    blend(.01f);
    for (int i = 0; i < 4; i++) {
        push();
        move(0, -.32f + .08f * i, 0);
        turn_z(8);
        ring(0, 0, 0, .078f, .026f);
        pop();
    }
    pop();
    faction_ground();
    faction_motes();
}

static void forest_troll(void)
{
    troll(rgb(0xa58f68), rgb(0x66704a), rgb(0x4f7a26), rgb(0x9a3a20));
}

const Card troll_cards[] = {{"cards/horde/forest-troll", FOREST, forest_troll}, {0}};
