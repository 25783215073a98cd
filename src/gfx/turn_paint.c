/* SPDX-License-Identifier: MIT
 * The window is cut in cells of CELL pixels. At their corners all is worked out: the place on the card, where figure and
 * background come from, the light. Within a cell these run straight, in whole numbers of 1/65536: a pixel costs one look-up
 * of the figure or of what is behind it, both only on the outline, and one of the front only where there is any. */
#include "gfx/turn_paint.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/buf.h"

enum { CELL = 16, SIDE_TABLE = 256, SEARCH = 9 };
enum { CARD_X, CARD_Y, ART_X, ART_Y, BACK_X, BACK_Y, GAIN, ADD, LIGHT_X, LIGHT_Y, LIGHT_Z, VALUES };

typedef struct {
    int v[VALUES]; /* places in 1/65536 pixel; the others in 1/256: gain 128 leaves colours as they are, add 0..255, the
                      light for normals of +-127 */
    bool outside;  /* of the card */
} Corner;

typedef struct {
    float tone; /* how much of its own light the card throws back */
    float phase;
    uint8_t rainbow[SIDE_TABLE][3];
} Light;

typedef struct {
    const Layers *layers;
    const Light *light;
    CardTurn turn;
    SDL_Surface *out;
    bool lit, foiled;          /* the relief shows the light; foil lies on it */
    Uint32 rest;               /* 255: the card lies still, and its picture is what it always was */
    bool picture, front, edge; /* of the present cell: what can be seen in it */
} Painter;

static Uint32 *row_of(const SDL_Surface *s, int y)
{
    return (Uint32 *)(void *)((Uint8 *)s->pixels + (ptrdiff_t)y * s->pitch);
}

static float within(float v, float low, float high)
{
    return v < low ? low : v > high ? high : v;
}

/* ---- how far things move ----------------------------------------------------------------------------------------- */

static const float pivot = 0.42f; /* nearness that stays where it is */

void turn_shift(const Layers *l, CardTurn turn, float *x, float *y)
{
    const float at_most_yaw = 26,
                most = 22; /* pixels at 512 wide; most in all directions: beyond it the steepest faces fold */
    float sx = sinf(turn.yaw) / sinf(0.42f) * at_most_yaw, sy = -sinf(turn.pitch) / sinf(0.42f) * at_most_yaw;
    float k = turn.depth * (float)l->w / 512 * fminf(1, most / fmaxf(sqrtf(sx * sx + sy * sy), 1e-3f));
    *x = sx * k;
    *y = sy * k;
}

static float nearness(const Layers *l, float x, float y)
{
    return relief_between(l->near, l->near_w, l->near_h, x / LAYERS_STEP, y / LAYERS_STEP) - pivot;
}

/* What moves here has come from where its own nearness sent it: a fixed point, sought from here. */
float turn_source(const Layers *l, float shift_x, float shift_y, float x, float y, float *from_x, float *from_y)
{
    float px = x, py = y;
    for (int k = 0; k < SEARCH; k++) {
        float n = nearness(l, px, py);
        px = x - n * shift_x;
        py = y - n * shift_y;
    }
    float n = nearness(l, px, py), miss_x = x - n * shift_x - px, miss_y = y - n * shift_y - py;
    *from_x = px;
    *from_y = py;
    return sqrtf(miss_x * miss_x + miss_y * miss_y);
}

/* ---- corners ----------------------------------------------------------------------------------------------------- */

static int fixed(float pixels)
{
    return (int)(within(pixels, -16000, 16000) * 65536);
}

static void find_places(const Painter *p, float u, float v, float sx, float sy, Corner *c)
{
    const Layers *l = p->layers;
    float x = u * (float)l->w - l->art_x - 0.5f, y = v * (float)l->h - l->art_y - 0.5f, from_x, from_y;
    float right = (float)l->art->w - 2, low = (float)l->art->h - 2;
    (void)turn_source(l, sx, sy, x, y, &from_x, &from_y);
    c->v[ART_X] = fixed(within(from_x, 0, right));
    c->v[ART_Y] = fixed(within(from_y, 0, low));
    c->v[BACK_X] = fixed(within(x + pivot * sx, 0, right));
    c->v[BACK_Y] = fixed(within(y + pivot * sy, 0, low));
}

/* The lantern hangs before the card, a quarter of its width away: its light falls off to all sides. Where the relief shows
 * it, less glare is needed. */
static void find_light(const Painter *p, float u, float v, Corner *c)
{
    const float glare = p->lit ? 46 : 70;
    float du = (u - p->turn.light_x) / 0.42f, dv = (v - p->turn.light_y) / 0.34f;
    float spot = p->turn.shine * 0.34f * expf(-du * du - dv * dv);
    c->v[GAIN] = (int)((p->light->tone + 0.75f * spot) * 128 * 256);
    c->v[ADD] = (int)(glare * spot * 256);
    if (!p->lit)
        return;
    float lx = p->turn.light_x - u, ly = (p->turn.light_y - v) * 1.25f, lz = 0.26f;
    float far2 = lx * lx + ly * ly + lz * lz,
          power = fminf(1, p->turn.shine * 1.1f) * 140 / (1 + 2.6f * far2) / sqrtf(far2);
    c->v[LIGHT_X] = (int)(lx * power * 256);
    c->v[LIGHT_Y] = (int)(ly * power * 256);
    c->v[LIGHT_Z] = (int)(lz * power * 256);
}

static Corner corner_at(const Painter *p, const TurnLook *look, double x, double y, bool mirrored, float sx, float sy)
{
    const Layers *l = p->layers;
    Corner c = {{0}, false};
    float u, v;
    turn_place(look, x, y, &u, &v);
    u = within(u, -8, 8);
    v = within(v, -8, 8);
    c.v[CARD_X] = fixed((mirrored ? 1 - u : u) * (float)l->w + LAYERS_RIM - 0.5f);
    c.v[CARD_Y] = fixed(v * (float)l->h + LAYERS_RIM - 0.5f);
    c.outside = u < 0 || v < 0 || u > 1 || v > 1;
    if (l->art != NULL)
        find_places(p, u, v, sx, sy, &c);
    find_light(p, u, v, &c);
    return c;
}

/* ---- pixels ------------------------------------------------------------------------------------------------------ */

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
    int at[VALUES], step[VALUES];
    Uint32 *px, normal[CELL];
    int16_t gain[CELL], add[CELL];
} Run;

/* Everything the loops need stands in locals: what they write could be anything else, for all the compiler knows. */
static void run_picture(const Painter *p, Run *r)
{
    const Layers *l = p->layers;
    const Uint32 *const art = l->art->pixels, *const plate = l->plate->pixels, *const facing = l->normal,
                        rest = p->rest;
    Uint32 *restrict px = r->px, *restrict normal = r->normal;
    const int pitch = l->art->pitch / 4, dax = r->step[ART_X], day = r->step[ART_Y], dbx = r->step[BACK_X],
              dby = r->step[BACK_Y];
    int ax = r->at[ART_X], ay = r->at[ART_Y], bx = r->at[BACK_X], by = r->at[BACK_Y];
    for (int i = 0; i < CELL; i++, ax += dax, ay += day, bx += dbx, by += dby) {
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
static void run_front(const Painter *p, Run *r)
{
    const SDL_Surface *front = p->layers->front;
    const SDL_Rect window = p->layers->window;
    const Uint32 *const pixels = front->pixels;
    const unsigned w = (unsigned)front->w - 1, h = (unsigned)front->h - 1;
    const bool edge = p->edge, picture = p->picture;
    Uint32 *restrict px = r->px, *restrict normal = r->normal;
    const int pitch = front->pitch / 4, dx = r->step[CARD_X], dy = r->step[CARD_Y];
    int x = r->at[CARD_X], y = r->at[CARD_Y];
    for (int i = 0; i < CELL; i++, x += dx, y += dy) {
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
    const int lx = r->at[LIGHT_X] >> 8, ly = r->at[LIGHT_Y] >> 8, lz = r->at[LIGHT_Z] >> 8;
    for (int i = 0; i < CELL; i++) {
        int16_t nx = (int8_t)normal[i], ny = (int8_t)(normal[i] >> 8), nz = (int8_t)(normal[i] >> 16);
        int16_t m = (int16_t)((int16_t)(nx * lx) + (int16_t)(ny * ly) + (int16_t)(nz * lz)) >> 7;
        more[i] = (int16_t)(m - ((m & m >> 15) >> 1));
    }
}

/* out = c * gain + add. What the lantern adds is warm, so blue gets the least of it. The loops have a fixed length, so
 * that the compiler makes vectors of them. */
static void run_light(const Painter *p, const Run *run)
{
    int16_t r[CELL], g[CELL], b[CELL], more[CELL] = {0};
    Uint32 *restrict px = run->px;
    const int16_t *restrict gain = run->gain, *restrict add = run->add;
    if (p->lit)
        run_relief(run, more);
    for (int i = 0; i < CELL; i++) {
        r[i] = (int16_t)(px[i] >> 16 & 255);
        g[i] = (int16_t)(px[i] >> 8 & 255);
        b[i] = (int16_t)(px[i] & 255);
    }
    for (int i = 0; i < CELL; i++) {
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
    for (int i = 0; i < CELL; i++)
        px[i] = (px[i] & 0xFF000000u) | (Uint32)((uint8_t)r[i] << 16 | (uint8_t)g[i] << 8 | (uint8_t)b[i]);
}

static inline Uint32 brighter(Uint32 c, int more)
{
    int v = (int)c + more;
    return (Uint32)(v < 255 ? v : 255);
}

/* Foil shows where the picture is bright, and its colours bend with the surfaces of the figure. */
static void run_foil(const Painter *p, const Run *run)
{
    const Layers *l = p->layers;
    const float u = (float)run->at[CARD_X] / 65536 / (float)l->w, v = (float)run->at[CARD_Y] / 65536 / (float)l->h;
    const uint8_t(*const rainbow)[3] = p->light->rainbow;
    const Uint32 *restrict normal = run->normal;
    const int16_t *restrict add = run->add;
    Uint32 *restrict px = run->px;
    const int foil = (int)(p->turn.foil * 256), step = (int)((float)run->step[CARD_X] / (float)l->w * 1.3f);
    const int bend = p->lit ? 1 : 0;
    int wave = (int)((u * 1.3f + v * 0.9f + p->light->phase) * 65536);
    for (int i = 0; i < CELL; i++, wave += step) {
        Uint32 c = px[i], r = c >> 16 & 255, g = c >> 8 & 255, b = c & 255;
        int bright = (int)(77 * r + 150 * g + 29 * b) >> 8, at = (wave >> 8) + (bright >> 4);
        at += bend * ((int8_t)normal[i] / 2 + (int8_t)(normal[i] >> 8) / 3);
        const uint8_t *hue = rainbow[at & (SIDE_TABLE - 1)];
        int k = (foil * bright >> 8) * (72 + 17 * add[i]) >> 10; /* 1/4 each: 18 + 4.3 of the light */
        px[i] = (c & 0xFF000000u) | brighter(r, hue[0] * k >> 8) << 16 | brighter(g, hue[1] * k >> 8) << 8 |
                brighter(b, hue[2] * k >> 8);
    }
}

/* As the window wants it; only the rim of the card has any alpha. */
static void run_straight(Uint32 *px)
{
    for (int i = 0; i < CELL; i++) {
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

/* ---- cells ------------------------------------------------------------------------------------------------------- */

static void paint_run(const Painter *p, Run *r)
{
    const int gain = r->at[GAIN], add = r->at[ADD], more_gain = r->step[GAIN], more_add = r->step[ADD];
    for (int i = 0; i < CELL; i++) {
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

/* c: its upper left corner; stride: corners in a row. */
static void paint_cell(const Painter *p, const Corner *c, int stride, int x0, int y0)
{
    int left[VALUES], right[VALUES], down_left[VALUES], down_right[VALUES];
    for (int k = 0; k < VALUES; k++) {
        down_left[k] = (c[stride].v[k] - c[0].v[k]) / CELL;
        down_right[k] = (c[stride + 1].v[k] - c[1].v[k]) / CELL;
        left[k] = c[0].v[k] + down_left[k] / 2; /* middles of pixels */
        right[k] = c[1].v[k] + down_right[k] / 2;
    }
    for (int y = 0; y < CELL && y0 + y < p->out->h; y++) {
        Run r;
        for (int k = 0; k < VALUES; k++) {
            r.step[k] = (right[k] - left[k]) / CELL;
            r.at[k] = left[k] + r.step[k] / 2;
            left[k] += down_left[k];
            right[k] += down_right[k];
        }
        r.px = row_of(p->out, y0 + y) + x0;
        paint_run(p, &r);
    }
}

static int least(int a, int b)
{
    return a < b ? a : b;
}

static int most(int a, int b)
{
    return a > b ? a : b;
}

/* What of the front lies within the cell; no window where that cannot be. */
static unsigned front_of(const Layers *l, const Corner *c, int stride)
{
    const Corner *k[4] = {c, c + 1, c + stride, c + stride + 1};
    int x0 = k[0]->v[CARD_X], x1 = x0, y0 = k[0]->v[CARD_Y], y1 = y0;
    for (int i = 1; i < 4; i++) {
        x0 = least(x0, k[i]->v[CARD_X]);
        x1 = most(x1, k[i]->v[CARD_X]);
        y0 = least(y0, k[i]->v[CARD_Y]);
        y1 = most(y1, k[i]->v[CARD_Y]);
    }
    const int block = LAYERS_BLOCK * 65536;
    unsigned has = 0;
    int bx0 = x0 < 0 ? 0 : x0 / block, bx1 = least((x1 + 65536) / block, l->blocks_w - 1);
    int by0 = y0 < 0 ? 0 : y0 / block, by1 = least((y1 + 65536) / block, l->blocks_h - 1);
    for (int y = by0; y <= by1; y++)
        for (int x = bx0; x <= bx1; x++)
            has |= l->block[y * l->blocks_w + x];
    return has;
}

static void paint_cells(Painter *p, const TurnLook *look, bool mirrored)
{
    int across = p->out->w / CELL, down = (p->out->h + CELL - 1) / CELL, stride = across + 1;
    Corner *corner = xmalloc((size_t)(stride * (down + 1)) * sizeof *corner);
    float sx, sy;
    turn_shift(p->layers, p->turn, &sx, &sy);
    for (int y = 0; y <= down; y++)
        for (int x = 0; x <= across; x++)
            corner[y * stride + x] = corner_at(p, look, look->left + x * CELL, look->top + y * CELL, mirrored, sx, sy);
    for (int y = 0; y < down; y++)
        for (int x = 0; x < across; x++) {
            const Corner *c = corner + y * stride + x;
            bool in[4] = {!c[0].outside, !c[1].outside, !c[stride].outside, !c[stride + 1].outside};
            unsigned has = front_of(p->layers, c, stride);
            if (has == 0 && !in[0] && !in[1] && !in[2] && !in[3]) /* nothing of the card */
                continue;
            p->edge = !(in[0] && in[1] && in[2] && in[3]) || has & BLOCK_EDGE;
            p->front = p->edge || has & BLOCK_SOME;
            p->picture = p->layers->art != NULL && has & BLOCK_CLEAR;
            paint_cell(p, c, stride, x * CELL, y * CELL);
        }
    free(corner);
}

static void light_make(Light *l, CardTurn turn)
{
    for (int i = 0; i < SIDE_TABLE; i++)
        for (int c = 0; c < 3; c++)
            l->rainbow[i][c] =
                (uint8_t)(127.5f + 127.5f * sinf(((float)i + 0.5f) / SIDE_TABLE * 6.2831853f + (float)c * 2.0943951f));
    l->tone = 1 - 0.22f * turn.shine * fminf(1, fabsf(turn.yaw) + fabsf(turn.pitch));
    l->phase = (turn.yaw * 1.9f + turn.pitch * 1.3f) + 8;
}

SDL_Surface *turn_paint(const Layers *l, const TurnLook *look, CardTurn turn, bool mirrored)
{
    int w = (look->right - look->left + CELL - 1) / CELL * CELL;
    Light light;
    Painter p = {.layers = l, .light = &light, .turn = turn, .foiled = turn.foil > 0};
    p.out = SDL_CreateRGBSurfaceWithFormat(0, w, look->bottom - look->top, 32, SDL_PIXELFORMAT_ARGB8888);
    if (p.out == NULL)
        return NULL;
    light_make(&light, turn);
    p.lit = l->art != NULL && turn.shine > 0;
    float still = 1.5f - (fabsf(turn.yaw) + fabsf(turn.pitch)) / 0.04f;
    p.rest = turn.depth > 0 ? (Uint32)(255 * within(still, 0, 1)) : 255;
    paint_cells(&p, look, mirrored);
    return p.out;
}
