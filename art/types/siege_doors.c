/* SPDX-License-Identifier: MIT
 * Portals of one person's game that are a door. */
#include "cards.h"
#include "kit/kit.h"
#include "props/doorway.h"
#include "props/grasp.h"
#include "props/nature.h"
#include "props/rocks.h"
#include "props/teeth.h"

static int door_stone(void)
{
    return material_stone(tint(LIGHT) * .62f, tint(SHADOW) * .8f);
}

/* Wet black that mirrors the sky. */
static int black_water(void)
{
    return material_plain(rgb(0x10101c), .05f, 2.0f);
}

static void tufts(int n, float near, float far, float keep_free, int seed)
{
    int m = material_new(tint(MIDTONE) * .8f, tint(DARK), .9f, .1f, PAT_NOISE, 4, .2f);
    for (int i = 0; i < n; i++) {
        float x = (chance(i + seed) - .5f) * 6, z = near + (far - near) * chance(i + seed + 40);
        if (fabsf(x) < keep_free)
            x += x > 0 ? keep_free : -keep_free;
        push();
        move(x, 0, z);
        grass_tuft(.18f + .2f * chance(i + seed + 80), 7, m, i * 9 + seed);
        pop();
    }
}

/* ---- so1n: the door that weeps ---- */

/* It drips, and what drips gets up: close to us one of them has its arms already. */
static void weeping_door(void)
{
    Scene *s = scene();
    camera(V(.10f, .78f, 5.6f), V(.06f, 1.22f, 0), 38);
    opening_lights(OPENING_NORMAL);
    s->back_y = .10f;
    s->roll = -5;
    s->aperture = .02f;
    s->vignette = 1.5f;
    s->exposure = 1.25f;
    s->tint[MIDTONE] = rgb(0x5a5268);
    s->tint[LIGHT] = rgb(0x8a8098);
    s->rim.color = opening_color(OPENING_NORMAL) * 3.0f;
    int stone = door_stone(), wood = material_new(rgb(0x94808c), rgb(0x4c4250), .75f, .4f, PAT_WOOD, 2.4f, 1.f),
        wood2 = material_new(rgb(0x7c6a7c), rgb(0x3c3644), .75f, .4f, PAT_WOOD, 2.4f, 1.f), iron = material_iron(),
        tears = black_water(), spark = material_glow(rgb(0xa8d8ff), 2.0f);
    push();
    move(.42f, -.05f, -.55f);
    turn_y(-20);
    turn_z(11);
    turn_x(7); /* it leans over us */
    grow(1.24f);
    doorway_posts(.62f, 2.05f, .20f, stone, 4);
    doorway_light(.62f, 2.05f, OPENING_NORMAL, 2.0f);
    push(); /* the leaf stands open by a slit */
    move(-.60f, .05f, .06f);
    turn_y(-24);
    move(.57f, 0, 0);
    doorway_planks(.57f, 1.96f, 5, .012f, wood, wood2, 3);
    for (int side = -1; side <= 1; side += 2) { /* two eyes squeezed shut, and what runs from them */
        float q = (float)side, x = q * .27f;
        part();
        paint(wood);
        blend(.04f);
        egg(x, 1.42f, .06f, .19f, .12f, .08f);
        limb(V(x - q * .16f, 1.60f, .07f), V(x + q * .17f, 1.50f, .07f), .055f, .04f); /* brows of grief */
        carve();
        blend(.01f);
        Vec3 lid[3] = {V(x - .17f, 1.42f + q * .04f, .12f), V(x, 1.34f, .15f), V(x + .17f, 1.42f - q * .04f, .12f)};
        float lr[3] = {.020f, .028f, .020f};
        tube(3, lid, lr, 4);
        fill();
        part();
        paint(tears);
        blend(.04f);
        for (int i = 0; i < 5; i++) {
            float tx = x + ((float)i - 2) * .065f, end = .5f * chance(i + side + 7) * (i % 2 ? 0 : 1);
            Vec3 run[4] = {V(tx, 1.37f, .085f), V(tx + .02f, 1.0f, .075f), V(tx - .02f, .5f + end * .5f, .08f),
                           V(tx, end, .10f)};
            tube(4, run, (float[]){.022f, .034f, .040f, .055f}, 4);
        }
    }
    for (int i = 0; i < 2; i++) {
        push();
        move(-.57f, .38f + 1.2f * (float)i, .07f);
        doorway_hinge(.42f, iron);
        pop();
    }
    part();
    paint(material_gold());
    ball(.46f, .92f, .10f, .05f);
    pop();
    pop();
    part(); /* the pool of tears, to our feet */
    paint(tears);
    blend(.16f);
    Vec3 way[6] = {V(.15f, 0, .0f),   V(.05f, 0, .7f),   V(-.10f, 0, 1.3f),
                   V(-.30f, 0, 2.0f), V(-.20f, 0, 2.8f), V(.2f, 0, 3.8f)};
    for (int i = 0; i < 26; i++) {
        float t = (float)i / 25 * 5;
        Vec3 p = tube_point(6, way, t);
        egg(p[0], .05f, p[2], .34f + .10f * t, .045f, .24f + .05f * t);
    }
    egg(1.0f, .045f, 1.6f, .42f, .04f, .30f);
    part(); /* somebody */
    paint(tears);
    blend(.11f);
    Vec3 spine[4] = {V(-.46f, -.10f, 1.70f), V(-.50f, .40f, 1.66f), V(-.54f, .86f, 1.72f), V(-.50f, 1.12f, 1.92f)};
    tube(4, spine, (float[]){.46f, .25f, .29f, .13f}, 5);
    egg(-.47f, 1.24f, 2.02f, .185f, .235f, .20f); /* its head hangs */
    limb(V(-.47f, 1.10f, 2.14f), V(-.46f, .98f, 2.22f), .075f, .02f);
    limb(V(-.78f, .98f, 1.72f), V(-.30f, .98f, 1.78f), .15f, .15f);
    Vec3 reach[5] = {V(-.26f, .98f, 1.80f), V(.06f, .72f, 1.95f), V(.34f, .52f, 2.15f), V(.52f, .46f, 2.40f),
                     V(.58f, .48f, 2.50f)};
    tube(5, reach, (float[]){.14f, .10f, .085f, .06f, .075f}, 5);
    for (int i = 0; i < 4; i++) { /* fingers, and what falls from them */
        float q = (float)i - 1.5f;
        Vec3 tip = reach[4] + V(.075f * q + .04f, .17f - .02f * q * q, .20f);
        limb(reach[4] + V(.03f * q, .03f, .03f), tip, .042f, .022f);
        limb(tip, tip + V(0, -.16f - .16f * chance(i), .01f), .020f, .008f);
    }
    limb(reach[4], reach[4] + V(-.12f, .06f, .10f), .042f, .022f);
    Vec3 prop[4] = {V(-.80f, .98f, 1.72f), V(-1.06f, .66f, 1.85f), V(-1.02f, .30f, 2.05f), V(-.95f, .04f, 2.15f)};
    tube(4, prop, (float[]){.14f, .105f, .085f, .10f}, 5);
    for (int i = 0; i < 13; i++) { /* it runs off again */
        Vec3 at = i < 7 ? tube_point(5, reach, .5f + .5f * (float)i) : V(-.95f + .14f * (float)(i - 7), .92f, 1.80f);
        limb(at - V(0, .05f, 0), at - V(0, .22f + .30f * chance(i + 5), 0), .040f, .010f);
    }
    part();
    paint(spark);
    ball(-.525f, 1.25f, 2.20f, .026f);
    ball(-.405f, 1.24f, 2.205f, .026f);
    sprite(V(-.46f, 1.25f, 2.3f), .16f, rgb(0x9fd0ff), SPRITE_GLOW, .25f);
    part(); /* the next */
    paint(tears);
    blend(.1f);
    egg(.98f, .05f, 1.6f, .30f, .16f, .24f);
    limb(V(.98f, .1f, 1.6f), V(1.0f, .46f, 1.64f), .11f, .07f);
    for (int i = -1; i <= 1; i++)
        limb(V(1.0f, .46f, 1.64f), V(1.0f + .10f * (float)i, .66f - .03f * (float)(i * i), 1.68f), .045f, .02f);
    lamp(V(-.2f, 1.1f, 3.0f), rgb(0xb0c8f0) * .9f, .5f);
    lamp(V(-.15f, 2.3f, 1.5f), rgb(0xd0d0f0) * 1.6f, .6f);
    part();
    paint(material_new(tint(MIDTONE) * .75f, vec_mix(tint(SHADOW), tint(DARK), .4f), .9f, .2f, PAT_GRASS, 4, .5f));
    ground(0, .06f, 1.1f);
    tufts(30, -1, 4, 1.2f, 11);
    push();
    move(0, 0, -1);
    slant_rain(120, 7, 5, 5, .12f, rgb(0xb8c4e0), 5);
    pop();
}

/* ---- so1h: living planks in brambles ---- */

static void bramble(int n, const Vec3 *p, float thick, int stem, int thorn, int seed)
{
    float r[12];
    for (int i = 0; i < n; i++)
        r[i] = thick * (1 - .45f * (float)i / (float)n);
    part();
    paint(stem);
    blend(.02f);
    tube(n, p, r, 4);
    part();
    paint(thorn);
    blend(.01f);
    for (int i = 0; i < (n - 1) * 5; i++) {
        Vec3 at = tube_point(n, p, (float)i / 5);
        Vec3 d = vec_unit(V(chance(i + seed) - .5f, chance(i + seed + 50) - .4f, chance(i + seed + 90) - .3f));
        limb(at, at + d * thick * 3.2f, thick * .5f, .004f);
    }
}

static void splinter_door(void)
{
    Scene *s = scene();
    camera(V(-.45f, .62f, 5.2f), V(.02f, 1.38f, .1f), 39);
    opening_lights(OPENING_HARD);
    s->roll = -7;
    s->aperture = .02f;
    s->ambient *= .65f;
    s->back_x = .35f;
    s->back_y = -.18f;
    s->back_seed = 2;
    s->rim.color = rgb(0xc8b8d8) * 2.4f;
    s->key.color = rgb(0xe0d8e8) * 1.8f;
    s->tint[LIGHT] = rgb(0xd0c4d0); /* before it the door is dark */
    s->haze = .02f;
    s->tint[MIDTONE] = rgb(0x7c6e7c);
    s->vignette = 1.5f;
    static const unsigned woods[5] = {0x5f5766, 0x4a4050, 0x555060, 0x43384a, 0x6a6272};
    int stem = material_new(rgb(0x564a5e), rgb(0x2a2230), .7f, .4f, PAT_WOOD, 3, .8f),
        thorn = material_plain(rgb(0x8a7078), .4f, .8f), leaf = material_plain(rgb(0x88a04a), .5f, .6f);
    material(leaf)->sss = rgb(0x88a04a) * .4f;
    push();
    move(.10f, .20f, -.3f);
    turn_y(-22);
    turn_z(-9);
    turn_x(10); /* it bends down to who is caught */
    grow(1.12f);
    part(); /* the red behind it */
    paint(material_glow(rgb(0xff5040), 4.6f));
    box(0, 1.05f, -.11f, .74f, 1.02f, .02f, .01f);
    sprite(here(V(0, 1.1f, -.1f)), 1.5f, opening_color(OPENING_HARD), SPRITE_GLOW, .16f);
    static const struct {
        float x, half, foot, top, tilt;
    } board[5] = {{-.65f, .12f, .02f, 2.02f, 3},
                  {-.34f, .12f, -.10f, 2.22f, -1.5f},
                  {0, .13f, .05f, 2.10f, 2.f},
                  {.34f, .125f, -.06f, 2.30f, -2.5f},
                  {.66f, .11f, .08f, 1.96f, 1.f}};
    for (int i = 0; i < 5; i++) {
        int wood = material_new(rgb(woods[i]), rgb(woods[i]) * .42f, .75f, .4f, PAT_WOOD, 2.2f + .4f * (float)i, 1.1f);
        float mid = (board[i].foot + board[i].top) * .5f;
        push();
        move(board[i].x, mid, .03f * (float)(i % 2));
        turn_z(board[i].tilt);
        part();
        paint(wood);
        blend(.03f);
        lumpy(.014f, 5);
        box(0, 0, 0, board[i].half, (board[i].top - board[i].foot) * .5f, .06f, .03f);
        for (int k = 0; k < 5; k++) { /* splintered ends */
            float x = board[i].half * (-.8f + .4f * (float)k), up = (board[i].top - board[i].foot) * .5f;
            limb(V(x, up - .08f, 0), V(x + .02f, up + .05f + .16f * chance(k + i * 7), 0), .045f, .004f);
            limb(V(x, .08f - up, 0), V(x - .01f, -up - .04f - .14f * chance(k + i * 7 + 3), 0), .045f, .004f);
        }
        if (i == 1 || i == 3) { /* knots that look */
            float q = i == 1 ? -1.f : 1.f;
            blend(.03f);
            for (int k = -2; k <= 2; k++)
                limb(V(-.12f * q, .66f, .06f), V(.02f * q + .045f * (float)k, .60f + .05f * fabsf((float)k), .07f),
                     .045f, .030f);
            limb(V(-q * .13f, .60f, .08f), V(q * .13f, .78f, .08f), .055f, .045f);
            carve();
            blend(.02f);
            push();
            move(.0f, .58f, 0);
            turn_z(q * 22);
            egg(0, 0, 0, .105f, .058f, .3f);
            pop();
            fill();
        }
        if (i == 3) { /* bitten */
            carve();
            blend(.01f);
            for (int k = 0; k < 5; k++)
                ball(.17f - .02f * fabsf((float)k - 2), .16f + .095f * (float)k, .02f, .075f);
            ball(.16f, .35f, .0f, .16f);
            fill();
        }
        pop();
    }
    for (int i = 0; i < 2; i++) { /* cross boards */
        push();
        move(0, .52f + 1.12f * (float)i, .105f);
        turn_z(i ? -5 : 4);
        part();
        paint(material_new(rgb(0x5a4a48), rgb(0x2a2224), .75f, .4f, PAT_WOOD, 3, 1));
        blend(.02f);
        lumpy(.012f, 5);
        box(0, 0, 0, .80f, .085f, .045f, .03f);
        part();
        paint(material_iron());
        for (int k = 0; k < 5; k++)
            ball(-.62f + .31f * (float)k, .01f, .045f, .035f);
        pop();
    }
    push(); /* the budding board */
    move(-.34f, 2.2f, .03f);
    Vec3 twig[3] = {V(0, -.05f, 0), V(-.10f, .2f, .04f), V(-.04f, .42f, .06f)};
    vine(3, twig, .03f, stem, leaf, 4);
    part();
    paint(material_plain(rgb(0xff9ab0), .4f, .8f));
    blend(.02f);
    egg(-.04f, .46f, .07f, .055f, .075f, .055f);
    pop();
    for (int i = 0; i < 2; i++) {
        push();
        move(-.78f, .52f + 1.12f * (float)i, .16f);
        doorway_hinge(.3f, material_iron());
        pop();
    }
    lamp(here(V(0, .1f, .5f)), opening_color(OPENING_HARD) * .7f, .3f);
    lamp(here(V(.5f, 1.1f, -.5f)), opening_color(OPENING_HARD) * 1.6f, .4f);
    pop();
    /* brambles hold it from all sides */
    Vec3 a[6] = {V(-1.9f, -.1f, .3f), V(-1.35f, .9f, -.1f), V(-.9f, 1.5f, .35f),
                 V(-.6f, 2.3f, .1f),  V(0, 2.75f, -.2f),    V(.6f, 2.6f, -.3f)};
    Vec3 b[6] = {V(1.8f, -.1f, .2f), V(1.35f, .7f, -.2f), V(.95f, 1.3f, .25f),
                 V(1.1f, 2.1f, .0f), V(.6f, 2.7f, -.1f),  V(.1f, 2.5f, .2f)};
    Vec3 c[6] = {V(-1.6f, 0, .9f),  V(-.9f, .45f, .55f), V(-.3f, .2f, .42f),
                 V(.4f, .42f, .4f), V(.95f, .2f, .6f),   V(1.5f, .6f, .9f)};
    Vec3 d[5] = {V(-1.2f, 0, -.6f), V(-1.25f, 1.2f, -.5f), V(-1.0f, 2.2f, -.4f), V(-1.3f, 2.9f, -.4f),
                 V(-1.6f, 3.1f, -.2f)};
    Vec3 e[5] = {V(1.2f, 0, -.7f), V(1.5f, 1.3f, -.5f), V(1.2f, 2.3f, -.5f), V(1.55f, 2.8f, -.4f), V(1.9f, 3.0f, -.2f)};
    bramble(6, a, .07f, stem, thorn, 1);
    bramble(6, b, .07f, stem, thorn, 2);
    bramble(6, c, .065f, stem, thorn, 3);
    bramble(5, d, .08f, stem, thorn, 4);
    bramble(5, e, .08f, stem, thorn, 5);
    Vec3 f[6] = {V(-1.5f, -.3f, 2.2f), V(-.95f, .55f, 2.0f), V(-.45f, .92f, 2.05f),
                 V(.12f, .62f, 2.2f),  V(.52f, .22f, 2.3f),  V(1.2f, .1f, 2.2f)},
         g[7] = {V(1.3f, -.4f, 1.9f),  V(.92f, .35f, 1.95f), V(.55f, .55f, 2.25f), V(.30f, .42f, 2.05f),
                 V(.50f, .30f, 1.80f), V(.74f, .52f, 1.85f), V(.60f, .86f, 1.95f)};
    bramble(6, f, .095f, stem, thorn, 6); /* and one has somebody */
    bramble(7, g, .070f, stem, thorn, 7);
    int mail = material_iron(), sleeve = material_leather(rgb(0x5a4030));
    material(mail)->color = rgb(0x8a8c98);
    PersonHand h = {.pose = GRASP_REACH, .size = .25f, .thick = 1.15f, .thumb = -1, .skin = mail, .nail = mail};
    person_hand_at(&h, V(.46f, .66f, 1.98f), V(-.28f, 1, -.1f), V(-.2f, .1f, -1));
    part();
    paint(sleeve);
    blend(.05f);
    limb(V(.78f, -.25f, 2.1f), V(.46f, .62f, 1.98f), .17f, .095f);
    part();
    paint(mail);
    limb(V(.56f, .36f, 2.01f), V(.48f, .58f, 1.99f), .135f, .120f);
    lamp(V(-.1f, 1.1f, 2.6f), rgb(0xe8dce8) * 1.2f, .5f);
    faction_ground();
    tufts(14, -1, 2, 1.f, 31);
    for (int i = 0; i < 26; i++) /* torn off leaves in the wind */
        sprite(V(-2 + 4 * chance(i + 3), .3f + 2.6f * chance(i + 33), .4f + 1.2f * chance(i + 63)),
               .03f + .03f * chance(i), i % 3 ? rgb(0x6a6070) : rgb(0xa83a30), SPRITE_LEAF, .9f);
}

/* ---- so1p: the iron leaf that screams ---- */

static void screaming_door(void)
{
    Scene *s = scene();
    camera(V(.0f, .42f, 5.2f), V(0, 1.50f, 0), 40);
    opening_lights(OPENING_PAINFUL);
    s->tint[LIGHT] = rgb(0x5c5470);
    s->tint[MIDTONE] = rgb(0x3a3248);
    s->back_y = .25f;
    s->key.color = rgb(0xc0c8e0) * 1.5f;
    s->ambient = .4f;
    s->rim.color = opening_color(OPENING_PAINFUL) * 2.2f;
    int stone = material_stone(rgb(0x4c4858), rgb(0x22202a)),
        glow = material_glow(opening_color(OPENING_PAINFUL), 3.6f),
        iron = material_new(rgb(0x4c4a58), rgb(0x24222c), .4f, 1, PAT_METAL, 5, .6f),
        dark = material_new(rgb(0x34323e), rgb(0x1a1820), .45f, 1, PAT_METAL, 5, .6f);
    material(iron)->metal = .55f;
    material(dark)->metal = .5f;
    push();
    doorway_posts(1.02f, 3.0f, .2f, stone, 9);
    part(); /* light that bleeds past both hinges */
    paint(glow);
    box(0, 1.5f, -.30f, 1.02f, 1.5f, .02f, .01f);
    part(); /* the leaf */
    paint(iron);
    blend(.13f);
    box(0, 1.58f, 0, .90f, 1.36f, .10f, .05f);
    egg(0, 2.42f, .08f, .62f, .34f, .22f);     /* forehead */
    egg(-.42f, 1.74f, .08f, .34f, .40f, .20f); /* cheeks, drawn down */
    egg(.42f, 1.74f, .08f, .34f, .40f, .20f);
    limb(V(-.10f, 2.34f, .26f), V(-.55f, 2.50f, .20f), .085f, .06f); /* brows, up at the inner end */
    limb(V(.10f, 2.34f, .26f), V(.55f, 2.50f, .20f), .085f, .06f);
    blend(.07f);
    limb(V(0, 2.40f, .22f), V(0, 1.72f, .36f), .06f, .075f); /* nose */
    ball(-.08f, 1.72f, .28f, .055f);
    ball(.08f, 1.72f, .28f, .055f);
    Vec3 lip[13];
    float lip_r[13];
    for (int i = 0; i < 13; i++) { /* the mouth goes down to the threshold */
        float a = -PI * .5f - .35f + (float)i / 12 * (PI + .7f) - PI * .0f;
        lip[i] = V(sinf(a) * .50f, .72f + cosf(a) * .80f, .16f);
        lip_r[i] = .075f;
    }
    tube(13, lip, lip_r, 3);
    limb(V(-.30f, 1.95f, .24f), V(-.70f, 1.2f, .14f), .06f, .04f); /* folds from the nose */
    limb(V(.30f, 1.95f, .24f), V(.70f, 1.2f, .14f), .06f, .04f);
    carve();
    blend(.04f);
    egg(0, .66f, .05f, .44f, .84f, .6f);
    limb(V(-.20f, 2.20f, .2f), V(-.50f, 2.00f, .2f), .10f, .15f);
    limb(V(-.20f, 2.20f, 0), V(-.50f, 2.00f, 0), .10f, .15f);
    limb(V(.20f, 2.20f, .2f), V(.50f, 2.00f, .2f), .10f, .15f);
    limb(V(.20f, 2.20f, 0), V(.50f, 2.00f, 0), .10f, .15f);
    fill();
    part(); /* what is seen through eyes and mouth */
    paint(glow);
    box(0, 1.5f, -.14f, .84f, 1.3f, .01f, .01f);

    push();
    move(0, 1.44f, .14f);
    teeth(&(Teeth){.count = 8,
                   .material = material_plain(rgb(0xb8b4c4), .35f, 1),
                   .half_width = .38f,
                   .sag = -.26f,
                   .depth = .04f,
                   .length = .30f,
                   .thick = .062f,
                   .uneven = .4f,
                   .fang = 2});
    pop();
    push();
    move(0, .10f, .24f);
    teeth(&(Teeth){.count = 8,
                   .material = material_plain(rgb(0xb8b4c4), .35f, 1),
                   .half_width = .46f,
                   .sag = .10f,
                   .depth = .06f,
                   .length = -.30f,
                   .thick = .062f,
                   .uneven = .5f,
                   .fang = 3});
    pop();
    part();
    paint(dark);
    for (int side = -1; side <= 1; side += 2)
        for (int i = 0; i < 9; i++)
            ball((float)side * .82f, .36f + .30f * (float)i, .11f, .05f);
    for (int i = 0; i < 6; i++)
        ball(-.65f + .26f * (float)i, 2.85f, .11f, .05f);
    for (int side = -1; side <= 1; side += 2)
        for (int i = 0; i < 2; i++) { /* torn hinges */
            push();
            move((float)side * .98f, .75f + 1.7f * (float)i, .14f);
            if (side > 0)
                turn_y(180);
            turn_z(8 * (float)(i * 2 - 1));
            doorway_hinge(.34f, dark);
            pop();
        }
    pop();
    for (int i = 0; i < 3; i++) { /* steps */
        part();
        paint(stone);
        blend(.03f);
        lumpy(.02f, 4);
        box(0, -.10f - .16f * (float)i, .75f + .42f * (float)i, 1.5f + .25f * (float)i, .09f, .30f, .05f);
    }
    Vec3 c = opening_color(OPENING_PAINFUL);
    lamp(V(0, .55f, .9f), c * 1.6f, .4f);
    lamp(V(-1.05f, 1.8f, .5f), c * .9f, .25f);
    lamp(V(1.05f, 1.8f, .5f), c * .9f, .25f);
    sprite(V(0, .8f, .2f), 1.2f, c, SPRITE_GLOW, .22f);
    sprite(V(-1, 1.6f, .0f), .7f, c, SPRITE_GLOW, .2f);
    sprite(V(1, 1.6f, .0f), .7f, c, SPRITE_GLOW, .2f);
    part();
    paint(material_new(rgb(0x2c2836), rgb(0x14121a), .35f, .8f, PAT_GRASS, 4, .5f));
    ground(-.5f, .08f, 1.1f);
    push();
    move(0, 0, 1.4f);
    slant_rain(130, 5, 3.6f, 3, -.75f, rgb(0xc8c0f0), 8);
    pop();
}

const Card siege_doors_cards[] = {{"cards/siege/so1n", PORTAL, weeping_door},
                                  {"cards/siege/so1h", PORTAL, splinter_door},
                                  {"cards/siege/so1p", PORTAL, screaming_door},
                                  {0}};
