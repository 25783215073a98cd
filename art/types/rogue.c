/* SPDX-License-Identifier: MIT
 * Rogues: the masked gentleman, the burglar with his sack. */
#include "cards.h"
#include "kit/kit.h"
#include "kit/village.h"
#include "props/brute.h"
#include "props/grasp.h"
#include "props/headgear.h"
#include "props/regalia.h"
#include "props/treasure.h"
#include "props/weapons.h"
#include "types/hero_head.h"
#include "types/heroes.h"

/* ---- the masked gentleman ---- */

/* Black silk around the eyes, which stay free. */
static void silk_mask(int black)
{
    float over[10] = {-.30f, .045f, -.16f, .098f, 0, .085f, .16f, .098f, .30f, .045f},
          r[5] = {.045f, .064f, .06f, .064f, .045f};
    face_paint(black, 5, over, r);
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side,
              under[10] = {s * .31f, .02f, s * .255f, -.055f, s * .15f, -.098f, s * .062f, -.06f, s * .028f, .01f},
              q[5] = {.04f, .046f, .054f, .036f, .03f};
        face_paint(black, 5, under, q);
    }
}

/* A purse that is not his, at the brush's place. */
static void stolen_purse(int gold)
{
    part();
    paint(material_leather(rgb(0x9a5a2c)));
    blend(.06f);
    egg(0, -.36f, 0, .24f, .24f, .2f);
    limb(V(0, -.15f, 0), V(0, .1f, 0), .07f, .13f);
    part();
    paint(gold);
    for (int i = 0; i < 3; i++) {
        push();
        move(.12f - .12f * (float)i, .16f + .03f * (float)(i % 2), .05f);
        turn_x(60);
        turn_z(30 * (float)i);
        drum(0, 0, 0, .085f, .016f, .01f);
        pop();
    }
}

static void rapier(int gold, int silver)
{
    part();
    paint(gold);
    blend(.02f);
    ball(0, -.16f, 0, .06f);
    Vec3 basket[5] = {V(0, .15f, .02f), V(.16f, .12f, .06f), V(.2f, 0, .08f), V(.14f, -.12f, .05f), V(0, -.17f, 0)};
    float r[5] = {.03f, .03f, .03f, .03f, .025f};
    tube(5, basket, r, 3);
    drum(0, .15f, 0, .15f, .02f, .015f);
    part();
    paint(silver);
    limb(V(0, .15f, 0), V(0, 1.7f, 0), .034f, .008f);
}

/* Coins on their way down, from `at`. */
static void coins_fall(Vec3 at, int gold)
{
    static const float way[6][3] = {{.0f, -.10f, .10f},  {.10f, -.34f, .12f}, {-.10f, -.52f, .16f},
                                    {.16f, -.62f, .02f}, {.02f, -.78f, .2f},  {.24f, -.20f, .1f}};
    part();
    paint(gold);
    for (int i = 0; i < 6; i++) {
        push();
        move(at[0] + way[i][0], at[1] + way[i][1], at[2] + way[i][2]);
        turn_x(40 + 90 * chance(i));
        turn_z(120 * chance(i + 9));
        drum(0, 0, 0, .085f, .016f, .01f);
        pop();
    }
}

/* The fat back whose purse it is: velvet, a chain of office for a belt. */
static void rich_back(int velvet, int gold, int fur)
{
    part();
    paint(velvet);
    blend(.2f);
    egg(-1.34f, .86f, .10f, .86f, .98f, .66f);
    egg(-1.42f, 2.30f, .0f, .74f, .86f, .58f);
    part();
    paint(fur);
    blend(.06f);
    for (int i = 0; i < 8; i++)
        egg(-.86f - .06f * fabsf((float)i - 4), 3.1f - .16f * (float)i, .34f + .02f * (float)i, .15f, .13f, .13f);
    part();
    paint(gold);
    blend(.02f);
    for (int i = 0; i < 9; i++) {
        float a = 1.75f - .21f * (float)i;
        egg(-1.36f + sinf(a) * .84f, 1.52f - .02f * (float)(i % 2), .08f + cosf(a) * .66f, .10f, .075f, .06f);
    }
}

/* Not a word: he is at his work. */
static void rogue2(void)
{
    camera(V(-.55f, 1.20f, 5.0f), V(.06f, 1.60f, .1f), 27.5f);
    hero_stage(PARTY_COOL, NULL);
    Scene *s = scene();
    s->backdrop = candle_room;
    s->tint[ACCENT] = rgb(0xffd880);
    s->back_seed = 5;
    s->disc_size = .01f;
    for (int i = 0; i < TINTS; i++)
        s->tint[i] *= i == ACCENT || i == GLOW ? .9f : .6f;
    s->roll = -11;
    s->aperture = .04f;
    s->key.towards = V(-.30f, .45f, .85f);
    s->key.color = rgb(0xffd8a0) * 2.2f;
    s->rim.color = rgb(0xa0d0ff) * 1.3f;
    s->fill.color = rgb(0x2c4880) * .35f;
    s->vignette = 1.6f;
    int coat = material_wool(rgb(0x1c3c6a)), silver = material_iron(), gold = material_gold(),
        white = material_wool(rgb(0xf0f4f8)), silk = material_plain(rgb(0x14141c), .5f, .6f),
        hat = material_wool(rgb(0x2468b8)), glove = material_leather(rgb(0xd8c8a0)),
        velvet = material_wool(rgb(0x4a1638)), fur = material_fur(rgb(0x6a4a34));
    material(silver)->color = rgb(0xe8f0f8);
    Kin k = {.head = {.skin = rgb(0xe8b48c),
                      .hair = rgb(0x6a3818),
                      .iris = rgb(0x40b0e0),
                      .age = .45f,
                      .man = .9f,
                      .wide = .94f,
                      .eye = 1.35f,
                      .brow = 1.2f,
                      .nose = NOSE_LONG,
                      .mood = MOOD_CUNNING,
                      .hairs = HAIR_LONG,
                      .beard = WHISKERS_MOUSTACHE,
                      .beard_length = .6f,
                      .gaze_x = 2,
                      .gaze_y = -6,
                      .seed = 6},
             .look = -18,
             .nod = 8,
             .lean = -18,
             .head_size = 1.06f};
    part();
    paint(coat);
    blend(.12f);
    egg(.42f, .62f, -.35f, .80f, .60f, .40f);
    push();
    hero_head(&k, V(.34f, 1.84f, .0f));
    silk_mask(silk);
    part(); /* the tuft on his chin */
    paint(material_new(rgb(0x6a3818), rgb(0x2a1408), .5f, .8f, PAT_NOISE, 4, .12f));
    blend(.02f);
    limb(V(0, -.42f, .32f), V(0, -.60f, .38f), .045f, .008f);
    fit_headgear();
    move(0, .10f, -.05f);
    turn_x(-9);
    grow(1.04f);
    hat_feathered(.66f, hat, gold, white);
    pop();
    PersonHand hush = {.pose = GRASP_POINT, .size = .33f, .thick = 1.05f, .thumb = 1, .skin = glove},
               sly = {.pose = GRASP_FIST, .size = .30f, .thick = 1.05f, .thumb = -1, .skin = glove};
    Vec3 wrist = V(.36f, .98f, .86f);
    person_hand_at(&hush, wrist, V(-.14f, 1, -.10f), V(-.5f, 0, -.85f));
    body_sleeve(coat, V(1.05f, .55f, -.1f), V(.82f, .30f, .5f), wrist + V(.02f, -.06f, 0), .22f, .17f, .12f, 4);
    part();
    paint(white); /* lace at the wrist */
    blend(.03f);
    for (int i = 0; i < 9; i++) {
        float a = (float)i * .7f;
        egg(wrist[0] + .13f * cosf(a), wrist[1] - .04f + .03f * sinf(a * 3), wrist[2] + .13f * sinf(a), .06f, .07f,
            .06f);
    }
    rich_back(velvet, gold, fur);
    Vec3 at = V(-.50f, 1.22f, .82f);
    part(); /* its strings, nearly through */
    paint(material_leather(rgb(0x5a3018)));
    limb(V(-.62f, 1.50f, .58f), at + V(0, .05f, 0), .022f, .018f);
    limb(V(-.50f, 1.50f, .50f), at + V(.02f, .05f, 0), .022f, .018f);
    push();
    move(at[0], at[1], at[2]);
    turn_z(10);
    grow(.86f);
    stolen_purse(gold);
    pop();
    coins_fall(at + V(.10f, -.02f, .12f), gold);
    Vec3 hilt = V(.74f, .62f, 1.15f), point = V(-.66f, 1.36f, .92f);
    push();
    person_hand_grip(sly, hilt, vec_unit(point - hilt), V(.2f, .3f, 1));
    grow(1.0f);
    rapier(gold, silver);
    pop();
    sprite(vec_mix(hilt, point, .84f), .16f, rgb(0xf0f8ff), SPRITE_SPARKLE, .9f);
    lamp(V(-.05f, 1.75f, 1.7f), rgb(0xffe0b0) * 1.6f, .45f);
    faction_motes();
}

/* ---- the burglar ---- */

/* Takes the keyhole out of the present part. */
static void keyhole(float grown)
{
    carve();
    blend(.012f);
    limb(V(0, 1.86f, -.9f), V(0, 1.86f, .9f), .50f + grown, .50f + grown);
    for (int i = 0; i < 8; i++) {
        float t = (float)i / 7;
        box(0, 1.42f - .62f * t, 0, .23f + .15f * t + grown, .08f, .9f, .02f);
    }
    fill();
}

static void chest_lock(int wood, int iron, int brass, int dark)
{
    part();
    paint(wood);
    blend(.01f);
    box(0, 1.7f, -.12f, 2.0f, 2.2f, .12f, .02f);
    keyhole(.08f);
    for (int i = 0; i < 5; i++) { /* seams between its boards */
        part();
        paint(dark);
        float x = -1.5f + .75f * (float)i;
        if (fabsf(x) > .7f)
            box(x, 1.7f, .0f, .016f, 2.2f, .012f, .0f);
    }
    part();
    paint(brass);
    blend(.02f);
    static const float plate[] = {0,     1.22f,  .34f,  1.02f,  .62f,  1.02f,  .78f,   .70f,  .72f,
                                  .20f,  .60f,   -.20f, .66f,   -.66f, .50f,   -1.06f, .20f,  -1.12f,
                                  0,     -1.32f, -.20f, -1.12f, -.50f, -1.06f, -.66f,  -.66f, -.60f,
                                  -.20f, -.72f,  .20f,  -.78f,  .70f,  -.62f,  1.02f,  -.34f, 1.02f};
    push();
    move(0, 1.62f, .04f);
    outline(18, plate, 3, .07f, .06f);
    pop();
    keyhole(0);
    part(); /* the hole has a raised lip */
    paint(brass);
    blend(.015f);
    for (int i = 0; i < 26; i++) {
        float a = -2.55f + 5.1f * (float)i / 25, b = -2.55f + 5.1f * (float)(i + 1) / 25;
        if (i < 25)
            limb(V(sinf(a) * .53f, 1.86f + cosf(a) * .53f, .11f), V(sinf(b) * .53f, 1.86f + cosf(b) * .53f, .11f),
                 .042f, .042f);
    }
    for (int side = -1; side <= 1; side += 2)
        limb(V((float)side * .28f, 1.42f, .11f), V((float)side * .42f, .76f, .11f), .042f, .042f);
    limb(V(-.42f, .76f, .11f), V(.42f, .76f, .11f), .042f, .042f);
    static const float at[6][2] = {{-.60f, 2.46f}, {.60f, 2.46f}, {-.52f, .68f}, {.52f, .68f}, {0, 2.66f}, {0, .46f}};
    for (int i = 0; i < 6; i++) {
        part();
        paint(iron);
        ball(at[i][0], at[i][1], .12f, .062f);
    }
    for (int side = -1; side <= 1; side += 2) { /* bands */
        part();
        paint(iron);
        box(0, 1.62f + (float)side * 1.30f, .04f, 2.0f, .13f, .05f, .03f);
        for (int i = 0; i < 6; i++)
            ball(-1.25f + .5f * (float)i, 1.62f + (float)side * 1.30f, .10f, .05f);
    }
}

/* What the gold sees: the eye that has found it, and the pick that is at work. */
static void rogue3(void)
{
    camera(V(.10f, 1.50f, 5.2f), V(.0f, 1.64f, 0), 29.5f);
    Scene *s = scene();
    set_palette(s, 0x080510, 0x24143a, 0x5a3a70, 0xd8b080, 0xffc850, 0xfff4d8);
    s->backdrop = open_air;
    s->roll = -4;
    s->key = (Light){vec_unit(V(-.22f, .20f, 1)), rgb(0xffd8a0) * 2.0f, .05f};
    s->rim.color = rgb(0x8a70ff) * 2.5f;
    s->fill.color = rgb(0x3a2a70) * .5f;
    s->vignette = 2.0f;
    s->grade = .03f;
    int wood = material_new(rgb(0x4a2c1c), rgb(0x1c100a), .7f, .3f, PAT_WOOD, 2.0f, 1), iron = material_iron(),
        brass = material_new(rgb(0xb08030), rgb(0x5a3810), .38f, 1, PAT_METAL, 4, .4f),
        dark = material_plain(rgb(0x080404), .9f, 0), steel = material_iron(), gold = material_gold();
    material(brass)->metal = .8f;
    material(iron)->color = rgb(0x4a4650);
    chest_lock(wood, iron, brass, dark);
    push();
    move(.62f, 1.80f, -2.05f);
    turn_y(4);
    turn_z(-5);
    grow(3.3f);
    person_head(&(Person){.skin = rgb(0xe8a880),
                          .hair = rgb(0x2a1810),
                          .iris = rgb(0x58c828),
                          .age = .5f,
                          .man = 1,
                          .wide = 1.06f,
                          .eye = 1.35f,
                          .brow = 1.7f,
                          .nose = NOSE_BROAD,
                          .nose_size = .8f,
                          .mood = MOOD_CUNNING,
                          .cast = CAST_BROAD,
                          .hairs = HAIR_CROP,
                          .beard = WHISKERS_STUBBLE,
                          .gaze_x = -8,
                          .gaze_y = -10,
                          .seed = 5});
    pop();
    part(); /* two picks */
    paint(steel);
    blend(.01f);
    Vec3 p[5] = {V(.30f, .70f, -.9f), V(.10f, .90f, -.2f), V(.02f, 1.00f, .28f), V(-.02f, 1.12f, .40f),
                 V(-.10f, 1.16f, .40f)},
         q[4] = {V(-.36f, .66f, -.9f), V(-.16f, .84f, -.2f), V(-.14f, .90f, .24f), V(-.14f, .76f, .34f)};
    float r[5] = {.040f, .040f, .036f, .030f, .020f};
    tube(5, p, r, 4);
    tube(4, q, r, 4);
    for (int i = 0; i < 40; i++) { /* the hoard, on our side of it */
        float x = -1.1f + 2.2f * chance(i), z = .55f + .7f * chance(i + 50);
        part();
        paint(gold);
        push();
        move(x, .22f + .22f * chance(i + 100) + .16f * fabsf(x), z);
        turn_x(70 * (chance(i + 150) - .5f));
        turn_z(80 * (chance(i + 200) - .5f));
        drum(0, 0, 0, .13f, .018f, .012f);
        pop();
    }
    push();
    move(.78f, .48f, .70f);
    turn_z(-22);
    turn_x(14);
    crown_spiked(.27f, 7, .22f, .3f, gold, material_gem(rgb(0xff4060)));
    pop();
    lamp(V(-.15f, .95f, 1.5f), rgb(0xffc060) * 1.6f, .5f);
    lamp(V(-.05f, 1.75f, .25f), rgb(0xffd090) * .9f, .25f);
    for (int i = 0; i < 26; i++)
        sprite(V((chance(i) - .5f) * 2, .3f + 1.2f * chance(i + 40), .9f + .4f * chance(i + 80)),
               .008f + .018f * chance(i + 120), rgb(0xffe0a0), i % 6 ? SPRITE_GLOW : SPRITE_SPARKLE, .9f);
}

const Card rogue_cards[] = {{"cards/monstrous/rogue-2", MOON, rogue2}, {"cards/monstrous/rogue-3", ROYAL, rogue3}, {0}};
