/* SPDX-License-Identifier: MIT
 * The wall at the foot of the table: it shows how the castle fares. */
#ifndef GAMES_SIEGE_TABLE_SIEGE_WALL_H
#define GAMES_SIEGE_TABLE_SIEGE_WALL_H
#include "games/siege/siege.h"

/* More than two thirds of the castle's health; down to a third; less; lost; held. */
typedef enum { MOOD_WATCH, MOOD_ALARM, MOOD_BURNING, MOOD_BREACH, MOOD_SAVED, MOODS } SiegeMood;

SiegeMood siege_mood(const State *s);
/* Returns how much of the wall burns, 0 to 1 (ui/ground.h). */
float siege_fire(SiegeMood mood);

#endif
