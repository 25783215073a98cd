/* SPDX-License-Identifier: MIT
 * The scrap heath. */
#include "props/raider.h"

int rusty(Vec3 color)
{
    int m = material_iron();
    material(m)->color = color;
    material(m)->color2 = rgb(0x5a2414);
    material(m)->rough = .6f;
    return m;
}

void spoon(float length, int m)
{
    part();
    paint(m);
    blend(.03f);
    limb(V(0, 0, 0), V(0, length * .66f, 0), length * .045f, length * .03f);
    egg(0, length * .82f, 0, length * .15f, length * .2f, length * .05f);
    carve();
    blend(.01f);
    egg(0, length * .82f, length * .04f, length * .11f, length * .15f, length * .045f);
    fill();
}

void fork(float length, int m)
{
    part();
    paint(m);
    blend(.015f);
    limb(V(0, 0, 0), V(0, length * .66f, 0), length * .045f, length * .03f);
    limb(V(-length * .1f, length * .7f, 0), V(length * .1f, length * .7f, 0), length * .035f, length * .035f);
    for (int i = -1; i <= 1; i++)
        limb(V((float)i * length * .1f, length * .7f, 0), V((float)i * length * .11f, length, 0), length * .03f,
             length * .012f);
}

void scrap(Vec3 at, Vec3 half, int n, float size, int seed)
{
    int m[3] = {rusty(rgb(0x4a2c24)), rusty(rgb(0x6a3a28)), rusty(rgb(0x33241f))};
    for (int i = 0; i < n; i++) {
        int k = i + seed;
        push();
        move(at[0] + (chance(k) - .5f) * 2 * half[0], at[1] + (chance(k + 100) - .5f) * 2 * half[1],
             at[2] + (chance(k + 200) - .5f) * 2 * half[2]);
        turn_y(360 * chance(k + 300));
        turn_x(120 * (chance(k + 400) - .5f));
        turn_z(120 * (chance(k + 500) - .5f));
        part();
        paint(m[i % 3]);
        blend(.01f);
        float r = size * (.5f + chance(k + 600));
        if (i % 4 == 0) {
            ring(0, 0, 0, r * .8f, r * .22f);
            for (int t = 0; t < 8; t++)
                box(sinf((float)t * PI / 4) * r, 0, cosf((float)t * PI / 4) * r, r * .18f, r * .2f, r * .18f, .01f);
        } else if (i % 4 == 1)
            limb(V(0, -r * 1.6f, 0), V(0, r * 1.6f, 0), r * .14f, r * .10f);
        else
            box(0, 0, 0, r, r * .7f, r * .08f, r * .05f);
        pop();
    }
}
