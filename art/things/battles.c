/* SPDX-License-Identifier: MIT
 * Battle Cards before the battle: a shield with its sign, and behind it, crossed, what is fought with there. Nobody is
 * seen; the field waits. Battles of the factions lie in their lands, those of the types where the type is at home. Those
 * in which it has begun: battle_scenes.c. */
#include "cards.h"
#include "kit/kit.h"
#include "kit/places.h"
#include "props/bones.h"
#include "props/flames.h"
#include "props/nature.h"
#include "props/rocks.h"
#include "props/skull.h"
#include "props/weapons.h"
#include "things/battle_kit.h"
#include "things/studio.h"

typedef void Weapon(int metal, int shaft);

static void tridents(int metal, int shaft)
{
    trident(1.5f, 1.0f, metal, shaft);
}
static void spears(int metal, int shaft)
{
    spear(1.5f, 1.15f, metal, shaft);
}
static void scythes(int metal, int shaft)
{
    move(0, -.3f, 0);
    scythe(1.5f, .8f, metal, shaft);
}
/* Ladles: against jelly nothing else helps. */
static void ladles(int metal, int shaft)
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
static void bones(int metal, int shaft)
{
    (void)shaft;
    part();
    paint(metal);
    blend(.05f);
    grow(1.2f);
    bone_limb(V(0, -.95f, 0), V(0, 1.05f, 0), .12f);
}
static void torches(int metal, int shaft)
{
    (void)metal;
    staff(1.0f, .9f, .075f, shaft);
    push();
    move(0, .85f, 0);
    flames(7, .1f, .1f, .62f, .13f, 8, .1f, rgb(0xffd860), rgb(0xff5a18), 5);
    pop();
}

typedef struct {
    const char *word;
    Weapon *weapon;
    float angle; /* of the crossed weapons */
    unsigned field, field2, metal, shaft;
    Backdrop *place;
    int sign;                        /* material of the sign; 0: gold */
    float disc_x, disc_y, disc_size; /* of the sun or moon; size 0: where the land has it */
} Battle;

static void battle(const Battle *b)
{
    battle_light();
    if (b->place != NULL)
        scene()->backdrop = b->place;
    if (b->disc_size > 0) { /* beside the shield, not behind it */
        scene()->disc_x = b->disc_x;
        scene()->disc_y = b->disc_y;
        scene()->disc_size = b->disc_size;
    }
    int metal =
            b->metal ? material_new(rgb(b->metal), rgb(b->metal) * .55f, .3f, 1, PAT_METAL, 5, .4f) : material_bone(),
        shaft = material_new(rgb(b->shaft), rgb(b->shaft) * .5f, .6f, .5f, PAT_WOOD, 2.2f, 1);
    if (b->metal)
        material(metal)->metal = .8f;
    for (int side = -1; side <= 1; side += 2) {
        push();
        move(0, 1.42f, -.12f - .06f * (float)(side + 1));
        turn_z((float)side * b->angle);
        if (side < 0)
            mirror_x();
        grow(1.06f);
        b->weapon(metal, shaft);
        pop();
    }
    push();
    move(0, 1.45f, .15f);
    turn_x(-3);
    turn_y(-6);
    grow(.76f);
    battle_shield(b->word, rgb(b->field), rgb(b->field2), b->sign);
    pop();
    faction_ground();
    faction_motes();
}

static void water_battle(void)
{
    int drop = material_new(rgb(0x48c0ff), rgb(0x1878d8), .06f, 1.6f, PAT_PLAIN, 1, 0);
    material(drop)->emit = rgb(0x2090ff) * .25f;
    battle(&(Battle){"water", tridents, 38, 0xe8d8b8, 0xa89068, 0xd8e4ea, 0x6a4426, NULL, .sign = drop});
}
static void fire_battle(void)
{
    battle(&(Battle){"fire", torches, 36, 0x3a1a1c, 0x180a0c, 0xe8d0b0, 0x7a4a2a, NULL});
}
static void sun_battle(void)
{
    battle(&(Battle){"sun", spears, 36, 0x1f6a80, 0x0e3442, 0xffd070, 0x8a5a2a, place_pyramids, .disc_x = -.72f,
                     .disc_y = .96f, .disc_size = .5f});
}
static void moon_battle(void)
{
    battle(&(Battle){"moon", scythes, 40, 0x3a2a70, 0x1a1440, 0xd0dcf4, 0x3a3048, NULL, .disc_x = .74f, .disc_y = .98f,
                     .disc_size = .55f});
}
/* One of them has the shield already: it sits on the rim, looks down, and runs over wood and gold. */
static void ooze_battle(void)
{
    Vec3 body = rgb(0x70e048);
    int slime = material_jelly(body, V(1.3f, .18f, 1.5f)), lid = material_plain(body * .8f, .3f, 1.1f),
        iris = material_eye(rgb(0xff9a20), rgb(0xfffbe8), .3f, PUPIL_SLIT);
    material(slime)->emit = body * .10f;
    battle(&(Battle){"ooze", ladles, 34, 0x5a2c78, 0x2c1640, 0xd8a850, 0x6a4426, place_swamp});
    scene()->tint[MIDTONE] = rgb(0x14402c);
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
    for (int i = 0; i < 18; i++)
        sprite(V((chance(i + 60) - .5f) * 2, .1f + 1.6f * chance(i + 80), .7f), .015f + .03f * chance(i + 100),
               rgb(0xc0ff90), SPRITE_BUBBLE, .7f);
}
static void skeleton_battle(void)
{
    int bone = material_bone();
    battle(&(Battle){"skeleton", bones, 42, 0x3a3e58, 0x1a1c2c, 0, 0x4a3020, place_graveyard, .disc_x = -.72f,
                     .disc_y = 1.0f, .disc_size = .5f});
    for (int side = -1; side <= 1; side += 2) { /* two who lost */
        push();
        move((float)side * 1.02f, .2f, .55f);
        turn_y((float)side * -24);
        turn_z((float)side * 10);
        grow(.5f);
        skull(&(Skull){.bone = bone, .glow = rgb(0x80b0ff), .jaw = 4});
        pop();
    }
}

#define ROW(FACTION_NAME, word)                                                                                        \
    {                                                                                                                  \
        "cards/horde/battle-" #word, FACTION_NAME, word##_battle                                                       \
    }

const Card battles_cards[] = {
    ROW(WATER, water), ROW(FIRE, fire), ROW(SUN, sun), ROW(MOON, moon), ROW(FOREST, ooze), ROW(MOON, skeleton), {0}};
