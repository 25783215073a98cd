/* SPDX-License-Identifier: MIT
 * A cell eight pixels at a time, for processors with AVX2: nearly all of the last ten years. The build lets the compiler
 * use it in this file alone (CMakeLists.txt), so nothing of it may run before turned_cell has asked the processor. */
#include "gfx/turned_cell.h"

#ifdef __AVX2__
#include <immintrin.h>

enum { WIDE = 8 };
typedef __m256i Wide;
#define OP(name)    _mm256_##name
#define WHOLE(name) _mm256_##name##_si256
#include "gfx/turned_wide.h"

/* Two pixels at either place, side by side, 16 bits a channel. */
static inline Wide two_at(const Uint32 *first, const Uint32 *last)
{
    __m128i low = _mm_loadl_epi64((const __m128i *)(const void *)first);
    return _mm256_cvtepu8_epi16(
        _mm_castps_si128(_mm_loadh_pi(_mm_castsi128_ps(low), (const __m64 *)(const void *)last)));
}

/* The four pixels of places i and i + 4 times their weights, two and two still to be added. */
static inline Wide weighed(const Uint32 *pixels, int pitch, const Places *p, int i)
{
    const Uint32 *first = pixels + p->at[i], *last = pixels + p->at[i + 4];
    const int own = 0x0100 * (4 * i + 1) + 4 * i, right = own + 0x0202, twice = 0x10001; /* bytes of the weights */
    const Wide spread = _mm256_set_epi32(right * twice, right * twice, own * twice, own * twice, right * twice,
                                         right * twice, own * twice, own * twice);
    return _mm256_add_epi16(
        _mm256_mullo_epi16(two_at(first, last), _mm256_shuffle_epi8(p->upper, spread)),
        _mm256_mullo_epi16(two_at(first + pitch, last + pitch), _mm256_shuffle_epi8(p->lower, spread)));
}

static inline Wide fetch(const Uint32 *pixels, int pitch, const Places *p)
{
    Wide a = weighed(pixels, pitch, p, 0), b = weighed(pixels, pitch, p, 1);
    Wide first = _mm256_add_epi16(_mm256_unpacklo_epi64(a, b), _mm256_unpackhi_epi64(a, b));
    a = weighed(pixels, pitch, p, 2);
    b = weighed(pixels, pitch, p, 3);
    Wide last = _mm256_add_epi16(_mm256_unpacklo_epi64(a, b), _mm256_unpackhi_epi64(a, b));
    return _mm256_packus_epi16(_mm256_srli_epi16(first, 8), _mm256_srli_epi16(last, 8));
}

static inline Wide looked_up(const Uint32 *table, const int at[WIDE])
{
    return _mm256_set_epi32((int)table[at[7]], (int)table[at[6]], (int)table[at[5]], (int)table[at[4]],
                            (int)table[at[3]], (int)table[at[2]], (int)table[at[1]], (int)table[at[0]]);
}

static inline Wide multiples(int step)
{
    return _mm256_mullo_epi32(is_all(step), _mm256_set_epi32(7, 6, 5, 4, 3, 2, 1, 0));
}

TurnedCellFn *const turned_cell_eight = cell_rows;
#else
TurnedCellFn *const turned_cell_eight = NULL;
#endif
