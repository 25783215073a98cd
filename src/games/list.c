/* SPDX-License-Identifier: MIT
 * All games of the house, in the order of the tables in the Hall; nullgame is found by id only. */
#include "core/game.h"
#include "games/horde/horde.h"
#include "games/nullgame/nullgame.h"

const Game *const game_list[] = {&horde_game, &nullgame, NULL};
