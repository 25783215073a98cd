/* SPDX-License-Identifier: MIT
 * Goblin Ranks: what a move would do, found by doing it to a copy with the rules' own code, and told in words.  So what
 * is foretold is what happens, whatever a power does on the way. */
#include "base/buf.h"
#include "games/goblins/goblins_int.h"
#include "games/goblins/goblins_preview.h"

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

/* ", the most" or ", a tie" for a clan that gained. */
static const char *standing_after(const State *after, int row, int clan)
{
    int own = goblins_strength(after, row, (Clan)clan), best = 0;
    for (int other = 0; other < CLAN_COUNT; other++) {
        int n = goblins_strength(after, row, (Clan)other);
        best = other != clan && n > best ? n : best;
    }
    return own > best ? ", the most" : own == best ? ", a tie" : "";
}

/* One clan of a line; false: nothing changes for it. */
static bool say_clan(const State *before, const State *after, int row, int clan, bool gains, bool first, char *out,
                     size_t n)
{
    int was = goblins_strength(before, row, (Clan)clan), is = goblins_strength(after, row, (Clan)clan);
    if (is == was || (is > was) != gains)
        return false;
    if (first)
        str_add(out, n, "%s%s: ", out[0] ? " " : "", goblins_line_title(before, row));
    str_add(out, n, "%s%s %d \u2192 %d%s", first ? "" : "; ", goblins_clan_name[clan], was, is,
            gains ? standing_after(after, row, clan) : "");
    return true;
}

void goblins_say_changes(const State *before, const State *after, char *out, size_t n)
{
    for (int row = 0; row < GRID_ROWS; row++) {
        bool first = true;
        for (int gains = 1; gains >= 0; gains--)
            for (int clan = 0; clan < CLAN_COUNT; clan++)
                first = !say_clan(before, after, row, clan, gains, first, out, n) && first;
        if (!first)
            str_add(out, n, ".");
    }
}
