/* SPDX-License-Identifier: MIT
 * The bottom of all drawing: rectangles and baked pictures in physical pixels, clipped and faded. */
#include <math.h>

#include "gfx/inside.h"

enum { TILE_W = 191, TILE_H = 64, TILE_FROM = 2048 };

/* Beyond this nothing can be seen, and an int stays safe. */
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
    int top = g->clips < CLIP_DEPTH ? g->clips : CLIP_DEPTH;
    if (top > 0)
        seen = g->clip[top - 1];
    return g->dry || g->fade <= 0.002f || !SDL_HasIntersection(&seen, &r);
}

/* Large areas are copied from a small tile of the colour. SDL fills rectangles past the processor's caches, which makes
 * the fill itself three times slower and all that is blended over it afterwards as well. The odd width keeps SDL's copy
 * from doing the same. */
static void fill_tiled(Gfx *g, SDL_Rect r, Color c)
{
    Key k = key_start(BAKE_TILE);
    key_color(&k, c);
    const Baked *b = cache_find(g->cache, k);
    if (b == NULL) {
        SDL_Surface *s = SDL_CreateRGBSurfaceWithFormat(0, TILE_W, TILE_H, 32, SDL_PIXELFORMAT_ARGB8888);
        if (s != NULL)
            SDL_FillRect(s, NULL, SDL_MapRGBA(s->format, c.r, c.g, c.b, 255));
        b = bake_surface(g, k, s, false);
    }
    for (int y = 0; y < r.h; y += TILE_H)
        for (int x = 0; x < r.w; x += TILE_W) {
            int w = r.w - x < TILE_W ? r.w - x : TILE_W, h = r.h - y < TILE_H ? r.h - y : TILE_H;
            px_part(g, b, (SDL_Rect){0, 0, w, h}, r.x + x, r.y + y);
        }
}

void px_fill(Gfx *g, SDL_Rect r, Color c)
{
    Uint8 alpha = (Uint8)lrintf((float)c.a * g->fade);
    if (alpha == 0 || px_hidden(g, r))
        return;
    if (alpha == 255 && r.w * r.h > TILE_FROM) {
        fill_tiled(g, r, c);
        return;
    }
    SDL_SetRenderDrawBlendMode(g->renderer, alpha == 255 ? SDL_BLENDMODE_NONE : SDL_BLENDMODE_BLEND);
    SDL_SetRenderDrawColor(g->renderer, c.r, c.g, c.b, alpha);
    SDL_RenderFillRect(g->renderer, &r);
}

/* One of the up to three bands of a baked picture: rows y .. y + h of it lie at row `at` of the texture. */
static void copy_band(Gfx *g, SDL_Texture *t, int y, int h, int at, SDL_Rect part, int to_x, int to_y)
{
    int top = part.y > y ? part.y : y;
    int bottom = part.y + part.h < y + h ? part.y + part.h : y + h;
    if (t == NULL || bottom <= top)
        return;
    SDL_Rect from = {part.x, top - y + at, part.w, bottom - top};
    SDL_Rect to = {to_x, to_y + top - part.y, part.w, bottom - top};
    SDL_RenderCopy(g->renderer, t, &from, &to);
}

static void set_alpha(SDL_Texture *t, bool solid, float alpha)
{
    if (t == NULL)
        return;
    SDL_SetTextureAlphaMod(t, (Uint8)lrintf(255.0f * alpha));
    if (solid)
        SDL_SetTextureBlendMode(t, alpha < 1.0f ? SDL_BLENDMODE_BLEND : SDL_BLENDMODE_NONE);
}

void px_part(Gfx *g, const Baked *b, SDL_Rect part, int x, int y)
{
    if (b == NULL)
        return;
    SDL_Rect all = {0, 0, b->w, b->h};
    SDL_Rect cut;
    if (!SDL_IntersectRect(&all, &part, &cut))
        return;
    x += cut.x - part.x + b->dx;
    y += cut.y - part.y + b->dy;
    if (px_hidden(g, (SDL_Rect){x, y, cut.w, cut.h}))
        return;
    set_alpha(b->blend, false, g->fade);
    set_alpha(b->solid, true, g->fade);
    int below = b->solid_y + b->solid_h;
    if (b->solid == NULL) {
        copy_band(g, b->blend, 0, b->h, 0, cut, x, y);
        return;
    }
    copy_band(g, b->blend, 0, b->solid_y, 0, cut, x, y);
    copy_band(g, b->solid, b->solid_y, b->solid_h, 0, cut, x, y);
    copy_band(g, b->blend, below, b->h - below, b->solid_y, cut, x, y);
}

void px_baked(Gfx *g, const Baked *b, int x, int y)
{
    if (b != NULL)
        px_part(g, b, (SDL_Rect){0, 0, b->w, b->h}, x, y);
}

void px_faded(Gfx *g, const Baked *b, int x, int y, float alpha)
{
    float before = g->fade;
    g->fade *= alpha;
    px_baked(g, b, x, y);
    g->fade = before;
}

static void stretch_band(Gfx *g, SDL_Texture *t, const Baked *b, int y, int h, int at, SDL_Rect to)
{
    if (t == NULL || h <= 0)
        return;
    int y0 = to.y + to.h * y / b->h, y1 = to.y + to.h * (y + h) / b->h;
    SDL_RenderCopy(g->renderer, t, &(SDL_Rect){0, at, b->w, h}, &(SDL_Rect){to.x, y0, to.w, y1 - y0});
}

void px_stretched(Gfx *g, const Baked *b, SDL_Rect to)
{
    if (b == NULL || b->h <= 0 || to.w <= 0 || px_hidden(g, to))
        return;
    set_alpha(b->blend, false, g->fade);
    set_alpha(b->solid, true, g->fade);
    int below = b->solid_y + b->solid_h;
    if (b->solid == NULL) {
        stretch_band(g, b->blend, b, 0, b->h, 0, to);
        return;
    }
    stretch_band(g, b->blend, b, 0, b->solid_y, 0, to);
    stretch_band(g, b->solid, b, b->solid_y, b->solid_h, 0, to);
    stretch_band(g, b->blend, b, below, b->h - below, b->solid_y, to);
}

void px_fleeting(Gfx *g, SDL_Surface *surface, int x, int y)
{
    Baked b = baked_from_surface(g->renderer, surface, true);
    px_baked(g, &b, x, y);
    SDL_RenderFlush(g->renderer); /* before the textures go */
    baked_free(&b);
    SDL_FreeSurface(surface);
}

const Baked *bake_surface(Gfx *g, Key k, SDL_Surface *surface, bool trim)
{
    Baked b = {0};
    if (surface != NULL)
        b = baked_from_surface(g->renderer, surface, trim);
    SDL_FreeSurface(surface);
    return cache_put(g->cache, k, b);
}

const Baked *bake_bitmap(Gfx *g, Key k, Bitmap *bitmap)
{
    SDL_Surface *s = bitmap_surface(bitmap);
    bitmap_free(bitmap);
    return bake_surface(g, k, s, false);
}
