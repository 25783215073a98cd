/* SPDX-License-Identifier: MIT
 * The table of Pebbles: the least a board has to say. All else is the plain table's (ui/board.c). */
#include "boards/boards.h"
#include "core/text.h"

static bool face(const Game *g, DefId def, CardFace *out)
{
    static const ColorRole rim[] = {[1] = COL_MOON, [2] = COL_WATER, [3] = COL_SUN};
    if (def == DEF_HIDDEN)
        return false;
    *out = (CardFace){.word = g->def[def].word,
                      .name = say_word(g->def[def].name),
                      .backdrop = "backdrops/mine",
                      .emblem = "pearl",
                      .rim = rim[def]};
    return true;
}

const Board nullgame_board = {.game = "nullgame", .back = "backs/goblins", .face = face};
