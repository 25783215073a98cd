/* SPDX-License-Identifier: MIT
 * Pictures without their colours: what is not earned yet hangs there as bare metal. */
#ifndef GFX_BARE_H
#define GFX_BARE_H
#include "gfx/gfx.h"

/* Draws it so, stretched to r. True when it was drawn, or will be. */
bool gfx_picture_bare(Gfx *g, const char *name, Rect r);

#endif
