/* SPDX-License-Identifier: MIT
 * The table of signs: a word and up to four paths; and a sign in a picture. */
#ifndef GFX_SIGNS_H
#define GFX_SIGNS_H
#include "gfx/bitmap.h"

typedef struct {
    const char *word;
    const char *fill;   /* the body, even-odd */
    const char *cut;    /* details in the colour of what lies below */
    const char *stroke; /* lines 2.2 thick in the colour of the body */
    const char *crease; /* thin dark lines on the body */
} SignShape;

const SignShape *sign_shape(const char *word); /* NULL: no such sign */
const SignShape *sign_at(int index);           /* NULL past the last */

typedef struct {
    float x, y, size; /* pixels of the picture */
} SignPlace;

/* Paints a sign into a picture under construction. cut: colour of the details inside; alpha 0 cuts them out. */
void paint_sign(Bitmap *b, const char *word, SignPlace at, Color c, Color cut);

#endif
