/* SPDX-License-Identifier: MIT
 * All games of the house, in the order of the tables in the Hall; nullgame is found by id only.  Their headers are not
 * read here: every game names its phases and moves as it likes. */
#include "core/game.h"

extern const Game horde_game, monstrous_game, goblins_game, nullgame;

const Game *const game_list[] = {&horde_game, &monstrous_game, &goblins_game, &nullgame, NULL};
