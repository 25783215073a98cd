/* SPDX-License-Identifier: MIT
 * Goblins who hit: the Bruiser. */
#include "cards.h"
#include "props/grasp.h"
#include "props/sinew.h"
#include "props/weapons.h"
#include "types/goblin_body.h"
#include "types/goblin_gear.h"

/* ---- Bruiser: the other fist is yours ---- */

/* Across the knuckles of a fist: a bar, a spike at each end, and the clan's gem, which will leave its mark. */
static void knuckle_duster(const Goblin *g, Vec3 wrist, Vec3 fingers, Vec3 palm, float size)
{
    push();
    move(wrist[0], wrist[1], wrist[2]);
    aim(fingers, palm);
    grow(size);
    part();
    paint(g->gold);
    blend(.05f);
    limb(V(-.52f, 1.00f, -.10f), V(.52f, 1.04f, -.10f), .17f, .17f);
    for (int side = -1; side <= 1; side += 2)
        limb(V((float)side * .54f, 1.02f, -.10f), V((float)side * .74f, 1.34f, -.14f), .15f, .01f);
    move(0, 1.14f, -.12f);
    turn_x(-90);
    gem_brooch(g, .36f);
    pop();
}

/* A bandage, and a tuft of hair that no comb has seen. */
static void battered(const Goblin *g)
{
    part();
    paint(g->tooth);
    blend(.01f);
    push();
    move(0, .33f, -.04f);
    turn_z(-9);
    ring(0, 0, 0, .42f, .07f);
    pop();
    part();
    paint(g->hair);
    blend(.04f);
    for (int i = -2; i <= 2; i++)
        limb(V(.05f * (float)i, .42f, -.04f), V(.14f * (float)i, .86f - .05f * (float)(i * i), -.06f), .1f, .015f);
}

static void bruiser(Clan clan)
{
    Goblin g = goblin_enter(clan, 25, 1.42f);
    great_gem(.14f, .20f, 1.5f);
    scene()->vignette = 1.5f;
    bool stout = clan == CLAN_SAPPHIRE || clan == CLAN_AMBER;
    part(); /* shoulders, and a vest that was larger once */
    paint(g.skin);
    blend(.12f);
    egg(.20f, .72f, -.25f, .62f, .46f, .40f);
    egg(.84f, .92f, -.25f, .34f, .30f, .30f);
    egg(-.46f, .92f, -.25f, .34f, .30f, .30f);
    part();
    paint(g.leather);
    blend(.10f);
    egg(.20f, .35f, -.10f, stout ? .86f : .74f, .62f, .52f);
    blend(.03f);
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        Vec3 p[3] = {V(.20f + q * .44f, 1.06f, -.2f), V(.20f + q * .46f, .94f, .16f), V(.20f + q * .34f, .66f, .36f)};
        float r[3] = {.10f, .11f, .12f};
        tube(3, p, r, 4);
    }
    push();
    move(.22f, 1.66f, .10f);
    turn_y(-6);
    turn_z(-8);
    grow(1.06f);
    goblin_head(&g, &(Mood){.mouth = MOUTH_SHOUT, .lid = 18, .open = .42f, .bare = true});
    battered(&g);
    pop();
    Vec3 wrist = V(-.34f, 1.00f, 1.30f), fingers = V(.06f, .08f, 1), palm = V(.1f, -1, .1f);
    part();
    paint(g.skin);
    blend(.06f);
    sinew_arm(V(-.52f, .98f, -.2f), V(-.98f, .74f, .35f), wrist, 1.9f, clan == CLAN_RUBY ? 1.5f : 1.1f);
    person_hand_at(
        &(PersonHand){.pose = GRASP_FIST, .size = .50f, .thick = 1.25f, .thumb = 1, .skin = g.skin, .nail = g.lip},
        wrist, fingers, palm);
    knuckle_duster(&g, wrist, fingers, palm, .50f);
    part();
    paint(g.leather);
    blend(.015f);
    limb(vec_mix(V(-.98f, .74f, .35f), wrist, .62f), vec_mix(V(-.98f, .74f, .35f), wrist, .94f), .215f, .185f);
    goblin_leave(&g);
}

FOUR_CLANS(bruiser)

const Card goblin_fighters_cards[] = {FOUR_ROWS(bruiser, "bruiser"), {0}};
