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
    float d = distance_to(u, v, .0f, .18f), ray = cloud_flat(atan2f(v - .18f, u) * 5, 2.2f, 3),
          n = sky_clouds(u, v, 1.2f);
    Vec3 c = vec_mix(rgb(0x3a4a60), rgb(0x0b1018), smooth(.3f, 1.15f, d + .2f * n));
    c += (s->tint[MIDTONE] * .8f + s->tint[LIGHT] * .5f) * (smooth(.62f + .25f * ray, .1f, d) * 1.2f);
    return c + s->tint[GLOW] * (1.4f * expf(-d * 6));
}

static void flashover(void)
{
    camera(V(0, 1.2f, 6.9f), V(.02f, 1.50f, 0), 30);
    Scene *s = scene();
    s->backdrop = blast;
    s->roll = 12;
    s->key.color = rgb(0x8aa0c8) * 1.0f;
    s->rim.color = rgb(0x6a8ac8) * 1.6f;
    s->ambient = .30f;
    Vec3 fire = V(.06f, 1.80f, -.1f);
    push(); /* the soldier: thrown back, his cloak about him, his face to the fire */
    move(-.10f, .26f, .45f);
    turn_z(24);
    turn_y(34);
    grow(.84f);
    Kiln k = {
        .build = {.man = 1, .wide = 1.1f},
        .face = {.skin = rgb(0xc08a64),
                 .hair = rgb(0x3a1c10),
                 .iris = rgb(0xe0a040),
                 .age = .4f,
                 .man = 1,
                 .eye = 1.2f,
                 .nose = NOSE_BROAD,
                 .mood = MOOD_ROAR,
                 .hairs = HAIR_CROP,
                 .beard = WHISKERS_SHORT,
                 .seed = 3},
        .hat = KILN_POT,
        .hat_back = 26,
        .lean = -10,
        .foot = {V(-.24f, .10f, .70f), V(.24f, .46f, .62f)},
        .hand = {{.at = V(-.76f, 1.76f, .42f), .along = V(-.6f, .8f, .3f), .palm = V(0, 0, 1), .pose = GRASP_REACH},
                 {.at = V(.72f, 2.06f, .20f), .along = V(.6f, .8f, .1f), .palm = V(0, 0, 1), .pose = GRASP_REACH}},
        .head = .62f,
        .head_yaw = 16,
        .cloth = rgb(0x8a3420),
        .sleeve = rgb(0xb8906a),
        .apron = rgb(0x5a3a28),
        .cloak = rgb(0xa02818),
        .arm = 1.1f};
    kiln(&k);
    pop();
    int fur = material_fur(rgb(0x4a4450));
    push();
    move(.72f, .36f, .30f);
    turn_z(-22);
    turn_y(-62);
    grow(.86f);
    foe_reeling(FOE_HOUND, fur, rgb(0xffe060), 44);
    pop();
    part();
    paint(kiln_hot(4));
    lumpy(.07f, 4);
    ball(fire[0], fire[1], fire[2], .30f);
    lumpy(0, 1);
    int hot = material_glow(rgb(0xffd060), 2.2f), cool = material_glow(rgb(0xff5a14), 1.6f);
    for (int i = 0; i < 26; i++) { /* tongues of all lengths, thrown outwards */
        float a = (float)i / 26 * 2 * PI + .5f * chance(i), up = .6f + .4f * sinf(a);
        push();
        move(fire[0] + cosf(a) * .28f, fire[1] + sinf(a) * .28f, fire[2] + .16f * chance(i + 40));
        turn_z(a * 57.3f - 90 + 40 * (chance(i + 60) - .5f));
        flame_tongue(.16f + .42f * up * chance(i + 5), .06f + .06f * chance(i + 21), .3f, hot, cool);
        pop();
    }
    for (int i = 0; i < 60; i++) { /* its roll: light, then smoke */
        float a = chance(i) * 2 * PI, far = .30f + .45f * chance(i + 70);
        sprite(fire + V(cosf(a) * far, sinf(a) * far, -.4f), .14f + .14f * chance(i + 9),
               vec_mix(rgb(0xffc050), rgb(0x6a2410), smooth(.3f, .75f, far)), SPRITE_GLOW, .5f);
    }
    lamp(fire + V(0, .0f, .55f), rgb(0xffb458) * 7.f, .55f);
    push();
    move(fire[0], fire[1] - .7f, fire[2]);
    sparks(46, 2.4f, 2.0f, rgb(0xffc060), 9);
    pop();
}

/* ---- em11: the spear runs from our chin to the arch ---- */

static void gatebreaker(void)
{
    camera(V(.85f, 1.70f, 5.7f), V(.96f, 1.50f, -.3f), 33);
    Scene *s = scene();
    s->backdrop = kiln_night;
    kiln_hearth(.35f, .05f, .8f);
    s->key.color = rgb(0xb8a8b8) * 1.3f;
    s->rim.color = rgb(0xffa858) * 3.4f;
    s->ambient = .36f;
    int ground_m = material_stone(rgb(0x3c302c), rgb(0x1c1818)), stone = material_stone(rgb(0x8a8490), rgb(0x484450)),
        iron = kiln_metal(rgb(0x9a9088)), wood = material_wood();
    part();
    paint(ground_m);
    ground(0, .12f, 1);
    push(); /* the gate: a lit throat of three arches, each smaller than the one before */
    move(1.75f, -.1f, -1.6f);
    turn_y(-28);
    grow(1.36f);
    doorway_posts(.55f, 1.75f, .24f, stone, 4);
    push();
    move(.06f, 0, -.7f);
    grow(.86f);
    doorway_posts(.50f, 1.7f, .22f, stone, 9);
    pop();
    move(.10f, 0, -1.3f);
    doorway_light(.52f, 1.7f, OPENING_GOLD, .16f);
    pop();
    push(); /* the breaker, whose cheek the gate lights */
    move(-.14f, -.42f, .75f);
    turn_y(86);
    Kiln k = {.build = {.man = 1, .wide = 1.2f},
              .face = {.skin = rgb(0xb87c56),
                       .hair = rgb(0x2a1810),
                       .iris = rgb(0xf0b040),
                       .age = .45f,
                       .man = 1,
                       .gaunt = .2f,
                       .nose = NOSE_BROAD,
                       .mood = MOOD_ROAR,
                       .hairs = HAIR_CROP,
                       .beard = WHISKERS_SHORT,
                       .soot = true,
                       .seed = 3},
              .hat = KILN_POT,
              .hat_back = 6,
              .hand = {{.at = V(-.34f, 1.46f, .20f), .bar = V(.25f, .12f, 1), .out = V(-1, 0, .2f)},
                       {.at = V(.06f, 1.62f, .80f), .bar = V(.25f, .12f, 1), .out = V(1, .2f, -.2f)}},
              .lean = 16,
              .head_yaw = -30,
              .head_pitch = -8,
              .head = .62f,
              .cloth = rgb(0x7a2e1c),
              .sleeve = rgb(0xb89068),
              .cloak = rgb(0x8a2a1a),
              .arm = 1.15f};
    kiln(&k);
    part();
    paint(kiln_metal(rgb(0x6a6468)));
    blend(.04f);
    egg(-.46f, 1.80f, 0, .22f, .16f, .24f);
    egg(.46f, 1.80f, 0, .22f, .16f, .24f);
    Vec3 back = here(V(-.44f, 1.41f, -.25f)), front = here(V(.06f, 1.62f, .80f));
    pop();
    Vec3 along = vec_unit(front - back), to = front + along * 1.22f;
    part();
    paint(wood);
    limb(back, front + along * .5f, .06f, .055f);
    part();
    paint(iron);
    blend(.02f);
    limb(front + along * .38f, front + along * .60f, .12f, .15f);
    limb(front + along * .60f, to, .14f, .02f);
    for (int i = 0; i < 2; i++)
        limb(front + along * (.36f + .12f * (float)i), front + along * (.40f + .12f * (float)i), .17f, .17f);
    for (int i = 0; i < 12; i++) { /* it bites: chips of light and stone */
        float a = (float)i * PI / 6, l = i & 1 ? .2f : .4f;
        part();
        paint(kiln_hot(2.6f));
        limb(to, to + V(cosf(a) * l, sinf(a) * l, .2f), .03f, .003f);
    }
    kiln_glow(to + V(0, 0, .1f), .5f, .7f);
    clods(to + V(0, 0, .2f), V(-.3f, .5f, 1), .6f, 12, .06f, stone, 4);
    lamp(V(.62f, 1.70f, 1.6f), rgb(0xffc078) * 3.4f, .5f);
    faction_motes();
}

/* ---- em10: through a wall on a lizard ---- */

static void slagback(void)
{
    camera(V(.2f, 1.0f, 6.2f), V(.02f, 1.42f, 0), 33);
    Scene *s = scene();
    s->backdrop = kiln_night;
    kiln_hearth(.9f, .6f, .4f);
    s->key.color = rgb(0xf0dccc) * 1.9f;
    s->ambient = .36f;
    s->rim.color = rgb(0xffb050) * 4.6f;
    int hide = seams(2.2f), under = material_scales(rgb(0x9a8a70), rgb(0x6a5a48), 5),
        wall = kiln_bricks(rgb(0x484650), rgb(0x22222a));
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
    paint(material_glow(rgb(0xf09a40), 1.0f));
    box(-.4f, 1.5f, -1.6f, 1.6f, 1.8f, .04f, .02f);
    sprite(V(-.6f, .8f, -1.4f), .9f, rgb(0xffd080), SPRITE_GLOW, .6f);
    lamp(V(-.5f, 1.9f, -.4f), rgb(0xffb050) * 3.f, .8f);
    push();
    move(-.10f, .02f, .1f);
    turn_y(48);
    grow(1.12f);
    foe_running(FOE_LIZARD, hide, under, rgb(0xffc030), 26, GAIT_CHARGE);
    pop();
    push();
    move(-.30f, .46f, .08f);
    turn_y(42);
    turn_z(12);
    grow(.80f);
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
    clods(V(.9f, .7f, .3f), V(.9f, .3f, 1.2f), .8f, 10, .15f, wall, 6);
    clods(V(-.9f, 2.2f, -.3f), V(-.6f, .8f, .4f), .8f, 7, .14f, wall, 26);
    dust_burst(V(-.2f, .4f, .2f), V(1.5f, .4f, .3f), 14, .5f, rgb(0xb07038), .22f, 3);
    dust_burst(V(-.3f, 2.4f, -.4f), V(1.3f, .4f, .3f), 8, .5f, rgb(0xb07038), .2f, 13);
    faction_motes();
}

/* ---- em03: the colossus steps over the wall ---- */

/* An arm of two riveted barrels that ends in a fist of four iron fingers, closed round the merlon at `fist`. */
static void iron_arm(Vec3 shoulder, Vec3 elbow, Vec3 fist, float side, int red, int dark)
{
    part();
    paint(dark);
    ball(elbow[0], elbow[1], elbow[2], .27f);
    part();
    paint(red);
    blend(.04f);
    limb(shoulder, vec_mix(shoulder, elbow, .82f), .27f, .25f);
    part();
    paint(red);
    blend(.04f);
    limb(vec_mix(elbow, fist, .16f), vec_mix(elbow, fist, .82f), .24f, .31f);
    for (int i = 0; i < 5; i++) { /* rivets round its cuff */
        Vec3 at = vec_mix(elbow, fist, .78f);
        float a = (float)i * .5f - 1.0f;
        ball(at[0] + sinf(a) * .31f, at[1] + .05f, at[2] + cosf(a) * .30f, .035f);
    }
    part();
    paint(dark);
    blend(.05f);
    egg(fist[0], fist[1], fist[2], .27f, .20f, .22f);
    for (int i = 0; i < 4; i++) {
        float x = fist[0] + ((float)i - 1.5f) * .145f;
        limb(V(x, fist[1] + .06f, fist[2] + .12f), V(x, fist[1] + .02f, fist[2] + .32f), .075f, .07f);
        limb(V(x, fist[1] + .02f, fist[2] + .32f), V(x, fist[1] - .24f, fist[2] + .34f), .07f, .06f);
    }
    limb(V(fist[0] - side * .24f, fist[1], fist[2] + .05f), V(fist[0] - side * .36f, fist[1] - .12f, fist[2] + .26f),
         .075f, .06f);
}

static void colossus(void)
{
    camera(V(-.5f, .75f, 7.0f), V(0, 2.0f, 0), 33);
    Scene *s = scene();
    s->backdrop = kiln_dusk;
    kiln_hearth(.75f, .10f, .55f);
    s->key.color = rgb(0xffe0c8) * 1.9f;
    s->rim.color = rgb(0xff8a38) * 4.6f;
    s->ambient = .36f;
    int red = kiln_metal(rgb(0xb03a20)), dark = kiln_metal(rgb(0x4c484e)), brass = kiln_metal(rgb(0xc8924a)),
        stone = material_stone(rgb(0x6a5f5c), rgb(0x36302f));
    part(); /* the battlements, which he has taken hold of */
    paint(stone);
    box(0, .18f, 1.0f, 3.0f, .52f, .4f, .02f);
    for (int i = 0; i < 6; i++)
        box(-1.95f + .78f * (float)i, .86f, 1.0f, .25f, .24f, .36f, .03f);
    push();
    move(0, 0, 0);
    turn_x(7);
    part(); /* the trunk: a boiler */
    paint(red);
    blend(.10f);
    egg(0, 1.75f, -.2f, .98f, .92f, .72f);
    egg(0, 2.30f, -.2f, 1.16f, .48f, .66f);
    carve();
    blend(.03f);
    egg(0, 1.72f, .52f, .50f, .40f, .40f);
    fill();
    part();
    paint(kiln_hot(2.2f));
    egg(0, 1.70f, .20f, .52f, .42f, .14f);
    part(); /* the grate, a mouth in its belly */
    paint(dark);
    blend(.02f);
    push();
    move(0, 1.72f, .47f);
    turn_x(86);
    ring(0, 0, 0, .52f, .07f);
    pop();
    for (int i = -2; i <= 2; i++)
        limb(V(.19f * (float)i, 1.36f + .05f * fabsf((float)i), .50f),
             V(.19f * (float)i, 2.08f - .05f * fabsf((float)i), .46f), .04f, .04f);
    part();
    paint(brass);
    for (int i = 0; i < 11; i++) {
        float a = ((float)i - 5) * .21f;
        ball(sinf(a) * 1.10f, 2.24f - .06f * cosf(a * 2), -.2f + cosf(a) * .68f, .045f);
    }
    for (int side = -1; side <= 1; side += 2) { /* chimneys on his back, domes on his shoulders */
        float q = (float)side;
        part();
        paint(dark);
        blend(.02f);
        drum(q * .72f, 3.05f, -.75f, .17f, .62f, .02f);
        drum(q * .72f, 3.62f, -.75f, .22f, .07f, .02f);
        part();
        paint(red);
        blend(.05f);
        egg(q * 1.12f, 2.52f, -.1f, .46f, .42f, .46f);
        part();
        paint(brass);
        blend(.02f);
        push();
        move(q * 1.12f, 2.44f, -.1f);
        turn_z(-q * 24);
        ring(0, 0, 0, .46f, .05f);
        pop();
    }
    push(); /* the head: a helm with a visor, low between the shoulders */
    move(0, 2.72f, .42f);
    grow(1.18f);
    turn_y(-8);
    turn_x(10);
    part();
    paint(dark);
    blend(.05f);
    egg(0, .10f, 0, .36f, .40f, .37f);
    egg(0, -.18f, .08f, .30f, .20f, .30f);
    carve();
    blend(.015f);
    box(-.15f, .06f, .34f, .105f, .045f, .10f, .02f);
    box(.15f, .06f, .34f, .105f, .045f, .10f, .02f);
    for (int i = -2; i <= 2; i++)
        box(.10f * (float)i, -.20f, .36f, .028f, .075f, .10f, .01f);
    fill();
    part();
    paint(kiln_hot(3.4f));
    egg(0, .05f, .14f, .26f, .07f, .16f);
    part();
    paint(kiln_hot(1.6f));
    egg(0, -.20f, .14f, .24f, .09f, .16f);
    part();
    paint(brass);
    blend(.03f);
    for (int side = -1; side <= 1; side += 2)
        limb(V((float)side * .02f, .10f, .38f), V((float)side * .30f, .20f, .27f), .05f, .04f);
    limb(V(0, .50f, .02f), V(0, .12f, .39f), .05f, .06f);
    pop();
    pop();
    iron_arm(V(-1.18f, 2.45f, 0), V(-1.42f, 1.72f, .45f), V(-1.18f, 1.16f, 1.12f), -1, red, dark);
    iron_arm(V(1.18f, 2.45f, 0), V(1.46f, 1.72f, .45f), V(1.17f, 1.16f, 1.12f), 1, red, dark);
    for (int i = 0; i < 3; i++) { /* those who run from under his hands */
        push();
        move(-.46f + .44f * (float)i, .64f, 1.15f);
        grow(.21f);
        turn_y(-60 + 70 * chance(i));
        Kiln k = {.build = {.man = 1},
                  .face = {.skin = rgb(0xd09a70), .age = .4f, .man = 1, .hairs = HAIR_CROP, .seed = i},
                  .hat = KILN_POT,
                  .foot = {V(-.2f, 0, .3f), V(.2f, .1f, -.3f)},
                  .hand = {{.at = V(-.6f, 2.3f, .3f), .along = V(-.3f, 1, 0), .palm = V(0, 0, 1)},
                           {.at = V(.6f, 2.3f, .3f), .along = V(.3f, 1, 0), .palm = V(0, 0, 1)}},
                  .cloth = rgb(0x4a7aa0)};
        kiln(&k);
        pop();
    }
    lamp(V(0, 1.75f, 1.6f), rgb(0xff8a38) * 3.4f, .6f);
    sprite(V(0, 1.8f, -.9f), 1.2f, rgb(0xff7a20), SPRITE_GLOW, .3f);
    dust_burst(V(-.75f, 4.0f, -.9f), V(.35f, .4f, .2f), 9, .4f, rgb(0x4a4a52), .4f, 3);
    dust_burst(V(.75f, 4.0f, -.9f), V(.35f, .4f, .2f), 9, .4f, rgb(0x4a4a52), .4f, 13);
    clods(V(-1.2f, 1.0f, 1.4f), V(-.2f, .5f, 1.0f), .5f, 8, .07f, stone, 5);
    clods(V(1.2f, 1.0f, 1.4f), V(.2f, .5f, 1.0f), .5f, 8, .07f, stone, 15);
    faction_motes();
}

const Card siege_ember_war_cards[] = {
    {"cards/siege/em03", EMBER, colossus},      {"cards/siege/em10", EMBER, slagback},
    {"cards/siege/em11", EMBER, gatebreaker},   {"cards/siege/em14", EMBER, flashover},
    {"cards/siege/em22", EMBER, clinker_hound}, {0}};
