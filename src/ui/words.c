/* SPDX-License-Identifier: MIT */
#include "ui/words.h"

#include "ui/effects.h"

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

bool seats_have_one_person(const Table *t)
{
    return __builtin_popcount(game_persons(t->names)) == 1;
}

/* True if that person's seat this is, seen through its own eyes. */
static bool seat_is_you(const Table *t, int seat)
{
    return seats_have_one_person(t) && t->names->player[seat] == 0 && t->in->eyes == seat;
}

void seat_name_you(const Table *t, int seat, char out[SENTENCE_MAX])
{
    say(out, SENTENCE_MAX, SAY("{you:{name} (you)|{name}}"), say_is("you", seat_is_you(t, seat)),
        say_s("name", seat_name(t, seat)));
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

enum { BANNER = 60, BANNER_LINE = 34 };

float words_banner_height(const Table *t, const char *more)
{
    return line_of(t->in, more[0] ? BANNER + BANNER_LINE : BANNER);
}

void words_banner(Table *t, float y, const char *words, const char *more, float shown)
{
    enum { EDGE = 10 };
    Gfx *g = t->g;
    Rect r = rect(t->at->felt.x, y, t->at->felt.w, words_banner_height(t, more));
    gfx_fade(g, shown);
    effect_band(g, r, effect_color(g, COL_PANEL, 0.94f), 2, gfx_color(g, COL_ACCENT));
    r = rect_inset(r, EDGE);
    Rect below = more[0] ? rect_cut_bottom(&r, line_of(t->in, BANNER_LINE)) : (Rect){0};
    words_label(t, r, (Words){FACE_TITLE, 30, COL_SIGN, ALIGN_CENTER}, words);
    if (more[0])
        words_label(t, below, (Words){FACE_SEMI, 19, COL_TEXT, ALIGN_CENTER}, more);
    gfx_fade(g, 1);
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
