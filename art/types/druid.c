/* SPDX-License-Identifier: MIT
 * Druids: the stag of the autumn woods, the wolf of the snow. */
#include "cards.h"
#include "kit/kit.h"
#include "props/bare.h"
#include "props/nature.h"
#include "props/weapons.h"
#include "types/druid_beasts.h"
#include "types/hero_head.h"
#include "types/heroes.h"

/* ---- the stag ---- */

static void grown_staff(int wood, int leaf, Vec3 glow)
{
    staff(1.5f, .7f, .05f, wood);
    part();
    paint(wood);
    blend(.03f);
    Vec3 p[6] = {V(0, .65f, 0),  V(.2f, .85f, 0),    V(.24f, 1.12f, 0),
                 V(0, 1.25f, 0), V(-.16f, 1.08f, 0), V(-.04f, .94f, .02f)};
    float r[6] = {.055f, .06f, .055f, .05f, .04f, .015f};
    tube(6, p, r, 4);
    for (int i = 0; i < 8; i++) {
        Vec3 at = tube_point(6, p, .5f + .5f * (float)i);
        push();
        move(at[0], at[1], at[2] + .04f);
        turn_z(i * 70.f);
        turn_x(20);
        part();
        leaf_flat(.24f, .15f, leaf);
        pop();
    }
    part();
    paint(material_gem(glow));
    ball(.04f, 1.06f, .02f, .085f);
    Vec3 at = here(V(.04f, 1.06f, .12f));
    sprite(at, .26f, glow, SPRITE_GLOW, .6f);
    lamp(at + V(0, 0, .2f), glow * 1.6f, .3f);
}

static void druid(void)
{
    camera(V(-.55f, 1.55f, 4.2f), V(.0f, 2.10f, 0), 32);
    hero_stage(PARTY_WARM, NULL);
    scene()->roll = -3;
    set_palette(scene(), 0x1a0e08, 0x4e2a18, 0xb06a28, 0xf0c060, 0xff8a30, 0xfff0c8);
    int robe = material_wool(rgb(0x9a2e1e)), wood = material_wood(),
        red_leaf = druid_leaf(rgb(0xe04a20), rgb(0x9a2410)), gold_leaf = druid_leaf(rgb(0xe8a030), rgb(0xb05a18)),
        brown_leaf = druid_leaf(rgb(0x8a3a1c), rgb(0x4a1c10)),
        antlers = material_new(rgb(0xf0dcb0), rgb(0x9a7a48), .5f, .6f, PAT_BONE, 4, .5f);
    Kin k = {.f = {.man = .9f, .wide = 1.06f},
             .dress = robe,
             .head = {.skin = rgb(0xcc8c60),
                      .hair = rgb(0x6a3a1c),
                      .iris = rgb(0x60b030),
                      .age = .55f,
                      .man = 1,
                      .gaunt = .3f,
                      .eye = 1.2f,
                      .glow = .3f,
                      .brow = 1.5f,
                      .nose = NOSE_STRAIGHT,
                      .nose_size = 1.1f,
                      .mood = MOOD_CALM,
                      .hairs = HAIR_LONG,
                      .beard = WHISKERS_FULL,
                      .beard_length = 1.3f,
                      .gaze_x = -10,
                      .gaze_y = 2,
                      .seed = 4},
             .look = -34,
             .nod = -2,
             .lean = 4,
             .head_size = .64f,
             .seed = 9};
    push();
    move(0, -.12f, 0);
    turn_y(20);
    body_trunk(&k.f, robe);
    for (int row = 0; row < 8; row++) { /* a mantle of leaves, from the shoulders down */
        push();
        float t = (float)row;
        move(0, 1.08f + .10f * t, -.03f);
        leaf_ring(row < 5 ? 22 : 27 - 2 * row, row < 5 ? .46f : .82f - .075f * t, row < 5 ? .36f : .53f - .04f * t,
                  .27f, row < 5 ? 158 : 172 - 6 * t,
                  row % 3 == 1 ? gold_leaf
                  : row % 3    ? red_leaf
                               : brown_leaf,
                  5 + 40 * row);
        pop();
    }
    push();
    bare_head(&k);
    push();
    move(0, .30f, -.06f);
    leaf_ring(15, .36f, .39f, .17f, 66, gold_leaf, 12);
    leaf_ring(12, .35f, .38f, .15f, 44, red_leaf, 32);
    pop();
    for (int side = -1; side <= 1; side += 2) {
        push();
        move((float)side * .19f, .42f, -.06f);
        antler(.80f, (float)side, antlers);
        pop();
    }
    pop();
    push();
    kin_grip(&k, 1, V(.68f, 1.36f, .14f), V(.66f, 1.58f, .54f), V(.05f, 1, 0), V(-.3f, .1f, 1));
    grow(.76f);
    grown_staff(wood, gold_leaf, rgb(0xa8ff50));
    pop();
    kin_arm(&k, -1, V(-.74f, 1.32f, .12f), V(-.80f, 1.52f, .50f), GRASP_REACH, V(-.2f, .75f, .5f), V(.3f, .6f, .3f));
    for (int i = 0; i < 15; i++) { /* leaves that dance above the palm, in a spiral */
        float t = (float)i / 14, a = 7.5f * t;
        push();
        move(-.84f + (.07f + .20f * t) * cosf(a), 1.84f + .80f * t, .62f + (.07f + .20f * t) * sinf(a));
        turn_z(40 + 130 * (float)i);
        turn_x(30 + 20 * (float)(i % 3));
        part();
        leaf_flat(.10f + .05f * t, .07f + .03f * t, i % 2 ? gold_leaf : red_leaf);
        pop();
    }
    pop();
    for (int i = 0; i < 9; i++) {
        push();
        move((chance(i) - .5f) * 2.4f, .6f + 2.2f * chance(i + 20), .5f + .6f * chance(i + 40));
        turn_z(360 * chance(i + 60));
        turn_x(60 * chance(i + 80));
        part();
        leaf_flat(.12f, .085f, i % 2 ? red_leaf : gold_leaf);
        pop();
    }
    faction_motes();
}

/* ---- the wolf ---- */

/* She begins, and the wolf joins in. */
static void druid2(void)
{
    camera(V(.0f, 1.50f, 5.6f), V(.0f, 1.62f, 0), 31);
    hero_stage(PARTY_COOL, NULL);
    Scene *s = scene();
    set_palette(s, 0x02060e, 0x0a1c38, 0x1c4468, 0xa8d0e8, 0x9fe8ff, 0xf0faff);
    s->disc_x = .05f;
    s->disc_y = .30f;
    s->disc_size = 1.7f;
    s->rim.color = rgb(0xc0e8ff) * 2.6f;
    s->key.color = rgb(0xffe8d0) * 1.7f;
    s->key.towards = V(.55f, .5f, .75f);
    s->fill.color = rgb(0x203860) * .5f;
    s->vignette = 1.3f;
    int fur = material_fur(rgb(0x4c586e)), dark = material_plain(rgb(0x12141c), .35f, .9f),
        blue = material_plain(rgb(0x2858b0), .6f, .3f), cloak_m = material_fur(rgb(0x2a3448)),
        hair = material_new(rgb(0xd8b460), rgb(0x7a5820), .45f, .9f, PAT_NOISE, 4, .12f);
    push();
    move(-.62f, 1.66f, -.55f);
    turn_y(58);
    turn_x(-24);
    grow(1.3f);
    move(0, -.42f, 0);
    wolf_hood(fur, dark);
    pop();
    part(); /* his neck */
    paint(fur);
    blend(.2f);
    limb(V(-.75f, 1.55f, -.75f), V(-.85f, .10f, -.70f), .46f, .75f);
    Kin k = {.head = {.skin = rgb(0xe8b48c),
                      .hair = rgb(0xd8b460),
                      .iris = rgb(0x50c8f0),
                      .age = .28f,
                      .man = .1f,
                      .wide = .97f,
                      .eye = 1.4f,
                      .glow = .6f,
                      .brow = 1.3f,
                      .nose = NOSE_STRAIGHT,
                      .nose_size = .92f,
                      .mood = MOOD_ROAR,
                      .hairs = HAIR_SWEPT,
                      .gaze_y = 10,
                      .seed = 8},
             .look = 34,
             .nod = -24,
             .lean = -6,
             .head_size = 1.08f};
    push();
    hero_head(&k, V(.30f, 1.56f, .25f));
    for (int side = -1; side <= 1; side += 2) { /* a blue stroke on each cheek */
        float q = (float)side, line[6] = {q * .10f, -.09f, q * .15f, -.16f, q * .16f, -.25f},
              r[3] = {.016f, .024f, .010f};
        face_paint(blue, 3, line, r);
    }
    part(); /* hair down her back */
    paint(hair);
    blend(.015f);
    for (int i = 0; i < 16; i++) {
        float x = ((float)i - 7.5f) * .045f, c = chance(i);
        Vec3 p[4] = {V(x, .40f, -.20f), V(x * 1.5f, .12f, -.46f), V(x * 1.9f, -.40f, -.50f),
                     V(x * 2.1f + .1f * (c - .5f), -.95f - .3f * c, -.40f)};
        hair_lock(4, p, .085f, i + 3);
    }
    pop();
    part(); /* the pelt on her shoulders */
    paint(cloak_m);
    blend(.06f);
    egg(.22f, .72f, -.02f, .80f, .46f, .46f);
    for (int i = 0; i < 46; i++) {
        float a = ((float)i + .5f) / 46 * 2 * PI, c = chance(i), x = sinf(a), z = cosf(a);
        Vec3 root = V(.24f + x * .44f, 1.16f - .10f * z, z * .30f + .02f);
        limb(root, root + V(x * .36f, -.28f - .22f * c, z * .20f + .02f), .11f, .012f);
    }
    for (int i = 0; i < 70; i++)
        sprite(V((chance(i) - .5f) * 4, 3.4f * chance(i + 90), -1 + 2.5f * chance(i + 180)),
               .014f + .014f * chance(i + 270), rgb(0xf0f8ff), SPRITE_SNOW, .8f);
}

const Card druid_cards[] = {{"cards/monstrous/druid", FOREST, druid}, {"cards/monstrous/druid-2", MOON, druid2}, {0}};
