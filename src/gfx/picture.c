/* SPDX-License-Identifier: MIT
 * Pictures on the screen: scaled once to their exact size, then only copied. */
#include "gfx/inside.h"

const Baked *picture_baked(Gfx *g, const char *name, SDL_FRect crop, int w, int h)
{
    if (name == NULL || w < 1 || h < 1)
        return NULL;
    Key k = picture_key(name, crop, w, h);
    const Baked *b = cache_find(g->cache, k);
    if (b == NULL && picture_is_coming(g, name, crop, w, h))
        return NULL;
    if (b == NULL)
        b = bake_surface(g, k, pictures_scaled(g->pictures, name, crop, w, h), false);
    return b->w > 0 ? b : NULL;
}

bool picture_is_coming(Gfx *g, const char *name, SDL_FRect crop, int w, int h)
{
    bool coming = g->background && pictures_ask(g->pictures, name, crop, w, h) == PICTURE_COMING;
    g->coming += coming;
    return coming;
}

bool gfx_picture(Gfx *g, const char *name, Rect r, float alpha)
{
    SDL_Rect p = px_rect(g, r);
    if (px_hidden(g, p))
        return gfx_has_picture(g, name);
    int before = g->coming;
    const Baked *b = picture_baked(g, name, (SDL_FRect){0, 0, 0, 0}, p.w, p.h);
    px_faded(g, b, p.x, p.y, alpha);
    return b != NULL || g->coming > before;
}

bool picture_crop(Gfx *g, const char *name, int to_w, int to_h, float anchor_x, float anchor_y, SDL_FRect *crop)
{
    int w, h;
    if (!gfx_picture_size(g, name, &w, &h))
        return false;
    float sx = (float)w / (float)to_w, sy = (float)h / (float)to_h, s = sx < sy ? sx : sy;
    *crop = (SDL_FRect){0, 0, s * (float)to_w, s * (float)to_h};
    crop->x = ((float)w - crop->w) * anchor_x;
    crop->y = ((float)h - crop->h) * anchor_y;
    return true;
}

bool gfx_picture_cover(Gfx *g, const char *name, Rect r, float anchor_x, float anchor_y)
{
    SDL_Rect p = px_rect(g, r);
    SDL_FRect crop;
    if (px_hidden(g, p))
        return gfx_has_picture(g, name);
    if (!picture_crop(g, name, p.w, p.h, anchor_x, anchor_y, &crop))
        return false;
    int before = g->coming;
    const Baked *b = picture_baked(g, name, crop, p.w, p.h);
    px_baked(g, b, p.x, p.y);
    return b != NULL || g->coming > before;
}

bool gfx_has_picture(Gfx *g, const char *name)
{
    return gfx_picture_size(g, name, NULL, NULL);
}

bool gfx_picture_size(Gfx *g, const char *name, int *w, int *h)
{
    return pictures_size(g->pictures, name, w, h);
}
