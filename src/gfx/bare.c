/* SPDX-License-Identifier: MIT */
#include "gfx/bare.h"

#include "gfx/inside.h"

static void take_colours(SDL_Surface *s)
{
    for (int y = 0; s != NULL && y < s->h; y++) {
        Uint32 *row = surface_row(s, y);
        for (int x = 0; x < s->w; x++) {
            Uint32 p = row[x], light = (77 * (p >> 16 & 255) + 151 * (p >> 8 & 255) + 28 * (p & 255)) >> 8;
            row[x] = (p & 0xFF000000u) | light << 16 | light << 8 | light;
        }
    }
}

bool gfx_picture_bare(Gfx *g, const char *name, Rect r)
{
    static const SDL_FRect whole = {0, 0, 0, 0}, bare = {0, 0, 0, -1}; /* bare: no crop, only another key */
    SDL_Rect p = px_rect(g, r);
    if (px_hidden(g, p) || p.w < 1 || p.h < 1)
        return gfx_has_picture(g, name);
    Key k = picture_key(name, bare, p.w, p.h);
    const Baked *b = cache_find(g->cache, k);
    if (b == NULL && picture_is_coming(g, name, whole, p.w, p.h))
        return true;
    if (b == NULL) {
        SDL_Surface *s = pictures_scaled(g->pictures, name, whole, p.w, p.h);
        take_colours(s);
        b = bake_surface(g, k, s, false);
    }
    if (b->w > 0)
        px_baked(g, b, p.x, p.y);
    return b->w > 0;
}
