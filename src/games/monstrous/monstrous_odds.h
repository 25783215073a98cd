/* SPDX-License-Identifier: MIT
 * Against the Monstrous Horde: chances at a glance, for opponents who have no time to count. */
#ifndef GAMES_MONSTROUS_MONSTROUS_ODDS_H
#define GAMES_MONSTROUS_MONSTROUS_ODDS_H
#include "games/monstrous/monstrous.h"

/* Percent, by set of heroes (at most four) and sum: in one roll, and with one re-roll played for that sum. */
extern const uint8_t monstrous_odds_once[1 << HERO_COUNT][NEED_MOST + 1];
extern const uint8_t monstrous_odds[1 << HERO_COUNT][NEED_MOST + 1];

#endif
