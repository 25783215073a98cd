/* SPDX-License-Identifier: MIT
 * The curtain of the Hall: two halves of velvet under a valance. Closed it hides the whole window; it knows nothing of
 * what lies behind it. */
#ifndef UI_CURTAIN_H
#define UI_CURTAIN_H
#include "gfx/gfx.h"

/* Draws it over the window. open: 0 closed, every pixel is covered; 1 drawn aside, nothing is. */
void curtain_draw(Gfx *g, float open);

#endif
