/* SPDX-License-Identifier: MIT
 * Ulmorrath, the one from outside that is water: passing by, and coming. */
#include "cards.h"
#include "kit/backdrop.h"
#include "kit/kit.h"
#include "props/cottage.h"
#include "props/nature.h"
#include "props/teeth.h"
#include "props/titan.h"

static int black_wave(void)
{
    int m = material_new(rgb(0x0c2028), rgb(0x040a0e), .12f, 1.7f, PAT_WATER, 1.2f, .5f);
    material(m)->rim = 1.3f;
    return m;
}

static void sea(float waves)
{
    part();
    paint(material_new(tint(SHADOW) * .8f, tint(DARK), .12f, 1.3f, PAT_WATER, 1.4f, .5f));
    ground(0, waves, .8f);
}

/* An arm of water that ends in fingers of water. */
static void wave_arm(const Vec3 *p, float thick, Vec3 along, int m)
{
    float r[5] = {thick, thick * .85f, thick * .62f, thick * .5f, thick * .42f};
    part();
    paint(m);
    blend(.18f);
    lumpy(.05f, 2);
    tube(5, p, r, 5);
    Vec3 out = vec_unit(vec_cross(along, V(0, 0, 1)));
    for (int i = 0; i < 4; i++) {
        float s = ((float)i - 1.5f) * .55f;
        Vec3 root = p[4] + out * (s * thick * .7f), knuckle = root + along * (thick * 1.3f) + out * (s * thick * .5f),
             tip = knuckle + along * (thick * .9f) - V(0, thick * .9f, 0);
        blend(.08f);
        limb(root, knuckle, thick * .26f, thick * .2f);
        limb(knuckle, tip, thick * .2f, thick * .04f);
    }
}

/* Light foam along a line. */
static void foam(int n, const Vec3 *p, int count, float spread, float size, int seed)
{
    for (int i = 0; i < count; i++) {
        Vec3 at = tube_point(n, p, (float)(n - 1) * chance(i + seed));
        at += V(chance(i + seed + 50) - .5f, chance(i + seed + 90) - .5f, chance(i + seed + 130) - .2f) * (2 * spread);
        sprite(here(at), size * (.3f + chance(i + seed + 7) * chance(i + seed + 5)), rgb(0xd8f4f8),
               i % 4 ? SPRITE_GLOW : SPRITE_BUBBLE, .6f);
    }
}

static void hollow_tide(void)
{
    Scene *s = scene();
    camera(V(-.6f, 1.3f, 12.2f), V(.1f, 3.35f, 0), 34);
    s->haze_from = 15;
    s->back_y = -.12f;
    s->disc_x = .0f;
    s->disc_y = .35f;
    s->rim.towards = V(-.35f, .35f, -.9f);
    s->rim.color = rgb(0xa9d4dc) * 5.f;
    int m = black_wave(), wall = material_stone(rgb(0x8a8480), rgb(0x4a4644)),
        roof = material_plain(rgb(0x3c4a58), .6f, .5f);
    part(); /* an arch of water: two flanks, shoulders, a crest that bows to the right */
    paint(m);
    blend(.32f);
    lumpy(.10f, 1.1f);
    Vec3 left[6] = {V(-3.6f, -.3f, -.6f), V(-2.5f, .7f, -.4f), V(-2.05f, 2.1f, 0),
                    V(-1.85f, 3.6f, 0),   V(-1.0f, 4.9f, 0),   V(-.1f, 5.5f, .1f)};
    float lr[6] = {.7f, .95f, .66f, .56f, .72f, .66f};
    tube(6, left, lr, 5);
    Vec3 right[6] = {V(2.6f, -.3f, .3f), V(1.9f, .8f, .2f),   V(1.75f, 2.2f, .1f),
                     V(1.8f, 3.6f, .1f), V(1.15f, 4.8f, .1f), V(.1f, 5.4f, .1f)};
    float rr[6] = {.85f, .7f, .50f, .46f, .66f, .62f};
    tube(6, right, rr, 5);
    egg(-.4f, .0f, 0, 3.2f, .55f, 1.2f);
    blend(.3f);
    Vec3 head[5] = {V(.1f, 5.4f, .2f), V(.35f, 6.1f, .3f), V(.9f, 6.55f, .4f), V(1.6f, 6.4f, .5f), V(1.95f, 5.9f, .5f)};
    float hr[5] = {.75f, .72f, .56f, .34f, .10f};
    tube(5, head, hr, 5);
    Vec3 spill[4] = {V(.2f, 6.3f, 0), V(-.6f, 6.5f, -.1f), V(-1.3f, 6.0f, -.2f), V(-1.7f, 5.3f, -.2f)};
    float sr[4] = {.5f, .36f, .28f, .1f};
    tube(4, spill, sr, 4);
    for (int i = 0; i < 9; i++) { /* what drips into the hollow */
        float a = ((float)i / 8 - .5f) * 1.9f;
        Vec3 from = V(sinf(a) * 1.15f, 3.5f + cosf(a) * 1.1f, .15f);
        blend(.12f);
        limb(from, from - V(0, .5f + .7f * chance(i), 0), .13f, .02f);
    }
    Vec3 arm_r[5] = {V(1.3f, 4.7f, .4f), V(2.3f, 4.4f, .8f), V(2.75f, 3.4f, 1.2f), V(2.7f, 2.4f, 1.5f),
                     V(2.55f, 1.9f, 1.6f)};
    wave_arm(arm_r, .52f, V(-.25f, -1, .1f), m);
    Vec3 arm_l[5] = {V(-1.4f, 4.6f, .2f), V(-2.3f, 3.9f, .5f), V(-2.6f, 2.9f, .8f), V(-2.2f, 2.1f, 1.2f),
                     V(-1.8f, 1.8f, 1.4f)};
    wave_arm(arm_l, .50f, V(.8f, -.5f, .2f), m);
    int glow = material_glow(rgb(0xc8f4ff), 3.4f);
    for (int i = 0; i < 2; i++) { /* narrow eyes that look to the right */
        push();
        move(.52f + .55f * (float)i, 6.08f - .02f * (float)i, .86f - .04f * (float)i);
        turn_z(-22);
        part();
        paint(glow);
        egg(0, 0, .05f, .17f, .055f, .10f);
        pop();
        sprite(V(.52f + .55f * (float)i, 6.08f, 1.f), .28f, rgb(0xa9e4f0), SPRITE_GLOW, .25f);
    }
    push(); /* the tower at its knee */
    move(1.05f, .12f, 2.6f);
    grow(1.9f);
    titan_keep(wall, roof, rgb(0xffb347));
    pop();
    part();
    paint(material_stone(rgb(0x4a5256), rgb(0x22282c)));
    lumpy(.06f, 3);
    egg(1.05f, -.05f, 2.6f, 1.2f, .28f, .8f);
    lamp(V(1.0f, .9f, 3.5f), rgb(0xffb347) * 1.6f, .4f);
    sprite(V(1.05f, .8f, 3.f), 1.5f, rgb(0xffa030), SPRITE_GLOW, .2f);
    Vec3 rope[5] = {V(1.1f, 1.5f, 2.6f), V(.4f, 2.2f, 2.4f), V(-.5f, 2.4f, 1.7f), V(-.4f, 3.3f, .9f),
                    V(.25f, 3.9f, .2f)};
    static const unsigned covers[4] = {0xb04a3a, 0xc89a4a, 0x4a7a8a, 0x8a5a8a};
    int pages = material_plain(rgb(0xf4ecd8), .8f, .2f);
    material(pages)->emit = rgb(0xf4e8c8) * .18f;
    for (int i = 0; i < 17; i++) { /* a rope of books, drawn in */
        Vec3 p = tube_point(5, rope, (float)i / 16 * 4);
        push();
        move(p[0], p[1], p[2]);
        turn_z(360 * chance(i));
        turn_y(50 * (chance(i + 9) - .5f));
        grow(1.15f - .02f * (float)i);
        flying_book(material_plain(rgb(covers[i % 4]), .6f, .4f), pages);
        pop();
    }
    foam(5, head, 40, .35f, .09f, 1);
    Vec3 knee[4] = {V(-3.4f, .2f, .6f), V(-1.2f, .3f, 1.4f), V(.6f, .25f, 1.7f), V(2.8f, .2f, 1.2f)};
    foam(4, knee, 110, .35f, .10f, 300);
    sea(.14f);
}

/* ---- ou1b: the face in the wave that breaks over the towers ---- */

static Vec3 storm_sky(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    Vec3 c = sky_ramp(unit((v + .9f) / 2), vec_mix(t[MIDTONE], t[LIGHT], .5f), vec_mix(t[MIDTONE], t[LIGHT], .12f),
                      t[SHADOW] * 1.1f);
    c = vec_mix(c, t[DARK] * 1.3f, .75f * smooth(.44f, .62f, sky_clouds(u, v * 1.2f, 1.3f)));
    c += rgb(0xd8f0ff) * (.55f * halo(u, v, -.05f, .25f, .02f) * (.5f + cloud_flat(u * 3, v * 3, 4)));
    float x = -.05f + .16f * (cloud_flat(3.3f, v * 2.6f, 4) - .5f) * 2, d = fabsf(u - x); /* a bolt between them */
    c += rgb(0xe8f8ff) * (3.f * expf(-d * d / .00022f) + .35f * expf(-d * 14)) * smooth(-.75f, -.6f, v);
    return c;
}

/* Claws of foam along the lip of a breaking wave: from a line of points, each hooks forward and down. */
static void foam_claws(int n, const Vec3 *line, int claws, float size, Vec3 forward, int m, int seed)
{
    for (int i = 0; i < claws; i++) {
        float t = ((float)i + .7f * chance(i + seed)) / (float)claws, l = size * (.7f + .6f * chance(i + seed + 9));
        Vec3 root = tube_point(n, line, t * (float)(n - 1));
        Vec3 side = V(chance(i + seed + 20) - .5f, chance(i + seed + 30) - .5f, chance(i + seed + 40) - .5f) * l;
        Vec3 p[4] = {root, root + forward * .7f * l + side * .4f + V(0, .22f * l, 0),
                     root + forward * 1.2f * l + side * .8f + V(0, -.10f * l, 0),
                     root + forward * 1.15f * l + side + V(0, -.62f * l, 0)};
        float r[4] = {.26f * size, .19f * size, .12f * size, .01f};
        part();
        paint(m);
        blend(.06f * size);
        lumpy(.05f * size, 4 / size);
        tube(4, p, r, 4);
        for (int k = 0; k < 5; k++) {
            Vec3 q = tube_point(4, p, .5f + .5f * (float)k);
            q += V(chance(i * 7 + k) - .5f, chance(i * 7 + k + 40) - .3f, chance(i * 7 + k + 80) - .2f) * .36f * l;
            ball(q[0], q[1], q[2], size * (.06f + .09f * chance(i + k * 5)));
        }
        lumpy(0, 1);
    }
}

/* The face in the wave, looking to +z: brow, sockets, cheeks, an open jaw of which the sea runs; about 2.6 high. */
static void drowned_face(int m, int pale, int foam_m, int dark, int glow, int weed, float jaw)
{
    part();
    paint(m);
    blend(.24f);
    lumpy(.05f, 2.2f);
    egg(0, .30f, -.20f, 1.0f, 1.0f, .90f);
    egg(0, -.55f, .18f, .70f, .50f, .60f);
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        limb(V(q * .14f, .30f, .82f), V(q * .86f, .58f, .42f), .21f, .18f); /* brow */
        egg(q * .58f, -.26f, .52f, .30f, .26f, .28f);                       /* cheekbone */
        limb(V(q * .78f, -.30f, .1f), V(q * .56f, -1.15f * jaw, .34f), .24f, .20f);
    }
    limb(V(0, .26f, .78f), V(0, -.24f, .98f), .13f, .21f);
    egg(0, -.28f, .92f, .30f, .14f, .16f);
    limb(V(-.56f, -1.15f * jaw, .34f), V(0, -1.34f * jaw, .62f), .21f, .26f);
    limb(V(.56f, -1.15f * jaw, .34f), V(0, -1.34f * jaw, .62f), .21f, .26f);
    carve();
    blend(.10f);
    for (int side = -1; side <= 1; side += 2)
        egg((float)side * .40f, .14f, .80f, .24f, .15f, .30f);
    egg(0, -.88f * jaw, .62f, .44f, .36f * jaw, .55f);
    fill();
    lumpy(0, 1);
    part();
    paint(dark);
    egg(0, -.85f * jaw, .25f, .55f, .42f * jaw, .30f);
    for (int side = -1; side <= 1; side += 2) {
        part();
        paint(glow);
        push();
        move((float)side * .40f, .14f, .62f);
        turn_z((float)side * 16);
        egg(0, 0, 0, .17f, .075f, .12f);
        pop();
        sprite(here(V((float)side * .40f, .14f, .85f)), .34f, rgb(0xa9e4f0), SPRITE_GLOW, .22f);
    }
    part(); /* light lies on brow, nose, cheek and lip */
    paint(pale);
    blend(.06f);
    lumpy(.03f, 5);
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        limb(V(q * .16f, .46f, .86f), V(q * .84f, .72f, .46f), .075f, .05f);
        limb(V(q * .42f, -.10f, .76f), V(q * .80f, -.20f, .44f), .06f, .04f);
    }
    limb(V(0, .20f, .92f), V(0, -.18f, 1.14f), .05f, .075f);
    lumpy(0, 1);
    for (int row = 0; row < 2; row++) { /* teeth of foam */
        push();
        move(0, row ? -1.16f * jaw : -.52f, row ? .80f : .86f);
        teeth(&(Teeth){.count = row ? 8 : 9,
                       .material = foam_m,
                       .half_width = row ? .42f : .48f,
                       .sag = row ? .10f : .06f,
                       .depth = .26f,
                       .length = row ? -.22f : .30f,
                       .thick = .075f,
                       .uneven = .5f,
                       .fang = 3});
        pop();
    }
    for (int i = 0; i < 9; i++) { /* a beard of water, and weed in it */
        float x = ((float)i - 4) * .15f;
        Vec3 p[4] = {V(x, -1.28f * jaw - .06f * cosf(x), .66f - .4f * x * x), V(x * 1.1f, -1.75f * jaw, .72f),
                     V(x * 1.3f + .1f, -2.2f * jaw, .62f), V(x * 1.5f, -2.75f * jaw - .3f * chance(i), .5f)};
        float r[4] = {.14f, .12f, .09f, .02f};
        part();
        paint(i % 3 == 1 ? pale : m);
        blend(.06f);
        tube(4, p, r, 4);
        if (i % 2) {
            push();
            move(x * 1.1f, -1.25f * jaw, .92f);
            seaweed(1.1f + .5f * chance(i), .16f, .12f, weed);
            pop();
        }
    }
    for (int side = -1; side <= 1; side += 2)
        for (int i = 0; i < 4; i++) { /* weed for hair at the temples */
            push();
            move((float)side * (.80f + .09f * (float)i), .62f - .12f * (float)i, .42f - .10f * (float)i);
            seaweed(1.2f + .7f * chance(i + 5), .20f, .14f * (float)side, weed);
            pop();
        }
}

/* A house the water took: walls, a red roof, one window still lit. */
static void taken_house(Vec3 at, float size, float roll, float pitch, int wall, int roof)
{
    push();
    move(at[0], at[1], at[2]);
    turn_z(roll);
    turn_x(pitch);
    turn_y(24);
    grow(size);
    cottage(&(Cottage){.wall = wall,
                       .wood = material_wood(),
                       .roof = roof,
                       .windows = rgb(0xffb347),
                       .wide = .55f,
                       .tall = .5f,
                       .deep = .4f,
                       .chimney = true});
    pop();
}

static void second_swell(void)
{
    Scene *s = scene();
    camera(V(.5f, 1.3f, 11.2f), V(-.05f, 2.75f, 0), 35);
    s->backdrop = storm_sky;
    s->haze_from = 13;
    s->rim.towards = V(.35f, .45f, -.8f);
    s->rim.color = rgb(0xc8ecf8) * 5.0f;
    s->key.color = rgb(0xc8e4ec) * 2.0f;
    int m = black_wave(), wall = material_stone(rgb(0x7a7a78), rgb(0x3a3c3c)),
        roof = material_plain(rgb(0x34404c), .6f, .5f), tiles = material_plain(rgb(0xb8452c), .6f, .5f),
        plaster = material_plain(rgb(0xd8c8a8), .8f, .2f), pale = material_plain(rgb(0x5a9aa8), .3f, 1.2f),
        foam_m = material_plain(rgb(0xdcf2f4), .6f, .6f), dark = material_plain(rgb(0x04090c), .8f, .2f),
        glow = material_glow(rgb(0xd8f8ff), 4.0f), weed = material_plain(rgb(0x4c7a3c), .5f, .5f);
    material(m)->color = rgb(0x1a4450);
    material(m)->color2 = rgb(0x081a20);
    material(foam_m)->emit = rgb(0x9fd0d8) * .12f;
    Vec3 back[5] = {V(2.9f, -.6f, -2.6f), V(3.1f, 2.2f, -2.9f), V(2.7f, 4.4f, -2.6f), V(1.7f, 5.1f, -2.1f),
                    V(.7f, 4.7f, -1.7f)};
    float br[5] = {1.5f, 1.3f, .9f, .55f, .2f};
    part(); /* another follows */
    paint(m);
    blend(.2f);
    lumpy(.08f, 1.2f);
    tube(5, back, br, 5);
    egg(1.9f, .3f, -2.4f, 2.0f, 1.9f, 1.0f);
    lumpy(0, 1);
    foam_claws(5, back, 7, .55f, V(-.8f, .1f, .4f), foam_m, 60);
    push(); /* the first */
    move(-.62f, 3.55f, -.2f);
    turn_y(-16);
    turn_x(10);
    turn_z(6);
    grow(1.22f);
    drowned_face(m, pale, foam_m, dark, glow, weed, 1);
    pop();
    Vec3 hood[6] = {V(1.3f, .2f, -1.4f), V(1.35f, 2.6f, -1.5f), V(.95f, 4.4f, -1.1f),
                    V(.1f, 5.35f, -.4f), V(-1.0f, 5.45f, .3f),  V(-1.8f, 4.95f, .9f)};
    float hr[6] = {1.3f, 1.2f, 1.0f, .80f, .52f, .22f};
    part(); /* the crest over it curls to the left */
    paint(m);
    blend(.25f);
    lumpy(.08f, 1.2f);
    tube(6, hood, hr, 6);
    Vec3 flank[4] = {V(-2.9f, -.4f, -.6f), V(-2.3f, 1.4f, -.9f), V(-1.9f, 3.0f, -1.1f), V(-1.0f, 4.6f, -.9f)};
    float fr[4] = {1.3f, 1.0f, .8f, .7f};
    tube(4, flank, fr, 5);
    egg(-.6f, .5f, -.9f, 2.4f, 1.6f, 1.1f);
    lumpy(0, 1);
    Vec3 lip[4] = {V(.55f, 5.75f, .35f), V(-.35f, 5.70f, .60f), V(-1.25f, 5.40f, .85f), V(-1.95f, 4.85f, 1.1f)};
    foam_claws(4, lip, 12, .60f, V(-.45f, .05f, .75f), foam_m, 5);
    static const float tower[3][4] = {{-1.95f, 2.8f, 1.35f, -10}, {1.25f, 2.4f, 1.55f, 9}, {2.05f, 3.0f, 1.1f, 16}};
    for (int i = 0; i < 3; i++) { /* the towers they break over, leaning away */
        push();
        move(tower[i][0], -.1f, tower[i][1]);
        turn_z(tower[i][3]);
        grow(tower[i][2]);
        titan_tower(wall, roof, rgb(0xffb347));
        pop();
    }
    taken_house(V(-.95f, .55f, 3.0f), .62f, 24, -14, plaster, tiles);
    taken_house(V(.35f, .25f, 3.4f), .52f, -18, 10, plaster, tiles);
    taken_house(V(.15f, 1.05f, 2.2f), .40f, 48, 20, plaster, tiles);
    for (int i = 0; i < 150; i++) { /* spray */
        float x = -2.6f + 5.2f * chance(i + 9), far = 1 - fabsf(x) / 3;
        sprite(V(x, .05f + (.9f + 1.4f * (1 - far)) * powf(chance(i + 300), 2), .8f + 2.4f * chance(i + 600)),
               .02f + .06f * chance(i + 40) * chance(i + 41), rgb(0xd8f4f8), i % 4 ? SPRITE_GLOW : SPRITE_BUBBLE, .6f);
    }
    sea(.28f);
}

const Card siege_ulmorrath_cards[] = {
    {"cards/siege/ou1a", OUTSIDER, hollow_tide}, {"cards/siege/ou1b", OUTSIDER, second_swell}, {0}};
