/* SPDX-License-Identifier: MIT
 * Games of the sketch (sketch.h), and positions in them to test at. */
#ifndef TESTS_UNIT_HELP_SKETCH_H
#define TESTS_UNIT_HELP_SKETCH_H
#include "help.h"
#include "sketch.h"

enum { SEEDS = 8, ALL_SEEDS = 40 }; /* every day, and in the deep run */

static inline uint64_t seeds(void)
{
    return (uint64_t)help_many(SEEDS, ALL_SEEDS);
}

static inline const Sketch *sketch_at(const Match *m)
{
    return (const Sketch *)match_truth(m);
}

static inline Setup setup_of(int seats, uint64_t seed, bool decks)
{
    Setup cfg = game_preset(&sketch, seats);
    cfg.seed = seed;
    if (decks) { /* nothing but courier is in both */
        const uint8_t first[] = {[DEF_MILITIA] = 4, [DEF_SCOUT] = 3, [DEF_COURIER] = 3};
        const uint8_t second[] = {[DEF_COURIER] = 2, [DEF_PLANNER] = 4, [DEF_BANNER] = 4};
        memcpy(cfg.deck[0], first, sizeof first);
        memcpy(cfg.deck[1], second, sizeof second);
    }
    return cfg;
}

static inline Match *match_of(int seats, uint64_t seed, bool decks)
{
    Setup cfg = setup_of(seats, seed, decks);
    Match *m = match_new(&sketch, &cfg, NULL);
    assert_non_null(m);
    return m;
}

/* A game played at random up to where a seat can make such a move; *out is that move. */
static inline Match *until(int seats, int kind, Move *out)
{
    for (uint64_t seed = 1; seed < 500; seed++) {
        Match *m = match_of(seats, seed, false);
        Rng r = rng_seed(seed);
        for (; !match_over(m); help_play(m, &r, 1)) {
            Moves legal;
            match_legal(m, help_seat(m, &r), &legal);
            for (int i = legal.n - 1; i >= 0; i--)
                if (legal.m[i].kind == kind) {
                    *out = legal.m[i];
                    return m;
                }
        }
        match_free(m);
    }
    fail_msg("no such move in 500 games: %d", kind);
    return NULL;
}

static inline void play(Match *m, Move mv)
{
    Status played = match_play(m, match_serial(m), mv);
    if (played.code)
        fail_msg("%s", played.text);
}

static inline Move simple(int kind, int seat)
{
    return (Move){(uint8_t)kind, (uint8_t)seat, 0, 0, 0};
}

static inline int events_of(const Match *m, int seat, uint32_t from, Event *out)
{
    int n = match_events(m, seat, from, out, EVENT_MAX);
    assert_true(n <= EVENT_MAX);
    return n;
}

#endif
