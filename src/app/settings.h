/* SPDX-License-Identifier: MIT
 * What the player has set, kept in settings.json in the config folder. A damaged file is put aside with a sentence
 * and the defaults hold; unknown members are kept as they are for newer versions. */
#ifndef APP_SETTINGS_H
#define APP_SETTINGS_H
#include "app/keys.h"
#include "base/status.h"
#include "core/game.h"
#include "gfx/theme.h"

typedef enum { SPEED_OFF, SPEED_FAST, SPEED_NORMAL, SPEED_SLOW, SPEED_COUNT } Speed;
typedef enum { ZOOM_HOVER, ZOOM_RIGHT_CLICK, ZOOM_KEY, ZOOM_COUNT } ZoomBy;

/* When one is asked whether one reacts to something: only when one can, where all see what one holds; always; or only when one
 * can, wherever no other person learns from it (play_pause.c). */
typedef enum { REACT_USUAL, REACT_ALWAYS, REACT_ABLE, REACT_COUNT } ReactWhen;

enum {
    SETTINGS_GAMES = 8,
    LESSONS_OF_GAME = 2, /* at most */
    LESSON_AT = 1024,
    TIPS_TOLD = 512,
    SOLVED = 160
}; /* of so many games it is remembered who sat down */

typedef enum { PLAYED_NEVER, PLAYED_TO_THE_END, PLAYED_AND_WON, PLAYED_STATES } Played; /* by somebody here */
typedef enum { LESSON_NEW, LESSON_BEGUN, LESSON_DONE, LESSON_STATES } LessonState;
typedef struct { /* how far somebody came in a lesson */
    LessonState state;
    char told[TIPS_TOLD]; /* tips of that table that were given: "first-dark|first-joker" */
    char at[LESSON_AT];   /* "VERSION|scene|move|move": where it goes on; "": at the beginning */
    char solved[SOLVED];  /* its puzzles that were solved and not skipped: "dodge|beast" */
} LessonKept;

typedef struct {
    ThemeId theme;
    char language[16]; /* "de"; "": as the system */
    int text_percent;  /* 100..200 in steps of 5 */
    Speed speed;
    bool reduced_motion, focus_always, fullscreen, curtain;
    bool aloud;   /* what is on the screen is spoken */
    bool rumble;  /* the gamepad shakes */
    bool tips;    /* the innkeeper's, in the first games at a table */
    bool remarks; /* opponents say a word now and then */
    bool steps;   /* stories of several steps wait after each */
    ReactWhen react;
    ZoomBy zoom;
    KeySet keys;                                   /* other keys and buttons than the program came with */
    int volume_effects, volume_music, volume_room; /* 0..100 */
    bool mute;
    int window_w, window_h; /* points; 0: not yet known */
    /* Who sat where, with which options, by the place of the game in game_list; no chairs: not yet known. */
    Setup table[SETTINGS_GAMES];
    char last_game[24];                                 /* id of the one that was set up last, "" */
    bool welcomed;                                      /* the innkeeper's first words have been heard */
    LessonKept lesson[SETTINGS_GAMES][LESSONS_OF_GAME]; /* by the place of the game in game_list */
    Played played[SETTINGS_GAMES];                      /* how far a game of that table came, at best */
    char rule[SETTINGS_GAMES][16]; /* where its rule book was closed, "HO-5.6"; "": at the beginning */
} Settings;

Settings settings_default(void);
Status settings_read(const char *path, Settings *out); /* *out untouched on error; a missing file is no error */
const char *speed_word(Speed speed);                   /* "off" "fast" "normal" "slow" */
/* Writes what is other in now than it was, and leaves the rest of the file to other programs and versions. was: as this
 * program read or wrote it last; NULL: all of now is written. */
Status settings_write(const char *path, const Settings *was, const Settings *now);
/* Who sat down to this game when it was last set up; NULL: nobody yet. */
const Setup *settings_table(const Settings *s, const Game *g);
int settings_rename(Settings *s, const char *from, const char *to);   /* a person, on all chairs; returns how many */
void settings_remember(Settings *s, const Game *g, const Setup *cfg); /* without its seed */
/* Of the game's lesson n, from 0; NULL: a game or a lesson too many. */
LessonKept *settings_lesson(Settings *s, const Game *g, int n);
Played *settings_played(Settings *s, const Game *g);   /* NULL: a game too many */
bool settings_lists(const char *list, const char *id); /* of ids with bars between, as in LessonKept */
/* Where the rule book of this game was read last, "" at the beginning. */
const char *settings_rule(const Settings *s, const Game *g);
bool settings_set_rule(Settings *s, const Game *g, const char *rule); /* false: it stood there already */

#endif
