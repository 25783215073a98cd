/* SPDX-License-Identifier: MIT
 * `mine` where judgement plays on (Game.plays_on): a puzzle is a whole turn there. What counts is what a turn earns, not its
 * moves, so that every turn as good as the best one found solves it. */
#ifndef ENGINE_MINE_TURN_H
#define ENGINE_MINE_TURN_H
#include "bots/turn.h"
#include "core/match.h"
#include "lesson/lesson_play.h"

typedef struct TurnMiner TurnMiner;

TurnMiner *turn_miner_new(const Game *g); /* some MiB */
void turn_miner_free(TurnMiner *x);
/* Looks at the turn of that seat which begins at the present choice of m, if one does; true: it is a puzzle. Appends its block
 * under that id, and what was found out about it as comments: nothing, if it was no puzzle at a brief look. */
bool turn_miner_look(TurnMiner *x, const Match *m, int seat, const char *id, Buf *block, Buf *about);
/* Weighs the turn of a puzzle anew beside turns of level "sharp", with that luck. brief: in few worlds, without the searches
 * behind the turns. Error: it cannot be played, or it is not clearly better. about: appends the figures; may be NULL. */
Status turn_proves(const Lesson *l, const LessonScene *puzzle, bool brief, uint64_t seed, Buf *about);

#endif
