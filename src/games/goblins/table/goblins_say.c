/* SPDX-License-Identifier: MIT
 * Texts of Goblin Ranks: of a goblin, and before a move how the score would change, who would be thrown or pushed
 * out. */
#include "games/goblins/table/goblins_draw.h"
#include "core/say.h"
#include "games/goblins/goblins_preview.h"

void goblins_zoom(const State *s, DefId def, char *out, size_t n)
{
    (void)s;
    out[0] = '\0';
    if (goblins_is_goblin(def))
        say(out, n, SAY("*{clan} clan.* [sign:{sign}] {text}"),
            say_s("clan", say_word(goblins_clan_name[goblins_clan(def)])), say_s("sign", clan_sign(goblins_clan(def))),
            say_s("text", say_word(goblins_game.def[def].text)));
    else if (def >= DEF_CROWN)
        say(out, n, SAY("{text}"), say_s("text", say_word(goblins_game.def[def].text)));
}

enum { QUIET_MS = 1500 };

bool goblins_hint(const Table *t, PieceId p, char *head, size_t hn, char *text, size_t tn)
{
    const State *s = t->in->s;
    DefId def = goblins_board.seen_as(s, p);
    int group = t->in->game->place[s->piece[p].place].group;
    /* while a power waits, a goblin's tooltip says what it would do */
    bool chooses = t->legal->n > 0 && s->phase == PHASE_POWER;
    if (t->nrecent > 0 && t->now - t->recent[0].at < QUIET_MS) /* keeps recent events uncovered */
        return false;
    if (!goblins_is_goblin(def) || chooses || goblins_ends(t) || (group != GROUP_CELL && group != GROUP_HAND))
        return false;
    say(head, hn, SAY("{card}"), say_s("card", say_word(goblins_game.def[def].name)));
    say(text, tn, SAY("{text}"), say_s("text", say_word(goblins_game.def[def].text)));
    return true;
}

bool goblins_plan(const Table *t, Move m, char *q, size_t qn, char *d, size_t dn)
{
    const State *s = t->in->s;
    if (qn > 0)
        q[0] = '\0'; /* keeps the rules' own question */
    char changes[SENTENCE_MAX] = "", thrown[SENTENCE_MAX];
    const char *line[2];
    int lines = 0;
    Goblins after;
    Slide slide;
    if (m.kind == 0 || m.kind == MOVE_LIFT || m.kind == MOVE_ENOUGH)
        return false;
    if (goblins_foresee(s, m, &after))
        goblins_say_changes(s, &after.s, changes, sizeof changes);
    if (changes[0])
        line[lines++] = changes;
    PieceId victim = m.kind == MOVE_PLACE ? goblins_at(s, m.b - PLACE_CELL) : NO_PIECE;
    if (victim != NO_PIECE) { /* GH-19.2 */
        say(thrown, sizeof thrown, SAY("The {card} is thrown face down."),
            say_s("card", say_word(goblins_game.def[s->piece[victim].def].name)));
        line[lines++] = thrown;
    } else if (m.kind == MOVE_DOWN && cells_count(goblins_blast(s, m.a - PLACE_CELL, NULL)) > 1)
        line[lines++] = say_word(N_("A Keg Runner bursts."));
    else if ((m.kind == MOVE_SLIDE_UP || m.kind == MOVE_SLIDE_DOWN) &&
             goblins_slide(s, goblins_column(s, m.a - PLACE_CELL), m.kind == MOVE_SLIDE_UP ? -1 : 1, &slide) &&
             slide.pushed >= 0) {
        DefId def = goblins_board.seen_as(s, goblins_at(s, slide.pushed));
        say(thrown, sizeof thrown, SAY("{card:The {card} is pushed out.|A face-down goblin is pushed out.}"),
            say_s("card", goblins_is_goblin(def) ? say_word(goblins_game.def[def].name) : ""));
        line[lines++] = thrown;
    }
    if (lines > 0) /* otherwise keep the rules' own detail */
        say(d, dn, SAY("{all}"), say_list("all", SAY_LINES, line, lines));
    return false;
}
