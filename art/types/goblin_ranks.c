/* SPDX-License-Identifier: MIT
 * Goblins of rank: Flagbearer, Tactician, Marshal, and the Crown. */
#include "cards.h"
#include "props/feathers.h"
#include "props/regalia.h"
#include "props/treasure.h"
#include "props/weapons.h"
#include "types/goblin_body.h"
#include "types/goblin_gear.h"

/* ---- Flagbearer ---- */

static void flagbearer(Clan clan)
{
    Goblin g = goblin_enter(clan, 29, 1.44f);
    great_gem(.1f, -.05f, 1.2f);
    static const float wave[CLANS] = {0, 1.2f, 2.4f, 3.4f};
    goblin_legs(&g, g.trim, g.leather);
    goblin_torso(&g, g.trim, 1);
    goblin_belt(&g, 1);
    push();
    move(.14f, 1.3f, .2f);
    turn_y(-8);
    turn_z(-6);
    goblin_head(&g, &(Mood){.mouth = MOUTH_SHOUT, .lid = 4, .open = .6f, .look_x = -8, .look_y = -6});
    kettle_hat(&g);
    pop();
    Vec3 pole = vec_unit(V(-.02f, 1, -.06f)), low = V(-.66f, .5f, .66f);
    push();
    goblin_holds(&g, 1, V(.3f, .45f, .62f), low, pole, V(-.5f, 0, 1), g.cloth);
    staff(.5f, 2.3f, .045f, material_wood());
    part();
    paint(g.gold);
    limb(V(0, 2.28f, 0), V(0, 2.56f, 0), .09f, .01f);
    ball(0, 2.27f, 0, .08f);
    push();
    aim(V(0, 1, 0), V(0, 0, 1));
    flag(&g, 2.2f, .8f, 1.62f, wave[clan]);
    pop();
    pop();
    push();
    goblin_holds(&g, -1, V(-.92f, .66f, .25f), low + pole * .52f, pole, V(.4f, 0, 1), g.cloth);
    pop();
    goblin_leave(&g);
}
FOUR_CLANS(flagbearer)

/* ---- Tactician: knows where everybody stands ---- */

static void battle_map(const Goblin *g)
{
    int paper = material_new(rgb(0xf0e0b8), rgb(0xc8ac78), .9f, .2f, PAT_NOISE, 3, .3f),
        ink = material_plain(rgb(0x4a2418), .8f, .1f);
    part();
    paint(paper);
    blend(.01f);
    box(0, 0, 0, .68f, .3f, .015f, .01f);
    limb(V(-.7f, -.34f, .02f), V(-.7f, .34f, .02f), .075f, .075f);
    limb(V(.7f, -.34f, .02f), V(.7f, .34f, .02f), .075f, .075f);
    part();
    paint(ink);
    for (int i = 0; i < 3; i++)
        for (int k = 0; k < 2; k++)
            box(-.44f + .22f * (float)i, .12f - .24f * (float)k, .02f, .07f, .07f, .01f, .01f);
    Vec3 way[4] = {V(-.3f, -.12f, .02f), V(-.1f, .05f, .02f), V(.1f, .1f, .02f), V(.26f, .03f, .02f)};
    for (int i = 0; i < 7; i++) {
        Vec3 p = tube_point(4, way, .45f * (float)i);
        ball(p[0], p[1], p[2], .024f);
    }
    push();
    move(.42f, 0, .03f);
    gem_brooch(g, .16f);
    pop();
}

static void tactician(Clan clan)
{
    Goblin g = goblin_enter(clan, 25, 1.24f);
    goblin_torso(&g, g.cloth, .92f);
    push(); /* ruff */
    move(0, 1.0f, .06f);
    part();
    paint(g.tooth);
    blend(.02f);
    for (int i = 0; i < 16; i++) {
        float a = (float)i * PI / 8;
        egg(sinf(a) * .34f, (i % 2) * .03f, cosf(a) * .28f, .11f, .07f, .11f);
    }
    pop();
    push();
    move(0, 1.42f, .16f);
    turn_z(-4);
    goblin_head(&g, &(Mood){.mouth = MOUTH_SMIRK, .lid = -2, .open = .6f, .look_x = 6, .look_y = 4, .eye_size = 1.2f});
    spectacles(&g, .21f);
    mortarboard(&g, 8);
    push(); /* a quill behind the ear */
    move(-.46f, .2f, .12f);
    turn_z(34);
    feather(.72f, .2f, g.tooth, g.cloth);
    pop();
    pop();
    push();
    move(0, .62f, .74f);
    turn_x(-14);
    turn_z(3);
    battle_map(&g);
    pop();
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        push();
        goblin_holds(&g, s, V(s * .84f, .52f, .15f), V(s * .72f, .6f + s * .03f, .8f), V(0, 1, -.2f), V(-s * .6f, 0, 1),
                     g.trim);
        pop();
    }
    goblin_leave(&g);
}
FOUR_CLANS(tactician)

/* ---- Marshal: she commands ---- */

static void marshal(Clan clan)
{
    Goblin g = goblin_enter(clan, 28, 1.4f);
    great_gem(0, .14f, 1.3f);
    cape(V(-.5f, 1.02f, -.16f), V(.5f, 1.02f, -.16f), 1.1f, .45f, .3f, 6, g.trim);
    goblin_legs(&g, g.trim, g.leather);
    goblin_torso(&g, g.cloth, 1);
    part();
    paint(g.metal);
    blend(.06f);
    egg(0, .72f, .1f, .4f, .32f, .31f); /* breastplate */
    goblin_belt(&g, 1.02f);
    for (int side = -1; side <= 1; side += 2) {
        push();
        move((float)side * .5f, .96f, 0);
        pauldron(.25f, 2, .14f, (float)side, g.gold);
        pop();
    }
    part(); /* two braids */
    paint(g.hair);
    blend(.02f);
    for (int side = -1; side <= 1; side += 2)
        for (int i = 0; i < 7; i++) {
            float t = (float)i / 6;
            egg((float)side * (.4f - .06f * t), 1.16f - .62f * t, .32f + .1f * t, .11f - .03f * t, .075f, .1f);
        }
    push();
    move(0, 1.36f, .2f);
    turn_y(6);
    goblin_head(&g, &(Mood){.mouth = MOUTH_GRIM, .lid = 14, .open = .46f, .look_x = 6, .lashes = true, .bare = true});
    crested_helm(&g);
    pop();
    push();
    goblin_holds(&g, -1, V(-.84f, .72f, .2f), V(-.8f, 1.12f, .6f), V(-.02f, 1, .05f), V(.4f, 0, 1), g.cloth);
    grow(1.05f);
    scimitar(1.3f, g.metal, g.gold);
    pop();
    Hand point = {.size = .2f, .thick = 1.25f, .spread = 8, .fingers = 3, .curl = .75f, .thumb = -1};
    goblin_arm(&g, 1, V(.86f, .68f, .35f), V(.72f, .9f, .86f), g.cloth, 1);
    part();
    paint(g.skin);
    blend(.03f);
    hand_at(&point, V(.72f, .9f, .86f), V(-.1f, .3f, 1), V(-1, 0, 0));
    limb(V(.68f, 1.0f, 1.02f), V(.66f, 1.1f, 1.32f), .05f, .035f);
    goblin_leave(&g);
}
FOUR_CLANS(marshal)

const Card goblin_ranks_cards[] = {
    FOUR_ROWS(flagbearer, "flagbearer"), FOUR_ROWS(tactician, "tactician"), FOUR_ROWS(marshal, "marshal"), {0}};
