/* SPDX-License-Identifier: MIT
 * What the fuzzers share: whatever was let in from outside must be a sound game that can be played on.
 *
 * A fuzzer is one file fuzz_NAME.c with one function fuzz_NAME(data, n), which returns 0 or ends the program. alone.c
 * makes a program of it, for libFuzzer and AFL++ alike; test_fuzz_seeds and test_app_fuzz_seeds play its corpus. */
#ifndef TESTS_FUZZ_FUZZ_H
#define TESTS_FUZZ_FUZZ_H
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "base/log.h"
#include "core/match.h"
#include "core/table.h"

static inline void fuzz_need_sound(const Match *m)
{
    const Game *g = match_game(m);
    const State *s = match_truth(m);
    const char *fault = table_fault(s, g, match_truth_at(m, 0));
    if (!fault && g->fault)
        fault = g->fault(s);
    if (!fault && !s->over && s->to_act >= s->nseats)
        fault = "nobody has to act";
    if (fault)
        log_bug(fault, "fuzz", 0);
}

/* Plays up to `most` moves, the same ones for the same seed. */
static inline void fuzz_play_on(Match *m, uint64_t seed, int most)
{
    Rng r = rng_seed(seed);
    for (int i = 0; i < most && !match_over(m); i++) {
        Moves legal;
        unsigned may = match_may_act(m);
        int seat = match_to_act(m);
        if (may & (may - 1)) /* several: some one of them */
            while (!(may >> seat & 1) || rng_below(&r, 2))
                seat = (seat + 1) % match_setup(m)->nseats;
        match_legal(m, seat, &legal);
        REQUIRE(legal.n > 0);
        REQUIRE(match_play(m, match_serial(m), legal.m[rng_below(&r, (uint32_t)legal.n)]).code == 0);
        fuzz_need_sound(m);
    }
}

#endif
