/* SPDX-License-Identifier: MIT
 * Results of the current fight and the monster its treachery card boosted, collected from events: the rules do not
 * keep them, and a forecast only looks ahead. Plain memory of the stage (BoardTell.on_event), of this turn; empty where
 * a position begins in mid-fight. */
#ifndef GAMES_SIEGE_TABLE_SIEGE_FIGHT_LOG_H
#define GAMES_SIEGE_TABLE_SIEGE_FIGHT_LOG_H
#include "games/siege/siege_forecast.h"
#include "ui/board.h"

typedef struct {
    bool known;                  /* the fight of this turn is noted, */
    uint8_t first;               /* from this lane on: 0, or later where a position begins in mid-fight */
    uint8_t begun;               /* bits of lanes with events */
    uint8_t acted;               /* bits of lanes in which something happened */
    int8_t castle, portal;       /* health as the fight began */
    int8_t castle_at, portal_at; /* health after the last event */
    uint8_t deck[ALLIES_MOST];   /* cards as the fight began */
    uint8_t deck_at[ALLIES_MOST];
    DefId boosted; /* monster that this turn's treachery card has boosted (SH-6.3), even if it has left play */
    bool foreseen; /* `ahead` is set: the forecast as the fight began, for moments without one */
    SiegeForecast ahead;
    SiegeLaneForecast lane[LANES]; /* results of lanes that have begun */
} SiegeFightLog;
_Static_assert(sizeof(SiegeFightLog) <= BOARD_EVENT_MEMORY, "SiegeFightLog fits into BOARD_EVENT_MEMORY");

void siege_hear(void *memory, const State *s, int eyes, const Event *e); /* BoardTell.on_event */

/* Returns the result of that lane, in the words of the forecast; kind LANE_FOUGHT: unknown. */
SiegeLaneForecast siege_fight_log_lane(const SiegeFightLog *f, const State *s, int lane);

#endif
