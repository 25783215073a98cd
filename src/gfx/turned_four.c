/* SPDX-License-Identifier: MIT
 * A cell four pixels at a time, for processors with SSE2: every 64-bit one of that family. */
#include "gfx/turned_cell.h"

#ifdef __SSE2__
#include <emmintrin.h>

enum { WIDE = 4 };
typedef __m128i Wide;
#define OP(name)    _mm_##name
#define WHOLE(name) _mm_##name##_si128
#include "gfx/turned_wide.h"

/* The four pixels of a place times their weights, two and two still to be added. */
static inline Wide weighed(const Uint32 *p, int pitch, Wide upper, Wide lower)
{
    Wide zero = _mm_setzero_si128();
    Wide above = _mm_unpacklo_epi8(_mm_loadl_epi64((const Wide *)(const void *)p), zero);
    Wide below = _mm_unpacklo_epi8(_mm_loadl_epi64((const Wide *)(const void *)(p + pitch)), zero);
    return _mm_add_epi16(_mm_mullo_epi16(above, upper), _mm_mullo_epi16(below, lower));
}

/* Weights of the first or the last place of two, a channel each. */
static inline Wide of_first(Wide two)
{
    return _mm_shuffle_epi32(two, _MM_SHUFFLE(1, 1, 0, 0));
}

static inline Wide of_last(Wide two)
{
    return _mm_shuffle_epi32(two, _MM_SHUFFLE(3, 3, 2, 2));
}

static inline Wide fetch(const Uint32 *pixels, int pitch, const Places *p)
{
    Wide u = _mm_unpacklo_epi16(p->upper, p->upper), l = _mm_unpacklo_epi16(p->lower, p->lower);
    Wide a = weighed(pixels + p->at[0], pitch, of_first(u), of_first(l));
    Wide b = weighed(pixels + p->at[1], pitch, of_last(u), of_last(l));
    u = _mm_unpackhi_epi16(p->upper, p->upper);
    l = _mm_unpackhi_epi16(p->lower, p->lower);
    Wide c = weighed(pixels + p->at[2], pitch, of_first(u), of_first(l));
    Wide d = weighed(pixels + p->at[3], pitch, of_last(u), of_last(l));
    Wide first = _mm_add_epi16(_mm_unpacklo_epi64(a, b), _mm_unpackhi_epi64(a, b));
    Wide last = _mm_add_epi16(_mm_unpacklo_epi64(c, d), _mm_unpackhi_epi64(c, d));
    return _mm_packus_epi16(_mm_srli_epi16(first, 8), _mm_srli_epi16(last, 8));
}

static inline Wide looked_up(const Uint32 *table, const int at[WIDE])
{
    return _mm_set_epi32((int)table[at[3]], (int)table[at[2]], (int)table[at[1]], (int)table[at[0]]);
}

static inline Wide multiples(int step)
{
    return _mm_set_epi32(3 * step, 2 * step, step, 0);
}

TurnedCellFn *const turned_cell_four = cell_rows;
#else
TurnedCellFn *const turned_cell_four = NULL;
#endif
