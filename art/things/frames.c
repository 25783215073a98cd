/* SPDX-License-Identifier: MIT
 * Frames of Horde and its neighbours: a slab of stone in the faction's colour with a window, golden rails, bosses in the corners, a plate
 * of parchment for the name, and on top a gem for each pick the card counts as; dearer ones have studs on their
 * sides. Transparent inside. The game lays the picture below; the window is 13/200 of the width from the sides. */
#include "cards.h"
#include "things/frame_parts.h"
#include "things/studio.h"

static void boss(float x, float y, int gold, int gem)
{
    push();
    move(x, y, 0);
    part();
    paint(gold);
    blend(.04f);
    ball(0, 0, 0, .075f);
    for (int i = 0; i < 5; i++) {
        float a = (float)i * 1.2566f;
        limb(V(0, 0, 0), V(cosf(a) * .12f, sinf(a) * .12f, 0), .04f, .015f);
    }
    part();
    paint(gem);
    egg(0, 0, .05f, .045f, .045f, .04f);
    pop();
}

/* What a frame is made of. Cards that fight for two factions have a half of each. */
typedef struct {
    Vec3 stone, vein, gem, gem_light;
} Half;

static Half half_of(Faction f)
{
    faction(f);
    Vec3 gem = tint(f == SUN || f == MINE ? ACCENT : MIDTONE); /* theirs would be gold on gold */
    return (Half){tint(SHADOW), vec_mix(tint(SHADOW), tint(MIDTONE), .4f), gem, vec_mix(gem, tint(LIGHT), .6f)};
}

static int gem_of(const Half *h)
{
    int gem = material_plain(h->gem, .05f, 1.7f);
    material(gem)->emit = h->gem * .4f;
    material(gem)->sss = h->gem_light;
    return gem;
}

/* A gem in a lozenge of gold on the side of the frame. */
static void stud(float x, float y, int gold, int gem)
{
    push();
    move(x, y, 0);
    part();
    paint(gold);
    blend(.02f);
    crystal(0, 0, 0, .125f, .19f, .07f);
    for (int up = -1; up <= 1; up += 2)
        limb(V(0, (float)up * .16f, 0), V(0, (float)up * .3f, -.02f), .03f, .006f);
    part();
    paint(gem);
    crystal(0, 0, .05f, .07f, .115f, .05f);
    pop();
}

/* The crest: as many gems as the card counts picks. */
static void crest(int cost, int gold, const int gem[2])
{
    static const float at[3][3] = {{0, 0, 0}, {-.13f, .13f, 0}, {-.24f, 0, .24f}};
    float y = FRAME_HALF_HEIGHT - .10f;
    part();
    paint(gold);
    blend(cost > 1 ? .05f : .02f);
    for (int i = 0; i < cost; i++)
        egg(at[cost - 1][i], y, .05f, .16f, .14f, .05f);
    for (int i = 0; i < cost; i++) {
        float size = cost == 3 && i == 1 ? .125f : .11f;
        part();
        paint(gem[at[cost - 1][i] > 0]);
        crystal(at[cost - 1][i], y, .09f, size, size, .06f);
    }
}

/* Dearer cards have more studs. */
static void studs(int cost, int gold, const int gem[2])
{
    static const float height[] = {.17f, .62f, -.28f};
    for (int i = 0; i < (cost == 2 ? 1 : cost == 3 ? 3 : 0); i++)
        for (int side = 0; side < 2; side++)
            stud((side ? 1 : -1) * (FRAME_HALF_WIDTH - .065f), height[i], gold, gem[side]);
}

static void frame(Faction left, Faction right, int cost)
{
    Half half[2] = {half_of(left), half_of(right)};
    int stone[2], gem[2];
    studio(left, 12, 12);
    scene()->key.color = rgb(0xfff2dc) * 2.5f;
    int gold = studio_gold();
    material(gold)->bump = .6f;
    for (int i = 0; i < 2; i++) {
        gem[i] = gem_of(&half[i]);
        stone[i] = material_new(half[i].stone, half[i].vein, .6f, .6f, PAT_STONE, 5, .8f);
    }
    frame_slab(stone, left != right);
    frame_rails(gold, gold);
    for (int side = -1; side <= 1; side += 2)
        for (int top = -1; top <= 1; top += 2)
            boss((float)side * (FRAME_HALF_WIDTH - .06f), (float)top * (FRAME_HALF_HEIGHT - .06f), gold, gem[side > 0]);
    studs(cost, gold, gem);
    frame_plate();
    crest(cost, gold, gem);
}

#define FRAME(LEFT, RIGHT, cost, word)                                                                                 \
    static void word##_frame(void)                                                                                     \
    {                                                                                                                  \
        frame(LEFT, RIGHT, cost);                                                                                      \
    }
#define ROW(name, word)                                                                                                \
    {                                                                                                                  \
        "frames/" name, NEUTRAL, word##_frame, FRAME_WIDTH, FRAME_HEIGHT, .alpha = true                                \
    }

FRAME(WATER, WATER, 1, water)
FRAME(FIRE, FIRE, 1, fire)
FRAME(SUN, SUN, 1, sun)
FRAME(MOON, MOON, 1, moon)
FRAME(FOREST, FOREST, 1, forest)
FRAME(ROYAL, ROYAL, 1, royal)
FRAME(BLOOD, BLOOD, 1, blood)
FRAME(MINE, MINE, 1, mine)
FRAME(WATER, FIRE, 1, steam)
FRAME(SUN, MOON, 1, phantasm)
FRAME(BLOOD, BLOOD, 2, blood2)
FRAME(BLOOD, BLOOD, 3, blood3)
FRAME(FOREST, ROYAL, 2, elven2)
FRAME(MINE, MINE, 3, mine3)

const Card frames_cards[] = {ROW("water", water),
                             ROW("fire", fire),
                             ROW("sun", sun),
                             ROW("moon", moon),
                             ROW("forest", forest),
                             ROW("royal", royal),
                             ROW("blood", blood),
                             ROW("mine", mine),
                             ROW("water-fire", steam),
                             ROW("sun-moon", phantasm),
                             ROW("blood-2", blood2),
                             ROW("blood-3", blood3),
                             ROW("forest-royal-2", elven2),
                             ROW("mine-3", mine3),
                             {0}};
