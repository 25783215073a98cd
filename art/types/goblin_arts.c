/* SPDX-License-Identifier: MIT
 * Goblins with a craft: Piper, Herbalist. */
#include "cards.h"
#include "props/drapery.h"
#include "props/nature.h"
#include "props/weapons.h"
#include "types/goblin_body.h"
#include "types/goblin_gear.h"

/* ---- Piper: cheeks like balloons, three drones over the shoulder ---- */

static void bagpipe(const Goblin *g, Vec3 mouth)
{
    int wood = material_new(rgb(0x4a2a1a), rgb(0x1e100a), .3f, 1, PAT_WOOD, 4, .5f), bone = material_bone();
    static const unsigned plaid[CLANS] = {0x1c6a5a, 0x8a2438, 0xb85a1c, 0x6a2c8a};
    part(); /* another colour than his coat */
    paint(material_wool(rgb(plaid[g->clan])));
    blend(.12f);
    egg(-.46f, .82f, .36f, .4f, .36f, .34f);
    egg(-.2f, .72f, .5f, .22f, .2f, .2f);
    part(); /* tartan: bars both ways */
    paint(material_wool(rgb(plaid[g->clan]) * .38f));
    for (int i = -1; i <= 1; i++) {
        push();
        move(-.46f + .2f * (float)i, .82f, .36f);
        turn_z(90);
        ring(0, 0, 0, .37f - .09f * (float)(i * i), .022f);
        pop();
        push();
        move(-.46f, .82f + .15f * (float)i, .36f);
        ring(0, 0, 0, .365f - .045f * (float)(i * i), .016f);
        pop();
    }
    static const float tip[3][3] = {{-1.12f, 2.12f, -.1f}, {-.74f, 2.42f, -.15f}, {-.32f, 2.56f, -.2f}};
    for (int i = 0; i < 3; i++) {
        Vec3 from = V(-.66f + .16f * (float)i, 1.08f, .28f), to = V(tip[i][0], tip[i][1], tip[i][2]);
        part();
        paint(wood);
        blend(.02f);
        limb(from, to, .07f, .06f);
        limb(vec_mix(from, to, .5f), vec_mix(from, to, .92f), .09f, .085f);
        part();
        paint(bone);
        limb(vec_mix(from, to, .92f), to, .08f, .14f);
        part();
        paint(g->gold);
        limb(vec_mix(from, to, .48f), vec_mix(from, to, .53f), .105f, .105f);
        limb(vec_mix(from, to, .88f), vec_mix(from, to, .92f), .105f, .105f);
    }
    part();
    paint(wood);
    blend(.01f);
    limb(V(-.22f, .96f, .56f), mouth, .05f, .035f);
    limb(V(-.06f, .68f, .64f), V(.3f, .2f, .72f), .05f, .06f); /* chanter */
}

static void piper(Clan clan)
{
    Goblin g = goblin_enter(clan, 27, 1.34f);
    great_gem(.12f, .16f, 1.25f);
    goblin_legs(&g, g.trim, g.leather);
    goblin_torso(&g, g.trim, 1);
    goblin_belt(&g, 1);
    push();
    move(.2f, 1.4f, .2f);
    turn_y(-8);
    turn_z(-6);
    goblin_head(&g, &(Mood){.mouth = MOUTH_BLOW, .lid = -14, .open = .6f, .look_x = -14, .eye_size = 1.05f});
    tam_o_shanter(&g, -12);
    Vec3 mouth = V(.1f, 1.16f, .76f);
    pop();
    bagpipe(&g, mouth);
    Vec3 chanter = vec_unit(V(-.36f, .48f, -.08f));
    push();
    goblin_holds(&g, 1, V(.82f, .55f, .2f), V(.14f, .42f, .7f), chanter, V(-.6f, 0, 1), g.cloth);
    pop();
    goblin_arm(&g, -1, V(-.9f, .62f, .3f), V(-.42f, .58f, .74f), g.cloth, 1);
    Hand h = {.size = .2f, .thick = 1.25f, .spread = 14, .fingers = 3, .curl = .3f, .thumb = 1};
    part();
    paint(g.skin);
    blend(.03f);
    hand_at(&h, V(-.42f, .58f, .74f), V(1, .1f, .1f), V(0, 0, -1));
    for (int i = 0; i < 2; i++) {
        push();
        move(.7f - .1f * (float)i, 2.02f + .4f * (float)i, .1f);
        turn_z(i ? 14 : -12);
        music_note(i ? .3f : .4f, g.gold);
        pop();
    }
    goblin_leave(&g);
}
FOUR_CLANS(piper)

/* ---- Herbalist: a toadstool for a hat, something green in the cauldron ---- */

static void herbalist(Clan clan)
{
    Goblin g = goblin_enter(clan, 27, 1.24f);
    int leaf = material_plain(rgb(0x5aa02c), .6f, .5f), wood = material_wood();
    Vec3 brew = clan == CLAN_EMERALD ? rgb(0xff60d0) : rgb(0x80ff40);
    material(leaf)->sss = rgb(0x80c030) * .5f;
    goblin_torso(&g, g.trim, 1.05f);
    push();
    move(0, 1.02f, .04f);
    part();
    leaf_ring(13, .34f, .28f, .46f, 122, leaf, 5);
    pop();
    push();
    move(0, 1.4f, .18f);
    turn_z(5);
    turn_x(6);
    goblin_head(&g, &(Mood){.mouth = MOUTH_SMIRK, .lid = -10, .open = .5f, .look_x = 10, .look_y = 10});
    toadstool_hat(&g, -6);
    pop();
    push();
    move(0, -.02f, .78f);
    cauldron(&g, .56f, brew);
    pop();
    push(); /* stirring */
    goblin_holds(&g, 1, V(.86f, .74f, .2f), V(.56f, 1.02f, .7f), V(.34f, 1, -.1f), V(-.3f, 0, 1), g.cloth);
    part();
    paint(wood);
    blend(.04f);
    limb(V(0, -.55f, 0), V(0, .4f, 0), .04f, .04f);
    ball(0, .42f, 0, .075f);
    pop();
    goblin_reaches(&g, -1, V(-.86f, .84f, .2f), V(-.72f, 1.02f, .66f), V(.3f, .45f, .5f), V(.5f, -.3f, .3f), .55f,
                   g.cloth);
    push(); /* a sprig over the pot */
    move(-.62f, 1.2f, .86f);
    for (int i = -1; i <= 1; i++) {
        push();
        turn_z(150 + 34 * (float)i);
        part();
        leaf_flat(.34f, .17f, leaf);
        pop();
    }
    pop();
    goblin_leave(&g);
}
FOUR_CLANS(herbalist)

const Card goblin_arts_cards[] = {FOUR_ROWS(piper, "piper"), FOUR_ROWS(herbalist, "herbalist"), {0}};
