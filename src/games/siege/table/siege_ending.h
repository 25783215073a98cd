/* SPDX-License-Identifier: MIT
 * The end of a siege as a scene: how near it was, the cards that decided it, and the words to it. */
#ifndef GAMES_SIEGE_TABLE_SIEGE_ENDING_H
#define GAMES_SIEGE_TABLE_SIEGE_ENDING_H
#include "ui/board.h"

void siege_ending(const Match *m, const Standing *standing, EndShow *out);
enum { SIEGE_VOICES = 8 };
extern const VoiceLine siege_voice[SIEGE_VOICES];

#endif
