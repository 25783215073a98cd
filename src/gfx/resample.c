/* SPDX-License-Identifier: MIT
 * Two passes, first along the rows and then down the columns. Shrinking uses a Hamming-windowed sinc (as sharp as
 * bicubic at half its cost), enlarging a Catmull-Rom spline. Weights are whole numbers of 1/16384. */
#include "gfx/resample.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/buf.h"
#include "gfx/bitmap.h"

#ifdef __SSE2__
#include <emmintrin.h>
#endif

enum { ONE = 1 << 14, TAPS_MOST = 512 };

/* Two pixels, or rows, and their weights are multiplied and added in one instruction: pair has the weights by twos, the
 * second in the upper half and 0 where the last has no partner. */
typedef struct {
    int first, count;
    const int *weight, *pair;
} Tap;

typedef struct {
    Tap *tap;
    int *weights, *pairs;
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

static void pack(int *pair, const int *weight, int count)
{
    for (int i = 0; i < count; i += 2) {
        unsigned second = i + 1 < count ? (unsigned)weight[i + 1] : 0;
        pair[i / 2] = (int)(second << 16 | ((unsigned)weight[i] & 0xFFFFu));
    }
}

/* Computes which source pixels make each of `n` target pixels, and their weights. */
static Taps make_taps(float start, float length, int limit, int n)
{
    float step = length / (float)n, scale = fmaxf(step, 1);
    bool shrink = step > 1;
    float support = (shrink ? 1.0f : 2.0f) * scale;
    int most = 2 * (int)ceilf(support) + 2;
    Taps t = {xcalloc((size_t)n, sizeof *t.tap), xcalloc((size_t)n * (size_t)most, sizeof *t.weights),
              xcalloc((size_t)n * (size_t)(most / 2), sizeof *t.pairs)};
    for (int i = 0; i < n; i++) {
        float centre = start + ((float)i + 0.5f) * step, raw[TAPS_MOST], sum = 0;
        int first = (int)floorf(centre - support), last = (int)ceilf(centre + support);
        first = first < 0 ? 0 : first > limit - 1 ? limit - 1 : first;
        last = last > limit ? limit : last <= first ? first + 1 : last;
        int count = last - first < most ? last - first : most;
        count = count > TAPS_MOST ? TAPS_MOST : count;
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
        int *pair = t.pairs + (size_t)i * (size_t)(most / 2);
        pack(pair, w, count);
        t.tap[i] = (Tap){first, count, w, pair};
    }
    return t;
}

static void free_taps(Taps *t)
{
    free(t->tap);
    free(t->weights);
    free(t->pairs);
}

static Uint8 to_byte(int sum)
{
    sum = (sum + ONE / 2) >> 14;
    return (Uint8)(sum < 0 ? 0 : sum > 255 ? 255 : sum);
}

/* Copies a row with its colours multiplied by alpha: else the colour of transparent pixels would bleed in. */
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

#ifdef __SSE2__
static inline __m128i to_words(__m128i sum)
{
    return _mm_srai_epi32(_mm_add_epi32(sum, _mm_set1_epi32(ONE / 2)), 14);
}

static inline __m128i times(__m128i two, int pair)
{
    __m128i wide = _mm_unpacklo_epi8(two, _mm_setzero_si128());
    return _mm_madd_epi16(_mm_unpacklo_epi16(wide, _mm_srli_si128(wide, 8)), _mm_set1_epi32(pair));
}

static Uint32 mixed_pixel(const Uint8 *from, const Tap *tap)
{
    __m128i zero = _mm_setzero_si128(), sum = zero;
    const int *pair = tap->pair;
    int left = tap->count;
    for (; left > 1; left -= 2, from += 8)
        sum = _mm_add_epi32(sum, times(_mm_loadl_epi64((const __m128i *)(const void *)from), *pair++));
    if (left == 1)
        sum = _mm_add_epi32(sum, times(_mm_cvtsi32_si128(*(const int *)(const void *)from), *pair));
    __m128i words = _mm_packs_epi32(to_words(sum), zero);
    return (Uint32)_mm_cvtsi128_si32(_mm_packus_epi16(words, zero));
}

static void across(Uint8 *to, const Uint8 *from, const Taps *t, int w)
{
    for (int x = 0; x < w; x++, to += 4)
        *(Uint32 *)(void *)to = mixed_pixel(from + 4 * t->tap[x].first, &t->tap[x]);
}

/* Sixteen bytes of a row. */
static void down_sixteen(Uint8 *to, const Uint8 *const *row, const Tap *tap, int at)
{
    __m128i zero = _mm_setzero_si128(), sum[4] = {zero, zero, zero, zero};
    for (int i = 0; i < tap->count; i += 2) {
        __m128i weights = _mm_set1_epi32(tap->pair[i / 2]);
        __m128i a = _mm_loadu_si128((const __m128i *)(const void *)(row[i] + at)), b = zero;
        if (i + 1 < tap->count)
            b = _mm_loadu_si128((const __m128i *)(const void *)(row[i + 1] + at));
        __m128i low = _mm_unpacklo_epi8(a, b), high = _mm_unpackhi_epi8(a, b);
        sum[0] = _mm_add_epi32(sum[0], _mm_madd_epi16(_mm_unpacklo_epi8(low, zero), weights));
        sum[1] = _mm_add_epi32(sum[1], _mm_madd_epi16(_mm_unpackhi_epi8(low, zero), weights));
        sum[2] = _mm_add_epi32(sum[2], _mm_madd_epi16(_mm_unpacklo_epi8(high, zero), weights));
        sum[3] = _mm_add_epi32(sum[3], _mm_madd_epi16(_mm_unpackhi_epi8(high, zero), weights));
    }
    __m128i first = _mm_packs_epi32(to_words(sum[0]), to_words(sum[1]));
    __m128i second = _mm_packs_epi32(to_words(sum[2]), to_words(sum[3]));
    _mm_storeu_si128((__m128i *)(void *)(to + at), _mm_packus_epi16(first, second));
}
#else
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
#endif

static void down(Uint8 *to, const Uint8 *const *row, const Tap *tap, int bytes)
{
    int at = 0;
#ifdef __SSE2__
    for (; at + 16 <= bytes; at += 16)
        down_sixteen(to, row, tap, at);
#endif
    for (; at < bytes; at++) {
        int sum = 0;
        for (int i = 0; i < tap->count; i++)
            sum += row[i][at] * tap->weight[i];
        to[at] = to_byte(sum);
    }
}

/* ---- both passes ------------------------------------------------------------------------------------------------- */

typedef struct { /* rows of the picture that have been made narrower and are still wanted */
    const SDL_Surface *from;
    const Taps *taps;
    Uint8 *row, *scratch;
    int w, room, next; /* next: the first that was not made yet */
    bool opaque;
} Strip;

/* Returns how many rows must be kept, so that none is made twice. */
static int rows_kept(const Taps *t, int h)
{
    int most = 1, end = 0;
    for (int y = 0; y < h; y++) {
        const Tap *tap = &t->tap[y];
        end = tap->first + tap->count > end ? tap->first + tap->count : end;
        most = end - tap->first > most ? end - tap->first : most;
    }
    return most;
}

static Uint8 *strip_row(const Strip *s, int y)
{
    return s->row + (size_t)(y % s->room) * (size_t)s->w * 4;
}

static void strip_until(Strip *s, int end)
{
    for (; s->next < end; s->next++) {
        const Uint8 *row = (const Uint8 *)surface_row(s->from, s->next);
        if (!s->opaque) {
            multiply_row(s->scratch, row, s->from->w);
            row = s->scratch;
        }
        across(strip_row(s, s->next), row, s->taps, s->w);
    }
}

SDL_Surface *resample(const SDL_Surface *from, SDL_FRect crop, int w, int h, bool opaque)
{
    SDL_Surface *s = SDL_CreateRGBSurfaceWithFormat(0, w, h, 32, SDL_PIXELFORMAT_ARGB8888);
    if (s == NULL)
        return NULL;
    Taps tx = make_taps(crop.x, crop.w, from->w, w), ty = make_taps(crop.y, crop.h, from->h, h);
    Strip strip = {.from = from, .taps = &tx, .w = w, .room = rows_kept(&ty, h), .next = ty.tap[0].first};
    strip.opaque = opaque;
    strip.row = xmalloc((size_t)strip.room * (size_t)w * 4);
    strip.scratch = xmalloc((size_t)from->w * 4);
    for (int y = 0; y < h; y++) {
        const Tap *tap = &ty.tap[y];
        const Uint8 *row[TAPS_MOST];
        Uint8 *to = (Uint8 *)surface_row(s, y);
        strip_until(&strip, tap->first + tap->count);
        for (int i = 0; i < tap->count; i++)
            row[i] = strip_row(&strip, tap->first + i);
        down(to, row, tap, w * 4);
        if (!opaque)
            divide_row(to, w);
    }
    free(strip.scratch);
    free(strip.row);
    free_taps(&tx);
    free_taps(&ty);
    return s;
}
