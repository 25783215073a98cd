/* SPDX-License-Identifier: MIT
 * Pixel arithmetic of pictures under construction. */
#include "gfx/bitmap.h"

#include <math.h>
#include <stdlib.h>

#include "base/buf.h"

Bitmap bitmap_new(int w, int h)
{
    Bitmap b = {w < 1 ? 1 : w, h < 1 ? 1 : h, NULL};
    b.rgba = xcalloc((size_t)b.w * (size_t)b.h * 4, sizeof *b.rgba);
    return b;
}

void bitmap_free(Bitmap *b)
{
    free(b->rgba);
    b->rgba = NULL;
}

static float *pixel(Bitmap *b, int x, int y)
{
    if (x < 0 || y < 0 || x >= b->w || y >= b->h)
        return NULL;
    return b->rgba + 4 * ((size_t)y * (size_t)b->w + (size_t)x);
}

void bitmap_over(Bitmap *b, int x, int y, Color c, float coverage)
{
    float *p = coverage > 0 ? pixel(b, x, y) : NULL;
    if (p == NULL)
        return;
    float a = minf(coverage, 1.0f) * (float)c.a / 255.0f, keep = 1.0f - a;
    p[0] = (float)c.r / 255.0f * a + p[0] * keep;
    p[1] = (float)c.g / 255.0f * a + p[1] * keep;
    p[2] = (float)c.b / 255.0f * a + p[2] * keep;
    p[3] = a + p[3] * keep;
}

void bitmap_erase(Bitmap *b, int x, int y, float coverage)
{
    float *p = coverage > 0 ? pixel(b, x, y) : NULL;
    if (p == NULL)
        return;
    for (int i = 0; i < 4; i++)
        p[i] *= 1.0f - minf(coverage, 1.0f);
}

float dither_at(int x, int y)
{
    static const Uint8 bayer[4][4] = {{0, 8, 2, 10}, {12, 4, 14, 6}, {3, 11, 1, 9}, {15, 7, 13, 5}};
    return ((float)bayer[y & 3][x & 3] + 0.5f) / 16.0f;
}

static Uint32 byte_of(float v, float threshold)
{
    float scaled = v * 255.0f + threshold;
    return scaled <= 0 ? 0 : scaled >= 255.0f ? 255 : (Uint32)scaled;
}

SDL_Surface *bitmap_surface(const Bitmap *b)
{
    SDL_Surface *s = SDL_CreateRGBSurfaceWithFormat(0, b->w, b->h, 32, SDL_PIXELFORMAT_ARGB8888);
    if (s == NULL)
        return NULL;
    const float *p = b->rgba;
    for (int y = 0; y < b->h; y++) {
        Uint32 *row = surface_row(s, y);
        for (int x = 0; x < b->w; x++, p += 4) {
            float t = dither_at(x, y), straight = p[3] > 0 ? 1.0f / p[3] : 0;
            row[x] = byte_of(p[3], t) << 24 | byte_of(p[0] * straight, t) << 16 | byte_of(p[1] * straight, t) << 8 |
                     byte_of(p[2] * straight, t);
        }
    }
    return s;
}

float distance_round(float px, float py, float x, float y, float w, float h, float radius)
{
    radius = minf(radius, minf(w, h) / 2);
    float qx = fabsf(px - x - w / 2) - w / 2 + radius, qy = fabsf(py - y - h / 2) - h / 2 + radius;
    if (qx <= 0 || qy <= 0)
        return maxf(qx, qy) - radius; /* beside an edge or inside: no arc */
    return sqrtf(qx * qx + qy * qy) - radius;
}

float cover_round(float px, float py, float x, float y, float w, float h, float radius)
{
    return minf(maxf(0.5f - distance_round(px, py, x, y, w, h, radius), 0), 1);
}

float radial_at(float px, float py, float w, float h, float cx, float cy)
{
    float x = cx * w, y = cy * h;
    float reach = hypotf(maxf(x, w - x), maxf(y, h - y));
    return reach > 0 ? sqrtf((px - x) * (px - x) + (py - y) * (py - y)) / reach : 0;
}
