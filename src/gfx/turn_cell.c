/* SPDX-License-Identifier: MIT
 * A pixel costs one look-up of the figure or of what is behind it, both only on the outline, and one of the front only
 * where there is any. Processors with SSE2 (every 64-bit one of that family) take four pixels at a time, by the same
 * formulas as the plain functions, to the last bit. */
#include "gfx/turn_cell.h"

#include <string.h>

#ifdef __SSE2__
#include <emmintrin.h>
#endif

static Uint32 *row_of(const SDL_Surface *s, int y)
{
    return (Uint32 *)(void *)((Uint8 *)s->pixels + (ptrdiff_t)y * s->pitch);
}

#ifdef __SSE2__
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
#endif

typedef struct { /* a row of a cell */
    int at[AT_ROOM], step[AT_ROOM];
    Uint32 *px, normal[TURN_CELL];
} Run;

#ifdef __SSE2__
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
#else
static inline uint64_t spread(Uint32 p)
{
    return ((uint64_t)p | (uint64_t)p << 24) & 0x00FF00FF00FF00FFull; /* b r g a in lanes of 16 bits */
}

static inline Uint32 gathered(uint64_t v)
{
    return (Uint32)(v | v >> 24);
}

/* Between four pixels; four channels in one multiplication. */
static inline Uint32 fetch(const Uint32 *p, int pitch, int x, int y)
{
    p += (y >> 16) * pitch + (x >> 16);
    uint64_t ax = (unsigned)x >> 8 & 255, ay = (unsigned)y >> 8 & 255, both = ax * ay >> 8;
    uint64_t v = spread(p[0]) * (256 - ax - ay + both) + spread(p[1]) * (ax - both) + spread(p[pitch]) * (ay - both) +
                 spread(p[pitch + 1]) * both;
    return gathered(v >> 8 & 0x00FF00FF00FF00FFull);
}

/* a + (b - a) * k / 256, all channels; k 0..256 */
static inline Uint32 mixed(Uint32 a, Uint32 b, Uint32 k)
{
    return gathered((spread(a) * (256 - k) + spread(b) * k) >> 8 & 0x00FF00FF00FF00FFull);
}

/* Everything the loops need stands in locals: what they write could be anything else, for all the compiler knows. */
static void run_picture(const TurnPainter *p, Run *r)
{
    const Layers *l = p->layers;
    const Uint32 *const art = l->art->pixels, *const plate = l->plate->pixels, *const facing = l->normal,
                        rest = p->rest;
    Uint32 *restrict px = r->px, *restrict normal = r->normal;
    const int pitch = l->art->pitch / 4, dax = r->step[AT_ART_X], day = r->step[AT_ART_Y], dbx = r->step[AT_BACK_X],
              dby = r->step[AT_BACK_Y];
    int ax = r->at[AT_ART_X], ay = r->at[AT_ART_Y], bx = r->at[AT_BACK_X], by = r->at[AT_BACK_Y];
    for (int i = 0; i < TURN_CELL; i++, ax += dax, ay += day, bx += dbx, by += dby) {
        Uint32 c = p->figure ? fetch(art, pitch, ax, ay) : 0, a = c >> 24;
        a = a > rest ? a : rest;
        if (p->plate && (!p->figure || a < TURN_THIN))
            c = fetch(plate, pitch, bx, by);
        else if (p->plate && a < TURN_SOLID)
            c = mixed(fetch(plate, pitch, bx, by), c, a + (a >> 7));
        px[i] = c | 0xFF000000u;
        normal[i] = p->figure ? facing[(ay >> 16) * pitch + (ax >> 16)] : 0;
    }
}

/* One pixel of the front, over what lies there already. */
static inline void front_pixel(const TurnPainter *p, const Run *r, int i, int x, int y, Uint32 *normal)
{
    const SDL_Surface *front = p->layers->front;
    const SDL_Rect window = p->layers->window;
    Uint32 c = 0, *px = r->px + i;
    if (p->edge && ((unsigned)((x >> 16) + 1 - LAYERS_RIM - window.x) >= (unsigned)window.w + 2 ||
                    (unsigned)((y >> 16) + 1 - LAYERS_RIM - window.y) >= (unsigned)window.h + 2))
        *px = *normal = 0; /* the picture is seen through its window only */
    if (!p->edge || ((unsigned)(x >> 16) < (unsigned)front->w - 1 && (unsigned)(y >> 16) < (unsigned)front->h - 1))
        c = fetch(front->pixels, front->pitch / 4, x, y);
    Uint32 a = c >> 24;
    if (a == 255 || !p->picture) {
        *px = c;
        *normal = 0;
    } else if (a > 0) {
        uint64_t under = spread(*px) * (256 - a - (a >> 7));
        *px = (c + gathered(under >> 8 & 0x00FF00FF00FF00FFull)) | (*px & 0xFF000000u);
        *normal = a > 160 ? 0 : *normal;
    }
}

static void run_front(const TurnPainter *p, Run *r)
{
    int x = r->at[AT_CARD_X], y = r->at[AT_CARD_Y];
    for (int i = 0; i < TURN_CELL; i++, x += r->step[AT_CARD_X], y += r->step[AT_CARD_Y])
        front_pixel(p, r, i, x, y, r->normal + i);
}
#endif

#ifdef __SSE2__
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
#else
/* What the lantern adds to the gain where the figure faces it; what turns away loses half as much. */
static void run_relief(const Run *r, int16_t *restrict more)
{
    const Uint32 *restrict normal = r->normal;
    const int lx = r->at[AT_LIGHT_X] >> 8, ly = r->at[AT_LIGHT_Y] >> 8, lz = r->at[AT_LIGHT_Z] >> 8;
    for (int i = 0; i < TURN_CELL; i++) {
        int16_t nx = (int8_t)normal[i], ny = (int8_t)(normal[i] >> 8), nz = (int8_t)(normal[i] >> 16);
        int16_t m = (int16_t)((int16_t)(nx * lx) + (int16_t)(ny * ly) + (int16_t)(nz * lz)) >> 7;
        more[i] = (int16_t)(m - ((m & m >> 15) >> 1));
    }
}

/* out = c * gain + add. What the lantern adds is warm, so blue gets the least of it. The loops have a fixed length, so
 * that the compiler makes vectors of them. */
static void run_light(const TurnPainter *p, const Run *run)
{
    int16_t r[TURN_CELL], g[TURN_CELL], b[TURN_CELL], more[TURN_CELL] = {0};
    Uint32 *restrict px = run->px;
    int16_t gain[TURN_CELL], add[TURN_CELL];
    if (p->lit && p->figure)
        run_relief(run, more);
    for (int i = 0; i < TURN_CELL; i++) {
        gain[i] = (int16_t)((run->at[AT_GAIN] + run->step[AT_GAIN] * i) >> 8);
        add[i] = (int16_t)((run->at[AT_ADD] + run->step[AT_ADD] * i) >> 8);
        r[i] = (int16_t)(px[i] >> 16 & 255);
        g[i] = (int16_t)(px[i] >> 8 & 255);
        b[i] = (int16_t)(px[i] & 255);
    }
    for (int i = 0; i < TURN_CELL; i++) {
        int16_t m = more[i], warm = (int16_t)(m & ~(m >> 15)); /* only what is added */
        uint16_t kr = (uint16_t)(gain[i] + m), kg = (uint16_t)(gain[i] + m - (warm >> 3)),
                 kb = (uint16_t)(gain[i] + m - (warm >> 2) - (warm >> 3));
        int16_t lr = (int16_t)((uint16_t)(r[i] * kr) >> 7), lg = (int16_t)((uint16_t)(g[i] * kg) >> 7),
                lb = (int16_t)((uint16_t)(b[i] * kb) >> 7);
        lr = (int16_t)(lr + add[i]);
        lg = (int16_t)(lg + add[i] - (add[i] >> 3));
        lb = (int16_t)(lb + add[i] - (add[i] >> 2));
        r[i] = lr > 255 ? 255 : lr;
        g[i] = lg > 255 ? 255 : lg;
        b[i] = lb > 255 ? 255 : lb;
    }
    for (int i = 0; i < TURN_CELL; i++)
        px[i] = (px[i] & 0xFF000000u) | (Uint32)((uint8_t)r[i] << 16 | (uint8_t)g[i] << 8 | (uint8_t)b[i]);
}

static inline Uint32 brighter(Uint32 c, int more)
{
    int v = (int)c + more;
    return (Uint32)(v < 255 ? v : 255);
}

/* Foil shows where the picture is bright, and its colours bend with the surfaces of the figure. wave: 65536 are all of them. */
static void run_foil(const TurnPainter *p, const Run *run, int wave, int step)
{
    const Uint32 *const rainbow = p->light->rainbow;
    const Uint32 *restrict normal = run->normal;
    Uint32 *restrict px = run->px;
    const int foil = (int)(p->turn.foil * 256), bend = p->lit && p->figure ? 1 : 0;
    for (int i = 0; i < TURN_CELL; i++, wave += step) {
        Uint32 c = px[i], r = c >> 16 & 255, g = c >> 8 & 255, b = c & 255;
        int bright = (int)(77 * r + 150 * g + 29 * b) >> 8, at = (wave >> 8) + (bright >> 4);
        at += bend * ((int8_t)normal[i] / 2 + (int8_t)(normal[i] >> 8) / 3);
        const Uint32 hue = rainbow[at & (TURN_HUES - 1)];
        int k = (foil * bright >> 8) * (72 + 17 * ((run->at[AT_ADD] + run->step[AT_ADD] * i) >> 8)) >>
                10; /* 1/4 each: 18 + 4.3 of the light */
        px[i] = (c & 0xFF000000u) | brighter(r, (int)(hue >> 16) * k >> 8) << 16 |
                brighter(g, (int)(hue >> 8 & 255) * k >> 8) << 8 | brighter(b, (int)(hue & 255) * k >> 8);
    }
}
#endif

/* As the window wants it; only the rim of the card has any alpha. */
static void run_straight(Uint32 *px)
{
    for (int i = 0; i < TURN_CELL; i++) {
        Uint32 a = px[i] >> 24, out = a << 24;
        if (a == 0 || a == 255)
            continue;
        for (int shift = 0; shift < 24; shift += 8) {
            Uint32 c = (px[i] >> shift & 255) * 255 / a;
            out |= (c < 255 ? c : 255) << shift;
        }
        px[i] = out;
    }
}

static void paint_run(const TurnPainter *p, Run *r)
{
    if (!p->figure)
        memset(r->normal, 0, sizeof r->normal);
    if (p->picture) /* else px is clear: the surface is new */
        run_picture(p, r);
    if (p->front)
        run_front(p, r);
    run_light(p, r);
    if (p->foiled) {
        float u = (float)r->at[AT_CARD_X] / 65536 / (float)p->layers->w,
              v = (float)r->at[AT_CARD_Y] / 65536 / (float)p->layers->h;
        run_foil(p, r, (int)((u * 1.3f + v * 0.9f + p->light->phase) * 65536),
                 (int)((float)r->step[AT_CARD_X] / (float)p->layers->w * 1.3f));
    }
    if (p->edge)
        run_straight(r->px);
}

/* ---- the cell ------------------------------------------------------------------------------------------------------ */

void turn_cell(const TurnPainter *p, const TurnCorner *c, int stride, int x0, int y0)
{
    int left[AT_ROOM], right[AT_ROOM], down_left[AT_ROOM], down_right[AT_ROOM];
    const int *v0 = c[0].v, *v1 = c[1].v, *v2 = c[stride].v, *v3 = c[stride + 1].v;
    for (int k = 0; k < AT_ROOM; k++) {
        down_left[k] = (v2[k] - v0[k]) / TURN_CELL;
        down_right[k] = (v3[k] - v1[k]) / TURN_CELL;
        left[k] = v0[k] + down_left[k] / 2; /* middles of pixels */
        right[k] = v1[k] + down_right[k] / 2;
    }
    for (int y = 0; y < TURN_CELL && y0 + y < p->out->h; y++) {
        Run r;
        for (int k = 0; k < AT_ROOM; k++) {
            r.step[k] = (right[k] - left[k]) / TURN_CELL;
            r.at[k] = left[k] + r.step[k] / 2;
            left[k] += down_left[k];
            right[k] += down_right[k];
        }
        r.px = row_of(p->out, y0 + y) + x0;
        paint_run(p, &r);
    }
}
