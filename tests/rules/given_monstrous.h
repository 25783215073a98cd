/* SPDX-License-Identifier: MIT
 * What the tests of Against the Monstrous Horde are written with: positions and moves in the words of
 * docs/rules/monstrous.md 7.0, and matches that begin at such a position. */
#ifndef TESTS_RULES_GIVEN_MONSTROUS_H
#define TESTS_RULES_GIVEN_MONSTROUS_H
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
#include "engine/scenario/monstrous_scenario.h"

enum { ALL_EVENTS = 4000 };

/* Plays statements, one a line or with semicolons between them; every one must be readable and hold. */
static inline MonstrousTable *given(const char *text)
{
    char *copy = xstrdup(text);
    MonstrousTable *t = monstrous_scenario.open(NULL, 0);
    for (char *save = NULL, *p = strtok_r(copy, ";\n", &save); p; p = strtok_r(NULL, ";\n", &save)) {
        while (*p == ' ')
            p++;
        Status st = *p ? monstrous_scenario.line(t, p) : status_ok();
        if (st.code)
            fail_msg("'%s': %s", p, st.text);
    }
    free(copy);
    return t;
}

/* A scene that has to hold to its end. */
static inline void scene(const char *text)
{
    MonstrousTable *t = given(text);
    Status st = monstrous_scenario.end(t);
    if (st.code)
        fail_msg("%s", st.text);
    monstrous_scenario.close(t);
}

/* A match that begins after the given statements; dice that were given and not used are rolled first. */
static inline Match *match_given(const char *text)
{
    MonstrousTable *t = given(text);
    State *s = &t->state.s;
    (void)monstrous_scenario.line(t, "= phase team"); /* a position is built when it is first asked about */
    assert_true(t->built);
    for (int i = t->used; i < t->ndice; i++)
        s->dice[s->ndice++] = t->dice[i].value;
    memmove(s->dice, s->dice + s->idice, (size_t)(s->ndice - s->idice));
    s->ndice = (uint8_t)(s->ndice - s->idice);
    s->idice = 0;
    memset(s->dice + s->ndice, 0, sizeof s->dice - s->ndice);
    Match *m = match_from(&monstrous_game, &t->cfg, s);
    monstrous_scenario.close(t);
    return m;
}

static inline Move move_of(const Match *m, int seat, const char *text)
{
    Move mv;
    Status st = move_parse(&monstrous_game, match_truth(m), seat, text, &mv);
    if (st.code)
        fail_msg("'%s': %s", text, st.text);
    return mv;
}

static inline bool can_play(const Match *m, const char *text)
{
    Moves legal;
    match_legal(m, &legal);
    return moves_have(&legal, move_of(m, match_to_act(m), text));
}

static inline void play(Match *m, const char *text)
{
    Status st = match_play(m, match_serial(m), move_of(m, match_to_act(m), text));
    if (st.code)
        fail_msg("'%s': %s", text, st.text);
}

static inline void play_any(Match *m, Rng *r)
{
    Moves legal;
    match_legal(m, &legal);
    assert_int_equal(match_play(m, match_serial(m), legal.m[rng_below(r, (uint32_t)legal.n)]).code, 0);
}

/* Refused, for that rule, with a sentence that has names in it and nothing changed. */
static inline void refuses(Match *m, int seat, const char *text, const char *rule)
{
    uint64_t before = match_hash(m);
    Move mv = move_of(m, seat, text);
    Why why;
    match_why(m, mv, &why);
    if (!match_play(m, match_serial(m), mv).code)
        fail_msg("'%s' was not refused", text);
    if (strcmp(why.rule, rule) != 0 || strlen(why.text) < 10 || strchr(why.text, '{'))
        fail_msg("'%s' was refused by %s instead of %s: '%s'", text, why.rule, rule, why.text);
    assert_true(match_hash(m) == before);
}

static inline const Monstrous *now(const Match *m)
{
    return monstrous_of(match_truth(m));
}

/* The number that hero of the seat shows; 0 when it is not on the team. */
static inline int shows(const Match *m, int seat, Hero hero)
{
    PieceId p = table_find(match_truth(m), team_at(seat), (DefId)(DEF_HERO + hero));
    return p == NO_PIECE ? 0 : match_truth(m)->piece[p].n;
}

/* Events of that kind since a serial; the last one goes to *last unless it is NULL. */
static inline int told(const Match *m, uint32_t from, int kind, Event *last)
{
    static Event e[ALL_EVENTS];
    int n = match_events(m, NO_SEAT, from, e, ALL_EVENTS), found = 0;
    assert_true(n <= ALL_EVENTS);
    for (int i = 0; i < n; i++) {
        if (e[i].kind != kind)
            continue;
        found++;
        if (last)
            *last = e[i];
    }
    return found;
}

#endif
