/* SPDX-License-Identifier: MIT
 * The table: a game is played, or one that was played is watched. */
#ifndef APP_SCENES_PLAY_H
#define APP_SCENES_PLAY_H
#include "app/app.h"

typedef struct {
    bool replay;   /* watches app_match() from `from` on, step by step; nothing of it is changed */
    bool running;  /* and goes on by itself */
    uint32_t from; /* moves */
} PlayArg;         /* scene_play; NULL: plays app_match() */

#endif
