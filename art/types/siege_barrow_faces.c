/* SPDX-License-Identifier: MIT
 * Barrowkin seen close: wreath, veil, thorn hood, mason, root widow. */
#include "cards.h"
#include "kit/backdrop.h"
#include "props/barrowkin.h"
#include "props/beast4.h"
#include "props/bones.h"
#include "props/flames.h"
#include "props/headgear.h"
#include "props/nature.h"
#include "props/regalia.h"
#include "props/skull.h"
#include "props/weapons.h"

/* ---- ba08: names on leaves ---- */

static Vec3 ivy_wall(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    Vec3 c = t[SHADOW] * .7f;
    for (int layer = 0; layer < 3; layer++) {
        float size = .17f - .02f * (float)layer;
        for (int k = 0; k < 9; k++) { /* leaves of the cells around */
            float x = floorf(u / size) + (float)(k % 3 - 1), y = floorf(v / size) + (float)(k / 3 - 1);
            int n = (int)(x * 57 + y * 131) + layer * 977;
            float cx = (x + .5f + .5f * (chance_of(n) - .5f)) * size,
                  cy = (y + .5f + .5f * (chance_of(n + 3) - .5f)) * size;
            float a = 6.28f * chance_of(n + 7), du = (u - cx) / size, dv = (v - cy) / size,
                  p = du * cosf(a) + dv * sinf(a), q = fabsf(dv * cosf(a) - du * sinf(a)),
                  in = .34f * (1 - p * p * 2.6f) * (1 + .25f * cosf(p * 16));
            if (q < in && chance_of(n + 11) > .25f) {
                float lit = .35f + .22f * (float)layer + .5f * smooth(.02f, -.3f, du - dv) * chance_of(n + 13);
                c = vec_mix(t[SHADOW], t[MIDTONE] * .8f, lit * .8f) * (q < .02f ? 1.25f : .9f);
            }
        }
    }
    float d = distance_to(u, v, -.35f, .25f);
    return c * (.55f + .75f * expf(-d * d * 1.1f));
}

/* Lashes alone: for a Person whose eyes are made so small that they are not seen. */
static void lids_down(int skin, int lash)
{
    for (int side = -1; side <= 1; side += 2) {
        float x = (float)side * .150f;
        part();
        paint(skin);
        egg(x, -.006f, .228f, .092f, .058f, .090f);
        part();
        paint(lash);
        blend(.008f);
        Vec3 q[5];
        float r[5] = {.003f, .007f, .009f, .008f, .004f};
        for (int i = 0; i < 5; i++) {
            float a = ((float)i - 2) * .046f * (float)side;
            q[i] = V(x + a, -.040f + 3.2f * a * a, .300f - (float)i * .006f - 2.2f * a * a);
        }
        tube(5, q, r, 3);
    }
}

static void wreath(void)
{
    Scene *s = scene();
    camera(V(.1f, 1.98f, 3.9f), V(.05f, 1.90f, 0), 24);
    barrow_hour(HOUR_DUSK);
    s->backdrop = ivy_wall;
    s->key.color = rgb(0xffe8b8) * 2.4f;
    s->rim.color = rgb(0xc0e890) * 2.0f;
    Vec3 tan = rgb(0xb07038);
    int linen = material_wool(rgb(0xdcd0a8)), lash = material_plain(rgb(0x2a160c), .8f, .1f),
        leaf = material_glow(rgb(0xffcc68), 1.1f), green = material_plain(rgb(0x587838), .6f, .3f),
        stem = material_wood(), gold = material_gold(), heather = material_wool(rgb(0x7a4e96));
    Kin k = {.f = {.man = .05f},
             .dress = linen,
             .cloak = heather,
             .hem = .3f,
             .cloak_open = 62,
             .head = {.skin = tan,
                      .hair = rgb(0x2a1810),
                      .iris = rgb(0x806030),
                      .age = .45f,
                      .man = .08f,
                      .nose = NOSE_HOOKED,
                      .nose_size = 1.05f,
                      .mood = MOOD_CALM,
                      .hairs = HAIR_BUN,
                      .lips = 1.35f,
                      .eye = .05f,
                      .brow = .7f,
                      .seed = 5},
             .look = 42,
             .nod = 8,
             .lean = -3,
             .head_size = .62f,
             .seed = 4};
    push();
    move(-.05f, -.12f, 0);
    turn_y(18);
    kin_body(&k);
    part();
    paint(gold);
    for (int i = 0; i < 3; i++) {
        push();
        move(0, 1.88f - .05f * (float)i, -.01f + .015f * (float)i);
        turn_x(9);
        ring(0, 0, 0, .17f + .04f * (float)i, .020f);
        pop();
    }
    push();
    kin_head(&k);
    lids_down(material_skin(tan * .9f, tan * V(.75f, .6f, .5f)), lash);
    push();
    move(0, .26f, -.05f);
    turn_x(-10);
    part();
    paint(stem);
    ring(0, 0, 0, .41f, .025f);
    for (int i = 0; i < 30; i++) {
        float a = 12.f * (float)i;
        push();
        turn_y(a);
        move(0, .03f * (float)(i % 3 - 1), .41f);
        turn_y(50 + 20 * (chance(i) - .5f));
        turn_x(-18 + 50 * (chance(i + 20) - .5f));
        turn_z(-38 + (float)(i % 2) * 76);
        leaf_flat(.26f + .06f * chance(i + 5), .105f, i % 4 == 3 ? green : leaf);
        pop();
    }
    pop();
    pop();
    for (int side = -1; side <= 1; side += 2) { /* two flames stand on her shoulders */
        push();
        move((float)side * .40f, 1.84f, .10f);
        small_flame(.26f, rgb(0xffb848));
        lamp(here(V(0, .12f, .16f)), rgb(0xffb450) * 1.5f, .26f);
        pop();
    }
    pop();
    lamp(V(.25f, 2.45f, .75f), rgb(0xffc860) * 1.1f, .35f);
    lamp(V(.55f, 1.95f, 1.25f), rgb(0xffd8a0) * 1.2f, .40f);
    for (int i = 0; i < 5; i++) { /* names on their way */
        push();
        move(-.60f + .11f * (float)i, 2.42f - .13f * (float)i + .05f * chance(i), .1f);
        turn_z(160 * (chance(i + 9) - .5f));
        grow(.6f);
        leaf_flat(.2f, .08f, leaf);
        pop();
    }
    faction_motes();
}

/* ---- ba14: tears by the hour ---- */

static void umbrella(float r, int cloth, int wood)
{
    part();
    paint(cloth);
    blend(.02f);
    for (int i = 0; i < 9; i++) {
        float a = .698f * (float)i;
        Vec3 q[4] = {V(0, r * .55f, 0), V(sinf(a) * r * .5f, r * .45f, cosf(a) * r * .5f),
                     V(sinf(a) * r * .85f, r * .2f, cosf(a) * r * .85f), V(sinf(a) * r, 0, cosf(a) * r)};
        float w[4] = {.03f, .03f, .03f, .02f};
        tube(4, q, w, 3);
    }
    egg(0, 0, 0, r * .97f, r * .54f, r * .97f);
    carve();
    box(0, -r * .6f, 0, r * 2, r * .62f, r * 2, .01f);
    fill();
    limb(V(0, r * .5f, 0), V(0, r * .72f, 0), .03f, .012f);
    part();
    paint(wood);
    limb(V(0, r * .4f, 0), V(0, -r * 1.6f, 0), .025f, .025f);
}

static void mourner(void)
{
    Scene *s = scene();
    camera(V(0, 1.98f, 4.1f), V(0, 1.84f, 0), 28);
    barrow_hour(HOUR_DAY);
    s->back_seed = 14;
    s->tint[LIGHT] = rgb(0xb8c0a8);
    s->key.color = rgb(0xf0f0dc) * 2.2f;
    s->rim.color = rgb(0xd0e0c8) * 2.2f;
    int black = material_wool(rgb(0x2c2a34)), glove = material_leather(rgb(0x3c3644)), gold = material_gold(),
        lace = material_new(rgb(0xf8f0dc), rgb(0xb8b098), .8f, .2f, PAT_CLOTH, 9, .5f),
        tear = material_plain(rgb(0xd0e8f0), .05f, 1.6f), violet = material_wool(rgb(0x6a4a7c)), wood = material_wood();
    for (int i = 0; i < 5; i++) {
        static const float at[5][3] = {{-1.15f, 2.15f, -1.4f},
                                       {1.1f, 2.25f, -1.3f},
                                       {-.35f, 2.45f, -2.6f},
                                       {.55f, 2.42f, -2.9f},
                                       {-1.5f, 2.3f, -3.2f}};
        push();
        move(at[i][0], at[i][1], at[i][2]);
        turn_z(14 * (chance(i) - .5f));
        umbrella(.62f, i % 2 ? violet : black, wood);
        move(0, -2.0f, 0);
        grow(1.7f);
        hooded_cone(black, 0, i);
        pop();
    }
    Kin k = {.f = {.man = .15f, .wide = 1.05f, .belly = .3f},
             .dress = black,
             .skirt = black,
             .skirt_hem = .2f,
             .cowl = violet,
             .head = {.skin = rgb(0xe8c8a8),
                      .hair = rgb(0x6a3020),
                      .iris = rgb(0x3a7a4a),
                      .age = .55f,
                      .man = .1f,
                      .wide = 1.06f,
                      .gaunt = -.4f,
                      .nose = NOSE_LONG,
                      .nose_size = 1.1f,
                      .mood = MOOD_CUNNING,
                      .hairs = HAIR_SWEPT,
                      .lips = 1.5f,
                      .eye = 1.3f,
                      .gaze_x = -10,
                      .seed = 9},
             .look = 4,
             .lean = -6,
             .head_size = .64f,
             .glove = glove,
             .seed = 6};
    push();
    move(0, -.10f, 0);
    kin_body(&k);
    push();
    kin_head(&k);
    veil(black, -1.3f, 58, 5);
    part(); /* its front, thrown over the head */
    paint(black);
    blend(.03f);
    DrapeRow row[4] = {{.66f, .05f, .05f, 0, .02f},
                       {.60f, .30f, .30f, 0, .06f},
                       {.46f, .44f, .44f, 0, .02f},
                       {.30f, .50f, .50f, 0, .0f}};
    drape(&(Drape){.rows = 4,
                   .row = row,
                   .folds = 15,
                   .gather = .01f,
                   .depth = .05f,
                   .twist = .5f,
                   .hem = .08f,
                   .thick = .02f,
                   .seed = 8});
    part();
    paint(violet); /* a rose of cloth */
    blend(.02f);
    for (int i = 0; i < 7; i++) {
        float a = .9f * (float)i;
        egg(.30f + cosf(a) * .07f, .46f + sinf(a) * .06f, .38f, .06f, .055f, .04f);
    }
    part(); /* one eye weeps */
    paint(tear);
    blend(.02f);
    egg(.175f, -.085f, .345f, .016f, .024f, .016f);
    limb(V(.185f, -.14f, .345f), V(.19f, -.24f, .325f), .010f, .018f);
    ball(.192f, -.25f, .322f, .022f);
    pop();
    /* the handkerchief at the other */
    Vec3 e = V(-.60f, 1.36f, .30f), w = V(-.36f, 1.72f, .50f);
    kin_arm(&k, -1, e, w, GRASP_HANG, V(.35f, .92f, .05f), V(.35f, 0, -.9f));
    push();
    move(-.24f, 1.98f, .52f);
    turn_z(-12);
    Vec3 grid[16];
    for (int i = 0; i < 16; i++) {
        float x = (float)(i % 4) / 3 - .5f, y = (float)(i / 4) / 3;
        grid[i] = V(x * (.12f + .44f * y) - .05f, .10f - .46f * y, .05f * sinf(7 * x) + .05f * y);
    }
    part();
    paint(lace);
    blend(.01f);
    cloth(4, 4, grid, .014f, 4);
    for (int i = 0; i < 9; i++)
        ball(-.33f + .07f * (float)i, -.375f - .015f * (float)(i % 2), .03f + .05f * sinf(7 * ((float)i / 8 - .5f)),
             .035f);
    pop();
    /* and what she has been paid */
    Vec3 e2 = V(.60f, 1.28f, .28f), w2 = V(.44f, 1.42f, .66f);
    kin_arm(&k, 1, e2, w2, GRASP_REACH, V(-.30f, .95f, .1f), V(-.1f, -.1f, 1));
    for (int i = 0; i < 3; i++) {
        push();
        move(.245f + .095f * (float)i, 1.735f + .03f * (float)(i == 1) - .04f * (float)(i == 2), .72f);
        turn_y(-16 + 6 * (float)i);
        turn_z(-10 * (float)(i - 1));
        turn_x(90);
        part();
        paint(gold);
        blend(.01f);
        drum(0, 0, 0, .075f, .014f, .008f);
        ring(0, .014f, 0, .062f, .008f);
        pop();
    }
    pop();
    lamp(V(.3f, 1.9f, 1.3f), rgb(0xffe0a0) * .8f, .5f);
    rain(90, .12f, rgb(0xd0d8c8), 7);
    faction_ground();
}

/* ---- ba22: the briar and the sickle ---- */

static void thorn_acolyte(void)
{
    Scene *s = scene();
    camera(V(-.15f, 1.92f, 4.0f), V(-.06f, 1.86f, 0), 28);
    barrow_hour(HOUR_DUSK);
    s->back_seed = 15;
    s->back_y = -.3f;
    s->key.color = rgb(0xffe4b0) * 2.0f;
    int hood = material_wool(rgb(0xc0b488)), lining = material_wool(rgb(0x4a3a28)), robe = material_wool(rgb(0x5a4a6a)),
        briar = material_new(rgb(0x4a5a2c), rgb(0x2c2a18), .8f, .3f, PAT_WOOD, 5, .8f), iron = material_iron(),
        thorn = material_plain(rgb(0xb89860), .4f, .6f), wrap = material_leather(rgb(0x5a3820)),
        rose = material_plain(rgb(0x9a5ab8), .6f, .2f);
    Kin k = {.f = {.man = .5f},
             .dress = robe,
             .cloak = hood,
             .hem = .4f,
             .cloak_open = 70,
             .wind = V(.6f, 0, -.3f),
             .cowl = hood,
             .hood = hood,
             .lining = lining,
             .head = {.skin = rgb(0xd8a880),
                      .hair = rgb(0x3a2818),
                      .iris = rgb(0x70a040),
                      .age = .3f,
                      .man = .5f,
                      .gaunt = .5f,
                      .nose = NOSE_HOOKED,
                      .nose_size = 1.15f,
                      .mood = MOOD_ROAR,
                      .hairs = HAIR_NONE,
                      .eye = 1.2f,
                      .gaze_x = -10,
                      .seed = 15},
             .look = -40,
             .nod = 4,
             .lean = 5,
             .head_size = .66f,
             .seed = 8};
    push();
    move(.14f, -.12f, 0);
    turn_y(-16);
    kin_body(&k);
    push();
    kin_head(&k);
    part(); /* the briar grows out of the hood */
    paint(briar);
    blend(.03f);
    Vec3 q[3][6] = {{V(-.10f, .42f, .15f), V(-.25f, .72f, .32f), V(-.05f, .98f, .25f), V(.25f, .92f, .15f),
                     V(.28f, .72f, .25f), V(.12f, .70f, .3f)},
                    {V(.30f, .10f, .22f), V(.55f, .28f, .35f), V(.82f, .16f, .25f), V(.86f, -.12f, .2f),
                     V(.66f, -.18f, .25f), V(.64f, -.02f, .3f)},
                    {V(.20f, .45f, .0f), V(.45f, .70f, .05f), V(.75f, .72f, 0), V(.95f, .52f, 0), V(1.1f, .60f, 0),
                     V(1.25f, .8f, 0)}};
    float r[6] = {.055f, .05f, .045f, .038f, .028f, .012f};
    for (int j = 0; j < 3; j++)
        tube(6, q[j], r, 4);
    part();
    paint(thorn);
    for (int j = 0; j < 3; j++)
        for (int i = 0; i < 12; i++) {
            Vec3 p = tube_point(6, q[j], .4f + .37f * (float)i),
                 d = vec_unit(V(chance(i + j * 20) - .5f, chance(i + 50) - .5f, .6f * chance(i + 90)));
            limb(p, p + d * .13f, .026f, .003f);
        }
    part();
    paint(rose);
    blend(.02f);
    for (int i = 0; i < 6; i++) {
        float a = 1.05f * (float)i;
        egg(.12f + cosf(a) * .06f, .70f + sinf(a) * .06f, .34f, .055f, .05f, .04f);
    }
    pop();
    push(); /* sickle knife before the teeth */
    kin_grip(&k, -1, V(-.50f, 1.28f, .34f), V(-.06f, 1.44f, .84f), V(-.12f, 1, .05f), V(.5f, 0, .9f));
    grow(.72f);
    grip(.12f, .12f, .04f, wrap);
    part();
    paint(iron);
    blend(.01f);
    Vec3 edge[6] = {V(0, .12f, 0),     V(.10f, .34f, 0),  V(.05f, .60f, 0),
                    V(-.20f, .76f, 0), V(-.48f, .70f, 0), V(-.62f, .52f, 0)};
    for (int i = 0; i < 5; i++) {
        Vec3 a = edge[i], b = edge[i + 1], m = V(-.14f, .40f, 0);
        float ta = .26f * (1 - .16f * (float)i), tb = .26f * (1 - .16f * (float)(i + 1));
        web(a, b, vec_mix(a, m, ta), .016f);
        web(b, vec_mix(a, m, ta), vec_mix(b, m, tb), .016f);
        limb(a, b, .026f - .003f * (float)i, .023f - .003f * (float)i);
    }
    Vec3 f1 = here(V(-.55f, .86f, .05f)), f2 = here(V(-.72f, .30f, .1f));
    pop();
    pop();
    const Vec3 at[2] = {f1, f2};
    for (int i = 0; i < 2; i++) {
        push();
        move(at[i][0], at[i][1], at[i][2]);
        turn_z(-24);
        small_flame(.20f, rgb(0xffb848));
        pop();
        lamp(at[i] + V(.05f, .1f, .16f), rgb(0xffb450) * 1.4f, .30f);
    }
    for (int i = 0; i < 16; i++) {
        push();
        move(-.9f + 1.9f * chance(i), 1.2f + 1.5f * chance(i + 20), .2f + .5f * chance(i + 40));
        turn_z(360 * chance(i + 60));
        turn_x(50);
        leaf_flat(.07f, .03f, thorn);
        pop();
    }
    faction_motes();
}

/* ---- ba10: the last rib ---- */

static void bone_mason(void)
{
    Scene *s = scene();
    camera(V(.1f, 1.75f, 5.4f), V(.02f, 1.52f, 0), 30);
    barrow_hour(HOUR_DAY);
    s->back_seed = 16;
    s->haze = .18f;
    int bone = material_old_bone(), brick = material_new(rgb(0xb8a888), rgb(0x6a5a44), .9f, .2f, PAT_BRICK, 6, .9f),
        shirt = material_wool(rgb(0xc8b88c)), apron = material_leather(rgb(0x6a4a30)),
        cap = material_wool(rgb(0x7a4e96)), iron = material_iron(), wood = material_wood(),
        mortar = material_plain(rgb(0xd8d0b8), .9f, .1f);
    Kin k = {.f = {.man = 1, .wide = 1.08f, .belly = .7f},
             .dress = shirt,
             .head = {.skin = rgb(0xd8a07c),
                      .hair = rgb(0x8a7a68),
                      .iris = rgb(0x4a6a7a),
                      .age = .7f,
                      .man = .95f,
                      .wide = 1.1f,
                      .nose = NOSE_BROAD,
                      .nose_size = 1.3f,
                      .mood = MOOD_CALM,
                      .hairs = HAIR_CROP,
                      .beard = WHISKERS_MOUSTACHE,
                      .beard_length = 1.1f,
                      .eye = 1.2f,
                      .brow = 1.4f,
                      .gaze_x = 14,
                      .seed = 2},
             .look = 18,
             .nod = 6,
             .lean = -4,
             .head_size = .62f,
             .seed = 30};
    push(); /* what he builds */
    move(.74f, -.02f, -.15f);
    turn_y(-34);
    part();
    paint(brick);
    blend(.01f);
    box(0, .40f, 0, .48f, .42f, .40f, .02f);
    box(0, .86f, 0, .38f, .10f, .32f, .02f);
    box(-.0f, 1.0f, 0, .28f, .07f, .24f, .02f);
    part();
    paint(mortar);
    blend(.04f);
    lumpy(.03f, 8);
    egg(0, 1.08f, 0, .22f, .06f, .20f);
    lumpy(0, 1);
    push();
    move(0, .42f, 0);
    grow(.88f);
    bone_torso(bone, true);
    dead_arm(bone, -1, V(-.86f, 1.26f, .22f), V(-.46f, 1.42f, .62f), V(-.2f, .25f, .8f), V(.1f, 1, .0f), .22f);
    Vec3 palm = here(V(-.50f, 1.60f, .78f));
    dead_arm(bone, 1, V(.90f, 1.22f, -.1f), V(.66f, .80f, .12f), V(-.45f, -.1f, .1f), V(0, .2f, -1), .3f);
    pop();
    pop();
    push(); /* its skull, helpfully */
    move(palm[0], palm[1] + .16f, palm[2]);
    turn_y(-52);
    turn_z(10);
    grow(.46f);
    skull(&(Skull){.bone = bone, .glow = rgb(0xffc850), .jaw = 16});
    pop();
    push(); /* the mason */
    move(-.66f, -.14f, .05f);
    turn_y(40);
    kin_body(&k);
    smith_apron(apron, apron, 1.08f, .8f, .5f);
    push();
    kin_head(&k);
    part(); /* a folded cap */
    paint(cap);
    blend(.05f);
    egg(0, .34f, -.06f, .38f, .20f, .42f);
    limb(V(-.1f, .45f, -.1f), V(.16f, .50f, -.2f), .16f, .12f);
    push();
    move(0, .25f, -.05f);
    turn_x(-10);
    ring(0, 0, 0, .38f, .05f);
    pop();
    pop();
    push(); /* trowel with mortar */
    kin_grip(&k, -1, V(-.58f, 1.36f, .32f), V(-.36f, 1.62f, .66f), V(.55f, .75f, .30f), V(.3f, -.3f, 1));
    part();
    paint(wood);
    limb(V(0, -.14f, 0), V(0, .12f, 0), .04f, .035f);
    part();
    paint(iron);
    blend(.01f);
    limb(V(0, .12f, 0), V(0, .22f, -.06f), .02f, .02f);
    float blade[] = {-.13f, .20f, .13f, .20f, .10f, .40f, 0, .60f, -.10f, .40f};
    push();
    move(0, 0, -.06f);
    outline(5, blade, 3, .012f, .008f);
    pop();
    part();
    paint(mortar);
    blend(.04f);
    lumpy(.02f, 9);
    egg(0, .34f, -.01f, .09f, .11f, .05f);
    lumpy(0, 1);
    pop();
    push(); /* the last rib */
    kin_grip(&k, 1, V(.58f, 1.30f, .42f), V(.30f, 1.42f, .94f), V(-.1f, .35f, 1), V(-.7f, .7f, 0));
    part();
    paint(bone);
    Vec3 q[5] = {V(0, -.18f, 0), V(.02f, .05f, 0), V(.08f, .30f, .04f), V(.02f, .50f, .16f), V(-.12f, .58f, .26f)};
    float r[5] = {.035f, .042f, .042f, .038f, .028f};
    tube(5, q, r, 4);
    pop();
    pop();
    for (int i = 0; i < 5; i++) { /* bones laid out like bricks */
        part();
        paint(bone);
        blend(.03f);
        bone_limb(V(-.35f + .1f * (float)(i % 2), .12f + .09f * (float)(i / 2), 1.2f),
                  V(.15f + .1f * (float)(i % 2), .12f + .09f * (float)(i / 2), 1.25f), .05f);
    }
    dust_burst(V(.4f, .7f, .6f), V(.8f, .35f, .3f), 14, .22f, rgb(0xd8cca0), .16f, 5);
    lamp(V(.1f, 2.1f, 1.4f), rgb(0xffe4b0) * .9f, .5f);
    push();
    move(1.05f, .82f, .45f);
    pop();
    for (int i = 0; i < 3; i++) {
        push();
        move(1.15f - .2f * (float)i, .05f, .5f + .25f * (float)i);
        wax_candle(.24f + .1f * chance(i), .065f, true, material_wax());
        pop();
    }
    faction_ground();
    faction_motes();
}

/* ---- ba15: a skull that burns, thrown ---- */

static Vec3 dark_wood(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    Vec3 c = sky_ramp(unit((v + 1.0f) / 2), vec_mix(t[MIDTONE], t[LIGHT], .22f) * .8f,
                      vec_mix(t[MIDTONE], t[SHADOW], .4f), t[SHADOW] * .8f);
    c = vec_mix(c, grey(luminance(c)) * V(1, 1.05f, .9f), .4f);
    for (int layer = 0; layer < 3; layer++) {
        Vec3 bark = vec_mix(vec_mix(t[MIDTONE], t[SHADOW], .5f), t[DARK] * 1.3f, .35f + .32f * (float)layer);
        for (int i = 0; i < 5; i++) {
            float x = -1.2f + .6f * ((float)i + chance_of(i + layer * 11)),
                  w = (.035f + .03f * (float)layer) * (.7f + .6f * chance_of(i + layer * 5));
            float lean = .25f * (chance_of(i * 3 + layer) - .5f), at = x + lean * v + .03f * sinf(v * 3 + (float)i);
            w *= 1 + .8f * smooth(-.5f, -1.1f, v);
            c = vec_mix(c, bark * (.8f + .5f * smooth(.0f, -w, u - at)), under(w, fabsf(u - at), .006f));
            for (int k = 0; k < 3; k++) { /* boughs */
                float y0 = .1f + .35f * (float)k + .2f * chance_of(i + k * 7 + layer), dir = k % 2 ? 1.f : -1.f,
                      du = (u - at) * dir;
                if (du > 0 && du < .5f)
                    c = vec_mix(c, bark,
                                under(w * .35f * (1 - du * 2), fabsf(v - y0 - du * .7f - .03f * sinf(du * 22)), .005f));
            }
        }
    }
    return c;
}

static void root_widow(void)
{
    Scene *s = scene();
    camera(V(.15f, 1.35f, 4.8f), V(.04f, 1.62f, 0), 32);
    barrow_hour(HOUR_DUSK);
    s->backdrop = dark_wood;
    s->key.color = rgb(0xf0e4b8) * 1.7f;
    s->rim.color = rgb(0xa0ff90) * 2.0f;
    int dress = material_wool(rgb(0x8a8458)), skirt = material_wool(rgb(0x4a4432)), bone = material_old_bone(),
        root = material_new(rgb(0x8a6440), rgb(0x3c2a1c), .85f, .3f, PAT_WOOD, 5, .9f),
        sash_m = material_wool(rgb(0x7a4e96));
    Kin k = {.f = {.man = .0f},
             .dress = dress,
             .skirt = skirt,
             .skirt_hem = .15f,
             .wind = V(-.3f, 0, -.2f),
             .head = {.skin = rgb(0xe0c4a0),
                      .hair = rgb(0x5a3c24),
                      .iris = rgb(0x80e060),
                      .age = .5f,
                      .man = .1f,
                      .gaunt = .6f,
                      .nose = NOSE_HOOKED,
                      .nose_size = 1.1f,
                      .mood = MOOD_ROAR,
                      .hairs = HAIR_NONE,
                      .eye = 1.25f,
                      .gaze_x = 8,
                      .glow = .25f,
                      .seed = 11},
             .look = 10,
             .nod = 2,
             .lean = -8,
             .head_size = .62f,
             .seed = 14};
    push();
    move(-.36f, -.06f, -.1f);
    turn_y(26);
    turn_z(-9);
    kin_body(&k);
    sash(sash_m, 1.0f, -1, 3);
    part();
    paint(bone);
    blend(.01f);
    for (int i = 0; i < 13; i++) {
        float a = ((float)i - 6) * .22f;
        limb(V(sinf(a) * .22f, 1.82f - .05f * cosf(a), cosf(a) * .20f),
             V(sinf(a) * .27f, 1.68f - .08f * cosf(a), cosf(a) * .27f), .018f, .010f);
    }
    push();
    kin_head(&k);
    part(); /* hair of roots, whipped back into the trees */
    paint(root);
    blend(.05f);
    egg(0, .20f, -.10f, .40f, .36f, .42f);
    carve();
    egg(0, -.10f, .30f, .36f, .44f, .36f);
    fill();
    blend(.03f);
    for (int i = 0; i < 17; i++) {
        float a = -100 + 200 * (float)i / 16, c = sinf(a * PI / 180), y = cosf(a * PI / 180), l = .9f + .7f * chance(i);
        Vec3 q[5] = {V(c * .36f, .12f + .38f * y, .06f), V(c * .46f - .12f, .22f + .44f * y, -.22f),
                     V(c * .5f - .55f * l, .26f + .55f * y + .18f * (chance(i + 5) - .5f), -.5f),
                     V(c * .5f - 1.0f * l, .18f + .7f * y + .5f * (chance(i + 15) - .5f), -.6f),
                     V(c * .5f - 1.4f * l, .28f + .8f * y + .8f * (chance(i + 25) - .5f), -.6f)};
        float r[5] = {.07f, .065f, .05f, .03f, .008f};
        tube(5, q, r, 4);
        Vec3 from = tube_point(5, q, 2.2f);
        limb(from, from + V(-.22f, .25f * (chance(i + 35) - .4f), .05f), .03f, .006f);
    }
    pop();
    kin_arm(&k, 1, V(.74f, 1.98f, .10f), V(.80f, 2.10f, .58f), GRASP_REACH, V(.12f, .25f, .9f),
            V(0, -.75f, .3f)); /* has just let go */
    kin_arm(&k, -1, V(-.66f, 1.46f, .22f), V(-.36f, 1.28f, .48f), GRASP_REACH, V(.3f, .45f, .75f), V(.2f, -.3f, 1));
    pop();
    push(); /* at the lens */
    move(.52f, 1.24f, 1.75f);
    turn_y(10);
    turn_z(-16);
    turn_x(4);
    grow(.54f);
    skull(&(Skull){.bone = bone, .glow = rgb(0x70ff60), .jaw = 26, .menace = .6f, .eye_size = 1.6f});
    push();
    move(-.1f, .15f, -.25f);
    turn_z(-22);
    flames(11, .42f, .36f, .62f, .13f, 10, -.1f, rgb(0xe0ffb0), rgb(0x30c040), 5);
    pop();
    pop();
    for (int i = 0; i < 22; i++) { /* its way from the hand */
        float t = (float)i / 21;
        sprite(vec_mix(V(.62f, 2.2f, .5f), V(.60f, 1.5f, 1.6f), t) + V(-.1f * (1 - t), .05f * chance(i), 0),
               .05f + .08f * t, rgb(0x60e050), SPRITE_GLOW, .28f);
    }
    lamp(V(.15f, 1.65f, 1.25f), rgb(0x78ff60) * 1.4f, .42f);
    sprite(V(.52f, 1.3f, 1.7f), .60f, rgb(0x50d040), SPRITE_GLOW, .35f);
    faction_ground();
    faction_motes();
}

const Card siege_barrow_faces_cards[] = {
    {"cards/siege/ba08", BARROW, wreath},        {"cards/siege/ba10", BARROW, bone_mason},
    {"cards/siege/ba14", BARROW, mourner},       {"cards/siege/ba15", BARROW, root_widow},
    {"cards/siege/ba22", BARROW, thorn_acolyte}, {0}};
