/* SPDX-License-Identifier: MIT
 * The Battle Card before the battle: a shield, and behind it, crossed, what is fought with there. The field waits, but for
 * one. Those in which it has begun: battle_scenes.c and battle_lands.c. */
#include "cards.h"
#include "kit/kit.h"
#include "kit/places.h"
#include "props/weapons.h"
#include "things/battle_kit.h"

/* Against jelly nothing else helps. */
static void ladle(int metal, int shaft)
{
    move(0, -.3f, 0);
    staff(1.2f, 1.5f, .055f, shaft);
    part();
    paint(metal);
    blend(.03f);
    limb(V(0, 1.3f, 0), V(0, 1.55f, .0f), .06f, .075f);
    egg(0, 1.77f, .02f, .27f, .33f, .15f);
    carve();
    egg(0, 1.79f, .13f, .21f, .27f, .13f);
    fill();
}

static void shield_and_ladles(void)
{
    int metal = material_new(rgb(0x9a7438), rgb(0x9a7438) * .55f, .3f, 1, PAT_METAL, 5, .4f),
        shaft = material_new(rgb(0x6a4426), rgb(0x6a4426) * .5f, .6f, .5f, PAT_WOOD, 2.2f, 1);
    material(metal)->metal = .8f;
    for (int side = -1; side <= 1; side += 2) {
        push();
        move(0, 1.42f, -.12f - .06f * (float)(side + 1));
        turn_z((float)side * 34);
        if (side < 0)
            mirror_x();
        grow(1.06f);
        ladle(metal, shaft);
        pop();
    }
    push();
    move(0, 1.45f, .15f);
    turn_x(-3);
    turn_y(-6);
    grow(.76f);
    battle_shield("ooze", rgb(0x5a2c78), rgb(0x2c1640), 0);
    pop();
}

/* One of them has the shield already: it sits on the rim, looks down, and runs over wood and gold. */
static void ooze_battle(void)
{
    Vec3 body = rgb(0x70e048);
    int slime = material_jelly(body, V(1.3f, .18f, 1.5f)), lid = material_plain(body * .35f, .3f, 1.1f),
        iris = material_eye(rgb(0xff9a20), rgb(0xfffbe8), .3f, PUPIL_SLIT);
    material(slime)->emit = body * .10f;
    battle_light();
    scene()->backdrop = place_swamp;
    push(); /* all of it askew: the ladles give way */
    move(.06f, 0, 0);
    turn_y(-14);
    turn_z(-8);
    shield_and_ladles();
    scene()->tint[MIDTONE] = rgb(0x14402c);
    camera(V(-1.25f, .95f, 4.6f), V(-.02f, 1.72f, .2f), 36);
    scene()->roll = -12;
    scene()->aperture = .02f;
    lamp(V(-.7f, 2.75f, 1.5f), rgb(0xfff4d8) * 1.4f, .4f); /* on its eyes */
    jelly_part();
    paint(slime);
    blend(.14f);
    egg(0, 2.24f, .16f, .60f, .30f, .34f);
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        egg(s * .26f, 2.44f, .24f, .24f, .24f, .22f);
        Vec3 arm_[4] = {V(s * .48f, 2.18f, .26f), V(s * .74f, 1.86f, .32f), V(s * .82f, 1.46f, .30f),
                        V(s * .76f, 1.02f, .30f)};
        float r[4] = {.20f, .15f, .12f, .08f};
        tube(4, arm_, r, 4);
        limb(V(s * .76f, 1.02f, .30f), V(s * .78f, .82f, .30f), .08f, .10f);
    }
    Vec3 reach[5] = {V(-.56f, 2.06f, .30f), V(-.98f, 1.86f, .62f), V(-1.16f, 1.46f, 1.05f), V(-1.06f, 1.12f, 1.50f),
                     V(-.80f, 1.08f, 1.80f)};
    tube(5, reach, (float[]){.20f, .15f, .12f, .11f, .13f}, 4); /* and it reaches for us */
    for (int i = -1; i <= 1; i++)
        limb(reach[4], reach[4] + V(.12f * (float)i, .16f, .22f), .075f, .05f);
    for (int i = 0; i < 6; i++) { /* runs between sign and rim */
        float x = -.46f + .184f * (float)i, long_ = .16f + .20f * fabsf(x) + .18f * chance(i + 3);
        limb(V(x, 2.08f, .36f), V(x * 1.04f, 2.02f - long_, .38f), .085f, .05f);
        ball(x * 1.04f, 2.02f - long_, .38f, .07f);
    }
    for (int i = 0; i < 7; i++) /* and lies below in pools */
        egg(-.95f + .32f * (float)i, .04f + .02f * chance(i), .45f + .40f * chance(i + 9), .20f + .22f * chance(i + 19),
            .07f + .05f * chance(i + 29), .16f + .12f * chance(i + 39));
    for (int side = -1; side <= 1; side += 2)
        eye_with_lid((float)side * .26f, 2.44f, .33f, .19f, (float)side * 6, -22, iris, lid, (float)side * 14, .5f);
    pop();
    for (int i = 0; i < 18; i++)
        sprite(V((chance(i + 60) - .5f) * 2, .1f + 1.6f * chance(i + 80), .7f), .015f + .03f * chance(i + 100),
               rgb(0xc0ff90), SPRITE_BUBBLE, .7f);
    faction_ground();
    faction_motes();
}

const Card battles_cards[] = {{"cards/horde/battle-ooze", FOREST, ooze_battle}, {0}};
