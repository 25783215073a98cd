/* SPDX-License-Identifier: MIT
 * What the tests of rules are written with, the same for every game: positions and moves in the words of its rule book
 * (section 7.0), matches that begin at such a position, seeded games, and looks at what happened.  A game's own few
 * lines are in given_<game>.h, which says what `given_game` is. */
#ifndef TESTS_RULES_GIVEN_H
#define TESTS_RULES_GIVEN_H
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
#include "engine/scenario/vocabulary.h"

extern const Game *const given_game;

enum { GIVEN_LINES = 500, ALL_EVENTS = 20000 };

/* ---- scenes ----------------------------------------------------------------------------------------------------- */

typedef struct { /* a position and what was played from it */
    Scenario *table;
    char *text;
    const char *line[GIVEN_LINES];
    int n;
} Given;

/* The statements, one a line or with semicolons between them; none of them is played yet. */
static inline Given given_open(const char *text)
{
    Given g = {.text = xstrdup(text)};
    for (char *save = NULL, *p = strtok_r(g.text, ";\n", &save); p; p = strtok_r(NULL, ";\n", &save)) {
        while (*p == ' ')
            p++;
        assert_true(g.n < GIVEN_LINES);
        if (*p)
            g.line[g.n++] = p;
    }
    return g;
}

static inline void given_free(Given *g)
{
    scenario_close(g->table);
    free(g->text);
}

/* One more statement that must hold, or one that can be read and must not. */
static inline void holds(const Given *g, const char *statement)
{
    Status st = scenario_line(g->table, statement);
    if (st.code)
        fail_msg("'%s': %s", statement, st.text);
}

static inline void fails(const Given *g, const char *statement)
{
    Status st = scenario_line(g->table, statement);
    if (st.code != SCENARIO_FAILED)
        fail_msg("'%s' should fail, but: %d %s", statement, st.code, st.text);
}

/* Every statement must be readable and hold. */
static inline Given given(const char *text)
{
    Given g = given_open(text);
    g.table = scenario_open(scenario_of(given_game), g.line, g.n);
    for (int i = 0; i < g.n; i++)
        holds(&g, g.line[i]);
    Status built = scenario_build(g.table);
    if (built.code)
        fail_msg("%s", built.text);
    return g;
}

/* A scene that only has to hold, to its end. */
static inline void scene(const char *text)
{
    Given g = given(text);
    Status st = scenario_end(g.table);
    if (st.code)
        fail_msg("%s", st.text);
    given_free(&g);
}

/* The last statement ends with that code and these words in its sentence, all before it hold. */
static inline void block_ends(const char *text, int code, const char *words)
{
    Given g = given_open(text);
    g.table = scenario_open(scenario_of(given_game), g.line, g.n);
    for (int i = 0; i < g.n; i++) {
        Status st = scenario_line(g.table, g.line[i]);
        if (st.code != (i == g.n - 1 ? code : 0) || (st.code && (!st.text[0] || !strstr(st.text, words))))
            fail_msg("'%s' in '%s': %d %s", g.line[i], text, st.code, st.text);
    }
    given_free(&g);
}

static inline const State *state_in(const Given *g)
{
    return scenario_state(g->table);
}

/* A copy that a test may break. The caller frees it. */
static inline State *copy_in(const Given *g)
{
    State *s = xcalloc(1, given_game->state_size);
    memcpy(s, state_in(g), given_game->state_size);
    return s;
}

static inline const Setup *setup_in(const Given *g)
{
    return &g->table->cfg;
}

/* The card that the rule book calls "Wa-Oo". */
static inline DefId card(const char *code)
{
    char text[LIST_WORD];
    for (DefId def = 1; def < given_game->ndefs; def++)
        if (strcmp(scenario_code(scenario_of(given_game), def, text), code) == 0)
            return def;
    fail_msg("there is no card '%s'", code);
    return 0;
}

/* ---- matches ---------------------------------------------------------------------------------------------------- */

/* A match that begins after the given statements; automatic moves are not played yet, and dice that were given and not
 * used are rolled first. */
static inline Match *match_given(const char *text)
{
    Given g = given(text);
    State *s = copy_in(&g);
    scenario_rig(g.table, s);
    Match *m = match_from(given_game, setup_in(&g), s);
    free(s);
    given_free(&g);
    return m;
}

/* A move in the words of journals: "pick royal-ooze". */
static inline Move move_of(const Match *m, int seat, const char *text)
{
    Move mv;
    Status st = move_parse(given_game, match_truth(m), seat, text, &mv);
    if (st.code)
        fail_msg("'%s': %s", text, st.text);
    return mv;
}

/* A move in the words of the rule book: "Ann places Rb at 2,1". */
static inline Move said(const Match *m, const char *words)
{
    Move mv;
    if (!scenario_move(scenario_of(given_game), match_setup(m), match_truth(m), words, &mv))
        fail_msg("'%s' names no move", words);
    return mv;
}

static inline bool can_play(const Match *m, const char *text)
{
    Moves *legal = xcalloc(1, sizeof *legal);
    match_legal(m, match_to_act(m), legal);
    bool can = moves_have(legal, move_of(m, match_to_act(m), text));
    free(legal);
    return can;
}

static inline void play_move(Match *m, Move mv, const char *text)
{
    Status st = match_play(m, match_serial(m), mv);
    if (st.code)
        fail_msg("'%s': %s", text, st.text);
}

static inline void play(Match *m, const char *text)
{
    play_move(m, move_of(m, match_to_act(m), text), text);
}

static inline void play_said(Match *m, const char *words)
{
    play_move(m, said(m, words), words);
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
    if (strcmp(why.rule, rule) != 0 || strlen(why.text) < 10 || strchr(why.text, '{') || !strstr(why.text, words))
        fail_msg("refused by %s instead of %s: '%s'", why.rule, rule, why.text);
    assert_int_equal(match_serial(m), serial);
    assert_true(match_hash(m) == before);
}

static inline void refuses(Match *m, int seat, const char *text, const char *rule)
{
    refuses_move(m, move_of(m, seat, text), rule, "");
}

static inline void refuses_said(Match *m, const char *move, const char *rule, const char *words)
{
    refuses_move(m, said(m, move), rule, words);
}

static inline Setup preset_of(int seats, uint64_t seed)
{
    Setup cfg = game_preset(given_game, seats);
    cfg.seed = seed;
    return cfg;
}

static inline Match *new_match(const Setup *cfg)
{
    Status why;
    Match *m = match_new(given_game, cfg, &why);
    if (!m)
        fail_msg("%s", why.text);
    return m;
}

/* One random choice; moves of kind `not` are avoided where there is another. */
static inline void play_any(Match *m, Rng *r, int not )
{
    Moves *legal = xcalloc(1, sizeof *legal);
    match_legal(m, match_to_act(m), legal);
    assert_true(legal->n > 0);
    Move mv = legal->m[rng_below(r, (uint32_t)legal->n)];
    for (int i = 0; mv.kind == not &&i < legal->n; i++)
        mv = legal->m[i];
    play_move(m, mv, "any move");
    free(legal);
}

static inline Match *whole_game(const Setup *cfg)
{
    Match *m = new_match(cfg);
    Rng r = rng_seed(cfg->seed + 99);
    while (!match_over(m))
        play_any(m, &r, 0);
    return m;
}

/* What a seat is shown now. The caller frees it. */
static inline View *view_for(const Match *m, int seat, ViewKind kind)
{
    View *v = view_new(given_game);
    match_view(m, seat, kind, v);
    return v;
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
    int n = match_events(m, seat, from, s->e, ALL_EVENTS);
    assert_true(n <= ALL_EVENTS);
    for (int i = 0; i < n; i++) /* fields change by themselves */
        if (s->e[i].kind != EV_FIELD)
            s->e[s->n++] = s->e[i];
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

/* How many events of that kind bystanders were told since a serial; the last one goes to *last unless it is NULL. */
static inline int told_times(const Match *m, uint32_t from, int kind, Event *last)
{
    Story *s = story(m, NO_SEAT, from);
    for (int i = find_event(s, kind, 0); last && i >= 0; i = find_event(s, kind, i + 1))
        *last = s->e[i];
    int n = count_events(s, kind);
    free(s);
    return n;
}

/* The only event of that kind since a serial. */
static inline Event told(const Match *m, uint32_t from, int kind)
{
    Event e = {0};
    int n = told_times(m, from, kind, &e);
    if (n != 1)
        fail_msg("%d events '%s' instead of one", n, given_game->event[kind - EV_GAME].word);
    return e;
}

static inline void not_told(const Match *m, uint32_t from, int kind)
{
    if (told_times(m, from, kind, NULL))
        fail_msg("the event '%s' was told", given_game->event[kind - EV_GAME].word);
}

/* ---- pieces ----------------------------------------------------------------------------------------------------- */

static inline DefId def_of(const char *word)
{
    int def = def_by_word(given_game, word);
    if (def <= 0)
        fail_msg("there is no '%s'", word);
    return (DefId)def;
}

/* Copies of a card wherever they lie. */
static inline int copies_of(const State *s, const char *word)
{
    int n = 0;
    for (int i = 0; i < s->npieces; i++)
        n += s->piece[i].def == def_of(word);
    return n;
}

#endif
