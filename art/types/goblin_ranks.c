/* SPDX-License-Identifier: MIT
 * Goblins of rank: Flagbearer, Marshal. */
#include "cards.h"
#include "props/regalia.h"
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

const Card goblin_ranks_cards[] = {FOUR_ROWS(flagbearer, "flagbearer"), FOUR_ROWS(marshal, "marshal"), {0}};
