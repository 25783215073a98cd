/* SPDX-License-Identifier: MIT
 * The eleven Battle Cards: a shield with the sign of the battle, and behind it, crossed, what is fought with there. Nobody
 * is seen; the field waits. Battles of the factions lie in their lands, those of the types where the type is at home. */
#include "cards.h"
#include "kit/kit.h"
#include "kit/places.h"
#include "props/bones.h"
#include "props/flames.h"
#include "props/nature.h"
#include "props/rocks.h"
#include "props/skull.h"
#include "props/weapons.h"
#include "things/studio.h"

typedef void Weapon(int metal, int shaft);

static void tridents(int metal, int shaft)
{
    trident(1.5f, 1.0f, metal, shaft);
}
static void scimitars(int metal, int shaft)
{
    move(0, -.5f, 0);
    grow(1.25f);
    scimitar(1.35f, metal, shaft);
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
static void axes(int metal, int shaft)
{
    move(0, -.5f, 0);
    axe(1.7f, .42f, true, metal, shaft);
}
static void swords(int metal, int shaft)
{
    move(0, -.45f, 0);
    sword(2.1f, .18f, metal, shaft);
}
static void anchors(int metal, int shaft)
{
    (void)shaft;
    turn_z(180);
    move(0, -1.0f, 0);
    grow(1.2f);
    anchor(1.5f, metal);
}
static void clubs(int metal, int shaft)
{
    move(0, -.5f, 0);
    club(1.75f, .24f, shaft, metal);
}
static void hammers(int metal, int shaft)
{
    move(0, -.4f, 0);
    hammer(1.55f, .4f, metal, shaft);
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

/* A great round shield with nails on its rim and the sign on it. */
static void great_shield(const char *word, Vec3 field, Vec3 field2)
{
    int wood = material_new(field, field2, .55f, .7f, PAT_WOOD, 2.5f, .8f), rim = studio_gold(), gold = studio_gold(),
        gem = material_gem(tint(ACCENT));
    part();
    paint(rim);
    blend(.03f);
    push();
    turn_x(90);
    ring(0, 0, 0, 1.0f, .085f);
    ring(0, .03f, 0, .8f, .028f);
    pop();
    part();
    paint(wood);
    egg(0, 0, -.04f, .99f, .99f, .2f);
    for (int i = 0; i < 20; i++) {
        float a = (float)i * PI / 10;
        part();
        paint(rim);
        ball(.9f * sinf(a), .9f * cosf(a), .06f, .032f);
    }
    push();
    move(0, 0, .17f);
    grow(1.08f);
    if (!sigil(word, gold, gem))
        forge_fail("there is no sigil %s", word);
    pop();
}

typedef struct {
    const char *word;
    Weapon *weapon;
    float angle; /* of the crossed weapons */
    unsigned field, field2, metal, shaft;
    Backdrop *place;
} Battle;

static void battle(const Battle *b)
{
    camera(V(.15f, 1.75f, 6.6f), V(0, 1.42f, 0), 32);
    scene()->back_zoom = 1.1f;
    scene()->grade = .03f; /* gold stays gold */
    scene()->key.color = vec_mix(scene()->key.color, rgb(0xfff0d8) * 2.4f, .5f) * 1.9f;
    bool sunny = scene()->tint[LIGHT][0] > .8f && scene()->tint[LIGHT][2] < .5f;
    for (int i = 0; i < TINTS; i++) /* the field lies in the dark, and all light on the shield; a sun stays one */
        scene()->tint[i] = scene()->tint[i] * (sunny && i >= LIGHT        ? 1.4f
                                               : i == GLOW                ? .45f
                                               : sunny                    ? .26f
                                               : i == SHADOW || i == DARK ? .20f
                                                                          : .16f);
    if (sunny)
        scene()->key.color = scene()->key.color * .6f;
    scene()->vignette = 2.2f;
    if (b->place != NULL)
        scene()->backdrop = b->place;
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
    great_shield(b->word, rgb(b->field), rgb(b->field2));
    pop();
    faction_ground();
    faction_motes();
}

static void water_battle(void)
{
    battle(&(Battle){"water", tridents, 38, 0xd8a05a, 0x7a4a20, 0xd8e4ea, 0x6a4426, NULL});
}
static void fire_battle(void)
{
    battle(&(Battle){"fire", scimitars, 46, 0x2a2430, 0x120e14, 0xe8d0b0, 0x3a1a10, NULL});
}
static void sun_battle(void)
{
    battle(&(Battle){"sun", spears, 36, 0x1f6a80, 0x0e3442, 0xffd070, 0x8a5a2a, place_pyramids});
}
static void moon_battle(void)
{
    battle(&(Battle){"moon", scythes, 40, 0x3a2a70, 0x1a1440, 0xd0dcf4, 0x3a3048, NULL});
}
static void forest_battle(void)
{
    battle(&(Battle){"forest", axes, 42, 0x7a3a1c, 0x3e1c0c, 0xc8d2c0, 0x5a3a1e, NULL});
}
static void royal_battle(void)
{
    battle(&(Battle){"royal", swords, 40, 0xb0283c, 0x6a1424, 0xe8ecf4, 0xd8a040, NULL});
}
static void ooze_battle(void)
{
    int slime = material_jelly(rgb(0x58d048), V(1.6f, .25f, 1.4f));
    battle(&(Battle){"ooze", anchors, 34, 0x4a2c60, 0x241432, 0x8a8f98, 0x4a3020, place_swamp});
    jelly_part(); /* it has been here: it hangs from the rim and lies below */
    paint(slime);
    blend(.12f);
    for (int i = 0; i < 7; i++) {
        float x = -.48f + .16f * (float)i, y = 1.45f - sqrtf(max_of(.58f - x * x, 0)) * .99f;
        limb(V(x, y, .2f), V(x + .02f, y - .12f - .28f * chance(i + 3), .24f), .075f, .05f);
    }
    egg(0, .12f, .5f, 1.1f, .16f, .5f);
    egg(.6f, .1f, .8f, .4f, .12f, .3f);
}
static void troll_battle(void)
{
    battle(&(Battle){"troll", clubs, 40, 0x9ab060, 0x5a6c38, 0xb8bcc4, 0x7a5230, NULL});
}
static void dragon_battle(void)
{
    scene()->back_mirrored = true;
    battle(&(Battle){"dragon", torches, 36, 0x6e1420, 0x300810, 0xb8bcc4, 0x4a2c18, NULL});
}
static void golem_battle(void)
{
    battle(&(Battle){"golem", hammers, 40, 0x70757e, 0x3c4048, 0xa8b0bc, 0x5a4030, NULL});
}
static void skeleton_battle(void)
{
    int bone = material_bone();
    battle(&(Battle){"skeleton", bones, 42, 0x3a3e58, 0x1a1c2c, 0, 0x4a3020, place_graveyard});
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

const Card battles_cards[] = {ROW(WATER, water),   ROW(FIRE, fire),   ROW(SUN, sun),       ROW(MOON, moon),
                              ROW(FOREST, forest), ROW(ROYAL, royal), ROW(FOREST, ooze),   ROW(MINE, troll),
                              ROW(FIRE, dragon),   ROW(SUN, golem),   ROW(MOON, skeleton), {0}};
