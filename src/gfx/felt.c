/* SPDX-License-Identifier: MIT
 * The felt of a table and the wood below everything: large opaque grounds, baked at their exact size. */
#include <math.h>
#include <stdlib.h>

#include "base/buf.h"
#include "gfx/inside.h"

typedef struct {
    Color base, light;
    float spot, shade, shade_blur, shade_down; /* strength of the light and of the rim, pixels of the rim */
    Color rim, rim2;
    float rim_px, radius;
} FeltPaint;

static FeltPaint felt_paint(const Gfx *g, ColorRole felt)
{
    float u = g->unit;
    FeltPaint p = {.base = gfx_color(g, felt), .light = {255, 226, 160, 255}, .rim_px = maxf(roundf(u), 1)};
    p.radius = 14 * u;
    p.shade_blur = 22 * u;
    p.shade_down = 4 * u;
    if (g->theme == THEME_TAVERN) {
        p.spot = 0.15f;
        p.shade = 0.5f;
        p.rim = (Color){0, 0, 0, 166};
        p.rim2 = (Color){255, 220, 150, 26};
    } else if (g->theme == THEME_DAYLIGHT) {
        p.light = (Color){255, 255, 246, 255};
        p.spot = 0.22f;
        p.shade = 0.08f;
        p.rim = (Color){0, 0, 0, 89};
    } else {
        p.rim = p.rim2 = (Color){255, 255, 255, 255};
    }
    return p;
}

/* Returns how much a blurred opening a..b lets through at each pixel of one axis. */
static float *opening(int n, float a, float b, float sigma)
{
    float *v = xmalloc((size_t)n * sizeof *v);
    for (int i = 0; i < n; i++) {
        float x = (float)i + 0.5f;
        v[i] = 0.5f * (erff((x - a) / (sigma * 1.41421f)) - erff((x - b) / (sigma * 1.41421f)));
    }
    return v;
}

static Uint32 felt_pixel(const FeltPaint *p, float spot, float shade, float dither)
{
    float keep = 1 - spot, dark = 1 - shade;
    float r = ((float)p->base.r * keep + (float)p->light.r * spot) * dark + dither;
    float g = ((float)p->base.g * keep + (float)p->light.g * spot) * dark + dither;
    float b = ((float)p->base.b * keep + (float)p->light.b * spot) * dark + dither;
    return 0xFF000000u | (Uint32)minf(r, 255) << 16 | (Uint32)minf(g, 255) << 8 | (Uint32)minf(b, 255);
}

/* Paints the light: an ellipse around the upper middle that ends at 62 % of the way to the farthest corner. */
static void paint_ground(SDL_Surface *s, const FeltPaint *p)
{
    float w = (float)s->w, h = (float)s->h, sigma = maxf(p->shade_blur / 2, 0.5f);
    float rx = w * 0.5f * 1.41421f, ry = h * 0.68f * 1.41421f;
    float *across = opening(s->w, 0, w, sigma), *down = opening(s->h, p->shade_down, h + p->shade_down, sigma);
    for (int y = 0; y < s->h; y++) {
        Uint32 *row = surface_row(s, y);
        float dy = ((float)y + 0.5f - 0.32f * h) / ry;
        for (int x = 0; x < s->w; x++) {
            float dx = ((float)x + 0.5f - 0.5f * w) / rx;
            float t = 1 - sqrtf(dx * dx + dy * dy) / 0.62f;
            float spot = t > 0 ? t * p->spot : 0, shade = (1 - across[x] * down[y]) * p->shade;
            row[x] = felt_pixel(p, spot, shade, dither_at(x, y));
        }
    }
    free(across);
    free(down);
}

static void tint(Uint32 *px, Color c, float cover)
{
    Color was = color_rgb(*px & 0xFFFFFFu);
    Color now = color_mix(was, (Color){c.r, c.g, c.b, 255}, cover * (float)c.a / 255.0f);
    *px = (*px & 0xFF000000u) | (Uint32)now.r << 16 | (Uint32)now.g << 8 | now.b;
}

static void paint_rim_pixel(Uint32 *px, const FeltPaint *p, int x, int y, float w, float h)
{
    float d = distance_round((float)x + 0.5f, (float)y + 0.5f, 0, 0, w, h, p->radius);
    float outer = minf(maxf(0.5f - d, 0), 1), second = minf(maxf(0.5f - d - p->rim_px, 0), 1);
    float third = minf(maxf(0.5f - d - 2 * p->rim_px, 0), 1);
    tint(px, p->rim, outer - second);
    tint(px, p->rim2, second - third);
    *px = (*px & 0xFFFFFFu) | (Uint32)lrintf(outer * 255) << 24;
}

/* Only the frame of pixels where rim or corner can be. */
static void paint_rim(SDL_Surface *s, const FeltPaint *p)
{
    int deep = (int)ceilf(p->radius) + 3;
    for (int y = 0; y < s->h; y++) {
        Uint32 *row = surface_row(s, y);
        bool whole = y < deep || y >= s->h - deep;
        int left = whole || 2 * deep >= s->w ? s->w : (int)(2 * p->rim_px) + 1;
        for (int x = 0; x < left; x++)
            paint_rim_pixel(&row[x], p, x, y, (float)s->w, (float)s->h);
        for (int x = left < s->w ? s->w - left : s->w; x < s->w; x++)
            paint_rim_pixel(&row[x], p, x, y, (float)s->w, (float)s->h);
    }
}

static Key felt_key(SDL_Rect p, ColorRole felt)
{
    Key k = key_start(BAKE_FELT);
    key_int(&k, p.w);
    key_int(&k, p.h);
    key_int(&k, (int)felt);
    return k;
}

static const Baked *felt_baked(Gfx *g, SDL_Rect p, ColorRole felt)
{
    Key key = felt_key(p, felt);
    const Baked *b = cache_find(g->cache, key);
    if (b != NULL)
        return b;
    SDL_Surface *s = SDL_CreateRGBSurfaceWithFormat(0, p.w, p.h, 32, SDL_PIXELFORMAT_ARGB8888);
    if (s == NULL)
        return NULL;
    FeltPaint paint = felt_paint(g, felt);
    paint_ground(s, &paint);
    paint_rim(s, &paint);
    return bake_surface(g, key, s, false);
}

void gfx_felt(Gfx *g, Rect r, ColorRole felt)
{
    SDL_Rect p = px_rect(g, r);
    if (p.w >= 1 && p.h >= 1 && !px_hidden(g, p))
        px_baked(g, felt_baked(g, p, felt), p.x, p.y);
}

/* The veil of the tavern is part of the baked picture. It is the same for all pixels: one table a channel. */
static void veil(SDL_Surface *s, Color c, float strength)
{
    Uint32 red[256], green[256], blue[256];
    for (int i = 0; i < 256; i++) {
        float was = (float)i * (1 - strength) + 0.5f;
        red[i] = (Uint32)(was + (float)c.r * strength) << 16;
        green[i] = (Uint32)(was + (float)c.g * strength) << 8;
        blue[i] = (Uint32)(was + (float)c.b * strength);
    }
    for (int y = 0; y < s->h; y++) {
        Uint32 *row = surface_row(s, y);
        for (int x = 0; x < s->w; x++)
            row[x] = 0xFF000000u | red[row[x] >> 16 & 255] | green[row[x] >> 8 & 255] | blue[row[x] & 255];
    }
}

void gfx_wood(Gfx *g, Rect r)
{
    SDL_Rect p = px_rect(g, r);
    if (p.w < 1 || p.h < 1 || px_hidden(g, p))
        return;
    if (g->theme != THEME_TAVERN) {
        px_fill(g, p, gfx_color(g, COL_BG));
        return;
    }
    Key k = key_start(BAKE_FELT);
    key_int(&k, p.w);
    key_int(&k, p.h);
    key_int(&k, -1);
    const Baked *b = cache_find(g->cache, k);
    if (b == NULL) {
        SDL_FRect crop;
        SDL_Surface *s = NULL;
        if (picture_crop(g, "scenes/planks", p.w, p.h, 0.5f, 0.5f, &crop)) {
            if (picture_is_coming(g, "scenes/planks", crop, p.w, p.h)) {
                px_fill(g, p, gfx_color(g, COL_BG));
                return;
            }
            s = pictures_scaled(g->pictures, "scenes/planks", crop, p.w, p.h);
        }
        if (s != NULL)
            veil(s, color_rgb(0x0C0704), 0.58f);
        b = bake_surface(g, k, s, false);
    }
    if (b->w == 0)
        px_fill(g, p, gfx_color(g, COL_BG));
    px_baked(g, b, p.x, p.y);
}
