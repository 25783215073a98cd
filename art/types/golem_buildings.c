/* SPDX-License-Identifier: MIT
 * Golems that somebody built: the temple guardian of the sun, the castle of the crown. */
#include "cards.h"
#include "kit/kit.h"
#include "props/castle.h"
#include "props/regalia.h"
#include "props/rocks.h"
#include "props/weapons.h"

/* ---- sun: the temple guardian ---- */

typedef struct {
    int sand, dark_sand, gold, teal, glow;
} Temple;

static void stepped_trunk(const Temple *m)
{
    /* trunk: stepped blocks */
    block(0, 1.42f, -.05f, .62f, .36f, .36f, m->sand);
    block(0, 1.0f, .0f, .46f, .1f, .3f, m->dark_sand);
    block(0, .72f, .02f, .54f, .2f, .36f, m->sand);
    block(0, .48f, .06f, .6f, .06f, .4f, m->gold);
    spiral_relief(-.36f, 1.36f, .31f, .15f, m->dark_sand);
    push();
    move(.72f, 0, 0);
    mirror_x();
    spiral_relief(.36f, 1.36f, .31f, .15f, m->dark_sand);
    pop();
    push(); /* the gem of the chest */
    move(0, 1.36f, .34f);
    part();
    paint(m->gold);
    box(0, 0, 0, .14f, .19f, .05f, .03f);
    part();
    paint(m->glow);
    crystal(0, 0, .04f, .085f, .13f, .05f);
    pop();
}

static void guarded_sun(void)
{
    /* what he guards: a small sun between his hands */
    int sun = material_glow(rgb(0xffd860), 2.2f);
    Vec3 at = here(V(0, 1.08f, 1.12f));
    part();
    paint(sun);
    ball(0, 1.08f, 1.12f, .16f);
    sprite(at, .42f, rgb(0xffc850), SPRITE_GLOW, .7f);
    sprite(at, .6f, rgb(0xffe8a0), SPRITE_SPARKLE, .45f);
    lamp(at + V(0, .1f, .2f), rgb(0xffd070) * 3.2f, .4f);
}

/* The face under its headdress. */
static void great_mask(const Temple *m)
{
    /* the face: a great mask under a headdress */
    push();
    move(0, 2.16f, .16f);
    turn_x(5);
    block(0, .0f, .0f, .38f, .38f, .26f, m->sand);
    block(0, .34f, .1f, .42f, .09f, .22f, m->gold);
    for (int i = 0; i < 5; i++)
        block(-.32f + .16f * (float)i,
              .52f + (i == 2  ? .1f
                      : i % 2 ? .03f
                              : 0),
              .08f, .065f, .12f + (i == 2 ? .1f : 0), .1f, i % 2 ? m->gold : m->teal);
    for (int side = -1; side <= 1; side += 2) { /* flaps of the headdress, ear plugs */
        float s = (float)side;
        for (int i = 0; i < 5; i++)
            block(s * (.5f + .012f * (float)i), .2f - .17f * (float)i, .0f, .1f + .016f * (float)i, .075f, .2f,
                  i % 2 ? m->gold : m->teal);
        push();
        move(s * .2f, .08f, .28f);
        turn_z(s * 15);
        part();
        paint(m->dark_sand);
        blend(.02f);
        box(0, 0, -.02f, .13f, .075f, .05f, .02f);
        part();
        paint(m->glow);
        box(0, 0, .02f, .095f, .04f, .03f, .012f);
        Vec3 eye_at = here(V(0, 0, .08f));
        pop();
        sprite(eye_at, .09f, rgb(0x40f0f0), SPRITE_GLOW, .55f);
        part();
        paint(m->sand);
        push();
        move(s * .2f, .19f, .27f);
        turn_z(s * 15);
        box(0, 0, 0, .17f, .05f, .07f, .02f);
        pop();
    }
    part();
    paint(m->sand);
    blend(.03f);
    box(0, -.0f, .3f, .065f, .16f, .08f, .03f); /* nose */
    box(0, -.12f, .33f, .1f, .05f, .07f, .03f);
    block(0, -.25f, .27f, .24f, .09f, .03f, m->dark_sand);
    for (int i = 0; i < 5; i++)
        block(-.18f + .09f * (float)i, -.25f, .29f, .036f, .06f, .03f, m->teal);
    block(0, -.37f, .26f, .16f, .05f, .05f, m->gold);
    pop();
}

static void sun_golem(void)
{
    camera(V(.05f, .55f, 6.3f), V(0, 1.6f, 0), 34);
    scene()->disc_x = 0;
    scene()->disc_y = .38f;
    scene()->disc_size = .95f;
    scene()->back_y = .08f;
    int sand = material_new(rgb(0xd89a58), rgb(0xa86a38), .85f, .35f, PAT_NOISE, 3, .9f),
        dark_sand = material_new(rgb(0x8a5a34), rgb(0x5c3a24), .85f, .3f, PAT_NOISE, 3, .9f), gold = material_gold(),
        teal = material_plain(rgb(0x18a0a8), .2f, 1.3f), glow = material_glow(rgb(0x40f0f0), 2.2f);
    const Temple m = {sand, dark_sand, gold, teal, glow};
    push();
    move(0, -.12f, 0);
    push();
    move(0, 2.12f, -.35f);
    sun_disc(gold, teal);
    pop();
    stepped_trunk(&m);
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        /* shoulders: small step pyramids */
        block(s * .95f, 1.6f, -.06f, .34f, .1f, .34f, sand);
        block(s * .95f, 1.8f, -.06f, .27f, .1f, .27f, sand);
        block(s * .95f, 1.98f, -.06f, .19f, .09f, .19f, sand);
        block(s * .95f, 2.12f, -.06f, .1f, .06f, .1f, gold);
        block(s * .95f, 1.47f, -.06f, .36f, .035f, .36f, teal);
        block(s * 1.02f, 1.18f, -.02f, .2f, .26f, .22f, dark_sand);
        block(s * 1.04f, .84f, .06f, .26f, .13f, .27f, gold);
        /* the forearms lie forward, palms up */
        block(s * .92f, .84f, .52f, .24f, .2f, .38f, sand);
        spiral_relief(s * .92f, .84f, .91f, .1f, dark_sand);
        push();
        move(s * .52f, .84f, .98f);
        turn_y(s * -26);
        block(0, 0, 0, .26f, .09f, .2f, sand);
        for (int i = 0; i < 3; i++)
            block(s * -.26f, .07f, -.13f + .13f * (float)i, .09f, .06f, .055f, sand);
        pop();
        block(s * .36f, .18f, .06f, .26f, .28f, .3f, sand);
        block(s * .38f, -.1f, .14f, .32f, .1f, .42f, dark_sand);
    }
    guarded_sun();
    great_mask(&m);
    pop();
    for (int i = 0; i < 60; i++) { /* sand runs from his shoulders */
        float s = i & 1 ? 1 : -1;
        sprite(V(s * (1.18f + .1f * chance(i)), 1.5f - 1.4f * chance(i + 70), .1f), .009f + .008f * chance(i + 9),
               rgb(0xf8d890), SPRITE_GLOW, .7f);
    }
    faction_ground();
    faction_motes();
}

/* ---- royal: the walking castle ---- */

typedef struct {
    int wall, tiles, gold, purple, iron, wood, dark;
    Vec3 lit;
} Castle;

/* The keep is his chest, the gate his belly. */
static void keep_and_gate(const Castle *m)
{
    /* the keep is his chest, its gate his belly */
    part();
    paint(m->wall);
    blend(.02f);
    box(0, 1.4f, -.08f, .72f, .46f, .44f, .04f);
    box(0, .74f, -.04f, .5f, .3f, .38f, .03f);
    for (int i = 0; i < 7; i++)
        box(-.63f + .21f * (float)i, 1.93f, .3f, .07f, .1f, .07f, .01f);
    part();
    paint(m->dark);
    blend(.01f);
    box(0, 1.16f, .34f, .26f, .26f, .05f, .01f);
    push();
    move(0, 1.4f, .34f);
    turn_x(90);
    drum(0, 0, 0, .26f, .05f, .01f);
    pop();
    part();
    paint(material_glow(m->lit, 1.1f));
    box(0, 1.2f, .33f, .22f, .28f, .05f, .01f);
    part();
    paint(m->iron); /* portcullis */
    blend(.005f);
    for (int i = 0; i < 5; i++)
        limb(V(-.2f + .1f * (float)i, 1.62f - .02f * fabsf((float)i - 2), .42f), V(-.2f + .1f * (float)i, 1.0f, .42f),
             .02f, .012f);
    for (int i = 0; i < 4; i++)
        limb(V(-.25f, 1.08f + .14f * (float)i, .425f), V(.25f, 1.08f + .14f * (float)i, .425f), .016f, .016f);
    lamp(V(0, 1.25f, .8f), m->lit * 1.6f, .3f);
}

static void arm_on_a_sword(const Castle *m)
{
    /* the arm at the left leans on a sword like a tower, the other raises the banner */
    part();
    paint(m->wall);
    blend(.03f);
    box(-1.1f, 1.2f, .02f, .2f, .3f, .2f, .05f);
    part();
    paint(m->gold);
    drum(-1.1f, 1.5f, .0f, .25f, .05f, .02f);
    part();
    paint(m->wall);
    blend(.04f);
    push();
    move(-1.05f, 1.12f, .42f);
    turn_x(62);
    box(0, 0, 0, .24f, .38f, .24f, .05f);
    pop();
    push();
    move(-.92f, 1.16f, .86f);
    part();
    paint(m->iron);
    blend(.05f);
    for (int i = 0; i < 4; i++)
        limb(V(-.2f, .16f - .11f * (float)i, .1f), V(.14f, .16f - .11f * (float)i, .2f), .075f, .07f);
    box(-.05f, 0, 0, .2f, .24f, .14f, .06f);
    pop();
    push();
    move(-.86f, 1.1f, .98f);
    turn_x(180);
    turn_z(-3);
    sword(1.6f, .26f, m->iron, m->gold);
    pop();
}

static void arm_with_a_banner(const Castle *m)
{
    part();
    paint(m->wall);
    blend(.03f);
    push();
    move(1.22f, 1.6f, .14f);
    turn_z(-30);
    box(0, -.1f, 0, .2f, .26f, .2f, .05f);
    pop();
    push();
    move(1.22f, 1.62f, .48f);
    turn_x(-50);
    box(0, 0, 0, .22f, .22f, .3f, .05f);
    pop();
    Vec3 fist = V(1.14f, 1.86f, .72f);
    part();
    paint(m->iron);
    blend(.05f);
    box(fist[0], fist[1], fist[2], .2f, .22f, .17f, .07f);
    for (int i = 0; i < 4; i++)
        limb(fist + V(-.17f, .16f - .11f * (float)i, .12f), fist + V(.16f, .16f - .11f * (float)i, .15f), .07f, .07f);
    part();
    paint(m->wood);
    limb(fist + V(.1f, -1.6f, .1f), fist + V(-.06f, 1.2f, .0f), .05f, .045f);
    part();
    paint(m->gold);
    crystal(fist[0] - .07f, fist[1] + 1.28f, fist[2], .07f, .16f, .07f);
    banner(fist + V(-.36f, 1.12f, .0f), .5f, .66f, m->purple, m->gold);
    part();
    paint(m->gold);
    limb(fist + V(-.06f, 1.14f, 0), fist + V(-.36f, 1.14f, 0), .02f, .02f);
}

static void tower_head(const Castle *m)
{
    /* the head: a tower with a face */
    push();
    move(-.02f, 1.98f, .12f);
    turn_y(-8);
    turn_z(3);
    grow(1.12f);
    turret(.4f, .62f, 0, m->wall, m->tiles, m->gold);
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        push();
        move(s * .155f, .36f, .39f);
        turn_y(s * 20);
        part();
        paint(m->dark);
        blend(.01f);
        box(0, 0, -.02f, .085f, .115f, .04f, .02f);
        lit_window(0, -.02f, .02f, .05f, .07f, m->lit);
        pop();
        part();
        paint(m->wall); /* brows */
        push();
        move(s * .16f, .5f, .43f);
        turn_y(s * 20);
        turn_z(s * 16);
        box(0, 0, 0, .13f, .04f, .06f, .015f);
        pop();
    }
    part();
    paint(m->dark);
    blend(.01f);
    box(0, .1f, .37f, .2f, .07f, .05f, .02f);
    part();
    paint(m->iron);
    for (int i = 0; i < 6; i++) {
        float x = -.15f + .06f * (float)i, z = .44f - .6f * x * x;
        limb(V(x, .19f, z), V(x, .03f, z), .02f, .008f);
    }
    part();
    paint(m->gold); /* a crown on the battlements */
    push();
    move(0, .86f, 0);
    crown_spiked(.3f, 10, .4f, .5f, m->gold, material_gem(rgb(0xff3060)));
    pop();
    pop();
}

static void royal_golem(void)
{
    camera(V(-.3f, .5f, 6.4f), V(.02f, 1.64f, 0), 34.5f);
    scene()->back_x = .2f;
    int wall = material_new(rgb(0xe8dccc), rgb(0xb0a0a8), .8f, .4f, PAT_BRICK, 7, 1.1f),
        tiles = material_new(rgb(0x3a4ab8), rgb(0x28307a), .5f, .8f, PAT_SCALE, 14, .4f), gold = material_gold(),
        purple = material_cloth(rgb(0x6a2aa8)), iron = material_iron(), wood = material_wood(),
        dark = material_plain(rgb(0x201420), .9f, .1f);
    Vec3 lit = rgb(0xffc850);
    material(iron)->color = rgb(0xa8a8b8);
    material(iron)->rough = .45f;
    const Castle m = {wall, tiles, gold, purple, iron, wood, dark, lit};
    push();
    move(0, -.1f, 0);
    keep_and_gate(&m);
    part();
    paint(gold);
    box(0, .96f, .0f, .62f, .05f, .42f, .02f);
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        lit_window(s * .48f, 1.42f, .37f, .05f, .1f, lit);
        push(); /* towers on the shoulders */
        move(s * .98f, 1.52f, -.08f);
        turn_z(s * -5);
        turret(.34f, .62f, .78f, wall, tiles, gold);
        lit_window(0, .34f, .34f, .045f, .09f, lit);
        pop();
        part();
        paint(wall); /* legs */
        blend(.02f);
        box(s * .38f, .3f, .04f, .26f, .26f, .28f, .03f);
        box(s * .4f, -.02f, .14f, .33f, .14f, .4f, .03f);
    }
    arm_on_a_sword(&m);
    arm_with_a_banner(&m);
    tower_head(&m);
    pop();
    for (int i = 0; i < 7; i++) /* rooks around him */
        sprite(V((chance(i) - .5f) * 2.2f, 2.5f + .9f * chance(i + 20), -.9f), .05f, rgb(0x201028), SPRITE_LEAF, .8f);
    faction_ground();
    faction_motes();
}

const Card golem_buildings_cards[] = {
    {"cards/horde/sun-golem", SUN, sun_golem}, {"cards/horde/royal-golem", ROYAL, royal_golem}, {0}};
