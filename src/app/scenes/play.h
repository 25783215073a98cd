/* SPDX-License-Identifier: MIT
 * The table: plays a game, or replays one. */
#ifndef APP_SCENES_PLAY_H
#define APP_SCENES_PLAY_H
#include "app/app.h"
#include "app/puzzles.h"
#include "bots/bot.h"

enum { HINTS = 3 };

typedef struct {
    const Game *learn;     /* opens a lesson of this game where it was left; NULL: none */
    int lesson;            /* lesson number, from 0 */
    bool puzzles;          /* start at its puzzles */
    char own[PUZZLE_PATH]; /* the player's own puzzle in that file instead; "": none */
    char step[64];         /* start at this step, "scene/step"; "": where it was left */
    bool replay;           /* replays app_match() from `from` on, step by step, without changing it */
    bool running;          /* the replay runs by itself */
    const char *back;      /* label of the button back to the scene below, if pushed; constant. NULL: none */
    uint32_t from;         /* moves */
    uint32_t until;        /* move where running stops; 0: at the end of the game */
    /* The choices of the seat to act at move `from` and their worth: listed in the hint panel, each lit on the table. */
    BotChoice told[HINTS];
    const char *told_as[HINTS]; /* "Better", "Played"; constant */
    int ntold;
} PlayArg; /* SCENE_PLAY; NULL: plays app_match() */

/* True if several persons share the screen and its game has secrets: nobody may see the table in passing then. */
bool play_hides(App *app);

#endif
