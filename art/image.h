/* SPDX-License-Identifier: MIT
 * Finished pixels, and their files. */
#ifndef FORGE_IMAGE_H
#define FORGE_IMAGE_H

#include <stdbool.h>
#include <stdint.h>

typedef struct {
    int width, height;
    uint8_t *rgba; /* 4 a pixel, alpha not multiplied in */
} Image;

Image image_new(int width, int height);
void image_free(Image *i);
/* Copies `from` into `to`, with its left upper corner at x, y; what does not fit is left out. */
void image_put(Image *to, const Image *from, int x, int y);
/* Made smaller; a new image. */
Image image_scaled(const Image *from, int width, int height);
/* WebP of the given quality (82 is what we commit, 80 with alpha). Says what is wrong and returns false. */
bool image_save(const Image *i, const char *path, bool alpha, float quality);
/* PNG, for looking at. */
bool image_save_png(const Image *i, const char *path);
/* Reads a WebP file; false when there is none or it is damaged. */
bool image_load(Image *i, const char *path);

#endif
