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

/* The hashes of the eight corners of a cell at once, in the lanes of one register; the numbers are those of
 * noise_of_cell. */
typedef uint32_t Lanes __attribute__((vector_size(32)));
typedef int32_t LaneInts __attribute__((vector_size(32)));
typedef float LaneFloats __attribute__((vector_size(32)));

static inline void corners_of_cell(int x, int y, int z, float corner[8])
{
    const uint32_t a = 73856093u, b = 19349663u, c = 83492791u;
    uint32_t x0 = (uint32_t)x * a, y0 = (uint32_t)y * b, z0 = (uint32_t)z * c;
    uint32_t x1 = x0 + a, y1 = y0 + b, z1 = z0 + c;
    Lanes n = (Lanes){x0, x1, x0, x1, x0, x1, x0, x1} ^ (Lanes) { y0, y0, y1, y1, y0, y0, y1, y1 } ^
              (Lanes) { z0, z0, z0, z0, z1, z1, z1, z1 };
    n ^= n >> 13;
    n *= 0x5bd1e995u;
    n ^= n >> 15;
    n *= 0x27d4eb2du;
    n ^= n >> 13;
    n >>= 8;
    LaneFloats f = __builtin_convertvector((LaneInts)n, LaneFloats) * (1.f / 16777216.f);
    for (int i = 0; i < 8; i++)
        corner[i] = f[i];
}

float noise_at(Vec3 p)
{
    float fx = floorf(p[0]), fy = floorf(p[1]), fz = floorf(p[2]);
    float u = p[0] - fx, v = p[1] - fy, w = p[2] - fz;
    u = u * u * (3 - 2 * u);
    v = v * v * (3 - 2 * v);
    w = w * w * (3 - 2 * w);
    float h[8];
    corners_of_cell((int)fx, (int)fy, (int)fz, h);
    float near = mix(mix(h[0], h[1], u), mix(h[2], h[3], u), v), far = mix(mix(h[4], h[5], u), mix(h[6], h[7], u), v);
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
