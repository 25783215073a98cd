/* SPDX-License-Identifier: MIT
 * Veyrune, the one from outside that is ice: standing like a window, and bursting. */
#include "cards.h"
#include "kit/backdrop.h"
#include "kit/kit.h"
#include "props/hands.h"
#include "props/titan.h"

typedef struct {
    int pane[4], edge, eye;
} Ice;

static Ice winter(void)
{
    static const unsigned hue[4] = {0xe4f3ff, 0xc4dcf4, 0xa8c8ea, 0xf2faff};
    Scene *s = scene();
    Ice ice;
    set_palette(s, 0x0c1c38, 0x1e3f7c, 0x3a66a8, 0x8fb8e0, 0xffb347, 0xf4faff);
    s->rim.color = rgb(0xd8ecff) * 3.f;
    s->fill.color = rgb(0x8fb8e0) * .7f;
    s->zenith = rgb(0x8fb8e0) * .6f;
    s->horizon = rgb(0x5a88c8) * .7f;
    s->below = rgb(0xe4f3ff) * .6f;
    for (int i = 0; i < 4; i++) {
        ice.pane[i] = material_plain(rgb(hue[i]), .12f, 1.5f);
        material(ice.pane[i])->sss = rgb(0x8fc0ff) * .4f;
    }
    ice.edge = material_glow(rgb(0xf0f8ff), 1.3f);
    ice.eye = material_glow(rgb(0x9fe0ff), 3.f);
    return ice;
}

static Vec3 blue_day(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    Vec3 c = sky_ramp(unit((v + .8f) / 2), t[SHADOW] * 1.15f, t[SHADOW], vec_mix(t[SHADOW], t[DARK], .6f));
    c = vec_mix(c, t[MIDTONE], .5f * smooth(.52f, .7f, sky_clouds(u, v * 1.5f, 1.1f)));
    c = vec_mix(c, vec_mix(t[LIGHT], t[MIDTONE], .4f), under(-.70f + hills(u, 5, 1.5f, .12f), v, .01f));
    return vec_mix(c, t[LIGHT] * 1.05f, under(-.84f + hills(u, 7, 1.2f, .10f), v, .01f));
}

static void snow_ground(void)
{
    part();
    paint(material_new(rgb(0xe8f2fc), rgb(0xa8c4e4), .8f, .4f, PAT_SAND, 2, .3f));
    ground(0, .16f, .9f);
}

/* A pane that stands at the brush's place and points up, widest at `waist` of its height, with a bright rim. */
static void pane(float wide, float high, float waist, int m, int edge)
{
    float w = wide * .5f, xy[] = {-w * .55f, 0, w * .55f, 0, w, high * waist, 0, high, -w, high * waist};
    part();
    paint(m);
    outline(5, xy, 1, .07f, .07f);
    part();
    paint(edge);
    blend(.004f);
    for (int i = 0; i < 5; i++) {
        int k = (i + 1) % 5;
        limb(V(xy[i * 2], xy[i * 2 + 1], .05f), V(xy[k * 2], xy[k * 2 + 1], .05f), .014f, .014f);
    }
}

/* About 1.5 high, its middle at the brush's place; closed mouth, calm. */
static void ice_face(const Ice *ice)
{
    static const float mask[] = {0, -.78f, .24f,  -.60f, .46f,  -.18f, .48f,  .26f,  .30f,  .62f,
                                 0, .74f,  -.30f, .62f,  -.48f, .26f,  -.46f, -.18f, -.24f, -.60f};
    static const float brow[] = {-.40f, .16f, -.06f, .10f, -.05f, .20f, -.22f, .30f, -.42f, .26f};
    part();
    paint(ice->pane[3]);
    blend(.02f);
    outline(10, mask, 1, .42f, .30f);
    carve();
    for (int side = -1; side <= 1; side += 2)
        egg((float)side * .21f, .04f, .44f, .15f, .075f, .16f);
    fill();
    part();
    paint(ice->pane[1]);
    crystal(0, -.08f, .38f, .085f, .30f, .20f); /* nose */
    for (int side = -1; side <= 1; side += 2) {
        push();
        if (side > 0)
            mirror_x();
        move(0, 0, .38f);
        part();
        paint(ice->pane[2]);
        outline(5, brow, 1, .10f, .04f);
        pop();
        part();
        paint(ice->eye);
        push();
        move((float)side * .21f, .035f, .34f);
        turn_z((float)side * 6);
        crystal(0, 0, 0, .13f, .045f, .05f);
        pop();
        sprite(here(V((float)side * .21f, .035f, .45f)), .22f, rgb(0x9fe0ff), SPRITE_GLOW, .3f);
    }
    part();
    paint(material_plain(rgb(0x7aa4dc), .2f, 1.2f)); /* lips */
    crystal(0, -.42f, .34f, .17f, .035f, .07f);
    crystal(0, -.49f, .32f, .11f, .04f, .06f);
}

/* The thin outline nothing crosses. */
static void shell(float x, float y, float z, float r)
{
    push();
    move(x, y, z);
    turn_x(90);
    part();
    paint(material_glow(rgb(0xe8f6ff), 2.2f));
    ring(0, 0, 0, r, .035f);
    pop();
}

/* A splinter from one point to another, thickest in its middle. */
static void splinter(Vec3 from, Vec3 to, float wide, int m)
{
    push();
    Vec3 middle = (from + to) * .5f;
    move(middle[0], middle[1], middle[2]);
    aim(to - from, V(.2f, .1f, 1));
    part();
    paint(m);
    crystal(0, 0, 0, wide, vec_length(to - from) * .54f, wide * .62f);
    pop();
}

/* The face seen close, cut as from one block: brows, sockets, a nose like a blade, lips that part for a breath. */
static void cut_face(const Ice *ice)
{
    int hollow = material_plain(rgb(0x040c24), .5f, .3f), lip = material_plain(rgb(0x6c9cdc), .15f, 1.3f),
        pupil = material_plain(rgb(0x04102c), .2f, 1);
    static const Vec3 plane[19] = {{.10f, .50f, .86f, .47f},   {-.30f, .34f, .89f, .455f},  {.48f, .30f, .82f, .46f},
                                   {.52f, -.14f, .84f, .43f},  {-.56f, -.10f, .82f, .435f}, {.92f, .02f, .38f, .43f},
                                   {-.90f, .06f, .42f, .43f},  {.70f, -.58f, .42f, .475f},  {-.68f, -.60f, .42f, .480f},
                                   {.30f, -.62f, .72f, .575f}, {-.26f, -.66f, .70f, .58f},  {0, -.22f, .97f, .455f},
                                   {.78f, .55f, .30f, .53f},   {-.74f, .60f, .30f, .54f},   {0, 1, 0, .80f},
                                   {0, 0, -1, .14f},           {0, -1, .1f, .80f},          {.40f, .78f, .48f, .64f},
                                   {-.36f, .80f, .48f, .65f}};
    int skin = material_plain(rgb(0x84acdc), .14f, 1.3f);
    material(skin)->sss = rgb(0x6aa0f0) * .35f;
    part();
    paint(skin);
    hull(19, plane, .010f, 1.3f);
    carve();
    blend(.01f);
    paint(hollow);
    for (int side = -1; side <= 1; side += 2) {
        push();
        move((float)side * .225f, .035f, .46f);
        turn_z((float)side * 8);
        crystal(0, 0, 0, .215f, .135f, .26f);
        pop();
    }
    crystal(.0f, -.475f, .46f, .125f, .085f, .16f);
    fill();
    part();
    paint(ice->pane[3]);
    blend(.01f);
    crystal(0, -.06f, .44f, .070f, .33f, .16f);
    crystal(0, -.26f, .46f, .115f, .065f, .12f);
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        push(); /* brow */
        move(q * .235f, .185f - .012f * q, .43f);
        turn_z(q * 15);
        part();
        paint(ice->pane[3]);
        crystal(0, 0, 0, .235f, .060f, .095f);
        pop();
        push();
        move(q * .225f, .005f, .375f);
        turn_z(q * 8);
        part();
        paint(ice->eye);
        crystal(0, 0, 0, .135f, .052f, .05f);
        pop();
        part();
        paint(pupil);
        ball(q * .205f, -.012f, .425f, .030f);
        sprite(here(V(q * .22f, .01f, .5f)), .30f, rgb(0x9fe0ff), SPRITE_GLOW, .14f);
        for (int i = 0; i < 2; i++) { /* cheekbones, like chips */
            push();
            move(q * (.33f + .05f * (float)i), -.17f - .10f * (float)i, .335f - .05f * (float)i);
            turn_z(q * (35 + 20 * (float)i));
            part();
            paint(ice->pane[(int)(i + (side > 0 ? 0 : 2))]);
            crystal(0, 0, 0, .15f, .05f, .06f);
            pop();
        }
    }
    part();
    paint(lip);
    crystal(-.055f, -.405f, .44f, .095f, .026f, .05f);
    crystal(.055f, -.405f, .44f, .095f, .026f, .05f);
    part();
    paint(lip);
    crystal(0, -.565f, .42f, .110f, .032f, .06f);
}

/* A hand of splinters that comes from the side and closes round the rock. */
static void ice_hand(const Ice *ice, float side)
{
    float q = side;
    splinter(V(q * 3.4f, 1.9f, 1.6f), V(q * 1.95f, .85f, 2.9f), .46f, ice->pane[2]);
    static const float joint[4][4] = {{1.50f, 1.52f, .92f, 1.98f},
                                      {1.60f, 1.16f, .86f, 1.50f},
                                      {1.55f, .80f, .84f, 1.02f},
                                      {1.42f, .46f, .86f, .58f}};
    for (int i = 0; i < 4; i++) {
        float z = 3.35f + .12f * (float)i;
        Vec3 root = V(q * 2.05f, .95f - .16f * (float)i, 2.9f), knuckle = V(q * joint[i][0], joint[i][1], z),
             tip = V(q * joint[i][2], joint[i][3] - .2f, z + .35f);
        splinter(root, knuckle, .155f, ice->pane[i % 3]);
        splinter(knuckle + (root - knuckle) * .12f, tip, .115f, ice->pane[(i + 1) % 4]);
        sprite(tip, .10f, rgb(0xd0f0ff), SPRITE_GLOW, .6f);
    }
}

/* It bends down to see what still burns, and breathes on it. */
static void glass_winter(void)
{
    Scene *s = scene();
    camera(V(0, 1.2f, 9.6f), V(0, 2.62f, 0), 36);
    Ice ice = winter();
    s->backdrop = blue_day;
    s->haze_from = 14;
    s->back_y = -.08f;
    s->tint[SHADOW] = rgb(0x14305e);
    s->key = (Light){vec_unit(V(-.80f, .50f, .38f)), rgb(0xdcecff) * 1.55f, .08f};
    s->fill.color = rgb(0x3a66a8) * .6f;
    s->vignette = 1.4f;
    int wall = material_stone(rgb(0x4a4650), rgb(0x241f2a)), roof = material_plain(rgb(0xf0f6ff), .8f, .4f),
        deep = material_plain(rgb(0x3c6cb4), .15f, 1.4f), deeper = material_plain(rgb(0x244c88), .2f, 1.2f);
    push();
    move(.12f, 3.62f, .3f);
    turn_x(20);
    turn_z(-9);
    turn_y(7);
    grow(2.15f);
    for (int i = 0; i < 26; i++) { /* hair: splinters that stand away and hang */
        float a = -2.35f + 4.7f * (float)i / 25, c = chance(i),
              l = .75f + .55f * c + .5f * smooth(1.2f, 2.3f, fabsf(a));
        Vec3 root = V(sinf(a) * .36f, .20f + cosf(a) * .46f, -.05f - .1f * c),
             tip = root + V(sinf(a) * l * .62f, cosf(a) * l * .80f - .10f, -.22f * c);
        splinter(root, tip, .085f + .05f * c, i % 3 == 0 ? ice.pane[2] : i % 3 == 1 ? deep : deeper);
    }
    cut_face(&ice);
    Vec3 mouth = here(V(0, -.47f, .52f));
    pop();
    for (int side = -1; side <= 1; side += 2) { /* shoulders, far back and dark */
        float d = (float)side;
        for (int i = 0; i < 5; i++)
            splinter(V(d * (.4f + .5f * (float)i), -.4f, -1.4f),
                     V(d * (.5f + .46f * (float)i), 3.5f - .42f * (float)i, -1.1f), .42f, i % 2 ? deep : deeper);
        ice_hand(&ice, d);
    }
    push(); /* the keep, and its windows */
    move(0, -.25f, 3.2f);
    titan_keep_on_crag(.74f, wall, wall, roof, rgb(0xffb347));
    pop();
    lamp(V(0, 1.05f, 4.0f), rgb(0xffb347) * 1.1f, .25f);
    lamp(V(.1f, 1.75f, 2.6f), rgb(0xff9a38) * 3.4f, .55f); /* its light, on the chin above it */
    sprite(V(0, .95f, 3.8f), .75f, rgb(0xffa030), SPRITE_GLOW, .14f);
    for (int i = 0; i < 90; i++) { /* the breath */
        float t = chance(i + 3), w = .05f + .75f * t;
        Vec3 at = vec_mix(mouth, V(-.25f, 1.15f, 3.9f), t) +
                  V((chance(i + 103) - .5f) * w * 1.6f, (chance(i + 203) - .5f) * w * .5f, 0);
        sprite(at, i % 3 ? .018f + .02f * chance(i + 9) : .12f + .20f * t, rgb(0xe8f6ff),
               i % 3 ? SPRITE_SNOW : SPRITE_GLOW, i % 3 ? .9f : .10f);
    }
    for (int i = 0; i < 50; i++)
        sprite(V(-2.8f + 5.6f * chance(i), 6 * chance(i + 60), 1 + 3 * chance(i + 120)), .018f + .02f * chance(i + 9),
               rgb(0xf4faff), SPRITE_SNOW, .8f);
    snow_ground();
}

static void shattered_year(void)
{
    Scene *s = scene();
    camera(V(.4f, .7f, 9.6f), V(.1f, 2.68f, 0), 36);
    Ice ice = winter();
    s->backdrop = blue_day;
    s->haze_from = 13;
    s->back_y = -.05f;
    s->back_x = .3f;
    int wall = material_stone(rgb(0x4a4650), rgb(0x241f2a)), roof = material_plain(rgb(0xf0f6ff), .8f, .4f);
    Vec3 middle = V(.35f, 3.3f, 0);
    for (int i = 0; i < 150; i++) { /* all that flies, inside the shell */
        float a = chance(i) * 2 * PI, up = chance(i + 200) * 2 - 1, far = .85f + 1.45f * powf(chance(i + 400), .7f);
        Vec3 d = vec_unit(V(cosf(a) * sqrtf(1 - up * up), up, sinf(a) * sqrtf(1 - up * up)));
        Vec3 p = middle + d * V(far, far, far * .9f);
        push();
        move(p[0], p[1], p[2]);
        aim(d, V(.3f, .2f, 1));
        turn_y(360 * chance(i + 9));
        part();
        paint(ice.pane[i % 4]);
        float l = (.10f + .26f * chance(i + 600)) * (.6f + .3f * far);
        crystal(0, 0, 0, l * .28f, l, l * .09f);
        pop();
    }
    push(); /* the face is still in place */
    move(.15f, 3.75f, .95f);
    turn_y(-34);
    turn_z(8);
    turn_x(4);
    grow(1.4f);
    ice_face(&ice);
    for (int i = 0; i < 5; i++) { /* the crown leaves it */
        push();
        move(-.36f + .18f * (float)i, .82f + .12f * chance(i), -.05f);
        turn_z(24 - 12 * (float)i);
        pane(.24f, .85f - .1f * fabsf((float)i - 2), .4f, ice.pane[i % 4], ice.edge);
        pop();
    }
    pop();
    push(); /* a hand, whole, thrown forward to the left */
    move(-.72f, 2.2f, 1.2f);
    turn_z(38);
    turn_x(-18);
    for (int i = 0; i < 5; i++) {
        static const float finger[5][4] = {{-.34f, .18f, 52, .5f},
                                           {-.2f, .52f, 14, .72f},
                                           {0, .58f, 2, .80f},
                                           {.19f, .54f, -10, .72f},
                                           {.35f, .45f, -24, .56f}};
        push();
        move(finger[i][0], finger[i][1], .05f);
        turn_z(finger[i][2]);
        pane(.17f, finger[i][3], .35f, ice.pane[(i + 3) % 4], ice.edge);
        pop();
    }
    turn_z(180);
    move(0, -.62f, 0);
    pane(.74f, 1.15f, .35f, ice.pane[1], ice.edge);
    pop();
    static const float arm[4][5] = {{-.62f, 1.65f, .8f, -42, .8f},
                                    {1.25f, 2.6f, .6f, -120, 1.1f},
                                    {.5f, 2.1f, .9f, 172, 1.2f},
                                    {1.3f, 4.4f, .2f, -50, 1.f}};
    for (int i = 0; i < 4; i++) {
        push();
        move(arm[i][0], arm[i][1], arm[i][2]);
        turn_z(arm[i][3]);
        pane(.44f, arm[i][4], .5f, ice.pane[i % 3], ice.edge);
        pop();
    }
    shell(.35f, 3.3f, .2f, 2.42f);
    static const float near[6][6] = {{-1.7f, 1.0f, 5.2f, 60, .12f, .75f}, {1.75f, 4.35f, 5.0f, -40, .11f, .7f},
                                     {-1.55f, 4.2f, 5.6f, 35, .09f, .6f}, {1.5f, 1.3f, 5.4f, -70, .10f, .6f},
                                     {-1.9f, 2.8f, 4.6f, 80, .08f, .5f},  {1.9f, 2.9f, 4.4f, -85, .07f, .5f}};
    for (int i = 0; i < 6; i++) { /* the nearest slice past */
        push();
        move(near[i][0], near[i][1], near[i][2]);
        turn_z(near[i][3]);
        turn_y(25);
        part();
        paint(ice.pane[2]);
        crystal(0, 0, 0, near[i][4], near[i][5], .04f);
        pop();
    }
    push();
    move(1.0f, .0f, 2.6f);
    titan_keep_on_crag(.90f, wall, wall, roof, rgb(0xffb347));
    pop();
    lamp(V(1.0f, 1.2f, 3.5f), rgb(0xffb347) * 1.1f, .25f);
    sprite(V(1.0f, 1.3f, 3.2f), .85f, rgb(0xffa030), SPRITE_GLOW, .14f);
    sprite(middle + V(0, 0, .4f), 1.6f, rgb(0xd8f0ff), SPRITE_GLOW, .28f);
    lamp(middle + V(.1f, -.4f, .1f), rgb(0xd8f0ff) * 3.f, .8f);
    snow_ground();
}

const Card siege_veyrune_cards[] = {
    {"cards/siege/ou2a", OUTSIDER, glass_winter}, {"cards/siege/ou2b", OUTSIDER, shattered_year}, {0}};
