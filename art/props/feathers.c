/* SPDX-License-Identifier: MIT
 * Feathers. */
#include "props/feathers.h"

void feather(float length, float width, int base, int tip)
{
    float l = length, w = width * .5f;
    float lower[] = {0, -.05f * l, w * .55f, l * .12f, w,  l * .45f, w * .8f,   l * .7f,
                     0, l * .62f,  -w * .8f, l * .7f,  -w, l * .45f, -w * .55f, l * .12f};
    float upper[] = {0, l * .55f, w * .9f, l * .62f, w * .78f, l * .84f, 0, l, -w * .78f, l * .84f, -w * .9f, l * .62f};
    part();
    paint(base);
    outline(8, lower, 2, .02f, w * .9f);
    part();
    paint(tip);
    outline(6, upper, 3, .022f, w * .9f);
    carve();
    blend(.006f);
    limb(V(0, l * .5f, .02f), V(0, l * .96f, .02f), .008f, .004f);
    fill();
}

void feather_fan(int n, float from, float to, float radius, float length, float width, float back, int base, int tip)
{
    for (int i = 0; i < n; i++) {
        float t = n > 1 ? (float)i / (float)(n - 1) : .5f;
        push();
        turn_z(-mix(from, to, t));
        move(0, radius, .012f * (float)(i % 2));
        turn_x(-back);
        turn_y((chance(i + 5) - .5f) * 24);
        feather(length * (.9f + .2f * chance(i + 60)), width, base, tip);
        pop();
    }
}
