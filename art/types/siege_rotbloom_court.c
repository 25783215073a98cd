/* SPDX-License-Identifier: MIT
 * Rotbloom: those who feed, and those who are fed. */
#include "cards.h"
#include "kit/backdrop.h"
#include "props/bones.h"
#include "props/gleaner.h"
#include "props/nature.h"
#include "props/regalia.h"
#include "props/rocks.h"
#include "props/rot.h"
#include "props/teeth.h"
#include "props/weapons.h"

static const unsigned magenta = 0xe0489b;

/* ---- rb03: three gleaners among jars ---- */

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

/* Swollen like dough, over the edge of its shelf. */
static void fat_gleaner(float fat, float head_tilt, const GleanerFace *f, int skin, int dough)
{
    part();
    paint(dough);
    blend(.18f);
    egg(0, .44f, 0, .70f * fat, .50f, .56f);
    egg(-.35f * fat, .14f, .32f, .40f, .22f, .36f);
    egg(.35f * fat, .12f, .32f, .40f, .24f, .36f);
    egg(0, .05f, .42f, .42f, .26f, .28f);
    egg(0, .88f, -.02f, .44f, .26f, .32f);
    push();
    move(0, 1.16f, .16f);
    turn_z(head_tilt);
    turn_x(-8);
    grow(.82f);
    gleaner_head(f, skin);
    pop();
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        gleaner_arm(V(q * .40f, .80f, .1f), V(q * .74f, .62f, .3f), V(q * .52f, .50f, .62f), V(-q * .7f, .2f, .5f),
                    V(0, .3f, -1), skin, 0);
    }
}

static void feeding_season(void)
{
    camera(V(-.2f, 1.75f, 6.6f), V(0, 1.62f, 0), 36);
    Scene *s = scene();
    s->key.towards = vec_unit(V(-.8f, .5f, .45f));
    s->key.color = rgb(0xf4f0b0) * 2.9f;
    s->fill.color = rgb(0xe0a0c0) * .7f;
    int skin = gleaner_skin(), dough = material_skin(rgb(0xa898c8), rgb(0x84a040)),
        plank = material_new(rgb(0x5a3038), rgb(0x30181e), .75f, .4f, PAT_WOOD, 2, .9f),
        wall = material_new(rgb(0x34182f), rgb(0x1c0c1c), .9f, .2f, PAT_WOOD, 1.4f, .7f),
        glass = material_plain(rgb(0xd0c8b0), .1f, 1.3f), lid = material_cloth(rgb(0xa03060)),
        stem = rot_flesh(rgb(0x8ea032), .08f), leaf = rot_flesh(rgb(0x9cb83a), .08f),
        petal = rot_flesh(rgb(magenta), .18f), heart = material_glow(rgb(0xfff0a0), 1.3f);
    int jam[4] = {rot_flesh(rgb(0xd8e048), .35f), rot_flesh(rgb(0xb03070), .18f), rot_flesh(rgb(0x8aa030), .15f),
                  rot_flesh(rgb(0xe0a030), .25f)};
    part();
    paint(wall);
    box(0, 1.5f, -.75f, 3, 2.4f, .05f, .01f);
    static const float level[3] = {.16f, 1.42f, 2.70f};
    for (int i = 0; i < 3; i++) /* shelves that sag */
        for (int k = -1; k <= 1; k += 2) {
            push();
            move(0, level[i] - .06f, 0);
            turn_z((float)k * 4);
            part();
            paint(plank);
            blend(.02f);
            lumpy(.012f, 4);
            box((float)k * 1.2f, 0, 0, 1.22f, .065f, .66f, .02f);
            pop();
        }
    push();
    move(-.58f, 1.44f, .1f);
    turn_y(-14);
    fat_gleaner(1.05f, 6,
                &(GleanerFace){.yaw = -16, .pitch = 6, .tilt = -14, .open = .55f, .cheeks = 1, .grin = 0, .ears = 16},
                skin, dough);
    pop();
    push();
    move(.78f, 1.38f, .05f);
    turn_y(-26);
    grow(.80f);
    fat_gleaner(1.0f, -8,
                &(GleanerFace){.yaw = -14, .pitch = 14, .tilt = 4, .open = .3f, .cheeks = 1, .grin = 0, .ears = 22},
                skin, dough);
    pop();
    push();
    move(.16f, .14f, .30f);
    turn_y(-12);
    grow(1.02f);
    fat_gleaner(1.35f, 4,
                &(GleanerFace){.yaw = -12, .pitch = 16, .tilt = -8, .open = .72f, .cheeks = 1, .grin = .0f, .ears = 8},
                skin, dough);
    pop();
    static const float row[12][4] = {{-1.32f, 1.44f, .1f, .40f}, {1.42f, 1.42f, .1f, .46f}, {.14f, 1.36f, -.3f, .52f},
                                     {-1.15f, .2f, .1f, .5f},    {1.25f, .2f, .2f, .46f},   {-.85f, .18f, -.3f, .6f},
                                     {1.45f, .22f, -.3f, .62f},  {-1.1f, 2.72f, .1f, .46f}, {-.5f, 2.68f, .1f, .38f},
                                     {.15f, 2.66f, .0f, .5f},    {.72f, 2.68f, .1f, .36f},  {1.25f, 2.74f, .1f, .5f}};
    for (int i = 0; i < 12; i++) {
        push();
        move(row[i][0], row[i][1], row[i][2]);
        turn_z(16 * (chance(i + 3) - .5f));
        jar(.17f + .04f * chance(i), row[i][3], glass, jam[i % 4], lid);
        pop();
    }
    for (int i = 0; i < 24; i++) { /* what bursts out of them runs down */
        float x = -1.5f + 3 * chance(i + 60), y = level[i % 3] - .04f, l = .12f + .22f * chance(i + 9);
        part();
        paint(jam[i % 4]);
        blend(.02f);
        limb(V(x, y + .02f, .66f), V(x, y - l, .67f), .032f, .024f);
        ball(x, y - l, .67f, .042f);
    }
    static const float way[3][12] = {{-1.9f, 2.2f, .9f, -1.5f, 2.05f, 1.0f, -1.15f, 2.3f, .95f, -.74f, 2.40f, .78f},
                                     {-1.9f, .9f, 1.1f, -1.4f, 1.25f, 1.3f, -.8f, 1.02f, 1.35f, -.02f, 1.06f, 1.0f},
                                     {-1.9f, 3.1f, .9f, -.9f, 3.25f, .9f, .1f, 2.9f, .9f, .56f, 2.22f, .72f}};
    for (int i = 0; i < 3; i++) { /* the vines that feed them */
        Vec3 p[4];
        for (int k = 0; k < 4; k++)
            p[k] = V(way[i][k * 3], way[i][k * 3 + 1], way[i][k * 3 + 2]);
        vine(4, p, .036f, stem, leaf, i * 20);
        Vec3 d = vec_unit(p[3] - p[2]);
        push();
        move(p[3][0], p[3][1], p[3][2]);
        aim(V(0, 1, 0) - d * d[1], d);
        rot_bloom(.26f, .35f, petal, heart, i);
        pop();
    }
    lamp(V(-2.0f, 2.2f, 1.8f), rgb(0xd8f050) * .8f, .8f);
    spore_puff(V(-1.0f, 2.0f, 1.2f), V(1.2f, 1.2f, .5f), 60, .10f, rgb(0xe0e860), .35f, 8);
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

/* ---- rb08: the king is many ---- */

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
    float beam = fabsf(u - .02f - .16f * (v - .2f)) / (.30f - .10f * v); /* light through the roof */
    c += rgb(0xf0e4a0) * (.30f * smooth(1.15f, .2f, beam) * smooth(-1.1f, 1.1f, v));
    return c;
}

static void crown_of_maggots(void)
{
    camera(V(.0f, 1.45f, 6.6f), V(-.02f, 1.74f, 0), 35);
    Scene *s = scene();
    s->backdrop = broken_hall;
    s->key.towards = vec_unit(V(-.2f, 1, .35f));
    s->key.color = rgb(0xfff0c0) * 2.3f;
    int stone = material_stone(rgb(0x5a3c5c), rgb(0x2c1a30)), gold = material_gold(), gem = material_gem(rgb(magenta)),
        cushion = material_cloth(rgb(0x7a1c4c)), head = material_plain(rgb(0x6a3a1c), .3f, 1);
    int pale[4] = {rot_flesh(rgb(0xd8dc90), .10f), rot_flesh(rgb(0xb5cc3a), .10f), rot_flesh(rgb(0xe8e0b0), .10f),
                   rot_flesh(rgb(0xa0b040), .08f)};
    material(gold)->emit = rgb(0xffa020) * .3f;
    push();
    turn_y(-12);
    for (int side = -1; side <= 1; side += 2) { /* the throne */
        float q = (float)side;
        block(q * .98f, 1.4f, -.75f, .15f, 1.55f, .15f, stone);
        part();
        paint(stone);
        blend(.04f);
        limb(V(q * .98f, 2.95f, -.75f), V(q * .98f, 3.3f, -.75f), .16f, .02f);
        block(q * .98f, 1.02f, .05f, .17f, .12f, .75f, stone);
        block(q * .98f, .45f, .65f, .16f, .5f, .14f, stone);
        part();
        paint(stone);
        ball(q * .98f, 1.12f, .82f, .20f);
    }
    block(0, 1.75f, -.85f, .85f, 1.2f, .10f, stone);
    part();
    paint(cushion);
    blend(.05f);
    box(0, 1.80f, -.74f, .66f, .92f, .06f, .05f);
    block(0, .55f, 0, .95f, .14f, .8f, stone);
    /* a body of larvae: lines they lie along, as muscles lie along bones */
    static const float bone[12][8] = {
        {-.10f, .75f, -.3f, 0, 1.75f, -.35f, .40f, .44f},    /* trunk */
        {-.50f, 1.80f, -.3f, .50f, 1.80f, -.3f, .26f, .26f}, /* shoulders */
        {-.58f, 1.75f, -.25f, -.95f, 1.28f, .0f, .19f, .17f}, {-.95f, 1.28f, .0f, -.96f, 1.20f, .72f, .17f, .14f},
        {.58f, 1.75f, -.25f, 1.02f, 1.35f, .0f, .19f, .17f},  {1.02f, 1.35f, .0f, .62f, 1.75f, .55f, .16f, .12f},
        {-.28f, .78f, -.1f, -.46f, .82f, .85f, .27f, .23f},   {-.46f, .82f, .85f, -.52f, .0f, 1.0f, .22f, .20f},
        {.28f, .78f, -.1f, .46f, .84f, .85f, .27f, .23f},     {.46f, .84f, .85f, .60f, .0f, 1.15f, .22f, .20f},
        {0, 1.95f, -.25f, 0, 2.12f, -.2f, .17f, .17f},        {0, 2.24f, -.12f, 0, 2.52f, -.06f, .34f, .34f}};
    for (int b = 0; b < 12; b++) {
        Vec3 from = V(bone[b][0], bone[b][1], bone[b][2]), to = V(bone[b][3], bone[b][4], bone[b][5]), way = to - from;
        float long_ = sqrtf(vec_dot(way, way));
        int n = (int)(5 + 15 * long_ * (bone[b][6] + .10f));
        part();
        paint(pale[3]);
        blend(.1f);
        limb(from, to, bone[b][6] * .86f, bone[b][7] * .86f);
        Vec3 along = way * (1 / long_), side = vec_unit(V(along[1], -along[0], .3f)),
             front = vec_unit(vec_cross(side, along));
        for (int i = 0; i < n; i++) {
            int k = i + b * 40;
            float t = chance(k), a = (chance(k + 500) - .5f) * 4.2f, r = mix(bone[b][6], bone[b][7], t),
                  l = .26f + .16f * chance(k + 900);
            float spin = .7f * (chance(k + 700) - .5f);
            Vec3 p[3];
            for (int j = 0; j < 3; j++) {
                float u = ((float)j - 1), aj = a + u * spin + (j == 1 ? .12f : 0);
                Vec3 out = front * cosf(aj) + side * sinf(aj);
                if (out[2] < 0 && fabsf(front[2]) > .2f)
                    out = out - front * (2 * vec_dot(out, front)) * (front[2] > 0 ? 0.f : 1.f);
                p[j] = from + way * t + along * (u * l) + out * (r + .02f * (j == 1 ? 1.f : 0.f));
            }
            larva(3, p, .085f + .03f * chance(k + 11), pale[k % 3], head);
        }
    }
    for (int side = -1; side <= 1; side += 2) { /* two of them are the eyes: curled, dark within */
        part();
        paint(material_plain(rgb(0x10060c), .5f, .4f));
        egg((float)side * .17f, 2.42f, .30f, .14f, .12f, .10f);
        part();
        paint(material_glow(rgb(0xff60b0), 1.8f));
        ball((float)side * .17f, 2.42f, .395f, .045f);
    }
    part(); /* and a mouth */
    paint(material_plain(rgb(0x10060c), .5f, .4f));
    egg(0, 2.14f, .27f, .15f, .07f, .07f);
    for (int i = 0; i < 16; i++) { /* they spill over the seat, past the lower edge */
        float x = (chance(i) - .5f) * 1.9f, y = .55f - 1.1f * chance(i + 70) * chance(i + 30),
              z = .9f + .55f * chance(i + 140), a = 2 * PI * chance(i + 9);
        Vec3 p[3] = {V(x - cosf(a) * .2f, y - sinf(a) * .14f, z), V(x, y + .05f, z + .05f),
                     V(x + cosf(a) * .2f, y + sinf(a) * .14f, z)};
        larva(3, p, .08f + .03f * chance(i + 5), pale[i % 3], head);
    }
    push(); /* the crown, clean, over the head it does not touch */
    move(0, 3.02f, -.05f);
    turn_z(-4);
    turn_x(8);
    crown_spiked(.36f, 8, .40f, 0, gold, gem);
    pop();
    pop();
    sprite(V(0, 3.15f, .4f), .55f, rgb(0xffe890), SPRITE_GLOW, .30f);
    sprite(V(-.22f, 3.34f, .5f), .16f, rgb(0xffffff), SPRITE_SPARKLE, .9f);
    lamp(V(0, 3.5f, 1.0f), rgb(0xfff0b0) * 1.4f, .5f);
    for (int i = 0; i < 40; i++)
        sprite(V((chance(i) - .5f) * 1.6f, .4f + 3.2f * chance(i + 50), .8f + chance(i + 90)), .012f, rgb(0xfff0c0),
               SPRITE_GLOW, .6f);
    faction_ground();
}

const Card siege_rotbloom_court_cards[] = {{"cards/siege/rb03", ROTBLOOM, feeding_season},
                                           {"cards/siege/rb06", ROTBLOOM, burrowing_graft},
                                           {"cards/siege/rb07", ROTBLOOM, gorgemother},
                                           {"cards/siege/rb08", ROTBLOOM, crown_of_maggots},
                                           {0}};
