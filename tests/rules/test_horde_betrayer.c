/* SPDX-License-Identifier: MIT
 * Horde: the Betrayer (HO-7). */
#include "given_horde.h"

static void HO_7_1_only_the_owner_only_while_another_seat_picks(void **st)
{
    (void)st;
    Match *m = match_given("seats A B C;round 4;horde C Betrayer Wa-Tr Wa-Dr;pool Ro-Oo Su-Dr Mo-Go Fi-Sk;= next A");
    refuses(m, 2, "steal", "HO-6.11"); /* nothing is being picked */
    play(m, "pick royal-ooze");
    assert_int_equal(match_to_act(m), 2);
    refuses(m, 1, "steal", "HO-7.4");
    refuses(m, 0, "steal", "HO-7.4");
    assert_true(can_play(m, "steal"));
    match_free(m);
    /* not on one's own picks */
    scene("seats A B;round 4;horde A Betrayer Wa-Tr Wa-Dr;pool Ro-Oo Su-Dr;A picks Ro-Oo;= next A;= refused A steals "
          "giving Wa-Tr Wa-Dr;"
          "A stops;B picks Su-Dr;= window A");
    /* nor in another phase */
    m = match_given("seats A B;round 4;horde B Betrayer Wa-Tr Wa-Dr;pool Ro-Oo;A draws Sun");
    refuses(m, 1, "steal", "HO-4.3");
    refuses(m, 0, "steal", "HO-7.3");
    match_free(m);
    scene("seats A B;starter1 A;battles Water=1;horde A Flayer;horde B Betrayer Ro-Tr Ro-Dr;battle Water;= asked A;"
          "= refused B steals giving Ro-Tr Ro-Dr");
}

static void HO_7_2_a_window_after_every_pick_of_another_seat(void **st)
{
    (void)st;
    scene(
        "seats A B C;round 4;horde B Betrayer Wa-Tr Wa-Dr;pool Ro-Oo Flayer Mo-Go Fi-Sk Su-Oo Fo-Go Vampire;A picks "
        "Ro-Oo;= window B;"
        "B declines;A picks Flayer;= window B;B declines;B picks Mo-Go;= next B;B picks Fi-Sk;= next B;B picks Vampire;"
        "= next C;C picks Su-Oo;= window B;B declines;C picks Fo-Go;= window B");
    /* not without two other cards, not from the front, Pool or supply */
    scene("seats A B;round 4;horde B Betrayer Wa-Tr;pool Ro-Oo Su-Dr;A picks Ro-Oo;= next A");
    scene("seats A B;round 4;horde B Betrayer Wa-Tr Wa-Tr;pool Ro-Oo Su-Dr;A picks Ro-Oo;= window B");
    scene("seats A B;round 4;horde B Wa-Oo Wa-Tr Wa-Dr;pool Ro-Oo Su-Dr Betrayer;A picks Ro-Oo;= next A;A picks "
          "Betrayer;= next B;"
          "B picks Su-Dr;= locked B;= over");
}

static void HO_7_3_the_window_is_for_that_one_card(void **st)
{
    (void)st;
    scene("seats A B;round 4;horde B Betrayer Wa-Tr Wa-Dr;pool Ro-Oo Su-Dr Mo-Go;A picks Ro-Oo;B declines;"
          "= refused B steals giving Wa-Tr Wa-Dr;A picks Su-Dr;B steals giving Wa-Tr Wa-Dr;= front B Su-Dr;"
          "= front A Ro-Oo Betrayer Wa-Tr Wa-Dr");
    Match *m = match_given("seats A B;round 4;horde B Betrayer Wa-Tr Wa-Dr;pool Ro-Oo Su-Dr Mo-Go;A picks Ro-Oo");
    play(m, "decline");
    Event e = told(m, 0, EV_LET_GO);
    assert_true(e.seat == 1 && e.def == def_of("royal-ooze"));
    refuses(m, 0, "steal", "HO-7.3");
    match_free(m);
}

static void HO_7_4_play_waits_for_the_answer(void **st)
{
    (void)st;
    Match *m =
        match_given("seats A B C;round 4;horde B Betrayer Wa-Tr Wa-Dr;pool Ro-Oo Su-Dr Mo-Go;A picks Ro-Oo;= window B");
    Moves legal;
    match_legal(m, match_to_act(m), &legal);
    assert_int_equal(legal.n, 2);
    assert_true(can_play(m, "decline") && can_play(m, "steal"));
    refuses(m, 0, "pick sun-dragon", "HO-7.4");
    refuses(m, 0, "stop", "HO-7.4");
    refuses(m, 2, "pick sun-dragon", "HO-7.4");
    refuses(m, 1, "pick sun-dragon", "HO-7.4");
    play(m, "steal");
    refuses(m, 1, "decline", "HO-7.5"); /* taken back by undo, not by another move */
    refuses(m, 0, "pick sun-dragon", "HO-7.4");
    match_free(m);
}

static void HO_7_5_the_price_is_the_betrayer_and_two_other_cards(void **st)
{
    (void)st;
    static const char text[] =
        "seats A B;round 4;horde A Ro-Dr;horde B Betrayer Demon Vampire Vampire Fo-Sk;pool Ro-Oo Su-Dr;A picks Ro-Oo";
    Match *m = match_given(text);
    play(m, "steal");
    Moves legal;
    match_legal(m, match_to_act(m), &legal);
    assert_int_equal(legal.n, 3); /* any other card, special ones too, each once */
    refuses(m, 1, "give betrayer", "HO-7.5");
    refuses(m, 1, "give royal-dragon", "HO-7.6");
    play(m, "give demon");
    match_legal(m, match_to_act(m), &legal);
    assert_int_equal(legal.n, 2);
    refuses(m, 1, "give demon", "HO-7.5");
    play(m, "give vampire");
    match_free(m);
    m = match_given(text);
    play(m, "steal");
    play(m, "give vampire");
    assert_true(can_play(m, "give vampire")); /* there are two */
    play(m, "give vampire");
    const State *s = match_truth(m);
    assert_int_equal(table_count_of(s, front_at(0), DEF_VAMPIRE), 2);
    assert_int_equal(table_count_of(s, front_at(0), DEF_BETRAYER), 1);
    assert_int_equal(table_size(s, front_at(0)), 3);
    assert_int_equal(table_size(s, horde_at(1)), 2);
    match_free(m);
    scene(
        "seats A B;round 4;horde B Betrayer Demon Fo-Sk;pool Ro-Oo Su-Dr;A picks Ro-Oo;= refused B steals giving Demon;"
        "= refused B steals giving Demon Fo-Sk Fo-Sk;= refused B steals giving Betrayer Demon;= refused B steals "
        "giving Demon Demon;"
        "B steals giving Fo-Sk Demon;= horde B");
}

static void HO_7_6_cards_of_this_round_cannot_be_given(void **st)
{
    (void)st;
    Match *m = match_given(
        "seats A B;round 4;starter B;horde B Betrayer Wa-Tr Wa-Dr;pool Ro-Oo Su-Dr Mo-Go;B picks Mo-Go;B stops;"
        "A picks Ro-Oo;= window B;= refused B steals giving Mo-Go Wa-Tr;= refused B steals giving Ro-Oo Wa-Tr");
    play(m, "steal");
    refuses(m, 1, "give moon-golem", "HO-7.6");
    Moves legal;
    match_legal(m, match_to_act(m), &legal);
    assert_int_equal(legal.n, 2);
    match_free(m);
    /* and do not count towards the price */
    scene("seats A B;round 4;starter B;horde B Betrayer Wa-Tr;pool Ro-Oo Su-Dr Mo-Go;B picks Mo-Go;B stops;A picks "
          "Ro-Oo;= over");
}

static void HO_7_7_everything_exchanged_lies_open_and_joins_the_new_hordes(void **st)
{
    (void)st;
    Match *m =
        match_given("seats A B;round 4;horde B Betrayer Wa-Tr Wa-Dr Su-Oo;pool Ro-Oo Su-Dr;A picks Ro-Oo;"
                    "B steals giving Wa-Tr Wa-Dr;= front A Betrayer Wa-Tr Wa-Dr;= front B Ro-Oo;= horde B Su-Oo");
    const State *s = match_truth(m);
    for (int seat = 0; seat < 2; seat++)
        for (PieceId p = table_first(s, front_at(seat)); p != NO_PIECE; p = s->piece[p].next)
            assert_int_equal(s->piece[p].known, SEEN_ALL);
    match_free(m);
    scene("seats A B;round 4;horde B Betrayer Wa-Tr Wa-Dr Su-Oo;pool Ro-Oo Su-Dr;A picks Ro-Oo;B steals giving Wa-Tr "
          "Wa-Dr;A stops;"
          "B picks Su-Dr;end phase;= horde A Betrayer Wa-Tr Wa-Dr;= horde B Su-Oo Ro-Oo Su-Dr");
}

static void HO_7_8_any_card_may_be_stolen(void **st)
{
    (void)st;
    static const char *const prey[] = {"Ro-Oo", "Steam", "Vampire", "Flayer", "Elvenking", "Demon", "Trickster"};
    for (int i = 0; i < 7; i++) {
        char text[200];
        (void)snprintf(text, sizeof text,
                       "seats A B;round 11;horde B Betrayer Wa-Tr Wa-Dr;pool %s Mo-Go;A picks %s;= window B;"
                       "B steals giving Wa-Tr Wa-Dr;= front B %s",
                       prey[i], prey[i], prey[i]);
        scene(text);
    }
    /* also one that matches the thief's own picks */
    scene("seats A B;round 4;starter B;horde B Betrayer Wa-Tr Wa-Dr;pool Ro-Oo Ro-Dr Mo-Go;B picks Ro-Oo;B stops;A "
          "picks Ro-Dr;"
          "B steals giving Wa-Tr Wa-Dr;= front B Ro-Oo Ro-Dr;= over");
}

static void HO_7_9_for_the_robbed_seat_it_is_one_pick_of_one(void **st)
{
    (void)st;
    scene("seats A B C;round 4;horde C Betrayer Demon Vampire;pool Ro-Oo Wa-Tr Trickster Mo-Go Su-Dr;A picks Ro-Oo;C "
          "declines;A picks Wa-Tr;"
          "C declines;B picks Trickster;C steals giving Demon Vampire;= total A 2 B 1 C 0;= next B;B picks Mo-Go;"
          "= total B 2;= next C");
    /* without a legal card left it is locked out at 1 */
    scene("seats A B;round 4;horde A Betrayer Demon Vampire;pool Ro-Oo Wa-Tr Mo-Go;A picks Ro-Oo;A picks Wa-Tr;B picks "
          "Mo-Go;"
          "A steals giving Demon Vampire;= total A 2 B 1;= locked B;= over");
}

static void HO_7_10_a_stolen_double_or_triple_raises_nothing_by_its_cost(void **st)
{
    (void)st;
    scene("seats A B C;round 4;horde C Betrayer Wa-Go Wa-Sk;pool Ro-Oo Demon Mo-Go Su-Dr;A picks Ro-Oo;C declines;A "
          "stops;B picks Demon;"
          "C steals giving Wa-Go Wa-Sk;= limit 1;= total A 1 B 1 C 0;= next C;C picks Mo-Go;= over");
    scene("seats A B C;round 4;horde C Betrayer Wa-Go Wa-Sk;pool Ro-Oo Demon Mo-Go Su-Dr;A picks Ro-Oo;C declines;A "
          "stops;B picks Demon;"
          "C declines;= limit 3");
}

static void HO_7_11_for_the_thief_the_card_counts_nothing(void **st)
{
    (void)st;
    /* before his own picks */
    scene("seats A B;round 4;horde B Betrayer Wa-Go Wa-Sk;pool Demon Mo-Go Su-Dr Fi-Oo;A picks Demon;B steals giving "
          "Wa-Go Wa-Sk;"
          "= total A 1 B 0;A stops;= next B;B picks Mo-Go;= total B 1;= over");
    /* when even */
    scene("seats A B;round 4;starter B;horde B Betrayer Wa-Go Wa-Sk;pool Demon Mo-Go Su-Dr;B picks Mo-Go;B stops;A "
          "picks Su-Dr;"
          "B steals giving Wa-Go Wa-Sk;= total A 1 B 1;= over");
    /* when locked out */
    scene("seats A B C;round 4;horde B Betrayer Wa-Go Wa-Sk;pool Ro-Oo Su-Dr Fi-Tr Fi-Go Su-Tr Fo-Sk;A picks Ro-Oo;B "
          "declines;A picks Su-Dr;"
          "B declines;B picks Fi-Tr;B picks Fo-Sk;C picks Fi-Go;= window B;B steals giving Wa-Go Wa-Sk;= total A 2 B "
          "2 C 1");
    scene("seats A B C;round 4;horde B Betrayer Wa-Go Wa-Sk;pool Ro-Oo Su-Dr Fi-Tr Fi-Go Fo-Tr;A picks Ro-Oo;B "
          "declines;A picks Su-Dr;"
          "B declines;B picks Fi-Tr;= locked B;= next C;C picks Fi-Go;= window B;B steals giving Wa-Go Wa-Sk;= total "
          "B 1 C 1;"
          "= front B Fi-Tr Fi-Go;= next C;C picks Fo-Tr;= over");
}

static void HO_7_12_exchanged_cards_match_nothing(void **st)
{
    (void)st;
    scene("seats A B;round 4;horde B Betrayer Mo-Sk Fo-Tr;pool Wa-Sk Wa-Sk Su-Sk Mo-Tr Fo-Go;A picks Wa-Sk;B steals "
          "giving Mo-Sk Fo-Tr;"
          "= legal Wa-Sk Su-Sk Mo-Tr Fo-Go stop;A stops;= legal Wa-Sk Su-Sk Mo-Tr Fo-Go;B picks Wa-Sk;= over");
    /* until the round is over: afterwards nothing marks them */
    Match *m = match_given(
        "seats A B;round 4;horde B Betrayer Mo-Sk Fo-Tr;pool Wa-Sk Wa-Oo;A picks Wa-Sk;B steals giving Mo-Sk Fo-Tr;"
        "A stops;B picks Wa-Oo;= over");
    const State *s = match_truth(m);
    for (PieceId p = table_first(s, front_at(0)); p != NO_PIECE; p = s->piece[p].next)
        assert_int_equal(s->piece[p].face, FACE_EXCHANGED);
    assert_int_equal(s->piece[table_find(s, front_at(1), def_of("water-ooze"))].face, 0);
    assert_int_equal(s->piece[table_find(s, front_at(1), def_of("water-skeleton"))].face, FACE_EXCHANGED);
    match_free(m);
}

static void HO_7_13_not_in_the_round_it_came(void **st)
{
    (void)st;
    /* picked from the Pool */
    scene("seats A B;round 4;horde A Wa-Tr Wa-Dr;pool Betrayer Ro-Oo Su-Dr;A picks Betrayer;A stops;B picks Ro-Oo;"
          "= over");
    /* received, and used once a round; the receiver waits for the next */
    scene("seats A B C;round 4;horde A Ro-Sk Ro-Go;horde B Betrayer Mo-Sk Fo-Tr Fi-Sk;pool Wa-Sk Wa-Oo Su-Dr Fo-Oo "
          "Mo-Go;A picks Wa-Sk;"
          "B steals giving Mo-Sk Fo-Tr;A stops;B picks Wa-Oo;= next C;C picks Su-Dr;= over;end phase;= starter B;B "
          "picks Fo-Oo;"
          "= window A;A steals giving Ro-Sk Ro-Go;= front B Betrayer Ro-Sk Ro-Go");
}

static void HO_7_14_use_is_never_forced_and_not_limited(void **st)
{
    (void)st;
    scene("seats A B;round 4;horde B Betrayer Mo-Sk Fo-Tr;pool Wa-Sk Fi-Oo Su-Dr Mo-Go;A picks Wa-Sk;B declines;A "
          "picks Fi-Oo;B declines;"
          "B picks Su-Dr;B picks Mo-Go;= over;= horde B Betrayer Mo-Sk Fo-Tr");
    /* the same seat steals, gets it back and steals again */
    scene("seats A B;round 4;horde A Fo-Sk Fo-Go;horde B Betrayer Mo-Sk Fo-Tr Ro-Tr Ro-Go;pool Wa-Sk Fi-Oo Su-Dr Mo-Go "
          "Fo-Oo Su-Go;A picks Wa-Sk;"
          "B steals giving Mo-Sk Fo-Tr;A stops;B picks Fi-Oo;end phase;B picks Su-Dr;A steals giving Fo-Sk Fo-Go;B "
          "stops;A picks Mo-Go;"
          "end phase;A picks Fo-Oo;= window B;B steals giving Ro-Tr Ro-Go;= front B Fo-Oo");
}

static void HO_7_15_a_stolen_opening_card_is_a_first_pick_of_one(void **st)
{
    (void)st;
    scene("seats A B C;round 4;horde C Betrayer Ro-Oo Wa-Tr;pool Vampire Vampire Demon Su-Go;A picks Vampire;"
          "C steals giving Ro-Oo Wa-Tr;= total A 1;= legal Vampire Demon Su-Go stop");
    scene(
        "seats A B C;round 4;horde C Betrayer Ro-Oo Wa-Tr;pool Vampire Vampire Demon Su-Go;A picks Vampire;C declines;"
        "= legal Su-Go stop");
    scene("seats A B C D;round 4;horde C Betrayer Ro-Oo Wa-Tr;pool Vampire Vampire Demon Su-Go;A picks Vampire;"
          "C steals giving Ro-Oo Wa-Tr;= limit 1;= next B");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(HO_7_1_only_the_owner_only_while_another_seat_picks),
        cmocka_unit_test(HO_7_2_a_window_after_every_pick_of_another_seat),
        cmocka_unit_test(HO_7_3_the_window_is_for_that_one_card),
        cmocka_unit_test(HO_7_4_play_waits_for_the_answer),
        cmocka_unit_test(HO_7_5_the_price_is_the_betrayer_and_two_other_cards),
        cmocka_unit_test(HO_7_6_cards_of_this_round_cannot_be_given),
        cmocka_unit_test(HO_7_7_everything_exchanged_lies_open_and_joins_the_new_hordes),
        cmocka_unit_test(HO_7_8_any_card_may_be_stolen),
        cmocka_unit_test(HO_7_9_for_the_robbed_seat_it_is_one_pick_of_one),
        cmocka_unit_test(HO_7_10_a_stolen_double_or_triple_raises_nothing_by_its_cost),
        cmocka_unit_test(HO_7_11_for_the_thief_the_card_counts_nothing),
        cmocka_unit_test(HO_7_12_exchanged_cards_match_nothing),
        cmocka_unit_test(HO_7_13_not_in_the_round_it_came),
        cmocka_unit_test(HO_7_14_use_is_never_forced_and_not_limited),
        cmocka_unit_test(HO_7_15_a_stolen_opening_card_is_a_first_pick_of_one),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
