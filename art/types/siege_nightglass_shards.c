/* SPDX-License-Identifier: MIT
 * Nightglass: bodies of glass. */
#include "cards.h"
#include "kit/backdrop.h"
#include "props/bare.h"
#include "props/drapery.h"
#include "props/glass.h"
#include "props/grasp.h"
#include "props/hands.h"
#include "props/headgear.h"
#include "props/people.h"
#include "props/titan.h"

static const unsigned violet = 0x9470ea;

/* ---- ng01: whoever looks at it ---- */

static Vec3 violet_dusk(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    Vec3 c = sky_ramp(unit((v + 1.1f) / 2), vec_mix(t[SHADOW], t[MIDTONE], .55f), t[SHADOW], rgb(0x0d0a1e));
    float ridge = -.42f + peaks(u, 3, 2.2f, .75f) - .2f; /* splinters of the horizon, each with one lit edge */
    float next = -.42f + peaks(u + .014f, 3, 2.2f, .75f) - .2f;
    c = vec_mix(c, rgb(0x0d0a1e), under(ridge, v, .006f));
    if (next > ridge)
        c += t[LIGHT] * (.7f * expf(-fabsf(v - ridge) * 90));
    return c;
}

static void mirrorling(void)
{
    camera(V(-.35f, 1.45f, 4.7f), V(.02f, 1.36f, 0), 32);
    Scene *s = scene();
    s->backdrop = violet_dusk;
    int black = glass_black(), edge = glass_edge(rgb(violet), 1.5f), gold = material_gold(), iron = material_iron(),
        skin_dusk = glass_stained(rgb(0x9a84e0), .45f), low = glass_stained(rgb(0x5a3fa0), .5f),
        red = material_wool(rgb(0xa83a30));
    push();
    move(-.05f, 0, 0);
    turn_y(14);
    static const float trunk[9][7] = {
        {0, .40f, .22f, .36f, .62f, .26f, 0},      {-.36f, .52f, .12f, .28f, .52f, .2f, 16},
        {.36f, .52f, .12f, .28f, .52f, .2f, -16},  {-.66f, .78f, .0f, .20f, .42f, .2f, 62},
        {.66f, .78f, .0f, .20f, .42f, .2f, -62},   {-.20f, .86f, .16f, .13f, .28f, .12f, 34},
        {.20f, .86f, .16f, .13f, .28f, .12f, -34}, {.82f, .36f, .05f, .15f, .52f, .14f, 8},
        {0, -.1f, .2f, .44f, .5f, .26f, 0}};
    for (int i = 0; i < 9; i++) {
        push();
        move(trunk[i][0], trunk[i][1], trunk[i][2]);
        turn_z(trunk[i][6]);
        turn_y(14);
        glass_crystal(trunk[i][3], trunk[i][4], trunk[i][5], black, edge, .008f);
        pop();
    }
    glass_limb(V(0, .7f, 0), V(0, 1.35f, .02f), .18f, black, edge, .008f);
    for (int i = 0; i < 13; i++) { /* the back of the head */
        float a = ((float)i - 6) * .34f;
        push();
        move(sinf(a) * .40f, 1.62f + cosf(a) * .46f, -.18f);
        turn_z(-a * 57);
        glass_crystal(.15f, .30f + .10f * chance(i + 60), .22f, black, edge, .008f);
        pop();
    }
    push(); /* a face that is a mirror */
    move(0, 1.60f, .16f);
    turn_x(3);
    static const float face[] = {0,    -.66f, .24f, -.56f, .44f, -.26f, .50f, .10f,  .42f,  .42f,  .20f,
                                 .60f, -.20f, .60f, -.42f, .42f, -.50f, .10f, -.44f, -.26f, -.24f, -.56f};
    part();
    paint(skin_dusk);
    outline(11, face, 1, .04f, .02f);
    part();
    paint(low);
    push();
    move(0, -.42f, .05f);
    static const float land[] = {-.34f, 0,    -.2f, .12f,  -.02f, .03f,  .16f,  .16f,
                                 .36f,  .02f, .24f, -.13f, 0,     -.22f, -.24f, -.13f};
    outline(8, land, 1, .01f, .01f);
    pop();
    part();
    paint(gold);
    blend(.01f);
    for (int i = 0; i < 11; i++) {
        int k = (i + 1) % 11;
        limb(V(face[i * 2], face[i * 2 + 1], .05f), V(face[k * 2], face[k * 2 + 1], .05f), .020f, .020f);
    }
    push(); /* the soldier in it */
    move(.03f, .0f, .12f);
    push();
    turn_y(-10);
    turn_z(5);
    grow(.56f);
    person_head(&(Person){.skin = rgb(0xc89070),
                          .hair = rgb(0x3a2418),
                          .iris = rgb(0x3a4a60),
                          .age = .5f,
                          .man = 1,
                          .eye = 1.5f,
                          .gaze_x = -8,
                          .gaze_y = 8,
                          .nose = NOSE_BROAD,
                          .mood = MOOD_ROAR,
                          .hairs = HAIR_CROP,
                          .beard = WHISKERS_STUBBLE});
    move(0, .08f, -.02f);
    helm_open(iron, gold, true);
    pop();
    part();
    paint(red);
    blend(.06f);
    egg(0, -.46f, -.06f, .36f, .17f, .10f);
    limb(V(.22f, -.42f, 0), V(.40f, -.34f, .14f), .085f, .07f);
    limb(V(-.22f, -.42f, 0), V(-.36f, -.30f, .12f), .085f, .07f);
    int flesh = material_skin(rgb(0xc89070), rgb(0x8a5a40));
    for (int side = -1; side <= 1; side += 2) /* his hands come out over the frame */
        person_hand_at(&(PersonHand){.pose = GRASP_REACH, .size = .16f, .thick = 1.1f, .thumb = -side, .skin = flesh},
                       V((float)side * .40f, -.34f, .18f), V((float)side * .35f, .75f, .55f), V(0, -.3f, 1));
    pop();
    pop();
    Vec3 elbow = V(-1.02f, .50f, .30f), wrist = V(-1.0f, 1.06f, .50f); /* the hand it raises */
    glass_limb(V(-.75f, .85f, .1f), elbow, .14f, black, edge, .008f);
    glass_limb(elbow, wrist, .12f, black, edge, .008f);
    push();
    move(wrist[0], wrist[1], wrist[2]);
    turn_z(8);
    glass_crystal(.13f, .17f, .07f, black, edge, .007f);
    for (int i = 0; i < 5; i++) {
        float a = i == 4 ? .95f : ((float)i - 1.8f) * .24f;
        glass_limb(V(sinf(a) * .10f, .06f + cosf(a) * .06f, 0),
                   V(sinf(a) * .34f, .08f + cosf(a) * (i == 4 ? .30f : .36f), .04f), .035f, black, edge, .006f);
    }
    pop();
    pop();
    lamp(V(-.3f, 1.9f, 1.5f), rgb(0xffe4c8) * 3.2f, .55f);
    sprite(V(-.30f, 2.02f, .6f), .14f, rgb(0xffffff), SPRITE_SPARKLE, .8f);
    faction_motes();
}

/* ---- ng04: a window that left its church ---- */

/* A pane of the knight through n of his corners, its glass a little before or behind its neighbour's. */
static void pane_of(const float (*corner)[2], int n, const int *at, int m, int lead_m, int i)
{
    float xy[2 * 8];
    for (int k = 0; k < n; k++) {
        xy[2 * k] = corner[at[k]][0];
        xy[2 * k + 1] = corner[at[k]][1];
    }
    push();
    move(0, 0, .012f * (float)(i % 3));
    glass_pane(n, xy, m, lead_m, .019f);
    pop();
}

static void revenant(void)
{
    camera(V(.15f, 1.15f, 6.6f), V(.05f, 1.68f, 0), 35.5f);
    Scene *s = scene();
    s->back_x = .05f;
    s->back_zoom = .8f;
    s->vignette = 1.3f;
    int lead = material_plain(rgb(0x0a0812), .4f, .9f), gold = material_gold(),
        pane[8] = {glass_stained(rgb(0x5a38c8), .75f), glass_stained(rgb(0x9470ea), .8f),
                   glass_stained(rgb(0x2c48d0), .75f), glass_stained(rgb(0xc050d0), .7f),
                   glass_stained(rgb(0xf2cf5b), .95f), glass_stained(rgb(0x3a2090), .7f),
                   glass_stained(rgb(0xd8ccff), .85f), glass_stained(rgb(0xc02848), .8f)};
    material(gold)->emit = rgb(0xffb030) * .35f;
    static const float corner[][2] = {/* helm: 0 crown, brow, cheek, chin, cheek, brow */ {.02f, 3.06f},
                                      {-.33f, 2.82f},
                                      {-.31f, 2.42f},
                                      {-.05f, 2.26f},
                                      {.25f, 2.42f},
                                      {.33f, 2.82f},
                                      /* 6: shoulders, flanks, waist */ {-.50f, 2.20f},
                                      {.52f, 2.24f},
                                      {-.42f, 1.72f},
                                      {.44f, 1.74f},
                                      {-.30f, 1.32f},
                                      {.02f, 1.22f},
                                      {.32f, 1.34f},
                                      /* 13: the hole in the chest */ {-.16f, 1.98f},
                                      {.12f, 2.02f},
                                      {.22f, 1.74f},
                                      {.02f, 1.52f},
                                      {-.20f, 1.70f},
                                      /* 18: hips */ {-.40f, 1.02f},
                                      {-.02f, .94f},
                                      {.38f, 1.00f},
                                      /* 21: the leg that strides: knee, ankle, toe */ {-.74f, .74f},
                                      {-.34f, .58f},
                                      {-.66f, .10f},
                                      {-.42f, .06f},
                                      {-1.02f, .0f},
                                      {-.46f, -.04f},
                                      /* 27: the leg left behind */ {.36f, .52f},
                                      {.68f, .66f},
                                      {.74f, .06f},
                                      {.98f, .16f},
                                      {1.18f, -.02f},
                                      {.76f, -.06f},
                                      /* 33: the arm with the sword */ {.70f, 2.42f},
                                      {.86f, 2.06f},
                                      {1.14f, 2.34f},
                                      {1.02f, 2.66f},
                                      {.74f, 2.96f},
                                      {.58f, 2.80f},
                                      {.62f, 3.16f},
                                      {.46f, 3.00f},
                                      /* 41: the arm with the shield */ {-.78f, 2.26f},
                                      {-.86f, 1.92f},
                                      {-1.02f, 1.70f},
                                      {-.74f, 1.56f},
                                      /* 45: cape */ {.98f, 1.52f},
                                      {1.30f, .78f},
                                      {.86f, .60f},
                                      {1.42f, 1.30f},
                                      {1.16f, .24f},
                                      {.72f, 1.20f}};
    static const struct {
        int n, at[6], glass;
    } of[] = {
        {4, {0, 1, 2, 3}, 0},       {4, {0, 3, 4, 5}, 1},     {4, {3, 6, 13, 14}, 2},      {3, {3, 14, 7}, 3},
        {5, {6, 8, 17, 13, 13}, 1}, {4, {7, 14, 15, 9}, 0},   {5, {8, 10, 11, 16, 17}, 3}, {5, {9, 15, 16, 11, 12}, 2},
        {4, {10, 18, 19, 11}, 5},   {4, {12, 11, 19, 20}, 0}, {4, {18, 21, 22, 19}, 1},    {4, {21, 23, 24, 22}, 2},
        {4, {23, 25, 26, 24}, 5},   {4, {20, 19, 27, 28}, 3}, {4, {28, 27, 29, 30}, 0},    {4, {30, 29, 32, 31}, 5},
        {4, {7, 33, 34, 9}, 4},     {4, {33, 36, 35, 34}, 1}, {4, {36, 37, 38, 33}, 0},    {4, {37, 39, 40, 38}, 6},
        {4, {6, 41, 42, 8}, 4},     {4, {41, 43, 44, 42}, 0}, {4, {34, 48, 45, 50}, 7},    {4, {48, 46, 47, 45}, 7},
        {3, {46, 49, 47}, 7},       {4, {9, 34, 50, 12}, 7}};
    push();
    turn_y(-10);
    for (int i = 0; i < (int)(sizeof of / sizeof of[0]); i++)
        pane_of(corner, of[i].n - (i == 4), of[i].at, pane[of[i].glass], i % 5 ? lead : gold, i);
    push(); /* the visor's slit, and what is behind it */
    move(-.01f, 2.60f, .07f);
    part();
    paint(lead);
    limb(V(-.25f, .03f, 0), V(.24f, .03f, 0), .058f, .058f);
    for (int side = -1; side <= 1; side += 2) {
        part();
        paint(material_glow(rgb(0xfff0c0), 3));
        limb(V((float)side * .06f - .01f, .02f, .06f), V((float)side * .18f - .01f, .05f, .06f), .026f, .016f);
    }
    sprite(here(V(-.01f, .02f, .12f)), .16f, rgb(0xffe0a0), SPRITE_GLOW, .5f);
    pop();
    push(); /* a crest of three feathers of glass */
    move(.04f, 3.04f, -.03f);
    for (int i = 0; i < 3; i++) {
        float xy[] = {0, 0, .20f, .12f, .62f + .12f * (float)i, .10f - .22f * (float)i, .30f, -.06f - .06f * (float)i};
        glass_pane(4, xy, pane[i == 1 ? 4 : 7], i ? lead : gold, .016f);
    }
    pop();
    push(); /* the sword he swings down */
    move(.53f, 3.08f, .12f);
    turn_z(64);
    float blade[] = {-.07f, .10f, .07f, .10f, .085f, 1.20f, 0, 1.48f, -.085f, 1.20f};
    glass_pane(5, blade, pane[6], gold, .018f);
    part();
    paint(gold);
    blend(.02f);
    limb(V(-.22f, .06f, 0), V(.22f, .06f, 0), .04f, .04f);
    limb(V(0, .06f, 0), V(0, -.22f, 0), .035f, .035f);
    ball(0, -.26f, 0, .065f);
    pop();
    push(); /* the shield before him */
    move(-.98f, 1.50f, .20f);
    turn_z(9);
    float q1[] = {-.36f, .40f, 0, .46f, 0, .06f, -.36f, .02f}, q2[] = {0, .46f, .36f, .40f, .36f, .02f, 0, .06f},
          q3[] = {-.36f, .02f, 0, .06f, 0, -.62f, -.26f, -.30f}, q4[] = {0, .06f, .36f, .02f, .26f, -.30f, 0, -.62f};
    glass_pane(4, q1, pane[4], gold, .022f);
    glass_pane(4, q2, pane[2], gold, .022f);
    glass_pane(4, q3, pane[7], gold, .022f);
    glass_pane(4, q4, pane[4], gold, .022f);
    pop();
    Vec3 heart = here(V(0, 1.76f, -.6f));
    pop();
    sprite(heart, .40f, rgb(0xffe8b0), SPRITE_GLOW, .9f); /* the sun behind, through what is missing */
    sprite(heart, 1.7f, rgb(0xa060e0), SPRITE_GLOW, .35f);
    lamp(heart + V(0, 0, -.2f), rgb(0xffd070) * 1.2f, .6f);
    for (int i = 0; i < 5; i++) { /* its beams, that come out of the hole */
        float a = (-150 + 30 * (float)i) * PI / 180;
        for (int k = 0; k < 12; k++)
            sprite(heart + V(cosf(a) * .10f * (float)k, sinf(a) * .12f * (float)k, .8f + .08f * (float)k),
                   .06f + .012f * (float)k, rgb(0xffe0a0), SPRITE_GLOW, .16f * (1 - (float)k / 13));
    }
    for (int i = 0; i < 14; i++) { /* splinters of what he lost */
        push();
        move(-.1f + .9f * (chance(i) - .5f), 1.2f + 1.2f * chance(i + 30), .5f + .6f * chance(i + 60));
        turn_z(360 * chance(i + 90));
        float q = .03f + .05f * chance(i + 120), xy[] = {0, q, q * .8f, -q * .6f, -q * .7f, -q * .4f};
        part();
        paint(pane[i % 7]);
        outline(3, xy, 1, .015f, .01f);
        pop();
    }
    static const float patch[9][5] = {
        {-.75f, .55f, .26f, .16f, 1}, {-.35f, .75f, .22f, .20f, 4},  {.15f, .60f, .24f, .16f, 0},
        {.62f, .8f, .26f, .18f, 3},   {-.95f, 1.15f, .30f, .20f, 2}, {-.2f, 1.25f, .32f, .22f, 6},
        {.45f, 1.3f, .28f, .2f, 1},   {1.0f, 1.2f, .24f, .2f, 4},    {.1f, 1.75f, .4f, .2f, 3}};
    for (int i = 0; i < 9; i++) { /* his colours on the floor */
        part();
        paint(pane[(int)patch[i][4]]);
        push();
        move(patch[i][0] * 1.1f, -.012f, patch[i][1]);
        turn_y(18);
        box(0, 0, 0, patch[i][2], .016f, patch[i][3], .01f);
        pop();
    }
    faction_ground();
    faction_motes();
}

/* ---- ng08: it comes down ---- */

/* A face of black splinters, and under it the trumpet that is blown at us. */
static void herald(void)
{
    camera(V(-.1f, -.2f, 6.0f), V(0, 0, 0), 33);
    Scene *s = scene();
    s->vignette = 1.4f;
    s->aperture = 0;
    int black = glass_black(), edge = glass_edge(rgb(violet), 1.5f), gold = material_gold(),
        white = material_glow(rgb(0xf0e4ff), 3), dark = material_plain(rgb(0x120a20), .5f, .4f),
        lit = material_glow(rgb(0x9a60ff), 1.2f);
    material(gold)->emit = rgb(0xffb030) * .22f;
    sprite(V(0, .8f, -1.6f), 1.9f, rgb(0x8a60f0), SPRITE_GLOW, .75f);
    for (int side = -1; side <= 1; side += 2) { /* wings, two dark planes that leave the picture */
        push();
        move((float)side * .55f, -.35f, -.9f);
        if (side < 0)
            mirror_x();
        turn_z(22);
        glass_wing(7, 2.3f, 40, black, edge, 7);
        pop();
    }
    push();
    move(-.14f, .56f, -.25f);
    turn_y(14);
    turn_x(6);
    turn_z(4);
    grow(1.5f);
    person_head(&(Person){.skin = rgb(0x8474d8),
                          .hair = rgb(0x100a20),
                          .iris = rgb(0xffffff),
                          .age = .3f,
                          .man = .3f,
                          .gaunt = .8f,
                          .eye = 1.5f,
                          .glow = 2.4f,
                          .nose = NOSE_STRAIGHT,
                          .mood = MOOD_RESOLVE,
                          .hairs = HAIR_NONE});
    for (int i = 0; i < 7; i++) { /* a crown of splinters */
        float a = ((float)i - 3) * .40f;
        push();
        move(sinf(a) * .38f, .34f + .10f * cosf(a), -.06f);
        turn_z(-a * 46);
        move(0, .28f, 0);
        glass_crystal(.10f, .30f + .16f * (float)(i % 2), .10f, black, edge, .010f);
        pop();
    }
    static const float crack[4][8] = {{-.30f, .40f, -.16f, .28f, -.22f, .14f, -.10f, .05f},
                                      {.02f, .46f, .06f, .32f, .00f, .22f, .05f, .12f},
                                      {.34f, -.02f, .22f, -.08f, .26f, -.20f, .16f, -.30f},
                                      {-.30f, -.10f, -.22f, -.18f, -.25f, -.28f, -.15f, -.36f}};
    for (int i = 0; i < 4; i++)
        face_paint(white, 4, crack[i], (float[]){.012f, .016f, .012f, .006f});
    Vec3 lips = here(V(0, -.27f, .42f));
    pop();
    Vec3 bell = V(.34f, -.78f, 1.5f), along = vec_unit(bell - lips);
    push();
    move(lips[0], lips[1], lips[2]);
    aim(along, V(0, 1, .2f));
    float far = sqrtf(vec_dot(bell - lips, bell - lips));
    part();
    paint(gold);
    blend(.03f);
    limb(V(0, -.02f, 0), V(0, far * .55f, 0), .07f, .09f);
    limb(V(0, far * .55f, 0), V(0, far, 0), .09f, .40f);
    ring(0, far * .35f, 0, .08f, .045f);
    push();
    move(0, far + .05f, 0);
    ring(0, 0, 0, .56f, .075f);
    pop();
    limb(V(0, far * .9f, 0), V(0, far + .02f, 0), .36f, .52f);
    carve();
    limb(V(0, far * .8f, 0), V(0, far + .75f, 0), .16f, .62f);
    fill();
    part();
    paint(dark);
    ball(0, far - .45f, 0, .40f);
    part();
    paint(lit);
    ball(0, far - .25f, 0, .17f);
    pop();
    sprite(bell + V(0, 0, .1f), .6f, rgb(0xc090ff), SPRITE_GLOW, .5f);
    for (int i = 0; i < 3; i++) { /* hands of glass hold it */
        Vec3 at = vec_mix(lips, bell, .35f + .1f * (float)i);
        glass_limb(at + V(-.22f, -.22f, .02f), at + V(.02f, .10f, .10f), .06f, black, edge, .008f);
    }
    glass_limb(V(-1.3f, -1.5f, -.2f), vec_mix(lips, bell, .45f) + V(-.25f, -.28f, 0), .16f, black, edge, .010f);
    lamp(V(-.9f, 1.2f, 1.8f), rgb(0xc8b0ff) * 2.4f, .5f);
    lamp(bell + V(-.3f, .9f, .5f), rgb(0xe8d8ff) * 1.6f, .4f);
    for (int i = 0; i < 24; i++) { /* what breaks from the tone */
        float a = 2.4f * (float)i, r = .8f + .9f * chance(i);
        push();
        move(bell[0] + cosf(a) * r, bell[1] + sinf(a) * r, .6f + .8f * chance(i + 80));
        turn_z(360 * chance(i + 9));
        turn_y(360 * chance(i + 19));
        glass_crystal(.025f, .07f + .08f * chance(i + 3), .02f, black, edge, .006f);
        pop();
    }
}

const Card siege_nightglass_shards_cards[] = {{"cards/siege/ng01", NIGHTGLASS, mirrorling},
                                              {"cards/siege/ng04", NIGHTGLASS, revenant},
                                              {"cards/siege/ng08", NIGHTGLASS, herald},
                                              {0}};
