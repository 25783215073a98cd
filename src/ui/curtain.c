/* SPDX-License-Identifier: MIT */
#include "ui/curtain.h"

#include <math.h>

enum { SCALLOPED = 176, VALANCE_WIDE = 1280 /* the painted valance, of which a sixth hangs over its hem */ };

/* Draws one half in strips, the narrower the nearer to the seam: there the cloth is drawn aside first. */
static void half(Gfx *g, const char *picture, float seam, float edge)
{
    float x = fminf(seam, edge), w = fabsf(edge - seam);
    if (w < 1)
        return;
    gfx_clip(g, rect(x, 0, w, gfx_h(g)));
    gfx_fill(g, rect(x, 0, w, gfx_h(g)), (Color){0x5A, 0x10, 0x16, 255}); /* while the picture is still loading */
    (void)gfx_picture(g, picture, rect(x, 0, w, gfx_h(g)), 1);
    gfx_unclip(g);
}

static void plain(Gfx *g, float left, float right)
{
    Color black = gfx_color(g, COL_BG), white = gfx_color(g, COL_TEXT);
    gfx_fill(g, rect(0, 0, left, gfx_h(g)), black);
    gfx_fill(g, rect(right, 0, gfx_w(g) - right, gfx_h(g)), black);
    gfx_fill(g, rect(left - 1, 0, 2, gfx_h(g)), white);
    gfx_fill(g, rect(right - 1, 0, 2, gfx_h(g)), white);
}

void curtain_draw(Gfx *g, float open)
{
    float w = gfx_w(g), middle = w / 2, left = middle * (1 - open), right = w - left;
    if (gfx_is_contrast(g)) {
        plain(g, left, right);
        return;
    }
    half(g, "scenes/curtain-left", left, 0);
    half(g, "scenes/curtain-right", right, w);
    if (open < 1)
        (void)gfx_picture(g, "scenes/valance", rect(0, -open * SCALLOPED, w, SCALLOPED * fminf(1, gfx_h(g) / 800)), 1);
}
