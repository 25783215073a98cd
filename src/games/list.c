/* SPDX-License-Identifier: MIT
 * All games of the house, in the order of the tables in the Hall; nullgame is found by id only.  Games share no names,
 * so their headers are not read here together. */
#include "core/game.h"

extern const Game horde_game, monstrous_game, nullgame;

const Game *const game_list[] = {&horde_game, &monstrous_game, &nullgame, NULL};
