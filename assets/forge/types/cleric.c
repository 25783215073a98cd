/* SPDX-License-Identifier: MIT
 * Clerics: the bishop with the sun, the healing sister, the dwarf of the hammer. */
#include "cards.h"
#include "kit/kit.h"
#include "kit/places.h"
#include "props/figure.h"
#include "props/folk.h"
#include "props/headgear.h"
#include "props/regalia.h"
#include "props/robes.h"
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
        Vec3 p[8] = {V(s * .14f, 1.5f, .2f), V(s * .38f, 1.5f, .1f), V(s * .16f, 1.1f, .42f), V(s * .42f, 1.1f, .34f),
                     V(s * .18f, .5f, .5f),  V(s * .46f, .5f, .42f), V(s * .22f, -.2f, .62f), V(s * .52f, -.2f, .54f)};
        part();
        paint(m);
        cloth(4, 2, p, .03f, 4);
        part();
        paint(gold);
        blend(.01f);
        limb(V(s * .3f, .42f, .53f), V(s * .3f, .12f, .6f), .03f, .03f);
        limb(V(s * .2f, .3f, .56f), V(s * .4f, .3f, .54f), .03f, .03f);
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
    camera(V(-.15f, .95f, 6.1f), V(.02f, 1.66f, 0), 33);
    hero_stage(PARTY_WARM, place_throne_hall);
    int white = material_cloth(rgb(0xf0e4cc)), red = material_cloth(rgb(0xc02c22)), gold = material_gold(),
        skin = material_skin(rgb(0xb87850), rgb(0x7a4a30)), hair = material_fur(rgb(0xe8e4e0)), iron = material_iron();
    push();
    move(0, -.14f, 0);
    robe_body(white, .98f, .08f);
    stole(red, gold);
    cape(V(-.66f, 1.5f, -.1f), V(.66f, 1.5f, -.1f), 1.9f, .4f, .3f, 5, red);
    push();
    move(0, 1.78f, .14f);
    turn_y(-8);
    turn_x(3);
    folk_head(&(Folk){.skin = skin,
                      .hair = hair,
                      .nose = 1,
                      .wide = 1.08f,
                      .lid = 2,
                      .open = .66f,
                      .eye_size = 1.1f,
                      .iris = rgb(0x8a5a20),
                      .brow = 1.1f,
                      .smile = .04f,
                      .mouth = .04f,
                      .teeth = material_tooth(),
                      .beard = BEARD_SHORT,
                      .beard_length = 1.2f,
                      .moustache = .6f});
    hat_mitre(.92f, red, gold);
    pop();
    figure_collar(gold, .1f);
    Vec3 elbow = V(-.92f, 1.1f, .2f), at = V(-.88f, 1.72f, .7f);
    wide_sleeve(white, figure_left, elbow, hand_wrist(.24f, at, V(0, 1, 0), V(.4f, .1f, 1)));
    push();
    figure_holding(white, skin, figure_left, elbow, 1, at, V(0, 1, 0), V(.4f, .1f, 1));
    part();
    paint(gold);
    limb(V(0, -.2f, 0), V(0, .3f, 0), .04f, .04f);
    move(0, .58f, 0);
    grow(.3f);
    sun_disc(gold, material_glow(rgb(0xffe080), 1.2f));
    Vec3 sun = here(V(0, 0, .3f));
    pop();
    Vec3 elbow2 = V(.95f, .95f, .2f), at2 = V(.86f, 1.0f, .8f);
    wide_sleeve(white, figure_right, elbow2, hand_wrist(.24f, at2, V(.15f, 1, 0), V(-.3f, .1f, 1)));
    push();
    figure_holding(white, skin, figure_right, elbow2, -1, at2, V(.15f, 1, 0), V(-.3f, .1f, 1));
    mace(iron, gold, material_wood());
    pop();
    hero_belt(gold, gold, 1.2f);
    pop();
    radiance(sun, rgb(0xffc850), .42f);
    faction_motes();
}

/* ---- the healing sister ---- */

static void sisters_head(int blue, int white, int skin, int lip, int hair)
{
    push();
    move(0, 1.82f, .14f);
    turn_x(10);
    turn_z(-6);
    folk_head(&(Folk){.skin = skin,
                      .hair = hair,
                      .lip = lip,
                      .nose = .62f,
                      .wide = .92f,
                      .lid = -6,
                      .open = .52f,
                      .eye_size = 1.15f,
                      .iris = rgb(0x3a90d8),
                      .brow = .4f,
                      .smile = .045f});
    push();
    grow(.9f);
    move(0, .02f, 0);
    hood(white);
    pop();
    move(0, .04f, -.1f);
    grow(1.06f);
    hood(blue);
    pop();
}

static void cleric2(void)
{
    camera(V(.2f, 1.3f, 5.7f), V(0, 1.58f, 0), 33);
    hero_stage(PARTY_COOL, place_throne_hall);
    scene()->back_mirrored = true;
    scene()->back_zoom = 1.2f;
    Vec3 glow = rgb(0xffe9a0);
    int blue = material_cloth(rgb(0x2a62b8)), white = material_cloth(rgb(0xe8f0f8)), silver = material_iron(),
        gold = material_gold(), skin = material_skin(rgb(0xf0c0a0), rgb(0xd08a70)),
        lip = material_plain(rgb(0xc05a58), .4f, .8f), hair = material_fur(rgb(0x8a5a30));
    material(silver)->color = rgb(0xdce8f4);
    push();
    move(0, -.12f, 0);
    robe_body(blue, .84f, .05f);
    part(); /* the halo */
    paint(material_glow(glow, 1.2f));
    push();
    move(0, 1.96f, -.5f);
    turn_x(90);
    ring(0, 0, 0, .86f, .035f);
    for (int i = 0; i < 16; i++) {
        float a = (float)i / 16 * 2 * PI;
        limb(V(sinf(a) * .9f, 0, cosf(a) * .9f), V(sinf(a) * 1.02f, 0, cosf(a) * 1.02f), .03f, .006f);
    }
    pop();
    sisters_head(blue, white, skin, lip, hair);
    for (int side = -1; side <= 1; side += 2) { /* hands around a warm light */
        float s = (float)side;
        Vec3 elbow = V(s * .85f, .8f, .35f), wrist = V(s * .42f, .86f, .95f);
        wide_sleeve(blue, side < 0 ? figure_left : figure_right, elbow, wrist);
        figure_offering(blue, skin, side < 0 ? figure_left : figure_right, elbow, side < 0 ? 1 : -1, wrist,
                        V(-s * .25f, 1, .35f), V(-s, -.1f, .2f));
    }
    part(); /* a heart of light */
    paint(material_glow(rgb(0xff8a90), 1.3f));
    push();
    move(0, 1.14f, 1.12f);
    float heart[] = {0, -.2f, .2f, .02f, .2f, .15f, .1f, .2f, 0, .11f, -.1f, .2f, -.2f, .15f, -.2f, .02f};
    outline(8, heart, 3, .09f, .08f);
    Vec3 at = here(V(0, .02f, .14f));
    pop();
    necklace(.38f, .42f, .12f, 13, .045f, silver);
    hero_belt(white, gold, 1.2f);
    pop();
    sprite(at, .4f, rgb(0xffc890), SPRITE_GLOW, .55f);
    lamp(at + V(0, .3f, .3f), rgb(0xffd0a0) * 2.2f, .5f);
    for (int i = 0; i < 30; i++)
        sprite(at + V((chance(i) - .5f) * 1.2f, chance(i + 40) * 1.3f, 0), .012f + .02f * chance(i + 70), glow * 1.5f,
               SPRITE_GLOW, 1);
    faction_motes();
}

/* ---- the dwarf of the hammer ---- */

static void dwarfs_head(int iron, int gold, int skin, int hair)
{
    push();
    move(0, 1.72f, .2f);
    turn_y(-12);
    turn_x(2);
    grow(1.14f);
    folk_head(&(Folk){.skin = skin,
                      .hair = hair,
                      .nose = 1.25f,
                      .wide = 1.16f,
                      .lid = 8,
                      .open = .62f,
                      .eye_size = 1.1f,
                      .iris = rgb(0x50b848),
                      .brow = 1.7f,
                      .beard = BEARD_BRAIDS,
                      .beard_length = 1.1f,
                      .moustache = 1.2f});
    helm_open(iron, gold, true);
    helm_crest(.2f, material_fur(rgb(0x8a3ac0)));
    pop();
}

static void cleric3(void)
{
    camera(V(.55f, .7f, 6.1f), V(-.08f, 1.45f, 0), 33);
    hero_stage(PARTY_WILD, place_graveyard);
    scene()->disc_x = .3f;
    scene()->disc_y = .5f;
    int green = material_cloth(rgb(0x2e7a44)), iron = material_iron(), gold = material_gold(),
        leather = material_leather(rgb(0x4a2c1c)), skin = material_skin(rgb(0xe8a878), rgb(0xb86848)),
        hair = material_fur(rgb(0xb8702c));
    push();
    move(0, -.32f, 0);
    turn_y(6);
    figure_torso(green, 1.25f, .7f);
    figure_legs(leather, .14f);
    figure_skirt(green, .6f, .3f, 7);
    for (int side = -1; side <= 1; side += 2) {
        push();
        move((float)side * .66f, 1.36f, 0);
        turn_z((float)side * -18);
        pauldron(.34f, 3, 0, (float)side, iron);
        pop();
    }
    dwarfs_head(iron, gold, skin, hair);
    push();
    figure_holding(green, skin, figure_left, V(-1.15f, .95f, .25f), 1, V(-.98f, 1.3f, .75f), V(-.1f, 1, .05f),
                   V(.4f, .1f, 1));
    hammer(.85f, .62f, iron, material_wood());
    part();
    paint(material_glow(rgb(0x9aff60), 1.2f)); /* the rune on it */
    blend(.01f);
    limb(V(0, .7f, .23f), V(0, .98f, .23f), .02f, .02f);
    limb(V(-.1f, .88f, .23f), V(.1f, .88f, .23f), .02f, .02f);
    Vec3 rune = here(V(0, .85f, .3f));
    pop();
    figure_sleeve(green, leather, figure_right, V(1.1f, .85f, .3f), V(.8f, .8f, .75f), 1.1f);
    push();
    move(.74f, .82f, .86f);
    turn_y(14);
    shield_round(.56f, material_cloth(rgb(0x2a6a3e)), gold);
    part();
    paint(gold);
    blend(.02f);
    limb(V(0, -.28f, .1f), V(0, .32f, .1f), .05f, .05f);
    limb(V(-.22f, .1f, .1f), V(.22f, .1f, .1f), .05f, .05f);
    pop();
    hero_belt(leather, gold, 1);
    pop();
    sprite(rune, .3f, rgb(0x90ff50), SPRITE_GLOW, .6f);
    lamp(rune, rgb(0x90ff50) * 1.8f, .35f);
    faction_ground();
    faction_motes();
}

const Card cleric_cards[] = {{"cards/monstrous/cleric", ROYAL, cleric},
                             {"cards/monstrous/cleric-2", ROYAL, cleric2},
                             {"cards/monstrous/cleric-3", MOON, cleric3},
                             {0}};
