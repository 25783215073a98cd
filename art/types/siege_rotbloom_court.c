/* SPDX-License-Identifier: MIT
 * Rotbloom: those who feed, and those who are fed. */
#include "cards.h"
#include "kit/backdrop.h"
#include "props/bones.h"
#include "props/gleaner.h"
#include "props/hands.h"
#include "props/nature.h"
#include "props/regalia.h"
#include "props/rocks.h"
#include "props/rot.h"
#include "props/skull.h"
#include "props/teeth.h"
#include "props/weapons.h"

static const unsigned magenta = 0xe0489b;

/* ---- rb03: one has had it all ---- */

static void jar(float r, float high, int glass, int fill_m, int lid)
{
    part();
    paint(fill_m);
    drum(0, high * .42f, 0, r, high * .42f, r * .25f);
    part();
    paint(glass);
    blend(.02f);
    push();
    move(0, high * .92f, 0);
    ring(0, 0, 0, r * .74f, r * .16f);
    pop();
    part();
    paint(lid);
    drum(0, high * 1.04f, 0, r * .82f, high * .07f, .02f);
}

/* The one who had most: a belly over the whole shelf, syrup on it, both arms round it; the head is the caller's. */
static void glutton_body(int dough, int skin)
{
    part();
    paint(dough);
    blend(.22f);
    egg(0, .62f, .0f, 1.12f, .72f, .72f);
    egg(0, .40f, .32f, .92f, .46f, .50f);
    egg(0, 1.18f, -.06f, .62f, .34f, .42f);
    egg(0, 1.36f, .16f, .42f, .20f, .30f);      /* chins */
    for (int side = -1; side <= 1; side += 2) { /* stub legs stick out in front */
        float q = (float)side;
        part();
        paint(skin);
        blend(.08f);
        limb(V(q * .52f, .12f, .55f), V(q * .72f, .14f, .98f), .20f, .15f);
        egg(q * .76f, .22f, 1.06f, .15f, .20f, .10f);
        for (int k = -1; k <= 1; k++)
            egg(q * .76f + .10f * (float)k, .40f - .03f * fabsf((float)k), 1.08f, .055f, .07f, .055f);
    }
}

/* Round the bloom of a vine: the mouth that sucks at it. */
static void fed_from(const Vec3 *way, int stem, int leaf, int petal, int heart, float size, int seed)
{
    vine(5, way, .045f, stem, leaf, seed);
    Vec3 d = vec_unit(way[4] - tube_point(5, way, 3.7f));
    push();
    move(way[4][0], way[4][1], way[4][2]);
    aim(V(0, 1, 0) - d * d[1], d * -1.f);
    rot_bloom(size, .45f, petal, heart, seed);
    pop();
}

static void feeding_season(void)
{
    camera(V(.10f, 1.55f, 6.4f), V(.0f, 1.58f, 0), 34);
    Scene *s = scene();
    s->key.towards = vec_unit(V(-.45f, .45f, .9f));
    s->key.color = rgb(0xf4f0b0) * 2.3f;
    s->fill.color = rgb(0xe0a0c0) * .6f;
    int skin = gleaner_skin(), dough = material_plain(rgb(0xb8a4c8), .45f, .7f),
        plank = material_new(rgb(0x6a3c40), rgb(0x381c22), .75f, .4f, PAT_WOOD, 2, .9f),
        wall = material_new(rgb(0x34182f), rgb(0x1c0c1c), .9f, .2f, PAT_WOOD, 1.4f, .7f),
        glass = material_plain(rgb(0xd0c8b0), .1f, 1.3f), lid = material_cloth(rgb(0xa03060)),
        stem = rot_flesh(rgb(0x8ea032), .08f), leaf = rot_flesh(rgb(0x9cb83a), .08f),
        petal = rot_flesh(rgb(magenta), .18f), heart = material_glow(rgb(0xfff0a0), 1.3f);
    int jam[4] = {rot_flesh(rgb(0xd8e048), .35f), rot_flesh(rgb(0xb03070), .18f), rot_flesh(rgb(0x8aa030), .15f),
                  rot_flesh(rgb(0xe0a030), .25f)};
    part();
    paint(wall);
    box(0, 1.5f, -.95f, 3, 2.4f, .05f, .01f);
    for (int k = -1; k <= 1; k += 2) { /* the lower shelf has given way in the middle, the upper holds */
        for (int i = 0; i < 2; i++) {
            push();
            move(0, i ? 2.52f : .18f, 0);
            turn_z((float)k * (i ? 1.5f : 7.f));
            part();
            paint(plank);
            blend(.02f);
            lumpy(.012f, 4);
            box((float)k * 1.2f, 0, -.05f, 1.22f, .07f, .72f, .02f);
            pop();
        }
    }
    push(); /* the glutton */
    move(.06f, .20f, .10f);
    turn_y(-10);
    glutton_body(dough, skin);
    push();
    move(-.02f, 1.62f, .32f);
    turn_z(6);
    turn_x(-6);
    turn_y(-14);
    grow(1.12f);
    gleaner_head(&(GleanerFace){.yaw = -14, .pitch = 4, .tilt = -16, .open = .46f, .cheeks = 1, .grin = 0, .ears = 12},
                 skin);
    Vec3 lips = here(V(-.06f, -.28f, .58f));
    pop();
    gleaner_arm(V(-.62f, 1.16f, .10f), V(-1.12f, .86f, .36f), V(-.78f, .66f, .84f), V(.8f, -.15f, .2f), V(0, -.2f, -1),
                skin, 0);
    gleaner_arm(V(.62f, 1.16f, .10f), V(1.12f, .92f, .36f), V(.72f, .78f, .86f), V(-.8f, -.1f, .2f), V(0, -.2f, -1),
                skin, 0);
    pop();
    Vec3 feed[5] = {V(-1.7f, 2.9f, .7f), V(-1.25f, 2.2f, 1.1f), V(-1.3f, 1.5f, 1.3f), V(-.85f, 1.12f, 1.35f),
                    lips + V(-.10f, -.05f, .10f)};
    fed_from(feed, stem, leaf, petal, heart, .34f, 5);
    static const float small[3][4] = {{-.95f, 2.60f, .10f, .44f}, {.72f, 2.60f, .12f, .40f}, {1.10f, .34f, .72f, .46f}};
    for (int i = 0; i < 3; i++) { /* those who got none: two look down from above, one pulls at the vine */
        push();
        move(small[i][0], small[i][1], small[i][2]);
        turn_y(i == 0 ? 18.f : -26.f);
        grow(small[i][3]);
        gleaner_body(.8f, skin);
        push();
        move(0, 1.18f, .16f);
        turn_x(i < 2 ? 22.f : -16.f);
        grow(.95f);
        gleaner_head(&(GleanerFace){.yaw = i ? -14.f : 14.f,
                                    .pitch = i < 2 ? -18.f : 16.f,
                                    .tilt = i == 1 ? 16.f : -14.f,
                                    .open = .66f,
                                    .cheeks = 0,
                                    .grin = i == 1 ? .3f : 0,
                                    .ears = i == 0 ? 26.f : 4.f},
                     skin);
        pop();
        for (int side = -1; side <= 1; side += 2) {
            float q = (float)side;
            if (i < 2)
                gleaner_arm(V(q * .34f, .80f, .1f), V(q * .56f, .42f, .4f), V(q * .40f, .10f, .66f), V(0, -.7f, .5f),
                            V(0, 0, -1), skin, 0);
            else
                gleaner_arm(V(q * .34f, .80f, .1f), V(q * .50f, 1.2f, .3f), V(q * .26f - .3f, 1.62f, .4f),
                            V(-.3f, .9f, .2f), V(0, 0, 1), skin, 0);
        }
        pop();
    }
    static const float row[9][4] = {{-1.32f, .36f, -.35f, .56f}, {1.42f, .36f, -.40f, .66f}, {-1.02f, .30f, .52f, .42f},
                                    {-1.42f, 2.64f, .15f, .46f}, {-.42f, 2.58f, .1f, .40f},  {.12f, 2.58f, .0f, .52f},
                                    {1.22f, 2.60f, .1f, .42f},   {.34f, 2.58f, .28f, .34f},  {1.52f, 2.64f, .0f, .55f}};
    for (int i = 0; i < 9; i++) {
        push();
        move(row[i][0], row[i][1], row[i][2]);
        turn_z(i == 2 ? 78.f : 16 * (chance(i + 3) - .5f));
        jar(.17f + .04f * chance(i), row[i][3], glass, jam[i % 4], lid);
        pop();
    }
    for (int i = 0; i < 22; i++) { /* what bursts out of them runs down */
        float x = -1.6f + 3.2f * chance(i + 60), y = i % 2 ? 2.46f : .12f, l = .14f + .26f * chance(i + 9);
        part();
        paint(jam[i % 4]);
        blend(.02f);
        limb(V(x, y + .04f, .68f), V(x, y - l, .69f), .036f, .026f);
        ball(x, y - l, .69f, .046f);
    }
    lamp(V(-2.0f, 2.4f, 2.0f), rgb(0xd8f050) * .7f, .8f);
    spore_puff(V(-1.0f, 2.0f, 1.2f), V(1.2f, 1.2f, .5f), 40, .10f, rgb(0xe0e860), .25f, 8);
    s->vignette = 1.2f;
}

/* ---- rb06: a cut through the stones ---- */

static void burrowing_graft(void)
{
    camera(V(.1f, .95f, 6.0f), V(-.05f, .92f, 0), 33);
    Scene *s = scene();
    s->back_zoom = 3;
    s->ambient = .5f;
    int skin = material_skin(rgb(0x8a86a4), rgb(0x6a8040)), stone = material_stone(rgb(0x5c4660), rgb(0x2e2034)),
        stone2 = material_stone(rgb(0x4a3850), rgb(0x261a2c)),
        mortar = material_new(rgb(0x2a1828), rgb(0x140a14), .9f, .2f, PAT_NOISE, 4, .9f),
        stem = rot_flesh(rgb(0xb5cc3a), .12f), old = rot_flesh(rgb(0x7e8f2a), .08f),
        thorn = material_plain(rgb(0xf4eca8), .4f, .8f), iron = material_iron(), petal = rot_flesh(rgb(magenta), .16f),
        heart = material_glow(rgb(0xfff0a0), 1.2f);
    static const float hole[8][4] = {{.62f, .72f, .85f, .95f},
                                     {.15f, .85f, .7f, .62f},
                                     {-.35f, 1.0f, .5f, .45f},
                                     {-.75f, 1.12f, .36f, .3f},
                                     {1.3f, .55f, .7f, .75f},
                                     {1.9f, .5f, .7f, .75f},
                                     {0, 0, 0, 0},
                                     {0, 0, 0, 0}};
    part(); /* the wall, cut open; the burrow is carved out of it */
    paint(mortar);
    blend(.05f);
    box(0, 1, -.65f, 3, 2.6f, .5f, .02f);
    carve();
    blend(.08f);
    for (int i = 0; i < 6; i++)
        egg(hole[i][0], hole[i][1], -.05f, hole[i][2], hole[i][3], .75f);
    fill();
    for (int row = 0; row < 9; row++)
        for (int i = 0; i < 6; i++) {
            float w = .34f + .08f * chance(row * 7 + i), x = -2.05f + .76f * (float)i + (row % 2 ? .38f : 0),
                  y = -.62f + .40f * (float)row;
            bool open = false;
            for (int k = 0; k < 6; k++) {
                float dx = (x - hole[k][0]) / (hole[k][2] + .20f), dy = (y - hole[k][1]) / (hole[k][3] + .12f);
                open = open || dx * dx + dy * dy < 1;
            }
            if (open)
                continue;
            block(x, y, -.12f + .08f * chance(i + row * 9), w, .18f, .22f, (i + row) % 3 ? stone : stone2);
        }
    for (int i = 0; i < 16; i++) { /* rubble on the floor of it */
        rock(.1f + 1.6f * chance(i), .02f + .10f * chance(i + 9), .15f + .5f * chance(i + 20),
             .06f + .10f * chance(i + 5), .07f, .08f, 90 * chance(i + 3), i % 2 ? stone : stone2);
    }
    push(); /* he walks where it leads, bent, his eyes blank */
    move(.70f, .02f, .15f);
    turn_y(-48);
    turn_x(12);
    grow(.86f);
    gleaner_body(.9f, skin);
    push();
    move(0, 1.30f, .14f);
    turn_z(-6);
    turn_x(6);
    GleanerFace f = {.yaw = 0, .pitch = 0, .tilt = -6, .open = .9f, .cheeks = 0, .grin = 0, .ears = 26};
    gleaner_head(&f, skin);
    int blank = material_glow(rgb(0xeef4c8), 1.15f);
    for (int side = -1; side <= 1; side += 2) {
        part();
        paint(blank);
        egg((float)side * .228f, .11f, .375f, .196f, .196f, .200f);
    }
    pop();
    gleaner_arm(V(-.30f, .92f, .1f), V(-.58f, .72f, .45f), V(-.50f, .86f, .85f), V(-.1f, .4f, .9f), V(.5f, -.6f, 0),
                skin, 0);
    gleaner_arm(V(.30f, .92f, .1f), V(.62f, .70f, .35f), V(.55f, .46f, .60f), V(0, -.9f, .3f), V(-.5f, 0, -.5f), skin,
                0);
    Vec3 hand_at_lamp = here(V(-.52f, .92f, 1.08f)), nape = here(V(0, 1.02f, -.28f));
    pop();
    push();
    move(hand_at_lamp[0], hand_at_lamp[1], hand_at_lamp[2]);
    grow(.8f);
    lantern(.5f, iron, rgb(0xffd070));
    pop();
    lamp(hand_at_lamp + V(-.05f, -.2f, .35f), rgb(0xffc060) * 1.9f, .45f);
    sprite(hand_at_lamp + V(0, -.22f, .1f), .45f, rgb(0xffc050), SPRITE_GLOW, .4f);
    Vec3 root[8] = {nape + V(.05f, -.15f, .1f), V(1.05f, 1.30f, .0f),  V(.95f, 1.72f, .05f),  V(.42f, 1.86f, .25f),
                    V(-.15f, 1.66f, .30f),      V(-.55f, 1.36f, .25f), V(-.90f, 1.20f, .16f), V(-1.42f, 1.12f, .10f)};
    thorn_vine(8, root, .17f, .02f, stem, thorn, 5);
    for (int i = 0; i < 5; i++) { /* it winds about itself into a drill */
        float k = (float)i * 1.256f;
        Vec3 p[7];
        for (int j = 0; j < 7; j++) {
            float t = (float)j / 6, a = k + 7 * t, r = .24f * (1 - t);
            p[j] = V(-.35f - 1.05f * t, 1.48f - .36f * t + sinf(a) * r, .24f - .1f * t + cosf(a) * r);
        }
        thorn_vine(7, p, .075f, .012f, i % 2 ? stem : old, thorn, i * 9);
    }
    for (int i = 0; i < 14; i++) { /* stone that bursts before the drill */
        float a = 2 * PI * chance(i + 5);
        rock(-1.28f + .42f * cosf(a) * chance(i + 30), 1.14f + .44f * sinf(a) * (.3f + chance(i + 8)),
             .35f + .3f * chance(i), .03f + .06f * chance(i + 2), .04f, .05f, 90 * chance(i), stone);
    }
    push();
    move(1.12f, 1.18f, .22f);
    turn_y(30);
    rot_bloom(.26f, .5f, petal, heart, 3);
    pop();
    for (int i = 0; i < 3; i++) { /* fine roots into the ground */
        Vec3 p[3] = {nape, V(1.2f + .2f * (float)i, .7f, .1f), V(1.35f + .25f * (float)i, .1f, .3f)};
        thorn_vine(3, p, .05f, .02f, old, thorn, i * 30);
    }
    spore_puff(V(-1.2f, 1.15f, .5f), V(.4f, .4f, .2f), 24, .12f, rgb(0xe8d890), .3f, 2);
    s->vignette = 1.3f;
}

/* ---- rb07: the mother of all mouths ---- */

static void petal_skirt(float from, float high, float away, float wide, int m)
{
    Vec3 p[16];
    for (int row = 0; row < 4; row++)
        for (int i = 0; i < 4; i++) {
            static const float w[4] = {.42f, .80f, 1, .62f}, out[4] = {.25f, .62f, .92f, 1.12f},
                               y[4] = {1, .70f, .32f, .12f};
            float x = (float)i / 3 * 2 - 1;
            p[row * 4 + i] = V(x * wide * w[row], high * y[row] + .06f * x * x + (row == 3 ? .10f : 0),
                               away * (out[row] - .12f * x * x));
        }
    push();
    turn_y(from);
    part();
    paint(m);
    blend(.02f);
    cloth(4, 4, p, .05f, 4);
    pop();
}

static void suckling(float size, int skin, int dark, int eye_m)
{
    push();
    grow(size);
    part();
    paint(skin);
    blend(.10f);
    egg(0, .3f, 0, .34f, .36f, .30f);
    egg(0, .78f, .06f, .34f, .30f, .30f);
    egg(0, .70f, .28f, .16f, .12f, .18f);
    egg(-.28f, .40f, .24f, .12f, .10f, .22f);
    egg(.28f, .40f, .24f, .12f, .10f, .22f);
    egg(-.2f, .06f, .2f, .14f, .10f, .22f);
    egg(.2f, .06f, .2f, .14f, .10f, .22f);
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        part();
        paint(skin);
        push();
        move(q * .30f, .86f, 0);
        turn_z(q * -62);
        egg(0, .26f, 0, .15f, .32f, .05f);
        pop();
        part();
        paint(eye_m);
        ball(q * .15f, .86f, .28f, .115f);
        part();
        paint(dark);
        ball(q * .14f, .87f, .375f, .045f);
    }
    pop();
}

static void gorgemother(void)
{
    camera(V(-.45f, 1.55f, 7.2f), V(.08f, 1.72f, 0), 35);
    Scene *s = scene();
    s->back_x = -.35f;
    s->back_seed = 9;
    int outer = rot_flesh(rgb(0xb03480), .07f), inner = rot_flesh(rgb(0xe0489b), .12f),
        behind = rot_flesh(rgb(0x6a1c50), .03f), flesh = rot_flesh(rgb(0xb5cc3a), .12f),
        throat = material_plain(rgb(0x2a0618), .35f, .8f), gum = rot_flesh(rgb(0xd06a90), .10f),
        tongue = rot_flesh(rgb(0xf0609a), .14f), syrup = material_glow(rgb(0xf4d040), .9f), tooth = material_tooth(),
        gold = material_gold(), skin = gleaner_skin(), dark = material_plain(rgb(0x120810), .3f, 1),
        eye_m = material_glow(rgb(0xf7d860), .8f), leaf = rot_flesh(rgb(0x6a8a28), .06f);
    push();
    move(-.10f, 0, 0);
    turn_y(9);
    for (int wreath = 0; wreath < 3; wreath++)
        for (int i = 0; i < 7; i++) {
            float w = (float)wreath;
            push();
            petal_skirt(((float)i - 3) * 46 + 23 * (float)(wreath % 2), 1.25f - .28f * w, .95f + .50f * w,
                        .52f + .12f * w, wreath == 1 ? inner : outer);
            pop();
        }
    push(); /* what stands up behind her */
    move(0, 1.65f, -1.55f);
    rot_bloom(2.7f, .98f, behind, behind, 4);
    pop();
    part(); /* the body, a bulge with a maw */
    paint(flesh);
    blend(.25f);
    lumpy(.04f, 2);
    egg(0, 1.75f, -.25f, 1.15f, .95f, .90f);
    egg(0, 2.45f, -.15f, .82f, .62f, .72f);
    for (int i = 0; i < 6; i++) {
        float a = ((float)i - 2.5f) * .62f;
        egg(sinf(a) * 1.0f, 1.30f, cosf(a) * .62f - .1f, .34f, .40f, .3f);
    }
    carve();
    blend(.10f);
    egg(0, 1.85f, .72f, .76f, .50f, .62f);
    fill();
    lumpy(0, 1);
    part();
    paint(throat);
    egg(0, 1.85f, .15f, .74f, .48f, .22f);
    part(); /* lips */
    paint(gum);
    blend(.04f);
    Vec3 lip[13];
    float lr[13];
    for (int i = 0; i < 13; i++) {
        float a = (float)i / 12 * 2 * PI;
        lip[i] = V(sinf(a) * .80f, 1.85f + cosf(a) * .54f, .60f - .22f * sinf(a) * sinf(a));
        lr[i] = .12f;
    }
    tube(13, lip, lr, 4);
    for (int i = 0; i < 20; i++) {
        float a = (float)i / 20 * 2 * PI;
        Vec3 root = V(sinf(a) * .74f, 1.85f + cosf(a) * .49f, .62f - .2f * sinf(a) * sinf(a));
        part();
        paint(tooth);
        limb(root, root + V(-sinf(a) * .18f, -cosf(a) * (.20f + .1f * chance(i)), .04f), .055f, .008f);
    }
    static const float eyes[7][3] = {{-.44f, 2.66f, .40f}, {.44f, 2.66f, .40f},  {-.17f, 2.78f, .52f},
                                     {.17f, 2.80f, .52f},  {-.70f, 2.48f, .26f}, {.70f, 2.50f, .26f},
                                     {0, 2.58f, .60f}};
    int look = material_eye(rgb(0x2a0a20), rgb(0xfff2c0), .0f, PUPIL_SLIT);
    for (int i = 0; i < 7; i++)
        eye_with_lid(eyes[i][0], eyes[i][1], eyes[i][2], i < 4 ? .135f : .10f, 8, -14, look, flesh,
                     (i % 2 ? -1.f : 1.f) * 14, .55f);
    push();
    move(0, 2.98f, -.1f);
    turn_x(-6);
    crown_spiked(.52f, 9, .52f, .4f, gold, material_gem(rgb(magenta)));
    pop();
    Vec3 lick[5] = {V(.05f, 1.62f, .3f), V(.20f, 1.50f, .95f), V(.45f, 1.34f, 1.45f), V(.75f, 1.40f, 1.6f),
                    V(.95f, 1.60f, 1.55f)};
    float kr[5] = {.26f, .24f, .21f, .18f, .15f};
    part();
    paint(tongue);
    blend(.05f);
    tube(5, lick, kr, 4);
    push();
    move(.88f, 1.66f, 1.58f);
    turn_y(-20);
    suckling(.62f, skin, dark, eye_m);
    pop();
    for (int i = 0; i < 11; i++) { /* the lap */
        float a = ((float)i - 5) * .27f, r = 1.02f + .42f * (float)(i % 2);
        push();
        move(sinf(a) * r, (i % 2 ? .52f : .92f) - .06f * fabsf((float)i - 5) * .3f, cosf(a) * r * .85f + .15f);
        turn_y(a * 57 + 180 * (float)(i % 3 == 1) + 30 * (chance(i) - .5f));
        turn_z(16 * (chance(i + 8) - .5f));
        suckling(.50f + .08f * chance(i + 3), skin, dark, eye_m);
        pop();
        part(); /* syrup */
        paint(syrup);
        blend(.03f);
        Vec3 from = V(sinf(a) * .85f, 1.38f, cosf(a) * .75f),
             to = V(sinf(a) * r, i % 2 ? .88f : 1.22f, cosf(a) * r * .85f + .30f);
        limb(from, to, .035f, .025f);
        ball(from[0], from[1], from[2], .075f);
    }
    for (int i = 0; i < 9; i++) {
        push();
        turn_y(((float)i - 4) * 30 + 12);
        move(0, .14f, 2.0f);
        turn_x(70);
        part();
        leaf_flat(.75f, .5f, leaf);
        pop();
    }
    pop();
    sprite(V(0, 1.3f, 1.0f), 1.1f, rgb(0xf4c840), SPRITE_GLOW, .16f);
    lamp(V(.1f, 1.2f, 1.9f), rgb(0xf4c840) * .9f, .5f);
    spore_puff(V(0, 2.6f, .5f), V(1.8f, 1.3f, .8f), 60, .10f, rgb(0xffc0e0), .35f, 12);
    faction_ground();
}

/* ---- rb08: what is left of the king, and what wears him ---- */

static Vec3 broken_hall(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    Vec3 c = sky_ramp(unit((v + 1) / 2.1f), t[DARK], t[SHADOW] * .8f, t[SHADOW]);
    for (int i = 0; i < 6; i++) { /* columns, broken at unlike heights */
        float x = -.95f + .38f * (float)i, top = .35f + .6f * chance_of(i + 40) + .1f * sinf(u * 40 + (float)i);
        float in = under(.085f, fabsf(u - x), .008f) * under(top, v, .01f);
        float round = .5f + .5f * cosf((u - x) / .085f * 1.5f);
        c = vec_mix(c, vec_mix(t[DARK], t[SHADOW] * 1.3f, .2f + .5f * round * (u < x ? 1.f : .4f)), in * .85f);
    }
    float beam = fabsf(u + .46f + .42f * (v - .9f)) / (.36f - .16f * v); /* light through the roof, from the left */
    c += rgb(0xf0e4a0) * (.30f * smooth(1.15f, .2f, beam) * smooth(-1.1f, 1.1f, v));
    return c;
}

/* One that has grown fat in there, from root to head, and looks who comes. */
static void maggot_king(int skin, int crown, int gem)
{
    static const float at[6][4] = {{-.17f, .02f, .10f, .11f},   {-.20f, .00f, .28f, .13f}, {-.26f, -.03f, .38f, .14f},
                                   {-.31f, -.02f, .46f, .145f}, {-.33f, .06f, .50f, .15f}, {-.32f, .15f, .50f, .155f}};
    part();
    paint(skin);
    blend(.025f);
    for (int i = 0; i < 6; i++)
        ball(at[i][0], at[i][1], at[i][2], at[i][3]);
    push();
    move(-.32f, .18f, .52f);
    turn_y(16);
    turn_x(-4);
    turn_z(8);
    grow(.86f);
    part();
    paint(skin);
    blend(.04f);
    egg(0, 0, 0, .20f, .20f, .18f);
    for (int side = -1; side <= 1; side += 2)
        egg((float)side * .10f, -.07f, .11f, .085f, .07f, .07f);
    carve();
    blend(.02f);
    egg(0, -.075f, .20f, .105f, .05f, .10f);
    fill();
    part();
    paint(material_plain(rgb(0x3c0c24), .5f, .4f));
    egg(0, -.075f, .10f, .11f, .055f, .06f);
    push();
    move(0, -.04f, .155f);
    teeth(&(Teeth){.count = 5, .material = material_tooth(), .half_width = .07f, .length = .05f, .thick = .018f});
    pop();
    int e = material_eye(rgb(0x30201c), rgb(0xfff4c0), .35f, PUPIL_ROUND);
    for (int side = -1; side <= 1; side += 2)
        eye_with_lid((float)side * .085f, .055f, .135f, .072f, 2, -4, e, skin, (float)side * -14, .7f);
    push();
    move(0, .17f, -.02f);
    crown_spiked(.135f, 6, .15f, .11f, crown, gem);
    pop();
    pop();
}

static void crown_of_maggots(void)
{
    camera(V(-.25f, .10f, 6.6f), V(-.02f, .10f, 0), 31);
    Scene *s = scene();
    s->backdrop = broken_hall;
    s->key.towards = vec_unit(V(-.55f, .75f, .65f));
    s->key.color = rgb(0xfff0c0) * 1.5f;
    s->rim.color = rgb(0xf058a8) * 3.4f;
    s->vignette = 1.4f;
    int gold = material_gold(), gem = material_gem(rgb(magenta)),
        bone = material_new(rgb(0x9aa05c), rgb(0x4c5828), .6f, .5f, PAT_BONE, 3, .7f),
        maggot = rot_flesh(rgb(0xf4b8a8), .07f), pale = rot_flesh(rgb(0xe0a0b0), .04f),
        head = material_plain(rgb(0x6a3a1c), .3f, 1);
    material(gold)->emit = rgb(0xffa020) * .35f;
    push();
    move(.04f, -.22f, 0);
    turn_y(-10);
    turn_x(6);
    turn_z(6);
    grow(2.15f);
    skull(
        &(Skull){.bone = bone, .glow = rgb(0xff50a8) * 1.6f, .jaw = 20, .menace = .9f, .missing = .3f, .one_eyed = 1});
    for (int i = 0; i < 13; i++) { /* the crown: they stand up side by side */
        float a = ((float)i - 6) * .29f, high = .20f + .12f * (float)(i % 2) + .05f * chance(i),
              bend = chance(i + 7) - .5f;
        Vec3 p[3] = {V(sinf(a) * .37f, .34f, cosf(a) * .36f - .05f),
                     V(sinf(a) * .43f, .36f + high * .6f, cosf(a) * .42f - .05f),
                     V(sinf(a) * .40f + bend * .16f, .36f + high, cosf(a) * .40f - .02f)};
        larva(3, p, .066f, i % 3 ? maggot : pale, head);
    }
    static const float worm[4][10] = {/* at the jaw, the cheek, the nose */
                                      {-.28f, -.30f, .24f, -.33f, -.38f, .30f, -.30f, -.48f, .26f, .050f},
                                      {.30f, -.10f, .30f, .40f, -.15f, .34f, .44f, -.26f, .24f, .055f},
                                      {.0f, -.14f, .30f, .02f, -.20f, .42f, .06f, -.29f, .42f, .046f},
                                      {.18f, -.33f, .32f, .24f, -.40f, .38f, .22f, -.50f, .34f, .045f}};
    for (int i = 0; i < 4; i++) {
        Vec3 p[3];
        for (int k = 0; k < 3; k++)
            p[k] = V(worm[i][k * 3], worm[i][k * 3 + 1], worm[i][k * 3 + 2]);
        larva(3, p, worm[i][9], maggot, head);
    }
    maggot_king(maggot, gold, gem);
    Vec3 shine = here(V(-.40f, .36f, .64f)), face = here(V(-.45f, .30f, 1.1f));
    pop();
    lamp(face, rgb(0xfff0c8) * 1.6f, .4f);
    sprite(shine, .22f, rgb(0xffffff), SPRITE_SPARKLE, .8f);
    for (int i = 0; i < 30; i++)
        sprite(V(-1.4f + 2.8f * chance(i), -1 + 2.8f * chance(i + 50), .8f + chance(i + 90)), .012f, rgb(0xfff0c0),
               SPRITE_GLOW, .6f);
}

const Card siege_rotbloom_court_cards[] = {{"cards/siege/rb03", ROTBLOOM, feeding_season},
                                           {"cards/siege/rb06", ROTBLOOM, burrowing_graft},
                                           {"cards/siege/rb07", ROTBLOOM, gorgemother},
                                           {"cards/siege/rb08", ROTBLOOM, crown_of_maggots},
                                           {0}};
