/* SPDX-License-Identifier: MIT
 * The tunes of the house. A new one is a file, a name here and a line of tune_list.c (docs/music.md). */
#ifndef MUSIC_TUNES_H
#define MUSIC_TUNES_H
#include "music/tune.h"

extern const Tune tune_hall, tune_horde, tune_monstrous, tune_goblins, tune_siege;
extern const Tune fanfare_horde, fanfare_monstrous, fanfare_goblins, fanfare_siege, fanfare_siege_fallen,
    fanfare_shared, fanfare_defeat;

#define TUNE_LENGTH(a) ((int)(sizeof(a) / sizeof(a)[0]))

#endif
