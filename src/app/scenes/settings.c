/* SPDX-License-Identifier: MIT
 * The settings: each applies and is saved at once, and a preview of the table shows its effect. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/languages.h"
#include "app/scenes/parts.h"
#include "app/scenes/settings_keys.h"
#include "base/buf.h"
#include "core/say.h"
#include "sys/paths.h"
#include "ui/ui.h"

/* ---- the page on accessibility ---------------------------------------------------------------------------------- */
/* A summary of docs/accessibility.md inside the program. Keep it true. */

typedef struct {
    const char *heading, *text; /* text NULL: a section heading */
} Fact;

static const Fact facts[] = {
    {N_("What helps"), NULL},
    {N_("Keys alone"), N_("Tab and arrows reach everything, Enter acts, Esc goes back. All keys are on the page Keys "
                          "and can be changed.")},
    {N_("A gamepad alone"), N_("Whole games, menus and the gallery. Button signs follow your gamepad.")},
    {N_("Large text"), N_("Up to 200%, on the page Reading. Nothing is cut off.")},
    {N_("Contrast and colours"), N_("High contrast puts no pictures behind words. Players also have a shape and a "
                                    "number, clans and factions a sign.")},
    {N_("Motion"),
     N_("Reduced motion stops flights and shaking; animation speed Off stops all waiting. Nothing flashes.")},
    {N_("Time"), N_("No clock. Press A, or click a line of the log, to see again what you missed.")},
    {N_("Read aloud"),
     N_("Speech Dispatcher, if installed, speaks questions, the log, refusals, dialogs and what the keys reach.")},
    {N_("Without a screen"), N_("*hordehall --terminal* plays every game in sentences and numbered choices.")},
    {N_("What does not work"), NULL},
    {N_("Screen readers"), N_("They find no words in this window. Use Read aloud, or play in the terminal.")},
    {N_("Long pages"), N_("In rule books, gallery and statistics only what the keys reach is read.")},
    {N_("In the terminal"), N_("No lessons and no gallery.")},
    {N_("Rare letters"), N_("Characters that no font has are shown as boxes; you are told.")},
};

/* Draws it from the top of r down, or measures it only; returns its height for that width. */
static float access_page(Ui *ui, Rect r, bool draw)
{
    Gfx *g = ui_gfx(ui);
    Text big = ui_style(ui, FACE_TITLE, 20, COL_ACCENT), bold = ui_style(ui, FACE_SEMI, 16, COL_TEXT),
         soft = ui_style(ui, FACE_MEDIUM, 15, COL_TEXT2);
    float y = 8;
    for (size_t i = 0; i < sizeof facts / sizeof facts[0]; i++) {
        const Fact *f = &facts[i];
        const char *heading = say_word(f->heading), *text = f->text ? say_word(f->text) : "";
        Text t = f->text ? bold : big;
        float a = gfx_paragraph_height(g, t, r.w, heading), b = f->text ? gfx_paragraph_height(g, soft, r.w, text) : 0;
        if (draw) {
            (void)ui_paragraph(ui, t, rect(r.x, r.y + y, r.w, a + 1), heading);
            if (f->text)
                (void)ui_paragraph(ui, soft, rect(r.x, r.y + y + a + 1, r.w, b + 1), text);
        }
        y += a + b + (f->text ? 12 : 6);
    }
    return y;
}

/* ---- the scene -------------------------------------------------------------------------------------------------- */

enum { CHOICES = 8 }; /* at most, of a setting */
typedef enum { PAGE_READING, PAGE_SOUND, PAGE_TABLE, PAGE_KEYS, PAGE_FILES, PAGE_ACCESS, PAGE_COUNT } Page;

typedef struct {
    Page page;
    enum { RESET_NONE, RESET_ASKED, RESET_DONE } reset;
    Settings before; /* the settings before the reset */
    Language language[LANGUAGES_MOST];
    int nlanguages;
    KeysPage keys;
    bool pressed; /* the reset button was used in this pass */
} SettingsScene;

static const char *const page_name[PAGE_COUNT] = {N_("Reading"), N_("Sound"), N_("Table and window"),
                                                  N_("Keys"),    N_("Files"), N_("Accessibility")};
static const char *const page_icon[PAGE_COUNT] = {"book", "sound", "hand", "menu", "chest", "eye"};

static void *open_scene(App *app, const void *arg)
{
    const SettingsArg *a = arg;
    SettingsScene *s = xcalloc(1, sizeof *s);
    if (a && a->keys)
        s->page = PAGE_KEYS;
    s->nlanguages = languages_list(s->language, strcmp(languages_spoken(app_languages(app)), "pseudo") == 0);
    return s;
}

static void close_scene(void *data, App *app)
{
    (void)app;
    free(data);
}

/* ---- rows: drawn, or only measured ------------------------------------------------------------------------------ */
typedef struct {
    SettingsScene *scene;
    App *app;
    Ui *ui;
    Settings *set;
    float x, y, width;
    bool draw, changed, shows; /* shows: the preview is visible */
} List;

static Rect row(List *l, const char *label, const char *help, float w, float h)
{
    PartRow r = part_row(l->ui, label, help, l->width, w, h);
    Rect at = l->draw ? part_row_draw(l->ui, &r, label, help, l->x, l->y, l->width) : (Rect){0};
    l->y += r.height;
    return at;
}

static void row_choice(List *l, const char *id, const char *label, const char *help, const char *const *choice, int n,
                       int *value)
{
    const char *words[CHOICES];
    REQUIRE(n <= CHOICES);
    say_words(choice, n, words);
    Rect at = row(l, label, help, ui_choice_width(l->ui, words, n),
                  ui_choice_height(l->ui, words, n, l->width, ui_grow(l->ui, 40)));
    if (l->draw && ui_choice(l->ui, id, at, words, n, value, 0, NULL))
        l->changed = true;
}

static void row_yes(List *l, const char *id, const char *label, const char *help, const char *const choice[2],
                    bool *value)
{
    int v = *value;
    row_choice(l, id, label, help, choice, 2, &v);
    *value = v != 0;
}

static void row_text_size(List *l)
{
    Ui *ui = l->ui;
    Text t = ui_style_aligned(ui, FACE_BOLD, 17, COL_TEXT, ALIGN_RIGHT);
    char words[SENTENCE_MAX];
    say(words, sizeof words, SAY("{n}%"), say_n("n", 200));
    float vw = gfx_text_width(ui_gfx(ui), t, words) + 8, h = ui_grow(ui, 40);
    Rect at = row(l, T_("Text size"), T_("Panels grow and cards shrink."), 250 + vw + 12, h);
    if (!l->draw)
        return;
    float value = (float)l->set->text_percent;
    if (ui_slider(ui, "text-size", rect(at.x, at.y, at.w - vw - 12, h), &value, 100, 200, 5)) {
        l->set->text_percent = (int)lroundf(value);
        l->changed = true;
    }
    say(words, sizeof words, SAY("{n}%"), say_n("n", l->set->text_percent));
    (void)ui_label(ui, t, rect(at.x + at.w - vw, at.y, vw, h), words);
}

/* ---- themes ------------------------------------------------------------------------------------------------------ */
static void swatch(Ui *ui, ThemeId theme, const char *name, Rect r, bool chosen)
{
    Gfx *g = ui_gfx(ui);
    gfx_frame(g, r, 10, chosen ? 3 : 2, gfx_color(g, chosen ? COL_ACCENT : COL_LINE));
    float th = gfx_text_height(g, ui_style(ui, FACE_SEMI, 14, COL_TEXT)) + 4;
    Rect in = rect(r.x + 8, r.y + 8, r.w - 16, r.h - 16 - th);
    gfx_round(g, in, 6, theme_color(theme, COL_BG));
    Rect p = rect_inset(in, 8);
    gfx_round(g, p, 5, theme_color(theme, COL_PANEL));
    gfx_frame(g, p, 5, theme == THEME_CONTRAST ? 2 : 1, theme_color(theme, COL_LINE));
    Text aa = {.face = FACE_TITLE, .size = fminf(22, p.h * 0.5f), .color = theme_color(theme, COL_TEXT), .fixed = true};
    (void)gfx_text(g, aa, rect(p.x + 8, p.y, p.w - 34, p.h), "Aa");
    gfx_round(g, rect(p.x + p.w - 24, p.y + (p.h - 16) / 2, 16, 16), 4, theme_color(theme, COL_ACCENT));
    (void)ui_label(ui, ui_style_aligned(ui, FACE_SEMI, 14, COL_TEXT, ALIGN_CENTER),
                   rect(r.x + 4, r.y + r.h - th - 6, r.w - 8, th), name);
}

static void row_theme(List *l)
{
    static const char *const theme[THEME_COUNT] = {N_("Tavern"), N_("Daylight"), N_("High contrast")};
    const char *name[THEME_COUNT];
    say_words(theme, THEME_COUNT, name);
    Ui *ui = l->ui;
    Text t = ui_style(ui, FACE_SEMI, 14, COL_TEXT);
    float w = fmaxf(112, gfx_text_width(ui_gfx(ui), t, name[2]) + 14), h = 76 + gfx_text_height(ui_gfx(ui), t);
    Rect at = row(l, T_("Theme"), T_("Colour is never the only sign."), 3 * w + 20, h);
    if (!l->draw)
        return;
    w = fminf(w, (at.w - 20) / 3);
    for (int i = 0; i < THEME_COUNT; i++) {
        Rect r = rect(at.x + (float)i * (w + 10), at.y, w, h);
        char id[32];
        (void)snprintf(id, sizeof id, "theme-%s", theme_word((ThemeId)i));
        Touch touch = ui_touch(ui, id, "swatch", r, name[i], TOUCH_FOCUS);
        bool chosen = l->set->theme == (ThemeId)i;
        if (chosen)
            ui_note(ui, "chosen", "yes");
        swatch(ui, (ThemeId)i, name[i], r, chosen);
        if (touch.hover && !chosen)
            gfx_round(ui_gfx(ui), r, 10, color_alpha(gfx_color(ui_gfx(ui), COL_TEXT), 0.06f));
        if (touch.click && !chosen) {
            l->set->theme = (ThemeId)i;
            l->changed = true;
        }
    }
}

/* ---- pages ------------------------------------------------------------------------------------------------------- */
static const char *const off_on[2] = {N_("Off"), N_("On")};

/* Adds the row of available languages, each in its own name; none if there is only one. */
static void row_language(List *l)
{
    const Language *there = l->scene->language;
    const char *name[CHOICES];
    int n = l->scene->nlanguages < CHOICES ? l->scene->nlanguages : CHOICES, chosen = 0;
    for (int i = 0; i < n; i++) {
        name[i] = there[i].name;
        if (strcmp(there[i].word, l->set->language) == 0)
            chosen = i;
    }
    if (n <= 2)
        return;
    row_choice(l, "language", T_("Language"), T_("Does not change the names you typed."), name, n, &chosen);
    memcpy(l->set->language, there[chosen].word, sizeof l->set->language);
}

static void row_aloud(List *l)
{
    bool missing = l->set->aloud && app_speech_missing(l->app);
    row_yes(l, "read-aloud", T_("Read aloud"),
            missing ? T_("No voice found: install Speech Dispatcher.")
                    : T_("Speaks questions, events, refusals and what the keys reach."),
            off_on, &l->set->aloud);
}

static void page_reading(List *l)
{
    static const char *const motion[2] = {N_("Full"), N_("Reduced")}, *const ring[2] = {N_("With keyboard"),
                                                                                        N_("Always")};
    static const char *const speed[SPEED_COUNT] = {N_("Off"), N_("Fast"), N_("Normal"), N_("Slow")};
    static const char *const zoom[ZOOM_COUNT] = {N_("Pointing"), N_("Right click"), N_("Key only")};
    int s = (int)l->set->speed, z = (int)l->set->zoom;
    row_language(l);
    row_text_size(l);
    row_theme(l);
    row_yes(l, "motion", T_("Motion"), T_("Reduced: cards fade instead of flying."), motion, &l->set->reduced_motion);
    row_choice(l, "speed", T_("Animation speed"), T_("Click or press a key to skip an animation."), speed, SPEED_COUNT,
               &s);
    row_yes(l, "focus-ring", T_("Focus ring"), T_("The double ring that shows where the keyboard is."), ring,
            &l->set->focus_always);
    row_aloud(l);
    row_choice(l, "zoom", T_("Large card"), T_("When to show a card at full size."), zoom, ZOOM_COUNT, &z);
    l->set->speed = (Speed)s;
    l->set->zoom = (ZoomBy)z;
}

static const char *volume_words(int value, char out[SENTENCE_MAX])
{
    say(out, SENTENCE_MAX, SAY("{n:=0:silent|{n}%|{n}%}"), say_n("n", value));
    return out;
}

static void row_volume(List *l, const char *id, const char *label, const char *help, int *value)
{
    Ui *ui = l->ui;
    char words[SENTENCE_MAX];
    Text t = ui_style_aligned(ui, FACE_BOLD, 17, COL_TEXT, ALIGN_RIGHT);
    float silent = gfx_text_width(ui_gfx(ui), t, volume_words(0, words));
    float vw = fmaxf(silent, gfx_text_width(ui_gfx(ui), t, volume_words(100, words))) + 8;
    float h = ui_grow(ui, 40), volume = (float)*value;
    Rect at = row(l, label, help, 250 + vw + 12, h);
    if (!l->draw)
        return;
    if (ui_slider(ui, id, rect(at.x, at.y, at.w - vw - 12, h), &volume, 0, 100, 5)) {
        *value = (int)lroundf(volume);
        l->changed = true;
        ui_sound(ui, "token"); /* a sample of the volume */
    }
    (void)ui_label(ui, t, rect(at.x + at.w - vw, at.y, vw, h), volume_words(*value, words));
}

static void say_missing_sound(List *l)
{
    Text bold = ui_style(l->ui, FACE_SEMI, 15, COL_ACCENT);
    const char *words = T_("No sound device was found.");
    float h = gfx_paragraph_height(ui_gfx(l->ui), bold, l->width, words);
    if (l->draw)
        (void)ui_paragraph(l->ui, bold, rect(l->x, l->y + 8, l->width, h + 1), words);
    l->y += h + 14;
}

static void page_sound(List *l)
{
    bool heard = !l->set->mute;
    if (app_sound_missing(l->app))
        say_missing_sound(l);
    char help[SENTENCE_MAX];
    say(help, sizeof help, SAY("Press {key} anywhere to switch it. Everything you hear is also shown."),
        say_s("key", ui_key_named(l->ui, "M")));
    row_yes(l, "sound", T_("Sound"), help, off_on, &heard);
    l->set->mute = !heard;
    row_volume(l, "volume-effects", T_("Cards, dice and voices"), T_("Sounds of the game."), &l->set->volume_effects);
    row_volume(l, "volume-room", T_("The tavern"), T_("Fire and murmur, while this window is in front."),
               &l->set->volume_room);
    row_volume(l, "volume-music", T_("Music"), T_("A tune for each table."), &l->set->volume_music);
    row_yes(l, "rumble", T_("Gamepad rumble"), T_("Dice, blows and wounds, on gamepads with motors."), off_on,
            &l->set->rumble);
}

static void page_table(List *l)
{
    static const char *const fight[2] = {N_("In one go"), N_("By lane")};
    static const char *const draw[2] = {N_("Ask"), N_("Draw while safe")};
    static const char *const react[REACT_COUNT] = {N_("Usual"), N_("Always"), N_("When able")};
    int when = (int)l->set->react;
    row_yes(l, "curtain", T_("Curtain between players"), T_("Hides the table when the next player takes over."), off_on,
            &l->set->curtain);
    row_yes(l, "tips", T_("The innkeeper\u2019s tips"), T_("One sentence at each first, until you win at that table."),
            off_on, &l->set->tips);
    row_yes(l, "remarks", T_("Opponents\u2019 remarks"),
            T_("Opponents comment now and then, never while anyone is thinking."), off_on, &l->set->remarks);
    row_yes(l, "ask-all", T_("Ask about everything"),
            T_("A click only lifts a card, and the table answers no question for you."), off_on, &l->set->ask_all);
    row_yes(l, "steps", T_("Fights in Siege"), T_("All at once, or pause after each lane."), fight, &l->set->steps);
    row_yes(l, "draws", T_("Draws in Siege"),
            T_("When a monster is destroyed, and you defend alone. Safe: your deck can spare the card."), draw,
            &l->set->draws);
    row_choice(l, "react", T_("Reactions in Siege"),
               T_("Usual: when you can react, and always when your hand is hidden from others. When able: only when "
                  "you can react, unless skipping would give your hand away."),
               react, REACT_COUNT, &when);
    l->set->react = (ReactWhen)when;
    char help[SENTENCE_MAX];
    say(help, sizeof help, SAY("Press {key} or Alt+Enter anywhere to switch."),
        say_s("key", ui_key_named(l->ui, "F11")));
    row_yes(l, "fullscreen", T_("Full screen"), help, off_on, &l->set->fullscreen);
}

static void file_row(List *l, const char *label, const char *help, const char *path)
{
    Ui *ui = l->ui;
    Gfx *g = ui_gfx(ui);
    Text bold = ui_style(ui, FACE_SEMI, 16, COL_TEXT), soft = ui_style(ui, FACE_MEDIUM, 14, COL_TEXT2),
         mono = ui_style(ui, FACE_MEDIUM, 15, COL_TEXT);
    const char *where = path ? path : T_("Nowhere: there is no folder to save to.");
    float a = gfx_paragraph_height(g, bold, l->width, label), b = gfx_paragraph_height(g, soft, l->width, help);
    float c = gfx_paragraph_height(g, mono, l->width, where);
    if (l->draw) {
        float y = l->y + 11;
        (void)ui_paragraph(ui, bold, rect(l->x, y, l->width, a + 1), label);
        (void)ui_paragraph(ui, soft, rect(l->x, y + a + 2, l->width, b + 1), help);
        (void)ui_paragraph(ui, mono, rect(l->x, y + a + b + 6, l->width, c + 1), where);
        gfx_fill(g, rect(l->x, y + a + b + c + 18, l->width, 1), color_alpha(gfx_color(g, COL_LINE), 0.7f));
    }
    l->y += a + b + c + 30;
}

static void page_files(List *l)
{
    file_row(l, T_("Saved games"),
             T_("Every game is a text file. See also the folders \u201crecent\u201d and \u201cfinished\u201d."),
             path_data());
    file_row(l, T_("Settings"), T_("Everything on these pages."), path_config());
}

static void page_keys(List *l)
{
    l->y += keys_page(&l->scene->keys, &l->set->keys, l->ui, rect(l->x, l->y, l->width, 0), l->draw, &l->changed);
}

/* ---- reset, and undoing it ---------------------------------------------------------------------------------------- */
/* Replaces all settings but the window size, the last players, the progress in lessons and what was read: these are not
 * settings. */
static void set_again(App *app, Settings to)
{
    Settings *s = app_settings(app);
    to.window_w = s->window_w;
    to.window_h = s->window_h;
    memcpy(to.table, s->table, sizeof to.table);
    memcpy(to.last_game, s->last_game, sizeof to.last_game);
    memcpy(to.rule, s->rule, sizeof to.rule);
    to.welcomed = s->welcomed; /* nor is progress */
    memcpy(to.lesson, s->lesson, sizeof to.lesson);
    memcpy(to.played, s->played, sizeof to.played);
    *s = to;
    app_settings_changed(app);
}

static void reset(SettingsScene *s, App *app)
{
    s->pressed = true;
    switch (s->reset) {
    case RESET_NONE:
        s->reset = RESET_ASKED;
        break;
    case RESET_ASKED:
        s->before = *app_settings(app);
        set_again(app, settings_default());
        s->reset = RESET_DONE;
        break;
    case RESET_DONE:
        set_again(app, s->before);
        s->reset = RESET_NONE;
        break;
    }
}

/* Cancels the question when anything else is done. */
static void forget_question(SettingsScene *s, const Ui *ui)
{
    const Input *in = ui_input(ui);
    bool elsewhere = (in->kind == INPUT_DOWN && !ui_is_pointed(ui, "as-it-came")) ||
                     (in->kind == INPUT_KEY && strcmp(ui_focused(ui), "as-it-came") != 0) || in->kind == INPUT_CANCEL;
    if (s->reset == RESET_ASKED && !s->pressed && elsewhere)
        s->reset = RESET_NONE;
    s->pressed = false;
}

static const char *const reset_words[] = {N_("Reset all settings"), N_("Yes, reset all settings"),
                                          N_("Undo the reset")};

static void reset_button(SettingsScene *s, App *app, Ui *ui, Rect r)
{
    unsigned flags = s->reset == RESET_ASKED ? UI_FINAL : 0u;
    if (ui_button(ui, "as-it-came", r, say_word(reset_words[s->reset]), NULL, NULL, flags))
        reset(s, app);
}

/* Adds the reset button if there is no room for the preview, which otherwise has it. */
static void row_reset(List *l)
{
    float w = ui_button_width(l->ui, say_word(reset_words[RESET_ASKED]), NULL, NULL, 0); /* the widest */
    Rect at = row(l, T_("Default settings"), T_("Resets all pages, not just this one."), w, ui_grow(l->ui, 40));
    if (l->draw)
        reset_button(l->scene, l->app, l->ui, at);
}

static void page(List *l, Page p)
{
    if (p == PAGE_TABLE && !l->shows)
        row_reset(l);
    switch (p) {
    case PAGE_READING:
        page_reading(l);
        break;
    case PAGE_SOUND:
        page_sound(l);
        break;
    case PAGE_TABLE:
        page_table(l);
        break;
    case PAGE_KEYS:
        page_keys(l);
        break;
    case PAGE_FILES:
        page_files(l);
        break;
    case PAGE_ACCESS:
    case PAGE_COUNT:
        l->y += access_page(l->ui, rect(l->x, l->y, l->width, 0), l->draw);
        break;
    }
}

/* ---- panels ------------------------------------------------------------------------------------------------------ */
/* Returns the width that fits the names of the pages. */
static float nav_width(Ui *ui)
{
    float w = 212;
    for (int i = 0; i < PAGE_COUNT; i++)
        w = fmaxf(w, 24 + ui_button_width(ui, say_word(page_name[i]), page_icon[i], NULL, UI_LEFT | UI_QUIET));
    return w;
}

static void nav(SettingsScene *s, Ui *ui, Rect r)
{
    gfx_surface(ui_gfx(ui), r, SURFACE_PANEL);
    float h = ui_grow(ui, 46), y = r.y + 12;
    for (int i = 0; i < PAGE_COUNT; i++) {
        char id[32];
        (void)snprintf(id, sizeof id, "page-%d", i);
        unsigned flags = UI_LEFT | UI_QUIET | (s->page == (Page)i ? UI_CHOSEN : 0u);
        if (ui_button(ui, id, rect(r.x + 12, y, r.w - 24, h - 4), say_word(page_name[i]), page_icon[i], NULL, flags))
            s->page = (Page)i;
        y += h;
    }
}

static void main_panel(SettingsScene *s, App *app, Ui *ui, Rect r, bool has_nav, bool shows)
{
    Gfx *g = ui_gfx(ui);
    gfx_surface(g, r, SURFACE_PANEL);
    Rect in = rect(r.x + 22, r.y + 14, r.w - 44, r.h - 28);
    float top;
    if (has_nav) {
        Text heading = ui_style(ui, FACE_TITLE, 26, COL_TEXT);
        top = fmaxf(32, gfx_text_height(g, heading));
        (void)ui_label(ui, heading, rect(in.x, in.y, in.w, top), say_word(page_name[s->page]));
    } else {
        int p = (int)s->page;
        const char *name[PAGE_COUNT];
        say_words(page_name, PAGE_COUNT, name);
        top = ui_choice_height(ui, name, PAGE_COUNT, in.w, ui_grow(ui, 42)) + 6;
        (void)ui_choice(ui, "pages", rect(in.x, in.y, fminf(in.w, ui_choice_width(ui, name, PAGE_COUNT)), top - 6),
                        name, PAGE_COUNT, &p, 0, NULL);
        s->page = (Page)p;
    }
    Rect area = rect(in.x, in.y + top, in.w, in.h - top);
    List l = {.scene = s, .app = app, .ui = ui, .set = app_settings(app), .width = area.w, .shows = shows};
    page(&l, s->page);
    if (l.y > area.h) {
        l.width -= 14;
        l.y = 0;
        page(&l, s->page);
    }
    char id[32];
    (void)snprintf(id, sizeof id, "settings-%d", (int)s->page);
    float off = ui_scroll_begin(ui, id, area, l.y);
    l.x = area.x;
    l.y = area.y - off;
    l.draw = true;
    page(&l, s->page);
    ui_scroll_end(ui);
    if (l.changed)
        app_settings_changed(app);
}

static void preview_cards(Ui *ui, Rect felt, float w)
{
    Gfx *g = ui_gfx(ui);
    CardFace a = part_card("royal-golem", T_("Royal Golem"), "royal", "golem", COL_ROYAL);
    CardFace b = part_card("sun-ooze", T_("Sun Ooze"), "sun", "ooze", COL_SUN);
    a.picture = "cards/horde/royal-golem";
    b.picture = "cards/horde/sun-ooze";
    float gap = (felt.w - 2 * w) / 3;
    card_draw(g, &a, rect(felt.x + gap, felt.y + 16, w, w * 1.25f), CARD_LIT, NULL);
    card_draw(g, &b, rect(felt.x + 2 * gap + w, felt.y + 16, w, w * 1.25f), CARD_BARRED | CARD_BARRED_SIGN, NULL);
}

/* Draws a button as at a table, which cannot be pressed. */
static void preview_button(Ui *ui, float x, float y, float most, float h)
{
    Gfx *g = ui_gfx(ui);
    Text t = ui_style_aligned(ui, FACE_BOLD, 15, COL_TEXT2, ALIGN_CENTER);
    const char *words = T_("Pick it");
    Rect r = rect(x, y, fminf(gfx_text_width(g, t, words) + 36, most), h);
    gfx_dashed(g, r, 8, 1, gfx_color(g, COL_TEXT2));
    (void)gfx_text(g, t, rect_inset(r, 4), words);
}

static void preview(SettingsScene *s, App *app, Ui *ui, Rect r)
{
    Gfx *g = ui_gfx(ui);
    gfx_surface(g, r, SURFACE_PANEL);
    Rect in = rect_inset(r, 16);
    Text cap = ui_style(ui, FACE_SEMI, 13, COL_TEXT2), q = ui_style(ui, FACE_TITLE, 20, COL_TEXT),
         line = ui_style(ui, FACE_MEDIUM, 14, COL_TEXT2);
    float ch = gfx_text_height(g, cap) + 6, bh = ui_grow(ui, 34), foot = ui_grow(ui, 40);
    (void)ui_label(ui, cap, rect(in.x, in.y, in.w, ch), T_("Preview"));
    const char *question = T_("Mira, pick one more monster"), *rule = T_("It must not clash with your other picks.");
    float pw = in.w - 24, qh = gfx_paragraph_height(g, q, pw - 28, question),
          lh = gfx_paragraph_height(g, line, pw - 28, rule);
    float cards = gfx_text_scale(g) > 1.5f ? 84 : 112;
    float ph = qh + lh + bh + 30, fh = 16 + cards * 1.25f + 16 + ph + 16;
    Rect felt = rect(in.x, in.y + ch, in.w, fh);
    if (felt.y + felt.h > in.y + in.h - foot - 12)
        felt.h = fmaxf(60, in.y + in.h - foot - 12 - felt.y);
    gfx_clip(g, felt);
    gfx_felt(g, felt, COL_FELT_HORDE);
    preview_cards(ui, felt, cards);
    Rect p = rect(felt.x + 12, felt.y + 32 + cards * 1.25f, pw, ph);
    gfx_surface(g, p, SURFACE_PROMPT);
    (void)gfx_paragraph(g, q, rect(p.x + 14, p.y + 10, pw - 28, qh + 1), question);
    (void)gfx_paragraph(g, line, rect(p.x + 14, p.y + 10 + qh, pw - 28, lh + 1), rule);
    preview_button(ui, p.x + 14, p.y + qh + lh + 18, pw - 28, bh);
    gfx_unclip(g);
    Text words = ui_style(ui, FACE_MEDIUM, 14, COL_TEXT);
    const char *legend = T_("Bright frame: you can use it.\nDim and barred: you cannot; click to see why.\nDouble "
                            "ring: the keyboard is here.\nPoint at it to see what it would do; a click does it.");
    float y = felt.y + felt.h + 12, room = in.y + in.h - foot - 8 - y;
    if (gfx_paragraph_height(g, words, in.w, legend) <= room)
        (void)ui_paragraph(ui, words, rect(in.x, y, in.w, room), legend);
    reset_button(s, app, ui, rect(in.x, in.y + in.h - foot, in.w, foot));
}

static void frame(void *data, App *app, Ui *ui)
{
    SettingsScene *s = data;
    Gfx *g = ui_gfx(ui);
    float w = gfx_w(g), t = gfx_text_scale(g), m = PART_MARGIN;
    bool back = false;
    gfx_wood(g, rect(0, 0, w, gfx_h(g)));
    float bar = part_bar_height(ui), top = bar + m, h = gfx_h(g) - top - m;
    bool has_nav = w >= 1100 && t <= 1.3f;
    float wide = fminf(w, PART_WIDEST), x = (w - wide) / 2 + m, right = (w + wide) / 2 - m,
          pw = fmaxf(300 * (1 + 0.25f * (t - 1)),
                     ui_button_width(ui, say_word(reset_words[RESET_ASKED]), NULL, NULL, 0) + 34);
    if (has_nav) {
        nav(s, ui, rect(x, top, nav_width(ui), h));
        x += nav_width(ui) + PART_GAP;
    }
    bool shows = right - x - PART_GAP - pw >= 500 * (1 + 0.5f * (t - 1));
    float main = right - x - (shows ? PART_GAP + pw : 0);
    main_panel(s, app, ui, rect(x, top, main, h), has_nav, shows);
    if (shows)
        preview(s, app, ui, rect(right - pw, top, pw, h));
    (void)part_bar(ui, T_("Back"), T_("Settings"), &back); /* last, so that the focus reaches the settings first */
    Text soft = ui_style_aligned(ui, FACE_MEDIUM, 14, COL_TEXT2, ALIGN_RIGHT);
    const char *kept = app_settings_kept(app) ? T_("Changes are saved at once") : T_("Changes last until you quit");
    float edge = w - 8;
    if (part_bar_button(ui, "credits", T_("Credits"), "rose", NULL, &edge))
        app_push(app, SCENE_CREDITS, NULL, 0);
    if (edge > 590 * t)
        (void)ui_label(ui, soft, rect(edge - 350 * t, 0, 350 * t - 12, bar), kept);
    if (ui_key(ui, "?"))
        s->page = PAGE_KEYS;
    if (keys_dialog(&s->keys, &app_settings(app)->keys, ui))
        app_settings_changed(app);
    forget_question(s, ui);
    if (back)
        app_pop(app);
}

const Scene scene_settings = {.word = "settings", .open = open_scene, .frame = frame, .close = close_scene};
