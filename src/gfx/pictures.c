/* SPDX-License-Identifier: MIT
 * Pictures of assets/: decoded when first wanted; the full picture is kept only while it is fresh, a half-size copy
 * (a quarter of the memory) longer, because cards on the table are drawn from that. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <SDL_image.h>

#include "base/buf.h"
#include "base/log.h"
#include "gfx/inside.h"
#include "gfx/resample.h"

enum { FULL_KEPT = 4, HALF_KEPT = 64, HALF_FROM = 200, NAME_SIZE = 96 };

typedef struct {
    char name[NAME_SIZE];
    SDL_Surface *full, *half;
    int w, h;
    bool missing, opaque;
    unsigned used;
} Picture;

struct Pictures {
    char data_dir[PATH_SIZE];
    Picture *list;
    int count, room;
    unsigned clock;
};

Pictures *pictures_new(const char *data_dir)
{
    Pictures *p = xcalloc(1, sizeof *p);
    snprintf(p->data_dir, sizeof p->data_dir, "%s", data_dir);
    return p;
}

void pictures_free(Pictures *p)
{
    if (p == NULL)
        return;
    for (int i = 0; i < p->count; i++) {
        SDL_FreeSurface(p->list[i].full);
        SDL_FreeSurface(p->list[i].half);
    }
    free(p->list);
    free(p);
}

/* The longest unused of one kind goes when there are more than `most`. */
static void forget_oldest(Pictures *p, bool half, int most)
{
    int kept = 0;
    Picture *oldest = NULL;
    for (int i = 0; i < p->count; i++) {
        Picture *at = &p->list[i];
        if ((half ? at->half : at->full) == NULL)
            continue;
        kept++;
        if (oldest == NULL || at->used < oldest->used)
            oldest = at;
    }
    if (kept <= most)
        return;
    SDL_Surface **what = half ? &oldest->half : &oldest->full;
    SDL_FreeSurface(*what);
    *what = NULL;
}

static Picture *find(Pictures *p, const char *name)
{
    for (int i = 0; i < p->count; i++)
        if (strcmp(p->list[i].name, name) == 0)
            return &p->list[i];
    if (p->count == p->room) {
        p->room = p->room * 2 + 64;
        p->list = xrealloc(p->list, (size_t)p->room * sizeof *p->list);
    }
    Picture *fresh = &p->list[p->count++];
    *fresh = (Picture){0};
    snprintf(fresh->name, sizeof fresh->name, "%s", name);
    return fresh;
}

static void decode(Pictures *p, Picture *pic)
{
    char path[PATH_SIZE + NAME_SIZE + 16];
    snprintf(path, sizeof path, "%s/assets/%s.webp", p->data_dir, pic->name);
    SDL_RWops *file = SDL_RWFromFile(path, "rb");
    /* Nothing but WebP: readers of other kinds do odd things with damaged files, minutes of them in the case of PNG. */
    SDL_Surface *raw = file != NULL ? IMG_LoadWEBP_RW(file) : NULL;
    if (file != NULL)
        SDL_RWclose(file);
    if (raw == NULL) {
        pic->missing = true;
        /* A card without a picture is drawn with its emblem, as the design wants: nothing to report. */
        if (strncmp(pic->name, "cards/", 6) != 0 || access(path, F_OK) == 0)
            log_note("no picture %s: %s", path, IMG_GetError());
        return;
    }
    pic->opaque = SDL_ISPIXELFORMAT_ALPHA(raw->format->format) == SDL_FALSE;
    pic->full = SDL_ConvertSurfaceFormat(raw, SDL_PIXELFORMAT_ARGB8888, 0);
    SDL_FreeSurface(raw);
    if (pic->full == NULL) {
        pic->missing = true;
        return;
    }
    pic->w = pic->full->w;
    pic->h = pic->full->h;
}

/* NULL when there is no such picture. decoded: pixels are wanted, not only the size. */
static Picture *fetch(Pictures *p, const char *name, bool decoded)
{
    if (name == NULL || name[0] == '\0' || strlen(name) >= NAME_SIZE)
        return NULL;
    Picture *pic = find(p, name);
    pic->used = ++p->clock;
    if (!pic->missing && pic->full == NULL && (pic->w == 0 || (decoded && pic->half == NULL))) {
        decode(p, pic);
        forget_oldest(p, false, FULL_KEPT);
    }
    return pic->missing ? NULL : pic;
}

bool pictures_size(Pictures *p, const char *name, int *w, int *h)
{
    Picture *pic = fetch(p, name, false);
    if (pic == NULL)
        return false;
    if (w != NULL)
        *w = pic->w;
    if (h != NULL)
        *h = pic->h;
    return true;
}

/* The half-size copy serves while it is itself made clearly smaller; nearer to its own size it would look soft. */
static bool half_serves(const Picture *pic, SDL_FRect crop, int w, int h)
{
    return pic->w >= HALF_FROM && crop.w >= 2.6f * (float)w && crop.h >= 2.6f * (float)h;
}

static void make_half(Pictures *p, Picture *pic)
{
    SDL_FRect all = {0, 0, (float)pic->w, (float)pic->h};
    pic->half = resample(pic->full, all, (pic->w + 1) / 2, (pic->h + 1) / 2, pic->opaque);
    forget_oldest(p, true, HALF_KEPT);
}

SDL_Surface *pictures_scaled(Pictures *p, const char *name, SDL_FRect crop, int w, int h)
{
    Picture *pic = fetch(p, name, true);
    if (pic == NULL || w < 1 || h < 1)
        return NULL;
    if (crop.w <= 0 || crop.h <= 0)
        crop = (SDL_FRect){0, 0, (float)pic->w, (float)pic->h};
    bool half = half_serves(pic, crop, w, h);
    if (pic->full == NULL && (!half || pic->half == NULL)) {
        decode(p, pic);
        if (pic->missing)
            return NULL;
    }
    if (half && pic->half == NULL)
        make_half(p, pic);
    const SDL_Surface *from = half && pic->half != NULL ? pic->half : pic->full;
    if (from == pic->half)
        crop = (SDL_FRect){crop.x / 2, crop.y / 2, crop.w / 2, crop.h / 2};
    SDL_Surface *s = resample(from, crop, w, h, pic->opaque);
    forget_oldest(p, false, FULL_KEPT);
    return s;
}
