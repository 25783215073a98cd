/* SPDX-License-Identifier: MIT
 * Nightglass: those it feeds on, and those who serve it. */
#include "cards.h"
#include "kit/backdrop.h"
#include "props/drapery.h"
#include "props/glass.h"
#include "props/grasp.h"
#include "props/people.h"
#include "props/rocks.h"

static const unsigned violet = 0x9470ea;

/* ---- ng02: on the nape ---- */

static Vec3 dark_study(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    Vec3 c = vec_mix(rgb(0x0d0a1e), t[SHADOW], .45f * halo(u, v, -.45f, .35f, .2f));
    for (int i = 0; i < 4; i++) /* shelves, one lit edge each */
        c += t[LIGHT] * (.16f * expf(-fabsf(v - (-.75f + .52f * (float)i)) * 150) * smooth(1.f, -.2f, u));
    for (int i = 0; i < 40; i++) { /* backs of books */
        float x = -1.f + .1f * (float)(i % 20), w = .04f, y = -.75f + .52f * (float)(i / 10),
              h = .24f + .14f * chance_of(i);
        if (fabsf(u - x) < w && v > y && v < y + h)
            c = vec_mix(c, t[SHADOW] * 1.2f, .35f + .3f * chance_of(i + 90));
    }
    return c;
}

static void memory_leech(void)
{
    camera(V(.35f, 1.75f, 4.6f), V(-.10f, 1.62f, 0), 38);
    Scene *s = scene();
    s->backdrop = dark_study;
    int hood_m = material_wool(rgb(0x2c3c80)), trim = material_gold(), star = material_glow(rgb(0xf6f0ff), 2.4f),
        link = material_glow(rgb(violet), 1.6f), dim = material_glow(rgb(violet), .5f),
        skin = material_plain(rgb(0x4a3a9c), .06f, 1.7f), rib = glass_edge(rgb(0xb8a0ff), 1.1f),
        lip = material_plain(rgb(0xd06ab0), .2f, 1.2f);
    material(skin)->sss = rgb(0x7a5ae0) * .9f;
    material(skin)->emit = rgb(0x3a28a0) * .28f;
    push(); /* a mage from behind */
    move(.48f, 0, -.1f);
    turn_y(172);
    part();
    paint(hood_m);
    blend(.16f);
    egg(0, 1.98f, 0, .60f, .66f, .60f);
    limb(V(0, 2.30f, -.1f), V(.06f, 2.86f, -.30f), .32f, .03f);
    blend(.26f);
    egg(0, 1.20f, .05f, .95f, .42f, .52f);
    limb(V(0, 1.1f, 0), V(0, -.3f, 0), .88f, 1.15f);
    blend(.05f);
    for (int i = 0; i < 11; i++) { /* folds from the crown down */
        float a = ((float)i - 5) * .33f;
        limb(V(sinf(a) * .44f, 2.2f, -.42f * cosf(a)), V(sinf(a) * .80f, 1.1f, -.52f * cosf(a)), .03f, .06f);
        limb(V(sinf(a) * .80f, 1.1f, -.52f * cosf(a)), V(sinf(a) * 1.05f, -.3f, -.95f * cosf(a)), .06f, .09f);
    }
    part();
    paint(trim);
    blend(.02f);
    for (int i = 0; i < 15; i++) {
        float a = ((float)i - 7) * .22f, b = a + .22f;
        limb(V(sinf(a) * .97f, 1.0f - .10f * cosf(a), -.62f * cosf(a)),
             V(sinf(b) * .97f, 1.0f - .10f * cosf(b), -.62f * cosf(b)), .026f, .026f);
    }
    pop();
    /* the leech: its mouth on the nape, the rest hanging down and curling away to the left */
    Vec3 p[8] = {V(.40f, 1.92f, .58f),  V(.36f, 1.70f, .78f),  V(.30f, 1.36f, .92f),  V(.16f, .98f, .98f),
                 V(-.14f, .72f, 1.02f), V(-.52f, .74f, 1.02f), V(-.72f, 1.02f, .98f), V(-.62f, 1.30f, .95f)};
    float r[8] = {.16f, .19f, .25f, .28f, .26f, .20f, .12f, .02f};
    part();
    paint(skin);
    blend(.05f);
    tube(8, p, r, 5);
    part();
    paint(lip);
    blend(.03f);
    push();
    move(.40f, 1.94f, .55f);
    aim(V(0, .5f, -1), V(0, 1, 0));
    ring(0, 0, 0, .17f, .055f);
    pop();
    part();
    paint(rib);
    for (int i = 1; i < 24; i++) { /* rings of it catch the light */
        float t = .5f + 6.1f * (float)i / 24;
        Vec3 c = tube_point(8, p, t), way = vec_unit(tube_point(8, p, t + .1f) - c);
        float q = mix(r[(int)t], r[(int)t + 1], t - floorf(t));
        Vec3 side = vec_unit(vec_cross(way, V(0, 0, 1)));
        if (side[0] > 0)
            side = -side;
        Vec3 mid = vec_unit(side + V(0, 0, .6f));
        limb(c + side * q, c + mid * q * 1.01f, .008f, .010f);
        limb(c + mid * q * 1.01f, c + vec_unit(side * .3f + V(0, 0, 1)) * q * 1.01f, .010f, .002f);
    }
    for (int i = 0; i < 9; i++) { /* memories in its belly */
        Vec3 c = tube_point(8, p, 1.6f + .46f * (float)i) + V(.06f * sinf((float)i * 2), .04f * cosf((float)i * 3), 0);
        sprite(c + V(0, 0, .30f), .10f + .05f * chance(i), rgb(0xc8d8ff), SPRITE_SPARKLE, .9f);
    }
    static const float at[11][2] = {{.10f, 2.42f},   {-.20f, 2.62f}, {-.42f, 2.34f}, {-.78f, 2.46f},
                                    {-1.02f, 2.16f}, {-.72f, 1.92f}, {-.36f, 2.02f}, {-.95f, 1.62f},
                                    {-.62f, 1.52f},  {-.30f, 1.66f}, {-1.12f, 2.72f}};
    static const int from[10] = {0, 1, 2, 3, 4, 5, 5, 7, 8, 3}, to[10] = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10};
    for (int i = 0; i < 11; i++) {
        Vec3 c = V(at[i][0], at[i][1], .45f);
        part();
        paint(i < 8 ? star : dim);
        ball(c[0], c[1], c[2], i % 3 ? .026f : .040f);
        if (i < 8)
            sprite(c + V(0, 0, .1f), .10f + .08f * chance(i), rgb(0xd0d8ff), i % 3 ? SPRITE_GLOW : SPRITE_SPARKLE,
                   .55f);
    }
    for (int i = 0; i < 10; i++) {
        part();
        paint(i < 7 ? link : dim);
        limb(V(at[from[i]][0], at[from[i]][1], .45f), V(at[to[i]][0], at[to[i]][1], .45f), i < 7 ? .011f : .006f,
             i < 7 ? .011f : .006f);
    }
    for (int i = 0; i < 46; i++) { /* sparks that leave his head */
        float t = chance(i);
        sprite(
            V(.35f - .9f * t + .25f * (chance(i + 60) - .5f), 2.35f + .25f * t + .35f * (chance(i + 120) - .5f), .5f),
            .014f + .02f * chance(i + 7), rgb(0x8ab4ff), SPRITE_GLOW, 1.2f);
    }
    lamp(V(-.5f, 2.3f, 1.0f), rgb(0x98a8ff) * .8f, .5f);
    lamp(V(-.2f, 1.2f, 1.9f), rgb(0x9a80ff) * .5f, .5f);
}

/* ---- ng05: behind his lens ---- */

static Vec3 one_beam(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    Vec3 c = vec_mix(rgb(0x0d0a1e), t[SHADOW], .25f);
    float x = u + .28f - .42f * (1.25f - v) * .62f, wide = .10f + .05f * (1.25f - v);
    c += vec_mix(t[LIGHT], t[GLOW], .6f) * (.34f * smooth(wide, wide * .7f, fabsf(x)));
    for (int i = 0; i < 3; i++) /* beams of the roof, one lit edge each */
        c += t[LIGHT] * (.22f * expf(-fabsf(v - .2f * u - (.62f + .24f * (float)i)) * 120));
    return c;
}

static void lens_cultist(void)
{
    camera(V(-.5f, 1.5f, 5.8f), V(.10f, 1.50f, 0), 34);
    Scene *s = scene();
    s->backdrop = one_beam;
    int robe = material_wool(rgb(0x2c2058)), lining = material_wool(rgb(0x120c28)), gold = material_gold(),
        edge = glass_edge(rgb(violet), 1.8f), skin = material_skin(rgb(0xb09ab0), rgb(0x705a80)),
        stone = material_stone(rgb(0x6a6078), rgb(0x3a3448)), hot = material_glow(rgb(0xffd890), 1.6f),
        beam = material_glow(rgb(0xb890ff), 1.7f), white = material_glow(rgb(0xffffff), 2.2f), black = glass_black();
    material(gold)->emit = rgb(0xffb030) * .2f;
    push(); /* the man, calm */
    move(-.52f, .04f, .0f);
    turn_y(38);
    part();
    paint(robe);
    blend(.10f);
    DrapeRow row[5] = {{1.86f, .20f, .16f, 0, 0},
                       {1.72f, .46f, .27f, 0, 0},
                       {1.30f, .42f, .30f, 0, 0},
                       {.7f, .46f, .36f, 0, 0},
                       {0, .62f, .50f, 0, 0}};
    drape(&(Drape){.rows = 5, .row = row, .folds = 11, .gather = .01f, .depth = .06f, .thick = .03f, .seed = 4});
    part();
    paint(gold);
    blend(.02f);
    limb(V(0, 1.78f, .22f), V(0, 1.10f, .34f), .03f, .03f);
    push();
    move(0, 2.16f, .02f);
    grow(.56f);
    person_head(&(Person){.skin = rgb(0xb8a4b4),
                          .hair = rgb(0x1c1430),
                          .iris = rgb(0xd0b0ff),
                          .age = .55f,
                          .man = 1,
                          .gaunt = .6f,
                          .eye = 1.15f,
                          .gaze_x = 12,
                          .glow = .6f,
                          .nose = NOSE_LONG,
                          .mood = MOOD_CALM,
                          .hairs = HAIR_NONE,
                          .brow = 1.2f});
    hood_deep(robe, lining, .5f, 3);
    pop();
    Vec3 w1 = V(.62f, 1.62f, .62f), w2 = V(.46f, 1.02f, .74f), e1 = V(.60f, 1.38f, .20f), e2 = V(-.36f, 1.16f, .50f);
    body_sleeve(robe, V(.40f, 1.68f, .02f), e1, w1, .17f, .15f, .17f, 1);
    body_sleeve(robe, V(-.40f, 1.66f, .06f), e2, w2, .17f, .15f, .17f, 2);
    person_hand_at(&(PersonHand){.pose = GRASP_REST, .size = .17f, .thumb = 1, .skin = skin, .nail = skin}, w1,
                   V(.7f, .2f, .7f), V(.3f, -.3f, .9f));
    person_hand_at(&(PersonHand){.pose = GRASP_REST, .size = .17f, .thumb = -1, .skin = skin, .nail = skin}, w2,
                   V(.8f, .1f, .5f), V(.2f, .2f, .9f));
    pop();
    push(); /* a lens larger than himself */
    move(.40f, 1.45f, .42f);
    turn_y(58);
    push();
    turn_x(90);
    part();
    paint(gold);
    blend(.02f);
    ring(0, 0, 0, 1.16f, .06f);
    for (int i = 0; i < 12; i++)
        ball(sinf((float)i * PI / 6) * 1.2f, 0, cosf((float)i * PI / 6) * 1.2f, .06f);
    part();
    paint(edge);
    ring(0, .04f, 0, 1.02f, .018f);
    ring(0, -.02f, 0, .72f, .006f);
    pop();
    part(); /* two arcs of light where the glass bulges */
    paint(edge);
    for (int side = 0; side < 2; side++) {
        Vec3 p[7];
        float r[7];
        for (int i = 0; i < 7; i++) {
            float a = (side ? 3.5f : .5f) + .18f * (float)i, q = .88f;
            p[i] = V(-sinf(a) * q, cosf(a) * q, .10f);
            r[i] = .028f * sinf(PI * ((float)i + .3f) / 6.6f);
        }
        tube(7, p, r, 3);
    }
    for (int side = -1; side <= 1; side += 2) { /* its fork */
        part();
        paint(black);
        blend(.03f);
        limb(V((float)side * 1.24f, 0, 0), V((float)side * .75f, -1.1f, 0), .06f, .08f);
        limb(V((float)side * .75f, -1.1f, 0), V(0, -1.45f, 0), .08f, .12f);
    }
    Vec3 heart = here(V(0, -.12f, .08f));
    pop();
    /* light falls in from the upper left and leaves as one straight violet beam */
    Vec3 hit = V(1.34f, .92f, 1.05f), start = V(-.6f, 4.2f, -2.6f);
    part();
    paint(white);
    limb(start, heart, .012f, .03f);
    part();
    paint(beam);
    limb(heart, hit, .085f, .045f);
    for (int i = 0; i < 12; i++)
        sprite(vec_mix(heart, hit, (float)i / 11), .17f, rgb(0xa070ff), SPRITE_GLOW, .55f);
    sprite(heart, .3f, rgb(0xe0d0ff), SPRITE_GLOW, .5f);
    sprite(heart, .42f, rgb(0xffffff), SPRITE_SPARKLE, .9f);
    /* our wall, whose stone boils */
    for (int k = 0; k < 3; k++)
        for (int i = 0; i < 3; i++)
            block(1.22f + .52f * (float)i + (k % 2 ? .26f : 0), .12f + .34f * (float)k, .85f, .25f, .16f, .35f, stone);
    block(1.28f, 1.22f, .85f, .20f, .2f, .32f, stone);
    block(1.95f, 1.22f, .85f, .20f, .2f, .32f, stone);
    for (int i = 0; i < 14; i++) { /* bubbles of stone */
        float a = 2 * PI * chance(i), q = .30f * chance(i + 9);
        part();
        paint(i % 3 ? hot : stone);
        ball(hit[0] - .06f + cosf(a) * q * .5f, hit[1] + sinf(a) * q, hit[2] + .12f + .1f * chance(i + 30),
             .045f + .06f * chance(i + 3));
    }
    for (int i = 0; i < 5; i++) { /* and runs */
        float x = 1.12f + .12f * (float)i;
        part();
        paint(hot);
        limb(V(x, .85f, 1.22f), V(x, .85f - .16f - .3f * chance(i + 40), 1.23f), .035f, .025f);
    }
    sprite(hit + V(0, 0, .3f), .5f, rgb(0xffc070), SPRITE_GLOW, .6f);
    lamp(hit + V(-.1f, .1f, .7f), rgb(0xffb060) * 1.2f, .4f);
    lamp(V(-.5f, 2.5f, 1.3f), rgb(0xe0d4ff) * 2.4f, .5f);
    faction_ground();
}

const Card siege_nightglass_mages_cards[] = {
    {"cards/siege/ng02", NIGHTGLASS, memory_leech}, {"cards/siege/ng05", NIGHTGLASS, lens_cultist}, {0}};
