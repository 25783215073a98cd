/* SPDX-License-Identifier: MIT
 * Oozes that took the shape of something: a cobra of amber, a toad with a garden on its back, a jelly on a golden plate. */
#include "cards.h"
#include "kit/kit.h"
#include "kit/places.h"
#include "props/nature.h"
#include "props/regalia.h"
#include "props/skull.h"
#include "props/treasure.h"
#include "types/ooze_body.h"

/* ---- sun: a cobra of amber ---- */

/* Two fangs and a forked tongue. */
static void cobra_mouth(const OozeMouth *m)
{
    push();
    move(0, 1.94f, .5f);
    ooze_mouth_inside(m);
    int tooth = material_tooth();
    for (int side = -1; side <= 1; side += 2) {
        part();
        paint(tooth);
        limb(V((float)side * .17f, .14f, .12f), V((float)side * .16f, -.2f, .17f), .055f, .006f);
    }
    int tongue = material_plain(rgb(0xd02a5a), .3f, 1);
    part();
    paint(tongue);
    blend(.02f);
    Vec3 t[4] = {V(0, -.1f, .05f), V(0, -.12f, .35f), V(.04f, -.26f, .55f), V(.06f, -.46f, .6f)};
    float tr[4] = {.06f, .05f, .045f, .035f};
    tube(4, t, tr, 4);
    limb(t[3], V(-.04f, -.62f, .62f), .035f, .008f);
    limb(t[3], V(.17f, -.62f, .6f), .035f, .008f);
    pop();
}

/* Gold on the brow, a collar that lies on the slope of the hood. */
static void kings_cloth(int gold, int teal)
{
    push();
    move(0, 2.46f, .0f);
    turn_x(-12);
    part();
    paint(gold);
    blend(.02f);
    ring(0, .08f, 0, .42f, .06f);
    limb(V(0, .1f, .42f), V(0, .36f, .5f), .06f, .05f);
    ball(0, .4f, .52f, .075f);
    part();
    paint(material_gem(rgb(0x20c8d8)));
    crystal(0, .12f, .5f, .09f, .11f, .05f);
    for (int i = 0; i < 9; i++) {
        float a = ((float)i - 4) * .36f;
        part();
        paint(i % 2 ? gold : teal);
        limb(V(sinf(a) * .36f, .12f, -.05f + .02f * cosf(a)), V(sinf(a) * .5f, .46f + .18f * cosf(a), -.12f), .09f,
             .05f);
    }
    pop();
    for (int row = 0; row < 3; row++)
        for (int i = 0; i < 13; i++) {
            float a = ((float)i - 6) * .2f, r = .5f + .13f * (float)row;
            part();
            paint((i + row) % 2 ? gold : teal);
            blend(.01f);
            egg(sinf(a) * r * 1.35f, 1.46f - cosf(a) * r * .78f, .26f + .16f * cosf(a) + .05f * (float)row, .075f,
                .085f, .035f);
        }
}

/* A puddle of honey that rises into the hood of a cobra and drips from its rim. */
static void honey_cobra(int jelly)
{
    jelly_part();
    paint(jelly);
    blend(.34f);
    egg(0, .08f, .20f, 1.50f, .17f, 1.05f);
    egg(-.72f, .12f, .62f, .42f, .16f, .36f);
    egg(.86f, .10f, .50f, .44f, .15f, .40f);
    limb(V(0, .05f, .0f), V(0, .95f, -.08f), .92f, .56f);
    egg(0, 1.46f, -.16f, 1.26f, .82f, .34f); /* the hood */
    egg(0, 1.96f, .14f, .56f, .42f, .48f);   /* the head */
    egg(0, 1.80f, .46f, .40f, .22f, .30f);
    blend(.10f);
    for (int i = 0; i < 11; i++) { /* what drips from the rim */
        float a = (((float)i - 5) * .27f), x = sinf(a) * 1.16f, y = 1.30f - .42f * cosf(a) * .6f,
              long_ = .16f + .34f * chance(i + 7);
        if (fabsf(x) < .55f)
            continue;
        limb(V(x, y, -.10f), V(x * 1.01f, y - long_, -.06f), .13f, .065f);
        ball(x * 1.01f, y - long_, -.06f, .085f);
    }
}

static void sun_ooze(void)
{
    Vec3 body = rgb(0xf08c12);
    camera(V(-.5f, 1.25f, 6.2f), V(.02f, 1.36f, 0), 32.5f);
    scene()->backdrop = place_pyramids;
    scene()->disc_x = .74f;
    scene()->disc_y = .92f;
    scene()->disc_size = .5f;
    scene()->back_mirrored = false;
    for (int i = 0; i < TINTS; i++) /* dusk: the jelly keeps the light */
        scene()->tint[i] = scene()->tint[i] * (i == GLOW ? .5f : .28f);
    scene()->vignette = 1.6f;
    int jelly = material_jelly(body, V(.2f, 1.15f, 3.6f)), gold = material_gold(),
        teal = material_plain(rgb(0x1f9aa6), .2f, 1.3f), bone = material_bone();
    material(jelly)->emit = body * .10f;
    OozeMouth m = {.wide = .42f, .high = .15f, .upper = 0, .lower = 0, .length = .2f, .tongue = 0};
    honey_cobra(jelly);
    push();
    move(0, 1.70f, .56f);
    ooze_mouth_hole(&m);
    pop();
    push();
    move(0, -.24f, .06f);
    cobra_mouth(&m);
    kings_cloth(gold, teal);
    pop();
    for (int i = 0; i < 16; i++) /* swallowed gold, and who came for it */
        ooze_coin(-.95f + .13f * (float)i, .16f + .14f * chance(i), .80f + .2f * chance(i + 5), i, gold);
    push();
    move(.48f, .46f, .40f);
    turn_y(-16);
    turn_z(22);
    grow(.42f);
    skull(&(Skull){.bone = bone, .jaw = 18});
    pop();
    push();
    move(-.52f, .34f, .70f);
    turn_z(58);
    goblet(gold, teal);
    pop();
    int e = material_eye(rgb(0x18c8d0), rgb(0xfffbe8), .25f, PUPIL_SLIT), lid = material_plain(rgb(0xa85a10), .3f, 1);
    eye_with_lid(-.29f, 2.03f, .46f, .23f, -12, 2, e, lid, -20, .5f);
    eye_with_lid(.29f, 2.03f, .46f, .23f, 12, 2, e, lid, 20, .5f);
    faction_ground();
    faction_motes();
}

/* ---- forest: a toad of slime ---- */

static void toad_body(int jelly)
{
    jelly_part();
    paint(jelly);
    blend(.42f);
    egg(0, .62f, -.05f, 1.12f, .66f, .85f);
    egg(0, .95f, .1f, .86f, .5f, .6f);
    blend(.2f);
    for (int side = -1; side <= 1; side += 2) { /* eyes on stalks, feet, warts */
        float s = (float)side;
        limb(V(s * .5f, 1.2f, .2f), V(s * .62f, 1.72f, .3f), .26f, .2f);
        ball(s * .63f, 1.84f, .3f, .27f);
        Vec3 leg[3] = {V(s * .85f, .5f, .3f), V(s * 1.25f, .4f, .55f), V(s * 1.0f, .1f, .95f)};
        float r[3] = {.3f, .2f, .14f};
        tube(3, leg, r, 4);
        for (int i = -1; i <= 1; i++)
            limb(V(s * 1.0f, .1f, .95f), V(s * (1.0f + .02f) + .2f * (float)i, .06f, 1.25f - .04f * fabsf((float)i)),
                 .1f, .075f);
    }
    blend(.3f);
    egg(0, .08f, .1f, 1.45f, .16f, 1.05f);
    blend(.06f);
    for (int i = 0; i < 14; i++) {
        float a = (chance(i + 20) - .5f) * 2.6f, y = .35f + .7f * chance(i + 50);
        ball(sinf(a) * (1.08f - .3f * y), y, cosf(a) * .72f, .05f + .05f * chance(i + 70));
    }
}

static void tongue_with_fly(void)
{
    int tongue = material_plain(rgb(0xf0506a), .25f, 1);
    material(tongue)->sss = rgb(0xff6070) * .5f;
    part();
    paint(tongue);
    blend(.05f);
    blend(.08f);
    egg(-.06f, .80f, .50f, .46f, .075f, .34f); /* its root fills the floor of the mouth */
    egg(.05f, .80f, .72f, .32f, .085f, .26f);
    for (int k = -1; k <= 1; k++) { /* broad and flat, with a groove; it comes out of the depth of the mouth */
        float w = .085f * (float)k;
        Vec3 t[7] = {V(-.06f + w * 1.7f, .84f, .02f),    V(.06f + w * 1.9f, .81f, .56f),
                     V(.28f + w * 1.6f, .80f, 1.0f),     V(.66f + w * 1.1f, .95f - w * .6f, 1.22f),
                     V(.98f + w * .6f, 1.36f - w, 1.1f), V(1.0f + w * .5f, 1.80f - w * .5f, .95f),
                     V(.90f + w * 1.2f, 2.06f, .9f)};
        float tr[7] = {.10f, .10f, .09f, .075f, .065f, .06f, .055f};
        blend(.07f);
        tube(7, t, tr, 5);
    }
    blend(.04f);
    for (int side = -1; side <= 1; side += 2) { /* its tip forks round the catch */
        float s = (float)side;
        Vec3 p[4] = {V(.90f + s * .06f, 2.04f, .9f), V(.87f + s * .20f, 2.14f, .92f), V(.86f + s * .22f, 2.28f, .94f),
                     V(.86f + s * .14f, 2.38f, .96f)};
        float r[4] = {.075f, .07f, .06f, .04f};
        tube(4, p, r, 4);
    }
    push(); /* a fly */
    move(.86f, 2.24f, .9f);
    turn_z(-24);
    part();
    paint(material_plain(rgb(0x2a2450), .2f, 1.4f));
    blend(.03f);
    egg(0, 0, 0, .09f, .12f, .09f);
    ball(0, .13f, .02f, .08f);
    part();
    paint(material_plain(rgb(0xd83020), .2f, 1.4f));
    for (int side = -1; side <= 1; side += 2)
        ball((float)side * .055f, .16f, .06f, .045f);
    int wing = material_plain(rgb(0xd8f0ff), .2f, 1.2f);
    for (int side = -1; side <= 1; side += 2) {
        push();
        turn_z((float)side * -62);
        part();
        leaf_flat(.34f, .17f, wing);
        pop();
    }
    pop();
}

static void swallowed_bones(int bone)
{
    push();
    move(-.45f, .42f, .3f);
    turn_y(20);
    turn_z(-24);
    grow(.36f);
    skull(&(Skull){.bone = bone, .jaw = 16});
    pop();
    part();
    paint(bone);
    blend(.02f);
    limb(V(.2f, .3f, .4f), V(.62f, .5f, .35f), .045f, .045f);
    ball(.62f, .54f, .35f, .06f);
    ball(.66f, .47f, .35f, .06f);
}

static void garden_on_its_back(int moss)
{
    part();
    paint(moss);
    blend(.1f);
    lumpy(.04f, 8);
    egg(0, 1.38f, -.2f, .46f, .1f, .3f);
    static const float at[6][4] = {{-.2f, 1.44f, .28f, .2f},   {.08f, 1.47f, .42f, .26f}, {.3f, 1.42f, .2f, .15f},
                                   {-.38f, 1.36f, .14f, .12f}, {-.04f, 1.46f, .16f, .1f}, {.44f, 1.36f, .12f, .09f}};
    for (int i = 0; i < 6; i++) {
        push();
        move(at[i][0], at[i][1], -.15f + .1f * (float)(i % 2));
        turn_z((chance(i) - .5f) * 30 - at[i][0] * 40);
        mushroom(at[i][2], at[i][3], i % 2 ? rgb(0xe04a20) : rgb(0xe88a20));
        pop();
    }
}

static void forest_ooze(void)
{
    Vec3 body = rgb(0xa8d818);
    camera(V(-.4f, 1.7f, 6.2f), V(.04f, 1.05f, 0), 32);
    scene()->backdrop = place_swamp;
    scene()->tint[SHADOW] = rgb(0x143c38);
    scene()->tint[MIDTONE] = rgb(0x33705c);
    scene()->back_x = .35f;
    int jelly = material_jelly(body, V(.55f, .16f, 2.2f)), bone = material_bone(), moss = material_fur(rgb(0x4f7a26));
    material(jelly)->emit = body * .08f;
    OozeMouth m = {.wide = .82f, .high = .26f, .upper = 0, .lower = 0, .length = .1f, .tongue = 0};
    toad_body(jelly);
    push();
    move(0, .98f, .56f);
    ooze_mouth_hole(&m);
    pop();
    push();
    move(0, .98f, .56f);
    ooze_mouth_inside(&m);
    pop();
    tongue_with_fly();
    swallowed_bones(bone);
    garden_on_its_back(moss);
    int e = material_eye(rgb(0xff7a10), rgb(0xfff4d0), .15f, PUPIL_SLIT), lid = ooze_lid(body * .8f);
    eye_with_lid(-.64f, 1.88f, .42f, .235f, -6, 8, e, lid, 8, .5f);
    eye_with_lid(.64f, 1.88f, .42f, .235f, 14, -12, e, lid, -8, .5f);
    faction_ground();
    faction_motes();
}

/* ---- royal: a jelly on its golden plate ---- */

static void whipped_cream(int n, float r, float y, float size, int cream)
{
    part();
    paint(cream);
    blend(.04f);
    for (int i = 0; i < n; i++) {
        float a = (float)i / (float)n * 2 * PI;
        for (int k = 0; k < 3; k++) {
            float t = (float)k;
            ring(sinf(a) * r, y + size * .42f * t, cosf(a) * r, size * (.5f - .18f * t), size * (.36f - .08f * t));
        }
        limb(V(sinf(a) * r, y + size * 1.0f, cosf(a) * r), V(sinf(a) * r, y + size * 1.5f, cosf(a) * r), size * .22f,
             size * .02f);
    }
}

/* Three tiers, fluted like the copper mould it came from. */
static void fluted_jelly(int jelly)
{
    jelly_part();
    paint(jelly);
    blend(.1f);
    for (int tier = 0; tier < 3; tier++) { /* fluted like the copper mould it came from */
        static const float radius[3] = {.84f, .66f, .42f}, height[3] = {.34f, .98f, 1.62f}, tall[3] = {.42f, .4f, .3f};
        int n = 12 - 2 * tier;
        for (int i = 0; i < n; i++) {
            float a = ((float)i + (tier % 2 ? .5f : 0)) / (float)n * 2 * PI, r = radius[tier];
            egg(sinf(a) * r * .72f, height[tier], cosf(a) * r * .72f, r * .3f, tall[tier], r * .3f);
        }
        egg(0, height[tier], 0, radius[tier] * .86f, tall[tier] * 1.06f, radius[tier] * .86f);
    }
    blend(.14f);
    egg(0, 1.78f, 0, .34f, .3f, .34f);
}

/* Fruit inside, a golden plate, whipped cream around. */
static void plate_of_sweets(int gold, int cream)
{
    int cherry = material_plain(rgb(0x8a0a20), .1f, 1.4f), grape = material_plain(rgb(0x4a2aa0), .15f, 1.2f);
    for (int i = 0; i < 9; i++) {
        float a = chance(i + 3) * 2 * PI, r = .15f + .35f * chance(i + 30);
        part();
        paint(i % 2 ? cherry : grape);
        ball(sinf(a) * r, .25f + .32f * chance(i + 60), cosf(a) * r + .1f, .095f);
    }
    /* the plate and the cream around */
    part();
    paint(gold);
    blend(.03f);
    drum(0, .04f, 0, 1.3f, .05f, .04f);
    ring(0, .1f, 0, 1.28f, .065f);
    drum(0, -.06f, 0, .7f, .06f, .03f);
    for (int i = 0; i < 28; i++) {
        float a = (float)i / 28 * 2 * PI;
        ball(sinf(a) * 1.29f, .13f, cosf(a) * 1.29f, .06f);
    }
    whipped_cream(15, 1.0f, .12f, .17f, cream);
    for (int i = 0; i < 5; i++) {
        float a = -1.1f + .55f * (float)i;
        part();
        paint(cherry);
        ball(sinf(a) * 1.0f, .44f, cosf(a) * 1.0f, .085f);
    }
}

/* The crown, the moustache, the monocle. */
static void finery(int gold)
{
    push();
    move(.04f, 2.02f, 0);
    turn_z(-9);
    crown_royal(.36f, gold, material_gem(rgb(0x30c0ff)), material_cloth(rgb(0x5a2a9e)),
                material_new(rgb(0xfdf6ec), rgb(0xc8b8b0), .95f, .2f, PAT_FUR, 4, 1.2f));
    pop();
    int hair = material_new(rgb(0x3a1a2a), rgb(0x1a0a14), .5f, .9f, PAT_HAIR, 5, .8f);
    part();
    paint(hair);
    blend(.03f);
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        Vec3 p[5] = {V(s * .02f, 1.12f, .74f), V(s * .18f, 1.07f, .78f), V(s * .38f, 1.08f, .7f),
                     V(s * .54f, 1.2f, .62f), V(s * .48f, 1.32f, .6f)};
        float r[5] = {.06f, .08f, .06f, .04f, .012f};
        tube(5, p, r, 4);
    }
    int e = material_eye(rgb(0x30a8ff), rgb(0xfffaf4), .12f, PUPIL_ROUND), lid = ooze_lid(rgb(0xd01850));
    eye_with_lid(-.24f, 1.38f, .46f, .19f, -6, 4, e, lid, 6, .14f);
    eye_with_lid(.25f, 1.4f, .46f, .19f, 8, 4, e, lid, -8, .36f);
    part();
    paint(gold);
    push();
    move(.27f, 1.4f, .62f);
    turn_y(10);
    turn_x(90);
    ring(0, 0, 0, .22f, .03f);
    pop();
    chain(V(.46f, 1.32f, .6f), V(.78f, .7f, .5f), .08f, 14, .026f, gold);
}

static void royal_ooze(void)
{
    Vec3 body = rgb(0xff2c6a);
    camera(V(.45f, 1.6f, 6.2f), V(0, 1.22f, 0), 32);
    scene()->back_mirrored = true;
    int jelly = material_jelly(body, V(.14f, 1.7f, .8f)), gold = material_gold(),
        cream = material_new(rgb(0xfff6e8), rgb(0xf0dcc8), .5f, .6f, PAT_NOISE, 3, .1f);
    material(jelly)->emit = body * .07f;
    material(cream)->sss = rgb(0xffd0b0) * .4f;
    OozeMouth m = {.wide = .3f, .high = .12f, .upper = 0, .lower = 0, .length = .1f, .tongue = .5f};
    fluted_jelly(jelly);
    push();
    move(.02f, .92f, .6f);
    ooze_mouth_hole(&m);
    pop();
    push();
    move(.02f, .92f, .6f);
    ooze_mouth_inside(&m);
    pop();
    plate_of_sweets(gold, cream);
    finery(gold);
    ooze_bubbles(16, 0, .3f, 1.6f, .5f);
    faction_ground();
    faction_motes();
}

const Card ooze_mimics_cards[] = {{"cards/horde/sun-ooze", SUN, sun_ooze},
                                  {"cards/horde/forest-ooze", FOREST, forest_ooze},
                                  {"cards/horde/royal-ooze", ROYAL, royal_ooze},
                                  {0}};
