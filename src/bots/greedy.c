/* SPDX-License-Identifier: MIT */
#include "bots/greedy.h"

#include <string.h>

#include "bots/worth.h"

enum { FORCED_MOST = 64 }; /* forced moves played on after ours; a guard, games have far fewer */

/* The match plays lone MV_AUTO moves by itself, so a position is worth what it is after them. */
static void play_forced(const Game *g, State *s, Moves *next)
{
    for (int i = 0; i < FORCED_MOST && !s->over; i++) {
        game_legal(g, s, s->to_act, next);
        if (next->n != 1 || !(g->move[next->m[0].kind].flags & MV_AUTO))
            return;
        g->apply(s, next->m[0], NULL);
    }
}

void greedy_try(const Game *g, const State *world, const Moves *moves, int seat, State *scratch, Moves *next,
                int64_t sum[MOVE_MAX])
{
    for (int i = 0; i < moves->n; i++) {
        memcpy(scratch, world, g->state_size);
        g->apply(scratch, moves->m[i], NULL);
        play_forced(g, scratch, next);
        sum[i] += worth(g, scratch, seat);
    }
}
