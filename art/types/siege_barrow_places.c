/* SPDX-License-Identifier: MIT
 * Barrowkin of stone and iron: gate, bell, cairn, golem, and the knight who digs. */
#include "cards.h"
#include "kit/backdrop.h"
#include "kit/hours.h"
#include "props/barrow_places.h"
#include "props/barrowkin.h"
#include "props/bones.h"
#include "props/hands.h"
#include "props/headgear.h"
#include "props/nature.h"
#include "props/regalia.h"
#include "props/rocks.h"
#include "props/skull.h"
#include "props/weapons.h"
#include "props/wild.h"

/* ---- ba06: one iron bell, three hands ---- */

/* ---- ba09: from inside the grave ---- */

static void orrick(void)
{
    Scene *s = scene();
    camera(V(.12f, -.82f, 3.5f), V(.04f, 1.44f, 0), 43);
    family_hour(BARROW_MOON);
    s->ambient = .5f;
    int plate = material_iron(), brass = material_gold(), wool = material_wool(rgb(0x5c4a6a)),
        bone = material_old_bone(), earth = material_earth(), turf = material_turf(), wood = material_wood(),
        moss = material_moss(), glove = material_leather(rgb(0x4a3826));
    material(plate)->color = rgb(0xb8b49c);
    material(plate)->color2 = rgb(0x6a6a58);
    material(plate)->metal = .75f;
    material(brass)->color = rgb(0xb88a48);
    part();
    paint(turf);
    blend(.05f);
    lumpy(.06f, 2.5f);
    box(0, -1.5f, 0, 6, 1.5f, 6, .05f);
    carve();
    paint(earth);
    lumpy(.09f, 2.6f);
    box(0, -1.5f, 2.75f, .98f, 2.2f, 2.1f, .1f);
    fill();
    lumpy(0, 1);
    tuft(.22f, 1.3f, 60, turf, 5);
    Kin k = {.f = {.man = 1, .wide = 1.12f, .belly = .35f},
             .dress = wool,
             .skirt = wool,
             .skirt_hem = .7f,
             .cloak = wool,
             .hem = .5f,
             .cloak_open = 75,
             .wind = V(.3f, 0, -.1f),
             .head = {.skin = rgb(0xd8a888),
                      .hair = rgb(0xd8d0b8),
                      .iris = rgb(0x5a7a6a),
                      .age = .8f,
                      .man = 1,
                      .wide = 1.05f,
                      .nose = NOSE_HOOKED,
                      .nose_size = 1.25f,
                      .mood = MOOD_SCORN,
                      .act = .8f,
                      .cast = CAST_LONG,
                      .hairs = HAIR_NONE,
                      .beard = WHISKERS_MOUSTACHE,
                      .beard_length = 1.3f,
                      .gaze_y = -22,
                      .gaze_x = 6,
                      .eye = 1.15f,
                      .brow = 1.5f,
                      .seed = 6},
             .look = -4,
             .nod = 20,
             .lean = -5,
             .head_size = .62f,
             .glove = glove,
             .seed = 20};
    push();
    move(-.06f, 0, -.12f);
    turn_x(8);
    body_legs(&k.f, plate, plate, .10f, .10f);
    kin_body(&k);
    part(); /* breastplate */
    paint(plate);
    blend(.05f);
    egg(0, 1.52f, .08f, .36f, .32f, .25f);
    egg(0, 1.32f, .08f, .31f, .14f, .23f);
    limb(V(0, 1.80f, .27f), V(0, 1.25f, .30f), .03f, .04f);
    part();
    paint(brass);
    blend(.02f);
    push();
    move(0, 1.83f, .02f);
    ring(0, 0, 0, .24f, .05f);
    move(0, -.62f, .03f);
    ring(0, 0, 0, .30f, .045f);
    pop();
    for (int side = -1; side <= 1; side += 2) {
        push();
        move((float)side * .47f, 1.76f, 0);
        turn_z((float)side * -32);
        pauldron(.34f, 3, 0, (float)side, plate);
        part();
        paint(moss);
        blend(.04f);
        lumpy(.03f, 8);
        egg((float)side * .04f, .20f, .02f, .18f, .06f, .15f);
        lumpy(0, 1);
        pop();
    }
    push();
    kin_head(&k);
    push(); /* skull cap of plates */
    move(0, .05f, 0);
    grow(1.05f);
    helm_open(plate, brass, false);
    pop();
    pop();
    push(); /* both hands on the shaft, chest high */
    kin_grip(&k, 1, V(.72f, 1.42f, .14f), V(.46f, 1.50f, .50f), V(.10f, 1, -.02f), V(-.6f, 0, 1));
    part();
    paint(wood);
    limb(V(0, -1.55f, 0), V(0, .90f, 0), .042f, .038f);
    push(); /* spade at the foot, axe and spike at the head */
    move(0, -1.30f, 0);
    spade(.05f, .1f, plate, wood);
    pop();
    move(0, .90f, 0);
    part();
    paint(plate);
    blend(.02f);
    limb(V(0, 0, 0), V(0, .50f, 0), .06f, .008f);
    float blade[] = {-.02f, .10f, -.30f, .24f, -.36f, 0, -.30f, -.26f, -.02f, -.10f};
    outline(5, blade, 4, .035f, .03f);
    limb(V(0, 0, 0), V(.30f, .06f, 0), .05f, .01f);
    Vec3 hang = here(V(.26f, .04f, 0));
    pop();
    kin_grip(&k, -1, V(-.52f, 1.22f, .30f), V(.43f, 1.26f, .55f), V(.10f, 1, -.02f), V(.5f, -.2f, 1));
    pop();
    push();
    move(hang[0] - .04f, hang[1] - .02f, hang[2]);
    turn_z(-5);
    lantern(.52f, brass, rgb(0xffc860));
    Vec3 light = here(V(0, -.3f, .05f));
    pop();
    lamp(light + V(-.1f, .0f, .25f), rgb(0xffc058) * 2.4f, .40f);
    sprite(light, .5f, rgb(0xffc050), SPRITE_GLOW, .6f);
    part(); /* a hand of bones, already on the rim */
    paint(bone);
    blend(.02f);
    bone_limb(V(-.50f, -.75f, 1.05f), V(-.38f, -.10f, .92f), .045f);
    bone_limb(V(-.42f, -.75f, 1.05f), V(-.31f, -.10f, .92f), .036f);
    part();
    paint(bone);
    blend(.014f);
    hand_at(&(Hand){.size = .25f, .curl = .20f, .spread = 42, .thick = .62f, .thumb = 1}, V(-.34f, -.08f, .92f),
            V(.10f, .95f, -.15f), V(0, -.2f, -.95f));
    lamp(V(-.4f, .35f, 1.45f), rgb(0xffd080) * .45f, .35f);
    lamp(V(-.3f, 1.9f, 1.3f), rgb(0xffd8a0) * 1.2f, .35f);
    faction_motes();
}

/* ---- ba11: part of the stair ---- */

static void wren(int brown, int pale, int dark)
{
    part();
    paint(brown);
    blend(.05f);
    egg(0, .13f, 0, .13f, .12f, .16f);
    egg(.0f, .25f, .10f, .09f, .09f, .09f);
    limb(V(0, .16f, -.12f), V(0, .38f, -.24f), .05f, .02f);
    paint(pale);
    egg(0, .11f, .07f, .10f, .09f, .10f);
    part();
    paint(dark);
    limb(V(0, .25f, .17f), V(0, .255f, .27f), .022f, .004f);
    ball(-.065f, .28f, .155f, .018f);
    ball(.065f, .28f, .155f, .018f);
    limb(V(-.04f, .05f, 0), V(-.04f, -.02f, .02f), .012f, .012f);
    limb(V(.04f, .05f, 0), V(.04f, -.02f, .02f), .012f, .012f);
}

/* A dressed stone grown old: a block of planes with its edges worn. */
static void worn_stone(Vec3 at, Vec3 half, Vec3 turned, int m)
{
    push();
    move(at[0], at[1], at[2]);
    turn_y(turned[1]);
    turn_x(turned[0]);
    turn_z(turned[2]);
    part();
    paint(m);
    blend(.03f);
    lumpy(.022f, 3.4f);
    box(0, 0, 0, half[0], half[1], half[2], .07f);
    carve();
    blend(.015f);
    lumpy(0, 1);
    for (int i = 0; i < 3; i++) { /* corners are knocked off */
        float q = chance((int)(at[0] * 97 + at[1] * 53) + i * 7 + 400);
        Vec3 d = V(q > .5f ? 1.f : -1.f, i == 1 ? -1.f : 1.f, i == 2 ? -.6f : .8f);
        push();
        move(d[0] * half[0] * 1.02f, d[1] * half[1] * 1.02f, d[2] * half[2]);
        turn_z(40 * q + 24);
        turn_x(30);
        box(0, 0, 0, half[0] * .34f, half[1] * .30f, half[2] * .5f, .01f);
        pop();
    }
    fill();
    pop();
}

static void lichen_golem(void)
{
    Scene *s = scene();
    camera(V(.25f, 1.42f, 5.4f), V(.0f, 1.74f, 0), 32);
    family_hour(BARROW_MOON);
    s->backdrop = place_heath;
    s->back_seed = 3;
    s->disc_x = -.6f;
    s->back_y = -.05f;
    s->roll = -5;
    s->key.towards = V(-.7f, .6f, .6f);
    s->key.color = s->key.color * 1.35f;
    s->ambient = .42f;
    s->vignette = 1.4f;
    int stone = material_stone(rgb(0xd4ceb8), rgb(0x605c50)), dark = material_stone(rgb(0x8e8a78), rgb(0x444238)),
        step = material_stone(rgb(0x4a5058), rgb(0x22262c)), moss = material_moss(),
        lichen = material_new(rgb(0xb8b048), rgb(0x7a8434), .95f, .05f, PAT_NOISE, 12, .8f),
        hollow = material_plain(rgb(0x100e08), .9f, 0), ember = material_glow(rgb(0xffcc60), 2.2f),
        straw = material_new(rgb(0x8a6c3c), rgb(0x4a361c), .9f, .1f, PAT_WOOD, 6, .6f);
    for (int i = 0; i < 5; i++) /* the stair it was, up to the left */
        for (int j = 0; j < 3; j++)
            rock(-2.2f + 1.05f * (float)j + .2f * (float)i, .30f + .34f * (float)i, -.3f - .42f * (float)i, .58f, .18f,
                 .32f, 1.5f * (chance(i * 3 + j) - .5f), step);
    push(); /* it bends down out of its wall, block on block */
    move(.42f, .10f, -.20f);
    turn_z(8);
    turn_y(-16);
    turn_x(7);
    worn_stone(V(.0f, .40f, .0f), V(.74f, .40f, .50f), V(0, 4, -2), dark);
    worn_stone(V(-.02f, 1.06f, .02f), V(.82f, .36f, .52f), V(-3, -5, 3), stone);
    worn_stone(V(-.46f, 1.62f, .0f), V(.46f, .30f, .46f), V(0, 10, 9), stone);
    worn_stone(V(.50f, 1.60f, -.02f), V(.50f, .29f, .46f), V(0, -8, -6), dark);
    worn_stone(V(1.12f, 1.42f, .05f), V(.28f, .34f, .30f), V(6, -14, -22), stone); /* the arm that leans on the wall */
    worn_stone(V(1.30f, .82f, .26f), V(.24f, .38f, .26f), V(-14, -10, -8), dark);
    worn_stone(V(1.30f, .22f, .50f), V(.30f, .28f, .30f), V(-10, -20, 4), stone);
    worn_stone(V(-1.00f, 1.30f, .16f), V(.28f, .30f, .30f), V(20, 14, 26), dark); /* and the one that is a perch */
    worn_stone(V(-1.02f, .82f, .66f), V(.22f, .24f, .36f), V(24, 10, 4), stone);
    push(); /* the head: one stone, split where the mouth is */
    move(-.16f, 2.16f, .34f);
    turn_y(-16);
    turn_x(17);
    turn_z(9);
    grow(1.16f);
    worn_stone(V(0, .16f, -.02f), V(.50f, .34f, .38f), V(0, 0, 0), stone);
    worn_stone(V(.02f, -.33f, .05f), V(.42f, .12f, .36f), V(8, 0, -3), stone);
    part(); /* a brow like a lintel, a nose like a plinth */
    paint(stone);
    blend(.04f);
    lumpy(.02f, 4);
    for (int side = -1; side <= 1; side += 2) {
        push();
        turn_z((float)side * -9); /* it worries */
        box((float)side * .25f, .30f, .42f, .24f, .075f, .12f, .04f);
        pop();
    }
    box(0, .03f, .44f, .10f, .20f, .14f, .05f);
    lumpy(0, 1);
    part();
    paint(hollow);
    box(0, -.19f, .10f, .40f, .05f, .30f, .02f);
    for (int side = -1; side <= 1; side += 2)
        egg((float)side * .23f, .09f, .355f, .15f, .125f, .05f);
    for (int side = -1; side <= 1; side += 2) {
        part();
        paint(ember);
        ball((float)side * .23f - .03f, .05f, .385f, .070f);
        sprite(here(V((float)side * .23f - .03f, .05f, .46f)), .14f, rgb(0xffc050), SPRITE_GLOW, .5f);
    }
    part(); /* moss, for hair */
    paint(moss);
    blend(.07f);
    lumpy(.05f, 6);
    egg(0, .50f, -.04f, .50f, .14f, .38f);
    limb(V(-.44f, .46f, .16f), V(-.50f, .10f, .34f), .09f, .02f);
    limb(V(.44f, .44f, .10f), V(.52f, .0f, .26f), .09f, .02f);
    limb(V(.26f, .48f, .30f), V(.30f, .34f, .44f), .07f, .02f);
    limb(V(-.20f, .48f, .30f), V(-.26f, .30f, .46f), .07f, .02f);
    lumpy(0, 1);
    for (int i = 0; i < 3; i++) {
        push();
        move(-.22f + .20f * (float)i, .58f, .06f - .1f * (float)(i % 2));
        turn_z(18 - 16 * (float)i);
        mushroom(.24f - .05f * (float)(i % 2), .11f, rgb(0xb06048));
        pop();
    }
    Vec3 face = here(V(-.1f, .0f, .6f));
    pop();
    for (int i = 0; i < 7; i++) { /* moss on what lies flat, lichen below it */
        static const float at[7][4] = {{-.52f, 1.94f, .10f, .30f}, {.52f, 1.90f, .05f, .32f},
                                       {1.14f, 1.74f, .1f, .20f},  {-.1f, 1.36f, .50f, .24f},
                                       {.44f, .78f, .48f, .22f},   {-.52f, 1.20f, .52f, .16f},
                                       {1.32f, 1.02f, .5f, .16f}};
        part();
        paint(i < 3 ? moss : i % 2 ? lichen : moss);
        blend(.05f);
        lumpy(.04f, 8);
        egg(at[i][0], at[i][1], at[i][2], at[i][3], .055f, at[i][3] * .8f);
        if (i < 3)
            limb(V(at[i][0], at[i][1], at[i][2] + .25f), V(at[i][0] + .05f, at[i][1] - .28f, at[i][2] + .40f), .06f,
                 .015f);
        lumpy(0, 1);
    }
    pop();
    push(); /* the palm, close to us, and on it a nest */
    move(-.30f, .84f, 1.42f);
    turn_z(-10);
    turn_y(22);
    worn_stone(V(0, 0, 0), V(.34f, .13f, .28f), V(0, 0, 0), dark);
    for (int i = 0; i < 4; i++)
        worn_stone(V(-.26f + .18f * (float)i, .14f + .02f * (float)(i % 2), .30f), V(.075f, .19f, .085f),
                   V(24, 0, 8 - 6 * (float)i), stone);
    worn_stone(V(.42f, .16f, .06f), V(.085f, .20f, .10f), V(6, 0, -26), stone);
    part();
    paint(straw);
    blend(.01f);
    for (int i = 0; i < 40; i++) {
        float a = 6.28f * chance(i), b = a + .7f + .4f * chance(i + 40), r = .20f + .07f * chance(i + 80),
              y = .15f + .12f * chance(i + 120);
        limb(V(r * cosf(a), y, r * .9f * sinf(a)),
             V(r * 1.08f * cosf(b), y + .04f * (chance(i + 9) - .3f), r * sinf(b)), .016f, .010f);
    }
    push();
    move(-.02f, .20f, .02f);
    turn_y(100);
    turn_x(-20);
    grow(1.15f);
    wren(material_plain(rgb(0xc0642c), .8f, .1f), material_plain(rgb(0xf4e0b8), .8f, .1f),
         material_plain(rgb(0x20140c), .3f, .8f));
    pop();
    for (int i = 0; i < 2; i++) { /* two that gape */
        push();
        move(i ? .15f : -.17f, .20f, .10f);
        part();
        paint(material_plain(rgb(0x8a5a3c), .8f, .1f));
        ball(0, .05f, 0, .062f);
        part();
        paint(material_plain(rgb(0xffb840), .5f, .3f));
        blend(.01f);
        limb(V(0, .09f, .01f), V(-.03f, .17f, .01f), .026f, .008f);
        limb(V(0, .09f, .01f), V(.035f, .16f, .02f), .026f, .008f);
        pop();
    }
    Vec3 nest = here(V(0, .3f, 0));
    pop();
    push();
    move(.52f, .82f, 1.15f);
    wax_candle(.26f, .085f, true, material_wax());
    pop();
    lamp(face + V(-.25f, .1f, .6f), rgb(0xffd890) * 2.0f, .44f);
    lamp(nest + V(.15f, .35f, .35f), rgb(0xffd890) * 1.5f, .32f);
    lamp(V(.45f, 1.35f, 1.5f), rgb(0xffb050) * 1.2f, .36f);
    faction_ground();
    faction_motes();
}

/* ---- ba13: the cairn that looks ---- */

const Card siege_barrow_places_cards[] = {
    {"cards/siege/ba09", BARROW, orrick}, {"cards/siege/ba11", BARROW, lichen_golem}, {0}};
