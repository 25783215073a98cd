/* SPDX-License-Identifier: MIT
 * The Elvenking: of the forest and of the crown. */
#include "cards.h"
#include "kit/backdrop.h"
#include "kit/kit.h"
#include "props/bare.h"
#include "props/nature.h"
#include "props/regalia.h"

/* Trunks and light of the forest, in the violet and gold of evening. */
static Vec3 evening_forest(const Scene *s, float u, float v)
{
    float l = unit(luminance(kit_forest.backdrop(s, u, v)) * 2.6f - .06f);
    Vec3 c = sky_ramp(l, rgb(0x120e2a), rgb(0x6a3a80), rgb(0xffc470) * 1.3f);
    c += rgb(0xffb860) * (.5f * halo(u, v, .05f, .3f, .12f) * shafts(u, v, .15f, 1.2f, 9)); /* the sun goes down */
    return vec_mix(c, kit_forest.backdrop(s, u, v), smooth(-.35f, -.75f, v) * .8f);
}

static void branch_crown(int gold, int leaf, int leaf2, int gem)
{
    part();
    paint(gold);
    blend(.02f);
    push();
    move(0, .33f, .0f);
    turn_x(-10);
    for (int k = 0; k < 3; k++) {
        push();
        turn_x((float)(k - 1) * 9);
        turn_z((float)(k - 1) * 7);
        ring(0, .03f * (float)k, 0, .375f, .024f);
        pop();
    }
    pop();
    for (int side = -1; side <= 1; side += 2) {
        push();
        move((float)side * .17f, .44f, .1f);
        turn_z((float)side * -6);
        turn_x(-10);
        antler(.62f, (float)side, gold);
        pop();
    }
    for (int i = 0; i < 13; i++) {
        float a = ((float)i - 6) * .3f;
        push();
        move(sinf(a) * .385f, .36f + .05f * cosf(a), .36f * cosf(a) - .02f);
        turn_y(a * 57);
        turn_z((chance(i) - .5f) * 70);
        turn_x(-14);
        part();
        leaf_flat(.22f, .12f, i % 2 ? leaf : leaf2);
        pop();
    }
    part();
    paint(gem);
    crystal(0, .4f, .4f, .055f, .085f, .045f);
}

/* A robe of green with a golden vine, a violet cloak, shoulders of golden leaves. */
static void elven_robe(const Kin *k, int violet, int gold, int leaf)
{
    body_trunk(&k->f, k->dress);
    coat_skirt(k->dress, 1.06f, .1f, 0, .26f, V(0, 0, 0), 4);
    cloak(violet, 1.1f, .1f, 66, .36f, V(-.2f, 0, -.1f), 7);
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        for (int row = 0; row < 2; row++)
            for (int i = 0; i < 7; i++) {
                push();
                move(s * (.24f + .055f * (float)i), 1.93f - .035f * (float)i - .02f * (float)row,
                     .16f - .055f * (float)i);
                turn_z(s * -(112 + 6 * (float)i + 14 * (float)row));
                turn_x(-24);
                part();
                leaf_flat(.30f, .16f, (i + row) % 2 ? gold : leaf);
                pop();
            }
    }
    part();
    paint(gold);
    blend(.01f);
    Vec3 v[6] = {V(0, 1.84f, .20f),     V(.045f, 1.66f, .27f), V(-.045f, 1.48f, .27f),
                 V(.045f, 1.28f, .27f), V(-.04f, 1.05f, .33f), V(.04f, .8f, .40f)};
    float r[6] = {.018f, .018f, .018f, .018f, .018f, .018f};
    tube(6, v, r, 4);
    for (int i = 0; i < 6; i++) {
        Vec3 p = v[i];
        push();
        move(p[0], p[1] - .05f, p[2] + .015f);
        turn_z(i % 2 ? 60 : -60);
        turn_x(8);
        part();
        leaf_flat(.13f, .07f, gold);
        pop();
    }
}

/* A living branch, at the hand on it; where its gem shines. */
static Vec3 branch_staff(int leaf, int gem)
{
    part();
    paint(material_wood());
    blend(.04f);
    Vec3 st[6] = {V(.03f, -1.5f, 0), V(-.02f, -.6f, 0), V(.0f, 0, 0),
                  V(.03f, .5f, 0),   V(-.04f, .85f, 0), V(.06f, 1.12f, .02f)};
    float sr[6] = {.04f, .042f, .042f, .045f, .05f, .03f};
    tube(6, st, sr, 4);
    for (int side = -1; side <= 1; side += 2) {
        Vec3 b[4] = {V(-.02f, .78f, 0), V((float)side * .18f, .95f, .02f), V((float)side * .17f, 1.2f, .03f),
                     V((float)side * .02f, 1.38f, .03f)};
        float br[4] = {.045f, .036f, .028f, .008f};
        tube(4, b, br, 4);
    }
    part();
    paint(gem);
    crystal(.01f, 1.08f, .04f, .1f, .19f, .1f);
    for (int i = 0; i < 6; i++) {
        push();
        move(.02f * (float)(i % 2 ? 1 : -1), .3f + .13f * (float)i, .02f);
        turn_z(i % 2 ? -62 : 62);
        part();
        leaf_flat(.17f, .09f, leaf);
        pop();
    }
    return here(V(.01f, 1.08f, .12f));
}

static void elvenking(void)
{
    camera(V(-.4f, 1.75f, 4.5f), V(.0f, 2.06f, 0), 24);
    scene()->backdrop = evening_forest;
    scene()->tint[SHADOW] = rgb(0x24304a);
    scene()->rim.color = rgb(0xffc860) * 3.6f;
    scene()->fill.color = rgb(0x8a60c0) * .5f;
    scene()->back_x = .1f;
    int hair = material_new(rgb(0xf0d890), rgb(0xb08838), .4f, 1, PAT_NOISE, 4, .12f), gold = material_gold(),
        green = material_wool(rgb(0x2c6a48)), violet = material_wool(rgb(0x5a2a8a)), gem = material_gem(rgb(0x50ffb0)),
        leaf = material_new(rgb(0x7ab84a), rgb(0x3a7a30), .55f, .5f, PAT_NOISE, 5, .3f),
        leaf2 = material_new(rgb(0xd8b040), rgb(0x9a7020), .5f, .6f, PAT_NOISE, 5, .3f);
    material(leaf)->sss = rgb(0xa0ff60) * .3f;
    Kin k = {.f = {.man = .6f},
             .dress = green,
             .head = {.skin = rgb(0xf0d0b4),
                      .hair = rgb(0xc09a48),
                      .iris = rgb(0x30e090),
                      .age = .55f,
                      .man = .6f,
                      .wide = .92f,
                      .gaunt = .28f,
                      .eye = 1.22f,
                      .glow = .35f,
                      .brow = .6f,
                      .nose = NOSE_LONG,
                      .nose_size = 1.04f,
                      .mood = MOOD_CALM,
                      .gaze_x = 10,
                      .gaze_y = 6,
                      .seed = 5},
             .look = 24,
             .nod = -5,
             .lean = -6,
             .head_size = .62f,
             .seed = 6};
    push();
    move(0, .0f, 0);
    turn_y(-16);
    elven_robe(&k, violet, gold, leaf2);
    push();
    bare_head(&k);
    pointed_ears(bare_skin(k.head.skin), 1.25f, -10);
    falling_hair(hair, 1.35f, 1.1f, 5);
    branch_crown(gold, leaf, leaf2, gem);
    pop();
    push();
    kin_grip(&k, 1, V(.66f, 1.40f, .16f), V(.60f, 1.66f, .52f), V(.04f, 1, 0), V(-.3f, .1f, 1));
    grow(.80f);
    Vec3 shine = branch_staff(leaf, gem);
    pop();
    kin_arm(&k, -1, V(-.62f, 1.42f, .26f), V(-.40f, 1.70f, .64f), GRASP_REACH, V(.05f, 1, .25f), V(.6f, .1f, .8f));
    for (int i = 0; i < 4; i++) { /* lets leaves go */
        push();
        move(-.40f - .08f * (float)i, 2.06f + .15f * (float)i, .70f - .06f * (float)i);
        turn_z(70 + 100 * (float)i);
        turn_x(35);
        part();
        leaf_flat(.14f, .08f, i % 2 ? leaf : leaf2);
        pop();
    }
    pop();
    sprite(shine, .20f, rgb(0x70ffb8), SPRITE_GLOW, .6f);
    sprite(shine, .32f, rgb(0xd0ffe8), SPRITE_SPARKLE, .6f);
    lamp(shine + V(-.1f, 0, .2f), rgb(0x70ffb0) * 1.6f, .28f);
    faction_motes();
}

const Card elvenking_cards[] = {{"cards/horde/elvenking", FOREST, elvenking}, {0}};
