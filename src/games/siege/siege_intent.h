/* SPDX-License-Identifier: MIT
 * Siege: what an ally means to do for the lanes, seen from how it would leave the table.  Lanes only: cards are not
 * named, for the hands of two allies may be closed (O18). */
#ifndef GAMES_SIEGE_SIEGE_INTENT_H
#define GAMES_SIEGE_SIEGE_INTENT_H
#include "games/siege/siege_forecast.h"

typedef struct {     /* bits of lanes, lane 1 first */
    uint8_t holds;   /* the castle would lose health by its fight, and will not */
    uint8_t leaves;  /* the castle will still lose health by its fight */
    uint8_t attacks; /* the portal will lose more by its fight than it would */
} SiegeIntent;

/* was: the table as it is; then: as the seat would leave it. Both are asked what the seat may know. */
SiegeIntent siege_intent(const State *was, const State *then, int seat);
/* A sentence that names the seat, as {0} or {1}. */
void siege_intent_words(SiegeIntent i, int seat, char *out, size_t n);

#endif
