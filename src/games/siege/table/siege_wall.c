/* SPDX-License-Identifier: MIT
 * The moods of the wall. */
#include "games/siege/table/siege_wall.h"

#include "core/table.h"

SiegeMood siege_mood(const State *s)
{
    const Siege *g = siege_of(s);
    PieceId p = g->at[UNIT_CASTLE];
    if (s->over)
        return g->end == END_OUTSIDER || g->end == END_TWENTY ? MOOD_SAVED : MOOD_BREACH;
    if (p == NO_PIECE || s->piece[p].def == DEF_HIDDEN || s->phase == PHASE_SETUP)
        return MOOD_WATCH;
    int whole = siege_card(s->piece[p].def)->health, left = siege_health(s, UNIT_CASTLE);
    return 3 * left > 2 * whole ? MOOD_WATCH : 3 * left >= whole ? MOOD_ALARM : MOOD_BURNING;
}

float siege_fire(SiegeMood mood)
{
    static const float burns[MOODS] = {[MOOD_ALARM] = 0.35f, [MOOD_BURNING] = 0.75f, [MOOD_BREACH] = 1};
    return burns[mood];
}
