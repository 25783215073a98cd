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
#include "props/harbour.h"
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

/* ---- ti06: the water takes him to the moon, and he has a hold of the wall ---- */

/* The spout, wrung like a cloth, from the sea behind the wall up to the moon. */
static void moon_spout(void)
{
    int water = material_new(rgb(0x6ab8c0), rgb(0x1c5a68), .12f, 1.4f, PAT_WATER, 3, .4f);
    material(water)->emit = rgb(0x8ad8d8) * .06f;
    DrapeRow row[6] = {{5.2f, .35f, .30f, .80f, -2.9f}, {4.2f, .50f, .42f, .62f, -2.4f},
                       {3.1f, .68f, .56f, .36f, -1.6f}, {2.1f, .82f, .66f, .16f, -1.0f},
                       {1.0f, 1.0f, .8f, .04f, -.9f},   {-.6f, 1.7f, 1.2f, 0, -.9f}};
    part();
    paint(water);
    blend(.05f);
    drape(&(Drape){
        .rows = 6, .row = row, .folds = 9, .gather = .05f, .depth = .12f, .twist = 5.f, .thick = .05f, .seed = 5});
    for (int k = 0; k < 5; k++) {
        Vec3 p[8];
        for (int i = 0; i < 8; i++) {
            float t = (float)i / 7, a = t * 6 + (float)k * 1.26f, w = mix(1.05f, .45f, t);
            p[i] = V(.75f * t * t + sinf(a) * w, -.3f + 5.2f * t, -.9f - 1.9f * t * t + cosf(a) * w * .8f);
        }
        foam_along(8, p, 60, .14f, .06f, k * 70);
    }
}

static void moonpull(void)
{
    camera(V(-.25f, .60f, 5.0f), V(.05f, 1.52f, 0), 38);
    family_hour(TIDE_NIGHT);
    Scene *s = scene();
    s->disc_x = .50f;
    s->disc_y = .92f;
    s->disc_size = 1.5f;
    s->tint[SHADOW] = rgb(0x0e2440);
    s->tint[MIDTONE] = rgb(0x2a5078);
    s->roll = -6;
    s->vignette = 1.3f;
    moon_spout();
    int coat = wild_coat(rgb(0x75604e), 6), mane = wild_coat(rgb(0x4a3c38), 3.2f), pale = wild_coat(rgb(0xb09c8a), 4),
        rag = material_wool(rgb(0xf0664a)), stone = wet_stone(), hoof = material_plain(rgb(0x2a2220), .3f, 1);
    Vec3 chest = V(.22f, 2.02f, -.25f), hip = V(.50f, 3.02f, -1.10f);
    part(); /* his body goes up and away, feet first */
    paint(mane);
    blend(.2f);
    limb(chest, hip, .56f, .38f);
    limb(V(-.22f, 1.86f, -.05f), V(.62f, 1.92f, -.15f), .26f, .26f);
    wet_clumps(chest + V(0, -.1f, .15f), hip, .52f, .38f, V(.2f, 1, -.6f), 130, .24f, .06f, mane, pale, 3);
    for (int i = 0; i < 2; i++) {
        Vec3 knee = i ? V(1.0f, 3.22f, -1.2f) : V(.10f, 3.42f, -1.35f),
             foot = i ? V(.95f, 3.72f, -1.9f) : V(.26f, 3.95f, -1.9f);
        part();
        paint(coat);
        blend(.1f);
        limb(hip + V(i ? .14f : -.14f, 0, 0), knee, .24f, .16f);
        limb(knee, foot, .16f, .10f);
        part();
        paint(hoof);
        limb(foot, foot + V(0, .14f, -.04f), .11f, .13f);
    }
    part();
    paint(rag);
    blend(.04f);
    for (int i = 0; i < 11; i++) { /* his kilt hangs, which now is up */
        float a = (float)i / 11 * 2 * PI;
        Vec3 root = hip + V(.38f * sinf(a), -.08f, .30f * cosf(a));
        limb(root, root + V(.10f * sinf(a) + .1f, .42f + .15f * chance(i), -.15f), .11f, .05f);
    }
    fur_arm(V(-.28f, 1.82f, .15f), V(-.66f, 1.30f, .55f), V(-.60f, .78f, 1.02f), .17f, V(.12f, -.75f, .45f),
            V(0, -.4f, -1), 1, coat, pale, 3);
    fur_arm(V(.68f, 1.86f, .0f), V(1.02f, 1.28f, .45f), V(.66f, .80f, .95f), .17f, V(-.12f, -.75f, .45f),
            V(0, -.4f, -1), -1, coat, pale, 30);
    push(); /* he looks at us for help */
    move(.12f, 1.46f, .40f);
    turn_x(24);
    turn_z(152);
    turn_y(8);
    grow(1.12f);
    wild_ruff(34, .36f, .085f, mane, 3);
    wild_head(&(Wild){.kind = WILD_BULL,
                      .coat = coat,
                      .pale = wild_coat(rgb(0xb49a84), 9),
                      .dark = mane,
                      .horn = material_bone(),
                      .iris = rgb(0xffd040),
                      .glow = .9f,
                      .jaw = 22,
                      .glare = -26,
                      .open = 1,
                      .ears = 40});
    pop();
    for (int i = 0; i < 5; i++) { /* the battlement, which comes along */
        block(-2.1f + 1.05f * (float)i, .28f, 1.12f, .40f, .34f, .24f, stone);
        block(-1.6f + 1.05f * (float)i, -.16f, 1.12f, .55f, .16f, .30f, stone);
    }
    for (int i = 0; i < 60; i++) { /* drops and stones that fall upwards */
        float t = chance(i + 9);
        Vec3 p = V((chance(i) - .5f) * 2.6f, .5f + 2.6f * t, 1.2f - 2.2f * t * chance(i + 30));
        if (i % 3 == 0)
            rock(p[0], p[1], p[2], .05f * (1.2f - t), .045f, .05f, 90 * chance(i), stone);
        else
            sprite(p, .012f + .03f * chance(i + 5) * chance(i + 6), rgb(0xe0fcff), i % 2 ? SPRITE_GLOW : SPRITE_BUBBLE,
                   .8f);
    }
    lamp(V(-.8f, 1.9f, 2.2f), rgb(0xd8ecf8) * 1.9f, .6f);
    faction_motes();
}

/* ---- ti11: everything is a fish, and this one is hoisted ---- */

/* Cords over a bag: meridians from its mouth above to its foot, and rings between, knotted. */
static void bag_net(Vec3 middle, Vec3 half, Vec3 mouth, int cord, int knot)
{
    enum { RAYS = 15, RINGS = 7 };
    Vec3 at[RAYS][RINGS + 1];
    for (int i = 0; i < RAYS; i++)
        for (int k = 0; k <= RINGS; k++) {
            float a = (float)i / RAYS * 2 * PI + .25f * (float)k, t = (float)k / RINGS, b = PI * (.10f + .86f * t),
                  sag = 1 + .05f * (chance(i * 9 + k) - .5f);
            Vec3 p = middle + half * V(sinf(a) * sinf(b), cosf(b), cosf(a) * sinf(b)) * sag;
            at[i][k] = k == 0 ? vec_mix(p, mouth, .75f) : k == 1 ? vec_mix(p, mouth, .18f) : p;
        }
    for (int i = 0; i < RAYS; i++) {
        int j = (i + 1) % RAYS;
        part();
        paint(cord);
        blend(.008f);
        for (int k = 0; k < RINGS; k++) {
            limb(at[i][k], at[i][k + 1], .017f, .017f);
            if (k > 0)
                limb(at[i][k], at[j][k - 1], .015f, .015f);
        }
        part();
        paint(knot);
        for (int k = 1; k <= RINGS; k++)
            ball(at[i][k][0], at[i][k][1], at[i][k][2], .030f);
    }
}

/* A jetty in a storm: planks, piles, the boom of a crane, a sea that breaks against it. */
static void weir_jetty(Vec3 block_at)
{
    int wood = material_new(rgb(0x6c5a44), rgb(0x2c241c), .40f, .8f, PAT_WOOD, 2.2f, .8f),
        dark = material_new(rgb(0x2c4448), rgb(0x14242a), .5f, .6f, PAT_WOOD, 2.2f, .7f), iron = material_iron();
    push();
    move(0, -.9f, -3.6f);
    breaker(-4.2f, 4.2f, 2.2f, .9f, 0, 0, material_sea(rgb(0x2a6c6c), .02f), 7);
    pop();
    deck_planks(2.4f, 2.4f, -2.0f, 9, wood, 5);
    part();
    paint(dark);
    blend(.03f);
    for (int i = 0; i < 3; i++)
        limb(V(-1.5f + 1.5f * (float)i, -1, -1.9f), V(-1.5f + 1.5f * (float)i, .75f, -1.9f), .15f, .13f);
    limb(V(-1.7f, .60f, -1.75f), V(1.9f, .52f, -1.75f), .05f, .05f);
    part(); /* the crane */
    paint(dark);
    blend(.02f);
    limb(V(1.55f, -.2f, -1.0f), V(1.50f, 3.0f, -.9f), .15f, .12f);
    limb(V(1.75f, 2.7f, -.95f), block_at + V(-.35f, .22f, 0), .11f, .08f);
    limb(V(1.52f, 1.9f, -.9f), vec_mix(V(1.6f, 2.7f, -.9f), block_at, .6f), .06f, .05f);
    part();
    paint(iron);
    blend(.02f);
    push();
    move(block_at[0], block_at[1], block_at[2]);
    turn_x(90);
    drum(0, 0, 0, .14f, .06f, .02f);
    pop();
}

static void netcaster(void)
{
    camera(V(-.15f, 1.15f, 5.1f), V(-.06f, 1.52f, 0), 36);
    family_hour(TIDE_STORM);
    Scene *s = scene();
    s->tint[ACCENT] = rgb(0x8adcb8);
    s->roll = -6;
    s->ambient = .34f;
    s->vignette = 1.4f;
    int cord = material_new(rgb(0xe0c48c), rgb(0x9a7a48), .7f, .3f, PAT_CLOTH, 16, .5f),
        knot = material_new(rgb(0xf0765a), rgb(0xa84434), .7f, .3f, PAT_CLOTH, 16, .5f), hemp = cord;
    Vec3 top = V(.50f, 3.05f, .30f), middle = V(.56f, 1.55f, .35f);
    weir_jetty(top);
    int coat = wild_coat(rgb(0x6a5e60), 6), mane = wild_coat(rgb(0x484048), 3.2f), pale = wild_coat(rgb(0xa89ea0), 4);
    push(); /* in it, all paws and teeth */
    move(middle[0], middle[1], middle[2]);
    part();
    paint(mane);
    blend(.2f);
    egg(.02f, -.10f, -.10f, .66f, .72f, .58f);
    egg(.1f, -.45f, .0f, .54f, .42f, .52f);
    wet_clumps(V(.0f, .35f, -.1f), V(.05f, -.62f, 0), .62f, .56f, V(.1f, -1, .1f), 150, .22f, .055f, mane, pale, 4);
    fur_arm(V(-.30f, -.10f, .30f), V(-.62f, -.02f, .62f), V(-.84f, .30f, .62f), .13f, V(-.3f, .9f, .2f), V(.4f, 0, 1),
            1, coat, pale, 3);
    fur_arm(V(.20f, -.55f, .30f), V(.30f, -.86f, .55f), V(.10f, -1.12f, .62f), .13f, V(-.1f, -1, .3f), V(0, .2f, 1), -1,
            coat, pale, 9);
    push();
    move(-.06f, .16f, .42f);
    turn_y(-14);
    turn_x(10);
    turn_z(38);
    grow(.98f);
    wild_ruff(34, .36f, .07f, mane, 3);
    wild_head(&(Wild){.kind = WILD_WOLF,
                      .coat = coat,
                      .pale = wild_coat(rgb(0xb0a6a8), 10),
                      .dark = mane,
                      .iris = rgb(0xffc840),
                      .glow = .8f,
                      .jaw = 26,
                      .snarl = 1,
                      .glare = -10,
                      .open = .85f,
                      .look_x = -22,
                      .look_y = 10,
                      .ears = 70});
    pop();
    pop();
    bag_net(middle + V(0, -.12f, .06f), V(.86f, .98f, .84f), top + V(0, -.35f, 0), cord, knot);
    hawser(2, (Vec3[]){top + V(0, -.40f, 0), top}, .05f, hemp);
    Sailor f = {.head = {.skin = rgb(0xc48a64),
                         .hair = rgb(0xb8b4b0),
                         .iris = rgb(0x3a8a90),
                         .age = .8f,
                         .man = 1,
                         .wide = 1.1f,
                         .nose = NOSE_LONG,
                         .mood = MOOD_EFFORT,
                         .act = .8f,
                         .cast = CAST_BROAD,
                         .hairs = HAIR_NONE,
                         .beard = WHISKERS_FULL,
                         .gaze_x = 14,
                         .gaze_y = 8,
                         .seed = 7},
                .turn = V(-10, -10, -4),
                .head_size = .62f,
                .body = {.man = 1, .wide = 1.12f},
                .coat = 0x1a6070,
                .trousers = 0x2a3c44,
                .boots = 0x201a18,
                .sash = 0xf0664a,
                .hem = .7f,
                .open = 26,
                .wind = V(-.3f, 0, -.2f),
                .knee = {V(-.22f, .64f, .30f), V(.22f, .70f, .46f)},
                .foot = {V(-.30f, .12f, -.1f), V(.24f, .10f, .62f)}};
    push();
    move(-.52f, -.12f, .75f);
    turn_y(40);
    turn_x(-9);
    sailor(&f);
    push();
    move(0, 2.22f, .05f);
    grow(.62f);
    turn_y(-10);
    turn_x(-10);
    turn_z(-4);
    wool_cap(rgb(0xf0765a), rgb(0xf4d8a8));
    pop();
    Vec3 left = here(body_shoulder(&f.body, -1)), right = here(body_shoulder(&f.body, 1));
    pop();
    int skin = material_skin(f.head.skin, f.head.skin * V(.8f, .62f, .55f)), sleeve = material_wool(rgb(f.coat)),
        cuff = material_wool(rgb(0xf4d8a8));
    Vec3 low = V(-.24f, 1.14f, 1.40f), line = vec_unit(top - low), high = low + line * .36f;
    for (int i = 0; i < 2; i++) {
        push();
        reach(&(Reach){.shoulder = i ? right : left,
                       .at = i ? high : low,
                       .bar = line,
                       .fingers = V(.1f, .5f, 1),
                       .aside = i ? V(.4f, -1, .2f) : V(-.8f, -.7f, .2f),
                       .thumb = i ? -1 : 1,
                       .hand = .22f,
                       .sleeve = sleeve,
                       .cuff = cuff,
                       .skin = skin,
                       .age = .8f});
        pop();
    }
    hawser(2, (Vec3[]){low - line * .05f, top + V(-.1f, .05f, 0)}, .045f, hemp);
    hawser(4, (Vec3[]){low - line * .05f, low + V(.12f, -.32f, .1f), low + V(-.1f, -.8f, .2f), V(-.5f, .05f, 1.7f)},
           .045f, hemp);
    lamp(V(-.9f, 2.6f, 2.2f), rgb(0xffe8d0) * 1.8f, .55f);
    lamp(V(.1f, 2.3f, 1.9f), rgb(0xd8fff0) * 1.2f, .5f);
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
        float t = (float)i / (float)(count - 1), r = mix(.150f, .03f, sqrtf(t));
        Vec3 p = tube_point(n, path, t * (float)(n - 1)), c = rgb(colors[i % 3]);
        part();
        paint(material_glow(vec_mix(c, grey(1), .35f), 2.2f));
        ball(p[0], p[1], p[2], r);
        sprite(p, r * 2.4f, c, SPRITE_GLOW, .55f);
        sprite(p, r * 6, c, SPRITE_GLOW, .08f);
    }
}

/* The quay's edge with its bollard, the houses behind it, the water below. */
static void quay_edge(void)
{
    int stone = wet_stone(), wall = material_new(rgb(0x4c686c), rgb(0x2a4046), .8f, .3f, PAT_BRICK, 5, .6f),
        roof = material_plain(rgb(0x14323c), .7f, .3f), first = scene()->material_count;
    push();
    move(-2.2f, 0, -3.6f);
    quay_houses(0, 5.6f, 1.9f, wall, roof, rgb(0xf4b860) * 1.5f, 61);
    pop();
    fade_since(first, rgb(0x4a7a84), .28f);
    part();
    paint(stone);
    blend(.03f);
    box(.6f, -.62f, -1.6f, 3.2f, .60f, 1.9f, .03f);
    for (int i = 0; i < 8; i++) /* its kerb */
        block(-1.9f + .66f * (float)i, .0f, .22f, .31f, .08f, .16f, stone);
    push();
    move(1.05f, .06f, -.05f);
    bollard(.95f, material_iron(), material_new(rgb(0xb89c68), rgb(0x5c4828), .9f, .1f, PAT_CLOTH, 12, .6f));
    pop();
    part();
    paint(material_new(rgb(0x1c5a64), rgb(0x0a2a34), .12f, 1.3f, PAT_WATER, 2.2f, .4f));
    ground(-.62f, .03f, 1.5f);
}

static void decoy_lights(void)
{
    camera(V(-.75f, .55f, 5.4f), V(.0f, 1.38f, 0), 37);
    Scene *s = scene();
    s->backdrop = moon_fog;
    s->disc_x = .62f;
    s->disc_y = 1.02f;
    s->disc_size = .7f;
    s->roll = 7;
    s->vignette = 1.3f;
    s->key.color = rgb(0xd8e4e8) * 1.5f;
    s->rim.color = rgb(0xbfe8f0) * 4.f;
    int hide = material_skin(rgb(0x9a7254), rgb(0x5a4236)), nail = material_plain(rgb(0x3a2c26), .4f, .8f),
        fur = wild_coat(rgb(0x5a4438), 3.2f), pale = wild_coat(rgb(0xa88c78), 4), rag = material_wool(rgb(0xd05a44));
    quay_edge();
    Brute b = {.hip = V(.26f, 1.00f, -.10f),
               .chest = V(.06f, 1.68f, .22f),
               .front = V(-.30f, -.15f, 1),
               .shoulder = .58f,
               .pelvis = .24f,
               .bulk = 1.38f,
               .leg = 1.0f,
               .belly = .5f,
               .sinews = true,
               .knee = {V(.02f, .96f, .72f), V(.52f, .52f, .05f)},
               .foot = {V(-.22f, .46f, 1.18f), V(.66f, .14f, -.42f)},
               .toes = {V(-.35f, .25f, 1), V(.2f, 0, 1)},
               .feet = FEET_BARE,
               .skin = hide,
               .boots = nail,
               .hand = .30f,
               .thick = 1.4f,
               .nail = nail};
    brute_body(&b);
    brute_kilt(&b, rag, .46f, 11, 4);
    wet_clumps(V(-.40f, 1.72f, .12f), V(.52f, 1.74f, .10f), .26f, .26f, V(0, -1, .2f), 90, .26f, .07f, fur, pale, 3);
    brute_arm(&b, -1, V(-.72f, 1.62f, .70f), V(-.62f, 1.96f, 1.22f), GRASP_REACH, V(-.10f, .75f, .55f),
              V(.3f, -.3f, .9f));
    brute_arm(&b, 1, V(.98f, 1.42f, .30f), V(1.02f, 1.92f, .62f), GRASP_REACH, V(.25f, .95f, .2f), V(-.4f, .1f, .9f));
    push();
    Vec3 head = brute_neck(&b, .42f, .26f);
    move(head[0], head[1], head[2]);
    turn_y(-20);
    turn_x(-4);
    turn_z(12);
    grow(1.05f);
    wild_ruff(34, .40f, .085f, fur, 3);
    wild_head(&(Wild){.kind = WILD_BULL,
                      .coat = wild_coat(rgb(0x7a5c48), 6),
                      .pale = wild_coat(rgb(0xb0947c), 9),
                      .dark = fur,
                      .horn = material_bone(),
                      .iris = rgb(0xffd040),
                      .glow = .9f,
                      .jaw = 24,
                      .glare = 12,
                      .open = .95f,
                      .look_x = -16,
                      .look_y = -16,
                      .cross = 9});
    pop();
    Vec3 path[7] = {V(-.40f, 2.52f, 1.40f), V(-.78f, 2.30f, 1.75f), V(-.85f, 1.80f, 1.95f), V(-.60f, 1.35f, 1.7f),
                    V(-1.0f, 1.0f, 1.0f),   V(-1.5f, .75f, .0f),    V(-1.9f, .6f, -1.6f)};
    light_bait(7, path, 13);
    lamp(V(-.40f, 2.45f, 1.55f), rgb(0xffd890) * 2.4f, .46f);
    lamp(V(-.85f, 1.6f, 1.7f), rgb(0xf4d58a) * 1.2f, .40f);
    for (int i = 0; i < 9; i++) { /* the kerb crumbles under his heel */
        push();
        move(-.25f + .3f * chance(i), -.10f - .4f * chance(i + 9), .55f + .3f * chance(i + 20));
        turn_z(90 * chance(i));
        block(0, 0, 0, .06f, .05f, .06f, wet_stone());
        pop();
    }
    fog_bank(V(-1.2f, -.35f, .6f), V(1.2f, .2f, .5f), 20, .4f, rgb(0x9cc8c4), .07f, 3);
    faction_motes();
}

/* ---- ti23: a running loop closes on a muzzle ---- */

static void hauling_cap(void)
{
    wool_cap(rgb(0xf0765a), rgb(0xc4543e));
}

/* Who holds the other end: back from us, his weight against a bollard. */
static void hauler(Vec3 line_to, Vec3 glow)
{
    Sailor f = {.head = {.skin = rgb(0xb07a58),
                         .hair = rgb(0x5a4030),
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
                         .gaze_y = -6,
                         .seed = 7},
                .turn = V(8, -8, 6),
                .wears = hauling_cap,
                .head_size = .62f,
                .body = {.man = 1, .wide = 1.18f},
                .coat = 0x1a6074,
                .trousers = 0x2a3c48,
                .boots = 0x2a1c18,
                .sash = 0xf0765a,
                .knee = {V(-.20f, .82f, .46f), V(.24f, .60f, .10f)},
                .foot = {V(-.20f, .40f, .80f), V(.28f, .10f, -.22f)}};
    push();
    move(-.62f, -.02f, -.10f);
    turn_y(38);
    turn_x(-24);
    sailor(&f);
    Vec3 left = here(body_shoulder(&f.body, -1)), right = here(body_shoulder(&f.body, 1));
    pop();
    int skin = material_skin(f.head.skin, f.head.skin * V(.8f, .62f, .55f)), coat = material_wool(rgb(f.coat));
    Vec3 low = V(-.42f, 1.36f, .62f), line = vec_unit(line_to - low), high = low + line * .30f;
    for (int i = 0; i < 2; i++) {
        Vec3 shoulder = i ? right : left;
        body_armhole(coat, shoulder, vec_mix(shoulder, low, .5f) + V(i ? .1f : -.1f, -.2f, 0), .17f);
        push();
        reach(&(Reach){.shoulder = shoulder,
                       .at = i ? high : low,
                       .bar = line,
                       .fingers = V(.1f, .9f, .5f),
                       .aside = i ? V(.5f, -1, .2f) : V(-1, -.6f, .2f),
                       .thumb = i ? -1 : 1,
                       .size = 1.05f,
                       .hand = .225f,
                       .muscle = 1.1f,
                       .skin = skin});
        pop();
    }
    light_rope(3, (Vec3[]){low - line * .1f, high, line_to}, .050f, glow);
    light_rope(5,
               (Vec3[]){low - line * .1f, low + V(-.25f, -.35f, -.1f), V(-.9f, .35f, .5f), V(-.75f, .12f, .8f),
                        V(-1.2f, .10f, .9f)},
               .045f, glow);
}

static void running_bowline(void)
{
    camera(V(-.10f, 1.02f, 5.0f), V(-.10f, 1.20f, 0), 36);
    Scene *s = scene();
    s->backdrop = moon_fog;
    s->disc_x = 2.5f;
    s->tint[LIGHT] = rgb(0x5a8890);
    s->roll = -8;
    s->vignette = 1.3f;
    s->key.color = rgb(0xc4dce4) * 1.7f;
    s->rim.color = rgb(0xd8f4ff) * 4.4f;
    Vec3 glow = rgb(0x30a8d0), ring_at;
    int first = s->material_count;
    push();
    move(-2.9f, 0, -3.8f);
    quay_houses(0, 5.8f, 1.5f, wet_stone(), material_plain(rgb(0x14323c), .7f, .3f), rgb(0xf4b860) * 1.7f, 23);
    pop();
    fade_since(first, rgb(0x2c5a66), .30f);
    push();
    move(-.10f, 0, .62f);
    bollard(1.05f, material_iron(), 0);
    pop();
    int coat = wild_coat(rgb(0x66585a), 6), mane = wild_coat(rgb(0x40363c), 3.2f), pale = wild_coat(rgb(0xa8989c), 4);
    push(); /* it was running, and falls on its chin before our feet */
    move(.46f, .92f, .95f);
    turn_y(-20);
    turn_x(20);
    turn_z(-24);
    grow(1.34f);
    part();
    paint(mane);
    blend(.25f);
    limb(V(0, .0f, -.30f), V(.15f, .22f, -1.25f), .40f, .66f);
    limb(V(.15f, .22f, -1.25f), V(.25f, .55f, -2.1f), .64f, .52f);
    wet_clumps(V(0, .05f, -.25f), V(.18f, .30f, -1.6f), .40f, .64f, V(0, -.35f, -.8f), 150, .26f, .060f, mane, pale, 3);
    for (int i = 0; i < 9; i++) { /* bristles along its back */
        float t = (float)i / 8;
        part();
        paint(i % 2 ? pale : mane);
        Vec3 root = vec_mix(V(0, .33f, -.15f), V(.22f, .98f, -1.9f), t);
        limb(root, root + V(.03f * (chance(i) - .5f), .22f + .08f * chance(i + 3), -.16f), .09f, .008f);
    }
    wild_head(&(Wild){.kind = WILD_BOAR,
                      .coat = coat,
                      .pale = wild_coat(rgb(0xa89490), 9),
                      .dark = mane,
                      .iris = rgb(0xffc840),
                      .glow = .9f,
                      .jaw = 6,
                      .snarl = .7f,
                      .glare = -20,
                      .open = 1,
                      .look_x = -16,
                      .look_y = -8,
                      .cross = 0,
                      .ears = 60});
    for (int k = 0; k < 3; k++) { /* the loop, three times round its jaws */
        Vec3 loop[11];
        for (int i = 0; i < 11; i++) {
            float a = (float)i / 10 * 2 * PI;
            loop[i] =
                V(sinf(a) * (.255f - .022f * (float)k), -.20f - .040f * (float)k + (.280f - .025f * (float)k) * cosf(a),
                  .42f + .085f * (float)k + .04f * cosf(a));
        }
        light_rope(11, loop, .027f, glow);
    }
    ring_at = here(V(-.24f, -.02f, .52f));
    pop();
    fur_arm(V(.10f, .55f, .75f), V(-.22f, .42f, 1.25f), V(-.10f, .12f, 1.62f), .17f, V(-.2f, -.1f, 1), V(0, -1, .1f), 1,
            coat, pale, 13);
    hauler(ring_at, glow);
    lamp(ring_at + V(-.15f, .25f, .45f), glow * 1.2f + grey(.2f), .38f);
    lamp(V(-.75f, 2.2f, 1.5f), rgb(0xffd8b0) * 1.8f, .5f);
    sprite(ring_at, .26f, rgb(0xe8fcff), SPRITE_SPARKLE, .7f);
    clods(V(1.1f, .1f, 1.6f), V(-.4f, .7f, .5f), .8f, 14, .055f, wet_stone(), 4);
    rain(60, .3f, rgb(0x6a94a4), 5);
    foam_along(3, (Vec3[]){V(-.3f, .08f, 1.9f), V(.4f, .08f, 2.0f), V(1.2f, .08f, 1.8f)}, 90, .22f, .05f, 40);
    part();
    paint(wet_stone());
    ground(.03f, .02f, 2);
}

const Card siege_tide_snares_cards[] = {{"cards/siege/ti05", TIDE, undertow},
                                        {"cards/siege/ti06", TIDE, moonpull},
                                        {"cards/siege/ti11", TIDE, netcaster},
                                        {"cards/siege/ti17", TIDE, maelstrom_knot},
                                        {"cards/siege/ti19", TIDE, decoy_lights},
                                        {"cards/siege/ti23", TIDE, running_bowline},
                                        {0}};
