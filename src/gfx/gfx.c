/* SPDX-License-Identifier: MIT
 * The life of a Gfx and of a frame: scale, clip, fade, and the picture of the whole frame. */
#include "gfx/gfx.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include <SDL_image.h>

#include "base/buf.h"
#include "base/log.h"
#include "gfx/inside.h"
#include "sys/sys.h"

enum { CACHE_BASE = 32 << 20 };

Gfx *gfx_new(SDL_Surface *target, const char *data_dir)
{
    Gfx *g = xcalloc(1, sizeof *g);
    g->target = target;
    g->list = drawlist_new();
    snprintf(g->data_dir, sizeof g->data_dir, "%s", data_dir != NULL ? data_dir : ".");
    g->cache = cache_new(CACHE_BASE);
    g->fonts = fonts_new(g->data_dir);
    g->pictures = pictures_new(g->data_dir);
    g->dice = dice_new();
    g->turned = turned_new();
    g->unit = g->text_scale = g->fade = 1.0f;
    g->pixel_w = 1280;
    g->pixel_h = 800;
    return g;
}

void gfx_free(Gfx *g)
{
    if (g == NULL)
        return;
    drawlist_free(g->list);
    cache_free(g->cache);
    fonts_free(g->fonts);
    pictures_free(g->pictures);
    dice_free(g->dice);
    turned_free(g->turned);
    free(g);
}

void gfx_reset(Gfx *g, SDL_Surface *target)
{
    g->target = target;
    drawlist_forget(g->list);
}

void gfx_background(Gfx *g)
{
    g->background = true;
    pictures_background(g->pictures);
}

void gfx_expect(Gfx *g, const char *name)
{
    pictures_expect(g->pictures, name, false);
}

void gfx_expect_small(Gfx *g, const char *name)
{
    pictures_expect(g->pictures, name, true);
}

bool gfx_settle(Gfx *g, int ms)
{
    if (g->coming == 0)
        return false;
    pictures_wait(g->pictures, ms);
    return true;
}

static float clampf(float v, float low, float high)
{
    return v >= low ? (v <= high ? v : high) : low; /* not a number becomes low */
}

void gfx_begin(Gfx *g, int w, int h, float user_scale, ThemeId theme, float text_scale, bool dry)
{
    g->pixel_w = w < 1 ? 1 : w;
    g->pixel_h = h < 1 ? 1 : h;
    float fit = minf((float)g->pixel_w / 1280.0f, (float)g->pixel_h / 800.0f);
    float unit = maxf(fit, 0.9f) * clampf(user_scale, 0.5f, 3.0f);
    text_scale = clampf(text_scale, 1.0f, 2.0f);
    if (unit != g->unit || text_scale != g->text_scale || theme != g->theme)
        cache_clear(g->cache);
    g->unit = unit;
    g->text_scale = text_scale;
    g->theme = theme;
    g->dry = dry;
    g->fade = 1.0f;
    g->clips = 0;
    g->overflow = 0;
    g->first_overflow[0] = '\0';
    /* Grounds of the window's own size (wood, felt, the Hall) must fit beside everything else. */
    cache_frame(g->cache, CACHE_BASE + (size_t)g->pixel_w * (size_t)g->pixel_h * 12);
    if (dry)
        return;
    g->coming = 0;
    pictures_frame(g->pictures);
    drawlist_begin(g->list, g->pixel_w, g->pixel_h);
}

void gfx_end(Gfx *g)
{
    g->clips = 0;
    g->fade = 1.0f;
    if (!g->dry)
        g->changed = drawlist_paint(g->list, g->target, &g->nchanged);
}

const SDL_Rect *gfx_changed(const Gfx *g, int *n)
{
    *n = g->nchanged;
    return g->changed;
}

float gfx_w(const Gfx *g)
{
    return (float)g->pixel_w / g->unit;
}

float gfx_h(const Gfx *g)
{
    return (float)g->pixel_h / g->unit;
}

float gfx_unit(const Gfx *g)
{
    return g->unit;
}

float gfx_text_scale(const Gfx *g)
{
    return g->text_scale;
}

Color gfx_color(const Gfx *g, ColorRole role)
{
    return theme_color(g->theme, role);
}

bool gfx_is_contrast(const Gfx *g)
{
    return g->theme == THEME_CONTRAST;
}

void gfx_fade(Gfx *g, float alpha)
{
    g->fade = clampf(alpha, 0.0f, 1.0f);
}

int gfx_overflow(const Gfx *g, const char **first)
{
    if (first != NULL)
        *first = g->overflow > 0 ? g->first_overflow : NULL;
    return g->overflow;
}

size_t gfx_cache_bytes(const Gfx *g)
{
    return cache_bytes(g->cache);
}

bool gfx_save_png(Gfx *g, const char *path, char *err, size_t err_size)
{
    SDL_Surface *s = SDL_ConvertSurfaceFormat(g->target, SDL_PIXELFORMAT_RGB24, 0);
    bool ok = s != NULL && IMG_SavePNG(s, path) == 0;
    if (!ok && err != NULL)
        snprintf(err, err_size, "cannot write the picture %s: %s", path, sys_reason());
    SDL_FreeSurface(s);
    return ok;
}
