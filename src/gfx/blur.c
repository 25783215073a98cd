/* SPDX-License-Identifier: MIT */
#include "gfx/blur.h"

#include <string.h>

enum { TAPS = 4 };

static void spline(float at, int *first, float weight[TAPS])
{
    int i = (int)(at + 16) - 16; /* the floor of small negative numbers too */
    float t = at - (float)i, u = 1 - t;
    *first = i - 1;
    weight[0] = u * u * u / 6;
    weight[1] = (3 * t * t * t - 6 * t * t + 4) / 6;
    weight[2] = (3 * u * u * u - 6 * u * u + 4) / 6;
    weight[3] = t * t * t / 6;
}

static int held(int i, int n)
{
    return i < 0 ? 0 : i >= n ? n - 1 : i;
}

void blur_row(Blur *b, float y)
{
    int first;
    float weight[TAPS];
    spline(y - 0.5f, &first, weight);
    memset(b->row, 0, sizeof *b->row * (size_t)b->tiny->w * BLUR_CHANNELS);
    for (int k = 0; k < TAPS; k++) {
        const Uint8 *at = (const Uint8 *)b->tiny->pixels + (ptrdiff_t)held(first + k, b->tiny->h) * b->tiny->pitch;
        const Uint32 *row = (const Uint32 *)(const void *)at;
        for (int x = 0; x < b->tiny->w; x++) {
            Light c = light_of(row[x]);
            b->row[x * BLUR_CHANNELS] += c.r * weight[k];
            b->row[x * BLUR_CHANNELS + 1] += c.g * weight[k];
            b->row[x * BLUR_CHANNELS + 2] += c.b * weight[k];
        }
    }
}

Light blur_at(const Blur *b, float x)
{
    int first;
    float weight[TAPS];
    Light c = {0};
    spline(x - 0.5f, &first, weight);
    for (int k = 0; k < TAPS; k++) {
        const float *p = &b->row[held(first + k, b->tiny->w) * BLUR_CHANNELS];
        c.r += p[0] * weight[k];
        c.g += p[1] * weight[k];
        c.b += p[2] * weight[k];
    }
    return c;
}
