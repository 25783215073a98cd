/* SPDX-License-Identifier: MIT
 * tests/rules/given.h for Horde. */
#ifndef TESTS_RULES_GIVEN_HORDE_H
#define TESTS_RULES_GIVEN_HORDE_H
#include "games/horde/horde_int.h"
#include "given.h"

const Game *const given_game = &horde_game;

static inline const Horde *horde_in(const Given *g)
{
    return horde_of(state_in(g));
}

static inline const Horde *horde_now(const Match *m)
{
    return horde_of(match_truth(m));
}

static inline Setup setup_of(int seats, int level, uint64_t seed)
{
    Setup cfg = preset_of(seats, seed);
    cfg.option[OPT_LEVEL] = (uint8_t)level;
    cfg.option[OPT_EDITION] = level == LEVEL_INTERMEDIATE ? EDITION_EARLIER : EDITION_PRINTED;
    return cfg;
}

/* A fresh set-up, before anything automatic happens. */
static inline Horde *fresh(const Setup *cfg)
{
    Horde *h = xcalloc(1, sizeof *h);
    horde_game.setup(&h->s, cfg, NULL);
    return h;
}

static inline int monsters_in(const State *s)
{
    int n = 0;
    for (int i = 0; i < s->npieces; i++)
        n += horde_is_monster(s->piece[i].def);
    return n;
}

#endif
