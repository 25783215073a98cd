/* SPDX-License-Identifier: MIT
 * The table of Goblin Ranks. */
#ifndef BOARDS_GOBLINS_H
#define BOARDS_GOBLINS_H
#include "ui/board.h"

extern const Board goblins_board;
extern const BoardHall goblins_hall; /* goblins_hall.c */

#endif
