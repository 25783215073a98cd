/* SPDX-License-Identifier: MIT
 * The Druid has lit a fire in a wood, and it is not his shadow that stands among the trunks. */
#include "cards.h"
#include "kit/backdrop.h"
#include "props/barrowkin.h"
#include "props/drapery.h"
#include "props/flames.h"
#include "props/poster.h"

/* 1 in the shadow of a bear that stands up, claws out, its head to the right; its feet at y -.75. */
static float bear_shadow(float u, float v)
{
    float wave = .035f * (cloud_flat(u * 9, v * 9, 3) - .5f), in = 0;
    static const float part_of[9][4] = {
        /* x, y, radii */
        {0, -.12f, .44f, .62f},     {.02f, .36f, .38f, .34f},   {.12f, .70f, .27f, .24f},
        {.34f, .64f, .22f, .12f},   {-.10f, .92f, .085f, .10f}, {.20f, .95f, .085f, .10f},
        {-.30f, -.62f, .22f, .24f}, {.28f, -.62f, .22f, .24f},  {-.02f, .10f, .46f, .44f}};
    for (int i = 0; i < 9; i++) {
        float x = (u - part_of[i][0]) / part_of[i][2], y = (v - part_of[i][1]) / part_of[i][3];
        in = max_of(in, under(1 + wave * 2, x * x + y * y, .10f));
    }
    for (int side = -1; side <= 1; side += 2) { /* its arms, raised */
        float q = (float)side, x0 = q * .34f, y0 = .34f, x1 = q * .72f, y1 = .56f;
        float t = unit(((u - x0) * (x1 - x0) + (v - y0) * (y1 - y0)) / ((x1 - x0) * (x1 - x0) + (y1 - y0) * (y1 - y0)));
        in = max_of(in, under(.17f - .04f * t + wave, distance_to(u, v, x0 + (x1 - x0) * t, y0 + (y1 - y0) * t), .03f));
        for (int i = 0; i < 4; i++) {
            float a = (-60 + 34 * (float)i + 20 * q) * PI / 180, k = unit((distance_to(u, v, x1, y1) - .05f) / .22f);
            float along = (u - x1) * sinf(a) + (v - y1) * cosf(a),
                  beside = fabsf((u - x1) * cosf(a) - (v - y1) * sinf(a));
            if (along > 0)
                in = max_of(in, under(.045f * (1 - k), beside, .012f) * under(.25f, along, .012f));
        }
    }
    /* a mouth it roars with */
    float jaw = under(.055f, distance_to(u * .6f, v, .42f * .6f + .03f, .60f), .012f);
    return in * (1 - .8f * jaw);
}

static Vec3 wood_lit_by_a_fire(const Scene *s, float u, float v)
{
    (void)s;
    Vec3 c = vec_mix(rgb(0xffd890), rgb(0xb87828), smooth(.1f, 1.2f, distance_to(u, v, .02f, -.2f)));
    c *= .88f + .22f * cloud_flat(u * 4, v * 3, 4);
    for (int i = 0; i < 9; i++) { /* trunks */
        float x = -1.15f + .29f * (float)i + .08f * (chance_of(i) - .5f), w = .055f + .05f * chance_of(i + 20);
        float bark = under(w, fabsf(u - x + .03f * sinf(v * 3 + (float)i)), .008f);
        c = vec_mix(c,
                    vec_mix(rgb(0xe8b868), rgb(0x8a5a24), unit((u - x) / w * .5f + .5f)) *
                        (.8f + .3f * cloud_flat(u * 22, v * 5, 3)),
                    .75f * bark);
    }
    c = vec_mix(c, rgb(0x2a1410), .86f * bear_shadow(u, (v - .04f) * .98f));
    c *= 1 - .75f * smooth(.75f, 1.25f, fabsf(u)) - .5f * smooth(.8f, 1.3f, v);
    return vec_mix(c, rgb(0x1c140c), under(-.80f + hills(u, 6, 1.4f, .12f), v, .02f));
}

static void druid(void)
{
    poster_camera();
    Scene *s = scene();
    s->backdrop = wood_lit_by_a_fire;
    s->vignette = 1.2f;
    s->roll = -3;
    s->ambient *= .34f;
    s->key = (Light){vec_unit(V(-.4f, .6f, .7f)), rgb(0xb0c8b0) * .7f, .1f};
    s->rim = (Light){vec_unit(V(.1f, .0f, -1)), rgb(0xffb040) * 3.6f, .1f};
    int cloak = material_wool(rgb(0x2c5a34)), hair = material_plain(rgb(0xd8d0c0), .8f, .1f),
        skin = material_skin(rgb(0xd8a078), rgb(0xa06848)), wood = material_wood(),
        turf = material_new(rgb(0x2c4a24), rgb(0x141f10), .95f, .1f, PAT_GRASS, 6, 1.0f), antler = material_bone();
    part();
    paint(turf);
    blend(.1f);
    lumpy(.05f, 4);
    egg(0, -1.42f, .1f, 2.2f, .46f, 1.3f);
    lumpy(0, 1);
    push(); /* he, from behind, arms up, antlers on */
    move(.02f, -1.02f, .35f);
    grow(.88f);
    back_figure(&(BackFigure){.cloak = cloak,
                              .hair = hair,
                              .skin = skin,
                              .wind = V(.12f, -.25f, 0),
                              .wrist = {V(-.34f, .98f, .02f), V(.36f, .96f, .02f)},
                              .train = .24f});
    part();
    paint(antler);
    blend(.01f);
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        Vec3 stem[4] = {V(q * .04f, .98f, 0), V(q * .12f, 1.10f, 0), V(q * .14f, 1.22f, 0), V(q * .10f, 1.34f, 0)};
        tube(4, stem, (float[]){.022f, .020f, .016f, .004f}, 4);
        limb(stem[1], stem[1] + V(q * .10f, .07f, .02f), .015f, .004f);
        limb(stem[2], stem[2] + V(q * .09f, .08f, .02f), .013f, .004f);
    }
    push();
    move(.37f, .98f, .05f);
    turn_z(-6);
    part();
    paint(wood);
    blend(.02f);
    tube(4, (Vec3[]){V(0, -.98f, 0), V(.01f, -.2f, 0), V(-.01f, .18f, 0), V(.05f, .34f, 0)},
         (float[]){.018f, .020f, .022f, .030f}, 4);
    tube(4, (Vec3[]){V(.05f, .34f, 0), V(.12f, .40f, 0), V(.10f, .49f, 0), V(.02f, .47f, 0)},
         (float[]){.028f, .022f, .018f, .010f}, 4);
    pop();
    pop();
    push(); /* the fire is before him */
    move(.0f, -.96f, -.25f);
    flames(9, .16f, .10f, .55f, .10f, 10, .1f, rgb(0xffe090), rgb(0xff7a20), 4);
    pop();
    lamp(V(0, -.62f, -.15f), rgb(0xffa040) * 4.0f, .4f);
    sprite(V(0, -.72f, -.1f), .70f, rgb(0xffa040), SPRITE_GLOW, .5f);
    for (int i = 0; i < 22; i++)
        sprite(V(.9f * (chance(i) - .5f), -.6f + 1.3f * chance(i + 30), .1f), .008f + .012f * chance(i + 7),
               rgb(0xffd070), SPRITE_GLOW, .9f);
}

const Card druid_shadow_cards[] = {{"cards/monstrous/druid", FOREST, druid}, {0}};
