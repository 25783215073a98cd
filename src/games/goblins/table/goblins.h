/* SPDX-License-Identifier: MIT
 * The table of Goblin Ranks. */
#ifndef GAMES_GOBLINS_TABLE_GOBLINS_H
#define GAMES_GOBLINS_TABLE_GOBLINS_H
#include "ui/board.h"

extern const Board goblins_board;
extern const BoardHall goblins_hall; /* goblins.c */

#endif
