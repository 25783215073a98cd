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

/* The bear that had him, from behind: all of it dark but for the edge that burns. */
static void scorched_bear(void)
{
    int coat = wild_coat(rgb(0x443632), 6), mane = wild_coat(rgb(0x302828), 3.4f), claw = material_tooth();
    part();
    paint(mane);
    blend(.25f);
    limb(V(1.30f, -.2f, .8f), V(1.24f, 1.30f, .8f), .62f, .52f);
    limb(V(1.24f, 1.30f, .8f), V(1.06f, 1.94f, .75f), .42f, .32f);
    Vec3 elbow = V(.78f, .86f, 1.25f), wrist = V(.56f, 1.36f, 1.1f); /* a paw thrown up against it */
    part();
    paint(coat);
    blend(.10f);
    arm(V(1.05f, 1.30f, 1.1f), elbow, wrist, .30f, .22f, .15f);
    hand_at(
        &(Hand){.size = .25f, .thick = 1.5f, .spread = 60, .curl = .3f, .thumb = 1, .claw = claw, .claw_length = .8f},
        wrist, V(-.35f, 1, .1f), V(-.5f, 0, -1));
    push();
    move(1.08f, 2.16f, .70f);
    turn_z(-20);
    turn_y(-74);
    turn_x(-14);
    grow(1.08f);
    wild_ruff(36, .42f, .09f, mane, 3);
    wild_head(&(Wild){.kind = WILD_BEAR,
                      .coat = coat,
                      .pale = wild_coat(rgb(0x6a4c3c), 12),
                      .dark = mane,
                      .iris = rgb(0xffd050),
                      .glow = .6f,
                      .jaw = 38,
                      .snarl = .8f,
                      .glare = -16,
                      .open = .75f,
                      .look_y = 12,
                      .ears = 60});
    pop();
}

/* It had him; he opened his hand. */
static void flashover(void)
{
    camera(V(.20f, 1.45f, 5.6f), V(-.08f, 1.88f, 0), 28.5f);
    family_hour(EMBER_DUSK);
    Scene *s = scene();
    for (int i = 0; i < TINTS; i++)
        s->tint[i] *= .42f;
    s->roll = 9;
    s->key.color = rgb(0x6a84b8) * .5f;
    s->key.towards = V(-.6f, .6f, .4f);
    s->rim.color = rgb(0xff9040) * 1.6f;
    s->ambient = .16f;
    s->vignette = 1.6f;
    s->aperture = .035f;
    push(); /* the soldier, bent back under it */
    move(-.14f, -.78f, -.15f);
    turn_z(18);
    turn_y(20);
    grow(1.22f);
    Kiln k = {
        .build = {.man = 1, .wide = 1.1f},
        .face = {.skin = rgb(0xd0956a),
                 .hair = rgb(0x3a1c10),
                 .iris = rgb(0xe0a040),
                 .age = .4f,
                 .man = 1,
                 .eye = 1.2f,
                 .nose = NOSE_BROAD,
                 .mood = MOOD_ROAR,
                 .hairs = HAIR_MANE,
                 .wind = V(-.7f, .3f, -.3f),
                 .beard = WHISKERS_SHORT,
                 .gaze_x = 12,
                 .gaze_y = 6,
                 .seed = 3},
        .hat = KILN_BARE,
        .lean = -10,
        .hand =
            {{.at = V(-.40f, 1.20f, .50f), .along = V(.6f, .5f, .6f), .palm = V(.6f, -.5f, .5f), .pose = GRASP_FIST},
             {.at = V(.38f, 1.50f, .62f), .along = V(.10f, 1, .05f), .palm = V(.3f, .1f, 1), .pose = GRASP_REACH}},
        .head = .62f,
        .head_yaw = 8,
        .head_pitch = -8,
        .head_roll = -8,
        .cloth = rgb(0x4a2018),
        .sleeve = rgb(0x6a3a28),
        .arm = 1.1f};
    kiln(&k);
    Vec3 palm = here(V(.46f, 1.72f, .74f));
    pop();
    push(); /* the helmet, up and away */
    move(-.72f, 2.72f, -.4f);
    turn_z(48);
    turn_x(20);
    part();
    paint(kiln_metal(rgb(0x6a6468)));
    blend(.03f);
    egg(0, .06f, 0, .26f, .22f, .26f);
    drum(0, -.02f, 0, .38f, .025f, .02f);
    carve();
    egg(0, -.08f, 0, .23f, .21f, .23f);
    fill();
    pop();
    scorched_bear();
    for (int i = 0; i < 22; i++) { /* it opens like a flower, most of it at the bear */
        float a = (float)i * 2.4f, r = .3f + .7f * chance(i);
        push();
        move(palm[0] + .04f, palm[1], palm[2] + .05f);
        aim(vec_unit(V(.55f + .7f * r * cosf(a), .15f + .95f * r * sinf(a), .25f * sinf(a * 1.7f))), V(0, 0, 1));
        flame_tongue(.34f + .56f * chance(i + 4), .06f + .03f * chance(i + 9), .4f * (chance(i + 14) - .5f),
                     material_glow(rgb(0xffb040), 1.5f), material_glow(rgb(0xe03c04), 1.2f));
        pop();
    }
    sprite(palm + V(.06f, 0, .1f), .22f, rgb(0xfff0c0), SPRITE_GLOW, .7f);
    sprite(palm, .7f, rgb(0xff7818), SPRITE_GLOW, .25f);
    lamp(palm + V(-.12f, .10f, .45f), rgb(0xffb058) * 3.6f, .5f);
    lamp(palm + V(.25f, .30f, .0f), rgb(0xff8a38) * 5.f, .42f);
    push();
    move(palm[0], palm[1] - .6f, palm[2] + .3f);
    sparks(50, 1.8f, 1.8f, rgb(0xffd080), 9);
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
                       .nose = NOSE_BROKEN,
                       .mood = MOOD_EFFORT,
                       .mirrored = true,
                       .cast = CAST_HEAVY,
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
              .head_roll = -8,
              .head = .64f,
              .cloth = rgb(0x8a2a1c),
              .sleeve = {0},
              .plates = true,
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
    move(.10f, .34f, -.45f);
    turn_y(-12);
    turn_z(-10);
    grow(1.06f);
    Kiln k = {.build = {.man = .9f, .wide = 1},
              .face = {.skin = rgb(0xd09468),
                       .hair = rgb(0x5a2a10),
                       .iris = rgb(0x3f6a8a),
                       .age = .25f,
                       .man = .9f,
                       .eye = 1.35f,
                       .nose = NOSE_LONG,
                       .mood = MOOD_MIRTH,
                       .hairs = HAIR_WILD,
                       .gaze_y = -18,
                       .seed = 14},
              .hat = KILN_BARE,
              .lean = 14,
              .hand = {{.at = V(-.30f, 1.26f, .56f), .bar = V(1, .2f, 0), .out = V(0, .4f, 1)},
                       {.at = V(.56f, 2.20f, .34f), .bar = V(1, .1f, .1f), .out = V(0, .2f, 1)}},
              .head_roll = 10,
              .head_pitch = 16,
              .head = .64f,
              .cloth = rgb(0x8a3018),
              .sleeve = rgb(0xc89868)};
    kiln(&k);
    part(); /* the reins */
    paint(material_leather(rgb(0x3a2014)));
    tube(3, (Vec3[]){V(-.30f, 1.26f, .60f), V(-.60f, .80f, 1.0f), V(-.62f, .40f, 1.6f)}, (float[]){.03f, .03f, .03f},
         4);
    move(.54f, 2.28f, .32f);
    turn_z(-26);
    part();
    paint(iron);
    blend(.03f);
    egg(0, .08f, 0, .26f, .22f, .26f);
    drum(0, 0, 0, .38f, .022f, .02f);
    pop();
}

/* It is through before the dust is; all that is seen of it is what comes first. */
static void slagback(void)
{
    camera(V(.30f, .75f, 5.8f), V(.0f, 1.55f, 0), 33);
    Scene *s = scene();
    s->backdrop = burning_house;
    s->key.color = rgb(0xf0dccc) * 1.5f;
    s->ambient = .26f;
    s->rim.color = rgb(0xffb050) * 2.4f;
    s->roll = 11;
    s->vignette = 1.5f;
    s->aperture = .04f;
    int hide = seams(3.0f), wall = kiln_bricks(rgb(0x34323c), rgb(0x16161c)),
        slag = material_stone(rgb(0x5a4a48), rgb(0x2a2220)), iron = kiln_metal(rgb(0x8a7c70));
    part(); /* the wall, and the hole that was not in it */
    paint(wall);
    box(0, 1.7f, .1f, 3.0f, 2.8f, .16f, .02f);
    carve();
    blend(.03f);
    lumpy(.18f, 3.0f);
    egg(.12f, 1.84f, .1f, 1.12f, 1.44f, .6f);
    fill();
    lumpy(0, 1);
    part(); /* a neck as thick as the gap, and a foot on the sill */
    paint(hide);
    blend(.2f);
    limb(V(-.20f, 1.0f, .4f), V(.40f, 1.35f, -1.3f), .52f, .80f);
    limb(V(.55f, 1.0f, -.1f), V(.98f, .55f, .55f), .30f, .22f);
    for (int i = 0; i < 3; i++)
        limb(V(.98f, .52f, .55f), V(.84f + .16f * (float)i, .26f, .95f), .13f, .07f);
    for (int i = 0; i < 8; i++) /* slag on its back */
        rock(-.12f + .14f * (float)i, 1.55f + .09f * (float)i + .08f * chance(i), .35f - .2f * (float)i, .14f, .17f,
             .13f, 30 * chance(i + 4), slag);
    push();
    move(-.06f, 1.12f, 1.0f);
    turn_y(-40);
    turn_x(-6);
    turn_z(10);
    grow(1.42f);
    foe_head(FOE_LIZARD, hide, rgb(0xffc030), 40, 18);
    part(); /* what it is fed */
    paint(kiln_hot(2.2f));
    egg(0, -.19f, .20f, .18f, .10f, .18f);
    Vec3 mouth = here(V(0, -.2f, .6f));
    pop();
    polite_rider(iron);
    lamp(mouth + V(0, -.1f, .4f), rgb(0xff9a40) * 2.0f, .40f);
    lamp(V(.10f, 2.9f, .9f), rgb(0xffe0b8) * 3.4f, .55f);
    lamp(V(-.2f, 2.1f, 2.2f), rgb(0xffc890) * 2.6f, .5f);
    lamp(V(-1.1f, 2.1f, 2.6f), rgb(0xffd8b0) * 2.6f, .6f);
    static const float brick[9][4] = {{.72f, .40f, 2.6f, .24f},  {1.05f, 1.55f, 1.5f, .15f}, {-1.1f, 2.25f, 1.3f, .14f},
                                      {-.72f, 2.80f, .8f, .13f}, {.60f, .95f, 1.9f, .10f},   {-.95f, .30f, 2.3f, .2f},
                                      {1.10f, 2.3f, .9f, .11f},  {-1.1f, 2.9f, .5f, .11f},   {.95f, .12f, 3.2f, .34f}};
    for (int i = 0; i < 9; i++) {
        push();
        move(brick[i][0], brick[i][1], brick[i][2]);
        turn_x(80 * chance(i));
        turn_y(90 * chance(i + 20));
        rock(0, 0, 0, brick[i][3], brick[i][3] * .6f, brick[i][3] * .7f, 50 * chance(i + 40), wall);
        pop();
    }
    dust_burst(V(.0f, .5f, .3f), V(1.3f, .3f, .3f), 12, .4f, rgb(0x9a6838), .22f, 3);
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
