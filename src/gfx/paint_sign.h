/* SPDX-License-Identifier: MIT
 * A sign painted into a picture under construction. */
#ifndef GFX_PAINT_SIGN_H
#define GFX_PAINT_SIGN_H
#include "gfx/bitmap.h"

typedef struct {
    float x, y, size; /* pixels of the picture */
} SignPlace;

/* cut: colour of the details inside; alpha 0 cuts them out. */
void paint_sign(Bitmap *b, const char *word, SignPlace at, Color c, Color cut);

#endif
