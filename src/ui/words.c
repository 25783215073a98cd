/* SPDX-License-Identifier: MIT */
#include "ui/words.h"

#include <stdio.h>
#include <string.h>

static bool has_room(Rect r)
{
    return r.w > 8 && r.h > 6;
}

void words_at(Table *t, Rect r, Words w, const char *text)
{
    if (text[0] && has_room(r))
        (void)gfx_text(t->g, ui_style_aligned(t->ui, w.face, w.size, w.color, w.align), r, text);
}

void words_label(Table *t, Rect r, Words w, const char *text)
{
    if (text[0] && has_room(r))
        (void)ui_label(t->ui, ui_style_aligned(t->ui, w.face, w.size, w.color, w.align), r, text);
}

void words_number(Table *t, Rect r, Words w, int n)
{
    char text[SENTENCE_MAX];
    say(text, sizeof text, SAY("{n}"), say_n("n", n));
    words_at(t, r, w, text);
}

void words_number_label(Table *t, Rect r, Words w, int n)
{
    char text[SENTENCE_MAX];
    say(text, sizeof text, SAY("{n}"), say_n("n", n));
    words_label(t, r, w, text);
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
