/* SPDX-License-Identifier: MIT */
#include "ui/words.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

enum { SMALLEST = 8 }; /* at text scale 1 */

/* Sets *style to fit the text into r, smaller if it is too long. False: there is no text, or no room for it. */
static bool fit(Table *t, Rect r, Words w, const char *text, Text *style)
{
    if (!text[0] || r.w <= 8 || r.h <= 6)
        return false;
    *style = ui_style_aligned(t->ui, w.face, w.size, w.color, w.align);
    float least = fminf(w.size, SMALLEST / sqrtf(gfx_text_scale(t->g)));
    *style = gfx_text_fit(t->g, *style, least, 0.5f, r.w, text);
    return true;
}

void seat_name_you(const Table *t, int seat, char out[SENTENCE_MAX])
{
    int persons = 0;
    for (int i = 0; i < t->names->nseats; i++)
        persons += t->names->player[i] == 0;
    bool you = persons == 1 && t->names->player[seat] == 0 && t->in->eyes == seat;
    say(out, SENTENCE_MAX, SAY("{you:{name} (you)|{name}}"), say_is("you", you), say_s("name", seat_name(t, seat)));
}

void words_at(Table *t, Rect r, Words w, const char *text)
{
    Text style;
    if (fit(t, r, w, text, &style))
        (void)gfx_text(t->g, style, r, text);
}

void words_label(Table *t, Rect r, Words w, const char *text)
{
    Text style;
    if (fit(t, r, w, text, &style))
        (void)ui_label(t->ui, style, r, text);
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
