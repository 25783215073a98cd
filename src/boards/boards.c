/* SPDX-License-Identifier: MIT */
#include "boards/boards.h"

#include <string.h>

#include "gfx/card_turned.h"

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

void board_card_leaning(Gfx *g, const CardFace *face, Rect r, float roll)
{
    if (gfx_is_contrast(g))
        card_draw(g, face, r, 0, NULL);
    else
        gfx_card_leaning(g, face, NULL, r,
                         (CardTurn){.roll = roll, .pitch = 0.12f, .light_x = 0.3f, .light_y = 0.2f, .shine = 0.25f});
}
