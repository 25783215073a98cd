/* SPDX-License-Identifier: MIT
 * The Lanternfleet's snares: ropes of light, whirls and false lamps, and the beasts in them. */
#include "cards.h"
#include "kit/backdrop.h"
#include "kit/hours.h"
#include "props/beast4.h"
#include "props/brute.h"
#include "props/castle.h"
#include "props/grasp.h"
#include "props/hands.h"
#include "props/nature.h"
#include "props/roadbeast.h"
#include "props/rocks.h"
#include "props/seafolk.h"
#include "props/seawater.h"
#include "props/titan.h"
#include "props/weapons.h"
#include "props/wild.h"

/* ---- ti05: a whirl on dry cobbles, from above ---- */

static void undertow(void)
{
    camera(V(.2f, 5.6f, 4.7f), V(.0f, .10f, .22f), 34);
    Scene *s = scene();
    s->roll = 8;
    s->haze = 0;
    s->key.towards = V(-.6f, .75f, .2f);
    s->key.color = rgb(0xfff4e0) * 2.2f;
    s->rim.color = rgb(0xd8fff8) * 2.4f;
    int sea = material_new(rgb(0x2aa0b4), rgb(0x0c5468), .15f, 1.3f, PAT_WATER, 3, .6f),
        crest = material_new(rgb(0x9fdcd8), rgb(0x3fa0aa), .2f, 1.2f, PAT_WATER, 5, .5f),
        stone = material_new(rgb(0x4a545a), rgb(0x20282e), .8f, .4f, PAT_STONE, 2.2f, 1.2f);
    part(); /* the street, broken where it opens */
    paint(stone);
    ground(-.02f, .03f, 2);
    carve();
    blend(.05f);
    lumpy(.1f, 2);
    egg(0, 0, 0, 2.0f, 1.2f, 1.9f);
    fill();
    lumpy(0, 1);
    for (int i = 0; i < 22; i++) {
        float a = (float)i / 22 * 2 * PI, r = 2.05f + .16f * chance(i);
        rock(cosf(a) * r, .04f, sinf(a) * r * .95f, .16f + .12f * chance(i + 3), .12f, .15f, 40 * (chance(i + 9) - .5f),
             stone);
    }
    DrapeRow row[6] = {{-.16f, 2.3f, 2.2f, 0, 0},    {-.18f, 1.75f, 1.65f, 0, 0},  {-.20f, 1.25f, 1.2f, .02f, 0},
                       {-.52f, .78f, .74f, .03f, 0}, {-.95f, .42f, .40f, .04f, 0}, {-1.6f, .16f, .16f, .05f, 0}};
    part(); /* one sheet of water that turns as it goes down */
    paint(sea);
    blend(.03f);
    drape(&(Drape){
        .rows = 6, .row = row, .folds = 5, .gather = .015f, .depth = .035f, .twist = 4.4f, .thick = .05f, .seed = 3});
    part();
    paint(material_plain(rgb(0x041018), .9f, 0));
    drum(.05f, -1.5f, 0, .6f, .02f, .01f);
    for (int arm = 0; arm < 6; arm++) { /* foam along its ridges */
        Vec3 p[10];
        for (int i = 0; i < 10; i++) {
            float t = (float)i / 9, a = (float)arm * 2 * PI / 6 + 4.4f * t, out = 2.05f * powf(1 - t, 1.25f) + .14f;
            p[i] = V(cosf(a) * out, -.16f - .8f * powf(t, 2.2f), sinf(a) * out * .96f);
        }
        part();
        paint(crest);
        blend(.04f);
        lumpy(.03f, 7);
        tube(10, p, (float[]){.02f, .05f, .07f, .075f, .07f, .06f, .05f, .04f, .03f, .02f}, 4);
        foam_along(9, p, 120, .09f, .030f, arm * 110);
    }
    static const struct {
        WildKind kind;
        unsigned coat;
        float x, z, turn, size;
    } who[3] = {{WILD_WOLF, 0x8a5c34, -.30f, 1.15f, -8, 1.05f},
                {WILD_BULL, 0x4a3830, 1.12f, .42f, 40, .95f},
                {WILD_BEAR, 0x5e4a3c, -1.18f, -.25f, -52, .95f}};
    for (int i = 0; i < 3; i++) { /* in it to the shoulders, each wants out at its own side */
        int coat = wild_coat(rgb(who[i].coat), 7), mane = wild_coat(rgb(who[i].coat) * .55f, 3.4f);
        push();
        move(who[i].x, .10f, who[i].z);
        turn_y(who[i].turn);
        grow(who[i].size);
        part();
        paint(mane);
        blend(.12f);
        limb(V(0, .10f, -.05f), V(0, -.45f, -.55f), .32f, .50f);
        for (int side = -1; side <= 1; side += 2) {
            float q = (float)side;
            Vec3 wrist = V(q * .46f, .02f, .62f + .08f * q);
            part();
            paint(coat);
            blend(.08f);
            arm(V(q * .34f, -.15f, -.05f), V(q * .56f, .10f, .24f), wrist, .17f, .13f, .10f);
            Hand h = {.size = .19f,
                      .thick = 1.5f,
                      .spread = 50,
                      .curl = .4f,
                      .thumb = -side,
                      .claw = material_tooth(),
                      .claw_length = .8f};
            hand_at(&h, wrist, V(q * .1f, -.05f, 1), V(0, -1, .1f));
        }
        move(0, .34f, .16f);
        turn_x(-34);
        turn_z(10 - 12 * (float)i);
        wild_ruff(30, .34f, .085f, mane, i);
        wild_head(&(Wild){.kind = who[i].kind,
                          .coat = coat,
                          .pale = wild_coat(rgb(who[i].coat) * 1.7f, 12),
                          .dark = wild_coat(rgb(who[i].coat) * .5f, 7),
                          .horn = who[i].kind == WILD_BULL ? material_bone() : 0,
                          .iris = rgb(0xffc830),
                          .glow = .5f,
                          .jaw = who[i].kind == WILD_BULL ? 16 : 34,
                          .glare = -18,
                          .open = .85f,
                          .ears = 60});
        pop();
        for (int k = 0; k < 26; k++) { /* a collar of foam */
            float a = 2 * PI * chance(k + 40 * i), r = who[i].size * (.42f + .2f * chance(k + 9));
            sprite(V(who[i].x + r * cosf(a) * .9f, .02f + .10f * chance(k + 70), who[i].z - .15f + r * sinf(a)),
                   .03f + .05f * chance(k + 3), rgb(0xe8fff8), SPRITE_GLOW, .6f);
        }
    }
    for (int i = 0; i < 60; i++) { /* spray */
        float a = chance(i) * 2 * PI, r = .5f + 1.5f * chance(i + 70);
        sprite(V(cosf(a) * r, .25f + .35f * chance(i + 130), sinf(a) * r),
               .012f + .03f * chance(i + 30) * chance(i + 31), rgb(0xe8fff8), SPRITE_GLOW, .8f);
    }
}

/* ---- ti06: a column of water touches the moon ---- */

static void moonpull(void)
{
    camera(V(-.3f, .95f, 8.4f), V(.05f, 2.15f, 0), 34);
    family_hour(TIDE_NIGHT);
    int water = material_new(rgb(0x6ab8c0), rgb(0x1c5a68), .12f, 1.4f, PAT_WATER, 3, .4f);
    material(water)->emit = rgb(0x8ad8d8) * .06f;
    DrapeRow row[7] = {{4.9f, .95f, .8f, .55f, -.4f}, {4.2f, .72f, .62f, .42f, -.3f}, {3.2f, .52f, .46f, .12f, -.1f},
                       {2.2f, .46f, .42f, -.08f, 0},  {1.2f, .56f, .50f, -.06f, 0},   {.5f, .86f, .74f, 0, 0},
                       {-.1f, 1.55f, 1.2f, 0, 0}};
    part(); /* the spout, wrung like a cloth, leaning to the moon */
    paint(water);
    blend(.05f);
    drape(&(Drape){
        .rows = 7, .row = row, .folds = 9, .gather = .05f, .depth = .10f, .twist = 7.f, .thick = .05f, .seed = 5});
    part();
    paint(water);
    blend(.2f);
    limb(V(0, -.2f, 0), V(-.08f, 2.2f, 0), .6f, .40f);
    limb(V(-.08f, 2.2f, 0), V(.5f, 5.0f, -.35f), .40f, .66f);
    for (int k = 0; k < 5; k++) {
        Vec3 p[8];
        for (int i = 0; i < 8; i++) {
            float t = (float)i / 7, a = t * 7 + (float)k * 1.26f, w = .50f + .9f * powf(1 - t, 5) + .35f * t * t;
            p[i] = V(-.05f + .5f * t * t + sinf(a) * w, 4.9f * t, .1f + cosf(a) * w * .8f);
        }
        foam_along(8, p, 70, .14f, .06f, k * 70);
    }
    push(); /* whom it has: head down, all four limbs out */
    move(.16f, 3.15f, .55f);
    turn_z(150);
    turn_y(26);
    turn_x(14);
    grow(.98f);
    move(0, -1.2f, 0);
    ox_ogre(material_skin(rgb(0x5c4434), rgb(0x2c2220)), material_wool(rgb(0xf0765a)), .95f, -24);
    pop();
    lamp(V(-.5f, 2.5f, 1.9f), rgb(0xc8e8f0) * 1.4f, .8f);
    for (int i = 0; i < 40; i++) { /* drops and stones that fall upwards */
        float t = chance(i + 9);
        part();
        paint(i % 4 ? water : material_stone(rgb(0x54686c), rgb(0x2a3a40)));
        egg((chance(i) - .5f) * 2.8f * (1.1f - .4f * t), .3f + 4.2f * t, .5f, .03f, .065f, .03f);
    }
    int field = material_new(rgb(0x24484e), rgb(0x10262c), .8f, .4f, PAT_GRASS, 3, .6f),
        wall = material_stone(rgb(0x2c4a50), rgb(0x16282e));
    part();
    paint(field);
    ground(0, .05f, 1);
    push();
    move(-1.45f, .0f, .4f);
    grow(1.25f);
    titan_tower(wall, wall, rgb(0xf4d58a) * 1.4f);
    pop();
    Vec3 edge[5] = {V(-1.6f, .08f, .3f), V(-.9f, .1f, 1.1f), V(0, .1f, 1.35f), V(.9f, .1f, 1.1f), V(1.6f, .08f, .3f)};
    foam_along(5, edge, 120, .22f, .09f, 4);
    fog_bank(V(0, .15f, .9f), V(1.8f, .2f, .4f), 20, .4f, rgb(0xa8d0cc), .07f, 3);
    faction_motes();
}

/* ---- ti11: everything is a fish ---- */

/* Cords from two hands to a rim of weights, bulging over what is below; rings between them. */
static void flying_net(Vec3 left, Vec3 right, Vec3 middle, float rx, float rz, float high)
{
    enum { RAYS = 14, RINGS = 5 };
    int light = material_glow(rgb(0xc8ffe8), .85f), weight = material_glow(rgb(0xffe0a0), 2.0f);
    Vec3 at[RAYS][RINGS + 1];
    for (int i = 0; i < RAYS; i++) {
        float a = (float)i / RAYS * 2 * PI;
        Vec3 rim = middle + V(cosf(a) * rx, .10f * sinf(3 * a), sinf(a) * rz), from = cosf(a) < 0 ? left : right;
        for (int k = 0; k <= RINGS; k++) {
            float t = (float)k / RINGS;
            at[i][k] = vec_mix(from, rim, t) + V(cosf(a) * .25f, high, sinf(a) * .25f) * sinf(t * PI);
        }
    }
    for (int i = 0; i < RAYS; i++) {
        part();
        paint(light);
        blend(.006f);
        for (int k = 0; k < RINGS; k++)
            limb(at[i][k], at[i][k + 1], .009f, .009f);
        for (int k = 2; k <= RINGS; k++)
            limb(at[i][k], at[(i + 1) % RAYS][k], .008f, .008f);
        part();
        paint(weight);
        ball(at[i][RINGS][0], at[i][RINGS][1], at[i][RINGS][2], .042f);
        sprite(at[i][RINGS], .10f, rgb(0xf4d58a), SPRITE_GLOW, .5f);
    }
}

static void netcaster(void)
{
    camera(V(-.1f, 1.5f, 6.0f), V(.08f, 1.45f, 0), 31);
    family_hour(TIDE_STORM);
    Scene *s = scene();
    s->roll = 5;
    s->ambient = .3f;
    s->vignette = 1.3f;
    Sailor f = {.head = {.skin = rgb(0xc48a64),
                         .hair = rgb(0x8a8480),
                         .iris = rgb(0x3a8a90),
                         .age = .8f,
                         .man = 1,
                         .wide = 1.1f,
                         .nose = NOSE_LONG,
                         .mood = MOOD_EFFORT,
                         .cast = CAST_BROAD,
                         .hairs = HAIR_NONE,
                         .beard = WHISKERS_FULL,
                         .gaze_x = 10,
                         .gaze_y = -18,
                         .seed = 7},
                .turn = V(12, 8, -6),
                .head_size = .62f,
                .body = {.man = 1, .wide = 1.15f},
                .coat = 0xb8502c,
                .trousers = 0x2a3c44,
                .boots = 0x201a18,
                .sash = 0x1a5a66,
                .hem = .7f,
                .open = 26,
                .knee = {V(-.30f, .62f, .25f), V(.32f, .6f, -.05f)},
                .foot = {V(-.36f, .1f, .35f), V(.40f, .1f, -.2f)},
                .elbow = {V(-.60f, 1.62f, .40f), V(.70f, 1.60f, .34f)},
                .wrist = {V(-.12f, 1.66f, .78f), V(.50f, 1.70f, .80f)},
                .pose = {GRASP_FIST, GRASP_FIST},
                .bar = {V(.6f, -.2f, 1), V(.2f, -.2f, 1)},
                .fingers = {V(0, .8f, .4f), V(0, .8f, .4f)}};
    push();
    move(-.56f, .42f, -.75f);
    turn_y(26);
    move(0, 1.0f, 0);
    turn_x(12);
    move(0, -1.0f, 0);
    sailor(&f);
    push();
    move(0, 2.22f, .05f);
    grow(.62f);
    turn_y(8);
    turn_x(12);
    turn_z(-6);
    wool_cap(rgb(0x1a5a66), rgb(0xe8c890));
    pop();
    Vec3 left = here(V(-.10f, 1.64f, .84f)), right = here(V(.52f, 1.68f, .86f));
    pop();
    push(); /* what it falls on, still running */
    move(.52f, -.12f, .62f);
    turn_y(-14);
    turn_z(-8);
    turn_x(8);
    grow(1.12f);
    int coat = wild_coat(rgb(0x4a4450), 6), mane = wild_coat(rgb(0x34303c), 3.4f);
    wild_runner(&(Wild){.kind = WILD_WOLF,
                        .coat = coat,
                        .pale = wild_coat(rgb(0x8a8088), 12),
                        .dark = mane,
                        .iris = rgb(0xffc040),
                        .glow = .7f,
                        .jaw = 34,
                        .snarl = 1,
                        .glare = 10,
                        .open = .6f,
                        .look_x = -10,
                        .ears = 50},
                mane, 0, -8);
    pop();
    flying_net(left, right, V(.52f, .55f, 1.30f), .92f, 1.0f, .5f);
    part();
    paint(wet_stone());
    box(-1.4f, .30f, -1.0f, 1.7f, .16f, .6f, .04f);
    for (int i = 0; i < 5; i++)
        box(-2.6f + .6f * (float)i, .05f, -.42f, .28f, .14f, .06f, .03f);
    lamp(V(.2f, 2.1f, 1.6f), rgb(0xd8fff0) * 1.6f, .5f);
    lamp(V(-.5f, 2.6f, .6f), rgb(0xffe0c0) * 1.2f, .4f);
    faction_ground();
    faction_motes();
}

/* ---- ti17: three beasts in one knot ---- */

/* A rope of two strands that runs around a bale: the turn at `height`, sunk where the coat wells over it. */
static void rope_turn(float height, float tilt, float rx, float rz, float thick, int m)
{
    enum { STEPS = 150 };
    for (int strand = 0; strand < 2; strand++) {
        Vec3 before = V(0, 0, 0);
        part();
        paint(m);
        blend(.008f);
        for (int i = 0; i <= STEPS; i++) {
            float a = (float)i / STEPS * 2 * PI, w = (float)i * .62f + (float)strand * PI,
                  out = 1 + thick / rx * .6f * cosf(w);
            Vec3 at = V(sinf(a) * rx * out, height + tilt * sinf(a + .6f) + thick * .6f * sinf(w), cosf(a) * rz * out);
            if (i > 0)
                limb(before, at, thick * .66f, thick * .66f);
            before = at;
        }
    }
}

static void rope_along(int n, const Vec3 *p, float thick, int m)
{
    int steps = (n - 1) * 26;
    for (int strand = 0; strand < 2; strand++) {
        Vec3 before = V(0, 0, 0);
        part();
        paint(m);
        blend(.008f);
        for (int i = 0; i <= steps; i++) {
            float t = (float)i / (float)steps * (float)(n - 1), w = (float)i * .62f + (float)strand * PI;
            Vec3 along = vec_unit(tube_point(n, p, t + .02f) - tube_point(n, p, t - .02f)),
                 x = vec_unit(vec_cross(along, V(.2f, .3f, 1))), y = vec_cross(along, x),
                 at = tube_point(n, p, t) + (x * cosf(w) + y * sinf(w)) * (thick * .6f);
            if (i > 0)
                limb(before, at, thick * .66f, thick * .66f);
            before = at;
        }
    }
}

/* Three of them in one noose, and who hauls it tight. */
static void maelstrom_knot(void)
{
    camera(V(.15f, 1.55f, 5.2f), V(.05f, 1.45f, 0), 32);
    family_hour(TIDE_NIGHT);
    Scene *s = scene();
    s->key.color = rgb(0xf0f8ff) * 1.9f;
    s->roll = 6;
    s->vignette = 1.4f;
    int hemp = material_new(rgb(0xd8b878), rgb(0x8a6a3c), .8f, .3f, PAT_CLOTH, 16, .8f),
        mane = wild_coat(rgb(0x4a3830), 3.2f);
    static const struct {
        WildKind kind;
        unsigned coat;
        float x, y, z, turn, nod, tilt, size, jaw, snarl, glare, look_x, look_y;
    } who[3] = {{WILD_WOLF, 0x8a6038, -.46f, 1.98f, -.06f, -48, -34, 14, 1.06f, 36, .6f, -14, 0, 10},
                {WILD_BOAR, 0x5e4c42, .10f, 1.50f, .50f, 10, 6, 7, 1.14f, 22, 1, 18, 8, -6},
                {WILD_BEAR, 0x6a4a34, .66f, 2.06f, -.14f, 52, 10, -14, 1.04f, 30, 1, -16, 14, 16}};
    part(); /* pressed into one bale: it wells out between the turns */
    paint(mane);
    blend(.10f);
    for (int i = 0; i < 4; i++)
        egg(.04f, .30f + .36f * (float)i, .0f, 1.02f - .07f * (float)i, .26f, .80f - .05f * (float)i);
    limb(V(.0f, .3f, 0), V(.0f, 1.3f, 0), .72f, .66f);
    for (int i = 0; i < 3; i++) {
        limb(V(who[i].x * .6f, 1.2f, who[i].z * .4f), V(who[i].x * .95f, who[i].y - .1f, who[i].z - .2f), .44f, .32f);
    }
    for (int i = 0; i < 3; i++) {
        int fur = wild_coat(rgb(who[i].coat), 7);
        push();
        move(who[i].x, who[i].y, who[i].z);
        turn_y(who[i].turn);
        turn_x(who[i].nod);
        turn_z(who[i].tilt);
        grow(who[i].size);
        wild_ruff(30, .34f, .085f, wild_coat(rgb(who[i].coat) * .7f, 3.4f), i);
        wild_head(&(Wild){.kind = who[i].kind,
                          .coat = fur,
                          .pale = wild_coat(rgb(who[i].coat) * 1.7f, 12),
                          .dark = wild_coat(rgb(who[i].coat) * .5f, 7),
                          .iris = rgb(0xffc830),
                          .glow = .6f,
                          .jaw = who[i].jaw,
                          .snarl = who[i].snarl,
                          .glare = who[i].glare,
                          .open = who[i].glare < 0 ? .75f : .5f,
                          .look_x = who[i].look_x,
                          .look_y = who[i].look_y,
                          .ears = 46});
        pop();
    }
    for (int side = -1; side <= 1; side += 2) { /* a paw wrung out between two turns */
        float q = (float)side;
        Hand h = {.size = .22f,
                  .thick = 1.4f,
                  .spread = 60,
                  .curl = .2f,
                  .thumb = -side,
                  .claw = material_tooth(),
                  .claw_length = .7f};
        part();
        paint(mane);
        blend(.06f);
        limb(V(q * .7f, .62f, .55f), V(q * .96f, .82f, .92f), .15f, .11f);
        hand_at(&h, V(q * .96f, .82f, .92f), V(q * .3f, .85f, .35f), V(0, -.3f, 1));
    }
    static const float turn[3][4] = {{.48f, .10f, .94f, .74f}, {.84f, -.12f, .90f, .70f}, {1.16f, .10f, .82f, .64f}};
    for (int i = 0; i < 3; i++)
        rope_turn(turn[i][0], turn[i][1], turn[i][2], turn[i][3], .062f, hemp);
    Vec3 knot[6] = {V(-.10f, .98f, .74f), V(.10f, .76f, .96f), V(.34f, .90f, .98f),
                    V(.30f, 1.08f, .90f), V(.10f, .96f, .98f), V(.14f, .72f, 1.02f)};
    rope_along(6, knot, .068f, hemp);
    Vec3 haul[4] = {V(.14f, .74f, 1.00f), V(.44f, .72f, 1.30f), V(.74f, .76f, 1.60f), V(1.05f, .78f, 1.9f)};
    rope_along(4, haul, .062f, hemp);
    int skin = material_skin(rgb(0xb07a58), rgb(0x7a4a38)), sleeve = material_cloth(rgb(0x1f5a68));
    Vec3 bar = vec_unit(haul[1] - haul[2]), out = V(.15f, .8f, .6f), grip_at = vec_mix(haul[1], haul[2], .55f),
         elbow = V(1.5f, .30f, 2.0f);
    PersonHand fist = {.pose = GRASP_FIST, .size = .24f, .thick = 1.3f, .thumb = -1, .skin = skin, .age = .8f};
    push();
    Vec3 wrist = person_hand_grip(fist, grip_at, bar, out);
    pop();
    part();
    paint(skin);
    blend(.05f);
    limb(wrist, vec_mix(wrist, elbow, .5f), .10f, .14f);
    part();
    paint(sleeve);
    blend(.04f);
    limb(vec_mix(wrist, elbow, .35f), elbow, .17f, .26f);
    int sea = material_sea(rgb(0x2f9c9c), .10f);
    push();
    move(0, .10f, 0);
    water_arc(1.5f, -160, 120, .12f, sea, 5);
    water_arc(1.25f, 40, 330, .10f, sea, 50);
    pop();
    faction_ground();
    faction_motes();
}

/* ---- ti19: off the quay, after pretty lights ---- */

/* Soft balls of light on a line, the farther the smaller. */
static void light_bait(int n, const Vec3 *path, int count)
{
    static const unsigned colors[3] = {0xf4d58a, 0xf0a08a, 0xa8ffe8};
    for (int i = 0; i < count; i++) {
        float t = (float)i / (float)(count - 1), r = mix(.125f, .03f, sqrtf(t));
        Vec3 p = tube_point(n, path, t * (float)(n - 1)), c = rgb(colors[i % 3]);
        part();
        paint(material_glow(vec_mix(c, grey(1), .35f), 2.2f));
        ball(p[0], p[1], p[2], r);
        sprite(p, r * 2.4f, c, SPRITE_GLOW, .55f);
        sprite(p, r * 6, c, SPRITE_GLOW, .08f);
    }
}

static void quay_gate(int wall)
{
    push();
    move(1.75f, .05f, -2.9f);
    turn_y(-16);
    part();
    paint(wall);
    blend(.02f);
    box(.4f, 1.1f, 0, 1.7f, 1.2f, .35f, .03f);
    carve();
    box(-.35f, .45f, .2f, .36f, .66f, .5f, .2f);
    fill();
    for (int i = 0; i < 5; i++)
        block(-1.1f + .72f * (float)i, 2.45f, 0, .22f, .2f, .3f, wall);
    part();
    paint(material_wood());
    box(-.35f, .45f, .0f, .36f, .66f, .05f, .02f);
    lit_window(.5f, 1.4f, .37f, .08f, .14f, rgb(0xf4d58a));
    lit_window(-1.0f, 1.5f, .37f, .06f, .11f, rgb(0xf4d58a));
    pop();
}

static void decoy_lights(void)
{
    camera(V(-.9f, 1.15f, 7.2f), V(-.22f, 1.52f, 0), 35);
    Scene *s = scene();
    s->backdrop = moon_fog;
    s->disc_x = .62f;
    s->disc_y = 1.02f;
    s->disc_size = .6f;
    s->roll = 3;
    s->key.color = rgb(0xd8e4e8) * 1.5f;
    s->rim.color = rgb(0xbfe8f0) * 4.f;
    int stone = wet_stone(), wall = material_new(rgb(0x4c686c), rgb(0x2a4046), .8f, .3f, PAT_BRICK, 5, .6f),
        hide = material_skin(rgb(0x8a6448), rgb(0x4e382e)), nail = material_plain(rgb(0x3a2c26), .4f, .8f),
        fur = material_fur(rgb(0x5a3c2a)), rag = material_wool(rgb(0xc4543e));
    quay_gate(wall);
    Brute b = {.hip = V(.38f, 1.00f, -.05f),
               .chest = V(.20f, 1.72f, .08f),
               .front = V(-.66f, 0, .75f),
               .shoulder = .58f,
               .pelvis = .22f,
               .bulk = 1.38f,
               .leg = .92f,
               .belly = .5f,
               .knee = {V(.30f, .55f, -.10f), V(.02f, .74f, .62f)},
               .foot = {V(.52f, .12f, -.34f), V(-.20f, .30f, .66f)},
               .toes = {V(-.7f, 0, .6f), V(-.8f, -.25f, .5f)},
               .feet = FEET_BARE,
               .skin = hide,
               .boots = nail,
               .hand = .29f,
               .thick = 1.4f,
               .nail = nail};
    brute_body(&b);
    brute_kilt(&b, rag, .46f, 11, 4);
    part(); /* his mane goes on over neck and shoulders */
    paint(fur);
    blend(.04f);
    for (int i = 0; i < 40; i++) {
        float t = chance(i), a = chance(i + 50) * 2 - 1;
        Vec3 root = brute_neck(&b, .34f - .42f * t, -.12f - .10f * t) + V(.38f, 0, .40f) * (a * (.35f + .5f * t));
        limb(root, root + V(.10f * a + .06f, -.20f - .12f * chance(i + 90), -.06f), .10f, .012f);
    }
    brute_arm(&b, -1, V(-.56f, 1.66f, -.10f), V(-.86f, 1.98f, .22f), GRASP_REACH, V(-.75f, .45f, .25f),
              V(-.3f, -.5f, .6f));
    push();
    Vec3 head = brute_neck(&b, .44f, .30f);
    move(head[0], head[1], head[2]);
    turn_y(-34);
    turn_x(-12);
    turn_z(9);
    grow(.88f);
    ox_head(fur, 15, -8, -20);
    pop();
    brute_arm(&b, 1, V(1.12f, 2.16f, .48f), V(.62f, 2.66f, .18f), GRASP_CUP, V(-1, .05f, -.05f), V(-.3f, -1, .1f));
    Vec3 path[8] = {V(-1.06f, 2.34f, .6f),  V(-1.30f, 2.66f, .3f),  V(-1.05f, 2.98f, -.1f), V(-.62f, 2.85f, -.6f),
                    V(-.70f, 2.35f, -1.4f), V(-1.30f, 1.85f, -2.f), V(-1.9f, 1.25f, -2.8f), V(-2.6f, .85f, -4.f)};
    light_bait(8, path, 15);
    lamp(V(-.95f, 2.25f, .95f), rgb(0xffd890) * 2.2f, .42f);
    lamp(V(-1.0f, 1.2f, .9f), rgb(0xf4d58a) * .9f, .35f);
    part(); /* the quay ends under his foot */
    paint(stone);
    blend(.03f);
    box(1.72f, -.62f, -.6f, 1.62f, .62f, 1.62f, .03f);
    for (int i = 0; i < 5; i++) /* its kerb */
        block(.18f, .0f, .88f - .62f * (float)i, .14f, .07f, .30f, stone);
    for (int i = 0; i < 5; i++)
        block(.52f + .66f * (float)i, .0f, 1.0f, .31f, .07f, .12f, stone);
    push(); /* a bollard with its rope */
    move(1.0f, .05f, .80f);
    part();
    paint(material_iron());
    blend(.04f);
    limb(V(0, 0, 0), V(0, .30f, 0), .11f, .085f);
    egg(0, .34f, 0, .16f, .08f, .16f);
    pop();
    int sea = material_new(rgb(0x1c5a64), rgb(0x0a2a34), .12f, 1.3f, PAT_WATER, 2.2f, .4f);
    part();
    paint(sea);
    ground(-.48f, .02f, 1.5f);
    Vec3 shine[3] = {V(-.9f, -.44f, .9f), V(-1.2f, -.44f, .2f), V(-1.5f, -.44f, -.8f)};
    foam_along(3, shine, 30, .18f, .05f, 3);
    fog_bank(V(-1.6f, -.1f, -1.2f), V(1.2f, .3f, .5f), 24, .5f, rgb(0x9cc8c4), .08f, 3);
    faction_motes();
}

/* ---- ti23: a running loop closes on a forelimb ---- */

static void hauling_cap(void)
{
    wool_cap(rgb(0xf0765a), rgb(0xc4543e));
}

/* Rain on a quay at night, its lamps out of focus. */
static Vec3 wet_quay(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    Vec3 c =
        sky_ramp(unit((v + .7f) / 1.8f), vec_mix(t[MIDTONE], t[LIGHT], .35f) * .8f, t[SHADOW] * 1.3f, t[DARK] * 1.6f);
    c = vec_mix(c, t[DARK] * 1.5f, .6f * smooth(.45f, .65f, sky_clouds(u, v, 1.1f)));
    float roofs = -.06f + .16f * (hash_unit((uint32_t)(int)floorf(u * 5 + 40) * 7u) - .5f);
    c = vec_mix(c, vec_mix(t[SHADOW], t[DARK], .45f), under(roofs, v, .02f) * .85f);
    for (int i = 0; i < 13; i++) {
        float x = -1 + 2 * chance_of(i + 3), y = -.10f - .22f * chance_of(i + 30), r = .020f + .03f * chance_of(i + 60);
        float d = distance_to(u, v, x, y);
        c += (i % 3 == 1 ? rgb(0xf0765a) : t[ACCENT]) * (.5f * smooth(r, r * .7f, d) + .20f * expf(-d / (r * 2)));
    }
    return c;
}

static void running_bowline(void)
{
    camera(V(-.35f, 1.10f, 6.6f), V(.04f, 1.30f, 0), 33);
    Scene *s = scene();
    s->backdrop = wet_quay;
    s->roll = -5;
    s->key.color = rgb(0xb4d4e4) * 1.7f;
    s->rim.color = rgb(0xd8f4ff) * 4.0f;
    Vec3 glow = rgb(0x3090d0), paw;
    push(); /* the beast, which was running, and is now falling */
    move(1.32f, .46f, -1.25f);
    turn_y(-40);
    turn_z(-14);
    turn_x(16);
    grow(1.22f);
    jackal_body(GAIT_LEAP);
    Vec3 loop[13];
    for (int i = 0; i < 13; i++) {
        float a = (float)i / 12 * 2 * PI;
        loop[i] = V(-.23f + sinf(a) * .15f, .84f + .15f * cosf(a), 1.06f + .05f * sinf(a));
    }
    light_rope(13, loop, .045f, glow);
    for (int i = 0; i < 13; i++)
        loop[i] = loop[i] + V(.01f, -.02f, -.09f);
    light_rope(13, loop, .040f, glow);
    paw = here(V(-.36f, .84f, 1.12f));
    pop();
    Sailor f = {.head = {.skin = rgb(0xb07a58),
                         .hair = rgb(0x3a2a20),
                         .iris = rgb(0x3a8a90),
                         .age = .6f,
                         .man = 1,
                         .wide = 1.06f,
                         .nose = NOSE_BROKEN,
                         .mood = MOOD_EFFORT,
                         .mirrored = true,
                         .cast = CAST_HEAVY,
                         .hairs = HAIR_CROP,
                         .beard = WHISKERS_FULL,
                         .gaze_x = 8,
                         .seed = 7},
                .turn = V(6, -14, 6),
                .wears = hauling_cap,
                .head_size = .56f,
                .body = {.man = 1, .wide = 1.16f},
                .coat = 0x17566a,
                .trousers = 0x2a3c48,
                .boots = 0x2a1c18,
                .sash = 0xf0765a,
                .knee = {V(-.20f, .70f, .40f), V(.24f, .60f, .10f)},
                .foot = {V(-.22f, .16f, .74f), V(.28f, .10f, -.22f)},
                .elbow = {V(-.62f, 1.38f, .30f), V(.58f, 1.36f, .34f)},
                .wrist = {V(-.06f, 1.40f, .52f), V(.04f, 1.46f, .84f)},
                .pose = {GRASP_FIST, GRASP_FIST},
                .bar = {V(.1f, .16f, 1), V(.1f, .16f, 1)},
                .fingers = {V(.2f, 1, .1f), V(.2f, 1, .1f)},
                .bare = true,
                .hand_size = .21f};
    push();
    move(-.66f, -.02f, .75f);
    turn_y(56);
    move(0, .1f, 0);
    turn_x(-20);
    move(0, -.1f, 0);
    sailor(&f);
    Vec3 near = here(V(-.06f, 1.38f, .44f)), far = here(V(.06f, 1.50f, .98f)), slack = here(V(-.10f, 1.0f, .20f));
    pop();
    Vec3 taut[4] = {near, far, vec_mix(far, paw, .5f) + V(0, -.03f, 0), paw};
    light_rope(4, taut, .045f, glow);
    Vec3 coil[9];
    for (int i = 0; i < 9; i++) {
        float a = (float)i / 8 * 3.6f * PI;
        coil[i] = i == 0   ? near
                  : i == 1 ? slack
                           : V(-1.22f + .26f * sinf(a), .12f + .02f * (float)i, 1.15f + .2f * cosf(a));
    }
    light_rope(9, coil, .045f, glow);
    lamp(paw + V(-.1f, .15f, .35f), glow * 3.0f + grey(.3f), .40f);
    lamp(V(-.35f, 1.3f, 1.7f), glow * 1.4f, .45f);
    sprite(paw, .30f, rgb(0xe8fcff), SPRITE_SPARKLE, .7f);
    clods(V(.45f, .1f, .5f), V(-.5f, .7f, .4f), .8f, 14, .06f, wet_stone(), 4);
    rain(60, .3f, rgb(0x6a94a4), 5);
    Vec3 splash[3] = {V(.0f, .08f, .7f), V(.5f, .08f, .5f), V(1.2f, .08f, .3f)};
    foam_along(3, splash, 60, .20f, .05f, 40);
    part();
    paint(wet_stone());
    ground(.05f, .02f, 2);
}

const Card siege_tide_snares_cards[] = {{"cards/siege/ti05", TIDE, undertow},
                                        {"cards/siege/ti06", TIDE, moonpull},
                                        {"cards/siege/ti11", TIDE, netcaster},
                                        {"cards/siege/ti17", TIDE, maelstrom_knot},
                                        {"cards/siege/ti19", TIDE, decoy_lights},
                                        {"cards/siege/ti23", TIDE, running_bowline},
                                        {0}};
