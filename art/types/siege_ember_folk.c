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
#include "props/weapons.h"

static int tiles(Vec3 a, Vec3 b)
{
    return material_new(a, b, .7f, .4f, PAT_TILE, 1.3f, .8f);
}

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
    camera(V(.35f, 3.3f, 3.95f), V(.0f, 1.66f, .05f), 31);
    Scene *s = scene();
    s->backdrop = kiln_wall;
    kiln_hearth(.9f, .9f, .8f);
    s->key.color = rgb(0xf0d0b8) * 1.7f;
    s->ambient = .42f;
    part();
    paint(tiles(rgb(0x54423a), rgb(0x2a1e1a)));
    ground(0, .02f, 1);
    int chalk = material_plain(rgb(0xf4ead8), .9f, .1f);
    part(); /* the practice door, drawn on the cobbles */
    paint(chalk);
    limb(V(-1.5f, .02f, -1.9f), V(-1.3f, .02f, -.2f), .03f, .03f);
    limb(V(-1.5f, .02f, -1.9f), V(-.5f, .02f, -1.95f), .03f, .03f);
    limb(V(-.5f, .02f, -1.95f), V(-.55f, .02f, -.3f), .03f, .03f);
    push();
    turn_y(8);
    Kiln k = {.build = {.man = .7f, .wide = .86f},
              .face = {.skin = rgb(0xe0a880),
                       .hair = rgb(0xc86a28),
                       .iris = rgb(0x3f7a4a),
                       .age = .02f,
                       .man = .35f,
                       .wide = 1.06f,
                       .gaunt = -.5f,
                       .eye = 1.6f,
                       .brow = 1.4f,
                       .nose = NOSE_SNUB,
                       .nose_size = 1.25f,
                       .mood = MOOD_MIRTH,
                       .hairs = HAIR_CROP,
                       .gaze_y = 8,
                       .soot = true,
                       .seed = 7},
              .hat = KILN_POT,
              .hat_back = 24,
              .foot = {V(-.16f, 0, .05f), V(.18f, 0, .05f)},
              .hand = {{.at = V(-.66f, 1.16f, .40f), .bar = V(.05f, 1, .05f), .out = V(0, 0, 1)},
                       {.at = V(.60f, 2.22f, .34f),
                        .along = V(-.72f, .42f, .1f),
                        .palm = V(-.1f, -.5f, .9f),
                        .pose = GRASP_REACH,
                        .pole = V(1, -.1f, .1f)}},
              .head_pitch = -26,
              .head_yaw = 6,
              .head = .74f,
              .cloth = rgb(0x8a5a3a),
              .sleeve = rgb(0xc8a878),
              .apron = rgb(0x6a4226)};
    kiln(&k);
    push();
    move(-.66f, 1.16f, .40f);
    aim(V(.05f, 1, .05f), V(0, 0, 1));
    hot_shaft(.9f, 1.15f, .035f, kiln_metal(rgb(0x6a6460)), 2.2f);
    part();
    paint(kiln_hot(2.2f));
    limb(V(0, 1.0f, 0), V(.16f, 1.02f, .02f), .03f, .012f);
    Vec3 tip = here(V(0, 1.1f, .1f));
    pop();
    pop();
    sprite(tip, .5f, rgb(0xffa040), SPRITE_GLOW, .9f);
    lamp(tip + V(-.1f, 0, .1f), rgb(0xff9a40) * 1.1f, .25f);
    faction_motes();
}

/* ---- em21: a pike through the whole picture ---- */

static void pikeman(void)
{
    camera(V(0, 1.1f, 6.0f), V(-.12f, 1.36f, 0), 30);
    Scene *s = scene();
    s->backdrop = kiln_dusk;
    kiln_hearth(-.7f, .05f, .7f);
    s->roll = 3;
    s->key.color = rgb(0xffdcb4) * 2.1f;
    s->rim.color = rgb(0xff7a28) * 3.6f;
    part();
    paint(material_stone(rgb(0x4a3630), rgb(0x241a18)));
    ground(0, .05f, 1);
    push();
    move(.38f, 0, 0);
    turn_y(-66);
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
              .head_yaw = 20,
              .head_pitch = -14,
              .cloth = rgb(0x7a2e1c),
              .sleeve = rgb(0x5a3426),
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
    hot_shaft(1.6f, 1.02f, .05f, material_wood(), 2.6f);
    part();
    paint(kiln_hot(2.8f));
    outline(4, (float[]){-.14f, 1.0f, 0, 1.55f, .14f, 1.0f, 0, .88f}, 1, .03f, .06f);
    Vec3 tip = here(V(0, 1.2f, 0));
    pop();
    pop();
    lamp(tip + V(.3f, .1f, .4f), rgb(0xff7a28) * 3.2f, .5f);
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
    float d = distance_to(u, v, .05f, .0f);
    Vec3 c = rgb(0x3a2016) *
             (.5f + .8f * hash_unit((uint32_t)((int)floorf(atan2f(v, u) * 4 + 20) * 31 + (int)floorf(d * 5)))) *
             smooth(0, .8f, d);
    return c + (s->tint[LIGHT] + s->tint[MIDTONE]) * (.9f * expf(-d * 4));
}

static void sapper(void)
{
    camera(V(0, 1.9f, 4.2f), V(0, 1.86f, 0), 31);
    Scene *s = scene();
    s->backdrop = tunnel;
    s->key.color = rgb(0xffdcb0) * 2.2f;
    s->rim.color = rgb(0xff7a28) * 4.2f;
    int brick = material_new(rgb(0x5a3a2c), rgb(0x2c1c16), .9f, .3f, PAT_BRICK, 3.4f, 1.1f),
        iron = kiln_metal(rgb(0x6a6058)), brass = kiln_metal(rgb(0xd89a48));
    part(); /* the wall round the vent */
    paint(brick);
    box(0, 1.86f, .30f, 2.2f, 2.2f, .14f, .02f);
    carve();
    blend(.01f);
    push();
    move(0, 1.88f, .3f);
    turn_x(90);
    drum(0, 0, 0, .84f, 1, .01f);
    pop();
    fill();
    part();
    paint(iron);
    push();
    move(0, 1.88f, .46f);
    turn_x(90);
    ring(0, 0, 0, .90f, .10f);
    for (int i = 0; i < 12; i++) {
        float a = (float)i * PI / 6;
        ball(.9f * sinf(a), .08f, .9f * cosf(a), .05f);
    }
    pop();
    push();
    move(.06f, -.24f, .15f);
    turn_y(-8);
    Kiln k = {.build = {.man = .8f, .wide = .82f},
              .face = {.skin = rgb(0x9a6440),
                       .hair = rgb(0x1c120c),
                       .iris = rgb(0xffc040),
                       .age = .35f,
                       .man = 1,
                       .wide = 1.06f,
                       .eye = 1.2f,
                       .lips = 1.2f,
                       .nose = NOSE_BROAD,
                       .nose_size = 1.15f,
                       .mood = MOOD_MIRTH,
                       .hairs = HAIR_WILD,
                       .beard = WHISKERS_STUBBLE,
                       .soot = true,
                       .gaze_x = -6,
                       .glow = .15f,
                       .seed = 15},
              .hat = KILN_GOGGLES,
              .lean = 22,
              .hand = {{.at = V(-.50f, 1.66f, .72f), .bar = V(1, .1f, 0), .out = V(0, .3f, 1)},
                       {.at = V(.54f, 2.0f, .70f), .bar = V(1, .3f, 0), .out = V(0, .3f, 1)}},
              .head_pitch = -20,
              .head_roll = 8,
              .head = .62f,
              .cloth = rgb(0x7a3a20),
              .sleeve = rgb(0x5a3a28)};
    kiln(&k);
    push(); /* the powder behind him */
    move(-.5f, 1.9f, -.8f);
    turn_z(20);
    part();
    paint(material_wood());
    egg(0, 0, 0, .3f, .42f, .3f);
    part();
    paint(iron);
    ring(0, .2f, 0, .28f, .04f);
    ring(0, -.2f, 0, .28f, .04f);
    pop();
    pop();
    push(); /* his lamp, held out before the wall */
    move(.52f, 1.62f, 1.0f);
    lantern(.36f, brass, rgb(0xffc060));
    Vec3 flame = here(V(0, -.22f, .1f));
    pop();
    lamp(flame + V(-.1f, .1f, .3f), rgb(0xffb050) * 3.6f, .3f);
    sprite(flame, .5f, rgb(0xffa030), SPRITE_GLOW, .8f);
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

static void first_blow(void)
{
    camera(V(0, 1.5f, 5.5f), V(.08f, 1.7f, 0), 32);
    Scene *s = scene();
    s->backdrop = kiln_night;
    kiln_hearth(.1f, .35f, .9f);
    s->roll = 12;
    s->key.color = rgb(0xf0d0b0) * 1.7f;
    s->rim.color = rgb(0xff8a38) * 3.f;
    int fur = material_fur(rgb(0x241c1e)), steel = kiln_metal(rgb(0xb0a090));
    push(); /* the beast, its head thrown round */
    move(1.06f, .05f, -.1f);
    turn_y(-50);
    turn_z(-8);
    grow(1.05f);
    foe_reeling(FOE_OX, fur, rgb(0xffd040), 34);
    pop();
    push();
    move(-.86f, 0, .1f);
    turn_y(70);
    Kiln k = {.build = {.man = 1, .wide = 1.22f},
              .face = {.skin = rgb(0xc88a60),
                       .hair = rgb(0xb04a18),
                       .iris = rgb(0x6a9a3c),
                       .age = .35f,
                       .man = 1,
                       .wide = 1.08f,
                       .nose = NOSE_BROAD,
                       .mood = MOOD_ROAR,
                       .hairs = HAIR_SWEPT,
                       .beard = WHISKERS_FULL,
                       .beard_length = .7f,
                       .wind = V(-.4f, .1f, -.3f),
                       .seed = 31},
              .lean = 14,
              .twist = -20,
              .foot = {V(-.26f, 0, .52f), V(.26f, 0, -.42f)},
              .hand = {{.at = V(-.22f, 1.62f, .70f), .bar = V(-.3f, .72f, 1), .out = V(-1, 0, .3f)},
                       {.at = V(.16f, 1.36f, .46f), .bar = V(-.3f, .72f, 1), .out = V(1, 0, .3f)}},
              .head_yaw = -22,
              .cloth = rgb(0x8a3a20),
              .apron = rgb(0x4a2e1c),
              .arm = 1.25f};
    kiln(&k);
    push();
    move(-.22f, 1.62f, .70f);
    aim(V(-.3f, .72f, 1), V(-1, 0, .3f));
    hammer(1.06f, .40f, steel, material_wood());
    pop();
    pop();
    impact(V(.60f, 2.2f, -.7f), 1.15f);
    push();
    move(.3f, 2, .5f);
    sparks(24, 1, 1, rgb(0xffc060), 8);
    pop();
    faction_motes();
}

/* ---- em01: the hammer's arc goes through three of them ---- */

static void hearthmaul(void)
{
    camera(V(0, 1.5f, 7.0f), V(.10f, 1.75f, 0), 33);
    Scene *s = scene();
    s->backdrop = kiln_night;
    kiln_hearth(.35f, -.35f, .8f);
    s->roll = 10;
    s->key.color = rgb(0xffdcb8) * 2.2f;
    s->rim.color = rgb(0xff7a20) * 4.f;
    int steel = kiln_metal(rgb(0x9a8a80));
    static const FoeKind kind[3] = {FOE_HOUND, FOE_BOAR, FOE_RAT};
    static const float place[3][6] = {
        {.72f, 2.75f, -.3f, -70, 50, .62f}, {1.22f, 1.62f, .1f, -60, -40, .70f}, {.60f, .52f, .3f, -40, -100, .62f}};
    for (int i = 0; i < 3; i++) {
        int fur = material_fur(i == 0 ? rgb(0x4a3a44) : i == 1 ? rgb(0x3a3a4c) : rgb(0x54403c));
        push();
        move(place[i][0], place[i][1], place[i][2]);
        turn_z(place[i][4]);
        turn_y(place[i][3]);
        grow(place[i][5]);
        move(0, -1.1f, 0);
        foe_reeling(kind[i], fur, rgb(0xffc030), 30);
        pop();
    }
    push();
    move(-.70f, 0, .2f);
    turn_y(28);
    Kiln k = {.build = {.man = 1, .wide = 1.32f, .belly = .25f},
              .face = {.skin = rgb(0xd09468),
                       .hair = rgb(0x5a2a12),
                       .iris = rgb(0xc07020),
                       .age = .5f,
                       .man = 1,
                       .wide = 1.12f,
                       .nose = NOSE_BROAD,
                       .mood = MOOD_MIRTH,
                       .hairs = HAIR_WILD,
                       .beard = WHISKERS_FULL,
                       .beard_length = 1.2f,
                       .soot = true,
                       .seed = 21},
              .lean = -6,
              .sway = 8,
              .twist = 26,
              .foot = {V(-.32f, 0, -.2f), V(.34f, 0, .34f)},
              .hand = {{.at = V(.26f, 1.78f, .62f), .bar = V(.95f, .25f, .3f), .out = V(0, .3f, 1)},
                       {.at = V(.52f, 1.86f, .50f), .bar = V(.95f, .25f, .3f), .out = V(0, .3f, 1)}},
              .head_yaw = 6,
              .head_pitch = -8,
              .head = .58f,
              .cloth = rgb(0x6a2a1a),
              .apron = rgb(0x5a3620),
              .arm = 1.35f};
    kiln(&k);
    push();
    move(.44f, 1.83f, .54f);
    aim(V(.95f, .25f, .3f), V(0, .3f, 1));
    hammer(1.05f, .66f, steel, material_wood());
    Vec3 head_at = here(V(0, 1.05f, 0));
    pop();
    pop();
    Vec3 arc[6];
    float r[6];
    for (int i = 0; i < 6; i++) { /* molten, from above the left round to the hammer */
        float a = (150 - 36 * (float)i) * PI / 180;
        arc[i] = V(-.20f + 1.50f * cosf(a), 1.72f + 1.35f * sinf(a), .25f + .1f * (float)i * .5f);
        r[i] = .015f + .018f * (float)i;
    }
    arc[5] = head_at + V(0, .05f, .1f);
    part();
    paint(kiln_hot(3));
    tube(6, arc, r, 6);
    for (int i = 0; i < 26; i++) {
        Vec3 p = tube_point(6, arc, (float)i * .2f);
        sprite(p, .10f + .012f * (float)i, rgb(0xff8a28), SPRITE_GLOW, .5f);
        sprite(p + V((chance(i) - .5f) * .5f, (chance(i + 50) - .7f) * .5f, .2f), .03f, rgb(0xffd080), SPRITE_GLOW,
               1.6f);
    }
    lamp(head_at + V(0, .2f, .5f), rgb(0xff9a40) * 4.f, .5f);
    lamp(V(-.4f, 2.9f, .9f), rgb(0xff8a30) * 2.2f, .6f);
    sprite(head_at, .7f, rgb(0xff8a28), SPRITE_GLOW, .7f);
    faction_motes();
}

/* ---- em12: a dancer with two fans of fire ---- */

static void fire_fan(Vec3 at, Vec3 up, int ribs_m, int web_m)
{
    push();
    move(at[0], at[1], at[2]);
    aim(up, V(0, 0, 1));
    for (int i = 0; i < 7; i++) {
        push();
        turn_z(-60 + 20 * (float)i);
        part();
        paint(ribs_m);
        limb(V(0, .02f, 0), V(0, .52f, 0), .016f, .010f);
        pop();
    }
    part();
    paint(web_m);
    for (int i = 0; i < 6; i++) {
        float a = (-60 + 20 * (float)i) * PI / 180, b = a + 20 * PI / 180;
        web(V(-sinf(a) * .16f, cosf(a) * .16f, 0), V(-sinf(a) * .5f, cosf(a) * .5f, 0),
            V(-sinf(b) * .5f, cosf(b) * .5f, 0), .006f);
    }
    move(0, .48f, 0);
    flames(9, .34f, .03f, .36f, .055f, 20, 0, rgb(0xffe890), rgb(0xff7018), 5);
    pop();
}

static Vec3 two_shadows(const Scene *s, float u, float v)
{
    Vec3 c = kiln_wall(s, u, v);
    for (int i = -1; i <= 1; i += 2) { /* beasts that recoil from her, on the wall */
        float x = (u - .74f * (float)i) / .30f, y = (v + .18f) / .62f;
        float body = under(1, x * x + y * y, .15f), head = disc(u, v, .62f * (float)i, .42f, .15f, .03f),
              horn = disc(u, v, .74f * (float)i, .60f, .06f, .03f);
        c = vec_mix(c, rgb(0x0c0504), .8f * max_of(body, max_of(head, horn)));
    }
    return c;
}

static void dancer(void)
{
    camera(V(0, 1.35f, 7.0f), V(0, 1.55f, 0), 31);
    Scene *s = scene();
    s->backdrop = two_shadows;
    kiln_hearth(0, .1f, 1.0f);
    s->key.color = rgb(0xffe0c0) * 2.2f;
    s->rim.color = rgb(0xff8a38) * 3.6f;
    part();
    paint(tiles(rgb(0x5a4238), rgb(0x33241e)));
    ground(0, .02f, 1);
    int red = material_wool(rgb(0xb82818)), gold = kiln_metal(rgb(0xe0a850));
    push();
    turn_y(-14);
    turn_z(-4);
    move(0, .14f, 0);
    Kiln k = {.build = {.man = 0, .wide = .92f},
              .face = {.skin = rgb(0xc08056),
                       .hair = rgb(0x2a1410),
                       .iris = rgb(0xf0a020),
                       .age = .2f,
                       .man = 0,
                       .lips = 1.25f,
                       .eye = 1.12f,
                       .nose = NOSE_STRAIGHT,
                       .mood = MOOD_CUNNING,
                       .hairs = HAIR_MANE,
                       .wind = V(.8f, .25f, -.2f),
                       .seed = 19},
              .sway = -8,
              .twist = 14,
              .foot = {V(-.02f, -.06f, .02f), V(.42f, .62f, -.30f)},
              .hand = {{.at = V(-.86f, 1.52f, .34f), .bar = V(-.75f, .5f, .1f), .out = V(0, 0, 1)},
                       {.at = V(.66f, 2.30f, .24f), .bar = V(.55f, .8f, .1f), .out = V(0, 0, 1)}},
              .head_yaw = -12,
              .head_pitch = -6,
              .head_roll = -6,
              .cloth = rgb(0xb03018)};
    kiln(&k);
    coat_skirt(red, .95f, .66f, 42, .75f, V(.5f, 0, -.2f), 3);
    coat_skirt(material_wool(rgb(0xf0a030)), .90f, .84f, 60, .6f, V(.3f, 0, -.1f), 7);
    part();
    paint(gold);
    push();
    move(0, 1.26f, .02f);
    ring(0, 0, 0, .235f, .035f);
    pop();
    fire_fan(V(-.90f, 1.55f, .38f), V(-.75f, .5f, .1f), gold, red);
    fire_fan(V(.68f, 2.34f, .28f), V(.55f, .8f, .1f), gold, red);
    pop();
    Vec3 eight[9];
    float r[9];
    for (int i = 0; i < 9; i++) {
        float a = (float)i / 8 * 2 * PI + .6f;
        eight[i] = V(1.12f * sinf(a), 1.66f + .72f * sinf(2 * a) * .8f, .55f * cosf(a));
        r[i] = .022f + .012f * sinf((float)i);
    }
    part();
    paint(kiln_hot(3));
    tube(9, eight, r, 8);
    for (int i = 0; i < 40; i++) {
        Vec3 p = tube_point(9, eight, (float)i * .2f);
        sprite(p, .13f, rgb(0xff8020), SPRITE_GLOW, .55f);
        if (i % 2)
            sprite(p + V(.1f * (chance(i) - .5f), .18f * chance(i + 9), .05f), .035f, rgb(0xffd080), SPRITE_GLOW, 1.4f);
    }
    lamp(V(-.9f, 2.0f, 1), rgb(0xff9a40) * 2.6f, .5f);
    lamp(V(.9f, 2.4f, .9f), rgb(0xff9a40) * 2.6f, .5f);
    faction_motes();
}

/* ---- em02: the wright and her slate ---- */

static void cinderwright(void)
{
    camera(V(.3f, 2.25f, 4.6f), V(.02f, 1.70f, 0), 29);
    Scene *s = scene();
    s->backdrop = kiln_wall;
    kiln_hearth(.62f, .62f, .5f);
    s->key.color = rgb(0xf0c8a8) * 1.6f;
    s->rim.color = rgb(0xffc890) * 3.6f;
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
                       .eye = 1.05f,
                       .nose = NOSE_HOOKED,
                       .mood = MOOD_RESOLVE,
                       .hairs = HAIR_BUN,
                       .gaze_y = -22,
                       .soot = true,
                       .seed = 2},
              .hat = KILN_GOGGLES,
              .lean = 22,
              .hand = {{.at = V(-.16f, 1.52f, .74f),
                        .along = V(.35f, -.45f, .8f),
                        .palm = V(0, -1, -.2f),
                        .pose = GRASP_POINT,
                        .pole = V(-.9f, -.4f, 0)},
                       {.at = V(.56f, 1.44f, .66f),
                        .along = V(-.2f, .1f, .9f),
                        .palm = V(-.6f, -.7f, 0),
                        .pose = GRASP_REST}},
              .head_pitch = 8,
              .head = .56f,
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
    lamp(V(.05f, 1.45f, 1.35f), rgb(0xffb050) * 2.f, .3f);
    sprite(V(1.2f, 2.9f, -1.2f), 1.3f, rgb(0xfff0d0), SPRITE_GLOW, .6f);
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
