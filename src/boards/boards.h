/* SPDX-License-Identifier: MIT
 * The boards of all games. */
#ifndef BOARDS_BOARDS_H
#define BOARDS_BOARDS_H
#include "ui/board.h"

const Board *board_by_game(const char *id); /* NULL: this game has no table in the Hall */
const Board *board_of(const Game *g);       /* also a table that is not in the Hall; NULL: it has none */

const Board *board_at(int i); /* one after the other, as in games/list.def; NULL: past the last */

#endif
