/* SPDX-License-Identifier: MIT
 * A review of a game: which choices of each seat cost it most, by what the seat could know when it chose.
 *
 * For every choice with an alternative a search of the highest level, over a view of the seat that chose, names the move it
 * would have made. If that is another one, both are played on in the same imagined worlds with the same luck. The cost is the
 * mean difference of the chance to win, so the luck of a world favours neither.
 *
 * If the seat chose again with no new information, the cost is at most what the search expects less there: a plan of several
 * moves is not blamed on its first one. If the better move was still legal at the next choice, the move played is judged with
 * the better one made after it. Moves that come to the same (Game.alike) cost nothing, nor does a free one that the seat could still take
 * back at its next choice (Game.reversible).
 *
 * First all choices get a brief look, then the costliest of each seat a thorough one, so that there are early results. Where
 * judgement plays on (Game.plays_on), the costliest turns that ended with a pass are then judged as a whole, against a plan
 * for the turn in the same worlds: the cost is the turn's, and the better move is the one of the plan that adds most of
 * those that were not played.
 *
 * Shares and costs are told as hints tell them (Game.trust).
 *
 * The same match gives the same answer on every machine, in steps of any size, on any number of threads: each look at a
 * choice has its own luck. */
#ifndef BOTS_REVIEW_H
#define BOTS_REVIEW_H
#include "bots/bot.h"
#include "core/match.h"

typedef struct Review Review;

enum { REVIEW_POINTS = 3 }; /* most points of a seat */

typedef struct {
    uint32_t serial; /* moves made before the choice */
    uint32_t first;  /* the same, of the first move of its turn */
    int moves; /* of the turn it is part of, by that seat: until another one acts, something is learned or rolled */
    int round; /* the round of the choice */
    Move played, better;
    float share; /* share of the win the seat could expect after its move, 0..1 */
    float cost;  /* how much more the better one was worth, 0..1 */
    /* Why the better one, "" or sentences; {0}..{5} stand for the names of seats. It is never a reason that held for the
     * move that was played as well. */
    char reason[SENTENCE_MAX];
} ReviewPoint;

typedef struct {
    int choices, looked; /* choices with an alternative, of all seats; how many of them have had a look */
    int moves, at;       /* moves of the game; those before the choice that is examined; all: none is left */
    float done;          /* 0..1 of the work */
    bool over;           /* all is done */
} ReviewProgress;

/* Copies the match; allocates all that is needed, some MiB. */
Review *review_new(const Match *m);
void review_free(Review *r);
/* Continues for at most that many playouts, some 5 to 35 microseconds each, by the game; true when all is done. */
bool review_step(Review *r, int playouts);
/* Continues on so many threads (base/crew.h), the calling one among them, until all is done or go_on, which each of them
 * asks every few milliseconds, says no; true when all is done. The answer is that of review_step. */
bool review_run(Review *r, int workers, bool (*go_on)(void *data), void *data);
ReviewProgress review_progress(const Review *r);
/* Writes what cost the seat most so far, the costliest first; at most max; returns how many. Of the moves of one turn only
 * the costliest is told: they can be taken back, and belong together. Leaves out costs within the doubt of the measurement,
 * and below a hundredth of a win. */
int review_points(const Review *r, int seat, ReviewPoint out[], int max);

#endif
