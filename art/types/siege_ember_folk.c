/* SPDX-License-Identifier: MIT
 * Kilnsworn at their trade: recruit, pikeman, porter, sapper, wright. */
#include "cards.h"
#include "kit/backdrop.h"
#include "kit/hours.h"
#include "kit/shot.h"
#include "props/flames.h"
#include "props/foe.h"
#include "props/kiln.h"
#include "props/rocks.h"
#include "props/weapons.h"
#include "props/wild.h"

/* A shaft of wood with a head that glows, in the frame of a fist. */
static void hot_shaft(float below, float above, float thick, int wood, float glow)
{
    part();
    paint(wood);
    limb(V(0, -below, 0), V(0, above * .82f, 0), thick, thick * .9f);
    part();
    paint(kiln_hot(glow));
    limb(V(0, above * .78f, 0), V(0, above, 0), thick * .9f, thick * .3f);
}

/* ---- em20: a recruit under a helmet that will fit next year ---- */

static void recruit(void)
{
    camera(V(.75f, 1.42f, 4.5f), V(.04f, 1.86f, .1f), 24.5f);
    family_hour(EMBER_ASHES);
    Scene *s = scene();
    for (int i = 0; i < TINTS; i++)
        s->tint[i] *= .55f;
    s->ambient = .24f;
    s->roll = -9;
    s->vignette = 1.6f;
    s->aperture = .035f;
    s->key.color = s->key.color * .8f;
    s->rim.color = s->rim.color * .5f;
    push();
    move(-.36f, -.08f, .25f);
    turn_y(32);
    turn_z(-4);
    grow(1.06f);
    Kiln k = {
        .build = {.man = .4f, .wide = .88f},
        .face = {.skin = rgb(0xe4b08c),
                 .hair = rgb(0xd07028),
                 .iris = rgb(0x3f8a5a),
                 .age = .04f,
                 .man = .3f,
                 .wide = 1.04f,
                 .gaunt = -.4f,
                 .eye = 1.35f,
                 .nose = NOSE_SNUB,
                 .nose_size = 1.15f,
                 .mood = MOOD_GRIEF,
                 .hairs = HAIR_CROP,
                 .gaze_x = 10,
                 .gaze_y = 22,
                 .soot = true,
                 .seed = 7},
        .head_pitch = -14,
        .head_yaw = 2,
        .head = .66f,
        .lean = -8,
        .hand = {{.at = V(-.16f, 1.42f, .58f), .bar = V(-.62f, 1, .16f), .out = V(0, .1f, 1)},
                 {.at = V(.09f, 1.02f, .52f), .bar = V(-.62f, 1, .16f), .out = V(.2f, 0, 1), .pole = V(1, -.5f, .1f)}},
        .cloth = rgb(0x7a3420),
        .sleeve = rgb(0xcaa878),
        .apron = rgb(0x5a3820)};
    kiln(&k);
    push(); /* the helmet: down to the brows, and wider than his shoulders wish */
    move(0, 2.20f, .05f);
    grow(.66f);
    turn_y(2);
    turn_x(-14);
    turn_z(-12);
    move(0, .06f, 0);
    int iron = kiln_metal(rgb(0x9a9492)), brass = kiln_metal(rgb(0xd89a48));
    part();
    paint(iron);
    blend(.03f);
    egg(0, .22f, -.04f, .60f, .52f, .64f);
    carve();
    box(0, -.42f, 0, 1, .56f, 1, .01f);
    egg(0, .16f, -.04f, .54f, .46f, .58f);
    fill();
    part();
    paint(iron);
    blend(.02f);
    drum(0, .14f, -.02f, .80f, .028f, .025f);
    carve();
    drum(0, .14f, -.03f, .50f, .2f, .02f);
    fill();
    part();
    paint(brass);
    blend(.02f);
    limb(V(0, .74f, .1f), V(0, .20f, .60f), .05f, .06f);
    for (int i = 0; i < 9; i++)
        ball(sinf((float)i * .698f) * .70f, .18f, cosf((float)i * .698f) * .70f, .035f);
    pop();
    push();
    move(-.16f, 1.42f, .58f);
    aim(V(-.62f, 1, .16f), V(0, .1f, 1));
    hot_shaft(.9f, .92f, .034f, kiln_metal(rgb(0x6a6460)), 2.6f);
    part();
    paint(kiln_hot(2.6f));
    tube(3, (Vec3[]){V(0, 1.04f, 0), V(.12f, 1.08f, .02f), V(.15f, 1.22f, .02f)}, (float[]){.03f, .026f, .008f}, 4);
    Vec3 tip = here(V(.03f, 1.12f, .1f));
    pop();
    pop();
    push(); /* what has come out of the smoke to look at him: a muzzle, close to us */
    move(1.12f, 2.16f, .55f);
    turn_y(-96);
    turn_x(18);
    turn_z(-8);
    grow(1.35f);
    int coat = wild_coat(rgb(0x2c2a2e), 6), mane = wild_coat(rgb(0x1c1a20), 3.4f);
    wild_ruff(34, .46f, .09f, mane, 3);
    wild_head(&(Wild){.kind = WILD_BOAR,
                      .coat = coat,
                      .pale = wild_coat(rgb(0x4a4444), 12),
                      .dark = mane,
                      .iris = rgb(0xffb030),
                      .glow = .8f,
                      .jaw = 22,
                      .snarl = .8f,
                      .glare = 14,
                      .open = .45f,
                      .ears = 40});
    pop();
    lamp(V(.02f, 2.10f, 1.3f), rgb(0xffd0a0) * 2.0f, .4f);
    sprite(tip + V(0, 0, -.2f), .40f, rgb(0xff8a30), SPRITE_GLOW, .6f);
    lamp(tip + V(.25f, -.25f, .35f), rgb(0xff9a40) * 2.2f, .3f);
    faction_motes();
}

/* ---- em21: a pike through the whole picture ---- */

static void pikeman(void)
{
    camera(V(0, 1.0f, 6.2f), V(-.10f, 1.42f, 0), 32);
    family_hour(EMBER_DUSK);
    Scene *s = scene();
    s->roll = 3;
    s->vignette = 1.3f;
    part();
    paint(material_stone(rgb(0x4a3630), rgb(0x241a18)));
    ground(0, .05f, 1);
    push();
    move(.62f, 0, .1f);
    turn_y(-62);
    Kiln k = {.build = {.man = 1, .wide = 1.06f},
              .face = {.skin = rgb(0xb87a54),
                       .hair = rgb(0x4a2410),
                       .iris = rgb(0xe0a030),
                       .age = .45f,
                       .man = 1,
                       .gaunt = .3f,
                       .nose = NOSE_LONG,
                       .mood = MOOD_EFFORT,
                       .cast = CAST_GAUNT,
                       .hairs = HAIR_CROP,
                       .beard = WHISKERS_SHORT,
                       .soot = true,
                       .gaze_y = 4,
                       .seed = 12},
              .hat = KILN_POT,
              .lean = 26,
              .sink = .22f,
              .foot = {V(-.22f, 0, .62f), V(.24f, .02f, -.62f)},
              .hand = {{.at = V(-.10f, 1.42f, .78f), .bar = V(0, .24f, 1), .out = V(-1, .1f, 0)},
                       {.at = V(.26f, 1.22f, .02f), .bar = V(0, .24f, 1), .out = V(1, .1f, 0)}},
              .head_yaw = 34,
              .head_pitch = -12,
              .head_roll = 8,
              .head = .60f,
              .cloth = rgb(0x7a2e1c),
              .sleeve = rgb(0xc8a070),
              .apron = rgb(0x4a3020)};
    kiln(&k);
    part();
    paint(kiln_metal(rgb(0x8a8078)));
    blend(.04f);
    egg(-.42f, 1.78f, 0, .2f, .16f, .22f);
    egg(.42f, 1.78f, 0, .2f, .16f, .22f);
    push();
    move(.06f, 1.34f, .42f);
    aim(V(-.06f, .80f, 1), V(0, 1, 0));
    hot_shaft(1.3f, .80f, .05f, material_wood(), 2.6f);
    part();
    paint(kiln_hot(2.8f));
    outline(4, (float[]){-.13f, .78f, 0, 1.24f, .13f, .78f, 0, .68f}, 1, .03f, .06f);
    Vec3 tip = here(V(0, 1.02f, 0));
    pop();
    pop();
    push(); /* whom it stops: he has run on to it, and rears back */
    move(tip[0] - .52f, tip[1] + .34f, tip[2] + .05f);
    turn_y(58);
    turn_x(-24);
    turn_z(14);
    int hide = material_fur(rgb(0x4a4048));
    part();
    paint(hide);
    blend(.2f);
    lumpy(.03f, 5);
    limb(V(0, -.15f, -.25f), V(-.1f, -1.0f, -.5f), .40f, .62f);
    limb(V(-.1f, -1.0f, -.5f), V(-.1f, -2.4f, -.7f), .60f, .50f);
    limb(V(.36f, -.62f, -.2f), V(.62f, -.35f, .35f), .17f, .10f);
    lumpy(0, 1);
    grow(1.05f);
    foe_head(FOE_HOUND, hide, rgb(0xffd040), 42, 12);
    pop();
    lamp(tip + V(.15f, .25f, .5f), rgb(0xff8a38) * 3.2f, .5f);
    lamp(V(.55f, 2.2f, 1.6f), rgb(0xffc890) * 1.8f, .4f);
    sprite(tip, .8f, rgb(0xff6a18), SPRITE_GLOW, .6f);
    push();
    move(tip[0], tip[1] - .1f, tip[2]);
    sparks(20, .6f, 1.1f, rgb(0xffa040), 4);
    pop();
    faction_motes();
}

/* ---- em24: a porter whose load is the only lamp ---- */

static void coalbearer(void)
{
    camera(V(0, 1.5f, 7.2f), V(-.08f, 1.72f, 0), 27);
    family_hour(EMBER_DUSK);
    Scene *s = scene();
    lamp(V(-.55f, 3.0f, 1.0f), rgb(0xffa850) * 4.0f, .7f); /* the coals he bears */
    s->ambient = .45f;
    int wood = material_wood(), stone = material_new(rgb(0x6a5648), rgb(0x3a2c26), .85f, .3f, PAT_BRICK, 3, 1);
    for (int i = 0; i < 9; i++) { /* the stair, up to the right */
        float x = -1.75f + .44f * (float)i, y = -.30f + .25f * (float)i;
        part();
        paint(wood);
        box(x, y, 0, .25f, .045f, .5f, .02f);
        if (i % 2 == 0)
            limb(V(x, y, .42f), V(x, -1.2f, .42f), .05f, .05f);
        limb(V(x, y, -.45f), V(x, y + .85f, -.45f), .035f, .035f);
    }
    part();
    paint(wood);
    limb(V(-1.9f, .50f, -.45f), V(2, 2.72f, -.45f), .05f, .05f);
    part(); /* the tower that waits */
    paint(stone);
    drum(1.35f, 1.6f, -2.2f, .8f, 1.9f, .02f);
    for (int i = 0; i < 5; i++)
        box(1.35f + .62f * sinf((float)i), 3.6f + .12f * (float)(i % 2), -2.2f + .6f * cosf((float)i), .16f, .2f, .14f,
            .03f);
    part();
    paint(wood);
    limb(V(.4f, .2f, -1.5f), V(.4f, 4, -1.5f), .05f, .05f);
    limb(V(2.2f, .2f, -1.5f), V(2.2f, 4, -1.5f), .05f, .05f);
    limb(V(.2f, 3.1f, -1.5f), V(2.4f, 3.1f, -1.5f), .045f, .045f);
    push();
    move(-.34f, .42f, .02f);
    turn_y(62);
    Kiln k = {.build = {.man = .9f, .wide = 1.1f},
              .face = {.skin = rgb(0x8a5a3c),
                       .hair = rgb(0x1c120c),
                       .iris = rgb(0x6a4020),
                       .age = .6f,
                       .man = 1,
                       .nose = NOSE_HOOKED,
                       .mood = MOOD_EFFORT,
                       .act = .8f,
                       .cast = CAST_LONG,
                       .hairs = HAIR_CROP,
                       .beard = WHISKERS_FULL,
                       .beard_length = .8f,
                       .seed = 5},
              .hat = KILN_CAP,
              .lean = 24,
              .foot = {V(-.16f, .26f, .44f), V(.16f, -.18f, -.38f)},
              .hand = {{.at = V(-.30f, 1.62f, .34f), .bar = V(.2f, 1, -.4f), .out = V(0, 0, 1)},
                       {.at = V(.30f, 1.62f, .34f), .bar = V(-.2f, 1, -.4f), .out = V(0, 0, 1)}},
              .head_pitch = -18,
              .head_roll = -8,
              .head_yaw = -16,
              .cloth = rgb(0x5a4636),
              .sleeve = rgb(0x9a7a50),
              .apron = rgb(0x4a3020)};
    kiln(&k);
    part(); /* the basket on his back */
    paint(material_new(rgb(0x8a6238), rgb(0x4a3018), .85f, .2f, PAT_CLOTH, 3, .9f));
    blend(.05f);
    limb(V(0, 1.32f, -.46f), V(0, 2.0f, -.58f), .30f, .42f);
    carve();
    limb(V(0, 1.6f, -.5f), V(0, 2.7f, -.66f), .28f, .42f);
    fill();
    part();
    paint(material_leather(rgb(0x5a3a20)));
    for (int i = -1; i <= 1; i += 2)
        limb(V(.26f * (float)i, 1.92f, -.2f), V(.28f * (float)i, 1.7f, .24f), .04f, .045f);
    int coal = material_new(rgb(0x3a1408), rgb(0x140804), .8f, .4f, PAT_LAVA, 7, 1);
    material(coal)->emit = rgb(0xff6a18) * 5.f;
    part();
    paint(coal);
    lumpy(.03f, 7);
    for (int i = 0; i < 12; i++)
        ball(.26f * (chance(i) - .5f) * 2, 2.02f + .14f * chance(i + 20), -.58f + .26f * (chance(i + 40) - .5f) * 2,
             .14f);
    Vec3 fire = here(V(0, 2.35f, -.5f));
    push();
    move(0, 2.1f, -.58f);
    flames(9, .28f, .28f, .46f, .07f, 6, -8, rgb(0xffe080), rgb(0xff7018), 3);
    pop();
    pop();
    lamp(fire, rgb(0xff9a40) * 5.5f, .45f);
    lamp(fire + V(.3f, .1f, .5f), rgb(0xff8a38) * 2.8f, .5f);
    sprite(fire, 1.0f, rgb(0xff7a20), SPRITE_GLOW, .6f);
    push();
    move(fire[0], fire[1], fire[2]);
    sparks(22, .5f, 1.2f, rgb(0xffb050), 6);
    pop();
    faction_motes();
}

/* ---- em25: out of the vent, with powder ---- */

static Vec3 tunnel(const Scene *s, float u, float v)
{
    float d = distance_to(u, v, .25f, .25f);
    float stone = .5f + .8f * hash_unit((uint32_t)((int)floorf(atan2f(v, u) * 4 + 20) * 31 + (int)floorf(d * 5)));
    return rgb(0x141b26) * (stone * smooth(-.2f, 1, d)) + s->tint[MIDTONE] * (.35f * expf(-d * 5));
}

static void sapper(void)
{
    camera(V(-.1f, 1.98f, 3.9f), V(0, 1.90f, 0), 31);
    Scene *s = scene();
    s->backdrop = tunnel;
    s->key.color = rgb(0xa8b8d8) * 1.1f;
    s->rim.color = rgb(0x6a8ac0) * 2.4f;
    s->ambient = .3f;
    int brick = material_new(rgb(0x3c4048), rgb(0x1c1e24), .9f, .3f, PAT_BRICK, 3.4f, 1.1f),
        iron = kiln_metal(rgb(0x5a5c62)), brass = kiln_metal(rgb(0xd89a48)), wood = material_wood();
    part(); /* the wall round the vent */
    paint(brick);
    box(0, 1.90f, .30f, 2.2f, 2.2f, .14f, .02f);
    carve();
    blend(.01f);
    push();
    move(0, 1.92f, .3f);
    turn_x(90);
    drum(0, 0, 0, .86f, 1, .01f);
    pop();
    fill();
    part();
    paint(iron);
    push();
    move(0, 1.92f, .46f);
    turn_x(90);
    ring(0, 0, 0, .92f, .09f);
    for (int i = 0; i < 12; i++) {
        float a = (float)i * PI / 6;
        ball(.92f * sinf(a), .08f, .92f * cosf(a), .045f);
    }
    pop();
    push();
    move(-.14f, .02f, .10f);
    turn_y(8);
    turn_z(5);
    Kiln k = {.build = {.man = .8f, .wide = .84f},
              .face = {.skin = rgb(0xa8704a),
                       .hair = rgb(0x1c120c),
                       .iris = rgb(0xffc040),
                       .age = .35f,
                       .man = 1,
                       .wide = 1.06f,
                       .eye = 1.25f,
                       .lips = 1.2f,
                       .nose = NOSE_BROAD,
                       .nose_size = 1.15f,
                       .mood = MOOD_LAUGH,
                       .cast = CAST_ROUND,
                       .act = .9f,
                       .hairs = HAIR_WILD,
                       .beard = WHISKERS_STUBBLE,
                       .soot = true,
                       .gaze_x = 10,
                       .gaze_y = -4,
                       .seed = 15},
              .hat = KILN_GOGGLES,
              .lean = 16,
              .hand = {{.at = V(-.52f, 1.46f, .60f), .bar = V(1, -.1f, 0), .out = V(0, .5f, 1)},
                       {.at = V(.50f, 1.80f, .56f), .bar = V(.3f, 0, 1), .out = V(0, 1, 0), .pole = V(1, -.6f, -.2f)}},
              .head_pitch = -12,
              .head_yaw = 8,
              .head_roll = -8,
              .head = .72f,
              .cloth = rgb(0x7a3a20),
              .sleeve = rgb(0x6a4028)};
    kiln(&k);
    Vec3 fist = here(V(.50f, 1.80f, .56f));
    cowl(material_wool(rgb(0xa02c18)), .92f, .16f, 5); /* a neckerchief */
    pop();
    push(); /* the powder he drags along */
    move(-.66f, 2.14f, -.25f);
    turn_z(24);
    turn_y(30);
    part();
    paint(wood);
    egg(0, 0, 0, .32f, .44f, .32f);
    part();
    paint(iron);
    ring(0, .22f, 0, .29f, .04f);
    ring(0, -.22f, 0, .29f, .04f);
    part();
    paint(material_plain(rgb(0xe8dcc0), .8f, .1f));
    tube(4, (Vec3[]){V(0, .42f, 0), V(.05f, .56f, .05f), V(.16f, .60f, .1f), V(.20f, .74f, .1f)},
         (float[]){.02f, .018f, .018f, .016f}, 4);
    pop();
    push(); /* his lamp: it alone lights the face, from below right */
    move(fist[0], fist[1] - .01f, fist[2] + .02f);
    lantern(.62f, brass, rgb(0xffc060));
    Vec3 flame = here(V(0, -.32f, 0));
    pop();
    lamp(flame + V(-.30f, .12f, .26f), rgb(0xffb050) * 4.4f, .36f);
    lamp(V(-.25f, 1.55f, 1.5f), rgb(0xff9a48) * 1.6f, .5f);
    sprite(flame + V(0, 0, -.35f), .5f, rgb(0xff9a30), SPRITE_GLOW, .6f);
    faction_motes();
}

/* ---- em02: the weak seam, in soot ---- */

static void cinderwright(void)
{
    camera(V(-.3f, 1.85f, 4.6f), V(.16f, 1.88f, 0), 25.f);
    family_hour(EMBER_DUSK);
    Scene *s = scene();
    s->ambient = .34f;
    s->vignette = 1.4f;
    s->roll = -3;
    int stone = material_stone(rgb(0x8a80a0), rgb(0x444058)), soot = material_plain(rgb(0x0c0a0c), .9f, .1f),
        seam = material_glow(rgb(0xffa030), 3.0f);
    push();
    move(-.46f, -.06f, .1f);
    turn_y(108);
    Kiln k = {
        .build = {.man = .1f, .wide = .95f},
        .face = {.skin = rgb(0xc89070),
                 .hair = rgb(0x8a3014),
                 .iris = rgb(0xd09030),
                 .age = .5f,
                 .man = .05f,
                 .gaunt = .35f,
                 .eye = 1.2f,
                 .nose = NOSE_HOOKED,
                 .mood = MOOD_PURSE,
                 .cast = CAST_FINE,
                 .hairs = HAIR_BUN,
                 .gaze_x = 14,
                 .soot = true,
                 .seed = 2},
        .hat = KILN_GOGGLES,
        .lean = 10,
        .hand = {{.at = V(-.16f, 2.00f, .66f), .bar = V(.10f, .30f, 1), .out = V(-1, .2f, 0), .pole = V(-.8f, -1, 0)},
                 {.at = V(.30f, 1.20f, .50f), .along = V(0, -1, .4f), .palm = V(-1, 0, 0), .pose = GRASP_HANG}},
        .head_pitch = -4,
        .head_roll = 7,
        .head_yaw = -44,
        .head = .62f,
        .cloth = rgb(0x7a2e1c),
        .sleeve = rgb(0xc8a070),
        .apron = rgb(0x4a3020)};
    kiln(&k);
    push();
    move(-.16f, 2.00f, .66f);
    aim(V(.10f, .30f, 1), V(-1, .2f, 0));
    part();
    paint(soot);
    limb(V(0, -.12f, 0), V(0, .34f, 0), .036f, .026f);
    Vec3 tip = here(V(0, .22f, 0));
    pop();
    pop();
    push(); /* the door, that she has come so near to: x to the right, z out of it */
    move(.64f, 0, -.1f);
    turn_y(-56);
    part();
    paint(stone);
    blend(.02f);
    lumpy(.012f, 5);
    box(.3f, 1.6f, -.25f, 1.6f, 2.4f, .25f, .04f);
    carve();
    ball(.34f, 2.30f, .06f, .19f);
    limb(V(.02f, .4f, .0f), V(-.10f, 1.3f, .0f), .020f, .020f);
    fill();
    lumpy(0, 1);
    spiral_relief(.72f, 1.35f, .02f, .34f, stone);
    part();
    paint(seam);
    Vec3 crack[6] = {V(.02f, .3f, .0f),    V(-.14f, .9f, .0f),  V(.05f, 1.25f, .0f),
                     V(-.10f, 1.55f, .0f), V(.08f, 1.85f, .0f), V(.0f, 2.1f, .0f)};
    for (int i = 0; i < 5; i++)
        limb(crack[i], crack[i + 1], .013f, .013f);
    part();
    paint(soot);
    for (int i = 0; i < 5; i++)
        limb(crack[i] + V(.035f, .01f, -.012f), crack[i + 1] + V(.035f, .01f, -.012f), .030f, .030f);
    part();
    eye_with_lid(.34f, 2.30f, -.06f, .16f, -4, -18, material_eye(rgb(0xe08020), rgb(0xf0e0b8), .8f, PUPIL_SLIT), stone,
                 14, .5f);
    Vec3 glow = here(V(0, 1.7f, .25f));
    pop();
    (void)tip;
    lamp(glow + V(-.1f, .1f, .1f), rgb(0xffa040) * 3.0f, .3f);
    lamp(V(.05f, 2.12f, .85f), rgb(0xffc078) * 2.2f, .2f);
    faction_motes();
}

const Card siege_ember_folk_cards[] = {
    {"cards/siege/em02", EMBER, cinderwright}, {"cards/siege/em20", EMBER, recruit},
    {"cards/siege/em21", EMBER, pikeman},      {"cards/siege/em24", EMBER, coalbearer},
    {"cards/siege/em25", EMBER, sapper},       {0}};
