/* SPDX-License-Identifier: MIT
 * Clerics: the bishop with the sun, the healing sister, the dwarf of the hammer. */
#include "cards.h"
#include "kit/kit.h"
#include "kit/places.h"
#include "props/bare.h"
#include "props/headgear.h"
#include "props/regalia.h"
#include "props/weapons.h"
#include "types/heroes.h"

/* Rays of light from a point. */
static void radiance(Vec3 at, Vec3 color, float size)
{
    sprite(at, size, color, SPRITE_GLOW, .7f);
    sprite(at, size * 1.4f, vec_mix(color, grey(1), .5f), SPRITE_SPARKLE, .9f);
    lamp(at + V(0, 0, .4f), color * 2.4f, .5f);
    for (int i = 0; i < 26; i++) {
        float a = chance(i) * 2 * PI, r = size * (.6f + 1.6f * chance(i + 30));
        sprite(at + V(cosf(a) * r, sinf(a) * r, 0), .012f + .02f * chance(i + 60), color * 1.6f, SPRITE_GLOW, 1.1f);
    }
}

/* ---- the bishop ---- */

static void stole(int m, int gold)
{
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        Vec3 p[8] = {V(s * .09f, 1.88f, .12f), V(s * .25f, 1.86f, .08f), V(s * .10f, 1.58f, .29f),
                     V(s * .27f, 1.58f, .25f), V(s * .10f, 1.2f, .34f),  V(s * .28f, 1.2f, .30f),
                     V(s * .14f, .6f, .46f),   V(s * .34f, .6f, .42f)};
        part();
        paint(m);
        cloth(4, 2, p, .022f, 4);
        part();
        paint(gold);
        blend(.01f);
        limb(V(s * .18f, 1.60f, .315f), V(s * .18f, 1.42f, .345f), .02f, .02f);
        limb(V(s * .12f, 1.54f, .32f), V(s * .24f, 1.54f, .30f), .02f, .02f);
    }
}

static void mace(int metal, int gold, int wood)
{
    staff(.45f, .7f, .045f, wood);
    push();
    move(0, .85f, 0);
    part();
    paint(gold);
    ball(0, 0, 0, .15f);
    part();
    paint(metal);
    for (int i = 0; i < 7; i++) {
        push();
        turn_y((float)i * 51.4f);
        float xy[] = {.08f, -.24f, .3f, 0, .08f, .24f};
        outline(3, xy, 1, .03f, .03f);
        pop();
    }
    limb(V(0, .1f, 0), V(0, .36f, 0), .06f, .01f);
    pop();
}

static void cleric(void)
{
    camera(V(-.3f, 1.4f, 5.0f), V(.02f, 1.88f, 0), 29);
    hero_stage(PARTY_WARM, place_throne_hall);
    int white = material_wool(rgb(0xf0e4cc)), red = material_wool(rgb(0xc02c22)), gold = material_gold(),
        iron = material_iron();
    Kin k = {.f = {.man = 1, .wide = 1.12f, .belly = .5f},
             .dress = white,
             .head = {.skin = rgb(0x96603c),
                      .hair = rgb(0xe8e4e0),
                      .iris = rgb(0x8a5a20),
                      .age = .85f,
                      .man = 1,
                      .wide = 1.08f,
                      .gaunt = -.2f,
                      .eye = 1.2f,
                      .brow = 1.4f,
                      .nose = NOSE_BROAD,
                      .mood = MOOD_MIRTH,
                      .beard = WHISKERS_FULL,
                      .beard_length = .8f,
                      .gaze_x = -8,
                      .seed = 4},
             .look = -8,
             .nod = -2,
             .head_size = .66f,
             .seed = 11};
    push();
    move(0, -.12f, 0);
    turn_y(6);
    body_trunk(&k.f, white);
    coat_skirt(white, 1.2f, .2f, 0, .26f, V(0, 0, 0), 4);
    cloak(red, 1.14f, .2f, 52, .34f, V(.1f, 0, 0), 5);
    stole(red, gold);
    part(); /* a golden clasp */
    paint(gold);
    blend(.02f);
    push();
    move(0, 1.74f, .29f);
    turn_x(78);
    drum(0, 0, 0, .075f, .02f, .015f);
    pop();
    push();
    bare_head(&k);
    fit_headgear();
    move(0, .06f, 0);
    hat_mitre(.92f, red, gold);
    pop();
    push();
    kin_grip(&k, -1, V(-.68f, 1.46f, .18f), V(-.66f, 1.80f, .52f), V(0, 1, 0), V(.4f, .1f, 1));
    grow(.8f);
    part();
    paint(gold);
    limb(V(0, -.2f, 0), V(0, .3f, 0), .04f, .04f);
    move(0, .58f, 0);
    grow(.3f);
    sun_disc(gold, material_glow(rgb(0xffe080), 1.2f));
    Vec3 sun = here(V(0, 0, .3f));
    pop();
    push();
    kin_grip(&k, 1, V(.72f, 1.32f, .2f), V(.64f, 1.46f, .58f), V(.15f, 1, 0), V(-.3f, .1f, 1));
    grow(.76f);
    mace(iron, gold, material_wood());
    pop();
    hero_girdle(gold, gold, 1.22f);
    pop();
    radiance(sun, rgb(0xffc850), .40f);
    faction_motes();
}

/* ---- the healing sister ---- */

static void cleric2(void)
{
    camera(V(.3f, 1.85f, 4.5f), V(0, 1.70f, 0), 28);
    hero_stage(PARTY_COOL, place_throne_hall);
    scene()->back_mirrored = true;
    scene()->back_zoom = 1.2f;
    scene()->key.color = scene()->key.color * .45f; /* her hands are the light */
    scene()->vignette = 1.5f;
    Vec3 glow = rgb(0xffe9a0);
    int blue = material_wool(rgb(0x2a62b8)), white = material_wool(rgb(0xe8f0f8)), silver = material_iron(),
        gold = material_gold();
    material(silver)->color = rgb(0xdce8f4);
    Kin k = {.f = {.man = 0},
             .dress = blue,
             .head = {.skin = rgb(0xf0c0a0),
                      .hair = rgb(0x8a5a30),
                      .iris = rgb(0x3a90d8),
                      .age = .22f,
                      .man = .05f,
                      .wide = .95f,
                      .gaunt = -.2f,
                      .eye = 1.25f,
                      .lips = 1.15f,
                      .brow = .6f,
                      .nose = NOSE_SNUB,
                      .nose_size = .88f,
                      .mood = MOOD_MIRTH,
                      .gaze_y = -16,
                      .seed = 2},
             .look = -24,
             .nod = 14,
             .lean = -10,
             .head_size = .64f,
             .seed = 21};
    push();
    move(0, -.04f, 0);
    turn_y(-6);
    body_trunk(&k.f, blue);
    coat_skirt(blue, 1.05f, .2f, 0, .26f, V(0, 0, 0), 4);
    cowl(white, .98f, .17f, 3);
    part(); /* the halo */
    paint(material_glow(glow, 1.2f));
    push();
    move(0, 2.24f, -.34f);
    turn_x(90);
    ring(0, 0, 0, .58f, .022f);
    for (int i = 0; i < 16; i++) {
        float a = (float)i / 16 * 2 * PI;
        limb(V(sinf(a) * .61f, 0, cosf(a) * .61f), V(sinf(a) * .70f, 0, cosf(a) * .70f), .02f, .004f);
    }
    pop();
    push();
    bare_head(&k);
    push();
    move(0, -.03f, .03f);
    grow(.92f);
    hood_deep(white, white, .1f, 4);
    pop();
    move(0, .03f, -.07f);
    grow(1.06f);
    hood_deep(blue, white, .3f, 8);
    pop();
    for (int side = -1; side <= 1; side += 2) { /* hands around a warm light */
        float s = (float)side;
        kin_arm(&k, s, V(s * .60f, 1.26f, .26f), V(s * .25f, 1.20f, .60f), GRASP_REST, V(-s * .1f, 1, .35f),
                V(-s, .1f, .15f));
    }
    part(); /* a heart of light */
    paint(material_glow(rgb(0xff8a90), 1.3f));
    push();
    move(0, 1.47f, .70f);
    grow(.95f);
    float heart[] = {0, -.2f, .2f, .02f, .2f, .15f, .1f, .2f, 0, .11f, -.1f, .2f, -.2f, .15f, -.2f, .02f};
    outline(8, heart, 3, .09f, .08f);
    Vec3 at = here(V(0, .02f, .14f));
    pop();
    hero_girdle(white, gold, 1.02f);
    pop();
    sprite(at, .34f, rgb(0xffc890), SPRITE_GLOW, .5f);
    lamp(at + V(0, .2f, .25f), rgb(0xffd0a0) * 2.f, .4f);
    for (int i = 0; i < 30; i++)
        sprite(at + V((chance(i) - .5f) * 1.2f, chance(i + 40) * 1.3f, 0), .012f + .02f * chance(i + 70), glow * 1.5f,
               SPRITE_GLOW, 1);
    faction_motes();
}

/* ---- the dwarf of the hammer ---- */

static void cleric3(void)
{
    camera(V(.6f, 1.05f, 4.9f), V(-.04f, 1.55f, 0), 29);
    hero_stage(PARTY_WILD, place_graveyard);
    scene()->disc_x = .3f;
    scene()->disc_y = .5f;
    int green = material_wool(rgb(0x2e7a44)), iron = material_iron(), gold = material_gold(),
        leather = material_leather(rgb(0x4a2c1c)), mail = material_iron();
    material(mail)->color = rgb(0x6a7078);
    Kin k = {.f = {.man = 1, .wide = 1.32f, .belly = .7f},
             .dress = green,
             .head = {.skin = rgb(0xe8a878),
                      .hair = rgb(0xb8702c),
                      .iris = rgb(0x50b848),
                      .age = .55f,
                      .man = 1,
                      .wide = 1.2f,
                      .eye = 1.2f,
                      .brow = 1.9f,
                      .nose = NOSE_BROAD,
                      .nose_size = 1.5f,
                      .mood = MOOD_RESOLVE,
                      .beard = WHISKERS_FULL,
                      .beard_length = 1.4f,
                      .gaze_x = 4,
                      .seed = 13},
             .look = -12,
             .nod = -3,
             .head_size = .78f,
             .glove = leather,
             .seed = 2};
    push();
    move(0, -.38f, 0);
    turn_y(8);
    body_trunk(&k.f, green);
    coat_skirt(green, 1.35f, .3f, 0, .26f, V(0, 0, 0), 4);
    for (int side = -1; side <= 1; side += 2) {
        push();
        move((float)side * .52f, 1.78f, -.02f);
        turn_z((float)side * -18);
        pauldron(.27f, 3, 0, (float)side, iron);
        pop();
    }
    push();
    bare_head(&k);
    fit_headgear();
    helm_open(iron, gold, true);
    helm_crest(.2f, material_fur(rgb(0x8a3ac0)));
    pop();
    for (int side = -1; side <= 1; side += 2) { /* two braids in the beard, with rings */
        float s = (float)side;
        part();
        paint(material_new(rgb(0xb8702c), rgb(0x5a3010), .5f, .8f, PAT_NOISE, 4, .12f));
        blend(.02f);
        for (int i = 0; i < 7; i++) {
            push();
            move(s * .17f, 1.76f - .075f * (float)i, .36f + .015f * (float)i);
            turn_z(i % 2 ? 28 : -28);
            egg(0, 0, 0, .058f - .004f * (float)i, .05f, .05f);
            pop();
        }
        part();
        paint(gold);
        drum(s * .17f, 1.24f, .46f, .045f, .035f, .01f);
    }
    push();
    kin_grip(&k, -1, V(-.88f, 1.50f, .22f), V(-.72f, 1.86f, .52f), V(-.1f, 1, .05f), V(.4f, .1f, 1));
    grow(.82f);
    hammer(.80f, .66f, iron, material_wood());
    part();
    paint(material_glow(rgb(0x9aff60), 1.2f)); /* the rune on it */
    blend(.01f);
    limb(V(0, .66f, .25f), V(0, .94f, .25f), .02f, .02f);
    limb(V(-.1f, .84f, .25f), V(.1f, .84f, .25f), .02f, .02f);
    Vec3 rune = here(V(0, .8f, .3f));
    pop();
    kin_arm(&k, 1, V(.84f, 1.36f, .26f), V(.64f, 1.30f, .50f), GRASP_FIST, V(-.2f, .2f, 1), V(-1, 0, 0));
    push();
    move(.58f, 1.30f, .72f);
    turn_y(14);
    grow(.82f);
    shield_round(.56f, material_cloth(rgb(0x2a6a3e)), gold);
    part();
    paint(gold);
    blend(.02f);
    limb(V(0, -.28f, .1f), V(0, .32f, .1f), .05f, .05f);
    limb(V(-.22f, .1f, .1f), V(.22f, .1f, .1f), .05f, .05f);
    pop();
    hero_girdle(leather, gold, 1.38f);
    pop();
    sprite(rune, .28f, rgb(0x90ff50), SPRITE_GLOW, .6f);
    lamp(rune, rgb(0x90ff50) * 1.8f, .3f);
    faction_motes();
}

const Card cleric_cards[] = {{"cards/monstrous/cleric", ROYAL, cleric},
                             {"cards/monstrous/cleric-2", ROYAL, cleric2},
                             {"cards/monstrous/cleric-3", MOON, cleric3},
                             {0}};
