/* SPDX-License-Identifier: MIT
 * The golem of the water: a wreck rises from the deep, its bow a face. */
#include "cards.h"
#include "kit/kit.h"
#include "props/nature.h"
#include "props/regalia.h"
#include "props/ship.h"

typedef struct {
    int wood, old, iron, brass, reef, coral, weed, canvas, dark;
} Wreck;

enum { STRAKES = 10, JAW = 6 }; /* planks a side, from the rail to the keel; from JAW on they are the under jaw */

/* Where the hull is: v from the rail (0) to the keel (1), t from the stem (0) to midships (1), either side; fallen: how
 * far the jaw hangs there. */
static Vec3 hull_at(float side, float v, float t)
{
    float a = t * PI / 2, wide = 1.34f - .60f * v - .34f * v * v, stem = .95f - .50f * v * v;
    Vec3 p =
        V(side * wide * powf(sinf(a), 1.06f), 2.52f + .16f * t * t * (1 - v) - 1.62f * v, stem - 1.7f * (1 - cosf(a)));
    if (v > (float)JAW / STRAKES - .001f) { /* the jaw hangs, most at the stem */
        p[1] -= .34f * (1 - .75f * t);
        p[2] += .10f * (1 - t);
    }
    return p;
}

static void strake(const Wreck *m, float side, int i, float from, float to)
{
    enum { N = 7 };
    Vec3 p[2 * N];
    float v0 = (float)i / STRAKES, v1 = ((float)i + .93f) / STRAKES;
    if (i == JAW)
        v0 += .002f;
    if (i < JAW && v1 > (float)JAW / STRAKES - .01f)
        v1 = (float)JAW / STRAKES - .01f;
    for (int k = 0; k < N; k++) {
        float t = mix(from, to, (float)k / (N - 1)), rag = k == 0 ? .05f * chance(i * 3 + (int)side + 9) : 0;
        p[k] = hull_at(side, v0, t + rag);
        p[N + k] = hull_at(side, v1, t);
    }
    part();
    paint(i % 3 == 1 ? m->old : m->wood);
    blend(.006f);
    cloth(2, N, p, .040f, 3);
    part();
    paint(m->iron);
    for (int k = 0; k < 3; k++) {
        Vec3 q = hull_at(side, (v0 + v1) * .5f, mix(from, to, .12f + .38f * (float)k));
        ball(q[0] * 1.02f, q[1], q[2] + .04f, .022f);
    }
}

/* What broke is his mouth: splinters from above and from below, and a light within. */
static void mouth_of_splinters(const Wreck *m)
{
    int glow = material_glow(rgb(0xb8ff58), .9f);
    part();
    paint(glow);
    egg(0, 1.30f, .10f, .62f, .36f, .12f);
    for (int row = 0; row < 2; row++)
        for (int i = 0; i < 13; i++) {
            float u = ((float)i - 6) / 6.2f, side = u < 0 ? -1.f : 1.f, c = chance(i + 20 * row),
                  l = (row ? .19f : .25f) * (.55f + .75f * c);
            if (row && i % 4 == 3)
                continue;
            Vec3 root =
                hull_at(side, row ? (float)JAW / STRAKES + .012f : (float)JAW / STRAKES - .02f, fabsf(u) * .74f);
            part();
            paint(i % 2 ? m->old : m->wood);
            blend(.01f);
            push();
            move(root[0], root[1], root[2]);
            turn_y(u * 60);
            turn_z(10 * (c - .5f));
            float s = row ? 1.f : -1.f,
                  xy[] = {
                      -.062f, -s * .10f, .062f,        -s * .10f, .050f,       s * l * .55f, .01f + .04f * (c - .5f),
                      s * l,  -.030f,    s * l * .62f, -.055f,    s * l * .35f};
            outline(6, xy, 1, .032f, .01f);
            pop();
        }
    lamp(V(0, 1.28f, .75f), rgb(0xa8f060) * 1.5f, .4f);
}

static void stem_and_bowsprit(const Wreck *m)
{
    part();
    paint(m->old);
    blend(.03f);
    Vec3 stem[5] = {hull_at(1, -.05f, 0), hull_at(1, .15f, 0), hull_at(1, .30f, 0), hull_at(1, .44f, 0),
                    hull_at(1, .545f, 0) + V(.02f, 0, .04f)};
    float r[5] = {.11f, .105f, .11f, .125f, .10f};
    for (int i = 0; i < 5; i++)
        stem[i] += V(0, 0, .05f);
    tube(5, stem, r, 4);
    Vec3 jaw[3] = {hull_at(1, .62f, 0), hull_at(1, .8f, 0), hull_at(1, 1, 0)};
    float jr[3] = {.10f, .12f, .10f};
    tube(3, jaw, jr, 4);
    part(); /* the bowsprit, broken, comes at us */
    paint(m->wood);
    blend(.03f);
    limb(V(-.02f, 2.42f, .6f), V(-.42f, 2.98f, 1.7f), .115f, .085f);
    for (int i = 0; i < 5; i++)
        limb(V(-.41f, 2.96f, 1.66f),
             V(-.44f + .07f * cosf((float)i * 1.3f), 3.02f + .07f * sinf((float)i * 1.3f),
               1.85f + .05f * (float)(i % 2)),
             .035f, .005f);
    part();
    paint(m->iron);
    blend(.01f);
    for (int k = 0; k < 2; k++) {
        push();
        move(-.09f - .09f * (float)k, 2.55f + .16f * (float)k, .93f + .42f * (float)k);
        aim(V(-.28f, .50f, 1.3f), V(0, 1, 0));
        ring(0, 0, 0, .118f, .035f);
        pop();
    }
}

/* A porthole for one eye, the ship's wheel for the other; the rail comes down as brows. */
static void eyes_of_brass(const Wreck *m)
{
    for (int k = 0; k < 2; k++) {
        float s = k ? 1.f : -1.f;
        Vec3 at = hull_at(s, .27f, .36f);
        push();
        move(at[0], at[1], at[2] + .08f);
        turn_y(s * 34);
        turn_x(4);
        if (k) {
            part();
            paint(material_glow(rgb(0xffd050), .95f));
            push();
            turn_x(90);
            drum(0, 0, 0, .30f, .03f, .01f);
            pop();
            push();
            move(0, 0, .07f);
            turn_z(11);
            ships_wheel(.44f, m->old, m->old);
            pop();
            sprite(here(V(0, 0, .1f)), .34f, rgb(0xffd860), SPRITE_GLOW, .15f);
        } else {
            porthole(.20f, m->brass, rgb(0xffd860));
            part();
            paint(m->dark);
            ball(.03f, -.02f, .035f, .058f);
        }
        pop();
        Vec3 brow[4] = {hull_at(s, .10f, .03f) + V(0, -.06f, .16f), hull_at(s, .08f, .30f) + V(0, -.0f, .14f),
                        hull_at(s, .04f, .62f) + V(0, .06f, .12f), hull_at(s, .0f, .98f) + V(s * .1f, .14f, .05f)};
        float r[4] = {.085f, .105f, .10f, .09f};
        part();
        paint(m->old);
        blend(.02f);
        tube(4, brow, r, 4);
    }
}

static void mast_and_sail(const Wreck *m)
{
    push();
    move(.22f, 2.72f, -.45f);
    turn_z(-12);
    part();
    paint(m->old);
    limb(V(0, 0, 0), V(0, 1.7f, 0), .09f, .06f);
    limb(V(-.80f, .98f, .05f), V(.84f, 1.08f, .05f), .055f, .045f);
    Vec3 sail[12] = {V(-.74f, .98f, .1f),  V(-.25f, 1.0f, .12f), V(.25f, 1.03f, .12f), V(.78f, 1.06f, .1f),
                     V(-.72f, .62f, .24f), V(-.2f, .60f, .34f),  V(.3f, .68f, .32f),   V(.80f, .74f, .20f),
                     V(-.86f, .22f, .1f),  V(-.30f, .40f, .26f), V(.22f, .26f, .24f),  V(.62f, .52f, .16f)};
    part();
    paint(m->canvas);
    cloth(3, 4, sail, .014f, 4);
    pop();
}

/* A hand of reef comes up beside the bow: finger by finger, boulder on boulder. */
static void hand_of_reef(const Wreck *m, Vec3 at, float side, float size)
{
    push();
    move(at[0], at[1], at[2]);
    turn_z(side * -14);
    turn_x(-10);
    grow(size);
    part();
    paint(m->reef);
    blend(.05f);
    lumpy(.035f, 5);
    limb(V(side * .25f, -1.3f, -.3f), V(0, -.2f, 0), .34f, .26f);
    egg(0, .05f, .0f, .36f, .32f, .20f);
    for (int i = 0; i < 4; i++) {
        float x = -.30f + .20f * (float)i, l = i == 0 || i == 3 ? .30f : .38f;
        Vec3 a = V(x, .22f, .04f), b = V(x * 1.25f, .22f + l, .16f), c = V(x * 1.2f, .20f + l * 1.25f, .50f),
             d = V(x * 1.05f, .02f + l * 1.1f, .66f);
        limb(a, b, .115f, .120f);
        limb(b, c, .125f, .105f);
        limb(c, d, .105f, .055f);
    }
    limb(V(-side * .32f, -.02f, .06f), V(-side * .58f, .16f, .26f), .13f, .12f);
    limb(V(-side * .58f, .16f, .26f), V(-side * .56f, .30f, .52f), .12f, .06f);
    lumpy(0, 1);
    push();
    barnacles(9, .36f, .34f, .24f, .07f, 30);
    pop();
    push();
    move(side * .22f, -.55f, .22f);
    starfish(.20f, m->coral);
    pop();
    pop();
}

static void what_grows_on_it(const Wreck *m)
{
    part();
    paint(m->coral);
    blend(.04f);
    for (int i = 0; i < 14; i++) {
        float s = i & 1 ? 1 : -1, t = .35f + .09f * (float)(i / 2), h = .20f + .24f * chance(i);
        Vec3 b = hull_at(s, 0, t > 1 ? 1 : t) + V(0, .06f, -.05f),
             p[3] = {b, b + V(s * .04f, h * .55f, .02f), b + V(s * .12f * (i % 3 ? 1.f : -1.f), h, .02f)};
        float r[3] = {.06f, .05f, .05f};
        tube(3, p, r, 3);
    }
    for (int i = 0; i < 7; i++) {
        float s = i & 1 ? 1 : -1, t = .25f + .11f * (float)i;
        Vec3 b = hull_at(s, i < 4 ? .10f : .62f, t > 1 ? 1 : t) + V(0, 0, .12f);
        push();
        move(b[0], b[1], b[2]);
        turn_y(s * 40);
        seaweed(.45f + .4f * chance(i + 3), .12f, .05f, m->weed);
        pop();
    }
}

static void water_golem(void)
{
    camera(V(-.75f, .55f, 5.3f), V(.02f, 2.0f, 0), 38);
    Scene *s = scene();
    s->roll = 8;
    s->back_x = .4f;
    s->vignette = 1.3f;
    s->key.color = rgb(0xd8fff0) * 2.8f;
    int wood = material_new(rgb(0xb8834c), rgb(0x6a4426), .75f, .4f, PAT_WOOD, 2.2f, 1.1f),
        old = material_new(rgb(0x7c5a3c), rgb(0x3c2a1e), .8f, .4f, PAT_WOOD, 2.6f, 1.2f), iron = material_iron(),
        brass = material_gold(), reef = material_new(rgb(0x6aa09c), rgb(0x2c5460), .85f, .5f, PAT_STONE, 3, 1.2f),
        coral = material_new(rgb(0xff7a6a), rgb(0xffb090), .6f, .5f, PAT_NOISE, 6, .6f),
        weed = material_new(rgb(0x3f8a3a), rgb(0x1f4f2c), .5f, .8f, PAT_NOISE, 4, .3f),
        canvas = material_cloth(rgb(0xd8dcc8)), dark = material_plain(rgb(0x06121c), .9f, .1f);
    material(coral)->sss = rgb(0xff8060) * .6f;
    material(weed)->sss = rgb(0x60c060) * .5f;
    material(iron)->color = rgb(0x6a6e78);
    const Wreck m = {wood, old, iron, brass, reef, coral, weed, canvas, dark};
    push();
    turn_y(-9);
    for (int i = 0; i < STRAKES; i++)
        for (int side = -1; side <= 1; side += 2)
            strake(&m, (float)side, i, i == JAW - 1 ? .05f + .1f * chance(i) : .0f, 1.15f);
    part(); /* nothing is seen through the gap */
    paint(dark);
    egg(0, 1.4f, -.75f, .9f, 1.1f, .5f);
    mouth_of_splinters(&m);
    stem_and_bowsprit(&m);
    eyes_of_brass(&m);
    mast_and_sail(&m);
    what_grows_on_it(&m);
    pop();
    hand_of_reef(&m, V(.86f, .66f, 1.30f), 1, .80f);
    hand_of_reef(&m, V(-1.02f, .55f, 1.0f), -1, .84f);
    for (int i = 0; i < 60; i++) { /* what it tears up with it */
        float x = (chance(i) - .5f) * 2.6f;
        sprite(V(x, .1f + 2.9f * chance(i + 70) * chance(i + 99), .7f + 1.2f * chance(i + 30)),
               .014f + .06f * chance(i + 60) * chance(i + 61), tint(GLOW), SPRITE_BUBBLE, .8f);
    }
    for (int i = 0; i < 5; i++) { /* small ones flee */
        push();
        move(-1.15f + .30f * (float)i, 2.5f + .25f * chance(i), 1.0f - .2f * (float)i);
        turn_y(180);
        turn_z(-20);
        fish(.15f, material_plain(rgb(0xffb050), .4f, .8f), material_plain(rgb(0xffe0a0), .4f, .8f),
             material_eye(rgb(0x101010), rgb(0xfff6e4), 0, PUPIL_ROUND));
        pop();
    }
    faction_motes();
}

const Card golem_wreck_cards[] = {{"cards/horde/water-golem", WATER, water_golem}, {0}};
