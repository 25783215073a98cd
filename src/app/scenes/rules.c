/* SPDX-License-Identifier: MIT
 * The rule book: a drawer of paper over the scene below. It opens at the rule of the current choice, or where it was
 * closed; searching only marks the hits. rules_page.c draws the text. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/scenes/parts.h"
#include "app/scenes/rules_int.h"

#include "base/buf.h"
#include "boards/boards.h"
#include "core/say.h"
#include "sys/paths.h"

enum { CONTENTS_W = 222, COUNT_W = 22, PAD = 22, BOOKS = 12 };

typedef struct {
    RulesScene r;
    const char *title[BOOKS]; /* titles of the playable games, each with a book */
    const Game *book_of[BOOKS];
    int nbooks;
    int listed;          /* chapter that the contents last scrolled to */
    bool fresh, listing; /* listing: the contents cover the text, because there is no room beside it */
} Drawer;

static void load(App *app, RulesScene *s)
{
    char path[1200];
    (void)snprintf(path, sizeof path, "%s/docs/rules/%s.md", path_assets(), s->game->id);
    Status read = rulebook_read(path, &s->book);
    if (read.code)
        say(s->trouble, sizeof s->trouble, SAY("The rule book of this game was not found.\n{why}"),
            say_s("why", read.text));
    bool asked = strcmp(s->arg.game, s->game->id) == 0;
    s->hit = s->go = asked ? rulebook_find(&s->book, s->arg.rule) : -1;
    s->aim = s->found = -1;
    if (s->hit < 0) {
        s->go = rulebook_find(&s->book, settings_rule(app_settings(app), s->game));
        s->go_top = true;
    }
}

/* Saves the topmost rule, at which the book opens the next time. */
static void leave(App *app, RulesScene *s)
{
    int i = s->first;
    while (i > 0 && !s->book.entry[i].id[0])
        i--;
    if (i >= 0 && i < s->book.n && settings_set_rule(app_settings(app), s->game, s->book.entry[i].id))
        app_settings_changed(app);
    rulebook_free(&s->book);
    free(s->height);
    s->height = NULL;
}

static void other_book(App *app, RulesScene *s, Ui *ui, const Game *game)
{
    leave(app, s);
    s->search[0] = s->searched[0] = s->trouble[0] = '\0';
    s->nfinds = s->nback = 0;
    s->game = game;
    s->first = -1;
    ui_scroll_to(ui, "rules-text", 0);
    ui_scroll_to(ui, "contents", 0);
    load(app, s);
}

static void list_books(Drawer *s)
{
    for (int i = 0; game_list[i] && s->nbooks < BOOKS; i++) {
        if (!board_by_game(game_list[i]->id))
            continue;
        s->book_of[s->nbooks] = game_list[i];
        s->title[s->nbooks++] = say_word(game_list[i]->title);
    }
}

static void *open_scene(App *app, const void *arg)
{
    Drawer *d = xcalloc(1, sizeof *d);
    RulesScene *s = &d->r;
    if (arg)
        s->arg = *(const RulesArg *)arg;
    s->game = s->arg.game[0] ? game_by_id(s->arg.game) : NULL;
    if (!s->game && app_match(app))
        s->game = match_game(app_match(app));
    if (!s->game)
        s->game = game_list[0];
    d->fresh = true;
    d->listed = -1;
    s->first = -1;
    (void)snprintf(s->arg.game, sizeof s->arg.game, "%s", s->game->id);
    list_books(d);
    load(app, s);
    return d;
}

static void close_scene(void *data, App *app)
{
    Drawer *d = data;
    leave(app, &d->r);
    free(d->r.find);
    free(d);
}

/* ---- paper ------------------------------------------------------------------------------------------------------- */
Paper paper_of(Gfx *g)
{
    Paper p = {.paper = gfx_color(g, COL_PAPER), .ink = gfx_color(g, COL_INK)};
    bool plain = gfx_is_contrast(g);
    p.light = color_mix(p.paper, (Color){255, 255, 255, 255}, 0.45f);
    p.edge = plain ? p.ink : (Color){0xA9, 0x84, 0x51, 255};
    p.soft = plain ? p.ink : (Color){0x4A, 0x30, 0x13, 255};
    p.number = plain ? p.ink : (Color){0x7A, 0x4A, 0x10, 255};
    p.mark = plain ? (Color){0xFF, 0xE8, 0x00, 255} : (Color){0xC9, 0x9A, 0x3E, 255};
    p.link = plain ? p.ink : (Color){0x7A, 0x45, 0x08, 255};
    p.found = plain ? (Color){0xFF, 0xE8, 0x00, 255} : (Color){0xFF, 0xD7, 0x5E, 255};
    p.now = plain ? p.ink : (Color){0xC2, 0x4E, 0x12, 255};
    p.now_ink = plain ? p.paper : (Color){0xFF, 0xFF, 0xFF, 255};
    return p;
}

Text paper_text(Face face, float size, Color c)
{
    return (Text){.face = face, .size = size, .color = c};
}

/* ---- contents ---------------------------------------------------------------------------------------------------- */
static float chapter_height(Ui *ui, const Entry *e, Text t, float w)
{
    return fmaxf(36, gfx_paragraph_height(ui_gfx(ui), t, w, e->text) + 14);
}

/* Draws the number of hits in a chapter. */
static void draw_count(Ui *ui, const Paper *p, Rect row, int n)
{
    char words[16];
    (void)snprintf(words, sizeof words, "%d", n);
    Gfx *g = ui_gfx(ui);
    Text t = paper_text(FACE_BOLD, 13, p->ink);
    float h = gfx_text_height(g, t) + 2, w = fmaxf(h, gfx_text_width(g, t, words) + 12);
    Rect r = rect(row.x + row.w - w - 4, row.y + (row.h - h) / 2, w, h);
    t.align = ALIGN_CENTER;
    gfx_round(g, r, h / 2, p->found);
    (void)ui_label(ui, t, r, words);
}

static void chapter(Drawer *d, Ui *ui, const Paper *p, int i, Rect row, Text t)
{
    Gfx *g = ui_gfx(ui);
    RulesScene *s = &d->r;
    const Entry *e = &s->book.entry[i];
    char id[32];
    (void)snprintf(id, sizeof id, "chapter-%d", i);
    Touch touch = ui_touch(ui, id, "chapter", row, e->text, TOUCH_FOCUS);
    bool here = i == s->here;
    int n = s->nfinds > 0 ? rules_found_in(s, i) : 0;
    if (here || touch.hover)
        gfx_round(g, row, 7, color_alpha(p->mark, here ? 1.0f : 0.45f));
    t.color = here ? p->ink : t.color;
    if (s->nfinds > 0 && n == 0 && !here && !gfx_is_contrast(g))
        t.color = color_alpha(t.color, 0.72f);
    (void)gfx_paragraph(g, t, rect(row.x + 10, row.y + 6, row.w - 18 - COUNT_W * gfx_text_scale(g) + 1, row.h),
                        e->text);
    if (n > 0)
        draw_count(ui, p, row, n);
    if (touch.click) {
        s->go = i;
        s->aim = -1;
        s->go_top = true;
        d->listing = false;
    }
}

/* Scrolls the contents to the chapter being read when it changes. */
static void follow(Drawer *d, Ui *ui, float top, float h, float room)
{
    if (d->listed == d->r.here)
        return;
    d->listed = d->r.here;
    ui_scroll_to(ui, "contents", fmaxf(0, top + h / 2 - room / 2));
    ui_wake(ui, 0);
}

static void contents(Drawer *d, Ui *ui, Rect r)
{
    Gfx *g = ui_gfx(ui);
    Paper p = paper_of(g);
    const Rulebook *b = &d->r.book;
    Text t = paper_text(FACE_SEMI, 15, p.soft);
    float y = r.y + 8, all = 0, w = r.w - 22, words = w - 18 - COUNT_W * gfx_text_scale(g);
    for (int i = 0; i < b->n; i++)
        all += b->entry[i].kind == ENTRY_HEADING ? chapter_height(ui, &b->entry[i], t, words) : 0;
    y -= ui_scroll_begin(ui, "contents", rect(r.x, y, r.w - 2, r.h - 12), all);
    float first = y;
    for (int i = 0; i < b->n; i++) {
        if (b->entry[i].kind != ENTRY_HEADING)
            continue;
        float h = chapter_height(ui, &b->entry[i], t, words);
        chapter(d, ui, &p, i, rect(r.x + 10, y, w, h - 2), t);
        if (i == d->r.here)
            follow(d, ui, y - first, h, r.h - 12);
        y += h;
    }
    ui_scroll_end(ui);
}

/* ---- the strip on top -------------------------------------------------------------------------------------------- */
/* True if the key was pressed in the search field, where it works the buttons beside it. */
static bool key_in_search(Ui *ui, SDL_Keycode key, SDL_Keycode also)
{
    const Input *in = ui_input(ui);
    return in->kind == INPUT_KEY && (in->key == key || in->key == also) && strcmp(ui_focused(ui), "search") == 0;
}

static float search_width(Ui *ui)
{
    return ui_grow(ui, 200) + 8 + ui_grow(ui, 84) + 2 * ui_grow(ui, 40) + 4;
}

static void search(RulesScene *s, Ui *ui, Rect r)
{
    Gfx *g = ui_gfx(ui);
    Paper p = paper_of(g);
    float step = ui_grow(ui, 40), count = ui_grow(ui, 84), fw = r.w - 2 * step - 12 - count;
    int by = 0;
    if (s->nfinds > 0 && key_in_search(ui, SDLK_RETURN, SDLK_KP_ENTER)) {
        by = ui_input(ui)->mod & KMOD_SHIFT ? -1 : 1;
        ui_eat_key(ui);
    }
    (void)ui_field(ui, "search", rect(r.x, r.y, fw, r.h), s->search, sizeof s->search, T_("Search the rules"));
    rules_look_for(s);
    if (!s->searched[0])
        return;
    char words[SENTENCE_MAX];
    Text small = paper_text(FACE_SEMI, 14, p.soft);
    small.align = ALIGN_CENTER;
    if (s->nfinds > 0)
        say(words, sizeof words, SAY("{n} of {all}"), say_n("n", s->found + 1), say_n("all", s->nfinds));
    else
        (void)snprintf(words, sizeof words, "%s", T_("not found"));
    (void)ui_label(ui, gfx_text_fit(g, small, 10, 0.5f, count, words), rect(r.x + fw + 4, r.y, count, r.h), words);
    unsigned off = s->nfinds > 1 ? 0 : UI_OFF;
    float x = r.x + r.w - 2 * step - 4;
    if (ui_button(ui, "found-before", rect(x, r.y, step, r.h), "", "up", NULL, off))
        by = -1;
    if (ui_button(ui, "found-next", rect(x + step + 4, r.y, step, r.h), "", "down", NULL, off))
        by = 1;
    if (by != 0)
        rules_step(s, by);
}

/* Draws title, search and close button; returns the height of the strip. */
static float head(RulesScene *s, App *app, Ui *ui, Rect r)
{
    Gfx *g = ui_gfx(ui);
    Paper p = paper_of(g);
    float bh = ui_grow(ui, 40), cw = ui_button_width(ui, T_("Close"), NULL, "Esc", 0);
    Text title = paper_text(FACE_TITLE, 28, p.ink);
    char words[SENTENCE_MAX];
    say(words, sizeof words, SAY("Rules of {game}"), say_s("game", say_word(s->game->title)));
    float tw = gfx_text_width(g, title, words) + 6, th = gfx_text_height(g, title), fw = search_width(ui);
    bool two = tw + fw + cw + 2 * 12 + 40 > r.w;
    float row = fmaxf(th, bh), y = r.y + 13, h = row + 26, right = r.x + r.w - 20;
    float most = fminf(tw, r.w - 40 - cw - 12);
    (void)ui_label(ui, gfx_text_fit(g, title, 12, 1, most - 4, words), rect(r.x + 20, y, most, row), words);
    ui_field_catches(ui, "search");
    if (ui_key(ui, "Ctrl+F"))
        ui_focus(ui, "search");
    bool escaped = key_in_search(ui, SDLK_ESCAPE, SDLK_ESCAPE);
    if (escaped)
        ui_eat_key(ui);
    if (ui_button(ui, "close", rect(right - cw, y + (row - bh) / 2, cw, bh), T_("Close"), NULL, "Esc", 0) || escaped ||
        ui_key(ui, "F1"))
        app_pop(app);
    Rect field = rect(right - cw - 12 - fw, y + (row - bh) / 2, fw, bh);
    if (two) {
        field = rect(r.x + 20, y + row + 6, fminf(r.w - 40, fw * 1.6f), bh);
        h += bh + 6;
    }
    if (!s->trouble[0])
        search(s, ui, field);
    gfx_fill(g, rect(r.x, r.y + h - 1, r.w, 1), p.edge);
    return h;
}

/* Draws the choice of the book, because from the Hall any game's rules may be wanted. Returns the height of the strip. */
static float choose_book(Drawer *d, App *app, Ui *ui, Rect r)
{
    float w = fminf(ui_choice_width(ui, d->title, d->nbooks), r.w - 40), row = ui_grow(ui, 38);
    float h = ui_choice_height(ui, d->title, d->nbooks, w, row);
    int now = 0;
    while (now < d->nbooks - 1 && d->book_of[now] != d->r.game)
        now++;
    if (ui_choice(ui, "rules-of", rect(r.x + 20, r.y + 12, w, h), d->title, d->nbooks, &now, 0, NULL))
        other_book(app, &d->r, ui, d->book_of[now]);
    gfx_fill(ui_gfx(ui), rect(r.x, r.y + h + 23, r.w, 1), paper_of(ui_gfx(ui)).edge);
    return h + 24;
}

/* ---- the strip below: the back button, and the contents button if they have no room beside the text -------------- */
static float foot(Drawer *d, Ui *ui, Rect r, bool narrow)
{
    RulesScene *s = &d->r;
    float bh = ui_grow(ui, 36), h = bh + 16, x = r.x + 20, y = r.y + r.h - h;
    bool back = s->nback > 0 && (ui_key(ui, "Backspace") || ui_key(ui, "Alt+Left") || ui_key(ui, "Ctrl+Z"));
    if (!narrow && s->nback == 0)
        return 0;
    gfx_fill(ui_gfx(ui), rect(r.x, y, r.w, 1), paper_of(ui_gfx(ui)).edge);
    y += 8;
    if (narrow) {
        const char *words = d->listing ? T_("Text") : T_("Contents");
        float w = ui_button_width(ui, words, NULL, NULL, 0);
        if (ui_button(ui, "contents-list", rect(x, y, w, bh), words, NULL, NULL, 0))
            d->listing = !d->listing;
        x += w + 10;
    }
    if (s->nback > 0) {
        float w = fminf(ui_button_width(ui, T_("Back"), "left", "Backspace", 0), r.x + r.w - 20 - x);
        back = ui_button(ui, "rules-back", rect(x, y, w, bh), T_("Back"), "left", "Backspace", 0) || back;
    }
    if (back) {
        rules_return(s);
        d->listing = false;
    }
    return h;
}

static void frame(void *data, App *app, Ui *ui)
{
    Drawer *d = data;
    RulesScene *s = &d->r;
    Gfx *g = ui_gfx(ui);
    Paper p = paper_of(g);
    float w = fminf(gfx_w(g), fmaxf(760, gfx_w(g) * 0.58f) * (1 + 0.5f * (gfx_text_scale(g) - 1)));
    Rect r = rect(gfx_w(g) - w, 0, w, gfx_h(g));
    gfx_shadow(g, r, 0, 4);
    gfx_gradient(g, r, 0, p.light, p.paper);
    gfx_fill(g, rect(r.x - 3, 0, 3, r.h), p.edge);
    if (d->fresh) {
        ui_focus(ui, "rules-text");
        d->fresh = false;
    }
    float top = head(s, app, ui, r);
    if (d->nbooks > 1)
        top += choose_book(d, app, ui, rect(r.x, r.y + top, r.w, r.h - top));
    Rect body = rect(r.x, r.y + top, r.w, r.h - top);
    if (s->trouble[0]) {
        (void)ui_paragraph(ui, paper_text(FACE_MEDIUM, 16, p.ink), rect_inset(body, PAD), s->trouble);
        return;
    }
    float cw = CONTENTS_W * (1 + 0.7f * (gfx_text_scale(g) - 1));
    bool narrow = body.w <= cw + 480 * (1 + 0.6f * (gfx_text_scale(g) - 1));
    d->listing = d->listing && narrow && s->go < 0; /* the hit or the requested rule is in the text */
    body.h -= foot(d, ui, body, narrow);
    if (!narrow) {
        contents(d, ui, rect(body.x, body.y, cw, body.h));
        gfx_fill(g, rect(body.x + cw - 1, body.y, 1, body.h), p.edge);
        body.x += cw;
        body.w -= cw;
    }
    if (d->listing)
        contents(d, ui, body);
    else
        rules_text(s, ui, rect(body.x + PAD - 8, body.y + 12, body.w - 2 * PAD + 18, body.h - 20));
}

const Scene scene_rules = {.word = "rules", .open = open_scene, .frame = frame, .close = close_scene, .overlay = true};
