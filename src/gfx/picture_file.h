/* SPDX-License-Identifier: MIT
 * One picture file: its size from its first bytes, its pixels. Keeps no state and logs nothing, so any thread may call
 * it. */
#ifndef GFX_PICTURE_FILE_H
#define GFX_PICTURE_FILE_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <SDL.h>

enum { PICTURE_SIDE_MOST = 8192, PICTURE_HEAD = 30, PICTURE_BYTES_MOST = 64 << 20 };

/* Reads the size from the first PICTURE_HEAD bytes. False: no WebP, or larger than PICTURE_SIDE_MOST. */
bool picture_head(const uint8_t head[PICTURE_HEAD], int *w, int *h);
bool picture_file_size(const char *path, int *w, int *h);
/* Returns the pixels, ARGB8888, straight alpha. NULL, with the reason in err: it cannot be read, or its size is not the
 * promised one. */
SDL_Surface *picture_file_read(const char *path, bool *opaque, char *err, size_t err_size);

#endif
