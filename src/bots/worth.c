/* SPDX-License-Identifier: MIT */
#include "bots/worth.h"

int64_t worth(const Game *g, const State *s, int seat)
{
    float share[SEAT_MAX] = {0}, value = game_neutral(g, s);
    if (s->over) {
        g->result(s, share);
        value = share[seat];
    } else if (g->judge) {
        value = g->judge(s, seat);
    }
    if (!(value > 0.0f))
        return 0;
    return value < 1.0f ? (int64_t)(value * (float)VALUE_ONE) : VALUE_ONE;
}
