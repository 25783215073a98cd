/* SPDX-License-Identifier: MIT
 * The horde of Goblin Ranks in sentences: line by line, each from the left to the right. */
#include "games/goblins/table/goblins_draw.h"
#include "core/say.h"
#include "core/table.h"

/* Says one goblin; column: counted from the leftmost one in use. */
static void one(const State *s, PieceId p, int column, Buf *out)
{
    const Piece *piece = &s->piece[p];
    char text[SENTENCE_MAX];
    say(text, sizeof text, SAY("{n} {down:a goblin face down|{who}}"), say_n("n", column),
        say_is("down", (piece->face & FACE_DOWN) != 0 || piece->def == DEF_HIDDEN),
        say_s("who", say_word(goblins_game.def[piece->def].name)));
    buf_add(out, text);
}

/* Returns the goblin of that row and column, as columns are called at the table; or NO_PIECE. */
static PieceId at_column(const State *s, int row, int column)
{
    for (int cell = row * GRID_RING; cell < (row + 1) * GRID_RING; cell++)
        if (goblins_at(s, cell) != NO_PIECE && goblins_column(s, cell) == column)
            return goblins_at(s, cell);
    return NO_PIECE;
}

static int first_column(const State *s)
{
    for (int column = -GRID_RING; column < GRID_RING; column++)
        for (int row = 0; row < GRID_ROWS; row++)
            if (at_column(s, row, column) != NO_PIECE)
                return column;
    return 0;
}

void goblins_account(const State *s, const Setup *names, int eyes, Buf *out)
{
    int first = first_column(s);
    (void)names;
    (void)eyes;
    for (int row = 0; row < GRID_ROWS; row++) {
        int n = 0;
        for (int column = 0; column < GRID_RING; column++) {
            PieceId p = at_column(s, row, first + column);
            if (p == NO_PIECE)
                continue;
            buf_printf(out, n++ ? "; " : "*%s*: ", say_word(goblins_line_title(s, row)));
            one(s, p, column + 1, out);
        }
        if (n > 0)
            buf_add(out, "\n");
    }
}
