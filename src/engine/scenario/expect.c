/* SPDX-License-Identifier: MIT
 * What a scenario expects: what is there, said in the words of the notation, against what the line says. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/log.h"
#include "core/fields.h"
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

static Status expect_cards(const Scenario *t, const Statement *st, int from, PlaceId at, bool ordered)
{
    const State *s = scenario_state(t);
    WordList got = {0};
    char text[LIST_WORD];
    for (PieceId p = table_first(s, at); p != NO_PIECE; p = s->piece[p].next)
        wordlist_add(&got, scenario_code(t->words, s->piece[p].def, text));
    return statement_compare(st, from, &got, ordered);
}

static const FieldSpec *field_of(const Game *g, const char *word)
{
    int i = 0;
    while (i < g->nfields && strcmp(g->field[i].word, word) != 0)
        i++;
    return i < g->nfields ? &g->field[i] : NULL;
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
        int got = f ? (int)field_get(f, scenario_state(t), seat) : value(t, seat);
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

/* seats: as bits. */
static Status expect_seats(const Scenario *t, Statement *st, unsigned seats)
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

static Status expect_winner(Scenario *t, Statement *st)
{
    Standing sum = {0};
    unsigned seats = 0;
    t->game->standing(scenario_state(t), &sum);
    for (int seat = 0; seat < t->cfg.nseats; seat++)
        seats |= (unsigned)sum.winner[seat] << seat;
    return expect_seats(t, st, seats);
}

static Status expect_over(Scenario *t, Statement *st)
{
    return expect_that(st, scenario_state(t)->over, "that the game goes on");
}

static Status expect_phase(Scenario *t, Statement *st)
{
    int phase = scenario_state(t)->phase;
    return expect_words(st, 2, phase < t->game->nphases ? t->game->phase[phase] : "none");
}

/* "= size heap 9", "= size pouch A 3 B 2". */
static Status expect_size(Scenario *t, Statement *st)
{
    const char *kind = statement_word(st, 2);
    int at = place_by_word(t->game, kind), want;
    if (at >= 0)
        return expect_number(st, 3, table_size(scenario_state(t), (PlaceId)at));
    if (st->n < 5 || st->n % 2 == 0)
        return statement_unreadable(st, "a place and its size, or a seat and its size, for each seat");
    for (int i = 3; i < st->n; i += 2) {
        at = scenario_place_of(t, kind, st->word[i]);
        if (at < 0 || !statement_number(st->word[i + 1], &want))
            return statement_unreadable(st, "no such place or number");
        int got = table_size(scenario_state(t), (PlaceId)at);
        if (got != want)
            return status_error(SCENARIO_FAILED, "expected %s %d, got %d", st->word[i], want, got);
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

static Status expect_field(Scenario *t, Statement *st, const FieldSpec *f)
{
    WordList got = {0};
    if (f->count == PER_SEAT)
        return of_seats(t, st, f, NULL);
    for (int i = 0; i < f->count; i++)
        add_value(t, f, i, statement_word(st, 2 + i), &got);
    return statement_compare(st, 2, &got, true);
}

static Status expect_place_or_field(Scenario *t, Statement *st)
{
    const FieldSpec *f = field_of(t->game, statement_word(st, 1));
    int i = 1, at = f ? -1 : scenario_place(t, st, &i);
    if (f)
        return expect_field(t, st, f);
    return at < 0 ? statement_unreadable(st, "no such expectation") : expect_cards(t, st, i, (PlaceId)at, false);
}

static const ScenarioExpect plain_expects[] = {
    {"size", .read = expect_size},     {"score", .of_seat = score},     {"rank", .of_seat = rank},
    {"winner", .read = expect_winner}, {"turn", .seat = scenario_turn}, {"round", .number = scenario_round},
    {"phase", .read = expect_phase},   {"over", .read = expect_over},   {.word = NULL, .read = expect_place_or_field},
};

/* ---- any -------------------------------------------------------------------------------------------------------- */

static const ScenarioExpect *row_of(const Scenario *t, const Statement *st)
{
    const ScenarioExpect *e = t->words->expect;
    while (e && e->word && !statement_is(st, 1, e->word))
        e++;
    if (e && (e->word || e->read))
        return e;
    for (e = plain_expects; e->word && !statement_is(st, 1, e->word);)
        e++;
    return e;
}

Status scenario_expect(Scenario *t, Statement *st)
{
    const ScenarioExpect *e = row_of(t, st);
    const FieldSpec *f = e->field ? field_of(t->game, e->field) : NULL;
    REQUIRE(!e->field || f);
    if (e->of_seat || (f && f->count == PER_SEAT))
        return of_seats(t, st, f, e->of_seat);
    if (f || e->number)
        return expect_number(st, 2, f ? (int)field_get(f, scenario_state(t), 0) : e->number(scenario_state(t)));
    if (e->size)
        return expect_number(st, 2, table_size(scenario_state(t), place_of(t->game, e->size)));
    if (e->cards)
        return expect_cards(t, st, 2, place_of(t->game, e->cards), e->ordered);
    if (e->seats)
        return expect_seats(t, st, e->seats(scenario_state(t)));
    if (e->seat)
        return expect_words(st, 2, scenario_name(t, e->seat(scenario_state(t))));
    if (e->place)
        return of_place(t, st, e);
    if (e->list)
        return of_list(t, st, e);
    return e->read(t, st);
}
