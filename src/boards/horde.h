/* SPDX-License-Identifier: MIT
 * The Horde table. */
#ifndef BOARDS_HORDE_H
#define BOARDS_HORDE_H
#include "ui/board.h"

extern const Board horde_board;
extern const BoardHall horde_hall; /* horde_hall.c */

#endif
