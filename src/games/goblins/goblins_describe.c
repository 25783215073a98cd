/* SPDX-License-Identifier: MIT
 * Goblin Ranks: moves in full, for those who do not see the hand that makes them.  Every goblin is one of a kind, so a
 * cell is told by its line and one goblin next to it; who lies face down has no name, so its column is counted.  And
 * the lines, as people call them. */
#include <string.h>

#include "games/goblins/goblins_int.h"

const char *goblins_name_of_line(bool grows, int row)
{
    static const char *const name[2][GRID_ROWS] = {
        {"line 1", "line 2", "line 3", "line 4"},
        {"the top line", "the upper line", "the lower line", "the bottom line"}};
    return say_word(name[grows][row & (GRID_ROWS - 1)]);
}

bool goblins_mark(const Setup *names, const Event *e, const char *word, SayArg *out)
{
    if (strcmp(word, "clan") == 0) { /* of a Crown */
        *out = say_bold(say_s(word, say_word(goblins_clan_name[(e->def - DEF_CROWN) % CLAN_COUNT])));
        return true;
    }
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
    return say_word(goblins_game.def[s->piece[goblins_at(s, cell)].def].name);
}

/* "Amber Flagbearer", or "the face-down goblin in line 2, column 3". */
static void say_goblin(const State *s, int cell, char *out, size_t n)
{
    say(out, n, SAY("{goblin:{goblin}|the face-down goblin in {line}, column {n}}"),
        say_s("goblin", has_name(s, cell) ? name_at(s, cell) : ""),
        say_s("line", goblins_line_name(s, cell / GRID_RING)), say_n("n", counted_column(s, cell)));
}

/* Where a cell is: by a neighbour with a name if there is one, of the same line if there is one. */
typedef struct {
    int side; /* 0 to 3: right of, left of, below, above the neighbour; 4: no neighbour */
    int near; /* the neighbour's cell */
} Where;

static Where where_is(const State *s, int cell)
{
    static const int at[4] = {3, 1, 0, 2}; /* of cell_neighbours */
    int near[4];
    Where w = {4, -1};
    cell_neighbours(cell, near);
    for (int i = 3; i >= 0; i--)
        if (near[at[i]] >= 0 && goblins_at(s, near[at[i]]) != NO_PIECE &&
            (w.near < 0 || has_name(s, near[at[i]]) || !has_name(s, w.near)))
            w = (Where){i, near[at[i]]};
    return w;
}

/* Who is about to be thrown or placed again. */
static const char *name_in_the_air(const State *s)
{
    PieceId p = table_first(s, PLACE_AIR);
    bool named = p != NO_PIECE && seen_def(s, p) != DEF_HIDDEN;
    return named ? say_word(goblins_game.def[s->piece[p].def].name) : say_word(N_("the lifted goblin"));
}

#define TO_CELL(verb, in)                                                                                              \
    "{side:" verb " {goblin} " in " {line}, right of {near}|" verb " {goblin} " in " {line}, left of {near}|" verb     \
    " {goblin} " in " {line}, below {near}|" verb " {goblin} " in " {line}, above {near}|" verb " {goblin} " in        \
    " {line}, column {n}}"

/* "Lay Ruby Wrecker in line 1, left of Amber Flagbearer" */
static void describe_to_cell(const State *s, const char *template, const char *goblin, int cell, char *out, size_t n)
{
    Where w = where_is(s, cell);
    char near[SENTENCE_MAX] = "";
    if (w.near >= 0)
        say(near, sizeof near, SAY("{goblin:{goblin}|the face-down goblin in column {n}}"),
            say_s("goblin", has_name(s, w.near) ? name_at(s, w.near) : ""), say_n("n", counted_column(s, w.near)));
    say(out, n, SAY_TABLE(template), say_which("side", w.side), say_s("goblin", goblin), say_s("near", near),
        say_s("line", goblins_line_name(s, cell / GRID_RING)), say_n("n", counted_column(s, cell)));
}

static void describe_place(const State *s, Move m, int cell, char *out, size_t n)
{
    const char *goblin = say_word(goblins_game.def[m.a].name);
    char other[SENTENCE_MAX];
    if (goblins_at(s, cell) == NO_PIECE) {
        describe_to_cell(s, N_(TO_CELL("Lay", "in")), goblin, cell, out, n);
        return;
    }
    say_goblin(s, cell, other, sizeof other); /* GH-19.2 */
    say(out, n, SAY("Lay {goblin} in place of {other}"), say_s("goblin", goblin), say_s("other", other));
}

static void describe_slide(const State *s, int top, bool up, char *out, size_t n)
{
    say(out, n,
        SAY("{goblin:{up:Slide the column of {goblin} up|Slide the column of {goblin} down}|{up:Slide column {n} "
            "up|Slide "
            "column {n} down}}"),
        say_s("goblin", has_name(s, top) ? name_at(s, top) : ""), say_is("up", up), say_n("n", counted_column(s, top)));
}

void goblins_describe(const State *s, Move m, char *out, size_t n)
{
    static const char *const at_goblin[GOBLINS_MOVES] = {
        [MOVE_DOWN] = N_("Turn {goblin} face down"),
        [MOVE_LIFT] = N_("Choose {goblin}"),
        [MOVE_RAISE] = N_("Raise {goblin}"),
        [MOVE_SWAP] = N_("Swap {goblin} and {other}"),
    };
    int cell = (m.kind == MOVE_PLACE || m.kind == MOVE_THROW || m.kind == MOVE_LAY ? m.b : m.a) - PLACE_CELL;
    if (m.kind == MOVE_ENOUGH || cell < 0 || cell >= GRID_CELLS)
        return; /* its label says it all */
    char goblin[SENTENCE_MAX], other[SENTENCE_MAX] = "";
    switch (m.kind) {
    case MOVE_PLACE:
        describe_place(s, m, cell, out, n);
        break;
    case MOVE_THROW:
        describe_to_cell(s, N_(TO_CELL("Throw", "into")), name_in_the_air(s), cell, out, n);
        break;
    case MOVE_LAY:
        describe_to_cell(s, N_(TO_CELL("Place", "in")), name_in_the_air(s), cell, out, n);
        break;
    case MOVE_SLIDE_UP:
    case MOVE_SLIDE_DOWN:
        describe_slide(s, cell, m.kind == MOVE_SLIDE_UP, out, n);
        break;
    default:
        if (m.kind >= GOBLINS_MOVES || !at_goblin[m.kind])
            break;
        say_goblin(s, cell, goblin, sizeof goblin);
        if (m.kind == MOVE_SWAP)
            say_goblin(s, m.b - PLACE_CELL, other, sizeof other);
        say(out, n, SAY_TABLE(at_goblin[m.kind]), say_s("goblin", goblin), say_s("other", other));
        break;
    }
}
