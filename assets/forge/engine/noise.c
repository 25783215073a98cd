/* SPDX-License-Identifier: MIT
 * Value noise and cells, from an integer hash, so that every picture is the same each time it is painted. */
#include "engine/noise.h"

#include <stddef.h>

static inline uint32_t hash_cell(int x, int y, int z)
{
    uint32_t n = (uint32_t)x * 73856093u ^ (uint32_t)y * 19349663u ^ (uint32_t)z * 83492791u;
    n ^= n >> 13;
    n *= 0x5bd1e995u;
    n ^= n >> 15;
    n *= 0x27d4eb2du;
    n ^= n >> 13;
    return n;
}

float noise_of_cell(int x, int y, int z)
{
    return (float)(hash_cell(x, y, z) >> 8) * (1.f / 16777216.f);
}

float noise_at(Vec3 p)
{
    float fx = floorf(p[0]), fy = floorf(p[1]), fz = floorf(p[2]);
    int x = (int)fx, y = (int)fy, z = (int)fz;
    float u = p[0] - fx, v = p[1] - fy, w = p[2] - fz;
    u = u * u * (3 - 2 * u);
    v = v * v * (3 - 2 * v);
    w = w * w * (3 - 2 * w);
    float near = mix(mix(noise_of_cell(x, y, z), noise_of_cell(x + 1, y, z), u),
                     mix(noise_of_cell(x, y + 1, z), noise_of_cell(x + 1, y + 1, z), u), v);
    float far = mix(mix(noise_of_cell(x, y, z + 1), noise_of_cell(x + 1, y, z + 1), u),
                    mix(noise_of_cell(x, y + 1, z + 1), noise_of_cell(x + 1, y + 1, z + 1), u), v);
    return mix(near, far, w);
}

float cloud_at(Vec3 p, int octaves)
{
    float strength = .5f, sum = 0, total = 0;
    for (int i = 0; i < octaves; i++) {
        sum += strength * noise_at(p);
        total += strength;
        strength *= .5f;
        p = p * 2.03f + V(17.1f, 3.7f, 9.2f);
    }
    return sum / total;
}

float noise_flat(float x, float y)
{
    return noise_at(V(x, y, .37f));
}

float cloud_flat(float x, float y, int octaves)
{
    return cloud_at(V(x, y, .37f), octaves);
}

float cells_at(Vec3 p, Vec3 *centre, float *next)
{
    int x = (int)floorf(p[0]), y = (int)floorf(p[1]), z = (int)floorf(p[2]);
    float first = 9, second = 9;
    Vec3 best = grey(0);
    for (int k = -1; k <= 1; k++)
        for (int j = -1; j <= 1; j++)
            for (int i = -1; i <= 1; i++) {
                uint32_t n = hash_cell(x + i, y + j, z + k);
                Vec3 c =
                    V((float)(x + i) + (float)(n & 1023) / 1023.f, (float)(y + j) + (float)((n >> 10) & 1023) / 1023.f,
                      (float)(z + k) + (float)((n >> 20) & 1023) / 1023.f);
                Vec3 e = c - p;
                float d = vec_dot(e, e);
                if (d < first) {
                    second = first;
                    first = d;
                    best = c;
                } else if (d < second)
                    second = d;
            }
    if (centre != NULL)
        *centre = best;
    if (next != NULL)
        *next = sqrtf(second);
    return sqrtf(first);
}
