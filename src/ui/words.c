/* SPDX-License-Identifier: MIT */
#include "ui/words.h"

#include <stdarg.h>
#include <stdio.h>

void words_at(Table *t, Rect r, Words w, const char *format, ...)
{
    char text[240];
    va_list args;
    va_start(args, format);
    (void)vsnprintf(text, sizeof text, format, args);
    va_end(args);
    if (text[0] && r.w > 8 && r.h > 6)
        (void)gfx_text(t->g, ui_style_aligned(t->ui, w.face, w.size, w.color, w.align), r, text);
}

void words_label(Table *t, Rect r, Words w, const char *format, ...)
{
    char text[240];
    va_list args;
    va_start(args, format);
    (void)vsnprintf(text, sizeof text, format, args);
    va_end(args);
    if (text[0] && r.w > 8 && r.h > 6)
        (void)ui_label(t->ui, ui_style_aligned(t->ui, w.face, w.size, w.color, w.align), r, text);
}
