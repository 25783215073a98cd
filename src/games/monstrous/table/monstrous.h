/* SPDX-License-Identifier: MIT
 * The table of Against the Monstrous Horde. */
#ifndef GAMES_MONSTROUS_TABLE_MONSTROUS_H
#define GAMES_MONSTROUS_TABLE_MONSTROUS_H
#include "ui/board.h"

extern const Board monstrous_board;
extern const BoardHall monstrous_hall; /* monstrous.c */

#endif
