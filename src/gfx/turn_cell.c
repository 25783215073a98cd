/* SPDX-License-Identifier: MIT
 * A pixel costs one look-up of the figure or of what is behind it, both only on the outline, and one of the front only
 * where there is any. */
#include "gfx/turn_cell.h"

#include <string.h>

static Uint32 *row_of(const SDL_Surface *s, int y)
{
    return (Uint32 *)(void *)((Uint8 *)s->pixels + (ptrdiff_t)y * s->pitch);
}

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

typedef struct { /* a row of a cell */
    int at[AT_COUNT], step[AT_COUNT];
    Uint32 *px, normal[TURN_CELL];
    int16_t gain[TURN_CELL], add[TURN_CELL];
} Run;

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
        Uint32 c = fetch(art, pitch, ax, ay), a = c >> 24;
        a = a > rest ? a : rest;
        if (a < 4)
            c = fetch(plate, pitch, bx, by);
        else if (a < 250)
            c = mixed(fetch(plate, pitch, bx, by), c, a + (a >> 7));
        px[i] = c | 0xFF000000u;
        normal[i] = facing[(ay >> 16) * pitch + (ax >> 16)];
    }
}

/* Over what lies there already. */
static void run_front(const TurnPainter *p, Run *r)
{
    const SDL_Surface *front = p->layers->front;
    const SDL_Rect window = p->layers->window;
    const Uint32 *const pixels = front->pixels;
    const unsigned w = (unsigned)front->w - 1, h = (unsigned)front->h - 1;
    const bool edge = p->edge, picture = p->picture;
    Uint32 *restrict px = r->px, *restrict normal = r->normal;
    const int pitch = front->pitch / 4, dx = r->step[AT_CARD_X], dy = r->step[AT_CARD_Y];
    int x = r->at[AT_CARD_X], y = r->at[AT_CARD_Y];
    for (int i = 0; i < TURN_CELL; i++, x += dx, y += dy) {
        Uint32 c = 0;
        if (edge && ((unsigned)((x >> 16) + 1 - LAYERS_RIM - window.x) >= (unsigned)window.w + 2 ||
                     (unsigned)((y >> 16) + 1 - LAYERS_RIM - window.y) >= (unsigned)window.h + 2))
            px[i] = normal[i] = 0; /* the picture is seen through its window only */
        if (!edge || ((unsigned)(x >> 16) < w && (unsigned)(y >> 16) < h))
            c = fetch(pixels, pitch, x, y);
        Uint32 a = c >> 24;
        if (a == 255 || !picture) {
            px[i] = c;
            normal[i] = 0;
        } else if (a > 0) {
            Uint32 below = px[i];
            uint64_t under = spread(below) * (256 - a - (a >> 7));
            px[i] = (c + gathered(under >> 8 & 0x00FF00FF00FF00FFull)) | (below & 0xFF000000u);
            normal[i] = a > 160 ? 0 : normal[i];
        }
    }
}

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
    const int16_t *restrict gain = run->gain, *restrict add = run->add;
    if (p->lit)
        run_relief(run, more);
    for (int i = 0; i < TURN_CELL; i++) {
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

/* Foil shows where the picture is bright, and its colours bend with the surfaces of the figure. */
static void run_foil(const TurnPainter *p, const Run *run)
{
    const Layers *l = p->layers;
    const float u = (float)run->at[AT_CARD_X] / 65536 / (float)l->w,
                v = (float)run->at[AT_CARD_Y] / 65536 / (float)l->h;
    const uint8_t(*const rainbow)[3] = p->light->rainbow;
    const Uint32 *restrict normal = run->normal;
    const int16_t *restrict add = run->add;
    Uint32 *restrict px = run->px;
    const int foil = (int)(p->turn.foil * 256), step = (int)((float)run->step[AT_CARD_X] / (float)l->w * 1.3f);
    const int bend = p->lit ? 1 : 0;
    int wave = (int)((u * 1.3f + v * 0.9f + p->light->phase) * 65536);
    for (int i = 0; i < TURN_CELL; i++, wave += step) {
        Uint32 c = px[i], r = c >> 16 & 255, g = c >> 8 & 255, b = c & 255;
        int bright = (int)(77 * r + 150 * g + 29 * b) >> 8, at = (wave >> 8) + (bright >> 4);
        at += bend * ((int8_t)normal[i] / 2 + (int8_t)(normal[i] >> 8) / 3);
        const uint8_t *hue = rainbow[at & (TURN_HUES - 1)];
        int k = (foil * bright >> 8) * (72 + 17 * add[i]) >> 10; /* 1/4 each: 18 + 4.3 of the light */
        px[i] = (c & 0xFF000000u) | brighter(r, hue[0] * k >> 8) << 16 | brighter(g, hue[1] * k >> 8) << 8 |
                brighter(b, hue[2] * k >> 8);
    }
}

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
    const int gain = r->at[AT_GAIN], add = r->at[AT_ADD], more_gain = r->step[AT_GAIN], more_add = r->step[AT_ADD];
    for (int i = 0; i < TURN_CELL; i++) {
        r->gain[i] = (int16_t)((gain + more_gain * i) >> 8);
        r->add[i] = (int16_t)((add + more_add * i) >> 8);
    }
    if (p->picture)
        run_picture(p, r);
    else
        memset(r->normal, 0, sizeof r->normal); /* px is clear: the surface is new */
    if (p->front)
        run_front(p, r);
    run_light(p, r);
    if (p->foiled)
        run_foil(p, r);
    if (p->edge)
        run_straight(r->px);
}

/* ---- the cell ------------------------------------------------------------------------------------------------------ */

void turn_cell(const TurnPainter *p, const TurnCorner *c, int stride, int x0, int y0)
{
    int left[AT_COUNT], right[AT_COUNT], down_left[AT_COUNT], down_right[AT_COUNT];
    for (int k = 0; k < AT_COUNT; k++) {
        down_left[k] = (c[stride].v[k] - c[0].v[k]) / TURN_CELL;
        down_right[k] = (c[stride + 1].v[k] - c[1].v[k]) / TURN_CELL;
        left[k] = c[0].v[k] + down_left[k] / 2; /* middles of pixels */
        right[k] = c[1].v[k] + down_right[k] / 2;
    }
    for (int y = 0; y < TURN_CELL && y0 + y < p->out->h; y++) {
        Run r;
        for (int k = 0; k < AT_COUNT; k++) {
            r.step[k] = (right[k] - left[k]) / TURN_CELL;
            r.at[k] = left[k] + r.step[k] / 2;
            left[k] += down_left[k];
            right[k] += down_right[k];
        }
        r.px = row_of(p->out, y0 + y) + x0;
        paint_run(p, &r);
    }
}
