/* SPDX-License-Identifier: MIT
 * Keeps decoded pictures and decides which of them to free when memory is short. */
#include "gfx/decoder.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/buf.h"
#include "gfx/picture_file.h"
#include "gfx/resample.h"

enum { BOUND = 12 << 20, HALF_FROM = 200, PATH_ROOM = 1200 };

typedef struct {
    char name[PICTURE_NAME];
    SDL_Surface *full, *half;
    int w, h;
    bool opaque;
    unsigned used;
} Decoded;

struct Decoder {
    char data_dir[1024];
    SDL_mutex *lock; /* NULL: one thread only */
    Decoded *list;
    int count, room;
    size_t bytes;
    unsigned clock;
};

Decoder *decoder_new(const char *data_dir)
{
    Decoder *d = xcalloc(1, sizeof *d);
    (void)snprintf(d->data_dir, sizeof d->data_dir, "%s", data_dir);
    d->lock = SDL_CreateMutex();
    return d;
}

static size_t bytes_of(const SDL_Surface *s)
{
    return s != NULL ? (size_t)s->h * (size_t)s->pitch : 0;
}

static void drop(Decoder *d, SDL_Surface **s)
{
    d->bytes -= bytes_of(*s);
    SDL_FreeSurface(*s);
    *s = NULL;
}

void decoder_free(Decoder *d)
{
    if (d == NULL)
        return;
    for (int i = 0; i < d->count; i++) {
        drop(d, &d->list[i].full);
        drop(d, &d->list[i].half);
    }
    SDL_DestroyMutex(d->lock);
    free(d->list);
    free(d);
}

void decoder_path(const Decoder *d, const char *name, char *out, size_t n)
{
    (void)snprintf(out, n, "%s/assets/%s.webp", d->data_dir, name);
}

static Decoded *find(Decoder *d, const char *name)
{
    for (int i = 0; i < d->count; i++)
        if (strcmp(d->list[i].name, name) == 0)
            return &d->list[i];
    if (d->count == d->room) {
        d->room = d->room * 2 + 64;
        d->list = xrealloc(d->list, (size_t)d->room * sizeof *d->list);
    }
    Decoded *fresh = &d->list[d->count++];
    *fresh = (Decoded){0};
    (void)snprintf(fresh->name, sizeof fresh->name, "%s", name);
    return fresh;
}

/* Returns the longest unused whole picture (half: half-size copy), never one of `keep`; NULL: none is left. */
static SDL_Surface **oldest(Decoder *d, const Decoded *keep, bool half)
{
    Decoded *found = NULL;
    for (int i = 0; i < d->count; i++) {
        Decoded *at = &d->list[i];
        if (at != keep && (half ? at->half : at->full) != NULL && (found == NULL || at->used < found->used))
            found = at;
    }
    return found == NULL ? NULL : half ? &found->half : &found->full;
}

static void shrink(Decoder *d, const Decoded *keep)
{
    while (d->bytes > BOUND) {
        SDL_Surface **s = oldest(d, keep, false);
        if (s == NULL)
            s = oldest(d, keep, true);
        if (s == NULL)
            return;
        drop(d, s);
    }
}

static bool decode(Decoder *d, Decoded *pic, char *err)
{
    char path[PATH_ROOM];
    decoder_path(d, pic->name, path, sizeof path);
    pic->full = picture_file_read(path, &pic->opaque, err, PICTURE_WORDS);
    if (pic->full == NULL)
        return false;
    pic->w = pic->full->w;
    pic->h = pic->full->h;
    d->bytes += bytes_of(pic->full);
    return true;
}

/* True if the half-size copy is good enough: only if it is scaled down clearly, since it would look soft near its own
 * size. */
static bool half_serves(int picture_w, SDL_FRect crop, int w, int h)
{
    return picture_w >= HALF_FROM && crop.w >= 2.6f * (float)w && crop.h >= 2.6f * (float)h;
}

static void make_half(Decoder *d, Decoded *pic)
{
    SDL_FRect all = {0, 0, (float)pic->w, (float)pic->h};
    pic->half = resample(pic->full, all, (pic->w + 1) / 2, (pic->h + 1) / 2, pic->opaque);
    d->bytes += bytes_of(pic->half);
}

static SDL_Surface *scaled(Decoder *d, Decoded *pic, SDL_FRect crop, int w, int h, char *err)
{
    bool fresh = pic->full == NULL && pic->half == NULL;
    if (fresh && !decode(d, pic, err))
        return NULL;
    if (w == DECODER_SMALL && pic->half == NULL && pic->w >= HALF_FROM) {
        make_half(d, pic);
        drop(d, &pic->full); /* the half is enough, and more pictures follow */
    }
    if (w < 1 || h < 1)
        return NULL;
    if (crop.w <= 0 || crop.h <= 0)
        crop = (SDL_FRect){0, 0, (float)pic->w, (float)pic->h};
    bool half = half_serves(pic->w, crop, w, h);
    if (pic->full == NULL && !(half && pic->half != NULL) && !decode(d, pic, err))
        return NULL;
    if (half && pic->half == NULL)
        make_half(d, pic);
    if (half && pic->half != NULL)
        return resample(pic->half, (SDL_FRect){crop.x / 2, crop.y / 2, crop.w / 2, crop.h / 2}, w, h, pic->opaque);
    return resample(pic->full, crop, w, h, pic->opaque);
}

SDL_Surface *decoder_scaled(Decoder *d, const char *name, SDL_FRect crop, int w, int h, char *err)
{
    err[0] = '\0';
    SDL_LockMutex(d->lock);
    Decoded *pic = find(d, name);
    pic->used = ++d->clock;
    SDL_Surface *s = scaled(d, pic, crop, w, h, err);
    shrink(d, pic);
    SDL_UnlockMutex(d->lock);
    return s;
}

size_t decoder_bytes(Decoder *d)
{
    SDL_LockMutex(d->lock);
    size_t n = d->bytes;
    SDL_UnlockMutex(d->lock);
    return n;
}
