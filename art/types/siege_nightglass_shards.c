/* SPDX-License-Identifier: MIT
 * Nightglass: bodies of glass. */
#include "cards.h"
#include "kit/backdrop.h"
#include "props/glass.h"
#include "props/grasp.h"
#include "props/sinew.h"
#include "props/visage.h"
#include "props/vitreous.h"
#include "props/wild.h"

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

/* ---- ng04: out of the window ---- */

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

/* The night behind the church, and its moon. */
static Vec3 church_night(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    Vec3 c = vec_mix(t[SHADOW] * .8f, vec_mix(t[MIDTONE], t[LIGHT], .6f), halo(u, v, -.62f, .66f, .30f));
    c = vec_mix(c, rgb(0x0e0a24), .6f * smooth(.46f, .66f, sky_clouds(u, v, 1.5f)));
    return vec_mix(c, t[GLOW] * 1.05f, disc(u, v, -.66f, .70f, .24f, .012f));
}

/* The stone round a window: two mouldings that leave the picture at its top. */
static void church_window(int stone, int dark)
{
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        Vec3 p[5] = {V(q * 1.10f, -2.0f, -.35f), V(q * 1.10f, -.6f, -.35f), V(q * 1.08f, .45f, -.35f),
                     V(q * .86f, 1.15f, -.35f), V(q * .40f, 1.75f, -.35f)};
        part();
        paint(stone);
        blend(.03f);
        tube(5, p, (float[]){.17f, .17f, .17f, .17f, .17f}, 5);
        part();
        paint(dark);
        Vec3 in[5];
        for (int i = 0; i < 5; i++)
            in[i] = p[i] + V(-q * .20f, -.04f, .06f);
        tube(5, in, (float[]){.05f, .05f, .05f, .05f, .05f}, 5);
    }
    part(); /* its sill */
    paint(stone);
    blend(.02f);
    lumpy(.012f, 5);
    box(0, -1.55f, .45f, 2.0f, .34f, .80f, .05f);
    lumpy(0, 1);
}

/* What still hangs in the lead, round the hole it has left. */
static void torn_panes(const int *pane, int lead)
{
    enum { TEETH = 13 };
    for (int i = 0; i < TEETH; i++) {
        float t = (float)i / (TEETH - 1) * 2 - 1, y = 1.35f - 2.2f * fabsf(t), q = t < 0 ? -1.f : 1.f,
              x = q * (y > .45f ? .95f - .50f * (y - .45f) : .93f);
        Vec3 a = V(x, y + .24f, -.32f), b = V(x, y - .22f, -.32f),
             c = V(x * (.58f + .22f * chance(i)), y + .30f * (chance(i + 9) - .5f), -.22f + .25f * chance(i + 4));
        part();
        paint(pane[i % 4]);
        web(a, b, c, .02f);
        part();
        paint(lead);
        blend(.006f);
        limb(a, c, .020f, .012f);
        limb(b, c, .020f, .012f);
    }
}

static void revenant(void)
{
    camera(V(.45f, -.55f, 5.8f), V(.05f, -.05f, 0), 37);
    Scene *s = scene();
    s->backdrop = church_night;
    s->roll = -5;
    s->vignette = 1.5f;
    s->aperture = 0;
    s->ambient = .5f;
    s->key = (Light){V(-.55f, .55f, .7f), rgb(0xd8ccff) * 1.2f, .05f};
    s->rim = (Light){V(-.4f, .55f, -.75f), rgb(0xc8b4ff) * 4.5f, 0};
    int lead = material_plain(rgb(0x0a0812), .35f, 1.1f), stone = material_stone(rgb(0x36304e), rgb(0x181428)),
        dark = material_stone(rgb(0x2a2444), rgb(0x14101f)),
        tone[6] = {glass_stained(rgb(0x2c1c78), .3f),  glass_stained(rgb(0x4a2e98), .36f),
                   glass_stained(rgb(0x6a48b8), .40f), glass_stained(rgb(0x8a60cc), .40f),
                   glass_stained(rgb(0xb488dc), .62f), glass_stained(rgb(0xdcc0ee), .85f)},
        helm[4] = {glass_stained(rgb(0x1c2c98), .3f), glass_stained(rgb(0x5a1c88), .3f),
                   glass_stained(rgb(0x2a1468), .3f), glass_stained(rgb(0x98204c), .35f)},
        blue = glass_polished(rgb(0x4a4ac0), .45f), plum = glass_polished(rgb(0x4a3498), .45f),
        hood[4] = {helm[0], helm[2], glass_stained(rgb(0x14206c), .25f), glass_stained(rgb(0x34188c), .25f)},
        amber = glass_stained(rgb(0xd08a20), .55f), eye_m = material_glow(rgb(0xffe8b0), 2.4f);
    church_window(stone, dark);
    torn_panes(helm, lead);
    push();
    move(.04f, .46f, .50f);
    turn_z(-15);
    turn_y(-18);
    turn_x(16);
    grow(.60f);
    glass_face(&(GlassFace){.tone = {tone[0], tone[1], tone[2], tone[3], tone[4], tone[5]},
                            .lead = lead,
                            .eye = eye_m,
                            .lip = glass_stained(rgb(0xc02858), .5f),
                            .light = V(-.62f, .50f, .60f),
                            .smile = -.5f,
                            .brow = 1.1f});
    helm_panes(hood, lead);
    Vec3 eyes[2] = {here(V(-.33f, .19f, .62f)), here(V(.33f, .19f, .62f))};
    pop();
    push(); /* breast and shoulders */
    move(.06f, -.88f, -.10f);
    turn_y(-14);
    glass_crystal(.70f, .86f, .46f, helm[0], lead, .026f);
    pop();
    for (int side = -1; side <= 1; side += 2)
        for (int i = 0; i < 3; i++) { /* plates over each shoulder */
            push();
            move(side < 0 ? -.66f - .12f * (float)i : .78f + .12f * (float)i, -.26f - .16f * (float)i, .10f);
            turn_z((float)side * -(20 + 24 * (float)i));
            glass_crystal(.36f, .20f, .30f, helm[(i * 2 + (side > 0)) % 4], lead, .020f);
            pop();
        }
    for (int i = 0; i < 11; i++) { /* a saint's halo, not whole */
        if (i == 3 || i == 4 || i == 8)
            continue;
        float a = ((float)i - 5) * .40f, b = a + .36f;
        Vec3 c = V(-.06f, .56f, .02f), p[4] = {c + V(sinf(a), cosf(a), 0) * .62f, c + V(sinf(b), cosf(b), 0) * .62f,
                                               c + V(sinf(a), cosf(a), 0) * .92f, c + V(sinf(b), cosf(b), 0) * .92f};
        part();
        paint(i % 2 ? amber : helm[3]);
        web(p[0], p[1], p[2], .02f);
        web(p[1], p[2], p[3], .02f);
        part();
        paint(lead);
        blend(.006f);
        limb(p[0], p[2], .024f, .024f);
        limb(p[1], p[3], .024f, .024f);
        limb(p[0], p[1], .024f, .024f);
        limb(p[2], p[3], .024f, .024f);
    }
    /* one hand on the sill, the other round the stone */
    Vec3 wrist = V(-.50f, -1.04f, 1.05f), wrist2 = V(1.12f, .66f, .28f);
    part();
    paint(plum);
    blend(.07f);
    sinew_arm(V(-.80f, -.40f, .15f), V(-1.0f, -1.05f, .55f), wrist, 1.7f, .5f);
    sinew_arm(V(.90f, -.36f, .05f), V(1.42f, -.05f, .45f), wrist2, 1.7f, .5f);
    for (int i = 0; i < 4; i++) {
        float x = -.26f + .20f * (float)i;
        Vec3 p[5] = {wrist, wrist + V(x * .6f, .10f, .16f), wrist + V(x, .14f, .40f), wrist + V(x * 1.15f, .02f, .62f),
                     wrist + V(x * 1.2f, -.26f, .70f)};
        glass_talon(5, p, .095f, blue);
        float y = .16f - .15f * (float)i;
        Vec3 q[5] = {wrist2, wrist2 + V(-.06f, .16f + y * .5f, .14f), wrist2 + V(-.22f, .18f + y, .20f),
                     wrist2 + V(-.42f, .18f + y, .12f), wrist2 + V(-.50f, .14f + y, -.16f)};
        glass_talon(5, q, .085f, blue);
    }
    for (int i = 0; i < 2; i++)
        sprite(eyes[i], .13f, rgb(0xffe8b0), SPRITE_GLOW, .35f);
    lamp(eyes[0] + V(-.35f, .25f, .9f), rgb(0xd8c8ff) * 1.4f, .4f);
    lamp(V(-.3f, -.75f, 2.1f), rgb(0xb8a0ff) * 1.2f, .4f);
    sprite(V(-.1f, .6f, -1.2f), 1.2f, rgb(0x7a50e0), SPRITE_GLOW, .30f);
    for (int i = 0; i < 26; i++) { /* what was the window flies at us */
        float a = 2.4f * (float)i, r = .5f + .85f * chance(i), q = .03f + .08f * chance(i + 120) * chance(i + 130);
        float xy[] = {0, q * 1.5f, q * .9f, -q * .6f, -q * .7f, -q * .5f};
        push();
        move(r * cosf(a), -.1f + 1.15f * r * sinf(a), .7f + 1.5f * chance(i + 60));
        turn_z(360 * chance(i + 90));
        turn_y(100 * (chance(i + 70) - .5f));
        part();
        paint(i % 4 ? tone[2 + i % 4] : helm[3]);
        outline(3, xy, 1, .014f, .01f);
        pop();
    }
}

/* ---- ng06: it wants a face behind it ---- */

static Vec3 stars(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    Vec3 c = vec_mix(rgb(0x0d0a1e), t[SHADOW], .5f * smooth(.45f, .7f, sky_clouds(u, v, 1.5f)));
    c += vec_mix(t[MIDTONE], t[LIGHT], .5f) * (.70f * halo(u, v, -.10f, .30f, .25f));
    for (int i = 0; i < 6; i++) { /* splinters that stand, each with one lit edge */
        float x = -.95f + .38f * (float)i + .12f * chance_of(i), half = .07f + .05f * chance_of(i + 5),
              top = .05f + .6f * chance_of(i + 9) * (i == 2 || i == 3 ? .2f : 1), w = half * unit((top - v) / 1.1f);
        c = vec_mix(c, rgb(0x0b0919), .8f * under(w, fabsf(u - x), .006f));
        c += t[LIGHT] * (.20f * (v < top ? expf(-fabsf(u - x + w) * 130) : 0));
    }
    return c;
}

static void hollow_mask(void)
{
    camera(V(.0f, -.10f, 5.0f), V(0, -.02f, 0), 30);
    Scene *s = scene();
    s->backdrop = stars;
    s->vignette = 1.4f;
    s->aperture = 0;
    s->roll = -7;
    s->ambient = .45f;
    s->key = (Light){V(-.50f, .65f, .60f), rgb(0xffe4c8) * 1.9f, .08f};
    s->rim = (Light){V(.5f, .5f, -.7f), rgb(0x9a78ff) * 5.5f, 0};
    s->fill = (Light){V(.6f, -.2f, .8f), rgb(0x6a50d0) * .7f, 0};
    int tone[6] = {glass_stained(rgb(0x20145c), .25f), glass_stained(rgb(0x3c2890), .32f),
                   glass_stained(rgb(0x5c40b4), .36f), glass_stained(rgb(0x8464d4), .42f),
                   glass_stained(rgb(0xb494f0), .50f), glass_stained(rgb(0xe4d4ff), .62f)},
        lead = material_plain(rgb(0x0a0812), .35f, 1.1f), edge = glass_edge(rgb(violet), 1.3f),
        talon = glass_polished(rgb(0x4a3a9c), .45f), hollow = material_plain(rgb(0x05030a), .9f, 0),
        fur = wild_coat(rgb(0xa8622e), 7), pale = wild_coat(rgb(0xe4ccac), 12), dark = wild_coat(rgb(0x4a2c20), 6),
        mane = wild_coat(rgb(0x7a4628), 3.2f);
    part(); /* throat and breast */
    paint(mane);
    blend(.15f);
    limb(V(-.10f, -.55f, -.45f), V(-.35f, -1.9f, -.6f), .60f, .95f);
    push();
    move(-.06f, -.22f, .0f);
    turn_z(8);
    turn_y(10);
    turn_x(9);
    grow(1.55f);
    wild_ruff(40, .48f, .085f, mane, 5);
    wild_head(&(Wild){.kind = WILD_WOLF,
                      .coat = fur,
                      .pale = pale,
                      .dark = dark,
                      .iris = rgb(0xf8c030),
                      .glow = .8f,
                      .jaw = 32,
                      .snarl = .5f,
                      .glare = -16,
                      .open = .95f,
                      .look_y = -16,
                      .cross = 10,
                      .ears = 40,
                      .ear = 1.2f});
    Vec3 brow = here(V(0, .21f, .46f));
    for (int i = 0; i < 30; i++) { /* glass runs down from it */
        float a = (chance(i) - .5f) * 2.0f, t = chance(i + 40) * chance(i + 50);
        push();
        move(a * .15f, .26f - .15f * t - .06f * a * a, .40f + .10f * t - .22f * a * a);
        turn_y(a * 50);
        turn_x(-30);
        turn_z(a * -40);
        glass_crystal(.030f - .014f * t, .075f - .04f * t, .022f, tone[1 + i % 4], i % 3 ? 0 : edge, .004f);
        pop();
    }
    pop();
    push(); /* the mask: calm, and nobody in it */
    move(brow[0] - .02f, brow[1] + .58f, brow[2] - .26f);
    turn_z(8);
    turn_y(8);
    turn_x(20);
    grow(.60f);
    glass_face(&(GlassFace){.tone = {tone[0], tone[1], tone[2], tone[3], tone[4], tone[5]},
                            .lead = lead,
                            .eye = hollow,
                            .lip = tone[1],
                            .light = V(-.60f, .62f, .45f),
                            .smile = .9f,
                            .brow = -.3f});
    Vec3 temple[2] = {here(V(-.66f, .30f, .16f)), here(V(.66f, .30f, .16f))};
    pop();
    for (int side = 0; side < 2; side++) /* who lowers it on him */
        for (int i = 0; i < 3; i++) {
            float q = side ? 1.f : -1.f, y = -.16f * (float)i;
            Vec3 at = temple[side] + V(-q * .10f, y, .20f),
                 p[5] = {at + V(q * .95f, .85f, -.55f), at + V(q * .62f, .55f, -.12f), at + V(q * .34f, .26f, .06f),
                         at + V(q * .14f, .08f, .06f), at + V(-q * .06f, -.04f, -.02f)};
            glass_talon(5, p, .095f, talon);
        }
    lamp(V(-.75f, .25f, 1.7f), rgb(0xffe4c4) * 1.4f, .4f);
    lamp(V(.35f, .85f, 1.6f), rgb(0xc8b4ff) * 1.6f, .45f);
    lamp(V(.0f, .20f, 1.1f), rgb(0x9a70ff) * 1.2f, .3f);
    sprite(brow + V(0, .05f, .15f), .35f, rgb(0xb090ff), SPRITE_GLOW, .30f);
    faction_motes();
}

/* ---- ng08: it comes down ---- */

/* A trumpet along +y from the lips at the brush's place, `far` long, its bell wide open. */
static void great_trumpet(float far, float bell, int gold, int dark, int lit)
{
    part();
    paint(gold);
    blend(.03f);
    limb(V(0, -.02f, 0), V(0, .06f, 0), .095f, .05f);
    limb(V(0, .04f, 0), V(0, far * .62f, 0), .055f, .085f);
    tube(4, (Vec3[]){V(0, far * .60f, 0), V(0, far * .78f, 0), V(0, far * .92f, 0), V(0, far, 0)},
         (float[]){.085f, .16f, bell * .52f, bell * .93f}, 6);
    ring(0, far * .16f, 0, .07f, .04f);
    ring(0, far * .56f, 0, .095f, .045f);
    carve();
    blend(.02f);
    limb(V(0, far * .74f, 0), V(0, far * .98f, 0), .05f, bell * .60f);
    box(0, far + bell * 1.06f, 0, 2, bell, 2, 0);
    limb(V(0, far * .90f, 0), V(0, far + .3f, 0), bell * .36f, bell * 1.05f);
    fill();
    part();
    paint(gold);
    push();
    move(0, far + bell * .03f, 0);
    ring(0, 0, 0, bell * .98f, bell * .10f);
    pop();
    part();
    paint(dark);
    ball(0, far * .78f, 0, bell * .36f);
    part();
    paint(lit);
    ball(0, far * .86f, 0, bell * .20f);
}

static void herald(void)
{
    camera(V(-.1f, -.35f, 5.4f), V(0, 0, 0), 32);
    Scene *s = scene();
    s->vignette = 1.4f;
    s->roll = -9;
    s->aperture = 0;
    s->key = (Light){V(-.55f, .65f, .50f), rgb(0xdccfff) * 1.6f, .05f};
    s->rim = (Light){V(.5f, .55f, -.7f), rgb(0xb090ff) * 5.5f, 0};
    s->fill = (Light){V(.6f, -.2f, .7f), rgb(0x5a40c0) * .7f, 0};
    s->ambient = .7f;
    int black = glass_black(), edge = glass_edge(rgb(violet), 1.5f), gold = material_gold(),
        white = material_glow(rgb(0xf0e4ff), 2.6f), dark = material_plain(rgb(0x120a20), .5f, .4f),
        lit = material_glow(rgb(0x9a60ff), 1.4f), obsidian = glass_polished(rgb(0x54409c), .45f);
    sprite(V(-.1f, .7f, -1.6f), 1.9f, rgb(0x8a60f0), SPRITE_GLOW, .6f);
    for (int side = -1; side <= 1; side += 2) { /* wings, two dark planes that leave the picture */
        push();
        move((float)side * .50f - .15f, -.15f, -.9f);
        if (side < 0)
            mirror_x();
        turn_z(side < 0 ? 34 : 14);
        glass_wing(8, 2.5f, 46, black, edge, 7);
        pop();
    }
    Glazing g = glazing_begin();
    push();
    move(-.30f, .48f, -.10f);
    turn_z(9);
    turn_y(22);
    turn_x(14);
    grow(1.30f);
    visage(&(Visage){.skin = rgb(0x8474d8),
                     .hair = rgb(0x100a20),
                     .iris = rgb(0xffffff),
                     .jaw = .86f,
                     .gaunt = .4f,
                     .nose = 1.0f,
                     .hook = .03f,
                     .eye = 1.25f,
                     .glow = 2.4f,
                     .open = {.80f, .85f},
                     .under = {.6f, .6f},
                     .slant = {.045f, .045f},
                     .gaze_x = 4,
                     .gaze_y = -10,
                     .brow = {.01f, .01f},
                     .frown = {.06f, .06f},
                     .bush = .8f,
                     .mouth = .06f,
                     .gape = .01f,
                     .puff = 1,
                     .pucker = .03f,
                     .neck = .17f});
    Vec3 lips = here(V(0, -.27f, .50f));
    glazing_all(g, obsidian);
    for (int i = 0; i < 9; i++) { /* a crown of splinters */
        float a = ((float)i - 4) * .34f;
        push();
        move(sinf(a) * .36f, .34f + .12f * cosf(a), -.06f);
        turn_z(-a * 46);
        move(0, .22f, 0);
        glass_crystal(.10f, .34f + .20f * (float)(i % 2), .10f, black, edge, .010f);
        pop();
    }
    pop();
    Vec3 bell = V(.40f, -.58f, 1.75f), along = vec_unit(bell - lips);
    float far = vec_length(bell - lips);
    push();
    move(lips[0], lips[1], lips[2]);
    aim(along, V(0, 1, .2f));
    great_trumpet(far, .62f, gold, dark, lit);
    pop();
    g = glazing_begin();
    for (int k = 0; k < 2; k++) { /* both hands have it */
        Vec3 at = lips + along * (k ? far * .40f : far * .24f);
        PersonHand h = {
            .lean = true, .pose = GRASP_FIST, .size = .25f, .thick = .85f, .thumb = k ? -1 : 1, .skin = black};
        push();
        Vec3 wrist = person_hand_grip(h, at, k ? along * -1 : along, V(k ? .8f : -.7f, -.2f, .8f));
        pop();
        part();
        paint(black);
        blend(.05f);
        sinew_arm(k ? V(.48f, -.36f, -.45f) : V(-.95f, -.40f, -.45f), k ? V(.98f, -.62f, .10f) : V(-1.08f, -.90f, .20f),
                  wrist, 1.5f, .5f);
    }
    part();
    paint(black);
    blend(.16f);
    limb(V(-.95f, -.42f, -.48f), V(.48f, -.38f, -.48f), .24f, .24f);
    egg(-.25f, -.85f, -.50f, .60f, .60f, .32f);
    glazing_all(g, obsidian);
    for (int side = -1; side <= 1; side += 2) /* splinters on its shoulders */
        for (int i = 0; i < 4; i++) {
            push();
            move((side < 0 ? -.95f : .48f) + (float)side * .05f * (float)i, -.22f - .07f * (float)i,
                 -.40f + .12f * (float)i);
            turn_z((float)side * -(24 + 18 * (float)i));
            glass_crystal(.10f, .36f - .04f * (float)i, .10f, black, edge, .009f);
            pop();
        }
    sprite(bell + along * -.1f, .5f, rgb(0xc090ff), SPRITE_GLOW, .45f);
    lamp(bell + V(-.10f, .05f, .25f), rgb(0xb080ff) * 1.6f, .4f);
    lamp(V(-.85f, 1.1f, 1.6f), rgb(0xd8c8ff) * 2.0f, .45f);
    lamp(bell + V(-.4f, .8f, .3f), rgb(0xe8d8ff) * 1.4f, .4f);
    for (int i = 0; i < 30; i++) { /* what breaks from the tone */
        float a = 2.4f * (float)i, r = .75f + .8f * chance(i);
        push();
        move(bell[0] * .6f + cosf(a) * r, bell[1] * .6f + sinf(a) * r, .9f + 1.2f * chance(i + 80));
        turn_z(a * 57.3f - 90);
        turn_y(90 * (chance(i + 19) - .5f));
        glass_crystal(.028f, .08f + .10f * chance(i + 3), .022f, i % 3 ? black : white, i % 3 ? edge : 0, .006f);
        pop();
    }
}

const Card siege_nightglass_shards_cards[] = {{"cards/siege/ng04", NIGHTGLASS, revenant},
                                              {"cards/siege/ng06", NIGHTGLASS, hollow_mask},
                                              {"cards/siege/ng08", NIGHTGLASS, herald},
                                              {0}};
