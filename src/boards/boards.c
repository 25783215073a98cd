/* SPDX-License-Identifier: MIT */
#include "boards/boards.h"

#include <string.h>

#include "boards/goblins.h"
#include "boards/horde.h"
#include "boards/monstrous.h"

static const Board *const boards[] = {&horde_board, &monstrous_board, &goblins_board};

const Board *board_by_game(const char *id)
{
    for (size_t i = 0; i < sizeof boards / sizeof *boards; i++)
        if (strcmp(boards[i]->game, id) == 0)
            return boards[i];
    return NULL;
}
