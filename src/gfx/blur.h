/* SPDX-License-Identifier: MIT
 * The blur of a picture: a copy so small that its pixels are drawn as waves. Of this folder alone. */
#ifndef GFX_BLUR_H
#define GFX_BLUR_H
#include <SDL.h>

typedef struct {
    float r, g, b; /* 0..255 */
} Light;

static inline Light light_of(Uint32 pixel)
{
    return (Light){(float)(pixel >> 16 & 255), (float)(pixel >> 8 & 255), (float)(pixel & 255)};
}

enum { BLUR_CHANNELS = 3 };
typedef struct {
    const SDL_Surface *tiny; /* 32 bits a pixel */
    float *row;              /* BLUR_CHANNELS for each of its columns, the caller's */
} Blur;

/* Computes the row at y, in pixels of the small copy, between its own rows; blur_at returns a pixel of it. */
void blur_row(Blur *b, float y);
Light blur_at(const Blur *b, float x);

#endif
