/* SPDX-License-Identifier: MIT
 * `mine`: puzzles out of games between computer opponents (docs/lessons.md). A choice is one if its best move is clearly
 * better than every other, in searches of their own, and an opponent of level "sharp" mostly misses it. */
#ifndef ENGINE_MINE_H
#define ENGINE_MINE_H
#include "engine/cli.h"
#include "engine/forced.h"
#include "lesson/lesson_play.h"

enum { MINE_BEST = 3 }; /* as many moves may be best: mostly one turn in another order */
/* Returns how many of the moves are best, each so much better than all that follow that nobody can call them equal; 0: the
 * lead is not clear. */
int mine_best(const Forced *f);
/* Searches a mined puzzle anew, with `worlds` playouts a move and seed, 0: as when it was mined. Error: it cannot be played,
 * another move is best, or the lead is not clear (a short search: not there). Appends to about what its moves are worth now, as
 * rows of its block, and of a turn the figures; NULL: nothing. */
Status mine_proves(const Lesson *l, const LessonScene *puzzle, int worlds, uint64_t seed, Buf *about);

/* Prints the blocks of a lesson file, and as comments how often each level finds the best move. With files: searches the mined
 * puzzles in them anew, at length, and says which still hold and what their moves are worth now. */
int mine_run(const Args *args);

#endif
