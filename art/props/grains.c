/* SPDX-License-Identifier: MIT
 * Far people. */
#include "props/grains.h"

void grain_walker(float tall, int m, int seed)
{
    float lean = .12f * (chance(seed) - .3f), step = .14f + .1f * chance(seed + 7);
    push();
    grow(tall);
    turn_y(60 * (chance(seed + 3) - .5f));
    part();
    paint(m);
    blend(.04f);
    limb(V(-.07f, .48f, 0), V(-.11f, 0, step), .08f, .05f);
    limb(V(.07f, .48f, 0), V(.11f, 0, -step), .08f, .05f);
    egg(0, .62f, lean * .5f, .16f + .06f * chance(seed + 5), .24f, .13f);
    limb(V(-.16f, .74f, lean), V(-.24f, .42f, .12f), .05f, .04f);
    limb(V(.16f, .74f, lean), V(.24f, .45f, .10f), .05f, .04f);
    ball(0, .92f, lean + .03f, .10f);
    blend(.01f);
    if (seed % 4 == 0)
        for (int side = -1; side <= 1; side += 2)
            limb(V((float)side * .07f, .97f, lean), V((float)side * .16f, 1.12f, lean), .03f, .006f);
    if (seed % 5 == 0)
        limb(V(.25f, .1f, .12f), V(.22f, 1.45f, .1f), .018f, .012f);
    pop();
}

void grain_march(int n, const Vec3 *points, int count, float spread, float tall, float tall_to, int m, int seed)
{
    for (int i = 0; i < count; i++) {
        float t = ((float)i + .6f * chance(i + seed)) / (float)count;
        Vec3 p = tube_point(n, points, t * (float)(n - 1));
        push();
        move(p[0] + spread * 2 * (chance(i * 3 + seed) - .5f), p[1], p[2] + spread * (chance(i * 5 + seed) - .5f));
        grain_walker(mix(tall, tall_to, t) * (.8f + .4f * chance(i + seed + 60)), m, i * 13 + seed);
        pop();
    }
}
