/* SPDX-License-Identifier: MIT
 * The forge's second product of a scene: its relief, which lets the program turn a card's picture in the hand and light it
 * with a lantern. How near everything is, where surfaces face, what shines by itself, and the outline of the figure.
 *
 * The file is one lossy WebP of RELIEF_WIDTH x RELIEF_HEIGHT: four grey planes of half its width and height, two by two
 *
 *     nearness of the figure, 64 far .. 255 near     where surfaces face: right, 128 +- 127
 *     where surfaces face: up, 128 +- 127            255 lit by others .. 0 shines by itself
 *
 * each carried on beyond the figure, whose outline is the alpha of the whole file, at its full size. Grey, because WebP
 * keeps colours at half the resolution. */
#ifndef FORGE_POST_RELIEF_H
#define FORGE_POST_RELIEF_H

#include "engine/scene.h"
#include "image.h"

enum { RELIEF_WIDTH = 256, RELIEF_HEIGHT = 320 };

/* A new image, without pixels (rgba NULL) where no figure stands out from what is behind it: such a picture stays flat.
 * near, far: distances of the nearest and farthest of the figure, 0 where there is none. */
Image relief_of(const Scene *s, int threads, float *near, float *far);
/* Says what is wrong and returns false. */
bool relief_save(const Image *i, const char *path);

#endif
