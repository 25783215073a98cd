/* SPDX-License-Identifier: MIT */
#include "app/scenes/exhibits.h"

#include <stdio.h>
#include <string.h>
#include <strings.h>

#include "boards/boards.h"

static bool carries(const CardFace *f, const char *sign)
{
    for (int i = 0; i < 3; i++)
        if (f->sign[i] != NULL && strcmp(f->sign[i], sign) == 0)
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

/* Kinds hang below each other, their families side by side: the order of the second row of filters. What stands alone
 * comes after them. */
static int kind_of(ExhibitId id)
{
    Exhibit e;
    exhibit_open(id, &e);
    const SignGroup *kinds = e.board->ngroups > 1 ? &e.board->group[1] : NULL;
    for (int i = 2; i < e.board->ngroups; i++)
        if (e.board->group[i].alone && carries_one_of(&e.face, &e.board->group[i]))
            return kinds->n + i;
    for (int i = 0; kinds != NULL && i < kinds->n; i++)
        if (carries(&e.face, kinds->sign[i]))
            return i;
    return kinds != NULL ? kinds->n : 0;
}

static void sort_game(Exhibits *list, int from)
{
    for (int i = from + 1; i < list->n; i++) {
        ExhibitId id = list->id[i];
        int kind = kind_of(id), at = i;
        for (; at > from && kind_of(list->id[at - 1]) > kind; at--)
            list->id[at] = list->id[at - 1];
        list->id[at] = id;
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
            if (!b->face(g, (DefId)def, &face))
                continue;
            int copies = b->pictures != NULL ? b->pictures((DefId)def) : 1;
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

static bool contains(const char *text, const char *words)
{
    size_t n = strlen(words);
    for (; *text != '\0'; text++)
        if (strncasecmp(text, words, n) == 0)
            return true;
    return n == 0;
}

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

/* Within a row any of its chosen signs will do; all rows with a choice must agree, but for those that stand alone. */
static bool signs_agree(const Board *b, const CardFace *face, const Filter *f)
{
    bool agree = true, asked = false;
    for (int i = 0; i < b->ngroups; i++) {
        const SignGroup *row = &b->group[i];
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

bool exhibit_wanted(ExhibitId id, const Filter *f)
{
    if (f->game >= 0 && id.game != f->game)
        return false;
    Exhibit e;
    exhibit_open(id, &e);
    return contains(e.face.name, f->words) && (f->game < 0 || signs_agree(e.board, &e.face, f));
}

void exhibits_wanted(const Exhibits *all, const Filter *f, Exhibits *out)
{
    out->n = 0;
    for (int i = 0; i < all->n; i++)
        if (exhibit_wanted(all->id[i], f))
            out->id[out->n++] = all->id[i];
}

int exhibits_of_game(const Exhibits *all, int game)
{
    int n = 0;
    for (int i = 0; i < all->n; i++)
        n += all->id[i].game == game;
    return n;
}
