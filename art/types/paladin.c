/* SPDX-License-Identifier: MIT
 * Paladins: the knight of the sun, the winged captain, the lance of the wild wood. */
#include "cards.h"
#include "kit/kit.h"
#include "props/bare.h"
#include "props/castle.h"
#include "props/figure.h"
#include "props/headgear.h"
#include "props/nature.h"
#include "props/regalia.h"
#include "props/weapons.h"
#include "types/heroes.h"

static int plate_of(Vec3 color)
{
    int m = material_iron();
    material(m)->color = color;
    material(m)->color2 = color * .6f;
    return m;
}

static void shoulders(int metal, int trim, float size)
{
    for (int side = -1; side <= 1; side += 2) {
        push();
        move((float)side * .6f, 1.32f, -.02f);
        turn_z((float)side * -16);
        pauldron(size, 4, 0, (float)side, metal);
        part();
        paint(trim);
        push();
        turn_z((float)side * -10);
        ring(0, .1f * size, 0, size * .98f, .03f);
        pop();
        pop();
    }
}

/* ---- the knight of the sun ---- */

static void paladin(void)
{
    camera(V(.35f, .8f, 6.1f), V(0, 1.62f, 0), 33);
    hero_stage(PARTY_WARM, NULL);
    set_palette(scene(), 0x24101c, 0x5e2a34, 0xb8644a, 0xf0c890, 0x8a6ab0, 0xfff0d0);
    scene()->disc_x = .1f;
    scene()->disc_y = .42f;
    int steel = plate_of(rgb(0xe8c070)), gold = material_gold(), red = material_cloth(rgb(0xc82a20)),
        blade = plate_of(rgb(0xe8f0fa)), bright = plate_of(rgb(0xf4ecd8)), field = material_cloth(rgb(0xb8201c)),
        plume = material_fur(rgb(0xe02a1c));
    push();
    move(0, -.12f, 0);
    turn_y(-10);
    cape(V(-.7f, 1.45f, -.2f), V(.7f, 1.45f, -.2f), 2, .6f, .5f, 6, red);
    figure_plate(steel, gold, 1.05f);
    shoulders(steel, gold, .36f);
    push();
    move(0, 1.84f, .06f);
    turn_y(-24);
    turn_x(4);
    helm_visor(bright, gold, rgb(0xffe070));
    helm_plume(.85f, plume);
    pop();
    push();
    figure_holding(steel, gold, figure_left, V(-1.05f, 1.1f, .1f), 1, V(-.88f, 1.55f, .65f), V(.08f, 1, -.1f),
                   V(.4f, .1f, 1));
    grow(1.15f);
    sword(1.45f, .2f, blade, gold);
    Vec3 tip = here(V(0, 1.1f, .1f));
    pop();
    figure_sleeve(steel, gold, figure_right, V(1.0f, .85f, .25f), V(.75f, .8f, .7f), 1.1f);
    push();
    move(.62f, .82f, .84f);
    turn_y(18);
    turn_z(-6);
    shield_round(.58f, field, gold);
    move(0, 0, .14f);
    grow(.32f);
    sun_disc(gold, gold);
    pop();
    pop();
    sprite(tip, .3f, rgb(0xffe8a0), SPRITE_SPARKLE, 1.2f);
    sprite(tip, .4f, rgb(0xffd070), SPRITE_GLOW, .4f);
    faction_motes();
}

/* ---- the winged captain ---- */

static void paladin2(void)
{
    camera(V(-.5f, 1.55f, 4.8f), V(0, 1.84f, 0), 28.5f);
    hero_stage(PARTY_COOL, NULL);
    scene()->back_mirrored = true;
    int steel = plate_of(rgb(0xb8c8dc)), gold = material_gold(), blue = material_wool(rgb(0x2050b0)),
        white = material_cloth(rgb(0xf4f8ff)), pale = material_cloth(rgb(0xa8c8e8)), glove = plate_of(rgb(0x98a8bc));
    Kin k = {.f = {.man = .35f, .wide = 1.06f},
             .dress = steel,
             .head = {.skin = rgb(0x9a6040),
                      .hair = rgb(0x181010),
                      .iris = rgb(0x50b0f0),
                      .age = .4f,
                      .man = .15f,
                      .wide = .97f,
                      .eye = 1.22f,
                      .glow = .15f,
                      .lips = 1.2f,
                      .brow = .9f,
                      .nose = NOSE_BROAD,
                      .nose_size = .85f,
                      .mood = MOOD_RESOLVE,
                      .hairs = HAIR_BRAIDS,
                      .gaze_x = -10,
                      .gaze_y = 6,
                      .seed = 7},
             .look = -18,
             .nod = -4,
             .lean = -3,
             .head_size = .62f,
             .glove = glove,
             .seed = 3};
    push();
    move(.03f, -.08f, 0);
    turn_y(14);
    cloak(blue, 1.12f, .2f, 68, .36f, V(.35f, 0, -.2f), 5);
    body_trunk(&k.f, blue);
    push();
    move(0, .78f, 0);
    grow(.73f);
    figure_plate(steel, gold, .93f);
    shoulders(steel, gold, .33f);
    pop();
    part(); /* a blue sash over the plate */
    paint(blue);
    blend(.02f);
    Vec3 p[5] = {V(.36f, 1.84f, .10f), V(.22f, 1.68f, .27f), V(0, 1.48f, .32f), V(-.18f, 1.28f, .31f),
                 V(-.33f, 1.10f, .18f)};
    float r[5] = {.065f, .065f, .065f, .065f, .065f};
    tube(5, p, r, 4);
    push();
    bare_head(&k);
    fit_headgear();
    move(0, .05f, 0);
    grow(1.04f);
    helm_open(steel, gold, false);
    helm_wings(1.15f, white, pale);
    part();
    paint(material_gem(rgb(0x40b0ff)));
    crystal(0, .3f, .48f, .07f, .1f, .05f);
    pop();
    push(); /* the hammer on her shoulder */
    kin_grip(&k, 1, V(.64f, 1.34f, .26f), V(.52f, 1.56f, .58f), V(.38f, 1, -.1f), V(-.2f, .1f, 1));
    grow(.76f);
    hammer(.85f, .60f, steel, material_wood());
    Vec3 head_at = here(V(0, .9f, .3f));
    pop();
    kin_arm(&k, -1, V(-.66f, 1.38f, .22f), V(-.54f, 1.62f, .60f), GRASP_REACH, V(-.15f, 1, .25f), V(.3f, -.1f, 1));
    Vec3 palm = here(V(-.55f, 1.92f, .76f));
    pop();
    sprite(head_at, .34f, rgb(0x80d0ff), SPRITE_GLOW, .45f);
    sprite(palm, .22f, rgb(0xc0ecff), SPRITE_SPARKLE, 1.1f);
    sprite(palm, .32f, rgb(0x60c0ff), SPRITE_GLOW, .6f);
    lamp(palm + V(.1f, 0, .25f), rgb(0x70c8ff) * 1.6f, .32f);
    faction_motes();
}

/* ---- the lance of the wild wood ---- */

static void kite_shield(int field, int rim, int sign)
{
    static const float edge[] = {-.5f, .5f, 0, .6f, .5f, .5f, .5f, .05f, .3f, -.45f, 0, -.85f, -.3f, -.45f, -.5f, .05f};
    float inner[16];
    part();
    paint(rim);
    outline(8, edge, 2, .06f, .05f);
    for (int i = 0; i < 16; i++)
        inner[i] = edge[i] * .86f;
    part();
    paint(field);
    push();
    move(0, 0, .05f);
    outline(8, inner, 2, .05f, .04f);
    move(0, -.22f, .05f);
    for (int i = -1; i <= 1; i++) { /* three leaves and a stem */
        push();
        turn_z((float)i * 62);
        part();
        leaf_flat(i == 0 ? .68f : .52f, .3f, sign);
        pop();
    }
    part();
    paint(sign);
    limb(V(0, .05f, 0), V(.03f, -.3f, 0), .03f, .04f);
    pop();
}

static void paladin3(void)
{
    camera(V(-.3f, .65f, 6.2f), V(0, 1.55f, 0), 34);
    hero_stage(PARTY_WILD, NULL);
    int steel = plate_of(rgb(0x8a98a0)), dark = plate_of(rgb(0x5a6a62)), green = material_cloth(rgb(0x2f8a3c)),
        gold = material_gold(), violet = material_cloth(rgb(0x7a30b0)),
        bone = material_new(rgb(0xf0dcb0), rgb(0x9a7a48), .5f, .6f, PAT_BONE, 4, .5f);
    push();
    move(0, -.14f, 0);
    turn_y(8);
    cape(V(-.7f, 1.45f, -.2f), V(.7f, 1.45f, -.2f), 2, .5f, .4f, 6, green);
    figure_plate(dark, steel, 1.1f);
    figure_skirt(green, .9f, .4f, 7);
    shoulders(dark, gold, .4f);
    push();
    move(0, 1.82f, .08f);
    turn_y(-12);
    turn_z(3);
    grow(1.08f);
    helm_great(steel, gold, rgb(0x90ff50));
    helm_horns(1.15f, bone);
    pop();
    push();
    figure_holding(dark, steel, figure_right, V(1.05f, .95f, .15f), -1, V(.84f, 1.2f, .7f), V(-.04f, 1, 0),
                   V(-.3f, .1f, 1));
    spear(1.5f, 1.25f, material_iron(), material_wood());
    banner(V(.3f, 1.05f, -.02f), .5f, .75f, violet, gold);
    pop();
    figure_sleeve(dark, steel, figure_left, V(-1.05f, .85f, .25f), V(-.75f, .75f, .7f), 1.1f);
    push();
    move(-.62f, .86f, .86f);
    turn_y(-16);
    turn_z(5);
    kite_shield(violet, gold, material_glow(rgb(0x90e860), .9f));
    Vec3 oak = here(V(0, .1f, .2f));
    pop();
    pop();
    lamp(oak + V(0, 0, .2f), rgb(0x90ff50) * 1.f, .3f);
    faction_motes();
}

const Card paladin_cards[] = {{"cards/monstrous/paladin", SUN, paladin},
                              {"cards/monstrous/paladin-2", ROYAL, paladin2},
                              {"cards/monstrous/paladin-3", ROYAL, paladin3},
                              {0}};
