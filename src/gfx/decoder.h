/* SPDX-License-Identifier: MIT
 * Decoded pictures of assets/, within a bound of memory: whole ones while they are fresh, half-size copies (a quarter of
 * the memory) longer, because cards on the table are scaled from those.  Two threads may use it; one waits then. */
#ifndef GFX_DECODER_H
#define GFX_DECODER_H
#include <stdbool.h>
#include <stddef.h>

#include <SDL.h>

typedef struct Decoder Decoder;

enum { PICTURE_NAME = 96, PICTURE_WORDS = 256, DECODER_SMALL = -1 };

Decoder *decoder_new(const char *data_dir);
void decoder_free(Decoder *d);
/* Writes the path of a picture's file. */
void decoder_path(const Decoder *d, const char *name, char *out, size_t n);
/* Returns its part `crop` (in its own pixels; empty: all) scaled to w x h; w 0: only decoded, and kept for later;
 * DECODER_SMALL: only its half is kept. NULL with a sentence in err (PICTURE_WORDS) when it cannot be read; "": there
 * was nothing to scale to. */
SDL_Surface *decoder_scaled(Decoder *d, const char *name, SDL_FRect crop, int w, int h, char *err);
size_t decoder_bytes(Decoder *d);

#endif
