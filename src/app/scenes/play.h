/* SPDX-License-Identifier: MIT
 * The table: a game is played, or one that was played is watched. */
#ifndef APP_SCENES_PLAY_H
#define APP_SCENES_PLAY_H
#include "app/app.h"
#include "app/puzzles.h"
#include "bots/bot.h"

enum { HINTS = 3 };

typedef struct {
    const Game *learn;     /* a lesson of this game, where it was left; NULL: none */
    int lesson;            /* .. which, from 0 */
    bool puzzles;          /* .. its puzzles */
    char own[PUZZLE_PATH]; /* .. instead of them the puzzle in that file; "": none */
    char step[64];         /* .. from this step on, "scene/step"; "": where it was left */
    bool replay;           /* watches app_match() from `from` on, step by step; nothing of it is changed */
    bool running;          /* and goes on by itself */
    const char *back; /* was pushed: the way back to the scene below, as its button calls it; constant. NULL: none */
    uint32_t from;    /* moves */
    uint32_t until;   /* running stops there; 0: at the end of the game */
    /* PastEvent at the moment `from`, each shown on the table: a choice of the one who chooses there and what it was worth. */
    BotChoice told[HINTS];
    const char *told_as[HINTS]; /* "Better", "Chosen"; constant */
    int ntold;
} PlayArg; /* SCENE_PLAY; NULL: plays app_match() */

#endif
