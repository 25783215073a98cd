/* SPDX-License-Identifier: MIT
 * Soft shadows and glows: the Gaussian of a rounded rectangle, computed once as a nine-slice whose edges are tiled.
 * Nothing is drawn inside the rectangle itself: what throws the shadow covers it. */
#include <math.h>
#include <stdlib.h>

#include "base/log.h"
#include "gfx/inside.h"

enum { TILE = 96, ARC_STEPS = 12, LAYERS = 2 };

typedef struct {
    float down, blur, spread; /* pixels */
    Color color;
} Layer;

typedef struct {
    int count;
    Layer layer[LAYERS];
} Soft;

static float normal_sum(float x) /* of the standard normal distribution */
{
    return 0.5f * (1.0f + erff(x * 0.70710678f));
}

/* Share of a blurred bar a..b at x. */
static float blurred_bar(float x, float a, float b, float sigma)
{
    return normal_sum((x - a) / sigma) - normal_sum((x - b) / sigma);
}

/* One horizontal slab of the rounded rectangle: between two heights, with its own width. */
typedef struct {
    float y0, y1, inset;
} Slab;

static int cut_slabs(Slab *slab, float h, float radius)
{
    int n = 0;
    for (int i = 0; i < ARC_STEPS; i++) {
        float y0 = radius * (float)i / ARC_STEPS, y1 = radius * (float)(i + 1) / ARC_STEPS;
        float up = radius - (y0 + y1) / 2, inset = radius - sqrtf(fmaxf(radius * radius - up * up, 0));
        slab[n++] = (Slab){y0, y1, inset};
        slab[n++] = (Slab){h - y1, h - y0, inset};
    }
    slab[n++] = (Slab){radius, h - radius, 0};
    return n;
}

/* Adds one layer to the bitmap. The thrower lies at `margin` from every side of it. */
static void add_layer(Bitmap *b, int margin, float radius, const Layer *l)
{
    Slab slab[2 * ARC_STEPS + 1];
    float w = (float)(b->w - 2 * margin) + 2 * l->spread, h = (float)(b->h - 2 * margin) + 2 * l->spread;
    float left = (float)margin - l->spread, top = left + l->down, sigma = fmaxf(l->blur / 2, 0.35f);
    int n = cut_slabs(slab, h, fminf(radius + l->spread, fminf(w, h) / 2));
    float *across = malloc((size_t)n * (size_t)b->w * sizeof *across);
    NEED(across != NULL);
    for (int i = 0; i < n; i++)
        for (int x = 0; x < b->w; x++)
            across[i * b->w + x] = blurred_bar((float)x + 0.5f, left + slab[i].inset, left + w - slab[i].inset, sigma);
    for (int y = 0; y < b->h; y++) {
        float down[2 * ARC_STEPS + 1];
        for (int i = 0; i < n; i++)
            down[i] = blurred_bar((float)y + 0.5f, top + slab[i].y0, top + slab[i].y1, sigma);
        for (int x = 0; x < b->w; x++) {
            float sum = 0;
            for (int i = 0; i < n; i++)
                sum += across[i * b->w + x] * down[i];
            bitmap_over(b, x, y, l->color, sum);
        }
    }
    free(across);
}

static int soft_margin(const Soft *s)
{
    float most = 0;
    for (int i = 0; i < s->count; i++)
        most = fmaxf(most, s->layer[i].blur * 1.15f + s->layer[i].spread + fabsf(s->layer[i].down));
    return (int)ceilf(most);
}

static const Baked *bake_soft(Gfx *g, int w, int h, int margin, float radius, const Soft *s)
{
    Key k = key_start(BAKE_SHADOW);
    key_int(&k, w);
    key_int(&k, h);
    key_float(&k, radius);
    for (int i = 0; i < s->count; i++) {
        key_float(&k, s->layer[i].down);
        key_float(&k, s->layer[i].blur);
        key_float(&k, s->layer[i].spread);
        key_color(&k, s->layer[i].color);
    }
    const Baked *known = cache_find(g->cache, k);
    if (known != NULL)
        return known;
    Bitmap b = bitmap_new(w, h);
    for (int i = 0; i < s->count; i++)
        add_layer(&b, margin, radius, &s->layer[i]);
    float m = (float)margin;
    for (int y = 0; y < h; y++) /* one pixel remains under the thrower's own soft edge */
        for (int x = 0; x < w; x++)
            bitmap_erase(&b, x, y,
                         cover_round((float)x + 0.5f, (float)y + 0.5f, m + 1, m + 1, (float)w - 2 * m - 2,
                                     (float)h - 2 * m - 2, fmaxf(radius - 1, 0)));
    return bake_bitmap(g, k, &b);
}

/* Repeats the tile of an edge along it. */
static void draw_edge(Gfx *g, const Baked *b, SDL_Rect tile, SDL_Rect to)
{
    bool across = to.h == tile.h;
    int length = across ? to.w : to.h;
    for (int at = 0; at < length; at += TILE) {
        int n = length - at < TILE ? length - at : TILE;
        if (across)
            px_part(g, b, (SDL_Rect){tile.x, tile.y, n, tile.h}, to.x + at, to.y);
        else
            px_part(g, b, (SDL_Rect){tile.x, tile.y, tile.w, n}, to.x, to.y + at);
    }
}

static void draw_soft(Gfx *g, SDL_Rect r, float radius, const Soft *s)
{
    int m = soft_margin(s), inner = m + (int)ceilf(radius); /* corners reach this far into the edges */
    int c = m + inner, w = r.w + 2 * m, h = r.h + 2 * m, x = r.x - m, y = r.y - m;
    if (r.w <= 0 || r.h <= 0 || px_hidden(g, (SDL_Rect){x, y, w, h}))
        return;
    int side = 2 * c + TILE;
    int bw = w < side ? w : side, bh = h < side ? h : side;
    const Baked *b = bake_soft(g, bw, bh, m, radius, s);
    /* Small things are whole in one or both directions: their halves meet in the middle. */
    int cx = w < side ? (w + 1) / 2 : c, cy = h < side ? (h + 1) / 2 : c;
    int rx = w < side ? w - cx : c, ry = h < side ? h - cy : c;
    px_part(g, b, (SDL_Rect){0, 0, cx, cy}, x, y);
    px_part(g, b, (SDL_Rect){bw - rx, 0, rx, cy}, x + w - rx, y);
    px_part(g, b, (SDL_Rect){0, bh - ry, cx, ry}, x, y + h - ry);
    px_part(g, b, (SDL_Rect){bw - rx, bh - ry, rx, ry}, x + w - rx, y + h - ry);
    int band = m + (int)ceilf(radius); /* deeper than this all is erased */
    int across = w - cx - rx, along = h - cy - ry;
    draw_edge(g, b, (SDL_Rect){cx, 0, TILE, band}, (SDL_Rect){x + cx, y, across, band});
    draw_edge(g, b, (SDL_Rect){cx, bh - band, TILE, band}, (SDL_Rect){x + cx, y + h - band, across, band});
    draw_edge(g, b, (SDL_Rect){0, cy, band, TILE}, (SDL_Rect){x, y + cy, band, along});
    draw_edge(g, b, (SDL_Rect){bw - band, cy, band, TILE}, (SDL_Rect){x + w - band, y + cy, band, along});
}

void gfx_shadow(Gfx *g, Rect r, float radius, int depth)
{
    static const Soft depths[] = {
        {2, {{2, 3, 0, {0, 0, 0, 140}}, {4, 10, 0, {0, 0, 0, 90}}}},
        {1, {{6, 18, 0, {0, 0, 0, 115}}}},
        {1, {{22, 24, 0, {0, 0, 0, 153}}}},
        {1, {{8, 22, 0, {0, 0, 0, 153}}}},
    };
    if (depth < 1 || depth > 4 || gfx_is_contrast(g))
        return;
    Soft s = depths[depth - 1];
    for (int i = 0; i < s.count; i++) {
        Layer *l = &s.layer[i];
        l->down *= g->unit;
        l->blur *= g->unit;
        if (g->theme == THEME_DAYLIGHT) /* by day shadows are light and brown */
            l->color = (Color){60, 38, 14, (Uint8)(l->color.a * 5 / 9)};
    }
    draw_soft(g, px_rect(g, r), radius * g->unit, &s);
}

void gfx_glow(Gfx *g, Rect r, float radius, float reach, Color c)
{
    if (reach <= 0 || gfx_is_contrast(g))
        return;
    Soft s = {1, {{0, reach * g->unit, reach * 0.2f * g->unit, c}}};
    draw_soft(g, px_rect(g, r), radius * g->unit, &s);
}
