/* SPDX-License-Identifier: MIT */
#include "boards/boards.h"

#include <string.h>

#define RULES(id)
#define TABLE(id)    extern const Board id##_board;
#define TEMPLATE(id) extern const Board id##_board;
#include "games/list.def"
#undef TABLE
#undef TEMPLATE

#define TABLE(id)    &id##_board,
#define TEMPLATE(id) &id##_board,
static const Board *const boards[] = {
#include "games/list.def"
};

static const Board *find(const char *id)
{
    for (size_t i = 0; i < sizeof boards / sizeof *boards; i++)
        if (strcmp(boards[i]->game, id) == 0)
            return boards[i];
    return NULL;
}

const Board *board_by_game(const char *id)
{
    const Board *b = find(id);
    return b && b->hall ? b : NULL;
}

const Board *board_of(const Game *g)
{
    return find(g->id);
}
