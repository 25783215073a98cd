/* SPDX-License-Identifier: MIT
 * Sounds of Siege: a row for each event, and the tension of its music. */
#ifndef GAMES_SIEGE_TABLE_SIEGE_SOUND_H
#define GAMES_SIEGE_TABLE_SIEGE_SOUND_H
#include "ui/board.h"

extern const EventStyle siege_styles[];             /* BoardTell.style */
void siege_motion_sound(const Event *e, Motion *m); /* BoardTell.motion: who speaks, what is struck, who laughs */
/* Returns the danger for the alliance, from public facts: 0 calm, 1 uneasy, 2 grave. */
int siege_danger(const State *s);            /* BoardSound.tension */
const char *siege_victory(const State *end); /* BoardSound.victory */

#endif
