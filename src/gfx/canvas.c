/* SPDX-License-Identifier: MIT
 * Drawing into a picture with the very same functions that draw into the window. */
#include <string.h>

#include "gfx/inside.h"

bool canvas_begin(Gfx *g, Canvas *c, int w, int h, Color ground)
{
    *c = (Canvas){.w = w, .h = h, .clips = g->clips, .fade = g->fade, .dry = g->dry};
    memcpy(c->clip, g->clip, sizeof c->clip);
    c->before = SDL_GetRenderTarget(g->renderer);
    c->texture = SDL_CreateTexture(g->renderer, SDL_PIXELFORMAT_ARGB8888, SDL_TEXTUREACCESS_TARGET, w, h);
    if (c->texture == NULL || SDL_SetRenderTarget(g->renderer, c->texture) != 0) {
        if (c->texture != NULL)
            SDL_DestroyTexture(c->texture);
        return false;
    }
    g->clip[0] = (SDL_Rect){0, 0, w, h};
    g->clips = 1;
    g->fade = 1.0f;
    g->dry = false; /* a pass for input only may still want a picture made */
    SDL_SetRenderDrawColor(g->renderer, ground.r, ground.g, ground.b, ground.a);
    SDL_RenderClear(g->renderer);
    return true;
}

SDL_Surface *canvas_end(Gfx *g, Canvas *c)
{
    SDL_Surface *s = SDL_CreateRGBSurfaceWithFormat(0, c->w, c->h, 32, SDL_PIXELFORMAT_ARGB8888);
    if (s != NULL)
        SDL_RenderReadPixels(g->renderer, NULL, SDL_PIXELFORMAT_ARGB8888, s->pixels, s->pitch);
    SDL_SetRenderTarget(g->renderer, c->before);
    SDL_DestroyTexture(c->texture);
    memcpy(g->clip, c->clip, sizeof c->clip);
    g->clips = c->clips;
    g->fade = c->fade;
    g->dry = c->dry;
    return s;
}
