/* SPDX-License-Identifier: MIT
 * Against the Monstrous Horde: the reader of scenarios fails where it must, and says unreadable what it cannot read. */
#include "given_monstrous.h"

#define START  "seats A B;seat A wounded=W;enemies 6 9 18 Hydra:3,8"
#define ACTING "seats A B;enemies 6 9 18 12;dice d6=6 d8=8;team R C;keep"

/* The last statement after the others: its code, and words its sentence must have. */
static void last(const char *before, const char *statement, int code, const char *words)
{
    char text[400];
    (void)snprintf(text, sizeof text, "%s;%s", before, statement);
    block_ends(text, code, words);
}

static void what_does_not_hold_fails(void **st)
{
    (void)st;
    static const char *const wrong[][2] = {
        {"= enemies 6 9 18 Hydra:3", "got 6 9 18 Hydra:3,8"},
        {"= enemies 9 6 18 Hydra:3,8", "got 6 9"},
        {"= enemies none", "got 6"},
        {"= target #1=9", "expected #1=9, got 6"},
        {"= target -", "expected -"},
        {"= score A=10", "expected A 10, got 0"},
        {"= wounded A -", "got W"},
        {"= wounded A W R", "got W"},
        {"= wounded B W", "got nothing"},
        {"= stone A W", "got nothing"},
        {"= show W=1", "got nothing"},
        {"= free R", "got nothing"},
        {"= turn B", "expected B, got A"},
        {"= first B", "got A"},
        {"= round 2", "got 1"},
        {"= phase action", "got team"},
        {"= final 2", "got 0"},
        {"= limit 3", "got 4"},
        {"= out A", "got nothing"},
        {"= winner A B", "got nothing"},
        {"= bolts 4", "got nothing"},
        {"= bear 4 4", "got nothing"},
        {"= count A=1", "got 0"},
        {"= can team W", "a refusal: Your Wizard is wounded. Rule: MH-4.4."},
        {"= refused team R", "expected a refusal, got a legal move"},
        {"team W", "expected a legal move"},
        {"team R", "no further roll, got one of a d6"},
    };
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
        last(START, wrong[i][0], SCENARIO_FAILED, wrong[i][1]);
    last(START ";dice d8=3", "team R", SCENARIO_FAILED, "expected d8=3 to be rolled, got a roll of a d6");
}

static void what_holds_holds(void **st)
{
    (void)st;
    static const char *const right[] = {"= out -",
                                        "= winner -",
                                        "= bear -",
                                        "= score A=0 B=0",
                                        "= show -",
                                        "= phase team",
                                        "= final 0",
                                        "= wounded A W",
                                        "= refused team W",
                                        "= can team R",
                                        "= target #1=6 #4=Hydra:3,8"};
    for (size_t i = 0; i < sizeof right / sizeof *right; i++)
        last(START, right[i], 0, "");
    last(ACTING, "= show C=8 R=6", 0, ""); /* a set: any order */
    last(ACTING, "= free C R", 0, "");
}

static void modifiers_that_cannot_be_are_refused(void **st)
{
    (void)st;
    static const char *const moves[] = {
        "attack #4 with R*2*2", "attack #1 with R+1-1",   "attack #1 with R f1*2", "attack #2 with C+1 R+1",
        "attack #2 with R R",   "attack #1.1 with R",     "attack #1.0 with R",    "attack #4 with R*2 C*2",
        "attack #2 with f1+1",  "attack #4 with R+1*2-1",
    };
    for (size_t i = 0; i < sizeof moves / sizeof *moves; i++) {
        char text[80];
        (void)snprintf(text, sizeof text, "= refused %s", moves[i]);
        last(ACTING, text, 0, "");
        (void)snprintf(text, sizeof text, "%s", moves[i]);
        last(ACTING, text, SCENARIO_FAILED, "expected a legal move");
    }
    last(ACTING, "= refused attack #1 with", 0, ""); /* no die at all */
    last(ACTING, "= can attack #4 with R*2", 0, "");
}

static void what_cannot_be_read_says_so(void **st)
{
    (void)st;
    static const char *const before[] = {
        "seats A",
        "seats A A",
        "seats A B C D E F G",
        "option target 15",
        "option target 1010",
        "option weather rain",
        "option ties",
        "noon",
        "is count A 1",
        "lies wounded B R",
        "enemies 1 2 3 4",
        "enemies 2 3 4",
        "enemies 20 3 4 5",
        "enemies Troll 3 4 5",
        "enemies Troll+11 3 4 5",
        "enemies Troll+0 3 4 5",
        "enemies Hydra 3 4 5",
        "enemies Hydra:1 3 4 5",
        "enemies Hydra:2,2,2,2,2,2,2 3 4 5",
        "enemies Kraken+1 3 4 5",
        "seat Z score=1",
        "seat A score=x",
        "seat A score=-10",
        "seat A wounded=X",
        "seat A wounded=WR",
        "seat A wounded=W stone=W",
        "seat A out=maybe",
        "seat A colour=red",
        "dice d7=1",
        "dice d4=5",
        "dice d4=0",
        "dice 4",
        "dice d20",
        "fly",
        "fly",
        "team Z",
        "team W,R",
        "keep W",
        "attack #5 with R",
        "attack R with #1",
        "attack #1 R",
        "attack #1 with R*3",
        "attack #1 with f4",
        "attack #1 with b3",
        "treat #1 with R",
        "sleep D",
        "mend #1",
        "inspire",
        "rage",
        "vote A",
        "vote Z share",
        "vote A maybe",
        "? maybe team R",
        "= can",
        "= colour red",
        "=",
        "= score",
        "= score Z=1",
        "= wounded Z -",
        "= target enemy",
        "= turn",
        "= round 1 2",
    };
    for (size_t i = 0; i < sizeof before / sizeof *before; i++)
        last(START, before[i], SCENARIO_UNREADABLE, "'");
    static const char *const late[] = {"seats A B", "enemies 2 3 4 5", "seat A score=3",
                                       "round 2",   "setup",           "option target 20"};
    for (size_t i = 0; i < sizeof late / sizeof *late; i++)
        last(ACTING, late[i], SCENARIO_UNREADABLE, "'");
    last("seats A B", "team W", SCENARIO_UNREADABLE, "needs enemies");
    last(START ";round 0", "= round 1", SCENARIO_UNREADABLE, "'round'");
    last(START ";turn Z", "= round 1", SCENARIO_UNREADABLE, "or a seat");
    last("enemies 2 3 4 5", "= round 1", SCENARIO_UNREADABLE, "needs seats");
    last("enemies 2 3 4 5", "setup", SCENARIO_UNREADABLE, "after seats");
    last("seats A B;seat A wounded=W,R,C,D,P,B;enemies 2 3 4 5", "= round 1", SCENARIO_UNREADABLE, "cannot take one");
    last("seats A B;enemies 2 3 4 5;seat A out=yes", "= round 1", SCENARIO_UNREADABLE, "cannot take one");
}

static void every_die_has_to_be_used(void **st)
{
    (void)st;
    Given g = given(START ";dice d6=3 d8=4;team R");
    Status end = scenario_end(g.table);
    assert_int_equal(end.code, SCENARIO_FAILED);
    assert_non_null(strstr(end.text, "1 left over, d8=4 first"));
    given_free(&g);
    g = given(START ";dice d6=3;team R");
    assert_int_equal(scenario_end(g.table).code, 0);
    given_free(&g);
}

/* A failed move leaves the table as it was, so that the next lines can be tried. */
static void a_failure_changes_nothing(void **st)
{
    (void)st;
    Given g = given(ACTING);
    Monstrous before = *monstrous_of(state_in(&g));
    assert_int_equal(scenario_line(g.table, "attack #1 with C").code, SCENARIO_FAILED);
    assert_int_equal(scenario_line(g.table, "attack #1 with R*2 C+1").code, SCENARIO_FAILED);
    assert_memory_equal(&before, state_in(&g), sizeof before);
    assert_int_equal(scenario_line(g.table, "= can attack #4 with R*2").code, 0);
    assert_memory_equal(&before, state_in(&g), sizeof before);
    given_free(&g);
}

/* More dice than the engine takes at once. */
static void long_scripts(void **st)
{
    (void)st;
    Given g = given("seats A B;enemies 11 12 13 14");
    for (int i = 0; i < 60; i++) {
        assert_int_equal(scenario_line(g.table, "dice d4=2 d6=2 d8=2 d10=2").code, 0);
    }
    for (int i = 0; i < 60; i++) {
        Status played = scenario_line(g.table, "team W R C D");
        if (played.code)
            fail_msg("%d: %s", i, played.text);
        assert_int_equal(scenario_line(g.table, "keep").code, 0);
        assert_int_equal(scenario_line(g.table, "end").code, 0);
    }
    assert_int_equal(scenario_end(g.table).code, 0);
    given_free(&g);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_does_not_hold_fails),
        cmocka_unit_test(what_holds_holds),
        cmocka_unit_test(modifiers_that_cannot_be_are_refused),
        cmocka_unit_test(what_cannot_be_read_says_so),
        cmocka_unit_test(every_die_has_to_be_used),
        cmocka_unit_test(a_failure_changes_nothing),
        cmocka_unit_test(long_scripts),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
