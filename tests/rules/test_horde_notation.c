/* SPDX-License-Identifier: MIT
 * Horde: the scenario notation itself (docs/rules/horde.md 7.0): wrong expectations fail, refused moves fail, and what
 * is no statement is told apart from both.  Blocks that must hold are in horde_more.md. */
#include "given_horde.h"

static void wrong(const char *const *block)
{
    for (; *block; block++)
        block_ends(*block, SCENARIO_FAILED, "");
}

#define PICKS                                                                                                          \
    "seats A B;round 4;battles Water=8;horde A Wa-Oo;horde B Fi-Tr;pool Ro-Oo Wa-Tr Su-Dr;supply 9?;A picks Ro-Oo;"
#define FIGHT "seats A B;starter1 A;battles Water=8 Fire=-3;horde A Wa-Oo Flayer;horde B Fi-Tr;battle Water;"

static void wrong_expectations_fail(void **st)
{
    (void)st;
    static const char *const blocks[] = {
        PICKS "= next B",
        PICKS "= window B",
        PICKS "= asked A",
        PICKS "= legal Wa-Tr stop",
        PICKS "= legal Wa-Tr Su-Dr",
        PICKS "= legal Wa-Tr Su-Dr Ro-Oo stop",
        PICKS "= legal",
        PICKS "= legal done",
        PICKS "= total A 2 B 0",
        PICKS "= limit 2",
        PICKS "= locked A",
        PICKS "= over",
        PICKS "= supply",
        PICKS "= front A Wa-Oo",
        PICKS "= horde A",
        PICKS "= horde A Wa-Oo Ro-Oo",
        PICKS "= hordesize A 2",
        PICKS "= tokens -3 -1 1 2 2 3 3 5 5 6 8",
        PICKS "= token Water 6",
        PICKS "= token Fire 8",
        PICKS "= order",
        PICKS "= order Water Fire",
        PICKS "= won A 8",
        PICKS "= score A 1 B 0",
        PICKS "= winner A",
        PICKS "= decksize 64",
        PICKS "= refused A picks Wa-Tr",
        PICKS "= refused A stops",
        PICKS "= award A 8",
        FIGHT "= award A 8",
        FIGHT "= counts A 1 B 1",
        FIGHT "= asked B",
        FIGHT "= legal flayer",
        FIGHT "= legal done",
        FIGHT "= legal flayer done demon:Wa-Oo",
        FIGHT "= refused A flayer",
        FIGHT "= horde A Flayer",
        FIGHT "= hordesize A 1",
        FIGHT "= next A",
        FIGHT "= legal stop",
        FIGHT "A done;= award nobody 8",
        FIGHT "A done;= award B 8",
        FIGHT "A done;= award A 6",
        FIGHT "A done;= won A",
        FIGHT "A done;= won A 8 8",
        FIGHT "A done;= won B 8",
        FIGHT "A done;= token Water 8",
        FIGHT "A done;= winner A B",
        FIGHT "A done;= winner B",
        FIGHT "A done;= score A 7",
        FIGHT "A done;= bonus A 1 B 0",
        "seats A B;battles Water=1 Fire=2;= order Fire Water",
        "seats A B;won A 8 2;= won A 2 8",
        NULL,
    };
    wrong(blocks);
}

static void refused_moves_fail(void **st)
{
    (void)st;
    static const char *const blocks[] = {
        PICKS "B picks Wa-Tr",
        PICKS "A picks Fi-Oo",
        PICKS "B stops",
        PICKS "A declines",
        PICKS "end phase",
        PICKS "A draws Fire",
        PICKS "A assigns 5",
        PICKS "A steals giving Wa-Oo Wa-Oo",
        PICKS "battle Water",
        PICKS "A flayer",
        PICKS "A done",
        PICKS "A keeps",
        PICKS "A swaps Water Fire",
        PICKS "B steals giving Fi-Tr",
        FIGHT "battle Fire",
        FIGHT "B done",
        FIGHT "A demon Wa-Oo",
        FIGHT "A demon Demon*",
        FIGHT "battle Sun",
        FIGHT "A done;battle Water",
        FIGHT "A picks Ro-Oo",
        FIGHT "A flayer;A flayer",
        "seats A B;battles Water=8;A draws Water",
        "seats A B;battles Water=8;A draws Sun;A assigns 8",
        "seats A B;A draws Sun;A assigns 7",
        "seats A B;A draws Sun;A draws Moon",
        "seats A B;pool Ro-Oo;A draws Sun;A picks Ro-Oo",
        "seats A B;round 11;horde A Trickster;pool Ro-Oo;A picks Ro-Oo;end phase;A swaps Sun Moon",
        NULL,
    };
    wrong(blocks);
}

static void a_refused_move_changes_nothing(void **st)
{
    (void)st;
    Given g = given(PICKS "= next A");
    Horde before = *horde_in(&g);
    fails(&g, "B picks Wa-Tr");
    fails(&g, "= refused A picks Su-Dr");
    holds(&g, "= refused A picks Ro-Oo");
    holds(&g, "= refused B picks Su-Dr");
    assert_memory_equal(&before, horde_in(&g), sizeof before);
    holds(&g, "A picks Su-Dr");
    given_free(&g);
}

/* The last token is put down by the match itself, and the moment before can still be looked at. */
static void the_last_token_waits_for_a_refusal(void **st)
{
    (void)st;
    static const char tenth[] =
        "seats A B;round 11;battles Water=1 Fire=2 Sun=3 Moon=5 Forest=2 Royal=3 Ooze=5 Troll=6 "
        "Dragon=8 Golem=-1;pool Ro-Oo;A draws Skeleton;= refused B assigns -3";
    Given g = given(tenth);
    assert_int_equal(state_in(&g)->phase, PHASE_ASSIGN);
    assert_int_equal(table_size(state_in(&g), PLACE_TOKENS), 1);
    holds(&g, "= refused A assigns 5");
    assert_int_equal(state_in(&g)->phase, PHASE_ASSIGN);
    holds(&g, "A picks Ro-Oo");
    holds(&g, "= token Skeleton -3");
    given_free(&g);
}

/* A round that a block goes over is played like any other: its card is drawn, and a token put on it. */
static void a_card_phase_that_is_left_out_is_played(void **st)
{
    (void)st;
    Given g =
        given("seats A B;pool Ro-Oo Wa-Tr;supply Su-Dr;A picks Ro-Oo;A stops;B picks Wa-Tr;end phase;B picks Su-Dr");
    assert_int_equal(state_in(&g)->round, 2);
    assert_int_equal(table_size(state_in(&g), PLACE_TOKENS), 10);
    assert_int_equal(table_size(state_in(&g), PLACE_PILE), KIND_COUNT - 1);
    given_free(&g);
}

static void what_is_no_statement_is_unreadable(void **st)
{
    (void)st;
    static const char *const blocks[] = {
        "= next A",
        "A picks Ro-Oo",
        "seats A B;option level hard",
        "seats A B;option edition 001",
        "seats A B;round 12;= next A",
        "seats A B;round 0;= next A",
        "seats A B;round two;= next A",
        "seats A B;starter C;= next A",
        "seats A B;starter1 C;= next A",
        "seats A B;pool Xx-Oo",
        "seats A B;pool Ro-Wa",
        "seats A B;pool water-ooze",
        "seats A B;horde C Ro-Oo",
        "seats A B;horde",
        "seats A B;supply -1;= next A",
        "seats A B;supply 79?;= next A",
        "seats A B;pool Ro-Oo Ro-Oo Ro-Oo;= next A",
        "seats A B;option level basic;horde A Vampire;= next A",
        "seats A B;battles Water",
        "seats A B;battles Water=4",
        "seats A B;battles Ro-Oo=3",
        "seats A B;battles Water=1 Fire=1;= next A",
        "seats A B;battles Water=1 Water=2;= next A",
        "seats A B;won C 1",
        "seats A B;won A 4",
        "seats A B;won A 8 8;= next A",
        PICKS "pool Ro-Oo",
        PICKS "A pick Ro-Oo",
        PICKS "A picks",
        PICKS "A picks Ro-Oo Wa-Tr",
        PICKS "A picks Royal-Ooze",
        PICKS "A swaps Water",
        PICKS "A swaps Water Ice",
        PICKS "A draws",
        PICKS "A draws Ice",
        PICKS "A assigns lots",
        PICKS "A steals Wa-Oo Wa-Oo",
        PICKS "A steals giving Wa-Oo Ice",
        PICKS "end",
        PICKS "end phase now",
        PICKS "battle",
        PICKS "battle Water first",
        PICKS "battle Water second A",
        PICKS "C picks Ro-Oo",
        PICKS "= nonsense",
        PICKS "= next",
        PICKS "= limit",
        PICKS "= limit one",
        PICKS "= limit 1x",
        PICKS "= over now",
        PICKS "= refused C picks Ro-Oo",
        PICKS "= refused A eats Ro-Oo",
        PICKS "= hordesize A",
        PICKS "= award A",
        PICKS "= award C 8",
        PICKS "= token Ice 3",
        NULL,
    };
    for (const char *const *block = blocks; *block; block++)
        block_ends(*block, SCENARIO_UNREADABLE, "");
    Scenario *table = scenario_open(&horde_scenario, (const char *const[]){"seats A B"}, 1);
    assert_int_equal(scenario_line(table, "seats A B").code, 0);
    assert_int_equal(scenario_end(table).code, SCENARIO_UNREADABLE); /* nothing is played or expected */
    scenario_close(table);
    char *huge = calloc(1, 5000);
    memset(huge, 'x', 4999);
    const char *lines[] = {"seats A B", huge};
    table = scenario_open(&horde_scenario, lines, 2);
    assert_int_equal(scenario_line(table, lines[0]).code, 0);
    assert_int_equal(scenario_line(table, huge).code, SCENARIO_UNREADABLE);
    scenario_close(table);
    free(huge);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(wrong_expectations_fail),
        cmocka_unit_test(refused_moves_fail),
        cmocka_unit_test(a_refused_move_changes_nothing),
        cmocka_unit_test(the_last_token_waits_for_a_refusal),
        cmocka_unit_test(a_card_phase_that_is_left_out_is_played),
        cmocka_unit_test(what_is_no_statement_is_unreadable),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
