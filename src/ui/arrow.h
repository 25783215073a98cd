/* SPDX-License-Identifier: MIT
 * A dotted bow that ends in a head: from the piece that acts to its target. */
#ifndef UI_ARROW_H
#define UI_ARROW_H
#include "gfx/gfx.h"

typedef struct { /* a curve from a to b, drawn towards top on its way */
    SDL_FPoint a, top, b;
} Bow;
SDL_FPoint bow_at(const Bow *w, float u); /* u: from 0 at a to 1 at b */
/* Draws the two strokes of a head; way: where it points, of any length. */
void arrow_head(Gfx *g, SDL_FPoint tip, SDL_FPoint way, float size, float thick, Color c);

/* Returns a point of r towards x, y; part 1: on its edge, less: inside. */
SDL_FPoint arrow_edge(Rect r, float x, float y, float part);
/* Draws the bow; grown: the drawn part of it, 0 to 1. */
void arrow_bow(Gfx *g, SDL_FPoint a, SDL_FPoint b, Color c, float grown);

#endif
