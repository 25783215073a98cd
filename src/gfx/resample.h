/* SPDX-License-Identifier: MIT
 * Scaling of decoded pictures to the exact size they are drawn at, with a filter as wide as the reduction. */
#ifndef GFX_RESAMPLE_H
#define GFX_RESAMPLE_H
#include <stdbool.h>

#include <SDL.h>

/* Returns the crop of `from` scaled; NULL: no memory. from: an ARGB8888 surface; crop in its pixels. opaque: its alpha
 * is 255 everywhere. */
SDL_Surface *resample(const SDL_Surface *from, SDL_FRect crop, int w, int h, bool opaque);

#endif
