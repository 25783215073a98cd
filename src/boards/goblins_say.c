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

bool goblins_plan(const Table *t, Move m, char *q, size_t qn, char *d, size_t dn)
{
    const State *s = t->in->s;
    if (qn > 0)
        q[0] = '\0'; /* the rules' own question is right */
    char words[320] = "";
    Goblins after;
    Slide slide;
    if (m.kind == 0 || m.kind == MOVE_LIFT || m.kind == MOVE_ENOUGH)
        return false;
    if (goblins_foresee(s, m, &after))
        goblins_say_changes(s, &after.s, words, sizeof words);
    PieceId victim = m.kind == MOVE_PLACE ? goblins_at(s, m.b - PLACE_CELL) : NO_PIECE;
    if (victim != NO_PIECE) /* GH-19.2 */
        str_add(words, sizeof words, " The %s is thrown face down.", goblins_game.def[s->piece[victim].def].name);
    else if (m.kind == MOVE_DOWN && cells_count(goblins_blast(s, m.a - PLACE_CELL, NULL)) > 1)
        str_add(words, sizeof words, " A Keg Runner bursts.");
    else if ((m.kind == MOVE_SLIDE_UP || m.kind == MOVE_SLIDE_DOWN) &&
             goblins_slide(s, goblins_column(s, m.a - PLACE_CELL), m.kind == MOVE_SLIDE_UP ? -1 : 1, &slide) &&
             slide.pushed >= 0)
        str_add(words, sizeof words, "%sThe goblin at the end is pushed out. You then place it again.",
                words[0] ? " " : "");
    if (words[0])
        (void)snprintf(d, dn, "%s", words); /* else what the rules say of the step stays */
    return false;
}
