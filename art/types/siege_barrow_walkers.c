/* SPDX-License-Identifier: MIT
 * Barrowkin of wide fields: the pale shepherd, the wicker walker. */
#include "cards.h"
#include "kit/backdrop.h"
#include "props/barrowkin.h"
#include "props/rocks.h"
#include "props/weapons.h"

/* ---- ba24: over the wheat ---- */

static Vec3 windy_sky(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    Vec3 c = sky_ramp(unit((v + 1.0f) / 2.0f), vec_mix(t[MIDTONE], t[LIGHT], .38f) * .85f,
                      vec_mix(t[MIDTONE], t[SHADOW], .45f), t[SHADOW] * .9f);
    float w = sky_clouds(u * .8f + v * .5f, v * 1.6f - u * .35f, 1.3f);
    c = vec_mix(c, t[SHADOW] * .75f, .75f * smooth(.46f, .62f, w));
    c = vec_mix(c, vec_mix(t[LIGHT], t[MIDTONE], .35f) * .85f, .5f * smooth(.42f, .30f, w));
    return vec_mix(c, grey(luminance(c)) * V(1.06f, 1, .82f), .42f);
}

/* A bundle of twigs from a to b, bound three times. */
static void bundle(Vec3 a, Vec3 b, float r, int n, int wicker, int cord, int seed)
{
    Vec3 d = vec_unit(b - a), x = vec_unit(vec_cross(d, V(.2f, .1f, 1))), y = vec_cross(d, x);
    part();
    paint(wicker);
    blend(.012f);
    for (int i = 0; i < n; i++) {
        float p = 6.283f * (float)i / (float)n + chance(seed) * 3, q = p + 1.1f;
        Vec3 from = a + (x * cosf(p) + y * sinf(p)) * r, to = b + (x * cosf(q) + y * sinf(q)) * (r * .8f),
             mid = vec_mix(from, to, .5f) + (x * cosf(p + .55f) + y * sinf(p + .55f)) * (r * .25f);
        Vec3 way[3] = {from, mid, to};
        float w[3] = {.038f, .042f, .034f};
        tube(3, way, w, 3);
        limb(to, to + d * (.10f + .12f * chance(seed + i)) + (x * cosf(q) + y * sinf(q)) * .06f, .022f, .006f);
    }
    part();
    paint(cord);
    for (int i = 0; i < 3; i++) {
        Vec3 at = vec_mix(a, b, .15f + .35f * (float)i);
        push();
        move(at[0], at[1], at[2]);
        aim(d, x);
        ring(0, 0, 0, r * 1.12f, .032f);
        pop();
    }
}

static void wicker_walker(void)
{
    Scene *s = scene();
    camera(V(-.45f, .40f, 6.2f), V(.04f, 1.95f, 0), 40);
    barrow_hour(HOUR_DAY);
    s->backdrop = windy_sky;
    s->ambient = .30f;
    s->key.color = rgb(0xd8dcc0) * .9f;
    s->rim.color = rgb(0xf0ecc0) * 3.8f;
    s->tint[LIGHT] = rgb(0xf4ecd0);
    s->tint[MIDTONE] = rgb(0x9cb878);
    int wicker = material_new(rgb(0x6a5434), rgb(0x2e2414), .8f, .3f, PAT_WOOD, 6, .8f),
        cord = material_leather(rgb(0x5c3a70)),
        wheat = material_new(rgb(0xf0d068), rgb(0xa88434), .8f, .3f, PAT_NOISE, 6, .4f), brass = material_gold(),
        turf = material_turf(), fire = material_glow(rgb(0xffb040), 2.6f), hot = material_glow(rgb(0xfff0b0), 3.4f);
    push();
    move(-.02f, -.05f, 0);
    turn_z(-7);
    turn_y(26);
    /* legs in stride */
    bundle(V(-.20f, 1.50f, 0), V(-.46f, .85f, .42f), .17f, 9, wicker, cord, 1);
    bundle(V(-.46f, .85f, .42f), V(-.48f, .05f, .10f), .11f, 9, wicker, cord, 5);
    bundle(V(.22f, 1.50f, 0), V(.44f, 1.05f, .50f), .17f, 9, wicker, cord, 9);
    bundle(V(.44f, 1.05f, .50f), V(.52f, .58f, 1.12f), .11f, 9, wicker, cord, 13);
    for (int i = 0; i < 6; i++) { /* foot that comes down over us */
        part();
        paint(wicker);
        limb(V(.52f, .54f, 1.12f), V(.30f + .09f * (float)i, .44f - .03f * fabsf((float)i - 2.5f), 1.58f), .06f, .012f);
    }
    /* the cage: open ribs that narrow to the waist, its fire plain to see */
    part();
    paint(wicker);
    blend(.012f);
    for (int i = 0; i < 13; i++) {
        float a = 6.283f * ((float)i + .5f) / 13;
        Vec3 q[5];
        static const float y[5] = {1.36f, 1.66f, 2.08f, 2.50f, 2.76f}, rr[5] = {.20f, .34f, .58f, .62f, .22f};
        float w[5] = {.045f, .04f, .04f, .042f, .04f};
        for (int j = 0; j < 5; j++)
            q[j] = V(sinf(a + .05f * (float)j) * rr[j], y[j], cosf(a + .05f * (float)j) * rr[j] * .78f);
        tube(5, q, w, 3);
    }
    for (int j = 0; j < 6; j++) {
        static const float y[6] = {1.46f, 1.60f, 1.76f, 2.30f, 2.50f, 2.66f},
                           r[6] = {.26f, .31f, .38f, .62f, .62f, .42f};
        for (int i = 0; i < 13; i++) {
            float a = 6.283f * ((float)i + .5f) / 13, b = 6.283f * ((float)i + 1.5f) / 13,
                  in = (i + j) % 2 ? .03f : -.03f;
            limb(V(sinf(a) * (r[j] + in), y[j], cosf(a) * (r[j] + in) * .78f),
                 V(sinf(b) * (r[j] - in), y[j] + .02f, cosf(b) * (r[j] - in) * .78f), .03f, .03f);
        }
    }
    part();
    paint(fire);
    blend(.10f);
    egg(0, 2.02f, .0f, .26f, .34f, .20f);
    limb(V(-.05f, 2.1f, 0), V(-.16f, 2.62f, .05f), .17f, .02f);
    limb(V(.08f, 2.1f, 0), V(.20f, 2.52f, .02f), .15f, .02f);
    part();
    paint(hot);
    egg(0, 1.98f, .16f, .14f, .20f, .10f);
    /* straw comes loose at shoulders, hips and knees */
    for (int i = 0; i < 60; i++) {
        static const float at[6][3] = {{-.52f, 2.58f, 0},  {.52f, 2.58f, 0},    {-.2f, 1.42f, .1f},
                                       {.22f, 1.42f, .1f}, {-.46f, .85f, .42f}, {.44f, 1.05f, .50f}};
        const float *a = at[i % 6];
        float w = 6.283f * chance(i + 500);
        Vec3 from = V(a[0], a[1], a[2]), out = V(cosf(w) * .22f + .10f, sinf(w) * .24f, .12f * (chance(i + 560) - .3f));
        part();
        paint(i % 4 ? wicker : wheat);
        limb(from + out * .4f, from + out * (1 + .6f * chance(i + 620)), .018f, .004f);
    }
    /* arms: one reaches down at us, the other is bound just now */
    bundle(V(-.60f, 2.56f, 0), V(-1.02f, 2.12f, .30f), .14f, 8, wicker, cord, 21);
    bundle(V(-1.02f, 2.12f, .30f), V(-.86f, 1.56f, .92f), .09f, 8, wicker, cord, 25);
    bundle(V(.60f, 2.56f, 0), V(1.02f, 2.26f, -.10f), .14f, 8, wicker, cord, 29);
    bundle(V(1.02f, 2.26f, -.10f), V(1.28f, 1.76f, .25f), .11f, 10, wheat, cord, 33);
    for (int k = 0; k < 2; k++)
        for (int i = 0; i < 5; i++) {
            Vec3 at = k ? V(1.28f, 1.76f, .25f) : V(-.86f, 1.56f, .92f), spread = V(.11f * ((float)i - 2), -.20f, .16f);
            part();
            paint(k ? wheat : wicker);
            limb(at, at + spread, .04f, .028f);
            limb(at + spread, at + spread * 1.3f + V(0, -.22f, .06f), .028f, .006f);
        }
    push(); /* the head: a basket with a fire in it, cut like a turnip */
    move(-.02f, 3.02f, .18f);
    turn_y(-14);
    turn_x(16);
    turn_z(8);
    part();
    paint(wicker);
    blend(.02f);
    lumpy(.02f, 9);
    egg(0, .02f, -.02f, .40f, .40f, .36f);
    carve();
    lumpy(0, 1);
    blend(.02f);
    egg(0, .0f, -.06f, .35f, .35f, .33f);
    for (int side = -1; side <= 1; side += 2) {
        push();
        move((float)side * .15f, .09f, .34f);
        turn_z((float)side * 24);
        egg(0, 0, 0, .115f, .075f, .30f);
        pop();
    }
    for (int i = -3; i <= 3; i++) /* a grin of splints */
        box(.085f * (float)i, -.16f + .012f * (float)(i * i), .30f, .034f, .075f - .012f * fabsf((float)i), .30f,
            .012f);
    box(0, -.15f, .34f, .24f, .018f, .25f, .01f);
    fill();
    part();
    paint(wicker);
    for (int i = 0; i < 18; i++) { /* splints over the brow, straw that blows off */
        float a = 6.283f * (float)i / 18;
        Vec3 q[3] = {V(sinf(a) * .36f, .16f, cosf(a) * .33f - .02f), V(sinf(a) * .30f, .42f, cosf(a) * .28f),
                     V(sinf(a) * .44f + .18f, .70f + .14f * chance(i), cosf(a) * .30f)};
        float w[3] = {.030f, .036f, .006f};
        tube(3, q, w, 3);
    }
    part();
    paint(cord);
    push();
    move(0, .38f, -.02f);
    ring(0, 0, 0, .33f, .045f);
    pop();
    part();
    paint(hot);
    egg(0, -.02f, -.05f, .26f, .26f, .22f);
    Vec3 face_at = here(V(0, .0f, .45f));
    pop();
    Vec3 cage = here(V(0, 2.05f, .1f));
    push();
    move(-.30f, 1.72f, .42f);
    lantern(.30f, brass, rgb(0xffc858)); /* one hangs at the hip yet */
    pop();
    push(); /* the loose sheaf */
    move(1.36f, 1.32f, .62f);
    turn_z(-38);
    turn_x(20);
    bundle(V(0, -.35f, 0), V(0, .30f, 0), .10f, 9, wheat, cord, 41);
    pop();
    pop();
    lamp(cage + V(0, 0, .05f), rgb(0xffa038) * 4.f, .45f);
    lamp(cage + V(-.1f, -.4f, .95f), rgb(0xffb050) * .8f, .35f);
    sprite(cage + V(0, 0, .4f), .70f, rgb(0xff9830), SPRITE_GLOW, .50f);
    sprite(face_at, .50f, rgb(0xffb040), SPRITE_GLOW, .40f);
    for (int i = 0; i < 40; i++) /* sparks go with the wind */
        sprite(cage + V(.1f + 1.1f * chance(i + 700), .1f + 1.3f * chance(i + 740), .2f * chance(i)),
               .014f + .014f * chance(i), rgb(0xffc060), SPRITE_GLOW, .9f);
    for (int i = 0; i < 110; i++) { /* we lie in the wheat */
        float x = -1.75f + 3.5f * chance(i), z = .9f + 2.8f * chance(i + 170),
              h = (.46f + .34f * chance(i + 340)) * (1.25f - .2f * (z - 1.4f)), lean = .20f + .20f * chance(i + 510);
        if (fabsf(x) < .55f)
            h *= .62f;
        Vec3 q[3] = {V(x, -.1f, z), V(x + lean * .35f, h * .6f, z), V(x + lean, h, z)};
        float w[3] = {.016f, .012f, .008f};
        part();
        paint(wheat);
        blend(.012f);
        tube(3, q, w, 2);
        limb(q[2], q[2] + V(.13f, .07f, 0), .028f, .016f); /* an ear, heavy and whiskered */
        limb(q[2] + V(.10f, .06f, 0), q[2] + V(.27f, .16f, 0), .008f, .002f);
        limb(q[2] + V(.06f, .04f, 0), q[2] + V(.22f, .18f, 0), .007f, .002f);
    }
    for (int i = 0; i < 26; i++) {
        push();
        move(-1.5f + 3.2f * chance(i + 5), .9f + 2.6f * chance(i + 35), .4f + chance(i + 65));
        turn_z(300 * chance(i + 95));
        part();
        paint(wheat);
        limb(V(0, 0, 0), V(.10f, .02f, 0), .009f, .005f);
        pop();
    }
    part();
    paint(turf);
    ground(-.05f, .1f, 1.2f);
    faction_motes();
}

const Card siege_barrow_walkers_cards[] = {{"cards/siege/ba24", BARROW, wicker_walker}, {0}};
