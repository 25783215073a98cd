/* SPDX-License-Identifier: MIT
 * Towers, windows, banners. */
#include "props/castle.h"

void turret(float r, float height, float roof, int wall, int tiles, int gold)
{
    part();
    paint(wall);
    blend(.01f);
    drum(0, height * .5f, 0, r, height * .5f, .015f);
    drum(0, height, 0, r * 1.16f, height * .09f + .03f, .015f);
    for (int i = 0; i < 10; i++) {
        float a = (float)i / 10 * 2 * PI;
        push();
        move(sinf(a) * r * 1.08f, height + .12f, cosf(a) * r * 1.08f);
        turn_y(a * 180 / PI);
        box(0, 0, 0, r * .2f, .06f, r * .1f, .01f);
        pop();
    }
    if (roof <= 0)
        return;
    part();
    paint(tiles);
    limb(V(0, height + .1f, 0), V(0, height + .1f + roof, 0), r * .98f, .015f);
    part();
    paint(gold);
    blend(.01f);
    limb(V(0, height + .1f + roof, 0), V(0, height + .3f + roof, 0), .022f, .01f);
    ball(0, height + .14f + roof, 0, .045f);
}

void lit_window(float x, float y, float z, float half_x, float half_y, Vec3 light)
{
    part();
    paint(material_glow(light, 1.6f));
    blend(.01f);
    box(x, y, z, half_x, half_y, .02f, .01f);
    drum(x, y + half_y, z, half_x, .02f, .005f);
    sprite(here(V(x, y, z + .06f)), half_y * 1.1f, light, SPRITE_GLOW, .35f);
}

void banner(Vec3 top, float width, float length, int m, int gold)
{
    Vec3 p[12];
    for (int row = 0; row < 4; row++)
        for (int i = 0; i < 3; i++) {
            float t = (float)row / 3, x = ((float)i - 1) * width * .5f, tail = row == 3 && i == 1 ? -.16f : 0;
            p[row * 3 + i] = top + V(x, -length * t - tail, .06f * sinf(t * 4 + (float)i));
        }
    part();
    paint(m);
    cloth(4, 3, p, .014f, 4);
    part();
    paint(gold);
    blend(.01f);
    limb(top + V(-width * .58f, .02f, 0), top + V(width * .58f, .02f, 0), .025f, .025f);
    push();
    move(top[0], top[1] - length * .42f, top[2] + .07f);
    float crown[] = {-.46f, -.3f, -.54f, .32f, -.25f, .02f, 0, .5f, .25f, .02f, .54f, .32f, .46f, -.3f};
    grow(width * .6f);
    outline(7, crown, 1, .06f, .1f);
    pop();
}
