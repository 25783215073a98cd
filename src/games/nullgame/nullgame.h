/* SPDX-License-Identifier: MIT
 * A complete game on two pages, for tests and as a pattern: copy it to begin a new one. */
#ifndef GAMES_NULLGAME_NULLGAME_H
#define GAMES_NULLGAME_NULLGAME_H
#include "core/game.h"

extern const Game nullgame;

#endif
