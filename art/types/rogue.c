/* SPDX-License-Identifier: MIT
 * Rogues: the shadow with two daggers, the masked gentleman, the burglar with his sack. */
#include "cards.h"
#include "kit/kit.h"
#include "kit/places.h"
#include "kit/village.h"
#include "props/bare.h"
#include "props/headgear.h"
#include "props/regalia.h"
#include "props/treasure.h"
#include "props/weapons.h"
#include "types/heroes.h"

/* ---- the shadow ---- */

static void rogue(void)
{
    camera(V(.4f, 1.75f, 4.5f), V(0, 1.74f, 0), 28);
    hero_stage(PARTY_WARM, place_village);
    scene()->roll = -5;
    int red = material_wool(rgb(0xa82420)), jerkin = material_leather(rgb(0x5a3420)), gold = material_gold(),
        iron = material_iron(), scarf = material_wool(rgb(0x3a1a1c)), dark = material_wool(rgb(0x2a1210)),
        strap = material_leather(rgb(0x2a1810));
    material(iron)->color = rgb(0xdce4ec);
    Kin k = {.f = {.man = .7f, .wide = 1.02f, .lean = 6},
             .dress = jerkin,
             .head = {.skin = rgb(0xe0a880),
                      .hair = rgb(0x2a1810),
                      .iris = rgb(0xf0a020),
                      .age = .4f,
                      .man = .7f,
                      .eye = 1.3f,
                      .glow = .5f,
                      .brow = 1.3f,
                      .nose = NOSE_STRAIGHT,
                      .nose_size = .85f,
                      .mood = MOOD_RESOLVE,
                      .gaze_x = -6,
                      .seed = 3},
             .look = 10,
             .nod = 12,
             .lean = 6,
             .head_size = .64f,
             .glove = scarf,
             .seed = 7};
    push();
    move(0, -.05f, 0);
    turn_y(-14);
    body_trunk(&k.f, jerkin);
    coat_skirt(jerkin, 1.05f, .5f, 14, .22f, V(0, 0, 0), 4);
    cloak(red, 1.12f, .3f, 62, .42f, V(-.35f, 0, -.3f), 5);
    cowl(red, 1.04f, .2f, 6);
    push();
    bare_head(&k);
    part(); /* hair over the brow */
    paint(material_new(rgb(0x2a1810), rgb(0x100806), .5f, .7f, PAT_NOISE, 4, .12f));
    blend(.012f);
    for (int i = 0; i < 5; i++) {
        float x = -.2f + .09f * (float)i;
        Vec3 p[4] = {V(x * .8f, .46f, .16f), V(x, .36f, .33f), V(x * 1.1f - .03f, .25f, .36f),
                     V(x * 1.1f - .07f, .14f, .355f)};
        hair_lock(4, p, .05f, i);
    }
    push();
    move(0, -.02f, -.07f);
    grow(.98f);
    mask_scarf(scarf);
    pop();
    hood_deep(red, dark, .6f, 9);
    pop();
    for (int side = -1; side <= 1; side += 2) { /* crossed before the breast, points up */
        float s = (float)side;
        push();
        kin_grip(&k, s, V(s * .72f, 1.26f, .22f), V(s * .38f, 1.22f, .62f + .07f * s), V(-s * .8f, 1, .1f),
                 V(-s * .3f, .1f, 1));
        grow(.88f);
        dagger(.86f, iron, gold);
        pop();
    }
    hero_girdle(strap, gold, 1.08f);
    part(); /* the strap with small blades */
    paint(strap);
    blend(.02f);
    Vec3 p[5] = {V(.30f, 1.84f, .06f), V(.20f, 1.68f, .24f), V(.02f, 1.52f, .27f), V(-.14f, 1.40f, .25f),
                 V(-.24f, 1.28f, .16f)};
    float r[5] = {.045f, .045f, .045f, .045f, .045f};
    tube(5, p, r, 4);
    pop();
    lamp(V(-.35f, 1.95f, 1.15f), rgb(0xffd8a0) * 1.2f, .5f);
    faction_motes();
}

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

static void rogue2(void)
{
    camera(V(-.45f, 1.55f, 4.8f), V(-.02f, 1.82f, 0), 28.5f);
    hero_stage(PARTY_COOL, NULL);
    Scene *s = scene();
    s->disc_x = -.35f;
    s->disc_y = .5f;
    s->disc_size = .8f;
    s->back_seed = 5;
    s->backdrop = place_far_village;
    s->tint[ACCENT] = rgb(0xffd880);
    int coat = material_wool(rgb(0x1c5a9a)), black = material_wool(rgb(0x181c28)), silver = material_iron(),
        gold = material_gold(), white = material_wool(rgb(0xf0f4f8)), silk = material_plain(rgb(0x14141c), .5f, .6f);
    material(silver)->color = rgb(0xe8f0f8);
    Kin k = {.f = {.man = .9f},
             .dress = coat,
             .head = {.skin = rgb(0xe8b48c),
                      .hair = rgb(0x6a3818),
                      .iris = rgb(0x40b0e0),
                      .age = .45f,
                      .man = .9f,
                      .wide = .94f,
                      .eye = 1.22f,
                      .brow = 1.1f,
                      .nose = NOSE_LONG,
                      .mood = MOOD_MIRTH,
                      .hairs = HAIR_LONG,
                      .beard = WHISKERS_MOUSTACHE,
                      .beard_length = 1.2f,
                      .gaze_x = 8,
                      .seed = 6},
             .look = -18,
             .nod = -2,
             .lean = -6,
             .head_size = .67f,
             .glove = black,
             .seed = 14};
    push();
    move(.04f, -.08f, 0);
    turn_y(16);
    body_trunk(&k.f, coat);
    coat_skirt(coat, 1.05f, .35f, 12, .3f, V(.15f, 0, 0), 4);
    cloak(black, 1.08f, .3f, 66, .4f, V(.4f, 0, -.3f), 5);
    part(); /* a ruff of lace */
    paint(white);
    blend(.012f);
    for (int i = 0; i < 34; i++) {
        float a = (float)i / 34 * 2 * PI, up = i % 2 ? .035f : -.02f;
        limb(V(sinf(a) * .16f, 1.87f, cosf(a) * .15f - .02f), V(sinf(a) * .36f, 1.85f + up, cosf(a) * .33f - .02f),
             .03f, .04f);
    }
    push();
    bare_head(&k);
    silk_mask(silk);
    part(); /* the tuft on his chin */
    paint(material_new(rgb(0x6a3818), rgb(0x2a1408), .5f, .8f, PAT_NOISE, 4, .12f));
    blend(.02f);
    limb(V(0, -.40f, .32f), V(0, -.60f, .38f), .045f, .008f);
    fit_headgear();
    move(0, .10f, -.05f);
    turn_x(-9);
    grow(1.04f);
    hat_feathered(.68f, coat, gold, white);
    pop();
    lamp(V(-.4f, 2.0f, .95f), rgb(0xffe8c8) * 2.2f, .45f);
    push(); /* the rapier, salute */
    kin_grip(&k, -1, V(-.68f, 1.36f, .18f), V(-.50f, 1.60f, .58f), V(-.2f, 1, .05f), V(.4f, .1f, 1));
    grow(.78f);
    rapier(gold, silver);
    pop();
    push();
    kin_grip(&k, 1, V(.72f, 1.30f, .14f), V(.66f, 1.50f, .54f), V(0, 1, 0), V(-.4f, .1f, 1));
    grow(.78f);
    stolen_purse(gold);
    pop();
    hero_girdle(black, silver, 1.04f);
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

static void rogue3(void)
{
    camera(V(.55f, 1.3f, 4.8f), V(.04f, 1.74f, 0), 29);
    hero_stage(PARTY_WILD, place_far_village);
    scene()->back_mirrored = true;
    int shirt = material_wool(rgb(0x3a8a3e)), violet = material_wool(rgb(0x7a30b0)), gold = material_gold(),
        leather = material_leather(rgb(0x4a2c1c)), vest = material_leather(rgb(0x6a4426));
    Kin k = {.f = {.man = 1, .wide = 1.12f, .belly = .6f},
             .dress = shirt,
             .head = {.skin = rgb(0xeab090),
                      .hair = rgb(0x241410),
                      .iris = rgb(0x6ac030),
                      .age = .5f,
                      .man = 1,
                      .wide = 1.16f,
                      .gaunt = -.5f,
                      .eye = 1.3f,
                      .brow = 1.5f,
                      .nose = NOSE_BROAD,
                      .nose_size = 1.5f,
                      .mood = MOOD_MIRTH,
                      .beard = WHISKERS_SHORT,
                      .gaze_x = -30,
                      .seed = 5},
             .look = -12,
             .nod = 4,
             .lean = 8,
             .head_size = .74f,
             .seed = 3};
    push();
    move(-.04f, -.1f, 0);
    turn_y(12);
    body_trunk(&k.f, shirt);
    coat_skirt(leather, 1.25f, .3f, 0, .16f, V(0, 0, 0), 4);
    cloak(vest, 1.16f, 1.05f, 34, .14f, V(0, 0, 0), 5);
    part(); /* a scarf round his neck */
    paint(violet);
    blend(.03f);
    for (int i = 0; i < 16; i++) {
        float a = (float)i * PI / 8, c = a + PI / 8;
        limb(V(sinf(a) * .22f, 1.86f - .05f * cosf(a), cosf(a) * .20f),
             V(sinf(c) * .22f, 1.86f - .05f * cosf(c), cosf(c) * .20f), .055f, .055f);
    }
    limb(V(.06f, 1.80f, .22f), V(.12f, 1.58f, .29f), .06f, .035f);
    limb(V(.02f, 1.80f, .22f), V(-.04f, 1.62f, .29f), .055f, .03f);
    push();
    move(.04f, .76f, .02f);
    grow(.74f);
    sack_of_loot(material_cloth(rgb(0x9a7a50)), gold);
    pop();
    push();
    bare_head(&k);
    part(); /* the kerchief */
    paint(violet);
    blend(.05f);
    egg(0, .22f, -.08f, .385f, .33f, .43f);
    limb(V(-.33f, .19f, .16f), V(.0f, .23f, .33f), .05f, .05f);
    limb(V(.33f, .19f, .16f), V(.0f, .23f, .33f), .05f, .05f);
    limb(V(.34f, .16f, -.1f), V(.60f, .02f, -.12f), .09f, .02f);
    limb(V(.34f, .16f, -.1f), V(.52f, -.16f, -.1f), .08f, .02f);
    part(); /* the patch */
    paint(leather);
    blend(.02f);
    egg(.155f, .0f, .325f, .115f, .10f, .05f);
    float strap[8] = {.06f, .09f, -.04f, .13f, -.18f, .17f, -.30f, .19f}, r[4] = {.018f, .018f, .018f, .018f};
    face_paint(leather, 4, strap, r);
    part();
    paint(gold);
    push();
    move(-.37f, -.20f, -.04f);
    turn_x(90);
    ring(0, 0, 0, .08f, .02f);
    pop();
    pop();
    push(); /* the neck of the sack, over his shoulder */
    kin_grip(&k, 1, V(.66f, 1.36f, .34f), V(.32f, 1.72f, .40f), V(.5f, .6f, -.5f), V(-.4f, .3f, 1));
    pop();
    push(); /* the dark lantern */
    kin_grip(&k, -1, V(-.74f, 1.46f, .2f), V(-.64f, 1.86f, .58f), V(1, 0, .2f), V(0, .35f, 1));
    pop();
    push();
    move(-.64f, 1.86f, .60f);
    grow(.8f);
    lantern(.72f, gold, rgb(0xffd070));
    pop();
    lamp(V(-.35f, 1.95f, .95f), rgb(0xffd890) * 1.1f, .45f);
    hero_girdle(leather, gold, 1.22f);
    part();
    paint(gold); /* keys and picks */
    blend(.01f);
    for (int i = 0; i < 4; i++) {
        float x = -.26f + .075f * (float)i;
        limb(V(x, 1.22f, .36f), V(x + .03f, 1.02f, .40f), .016f, .016f);
        limb(V(x + .03f, 1.04f, .40f), V(x + .08f, 1.04f, .40f), .016f, .016f);
    }
    pop();
    faction_motes();
}

const Card rogue_cards[] = {{"cards/monstrous/rogue", ROYAL, rogue},
                            {"cards/monstrous/rogue-2", MOON, rogue2},
                            {"cards/monstrous/rogue-3", ROYAL, rogue3},
                            {0}};
