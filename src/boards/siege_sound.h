/* SPDX-License-Identifier: MIT
 * What the table of Siege sounds like: of every event the row that tells it, and the music of the wall. */
#ifndef BOARDS_SIEGE_SOUND_H
#define BOARDS_SIEGE_SOUND_H
#include "ui/board.h"

extern const EventStyle siege_styles[];             /* Board.style */
void siege_motion_sound(const Event *e, Motion *m); /* Board.motion: who speaks, what is struck, who laughs */
/* How bad it looks for the alliance, from what everybody sees: 0 calm, 1 uneasy, 2 grave. */
int siege_danger(const State *s);            /* Board.tension */
const char *siege_victory(const State *end); /* Board.victory */

#endif
