/* SPDX-License-Identifier: MIT
 * Strays of the six roads: beasts. */
#include "cards.h"
#include "kit/backdrop.h"
#include "props/barrow_places.h"
#include "props/barrowkin.h"
#include "props/beast4.h"
#include "props/hands.h"
#include "props/regalia.h"
#include "props/rocks.h"
#include "props/weapons.h"
#include "props/wild.h"

static int rusty(Vec3 color)
{
    int m = material_iron();
    material(m)->color = color;
    material(m)->color2 = rgb(0x5a2c18);
    material(m)->rough = .6f;
    return m;
}

/* ---- st01: the lip of a ditch bursts ---- */

static void ditch_gnawer(void)
{
    camera(V(-.25f, .85f, 5.0f), V(-.02f, 1.18f, 0), 33);
    Scene *s = scene();
    s->key.color = rgb(0xfff4e0) * 2.6f;
    s->rim.color = rgb(0xfff0d0) * 4.4f;
    s->tint[LIGHT] = rgb(0xa89c84);
    s->roll = -5;
    s->vignette = 1.35f;
    int fur = wild_coat(rgb(0x55402f), 6), pale = wild_coat(rgb(0x8a6e58), 11), mane = wild_coat(rgb(0x3c2c22), 3.2f),
        mud = material_new(rgb(0x7a5a3c), rgb(0x44301f), .9f, .2f, PAT_NOISE, 5, .8f),
        pink = material_skin(rgb(0xc08272), rgb(0x7a4038)), claw = material_plain(rgb(0xe8dcc0), .4f, .8f),
        root = material_new(rgb(0xb08a58), rgb(0x6a4c2c), .9f, .2f, PAT_WOOD, 4, .8f);
    part(); /* the ground it throws up, a ring of slabs that lean outwards */
    paint(mud);
    blend(.10f);
    lumpy(.06f, 4);
    egg(0, -.35f, .6f, 2.8f, .55f, 1.4f);
    for (int i = 0; i < 13; i++) {
        float a = (-100 + 200 * (float)i / 12) * PI / 180, c = cosf(a), q = sinf(a);
        push();
        move(q * 1.05f, .18f, c * .75f - .1f);
        aim(vec_unit(V(q * .75f, .9f, c * .75f)), V(q, 0, c));
        egg(0, .12f + .10f * chance(i), 0, .26f, .30f + .22f * chance(i + 9), .13f);
        pop();
    }
    lumpy(0, 1);
    push();
    move(.08f, .06f, -.15f);
    turn_y(-24);
    part(); /* neck and shoulders heaved out of the earth */
    paint(fur);
    blend(.22f);
    egg(0, .55f, -.30f, .66f, .62f, .55f);
    limb(V(0, .80f, -.20f), V(0, 1.38f, .02f), .48f, .36f);
    for (int side = -1; side <= 1; side += 2) { /* one paw on the edge, the other still tears */
        float q = (float)side;
        Vec3 wrist = side < 0 ? V(-.62f, .70f, .74f) : V(.86f, 1.26f, .40f),
             elbow = side < 0 ? V(-.80f, .86f, .22f) : V(.92f, .82f, .25f),
             way = side < 0 ? V(-.1f, -.25f, 1) : V(.15f, .75f, .65f);
        part();
        paint(fur);
        blend(.10f);
        arm(V(q * .46f, 1.0f, -.05f), elbow, wrist, .23f, .17f, .12f);
        Hand h = {
            .size = .27f, .thick = 1.3f, .spread = 50, .curl = .45f, .thumb = -side, .claw = claw, .claw_length = .8f};
        part();
        paint(pink);
        blend(.03f);
        hand_at(&h, wrist, way, side < 0 ? V(0, -1, -.2f) : V(0, -.5f, .8f));
    }
    push();
    move(0, 1.50f, .18f);
    turn_x(-24);
    turn_z(9);
    grow(1.42f);
    wild_ruff(34, .36f, .085f, mane, 5);
    wild_head(&(Wild){
        .kind = WILD_RAT, .coat = fur, .pale = pale, .dark = mane, .jaw = 32, .glare = 12, .open = .42f, .ears = 30});
    Vec3 eye_at = here(V(.17f, .10f, .32f));
    pop();
    pop();
    sprite(eye_at, .03f, rgb(0xffffff), SPRITE_GLOW, .9f);
    for (int i = 0; i < 4; i++) { /* roots that snap */
        float y = .35f + .26f * (float)i;
        Vec3 p[4] = {V(-1.9f, y + .2f, .1f), V(-1.6f, y - .06f, .25f), V(-1.36f, y + .12f * (float)(i % 3), .4f),
                     V(-1.20f - .1f * (float)(i % 2), y + .3f, .45f)};
        float r[4] = {.07f, .05f, .035f, .008f};
        part();
        paint(root);
        blend(.02f);
        tube(4, p, r, 3);
    }
    clods(V(-.5f, .6f, .1f), V(-.9f, 1.3f, .2f), .9f, 14, .13f, mud, 3); /* out of the hole, to all sides */
    clods(V(.6f, .6f, -.3f), V(.9f, 1.6f, -.2f), .9f, 14, .13f, mud, 50);
    clods(V(0, .5f, .9f), V(.2f, .5f, .9f), 1.3f, 10, .09f, mud, 90);
    dust_burst(V(0, .7f, -.7f), V(1.5f, .9f, .2f), 26, .42f, rgb(0xe8d0a0), .14f, 7);
    dust_burst(V(0, .35f, .9f), V(1.2f, .15f, .2f), 14, .22f, rgb(0xe8d0a0), .12f, 17);
    faction_motes();
}

/* ---- st04: a jackal with a banner ---- */

/* What the road has left: broken paving, a milestone, a cart without its wheel. */
static void broken_road(int stone, int wood)
{
    for (int i = 0; i < 14; i++)
        rock(((float)(i % 7) - 3) * .55f + .2f * chance(i), -.04f, -1.4f + 2.5f * (float)(i / 7) + .3f * chance(i + 30),
             .24f, .06f + .05f * chance(i + 60), .2f, (chance(i + 90) - .5f) * 20, stone);
    push();
    move(-1.35f, 0, -1.7f);
    turn_z(-9);
    block(0, .75f, 0, .26f, .85f, .18f, stone);
    pop();
    push(); /* the cart */
    move(1.25f, .35f, -1.6f);
    turn_z(13);
    turn_y(24);
    part();
    paint(wood);
    blend(.01f);
    for (int i = 0; i < 4; i++)
        box(0, .42f + .17f * (float)i, .42f, 1.0f, .07f, .03f, .01f);
    for (int i = 0; i < 3; i++)
        box(-.8f + .8f * (float)i, .62f, .46f, .05f, .42f, .03f, .01f);
    box(0, .34f, 0, 1.0f, .04f, .44f, .01f);
    limb(V(-1.0f, .32f, .3f), V(-2.0f, .60f, .3f), .04f, .03f);
    pop();
    push();
    move(.72f, .48f, -1.0f);
    turn_z(-20);
    turn_x(78);
    part();
    paint(wood);
    blend(.01f);
    ring(0, 0, 0, .44f, .055f);
    for (int i = 0; i < 6; i++)
        limb(V(0, 0, 0), V(.44f * sinf((float)i * PI / 3), 0, .44f * cosf((float)i * PI / 3)), .035f, .028f);
    ball(0, 0, 0, .09f);
    pop();
}

static void road_jackal(void)
{
    camera(V(.55f, .78f, 4.6f), V(.24f, 1.08f, 0), 34);
    Scene *s = scene();
    s->back_x = .3f;
    s->roll = -7;
    s->key.towards = V(-.7f, .5f, .5f);
    s->rim.color = rgb(0xffb060) * 3.4f;
    s->tint[LIGHT] = rgb(0xe8b878);
    s->vignette = 1.5f;
    s->haze_from = 6;
    int fur = wild_coat(rgb(0x6a4426), 7), pale = wild_coat(rgb(0xb89060), 12), black = wild_coat(rgb(0x2a1c16), 6),
        mane = wild_coat(rgb(0x54361c), 3.4f), blue = material_wool(rgb(0x2f6cb0)), gold = material_gold(),
        wood = material_wood(), stone = material_stone(rgb(0x9a8468), rgb(0x5a4a3a)), iron = rusty(rgb(0x90908c));
    broken_road(stone, material_new(rgb(0x6a4a30), rgb(0x3a2818), .85f, .3f, PAT_WOOD, 3, 1.f));
    push();
    move(-1.06f, -.22f, -.40f);
    turn_y(34);
    grow(1.36f);
    Wild w = {.kind = WILD_WOLF,
              .coat = fur,
              .pale = pale,
              .dark = black,
              .iris = rgb(0xffc830),
              .glow = .9f,
              .jaw = 17,
              .snarl = 1,
              .glare = 18,
              .open = .5f,
              .look_x = 8,
              .ears = 34,
              .ear = 1.15f};
    wild_runner(&w, mane, 1, 8);
    push();
    move(0, 1.16f, .92f);
    turn_y(8);
    grow(.80f);
    move(.02f, -.17f, .46f); /* the pole lies behind the fangs */
    Vec3 bite = here(V(0, 0, 0));
    pop();
    pop();
    Vec3 fist = V(.56f, .74f, 1.12f), along = vec_unit(bite - fist), tip = bite + along * .85f;
    part();
    paint(wood);
    limb(fist - along * .75f, tip, .034f, .036f);
    part();
    paint(gold);
    ball(tip[0], tip[1], tip[2], .065f);
    limb(tip, tip + along * .22f, .05f, .004f);
    enum { ROWS = 5, COLUMNS = 7 };
    Vec3 c[ROWS * COLUMNS]; /* the banner, torn between them, streams over its shoulder */
    for (int r = 0; r < ROWS; r++)
        for (int k = 0; k < COLUMNS; k++) {
            float t = (float)k / (COLUMNS - 1), h = (float)r / (ROWS - 1);
            c[r * COLUMNS + k] = bite + along * (.08f + .74f * h) + V(.62f, .80f, -.85f) * t +
                                 V(.16f, -.10f, .22f) * (sinf(t * 9 - h * 2.8f) * (.25f + .8f * t)) -
                                 V(.05f, .24f, 0) * (t > .9f ? (float)(r % 2) : 0);
        }
    part();
    paint(blue);
    cloth(ROWS, COLUMNS, c, .012f, 5);
    Kin k = {.f = {.man = 1, .wide = 1.05f},
             .dress = material_wool(rgb(0x2c5c94)),
             .head = {.skin = rgb(0xd8a078),
                      .hair = rgb(0x6a4020),
                      .iris = rgb(0x4a6a80),
                      .age = .2f,
                      .man = .9f,
                      .nose = NOSE_SNUB,
                      .mood = MOOD_EFFORT,
                      .act = .8f,
                      .cast = CAST_ROUND,
                      .hairs = HAIR_CROP,
                      .beard = WHISKERS_STUBBLE,
                      .gaze_x = -10,
                      .gaze_y = 12,
                      .seed = 6},
             .look = -16,
             .nod = -8,
             .lean = -10,
             .head_size = .60f,
             .seed = 9};
    push(); /* who had it: on his back, and holding on */
    move(.62f, -.52f, .50f);
    turn_z(-7);
    turn_y(-30);
    grow(.94f);
    body_legs(&k.f, material_wool(rgb(0x6a4a34)), material_leather(rgb(0x3a2a20)), .24f, .34f);
    kin_body(&k);
    sash(material_leather(rgb(0x5a3c28)), 1.06f, .8f, 3);
    push();
    kin_head(&k);
    part();
    paint(iron);
    blend(.03f);
    push();
    move(0, .03f, -.04f);
    turn_x(-10);
    egg(0, .18f, -.02f, .48f, .46f, .51f);
    carve();
    box(0, -.43f, 0, 1, .56f, 1, .01f);
    fill();
    drum(0, .14f, -.01f, .60f, .025f, .02f);
    pop();
    pop();
    kin_hold(&k, -1, fist + along * .26f, V(-.05f, -.20f, .12f), along, V(-.2f, .5f, 1));
    kin_hold(&k, 1, fist - along * .12f, V(.18f, -.16f, .12f), along, V(.3f, .4f, 1));
    pop();
    dust_burst(V(.1f, .10f, .9f), V(.9f, .18f, .4f), 20, .22f, rgb(0xf0c888), .14f, 2);
    dust_burst(V(-.9f, .40f, -1.0f), V(1.0f, .5f, .6f), 14, .36f, rgb(0xf0c888), .12f, 9);
    lamp(V(-.3f, 1.9f, 1.9f), rgb(0xffe0b0) * .9f, .5f);
    faction_ground();
    faction_motes();
}

/* ---- st14: a throat, a collar, a broken chain ---- */

/* Rain over the dust, and the light still in it. */
static Vec3 wet_evening(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    Vec3 c = sky_ramp(unit((v + 1.1f) / 2.2f), vec_mix(t[LIGHT], t[GLOW], .3f), t[LIGHT],
                      vec_mix(t[LIGHT], t[MIDTONE], .4f));
    c = vec_mix(c, vec_mix(t[MIDTONE], rgb(0x4f7fa8), .4f),
                .4f * smooth(.46f, .66f, sky_clouds(u, v, 1.2f)) * smooth(-.2f, .9f, v));
    return c + t[LIGHT] * (.15f * halo(u, v, -.5f, -.8f, .2f));
}

/* A collar round the brush's y, spikes out. */
static void spikes_round(int iron, int steel)
{
    part();
    paint(iron);
    blend(.02f);
    lumpy(.01f, 8);
    drum(0, 0, 0, .66f, .17f, .04f);
    lumpy(0, 1);
    ring(0, .17f, 0, .65f, .04f);
    ring(0, -.17f, 0, .65f, .04f);
    for (int i = 0; i < 13; i++) {
        float a = (float)i / 13 * 2 * PI + .1f;
        part();
        paint(steel);
        blend(.02f);
        ball(sinf(a) * .66f, 0, cosf(a) * .66f, .10f);
        limb(V(sinf(a) * .66f, 0, cosf(a) * .66f), V(sinf(a) * 1.02f, .02f, cosf(a) * 1.02f), .09f, .006f);
    }
}

static void spiked_collar(void)
{
    camera(V(-.25f, 1.0f, 5.2f), V(.12f, 1.46f, 0), 34.5f);
    Scene *s = scene();
    s->backdrop = wet_evening;
    s->roll = -8;
    s->aperture = .02f;
    s->ambient = .34f;
    s->key.color = rgb(0xf4e4d0) * 2.2f;
    s->key.towards = V(-.7f, .6f, .5f);
    s->rim.color = rgb(0xf0dcb0) * 1.8f;
    s->vignette = 1.5f;
    int fur = wild_coat(rgb(0x6a482e), 6), black = wild_coat(rgb(0x241a14), 4), pale = wild_coat(rgb(0x94704c), 11),
        iron = rusty(rgb(0xb06840)), steel = rusty(rgb(0xb0a090)), wood = material_wood(),
        stone = material_stone(rgb(0x8a7a64), rgb(0x4c4034)), wet = material_stone(rgb(0x6a5c48), rgb(0x382e24)),
        fire = material_glow(rgb(0xffc060), 1.8f);
    part();
    paint(wet);
    ground(-.05f, .08f, 1.4f);
    for (int i = 0; i < 6; i++) /* the wall of a yard, and a shed's posts */
        for (int j = 0; j < 3; j++)
            rock(-2.3f + .92f * (float)i + .4f * (float)(j % 2), .22f + .42f * (float)j, -2.6f, .46f, .21f, .3f,
                 3 * (chance(i * 5 + j) - .5f), stone);
    part();
    paint(wood);
    blend(.02f);
    for (int i = 0; i < 3; i++)
        limb(V(-1.9f + 1.5f * (float)i, 0, -2.1f), V(-1.86f + 1.5f * (float)i, 2.9f, -2.1f), .10f, .09f);
    limb(V(-2.6f, 2.7f, -2.0f), V(2.2f, 2.95f, -2.0f), .10f, .10f);
    Kin k = {.f = {.man = 1, .wide = 1.15f, .belly = .5f},
             .dress = material_leather(rgb(0x5a4030)),
             .skirt = material_wool(rgb(0x4a4038)),
             .skirt_hem = .6f,
             .hood = material_wool(rgb(0x8a3028)),
             .lining = material_wool(rgb(0x3a1c18)),
             .head = {.skin = rgb(0xd0987a),
                      .hair = rgb(0x3a2418),
                      .iris = rgb(0x5a6a70),
                      .age = .5f,
                      .man = 1,
                      .nose = NOSE_BROKEN,
                      .mood = MOOD_FEAR,
                      .cast = CAST_BROAD,
                      .hairs = HAIR_NONE,
                      .beard = WHISKERS_STUBBLE,
                      .eye = 1.2f,
                      .gaze_x = -12,
                      .gaze_y = -8,
                      .seed = 4},
             .look = -10,
             .lean = -10,
             .head_size = .60f,
             .glove = material_leather(rgb(0x3a2a20)),
             .seed = 8};
    Vec3 held = V(.94f, 1.50f, -.35f);
    push(); /* who had it on the chain, and sits down now */
    move(.96f, .12f, -.95f);
    turn_z(-13);
    turn_y(-34);
    body_legs(&k.f, material_wool(rgb(0x4a4038)), material_leather(rgb(0x3a2a20)), .16f, .3f);
    kin_body(&k);
    Vec3 along = vec_unit(V(-.85f, -.10f, .55f));
    push();
    kin_hold(&k, -1, held + along * .22f, V(-.05f, -.18f, .05f), along, V(-.2f, .4f, 1));
    pop();
    push();
    kin_hold(&k, 1, held, V(.20f, -.14f, .05f), along, V(.3f, .4f, 1));
    pop();
    pop();
    push();
    move(-.36f, -.30f, .18f);
    part(); /* neck and breast, thrown forward */
    paint(fur);
    blend(.2f);
    lumpy(.03f, 6);
    Vec3 neck[4] = {V(.95f, .20f, -1.3f), V(.62f, .75f, -.70f), V(.38f, 1.22f, -.20f), V(.12f, 1.62f, .10f)};
    float nr[4] = {.85f, .70f, .52f, .42f};
    tube(4, neck, nr, 3);
    egg(.15f, .70f, -.15f, .58f, .62f, .5f);
    lumpy(0, 1);
    for (int side = -1; side <= 1; side += 2) { /* forelegs */
        float q = (float)side;
        part();
        paint(fur);
        blend(.08f);
        limb(V(.15f + q * .42f, .85f, -.05f), V(.10f + q * .50f, .55f, .45f + .2f * q), .26f, .17f);
        limb(V(.10f + q * .50f, .55f, .45f + .2f * q), V(.05f + q * .48f, .26f, .75f + .4f * q), .16f, .12f);
        limb(V(.05f + q * .48f, .26f, .75f + .4f * q), V(.03f + q * .48f, .24f, .98f + .4f * q), .13f, .11f);
    }
    push();
    move(.40f, 1.22f, -.14f);
    turn_z(30);
    turn_x(28);
    spikes_round(iron, steel);
    pop();
    Vec3 ring_at = here(V(.98f, 1.52f, -.20f));
    push();
    move(-.02f, 1.84f, .30f);
    turn_y(-24);
    turn_x(8);
    turn_z(14);
    grow(1.36f);
    wild_ruff(34, .36f, .08f, black, 8);
    wild_head(&(Wild){.kind = WILD_WOLF,
                      .coat = fur,
                      .pale = pale,
                      .dark = black,
                      .iris = rgb(0xff3010),
                      .glow = 1.1f,
                      .jaw = 38,
                      .snarl = 1,
                      .glare = 18,
                      .open = .5f,
                      .look_x = 6,
                      .ears = 40,
                      .ear = .62f});
    pop();
    pop();
    Vec3 snap = vec_mix(ring_at, held, .45f) + V(0, .10f, .10f); /* the link that was too old */
    chain(ring_at, snap + V(-.08f, .02f, 0), -.03f, 4, .085f, steel);
    chain(snap + V(.10f, .05f, 0), held + along * .3f, -.05f, 3, .085f, steel);
    chain(held - along * .1f, held + V(.15f, -1.0f, .2f), -.10f, 8, .08f, steel);
    for (int i = 0; i < 11; i++) {
        float a = (float)i * .57f, l = .10f + .16f * chance(i);
        part();
        paint(fire);
        limb(snap + V(cosf(a), sinf(a), 0) * .05f, snap + V(cosf(a), sinf(a), .2f) * l, .013f, .002f);
    }
    sprite(snap, .24f, rgb(0xffd080), SPRITE_GLOW, .7f);
    lamp(snap + V(0, .1f, .25f), rgb(0xffc070) * 1.2f, .25f);
    lamp(V(-.9f, 2.0f, 1.9f), rgb(0xffe8c8) * .9f, .5f);
    rain(60, .25f, rgb(0x7f98ac), 3);
    faction_motes();
}

const Card siege_strays_cards[] = {{"cards/siege/st01", STRAYS, ditch_gnawer},
                                   {"cards/siege/st04", STRAYS, road_jackal},
                                   {"cards/siege/st14", STRAYS, spiked_collar},
                                   {0}};
