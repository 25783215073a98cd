/* SPDX-License-Identifier: MIT
 * Nightglass: what the dark does. */
#include "cards.h"
#include "kit/backdrop.h"
#include "props/glass.h"
#include "props/quad.h"

static const unsigned violet = 0x9470ea;

/* ---- ng06: room for two ---- */

static Vec3 stars(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    Vec3 c = vec_mix(rgb(0x0d0a1e), t[SHADOW], .5f * smooth(.45f, .7f, sky_clouds(u, v, 1.5f)));
    return c + vec_mix(t[MIDTONE], t[LIGHT], .5f) * (.75f * halo(u, v, .55f, .35f, .2f));
}

/* n tapering tufts of fur between two points, each pointing outwards and down. */
static void tufts(int n, Vec3 a, Vec3 b, Vec3 out, float length, float thick, int m, int seed)
{
    part();
    paint(m);
    blend(.03f);
    for (int i = 0; i < n; i++) {
        float l = length * (.7f + .6f * chance(i + seed));
        Vec3 root = vec_mix(a, b, ((float)i + .6f * chance(i + seed + 9)) / (float)n), d = out * l;
        Vec3 p[3] = {root, root + d * .55f + V(0, .05f * l, .10f * l),
                     root + d + V(.10f * (chance(i + seed + 30) - .5f), -.12f * l, 0)};
        tube(3, p, (float[]){thick, thick * .8f, .006f}, 3);
    }
}

/* A wolf's head at the brush's place, its mouth torn open; what it fears is on its other side. */
static void wolf_head(int fur, int dark_fur, int pale, int nose, int gum, int tooth_m, int iris)
{
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        push();
        move(q * .30f, .44f, -.08f);
        turn_z(q * -30);
        turn_x(-14);
        quad_ear(.52f, .17f, fur, pale);
        pop();
        tufts(9, V(q * .42f, .16f, .04f), V(q * .40f, -.34f, .10f), V(q * .85f, -.42f, .06f), .44f, .085f, fur,
              side + 5);
        tufts(7, V(q * .34f, -.10f, .22f), V(q * .26f, -.44f, .20f), V(q * .55f, -.72f, .12f), .36f, .070f, pale,
              side + 45);
    }
    tufts(11, V(-.34f, .48f, -.12f), V(.34f, .48f, -.12f), V(0, .9f, -.2f), .26f, .08f, dark_fur, 77);
    part();
    paint(fur);
    blend(.12f);
    lumpy(.012f, 9);
    egg(0, .12f, -.05f, .44f, .40f, .42f);
    limb(V(0, .06f, .22f), V(0, -.03f, .78f), .20f, .135f);
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        egg(q * .33f, -.08f, .02f, .24f, .26f, .28f);
        blend(.05f);
        limb(V(q * .07f, .24f, .37f), V(q * .40f, .36f, .14f), .085f, .06f); /* brow */
        blend(.12f);
    }
    blend(.03f);
    for (int i = 0; i < 5; i++) /* the nose is drawn up in folds */
        limb(V(-.12f, .13f - .035f * (float)i, .44f + .075f * (float)i),
             V(.12f, .13f - .035f * (float)i, .44f + .075f * (float)i), .028f, .028f);
    lumpy(0, 1);
    part(); /* lips and chin */
    paint(pale);
    blend(.05f);
    for (int side = -1; side <= 1; side += 2)
        limb(V((float)side * .20f, -.14f, .30f), V((float)side * .09f, -.11f, .80f), .10f, .085f);
    limb(V(0, -.46f, .22f), V(0, -.52f, .62f), .20f, .12f);
    part();
    paint(gum);
    blend(.04f);
    egg(0, -.28f, .34f, .19f, .16f, .34f);
    part();
    paint(material_plain(rgb(0x1c0610), .6f, .3f));
    egg(0, -.26f, .50f, .135f, .11f, .24f);
    part();
    paint(gum);
    blend(.05f);
    egg(.01f, -.38f, .58f, .095f, .05f, .22f);
    part();
    paint(nose);
    blend(.03f);
    egg(0, .03f, .90f, .115f, .075f, .07f);
    carve();
    for (int side = -1; side <= 1; side += 2)
        egg((float)side * .055f, .015f, .97f, .026f, .022f, .04f);
    fill();
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        static const float bite[6][4] = {/* place along the jaw, length; negative: from below */
                                         {.84f, .085f, .16f, .036f}, {.70f, .12f, .08f, .03f},
                                         {.56f, .15f, .09f, .032f},  {.62f, .095f, -.14f, .034f},
                                         {.50f, .13f, -.08f, .03f},  {.40f, .16f, -.08f, .03f}};
        for (int i = 0; i < 6; i++) {
            float y = bite[i][2] > 0 ? -.17f : -.43f;
            part();
            paint(tooth_m);
            limb(V(q * bite[i][1], y, bite[i][0]), V(q * bite[i][1] * .95f, y - bite[i][2], bite[i][0] + .02f),
                 bite[i][3], .005f);
        }
    }
    eye_with_lid(.235f, .145f, .335f, .095f, -16, 2, iris, dark_fur, 4, .86f);
}

/* The half of its face, to -x, that is glass already; the panes of ear and cheek are still on their way. */
static void half_mask(const int *tone, int edge)
{
    enum {
        CROWN,
        BROW,
        BRIDGE,
        NOSE,
        LIP,
        EAR,
        TIP,
        BACK,
        OUTER,
        INNER,
        TEAR,
        CORNER,
        CHEEK,
        FRINGE,
        SIDE,
        JOWL,
        LOW,
        UNDER,
        OVER,
        NONE
    };
    enum { PANES = 15, LOOSE_EAR = 1, LOOSE_CHEEK = 14 };
    static const Vec3 corner[NONE] = {
        {.0f, .62f, .10f},   {.0f, .36f, .42f},   {.0f, .22f, .54f},   {.0f, .14f, .90f},   {.0f, -.06f, 1.02f},
        {.16f, .60f, .04f},  {.52f, 1.10f, .0f},  {.52f, .46f, .0f},   {.50f, .36f, .24f},  {.10f, .29f, .47f},
        {.12f, .11f, .48f},  {.42f, .18f, .36f},  {.66f, -.10f, .20f}, {.86f, -.52f, .12f}, {.20f, -.02f, .72f},
        {.21f, -.22f, .86f}, {.42f, -.34f, .38f}, {.28f, .01f, .45f},  {.26f, .28f, .46f}};
    static const int pane[PANES][5] = {
        {CROWN, EAR, INNER, BROW, NONE},    {EAR, TIP, BACK, NONE, NONE},      {EAR, BACK, OUTER, INNER, NONE},
        {BROW, INNER, TEAR, BRIDGE, NONE},  {INNER, OUTER, OVER, NONE, NONE},  {OUTER, CORNER, OVER, NONE, NONE},
        {INNER, OVER, TEAR, NONE, NONE},    {BRIDGE, TEAR, SIDE, NOSE, NONE},  {TEAR, UNDER, SIDE, NONE, NONE},
        {NOSE, SIDE, JOWL, LIP, NONE},      {UNDER, CORNER, CHEEK, LOW, NONE}, {UNDER, LOW, JOWL, SIDE, NONE},
        {CORNER, OUTER, CHEEK, NONE, NONE}, {OUTER, BACK, CHEEK, NONE, NONE},  {CHEEK, FRINGE, LOW, NONE, NONE}};
    for (int k = 0; k < PANES; k++) {
        Vec3 p[5] = {{0}}, away = k == LOOSE_EAR     ? V(-.14f, .10f, .12f)
                                  : k == LOOSE_CHEEK ? V(-.12f, -.10f, .10f)
                                                     : V(-.02f, .02f, .06f);
        int n = 0;
        for (; n < 5 && pane[k][n] != NONE; n++)
            p[n] = corner[pane[k][n]] * V(-1.04f, 1.02f, 1.02f) + away;
        Vec3 out = vec_unit(vec_cross(p[1] - p[0], p[2] - p[0]));
        if (out[2] < 0)
            out = out * -1.f;
        float lit = vec_dot(out, vec_unit(V(-.5f, .7f, .5f))) + .3f * (chance(k + 4) - .5f);
        part();
        paint(tone[(int)(unit(lit * .8f + .1f) * 3.99f)]);
        blend(.004f);
        for (int i = 1; i + 1 < n; i++)
            web(p[0], p[i], p[i + 1], .018f);
        part();
        paint(edge);
        blend(.004f);
        for (int i = 0; i < n; i++)
            limb(p[i] + out * .020f, p[(i + 1) % n] + out * .020f, .007f, .007f);
    }
}

static void hollow_mask(void)
{
    camera(V(.0f, .10f, 5.0f), V(0, .0f, 0), 30);
    Scene *s = scene();
    s->backdrop = stars;
    s->vignette = 1.4f;
    s->ambient = .5f;
    s->key = (Light){V(.55f, .60f, .60f), rgb(0xffe4c8) * 2.0f, .08f};
    s->rim = (Light){V(-.7f, .4f, -.6f), rgb(0x9470ea) * 5.0f, 0};
    s->fill = (Light){V(-.5f, -.2f, .8f), rgb(0x6a50d0) * .7f, 0};
    int tone[4] = {glass_stained(rgb(0x080614), .1f), glass_stained(rgb(0x0e0a24), .1f),
                   glass_stained(rgb(0x151038), .1f), glass_stained(rgb(0x221a58), .12f)},
        edge = glass_edge(rgb(violet), 2.0f), black = glass_black(), fur = material_fur(rgb(0x9a6a48)),
        dark_fur = material_fur(rgb(0x5c3c30)), pale = material_fur(rgb(0xdcc4a4)),
        nose = material_plain(rgb(0x201418), .2f, 1.2f), gum = material_plain(rgb(0xb04858), .3f, 1),
        void_m = material_plain(rgb(0x04030a), .9f, 0), star = material_glow(rgb(0xf3ecff), 3.2f),
        iris = material_eye(rgb(0xf0b028), rgb(0xfff4d8), .4f, PUPIL_ROUND);
    material(iris)->iris = .60f;
    material(fur)->color2 = rgb(0x5c3c2c);
    push();
    move(.06f, .04f, -.1f);
    turn_z(-11);
    turn_y(-2);
    turn_x(6);
    grow(1.34f);
    wolf_head(fur, dark_fur, pale, nose, gum, material_tooth(), iris);
    half_mask(tone, edge);
    for (int i = 0; i < 15; i++) /* inside it is night */
        sprite(here(V(-.12f - .44f * chance(i + 2), .50f - .80f * chance(i + 31), .95f - .4f * chance(i + 61))),
               .022f + .03f * chance(i), rgb(0xd8d0ff), SPRITE_SPARKLE, .8f);
    part();
    paint(void_m);
    egg(-.27f, .15f, .36f, .17f, .15f, .07f);
    part();
    paint(star);
    ball(-.26f, .16f, .45f, .034f);
    Vec3 eye_star = here(V(-.26f, .16f, .52f)), wide_eye = here(V(.27f, .12f, .5f));
    pop();
    sprite(eye_star, .16f, rgb(0xd8c8ff), SPRITE_GLOW, .5f);
    sprite(eye_star, .24f, rgb(0xffffff), SPRITE_SPARKLE, .9f);
    lamp(wide_eye + V(.30f, .30f, .9f), rgb(0xffe8c8) * 1.4f, .4f);
    for (int i = 0; i < 13; i++) { /* more of it comes from the left */
        push();
        move(-1.10f + .30f * chance(i + 3), -1.1f + 2.2f * ((float)i + chance(i + 40)) / 14,
             .1f + .7f * chance(i + 80));
        turn_z(-60 + 50 * (chance(i) - .5f));
        turn_y(60 * (chance(i + 9) - .5f));
        glass_crystal(.035f + .03f * chance(i + 4), .12f + .12f * chance(i + 6), .03f, black, edge, .005f);
        pop();
    }
}

const Card siege_nightglass_dark_cards[] = {{"cards/siege/ng06", NIGHTGLASS, hollow_mask}, {0}};
