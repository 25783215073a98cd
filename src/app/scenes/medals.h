/* SPDX-License-Identifier: MIT
 * The wall of medals, and a medal as other screens show it. */
#ifndef APP_SCENES_MEDALS_H
#define APP_SCENES_MEDALS_H
#include "app/app.h"

typedef struct {
    char game[24];            /* id; "": the first that has medals */
    char name[SEAT_NAME_MAX]; /* whose; "": anybody's */
    uint8_t medal;            /* 1 + the row of Game.medal that is shown; 0: the first */
} MedalsArg;                  /* SCENE_MEDALS, which is pushed */

/* Row `medal` of Game.medal as a disc on (cx, cy); level 0: not earned, dark and locked. */
void medal_disc(Gfx *g, const Game *game, int medal, float cx, float cy, float size, int level);
/* Its degrees as stones in a row, the middle of which is x. Nothing where there is one degree. */
/* What a game set up so is played for: the medal that is won with one of its options; NULL: no such one. */
const MedalSpec *medal_tried(const Game *game, const Setup *cfg);
void medal_stones(Gfx *g, const MedalSpec *medal, int level, float cx, float y, float size);

#endif
