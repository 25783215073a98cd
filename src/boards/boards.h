/* SPDX-License-Identifier: MIT
 * The boards of the house. */
#ifndef BOARDS_BOARDS_H
#define BOARDS_BOARDS_H
#include "ui/board.h"

const Board *board_by_game(const char *id); /* NULL: this game has no table yet */
/* A card held a little askew, as cards lie in the Hall; the plain theme keeps everything level. */
void board_card_leaning(Gfx *g, const CardFace *face, Rect r, float roll);

#endif
