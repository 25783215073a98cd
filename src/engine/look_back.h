/* SPDX-License-Identifier: MIT
 * `hordehall-engine review`: which choices of a game that was played cost each seat most (bots/review.h). */
#ifndef ENGINE_LOOK_BACK_H
#define ENGINE_LOOK_BACK_H
#include <stdio.h>

#include "core/match.h"
#include "engine/cli.h"

/* Prints the dearest choices of each seat, the same for the same match on every machine. */
void look_back(const Match *m, FILE *out);
int look_back_run(const Args *args);

#endif
