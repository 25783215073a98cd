/* SPDX-License-Identifier: MIT
 * What Siege is played on, seen straight down: six paved ways from the light of a portal at the far edge to the torches of
 * a wall at the near one. Cards lie on the ways and on the walk behind the wall, which are dark and quiet there. */
#include "cards.h"
#include "kit/kit.h"
#include "props/rocks.h"

/* src/ui/ground.c has the shares of the picture in which the ways lie. */
enum { WIDTH = 2560, HEIGHT = 1600, WAYS = 6, STONES = 3 };
static const float FIRST = -5.36f, PITCH = 2.182f, WAY = 2.112f, FAR = 5.2f, NEAR = -1.78f;

static float middle_of(int way)
{
    return FIRST + WAY / 2 + PITCH * (float)way;
}

static void earth(void)
{
    int soil = material_new(rgb(0x3a322e), rgb(0x272124), .95f, .1f, PAT_NOISE, 1.4f, .7f),
        pebble = material_stone(rgb(0x57504e), rgb(0x2f2a2c));
    part();
    paint(soil);
    box(0, 0, -.35f, 9.5f, 6.5f, .3f, .02f);
    for (int i = 0; i < 90; i++) { /* along the ditches, and left of the first way */
        bool left = i % 3 == 0;
        float x = left ? -8 + 2.5f * chance(i) : middle_of(i % WAYS) + WAY * .5f + .12f * (chance(i + 7) - .5f),
              r = (left ? .05f : .03f) + .06f * chance(i + 200);
        rock(x, NEAR + .2f + 6.6f * chance(i * 5 + 90), -.04f, r, r * .8f, .05f, 180 * chance(i + 300), pebble);
    }
}

/* One course of setts across a way, from the left kerb to the right one. */
static void course(int way, int row, float y, float half, const int *stone)
{
    float x = middle_of(way) - WAY * .5f + .20f, end = middle_of(way) + WAY * .5f - .20f;
    int seed = way * 131 + row * 17;
    for (int i = 0; x < end - .1f; i++) {
        float w = i == 0 && row % 2 ? .24f : .34f + .22f * chance(seed + i);
        if (end - x - w < .22f)
            w = end - x;
        float low = .035f * chance(seed + i + 60);
        block(x + w / 2, y, -.06f - low, w / 2 - .014f, half - .014f, .1f,
              stone[(int)(chance(seed + i + 30) * STONES)]);
        x += w;
    }
}

static void way(int n, const int *stone, int kerb)
{
    enum { COURSES = 17 };
    float half = (FAR - NEAR) / COURSES / 2;
    for (int row = 0; row < COURSES; row++)
        course(n, row, NEAR + half * (2 * (float)row + 1), half, stone);
    for (int side = -1; side <= 1; side += 2)
        for (int k = 0; k < 8; k++) {
            float tall = (FAR - NEAR) / 8;
            block(middle_of(n) + (float)side * (WAY * .5f - .10f), NEAR + tall * ((float)k + .5f), 0, .085f,
                  tall / 2 - .012f, .10f + .02f * chance(n * 40 + k + side), kerb);
        }
}

static void portal_light(void)
{
    int rune = material_new(rgb(0x3c3648), rgb(0x201c2c), .8f, .2f, PAT_RUNE, 1.3f, .8f);
    material(rune)->emit = rgb(0x8060ff) * .5f;
    for (int i = 0; i < 15; i++)
        block(-7.6f + 1.09f * (float)i, 4.93f, .02f, .53f, .26f, .12f + .03f * chance(i), rune);
    for (int i = 0; i < 7; i++) {
        lamp(V(-6.5f + 2.3f * (float)i, 5.2f, 1.1f), rgb(0x7a5cff) * 2.2f, 1.1f);
        sprite(V(-6.5f + 2.3f * (float)i, 5.5f, .6f), 2.6f, rgb(0x6a4cf0), SPRITE_GLOW, .16f);
    }
    for (int i = 0; i < 40; i++)
        sprite(V(-8 + 16 * chance(i + 400), 5.1f - 2.2f * chance(i + 450) * chance(i + 500), .4f),
               .015f + .02f * chance(i), rgb(0xb09cff), SPRITE_GLOW, .8f);
}

static void torch(float x, float y, int iron)
{
    push();
    move(x, y, .95f);
    part();
    paint(iron);
    blend(.02f);
    limb(V(0, .30f, -.2f), V(0, 0, 0), .04f, .04f);
    turn_x(90);
    drum(0, .02f, 0, .15f, .07f, .03f);
    pop();
    for (int i = 0; i < 5; i++)
        sprite(V(x + .10f * (chance(i + 3) - .5f), y + .10f * (chance(i + 9) - .5f), 1.15f), .10f + .05f * chance(i),
               i < 2 ? rgb(0xfff0b0) : rgb(0xff9a30), SPRITE_GLOW, .9f);
    sprite(V(x, y, 1.2f), .8f, rgb(0xff8a28), SPRITE_GLOW, .32f);
    lamp(V(x, y, 1.5f), rgb(0xffa040) * 2.1f, .9f);
}

static void wall(const int *stone, int iron)
{
    enum { MERLONS = 11, FLAGS = 13 };
    for (int i = 0; i < MERLONS; i++) {
        float x = -7.5f + 1.5f * (float)i;
        block(x, -2.36f, .1f, .74f, .30f, .22f, stone[i % STONES]); /* the parapet below, */
        for (int k = 0; k < 2; k++)                                 /* and a merlon of two stones */
            block(x + (k ? .25f : -.25f), -2.36f, .55f, .235f, .27f, .30f, stone[(i + k) % STONES]);
    }
    for (int row = 0; row < 3; row++)
        for (int i = 0; i < FLAGS; i++) {
            float w = 16.f / (FLAGS - 1), x = -8.f + w * ((float)i + (row % 2 ? .5f : 0));
            block(x, -3.12f - .86f * (float)row, .0f, w / 2 - .014f, .415f, .1f - .015f * chance(i + row * 20),
                  stone[(int)(chance(i * 3 + row * 50) * STONES)]);
        }
    static const float at[] = {-6.75f, -3.75f, -.75f, 2.25f, 5.25f, 7.9f};
    for (int i = 0; i < 6; i++)
        torch(at[i], -2.75f, iron);
}

/* Stone without cracks: they would be louder than what lies on it. */
static int worn(unsigned color, unsigned color2)
{
    return material_new(rgb(color), rgb(color2), .85f, .2f, PAT_NOISE, 2.2f, .45f);
}

static void siege_ground(void)
{
    Scene *s = scene();
    camera(V(0, 0, 13), V(0, 0, 0), 42.08f);
    s->key = (Light){vec_unit(V(-.55f, .5f, .7f)), rgb(0xb4b8d8) * 1.25f, .25f};
    s->rim.color = grey(0);
    s->fill.color = rgb(0x384058) * .35f;
    s->zenith = rgb(0x545a78) * .6f;
    s->horizon = rgb(0x303648) * .5f;
    s->below = rgb(0x202028) * .5f;
    s->exposure = .9f;
    s->haze = s->grade = s->aperture = 0;
    s->stroke_size = .5f;
    s->ink = .5f;
    s->vignette = .3f;
    int stone[STONES] = {worn(0x67636a, 0x57535a), worn(0x625f68, 0x504d58), worn(0x6c6664, 0x5a5454)},
        kerb = worn(0x787476, 0x625e62), iron = material_iron();
    earth();
    for (int i = 0; i < WAYS; i++)
        way(i, stone, kerb);
    portal_light();
    wall(stone, iron);
}

const Card siege_ground_cards[] = {{"scenes/siege-ground", NEUTRAL, siege_ground, WIDTH, HEIGHT, .samples = 2}, {0}};
