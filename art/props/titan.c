/* SPDX-License-Identifier: MIT
 * Beside titans. */
#include "props/titan.h"

#include "props/castle.h"

void titan_tower(int wall, int roof, Vec3 windows)
{
    turret(.17f, .72f, .30f, wall, roof, roof);
    for (int i = 0; i < 3; i++)
        lit_window(-.05f + .05f * (float)i, .25f + .19f * (float)i, .155f, .022f, .045f, windows);
}

void titan_keep(int wall, int roof, Vec3 windows)
{
    static const struct {
        float x, z, size;
    } tower[5] = {{0, 0, 1.1f}, {-.42f, .12f, .62f}, {.42f, .12f, .7f}, {-.2f, -.15f, .86f}, {.24f, -.15f, .95f}};
    for (int i = 0; i < 5; i++) {
        push();
        move(tower[i].x, 0, tower[i].z);
        grow(tower[i].size);
        titan_tower(wall, roof, windows);
        pop();
    }
    part();
    paint(wall);
    blend(.01f);
    box(0, .15f, .12f, .42f, .18f, .08f, .01f);
    for (int i = 0; i < 6; i++)
        box(-.36f + .145f * (float)i, .36f, .14f, .035f, .03f, .05f, .005f);
    lit_window(0, .12f, .21f, .05f, .07f, windows);
}

void titan_keep_on_crag(float high, int rock_m, int wall, int roof, Vec3 windows)
{
    part();
    paint(rock_m);
    blend(.12f);
    lumpy(.06f, 2.6f);
    limb(V(0, -.5f, 0), V(0, high - .40f, 0), .95f, .62f);
    limb(V(-.5f, -.5f, .2f), V(-.35f, high - .55f, .1f), .5f, .3f);
    limb(V(.55f, -.5f, .25f), V(.3f, high - .62f, .2f), .5f, .3f);
    lumpy(0, 1);
    push();
    move(0, high, 0);
    titan_keep(wall, roof, windows);
    pop();
}

void flying_book(int cover, int pages)
{
    part();
    paint(pages);
    box(0, 0, 0, .095f, .135f, .03f, .01f);
    part();
    paint(cover);
    box(0, 0, .038f, .11f, .15f, .008f, .006f);
    box(0, 0, -.038f, .11f, .15f, .008f, .006f);
    box(-.108f, 0, 0, .010f, .15f, .042f, .006f);
}

void lightning(int n, const Vec3 *points, float thick, Vec3 color)
{
    part();
    paint(material_glow(color, 5));
    blend(.01f);
    for (int i = 0; i + 1 < n; i++)
        limb(points[i], points[i + 1], thick * (1 - .7f * (float)i / (float)n),
             thick * (1 - .7f * (float)(i + 1) / (float)n));
    for (int i = 0; i < n; i++)
        sprite(here(points[i]), thick * 14, color, SPRITE_GLOW, .25f);
}
