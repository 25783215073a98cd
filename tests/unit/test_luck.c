/* SPDX-License-Identifier: MIT
 * What is said of dice is exact: means and variances by counting all outcomes, the band by how often sums leave it. */
#include "help.h"

#include <math.h>

#include "base/rng.h"
#include "core/luck.h"

/* Of all outcomes of these dice, one after the other. */
static void count_outcomes(const int *sides, int n, double *mean, double *variance)
{
    int value[4] = {1, 1, 1, 1};
    double count = 0, sum = 0, squares = 0;
    for (bool more = true; more;) {
        int total = 0;
        for (int i = 0; i < n; i++)
            total += value[i];
        count++;
        sum += total;
        squares += (double)total * total;
        int at = 0;
        while (at < n && ++value[at] > sides[at])
            value[at++] = 1;
        more = at < n;
    }
    *mean = sum / count;
    *variance = squares / count - *mean * *mean;
}

static void mean_and_variance_are_those_of_all_outcomes(void **state)
{
    (void)state;
    static const int dice[][4] = {{4}, {6}, {20}, {4, 6}, {8, 8, 10}, {4, 6, 8, 12}};
    static const int many[] = {1, 1, 1, 2, 3, 4};
    for (size_t i = 0; i < sizeof many / sizeof many[0]; i++) {
        Luck l = {0};
        double mean, variance;
        for (int k = 0; k < many[i]; k++)
            luck_add(&l, dice[i][k], 1);
        count_outcomes(dice[i], many[i], &mean, &variance);
        assert_true(fabs(mean - l.mean_twice / 2.0) < 1e-9);
        assert_true(fabs(variance - (double)l.variance_12 / 12) < 1e-9);
        assert_int_equal(l.sum, many[i]);
        assert_int_equal(luck_usual(&l), (int)lround(2 * sqrt(variance)));
    }
}

static void luck_is_rounded_the_same_on_both_sides(void **state)
{
    (void)state;
    static const struct {
        int sum, twice, luck;
    } row[] = {{7, 7, 4}, {0, 7, -4}, {4, 7, 1}, {3, 7, -1}, {5, 10, 0}, {9, 10, 4}, {1, 10, -4}};
    for (size_t i = 0; i < sizeof row / sizeof row[0]; i++)
        assert_int_equal(luck_of(&(Luck){.sum = row[i].sum, .mean_twice = row[i].twice}), row[i].luck);
}

/* 4000 evenings of 60 dice, and each face of a die thrown 120 times: one of 20 lies outside, about. */
static void one_in_twenty_is_unusual(void **state)
{
    (void)state;
    enum { EVENINGS = 4000, DICE = 60, THROWS = 120 };
    Rng r = rng_seed(1);
    int unusual = 0, faces = 0, odd = 0;
    for (int k = 0; k < EVENINGS; k++) {
        Luck l = {0};
        for (int i = 0; i < DICE; i++) {
            int sides = faces_sides[i % FACES_ROWS];
            luck_add(&l, sides, 1 + (int)rng_below(&r, (uint32_t)sides));
        }
        unusual += luck_is_unusual(&l);
    }
    for (int k = 0; k < EVENINGS / 10; k++) {
        Faces f = {0};
        for (int i = 0; i < THROWS; i++)
            faces_add(&f, 6, 1 + (int)rng_below(&r, 6));
        for (int i = 0; i < 6; i++, faces++)
            odd += abs((int)f.face[faces_row(6)][i] - THROWS / 6) > faces_usual(6, THROWS);
    }
    assert_in_range(unusual * 1000 / EVENINGS, 30, 60);
    assert_in_range(odd * 1000 / faces, 25, 65);
}

static void faces_are_counted_by_die(void **state)
{
    (void)state;
    Faces f = {0};
    faces_add(&f, 6, 6);
    faces_add(&f, 6, 6);
    faces_add(&f, 20, 1);
    faces_add(&f, 7, 1); /* no such row */
    faces_add(&f, 6, 7); /* no such face */
    faces_add(&f, 6, 0);
    assert_int_equal(f.face[faces_row(6)][5], 2);
    assert_int_equal(faces_thrown(&f, faces_row(6)), 2);
    assert_int_equal(faces_thrown(&f, faces_row(20)), 1);
    assert_int_equal(faces_row(7), -1);
    Luck l;
    faces_luck(&f, &l);
    assert_int_equal(l.dice, 3);
    assert_int_equal(l.sum, 13);
    assert_int_equal(l.mean_twice, 7 + 7 + 21);
    assert_int_equal(l.variance_12, 35 + 35 + 399);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(mean_and_variance_are_those_of_all_outcomes),
        cmocka_unit_test(luck_is_rounded_the_same_on_both_sides),
        cmocka_unit_test(one_in_twenty_is_unusual),
        cmocka_unit_test(faces_are_counted_by_die),
    };
    return cmocka_run_group_tests_name("test_luck", tests, NULL, NULL);
}
