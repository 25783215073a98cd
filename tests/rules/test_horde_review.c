/* SPDX-License-Identifier: MIT
 * Looking back at a game of Horde: what was dear is found and named, what was right is not blamed, and the same game
 * gives the same answer in steps of any size. */
#include "given_horde.h"

#include <stdatomic.h>

#include "../unit/deep.h"
#include "bots/review.h"
#include "engine/replay.h"

static Review *reviewed(const Match *m, int step)
{
    Review *r = review_new(m);
    float done = 0;
    while (!review_step(r, step)) {
        ReviewProgress now = review_progress(r);
        assert_true(now.done >= 0 && now.done <= 1 && now.looked <= now.choices && !now.over);
        assert_true(now.done >= done);
        done = now.done;
    }
    assert_true(review_progress(r).over && review_progress(r).done >= 1);
    return r;
}

#define LAST "seats Mira Anna;starter1 Mira;battles Fire=8;round 11;won Anna 5;"

/* The last battle decides: a tie for 8 with a Flayer in hand. */
static Match *last_battle(void)
{
    return match_given(LAST "horde Mira Fi-Tr Flayer;horde Anna Fi-Go;battle Fire first Mira");
}

static void a_win_given_away_is_found(void **st)
{
    (void)st;
    Match *m = last_battle();
    play(m, "done");
    Review *r = reviewed(m, 7);
    ReviewPoint point[REVIEW_POINTS];
    assert_int_equal(review_points(r, 1, point, REVIEW_POINTS), 0);
    assert_int_equal(review_points(r, 0, point, REVIEW_POINTS), 1);
    assert_int_equal(point[0].serial, 0);
    assert_int_equal(point[0].round, 11);
    assert_int_equal(point[0].played.kind, MOVE_DONE);
    assert_int_equal(point[0].better.kind, MOVE_FLAYER);
    assert_true(point[0].share < 0.001f && point[0].cost > 0.999f); /* 0 to 5 instead of 8 to 5 */
    assert_string_equal(point[0].reason, "Breaks the tie with {1} in Fire (8).");
    assert_int_equal(review_points(r, 0, point, 0), 0);
    review_free(r);
    match_free(m);
}

static void what_was_right_is_not_blamed(void **st)
{
    (void)st;
    Match *m = last_battle();
    play(m, "flayer");
    Review *r = reviewed(m, 1000);
    ReviewPoint point[REVIEW_POINTS];
    assert_int_equal(review_points(r, 0, point, REVIEW_POINTS), 0);
    review_free(r);
    match_free(m);
}

/* Where nothing hangs on a choice, none is dear. */
static void a_choice_that_changes_nothing_costs_nothing(void **st)
{
    (void)st;
    Match *m = match_given("seats Mira Anna;starter1 Mira;battles Fire=8;round 11;won Anna 5;"
                           "horde Mira Flayer;horde Anna Fi-Go Fi-Oo Fi-Tr Fi-Dr;battle Fire first Mira");
    play(m, "flayer");
    Review *r = reviewed(m, 64);
    ReviewPoint point[REVIEW_POINTS];
    assert_int_equal(review_points(r, 0, point, REVIEW_POINTS), 0);
    review_free(r);
    match_free(m);
}

static Match *some_rounds(uint64_t seed, int choices)
{
    Setup cfg = setup_of(2, LEVEL_FULL, seed);
    Status why;
    Match *m = match_new(&horde_game, &cfg, &why);
    assert_non_null(m);
    Rng r = rng_seed(seed);
    for (int i = 0; i < choices; i++)
        play_any(m, &r, 0);
    return m;
}

static void steps_of_any_size_give_the_same(void **st)
{
    (void)st;
    Match *m = some_rounds(4, help_many(8, 24));
    uint64_t before = match_hash(m);
    Review *a = reviewed(m, 3), *b = reviewed(m, 5000);
    int found = 0;
    for (int seat = 0; seat < 2; seat++) {
        ReviewPoint x[REVIEW_POINTS], y[REVIEW_POINTS];
        memset(x, 0, sizeof x);
        memset(y, 0, sizeof y);
        int n = review_points(a, seat, x, REVIEW_POINTS);
        assert_int_equal(n, review_points(b, seat, y, REVIEW_POINTS));
        for (int i = 0; i < n; i++, found++) {
            assert_int_equal(x[i].serial, y[i].serial);
            assert_true(move_same(x[i].played, y[i].played) && move_same(x[i].better, y[i].better));
            assert_true(!move_same(x[i].played, x[i].better));
            assert_true(memcmp(&x[i].cost, &y[i].cost, sizeof x[i].cost) == 0);
            assert_string_equal(x[i].reason, y[i].reason);
            assert_true(strlen(x[i].reason) > 10);
            assert_true(move_same(x[i].played, match_move(m, x[i].serial)));
            assert_true(i == 0 || x[i - 1].cost >= x[i].cost);
            assert_true(x[i].cost >= 0.01f && x[i].share >= 0 && x[i].share + x[i].cost <= 1.0001f);
        }
    }
    assert_true(found >= 2); /* drunken goblins err */
    assert_true(match_hash(m) == before);
    review_free(a);
    review_free(b);
    match_free(m);
}

static bool till_the_end(void *data)
{
    (void)data;
    return true;
}

enum { SLICE = 40 };

/* Stops after some questions, whichever thread asks them. */
static bool for_a_slice(void *asked)
{
    return atomic_fetch_add((atomic_int *)asked, 1) % SLICE != SLICE - 1;
}

static void assert_same_findings(const Review *a, const Review *b)
{
    for (int seat = 0; seat < 2; seat++) {
        ReviewPoint x[REVIEW_POINTS] = {0}, y[REVIEW_POINTS] = {0};
        int n = review_points(a, seat, x, REVIEW_POINTS);
        assert_int_equal(n, review_points(b, seat, y, REVIEW_POINTS));
        for (int i = 0; i < n; i++) {
            assert_true(x[i].serial == y[i].serial && move_same(x[i].better, y[i].better));
            assert_memory_equal(&x[i].cost, &y[i].cost, sizeof x[i].cost);
            assert_memory_equal(&x[i].share, &y[i].share, sizeof x[i].share);
        }
    }
}

/* One, two and four threads find what none beside the caller's does, at a stretch and in slices, and by turns. */
static void any_number_of_workers_gives_the_same(void **st)
{
    (void)st;
    const int choices = help_many(5, 10);
    static const int workers[] = {1, 2, 4};
    Match *m = some_rounds(4, choices);
    Review *alone = reviewed(m, 1000);
    ReviewPoint point[REVIEW_POINTS];
    assert_true(review_points(alone, 0, point, REVIEW_POINTS) + review_points(alone, 1, point, REVIEW_POINTS) >= 2);
    for (size_t i = 0; i < sizeof workers / sizeof *workers; i++) {
        Review *r = review_new(m);
        assert_true(review_run(r, workers[i], till_the_end, NULL));
        assert_true(review_progress(r).over && review_progress(r).looked == review_progress(r).choices);
        assert_same_findings(alone, r);
        review_free(r);
    }
    Review *r = review_new(m);
    atomic_int asked = 0;
    for (int slice = 0; !review_run(r, 1 + slice % 4, for_a_slice, &asked); slice++)
        if (slice % 3 == 0)
            (void)review_step(r, 100);
    assert_true(asked > SLICE);
    assert_same_findings(alone, r);
    review_free(r);
    review_free(alone);
    match_free(m);
}

/* While the first look goes on there is something to tell already. */
static void something_is_there_soon(void **st)
{
    (void)st;
    Match *m = some_rounds(4, 24);
    Review *r = review_new(m);
    ReviewPoint point[REVIEW_POINTS];
    bool soon = false;
    while (!review_step(r, 500) && review_progress(r).looked < review_progress(r).choices)
        soon = soon || review_points(r, 0, point, REVIEW_POINTS) + review_points(r, 1, point, REVIEW_POINTS) > 0;
    assert_true(soon && !review_progress(r).over);
    review_free(r);
    match_free(m);
}

static void a_game_without_choices_is_done_at_once(void **st)
{
    (void)st;
    Match *m = match_given("seats Mira Anna;round 3;pool Fi-Tr Wa-Oo;= next Mira");
    Review *r = review_new(m);
    ReviewPoint point[REVIEW_POINTS];
    assert_true(review_step(r, 1));
    assert_int_equal(review_progress(r).choices, 0);
    assert_int_equal(review_points(r, 0, point, REVIEW_POINTS), 0);
    review_free(r);
    review_free(NULL);
    match_free(m);
}

/* `hordehall-engine review`: names, moves and reasons in words. */
static void it_is_printed_in_words(void **st)
{
    (void)st;
    Match *m = last_battle();
    char *text = NULL;
    size_t n = 0;
    FILE *out = open_memstream(&text, &n);
    assert_non_null(out);
    play(m, "done");
    look_back(m, 2, out);
    (void)fclose(out);
    assert_string_equal(text, "Horde: choices with an alternative: 1.\n"
                              "Mira\n"
                              "  round 11, move 1: Pass; better: Play a Flayer (100.0 % instead of 0.0 %)\n"
                              "      Breaks the tie with Anna in Fire (8).\n"
                              "Anna\n"
                              "  no choice that cost more than a hundredth of the win\n");
    free(text);
    match_free(m);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_win_given_away_is_found),
        cmocka_unit_test(what_was_right_is_not_blamed),
        cmocka_unit_test(a_choice_that_changes_nothing_costs_nothing),
        cmocka_unit_test(steps_of_any_size_give_the_same),
        cmocka_unit_test(any_number_of_workers_gives_the_same),
        cmocka_unit_test(something_is_there_soon),
        cmocka_unit_test(a_game_without_choices_is_done_at_once),
        cmocka_unit_test(it_is_printed_in_words),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
