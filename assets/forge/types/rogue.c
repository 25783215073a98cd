/* SPDX-License-Identifier: MIT
 * Rogues: the shadow with two daggers, the masked gentleman, the burglar with his sack. */
#include "cards.h"
#include "kit/kit.h"
#include "kit/places.h"
#include "kit/village.h"
#include "props/figure.h"
#include "props/folk.h"
#include "props/headgear.h"
#include "props/regalia.h"
#include "props/robes.h"
#include "props/treasure.h"
#include "props/weapons.h"
#include "types/heroes.h"

/* ---- the shadow ---- */

static void rogue(void)
{
    camera(V(.35f, 1.35f, 5.6f), V(0, 1.55f, 0), 33);
    hero_stage(PARTY_WARM, place_village);
    scene()->roll = -5;
    int cloak = material_cloth(rgb(0xa02420)), jerkin = material_leather(rgb(0x5a3420)), gold = material_gold(),
        iron = material_iron(), scarf = material_cloth(rgb(0x3a1a1c)),
        skin = material_skin(rgb(0xe0a880), rgb(0xb07050)), hair = material_fur(rgb(0x2a1810));
    material(iron)->color = rgb(0xdce4ec);
    push();
    move(0, -.1f, 0);
    turn_y(-14);
    figure_torso(jerkin, 1, 0);
    figure_legs(scarf, .08f);
    figure_skirt(jerkin, .5f, .25f, 7);
    cape(V(-.6f, 1.45f, -.15f), V(.6f, 1.45f, -.15f), 1.9f, .7f, .4f, 5, cloak);
    push();
    move(0, 1.82f, .2f);
    turn_y(10);
    turn_x(10);
    turn_z(6);
    folk_head(&(Folk){.skin = skin,
                      .hair = hair,
                      .nose = .8f,
                      .wide = .9f,
                      .lid = 20,
                      .open = .52f,
                      .eye_size = 1.15f,
                      .iris = rgb(0xf0a020),
                      .glow = .4f,
                      .brow = 1});
    folk_fringe(5, .26f, hair, 3);
    mask_scarf(scarf);
    hood(cloak);
    pop();
    for (int side = -1; side <= 1; side += 2) { /* crossed before the chest, points up */
        float s = (float)side;
        push();
        figure_holding(jerkin, scarf, side < 0 ? figure_left : figure_right, V(s * 1.02f, .72f, .25f),
                       side < 0 ? 1 : -1, V(s * .56f, .66f, .9f + .08f * s), V(-s * .75f, 1, .1f), V(-s * .4f, .1f, 1));
        grow(1.25f);
        dagger(.86f, iron, gold);
        pop();
    }
    hero_belt(material_leather(rgb(0x2a1810)), gold, 0);
    lamp(V(-.5f, 1.9f, 1.6f), rgb(0xffd8a0) * 1.2f, .6f);
    part(); /* the strap with small blades */
    paint(material_leather(rgb(0x2a1810)));
    blend(.02f);
    Vec3 p[4] = {V(.5f, 1.4f, .2f), V(.2f, 1.1f, .32f), V(-.15f, .8f, .36f), V(-.45f, .5f, .28f)};
    float r[4] = {.06f, .06f, .06f, .06f};
    tube(4, p, r, 4);
    pop();
    faction_motes();
}

/* ---- the masked gentleman ---- */

static void gentlemans_head(int coat, int black, int gold, int skin, int hair, int white)
{
    push();
    move(.02f, 1.82f, .12f);
    turn_y(-22);
    turn_z(-6);
    folk_head(&(Folk){.skin = skin,
                      .hair = hair,
                      .nose = 1.0f,
                      .hook = .02f,
                      .wide = .88f,
                      .lid = 4,
                      .open = .6f,
                      .iris = rgb(0x40b0e0),
                      .brow = .8f,
                      .smile = .07f,
                      .mouth = .035f,
                      .teeth = material_tooth(),
                      .moustache = 1.1f});
    mask_eyes(black);
    int e = material_eye(rgb(0x50c8ff), rgb(0xffffff), .4f, PUPIL_ROUND);
    for (int side = -1; side <= 1; side += 2)
        eye_with_lid((float)side * .155f, .075f, .41f, .09f, (float)side * 5, -2, e, black, (float)side * 12, .55f);
    folk_hair(14, .55f, .08f, -.04f, hair, 6);
    part(); /* the tuft on his chin */
    paint(hair);
    blend(.03f);
    limb(V(0, -.38f, .36f), V(0, -.58f, .42f), .06f, .008f);
    hat_feathered(.72f, coat, gold, white);
    pop();
}

/* A ruff of lace. */
static void lace_ruff(int white)
{
    part();
    paint(white);
    blend(.02f);
}

/* A purse that is not his. */
static void stolen_purse(int coat, int black, int gold)
{
    push();
    figure_holding(coat, black, figure_right, V(1.05f, .9f, .2f), -1, V(.82f, 1.02f, .85f), V(0, 1, 0),
                   V(-.4f, .1f, 1));
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
    pop();
}

static void rogue2(void)
{
    camera(V(-.35f, 1.15f, 5.9f), V(-.02f, 1.62f, 0), 33);
    hero_stage(PARTY_COOL, NULL);
    Scene *s = scene();
    s->disc_x = -.35f;
    s->disc_y = .5f;
    s->disc_size = .8f;
    s->back_seed = 5;
    s->backdrop = place_far_village;
    s->tint[ACCENT] = rgb(0xffd880);
    int coat = material_cloth(rgb(0x1c5a9a)), black = material_cloth(rgb(0x181c28)), silver = material_iron(),
        gold = material_gold(), skin = material_skin(rgb(0xe8b48c), rgb(0xb87858)), hair = material_fur(rgb(0x8a4a20)),
        white = material_cloth(rgb(0xf0f4f8));
    material(silver)->color = rgb(0xe8f0f8);
    push();
    move(.05f, -.1f, 0);
    turn_y(16);
    figure_torso(coat, .95f, 0);
    figure_legs(black, .1f);
    figure_skirt(coat, .7f, .5f, 8);
    cape(V(-.55f, 1.45f, -.15f), V(.55f, 1.45f, -.15f), 1.8f, .5f, .7f, 5, black);
    gentlemans_head(coat, black, gold, skin, hair, white);
    lace_ruff(white);
    for (int i = 0; i < 24; i++) {
        float a = (float)i / 24 * 2 * PI;
        limb(V(sinf(a) * .2f, 1.42f, cosf(a) * .18f),
             V(sinf(a) * .46f, 1.43f + .05f * (i % 2 ? 1.f : -1.f), cosf(a) * .42f), .04f, .05f);
    }
    push(); /* the rapier, salute */
    figure_holding(coat, black, figure_left, V(-1.05f, 1.0f, .15f), 1, V(-.88f, 1.4f, .72f), V(-.16f, 1, .05f),
                   V(.4f, .1f, 1));
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
    limb(V(0, .15f, 0), V(0, 1.55f, 0), .034f, .008f);
    pop();
    stolen_purse(coat, black, gold);
    hero_belt(black, silver, 0);
    pop();
    faction_motes();
}

/* ---- the burglar ---- */

static void sack_of_loot(int cloth_m, int gold)
{
    push();
    move(.72f, 1.5f, -.62f);
    turn_z(-16);
    part();
    paint(cloth_m);
    blend(.12f);
    lumpy(.04f, 4);
    egg(0, 0, 0, .72f, .72f, .5f);
    limb(V(-.35f, .55f, .2f), V(-.62f, .72f, .55f), .25f, .12f);
    lumpy(0, 1);
    part();
    paint(gold);
    blend(.02f);
    limb(V(.1f, .6f, .1f), V(.2f, 1.1f, .1f), .05f, .05f); /* a candlestick looks out */
    drum(.2f, 1.12f, .1f, .13f, .03f, .02f);
    push();
    move(-.2f, .78f, .1f);
    turn_z(24);
    crown_spiked(.24f, 7, .2f, .3f, gold, material_gem(rgb(0xff4060)));
    pop();
    pop();
}

static void burglars_head(int violet, int gold, int leather, int skin, int hair)
{
    push();
    move(-.04f, 1.78f, .16f);
    turn_y(-10);
    turn_z(8);
    grow(1.08f);
    folk_head(&(Folk){.skin = skin,
                      .hair = hair,
                      .nose = 1.15f,
                      .wide = 1.12f,
                      .ear = .42f,
                      .lid = -2,
                      .open = .72f,
                      .eye_size = 1.15f,
                      .iris = rgb(0x6ac030),
                      .brow = 1.3f,
                      .mouth = .075f,
                      .smile = .1f,
                      .teeth = material_tooth(),
                      .beard = BEARD_SHORT,
                      .beard_length = .45f});
    part(); /* the kerchief */
    paint(violet);
    blend(.06f);
    egg(0, .24f, -.05f, .42f, .34f, .43f);
    limb(V(-.36f, .26f, .18f), V(.36f, .26f, .18f), .05f, .05f);
    limb(V(.4f, .2f, -.1f), V(.72f, .05f, -.12f), .09f, .02f);
    limb(V(.4f, .2f, -.1f), V(.62f, -.12f, -.1f), .08f, .02f);
    part(); /* the patch */
    paint(leather);
    blend(.02f);
    egg(.16f, .07f, .41f, .12f, .105f, .05f);
    limb(V(.08f, .16f, .42f), V(-.38f, .36f, .2f), .022f, .022f);
    part();
    paint(gold);
    push();
    move(-.46f, -.16f, 0);
    turn_x(90);
    ring(0, 0, 0, .09f, .022f);
    pop();
    pop();
}

static void rogue3(void)
{
    camera(V(.5f, .85f, 5.8f), V(.08f, 1.5f, 0), 33);
    hero_stage(PARTY_WILD, place_far_village);
    scene()->back_mirrored = true;
    int shirt = material_cloth(rgb(0x3a8a3e)), violet = material_cloth(rgb(0x7a30b0)), gold = material_gold(),
        leather = material_leather(rgb(0x4a2c1c)), skin = material_skin(rgb(0xf0b898), rgb(0xc87a60)),
        hair = material_fur(rgb(0x1c1210));
    push();
    move(-.05f, -.2f, 0);
    turn_y(12);
    figure_torso(shirt, 1.05f, .8f);
    figure_legs(leather, .12f);
    burglars_head(violet, gold, leather, skin, hair);
    sack_of_loot(material_cloth(rgb(0x9a7a50)), gold);
    push();
    figure_holding(shirt, skin, figure_right, V(.95f, .9f, .35f), -1, V(.3f, 1.16f, .62f), V(.5f, .6f, -.5f),
                   V(-.5f, .3f, 1));
    pop();
    push(); /* the dark lantern */
    figure_holding(shirt, skin, figure_left, V(-1.0f, .95f, .2f), 1, V(-.92f, 1.5f, .8f), V(1, 0, .2f), V(0, .35f, 1));
    pop();
    push();
    move(-.92f, 1.5f, .82f);
    lantern(.72f, gold, rgb(0xffd070));
    pop();
    hero_belt(leather, gold, .8f);
    part();
    paint(gold); /* keys and picks */
    blend(.01f);
    for (int i = 0; i < 4; i++) {
        float x = -.34f + .1f * (float)i;
        limb(V(x, .32f, .52f), V(x + .03f, .08f, .56f), .018f, .018f);
        limb(V(x + .03f, .1f, .56f), V(x + .09f, .1f, .56f), .018f, .018f);
    }
    pop();
    faction_motes();
}

const Card rogue_cards[] = {{"cards/monstrous/rogue", ROYAL, rogue},
                            {"cards/monstrous/rogue-2", MOON, rogue2},
                            {"cards/monstrous/rogue-3", ROYAL, rogue3},
                            {0}};
