/* SPDX-License-Identifier: MIT
 * What the tests of Goblin Ranks are written with: positions and moves in the words of docs/rules/goblins.md 7.0,
 * matches that begin at such a position, seeded games, and looks at what happened. */
#ifndef TESTS_RULES_GIVEN_GOBLINS_H
#define TESTS_RULES_GIVEN_GOBLINS_H
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "base/buf.h"
#include "core/match.h"
#include "core/table.h"
#include "core/text.h"
#include "games/goblins/goblins_preview.h"
#include "engine/scenario/goblins_scenario.h"

enum { GIVEN_LINES = 200, ALL_EVENTS = 20000 };

typedef struct { /* a position and what was played from it */
    ScenarioTable *table;
    char *text;
    char *line[GIVEN_LINES];
    int n;
} Given;

/* Statements stand one a line or with semicolons between them; every one must be readable and hold. */
static inline Given given(const char *text)
{
    Given g = {.text = xstrdup(text)};
    for (char *save = NULL, *p = strtok_r(g.text, ";\n", &save); p; p = strtok_r(NULL, ";\n", &save)) {
        while (*p == ' ')
            p++;
        assert_true(g.n < GIVEN_LINES);
        if (*p)
            g.line[g.n++] = p;
    }
    g.table = goblins_scenario.open((const char *const *)g.line, g.n);
    for (int i = 0; i < g.n; i++) {
        Status st = goblins_scenario.line(g.table, g.line[i]);
        if (st.code)
            fail_msg("'%s': %s", g.line[i], st.text);
    }
    if (!g.table->built) {
        Status st = goblins_script_build(g.table);
        if (st.code)
            fail_msg("%s", st.text);
    }
    return g;
}

static inline void given_free(Given *g)
{
    goblins_scenario.close(g->table);
    free(g->text);
}

static inline const State *state_in(const Given *g)
{
    return &g->table->state.s;
}

static inline int cell_in(const State *s, int line, int column)
{
    int cell = goblins_cell(s, line, column);
    assert_true(cell >= 0);
    return cell;
}

/* One more statement that must hold, or one that can be read and must not. */
static inline void holds(Given *g, const char *statement)
{
    Status st = goblins_scenario.line(g->table, statement);
    if (st.code)
        fail_msg("'%s': %s", statement, st.text);
}

static inline void fails(Given *g, const char *statement)
{
    Status st = goblins_scenario.line(g->table, statement);
    if (st.code != SCENARIO_FAILED)
        fail_msg("'%s' should fail, but: %d %s", statement, st.code, st.text);
}

/* ---- matches ---------------------------------------------------------------------------------------------------- */

/* A match that begins after the given statements. */
static inline Match *match_given(const char *text)
{
    Given g = given(text);
    Match *m = match_from(&goblins_game, &g.table->cfg, &g.table->state.s);
    given_free(&g);
    return m;
}

/* The move that the words of a scenario mean: "Ann places Rb at 2,1". */
static inline Move move_of(const Match *m, const char *words)
{
    ScenarioTable *t = xcalloc(1, sizeof *t);
    Statement st;
    Status why;
    Move mv;
    t->cfg = *match_setup(m);
    memcpy(&t->state, match_truth(m), sizeof t->state);
    assert_true(statement_cut(words, &st));
    bool named = goblins_script_named_move(t, &st, 0, &mv, &why);
    free(t);
    if (!named || why.code)
        fail_msg("'%s' names no move: %s", words, why.text);
    return mv;
}

static inline void play(Match *m, const char *words)
{
    Status st = match_play(m, match_serial(m), move_of(m, words));
    if (st.code)
        fail_msg("'%s': %s", words, st.text);
}

/* Refused, for that rule and with these words in the sentence, with nothing changed. */
static inline void refuses_move(Match *m, Move mv, const char *rule, const char *words)
{
    uint32_t serial = match_serial(m);
    uint64_t before = match_hash(m);
    Why why;
    match_why(m, mv, &why);
    Status st = match_play(m, serial, mv);
    if (!st.code)
        fail_msg("a move was not refused that %s forbids", rule);
    if (strcmp(why.rule, rule) != 0 || strchr(why.text, '{') || !strstr(why.text, words))
        fail_msg("refused by %s instead of %s: '%s'", why.rule, rule, why.text);
    assert_int_equal(match_serial(m), serial);
    assert_true(match_hash(m) == before);
}

static inline void refuses(Match *m, const char *move, const char *rule, const char *words)
{
    refuses_move(m, move_of(m, move), rule, words);
}

static inline Setup setup_of(int seats, uint64_t seed)
{
    Setup cfg = game_preset(&goblins_game, seats);
    cfg.seed = seed;
    return cfg;
}

static inline Match *new_match(const Setup *cfg)
{
    Status why;
    Match *m = match_new(&goblins_game, cfg, &why);
    if (!m)
        fail_msg("%s", why.text);
    return m;
}

static inline void play_any(Match *m, Rng *r)
{
    Moves *legal = xcalloc(1, sizeof *legal);
    match_legal(m, legal);
    assert_true(legal->n > 0);
    Status st = match_play(m, match_serial(m), legal->m[rng_below(r, (uint32_t)legal->n)]);
    assert_int_equal(st.code, 0);
    free(legal);
}

static inline Match *whole_game(const Setup *cfg)
{
    Match *m = new_match(cfg);
    Rng r = rng_seed(cfg->seed + 99);
    while (!match_over(m))
        play_any(m, &r);
    return m;
}

/* ---- what happened ---------------------------------------------------------------------------------------------- */

typedef struct {
    int n;
    Event e[ALL_EVENTS];
} Story;

/* Everything a seat was told since a serial. The caller frees it. */
static inline Story *story(const Match *m, int seat, uint32_t from)
{
    Story *s = xcalloc(1, sizeof *s);
    s->n = match_events(m, seat, from, s->e, ALL_EVENTS);
    assert_true(s->n <= ALL_EVENTS);
    return s;
}

/* Index of the first event of that kind from `from` on, or -1. */
static inline int find_event(const Story *s, int kind, int from)
{
    for (int i = from; i < s->n; i++)
        if (s->e[i].kind == kind)
            return i;
    return -1;
}

static inline int count_events(const Story *s, int kind)
{
    int n = 0;
    for (int i = 0; i < s->n; i++)
        n += s->e[i].kind == kind;
    return n;
}

/* The only event of that kind since a serial, as bystanders are told. */
static inline Event told(const Match *m, uint32_t from, int kind)
{
    Story *s = story(m, NO_SEAT, from);
    if (count_events(s, kind) != 1)
        fail_msg("%d events '%s' instead of one", count_events(s, kind), goblins_game.event[kind - EV_GAME].word);
    Event e = s->e[find_event(s, kind, 0)];
    free(s);
    return e;
}

static inline void not_told(const Match *m, uint32_t from, int kind)
{
    Story *s = story(m, NO_SEAT, from);
    if (count_events(s, kind))
        fail_msg("the event '%s' was told", goblins_game.event[kind - EV_GAME].word);
    free(s);
}

static inline DefId card(const char *code)
{
    int def = goblins_script_card(code);
    assert_true(def > 0);
    return (DefId)def;
}

static inline View *seen(const Match *m, int seat, ViewKind kind)
{
    View *v = view_new(&goblins_game);
    match_view(m, seat, kind, v);
    return v;
}

#endif
