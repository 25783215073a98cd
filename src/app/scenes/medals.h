/* SPDX-License-Identifier: MIT
 * The wall of medals, and a medal as other screens show it. */
#ifndef APP_SCENES_MEDALS_H
#define APP_SCENES_MEDALS_H
#include "app/app.h"

typedef struct {
    char game[GAME_ID_MAX];   /* id; "": the first that has medals */
    char name[SEAT_NAME_MAX]; /* the person; "": anybody */
    uint8_t medal;            /* 1 + the row of Game.medal that is shown; 0: the first */
} MedalsArg;                  /* SCENE_MEDALS, which is pushed */

/* Draws row `medal` of Game.medal as a disc on (cx, cy); level 0: not earned, dark and locked. */
void medal_disc(Gfx *g, const Game *game, int medal, float cx, float cy, float size, int level);
/* Returns the medal that one of the set-up's options is played for; NULL: none. */
const MedalSpec *medal_tried(const Game *game, const Setup *cfg);

#endif
