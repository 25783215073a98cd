/* SPDX-License-Identifier: MIT
 * The life of a Gfx and of a frame: scale, clip, fade, and the picture of the whole frame. */
#include "gfx/gfx.h"

#include <SDL_image.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

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
    g->clay = clay_new();
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
    clay_free(g->clay);
    free(g);
}

void gfx_reset(Gfx *g, SDL_Surface *target)
{
    g->target = target;
    g->whole = false;
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
    clay_frame(g->clay);
    pictures_frame(g->pictures);
    drawlist_begin(g->list, g->pixel_w, g->pixel_h);
}

void gfx_end(Gfx *g)
{
    g->clips = 0;
    g->fade = 1.0f;
    if (g->dry)
        return;
    g->changed = drawlist_paint(g->list, g->target, &g->nchanged);
    g->whole = g->target != NULL && g->coming == 0;
}

const SDL_Rect *gfx_changed(const Gfx *g, int *n)
{
    *n = g->nchanged;
    return g->changed;
}

bool gfx_is_dry(const Gfx *g)
{
    return g->dry;
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

bool surface_save_png(SDL_Surface *s, const char *path)
{
    SDL_RWops *file = SDL_RWFromFile(path, "wb");
    if (file == NULL)
        return false;
    bool ok = IMG_SavePNG_RW(s, file, 0) == 0;
    return SDL_RWclose(file) == 0 && ok; /* a full disk shows when the file is closed */
}

bool gfx_save_png(Gfx *g, const char *path, char *err, size_t err_size)
{
    SDL_Surface *s = SDL_ConvertSurfaceFormat(g->target, SDL_PIXELFORMAT_RGB24, 0);
    bool ok = s != NULL && surface_save_png(s, path);
    if (!ok && err != NULL)
        snprintf(err, err_size, "cannot write the picture %s: %s", path, sys_reason());
    SDL_FreeSurface(s);
    return ok;
}

/* ---- drawing into a picture ------------------------------------------------------------------------------------- */
/* By the very same functions that draw into the window. */

void canvas_begin(Gfx *g, Canvas *c, int w, int h, Color ground)
{
    *c = (Canvas){.list = drawlist_new(), .before = g->list, .w = w, .h = h};
    c->clips = g->clips;
    c->fade = g->fade;
    c->dry = g->dry;
    memcpy(c->clip, g->clip, sizeof c->clip);
    drawlist_begin(c->list, w, h);
    g->list = c->list;
    SDL_Rect all = {0, 0, w, h};
    g->clip[0] = (Clip){all, all, 0};
    g->clips = 1;
    g->fade = 1.0f;
    g->dry = false; /* a pass for input only may still want a picture made */
    px_fill(g, all, ground);
}

SDL_Surface *canvas_end(Gfx *g, Canvas *c)
{
    int parts;
    SDL_Surface *s = SDL_CreateRGBSurfaceWithFormat(0, c->w, c->h, 32, SDL_PIXELFORMAT_ARGB8888);
    drawlist_paint(c->list, s, &parts);
    drawlist_free(c->list);
    g->list = c->before;
    memcpy(g->clip, c->clip, sizeof c->clip);
    g->clips = c->clips;
    g->fade = c->fade;
    g->dry = c->dry;
    return s;
}

/* ---- where drawing is allowed ----------------------------------------------------------------------------------- */
/* A stack of rectangles, some with round corners. The draw list knows rectangles only, so a round corner is a band of its
 * own for each row it cuts. */

const Clip *clip_now(const Gfx *g)
{
    int top = g->clips < CLIP_DEPTH ? g->clips : CLIP_DEPTH;
    return top > 0 ? &g->clip[top - 1] : NULL;
}

void gfx_clip_round(Gfx *g, Rect r, float radius)
{
    if (g->clips < CLIP_DEPTH) {
        Clip c = {.whole = px_rect(g, r), .radius = radius > 0 ? px_size(g, radius) : 0};
        c.seen = c.whole;
        if (g->clips > 0 && !SDL_IntersectRect(&c.whole, &clip_now(g)->seen, &c.seen))
            c.seen = (SDL_Rect){c.whole.x, c.whole.y, 0, 0};
        g->clip[g->clips] = c;
    }
    g->clips++;
}

void gfx_clip(Gfx *g, Rect r)
{
    gfx_clip_round(g, r, 0);
}

void gfx_unclip(Gfx *g)
{
    REQUIRE(g->clips > 0);
    g->clips--;
}

/* Returns how many pixels the corners take from either end of row y. */
static int cut_of(const Clip *c, int y)
{
    int down = y - c->whole.y, up = c->whole.y + c->whole.h - 1 - y, row = down < up ? down : up;
    if (row >= c->radius)
        return 0;
    float radius = (float)c->radius, high = radius - (float)row - 0.5f;
    return (int)lrintf(radius - sqrtf(radius * radius - high * high));
}

Band clip_bands(const Gfx *g)
{
    const Clip *c = clip_now(g); /* none: all of the frame, the draw list cuts that itself */
    return (Band){.clip = c != NULL ? c->seen : (SDL_Rect){0, 0, g->pixel_w, g->pixel_h},
                  .next = c != NULL ? c->seen.y : 0};
}

bool band_next(const Gfx *g, Band *b)
{
    const Clip *c = clip_now(g);
    SDL_Rect seen = c != NULL ? c->seen : (SDL_Rect){0, 0, g->pixel_w, g->pixel_h};
    int end = seen.y + seen.h, from = b->next;
    if (from >= end)
        return false;
    if (c == NULL || c->radius == 0) {
        b->next = end;
        return true;
    }
    int cut = cut_of(c, from);
    while (b->next < end && cut_of(c, b->next) == cut)
        b->next++;
    SDL_Rect row = {c->whole.x + cut, from, c->whole.w - 2 * cut, b->next - from};
    if (!SDL_IntersectRect(&row, &seen, &b->clip))
        b->clip = (SDL_Rect){seen.x, from, 0, 0};
    return true;
}
