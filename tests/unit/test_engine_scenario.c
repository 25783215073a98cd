/* SPDX-License-Identifier: MIT
 * The runner of scenarios (src/engine/scenario) and the plain notation, by the smallest game there is: what holds, what must
 * fail, and the moments of moves that the match plays by itself. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "base/buf.h"
#include "core/text.h"
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
    ends(scenario_of(&nullgame), text, 0, "");
}

static void fails(const char *text, const char *words)
{
    ends(scenario_of(&nullgame), text, SCENARIO_FAILED, words);
}

#define TABLE "seats A B;lies heap three one two;lies pouch B two;is turn B;"
#define LAST  "seats A B;lies pouch A one one one one two two two two three three three;"

static void what_a_block_says_is_there(void **st)
{
    (void)st;
    holds(TABLE "= size heap 11");
    holds(TABLE "= size pouch B 1");
    holds(TABLE "= size pouch A 0 B 1");
    holds(TABLE "= pouch B two");
    holds(TABLE "= pouch-1 two");
    holds(TABLE "= pouch A -");
    holds(TABLE "= turn B");
    holds(TABLE "= phase take");
    holds(TABLE "= score A 0 B 0");
    holds(TABLE "B take 2;= pouch B one three two");
    holds(TABLE "B take 1;A take 1;= pouch-0 one;= pouch-1 two three;= round 2");
    holds(TABLE "take 1;= turn A");
    holds("option handful large;seats A B;= most 3");
    holds("seats A B;is most 3;is round 7;= round 7;A take 3;= round 8");
    holds("seats A B;lies pouch A one;lies pouch A two;= size heap 10;= pouch A two one");
    holds("seats A B;lies pouch A 2? one! ?;= size pouch A 4;= size heap 8");
    holds("seats A B C;lies heap;lies pouch A 4?;lies pouch B 4?;lies pouch C 4?;is phase over;is over;= over;= turn "
          "nobody");
    holds(LAST "A take 1;B count;= score A 24 B 0;= rank A 1 B 2;= winner A");
}

/* What a "!" has shown, all seats see. */
static void a_piece_that_lies_open_is_known(void **st)
{
    (void)st;
    static const char *const line[] = {"seats A B", "lies pouch A one! two"};
    Scenario *t = scenario_open(scenario_of(&nullgame), line, 2);
    assert_int_equal(scenario_line(t, line[0]).code, 0);
    assert_int_equal(scenario_line(t, line[1]).code, 0);
    assert_int_equal(scenario_build(t).code, 0);
    const State *s = scenario_state(t);
    PieceId first = s->head[place_by_word(&nullgame, "pouch-0")].first;
    assert_int_equal(s->piece[first].known, SEEN_ALL);
    assert_int_equal(s->piece[s->piece[first].next].known, 1);
    scenario_close(t);
}

static void what_is_not_there_fails(void **st)
{
    (void)st;
    fails(TABLE "= size heap 12", "expected 12, got 11");
    fails(TABLE "= size pouch A 0 B 2", "expected B 2, got 1");
    fails(TABLE "= pouch B three", "expected three, got two");
    fails(TABLE "= pouch-0 two", "expected two, got nothing");
    fails(TABLE "= turn A", "expected A, got B");
    fails(TABLE "= phase count", "expected count, got take");
    fails(TABLE "= most 3", "expected 3, got 2");
    fails(TABLE "= score B 2", "expected B 2, got 0");
    fails(TABLE "= rank A 3", "expected A 3, got 2");
    fails(TABLE "= winner B", "expected B, got nothing");
    fails(TABLE "= over", "the game goes on");
    fails(TABLE "A take 1", "turn");
    fails(TABLE "B take 3", "You may take 2 pebbles at most. Rule: NG-1.");
    fails(TABLE "= can B take 3", "a refusal");
    fails(TABLE "= refused B take 2", "got a legal move");
}

static void what_cannot_be_read_says_so(void **st)
{
    (void)st;
    static const char *const nonsense[] = {"seats",
                                           "seats A",
                                           "seats A B C D E",
                                           "seats A A",
                                           "option handful huge",
                                           "= size heap",
                                           "seats A B;lies heap four",
                                           "seats A B;lies heap !",
                                           "seats A B;lies heap -1?",
                                           "seats A B;lies heap x?",
                                           "seats A B;lies pouch C one",
                                           "seats A B;lies moon one",
                                           "seats A B;lies",
                                           "seats A B;is",
                                           "seats A B;is most",
                                           "seats A B;is most \xFF",
                                           "seats A B;is \xFF 3",
                                           "seats A B;is most 2 3",
                                           "seats A B;is turn C;= round 0",
                                           "seats A B;is most 4;= round 0",
                                           "seats A B;is colour 4;= round 0",
                                           "seats A B;is phase red;= round 0",
                                           "seats A B;dice d6=3",
                                           TABLE "= turn B;lies heap one",
                                           TABLE "B jump 3",
                                           TABLE "B take",
                                           TABLE "B",
                                           TABLE "C take 1",
                                           TABLE "= colours",
                                           TABLE "= size",
                                           TABLE "= size heap x",
                                           TABLE "= size pouch",
                                           TABLE "= size pouch A",
                                           TABLE "= size pouch A 0 B",
                                           TABLE "= size pouch C 0",
                                           TABLE "= size moon 3",
                                           TABLE "= pouch C",
                                           TABLE "= score C 1",
                                           TABLE "=",
                                           TABLE "= refused",
                                           TABLE "= can fly",
                                           TABLE "again",
                                           "option size big",
                                           TABLE "= turn B;again now",
                                           "seats A B;again",
                                           "seats A B;= lane{1:"};
    for (size_t i = 0; i < sizeof nonsense / sizeof *nonsense; i++)
        ends(scenario_of(&nullgame), nonsense[i], SCENARIO_UNREADABLE, "");
    ends(scenario_of(&nullgame), "seats A B;lies heap one one one one one;= size heap 12", SCENARIO_UNREADABLE,
         "not that many of 'one'");
    ends(scenario_of(&nullgame), "seats A B;lies pouch A 200?;lies pouch B 200?", SCENARIO_UNREADABLE, "not that many");
}

/* A game whose seats owe something: a field with a value of each. */
static void a_value_of_a_seat_names_the_seat(void **st)
{
    (void)st;
    FieldSpec field[] = {nullgame.field[0], {"owed", FIELD_U8, PER_SEAT, 0, 9, nullgame.state_size, FIELD_PUBLIC}};
    Game owing = nullgame;
    owing.field = field;
    owing.nfields = 2;
    owing.state_size += sizeof(uint64_t); /* a byte of each seat */
    ScenarioWords notation = *scenario_of(&nullgame);
    notation.game = &owing;
    ends(&notation, "seats A B C;is owed A 3 C 5;= owed A 3 B 0 C 5", 0, "");
    static const char *const nonsense[] = {"seats A B;is owed C 3", "seats A B;is owed A 3 B", "seats A B;is owed 3 4",
                                           "seats A B;is owed A 3 two 4"};
    for (size_t i = 0; i < sizeof nonsense / sizeof *nonsense; i++)
        ends(&notation, nonsense[i], SCENARIO_UNREADABLE, "");
}

static void every_game_has_a_notation(void **st)
{
    (void)st;
    Game other = nullgame;
    assert_ptr_equal(scenario_by_fence("ng"), scenario_of(&nullgame));
    assert_ptr_equal(scenario_by_fence("ho")->game, game_by_id("horde"));
    assert_null(scenario_by_fence("n"));
    assert_null(scenario_by_fence("ngx"));
    assert_null(scenario_by_fence(""));
    assert_null(scenario_of(&other));
}

/* The match counts by itself when the last pebble is taken; a block sees the table before and after. */
static void automatic_moves_are_the_match_s_own(void **st)
{
    (void)st;
    holds(LAST "A take 1;= size heap 0;= turn B;= refused A take 1;= refused B take 1;= can B count;B count;= over");
    fails(LAST "A take 1;= over", "the game goes on");
    fails(LAST "A take 1;B take 1", "All pebbles are taken");
    fails(LAST "= refused A count;A take 1;B count;B count", "The game is over.");
}

static void a_refusal_changes_nothing(void **st)
{
    (void)st;
    Scenario *t = scenario_open(scenario_of(&nullgame), NULL, 0);
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
    ScenarioWords words = {.game = &lawless};
    ends(&words, "seats A B;A take 1", 0, "");
    ends(&words, "seats A B;= refused A take 3", SCENARIO_FAILED, "expected a rule");
}

static void a_block_begins_again(void **st)
{
    (void)st;
    holds(TABLE "B take 2;again;= size heap 11;= pouch B two;= turn B;B take 1;= pouch B two three");
    holds(TABLE "B take 2;again;is turn A;A take 1;= pouch A three;again;= turn B");
    fails(TABLE "B take 2;again;= size heap 9", "got 11");
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
    ScenarioWords words = {.game = &nullgame, .begin = own_cards};
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
        cmocka_unit_test(what_a_block_says_is_there),
        cmocka_unit_test(a_piece_that_lies_open_is_known),
        cmocka_unit_test(what_is_not_there_fails),
        cmocka_unit_test(every_game_has_a_notation),
        cmocka_unit_test(what_cannot_be_read_says_so),
        cmocka_unit_test(a_value_of_a_seat_names_the_seat),
        cmocka_unit_test(automatic_moves_are_the_match_s_own),
        cmocka_unit_test(a_refusal_changes_nothing),
        cmocka_unit_test(a_refusal_names_its_rule),
        cmocka_unit_test(a_block_begins_again),
        cmocka_unit_test(a_block_may_bring_its_own_game),
        cmocka_unit_test(words_that_are_cut_again),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
