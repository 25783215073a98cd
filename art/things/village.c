/* SPDX-License-Identifier: MIT
 * The village at dusk, the ground of the Monstrous Horde's table: houses with lit windows at the rims, palisade and hills
 * above; the green in the middle is dark and quiet, for dice and words lie upon it. */
#include "cards.h"
#include "kit/kit.h"
#include "kit/village.h"
#include "props/castle.h"
#include "props/flames.h"

enum { WIDTH = 2048, HEIGHT = 1280 };

typedef struct {
    int wall, beam, tiles, stone; /* materials */
} Masonry;

static void timber_wall(const Masonry *m, float half_width, float height, float depth)
{
    float w = half_width, h = height;
    part();
    paint(m->wall);
    box(0, h * .5f, 0, w, h * .5f, depth, .02f);
    float gable[] = {-w, 0, w, 0, 0, w * 1.15f};
    push();
    move(0, h, 0);
    outline(3, gable, 1, depth, .01f);
    pop();
    part();
    paint(m->beam);
    blend(.01f);
    for (int i = -1; i <= 1; i++)
        limb(V((float)i * w * .95f, 0, depth), V((float)i * w * .95f, h, depth), .05f, .05f);
    limb(V(-w, h, depth), V(w, h, depth), .055f, .055f);
    limb(V(-w, h * .5f, depth), V(w, h * .5f, depth), .04f, .04f);
    limb(V(-w * .95f, h * .5f, depth), V(0, h, depth), .04f, .04f);
    limb(V(w * .95f, h * .5f, depth), V(0, h, depth), .04f, .04f);
    limb(V(0, h, depth), V(0, h + w * 1.1f, depth), .045f, .045f);
}

/* Two slopes of tiles in courses. */
static void tiled_roof(const Masonry *m, float half_width, float height, float depth)
{
    float w = half_width;
    for (int side = -1; side <= 1; side += 2)
        for (int i = 0; i < 6; i++) {
            float t = ((float)i + .5f) / 6;
            part();
            paint(m->tiles);
            push();
            move((float)side * w * 1.22f * (1 - t), height - .2f * w + 1.42f * w * t, 0);
            turn_z((float)side * -47);
            box(0, .03f, 0, w * .17f, .05f, depth * 1.12f, .03f);
            pop();
        }
    part();
    paint(m->beam);
    limb(V(0, height + w * 1.26f, -depth * 1.14f), V(0, height + w * 1.26f, depth * 1.14f), .07f, .07f);
}

/* A house looking to +z, its foot at the brush's place. windows: of four, as bits; smoke rises when the hearth burns. */
static void house(const Masonry *m, float half_width, float height, float depth, int windows, Vec3 light)
{
    float w = half_width;
    timber_wall(m, w, height, depth);
    tiled_roof(m, w, height, depth);
    part();
    paint(m->stone);
    box(w * .55f, height + w * .9f, -depth * .4f, .13f, w * .6f, .13f, .03f);
    for (int i = 0; i < 4; i++) {
        float x = i < 2 ? (i ? w * .5f : -w * .5f) : 0, y = i == 2   ? height + w * .35f
                                                            : i == 3 ? height * .25f
                                                                     : height * .72f;
        float half = i == 3 ? .16f : .14f, tall = i == 3 ? height * .25f : .15f;
        part();
        paint(m->beam);
        box(x, y, depth + .01f, half + .05f, tall + .05f, .03f, .02f);
        if (windows & (1 << i)) {
            lit_window(x, y - .05f, depth + .04f, half, tall * .8f, light);
            part();
            paint(m->beam);
            blend(.005f);
            limb(V(x, y - tall, depth + .08f), V(x, y + tall, depth + .08f), .018f, .018f);
            limb(V(x - half, y, depth + .08f), V(x + half, y, depth + .08f), .018f, .018f);
        }
    }
    lamp(here(V(0, height * .5f, depth + .7f)), light * .55f, .5f);
    for (int i = 0; i < 10; i++) {
        float t = (float)i / 10;
        sprite(here(V(w * .55f + .25f * t * t, height + w * 1.6f + 1.2f * t, -depth * .4f)), .1f + .16f * t,
               rgb(0x8a7890), SPRITE_GLOW, .12f * (1 - t));
    }
}

static void palisade(int wood, float from, float to, float z)
{
    int n = (int)((to - from) / .17f);
    for (int i = 0; i <= n; i++) {
        float x = from + .17f * (float)i, tall = .85f + .16f * chance(i + (int)(from * 7) + 60);
        part();
        paint(wood);
        blend(.01f);
        limb(V(x, -.1f, z), V(x + .02f * (chance(i) - .5f), tall, z), .085f, .08f);
        limb(V(x, tall, z), V(x, tall + .2f, z), .08f, .008f);
    }
    part();
    paint(wood);
    limb(V(from, .6f, z + .1f), V(to, .6f, z + .1f), .05f, .05f);
}

/* A gate between two posts with torches. */
static void gate(int wood, int dark)
{
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        part();
        paint(wood);
        blend(.02f);
        limb(V(s * .75f, 0, -5.4f), V(s * .75f, 1.7f, -5.4f), .15f, .13f);
        push();
        move(s * .75f, 1.72f, -5.3f);
        flames(4, .05f, .05f, .36f, .08f, 8, 0, rgb(0xffd060), rgb(0xff7a20), side + 5);
        pop();
        lamp(V(s * .75f, 1.7f, -4.7f), rgb(0xff9040) * 1.6f, .5f);
        sprite(V(s * .75f, 1.85f, -5.2f), .4f, rgb(0xff9a40), SPRITE_GLOW, .5f);
    }
    part();
    paint(wood);
    limb(V(-.9f, 1.4f, -5.4f), V(.9f, 1.4f, -5.4f), .1f, .1f);
    part();
    paint(dark);
    box(0, .65f, -5.45f, .66f, .65f, .05f, .02f);
}

static void evening_light(Scene *s)
{
    set_palette(s, 0x0a0a18, 0x1e1c38, 0x4a3a60, 0xd8806a, 0xffc060, 0xfff0c8);
    set_lights(s, (Light){V(-.5f, .6f, .3f), rgb(0x8a90d0) * .9f, .14f},
               (Light){V(.3f, .3f, -.9f), rgb(0xff9a70) * 1.6f, 0}, (Light){V(.5f, .2f, .7f), rgb(0x3a3a70) * .4f, 0});
    s->zenith = rgb(0x3a3a6a) * .6f;
    s->horizon = rgb(0x8a5a60) * .35f;
    s->below = rgb(0x1a1a2a);
    s->backdrop = place_evening_hills;
    s->haze = .06f;
    s->haze_from = 12;
    s->grade = .05f;
    s->vignette = 1.3f;
    s->aperture = 0;
    s->stroke_size = .5f;
}

static void village(void)
{
    camera(V(0, 4.3f, 9.2f), V(0, .35f, -1.2f), 34);
    evening_light(scene());
    Masonry m = {.wall = material_new(rgb(0xa89878), rgb(0x6a5a48), .9f, .2f, PAT_NOISE, 3, .5f),
                 .beam = material_new(rgb(0x4a3020), rgb(0x241610), .8f, .3f, PAT_WOOD, 3, .8f),
                 .tiles = material_new(rgb(0x7a4038), rgb(0x40242a), .85f, .3f, PAT_STONE, 4, .8f),
                 .stone = material_stone(rgb(0x7a7880), rgb(0x44424e))};
    static const struct {
        float x, z, turn, width, height, depth;
        int windows;
    } at[] = {{-5.0f, 1.6f, 52, 1.0f, 1.5f, 1.1f, 15},  {-4.3f, -1.6f, 38, .9f, 1.3f, 1.0f, 11},
              {-3.0f, -4.0f, 18, .8f, 1.2f, .8f, 7},    {5.0f, 1.8f, -50, 1.0f, 1.4f, 1.1f, 13},
              {4.4f, -1.4f, -36, .95f, 1.5f, 1.0f, 15}, {3.1f, -4.1f, -16, .8f, 1.15f, .8f, 5},
              {-5.8f, -4.3f, 26, .9f, 1.5f, .9f, 3},    {5.9f, -4.3f, -26, .9f, 1.4f, .9f, 6}};
    Vec3 light = rgb(0xffb850);
    for (unsigned i = 0; i < sizeof at / sizeof at[0]; i++) {
        push();
        move(at[i].x, 0, at[i].z);
        turn_y(at[i].turn);
        house(&m, at[i].width, at[i].height, at[i].depth, at[i].windows, light);
        pop();
    }
    palisade(m.beam, -7.5f, -.85f, -5.5f);
    palisade(m.beam, .85f, 7.5f, -5.5f);
    gate(m.beam, m.beam);
    part();
    paint(material_new(rgb(0x222a26), rgb(0x2e3430), .95f, .15f, PAT_GRASS, 1.6f, .7f));
    ground(0, .06f, .6f);
    for (int i = 0; i < 40; i++) /* fireflies */
        sprite(V((chance(i) - .5f) * 9, .2f + 1.2f * chance(i + 50), -4 + 8 * chance(i + 100)), .02f, rgb(0xffe080),
               SPRITE_GLOW, .5f);
}

const Card village_cards[] = {{"scenes/village", NEUTRAL, village, .width = WIDTH, .height = HEIGHT, .samples = 3},
                              {0}};
