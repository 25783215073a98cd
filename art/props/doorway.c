/* SPDX-License-Identifier: MIT
 * Doors. */
#include "props/doorway.h"

#include "props/rocks.h"

Vec3 opening_color(Opening o)
{
    static const unsigned of[] = {[OPENING_NORMAL] = 0x9fc8ff,
                                  [OPENING_GOLD] = 0xf0d9a0,
                                  [OPENING_HARD] = 0xff5a4a,
                                  [OPENING_PAINFUL] = 0xd9a8ff,
                                  [OPENING_SALT] = 0xf2b8c0};
    return rgb(of[o]);
}

void opening_lights(Opening o)
{
    scene()->rim.color = opening_color(o) * 4.2f;
}

void doorway_posts(float half, float high, float thick, int stone, int seed)
{
    for (int side = -1; side <= 1; side += 2) {
        float y = 0;
        for (int i = 0; y < high; i++) {
            float tall = min_of(.26f + .28f * chance(i * 2 + side + seed), high - y + .05f),
                  wide = thick * (.85f + .3f * chance(i * 3 + side + seed + 20));
            push();
            move((float)side * (half + wide), y + tall * .5f, .05f * (chance(i + seed + side) - .5f));
            turn_y(10 * (chance(i + seed + 31 * side) - .5f));
            part();
            paint(stone);
            blend(.03f);
            lumpy(.018f, 5);
            box(0, 0, 0, wide, tall * .5f - .008f, thick * 1.1f, .05f);
            pop();
            y += tall;
        }
    }
    push();
    move(0, high + thick * .8f, 0);
    turn_z(2.5f * (chance(seed + 5) - .5f));
    part();
    paint(stone);
    blend(.03f);
    lumpy(.02f, 5);
    box(0, 0, 0, half + thick * 2.7f, thick * .8f, thick * 1.3f, .06f);
    spiral_relief(0, 0, thick * 1.3f, thick * .55f, stone);
    pop();
    part();
    paint(stone);
    blend(.03f);
    lumpy(.02f, 5);
    box(0, -.02f, .1f, half + thick * 2.2f, .09f, thick * 2.2f, .05f);
}

void doorway_frame(float half, float high)
{
    int stone = material_stone(rgb(0x9d92a8), rgb(0x544a58));
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        for (int i = 0; i < 5; i++)
            rock(q * (half + .28f), -high + .2f + .84f * (float)i, -.1f, .32f, .44f, .34f, 4 * (chance(i + side) - .5f),
                 stone);
        lamp(V(q * (half + .1f), 0, .7f), rgb(0xff5a4a) * 1.2f, .5f);
    }
    for (int i = 0; i < 5; i++)
        rock(-1.6f + .8f * (float)i, high + .28f, -.1f, .44f, .30f, .38f, 5 * (chance(i + 7) - .5f), stone);
    part();
    paint(material_new(rgb(0x8d8398) * .75f, rgb(0x544a58), .95f, .08f, PAT_GRASS, 4, .5f));
    ground(-high, .10f, 1.1f);
}

void doorway_light(float half, float high, Opening o, float strength)
{
    Vec3 c = opening_color(o);
    part();
    paint(material_glow(c, strength));
    box(0, high * .5f, -.12f, half, high * .5f, .02f, .01f);
    sprite(here(V(0, high * .5f, -.1f)), high * .7f, c, SPRITE_GLOW, .3f);
    lamp(here(V(0, high * .4f, .7f)), c * (1.3f * strength), half * 1.1f);
}

void doorway_planks(float half, float high, int boards, float gap, int wood, int wood2, int seed)
{
    float share[16], sum = 0, x = -half;
    for (int i = 0; i < boards; i++)
        sum += share[i] = .6f + .8f * chance(i + seed);
    for (int i = 0; i < boards; i++) {
        float w = share[i] / sum * 2 * half, top = high * (1 - .07f * chance(i + seed + 30)),
              foot = high * .05f * chance(i + seed + 50);
        push();
        move(x + w * .5f, (top + foot) * .5f, .015f * (chance(i + seed + 9) - .5f));
        turn_z(2.2f * (chance(i + seed + 70) - .5f));
        part();
        paint(i % 2 ? wood2 : wood);
        blend(.02f);
        lumpy(.008f, 6);
        box(0, 0, 0, w * .5f - gap * .5f, (top - foot) * .5f, .05f, .025f);
        pop();
        x += w;
    }
}

void doorway_hinge(float length, int iron)
{
    part();
    paint(iron);
    blend(.015f);
    limb(V(0, -.12f, 0), V(0, .12f, 0), .05f, .05f);
    limb(V(0, 0, .01f), V(length, 0, .01f), .045f, .03f);
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        Vec3 curl[5] = {V(length * .8f, 0, .01f), V(length * 1.05f, s * .05f, .01f), V(length * 1.12f, s * .15f, .01f),
                        V(length * 1.0f, s * .19f, .01f), V(length * .96f, s * .12f, .01f)};
        float r[5] = {.03f, .03f, .026f, .022f, .02f};
        tube(5, curl, r, 3);
    }
    for (int i = 1; i < 4; i++)
        ball(length * .25f * (float)i, 0, .05f, .028f);
}

void slant_rain(int drops, float wide, float high, float deep, float slant, Vec3 color, int seed)
{
    int m = material_glow(color, .3f);
    for (int i = 0; i < drops; i++) {
        Vec3 p = V((chance(i + seed) - .5f) * wide, chance(i * 3 + seed + 200) * high,
                   (chance(i + seed + 400) - .5f) * deep);
        float l = .10f + .16f * chance(i + seed + 600);
        part();
        paint(m);
        limb(p, p + V(slant, -1, 0) * l, .0032f, .0018f);
    }
}
