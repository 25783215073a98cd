/* SPDX-License-Identifier: MIT
 * A pixel costs one look-up of the figure or of what is behind it, both only on the outline, and one of the front only
 * where there is any. Here they are painted one at a time, as any processor can. */
#include "gfx/turned_cell.h"

#include "gfx/turned_run.h"

static inline uint64_t spread(Uint32 p)
{
    return ((uint64_t)p | (uint64_t)p << 24) & 0x00FF00FF00FF00FFull; /* b r g a in lanes of 16 bits */
}

static inline Uint32 gathered(uint64_t v)
{
    return (Uint32)(v | v >> 24);
}

/* Returns the mean between four pixels; four channels in one multiplication. */
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

/* Copies everything the loops read into locals: through pointers the compiler would have to assume that their writes
 * change it. */
static void run_picture(const TurnedPainter *p, Run *r)
{
    const Layers *l = p->layers;
    const Uint32 *const art = l->art->pixels, *const plate = l->plate->pixels, *const facing = l->normal,
                        rest = p->rest;
    Uint32 *restrict px = r->px, *restrict normal = r->normal;
    const int pitch = l->art->pitch / 4, dax = r->step[AT_ART_X], day = r->step[AT_ART_Y], dbx = r->step[AT_BACK_X],
              dby = r->step[AT_BACK_Y];
    int ax = r->at[AT_ART_X], ay = r->at[AT_ART_Y], bx = r->at[AT_BACK_X], by = r->at[AT_BACK_Y];
    for (int i = 0; i < TURNED_CELL; i++, ax += dax, ay += day, bx += dbx, by += dby) {
        Uint32 c = p->figure ? fetch(art, pitch, ax, ay) : 0, a = c >> 24;
        a = a > rest ? a : rest;
        if (p->plate && (!p->figure || a < TURNED_THIN))
            c = fetch(plate, pitch, bx, by);
        else if (p->plate && a < TURNED_SOLID)
            c = mixed(fetch(plate, pitch, bx, by), c, a + (a >> 7));
        px[i] = c | 0xFF000000u;
        normal[i] = p->figure ? facing[(ay >> 16) * pitch + (ax >> 16)] : 0;
    }
}

/* Paints one pixel of the front over the present one. */
static inline void front_pixel(const TurnedPainter *p, const Run *r, int i, int x, int y, Uint32 *normal)
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

static void run_front(const TurnedPainter *p, Run *r)
{
    int x = r->at[AT_CARD_X], y = r->at[AT_CARD_Y];
    for (int i = 0; i < TURNED_CELL; i++, x += r->step[AT_CARD_X], y += r->step[AT_CARD_Y])
        front_pixel(p, r, i, x, y, r->normal + i);
}
/* Computes the lantern's addition to the gain where the figure faces it; surfaces that turn away lose half as much. */
static void run_relief(const Run *r, int16_t *restrict more)
{
    const Uint32 *restrict normal = r->normal;
    const int lx = r->at[AT_LIGHT_X] >> 8, ly = r->at[AT_LIGHT_Y] >> 8, lz = r->at[AT_LIGHT_Z] >> 8;
    for (int i = 0; i < TURNED_CELL; i++) {
        int16_t nx = (int8_t)normal[i], ny = (int8_t)(normal[i] >> 8), nz = (int8_t)(normal[i] >> 16);
        int16_t m = (int16_t)((int16_t)(nx * lx) + (int16_t)(ny * ly) + (int16_t)(nz * lz)) >> 7;
        more[i] = (int16_t)(m - ((m & m >> 15) >> 1));
    }
}

/* out = c * gain + add. What the lantern adds is warm, so blue gets the least of it. The loops have a fixed length, so
 * that the compiler makes vectors of them. */
static void run_light(const TurnedPainter *p, const Run *run)
{
    int16_t r[TURNED_CELL], g[TURNED_CELL], b[TURNED_CELL], more[TURNED_CELL] = {0};
    Uint32 *restrict px = run->px;
    int16_t gain[TURNED_CELL], add[TURNED_CELL];
    if (p->lit && p->figure)
        run_relief(run, more);
    for (int i = 0; i < TURNED_CELL; i++) {
        gain[i] = (int16_t)((run->at[AT_GAIN] + run->step[AT_GAIN] * i) >> 8);
        add[i] = (int16_t)((run->at[AT_ADD] + run->step[AT_ADD] * i) >> 8);
        r[i] = (int16_t)(px[i] >> 16 & 255);
        g[i] = (int16_t)(px[i] >> 8 & 255);
        b[i] = (int16_t)(px[i] & 255);
    }
    for (int i = 0; i < TURNED_CELL; i++) {
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
    for (int i = 0; i < TURNED_CELL; i++)
        px[i] = (px[i] & 0xFF000000u) | (Uint32)((uint8_t)r[i] << 16 | (uint8_t)g[i] << 8 | (uint8_t)b[i]);
}

static inline Uint32 brighter(Uint32 c, int more)
{
    int v = (int)c + more;
    return (Uint32)(v < 255 ? v : 255);
}

/* Foil shows where the picture is bright, and its colours bend with the surfaces of the figure. wave: 65536 are all of them. */
static void run_foil(const TurnedPainter *p, const Run *run, int wave, int step)
{
    const Uint32 *const rainbow = p->light->rainbow;
    const Uint32 *restrict normal = run->normal;
    Uint32 *restrict px = run->px;
    const int foil = (int)(p->turn.foil * 256), bend = p->lit && p->figure ? 1 : 0;
    for (int i = 0; i < TURNED_CELL; i++, wave += step) {
        Uint32 c = px[i], r = c >> 16 & 255, g = c >> 8 & 255, b = c & 255;
        int bright = (int)(77 * r + 150 * g + 29 * b) >> 8, at = (wave >> 8) + (bright >> 4);
        at += bend * ((int8_t)normal[i] / 2 + (int8_t)(normal[i] >> 8) / 3);
        const Uint32 hue = rainbow[at & (TURNED_HUES - 1)];
        int k = (foil * bright >> 8) * (72 + 17 * ((run->at[AT_ADD] + run->step[AT_ADD] * i) >> 8)) >>
                10; /* 1/4 each: 18 + 4.3 of the light */
        px[i] = (c & 0xFF000000u) | brighter(r, (int)(hue >> 16) * k >> 8) << 16 |
                brighter(g, (int)(hue >> 8 & 255) * k >> 8) << 8 | brighter(b, (int)(hue & 255) * k >> 8);
    }
}
void turned_cell_one(const TurnedPainter *p, const TurnedCorner *c, int stride, int x, int y)
{
    cell_rows(p, c, stride, x, y);
}

void turned_cell(const TurnedPainter *p, const TurnedCorner *c, int stride, int x, int y)
{
    TurnedCellFn *widest = turned_cell_eight != NULL && SDL_HasAVX2() ? turned_cell_eight : turned_cell_four;
    widest = widest != NULL ? widest : turned_cell_one;
    widest(p, c, stride, x, y);
}
