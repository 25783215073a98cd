/* SPDX-License-Identifier: MIT */
#include "ui/example.h"

#include <math.h>

static Text words_style(Color c)
{
    return (Text){.face = FACE_SEMI, .size = 14, .color = c, .align = ALIGN_CENTER};
}

float example_words_height(const Example *e)
{
    return gfx_text_height(e->g, words_style(e->ink));
}

float example_words(const Example *e, float x, float y, float w, const char *words, Color c)
{
    Text t = words_style(c);
    float h = gfx_text_height(e->g, t);
    if (e->draw)
        (void)gfx_text(e->g, gfx_text_fit(e->g, t, 8, 0.5f, w, words), rect(x, y, w, h), words);
    return h;
}

void example_arrow(const Example *e, Rect r)
{
    float h = 11 * e->k, thick = 4 * e->k, y = r.y + r.h / 2, end = r.x + r.w - 4;
    if (!e->draw)
        return;
    gfx_line(e->g, r.x + 4, y, end, y, thick, e->edge);
    gfx_line(e->g, end - h, y - h, end, y, thick, e->edge);
    gfx_line(e->g, end - h, y + h, end, y, thick, e->edge);
}

void example_cross(const Example *e, Rect r)
{
    if (!e->draw)
        return;
    float m = r.w * 0.14f, thick = fmaxf(3, r.w * 0.06f);
    gfx_round(e->g, r, r.w * 0.06f, (Color){40, 24, 16, 130});
    gfx_line(e->g, r.x + m, r.y + m, r.x + r.w - m, r.y + r.h - m, thick, e->bad);
    gfx_line(e->g, r.x + r.w - m, r.y + m, r.x + m, r.y + r.h - m, thick, e->bad);
}
