/* SPDX-License-Identifier: MIT
 * The golem of the water: a wreck that walks. */
#include "cards.h"
#include "kit/kit.h"
#include "props/nature.h"
#include "props/regalia.h"
#include "props/rocks.h"
#include "props/ship.h"

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

const Card golem_wreck_cards[] = {{"cards/horde/water-golem", WATER, water_golem}, {0}};
