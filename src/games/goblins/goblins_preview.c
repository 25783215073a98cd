/* SPDX-License-Identifier: MIT
 * Goblin Ranks: what would happen, without doing it (goblins_preview.h). */
#include "base/buf.h"
#include "games/goblins/goblins_int.h"
#include "games/goblins/goblins_preview.h"

static bool by_neighbours(const State *s)
{
    return s->option[OPT_COHESION] == COHESION_NEIGHBOUR;
}

/* The row that a slide opens, as cells; 0: none. */
static Cells opened(const State *s, Cells after)
{
    unsigned open = goblins_of(s)->open;
    for (int row = 0; row < GRID_ROWS; row++)
        if (after & cells_row(row) && !(open >> row & 1))
            return cells_row(row);
    return 0;
}

bool goblins_slide(const State *s, int column, int lines, Slide *out)
{
    Cells taken = plane_of(s, PLANE_TAKEN), allowed = goblins_allowed(s), ring = cells_column(column);
    Cells moving = taken & ring;
    *out = (Slide){.pushed = -1};
    if (!moving || plane_of(s, PLANE_STONE) & ring)
        return false; /* GH-17.1 */
    Cells stays = moving & (lines < 0 ? allowed << GRID_RING : allowed >> GRID_RING), pushed = moving & ~stays;
    out->after = (taken & ~ring) | (lines < 0 ? stays >> GRID_RING : stays << GRID_RING); /* GH-17.2 */
    out->opens = opened(s, out->after);
    if (!pushed)
        return goblins_cells_coherent(out->after, by_neighbours(s)); /* GH-17.4 */
    out->pushed = cells_lowest(pushed);
    Extent e = goblins_grid_extent(out->after, goblins_of(s)->west);
    out->lays = goblins_grid_mending(out->after, allowed, e, by_neighbours(s)) & ~pushed;
    return out->lays != 0;
}

Cells goblins_blast(const State *s, int cell, int order[GRID_CELLS])
{
    int own[GRID_CELLS], n = 0, *fallen = order ? order : own;
    Cells can = plane_of(s, PLANE_UP) & ~plane_of(s, PLANE_STONE), kegs = plane_of(s, PLANE_KEG), down = cell_bit(cell);
    if (!(can & down))
        return 0;
    fallen[n++] = cell;
    for (int i = 0; i < n; i++) {
        int around[4];
        if (!(kegs & cell_bit(fallen[i])))
            continue;
        goblins_cell_neighbours(fallen[i], around);
        for (int k = 0; k < 4; k++) {
            if (around[k] < 0 || !(can & ~down & cell_bit(around[k])))
                continue;
            down |= cell_bit(around[k]);
            fallen[n++] = around[k];
        }
    }
    return down;
}

Cells goblins_destinations(const State *s, int cell)
{
    Cells rest = plane_of(s, PLANE_TAKEN) & ~cell_bit(cell);
    if (!rest)
        return 0;
    Extent e = goblins_grid_extent(rest, goblins_of(s)->west); /* GH-5.5: measured with the goblin lifted */
    return goblins_grid_mending(rest, goblins_allowed(s), e, by_neighbours(s)) & ~cell_bit(cell);
}

Cells goblins_broken(const State *s, int from, int to)
{
    Cells all = plane_of(s, PLANE_TAKEN) & ~cell_bit(from), largest = 0;
    if (to >= 0)
        all |= cell_bit(to);
    if (by_neighbours(s))
        return all & ~cells_around(all);
    for (Cells rest = all; rest;) {
        Cells part = goblins_cells_connected(rest, rest & (0 - rest));
        if (cells_count(part) > cells_count(largest))
            largest = part;
        rest &= ~part;
    }
    return all & ~largest;
}

Cells goblins_thirteenth(const State *s)
{
    Cells taken = plane_of(s, PLANE_TAKEN);
    return cells_around(taken) & ~taken & goblins_allowed(s) & ~goblins_grid_frame(goblins_extent(s));
}

Cells goblins_replaceable(const State *s, Clan clan)
{
    return plane_of(s, PLANE_UP) & ~clan_cells(s, clan) & ~plane_of(s, PLANE_STONE);
}

bool goblins_foresee(const State *s, Move m, Goblins *after)
{
    if (m.kind == MOVE_PLACE && table_find(s, hand_of(m.seat), m.a) == NO_PIECE)
        return false; /* a hand that these eyes do not see */
    if (m.kind == MOVE_RAISE && def_at(s, m.a - PLACE_CELL) == DEF_HIDDEN)
        return false; /* GH-15.2: nobody knows */
    memcpy(after, goblins_of(s), sizeof *after);
    goblins_act(&after->s, m, NULL);
    return true;
}

Cells goblins_felled(const State *s, const Goblins *after)
{
    return plane_of(s, PLANE_UP) & plane_of(&after->s, PLANE_TAKEN) & ~plane_of(&after->s, PLANE_UP);
}

/* How a clan that gained stands in the line, by the forms of say_changes. */
static int standing_after(const State *after, int row, int clan)
{
    enum { MOST, TIED, BEHIND };
    int own = goblins_strength(after, row, (Clan)clan), best = 0;
    for (int other = 0; other < CLAN_COUNT; other++) {
        int n = goblins_strength(after, row, (Clan)other);
        best = other != clan && n > best ? n : best;
    }
    return own > best ? MOST : own == best ? TIED : BEHIND;
}

/* The changes of a line, those that gain first; false: there are none. */
static bool say_row(const State *before, const State *after, int row, char out[SENTENCE_MAX])
{
    char all[SENTENCE_MAX] = "";
    for (int gains = 1; gains >= 0; gains--)
        for (int clan = 0; clan < CLAN_COUNT; clan++) {
            int was = goblins_strength(before, row, (Clan)clan), is = goblins_strength(after, row, (Clan)clan);
            char more[SENTENCE_MAX];
            if (is == was || (is > was) != gains)
                continue;
            memcpy(more, all, sizeof more);
            say(all, sizeof all,
                SAY("{more:{more}; |}{is:{clan} {from} \u2192 {to}, the most|{clan} {from} \u2192 {to}, a tie|"
                    "{clan} {from} \u2192 {to}}"),
                say_s("more", more), say_which("is", gains ? standing_after(after, row, clan) : 2),
                say_s("clan", say_word(goblins_clan_name[clan])), say_n("from", was), say_n("to", is));
        }
    if (all[0])
        say(out, SENTENCE_MAX, SAY("{line}: {changes}."), say_s("line", say_word(goblins_line_title(before, row))),
            say_s("changes", all));
    return all[0] != '\0';
}

void goblins_say_changes(const State *before, const State *after, char *out, size_t n)
{
    char text[GRID_ROWS][SENTENCE_MAX];
    const char *line[GRID_ROWS];
    int said = 0;
    for (int row = 0; row < GRID_ROWS; row++)
        if (say_row(before, after, row, text[said])) {
            line[said] = text[said];
            said++;
        }
    out[0] = '\0';
    if (said > 0)
        say(out, n, SAY("{all}"), say_list("all", SAY_LINES, line, said));
}
