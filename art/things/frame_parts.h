/* SPDX-License-Identifier: MIT
 * What all card frames share: a slab with a window, rails, a plate of parchment for the name. The window is 13/200 of the
 * width from the sides. */
#ifndef FORGE_THINGS_FRAME_PARTS_H
#define FORGE_THINGS_FRAME_PARTS_H

#include "kit/kit.h"

enum { FRAME_WIDTH = 480, FRAME_HEIGHT = 600 };
#define FRAME_HALF_WIDTH  1.f
#define FRAME_HALF_HEIGHT 1.24f
#define FRAME_BORDER      .13f

/* halves: stone[0] left, stone[1] right; else stone[0] all. */
void frame_slab(const int stone[2], bool halves);
/* One straight rail in a part of its own. */
void frame_rail(Vec3 from, Vec3 to, float r, int metal);
/* Round the outer edge and round the window. */
void frame_rails(int outer, int inner);
/* For the name. */
void frame_plate(void);

#endif
