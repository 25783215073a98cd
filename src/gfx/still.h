/* SPDX-License-Identifier: MIT
 * A picture as the whole room: what the end of a game shows. Either at the left, as high as the window, where it fades
 * into its own blur; or over the window, towards dusk at the foot. Light, veil and blur are baked with it as one opaque
 * picture for its size and theme. Words can be written on it: at the right of the first, at the top of both. */
#ifndef GFX_STILL_H
#define GFX_STILL_H
#include "gfx/gfx.h"

typedef struct {
    const char *picture; /* NULL: none, then it is dusk everywhere */
    bool wide;           /* over the window; else at the left */
    float dim;           /* 0 by lamp light .. 1 under a blue-black veil: how much was lost */
} Still;

float still_width(const Gfx *g); /* of the picture at the left */
void still_draw(Gfx *g, const Still *still);

#endif
