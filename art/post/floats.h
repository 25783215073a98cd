/* SPDX-License-Identifier: MIT
 * The forge's third product: what floats in a picture, and where it is looked at, for cards that live. A text file beside
 * the relief, assets/relief/<name>.floats, about a kilobyte:
 *
 *     focus 421 287            where the eye goes: as focus.txt says, or the middle of the eyes, or the strongest contrast
 *     range 1834 6120          distances of the nearest and the farthest of the figure: nearness 255 and 64 of the relief
 *     eye 398 280 21 2013      an eye that is seen, the largest first: x, y, radius, distance
 *     glow 512 300 84 2400 ff9040 120
 *
 * A sprite is a line: its kind (glow, bubble, leaf, sparkle, snow), x, y, radius, distance, colour, strength in
 * hundredths. x and y are thousandths of the picture's width and height from its left upper corner, radii thousandths of
 * its width (a halo ends at three of them), distances thousandths of a length along the camera's axis: what is farther
 * than the surface drawn there is hidden. Nearness n (64..255) of a distance d within range a b:
 * 64 + 191 * (1/d - 1/b) / (1/a - 1/b). The colour is that of the screen (sRGB) at strength 100. At most FLOATS_HALOS
 * halos (radius above 16) and FLOATS_MOTES of the others, those that cover most: fog does not crowd out the snow. Sprites
 * are painted into the picture as well. */
#ifndef FORGE_POST_FLOATS_H
#define FORGE_POST_FLOATS_H

#include "engine/scene.h"

enum { FLOATS_HALOS = 14, FLOATS_MOTES = 30, FLOATS_MOST = FLOATS_HALOS + FLOATS_MOTES };

/* The text, the caller's to free. near, far: of the figure, 0 when unknown; focus_x, focus_y 0..1: where it is looked at;
 * height: of a picture one wide. */
char *floats_text(const Scene *s, float height, float near, float far, float focus_x, float focus_y);
/* Middle of the largest eye and of its fellow, 0..1; false: none is seen. */
bool floats_eyes(const Scene *s, float height, float *x, float *y);

#endif
