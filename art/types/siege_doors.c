/* SPDX-License-Identifier: MIT
 * Portals of one person's game that are a door. */
#include "cards.h"
#include "kit/kit.h"
#include "props/doorway.h"
#include "props/grasp.h"
#include "props/nature.h"
#include "props/teeth.h"

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

const Card siege_doors_cards[] = {{"cards/siege/so1h", PORTAL, splinter_door}, {0}};
