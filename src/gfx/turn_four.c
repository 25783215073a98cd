/* SPDX-License-Identifier: MIT
 * A cell four pixels at a time, for processors with SSE2: every 64-bit one of that family. */
#include "gfx/turn_cell.h"

#ifdef __SSE2__
#include <emmintrin.h>

#include "gfx/turn_run.h"

static inline __m128i load_four(const void *p)
{
    return _mm_loadu_si128((const __m128i *)p);
}

static inline void store_four(void *p, __m128i v)
{
    _mm_storeu_si128((__m128i *)p, v);
}

/* 16 bits of every pixel in all of its channels: of the first two, of the last two. */
static inline __m128i to_first(__m128i k)
{
    __m128i twice = _mm_or_si128(k, _mm_slli_epi32(k, 16));
    return _mm_unpacklo_epi32(twice, twice);
}

static inline __m128i to_last(__m128i k)
{
    __m128i twice = _mm_or_si128(k, _mm_slli_epi32(k, 16));
    return _mm_unpackhi_epi32(twice, twice);
}

static inline __m128i is_all(int k)
{
    return _mm_set1_epi32(k);
}

typedef struct { /* four look-ups */
    int at[4];
    __m128i first, last; /* 16 bits each: the weights of the pixel, its right, its lower, its lower right neighbour */
} Places;

static inline Places places_of(int pitch, __m128i x, __m128i y)
{
    Places p;
    __m128i whole = _mm_or_si128(_mm_srli_epi32(x, 16), _mm_and_si128(y, is_all((int)0xFFFF0000u)));
    __m128i ax = _mm_and_si128(_mm_srli_epi32(x, 8), is_all(255)),
            ay = _mm_and_si128(_mm_srli_epi32(y, 8), is_all(255));
    __m128i both = _mm_srli_epi32(_mm_mullo_epi16(ax, ay), 8), lower = _mm_sub_epi32(ay, both);
    __m128i own = _mm_sub_epi32(is_all(256), _mm_add_epi32(ax, lower)), right = _mm_sub_epi32(ax, both);
    store_four(p.at, _mm_madd_epi16(whole, is_all(pitch << 16 | 1)));
    own = _mm_or_si128(own, _mm_slli_epi32(right, 16));
    lower = _mm_or_si128(lower, _mm_slli_epi32(both, 16));
    p.first = _mm_unpacklo_epi32(own, lower);
    p.last = _mm_unpackhi_epi32(own, lower);
    return p;
}

/* The four pixels of a look-up times their weights, two and two still to be added. */
static inline __m128i weighed(const Uint32 *p, int pitch, __m128i weights)
{
    __m128i zero = _mm_setzero_si128();
    __m128i upper = _mm_unpacklo_epi8(_mm_loadl_epi64((const __m128i *)(const void *)p), zero);
    __m128i lower = _mm_unpacklo_epi8(_mm_loadl_epi64((const __m128i *)(const void *)(p + pitch)), zero);
    return _mm_add_epi16(_mm_mullo_epi16(upper, _mm_shuffle_epi32(weights, _MM_SHUFFLE(1, 1, 0, 0))),
                         _mm_mullo_epi16(lower, _mm_shuffle_epi32(weights, _MM_SHUFFLE(3, 3, 2, 2))));
}

static inline __m128i fetch_four(const Uint32 *pixels, int pitch, const Places *p)
{
    __m128i a = weighed(pixels + p->at[0], pitch, _mm_unpacklo_epi16(p->first, p->first));
    __m128i b = weighed(pixels + p->at[1], pitch, _mm_unpackhi_epi16(p->first, p->first));
    __m128i c = weighed(pixels + p->at[2], pitch, _mm_unpacklo_epi16(p->last, p->last));
    __m128i d = weighed(pixels + p->at[3], pitch, _mm_unpackhi_epi16(p->last, p->last));
    __m128i first = _mm_add_epi16(_mm_unpacklo_epi64(a, b), _mm_unpackhi_epi64(a, b));
    __m128i last = _mm_add_epi16(_mm_unpacklo_epi64(c, d), _mm_unpackhi_epi64(c, d));
    return _mm_packus_epi16(_mm_srli_epi16(first, 8), _mm_srli_epi16(last, 8));
}

/* a * (256 - k) + b * k, without the last eight bits; k 0..256 of each pixel */
static inline __m128i mixed_four(__m128i a, __m128i b, __m128i k)
{
    __m128i zero = _mm_setzero_si128(), rest = _mm_sub_epi32(is_all(256), k);
    __m128i first = _mm_add_epi16(_mm_mullo_epi16(_mm_unpacklo_epi8(a, zero), to_first(rest)),
                                  _mm_mullo_epi16(_mm_unpacklo_epi8(b, zero), to_first(k)));
    __m128i last = _mm_add_epi16(_mm_mullo_epi16(_mm_unpackhi_epi8(a, zero), to_last(rest)),
                                 _mm_mullo_epi16(_mm_unpackhi_epi8(b, zero), to_last(k)));
    return _mm_packus_epi16(_mm_srli_epi16(first, 8), _mm_srli_epi16(last, 8));
}

/* from, and from + step, from + 2 step, from + 3 step */
static inline __m128i four_from(int from, int step)
{
    return _mm_set_epi32(from + 3 * step, from + 2 * step, from + step, from);
}

static inline bool has_all(__m128i mask)
{
    return _mm_movemask_epi8(mask) == 0xFFFF;
}
/* The figure, of alpha a, before what is behind it. */
static inline __m128i figure_over(__m128i under, __m128i c, __m128i a)
{
    __m128i solid = _mm_cmpgt_epi32(a, is_all(TURN_SOLID - 1)), thin = _mm_cmplt_epi32(a, is_all(TURN_THIN));
    if (has_all(thin))
        return under;
    __m128i k = _mm_andnot_si128(thin, _mm_add_epi32(a, _mm_srli_epi32(a, 7)));
    return mixed_four(under, c, _mm_or_si128(_mm_andnot_si128(solid, k), _mm_and_si128(solid, is_all(256))));
}

static void run_picture(const TurnPainter *p, Run *r)
{
    const Layers *l = p->layers;
    const Uint32 *const art = l->art->pixels, *const plate = l->plate->pixels, *const facing = l->normal;
    const int pitch = l->art->pitch / 4, *d = r->step;
    const __m128i rest = is_all((int)p->rest);
    __m128i ax = four_from(r->at[AT_ART_X], d[AT_ART_X]), ay = four_from(r->at[AT_ART_Y], d[AT_ART_Y]);
    __m128i bx = four_from(r->at[AT_BACK_X], d[AT_BACK_X]), by = four_from(r->at[AT_BACK_Y], d[AT_BACK_Y]);
    const __m128i dax = is_all(4 * d[AT_ART_X]), day = is_all(4 * d[AT_ART_Y]), dbx = is_all(4 * d[AT_BACK_X]),
                  dby = is_all(4 * d[AT_BACK_Y]);
    for (int i = 0; i < TURN_CELL; i += 4) {
        __m128i c = _mm_setzero_si128(), figure = c; /* its alpha */
        if (p->figure) {
            Places at = places_of(pitch, ax, ay);
            c = fetch_four(art, pitch, &at);
            figure = _mm_max_epi16(_mm_srli_epi32(c, 24), rest);
            for (int k = 0; k < 4; k++)
                r->normal[i + k] = facing[at.at[k]];
        }
        if (p->plate && !has_all(_mm_cmpgt_epi32(figure, is_all(TURN_SOLID - 1)))) {
            Places back = places_of(pitch, bx, by);
            c = figure_over(fetch_four(plate, pitch, &back), c, figure);
        }
        store_four(r->px + i, _mm_or_si128(c, is_all((int)0xFF000000u)));
        ax = _mm_add_epi32(ax, dax);
        ay = _mm_add_epi32(ay, day);
        bx = _mm_add_epi32(bx, dbx);
        by = _mm_add_epi32(by, dby);
    }
}

/* Which of the four are low <= v < low + n. */
static inline __m128i within_four(__m128i v, int low, int n)
{
    return _mm_and_si128(_mm_cmpgt_epi32(v, is_all(low - 1)), _mm_cmplt_epi32(v, is_all(low + n)));
}

/* Four pixels of the front; beside it there is nothing. */
static inline void front_four(const TurnPainter *p, const Run *r, int i, __m128i x, __m128i y, Uint32 *normal)
{
    const SDL_Surface *front = p->layers->front;
    __m128i zero = _mm_setzero_si128(), on = _mm_cmpeq_epi32(zero, zero), seen = on;
    if (p->edge) {
        const SDL_Rect w = p->layers->window; /* the picture is seen through it only */
        __m128i column = _mm_srai_epi32(x, 16), row = _mm_srai_epi32(y, 16);
        on = _mm_and_si128(within_four(column, 0, front->w - 1), within_four(row, 0, front->h - 1));
        seen = _mm_and_si128(within_four(column, LAYERS_RIM + w.x - 1, w.w + 2),
                             within_four(row, LAYERS_RIM + w.y - 1, w.h + 2));
        if (!p->picture && _mm_movemask_epi8(on) == 0)
            return;
    }
    const Places at = places_of(front->pitch / 4, _mm_and_si128(x, on), _mm_and_si128(y, on));
    __m128i c = _mm_and_si128(fetch_four(front->pixels, front->pitch / 4, &at), on), a = _mm_srli_epi32(c, 24);
    if (!p->picture || has_all(_mm_cmpeq_epi32(a, is_all(255)))) {
        store_four(r->px + i, c);
        store_four(normal + i, zero);
        return;
    }
    __m128i below = _mm_and_si128(load_four(r->px + i), seen), facing = _mm_and_si128(load_four(normal + i), seen);
    __m128i none = _mm_cmpeq_epi32(a, zero), under = mixed_four(below, zero, _mm_add_epi32(a, _mm_srli_epi32(a, 7)));
    __m128i sum = _mm_add_epi32(_mm_andnot_si128(none, c), under);
    store_four(r->px + i, _mm_or_si128(sum, _mm_and_si128(below, is_all((int)0xFF000000u))));
    store_four(normal + i, _mm_andnot_si128(_mm_cmpgt_epi32(a, is_all(160)), facing));
}

static void run_front(const TurnPainter *p, Run *r)
{
    const int dx = r->step[AT_CARD_X], dy = r->step[AT_CARD_Y];
    __m128i x = four_from(r->at[AT_CARD_X], dx), y = four_from(r->at[AT_CARD_Y], dy);
    const __m128i more_x = is_all(4 * dx), more_y = is_all(4 * dy);
    for (int i = 0; i < TURN_CELL; i += 4, x = _mm_add_epi32(x, more_x), y = _mm_add_epi32(y, more_y))
        front_four(p, r, i, x, y, r->normal);
}
/* One channel of eight pixels. */
static inline __m128i channel(__m128i first, __m128i last, int shift)
{
    __m128i count = _mm_cvtsi32_si128(shift);
    return _mm_packs_epi32(_mm_and_si128(_mm_srl_epi32(first, count), is_all(255)),
                           _mm_and_si128(_mm_srl_epi32(last, count), is_all(255)));
}

/* The same of signed bytes. */
static inline __m128i signed_channel(__m128i first, __m128i last, int shift)
{
    __m128i count = _mm_cvtsi32_si128(24 - shift);
    return _mm_packs_epi32(_mm_srai_epi32(_mm_sll_epi32(first, count), 24),
                           _mm_srai_epi32(_mm_sll_epi32(last, count), 24));
}

/* A value of eight pixels. */
static inline __m128i eight_of(const Run *r, int which, int i)
{
    const int step = r->step[which];
    __m128i first = four_from(r->at[which] + i * step, step), last = _mm_add_epi32(first, is_all(4 * step));
    return _mm_packs_epi32(_mm_srai_epi32(first, 8), _mm_srai_epi32(last, 8));
}

/* As run_relief below. */
static inline __m128i relief_eight(const Run *r, int i)
{
    __m128i first = load_four(r->normal + i), last = load_four(r->normal + i + 4);
    __m128i lx = _mm_set1_epi16((short)(r->at[AT_LIGHT_X] >> 8)), ly = _mm_set1_epi16((short)(r->at[AT_LIGHT_Y] >> 8)),
            lz = _mm_set1_epi16((short)(r->at[AT_LIGHT_Z] >> 8));
    __m128i m = _mm_mullo_epi16(signed_channel(first, last, 0), lx);
    m = _mm_add_epi16(m, _mm_mullo_epi16(signed_channel(first, last, 8), ly));
    m = _mm_srai_epi16(_mm_add_epi16(m, _mm_mullo_epi16(signed_channel(first, last, 16), lz)), 7);
    return _mm_sub_epi16(m, _mm_srai_epi16(_mm_and_si128(m, _mm_srai_epi16(m, 15)), 1));
}

/* As run_light below. */
static void run_light(const TurnPainter *p, const Run *run)
{
    for (int i = 0; i < TURN_CELL; i += 8) {
        __m128i first = load_four(run->px + i), last = load_four(run->px + i + 4);
        __m128i gain = eight_of(run, AT_GAIN, i), add = eight_of(run, AT_ADD, i);
        __m128i more = p->lit && p->figure ? relief_eight(run, i) : _mm_setzero_si128();
        __m128i warm = _mm_andnot_si128(_mm_srai_epi16(more, 15), more);
        __m128i kr = _mm_add_epi16(gain, more), kg = _mm_sub_epi16(kr, _mm_srai_epi16(warm, 3)),
                kb = _mm_sub_epi16(kg, _mm_srai_epi16(warm, 2));
        __m128i r = _mm_srli_epi16(_mm_mullo_epi16(channel(first, last, 16), kr), 7),
                g = _mm_srli_epi16(_mm_mullo_epi16(channel(first, last, 8), kg), 7),
                b = _mm_srli_epi16(_mm_mullo_epi16(channel(first, last, 0), kb), 7);
        r = _mm_add_epi16(r, add);
        g = _mm_add_epi16(g, _mm_sub_epi16(add, _mm_srai_epi16(add, 3)));
        b = _mm_add_epi16(b, _mm_sub_epi16(add, _mm_srai_epi16(add, 2)));
        __m128i a = channel(first, last, 24), bg_first, ra = _mm_packus_epi16(r, a), bg = _mm_packus_epi16(b, g);
        /* b0..b7 g0..g7 and r0..r7 a0..a7 become pixels */
        bg_first = _mm_unpacklo_epi8(bg, _mm_srli_si128(bg, 8));
        ra = _mm_unpacklo_epi8(ra, _mm_srli_si128(ra, 8));
        store_four(run->px + i, _mm_unpacklo_epi16(bg_first, ra));
        store_four(run->px + i + 4, _mm_unpackhi_epi16(bg_first, ra));
    }
}

/* As run_foil below. */
static void run_foil(const TurnPainter *p, const Run *run, int wave, int step)
{
    const Uint32 *const rainbow = p->light->rainbow;
    const __m128i foil = is_all((int)(p->turn.foil * 256)), zero = _mm_setzero_si128();
    const int more_add = run->step[AT_ADD];
    __m128i at = four_from(wave, step), adds = four_from(run->at[AT_ADD], more_add);
    for (int i = 0; i < TURN_CELL; i += 4) {
        __m128i c = load_four(run->px + i), normal = load_four(run->normal + i), bright, hue, k;
        bright = _mm_add_epi32(_mm_madd_epi16(_mm_and_si128(c, is_all(0x00FF00FF)), is_all(77 << 16 | 29)),
                               _mm_madd_epi16(_mm_and_si128(_mm_srli_epi32(c, 8), is_all(255)), is_all(150)));
        bright = _mm_srli_epi32(bright, 8);
        k = _mm_madd_epi16(_mm_srli_epi32(_mm_mullo_epi16(foil, bright), 8),
                           _mm_add_epi32(_mm_madd_epi16(_mm_srai_epi32(adds, 8), is_all(17)), is_all(72)));
        k = _mm_srli_epi32(k, 10);
        __m128i in = _mm_add_epi32(_mm_srai_epi32(at, 8), _mm_srli_epi32(bright, 4));
        if (p->lit && p->figure) { /* halves and thirds, towards zero */
            __m128i nx = _mm_srai_epi32(_mm_slli_epi32(normal, 24), 24),
                    ny = _mm_srai_epi32(_mm_slli_epi32(normal, 16), 24);
            in = _mm_add_epi32(in, _mm_srai_epi32(_mm_add_epi32(nx, _mm_srli_epi32(nx, 31)), 1));
            in = _mm_add_epi32(in, _mm_add_epi32(_mm_mulhi_epi16(ny, is_all(21846)), _mm_srli_epi32(ny, 31)));
        }
        int hues[4];
        store_four(hues, _mm_and_si128(in, is_all(TURN_HUES - 1)));
        hue = _mm_set_epi32((int)rainbow[hues[3]], (int)rainbow[hues[2]], (int)rainbow[hues[1]], (int)rainbow[hues[0]]);
        __m128i first = _mm_srli_epi16(_mm_mullo_epi16(_mm_unpacklo_epi8(hue, zero), to_first(k)), 8),
                last = _mm_srli_epi16(_mm_mullo_epi16(_mm_unpackhi_epi8(hue, zero), to_last(k)), 8);
        store_four(run->px + i, _mm_adds_epu8(c, _mm_packus_epi16(first, last)));
        at = _mm_add_epi32(at, is_all(4 * step));
        adds = _mm_add_epi32(adds, is_all(4 * more_add));
    }
}
TurnCellFn *const turn_cell_four = cell_rows;
#else
TurnCellFn *const turn_cell_four = NULL;
#endif
