/* SPDX-License-Identifier: MIT
 * What a scenario expects: what is there, said in the words of the notation, against what the line says. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/log.h"
#include "core/table.h"
#include "core/text.h"
#include "engine/scenario/vocabulary.h"

/* ---- one thing -------------------------------------------------------------------------------------------------- */

Status expect_words(const Statement *st, int from, const char *got)
{
    if (st->n != from + 1)
        return statement_unreadable(st, "one word");
    return strcmp(st->word[from], got) == 0 ? status_ok()
                                            : status_error(SCENARIO_FAILED, "expected %s, got %s", st->word[from], got);
}

Status expect_number(const Statement *st, int from, int got)
{
    int want;
    if (st->n != from + 1 || !statement_number(st->word[from], &want))
        return statement_unreadable(st, "one number");
    return want == got ? status_ok() : status_error(SCENARIO_FAILED, "expected %s, got %d", st->word[from], got);
}

Status expect_that(const Statement *st, bool holds, const char *otherwise)
{
    if (st->n != 2)
        return statement_unreadable(st, "too many words");
    return holds ? status_ok() : status_error(SCENARIO_FAILED, "expected %s, got %s", st->word[1], otherwise);
}

/* ---- several ---------------------------------------------------------------------------------------------------- */

Status expect_cards(const Scenario *t, const Statement *st, int from, PlaceId at, bool ordered)
{
    const State *s = scenario_state(t);
    WordList got = {0};
    char text[LIST_WORD];
    for (PieceId p = table_first(s, at); p != NO_PIECE; p = s->piece[p].next)
        wordlist_add(&got, t->words->code(s->piece[p].def, text));
    return statement_compare(st, from, &got, ordered);
}

/* The number of a field, or of a seat's row in it. */
static int field_value(const Scenario *t, const FieldSpec *f, int row)
{
    const uint8_t *at = (const uint8_t *)scenario_state(t) + f->offset;
    uint16_t wide;
    if (f->kind == FIELD_I8)
        return ((const int8_t *)at)[row];
    if (f->kind != FIELD_U16 && f->kind != FIELD_DEF)
        return at[row];
    memcpy(&wide, at + (size_t)row * sizeof wide, sizeof wide);
    return wide;
}

static const FieldSpec *field_of(const Game *g, const char *word)
{
    int i = 0;
    while (i < g->nfields && strcmp(g->field[i].word, word) != 0)
        i++;
    REQUIRE(i < g->nfields);
    return &g->field[i];
}

static Status of_seats(const Scenario *t, Statement *st, const FieldSpec *f, int (*value)(const Scenario *, int))
{
    statement_cut_at(st, 2, '=');
    if (st->n < 4 || st->n % 2)
        return statement_unreadable(st, "a seat and its number, for each seat");
    for (int i = 2; i < st->n; i += 2) {
        int seat = scenario_seat(t, st->word[i]), want;
        if (seat < 0 || !statement_number(st->word[i + 1], &want))
            return statement_unreadable(st, "no such seat or number");
        int got = f ? field_value(t, f, seat) : value(t, seat);
        if (want != got)
            return status_error(SCENARIO_FAILED, "expected %s %d, got %d", st->word[i], want, got);
    }
    return status_ok();
}

static Status of_place(const Scenario *t, const Statement *st, const ScenarioExpect *e)
{
    int seat = st->n > 2 ? scenario_seat(t, st->word[2]) : -1;
    return seat < 0 ? statement_unreadable(st, "no such seat") : expect_cards(t, st, 3, e->place(seat), e->ordered);
}

static Status of_list(const Scenario *t, const Statement *st, const ScenarioExpect *e)
{
    WordList got = {0};
    e->list(t, &got);
    return statement_compare(st, 2, &got, e->ordered);
}

static Status of_some_seats(const Scenario *t, Statement *st, unsigned seats)
{
    WordList got = {0};
    for (int seat = 0; seat < t->cfg.nseats; seat++)
        if (seats >> seat & 1)
            wordlist_add(&got, t->cfg.name[seat]);
    statement_cut_at(st, 2, ',');
    return statement_compare(st, 2, &got, false);
}

static PlaceId place_of(const Game *g, const char *word)
{
    int place = place_by_word(g, word);
    REQUIRE(place >= 0);
    return (PlaceId)place;
}

int scenario_round(const State *s)
{
    return s->round;
}

int scenario_turn(const State *s)
{
    return s->over ? NO_SEAT : s->to_act;
}

Status scenario_expect(Scenario *t, Statement *st)
{
    const ScenarioExpect *e = t->words->expect;
    while (e->word && !statement_is(st, 1, e->word))
        e++;
    const FieldSpec *f = e->field ? field_of(t->game, e->field) : NULL;
    if (e->of_seat || (f && f->count == PER_SEAT))
        return of_seats(t, st, f, e->of_seat);
    if (f || e->number)
        return expect_number(st, 2, f ? field_value(t, f, 0) : e->number(scenario_state(t)));
    if (e->size)
        return expect_number(st, 2, table_size(scenario_state(t), place_of(t->game, e->size)));
    if (e->cards)
        return expect_cards(t, st, 2, place_of(t->game, e->cards), e->ordered);
    if (e->seats)
        return of_some_seats(t, st, e->seats(scenario_state(t)));
    if (e->seat)
        return expect_words(st, 2, scenario_name(t, e->seat(scenario_state(t))));
    if (e->place)
        return of_place(t, st, e);
    if (e->list)
        return of_list(t, st, e);
    return e->read ? e->read(t, st) : statement_unreadable(st, "no such expectation");
}
