/* SPDX-License-Identifier: MIT
 * Horde: round frame, Battle Card Phase and End Phase (HO-3, HO-4, HO-8). */
#include "given_horde.h"

/* Plays random games of all seat counts; the checker is shown each, with its whole story. */
static void in_games(int level, int games, void (*check)(const Match *m, const Story *s))
{
    for (int i = 0; i < games; i++) {
        Setup cfg = setup_of(2 + i % 3, level, 100 + (uint64_t)i);
        Match *m = whole_game(&cfg);
        Story *s = story(m, NO_SEAT, 0);
        check(m, s);
        free(s);
        match_free(m);
    }
}

/* ---- HO-3 ------------------------------------------------------------------------------------------------------- */

static void rounds_in_order(const Match *m, const Story *s)
{
    (void)m;
    int at = -1;
    for (int round = 1; round <= 11; round++) {
        static const int order[] = {EV_ROUND, EV_REVEALED, EV_ASSIGNED, EV_PICKING_ENDED, EV_COLLECTED};
        for (size_t i = 0; i < sizeof order / sizeof *order; i++) {
            at = find_event(s, order[i], at + 1);
            assert_true(at >= 0);
            if (order[i] == EV_ROUND)
                assert_int_equal(s->e[at].n, round);
        }
    }
    assert_int_equal(find_event(s, EV_ROUND, at), -1);
    assert_int_equal(count_events(s, EV_ROUND), 11);
}

static void HO_3_1_eleven_rounds_of_three_phases(void **st)
{
    (void)st;
    in_games(LEVEL_FULL, 6, rounds_in_order);
    scene("seats A B;pool Ro-Oo Wa-Tr;= refused A picks Ro-Oo;A draws Sun;= refused A picks Ro-Oo;A assigns 1;A picks "
          "Ro-Oo;"
          "A stops;= refused end phase;B picks Wa-Tr;end phase;= round 2");
}

static void starters_clockwise(const Match *m, const Story *s)
{
    int first = horde_of(match_truth_at(m, 0))->starter1, n = match_setup(m)->nseats, round = 0;
    for (int i = 0; i < s->n; i++)
        if (s->e[i].kind == EV_ROUND)
            assert_int_equal(s->e[i].seat, (first + round++) % n);
    assert_int_equal(round, 11);
}

static void HO_3_2_the_starter_moves_one_seat_clockwise(void **st)
{
    (void)st;
    in_games(LEVEL_BASIC, 6, starters_clockwise);
    scene("seats A B C;starter B;pool;= starter B;end phase;= starter C;end phase;= starter A;end phase;= starter B");
}

static void everybody_takes_part(const Match *m, const Story *s)
{
    unsigned took = 0, all = (1u << match_setup(m)->nseats) - 1;
    bool empty = false;
    for (int i = 0; i < s->n; i++) {
        const Event *e = &s->e[i];
        if (e->kind == EV_ROUND)
            took = 0;
        if (e->kind == EV_CHANCE || e->kind == EV_LOCKED)
            took |= 1u << e->seat;
        if (e->kind == EV_PICKING_ENDED) {
            empty = e->n == 0; /* nobody could pick anything */
            assert_true(empty || took == all);
        }
    }
    Standing standing;
    match_standing(m, &standing);
    for (int seat = 0; seat < match_setup(m)->nseats; seat++)
        assert_false(standing.out[seat]);
}

static void HO_3_3_every_seat_takes_part_in_every_round(void **st)
{
    (void)st;
    in_games(LEVEL_FULL, 9, everybody_takes_part);
}

static void end_in_order(const Match *m, const Story *s)
{
    (void)m;
    int last_collect = -1, trickster = -1, first_battle = find_event(s, EV_BATTLE, 0);
    for (int i = 0; i < s->n; i++) {
        last_collect = s->e[i].kind == EV_COLLECTED ? i : last_collect;
        if (s->e[i].kind == EV_SWAPPED || s->e[i].kind == EV_KEPT || s->e[i].kind == EV_NO_TRICKSTER)
            trickster = i;
    }
    assert_true(last_collect > 0 && last_collect < trickster && trickster < first_battle);
    assert_int_equal(count_events(s, EV_BATTLE), 11);
    assert_int_equal(count_events(s, EV_WON) + count_events(s, EV_TIED), 11);
    int score = find_event(s, EV_SCORE, 0);
    assert_true(score > 0 && find_event(s, EV_BATTLE, score) < 0);
    assert_true(find_event(s, EV_WINNER, score) > score);
}

static void HO_3_4_trickster_then_battles_then_scoring(void **st)
{
    (void)st;
    in_games(LEVEL_FULL, 6, end_in_order);
    scene("seats A B;round 11;battles Water=1 Fire=2;horde A Trickster Wa-Oo;pool Fi-Dr;A picks Fi-Dr;= over;end phase;"
          "= refused battle Water;A keeps;battle Water;= award A 1;battle Fire;= award A 2;= score A 3 B 0");
}

static void HO_3_5_rounds_go_on_without_cards(void **st)
{
    (void)st;
    scene("seats A B;round 9;battles Water=1 Fire=2 Sun=3 Moon=5 Forest=2 Royal=3 Ooze=5 Troll=6;pool;supply 0?;"
          "A draws Dragon;A assigns 8;= over;end phase;= round 10;B draws Golem;= refused B picks Ro-Oo;B assigns -1;"
          "= over;"
          "end phase;= round 11;A draws Skeleton;A assigns -3;= over;end phase;= token Skeleton -3;= tokens;"
          "= order Water Fire Sun Moon Forest Royal Ooze Troll Dragon Golem Skeleton");
}

/* ---- HO-4 ------------------------------------------------------------------------------------------------------- */

static void HO_4_1_the_starter_turns_the_top_battle_card_for_all(void **st)
{
    (void)st;
    Match *m = match_given("seats A B C;starter C;round 3;pool Ro-Oo;battles Water=1 Fire=2;= refused C draws Water;"
                           "= refused A draws Sun");
    assert_int_equal(match_to_act(m), 2);
    PieceId top = table_first(match_truth(m), PLACE_PILE);
    DefId card = match_truth(m)->piece[top].def;
    assert_int_equal(match_truth(m)->piece[top].known, 0);
    refuses(m, 0, "draw", "HO-4.3");
    play(m, "draw");
    assert_int_equal(horde_battle_card(match_truth(m), 2), card);
    assert_int_equal(match_truth(m)->piece[top].known, SEEN_ALL);
    assert_int_equal(table_size(match_truth(m), PLACE_PILE), 8);
    Event e = told(m, 0, EV_REVEALED);
    assert_true(e.seat == 2 && e.def == card && e.n == 3);
    match_free(m);
}

static void HO_4_2_the_starter_puts_any_unassigned_token_on_it(void **st)
{
    (void)st;
    static const char *const values[] = {"-3", "-1", "1", "2", "3", "5", "6", "8"};
    for (int i = 0; i < 8; i++) {
        char text[160];
        (void)snprintf(text, sizeof text, "seats A B;pool Ro-Oo;A draws Sun;A assigns %s;= token Sun %s;= next A",
                       values[i], values[i]);
        scene(text);
    }
    scene("seats A B;battles Water=8;pool Ro-Oo;A draws Sun;= refused A assigns 8;= refused B assigns 6;A assigns 6;"
          "= tokens -3 -1 1 2 2 3 3 5 5");
}

static void HO_4_3_nobody_else_decides_and_it_cannot_be_left_out(void **st)
{
    (void)st;
    Match *m = match_given("seats A B C;starter B;pool Ro-Oo Wa-Tr;B draws Sun;= refused B picks Ro-Oo");
    Moves legal;
    match_legal(m, match_to_act(m), &legal);
    assert_int_equal(legal.n, 8);
    for (int i = 0; i < legal.n; i++)
        assert_true(legal.m[i].kind == MOVE_ASSIGN && legal.m[i].seat == 1);
    refuses(m, 0, "assign 5", "HO-4.3");
    refuses(m, 2, "assign 5", "HO-4.3");
    refuses(m, 1, "stop", "HO-6.6");
    play(m, "assign 5");
    refuses(m, 1, "assign 5", "HO-4.2");
    match_free(m);
}

static void values_stay(const Match *m, const Story *s)
{
    (void)s;
    int value[KIND_COUNT] = {0};
    for (uint32_t i = 1; i <= match_serial(m); i++) {
        const State *before = match_truth_at(m, i - 1), *now = match_truth_at(m, i);
        for (int b = 0; b < KIND_COUNT; b++) {
            PieceId token = horde_battle_token(now, b);
            if (token == NO_PIECE)
                continue;
            int v = horde_token(now->piece[token].def);
            if (horde_battle_token(before, b) == NO_PIECE)
                value[b] = v;
            else if (match_move(m, i - 1).kind == MOVE_SWAP)
                value[b] = v;
            assert_int_equal(v, value[b]);
        }
    }
}

static void HO_4_4_a_value_stays_unless_the_trickster_moves_it(void **st)
{
    (void)st;
    in_games(LEVEL_FULL, 6, values_stay);
    scene("seats A B;starter1 A;battles Water=1 Fire=2;horde A Trickster;A swaps Water Fire;= token Water 2;= token "
          "Fire 1");
    scene(
        "seats A B;pool Ro-Oo;A draws Sun;A assigns 3;A picks Ro-Oo;end phase;B draws Moon;B assigns 5;= token Sun 3");
}

static void battles_in_drawn_order(const Match *m, const Story *s)
{
    (void)m;
    DefId drawn[KIND_COUNT];
    int n = 0, fought = 0;
    for (int i = 0; i < s->n; i++) {
        if (s->e[i].kind == EV_REVEALED)
            drawn[n++] = s->e[i].def;
        if (s->e[i].kind == EV_BATTLE) {
            assert_int_equal(s->e[i].def, drawn[fought]);
            assert_int_equal(s->e[i].other, ++fought);
        }
    }
    assert_true(n == 11 && fought == 11);
}

static void HO_4_5_battle_cards_keep_the_order_drawn(void **st)
{
    (void)st;
    in_games(LEVEL_FULL, 6, battles_in_drawn_order);
    scene("seats A B;battles Skeleton=8 Royal=3;A draws Water;A assigns -3;= order Skeleton Royal Water");
}

static void HO_4_6_the_pool_lies_open_when_the_token_is_chosen(void **st)
{
    (void)st;
    for (int seats = 2; seats <= 4; seats++) {
        Setup cfg = setup_of(seats, LEVEL_FULL, 6);
        Status why;
        Match *m = match_new(&horde_game, &cfg, &why);
        View *v = view_new(&horde_game);
        assert_int_equal(match_truth(m)->phase, PHASE_ASSIGN);
        match_view(m, (match_to_act(m) + 1) % seats, VIEW_EYES, v);
        int shown = 0;
        for (PieceId p = table_first(view_state(v), PLACE_POOL); p != NO_PIECE; p = view_state(v)->piece[p].next)
            shown += view_state(v)->piece[p].def != DEF_HIDDEN;
        assert_int_equal(shown, 4 + 4 * seats);
        view_free(v);
        match_free(m);
    }
}

/* In round 11 always, in round 10 when the last two are equal. */
static void HO_4_7_a_token_without_a_choice_is_assigned_by_itself(void **st)
{
    (void)st;
    int equal = 0;
    for (uint64_t seed = 1; seed < 60; seed++) {
        Setup cfg = setup_of(2, LEVEL_BASIC, seed);
        Match *m = whole_game(&cfg);
        int assigned = 0;
        for (uint32_t i = 0; i < match_serial(m); i++) {
            if (match_move(m, i).kind != MOVE_ASSIGN)
                continue;
            const State *s = match_truth_at(m, i);
            PieceId first = table_first(s, PLACE_TOKENS);
            int left = table_size(s, PLACE_TOKENS);
            bool same = table_count_of(s, PLACE_TOKENS, s->piece[first].def) == left;
            assert_int_equal(match_was_auto(m, i), same);
            assert_int_equal(left, 11 - assigned);
            assigned++;
            equal += same && left == 2;
        }
        assert_int_equal(assigned, 11);
        match_free(m);
    }
    assert_true(equal > 0);
}

static void HO_4_8_equal_values_are_one_choice(void **st)
{
    (void)st;
    Match *m = match_given("seats A B;pool Ro-Oo;A draws Sun");
    Moves legal;
    match_legal(m, match_to_act(m), &legal);
    assert_int_equal(legal.n, 8); /* of eleven tokens */
    match_free(m);
    m = match_given("seats A B;pool Ro-Oo;battles Fire=2;A draws Sun");
    match_legal(m, match_to_act(m), &legal);
    assert_int_equal(legal.n, 8);
    assert_true(can_play(m, "assign 2"));
    match_free(m);
    m = match_given("seats A B;pool Ro-Oo;battles Fire=2 Moon=2 Water=8;A draws Sun;= tokens -3 -1 1 3 3 5 5 6");
    match_legal(m, match_to_act(m), &legal);
    assert_int_equal(legal.n, 6);
    refuses(m, 0, "assign 2", "HO-4.2");
    match_free(m);
}

/* ---- HO-8 ------------------------------------------------------------------------------------------------------- */

static void HO_8_1_fronts_go_into_the_hordes_face_down(void **st)
{
    (void)st;
    Match *m = match_given(
        "seats A B;round 5;starter A;horde A Wa-Oo;horde B Betrayer Mo-Sk Fo-Tr;pool Ro-Oo Ro-Tr Su-Dr Fi-Go;"
        "A picks Ro-Oo;B steals giving Mo-Sk Fo-Tr;A stops;B picks Su-Dr;= front A Betrayer Mo-Sk Fo-Tr;"
        "= front B Ro-Oo Su-Dr;= over");
    for (int seat = 0; seat < 2; seat++)
        for (PieceId p = table_first(match_truth(m), front_at(seat)); p != NO_PIECE; p = match_truth(m)->piece[p].next)
            assert_int_equal(match_truth(m)->piece[p].known, SEEN_ALL);
    play(m, "end");
    const State *s = match_truth(m);
    assert_int_equal(table_size(s, front_at(0)) + table_size(s, front_at(1)), 0);
    assert_int_equal(table_size(s, horde_at(0)), 4);
    assert_int_equal(table_size(s, horde_at(1)), 2);
    assert_int_equal(table_count_of(s, horde_at(0), DEF_BETRAYER), 1);
    for (int seat = 0; seat < 2; seat++)
        for (PieceId p = table_first(s, horde_at(seat)); p != NO_PIECE; p = s->piece[p].next) {
            assert_int_equal(s->piece[p].known, 1 << seat);
            assert_int_equal(s->piece[p].face, 0);
        }
    match_free(m);
}

static void HO_8_2_the_pool_is_refilled_and_leftovers_stay(void **st)
{
    (void)st;
    static const int size[] = {12, 16, 20};
    static const char *const seats[] = {"A B", "A B C", "A B C D"};
    for (int i = 0; i < 3; i++) {
        char text[200];
        (void)snprintf(text, sizeof text,
                       "seats %s;option level basic;pool;supply 30?;end phase;= size pool %d;= size supply %d",
                       seats[i], size[i], 30 - size[i]);
        scene(text);
    }
    scene("seats A B;pool Ro-Oo Ro-Tr Wa-Oo Su-Dr;supply Fi-Go Mo-Sk;A picks Ro-Oo;A stops;B picks Su-Dr;= size pool "
          "2;end phase;"
          "= pool Ro-Tr Wa-Oo Fi-Go Mo-Sk;= size supply 0");
    /* exactly up to the size, from the top of the supply */
    scene("seats A B;pool Ro-Oo Ro-Tr Wa-Oo Su-Dr Wa-Tr Wa-Dr Wa-Go Wa-Sk Fi-Oo Fi-Tr Fi-Dr Mo-Oo;supply Fi-Go Mo-Sk "
          "Su-Oo;"
          "A picks Ro-Oo;A stops;B picks Su-Dr;end phase;= size pool 12;= supply Su-Oo;"
          "= pool Ro-Tr Wa-Oo Wa-Tr Wa-Dr Wa-Go Wa-Sk Fi-Oo Fi-Tr Fi-Dr Mo-Oo Fi-Go Mo-Sk");
}

static void HO_8_3_a_short_supply_fills_as_far_as_it_goes(void **st)
{
    (void)st;
    Match *m = match_given(
        "seats A B;horde A Wa-Oo Wa-Tr;pool Ro-Oo Ro-Tr Su-Dr;supply Fi-Go Mo-Sk;A picks Ro-Oo;A stops;B picks Su-Dr");
    play(m, "end");
    (void)told(m, 0, EV_SHORT);
    const State *s = match_truth(m);
    assert_int_equal(table_size(s, PLACE_POOL), 3);
    assert_int_equal(table_size(s, PLACE_SUPPLY), 0);
    assert_int_equal(table_size(s, horde_at(0)), 3); /* nothing is reshuffled */
    uint32_t serial = match_serial(m);
    play(m, "assign 1");
    Rng r = rng_seed(3);
    while (match_truth(m)->round < 4)
        play_any(m, &r, 0);
    not_told(m, serial, EV_SHORT); /* once */
    assert_int_equal(table_size(match_truth(m), PLACE_SUPPLY), 0);
    match_free(m);
    m = match_given("seats A B;pool Ro-Oo Ro-Tr Su-Dr;supply 20?;A picks Ro-Oo;A stops;B picks Su-Dr");
    play(m, "end");
    not_told(m, 0, EV_SHORT);
    match_free(m);
}

static void HO_8_4_then_the_next_round_begins_with_the_next_starter(void **st)
{
    (void)st;
    scene("seats A B C;starter C;round 4;pool Ro-Oo Ro-Tr Su-Dr;C picks Ro-Oo;C stops;A picks Su-Dr;B picks Ro-Tr;"
          "= round 4;= starter C;end phase;= round 5;= starter A;= front A;= front B;= front C");
}

static void HO_8_5_after_round_11_there_is_no_refill(void **st)
{
    (void)st;
    scene("seats A B;round 11;pool Ro-Oo Wa-Tr Fi-Dr;supply 9?;A picks Ro-Oo;A stops;B picks Wa-Tr;end phase;= size "
          "pool 1;"
          "= size supply 9;= round 11;= front A;= horde A Ro-Oo");
    scene(
        "seats A B;round 10;pool Ro-Oo Wa-Tr Fi-Dr;supply 9?;A picks Ro-Oo;A stops;B picks Wa-Tr;end phase;= size pool "
        "10");
    Match *m = match_given("seats A B;round 11;pool Ro-Oo Wa-Tr;A picks Ro-Oo;A stops;B picks Wa-Tr");
    play(m, "end");
    not_told(m, 0, EV_REFILLED);
    match_free(m);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(HO_3_1_eleven_rounds_of_three_phases),
        cmocka_unit_test(HO_3_2_the_starter_moves_one_seat_clockwise),
        cmocka_unit_test(HO_3_3_every_seat_takes_part_in_every_round),
        cmocka_unit_test(HO_3_4_trickster_then_battles_then_scoring),
        cmocka_unit_test(HO_3_5_rounds_go_on_without_cards),
        cmocka_unit_test(HO_4_1_the_starter_turns_the_top_battle_card_for_all),
        cmocka_unit_test(HO_4_2_the_starter_puts_any_unassigned_token_on_it),
        cmocka_unit_test(HO_4_3_nobody_else_decides_and_it_cannot_be_left_out),
        cmocka_unit_test(HO_4_4_a_value_stays_unless_the_trickster_moves_it),
        cmocka_unit_test(HO_4_5_battle_cards_keep_the_order_drawn),
        cmocka_unit_test(HO_4_6_the_pool_lies_open_when_the_token_is_chosen),
        cmocka_unit_test(HO_4_7_a_token_without_a_choice_is_assigned_by_itself),
        cmocka_unit_test(HO_4_8_equal_values_are_one_choice),
        cmocka_unit_test(HO_8_1_fronts_go_into_the_hordes_face_down),
        cmocka_unit_test(HO_8_2_the_pool_is_refilled_and_leftovers_stay),
        cmocka_unit_test(HO_8_3_a_short_supply_fills_as_far_as_it_goes),
        cmocka_unit_test(HO_8_4_then_the_next_round_begins_with_the_next_starter),
        cmocka_unit_test(HO_8_5_after_round_11_there_is_no_refill),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
