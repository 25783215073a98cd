/* SPDX-License-Identifier: MIT
 * The reaper of the moon: his scythe is its crescent; what it has reaped shivers on his palm. */
#include "cards.h"
#include "kit/kit.h"
#include "kit/places.h"
#include "props/bones.h"
#include "props/robes.h"
#include "types/skeleton_body.h"

/* Blade and moon in one: an arc with craters, sharp within, pointed at both ends. */
static void crescent_blade(int bright, int sea)
{
    enum { N = 15 };
    float xy[4 * N];
    for (int i = 0; i < N; i++) {
        float t = (float)i / (N - 1), a = mix(14, 166, t) * PI / 180,
              w = .46f * powf(sinf(PI * mix(.02f, .98f, t)), .8f) * (.75f + .5f * (1 - t));
        xy[2 * i] = 1.42f * cosf(a);
        xy[2 * i + 1] = 1.42f * sinf(a);
        xy[2 * (2 * N - 1 - i)] = (1.42f - w) * cosf(a);
        xy[2 * (2 * N - 1 - i) + 1] = (1.42f - w) * sinf(a);
    }
    part();
    paint(bright);
    blend(.01f);
    outline(2 * N, xy, 1, .035f, .05f);
    carve();
    paint(sea);
    blend(.012f);
    for (int i = 0; i < 11; i++) {
        float a = mix(35, 140, chance(i + 2)) * PI / 180, r = 1.20f + .14f * chance(i + 30),
              wide = .04f + .06f * chance(i + 60);
        ball(cosf(a) * r, sinf(a) * r, .035f + wide * .55f, wide);
    }
    fill();
}

/* It has a face, and has seen who holds it. */
static void little_soul(void)
{
    int light = material_glow(rgb(0x9cf0ff), .85f), dark = material_plain(rgb(0x0a2a4a), .6f, .4f),
        white = material_glow(rgb(0xffffff), 1.2f);
    material(light)->color = rgb(0xc8f8ff);
    part();
    paint(light);
    blend(.07f);
    egg(0, .16f, 0, .215f, .235f, .19f);
    Vec3 tail[5] = {V(0, .05f, 0), V(-.02f, -.16f, 0), V(.06f, -.32f, .02f), V(.0f, -.45f, .02f), V(.08f, -.54f, .03f)};
    float r[5] = {.19f, .14f, .085f, .045f, .008f};
    tube(5, tail, r, 4);
    for (int side = -1; side <= 1; side += 2) { /* hands before its mouth */
        float s = (float)side;
        Vec3 arm_[3] = {V(s * .17f, -.02f, .06f), V(s * .24f, -.06f, .20f), V(s * .10f, .00f, .235f)};
        float ar[3] = {.055f, .045f, .042f};
        tube(3, arm_, ar, 4);
    }
    Vec3 wisp[3] = {V(.02f, .36f, 0), V(-.06f, .47f, -.02f), V(-.18f, .50f, -.03f)};
    float wr[3] = {.08f, .045f, .006f};
    tube(3, wisp, wr, 4);
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        part();
        paint(dark);
        egg(s * .082f, .20f, .165f, .052f, .070f, .035f);
        part();
        paint(white);
        ball(s * .082f - .018f, .225f, .195f, .019f);
    }
    part();
    paint(dark);
    egg(0, .075f, .185f, .035f, .045f, .025f);
}

/* Folds from shoulder and arm, dark. */
static void robe_of_night(int robe)
{
    part();
    paint(robe);
    blend(.16f);
    egg(0, 1.24f, -.14f, .82f, .36f, .42f);
    limb(V(0, 1.2f, -.1f), V(0, -.2f, -.05f), .58f, .85f);
    blend(.06f);
    for (int i = 0; i < 11; i++) {
        float a = ((float)i - 5) * .36f, c = chance(i + 5);
        Vec3 p[3] = {V(sinf(a) * .42f, 1.30f, .28f * cosf(a)),
                     V(sinf(a + .1f * (c - .5f)) * .74f, .66f, .50f * cosf(a)),
                     V(sinf(a) * .98f, -.2f, .78f * cosf(a))};
        float r[3] = {.06f, .11f + .05f * c, .17f};
        tube(3, p, r, 3);
    }
}

static void moon_skeleton(void)
{
    camera(V(.20f, 1.02f, 5.5f), V(.02f, 1.48f, 0), 33);
    Scene *s = scene();
    s->roll = 4;
    s->backdrop = place_graveyard;
    s->disc_y = 4;
    s->back_seed = 3;
    s->vignette = 1.35f;
    s->key.color = rgb(0xd8e0ff) * 1.9f;
    s->key.towards = V(-.35f, .85f, .5f);
    int bone = material_bone(), robe = material_new(rgb(0x3a2c66), rgb(0x16102e), .9f, .3f, PAT_CLOTH, 2.4f, .9f),
        wood = material_wood(), bright = material_new(rgb(0xffffff), rgb(0xd0d8ff), .6f, .6f, PAT_NOISE, 3, .2f),
        sea = material_new(rgb(0xa4aee6), rgb(0x8f98dc), .9f, .1f, PAT_NOISE, 3, .2f);
    material(bright)->emit = rgb(0xe8eeff) * .7f;
    material(sea)->emit = rgb(0xb0bcff) * .35f;
    material(bone)->color = rgb(0xf4f0e4);
    push();
    move(-.46f, -.02f, -.25f);
    turn_y(16);
    robe_of_night(robe);
    pop();
    push();
    skeleton_head(&(Skull){.bone = bone, .glow = rgb(0x58e8ff), .jaw = 16, .menace = 1, .eye_size = 1.1f},
                  V(-.42f, 1.66f, .30f), 26, 10, 8);
    grow(1.0f);
    hood(robe);
    pop();
    /* the palm, and what is on it */
    Vec3 shoulder = V(-.75f, 1.10f, .1f), elbow = V(-.42f, .52f, .78f), wrist = V(.14f, .46f, 1.18f);
    wide_sleeve(robe, shoulder, V(-.62f, .60f, .70f), V(-.20f, .50f, 1.0f));
    part();
    paint(bone);
    blend(.025f);
    bone_arm(shoulder, elbow, wrist, 1.4f);
    part();
    paint(bone);
    blend(.014f);
    hand_at(&(Hand){.size = .37f, .thick = .74f, .spread = 56, .curl = .34f, .thumb = -1}, wrist, V(.82f, .10f, .42f),
            V(-.05f, 1, .10f));
    Vec3 soul = V(.55f, 1.12f, 1.28f);
    push();
    move(soul[0], soul[1], soul[2]);
    turn_y(-28);
    turn_x(-14);
    turn_z(-6);
    grow(1.02f);
    little_soul();
    pop();
    sprite(soul + V(0, .1f, 0), .62f, rgb(0x70e8ff), SPRITE_GLOW, .42f);
    lamp(soul + V(-.15f, .15f, .1f), rgb(0x60e0ff) * 2.6f, .5f);
    /* the scythe: a shaft at the right, the crescent over everything */
    Vec3 at = V(1.06f, 1.05f, .34f), bar = vec_unit(V(.04f, 1, -.12f)), out = V(-.4f, .1f, 1);
    push();
    Hand grip = {.size = .27f, .thick = .8f, .spread = 6, .thumb = -1};
    bone_holding(bone, grip, 1.3f, V(1.5f, .9f, -.2f), V(1.55f, .70f, .1f), at, bar, out);
    pop();
    part();
    paint(wood);
    blend(.02f);
    lumpy(.012f, 7);
    limb(at - bar * 1.5f, at + bar * 1.05f, .055f, .065f);
    lumpy(0, 1);
    push();
    move(-.30f, 1.45f, -.10f);
    turn_z(-4);
    turn_y(-6);
    crescent_blade(bright, sea);
    for (int i = 0; i < 9; i++) {
        float a = mix(20, 160, (float)i / 8) * PI / 180;
        sprite(here(V(cosf(a) * 1.22f, sinf(a) * 1.22f, .1f)), .42f, rgb(0xa8b8ff), SPRITE_GLOW, .16f);
    }
    pop();
    for (int i = 0; i < 40; i++)
        sprite(soul + V((chance(i) - .5f) * .9f, (chance(i + 50) - .5f) * 1.2f, .1f), .008f + .014f * chance(i + 90),
               rgb(0x90f0ff), SPRITE_GLOW, 1);
    faction_motes();
}

const Card skeleton_reaper_cards[] = {{"cards/horde/moon-skeleton", MOON, moon_skeleton}, {0}};
