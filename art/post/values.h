/* SPDX-License-Identifier: MIT
 * Values: how light and dark a picture is, seen as small as on the table. A picture of one grey says nothing there. */
#ifndef FORGE_POST_VALUES_H
#define FORGE_POST_VALUES_H

#include "image.h"

/* Below it a new picture of a card is refused; those from before are named in weak.txt, a list that only grows shorter. */
#define VALUES_LEAST .16f

typedef struct {
    float deviation; /* of the brightness of all places, 60 to a row, 0..1 */
    float x, y;      /* where the strongest contrast lies, 0..1 from the left upper corner */
    float strongest; /* that contrast, 0..1 */
} Values;

Values values_of(const Image *i);
/* The contrast around another place of the picture, to be held against the strongest. */
float values_contrast(const Image *i, float x, float y);
/* Is the name a line of that file? */
bool values_known(const char *path, const char *name);

#endif
