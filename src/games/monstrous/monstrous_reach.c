/* SPDX-License-Identifier: MIT
 * Against the Monstrous Horde: what could be hit if Backstab and Guidance were laid on dice first. */
#include <string.h>

#include "games/monstrous/monstrous_int.h"

enum { MARKS = 2 }; /* Backstab and Guidance, each on one die (MH-11.1, MH-12.3) */

static uint32_t reach_with(const State *s, int left)
{
    Melee melee;
    Moves legal = {0};
    monstrous_melee(s, s->to_act, &melee);
    uint32_t reach = monstrous_reach(&melee, melee.attackers);
    if (left > 0)
        monstrous_legal(s, &legal);
    for (int i = 0; i < legal.n; i++) {
        if (legal.m[i].kind < MOVE_DOUBLE || legal.m[i].kind > MOVE_LOWER)
            continue;
        Monstrous marked;
        memcpy(&marked, s, sizeof marked);
        monstrous_apply(&marked.s, legal.m[i], NULL);
        reach |= reach_with(&marked.s, left - 1);
    }
    return reach;
}

uint32_t monstrous_reach_marked(const State *s)
{
    return s->phase == PHASE_ACTION && !s->over ? reach_with(s, MARKS) : 0;
}

int monstrous_wounds_to_come(const State *s, int *well)
{
    Melee melee;
    int wounds = 0;
    monstrous_melee(s, s->to_act, &melee);
    for (unsigned left = melee.team; left; left &= left - 1)
        wounds += melee.value[__builtin_ctz(left)] == 1;
    *well = __builtin_popcount(monstrous_unwounded(s, s->to_act)) - wounds;
    return wounds;
}
