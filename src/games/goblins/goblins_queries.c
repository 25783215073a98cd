/* SPDX-License-Identifier: MIT
 * Goblin Ranks: what can be read off a state or a view, by the rules, the screen, opponents and scenario words alike. */
#include "games/goblins/goblins_int.h"

Cells goblins_plane(const State *s, PlaneName name)
{
    return plane_of(s, name);
}

static bool grows(const State *s) /* the third line is not fixed from the start (GH-5.3) */
{
    return s->nseats == 2 && s->option[OPT_CARRIERS] == CARRIERS_TWO;
}

int goblins_lines(const State *s)
{
    return s->nseats == 4 ? 4 : 3; /* GH-1.5 */
}

int goblins_first_line(const State *s)
{
    return grows(s) ? 0 : 1;
}

const char *goblins_line_name(const State *s, int row)
{
    return goblins_name_of_line(goblins_first_line(s) == 0, row);
}

const char *goblins_line_title(const State *s, int row)
{
    static const char *const title[2][GRID_ROWS] = {
        {N_("Line 1"), N_("Line 2"), N_("Line 3"), N_("Line 4")},
        {N_("Top line"), N_("Upper line"), N_("Lower line"), N_("Bottom line")}};
    return title[goblins_first_line(s) == 0][row & (GRID_ROWS - 1)];
}

int goblins_all(const State *s)
{
    return goblins_lines(s) * FRAME_WIDTH;
}

int goblins_carriers(const State *s)
{
    return grows(s) ? 2 : goblins_lines(s);
}

Extent goblins_extent(const State *s)
{
    return goblins_grid_extent(plane_of(s, PLANE_TAKEN), goblins_of(s)->west);
}

int goblins_column(const State *s, int cell)
{
    return grid_column(cell, goblins_of(s)->west);
}

int goblins_cell(const State *s, int line, int column)
{
    int row = line - goblins_first_line(s), ahead = column - goblins_of(s)->west;
    if (row < 0 || row >= GRID_ROWS || ahead < -2 || ahead >= GRID_RING - 2)
        return -1;
    return row * GRID_RING + (column & (GRID_RING - 1));
}

static inline Cells rows(unsigned open)
{
    Cells cells = 0;
    for (; open; open &= open - 1)
        cells |= cells_row(__builtin_ctz(open));
    return cells;
}

Cells goblins_allowed(const State *s)
{
    unsigned open = goblins_of(s)->open;
    if (__builtin_popcount(open) < goblins_lines(s))
        open |= open << 1 | open >> 1; /* GH-5.3 */
    return rows(open & ((1u << GRID_ROWS) - 1));
}

Cells goblins_legal_cells(const State *s)
{
    return goblins_grid_legal(plane_of(s, PLANE_TAKEN), goblins_allowed(s), goblins_extent(s));
}

unsigned goblins_clans(const State *s)
{
    PieceId p = table_first(s, PLACE_BOX); /* its first piece shows the clan */
    unsigned all = (1u << CLAN_COUNT) - 1;
    return p == NO_PIECE ? all : all & ~(1u << goblins_clan(s->piece[p].def));
}

static Clan crown_in(const State *s, PlaceId at)
{
    PieceId p = table_first(s, at);
    return p == NO_PIECE || s->piece[p].def < DEF_CROWN ? CLAN_COUNT : goblins_clan(s->piece[p].def);
}

Clan goblins_crown(const State *s, int seat)
{
    return crown_in(s, crown_of(seat));
}

Clan goblins_neutral(const State *s)
{
    return crown_in(s, PLACE_ASIDE);
}

int goblins_turns(const State *s)
{
    return goblins_all(s) - goblins_carriers(s);
}

int goblins_turns_left(const State *s, int seat)
{
    if (s->over)
        return 0;
    int left = goblins_turns(s) - s->round + 1; /* of all seats, with the present turn */
    int before = (seat - s->to_act + s->nseats) % s->nseats;
    return (left - before + s->nseats - 1) / s->nseats;
}
