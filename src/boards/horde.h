/* SPDX-License-Identifier: MIT
 * The Horde table. */
#ifndef BOARDS_HORDE_H
#define BOARDS_HORDE_H
#include "ui/board.h"

extern const Board horde_board;

#endif
