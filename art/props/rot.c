/* SPDX-License-Identifier: MIT
 * Rot. */
#include "props/rot.h"

int rot_flesh(Vec3 color, float lit)
{
    int m = material_new(color, color * .55f, .32f, 1, PAT_SKIN, 3, .35f);
    material(m)->sss = color * 1.1f;
    material(m)->emit = color * lit;
    return m;
}

static void petal(float length, float width, int m)
{
    Vec3 p[12];
    for (int row = 0; row < 4; row++)
        for (int i = 0; i < 3; i++) {
            static const float wide[4] = {.25f, .85f, 1, .35f}, lift[4] = {0, .10f, .08f, -.14f};
            float t = (float)row / 3, x = (float)i - 1;
            p[row * 3 + i] = V(x * width * .5f * wide[row], t * length, (lift[row] + .16f * x * x) * length);
        }
    part();
    paint(m);
    blend(.01f);
    cloth(4, 3, p, .016f * (length + .6f), 3);
}

void rot_bloom(float size, float open, int petal_m, int heart, int seed)
{
    for (int wreath = 0; wreath < 2; wreath++)
        for (int i = 0; i < 6; i++) {
            push();
            turn_z(60.f * (float)i + 30.f * (float)wreath + 14 * (chance(seed + i) - .5f));
            move(0, size * .10f, size * .04f * (float)wreath);
            turn_x(75 - open * (wreath ? 40.f : 72.f) + 12 * (chance(seed + i + 9) - .5f));
            petal(size * (wreath ? .72f : 1.f), size * (wreath ? .55f : .66f), petal_m);
            pop();
        }
    part();
    paint(heart);
    blend(size * .05f);
    egg(0, 0, size * .08f, size * .20f, size * .20f, size * .14f);
    for (int i = 0; i < 7; i++) {
        float a = (float)i * .9f;
        limb(V(sinf(a) * size * .1f, cosf(a) * size * .1f, size * .1f),
             V(sinf(a) * size * .26f, cosf(a) * size * .26f, size * .38f), size * .022f, size * .04f);
    }
}

void thorn_vine(int n, const Vec3 *points, float thick, float tip, int stem, int thorn, int seed)
{
    float r[12];
    for (int i = 0; i < n && i < 12; i++)
        r[i] = mix(thick, tip, (float)i / (float)(n - 1));
    part();
    paint(stem);
    blend(thick * .2f);
    tube(n, points, r, 4);
    part();
    paint(thorn);
    for (int i = 0; i < (n - 1) * 3; i++) {
        float t = ((float)i + chance(i + seed)) / 3, q = mix(thick, tip, t / (float)(n - 1));
        Vec3 p = tube_point(n, points, t), along = vec_unit(tube_point(n, points, min_of(t + .1f, (float)n - 1)) - p);
        Vec3 out = vec_unit(V(chance(i + seed + 9) - .5f, chance(i + seed + 19) - .5f, chance(i + seed + 29) - .3f));
        out = vec_unit(out - along * vec_dot(out, along));
        limb(p + out * q * .7f, p + out * q * 2.1f - along * q * .6f, q * .45f, .003f);
    }
}

void larva(int n, const Vec3 *points, float thick, int skin, int head)
{
    float length = 0;
    for (int i = 1; i < n; i++) {
        Vec3 d = points[i] - points[i - 1];
        length += sqrtf(vec_dot(d, d));
    }
    int rings = (int)(length / (thick * .75f)) + 2;
    part();
    paint(skin);
    blend(thick * .18f);
    for (int i = 0; i <= rings; i++) {
        float t = (float)i / (float)rings;
        Vec3 p = tube_point(n, points, t * (float)(n - 1));
        float r = thick * (.55f + .45f * sinf(PI * min_of(t * 1.2f + .12f, 1)));
        ball(p[0], p[1], p[2], r);
    }
    Vec3 end = points[n - 1], way = vec_unit(end - tube_point(n, points, (float)n - 1.3f));
    part();
    paint(head);
    blend(thick * .1f);
    end += way * thick * .45f;
    ball(end[0], end[1], end[2], thick * .42f);
}

void spore_puff(Vec3 at, Vec3 spread, int n, float size, Vec3 color, float strength, int seed)
{
    for (int i = 0; i < n; i++) {
        float a = chance(i + seed) * 2 * PI, up = chance(i + seed + 100) * 2 - 1,
              far = powf(chance(i + seed + 200), .6f);
        float q = sqrtf(1 - up * up);
        Vec3 d = V(cosf(a) * q, up, sinf(a) * q) * spread * far;
        bool soft = i % 3 == 0;
        sprite(at + d, size * (soft ? 1.f : .10f + .08f * chance(i + seed + 300)), color, SPRITE_GLOW,
               soft ? strength * .35f : strength * 1.6f);
    }
}
