/* SPDX-License-Identifier: MIT
 * Made once for a card and a size. */
#include "gfx/layers.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/buf.h"
#include "base/log.h"
#include "gfx/bitmap.h"
#include "gfx/blit.h"

static SDL_Surface *surface(int w, int h)
{
    SDL_Surface *s = SDL_CreateRGBSurfaceWithFormat(0, w, h, 32, SDL_PIXELFORMAT_ARGB8888);
    REQUIRE(s != NULL);
    return s;
}

static int within(int v, int low, int high)
{
    return v < low ? low : v > high ? high : v;
}

static bool is_inside(SDL_Rect r, int x, int y)
{
    return x >= r.x && y >= r.y && x < r.x + r.w && y < r.y + r.h;
}

/* ---- the front --------------------------------------------------------------------------------------------------- */

static void note_blocks(Layers *l)
{
    for (int y = 0; y < l->front->h; y++)
        for (int x = 0; x < l->front->w; x++) {
            Uint32 a = surface_row(l->front, y)[x] >> 24;
            uint8_t clear = is_inside(l->window, x - LAYERS_RIM, y - LAYERS_RIM) ? BLOCK_CLEAR : BLOCK_EDGE;
            l->block[y / LAYERS_BLOCK * l->blocks_w + x / LAYERS_BLOCK] |=
                (uint8_t)((a > 0 ? BLOCK_SOME : 0) | (a < 255 ? clear : 0));
        }
}

Layers layers_flat(SDL_Surface *front, SDL_Rect window)
{
    Layers l = {.front = front, .w = front->w - 2 * LAYERS_RIM, .h = front->h - 2 * LAYERS_RIM, .window = window};
    l.blocks_w = (front->w + LAYERS_BLOCK - 1) / LAYERS_BLOCK;
    l.blocks_h = (front->h + LAYERS_BLOCK - 1) / LAYERS_BLOCK;
    l.block = xcalloc((size_t)l.blocks_w * (size_t)l.blocks_h, 1);
    note_blocks(&l);
    return l;
}

void layers_free(Layers *l)
{
    SDL_FreeSurface(l->front);
    SDL_FreeSurface(l->art);
    SDL_FreeSurface(l->plate);
    free(l->block);
    free(l->normal);
    free(l->figure);
    free(l->near);
    free(l->alive);
    free(l->glow);
    free(l->mote);
    *l = (Layers){0};
}

/* Returns how much light reaches a place at that share of the shadow's depth from a side of the frame. */
static float lit_beside(float depth)
{
    return depth < 1 ? 1 - 0.62f * (1 - depth) * (1 - depth) : 1;
}

/* The frame throws a soft shadow inward, more from above and the left: the window is a box that one looks into. It lies a
 * little within the window, for frames lap over it. */
static void throw_shadow(Layers *l)
{
    int x0 = l->window.x + l->w / 42, x1 = l->window.x + l->window.w - l->w / 42;
    int y0 = l->window.y + l->h / 37, y1 = l->window.y + l->window.h - l->h / 40;
    float reach = (float)l->w * 0.035f;
    for (int y = y0; y < y1; y++) {
        float rows = lit_beside((float)(y - y0) / reach * 0.8f) * lit_beside((float)(y1 - y) / reach * 2);
        Uint32 *row = surface_row(l->front, y + LAYERS_RIM) + LAYERS_RIM;
        for (int x = x0; x < x1; x++) {
            float light = rows * lit_beside((float)(x - x0) / reach) * lit_beside((float)(x1 - x) / reach * 1.8f);
            row[x] = blit_pixel((Uint32)((1 - light) * 255) << 24, row[x]);
        }
    }
}

/* ---- the picture ------------------------------------------------------------------------------------------------- */

/* Returns the picture with LAYERS_ROOM around it, filled with the colours of its rim. Frees the picture. */
static SDL_Surface *with_room(SDL_Surface *picture)
{
    SDL_Surface *art = surface(picture->w + 2 * LAYERS_ROOM, picture->h + 2 * LAYERS_ROOM);
    for (int y = 0; y < art->h; y++) {
        const Uint32 *from = surface_row(picture, within(y - LAYERS_ROOM, 0, picture->h - 1));
        Uint32 *to = surface_row(art, y);
        for (int x = 0; x < art->w; x++)
            to[x] = from[within(x - LAYERS_ROOM, 0, picture->w - 1)] | 0xFF000000u;
    }
    SDL_FreeSurface(picture);
    return art;
}

typedef struct { /* from pixels of art to shares of the relief */
    float x, y, step_x, step_y;
} Share;

static float at_plane(const float *v, float u, float w)
{
    return relief_between(v, RELIEF_PLANE_W, RELIEF_PLANE_H, u * RELIEF_PLANE_W - 0.5f, w * RELIEF_PLANE_H - 0.5f);
}

static Uint32 signed_byte(float v)
{
    return (Uint32)(int)lrintf(v * 127) & 255;
}

/* The outline becomes the alpha of art, sharper than the relief has it; beside it where its surfaces face, nothing where
 * they shine by themselves. */
static void add_figure(Layers *l, const Relief *r, Share at)
{
    for (int y = 0; y < l->art->h; y++) {
        Uint32 *row = surface_row(l->art, y);
        float v = at.y + ((float)y + 0.5f) * at.step_y;
        for (int x = 0; x < l->art->w; x++) {
            float u = at.x + ((float)x + 0.5f) * at.step_x;
            float a = relief_between(r->figure, RELIEF_W, RELIEF_H, u * RELIEF_W - 0.5f, v * RELIEF_H - 0.5f);
            a = fminf(1, fmaxf(0, (a - 0.5f) * 1.7f + 0.5f));
            row[x] = (row[x] & 0xFFFFFFu) | (Uint32)(a * 255 + 0.5f) << 24;
            if (a <= 0)
                continue;
            float nx = at_plane(r->right, u, v), ny = at_plane(r->down, u, v);
            float nz = sqrtf(fmaxf(1 - nx * nx - ny * ny, 0)), dull = a * at_plane(r->dull, u, v);
            l->normal[y * l->art->w + x] =
                signed_byte(nx * dull) | signed_byte(ny * dull) << 8 | signed_byte((nz - 1) * dull) << 16;
        }
    }
}

static void note_figure(Layers *l)
{
    l->figure_w = (l->art->w + LAYERS_STEP - 1) / LAYERS_STEP;
    l->figure_h = (l->art->h + LAYERS_STEP - 1) / LAYERS_STEP;
    l->figure = xcalloc((size_t)l->figure_w * (size_t)l->figure_h, 1);
    for (int y = 0; y < l->art->h; y++)
        for (int x = 0; x < l->art->w; x++) {
            Uint32 a = surface_row(l->art, y)[x] >> 24;
            l->figure[y / LAYERS_STEP * l->figure_w + x / LAYERS_STEP] |=
                (uint8_t)((a > 0 ? FIGURE_SOME : 0) | (a < 255 ? FIGURE_GAPS : 0));
        }
}

static void add_nearness(Layers *l, const Relief *r, Share at)
{
    l->near_w = l->art->w / LAYERS_STEP + 2;
    l->near_h = l->art->h / LAYERS_STEP + 2;
    l->near = xmalloc((size_t)(l->near_w * l->near_h) * sizeof *l->near);
    for (int i = 0; i < l->near_w * l->near_h; i++)
        l->near[i] = at_plane(r->near, at.x + (float)(i % l->near_w * LAYERS_STEP) * at.step_x,
                              at.y + (float)(i / l->near_w * LAYERS_STEP) * at.step_y);
}

/* ---- what lives -------------------------------------------------------------------------------------------------- */

static float *cells(const Layers *l)
{
    return xcalloc((size_t)l->near_w * (size_t)l->near_h, sizeof(float));
}

static Share cell_share(Share at)
{
    return (Share){at.x, at.y, at.step_x * LAYERS_STEP, at.step_y * LAYERS_STEP};
}

/* The figure breathes, most where it is near. Softened, so that what is behind it is stretched beside it and never torn. */
static void add_breath(Layers *l, const Relief *r, Share pixels)
{
    enum { SOFT = 3 };
    const Share at = cell_share(pixels);
    double sum = 0, x_sum = 0;
    int lowest = 0;
    l->alive = cells(l);
    for (int i = 0; i < l->near_w * l->near_h; i++) {
        int x = i % l->near_w, y = i / l->near_w;
        float u = at.x + (float)x * at.step_x, v = at.y + (float)y * at.step_y;
        float f = relief_between(r->figure, RELIEF_W, RELIEF_H, u * RELIEF_W - 0.5f, v * RELIEF_H - 0.5f);
        l->alive[i] = f * (0.35f + 0.65f * at_plane(r->near, u, v));
        sum += (double)l->alive[i];
        x_sum += (double)(l->alive[i] * (float)x);
        lowest = f > 0.5f ? y : lowest;
    }
    relief_soften(l->alive, l->near_w, l->near_h, SOFT);
    l->root_x = (float)(sum > 0 ? x_sum / sum : l->near_w / 2.0) * LAYERS_STEP;
    l->root_y = (float)(lowest * LAYERS_STEP);
}

/* What shines by itself, and its light around it. */
static void add_glow(Layers *l, const Relief *r, Share pixels)
{
    enum { SOFT = 4 };
    const Share at = cell_share(pixels);
    float *shines = xmalloc(sizeof r->dull);
    for (int i = 0; i < RELIEF_PLANE_W * RELIEF_PLANE_H; i++) {
        float f = r->figure[i / RELIEF_PLANE_W * 2 * RELIEF_W + i % RELIEF_PLANE_W * 2];
        shines[i] = f * fmaxf(0, 1 - r->dull[i] * 1.6f);
    }
    relief_soften(shines, RELIEF_PLANE_W, RELIEF_PLANE_H, SOFT);
    l->glow = cells(l);
    for (int i = 0; i < l->near_w * l->near_h; i++) {
        float u = at.x + (float)(i % l->near_w) * at.step_x, v = at.y + (float)(i / l->near_w) * at.step_y;
        l->glow[i] = fminf(1, 3 * at_plane(shines, u, v));
    }
    free(shines);
}

/* 0 white or grey .. 1 a pure colour. */
static float colored(const Mote *m)
{
    float high = fmaxf(m->color[0], fmaxf(m->color[1], m->color[2])),
          low = fminf(m->color[0], fminf(m->color[1], m->color[2]));
    return high > 0 ? 1 - low / high : 0;
}

/* A halo flickers less the larger it is: a sun stands still. So does what is white: fog, steam, breath. */
static void add_halo(Layers *l, const Mote *m)
{
    const float steady = 0.07f * (float)(l->art->w - 2 * LAYERS_ROOM), reach = 3;
    float most = fminf(1, m->strength) * fminf(1, steady / m->r) * fminf(1, fmaxf(0, colored(m) * 4 - 0.6f));
    for (int i = 0; i < l->near_w * l->near_h; i++) {
        float x = (float)(i % l->near_w * LAYERS_STEP) - m->x, y = (float)(i / l->near_w * LAYERS_STEP) - m->y;
        float k = fmaxf(0, 1 - (x * x + y * y) / (reach * reach * m->r * m->r));
        l->glow[i] = fminf(1, l->glow[i] + most * k * k * k);
    }
}

void layers_add_motes(Layers *l, SDL_FRect part, const Motes *floating)
{
    float w = (float)(l->art->w - 2 * LAYERS_ROOM) / part.w, h = (float)(l->art->h - 2 * LAYERS_ROOM) / part.h;
    l->mote = xcalloc(MOTES_MOST, sizeof *l->mote);
    for (int i = 0; i < floating->n; i++) {
        Mote m = floating->mote[i];
        m.x = (m.x - part.x) * w + LAYERS_ROOM;
        m.y = (m.y - part.y) * h + LAYERS_ROOM;
        m.r *= w;
        if (mote_is_halo(&floating->mote[i]))
            add_halo(l, &m);
        else
            l->mote[l->motes++] = m;
    }
    for (int i = 0; i < floating->eyes; i++) {
        const MoteEye *e = &floating->eye[i];
        l->eye[l->eyes++] = (MoteEye){(e->x - part.x) * w + LAYERS_ROOM, (e->y - part.y) * h + LAYERS_ROOM, e->r * w};
    }
}

/* ---- behind the figure ------------------------------------------------------------------------------------------- */

typedef struct {
    float c[3], known; /* colours, and how far they may be believed: 0..1 */
} Patch;

static Patch mean_of_four(const Patch *p, int w, int h, int x, int y)
{
    Patch sum = {0};
    for (int k = 0; k < 4; k++) {
        if (x * 2 + k % 2 >= w || y * 2 + k / 2 >= h)
            continue;
        const Patch *q = &p[(y * 2 + k / 2) * w + x * 2 + k % 2];
        for (int c = 0; c < 3; c++)
            sum.c[c] += q->c[c] * q->known;
        sum.known += q->known;
    }
    for (int c = 0; c < 3 && sum.known > 0; c++)
        sum.c[c] /= sum.known;
    sum.known = fminf(1, sum.known);
    return sum;
}

/* Fills unknown patches from their surroundings, ever wider: first at half the size, then from there. */
static void guess(Patch *p, int w, int h)
{
    int w2 = (w + 1) / 2, h2 = (h + 1) / 2;
    if (w < 2 || h < 2)
        return;
    Patch *half = xcalloc((size_t)w2 * (size_t)h2, sizeof *half);
    for (int i = 0; i < w2 * h2; i++)
        half[i] = mean_of_four(p, w, h, i % w2, i / w2);
    guess(half, w2, h2);
    for (int i = 0; i < w * h; i++) {
        Patch *q = &p[i];
        if (q->known >= 1)
            continue;
        float fx = fminf(fmaxf(((float)(i % w) - 0.5f) / 2, 0), (float)w2 - 1.001f);
        float fy = fminf(fmaxf(((float)(i / w) - 0.5f) / 2, 0), (float)h2 - 1.001f);
        int ix = (int)fmaxf(fx, 0), iy = (int)fmaxf(fy, 0), right = ix + 1 < w2 ? 1 : 0, down = iy + 1 < h2 ? w2 : 0;
        float ax = fx - (float)ix, ay = fy - (float)iy;
        const Patch *o = &half[iy * w2 + ix];
        for (int c = 0; c < 3; c++) {
            float v = (o[0].c[c] * (1 - ax) + o[right].c[c] * ax) * (1 - ay) +
                      (o[down].c[c] * (1 - ax) + o[down + right].c[c] * ax) * ay;
            q->c[c] = q->c[c] * q->known + v * (1 - q->known);
        }
        q->known = 1;
    }
    free(half);
}

/* 0 well within the figure .. 1 outside; strokes of the figure lap over its outline, so its surroundings are not believed
 * either. */
static float *outside(const SDL_Surface *art, int shrink, int w, int h)
{
    float *v = xcalloc((size_t)w * (size_t)h, sizeof *v);
    for (int y = 0; y < art->h; y++)
        for (int x = 0; x < art->w; x++)
            if (surface_row(art, y)[x] >> 24)
                v[y / shrink * w + x / shrink] = 1;
    relief_soften(v, w, h, 1);
    for (int i = 0; i < w * h; i++)
        v[i] = fminf(1, fmaxf(0, 1 - v[i] * 3));
    return v;
}

static Patch *patches(const SDL_Surface *art, const float *known, int shrink, int w, int h)
{
    Patch *p = xcalloc((size_t)w * (size_t)h, sizeof *p);
    for (int y = 0; y < art->h; y++)
        for (int x = 0; x < art->w; x++) {
            Patch *q = &p[y / shrink * w + x / shrink];
            for (int c = 0; c < 3; c++)
                q->c[c] += (float)(surface_row(art, y)[x] >> (8 * c) & 255);
            q->known++;
        }
    for (int i = 0; i < w * h; i++) {
        for (int c = 0; c < 3; c++)
            p[i].c[c] /= p[i].known;
        p[i].known = known[i];
    }
    return p;
}

static Uint32 between_patches(const Patch *p, int w, int h, float x, float y, Uint32 own, float keep)
{
    x = fminf(fmaxf(x, 0), (float)w - 1.001f);
    y = fminf(fmaxf(y, 0), (float)h - 1.001f);
    int ix = (int)x, iy = (int)y;
    float ax = x - (float)ix, ay = y - (float)iy;
    const Patch *q = &p[iy * w + ix];
    Uint32 out = 0xFF000000u;
    for (int c = 0; c < 3; c++) {
        float v = (q[0].c[c] * (1 - ax) + q[1].c[c] * ax) * (1 - ay) + (q[w].c[c] * (1 - ax) + q[w + 1].c[c] * ax) * ay;
        float was = (float)(own >> (8 * c) & 255);
        out |= (Uint32)fminf(255, fmaxf(0, v + (was - v) * keep)) << (8 * c);
    }
    return out;
}

/* The picture outside the figure; where the figure is a guess, made at half the size when that is large. */
static void add_plate(Layers *l)
{
    const int shrink = l->w >= 400 ? 2 : 1;
    int w = (l->art->w + shrink - 1) / shrink, h = (l->art->h + shrink - 1) / shrink;
    float *known = outside(l->art, shrink, w, h);
    Patch *p = patches(l->art, known, shrink, w, h);
    guess(p, w, h);
    l->plate = surface(l->art->w, l->art->h);
    for (int y = 0; y < l->art->h; y++)
        for (int x = 0; x < l->art->w; x++) {
            float px = ((float)x + 0.5f) / (float)shrink - 0.5f, py = ((float)y + 0.5f) / (float)shrink - 0.5f;
            float keep = relief_between(known, w, h, px, py);
            Uint32 own = surface_row(l->art, y)[x] | 0xFF000000u;
            surface_row(l->plate, y)[x] = keep >= 1 ? own : between_patches(p, w, h, px, py, own, keep);
        }
    free(p);
    free(known);
}

void layers_add_picture(Layers *l, SDL_Surface *picture, int x, int y, SDL_FRect part, const Relief *r)
{
    Share at = {.step_x = part.w / (float)picture->w, .step_y = part.h / (float)picture->h};
    at.x = part.x - LAYERS_ROOM * at.step_x;
    at.y = part.y - LAYERS_ROOM * at.step_y;
    l->art = with_room(picture);
    l->art_x = (float)(x - LAYERS_ROOM);
    l->art_y = (float)(y - LAYERS_ROOM);
    l->normal = xcalloc((size_t)l->art->w * (size_t)l->art->h, sizeof *l->normal);
    add_figure(l, r, at);
    note_figure(l);
    add_nearness(l, r, at);
    add_breath(l, r, at);
    add_glow(l, r, at);
    add_plate(l);
    if (l->window.w < l->w || l->window.h < l->h)
        throw_shadow(l);
    note_blocks(l);
}
