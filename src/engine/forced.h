/* SPDX-License-Identifier: MIT
 * What each move of a choice is worth: every move gets a search of its own, at whose root it alone is played, so a move that a
 * common search neglects is not taken for a bad one. Repeated with several seeds. For puzzles: slow. */
#ifndef ENGINE_FORCED_H
#define ENGINE_FORCED_H
#include "bots/bot.h"

enum { FORCED_MOVES = 8 }; /* as many are searched at length */

typedef struct {
    Move move;
    float share; /* of the win, as people are told it */
    float error; /* standard error, by the playouts or by the seeds, whichever is greater */
} ForcedMove;

typedef struct {
    ForcedMove move[FORCED_MOVES]; /* the best first; of moves that come to the same (Game.alike) the first alone */
    int n, all;                    /* all: moves that the seat has, counted so */
} Forced;

/* Weighs the moves of the seat of v, a VIEW_MEMORY view: all of them briefly, the best at length, with `worlds` playouts a
 * move and seed. */
Forced forced_weigh(const View *v, int worlds, uint64_t seed);
/* Weighs one of them alone, at length. */
ForcedMove forced_move(const View *v, Move m, int worlds, uint64_t seed);
/* Returns by how many standard errors a move is better than another. */
float forced_lead(const ForcedMove *better, const ForcedMove *worse);
/* Returns the playouts a move and seed that decide whether a moment is a puzzle. */
int forced_worlds(const View *v);

#endif
