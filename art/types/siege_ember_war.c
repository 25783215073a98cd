/* SPDX-License-Identifier: MIT
 * Kilnsworn in the fight: colossus, rider, spear, hound, and a ball of fire. */
#include "cards.h"
#include "kit/backdrop.h"
#include "kit/shot.h"
#include "props/beast4.h"
#include "props/castle.h"
#include "props/doorway.h"
#include "props/flames.h"
#include "props/foe.h"
#include "props/headgear.h"
#include "props/kiln.h"
#include "props/rocks.h"
#include "props/weapons.h"

static int seams(float strength)
{
    int m = material_new(rgb(0x4a4048), rgb(0x221c20), .7f, .5f, PAT_RUNE, 5.5f, 1);
    material(m)->emit = rgb(0xff5a14) * strength;
    return m;
}

/* ---- em22: the hound leaps over us ---- */

static void clinker_hound(void)
{
    camera(V(-.2f, .45f, 5.6f), V(0, 1.5f, 0), 34);
    Scene *s = scene();
    s->backdrop = kiln_night;
    kiln_hearth(.5f, -.7f, .6f);
    s->key.color = rgb(0xc8b8c8) * 2.0f;
    s->rim.color = rgb(0xff7a28) * 4.4f;
    s->roll = -8;
    int hide = seams(3.2f), belly = material_new(rgb(0x3a1a10), rgb(0x1c0c08), .7f, .4f, PAT_LAVA, 6, 1);
    material(belly)->emit = rgb(0xff6a18) * 3.f;
    push();
    move(.42f, .34f, .1f);
    turn_y(-36);
    turn_x(-4);
    grow(1.12f);
    foe_running(FOE_HOUND, hide, belly, rgb(0xffc040), 34, GAIT_LEAP);
    Vec3 chest = here(V(0, .7f, .6f)), tail = here(V(0, 1.0f, -1.0f));
    pop();
    kiln_glow(chest + V(0, -.4f, .5f), .5f, .5f);
    for (int i = 0; i < 40; i++) { /* the tail of ash: a comma on the sky */
        float t = (float)i / 39, a = 1.4f + 3.4f * t, r = .85f - .5f * t;
        Vec3 p = tail + V(.35f + r * cosf(a) * .8f, .35f + r * sinf(a) * .7f, -.3f);
        sprite(p, .2f - .13f * t, vec_mix(rgb(0xff9040), rgb(0x8a7a80), t), SPRITE_GLOW, .42f - .2f * t);
    }
    push();
    move(.3f, 1.4f, .2f);
    sparks(30, 1.6f, 1.4f, rgb(0xffa048), 6);
    pop();
}

/* ---- em14: a ball of fire between two who are thrown ---- */

static Vec3 blast(const Scene *s, float u, float v)
{
    float d = distance_to(u, v, .0f, .12f), ray = cloud_flat(atan2f(v - .12f, u) * 5, 2.2f, 3);
    Vec3 c = vec_mix(rgb(0xd86a20), rgb(0x3a1408), smooth(.1f, .95f, d + .25f * ray));
    return c + s->tint[GLOW] * (1.2f * expf(-d * 5));
}

static void flashover(void)
{
    camera(V(0, 1.2f, 6.9f), V(.02f, 1.42f, 0), 33);
    Scene *s = scene();
    s->backdrop = blast;
    s->roll = 12;
    s->key.color = rgb(0x8a7080) * 1.0f;
    s->rim.color = rgb(0xffb060) * 3.4f;
    s->ambient = .34f;
    push(); /* the soldier: arms out, feet off the ground */
    move(-.46f, .36f, .5f);
    turn_z(26);
    turn_y(48);
    grow(.84f);
    Kiln k = {
        .build = {.man = 1},
        .face = {.skin = rgb(0xa06a48), .age = .4f, .man = 1, .mood = MOOD_ROAR, .hairs = HAIR_CROP, .seed = 3},
        .hat = KILN_POT,
        .lean = -12,
        .foot = {V(-.2f, .1f, .62f), V(.2f, .35f, .45f)},
        .hand = {{.at = V(-.72f, 2.2f, .34f), .along = V(-.4f, .9f, .2f), .palm = V(0, 0, 1), .pose = GRASP_REACH},
                 {.at = V(.70f, 2.1f, .50f), .along = V(.4f, .9f, .2f), .palm = V(0, 0, 1), .pose = GRASP_REACH}},
        .head_pitch = -16,
        .cloth = rgb(0x50241a),
        .sleeve = rgb(0x40201a)};
    kiln(&k);
    pop();
    int fur = material_fur(rgb(0x30262c));
    push();
    move(.84f, .22f, .35f);
    turn_z(-16);
    turn_y(-58);
    grow(.92f);
    foe_reeling(FOE_HOUND, fur, rgb(0xffe060), 44);
    pop();
    Vec3 fire = V(.02f, 1.62f, -.1f);
    part();
    paint(kiln_hot(3));
    lumpy(.09f, 3);
    ball(fire[0], fire[1], fire[2], .25f);
    lumpy(0, 1);
    int hot = material_glow(rgb(0xffb848), 1.7f), cool = material_glow(rgb(0xff4a10), 1.5f);
    for (int i = 0; i < 22; i++) { /* tongues of all lengths, the longest upwards */
        float a = (float)i / 22 * 2 * PI + .5f * chance(i), up = .5f + .5f * sinf(a);
        push();
        move(fire[0] + cosf(a) * .24f, fire[1] + sinf(a) * .24f, fire[2] + .16f * chance(i + 40));
        turn_z(a * 57.3f - 90 + 36 * (chance(i + 60) - .5f));
        flame_tongue(.22f + (.3f + .5f * up) * chance(i + 5), .07f + .07f * chance(i + 21), .3f, hot, cool);
        pop();
    }
    sprite(fire, .8f, rgb(0xff9030), SPRITE_GLOW, .3f);
    lamp(fire + V(0, 0, .4f), rgb(0xffa040) * 4.f, .6f);
    push();
    move(fire[0], fire[1] - .6f, fire[2]);
    sparks(36, 2.2f, 2.0f, rgb(0xffc060), 9);
    pop();
}

/* ---- em11: the spear runs from our chin to the arch ---- */

static void gatebreaker(void)
{
    camera(V(.15f, 2.5f, 5.0f), V(.08f, 1.62f, -1), 34);
    Scene *s = scene();
    s->backdrop = kiln_night;
    kiln_hearth(.12f, .1f, .7f);
    s->key.color = rgb(0xa890a0) * 1.2f;
    s->rim.color = rgb(0xff9a48) * 3.8f;
    s->ambient = .4f;
    int ground_m = material_stone(rgb(0x4a342c), rgb(0x241a18)), stone = material_stone(rgb(0x9a8a98), rgb(0x544a58)),
        iron = kiln_metal(rgb(0x8a8078)), wood = material_wood();
    part();
    paint(ground_m);
    ground(0, .12f, 1);
    push();
    move(.2f, 0, -2.6f);
    grow(1.35f);
    doorway_posts(.52f, 1.7f, .24f, stone, 4);
    doorway_light(.52f, 1.7f, OPENING_GOLD, 1.0f);
    pop();
    Vec3 from = V(-.30f, 1.62f, 2.2f), to = V(.22f, 1.55f, -2.1f);
    part();
    paint(wood);
    limb(from, vec_mix(from, to, .72f), .075f, .06f);
    part();
    paint(iron);
    blend(.02f);
    limb(vec_mix(from, to, .68f), vec_mix(from, to, .82f), .12f, .13f);
    limb(vec_mix(from, to, .82f), to, .12f, .015f);
    push();
    move(-.52f, -.30f, 1.75f);
    turn_y(172);
    Kiln k = {.build = {.man = 1, .wide = 1.2f},
              .face = {.skin = rgb(0xa06a48), .age = .4f, .man = 1, .hairs = HAIR_CROP, .seed = 3},
              .hat = KILN_HOOD,
              .hand = {{.at = V(-.12f, 1.72f, .62f), .bar = V(0, .1f, 1), .out = V(-1, 0, 0)},
                       {.at = V(-.26f, 1.84f, .10f), .bar = V(0, .1f, 1), .out = V(1, 0, 0)}},
              .lean = 8,
              .head = .60f,
              .cloth = rgb(0x4a2418),
              .sleeve = rgb(0x5a2a1c),
              .cloak = rgb(0x7a2818)};
    kiln(&k);
    pop();
    for (int i = 0; i < 12; i++) { /* it bites: chips of light and stone */
        float a = (float)i * PI / 6;
        part();
        paint(kiln_hot(2.6f));
        limb(to, to + V(cosf(a) * .42f * (i & 1 ? .5f : 1), sinf(a) * .42f * (i & 1 ? .5f : 1), .2f), .035f, .003f);
    }
    kiln_glow(to + V(0, 0, .3f), .8f, .8f);
    clods(to + V(0, 0, .2f), V(0, .5f, 1), .6f, 14, .07f, stone, 4);
    faction_motes();
}

/* ---- em10: through a wall on a lizard ---- */

static void slagback(void)
{
    camera(V(.2f, 1.0f, 6.2f), V(.02f, 1.42f, 0), 33);
    Scene *s = scene();
    s->backdrop = kiln_night;
    kiln_hearth(-.6f, .3f, .8f);
    s->key.color = rgb(0xe0c8b8) * 1.6f;
    s->ambient = .36f;
    s->rim.color = rgb(0xffb050) * 4.6f;
    int hide = seams(2.2f), under = material_scales(rgb(0x9a8a70), rgb(0x6a5a48), 5),
        wall = kiln_bricks(rgb(0x4a3228), rgb(0x241612));
    part();
    paint(material_new(rgb(0x3c2c26), rgb(0x1e1410), .8f, .3f, PAT_TILE, 1.4f, .8f));
    ground(0, .03f, 1);
    part(); /* the wall behind them, with the hole */
    paint(wall);
    box(-.4f, 1.6f, -.75f, 2.4f, 1.9f, .16f, .02f);
    carve();
    blend(.03f);
    lumpy(.12f, 3);
    egg(-.35f, 1.2f, -.75f, 1.12f, 1.35f, .6f);
    fill();
    lumpy(0, 1);
    part(); /* what burns in the house */
    paint(material_glow(rgb(0xffd880), 1.9f));
    box(-.4f, 1.5f, -1.6f, 1.6f, 1.8f, .04f, .02f);
    sprite(V(-.35f, 1.5f, -1.1f), 1.6f, rgb(0xffb040), SPRITE_GLOW, .5f);
    lamp(V(-.5f, 1.9f, -.4f), rgb(0xffb050) * 3.f, .8f);
    push();
    move(-.10f, .02f, .1f);
    turn_y(48);
    grow(1.12f);
    foe_running(FOE_LIZARD, hide, under, rgb(0xffc030), 26, GAIT_CHARGE);
    pop();
    push();
    move(-.34f, .36f, -.05f);
    turn_y(38);
    turn_z(18);
    grow(.74f);
    Kiln k = {.build = {.man = .9f, .wide = 1},
              .face = {.skin = rgb(0xc88a60),
                       .hair = rgb(0x4a2410),
                       .iris = rgb(0x3f6a8a),
                       .age = .25f,
                       .man = .9f,
                       .eye = 1.2f,
                       .nose = NOSE_LONG,
                       .mood = MOOD_GRIEF,
                       .hairs = HAIR_WILD,
                       .seed = 14},
              .hat = KILN_GOGGLES,
              .foot = {V(-.52f, .62f, .35f), V(.50f, .70f, .30f)},
              .sink = .1f,
              .hand = {{.at = V(-.26f, 1.30f, .66f), .bar = V(1, 0, 0), .out = V(0, .4f, 1)},
                       {.at = V(.66f, 2.10f, .34f), .along = V(.2f, 1, .1f), .palm = V(0, 0, 1), .pose = GRASP_REACH}},
              .head_roll = 10,
              .head = .60f,
              .cloth = rgb(0x9a3a1c),
              .sleeve = rgb(0xc09a68)};
    kiln(&k);
    pop();
    clods(V(.4f, .9f, .3f), V(.9f, .6f, 1.2f), 1.6f, 26, .13f, wall, 6);
    clods(V(-.8f, 1.9f, .0f), V(-.6f, .8f, .9f), 1.2f, 16, .12f, wall, 26);
    dust_burst(V(-.2f, .4f, .2f), V(1.5f, .4f, .3f), 14, .5f, rgb(0xb07038), .22f, 3);
    dust_burst(V(-.3f, 2.4f, -.4f), V(1.3f, .4f, .3f), 8, .5f, rgb(0xb07038), .2f, 13);
    faction_motes();
}

/* ---- em03: the colossus steps over the wall ---- */

static void colossus(void)
{
    camera(V(-.3f, .55f, 7.2f), V(0, 2.25f, 0), 40);
    Scene *s = scene();
    s->backdrop = kiln_dusk;
    kiln_hearth(.0f, .2f, 1.0f);
    s->key.color = rgb(0xffd0a8) * 1.8f;
    s->rim.color = rgb(0xff7a28) * 4.2f;
    int red = kiln_metal(rgb(0xb8321c)), dark = kiln_metal(rgb(0x4a4044)),
        stone = material_stone(rgb(0x7a6458), rgb(0x443630));
    part(); /* the battlements */
    paint(stone);
    box(0, .10f, .9f, 3.0f, .42f, .4f, .02f);
    for (int i = 0; i < 6; i++)
        if (i != 2)
            box(-2.0f + .82f * (float)i, .72f, .9f, .26f, .26f, .36f, .03f);
    push(); /* the leg that comes over: boot, shin, knee */
    part();
    paint(red);
    blend(.06f);
    box(-.45f, .82f, 1.55f, .62f, .24f, .80f, .1f);
    limb(V(-.45f, 1.1f, 1.1f), V(-.55f, 2.1f, .7f), .42f, .36f);
    part();
    paint(dark);
    box(-.45f, .56f, 1.60f, .66f, .07f, .86f, .03f);
    ball(-.56f, 2.15f, .72f, .40f);
    for (int i = -1; i <= 1; i++)
        ball(-.45f + .36f * (float)i, .84f, 2.32f, .07f);
    part();
    paint(red);
    blend(.06f);
    limb(V(-.5f, 2.2f, .6f), V(-.35f, 2.8f, -.2f), .36f, .44f);
    limb(V(.75f, -.6f, -.6f), V(.55f, 2.5f, -.4f), .42f, .46f); /* the other one */
    pop();
    part(); /* the trunk: a furnace */
    paint(red);
    blend(.1f);
    egg(.1f, 3.45f, -.3f, 1.15f, .95f, .75f);
    drum(.1f, 2.75f, -.3f, .78f, .2f, .06f);
    carve();
    blend(.02f);
    box(.1f, 3.35f, .5f, .52f, .42f, .5f, .08f);
    fill();
    part();
    paint(kiln_hot(2.8f));
    box(.1f, 3.35f, .12f, .5f, .4f, .1f, .05f);
    part();
    paint(dark);
    for (int i = -2; i <= 2; i++)
        limb(V(.1f + .2f * (float)i, 2.95f, .42f), V(.1f + .2f * (float)i, 3.76f, .38f), .045f, .045f);
    for (int side = -1; side <= 1; side += 2) { /* shoulders with chimneys, arms that hang and reach */
        float q = (float)side;
        part();
        paint(dark);
        drum(.1f + q * .75f, 4.35f, -.6f, .17f, .5f, .03f);
        part();
        paint(red);
        blend(.06f);
        egg(.1f + q * 1.15f, 3.85f, -.25f, .46f, .42f, .46f);
        limb(V(.1f + q * 1.25f, 3.75f, -.2f), V(.1f + q * 1.65f, 2.85f, .15f), .28f, .26f);
        limb(V(.1f + q * 1.65f, 2.85f, .15f), V(.1f + q * 1.35f, 2.25f, .75f), .26f, .30f);
        part();
        paint(dark);
        egg(.1f + q * 1.3f, 2.1f, .85f, .28f, .24f, .28f);
    }
    push(); /* a head lost in smoke, but for its eyes */
    move(.1f, 4.45f, -.15f);
    part();
    paint(dark);
    blend(.05f);
    egg(0, 0, 0, .36f, .34f, .36f);
    part();
    paint(kiln_hot(3));
    box(-.14f, .04f, .33f, .08f, .035f, .03f, .02f);
    box(.14f, .04f, .33f, .08f, .035f, .03f, .02f);
    pop();
    for (int i = 0; i < 5; i++) { /* those who defend, small */
        push();
        move(-1.6f + .8f * (float)i + (i == 2 ? .25f : 0), .28f, 1.0f);
        grow(.16f);
        turn_y(150 + 40 * chance(i));
        Kiln k = {.build = {.man = 1},
                  .face = {.skin = rgb(0xb07850), .age = .4f, .man = 1, .hairs = HAIR_CROP, .seed = i},
                  .hat = KILN_POT,
                  .foot = {V(-.2f, 0, .1f), V(.2f, 0, 0)},
                  .hand = {{.at = V(-.5f, 2.2f, .3f), .along = V(0, 1, 0), .palm = V(0, 0, 1)},
                           {.at = V(.5f, 2.2f, .3f), .along = V(0, 1, 0), .palm = V(0, 0, 1)}},
                  .cloth = rgb(0x4a5a7a)};
        kiln(&k);
        pop();
    }
    kiln_glow(V(.1f, 3.3f, .8f), 1.1f, .9f);
    dust_burst(V(.1f, 4.75f, -.1f), V(1.1f, .35f, .3f), 14, .6f, rgb(0x3a2418), .55f, 3);
    clods(V(-.45f, .7f, 1.5f), V(-.4f, .9f, 1.0f), 1.2f, 18, .12f, stone, 5);
    faction_motes();
}

const Card siege_ember_war_cards[] = {
    {"cards/siege/em03", EMBER, colossus},      {"cards/siege/em10", EMBER, slagback},
    {"cards/siege/em11", EMBER, gatebreaker},   {"cards/siege/em14", EMBER, flashover},
    {"cards/siege/em22", EMBER, clinker_hound}, {0}};
