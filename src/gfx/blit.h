/* SPDX-License-Identifier: MIT
 * Runs of pixels: copied, blended, filled.
 *
 * A pixel is 0xAARRGGBB with its colours multiplied by its alpha ("premultiplied"), so that blending one over another is
 * one multiplication a channel: to = from + to * (255 - alpha of from) / 255, rounded.  What is drawn on is opaque or
 * has no alpha at all. */
#ifndef GFX_BLIT_H
#define GFX_BLIT_H
#include <SDL.h>

Uint32 blit_premultiplied(Uint32 argb);          /* from straight alpha */
void blit_premultiply(Uint32 *pixel, int n);     /* the same, in place */
Uint32 blit_faded(Uint32 pixel, unsigned alpha); /* a premultiplied pixel times alpha / 255 */
Uint32 blit_pixel(Uint32 to, Uint32 from);       /* from over to */
void blit_copy(Uint32 *to, const Uint32 *from, int n);
void blit_blend(Uint32 *to, const Uint32 *from, int n);
void blit_blend_faded(Uint32 *to, const Uint32 *from, int n, unsigned alpha); /* alpha 0..255 */
void blit_fill(Uint32 *to, Uint32 pixel, int n);                              /* pixel opaque */
void blit_fill_blend(Uint32 *to, Uint32 pixel, int n);                        /* premultiplied */

#endif
