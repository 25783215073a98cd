/* SPDX-License-Identifier: MIT
 * The ready-made surfaces of the house: panels, rows, prompt, tooltip, bars. */
#include "gfx/inside.h"

static const Color warm_edge = {255, 226, 170, 26};

/* Draws edge, ground and a thin light along the upper edge. */
static void edged(Gfx *g, Rect r, float radius, Color ground, Color edge, float thick, bool light)
{
    Rect inner = rect_inset(r, (float)px_size(g, thick) / g->unit);
    gfx_round(g, inner, radius - thick, ground);
    gfx_frame(g, r, radius, thick, edge);
    if (light && g->theme == THEME_TAVERN)
        gfx_fill(g, rect(inner.x + radius, inner.y, inner.w - 2 * radius, 1), warm_edge);
}

static void edged_gradient(Gfx *g, Rect r, float radius, Color top, Color bottom, Color edge, float thick)
{
    gfx_round(g, r, radius, edge);
    Rect inner = rect_inset(r, (float)px_size(g, thick) / g->unit);
    gfx_gradient(g, inner, radius - thick, top, bottom);
    if (g->theme == THEME_TAVERN)
        gfx_fill(g, rect(inner.x + radius, inner.y, inner.w - 2 * radius, 1), color_alpha(warm_edge, 0.2f));
}

static float edge_of(const Gfx *g)
{
    return gfx_is_contrast(g) ? 2.0f : 1.0f;
}

static void prompt(Gfx *g, Rect r)
{
    gfx_shadow(g, r, 12, 2);
    if (g->theme == THEME_TAVERN)
        edged_gradient(g, r, 12, color_rgb(0x3A2817), color_rgb(0x291B10), color_rgb(0x8A6532), 1);
    else
        edged(g, r, 12, gfx_color(g, COL_PANEL), gfx_color(g, COL_LINE2), edge_of(g), false);
}

static void tip(Gfx *g, Rect r, ColorRole body)
{
    gfx_shadow(g, r, 8, 4);
    if (gfx_is_contrast(g)) {
        gfx_round(g, rect_inset(r, -4), 11, gfx_color(g, COL_FOCUS));
        gfx_round(g, rect_inset(r, -2), 9, gfx_color(g, COL_FOCUS2));
    } else {
        gfx_round(g, rect_inset(r, -1), 9, color_rgb(0x7D5C2B));
    }
    gfx_round(g, r, 8, gfx_color(g, body));
}

static void bar(Gfx *g, Rect r)
{
    gfx_shadow(g, r, 0, 2);
    if (g->theme == THEME_TAVERN)
        gfx_gradient(g, r, 0, color_rgb(0x2B1D13), color_rgb(0x1C120B));
    else
        gfx_fill(g, r, gfx_color(g, COL_PANEL));
    float line = edge_of(g);
    gfx_fill(g, rect(r.x, r.y + r.h - line, r.w, line), gfx_color(g, COL_LINE));
}

/* Draws the wooden sign over the Hall: dark outside, a gold line inside, the grain of a gradient. */
static void wooden_sign(Gfx *g, Rect r)
{
    gfx_shadow(g, r, 10, 4);
    if (gfx_is_contrast(g)) {
        edged(g, r, 10, gfx_color(g, COL_PANEL), gfx_color(g, COL_LINE), 2, false);
        return;
    }
    gfx_round(g, r, 10, color_rgb(0x1D1008));
    gfx_round(g, rect_inset(r, 2), 8.5f, color_rgb(0x9A6A34));
    gfx_gradient(g, rect_inset(r, 4), 7, color_rgb(0x5B3A1E), color_rgb(0x3A2311));
}

void gfx_surface(Gfx *g, Rect r, Surface kind)
{
    Color line = gfx_color(g, COL_LINE);
    switch (kind) {
    case SURFACE_PANEL:
        gfx_shadow(g, r, 10, 2);
        edged(g, r, 10, gfx_color(g, COL_PANEL), line, edge_of(g), true);
        break;
    case SURFACE_ROW:
        edged(g, r, 8, gfx_color(g, COL_PANEL2), color_mix(gfx_color(g, COL_PANEL2), line, 0.55f), 1, false);
        break;
    case SURFACE_ROW_CHOSEN:
        edged(g, r, 8, gfx_color(g, COL_PANEL3), gfx_color(g, COL_ACCENT), 2, false);
        break;
    case SURFACE_WELL:
        edged(g, r, 8, gfx_color(g, COL_WELL), color_mix(gfx_color(g, COL_WELL), line, 0.6f), 1, false);
        break;
    case SURFACE_PROMPT:
        prompt(g, r);
        break;
    case SURFACE_TIP:
        tip(g, r, COL_TIP);
        break;
    case SURFACE_SPEECH:
        tip(g, r, COL_SPEECH);
        break;
    case SURFACE_BAR:
        bar(g, r);
        break;
    case SURFACE_SIGN:
        wooden_sign(g, r);
        break;
    }
}

/* A diamond half hidden by the clip: only what stands out of the bubble, over its edge line. */
void gfx_speech_arrow(Gfx *g, Rect tip, float x, float y)
{
    const float half = 10, line = gfx_is_contrast(g) ? 4 : 1.4f;
    Rect out = rect(x - half - 4, y - half - 4, 2 * half + 8, 2 * half + 8);
    if (y <= tip.y + 1)
        out.h = tip.y - out.y;
    else if (y >= tip.y + tip.h - 1)
        out = rect(out.x, tip.y + tip.h, out.w, half + 4);
    else if (x <= tip.x + 1)
        out.w = tip.x - out.x;
    else
        out = rect(tip.x + tip.w, out.y, half + 4, out.h);
    Color edge = gfx_is_contrast(g) ? gfx_color(g, COL_FOCUS) : color_rgb(0x7D5C2B), body = gfx_color(g, COL_SPEECH);
    gfx_clip(g, out);
    gfx_sign(g, "four", rect(x - half - line, y - half - line, 2 * (half + line), 2 * (half + line)), edge, edge);
    gfx_unclip(g);
    gfx_clip(g, rect_inset(out, -1.5f));
    gfx_sign(g, "four", rect(x - half, y - half, 2 * half, 2 * half), body, body);
    gfx_unclip(g);
}
