/* SPDX-License-Identifier: MIT
 * The invariant harness passes a sound game and catches unsound ones: each test breaks one thing in a copy of the null
 * game and wants that thing named. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "core/table.h"
#include "engine/harness.h"
#include "games/nullgame/nullgame.h"

enum { SEEDS = 40 };

static void wants_failure(const Game *broken, unsigned checks, const char *words)
{
    char failure[HARNESS_TEXT] = "nothing was found";
    for (uint64_t seed = 1; seed <= SEEDS; seed++) {
        Setup cfg = game_preset(broken, 3);
        cfg.seed = seed;
        if (harness_play(broken, &cfg, checks | HARNESS_EVERY, failure, sizeof failure))
            continue;
        if (!strstr(failure, words))
            fail_msg("'%s' does not say '%s'", failure, words);
        assert_non_null(strstr(failure, "seed "));
        assert_non_null(strstr(failure, "after move "));
        assert_non_null(strstr(failure, "handful=small"));
        return;
    }
    fail_msg("nobody noticed: %s", words);
}

static void a_sound_game_passes(void **st)
{
    (void)st;
    char failure[HARNESS_TEXT];
    for (int seats = 2; seats <= 4; seats++) {
        for (uint64_t seed = 0; seed < 24; seed++) {
            Setup cfg = game_preset(&nullgame, seats);
            cfg.seed = seed;
            cfg.option[0] = (uint8_t)(seed % 2);
            unsigned checks = seed % 3 ? HARNESS_ALL | HARNESS_EVERY : HARNESS_ALL;
            if (!harness_play(&nullgame, &cfg, checks, failure, sizeof failure))
                fail_msg("%s", failure);
        }
    }
}

static void an_impossible_setup_is_reported(void **st)
{
    (void)st;
    char failure[HARNESS_TEXT];
    Setup cfg = game_preset(&nullgame, 3);
    cfg.nseats = 5;
    assert_false(harness_play(&nullgame, &cfg, HARNESS_ALL, failure, sizeof failure));
    assert_non_null(strstr(failure, "cannot begin"));
}

/* ---- the list of moves ------------------------------------------------------------------------------------------ */

static void legal_unsorted(const State *s, int seat, Moves *out)
{
    nullgame.legal(s, seat, out);
    if (out->n > 1) {
        Move first = out->m[0];
        out->m[0] = out->m[1];
        out->m[1] = first;
    }
}

static void legal_twice(const State *s, int seat, Moves *out)
{
    nullgame.legal(s, seat, out);
    out->m[out->n] = out->m[out->n - 1];
    out->n++;
}

static void legal_none(const State *s, int seat, Moves *out)
{
    nullgame.legal(s, seat, out);
    if (s->round > 2)
        out->n = 0;
}

static void legal_of_another_seat(const State *s, int seat, Moves *out)
{
    nullgame.legal(s, seat, out);
    for (int i = 0; i < out->n; i++)
        out->m[i].seat = (uint8_t)((out->m[i].seat + 1) % s->nseats);
}

/* A secret: whether one may take two depends on the pebble nobody has seen. */
static void legal_peeks(const State *s, int seat, Moves *out)
{
    nullgame.legal(s, seat, out);
    if (out->n > 1 && s->piece[table_first(s, 0)].def == 1)
        out->n = 1;
}

static void broken_lists_are_caught(void **st)
{
    (void)st;
    Game g = nullgame;
    g.legal = legal_unsorted;
    wants_failure(&g, HARNESS_RULES, "not sorted");
    g.legal = legal_twice;
    wants_failure(&g, HARNESS_RULES, "twice");
    g.legal = legal_none;
    wants_failure(&g, HARNESS_RULES, "nobody can do anything");
    g.legal = legal_of_another_seat;
    wants_failure(&g, HARNESS_RULES, "for seat");
    g.legal = legal_peeks;
    wants_failure(&g, HARNESS_VIEWS, "may not know");
}

static void ambiguous_words_are_caught(void **st)
{
    (void)st;
    MoveSpec move[3];
    Game g = nullgame;
    memcpy(move, nullgame.move, sizeof move);
    g.move = move;
    move[1].arg[0] = ARG_NONE; /* "take" and "take" */
    wants_failure(&g, HARNESS_RULES | HARNESS_TRIPS, "reads as another one");
    move[1].arg[0] = ARG_PLACE;
    move[1].word = "take something that makes the whole text of this move longer than any may be";
    wants_failure(&g, HARNESS_RULES | HARNESS_TRIPS, "cannot be read");
}

/* ---- apply ------------------------------------------------------------------------------------------------------ */

static void apply_listens(State *s, Move m, Events *ev)
{
    nullgame.apply(s, m, ev);
    if (ev && !s->over)
        s->to_act = (uint8_t)((s->to_act + 1) % s->nseats);
}

static void apply_does_not_tell_moves(State *s, Move m, Events *ev)
{
    Events all = {0};
    nullgame.apply(s, m, &all);
    for (int i = 0; i < all.n; i++)
        if (all.e[i].kind != EV_MOVE)
            (void)event_add(ev, all.e[i]);
}

static void apply_forges(State *s, Move m, Events *ev)
{
    nullgame.apply(s, m, ev);
    if (s->round == 3)
        s->piece[0].def = s->piece[0].def == 1 ? 2 : 1;
}

static void apply_forgets_links(State *s, Move m, Events *ev)
{
    nullgame.apply(s, m, ev);
    if (s->round == 2)
        s->head[0].count++;
}

/* The barrier of undo is measured by the info of the chooser: a game that sets it back lets people peek. */
static void apply_hides_knowledge(State *s, Move m, Events *ev)
{
    uint16_t info[SEAT_MAX];
    memcpy(info, s->info, sizeof info);
    nullgame.apply(s, m, ev);
    memcpy(s->info, info, sizeof info);
}

static void broken_applies_are_caught(void **st)
{
    (void)st;
    Game g = nullgame;
    g.apply = apply_listens;
    wants_failure(&g, HARNESS_RULES, "nobody listens");
    g.apply = apply_does_not_tell_moves;
    wants_failure(&g, HARNESS_EVENTS, "by the events seat");
    g.apply = apply_forges;
    wants_failure(&g, HARNESS_RULES, "a piece was made or lost");
    g.apply = apply_forgets_links;
    wants_failure(&g, HARNESS_RULES, "count of a place");
    g.apply = apply_hides_knowledge;
    wants_failure(&g, HARNESS_TRIPS, "undo takes back that its chooser saw");
}

/* ---- hiding and imagining --------------------------------------------------------------------------------------- */

static void hide_shows(State *view, int seat)
{
    (void)seat;
    for (int i = 0; i < view->npieces; i++)
        if (view->piece[i].def == DEF_HIDDEN)
            view->piece[i].def = 3;
}

static void hide_shows_luck(State *view, int seat)
{
    (void)seat;
    view->rng.s[0] = 7;
}

static void hide_too_much(State *view, int seat)
{
    (void)seat;
    for (int i = 0; i < view->npieces; i++)
        view->piece[i].def = DEF_HIDDEN;
}

static bool guess_never(State *s, const State *seen, Rng *r)
{
    (void)s;
    (void)seen;
    (void)r;
    return false;
}

static bool guess_changes_what_is_seen(State *s, const State *seen, Rng *r)
{
    (void)seen;
    (void)r;
    s->round++;
    return true;
}

static const char *fault_of_heaps(const State *s)
{
    PieceId first = table_first(s, 0);
    return first != NO_PIECE && s->piece[first].def == 1 ? "a grey pebble lies on top" : NULL;
}

static void leaks_are_caught(void **st)
{
    (void)st;
    Game g = nullgame;
    g.hide = hide_shows;
    wants_failure(&g, HARNESS_VIEWS, "sees what piece");
    g.hide = hide_shows_luck;
    wants_failure(&g, HARNESS_VIEWS, "sees the luck");
    g.hide = hide_too_much;
    wants_failure(&g, HARNESS_VIEWS, "as it is");
    g.hide = NULL;
    g.guess = guess_never;
    wants_failure(&g, HARNESS_VIEWS, "cannot imagine");
    g.guess = guess_changes_what_is_seen;
    wants_failure(&g, HARNESS_VIEWS, "would see an imagined world differently");
    g.guess = NULL;
    g.fault = fault_of_heaps;
    wants_failure(&g, HARNESS_VIEWS, "a grey pebble lies on top");
}

/* ---- the end, and round trips ----------------------------------------------------------------------------------- */

static void result_too_generous(const State *s, float share[SEAT_MAX])
{
    for (int seat = 0; seat < s->nseats; seat++)
        share[seat] = 1.5f;
}

static void result_negative(const State *s, float share[SEAT_MAX])
{
    nullgame.result(s, share);
    share[0] -= 1.5f;
    share[1] += 1.5f;
}

static void broken_ends_are_caught(void **st)
{
    (void)st;
    Game g = nullgame;
    g.result = result_too_generous;
    wants_failure(&g, HARNESS_RULES, "has a share of 1.5");
    g.result = result_negative;
    wants_failure(&g, HARNESS_RULES, "has a share of");
    g = nullgame;
    g.longest = 3;
    wants_failure(&g, HARNESS_RULES, "more than 3 moves");
}

static void lost_fields_are_caught(void **st)
{
    (void)st;
    Game g = nullgame;
    g.nfields = 0; /* not hashed either: the sound game reads its journal otherwise */
    wants_failure(&g, HARNESS_TRIPS, "journal");
    g = nullgame;
    g.apply = apply_forges; /* its journal is read by the sound game and leads elsewhere */
    wants_failure(&g, HARNESS_TRIPS, "journal");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_sound_game_passes),       cmocka_unit_test(an_impossible_setup_is_reported),
        cmocka_unit_test(broken_lists_are_caught),   cmocka_unit_test(ambiguous_words_are_caught),
        cmocka_unit_test(broken_applies_are_caught), cmocka_unit_test(leaks_are_caught),
        cmocka_unit_test(broken_ends_are_caught),    cmocka_unit_test(lost_fields_are_caught),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
