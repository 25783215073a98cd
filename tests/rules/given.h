/* SPDX-License-Identifier: MIT
 * What the tests of Horde's rules are written with: positions and moves in the words of docs/rules/horde.md 7.0,
 * matches that begin at such a position, seeded games, and looks at what happened. */
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
#include "engine/scenario/horde_scenario.h"

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
    g.table = horde_scenario.open((const char *const *)g.line, g.n);
    for (int i = 0; i < g.n; i++) {
        Status st = horde_scenario.line(g.table, g.line[i]);
        if (st.code)
            fail_msg("'%s': %s", g.line[i], st.text);
    }
    return g;
}

static inline void given_free(Given *g)
{
    horde_scenario.close(g->table);
    free(g->text);
}

static inline const Horde *horde_in(const Given *g)
{
    return &g->table->state;
}

static inline const State *state_in(const Given *g)
{
    return &g->table->state.s;
}

/* A scene that only has to hold. */
static inline void scene(const char *text)
{
    Given g = given(text);
    Status st = horde_scenario.end(g.table);
    assert_int_equal(st.code, 0);
    given_free(&g);
}

/* One more statement that must hold, or one that can be read and must not. */
static inline void holds(Given *g, const char *statement)
{
    Status st = horde_scenario.line(g->table, statement);
    if (st.code)
        fail_msg("'%s': %s", statement, st.text);
}

static inline void fails(Given *g, const char *statement)
{
    Status st = horde_scenario.line(g->table, statement);
    if (st.code != SCENARIO_FAILED)
        fail_msg("'%s' should fail, but: %d %s", statement, st.code, st.text);
}

/* ---- matches ---------------------------------------------------------------------------------------------------- */

/* A match that begins after the given statements; automatic moves are not played yet. */
static inline Match *match_given(const char *text)
{
    Given g = given(text);
    Match *m = match_from(&horde_game, &g.table->cfg, &g.table->state.s);
    given_free(&g);
    return m;
}

static inline const Horde *horde_now(const Match *m)
{
    return horde_of(match_truth(m));
}

static inline Move move_of(const Match *m, int seat, const char *text)
{
    Move mv;
    Status st = move_parse(&horde_game, match_truth(m), seat, text, &mv);
    if (st.code)
        fail_msg("'%s': %s", text, st.text);
    return mv;
}

static inline bool can_play(const Match *m, const char *text)
{
    Moves *legal = calloc(1, sizeof *legal);
    match_legal(m, legal);
    bool can = moves_have(legal, move_of(m, match_to_act(m), text));
    free(legal);
    return can;
}

static inline void play(Match *m, const char *text)
{
    Status st = match_play(m, match_serial(m), move_of(m, match_to_act(m), text));
    if (st.code)
        fail_msg("'%s': %s", text, st.text);
}

/* Refused, for that rule, with nothing changed. */
static inline void refuses(Match *m, int seat, const char *text, const char *rule)
{
    uint32_t serial = match_serial(m);
    uint64_t before = match_hash(m);
    Move mv = move_of(m, seat, text);
    Why why;
    match_why(m, mv, &why);
    Status st = match_play(m, serial, mv);
    if (!st.code)
        fail_msg("'%s' was not refused", text);
    if (strcmp(why.rule, rule) != 0 || why.text[0] == '\0' || strchr(why.text, '{'))
        fail_msg("'%s' was refused by %s instead of %s: '%s'", text, why.rule, rule, why.text);
    assert_int_equal(match_serial(m), serial);
    assert_true(match_hash(m) == before);
}

static inline Setup setup_of(int seats, int level, uint64_t seed)
{
    Setup cfg = game_preset(&horde_game, seats);
    cfg.seed = seed;
    cfg.option[OPT_LEVEL] = (uint8_t)level;
    cfg.option[OPT_EDITION] = level == LEVEL_INTERMEDIATE ? EDITION_EARLIER : EDITION_PRINTED;
    return cfg;
}

/* One random choice; moves of kind `not` are avoided where there is another. */
static inline void play_any(Match *m, Rng *r, int not )
{
    Moves *legal = calloc(1, sizeof *legal);
    match_legal(m, legal);
    assert_true(legal->n > 0);
    Move mv = legal->m[rng_below(r, (uint32_t)legal->n)];
    for (int i = 0; mv.kind == not &&i < legal->n; i++)
        mv = legal->m[i];
    Status st = match_play(m, match_serial(m), mv);
    assert_int_equal(st.code, 0);
    free(legal);
}

static inline Match *whole_game(const Setup *cfg)
{
    Status why;
    Match *m = match_new(&horde_game, cfg, &why);
    if (!m)
        fail_msg("%s", why.text);
    Rng r = rng_seed(cfg->seed + 99);
    while (!match_over(m))
        play_any(m, &r, 0);
    return m;
}

/* A fresh set-up, before anything automatic happens. */
static inline Horde *fresh(const Setup *cfg)
{
    Horde *h = calloc(1, sizeof *h);
    horde_game.setup(&h->s, cfg, NULL);
    return h;
}

/* ---- what happened ---------------------------------------------------------------------------------------------- */

typedef struct {
    int n;
    Event e[ALL_EVENTS];
} Story;

/* Everything a seat was told since a serial. The caller frees it. */
static inline Story *story(const Match *m, int seat, uint32_t from)
{
    Story *s = calloc(1, sizeof *s);
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

/* The only event of that kind since the last choice. */
static inline Event told(const Match *m, uint32_t from, int kind)
{
    Story *s = story(m, NO_SEAT, from);
    if (count_events(s, kind) != 1)
        fail_msg("%d events '%s' instead of one", count_events(s, kind), horde_game.event[kind - EV_GAME].word);
    Event e = s->e[find_event(s, kind, 0)];
    free(s);
    return e;
}

static inline void not_told(const Match *m, uint32_t from, int kind)
{
    Story *s = story(m, NO_SEAT, from);
    if (count_events(s, kind))
        fail_msg("the event '%s' was told", horde_game.event[kind - EV_GAME].word);
    free(s);
}

/* ---- pieces ----------------------------------------------------------------------------------------------------- */

static inline DefId def_of(const char *word)
{
    int def = def_by_word(&horde_game, word);
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

static inline int monsters_in(const State *s)
{
    int n = 0;
    for (int i = 0; i < s->npieces; i++)
        n += horde_is_monster(s->piece[i].def);
    return n;
}

#endif
