/* SPDX-License-Identifier: MIT
 * Siege: what would have been, told when the game is over and nothing is secret any more. */
#include "games/siege/siege_forecast.h"
#include "games/siege/siege_int.h"

int siege_health_missing(const State *before)
{
    enum { MOST = 20 };
    for (int more = 1; more <= MOST; more++) {
        Siege held = *siege_of(before);
        SiegeForecast f;
        PieceId castle = siege_piece(before, UNIT_CASTLE);
        table_num(&held.s, &siege_game, castle, NUM_HEALTH, before->piece[castle].num[NUM_HEALTH] + more, NULL);
        siege_derive(&held.s);
        siege_forecast(&held.s, NO_SEAT, &f);
        if (f.wins)
            return more;
    }
    return 0;
}
