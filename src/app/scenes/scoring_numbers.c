/* SPDX-License-Identifier: MIT
 * The numbers of a finished game, in a scroll: points by source, the course of the game with the moments that decided it,
 * the costliest choices. */
#include <math.h>

#include "app/scenes/parts.h"
#include "app/scenes/scoring_int.h"
#include "ui/room.h"

enum { POINTS, COURSE, TURNS, TABS, WIDE = 620 };

static void decided(Scoring *sc, App *app, Ui *ui, Rect r)
{
    CardFace face[DECISIONS];
    const CardFace *faces[DECISIONS] = {NULL};
    if (sc->ndecisions == 0)
        (void)ui_paragraph(ui, ui_style(ui, FACE_MEDIUM, 14, COL_TEXT2), r,
                           say_word(board_score(sc->board)->no_decision_text ? board_score(sc->board)->no_decision_text
                                                                             : N_("No turning points.")));
    for (int i = 0; i < sc->ndecisions; i++)
        if (sc->decision[i].card && sc->board->face(sc->game, sc->decision[i].card, &face[i]))
            faces[i] = &face[i];
    int i = score_decisions(sc->decision, faces, sc->ndecisions, ui, r);
    if (i >= 0)
        score_watch(app, sc->decision[i].serial, sc->decision[i].until);
}

/* Draws what lies below the score: the small lines, and the table at the end. */
static void below_score(const Scoring *sc, Ui *ui, Rect r)
{
    const BoardScore *b = board_score(sc->board);
    if (sc->sheet.nfigures > 0) {
        score_figures(&sc->sheet, ui, r);
        (void)rect_cut_top(&r, score_figures_height(&sc->sheet, gfx_text_scale(ui_gfx(ui))) + 12);
    }
    if (b->picture)
        (void)b->picture(ui, view_state(sc->view), sc->names, r);
}

static float height_below(const Scoring *sc, Ui *ui)
{
    const BoardScore *b = board_score(sc->board);
    float below = b->picture ? b->picture(ui, view_state(sc->view), sc->names, (Rect){0}) : 0;
    if (sc->sheet.nfigures > 0)
        below += score_figures_height(&sc->sheet, gfx_text_scale(ui_gfx(ui))) + 12;
    return below > 0 ? below + 18 : 0;
}

/* Draws how it ended in a sentence, and everybody's points in one line; returns the height. */
static float result_lines(const Scoring *sc, Ui *ui, const Match *m, Rect r)
{
    char head[SENTENCE_MAX], line[RESULT_ROOM];
    score_result(sc, head, sizeof head);
    score_line(sc, m, line, sizeof line);
    float used = ui_paragraph(ui, ui_style(ui, FACE_SEMI, 16, COL_TEXT), r, head) + 2;
    (void)rect_cut_top(&r, used);
    if (line[0])
        used += ui_paragraph(ui, ui_style(ui, FACE_MEDIUM, 15, COL_TEXT2), r, line);
    return used + 6;
}

static void points(const Scoring *sc, Ui *ui, const Match *m, Rect in)
{
    int rows = score_sheet_rows(&sc->sheet);
    (void)rect_cut_top(&in, result_lines(sc, ui, m, in));
    float need = score_sheet_height(&sc->sheet, gfx_text_scale(ui_gfx(ui))), below = height_below(sc, ui);
    if (need + below <= in.h) {
        float extra = (in.h - need - below) / (float)(sc->sheet.standing.nlines + 1);
        float used = score_sheet(&sc->sheet, ui, in, rows, fminf(extra, 8)) + 14;
        if (in.h - used > 130)
            below_score(sc, ui, rect(in.x, in.y + used, in.w, in.h - used - 4));
        return;
    }
    float dy = ui_scroll_begin(ui, "sheet", in, need + below);
    Rect all = rect(in.x, in.y - dy, in.w - 10, need + below);
    float used = score_sheet(&sc->sheet, ui, all, rows, 0) + 14;
    if (below > 0)
        below_score(sc, ui, rect(all.x, all.y + used, all.w, all.h - used - 4));
    ui_scroll_end(ui);
}

static void course(Scoring *sc, App *app, Ui *ui, Rect in)
{
    Rect chart = rect_cut_top(&in, in.h * 0.5f);
    (void)rect_cut_top(&in, 14);
    score_chart(&sc->chart, ui, chart, sc->chart.steps);
    decided(sc, app, ui, in);
}

bool score_numbers(Scoring *sc, App *app, Ui *ui, const Match *m)
{
    static const char *const name[TABS] = {N_("Points"), N_("Course"), N_("Turning points")};
    static const char *const brief[TABS] = {N_("Points"), N_("Course"), N_("Turns")};
    const char *label[TABS];
    RoomScroll s = {.id = "numbers-scroll", .wide = WIDE, .since = sc->opened};
    s.high = room_scroll_room(ui, &s);
    Rect in = room_scroll_begin(ui, &s);
    Rect bar = rect_cut_top(&in, 14 + 24 * gfx_text_scale(ui_gfx(ui)));
    bar.w -= 44; /* the cross */
    say_words(name, TABS, label);
    if (ui_choice_width(ui, label, TABS) > bar.w)
        say_words(brief, TABS, label);
    (void)ui_choice(ui, "tab", rect(bar.x, bar.y, fminf(ui_choice_width(ui, label, TABS), bar.w), bar.h), label, TABS,
                    &sc->tab, 0, NULL);
    (void)rect_cut_top(&in, 12);
    if (sc->tab == POINTS)
        points(sc, ui, m, in);
    else if (sc->tab == COURSE)
        course(sc, app, ui, in);
    else
        score_turns(sc, app, ui, in);
    return !room_scroll_end(ui, &s);
}
