/* SPDX-License-Identifier: MIT
 * Mats that lie on the ground of a table: felt with a stitched edge. */
#ifndef GFX_MAT_H
#define GFX_MAT_H
#include "gfx/gfx.h"

typedef enum { MAT_PLAIN, MAT_OWN, MAT_LEADS } MatTone; /* felt; lighter; gold: whoever is ahead */

typedef struct {
    ColorRole felt;
    MatTone tone;
    float radius; /* of the corners; 0: 26 */
    bool framed;  /* a wooden rim around it, MAT_FRAME wide: a tray */
} Mat;

enum { MAT_FRAME = 11 };
/* Draws felt with a stitched edge, which lies a little above the ground. */
void mat_draw(Gfx *g, Rect r, const Mat *mat);

#endif
