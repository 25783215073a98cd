/* SPDX-License-Identifier: MIT
 * The player's settings, in settings.json in the config folder. A damaged file is set aside with a message and the
 * defaults apply; unknown members are kept for newer versions. */
#ifndef APP_SETTINGS_H
#define APP_SETTINGS_H
#include "app/keys.h"
#include "base/status.h"
#include "core/game.h"
#include "gfx/theme.h"

typedef enum { SPEED_OFF, SPEED_FAST, SPEED_NORMAL, SPEED_SLOW, SPEED_COUNT } Speed;
typedef enum { ZOOM_HOVER, ZOOM_RIGHT_CLICK, ZOOM_KEY, ZOOM_COUNT } ZoomBy;

/* When to ask a player for a reaction. Usual: not if passing is the only choice and the player has no secrets. Always:
 * each time. Able: not if passing is the only choice, secrets or not, unless another person plays (play_pause.c). */
typedef enum { REACT_USUAL, REACT_ALWAYS, REACT_ABLE, REACT_COUNT } ReactWhen;

enum {
    SETTINGS_GAMES = 8,
    LESSONS_OF_GAME = 2, /* at most */
    LESSON_AT = 1024,
    TIPS_TOLD = 512,
    SOLVED = 640
};                              /* SETTINGS_GAMES: games whose set-up is remembered */
enum { SETTINGS_DAMAGED = 30 }; /* code of Status */

/* best result of a person here */
typedef enum { PLAYED_NEVER, PLAYED_TO_THE_END, PLAYED_AND_WON, PLAYED_STATES } Played;
typedef enum { LESSON_NEW, LESSON_BEGUN, LESSON_DONE, LESSON_STATES } LessonState;
typedef struct { /* progress in one lesson */
    LessonState state;
    char told[TIPS_TOLD]; /* tips shown at that table: "first-dark|first-joker" */
    char at[LESSON_AT];   /* "VERSION|scene|move|move": where to continue; "": at the start */
    char solved[SOLVED];  /* puzzles solved without skipping: "dodge|beast" */
} LessonKept;

typedef struct {
    ThemeId theme;
    char language[16]; /* "de"; "": the system's */
    int text_percent;  /* 100..200 in steps of 5 */
    Speed speed;
    bool reduced_motion, focus_always, fullscreen, curtain;
    bool aloud;   /* reads the screen aloud */
    bool rumble;  /* the gamepad vibrates */
    bool tips;    /* the innkeeper's, in the first games at a table */
    bool remarks; /* opponents say a word now and then */
    bool ask_all; /* a click only lifts a piece, even if it has one way to go */
    bool draws;   /* Siege: whoever defends alone draws for each monster while the deck can spare the card */
    bool steps;   /* stories of several steps pause after each */
    ReactWhen react;
    ZoomBy zoom;
    KeySet keys;                                   /* bindings that differ from the defaults */
    int volume_effects, volume_music, volume_room; /* 0..100 */
    bool mute;
    int window_w, window_h; /* points; 0: not yet known */
    /* The last set-up of each game, by index into game_list; nseats 0: none yet. */
    Setup table[SETTINGS_GAMES];
    char last_game[GAME_ID_MAX]; /* id of the game that was set up last, or "" */
    bool welcomed;               /* the innkeeper's welcome has been shown */
    /* kept_mark of the damaged games that were told of last, the unfinished one and one set aside; 0: none. */
    int damaged, unread;
    LessonKept lesson[SETTINGS_GAMES][LESSONS_OF_GAME]; /* by index into game_list */
    Played played[SETTINGS_GAMES];                      /* best result at that table */
    char rule[SETTINGS_GAMES][RULE_MAX]; /* the rule at which its book was closed, "HO-5.6"; "": at the start */
} Settings;

Settings settings_default(void);
/* Codes of file_read, or SETTINGS_DAMAGED: the path is no file, or a file of no settings. *out is untouched on error; a missing
 * file is no error. */
Status settings_read(const char *path, Settings *out);
extern const char *const speed_words[]; /* by Speed; ends with NULL */
/* Writes what differs between was and now, and leaves the rest of the file to other programs and versions. was: as this
 * program last read or wrote it; NULL: writes all of now. */
Status settings_write(const char *path, const Settings *was, const Settings *now);
/* Returns the set-up this game was last given; NULL: none yet. */
const Setup *settings_table(const Settings *s, const Game *g);
/* Renames a person on all chairs; returns how many. */
int settings_rename(Settings *s, const char *from, const char *to);
void settings_remember(Settings *s, const Game *g, const Setup *cfg); /* without its seed */
/* Returns the progress in lesson n, from 0; NULL: no room for that game or lesson. */
LessonKept *settings_lesson(Settings *s, const Game *g, int n);
Played *settings_played(Settings *s, const Game *g); /* NULL: no room for that game */
/* True if the list of ids separated by bars holds id, as in LessonKept */
bool settings_lists(const char *list, const char *id);
/* Returns the rule at which this game's book was last read; "": the start. */
const char *settings_rule(const Settings *s, const Game *g);
bool settings_set_rule(Settings *s, const Game *g, const char *rule); /* false: unchanged */

#endif
