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
/* With spikes like thumbs. */
static void great_clubs(int metal, int shaft)
{
    move(0, -.45f, 0);
    grow(1.12f);
    club(1.75f, .27f, shaft, metal);
}
/* Jousting lances, striped, with a guard and a pennon. */
static void lances(int metal, int shaft)
{
    int red = material_cloth(rgb(0xd82a30));
    part();
    paint(shaft);
    blend(.02f);
    limb(V(0, -1.4f, 0), V(0, 1.5f, 0), .085f, .045f);
    for (int i = 0; i < 9; i++) {
        part();
        paint(red);
        push();
        move(0, .55f + .11f * (float)i, 0);
        turn_z(24);
        ring(0, 0, 0, .060f - .002f * (float)i, .022f);
        pop();
    }
    part();
    paint(metal);
    blend(.02f);
    crystal(0, 1.66f, 0, .11f, .30f, .06f);
    limb(V(0, .30f, 0), V(0, .42f, 0), .10f, .22f);
    part();
    paint(red);
    Vec3 p[6] = {V(.03f, 1.42f, 0),    V(.03f, 1.08f, 0),     V(.34f, 1.36f, .05f),
                 V(.34f, 1.12f, .05f), V(.72f, 1.26f, -.02f), V(.72f, 1.20f, -.02f)};
    cloth(3, 2, p, .018f, 4);
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
static void great_shield(const char *word, Vec3 field, Vec3 field2, int sign)
{
    int wood = material_new(field, field2, .55f, .7f, PAT_WOOD, 2.5f, .8f), rim = studio_gold(),
        gold = sign > 0 ? sign : studio_gold(), gem = material_gem(tint(ACCENT));
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
    int sign;                        /* material of the sign; 0: gold */
    float disc_x, disc_y, disc_size; /* of the sun or moon; size 0: where the land has it */
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
    great_shield(b->word, rgb(b->field), rgb(b->field2), b->sign);
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
static void forest_battle(void)
{
    battle(&(Battle){"forest", axes, 42, 0x7a3a1c, 0x3e1c0c, 0xc8d2c0, 0x5a3a1e, NULL});
}
static void royal_battle(void)
{
    battle(&(Battle){"royal", swords, 40, 0xb0283c, 0x6a1424, 0xe8ecf4, 0xd8a040, NULL});
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
static void troll_battle(void)
{
    battle(&(Battle){"troll", great_clubs, 38, 0x9ab060, 0x5a6c38, 0xf0e8d0, 0xb87c48, NULL});
    lamp(V(-1.2f, 2.9f, 1.2f), rgb(0xffd090) * 2.4f, .8f);
}
static void dragon_battle(void)
{
    scene()->back_mirrored = true;
    battle(&(Battle){"dragon", lances, 38, 0x8a1626, 0x400a14, 0xe0e8f4, 0xd8c8b0, NULL});
}
static void golem_battle(void)
{
    battle(&(Battle){"golem", hammers, 40, 0x50555e, 0x1c1e24, 0xd8e0ec, 0x5a4030, NULL, .disc_x = -.74f,
                     .disc_y = .98f, .disc_size = .55f});
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

const Card battles_cards[] = {ROW(WATER, water),   ROW(FIRE, fire),   ROW(SUN, sun),       ROW(MOON, moon),
                              ROW(FOREST, forest), ROW(ROYAL, royal), ROW(FOREST, ooze),   ROW(MINE, troll),
                              ROW(FIRE, dragon),   ROW(SUN, golem),   ROW(MOON, skeleton), {0}};
