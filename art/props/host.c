/* SPDX-License-Identifier: MIT
 * A host far away. */
#include "props/host.h"

/* A sheet that hangs from `from`, `to` and streams away along `way`, waving. */
static void streaming(Vec3 from, Vec3 to, Vec3 way, float wave)
{
    enum { ROWS = 3, COLUMNS = 5 };
    Vec3 p[ROWS * COLUMNS], out = vec_unit(vec_cross(to - from, way));
    for (int i = 0; i < ROWS; i++)
        for (int k = 0; k < COLUMNS; k++) {
            float down = (float)i / (ROWS - 1), far = (float)k / (COLUMNS - 1);
            p[COLUMNS * i + k] = vec_mix(from, to, down) + way * far + out * (wave * far * sinf(5 * far + 1.4f * down));
        }
    cloth(ROWS, COLUMNS, p, .012f, 3);
}

void host_pennon(float tall, int pole, int cloth_m, float wind)
{
    push();
    grow(tall);
    part();
    paint(pole);
    limb(V(0, 0, 0), V(0, 1, 0), .022f, .014f);
    part();
    paint(cloth_m);
    blend(.005f);
    streaming(V(0, .97f, 0), V(0, .80f, 0), V(.50f * wind, .04f, 0), .06f);
    streaming(V(0, .80f, 0), V(0, .64f, 0), V(.42f * wind, -.03f, 0), .06f);
    pop();
}

void host_knight(float tall, int iron, int cape, float wind)
{
    push();
    grow(tall);
    part();
    paint(iron);
    blend(.05f);
    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;
        limb(V(s * .07f, .48f, 0), V(s * .14f, .24f, -.03f * s), .075f, .06f);
        limb(V(s * .14f, .24f, -.03f * s), V(s * .15f, .03f, .02f), .06f, .045f);
        egg(s * .15f, .025f, -.05f, .055f, .035f, .11f);
        limb(V(s * .15f, .77f, 0), V(s * .24f, .60f, -.06f), .085f, .06f);
        ball(s * .17f, .79f, 0, .10f);
    }
    limb(V(0, .50f, 0), V(0, .74f, 0), .12f, .155f);
    limb(V(.24f, .60f, -.06f), V(.22f, .66f, -.22f), .055f, .05f);
    limb(V(-.24f, .60f, -.06f), V(-.16f, .56f, -.20f), .055f, .05f);
    part();
    paint(iron);
    blend(.02f);
    egg(0, .96f, 0, .095f, .115f, .105f);
    part();
    paint(cape);
    blend(.02f);
    for (int i = 0; i < 5; i++) /* plume */
        limb(V(0, 1.05f, .02f), V((.10f + .05f * (float)i) * wind, 1.13f - .035f * (float)i, .05f), .035f, .012f);
    streaming(V(-.15f, .84f, .10f), V(.15f, .84f, .10f), V(.30f * wind, -.62f, .16f), .05f);
    part();
    paint(iron);
    egg(-.26f, .58f, -.16f, .17f, .22f, .05f);
    push();
    move(.24f, .66f, -.22f);
    turn_z(-6);
    part();
    paint(iron);
    limb(V(0, -.62f, 0), V(0, 1.02f, 0), .020f, .010f);
    move(0, .30f, 0);
    host_pennon(.62f, iron, cape, wind);
    pop();
    pop();
}

void host_spearman(float tall, int m, int seed)
{
    float lean = .05f * (chance(seed) - .5f), step = .04f + .06f * chance(seed + 1);
    push();
    grow(tall);
    turn_y(40 * (chance(seed + 2) - .5f));
    part();
    paint(m);
    blend(.05f);
    limb(V(-.06f, .46f, 0), V(-.12f, .02f, step), .075f, .05f);
    limb(V(.06f, .46f, 0), V(.12f, .02f, -step), .075f, .05f);
    limb(V(0, .48f, 0), V(lean, .74f, 0), .12f, .15f);
    ball(lean, .92f, 0, .10f);
    limb(V(lean, .98f, 0), V(lean, 1.10f, .04f), .05f, .01f);
    limb(V(.15f, .74f, 0), V(.26f, .56f, -.1f), .06f, .05f);
    part();
    paint(m);
    egg(-.22f, .58f, -.04f, .17f, .19f, .07f);
    part();
    paint(m);
    float tip = .10f * (chance(seed + 3) - .5f);
    limb(V(.27f, .05f, -.1f), V(.27f + tip, 1.48f, -.1f), .018f, .016f);
    crystal(.27f + tip, 1.52f, -.1f, .045f, .12f, .02f);
    pop();
}

void host_row(int n, Vec3 from, Vec3 to, float tall, int m, int seed)
{
    for (int i = 0; i < n; i++) {
        Vec3 p = vec_mix(from, to, ((float)i + .7f * chance(i + seed)) / (float)n);
        push();
        move(p[0], p[1] + .03f * (chance(i + seed + 40) - .5f), p[2] + .25f * (chance(i + seed + 20) - .5f));
        host_spearman(tall * (.85f + .3f * chance(i + seed + 60)), m, 7 * i + seed);
        pop();
    }
}

void host_ladder(Vec3 foot, Vec3 head, float wide, int wood)
{
    Vec3 side = V(wide * .5f, 0, 0);
    part();
    paint(wood);
    limb(foot - side, head - side, wide * .09f, wide * .09f);
    limb(foot + side, head + side, wide * .09f, wide * .09f);
    int rungs = (int)(vec_length(head - foot) / (wide * .55f));
    for (int i = 1; i < rungs; i++) {
        Vec3 at = vec_mix(foot, head, (float)i / (float)rungs);
        limb(at - side * 1.1f, at + side * 1.1f, wide * .06f, wide * .06f);
    }
}

void host_dangling(int coat, int skin, int iron)
{
    part();
    paint(coat);
    blend(.05f);
    for (int side = -1; side <= 1; side += 2) {
        float q = (float)side;
        limb(V(q * .03f, -.02f, 0), V(q * .13f, -.26f, 0), .045f, .06f);
        limb(V(q * .07f, -.62f, 0), V(q * .16f + .05f, -.80f, .10f * q), .08f, .06f);
        limb(V(q * .16f + .05f, -.80f, .10f * q), V(q * .24f + .10f, -.98f, -.1f), .06f, .045f);
    }
    egg(0, -.42f, 0, .17f, .24f, .12f);
    part();
    paint(skin);
    blend(.02f);
    ball(-.04f, .0f, .03f, .055f);
    ball(.04f, .04f, .03f, .055f);
    ball(-.02f, -.22f, .09f, .105f);
    part();
    paint(iron);
    blend(.02f);
    push();
    move(-.02f, -.16f, .08f);
    turn_x(-16);
    egg(0, 0, 0, .125f, .10f, .125f);
    drum(0, -.02f, 0, .18f, .012f, .01f);
    pop();
}
