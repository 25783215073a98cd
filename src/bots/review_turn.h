/* SPDX-License-Identifier: MIT
 * A turn of a finished game beside a plan for it: both are played in the same imagined worlds, and what the plan is worth
 * more is what the turn cost. For games whose judgement plays on (Game.plays_on): there every single move is credited with
 * the good ones that follow it, and only whole turns can be compared. bots/review.c uses this; everybody else wants
 * bots/review.h. */
#ifndef BOTS_REVIEW_TURN_H
#define BOTS_REVIEW_TURN_H
#include "bots/plan.h"
#include "core/match.h"

enum { TURN_PLAYOUTS = 6000 /* of one turn, about */ };

typedef struct { /* moves of one seat, the last of them a pass, with nothing learned and nothing rolled between them */
    uint32_t first, last; /* moves made before the first and before the last of them */
    uint8_t seat;
} ReviewTurn;

typedef struct {
    bool judged;           /* false: there is no plan, because a question was open */
    int64_t share, cost;   /* of the turn as it was played; what the plan is worth more. VALUE_ONE: a win */
    int64_t doubt;         /* standard error of cost */
    Move better;           /* what adds most of the plan and was not played; kind 0: all of it was */
    uint32_t serial;       /* moves made before the last choice at which that was possible */
    Move rest[PLAN_MOVES]; /* what else of the plan was to be done then */
    int nrest;
} TurnFinding;

typedef struct TurnLook TurnLook;

TurnLook *turn_look_new(const Game *g); /* some MiB */
void turn_look_free(TurnLook *l);
void turn_look_begin(TurnLook *l, const Match *m, ReviewTurn turn);
/* Continues for at most *playouts, about, and takes off those it made; true when the turn is judged. */
bool turn_look_step(TurnLook *l, int *playouts);
TurnFinding turn_look_finding(const TurnLook *l); /* of a look that is done */

#endif
