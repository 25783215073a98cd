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
    camera(V(.2f, .95f, 7.6f), V(-.06f, 1.42f, 0), 29);
    barrow_hour(HOUR_DAWN);
    s->backdrop = hill_dawn;
    s->haze = .14f;
    s->haze_from = 7;
    s->key.color = rgb(0xffe8c8) * 1.5f;
    s->rim.color = rgb(0xffd8b0) * 3.0f;
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
    lamp(V(-.2f, 1.2f, 1.5f), rgb(0xffc860) * 1.3f, .5f);
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
    camera(V(-.35f, .48f, 6.2f), V(.0f, 1.86f, 0), 38);
    barrow_hour(HOUR_DAY);
    s->backdrop = windy_sky;
    s->ambient = .5f;
    int wicker = material_new(rgb(0xe8dcb0), rgb(0x94784a), .75f, .4f, PAT_WOOD, 6, .8f),
        cord = material_leather(rgb(0x7a4e90)),
        wheat = material_new(rgb(0xc8a850), rgb(0x7a6028), .8f, .3f, PAT_NOISE, 6, .4f), brass = material_gold(),
        turf = material_turf();
    push();
    move(-.02f, -.05f, 0);
    turn_z(-6);
    turn_y(26);
    /* legs in stride */
    bundle(V(-.20f, 1.50f, 0), V(-.42f, .85f, .42f), .15f, 9, wicker, cord, 1);
    bundle(V(-.42f, .85f, .42f), V(-.40f, .05f, .36f), .13f, 9, wicker, cord, 5);
    bundle(V(.22f, 1.50f, 0), V(.40f, .95f, .42f), .15f, 9, wicker, cord, 9);
    bundle(V(.40f, .95f, .42f), V(.48f, .55f, 1.05f), .12f, 9, wicker, cord, 13);
    for (int i = 0; i < 5; i++) { /* foot that comes down over us */
        part();
        paint(wicker);
        limb(V(.48f, .52f, 1.05f), V(.30f + .09f * (float)i, .42f - .03f * fabsf((float)i - 2), 1.48f), .05f, .012f);
    }
    /* the cage */
    part();
    paint(wicker);
    blend(.012f);
    for (int i = 1; i < 15; i++) {
        float a = 6.283f * (float)i / 15;
        Vec3 q[5];
        static const float y[5] = {1.42f, 1.72f, 2.10f, 2.48f, 2.74f}, rr[5] = {.22f, .46f, .60f, .50f, .20f};
        float w[5] = {.036f, .04f, .04f, .04f, .034f};
        for (int j = 0; j < 5; j++)
            q[j] = V(sinf(a + .05f * (float)j) * rr[j], y[j], cosf(a + .05f * (float)j) * rr[j] * .85f);
        tube(5, q, w, 3);
    }
    for (int j = 0; j < 9; j++) {
        float y = 1.50f + .145f * (float)j, r = .60f * sqrtf(max_of(.08f, 1 - (y - 2.10f) * (y - 2.10f) / .50f));
        for (int i = 0; i < 15; i++) {
            if (j > 2 && j < 6 && (i == 0 || i == 14)) /* a window in front */
                continue;
            float a = 6.283f * (float)i / 15, b = 6.283f * (float)(i + 1) / 15, in = (i + j) % 2 ? .03f : -.03f;
            limb(V(sinf(a) * (r + in), y, cosf(a) * (r + in) * .85f),
                 V(sinf(b) * (r - in), y + .01f, cosf(b) * (r - in) * .85f), .028f, .028f);
        }
    }
    /* arms: one swings forward, the other is bound just now */
    bundle(V(-.56f, 2.52f, 0), V(-.92f, 2.05f, .25f), .13f, 8, wicker, cord, 21);
    bundle(V(-.92f, 2.05f, .25f), V(-.72f, 1.62f, .72f), .11f, 8, wicker, cord, 25);
    bundle(V(.56f, 2.52f, 0), V(.98f, 2.20f, -.10f), .13f, 8, wicker, cord, 29);
    bundle(V(.98f, 2.20f, -.10f), V(1.25f, 1.72f, .25f), .12f, 10, wheat, cord, 33);
    for (int k = 0; k < 2; k++)
        for (int i = 0; i < 5; i++) {
            Vec3 at = k ? V(1.25f, 1.72f, .25f) : V(-.72f, 1.62f, .72f);
            part();
            paint(k ? wheat : wicker);
            limb(at, at + V((k ? .04f : .02f) + .07f * ((float)i - 2), -.28f, .14f), .035f, .008f);
        }
    /* head: a small sheaf with a knot */
    part();
    paint(wicker);
    blend(.015f);
    for (int i = 0; i < 13; i++) {
        float a = 6.283f * (float)i / 13;
        Vec3 q[4] = {V(sinf(a) * .10f, 2.72f, cosf(a) * .10f), V(sinf(a) * .27f, 2.98f, cosf(a) * .25f + .04f),
                     V(sinf(a) * .17f, 3.22f, cosf(a) * .17f + .02f), V(sinf(a) * .30f, 3.52f, cosf(a) * .26f)};
        float w[4] = {.04f, .05f, .045f, .010f};
        tube(4, q, w, 3);
    }
    part();
    paint(cord);
    push();
    move(0, 3.22f, .02f);
    ring(0, 0, 0, .19f, .045f);
    pop();
    part();
    paint(material_plain(rgb(0x14100a), .9f, 0));
    egg(-.10f, 3.0f, .27f, .05f, .065f, .06f);
    egg(.10f, 3.0f, .27f, .05f, .065f, .06f);
    Vec3 cage = here(V(0, 2.05f, .1f));
    for (int i = 0; i < 3; i++) { /* lanterns in its ribs */
        push();
        move(-.24f + .24f * (float)i, 2.52f - .08f * (float)(i == 1), .05f);
        lantern(.44f, brass, rgb(0xffc858));
        pop();
    }
    for (int k = -1; k <= 1; k += 2) { /* and what looks out */
        part();
        paint(material_glow(rgb(0xfff0b0), 2.4f));
        egg((float)k * .095f - .02f, 2.14f, .50f, .050f, .064f, .03f);
        part();
        paint(material_plain(rgb(0x100c08), .5f, .3f));
        ball((float)k * .095f - .01f, 2.13f, .535f, .024f);
    }
    push(); /* the loose sheaf */
    move(1.28f, 1.36f, .62f);
    turn_z(-38);
    turn_x(20);
    bundle(V(0, -.35f, 0), V(0, .30f, 0), .10f, 9, wheat, cord, 41);
    pop();
    pop();
    lamp(cage + V(0, 0, .05f), rgb(0xffb040) * 5.f, .50f);
    lamp(cage + V(-.1f, .1f, .75f), rgb(0xffc060) * 1.0f, .4f);
    sprite(cage + V(0, 0, .4f), .60f, rgb(0xffa838), SPRITE_GLOW, .55f);
    for (int i = 0; i < 64; i++) { /* we lie in the wheat */
        float x = -1.75f + 3.5f * chance(i), z = 1.4f + 2.3f * chance(i + 70),
              h = (.42f + .34f * chance(i + 140)) * (1.25f - .2f * (z - 1.4f)), lean = .16f + .18f * chance(i + 210);
        if (fabsf(x) < .55f)
            h *= .62f;
        Vec3 q[3] = {V(x, -.1f, z), V(x + lean * .35f, h * .6f, z), V(x + lean, h, z)};
        float w[3] = {.014f, .012f, .010f};
        part();
        paint(wheat);
        blend(.008f);
        tube(3, q, w, 2);
        for (int k = 0; k < 5; k++) {
            Vec3 at = q[2] + V(.022f * (float)k, .030f * (float)k, 0);
            egg(at[0] + (k % 2 ? .016f : -.016f), at[1], at[2], .020f, .030f, .018f);
        }
        limb(q[2] + V(.1f, .14f, 0), q[2] + V(.20f, .27f, 0), .006f, .002f);
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
