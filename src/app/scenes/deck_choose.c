/* SPDX-License-Identifier: MIT
 * The deck builder: the dialogs that choose a deck to continue with and its castle. */
#include <math.h>
#include <stdio.h>

#include "app/scenes/deck_int.h"

#include "core/say.h"

enum { PAD = 16, GAP = 6 };

/* Draws a row of a dialog, a title and a line below it; true if it was pressed. */
static bool choice(Ui *ui, const char *id, const char *title, const char *about, bool chosen, Rect *at)
{
    Gfx *g = ui_gfx(ui);
    Text name = ui_style(ui, FACE_TITLE600, 17, COL_TEXT), soft = ui_style(ui, FACE_MEDIUM, 14, COL_TEXT2);
    float w = at->w - 24, nh = gfx_paragraph_height(g, name, w, title),
          h = nh + (about[0] ? gfx_paragraph_height(g, soft, w, about) : 0) + 14;
    Rect r = rect(at->x, at->y, at->w, h);
    Touch t = ui_touch(ui, id, "choice", r, title, TOUCH_FOCUS);
    gfx_surface(g, r, chosen || t.hover ? SURFACE_ROW_CHOSEN : SURFACE_ROW);
    (void)ui_paragraph(ui, name, rect(r.x + 12, r.y + 7, w, nh + 1), title);
    if (about[0])
        (void)ui_paragraph(ui, soft, rect(r.x + 12, r.y + 7 + nh, w, h - nh), about);
    at->y += h + GAP;
    return t.click;
}

static void heading(Ui *ui, const char *words, Rect *at)
{
    Text t = ui_style(ui, FACE_SEMI, 14, COL_TEXT2);
    float h = gfx_text_height(ui_gfx(ui), t);
    (void)ui_label(ui, t, rect(at->x, at->y + 4, at->w, h), words);
    at->y += h + 10;
}

static void choose_deck(DeckScene *s, Ui *ui, Rect *at)
{
    char id[24], words[SENTENCE_MAX];
    SiegeList list = {.castle = s->list.castle};
    if (s->files.n > 0)
        heading(ui, T_("Yours"), at);
    for (int i = 0; i < s->files.n; i++) {
        const DeckFile *f = &s->files.file[i];
        (void)snprintf(id, sizeof id, "own-%d", i);
        if (!f->why[0])
            decks_say(&f->list, words, sizeof words);
        else
            str_cut(words, sizeof words, f->why);
        if (choice(ui, id, f->list.name, words, false, at) && !f->why[0]) {
            deck_load(s, &f->list, f->path);
            s->dialog = DECK_BUILD;
        }
    }
    heading(ui, T_("Ready-made"), at);
    for (int i = 0; i < CASTLES; i++) {
        if (!s->ready[i].name[0])
            (void)siege_deck_ready(i, &s->ready[i]);
        (void)snprintf(id, sizeof id, "ready-%d", i);
        decks_say(&s->ready[i], words, sizeof words);
        if (choice(ui, id, s->ready[i].name, words, false, at)) {
            deck_load(s, &s->ready[i], "");
            s->dialog = DECK_BUILD;
        }
    }
    heading(ui, T_("Or start a new one"), at);
    (void)snprintf(list.name, sizeof list.name, "%s", T_("My deck"));
    if (choice(ui, "empty", T_("Empty deck"), "", false, at)) {
        deck_load(s, &list, "");
        s->dialog = DECK_BUILD;
    }
}

static void choose_castle(DeckScene *s, Ui *ui, Rect *at)
{
    char id[24], rule[SENTENCE_MAX];
    for (int i = 0; i < CASTLES; i++) {
        DefId def = siege_castle(i);
        siege_castle_rule(i, rule, sizeof rule);
        (void)snprintf(id, sizeof id, "castle-%d", i);
        if (choice(ui, id, say_word(siege_game.def[def].name), rule, i == s->list.castle, at)) {
            deck_change(s);
            s->list.castle = (uint8_t)i;
            s->dialog = DECK_BUILD;
        }
    }
}

void deck_dialogs(DeckScene *s, Ui *ui)
{
    Gfx *g = ui_gfx(ui);
    bool decks = s->dialog == DECK_CHOOSE;
    const char *title = decks ? T_("Which deck?") : T_("For which castle?");
    ui_modal(ui, "deck-dialog");
    gfx_fill(g, rect(0, 0, gfx_w(g), gfx_h(g)), (Color){0, 0, 0, 120});
    float top = part_bar_height(ui), w = fminf(gfx_w(g) - 24, ui_grow(ui, 520)),
          h = fminf(gfx_h(g) - top - 20, s->dialog_height + ui_grow(ui, 34) + 2 * PAD + 16);
    Rect r = rect((gfx_w(g) - w) / 2, top + 10, w, fmaxf(h, 200)), in = rect_inset(r, PAD);
    gfx_surface(g, r, SURFACE_PANEL);
    gfx_frame(g, r, 12, 2, gfx_color(g, COL_ACCENT));
    Rect line = rect_cut_top(&in, ui_grow(ui, 34));
    float bw = ui_button_width(ui, T_("Close"), NULL, NULL, UI_SMALL);
    (void)ui_label(ui, gfx_text_fit(g, ui_style(ui, FACE_TITLE, 22, COL_TEXT), 14, 0.5f, line.w - bw - 8, title),
                   rect(line.x, line.y, line.w - bw - 8, line.h), title);
    if (ui_button(ui, "close", rect(line.x + line.w - bw, line.y, bw, line.h), T_("Close"), NULL, NULL, UI_SMALL))
        s->dialog = DECK_BUILD;
    (void)rect_cut_top(&in, 10);
    float y = in.y - ui_scroll_begin(ui, decks ? "decks-list" : "castles-list", in, s->dialog_height);
    Rect at = rect(in.x, y, in.w - 12, 0);
    if (decks)
        choose_deck(s, ui, &at);
    else
        choose_castle(s, ui, &at);
    ui_scroll_end(ui);
    s->dialog_height = at.y - y;
}
