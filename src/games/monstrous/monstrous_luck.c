/* SPDX-License-Identifier: MIT
 * Against the Monstrous Horde: what the events tell of dice. Luck is that of the team's rolls (MH-4, MH-5, MH-14), as
 * Monstrous.rolled counts it; what the Dragon's breath makes heroes roll is no attack, and left out. */
#include "core/luck.h"
#include "games/monstrous/monstrous_int.h"

int monstrous_die(const Event *e, int *sides)
{
    *sides = e->other;
    return e->kind == EV_ROLLED ? e->n : 0;
}

void monstrous_luck(const Event *e, int n, int seat, Luck *out)
{
    Luck team = *out = (Luck){0}; /* of the dice that lie before it has been said what they were thrown for */
    for (int i = 0; i < n; i++) {
        if (e[i].seat != seat)
            continue;
        if (e[i].kind == EV_ROLLED && e[i].def >= DEF_HERO && e[i].def < DEF_HERO + HERO_COUNT)
            luck_add(&team, e[i].other, e[i].n);
        else if (e[i].kind == EV_TEAM || e[i].kind == EV_AGAIN || e[i].kind == EV_INSPIRED)
            *out = team;
        else if (e[i].kind == EV_BREATH)
            team = *out;
    }
}
