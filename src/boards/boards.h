/* SPDX-License-Identifier: MIT
 * The boards of all games. */
#ifndef BOARDS_BOARDS_H
#define BOARDS_BOARDS_H
#include "ui/board.h"

const Board *board_by_game(const char *id); /* NULL: this game has no table yet */
/* Draws a slightly tilted card, as cards lie in the Hall; the contrast theme keeps it level. */
void board_card_leaning(Gfx *g, const CardFace *face, Rect r, float roll);

#endif
