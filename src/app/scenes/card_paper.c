/* SPDX-License-Identifier: MIT
 * The sheet beside a card: name and signs, text, rulings, family, statistics. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/scenes/card_int.h"
#include "app/scenes/rulebook.h"
#include "app/tally.h"
#include "base/buf.h"
#include "core/say.h"
#include "sys/paths.h"

enum { PAD = 24, BADGE = 56, FAMILY = 6 };

typedef struct {
    char id[16];
    char *text;
} Ruling;

struct CardPaper {
    Exhibit e;
    ExhibitId id;
    char sub[SENTENCE_MAX], body[SENTENCE_MAX], fared[SENTENCE_MAX];
    Ruling ruling[6];
    int nrulings, nfamily;
    ExhibitId family[FAMILY];
};

static void find_rulings(CardPaper *p, const char *ids)
{
    char path[1200];
    Rulebook book = {0};
    (void)snprintf(path, sizeof path, "%s/docs/rules/%s.md", path_assets(), p->e.game->id);
    if (rulebook_read(path, &book).code != 0)
        return;
    while (*ids != '\0' && p->nrulings < (int)(sizeof p->ruling / sizeof p->ruling[0])) {
        Ruling *r = &p->ruling[p->nrulings];
        size_t n = strcspn(ids, " ");
        (void)snprintf(r->id, sizeof r->id, "%.*s", (int)n, ids);
        ids += n + (ids[n] == ' ');
        for (int i = 0; i < book.n; i++)
            if (strcmp(book.entry[i].id, r->id) == 0) {
                r->text = xstrdup(book.entry[i].text);
                for (size_t end = strlen(r->text); end > 0 && strchr(" \n", r->text[end - 1]); end--)
                    r->text[end - 1] = '\0'; /* blanks before the next rule */
                p->nrulings++;
                break;
            }
    }
    rulebook_free(&book);
}

/* Finds cards that share its emblem: the other factions of its kind, the other pictures of its copies. */
static void find_family(CardPaper *p)
{
    Exhibits all;
    exhibits_all(&all);
    for (int i = 0; i < all.n && p->nfamily < FAMILY; i++) {
        Exhibit other;
        exhibit_open(all.id[i], &other);
        if (other.game == p->e.game && strcmp(other.face.word, p->e.face.word) != 0 && other.face.emblem != NULL &&
            p->e.face.emblem != NULL && strcmp(other.face.emblem, p->e.face.emblem) == 0)
            p->family[p->nfamily++] = all.id[i];
    }
}

static void find_words(CardPaper *p)
{
    const Game *g = p->e.game;
    say(p->sub, sizeof p->sub, SAY("{n:=0:{game}|{game} · 1 copy|{game} · {n} copies}"),
        say_s("game", say_word(g->title)), say_n("n", g->def[p->id.def].copies));
    State *s = exhibit_state(g);
    exhibit_rules(p->id, s, p->body, sizeof p->body);
    free(s);
}

static void find_fared(CardPaper *p)
{
    Fared f = tally_of(path_data(), p->e.game->id, p->e.game->def[p->id.def].word);
    if (f.held > 0)
        say(p->fared, sizeof p->fared,
            SAY("{held:=1:Kept in one game, {won:=0:lost|won|won {won} times}.|Kept in {held} game, won {won} "
                "({share}%).|Kept in {held} games, won {won} ({share}%).}"),
            say_n("held", f.held), say_n("won", f.won), say_n("share", (200 * f.won + f.held) / (2 * f.held)));
}

CardPaper *card_paper_new(const Exhibit *e, ExhibitId id)
{
    CardPaper *p = xcalloc(1, sizeof *p);
    p->e = *e;
    if (e->face.word == e->copy.word) { /* the copy's own words move with it */
        p->e.face.word = p->e.copy.word;
        p->e.face.picture = p->e.copy.picture;
    }
    p->id = id;
    find_words(p);
    find_fared(p);
    if (e->face.rulings != NULL)
        find_rulings(p, e->face.rulings);
    find_family(p);
    return p;
}

void card_paper_free(CardPaper *p)
{
    for (int i = 0; p != NULL && i < p->nrulings; i++)
        free(p->ruling[i].text);
    free(p);
}

/* ---- drawing ----------------------------------------------------------------------------------------------------- */

typedef struct {
    Ui *ui;
    float x, w, y;
    Color ink, soft, number;
} Sheet;

static void words(Sheet *s, Face face, float size, Color c, const char *text, float after)
{
    Text t = {.face = face, .size = size, .color = c};
    float h = gfx_paragraph_height(ui_gfx(s->ui), t, s->w, text);
    /* it may draw a line less than measured */
    s->y += ui_paragraph(s->ui, t, rect(s->x, s->y, s->w, h + 1), text) + after;
}

static void line(Sheet *s)
{
    gfx_fill(ui_gfx(s->ui), rect(s->x, s->y, s->w, 1), color_alpha(s->number, 0.45f));
    s->y += 10;
}

static void draw_family(const CardPaper *p, App *app, Sheet *s)
{
    float w = fminf(72, (s->w - (FAMILY - 1) * 8) / FAMILY), h = w * 1.25f;
    for (int i = 0; i < p->nfamily; i++) {
        Exhibit e;
        char id[96], label[SENTENCE_MAX];
        exhibit_open(p->family[i], &e);
        exhibit_label(p->family[i], label);
        Rect r = rect(s->x + (float)i * (w + 8), s->y, w, h);
        (void)snprintf(id, sizeof id, "family-%s", e.face.word);
        Touch t = ui_touch(s->ui, id, "card", r, label, TOUCH_FOCUS);
        card_draw(ui_gfx(s->ui), &e.face, r, t.hover ? CARD_LIT : 0, NULL);
        if (t.click) {
            app_pop(app);
            gallery_show_card(app, e.game, p->family[i].def, p->family[i].copy);
        }
    }
    s->y += h + 14;
}

static void heading(const CardPaper *p, Sheet *s, Rect in)
{
    Gfx *g = ui_gfx(s->ui);
    float whole = s->w;
    int n = 0;
    for (int i = 0; i < 3; i++)
        n += p->e.face.sign[i] != NULL;
    float top = s->y;
    s->w -= (float)n * (BADGE + 8);
    words(s, FACE_TITLE, 30, s->ink, p->e.face.name, 2);
    words(s, FACE_SEMI, 15, s->soft, p->sub, 14);
    s->w = whole;
    for (int i = 2, k = 0; i >= 0; i--)
        if (p->e.face.sign[i] != NULL) {
            gfx_badge(g, p->e.face.sign[i], in.x + in.w - BADGE / 2 - (float)k * (BADGE + 8), top + BADGE / 2, BADGE);
            k++;
        }
    s->y = fmaxf(s->y, top + (n > 0 ? BADGE + 12 : 0));
}

static void content(const CardPaper *p, App *app, Sheet *s, Rect in)
{
    heading(p, s, in);
    if (p->body[0] != '\0')
        words(s, FACE_MEDIUM, 17, s->ink, p->body, 16);
    if (p->fared[0] != '\0') {
        line(s);
        words(s, FACE_TITLE, 19, s->ink, T_("Track record"), 4);
        words(s, FACE_MEDIUM, 15, s->ink, p->fared, 14);
    }
    if (p->nrulings > 0) {
        words(s, FACE_TITLE, 19, s->ink, T_("Rules"), 6);
        for (int i = 0; i < p->nrulings; i++) {
            line(s);
            words(s, FACE_BOLD, 14, s->number, p->ruling[i].id, 2);
            words(s, FACE_MEDIUM, 15, s->ink, p->ruling[i].text, 10);
        }
    }
    if (p->nfamily > 0) {
        line(s);
        words(s, FACE_TITLE, 19, s->ink, T_("Related cards"), 8);
        draw_family(p, app, s);
    }
}

static float part_height(Gfx *g, Face face, float size, float w, const char *text)
{
    return gfx_paragraph_height(g, (Text){.face = face, .size = size}, w, text);
}

/* Measures the sheet; keep it equal to what content draws. */
static float height_of(const CardPaper *p, Gfx *g, float w)
{
    int signs = 0;
    for (int i = 0; i < 3; i++)
        signs += p->e.face.sign[i] != NULL;
    float narrow = w - (float)signs * (BADGE + 8);
    float h =
        part_height(g, FACE_TITLE, 30, narrow, p->e.face.name) + part_height(g, FACE_SEMI, 15, narrow, p->sub) + 16;
    h = fmaxf(h, signs > 0 ? BADGE + 12 : 0);
    if (p->body[0] != '\0')
        h += part_height(g, FACE_MEDIUM, 17, w, p->body) + 16;
    if (p->fared[0] != '\0')
        h += 28 + part_height(g, FACE_TITLE, 19, w, "H") + part_height(g, FACE_MEDIUM, 15, w, p->fared);
    if (p->nrulings > 0)
        h += part_height(g, FACE_TITLE, 19, w, "W") + 6;
    for (int i = 0; i < p->nrulings; i++)
        h += 22 + part_height(g, FACE_BOLD, 14, w, "H") + part_height(g, FACE_MEDIUM, 15, w, p->ruling[i].text);
    if (p->nfamily > 0)
        h += 18 + part_height(g, FACE_TITLE, 19, w, "I") + fminf(72, (w - (FAMILY - 1) * 8) / FAMILY) * 1.25f + 14;
    return h + 8;
}

void card_paper_draw(CardPaper *p, App *app, Ui *ui, Rect r)
{
    Gfx *g = ui_gfx(ui);
    bool plain = gfx_is_contrast(g);
    Color paper = gfx_color(g, COL_PAPER);
    gfx_shadow(g, r, 12, 3);
    gfx_round(g, r, 12, plain ? gfx_color(g, COL_INK) : (Color){0xA9, 0x84, 0x51, 255});
    gfx_round(g, rect_inset(r, 2), 10, paper);
    Rect in = rect(r.x + PAD, r.y + 16, r.w - 2 * PAD, r.h - 32);
    Sheet s = {.ui = ui, .x = in.x, .w = in.w - 12, .ink = gfx_color(g, COL_INK)};
    s.soft = plain ? s.ink : (Color){0x4A, 0x30, 0x13, 255};
    s.number = plain ? s.ink : (Color){0x7A, 0x4A, 0x10, 255};
    s.y = in.y - ui_scroll_begin(ui, "paper", in, height_of(p, g, in.w - 12));
    content(p, app, &s, rect(in.x, in.y, in.w - 12, in.h));
    ui_scroll_end(ui);
}
