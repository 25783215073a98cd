/* SPDX-License-Identifier: MIT
 * Siege: an ally's plan in lanes, by the forecast of the fight (SH-7) before and after it. */
#include "games/siege/siege_intent.h"

#include <stdio.h>

SiegeIntent siege_intent(const State *was, const State *then, int seat)
{
    SiegeForecast before, after;
    SiegeIntent i = {0};
    siege_forecast(was, seat, &before);
    siege_forecast(then, seat, &after);
    for (int lane = 0; lane < LANES; lane++) {
        const SiegeLaneForecast *a = &before.lane[lane], *b = &after.lane[lane];
        uint8_t bit = (uint8_t)(1u << lane);
        if (b->castle > 0)
            i.leaves |= bit;
        else if (a->castle > 0)
            i.holds |= bit;
        if (b->portal > a->portal)
            i.attacks |= bit;
    }
    return i;
}

typedef struct {
    char digit[LANES][8];
    const char *item[LANES];
    int n;
} Lanes;

static SayArg lanes_of(Lanes *l, const char *name, unsigned bits)
{
    l->n = 0;
    for (int lane = 0; lane < LANES; lane++)
        if (bits >> lane & 1) {
            (void)snprintf(l->digit[l->n], sizeof l->digit[0], "%d", lane + 1);
            l->item[l->n] = l->digit[l->n];
            l->n++;
        }
    return say_list(name, SAY_AND, l->item, l->n);
}

void siege_intent_words(SiegeIntent i, int seat, char *out, size_t n)
{
    Lanes a, b, c;
    SayArg who = say_seat("seat", seat), holds = lanes_of(&a, "holds", i.holds),
           leaves = lanes_of(&b, "leaves", i.leaves), attacks = lanes_of(&c, "attacks", i.attacks);
    if (i.holds && i.leaves)
        say(out, n,
            SAY("{seat} plans to hold {holds:lane {holds}|lanes {holds}} and leave {leaves:lane {leaves}|lanes "
                "{leaves}} open."),
            who, holds, leaves);
    else if (i.holds)
        say(out, n, SAY("{seat} plans to hold {holds:lane {holds}|lanes {holds}}."), who, holds);
    else if (i.leaves && i.attacks)
        say(out, n,
            SAY("{seat} plans to leave {leaves:lane {leaves}|lanes {leaves}} open and attack the portal from "
                "{attacks:lane {attacks}|lanes {attacks}}."),
            who, leaves, attacks);
    else if (i.leaves)
        say(out, n, SAY("{seat} plans to leave {leaves:lane {leaves}|lanes {leaves}} open."), who, leaves);
    else if (i.attacks)
        say(out, n, SAY("{seat} plans to attack the portal from {attacks:lane {attacks}|lanes {attacks}}."), who,
            attacks);
    else
        say(out, n, SAY("{seat} plans no changes."), who);
}
