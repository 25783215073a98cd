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

static void glass_winter(void)
{
    Scene *s = scene();
    camera(V(0, .45f, 9.6f), V(0, 2.75f, 0), 36);
    Ice ice = winter();
    s->backdrop = blue_day;
    s->haze_from = 14;
    s->back_y = -.08f;
    int wall = material_stone(rgb(0x4a4650), rgb(0x241f2a)), roof = material_plain(rgb(0xf0f6ff), .8f, .4f),
        past = material_plain(rgb(0x3a66a8), .5f, .4f);
    for (int side = -1; side <= 1; side += 2) {
        float d = (float)side;
        for (int i = 4; i >= 0; i--) { /* a skirt of tall panes */
            push();
            move(d * (.22f + .46f * (float)i), -.1f, .55f - .16f * (float)i);
            turn_y(d * 9 * (float)i);
            turn_z(d * (2.5f + 2.2f * (float)i));
            pane(.58f, 3.6f - .30f * (float)i, .60f, ice.pane[i % 3], ice.edge);
            if (i > 0) { /* what it saw before */
                push();
                move(0, .9f - .1f * (float)i, .07f);
                grow(.62f);
                part();
                paint(past);
                blend(.01f);
                box(0, .25f, 0, .12f, .26f, .02f, .01f);
                box(-.25f, .15f, 0, .1f, .16f, .02f, .01f);
                limb(V(0, .5f, 0), V(0, .85f, 0), .14f, .01f);
                limb(V(.26f, 0, 0), V(.20f, .45f, 0), .06f, .03f);
                pop();
            }
            pop();
        }
        push(); /* breast, shoulder, arm */
        move(d * .30f, 2.7f, .45f);
        turn_z(d * -14);
        pane(.66f, 1.75f, .62f, ice.pane[1], ice.edge);
        pop();
        push();
        move(d * .35f, 4.15f, .3f);
        turn_z(d * -72);
        pane(.62f, 1.35f, .45f, ice.pane[0], ice.edge);
        pop();
        push();
        move(d * 1.62f, 4.35f, .35f);
        turn_z(180 + d * 6);
        pane(.46f, 1.75f, .5f, ice.pane[2], ice.edge);
        pop();
        push();
        move(d * 1.42f, 2.75f, .5f);
        turn_z(180 - d * 28);
        turn_x(14);
        pane(.38f, 1.4f, .4f, ice.pane[0], ice.edge);
        pop();
        for (int i = 0; i < 3; i++) { /* fingers */
            push();
            move(d * .80f, 1.62f, .95f);
            turn_z(180 - d * (10 + 15 * (float)i));
            pane(.10f, .55f, .5f, ice.pane[3], ice.edge);
            pop();
        }
        for (int i = 0; i < 4; i++) { /* veil and crown */
            push();
            move(d * (.10f + .17f * (float)i), 5.15f - .10f * (float)i, -.05f - .1f * (float)i);
            turn_z(d * -(8 + 19 * (float)i));
            pane(.34f, 1.55f - .16f * (float)i, .42f, ice.pane[(i + 1) % 4], ice.edge);
            pop();
            push();
            move(d * (.42f + .14f * (float)i), 5.1f - .1f * (float)i, -.1f - .08f * (float)i);
            turn_z(180 + d * (4 + 7 * (float)i));
            pane(.36f, 1.6f + .25f * (float)i, .5f, ice.pane[i % 3], ice.edge);
            pop();
        }
    }
    push();
    move(0, 4.92f, .55f);
    turn_x(12);
    grow(.92f);
    ice_face(&ice);
    pop();
    push(); /* gem of the neck, and the sternum */
    move(0, 2.6f, .75f);
    pane(.40f, 1.65f, .70f, ice.pane[3], ice.edge);
    pop();
    shell(0, 3.55f, -.5f, 2.55f);
    push(); /* the keep and its one window */
    move(0, .0f, 3.2f);
    titan_keep_on_crag(.82f, wall, wall, roof, rgb(0xffb347));
    pop();
    lamp(V(0, 1.15f, 4.1f), rgb(0xffb347) * 1.1f, .25f);
    sprite(V(0, 1.25f, 3.8f), .85f, rgb(0xffa030), SPRITE_GLOW, .14f);
    for (int i = 0; i < 70; i++)
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
