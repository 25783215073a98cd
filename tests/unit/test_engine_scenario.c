/* SPDX-License-Identifier: MIT
 * The runner of scenarios (src/engine/scenario), by the smallest vocabulary there is: what holds, what must fail, and the
 * moments of moves that the match plays by itself. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "base/buf.h"
#include "engine/scenario/vocabulary.h"
#include "games/nullgame/nullgame.h"

enum { LINES = 40 };

/* The last statement ends with that code and words, all before it hold. */
static void ends(const ScenarioWords *notation, const char *text, int code, const char *words)
{
    char *copy = xstrdup(text);
    const char *line[LINES];
    int n = 0;
    for (char *save = NULL, *p = strtok_r(copy, ";", &save); p; p = strtok_r(NULL, ";", &save))
        line[n++] = p;
    Scenario *t = scenario_open(notation, line, n);
    for (int i = 0; i < n; i++) {
        Status st = scenario_line(t, line[i]);
        if (st.code != (i == n - 1 ? code : 0) || !strstr(st.text, words))
            if (i == n - 1 || st.code)
                fail_msg("'%s' in '%s': %d '%s'", line[i], text, st.code, st.text);
    }
    scenario_close(t);
    free(copy);
}

static void holds(const char *text)
{
    ends(&nullgame_scenario, text, 0, "");
}

static void fails(const char *text, const char *words)
{
    ends(&nullgame_scenario, text, SCENARIO_FAILED, words);
}

#define TABLE "seats A B;heap three one two;pouch B two;turn B;"
#define LAST  "seats A B;pouch A one one one one two two two two three three three;"

static void what_a_block_says_is_there(void **st)
{
    (void)st;
    holds(TABLE "= heap 11");
    holds(TABLE "= pouch B two");
    holds(TABLE "= pouch-1 two");
    holds(TABLE "= pouch A -");
    holds(TABLE "= turn B");
    holds(TABLE "B take 2;= pouch B one three two");
    holds(TABLE "B take 1;A take 1;= pouch-0 one;= pouch-1 two three");
    holds("option handful large;seats A B;= most 3");
}

static void what_is_not_there_fails(void **st)
{
    (void)st;
    fails(TABLE "= heap 12", "expected 12, got 11");
    fails(TABLE "= pouch B three", "expected three, got two");
    fails(TABLE "= pouch-0 two", "expected two, got nothing");
    fails(TABLE "= turn A", "expected A, got B");
    fails(TABLE "= most 3", "expected 3, got 2");
    fails(TABLE "= over", "the game goes on");
    fails(TABLE "A take 1", "turn");
    fails(TABLE "B take 3", "You may take 2 pebbles at most. Rule: NG-1.");
    fails(TABLE "= can B take 3", "a refusal");
    fails(TABLE "= refused B take 2", "got a legal move");
}

static void what_cannot_be_read_says_so(void **st)
{
    (void)st;
    static const char *const nonsense[] = {"seats A",
                                           "= heap",
                                           "seats A B;heap four",
                                           "seats A B;pouch C one",
                                           "seats A B;turn C",
                                           TABLE "= turn B;heap one",
                                           TABLE "B jump 3",
                                           TABLE "B take",
                                           TABLE "B",
                                           TABLE "C take 1",
                                           TABLE "= colours",
                                           TABLE "= heap x",
                                           TABLE "= pouch C",
                                           TABLE "= refused",
                                           TABLE "= can fly",
                                           TABLE "again",
                                           "option size big",
                                           TABLE "= turn B;again now",
                                           "seats A B;again",
                                           "seats A B;= lane{1:"};
    for (size_t i = 0; i < sizeof nonsense / sizeof *nonsense; i++)
        ends(&nullgame_scenario, nonsense[i], SCENARIO_UNREADABLE, "");
    ends(&nullgame_scenario, "seats A B;heap one one one one one;= heap 12", SCENARIO_UNREADABLE, "four pebbles");
}

/* The match counts by itself when the last pebble is taken; a block sees the table before and after. */
static void automatic_moves_are_the_match_s_own(void **st)
{
    (void)st;
    holds(LAST "A take 1;= heap 0;= turn B;= refused A take 1;= refused B take 1;= can B count;B count;= over");
    fails(LAST "A take 1;= over", "the game goes on");
    fails(LAST "A take 1;B take 1", "All pebbles are taken");
    fails(LAST "= refused A count;A take 1;B count;B count", "The game is over.");
}

static void a_refusal_changes_nothing(void **st)
{
    (void)st;
    Scenario *t = scenario_open(&nullgame_scenario, NULL, 0);
    assert_int_equal(scenario_line(t, "seats A B").code, 0);
    assert_int_equal(scenario_line(t, "= turn A").code, 0);
    uint64_t before = match_hash(t->match);
    assert_int_equal(scenario_line(t, "= refused B take 1").code, 0);
    assert_int_equal(scenario_line(t, "= refused A take 1").code, SCENARIO_FAILED);
    assert_int_equal(scenario_line(t, "= can A take 2").code, 0);
    assert_int_equal(scenario_line(t, "A take 3").code, SCENARIO_FAILED);
    assert_true(match_hash(t->match) == before);
    assert_int_equal(match_serial(t->match), 0);
    scenario_close(t);
}

/* A refusal that names no rule is none. */
static void a_refusal_names_its_rule(void **st)
{
    (void)st;
    Game lawless = nullgame;
    MoveSpec move[3] = {nullgame.move[0], nullgame.move[1], nullgame.move[2]};
    move[1].rule = move[2].rule = NULL;
    lawless.move = move;
    lawless.why_not = NULL;
    ScenarioWords words = nullgame_scenario;
    words.game = &lawless;
    ends(&words, "seats A B;A take 1", 0, "");
    ends(&words, "seats A B;= refused A take 3", SCENARIO_FAILED, "expected a rule");
}

static void a_block_begins_again(void **st)
{
    (void)st;
    holds(TABLE "B take 2;again;= heap 11;= pouch B two;= turn B;B take 1;= pouch B two three");
    holds(TABLE "B take 2;again;turn A;A take 1;= pouch A three;again;= turn B");
    fails(TABLE "B take 2;again;= heap 9", "got 11");
}

/* A vocabulary may lay a game of its own on the table. */
static Game own_game;

static void own_cards(Scenario *t)
{
    own_game = nullgame;
    own_game.title = "Marbles";
    own_game.seats_max = 3;
    t->game = &own_game;
}

static void a_block_may_bring_its_own_game(void **st)
{
    (void)st;
    ScenarioWords words = nullgame_scenario;
    words.begin = own_cards;
    ends(&words, "seats A B C;A take 1;= turn B", 0, "");
    ends(&words, "seats A B C D", SCENARIO_UNREADABLE, "2 to 3");
}

static void words_that_are_cut_again(void **st)
{
    (void)st;
    Statement s;
    assert_true(statement_cut("= score A=3 B= =4 C", &s));
    statement_cut_at(&s, 2, '=');
    static const char *const want[] = {"=", "score", "A", "3", "B", "4", "C"};
    assert_int_equal(s.n, 7);
    for (int i = 0; i < s.n; i++)
        assert_string_equal(s.word[i], want[i]);
    assert_string_equal(statement_word(&s, 7), "");
    statement_cut_at(&s, 9, '=');
    assert_int_equal(s.n, 7);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_a_block_says_is_there),  cmocka_unit_test(what_is_not_there_fails),
        cmocka_unit_test(what_cannot_be_read_says_so), cmocka_unit_test(automatic_moves_are_the_match_s_own),
        cmocka_unit_test(a_refusal_changes_nothing),   cmocka_unit_test(a_refusal_names_its_rule),
        cmocka_unit_test(a_block_begins_again),        cmocka_unit_test(a_block_may_bring_its_own_game),
        cmocka_unit_test(words_that_are_cut_again),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
