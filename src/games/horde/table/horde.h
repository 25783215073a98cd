/* SPDX-License-Identifier: MIT
 * The Horde table. */
#ifndef GAMES_HORDE_TABLE_HORDE_H
#define GAMES_HORDE_TABLE_HORDE_H
#include "ui/board.h"

extern const Board horde_board;
extern const BoardHall horde_hall; /* horde.c */

#endif
