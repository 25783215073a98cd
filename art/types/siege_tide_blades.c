/* SPDX-License-Identifier: MIT
 * The Lanternfleet's blades: those who fight, and the selves they leave behind. */
#include "cards.h"
#include "kit/backdrop.h"
#include "kit/hours.h"
#include "props/castle.h"
#include "props/harbour.h"
#include "props/rocks.h"
#include "props/seafolk.h"
#include "props/seawater.h"
#include "props/weapons.h"
#include "props/wild.h"

/* ---- ti01: a mask on a titan's brow ---- */

static void knife_mask(void)
{
    half_mask(rgb(0xe8f0ea));
    push();
    move(0, .02f, 0);
    hood_deep(material_wool(rgb(0x14485a)), material_plain(rgb(0x06141c), .9f, .1f), .9f, 5);
    pop();
}

/* Who has climbed it; her arms are made in the world, to reach horn and brow. */
static void quiet_knife(Vec3 horn, Vec3 along)
{
    Sailor k = {.head = {.skin = rgb(0xd8a484),
                         .hair = rgb(0x201410),
                         .iris = rgb(0x60e0c8),
                         .age = .35f,
                         .man = .1f,
                         .mood = MOOD_RESOLVE,
                         .cast = CAST_FINE,
                         .lips = 1.3f,
                         .seed = 3,
                         .gaze_y = -10,
                         .wide = .95f},
                .turn = V(6, 4, 6),
                .wears = knife_mask,
                .head_size = .62f,
                .body = {.man = .2f, .wide = .98f},
                .coat = 0x165268,
                .trousers = 0x143a48,
                .boots = 0x1c1a20,
                .sash = 0xf0765a,
                .hem = .55f,
                .open = 50,
                .wind = V(.75f, 0, -.55f),
                .knee = {V(-.42f, 1.02f, .42f), V(.44f, .98f, .34f)},
                .foot = {V(-.46f, .62f, .10f), V(.56f, .60f, .0f)}};
    int skin = material_skin(k.head.skin, k.head.skin * V(.8f, .62f, .55f)), coat = material_wool(rgb(k.coat)),
        glove = material_leather(rgb(0x6a4030));
    push();
    move(.68f, .88f, -.45f);
    turn_y(-16);
    turn_x(24);
    turn_z(10);
    sailor(&k);
    Vec3 left = here(body_shoulder(&k.body, -1)), right = here(body_shoulder(&k.body, 1));
    pop();
    Vec3 stab = vec_unit(V(-.62f, -.74f, .22f)), fist = V(1.02f, 2.66f, .50f);
    push();
    reach(&(Reach){.shoulder = left,
                   .at = horn,
                   .bar = along,
                   .fingers = V(-.3f, .4f, 1),
                   .aside = V(-.2f, 1, .3f),
                   .thumb = 1,
                   .sleeve = coat,
                   .cuff = glove,
                   .skin = skin});
    pop();
    push();
    reach(&(Reach){.shoulder = right,
                   .at = fist,
                   .bar = stab,
                   .fingers = V(.2f, .2f, 1),
                   .aside = V(1, -.6f, .1f),
                   .thumb = -1,
                   .sleeve = coat,
                   .cuff = glove,
                   .skin = skin});
    dagger(.90f, material_iron(), material_gold());
    pop();
}

/* A street of the harbour in fog, far below. */
static void roofs_below(Vec3 fog)
{
    int first = scene()->material_count;
    int wall = material_new(rgb(0x3c6068), rgb(0x24404a), .85f, .2f, PAT_BRICK, 5, .5f),
        roof = material_plain(rgb(0x143842), .7f, .3f);
    for (int i = 0; i < 2; i++) {
        push();
        move(-2.8f + .5f * (float)i, -1.5f + .9f * (float)i, -4.6f - 1.8f * (float)i);
        quay_houses(0, 5.6f, 1.7f, wall, roof, rgb(0xf4b860) * 1.5f, 5 + 20 * i);
        pop();
    }
    push();
    move(-1.15f, -.6f, -6.5f);
    turret(.42f, 3.3f, .9f, wall, roof, roof);
    lit_window(0, 2.9f, .44f, .10f, .17f, rgb(0xf4c870) * 1.6f);
    pop();
    fade_since(first, fog, .35f);
}

static void kestrin(void)
{
    camera(V(-.30f, 1.25f, 5.2f), V(.04f, 1.80f, 0), 36);
    Scene *s = scene();
    s->backdrop = moon_fog;
    s->disc_x = .10f;
    s->disc_y = .70f;
    s->disc_size = 2.3f;
    s->roll = -6;
    s->vignette = 1.3f;
    s->key.color = rgb(0xd8ecf0) * 1.9f;
    s->rim.color = rgb(0xe8fff8) * 4.5f;
    roofs_below(rgb(0x5c8f98));
    int coat = wild_coat(rgb(0x5c6466), 6), mane = wild_coat(rgb(0x343e42), 3), pale = wild_coat(rgb(0x9cacac), 4),
        horn_m = material_bone();
    Vec3 horn, next;
    push(); /* the titan, who has just felt something */
    move(.12f, .92f, .10f);
    turn_y(16);
    turn_x(-16);
    turn_z(-7);
    grow(1.62f);
    part();
    paint(mane);
    blend(.25f);
    limb(V(.0f, -.30f, -.45f), V(.0f, -1.2f, -1.2f), .52f, 1.05f);
    limb(V(-.2f, -1.0f, -.55f), V(.5f, -1.0f, -.55f), .60f, .62f);
    wet_clumps(V(0, -.05f, -.25f), V(0, -.95f, -.75f), .40f, .80f, V(0, -1, .15f), 150, .24f, .050f, mane, pale, 3);
    wet_clumps(V(-.16f, .27f, .02f), V(.16f, .27f, .02f), .06f, .06f, V(0, -.6f, .7f), 34, .20f, .035f, mane, pale, 9);
    wild_head(&(Wild){.kind = WILD_BULL,
                      .coat = coat,
                      .pale = wild_coat(rgb(0x8a9494), 9),
                      .dark = mane,
                      .horn = horn_m,
                      .iris = rgb(0xffc030),
                      .glow = .9f,
                      .jaw = 30,
                      .snarl = .6f,
                      .glare = -18,
                      .open = .9f,
                      .look_y = -24,
                      .cross = 8});
    horn = here(V(-.56f, .375f, -.02f));
    next = here(V(-.72f, .48f, .06f));
    pop();
    quiet_knife(horn, vec_unit(horn - next));
    sprite(V(.50f, 2.05f, .70f), .12f, rgb(0xe8fff8), SPRITE_SPARKLE, .7f);
    lamp(V(-.9f, 2.6f, 1.8f), rgb(0xc8e8f0) * 1.6f, .6f);
    fog_bank(V(-.6f, .0f, .4f), V(1.6f, .25f, .6f), 22, .5f, rgb(0x7aa8b0), .07f, 3);
    faction_motes();
}

/* ---- ti10: the claws go through the mist, the rapier goes home ---- */

static void rapier(void)
{
    int steel = material_iron(), gold = material_gold();
    part();
    paint(steel);
    blend(.01f);
    limb(V(0, .06f, 0), V(0, 1.30f, 0), .028f, .010f);
    part();
    paint(gold);
    blend(.03f);
    ring(0, .08f, 0, .11f, .02f);
    egg(0, .06f, .02f, .13f, .05f, .13f);
    limb(V(-.2f, .08f, 0), V(.2f, .08f, 0), .02f, .02f);
    ball(0, -.14f, 0, .04f);
}

/* The fencer, or what the claw takes for her; without arms. */
static Sailor fencer(void)
{
    return (Sailor){.head = {.skin = rgb(0xe0ac84),
                             .hair = rgb(0x8a3c18),
                             .iris = rgb(0x3a9a98),
                             .age = .3f,
                             .man = .1f,
                             .nose = NOSE_STRAIGHT,
                             .mood = MOOD_SCORN,
                             .cast = CAST_LONG,
                             .hairs = HAIR_MANE,
                             .wind = V(-.45f, -.15f, -.2f),
                             .lips = 1.2f,
                             .eye = 1.15f,
                             .seed = 9,
                             .gaze_x = 14,
                             .gaze_y = 6},
                    .turn = V(-8, 8, -6),
                    .head_size = .58f,
                    .body = {.man = .15f, .wide = 1.0f},
                    .coat = 0x1a6074,
                    .trousers = 0xb8c8c0,
                    .boots = 0x3a2620,
                    .sash = 0xf0765a,
                    .hem = .70f,
                    .open = 62,
                    .wind = V(-.55f, 0, -.35f),
                    .knee = {V(-.30f, .64f, -.26f), V(.28f, .80f, .50f)},
                    .foot = {V(-.52f, .14f, -.68f), V(.32f, .20f, .56f)}};
}

/* What fights mist: bent over it from the right, an arm through its breast. */
static Vec3 mole_bear(void)
{
    int coat = wild_coat(rgb(0x6a5850), 6), mane = wild_coat(rgb(0x44383a), 3.2f), pale = wild_coat(rgb(0xa89890), 4);
    part();
    paint(mane);
    blend(.3f);
    limb(V(.92f, 1.85f, -.75f), V(1.40f, .40f, -.9f), .70f, .95f);
    limb(V(.30f, 1.88f, -.55f), V(1.45f, 1.95f, -.75f), .40f, .48f);
    wet_clumps(V(.85f, 2.1f, -.70f), V(1.30f, .60f, -.8f), .72f, .90f, V(-.1f, -1, .2f), 150, .30f, .075f, mane, pale,
               3);
    fur_arm(V(.22f, 1.86f, -.25f), V(-.18f, 1.98f, .30f), V(-.36f, 1.48f, .26f), .22f, V(-.45f, -.85f, -.1f),
            V(.5f, -.3f, -.6f), 1, coat, pale, 11);
    push();
    move(.52f, 2.48f, -.05f);
    turn_y(-34);
    turn_x(16);
    turn_z(8);
    grow(1.18f);
    wild_ruff(40, .46f, .09f, mane, 3);
    wild_ruff(16, .42f, .08f, pale, 23);
    wild_head(&(Wild){.kind = WILD_BEAR,
                      .coat = coat,
                      .pale = wild_coat(rgb(0xa08a7c), 10),
                      .dark = mane,
                      .iris = rgb(0xffc840),
                      .glow = .8f,
                      .jaw = 40,
                      .snarl = 1,
                      .glare = -4,
                      .open = .85f,
                      .look_x = -16,
                      .look_y = 14,
                      .ears = 60});
    pop();
    return V(.86f, 1.92f, .10f);
}

static void mole_in_fog(void)
{
    int first = scene()->material_count;
    int stone = wet_stone(), wall = material_new(rgb(0x4a6a70), rgb(0x2a444c), .85f, .2f, PAT_BRICK, 5, .5f),
        roof = material_plain(rgb(0x163a44), .7f, .3f);
    push();
    move(-3.4f, -.1f, -5.6f);
    quay_houses(0, 5.6f, 1.5f, wall, roof, rgb(0xf4b860) * 1.5f, 9);
    pop();
    fade_since(first, rgb(0x6c9ca0), .40f);
    for (int i = 0; i < 9; i++) /* the mole runs out behind them */
        for (int k = 0; k < 3; k++)
            block(-1.2f + .82f * (float)k + .1f * (float)(i % 2), -.25f, 2.2f - .62f * (float)i, .40f, .25f, .30f,
                  stone);
    for (int i = 0; i < 2; i++) {
        push();
        move(-1.05f, 0, -.8f - 1.7f * (float)i);
        bollard(.85f, material_iron(), material_new(rgb(0xb89c68), rgb(0x5c4828), .9f, .1f, PAT_CLOTH, 12, .6f));
        pop();
    }
    part(); /* a lamp post */
    paint(material_iron());
    limb(V(-1.05f, 0, -1.7f), V(-1.05f, 2.25f, -1.7f), .06f, .04f);
    push();
    move(-1.05f, 2.72f, -1.7f);
    lantern(.70f, material_gold(), rgb(0xffb850));
    pop();
}

static void mist_duelist(void)
{
    camera(V(-.25f, 1.30f, 5.2f), V(.02f, 1.60f, 0), 35);
    Scene *s = scene();
    s->backdrop = moon_fog;
    s->disc_x = -.30f;
    s->disc_y = .95f;
    s->disc_size = .7f;
    s->roll = -5;
    s->vignette = 1.3f;
    s->key.color = rgb(0xf0f0e4) * 2.0f;
    s->rim.color = rgb(0xf2fff8) * 4.0f;
    mole_in_fog();
    Vec3 fog = rgb(0xb8dcd8), wound = mole_bear();
    Sailor real = fencer(), ghost = fencer();
    int before = scene()->material_count;
    ghost.head.mood = MOOD_LAUGH;
    push(); /* the one of mist */
    move(-.34f, -.02f, -.35f);
    turn_y(16);
    turn_z(7);
    sailor(&ghost);
    push();
    reach(&(Reach){.shoulder = body_shoulder(&ghost.body, -1),
                   .at = V(-.72f, 2.10f, .1f),
                   .fingers = V(-.3f, .9f, .1f),
                   .palm = V(.3f, 0, 1),
                   .aside = V(-1, 0, 0),
                   .pose = GRASP_REACH,
                   .thumb = 1,
                   .sleeve = material_wool(fog),
                   .skin = material_skin(fog, fog)});
    pop();
    pop();
    fade_since(before, fog * .8f, .70f);
    push(); /* she herself, below its arm */
    move(.02f, -.86f, .95f);
    turn_y(24);
    turn_x(16);
    turn_z(4);
    sailor(&real);
    Vec3 left = here(body_shoulder(&real.body, -1)), right = here(body_shoulder(&real.body, 1));
    pop();
    int skin = material_skin(real.head.skin, real.head.skin * V(.8f, .62f, .55f)), coat = material_wool(rgb(real.coat)),
        cuff = material_wool(rgb(0xd8d4c0));
    Vec3 hilt = V(.70f, 1.00f, 1.40f), thrust = vec_unit(wound - hilt);
    push();
    reach(&(Reach){.shoulder = right,
                   .at = hilt,
                   .bar = thrust,
                   .fingers = V(.7f, -.1f, 1),
                   .aside = V(.2f, -1, .2f),
                   .thumb = -1,
                   .sleeve = coat,
                   .cuff = cuff,
                   .skin = skin});
    rapier();
    pop();
    reach(&(Reach){.shoulder = left,
                   .at = left + V(-.50f, .12f, .28f),
                   .fingers = V(-.7f, .7f, .1f),
                   .palm = V(.3f, -.2f, 1),
                   .aside = V(-.3f, -1, 0),
                   .pose = GRASP_REACH,
                   .thumb = 1,
                   .sleeve = coat,
                   .cuff = cuff,
                   .skin = skin});
    sprite(wound, .18f, rgb(0xffffff), SPRITE_SPARKLE, .8f);
    for (int i = 0; i < 70; i++) { /* the double comes apart where the claws go, and from below */
        float t = chance(i), a = chance(i + 60) * 2 * PI;
        Vec3 at = i % 2 ? V(-.45f - .8f * t, 1.50f - .3f * t * t + .35f * (chance(i + 30) - .5f), .30f)
                        : V(-.35f + (.30f + .35f * t) * cosf(a), .30f + .8f * t * t, -.2f + .3f * sinf(a));
        sprite(at, .07f + .13f * chance(i + 9), fog, SPRITE_GLOW, .14f);
    }
    fog_bank(V(-.2f, .10f, .1f), V(1.7f, .22f, .6f), 24, .42f, rgb(0x8cbcc0), .06f, 50);
    faction_motes();
}

/* ---- ti12: on a blade of water over the crenels ---- */

static void riptide_cap(void)
{
    wool_cap(rgb(0xf0765a), rgb(0xd85a44));
}

/* He comes out of the barrel of a wave, hand first. */
static void riptide_step(void)
{
    camera(V(.1f, -.15f, 6.0f), V(0, 0, 0), 33);
    family_hour(TIDE_NOON);
    Scene *s = scene();
    s->roll = 8;
    s->back_seed = 3;
    s->vignette = 1.2f;
    int sea = material_sea(rgb(0x0f4c5c), .04f), light_sea = material_sea(rgb(0x58c0c0), .14f);
    for (int k = 0; k < 22; k++) { /* the water turns about him */
        Vec3 p[11];
        float w[11], r = 1.20f + .055f * (float)((k * 5) % 22), z = .9f - .5f * (r - 1.2f);
        for (int i = 0; i < 11; i++) {
            float a = (.3f + 1.9f * (float)k) + .38f * (float)i,
                  q = (r + .030f * (float)i) * (1 + .05f * sinf(a * 2 + .7f * (float)k));
            p[i] = V(sinf(a) * q * .95f, cosf(a) * q * 1.12f, z + .05f * (float)i);
            w[i] = .15f * sinf(PI * ((float)i + .6f) / 11.2f) + .01f;
        }
        part();
        paint(k % 3 ? sea : light_sea);
        blend(.08f);
        tube(11, p, w, 4);
        foam_along(11, p, 26, .20f, .06f, k * 9);
    }
    Sailor r = {.head = {.skin = rgb(0x9a6644),
                         .hair = rgb(0x140c0a),
                         .iris = rgb(0x30b0b0),
                         .age = .2f,
                         .man = .8f,
                         .eye = 1.3f,
                         .nose = NOSE_BROAD,
                         .mood = MOOD_LAUGH,
                         .cast = CAST_HEAVY,
                         .hairs = HAIR_CROP,
                         .seed = 12},
                .turn = V(-8, -8, 10),
                .wears = riptide_cap,
                .head_size = .66f,
                .body = {.man = .7f},
                .coat = 0x14485a,
                .elbow = {V(-.62f, 1.62f, .35f), V(.70f, 1.45f, .10f)},
                .wrist = {V(-.52f, 1.72f, .95f), V(.98f, 1.75f, .05f)},
                .pose = {GRASP_REACH, GRASP_FIST},
                .fingers = {V(-.25f, .55f, .8f), V(.3f, .9f, .1f)},
                .palm = {V(.2f, -.5f, .8f), V(0, 0, 1)},
                .hand_size = .24f};
    push();
    move(.10f, -3.92f, -.65f);
    turn_z(-6);
    grow(1.95f);
    sailor(&r);
    pop();
    lamp(V(-.5f, .9f, 2.2f), rgb(0xfff4e0) * 1.8f, .45f);
    for (int i = 0; i < 60; i++) {
        float a = 2.4f * (float)i, q = .9f + .8f * chance(i);
        sprite(V(sinf(a) * q, cosf(a) * q * 1.2f, 1 + .6f * chance(i + 9)), .02f + .03f * chance(i + 5), rgb(0xffffff),
               SPRITE_SNOW, .8f);
    }
}

/* ---- ti21: out of the crest and over the rail ---- */

static void hooked(void)
{
    int steel = material_iron(), grip_m = material_leather(rgb(0x6a3a28)), gold = material_gold();
    grip(.12f, .12f, .042f, grip_m);
    part();
    paint(gold);
    blend(.02f);
    ring(0, .13f, 0, .085f, .022f);
    ball(0, -.15f, 0, .055f);
    part();
    paint(steel);
    blend(.02f);
    float hook[] = {-.05f, .14f, .05f, .14f, .09f,  .50f, .17f,  .74f, .33f, .86f,  .50f, .84f,  .62f,
                    .70f,  .60f, .88f, .48f, 1.02f, .30f, 1.06f, .10f, .95f, -.02f, .72f, -.05f, .45f};
    outline(13, hook, 3, .034f, .06f);
}

static void wavecutter(void)
{
    camera(V(.10f, .92f, 4.7f), V(.06f, 1.52f, 0), 38);
    family_hour(TIDE_DAWN);
    Scene *s = scene();
    s->tint[SHADOW] = rgb(0x1c5464);
    s->tint[MIDTONE] = rgb(0x5ca09c);
    s->tint[LIGHT] = rgb(0xf0c8a8);
    s->disc_x = -.55f;
    s->disc_y = .25f;
    s->roll = 9;
    s->vignette = 1.2f;
    s->haze = 0;
    int sea = material_sea(rgb(0x1f8488), .05f),
        wood = material_new(rgb(0x6a4a34), rgb(0x2c1c14), .40f, .8f, PAT_WOOD, 2.2f, .7f),
        trim = material_new(rgb(0x2c5c60), rgb(0x123036), .4f, .8f, PAT_WOOD, 2.2f, .5f),
        rope = material_new(rgb(0xd8b878), rgb(0x8a6a3c), .8f, .3f, PAT_CLOTH, 12, .6f);
    push();
    move(0, -.2f, -1.5f);
    breaker(-3.2f, 3.4f, 3.0f, 1.25f, .25f, .55f, sea, 3);
    pop();
    Sailor w = {.head = {.skin = rgb(0xc89068),
                         .hair = rgb(0x2a1410),
                         .iris = rgb(0x40b0a0),
                         .age = .15f,
                         .man = .25f,
                         .nose = NOSE_SNUB,
                         .mood = MOOD_ROAR,
                         .act = .5f,
                         .cast = CAST_ROUND,
                         .hairs = HAIR_MANE,
                         .wind = V(-.3f, .6f, -.5f),
                         .seed = 21,
                         .brow = .8f,
                         .gaze_x = 8,
                         .gaze_y = -6},
                .turn = V(2, 6, 10),
                .head_size = .62f,
                .body = {.man = .3f, .wide = .98f},
                .coat = 0x14586a,
                .trousers = 0x1c3e4c,
                .boots = 0x2a2020,
                .sash = 0xf0664a,
                .hem = .80f,
                .open = 40,
                .wind = V(-.35f, .3f, -.6f),
                .knee = {V(-.40f, .74f, -.20f), V(.30f, 1.06f, .52f)},
                .foot = {V(-.62f, .46f, -.62f), V(.34f, .60f, .74f)}};
    push();
    move(-.22f, .16f, .15f);
    turn_y(-12);
    turn_x(20);
    turn_z(-10);
    sailor(&w);
    Vec3 left = here(body_shoulder(&w.body, -1)), right = here(body_shoulder(&w.body, 1));
    pop();
    int skin = material_skin(w.head.skin, w.head.skin * V(.8f, .62f, .55f)), coat = material_wool(rgb(w.coat)),
        cuff = material_leather(rgb(0x7a4a30));
    push(); /* one hook towards us, the other behind her head */
    reach(&(Reach){.shoulder = right,
                   .at = V(.16f, 1.36f, 1.50f),
                   .bar = V(.85f, -.10f, .40f),
                   .fingers = V(.5f, .6f, .5f),
                   .aside = V(1, .3f, 0),
                   .thumb = -1,
                   .size = 1.12f,
                   .hand = .22f,
                   .sleeve = coat,
                   .cuff = cuff,
                   .skin = skin});
    turn_y(200);
    grow(1.15f);
    hooked();
    pop();
    push();
    reach(&(Reach){.shoulder = left,
                   .at = V(-.86f, 2.14f, .28f),
                   .bar = V(-.35f, .90f, .1f),
                   .fingers = V(-.2f, .2f, 1),
                   .aside = V(-1, -.4f, 0),
                   .thumb = 1,
                   .hand = .2f,
                   .sleeve = coat,
                   .cuff = cuff,
                   .skin = skin});
    hooked();
    pop();
    ship_rail(V(-2.2f, -.30f, 1.25f), V(2.2f, -.05f, 1.45f), .56f, wood, trim);
    push();
    move(-.82f, .20f, 1.45f);
    turn_x(72);
    rope_coil(.24f, 4, rope);
    pop();
    for (int i = 0; i < 3; i++) { /* the water she has cut, still turning about her */
        push();
        move(-.1f, 1.0f + .35f * (float)i, .1f);
        turn_z(24 - 14 * (float)i);
        turn_x(16);
        water_arc(.95f + .12f * (float)i, 60 + 40 * (float)i, 250 + 20 * (float)i, .07f, sea, 3 + 40 * i);
        pop();
    }
    foam_along(4, (Vec3[]){V(-1.6f, .35f, .9f), V(-.5f, .42f, .9f), V(.5f, .45f, .9f), V(1.6f, .40f, .9f)}, 150, .26f,
               .055f, 9);
    lamp(V(-.9f, 2.4f, 2.0f), rgb(0xffe4c8) * 1.8f, .55f);
    faction_motes();
}

const Card siege_tide_blades_cards[] = {{"cards/siege/ti01", TIDE, kestrin},
                                        {"cards/siege/ti10", TIDE, mist_duelist},
                                        {"cards/siege/ti12", TIDE, riptide_step},
                                        {"cards/siege/ti21", TIDE, wavecutter},
                                        {0}};
