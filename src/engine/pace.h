/* SPDX-License-Identifier: MIT
 * `pace`: how long the strongest opponent takes for a choice, a hint for its answer and a review for a game, at moments of
 * games between opponents, in milliseconds of one processor. */
#ifndef ENGINE_PACE_H
#define ENGINE_PACE_H
#include "engine/cli.h"

int pace_run(const Args *args);

#endif
