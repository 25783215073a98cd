/* SPDX-License-Identifier: MIT
 * From a finished surface to textures: the opaque rows apart, the empty rows away. */
#include <string.h>

#include "gfx/cache.h"

static const Uint32 *row_of(const SDL_Surface *s, int y)
{
    return (const Uint32 *)(const void *)((const Uint8 *)s->pixels + (ptrdiff_t)y * s->pitch);
}

static bool row_opaque(const SDL_Surface *s, int y)
{
    const Uint32 *p = row_of(s, y);
    for (int x = 0; x < s->w; x++)
        if (p[x] >> 24 != 255)
            return false;
    return true;
}

static bool row_empty(const SDL_Surface *s, int y)
{
    const Uint32 *p = row_of(s, y);
    for (int x = 0; x < s->w; x++)
        if (p[x] >> 24 != 0)
            return false;
    return true;
}

/* The longest run of opaque rows; short runs are not worth a second texture. */
static void find_solid(const SDL_Surface *s, int *solid_y, int *solid_h)
{
    int best_y = 0, best_h = 0;
    for (int y = 0; y < s->h;) {
        int end = y;
        while (end < s->h && row_opaque(s, end))
            end++;
        if (end - y > best_h) {
            best_y = y;
            best_h = end - y;
        }
        y = end + 1;
    }
    bool worth_it = best_h >= 8 && best_h * 2 >= s->h;
    *solid_y = worth_it ? best_y : 0;
    *solid_h = worth_it ? best_h : 0;
}

static SDL_Texture *upload(SDL_Renderer *r, SDL_Surface *s, Uint32 format, int y0, int h0, int y1, int h1)
{
    if (h0 + h1 <= 0 || s->w <= 0)
        return NULL;
    SDL_Texture *t = SDL_CreateTexture(r, format, SDL_TEXTUREACCESS_STATIC, s->w, h0 + h1);
    if (t == NULL)
        return NULL;
    if (h0 > 0)
        SDL_UpdateTexture(t, &(SDL_Rect){0, 0, s->w, h0}, row_of(s, y0), s->pitch);
    if (h1 > 0)
        SDL_UpdateTexture(t, &(SDL_Rect){0, h0, s->w, h1}, row_of(s, y1), s->pitch);
    bool alpha = format == SDL_PIXELFORMAT_ARGB8888;
    SDL_SetTextureBlendMode(t, alpha ? SDL_BLENDMODE_BLEND : SDL_BLENDMODE_NONE);
    return t;
}

Baked baked_from_surface(SDL_Renderer *renderer, SDL_Surface *surface, bool trim)
{
    Baked b = {.w = surface->w, .h = surface->h};
    int top = 0, bottom = surface->h;
    while (trim && top < bottom && row_empty(surface, top))
        top++;
    while (trim && bottom > top && row_empty(surface, bottom - 1))
        bottom--;
    b.dy = top;
    b.h = bottom - top;
    find_solid(surface, &b.solid_y, &b.solid_h);
    if (trim)
        b.solid_h = 0; /* text: never opaque */
    int below = b.solid_y + b.solid_h;
    if (b.solid_h > 0) {
        b.solid = upload(renderer, surface, SDL_PIXELFORMAT_RGB888, b.solid_y, b.solid_h, 0, 0);
        b.blend = upload(renderer, surface, SDL_PIXELFORMAT_ARGB8888, 0, b.solid_y, below, surface->h - below);
    } else {
        b.blend = upload(renderer, surface, SDL_PIXELFORMAT_ARGB8888, top, b.h, 0, 0);
    }
    return b;
}

void baked_free(Baked *b)
{
    if (b->blend != NULL)
        SDL_DestroyTexture(b->blend);
    if (b->solid != NULL)
        SDL_DestroyTexture(b->solid);
    *b = (Baked){0};
}
