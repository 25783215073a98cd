/* SPDX-License-Identifier: MIT
 * The Elvenking: of the forest and of the crown. */
#include "cards.h"
#include "kit/backdrop.h"
#include "kit/kit.h"
#include "props/face.h"
#include "props/hands.h"
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

static void long_hair(int m)
{
    part();
    paint(m);
    blend(.05f);
    for (int i = 0; i < 15; i++) { /* over the crown */
        float u = ((float)i - 7) / 7;
        Vec3 p[4] = {V(u * .05f, .46f, .26f - .05f * fabsf(u)), V(u * .27f, .46f - .08f * u * u, .1f),
                     V(u * .37f, .3f - .1f * fabsf(u), -.08f), V(u * .4f, -.05f, -.16f)};
        float r[4] = {.03f, .07f, .085f, .08f};
        tube(4, p, r, 4);
    }
    for (int side = -1; side <= 1; side += 2)
        for (int i = 0; i < 6; i++) { /* down to the breast, in waves */
            float s = (float)side, k = (float)i, x = s * (.33f + .035f * k), z = .16f - .09f * k;
            Vec3 p[5] = {V(x, .12f, z), V(x + s * .06f, -.25f, z + .03f), V(x + s * .02f, -.6f, z + .1f),
                         V(x + s * .09f, -.95f, z + .12f), V(x + s * .03f, -1.3f - .12f * chance(i), z + .16f)};
            float r[5] = {.06f, .065f, .06f, .05f, .01f};
            tube(5, p, r, 4);
        }
    egg(0, .1f, -.24f, .4f, .5f, .2f);
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

static void elven_robe(int green, int violet, int gold, int leaf)
{
    part();
    paint(green);
    blend(.2f);
    egg(0, 1.22f, -.08f, .62f, .32f, .32f);
    limb(V(0, 1.1f, -.05f), V(0, -.3f, .0f), .42f, .74f);
    for (int i = 0; i < 7; i++) {
        float a = ((float)i - 3) * .45f;
        limb(V(sinf(a) * .36f, 1.0f, .26f * cosf(a)), V(sinf(a) * .74f, -.3f, .6f * cosf(a)), .07f, .12f);
    }
    cape(V(-.68f, 1.42f, -.14f), V(.68f, 1.42f, -.14f), 1.9f, .5f, .25f, 5, violet);
    for (int side = -1; side <= 1; side += 2) { /* shoulders of golden leaves */
        float s = (float)side;
        for (int i = 0; i < 7; i++) {
            push();
            move(s * (.42f + .06f * (float)i), 1.46f - .035f * (float)i, .14f - .05f * (float)i);
            turn_z(s * -(118 + 4 * (float)i));
            turn_x(-20);
            part();
            leaf_flat(.42f, .22f, i % 2 ? gold : leaf);
            pop();
        }
    }
    part();
    paint(gold); /* an embroidered vine down the front */
    blend(.01f);
    Vec3 v[6] = {V(0, 1.32f, .28f),  V(.07f, 1.05f, .46f), V(-.07f, .78f, .56f),
                 V(.07f, .5f, .64f), V(-.06f, .22f, .72f), V(.05f, -.05f, .8f)};
    float r[6] = {.03f, .03f, .03f, .03f, .03f, .03f};
    tube(6, v, r, 4);
    for (int i = 0; i < 5; i++) {
        Vec3 p = v[i];
        push();
        move(p[0], p[1] - .08f, p[2] + .02f);
        turn_z(i % 2 ? 60 : -60);
        turn_x(8);
        part();
        leaf_flat(.2f, .1f, gold);
        pop();
    }
}

typedef struct {
    int green, skin, leaf, gem;
} King;

/* In a sleeve that widens to `cuff`. */
static void slender_arm(int cloth, int skin, Vec3 shoulder, Vec3 elbow, Vec3 wrist, float cuff)
{
    part();
    paint(cloth);
    blend(.08f);
    limb(shoulder, elbow, .16f, .14f);
    limb(elbow, vec_mix(elbow, wrist, .75f), .14f, cuff);
    part();
    paint(skin);
    blend(.02f);
    limb(vec_mix(elbow, wrist, .6f), wrist, .06f, .05f);
}

/* A living branch and the hand on it; where its gem shines. */
static Vec3 branch_staff(const King *m)
{
    Hand h = {.size = .18f, .thick = .75f, .spread = 10, .thumb = -1};
    Vec3 at = V(.66f, 1.16f, .58f), bar = V(.04f, 1, 0), out = V(-.5f, .1f, 1), elbow = V(.86f, .84f, .15f),
         wrist = hand_wrist(h.size, at, bar, out);
    slender_arm(m->green, m->skin, V(.58f, 1.24f, -.04f), elbow, wrist, .17f);
    push();
    part();
    paint(m->skin);
    blend(.015f);
    hand_grip(h, at, bar, out);
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
    paint(m->gem);
    crystal(.01f, 1.08f, .04f, .1f, .19f, .1f);
    Vec3 shine = here(V(.01f, 1.08f, .12f));
    for (int i = 0; i < 6; i++) {
        push();
        move(.02f * (float)(i % 2 ? 1 : -1), .3f + .13f * (float)i, .02f);
        turn_z(i % 2 ? -62 : 62);
        part();
        leaf_flat(.17f, .09f, m->leaf);
        pop();
    }
    pop();
    return shine;
}

/* Opens to let a leaf go. */
static void open_hand(const King *m)
{
    Vec3 elbow = V(-.84f, .86f, .2f), wrist = V(-.56f, 1.02f, .72f);
    slender_arm(m->green, m->skin, V(-.58f, 1.24f, -.04f), elbow, wrist, .18f);
    Hand open = {.size = .2f, .thick = .72f, .spread = 30, .curl = .22f, .thumb = 1};
    part();
    paint(m->skin);
    blend(.015f);
    hand_at(&open, wrist, V(.0f, .4f, 1), V(.15f, 1, -.35f));
}

static void elvenking(void)
{
    camera(V(.45f, 1.05f, 5.3f), V(.04f, 1.72f, 0), 29.5f);
    scene()->backdrop = evening_forest;
    scene()->tint[SHADOW] = rgb(0x24304a);
    scene()->rim.color = rgb(0xffc860) * 3.6f;
    scene()->fill.color = rgb(0x8a60c0) * .5f;
    scene()->back_x = .1f;
    Vec3 fair = rgb(0xf2d8c4);
    int skin = material_new(fair, fair * .85f, .42f, .7f, PAT_NOISE, 2, .08f),
        hair = material_new(rgb(0xf4e0a0), rgb(0xc89a48), .4f, 1, PAT_FUR, 3.5f, .7f), gold = material_gold();
    int green = material_cloth(rgb(0x2c6a48)), violet = material_cloth(rgb(0x5a2a8a)),
        gem = material_gem(rgb(0x50ffb0)),
        leaf = material_new(rgb(0x7ab84a), rgb(0x3a7a30), .55f, .5f, PAT_NOISE, 5, .3f),
        leaf2 = material_new(rgb(0xd8b040), rgb(0x9a7020), .5f, .6f, PAT_NOISE, 5, .3f);
    material(skin)->sss = rgb(0xd07050) * .4f;
    material(leaf)->sss = rgb(0xa0ff60) * .3f;
    const King m = {green, skin, leaf, gem};
    push();
    move(0, .06f, 0);
    elven_robe(green, violet, gold, leaf2);
    part();
    paint(skin);
    blend(.08f);
    limb(V(0, 1.22f, -.05f), V(0, 1.7f, .02f), .14f, .13f);
    push();
    move(0, 1.94f, .08f);
    turn_y(10);
    turn_z(-3);
    turn_x(-2);
    grow(1.02f);
    face(&(Face){.skin = skin,
                 .lip = material_plain(rgb(0xd89c88), .5f, .5f),
                 .hair = hair,
                 .jaw = .82f,
                 .hollow = .35f,
                 .nose = 1,
                 .ear = 1.05f,
                 .lid = 11,
                 .open = .27f,
                 .eye_size = 1.08f,
                 .iris = rgb(0x30e090),
                 .white = rgb(0xfdfaf2),
                 .glow = .3f,
                 .smile = .012f,
                 .brow = .62f});
    long_hair(hair);
    branch_crown(gold, leaf, leaf2, gem);
    pop();
    Vec3 shine = branch_staff(&m);
    open_hand(&m);
    pop();
    sprite(shine, .22f, rgb(0x70ffb8), SPRITE_GLOW, .6f);
    sprite(shine, .34f, rgb(0xd0ffe8), SPRITE_SPARKLE, .6f);
    lamp(shine + V(-.1f, 0, .25f), rgb(0x70ffb0) * 1.8f, .3f);
    faction_ground();
    faction_motes();
}

const Card elvenking_cards[] = {{"cards/horde/elvenking", FOREST, elvenking}, {0}};
