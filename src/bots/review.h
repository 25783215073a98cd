/* SPDX-License-Identifier: MIT
 * A look back at a game: which choices of each seat cost it most, by what the seat could know when it chose.
 *
 * For every choice with an alternative a search of the highest level, over a view of the seat that chose, names the
 * move it would have made.  Where that is another one, both are played on in the same imagined worlds with the same
 * luck: the cost is the mean difference of the chance to win, so the luck of a world weighs on neither side.  Where the
 * seat chose again with nothing new to go by, it is at most what the search misses there: a plan of several moves is not
 * blamed for its first one; and where the better move was still there when it chose next, the one before it is judged with
 * that move made after it.  Moves that come to the same (Game.alike) cost nothing.  First all choices are looked at briefly,
 * then the dearest of each seat thoroughly: something is there soon.
 *
 * No clock and no thread: the same match gives the same answer on every machine, in steps of any size. */
#ifndef BOTS_REVIEW_H
#define BOTS_REVIEW_H
#include "bots/bot.h"
#include "core/match.h"

typedef struct Review Review;

enum { REVIEW_POINTS = 3 }; /* of a seat, at most */

typedef struct {
    uint32_t serial; /* moves made before the choice */
    int round;       /* of the game at that moment */
    Move played, better;
    float share;               /* of the win that the seat could expect after its move, 0..1 */
    float cost;                /* what the better one was worth more, 0..1 */
    char reason[SENTENCE_MAX]; /* why the better one, "" or a sentence; {0}..{5} stand for the names of seats */
} ReviewPoint;

typedef struct {
    int choices, looked; /* with an alternative, of all seats; how many of them were looked at */
    int moves, at;       /* of the game; how many of them lie behind the choice that is looked at, all: none is left */
    float done;          /* 0..1 of the work */
    bool over;           /* all is done */
} ReviewProgress;

/* Copies the match; allocates all that is needed, some MiB. */
Review *review_new(const Match *m);
void review_free(Review *r);
/* Goes on for at most that many playouts, some 20 to 60 microseconds each in a game like Horde; true when all is done. */
bool review_step(Review *r, int playouts);
ReviewProgress review_progress(const Review *r);
/* What cost the seat most as far as it is known now, the dearest first; at most max, returns how many. Nothing that is
 * within the doubt of the measurement, or cheaper than a hundredth of a win. */
int review_points(const Review *r, int seat, ReviewPoint out[], int max);

#endif
