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

const Card goblin_ranks_cards[] = {FOUR_ROWS(flagbearer, "flagbearer"), {0}};
