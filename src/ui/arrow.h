/* SPDX-License-Identifier: MIT
 * A dotted bow that ends in a head: from what does something to what it does it to. */
#ifndef UI_ARROW_H
#define UI_ARROW_H
#include "gfx/gfx.h"

/* On the edge of r, or inside of it, towards x, y; part 1: on the edge. */
SDL_FPoint arrow_edge(Rect r, float x, float y, float part);
/* grown: so much of it is drawn, 0 to 1. */
void arrow_bow(Gfx *g, SDL_FPoint a, SDL_FPoint b, Color c, float grown);

#endif
