/* SPDX-License-Identifier: MIT
 * What a table stands on: a ground as large as the window, and mats that lie on it. A ground is put together from
 * pictures, light and shade and baked as one opaque picture for its size and theme, so that it costs a single copy. */
#ifndef GFX_GROUND_H
#define GFX_GROUND_H
#include "gfx/gfx.h"

/* Shares are 0..1 of the window's height, or of a picture's sides. */
typedef struct {
    const char *picture; /* fills the window */
    float anchor_y;      /* which part of it, if it is too high */
    float light;         /* factor of its brightness in the tavern */
    const char *table;   /* picture of a table top that covers all below its far edge, round at both ends; or NULL */
    float table_light;
    float far_edge; /* of the table, share */
    /* The part of the picture that comes to lie on the rectangle `onto` of the window; empty: it fills the window. */
    Rect part, onto;
    bool turned; /* upside down: seen from the other side */
} Ground;

/* Draws the ground over the whole window. While its pictures are loading it is the plain colour of the theme. */
void ground_draw(Gfx *g, const Ground *ground);

typedef enum { MAT_PLAIN, MAT_OWN, MAT_LEADS } MatTone; /* felt; lighter; gold: whoever is ahead */

typedef struct {
    ColorRole felt;
    MatTone tone;
    float radius; /* of the corners; 0: 26 */
    bool framed;  /* a wooden rim outside of it, MAT_FRAME wide: a tray */
} Mat;

enum { MAT_FRAME = 9 };
/* Draws felt with a stitched edge. */
void mat_draw(Gfx *g, Rect r, const Mat *mat);

#endif
