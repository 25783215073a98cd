/* SPDX-License-Identifier: MIT
 * Goblin Ranks: moves in full, for those who do not see the hand that makes them.  Every goblin is one of a kind, so a
 * cell is told by its line and one goblin next to it; who lies face down has no name, so its column is counted.  And
 * the lines, as people call them. */
#include <string.h>

#include "base/buf.h"
#include "games/goblins/goblins_int.h"

const char *goblins_name_of_line(bool grows, int row)
{
    static const char *const name[2][GRID_ROWS] = {
        {"line 1", "line 2", "line 3", "line 4"},
        {"the top line", "the upper line", "the lower line", "the bottom line"}};
    return name[grows][row & (GRID_ROWS - 1)];
}

bool goblins_mark(const Setup *names, const Event *e, const char *word, SayArg *out)
{
    if (strcmp(word, "line") != 0)
        return false;
    bool grows = names->nseats == 2 && names->option[OPT_CARRIERS] == CARRIERS_TWO; /* GH-5.3 */
    int line = e->kind == EV_HELD ? e->other : e->n;
    *out = say_s(word, goblins_name_of_line(grows, grows ? line : line - 1));
    return true;
}

/* From the left end of the horde, which is 1. */
static int counted_column(const State *s, int cell)
{
    return goblins_column(s, cell) - goblins_extent(s).west + 1;
}

static bool has_name(const State *s, int cell)
{
    PieceId p = goblins_at(s, cell);
    return p != NO_PIECE && seen_def(s, p) != DEF_HIDDEN;
}

static const char *name_at(const State *s, int cell)
{
    return goblins_game.def[s->piece[goblins_at(s, cell)].def].name;
}

/* "Amber Flagbearer", or "the goblin face down in line 2, column 3". */
static void say_goblin(const State *s, int cell, char *out, size_t n)
{
    if (has_name(s, cell)) {
        str_put(out, n, name_at(s, cell));
        return;
    }
    str_put(out, n, "the goblin face down in ");
    str_add(out, n, "%s, column %d", goblins_line_name(s, cell / GRID_RING), counted_column(s, cell));
}

/* "in line 1, left of Amber Flagbearer": by a neighbour with a name if there is one, of the same line if there is one. */
static void say_cell(const State *s, const char *in, int cell, char *out, size_t n)
{
    static const struct {
        int at; /* of cell_neighbours */
        const char *word;
    } side[4] = {{3, "right of"}, {1, "left of"}, {0, "below"}, {2, "above"}};
    int near[4], told = -1;
    cell_neighbours(cell, near);
    for (int i = 3; i >= 0; i--)
        if (near[side[i].at] >= 0 && goblins_at(s, near[side[i].at]) != NO_PIECE &&
            (told < 0 || has_name(s, near[side[i].at]) || !has_name(s, near[side[told].at])))
            told = i;
    str_add(out, n, "%s%s", in, goblins_line_name(s, cell / GRID_RING));
    if (told < 0)
        str_add(out, n, ", column %d", counted_column(s, cell));
    else if (has_name(s, near[side[told].at]))
        str_add(out, n, ", %s %s", side[told].word, name_at(s, near[side[told].at]));
    else
        str_add(out, n, ", %s the goblin face down in column %d", side[told].word,
                counted_column(s, near[side[told].at]));
}

/* Who is about to be thrown or laid down again. */
static void say_in_the_air(const State *s, char *out, size_t n)
{
    PieceId p = table_first(s, PLACE_AIR);
    bool named = p != NO_PIECE && seen_def(s, p) != DEF_HIDDEN;
    str_put(out, n, named ? goblins_game.def[s->piece[p].def].name : "the goblin");
}

static void describe_place(const State *s, Move m, int cell, char *out, size_t n)
{
    str_add(out, n, "Lay %s", goblins_game.def[m.a].name);
    if (goblins_at(s, cell) != NO_PIECE) { /* GH-19.2 */
        str_put(out, n, " in place of ");
        say_goblin(s, cell, out, n);
    } else {
        say_cell(s, " in ", cell, out, n);
    }
}

static void describe_slide(const State *s, int top, const char *where, char *out, size_t n)
{
    if (has_name(s, top))
        str_add(out, n, "Slide the column of %s %s", name_at(s, top), where);
    else
        str_add(out, n, "Slide column %d %s", counted_column(s, top), where);
}

void goblins_describe(const State *s, Move m, char *out, size_t n)
{
    static const char *const verb[GOBLINS_MOVES] = {
        [MOVE_THROW] = "Throw ", [MOVE_DOWN] = "Turn ",   [MOVE_LIFT] = "Choose ",
        [MOVE_LAY] = "Lay ",     [MOVE_RAISE] = "Raise ", [MOVE_SWAP] = "Swap ",
    };
    int cell = (m.kind == MOVE_PLACE || m.kind == MOVE_THROW || m.kind == MOVE_LAY ? m.b : m.a) - PLACE_CELL;
    if (m.kind == MOVE_ENOUGH || cell < 0 || cell >= GRID_CELLS)
        return; /* its label says it all */
    if (verb[m.kind])
        str_put(out, n, verb[m.kind]);
    switch (m.kind) {
    case MOVE_PLACE:
        describe_place(s, m, cell, out, n);
        break;
    case MOVE_THROW:
    case MOVE_LAY:
        say_in_the_air(s, out, n);
        say_cell(s, m.kind == MOVE_THROW ? " into " : " in ", cell, out, n);
        break;
    case MOVE_SLIDE_UP:
        describe_slide(s, cell, "up", out, n);
        break;
    case MOVE_SLIDE_DOWN:
        describe_slide(s, cell, "down", out, n);
        break;
    default:
        say_goblin(s, cell, out, n);
        break;
    }
    if (m.kind == MOVE_DOWN)
        str_put(out, n, " face down");
    if (m.kind == MOVE_SWAP) {
        str_put(out, n, " and ");
        say_goblin(s, m.b - PLACE_CELL, out, n);
    }
}
