/* SPDX-License-Identifier: MIT
 * The troll of the sea: an island from above, and who it is from below. */
#include "cards.h"
#include "kit/backdrop.h"
#include "kit/kit.h"
#include "props/nature.h"
#include "types/troll_visage.h"

static const float surface = 2.10f; /* height of the water */

/* Evening above the water, the deep below. */
static Vec3 above_and_below(const Scene *s, float u, float v)
{
    (void)s;
    float line = .43f + .008f * sinf(u * 9);
    if (v > line) {
        Vec3 c = sky_ramp(unit((v - line) / .85f), rgb(0xffe0a0), rgb(0xffa888), rgb(0x5a88c0));
        c += rgb(0xfff0c0) * (.55f * halo(u, v, -.62f, .66f, .10f));
        c = vec_mix(c, rgb(0xfffbe0) * 1.2f, disc(u, v, -.62f, .66f, .13f, .01f));
        return vec_mix(c, rgb(0xffd8c8), .5f * smooth(.52f, .68f, sky_clouds(u, v * 1.6f, 1.4f)));
    }
    float deep = unit((line - v) / 1.6f), ray = cloud_flat(u * 5 + v * 1.8f, 2.2f, 3);
    Vec3 c = sky_ramp(1 - deep, rgb(0x021018), rgb(0x0a4458), rgb(0x30a0a0));
    return c + rgb(0x70e0d0) * (.28f * smooth(.45f, .75f, ray) * (1 - deep));
}

/* A palm on the brush's place, leaning. */
static void palm(float high, float lean, int wood, int leaf)
{
    Vec3 p[4] = {V(0, -.1f, 0), V(.15f * lean, high * .4f, 0), V(.5f * lean, high * .75f, 0), V(lean, high, 0)};
    part();
    paint(wood);
    blend(.01f);
    tube(4, p, (float[]){.060f, .045f, .038f, .034f}, 5);
    for (int i = 0; i < 8; i++) {
        float a = (float)i * PI / 4 + .3f, x = sinf(a), z = cosf(a), l = .40f + .08f * chance(i);
        part();
        paint(leaf);
        blend(.01f);
        Vec3 q[4] = {p[3], p[3] + V(x * l * .4f, .13f, z * l * .4f), p[3] + V(x * l * .8f, .06f, z * l * .8f),
                     p[3] + V(x * l * 1.05f, -.14f, z * l)};
        tube(4, q, (float[]){.030f, .050f, .042f, .004f}, 4);
        for (int k = 1; k < 7; k++) {
            Vec3 at = tube_point(4, q, .45f * (float)k);
            limb(at, at + V(x * .05f, -.13f, z * .05f), .022f, .004f);
        }
    }
    part();
    paint(wood);
    for (int i = 0; i < 3; i++)
        ball(p[3][0] + .05f * (float)(i - 1), p[3][1] - .05f, p[3][2] + .05f, .042f);
}

/* A castaway who has sat here for years, looking out for a sail. */
static void castaway(int skin, int cloth_m, int beard, int wood)
{
    part();
    paint(cloth_m);
    blend(.03f);
    egg(0, .13f, 0, .085f, .13f, .075f);
    limb(V(.04f, .06f, .03f), V(.10f, .12f, .16f), .045f, .035f);
    part();
    paint(skin);
    blend(.02f);
    ball(0, .32f, .01f, .075f);
    limb(V(.10f, .12f, .16f), V(.13f, .0f, .19f), .032f, .028f);
    limb(V(.07f, .22f, .02f), V(.16f, .27f, .08f), .030f, .026f);
    limb(V(.16f, .27f, .08f), V(.09f, .36f, .10f), .026f, .024f); /* he shades his eyes */
    part();
    paint(beard);
    blend(.03f);
    egg(0, .24f, .06f, .055f, .09f, .04f);
    egg(0, .36f, -.03f, .075f, .05f, .07f);
    part();
    paint(wood);
    limb(V(-.12f, -.05f, .05f), V(-.13f, .50f, .03f), .014f, .012f);
    part();
    paint(cloth_m);
    web(V(-.13f, .50f, .03f), V(-.13f, .34f, .03f), V(-.38f, .44f, .05f), .008f);
}

/* Sand and grass on his crown. */
static void island(int sand, int grass, int wood, int leaf)
{
    part();
    paint(sand);
    blend(.10f);
    lumpy(.02f, 6);
    egg(0, surface + .02f, -.05f, .74f, .14f, .55f);
    lumpy(0, 1);
    part();
    paint(grass);
    blend(.08f);
    lumpy(.03f, 9);
    egg(-.05f, surface + .13f, -.10f, .52f, .11f, .36f);
    lumpy(0, 1);
    push();
    move(-.22f, surface + .18f, -.05f);
    palm(.66f, .34f, wood, leaf);
    pop();
    push();
    move(-.36f, surface + .16f, -.15f);
    palm(.48f, -.26f, wood, leaf);
    pop();
}

/* Where air and water meet in front of us. */
static void waterline(int water)
{
    Vec3 p[9];
    float r[9];
    for (int i = 0; i < 9; i++) {
        p[i] = V(-1.6f + .4f * (float)i, surface - .03f + .022f * sinf((float)i * 2.1f), 1.0f);
        r[i] = .020f + .008f * (float)(i % 2);
    }
    part();
    paint(water);
    tube(9, p, r, 6);
}

static void water_troll(void)
{
    camera(V(0, 1.72f, 6.4f), V(0, 1.50f, 0), 31);
    Scene *s = scene();
    set_palette(s, 0x03131c, 0x0a3848, 0x2a8a90, 0xa8e8d8, 0xffb060, 0xfff4d8);
    s->backdrop = above_and_below;
    s->haze = 0;
    s->key = (Light){vec_unit(V(-.55f, .75f, .50f)), rgb(0xf0fff0) * 2.2f, .10f};
    s->rim.color = rgb(0x80fff0) * 3.4f;
    s->fill.color = rgb(0x106080) * .6f;
    s->ambient *= .5f;
    s->vignette = 1.25f;
    s->grade = .03f;
    Flesh f = troll_flesh(rgb(0x4a9a8c), rgb(0x1c5a68));
    int sand = material_new(rgb(0xf4d898), rgb(0xc8a060), .9f, .3f, PAT_SAND, 4, .5f),
        grass = material_new(rgb(0x7ac040), rgb(0x3a7a20), .9f, .2f, PAT_GRASS, 8, .8f),
        wood = material_plain(rgb(0x7a4a28), .8f, .3f), leaf = material_plain(rgb(0x3a9a38), .5f, .5f),
        water = material_plain(rgb(0xc8fff4), .1f, 1.4f), weed = material_plain(rgb(0x2a7048), .5f, .6f),
        skin = material_plain(rgb(0xd89870), .6f, .4f), red = material_plain(rgb(0xd02818), .7f, .3f),
        beard = material_plain(rgb(0xf4f0e8), .8f, .3f), scale = material_scales(rgb(0xffa030), rgb(0xe05018), 9),
        fin = material_plain(rgb(0xffd060), .4f, .7f), fish_eye = material_plain(rgb(0x101010), .2f, 1);
    material(water)->emit = rgb(0xa0fff0) * .35f;
    material(f.skin)->sss = rgb(0x40c0a0) * .3f;
    push();
    move(0, 1.24f, -.25f);
    turn_x(-3);
    grow(1.92f);
    troll_visage(&f, &(TrollVisage){.nose = .62f,
                                    .wide = 1.25f,
                                    .ear = .8f,
                                    .droop = {4, -6},
                                    .tusk = .9f,
                                    .gape = .07f,
                                    .bare = .5f,
                                    .jut = .05f,
                                    .wry = .03f,
                                    .brow = {.07f, .03f},
                                    .frown = {.02f, .05f},
                                    .open = {1.5f, 1.2f},
                                    .gaze_x = 3,
                                    .gaze_y = 34,
                                    .iris = rgb(0xffc028),
                                    .glow = .7f});
    pop();
    island(sand, grass, wood, leaf);
    push();
    move(.30f, surface + .19f, .12f);
    turn_y(30);
    grow(.92f);
    castaway(skin, red, beard, wood);
    pop();
    for (int i = 0; i < 9; i++) { /* his beard and what hangs below the isle */
        float x = -.72f + .18f * (float)i;
        push();
        move(x, i % 2 ? 2.02f : .42f, i % 2 ? .10f + .25f * (1 - x * x) : .45f);
        if (i % 2 == 0 || fabsf(x) > .5f)
            seaweed(.45f + .3f * chance(i), .09f, .12f, weed);
        pop();
    }
    static const float swim[3][4] = {{-1.08f, .95f, .9f, .34f}, {1.05f, 1.62f, .6f, -.26f}, {1.00f, .62f, 1.0f, -.36f}};
    for (int i = 0; i < 3; i++) {
        push();
        move(swim[i][0], swim[i][1], swim[i][2]);
        if (swim[i][3] < 0)
            mirror_x();
        turn_z(8);
        fish(fabsf(swim[i][3]), scale, fin, fish_eye);
        pop();
    }
    waterline(water);
    for (int i = 0; i < 26; i++) {
        float t = chance(i);
        sprite(V(.12f + .35f * (chance(i + 30) - .3f) * (1 + t), 1.25f + .8f * t, 1.0f), .014f + .03f * chance(i + 60),
               rgb(0xd8fff8), SPRITE_BUBBLE, .8f);
    }
    lamp(V(-.5f, 1.6f, 2.0f), rgb(0xb0fff0) * 1.1f, .5f);
    lamp(V(.0f, 2.6f, 1.2f), rgb(0xffe0b0) * .8f, .3f);
}

const Card troll_sea_cards[] = {{"cards/horde/water-troll", WATER, water_troll}, {0}};
