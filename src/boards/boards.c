/* SPDX-License-Identifier: MIT */
#include "boards/boards.h"

#include <string.h>

#define RULES(id)
#define TEMPLATE(id)
#define TABLE(id) extern const Board id##_board;
#include "games/list.def"
#undef TABLE

#define TABLE(id) &id##_board,
static const Board *const boards[] = {
#include "games/list.def"
};

const Board *board_by_game(const char *id)
{
    for (size_t i = 0; i < sizeof boards / sizeof *boards; i++)
        if (strcmp(boards[i]->game, id) == 0)
            return boards[i];
    return NULL;
}
