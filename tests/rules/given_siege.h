/* SPDX-License-Identifier: MIT
 * A game of Siege of Six Lanes to begin a test with. */
#ifndef TESTS_RULES_GIVEN_SIEGE_H
#define TESTS_RULES_GIVEN_SIEGE_H

#include "../unit/help.h"

#include "core/match.h"
#include "games/siege/siege_int.h"

/* The advised game for so many seats. horde: what OPT_HORDE is. The caller frees it. */
static Match *given_siege(int seats, uint8_t horde, uint64_t seed)
{
    Setup cfg = game_preset(&siege_game, seats);
    Status why;
    cfg.seed = seed;
    cfg.option[OPT_HORDE] = horde;
    Match *match = match_new(&siege_game, &cfg, &why);
    assert_non_null(match);
    return match;
}

#endif
