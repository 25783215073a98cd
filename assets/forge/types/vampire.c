/* SPDX-License-Identifier: MIT */
#include "cards.h"
#include "kit/kit.h"
#include "props/hands.h"

static void vampire(void)
{
    camera(V(-.5, 1.5, 5.4), V(.03, 1.62, 0), 30);
    int sk = material_new(rgb(0xdcd2d8), rgb(0xb8a6b8), .42f, .7f, PAT_NOISE, 2, .1f),
        ha = material_new(rgb(0x15121c), rgb(0x2c2438), .3f, 1.2f, PAT_FUR, 4, .8f), su = material_cloth(rgb(0x1c1622)),
        ve = material_cloth(rgb(0x7a1226)),
        li = material_new(rgb(0xa01028), rgb(0x6a0a1c), .6f, .5f, PAT_CLOTH, 3, .5f),
        sh = material_cloth(rgb(0xf0e8e4)), go = material_gold(), lp = material_plain(rgb(0xa0606c), .35f, 1),
        to = material_plain(rgb(0xfffaf0), .2f, 1), gem = material_plain(rgb(0xd01030), .06f, 1.6f);
    material(sk)->sss = rgb(0xa04060) * .35f;
    material(gem)->emit = rgb(0xff1030) * .35f;
    // torso
    part();
    paint(su);
    blend(.2f);
    egg(0, .7f, -.05f, .6f, .8f, .36f);
    egg(0, 1.2f, -.08f, .72f, .32f, .32f);
    for (int s = -1; s <= 1; s += 2)
        ball(s * .62f, 1.2f, -.1f, .24f);
    part();
    paint(ve);
    blend(.06f);
    egg(0, .75f, .13f, .36f, .7f, .26f);
    for (int i = 0; i < 4; i++) {
        part();
        paint(go);
        ball(.02f, .95f - .2f * i, .4f - .01f * i, .035f);
    }
    part();
    paint(sh);
    blend(.05f);
    for (int i = 0; i < 5; i++) {
        float y = 1.3f - .09f * i, w = .10f + .035f * i;
        for (int k = 0; k < 5; k++) {
            float x = (k - 2) * w * .45f;
            egg(x, y - .02f * fabsf(k - 2.f), .31f + .025f * i - .25f * x * x + .02f * (k & 1), w * .34f, .075f, .05f);
        }
    }
    part();
    paint(gem);
    crystal(0, 1.3f, .43f, .06f, .08f, .04f);
    part();
    paint(go);
    blend(.005f);
    push();
    move(0, 1.3f, .40f);
    turn_x(90);
    ring(0, 0, 0, .075f, .016f);
    pop();
    // lapels
    for (int s = -1; s <= 1; s += 2) {
        float q[] = {s * .02f, .2f,  s * .1f,  .8f,   s * .18f, 1.32f, s * .42f, 1.36f,
                     s * .46f, 1.1f, s * .34f, 1.04f, s * .38f, .96f,  s * .24f, .5f};
        push();
        move(0, .0f, .26f);
        turn_y(s * 14);
        turn_x(-4);
        part();
        paint(su);
        material(su)->rough = .6f;
        outline(8, q, 1, .03f, .03f);
        pop();
    }
    // cape: lining front, outside
    for (int s = -1; s <= 1; s += 2) {
        part();
        paint(su);
        blend(.12f);
        for (int i = 0; i < 6; i++) {
            float k = i / 5.f;
            Vec3 p[4] = {V(s * (.3 + .36 * k), 1.34 - .08 * k, -.2 - .1 * k), V(s * (.6 + .4 * k), .95, -.22 - .2 * k),
                         V(s * (.82 + .5 * k), .4, -.2 - .2 * k + .08 * (i & 1)),
                         V(s * (.9 + .6 * k), -.3, -.2 - .2 * k + .1 * (i & 1))};
            float r[4] = {.09f, .13f, .16f, .18f};
            tube(4, p, r, 3);
        }
        part();
        paint(li);
        blend(.08f);
        for (int i = 0; i < 3; i++) {
            float k = i / 2.f;
            Vec3 p[4] = {V(s * (.42 + .16 * k), 1.2, -.2), V(s * (.6 + .2 * k), .9, -.16 - .1 * k),
                         V(s * (.78 + .25 * k), .4, -.12 - .12 * k), V(s * (.86 + .3 * k), -.3, -.1 - .1 * k)};
            float r[4] = {.06f, .09f, .11f, .13f};
            tube(4, p, r, 3);
        }
    }
    // high collar: bat-wing shaped
    for (int s = -1; s <= 1; s += 2) {
        float q[] = {s * .08f, .0f,  s * .34f, -.06f, s * .56f, .18f, s * .74f, .82f,
                     s * .52f, .62f, s * .42f, .60f,  s * .30f, .36f, s * .12f, .2f};
        push();
        move(0, 1.3f, -.16f);
        turn_y(s * -26);
        turn_x(-6);
        part();
        paint(su);
        outline(8, q, 2, .035f, .04f);
        push();
        move(0, .0f, .035f);
        grow(.95f);
        part();
        paint(li);
        outline(8, q, 2, .022f, .03f);
        pop();
        pop();
    }
    // neck + head
    part();
    paint(sk);
    blend(.08f);
    limb(V(0, 1.25, -.06), V(0, 1.7, .0), .16f, .15f);
    push();
    move(.0f, 1.98f, .08f);
    turn_y(-14);
    turn_z(-5);
    turn_x(4);
    grow(1.0f);
    part();
    paint(sk);
    blend(.12f);
    egg(0, .12f, -.04f, .33f, .36f, .37f);
    egg(0, -.14f, .1f, .235f, .26f, .24f);
    blend(.08f);
    limb(V(-.1, -.36, .2), V(.1, -.36, .2), .07f, .07f);
    ball(0, -.375f, .25f, .075f);
    blend(.07f);
    for (int s = -1; s <= 1; s += 2) {
        limb(V(s * .05, .1, .31), V(s * .24, .155, .22), .05f, .045f);
        egg(s * .2f, -.05f, .2f, .1f, .07f, .1f);
    }
    blend(.04f);
    limb(V(0, .09, .33), V(0, -.09, .44), .035f, .045f);
    ball(0, -.10f, .42f, .05f);
    for (int s = -1; s <= 1; s += 2)
        ball(s * .045f, -.105f, .375f, .033f);
    for (int s = -1; s <= 1; s += 2) {
        Vec3 p[3] = {V(s * .3, -.06, -.0), V(s * .37, .06, -.05), V(s * .42, .3, -.14)};
        float r[3] = {.05f, .065f, .01f};
        tube(3, p, r, 3);
    }
    carve();
    blend(.05f);
    for (int s = -1; s <= 1; s += 2)
        egg(s * .125f, .02f, .34f, .075f, .05f, .08f);
    blend(.02f);
    egg(0, -.245f, .36f, .1f, .03f, .12f);
    fill();
    int e = material_eye(rgb(0xff2818), rgb(0xfff6e4), .35f, PUPIL_ROUND);
    material(e)->color2 = rgb(0xfff4ee);
    for (int s = -1; s <= 1; s += 2)
        eye_with_lid(s * .125f, .018f, .268f, .07f, s * 4, 0, e, sk, s * 16, .34f);
    part();
    paint(ha);
    blend(.02f);
    for (int s = -1; s <= 1; s += 2) {
        Vec3 p[3] = {V(s * .045, .085, .36), V(s * .15, .155, .335), V(s * .27, .19, .23)};
        float r[3] = {.018f, .026f, .008f};
        tube(3, p, r, 3);
    }
    part();
    paint(lp);
    blend(.015f);
    {
        Vec3 p[5] = {V(-.125, -.235, .29), V(-.06, -.215, .345), V(0, -.225, .36), V(.06, -.215, .345),
                     V(.13, -.225, .29)};
        float r[5] = {.005f, .012f, .011f, .012f, .005f};
        tube(5, p, r, 3);
        Vec3 q[5] = {V(-.11, -.255, .29), V(-.05, -.28, .34), V(0, -.287, .352), V(.05, -.28, .34), V(.12, -.25, .29)};
        float w[5] = {.005f, .012f, .015f, .012f, .005f};
        tube(5, q, w, 3);
    }
    for (int s = -1; s <= 1; s += 2) {
        part();
        paint(to);
        limb(V(s * .058, -.225, .345), V(s * .056, -.325, .36), .02f, .003f);
    }
    part();
    paint(to);
    box(0, -.245f, .33f, .05f, .015f, .02f, .008f);
    // slick hair with widow's peak
    part();
    paint(ha);
    blend(.05f);
    for (int i = 0; i < 15; i++) {
        float u = (i - 7) / 7.f;
        float pk = .33f - .16f * (1 - fabsf(u));
        if (fabsf(u) < .08f)
            pk -= .06f;
        Vec3 p[5] = {V(u * .26, pk + .08f - .10 * u * u, .30 - .16 * u * u), V(u * .3, .42 - .08 * u * u, .14),
                     V(u * .34, .46 - .1 * u * u, -.12), V(u * .36, .3, -.36), V(u * .34, -.02, -.42)};
        float r[5] = {.012f, .055f, .07f, .075f, .05f};
        tube(5, p, r, 3);
    }
    for (int s = -1; s <= 1; s += 2) {
        Vec3 p[3] = {V(s * .3, .25, .08), V(s * .315, .08, .06), V(s * .29, -.1, .1)};
        float r[3] = {.07f, .045f, .008f};
        tube(3, p, r, 3);
    }
    pop();
    part();
    paint(su);
    blend(.08f);
    limb(V(-.64, 1.15, -.05), V(-.78, .62, .16), .17f, .13f);
    limb(V(-.78, .62, .16), V(-.5, .4, .5), .13f, .11f);
    // hand with goblet
    part();
    paint(su);
    blend(.08f);
    limb(V(.66, 1.15, -.05), V(.86, .72, .25), .17f, .13f);
    limb(V(.86, .72, .25), V(.62, .86, .66), .13f, .1f);
    part();
    paint(sh);
    blend(.05f);
    for (int i = 0; i < 7; i++) {
        float a = i * .9f;
        ball(.63f + .075f * cosf(a), .87f + .075f * sinf(a), .62f, .045f);
    }
    part();
    paint(sk);
    blend(.03f);
    limb(V(.62, .88, .62), V(.56, .93, .73), .06f, .07f);
    hand_fist(V(.55, .94, .75), .10f, -50, 1);
    push();
    move(.472f, .99f, .815f);
    turn_z(6);
    part();
    paint(go);
    blend(.03f);
    egg(0, .2f, 0, .14f, .17f, .14f);
    carve();
    egg(0, .36f, 0, .15f, .18f, .15f);
    fill();
    limb(V(0, .05, 0), V(0, -.2, 0), .025f, .025f);
    drum(0, -.22f, 0, .11f, .02f, .01f);
    ball(0, -.06f, 0, .045f);
    part();
    paint(gem);
    drum(0, .19f, 0, .122f, .012f, .005f);
    pop();
    faction_ground();
    faction_motes();
}

const Card vampire_cards[] = {{"cards/horde/vampire", BLOOD, vampire}, {0}};
