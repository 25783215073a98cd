/* SPDX-License-Identifier: MIT
 * Kilnsworn at their trade: recruit, pikeman, porter, sapper, smith, dancer, wright. */
#include "cards.h"
#include "kit/backdrop.h"
#include "kit/shot.h"
#include "props/beast4.h"
#include "props/flames.h"
#include "props/foe.h"
#include "props/kiln.h"
#include "props/rocks.h"
#include "props/sinew.h"
#include "props/visage.h"
#include "props/weapons.h"

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
    camera(V(-.25f, 1.9f, 4.3f), V(.03f, 1.84f, 0), 23);
    Scene *s = scene();
    s->backdrop = kiln_wall;
    kiln_hearth(-1.7f, .1f, .7f);
    s->key.color = rgb(0xffe4cc) * 2.3f;
    s->rim.color = rgb(0xff8a38) * 3.4f;
    s->ambient = .42f;
    push();
    move(-.10f, -.10f, 0);
    turn_y(4);
    turn_z(-3);
    Kiln k = {.build = {.man = .4f, .wide = .88f},
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
                       .mood = MOOD_RESOLVE,
                       .hairs = HAIR_CROP,
                       .gaze_x = 8,
                       .gaze_y = 14,
                       .soot = true,
                       .seed = 7},
              .head_pitch = -10,
              .head_yaw = 10,
              .head = .66f,
              .hand = {{.at = V(-.44f, 1.36f, .46f), .bar = V(-.10f, 1, -.06f), .out = V(0, .1f, 1)},
                       {.at = V(.56f, 2.16f, .46f),
                        .along = V(-.80f, .42f, -.1f),
                        .palm = V(-.2f, -.4f, .9f),
                        .pose = GRASP_REACH,
                        .pole = V(1, -.3f, .1f)}},
              .cloth = rgb(0x7a3420),
              .sleeve = rgb(0xcaa878),
              .apron = rgb(0x5a3820)};
    kiln(&k);
    push(); /* the helmet: down to the brows, and wider than his shoulders wish */
    move(0, 2.13f, .05f);
    grow(.66f);
    turn_y(10);
    turn_x(-10);
    turn_z(-9);
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
    move(-.44f, 1.36f, .46f);
    aim(V(-.10f, 1, -.06f), V(0, .1f, 1));
    hot_shaft(.9f, 1.22f, .034f, kiln_metal(rgb(0x6a6460)), 2.6f);
    part();
    paint(kiln_hot(2.6f));
    tube(3, (Vec3[]){V(0, 1.04f, 0), V(.12f, 1.08f, .02f), V(.15f, 1.22f, .02f)}, (float[]){.03f, .026f, .008f}, 4);
    Vec3 tip = here(V(.03f, 1.12f, .1f));
    pop();
    pop();
    sprite(tip + V(0, 0, -.2f), .40f, rgb(0xff8a30), SPRITE_GLOW, .6f);
    lamp(tip + V(.25f, -.25f, .35f), rgb(0xff9a40) * 2.2f, .3f);
    faction_motes();
}

/* ---- em21: a pike through the whole picture ---- */

static void pikeman(void)
{
    camera(V(0, 1.0f, 6.2f), V(-.10f, 1.42f, 0), 32);
    Scene *s = scene();
    s->backdrop = kiln_dusk;
    kiln_hearth(.28f, .16f, 1.0f);
    s->roll = 3;
    s->vignette = 1.3f;
    s->key.color = rgb(0xffdcb4) * 2.1f;
    s->rim.color = rgb(0xff7a28) * 3.6f;
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
                       .nose = NOSE_BROAD,
                       .mood = MOOD_ROAR,
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
    Scene *s = scene();
    s->backdrop = kiln_dusk;
    kiln_hearth(.8f, -.5f, .45f);
    s->key.color = rgb(0xb8c8f0) * 2.2f;
    s->rim.color = rgb(0xff8a38) * 5.f;
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
                       .nose = NOSE_BROAD,
                       .mood = MOOD_CALM,
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
                       .mood = MOOD_MIRTH,
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

/* ---- em26: the first blow ---- */

static void impact(Vec3 at, float size)
{
    for (int i = 0; i < 14; i++) {
        float a = (float)i * PI / 7 + .2f, l = size * (i & 1 ? .55f : 1);
        part();
        paint(kiln_hot(i & 1 ? 2.4f : 3.2f));
        limb(at, at + V(cosf(a) * l, sinf(a) * l, .12f), .07f * size, .004f);
    }
    sprite(at + V(0, 0, .2f), size * .9f, rgb(0xffe0a0), SPRITE_GLOW, 1.1f);
    sprite(at + V(0, 0, .25f), size * 1.5f, rgb(0xff8a28), SPRITE_GLOW, .4f);
    lamp(at + V(0, .1f, .7f), rgb(0xffc070) * 4.5f, .5f);
}

/* A face with a hammer in its cheek: all of it that can has gone to the right. */
static void struck_head(int hide, int dark, int lip)
{
    part();
    paint(hide);
    blend(.16f);
    lumpy(.014f, 6);
    egg(.50f, 1.92f, -.12f, .74f, .66f, .62f);
    egg(.98f, 1.60f, .10f, .44f, .46f, .46f);
    tube(3, (Vec3[]){V(.34f, 1.52f, .30f), V(.80f, 1.42f, .60f), V(1.16f, 1.42f, .80f)}, (float[]){.50f, .42f, .34f},
         4);
    tube(3, (Vec3[]){V(.50f, 1.08f, .12f), V(.92f, .74f, .42f), V(1.22f, .66f, .62f)}, (float[]){.36f, .25f, .19f}, 4);
    limb(V(.62f, 1.4f, -.4f), V(1.35f, -.6f, -.7f), .60f, .95f);
    blend(.10f);
    for (int i = 0; i < 11; i++) { /* the cheek wells up round the hammer */
        float a = (float)i / 11 * 2 * PI;
        egg(.02f + .05f * cosf(a), 1.44f + .42f * cosf(a), .46f + .40f * sinf(a), .13f, .16f, .16f);
    }
    for (int i = 0; i < 3; i++) /* folds that run before it */
        tube(4,
             (Vec3[]){V(.30f + .17f * (float)i, 1.86f, .44f), V(.37f + .18f * (float)i, 1.66f, .66f + .06f * (float)i),
                      V(.37f + .18f * (float)i, 1.40f, .74f + .06f * (float)i), V(.28f + .17f * (float)i, 1.18f, .66f)},
             (float[]){.03f, .065f, .065f, .03f}, 3);
    limb(V(-.02f, 2.26f, .36f), V(.36f, 2.34f, .46f), .10f, .09f); /* brows, thrown up */
    limb(V(.62f, 2.40f, .44f), V(1.02f, 2.24f, .30f), .09f, .10f);
    carve();
    paint(dark);
    blend(.04f);
    tube(3, (Vec3[]){V(.62f, 1.12f, .46f), V(1.02f, 1.05f, .80f), V(1.36f, 1.04f, .95f)}, (float[]){.15f, .20f, .24f},
         4);
    blend(.02f);
    for (int i = 0; i < 2; i++)
        egg(1.17f + .20f * (float)i, 1.54f, 1.14f - .09f * (float)i, .06f, .045f, .08f);
    fill();
    lumpy(0, 1);
    part();
    paint(lip);
    blend(.03f);
    tube(4, (Vec3[]){V(.62f, 1.16f, .70f), V(.92f, 1.18f, .98f), V(1.22f, 1.20f, 1.06f), V(1.50f, 1.28f, .90f)},
         (float[]){.04f, .07f, .07f, .04f}, 3);
    tube(4, (Vec3[]){V(.62f, 1.06f, .64f), V(.92f, .88f, .76f), V(1.20f, .82f, .80f), V(1.42f, .84f, .66f)},
         (float[]){.04f, .065f, .065f, .04f}, 3);
    part();
    paint(material_plain(rgb(0xc8484c), .35f, 1));
    blend(.04f);
    tube(5,
         (Vec3[]){V(.80f, .98f, .60f), V(1.14f, .96f, .90f), V(1.40f, 1.02f, 1.05f), V(1.58f, 1.20f, 1.0f),
                  V(1.56f, 1.40f, .95f)},
         (float[]){.15f, .14f, .13f, .11f, .03f}, 4);
}

static void flying_tooth(Vec3 at, float size, int seed, int tooth)
{
    push();
    move(at[0], at[1], at[2]);
    turn_x(360 * chance(seed));
    turn_z(360 * chance(seed + 3));
    grow(size);
    part();
    paint(tooth);
    blend(.25f);
    box(0, .25f, 0, .42f, .40f, .36f, .2f);
    limb(V(-.20f, 0, 0), V(-.30f, -.85f, .05f), .22f, .05f);
    limb(V(.20f, 0, 0), V(.26f, -.75f, -.05f), .22f, .05f);
    pop();
}

static void first_blow(void)
{
    camera(V(.05f, 1.35f, 6.2f), V(.34f, 1.52f, 0), 35);
    Scene *s = scene();
    s->backdrop = kiln_night;
    kiln_hearth(-.45f, .05f, .8f);
    s->haze = 0;
    s->roll = 8;
    s->vignette = 1.3f;
    s->key.color = rgb(0xf4dcc0) * 1.9f;
    s->rim.color = rgb(0xff8a38) * 3.4f;
    s->ambient = .34f;
    int hide = material_new(rgb(0x6a6678), rgb(0x44424f), .6f, .6f, PAT_NOISE, 6, .25f),
        dark = material_plain(rgb(0x2a0c10), .6f, .6f), lip = material_plain(rgb(0x7a4a58), .4f, .9f),
        steel = kiln_metal(rgb(0x9a9494)), brass = kiln_metal(rgb(0xd09448)), bone = material_bone(),
        tooth = material_plain(rgb(0xfff0d0), .25f, 1.2f);
    push();
    struck_head(hide, dark, lip);
    part(); /* nose */
    paint(material_plain(rgb(0x1c1418), .25f, 1.2f));
    blend(.05f);
    egg(1.30f, 1.60f, 1.02f, .20f, .13f, .15f);
    for (int k = 0; k < 2; k++) { /* eyes that have not understood yet: one starts, one is screwed up */
        Vec3 at = k ? V(.80f, 2.10f, .40f) : V(.22f, 2.04f, .42f);
        float r = k ? .25f : .205f;
        int m = material_eye(rgb(0xffd040), rgb(0xfff6e0), .5f, PUPIL_ROUND);
        material(m)->iris = .40f;
        part();
        eye(at[0], at[1], at[2], r, k ? -26 : -4, 8, m);
        part();
        paint(hide);
        blend(.03f);
        push();
        move(at[0], at[1], at[2]);
        turn_z(k ? 14 : -12);
        ring(0, 0, 0, r * .2f, .01f);
        tube(5,
             (Vec3[]){V(-r * 1.02f, -r * .25f, r * .45f), V(-r * .6f, -r * .78f, r * .72f), V(0, -r * .95f, r * .78f),
                      V(r * .6f, -r * .78f, r * .66f), V(r * 1.02f, -r * .2f, r * .35f)},
             (float[]){.03f, .05f, .055f, .05f, .03f}, 3);
        pop();
    }
    for (int i = 0; i < 5; i++) { /* what teeth are left */
        float t = (float)i / 4;
        part();
        paint(tooth);
        limb(V(.78f + .58f * t, 1.17f + .05f * t, .88f + .16f * sinf(t * 3)),
             V(.80f + .58f * t, 1.03f + .04f * t, .92f + .16f * sinf(t * 3)), .055f, .02f);
        if (i != 1)
            limb(V(.80f + .50f * t, .87f, .74f + .08f * sinf(t * 3)),
                 V(.80f + .50f * t, 1.0f - .03f * t, .76f + .08f * sinf(t * 3)), .05f, .015f);
    }
    part();
    paint(bone);
    blend(.03f);
    tube(4, (Vec3[]){V(.10f, 2.46f, -.10f), V(-.18f, 2.72f, -.08f), V(-.26f, 3.02f, .0f), V(-.10f, 3.26f, .08f)},
         (float[]){.17f, .14f, .09f, .01f}, 4);
    tube(4, (Vec3[]){V(.86f, 2.46f, -.12f), V(1.18f, 2.66f, -.10f), V(1.34f, 2.94f, .0f), V(1.26f, 3.20f, .08f)},
         (float[]){.17f, .14f, .09f, .01f}, 4);
    part(); /* ears and forelock fly after it */
    paint(hide);
    blend(.05f);
    tube(4, (Vec3[]){V(1.16f, 2.14f, -.10f), V(1.42f, 2.24f, -.06f), V(1.68f, 2.10f, .02f), V(1.84f, 1.92f, .05f)},
         (float[]){.12f, .16f, .12f, .02f}, 4);
    int hair = material_fur(rgb(0x3a3440));
    for (int i = 0; i < 12; i++) {
        float x = .22f + .05f * (float)i, c = chance(i + 5);
        part();
        paint(hair);
        tube(4,
             (Vec3[]){V(x, 2.40f, .22f), V(x + .05f, 2.58f + .05f * c, .30f), V(x + .20f, 2.66f + .12f * c, .30f),
                      V(x + .38f + .16f * c, 2.58f + .22f * c, .24f)},
             (float[]){.06f, .055f, .035f, .004f}, 3);
    }
    pop();
    push(); /* the hammer: square in it */
    move(-.42f, 1.38f, .50f);
    turn_z(10);
    turn_y(-8);
    part();
    paint(steel);
    blend(.03f);
    box(0, 0, 0, .50f, .36f, .36f, .05f);
    part();
    paint(brass);
    blend(.02f);
    box(-.30f, 0, 0, .07f, .385f, .385f, .04f);
    box(.18f, 0, 0, .05f, .385f, .385f, .04f);
    part(); /* a mark on its side */
    paint(kiln_hot(2.2f));
    limb(V(-.14f, -.16f, .365f), V(-.06f, .02f, .365f), .026f, .026f);
    limb(V(-.06f, .02f, .365f), V(.06f, -.06f, .365f), .026f, .026f);
    limb(V(.06f, -.06f, .365f), V(.0f, .20f, .365f), .026f, .012f);
    part();
    paint(material_wood());
    limb(V(-.06f, .45f, 0), V(-.06f, -2.4f, .55f), .10f, .11f);
    Vec3 grip_at = here(V(-.06f, -1.02f, .25f)),
         along = vec_unit(here(V(-.06f, .45f, 0)) - here(V(-.06f, -2.4f, .55f)));
    pop();
    int skin = material_skin(rgb(0xc88a60), rgb(0x9a5c40));
    PersonHand fist = {.pose = GRASP_FIST, .size = .42f, .thick = 1.3f, .thumb = 1, .skin = skin, .age = .7f};
    push();
    Vec3 wrist = person_hand_grip(fist, grip_at, along, V(-.5f, .2f, 1));
    pop();
    part();
    paint(skin);
    blend(.08f);
    sinew_arm(V(-2.9f, -.35f, .2f), V(-2.1f, -.55f, 1.1f), wrist, 2.1f, 1.3f);
    body_cuff(material_leather(rgb(0x4a2c1c)), V(-2.1f, -.55f, 1.1f), wrist, .20f, .30f);
    impact(V(-.02f, 1.62f, -1.0f), 1.5f);
    static const float t[8][4] = {{1.10f, .46f, 1.5f, .10f}, {.62f, .58f, 1.5f, .09f},  {1.35f, 1.72f, 1.4f, .08f},
                                  {.74f, .16f, 2.2f, .16f},  {1.42f, .66f, 1.0f, .08f}, {.30f, .34f, 1.7f, .07f},
                                  {1.2f, .18f, 1.5f, .09f},  {1.5f, 2.4f, .6f, .07f}};
    for (int i = 0; i < 8; i++)
        flying_tooth(V(t[i][0], t[i][1], t[i][2]), t[i][3], i, tooth);
    for (int i = 0; i < 16; i++) { /* spit */
        float q = chance(i);
        sprite(V(1.15f + .6f * q, .7f + .5f * (chance(i + 9) - .4f), 1.2f), .018f + .02f * chance(i + 4), rgb(0xfff0e0),
               SPRITE_GLOW, .7f);
    }
    push();
    move(0, 1.5f, .5f);
    sparks(24, 1, 1, rgb(0xffc060), 8);
    pop();
    faction_motes();
}

/* ---- em01: the hammer's arc goes through three of them ---- */

/* Hair and beard round a head of props/visage.h, blown up and back: roots on the skull, not above it. */
static void smith_mane(int hair)
{
    for (int i = 0; i < 46; i++) {
        float a = -2.5f + 5.0f * (float)i / 45, c = chance(i), up = .02f + .30f * chance(i + 60);
        Vec3 root = V(sinf(a) * .315f, .26f + up * .55f - .10f * fabsf(a) * .5f, -.02f + cosf(a) * (.30f - .22f * up)),
             out = vec_unit(V(sinf(a) * 1.1f, .75f + .5f * up, cosf(a) * .35f - .25f));
        Vec3 p[4] = {root - out * .06f, root + out * (.12f + .05f * c),
                     root + out * (.24f + .10f * c) + V(.03f, -.02f, -.03f),
                     root + out * (.33f + .18f * c) + V(.10f * (chance(i + 9) - .3f), -.10f * c, -.06f)};
        part();
        paint(hair);
        blend(.02f);
        hair_lock(4, p, .062f, i);
    }
}

static void smith_beard(int hair, float gape)
{
    for (int i = 0; i < 44; i++) {
        float t = ((float)(i % 22) - 10.5f) / 10.5f, row = (float)(i / 22), c = chance(i + 200), w = fabsf(t);
        float y = mix(-.47f - gape * .85f, -.08f, w * w) + .035f * row, z = mix(.27f, -.02f, w * w) - .05f * row;
        Vec3 root = V(t * (.24f + .07f * w), y, z);
        Vec3 out = vec_unit(V(t * .55f, -1, .45f - .55f * w));
        float l = (.46f - .22f * w) * (.75f + .4f * c);
        Vec3 p[4] = {root - out * .04f, root + out * (l * .35f) + V(0, 0, .04f),
                     root + out * (l * .7f) + V(.05f * (c - .5f), 0, .03f),
                     root + out * l + V(.12f * (c - .5f), .03f, -.02f)};
        part();
        paint(hair);
        blend(.02f);
        hair_lock(4, p, .064f, i + 70);
    }
    for (int side = -1; side <= 1; side += 2) /* moustache, over the corners of the mouth */
        for (int i = 0; i < 4; i++) {
            float q = (float)side, k = (float)i;
            Vec3 p[4] = {V(q * .02f, -.205f - .012f * k, .395f), V(q * .10f, -.205f - .02f * k, .385f),
                         V(q * (.18f + .01f * k), -.28f - .035f * k, .31f),
                         V(q * (.24f + .015f * k), -.40f - .05f * k, .27f)};
            part();
            paint(hair);
            blend(.015f);
            hair_lock(4, p, .042f, i + 9 * side + 20);
        }
}

/* Its striking face looks along +z, 1.1 square; the shaft leaves it along -y. Hot in all its cracks. */
static void molten_maul(int iron, int brass, int wood)
{
    int hot = material_new(rgb(0x5a2410), rgb(0x2a1008), .8f, .4f, PAT_LAVA, 4.5f, 1);
    material(hot)->emit = rgb(0xff7418) * 5.5f;
    part();
    paint(iron);
    blend(.03f);
    box(0, 0, -.34f, .55f, .55f, .40f, .07f);
    part();
    paint(brass);
    blend(.02f);
    for (int i = 0; i < 4; i++) {
        push();
        turn_z(90.f * (float)i);
        box(0, .53f, .05f, .58f, .07f, .10f, .04f);
        ball(.53f, .53f, .14f, .055f);
        ball(0, .54f, .14f, .04f);
        pop();
    }
    part();
    paint(hot);
    blend(.05f);
    lumpy(.012f, 6);
    box(0, 0, .02f, .46f, .46f, .10f, .05f);
    lumpy(0, 1);
    part();
    paint(wood);
    limb(V(0, -.4f, -.38f), V(0, -1.9f, -.38f), .10f, .10f);
}

static void hearthmaul(void)
{
    camera(V(.25f, 1.35f, 5.5f), V(.0f, 1.86f, 0), 39);
    Scene *s = scene();
    s->backdrop = kiln_night;
    kiln_hearth(.6f, -.7f, .45f);
    s->haze = 0;
    s->roll = 6;
    s->vignette = 1.3f;
    s->key.color = rgb(0xffe4c8) * 1.3f;
    s->rim.color = rgb(0xff8a30) * 3.4f;
    s->ambient = .34f;
    int iron = kiln_metal(rgb(0x6a6664)), brass = kiln_metal(rgb(0xd09448)), leather = material_leather(rgb(0x4a2c1c)),
        shirt = material_wool(rgb(0x8a2a1a)),
        hair = material_new(rgb(0x8a3c16), rgb(0x4a1c0a), .5f, .9f, PAT_NOISE, 4, .12f),
        beast = material_fur(rgb(0x2c2830));
    push();
    move(-.14f, 1.36f, .15f);
    push();
    turn_y(6);
    turn_x(-10);
    turn_z(5);
    grow(1.12f);
    Visage v = {.skin = rgb(0xd0906a),
                .hair = rgb(0x7a3414),
                .iris = rgb(0x5aa0c0),
                .flush = 1.4f,
                .jaw = 1.15f,
                .chin = .3f,
                .old = .55f,
                .nose = 1.2f,
                .bulb = 1.5f,
                .wry = .015f,
                .eye = 1.1f,
                .open = {1.25f, .95f},
                .under = {1, .8f},
                .slant = {.02f, .01f},
                .gaze_x = 6,
                .gaze_y = -8,
                .brow = {.02f, -.005f},
                .frown = {.055f, .05f},
                .bush = 1.7f,
                .mouth = .150f,
                .gape = .125f,
                .corner = {.03f, .045f},
                .upper = 1,
                .lower = .8f,
                .neck = .27f};
    int skin = visage(&v);
    smith_mane(hair);
    smith_beard(hair, v.gape);
    pop();
    part(); /* shoulders, under a shirt without sleeves */
    paint(shirt);
    blend(.16f);
    limb(V(-.62f, -.72f, -.22f), V(.62f, -.72f, -.22f), .34f, .34f);
    limb(V(0, -.9f, -.12f), V(0, -1.9f, -.1f), .66f, .6f);
    part();
    paint(leather);
    blend(.05f);
    limb(V(-.42f, -.40f, .0f), V(-.26f, -1.3f, .50f), .10f, .12f);
    limb(V(.42f, -.40f, .0f), V(.26f, -1.3f, .50f), .10f, .12f);
    Vec3 grip[2] = {V(-.06f, .90f, .55f), V(.08f, 1.10f, .82f)};
    Vec3 bar = vec_unit(grip[1] - grip[0]);
    for (int k = 0; k < 2; k++) {
        float q = k ? 1.f : -1.f;
        PersonHand h = {.pose = GRASP_FIST, .size = .27f, .thick = 1.3f, .thumb = k ? -1 : 1, .skin = skin, .age = .7f};
        push();
        Vec3 wrist = person_hand_grip(h, grip[k], bar, V(q * .3f, .5f, .8f));
        pop();
        Vec3 elbow = V(q * 1.05f, .30f + .1f * q, .42f);
        part();
        paint(skin);
        blend(.08f);
        sinew_arm(V(q * .86f, -.52f, -.18f), elbow, wrist, 2.1f, 1.5f);
        body_cuff(leather, elbow, wrist, .155f, .30f);
    }
    Vec3 head = grip[1] + bar * .80f;
    pop();
    head = head + V(-.14f, 1.36f, .15f);
    push();
    move(head[0], head[1], head[2]);
    aim(bar, V(.05f, -.62f, .78f));
    turn_y(-8);
    molten_maul(iron, brass, material_wood());
    Vec3 face = here(V(0, 0, .5f));
    pop();
    Vec3 arc[6] = {head + V(.1f, .3f, -.3f), head + V(-.55f, .55f, -.8f), V(-1.2f, 2.75f, -.2f),
                   V(-1.62f, 2.0f, -.7f),    V(-1.62f, 1.2f, -1.1f),      V(-1.3f, .6f, -1.3f)};
    float r[6] = {.10f, .09f, .07f, .05f, .03f, .008f};
    part(); /* the way it came */
    paint(kiln_hot(2.6f));
    tube(6, arc, r, 6);
    for (int i = 0; i < 26; i++) {
        Vec3 p = tube_point(6, arc, (float)i * .19f);
        sprite(p, .26f - .006f * (float)i, rgb(0xff8a28), SPRITE_GLOW, .30f);
        sprite(p + V((chance(i) - .5f) * .5f, (chance(i + 50) - .6f) * .5f, -.1f), .022f, rgb(0xffd080), SPRITE_GLOW,
               1.6f);
    }
    static const FoeKind kind[3] = {FOE_BOAR, FOE_OX, FOE_HOUND};
    static const float at[3][4] = {{-.98f, .30f, 1.25f, 18}, {.06f, .16f, 1.65f, -6}, {1.06f, .34f, 1.20f, -22}};
    for (int i = 0; i < 3; i++) { /* three who see it come: from behind, black */
        push();
        move(at[i][0], at[i][1], at[i][2]);
        turn_y(180 + at[i][3]);
        turn_x(-24);
        grow(.80f);
        foe_head(kind[i], beast, rgb(0xffd040), 20, 0);
        part();
        paint(beast);
        blend(.15f);
        limb(V(0, -.1f, -.3f), V(0, -.9f, -.5f), .34f, .6f);
        pop();
    }
    lamp(face, rgb(0xff9a40) * 3.4f, .6f);
    lamp(V(.0f, 1.75f, 1.7f), rgb(0xffb068) * 1.6f, .5f);
    sprite(face, .9f, rgb(0xff7a20), SPRITE_GLOW, .35f);
    push();
    move(head[0], head[1] - .6f, head[2]);
    sparks(40, 1.2f, 1.2f, rgb(0xffc060), 8);
    pop();
    faction_motes();
}

/* ---- em12: a dancer with two fans of fire ---- */

/* A fan whose pin is at the brush's place, open in the xy plane from `from` to `to` degrees left of +y; its rim burns from
 * there to `lit`, and each flame rises along `up`. */
static void fire_fan(float r, float from, float to, float lit, Vec3 up, int rib, int silk, int gilt)
{
    enum { RIBS = 11 };
    Vec3 end[RIBS], in[RIBS], mid[RIBS];
    for (int i = 0; i < RIBS; i++) {
        float a = mix(from, to, (float)i / (RIBS - 1)) * PI / 180;
        Vec3 d = V(-sinf(a), cosf(a), 0);
        float fold = i % 2 ? .035f : -.02f;
        in[i] = d * (r * .34f) + V(0, 0, fold);
        mid[i] = d * (r * .80f) + V(0, 0, fold);
        end[i] = d * r + V(0, 0, fold);
        part();
        paint(rib);
        limb(V(0, 0, fold), d * (r * 1.01f) + V(0, 0, fold + .012f), .020f, .012f);
    }
    for (int i = 0; i + 1 < RIBS; i++) {
        part();
        paint(silk);
        web(in[i], mid[i], mid[i + 1], .008f);
        web(in[i], in[i + 1], mid[i + 1], .008f);
        part();
        paint(gilt);
        web(mid[i], end[i], end[i + 1], .009f);
        web(mid[i], mid[i + 1], end[i + 1], .009f);
    }
    part();
    paint(rib);
    ball(0, 0, .03f, .05f);
    part();
    paint(kiln_hot(3));
    int k = 0;
    for (int i = 0; i + 1 < RIBS; i++)
        if (mix(from, to, (float)i / (RIBS - 1)) <= lit)
            limb(end[i], end[i + 1], .028f, .028f);
    for (int i = 0; i < 2 * RIBS - 1; i++) {
        float a = mix(from, to, (float)i / (2 * RIBS - 2));
        if (a > lit)
            continue;
        push();
        move(-sinf(a * PI / 180) * r, cosf(a * PI / 180) * r, 0);
        aim(up, V(0, 0, 1));
        flames(3, .05f, .02f, .30f + .26f * chance(k) * unit((lit - a) / 40 + .3f), .055f, 10, -8, rgb(0xffe890),
               rgb(0xff6a14), 5 + 7 * k);
        pop();
        k++;
    }
}

/* Black hair that starts from the skull of props/visage.h and is blown to -x. */
static void blown_hair(int hair)
{
    part();
    paint(hair);
    blend(.03f);
    egg(0, .205f, -.10f, .375f, .345f, .395f);
    egg(0, .02f, -.22f, .34f, .36f, .28f);
    carve();
    blend(.04f);
    egg(.02f, .02f, .36f, .33f, .335f, .40f);
    fill();
    for (int i = 0; i < 62; i++) {
        float a = -1.9f + 4.0f * chance(i), up = .10f + .34f * chance(i + 70), c = chance(i + 140);
        Vec3 root = V(sinf(a) * .33f, .13f + up * .75f - .05f * fabsf(a), -.12f + cosf(a) * (.36f - .30f * up));
        Vec3 p[4] = {root, root + V(-.08f + .12f * sinf(a), .10f + .05f * c, -.10f),
                     root + V(-.34f - .14f * c, .12f + .22f * (c - .4f), -.20f),
                     root + V(-.62f - .34f * c, .02f + .50f * (c - .4f), -.22f)};
        part();
        paint(hair);
        blend(.02f);
        hair_lock(4, p, .075f, i);
    }
    for (int i = 0; i < 18; i++) { /* combed back from the brow */
        float x = -.30f + .60f * (float)i / 17, c = chance(i + 300);
        Vec3 p[4] = {V(x, .285f - 1.1f * x * x, .315f - 1.2f * x * x), V(x * 1.1f - .03f, .47f - .9f * x * x, .24f),
                     V(x - .10f, .62f - .7f * x * x, .0f), V(x - .30f - .1f * c, .56f - .5f * x * x + .1f * c, -.24f)};
        part();
        paint(hair);
        blend(.02f);
        hair_lock(4, p, .062f, i + 90);
    }
}

/* A bare arm with its fist round `bar`; leaves the brush there: between push() and pop(). */
static void dancer_arm(Vec3 shoulder, Vec3 elbow, Vec3 at, Vec3 bar, Vec3 out, int thumb, int skin, int gold)
{
    PersonHand h = {.pose = GRASP_FIST, .size = .20f, .thick = .95f, .thumb = thumb, .skin = skin};
    Vec3 wrist = person_wrist(&h, at, bar, out);
    part();
    paint(skin);
    blend(.06f);
    sinew_arm(shoulder, elbow, wrist, 1.25f, .35f);
    part();
    paint(gold);
    Vec3 along = vec_unit(wrist - elbow);
    for (int i = 0; i < 3; i++) {
        Vec3 p = vec_mix(elbow, wrist, .68f + .10f * (float)i);
        push();
        move(p[0], p[1], p[2]);
        aim(along, V(0, .2f, 1));
        ring(0, 0, 0, .105f - .008f * (float)i, .016f);
        pop();
    }
    person_hand_grip(h, at, bar, out);
}

static void dancer(void)
{
    camera(V(.0f, 1.40f, 5.4f), V(.0f, 1.62f, 0), 35);
    Scene *s = scene();
    s->backdrop = kiln_night;
    kiln_hearth(.9f, -.4f, .5f);
    s->haze = 0;
    s->roll = -6;
    s->vignette = 1.35f;
    s->key.color = rgb(0xffd8b0) * 1.3f;
    s->rim.color = rgb(0xff8a38) * 3.6f;
    s->ambient = .30f;
    int red = material_wool(rgb(0xa82018)), gold = kiln_metal(rgb(0xe0a850)),
        hair = material_new(rgb(0x241014), rgb(0x100608), .4f, 1, PAT_NOISE, 4, .1f),
        silk = material_plain(rgb(0xb8201c), .5f, .6f), gilt = material_plain(rgb(0xf0a840), .35f, 1);
    material(silk)->emit = rgb(0xb02010) * .22f;
    push();
    move(-.20f, 1.68f, .10f);
    turn_y(12);
    turn_x(-4);
    turn_z(9);
    grow(1.02f);
    int skin = visage(&(Visage){.skin = rgb(0xc4845c),
                                .hair = rgb(0x1c0c0c),
                                .iris = rgb(0xa86414),
                                .flush = .45f,
                                .jaw = .80f,
                                .chin = -.2f,
                                .nose = .66f,
                                .bulb = .62f,
                                .eye = 1.34f,
                                .open = {1.0f, 1.15f},
                                .under = {.9f, .9f},
                                .slant = {.022f, .026f},
                                .gaze_x = -10,
                                .gaze_y = -3,
                                .brow = {.0f, .030f},
                                .bush = .55f,
                                .mouth = .105f,
                                .corner = {.012f, .046f},
                                .lips = 1.45f,
                                .lip = rgb(0xa02c28),
                                .neck = .155f});
    blown_hair(hair);
    part(); /* a ring of gold in her ear */
    paint(gold);
    push();
    move(-.335f, -.20f, -.02f);
    turn_x(90);
    ring(0, 0, 0, .075f, .014f);
    pop();
    pop();
    part(); /* shoulders, and a bodice */
    paint(skin);
    blend(.12f);
    limb(V(-.52f, .86f, -.12f), V(.46f, .86f, -.12f), .165f, .165f);
    egg(-.03f, .72f, .0f, .40f, .26f, .22f);
    limb(V(-.14f, .86f, -.10f), V(-.18f, 1.20f, -.04f), .18f, .15f);
    part();
    paint(red);
    blend(.06f);
    egg(-.24f, .50f, .14f, .25f, .24f, .22f);
    egg(.20f, .50f, .14f, .25f, .24f, .22f);
    limb(V(-.02f, .50f, -.02f), V(.0f, -.5f, -.02f), .40f, .30f);
    part();
    paint(gold);
    tube(5,
         (Vec3[]){V(-.44f, .66f, .16f), V(-.24f, .70f, .34f), V(-.02f, .62f, .36f), V(.20f, .70f, .34f),
                  V(.40f, .66f, .16f)},
         (float[]){.022f, .024f, .028f, .024f, .022f}, 4);
    Vec3 pin = V(.62f, .36f, .98f), pin2 = V(-.86f, 2.10f, .0f);
    push();
    dancer_arm(V(.55f, .80f, -.10f), V(1.04f, .14f, .26f), pin, V(-.05f, 1, .06f), V(.3f, .1f, 1), -1, skin, gold);
    pop();
    push();
    dancer_arm(V(-.60f, .84f, -.14f), V(-1.12f, 1.30f, -.02f), pin2, V(-.30f, 1, -.05f), V(.2f, 0, 1), 1, skin, gold);
    pop();
    push();
    move(pin[0], pin[1] + .06f, pin[2] + .04f);
    turn_x(-6);
    fire_fan(1.12f, -88, 34, 14, V(.12f, 1, 0), gold, silk, gilt);
    Vec3 fire = here(V(.55f, 1.15f, .1f));
    pop();
    push();
    move(pin2[0] - .02f, pin2[1] + .08f, pin2[2] - .02f);
    turn_z(14);
    fire_fan(.92f, -46, 50, 60, V(.1f, 1, 0), gold, silk, gilt);
    Vec3 fire2 = here(V(0, .95f, .2f));
    pop();
    lamp(fire + V(-.15f, .15f, .25f), rgb(0xff9a40) * 3.6f, .55f);
    lamp(V(.45f, 1.75f, 1.2f), rgb(0xffa850) * 2.2f, .45f);
    lamp(fire2 + V(0, 0, .4f), rgb(0xff9a40) * 2.0f, .5f);
    sprite(fire + V(0, .2f, -.4f), .8f, rgb(0xff7a20), SPRITE_GLOW, .4f);
    push();
    move(.6f, 1.6f, .6f);
    sparks(40, 1.2f, 1.4f, rgb(0xffc060), 8);
    pop();
    faction_motes();
}

/* ---- em02: the wright and her slate ---- */

static void cinderwright(void)
{
    camera(V(.3f, 2.05f, 4.7f), V(.02f, 1.70f, 0), 30);
    Scene *s = scene();
    s->backdrop = kiln_wall;
    kiln_hearth(1.5f, -.6f, .6f);
    s->key.color = rgb(0xc0cce8) * 1.5f;
    s->rim.color = rgb(0x9ab8e8) * 2.6f;
    int slate = material_plain(rgb(0x2c3038), .7f, .5f), chalk = material_glow(rgb(0xffd070), 2.6f),
        wood = material_wood();
    push();
    turn_y(-24);
    Kiln k = {.build = {.man = .1f, .wide = .95f},
              .face = {.skin = rgb(0xc89070),
                       .hair = rgb(0x8a3014),
                       .iris = rgb(0xd09030),
                       .age = .5f,
                       .man = .05f,
                       .gaunt = .35f,
                       .eye = 1.25f,
                       .nose = NOSE_HOOKED,
                       .mood = MOOD_CUNNING,
                       .hairs = HAIR_BUN,
                       .gaze_x = 8,
                       .soot = true,
                       .seed = 2},
              .hat = KILN_GOGGLES,
              .lean = 20,
              .hand = {{.at = V(-.16f, 1.52f, .74f),
                        .along = V(.35f, -.45f, .8f),
                        .palm = V(0, -1, -.2f),
                        .pose = GRASP_POINT,
                        .pole = V(-.9f, -.4f, 0)},
                       {.at = V(.56f, 1.44f, .66f),
                        .along = V(-.2f, .1f, .9f),
                        .palm = V(-.6f, -.7f, 0),
                        .pose = GRASP_REST}},
              .head_pitch = -20,
              .head_yaw = 14,
              .head = .62f,
              .cloth = rgb(0x5a3a30),
              .sleeve = rgb(0xb09070),
              .apron = rgb(0x6a3a20)};
    kiln(&k);
    pop();
    push(); /* the slate on the bench */
    move(.02f, 1.02f, 1.12f);
    turn_y(-20);
    turn_x(24);
    grow(.92f);
    part();
    paint(wood);
    box(0, -.03f, 0, .62f, .03f, .46f, .02f);
    part();
    paint(slate);
    box(0, .01f, 0, .56f, .025f, .40f, .01f);
    part();
    paint(chalk);
    limb(V(-.16f, .04f, .2f), V(-.16f, .04f, -.2f), .010f, .010f);
    limb(V(-.16f, .04f, -.2f), V(.18f, .04f, -.2f), .010f, .010f);
    limb(V(.18f, .04f, -.2f), V(.18f, .04f, .2f), .010f, .010f);
    limb(V(.02f, .04f, -.19f), V(.0f, .04f, .2f), .008f, .008f);
    for (int i = 0; i < 4; i++)
        limb(V(-.5f, .04f, -.25f + .12f * (float)i), V(-.32f + .05f * chance(i), .04f, -.25f + .12f * (float)i), .008f,
             .008f);
    pop();
    part();
    paint(wood);
    box(0, .72f, .9f, 1.6f, .08f, .7f, .03f);
    push(); /* amber stones that hold what she has seen */
    move(-.66f, .86f, 1.0f);
    part();
    paint(kiln_hot(1.6f));
    crystal(0, .06f, 0, .1f, .12f, .1f);
    crystal(.2f, .04f, .1f, .07f, .08f, .07f);
    Vec3 stone = here(V(0, .1f, .2f));
    pop();
    lamp(stone + V(0, .2f, .2f), rgb(0xffa040) * 2.4f, .3f);
    sprite(stone, .45f, rgb(0xff9a30), SPRITE_GLOW, .6f);
    sprite(V(.02f, 1.1f, 1.2f), .7f, rgb(0xffa840), SPRITE_GLOW, .3f);
    lamp(V(.05f, 1.45f, 1.45f), rgb(0xffb868) * 3.2f, .36f);
    faction_motes();
}

const Card siege_ember_folk_cards[] = {{"cards/siege/em01", EMBER, hearthmaul},
                                       {"cards/siege/em02", EMBER, cinderwright},
                                       {"cards/siege/em12", EMBER, dancer},
                                       {"cards/siege/em20", EMBER, recruit},
                                       {"cards/siege/em21", EMBER, pikeman},
                                       {"cards/siege/em24", EMBER, coalbearer},
                                       {"cards/siege/em25", EMBER, sapper},
                                       {"cards/siege/em26", EMBER, first_blow},
                                       {0}};
