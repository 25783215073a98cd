/* SPDX-License-Identifier: MIT */
#include "app/scenes/exhibits.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/buf.h"
#include "boards/boards.h"
#include "core/say.h"

static bool carries(const CardFace *f, const char *sign)
{
    for (int i = 0; i < 3; i++)
        if (f->sign[i] != NULL && strcmp(f->sign[i], sign) == 0)
            return true;
    for (int i = 0; i < 3; i++)
        if (f->also[i] != NULL && strcmp(f->also[i], sign) == 0)
            return true;
    return f->emblem != NULL && strcmp(f->emblem, sign) == 0;
}

static bool carries_one_of(const CardFace *f, const SignGroup *row)
{
    for (int i = 0; i < row->n; i++)
        if (carries(f, row->sign[i]))
            return true;
    return false;
}

/* Returns the rank of the card's kind: kinds follow the second group of filters, and groups shown by themselves come
 * after them. */
static int kind_of(ExhibitId id)
{
    Exhibit e;
    exhibit_open(id, &e);
    const BoardGallery *gallery = board_gallery(e.board);
    const SignGroup *kinds = gallery->ngroups > 1 ? &gallery->group[1] : NULL;
    for (int i = 2; kinds != NULL && i < gallery->ngroups; i++)
        if (gallery->group[i].alone && carries_one_of(&e.face, &gallery->group[i]))
            return kinds->n + i;
    for (int i = 0; kinds != NULL && i < kinds->n; i++)
        if (carries(&e.face, kinds->sign[i]))
            return i;
    return kinds != NULL ? kinds->n : 0;
}

/* Sorts by insertion, because games list their cards nearly in this order. */
static void sort_game(Exhibits *list, int from)
{
    int kind[EXHIBITS];
    for (int i = from; i < list->n; i++) {
        ExhibitId id = list->id[i];
        int own = kind_of(id), at = i;
        for (; at > from && kind[at - 1] > own; at--) {
            list->id[at] = list->id[at - 1];
            kind[at] = kind[at - 1];
        }
        list->id[at] = id;
        kind[at] = own;
    }
}

void exhibits_all(Exhibits *out)
{
    out->n = 0;
    for (int i = 0; game_list[i] != NULL; i++) {
        const Game *g = game_list[i];
        const Board *b = board_by_game(g->id);
        int from = out->n;
        for (int def = 1; b != NULL && def < g->ndefs; def++) {
            CardFace face;
            if (!b->face(g, (DefId)def, &face) || face.again)
                continue;
            int copies = board_pictures(b, g, (DefId)def);
            for (int copy = 1; copy <= copies && out->n < EXHIBITS; copy++)
                out->id[out->n++] = (ExhibitId){(uint8_t)i, (uint8_t)copy, (DefId)def};
        }
        sort_game(out, from);
    }
}

void exhibit_open(ExhibitId id, Exhibit *out)
{
    *out = (Exhibit){.game = game_list[id.game]};
    out->board = board_by_game(out->game->id);
    (void)out->board->face(out->game, id.def, &out->face);
    copy_face(&out->face, id.copy, &out->copy);
}

/* Prefers the game's name for the card if that says more than the card: each clan has its own "Doubles". */
void exhibit_label(ExhibitId id, char out[SENTENCE_MAX])
{
    Exhibit e;
    exhibit_open(id, &e);
    int copies = board_pictures(e.board, e.game, id.def);
    const char *name = say_word(e.game->def[id.def].name);
    if (strstr(name, e.face.name) == NULL)
        name = e.face.name;
    say(out, SENTENCE_MAX, SAY("{copies:{name}|{name}, {n} of {copies}}"), say_s("name", name), say_n("n", id.copy),
        say_n("copies", copies));
}

State *exhibit_state(const Game *g)
{
    State *s = xcalloc(1, g->state_size);
    Setup cfg = game_preset(g, 0);
    cfg.seed = 1;
    g->setup(s, &cfg, NULL);
    return s;
}

void exhibit_rules(ExhibitId id, const State *s, char *out, size_t n)
{
    const Game *g = game_list[id.game];
    const Board *b = board_by_game(g->id);
    out[0] = '\0';
    if (b->zoom_text != NULL)
        b->zoom_text(s, id.def, out, n);
    if (out[0] == '\0' && g->def[id.def].text != NULL)
        (void)snprintf(out, n, "%s", say_word(g->def[id.def].text));
}

/* ---- the search -------------------------------------------------------------------------------------------------- */

/* Folds text to lower case and straight apostrophes. In place, because nothing gets longer. */
static void fold(char *text)
{
    static const char curly[] = "\u2019";
    char *to = text;
    for (; *text != '\0'; text++) {
        bool apostrophe = strncmp(text, curly, sizeof curly - 1) == 0;
        *to++ = apostrophe ? '\'' : (char)tolower((unsigned char)*text);
        text += apostrophe ? sizeof curly - 2 : 0;
    }
    *to = '\0';
}

/* Adds text as it is read: "*two* [sign:fire]" becomes "two fire". */
static void add_without_marks(Buf *b, const char *text)
{
    for (; *text != '\0'; text++) {
        const char *value = *text == '[' ? strchr(text, ':') : NULL;
        if (value != NULL)
            text = value;
        else if (*text == '\n')
            buf_add(b, " ");
        else if (*text != '*' && *text != ']')
            buf_addn(b, text, 1);
    }
}

/* Adds the card's kinds to its search text: its signs and, for groups shown by themselves, the group's label:
 * "Special", "Epic". */
static void add_kinds(Buf *b, const Exhibit *e)
{
    for (int i = 0; i < 3; i++)
        if (e->face.sign[i] != NULL)
            buf_printf(b, "%s\n", e->face.sign[i]);
    if (e->face.emblem != NULL)
        buf_printf(b, "%s\n", e->face.emblem);
    for (int i = 0; i < board_gallery(e->board)->ngroups; i++)
        if (board_gallery(e->board)->group[i].alone && carries_one_of(&e->face, &board_gallery(e->board)->group[i]))
            buf_printf(b, "%s\n", say_word(board_gallery(e->board)->group[i].label));
}

static char *search_text(ExhibitId id, const State *s)
{
    Exhibit e;
    Buf b = {0};
    char rules[SENTENCE_MAX];
    exhibit_open(id, &e);
    buf_printf(&b, "%s\n%s\n", e.face.name, say_word(e.game->def[id.def].name));
    add_kinds(&b, &e);
    exhibit_rules(id, s, rules, sizeof rules);
    add_without_marks(&b, rules);
    fold(b.text);
    return b.text;
}

void search_texts_make(const Exhibits *all, SearchTexts *out)
{
    State *s = NULL;
    out->n = all->n;
    for (int i = 0; i < all->n; i++) {
        if (i == 0 || all->id[i].game != all->id[i - 1].game) {
            free(s);
            s = exhibit_state(game_list[all->id[i].game]);
        }
        out->text[i] = search_text(all->id[i], s);
    }
    free(s);
}

void search_texts_free(SearchTexts *texts)
{
    for (int i = 0; i < texts->n; i++)
        free(texts->text[i]);
    texts->n = 0;
}

/* True if the text has all words; both are folded. */
static bool has_all_words(const char *text, const char *words)
{
    char word[sizeof((Filter *)0)->words];
    for (const char *at = words + strspn(words, " "); *at != '\0'; at += strspn(at, " ")) {
        size_t n = strcspn(at, " ");
        (void)snprintf(word, sizeof word, "%.*s", (int)n, at);
        if (strstr(text, word) == NULL)
            return false;
        at += n;
    }
    return true;
}

/* ---- the filter -------------------------------------------------------------------------------------------------- */

bool filter_has(const Filter *f, const char *sign)
{
    for (int i = 0; i < f->nsigns; i++)
        if (strcmp(f->sign[i], sign) == 0)
            return true;
    return false;
}

void filter_turn(Filter *f, const char *sign)
{
    for (int i = 0; i < f->nsigns; i++)
        if (strcmp(f->sign[i], sign) == 0) {
            f->sign[i] = f->sign[--f->nsigns];
            return;
        }
    if (f->nsigns < EXHIBIT_SIGNS)
        f->sign[f->nsigns++] = sign;
}

/* True if each group with chosen signs has one that the card carries. A chosen sign of a group shown by itself is
 * enough alone. */
static bool signs_agree(const Board *b, const CardFace *face, const Filter *f)
{
    bool agree = true, asked = false;
    for (int i = 0; i < board_gallery(b)->ngroups; i++) {
        const SignGroup *row = &board_gallery(b)->group[i];
        bool chosen = false, has = false;
        for (int k = 0; k < row->n; k++)
            if (filter_has(f, row->sign[k])) {
                chosen = true;
                has = has || carries(face, row->sign[k]);
            }
        if (row->alone && has)
            return true;
        asked = asked || (chosen && !row->alone);
        agree = agree && (!chosen || row->alone || has);
    }
    return f->nsigns == 0 || (asked && agree);
}

void exhibits_wanted(const Exhibits *all, const SearchTexts *texts, const Filter *f, Exhibits *out)
{
    char words[sizeof f->words];
    (void)snprintf(words, sizeof words, "%s", f->words);
    fold(words);
    out->n = 0;
    for (int i = 0; i < all->n; i++) {
        if ((f->game >= 0 && all->id[i].game != f->game) || !has_all_words(texts->text[i], words))
            continue;
        Exhibit e;
        exhibit_open(all->id[i], &e);
        if (f->game < 0 || signs_agree(e.board, &e.face, f))
            out->id[out->n++] = all->id[i];
    }
}

int exhibits_of_game(const Exhibits *all, int game)
{
    int n = 0;
    for (int i = 0; i < all->n; i++)
        n += all->id[i].game == game;
    return n;
}
