/* SPDX-License-Identifier: MIT
 * WebP files.  Nothing else is read: readers of other kinds do odd things with damaged files, minutes of them in the
 * case of PNG. */
#include "gfx/picture_file.h"

#include "base/file.h"
#include "sys/sys.h"

#include <stdio.h>
#include <string.h>

#include <SDL_image.h>

static uint32_t number(const uint8_t *at, int bytes)
{
    uint32_t n = 0;
    for (int i = bytes - 1; i >= 0; i--)
        n = n << 8 | at[i];
    return n;
}

/* The three forms of WebP: lossy, lossless, and extended (with alpha beside lossy colours). */
bool picture_head(const uint8_t head[PICTURE_HEAD], int *w, int *h)
{
    uint32_t wide = 0, high = 0;
    if (memcmp(head, "RIFF", 4) != 0 || memcmp(head + 8, "WEBP", 4) != 0)
        return false;
    if (memcmp(head + 12, "VP8 ", 4) == 0 && memcmp(head + 23, "\x9D\x01\x2A", 3) == 0) {
        wide = number(head + 26, 2) & 0x3FFF;
        high = number(head + 28, 2) & 0x3FFF;
    } else if (memcmp(head + 12, "VP8L", 4) == 0 && head[20] == 0x2F) {
        wide = (number(head + 21, 4) & 0x3FFF) + 1;
        high = (number(head + 21, 4) >> 14 & 0x3FFF) + 1;
    } else if (memcmp(head + 12, "VP8X", 4) == 0) {
        wide = number(head + 24, 3) + 1;
        high = number(head + 27, 3) + 1;
    }
    *w = (int)wide;
    *h = (int)high;
    return wide > 0 && high > 0 && wide <= PICTURE_SIDE_MOST && high <= PICTURE_SIDE_MOST;
}

bool picture_file_size(const char *path, int *w, int *h)
{
    Buf head = {0};
    (void)file_read(path, PICTURE_HEAD, &head); /* there are more bytes than these */
    bool whole = head.n == PICTURE_HEAD && picture_head((const uint8_t *)head.text, w, h);
    buf_free(&head);
    return whole;
}

/* Not SDL_RWFromFile, which waits for ever where a pipe lies in a picture's place. */
SDL_Surface *picture_file_read(const char *path, bool *opaque, char *err, size_t err_size)
{
    int w = 0, h = 0;
    Buf bytes = {0};
    bool whole = file_read(path, PICTURE_BYTES_MOST, &bytes).code == 0 && bytes.n >= PICTURE_HEAD &&
                 picture_head((const uint8_t *)bytes.text, &w, &h);
    SDL_RWops *file = whole ? SDL_RWFromConstMem(bytes.text, (int)bytes.n) : NULL;
    SDL_Surface *raw = file != NULL ? IMG_LoadWEBP_RW(file) : NULL, *s = NULL;
    if (file != NULL)
        SDL_RWclose(file);
    buf_free(&bytes);
    if (raw != NULL && raw->w == w && raw->h == h) {
        *opaque = SDL_ISPIXELFORMAT_ALPHA(raw->format->format) == SDL_FALSE;
        s = SDL_ConvertSurfaceFormat(raw, SDL_PIXELFORMAT_ARGB8888, 0);
    }
    if (s == NULL)
        (void)snprintf(err, err_size, "no picture %s: %s", path,
                       raw != NULL || file == NULL ? "not a whole WebP file" : sys_reason());
    SDL_FreeSurface(raw);
    return s;
}
