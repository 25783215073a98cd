/* SPDX-License-Identifier: MIT
 * The table of Against the Monstrous Horde. */
#ifndef BOARDS_MONSTROUS_H
#define BOARDS_MONSTROUS_H
#include "ui/board.h"

extern const Board monstrous_board;

#endif
