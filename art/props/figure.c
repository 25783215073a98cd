/* SPDX-License-Identifier: MIT
 * Bodies. */
#include "props/figure.h"

void figure_torso(int m, float width, float belly)
{
    float w = width;
    part();
    paint(m);
    blend(.2f);
    egg(0, 1.08f, -.06f, .5f * w, .42f, .34f);
    egg(0, .55f, .02f, (.42f + .14f * belly) * w, .46f, .34f + .2f * belly);
    for (int side = -1; side <= 1; side += 2)
        ball((float)side * .5f * w, 1.28f, -.04f, .2f);
}

void figure_chest(int skin, float width)
{
    float w = width;
    part();
    paint(skin);
    blend(.16f);
    egg(0, 1.1f, -.08f, .56f * w, .4f, .34f);
    egg(0, .55f, 0, .4f * w, .46f, .3f);
    limb(V(-.28f * w, 1.5f, -.1f), V(.28f * w, 1.5f, -.1f), .18f, .18f);
    blend(.07f);
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        egg(s * .25f * w, 1.14f, .18f, .27f * w, .2f, .14f);
        ball(s * .56f * w, 1.3f, -.04f, .24f);
        for (int i = 0; i < 3; i++)
            egg(s * .12f * w, .84f - .19f * (float)i, .25f - .01f * (float)i, .11f * w, .095f, .08f);
    }
}

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

void figure_skirt(int m, float length, float flare, int folds)
{
    enum { MOST = 41 };
    Vec3 p[3 * MOST];
    int n = folds * 2 + 1 < MOST ? folds * 2 + 1 : MOST;
    for (int row = 0; row < 3; row++)
        for (int i = 0; i < n; i++) {
            float a = ((float)i / (float)(n - 1) - .5f) * 4.2f, t = (float)row / 2,
                  r = 1 + flare * t + (i % 2 ? .06f : -.05f) * t;
            p[row * n + i] = V(sinf(a) * .44f * r, .45f - length * t, cosf(a) * .38f * r);
        }
    part();
    paint(m);
    blend(.02f);
    cloth(3, n, p, .03f, 3);
}

void figure_sleeve(int m, int cuff, Vec3 shoulder, Vec3 elbow, Vec3 wrist, float thick)
{
    part();
    paint(m);
    blend(.07f);
    arm(shoulder, elbow, wrist, .21f * thick, .16f * thick, .12f * thick);
    if (cuff <= 0)
        return;
    part();
    paint(cuff);
    blend(.02f);
    limb(vec_mix(elbow, wrist, .68f), vec_mix(elbow, wrist, .9f), .165f * thick, .155f * thick);
}

Hand figure_hand(float size, int thumb)
{
    return (Hand){.size = size, .thick = 1.15f, .spread = 14, .thumb = thumb};
}

void figure_holding(int sleeve, int skin, Vec3 shoulder, Vec3 elbow, int thumb, Vec3 at, Vec3 bar, Vec3 out)
{
    Hand h = figure_hand(.24f, thumb);
    figure_sleeve(sleeve, 0, shoulder, elbow, hand_wrist(h.size, at, bar, out), 1);
    part();
    paint(skin);
    blend(.03f);
    hand_grip(h, at, bar, out);
}

void figure_offering(int sleeve, int skin, Vec3 shoulder, Vec3 elbow, int thumb, Vec3 wrist, Vec3 fingers, Vec3 palm)
{
    Hand h = figure_hand(.26f, thumb);
    h.spread = 42;
    h.curl = .25f;
    figure_sleeve(sleeve, 0, shoulder, elbow, wrist, 1);
    part();
    paint(skin);
    blend(.03f);
    hand_at(&h, wrist, fingers, palm);
}

void figure_collar(int m, float thick)
{
    part();
    paint(m);
    blend(.06f);
    lumpy(.05f * thick / .2f, 9);
    for (int i = 0; i < 22; i++) {
        float a = (float)i / 22 * 2 * PI;
        ball(sinf(a) * .46f, 1.44f - .1f * cosf(a), cosf(a) * .3f - .04f, thick * (.85f + .3f * chance(i)));
    }
}
