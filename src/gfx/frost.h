/* SPDX-License-Identifier: MIT
 * What the window showed, as if through frosted glass: the ground of a screen above another one. It is taken once, small,
 * and baked for the size of the window, so that it costs nothing while nothing changes. */
#ifndef GFX_FROST_H
#define GFX_FROST_H
#include "gfx/gfx.h"

typedef struct Frost Frost;

/* Takes what the last frame painted. NULL: none was, or it had to do without some of its pictures. */
Frost *frost_take(Gfx *g);
void frost_free(Frost *f);                            /* NULL: nothing */
void frost_draw(Gfx *g, const Frost *f, float light); /* fills the window; light 0..1 of it shows */

#endif
