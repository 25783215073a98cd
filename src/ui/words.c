/* SPDX-License-Identifier: MIT */
#include "ui/words.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

enum { LINE = 240 };

static bool write_line(char line[LINE], Rect r, const char *format, va_list args) PRINTF_LIKE(3, 0);

/* False: there is nothing to say, or no room for it. */
static bool write_line(char line[LINE], Rect r, const char *format, va_list args)
{
    (void)vsnprintf(line, LINE, format, args);
    return line[0] != '\0' && r.w > 8 && r.h > 6;
}

void words_at(Table *t, Rect r, Words w, const char *format, ...)
{
    char line[LINE];
    va_list args;
    va_start(args, format);
    if (write_line(line, r, format, args))
        (void)gfx_text(t->g, ui_style_aligned(t->ui, w.face, w.size, w.color, w.align), r, line);
    va_end(args);
}

void words_label(Table *t, Rect r, Words w, const char *format, ...)
{
    char line[LINE];
    va_list args;
    va_start(args, format);
    if (write_line(line, r, format, args))
        (void)ui_label(t->ui, ui_style_aligned(t->ui, w.face, w.size, w.color, w.align), r, line);
    va_end(args);
}

void words_cut(Gfx *g, Text style, float w, const char *s, char *out, size_t n)
{
    size_t keep = strlen(s);
    (void)snprintf(out, n, "%s", s);
    while (keep > 0 && gfx_text_width(g, style, out) > w) {
        do
            keep--;
        while (keep > 0 && (((unsigned char)s[keep] & 0xC0) == 0x80 || s[keep - 1] == ' '));
        (void)snprintf(out, n, "%.*s\u2026", (int)keep, s);
    }
}
