/* SPDX-License-Identifier: MIT
 * The deck builder of Siege: all cards in the middle, the castle's demands at the left, the deck at the right. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/scenes/deck_int.h"
#include "base/buf.h"
#include "core/say.h"
#include "sys/paths.h"

const SiegeDeck *deck_others(const DeckScene *s)
{
    return s->team ? &s->others : NULL;
}

static int by_cost(ExhibitId a, ExhibitId b)
{
    const SiegeCard *x = siege_card(a.def), *y = siege_card(b.def);
    return x->cost != y->cost ? x->cost - y->cost : strcmp(x->name, y->name);
}

/* Lists the cards of the alliance by cost. */
static void find_cards(DeckScene *s)
{
    Exhibits all;
    exhibits_all(&all);
    for (int i = 0; i < all.n; i++) {
        if (game_list[all.id[i].game] != &siege_game || all.id[i].copy > 1 || !siege_in_decks(all.id[i].def))
            continue;
        int at = s->all.n++;
        for (; at > 0 && by_cost(s->all.id[at - 1], all.id[i]) > 0; at--)
            s->all.id[at] = s->all.id[at - 1];
        s->all.id[at] = all.id[i];
    }
    search_texts_make(&s->all, &s->texts);
    s->filter.game = s->all.n ? s->all.id[0].game : -1;
    deck_want(s);
}

static bool read_draft(void *ctx, const char *text, size_t n)
{
    return siege_deck_read(text, n, "unsaved", ctx).code == 0;
}

static void deck_load(DeckScene *s, const SiegeList *list, const char *file);

/* Loads a draft as if it were chosen, so that Undo leads back. Saving it makes a new file, because its origin is
 * unknown. */
static void take_draft(DeckScene *s, App *app)
{
    SiegeList draft = {0};
    if (!app_open_draft(app, "decks/unsaved", read_draft, &draft))
        return;
    deck_load(s, &draft, "");
    s->has_draft = true;
    s->drafted = draft;
    app_notice(app, T_("Your unsaved deck is back. Undo discards it."));
}

static void *open_scene(App *app, const void *arg)
{
    const DeckArg *a = arg;
    const Setup *last = settings_table(app_settings(app), &siege_game);
    DeckScene *s = xcalloc(1, sizeof *s);
    s->cfg = last ? *last : part_usual(app, &siege_game, 1, BOT_CUNNING);
    s->seat = a && a->seat < ALLIES_MOST ? a->seat : 0;
    int allies = s->cfg.nseats == 3 || (s->cfg.nseats == 2 && !s->cfg.option[OPT_HORDE]) ? 2 : 1;
    s->seat = s->seat < allies ? s->seat : 0;
    s->team = allies == 2;
    if (s->team)
        s->others = siege_deck(&s->cfg, 1 - s->seat);
    s->list.castle = s->cfg.option[OPT_CASTLE];
    (void)snprintf(s->list.name, sizeof s->list.name, "%s", T_("My deck"));
    for (int def = 1; def < DECK_DEFS && deck_given(&s->cfg, s->seat); def++)
        s->list.cards.n[def] = s->cfg.deck[s->seat][def];
    find_cards(s);
    decks_list(path_data(), &s->files);
    for (int i = 0; i < s->files.n; i++) /* a deck in play that equals a saved one takes its name */
        if (memcmp(&s->files.file[i].list.cards, &s->list.cards, sizeof s->list.cards) == 0 &&
            !s->files.file[i].why[0]) {
            s->list = s->files.file[i].list;
            (void)snprintf(s->file, sizeof s->file, "%s", s->files.file[i].path);
        }
    s->begun = s->drafted = s->list;
    take_draft(s, app);
    return s;
}

static bool is_same(const SiegeList *a, const SiegeList *b)
{
    return memcmp(&a->cards, &b->cards, sizeof a->cards) == 0 && a->castle == b->castle &&
           strcmp(a->name, b->name) == 0;
}

/* Saves the unsaved deck as a draft, so that the next start finds it however this one ends. */
static void keep_draft(DeckScene *s, App *app)
{
    bool draft = s->unsaved && !is_same(&s->list, &s->begun) && siege_deck_size(&s->list.cards) > 0;
    if (draft == s->has_draft && (!draft || is_same(&s->list, &s->drafted)))
        return;
    Buf text = {0};
    if (draft)
        siege_deck_write(&s->list, &text);
    app_keep_draft(app, buf_str(&text), text.n);
    buf_free(&text);
    s->has_draft = draft;
    s->drafted = s->list;
}

static void close_scene(void *data, App *app)
{
    DeckScene *s = data;
    keep_draft(s, app);
    app_close_draft(app);
    deck_rate_stop(&s->rate, app);
    decks_free(&s->files);
    search_texts_free(&s->texts);
    free(s);
}

/* ---- changes ------------------------------------------------------------------------------------------------------- */

void deck_change(DeckScene *s)
{
    if (s->npast == DECK_PAST)
        memmove(s->past, s->past + 1, (size_t)--s->npast * sizeof *s->past);
    DeckPast *p = &s->past[s->npast++];
    *p = (DeckPast){.list = s->list};
    s->unsaved = true;
}

void deck_add(DeckScene *s, App *app, Ui *ui, DefId def)
{
    char words[SENTENCE_MAX];
    if (siege_copies_left(&s->list.cards, deck_others(s), def) == 0) {
        int most = siege_copies_most(def);
        bool here = s->list.cards.n[def] >= most;
        say(words, sizeof words,
            SAY("{here:A deck has at most {n:1 copy|{n} copies} of {card}.|Your partner’s deck holds the other copies "
                "of {card}.}"),
            say_is("here", here), say_n("n", most), say_s("card", say_word(siege_game.def[def].name)));
        app_notice(app, words);
        return;
    }
    deck_change(s);
    s->list.cards.n[def]++;
    ui_sound(ui, "button");
}

void deck_take(DeckScene *s, Ui *ui, DefId def)
{
    if (s->list.cards.n[def] == 0)
        return;
    deck_change(s);
    s->list.cards.n[def]--;
    ui_sound(ui, "button");
}

static void deck_load(DeckScene *s, const SiegeList *list, const char *file)
{
    deck_change(s);
    DeckPast *p = &s->past[s->npast - 1];
    p->load = true;
    (void)snprintf(p->file, sizeof p->file, "%s", s->file);
    s->list = *list;
    (void)snprintf(s->file, sizeof s->file, "%s", file);
    s->unsaved = file[0] == '\0';
}

static void undo(DeckScene *s)
{
    if (s->npast == 0)
        return;
    const DeckPast *p = &s->past[--s->npast];
    s->list = p->list;
    if (p->load)
        (void)snprintf(s->file, sizeof s->file, "%s", p->file);
    s->unsaved = true;
}

/* ---- text ---------------------------------------------------------------------------------------------------------- */

static void copy(const DeckScene *s, App *app)
{
    Buf text = {0};
    siege_deck_write(&s->list, &text);
    if (SDL_SetClipboardText(buf_str(&text)) == 0)
        app_notice(app, T_("Copied. Paste it into a message, or here."));
    else
        app_say(app, T_("The deck was not copied"), T_("There is no clipboard on this machine."));
    buf_free(&text);
}

static void paste(DeckScene *s, App *app)
{
    char *text = SDL_GetClipboardText();
    SiegeList list = s->list;
    Status st = siege_deck_read(text ? text : "", text ? strlen(text) : 0, "", &list);
    SDL_free(text);
    if (st.code)
        app_say(app, T_("There is no deck to paste"), st.text);
    else
        deck_load(s, &list, "");
}

/* ---- the screen ---------------------------------------------------------------------------------------------------- */

static void bar(DeckScene *s, App *app, Ui *ui)
{
    bool back = false;
    float right = gfx_w(ui_gfx(ui)) - 8;
    SetupArg arg = {0};
    (void)snprintf(arg.game, sizeof arg.game, "%s", siege_game.id);
    (void)part_bar(ui, say_word(siege_game.title), T_("Decks"), &back);
    if (part_bar_button(ui, "decks", T_("All decks"), "chest", NULL, &right))
        s->dialog = DECK_CHOOSE;
    if (part_bar_button(ui, "paste", T_("Paste as text"), "down", NULL, &right))
        paste(s, app);
    if (part_bar_button(ui, "copy", T_("Copy as text"), "scroll", NULL, &right))
        copy(s, app);
    if (part_bar_button(ui, "undo", T_("Undo"), "undo", "Ctrl+Z", &right))
        undo(s);
    if (back && s->dialog)
        s->dialog = DECK_BUILD;
    else if (back)
        app_go(app, SCENE_SETUP, &arg, sizeof arg);
}

static void deck_dialogs(DeckScene *s, Ui *ui);

static void frame(void *data, App *app, Ui *ui)
{
    DeckScene *s = data;
    Gfx *g = ui_gfx(ui);
    const SiegeDeck before = s->list.cards;
    uint8_t castle = s->list.castle;
    gfx_wood(g, rect(0, 0, gfx_w(g), gfx_h(g)));
    float top = part_bar_height(ui) + 10, h = gfx_h(g) - top - 10;
    float lw = fminf(ui_grow(ui, 236), gfx_w(g) * 0.29f), rw = fminf(ui_grow(ui, 262), gfx_w(g) * 0.29f);
    float x = 10 + lw + 12, w = gfx_w(g) - x - rw - 22, row = deck_filters_height(ui, w);
    s->shelf = rect(gfx_w(g) - rw - 10, top, rw, h);
    deck_castle(s, app, ui, rect(10, top, lw, h));
    deck_filters(s, ui, rect(x, top, w, row));
    deck_cards(s, app, ui, rect(x, top + row + 8, w, h - row - 8));
    deck_list(s, app, ui, s->shelf);
    deck_held(s, ui);
    if (s->dialog)
        deck_dialogs(s, ui);
    bar(s, app, ui);
    if (memcmp(&before, &s->list.cards, sizeof before) != 0 || castle != s->list.castle) {
        deck_rate_stop(&s->rate, app); /* it was playing another deck */
        s->rate.known = false;
    }
    keep_draft(s, app);
}

const Scene scene_deck = {.word = "deck", .open = open_scene, .frame = frame, .close = close_scene};

/* ---- dialogs ---------------------------------------------------------------------------------------------------- */
/* They choose a deck to continue with, and its castle. */

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

static void deck_dialogs(DeckScene *s, Ui *ui)
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
