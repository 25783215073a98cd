/* SPDX-License-Identifier: MIT
 * Horde: matching and the Monster Phase (HO-5, HO-6). */
#include "given_horde.h"

/* ---- HO-5 ------------------------------------------------------------------------------------------------------- */

/* Whether, after taking the first, a seat may take the second. */
static bool match(const char *first, const char *second, const char *option)
{
    char text[200], after[200];
    (void)snprintf(text, sizeof text, "%s;= round 1", option);
    Given g = given(text);
    bool matched = horde_match(state_in(&g), card(first), card(second));
    given_free(&g);
    (void)snprintf(text, sizeof text, "%s;pool %s %s;A picks %s;= total A %d", option, first, second, first,
                   horde_cost(card(first)));
    (void)snprintf(after, sizeof after, "= refused A picks %s", second);
    g = given(text);
    if (horde_cost(card(second)) == 1 || horde_cost(card(first)) == 1) {
        Status st = scenario_line(g.table, after);
        assert_int_equal(st.code != 0, !matched);
    }
    given_free(&g);
    return matched;
}

static const char plain[] = "seats A B";

static void HO_5_1_cards_match_by_faction_or_by_type(void **st)
{
    (void)st;
    assert_true(match("Fo-Sk", "Wa-Sk", plain));  /* type */
    assert_true(match("Fo-Sk", "Fo-Tr", plain));  /* faction */
    assert_true(match("Fo-Sk", "Fo-Sk", plain));  /* both */
    assert_false(match("Fo-Sk", "Wa-Tr", plain)); /* neither */
    for (int a = DEF_REGULAR; a < DEF_STEAM_BEAST; a++)
        for (int b = DEF_REGULAR; b < DEF_STEAM_BEAST; b++) {
            bool share = (a - 1) / 5 == (b - 1) / 5 || (a - 1) % 5 == (b - 1) % 5;
            Given g = given("seats A B;= round 1");
            assert_int_equal(horde_match(state_in(&g), (DefId)a, (DefId)b), share);
            given_free(&g);
        }
}

static void HO_5_2_two_factions_match_through_either(void **st)
{
    (void)st;
    static const char *const regular[] = {"Wa-Oo", "Fi-Dr", "Su-Go", "Mo-Sk", "Fo-Tr", "Ro-Oo"};
    for (int i = 0; i < 6; i++) {
        assert_int_equal(match("Steam", regular[i], plain), i < 2);
        assert_int_equal(match("Phantasm", regular[i], plain), i == 2 || i == 3);
    }
    assert_true(match("Steam", "Steam", plain));
    assert_true(match("Phantasm", "Phantasm", plain));
    assert_false(match("Steam", "Phantasm", plain));
    assert_true(match("Steam", "Steam", "option same-name off;seats A B"));
}

static void HO_5_3_special_cards_of_one_name_match(void **st)
{
    (void)st;
    static const char *const twice[] = {"Vampire", "Flayer", "Demon"};
    for (int i = 0; i < 3; i++) {
        assert_true(match(twice[i], twice[i], plain));
        assert_false(match(twice[i], twice[i], "option same-name off;seats A B"));
    }
    /* as an owed pick, where two expensive cards are allowed otherwise */
    scene("seats A B;pool Trickster Ro-Oo Flayer Flayer Vampire;A picks Trickster;A picks Ro-Oo;B picks Flayer;= legal "
          "Vampire");
    scene("seats A B;option same-name off;pool Trickster Ro-Oo Flayer Flayer Vampire;A picks Trickster;A picks Ro-Oo;"
          "B picks Flayer;= legal Vampire Flayer");
}

static void HO_5_4_other_special_cards_go_with_everything(void **st)
{
    (void)st;
    static const char *const s[] = {"Vampire", "Flayer", "Elvenking", "Demon", "Trickster", "Betrayer"};
    for (int i = 0; i < 6; i++) {
        for (int k = 0; k < 6; k++)
            if (i != k)
                assert_false(match(s[i], s[k], plain));
        assert_false(match(s[i], "Fo-Sk", plain));
        assert_false(match(s[i], "Steam", plain));
        assert_false(match(s[i], "Phantasm", plain));
    }
}

static void HO_5_5_only_own_kept_picks_of_this_round_count(void **st)
{
    (void)st;
    scene("seats A B;pool Wa-Oo Ro-Oo Wa-Tr;horde A Wa-Oo Wa-Dr;horde B Ro-Go;A picks Ro-Oo;A stops;" /* not the own
                                                                                                         horde */
          "= total A 1;B picks Wa-Oo;= over"); /* not another's picks */
    scene("seats A B;pool Wa-Oo Ro-Tr;A picks Wa-Oo;A stops;B picks Ro-Tr;end phase;"
          "= round 2");
    scene("seats A B;pool Wa-Oo Ro-Tr Wa-Dr Wa-Oo Su-Sk;A picks Wa-Oo;A stops;B picks Ro-Tr;end phase;" /* nor earlier
                                                                                                           rounds */
          "B picks Su-Sk;B stops;= legal Wa-Dr Wa-Oo");
    scene("seats A B;horde B Betrayer Wa-Tr Wa-Oo;pool Wa-Sk Wa-Dr;A picks Wa-Sk;B steals giving Wa-Tr Wa-Oo;= legal "
          "Wa-Dr stop");
    scene("seats A B;horde B Betrayer Wa-Tr Wa-Oo;pool Wa-Sk Wa-Dr;A picks Wa-Sk;B declines;= next B;= legal Wa-Dr");
    scene("seats A B;pool Wa-Sk Wa-Dr;A picks Wa-Sk;= refused A picks Wa-Dr"); /* the own pick does */
}

static void HO_5_6_no_two_picks_of_a_round_match_whenever_made(void **st)
{
    (void)st;
    /* A's first pick still bars the third, made much later */
    scene("seats A B;pool Su-Sk Fi-Go Demon Vampire Mo-Sk Su-Tr Ro-Go Ro-Oo Wa-Dr;A picks Su-Sk;A picks Fi-Go;B picks "
          "Demon;= next A;"
          "= refused A picks Mo-Sk;= refused A picks Su-Tr;= refused A picks Ro-Go;= legal Ro-Oo Wa-Dr Vampire;A picks "
          "Ro-Oo;"
          "= over");
    Match *m = match_given("seats A B;pool Su-Sk Fi-Go Mo-Sk Ro-Oo Phantasm;A picks Su-Sk");
    refuses(m, 0, "pick moon-skeleton", "HO-5.6");
    Why why;
    match_why(m, move_of(m, 0, "pick phantasm"), &why);
    assert_int_equal(match_truth(m)->piece[why.cause].def, def_of("sun-skeleton"));
    assert_non_null(strstr(why.text, "Sun"));
    play(m, "pick fire-golem");
    match_free(m);
}

/* ---- HO-6: totals ----------------------------------------------------------------------------------------------- */

static void HO_6_1_the_limit_is_the_highest_total(void **st)
{
    (void)st;
    scene("seats A B C;pool Ro-Oo Wa-Tr Demon Fi-Sk;= total A 0 B 0 C 0;= limit 0;A picks Ro-Oo;= limit 1;A picks "
          "Wa-Tr;= limit 2;"
          "B picks Demon;= limit 3;= total A 2 B 3 C 0;C picks Fi-Sk;= limit 3");
    scene("seats A B;pool Ro-Oo Wa-Tr Su-Dr Mo-Go;A picks Ro-Oo;A stops;B picks Wa-Tr;= total A 1 B 1;end phase;"
          "= next B;"
          "= total A 0 B 0;= limit 0"); /* from nothing each round */
}

static void HO_6_2_cards_are_picked_one_at_a_time_from_the_pool(void **st)
{
    (void)st;
    Match *m = match_given("seats A B;horde A Fo-Oo;pool Ro-Oo Ro-Oo Wa-Tr Su-Dr;A picks Ro-Oo");
    Moves legal;
    match_legal(m, match_to_act(m), &legal);
    assert_int_equal(legal.n, 3); /* two cards or stop */
    refuses(m, 0, "pick forest-ooze", "HO-6.2");
    refuses(m, 0, "pick moon-golem", "HO-6.2");
    play(m, "pick water-troll");
    assert_int_equal(table_size(match_truth(m), PLACE_POOL), 2);
    assert_int_equal(table_size(match_truth(m), front_at(0)), 2);
    match_free(m);
    /* each distinct card once */
    scene("seats A B;pool Ro-Oo Ro-Oo Wa-Tr;= legal Ro-Oo Wa-Tr");
}

static void HO_6_3_a_pick_lies_in_front_and_is_credited_after_the_window(void **st)
{
    (void)st;
    scene(
        "seats A B;horde B Betrayer Wa-Tr Wa-Dr;pool Ro-Oo Mo-Go;A picks Ro-Oo;= front A Ro-Oo;= pool Mo-Go;= window B;"
        "= total A 0 B 0;B declines;= total A 1 B 0");
    scene("seats A B;pool Ro-Oo Mo-Go;A picks Ro-Oo;= front A Ro-Oo;= total A 1 B 0;= next A");
    Match *m = match_given("seats A B;pool Ro-Oo Mo-Go;= next A");
    play(m, "pick royal-ooze");
    PieceId p = table_first(match_truth(m), front_at(0));
    assert_int_equal(match_truth(m)->piece[p].known, SEEN_ALL);
    match_free(m);
}

static void HO_6_4_a_pick_credits_its_cost_and_a_stolen_one_exactly_one(void **st)
{
    (void)st;
    scene("seats A B;horde B Betrayer Wa-Tr Wa-Dr;pool Demon Demon Mo-Go;A picks Demon;B declines;= total A 3;= legal "
          "Mo-Go stop");
    scene("seats A B;horde B Betrayer Wa-Tr Wa-Dr;pool Demon Demon Mo-Go;A picks Demon;B steals giving Wa-Tr Wa-Dr;"
          "= total A 1 B 0;"
          "= legal Demon Mo-Go stop");
    scene("seats A B;pool Demon Demon Vampire Mo-Go;A picks Mo-Go;A picks Demon;= total A 4;B picks Vampire;= total "
          "B 2;"
          "= legal Demon");
}

/* ---- HO-6: opening ---------------------------------------------------------------------------------------------- */

static void HO_6_1_nothing_of_a_round_s_totals_is_left_in_the_next(void **st)
{
    (void)st;
    Match *m = match_given("seats A B;pool Ro-Oo Wa-Tr Su-Dr Su-Go;supply Su-Sk Fi-Sk;A picks Ro-Oo;A picks Wa-Tr");
    play(m, "pick sun-dragon"); /* B is locked out, the round ends, the next Battle Card is turned */
    const Horde *h = horde_now(m);
    assert_int_equal(h->s.phase, PHASE_ASSIGN);
    assert_int_equal(h->s.round, 2);
    assert_int_equal(horde_limit(&h->s), 0);
    assert_int_equal(h->chances, 0);
    assert_int_equal(h->credit, 0);
    assert_int_equal(h->locked[1], 0);
    match_free(m);
    scene("seats A B;pool Ro-Oo Wa-Tr;supply Su-Sk;A picks Ro-Oo;A stops;B picks Wa-Tr;end phase;= total A 0 B 0;"
          "= chances 0;= limit 0;= locked");
}

static void HO_6_5_the_starter_picks_first_and_must(void **st)
{
    (void)st;
    scene("seats A B C;starter B;pool Ro-Oo Wa-Tr Su-Dr;= next B;= legal Ro-Oo Wa-Tr Su-Dr;= refused B stops;= refused "
          "A picks Ro-Oo;"
          "= refused C picks Ro-Oo");
    Match *m = match_given("seats A B C;starter B;pool Ro-Oo Wa-Tr Su-Dr;= next B");
    refuses(m, 1, "stop", "HO-6.5");
    match_free(m);
}

static void HO_6_6_with_two_or_three_seats_a_second_card_or_stop(void **st)
{
    (void)st;
    scene("seats A B;pool Ro-Oo Wa-Tr Su-Dr;A picks Ro-Oo;= next A;= legal Wa-Tr Su-Dr stop;A picks Wa-Tr;= next B;"
          "= limit 2");
    scene("seats A B C;pool Ro-Oo Wa-Tr Su-Dr;A picks Ro-Oo;= legal Wa-Tr Su-Dr stop;A stops;= next B;= limit 1");
    scene("seats A B C;horde C Betrayer Wa-Oo Wa-Sk;pool Ro-Oo Wa-Tr Su-Dr;A picks Ro-Oo;= refused A stops;= refused A "
          "picks Wa-Tr;"
          "C declines;= legal Wa-Tr Su-Dr stop"); /* decided after the credit */
    Match *m = match_given("seats A B;pool Ro-Oo Wa-Tr Su-Dr;A picks Ro-Oo");
    uint32_t serial = match_serial(m);
    play(m, "stop");
    (void)told(m, serial, EV_STOPPED);
    refuses(m, 1, "stop", "HO-6.18");
    match_free(m);
}

static void HO_6_7_with_four_seats_the_opening_is_one_card(void **st)
{
    (void)st;
    scene("seats A B C D;pool Ro-Oo Wa-Tr Su-Dr Mo-Go;A picks Ro-Oo;= next B;= limit 1;= refused A picks Wa-Tr;"
          "= refused A stops");
    scene("seats A B C;pool Ro-Oo Wa-Tr Su-Dr Mo-Go;A picks Ro-Oo;= next A");
}

static void HO_6_8_one_double_or_triple_card_in_the_opening(void **st)
{
    (void)st;
    scene("seats A B;pool Vampire Flayer Demon Betrayer Steam Ro-Oo;A picks Vampire;= legal Betrayer Steam Ro-Oo stop");
    scene("seats A B;pool Vampire Flayer Demon Betrayer Steam Ro-Oo;A picks Demon;= legal Betrayer Steam Ro-Oo stop");
    scene("seats A B;pool Vampire Flayer Demon Betrayer Steam Ro-Oo;A picks Betrayer;= legal Vampire Flayer Demon "
          "Steam Ro-Oo stop");
    Match *m = match_given("seats A B;pool Vampire Flayer Ro-Oo;A picks Vampire");
    refuses(m, 0, "pick flayer", "HO-6.8");
    match_free(m);
}

static void HO_6_9_the_second_card_must_not_match_and_none_ends_the_opening(void **st)
{
    (void)st;
    scene("seats A B;pool Ro-Oo Ro-Tr Wa-Oo Su-Dr;A picks Ro-Oo;= legal Su-Dr stop");
    scene("seats A B;pool Ro-Oo Ro-Tr Wa-Oo;A picks Ro-Oo;= next B;= limit 1"); /* all match */
    scene("seats A B;pool Vampire Flayer Demon;A picks Vampire;= next B");      /* all cost too much */
    scene("seats A B;pool Ro-Oo;A picks Ro-Oo;= over");
}

static void HO_6_10_a_single_opening_card_may_have_any_cost(void **st)
{
    (void)st;
    scene("seats A B C D;pool Demon Ro-Oo Wa-Tr;= legal Demon Ro-Oo Wa-Tr;A picks Demon;= total A 3;= next B");
    scene("seats A B C D;pool Vampire Ro-Oo Wa-Tr;A picks Vampire;= total A 2;= next B");
    scene("seats A B C;pool Demon Ro-Oo Wa-Tr;A picks Demon;A stops;= limit 3;= next B");
    scene("seats A B;pool Ro-Oo Demon Wa-Tr;A picks Ro-Oo;A picks Demon;= limit 4"); /* the highest opening total */
}

/* ---- HO-6: rotation --------------------------------------------------------------------------------------------- */

static void HO_6_11_the_chance_goes_clockwise_and_round_again(void **st)
{
    (void)st;
    scene("seats A B C;starter C;pool Ro-Oo Wa-Tr Flayer Vampire Su-Go Mo-Sk Fo-Dr;C picks Ro-Oo;C stops;= next A;A "
          "picks Wa-Tr;"
          "= next B;B picks Flayer;= next C;C picks Vampire;= limit 3;= next A;A picks Su-Go;= next A");
}

static void HO_6_12_the_chance_passes_over_a_seat_at_the_limit(void **st)
{
    (void)st;
    scene("seats A B C D;pool Ro-Oo Flayer Vampire Wa-Tr Fi-Dr Su-Go Mo-Sk Elvenking;A picks Ro-Oo;B picks Flayer;C "
          "picks Vampire;"
          "D picks Elvenking;= limit 2;= next A;A picks Fi-Dr;= over");
    scene("seats A B C;pool Ro-Oo Wa-Tr Flayer Fi-Dr Vampire Su-Go Mo-Oo;A picks Ro-Oo;A stops;B picks Flayer;C picks "
          "Vampire;"
          "= next A;A picks Fi-Dr;= over;= refused B picks Wa-Tr;= chances 4");
}

static void HO_6_13_a_seat_below_the_limit_goes_on_until_it_reaches_it(void **st)
{
    (void)st;
    scene("seats A B C;pool Ro-Oo Demon Wa-Tr Fi-Dr Su-Go Mo-Sk;A picks Ro-Oo;A picks Demon;= limit 4;= next B;B picks "
          "Wa-Tr;= next B;"
          "B picks Fi-Dr;= next B;B picks Su-Go;= next B;= total B 3;= refused B stops;= refused C picks Mo-Sk");
    /* or has no legal card */
    scene(
        "seats A B C;pool Ro-Oo Demon Wa-Tr Fi-Tr Wa-Go;A picks Ro-Oo;A picks Demon;B picks Wa-Tr;= next C;= locked B");
}

static void HO_6_14_any_legal_card_of_any_cost_may_be_taken(void **st)
{
    (void)st;
    scene(
        "seats A B;pool Ro-Oo Wa-Tr Flayer Demon Elvenking;A picks Ro-Oo;A stops;= legal Wa-Tr Flayer Demon Elvenking;"
        "B picks Demon;= total A 1 B 3");
}

static void HO_6_15_reaching_or_passing_the_limit_ends_the_turn(void **st)
{
    (void)st;
    scene("seats A B;pool Ro-Oo Wa-Tr Su-Dr Mo-Go Flayer Fo-Sk;A picks Ro-Oo;A picks Wa-Tr;B picks Su-Dr;= next B;B "
          "picks Flayer;"
          "= total A 2 B 3;= next A;= refused B picks Mo-Go");
    scene("seats A B;pool Ro-Oo Wa-Tr Su-Dr Mo-Go;A picks Ro-Oo;A stops;B picks Su-Dr;= over;= refused B picks Mo-Go");
    Match *m = match_given("seats A B;pool Ro-Oo Wa-Tr Su-Dr Mo-Go Flayer Fo-Sk;A picks Ro-Oo;A stops");
    play(m, "pick flayer");
    Event e = told(m, 0, EV_TURN_OVER);
    assert_true(e.seat == 1 && e.n == 2);
    match_free(m);
}

static void HO_6_16_a_total_above_the_limit_raises_it_for_all(void **st)
{
    (void)st;
    scene("seats A B C;pool Ro-Oo Wa-Tr Vampire Su-Dr Mo-Go Fo-Sk Fi-Oo;A picks Ro-Oo;A stops;B picks Vampire;= limit "
          "2;= next C;"
          "C picks Wa-Tr;C picks Su-Dr;= next A;= refused A stops;A picks Mo-Go;= total A 2 B 2 C 2;= over");
    Match *m = match_given("seats A B;pool Ro-Oo Wa-Tr Su-Dr Flayer Mo-Go;A picks Ro-Oo;A picks Wa-Tr;B picks Su-Dr");
    play(m, "pick flayer");
    Event e = told(m, 0, EV_LIMIT);
    assert_true(e.seat == 1 && e.n == 3 && e.other == 2);
    match_free(m);
    /* a double card that only reaches the limit raises nothing */
    m = match_given("seats A B;pool Ro-Oo Wa-Tr Su-Dr Flayer Mo-Go;A picks Ro-Oo;A picks Wa-Tr");
    play(m, "pick flayer");
    not_told(m, 0, EV_LIMIT);
    match_free(m);
}

static void HO_6_17_later_picks_may_include_several_expensive_cards(void **st)
{
    (void)st;
    scene("seats A B;pool Ro-Oo Demon Trickster Vampire Flayer Wa-Tr;A picks Ro-Oo;A picks Demon;B picks Vampire;"
          "= legal Flayer Trickster Wa-Tr;"
          "B picks Trickster;= total B 5;= next A;A picks Flayer;= total A 6 B 5");
}

static void HO_6_18_picking_may_not_be_refused(void **st)
{
    (void)st;
    scene("seats A B;battles Water=-3;pool Ro-Oo Wa-Tr;A picks Ro-Oo;A stops;= legal Wa-Tr;= refused B stops;= refused "
          "end phase;B picks Wa-Tr");
    scene(
        "seats A B;pool Ro-Oo Demon;A picks Ro-Oo;A stops;= legal Demon;= refused B stops;B picks Demon;= limit 3"); /* a forced raise */
    Match *m = match_given("seats A B;pool Ro-Oo Wa-Tr;A picks Ro-Oo;A stops");
    refuses(m, 1, "stop", "HO-6.18");
    match_free(m);
}

static void HO_6_19_the_order_is_free_even_if_it_closes_cards(void **st)
{
    (void)st;
    scene("seats A B;pool Fi-Oo Mo-Tr Wa-Sk Ro-Sk;A picks Fi-Oo;A picks Mo-Tr;= legal Wa-Sk Ro-Sk;B picks Ro-Sk;"
          "= locked B;= over");
    scene("seats A B;pool Fi-Oo Mo-Tr Wa-Sk Ro-Sk Ro-Go;A picks Fi-Oo;A picks Mo-Tr;B picks Ro-Go;= legal Wa-Sk;B "
          "picks Wa-Sk;= total B 2");
}

static void HO_6_20_without_a_legal_card_a_seat_is_locked_out(void **st)
{
    (void)st;
    scene("seats A B C;pool Ro-Oo Wa-Tr Su-Dr Su-Go;A picks Ro-Oo;A picks Wa-Tr;B picks Su-Dr;= locked B;= next C;"
          "= total B 1;"
          "C picks Su-Go;= locked B C;= over;= total A 2 B 1 C 1");
    Match *m = match_given("seats A B C;pool Ro-Oo Wa-Tr Su-Dr Su-Go;A picks Ro-Oo;A picks Wa-Tr");
    play(m, "pick sun-dragon");
    Event e = told(m, 0, EV_LOCKED);
    assert_true(e.seat == 1 && e.n == 1 && e.other == 2 && e.face == 0); /* all match */
    uint32_t serial = match_serial(m);
    play(m, "pick sun-golem");
    e = told(m, serial, EV_LOCKED);
    assert_true(e.seat == 2 && e.face == 1); /* the Pool is empty */
    match_free(m);
}

static void HO_6_21_a_lock_out_lasts_for_the_round_and_is_told_once(void **st)
{
    (void)st;
    Match *m = match_given("seats A B C;pool Vampire Su-Tr Demon Flayer Trickster Vampire Fo-Tr Su-Oo Phantasm;A picks "
                           "Vampire;A picks Su-Tr;"
                           "B picks Demon;C picks Flayer");
    play(m, "pick trickster"); /* C: 5; A is locked out at 3 */
    play(m, "pick forest-troll");
    play(m, "pick vampire");
    uint32_t last = match_serial(m);
    play(m, "pick sun-ooze");
    Event e = told(m, 0, EV_LOCKED); /* although the chance came by again */
    assert_int_equal(e.seat, 0);
    assert_int_equal(horde_of(match_truth_at(m, last + 1))->total[0], 3);
    assert_int_equal(horde_of(match_truth_at(m, last + 1))->chances, 6);
    for (uint32_t i = 1; i <= match_serial(m); i++)
        assert_true(match_move(m, i - 1).seat != 0 || match_move(m, i - 1).kind == MOVE_END ||
                    match_move(m, i - 1).kind == MOVE_DRAW || match_move(m, i - 1).kind == MOVE_ASSIGN);
    match_free(m);
    /* the next round starts afresh */
    scene("seats A B;pool Ro-Oo Wa-Tr Su-Dr Su-Go;supply Su-Sk;A picks Ro-Oo;A picks Wa-Tr;B picks Su-Dr;= locked "
          "B;end phase;= next B;"
          "= legal Su-Go Su-Sk;= locked");
}

static void HO_6_22_the_pool_is_not_refilled_while_picking(void **st)
{
    (void)st;
    scene(
        "seats A B C;pool Ro-Oo Wa-Tr Su-Dr;supply 20?;A picks Ro-Oo;= size pool 2;A picks Wa-Tr;= size pool 1;B picks "
        "Su-Dr;"
        "= size pool 0;= size supply 20;= locked B C;= over;end phase;= size pool 16;= size supply 4");
}

static void HO_6_23_picking_ends_when_nobody_below_the_limit_can_pick(void **st)
{
    (void)st;
    scene("seats A B;pool Ro-Oo Wa-Tr Su-Dr Mo-Go;A picks Ro-Oo;A stops;= next B;B picks Wa-Tr;= over;= total A 1 B 1");
    scene("seats A B;pool Ro-Oo Wa-Tr Su-Dr Su-Go;A picks Ro-Oo;A picks Wa-Tr;B picks Su-Dr;= over;= total A 2 B 1;"
          "= size pool 1");
    /* at the first moment, also before a seat's chance came */
    scene("seats A B C;pool Ro-Oo Wa-Tr;A picks Ro-Oo;A picks Wa-Tr;= over;= locked B C;= chances 3");
    Match *m = match_given("seats A B;pool Ro-Oo Wa-Tr Su-Dr Su-Go;A picks Ro-Oo;A picks Wa-Tr");
    play(m, "pick sun-golem");
    Event e = told(m, 0, EV_PICKING_ENDED);
    assert_true(e.n == 2 && e.other == 1);
    match_free(m);
    /* the first seat counts like the others */
    m = match_given("seats A B;starter B;pool Ro-Oo Wa-Tr Su-Dr Su-Go;B picks Ro-Oo;B picks Wa-Tr");
    play(m, "pick sun-golem");
    e = told(m, 0, EV_PICKING_ENDED);
    assert_true(e.n == 2 && e.other == 1);
    match_free(m);
}

static void HO_6_24_the_starter_gets_no_further_card_at_the_end(void **st)
{
    (void)st;
    scene("seats A B C;pool Ro-Oo Wa-Tr Su-Dr Mo-Go Fo-Sk;A picks Ro-Oo;A stops;B picks Wa-Tr;C picks Su-Dr;= over;"
          "= refused A picks Mo-Go;= front A Ro-Oo;end phase;= horde A Ro-Oo");
}

static void HO_6_25_an_empty_pool_means_nobody_picks(void **st)
{
    (void)st;
    scene("seats A B C;pool;= over;= chances 0;= total A 0 B 0 C 0;= locked;= refused A picks Ro-Oo");
    scene("seats A B C;pool;A draws Moon;A assigns 8;= over;= token Moon 8");
}

static void HO_6_26_at_basic_everybody_has_exactly_one_chance(void **st)
{
    (void)st;
    int ended = 0;
    for (uint64_t seed = 1; seed <= 9; seed++) {
        Setup cfg = setup_of(2 + (int)(seed % 3), LEVEL_BASIC, seed);
        Match *m = whole_game(&cfg);
        Story *s = story(m, NO_SEAT, 0);
        int opened = 0, chance[HORDE_SEATS] = {0};
        for (int i = 0; i < s->n; i++) {
            const Event *e = &s->e[i];
            if (e->kind == EV_ROUND)
                memset(chance, 0, sizeof chance);
            if (e->kind == EV_CHANCE)
                chance[e->seat]++;
            if (e->kind == EV_OPENED)
                opened = e->other;
            if (e->kind == EV_PICKING_ENDED) {
                ended++;
                assert_int_equal(e->n, opened); /* the limit is the number of opening cards */
                for (int seat = 0; seat < cfg.nseats && e->other == 0; seat++)
                    assert_int_equal(chance[seat], 1);
            }
        }
        free(s);
        match_free(m);
    }
    assert_true(ended > 0);
    scene("option level basic;seats A B C;pool Ro-Oo Wa-Tr Su-Dr Mo-Go Fo-Sk Fi-Oo Su-Tr;A picks Ro-Oo;A picks Wa-Tr;= "
          "limit "
          "2;B picks Su-Dr;"
          "B picks Mo-Go;C picks Fo-Sk;C picks Fi-Oo;= over;= chances 3;= limit 2");
}

/* Screens ask about one card, the list of moves about all: they must agree, with every option and after thefts. */
static void the_question_about_one_card_agrees_with_the_list(void **st)
{
    (void)st;
    int barred = 0, expensive = 0;
    for (uint64_t seed = 1; seed <= 24; seed++) {
        Setup cfg = setup_of(2 + (int)(seed % 3), LEVEL_FULL, seed);
        cfg.option[OPT_SAME_NAME] = seed % 2 ? SAME_NAME_ON : SAME_NAME_OFF;
        Status why;
        Match *m = match_new(&horde_game, &cfg, &why);
        Rng r = rng_seed(seed);
        for (; match_truth(m)->phase < PHASE_TRICKSTER && !match_over(m); play_any(m, &r, 0)) {
            const State *s = match_truth(m);
            if (s->phase != PHASE_PICK || frame_peek(s))
                continue;
            Moves legal;
            match_legal(m, match_to_act(m), &legal);
            for (PieceId p = table_first(s, PLACE_POOL); p != NO_PIECE; p = s->piece[p].next) {
                Move mv = {MOVE_PICK, s->to_act, s->piece[p].def, 0, 0};
                assert_int_equal(horde_may_pick(s, s->to_act, s->piece[p].def), moves_have(&legal, mv));
                if (moves_have(&legal, mv))
                    continue;
                Why reason;
                match_why(m, mv, &reason);
                bool matches = horde_barred_by(s, s->to_act, s->piece[p].def) != NO_PIECE;
                assert_string_equal(reason.rule, matches ? "HO-5.6" : "HO-6.8");
                barred += matches;
                expensive += !matches;
            }
        }
        match_free(m);
    }
    assert_true(barred > 100 && expensive > 10);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(HO_5_1_cards_match_by_faction_or_by_type),
        cmocka_unit_test(HO_5_2_two_factions_match_through_either),
        cmocka_unit_test(HO_5_3_special_cards_of_one_name_match),
        cmocka_unit_test(HO_5_4_other_special_cards_go_with_everything),
        cmocka_unit_test(HO_5_5_only_own_kept_picks_of_this_round_count),
        cmocka_unit_test(HO_5_6_no_two_picks_of_a_round_match_whenever_made),
        cmocka_unit_test(HO_6_1_the_limit_is_the_highest_total),
        cmocka_unit_test(HO_6_2_cards_are_picked_one_at_a_time_from_the_pool),
        cmocka_unit_test(HO_6_3_a_pick_lies_in_front_and_is_credited_after_the_window),
        cmocka_unit_test(HO_6_4_a_pick_credits_its_cost_and_a_stolen_one_exactly_one),
        cmocka_unit_test(HO_6_1_nothing_of_a_round_s_totals_is_left_in_the_next),
        cmocka_unit_test(HO_6_5_the_starter_picks_first_and_must),
        cmocka_unit_test(HO_6_6_with_two_or_three_seats_a_second_card_or_stop),
        cmocka_unit_test(HO_6_7_with_four_seats_the_opening_is_one_card),
        cmocka_unit_test(HO_6_8_one_double_or_triple_card_in_the_opening),
        cmocka_unit_test(HO_6_9_the_second_card_must_not_match_and_none_ends_the_opening),
        cmocka_unit_test(HO_6_10_a_single_opening_card_may_have_any_cost),
        cmocka_unit_test(HO_6_11_the_chance_goes_clockwise_and_round_again),
        cmocka_unit_test(HO_6_12_the_chance_passes_over_a_seat_at_the_limit),
        cmocka_unit_test(HO_6_13_a_seat_below_the_limit_goes_on_until_it_reaches_it),
        cmocka_unit_test(HO_6_14_any_legal_card_of_any_cost_may_be_taken),
        cmocka_unit_test(HO_6_15_reaching_or_passing_the_limit_ends_the_turn),
        cmocka_unit_test(HO_6_16_a_total_above_the_limit_raises_it_for_all),
        cmocka_unit_test(HO_6_17_later_picks_may_include_several_expensive_cards),
        cmocka_unit_test(HO_6_18_picking_may_not_be_refused),
        cmocka_unit_test(HO_6_19_the_order_is_free_even_if_it_closes_cards),
        cmocka_unit_test(HO_6_20_without_a_legal_card_a_seat_is_locked_out),
        cmocka_unit_test(HO_6_21_a_lock_out_lasts_for_the_round_and_is_told_once),
        cmocka_unit_test(HO_6_22_the_pool_is_not_refilled_while_picking),
        cmocka_unit_test(HO_6_23_picking_ends_when_nobody_below_the_limit_can_pick),
        cmocka_unit_test(HO_6_24_the_starter_gets_no_further_card_at_the_end),
        cmocka_unit_test(HO_6_25_an_empty_pool_means_nobody_picks),
        cmocka_unit_test(HO_6_26_at_basic_everybody_has_exactly_one_chance),
        cmocka_unit_test(the_question_about_one_card_agrees_with_the_list),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
