/* SPDX-License-Identifier: MIT
 * Two passes, first along the rows and then down the columns. Shrinking uses a Hamming-windowed sinc (as sharp as
 * bicubic at half its cost), enlarging a Catmull-Rom spline. Weights are whole numbers of 1/16384. */
#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC optimize("O3") /* these loops are where loading a screen spends its time: vectors halve it */
#endif
#include "gfx/resample.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/buf.h"

enum { ONE = 1 << 14 };

typedef struct {
    int first, count;
    const int *weight;
} Tap;

typedef struct {
    Tap *tap;
    int *weights;
} Taps;

static float hamming(float x)
{
    x = fabsf(x);
    if (x < 1e-5f)
        return 1;
    if (x >= 1)
        return 0;
    float a = x * 3.14159265f;
    return sinf(a) / a * (0.54f + 0.46f * cosf(a));
}

static float catmull(float x)
{
    x = fabsf(x);
    if (x < 1)
        return 1.5f * x * x * x - 2.5f * x * x + 1;
    return x < 2 ? -0.5f * x * x * x + 2.5f * x * x - 4 * x + 2 : 0;
}

/* Which source pixels make each of `n` target pixels, and by how much. */
static Taps make_taps(float start, float length, int limit, int n)
{
    float step = length / (float)n, scale = fmaxf(step, 1);
    bool shrink = step > 1;
    float support = (shrink ? 1.0f : 2.0f) * scale;
    int most = 2 * (int)ceilf(support) + 2;
    Taps t = {calloc((size_t)n, sizeof *t.tap), calloc((size_t)n * (size_t)most, sizeof *t.weights)};
    NEED(t.tap != NULL && t.weights != NULL);
    for (int i = 0; i < n; i++) {
        float centre = start + ((float)i + 0.5f) * step, raw[512], sum = 0;
        int first = (int)floorf(centre - support), last = (int)ceilf(centre + support);
        first = first < 0 ? 0 : first > limit - 1 ? limit - 1 : first;
        last = last > limit ? limit : last <= first ? first + 1 : last;
        int count = last - first < most ? last - first : most;
        count = count > 512 ? 512 : count;
        for (int j = 0; j < count; j++) {
            float x = ((float)(first + j) + 0.5f - centre) / scale;
            raw[j] = shrink ? hamming(x) : catmull(x);
            sum += raw[j];
        }
        int *w = t.weights + (size_t)i * (size_t)most, total = 0, largest = 0;
        for (int j = 0; j < count; j++) {
            w[j] = sum != 0 ? (int)lrintf(raw[j] / sum * ONE) : 0;
            total += w[j];
            largest = w[j] > w[largest] ? j : largest;
        }
        w[largest] += ONE - total;                     /* white stays white */
        for (; count > 1 && *w == 0; count--, first++) /* a picture of the right size already is only copied */
            w++;
        while (count > 1 && w[count - 1] == 0)
            count--;
        t.tap[i] = (Tap){first, count, w};
    }
    return t;
}

static void free_taps(Taps *t)
{
    free(t->tap);
    free(t->weights);
}

static Uint8 to_byte(int sum)
{
    sum = (sum + ONE / 2) >> 14;
    return (Uint8)(sum < 0 ? 0 : sum > 255 ? 255 : sum);
}

static const Uint8 *row_of(const SDL_Surface *s, int y)
{
    return (const Uint8 *)s->pixels + (ptrdiff_t)y * s->pitch;
}

/* A row with its colours multiplied by alpha: else the colour of transparent pixels would bleed in. */
static void multiply_row(Uint8 *to, const Uint8 *from, int w)
{
    for (int x = 0; x < w; x++, to += 4, from += 4) {
        for (int i = 0; i < 3; i++)
            to[i] = (Uint8)((from[i] * from[3] + 127) / 255);
        to[3] = from[3];
    }
}

static void divide_row(Uint8 *row, int w)
{
    for (int x = 0; x < w; x++, row += 4) {
        if (row[3] == 0 || row[3] == 255)
            continue;
        for (int i = 0; i < 3; i++) {
            int v = (row[i] * 255 + row[3] / 2) / row[3];
            row[i] = (Uint8)(v > 255 ? 255 : v);
        }
    }
}

static void across(Uint8 *to, const Uint8 *from, const Taps *t, int w)
{
    for (int x = 0; x < w; x++, to += 4) {
        const Tap *tap = &t->tap[x];
        const Uint8 *p = from + 4 * tap->first;
        int sum[4] = {0, 0, 0, 0};
        for (int i = 0; i < tap->count; i++, p += 4)
            for (int j = 0; j < 4; j++)
                sum[j] += p[j] * tap->weight[i];
        for (int j = 0; j < 4; j++)
            to[j] = to_byte(sum[j]);
    }
}

static void down(Uint8 *to, const Uint8 *rows, int row_bytes, const Tap *tap, int *sum)
{
    memset(sum, 0, (size_t)row_bytes * sizeof *sum);
    for (int i = 0; i < tap->count; i++) {
        const Uint8 *p = rows + (size_t)i * (size_t)row_bytes;
        int k = tap->weight[i];
        for (int x = 0; x < row_bytes; x++)
            sum[x] += p[x] * k;
    }
    for (int x = 0; x < row_bytes; x++)
        to[x] = to_byte(sum[x]);
}

SDL_Surface *resample(const SDL_Surface *from, SDL_FRect crop, int w, int h, bool opaque)
{
    SDL_Surface *s = SDL_CreateRGBSurfaceWithFormat(0, w, h, 32, SDL_PIXELFORMAT_ARGB8888);
    if (s == NULL)
        return NULL;
    Taps tx = make_taps(crop.x, crop.w, from->w, w), ty = make_taps(crop.y, crop.h, from->h, h);
    int first = ty.tap[0].first, last = ty.tap[h - 1].first + ty.tap[h - 1].count;
    int row_bytes = w * 4;
    Uint8 *rows = xmalloc((size_t)(last - first) * (size_t)row_bytes);
    Uint8 *scratch = xmalloc((size_t)from->w * 4);
    int *sum = xmalloc((size_t)row_bytes * sizeof *sum);
    for (int y = first; y < last; y++) {
        const Uint8 *row = row_of(from, y);
        if (!opaque) {
            multiply_row(scratch, row, from->w);
            row = scratch;
        }
        across(rows + (size_t)(y - first) * (size_t)row_bytes, row, &tx, w);
    }
    for (int y = 0; y < h; y++) {
        Uint8 *to = (Uint8 *)s->pixels + (ptrdiff_t)y * s->pitch;
        down(to, rows + (size_t)(ty.tap[y].first - first) * (size_t)row_bytes, row_bytes, &ty.tap[y], sum);
        if (!opaque)
            divide_row(to, w);
    }
    free(sum);
    free(scratch);
    free(rows);
    free_taps(&tx);
    free_taps(&ty);
    return s;
}
