/* SPDX-License-Identifier: MIT
 * Horde: the result of a choice without playing it, for screens. Pure functions that work on views. Assumes that others do
 * nothing: no theft, no further joker. */
#ifndef GAMES_HORDE_HORDE_PREVIEW_H
#define GAMES_HORDE_HORDE_PREVIEW_H
#include "games/horde/horde.h"

typedef struct {
    int total; /* total of the picker after it */
    int limit; /* limit before it */
    int owes;  /* still owed after it; 0: even, or the limit is raised */
} PickForecast;
PickForecast horde_foresee_pick(const State *s, Move pick);

typedef struct {
    int mine, best; /* counts after it: of the seat, and the best of the others */
    int taker;      /* the seat that wins the token; -1: none */
    int value;      /* of the token */
} BattleForecast;
/* joker: MOVE_FLAYER, MOVE_DEMON, MOVE_DEMON_USED, or MOVE_DONE for the battle as it stands. */
BattleForecast horde_foresee_battle(const State *s, Move joker);

/* Returns the bonus points lost with a card that the seat gives up (HO-12.2, HO-12.3). */
int horde_bonus_lost(const State *s, int seat, DefId given_up);
/* Returns the value on a Battle Card after the swap; 0: no token there. */
int horde_value_after(const State *s, Move swap, DefId battle_card);

#endif
