/* SPDX-License-Identifier: MIT
 * Horde: scoring and winner (HO-12), and the score sheet. */
#include "given_horde.h"

/* The value of a line of the score sheet for a seat; 0 when there is no such line. */
static int points(const Standing *standing, const char *label, int seat)
{
    for (int i = 0; i < standing->nlines; i++)
        if (strcmp(standing->line[i].label, label) == 0)
            return standing->line[i].points[seat];
    return 0;
}

static void HO_12_1_tokens_and_bonuses_make_the_score(void **st_)
{
    (void)st_;
    scene("seats A B;won A 8 -3 2;won B -1;horde A Vampire Vampire Elvenking Fo-Oo Ro-Oo;horde B Flayer;= score "
          "A 11 B -1");
    scene("seats A B;won A -3 -1;= score A -4 B 0");
    Match *m = match_given("seats A B;starter1 A;battles Water=8 Fire=-3 Sun=2;horde A Wa-Oo Fi-Tr Vampire Vampire;"
                           "horde B Elvenking Fo-Dr Ro-Go Su-Sk;= refused battle Moon");
    play(m, "battle");
    assert_true(match_over(m));
    Standing standing;
    match_standing(m, &standing);
    assert_int_equal(points(&standing, "Water", 0), 8);
    assert_int_equal(points(&standing, "Fire", 0), -3);
    assert_int_equal(points(&standing, "Sun", 1), 2);
    assert_int_equal(points(&standing, "Vampires", 0), 3);
    assert_int_equal(points(&standing, "Elvenking", 1), 1);
    assert_int_equal(standing.score[0], 8);
    assert_int_equal(standing.score[1], 3);
    for (int seat = 0; seat < 2; seat++) {
        int sum = 0;
        for (int i = 0; i < standing.nlines; i++)
            sum += standing.line[i].points[seat];
        assert_int_equal(sum, standing.score[seat]);
    }
    Story *s = story(m, NO_SEAT, 0);
    int n = 0;
    for (int i = 0; i < s->n; i++)
        if (s->e[i].kind == EV_SCORE)
            assert_int_equal(s->e[i].n, standing.score[n++]);
    assert_int_equal(n, 2);
    free(s);
    match_free(m);
}

static void HO_12_2_vampires_give_1_3_6_10(void **st_)
{
    (void)st_;
    scene("seats A B;horde A Vampire;horde B Vampire Vampire Vampire;= bonus A 1 B 6");
    scene("seats A B;horde A Vampire Vampire;horde B Vampire Vampire;= bonus A 3 B 3");
    scene("seats A B;horde A Vampire Vampire Vampire Vampire;= bonus A 10 B 0");
    static const char text[] =
        "starter1 A;battles Water=1;horde A Demon Vampire Vampire;horde B Vampire;battle Water;A demon Vampire";
    char lost[200], kept[200];
    (void)snprintf(lost, sizeof lost, "seats A B;%s;= bonus A 1 B 1", text);
    (void)snprintf(kept, sizeof kept, "option vampires collected;seats A B;%s;= bonus A 3 B 1", text);
    scene(lost);
    scene(kept);
    /* only those the seat itself sacrificed, and only Vampires */
    scene("option vampires collected;seats A B;starter1 A;battles Water=1;horde A Demon Vampire Fi-Oo;battle Water;A "
          "demon Fi-Oo;= bonus A 1");
}

static void HO_12_3_the_elvenking_counts_pairs_of_forest_and_royal(void **st_)
{
    (void)st_;
    scene("seats A B;horde A Elvenking Fo-Oo Fo-Tr Fo-Dr Ro-Oo Ro-Tr Ro-Dr Ro-Go Ro-Sk;horde B Fo-Oo Ro-Oo;= bonus A 3 "
          "B 0");
    scene("seats A B;horde A Elvenking Fo-Oo Fo-Tr Fo-Dr Ro-Oo;= bonus A 1 B 0");
    scene("seats A B;horde A Elvenking Fo-Oo Fo-Tr;= bonus A 0 B 0");
    scene("seats A B;starter1 A;battles Water=1 Fire=2;horde A Demon Elvenking Fo-Oo Ro-Oo Fo-Tr Ro-Tr;= bonus A "
          "2;battle Water;"
          "A demon Ro-Oo;= bonus A 1;battle Fire;A demon Elvenking;= bonus A 0"); /* at the end only */
    /* laid-out monsters are held */
    scene("seats A B;starter1 A;battles Forest=1;horde A Flayer Elvenking Fo-Oo Ro-Oo;battle Forest;= asked A;= bonus "
          "A 1");
}

static void HO_12_4_jokers_two_faction_cards_and_himself_make_no_pair(void **st_)
{
    (void)st_;
    scene("seats A B;horde A Elvenking Fo-Oo Flayer Demon Steam Phantasm Vampire;= bonus A 1 B 0"); /* the Vampire's
                                                                                                       point */
    scene("seats A B;horde A Elvenking Ro-Oo Flayer Flayer Demon Demon Steam Phantasm;= bonus A 0 B 0");
}

static void HO_12_5_bonuses_come_after_the_eleventh_battle(void **st_)
{
    (void)st_;
    Match *m = match_given("seats A B;starter1 A;battles Water=8 Fire=1;horde A Vampire Vampire Wa-Oo Flayer;horde B "
                           "Elvenking Fo-Oo Ro-Oo;= refused battle Sun");
    play(m, "battle");
    play(m, "done");
    Standing standing;
    match_standing(m, &standing);
    assert_int_equal(standing.score[0], 8); /* one battle to go: nothing but the token shows */
    assert_int_equal(points(&standing, "Vampires", 0) + points(&standing, "Elvenking", 1), 0);
    not_told(m, 0, EV_VAMPIRES);
    play(m, "done");
    match_standing(m, &standing);
    assert_int_equal(standing.score[0], 11);
    assert_int_equal(standing.score[1], 1);
    Story *s = story(m, NO_SEAT, 0);
    int bonus = find_event(s, EV_VAMPIRES, 0), king = find_event(s, EV_ELVENKING, 0), last = -1;
    for (int i = 0; i < s->n; i++)
        last = s->e[i].kind == EV_TIED || s->e[i].kind == EV_WON ? i : last;
    assert_true(bonus > last && king > last);
    assert_true(s->e[bonus].n == 3 && s->e[bonus].other == 2 && s->e[king].n == 1);
    free(s);
    match_free(m);
}

static void HO_12_6_the_highest_score_wins(void **st_)
{
    (void)st_;
    scene("seats A B C;won A 8;won B 6 3;won C 5;= winner B");
    scene("seats A B C;won A -3;won B -1;= winner C");
    scene("seats A B;won A 1 2 2;won B 6;= winner B"); /* points, not the number of tokens */
    Match *m =
        match_given("seats A B;starter1 A;battles Water=8 Fire=6;horde A Wa-Oo;horde B Fi-Tr;= refused battle Sun");
    play(m, "battle");
    assert_int_equal(told(m, 0, EV_WINNER).seat, 0);
    Standing standing;
    match_standing(m, &standing);
    assert_true(standing.winner[0] && !standing.winner[1] && standing.rank[0] == 1 && standing.rank[1] == 2);
    assert_int_equal(standing.note[0], '\0');
    float share[SEAT_MAX] = {0};
    horde_game.result(match_truth(m), share);
    assert_true(share[0] == 1.0f && share[1] == 0.0f);
    match_free(m);
}

static void HO_12_7_more_tokens_break_the_tie(void **st_)
{
    (void)st_;
    scene("seats A B C;won A 8 2;won B 5 3 3 -1;won C 6;= winner B");
    scene("seats A B C;won A 5 3 3 -1;won B 8 2;won C 6;= winner A");
    scene("seats A B;won A 2;won B 5 -3;= winner B");                      /* negative ones count as tokens */
    scene("seats A B C;won A 8 2;won B 5 5;won C 1 -1 -3 3;= winner A B"); /* only among the highest */
    Match *m = match_given(
        "seats A B;starter1 A;battles Water=5 Fire=-3 Sun=2;horde A Wa-Oo Fi-Oo;horde B Su-Tr;= refused battle Moon");
    play(m, "battle");
    Standing standing;
    match_standing(m, &standing);
    assert_true(standing.score[0] == 2 && standing.score[1] == 2 && standing.winner[0] && !standing.winner[1] &&
                standing.rank[1] == 2);
    assert_string_equal(standing.note, "Tied: more tokens win.");
    match_free(m);
}

static void HO_12_8_still_tied_seats_win_together(void **st_)
{
    (void)st_;
    scene("seats A B C;won A 8;won B 6 2;won C 5 3;= winner B C");
    scene("seats A B C D;= winner A B C D");
    /* three with 5, two of them with two tokens: both rules are told */
    Match *three = match_given("seats A B C;starter1 A;battles Water=1;won A 3 2;won B 3 2;won C 5;"
                               "= refused battle Moon");
    play(three, "battle");
    Standing both;
    match_standing(three, &both);
    assert_true(both.winner[0] && both.winner[1] && !both.winner[2]);
    assert_string_equal(both.note, "Tied: more tokens win. If those are tied too, they win together.");
    match_free(three);
    Match *m = match_given("seats A B C;starter1 A;battles Water=3 Fire=3 Sun=1;horde A Wa-Oo;horde B Fi-Oo;horde C "
                           "Su-Go;= refused battle Moon");
    play(m, "battle");
    Standing standing;
    match_standing(m, &standing);
    assert_true(standing.winner[0] && standing.winner[1] && !standing.winner[2] && standing.rank[0] == 1 &&
                standing.rank[1] == 1 && standing.rank[2] == 3);
    assert_string_equal(standing.note, "Tied in score and tokens: they win together.");
    float share[SEAT_MAX] = {0};
    horde_game.result(match_truth(m), share);
    assert_true(share[0] == 0.5f && share[1] == 0.5f && share[2] == 0.0f);
    Story *s = story(m, NO_SEAT, 0);
    assert_int_equal(count_events(s, EV_WINNER), 2);
    free(s);
    match_free(m);
}

/* A score sheet adds up in every game, and the winner has the highest score. */
static void sheets_add_up(void **st_)
{
    (void)st_;
    for (uint64_t seed = 1; seed <= 30; seed++) {
        Setup cfg = setup_of(2 + (int)(seed % 3), LEVEL_FULL, seed);
        Match *m = whole_game(&cfg);
        Standing standing;
        match_standing(m, &standing);
        int tokens = 0, best = -100;
        for (int seat = 0; seat < cfg.nseats; seat++) {
            int sum = 0;
            for (int i = 0; i < standing.nlines; i++)
                sum += standing.line[i].points[seat];
            assert_int_equal(sum, standing.score[seat]);
            best = standing.score[seat] > best ? standing.score[seat] : best;
            tokens += table_size(match_truth(m), won_at(seat));
        }
        assert_int_equal(tokens + table_size(match_truth(m), PLACE_BURNT), 11);
        for (int seat = 0; seat < cfg.nseats; seat++) {
            assert_true(!standing.winner[seat] || standing.score[seat] == best);
            assert_int_equal(standing.winner[seat], standing.rank[seat] == 1);
        }
        match_free(m);
    }
}

/* Tokens that were stated without their battle still show. */
static void stated_tokens_have_a_line(void **st_)
{
    (void)st_;
    Match *m = match_given("seats A B;starter1 A;won A 8 -3;battles Water=1;horde B Wa-Oo Flayer;battle Water");
    Standing standing;
    match_standing(m, &standing);
    assert_int_equal(points(&standing, "Other tokens", 0), 5);
    assert_int_equal(standing.score[0], 5);
    match_free(m);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(HO_12_1_tokens_and_bonuses_make_the_score),
        cmocka_unit_test(HO_12_2_vampires_give_1_3_6_10),
        cmocka_unit_test(HO_12_3_the_elvenking_counts_pairs_of_forest_and_royal),
        cmocka_unit_test(HO_12_4_jokers_two_faction_cards_and_himself_make_no_pair),
        cmocka_unit_test(HO_12_5_bonuses_come_after_the_eleventh_battle),
        cmocka_unit_test(HO_12_6_the_highest_score_wins),
        cmocka_unit_test(HO_12_7_more_tokens_break_the_tie),
        cmocka_unit_test(HO_12_8_still_tied_seats_win_together),
        cmocka_unit_test(sheets_add_up),
        cmocka_unit_test(stated_tokens_have_a_line),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
