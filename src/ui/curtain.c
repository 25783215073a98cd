/* SPDX-License-Identifier: MIT */
#include "ui/curtain.h"

#include <math.h>

enum { STRIPS = 24, SCALLOPED = 176, BAND = 2 };

/* Share of its width that a strip keeps when it is drawn aside; where the foot of the closed halves begins to part, and
 * how far they part at the floor. */
static const float narrow = 0.16f, parts_from = 0.735f, parts = 0.075f;
static const Color velvet = {0x5A, 0x10, 0x16, 255}; /* while the picture is still loading */

/* Returns how far that strip, counted from the seam, is drawn aside: 0 .. 1. */
static float drawn_aside(int strip, float open)
{
    float late = 0.4f * (float)strip / STRIPS, t = fminf(fmaxf((open - late) / 0.6f, 0), 1);
    return 1 - (1 - t) * (1 - t) * (1 - t);
}

/* Draws a half in strips that fold, each the narrower the further it is drawn aside; they hang at the edge of the window.
 * side: -1 left, 1 right. */
static void folding(Gfx *g, const char *picture, int side, float open)
{
    float w = gfx_w(g), h = gfx_h(g), half = w / 2, strip = half / STRIPS;
    float gone = fmaxf((open - 0.7f) / 0.3f, 0), x = -narrow * half * gone * gone;
    for (int i = STRIPS - 1; i >= 0; i--) {
        float aside = drawn_aside(i, open), f = 1 - (1 - narrow) * aside, wide = strip * f;
        float from = half - (float)(i + 1) * strip; /* in the cloth, from the edge of the window */
        Rect at = rect(side < 0 ? x : w - x - wide, 0, wide, h);
        Rect whole = rect(side < 0 ? x - from * f : w - x - (half - from) * f, 0, half * f, h);
        gfx_clip(g, at);
        gfx_fill(g, at, velvet);
        gfx_picture_squeezed(g, picture, rect(0, 0, half, h), whole);
        gfx_fill(g, at, (Color){0, 0, 0, (uint8_t)(aside * (i % 2 ? 110 : 50))});
        gfx_unclip(g);
        x += wide;
    }
}

static void lamp_light(Gfx *g)
{
    float w = gfx_w(g), h = gfx_h(g), wide = parts * w / 2, top = parts_from * h;
    Rect r = rect(w / 2 - wide, top, 2 * wide, h - top);
    gfx_fill(g, r, (Color){0x7A, 0x4A, 0x14, 255});
    gfx_gradient(g, r, 0, (Color){0xF6, 0xC0, 0x62, 255}, (Color){0xB8, 0x74, 0x22, 255});
}

/* Draws the half closed: its foot parts a little, so that light falls through. */
static void hanging(Gfx *g, const char *picture, int side)
{
    float w = gfx_w(g), h = gfx_h(g), half = w / 2, top = floorf(parts_from * h);
    Rect whole = rect(side < 0 ? 0 : half, 0, half, h);
    gfx_clip(g, rect(whole.x, 0, half, top));
    gfx_fill(g, whole, velvet);
    (void)gfx_picture(g, picture, whole, 1);
    gfx_unclip(g);
    for (float y = top; y < h; y += BAND) {
        float down = (y - top) / (h - top), apart = parts * half * powf(down, 1.5f);
        Rect band = rect(side < 0 ? 0 : half + apart, y, half - apart, fminf(BAND, h - y));
        gfx_clip(g, band);
        gfx_fill(g, band, velvet);
        (void)gfx_picture(g, picture, rect(whole.x + (float)side * apart, 0, half, h), 1);
        gfx_unclip(g);
    }
}

static void plain(Gfx *g, float open)
{
    Color black = gfx_color(g, COL_BG), white = gfx_color(g, COL_TEXT);
    float left = gfx_w(g) / 2 * (1 - open), right = gfx_w(g) - left;
    gfx_fill(g, rect(0, 0, left, gfx_h(g)), black);
    gfx_fill(g, rect(right, 0, gfx_w(g) - right, gfx_h(g)), black);
    gfx_fill(g, rect(left - 1, 0, 1, gfx_h(g)), white);
    gfx_fill(g, rect(right, 0, 1, gfx_h(g)), white);
}

void curtain_draw(Gfx *g, float open)
{
    static const char *const half[] = {"scenes/curtain-left", "scenes/curtain-right"};
    if (open >= 1)
        return;
    if (gfx_is_contrast(g)) {
        plain(g, open);
        return;
    }
    if (open <= 0)
        lamp_light(g);
    for (int i = 0; i < 2; i++)
        if (open <= 0)
            hanging(g, half[i], i ? 1 : -1);
        else
            folding(g, half[i], i ? 1 : -1, open);
    float high = SCALLOPED * fminf(1, gfx_h(g) / 800);
    (void)gfx_picture(g, "scenes/valance", rect(0, -high * open, gfx_w(g), high), 1);
}
