/* SPDX-License-Identifier: MIT
 * Words on a table: one line in a place, smaller where it is too long, nothing when there is no room for it. */
#ifndef UI_WORDS_H
#define UI_WORDS_H
#include "core/say.h"
#include "ui/board.h"

typedef struct {
    Face face;
    float size;
    ColorRole color;
    Align align;
} Words;

static inline const char *seat_name(const Table *t, int seat)
{
    return t->names->name[seat];
}
/* True if a single person plays at the table, who needs no name in questions. */
bool seats_have_one_person(const Table *t);
/* Writes "Mira (you)" for the only person at the table, since the log uses names and the prompt "you"; else the name. */
void seat_name_you(const Table *t, int seat, char out[SENTENCE_MAX]);
void words_at(Table *t, Rect r, Words w, const char *text);
void words_number(Table *t, Rect r, Words w, int n);
/* The same as a registered label, for texts that tests and assistive programs should read. */
void words_label(Table *t, Rect r, Words w, const char *text);
void words_number_label(Table *t, Rect r, Words w, int n);

/* Draws a banner across the table, its upper edge at y: words, and a smaller line below them ("": none). shown: 0 to 1, as
 * it comes and goes. */
void words_banner(Table *t, float y, const char *words, const char *more, float shown);
float words_banner_height(const Table *t, const char *more);

/* Copies as much of s as is w wide at most, with an ellipsis if it is cut: for names, which people make as long as they
 * like. out: n bytes. */
void words_cut(Gfx *g, Text style, float w, const char *s, char *out, size_t n);

#endif
