/* SPDX-License-Identifier: MIT
 * The chart over the game: a line for each curve, with its colour, dashes and sign. */
#include "ui/score_sheet.h"

#include <math.h>
#include <stdio.h>

#include "core/say.h"
#include "ui/words.h"

typedef struct {
    float x0, y0, x1, y1;
    int low, high, steps;
} Axes;

static float x_of(const Axes *a, int step)
{
    return a->x0 + (a->x1 - a->x0) * (float)step / (float)(a->steps > 0 ? a->steps : 1);
}

static float y_of(const Axes *a, int value)
{
    return a->y1 - (a->y1 - a->y0) * (float)(value - a->low) / (float)(a->high > a->low ? a->high - a->low : 1);
}

int score_axis_step(int span, float room, float apart)
{
    static const int step[] = {1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10000};
    int last = (int)(sizeof step / sizeof *step) - 1, i = span > 24 ? 3 : span > 10 ? 2 : 0;
    while (i < last && span > 0 && room * (float)step[i] / (float)span < apart)
        i++;
    return step[i];
}

static void grid(Ui *ui, const Axes *a)
{
    Gfx *g = ui_gfx(ui);
    float scale = gfx_text_scale(g);
    int by = score_axis_step(a->high - a->low, a->y1 - a->y0, 24 * scale);
    for (int v = (a->low / by) * by; v <= a->high; v += by) {
        if (v < a->low)
            continue;
        float y = y_of(a, v);
        gfx_fill(g, rect(a->x0, y, a->x1 - a->x0, 1), color_alpha(gfx_color(g, v ? COL_LINE : COL_LINE2), 0.8f));
        char text[SENTENCE_MAX];
        say(text, sizeof text, SAY("{n}"), say_n("n", v));
        (void)gfx_text(g, ui_style_aligned(ui, FACE_SEMI, 14, COL_TEXT2, ALIGN_RIGHT),
                       rect(a->x0 - 8 - 40 * scale, y - 12 * scale, 40 * scale, 24 * scale), text);
    }
}

static void dot(Gfx *g, const ScoreCurve *curve, int k, float x, float y)
{
    if (curve->sign)
        gfx_badge(g, curve->sign, x, y, 17);
    else
        gfx_seat_badge(g, k, x, y, 15);
}

static void curve(const ScoreChart *c, Ui *ui, const Axes *a, int k, int steps)
{
    Gfx *g = ui_gfx(ui);
    const ScoreCurve *curve = &c->curve[k];
    SDL_FPoint p[SCORE_STEPS + 2];
    for (int i = 0; i <= steps; i++)
        p[i] = (SDL_FPoint){x_of(a, i), y_of(a, curve->at[i])};
    if (steps > 0)
        gfx_polyline(g, p, steps + 1, 3, gfx_color(g, curve->color), k);
    for (int i = 1; i <= steps; i++)
        if (i < a->steps && curve->at[i] != curve->at[i - 1] && (c->counted || i == steps || i % 4 == 0))
            dot(g, curve, k, p[i].x, p[i].y);
}

/* Moves labels that touch as one block, centred on the average of the points they name. */
void score_apart(float *y, int n, float line, float low, float high)
{
    float top[SCORE_CURVES] = {0}; /* wanted, of the block that begins at i */
    int size[SCORE_CURVES] = {0}, blocks = 0;
    n = n < SCORE_CURVES ? n : SCORE_CURVES;
    for (int i = 0; i < n; i++) {
        top[blocks] = y[i];
        size[blocks++] = 1;
        while (blocks > 1 && top[blocks - 1] < top[blocks - 2] + line * (float)size[blocks - 2]) {
            int a = size[blocks - 2], b = size[blocks - 1];
            float mine = top[blocks - 2] * (float)a, other = (top[blocks - 1] - line * (float)a) * (float)b;
            top[blocks - 2] = (mine + other) / (float)(a + b);
            size[--blocks - 1] = a + b;
        }
    }
    for (int k = 0, i = 0; k < blocks; k++)
        for (int j = 0; j < size[k]; j++)
            y[i++] = top[k] + line * (float)j;
    for (int i = n - 1; i >= 0; i--)
        y[i] = fminf(y[i], high - line * (float)(n - i));
    for (int i = 0; i < n; i++)
        y[i] = fmaxf(y[i], low + line * (float)i);
}

static void after_name(const ScoreChart *c, int k, char *out, size_t n)
{
    say(out, n, SAY("{out:{score}, out|{score}}"), say_is("out", c->curve[k].out),
        say_n("score", c->curve[k].at[c->steps]));
}

enum { SCORE_GAP = 4, SIGN = 22 }; /* between a name and its score; sign before it */

static float longest_name(const ScoreChart *c, Ui *ui)
{
    Text style = ui_style(ui, FACE_BOLD, 15, COL_TEXT);
    float longest = 0;
    for (int k = 0; k < c->ncurves; k++) {
        char after[SENTENCE_MAX];
        after_name(c, k, after, sizeof after);
        float w = gfx_text_width(ui_gfx(ui), style, c->curve[k].name);
        longest = fmaxf(longest, SIGN + w + SCORE_GAP + gfx_text_width(ui_gfx(ui), style, after));
    }
    return longest;
}

static void name_at(const ScoreChart *c, Ui *ui, int k, Rect r)
{
    Gfx *g = ui_gfx(ui);
    char text[SENTENCE_MAX], id[24];
    const ScoreCurve *curve = &c->curve[k];
    Text style = ui_style(ui, FACE_BOLD, 15, curve->color);
    dot(g, curve, k, r.x + 8, r.y + r.h / 2);
    (void)snprintf(id, sizeof id, "curve-%d", k);
    ui_mark(ui, id, "legend", r, curve->name);
    ui_note(ui, "sign", curve->sign ? curve->sign : "seat");
    (void)rect_cut_left(&r, SIGN);
    after_name(c, k, text, sizeof text);
    float number = gfx_text_width(g, style, text) + SCORE_GAP + 1, name = gfx_text_width(g, style, curve->name) + 1;
    while (style.size > 13 && name + number > r.w) {
        style.size -= 1;
        number = gfx_text_width(g, style, text) + SCORE_GAP + 1;
        name = gfx_text_width(g, style, curve->name) + 1;
    }
    name = fminf(name, r.w - number);
    char cut[SEAT_NAME_MAX + 4]; /* a long name is cut, its score is not */
    words_cut(g, style, name, curve->name, cut, sizeof cut);
    name = fminf(name, gfx_text_width(g, style, cut) + 1);
    (void)ui_label(ui, style, rect(r.x, r.y, name, r.h), cut);
    (void)ui_label(ui, style, rect(r.x + name + SCORE_GAP, r.y, number - SCORE_GAP, r.h), text);
}

/* Draws the names at the right end of their lines, the highest first. */
static void names(const ScoreChart *c, Ui *ui, const Axes *a, float right, Rect panel)
{
    float line = 20 * gfx_text_scale(ui_gfx(ui)), y[SCORE_CURVES];
    int high[SCORE_CURVES] = {0}; /* curves, the highest first */
    for (int i = 0; i < c->ncurves; i++) {
        int k = i;
        for (; k > 0 && c->curve[high[k - 1]].at[c->steps] < c->curve[i].at[c->steps]; k--)
            high[k] = high[k - 1];
        high[k] = i;
    }
    for (int k = 0; k < c->ncurves; k++)
        y[k] = y_of(a, c->curve[high[k]].at[c->steps]) - line / 2;
    score_apart(y, c->ncurves, line, a->y0 - line, panel.y + panel.h - 4);
    for (int k = 0; k < c->ncurves; k++)
        name_at(c, ui, high[k], rect(a->x1 + 12, y[k], right - a->x1 - 14, line));
}

/* ---- turns ------------------------------------------------------------------------------------------------------- */
/* Returns the turn that begins at the step; at the last step, the turn that has ended. */
static int turn_at(const ScoreChart *c, int step)
{
    return step < c->steps ? 1 + step * c->turns / c->steps : c->turns;
}

/* Draws turn numbers below the curves, as many as fit. */
static void turn_numbers(const ScoreChart *c, Ui *ui, const Axes *a)
{
    Gfx *g = ui_gfx(ui);
    Text t = ui_style_aligned(ui, FACE_SEMI, 13, COL_TEXT2, ALIGN_CENTER);
    char text[SENTENCE_MAX];
    say(text, sizeof text, SAY("{n}"), say_n("n", 88));
    float w = gfx_text_width(g, t, text) + 10, h = gfx_text_height(g, t);
    int each = 1;
    while ((a->x1 - a->x0) * (float)each / (float)a->steps < w && each < a->steps)
        each++;
    for (int i = 0; i < a->steps; i += each) {
        say(text, sizeof text, SAY("{n}"), say_n("n", turn_at(c, i)));
        (void)gfx_text(g, t, rect(x_of(a, i) - w / 2, a->y1 + 4, w, h), text);
    }
}

/* Shows the values of the curves at a step while it is pointed at. */
static void tell_step(const ScoreChart *c, Ui *ui, const Axes *a, int step)
{
    char id[32], title[SENTENCE_MAX], words[SENTENCE_MAX], said[SCORE_CURVES][SENTENCE_MAX / 8];
    const char *item[SCORE_CURVES];
    float half = (a->x1 - a->x0) / (float)a->steps / 2, x = x_of(a, step);
    say(title, sizeof title, SAY("{end:At the end of turn {n}|At the beginning of turn {n}}"),
        say_is("end", step == a->steps), say_n("n", turn_at(c, step)));
    (void)snprintf(id, sizeof id, "chart-%d", step);
    (void)ui_touch(ui, id, "step", rect(x - half, a->y0, 2 * half, a->y1 - a->y0), title, 0);
    if (!ui_is_pointed(ui, id))
        return;
    for (int k = 0; k < c->ncurves; k++) {
        say(said[k], sizeof said[0], SAY("{name} {n}"), say_s("name", c->curve[k].name),
            say_n("n", c->curve[k].at[step]));
        item[k] = said[k];
    }
    say(words, sizeof words, SAY("{list}"), say_list("list", SAY_COMMA, item, c->ncurves));
    gfx_fill(ui_gfx(ui), rect(x - 0.5f, a->y0, 1, a->y1 - a->y0), gfx_color(ui_gfx(ui), COL_TEXT2));
    ui_tip(ui, rect(x - 4, a->y0, 8, a->y1 - a->y0), (Rect){0}, title, words, NULL);
}

/* Draws badges below the steps, and the word for the bonus. */
static void step_signs(const ScoreChart *c, Ui *ui, const Axes *a, Rect r)
{
    Gfx *g = ui_gfx(ui);
    float room = (a->x1 - a->x0) / (float)c->steps, size = room < 26 ? room - 2 : 24;
    for (int i = 0; i <= c->steps; i++)
        if (c->sign[i] && size > 8)
            gfx_badge(g, c->sign[i], x_of(a, i), r.y + r.h - 26, size);
    Text small = ui_style(ui, FACE_SEMI, 13, COL_TEXT2);
    float w = gfx_text_width(g, small, T_("bonus")) + 2;
    if (c->bonus && x_of(a, c->steps) - w / 2 > x_of(a, c->steps - 1) + size / 2 + 2)
        (void)ui_label(ui, small, rect(x_of(a, c->steps) - w / 2, r.y + r.h - 38, w, 24), T_("bonus"));
}

/* A scale for all steps would reveal the winner's points while they are counted. */
static void scale_to(const ScoreChart *c, int done, Axes *a)
{
    for (int k = 0; k < c->ncurves; k++)
        for (int i = 0; i <= done; i++) {
            int value = c->curve[k].at[i];
            a->low = value < a->low ? value : a->low;
            a->high = value > a->high ? value : a->high;
        }
}

void score_chart(const ScoreChart *c, Ui *ui, Rect r, int done)
{
    Gfx *g = ui_gfx(ui);
    float scale = gfx_text_scale(g);
    const char *title = say_word(c->title);
    gfx_surface(g, r, SURFACE_PANEL);
    (void)ui_label(ui, ui_style(ui, FACE_TITLE, 19, COL_TEXT), rect(r.x + 16, r.y + 10, r.w - 32, 26 * scale), title);
    ui_mark(ui, "chart", "chart", r, title);
    float named = clampf(longest_name(c, ui) + 24, 60 * scale, fminf(SIGN + 140 * scale, r.w * 0.38f)),
          left = 24 + 28 * scale, foot = c->counted ? 52 : 26;
    Axes a = {r.x + left, r.y + 26 * scale + 26, r.x + r.w - named, r.y + r.h - foot, 0, 5, c->steps};
    scale_to(c, done, &a);
    if (a.y1 - a.y0 < 30 || a.x1 - a.x0 < 60)
        return;
    grid(ui, &a);
    if (c->turns > 0)
        turn_numbers(c, ui, &a);
    for (int k = c->ncurves - 1; k >= 0; k--)
        curve(c, ui, &a, k, done);
    step_signs(c, ui, &a, r);
    for (int i = 0; c->turns > 0 && i <= done; i++)
        tell_step(c, ui, &a, i);
    if (done == c->steps)
        names(c, ui, &a, r.x + r.w - 4, r);
}
