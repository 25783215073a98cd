/* SPDX-License-Identifier: MIT
 * Against the Monstrous Horde: what the events tell of a team's dice is what the table has counted. */
#include "../unit/help.h"

#include "core/luck.h"
#include "games/monstrous/monstrous.h"

/* MH-4, MH-5, MH-14; breath, paralysis and dice of the pool (MH-10, MH-13, MH-21, MH-23) are not the team's. */
static void MH_1_7_luck_is_that_of_the_teams_rolls(void **state)
{
    (void)state;
    int breaths = 0, inspired = 0;
    for (uint64_t seed = 1; seed <= 40; seed++) {
        Match *m = help_new(&monstrous_game, 2 + (int)(seed % 5), seed);
        Rng r = rng_seed(seed);
        help_play(m, &r, 100000);
        const Monstrous *g = monstrous_of(match_truth(m));
        int n;
        Event *e = match_all_events(m, NO_SEAT, &n);
        for (int seat = 0; seat < g->s.nseats; seat++) {
            Luck l;
            monstrous_game.luck(e, n, seat, &l);
            assert_int_equal(l.sum, g->rolled[seat]);
            assert_int_equal(l.mean_twice, g->expected[seat]);
            assert_true(luck_usual(&l) > 0 || l.dice == 0);
        }
        for (int i = 0; i < n; i++) {
            breaths += e[i].kind == EV_BREATH;
            inspired += e[i].kind == EV_INSPIRED;
        }
        free(e);
        match_free(m);
    }
    assert_true(breaths > 0 && inspired > 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(MH_1_7_luck_is_that_of_the_teams_rolls)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
