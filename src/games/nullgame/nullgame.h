/* SPDX-License-Identifier: MIT */
#ifndef GAMES_NULLGAME_NULLGAME_H
#define GAMES_NULLGAME_NULLGAME_H
#include "core/game.h"

extern const Game nullgame;

#endif
