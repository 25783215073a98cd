/* SPDX-License-Identifier: MIT
 * What a scenario expects: writes the table in the words of the notation and compares it with the line. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/log.h"
#include "core/fields.h"
#include "core/table.h"
#include "core/text.h"
#include "engine/scenario/vocabulary.h"

/* ---- one thing -------------------------------------------------------------------------------------------------- */

Status expect_words(const Statement *stmt, int from, const char *got)
{
    if (stmt->n != from + 1)
        return statement_unreadable(stmt, "one word");
    return strcmp(stmt->word[from], got) == 0
               ? status_ok()
               : status_error(SCENARIO_FAILED, "expected %s, got %s", stmt->word[from], got);
}

Status expect_number(const Statement *stmt, int from, int got)
{
    int want;
    if (stmt->n != from + 1 || !statement_number(stmt->word[from], &want))
        return statement_unreadable(stmt, "one number");
    return want == got ? status_ok() : status_error(SCENARIO_FAILED, "expected %s, got %d", stmt->word[from], got);
}

Status expect_that(const Statement *stmt, bool holds, const char *otherwise)
{
    if (stmt->n != 2)
        return statement_unreadable(stmt, "too many words");
    return holds ? status_ok() : status_error(SCENARIO_FAILED, "expected %s, got %s", stmt->word[1], otherwise);
}

/* ---- several ---------------------------------------------------------------------------------------------------- */

static Status expect_cards(const Scenario *t, const Statement *stmt, int from, PlaceId at, bool ordered)
{
    const State *s = scenario_state(t);
    WordList got = {0};
    char text[LIST_WORD];
    for (PieceId p = table_first(s, at); p != NO_PIECE; p = s->piece[p].next)
        wordlist_add(&got, scenario_code(t->words, s->piece[p].def, text));
    return statement_compare(stmt, from, &got, ordered);
}

static const FieldSpec *field_of(const Game *g, const char *word)
{
    int i = 0;
    while (i < g->nfields && strcmp(g->field[i].word, word) != 0)
        i++;
    return i < g->nfields ? &g->field[i] : NULL;
}

static Status of_seats(const Scenario *t, Statement *stmt, const FieldSpec *f, int (*value)(const Scenario *, int))
{
    statement_cut_at(stmt, 2, '=');
    if (stmt->n < 4 || stmt->n % 2)
        return statement_unreadable(stmt, "a seat and its number, for each seat");
    for (int i = 2; i < stmt->n; i += 2) {
        int seat = scenario_seat(t, stmt->word[i]), want;
        if (seat < 0 || !statement_number(stmt->word[i + 1], &want))
            return statement_unreadable(stmt, "no such seat or number");
        int got = f ? (int)field_get(f, scenario_state(t), seat) : value(t, seat);
        if (want != got)
            return status_error(SCENARIO_FAILED, "expected %s %d, got %d", stmt->word[i], want, got);
    }
    return status_ok();
}

static Status of_place(const Scenario *t, const Statement *stmt, const ScenarioExpect *e)
{
    int seat = stmt->n > 2 ? scenario_seat(t, stmt->word[2]) : -1;
    return seat < 0 ? statement_unreadable(stmt, "no such seat") : expect_cards(t, stmt, 3, e->place(seat), e->ordered);
}

static Status of_list(const Scenario *t, const Statement *stmt, const ScenarioExpect *e)
{
    WordList got = {0};
    e->list(t, &got);
    return statement_compare(stmt, 2, &got, e->ordered);
}

/* seats: as bits. */
static Status expect_seats(const Scenario *t, Statement *stmt, unsigned seats)
{
    WordList got = {0};
    for (int seat = 0; seat < t->cfg.nseats; seat++)
        if (seats >> seat & 1)
            wordlist_add(&got, t->cfg.name[seat]);
    statement_cut_at(stmt, 2, ',');
    return statement_compare(stmt, 2, &got, false);
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

/* Returns the seat to act, NO_SEAT when it is over. */
static int scenario_turn(const State *s)
{
    return s->over ? NO_SEAT : s->to_act;
}

/* ---- what every game has ---------------------------------------------------------------------------------------- */

static int score(const Scenario *t, int seat)
{
    Standing sum = {0};
    t->game->standing(scenario_state(t), &sum);
    return sum.score[seat];
}

static int rank(const Scenario *t, int seat)
{
    Standing sum = {0};
    t->game->standing(scenario_state(t), &sum);
    return sum.rank[seat];
}

static Status expect_winner(Scenario *t, Statement *stmt)
{
    Standing sum = {0};
    unsigned seats = 0;
    t->game->standing(scenario_state(t), &sum);
    for (int seat = 0; seat < t->cfg.nseats; seat++)
        seats |= (unsigned)sum.winner[seat] << seat;
    return expect_seats(t, stmt, seats);
}

static Status expect_over(Scenario *t, Statement *stmt)
{
    return expect_that(stmt, scenario_state(t)->over, "that the game goes on");
}

static Status expect_phase(Scenario *t, Statement *stmt)
{
    int phase = scenario_state(t)->phase;
    return expect_words(stmt, 2, phase < t->game->nphases ? t->game->phase[phase] : "none");
}

/* "= size heap 9", "= size pouch A 3 B 2". */
static Status expect_size(Scenario *t, Statement *stmt)
{
    const char *kind = statement_word(stmt, 2);
    int at = place_by_word(t->game, kind), want;
    if (at >= 0)
        return expect_number(stmt, 3, table_size(scenario_state(t), (PlaceId)at));
    if (stmt->n < 5 || stmt->n % 2 == 0)
        return statement_unreadable(stmt, "a place and its size, or a seat and its size, for each seat");
    for (int i = 3; i < stmt->n; i += 2) {
        at = scenario_place_of(t, kind, stmt->word[i]);
        if (at < 0 || !statement_number(stmt->word[i + 1], &want))
            return statement_unreadable(stmt, "no such place or number");
        int got = table_size(scenario_state(t), (PlaceId)at);
        if (got != want)
            return status_error(SCENARIO_FAILED, "expected %s %d, got %d", stmt->word[i], want, got);
    }
    return status_ok();
}

/* wanted: the name of a seat stands for its number in fields that do not say that they are seats. */
static void add_value(const Scenario *t, const FieldSpec *f, int i, const char *wanted, WordList *out)
{
    const State *s = scenario_state(t);
    int n = (int)field_get(f, s, i);
    char text[LIST_WORD];
    if (f->kind == FIELD_SEAT || scenario_seat(t, wanted) >= 0)
        wordlist_add(out, scenario_name(t, n));
    else if (f->kind == FIELD_DEF)
        wordlist_add(out, n ? scenario_code(t->words, (DefId)n, text) : "-");
    else if (f->kind == FIELD_PLACE)
        wordlist_add(out, n == NO_PLACE ? "-" : t->game->place[n].word);
    else if (f->kind == FIELD_PIECE)
        wordlist_add(out, n == NO_PIECE ? "-" : scenario_code(t->words, s->piece[n].def, text));
    else
        wordlist_number(out, n);
}

static Status expect_field(Scenario *t, Statement *stmt, const FieldSpec *f)
{
    WordList got = {0};
    if (f->count == PER_SEAT)
        return of_seats(t, stmt, f, NULL);
    for (int i = 0; i < f->count; i++)
        add_value(t, f, i, statement_word(stmt, 2 + i), &got);
    return statement_compare(stmt, 2, &got, true);
}

static Status expect_place_or_field(Scenario *t, Statement *stmt)
{
    const FieldSpec *f = field_of(t->game, statement_word(stmt, 1));
    int i = 1, at = f ? -1 : scenario_place(t, stmt, &i);
    if (f)
        return expect_field(t, stmt, f);
    return at < 0 ? statement_unreadable(stmt, "no such expectation") : expect_cards(t, stmt, i, (PlaceId)at, false);
}

static const ScenarioExpect plain_expects[] = {
    {"size", .read = expect_size},     {"score", .of_seat = score},     {"rank", .of_seat = rank},
    {"winner", .read = expect_winner}, {"turn", .seat = scenario_turn}, {"round", .number = scenario_round},
    {"phase", .read = expect_phase},   {"over", .read = expect_over},   {.word = NULL, .read = expect_place_or_field},
};

/* ---- any -------------------------------------------------------------------------------------------------------- */

static const ScenarioExpect *row_of(const Scenario *t, const Statement *stmt)
{
    const ScenarioExpect *e = t->words->expect;
    while (e && e->word && !statement_is(stmt, 1, e->word))
        e++;
    if (e && (e->word || e->read))
        return e;
    for (e = plain_expects; e->word && !statement_is(stmt, 1, e->word);)
        e++;
    return e;
}

Status scenario_expect(Scenario *t, Statement *stmt)
{
    const ScenarioExpect *e = row_of(t, stmt);
    const FieldSpec *f = e->field ? field_of(t->game, e->field) : NULL;
    REQUIRE(!e->field || f);
    if (e->of_seat || (f && f->count == PER_SEAT))
        return of_seats(t, stmt, f, e->of_seat);
    if (f || e->number)
        return expect_number(stmt, 2, f ? (int)field_get(f, scenario_state(t), 0) : e->number(scenario_state(t)));
    if (e->size)
        return expect_number(stmt, 2, table_size(scenario_state(t), place_of(t->game, e->size)));
    if (e->cards)
        return expect_cards(t, stmt, 2, place_of(t->game, e->cards), e->ordered);
    if (e->seats)
        return expect_seats(t, stmt, e->seats(scenario_state(t)));
    if (e->seat)
        return expect_words(stmt, 2, scenario_name(t, e->seat(scenario_state(t))));
    if (e->place)
        return of_place(t, stmt, e);
    if (e->list)
        return of_list(t, stmt, e);
    return e->read(t, stmt);
}
