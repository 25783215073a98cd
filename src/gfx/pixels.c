/* SPDX-License-Identifier: MIT
 * The bottom of all drawing: rectangles and baked pictures in physical pixels, clipped and faded. */
#include <math.h>

#include "gfx/blit.h"
#include "gfx/inside.h"

/* Limits a coordinate so that an int is safe; nothing is visible beyond the limit. */
static int px_edge(float v)
{
    return v > -30000.0f ? (v < 30000.0f ? (int)lrintf(v) : 30000) : -30000;
}

SDL_Rect px_rect(const Gfx *g, Rect r)
{
    int x0 = px_edge(r.x * g->unit), y0 = px_edge(r.y * g->unit);
    int x1 = px_edge((r.x + r.w) * g->unit), y1 = px_edge((r.y + r.h) * g->unit);
    return (SDL_Rect){x0, y0, x1 > x0 ? x1 - x0 : 0, y1 > y0 ? y1 - y0 : 0};
}

int px_size(const Gfx *g, float logical)
{
    int px = px_edge(logical * g->unit);
    return px < 1 ? 1 : px;
}

bool px_hidden(const Gfx *g, SDL_Rect r)
{
    SDL_Rect seen = {0, 0, g->pixel_w, g->pixel_h};
    if (clip_now(g) != NULL)
        seen = clip_now(g)->seen;
    return g->dry || g->fade <= 0.002f || !SDL_HasIntersection(&seen, &r);
}

static unsigned alpha_of(const Gfx *g)
{
    return (unsigned)lrintf(255.0f * g->fade);
}

void px_fill(Gfx *g, SDL_Rect r, Color c)
{
    Uint32 alpha = (Uint32)lrintf((float)c.a * g->fade);
    Uint32 pixel = blit_premultiplied(alpha << 24 | (Uint32)c.r << 16 | (Uint32)c.g << 8 | (Uint32)c.b);
    if (alpha == 0 || px_hidden(g, r))
        return;
    for (Band band = clip_bands(g); band_next(g, &band);)
        if (SDL_IntersectRect(&band.clip, &r, &band.clip))
            drawlist_fill(g->list, band.clip, pixel);
}

void px_part(Gfx *g, const Baked *b, SDL_Rect part, int x, int y)
{
    SDL_Rect to = {x, y, part.w, part.h};
    if (b == NULL || px_hidden(g, to))
        return;
    for (Band band = clip_bands(g); band_next(g, &band);)
        if (SDL_IntersectRect(&band.clip, &to, &band.clip))
            drawlist_copy(g->list, band.clip, b, x - part.x, y - part.y, alpha_of(g));
}

void px_baked(Gfx *g, const Baked *b, int x, int y)
{
    if (b == NULL || px_hidden(g, (SDL_Rect){x, y + b->dy, b->w, b->h}))
        return;
    for (Band band = clip_bands(g); band_next(g, &band);)
        drawlist_copy(g->list, band.clip, b, x, y, alpha_of(g));
}

void px_faded(Gfx *g, const Baked *b, int x, int y, float alpha)
{
    float before = g->fade;
    g->fade *= alpha;
    px_baked(g, b, x, y);
    g->fade = before;
}

void px_fleeting(Gfx *g, SDL_Surface *surface, int x, int y)
{
    if (surface == NULL || px_hidden(g, (SDL_Rect){x, y, surface->w, surface->h})) {
        SDL_FreeSurface(surface);
        return;
    }
    Baked b = baked_from_surface(surface, true);
    b.serial = cache_serial(g->cache);
    px_baked(g, drawlist_keep(g->list, b), x, y);
}

void px_stretched(Gfx *g, const Baked *b, SDL_Rect to)
{
    if (b == NULL || px_hidden(g, to))
        return;
    for (Band band = clip_bands(g); band_next(g, &band);)
        drawlist_stretch(g->list, band.clip, b, to, alpha_of(g));
}

const Baked *bake_surface(Gfx *g, Key k, SDL_Surface *surface, bool trim)
{
    return cache_put(g->cache, k, baked_from_surface(surface, trim));
}

const Baked *bake_bitmap(Gfx *g, Key k, Bitmap *bitmap)
{
    SDL_Surface *s = bitmap_surface(bitmap);
    bitmap_free(bitmap);
    return bake_surface(g, k, s, false);
}
