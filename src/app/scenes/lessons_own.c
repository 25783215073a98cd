/* SPDX-License-Identifier: MIT */
#include "app/scenes/lessons_own.h"

#include <stdio.h>
#include <stdlib.h>

#include "core/say.h"

enum { PAD = 18, GAP = 8 };

typedef struct {
    const PuzzleFile *f;
    bool good;
    char title[2 * SENTENCE_MAX], about[SENTENCE_MAX + 64];
    const char *play, *remove;
    float play_w, remove_w, words, title_h, about_h, height;
    bool below; /* the buttons are below the words */
} OwnRow;

static void say_row(OwnRow *row)
{
    const PuzzleFile *f = row->f;
    row->good = !f->why[0];
    if (f->lesson.game)
        say(row->title, sizeof row->title, SAY("{game}: {title}"), say_s("game", say_word(f->lesson.game->title)),
            say_s("title", f->lesson.title));
    else
        str_cut(row->title, sizeof row->title, f->name);
    if (f->removed)
        str_cut(row->about, sizeof row->about, T_("Removed."));
    else if (row->good)
        say(row->about, sizeof row->about, SAY("{solved:Solved. {about}|{about}}"), say_is("solved", f->solved),
            say_s("about", f->lesson.scene[0].step[0].say));
    else {
        char why[SENTENCE_MAX / 2];
        str_cut(why, sizeof why, f->why);
        say(row->about, sizeof row->about, SAY("This puzzle cannot be played: {why}"), say_s("why", why));
    }
    row->play = f->removed || !row->good ? NULL : T_("Play it");
    row->remove = f->removed ? T_("Restore") : T_("Remove");
}

static void measure(Ui *ui, OwnRow *row, float w)
{
    Gfx *g = ui_gfx(ui);
    float in = w - 2 * PAD;
    row->play_w = row->play ? ui_button_width(ui, row->play, NULL, NULL, 0) + GAP : 0;
    row->remove_w = ui_button_width(ui, row->remove, NULL, NULL, UI_QUIET);
    row->below = row->play_w + row->remove_w > in * 0.4f;
    row->words = row->below ? in : in - row->play_w - row->remove_w - 20;
    row->title_h = gfx_paragraph_height(g, ui_style(ui, FACE_TITLE, 19, COL_TEXT), row->words, row->title);
    row->about_h = gfx_paragraph_height(g, ui_style(ui, FACE_MEDIUM, 15, COL_TEXT2), row->words, row->about);
    row->height = row->title_h + row->about_h + 22 + (row->below ? ui_grow(ui, 40) + 8 : 0);
}

/* Draws a row; returns 1: play, 2: remove or put back, 0: neither was pressed. */
static int draw_row(Ui *ui, const OwnRow *row, int i, Rect r)
{
    Gfx *g = ui_gfx(ui);
    char id[32];
    int used = 0;
    float bh = ui_grow(ui, 40), x = r.x + PAD, y = r.y + 10;
    bool pale = row->f->removed;
    gfx_surface(g, r, SURFACE_PANEL);
    (void)ui_paragraph(ui, ui_style(ui, FACE_TITLE, 19, pale ? COL_TEXT2 : COL_TEXT),
                       rect(x, y, row->words, row->title_h + 1), row->title);
    (void)ui_paragraph(ui, ui_style(ui, FACE_MEDIUM, 15, row->good || pale ? COL_TEXT2 : COL_BAD),
                       rect(x, y + row->title_h, row->words, row->about_h + 1), row->about);
    float by = row->below ? r.y + r.h - bh - 10 : r.y + (r.h - bh) / 2,
          bx = row->below ? x : r.x + r.w - PAD - row->play_w - row->remove_w;
    (void)snprintf(id, sizeof id, "own-play-%d", i);
    if (row->play && ui_button(ui, id, rect(bx, by, row->play_w - GAP, bh), row->play, NULL, NULL, 0))
        used = 1;
    (void)snprintf(id, sizeof id, "own-remove-%d", i);
    ui_asked(ui, row->f->removed); /* so that a double click does not put it back at once */
    if (ui_button(ui, id, rect(bx + row->play_w, by, row->remove_w, bh), row->remove, NULL, NULL, UI_QUIET))
        used = 2;
    ui_asked(ui, 0);
    return used;
}

static void use(App *app, PuzzleFile *f, int used)
{
    if (used == 1)
        app_puzzle(app, f->lesson.game, f->path);
    if (used != 2)
        return;
    Status st = f->removed ? puzzles_put_back(f) : puzzles_remove(f);
    if (st.code)
        app_say(app, T_("The file could not be moved"), st.text);
}

float own_puzzles(PuzzleFiles *files, App *app, Ui *ui, Rect r, bool draw)
{
    Gfx *g = ui_gfx(ui);
    Text head = ui_style(ui, FACE_TITLE, 23, COL_TEXT), soft = ui_style(ui, FACE_MEDIUM, 15, COL_TEXT2);
    float y = r.y + 10, h = gfx_text_height(g, head);
    if (draw)
        (void)ui_label(ui, head, rect(r.x, y, r.w, h), T_("Your puzzles"));
    y += h + 4;
    if (files->n == 0) {
        const char *none = T_("None yet. After a game, open a turning point and press \u201cSave as a puzzle\u201d.");
        h = gfx_paragraph_height(g, soft, r.w, none);
        if (draw)
            (void)ui_paragraph(ui, soft, rect(r.x, y, r.w, h + 1), none);
        y += h;
    }
    OwnRow *row = xcalloc(1, sizeof *row);
    for (int i = 0; i < files->n; i++) {
        row->f = &files->file[i];
        say_row(row);
        measure(ui, row, r.w);
        if (draw)
            use(app, &files->file[i], draw_row(ui, row, i, rect(r.x, y, r.w, row->height)));
        y += row->height + GAP;
    }
    free(row);
    return y - r.y + 4;
}
