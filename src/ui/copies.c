/* SPDX-License-Identifier: MIT */
#include "ui/copies.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/buf.h"

void copy_face(CardFace *face, int copy, CopyWords *words)
{
    if (copy < 2)
        return;
    (void)snprintf(words->word, sizeof words->word, "%s-%d", face->word, copy);
    face->word = words->word;
    if (face->picture == NULL)
        return;
    (void)snprintf(words->picture, sizeof words->picture, "%s-%d", face->picture, copy);
    face->picture = words->picture;
}

/* Returns how many pieces of that card show the picture. */
static int shown_by(const PieceCopy *memory, DefId def, int copy)
{
    int n = 0;
    for (int p = 0; p < PIECE_MAX; p++)
        n += memory[p].def == def && memory[p].copy == copy;
    return n;
}

static void give(PieceCopy *memory, PieceId p, DefId def, int n)
{
    int best = 1;
    for (int copy = 2; copy <= n; copy++)
        if (shown_by(memory, def, copy) < shown_by(memory, def, best))
            best = copy;
    memory[p] = (PieceCopy){def, (uint8_t)best};
}

int copy_of_piece(PieceCopy *memory, const State *s, PieceId p, int n)
{
    DefId def = s->piece[p].def;
    PieceCopy *mine = &memory[p];
    if (n < 2 || def == DEF_HIDDEN)
        return 1;
    if (mine->def == def && mine->copy > 0 && mine->copy <= n)
        return mine->copy;
    *mine = (PieceCopy){0};
    give(memory, p, def, n);
    return mine->copy;
}

static void give_once(PieceCopy *memory, PieceId p, DefId def, const uint8_t *pictures)
{
    if (def != DEF_HIDDEN && memory[p].copy == 0 && pictures[def] > 1)
        give(memory, p, def, pictures[def]);
}

/* Assigns pictures in the order in which this viewer has seen cards since the start. */
static void give_seen(PieceCopy *memory, const Match *m, int eyes, const uint8_t *pictures)
{
    View *v = view_new(match_game(m));
    int n;
    Event *e = match_all_events(m, eyes, &n);
    for (int when = 0; when < 2; when++) { /* at the start, and now: cards that appeared without an event */
        match_view_at(m, when ? match_serial(m) : 0, eyes, VIEW_EYES, v);
        for (PieceId p = 0; p < view_state(v)->npieces; p++)
            give_once(memory, p, view_state(v)->piece[p].def, pictures);
        for (int i = 0; i < n && when == 0; i++)
            if (e[i].kind < EV_GAME && e[i].piece < view_state(v)->npieces)
                give_once(memory, e[i].piece, e[i].def, pictures);
    }
    view_free(v);
    free(e);
}

void copies_of_match(PieceCopy memory[PIECE_MAX], const Match *m, int eyes, const uint8_t *pictures)
{
    memset(memory, 0, PIECE_MAX * sizeof *memory);
    give_seen(memory, m, NO_SEAT, pictures);
    if (eyes != NO_SEAT)
        give_seen(memory, m, eyes, pictures);
}
