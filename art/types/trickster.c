/* SPDX-License-Identifier: MIT
 * The Trickster: an imp in motley on a stage. */
#include "cards.h"
#include "kit/backdrop.h"
#include "kit/kit.h"
#include "props/hands.h"
#include "props/teeth.h"

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

const Card trickster_cards[] = {{"cards/horde/trickster", MINE, trickster}, {0}};
