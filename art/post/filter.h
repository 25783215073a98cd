/* SPDX-License-Identifier: MIT
 * Filters of whole pictures: planes of `channels` floats a pixel. */
#ifndef FORGE_POST_FILTER_H
#define FORGE_POST_FILTER_H

#include "engine/vec.h"

typedef struct {
    int width, height;
} Size;

/* n floats, zero; the caller frees. */
float *filter_plane(int n);
/* Gaussian of the given deviation, in place. */
void filter_blur(Size z, float *plane, int channels, float deviation);
/* The same for large deviations and three channels, through a quarter of the size. */
void filter_blur_wide(Size z, float *plane, float deviation);
/* Where strokes should run: of each pixel the angle of least change, and how clear it is (0 no direction .. 1). */
void filter_directions(Size z, const float *rgb, float *angle_and_clearness, float deviation);
/* Anisotropic Kuwahara: flattens areas along their direction, keeps edges; radius a pixel. */
void filter_flatten(Size z, const float *rgb, float *out, const float *directions, const float *radius, int threads);

static inline float to_screen(float linear)
{
    return powf(linear, 1 / 2.2f);
}

/* Of a colour of the screen. */
static inline float brightness(Vec3 c)
{
    return .3f * c[0] + .59f * c[1] + .11f * c[2];
}

#endif
