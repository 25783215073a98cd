/* SPDX-License-Identifier: MIT
 * One card, large: it turns towards the pointer, light moves over it, and it can show its back. Beside it: its text,
 * statistics and rules. Also a slide show and saving as PNG. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/app.h"
#include "app/scenes/exhibits.h"
#include "app/scenes/gallery.h"
#include "app/scenes/parts.h"
#include "app/scenes/rulebook.h"
#include "app/tally.h"
#include "base/buf.h"
#include "core/say.h"
#include "sys/sys.h"
#include "ui/card_hand.h"
#include "ui/words.h"

/* ---- the paper beside the card ---------------------------------------------------------------------------------- */
/* The sheet beside a card: name and signs, text, rulings, family, statistics. */

enum { PAD = 24, BADGE = 56, FAMILY = 6 };

typedef struct {
    char id[16];
    char *text;
} Ruling;

typedef struct {
    Exhibit e;
    ExhibitId id;
    char sub[SENTENCE_MAX], body[SENTENCE_MAX], fared[SENTENCE_MAX];
    Ruling ruling[6];
    int nrulings, nfamily;
    ExhibitId family[FAMILY];
} CardPaper;

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

/* reads the rule book of the game */
static CardPaper *card_paper_new(const Exhibit *e, ExhibitId id)
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

/* may be NULL */
static void card_paper_free(CardPaper *p)
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

static void card_paper_draw(CardPaper *p, App *app, Ui *ui, Rect r)
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

/* ---- the scene -------------------------------------------------------------------------------------------------- */

enum { SLIDE_MS = 5000, FLIP_MS = 520, FOOT = 66, FOOT_GAP = 8, SAVED_PATH = 1200 };

typedef struct {
    CardArg arg;
    Exhibit now;
    char label[SENTENCE_MAX]; /* its label, as read aloud */
    CardPaper *paper;
    bool slides, bare, back;               /* slide show runs; picture only; turned over */
    bool still, plain;                     /* does not tilt; no foil */
    CardHand hand;                         /* as shown; glides towards the pointer */
    uint32_t slide_from;                   /* ms */
    float flip;                            /* 0 face .. 1 back, as shown */
    float wheeled;                         /* fraction of a step from a fine wheel */
    char saved[SAVED_PATH + SENTENCE_MAX]; /* result of saving the picture */
} CardScene;

static void turn_to(CardScene *s, int at)
{
    int n = s->arg.list.n;
    s->arg.at = ((at % n) + n) % n;
    exhibit_open(s->arg.list.id[s->arg.at], &s->now);
    exhibit_label(s->arg.list.id[s->arg.at], s->label);
    s->back = false;
    s->flip = 0;
    s->saved[0] = '\0';
    card_paper_free(s->paper);
    s->paper = card_paper_new(&s->now, s->arg.list.id[s->arg.at]);
}

static void *open_scene(App *app, const void *arg)
{
    (void)app;
    CardScene *s = xcalloc(1, sizeof *s);
    s->arg = *(const CardArg *)arg;
    s->slides = s->bare = s->arg.slides;
    REQUIRE(s->arg.list.n > 0);
    turn_to(s, s->arg.at);
    return s;
}

static void close_scene(void *data, App *app)
{
    (void)app;
    CardScene *s = data;
    card_paper_free(s->paper);
    free(s);
}

/* ---- tilting ----------------------------------------------------------------------------------------------------- */

/* Computes the wanted tilt, as shares of the maximum: towards the pointer. A card not pointed at sways a little, so
 * that its light shows. True while it sways. */
static bool wanted_turn(const CardScene *s, Ui *ui, Rect card, float *x, float *y)
{
    bool pointed = card_hand_pointed(ui, card, x, y) && !s->slides;
    float t = (float)(ui_now(ui) % 9000) / 9000 * 6.2831853f;
    if (!pointed) {
        *x = 0.45f * sinf(t);
        *y = 0.25f * cosf(t);
    }
    if (s->still)
        *x = *y = 0;
    return !pointed && !s->still && !ui_reduced_motion(ui);
}

/* Moves the shown state one step towards the wanted one; true while something is still moving. */
static bool glide(CardScene *s, Ui *ui, Rect card)
{
    float x, y, ms = fminf((float)(ui_now(ui) - s->hand.moved), 60), goal = s->back ? 1.0f : 0.0f;
    bool sways = wanted_turn(s, ui, card, &x, &y);
    float step = ui_reduced_motion(ui) ? 1 : ms / FLIP_MS;
    s->flip = s->flip < goal ? fminf(goal, s->flip + step) : fmaxf(goal, s->flip - step);
    return card_hand_glide(&s->hand, ui, x, y, s->still ? 0 : 1) || sways || s->flip != goal;
}

static void draw_card(const CardScene *s, Ui *ui, Rect r)
{
    Gfx *g = ui_gfx(ui);
    gfx_shadow(g, r, 18, 4);
    float over = s->flip * s->flip * (3 - 2 * s->flip);
    CardTurn turn = card_hand_turn(&s->hand, ui);
    turn.yaw += over * 3.14159265f;
    turn.foil = s->plain || !s->now.face.precious ? 0 : 0.8f;
    gfx_card_turned(g, &s->now.face, s->now.board->back, r, turn);
    ui_mark(ui, "card", "card", r, s->label);
    ui_note(ui, "side", s->back ? "back" : "face");
    ui_note(ui, "word", s->now.face.word);
}

/* ---- saving as PNG ----------------------------------------------------------------------------------------------- */

static void take_home(CardScene *s, Ui *ui)
{
    char folder[1024], word[96], path[SAVED_PATH], err[200];
    (void)snprintf(word, sizeof word, "%s-%s", s->now.game->id, s->now.face.word);
    if (!user_folder(USER_PICTURES, folder, sizeof folder) || !user_path(folder, word, "png", path, sizeof path))
        say(s->saved, sizeof s->saved, SAY("There is no folder to save it in."));
    else if (gfx_save_card(ui_gfx(ui), &s->now.face, 1024, path, err, sizeof err))
        say(s->saved, sizeof s->saved, SAY("Saved as {file}"), say_s("file", path));
    else
        (void)snprintf(s->saved, sizeof s->saved, "%s", err);
}

/* Shows the result in one line, cut if the path is too long. */
static void say_saved(const CardScene *s, Ui *ui, float bottom)
{
    Gfx *g = ui_gfx(ui);
    char shown[sizeof s->saved + 4];
    float room = gfx_w(g) - 32;
    Text t = ui_style_aligned(ui, FACE_MEDIUM, 14, COL_TIPTEXT, ALIGN_CENTER);
    t = gfx_text_fit(g, t, 11, 0.5f, room - 24, s->saved);
    words_cut(g, t, room - 24, s->saved, shown, sizeof shown);
    float h = gfx_text_height(g, t), w = fminf(gfx_text_width(g, t, shown) + 24, room);
    gfx_surface(g, rect(16 + (room - w) / 2, bottom - h - 3, w, h + 6), SURFACE_TIP); /* the background is dark */
    (void)ui_label(ui, t, rect(16, bottom - h, room, h), shown);
}

/* ---- the screen -------------------------------------------------------------------------------------------------- */

typedef struct { /* the row of buttons; keys and icons are shown only if there is room for all of them */
    float x, y, h;
    bool whole;
} Foot;

static float foot_button_width(Ui *ui, const char *label, const char *icon, const char *key, bool whole)
{
    return ui_button_width(ui, label, whole ? icon : NULL, whole ? key : NULL, 0);
}

static bool foot_button(Ui *ui, Foot *f, const char *id, const char *label, const char *icon, const char *key,
                        unsigned flags)
{
    float w = foot_button_width(ui, label, icon, key, f->whole);
    bool used = ui_button(ui, id, rect(f->x, f->y, w, f->h), label, f->whole ? icon : NULL, key, flags);
    f->x += w + FOOT_GAP;
    return used;
}

static float foot_width(Ui *ui, bool whole)
{
    static const char *const label[] = {N_("Tilt"),       N_("Foil"),        N_("Picture only"), N_("Turn over"),
                                        N_("Slide show"), N_("Save as PNG"), N_("Close")};
    static const char *const key[] = {"T", "L", "P", "F", "S", "E", "Esc"};
    float w = 0;
    for (int i = 0; i < 7; i++)
        w += foot_button_width(ui, say_word(label[i]), i == 4 ? "play" : NULL, key[i], whole) + FOOT_GAP;
    return w - FOOT_GAP;
}

static Foot foot_of(Ui *ui)
{
    Gfx *g = ui_gfx(ui);
    Foot f = {.h = ui_grow(ui, 40), .whole = foot_width(ui, true) <= gfx_w(g) - 16};
    f.x = (gfx_w(g) - foot_width(ui, f.whole)) / 2;
    f.y = gfx_h(g) - f.h - 14;
    return f;
}

static void foot(CardScene *s, App *app, Ui *ui)
{
    Foot f = foot_of(ui);
    if (foot_button(ui, &f, "tilt", T_("Tilt"), NULL, "T", s->still ? 0 : UI_CHOSEN))
        s->still = !s->still;
    if (foot_button(ui, &f, "foil", T_("Foil"), NULL, "L", s->plain ? 0 : UI_CHOSEN))
        s->plain = !s->plain;
    if (foot_button(ui, &f, "bare", T_("Picture only"), NULL, "P", s->bare ? UI_CHOSEN : 0))
        s->bare = !s->bare;
    if (foot_button(ui, &f, "flip", T_("Turn over"), NULL, "F", s->back ? UI_CHOSEN : 0))
        s->back = !s->back;
    if (foot_button(ui, &f, "slides", T_("Slide show"), "play", "S", s->slides ? UI_CHOSEN : 0)) {
        s->slides = !s->slides;
        s->bare = s->slides;
        s->slide_from = ui_now(ui);
    }
    if (foot_button(ui, &f, "save", T_("Save as PNG"), NULL, "E", 0))
        take_home(s, ui);
    if (foot_button(ui, &f, "close", T_("Close"), NULL, "Esc", 0) || ui_key(ui, "Z"))
        app_pop(app);
    if (s->saved[0] != '\0')
        say_saved(s, ui, f.y - 6);
}

/* Draws the key below a button that is too small to show it. */
static void cap_below(Ui *ui, Rect button, const char *key)
{
    float w = ui_cap_width(ui, key), h = ui_cap_height(ui);
    Rect r = rect(button.x + (button.w - w) / 2, button.y + button.h + 6, w, h);
    if (w > button.w + 12)
        return;
    ui_mark(ui, "", "text", r, ui_key_shown(ui, key));
    ui_cap(ui, r, key);
}

static void leaf_to(CardScene *s, Ui *ui, int at)
{
    turn_to(s, at);
    s->slide_from = ui_now(ui);
}

static void leaf_through(CardScene *s, App *app, Ui *ui, Rect card)
{
    float side = ui_grow(ui, 44), y = card.y + card.h / 2 - side / 2;
    if (s->arg.list.n < 2)
        return;
    if (!app_covered(app))
        ui_own_keys(ui, UI_OWN_SIDEWAYS);
    Rect left = rect(fmaxf(6, card.x - side - 26), y, side, side);
    Rect right = rect(fminf(card.x + card.w + 26, gfx_w(ui_gfx(ui)) - side - 6), y, side, side);
    bool before = ui_button(ui, "before", left, T_("Previous card"), "left", "Left", 0);
    bool after = ui_button(ui, "after", right, T_("Next card"), "play", "Right", 0);
    cap_below(ui, left, "Left");
    cap_below(ui, right, "Right");
    bool next = s->slides && ui_now(ui) - s->slide_from >= SLIDE_MS;
    if (before || ui_key(ui, "PageUp"))
        leaf_to(s, ui, s->arg.at - 1);
    else if (after || next || ui_key(ui, "PageDown"))
        leaf_to(s, ui, s->arg.at + 1);
    else if (ui_key(ui, "Home"))
        leaf_to(s, ui, 0);
    else if (ui_key(ui, "End"))
        leaf_to(s, ui, s->arg.list.n - 1);
}

/* Call after the sheet is drawn, which takes the wheel while it can scroll. */
static void leaf_by_wheel(CardScene *s, Ui *ui)
{
    if (ui_input(ui)->kind != INPUT_WHEEL || s->arg.list.n < 2)
        return;
    s->wheeled += ui_input(ui)->wheel;
    int steps = (int)s->wheeled;
    s->wheeled -= (float)steps;
    if (steps != 0)
        leaf_to(s, ui, s->arg.at - steps);
}

static void frame(void *data, App *app, Ui *ui)
{
    CardScene *s = data;
    Gfx *g = ui_gfx(ui);
    float w = gfx_w(g), h = gfx_h(g);
    gfx_wood(g, rect(0, 0, w, h));
    gfx_fill(g, rect(0, 0, w, h), (Color){8, 4, 3, 170});
    if (s->slide_from == 0)
        s->slide_from = ui_now(ui);
    float room = h - ui_grow(ui, FOOT) - 60, side = ui_grow(ui, 44) + 34;
    bool paper = !s->bare && w > 760;
    float paper_w = paper ? fminf(ui_grow(ui, 480), w * 0.46f) : 0;
    float cw = fminf(room / 1.25f, (w - paper_w - 2 * side - 40) * 0.96f), ch = cw * 1.25f;
    float whole = cw + (paper ? side + 40 + paper_w : 0), x = fmaxf(side, (w - whole) / 2);
    Rect card = rect(roundf(x), roundf(30 + (room - ch) / 2), roundf(cw), roundf(ch));
    bool moves = glide(s, ui, card);
    draw_card(s, ui, card);
    leaf_through(s, app, ui, card);
    if (paper)
        card_paper_draw(s->paper, app, ui,
                        rect(card.x + cw + side + 20, 40, fminf(paper_w, w - card.x - cw - side - 34), room - 20));
    leaf_by_wheel(s, ui);
    foot(s, app, ui);
    Touch t = ui_touch(ui, "card-face", "card", card, s->label, 0);
    if (t.click || t.secondary)
        s->back = !s->back;
    if (moves)
        ui_wake(ui, 0);
    else if (s->slides)
        ui_wake(ui, 100);
}

const Scene scene_card = {.word = "card", .open = open_scene, .frame = frame, .close = close_scene};
