/* SPDX-License-Identifier: MIT
 * Goblins who throw, hit and stand: Keg Runner, Bruiser, Stonefoot. */
#include "cards.h"
#include "props/weapons.h"
#include "types/goblin_body.h"
#include "types/goblin_gear.h"

/* ---- Keg Runner: a keg of powder over the head, its fuse alight ---- */

static void keg_runner(Clan clan)
{
    Goblin g = goblin_enter(clan, 27, 1.34f);
    goblin_legs(&g, g.trim, g.leather);
    goblin_torso(&g, g.cloth, 1);
    goblin_belt(&g, 1);
    push();
    move(.02f, 1.3f, .2f);
    turn_z(-4);
    goblin_head(&g, &(Mood){.mouth = MOUTH_GRIN, .lid = 8, .open = .55f, .look_x = -6});
    goggles_cap(&g);
    pop();
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        goblin_reaches(&g, s, V(s * .84f, 1.12f, .1f), V(s * .72f, 1.7f, .3f), V(-s * .2f, 1, .1f), V(-s, .1f, 0), .3f,
                       0);
    }
    push();
    move(-.06f, 2.1f, .28f);
    turn_z(8);
    keg(&g, .37f, .57f);
    pop();
    goblin_leave(&g);
}
FOUR_CLANS(keg_runner)

/* ---- Bruiser: shoulders and fists, and a small head between them ---- */

static void huge_fist(const Goblin *g, float side, Vec3 elbow, Vec3 wrist, Vec3 fingers)
{
    Hand h = {.size = .36f, .thick = 1.35f, .spread = 4, .fingers = 3, .curl = .92f, .thumb = side > 0 ? -1 : 1};
    part();
    paint(g->skin);
    blend(.1f);
    arm(V(side * .68f, 1.2f, -.05f), elbow, wrist, .3f, .24f, .18f);
    part();
    paint(g->leather);
    blend(.02f);
    limb(vec_mix(elbow, wrist, .45f), vec_mix(elbow, wrist, .95f), .235f, .225f);
    part();
    paint(g->skin);
    blend(.04f);
    hand_at(&h, wrist, fingers, V(0, -1, -.2f));
    push(); /* knuckle-duster */
    move(wrist[0], wrist[1], wrist[2]);
    aim(fingers, V(0, -1, -.2f));
    part();
    paint(g->gold);
    blend(.03f);
    limb(V(-.17f, .4f, -.07f), V(.17f, .4f, -.07f), .075f, .075f);
    for (int i = -1; i <= 1; i++)
        limb(V(.14f * (float)i, .4f, -.08f), V(.15f * (float)i, .56f, -.14f), .085f, .01f);
    pop();
}

static void bruisers_chest(const Goblin *g)
{
    part();
    paint(g->skin);
    blend(.2f);
    egg(0, 1.0f, -.1f, .74f, .42f, .42f);
    egg(0, .5f, .02f, .5f, .5f, .42f);
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        ball(s * .68f, 1.22f, -.06f, .29f);
        blend(.08f);
        egg(s * .28f, .98f, .2f, .28f, .2f, .16f);
        blend(.2f);
    }
    part();
    paint(g->cloth);
    blend(.05f);
    egg(0, .32f, .03f, .54f, .36f, .46f); /* breeches */
    part();
    paint(g->leather);
    blend(.02f);
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        Vec3 p[4] = {V(s * .5f, 1.42f, .1f), V(s * .3f, 1.12f, .38f), V(0, .86f, .46f), V(-s * .4f, .52f, .36f)};
        float r[4] = {.075f, .075f, .075f, .075f};
        tube(4, p, r, 4);
    }
    push();
    move(0, .86f, .5f);
    gem_brooch(g, .19f);
    pop();
}

static void bruiser(Clan clan)
{
    Goblin g = goblin_enter(clan, 26.5f, 1.22f);
    bruisers_chest(&g);
    goblin_belt(&g, 1.28f);
    push();
    move(.04f, 1.6f, .34f);
    turn_y(-5);
    grow(.84f);
    goblin_head(&g, &(Mood){.mouth = MOUTH_SHOUT, .lid = 16, .open = .42f, .bare = true});
    part(); /* a bandage, and a tuft of hair that no comb has seen */
    paint(g.tooth);
    blend(.01f);
    push();
    move(0, .33f, -.04f);
    turn_z(-9);
    ring(0, 0, 0, .42f, .07f);
    pop();
    part();
    paint(g.hair);
    blend(.04f);
    for (int i = -2; i <= 2; i++)
        limb(V(.05f * (float)i, .42f, -.04f), V(.14f * (float)i, .86f - .05f * (float)(i * i), -.06f), .1f, .015f);
    pop();
    huge_fist(&g, -1, V(-1.02f, .78f, .3f), V(-.62f, .62f, .9f), V(.12f, .05f, 1));
    huge_fist(&g, 1, V(1.02f, 1.0f, .25f), V(.72f, 1.42f, .6f), V(-.2f, .8f, .6f));
    goblin_leave(&g);
}
FOUR_CLANS(bruiser)

/* ---- Stonefoot: sits, and will sit ---- */

static void boot_of_stone(const Goblin *g, float side, int stone)
{
    push();
    move(side * .66f, .34f, .86f);
    turn_y(side * 14);
    turn_z(-side * 12);
    part();
    paint(stone);
    blend(.06f);
    lumpy(.02f, 5);
    box(0, .04f, 0, .27f, .4f, .12f, .1f);
    egg(0, .24f, -.06f, .3f, .26f, .2f);
    limb(V(0, -.16f, -.1f), V(0, .1f, -.6f), .26f, .26f);
    lumpy(0, 1);
    push();
    move(0, .12f, .13f);
    gem_brooch(g, .15f);
    pop();
    pop();
}

static void stonefoot(Clan clan)
{
    Goblin g = goblin_enter(clan, 27, 1.12f);
    great_gem(0, .2f, 1.3f);
    int stone = material_stone(rgb(0x9a9aa4), rgb(0x4a4a58));
    part();
    paint(g.cloth);
    blend(.16f);
    egg(0, .62f, 0, .86f, .66f, .66f);
    egg(0, 1.02f, -.06f, .6f, .32f, .42f);
    part();
    paint(g.skin);
    blend(.1f);
    egg(0, .6f, .2f, .6f, .5f, .54f); /* the belly looks out */
    carve();
    egg(0, .56f, .76f, .05f, .06f, .08f);
    fill();
    part();
    paint(g.gold);
    for (int side = -1; side <= 1; side += 2)
        ball((float)side * .34f, 1.06f, .38f, .06f);
    boot_of_stone(&g, -1, stone);
    boot_of_stone(&g, 1, stone);
    push();
    move(0, 1.5f, .22f);
    grow(.94f);
    part();
    paint(g.skin);
    blend(.1f);
    egg(0, -.36f, .08f, .5f, .2f, .36f); /* a second chin */
    goblin_head(&g, &(Mood){.mouth = MOUTH_GRIM, .lid = -8, .open = .24f, .bare = true, .look_y = 6});
    cooking_pot(&g, -7);
    pop();
    push();
    goblin_holds(&g, 1, V(.98f, .66f, .3f), V(.82f, 1.14f, .62f), V(-.1f, 1, .1f), V(-.3f, 0, 1), g.cloth);
    grow(1.25f);
    drumstick();
    pop();
    goblin_reaches(&g, -1, V(-.96f, .7f, .3f), V(-.6f, .72f, .66f), V(1, -.1f, .4f), V(.2f, 0, -1), .15f, g.cloth);
    goblin_leave(&g);
}
FOUR_CLANS(stonefoot)

const Card goblin_fighters_cards[] = {
    FOUR_ROWS(keg_runner, "keg"), FOUR_ROWS(bruiser, "bruiser"), FOUR_ROWS(stonefoot, "stonefoot"), {0}};
