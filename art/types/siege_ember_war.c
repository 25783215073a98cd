/* SPDX-License-Identifier: MIT
 * Kilnsworn in the fight: colossus, rider, spear, hound, and a ball of fire. */
#include "cards.h"
#include "kit/backdrop.h"
#include "kit/hours.h"
#include "kit/shot.h"
#include "props/beast4.h"
#include "props/castle.h"
#include "props/doorway.h"
#include "props/flames.h"
#include "props/hands.h"
#include "props/foe.h"
#include "props/headgear.h"
#include "props/kiln.h"
#include "props/regalia.h"
#include "props/rocks.h"
#include "props/weapons.h"
#include "props/wild.h"

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
    int hide = seams(3.2f), ash = wild_coat(rgb(0x6a6068), 6),
        belly = material_new(rgb(0x3a1a10), rgb(0x1c0c08), .7f, .4f, PAT_LAVA, 6, 1);
    material(belly)->emit = rgb(0xff6a18) * 3.f;
    push();
    move(.46f, .28f, -.3f);
    turn_y(-38);
    turn_x(-12);
    grow(1.42f);
    wild_runner(&(Wild){.kind = WILD_WOLF,
                        .coat = hide,
                        .pale = ash,
                        .dark = ash,
                        .iris = rgb(0xffd050),
                        .glow = 2.2f,
                        .jaw = 40,
                        .snarl = 1,
                        .glare = 20,
                        .open = .7f,
                        .ears = 44},
                hide, 0, 14);
    part(); /* it burns below */
    paint(belly);
    blend(.1f);
    egg(0, .68f, .05f, .17f, .12f, .42f);
    Vec3 chest = here(V(0, .7f, .6f)), tail = here(V(0, 1.0f, -1.0f)), face = here(V(-.2f, 1.3f, 2.0f));
    pop();
    lamp(face, rgb(0xffb070) * 1.6f, .5f);
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

/* ---- em14: what bursts between two faces ---- */

/* He and what he fought, nose to nose, and in the moment between them the furnace. */
/* Reared back from it, both paws before its face. */
static void scorched_bear(void)
{
    int coat = wild_coat(rgb(0x54423c), 6), pale = wild_coat(rgb(0x9a7c64), 12), dark = wild_coat(rgb(0x2a2224), 6),
        mane = wild_coat(rgb(0x3c302e), 3.4f), claw = material_tooth();
    part();
    paint(mane);
    blend(.2f);
    limb(V(1.10f, .2f, -.2f), V(1.15f, 1.5f, -.15f), .66f, .52f);
    limb(V(1.15f, 1.5f, -.15f), V(1.12f, 2.0f, -.05f), .46f, .34f);
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        Vec3 shoulder = V(1.0f - .1f * q, 1.50f, .30f * q),
             elbow = V(.72f + .14f * q, 1.06f - .12f * q, .20f + .42f * q),
             wrist = V(.60f + .10f * q, 1.58f - .16f * q, .18f + .40f * q);
        part();
        paint(coat);
        blend(.10f);
        arm(shoulder, elbow, wrist, .26f, .20f, .14f);
        Hand h = {
            .size = .27f, .thick = 1.5f, .spread = 56, .curl = .35f, .thumb = -side, .claw = claw, .claw_length = .8f};
        hand_at(&h, wrist, V(-.25f, 1, .1f), V(-1, 0, .3f));
    }
    push();
    move(1.02f, 2.18f, .02f);
    turn_z(-20);
    turn_y(-50);
    turn_x(-12);
    grow(1.22f);
    wild_ruff(36, .42f, .09f, mane, 3);
    wild_head(&(Wild){.kind = WILD_BEAR,
                      .coat = coat,
                      .pale = pale,
                      .dark = dark,
                      .iris = rgb(0xffd050),
                      .glow = .6f,
                      .jaw = 38,
                      .snarl = .8f,
                      .glare = -12,
                      .open = .62f,
                      .look_y = 12,
                      .ears = 60});
    pop();
}

static void flashover(void)
{
    camera(V(1.2f, 1.0f, 6.2f), V(.05f, 1.72f, 0), 34);
    family_hour(EMBER_DUSK);
    Scene *s = scene();
    s->roll = 7;
    s->key.color = rgb(0x8aa0c8) * .55f;
    s->key.towards = V(-.5f, .6f, .7f);
    s->rim.color = rgb(0x6a8ac8) * .8f;
    s->ambient = .22f;
    s->vignette = 1.5f;
    push(); /* the soldier, his helmet lifted from his head */
    move(-.56f, -1.12f, .05f);
    turn_z(12);
    turn_y(40);
    grow(1.34f);
    Kiln k = {
        .build = {.man = 1, .wide = 1.1f},
        .face = {.skin = rgb(0xd0956a),
                 .hair = rgb(0x3a1c10),
                 .iris = rgb(0xe0a040),
                 .age = .4f,
                 .man = 1,
                 .eye = 1.35f,
                 .nose = NOSE_BROAD,
                 .mood = MOOD_ROAR,
                 .hairs = HAIR_SWEPT,
                 .beard = WHISKERS_SHORT,
                 .seed = 3},
        .hat = KILN_BARE,
        .lean = -14,
        .hand = {{.at = V(.42f, 1.56f, .60f), .along = V(.15f, 1, .1f), .palm = V(0, .1f, 1), .pose = GRASP_REACH},
                 {.at = V(.6f, 1.0f, -.2f), .along = V(.2f, -1, 0), .palm = V(0, 0, 1), .pose = GRASP_HANG}},
        .head = .60f,
        .head_yaw = 4,
        .cloth = rgb(0x4a2018),
        .sleeve = rgb(0x4a2c20),
        .arm = 1.1f};
    kiln(&k);
    pop();
    push(); /* the helmet, up and away */
    move(-.98f, 2.78f, .0f);
    turn_z(48);
    turn_x(20);
    part();
    paint(kiln_metal(rgb(0x6a6468)));
    blend(.03f);
    egg(0, .06f, 0, .30f, .26f, .30f);
    drum(0, -.02f, 0, .44f, .025f, .02f);
    carve();
    egg(0, -.08f, 0, .27f, .25f, .27f);
    fill();
    pop();
    scorched_bear();
    push(); /* it goes up between them, out of the ground */
    move(.04f, -.1f, -.10f);
    flames(15, .26f, .16f, 2.5f, .11f, 6, .16f, rgb(0xffa038), rgb(0xd03404), 4);
    pop();
    push();
    move(.0f, -.1f, .40f);
    flames(7, .40f, .10f, 1.2f, .085f, 16, -.05f, rgb(0xffb040), rgb(0xe04a08), 14);
    pop();
    lamp(V(-.25f, 1.55f, .95f), rgb(0xffa048) * 4.f, .5f);
    sprite(V(.05f, 1.2f, -.2f), 1.0f, rgb(0xff7818), SPRITE_GLOW, .45f);
    lamp(V(.06f, 1.75f, .75f), rgb(0xffb458) * 6.f, .42f);
    lamp(V(.06f, .85f, .70f), rgb(0xff8a38) * 4.f, .42f);
    push();
    move(0, .9f, .3f);
    sparks(46, 2.2f, 2.2f, rgb(0xffd080), 9);
    pop();
}

/* ---- em11: knock, knock ---- */

static void gatebreaker(void)
{
    camera(V(.9f, .4f, 5.2f), V(.10f, 1.66f, 0), 30);
    family_hour(EMBER_DUSK);
    Scene *s = scene();
    s->roll = 5;
    s->ambient = .32f;
    s->vignette = 1.4f;
    int ground_m = material_stone(rgb(0x3c3434), rgb(0x1c1818)), stone = material_stone(rgb(0x8a84a0), rgb(0x484460)),
        iron = kiln_metal(rgb(0x9a9088)), wood = material_wood();
    part();
    paint(ground_m);
    ground(0, .12f, 1);
    push(); /* the breaker, over us */
    move(.58f, .05f, -.25f);
    turn_y(-46);
    Kiln k = {.build = {.man = 1, .wide = 1.25f},
              .face = {.skin = rgb(0xb87c56),
                       .hair = rgb(0x2a1810),
                       .iris = rgb(0xf0b040),
                       .age = .45f,
                       .man = 1,
                       .nose = NOSE_BROAD,
                       .mood = MOOD_ROAR,
                       .hairs = HAIR_CROP,
                       .beard = WHISKERS_FULL,
                       .beard_length = .7f,
                       .gaze_y = -14,
                       .soot = true,
                       .seed = 3},
              .hat = KILN_HOOD,
              .foot = {V(-.30f, 0, .42f), V(.34f, 0, -.42f)},
              .hand = {{.at = V(-.10f, 1.34f, .62f), .bar = V(-.05f, -.62f, .9f), .out = V(-1, .1f, .3f)},
                       {.at = V(.26f, 1.80f, .10f),
                        .bar = V(-.25f, -.42f, .9f),
                        .out = V(1, .3f, .2f),
                        .pole = V(1, .3f, -.6f)}},
              .lean = 20,
              .head_yaw = 6,
              .head_pitch = 4,
              .head = .64f,
              .cloth = rgb(0x8a2a1c),
              .sleeve = {0},
              .cloak = rgb(0x5a1c18),
              .arm = 1.3f};
    kiln(&k);
    int plate = kiln_metal(rgb(0x7a7478));
    for (int side = -1; side <= 1; side += 2) {
        push();
        move((float)side * .50f, 1.80f, -.02f);
        turn_z((float)side * -14);
        pauldron(.27f, 3, 0, (float)side, plate);
        pop();
    }
    Vec3 back = here(V(.26f, 1.80f, .10f)), front = here(V(-.10f, 1.34f, .62f));
    pop();
    Vec3 along = vec_unit(front - back), to = front + along * .95f, from = back - along * .9f;
    part();
    paint(wood);
    limb(from, front + along * .3f, .07f, .065f);
    part();
    paint(iron);
    blend(.02f);
    limb(front + along * .22f, front + along * .46f, .14f, .18f);
    limb(front + along * .46f, to, .17f, .02f);
    for (int i = 0; i < 2; i++)
        limb(front + along * (.20f + .14f * (float)i), front + along * (.24f + .14f * (float)i), .20f, .20f);
    push(); /* the foot of the gate, that it splits */
    move(to[0] - .22f, 0, to[2] - .1f);
    turn_y(30);
    part();
    paint(stone);
    blend(.02f);
    lumpy(.02f, 4);
    box(-.10f, .1f, 0, .40f, to[1] * .9f, .34f, .05f);
    carve();
    limb(V(.26f, to[1] + .15f, .3f), V(-.16f, to[1] * .4f, .2f), .12f, .03f);
    fill();
    lumpy(0, 1);
    rock(-.30f, to[1] + .62f, -.05f, .36f, .34f, .32f, 22, stone);
    rock(-.42f, to[1] + 1.30f, -.10f, .36f, .30f, .32f, -16, stone);
    rock(.02f, to[1] + 1.86f, -.10f, .50f, .26f, .34f, 24, stone);
    pop();
    for (int i = 0; i < 12; i++) { /* chips of light */
        float a = (float)i * PI / 6, l = i & 1 ? .16f : .36f;
        part();
        paint(kiln_hot(2.6f));
        limb(to, to + V(cosf(a) * l, sinf(a) * l, .2f), .026f, .003f);
    }
    sprite(to, .5f, rgb(0xff8a28), SPRITE_GLOW, .5f);
    lamp(to + V(.25f, .25f, .45f), rgb(0xffa048) * 3.4f, .4f);
    clods(to + V(0, 0, .2f), V(-.5f, .6f, 1), .7f, 16, .08f, stone, 4);
    clods(to + V(0, .2f, .2f), V(.3f, .8f, 1), .6f, 10, .06f, stone, 14);
    faction_motes();
}

/* ---- em10: the lizard comes through the wall; the rider tips his hat ---- */

static Vec3 burning_house(const Scene *s, float u, float v)
{
    float n = sky_clouds(u * 1.2f, v * .9f, 1.4f);
    Vec3 c = vec_mix(s->tint[MIDTONE] * .85f, s->tint[LIGHT] * 1.05f, smooth(.35f, .7f, n) * smooth(1.0f, -.5f, v));
    return vec_mix(c, s->tint[GLOW] * 1.2f, .8f * halo(u, v, .1f, -.1f, .25f));
}

static void polite_rider(int iron)
{
    push();
    move(.10f, -.42f, -.20f);
    turn_y(-10);
    turn_z(-6);
    grow(1.22f);
    Kiln k = {.build = {.man = .9f, .wide = 1},
              .face = {.skin = rgb(0xd09468),
                       .hair = rgb(0x5a2a10),
                       .iris = rgb(0x3f6a8a),
                       .age = .25f,
                       .man = .9f,
                       .eye = 1.35f,
                       .nose = NOSE_LONG,
                       .mood = MOOD_GRIEF,
                       .hairs = HAIR_WILD,
                       .seed = 14},
              .hat = KILN_BARE,
              .hand = {{.at = V(-.34f, 1.52f, .62f), .bar = V(1, .2f, 0), .out = V(0, .4f, 1)},
                       {.at = V(.50f, 2.26f, .26f), .bar = V(1, .1f, .1f), .out = V(0, .2f, 1)}},
              .head_roll = 12,
              .head_pitch = 6,
              .head = .60f,
              .cloth = rgb(0x8a3018),
              .sleeve = rgb(0xa87848)};
    kiln(&k);
    move(.48f, 2.33f, .24f);
    turn_z(-16);
    part();
    paint(iron);
    blend(.03f);
    egg(0, .08f, 0, .26f, .22f, .26f);
    drum(0, 0, 0, .38f, .022f, .02f);
    pop();
}

static void slagback(void)
{
    camera(V(.1f, 1.15f, 6.2f), V(.0f, 1.48f, 0), 32);
    Scene *s = scene();
    s->backdrop = burning_house;
    s->key.color = rgb(0xf0dccc) * 1.9f;
    s->ambient = .32f;
    s->rim.color = rgb(0xffb050) * 4.2f;
    s->roll = 4;
    s->vignette = 1.5f;
    int hide = seams(2.2f), wall = kiln_bricks(rgb(0x3a3842), rgb(0x1a1a20)),
        slag = material_stone(rgb(0x5a4a48), rgb(0x2a2220)), iron = kiln_metal(rgb(0x8a7c70));
    part(); /* the wall, and the hole that was not in it */
    paint(wall);
    box(0, 1.5f, .2f, 2.6f, 2.4f, .14f, .02f);
    carve();
    blend(.03f);
    lumpy(.16f, 3.4f);
    egg(.08f, 1.62f, .2f, 1.14f, 1.46f, .6f);
    fill();
    lumpy(0, 1);
    part();
    paint(hide);
    blend(.2f);
    limb(V(-.20f, 1.0f, .1f), V(.35f, .95f, -1.2f), .52f, .75f);
    for (int i = 0; i < 7; i++) /* slag on its back */
        rock(-.05f + .17f * (float)i, 1.42f + .10f * chance(i), -.2f - .15f * (float)i, .15f, .16f, .13f,
             30 * chance(i + 4), slag);
    push();
    move(-.40f, 1.20f, .62f);
    turn_y(-26);
    turn_x(-4);
    turn_z(10);
    grow(1.52f);
    foe_head(FOE_LIZARD, hide, rgb(0xffc030), 36, 26);
    part(); /* what it is fed */
    paint(kiln_hot(2.6f));
    egg(0, -.19f, .20f, .18f, .10f, .18f);
    Vec3 mouth = here(V(0, -.2f, .6f));
    pop();
    polite_rider(iron);
    lamp(mouth + V(0, -.1f, .4f), rgb(0xff9a40) * 2.4f, .40f);
    lamp(V(-.1f, 2.5f, 1.3f), rgb(0xffe0b8) * 1.8f, .5f);
    lamp(V(-1.1f, 1.9f, 1.9f), rgb(0xffd8b0) * 3.6f, .6f);
    static const float brick[8][4] = {{.62f, .58f, 1.9f, .16f},  {1.02f, 1.35f, 1.2f, .15f}, {-1.0f, 2.05f, 1.1f, .14f},
                                      {-.52f, 2.80f, .8f, .13f}, {.95f, .42f, 1.4f, .2f},    {-1.1f, .36f, 1.7f, .15f},
                                      {1.15f, 2.0f, .9f, .11f},  {-1.1f, 2.6f, .7f, .11f}};
    for (int i = 0; i < 8; i++) {
        push();
        move(brick[i][0], brick[i][1], brick[i][2]);
        turn_x(80 * chance(i));
        turn_y(90 * chance(i + 20));
        rock(0, 0, 0, brick[i][3], brick[i][3] * .6f, brick[i][3] * .7f, 50 * chance(i + 40), wall);
        pop();
    }
    dust_burst(V(.0f, .4f, .5f), V(1.3f, .3f, .3f), 10, .4f, rgb(0x9a6838), .22f, 3);
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
