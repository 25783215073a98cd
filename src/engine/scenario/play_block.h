/* SPDX-License-Identifier: MIT
 * Plays one scenario block for a picture of it, the example of a rule book. The block may be anybody's: it is played
 * in bounded time, and nothing of it remains but what is returned. */
#ifndef ENGINE_SCENARIO_PLAY_BLOCK_H
#define ENGINE_SCENARIO_PLAY_BLOCK_H
#include "core/played.h"

/* Returns what the lines of a block come to; NULL: they cannot be played, or do not hold. */
PlayedBlock *play_block(const Game *g, const char *lines);
void played_free(PlayedBlock *p);

#endif
