/* SPDX-License-Identifier: MIT
 * Rectangles with round corners: only the corners are baked (once per radius and colour), edges and middles are plain
 * fills, so that any size of panel costs four small copies. */
#include <math.h>

#include "gfx/inside.h"

void gfx_fill(Gfx *g, Rect r, Color c)
{
    px_fill(g, px_rect(g, r), c);
}

/* A disc or a ring of 2 * corner pixels: its quarters are the corners. thick 0: filled. */
static const Baked *bake_corners(Gfx *g, float radius, float thick, Color c)
{
    Key k = key_start(thick > 0 ? BAKE_RING : BAKE_ROUND);
    key_float(&k, radius);
    key_float(&k, thick);
    key_color(&k, c);
    const Baked *known = cache_find(g->cache, k);
    if (known != NULL)
        return known;
    int side = 2 * (int)ceilf(radius);
    Bitmap b = bitmap_new(side, side);
    float s = (float)side;
    for (int y = 0; y < side; y++) {
        for (int x = 0; x < side; x++) {
            float d = distance_round((float)x + 0.5f, (float)y + 0.5f, 0, 0, s, s, radius);
            float cover = minf(maxf(0.5f - d, 0), 1);
            if (thick > 0)
                cover -= minf(maxf(0.5f - d - thick, 0), 1);
            bitmap_over(&b, x, y, c, cover);
        }
    }
    return bake_bitmap(g, k, &b);
}

static void draw_corners(Gfx *g, const Baked *b, SDL_Rect r, int c)
{
    px_part(g, b, (SDL_Rect){0, 0, c, c}, r.x, r.y);
    px_part(g, b, (SDL_Rect){c, 0, c, c}, r.x + r.w - c, r.y);
    px_part(g, b, (SDL_Rect){0, c, c, c}, r.x, r.y + r.h - c);
    px_part(g, b, (SDL_Rect){c, c, c, c}, r.x + r.w - c, r.y + r.h - c);
}

/* Returns the radius in pixels, never more than half the rectangle. */
static float px_radius(const Gfx *g, SDL_Rect r, float radius)
{
    float most = (float)(r.w < r.h ? r.w : r.h) / 2.0f;
    return minf(maxf(radius * g->unit, 0), most);
}

void gfx_round(Gfx *g, Rect r, float radius, Color c)
{
    SDL_Rect p = px_rect(g, r);
    if (p.w <= 0 || p.h <= 0 || c.a == 0 || px_hidden(g, p))
        return;
    float rad = px_radius(g, p, radius);
    int n = (int)ceilf(rad);
    if (rad < 0.75f) {
        px_fill(g, p, c);
        return;
    }
    if (2 * n > p.w || 2 * n > p.h) /* odd sides: whole pixels on either side of the middle */
        rad = (float)--n;
    if (n < 1) {
        px_fill(g, p, c);
        return;
    }
    draw_corners(g, bake_corners(g, rad, 0, c), p, n);
    px_fill(g, (SDL_Rect){p.x + n, p.y, p.w - 2 * n, n}, c);
    px_fill(g, (SDL_Rect){p.x, p.y + n, p.w, p.h - 2 * n}, c);
    px_fill(g, (SDL_Rect){p.x + n, p.y + p.h - n, p.w - 2 * n, n}, c);
}

void gfx_frame(Gfx *g, Rect r, float radius, float thick, Color c)
{
    SDL_Rect p = px_rect(g, r);
    int t = px_size(g, thick);
    if (p.w <= 0 || p.h <= 0 || c.a == 0 || px_hidden(g, p))
        return;
    if (2 * t >= p.w || 2 * t >= p.h) {
        gfx_round(g, r, radius, c);
        return;
    }
    float rad = px_radius(g, p, radius);
    int n = (int)ceilf(rad);
    if (2 * n > p.w || 2 * n > p.h)
        rad = (float)--n;
    if (n >= 1)
        draw_corners(g, bake_corners(g, rad, (float)t, c), p, n);
    int gap = n > 0 ? n : 0, side = gap > 0 ? gap : t; /* square corners belong to the upper and lower edge */
    px_fill(g, (SDL_Rect){p.x + gap, p.y, p.w - 2 * gap, t}, c);
    px_fill(g, (SDL_Rect){p.x + gap, p.y + p.h - t, p.w - 2 * gap, t}, c);
    px_fill(g, (SDL_Rect){p.x, p.y + side, t, p.h - 2 * side}, c);
    px_fill(g, (SDL_Rect){p.x + p.w - t, p.y + side, t, p.h - 2 * side}, c);
}

/* Draws the dashes of one straight edge, evenly spread between two corners. across: thickness lies along y. */
static void dash_edge(Gfx *g, SDL_Rect edge, bool across, int t, Color c)
{
    int length = across ? edge.w : edge.h;
    int step = t * 4, count = (length + step / 2) / step;
    if (length <= 0)
        return;
    if (count < 1)
        count = 1;
    float pitch = (float)length / (float)count, dash = pitch * 0.58f;
    for (int i = 0; i < count; i++) {
        int at = (int)lrintf((float)i * pitch + (pitch - dash) / 2), len = (int)lrintf(dash);
        px_fill(g, across ? (SDL_Rect){edge.x + at, edge.y, len, t} : (SDL_Rect){edge.x, edge.y + at, t, len}, c);
    }
}

void gfx_dashed(Gfx *g, Rect r, float radius, float thick, Color c)
{
    SDL_Rect p = px_rect(g, r);
    int t = px_size(g, thick);
    if (p.w <= 2 * t || p.h <= 2 * t || px_hidden(g, p))
        return;
    int n = (int)maxf(px_radius(g, p, radius), (float)t);
    draw_corners(g, bake_corners(g, (float)n, (float)t, c), p, n);
    dash_edge(g, (SDL_Rect){p.x + n, p.y, p.w - 2 * n, t}, true, t, c);
    dash_edge(g, (SDL_Rect){p.x + n, p.y + p.h - t, p.w - 2 * n, t}, true, t, c);
    dash_edge(g, (SDL_Rect){p.x, p.y + n, t, p.h - 2 * n}, false, t, c);
    dash_edge(g, (SDL_Rect){p.x + p.w - t, p.y + n, t, p.h - 2 * n}, false, t, c);
}

static Uint32 dithered(float r, float g, float b, float alpha, float threshold)
{
    Uint32 a = (Uint32)(alpha * 255.0f + 0.5f);
    return a << 24 | (Uint32)minf(r + threshold, 255) << 16 | (Uint32)minf(g + threshold, 255) << 8 |
           (Uint32)minf(b + threshold, 255);
}

static float between(Uint8 a, Uint8 b, float t)
{
    return (float)a + ((float)b - (float)a) * t;
}

static SDL_Surface *paint_gradient(int w, int h, float radius, Color top, Color bottom)
{
    SDL_Surface *s = SDL_CreateRGBSurfaceWithFormat(0, w, h, 32, SDL_PIXELFORMAT_ARGB8888);
    int arc = (int)ceilf(radius);
    for (int y = 0; s != NULL && y < h; y++) {
        Uint32 *row = (Uint32 *)(void *)((Uint8 *)s->pixels + (ptrdiff_t)y * s->pitch);
        float t = ((float)y + 0.5f) / (float)h, alpha = between(top.a, bottom.a, t) / 255;
        float r = between(top.r, bottom.r, t), g = between(top.g, bottom.g, t), b = between(top.b, bottom.b, t);
        bool bent = y < arc || y >= h - arc;
        Uint32 period[4]; /* of the dither along a row */
        for (int x = 0; x < 4; x++)
            period[x] = dithered(r, g, b, alpha, dither_at(x, y));
        for (int x = 0; x < w; x++)
            row[x] = period[x & 3];
        for (int x = 0; bent && x < w; x++) {
            if (x == arc && w - arc > arc)
                x = w - arc;
            float cover = cover_round((float)x + 0.5f, (float)y + 0.5f, 0, 0, (float)w, (float)h, radius);
            row[x] = dithered(r, g, b, alpha * cover, dither_at(x, y));
        }
    }
    return s;
}

void gfx_gradient(Gfx *g, Rect r, float radius, Color top, Color bottom)
{
    SDL_Rect p = px_rect(g, r);
    if (p.w <= 0 || p.h <= 0 || px_hidden(g, p))
        return;
    float rad = px_radius(g, p, radius);
    Key k = key_start(BAKE_GRADIENT);
    key_int(&k, p.w);
    key_int(&k, p.h);
    key_float(&k, rad);
    key_color(&k, top);
    key_color(&k, bottom);
    const Baked *b = cache_find(g->cache, k);
    if (b == NULL)
        b = bake_surface(g, k, paint_gradient(p.w, p.h, rad, top, bottom), false);
    px_baked(g, b, p.x, p.y);
}

void gfx_disc(Gfx *g, float cx, float cy, float radius, Color c)
{
    SDL_Rect p = px_rect(g, rect(cx - radius, cy - radius, 2 * radius, 2 * radius));
    if (p.w < 1 || px_hidden(g, p))
        return;
    int n = (p.w + 1) / 2;
    if (n < 1)
        n = 1;
    px_baked(g, bake_corners(g, (float)n, 0, c), p.x, p.y);
}
