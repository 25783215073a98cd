/* SPDX-License-Identifier: MIT
 * Those who are alone in the game: the Elvenking, the Trickster, the Betrayer. */
#include "cards.h"
#include "kit/backdrop.h"
#include "kit/kit.h"
#include "kit/places.h"
#include "props/face.h"
#include "props/feathers.h"
#include "props/hands.h"
#include "props/nature.h"
#include "props/regalia.h"
#include "props/teeth.h"
#include "props/weapons.h"

/* ---- the Elvenking: of the forest and of the crown ---- */

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
    /* the staff of a living branch */
    Hand h = {.size = .18f, .thick = .75f, .spread = 10, .thumb = -1};
    Vec3 at = V(.66f, 1.16f, .58f), bar = V(.04f, 1, 0), out = V(-.5f, .1f, 1), elbow = V(.86f, .84f, .15f),
         wrist = hand_wrist(h.size, at, bar, out);
    part();
    paint(green);
    blend(.08f);
    limb(V(.58f, 1.24f, -.04f), elbow, .16f, .14f);
    limb(elbow, vec_mix(elbow, wrist, .75f), .14f, .17f);
    part();
    paint(skin);
    blend(.02f);
    limb(vec_mix(elbow, wrist, .6f), wrist, .06f, .05f);
    push();
    part();
    paint(skin);
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
    paint(gem);
    crystal(.01f, 1.08f, .04f, .1f, .19f, .1f);
    Vec3 shine = here(V(.01f, 1.08f, .12f));
    for (int i = 0; i < 6; i++) {
        push();
        move(.02f * (float)(i % 2 ? 1 : -1), .3f + .13f * (float)i, .02f);
        turn_z(i % 2 ? -62 : 62);
        part();
        leaf_flat(.17f, .09f, leaf);
        pop();
    }
    pop();
    /* the other hand opens to let a leaf go */
    Vec3 elbow2 = V(-.84f, .86f, .2f), wrist2 = V(-.56f, 1.02f, .72f);
    part();
    paint(green);
    blend(.08f);
    limb(V(-.58f, 1.24f, -.04f), elbow2, .16f, .14f);
    limb(elbow2, vec_mix(elbow2, wrist2, .75f), .14f, .18f);
    part();
    paint(skin);
    blend(.02f);
    limb(vec_mix(elbow2, wrist2, .6f), wrist2, .06f, .05f);
    Hand open = {.size = .2f, .thick = .72f, .spread = 30, .curl = .22f, .thumb = 1};
    part();
    paint(skin);
    blend(.015f);
    hand_at(&open, wrist2, V(.0f, .4f, 1), V(.15f, 1, -.35f));
    pop();
    sprite(shine, .22f, rgb(0x70ffb8), SPRITE_GLOW, .6f);
    sprite(shine, .34f, rgb(0xd0ffe8), SPRITE_SPARKLE, .6f);
    lamp(shine + V(-.1f, 0, .25f), rgb(0x70ffb0) * 1.8f, .3f);
    faction_ground();
    faction_motes();
}

/* ---- the Trickster ---- */

/* A gallery of a theatre: a curtain with footlights. */
static Vec3 curtain(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    float swag = .62f + .22f * fabsf(sinf(u * 3.3f)), fold = .55f + .45f * sinf(u * 26 + 1.4f * sinf(v * 1.7f + u * 3));
    Vec3 c = vec_mix(rgb(0x4a0c3a), rgb(0xb02a5a), fold * (.55f + .45f * smooth(-1, .6f, v)));
    c += rgb(0xffb050) * (.45f * expf(-distance_to(u, v * .8f, 0, -.75f) * 1.5f) * (.4f + .6f * fold));
    float spot = smooth(.95f, .2f, distance_to(u, v, 0, .35f));
    c = c * (.35f + 1.1f * spot);
    if (v > swag) {
        float f2 = .55f + .45f * sinf(atan2f(v - 1.3f, fmodf(u + 9.5f, .95f) - .475f) * 16);
        c = vec_mix(rgb(0x3a0a34), rgb(0x9a2a6a), f2) * .8f;
    }
    if (v > swag - .045f && v < swag) /* its fringe */
        c = t[ACCENT] * (.5f + .5f * fabsf(sinf(u * 120)));
    return c;
}

static void imp_head(int skin, int nail)
{
    part();
    paint(skin);
    blend(.13f);
    egg(0, .1f, -.02f, .46f, .38f, .38f);
    egg(0, -.16f, .1f, .36f, .24f, .3f);
    blend(.08f);
    limb(V(0, -.3f, .2f), V(0, -.44f, .3f), .12f, .05f);
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        egg(s * .28f, -.06f, .25f, .15f, .11f, .12f);
        limb(V(s * .06f, .2f, .36f), V(s * .36f, .24f, .22f), .06f, .06f);
        Vec3 ear[5] = {V(s * .4f, .04f, -.03f), V(s * .64f, .1f, -.06f), V(s * .9f, .16f, -.1f),
                       V(s * 1.12f, .3f, -.16f), V(s * 1.24f, .46f, -.2f)};
        float r[5] = {.12f, .15f, .12f, .06f, .01f};
        blend(.06f);
        tube(5, ear, r, 3);
    }
    blend(.05f);
    Vec3 n[5] = {V(0, .08f, .36f), V(0, .04f, .54f), V(0, .02f, .7f), V(0, -.05f, .82f), V(0, -.13f, .84f)};
    float nr[5] = {.065f, .075f, .07f, .065f, .035f};
    tube(5, n, nr, 3);
    carve();
    blend(.05f);
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        egg(s * .19f, .09f, .36f, .115f, .1f, .1f);
        limb(V(s * .5f, .06f, .08f), V(s * .95f, .2f, .02f), .06f, .03f);
    }
    blend(.03f);
    Vec3 grin[5] = {V(-.36f, -.04f, .3f), V(-.2f, -.2f, .4f), V(0, -.25f, .44f), V(.2f, -.2f, .4f),
                    V(.36f, -.04f, .3f)};
    float gr[5] = {.02f, .075f, .09f, .075f, .02f};
    tube(5, grin, gr, 4);
    fill();
    part();
    paint(material_plain(rgb(0x30060c), .5f, .5f));
    egg(0, -.17f, .22f, .31f, .12f, .16f);
    for (int row = 0; row < 2; row++) {
        push();
        move(0, row ? -.3f : -.16f, .39f);
        teeth(&(Teeth){.count = 10,
                       .material = nail,
                       .half_width = .28f,
                       .sag = .13f,
                       .depth = .09f,
                       .length = row ? -.075f : .075f,
                       .thick = .034f,
                       .uneven = .3f});
        pop();
    }
    int e = material_eye(rgb(0xffc820), rgb(0xfff4d0), .3f, PUPIL_SLIT);
    eye_with_lid(-.19f, .1f, .3f, .125f, -4, 0, e, skin, 12, .62f); /* one brow up: he knows */
    eye_with_lid(.19f, .1f, .3f, .12f, 4, 0, e, skin, 16, .34f);
}

/* A cap of two colours with three horns and bells. */
static void fools_cap(int left, int right, int gold)
{
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        int m = side < 0 ? left : right;
        part();
        paint(m);
        blend(.1f);
        egg(s * .2f, .26f, -.06f, .34f, .3f, .4f);
        Vec3 p[5] = {V(s * .25f, .42f, -.06f), V(s * .55f, .72f, -.05f), V(s * .92f, .78f, .02f),
                     V(s * 1.15f, .55f, .1f), V(s * 1.16f, .32f, .14f)};
        float r[5] = {.24f, .19f, .14f, .08f, .02f};
        tube(5, p, r, 5);
        carve();
        blend(.03f);
        egg(0, -.12f, .12f, .46f, .36f, .4f);
        fill();
        part();
        paint(gold);
        blend(.01f);
        ball(s * 1.16f, .24f, .14f, .1f);
        ring(s * 1.16f, .24f, .14f, .1f, .014f);
    }
    part();
    paint(left);
    blend(.1f);
    Vec3 p[5] = {V(0, .48f, -.05f), V(-.02f, .82f, -.05f), V(.06f, 1.1f, .02f), V(.2f, 1.16f, .14f),
                 V(.3f, 1.04f, .22f)};
    float r[5] = {.22f, .17f, .11f, .06f, .02f};
    tube(5, p, r, 5);
    part();
    paint(gold);
    ball(.31f, .97f, .23f, .1f);
    for (int i = 0; i < 13; i++) { /* the rim, cut in points */
        float a = ((float)i - 6) * .26f;
        part();
        paint(i % 2 ? left : right);
        limb(V(sinf(a) * .47f, .27f, .4f * cosf(a) - .02f), V(sinf(a) * .5f, .13f, .44f * cosf(a) - .02f), .075f,
             .012f);
    }
}

static void motley(int left, int right, int gold)
{
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        part();
        paint(side < 0 ? right : left);
        blend(.12f);
        egg(0, .72f, 0, .42f, .5f, .34f);
        egg(0, 1.0f, -.02f, .46f, .24f, .3f);
        carve();
        blend(.004f);
        box(-s * 1.0f, .7f, 0, 1, 2, 2, 0);
        fill();
        for (int i = 0; i < 5; i++) { /* lozenges */
            push();
            move(s * .2f, .5f + .16f * (float)i, .3f + .03f * sinf((float)i * .8f));
            turn_y(s * 24);
            part();
            paint(side < 0 ? left : right);
            crystal(0, 0, 0, .07f, .09f, .05f);
            pop();
        }
    }
    for (int i = 0; i < 14; i++) { /* a collar of points with bells */
        float a = ((float)i + .5f) / 14 * 2 * PI;
        part();
        paint(i % 2 ? left : right);
        blend(.02f);
        limb(V(sinf(a) * .2f, 1.22f, cosf(a) * .18f), V(sinf(a) * .56f, 1.02f, cosf(a) * .5f), .12f, .02f);
        part();
        paint(gold);
        ball(sinf(a) * .58f, .98f, cosf(a) * .52f, .055f);
    }
    for (int i = 0; i < 3; i++) {
        part();
        paint(gold);
        ball(0, .86f - .18f * (float)i, .37f, .05f);
    }
}

/* Striped legs in a hop, shoes that curl. */
static void hopping_legs(int left, int right, int gold)
{
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        Vec3 hip = V(s * .2f, .3f, .05f), knee = V(s * .46f, .22f, .5f), foot = V(s * .4f, -.2f, .42f);
        if (side > 0) { /* one is drawn up higher */
            knee = V(.52f, .36f, .5f);
            foot = V(.36f, -.02f, .62f);
        }
        for (int i = 0; i < 8; i++) {
            float t = (float)i / 8, u = (float)(i + 1) / 8;
            Vec3 a = t < .5f ? vec_mix(hip, knee, t * 2) : vec_mix(knee, foot, t * 2 - 1);
            Vec3 b = u <= .5f ? vec_mix(hip, knee, u * 2) : vec_mix(knee, foot, u * 2 - 1);
            part();
            paint(i % 2 ? left : right);
            blend(.02f);
            limb(a, b, .155f - .007f * (float)i, .15f - .007f * (float)i);
        }
        part();
        paint(side < 0 ? left : right);
        blend(.05f);
        Vec3 shoe[4] = {foot + V(0, -.04f, -.04f), foot + V(s * .05f, -.08f, .2f), foot + V(s * .1f, .0f, .4f),
                        foot + V(s * .1f, .16f, .42f)};
        float r[4] = {.13f, .12f, .07f, .025f};
        tube(4, shoe, r, 4);
        part();
        paint(gold);
        ball(shoe[3][0], shoe[3][1] + .06f, shoe[3][2], .06f);
    }
}

/* A coin with a relief in the middle, looking to +z. */
static void big_coin(float r, int gold, float turn, float tip)
{
    push();
    turn_y(turn);
    turn_x(90 + tip);
    part();
    paint(gold);
    blend(.01f);
    drum(0, 0, 0, r, r * .14f, r * .06f);
    ring(0, r * .12f, 0, r * .82f, r * .07f);
    pop();
    push();
    turn_y(turn);
    turn_x(tip);
    move(0, 0, r * .12f);
    part();
    paint(gold);
    for (int i = 0; i < 5; i++) {
        push();
        turn_z((float)i * 72);
        limb(V(0, 0, 0), V(0, r * .6f, 0), r * .17f, r * .03f);
        pop();
    }
    pop();
}

static void trickster(void)
{
    camera(V(-.3f, 1.15f, 5.7f), V(.0f, 1.52f, 0), 33.5f);
    scene()->backdrop = curtain;
    scene()->tint[DARK] = rgb(0x160614);
    scene()->tint[SHADOW] = rgb(0x4a103a);
    scene()->tint[MIDTONE] = rgb(0xa02a5a);
    scene()->tint[LIGHT] = rgb(0xf0a0a8);
    scene()->tint[ACCENT] = rgb(0xffc848);
    scene()->rim.color = rgb(0xffb060) * 3.4f;
    scene()->fill = (Light){vec_unit(V(.1f, -.7f, .8f)), rgb(0xff9a40) * .6f, .3f};
    scene()->grade = .06f;
    int skin = material_skin(rgb(0x9ac84a), rgb(0x5c8a30)), nail = material_plain(rgb(0xf8f0d0), .3f, 1),
        left = material_cloth(rgb(0x18a0a0)), right = material_cloth(rgb(0xf0a020)), gold = material_gold();
    push();
    move(0, .12f, 0);
    motley(left, right, gold);
    hopping_legs(left, right, gold);
    push();
    move(.02f, 1.52f, .16f);
    turn_y(-6);
    turn_z(-8);
    turn_x(2);
    grow(1.02f);
    imp_head(skin, nail);
    fools_cap(left, right, gold);
    pop();
    Hand h = {.size = .2f, .thick = 1, .spread = 46, .curl = .28f};
    for (int side = -1; side <= 1; side += 2) { /* puffed sleeves, hands that juggle */
        float s = (float)side;
        Vec3 elbow = V(s * .88f, .78f, .25f), wrist = V(s * .86f, 1.12f, .72f);
        part();
        paint(side < 0 ? left : right);
        blend(.08f);
        limb(V(s * .42f, 1.02f, 0), elbow, .17f, .15f);
        limb(elbow, vec_mix(elbow, wrist, .7f), .15f, .13f);
        part();
        paint(side < 0 ? right : left);
        blend(.03f);
        Vec3 c = vec_mix(elbow, wrist, .72f);
        ball(c[0], c[1], c[2], .155f);
        part();
        paint(skin);
        blend(.03f);
        limb(vec_mix(elbow, wrist, .7f), wrist, .075f, .065f);
        h.thumb = -side;
        hand_at(&h, wrist, V(s * -.1f, .5f, .8f), V(s * -.2f, 1, -.3f));
    }
    static const float coin[5][5] = {{-.98f, 1.62f, .9f, 20, -16},
                                     {-.86f, 2.2f, .6f, -30, 12},
                                     {.0f, 2.92f, .3f, 10, 8},
                                     {.92f, 2.3f, .6f, 36, -10},
                                     {1.0f, 1.68f, .9f, -18, 14}};
    for (int i = 0; i < 5; i++) {
        push();
        move(coin[i][0], coin[i][1], coin[i][2]);
        big_coin(i == 2 ? .21f : .18f, gold, coin[i][3], coin[i][4]);
        Vec3 at = here(V(0, 0, .1f));
        pop();
        sprite(at + V(.1f, .12f, .1f), .12f, rgb(0xfff0b0), SPRITE_SPARKLE, .7f);
    }
    pop();
    part();
    paint(material_wood());
    blend(.01f);
    for (int i = 0; i < 12; i++)
        box(-2.4f + .42f * (float)i, -.12f, .2f, .2f, .1f, 2.4f, .02f);
    for (int i = 0; i < 50; i++)
        sprite(V((chance(i + 300) - .5f) * 4, chance(i + 400) * 3.2f, -1 + chance(i + 500) * 3),
               .006f + .012f * chance(i + 600), rgb(0xffd890), SPRITE_GLOW, .6f);
}

/* ---- the Betrayer ---- */

/* An alley at night in the rain; a window is lit. */
static Vec3 alley(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    Vec3 c = sky_ramp(unit((v + .6f) / 1.7f), vec_mix(t[SHADOW], t[MIDTONE], .55f), t[SHADOW], t[DARK] * 1.4f);
    c += t[LIGHT] * (.3f * halo(u, v, -.1f, .8f, .05f));
    for (int i = 0; i < 3; i++) { /* gables left and right, nearer and nearer */
        float l = (float)i;
        for (int side = -1; side <= 1; side += 2) {
            float sd = (float)side, inner = .16f + .2f * l, x = sd * u - inner,
                  roof = 1.02f + .1f * l - fabsf(x - .16f) * 1.5f;
            if (x < -.03f || v > roof)
                continue;
            Vec3 wall = vec_mix(vec_mix(t[SHADOW], t[MIDTONE], .35f), t[DARK], .3f + .3f * l) *
                        (.75f + .4f * cloud_flat(u * 10, v * 10, 4));
            float beam = fabsf(x) < .025f || fabsf(fmodf(v + 9, .42f) - .2f) < .018f ? 1 : 0;
            c = vec_mix(wall, t[DARK] * .8f, beam * .8f);
            float wx = fabsf(x - .16f), wy = v - (.12f + .3f * l - .25f * (float)(side > 0));
            if (wx < .06f && wy > 0 && wy < .16f) {
                bool lit = (i == 1 && side > 0) || (i == 0 && side < 0);
                c = lit ? t[ACCENT] * (wx > .052f || fabsf(wy - .08f) < .006f || wx < .005f ? .3f : 1.6f)
                        : t[DARK] * .7f;
            }
        }
    }
    float street = -.48f + .06f * cloud_flat(u * 4, 2, 3);
    if (v < street) {
        float cobble, a = cells_at(V(u * 7, (v - street) * 22, 1), NULL, &cobble);
        c = vec_mix(t[SHADOW], t[DARK], .5f) * (.5f + .6f * smooth(.02f, .25f, cobble - a)) +
            t[ACCENT] * (.25f * expf(-fabsf(u - .35f) * 5) * smooth(.1f, .3f, cobble - a));
    }
    return c;
}

static void dark_hood(int m)
{
    part();
    paint(m);
    blend(.16f);
    egg(0, .16f, -.1f, .62f, .68f, .6f);
    egg(0, .66f, -.26f, .24f, .26f, .3f);
    limb(V(0, .74f, -.3f), V(.06f, .82f, -.62f), .18f, .05f);
    egg(0, -.46f, -.08f, .7f, .32f, .48f);
    carve();
    blend(.06f);
    egg(0, .04f, .42f, .4f, .52f, .58f);
    fill();
    blend(.04f);
    Vec3 rim[9] = {V(-.16f, -.46f, .36f), V(-.38f, -.18f, .36f), V(-.44f, .1f, .32f),
                   V(-.34f, .44f, .34f),  V(0, .6f, .38f),       V(.34f, .44f, .34f),
                   V(.44f, .1f, .32f),    V(.38f, -.18f, .36f),  V(.16f, -.46f, .36f)};
    float r[9] = {.05f, .06f, .065f, .07f, .07f, .07f, .065f, .06f, .05f};
    tube(9, rim, r, 3);
}

/* A white mask that smiles, looking to +z. */
static void smiling_mask(int white, int red, int black)
{
    part();
    paint(white);
    blend(.06f);
    egg(0, 0, 0, .34f, .44f, .16f);
    egg(0, -.3f, .06f, .15f, .14f, .1f);
    limb(V(0, .12f, .15f), V(0, -.08f, .22f), .035f, .05f);
    for (int side = -1; side <= 1; side += 2)
        egg((float)side * .19f, -.1f, .12f, .1f, .08f, .07f);
    carve();
    blend(.02f);
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        Vec3 eye_slit[3] = {V(s * .06f, .08f, .17f), V(s * .15f, .13f, .15f), V(s * .25f, .08f, .1f)};
        float er[3] = {.02f, .035f, .018f};
        tube(3, eye_slit, er, 4);
    }
    egg(0, 0, -.2f, .32f, .42f, .18f);
    fill();
    part();
    paint(red);
    blend(.02f);
    Vec3 smile[5] = {V(-.2f, -.14f, .13f), V(-.12f, -.24f, .16f), V(0, -.275f, .18f), V(.12f, -.24f, .16f),
                     V(.2f, -.14f, .13f)};
    float sr[5] = {.012f, .03f, .036f, .03f, .012f};
    tube(5, smile, sr, 4);
    for (int side = -1; side <= 1; side += 2)
        egg((float)side * .2f, -.07f, .165f, .05f, .05f, .03f);
    part();
    paint(black); /* brows like brush strokes */
    blend(.01f);
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        Vec3 b[3] = {V(s * .07f, .22f, .15f), V(s * .17f, .28f, .12f), V(s * .27f, .22f, .07f)};
        float br[3] = {.014f, .024f, .008f};
        tube(3, b, br, 3);
    }
}

static void betrayer(void)
{
    camera(V(-.4f, 1.3f, 5.8f), V(.03f, 1.66f, 0), 31.5f);
    scene()->backdrop = alley;
    scene()->tint[DARK] = rgb(0x06080e);
    scene()->tint[SHADOW] = rgb(0x1e3444);
    scene()->tint[MIDTONE] = rgb(0x4a7080);
    scene()->tint[LIGHT] = rgb(0xa0c0c8);
    scene()->tint[ACCENT] = rgb(0xffb048);
    scene()->tint[GLOW] = rgb(0xf0faff);
    scene()->key.color = rgb(0xd8ecff) * 2.f;
    scene()->rim.color = rgb(0xff9a40) * 3.f;
    scene()->fill.color = rgb(0x305060) * .5f;
    scene()->zenith = rgb(0x40586a) * .7f;
    scene()->horizon = rgb(0x28404c) * .6f;
    scene()->grade = .08f;
    int cloak = material_new(rgb(0x3e4a3e), rgb(0x1e2622), .85f, .3f, PAT_CLOTH, 2.4f, .9f),
        leather = material_leather(rgb(0x5a3a28)), skin = material_skin(rgb(0x5c5a68), rgb(0x34323e)),
        white = material_plain(rgb(0xfff8ee), .25f, 1.2f), red = material_plain(rgb(0xd01828), .3f, 1),
        black = material_plain(rgb(0x140c10), .5f, .5f), gold = material_gold();
    material(white)->sss = rgb(0xffd0c0) * .2f;
    push();
    move(.04f, -.06f, 0);
    turn_y(-6);
    part();
    paint(cloak);
    blend(.2f);
    egg(0, 1.34f, -.12f, .74f, .36f, .4f);
    limb(V(0, 1.2f, -.1f), V(0, -.3f, 0), .5f, .85f);
    for (int i = 0; i < 9; i++) {
        float a = ((float)i - 4) * .42f;
        limb(V(sinf(a) * .4f, 1.15f, .3f * cosf(a)), V(sinf(a) * .9f, -.3f, .72f * cosf(a)), .08f, .16f);
    }
    part();
    paint(leather);
    blend(.02f);
    Vec3 strap[4] = {V(.6f, 1.46f, .2f), V(.2f, 1.12f, .48f), V(-.25f, .8f, .5f), V(-.55f, .55f, .35f)};
    float sr[4] = {.06f, .06f, .06f, .06f};
    tube(4, strap, sr, 4);
    for (int i = 0; i < 4; i++) { /* knives on the strap */
        Vec3 p = tube_point(4, strap, .5f + .62f * (float)i);
        push();
        move(p[0], p[1] + .03f, p[2] + .07f);
        turn_z(20);
        turn_x(180);
        grow(.42f);
        dagger(.5f, material_iron(), gold);
        pop();
    }
    push(); /* what is under the hood: a shadow with two embers and a bitten grin */
    move(.12f, 2.08f, .18f);
    turn_y(8);
    turn_z(-5);
    dark_hood(cloak);
    part();
    paint(skin);
    blend(.1f);
    egg(0, .08f, .08f, .32f, .34f, .26f);
    egg(0, -.2f, .16f, .24f, .2f, .2f);
    limb(V(0, .06f, .32f), V(0, -.1f, .42f), .04f, .045f);
    carve();
    blend(.02f);
    Vec3 mouth[3] = {V(-.16f, -.2f, .32f), V(.02f, -.25f, .37f), V(.19f, -.16f, .31f)};
    float mr[3] = {.012f, .035f, .02f};
    tube(3, mouth, mr, 4);
    fill();
    push();
    move(.02f, -.215f, .345f);
    teeth(&(Teeth){.count = 7,
                   .material = material_tooth(),
                   .half_width = .14f,
                   .sag = .04f,
                   .depth = .04f,
                   .length = .05f,
                   .thick = .022f,
                   .uneven = .4f});
    pop();
    int ember = material_glow(rgb(0xff3820), 2.4f);
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        part();
        paint(ember);
        push();
        move(s * .13f, .09f, .315f);
        turn_z(s * 18);
        egg(0, 0, 0, .065f, .03f, .03f);
        pop();
        sprite(here(V(s * .13f, .09f, .38f)), .07f, rgb(0xff3820), SPRITE_GLOW, .9f);
    }
    pop();
    /* the mask is taken off, to the left of his face */
    Hand h = {.size = .2f, .thick = .95f, .spread = 10, .thumb = 1};
    Vec3 at = V(-.74f, 1.46f, .72f), bar = V(.15f, 1, 0), out = V(.2f, 0, 1), elbow = V(-.95f, .98f, .25f),
         wrist = hand_wrist(h.size, at, bar, out);
    part();
    paint(cloak);
    blend(.08f);
    limb(V(-.62f, 1.36f, -.06f), elbow, .22f, .18f);
    limb(elbow, vec_mix(elbow, wrist, .7f), .18f, .2f);
    part();
    paint(leather);
    blend(.03f);
    limb(vec_mix(elbow, wrist, .6f), wrist, .1f, .08f);
    push();
    part();
    paint(leather);
    blend(.02f);
    hand_grip(h, at, bar, out);
    staff(.35f, .3f, .022f, gold);
    pop();
    push();
    move(-.66f, 2.0f, .74f);
    turn_y(12);
    turn_z(8);
    grow(.98f);
    smiling_mask(white, red, black);
    pop();
    /* the dagger, held low behind */
    h.thumb = -1;
    Vec3 at2 = V(.86f, 1.12f, .55f), bar2 = V(.3f, 1, .25f), out2 = V(-.5f, .2f, 1), elbow2 = V(1.0f, .84f, .1f),
         wrist2 = hand_wrist(h.size, at2, bar2, out2);
    part();
    paint(cloak);
    blend(.08f);
    limb(V(.62f, 1.36f, -.06f), elbow2, .22f, .18f);
    limb(elbow2, vec_mix(elbow2, wrist2, .7f), .18f, .2f);
    part();
    paint(leather);
    blend(.03f);
    limb(vec_mix(elbow2, wrist2, .6f), wrist2, .1f, .08f);
    push();
    part();
    paint(leather);
    blend(.02f);
    hand_grip(h, at2, bar2, out2);
    grow(1.35f);
    dagger(.66f, material_iron(), gold);
    part();
    paint(red);
    blend(.02f);
    limb(V(.02f, .62f, .02f), V(.03f, .4f, .03f), .02f, .012f);
    ball(.035f, .38f, .03f, .02f);
    Vec3 glint = here(V(-.03f, .5f, .04f));
    pop();
    pop();
    sprite(glint, .16f, rgb(0xe8f8ff), SPRITE_SPARKLE, .9f);
    for (int i = 0; i < 170; i++) { /* rain */
        Vec3 drop = V((chance(i + 300) - .5f) * 4.4f, chance(i + 400) * 3.4f, -1.2f + chance(i + 500) * 3.4f);
        for (int k = 0; k < 4; k++)
            sprite(drop - V(.012f, .035f, 0) * (float)k, .006f, rgb(0xb8d8e8), SPRITE_GLOW, .4f);
    }
    part();
    paint(material_new(rgb(0x2c3840), rgb(0x161e26), .25f, 1, PAT_STONE, 2.4f, 1));
    ground(0, .05f, 1.2f);
}

const Card courtiers_cards[] = {{"cards/horde/elvenking", FOREST, elvenking},
                                {"cards/horde/trickster", MINE, trickster},
                                {"cards/horde/betrayer", BLOOD, betrayer},
                                {0}};
