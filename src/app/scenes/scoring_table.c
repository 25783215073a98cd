/* SPDX-License-Identifier: MIT
 * Points by source: a row for each line of the score sheet, a column for each seat, best first. */
#include <stdio.h>
#include <stdlib.h>

#include "app/scenes/scoring_int.h"

int score_rows(const Scoring *sc)
{
    return sc->standing.nlines + 2; /* tokens taken, score */
}

typedef struct {
    Scoring *sc;
    Ui *ui;
    Gfx *g;
    Rect r;
    float label, column, scale;
} Sheet;

static Rect cell(const Sheet *s, int column, float y, float h)
{
    return rect(s->r.x + s->label + s->column * (float)column, y, s->column - 6, h);
}

static void number(const Sheet *s, Rect at, int value, Face face, float size, ColorRole role)
{
    char text[16];
    (void)snprintf(text, sizeof text, "%s%d", value < 0 ? "\u2212" : "", abs(value));
    (void)ui_label(s->ui, ui_style_aligned(s->ui, face, size, role, ALIGN_RIGHT), at, text);
}

static void heads(const Sheet *s, float y, float h)
{
    Text title = ui_style(s->ui, FACE_TITLE, 19, COL_TEXT);
    const char *words = gfx_text_width(s->g, title, "Points by source") <= s->label ? "Points by source" : "Points";
    (void)ui_label(s->ui, title, rect(s->r.x, y, s->label, h), words);
    for (int i = 0; i < s->sc->nseats; i++) {
        int seat = s->sc->order[i];
        const char *name = s->sc->names->name[seat];
        Rect c = cell(s, i, y, h);
        Text style = ui_style_aligned(s->ui, FACE_TITLE, 19, COL_TEXT, ALIGN_RIGHT);
        while (style.size > 13 && gfx_text_width(s->g, style, name) > c.w - 30)
            style.size -= 1;
        float w = gfx_text_width(s->g, style, name);
        bool fits = w <= c.w - 30;
        if (fits)
            (void)ui_label(s->ui, style, c, name);
        gfx_seat_badge(s->g, seat, c.x + c.w - (fits ? w + 18 : 12), y + h / 2, 24);
    }
}

static void row(const Sheet *s, int i, float y, float h)
{
    const ScoreLine *line = &s->sc->standing.line[i];
    const ScoreLook *look = &s->sc->look[i];
    gfx_fill(s->g, rect(s->r.x, y, s->r.w, 1), color_alpha(gfx_color(s->g, COL_LINE), 0.6f));
    float x = s->r.x + 6;
    if (look->sign) {
        float sign = h - 4 > 24 * s->scale ? 24 * s->scale : h - 4;
        gfx_badge(s->g, look->sign, x + sign / 2, y + h / 2, sign);
        x += sign + 10;
    }
    Text style = ui_style(s->ui, FACE_SEMI, 15, COL_TEXT), small = ui_style(s->ui, FACE_MEDIUM, 13, COL_TEXT2);
    float w = gfx_text_width(s->g, style, line->label) + 1, room = s->r.x + s->label - x;
    if (w <= room)
        (void)ui_label(s->ui, style, rect(x, y, w, h), line->label);
    x += w + 8;
    float end = s->r.x + s->label + s->column * 0.9f; /* a tie leaves its row empty: the note may reach into it */
    float note = gfx_paragraph_height(s->g, small, end - x, look->note);
    if (look->note[0] && end - x > 60 && note < 24 * s->scale)
        (void)ui_paragraph(s->ui, small, rect(x, y + (h - note) / 2, end - x, note + 2), look->note);
    float coin = h - 2 > 26 * s->scale ? 26 * s->scale : h - 2;
    for (int k = 0; k < s->sc->nseats; k++) {
        int value = line->points[s->sc->order[k]];
        Rect c = cell(s, k, y, h);
        if (value && look->tokens)
            gfx_coin(s->g, value, c.x + c.w - coin / 2, y + h / 2, coin);
        else if (value)
            number(s, c, value, FACE_BOLD, 16, COL_TEXT);
        else if (!look->note[0])
            (void)gfx_text(s->g, ui_style_aligned(s->ui, FACE_SEMI, 15, COL_TEXT3, ALIGN_RIGHT), c, "\u00b7");
    }
}

static void tokens_row(const Sheet *s, float y, float h)
{
    gfx_fill(s->g, rect(s->r.x, y, s->r.w, h), gfx_color(s->g, COL_WELL));
    (void)ui_label(s->ui, ui_style(s->ui, FACE_BOLD, 16, COL_TEXT), rect(s->r.x + 6, y, s->label - 6, h),
                   "Tokens taken");
    for (int k = 0; k < s->sc->nseats; k++) {
        int sum = 0, n = 0, seat = s->sc->order[k];
        for (int i = 0; i < s->sc->standing.nlines; i++)
            if (s->sc->look[i].tokens) {
                sum += s->sc->standing.line[i].points[seat];
                n += s->sc->standing.line[i].points[seat] != 0;
            }
        Rect c = cell(s, k, y, h);
        char from[24];
        (void)snprintf(from, sizeof from, " from %d", n);
        Text small = ui_style_aligned(s->ui, FACE_MEDIUM, 14, COL_TEXT2, ALIGN_RIGHT);
        float w = gfx_text_width(s->g, small, from);
        if (w + 30 * s->scale <= c.w)
            (void)gfx_text(s->g, small, c, from);
        else
            w = 0;
        number(s, rect(c.x, c.y, c.w - w, c.h), sum, FACE_BOLD, 17, COL_TEXT);
    }
}

float score_table(Scoring *sc, Ui *ui, Rect r, int shown, float extra)
{
    Gfx *g = ui_gfx(ui);
    float scale = gfx_text_scale(g);
    Sheet s = {sc, ui, g, r, 0, 0, scale};
    s.column = (r.w * 0.62f) / (float)sc->nseats;
    s.column = s.column > 112 * scale ? 112 * scale : s.column;
    s.label = r.w - s.column * (float)sc->nseats;
    float y = r.y, head = 20 + 26 * scale, line = 8 + 20 * scale + extra;
    int at = 0;
    heads(&s, y, head);
    y += head;
    for (int pass = 0; pass < 2; pass++) {
        for (int i = 0; i < sc->standing.nlines; i++) {
            if (sc->look[i].tokens != (pass == 0))
                continue;
            if (at++ < shown)
                row(&s, i, y, line);
            y += line;
        }
        if (pass == 0 && sc->by_lines) {
            if (at++ < shown)
                tokens_row(&s, y, line + 6);
            y += line + 6;
        }
    }
    float total = 24 + 30 * scale;
    if (at < shown) {
        gfx_fill(g, rect(r.x, y, r.w, 2), gfx_color(g, COL_LINE2));
        (void)ui_label(ui, ui_style(ui, FACE_TITLE, 22, COL_TEXT), rect(r.x + 6, y, s.label - 6, total), "Score");
        for (int k = 0; k < sc->nseats; k++) {
            int seat = sc->order[k];
            number(&s, cell(&s, k, y, total), sc->standing.score[seat], FACE_BOLD, 30,
                   sc->standing.winner[seat] ? COL_ACCENT : COL_TEXT);
        }
    }
    return y + total - r.y;
}
