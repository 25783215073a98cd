/* SPDX-License-Identifier: MIT
 * What this table says before something is done, and which moments decided a game. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/buf.h"
#include "boards/goblins_draw.h"
#include "games/goblins/goblins_preview.h"

void goblins_zoom(const State *s, DefId def, char *out, size_t n)
{
    (void)s;
    out[0] = '\0';
    if (goblins_is_goblin(def))
        str_add(out, n, "*%s clan.* [sign:%s] %s", goblins_clan_name[goblins_clan(def)], clan_sign(goblins_clan(def)),
                goblins_game.def[def].text);
    else if (def >= DEF_CROWN)
        str_add(out, n, "%s", goblins_game.def[def].text);
}

/* "Line 2: Ruby 3 → 4, the most." */
static void say_gain(const State *s, int row, Clan clan, int then, char *d, size_t dn)
{
    int now = goblins_strength(s, row, clan), best = 0;
    for (int other = 0; other < CLAN_COUNT; other++)
        if (other != (int)clan && goblins_strength(s, row, (Clan)other) > best)
            best = goblins_strength(s, row, (Clan)other);
    (void)snprintf(d, dn, "%s: %s %d → %d%s.", goblins_line_title(s, row), goblins_clan_name[clan], now, then,
                   then > best    ? ", the most"
                   : then == best ? ", a tie"
                                  : "");
}

static void plan_place(const Table *t, Move m, char *d, size_t dn)
{
    const State *s = t->in->s;
    int cell = m.b - PLACE_CELL;
    Clan clan = goblins_clan(m.a);
    int more = goblins_role(m.a) == ROLE_DOUBLES ? 2 : 1, now = goblins_strength(s, cell / GRID_RING, clan);
    say_gain(s, cell / GRID_RING, clan, now + more, d, dn);
    PieceId victim = goblins_at(s, cell);
    if (victim != NO_PIECE) /* GH-19.2 */
        str_add(d, dn, " %s is thrown face down.", goblins_game.def[s->piece[victim].def].name);
}

void goblins_plan(const Table *t, Move m, char *q, size_t qn, char *d, size_t dn)
{
    const State *s = t->in->s;
    if (qn > 0)
        q[0] = '\0'; /* the rules' own question is right */
    int cell = m.a - PLACE_CELL;
    switch (m.kind) {
    case MOVE_PLACE:
        plan_place(t, m, d, dn);
        break;
    case MOVE_DOWN: {
        Cells gone = goblins_blast(s, cell, NULL);
        char words[240] = "";
        goblins_say_losses(s, gone, words, sizeof words);
        (void)snprintf(d, dn, "%s%s", words, cells_count(gone) > 1 ? " A keg bursts." : "");
        break;
    }
    case MOVE_SLIDE_UP:
    case MOVE_SLIDE_DOWN: {
        Slide slide;
        if (goblins_slide(s, goblins_column(s, cell), m.kind == MOVE_SLIDE_UP ? -1 : 1, &slide) && slide.pushed >= 0)
            (void)snprintf(d, dn, "The goblin at the end is pushed out and laid again.");
        break;
    }
    case MOVE_LAY: {
        PieceId p = s->head[PLACE_AIR].first;
        if (p == NO_PIECE || s->piece[p].face & FACE_DOWN || !goblins_is_goblin(s->piece[p].def))
            break;
        Clan clan = goblins_clan(s->piece[p].def);
        int row = (m.b - PLACE_CELL) / GRID_RING;
        say_gain(s, row, clan, goblins_strength(s, row, clan) + (goblins_role(s->piece[p].def) == ROLE_DOUBLES ? 2 : 1),
                 d, dn);
        break;
    }
    default:
        break;
    }
}
