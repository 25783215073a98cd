/* SPDX-License-Identifier: MIT
 * A card of several copies may have a picture for each: "cards/horde/vampire", "vampire-2", "vampire-3". The rules do
 * not depend on which one a piece shows, so it is kept here and not in the state. */
#ifndef UI_COPIES_H
#define UI_COPIES_H
#include "core/match.h"
#include "gfx/card.h"

typedef struct { /* storage for the words of such a face; must not move while the face is used */
    char word[64], picture[96];
} CopyWords;

/* Turns the face of a card into the face of its picture number `copy`. 1: it stays as it is. */
void copy_face(CardFace *face, int copy, CopyWords *words);

typedef struct {
    DefId def; /* the piece was this card when it got its picture */
    uint8_t copy;
} PieceCopy;

/* Assigns the pictures of a match in the order in which its cards were seen, first publicly, then by this viewer: so a
 * piece keeps its picture all the game, for everyone, in a replay and after a load, and no picture reveals a card that
 * nobody has seen. pictures: how many a card has, by DefId. */
void copies_of_match(PieceCopy memory[PIECE_MAX], const Match *m, int eyes, const uint8_t *pictures);
/* Returns which of the n pictures of its card the piece shows, 1..n. A piece keeps it as long as `memory` (PIECE_MAX of
 * them, zero at first) lasts; pieces of the same card get different ones while there are enough. */
int copy_of_piece(PieceCopy *memory, const State *s, PieceId p, int n);

#endif
