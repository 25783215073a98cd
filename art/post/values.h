/* SPDX-License-Identifier: MIT
 * Values: how light and dark a picture is, seen as small as on the table. A picture of one grey says nothing there, and
 * one whose strongest contrast is not where it is looked at says it in the wrong place. Gates do not paint: this file is
 * none of the painter's sources (lock.h). */
#ifndef FORGE_POST_VALUES_H
#define FORGE_POST_VALUES_H

#include "image.h"

/* A new picture of a card is refused when it deviates by less than the first, or when what is looked at has a smaller
 * share of its strongest contrast than the second; those from before are named in weak.txt, a list that only grows
 * shorter. */
#define VALUES_LEAST .16f
#define FOCUS_LEAST  (2 / 3.f)

typedef struct {
    float deviation; /* of the brightness of all places, 60 to a row, 0..1 */
    float x, y;      /* where the strongest contrast lies, 0..1 from the left upper corner; never in the lowest sixth */
    float strongest; /* that contrast, 0..1 */
} Values;

Values values_of(const Image *i);
/* The strongest contrast that another place is part of, as a share of the picture's strongest. */
float values_focus(const Image *i, float x, float y);
/* A line of that file, "cards/siege/ba02 530 620": where the picture is looked at if not in the eyes, in thousandths of
 * its width and height. False: it has none. */
bool values_declared(const char *path, const char *name, float *x, float *y);
/* Is the name a line of that file? */
bool values_known(const char *path, const char *name);

#endif
