/* SPDX-License-Identifier: MIT
 * Card frames: a slab of stone in the faction's colour with a window, golden rails, bosses in the corners, a plate of
 * parchment for the name and a gem on top. Transparent inside. The game lays the picture below; the window is
 * 13/200 of the width from the sides. */
#include "cards.h"
#include "things/studio.h"

enum { WIDTH = 480, HEIGHT = 600 };

static const float half_width = 1, half_height = 1.24f, border = .13f;

static void slab(int stone)
{
    part();
    paint(stone);
    blend(.02f);
    box(0, 0, -.06f, half_width, half_height, .06f, .05f);
    carve();
    blend(.03f);
    box(0, .17f, 0, half_width - border, half_height - .30f, .5f, .05f);
    fill();
}

static void rail(Vec3 from, Vec3 to, float r, int gold)
{
    part();
    paint(gold);
    limb(from, to, r, r);
}

static void rails(int gold)
{
    float w = half_width, h = half_height;
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        rail(V(s * (w - .02f), -h + .05f, 0), V(s * (w - .02f), h - .05f, 0), .025f, gold);
        rail(V(s * (w - border), -h + .42f, 0), V(s * (w - border), h - .15f, 0), .018f, gold);
        rail(V(-w + .02f, s * (h - .02f), 0), V(w - .02f, s * (h - .02f), 0), .025f, gold);
    }
    rail(V(-w + border, h - .14f, 0), V(w - border, h - .14f, 0), .018f, gold);
    rail(V(-w + border, -h + .42f, 0), V(w - border, -h + .42f, 0), .022f, gold);
}

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

static void frame(Faction f)
{
    studio(f, 12, 12);
    scene()->key.color = rgb(0xfff2dc) * 2.5f;
    int gold = studio_gold(), gem = material_plain(tint(MIDTONE), .05f, 1.7f);
    int stone = material_new(tint(SHADOW), vec_mix(tint(SHADOW), tint(MIDTONE), .4f), .6f, .6f, PAT_STONE, 5, .8f);
    material(gold)->bump = .6f;
    material(gem)->emit = tint(MIDTONE) * .4f;
    material(gem)->sss = tint(LIGHT);
    slab(stone);
    rails(gold);
    for (int side = -1; side <= 1; side += 2)
        for (int top = -1; top <= 1; top += 2)
            boss((float)side * (half_width - .06f), (float)top * (half_height - .06f), gold, gem);
    part();
    paint(material_new(rgb(0xe9d6a8), rgb(0xb8935a), .8f, .3f, PAT_NOISE, 4, .5f)); /* the plate for the name */
    blend(.03f);
    box(0, -half_height + .24f, -.02f, half_width - .16f, .13f, .05f, .04f);
    part();
    paint(gold);
    blend(.02f);
    egg(0, half_height - .10f, .05f, .16f, .14f, .05f);
    part();
    paint(gem);
    crystal(0, half_height - .10f, .09f, .11f, .11f, .06f);
}

#define FRAME(FACTION_NAME, word)                                                                                      \
    static void word##_frame(void)                                                                                     \
    {                                                                                                                  \
        frame(FACTION_NAME);                                                                                           \
    }
#define ROW(word)                                                                                                      \
    {                                                                                                                  \
        "frames/" #word, NEUTRAL, word##_frame, WIDTH, HEIGHT, .alpha = true                                           \
    }

FRAME(WATER, water)
FRAME(FIRE, fire)
FRAME(SUN, sun)
FRAME(MOON, moon)
FRAME(FOREST, forest)
FRAME(ROYAL, royal)
FRAME(BLOOD, blood)
FRAME(MINE, mine)

const Card frames_cards[] = {ROW(water), ROW(fire),  ROW(sun),  ROW(moon), ROW(forest),
                             ROW(royal), ROW(blood), ROW(mine), {0}};
