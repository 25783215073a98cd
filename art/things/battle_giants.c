/* SPDX-License-Identifier: MIT
 * Battle Cards of what is too large: a knight before a dragon's eye, a camp on what was no hill, a skull that arrows do not
 * bother, a sun that rises on a host. */
#include "cards.h"
#include "kit/backdrop.h"
#include "kit/kit.h"
#include "props/castle.h"
#include "props/flames.h"
#include "props/host.h"
#include "props/rocks.h"
#include "props/skull.h"
#include "props/titan.h"
#include "props/weapons.h"
#include "things/studio.h"

static int steel(unsigned color)
{
    int m = material_new(rgb(color), rgb(color) * .55f, .3f, 1, PAT_METAL, 5, .2f);
    material(m)->metal = .6f;
    return m;
}

/* ---- dragon: one knight, and what he woke ---- */

/* Scutes along a line, each lying over the next, growing and shrinking; `up` is their outside. */
static void scutes(int n, const Vec3 *line, int count, float size, Vec3 up, int m)
{
    for (int i = 0; i < count; i++) {
        float t = ((float)i + .5f) / (float)count * (float)(n - 1), big = size * (.72f + .42f * sinf(t * 1.1f));
        Vec3 at = tube_point(n, line, t), along = vec_unit(tube_point(n, line, t + .1f) - at);
        push();
        move(at[0], at[1], at[2]);
        aim(along, up);
        turn_x(-16);
        part();
        paint(m);
        egg(0, 0, .05f * big, big * .62f, big * .92f, big * .34f);
        pop();
    }
}

/* The eye at the brush's place, its inner corner at the left: two lids, folds below, a brow of scutes and horns. */
static void dragon_eye_and_brow(int hide, int lid, int horn, int iris)
{
    part();
    paint(hide);
    blend(.10f);
    lumpy(.02f, 3);
    egg(.25f, 0, -1.05f, 3.0f, 2.9f, 1.25f);
    carve();
    blend(.16f);
    paint(lid);
    egg(.02f, .03f, .25f, 1.06f, .58f, .70f);
    fill();
    lumpy(0, 1);
    part();
    eye(.06f, .0f, -1.06f, 1.30f, -3, 1, iris);
    Vec3 upper[6] = {V(-1.22f, -.20f, .10f), V(-.78f, .18f, .32f), V(-.25f, .42f, .42f),
                     V(.35f, .53f, .42f),    V(.86f, .37f, .30f),  V(1.22f, -.02f, .06f)},
         lower[6] = {V(-1.22f, -.20f, .10f), V(-.76f, -.44f, .30f), V(-.15f, -.56f, .38f),
                     V(.42f, -.50f, .34f),   V(.90f, -.26f, .22f),  V(1.22f, -.02f, .06f)};
    part();
    paint(lid);
    blend(.05f);
    tube(6, upper, (float[]){.05f, .11f, .13f, .13f, .10f, .04f}, 5);
    part();
    paint(lid);
    blend(.05f);
    tube(6, lower, (float[]){.05f, .10f, .11f, .11f, .08f, .04f}, 5);
    for (int k = 1; k < 4; k++) { /* bags under it */
        Vec3 p[6];
        for (int i = 0; i < 6; i++)
            p[i] = lower[i] * V(1 + .05f * (float)k, 1, 1) + V(0, -.17f * (float)k * (1 - .1f * (float)(i > 3)), .02f);
        part();
        paint(hide);
        blend(.06f);
        tube(6, p, (float[]){.03f, .08f, .10f, .10f, .08f, .02f}, 4);
    }
    Vec3 brow[6] = {V(-1.60f, -.10f, .20f), V(-1.00f, .34f, .50f), V(-.40f, .66f, .62f),
                    V(.30f, .84f, .60f),    V(.95f, .74f, .42f),   V(1.60f, .44f, .10f)};
    part();
    paint(hide);
    blend(.12f);
    tube(6, brow, (float[]){.16f, .22f, .27f, .28f, .24f, .16f}, 4);
    scutes(6, brow, 11, .27f, V(0, .45f, 1), hide);
    for (int i = 0; i < 6; i++) { /* horns stand on it, larger behind */
        float t = .75f + .78f * (float)i, l = .30f + .17f * (float)i;
        Vec3 at = tube_point(6, brow, t) + V(0, .16f, .02f), d = vec_unit(V(.30f + .16f * (float)i, 1, .10f));
        part();
        paint(horn);
        blend(.02f);
        tube(3, (Vec3[]){at, at + d * (.55f * l), at + d * l + V(.18f * l, -.04f, -.05f)},
             (float[]){.10f + .012f * (float)i, .07f, .006f}, 4);
    }
}

static void dragon_battle(void)
{
    camera(V(-.10f, 1.20f, 6.4f), V(0, 1.46f, 0), 31);
    Scene *s = scene();
    set_palette(s, 0x04100f, 0x0e2e2c, 0x2a6a58, 0x9ac8a0, 0xffa020, 0xfff0c0);
    s->key = (Light){vec_unit(V(-.62f, .66f, .45f)), rgb(0xe8f8ff) * 3.0f, .08f};
    s->rim.color = rgb(0xff8a30) * 2.0f;
    s->fill.color = rgb(0x206a70) * .5f;
    s->ambient *= .45f;
    s->vignette = 1.4f;
    s->grade = .05f;
    s->roll = -3;
    int hide = material_scales(rgb(0x3a9a72), rgb(0x144448), 4.2f),
        lid = material_new(rgb(0x18403a), rgb(0x0a1e20), .32f, 1.1f, PAT_SCALE, 13, .8f),
        horn = material_new(rgb(0xd8c49a), rgb(0x7a5a3a), .4f, .8f, PAT_BONE, 3, .5f),
        iris = material_eye(rgb(0xff8a08), rgb(0x5a2c08), .62f, PUPIL_SLIT),
        rock_m = material_stone(rgb(0x241f1e), rgb(0x0e0c0c)), iron = material_plain(rgb(0x0c0e12), .4f, .8f),
        red = material_plain(rgb(0x8a1014), .8f, .3f);
    material(iris)->iris = .37f;
    push();
    move(.08f, 1.78f, 0);
    turn_z(12);
    dragon_eye_and_brow(hide, lid, horn, iris);
    pop();
    lamp(V(-.2f, 1.9f, 1.5f), rgb(0xffb050) * 1.3f, .4f);
    sprite(V(-.16f, 1.90f, .5f), .085f, rgb(0xfffbe8), SPRITE_GLOW, 1.3f);
    push(); /* who stands before it */
    move(-.54f, .84f, 1.7f);
    turn_y(14);
    host_knight(.52f, iron, red, 1);
    pop();
    static const float crag[][5] = {/* x, y, half x, half y, tilt */
                                    {-.55f, .60f, .36f, .24f, -3},
                                    {-1.15f, .42f, .46f, .44f, 14},
                                    {.16f, .34f, .40f, .28f, 24},
                                    {.75f, .02f, .55f, .26f, 8},
                                    {-.2f, .04f, 1.7f, .36f, 0}};
    for (int i = 0; i < 5; i++)
        rock(crag[i][0], crag[i][1], 1.7f, crag[i][2], crag[i][3], .35f, crag[i][4], rock_m);
    for (int i = 0; i < 34; i++) /* its breath along the ground */
        sprite(V((chance(i) - .5f) * 3, .15f + .55f * chance(i + 40), .9f + .5f * chance(i + 80)),
               .16f + .22f * chance(i + 120), rgb(0xc86a28), SPRITE_GLOW, .07f);
    push();
    move(.3f, .3f, 1.2f);
    sparks(26, 1.1f, 1.5f, rgb(0xffa040) * 1.6f, 5);
    pop();
}

/* ---- golem: it was no hill ---- */

/* A face of dressed stone as of a cliff, its chin at y -1.5, its crown at 1.2, looking to +z. */
static void cliff_face(int stone, int pale, int dark, int glow)
{
    static const Vec3 plane[16] = {
        {0, 0, 1, .80f},           {0, .55f, .84f, 1.08f},     {0, -.40f, .92f, .98f},      {1, .06f, .10f, 1.16f},
        {-1, .06f, .10f, 1.16f},   {.86f, -.50f, .10f, 1.30f}, {-.86f, -.50f, .10f, 1.30f}, {.72f, .0f, .70f, 1.18f},
        {-.72f, .0f, .70f, 1.18f}, {.66f, .74f, .1f, 1.36f},   {-.66f, .74f, .1f, 1.36f},   {0, 1, 0, 1.16f},
        {.1f, 0, -1, .8f},         {0, -1, 0, 1.9f},           {.5f, -.5f, .7f, 1.22f},     {-.5f, -.5f, .7f, 1.22f}};
    part();
    paint(stone);
    blend(.05f);
    lumpy(.035f, 3.2f);
    hull(16, plane, .03f, 2.6f);
    carve();
    blend(.03f);
    for (int side = -1; side <= 1; side += 2)
        box((float)side * .46f, .12f, .85f, .33f, .23f, .36f, .05f);
    box(0, -.86f, .80f, .52f, .085f, .30f, .03f);
    fill();
    lumpy(0, 1);
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        part();
        paint(glow);
        box(q * .46f, .12f, .58f, .32f, .22f, .05f, .02f);
        part(); /* what looks up */
        paint(dark);
        box(q * .44f, .20f, .68f, .115f, .11f, .06f, .02f);
        rock(q * .60f, -.36f, .72f, .26f, .22f, .20f, q * 14, stone); /* cheeks */
        rock(q * 1.12f, .02f, .10f, .20f, .52f, .36f, q * 3, pale);   /* ears */
        rock(q * .55f, .56f, .76f, .50f, .12f, .22f, q * 9, pale);    /* brows go up */
        rock(q * .52f, -1.22f, .50f, .44f, .26f, .34f, q * -6, stone);
    }
    rock(0, .62f, .86f, .17f, .20f, .20f, 0, stone);
    part();
    paint(pale);
    blend(.06f);
    lumpy(.03f, 4);
    limb(V(0, .40f, .80f), V(0, -.30f, 1.02f), .10f, .20f);
    lumpy(0, 1);
    rock(0, -.66f, .86f, .56f, .10f, .16f, 1, stone);
    rock(.04f, -1.06f, .84f, .50f, .11f, .18f, -2, stone);
}

/* A tent of two sheets with a light in it. */
static void lit_tent(float size, int sheet, Vec3 light)
{
    push();
    grow(size);
    part();
    paint(sheet);
    web(V(0, .95f, .5f), V(-.60f, 0, .55f), V(-.14f, 0, .5f), .02f);
    web(V(0, .95f, .5f), V(.60f, 0, .55f), V(.14f, 0, .5f), .02f);
    web(V(0, .95f, .5f), V(-.60f, 0, .55f), V(-.60f, 0, -.6f), .02f);
    web(V(0, .95f, .5f), V(0, .95f, -.5f), V(-.60f, 0, -.6f), .02f);
    web(V(0, .95f, .5f), V(.60f, 0, .55f), V(.60f, 0, -.6f), .02f);
    web(V(0, .95f, .5f), V(0, .95f, -.5f), V(.60f, 0, -.6f), .02f);
    part();
    paint(material_glow(light, 2.5f));
    box(0, .30f, .1f, .35f, .28f, .05f, .02f);
    sprite(here(V(0, .3f, .6f)), .5f * size, light, SPRITE_GLOW, .5f);
    pop();
}

static Vec3 evening_over_dunes(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    Vec3 c = sky_ramp(unit((v + .45f) / 1.6f), rgb(0xffdc98) * 1.25f, rgb(0xf0a878) * 1.05f, rgb(0x4a7aa8) * .85f);
    c = vec_mix(c, rgb(0xffe6b0), .45f * smooth(.52f, .66f, sky_clouds(u, v * 1.8f, .9f)) * smooth(1.1f, .2f, v));
    for (int i = 0; i < 2; i++) {
        float l = (float)i, line = -.40f - .18f * l + hills(u + l, l + 3, 1.4f, .3f);
        c = vec_mix(c, vec_mix(rgb(0xa06a50), t[SHADOW] * .7f, .5f * l + .2f), under(line, v, .006f));
    }
    return c;
}

static void golem_battle(void)
{
    camera(V(.25f, .75f, 6.6f), V(.0f, 1.50f, 0), 33);
    Scene *s = scene();
    s->backdrop = evening_over_dunes;
    s->key = (Light){vec_unit(V(-.78f, .48f, .42f)), rgb(0xffdca8) * 2.0f, .08f};
    s->rim.color = rgb(0xffb070) * 3.0f;
    s->fill.color = rgb(0x3a6a90) * .35f;
    s->ambient *= .6f;
    s->vignette = 1.3f;
    s->roll = 3;
    int stone = material_stone(rgb(0x8a7a68), rgb(0x463c34)), pale = material_stone(rgb(0xa4927a), rgb(0x5c5044)),
        dark = material_plain(rgb(0x120e0c), .9f, .1f), glow = material_glow(rgb(0x40e8ff), 2.2f),
        moss = material_new(rgb(0x6a7a30), rgb(0x39461c), .9f, .2f, PAT_GRASS, 5, .9f),
        sheet = material_new(rgb(0xe8d0a0), rgb(0xb09468), .8f, .2f, PAT_CLOTH, 6, .3f),
        red = material_plain(rgb(0xb01818), .8f, .3f), pole = material_plain(rgb(0x2a1c12), .8f, .2f),
        soldier = material_plain(rgb(0x2a2024), .6f, .5f);
    material(sheet)->sss = rgb(0xffc060) * .6f;
    push();
    move(.05f, 1.32f, -.1f);
    turn_y(-15);
    turn_x(-5);
    turn_z(-4);
    cliff_face(stone, pale, dark, glow);
    part(); /* grass on its crown */
    paint(moss);
    blend(.1f);
    lumpy(.05f, 5);
    egg(0, 1.10f, .05f, .98f, .15f, .68f);
    egg(-.62f, 1.06f, .42f, .30f, .14f, .22f);
    egg(.58f, 1.04f, .38f, .34f, .16f, .26f);
    for (int i = 0; i < 9; i++) { /* and hangs over its brow */
        float x = -.95f + .24f * (float)i;
        limb(V(x, 1.06f, .60f), V(x + .05f, .92f - .22f * chance(i), .74f), .06f, .01f);
    }
    lumpy(0, 1);
    push();
    move(-.30f, 1.20f, .22f);
    turn_y(18);
    lit_tent(.46f, sheet, rgb(0xffb040));
    pop();
    push();
    move(.16f, 1.20f, .05f);
    turn_y(-12);
    lit_tent(.34f, sheet, rgb(0xffb040));
    pop();
    push();
    move(.52f, 1.16f, .20f);
    turn_z(4);
    host_pennon(1.0f, pole, red, 1);
    pop();
    push();
    move(.06f, 1.20f, .45f);
    host_spearman(.30f, soldier, 3);
    move(.32f, -.02f, .02f);
    host_spearman(.28f, soldier, 8);
    pop();
    for (int side = -1; side <= 1; side += 2) /* its eyes */
        sprite(here(V((float)side * .46f, .02f, .9f)), .42f, rgb(0x40d8ff), SPRITE_GLOW, .12f);
    Vec3 look = here(V(0, .1f, 1.5f));
    host_ladder(V(-1.22f, -1.4f, 1.15f), V(-.86f, 1.04f, .78f), .17f, pole);
    pop();
    lamp(look, rgb(0x40d8ff) * .5f, .35f);
    for (int i = 0; i < 5; i++) /* shoulders, as far as they are out */
        rock(-1.75f + .86f * (float)i, -.05f + .24f * (float)(i == 0 || i == 4),
             -.5f + 1.1f * (float)(i == 1 || i == 3), .50f, .42f, .42f, 22 * chance(i), stone);
    for (int i = 0; i < 30; i++) { /* stones that its lids let fall */
        Vec3 p = V((chance(i) - .5f) * 1.9f, .35f + 1.2f * chance(i + 40), 1.0f + .4f * chance(i + 80));
        float big = .012f + .035f * chance(i + 120) * chance(i + 121);
        rock(p[0], p[1], p[2], big, big, big, 90 * chance(i + 7), pale);
    }
    for (int i = 0; i < 30; i++)
        sprite(V((chance(i + 3) - .5f) * 3, -.1f + .6f * chance(i + 43), .8f + chance(i + 83)),
               .18f + .2f * chance(i + 123), rgb(0xe8c090), SPRITE_GLOW, .08f);
    faction_ground();
}

/* ---- skeleton: arrows do not bother it ---- */

/* An arrow whose point is at the brush's place, its shaft along +y. */
static void arrow(float length, int shaft, int head, int feathers)
{
    part();
    paint(head);
    blend(.01f);
    limb(V(0, -.06f, 0), V(0, .10f, 0), .004f, .05f);
    part();
    paint(shaft);
    limb(V(0, .08f, 0), V(0, length, 0), .020f, .020f);
    for (int i = 0; i < 3; i++) {
        push();
        move(0, length - .16f, 0);
        turn_y(120 * (float)i + 20);
        static const float vane[] = {0, -.17f, .10f, -.06f, .10f, .17f, 0, .15f};
        part();
        paint(feathers);
        outline(4, vane, 1, .012f, .01f);
        pop();
    }
}

static Vec3 green_gloom(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    Vec3 c = vec_mix(t[DARK], t[SHADOW], unit(.4f - .5f * v)) +
             t[MIDTONE] * (.55f * halo(u, v, .15f, -.35f, .15f) * halo(u, v, .15f, -.35f, .15f));
    c = vec_mix(c, t[MIDTONE] * .8f,
                .45f * smooth(.50f, .68f, sky_clouds(u + 2, v * 1.3f, 1.1f)) * smooth(.6f, -.6f, v));
    for (int i = 0; i < 26; i++) { /* spears of those who come behind it */
        float x = -1.05f + 2.1f * (float)i / 25 + .05f * chance_of(i), top = -.05f + .55f * chance_of(i + 40),
              lean = .18f * (chance_of(i + 80) - .5f), at = x + lean * (v - top);
        if (v < top && fabsf(u - at) < .007f + .012f * smooth(.10f, .02f, top - v) * smooth(0, .04f, top - v))
            c = t[DARK] * .5f;
    }
    return c;
}

static void skeleton_battle(void)
{
    camera(V(-.35f, 1.15f, 6.2f), V(.04f, 1.42f, 0), 33);
    Scene *s = scene();
    set_palette(s, 0x03110f, 0x0c3430, 0x2a7464, 0xbcd8b8, 0x50ffb0, 0xf4ffe8);
    s->backdrop = green_gloom;
    s->key = (Light){vec_unit(V(-.66f, .52f, .55f)), rgb(0xfff0d8) * 2.4f, .08f};
    s->rim.color = rgb(0x70ffc0) * 3.2f;
    s->fill.color = rgb(0x1c6a5c) * .5f;
    s->ambient *= .5f;
    s->vignette = 1.5f;
    s->grade = .04f;
    s->roll = -4;
    int bone = material_bone(), shaft = material_wood(), iron = steel(0xb8c0c8),
        red = material_plain(rgb(0xc83020), .7f, .3f), white = material_plain(rgb(0xf0e8d8), .7f, .3f),
        black = material_plain(rgb(0x14100e), .95f, .1f),
        cloak = material_new(rgb(0x262c34), rgb(0x10141a), .95f, .1f, PAT_CLOTH, 4, .7f);
    push();
    move(-.04f, 1.40f, .1f);
    turn_y(-20);
    turn_x(-6);
    turn_z(9);
    grow(1.62f);
    skull(&(Skull){.bone = bone, .glow = rgb(0x60ffb0), .jaw = 27, .menace = .9f, .missing = .18f, .eye_size = 1.5f});
    static const struct {
        Vec3 at, from;
        float length;
    } hit[] = {{{-.18f, .52f, .36f}, {-.80f, .42f, .45f}, .72f},
               {{-.04f, .64f, .26f}, {-.42f, .80f, .45f}, .62f},
               {{.34f, .30f, .30f}, {.85f, .42f, .50f}, .80f},
               {{.20f, .06f, .40f}, {.62f, -.10f, .80f}, .95f},
               {{-.30f, -.02f, .32f}, {-.95f, -.12f, .50f}, .75f}};
    for (int i = 0; i < 5; i++) {
        push();
        Vec3 in = hit[i].at - vec_unit(hit[i].from) * .13f;
        move(in[0], in[1], in[2]);
        aim(hit[i].from, V(0, .3f, 1));
        arrow(hit[i].length, shaft, iron, i % 2 ? white : red);
        pop();
        part(); /* cracks run from it */
        paint(black);
        for (int k = 0; k < 4; k++) {
            float a = 1.57f * (float)k + chance(i + 9);
            Vec3 c = hit[i].at + V(0, 0, .02f);
            limb(c, c + V(cosf(a), sinf(a), -.25f) * (.07f + .06f * chance(4 * i + k)), .012f, .003f);
        }
    }
    push(); /* a sword, deep in it */
    move(.46f, .98f, .10f);
    aim(V(-.50f, -.80f, -.06f), V(.2f, 0, 1));
    sword(.80f, .17f, iron, steel(0xc08a38));
    pop();
    pop();
    part();
    paint(bone);
    blend(.03f);
    for (int i = 0; i < 5; i++)
        egg(.14f + .02f * (float)i, .72f - .17f * (float)i, -.15f, .17f, .085f, .17f);
    part();
    paint(cloak);
    blend(.12f);
    lumpy(.04f, 3);
    limb(V(-.25f, .55f, -.3f), V(-1.25f, -.1f, .1f), .35f, .5f);
    limb(V(.45f, .50f, -.3f), V(1.45f, -.1f, .0f), .35f, .5f);
    limb(V(-.6f, .22f, .25f), V(.85f, .18f, .25f), .24f, .24f);
    lumpy(0, 1);
    lamp(V(-.05f, 1.35f, 1.5f), rgb(0x60ffb0) * .35f, .3f);
    for (int i = 0; i < 24; i++)
        sprite(V((chance(i) - .5f) * 3, -.1f + .7f * chance(i + 40), .5f + chance(i + 80)), .2f + .2f * chance(i + 120),
               rgb(0x60c8a0), SPRITE_GLOW, .06f);
}

/* ---- sun: it rises on a host ---- */

static Vec3 before_the_day(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    float x = s->disc_x, y = s->disc_y;
    Vec3 c = sky_ramp(unit((v + .5f) / 1.7f), rgb(0x2a7a90) * .9f, rgb(0x165274) * .8f, rgb(0x0a2448));
    c += rgb(0xffa040) * (.55f * halo(u, v, x, y, .55f) * halo(u, v, x, y, .55f));
    c += t[ACCENT] * (.20f * smooth(.45f, .7f, shafts(u, v, x, y, 7)));
    c = vec_mix(c, vec_mix(c, rgb(0xffb870), .6f),
                smooth(.50f, .66f, sky_clouds(u, v * 2.2f, 1)) * smooth(.7f, -.4f, v));
    return c;
}

/* A face of gold in a disc 1 in radius, looking to +z, angry; its rays burn. */
static void sun_face(int gold, int dark_gold, int eyes, int mouth)
{
    for (int i = 0; i < 18; i++) {
        float l = i % 2 ? .42f : .74f, wide = i % 2 ? .15f : .19f,
              ray[] = {-wide,       0,       wide,       0, wide * .8f,  l * .4f,
                       -wide * .1f, l * .7f, wide * .5f, l, -wide * .7f, l * .62f};
        push();
        turn_z((float)i * 20 + 10);
        move(0, 1.0f, -.08f);
        part();
        paint(i % 2 ? dark_gold : gold);
        if (i % 2)
            outline(3, (float[]){-wide, 0, wide, 0, 0, l}, 1, .07f, .10f);
        else
            outline(6, ray, 3, .07f, .10f);
        pop();
    }
    part();
    paint(dark_gold);
    push();
    turn_x(90);
    ring(0, 0, 0, 1.0f, .085f);
    pop();
    part();
    paint(gold);
    blend(.10f);
    egg(0, 0, -.05f, .98f, .98f, .26f);
    egg(0, .0f, .06f, .66f, .80f, .34f);
    blend(.08f);
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        limb(V(q * .07f, .14f, .44f), V(q * .56f, .40f, .26f), .115f, .07f); /* brows */
        egg(q * .38f, -.18f, .26f, .20f, .16f, .14f);                        /* cheeks */
        egg(q * .10f, -.12f, .46f, .085f, .07f, .08f);
    }
    limb(V(0, .20f, .38f), V(0, -.10f, .52f), .085f, .12f);
    limb(V(-.22f, -.36f, .34f), V(.22f, -.36f, .34f), .075f, .075f);
    limb(V(-.17f, -.62f, .32f), V(.17f, -.62f, .32f), .085f, .085f);
    egg(0, -.74f, .22f, .20f, .13f, .16f);
    carve();
    blend(.03f);
    for (int side = -1; side <= 1; side += 2) {
        push();
        move((float)side * .31f, .12f, .42f);
        turn_z((float)side * 15);
        egg(0, 0, 0, .185f, .085f, .20f);
        pop();
    }
    egg(0, -.49f, .44f, .25f, .075f, .20f);
    fill();
    for (int side = -1; side <= 1; side += 2) {
        push();
        move((float)side * .31f, .11f, .26f);
        turn_z((float)side * 15);
        part();
        paint(eyes);
        egg(0, 0, 0, .19f, .10f, .06f);
        pop();
        sprite(here(V((float)side * .31f, .11f, .5f)), .26f, rgb(0xfff4c0), SPRITE_GLOW, .55f);
    }
    part();
    paint(mouth);
    egg(0, -.49f, .30f, .26f, .09f, .06f);
}

static void sun_battle(void)
{
    camera(V(-.15f, .60f, 6.8f), V(0, 1.55f, 0), 33);
    Scene *s = scene();
    s->backdrop = before_the_day;
    s->disc_x = .08f;
    s->disc_y = .22f;
    s->key = (Light){vec_unit(V(-.75f, .60f, .34f)), rgb(0xffe8c0) * 2.0f, .08f};
    s->rim.color = rgb(0xffc060) * 4.0f;
    s->ambient *= .55f;
    s->vignette = 1.3f;
    s->grade = .03f;
    int gold = studio_gold(), dark_gold = material_new(rgb(0xd88a28), rgb(0x9a5414), .32f, 1, PAT_METAL, 4, .4f),
        eyes = material_glow(rgb(0xfff2b0), 3.2f), mouth = material_glow(rgb(0xff7a18), 1.6f),
        host = material_plain(rgb(0x120b0a), .7f, .3f),
        sand = material_new(rgb(0x8a5a30), rgb(0x4a2c18), .9f, .25f, PAT_SAND, 2.4f, 1),
        red = material_plain(rgb(0x50100c), .8f, .2f);
    material(dark_gold)->metal = .8f;
    material(gold)->color = rgb(0xffb838);
    material(gold)->emit = rgb(0xff8a10) * .13f;
    material(dark_gold)->emit = rgb(0xff5a08) * .10f;
    push();
    move(.10f, 1.84f, -1.2f);
    turn_y(-10);
    turn_x(6);
    turn_z(-7);
    grow(1.22f);
    sun_face(gold, dark_gold, eyes, mouth);
    pop();
    lamp(V(-.3f, 1.2f, .5f), rgb(0xffb850) * .35f, .5f);
    part(); /* the dune they stand on */
    paint(sand);
    blend(.3f);
    lumpy(.05f, 1.5f);
    egg(-1.2f, -.42f, .9f, 1.9f, 1.0f, .9f);
    egg(1.3f, -.62f, .7f, 1.9f, 1.0f, .9f);
    lumpy(0, 1);
    host_row(9, V(-1.45f, .50f, 1.2f), V(-.20f, .46f, 1.2f), .46f, host, 4);
    host_row(8, V(-.10f, .36f, 1.1f), V(1.5f, .28f, 1.1f), .42f, host, 31);
    push();
    move(-.62f, .52f, 1.3f);
    host_pennon(1.05f, host, red, -1);
    pop();
    for (int i = 0; i < 40; i++)
        sprite(V((chance(i) - .5f) * 3.4f, .1f + .5f * chance(i + 70), .4f + 1.2f * chance(i + 140)),
               .06f + .14f * chance(i + 210), rgb(0xffb860), SPRITE_GLOW, .09f);
    faction_motes();
}

/* ---- royal: the crown is the castle ---- */

/* A crown 1 in radius on y = 0: its band a wall with a gate and lit windows, its points towers. */
static void crown_castle(int gold, int dark_gold, int roof, int velvet, int ermine, int gem, int night, Vec3 windows)
{
    part();
    paint(velvet);
    blend(.1f);
    egg(0, .55f, 0, .90f, .78f, .90f);
    part();
    paint(ermine);
    lumpy(.03f, 9);
    ring(0, -.02f, 0, 1.04f, .17f);
    lumpy(0, 1);
    part();
    paint(gold);
    blend(.02f);
    drum(0, .28f, 0, 1.0f, .26f, .02f);
    part();
    paint(dark_gold);
    blend(.01f);
    ring(0, .12f, 0, 1.0f, .060f);
    ring(0, .50f, 0, 1.0f, .055f);
    for (int i = 0; i < 32; i++) { /* battlements */
        push();
        turn_y(11.25f * (float)i);
        box(0, .60f, 1.0f, .055f, .07f, .035f, .01f);
        pop();
    }
    for (int i = 0; i < 10; i++) {
        bool tall = i % 2 == 0;
        push();
        turn_y(36 * (float)i - 18);
        move(0, .42f, 1.0f);
        turn_x(12);
        grow(tall ? .92f : .58f);
        titan_tower(gold, roof, windows);
        part();
        paint(gem);
        crystal(0, -.14f, .06f, .15f, .17f, .08f);
        pop();
        push();
        turn_y(36 * (float)i);
        if (i > 0)
            lit_window(0, .31f, 1.005f, .026f, .070f, windows);
        pop();
    }
    part(); /* the gate */
    paint(dark_gold);
    blend(.02f);
    box(0, .20f, 1.02f, .22f, .22f, .08f, .02f);
    push();
    move(0, .40f, 1.02f);
    turn_x(90);
    drum(0, 0, 0, .22f, .08f, .02f);
    pop();
    part();
    paint(night);
    box(0, .18f, 1.075f, .14f, .20f, .04f, .01f);
    part();
    paint(dark_gold);
    for (int i = 0; i < 4; i++)
        limb(V(-.10f + .067f * (float)i, .0f, 1.12f), V(-.10f + .067f * (float)i, .40f, 1.12f), .010f, .010f);
    for (int i = 0; i < 2; i++) { /* two arches over it, and what stands on them */
        push();
        turn_y(45 + 90 * (float)i);
        part();
        paint(gold);
        blend(.02f);
        tube(5, (Vec3[]){V(-.92f, .6f, 0), V(-.72f, 1.12f, 0), V(0, 1.34f, 0), V(.72f, 1.12f, 0), V(.92f, .6f, 0)},
             (float[]){.07f, .065f, .07f, .065f, .07f}, 5);
        pop();
    }
    push();
    move(0, 1.32f, 0);
    grow(.62f);
    titan_tower(gold, roof, windows);
    pop();
}

static Vec3 violet_evening(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    Vec3 c = sky_ramp(unit((v + .5f) / 1.6f), rgb(0xd07090) * .60f, rgb(0x5a2a78) * .55f, rgb(0x160a30));
    c += rgb(0xff9a60) * (.25f * halo(u, v, -.3f, -.3f, .2f));
    c = vec_mix(c, vec_mix(t[MIDTONE], rgb(0xff9a80), .3f) * .6f,
                .6f * smooth(.50f, .66f, sky_clouds(u, v * 1.9f, 1.1f)) * smooth(.9f, -.3f, v));
    for (int i = 0; i < 30; i++)
        c += t[GLOW] * (.6f * disc(u, v, -1 + 2 * chance_of(i), .25f + .95f * chance_of(i + 50), .004f, .004f));
    return c;
}

static void royal_battle(void)
{
    camera(V(-.30f, .85f, 6.8f), V(0, 1.46f, 0), 33);
    Scene *s = scene();
    s->backdrop = violet_evening;
    s->key = (Light){vec_unit(V(-.66f, .56f, .50f)), rgb(0xffe4c0) * 2.5f, .08f};
    s->rim.color = rgb(0xff90c0) * 3.0f;
    s->ambient *= .5f;
    s->vignette = 1.4f;
    s->grade = .04f;
    s->roll = -3;
    int gold = studio_gold(), dark_gold = steel(0xb07a28), ermine = material_fur(rgb(0xf0e4dc)),
        velvet = material_new(rgb(0xa01838), rgb(0x50081c), .92f, .3f, PAT_NOISE, 2.2f, .1f),
        gem = material_gem(rgb(0xff2860)), night = material_plain(rgb(0x0c0610), .9f, .1f),
        host = material_plain(rgb(0x100814), .7f, .3f),
        cushion = material_new(rgb(0x54207a), rgb(0x2a0c44), .85f, .4f, PAT_NOISE, 1.5f, .15f),
        red = material_plain(rgb(0x701018), .8f, .2f);
    material(gold)->emit = rgb(0xff9020) * .06f;
    push();
    move(.02f, 1.10f, -.35f);
    turn_z(-6);
    turn_x(9);
    grow(1.10f);
    crown_castle(gold, dark_gold, gold, velvet, ermine, gem, night, rgb(0xffc860));
    host_ladder(V(-.52f, -.16f, 1.35f), V(-.36f, .62f, 1.00f), .12f, host);
    host_ladder(V(.56f, -.14f, 1.32f), V(.44f, .62f, .98f), .12f, host);
    pop();
    part(); /* it lies on its cushion */
    paint(cushion);
    blend(.25f);
    egg(0, .46f, -.2f, 1.75f, .52f, 1.35f);
    egg(-1.3f, .42f, .5f, .6f, .34f, .5f);
    egg(1.35f, .42f, .5f, .6f, .34f, .5f);
    egg(0, .2f, .3f, 2.0f, .40f, 1.1f);
    fold_fan(V(-1.6f, .55f, .7f), V(-.6f, .4f, .7f), 1.1f, 9, .035f, 3);
    fold_fan(V(1.6f, .55f, .7f), V(.6f, .4f, .7f), 1.1f, 9, .035f, 8);
    part();
    paint(gold);
    for (int i = 0; i < 34; i++) {
        float a = -1.5f + 3.0f * (float)i / 33;
        egg(sinf(a) * 1.95f, .20f - .06f * cosf(a), .30f + cosf(a) * 1.08f, .07f, .045f, .05f);
    }
    host_row(7, V(-1.15f, .58f, 1.0f), V(-.12f, .50f, 1.3f), .25f, host, 5);
    host_row(6, V(.15f, .50f, 1.3f), V(1.15f, .58f, 1.0f), .25f, host, 37);
    push();
    move(-.75f, .54f, 1.15f);
    host_pennon(.60f, host, red, -1);
    pop();
    lamp(V(0, 1.25f, 1.5f), rgb(0xffc060) * .5f, .3f);
    faction_motes();
}

const Card battle_giants_cards[] = {
    {"cards/horde/battle-dragon", MINE, dragon_battle}, {"cards/horde/battle-golem", SUN, golem_battle},
    {"cards/horde/battle-royal", ROYAL, royal_battle},  {"cards/horde/battle-skeleton", MOON, skeleton_battle},
    {"cards/horde/battle-sun", SUN, sun_battle},        {0}};
