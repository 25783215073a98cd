/* SPDX-License-Identifier: MIT */
#include "ui/words.h"

#include <stdarg.h>
#include <stdio.h>

enum { LINE = 240 };

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
