/* SPDX-License-Identifier: MIT
 * Drawing into a picture with the very same functions that draw into the window. */
#include <string.h>

#include "gfx/inside.h"

void canvas_begin(Gfx *g, Canvas *c, int w, int h, Color ground)
{
    *c = (Canvas){.list = drawlist_new(), .before = g->list, .w = w, .h = h};
    c->clips = g->clips;
    c->fade = g->fade;
    c->dry = g->dry;
    memcpy(c->clip, g->clip, sizeof c->clip);
    drawlist_begin(c->list, w, h);
    g->list = c->list;
    SDL_Rect all = {0, 0, w, h};
    g->clip[0] = (Clip){all, all, 0};
    g->clips = 1;
    g->fade = 1.0f;
    g->dry = false; /* a pass for input only may still want a picture made */
    px_fill(g, all, ground);
}

SDL_Surface *canvas_end(Gfx *g, Canvas *c)
{
    int parts;
    SDL_Surface *s = SDL_CreateRGBSurfaceWithFormat(0, c->w, c->h, 32, SDL_PIXELFORMAT_ARGB8888);
    drawlist_paint(c->list, s, &parts);
    drawlist_free(c->list);
    g->list = c->before;
    memcpy(g->clip, c->clip, sizeof c->clip);
    g->clips = c->clips;
    g->fade = c->fade;
    g->dry = c->dry;
    return s;
}
