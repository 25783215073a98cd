/* SPDX-License-Identifier: MIT
 * The deck builder: all cards, and the filters. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "app/scenes/deck_int.h"

#include "core/say.h"

enum { GAP = 14, DOTS = 22, FACES_A_PASS = 3 };

void deck_want(DeckScene *s)
{
    exhibits_wanted(&s->all, &s->texts, &s->filter, &s->wall);
}

/* ---- filters
 * -------------------------------------------------------------------------------------------------------- */

static float row_height(Ui *ui)
{
    return ui_grow(ui, 38);
}

float deck_filters_height(Ui *ui, float width)
{
    return width - 7 * (row_height(ui) + 4) - 20 < ui_grow(ui, 120) ? 2 * row_height(ui) + 6 : row_height(ui);
}

void deck_filters(DeckScene *s, Ui *ui, Rect r)
{
    static const struct {
        int group, n;
    } of[] = {{0, 3}, {1, 4}}; /* the three peoples; ally, tower, spell, attachment */
    Exhibit e;
    exhibit_open(s->all.id[0], &e);
    float x = r.x, side = fminf(row_height(ui), (r.w - 44) / 7);
    for (size_t k = 0; k < sizeof of / sizeof *of; k++) {
        const SignGroup *row = &board_gallery(e.board)->group[of[k].group];
        for (int i = 0; i < of[k].n && i < row->n; i++, x += side + 4)
            if (gallery_sign_button(ui, &s->filter, row->sign[i], say_word(row->name[i]), rect(x, r.y, side, side))) {
                filter_turn(&s->filter, row->sign[i]);
                ui_scroll_to(ui, "cards", 0);
                deck_want(s);
            }
        x += 10;
    }
    Rect field = rect(r.x, r.y + r.h - row_height(ui), r.w, row_height(ui));
    if (field.y < r.y + 4) { /* in the same row */
        field.x = fmaxf(x, r.x + r.w - ui_grow(ui, 190));
        field.w = r.x + r.w - field.x;
    }
    if (ui_field(ui, "find", field, s->filter.words, sizeof s->filter.words, T_("Find a card"))) {
        ui_scroll_to(ui, "cards", 0);
        deck_want(s);
    }
}

/* ---- one card ------------------------------------------------------------------------------------------------------- */

/* Draws a dot for each allowed copy: full, in this deck; barred, in the partner's. */
static void dots(const DeckScene *s, Gfx *g, DefId def, float cx, float y)
{
    int most = siege_copies_most(def), here = s->list.cards.n[def], there = s->team ? s->others.n[def] : 0;
    float w = (float)most * 15 + 10, x = cx - w / 2 + 12.5f;
    gfx_round(g, rect(cx - w / 2, y, w, 20), 10, gfx_color(g, COL_WELL));
    gfx_frame(g, rect(cx - w / 2, y, w, 20), 10, 1, gfx_color(g, COL_LINE));
    for (int i = 0; i < most; i++, x += 15) {
        bool partner = i >= most - there && i >= here;
        if (i < here || partner)
            gfx_disc(g, x, y + 10, 5, gfx_color(g, partner ? COL_TEXT3 : COL_ACCENT));
        else
            gfx_frame(g, rect(x - 5, y + 5, 10, 10), 5, 1.5f, gfx_color(g, COL_ACCENT));
    }
}

static void tell(const DeckScene *s, Ui *ui, ExhibitId id, Rect r)
{
    char left[SENTENCE_MAX], words[2 * SENTENCE_MAX];
    const char *text = siege_text(id.def);
    siege_say_copies(&s->list.cards, deck_others(s), id.def, left, sizeof left);
    say(words, sizeof words, SAY("{text:{text} |}{left}"), say_s("text", text ? text : ""), say_s("left", left));
    ui_tip(ui, r, s->shelf, say_word(siege_game.def[id.def].name), words, NULL);
}

static bool one_card(DeckScene *s, App *app, Ui *ui, ExhibitId id, Rect r, bool seen, int *made)
{
    Gfx *g = ui_gfx(ui);
    Exhibit e;
    char word[40], number[8], label[SENTENCE_MAX];
    exhibit_open(id, &e);
    exhibit_label(id, label);
    (void)snprintf(word, sizeof word, "card-%s", e.face.word);
    Touch t = ui_touch(ui, word, "card", r, label, TOUCH_FOCUS | TOUCH_DRAG);
    (void)snprintf(number, sizeof number, "%d", s->list.cards.n[id.def]);
    ui_note(ui, "copies", number);
    if (t.drag && !s->held)
        s->held = id.def;
    if (t.drop || t.cancelled) {
        float x = ui_input(ui)->x, y = ui_input(ui)->y;
        if (t.drop && rect_has(s->shelf, x, y))
            deck_add(s, app, ui, id.def);
        s->held = 0;
    }
    if (t.click)
        deck_add(s, app, ui, id.def);
    if (t.secondary)
        deck_take(s, ui, id.def);
    if (ui_is_pointed(ui, word) && !s->held && ui_key(ui, "Z"))
        gallery_show_card(app, &siege_game, id.def, 1);
    if (!seen)
        return true;
    bool ready = card_is_made(g, &e.face, r), left = siege_copies_left(&s->list.cards, deck_others(s), id.def) > 0;
    if (!ready && *made >= FACES_A_PASS) {
        gfx_surface(g, r, SURFACE_WELL);
        return false;
    }
    *made += !ready;
    card_draw(g, &e.face, r, left && t.hover ? CARD_LIT : 0, NULL);
    if (!left) /* a veil, because a dimmed face would have to be rendered separately */
        gfx_round(g, r, 8, (Color){0, 0, 0, 115});
    dots(s, g, id.def, r.x + r.w / 2, r.y + r.h - 9);
    if (ui_is_pointed(ui, word) && !s->held)
        tell(s, ui, id, r);
    return true;
}

void deck_cards(DeckScene *s, App *app, Ui *ui, Rect r)
{
    Gfx *g = ui_gfx(ui);
    float room = r.w - 16, least = fminf(room, 122 * (1 + 0.3f * (gfx_text_scale(g) - 1)));
    int columns = (int)fmaxf(1, floorf((room + GAP) / (least + GAP)));
    float w = floorf(fminf(170, (room - (float)(columns - 1) * GAP) / (float)columns)), h = floorf(w * 1.25f);
    float line = h + DOTS, left = r.x + (room - (float)columns * (w + GAP) + GAP) / 2;
    int rows = (s->wall.n + columns - 1) / columns, made = 0;
    float y = r.y + 6 - ui_scroll_begin(ui, "cards", r, (float)rows * line + 16);
    bool all = true;
    for (int i = 0; i < s->wall.n; i++) {
        Rect at = rect(floorf(left + (float)(i % columns) * (w + GAP)), floorf(y + (float)(i / columns) * line), w, h);
        all = one_card(s, app, ui, s->wall.id[i], at, at.y + line > r.y && at.y < r.y + r.h, &made) && all;
    }
    ui_scroll_end(ui);
    if (s->wall.n == 0)
        (void)ui_paragraph(ui, ui_style(ui, FACE_TITLE, 20, COL_TEXT), rect(r.x + 20, r.y + 40, r.w - 40, 80),
                           T_("Nobody here by that description"));
    if (!all)
        ui_wake(ui, 0);
}

void deck_held(const DeckScene *s, Ui *ui)
{
    float x, y;
    CardFace face;
    if (!s->held || s->all.n == 0)
        return;
    Exhibit e;
    exhibit_open(s->all.id[0], &e);
    if (!e.board->face(&siege_game, s->held, &face))
        return;
    ui_pointer(ui, &x, &y);
    card_draw(ui_gfx(ui), &face, rect(x - 62, y - 78, 124, 155), CARD_LIFTED, NULL);
}
