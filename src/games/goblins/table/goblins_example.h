/* SPDX-License-Identifier: MIT
 * The drawn examples of the rule book of Goblin Ranks. */
#ifndef GAMES_GOBLINS_TABLE_GOBLINS_EXAMPLE_H
#define GAMES_GOBLINS_TABLE_GOBLINS_EXAMPLE_H
#include "ui/example.h"

float goblins_example(const Example *e);
bool goblins_example_is_wide(const PlayedBlock *block); /* true if the position after a move is shown beside it */

#endif
