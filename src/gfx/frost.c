/* SPDX-License-Identifier: MIT */
#include "gfx/frost.h"

#include <stdlib.h>

#include "base/buf.h"
#include "gfx/blur.h"
#include "gfx/inside.h"

struct Frost {
    SDL_Surface *tiny;
    Key key;
};

/* Returns the mean of the pixels from x, y on, `block` of them either way. */
static Uint32 mean_of(const SDL_Surface *s, int x, int y, int block)
{
    unsigned n = 0, r = 0, g = 0, b = 0;
    for (int j = y; j < y + block && j < s->h; j++) {
        const Uint8 *row = (const Uint8 *)s->pixels + (ptrdiff_t)j * s->pitch;
        for (int i = x; i < x + block && i < s->w; i++, n++) {
            Uint32 c = ((const Uint32 *)(const void *)row)[i];
            r += c >> 16 & 255;
            g += c >> 8 & 255;
            b += c & 255;
        }
    }
    return n == 0 ? 0 : r / n << 16 | g / n << 8 | b / n;
}

Frost *frost_take(Gfx *g)
{
    static const float BLOCK = 7; /* logical pixels: the blur is about as wide */
    const SDL_Surface *from = g->target;
    if (from == NULL || !g->whole)
        return NULL;
    int block = px_size(g, BLOCK), w = (from->w + block - 1) / block, h = (from->h + block - 1) / block;
    SDL_Surface *tiny = SDL_CreateRGBSurfaceWithFormat(0, w, h, 32, SDL_PIXELFORMAT_XRGB8888);
    if (tiny == NULL)
        return NULL;
    Frost *f = xcalloc(1, sizeof *f);
    *f = (Frost){.tiny = tiny, .key = key_start(BAKE_FROST)};
    for (int y = 0; y < h; y++) {
        Uint32 *row = surface_row(tiny, y);
        for (int x = 0; x < w; x++)
            row[x] = mean_of(from, x * block, y * block, block);
        key_text(&f->key, (const char *)row, (size_t)w * sizeof *row);
    }
    return f;
}

void frost_free(Frost *f)
{
    if (f == NULL)
        return;
    SDL_FreeSurface(f->tiny);
    free(f);
}

static SDL_Surface *painted(const Frost *f, SDL_Rect p, float light)
{
    SDL_Surface *to = SDL_CreateRGBSurfaceWithFormat(0, p.w, p.h, 32, SDL_PIXELFORMAT_ARGB8888);
    Blur blur = {.tiny = f->tiny, .row = xcalloc((size_t)f->tiny->w * BLUR_CHANNELS, sizeof *blur.row)};
    float across = (float)f->tiny->w / (float)p.w, down = (float)f->tiny->h / (float)p.h;
    for (int y = 0; to != NULL && y < p.h; y++) {
        Uint32 *row = surface_row(to, y);
        blur_row(&blur, ((float)y + 0.5f) * down);
        for (int x = 0; x < p.w; x++) {
            Light c = blur_at(&blur, ((float)x + 0.5f) * across);
            float dither = dither_at(x, y);
            row[x] = 0xFF000000u | (Uint32)(c.r * light + dither) << 16 | (Uint32)(c.g * light + dither) << 8 |
                     (Uint32)(c.b * light + dither);
        }
    }
    free(blur.row);
    return to;
}

void frost_draw(Gfx *g, const Frost *f, float light)
{
    SDL_Rect p = px_rect(g, rect(0, 0, gfx_w(g), gfx_h(g)));
    if (p.w < 1 || p.h < 1 || px_hidden(g, p))
        return;
    Key k = f->key;
    key_int(&k, p.w);
    key_int(&k, p.h);
    key_float(&k, light);
    const Baked *b = cache_find(g->cache, k);
    if (b == NULL)
        b = bake_surface(g, k, painted(f, p, light), false);
    if (b != NULL && b->w == p.w && b->h == p.h)
        px_baked(g, b, p.x, p.y);
    else
        px_fill(g, p, (Color){12, 8, 6, 255});
}
