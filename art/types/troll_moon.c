/* SPDX-License-Identifier: MIT
 * The troll of the moon: he has caught it, in the ring of his staff. */
#include "cards.h"
#include "kit/kit.h"
#include "props/people.h"
#include "types/troll_visage.h"

/* Root that grew to a ring, three fingers of it over what it holds. */
static void ring_of_root(int wood, float radius)
{
    Vec3 p[13];
    float r[13];
    for (int i = 0; i < 13; i++) {
        float a = (-62 + 27.5f * (float)i) * PI / 180 - PI / 2 + .55f, w = radius * (1 + .05f * sinf((float)i * 2.3f));
        p[i] = V(cosf(a) * w, sinf(a) * w, .04f * sinf((float)i * 1.7f));
        r[i] = .085f - .0045f * (float)i;
    }
    part();
    paint(wood);
    blend(.05f);
    lumpy(.012f, 7);
    tube(13, p, r, 3);
    Vec3 stem[5] = {V(.04f, -radius * 1.0f, 0), V(-.03f, -radius * 1.35f, 0), V(.05f, -radius * 1.9f, .02f),
                    V(-.02f, -radius * 2.7f, .05f), V(.03f, -radius * 4.4f, .1f)};
    float sr[5] = {.10f, .085f, .075f, .07f, .075f};
    tube(5, stem, sr, 4);
    for (int k = 0; k < 3; k++) {
        float a = (float)k * 1.9f + .6f;
        Vec3 claw[3] = {V(cosf(a) * radius, sinf(a) * radius, 0),
                        V(cosf(a) * radius * .93f, sinf(a) * radius * .93f, .26f),
                        V(cosf(a) * radius * .58f, sinf(a) * radius * .58f, .40f)};
        float cr[3] = {.065f, .05f, .012f};
        tube(3, claw, cr, 4);
    }
    lumpy(0, 1);
}

static void caught_moon(float radius)
{
    int bright = material_new(rgb(0xffffff), rgb(0xc8d0f8), .8f, .1f, PAT_NOISE, 2.4f, .3f),
        sea = material_new(rgb(0xaab4e8), rgb(0x98a0e0), .9f, .1f, PAT_NOISE, 3, .2f);
    material(bright)->emit = rgb(0xf0f4ff) * .75f;
    material(sea)->emit = rgb(0xc0ccff) * .42f;
    part();
    paint(bright);
    ball(0, 0, 0, radius);
    carve();
    paint(sea);
    blend(.02f);
    static const Vec3 pit[] = {{-.35f, .30f, .90f}, {.30f, .45f, .85f},  {.10f, -.15f, 1},   {-.45f, -.40f, .8f},
                               {.50f, -.35f, .8f},  {-.05f, .75f, .66f}, {.05f, -.68f, .75f}};
    static const float wide[] = {.26f, .13f, .17f, .15f, .22f, .12f, .11f};
    for (int i = 0; i < 7; i++) {
        Vec3 at = vec_unit(pit[i]) * (radius * (1 + .55f * wide[i]));
        ball(at[0], at[1], at[2], radius * wide[i]);
    }
    fill();
    sprite(here(V(0, 0, 0)), radius * 2.3f, rgb(0xb8c8ff), SPRITE_GLOW, .55f);
}

/* Blown back by what comes from the moon: mane, brows, moustache, beard. */
static void white_hair(int white)
{
    part();
    paint(white);
    blend(.03f);
    for (int i = 0; i < 22; i++) {
        float u = (chance(i + 4) - .5f) * 2, row = chance(i + 44), l = .55f + .5f * chance(i + 84), x = u * .34f,
              y = .47f - .22f * u * u, z = .14f - .46f * row;
        Vec3 p[4] = {V(x, y - .06f, z), V(x * 1.1f + .06f, y + .12f, z - .16f),
                     V(x * 1.2f + .10f, y + .16f - .1f * row, z - .30f - .4f * l),
                     V(x * 1.2f + .06f + .2f * (chance(i) - .5f), y + .10f - .3f * row, z - .45f - .85f * l)};
        hair_lock(4, p, .085f, i);
    }
    part();
    paint(white);
    blend(.025f);
    for (int k = 0; k < 2; k++) {
        float s = k ? 1.f : -1.f;
        for (int i = 1; i < 4; i++) {
            float t = (float)i / 3;
            Vec3 b[4] = {V(s * (.08f + .20f * t), .24f + .02f * t, .42f - .10f * t),
                         V(s * (.17f + .25f * t), .33f, .36f - .16f * t),
                         V(s * (.30f + .28f * t), .38f - .04f * t, .20f - .2f * t),
                         V(s * (.42f + .26f * t), .34f - .05f * t, .0f - .2f * t)};
            hair_lock(4, b, .048f, i + 60);
        }
        for (int i = 0; i < 3; i++) {
            float t = (float)i / 2;
            Vec3 m[4] = {V(s * .07f, -.215f - .02f * t, .52f), V(s * (.22f + .03f * t), -.25f - .04f * t, .47f),
                         V(s * (.38f + .04f * t), -.30f - .14f * t, .32f),
                         V(s * (.52f + .06f * t), -.42f - .24f * t, .14f)};
            hair_lock(4, m, .052f, i + 80);
        }
    }
    part();
    paint(white);
    blend(.03f);
    for (int i = 0; i < 19; i++) {
        float u = ((float)i - 9) / 9, l = (.75f - .25f * fabsf(u)) * (.85f + .3f * chance(i + 20));
        Vec3 p[4] = {V(u * .31f, -.60f + .20f * u * u, .47f - .34f * u * u),
                     V(u * .38f, -.72f - .20f * l, .52f - .36f * u * u),
                     V(u * .40f + .08f, -.80f - .55f * l, .44f - .30f * u * u),
                     V(u * .34f + .20f + .12f * chance(i), -.80f - .85f * l, .30f)};
        hair_lock(4, p, .075f, i + 120);
    }
}

static void wolf_pelt(int pelt)
{
    for (int i = 0; i < 54; i++) {
        float a = (float)i / 54 * 2 * PI, k = i % 2 ? 1 : .84f, y = 1.74f - .05f * (float)(i % 3);
        part();
        paint(pelt);
        blend(.05f);
        Vec3 p[3] = {V(sinf(a) * .50f, y, -.12f + cosf(a) * .34f),
                     V(sinf(a) * .90f * k, y - .14f, -.1f + cosf(a) * .54f * k),
                     V(sinf(a) * 1.16f * k, y - .46f - .22f * chance(i), -.1f + cosf(a) * .70f * k)};
        float r[3] = {.12f, .11f, .012f};
        tube(3, p, r, 3);
    }
}

static void moon_troll(void)
{
    camera(V(-.30f, 1.05f, 5.9f), V(-.08f, 1.66f, 0), 30.5f);
    Scene *s = scene();
    s->roll = 5;
    s->disc_y = 4;
    s->back_seed = 6;
    s->back_y = -.25f;
    s->vignette = 1.3f;
    s->key.color = rgb(0xc8d4ff) * 1.7f;
    s->key.towards = V(-.9f, .55f, .35f);
    s->rim.color = rgb(0xa9c4ff) * 3.2f;
    Flesh f = troll_flesh(rgb(0x8f86c8), rgb(0x5a4f96)), body = troll_flesh(rgb(0x6a62a8), rgb(0x3c3670));
    material(f.skin)->sss = rgb(0x8060d0) * .4f;
    material(body.skin)->sss = rgb(0x6050b0) * .3f;
    int white = material_new(rgb(0xf4f4ff), rgb(0xa0a8d8), .7f, .4f, PAT_HAIR, 2.2f, .2f),
        pelt = material_fur(rgb(0x5c3a58)), wood = material_wood();
    push();
    move(.48f, -.05f, -.25f);
    turn_z(-5);
    turn_y(-24);
    troll_chest(&body);
    wolf_pelt(pelt);
    push();
    move(.02f, 1.90f, .42f);
    turn_y(16);
    turn_x(2);
    turn_z(-8);
    grow(1.22f);
    troll_visage(&f, &(TrollVisage){.nose = 1.2f,
                                    .wide = .85f,
                                    .hook = .0f,
                                    .ear = 1.3f,
                                    .droop = {4, -8},
                                    .tusk = .6f,
                                    .gape = .17f,
                                    .bare = .7f,
                                    .jut = .02f,
                                    .brow = {.09f, .09f},
                                    .frown = {.0f, .0f},
                                    .open = {1.7f, 1.6f},
                                    .gaze_x = -24,
                                    .gaze_y = 10,
                                    .iris = rgb(0xffe048),
                                    .glow = .35f});
    white_hair(white);
    pop();
    Vec3 at = V(-.66f, .80f, 1.12f);
    push();
    troll_clasp(&body, troll_left_shoulder, V(-1.16f, .78f, .40f), 1, at, V(-.1f, 1, -.05f), V(-.1f, 0, 1), .33f);
    Vec3 fist = here(V(0, 0, 0));
    pop();
    push();
    troll_clasp(&body, troll_right_shoulder, V(.92f, .62f, .72f), -1, at - V(-.06f, .56f, -.04f), V(-.1f, 1, -.05f),
                V(-.2f, 0, 1), .33f);
    pop();
    pop();
    Vec3 moon = fist + V(.0f, 1.36f, -.05f);
    push();
    move(moon[0], moon[1], moon[2]);
    turn_z(4);
    caught_moon(.46f);
    ring_of_root(wood, .58f);
    pop();
    lamp(moon + V(.25f, .0f, .55f), rgb(0xdde6ff) * 3.6f, .7f);
    lamp(moon + V(.62f, -.25f, 1.1f), rgb(0xd4dcff) * 2.0f, .6f);
    for (int i = 0; i < 50; i++) {
        float a = chance(i) * 6.28f, r = .50f + .9f * chance(i + 60);
        sprite(moon + V(cosf(a) * r, sinf(a) * r, .3f * chance(i + 90)), .007f + .014f * chance(i + 120), rgb(0xe0f0ff),
               i % 9 == 0 ? SPRITE_SPARKLE : SPRITE_GLOW, .9f);
    }
    faction_motes();
}

const Card troll_moon_cards[] = {{"cards/horde/moon-troll", MOON, moon_troll}, {0}};
