/* SPDX-License-Identifier: MIT
 * What the tests of drawing share: a screen without a display, its pixels, and a card that has all its pictures. */
#ifndef TESTS_UNIT_HELP_GFX_H
#define TESTS_UNIT_HELP_GFX_H
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "base/buf.h"
#include "gfx/card.h"
#include "sys/window.h"

static inline SDL_Surface *surface(int w, int h) /* clear; freed by SDL_FreeSurface */
{
    SDL_Surface *s = SDL_CreateRGBSurfaceWithFormat(0, w, h, 32, SDL_PIXELFORMAT_ARGB8888);
    assert_non_null(s);
    return s;
}

/* Of a surface with four bytes a pixel. */
static inline Uint32 *pixel_at(const SDL_Surface *s, int x, int y)
{
    return (Uint32 *)(void *)((Uint8 *)s->pixels + (ptrdiff_t)y * s->pitch) + x;
}

typedef struct {
    Window *window;
    Gfx *g;
    int w, h;
    Uint32 *pixel; /* room for w * h of them */
} Screen;

/* data: the folder with the pictures. Between gfx_begin and gfx_end one draws on it. */
static inline Screen screen_open(int w, int h, const char *data)
{
    char err[200];
    Screen s = {
        .w = w, .h = h, .window = window_open(&(WindowSpec){.w = w, .h = h, .offscreen = true}, err, sizeof err)};
    assert_non_null(s.window);
    s.g = gfx_new(window_surface(s.window), data);
    s.pixel = xcalloc((size_t)w * (size_t)h, sizeof *s.pixel);
    return s;
}

static inline void screen_close(Screen *s)
{
    free(s->pixel);
    gfx_free(s->g);
    window_close(s->window);
    *s = (Screen){0};
}

/* What is shown, without its alpha. */
static inline Uint32 screen_pixel(const Screen *s, int x, int y)
{
    return *pixel_at(window_surface(s->window), x, y) & 0xFFFFFFu;
}

/* All of what is shown, row after row. */
static inline void screen_read(const Screen *s, Uint32 *pixel)
{
    for (int y = 0; y < s->h; y++)
        memcpy(pixel + (ptrdiff_t)y * s->w, pixel_at(window_surface(s->window), 0, y), (size_t)s->w * 4);
}

static const CardFace help_ooze = {.word = "water-ooze",
                                   .name = "Water Ooze",
                                   .picture = "cards/horde/water-ooze",
                                   .backdrop = "backdrops/water",
                                   .frame = "frames/water",
                                   .emblem = "ooze",
                                   .sign = {"water", NULL, "ooze"},
                                   .rim = COL_WATER};

#endif
