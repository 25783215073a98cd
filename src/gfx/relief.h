/* SPDX-License-Identifier: MIT
 * What the program knows of a figure besides its colours. */
#ifndef GFX_RELIEF_H
#define GFX_RELIEF_H
#include <stdbool.h>

#include "gfx/gfx.h"

/* The relief beside a picture, assets/relief/<picture>.webp (art/post/relief.h says how it is made). */
enum { RELIEF_W = 256, RELIEF_H = 320, RELIEF_PLANE_W = RELIEF_W / 2, RELIEF_PLANE_H = RELIEF_H / 2 };
enum { RELIEF_VIEWS = 12 }; /* of a figure on the turntable (art/turntable.h), 30 degrees apart */

typedef struct {
    float near[RELIEF_PLANE_W * RELIEF_PLANE_H];   /* 0 far .. 1 near, no cliffs in it */
    float cliffs[RELIEF_PLANE_W * RELIEF_PLANE_H]; /* the same as the file has it */
    float right[RELIEF_PLANE_W * RELIEF_PLANE_H];  /* where surfaces face: -1..1 */
    float down[RELIEF_PLANE_W * RELIEF_PLANE_H];   /* -1..1 */
    float dull[RELIEF_PLANE_W * RELIEF_PLANE_H];   /* 0 shines by itself .. 1 */
    float figure[RELIEF_W * RELIEF_H];             /* 1 the figure .. 0 what is behind it */
} Relief;

/* Reads a relief. False, with *out undefined: there is none, or the file is damaged or of another size; such a picture
 * stays flat. Any thread may call it. */
bool relief_read(const char *path, Relief *out);

/* Returns the value between four of a plane of w x h (2 or more); x, y in cells, middles at whole numbers, beyond the
 * rim the rim's value. */
float relief_between(const float *v, int w, int h, float x, float y);
/* Replaces values by means over 3 x 3, `times` times. */
void relief_soften(float *v, int w, int h, int times);
/* Reads the relief of a picture below assets/; the picture may be NULL. */
bool relief_of(const Gfx *g, const char *picture, Relief *out);
/* True if the figure of the picture stands on the turntable; the picture may be NULL. */
bool relief_has_views(const Gfx *g, const char *picture);
/* Reads one of its views, 0 .. RELIEF_VIEWS - 1. False, with *out undefined, as relief_read. */
bool relief_view_of(const Gfx *g, const char *picture, int view, Relief *out);

#endif
