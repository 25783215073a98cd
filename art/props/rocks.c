/* SPDX-License-Identifier: MIT
 * Broken and dressed stone, crystals. */
#include "props/rocks.h"

void rock(float x, float y, float z, float half_x, float half_y, float half_z, float tilt, int m)
{
    push();
    move(x, y, z);
    turn_z(tilt);
    turn_y(tilt * 2.3f + 15);
    part();
    paint(m);
    blend(.1f);
    lumpy(.045f, 3.2f);
    box(0, 0, 0, half_x, half_y, half_z, min_of(half_x, min_of(half_y, half_z)) * .32f);
    lumpy(0, 1);
    pop();
}

void block(float x, float y, float z, float half_x, float half_y, float half_z, int m)
{
    part();
    paint(m);
    blend(.01f);
    box(x, y, z, half_x, half_y, half_z, .025f);
}

void rock_fingers(float x, float y, float z, float size, float lean, int m)
{
    for (int i = -1; i <= 1; i++)
        rock(x + (float)i * size * .95f, y, z, size * .48f, size * .82f, size * .55f, lean + 7 * (float)i, m);
}

void shard(float x, float y, float z, float lean_z, float lean_x, float length, float thick, int m)
{
    push();
    move(x, y, z);
    turn_z(lean_z);
    turn_x(lean_x);
    part();
    paint(m);
    crystal(0, length * .62f, 0, thick, length, thick);
    pop();
}

int crystal_of(Vec3 color, float shine)
{
    int m = material_new(color, vec_mix(color, grey(1), .4f), .1f, 1.6f, PAT_PLAIN, 1, 0);
    material(m)->emit = color * shine;
    material(m)->sss = color;
    return m;
}

void spiral_relief(float x, float y, float z, float size, int m)
{
    static const float way[8][2] = {{-1, -1},     {-1, 1},     {1, 1},      {1, -.4f},
                                    {-.3f, -.4f}, {-.3f, .4f}, {.35f, .4f}, {.35f, .05f}};
    part();
    paint(m);
    blend(.005f);
    for (int i = 0; i < 7; i++)
        limb(V(x + way[i][0] * size, y + way[i][1] * size, z), V(x + way[i + 1][0] * size, y + way[i + 1][1] * size, z),
             size * .16f, size * .16f);
}
