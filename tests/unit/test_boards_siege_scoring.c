/* SPDX-License-Identifier: MIT
 * What the final scoring shows of Siege, after random games of every mode: who won, the curves, what decided it. */
#include "help.h"

#include "boards/siege_scoring.h"
#include "games/siege/siege.h"

static Match *played(int nseats, bool versus, uint64_t seed)
{
    Setup cfg = game_preset(&siege_game, nseats);
    Rng r = rng_seed(seed);
    cfg.seed = seed;
    cfg.option[OPT_HORDE] = versus && nseats == 2;
    Match *m = match_new(&siege_game, &cfg, NULL);
    assert_non_null(m);
    while (!match_over(m))
        help_play(m, &r, 1);
    return m;
}

static void need_headline(const Match *m)
{
    char words[SENTENCE_MAX];
    const State *end = match_truth(m);
    int how = siege_of(end)->end;
    bool held = how == END_OUTSIDER || how == END_TWENTY;
    siege_headline(end, match_setup(m), words, sizeof words);
    assert_true(words[0] != '\0');
    assert_true((strstr(words, "holds") != NULL || strstr(words, "hold the") != NULL) == held); /* SH-9.1 */
}

/* The castle of the last step is the castle at the end, and no step is below 0. */
static void need_curves(const Match *m)
{
    ScoreCurve curve[SCORE_CURVES];
    int steps = 0, n = siege_curves(m, curve, &steps), left = siege_health(match_truth(m), UNIT_CASTLE);
    assert_true(n >= 4 && n <= SCORE_CURVES && steps >= 1 && steps <= SCORE_STEPS);
    for (int i = 0; i < n; i++)
        for (int k = 0; k <= steps; k++)
            assert_true(curve[i].at[k] >= 0);
    assert_int_equal(curve[0].at[steps], left > 0 ? left : 0);
}

static int need_decisions(const Match *m)
{
    Decision d[6];
    int n = siege_decisions(m, d, 6);
    assert_true(n <= 6);
    for (int i = 0; i < n; i++) {
        assert_true(d[i].serial < match_serial(m));
        assert_true(d[i].title[0] && d[i].text[0]);
        assert_null(strstr(d[i].title, "Turn 0")); /* the first turn is called 1 */
        assert_true(i == 0 || d[i].weight <= d[i - 1].weight);
    }
    return n;
}

static void every_end_has_its_story(void **unused)
{
    (void)unused;
    int decided = 0, games = 0;
    for (uint64_t seed = 1; seed <= 3; seed++)
        for (int mode = 0; mode < 4; mode++) {
            Match *m = played(mode == 0 ? 1 : mode == 3 ? 3 : 2, mode == 2, seed);
            need_headline(m);
            need_curves(m);
            decided += need_decisions(m) > 0;
            games++;
            match_free(m);
        }
    assert_int_equal(decided, games); /* a castle or a deck was lost */
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(every_end_has_its_story)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
