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

static int line_number(const State *s, int cell)
{
    return goblins_first_line(s) + cell / GRID_RING;
}

static void plan_place(const Table *t, Move m, char *d, size_t dn)
{
    const State *s = t->in->s;
    int cell = m.b - PLACE_CELL;
    Clan clan = goblins_clan(m.a);
    int more = goblins_role(m.a) == ROLE_DOUBLES ? 2 : 1, now = goblins_strength(s, cell / GRID_RING, clan);
    if (goblins_at(s, cell) != NO_PIECE)
        (void)snprintf(d, dn, "It takes the place of the goblin there, who is thrown face down.");
    else
        (void)snprintf(d, dn, "Line %d: %s %d, then %d.", line_number(s, cell), goblins_clan_name[clan], now,
                       now + more);
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
        int n = cells_count(goblins_blast(s, cell, NULL));
        if (n > 1)
            (void)snprintf(d, dn, "A keg: %d goblins go down with it.", n);
        break;
    }
    case MOVE_SLIDE_UP:
    case MOVE_SLIDE_DOWN: {
        Slide slide;
        if (goblins_slide(s, goblins_column(s, cell), m.kind == MOVE_SLIDE_UP ? -1 : 1, &slide) && slide.pushed >= 0)
            (void)snprintf(d, dn, "The goblin at the end is pushed out and laid again.");
        break;
    }
    default:
        break;
    }
}

/* ---- the moments that decided it --------------------------------------------------------------------------------- */

int goblins_decisions(const Match *m, Decision *out, int max)
{
    int all = match_events(m, NO_SEAT, 0, NULL, 0), found = 0, before = 0;
    if (all <= 0 || max <= 0)
        return 0;
    Event *e = xmalloc((size_t)all * sizeof *e);
    (void)match_events(m, NO_SEAT, 0, e, all);
    for (uint32_t k = 0; k < match_serial(m) && found < max; k++) {
        int end = all - match_events(m, NO_SEAT, k + 1, NULL, 0), fallen = 0;
        for (int i = before; i < end; i++)
            fallen += e[i].kind == EV_DOWNED;
        for (int i = before; i < end && fallen >= 3; i++)
            if (e[i].kind == EV_BURST) {
                Decision *d = &out[found++];
                *d = (Decision){.serial = k, .sign = "keg", .card = e[i].def};
                (void)snprintf(d->title, sizeof d->title, "The %s bursts.", goblins_game.def[e[i].def].name);
                (void)snprintf(d->text, sizeof d->text, "%d goblins go down at once.", fallen);
                break;
            }
        before = end;
    }
    free(e);
    return found;
}

void goblins_score_look(const State *s, int line, ScoreLook *out)
{
    (void)s;
    (void)line;
    *out = (ScoreLook){.sign = "banner"};
}
