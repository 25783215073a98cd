/* SPDX-License-Identifier: MIT
 * The bar on top of the table: menu, game, steps, round, undo, redo, hint, rules, settings. */
#include <stdio.h>
#include <string.h>

#include "app/scenes/medals.h"
#include "app/scenes/parts.h"
#include "app/scenes/play_int.h"

typedef struct {
    Ui *ui;
    float h, right; /* height; right edge of the next button from the right */
    bool words;
} Bar;

/* Draws a sign that stays until it is pressed; true: it was. */
static bool bar_held(Bar *b, const char *id, const char *label, const char *icon, const char *key, const char *tip)
{
    float side = b->h - 12;
    unsigned flags = UI_CHOSEN | UI_SMALL;
    float w = b->words ? ui_button_width(b->ui, label, icon, key, flags) : side;
    b->right -= w;
    Rect r = rect(b->right, 6, w, side);
    b->right -= 4;
    bool pressed = ui_button(b->ui, id, r, b->words ? label : "", icon, b->words ? key : NULL, flags);
    if (ui_is_pointed(b->ui, id))
        ui_tip(b->ui, r, (Rect){0}, label, tip, key);
    return pressed || (!b->words && ui_key(b->ui, key));
}

static bool bar_button(Bar *b, const char *id, const char *label, const char *icon, const char *key, bool off,
                       const char *why)
{
    float side = b->h - 12;
    float w = b->words && label[0] ? ui_button_width(b->ui, label, icon, key, UI_QUIET | UI_SMALL) : side;
    b->right -= w;
    Rect r = rect(b->right, 6, w, side);
    b->right -= 4;
    if (off) {
        char why_id[32];
        (void)snprintf(why_id, sizeof why_id, "%s-why", id);
        (void)ui_button(b->ui, id, r, b->words ? label : "", icon, NULL, UI_QUIET | UI_SMALL | UI_OFF);
        if (why && why[0] && ui_touch(b->ui, why_id, "button", r, label, 0).hover)
            ui_tip(b->ui, r, (Rect){0}, T_("Not possible now."), why, NULL);
        return false;
    }
    return ui_button(b->ui, id, r, b->words ? label : "", icon, b->words ? key : NULL, UI_QUIET | UI_SMALL);
}

static float draw_steps(Ui *ui, const TopWords *top, float x, float end, float h, bool all)
{
    Gfx *g = ui_gfx(ui);
    const char *const *step = top->step;
    int now = top->now, n = top->nsteps;
    float wide = 0;
    for (int i = 0; i < n; i++)
        wide += gfx_text_width(g, ui_style(ui, FACE_SEMI, 14, COL_TEXT), say_word(step[i])) + 24 + 10;
    all = all && x + wide <= end; /* else only the current one */
    for (int i = all ? 0 : now; i < (all ? n : now + 1) && i < n; i++) {
        Text style = ui_style(ui, FACE_SEMI, 14, i == now ? COL_TEXT : i < now ? COL_TEXT2 : COL_TEXT3);
        float w = gfx_text_width(g, style, say_word(step[i])) + 24, line = gfx_text_height(g, style) + 8;
        if (x + w > end)
            return x;
        if (i > 0 && all) {
            gfx_fill(g, rect(x, h / 2, 10, 1), gfx_color(g, COL_LINE2));
            x += 10;
        }
        Rect r = rect(x, (h - line) / 2, w, line);
        if (i == now) { /* not filled with gold, because buttons are */
            gfx_round(g, r, line / 2, gfx_color(g, COL_WELL));
            gfx_frame(g, r, line / 2, 1.5f, gfx_color(g, COL_LINE2));
        }
        (void)ui_label(ui, style, rect(r.x + 12, r.y, w - 24 + 1, line), say_word(step[i]));
        x += w;
    }
    return x;
}

/* Draws the round. about: the medal that the small words name, for its tip; or NULL */
static void draw_round(Ui *ui, const TopWords *top, const MedalSpec *about, float right, float left, float h)
{
    Gfx *g = ui_gfx(ui);
    const char *big = top->round, *small = top->of;
    Text a = ui_style(ui, FACE_TITLE, 19, COL_ACCENT), b = ui_style(ui, FACE_SEMI, 13, COL_TEXT2);
    float wa = gfx_text_width(g, a, big) + 5, wb = gfx_text_width(g, b, small) + 1;
    float x = right - wa - wb - 10;
    bool both = small[0] != '\0' && x >= left;
    if (!both)
        x = right - wa - 10;
    if (x < left)
        return;
    (void)ui_label(ui, a, rect(x, 0, wa, h), big);
    if (both)
        (void)ui_label(ui, b, rect(x + wa, 1, wb, h), small);
    Rect words = rect(x + wa, 4, wb, h - 8);
    if (both && about && ui_touch(ui, "tried", "tool", words, say_word(about->name), 0).hover)
        ui_tip(ui, words, (Rect){0}, say_word(about->name), say_word(about->text), NULL);
}

BarSays play_bar(Play *p, App *app, Ui *ui, const Match *m)
{
    (void)app;
    BarSays says = {0};
    Gfx *g = ui_gfx(ui);
    float h = layout_top_height(gfx_text_scale(g)), w = gfx_w(g);
    bool narrow = layout_class(w, gfx_text_scale(g)) == CLASS_STRIP;
    Bar b = {.ui = ui, .h = h, .right = w - 8, .words = !narrow && gfx_text_scale(g) <= 1.3f};
    gfx_surface(g, rect(0, 0, w, h), SURFACE_BAR);
    says.menu = ui_button(ui, "menu", rect(8, 6, h - 12, h - 12), "", "menu", NULL, UI_QUIET | UI_SMALL);
    says.settings = bar_button(&b, "settings", "", "gear", NULL, false, NULL);
    says.rules = bar_button(&b, "rules", T_("Rules"), "book", NULL, false, NULL);
    if (!p->replay) {
        float end = b.right;
        says.hint = bar_button(&b, "hint", T_("Hint"), "bulb", "H", false, NULL);
        says.hint_at = rect(b.right + 4, 6, end - b.right - 4, h - 12);
    }
    gfx_fill(g, rect(b.right - 5, 11, 1, h - 22), gfx_color(g, COL_LINE));
    b.right -= 12;
    if (p->replay) {
        b.right -= 1;
    } else {
        says.redo = bar_button(&b, "redo", "", "redo", NULL, !match_can_redo(m), NULL);
        Status can = match_can_undo(m, play_takes_back(p, m));
        says.undo = bar_button(&b, "undo", T_("Undo"), "undo", NULL, can.code != 0, can.text);
    }
    if (team_sign(p) != NO_SEAT) {
        b.right -= 8;
        char label[SENTENCE_MAX];
        team_sign_words(p, m, label, sizeof label);
        says.back =
            bar_held(&b, "stand-by", label, "check", "N", T_("You pass until something needs you. Press to be back."));
    }
    float x = h + 4;
    if (!narrow) {
        Text title = ui_style(ui, FACE_TITLE, 22, COL_TEXT);
        const char *name = say_word(p->game->title);
        float tw = gfx_text_width(g, title, name) + 2;
        (void)ui_label(ui, title, rect(x, 0, tw, h), name);
        x += tw + 18;
        gfx_fill(g, rect(x, 11, 1, h - 22), gfx_color(g, COL_LINE));
        x += 14;
    }
    float room = b.right - 150 * gfx_text_scale(g);
    TopWords top = {0};
    stage_top(p->stage, &top);
    x = draw_steps(ui, &top, x, room, h, !narrow);
    draw_round(ui, &top, medal_tried(p->game, match_setup(m)), b.right, x, h);
    return says;
}
