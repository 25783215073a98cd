/* SPDX-License-Identifier: MIT
 * Goblin Ranks: the scenario notation itself (docs/rules/goblins.md 7.0): wrong expectations fail, refused moves fail, and
 * what is no statement is told apart from both. Blocks that must hold are in goblins_more.md. */
#include "given_goblins.h"

#define TURN "seats Ann Ben Cid;hand Ann Rb Sk;crowns R E S;grid 0\n1 Rf [Ek] Sd .\n2 Ef Ss Sh .\n3 Sf Sa . .\n"
#define HITS TURN "Ann places Rb at 3,2;"

static void all(const char *const *block, int code)
{
    for (; *block; block++)
        block_ends(*block, code, "");
}

static void wrong_expectations_fail(void **st)
{
    (void)st;
    static const char *const blocks[] = {
        TURN "= turn Ben",
        TURN "= cells 1,3",
        TURN "= cells -",
        HITS "= cells -",
        HITS "= turn Ann",
        HITS "= downs 2,2",
        HITS "= downs -",
        HITS "= lifts 2,2 3,1",
        HITS "= throws 2,2 3,1",
        HITS "= slides -1 up",
        TURN "= replaces Sw 1,1",
        TURN "= can Ann enough",
        TURN "= can Ann places Rb at 2,1",
        TURN "= refused Ann places Rb at 3,2",
        TURN "= at 1,0 Ef",
        TURN "= at 1,1 Ek",
        TURN "= at 4,0 Rf",
        TURN "= chain 1,1",
        HITS "Ann downs 2,2;= chain -",
        TURN "= extent 0 3",
        TURN "= lines 1 2",
        TURN "= horde 7",
        TURN "= cards 51",
        TURN "= drawn Rb",
        TURN "= crown Ann E",
        TURN "= aside E",
        TURN "= sees Ann crown:Ben",
        TURN "= sees Ann deck hand:Ben",
        TURN "= unseen Ann hand:Ann",
        TURN "= strength 1 R 3",
        TURN "= line 1 R 99",
        TURN "= points R 99",
        TURN "= alone R 9",
        TURN "= standing R 99",
        TURN "= score Ann 99",
        TURN "= rank Ann 4",
        TURN "= winner -",
        NULL,
    };
    all(blocks, SCENARIO_FAILED);
}

static void refused_moves_fail(void **st)
{
    (void)st;
    static const char *const blocks[] = {
        TURN "Ben places Rb at 3,2", TURN "Ann places Rb at 1,0", TURN "Ann places Rb at 9,9",
        TURN "Ann places Ef at 3,2", TURN "Ann downs 2,2",        TURN "Ann lifts 2,2",
        TURN "Ann raises 1,1",       TURN "Ann throws to 3,2",    TURN "Ann lays at 3,2",
        TURN "Ann swaps with 3,0",   TURN "Ann slides 0 up",      TURN "Ann slides 50 down",
        TURN "Ann enough",           HITS "play 1 turn",          HITS "Ann downs 1,0",
        HITS "Ben enough",           TURN "play 99 turns",        NULL,
    };
    all(blocks, SCENARIO_FAILED);
}

static void what_is_no_statement_is_unreadable(void **st)
{
    (void)st;
    static const char *const blocks[] = {
        "= turn Ann",
        "seats Ann Ben;= turn Ann",
        "seats Ann Ben;clans R E",
        "seats Ann Ben;clans R R E",
        "seats Ann Ben;clans R E X",
        "seats Ann Ben;crowns R R",
        "seats Ann Ben;hand Cid Rb",
        "seats Ann Ben;hand Ann Rx",
        "seats Ann Ben;turn Cid;grid 0\n1 Rf;= horde 1",
        "seats Ann Ben;grid",
        "seats Ann Ben;grid 0",
        "seats Ann Ben;1 Rf",
        "seats Ann Ben;flags R X",
        "seats Ann Ben;deck Rq",
        "seats Ann Ben;turn Ann;setup",
        "seats Ann Ben;setup now",
        "seats Ann Ben;first Cid;setup",
        "seats Ann Ben;shuffle Rb;grid 0\n1 Rf;= horde 1",
        "seats Ann Ben;first Ann;grid 0\n1 Rf;= horde 1",
        TURN "hand Ben Sw;hand Ann Rb;= horde 8",
        TURN "return",
        TURN "mark here",
        TURN "play turns",
        TURN "play 3 rounds",
        TURN "= turn Ann;turn Ben",
        TURN "Dot places Rb at 3,2",
        TURN "Ann eats Rb",
        TURN "Ann places Rb",
        TURN "Ann places Rb on 3,2",
        TURN "Ann places Rx at 3,2",
        TURN "Ann places Rb at 3",
        TURN "Ann downs",
        TURN "Ann downs 2,2 3,1",
        TURN "Ann lays to 2,2",
        TURN "Ann slides 0 left",
        TURN "Ann enough now",
        TURN "= colour",
        TURN "= turn",
        TURN "= horde",
        TURN "= horde many",
        TURN "= can Ann eats",
        TURN "= at 1,0",
        TURN "= crown Ann X",
        TURN "= sees Dot deck",
        TURN "= sees Ann moon",
        TURN "= strength 1",
        TURN "= strength 9 R 1",
        TURN "= points X 1",
        TURN "= replaces Rb 1,1",
        TURN "= grid 0",
        NULL,
    };
    all(blocks, SCENARIO_UNREADABLE);
}

/* The code of the first statement that does not hold, or 0. */
static int first_failure(const char *text)
{
    Given g = given_open(text);
    int code = 0;
    g.table = scenario_open(scenario_of(given_game), g.line, g.n);
    for (int i = 0; code == 0 && i < g.n; i++)
        code = scenario_line(g.table, g.line[i]).code;
    given_free(&g);
    return code;
}

/* The rows belong to the line above them, which fails or cannot be read for all of them. */
static void grids(void **st)
{
    (void)st;
    assert_int_equal(first_failure(TURN "= grid 0\n1 Rf [Ek] Sd .\n2 Ef Ss Sh .\n3 Sf Sa . .;= horde 8"), 0);
    assert_int_equal(first_failure(TURN "= grid -1\n1 . Rf [Ek] Sd\n2 . Ef Ss Sh\n3 . Sf Sa"), 0);
    assert_int_equal(first_failure(TURN "= grid 0\n1 Rf Ek Sd .\n2 Ef Ss Sh .\n3 Sf Sa . ."), SCENARIO_FAILED);
    assert_int_equal(first_failure(TURN "= grid 1\n1 Rf [Ek] Sd .\n2 Ef Ss Sh .\n3 Sf Sa . ."), SCENARIO_FAILED);
    assert_int_equal(first_failure(TURN "= grid 0\n1 Rf [Ek] Sd ."), SCENARIO_FAILED);
    assert_int_equal(first_failure("seats Ann Ben;grid 0\n1 Rx"), SCENARIO_UNREADABLE);
    assert_int_equal(first_failure("seats Ann Ben;grid 0\n2 Rf\n1 Ef"), SCENARIO_UNREADABLE);
    assert_int_equal(first_failure("seats Ann Ben;grid 0\n1 Rf\n2 Ef\n3 Sf\n4 Sd\n5 Sa"), SCENARIO_UNREADABLE);
    assert_int_equal(first_failure(TURN "= horde 8;1 Rf"), SCENARIO_UNREADABLE);
}

/* A mark is gone back to as often as wanted, with the same luck to come. */
static void marks(void **st)
{
    (void)st;
    Given g = given(TURN "mark;play 4 turns");
    assert_int_equal(state_in(&g)->round, 10);
    holds(&g, "return");
    holds(&g, "= turn Ann");
    holds(&g, "= horde 8");
    holds(&g, "Ann places Rb at 3,2");
    holds(&g, "return");
    holds(&g, "= at 3,2 -");
    given_free(&g);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(wrong_expectations_fail),
        cmocka_unit_test(refused_moves_fail),
        cmocka_unit_test(what_is_no_statement_is_unreadable),
        cmocka_unit_test(grids),
        cmocka_unit_test(marks),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
