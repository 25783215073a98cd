/* SPDX-License-Identifier: MIT
 * What the tests of Goblin Ranks' table share. */
#ifndef TESTS_UNIT_HELP_GOBLINS_H
#define TESTS_UNIT_HELP_GOBLINS_H
#include "help_stage.h"

#include "games/goblins/table/goblins.h"
#include "games/goblins/table/goblins_draw.h"

/* One person and opponents, or persons only. */
static inline Match *new_table(int seats, int persons, uint64_t seed)
{
    Setup cfg = game_preset(&goblins_game, seats);
    cfg.seed = seed;
    for (int i = persons; i < seats; i++)
        cfg.player[i] = 1;
    Match *m = match_new(&goblins_game, &cfg, NULL);
    assert_non_null(m);
    return m;
}

static inline void look_as(Bench *b, int seat)
{
    b->use = (StageInput){.match = b->m, .eyes = seat, .near = seat == NO_SEAT ? 0 : seat, .hands = true};
    bench_rest(b);
}

/* Whoever is to choose, in a window of that size. */
static inline void sit_down(Bench *b, Match *m, int w, int h)
{
    bench_open(b, m, w, h, 1);
    int seat = match_over(m) ? 0 : match_to_act(m);
    b->use = (StageInput){.match = m, .eyes = seat, .near = seat, .hands = true};
    bench_rest(b);
}

static inline void play_any(Match *m, Rng *r)
{
    Moves legal;
    match_legal(m, match_to_act(m), &legal);
    assert_int_equal(match_play(m, match_serial(m), legal.m[rng_below(r, (uint32_t)legal.n)]).code, 0);
}

#endif
