/* SPDX-License-Identifier: MIT
 * The drawn examples of the rule book of Horde. */
#ifndef GAMES_HORDE_TABLE_HORDE_EXAMPLE_H
#define GAMES_HORDE_TABLE_HORDE_EXAMPLE_H
#include "ui/example.h"

float horde_example(const Example *e);
bool horde_example_is_wide(const PlayedBlock *block); /* a battle */

#endif
