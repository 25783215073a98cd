/* SPDX-License-Identifier: MIT
 * Nightglass: bodies of glass. */
#include "cards.h"
#include "kit/backdrop.h"
#include "props/bare.h"
#include "props/drapery.h"
#include "props/glass.h"
#include "props/headgear.h"
#include "props/people.h"

static const unsigned violet = 0x9470ea;

/* ---- a face of panes ---- */

enum { MIDLINE = 9, CORNERS = MIDLINE + 2 * 14 };
/* Corners of the face: the middle line from the crown to the chin, then those of one side. */
static const Vec3 middle_corner[MIDLINE] = {{0, 1.02f, .34f},  {0, .44f, .72f},  {0, .24f, .70f},
                                            {0, -.12f, 1.02f}, {0, -.24f, .74f}, {0, -.36f, .77f},
                                            {0, -.50f, .75f},  {0, -.60f, .67f}, {0, -.88f, .68f}};
static const Vec3 side_corner[14] = {{.44f, .88f, .28f},  {.68f, .46f, .20f},  {.30f, .49f, .68f},  {.58f, .40f, .42f},
                                     {.13f, .19f, .58f},  {.32f, .05f, .54f},  {.54f, .20f, .40f},  {.58f, -.10f, .46f},
                                     {.17f, -.17f, .72f}, {.27f, -.43f, .60f}, {.54f, -.56f, .24f}, {.28f, -.84f, .50f},
                                     {.72f, -.05f, .00f}, {.32f, .31f, .58f}};

enum { M0, M1, M2, M3, M4, M5, M6, M7, M8, S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11, S12, S13, NONE = -1 };
/* Its panes; the last is the eye. */
enum { PANES = 20, EYE_PANE = 19, CHEEK_PANE = 10 };
static const int pane_corner[PANES][5] = {
    {M0, S0, S2, M1, NONE},    {S0, S1, S3, S2, NONE},     {M1, S2, S13, S4, M2},      {S2, S3, S6, S13, NONE},
    {M2, S4, S8, M3, NONE},    {M3, S8, M4, NONE, NONE},   {S4, S5, S8, NONE, NONE},   {S5, S6, S7, NONE, NONE},
    {M4, S8, S9, M5, NONE},    {M5, S9, M6, NONE, NONE},   {S5, S7, S9, S8, NONE},     {M6, S9, M7, NONE, NONE},
    {M7, S9, S11, M8, NONE},   {S7, S10, S9, NONE, NONE},  {S9, S10, S11, NONE, NONE}, {S3, S1, S12, S6, NONE},
    {S6, S12, S7, NONE, NONE}, {S7, S12, S10, NONE, NONE}, {M0, S0, M1, NONE, NONE},   {S4, S13, S6, S5, NONE}};

typedef struct {
    int tone[6]; /* materials from dark to light: a pane takes one by where it faces */
    int lead, eye, lip;
    Vec3 light;       /* where the light comes from, in its own frame */
    float smile;      /* corners of the mouth up */
    float brow;       /* inner ends down */
    int missing_side; /* -1, 1: there the cheek is a hole */
} GlassFace;

static Vec3 glass_corner(const GlassFace *f, int i, float q)
{
    if (i < MIDLINE)
        return middle_corner[i];
    Vec3 p = side_corner[i - MIDLINE];
    if (i == S9)
        p += V(.05f, .12f, -.02f) * f->smile * (q > 0 ? 1.f : .35f);
    if (i == S2)
        p += V(0, -.09f, .02f) * f->brow;
    if (i == S3)
        p += V(0, .06f, 0) * f->brow;
    p[0] *= q;
    return p;
}

static void glass_face(const GlassFace *f)
{
    for (int side = -1; side <= 1; side += 2)
        for (int k = 0; k < PANES - 2 + 1; k++) {
            int pane = k == PANES - 2 ? EYE_PANE : k, n = 0;
            if (pane == CHEEK_PANE && side == f->missing_side)
                continue;
            Vec3 p[5] = {{0}};
            for (; n < 5 && pane_corner[pane][n] != NONE; n++)
                p[n] = glass_corner(f, pane_corner[pane][n], (float)side);
            Vec3 out = vec_unit(vec_cross(p[1] - p[0], p[2] - p[0])) * (float)side;
            if (out[2] < 0)
                out = out * -1.f;
            float lit = vec_dot(out, vec_unit(f->light)) + .22f * (chance(k * 2 + side + 7) - .5f);
            int tone = (int)(unit(lit * .85f + .12f) * 5.99f);
            part();
            paint(pane == EYE_PANE ? f->eye : pane == 9 || pane == 11 ? f->lip : f->tone[tone]);
            blend(.004f);
            for (int i = 1; i + 1 < n; i++)
                web(p[0], p[i], p[i + 1], .016f);
            part();
            paint(f->lead);
            blend(.006f);
            for (int i = 0; i < n; i++)
                limb(p[i] + V(0, 0, .012f), p[(i + 1) % n] + V(0, 0, .012f), .018f, .018f);
        }
}

/* A chain of stained splinters through n joints: a finger. */
static void glass_finger(int n, const Vec3 *p, float thick, int m, int edge)
{
    for (int i = 0; i + 1 < n; i++)
        glass_limb(p[i], p[i + 1], thick * (1 - .14f * (float)i), m, edge, .012f);
}

/* ---- ng04: the last piece ---- */

/* Round the face: the panes of a helm, from the face's rim to an outer one. */
static void helm_panes(const int *pane, int lead)
{
    static const int rim[7] = {M0, S0, S1, S12, S10, S11, M8};
    static const Vec3 outer[7] = {{0, 1.62f, .02f},      {.78f, 1.32f, -.10f}, {1.10f, .62f, -.20f},
                                  {1.12f, -.10f, -.30f}, {.90f, -.82f, -.10f}, {.42f, -1.26f, .30f},
                                  {0, -1.34f, .42f}};
    GlassFace plain = {.smile = 0};
    for (int side = -1; side <= 1; side += 2)
        for (int i = 0; i < 6; i++) {
            Vec3 flip = V((float)side, 1, 1), a = glass_corner(&plain, rim[i], (float)side),
                 b = glass_corner(&plain, rim[i + 1], (float)side), c = outer[i + 1] * flip, d = outer[i] * flip;
            part();
            paint(pane[(i * 2 + (side > 0)) % 4]);
            blend(.004f);
            web(a, b, c, .03f);
            web(a, c, d, .03f);
            part();
            paint(lead);
            blend(.008f);
            limb(a, b, .030f, .030f);
            limb(b, c, .022f, .022f);
            limb(c, d, .030f, .030f);
        }
}

static void revenant(void)
{
    camera(V(-.10f, -.05f, 5.2f), V(0, 0, 0), 30);
    Scene *s = scene();
    s->back_x = .05f;
    s->back_zoom = .8f;
    s->vignette = 1.5f;
    s->key = (Light){V(-.55f, .55f, .7f), rgb(0xd8ccff) * 1.5f, .05f};
    int lead = material_plain(rgb(0x0a0812), .35f, 1.1f), gold = material_gold(),
        tone[6] = {glass_stained(rgb(0x2c1c78), .4f),  glass_stained(rgb(0x4a2e98), .42f),
                   glass_stained(rgb(0x6a48b8), .42f), glass_stained(rgb(0x8a60cc), .38f),
                   glass_stained(rgb(0xb488dc), .38f), glass_stained(rgb(0xdcc0ee), .40f)},
        helm[4] = {glass_stained(rgb(0x1c2c98), .3f), glass_stained(rgb(0x5a1c88), .3f),
                   glass_stained(rgb(0x2a1468), .3f), glass_stained(rgb(0x98204c), .35f)},
        blue = glass_stained(rgb(0x2840b8), .5f), plum = glass_stained(rgb(0x6a3cc0), .55f),
        piece = glass_stained(rgb(0xffc440), 1.5f), eye_m = material_glow(rgb(0xfff0c0), 2.2f),
        hollow = material_plain(rgb(0x05030a), .9f, 0);
    material(gold)->emit = rgb(0xffb030) * .35f;
    push();
    move(.24f, .20f, -.15f);
    turn_y(-14);
    turn_z(-8);
    turn_x(5);
    grow(.84f);
    glass_face(&(GlassFace){.tone = {tone[0], tone[1], tone[2], tone[3], tone[4], tone[5]},
                            .lead = lead,
                            .eye = eye_m,
                            .lip = glass_stained(rgb(0xc02858), .5f),
                            .light = V(-.62f, .50f, .60f),
                            .smile = -.2f,
                            .brow = .5f,
                            .missing_side = -1});
    helm_panes(helm, lead);
    part(); /* there is nothing behind the gap */
    paint(hollow);
    egg(-.38f, -.14f, .30f, .24f, .30f, .05f);
    Vec3 gap = here(V(-.38f, -.15f, .58f)), eyes[2] = {here(V(-.33f, .19f, .62f)), here(V(.33f, .19f, .62f))};
    pop();
    Vec3 held = gap + V(-.16f, -.36f, .62f);
    push(); /* the piece, and fingers that know where it belongs */
    move(held[0], held[1], held[2]);
    turn_z(24);
    turn_y(22);
    static const float shape[] = {.04f, .20f, .26f, .02f, .02f, -.30f, -.20f, .0f};
    glass_pane(4, shape, piece, lead, .018f);
    pop();
    Vec3 index[4] = {held + V(-.46f, -.62f, -.25f), held + V(-.58f, -.22f, -.02f), held + V(-.34f, .02f, .02f),
                     held + V(-.10f, .03f, .05f)},
         thumb[3] = {held + V(-.20f, -.86f, -.05f), held + V(.06f, -.58f, .10f), held + V(-.02f, -.20f, .10f)},
         third[4] = {held + V(-.58f, -.66f, -.30f), held + V(-.76f, -.30f, -.10f), held + V(-.62f, .04f, .02f),
                     held + V(-.42f, .18f, .05f)};
    glass_finger(4, third, .135f, blue, gold);
    glass_finger(4, index, .145f, plum, gold);
    glass_finger(3, thumb, .16f, plum, gold);
    glass_limb(held + V(-.95f, -1.75f, -.4f), held + V(-.38f, -.72f, -.15f), .30f, blue, gold, .016f);
    for (int i = 0; i < 14; i++) /* light between the two */
        sprite(vec_mix(gap, held, (float)i / 13), .10f + .05f * chance(i), rgb(0xffc860), SPRITE_GLOW, .16f);
    for (int i = 0; i < 2; i++)
        sprite(eyes[i], .12f, rgb(0xffe8b0), SPRITE_GLOW, .25f);
    lamp(held + V(.15f, .15f, .5f), rgb(0xffc860) * .8f, .35f);
    sprite(V(.2f, .3f, -1.5f), 1.5f, rgb(0x7a50e0), SPRITE_GLOW, .45f);
    for (int i = 0; i < 18; i++) { /* those that are still missing hang in the air */
        push();
        move(-1.0f + 2.0f * chance(i), -1.1f + 2.3f * chance(i + 30), .7f + .7f * chance(i + 60));
        turn_z(360 * chance(i + 90));
        turn_y(60 * (chance(i + 70) - .5f));
        float q = .025f + .045f * chance(i + 120), xy[] = {0, q * 1.4f, q * .8f, -q * .6f, -q * .7f, -q * .4f};
        part();
        paint(i % 3 ? tone[2 + i % 4] : piece);
        outline(3, xy, 1, .012f, .01f);
        pop();
    }
}

/* ---- ng01: nose to nose ---- */

static Vec3 violet_dusk(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    Vec3 c = vec_mix(rgb(0x0d0a1e), t[SHADOW], .6f);
    c = vec_mix(c, vec_mix(t[MIDTONE], t[LIGHT], .35f) * .85f,
                expf(-(u * u * 3.0f + (v - .1f) * (v - .1f) * .7f) * 1.6f));
    for (int i = 0; i < 5; i++) { /* splinters that stand in the dusk, each with one lit edge */
        float x = -.30f + .16f * (float)i + .08f * chance_of(i), half = .035f + .02f * chance_of(i + 5),
              top = -.35f + .45f * chance_of(i + 9), w = half * unit((top - v) / .8f);
        c = vec_mix(c, rgb(0x0d0a1e), .7f * under(w, fabsf(u - x), .006f));
    }
    return c;
}

static void mirrorling(void)
{
    camera(V(.0f, .05f, 5.2f), V(0, .05f, 0), 29);
    Scene *s = scene();
    s->backdrop = violet_dusk;
    s->vignette = 1.4f;
    s->key = (Light){V(-.55f, .60f, .60f), rgb(0xffe8d0) * 1.7f, .06f};
    s->rim = (Light){V(.2f, .5f, -.85f), rgb(0xa890ff) * 4.5f, 0};
    s->fill = (Light){V(.6f, .1f, .8f), rgb(0x7a60e0) * .8f, 0};
    int lead = material_plain(rgb(0x0a0812), .35f, 1.1f), iron = material_iron(), brass = material_gold(),
        red = material_wool(rgb(0x98302c)), edge = glass_edge(rgb(violet), 1.5f), black = glass_black(),
        tone[6] = {glass_stained(rgb(0x20145c), .3f),  glass_stained(rgb(0x3c2890), .38f),
                   glass_stained(rgb(0x5c40b4), .42f), glass_stained(rgb(0x8464d4), .5f),
                   glass_stained(rgb(0xb494f0), .58f), glass_stained(rgb(0xe4d4ff), .7f)},
        white = material_glow(rgb(0xf0e4ff), 2.0f), tear = material_plain(rgb(0xe8f0ff), .05f, 2);
    push(); /* the soldier; he looks up a little, as one does at oneself */
    move(-.64f, .0f, .05f);
    turn_y(48);
    turn_x(-6);
    turn_z(-9);
    grow(1.30f);
    person_head(&(Person){.skin = rgb(0xd89474),
                          .hair = rgb(0x3a2418),
                          .iris = rgb(0x3a5a70),
                          .age = .4f,
                          .man = 1,
                          .eye = 1.5f,
                          .gaze_x = 6,
                          .gaze_y = 2,
                          .nose = NOSE_BROAD,
                          .mood = MOOD_FEAR,
                          .cast = CAST_HEAVY,
                          .hairs = HAIR_CROP,
                          .beard = WHISKERS_STUBBLE,
                          .seed = 3});
    push();
    move(0, .10f, -.03f);
    grow(1.05f);
    helm_open(iron, brass, false);
    pop();
    part(); /* sweat */
    paint(tear);
    egg(.20f, .16f, .50f, .018f, .030f, .015f);
    egg(.33f, -.06f, .42f, .016f, .028f, .015f);
    pop();
    part();
    paint(red);
    blend(.10f);
    egg(-.95f, -1.20f, -.1f, .66f, .52f, .5f);
    egg(-.90f, -.80f, .0f, .46f, .22f, .42f);
    egg(-.84f, -.66f, .08f, .42f, .13f, .38f);
    egg(-.86f, -1.02f, .34f, .40f, .34f, .40f);
    push(); /* and it, who wears him better */
    move(.74f, .02f, .05f);
    turn_y(-44);
    turn_x(-4);
    turn_z(9);
    grow(.88f);
    glass_face(&(GlassFace){.tone = {tone[0], tone[1], tone[2], tone[3], tone[4], tone[5]},
                            .lead = lead,
                            .eye = white,
                            .lip = tone[0],
                            .light = V(.02f, .62f, .75f),
                            .smile = 1.5f,
                            .brow = .9f});
    Vec3 eye_at = here(V(-.34f, .19f, .60f)), other = here(V(.34f, .19f, .60f));
    Vec3 grin[4] = {V(-.06f, -.44f, .80f), V(.08f, -.435f, .80f), V(.23f, -.33f, .71f), V(.40f, -.14f, .60f)};
    part(); /* what it can do better: smile */
    paint(white);
    tube(4, grin, (float[]){.020f, .034f, .030f, .008f}, 4);
    for (int i = 0; i < 12; i++) { /* its helm: splinters that mean one */
        float a = ((float)i - 5.5f) * .30f;
        push();
        move(sinf(a) * .52f, .52f + cosf(a) * .42f, .16f - .04f * (float)(i % 2));
        turn_z(-a * 52);
        turn_x(-24);
        glass_crystal(.15f, .34f + .14f * chance(i + 60), .20f, black, edge, .008f);
        pop();
    }
    pop();
    Vec3 hand = V(.02f, -.72f, .75f); /* its hand has his chin */
    Vec3 finger[3][3] = {{hand + V(.30f, -.10f, 0), hand + V(.02f, .06f, .10f), hand + V(-.22f, .16f, .02f)},
                         {hand + V(.30f, -.16f, .05f), hand + V(.0f, -.06f, .16f), hand + V(-.26f, .06f, .10f)},
                         {hand + V(.28f, -.22f, .05f), hand + V(-.02f, -.20f, .14f), hand + V(-.24f, -.06f, .10f)}};
    for (int i = 0; i < 3; i++)
        glass_finger(3, finger[i], .060f, tone[1 + i], lead);
    part();
    paint(tone[1]);
    blend(.05f);
    limb(V(1.1f, -1.4f, .3f), hand + V(.30f, -.14f, .02f), .24f, .13f);
    sprite(eye_at, .16f, rgb(0xd8c8ff), SPRITE_GLOW, .25f);
    sprite(other, .12f, rgb(0xd8c8ff), SPRITE_GLOW, .3f);
    lamp(V(-.12f, .30f, 1.4f), rgb(0xffe0c0) * 1.5f, .4f);
    lamp(V(.0f, .05f, .5f), rgb(0x9a70ff) * 1.4f, .35f);
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
                          .mood = MOOD_PURSE,
                          .cast = CAST_FINE,
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
