/* SPDX-License-Identifier: MIT
 * Pixel arithmetic of the screen.  Processors with SSE2 (every 64-bit one of that family) blend four pixels at a time
 * by the same formula as the plain functions, to the last bit. */
#include "gfx/blit.h"

#include <string.h>

#ifdef __SSE2__
#include <emmintrin.h>
#endif

enum { PAIR = 0x00FF00FF, HALVES = 0x00800080 };

/* Two channels at a time, each in 16 bits: c * alpha / 255, rounded. */
static Uint32 scaled_pair(Uint32 pair, unsigned alpha)
{
    Uint32 t = pair * alpha + HALVES;
    return ((t + (t >> 8 & PAIR)) >> 8) & PAIR;
}

Uint32 blit_faded(Uint32 pixel, unsigned alpha)
{
    return scaled_pair(pixel & PAIR, alpha) | scaled_pair(pixel >> 8 & PAIR, alpha) << 8;
}

Uint32 blit_premultiplied(Uint32 argb)
{
    unsigned alpha = argb >> 24;
    return alpha == 255 ? argb : (blit_faded(argb, alpha) & 0xFFFFFFu) | alpha << 24;
}

Uint32 blit_pixel(Uint32 to, Uint32 from)
{
    return from + blit_faded(to, 255 - (from >> 24));
}

void blit_copy(Uint32 *to, const Uint32 *from, int n)
{
    memcpy(to, from, (size_t)n * sizeof *to);
}

#ifdef __SSE2__
/* Eight channels in 16 bits each: c * k / 255, rounded. */
static inline __m128i scaled_eight(__m128i c, __m128i k)
{
    __m128i t = _mm_add_epi16(_mm_mullo_epi16(c, k), _mm_set1_epi16(128));
    return _mm_srli_epi16(_mm_add_epi16(t, _mm_srli_epi16(t, 8)), 8);
}

/* The alpha of either pixel in all of its four channels. */
static inline __m128i alpha_of(__m128i two)
{
    return _mm_shufflehi_epi16(_mm_shufflelo_epi16(two, 0xFF), 0xFF);
}

static inline __m128i faded_four(__m128i from, __m128i alpha)
{
    __m128i zero = _mm_setzero_si128();
    return _mm_packus_epi16(scaled_eight(_mm_unpacklo_epi8(from, zero), alpha),
                            scaled_eight(_mm_unpackhi_epi8(from, zero), alpha));
}

static inline __m128i blended_four(__m128i to, __m128i from)
{
    __m128i zero = _mm_setzero_si128(), all = _mm_set1_epi16(255);
    __m128i keep_low = _mm_sub_epi16(all, alpha_of(_mm_unpacklo_epi8(from, zero)));
    __m128i keep_high = _mm_sub_epi16(all, alpha_of(_mm_unpackhi_epi8(from, zero)));
    __m128i low = scaled_eight(_mm_unpacklo_epi8(to, zero), keep_low);
    __m128i high = scaled_eight(_mm_unpackhi_epi8(to, zero), keep_high);
    return _mm_add_epi8(from, _mm_packus_epi16(low, high));
}

static inline __m128i load_four(const Uint32 *p)
{
    return _mm_loadu_si128((const __m128i *)(const void *)p);
}

static inline void store_four(Uint32 *p, __m128i v)
{
    _mm_storeu_si128((__m128i *)(void *)p, v);
}
#endif

void blit_premultiply(Uint32 *pixel, int n)
{
    int i = 0;
#ifdef __SSE2__
    const __m128i zero = _mm_setzero_si128(), own = _mm_set1_epi64x(0x00FF000000000000); /* alpha stays */
    for (; i + 4 <= n; i += 4) {
        __m128i low = _mm_unpacklo_epi8(load_four(pixel + i), zero),
                high = _mm_unpackhi_epi8(load_four(pixel + i), zero);
        low = scaled_eight(low, _mm_or_si128(alpha_of(low), own));
        high = scaled_eight(high, _mm_or_si128(alpha_of(high), own));
        store_four(pixel + i, _mm_packus_epi16(low, high));
    }
#endif
    for (; i < n; i++)
        pixel[i] = blit_premultiplied(pixel[i]);
}

void blit_blend(Uint32 *to, const Uint32 *from, int n)
{
    int i = 0;
#ifdef __SSE2__
    for (; i + 4 <= n; i += 4)
        store_four(to + i, blended_four(load_four(to + i), load_four(from + i)));
#endif
    for (; i < n; i++)
        to[i] = blit_pixel(to[i], from[i]);
}

void blit_blend_faded(Uint32 *to, const Uint32 *from, int n, unsigned alpha)
{
    int i = 0;
#ifdef __SSE2__
    __m128i fade = _mm_set1_epi16((short)alpha);
    for (; i + 4 <= n; i += 4)
        store_four(to + i, blended_four(load_four(to + i), faded_four(load_four(from + i), fade)));
#endif
    for (; i < n; i++)
        to[i] = blit_pixel(to[i], blit_faded(from[i], alpha));
}

void blit_fill(Uint32 *to, Uint32 pixel, int n)
{
    for (int i = 0; i < n; i++)
        to[i] = pixel;
}

void blit_fill_blend(Uint32 *to, Uint32 pixel, int n)
{
    int i = 0;
#ifdef __SSE2__
    __m128i from = _mm_set1_epi32((int)pixel);
    for (; i + 4 <= n; i += 4)
        store_four(to + i, blended_four(load_four(to + i), from));
#endif
    for (; i < n; i++)
        to[i] = blit_pixel(to[i], pixel);
}
