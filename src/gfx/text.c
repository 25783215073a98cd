/* SPDX-License-Identifier: MIT
 * One line of text: measured, cut with an ellipsis when it must be, baked per string. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "gfx/inside.h"

enum { LINE_MAX_BYTES = 1024 };

int text_pixels(const Gfx *g, Text style)
{
    float px = style.size * g->unit * (style.fixed ? 1.0f : g->text_scale);
    int n = (int)lrintf(px);
    return n < 4 ? 4 : n > 600 ? 600 : n;
}

static Key text_key(int kind, Face face, int pixels, const char *s, size_t n)
{
    Key k = key_start(kind);
    key_int(&k, (int)face * 1024 + pixels);
    key_text(&k, s, n);
    return k;
}

/* Makes a terminated copy, cut at the end of a character if it is too long. */
static void copy_line(char *to, const char *s, size_t n)
{
    if (n >= LINE_MAX_BYTES) {
        n = LINE_MAX_BYTES - 1;
        while (n > 0 && ((unsigned char)s[n] & 0xC0) == 0x80)
            n--;
    }
    memcpy(to, s, n);
    to[n] = '\0';
}

int text_width_px(Gfx *g, Face face, int pixels, const char *s, size_t n)
{
    if (n == 0)
        return 0;
    Key k = text_key(BAKE_TEXT, face, pixels, s, n);
    Measure *m = &g->measure[k.b % MEASURES];
    if (!key_same(m->key, k)) {
        char line[LINE_MAX_BYTES];
        copy_line(line, s, n);
        *m = (Measure){k, fonts_width(g->fonts, face, pixels, line)};
    }
    return m->width;
}

/* The display face is set tighter than the text face. */
float text_line_height(const Gfx *g, Text style)
{
    bool title = style.face == FACE_TITLE || style.face == FACE_TITLE600;
    return ceilf((float)text_pixels(g, style) * (title ? 1.19f : 1.35f)) / g->unit;
}

void text_draw_px(Gfx *g, Face face, int pixels, Color c, const char *s, size_t n, int x, int y)
{
    int high = pixels * 2, wide = text_width_px(g, face, pixels, s, n);
    if (n == 0 || px_hidden(g, (SDL_Rect){x - pixels / 2, y - pixels / 2, wide + pixels, high}))
        return;
    Key k = text_key(BAKE_TEXT, face, pixels, s, n);
    key_color(&k, c);
    const Baked *b = cache_find(g->cache, k);
    if (b == NULL) {
        char line[LINE_MAX_BYTES];
        copy_line(line, s, n);
        b = bake_surface(g, k, fonts_render(g->fonts, face, pixels, c, line), true);
    }
    px_baked(g, b, x, y);
}

void text_overflow(Gfx *g, const char *s)
{
    if (g->overflow++ == 0)
        snprintf(g->first_overflow, sizeof g->first_overflow, "%s", s);
}

float gfx_text_width(Gfx *g, Text style, const char *s)
{
    if (s == NULL)
        return 0;
    return (float)text_width_px(g, style.face, text_pixels(g, style), s, strlen(s)) / g->unit;
}

Text gfx_text_fit(Gfx *g, Text style, float least, float step, float w, const char *s)
{
    while (style.size > least && gfx_text_width(g, style, s) > w)
        style.size -= step;
    return style;
}

float gfx_text_height(Gfx *g, Text style)
{
    return text_line_height(g, style);
}

/* Returns the length of the longest beginning that leaves room for the ellipsis, without blanks before it. */
static size_t cut_length(Gfx *g, Face face, int pixels, const char *s, int room)
{
    size_t low = 0, high = strlen(s);
    while (low < high) {
        size_t mid = (low + high + 1) / 2, at = mid;
        while (at > 0 && ((unsigned char)s[at] & 0xC0) == 0x80)
            at--;
        if (text_width_px(g, face, pixels, s, at) <= room)
            low = mid;
        else
            high = mid - 1;
    }
    while (low > 0 && ((unsigned char)s[low] & 0xC0) == 0x80)
        low--;
    while (low > 0 && s[low - 1] == ' ')
        low--;
    return low;
}

float gfx_text(Gfx *g, Text style, Rect r, const char *s)
{
    static const char dots[] = "\xE2\x80\xA6";
    if (s == NULL || s[0] == '\0')
        return 0;
    char line[LINE_MAX_BYTES];
    int pixels = text_pixels(g, style), room = (int)ceilf(r.w * g->unit) + 1;
    copy_line(line, s, strlen(s));
    int width = text_width_px(g, style.face, pixels, line, strlen(line));
    bool low = r.h > 0 && r.h * g->unit < 0.8f * (float)pixels;
    if (width > room || low)
        text_overflow(g, s);
    if (width > room) {
        int rest = room - text_width_px(g, style.face, pixels, dots, strlen(dots));
        size_t n = cut_length(g, style.face, pixels, line, rest);
        n = n > LINE_MAX_BYTES - sizeof dots ? 0 : n;
        memcpy(line + n, dots, sizeof dots);
        width = text_width_px(g, style.face, pixels, line, strlen(line));
    }
    float share = style.align == ALIGN_LEFT ? 0.0f : style.align == ALIGN_CENTER ? 0.5f : 1.0f;
    int x = (int)lrintf(r.x * g->unit + (r.w * g->unit - (float)width) * share);
    int height = fonts_height(g->fonts, style.face, pixels);
    int y = (int)lrintf((r.y + r.h / 2) * g->unit - (float)height / 2);
    text_draw_px(g, style.face, pixels, style.color, line, strlen(line), x, y);
    return (float)width / g->unit;
}
