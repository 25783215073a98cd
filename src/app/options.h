/* SPDX-License-Identifier: MIT
 * The command line of hordehall: one table for parsing, --help and the manual page. Starts nothing. */
#ifndef APP_OPTIONS_H
#define APP_OPTIONS_H
#include "app/settings.h"
#include "base/buf.h"
#include "base/command_line.h"
#include "base/status.h"
#include "core/game.h"

typedef enum { RUN_PROGRAM, RUN_HELP, RUN_VERSION, RUN_MAN } Run;
enum { EXIT_FINE = 0, EXIT_FAILED = 1, EXIT_USAGE = 2, EXIT_NO_DISPLAY = 3 };
enum { START_OPTIONS = OPTION_MAX };

typedef struct {
    Run run;
    const char *game_id; /* NULL: not given. All strings are borrowed from argv */
    const char *seats, *option[START_OPTIONS];
    int noptions;
    const char *language; /* NULL: not given */
    bool has_seed, inspect, terminal, fullscreen, has_theme, has_speed;
    uint64_t seed;
    const char *replay, *line, *position, *lesson, *scene, *screenshot, *data, *art_book;
    char replay_path[1024]; /* of --replay, without @n */
    int replay_at;          /* serial, -1: to its end */
    int w, h;               /* 0: not given */
    float scale;            /* 0: not given */
    int text_percent;       /* 0: not given */
    int soak;               /* games to play in a row; 0: not given */
    ThemeId theme;
    Speed speed;
} Launch;

/* Reads the command line; on error (EXIT_USAGE) the sentence says what is wrong. */
Status options_parse(int argc, char *const *argv, Launch *out);
/* Reads "siege-2/hide/imp": returns the game, NULL: none such; *number: its lesson, from 0; *step: the step, or "". */
const Game *options_lesson(const char *text, int *number, const char **step);
/* Makes the game and setup of --game, --seats, --option and --seed. *game NULL: none was named. */
Status options_setup(const Launch *l, const Game **game, Setup *cfg);
/* True if neither players, house rules nor the seed are named: a newcomer then gets the easy first game. */
bool options_leave_the_rules(const Launch *l);
extern const CmdRow options_row[]; /* in English; ends with a NULL word */
/* Writes the help in the current language; words to be typed stay English. */
void options_help(Buf *out);
void options_man(Buf *out); /* troff */
/* Removes control characters and those that begin marks of gfx_paragraph from a name; true if there were any. */
bool name_clean(char *name);
bool name_is_blank(const char *name);
/* True if a chair other than that one has the name. */
bool name_taken(const Setup *cfg, const char *name, int but);
/* Return the usual name of a person, or an opponent, on that chair. */
const char *person_name(int chair);
const char *opponent_name(int chair);
/* Gives an unnamed chair its character's name, or a usual one that nobody else has. */
void options_name_chair(const Game *g, Setup *cfg, int chair);

#endif
