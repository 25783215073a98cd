/* SPDX-License-Identifier: MIT
 * Bristle strokes in four sizes over a picture. */
#ifndef FORGE_POST_STROKES_H
#define FORGE_POST_STROKES_H

#include "post/filter.h"

/* canvas: 3 floats a pixel, painted over; height: 1 a pixel, the paint's relief; directions: of filter_directions;
 * detail: 0 backdrop .. 1 edges of the subject; scale: pixels a 640th of a card's width. */
void strokes_paint(Size z, float *canvas, float *height, const float *directions, const float *detail, float scale);

#endif
