/* SPDX-License-Identifier: MIT
 * The command line of hordehall-engine.  One table of commands and options (cli_table.c) is parsed, printed as --help
 * and printed as the man page. */
#ifndef ENGINE_CLI_H
#define ENGINE_CLI_H
#include <stdbool.h>
#include <stdint.h>

#include "base/buf.h"
#include "base/command_line.h"

enum { CLI_OK = 0, CLI_FAILED = 1, CLI_USAGE = 2 }; /* exit codes, see cli_exit */
enum { CLI_OPTIONS_MOST = 32 };

typedef struct { /* what was said on the command line; texts are borrowed from argv */
    const char *game, *seats, *named;
    const char *option[CLI_OPTIONS_MOST]; /* "word=choice" */
    int noptions;
    int games, first, seconds, iterations, trips, workers, against, longer;
    uint64_t seed;
    bool json, rotate, said, hints, check, rules;
    bool losses; /* pace: what choices lose, not how long they take */
    char **file;
    int nfiles;
} Args;

typedef struct {
    const char *word, *arguments, *help;
    int files_min, files_max;
    int (*run)(const Args *args); /* returns the exit code */
} CliCommand;

typedef struct {
    int code;
    const char *meaning;
} CliExit;

extern const CliCommand cli_command[]; /* ends with a NULL word */
extern const CmdRow cli_option[];      /* ends with a NULL word; groups: a bit per row of cli_command */
extern const CliExit cli_exit[];       /* ends with a NULL meaning */

/* The whole program: returns its exit code. */
int cli_main(int argc, char **argv);
/* Returns the sentence for a value that the option does not take. */
Status cli_refusal(const CmdRow *row, const char *value);
void cli_help(Buf *out);
void cli_man(Buf *out); /* troff */

#endif
