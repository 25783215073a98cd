/* SPDX-License-Identifier: MIT
 * The table of Siege of Six Lanes. */
#ifndef GAMES_SIEGE_TABLE_SIEGE_H
#define GAMES_SIEGE_TABLE_SIEGE_H
#include "ui/board.h"

extern const Board siege_board;
extern const BoardHall siege_hall; /* siege.c */

#endif
