/* SPDX-License-Identifier: MIT
 * `replay FILE`: plays a journal, or a game as one line (core/gameline.h), again, checking every hash; `line FILE` prints
 * the journal as such a line; `review` tells which choices of a game that was played cost each seat most (bots/review.h).
 * Nothing is written anywhere. */
#ifndef ENGINE_REPLAY_H
#define ENGINE_REPLAY_H
#include <stdio.h>

#include "base/status.h"
#include "core/match.h"
#include "engine/cli.h"

int replay_run(const Args *args);
int line_run(const Args *args);
/* Prints the dearest choices of each seat, the same for the same match on every machine and for any number of workers. */
void look_back(const Match *m, int workers, FILE *out);
int look_back_run(const Args *args);

#endif
