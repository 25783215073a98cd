/* SPDX-License-Identifier: MIT
 * Horde: the editions agree (S44), and options change what they say and nothing else. */
#include "given_horde.h"

/* Plays one game under a setup and the same moves under another; the states may differ in one option only. */
static void same_game(const Setup *one, const Setup *two, int option)
{
    Status why;
    Match *m = match_new(&horde_game, one, &why), *n = match_new(&horde_game, two, &why);
    assert_non_null(m);
    assert_non_null(n);
    Rng r = rng_seed(one->seed);
    Horde *there = calloc(1, sizeof *there);
    for (;;) {
        *there = *horde_now(n);
        there->s.option[option] = horde_now(m)->s.option[option];
        assert_memory_equal(horde_now(m), there, sizeof *there);
        assert_int_equal(match_serial(m), match_serial(n));
        if (match_over(m))
            break;
        Moves legal, other;
        match_legal(m, match_to_act(m), &legal);
        match_legal(n, match_to_act(n), &other);
        assert_int_equal(legal.n, other.n);
        assert_memory_equal(legal.m, other.m, (size_t)legal.n * sizeof *legal.m);
        Move mv = legal.m[rng_below(&r, (uint32_t)legal.n)];
        assert_int_equal(match_play(m, match_serial(m), mv).code, 0);
        assert_int_equal(match_play(n, match_serial(n), mv).code, 0);
    }
    Standing a, b;
    match_standing(m, &a);
    match_standing(n, &b);
    assert_memory_equal(a.score, b.score, sizeof a.score);
    assert_memory_equal(a.winner, b.winner, sizeof a.winner);
    free(there);
    match_free(m);
    match_free(n);
}

static void S44_the_editions_agree_at_basic_and_full(void **st)
{
    (void)st;
    for (int level = LEVEL_FULL; level <= LEVEL_BASIC; level++)
        for (int seats = 2; seats <= 4; seats++)
            for (uint64_t seed = 1; seed <= 12; seed++) {
                Setup printed = setup_of(seats, level, seed), earlier = printed;
                printed.option[OPT_EDITION] = EDITION_PRINTED;
                earlier.option[OPT_EDITION] = EDITION_EARLIER;
                printed.option[OPT_SAME_NAME] = earlier.option[OPT_SAME_NAME] = seed % 3 == 0;
                printed.option[OPT_VAMPIRES] = earlier.option[OPT_VAMPIRES] = seed % 4 == 0;
                same_game(&printed, &earlier, OPT_EDITION);
            }
}

static void S44_the_scenes_of_both_editions_agree(void **st)
{
    (void)st;
    static const char scene_text[] =
        "seats A B C;round 4;horde C Betrayer Ro-Oo Wa-Tr;pool Vampire Vampire Demon Su-Go Mo-Sk;A picks Vampire;"
        "C steals giving Ro-Oo Wa-Tr;A picks Demon;= total A 4;B picks Su-Go";
    static const char *const edition[] = {"printed", "earlier"};
    uint64_t hash[2];
    for (int i = 0; i < 2; i++) {
        char text[400];
        (void)snprintf(text, sizeof text, "option edition %s;%s", edition[i], scene_text);
        Match *m = match_given(text);
        Horde h = *horde_now(m);
        assert_int_equal(h.s.option[OPT_EDITION], i == 0 ? EDITION_PRINTED : EDITION_EARLIER);
        h.s.option[OPT_EDITION] = 0;
        hash[i] = 0;
        for (size_t k = 0; k < sizeof h; k++)
            hash[i] = hash[i] * 31 + ((const unsigned char *)&h)[k];
        match_free(m);
    }
    assert_true(hash[0] == hash[1]);
}

static void HO_1_10_special_cards_of_one_name_do_not_matter_at_basic(void **st)
{
    (void)st;
    for (uint64_t seed = 1; seed <= 12; seed++) {
        Setup on = setup_of(2 + (int)(seed % 3), LEVEL_BASIC, seed), off = on;
        off.option[OPT_SAME_NAME] = SAME_NAME_OFF;
        same_game(&on, &off, OPT_SAME_NAME);
    }
}

static void HO_12_2_the_vampire_option_changes_nothing_but_the_bonus(void **st)
{
    (void)st;
    bool differed = false;
    for (uint64_t seed = 1; seed <= 40; seed++) {
        Setup lost = setup_of(3, LEVEL_FULL, seed);
        Match *m = whole_game(&lost);
        Horde h = *horde_now(m);
        for (int seat = 0; seat < 3; seat++) {
            h.s.option[OPT_VAMPIRES] = VAMPIRES_COLLECTED;
            int collected = horde_vampire_bonus(&h.s, seat), n = horde_vampires(&h.s, seat);
            h.s.option[OPT_VAMPIRES] = VAMPIRES_LOST;
            assert_int_equal(n - horde_vampires(&h.s, seat), h.sacrificed[seat]);
            differed = differed || collected != horde_vampire_bonus(&h.s, seat);
        }
        match_free(m);
    }
    assert_true(differed);
}

static void HO_13_2_open_hordes_change_the_views_and_not_the_game(void **st)
{
    (void)st;
    for (uint64_t seed = 1; seed <= 6; seed++) {
        Setup closed = setup_of(3, LEVEL_FULL, seed), open = closed;
        open.option[OPT_HORDES] = HORDES_OPEN;
        Match *m = whole_game(&closed), *n = whole_game(&open);
        assert_int_equal(match_serial(m), match_serial(n));
        Standing a, b;
        match_standing(m, &a);
        match_standing(n, &b);
        assert_memory_equal(a.score, b.score, sizeof a.score);
        match_free(m);
        match_free(n);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(S44_the_editions_agree_at_basic_and_full),
        cmocka_unit_test(S44_the_scenes_of_both_editions_agree),
        cmocka_unit_test(HO_1_10_special_cards_of_one_name_do_not_matter_at_basic),
        cmocka_unit_test(HO_12_2_the_vampire_option_changes_nothing_but_the_bonus),
        cmocka_unit_test(HO_13_2_open_hordes_change_the_views_and_not_the_game),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
