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

const Board *board_at(int i)
{
    return i < (int)(sizeof boards / sizeof *boards) ? boards[i] : NULL;
}

static const Board *find(const char *id)
{
    for (int i = 0; board_at(i); i++)
        if (strcmp(board_at(i)->game, id) == 0)
            return board_at(i);
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
