/* SPDX-License-Identifier: MIT
 * Where drawing is allowed: a stack of rectangles, some with round corners.  The draw list knows rectangles only, so a
 * round corner is a band of its own for each row it cuts. */
#include <math.h>

#include "base/log.h"
#include "gfx/inside.h"

const Clip *clip_now(const Gfx *g)
{
    int top = g->clips < CLIP_DEPTH ? g->clips : CLIP_DEPTH;
    return top > 0 ? &g->clip[top - 1] : NULL;
}

void gfx_clip_round(Gfx *g, Rect r, float radius)
{
    if (g->clips < CLIP_DEPTH) {
        Clip c = {.whole = px_rect(g, r), .radius = radius > 0 ? px_size(g, radius) : 0};
        c.seen = c.whole;
        if (g->clips > 0 && !SDL_IntersectRect(&c.whole, &clip_now(g)->seen, &c.seen))
            c.seen = (SDL_Rect){c.whole.x, c.whole.y, 0, 0};
        g->clip[g->clips] = c;
    }
    g->clips++;
}

void gfx_clip(Gfx *g, Rect r)
{
    gfx_clip_round(g, r, 0);
}

void gfx_unclip(Gfx *g)
{
    REQUIRE(g->clips > 0);
    g->clips--;
}

/* Returns how many pixels the corners take from either end of row y. */
static int cut_of(const Clip *c, int y)
{
    int down = y - c->whole.y, up = c->whole.y + c->whole.h - 1 - y, row = down < up ? down : up;
    if (row >= c->radius)
        return 0;
    float radius = (float)c->radius, high = radius - (float)row - 0.5f;
    return (int)lrintf(radius - sqrtf(radius * radius - high * high));
}

Band clip_bands(const Gfx *g)
{
    const Clip *c = clip_now(g); /* none: all of the frame, the draw list cuts that itself */
    return (Band){.clip = c != NULL ? c->seen : (SDL_Rect){0, 0, g->pixel_w, g->pixel_h},
                  .next = c != NULL ? c->seen.y : 0};
}

bool band_next(const Gfx *g, Band *b)
{
    const Clip *c = clip_now(g);
    SDL_Rect seen = c != NULL ? c->seen : (SDL_Rect){0, 0, g->pixel_w, g->pixel_h};
    int end = seen.y + seen.h, from = b->next;
    if (from >= end)
        return false;
    if (c == NULL || c->radius == 0) {
        b->next = end;
        return true;
    }
    int cut = cut_of(c, from);
    while (b->next < end && cut_of(c, b->next) == cut)
        b->next++;
    SDL_Rect row = {c->whole.x + cut, from, c->whole.w - 2 * cut, b->next - from};
    if (!SDL_IntersectRect(&row, &seen, &b->clip))
        b->clip = (SDL_Rect){seen.x, from, 0, 0};
    return true;
}
