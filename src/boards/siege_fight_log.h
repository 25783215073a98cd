/* SPDX-License-Identifier: MIT
 * What a fight has done so far and whom its treachery card boosted, heard event by event: the rules do not keep it, and a
 * forecast only looks ahead.  Plain memory of the stage (Board.on_event), of this turn; empty where a position begins in a fight. */
#ifndef BOARDS_SIEGE_FIGHT_LOG_H
#define BOARDS_SIEGE_FIGHT_LOG_H
#include "games/siege/siege_forecast.h"
#include "ui/board.h"

typedef struct {
    bool known;                  /* heard in the fight of this turn, */
    uint8_t first;               /* from this lane on: 0, or later where a position begins in the middle of it */
    uint8_t begun;               /* bits of lanes in which something was heard */
    uint8_t acted;               /* .. in which something happened */
    int8_t castle, portal;       /* health as the fight began */
    int8_t castle_at, portal_at; /* as it was heard last */
    uint8_t deck[ALLIES_MOST];   /* cards as the fight began */
    uint8_t deck_at[ALLIES_MOST];
    DefId boosted; /* whom this turn's treachery card has boosted (SH-6.3), also when that is gone */
    bool foreseen; /* ahead: as the fight began, for moments in which nothing can be foreseen */
    SiegeForecast ahead;
    SiegeLaneForecast lane[LANES]; /* of those that have begun: what happened */
} SiegeFightLog;
_Static_assert(sizeof(SiegeFightLog) <= BOARD_EVENT_MEMORY, "the stage keeps so much for a board");

void siege_hear(void *memory, const State *s, int eyes, const Event *e); /* Board.on_event */

/* What happened in that lane, in the words of the forecast; kind LANE_FOUGHT: nobody has heard it. */
SiegeLaneForecast siege_fight_log_lane(const SiegeFightLog *f, const State *s, int lane);

#endif
