/* SPDX-License-Identifier: MIT
 * How weaker levels err, as people do: they overlook a card or an ability for a whole turn, and they take a move that is
 * nearly as good for the best. Nothing is drawn from a stream: the same seeds give the same lapses, however often a choice
 * is thought about. bot.c and ismcts.c use this; everybody else wants bots/bot.h. */
#ifndef BOTS_LAPSES_H
#define BOTS_LAPSES_H
#include "core/game.h"

typedef struct {
    uint64_t seed; /* one a game */
    int blind;     /* Skill.blind; 0: overlooks nothing */
} Oversight;

/* Leaves out the moves that the seat overlooks in this round: those of one kind with one card, piece or dice are seen or
 * overlooked together. A pass is never overlooked, nor everything at once. */
void lapses_overlook(const Game *g, const State *s, Oversight o, Moves *l);

typedef struct {   /* a move as a search has it */
    int64_t worth; /* mean success */
    int visits;
} Tried;
/* Returns the move that is played instead of the best: the cheaper the error, the more likely. None costs `slip` or more,
 * and none was looked at so seldom that its cost is unknown. luck: one random number. */
int lapses_slip(const Tried *tried, int n, int best, int64_t slip, uint64_t luck);

#endif
