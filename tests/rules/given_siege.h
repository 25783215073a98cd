/* SPDX-License-Identifier: MIT
 * A game of Siege of Six Lanes to begin a test with. */
#ifndef TESTS_RULES_GIVEN_SIEGE_H
#define TESTS_RULES_GIVEN_SIEGE_H

#include "../unit/help.h"

#include "core/match.h"
#include "games/siege/siege_int.h"

/* The advised game for so many seats. horde: what OPT_HORDE is. The caller frees it. */
static inline Match *given_siege(int seats, uint8_t horde, uint64_t seed)
{
    Setup cfg = game_preset(&siege_game, seats);
    Status why;
    cfg.seed = seed;
    cfg.option[OPT_HORDE] = horde;
    Match *match = match_new(&siege_game, &cfg, &why);
    assert_non_null(match);
    return match;
}

/* A table in the alliance phase with no card on it, to be played with the cards that the test makes, none at first. */
static inline void given_bare(Siege *siege, SiegeSet *cards, int seats, bool versus)
{
    Setup cfg = {.nseats = (uint8_t)seats};
    cfg.option[OPT_HORDE] = versus;
    memset(cards, 0, sizeof *cards);
    memset(siege, 0, sizeof *siege);
    siege_use_cards(cards);
    table_begin(&siege->s, &siege_game, &cfg);
    siege->s.phase = PHASE_ALLIANCE;
    siege->step = STEP_ALLIANCE;
    siege->boosted = siege->feat_hero = NO_PIECE;
}

/* Goes on to that step: every question gets its first answer, or none where that may be. */
static inline void given_step(Siege *siege, SiegeStep step)
{
    State *s = &siege->s;
    while (siege->step != step || s->nframes) {
        Moves legal = {0};
        game_legal(&siege_game, s, s->to_act, &legal);
        Move m = legal.m[0];
        for (int i = 0; i < legal.n; i++)
            m = legal.m[i].kind == MOVE_NOTHING ? legal.m[i] : m;
        siege_apply(s, m, NULL);
    }
}

#endif
