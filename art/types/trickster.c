/* SPDX-License-Identifier: MIT
 * The Trickster on a playing card, twice, head to head: each takes what the other has. */
#include "cards.h"
#include "kit/backdrop.h"
#include "kit/kit.h"
#include "props/hands.h"
#include "props/teeth.h"

/* The green of a card table. */
static Vec3 felt(const Scene *s, float u, float v)
{
    (void)s;
    Vec3 c = vec_mix(rgb(0x2c8a5c), rgb(0x0a2c20), smooth(.2f, 1.5f, distance_to(u, v, -.15f, .25f)));
    return c * (.92f + .16f * cloud_flat(u * 40, v * 40, 2));
}

static void imp_head(int skin, int nail, Vec3 look)
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
    int e = material_eye(look, rgb(0xfff4d0), .3f, PUPIL_SLIT);
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

/* A card with rounded corners and a frame, facing +z, its middle at the brush's place. */
static void blank_card(float half_x, float half_y, int paper, int line)
{
    part();
    paint(paper);
    box(0, 0, 0, half_x, half_y, .02f, .02f);
    part();
    paint(line);
    for (int k = 0; k < 2; k++) {
        float x = half_x - .07f - .05f * (float)k, y = half_y - .07f - .05f * (float)k, r = k ? .009f : .020f;
        limb(V(-x, y, .03f), V(x, y, .03f), r, r);
        limb(V(-x, -y, .03f), V(x, -y, .03f), r, r);
        limb(V(-x, -y, .03f), V(-x, y, .03f), r, r);
        limb(V(x, -y, .03f), V(x, y, .03f), r, r);
    }
}

/* One half: a jester from the breast up, cut off along a rising line through the middle. */
static void half_jester(int skin, int nail, int left, int right, int gold, int white, Vec3 look)
{
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        part();
        paint(side < 0 ? right : left);
        blend(.08f);
        egg(0, .06f, .02f, .80f, .50f, .24f);
        carve();
        blend(.004f);
        box(-s * 1.0f, .2f, 0, 1, 2, 2, 0);
        push();
        turn_z(18);
        box(0, -1.0f, 0, 3, 1, 2, 0);
        pop();
        fill();
    }
    for (int i = 0; i < 9; i++) { /* a collar of points with bells */
        float a = -1.5f + .375f * (float)i;
        part();
        paint(i % 2 ? left : right);
        blend(.02f);
        Vec3 tip = V(.62f * sinf(a), .50f - .26f * cosf(a), .22f + .12f * cosf(a));
        limb(V(.20f * sinf(a), .56f, .15f), tip, .12f, .02f);
        part();
        paint(gold);
        ball(tip[0], tip[1] - .02f, tip[2], .050f);
    }
    push();
    move(.0f, .86f, .26f);
    turn_y(-10);
    turn_z(7);
    grow(.70f);
    imp_head(skin, nail, look);
    fools_cap(left, right, gold);
    pop();
    Vec3 shoulder = V(.56f, .28f, .1f), elbow = V(.86f, -.02f, .34f), wrist = V(.62f, -.24f, .50f);
    part(); /* an arm goes over to the other's half */
    paint(left);
    blend(.06f);
    limb(shoulder, elbow, .15f, .13f);
    limb(elbow, vec_mix(elbow, wrist, .75f), .13f, .12f);
    part();
    paint(white);
    blend(.02f);
    for (int i = 0; i < 8; i++) {
        Vec3 c = vec_mix(elbow, wrist, .8f);
        ball(c[0] + .10f * sinf((float)i * .8f) * .5f, c[1] + .10f * cosf((float)i * .8f),
             c[2] + .08f * sinf((float)i * .8f), .060f);
    }
    Hand h = {.size = .16f, .thick = 1.1f, .spread = 40, .curl = .45f, .thumb = 1};
    part();
    paint(white);
    blend(.03f);
    hand_at(&h, wrist, V(-.75f, -.45f, .2f), V(0, -.3f, -1));
    push();
    move(.38f, -.42f, .42f);
    big_coin(.20f, gold, 12, -8);
    Vec3 at = here(V(.06f, .08f, .1f));
    pop();
    sprite(at, .13f, rgb(0xfff0b0), SPRITE_SPARKLE, .8f);
}

static void trickster(void)
{
    camera(V(-.25f, 1.30f, 6.4f), V(0, 1.48f, 0), 31);
    Scene *s = scene();
    set_palette(s, 0x14040e, 0x4a103a, 0xa02a5a, 0xf0c8a8, 0xffc848, 0xfff4d8);
    s->backdrop = felt;
    s->haze = 0;
    s->key = (Light){vec_unit(V(-.58f, .60f, .56f)), rgb(0xfff0d8) * 2.3f, .07f};
    s->rim.color = rgb(0xffb060) * 2.6f;
    s->fill.color = rgb(0x806080) * .6f;
    s->ambient *= .8f;
    s->vignette = 1.4f;
    s->grade = .03f;
    s->roll = 5;
    int paper = material_plain(rgb(0xf4e6c8), .7f, .3f), line = material_plain(rgb(0x8a1830), .6f, .4f),
        nail = material_plain(rgb(0xf8f0d0), .3f, 1), gold = material_gold(), white = material_cloth(rgb(0xf8f4ee)),
        teal = material_cloth(rgb(0x109098)), orange = material_cloth(rgb(0xe88818)),
        purple = material_cloth(rgb(0x6a2ca8)), red = material_cloth(rgb(0xc81c38)),
        green_skin = material_skin(rgb(0x8ac040), rgb(0x548828)),
        red_skin = material_skin(rgb(0xd85838), rgb(0x8a2c24)), back = material_plain(rgb(0x701838), .7f, .3f);
    for (int i = 0; i < 2; i++) { /* other cards lie below */
        push();
        move(i ? .22f : -.22f, 1.48f, -.45f - .1f * (float)i);
        turn_z(i ? -17 : 15);
        blank_card(1.08f, 1.46f, i ? paper : back, i ? line : gold);
        pop();
    }
    push();
    move(0, 1.42f, -.25f);
    blank_card(1.08f, 1.50f, paper, line);
    half_jester(green_skin, nail, teal, orange, gold, white, rgb(0xffc820));
    push();
    turn_z(180);
    half_jester(red_skin, nail, red, purple, gold, white, rgb(0x40e0ff));
    pop();
    pop();
    lamp(V(-.5f, 2.6f, 2.2f), rgb(0xfff0d0) * .8f, .5f);
}

const Card trickster_cards[] = {{"cards/horde/trickster", MINE, trickster}, {0}};
