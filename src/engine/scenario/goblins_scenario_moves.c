/* SPDX-License-Identifier: MIT
 * Goblin Ranks: move words of the scenarios (docs/rules/goblins.md, section 7.0). */
#include <stdlib.h>

#include "base/buf.h"
#include "games/goblins/goblins_preview.h"
#include "engine/scenario/goblins_scenario.h"

/* ---- naming a move ---------------------------------------------------------------------------------------------- */

typedef struct {
    const Statement *st;
    int from; /* the word with the seat */
    Move *out;
    Status *why;
} Naming;

static bool unreadable(const Naming *x, const char *why)
{
    *x->why = statement_unreadable(x->st, why);
    return false;
}

static const char *word(const Naming *x, int i)
{
    return x->from + i < x->st->n ? x->st->word[x->from + i] : "";
}

static bool has_words(const Naming *x, int n)
{
    return x->st->n == x->from + n;
}

/* The cell that a word names as a place; false where there is no such cell now. */
static bool named_cell(const State *s, const Naming *x, int i, uint16_t *out)
{
    int line, column;
    if (!goblins_script_cell(word(x, i), &line, &column))
        return unreadable(x, "a cell is written line,column");
    int cell = goblins_cell(s, line, column);
    *out = (uint16_t)(cell < 0 ? 0 : cell_place(cell));
    return cell >= 0;
}

static bool named_place(const State *s, const Naming *x)
{
    int def = goblins_script_card(word(x, 2));
    if (!has_words(x, 5) || strcmp(word(x, 3), "at") != 0 || def < 0)
        return unreadable(x, "X places Rb at 2,1");
    x->out->kind = MOVE_PLACE;
    x->out->a = (uint16_t)def;
    return named_cell(s, x, 4, &x->out->b);
}

/* "throws to", "lays at", "swaps with": one word, then a cell. */
static bool named_target(const State *s, const Naming *x, uint8_t kind, const char *between)
{
    const Frame *f = frame_peek(s);
    if (!has_words(x, 4) || strcmp(word(x, 2), between) != 0)
        return unreadable(x, "a verb, its word and a cell");
    x->out->kind = kind;
    x->out->a = PLACE_AIR;
    if (kind == MOVE_SWAP) {
        if (!f || f->src == NO_PIECE)
            return named_cell(s, x, 3, &x->out->b) && false;
        x->out->a = s->piece[f->src].place;
    }
    return named_cell(s, x, 3, &x->out->b);
}

static bool named_slide(const State *s, const Naming *x)
{
    int column, ahead;
    bool up = strcmp(word(x, 3), "up") == 0;
    if (!has_words(x, 4) || !statement_number(word(x, 2), &column) || (!up && strcmp(word(x, 3), "down") != 0))
        return unreadable(x, "X slides -1 up");
    ahead = column - goblins_of(s)->west;
    Cells there = plane_of(s, PLANE_TAKEN) & cells_column(column);
    x->out->kind = up ? MOVE_SLIDE_UP : MOVE_SLIDE_DOWN;
    if (ahead < 0 || ahead >= FRAME_WIDTH || !there)
        return false;
    x->out->a = cell_place(cells_lowest(there));
    return true;
}

bool goblins_script_named_move(const ScenarioTable *t, const Statement *st, int from, Move *out, Status *why)
{
    static const struct {
        const char *verb;
        uint8_t kind;
    } simple[] = {{"downs", MOVE_DOWN}, {"lifts", MOVE_LIFT}, {"raises", MOVE_RAISE}};
    const State *s = &t->state.s;
    Naming x = {st, from, out, why};
    int seat = st->n > from ? goblins_script_seat(t, st->word[from]) : -1;
    *why = status_ok();
    *out = (Move){.seat = (uint8_t)seat};
    if (seat < 0)
        return unreadable(&x, "neither a word of the notation nor a seat");
    const char *verb = word(&x, 1);
    if (strcmp(verb, "places") == 0)
        return named_place(s, &x);
    if (strcmp(verb, "throws") == 0)
        return named_target(s, &x, MOVE_THROW, "to");
    if (strcmp(verb, "lays") == 0)
        return named_target(s, &x, MOVE_LAY, "at");
    if (strcmp(verb, "swaps") == 0)
        return named_target(s, &x, MOVE_SWAP, "with");
    if (strcmp(verb, "slides") == 0)
        return named_slide(s, &x);
    if (strcmp(verb, "enough") == 0) {
        out->kind = MOVE_ENOUGH;
        return has_words(&x, 2) || unreadable(&x, "X enough");
    }
    for (size_t i = 0; i < sizeof simple / sizeof *simple; i++) {
        if (strcmp(verb, simple[i].verb) != 0)
            continue;
        out->kind = simple[i].kind;
        return has_words(&x, 3) ? named_cell(s, &x, 2, &out->a) : unreadable(&x, "a verb and a cell");
    }
    return unreadable(&x, "no such move");
}

/* ---- playing it ------------------------------------------------------------------------------------------------- */

static void carry_out(ScenarioTable *t, Move m)
{
    Events *ev = xcalloc(1, sizeof *ev);
    goblins_apply(&t->state.s, m, ev);
    goblins_script_heard(t, ev);
    free(ev);
}

Status goblins_script_move(ScenarioTable *t, const Statement *st)
{
    Move m;
    Status why;
    Moves legal = {0};
    bool named = goblins_script_named_move(t, st, 0, &m, &why);
    if (why.code)
        return why;
    goblins_legal(&t->state.s, &legal);
    if (named && moves_have(&legal, m)) {
        carry_out(t, m);
        return status_ok();
    }
    Why reason = {.cause = NO_PIECE, .text = "there is no such cell now"};
    if (named)
        goblins_why_not(&t->state.s, m, &reason);
    return status_error(SCENARIO_FAILED, "expected a legal move, got a refusal: %s %s", reason.text, reason.rule);
}

static void play_turn(ScenarioTable *t)
{
    State *s = &t->state.s;
    uint16_t turn = s->round;
    while (!s->over && s->round == turn) {
        Moves legal = {0};
        goblins_legal(s, &legal);
        carry_out(t, legal.m[rng_below(&t->luck, (uint32_t)legal.n)]);
    }
}

Status goblins_script_play(ScenarioTable *t, const Statement *st)
{
    int turns;
    bool good = st->n == 3 && statement_number(st->word[1], &turns) && turns >= 0 &&
                (strcmp(st->word[2], "turns") == 0 || strcmp(st->word[2], "turn") == 0);
    if (!good)
        return statement_unreadable(st, "play n turns");
    if (t->state.s.phase == PHASE_POWER)
        return status_error(SCENARIO_FAILED, "expected the start of a turn, got that a power waits");
    for (; turns > 0; turns--) {
        if (t->state.s.over)
            return status_error(SCENARIO_FAILED, "expected more turns, got the end of the game");
        play_turn(t);
        const char *fault = goblins_fault(&t->state.s);
        if (fault)
            return status_error(SCENARIO_FAILED, "expected a sound state, got: %s", fault);
    }
    return status_ok();
}
