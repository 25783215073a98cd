/* SPDX-License-Identifier: MIT
 * The command line of hordehall: one table for parsing, --help and the manual page. Nothing is started here. */
#ifndef APP_OPTIONS_H
#define APP_OPTIONS_H
#include "app/settings.h"
#include "base/buf.h"
#include "base/status.h"
#include "core/game.h"

typedef enum { RUN_PROGRAM, RUN_HELP, RUN_VERSION, RUN_MAN } Run;
enum { EXIT_FINE = 0, EXIT_FAILED = 1, EXIT_USAGE = 2, EXIT_NO_DISPLAY = 3 };
enum { START_OPTIONS = OPTION_MAX };

typedef struct {
    Run run;
    const char *game_id; /* NULL: not said. All strings are borrowed from argv */
    const char *seats, *option[START_OPTIONS];
    int noptions;
    const char *language; /* NULL: not said */
    bool has_seed, inspect, terminal, fullscreen, has_theme, has_speed;
    uint64_t seed;
    const char *replay, *line, *position, *lesson, *scene, *screenshot, *data;
    char replay_path[1024]; /* of --replay, without @n */
    long replay_at;         /* serial, -1: to its end */
    int w, h;               /* 0: not said */
    float scale;            /* 0: not said */
    int text_percent;       /* 0: not said */
    int soak;               /* games to play in a row, 0: not said */
    ThemeId theme;
    Speed speed;
} Launch;

/* Reads the command line; the sentence says what is wrong with it (EXIT_USAGE). */
Status options_parse(int argc, char *const *argv, Launch *out);
/* "siege-2/hide/imp": which of the game's lessons, from 0, and the step or ""; NULL: there is no such game. */
const Game *options_lesson(const char *text, int *number, const char **step);
/* The game and setup that --game, --seats, --option and --seed describe. *game NULL: none was named. */
Status options_setup(const Launch *l, const Game **game, Setup *cfg);
/* What is said of option i, in English: its name, what it takes (NULL: nothing) and what it does. False: there are fewer. */
typedef struct {
    const char *word, *value, *help;
} OptionWords;
bool options_words(int i, OptionWords *out);
/* In the language that is spoken; the words that are typed stay as they are. */
void options_help(Buf *out);
void options_man(Buf *out); /* troff */
/* A name must be seen, and may make no marks in a line of the log (gfx_paragraph). Takes out what would; true when that
 * was anything. */
bool name_clean(char *name);
bool name_is_blank(const char *name);
/* Usual names for persons and for opponents, by chair. */
const char *person_name(int chair);
const char *opponent_name(int chair);
/* A chair that was given no name gets a usual one that nobody else has; an opponent's character names it. */
void options_name_chair(const Game *g, Setup *cfg, int chair);

#endif
