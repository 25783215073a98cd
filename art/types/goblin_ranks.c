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

/* ---- the Crown: king or queen of the clan ---- */

static void crowned(Clan clan)
{
    bool queen = clan == CLAN_EMERALD || clan == CLAN_AMBER;
    Goblin g = goblin_enter(clan, 27, 1.36f);
    great_gem(0, .22f, 1.5f);
    int ermine = material_fur(rgb(0xfff8ec));
    part(); /* robe */
    paint(g.cloth);
    blend(.12f);
    limb(V(0, .9f, -.02f), V(0, -.1f, .05f), .46f, .74f);
    for (int i = 0; i < 7; i++) {
        float a = ((float)i - 3) * .5f;
        limb(V(sinf(a) * .4f, .8f, .3f * cosf(a)), V(sinf(a) * .76f, -.1f, .1f + .66f * cosf(a)), .07f, .12f);
    }
    part();
    paint(ermine);
    blend(.04f);
    lumpy(.02f, 8);
    limb(V(0, .9f, .42f), V(0, 0, .8f), .1f, .14f);
    lumpy(0, 1);
    fur_collar(ermine, 1.12f);
    push();
    move(0, .82f, .5f);
    gem_brooch(&g, .2f);
    pop();
    push();
    move(0, 1.44f, .22f);
    turn_y(-4);
    goblin_head(&g, &(Mood){.mouth = queen ? MOUTH_SMIRK : MOUTH_GRIN,
                            .lid = queen ? -4 : 6,
                            .open = .42f,
                            .lashes = queen,
                            .look_x = 4});
    if (queen) {
        beehive_hair(&g, .2f);
        move(0, .62f, -.1f);
        crown_spiked(.42f, 12, .5f, .35f, g.gold, g.gem);
    } else {
        move(0, .36f, -.06f);
        turn_x(-6);
        crown_royal(.47f, g.gold, g.gem, g.cloth, ermine);
    }
    pop();
    push();
    goblin_holds(&g, -1, V(-.84f, .6f, .3f), V(-.8f + .03f * max_of(goblin_stance(clan)->lean, 0), .98f, .62f),
                 V(-.02f, 1, 0), V(.3f, 0, 1), g.cloth);
    staff(.6f, .7f, .045f, g.gold);
    push();
    move(0, .86f, 0);
    aim(V(0, 1, 0), V(0, 0, 1));
    gem_brooch(&g, .2f);
    pop();
    pop();
    goblin_reaches(&g, 1, V(.86f, .56f, .3f), V(.66f, .62f, .76f), V(-.1f, .3f, 1), V(0, 1, 0), .3f, g.cloth);
    push();
    move(.66f, .9f, .92f);
    orb(.17f, g.gold, g.gem);
    pop();
    goblin_leave(&g);
}
FOUR_CLANS(crowned)

const Card goblin_ranks_cards[] = {FOUR_ROWS(flagbearer, "flagbearer"),
                                   FOUR_ROWS(tactician, "tactician"),
                                   FOUR_ROWS(marshal, "marshal"),
                                   FOUR_ROWS(crowned, "crown"),
                                   {0}};
