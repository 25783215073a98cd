/* SPDX-License-Identifier: MIT
 * Barrowkin of wide fields: the pale shepherd, the wicker walker. */
#include "cards.h"
#include "kit/backdrop.h"
#include "props/barrowkin.h"
#include "props/rocks.h"
#include "props/skirts.h"
#include "props/weapons.h"

/* ---- ba07: he counts ---- */

static Vec3 hill_dawn(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    Vec3 c = sky_ramp(unit((v + .2f) / 1.5f), vec_mix(t[LIGHT], rgb(0xe8b090), .5f) * .80f,
                      vec_mix(t[MIDTONE], rgb(0x8a6a90), .45f) * .85f, t[SHADOW] * .95f);
    c = vec_mix(c, vec_mix(t[SHADOW], rgb(0x6a5478), .4f), .55f * smooth(.46f, .64f, sky_clouds(u, v * 1.5f, 1.2f)));
    for (int i = 0; i < 3; i++) {
        float l = (float)i, line = -.02f - .20f * l + hills(u, l + 8, .9f, .22f) + (i == 1 ? .22f * u : -.10f * u);
        Vec3 turf = vec_mix(vec_mix(t[MIDTONE], t[LIGHT], .25f), t[SHADOW] * .8f, .25f + .33f * l);
        c = vec_mix(c, turf * (.8f + .35f * cloud_flat(u * 10, v * 22 + l, 3)), under(line, v, .008f));
        c = vec_mix(c, vec_mix(t[LIGHT], t[MIDTONE], .4f) * .9f,
                    .45f * smooth(line - .16f, line - .03f, v) * under(line, v, .01f));
    }
    return c;
}

/* A lamb that is a small light: fleece, a black-eyed face, four legs in a leap. Its middle at the brush's place. */
static void light_lamb(float size, int fleece, int dark)
{
    push();
    grow(size);
    part();
    paint(fleece);
    blend(.10f);
    egg(0, 0, 0, .62f, .44f, .40f);
    for (int i = 0; i < 15; i++) {
        float a = 2.4f * (float)i, y = 1 - 2 * ((float)i + .5f) / 15, q = sqrtf(1 - y * y);
        ball(cosf(a) * q * .56f, y * .38f + .04f, sinf(a) * q * .36f, .21f);
    }
    part();
    paint(fleece);
    blend(.06f);
    for (int i = 0; i < 4; i++) {
        float fore = i < 2 ? 1.f : -1.f, z = i % 2 ? .16f : -.16f;
        limb(V(fore * .38f, -.22f, z), V(fore * (.72f + .10f * (float)(i % 2)), -.55f, z), .12f, .075f);
    }
    limb(V(.48f, .16f, 0), V(.78f, .40f, .06f), .22f, .19f);
    egg(.90f, .38f, .10f, .21f, .165f, .165f);
    for (int k = -1; k <= 1; k += 2)
        limb(V(.74f, .52f, .04f + .14f * (float)k), V(.58f, .46f, .04f + .32f * (float)k), .075f, .03f);
    limb(V(-.55f, .1f, 0), V(-.74f, .16f, 0), .12f, .09f);
    part();
    paint(dark);
    ball(.93f, .44f, .25f, .045f);
    ball(1.10f, .38f, .14f, .035f);
    pop();
}

static void shepherd(void)
{
    Scene *s = scene();
    camera(V(-.9f, .75f, 6.5f), V(.06f, 1.54f, 0), 27);
    barrow_hour(HOUR_DAWN);
    s->roll = -6;
    s->vignette = 1.5f;
    s->backdrop = hill_dawn;
    s->haze = .14f;
    s->haze_from = 7;
    s->key.color = rgb(0xffe8c8) * 1.4f;
    s->rim.color = rgb(0xffd8b0) * 1.8f;
    int white = material_wool(rgb(0xb8ac90)), grey_m = material_wool(rgb(0x7a7480)), turf = material_turf(),
        wood = material_new(rgb(0xb89868), rgb(0x6a5030), .7f, .4f, PAT_WOOD, 5, .8f),
        heather = material_new(rgb(0x9a68b4), rgb(0x5a4068), .9f, .1f, PAT_NOISE, 9, .6f),
        pale = material_wool(rgb(0xd8c8a8)), fleece = material_glow(rgb(0xf4dca8), .26f),
        dark = material_plain(rgb(0x2a2018), .6f, .2f);
    part();
    paint(turf);
    blend(.2f);
    lumpy(.05f, 2);
    egg(.75f, -1.35f, -.4f, 2.6f, 1.62f, 2.4f);
    lumpy(0, 1);
    part();
    paint(turf);
    ground(-.12f, .10f, 1.2f);
    Kin k = {.f = {.man = .8f},
             .dress = white,
             .cloak = grey_m,
             .hem = .45f,
             .cloak_open = 64,
             .wind = V(.55f, 0, -.25f),
             .cowl = pale,
             .hood = grey_m,
             .lining = pale,
             .head = {.skin = rgb(0xd8a884),
                      .hair = rgb(0xf0ece0),
                      .iris = rgb(0x708070),
                      .age = .9f,
                      .man = 1,
                      .gaunt = .3f,
                      .nose = NOSE_LONG,
                      .nose_size = 1.2f,
                      .mood = MOOD_MIRTH,
                      .hairs = HAIR_NONE,
                      .beard = WHISKERS_FULL,
                      .beard_length = 1.5f,
                      .gaze_y = -8,
                      .seed = 7},
             .look = -20,
             .nod = 10,
             .lean = 6,
             .head_size = .60f,
             .seed = 17};
    push();
    move(.66f, .24f, .35f);
    turn_y(-36);
    grow(.96f);
    Skirt skirt = {.m = white,
                   .hem = .30f,
                   .flare = .12f,
                   .knee = {V(-.14f, .60f, .02f), V(.18f, .68f, .36f)},
                   .foot = {V(-.20f, .06f, -.22f), V(.20f, .06f, .36f)},
                   .wind = V(.18f, 0, -.12f),
                   .seed = 4};
    skirt_over_legs(&skirt);
    feet_below(&skirt, material_leather(rgb(0x5a3c24)), V(.05f, 0, 1));
    push();
    move(0, 1.12f, 0);
    turn_x(9);
    move(0, -1.12f, 0);
    kin_body(&k);
    sash(material_leather(rgb(0x7a5a38)), 1.06f, .8f, 3);
    push(); /* crook, up */
    kin_grip(&k, -1, V(-.62f, 1.50f, .34f), V(-.56f, 1.72f, .66f), V(-.06f, 1, .04f), V(.3f, 0, 1));
    part();
    paint(wood);
    blend(.02f);
    Vec3 q[8] = {V(0, -1.72f, 0),   V(0, -.6f, 0),    V(.01f, .66f, 0), V(.06f, .92f, 0),
                 V(.22f, 1.02f, 0), V(.36f, .90f, 0), V(.32f, .72f, 0), V(.22f, .70f, 0)};
    float r[8] = {.036f, .036f, .036f, .038f, .038f, .036f, .032f, .04f};
    tube(8, q, r, 4);
    Vec3 hook = here(V(.2f, .80f, 0));
    pop();
    kin_arm(&k, 1, V(.56f, 1.34f, .34f), V(.22f, 1.40f, .76f), GRASP_POINT, V(-.8f, -.05f, .55f),
            V(0, -1, 0)); /* ...eleven, twelve */
    pop();
    pop();
    sprite(hook, .3f, rgb(0xffe0a0), SPRITE_GLOW, .3f);
    Vec3 way[7] = {V(-1.25f, .30f, 1.9f),   V(-.55f, .52f, 1.6f),   V(-.42f, .95f, .7f),  V(-1.0f, 1.25f, .1f),
                   V(-1.30f, 1.72f, -1.0f), V(-.75f, 2.20f, -2.2f), V(.45f, 2.75f, -3.8f)};
    for (int i = 0; i < 7; i++) { /* up the hill and out of sight, one leap after the other */
        float t = .35f + (float)i / 6 * 5.4f;
        Vec3 p = tube_point(7, way, t), on = tube_point(7, way, min_of(t + .15f, 6)) - p;
        float size = .27f - .012f * (float)i;
        push();
        move(p[0], p[1] + .10f * fabsf(sinf((float)i * 2.1f)), p[2]);
        turn_y(on[0] > 0 ? 14.f : 166.f);
        turn_z(16 + 14 * sinf((float)i * 1.7f));
        light_lamb(size, fleece, dark);
        pop();
        sprite(p, size * 2.2f, rgb(0xffc860), SPRITE_GLOW, .07f);
        if (i % 3 == 0)
            lamp(p + V(0, -.3f, .1f), rgb(0xffc050) * .7f, .28f);
    }
    push(); /* one that has turned back, close to us */
    move(-.62f, .56f, 3.0f);
    turn_y(16);
    turn_z(20);
    light_lamb(.30f, fleece, dark);
    pop();
    lamp(V(-.25f, 2.0f, 1.2f), rgb(0xffd080) * 1.6f, .5f);
    for (int i = 0; i < 150; i++) { /* heather: a stem, and bells along it */
        float x = -1.5f + 3.2f * chance(i), z = 1.2f + 1.5f * chance(i + 40), tall = .10f + .14f * chance(i + 160),
              lean = .08f * (chance(i + 9) - .5f);
        part();
        paint(i % 3 ? heather : turf);
        blend(.01f);
        limb(V(x, -.04f, z), V(x + lean, tall, z), .008f, .006f);
        for (int k2 = 0; k2 < 3; k2++)
            ball(x + lean * (.5f + .2f * (float)k2) + .014f * (float)(k2 % 2), tall * (.5f + .22f * (float)k2), z,
                 .017f);
    }
    faction_motes();
}

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

const Card siege_barrow_walkers_cards[] = {
    {"cards/siege/ba07", BARROW, shepherd}, {"cards/siege/ba24", BARROW, wicker_walker}, {0}};
