/* SPDX-License-Identifier: MIT */
#include "cards.h"
#include "kit/kit.h"

static void ooze(Vec3 body, Vec3 absorb, Vec3 iris)
{
    camera(V(0.35, 1.25, 6.4), V(0.02, 1.14, 0), 32.5f);
    int j = material_jelly(body, absorb);
    material(j)->emit = body * .10f;
    jelly_part();
    paint(j);
    blend(.38f);
    egg(0, .75f, 0, .92f, .78f, .74f);
    egg(.05f, 1.38f, -.05f, .62f, .62f, .54f);
    egg(.22f, 1.95f, -.1f, .26f, .3f, .25f);
    ball(.48f, 2.2f, -.12f, .13f);
    blend(.3f);
    egg(0, .1f, .15f, 1.25f, .2f, .95f);
    egg(-.9f, .12f, .5f, .4f, .16f, .3f);
    egg(.95f, .1f, .55f, .45f, .15f, .3f);
    egg(.2f, .08f, .95f, .5f, .13f, .25f);
    // arms
    {
        Vec3 p[4] = {V(-.7, .8, .2), V(-1.08, .92, .4), V(-1.2, 1.3, .5), V(-1.05, 1.62, .52)};
        float r[4] = {.26f, .19f, .15f, .16f};
        blend(.2f);
        tube(4, p, r, 4);
    }
    {
        Vec3 p[4] = {V(.7, .7, .2), V(1.05, .6, .5), V(1.22, .85, .7), V(1.18, 1.05, .75)};
        float r[4] = {.26f, .19f, .15f, .15f};
        tube(4, p, r, 4);
    }
    // fingers
    blend(.08f);
    for (int i = 0; i < 3; i++) {
        float a = -.7f + .7f * i;
        limb(V(-1.05, 1.62, .52), V(-1.05 + sinf(a) * .26f, 1.62 + cosf(a) * .26f, .58), .09f, .055f);
        limb(V(1.18, 1.05, .75), V(1.18 + sinf(a) * .24f, 1.05 + cosf(a) * .24f, .85), .09f, .055f);
    }
    // mouth carve (grin)
    push();
    move(.03f, .98f, .62f);
    carve();
    blend(.06f);
    egg(0, -.02f, .12f, .5f, .26f, .34f);
    fill();
    pop();
    // inside: skull + coins + bubbles
    int bone = material_bone(), gold = material_gold();
    part();
    paint(bone);
    blend(.06f);
    push();
    move(.36f, .42f, .12f);
    turn_y(-25);
    turn_z(20);
    grow(.3f);
    ball(0, .2f, 0, .5f);
    egg(0, -.2f, .25f, .3f, .28f, .25f);
    carve();
    ball(-.2f, .12f, .45f, .16f);
    ball(.2f, .12f, .45f, .16f);
    egg(0, -.12f, .5f, .06f, .09f, .1f);
    fill();
    pop();
    part();
    paint(gold);
    blend(.005f);
    for (int i = 0; i < 7; i++) {
        push();
        move(-.5f + .15f * i * (i & 1 ? 1 : .4f), .22f + .14f * chance(i + 31), .1f + .3f * chance(i + 41));
        turn_x(chance(i) * 180);
        turn_z(chance(i + 9) * 90);
        drum(0, 0, 0, .085f, .016f, .008f);
        pop();
    }
    part();
    paint(material_iron());
    push();
    move(-.42f, .62f, 0);
    turn_z(38);
    box(0, .1f, 0, .035f, .5f, .012f, .005f);
    paint(gold);
    box(0, -.36f, 0, .14f, .028f, .03f, .01f);
    limb(V(0, -.38, 0), V(0, -.6, 0), .03f, .03f);
    ball(0, -.62f, 0, .05f);
    pop();
    // eyes
    int e = material_eye(iris, rgb(0xfff6e4), .10f, PUPIL_ROUND), lid = material_plain(body * .55f, .25f, 1);
    material(lid)->sss = body * .4f;
    eye_with_lid(-.28f, 1.5f, .43f, .245f, -4, 6, e, lid, -20, .34f);
    eye_with_lid(.35f, 1.53f, .42f, .205f, 10, 6, e, lid, 20, .34f);
    part();
    eye(.5f, 2.2f, -.03f, .09f, 12, 2, e);
    // mouth: dark cavity, tongue, fangs
    push();
    move(.03f, .98f, .62f);
    part();
    paint(material_plain(tint(DARK) * .5f, .35f, .5f));
    blend(.03f);
    egg(0, -.02f, -.1f, .47f, .24f, .16f);
    int tg = material_plain(rgb(0xe8504a), .25f, 1);
    material(tg)->sss = rgb(0xff6050) * .4f;
    part();
    paint(tg);
    blend(.08f);
    egg(-.05f, -.17f, .02f, .22f, .09f, .16f);
    egg(.1f, -.17f, .02f, .2f, .09f, .16f);
    int t = material_plain(rgb(0xfdf6e0), .25f, 1);
    material(t)->sss = rgb(0xffe0a0) * .3f;
    for (int i = 0; i < 7; i++) {
        float x = -.39f + .13f * i, yy = .21f - .62f * x * x, z = .16f - .5f * x * x;
        part();
        paint(t);
        limb(V(x, yy, z), V(x * .97f, yy - (i % 2 ? .14f : .2f), z + .03f), .058f, .006f);
    }
    for (int i = 0; i < 6; i++) {
        float x = -.3f + .12f * i, yy = -.235f + .62f * x * x, z = .18f - .5f * x * x;
        part();
        paint(t);
        limb(V(x, yy, z), V(x * .97f, yy + (i % 2 ? .11f : .15f), z + .02f), .048f, .006f);
    }
    pop();
    for (int i = 0; i < 40; i++) {
        float a = chance(i + 70) * 6.28f, r = sqrtf(chance(i + 80)) * .6f;
        sprite(V(cosf(a) * r, .3f + chance(i + 90) * 1.4f, 1.0f), .012f + .03f * chance(i + 60) * chance(i + 61),
               tint(GLOW), 1, .35f);
    }
    faction_ground();
    faction_motes();
}

static void water_ooze(void)
{
    ooze(rgb(0x22b8d0), V(1.5f, .32f, .24f), rgb(0xffb030));
}

static void forest_ooze(void)
{
    ooze(rgb(0x6ac030), V(.5f, .2f, 1.4f), rgb(0xff5030));
}

const Card ooze_cards[] = {
    {"cards/horde/water-ooze", WATER, water_ooze}, {"cards/horde/forest-ooze", FOREST, forest_ooze}, {0}};
