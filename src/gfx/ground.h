/* SPDX-License-Identifier: MIT
 * What a table stands on: a picture as large as the window, put together from pictures, light and shade and baked as one
 * for its size and theme, so that it costs a single copy. */
#ifndef GFX_GROUND_H
#define GFX_GROUND_H
#include "gfx/gfx.h"

typedef struct {
    const char *picture; /* fills the window, or the room behind the table */
    float light;         /* factor of its brightness in the tavern */
    /* The part of the picture that comes to lie on `onto`, in shares of its sides. onto: in the window; empty: the part
     * is as wide as the window and begins at its top. Nothing of the picture is repeated: at its ends it is stretched. */
    Rect part, onto;
    bool turned;       /* upside down: seen from the other side */
    float fire, wall;  /* 0..1: how much burns; where, from the top of the window */
    const char *table; /* picture of a table top, which has round corners at its far edge; or NULL */
    float table_light;
    float far_edge; /* of the table, from the top of the window */
} Ground;

/* Draws the ground over the whole window; in the theme of contrast nothing but black. While its pictures are loading it
 * is of one colour. */
void ground_draw(Gfx *g, const Ground *ground);

#endif
