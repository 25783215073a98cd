/* SPDX-License-Identifier: MIT
 * The text of a rule book on paper: numbers, rules, keywords that link to their rule, and marked search hits. An entry
 * is measured with the same stretches it is drawn with, or its lines would break elsewhere. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "app/scenes/rules_int.h"
#include "base/buf.h"
#include "boards/boards.h"

enum { NUMBER_W = 76, STRETCHES = 96, AHEAD = 400, FADE = 44 };

typedef struct {
    Ui *ui;
    RulesScene *s;
    Paper paper;
    float x, w, number_w;
    Rect area;   /* visible area */
    bool beside; /* the number is beside its rule, not above */
    int entry;   /* the entry being drawn */
    Stretch stretch[STRETCHES];
    int link[STRETCHES]; /* link of each stretch; -1: none */
    bool shown[STRETCHES];
    int n, last, parts; /* last: the link drawn last; parts: how many parts of it */
    float offset;
    int follow; /* target of the link that was clicked; -1: none */
} Page;

/* ---- stretches --------------------------------------------------------------------------------------------------- */
static void link_id(char id[48], int entry, int link)
{
    (void)snprintf(id, 48, "link-%d-%d", entry, link);
}

static void add_stretch(Page *p, size_t at, size_t end, int link, int find)
{
    if (p->n == STRETCHES)
        return;
    Stretch t = {.at = at, .length = end - at};
    if (link >= 0) {
        char id[48];
        link_id(id, p->entry, link);
        bool pointed = ui_is_pointed(p->ui, id);
        t.ink = p->paper.link;
        t.under = color_alpha(p->paper.link, pointed ? 1.0f : 0.6f);
        t.ground = pointed ? color_alpha(p->paper.mark, 0.45f) : t.ground;
    }
    if (find >= 0) {
        bool now = find == p->s->found;
        t.ground = now ? p->paper.now : p->paper.found;
        t.ink = now ? p->paper.now_ink : t.ink;
        t.under = now ? (Color){0} : t.under;
    }
    p->link[p->n] = link;
    p->shown[p->n] = find >= 0 && find == p->s->found;
    p->stretch[p->n++] = t;
}

static size_t least(size_t a, size_t b)
{
    return a < b ? a : b;
}

static int rules_first_find(const RulesScene *s, int entry);

/* Links and search hits may overlap: a hit inside a link is a stretch of its own. */
static void stretches_of(Page *p, int i)
{
    const RulesScene *s = p->s;
    const Entry *e = &s->book.entry[i];
    int l = 0, f = rules_first_find(s, i);
    size_t at = 0;
    p->entry = i;
    p->n = 0;
    p->last = -1;
    for (;;) {
        while (l < e->nlinks && e->link[l].at + e->link[l].length <= at)
            l++;
        while (f < s->nfinds && s->find[f].entry == i && s->find[f].at + s->find[f].length <= at)
            f++;
        const RuleLink *link = l < e->nlinks ? &e->link[l] : NULL;
        const Find *find = f < s->nfinds && s->find[f].entry == i ? &s->find[f] : NULL;
        if (!link && !find)
            return;
        bool in_link = link && link->at <= at, in_find = find && find->at <= at;
        size_t next = SIZE_MAX;
        if (link)
            next = least(next, in_link ? link->at + link->length : link->at);
        if (find)
            next = least(next, in_find ? find->at + find->length : find->at);
        if (in_link || in_find)
            add_stretch(p, at, next, in_link ? l : -1, in_find ? f : -1);
        at = next;
    }
}

/* Scrolls further if the hit is out of view although its entry is visible. */
static void bring_into_sight(Page *p, Rect r)
{
    float above = p->area.y - r.y, below = r.y + r.h - (p->area.y + p->area.h - FADE);
    p->s->seek = false;
    if (above <= 0 && below <= 0)
        return;
    ui_scroll_to(p->ui, "rules-text", fmaxf(0, p->offset + (above > 0 ? -above - r.h : below + r.h)));
    ui_wake(p->ui, 0);
}

static void stretch_seen(void *ctx, int stretch, Rect r)
{
    Page *p = ctx;
    const Entry *e = &p->s->book.entry[p->entry];
    int link = p->link[stretch];
    if (p->shown[stretch] && p->s->seek)
        bring_into_sight(p, r);
    if (link < 0)
        return;
    char id[48], words[80];
    link_id(id, p->entry, link);
    p->parts = p->last == link ? p->parts + 1 : 0;
    p->last = link;
    if (p->parts > 0) /* the link continues on the next line, or after a mark inside */
        (void)snprintf(id + strlen(id), sizeof id - strlen(id), "-%d", p->parts);
    (void)snprintf(words, sizeof words, "%.*s", (int)e->link[link].length, e->text + e->link[link].at);
    Touch t = ui_touch(p->ui, id, "link", r, words, p->parts > 0 ? 0 : TOUCH_FOCUS | TOUCH_READS);
    ui_note(p->ui, "to", p->s->book.entry[e->link[link].to].id);
    if (t.click)
        p->follow = e->link[link].to;
}

/* ---- entries ----------------------------------------------------------------------------------------------------- */
static Text body_of(const Page *p)
{
    return paper_text(FACE_MEDIUM, 16, p->paper.ink);
}

static Text number_of(const Page *p)
{
    return paper_text(FACE_BOLD, 14, p->paper.number);
}

static Text now_of(const Page *p)
{
    return paper_text(FACE_BOLD, 15, p->paper.number);
}

static bool says_now(const Page *p, int i)
{
    return i == p->s->hit && p->s->arg.now[0];
}

/* Measures with the width that ui_paragraph uses, or one more line could be measured than is drawn. */
static float text_height(const Page *p, Text t, float w, const char *text)
{
    Gfx *g = ui_gfx(p->ui);
    return gfx_paragraph_with_height(g, t, w + 1 / gfx_unit(g), text, p->stretch, p->n);
}

/* ---- the rule that was asked about, and the table ----------------------------------------------------------------- */
typedef struct {
    CardFace face[2];
    int n;
    float card, left; /* width of a card; of all cards */
} NowCards;

static NowCards now_cards(const Page *p)
{
    NowCards c = {.card = 46 * fminf(1.5f, gfx_text_scale(ui_gfx(p->ui)))};
    const Board *b = board_by_game(p->s->game->id);
    for (int i = 0; b && b->face && i < 2; i++)
        if (p->s->arg.about[i] != DEF_HIDDEN && b->face(p->s->game, p->s->arg.about[i], &c.face[c.n]))
            c.n++;
    c.left = (float)c.n * (c.card + 6) + (c.n ? 4 : 0);
    return c;
}

/* Draws "Now: ..." below the rule, beside the cards it is about; returns the height. */
static float now_row(const Page *p, Rect r, bool draw)
{
    Gfx *g = ui_gfx(p->ui);
    const char *words = p->s->arg.now;
    const NowCards c = now_cards(p);
    float text = gfx_paragraph_height(g, now_of(p), r.w - c.left, words), high = c.n ? c.card * 1.25f : 0;
    float h = fmaxf(text, high);
    for (int i = 0; draw && i < c.n; i++)
        card_draw(g, &c.face[i], rect(r.x + (float)i * (c.card + 6), r.y + 4, c.card, high), 0, NULL);
    if (draw)
        (void)ui_paragraph(p->ui, now_of(p), rect(r.x + c.left, r.y + 4 + (h - text) / 2, r.w - c.left, text + 1),
                           words);
    return h + 4;
}

static float rule_height(const Page *p, int i)
{
    Gfx *g = ui_gfx(p->ui);
    float w = p->w - 24 - (p->beside ? p->number_w : 0);
    float h =
        text_height(p, body_of(p), w, p->s->book.entry[i].text) + (p->beside ? 0 : gfx_text_height(g, number_of(p)));
    if (says_now(p, i))
        h += now_row(p, rect(0, 0, w, 0), false);
    return h + 16;
}

static void draw_number(Page *p, int i, Rect r)
{
    Gfx *g = ui_gfx(p->ui);
    const RulesScene *s = p->s;
    Text number = number_of(p);
    int f = rules_first_find(s, i);
    if (f < s->nfinds && s->find[f].entry == i && s->find[f].length == 0) {
        float h = gfx_text_height(g, number);
        bool now = f == s->found;
        gfx_round(g, rect(r.x - 3, r.y + (r.h - h) / 2, gfx_text_width(g, number, s->book.entry[i].id) + 6, h), 3,
                  now ? p->paper.now : p->paper.found);
        number.color = now ? p->paper.now_ink : number.color;
        p->s->seek = p->s->seek && !now;
    }
    (void)ui_label(p->ui, number, r, s->book.entry[i].id);
}

static void draw_rule(Page *p, int i, float y, float h)
{
    Gfx *g = ui_gfx(p->ui);
    const Entry *e = &p->s->book.entry[i];
    bool plain = gfx_is_contrast(g);
    if (i == p->s->hit || i == p->s->aim) {
        Rect r = rect(p->x, y, p->w, h);
        gfx_round(g, r, 8, plain ? p->paper.paper : (Color){0xFF, 0xF3, 0xC9, 255});
        gfx_frame(g, r, 8, 2, plain ? p->paper.ink : (Color){0xC9, 0x8A, 0x1E, 255});
    }
    Text body = body_of(p);
    float nh = gfx_text_height(g, number_of(p)), top = y + 8, left = p->x + 12, w = p->w - 24;
    draw_number(p, i, rect(left, top, p->number_w, p->beside ? gfx_text_height(g, body) : nh));
    if (p->beside) {
        left += p->number_w;
        w -= p->number_w;
    } else {
        top += nh;
    }
    top += ui_paragraph_with(p->ui, body, rect(left, top, w, h), e->text, p->stretch, p->n, stretch_seen, p);
    if (says_now(p, i))
        (void)now_row(p, rect(left, top, w, h), true);
}

static Text style_of(const Page *p, EntryKind kind)
{
    switch (kind) {
    case ENTRY_HEADING:
        return paper_text(FACE_TITLE, 26, p->paper.ink);
    case ENTRY_SUBHEADING:
        return paper_text(FACE_TITLE, 19, p->paper.soft);
    case ENTRY_SHORT:
    case ENTRY_RULE:
    case ENTRY_TEXT:
    case ENTRY_EXAMPLE:
    case ENTRY_INDEX:
        break;
    }
    return body_of(p);
}

/* ---- examples ---------------------------------------------------------------------------------------------------- */
enum { PANEL_LEAST = 150, PANEL_PAD = 10, PANEL_GAP = 10 };

/* The example's block as it is played; NULL: it cannot be. */
static const PlayedBlock *played(const Page *p, int i)
{
    return rulebook_played(&p->s->book, p->s->game, i);
}

/* True if the example ends with a refusal, and so shows a forbidden position. */
static bool refuses(const Page *p, int i)
{
    return played(p, i) && played(p, i)->refuses;
}

static const BoardGallery *gallery_of(const Page *p)
{
    const Board *b = board_by_game(p->s->game->id);
    return b ? board_gallery(b) : NULL;
}

static Example example_at(const Page *p, int i, Rect r, bool draw)
{
    Gfx *g = ui_gfx(p->ui);
    bool plain = gfx_is_contrast(g);
    return (Example){.g = g,
                     .block = played(p, i),
                     .x = r.x + PANEL_PAD,
                     .y = r.y + PANEL_PAD,
                     .w = r.w - 2 * PANEL_PAD,
                     .k = fminf(1.5f, gfx_text_scale(g)),
                     .draw = draw,
                     .ink = p->paper.ink,
                     .soft = p->paper.soft,
                     .good = plain ? p->paper.ink : (Color){0x1F, 0x6B, 0x2C, 255},
                     .bad = plain ? p->paper.ink : (Color){0x9A, 0x2E, 0x1E, 255},
                     .edge = p->paper.edge};
}

/* Draws an example's picture and the words below; returns the height. */
static float panel(Page *p, int i, Rect r, bool draw)
{
    const BoardGallery *gallery = gallery_of(p);
    const Entry *e = &p->s->book.entry[i];
    Example ex = example_at(p, i, r, draw);
    float top = ex.block && gallery && gallery->example ? gallery->example(&ex) : 0;
    Text t = paper_text(FACE_MEDIUM, 15, p->paper.ink);
    stretches_of(p, i);
    float words = text_height(p, t, ex.w, e->text);
    top += top > 0 ? 6 : 0;
    if (draw)
        (void)ui_paragraph_with(p->ui, t, rect(ex.x, ex.y + top, ex.w, words + 1), e->text, p->stretch, p->n,
                                stretch_seen, p);
    return top + words + 2 * PANEL_PAD;
}

/* Draws an example. judged: allowed and forbidden ones are framed differently. */
static void draw_panel(Page *p, int i, Rect r, bool judged)
{
    Example ex = example_at(p, i, r, true);
    char id[32];
    gfx_round(ex.g, r, 8, color_alpha(p->paper.light, 0.9f));
    gfx_frame(ex.g, r, 8, judged ? 2 : 1, !judged ? p->paper.edge : refuses(p, i) ? ex.bad : ex.good);
    (void)snprintf(id, sizeof id, "example-%d", i);
    ui_mark(p->ui, id, "example", r, p->s->book.entry[i].text);
    (void)panel(p, i, r, true);
}

static bool is_wide(const Page *p, int i)
{
    const BoardGallery *gallery = gallery_of(p);
    return played(p, i) && gallery && gallery->example_is_wide && gallery->example_is_wide(played(p, i));
}

/* Returns how many of the n examples from i on fit in one row. */
static int in_row(const Page *p, int i, int n, int columns)
{
    int k = 1;
    while (k < columns && k < n && !is_wide(p, i) && !is_wide(p, i + k))
        k++;
    return k;
}

/* Draws consecutive examples side by side: the first one draws them all. */
static float examples(Page *p, int i, float y, bool draw)
{
    const RulesScene *s = p->s;
    int n = 1;
    if (i > 0 && s->book.entry[i - 1].kind == ENTRY_EXAMPLE)
        return 0;
    bool judged = refuses(p, i);
    for (; i + n < s->book.n && s->book.entry[i + n].kind == ENTRY_EXAMPLE; n++)
        judged = judged || refuses(p, i + n);
    float k = fminf(1.5f, gfx_text_scale(ui_gfx(p->ui))), x = p->x + 12, w = p->w - 12, h = 4;
    int columns = (int)fmaxf(1, fminf((float)n, (w + PANEL_GAP) / (PANEL_LEAST * k + PANEL_GAP)));
    for (int from = 0, many = 0; from < n; from += many) {
        many = in_row(p, i + from, n - from, columns);
        float high = 0, pw = (w - (float)(many - 1) * PANEL_GAP) / (float)many;
        for (int c = 0; c < many; c++)
            high = fmaxf(high, panel(p, i + from + c, rect(0, 0, pw, 0), false));
        for (int c = 0; draw && c < many; c++)
            draw_panel(p, i + from + c, rect(x + (float)c * (pw + PANEL_GAP), y + h, pw, high),
                       judged && !is_wide(p, i + from + c));
        h += high + PANEL_GAP;
    }
    return h + 4;
}

/* Draws the summary of the game or a chapter on a sheet of its own; that of a chapter is labelled, beside or above. */
static float in_short(Page *p, int i, float y, bool draw)
{
    enum { SHEET_PAD = 14 };
    Gfx *g = ui_gfx(p->ui);
    Rect r = rect(p->x + 12, y + 4, p->w - 12, 0);
    Text t = paper_text(FACE_MEDIUM, 17, p->paper.ink), title = paper_text(FACE_TITLE, 17, p->paper.number);
    /* the first heading, "In short" */
    const char *text = p->s->book.entry[i].text, *word = i > 1 ? p->s->book.entry[0].text : "";
    float word_w = word[0] ? gfx_text_width(g, title, word) + 18 : 0, word_h = gfx_text_height(g, title);
    bool beside = word_w < 0.25f * r.w;
    float left = beside ? word_w : 0, above = beside || !word[0] ? 0 : word_h;
    float w = r.w - 2 * SHEET_PAD - left, h = text_height(p, t, w, text);
    r.h = above + h + 2 * SHEET_PAD - 4;
    if (draw) {
        float top = r.y + SHEET_PAD - 2;
        gfx_round(g, r, 8, color_alpha(p->paper.light, 0.9f));
        gfx_frame(g, r, 8, 1, p->paper.edge);
        if (word[0])
            (void)ui_label(p->ui, title, rect(r.x + SHEET_PAD, top, word_w, word_h), word);
        (void)ui_paragraph_with(p->ui, t, rect(r.x + SHEET_PAD + left, top + above, w, h + 1), text, p->stretch, p->n,
                                stretch_seen, p);
    }
    return r.h + 10;
}

/* Measures entry i, and draws it at y. */
static float entry(Page *p, int i, float y, bool draw)
{
    const Entry *e = &p->s->book.entry[i];
    if (e->kind == ENTRY_EXAMPLE)
        return examples(p, i, y, draw);
    stretches_of(p, i);
    if (e->kind == ENTRY_RULE) {
        float h = rule_height(p, i);
        if (draw)
            draw_rule(p, i, y, h);
        return h;
    }
    if (e->kind == ENTRY_SHORT || (i == 1 && e->kind == ENTRY_TEXT))
        return in_short(p, i, y, draw);
    Text t = style_of(p, e->kind);
    float before = e->kind == ENTRY_HEADING ? (i ? 18 : 0) : e->kind == ENTRY_SUBHEADING ? 10 : 4;
    float h = text_height(p, t, p->w - 12, e->text);
    if (draw)
        (void)ui_paragraph_with(p->ui, t,
                                rect(p->x + (e->kind == ENTRY_HEADING ? 0 : 12), y + before, p->w - 12, h + 1), e->text,
                                p->stretch, p->n, stretch_seen, p);
    return before + h + 6;
}

static void measure(Page *p)
{
    RulesScene *s = p->s;
    Gfx *g = ui_gfx(p->ui);
    bool same = s->height && s->width == p->w && s->scale == gfx_text_scale(g) && s->unit == gfx_unit(g) &&
                strcmp(s->measured, s->searched) == 0;
    if (same)
        return;
    s->height = xrealloc(s->height, (size_t)s->book.n * sizeof *s->height);
    s->width = p->w;
    s->scale = gfx_text_scale(g);
    s->unit = gfx_unit(g);
    (void)snprintf(s->measured, sizeof s->measured, "%s", s->searched);
    for (int i = 0; i < s->book.n; i++)
        s->height[i] = entry(p, i, 0, false);
}

/* ---- the whole --------------------------------------------------------------------------------------------------- */
static float top_of(const RulesScene *s, int i)
{
    float y = 0;
    for (int k = 0; k < i; k++)
        y += s->height[k];
    return y;
}

/* Returns the scroll offset that shows entry i well without a cut line above: the upper edge of an entry. */
static float offset_for(const Page *p, int i)
{
    const RulesScene *s = p->s;
    while (i > 0 && (s->book.entry[i].kind == ENTRY_EXAMPLE || s->book.entry[i].kind == ENTRY_SHORT))
        i--; /* it is shown with its rule or heading */
    float top = top_of(s, i);
    if (s->go_top || s->book.entry[i].kind != ENTRY_RULE)
        return top;
    float y = top;
    for (int k = i - 1; k >= 0 && top - y + s->height[k] <= p->area.h * 0.25f; k--)
        y -= s->height[k];
    return y;
}

/* Follows a link; rules_return goes back. */
static void rules_follow(RulesScene *s, int to)
{
    if (s->nback == RULES_BACK) {
        memmove(s->back, s->back + 1, (RULES_BACK - 1) * sizeof *s->back);
        s->nback--;
    }
    s->back[s->nback++] = s->first;
    s->go = s->aim = to;
    s->go_top = false;
}

void rules_return(RulesScene *s)
{
    if (s->nback == 0)
        return;
    s->go = s->back[--s->nback];
    s->go_top = true;
    s->aim = -1;
}

/* Lets these keys scroll the text while a link has the focus. */
static void read_on(Ui *ui)
{
    const Input *in = ui_input(ui);
    bool reads = in->kind == INPUT_KEY &&
                 (in->key == SDLK_UP || in->key == SDLK_DOWN || in->key == SDLK_HOME || in->key == SDLK_END);
    if (reads && strncmp(ui_focused(ui), "link-", 5) == 0)
        ui_focus(ui, "rules-text");
}

void rules_text(RulesScene *s, Ui *ui, Rect area)
{
    Gfx *g = ui_gfx(ui);
    Page p = {.ui = ui, .s = s, .paper = paper_of(g), .area = area, .follow = -1};
    p.w = area.w - 26;
    p.x = area.x + 8; /* room for the focus ring */
    p.number_w = fmaxf(NUMBER_W, gfx_text_width(g, number_of(&p), "HO-11.22") + 12);
    p.beside = p.w > 5 * p.number_w;
    measure(&p);
    if (s->go >= 0) {
        ui_scroll_to(ui, "rules-text", offset_for(&p, s->go));
        s->go = -1;
    }
    float all = top_of(s, s->book.n) + 20;
    read_on(ui);
    p.offset = ui_scroll_begin(ui, "rules-text", area, all);
    float y = area.y - p.offset;
    s->here = s->first = -1;
    for (int i = 0; i < s->book.n; i++) {
        float h = s->height[i];
        if (s->book.entry[i].kind == ENTRY_HEADING && (y < area.y + area.h * 0.3f || s->here < 0))
            s->here = i;
        if (s->first < 0 && y + h > area.y + 1)
            s->first = i;
        if (h > 0 && y + h > area.y &&
            y < area.y + area.h + AHEAD) /* so that the keys can reach links a little below */
            (void)entry(&p, i, y, true);
        y += h;
    }
    if (p.offset + area.h < all - 1 && !gfx_is_contrast(g))
        gfx_gradient(g, rect(area.x, area.y + area.h - FADE, area.w - 12, FADE), 0, color_alpha(p.paper.paper, 0),
                     p.paper.paper);
    ui_scroll_end(ui);
    if (p.follow >= 0) {
        rules_follow(s, p.follow);
        if (ui_using_keys(ui)) /* the pressed link is out of view */
            ui_focus(ui, "rules-text");
    }
}

/* ---- search ---------------------------------------------------------------------------------------------------- */

/* The search in a rule book: all hits in the order of the book, and the current one. */

enum { LETTERS_LEAST = 2 };

static void add_find(RulesScene *s, Find f)
{
    if (s->nfinds == s->finds_room) {
        s->finds_room = s->finds_room ? s->finds_room * 2 : 64;
        s->find = xrealloc(s->find, (size_t)s->finds_room * sizeof *s->find);
    }
    s->find[s->nfinds++] = f;
}

static void show_find(RulesScene *s)
{
    s->go = s->find[s->found].entry;
    s->go_top = false;
    s->seek = true;
    s->aim = -1;
}

void rules_look_for(RulesScene *s)
{
    if (strcmp(s->search, s->searched) == 0)
        return;
    (void)snprintf(s->searched, sizeof s->searched, "%s", s->search);
    s->nfinds = 0;
    s->found = -1;
    s->seek = false;
    if (strlen(s->search) < LETTERS_LEAST)
        return;
    for (int i = 0; i < s->book.n; i++) {
        const Entry *e = &s->book.entry[i];
        size_t at = 0, length = 0;
        if (e->kind == ENTRY_INDEX) /* a hit in the index would only repeat the word */
            continue;
        if (rulebook_is_number(e, s->search))
            add_find(s, (Find){.entry = i});
        for (size_t from = 0; rulebook_next(e, s->search, from, &at, &length); from = at + length)
            add_find(s, (Find){i, at, length});
    }
    if (s->nfinds == 0)
        return;
    s->found = 0;
    for (int f = 0; f < s->nfinds; f++) /* a query that is a whole rule number finds that rule */
        if (s->find[f].length == 0 && strcasecmp(s->book.entry[s->find[f].entry].id, s->search) == 0)
            s->found = f;
    show_find(s);
}

void rules_step(RulesScene *s, int by)
{
    if (s->nfinds == 0)
        return;
    s->found = (s->found + by + s->nfinds) % s->nfinds;
    show_find(s);
}

int rules_found_in(const RulesScene *s, int chapter)
{
    int end = chapter + 1;
    while (end < s->book.n && s->book.entry[end].kind != ENTRY_HEADING)
        end++;
    return rules_first_find(s, end) - rules_first_find(s, chapter);
}

/* Returns the index of the entry's first hit, or of the next one after it. */
static int rules_first_find(const RulesScene *s, int entry)
{
    int low = 0, high = s->nfinds;
    while (low < high) {
        int middle = (low + high) / 2;
        if (s->find[middle].entry < entry)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}
