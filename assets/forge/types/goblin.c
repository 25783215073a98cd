/* SPDX-License-Identifier: MIT */
#include "cards.h"
#include "kit/kit.h"
#include "props/hands.h"

static void goblin(Vec3 a, Vec3 b, Vec3 gemc)
{
    camera(V(.35, 1.2, 5.8), V(.03, 1.42, 0), 34);
    int sk = material_skin(a, b), le = material_new(rgb(0x6a4526), rgb(0x352010), .6f, .6f, PAT_SKIN, 5, .5f),
        go = material_gold(), cl = material_cloth(gemc * .55f + grey(.05f)), to = material_plain(rgb(0xf4ecc8), .3f, 1),
        gm = material_plain(gemc, .06f, 1.6f),
        bm = material_new(rgb(0x24262e), rgb(0x14151c), .3f, 1.2f, PAT_METAL, 4, .4f),
        mo = material_plain(rgb(0x3a0c10), .5f, .5f), glass = material_plain(rgb(0x9adcff) * .4f, .03f, 2);
    material(gm)->emit = gemc * .35f;
    material(bm)->metal = .4f;
    push();
    move(0, .2f, 0);
    // boots, legs
    for (int s = -1; s <= 1; s += 2) {
        part();
        paint(cl);
        blend(.06f);
        limb(V(s * .2, .2, .04), V(s * .25, -.08, .1), .16f, .12f);
        part();
        paint(le);
        blend(.06f);
        limb(V(s * .25, -.02, .1), V(s * .26, -.14, .12), .135f, .13f);
        egg(s * .29f, -.17f, .3f, .15f, .11f, .24f);
        part();
        paint(go);
        ball(s * .29f, -.13f, .5f, .075f);
    }
    // body
    part();
    paint(cl);
    blend(.2f);
    egg(0, .55f, 0, .42f, .5f, .34f);
    for (int s = -1; s <= 1; s += 2) {
        ball(s * .36f, .86f, 0, .16f);
    }
    egg(0, .2f, .05f, .36f, .3f, .3f);
    part();
    paint(le);
    blend(.03f);
    egg(0, .62f, .06f, .37f, .36f, .35f);
    push();
    move(0, .3f, 0);
    ring(0, 0, 0, .4f, .07f);
    pop();
    for (int s = -1; s <= 1; s += 2) {
        Vec3 p[4] = {V(s * .1, .95, .22), V(s * .2, .7, .37), V(s * .26, .5, .36), V(s * .3, .3, .32)};
        float r[4] = {.05f, .05f, .05f, .05f};
        tube(4, p, r, 3);
    }
    part();
    paint(go);
    push();
    move(0, .3f, .45f);
    box(0, 0, 0, .11f, .09f, .03f, .02f);
    pop();
    part();
    paint(gm);
    push();
    move(0, .3f, .49f);
    crystal(0, 0, 0, .055f, .06f, .04f);
    pop();
    // bandolier bombs
    for (int i = 0; i < 4; i++) {
        float t = i / 3.f;
        part();
        paint(bm);
        ball(.30f - .62f * t, .80f - .42f * t, .37f + .06f * sinf(t * 3.1f), .085f);
        part();
        paint(go);
        limb(V(.30f - .62f * t, .87f - .42f * t, .39), V(.30f - .62f * t, .91f - .42f * t, .40), .035f, .03f);
    }
    // arms: left up with bomb, right on fuse/torch
    part();
    paint(sk);
    blend(.07f);
    {
        Vec3 p[3] = {V(-.4, .88, .02), V(-.8, .86, .12), V(-.98, 1.3, .3)};
        float r[3] = {.13f, .115f, .09f};
        tube(3, p, r, 4);
        hand_fist(V(-.98, 1.38, .32), .10f, 0, -1);
    }
    {
        Vec3 p[3] = {V(.4, .86, .02), V(.74, .62, .25), V(.66, .86, .62)};
        float r[3] = {.13f, .11f, .08f};
        tube(3, p, r, 4);
        hand_fist(V(.64, .92, .68), .095f, -30, 1);
    }
    part();
    paint(le);
    blend(.02f);
    limb(V(-.9, 1.1, .21), V(-.965, 1.25, .28), .125f, .12f);
    limb(V(.71, .75, .44), V(.67, .84, .58), .115f, .105f);
    // big bomb
    push();
    move(-.92f, 1.82f, .42f);
    turn_z(-16);
    part();
    paint(bm);
    ball(0, 0, 0, .4f);
    part();
    paint(go);
    blend(.02f);
    drum(0, .41f, 0, .13f, .07f, .02f);
    ring(0, .34f, 0, .16f, .03f);
    for (int i = 0; i < 8; i++) {
        float aa = i * .785f;
        ball(.385f * sinf(aa), .12f, .385f * cosf(aa), .028f);
    }
    ring(0, .1f, 0, .395f, .022f);
    part();
    paint(material_new(rgb(0xe8dcc0), rgb(0x9a8860), .8f, .3f, PAT_WOOD, 5, .8f));
    blend(.01f);
    {
        Vec3 p[4] = {V(0, .42, 0), V(.05, .58, .03), V(.2, .66, .06), V(.3, .6, .08)};
        float r[4] = {.035f, .033f, .03f, .03f};
        tube(4, p, r, 4);
    }
    // skull mark
    part();
    paint(to);
    blend(.03f);
    push();
    move(.05f, -.06f, .375f);
    turn_y(8);
    turn_x(8);
    egg(0, .04f, 0, .13f, .115f, .03f);
    egg(0, -.08f, 0, .07f, .05f, .03f);
    carve();
    for (int s = -1; s <= 1; s += 2)
        ball(s * .05f, .04f, .03f, .035f);
    egg(0, -.02f, .03f, .014f, .022f, .03f);
    for (int i = 0; i < 3; i++)
        box(-.03f + .03f * i, -.1f, .03f, .004f, .03f, .02f, 0);
    fill();
    pop();
    Vec3 sp = here(V(.31, .6, .09));
    pop();
    lamp(sp + V(.05, .02, .2), rgb(0xffb050) * 5.f, .25f);
    sprite(sp, .11f, rgb(0xffd070) * 2.4f, 0, 1.2f);
    sprite(sp, .26f, rgb(0xfff0c0) * 2.f, 3, 1);
    for (int i = 0; i < 60; i++) {
        float q = chance(i + 800) * 6.28f, r = .5f * powf(chance(i + 810), 1.5f) + .05f;
        sprite(sp + V(cosf(q) * r, sinf(q) * r + .06, .1 * chance(i)), .008f + .012f * chance(i + 820),
               rgb(0xffb040) * 2.2f, 0, 1.3f);
    }
    // head: huge
    push();
    move(.08f, 1.36f, .22f);
    turn_y(-6);
    turn_z(-7);
    turn_x(-3);
    grow(1.05f);
    part();
    paint(sk);
    blend(.14f);
    egg(0, .1f, -.02f, .5f, .4f, .4f);
    egg(0, -.14f, .1f, .42f, .24f, .32f);
    blend(.08f);
    egg(0, -.29f, .24f, .2f, .1f, .14f);
    for (int s = -1; s <= 1; s += 2) {
        egg(s * .3f, -.08f, .26f, .15f, .1f, .12f);
        limb(V(s * .07, .16, .38), V(s * .34, .25, .26), .06f, .06f);
    }
    {
        Vec3 p[4] = {V(0, .1, .38), V(0, .04, .55), V(.0, -.04, .74), V(0, -.11, .86)};
        float r[4] = {.075f, .09f, .085f, .045f};
        tube(4, p, r, 3);
        for (int s = -1; s <= 1; s += 2)
            ball(s * .08f, -.0f, .58f, .055f);
    }
    // ears
    for (int s = -1; s <= 1; s += 2) {
        blend(.06f);
        Vec3 p[5] = {V(s * .44, .06, -.03), V(s * .7, .14, -.06), V(s * .98, .22, -.1), V(s * 1.2, .34, -.16),
                     V(s * 1.36, .48, -.2)};
        float r[5] = {.13f, .17f, .14f, .07f, .01f};
        tube(5, p, r, 3);
    }
    carve();
    blend(.06f);
    for (int s = -1; s <= 1; s += 2) {
        Vec3 p[3] = {V(s * .5, .06, .12), V(s * .78, .16, .09), V(s * 1.08, .29, .0)};
        float r[3] = {.06f, .085f, .02f};
        tube(3, p, r, 3);
    }
    blend(.04f);
    {
        Vec3 p[5] = {V(-.34, -.08, .36), V(-.2, -.2, .44), V(0, -.235, .48), V(.2, -.2, .44), V(.34, -.08, .36)};
        float r[5] = {.025f, .07f, .085f, .07f, .025f};
        tube(5, p, r, 3);
    }
    blend(.05f);
    for (int s = -1; s <= 1; s += 2)
        egg(s * .19f, .07f, .4f, .12f, .1f, .1f);
    fill();
    part();
    paint(mo);
    egg(0, -.17f, .26f, .32f, .1f, .16f);
    for (int i = 0; i < 8; i++) {
        float u = (i - 3.5f) / 3.5f;
        float x = u * .27f, y = -.13f - .07f * (1 - u * u) + .02f, z = .37f + .09f * (1 - u * u);
        part();
        paint(to);
        limb(V(x, y + .045, z), V(x * .98, y - .055f - (i % 3 == 1 ? .03f : 0), z + .01), .036f, .008f);
        if (i < 7) {
            float x2 = (u + .14f) * .25f;
            part();
            paint(to);
            limb(V(x2, y - .13, z - .0), V(x2, y - .03f, z), .032f, .008f);
        }
    }
    int e = material_eye(rgb(0xffd028), rgb(0xfff6e4), .3f, PUPIL_ROUND);
    material(e)->color2 = rgb(0xfff4d0);
    eye_with_lid(-.195f, .08f, .325f, .125f, -4, -2, e, sk, -14, .5f);
    eye_with_lid(.195f, .08f, .325f, .14f, 4, -2, e, sk, 14, .55f);
    // cap & goggles
    part();
    paint(le);
    blend(.04f);
    egg(0, .2f, -.06f, .5f, .38f, .42f);
    carve();
    box(0, -.26f, .2f, .8f, .55f, .8f, .02f);
    fill();
    {
        push();
        move(0, .3f, -.04f);
        turn_x(-6);
        ring(0, 0, 0, .44f, .05f);
        pop();
    }
    for (int s = -1; s <= 1; s += 2) {
        push();
        move(s * .17f, .42f, .345f);
        turn_y(s * 16);
        turn_x(62);
        part();
        paint(go);
        blend(.01f);
        ring(0, 0, 0, .13f, .035f);
        drum(0, -.03f, 0, .13f, .04f, .01f);
        part();
        paint(glass);
        egg(0, .0f, 0, .115f, .035f, .115f);
        pop();
    }
    for (int s = -1; s <= 1; s += 2) {
        part();
        paint(go);
        push();
        move(s * .95f, .13f, .02f);
        turn_x(90);
        ring(0, 0, 0, .075f, .016f);
        pop();
    }
    pop();
    pop();
    faction_ground();
    faction_motes();
}

static void keg_emerald(void)
{
    goblin(rgb(0x86b23c), rgb(0x4f7a2a), rgb(0x30d890));
}

const Card goblin_cards[] = {{"cards/goblins/keg-emerald", MINE, keg_emerald}, {0}};
