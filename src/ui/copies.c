/* SPDX-License-Identifier: MIT */
#include "ui/copies.h"

#include <stdio.h>

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

/* How many pieces of that card show the picture. */
static int shown_by(const PieceCopy *memory, DefId def, int copy)
{
    int n = 0;
    for (int p = 0; p < PIECE_MAX; p++)
        n += memory[p].def == def && memory[p].copy == copy;
    return n;
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
    int best = 1;
    for (int copy = 2; copy <= n; copy++)
        if (shown_by(memory, def, copy) < shown_by(memory, def, best))
            best = copy;
    *mine = (PieceCopy){def, (uint8_t)best};
    return best;
}
