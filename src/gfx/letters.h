/* SPDX-License-Identifier: MIT
 * Which letters can be written. The fonts of the house know the Latin ones; what they lack would be drawn as boxes. */
#ifndef GFX_LETTERS_H
#define GFX_LETTERS_H
#include "gfx/gfx.h"

/* True if every character of s (UTF-8) can be drawn, in headings and in texts; also without any font. */
bool gfx_can_write(Gfx *g, const char *s);

#endif
