/* SPDX-License-Identifier: MIT
 * tests/rules/given.h for Against the Monstrous Horde. */
#ifndef TESTS_RULES_GIVEN_MONSTROUS_H
#define TESTS_RULES_GIVEN_MONSTROUS_H
#include "games/monstrous/monstrous_int.h"
#include "given.h"

const Game *const given_game = &monstrous_game;

static inline const Monstrous *now(const Match *m)
{
    return monstrous_of(match_truth(m));
}

/* The number that hero of the seat shows; 0 when it is not on the team. */
static inline int shows(const Match *m, int seat, Hero hero)
{
    PieceId p = table_find(match_truth(m), team_at(seat), (DefId)(DEF_HERO + hero));
    return p == NO_PIECE ? 0 : match_truth(m)->piece[p].n;
}

#endif
