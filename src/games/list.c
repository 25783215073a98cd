/* SPDX-License-Identifier: MIT
 * All games of list.def.  Their headers are not read here: every game names its phases and moves as it likes. */
#include "core/game.h"

#define TABLE(id)    extern const Game id##_game;
#define RULES(id)    extern const Game id##_game;
#define TEMPLATE(id) extern const Game id;
#include "games/list.def"
#undef TABLE
#undef RULES
#undef TEMPLATE

#define TABLE(id)    &id##_game,
#define RULES(id)    &id##_game,
#define TEMPLATE(id) &id,
const Game *const game_list[] = {
#include "games/list.def"
    NULL};
