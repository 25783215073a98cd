/* SPDX-License-Identifier: MIT
 * The score after each battle: a line for each seat in its colour, dashes and shape. */
#include <stdio.h>
#include <stdlib.h>

#include "app/scenes/scoring_int.h"

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

static void grid(Ui *ui, const Axes *a)
{
    Gfx *g = ui_gfx(ui);
    int by = a->high - a->low > 24 ? 10 : 5;
    for (int v = (a->low / by) * by; v <= a->high; v += by) {
        if (v < a->low)
            continue;
        float y = y_of(a, v);
        gfx_fill(g, rect(a->x0, y, a->x1 - a->x0, 1), color_alpha(gfx_color(g, v ? COL_LINE : COL_LINE2), 0.8f));
        char text[16];
        (void)snprintf(text, sizeof text, "%s%d", v < 0 ? "\u2212" : "", abs(v));
        (void)gfx_text(g, ui_style_aligned(ui, FACE_SEMI, 14, COL_TEXT2, ALIGN_RIGHT), rect(a->x0 - 46, y - 12, 38, 24),
                       text);
    }
}

static void curve(Scoring *sc, Ui *ui, const Axes *a, int seat, int steps)
{
    Gfx *g = ui_gfx(ui);
    Color c = gfx_color(g, (ColorRole)(COL_SEAT1 + seat));
    SDL_FPoint p[SCORE_LINES + 2];
    for (int i = 0; i <= steps; i++)
        p[i] = (SDL_FPoint){x_of(a, i), y_of(a, sc->curve[seat][i])};
    if (steps > 0)
        gfx_polyline(g, p, steps + 1, 3, c, seat);
    for (int i = 1; i <= steps; i++)
        if (sc->curve[seat][i] != sc->curve[seat][i - 1] && (sc->by_lines || i == steps || i % 4 == 0))
            gfx_seat_badge(g, seat, p[i].x, p[i].y, 15);
}

/* Names at the right end, pushed apart so that none covers another. */
static void names(Scoring *sc, Ui *ui, const Axes *a, float right)
{
    Gfx *g = ui_gfx(ui);
    float line = 20 * gfx_text_scale(g), y[SEAT_MAX];
    for (int k = 0; k < sc->nseats; k++) {
        y[k] = y_of(a, sc->standing.score[sc->order[k]]) - line / 2;
        if (k > 0 && y[k] < y[k - 1] + line)
            y[k] = y[k - 1] + line;
    }
    for (int k = sc->nseats - 1; k >= 0; k--) {
        float most = a->y1 + line / 2 - line * (float)(sc->nseats - k);
        y[k] = y[k] > most + line ? most + line : y[k];
    }
    for (int k = 0; k < sc->nseats; k++) {
        int seat = sc->order[k];
        char text[SEAT_NAME_MAX + 16];
        int score = sc->standing.score[seat];
        (void)snprintf(text, sizeof text, "%s %s%d", sc->names->name[seat], score < 0 ? "\u2212" : "", abs(score));
        Text style = ui_style(ui, FACE_BOLD, 15, (ColorRole)(COL_SEAT1 + seat));
        while (style.size > 11 && gfx_text_width(g, style, text) > right - a->x1 - 14)
            style.size -= 1;
        (void)gfx_text(g, style, rect(a->x1 + 12, y[k], right - a->x1 - 14, line), text);
    }
}

void score_chart(Scoring *sc, Ui *ui, Rect r, int shown)
{
    Gfx *g = ui_gfx(ui);
    float scale = gfx_text_scale(g);
    const char *title = sc->board->chart ? sc->board->chart : "Score over the game";
    gfx_surface(g, r, SURFACE_PANEL);
    (void)ui_label(ui, ui_style(ui, FACE_TITLE, 19, COL_TEXT), rect(r.x + 16, r.y + 10, r.w - 32, 26 * scale), title);
    ui_mark(ui, "chart", "chart", r, title);
    int steps = sc->steps + 1, low = 0, high = 5;
    for (int seat = 0; seat < sc->nseats; seat++)
        for (int i = 0; i <= steps; i++) {
            low = sc->curve[seat][i] < low ? sc->curve[seat][i] : low;
            high = sc->curve[seat][i] > high ? sc->curve[seat][i] : high;
        }
    float named = 110 * scale;
    Axes a = {r.x + 52, r.y + 26 * scale + 26, r.x + r.w - named, r.y + r.h - 52, low, high, steps};
    if (a.y1 - a.y0 < 30 || a.x1 - a.x0 < 60)
        return;
    grid(ui, &a);
    int done = shown >= score_rows(sc) || shown > steps ? steps : sc->by_lines ? shown : steps * shown / score_rows(sc);
    for (int k = sc->nseats - 1; k >= 0; k--)
        curve(sc, ui, &a, sc->order[k], done);
    float room = (a.x1 - a.x0) / (float)steps, size = room < 26 ? room - 2 : 24;
    int at = 0;
    for (int i = 0; i < sc->standing.nlines; i++)
        if (sc->look[i].tokens && sc->look[i].sign && size > 8)
            gfx_badge(g, sc->look[i].sign, x_of(&a, ++at), r.y + r.h - 26, size);
    Text small = ui_style(ui, FACE_SEMI, 13, COL_TEXT2);
    float w = gfx_text_width(g, small, "bonus") + 2;
    if (sc->by_lines && x_of(&a, steps) - w / 2 > x_of(&a, steps - 1) + size / 2 + 2)
        (void)gfx_text(g, small, rect(x_of(&a, steps) - w / 2, r.y + r.h - 38, w, 24), "bonus");
    if (done == steps)
        names(sc, ui, &a, r.x + r.w - 4);
}
