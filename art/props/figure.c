/* SPDX-License-Identifier: MIT
 * Bodies. */
#include "props/figure.h"

void figure_plate(int metal, int trim, float width)
{
    float w = width;
    part();
    paint(metal);
    blend(.1f);
    egg(0, 1.06f, -.02f, .54f * w, .44f, .38f);
    egg(0, .62f, .02f, .4f * w, .3f, .33f);
    blend(.05f);
    limb(V(0, 1.32f, .28f), V(0, .6f, .36f), .05f, .06f);
    part();
    paint(trim);
    blend(.02f);
    push();
    move(0, 1.42f, -.02f);
    drum(0, 0, 0, .34f * w, .07f, .05f);
    ring(0, .08f, 0, .32f * w, .04f);
    pop();
    for (int row = 0; row < 3; row++)
        for (int i = -3; i <= 3; i++) { /* tassets */
            float a = (float)i * .36f;
            part();
            paint(row % 2 ? trim : metal);
            push();
            move(sinf(a) * (.42f + .06f * (float)row) * w, .4f - .19f * (float)row,
                 cosf(a) * (.36f + .06f * (float)row));
            turn_y(a * 57.3f);
            turn_x(-10);
            box(0, 0, 0, .095f * w, .13f, .03f, .03f);
            pop();
        }
}

void figure_legs(int m, float apart)
{
    part();
    paint(m);
    blend(.1f);
    egg(0, .25f, 0, .4f, .26f, .3f);
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        limb(V(s * .2f, .2f, .02f), V(s * (.22f + apart), -.2f, .12f), .21f, .17f);
        limb(V(s * (.22f + apart), -.2f, .12f), V(s * (.24f + apart), -.6f, .08f), .17f, .15f);
    }
}
