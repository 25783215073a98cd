/* SPDX-License-Identifier: MIT
 * The page of keys. While it waits for a key, the page receives all keys (UI_OWN_ALL), whatever they are bound to. */
#include "app/scenes/settings_keys.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "app/scenes/parts.h"
#include "ui/ui_keys.h"

enum { ROW_GAP = 4, CELL_GAP = 8, LEAST_WORDS = 150 };

/* ---- the page ---------------------------------------------------------------------------------------------------- */
typedef struct {
    KeysPage *page;
    KeySet *set;
    Ui *ui;
    float x, y, width, key_w, pad_w, cell_h;
    bool draw, changed;
} Sheet;

/* Writes the keys of an action: "Ctrl+Z, U". */
static void key_words(const KeySet *set, int action, char out[SENTENCE_MAX])
{
    const char *key = say_word(keys_key(set, action)), *second = keys_action(action).asked[1];
    if (set->key[action][0] || !second)
        (void)snprintf(out, SENTENCE_MAX, "%s", key);
    else
        (void)snprintf(out, SENTENCE_MAX, "%s, %s", key, second);
}

static void ask(KeysPage *k, int action, bool pad)
{
    k->asks = true;
    k->pad = pad;
    k->action = action;
    k->other = -1;
    k->refused = false;
    k->key[0] = '\0';
    k->button = PAD_NONE;
}

static Text cell_text(Ui *ui, bool changed)
{
    return ui_style_aligned(ui, FACE_SEMI, 14, changed ? COL_ACCENT : COL_TEXT, ALIGN_CENTER);
}

static bool cell(Sheet *s, const char *kind, int action, Rect r, const char *has)
{
    char id[64], label[SENTENCE_MAX];
    Gfx *g = ui_gfx(s->ui);
    (void)snprintf(id, sizeof id, "%s-%s", kind, keys_action(action).word);
    say(label, sizeof label, SAY("{does}: {key}"), say_s("does", say_word(keys_action(action).does)),
        say_s("key", has));
    Touch t = ui_touch(s->ui, id, "button", r, label, TOUCH_FOCUS);
    gfx_round(g, r, 6, gfx_color(g, COL_WELL));
    gfx_frame(g, r, 6, 1, gfx_color(g, t.hover ? COL_ACCENT : COL_LINE2));
    return t.click;
}

static void key_cell(Sheet *s, int action, Rect r)
{
    char words[SENTENCE_MAX];
    key_words(s->set, action, words);
    if (cell(s, "key", action, r, words))
        ask(s->page, action, false);
    Text t = cell_text(s->ui, s->set->key[action][0] != '\0');
    (void)gfx_text(ui_gfx(s->ui), gfx_text_fit(ui_gfx(s->ui), t, 9, 0.5f, r.w - 10, words), r, words);
}

static void pad_cell(Sheet *s, int action, Rect r)
{
    int button = keys_button(s->set, action);
    float h = fminf(r.h - 8, ui_cap_height(s->ui) + 4);
    if (keys_may_move(action)) {
        if (cell(s, "pad", action, r, button == PAD_NONE ? T_("none") : pad_cap_word(s->ui, button)))
            ask(s->page, action, true);
        if (button != keys_action(action).pad)
            gfx_frame(ui_gfx(s->ui), r, 6, 1, gfx_color(ui_gfx(s->ui), COL_ACCENT));
    }
    float w = button == PAD_NONE ? 0 : fminf(pad_cap_width(s->ui, button, h), r.w - 6);
    if (button == PAD_NONE)
        (void)gfx_text(ui_gfx(s->ui), cell_text(s->ui, false), r, "\u2013");
    else
        pad_cap_draw(s->ui, rect(r.x + (r.w - w) / 2, r.y + (r.h - h) / 2, w, h), button);
}

static void row(Sheet *s, int action)
{
    Gfx *g = ui_gfx(s->ui);
    Text t = ui_style(s->ui, FACE_MEDIUM, 15, COL_TEXT);
    const char *does = say_word(keys_action(action).does);
    float cells = s->key_w + s->pad_w + CELL_GAP, w = s->width - cells - CELL_GAP;
    bool below = w < LEAST_WORDS * gfx_text_scale(g);
    w = below ? s->width : w;
    float h = gfx_paragraph_height(g, t, w, does), all = below ? h + 2 + s->cell_h : fmaxf(h, s->cell_h);
    if (s->draw) {
        float y = below ? s->y + h + 2 : s->y + (all - s->cell_h) / 2, x = s->x + s->width - cells;
        (void)ui_paragraph(s->ui, t, rect(s->x, below ? s->y : s->y + (all - h) / 2, w, h + 1), does);
        key_cell(s, action, rect(x, y, s->key_w, s->cell_h));
        pad_cell(s, action, rect(x + s->key_w + CELL_GAP, y, s->pad_w, s->cell_h));
    }
    s->y += all + (below ? 3 * ROW_GAP : ROW_GAP);
}

static void paragraph(Sheet *s, Text t, const char *words)
{
    float h = gfx_paragraph_height(ui_gfx(s->ui), t, s->width, words);
    if (s->draw)
        (void)ui_paragraph(s->ui, t, rect(s->x, s->y, s->width, h + 1), words);
    s->y += h + 8;
}

static void reset_row(Sheet *s)
{
    bool changed = keys_changed(s->set), back = s->page->was_reset && !changed;
    const char *words = back ? T_("Undo the reset") : T_("Reset all keys and buttons");
    float h = ui_grow(s->ui, 38), w = fminf(ui_button_width(s->ui, words, NULL, NULL, 0), s->width);
    if (!changed && !back)
        return;
    if (s->draw && ui_button(s->ui, "keys-as-they-came", rect(s->x, s->y, w, h), words, NULL, NULL, 0)) {
        s->changed = true;
        if (!back)
            s->page->before = *s->set;
        *s->set = back ? s->page->before : (KeySet){0};
        s->page->was_reset = !back;
    }
    s->y += h + 8;
}

/* Draws the title of a group, and what its columns hold. */
static void group_title(Sheet *s, const char *words, bool first)
{
    Gfx *g = ui_gfx(s->ui);
    Text title = ui_style(s->ui, FACE_TITLE, 18, COL_TEXT),
         soft = ui_style_aligned(s->ui, FACE_SEMI, 13, COL_TEXT2, ALIGN_CENTER);
    float h = gfx_text_height(g, title), x = s->x + s->width - s->key_w - s->pad_w - CELL_GAP;
    s->y += first ? 2 : 12;
    if (s->draw) {
        bool room = gfx_text_width(g, title, words) < x - s->x - CELL_GAP;
        (void)ui_label(s->ui, title, rect(s->x, s->y, s->width, h), words);
        if (room) {
            (void)ui_label(s->ui, soft, rect(x, s->y, s->key_w, h), T_("Key"));
            (void)ui_label(s->ui, soft, rect(x + s->key_w + CELL_GAP, s->y, s->pad_w, h), T_("Gamepad"));
        }
    }
    s->y += h + 6;
}

static void all_rows(Sheet *s)
{
    const char *above = "";
    for (int i = 0; i < keys_count(); i++) {
        const char *group = keys_action(i).group;
        if (strcmp(group, above) != 0)
            group_title(s, say_word(group), i == 0);
        row(s, i);
        above = group;
    }
}

float keys_page(KeysPage *k, KeySet *set, Ui *ui, Rect at, bool draw, bool *changed)
{
    Gfx *g = ui_gfx(ui);
    Sheet s = {.page = k, .set = set, .ui = ui, .x = at.x, .y = at.y, .width = at.w, .draw = draw};
    s.cell_h = ui_grow(ui, 32);
    s.pad_w = fmaxf(ui_grow(ui, 68), gfx_text_width(g, ui_style(ui, FACE_SEMI, 13, COL_TEXT2), T_("Gamepad")) + 4);
    s.key_w = gfx_text_width(g, cell_text(ui, false), "Ctrl+Shift+M") + 16;
    paragraph(&s, ui_style(ui, FACE_MEDIUM, 15, COL_TEXT2),
              T_("Choose a key or button, then press its replacement. Arrows, Tab, Enter, Esc, Space and the "
                 "pad\u2019s directions always work too."));
    reset_row(&s);
    all_rows(&s);
    *changed = *changed || s.changed;
    return s.y - at.y;
}

/* ---- the dialog -------------------------------------------------------------------------------------------------- */
static bool hear_button(KeysPage *k, KeySet *set, int button)
{
    bool direction = button >= SDL_CONTROLLER_BUTTON_DPAD_UP && button <= SDL_CONTROLLER_BUTTON_DPAD_RIGHT;
    k->button = button;
    k->other = keys_button_clash(set, k->action, button);
    k->refused = direction || (k->other >= 0 && !keys_may_swap_buttons(set, k->action, k->other));
    if (k->refused || k->other >= 0)
        return false;
    keys_set_button(set, k->action, button);
    k->asks = false;
    return true;
}

static bool hear_key(KeysPage *k, KeySet *set, const Input *in)
{
    if (!key_word(in, k->key))
        return false;
    int reserved = keys_reserved(k->action, k->key);
    k->other = reserved >= 0 ? reserved : keys_clash(set, k->action, k->key);
    k->refused = reserved >= 0 || (k->other >= 0 && !keys_may_swap(set, k->action, k->other));
    if (k->other >= 0)
        return false;
    keys_set(set, k->action, k->key);
    k->asks = false;
    return true;
}

/* True while it waits for a key; false: it asks whether to swap. */
static bool listens(const KeysPage *k)
{
    return k->other < 0 || k->refused;
}

/* Handles the key or button pressed; true: the binding is set. Esc, or a button instead of a key, changes nothing. */
static bool hear(KeysPage *k, KeySet *set, Ui *ui)
{
    const Input *in = ui_input(ui);
    if (in->kind != INPUT_KEY || in->repeat || !listens(k))
        return false;
    Input pressed = *in;
    ui_eat_key(ui);
    k->refused = false;
    k->other = -1;
    if ((!pressed.pad && pressed.key == SDLK_ESCAPE) || (!k->pad && pressed.pad)) {
        k->asks = false;
        return false;
    }
    if (k->pad)
        return pressed.pad && hear_button(k, set, pressed.pad - 1);
    return hear_key(k, set, &pressed);
}

static void question(const KeysPage *k, Ui *ui, char out[SENTENCE_MAX])
{
    SayArg what = say_s("does", say_word(keys_action(k->action).does)),
           pressed = say_s("key", k->pad ? pad_cap_word(ui, k->button) : say_word(k->key));
    if (k->other < 0 && !k->refused) {
        say(out, SENTENCE_MAX,
            k->pad ? SAY("Press the new button for: {does}.") : SAY("Press the new key for: {does}."), what);
        return;
    }
    KeyAction other = keys_action(k->other >= 0 ? k->other : k->action);
    SayArg has = say_s("other", say_word(other.does)), group = say_s("group", say_word(other.group));
    if (k->refused && k->pad)
        say(out, SENTENCE_MAX, SAY("{key} is needed for: {other} ({group}). Press another button for: {does}."),
            pressed, has, group, what);
    else if (k->refused)
        say(out, SENTENCE_MAX, SAY("{key} is needed for: {other} ({group}). Press another key for: {does}."), pressed,
            has, group, what);
    else
        say(out, SENTENCE_MAX, SAY("{key} is already used for: {other} ({group}). Swap the two?"), pressed, has, group);
}

/* Draws the buttons; true if a binding was set. */
static bool choices(KeysPage *k, KeySet *set, Ui *ui, Rect r)
{
    bool swap = !listens(k), done = false;
    float x = r.x + r.w, w = fminf(ui_button_width(ui, T_("Cancel"), NULL, "Esc", 0), r.w * 0.5f - 4);
    if (ui_button(ui, "key-leave", rect(x - w, r.y, w, r.h), T_("Cancel"), NULL, "Esc", 0))
        k->asks = false;
    x -= w + 8;
    const char *words = swap ? T_("Swap") : T_("No button");
    w = fminf(ui_button_width(ui, words, NULL, swap ? "Enter" : NULL, swap ? UI_PRIMARY : 0), r.w * 0.5f - 4);
    if (swap && ui_button(ui, "key-swap", rect(x - w, r.y, w, r.h), words, NULL, "Enter", UI_PRIMARY)) {
        if (k->pad)
            keys_swap_buttons(set, k->action, k->other);
        else
            keys_swap(set, k->action, k->other);
        done = true;
    }
    if (!swap && k->pad && ui_button(ui, "key-none", rect(x - w, r.y, w, r.h), words, NULL, NULL, 0)) {
        keys_set_button(set, k->action, PAD_NONE);
        done = true;
    }
    k->asks = k->asks && !done;
    return done;
}

bool keys_dialog(KeysPage *k, KeySet *set, Ui *ui)
{
    static const char *const id = "new-key";
    if (!k->asks)
        return false;
    Gfx *g = ui_gfx(ui);
    bool opens = !ui_is_modal(ui, id), done = false;
    ui_modal(ui, id);
    gfx_fill(g, rect(0, 0, gfx_w(g), gfx_h(g)), (Color){8, 4, 2, gfx_is_contrast(g) ? 220 : 158});
    if (!opens) /* the press that opened the dialog is no answer */
        done = hear(k, set, ui);
    if (!k->asks)
        return done;
    if (listens(k))
        ui_own_keys(ui, UI_OWN_ALL);
    char words[SENTENCE_MAX];
    question(k, ui, words);
    Text heading = ui_style(ui, FACE_TITLE, 26, COL_TEXT), text = ui_style(ui, FACE_MEDIUM, 16, COL_TEXT2);
    const char *title = k->pad ? T_("A new button") : T_("A new key");
    float w = fminf(ui_grow(ui, 500), gfx_w(g) - 32), in = w - 56, bh = ui_grow(ui, 44);
    float a = gfx_paragraph_height(g, heading, in, title), b = gfx_paragraph_height(g, text, in, words);
    float h = a + b + bh + 78;
    Rect r = rect((gfx_w(g) - w) / 2, fmaxf(8, (gfx_h(g) - h) * 0.42f), w, h);
    gfx_shadow(g, r, 10, 4);
    gfx_surface(g, r, SURFACE_PANEL);
    (void)ui_paragraph(ui, heading, rect(r.x + 28, r.y + 24, in, a + 1), title);
    (void)ui_paragraph(ui, text, rect(r.x + 28, r.y + 34 + a, in, b + 1), words);
    return choices(k, set, ui, rect(r.x + 28, r.y + h - 24 - bh, in, bh)) || done;
}
