/* SPDX-License-Identifier: MIT
 * A picture as the whole room: what the end of a game shows, and the gallery. Either at the left, as high as the window,
 * where it fades into its own blur; or over the window, towards dusk at the foot; or alone in the middle, whole, before
 * its own blur. Light, veil and blur are baked with it as one opaque picture for its size and theme. Words can be written
 * on it: at the right of the first, at the top of both, beside the third. */
#ifndef GFX_STILL_H
#define GFX_STILL_H
#include "gfx/gfx.h"

typedef struct {
    const char *picture; /* NULL: none, then it is dusk everywhere */
    bool wide;           /* over the window; else at the left */
    bool alone;          /* in the middle, nothing over it: only the blur beside it is darker */
    float dim;           /* 0 by lamp light .. 1 under a blue-black veil: how much was lost */
} Still;

float still_width(const Gfx *g); /* of the picture at the left */
Rect still_alone(
    const Gfx *g); /* where a picture stands that is alone: as high as the window, if that is wide enough */
/* Draws it. Returns false while the picture is being read: then it is dark. */
bool still_draw(Gfx *g, const Still *still);

#endif
