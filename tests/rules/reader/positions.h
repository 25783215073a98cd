/* SPDX-License-Identifier: MIT
 * Random positions of Siege of Six Lanes, as the rules allow them (siege_fault), for a second reader to begin at: any mode, any
 * moment of the turn, and one card that is meant to have its turn. */
#ifndef TESTS_RULES_POSITIONS_H
#define TESTS_RULES_POSITIONS_H
#include "games/siege/siege.h"

/* What position number n of that card is: the same for ever, of the same cards. */
void random_position(uint64_t n, DefId card, Setup *cfg, Siege *out);

#endif
