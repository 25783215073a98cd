/* SPDX-License-Identifier: MIT
 * Several pixels of a cell at a time, by the same formulas as one at a time. The including file first defines how many
 * (WIDE) and in which registers (Wide, OP, WHOLE), and afterwards how they are looked up. Channels stay where unpacking
 * puts them, so that packing brings them back in order, whether a register has one half or two. */
#ifndef GFX_TURNED_WIDE_H
#define GFX_TURNED_WIDE_H
#include "gfx/turned_run.h"

static inline Wide load(const void *p)
{
    return WHOLE(loadu)((const Wide *)p);
}

static inline void store(void *p, Wide v)
{
    WHOLE(storeu)((Wide *)p, v);
}

/* 16 bits of every pixel in all of its channels: of the first two, of the last two. */
static inline Wide to_first(Wide k)
{
    Wide twice = WHOLE(or)(k, OP(slli_epi32)(k, 16));
    return OP(unpacklo_epi32)(twice, twice);
}

static inline Wide to_last(Wide k)
{
    Wide twice = WHOLE(or)(k, OP(slli_epi32)(k, 16));
    return OP(unpackhi_epi32)(twice, twice);
}

static inline Wide is_all(int k)
{
    return OP(set1_epi32)(k);
}

typedef struct { /* WIDE look-ups */
    int at[WIDE];
    Wide upper, lower; /* twice 16 bits each: the weights of a pixel and its right neighbour, of the two below them */
} Places;

static inline Places places_of(int pitch, Wide x, Wide y)
{
    Places p;
    Wide whole = WHOLE(or)(OP(srli_epi32)(x, 16), WHOLE(and)(y, is_all((int)0xFFFF0000u)));
    Wide ax = WHOLE(and)(OP(srli_epi32)(x, 8), is_all(255)), ay = WHOLE(and)(OP(srli_epi32)(y, 8), is_all(255));
    Wide both = OP(srli_epi32)(OP(mullo_epi16)(ax, ay), 8), below = OP(sub_epi32)(ay, both);
    Wide own = OP(sub_epi32)(is_all(256), OP(add_epi32)(ax, below)), right = OP(sub_epi32)(ax, both);
    store(p.at, OP(madd_epi16)(whole, is_all(pitch << 16 | 1)));
    p.upper = WHOLE(or)(own, OP(slli_epi32)(right, 16));
    p.lower = WHOLE(or)(below, OP(slli_epi32)(both, 16));
    return p;
}

/* Between the four pixels of each place. */
static inline Wide fetch(const Uint32 *pixels, int pitch, const Places *p);
/* Returns the table's values at these places. */
static inline Wide looked_up(const Uint32 *table, const int at[WIDE]);
/* 0, step, 2 step, ... */
static inline Wide multiples(int step);

/* a * (256 - k) + b * k, without the last eight bits; k 0..256 of each pixel */
static inline Wide mixed(Wide a, Wide b, Wide k)
{
    Wide zero = WHOLE(setzero)(), rest = OP(sub_epi32)(is_all(256), k);
    Wide first = OP(add_epi16)(OP(mullo_epi16)(OP(unpacklo_epi8)(a, zero), to_first(rest)),
                               OP(mullo_epi16)(OP(unpacklo_epi8)(b, zero), to_first(k)));
    Wide last = OP(add_epi16)(OP(mullo_epi16)(OP(unpackhi_epi8)(a, zero), to_last(rest)),
                              OP(mullo_epi16)(OP(unpackhi_epi8)(b, zero), to_last(k)));
    return OP(packus_epi16)(OP(srli_epi16)(first, 8), OP(srli_epi16)(last, 8));
}

/* from, from + step, from + 2 step, ... */
static inline Wide row_from(int from, int step)
{
    return OP(add_epi32)(is_all(from), multiples(step));
}

static inline bool has_all(Wide mask)
{
    return OP(movemask_epi8)(mask) == OP(movemask_epi8)(is_all(-1));
}

/* Returns the figure, of alpha a, over its background. */
static inline Wide figure_over(Wide under, Wide c, Wide a)
{
    Wide solid = OP(cmpgt_epi32)(a, is_all(TURNED_SOLID - 1)), thin = OP(cmpgt_epi32)(is_all(TURNED_THIN), a);
    if (has_all(thin))
        return under;
    Wide k = WHOLE(andnot)(thin, OP(add_epi32)(a, OP(srli_epi32)(a, 7)));
    return mixed(under, c, WHOLE(or)(WHOLE(andnot)(solid, k), WHOLE(and)(solid, is_all(256))));
}

static void run_picture(const TurnedPainter *p, Run *r)
{
    const Layers *l = p->layers;
    const Uint32 *const art = l->art->pixels, *const plate = l->plate->pixels, *const facing = l->normal;
    const int pitch = l->art->pitch / 4, *d = r->step;
    const Wide rest = is_all((int)p->rest);
    Wide ax = row_from(r->at[AT_ART_X], d[AT_ART_X]), ay = row_from(r->at[AT_ART_Y], d[AT_ART_Y]);
    Wide bx = row_from(r->at[AT_BACK_X], d[AT_BACK_X]), by = row_from(r->at[AT_BACK_Y], d[AT_BACK_Y]);
    const Wide dax = is_all(WIDE * d[AT_ART_X]), day = is_all(WIDE * d[AT_ART_Y]), dbx = is_all(WIDE * d[AT_BACK_X]),
               dby = is_all(WIDE * d[AT_BACK_Y]);
    for (int i = 0; i < TURNED_CELL; i += WIDE) {
        Wide c = WHOLE(setzero)(), figure = c; /* its alpha */
        if (p->figure) {
            Places at = places_of(pitch, ax, ay);
            c = fetch(art, pitch, &at);
            figure = OP(max_epi16)(OP(srli_epi32)(c, 24), rest);
            store(r->normal + i, looked_up(facing, at.at));
        }
        if (p->plate && !has_all(OP(cmpgt_epi32)(figure, is_all(TURNED_SOLID - 1)))) {
            Places back = places_of(pitch, bx, by);
            c = figure_over(fetch(plate, pitch, &back), c, figure);
        }
        store(r->px + i, WHOLE(or)(c, is_all((int)0xFF000000u)));
        ax = OP(add_epi32)(ax, dax);
        ay = OP(add_epi32)(ay, day);
        bx = OP(add_epi32)(bx, dbx);
        by = OP(add_epi32)(by, dby);
    }
}

/* Returns a mask of the values with low <= v < low + n. */
static inline Wide within(Wide v, int low, int n)
{
    return WHOLE(and)(OP(cmpgt_epi32)(v, is_all(low - 1)), OP(cmpgt_epi32)(is_all(low + n), v));
}

/* Pixels of the front; beside it there is nothing. */
static inline void front_pixels(const TurnedPainter *p, const Run *r, int i, Wide x, Wide y, Uint32 *normal)
{
    const SDL_Surface *front = p->layers->front;
    Wide zero = WHOLE(setzero)(), on = OP(cmpeq_epi32)(zero, zero), seen = on;
    if (p->edge) {
        const SDL_Rect w = p->layers->window; /* the picture is seen through it only */
        Wide column = OP(srai_epi32)(x, 16), row = OP(srai_epi32)(y, 16);
        on = WHOLE(and)(within(column, 0, front->w - 1), within(row, 0, front->h - 1));
        seen = WHOLE(and)(within(column, LAYERS_RIM + w.x - 1, w.w + 2), within(row, LAYERS_RIM + w.y - 1, w.h + 2));
        if (!p->picture && OP(movemask_epi8)(on) == 0)
            return;
    }
    const Places at = places_of(front->pitch / 4, WHOLE(and)(x, on), WHOLE(and)(y, on));
    Wide c = WHOLE(and)(fetch(front->pixels, front->pitch / 4, &at), on), a = OP(srli_epi32)(c, 24);
    if (!p->picture || has_all(OP(cmpeq_epi32)(a, is_all(255)))) {
        store(r->px + i, c);
        store(normal + i, zero);
        return;
    }
    Wide below = WHOLE(and)(load(r->px + i), seen), facing = WHOLE(and)(load(normal + i), seen);
    Wide none = OP(cmpeq_epi32)(a, zero), under = mixed(below, zero, OP(add_epi32)(a, OP(srli_epi32)(a, 7)));
    Wide sum = OP(add_epi32)(WHOLE(andnot)(none, c), under);
    store(r->px + i, WHOLE(or)(sum, WHOLE(and)(below, is_all((int)0xFF000000u))));
    store(normal + i, WHOLE(andnot)(OP(cmpgt_epi32)(a, is_all(160)), facing));
}

static void run_front(const TurnedPainter *p, Run *r)
{
    const int dx = r->step[AT_CARD_X], dy = r->step[AT_CARD_Y];
    Wide x = row_from(r->at[AT_CARD_X], dx), y = row_from(r->at[AT_CARD_Y], dy);
    const Wide more_x = is_all(WIDE * dx), more_y = is_all(WIDE * dy);
    for (int i = 0; i < TURNED_CELL; i += WIDE, x = OP(add_epi32)(x, more_x), y = OP(add_epi32)(y, more_y))
        front_pixels(p, r, i, x, y, r->normal);
}

/* One channel of twice as many pixels, 16 bits each. */
static inline Wide channel(Wide first, Wide last, int shift)
{
    return OP(packs_epi32)(WHOLE(and)(OP(srli_epi32)(first, shift), is_all(255)),
                           WHOLE(and)(OP(srli_epi32)(last, shift), is_all(255)));
}

/* The same of signed bytes. */
static inline Wide signed_channel(Wide first, Wide last, int shift)
{
    return OP(packs_epi32)(OP(srai_epi32)(OP(slli_epi32)(first, 24 - shift), 24),
                           OP(srai_epi32)(OP(slli_epi32)(last, 24 - shift), 24));
}

/* A value of as many pixels. */
static inline Wide twice_of(const Run *r, int which, int i)
{
    const int step = r->step[which];
    Wide first = row_from(r->at[which] + i * step, step), last = OP(add_epi32)(first, is_all(WIDE * step));
    return OP(packs_epi32)(OP(srai_epi32)(first, 8), OP(srai_epi32)(last, 8));
}

/* As run_relief, one at a time (turned_cell.c); run_light and run_foil likewise. */
static inline Wide relief_twice(const Run *r, int i)
{
    Wide first = load(r->normal + i), last = load(r->normal + i + WIDE);
    Wide lx = OP(set1_epi16)((short)(r->at[AT_LIGHT_X] >> 8)), ly = OP(set1_epi16)((short)(r->at[AT_LIGHT_Y] >> 8)),
         lz = OP(set1_epi16)((short)(r->at[AT_LIGHT_Z] >> 8));
    Wide m = OP(mullo_epi16)(signed_channel(first, last, 0), lx);
    m = OP(add_epi16)(m, OP(mullo_epi16)(signed_channel(first, last, 8), ly));
    m = OP(srai_epi16)(OP(add_epi16)(m, OP(mullo_epi16)(signed_channel(first, last, 16), lz)), 7);
    return OP(sub_epi16)(m, OP(srai_epi16)(WHOLE(and)(m, OP(srai_epi16)(m, 15)), 1));
}

static void run_light(const TurnedPainter *p, const Run *run)
{
    for (int i = 0; i < TURNED_CELL; i += 2 * WIDE) {
        Wide first = load(run->px + i), last = load(run->px + i + WIDE);
        Wide gain = twice_of(run, AT_GAIN, i), add = twice_of(run, AT_ADD, i);
        Wide more = p->lit && p->figure ? relief_twice(run, i) : WHOLE(setzero)();
        Wide warm = WHOLE(andnot)(OP(srai_epi16)(more, 15), more);
        Wide kr = OP(add_epi16)(gain, more), kg = OP(sub_epi16)(kr, OP(srai_epi16)(warm, 3)),
             kb = OP(sub_epi16)(kg, OP(srai_epi16)(warm, 2));
        Wide r = OP(srli_epi16)(OP(mullo_epi16)(channel(first, last, 16), kr), 7),
             g = OP(srli_epi16)(OP(mullo_epi16)(channel(first, last, 8), kg), 7),
             b = OP(srli_epi16)(OP(mullo_epi16)(channel(first, last, 0), kb), 7);
        r = OP(add_epi16)(r, add);
        g = OP(add_epi16)(g, OP(sub_epi16)(add, OP(srai_epi16)(add, 3)));
        b = OP(add_epi16)(b, OP(sub_epi16)(add, OP(srai_epi16)(add, 2)));
        Wide bg = OP(packus_epi16)(b, g), ra = OP(packus_epi16)(r, channel(first, last, 24));
        /* in each half: b0..b7 g0..g7 and r0..r7 a0..a7 become pixels */
        bg = OP(unpacklo_epi8)(bg, WHOLE(srli)(bg, 8));
        ra = OP(unpacklo_epi8)(ra, WHOLE(srli)(ra, 8));
        store(run->px + i, OP(unpacklo_epi16)(bg, ra));
        store(run->px + i + WIDE, OP(unpackhi_epi16)(bg, ra));
    }
}

static void run_foil(const TurnedPainter *p, const Run *run, int wave, int step)
{
    const Uint32 *const rainbow = p->light->rainbow;
    const Wide foil = is_all((int)(p->turn.foil * 256)), zero = WHOLE(setzero)();
    const int more_add = run->step[AT_ADD];
    Wide at = row_from(wave, step), adds = row_from(run->at[AT_ADD], more_add);
    for (int i = 0; i < TURNED_CELL; i += WIDE) {
        Wide c = load(run->px + i), normal = load(run->normal + i), bright, hue, k;
        bright = OP(add_epi32)(OP(madd_epi16)(WHOLE(and)(c, is_all(0x00FF00FF)), is_all(77 << 16 | 29)),
                               OP(madd_epi16)(WHOLE(and)(OP(srli_epi32)(c, 8), is_all(255)), is_all(150)));
        bright = OP(srli_epi32)(bright, 8);
        k = OP(madd_epi16)(OP(srli_epi32)(OP(mullo_epi16)(foil, bright), 8),
                           OP(add_epi32)(OP(madd_epi16)(OP(srai_epi32)(adds, 8), is_all(17)), is_all(72)));
        k = OP(srli_epi32)(k, 10);
        Wide in = OP(add_epi32)(OP(srai_epi32)(at, 8), OP(srli_epi32)(bright, 4));
        if (p->lit && p->figure) { /* halves and thirds, towards zero */
            Wide nx = OP(srai_epi32)(OP(slli_epi32)(normal, 24), 24),
                 ny = OP(srai_epi32)(OP(slli_epi32)(normal, 16), 24);
            in = OP(add_epi32)(in, OP(srai_epi32)(OP(add_epi32)(nx, OP(srli_epi32)(nx, 31)), 1));
            in = OP(add_epi32)(in, OP(add_epi32)(OP(mulhi_epi16)(ny, is_all(21846)), OP(srli_epi32)(ny, 31)));
        }
        int hues[WIDE];
        store(hues, WHOLE(and)(in, is_all(TURNED_HUES - 1)));
        hue = looked_up(rainbow, hues);
        Wide first = OP(srli_epi16)(OP(mullo_epi16)(OP(unpacklo_epi8)(hue, zero), to_first(k)), 8),
             last = OP(srli_epi16)(OP(mullo_epi16)(OP(unpackhi_epi8)(hue, zero), to_last(k)), 8);
        store(run->px + i, OP(adds_epu8)(c, OP(packus_epi16)(first, last)));
        at = OP(add_epi32)(at, is_all(WIDE * step));
        adds = OP(add_epi32)(adds, is_all(WIDE * more_add));
    }
}

#endif
