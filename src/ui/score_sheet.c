/* SPDX-License-Identifier: MIT
 * The score sheet, a row for each line and a column for each seat, in the order of the seats: any other would reveal the
 * result before the points, or move the columns afterwards. Below it small lines; and the moments that decided a game. */
#include "ui/score_sheet.h"

#include <math.h>
#include <stdio.h>

#include "core/say.h"
#include "ui/words.h"

/* ---- the sheet --------------------------------------------------------------------------------------------------- */

int score_sheet_rows(const ScoreSheet *s)
{
    return s->standing.nlines + 2; /* plus tokens taken, and score */
}

static float head_height(float scale)
{
    return 20 + 26 * scale;
}

static float line_height(float scale)
{
    return 8 + 20 * scale;
}

static float total_height(float scale)
{
    return 24 + 30 * scale;
}

float score_sheet_height(const ScoreSheet *s, float scale)
{
    float lines = (float)s->standing.nlines * line_height(scale) + (s->tokens ? line_height(scale) + 6 : 0);
    return head_height(scale) + lines + total_height(scale);
}

typedef struct {
    const ScoreSheet *of;
    int nseats;
    Ui *ui;
    Gfx *g;
    Rect r;
    float label, column, scale;
} Sheet;

static Sheet sheet_at(const ScoreSheet *of, Ui *ui, Rect r)
{
    Sheet s = {.of = of, .nseats = of->names->nseats, .ui = ui, .g = ui_gfx(ui), .r = r};
    s.scale = gfx_text_scale(s.g);
    s.column = fminf(r.w * 0.62f / (float)s.nseats, 112 * s.scale);
    s.label = r.w - s.column * (float)s.nseats;
    return s;
}

static Rect cell(const Sheet *s, int column, float y, float h)
{
    return rect(s->r.x + s->label + s->column * (float)column, y, s->column - 6, h);
}

static void number(const Sheet *s, Rect at, int value, Face face, float size, ColorRole role)
{
    char text[SENTENCE_MAX];
    say(text, sizeof text, SAY("{n}"), say_n("n", value));
    (void)ui_label(s->ui, ui_style_aligned(s->ui, face, size, role, ALIGN_RIGHT), at, text);
}

static float longest_name(const Sheet *s, Text style)
{
    float longest = 0;
    for (int seat = 0; seat < s->nseats; seat++)
        longest = fmaxf(longest, gfx_text_width(s->g, style, s->of->names->name[seat]));
    return longest + 1;
}

/* Draws the column heads alike: signs before the names if all names fit, else above them, cut if necessary. */
static void heads(const Sheet *s, float y, float h)
{
    Text title = ui_style(s->ui, FACE_TITLE, 19, COL_TEXT);
    const char *words = s->of->no_points                                                  ? T_("At the end")
                        : gfx_text_width(s->g, title, T_("Points by source")) <= s->label ? T_("Points by source")
                                                                                          : T_("Points");
    (void)ui_label(s->ui, title, rect(s->r.x, y, s->label, h), words);
    Text style = ui_style_aligned(s->ui, FACE_TITLE, 19, COL_TEXT, ALIGN_RIGHT);
    float room = s->column - 6, badge = fminf(24, h * 0.5f);
    while (style.size > 15 && longest_name(s, style) > room - 38)
        style.size -= 1;
    bool above = longest_name(s, style) > room - 38;
    while (above && style.size > 13 && longest_name(s, style) > room)
        style.size -= 1;
    for (int seat = 0; seat < s->nseats; seat++) {
        char name[SEAT_NAME_MAX + 4];
        Rect c = cell(s, seat, y, h);
        words_cut(s->g, style, above ? room : room - 38, s->of->names->name[seat], name, sizeof name);
        float w = gfx_text_width(s->g, style, name);
        gfx_seat_badge(s->g, seat, c.x + c.w - (above ? badge / 2 : w + 8 + badge / 2), y + (above ? badge / 2 : h / 2),
                       badge);
        if (above)
            (void)rect_cut_top(&c, badge);
        (void)ui_label(s->ui, style, c, name);
    }
}

/* Returns the columns of the seats that share the line. */
static Rect shared_cell(const Sheet *s, const ScoreLook *look, float y, float h)
{
    int from = s->nseats, to = -1;
    for (int seat = 0; seat < s->nseats; seat++)
        if (!look->whose || look->whose >> seat & 1) {
            from = seat < from ? seat : from;
            to = seat;
        }
    Rect c = cell(s, to < 0 ? 0 : from, y, h);
    c.w += s->column * (float)(to < 0 ? 0 : to - from);
    return c;
}

/* Draws one number for several columns, c, centred between their right ends. A line on both sides joins the first and
 * the last column. after: right end of the note. */
static void in_common(const Sheet *s, Rect c, float after, int value)
{
    char text[SENTENCE_MAX];
    Text style = ui_style_aligned(s->ui, FACE_BOLD, 16, COL_TEXT, ALIGN_CENTER);
    say(text, sizeof text, SAY("{n}"), say_n("n", value));
    float first = c.x + s->column - 6, last = c.x + c.w, w = gfx_text_width(s->g, style, text) + 1, gap = w / 2 + 8;
    float middle = (first + last - w) / 2, y = c.y + c.h / 2, from = fmaxf(first - w - 18, after + 10);
    if (middle - gap - from > 6)
        gfx_fill(s->g, rect(from, y, middle - gap - from, 1), gfx_color(s->g, COL_LINE2));
    if (last - middle - gap > 6)
        gfx_fill(s->g, rect(middle + gap, y, last - middle - gap, 1), gfx_color(s->g, COL_LINE2));
    (void)ui_label(s->ui, style, rect(middle - w / 2, c.y, w, c.h), text);
}

static void row(const Sheet *s, int i, float y, float h)
{
    const ScoreLine *line = &s->of->standing.line[i];
    const ScoreLook *look = &s->of->look[i];
    const char *label = line->label;
    gfx_fill(s->g, rect(s->r.x, y, s->r.w, 1), color_alpha(gfx_color(s->g, COL_LINE), 0.6f));
    float x = s->r.x + 6;
    if (look->sign) {
        float sign = h - 4 > 24 * s->scale ? 24 * s->scale : h - 4;
        gfx_badge(s->g, look->sign, x + sign / 2, y + h / 2, sign);
        x += sign + 10;
    }
    Text style = ui_style(s->ui, FACE_SEMI, 15, COL_TEXT), small = ui_style(s->ui, FACE_MEDIUM, 13, COL_TEXT2);
    float w = gfx_text_width(s->g, style, label) + 1, room = s->r.x + s->label - x;
    while (style.size > 12 && w > room) {
        style.size -= 0.5f;
        w = gfx_text_width(s->g, style, label) + 1;
    }
    if (w <= room)
        (void)ui_label(s->ui, style, rect(x, y, w, h), label);
    x += w + 8;
    float end = s->r.x + s->label + s->column * 0.9f; /* a tie leaves its row empty, so the note may extend into it */
    Rect own = shared_cell(s, look, y, h);
    if (look->shared)
        end = fmaxf(end, own.x - 8);
    small = look->note[0] ? gfx_text_fit(s->g, small, 11, 0.5f, end - x - 2, look->note) : small;
    float note = gfx_paragraph_height(s->g, small, end - x, look->note);
    bool noted = look->note[0] && end - x > 60 && note < 24 * s->scale;
    if (noted)
        (void)ui_paragraph(s->ui, small, rect(x, y + (h - note) / 2, end - x, note + 2), look->note);
    float after = noted ? x + gfx_text_width(s->g, small, look->note) : 0;
    bool counts = look->shared || s->of->no_points; /* the line counts what is left, so 0 is worth showing */
    float coin = h - 2 > 26 * s->scale ? 26 * s->scale : h - 2;
    for (int seat = 0; seat < (look->shared ? 1 : s->nseats); seat++) {
        int value = line->points[seat];
        Rect c = cell(s, seat, y, h);
        if (look->shared && own.w > c.w) {
            in_common(s, own, after, value);
            return;
        }
        if (look->shared)
            c = own;
        if (value && look->tokens)
            gfx_coin(s->g, value, c.x + c.w - coin / 2, y + h / 2, coin);
        else if (value || counts)
            number(s, c, value, FACE_BOLD, 16, COL_TEXT);
        else if (!look->note[0])
            (void)gfx_text(s->g, ui_style_aligned(s->ui, FACE_SEMI, 15, COL_TEXT3, ALIGN_RIGHT), c, "\u00b7");
    }
}

static void tokens_row(const Sheet *s, float y, float h)
{
    gfx_fill(s->g, rect(s->r.x, y, s->r.w, h), gfx_color(s->g, COL_WELL));
    (void)ui_label(s->ui, ui_style(s->ui, FACE_BOLD, 16, COL_TEXT), rect(s->r.x + 6, y, s->label - 6, h),
                   T_("Tokens won"));
    for (int seat = 0; seat < s->nseats; seat++) {
        int sum = 0, n = 0;
        for (int i = 0; i < s->of->standing.nlines; i++)
            if (s->of->look[i].tokens) {
                sum += s->of->standing.line[i].points[seat];
                n += s->of->standing.line[i].points[seat] != 0;
            }
        Rect c = cell(s, seat, y, h);
        char from[SENTENCE_MAX];
        say(from, sizeof from, SAY("from {n:1 token|{n} tokens}"), say_n("n", n));
        Text small = ui_style_aligned(s->ui, FACE_MEDIUM, 14, COL_TEXT2, ALIGN_RIGHT);
        float w = gfx_text_width(s->g, small, from) + 5;
        if (w + 30 * s->scale > c.w) {
            say(from, sizeof from, SAY("({n})"), say_n("n", n));
            w = gfx_text_width(s->g, small, from) + 5;
        }
        if (w + 30 * s->scale <= c.w)
            (void)gfx_text(s->g, small, c, from);
        else
            w = 0;
        number(s, rect(c.x, c.y, c.w - w, c.h), sum, FACE_BOLD, 17, COL_TEXT);
    }
}

static void score_row(const Sheet *s, float y, float h)
{
    const Standing *standing = &s->of->standing;
    bool any_out = false;
    for (int seat = 0; seat < s->nseats; seat++)
        any_out = any_out || standing->out[seat];
    gfx_fill(s->g, rect(s->r.x, y, s->r.w, 2), gfx_color(s->g, COL_LINE2));
    (void)ui_label(s->ui, ui_style(s->ui, FACE_TITLE, 22, COL_TEXT), rect(s->r.x + 6, y, s->label - 6, h),
                   s->of->no_points ? T_("Result") : T_("Score"));
    Text size = ui_style(s->ui, FACE_BOLD, 30, COL_TEXT);
    size = gfx_text_fit(s->g, size, 16, 1, s->column - 6, "1000");
    for (int seat = 0; seat < s->nseats; seat++) {
        Rect c = cell(s, seat, y, h);
        Rect below = any_out ? rect_cut_bottom(&c, 17 * s->scale) : c;
        if (standing->out[seat])
            (void)ui_label(s->ui, ui_style_aligned(s->ui, FACE_SEMI, 13, COL_BAD, ALIGN_RIGHT), below, T_("out"));
        ColorRole role = standing->winner[seat] ? COL_ACCENT : standing->out[seat] ? COL_TEXT2 : COL_TEXT;
        if (!s->of->no_points) {
            number(s, c, standing->score[seat], FACE_BOLD, size.size, role);
            continue;
        }
        const char *word = standing->winner[seat] ? T_("won") : T_("lost");
        Text style = ui_style_aligned(s->ui, FACE_BOLD, 20, role, ALIGN_RIGHT);
        (void)ui_label(s->ui, gfx_text_fit(s->g, style, 13, 1, c.w, word), c, word);
    }
}

float score_sheet(const ScoreSheet *of, Ui *ui, Rect r, int shown, float extra)
{
    Sheet s = sheet_at(of, ui, r);
    float y = r.y, head = head_height(s.scale), line = line_height(s.scale) + extra;
    int at = 0;
    heads(&s, y, head);
    y += head;
    for (int pass = 0; pass < 2; pass++) {
        for (int i = 0; i < of->standing.nlines; i++) {
            if (of->look[i].tokens != (pass == 0))
                continue;
            if (at++ < shown)
                row(&s, i, y, line);
            y += line;
        }
        if (pass == 0 && of->tokens) {
            if (at++ < shown)
                tokens_row(&s, y, line + 6);
            y += line + 6;
        }
    }
    if (at < shown)
        score_row(&s, y, total_height(s.scale));
    return y + total_height(s.scale) - r.y;
}

/* ---- what counts for nothing ------------------------------------------------------------------------------------- */

static float figure_height(float scale)
{
    return 6 + 20 * scale;
}

float score_figures_height(const ScoreSheet *s, float scale)
{
    return (float)s->nfigures * figure_height(scale);
}

static void figure_row(const Sheet *s, const ScoreFigure *f, int i, float y, float h)
{
    char id[24];
    Rect r = rect(s->r.x, y, s->r.w, h);
    (void)snprintf(id, sizeof id, "figure-%d", i);
    if (f->tip && ui_touch(s->ui, id, "text", r, say_word(f->label), 0).hover)
        ui_tip(s->ui, r, (Rect){0}, say_word(f->label), say_word(f->tip), NULL);
    gfx_fill(s->g, rect(s->r.x, y, s->r.w, 1), color_alpha(gfx_color(s->g, COL_LINE), 0.6f));
    Text style = ui_style(s->ui, FACE_MEDIUM, 14, COL_TEXT2);
    style = gfx_text_fit(s->g, style, 10, 0.5f, s->label - 8, say_word(f->label));
    (void)ui_label(s->ui, style, rect(s->r.x + 6, y, s->label - 6, h), say_word(f->label));
    for (int seat = 0; seat < s->nseats; seat++)
        (void)ui_label(s->ui, ui_style_aligned(s->ui, FACE_BOLD, 15, f->color[seat], ALIGN_RIGHT), cell(s, seat, y, h),
                       f->text[seat]);
}

void score_figures(const ScoreSheet *of, Ui *ui, Rect r)
{
    Sheet s = sheet_at(of, ui, r);
    float h = figure_height(s.scale);
    for (int i = 0; i < of->nfigures && r.h >= (float)(i + 1) * h; i++)
        figure_row(&s, &of->figure[i], i, r.y + (float)i * h, h);
}

/* ---- what decided it --------------------------------------------------------------------------------------------- */

void decision_keep(Decision *best, int *n, int max, const Decision *one)
{
    if (max <= 0 || (*n == max && best[max - 1].weight >= one->weight))
        return;
    int k = *n < max ? (*n)++ : max - 1;
    for (; k > 0 && best[k - 1].weight < one->weight; k--)
        best[k] = best[k - 1];
    best[k] = *one;
}

int score_decisions(const Decision *d, const CardFace *const face[], int n, Ui *ui, Rect r)
{
    Gfx *g = ui_gfx(ui);
    float y = r.y, end = r.y + r.h;
    int pressed = -1;
    Text title = ui_style(ui, FACE_SEMI, 16, COL_TEXT), text = ui_style(ui, FACE_MEDIUM, 14, COL_TEXT2);
    for (int i = 0; i < n; i++) {
        float bw = ui_button_width(ui, T_("Watch"), NULL, NULL, 0), x = r.x + 58, w = r.w - 58 - bw - 16;
        float th = gfx_paragraph_height(g, title, w, d[i].title);
        float h = fmaxf(62, th + gfx_paragraph_height(g, text, w, d[i].text) + 4);
        if (y + h > end)
            break;
        if (face[i])
            card_draw(g, face[i], rect(r.x, y + h / 2 - 30, 48, 60), 0, NULL);
        else
            gfx_badge(g, d[i].sign, r.x + 24, y + h / 2, 40);
        (void)ui_paragraph(ui, title, rect(x, y + 4, w, th + 2), d[i].title);
        (void)ui_paragraph(ui, text, rect(x, y + 5 + th, w, h - th), d[i].text);
        char id[24];
        (void)snprintf(id, sizeof id, "watch-%d", i);
        if (ui_button(ui, id, rect(r.x + r.w - bw, y + (h - 40) / 2, bw, 40), T_("Watch"), NULL, NULL, 0))
            pressed = i;
        y += h + 8;
    }
    return pressed;
}
