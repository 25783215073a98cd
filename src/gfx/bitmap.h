/* SPDX-License-Identifier: MIT
 * A small picture under construction: four floats a pixel, premultiplied, so that many translucent layers add up
 * without rounding; dithered when it becomes a surface, so that dark gradients show no bands. */
#ifndef GFX_BITMAP_H
#define GFX_BITMAP_H
#include <stdbool.h>
#include <stddef.h>

#include <SDL.h>

#include "gfx/theme.h"

/* Replace fminf and fmaxf in loops over pixels, which are slow calls because of their rules for not-a-numbers. */
static inline float minf(float a, float b)
{
    return a < b ? a : b;
}

static inline float maxf(float a, float b)
{
    return a > b ? a : b;
}

/* Returns the pixels of row y of a surface with 32 bits a pixel. */
static inline Uint32 *surface_row(const SDL_Surface *s, int y)
{
    return (Uint32 *)(void *)((Uint8 *)s->pixels + (ptrdiff_t)y * s->pitch);
}

typedef struct {
    int w, h;
    float *rgba;
} Bitmap;

Bitmap bitmap_new(int w, int h); /* transparent; w, h at least 1 */
void bitmap_free(Bitmap *b);
void bitmap_over(Bitmap *b, int x, int y, Color c, float coverage);
void bitmap_erase(Bitmap *b, int x, int y, float coverage);
SDL_Surface *bitmap_surface(const Bitmap *b); /* ARGB8888, straight alpha; the caller frees it */

/* Returns the threshold 1/32 .. 31/32 of the pixel: value * 255 + threshold, truncated, is the dithered byte. */
float dither_at(int x, int y);

/* Returns the coverage of the pixel with its centre at (px, py) by a rounded rectangle. */
float cover_round(float px, float py, float x, float y, float w, float h, float radius);
/* Returns the coverage of a line of which a pixel lies `depth` away, from one depth to another. */
static inline float cover_between(float depth, float from, float to)
{
    return minf(maxf(depth - from + 0.5f, 0), 1) * minf(maxf(to - depth + 0.5f, 0), 1);
}
float distance_round(float px, float py, float x, float y, float w, float h, float radius); /* < 0 inside */
/* Returns the position in a CSS radial gradient (0 at the centre, 1 at the farthest corner). */
float radial_at(float px, float py, float w, float h, float cx, float cy);

#endif
