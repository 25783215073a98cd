/* SPDX-License-Identifier: MIT
 * Regalia. */
#include "props/regalia.h"

void crown_spiked(float radius, int n, float tall, float uneven, int metal, int gem)
{
    float r = radius;
    part();
    paint(metal);
    blend(.02f);
    ring(0, 0, 0, r, r * .095f);
    ring(0, r * .14f, 0, r * 1.01f, r * .05f);
    for (int i = 0; i < n; i++) {
        float a = (float)i / (float)n * 360, h = tall * (1 - uneven * (i % 2 ? .5f : .12f * (float)(i % 4)));
        push();
        turn_y(a);
        move(0, .05f * r, r);
        turn_x(9);
        limb(V(0, 0, 0), V(0, h, 0), r * .11f, r * .014f);
        pop();
    }
    for (int i = 0; i < n && gem > 0; i += 2) {
        part();
        paint(gem);
        push();
        turn_y((float)i / (float)n * 360);
        move(0, .07f * r, r * 1.08f);
        crystal(0, 0, 0, r * .11f, r * .14f, r * .09f);
        pop();
    }
}

void crown_royal(float radius, int metal, int gem, int cloth_inside, int fur)
{
    float r = radius;
    part();
    paint(cloth_inside);
    blend(.1f * r);
    egg(0, .42f * r, 0, .86f * r, .55f * r, .86f * r);
    part();
    paint(fur);
    lumpy(.03f * r, 9 / r);
    ring(0, 0, 0, r, .17f * r);
    part();
    paint(metal);
    blend(.03f * r);
    drum(0, .22f * r, 0, r, .12f * r, .04f * r);
    for (int i = 0; i < 8; i++) {
        push();
        turn_y((float)i * 45);
        Vec3 arch[4] = {V(0, .3f * r, .98f * r), V(0, .7f * r, 1.08f * r), V(0, 1.02f * r, .62f * r),
                        V(0, .95f * r, .06f * r)};
        float w[4] = {.07f * r, .065f * r, .06f * r, .06f * r};
        if (i % 2 == 0) {
            tube(4, arch, w, 4);
            for (int k = 0; k < 4; k++)
                ball(arch[1][0], .55f * r + .12f * r * (float)k, (1.06f - .02f * (float)(k * k)) * r, .055f * r);
        } else
            limb(V(0, .3f * r, r), V(0, .52f * r, 1.04f * r), .1f * r, .03f * r);
        pop();
    }
    ball(0, 1.08f * r, 0, .16f * r);
    limb(V(0, 1.18f * r, 0), V(0, 1.46f * r, 0), .04f * r, .04f * r);
    limb(V(-.1f * r, 1.34f * r, 0), V(.1f * r, 1.34f * r, 0), .04f * r, .04f * r);
    for (int i = 0; i < 8; i++) {
        part();
        paint(gem);
        push();
        turn_y((float)i * 45);
        crystal(0, .22f * r, 1.02f * r, .12f * r, .1f * r, .07f * r);
        pop();
    }
}

void shield_round(float radius, int face, int rim)
{
    float r = radius;
    push();
    turn_x(90);
    part();
    paint(face);
    blend(.02f);
    egg(0, -.06f * r, 0, r, .2f * r, r);
    carve();
    egg(0, -.2f * r, 0, r * 1.1f, .2f * r, r * 1.1f);
    fill();
    part();
    paint(rim);
    blend(.02f);
    ring(0, 0, 0, r, .095f * r);
    for (int i = 0; i < 12; i++) {
        float a = (float)i * PI / 6;
        ball(r * sinf(a), .09f * r, r * cosf(a), .05f * r);
    }
    egg(0, .13f * r, 0, .27f * r, .14f * r, .27f * r);
    pop();
}

void pauldron(float size, int lames, float spike, float side, int metal)
{
    float s = size;
    part();
    paint(metal);
    blend(.03f * s);
    for (int k = 0; k < lames; k++) {
        float f = (float)k;
        push();
        move(side * .22f * s * f, -.36f * s * f, 0);
        turn_z(-side * 14 * f);
        egg(0, .08f * s, 0, (1 - .07f * f) * s, .58f * s, (1 - .06f * f) * s);
        carve();
        egg(0, -.42f * s, 0, (1.02f - .07f * f) * s, .6f * s, 1.1f * s);
        fill();
        pop();
    }
    if (spike > 0)
        limb(V(0, .5f * s, 0), V(side * .2f * s, .6f * s + spike, 0), .22f * s, .02f * s);
}

void horn(Vec3 root, Vec3 middle, Vec3 tip, float thick, int m)
{
    Vec3 p[3] = {root, middle, tip};
    float r[3] = {thick, thick * .72f, thick * .06f};
    part();
    paint(m);
    blend(.02f);
    tube(3, p, r, 5);
    for (int i = 0; i < 6; i++) {
        float t = (float)i / 7;
        Vec3 a = vec_mix(vec_mix(root, middle, t * 1.3f > 1 ? 1 : t * 1.3f), vec_mix(middle, tip, t), t);
        ball(a[0], a[1], a[2], mix(thick, thick * .3f, t) * 1.05f);
    }
}

void chain(Vec3 from, Vec3 to, float sag, int links, float size, int metal)
{
    part();
    paint(metal);
    blend(.004f);
    for (int i = 0; i < links; i++) {
        float t = ((float)i + .5f) / (float)links;
        Vec3 p = vec_mix(from, to, t) - V(0, sag * 4 * t * (1 - t), 0);
        Vec3 d = to - from - V(0, sag * 4 * (1 - 2 * t), 0);
        push();
        move(p[0], p[1], p[2]);
        aim(d, V(0, 0, 1));
        turn_y(i % 2 ? 90 : 0);
        turn_x(90);
        ring(0, 0, 0, size, size * .36f);
        pop();
    }
}

void cape(Vec3 left, Vec3 right, float length, float flare, float back, int folds, int m)
{
    enum { ROWS = 4, MOST = 32 };
    Vec3 p[ROWS * MOST];
    int columns = folds * 2 + 1 < MOST ? folds * 2 + 1 : MOST;
    part();
    paint(m);
    blend(.02f);
    for (int y = 0; y < ROWS; y++)
        for (int x = 0; x < columns; x++) {
            float u = (float)x / (float)(columns - 1), v = (float)y / (ROWS - 1), fold = x % 2 ? 1.f : -1.f;
            Vec3 top = vec_mix(left, right, u);
            float side = (u - .5f) * 2;
            p[y * columns + x] = top + V(side * flare * v, -length * v,
                                         -back * sqrtf(v) + fold * .1f * (.3f + v) * (.7f + .3f * chance(x)));
        }
    cloth(ROWS, columns, p, .022f, 3);
}

void sun_disc(int gold, int field)
{
    part();
    paint(gold);
    blend(.02f);
    push();
    turn_x(90);
    ring(0, 0, 0, .86f, .07f);
    ring(0, 0, 0, .66f, .035f);
    pop();
    for (int i = 0; i < 20; i++) {
        push();
        turn_z((float)i * 18 + 9);
        if (i % 2)
            limb(V(0, .9f, 0), V(0, 1.32f, 0), .1f, .01f);
        else {
            float ray[] = {-.1f, .88f, .1f, .88f, 0, 1.16f};
            outline(3, ray, 1, .05f, .06f);
        }
        pop();
    }
    part();
    paint(field);
    push();
    turn_x(90);
    drum(0, -.04f, 0, .84f, .03f, .01f);
    pop();
}
