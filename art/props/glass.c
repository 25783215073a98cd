/* SPDX-License-Identifier: MIT
 * Glass. */
#include "props/glass.h"

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
