/* SPDX-License-Identifier: MIT
 * Horde: what a choice would come to, for screens, without doing it.  Pure functions that may be asked of a view; what
 * others answer is left aside: a pick that is not stolen, a battle in which nobody plays a joker any more. */
#ifndef GAMES_HORDE_HORDE_PREVIEW_H
#define GAMES_HORDE_HORDE_PREVIEW_H
#include "games/horde/horde.h"

typedef struct {
    int total; /* of the picker then */
    int limit; /* before */
    int owes;  /* what it still owes then; 0: even, or the limit is raised */
} PickForecast;
PickForecast horde_foresee_pick(const State *s, Move pick);

typedef struct {
    int mine, best; /* counts then: of the seat, of the best of the others */
    int taker;      /* who takes the token, -1: nobody */
    int value;      /* of the token */
} BattleForecast;
/* joker: MOVE_FLAYER, MOVE_DEMON, MOVE_DEMON_USED, or MOVE_DONE for the battle as it stands. */
BattleForecast horde_foresee_battle(const State *s, Move joker);

/* Points of the bonuses that go with a card that the seat gives up (HO-12.2, HO-12.3). */
int horde_bonus_lost(const State *s, int seat, DefId given_up);
/* The value on a Battle Card once the tokens are swapped; 0: no token lies there. */
int horde_value_after(const State *s, Move swap, DefId battle_card);

#endif
