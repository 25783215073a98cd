/* SPDX-License-Identifier: MIT
 * Golems: a wreck that walks, a burning basalt, a temple guardian, a geode, standing stones with a flower, a castle. */
#include "cards.h"
#include "kit/kit.h"
#include "props/castle.h"
#include "props/flames.h"
#include "props/nature.h"
#include "props/regalia.h"
#include "props/rocks.h"
#include "props/ship.h"
#include "props/weapons.h"

/* ---- moon: the geode ---- */

typedef struct {
    int stone, violet, pale, gold_glow, deep;
} Geode;

/* The trunk with its broken side: amethyst inside. */
static void geode_trunk(const Geode *m)
{
    /* trunk with the broken side open: amethyst inside */
    part();
    paint(m->stone);
    blend(.12f);
    lumpy(.05f, 3);
    egg(0, 1.42f, -.05f, .78f, .56f, .52f);
    egg(0, .86f, .02f, .5f, .42f, .4f);
    lumpy(0, 1);
    carve();
    blend(.03f);
    paint(m->deep);
    egg(.06f, 1.34f, .5f, .36f, .42f, .36f);
    fill();
    for (int i = 0; i < 34; i++) {
        float a = chance(i) * 2 * PI, r = .08f + .3f * sqrtf(chance(i + 40)), x = .06f + cosf(a) * r,
              y = 1.34f + sinf(a) * r * 1.15f;
        shard(x, y, .2f + .25f * r, -60 * cosf(a) * r * 2, 70 - 30 * sinf(a) * r, .13f + .1f * chance(i + 80),
              .05f + .03f * chance(i + 120), i % 3 ? m->violet : m->pale);
    }
    lamp(V(.06f, 1.34f, .62f), rgb(0xb060ff) * 3.f, .34f);
    sprite(here(V(.06f, 1.34f, .6f)), .24f, rgb(0xa050ff), SPRITE_GLOW, .45f);
}

/* One arm hangs, the other carries a moon. */
static void arms_with_a_moon(const Geode *m)
{
    /* the arm at the left hangs, the one at the right carries a moon */
    rock(-.94f, 1.72f, -.08f, .38f, .34f, .36f, -20, m->stone);
    rock(-1.14f, 1.18f, .1f, .22f, .27f, .23f, -10, m->stone);
    rock(-1.16f, .72f, .35f, .31f, .34f, .31f, 12, m->stone);
    rock_fingers(-1.16f, .32f, .5f, .2f, 4, m->stone);
    rock(.94f, 1.76f, -.08f, .36f, .33f, .36f, 22, m->stone);
    rock(1.2f, 1.42f, .28f, .22f, .24f, .24f, 30, m->stone);
    rock(1.02f, 1.46f, .74f, .26f, .2f, .3f, -8, m->stone);
    rock(.86f, 1.62f, 1.0f, .3f, .1f, .26f, 4, m->stone);
    rock_fingers(.84f, 1.74f, 1.2f, .15f, 2, m->stone);
    push();
    move(.98f, 2.06f, .98f);
    int moon = material_new(rgb(0xfff4d8), rgb(0xc8b890), .8f, .2f, PAT_NOISE, 5, .8f);
    material(moon)->emit = rgb(0xffe0a0) * .35f;
    part();
    paint(moon);
    blend(.02f);
    ball(0, 0, 0, .24f);
    carve();
    ball(.1f, .12f, .22f, .09f);
    ball(-.12f, -.02f, .24f, .07f);
    ball(.04f, -.15f, .22f, .06f);
    fill();
    Vec3 at = here(grey(0));
    pop();
    sprite(at, .3f, rgb(0xffdc98), SPRITE_GLOW, .3f);
    lamp(at + V(-.2f, .05f, .25f), rgb(0xffdc98) * 2.2f, .4f);
}

/* The head: a mask under a heavy brow, crystals breaking out of the dome. */
static void cracked_dome(const Geode *m)
{
    /* head: a cracked dome, a mask under a heavy brow */
    push();
    move(.02f, 2.02f, .32f);
    turn_y(6);
    turn_z(-5);
    turn_x(6);
    grow(1.12f);
    rock(0, .1f, -.02f, .34f, .3f, .3f, 4, m->stone);
    rock(0, -.2f, .06f, .27f, .14f, .26f, -4, m->stone);
    part();
    paint(m->stone);
    blend(.06f);
    lumpy(.02f, 6);
    box(0, .16f, .26f, .33f, .08f, .12f, .05f);
    box(0, -.04f, .31f, .06f, .12f, .06f, .04f);
    lumpy(0, 1);
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        part();
        paint(m->deep);
        egg(s * .155f, .02f, .29f, .125f, .09f, .06f);
        part();
        paint(m->gold_glow);
        push();
        move(s * .155f, .025f, .335f);
        turn_z(s * 16);
        egg(0, 0, 0, .088f, .045f, .03f);
        pop();
        sprite(here(V(s * .15f, .035f, .37f)), .06f, rgb(0xffd050), SPRITE_GLOW, .9f);
    }
    part();
    paint(m->deep);
    box(0, -.2f, .32f, .15f, .025f, .03f, .01f);
    for (int i = 0; i < 5; i++) /* a crown of crystals broke out of the dome */
        shard(-.2f + .1f * (float)i, .3f, -.06f, 34 - 17 * (float)i, -8 + 10 * (float)(i % 2),
              .3f + .14f * (i == 2 ? 1.f : 0), .075f, i % 2 ? m->pale : m->violet);
    pop();
}

static void moon_golem(void)
{
    camera(V(.5f, .9f, 6.4f), V(.02f, 1.46f, 0), 33);
    scene()->disc_x = -.58f;
    scene()->disc_y = .86f;
    scene()->disc_size = .42f;
    scene()->back_seed = 11;
    scene()->tint[MIDTONE] = rgb(0x3a4684);
    int stone = material_new(rgb(0xe6ded6), rgb(0x9a94a8), .8f, .5f, PAT_STONE, 2.4f, 1.1f),
        violet = crystal_of(rgb(0x9a40f0), .5f), pale = crystal_of(rgb(0xd0a8ff), .35f);
    int gold_glow = material_glow(rgb(0xffd050), 2.6f),
        deep = material_new(rgb(0x3a1a6a), rgb(0x20104a), .6f, .8f, PAT_NOISE, 6, .8f);
    const Geode m = {stone, violet, pale, gold_glow, deep};
    push();
    move(-.02f, -.08f, 0);
    turn_y(-8);
    geode_trunk(&m);
    /* legs */
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        rock(s * .36f, .44f, side > 0 ? .2f : -.05f, .27f, .27f, .28f, s * 8, stone);
        rock(s * .44f, .08f, side > 0 ? .42f : .1f, .33f, .19f, .38f, s * -6, stone);
    }
    arms_with_a_moon(&m);
    cracked_dome(&m);
    for (int i = 0; i < 12; i++) {
        float s = i & 1 ? 1 : -1, k = (float)(i / 2);
        shard(s * (.56f + .13f * k), 1.96f - .06f * k, -.2f, -s * (12 + 10 * k), -12 + 9 * (float)(i % 3),
              .46f - .05f * k + .14f * chance(i), .09f + .02f * chance(i + 4), i % 3 ? violet : pale);
    }
    pop();
    faction_ground();
    faction_motes();
}

/* ---- fire: basalt on the boil ---- */

static void burning_boulder(int basalt)
{
    push(); /* the boulder */
    move(.02f, 3.1f, .1f);
    part();
    paint(basalt);
    blend(.1f);
    lumpy(.07f, 2.6f);
    ball(0, 0, 0, .5f);
    lumpy(0, 1);
    flames(20, .42f, .3f, .85f, .085f, 24, -10, rgb(0xffa828), rgb(0xf03c08), 33);
    pop();
}

/* Low between the shoulders. */
static void roaring_head(int basalt)
{
    /* head, low between the shoulders, roaring */
    push();
    move(.0f, 2.0f, .62f);
    turn_y(-6);
    turn_x(-4);
    grow(1.32f);
    part();
    paint(basalt);
    blend(.07f);
    lumpy(.03f, 5);
    box(0, .12f, -.05f, .35f, .23f, .28f, .1f);
    box(0, -.38f, .04f, .27f, .1f, .25f, .06f);
    lumpy(0, 1);
    for (int side = -1; side <= 1; side += 2)
        rock((float)side * .3f, -.16f, .0f, .08f, .22f, .2f, (float)side * -6, basalt);
    part();
    paint(material_glow(rgb(0xffd868), 2));
    blend(.04f);
    egg(0, -.16f, .02f, .26f, .17f, .2f);
    for (int i = 0; i < 6; i++) { /* teeth of basalt */
        float x = -.2f + .08f * (float)i;
        part();
        paint(basalt);
        limb(V(x, -.06f, .22f), V(x, -.17f + .03f * (float)(i % 2), .25f), .045f, .008f);
        limb(V(x + .03f, -.3f, .22f), V(x + .03f, -.19f + .03f * (float)(i % 2), .25f), .04f, .008f);
    }
    part();
    paint(basalt);
    blend(.05f);
    for (int side = -1; side <= 1; side += 2)
        limb(V((float)side * .04f, .12f, .28f), V((float)side * .34f, .24f, .2f), .09f, .07f);
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        part();
        paint(material_glow(rgb(0xffd868), 2));
        push();
        move(s * .17f, .06f, .25f);
        turn_z(s * 22);
        egg(0, 0, 0, .1f, .052f, .05f);
        pop();
        sprite(here(V(s * .16f, .08f, .32f)), .07f, rgb(0xffc040), SPRITE_GLOW, .8f);
        horn(V(s * .28f, .28f, -.08f), V(s * .46f, .42f, -.06f), V(s * .5f, .66f, .02f), .1f, basalt);
    }
    Vec3 mouth = here(V(0, -.16f, .3f));
    pop();
    lamp(mouth + V(0, 0, .1f), rgb(0xffa030) * 2.4f, .3f);
    sprite(mouth, .2f, rgb(0xff9a30), SPRITE_GLOW, .4f);
}

static void fire_golem(void)
{
    camera(V(-.3f, .9f, 6.3f), V(0, 2.02f, 0), 31.5f);
    scene()->back_mirrored = true;
    scene()->back_zoom = .9f;
    int basalt = material_new(rgb(0x4c464e), rgb(0x262228), .75f, .6f, PAT_RUNE, 2.3f, 1.3f),
        glow = material_glow(rgb(0xffa028), 2);
    material(basalt)->emit = rgb(0xff6a14) * 4.f;
    push();
    move(0, -.1f, 0);
    rock(0, 1.35f, -.05f, .66f, .5f, .44f, 4, basalt);
    rock(-.34f, 1.58f, .1f, .42f, .32f, .38f, 14, basalt);
    rock(.36f, 1.56f, .1f, .42f, .32f, .38f, -16, basalt);
    rock(0, .82f, .02f, .44f, .24f, .36f, -6, basalt);
    rock(.02f, .5f, .04f, .5f, .2f, .38f, 8, basalt);
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        rock(s * .42f, .22f, .08f, .28f, .28f, .29f, s * 10, basalt);
        rock(s * .52f, -.06f, .22f, .36f, .17f, .4f, s * -6, basalt);
        /* both arms hold the boulder over the head */
        rock(s * .98f, 1.7f, -.1f, .34f, .34f, .34f, s * 24, basalt);
        rock(s * 1.24f, 2.18f, -.05f, .22f, .28f, .23f, s * -10, basalt);
        rock(s * 1.04f, 2.64f, .08f, .28f, .27f, .28f, s * 16, basalt);
        rock(s * .78f, 2.9f, .2f, .2f, .11f, .24f, s * 34, basalt);
    }
    for (int i = 0; i < 5; i++) { /* lava between the stones of the belly */
        part();
        paint(glow);
        blend(.08f);
        lumpy(.03f, 7);
        limb(V(-.4f + .2f * (float)i, 1.08f + .05f * (float)(i % 2), .26f), V(-.36f + .18f * (float)i, .7f, .3f), .06f,
             .04f);
    }
    lamp(V(0, 1.0f, .75f), rgb(0xff7a1a) * 2.4f, .35f);
    burning_boulder(basalt);
    roaring_head(basalt);
    for (int side = -1; side <= 1; side += 2) { /* chimneys */
        push();
        move((float)side * .62f, 1.9f, -.32f);
        flames(9, .2f, .16f, .8f, .08f, 14, (float)side * 14, rgb(0xffa828), rgb(0xf03c08), 60 + side);
        pop();
    }
    sparks(70, 1.2f, 3.4f, rgb(0xffb040) * 2.f, 700);
    pop();
    faction_ground();
    faction_motes();
}

/* ---- water: the wreck that walks ---- */

typedef struct {
    int wood, iron, brass, reef, coral, weed, canvas;
} Wreck;

static void bow_for_a_chest(const Wreck *m)
{
    /* the bow of a ship is his chest */
    part();
    paint(m->reef);
    blend(.14f);
    lumpy(.05f, 3);
    egg(0, 1.4f, -.16f, .74f, .5f, .42f);
    egg(0, .78f, -.05f, .46f, .44f, .36f);
    lumpy(0, 1);
    for (int side = -1; side <= 1; side += 2) {
        push();
        move((float)side * .36f, 1.36f, .3f);
        turn_y((float)side * 34);
        turn_x(7);
        planks(.42f, .5f, .05f, 4, m->wood, m->iron);
        pop();
    }
    part();
    paint(m->wood);
    blend(.03f);
    Vec3 keel[4] = {V(0, 1.95f, .38f), V(0, 1.5f, .58f), V(0, 1.05f, .48f), V(0, .75f, .3f)};
    float keel_r[4] = {.07f, .085f, .08f, .06f};
    tube(4, keel, keel_r, 4);
    push();
    move(0, 1.34f, .66f);
    turn_z(14);
    ships_wheel(.34f, m->wood, m->brass);
    pop();
}

static void mast_and_sail(const Wreck *m)
{
    push(); /* a mast with a torn sail on his head */
    move(.1f, .4f, -.12f);
    turn_z(-10);
    part();
    paint(m->wood);
    limb(V(0, 0, 0), V(0, .85f, 0), .07f, .05f);
    limb(V(-.42f, .62f, .03f), V(.42f, .68f, .03f), .035f, .035f);
    Vec3 sail[9] = {V(-.38f, .62f, .05f), V(0, .65f, .07f),     V(.38f, .67f, .05f),
                    V(-.34f, .4f, .16f),  V(0, .4f, .22f),      V(.36f, .44f, .16f),
                    V(-.4f, .12f, .1f),   V(-.05f, .22f, .16f), V(.3f, .26f, .1f)};
    part();
    paint(m->canvas);
    cloth(3, 3, sail, .014f, 4);
    pop();
}

static void reef_on_the_shoulders(const Wreck *m)
{
    part(); /* corals on the shoulders */
    paint(m->coral);
    blend(.04f);
    for (int i = 0; i < 12; i++) {
        float s = i & 1 ? 1 : -1, k = (float)(i / 2), x = s * (.74f + .09f * k), h = .26f + .2f * chance(i);
        Vec3 p[3] = {V(x, 1.94f - .04f * k, -.1f + .05f * k), V(x + s * .04f, 1.98f + h * .5f, -.1f),
                     V(x + s * .12f * (i % 3 ? 1.f : -1.f), 1.96f + h, -.06f)};
        float r[3] = {.06f, .05f, .05f};
        tube(3, p, r, 3);
    }
    push();
    move(-.9f, 1.72f, -.05f);
    barnacles(9, .36f, .32f, .34f, .08f, 30);
    pop();
    push();
    move(-.42f, .96f, .5f);
    turn_y(-20);
    starfish(.16f, m->coral);
    pop();
}

/* One arm is a cannon, the other a fist on an anchor chain; where the muzzle is. */
static Vec3 cannon_and_fist(const Wreck *m)
{
    push();
    move(1.08f, 1.5f, .1f);
    aim(V(.12f, -.2f, 1), V(0, 1, 0));
    part();
    paint(m->iron);
    blend(.03f);
    limb(V(0, -.2f, 0), V(0, .82f, 0), .27f, .2f);
    ring(0, .1f, 0, .255f, .04f);
    ring(0, .45f, 0, .235f, .035f);
    ring(0, .84f, 0, .2f, .065f);
    carve();
    limb(V(0, .5f, 0), V(0, 1.2f, 0), .135f, .135f);
    fill();
    Vec3 muzzle = here(V(0, .9f, 0));
    pop();
    rock(-1.16f, 1.24f, .08f, .22f, .27f, .23f, -10, m->reef);
    rock(-1.2f, .78f, .36f, .3f, .32f, .3f, 12, m->reef);
    rock_fingers(-1.18f, .42f, .56f, .19f, 4, m->reef);
    chain(V(-1.25f, 1.0f, .66f), V(-1.0f, .46f, .82f), -.05f, 8, .07f, m->iron);
    chain(V(-.85f, 1.95f, .2f), V(-1.34f, 1.05f, .5f), -.1f, 11, .07f, m->iron);
    return muzzle;
}

/* A broken stern cabin with two lit windows and a jaw of planks. */
static void cabin_head(const Wreck *m)
{
    push();
    move(0, 2.12f, .22f);
    turn_y(-12);
    turn_z(5);
    part();
    paint(m->reef);
    lumpy(.04f, 4);
    egg(0, .0f, -.1f, .38f, .4f, .3f);
    push();
    move(0, .08f, .16f);
    planks(.42f, .28f, .06f, 5, m->wood, m->iron);
    pop();
    push();
    move(0, -.32f, .16f);
    turn_x(14);
    planks(.34f, .12f, .06f, 5, m->wood, m->iron);
    pop();
    part();
    paint(m->wood);
    blend(.02f);
    box(0, .3f, .22f, .5f, .07f, .12f, .03f);
    for (int side = -1; side <= 1; side += 2) { /* the beam comes down as a brow */
        push();
        move((float)side * .2f, .24f, .27f);
        turn_z((float)side * 13);
        box(0, 0, 0, .23f, .05f, .07f, .02f);
        pop();
    }
    for (int side = -1; side <= 1; side += 2) {
        push();
        move((float)side * .2f, .06f, .25f);
        porthole(.13f, m->brass, rgb(0xffd860));
        pop();
    }
    part();
    paint(material_plain(tint(DARK) * .4f, .8f, 0));
    box(0, -.2f, .18f, .3f, .05f, .06f, .01f);
    for (int i = 0; i < 6; i++) { /* teeth: broken planks */
        part();
        paint(m->wood);
        float x = -.25f + .1f * (float)i;
        limb(V(x, -.15f, .24f), V(x + .01f, -.25f + .03f * (float)(i % 2), .25f), .03f, .012f);
    }
    mast_and_sail(m);
    for (int side = -1; side <= 1; side += 2)
        for (int i = 0; i < 2; i++) {
            push();
            move((float)side * (.42f + .06f * (float)i), .12f - .1f * (float)i, .05f);
            seaweed(.6f + .25f * chance(i + side + 3), .13f, .05f, m->weed);
            pop();
        }
    pop();
}

static void water_golem(void)
{
    camera(V(-.5f, 1.0f, 6.3f), V(.02f, 1.48f, 0), 33);
    scene()->back_x = .4f;
    int wood = material_wood(), iron = material_iron(), brass = material_gold(),
        reef = material_new(rgb(0x5a8a8a), rgb(0x2c4a5e), .85f, .5f, PAT_STONE, 3, 1.2f),
        coral = material_new(rgb(0xff7a6a), rgb(0xffb090), .6f, .5f, PAT_NOISE, 6, .6f);
    int weed = material_new(rgb(0x3f8a3a), rgb(0x1f4f2c), .5f, .8f, PAT_NOISE, 4, .3f),
        canvas = material_cloth(rgb(0xe8dcc0));
    material(wood)->color = rgb(0xb07a48);
    material(wood)->color2 = rgb(0x5a3a24);
    material(coral)->sss = rgb(0xff8060) * .6f;
    material(weed)->sss = rgb(0x60c060) * .5f;
    material(iron)->color = rgb(0x6a6e78);
    const Wreck m = {wood, iron, brass, reef, coral, weed, canvas};
    push();
    move(0, -.08f, 0);
    turn_y(6);
    bow_for_a_chest(&m);
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        rock(s * .36f, .36f, .02f, .25f, .3f, .27f, s * 8, reef);
        rock(s * .44f, .02f, .18f, .32f, .18f, .38f, s * -6, reef);
        rock(s * .92f, 1.72f, -.08f, .36f, .32f, .34f, s * 20, reef);
    }
    Vec3 muzzle = cannon_and_fist(&m);
    cabin_head(&m);
    reef_on_the_shoulders(&m);
    pop();
    for (int i = 0; i < 24; i++)
        sprite(muzzle + V((chance(i) - .3f) * .3f, chance(i + 30) * .9f, .1f),
               .02f + .06f * chance(i + 60) * chance(i + 61), tint(GLOW), SPRITE_BUBBLE, .8f);
    faction_ground();
    faction_motes();
}

/* ---- sun: the temple guardian ---- */

typedef struct {
    int sand, dark_sand, gold, teal, glow;
} Temple;

static void stepped_trunk(const Temple *m)
{
    /* trunk: stepped blocks */
    block(0, 1.42f, -.05f, .62f, .36f, .36f, m->sand);
    block(0, 1.0f, .0f, .46f, .1f, .3f, m->dark_sand);
    block(0, .72f, .02f, .54f, .2f, .36f, m->sand);
    block(0, .48f, .06f, .6f, .06f, .4f, m->gold);
    spiral_relief(-.36f, 1.36f, .31f, .15f, m->dark_sand);
    push();
    move(.72f, 0, 0);
    mirror_x();
    spiral_relief(.36f, 1.36f, .31f, .15f, m->dark_sand);
    pop();
    push(); /* the gem of the chest */
    move(0, 1.36f, .34f);
    part();
    paint(m->gold);
    box(0, 0, 0, .14f, .19f, .05f, .03f);
    part();
    paint(m->glow);
    crystal(0, 0, .04f, .085f, .13f, .05f);
    pop();
}

static void guarded_sun(void)
{
    /* what he guards: a small sun between his hands */
    int sun = material_glow(rgb(0xffd860), 2.2f);
    Vec3 at = here(V(0, 1.08f, 1.12f));
    part();
    paint(sun);
    ball(0, 1.08f, 1.12f, .16f);
    sprite(at, .42f, rgb(0xffc850), SPRITE_GLOW, .7f);
    sprite(at, .6f, rgb(0xffe8a0), SPRITE_SPARKLE, .45f);
    lamp(at + V(0, .1f, .2f), rgb(0xffd070) * 3.2f, .4f);
}

/* The face under its headdress. */
static void great_mask(const Temple *m)
{
    /* the face: a great mask under a headdress */
    push();
    move(0, 2.16f, .16f);
    turn_x(5);
    block(0, .0f, .0f, .38f, .38f, .26f, m->sand);
    block(0, .34f, .1f, .42f, .09f, .22f, m->gold);
    for (int i = 0; i < 5; i++)
        block(-.32f + .16f * (float)i,
              .52f + (i == 2  ? .1f
                      : i % 2 ? .03f
                              : 0),
              .08f, .065f, .12f + (i == 2 ? .1f : 0), .1f, i % 2 ? m->gold : m->teal);
    for (int side = -1; side <= 1; side += 2) { /* flaps of the headdress, ear plugs */
        float s = (float)side;
        for (int i = 0; i < 5; i++)
            block(s * (.5f + .012f * (float)i), .2f - .17f * (float)i, .0f, .1f + .016f * (float)i, .075f, .2f,
                  i % 2 ? m->gold : m->teal);
        push();
        move(s * .2f, .08f, .28f);
        turn_z(s * 15);
        part();
        paint(m->dark_sand);
        blend(.02f);
        box(0, 0, -.02f, .13f, .075f, .05f, .02f);
        part();
        paint(m->glow);
        box(0, 0, .02f, .095f, .04f, .03f, .012f);
        Vec3 eye_at = here(V(0, 0, .08f));
        pop();
        sprite(eye_at, .09f, rgb(0x40f0f0), SPRITE_GLOW, .55f);
        part();
        paint(m->sand);
        push();
        move(s * .2f, .19f, .27f);
        turn_z(s * 15);
        box(0, 0, 0, .17f, .05f, .07f, .02f);
        pop();
    }
    part();
    paint(m->sand);
    blend(.03f);
    box(0, -.0f, .3f, .065f, .16f, .08f, .03f); /* nose */
    box(0, -.12f, .33f, .1f, .05f, .07f, .03f);
    block(0, -.25f, .27f, .24f, .09f, .03f, m->dark_sand);
    for (int i = 0; i < 5; i++)
        block(-.18f + .09f * (float)i, -.25f, .29f, .036f, .06f, .03f, m->teal);
    block(0, -.37f, .26f, .16f, .05f, .05f, m->gold);
    pop();
}

static void sun_golem(void)
{
    camera(V(.05f, .55f, 6.3f), V(0, 1.6f, 0), 34);
    scene()->disc_x = 0;
    scene()->disc_y = .38f;
    scene()->disc_size = .95f;
    scene()->back_y = .08f;
    int sand = material_new(rgb(0xd89a58), rgb(0xa86a38), .85f, .35f, PAT_NOISE, 3, .9f),
        dark_sand = material_new(rgb(0x8a5a34), rgb(0x5c3a24), .85f, .3f, PAT_NOISE, 3, .9f), gold = material_gold(),
        teal = material_plain(rgb(0x18a0a8), .2f, 1.3f), glow = material_glow(rgb(0x40f0f0), 2.2f);
    const Temple m = {sand, dark_sand, gold, teal, glow};
    push();
    move(0, -.12f, 0);
    push();
    move(0, 2.12f, -.35f);
    sun_disc(gold, teal);
    pop();
    stepped_trunk(&m);
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        /* shoulders: small step pyramids */
        block(s * .95f, 1.6f, -.06f, .34f, .1f, .34f, sand);
        block(s * .95f, 1.8f, -.06f, .27f, .1f, .27f, sand);
        block(s * .95f, 1.98f, -.06f, .19f, .09f, .19f, sand);
        block(s * .95f, 2.12f, -.06f, .1f, .06f, .1f, gold);
        block(s * .95f, 1.47f, -.06f, .36f, .035f, .36f, teal);
        block(s * 1.02f, 1.18f, -.02f, .2f, .26f, .22f, dark_sand);
        block(s * 1.04f, .84f, .06f, .26f, .13f, .27f, gold);
        /* the forearms lie forward, palms up */
        block(s * .92f, .84f, .52f, .24f, .2f, .38f, sand);
        spiral_relief(s * .92f, .84f, .91f, .1f, dark_sand);
        push();
        move(s * .52f, .84f, .98f);
        turn_y(s * -26);
        block(0, 0, 0, .26f, .09f, .2f, sand);
        for (int i = 0; i < 3; i++)
            block(s * -.26f, .07f, -.13f + .13f * (float)i, .09f, .06f, .055f, sand);
        pop();
        block(s * .36f, .18f, .06f, .26f, .28f, .3f, sand);
        block(s * .38f, -.1f, .14f, .32f, .1f, .42f, dark_sand);
    }
    guarded_sun();
    great_mask(&m);
    pop();
    for (int i = 0; i < 60; i++) { /* sand runs from his shoulders */
        float s = i & 1 ? 1 : -1;
        sprite(V(s * (1.18f + .1f * chance(i)), 1.5f - 1.4f * chance(i + 70), .1f), .009f + .008f * chance(i + 9),
               rgb(0xf8d890), SPRITE_GLOW, .7f);
    }
    faction_ground();
    faction_motes();
}

/* ---- forest: standing stones, and a flower ---- */

typedef struct {
    int stone, moss, root, leaf, leaf2, amber, dark;
} Stones;

static void flower(const Stones *m)
{
    push();
    move(.5f, 1.08f, 1.14f);
    int stalk = material_plain(rgb(0x5aa030), .6f, .4f),
        petal = material_new(rgb(0xf8f4ff), rgb(0xe0c8f8), .5f, .5f, PAT_NOISE, 5, .2f);
    material(petal)->sss = rgb(0xffd0ff) * .6f;
    part();
    paint(stalk);
    Vec3 st[3] = {V(0, 0, 0), V(.04f, .2f, 0), V(-.03f, .42f, .02f)};
    float sr[3] = {.025f, .022f, .02f};
    tube(3, st, sr, 3);
    push();
    move(.03f, .12f, 0);
    turn_z(-60);
    part();
    leaf_flat(.22f, .1f, stalk);
    pop();
    move(-.03f, .44f, .03f);
    turn_x(14);
    for (int i = 0; i < 9; i++) {
        push();
        turn_z((float)i * 40);
        turn_x(-16);
        part();
        leaf_flat(.22f, .12f, petal);
        pop();
    }
    part();
    paint(m->amber);
    egg(0, 0, .03f, .065f, .065f, .04f);
    Vec3 bloom = here(V(0, 0, .08f));
    pop();
    sprite(bloom, .22f, rgb(0xffd870), SPRITE_GLOW, .5f);
    lamp(bloom + V(-.1f, .15f, .15f), rgb(0xffd890) * 2.4f, .35f);
}

static void bowed_head(const Stones *m)
{
    /* head bowed over the flower */
    push();
    move(.06f, 1.98f, .36f);
    turn_y(4);
    turn_x(14);
    turn_z(-8);
    part();
    paint(m->stone);
    blend(.08f);
    lumpy(.04f, 3.4f);
    box(0, .12f, -.05f, .36f, .33f, .29f, .12f);
    box(0, -.24f, .03f, .29f, .15f, .26f, .08f);
    lumpy(0, 1);
    part();
    paint(m->stone);
    blend(.06f);
    lumpy(.02f, 6);
    for (int side = -1; side <= 1; side += 2) /* a kind brow: outer ends low */
        limb(V((float)side * .06f, .24f, .29f), V((float)side * .33f, .15f, .24f), .075f, .08f);
    box(0, .0f, .31f, .065f, .13f, .07f, .04f);
    lumpy(0, 1);
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        part();
        paint(m->dark);
        egg(s * .165f, .08f, .27f, .105f, .095f, .05f);
        part();
        paint(m->amber);
        egg(s * .16f, .07f, .305f, .062f, .066f, .03f);
        sprite(here(V(s * .16f, .07f, .35f)), .07f, rgb(0xffc050), SPRITE_GLOW, .6f);
    }
    part();
    paint(m->dark);
    blend(.01f);
    Vec3 smile[5] = {V(-.16f, -.17f, .31f), V(-.08f, -.21f, .33f), V(0, -.222f, .335f), V(.08f, -.21f, .33f),
                     V(.16f, -.17f, .31f)};
    float smile_r[5] = {.012f, .02f, .022f, .02f, .012f};
    tube(5, smile, smile_r, 3);
}

static void moss_with_a_nest(const Stones *m)
{
    part();
    paint(m->moss); /* hair of m->moss with a nest */
    blend(.08f);
    lumpy(.04f, 8);
    egg(0, .44f, -.06f, .4f, .13f, .34f);
    for (int i = 0; i < 9; i++) {
        float a = ((float)i - 4) * .5f;
        limb(V(sinf(a) * .34f, .42f, -.06f + .26f * cosf(a)),
             V(sinf(a) * .42f, .2f - .12f * chance(i), -.06f + .34f * cosf(a)), .07f, .012f);
    }
    lumpy(0, 1);
    push();
    move(-.14f, .58f, .02f);
    part();
    paint(m->root);
    blend(.01f);
    for (int i = 0; i < 14; i++) {
        push();
        turn_x((chance(i) - .5f) * 24);
        turn_z((chance(i + 20) - .5f) * 24);
        ring(0, .03f * (chance(i + 40) - .5f), 0, .14f + .03f * chance(i + 60), .018f);
        pop();
    }
    part();
    paint(material_plain(rgb(0x8ad0f0), .4f, .6f));
    for (int i = 0; i < 3; i++)
        egg(-.05f + .05f * (float)i, .05f, .02f * (float)(i % 2), .045f, .06f, .045f);
    pop();
    pop();
}

static void forest_golem(void)
{
    camera(V(.45f, 1.55f, 6.3f), V(.04f, 1.36f, 0), 33);
    scene()->tint[SHADOW] = rgb(0x123a30);
    scene()->tint[MIDTONE] = rgb(0x3a7a4a);
    scene()->back_x = -.2f;
    int stone = material_new(rgb(0xb0b0a4), rgb(0x74786e), .85f, .4f, PAT_STONE, 2.3f, 1.2f),
        moss = material_fur(rgb(0x6a9a2c)), root = material_wood(),
        leaf = material_new(rgb(0xf0882a), rgb(0xc0481a), .6f, .4f, PAT_NOISE, 5, .3f),
        leaf2 = material_new(rgb(0xf8c040), rgb(0xd0801a), .6f, .4f, PAT_NOISE, 5, .3f);
    int amber = material_glow(rgb(0xffb030), 1.8f), dark = material_plain(rgb(0x20241c), .9f, .1f);
    material(leaf)->sss = rgb(0xff8020) * .5f;
    material(leaf2)->sss = rgb(0xffc040) * .5f;
    material(root)->color = rgb(0x7a5a3a);
    const Stones m = {stone, moss, root, leaf, leaf2, amber, dark};
    push();
    move(-.06f, -.06f, 0);
    turn_y(8);
    rock(0, 1.3f, -.08f, .68f, .5f, .44f, -4, stone);
    rock(.02f, .76f, .0f, .5f, .26f, .38f, 6, stone);
    rock(-.32f, 1.56f, -.05f, .44f, .3f, .4f, 16, stone);
    rock(.34f, 1.52f, -.05f, .44f, .3f, .4f, -14, stone);
    for (int side = -1; side <= 1; side += 2) { /* sitting: thighs forward */
        float s = (float)side;
        rock(s * .44f, .36f, .5f, .28f, .24f, .4f, s * 6, stone);
        rock(s * .48f, .05f, .86f, .26f, .3f, .24f, s * -5, stone);
        rock(s * .5f, -.14f, 1.1f, .3f, .12f, .3f, s * 4, stone);
    }
    /* the left arm props him up, the right hand holds the flower */
    rock(-.98f, 1.46f, -.02f, .32f, .34f, .32f, -16, stone);
    rock(-1.16f, .96f, .1f, .22f, .28f, .23f, -8, stone);
    rock(-1.2f, .48f, .24f, .28f, .3f, .28f, 6, stone);
    rock_fingers(-1.2f, .1f, .4f, .19f, 2, stone);
    rock(.98f, 1.44f, .02f, .32f, .33f, .32f, 18, stone);
    rock(1.08f, 1.02f, .3f, .22f, .24f, .24f, 12, stone);
    rock(.82f, .92f, .8f, .3f, .2f, .3f, -10, stone);
    rock(.52f, 1.0f, 1.1f, .26f, .09f, .24f, -4, stone);
    rock_fingers(.42f, 1.08f, 1.3f, .14f, 0, stone);
    flower(&m);
    bowed_head(&m);
    moss_with_a_nest(&m);
    young_tree(root, leaf, leaf2); /* from his back */
    part();
    paint(moss);
    blend(.1f);
    lumpy(.05f, 7);
    for (int side = -1; side <= 1; side += 2)
        egg((float)side * .92f, 1.74f, -.02f, .34f, .1f, .3f);
    egg(0, 1.82f, -.25f, .5f, .1f, .24f);
    lumpy(0, 1);
    for (int i = 0; i < 4; i++) {
        push();
        move(.74f + .13f * (float)i, 1.82f - .02f * (float)(i * i), .08f - .06f * (float)i);
        turn_z(-8 * (float)i);
        mushroom(.1f, .11f - .015f * (float)i, i % 2 ? rgb(0xe08a30) : rgb(0xd84a28));
        pop();
    }
    Vec3 v[5] = {V(-.5f, 1.72f, .34f), V(-.24f, 1.5f, .46f), V(-.3f, 1.2f, .46f), V(-.05f, 1.0f, .44f),
                 V(-.1f, .7f, .46f)};
    vine(5, v, .032f, material_plain(rgb(0x5aa030), .6f, .4f), material_plain(rgb(0x7ab838), .6f, .4f), 9);
    pop();
    faction_ground();
    faction_motes();
}

/* ---- royal: the walking castle ---- */

typedef struct {
    int wall, tiles, gold, purple, iron, wood, dark;
    Vec3 lit;
} Castle;

/* The keep is his chest, the gate his belly. */
static void keep_and_gate(const Castle *m)
{
    /* the keep is his chest, its gate his belly */
    part();
    paint(m->wall);
    blend(.02f);
    box(0, 1.4f, -.08f, .72f, .46f, .44f, .04f);
    box(0, .74f, -.04f, .5f, .3f, .38f, .03f);
    for (int i = 0; i < 7; i++)
        box(-.63f + .21f * (float)i, 1.93f, .3f, .07f, .1f, .07f, .01f);
    part();
    paint(m->dark);
    blend(.01f);
    box(0, 1.16f, .34f, .26f, .26f, .05f, .01f);
    push();
    move(0, 1.4f, .34f);
    turn_x(90);
    drum(0, 0, 0, .26f, .05f, .01f);
    pop();
    part();
    paint(material_glow(m->lit, 1.1f));
    box(0, 1.2f, .33f, .22f, .28f, .05f, .01f);
    part();
    paint(m->iron); /* portcullis */
    blend(.005f);
    for (int i = 0; i < 5; i++)
        limb(V(-.2f + .1f * (float)i, 1.62f - .02f * fabsf((float)i - 2), .42f), V(-.2f + .1f * (float)i, 1.0f, .42f),
             .02f, .012f);
    for (int i = 0; i < 4; i++)
        limb(V(-.25f, 1.08f + .14f * (float)i, .425f), V(.25f, 1.08f + .14f * (float)i, .425f), .016f, .016f);
    lamp(V(0, 1.25f, .8f), m->lit * 1.6f, .3f);
}

static void arm_on_a_sword(const Castle *m)
{
    /* the arm at the left leans on a sword like a tower, the other raises the banner */
    part();
    paint(m->wall);
    blend(.03f);
    box(-1.1f, 1.2f, .02f, .2f, .3f, .2f, .05f);
    part();
    paint(m->gold);
    drum(-1.1f, 1.5f, .0f, .25f, .05f, .02f);
    part();
    paint(m->wall);
    blend(.04f);
    push();
    move(-1.05f, 1.12f, .42f);
    turn_x(62);
    box(0, 0, 0, .24f, .38f, .24f, .05f);
    pop();
    push();
    move(-.92f, 1.16f, .86f);
    part();
    paint(m->iron);
    blend(.05f);
    for (int i = 0; i < 4; i++)
        limb(V(-.2f, .16f - .11f * (float)i, .1f), V(.14f, .16f - .11f * (float)i, .2f), .075f, .07f);
    box(-.05f, 0, 0, .2f, .24f, .14f, .06f);
    pop();
    push();
    move(-.86f, 1.1f, .98f);
    turn_x(180);
    turn_z(-3);
    sword(1.6f, .26f, m->iron, m->gold);
    pop();
}

static void arm_with_a_banner(const Castle *m)
{
    part();
    paint(m->wall);
    blend(.03f);
    push();
    move(1.22f, 1.6f, .14f);
    turn_z(-30);
    box(0, -.1f, 0, .2f, .26f, .2f, .05f);
    pop();
    push();
    move(1.22f, 1.62f, .48f);
    turn_x(-50);
    box(0, 0, 0, .22f, .22f, .3f, .05f);
    pop();
    Vec3 fist = V(1.14f, 1.86f, .72f);
    part();
    paint(m->iron);
    blend(.05f);
    box(fist[0], fist[1], fist[2], .2f, .22f, .17f, .07f);
    for (int i = 0; i < 4; i++)
        limb(fist + V(-.17f, .16f - .11f * (float)i, .12f), fist + V(.16f, .16f - .11f * (float)i, .15f), .07f, .07f);
    part();
    paint(m->wood);
    limb(fist + V(.1f, -1.6f, .1f), fist + V(-.06f, 1.2f, .0f), .05f, .045f);
    part();
    paint(m->gold);
    crystal(fist[0] - .07f, fist[1] + 1.28f, fist[2], .07f, .16f, .07f);
    banner(fist + V(-.36f, 1.12f, .0f), .5f, .66f, m->purple, m->gold);
    part();
    paint(m->gold);
    limb(fist + V(-.06f, 1.14f, 0), fist + V(-.36f, 1.14f, 0), .02f, .02f);
}

static void tower_head(const Castle *m)
{
    /* the head: a tower with a face */
    push();
    move(-.02f, 1.98f, .12f);
    turn_y(-8);
    turn_z(3);
    grow(1.12f);
    turret(.4f, .62f, 0, m->wall, m->tiles, m->gold);
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        push();
        move(s * .155f, .36f, .39f);
        turn_y(s * 20);
        part();
        paint(m->dark);
        blend(.01f);
        box(0, 0, -.02f, .085f, .115f, .04f, .02f);
        lit_window(0, -.02f, .02f, .05f, .07f, m->lit);
        pop();
        part();
        paint(m->wall); /* brows */
        push();
        move(s * .16f, .5f, .43f);
        turn_y(s * 20);
        turn_z(s * 16);
        box(0, 0, 0, .13f, .04f, .06f, .015f);
        pop();
    }
    part();
    paint(m->dark);
    blend(.01f);
    box(0, .1f, .37f, .2f, .07f, .05f, .02f);
    part();
    paint(m->iron);
    for (int i = 0; i < 6; i++) {
        float x = -.15f + .06f * (float)i, z = .44f - .6f * x * x;
        limb(V(x, .19f, z), V(x, .03f, z), .02f, .008f);
    }
    part();
    paint(m->gold); /* a crown on the battlements */
    push();
    move(0, .86f, 0);
    crown_spiked(.3f, 10, .4f, .5f, m->gold, material_gem(rgb(0xff3060)));
    pop();
    pop();
}

static void royal_golem(void)
{
    camera(V(-.3f, .5f, 6.4f), V(.02f, 1.64f, 0), 34.5f);
    scene()->back_x = .2f;
    int wall = material_new(rgb(0xe8dccc), rgb(0xb0a0a8), .8f, .4f, PAT_BRICK, 7, 1.1f),
        tiles = material_new(rgb(0x3a4ab8), rgb(0x28307a), .5f, .8f, PAT_SCALE, 14, .4f), gold = material_gold(),
        purple = material_cloth(rgb(0x6a2aa8)), iron = material_iron(), wood = material_wood(),
        dark = material_plain(rgb(0x201420), .9f, .1f);
    Vec3 lit = rgb(0xffc850);
    material(iron)->color = rgb(0xa8a8b8);
    material(iron)->rough = .45f;
    const Castle m = {wall, tiles, gold, purple, iron, wood, dark, lit};
    push();
    move(0, -.1f, 0);
    keep_and_gate(&m);
    part();
    paint(gold);
    box(0, .96f, .0f, .62f, .05f, .42f, .02f);
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        lit_window(s * .48f, 1.42f, .37f, .05f, .1f, lit);
        push(); /* towers on the shoulders */
        move(s * .98f, 1.52f, -.08f);
        turn_z(s * -5);
        turret(.34f, .62f, .78f, wall, tiles, gold);
        lit_window(0, .34f, .34f, .045f, .09f, lit);
        pop();
        part();
        paint(wall); /* legs */
        blend(.02f);
        box(s * .38f, .3f, .04f, .26f, .26f, .28f, .03f);
        box(s * .4f, -.02f, .14f, .33f, .14f, .4f, .03f);
    }
    arm_on_a_sword(&m);
    arm_with_a_banner(&m);
    tower_head(&m);
    pop();
    for (int i = 0; i < 7; i++) /* rooks around him */
        sprite(V((chance(i) - .5f) * 2.2f, 2.5f + .9f * chance(i + 20), -.9f), .05f, rgb(0x201028), SPRITE_LEAF, .8f);
    faction_ground();
    faction_motes();
}

const Card golem_cards[] = {{"cards/horde/water-golem", WATER, water_golem},
                            {"cards/horde/fire-golem", FIRE, fire_golem},
                            {"cards/horde/sun-golem", SUN, sun_golem},
                            {"cards/horde/moon-golem", MOON, moon_golem},
                            {"cards/horde/forest-golem", FOREST, forest_golem},
                            {"cards/horde/royal-golem", ROYAL, royal_golem},
                            {0}};
