/* SPDX-License-Identifier: MIT
 * Pebbles: the smallest vocabulary, to begin another one from.  Its moves are those of journals, its places go by their
 * words:
 *
 *     seats A B; option handful large; heap three one; pouch B two; turn B
 *     = refused B take 4; B take 1; = pouch B two three; = pouch-0 -; = most 3; again
 *
 * heap: what lies on top of it, in order; all the rest follows as the set-up leaves it. */
#include "games/nullgame/nullgame.h"

#include <stdio.h>
#include <string.h>

#include "core/table.h"
#include "core/text.h"
#include "engine/scenario/vocabulary.h"

enum { PUT_MOST = 12 };

typedef struct {
    int turn, n;
    struct {
        DefId def;
        int seat; /* -1: onto the heap */
    } put[PUT_MOST];
} Own;

static Own *own(const Scenario *t)
{
    return t->own;
}

static PlaceId heap_place(void)
{
    return (PlaceId)place_by_word(&nullgame, "heap");
}

static PlaceId pouch_place(int seat)
{
    return (PlaceId)(place_by_word(&nullgame, "pouch-0") + seat);
}

/* ---- the position ----------------------------------------------------------------------------------------------- */

static Status put(Scenario *t, Statement *st)
{
    bool heap = statement_is(st, 0, "heap");
    int seat = heap ? -1 : scenario_seat(t, statement_word(st, 1));
    if (!heap && seat < 0)
        return statement_unreadable(st, "no such seat");
    for (int i = heap ? 1 : 2; i < st->n; i++) {
        int def = def_by_word(&nullgame, st->word[i]);
        if (def <= 0 || own(t)->n == PUT_MOST)
            return statement_unreadable(st, "one, two or three, four of each");
        own(t)->put[own(t)->n].def = (DefId)def;
        own(t)->put[own(t)->n++].seat = seat;
    }
    return status_ok();
}

static Status turn(Scenario *t, Statement *st)
{
    return scenario_seat_word(t, st, &own(t)->turn);
}

static Status build(Scenario *t, State *s)
{
    const Own *o = own(t);
    nullgame.setup(s, &t->cfg, NULL);
    for (int i = 0; i < o->n; i++) {
        PieceId p = table_find(s, heap_place(), o->put[i].def);
        if (p == NO_PIECE)
            return status_error(SCENARIO_UNREADABLE, "there are only four pebbles of a kind");
        if (o->put[i].seat >= 0)
            table_move(s, &nullgame, p, pouch_place(o->put[i].seat), -1, NULL);
    }
    PieceId at = table_first(s, heap_place());
    for (int i = 0; i < o->n; i++) {
        if (o->put[i].seat >= 0)
            continue;
        PieceId p = at;
        while (p != NO_PIECE && s->piece[p].def != o->put[i].def)
            p = s->piece[p].next;
        if (p == NO_PIECE)
            return status_error(SCENARIO_UNREADABLE, "there are only four pebbles of a kind");
        s->piece[p].def = s->piece[at].def;
        s->piece[at].def = o->put[i].def;
        at = s->piece[at].next;
    }
    s->to_act = (uint8_t)o->turn;
    return status_ok();
}

static const ScenarioWord words[] = {
    {"seats", IN_POSITION, scenario_seats},
    {"option", IN_POSITION, scenario_option},
    {"heap", IN_POSITION, put},
    {"pouch", IN_POSITION, put},
    {"turn", IN_POSITION, turn},
    {"again", ANYWHERE, scenario_again},
    {NULL, 0, NULL},
};

/* ---- moves and expectations ------------------------------------------------------------------------------------- */

static const ScenarioMark marks[] = {
    {{"=", "refused"}, IS_REFUSED}, {{"=", "can"}, IS_LEGAL}, {{"="}, IS_EXPECTED}, {{NULL}, IS_PLAYED}};
static const ScenarioVerb verbs[] = {{.word = NULL, .read = scenario_move_text}};

static const char *code(DefId def, char out[LIST_WORD])
{
    (void)snprintf(out, LIST_WORD, "%s", nullgame.def[def].word);
    return out;
}

static Status expect_over(Scenario *t, Statement *st)
{
    return expect_that(st, scenario_state(t)->over, "that the game goes on");
}

static Status expect_place_word(Scenario *t, Statement *st)
{
    int place = place_by_word(t->game, statement_word(st, 1));
    return place < 0 ? statement_unreadable(st, "no such expectation") : expect_cards(t, st, 2, (PlaceId)place, false);
}

static const ScenarioExpect expects[] = {
    {"heap", .size = "heap"},        {"pouch", .place = pouch_place}, {"most", .field = "most"},
    {"turn", .seat = scenario_turn}, {"over", .read = expect_over},   {.word = NULL, .read = expect_place_word},
};

const ScenarioWords nullgame_scenario = {
    .game = &nullgame,
    .fence = "ng",
    .comment = "#",
    .separator = ";",
    .word = words,
    .mark = marks,
    .verb = verbs,
    .expect = expects,
    .size = sizeof(Own),
    .sound = true,
    .seats_act = true,
    .nobody = "nobody",
    .build = build,
    .code = code,
};
