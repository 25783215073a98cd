/* SPDX-License-Identifier: MIT
 * What the tests of Siege's table share. */
#ifndef TESTS_UNIT_HELP_SIEGE_H
#define TESTS_UNIT_HELP_SIEGE_H
#include "help.h"

#include "games/siege/siege.h"

typedef bool Here(const Match *m);

/* A game of so many persons on the alliance's side that moves at random have brought to such a moment. fat: minions begin with
 * up to 8 health more, so that decks run low. */
static inline Match *siege_comes_to(Here *here, int persons, bool fat)
{
    for (unsigned seed = 1; seed < 400; seed++) {
        Setup cfg = game_preset(&siege_game, persons);
        if (fat)
            cfg.option[OPT_TOKENS] = (uint8_t)(2 * (seed % 5));
        cfg.seed = seed;
        Rng r = rng_seed(seed);
        Match *m = match_new(&siege_game, &cfg, NULL);
        for (int i = 0; i < 600 && !match_over(m); i++) {
            if (here(m))
                return m;
            help_play(m, &r, 1);
        }
        match_free(m);
    }
    fail_msg("no game came to such a moment");
    return NULL;
}

#endif
