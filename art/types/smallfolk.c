/* SPDX-License-Identifier: MIT
 * The small ones of the monstrous horde: Kobolds, Goblins, the Imp; and the Gnoll, who is not small. */
#include "cards.h"
#include "kit/backdrop.h"
#include "kit/kit.h"
#include "kit/places.h"
#include "kit/village.h"
#include "props/beast.h"
#include "props/quad.h"
#include "props/beast4.h"
#include "props/brute.h"
#include "props/flames.h"
#include "props/folk.h"
#include "props/grasp.h"
#include "props/hands.h"
#include "props/nature.h"
#include "props/regalia.h"
#include "props/rocks.h"
#include "props/skull.h"
#include "props/weapons.h"
#include "types/heroes.h"

static int slit_eye(Vec3 iris, float glow)
{
    return material_eye(iris, vec_mix(iris, rgb(0xfff0a0), .55f), glow, PUPIL_SLIT);
}

/* ---- Kobolds ---- */

/* A head between dog and lizard, with small horns. */
static void kobold_head(int scales, int light, int bone, Vec3 iris, float jaw)
{
    beast_head(&(Beast){.hide = scales,
                        .muzzle_hide = light,
                        .nose = scales,
                        .inner_ear = light,
                        .tooth = material_tooth(),
                        .iris = slit_eye(iris, .7f),
                        .nose_kind = NOSE_DOG,
                        .muzzle = .52f,
                        .root = .23f,
                        .tip = .12f,
                        .droop = 6,
                        .jaw = jaw,
                        .teeth = 7,
                        .fang = .06f,
                        .tusk = .05f,
                        .ear = .5f,
                        .ear_width = .15f,
                        .ear_out = 74,
                        .ear_turn = 10,
                        .eye = .12f,
                        .eye_x = .2f,
                        .eye_yaw = 16,
                        .lid = 12,
                        .open = .66f,
                        .brow = .075f});
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        horn(V(s * .16f, .34f, .06f), V(s * .2f, .6f, -.02f), V(s * .12f, .82f, -.18f), .075f, bone);
    }
    for (int i = 0; i < 5; i++) {
        part();
        paint(bone);
        limb(V(0, .42f - .1f * (float)i, -.1f - .1f * (float)i), V(0, .6f - .1f * (float)i, -.22f - .12f * (float)i),
             .05f, .006f);
    }
}

static void candle(float height)
{
    part();
    paint(material_plain(rgb(0xf4ecd0), .5f, .5f));
    blend(.02f);
    drum(0, height * .5f, 0, .085f, height * .5f, .02f);
    ball(.06f, height * .7f, .05f, .04f);
    push();
    move(0, height, 0);
    flames(3, .02f, .02f, .24f, .06f, 4, 0, rgb(0xffe080), rgb(0xff9a28), 3);
    Vec3 at = here(V(0, .1f, .12f));
    pop();
    lamp(at, rgb(0xffb050) * 2.4f, .35f);
    sprite(at, .28f, rgb(0xffc060), SPRITE_GLOW, .5f);
}

/* A pick: two points on a shaft. */
static void pick(float length, int metal, int wood)
{
    staff(.4f, length, .042f, wood);
    part();
    paint(metal);
    blend(.02f);
    Vec3 p[5] = {V(-.48f, length - .2f, 0), V(-.24f, length - .04f, 0), V(0, length, 0), V(.24f, length - .04f, 0),
                 V(.48f, length - .2f, 0)};
    float r[5] = {.008f, .05f, .07f, .05f, .008f};
    tube(5, p, r, 4);
}

/* A small body on clawed feet. */
static Brute small_body(int skin, int claws)
{
    return (Brute){.hip = V(0, .62f, -.05f),
                   .chest = V(0, 1.05f, .05f),
                   .knee = {V(-.26f, .40f, .22f), V(.26f, .40f, .22f)},
                   .foot = {V(-.28f, .10f, .08f), V(.28f, .10f, .08f)},
                   .shoulder = .27f,
                   .pelvis = .11f,
                   .bulk = .74f,
                   .feet = FEET_CLAWS,
                   .skin = skin,
                   .boots = claws,
                   .hand = .17f,
                   .thick = 1.1f,
                   .nail = claws};
}

/* The rock that he opens: what shines in it lights him from below. */
static void vein(int stone, Vec3 glow)
{
    static const float block[7][6] = {{1.05f, .35f, -.1f, .42f, .5f, .5f},  {1.25f, 1.05f, -.2f, .45f, .5f, .5f},
                                      {1.15f, 1.8f, -.35f, .5f, .45f, .5f}, {1.4f, .2f, .55f, .4f, .4f, .4f},
                                      {-1.35f, .2f, -.5f, .5f, .55f, .5f},  {-1.55f, 1.1f, -.8f, .5f, .6f, .5f},
                                      {1.35f, 2.5f, -.4f, .6f, .45f, .6f}};
    for (int i = 0; i < 7; i++)
        rock(block[i][0], block[i][1], block[i][2], block[i][3], block[i][4], block[i][5], 16 * (chance(i) - .5f),
             stone);
    int gem = crystal_of(glow, .30f);
    for (int i = 0; i < 9; i++) {
        float a = chance(i) * 2 - 1, b = chance(i + 20) * 2 - 1;
        shard(.74f + .10f * b, .78f + .34f * a, .36f + .1f * chance(i + 40), 40 + 46 * a, 34 * b,
              .26f + .22f * chance(i + 60), .075f + .04f * chance(i + 80), gem);
    }
    Vec3 at = V(.62f, .82f, .62f);
    lamp(at, glow * 2.6f, .40f);
    sprite(at, .42f, glow, SPRITE_GLOW, .16f);
    for (int i = 0; i < 4; i++)
        sprite(at + V(.3f * (chance(i) - .5f), .6f * (chance(i + 5) - .5f), .05f), .08f, rgb(0xe0fff8), SPRITE_SPARKLE,
               .9f);
}

/* He has found the vein: the pick is high, the candle burns on his pan. */
static void kobold(void)
{
    camera(V(-.15f, .98f, 4.5f), V(.08f, 1.12f, 0), 32);
    Scene *s = scene();
    set_palette(s, 0x060a10, 0x14242e, 0x335260, 0x90b8b8, 0x60d8c0, 0xf0fff8);
    s->fill.color = rgb(0x2a6a78) * .5f;
    s->key.color = rgb(0xffe0b0) * 1.9f;
    int scales = material_scales(rgb(0xc8552c), rgb(0x6a2018), 15),
        light = material_scales(rgb(0xe8a868), rgb(0xa86838), 16), bone = material_bone(),
        leather = material_leather(rgb(0x6a4426)), iron = material_iron(),
        stone = material_stone(rgb(0x56646a), rgb(0x283034));
    Brute b = small_body(scales, bone);
    b.front = V(.55f, 0, .8f);
    b.hip = V(-.22f, .60f, -.06f);
    b.chest = V(-.22f, 1.05f, .02f);
    b.knee[0] = V(-.56f, .44f, .16f);
    b.foot[0] = V(-.62f, .10f, -.04f);
    b.knee[1] = V(.10f, .42f, .28f);
    b.foot[1] = V(.14f, .10f, .12f);
    brute_body(&b);
    brute_kilt(&b, leather, .34f, 10, 3);
    brute_strap(&b, leather);
    part();
    paint(scales);
    blend(.03f);
    Vec3 tail[5] = {V(-.26f, .56f, -.16f), V(-.62f, .34f, -.3f), V(-1.0f, .28f, -.1f), V(-1.12f, .56f, .1f),
                    V(-.96f, .8f, .14f)};
    float tr[5] = {.13f, .11f, .08f, .05f, .008f};
    tube(5, tail, tr, 5);
    push();
    move(-.10f, 1.46f, .22f);
    turn_y(26);
    turn_x(-4);
    turn_z(-6);
    grow(.74f);
    kobold_head(scales, light, bone, rgb(0xffd020), 26);
    push(); /* a pan for a helmet, a candle upon it */
    move(0, .36f, .02f);
    turn_x(-6);
    part();
    paint(iron);
    blend(.03f);
    egg(0, 0, 0, .36f, .24f, .36f);
    ring(0, -.02f, 0, .38f, .05f);
    move(0, .2f, .12f);
    candle(.22f);
    pop();
    pop();
    push(); /* both hands on the pick */
    brute_grip(&b, 1, V(.16f, 1.50f, .36f), V(-.22f, 1.86f, .34f), V(.62f, 1, .1f), V(-.2f, .3f, 1));
    pick(.46f, iron, material_wood());
    pop();
    push();
    brute_grip(&b, -1, V(-.66f, 1.30f, .16f), V(-.40f, 1.57f, .32f), V(.62f, 1, .1f), V(.2f, .3f, 1));
    pop();
    vein(stone, rgb(0x30e8d0));
    clods(V(.66f, .9f, .6f), V(-.5f, .7f, .4f), .4f, 14, .035f, stone, 11);
    faction_ground();
    faction_motes();
}

/* All that is seen of him: eyes, ears and claws over the rim of an oven's door. */
static void kobold2(void)
{
    camera(V(.30f, 1.50f, 3.9f), V(.02f, 1.50f, 0), 32.5f);
    Scene *s = scene();
    set_palette(s, 0x140806, 0x3c1a10, 0x8a4a20, 0xf0b060, 0xffb040, 0xfff0c8);
    s->back_mirrored = true;
    s->roll = -3;
    s->rim.color = rgb(0xffa040) * 4.f;
    s->fill.color = rgb(0x3a6a9a) * .5f;
    int scales = material_scales(rgb(0x4a94d0), rgb(0x1c3a6a), 13),
        light = material_scales(rgb(0xb0d0d8), rgb(0x5a8a9a), 14), bone = material_bone(), iron = material_iron(),
        wood = material_wood();
    material(iron)->color = rgb(0x6a6460);
    Brute b = small_body(scales, bone);
    b.hip = V(.05f, .7f, -.3f);
    b.chest = V(.05f, 1.22f, -.12f);
    b.hand = .19f;
    brute_body(&b);
    push();
    move(.02f, 1.66f, .10f);
    turn_y(-14);
    turn_x(6);
    turn_z(-9);
    grow(.98f);
    kobold_head(scales, light, bone, rgb(0xff8a20), 14);
    pop();
    push();
    move(0, .92f, .64f);
    turn_y(-6);
    turn_z(4);
    part();
    paint(wood);
    for (int i = -3; i <= 3; i++)
        box((float)i * .20f, .02f * (float)(i % 2) - .012f * (float)(i * i), 0, .096f, .56f, .05f, .02f);
    part();
    paint(iron);
    blend(.02f);
    for (int i = -1; i <= 1; i += 2)
        box(0, (float)i * .30f, .06f, .70f, .055f, .02f, .015f);
    for (int i = -3; i <= 3; i += 2)
        for (int k = -1; k <= 1; k += 2)
            ball((float)i * .20f, (float)k * .30f, .085f, .032f);
    part();
    paint(material_plain(rgb(0xf0e0b0), .7f, .2f)); /* a claw painted on it */
    blend(.01f);
    for (int i = -1; i <= 1; i++) {
        Vec3 p[3] = {V((float)i * .17f + .05f, .20f, .055f), V((float)i * .14f, 0, .058f),
                     V((float)i * .12f - .09f, -.22f, .055f)};
        float r[3] = {.03f, .04f, .008f};
        tube(3, p, r, 4);
    }
    pop();
    for (int side = -1; side <= 1; side += 2) { /* fingers over the rim */
        float q = (float)side;
        brute_arm(&b, q, V(q * .62f, 1.1f, .2f), V(q * .44f + .02f, 1.42f - .05f * q, .50f), GRASP_REST,
                  V(q * .05f, .45f, .8f), V(0, -1, .4f));
    }
    push(); /* a spear, ready beside him */
    move(.72f, 1.3f, .22f);
    turn_z(9);
    turn_x(8);
    spear(1.0f, .85f, iron, wood);
    pop();
    faction_motes();
}

/* ---- Goblins ---- */

static int goblin_skin(Vec3 a, Vec3 b)
{
    int m = material_skin(a, b);
    material(m)->bump = .6f;
    return m;
}

/* A stolen hen under his arm. */
static void stolen_hen(void)
{
    push();
    move(.66f, .92f, .5f);
    turn_y(24);
    int feathers = material_fur(rgb(0xf4f0e8)), red = material_plain(rgb(0xe02a20), .4f, .8f),
        beak = material_plain(rgb(0xffb020), .4f, .8f);
    part();
    paint(feathers);
    blend(.12f);
    egg(0, 0, 0, .26f, .24f, .36f);
    limb(V(0, .1f, .25f), V(0, .34f, .38f), .13f, .11f);
    limb(V(0, .1f, -.25f), V(0, .32f, -.5f), .12f, .03f);
    part();
    paint(red);
    blend(.02f);
    for (int i = 0; i < 3; i++)
        ball(0, .47f + .02f * (float)(i == 1), .3f + .08f * (float)i, .05f);
    part();
    paint(beak);
    limb(V(0, .34f, .47f), V(0, .32f, .6f), .05f, .008f);
    int wide = material_eye(rgb(0x201008), rgb(0xfff8e8), 0, PUPIL_ROUND);
    for (int side = -1; side <= 1; side += 2) {
        part();
        eye((float)side * .085f, .38f, .42f, .055f, (float)side * 40, 0, wide);
    }
    pop();
}

static void goblin_head(int skin, int gold, int hair)
{
    push();
    folk_head(&(Folk){.skin = skin,
                      .hair = hair,
                      .nose = 2.0f,
                      .hook = .12f,
                      .wide = 1.02f,
                      .ear = 1.5f,
                      .ear_droop = -6,
                      .lid = 17,
                      .open = .6f,
                      .eye_size = 1.2f,
                      .iris = rgb(0xffc820),
                      .glow = .5f,
                      .brow = .8f,
                      .mouth = .085f,
                      .smile = .11f,
                      .teeth = material_tooth(),
                      .sharp = true});
    part(); /* three tufts of hair */
    paint(hair);
    blend(.03f);
    for (int i = -1; i <= 1; i++)
        limb(V(.06f * (float)i, .46f, 0), V(.2f * (float)i, .8f, -.1f), .06f, .006f);
    part();
    paint(gold);
    for (int i = 0; i < 2; i++) {
        push();
        move(-.82f - .14f * (float)i, .18f + .1f * (float)i, -.02f);
        turn_x(90);
        ring(0, 0, 0, .07f, .018f);
        pop();
    }
    pop();
}

/* Down the village street with a hen that was not his; he looks whether they follow. */
static void goblin(void)
{
    camera(V(.15f, .72f, 4.7f), V(-.02f, 1.06f, 0), 33);
    Scene *s = scene();
    set_palette(s, 0x0e0c20, 0x2a2450, 0x5c4a88, 0xd0a8c0, 0xffb850, 0xfff0d0);
    s->backdrop = place_village;
    s->roll = 5;
    s->rim.color = rgb(0xffb060) * 3.6f;
    int skin = goblin_skin(rgb(0x9ac040), rgb(0x5a8a2c)), vest = material_leather(rgb(0x7a4826)),
        iron = material_iron(), gold = material_gold(), hair = material_fur(rgb(0x2a1a14)),
        rag = material_new(rgb(0xa03a28), rgb(0x5a2018), .92f, .15f, PAT_NOISE, 2.2f, .1f), nail = material_bone();
    material(skin)->bump = .2f;
    Brute b = small_body(skin, nail);
    b.feet = FEET_BARE;
    b.front = V(-.6f, -.05f, .8f);
    b.hip = V(.12f, .78f, 0);
    b.chest = V(-.06f, 1.18f, .12f);
    b.belly = .35f;
    b.trousers = rag;
    b.knee[0] = V(-.34f, .76f, .16f);
    b.foot[0] = V(-.52f, .38f, .10f);
    b.toes[0] = V(-1, .35f, .3f);
    b.knee[1] = V(.32f, .46f, .18f);
    b.foot[1] = V(.70f, .46f, .02f);
    b.toes[1] = V(-.1f, -1, .25f);
    brute_body(&b);
    push(); /* an open vest */
    brute_chest_frame(&b);
    DrapeRow row[4] = {{.10f, .20f, .17f, 0, -.02f},
                       {-.04f, .33f, .23f, 0, -.01f},
                       {-.22f, .32f, .26f, 0, .01f},
                       {-.50f, .36f, .30f, 0, .02f}};
    part();
    paint(vest);
    blend(.02f);
    drape(&(Drape){.rows = 4,
                   .row = row,
                   .from = 28,
                   .to = 332,
                   .folds = 9,
                   .gather = .004f,
                   .depth = .03f,
                   .hem = .05f,
                   .thick = .02f,
                   .seed = 6});
    pop();
    brute_belt(&b, vest);
    push();
    move(-.14f, 1.60f, .24f);
    turn_y(16);
    turn_x(2);
    turn_z(11);
    grow(.84f);
    goblin_head(skin, gold, hair);
    pop();
    push();
    brute_grip(&b, -1, V(-.56f, 1.30f, .06f), V(-.66f, 1.58f, .26f), V(-.5f, 1, .0f), V(.3f, .1f, 1));
    grow(.8f);
    cutlass(.85f, iron, gold);
    pop();
    push();
    move(-.31f, .44f, .12f);
    grow(.80f);
    stolen_hen();
    pop();
    brute_arm(&b, 1, V(.50f, 1.02f, .34f), V(.34f, .96f, .66f), GRASP_CUP, V(-.9f, .25f, .3f), V(-.2f, .3f, -1));
    int down = material_plain(rgb(0xf8f4ec), .8f, .2f);
    for (int i = 0; i < 9; i++) { /* feathers in his wake */
        push();
        move(.5f + .7f * chance(i), .7f + 1.1f * chance(i + 20), .2f + .4f * chance(i + 40));
        turn_z(360 * chance(i + 60));
        turn_x(50 * chance(i + 80));
        leaf_flat(.13f, .05f, down);
        pop();
    }
    dust_burst(V(.62f, .14f, .1f), V(.5f, .12f, .3f), 16, .16f, rgb(0xd0a8c0), .22f, 5);
    faction_ground();
    faction_motes();
}

static void goblin_under_a_pot(int skin, int iron, int hair)
{
    push();
    folk_head(&(Folk){.skin = skin,
                      .hair = hair,
                      .nose = 1.3f,
                      .wide = 1.2f,
                      .ear = 1.25f,
                      .ear_droop = 26,
                      .lid = 16,
                      .open = .56f,
                      .eye_size = 1.05f,
                      .iris = rgb(0xffb030),
                      .glow = .5f,
                      .pupil = PUPIL_SLIT,
                      .brow = .9f,
                      .mouth = .06f,
                      .smile = .09f,
                      .teeth = material_tooth(),
                      .sharp = true});
    push(); /* a cooking pot is his helmet */
    move(0, .3f, -.04f);
    turn_x(-10);
    turn_z(8);
    part();
    paint(iron);
    blend(.04f);
    limb(V(0, 0, 0), V(0, .3f, 0), .45f, .4f);
    carve();
    box(0, -.42f, .1f, .7f, .42f, .7f, .02f);
    fill();
    ring(0, .02f, 0, .45f, .06f);
    push();
    move(0, .52f, 0);
    turn_x(90);
    ring(0, 0, 0, .2f, .035f);
    pop();
    pop();
    pop();
}

/* Arrows on his back. */
static void quiver(int leather, int wood)
{
    part();
    paint(leather);
    blend(.02f);
    limb(V(.10f, -.36f, -.24f), V(.24f, .14f, -.30f), .10f, .12f);
    int white = material_plain(rgb(0xf4f0e0), .7f, .2f);
    for (int i = 0; i < 5; i++) {
        Vec3 root = V(.22f + .05f * (float)(i - 2), .12f, -.30f + .05f * (float)(i % 2)),
             tip = root + V(.10f + .03f * (float)(i - 2), .36f - .04f * (float)(i % 2), -.04f);
        part();
        paint(wood);
        limb(root, tip, .014f, .014f);
        part();
        paint(white);
        web(tip + V(-.01f, -.10f, 0), tip + V(-.07f, .0f, 0), tip + V(.01f, .03f, 0), .010f);
        web(tip + V(.01f, -.10f, 0), tip + V(.06f, -.01f, 0), tip + V(.01f, .03f, 0), .010f);
    }
}

/* A bow drawn to the cheek: a fist round its middle, the other at the nock. */
static void drawn_bow(const Brute *b, int wood, int iron)
{
    Vec3 grip = V(-.80f, 1.16f, .62f), nock = V(.10f, 1.22f, .56f), way = vec_unit(grip - nock);
    Vec3 arc[7] = {grip + V(.30f, .78f, -.06f), grip + V(.17f, .56f, -.04f),  grip + V(.03f, .27f, 0),     grip,
                   grip + V(.03f, -.27f, 0),    grip + V(.17f, -.56f, -.04f), grip + V(.30f, -.78f, -.06f)};
    float thick[7] = {.014f, .03f, .038f, .04f, .038f, .03f, .014f};
    push();
    brute_grip(b, -1, V(-.52f, 1.02f, .40f), grip, V(0, 1, 0), V(-.9f, 0, .5f));
    pop();
    push();
    brute_grip(b, 1, V(.52f, 1.16f, .36f), nock, V(0, 1, 0), V(-.6f, .1f, .9f));
    pop();
    part();
    paint(wood);
    blend(.02f);
    tube(7, arc, thick, 4);
    part();
    paint(material_plain(rgb(0xf0e8d0), .6f, .3f));
    blend(.01f);
    limb(arc[0], nock, .008f, .008f);
    limb(nock, arc[6], .008f, .008f);
    part();
    paint(wood);
    limb(nock - way * .03f, grip + way * .30f, .015f, .015f);
    part();
    paint(iron);
    limb(grip + way * .26f, grip + way * .44f, .045f, .003f);
}

/* On one knee behind a fallen stone, the bow drawn. */
static void goblin2(void)
{
    camera(V(.1f, .95f, 4.6f), V(-.08f, 1.0f, 0), 32);
    Scene *s = scene();
    set_palette(s, 0x070e1c, 0x16304c, 0x3c6a8c, 0xb0d8e0, 0xffd070, 0xf4fff8);
    s->backdrop = place_graveyard;
    s->disc_x = -.62f;
    s->disc_y = .55f;
    s->disc_size = .55f;
    s->roll = -4;
    s->rim.color = rgb(0xa0e0ff) * 3.6f;
    int skin = goblin_skin(rgb(0x7fae5e), rgb(0x4a703c)), tunic = material_cloth(rgb(0xa8402c)), iron = material_iron(),
        wood = material_wood(), leather = material_leather(rgb(0x5a3620)), hair = material_fur(rgb(0x3a2a20)),
        brown = material_new(rgb(0x5a4030), rgb(0x38261c), .92f, .15f, PAT_NOISE, 2.2f, .1f),
        stone = material_stone(rgb(0x7a8894), rgb(0x3c4854));
    material(skin)->bump = .2f;
    Brute b = small_body(skin, material_bone());
    b.feet = FEET_BOOTS;
    b.boots = leather;
    b.trousers = brown;
    b.front = V(-.55f, 0, .8f);
    b.hip = V(.14f, .56f, -.05f);
    b.chest = V(.02f, 1.02f, .06f);
    b.knee[0] = V(-.34f, .60f, .20f);
    b.foot[0] = V(-.38f, .14f, .12f);
    b.toes[0] = V(-.8f, 0, .5f);
    b.knee[1] = V(.26f, .16f, .32f);
    b.foot[1] = V(.62f, .16f, .06f);
    b.toes[1] = V(.6f, -.6f, 0);
    brute_body(&b);
    push();
    brute_chest_frame(&b);
    DrapeRow row[4] = {{.12f, .17f, .15f, 0, -.02f},
                       {-.02f, .33f, .22f, 0, -.01f},
                       {-.26f, .30f, .25f, 0, .01f},
                       {-.66f, .37f, .33f, 0, .02f}};
    part();
    paint(tunic);
    blend(.02f);
    drape(&(Drape){
        .rows = 4, .row = row, .folds = 11, .gather = .004f, .depth = .05f, .hem = .08f, .thick = .02f, .seed = 3});
    quiver(leather, wood);
    pop();
    brute_belt(&b, leather);
    push();
    move(-.02f, 1.46f, .18f);
    turn_y(-34);
    turn_x(4);
    turn_z(-6);
    grow(.80f);
    goblin_under_a_pot(skin, iron, hair);
    pop();
    drawn_bow(&b, wood, iron);
    rock(-.62f, .10f, .55f, .34f, .26f, .18f, -14, stone);
    rock(-1.0f, .0f, .3f, .3f, .30f, .3f, 20, stone);
    rock(.95f, .02f, -.3f, .4f, .3f, .3f, 12, stone);
    faction_ground();
    faction_motes();
}

/* ---- the Imp ---- */

static void imp_head(int skin, int hornm, int hair)
{
    push();
    folk_head(&(Folk){.skin = skin,
                      .hair = hair,
                      .nose = 1.3f,
                      .hook = .14f,
                      .wide = .96f,
                      .ear = 1.0f,
                      .ear_droop = -22,
                      .lid = 20,
                      .open = .6f,
                      .eye_size = 1.2f,
                      .iris = rgb(0xffe040),
                      .white = rgb(0xffd860),
                      .glow = .8f,
                      .pupil = PUPIL_SLIT,
                      .brow = 1.2f,
                      .mouth = .1f,
                      .smile = .13f,
                      .teeth = material_tooth(),
                      .sharp = true});
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        horn(V(q * .2f, .38f, .12f), V(q * .42f, .66f, .16f), V(q * .34f, .98f, .02f), .1f, hornm);
    }
    part(); /* a pointed beard */
    paint(hair);
    blend(.03f);
    limb(V(0, -.4f, .32f), V(.02f, -.72f, .4f), .075f, .006f);
    pop();
}

/* A dark lantern about the brush's place: roof, ring, foot, and bars of that radius with gaps to look through. */
static void lantern_cage(float radius, float half_height, int iron)
{
    part();
    paint(iron);
    blend(.03f);
    drum(0, half_height, 0, radius * 1.18f, .07f, .03f);
    drum(0, half_height + .14f, 0, radius * .92f, .08f, .03f);
    drum(0, half_height + .32f, 0, radius * .55f, .12f, .03f);
    drum(0, -half_height, 0, radius * 1.18f, .08f, .03f);
    drum(0, -half_height - .16f, 0, radius * 1.30f, .09f, .03f);
    for (int i = 0; i < 8; i++) {
        float a = ((float)i + .5f) * PI / 4, x = sinf(a) * radius, z = cosf(a) * radius;
        part();
        paint(iron);
        limb(V(x, -half_height, z), V(x, half_height, z), .062f, .062f);
        ball(x, half_height - .10f, z, .10f);
        ball(x, -half_height + .12f, z, .10f);
    }
    push();
    move(0, half_height + .62f, 0);
    turn_x(90);
    part();
    paint(iron);
    ring(0, 0, 0, .24f, .055f);
    pop();
}

/* A light that does not care for its lantern. */
static void imp(void)
{
    camera(V(.22f, 1.60f, 5.6f), V(.0f, 1.64f, 0), 32);
    Scene *s = scene();
    set_palette(s, 0x04060a, 0x0a1420, 0x183044, 0x6088a0, 0xffb040, 0xfff0c0);
    s->backdrop = candle_room;
    s->roll = 6;
    s->rim.color = rgb(0xffa040) * 1.6f;
    s->key.color = rgb(0xa0c0ff) * .5f;
    s->key.towards = V(-.6f, .6f, .6f);
    s->fill.color = rgb(0x203858) * .4f;
    s->vignette = 1.4f;
    int skin = goblin_skin(rgb(0xd83820), rgb(0x8a1420)),
        hornm = material_new(rgb(0x3a2420), rgb(0x1a1010), .35f, 1, PAT_BONE, 4, .4f),
        hair = material_fur(rgb(0x2a0c10)), iron = material_iron();
    material(skin)->bump = .2f;
    material(iron)->color = rgb(0x30343c);
    push();
    move(0, 1.58f, 0);
    lantern_cage(1.02f, 1.08f, iron);
    part(); /* where its flame was, the glass glows behind him */
    paint(material_glow(rgb(0xffa030), .95f));
    drum(0, 0, -.86f, .84f, 1.0f, .1f);
    pop();
    part();
    paint(skin);
    blend(.12f);
    egg(0, .92f, -.05f, .40f, .46f, .30f); /* he squats in it */
    push();
    move(-.02f, 1.62f, .22f);
    turn_y(-6);
    turn_x(4);
    turn_z(-8);
    grow(1.22f);
    imp_head(skin, hornm, hair);
    pop();
    for (int side = -1; side <= 1; side += 2) { /* his fists shake the bars */
        float q = (float)side;
        Vec3 at = V(q * .39f, q < 0 ? .98f : .86f, .94f), bar = V(0, 1, 0), out = V(q * .3f, .1f, 1);
        part();
        paint(skin);
        blend(.05f);
        Vec3 p[3] = {V(q * .34f, 1.08f, .05f), V(q * .66f, .80f, .40f), hand_wrist(.20f, at, bar, out)};
        float r[3] = {.13f, .10f, .075f};
        tube(3, p, r, 4);
        push();
        hand_grip((Hand){.size = .20f, .thick = 1.25f, .thumb = (int)-q}, at, bar, out);
        pop();
    }
    lamp(V(.0f, .80f, 1.30f), rgb(0xffb060) * 2.6f, .45f);
    lamp(V(-.50f, 2.05f, 1.2f), rgb(0xffe0b0) * 1.3f, .35f);
    sprite(V(0, 1.45f, .2f), 1.15f, rgb(0xff8a28), SPRITE_GLOW, .28f);
    push();
    sparks(30, 1.2f, 3.0f, rgb(0xffb040) * 2.f, 31);
    pop();
}

/* ---- the Gnoll ---- */

static void gnoll_head(int fur, int pale, int dark, int nose)
{
    push();
    beast_head(&(Beast){.hide = fur,
                        .muzzle_hide = pale,
                        .nose = nose,
                        .inner_ear = dark,
                        .tooth = material_tooth(),
                        .iris = material_eye(rgb(0xffe020), rgb(0xfff8c0), .7f, PUPIL_ROUND),
                        .nose_kind = NOSE_DOG,
                        .muzzle = .46f,
                        .root = .26f,
                        .tip = .15f,
                        .droop = 6,
                        .jaw = 36,
                        .teeth = 6,
                        .fang = .14f,
                        .tusk = .1f,
                        .eye = .100f,
                        .eye_x = .18f,
                        .eye_yaw = 12,
                        .lid = 22,
                        .open = .55f,
                        .brow = .1f,
                        .cheek = .16f});
    for (int side = -1; side <= 1; side += 2) {
        push();
        move((float)side * .25f, .28f, -.10f);
        turn_z((float)side * -50);
        turn_x(-12);
        turn_y((float)side * 24);
        quad_ear(.50f, .17f, fur, dark);
        pop();
    }
    beast_mane(54, .5f, .045f, dark, 11);
    pop();
}

/* Long grass, the sun low behind it. */
static Vec3 savanna(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    Vec3 c = sky_ramp(unit((v + .5f) / 1.7f), t[GLOW], t[LIGHT], t[MIDTONE]);
    c = vec_mix(c, t[GLOW], disc(u, v, .52f, -.02f, .26f, .01f));
    c = vec_mix(c, t[ACCENT] * .8f, .4f * smooth(.5f, .75f, sky_clouds(u, v * 1.8f, 1)));
    float far = -.28f + hills(u, 2, 1.5f, .16f);
    c = vec_mix(c, vec_mix(t[MIDTONE], t[SHADOW], .3f), under(far, v, .01f));
    float blade = cloud_flat(u * 42, .3f + v * 2, 3), edge = -.34f + .22f * blade + hills(u, 4, 2, .1f);
    return vec_mix(c, vec_mix(t[SHADOW], t[MIDTONE], .5f * blade), under(edge, v, .012f));
}

/* Hunched and running, the glaive low; it laughs. */
static void gnoll(void)
{
    camera(V(.0f, .56f, 5.2f), V(-.34f, 1.14f, 0), 35.5f);
    Scene *s = scene();
    s->backdrop = savanna;
    set_palette(s, 0x1c0c10, 0x4a2428, 0xb05a34, 0xffb868, 0x40a0a0, 0xfff0c0);
    s->rim.color = rgb(0xffc060) * 3.8f;
    s->roll = -3;
    int fur = material_fur(rgb(0xb08a5a)), pale = material_fur(rgb(0xe0c498)), dark = material_fur(rgb(0x4a3024)),
        nose = material_plain(rgb(0x1a1010), .3f, 1), leather = material_leather(rgb(0x5a3020)), iron = material_iron(),
        bone = material_bone(), blue = material_new(rgb(0x1f7a80), rgb(0x104448), .92f, .15f, PAT_NOISE, 2.2f, .1f);
    material(fur)->fine = 6;
    material(fur)->bump = .7f;
    material(fur)->color2 = rgb(0x8a6438);
    material(pale)->bump = .5f;
    Brute b = {.sinews = true,
               .hip = V(.30f, 1.06f, -.10f),
               .chest = V(-.20f, 1.48f, .12f),
               .front = V(-.62f, -.45f, .62f),
               .shoulder = .42f,
               .bulk = 1.05f,
               .knee = {V(-.10f, .82f, .36f), V(.56f, .62f, .24f)},
               .foot = {V(-.38f, .12f, .30f), V(.96f, .13f, -.10f)},
               .toes = {V(-1, -.1f, .5f), V(-.2f, -.1f, 1)},
               .feet = FEET_CLAWS,
               .skin = fur,
               .boots = nose,
               .hand = .24f,
               .thick = 1.15f,
               .nail = nose};
    brute_body(&b);
    push(); /* a mane down the whole back, and spots */
    brute_chest_frame(&b);
    part();
    paint(dark);
    blend(.04f);
    for (int i = 0; i < 40; i++) {
        float t = chance(i), c = chance(i + 50) - .5f;
        Vec3 root = V(c * .22f, .20f - .78f * t, -.20f - .05f * sinf(t * 3));
        limb(root, root + V(c * .25f, .06f + .1f * chance(i + 9), -.22f - .12f * chance(i + 90)), .07f, .01f);
    }
    blend(.01f);
    for (int i = 0; i < 22; i++) {
        float a = (.5f + 1.6f * chance(i)) * (i % 2 ? 1.f : -1.f), y = .02f - .60f * chance(i + 20);
        egg(sinf(a) * .40f, y, cosf(a) * .24f, .055f, .045f, .03f);
    }
    pop();
    brute_kilt(&b, blue, .46f, 11, 5);
    brute_belt(&b, leather);
    push();
    move(-.50f, 1.74f, .46f);
    turn_y(-30);
    turn_x(2);
    turn_z(8);
    grow(.78f);
    gnoll_head(fur, pale, dark, nose);
    pop();
    push();
    brute_grip(&b, 1, V(.30f, 1.10f, .56f), V(-.06f, 1.02f, .80f), V(-1, -.10f, .30f), V(-.1f, -.5f, 1));
    staff(.85f, .75f, .04f, material_wood());
    part();
    paint(iron);
    push();
    move(0, .70f, 0);
    float glaive[] = {-.05f, 0, .05f, 0, .20f, .2f, .23f, .46f, .09f, .72f, .05f, .4f, -.03f, .24f};
    outline(7, glaive, 2, .03f, .1f);
    pop();
    pop();
    push();
    brute_grip(&b, -1, V(-.72f, 1.06f, .22f), V(-.52f, .975f, .94f), V(-1, -.10f, .30f), V(.1f, .5f, 1));
    pop();
    push();
    Vec3 at = brute_shoulder(&b, 1);
    move(at[0], at[1] + .02f, at[2]);
    turn_z(-8);
    pauldron(.22f, 3, .18f, 1, iron);
    pop();
    push();
    brute_chest_frame(&b);
    move(0, .10f, .02f);
    necklace(.24f, .26f, .12f, 7, .04f, bone);
    pop();
    dust_burst(V(.75f, .14f, .0f), V(.7f, .16f, .4f), 22, .2f, rgb(0xffc890), .22f, 5);
    faction_ground();
    faction_motes();
}

const Card smallfolk_cards[] = {{"cards/monstrous/kobold", MINE, kobold},
                                {"cards/monstrous/kobold-2", MINE, kobold2},
                                {"cards/monstrous/goblin", ROYAL, goblin},
                                {"cards/monstrous/goblin-2", MOON, goblin2},
                                {"cards/monstrous/imp", FIRE, imp},
                                {"cards/monstrous/gnoll", SUN, gnoll},
                                {0}};
