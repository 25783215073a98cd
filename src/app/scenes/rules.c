/* SPDX-License-Identifier: MIT
 * The rule book: a drawer of paper over whatever was on the screen, searchable, open at the rule of the present choice.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "app/scenes/parts.h"
#include "app/scenes/rulebook.h"

#include "base/buf.h"
#include "boards/boards.h"
#include "core/say.h"

enum { CONTENTS_W = 212, PAD = 22, NUMBER_W = 76, BOOKS = 12 };

typedef struct {
    RulesArg arg;
    const Game *game;
    const char *title[BOOKS]; /* of the games that can be played, each with a book of its own */
    const Game *book_of[BOOKS];
    int nbooks;
    Rulebook book;
    char trouble[2 * SENTENCE_MAX];
    char search[48];
    int hit;  /* the entry it was opened at, -1 none */
    int go;   /* the entry to scroll to in the next pass, -1 none */
    int here; /* the chapter that is being read */
    bool fresh;
    /* heights of the entries, measured anew only when what they depend on has changed: it takes 40 ms */
    float *height, width, scale, unit;
    char measured[48]; /* the search they were measured for */
} RulesScene;

static void load(RulesScene *s)
{
    char path[1200];
    (void)snprintf(path, sizeof path, "%s/docs/rules/%s.md", path_assets(), s->game->id);
    Status read = rulebook_read(path, &s->book);
    if (read.code)
        say(s->trouble, sizeof s->trouble, SAY("The rule book of this game was not found.\n{why}"),
            say_s("why", read.text));
    bool asked = strcmp(s->arg.game, s->game->id) == 0;
    s->hit = s->go = asked ? rulebook_find(&s->book, s->arg.rule) : -1;
}

static void other_book(RulesScene *s, Ui *ui, const Game *game)
{
    rulebook_free(&s->book);
    free(s->height);
    s->height = NULL;
    s->search[0] = s->trouble[0] = '\0';
    s->game = game;
    ui_scroll_to(ui, "rules-text", 0);
    ui_scroll_to(ui, "contents", 0);
    load(s);
}

static void list_books(RulesScene *s)
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
    RulesScene *s = xcalloc(1, sizeof *s);
    if (arg)
        s->arg = *(const RulesArg *)arg;
    s->game = s->arg.game[0] ? game_by_id(s->arg.game) : NULL;
    if (!s->game && app_match(app))
        s->game = match_game(app_match(app));
    if (!s->game)
        s->game = game_list[0];
    s->fresh = true;
    (void)snprintf(s->arg.game, sizeof s->arg.game, "%s", s->game->id);
    list_books(s);
    load(s);
    return s;
}

static void close_scene(void *data, App *app)
{
    (void)app;
    RulesScene *s = data;
    rulebook_free(&s->book);
    free(s->height);
    free(s);
}

/* ---- paper ------------------------------------------------------------------------------------------------------- */
static Color toward(Color a, Color b, float t)
{
    return (Color){(uint8_t)((float)a.r + ((float)b.r - (float)a.r) * t),
                   (uint8_t)((float)a.g + ((float)b.g - (float)a.g) * t),
                   (uint8_t)((float)a.b + ((float)b.b - (float)a.b) * t), 255};
}

typedef struct {
    Color paper, light, edge, ink, soft, number, mark;
} Paper;

static Paper paper_of(Gfx *g)
{
    Paper p = {.paper = gfx_color(g, COL_PAPER), .ink = gfx_color(g, COL_INK)};
    bool plain = gfx_is_contrast(g);
    p.light = toward(p.paper, (Color){255, 255, 255, 255}, 0.45f);
    p.edge = plain ? p.ink : (Color){0xA9, 0x84, 0x51, 255};
    p.soft = plain ? p.ink : (Color){0x4A, 0x30, 0x13, 255};
    p.number = plain ? p.ink : (Color){0x7A, 0x4A, 0x10, 255};
    p.mark = plain ? (Color){0xFF, 0xE8, 0x00, 255} : (Color){0xC9, 0x9A, 0x3E, 255};
    return p;
}

static Text ink(Face face, float size, Color c)
{
    return (Text){.face = face, .size = size, .color = c};
}

/* ---- the text ---------------------------------------------------------------------------------------------------- */
typedef struct {
    Ui *ui;
    const RulesScene *s;
    Paper paper;
    float x, w, number_w;
    bool beside; /* the number stands beside its rule, not above it */
} Page;

/* What was looked for stands out: its words are set in bold. */
static void with_marks(const char *text, const char *words, char *out, size_t room)
{
    size_t n = strlen(words), at = 0;
    bool bold = false;
    for (const char *p = text; *p && at + n + 4 < room;) {
        if (*p == '*')
            bold = !bold;
        if (n && !bold && strncasecmp(p, words, n) == 0) {
            out[at++] = '*';
            memcpy(out + at, p, n);
            at += n;
            out[at++] = '*';
            p += n;
        } else {
            out[at++] = *p++;
        }
    }
    out[at] = '\0';
}

static bool shown(const RulesScene *s, int i)
{
    const Entry *e = &s->book.entry[i];
    if (!s->search[0])
        return true;
    if (e->kind == ENTRY_RULE || e->kind == ENTRY_TEXT)
        return rulebook_has(e, s->search);
    if (e->kind != ENTRY_HEADING)
        return false;
    for (int k = i + 1; k < s->book.n && s->book.entry[k].kind != ENTRY_HEADING; k++)
        if (s->book.entry[k].kind != ENTRY_SUBHEADING && rulebook_has(&s->book.entry[k], s->search))
            return true;
    return false;
}

static float rule_height(const Page *p, int i, const char *text)
{
    Gfx *g = ui_gfx(p->ui);
    Text body = ink(FACE_MEDIUM, 16, p->paper.ink), number = ink(FACE_BOLD, 14, p->paper.number),
         now = ink(FACE_BOLD, 15, p->paper.number);
    float w = p->w - 24 - (p->beside ? p->number_w : 0);
    float h = gfx_paragraph_height(g, body, w, text) + (p->beside ? 0 : gfx_text_height(g, number));
    if (i == p->s->hit && p->s->arg.now[0])
        h += gfx_paragraph_height(g, now, w, p->s->arg.now) + 4;
    return h + 16;
}

static void draw_rule(const Page *p, int i, const char *text, float y, float h)
{
    Gfx *g = ui_gfx(p->ui);
    const Entry *e = &p->s->book.entry[i];
    if (i == p->s->hit) {
        Rect r = rect(p->x, y, p->w, h);
        gfx_round(g, r, 8, gfx_is_contrast(g) ? p->paper.paper : (Color){0xFF, 0xF3, 0xC9, 255});
        gfx_frame(g, r, 8, 2, gfx_is_contrast(g) ? p->paper.ink : (Color){0xC9, 0x8A, 0x1E, 255});
    }
    Text body = ink(FACE_MEDIUM, 16, p->paper.ink), number = ink(FACE_BOLD, 14, p->paper.number);
    float nh = gfx_text_height(g, number), line = gfx_text_height(g, body), top = y + 8, left = p->x + 12,
          w = p->w - 24;
    (void)ui_label(p->ui, number, rect(left, top, p->number_w, p->beside ? line : nh), e->id);
    if (p->beside) {
        left += p->number_w;
        w -= p->number_w;
    } else {
        top += nh;
    }
    top += ui_paragraph(p->ui, body, rect(left, top, w, h), text);
    if (i == p->s->hit && p->s->arg.now[0])
        (void)ui_paragraph(p->ui, ink(FACE_BOLD, 15, p->paper.number), rect(left, top + 4, w, h), p->s->arg.now);
}

static Text style_of(const Page *p, EntryKind kind)
{
    switch (kind) {
    case ENTRY_HEADING:
        return ink(FACE_TITLE, 26, p->paper.ink);
    case ENTRY_SUBHEADING:
        return ink(FACE_TITLE, 19, p->paper.soft);
    case ENTRY_RULE:
    case ENTRY_TEXT:
        break;
    }
    return ink(FACE_MEDIUM, 16, p->paper.ink);
}

/* Draws entry i at y when it lies in [from, to), and returns its height. */
static float entry(const Page *p, int i, float y, float from, float to, bool draw)
{
    const Entry *e = &p->s->book.entry[i];
    char text[2048];
    if (!shown(p->s, i))
        return 0;
    with_marks(e->text, p->s->search, text, sizeof text);
    if (e->kind == ENTRY_RULE) {
        float h = rule_height(p, i, text);
        if (draw && y + h > from && y < to)
            draw_rule(p, i, text, y, h);
        return h;
    }
    Text t = style_of(p, e->kind);
    float before = e->kind == ENTRY_HEADING ? (i ? 18 : 0) : e->kind == ENTRY_SUBHEADING ? 10 : 4;
    float h = gfx_paragraph_height(ui_gfx(p->ui), t, p->w - 12, text);
    if (draw && y + before + h > from && y < to)
        (void)ui_paragraph(p->ui, t, rect(p->x + (e->kind == ENTRY_HEADING ? 0 : 12), y + before, p->w - 12, h + 1),
                           text);
    return before + h + 6;
}

static void measure(RulesScene *s, const Page *p)
{
    Gfx *g = ui_gfx(p->ui);
    bool same = s->height && s->width == p->w && s->scale == gfx_text_scale(g) && s->unit == gfx_unit(g) &&
                strcmp(s->measured, s->search) == 0;
    if (same)
        return;
    s->height = xrealloc(s->height, (size_t)s->book.n * sizeof *s->height);
    s->width = p->w;
    s->scale = gfx_text_scale(g);
    s->unit = gfx_unit(g);
    (void)snprintf(s->measured, sizeof s->measured, "%s", s->search);
    for (int i = 0; i < s->book.n; i++)
        s->height[i] = entry(p, i, 0, 0, 0, false);
}

static float top_of(const RulesScene *s, int i)
{
    float y = 0;
    for (int k = 0; k < i; k++)
        y += s->height[k];
    return y;
}

static void draw_text(RulesScene *s, Ui *ui, Rect area)
{
    Gfx *g = ui_gfx(ui);
    Page p = {.ui = ui, .s = s, .paper = paper_of(g), .w = area.w - 26, .x = area.x + 8}; /* room for the focus ring */
    p.number_w = fmaxf(NUMBER_W, gfx_text_width(g, ink(FACE_BOLD, 14, p.paper.number), "HO-11.22") + 12);
    p.beside = p.w > 5 * p.number_w;
    measure(s, &p);
    if (s->go >= 0) {
        float above = s->book.entry[s->go].kind == ENTRY_RULE ? area.h * 0.25f : 0;
        ui_scroll_to(ui, "rules-text", fmaxf(0, top_of(s, s->go) - above));
        s->go = -1;
    }
    float y = area.y - ui_scroll_begin(ui, "rules-text", area, top_of(s, s->book.n) + 20);
    s->here = -1;
    for (int i = 0; i < s->book.n; i++) {
        if (s->book.entry[i].kind == ENTRY_HEADING && (y < area.y + area.h * 0.3f || s->here < 0))
            s->here = i;
        if (s->height[i] > 0 && y + s->height[i] > area.y && y < area.y + area.h)
            (void)entry(&p, i, y, area.y, area.y + area.h, true);
        y += s->height[i];
    }
    ui_scroll_end(ui);
}

/* ---- contents ---------------------------------------------------------------------------------------------------- */
static float chapter_height(Ui *ui, const Entry *e, Text t, float w)
{
    return fmaxf(36, gfx_paragraph_height(ui_gfx(ui), t, w, e->text) + 14);
}

static void contents(RulesScene *s, Ui *ui, Rect r)
{
    Gfx *g = ui_gfx(ui);
    Paper p = paper_of(g);
    gfx_fill(g, rect(r.x + r.w - 1, r.y, 1, r.h), p.edge);
    Text t = ink(FACE_SEMI, 15, p.soft);
    float y = r.y + 8, all = 0, w = r.w - 22, words = w - 18;
    for (int i = 0; i < s->book.n; i++)
        all += s->book.entry[i].kind == ENTRY_HEADING ? chapter_height(ui, &s->book.entry[i], t, words) : 0;
    y -= ui_scroll_begin(ui, "contents", rect(r.x, y, r.w - 2, r.h - 12), all);
    for (int i = 0; i < s->book.n; i++) {
        const Entry *e = &s->book.entry[i];
        if (e->kind != ENTRY_HEADING)
            continue;
        char id[32];
        (void)snprintf(id, sizeof id, "chapter-%d", i);
        float h = chapter_height(ui, e, t, words);
        Rect row = rect(r.x + 10, y, w, h - 2);
        Touch touch = ui_touch(ui, id, "chapter", row, e->text, TOUCH_FOCUS);
        bool here = i == s->here && !s->search[0];
        if (here || touch.hover)
            gfx_round(g, row, 7, color_alpha(p.mark, here ? 1.0f : 0.45f));
        Text name = t;
        name.color = here ? p.ink : t.color;
        (void)gfx_paragraph(g, name, rect(row.x + 10, row.y + 6, words + 1, row.h), e->text);
        if (touch.click) {
            s->search[0] = '\0';
            s->go = i;
        }
        y += h;
    }
    ui_scroll_end(ui);
}

static int found(const RulesScene *s)
{
    int n = 0;
    for (int i = 0; i < s->book.n; i++)
        n += s->book.entry[i].kind == ENTRY_RULE && rulebook_has(&s->book.entry[i], s->search);
    return n;
}

/* Esc in the search field is that of the button beside it. */
static bool escapes(Ui *ui)
{
    const Input *in = ui_input(ui);
    return in->kind == INPUT_KEY && in->key == SDLK_ESCAPE && strcmp(ui_focused(ui), "search") == 0;
}

/* Title, search and the way out; returns the height of the strip. */
static float head(RulesScene *s, App *app, Ui *ui, Rect r)
{
    Gfx *g = ui_gfx(ui);
    Paper p = paper_of(g);
    float bh = ui_grow(ui, 40), cw = ui_button_width(ui, T_("Close"), NULL, "Esc", 0);
    Text title = ink(FACE_TITLE, 28, p.ink), small = ink(FACE_MEDIUM, 14, p.soft);
    char words[SENTENCE_MAX];
    say(words, sizeof words, SAY("Rules of {game}"), say_s("game", say_word(s->game->title)));
    float tw = gfx_text_width(g, title, words) + 6, th = gfx_text_height(g, title), fw = ui_grow(ui, 230);
    bool two = tw + fw + cw + 4 * 12 + 40 > r.w;
    float h = two ? th + 8 + bh + 24 : fmaxf(th, bh) + 26, y = r.y + 13;
    (void)ui_label(ui, title,
                   rect(r.x + 20, y, fminf(tw, r.w - 40 - (two ? cw + 12 : 0)), two ? fmaxf(th, bh) : h - 26), words);
    float right = r.x + r.w - 20;
    bool escaped = escapes(ui);
    if (escaped)
        ui_eat_key(ui);
    if (ui_button(ui, "close", rect(right - cw, y + (two ? 0 : (h - 26 - bh) / 2), cw, bh), T_("Close"), NULL, "Esc",
                  0) ||
        escaped || ui_key(ui, "F1") || ui_key(ui, "R"))
        app_pop(app);
    float fy = two ? y + fmaxf(th, bh) + 6 : y + (h - 26 - bh) / 2, fx = two ? r.x + 20 : right - cw - 12 - fw;
    if (two) {
        fw = fminf(r.w - 40, fw);
        h = y - r.y + fmaxf(th, bh) + 6 + bh + 12;
    }
    (void)ui_field(ui, "search", rect(fx, fy, fw, bh), s->search, sizeof s->search, T_("Search the rules"));
    if (s->search[0]) {
        say(words, sizeof words, SAY("{n:1 rule|{n} rules}"), say_n("n", found(s)));
        float ww = gfx_text_width(g, small, words) + 4, wx = two ? fx + fw + 10 : fx - ww - 10;
        if (two ? wx + ww < right : wx > r.x + 30 + tw)
            (void)ui_label(ui, small, rect(wx, fy, ww, bh), words);
    }
    gfx_fill(g, rect(r.x, r.y + h - 1, r.w, 1), p.edge);
    return h;
}

/* Whose rules: from the Hall one looks for another game's too. Returns the height of the strip. */
static float choose_book(RulesScene *s, Ui *ui, Rect r)
{
    float w = fminf(ui_choice_width(ui, s->title, s->nbooks), r.w - 40), row = ui_grow(ui, 38);
    float h = ui_choice_height(ui, s->title, s->nbooks, w, row);
    int now = 0;
    while (now < s->nbooks - 1 && s->book_of[now] != s->game)
        now++;
    if (ui_choice(ui, "rules-of", rect(r.x + 20, r.y + 12, w, h), s->title, s->nbooks, &now, 0, NULL))
        other_book(s, ui, s->book_of[now]);
    gfx_fill(ui_gfx(ui), rect(r.x, r.y + h + 23, r.w, 1), paper_of(ui_gfx(ui)).edge);
    return h + 24;
}

static void frame(void *data, App *app, Ui *ui)
{
    RulesScene *s = data;
    Gfx *g = ui_gfx(ui);
    Paper p = paper_of(g);
    float w = fminf(gfx_w(g), fmaxf(760, gfx_w(g) * 0.58f) * (1 + 0.5f * (gfx_text_scale(g) - 1)));
    Rect r = rect(gfx_w(g) - w, 0, w, gfx_h(g));
    gfx_shadow(g, r, 0, 4);
    gfx_gradient(g, r, 0, p.light, p.paper);
    gfx_fill(g, rect(r.x - 3, 0, 3, r.h), p.edge);
    if (s->fresh) {
        ui_focus(ui, "rules-text");
        s->fresh = false;
    }
    float top = head(s, app, ui, r);
    if (s->nbooks > 1)
        top += choose_book(s, ui, rect(r.x, r.y + top, r.w, r.h - top));
    Rect body = rect(r.x, r.y + top, r.w, r.h - top);
    if (s->trouble[0]) {
        (void)ui_paragraph(ui, ink(FACE_MEDIUM, 16, p.ink), rect_inset(body, PAD), s->trouble);
        return;
    }
    float cw = CONTENTS_W * (1 + 0.7f * (gfx_text_scale(g) - 1));
    if (body.w > cw + 480) {
        contents(s, ui, rect(body.x, body.y, cw, body.h));
        body.x += cw;
        body.w -= cw;
    }
    draw_text(s, ui, rect(body.x + PAD - 8, body.y + 12, body.w - 2 * PAD + 18, body.h - 20));
}

const Scene scene_rules = {.word = "rules", .open = open_scene, .frame = frame, .close = close_scene, .overlay = true};
