/* SPDX-License-Identifier: MIT
 * Strays of the six roads: beasts. */
#include "cards.h"
#include "kit/backdrop.h"
#include "props/beast.h"
#include "props/beast4.h"
#include "props/castle.h"
#include "props/hands.h"
#include "props/regalia.h"
#include "props/rocks.h"
#include "props/weapons.h"
#include "props/wild.h"

static int eye_of(Vec3 iris, float glow)
{
    return material_eye(iris, vec_mix(iris, grey(1), .6f), glow, PUPIL_ROUND);
}

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

static void road_jackal(void)
{
    camera(V(.55f, .62f, 4.7f), V(.10f, 1.02f, 0), 33);
    Scene *s = scene();
    s->back_x = .3f;
    s->roll = -6;
    s->key.towards = V(-.7f, .5f, .5f);
    s->rim.color = rgb(0xffb060) * 4.4f;
    s->tint[LIGHT] = rgb(0xf4c890);
    s->vignette = 1.4f;
    s->haze_from = 7;
    int fur = wild_coat(rgb(0x5c3c22), 7), pale = wild_coat(rgb(0xb08a58), 12), black = wild_coat(rgb(0x241814), 6),
        mane = wild_coat(rgb(0x4a3018), 3.4f), blue = material_cloth(rgb(0x2f6cb0)), gold = material_gold(),
        wood = material_wood(), stone = material_stone(rgb(0x9a8468), rgb(0x5a4a3a));
    push();
    move(.36f, -.04f, -.10f);
    turn_y(-22);
    grow(1.10f);
    Wild w = {.kind = WILD_WOLF,
              .coat = fur,
              .pale = pale,
              .dark = black,
              .iris = rgb(0xffc830),
              .glow = .8f,
              .jaw = 15,
              .snarl = .8f,
              .glare = 18,
              .open = .45f,
              .look_x = 10,
              .ears = 34,
              .ear = 1.15f};
    wild_runner(&w, mane, 0, 12);
    push();
    move(0, 1.16f, .92f);
    turn_y(12);
    grow(.80f);
    move(.02f, -.17f, .46f); /* the pole lies behind the fangs */
    Vec3 bite = here(V(0, 0, 0)), along = vec_unit(here(V(1, .12f, -.06f)) - bite);
    pop();
    pop();
    part();
    paint(wood);
    limb(bite - along * .62f, bite + along * 1.0f, .034f, .038f);
    Vec3 broken = bite - along * .62f, tip = bite + along * 1.0f;
    for (int i = 0; i < 5; i++) /* where it broke */
        limb(broken,
             broken - along * (.10f + .10f * chance(i)) +
                 V(0, .05f * (chance(i + 3) - .5f), .04f * (chance(i + 7) - .5f)),
             .016f, .002f);
    part();
    paint(gold);
    ball(tip[0], tip[1], tip[2], .065f);
    limb(tip, tip + along * .20f, .045f, .004f);
    enum { ROWS = 4, COLUMNS = 7 };
    Vec3 c[ROWS * COLUMNS]; /* torn from its road, it streams back over the shoulder */
    for (int r = 0; r < ROWS; r++)
        for (int k = 0; k < COLUMNS; k++) {
            float t = (float)k / (COLUMNS - 1), h = (float)r / (ROWS - 1);
            Vec3 root = bite + along * (.26f + .66f * h);
            c[r * COLUMNS + k] = root + V(.62f, .80f, -.8f) * t + V(.05f, .10f, -.1f) * h * t +
                                 V(.16f, -.10f, .22f) * (sinf(t * 9 - h * 2.8f) * (.25f + .8f * t)) -
                                 V(.05f, .22f, 0) * (t > .9f ? (float)(r % 2) : 0);
        }
    part();
    paint(blue);
    cloth(ROWS, COLUMNS, c, .012f, 5);
    for (int i = 0; i < 14; i++) /* broken paving */
        rock(((float)(i % 7) - 3) * .55f + .2f * chance(i), -.04f, -1.4f + 1.9f * (float)(i / 7) + .3f * chance(i + 30),
             .24f, .06f + .05f * chance(i + 60), .2f, (chance(i + 90) - .5f) * 20, stone);
    block(-1.5f, .55f, -2.2f, .22f, .6f, .16f, stone); /* a milestone */
    dust_burst(V(.2f, .12f, .1f), V(.9f, .22f, .9f), 26, .26f, rgb(0xf0c888), .16f, 2);
    dust_burst(V(.8f, .40f, -1.4f), V(1.0f, .5f, .6f), 18, .40f, rgb(0xf0c888), .16f, 9);
    faction_ground();
    faction_motes();
}

/* ---- st08: a boar in iron ---- */

static void ironhide_boar(void)
{
    camera(V(0, .75f, 5.2f), V(0, 1.28f, 0), 33);
    Scene *s = scene();
    s->haze = .05f;
    int fur = material_fur(rgb(0x3a2a22)), dark = material_fur(rgb(0x1c1412)),
        snout = material_skin(rgb(0x8a5448), rgb(0x4a2a26)), iron = rusty(rgb(0xa8a098)), bolt = rusty(rgb(0xa08a68)),
        wood = material_wood();
    push();
    part();
    paint(fur);
    blend(.3f);
    egg(0, 1.25f, -.9f, 1.2f, 1.05f, 1.0f);
    for (int side = -1; side <= 1; side += 2)
        for (int i = 0; i < 3; i++) { /* plates from edge to edge */
            float q = (float)side, t = (float)i;
            push();
            move(q * (.50f + .36f * t), 1.78f - .36f * t, -.18f - .2f * t);
            turn_z(q * (-26 - 20 * t));
            turn_y(q * (12 + 10 * t));
            part();
            paint(iron);
            blend(.02f);
            lumpy(.012f, 5);
            egg(0, 0, 0, .44f, .40f, .20f);
            carve();
            box(0, -.45f, 0, .6f, .22f, .5f, .02f);
            fill();
            lumpy(0, 1);
            part();
            paint(bolt);
            for (int k = -2; k <= 2; k++)
                ball((float)k * .15f, -.17f + .02f * (float)(k * k), .195f - .022f * (float)(k * k), .035f);
            pop();
        }
    for (int side = -1; side <= 1; side += 2) { /* legs in a charge */
        float q = (float)side, lift = side < 0 ? .4f : 0;
        part();
        paint(fur);
        blend(.1f);
        limb(V(q * .62f, .8f, -.2f), V(q * .6f, .42f + lift * .7f, .25f), .3f, .2f);
        limb(V(q * .6f, .42f + lift * .7f, .25f), V(q * .56f, .08f + lift, .1f + lift * .7f), .18f, .13f);
        part();
        paint(dark);
        egg(q * .56f, .04f + lift, .18f + lift * .8f, .17f, .15f, .2f);
    }
    push();
    move(0, 1.24f, .42f);
    turn_x(16);
    grow(1.5f);
    beast_head(&(Beast){.hide = fur,
                        .nose = snout,
                        .inner_ear = snout,
                        .tooth = material_tooth(),
                        .iris = eye_of(rgb(0xff3018), 1.4f),
                        .nose_kind = NOSE_PIG,
                        .muzzle = .36f,
                        .root = .28f,
                        .tip = .18f,
                        .droop = 4,
                        .jaw = 20,
                        .teeth = 4,
                        .fang = .1f,
                        .tusk = .5f,
                        .ear = .34f,
                        .ear_width = .15f,
                        .ear_out = 66,
                        .ear_turn = 10,
                        .eye = .068f,
                        .eye_x = .19f,
                        .eye_yaw = 4,
                        .lid = 30,
                        .open = .62f,
                        .brow = .1f,
                        .cheek = .2f});
    part(); /* a plate on the brow */
    paint(iron);
    blend(.02f);
    float xy[] = {-.17f, .48f, .17f, .48f, .22f, .16f, .07f, -.06f, -.07f, -.06f, -.22f, .16f};
    push();
    move(0, .18f, .40f);
    turn_x(-24);
    outline(6, xy, 1, .045f, .03f);
    part();
    paint(bolt);
    for (int i = 0; i < 5; i++)
        ball(i == 4 ? 0 : (i % 2 ? .13f : -.13f), i == 4 ? 0 : .16f + .22f * (float)(i / 2), .06f, .032f);
    pop();
    pop();
    part(); /* the spear that did not stop it */
    paint(wood);
    limb(V(.52f, 1.72f, .0f), V(.80f, 2.42f, .35f), .035f, .035f);
    part();
    paint(wood);
    blend(.01f);
    for (int i = 0; i < 4; i++)
        limb(V(.79f, 2.40f, .34f),
             V(.80f + .05f * (float)(i % 2), 2.5f + .05f * (float)(i / 2), .33f + .03f * (float)i), .018f, .004f);
    pop();
    clods(V(0, .1f, .6f), V(-.9f, .7f, .6f), .7f, 12, .1f, fur, 20);
    clods(V(0, .1f, .6f), V(.9f, .6f, .6f), .7f, 12, .1f, fur, 60);
    dust_burst(V(0, .15f, -.6f), V(1.8f, .9f, .3f), 30, .34f, rgb(0xd8a860), .10f, 5);
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
    camera(V(-.55f, .95f, 4.6f), V(.02f, 1.62f, 0), 33);
    Scene *s = scene();
    s->backdrop = wet_evening;
    s->roll = -8;
    s->aperture = .03f;
    s->key.color = rgb(0xf4e4d0) * 2.6f;
    s->key.towards = V(-.7f, .6f, .5f);
    s->rim.color = rgb(0xf0dcb0) * 1.8f;
    s->vignette = 1.4f;
    int fur = wild_coat(rgb(0x5a3d2a), 6), black = wild_coat(rgb(0x17110e), 4), pale = wild_coat(rgb(0x8a6848), 11),
        iron = rusty(rgb(0xb06840)), steel = rusty(rgb(0xb0a090));
    part();
    paint(fur);
    blend(.2f);
    lumpy(.03f, 6);
    Vec3 neck[4] = {V(1.05f, -.1f, -.9f), V(.75f, .7f, -.55f), V(.42f, 1.3f, -.2f), V(.14f, 1.78f, .05f)};
    float nr[4] = {1.0f, .72f, .52f, .42f};
    tube(4, neck, nr, 3);
    egg(.05f, .45f, -.2f, .62f, .60f, .5f); /* breast */
    push();
    move(.46f, 1.20f, -.18f);
    turn_z(30);
    turn_x(24);
    spikes_round(iron, steel);
    Vec3 at = here(V(-.18f, -.20f, .74f));
    pop();
    push();
    move(-.02f, 2.0f, .22f);
    turn_y(-26);
    turn_x(-2);
    turn_z(12);
    grow(1.32f);
    wild_ruff(34, .36f, .08f, black, 8);
    wild_head(&(Wild){.kind = WILD_WOLF,
                      .coat = fur,
                      .pale = pale,
                      .dark = black,
                      .iris = rgb(0xff3010),
                      .glow = .9f,
                      .jaw = 40,
                      .snarl = 1,
                      .glare = 18,
                      .open = .5f,
                      .look_x = 6,
                      .ears = 40,
                      .ear = .62f});
    Vec3 lip = here(V(.02f, -.50f, .62f));
    pop();
    chain(at, V(-.45f, .78f, 1.0f), .06f, 7, .085f, steel); /* it has burst: the end whips past us */
    chain(V(-.45f, .78f, 1.0f), V(-.86f, 1.02f, 1.9f), -.10f, 8, .09f, steel);
    Vec3 snap = V(-.86f, 1.08f, 1.95f);
    for (int i = 0; i < 9; i++) {
        float a = (float)i * .7f, l = .10f + .10f * chance(i);
        part();
        paint(material_glow(rgb(0xffc060), 1.6f));
        limb(snap + V(cosf(a), sinf(a), 0) * .06f, snap + V(cosf(a), sinf(a), .2f) * l, .012f, .002f);
    }
    int drool = material_plain(rgb(0xd8e4e8), .05f, 1.8f);
    for (int i = 0; i < 5; i++) {
        part();
        paint(drool);
        Vec3 p = lip + V(-.16f + .08f * (float)i, .02f * (float)(i % 2), 0);
        limb(p, p + V(.05f, -.12f - .10f * (float)(i % 3), -.02f), .014f, .007f);
    }
    lamp(V(-.9f, 2.0f, 1.9f), rgb(0xffe8c8) * .9f, .5f);
    rain(60, .25f, rgb(0x7f98ac), 3);
    faction_motes();
}

const Card siege_strays_cards[] = {{"cards/siege/st01", STRAYS, ditch_gnawer},
                                   {"cards/siege/st04", STRAYS, road_jackal},
                                   {"cards/siege/st08", STRAYS, ironhide_boar},
                                   {"cards/siege/st14", STRAYS, spiked_collar},
                                   {0}};
