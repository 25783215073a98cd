/* SPDX-License-Identifier: MIT
 * Fur: hairs drawn one by one over what the light has left, because a pattern on a smooth shape is bark and not a coat. They
 * lie along the surface as their weight pulls them, stand off its edge, and hang over what is behind. */
#ifndef FORGE_POST_PELT_H
#define FORGE_POST_PELT_H

#include "engine/render.h"

/* rgb: the picture, 3 a pixel, 0..1; scale: pixels a 640th of a card's width. A frame without fur stays as it is. */
void pelt_comb(const Scene *s, const Frame *f, float *rgb, float scale);

#endif
