/* SPDX-License-Identifier: MIT
 * The golem of the sun: a temple guardian. */
#include "cards.h"
#include "kit/kit.h"
#include "props/regalia.h"
#include "props/rocks.h"

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

const Card golem_buildings_cards[] = {{"cards/horde/sun-golem", SUN, sun_golem}, {0}};
