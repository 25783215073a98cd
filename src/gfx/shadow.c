/* SPDX-License-Identifier: MIT
 * Soft shadows and glows: the Gaussian of a rounded rectangle, computed once as a nine-slice whose edges are tiled.
 * Nothing is drawn inside the rectangle itself: what throws the shadow covers it. */
#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC optimize("O3") /* sums over rows of pixels: vectors halve what a screen's first frame spends here */
#endif
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/buf.h"
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
        float up = radius - (y0 + y1) / 2, inset = radius - sqrtf(maxf(radius * radius - up * up, 0));
        slab[n++] = (Slab){y0, y1, inset};
        slab[n++] = (Slab){h - y1, h - y0, inset};
    }
    slab[n++] = (Slab){radius, h - radius, 0};
    return n;
}

/* How far the shadow stands out of its thrower. */
typedef struct {
    int side, top, bottom;
} Reach;

static void add_row(float *restrict sum, const float *restrict row, float k, int n)
{
    for (int x = 0; x < n; x++)
        sum[x] += row[x] * k;
}

/* As bitmap_over, a row of it. */
static void put_row(float *restrict rgba, const float *restrict cover, Color c, int n)
{
    const float color[4] = {(float)c.r / 255.0f, (float)c.g / 255.0f, (float)c.b / 255.0f, 1};
    for (int x = 0; x < n; x++) {
        float a = maxf(minf(cover[x], 1.0f), 0) * (float)c.a / 255.0f, keep = 1.0f - a;
        for (int i = 0; i < 4; i++)
            rgba[4 * x + i] = color[i] * a + rgba[4 * x + i] * keep;
    }
}

/* Adds one layer to the bitmap. */
static void add_layer(Bitmap *b, Reach m, float radius, const Layer *l)
{
    Slab slab[2 * ARC_STEPS + 1];
    float w = (float)(b->w - 2 * m.side) + 2 * l->spread, h = (float)(b->h - m.top - m.bottom) + 2 * l->spread;
    float left = (float)m.side - l->spread, top = (float)m.top - l->spread + l->down;
    float sigma = maxf(l->blur / 2, 0.35f);
    int n = cut_slabs(slab, h, minf(radius + l->spread, minf(w, h) / 2));
    float *across = xcalloc((size_t)n * (size_t)b->w, sizeof *across), *sum = xcalloc((size_t)b->w, sizeof *sum);
    for (int i = 0; i < n; i++)
        for (int x = 0; x < b->w; x++)
            across[i * b->w + x] = blurred_bar((float)x + 0.5f, left + slab[i].inset, left + w - slab[i].inset, sigma);
    for (int y = 0; y < b->h; y++) {
        float down[2 * ARC_STEPS + 1] = {0};
        for (int i = 0; i < n; i++)
            down[i] = blurred_bar((float)y + 0.5f, top + slab[i].y0, top + slab[i].y1, sigma);
        memset(sum, 0, (size_t)b->w * sizeof *sum);
        for (int i = 0; i < n; i++)
            add_row(sum, across + i * b->w, down[i], b->w);
        put_row(b->rgba + (size_t)y * (size_t)b->w * 4, sum, l->color, b->w);
    }
    free(sum);
    free(across);
}

/* As far as it darkens (or lights) by more than one step of brightness: on dark ground small shadows end sooner. */
static Reach soft_reach(const Gfx *g, const Soft *s)
{
    bool short_ends = g->theme == THEME_TAVERN && s->layer[s->count - 1].blur < 12 * g->unit;
    float share = short_ends ? 0.85f : 1.15f;
    float side = 0, top = 0, bottom = 0;
    for (int i = 0; i < s->count; i++) {
        const Layer *l = &s->layer[i];
        float out = l->blur * share + l->spread;
        side = maxf(side, out);
        top = maxf(top, out - l->down);
        bottom = maxf(bottom, out + l->down);
    }
    return (Reach){(int)ceilf(side), (int)ceilf(top), (int)ceilf(bottom)};
}

/* Nothing below the thrower but one pixel under its own soft edge. */
static void erase_inside(Bitmap *b, Reach m, float radius)
{
    float x0 = (float)m.side + 1, y0 = (float)m.top + 1;
    float w = (float)(b->w - 2 * m.side) - 2, h = (float)(b->h - m.top - m.bottom) - 2;
    for (int y = 0; w > 0 && h > 0 && y < b->h; y++)
        for (int x = 0; x < b->w; x++)
            bitmap_erase(b, x, y, cover_round((float)x + 0.5f, (float)y + 0.5f, x0, y0, w, h, maxf(radius - 1, 0)));
}

static const Baked *bake_soft(Gfx *g, int w, int h, Reach m, float radius, const Soft *s)
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
        add_layer(&b, m, radius, &s->layer[i]);
    erase_inside(&b, m, radius);
    return bake_bitmap(g, k, &b);
}

/* Repeats the tile of an edge along it. */
static void draw_edge(Gfx *g, const Baked *b, bool across, SDL_Rect tile, SDL_Rect to)
{
    int length = across ? to.w : to.h;
    for (int at = 0; at < length; at += TILE) {
        int n = length - at < TILE ? length - at : TILE;
        if (across)
            px_part(g, b, (SDL_Rect){tile.x, tile.y, n, tile.h}, to.x + at, to.y);
        else
            px_part(g, b, (SDL_Rect){tile.x, tile.y, tile.w, n}, to.x, to.y + at);
    }
}

/* One direction of the nine-slice: sizes of the two ends in the baked picture and on the screen. */
typedef struct {
    int low, high, baked;
} Cut;

/* Small things are whole: their halves meet in the middle. */
static Cut cut_axis(int size, int low, int high)
{
    int baked = low + high + TILE;
    if (size < baked)
        return (Cut){(size + 1) / 2, size - (size + 1) / 2, size};
    return (Cut){low, high, baked};
}

/* A horizontal band: left end, repeated middle, right end. */
static void draw_band(Gfx *g, const Baked *b, SDL_Rect band, Cut c, int across, int x, int y)
{
    px_part(g, b, (SDL_Rect){0, band.y, c.low, band.h}, x, y);
    draw_edge(g, b, true, (SDL_Rect){c.low, band.y, TILE, band.h}, (SDL_Rect){x + c.low, y, across, band.h});
    px_part(g, b, (SDL_Rect){band.w - c.high, band.y, c.high, band.h}, x + c.low + across, y);
}

static void draw_soft(Gfx *g, SDL_Rect r, float radius, const Soft *s)
{
    Reach m = soft_reach(g, s);
    int x = r.x - m.side, y = r.y - m.top, w = r.w + 2 * m.side, h = r.h + m.top + m.bottom;
    if (r.w <= 0 || r.h <= 0 || px_hidden(g, (SDL_Rect){x, y, w, h}))
        return;
    int arc = (int)ceilf(radius), bend = m.side + arc; /* how far a corner is felt along the edges */
    Cut cx = cut_axis(w, m.side + bend, m.side + bend), cy = cut_axis(h, m.top + bend, m.bottom + bend);
    const Baked *b = bake_soft(g, cx.baked, cy.baked, m, radius, s);
    int bw = cx.baked, bh = cy.baked, across = w - cx.low - cx.high, along = h - cy.low - cy.high;
    int top = m.top + arc + 1, bottom = m.bottom + arc + 1, side = m.side + 1; /* deeper than this all is erased */
    top = top < cy.low ? top : cy.low;
    bottom = bottom < cy.high ? bottom : cy.high;
    /* Upper and lower band over the whole width, then the sides between them. */
    draw_band(g, b, (SDL_Rect){0, 0, bw, top}, cx, across, x, y);
    draw_band(g, b, (SDL_Rect){0, bh - bottom, bw, bottom}, cx, across, x, y + h - bottom);
    px_part(g, b, (SDL_Rect){0, top, side, cy.low - top}, x, y + top);
    px_part(g, b, (SDL_Rect){bw - side, top, side, cy.low - top}, x + w - side, y + top);
    px_part(g, b, (SDL_Rect){0, bh - cy.high, side, cy.high - bottom}, x, y + h - cy.high);
    px_part(g, b, (SDL_Rect){bw - side, bh - cy.high, side, cy.high - bottom}, x + w - side, y + h - cy.high);
    draw_edge(g, b, false, (SDL_Rect){0, cy.low, side, TILE}, (SDL_Rect){x, y + cy.low, side, along});
    draw_edge(g, b, false, (SDL_Rect){bw - side, cy.low, side, TILE},
              (SDL_Rect){x + w - side, y + cy.low, side, along});
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
