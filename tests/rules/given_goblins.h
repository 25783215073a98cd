/* SPDX-License-Identifier: MIT
 * tests/rules/given.h for Goblin Ranks. */
#ifndef TESTS_RULES_GIVEN_GOBLINS_H
#define TESTS_RULES_GIVEN_GOBLINS_H
#include "games/goblins/goblins_int.h"
#include "games/goblins/goblins_preview.h"
#include "given.h"

const Game *const given_game = &goblins_game;

static inline int cell_in(const State *s, int line, int column)
{
    int cell = goblins_cell(s, line, column);
    assert_true(cell >= 0);
    return cell;
}

#endif
