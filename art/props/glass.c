/* SPDX-License-Identifier: MIT
 * Glass. */
#include "props/glass.h"

int glass_black(void)
{
    int m = material_plain(rgb(0x3a2e8c), .16f, 1.6f);
    material(m)->sss = rgb(0x5a40c0) * .3f;
    return m;
}

int glass_edge(Vec3 color, float strength)
{
    return material_glow(color, strength * .6f);
}

int glass_stained(Vec3 color, float lit)
{
    int m = material_new(color, color * .7f, .12f, 1.2f, PAT_NOISE, 2.5f, .15f);
    material(m)->emit = color * lit;
    return m;
}

void glass_pane(int n, const float *xy, int m, int edge, float r)
{
    part();
    paint(m);
    outline(n, xy, 1, .05f, .04f);
    part();
    paint(edge);
    blend(.002f);
    for (int i = 0; i < n; i++) {
        int k = (i + 1) % n;
        limb(V(xy[i * 2], xy[i * 2 + 1], .03f), V(xy[k * 2], xy[k * 2 + 1], .03f), r, r);
    }
}

void glass_crystal(float rx, float ry, float rz, int m, int edge, float r)
{
    part();
    paint(m);
    crystal(0, 0, 0, rx, ry, rz);
    if (!edge)
        return;
    Vec3 belt[4] = {V(rx, 0, 0), V(0, 0, rz), V(-rx, 0, 0), V(0, 0, -rz)};
    part();
    paint(edge);
    blend(.002f);
    for (int i = 0; i < 4; i++) {
        limb(belt[i], belt[(i + 1) % 4], r * .8f, r * .8f);
        limb(belt[i], V(0, ry, 0), r, r * .5f);
        limb(belt[i], V(0, -ry, 0), r, r * .5f);
    }
}

void glass_limb(Vec3 from, Vec3 to, float thick, int m, int edge, float r)
{
    Vec3 way = to - from, middle = vec_mix(from, to, .42f);
    float length = sqrtf(vec_dot(way, way));
    push();
    move(middle[0], middle[1], middle[2]);
    aim(way, V(.3f, 0, 1));
    glass_crystal(thick, length * .60f, thick * .85f, m, edge, r);
    pop();
}

void glass_wing(int n, float reach, float lift, int m, int edge, int seed)
{
    for (int i = 0; i < n; i++) {
        float t = (float)i / (float)(n - 1), angle = mix(lift, -62, t) + 5 * (chance(seed + i) - .5f);
        float l = reach * (1 - .55f * t * t) * (.9f + .2f * chance(seed + i + 9)),
              w = reach * (.075f + .02f * chance(seed + i + 4));
        float xy[] = {0, -w * .5f, l * .25f, -w, l * .86f, -w * .45f, l, w * .3f, l * .55f, w * .8f, l * .1f, w * .4f};
        push();
        move(.05f * reach * t, -.05f * reach * t, -.03f * (float)i);
        turn_z(angle);
        turn_x(18 * (chance(seed + i + 20) - .5f) - 12);
        glass_pane(6, xy, m, edge, reach * .0034f);
        pop();
    }
}

void dark_ribbon(int n, const Vec3 *points, float from, float to, int m, int edge)
{
    float r[12], e[12];
    Vec3 side[12];
    for (int i = 0; i < n && i < 12; i++) {
        r[i] = mix(from, to, (float)i / (float)(n - 1));
        e[i] = r[i] * .13f + .004f;
        side[i] = points[i] + V(-.75f, .55f, .45f) * r[i];
    }
    part();
    paint(m);
    tube(n, points, r, 4);
    part();
    paint(edge);
    tube(n, side, e, 4);
}
