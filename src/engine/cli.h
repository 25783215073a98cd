/* SPDX-License-Identifier: MIT
 * The command line of hordehall-engine.  One table of commands and options (cli_table.c) is parsed, printed as --help
 * and printed as the man page. */
#ifndef ENGINE_CLI_H
#define ENGINE_CLI_H
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

enum { CLI_OK = 0, CLI_FAILED = 1, CLI_USAGE = 2 }; /* exit codes, see cli_exit */
enum { CLI_OPTIONS_MOST = 32 };

typedef struct { /* what was said on the command line; texts are borrowed from argv */
    const char *game, *seats, *named;
    const char *option[CLI_OPTIONS_MOST]; /* "word=choice" */
    int noptions;
    int64_t games, first, seconds, iterations, trips;
    uint64_t seed;
    bool json, rotate, said, check, rules;
    char **file;
    int nfiles;
} Args;

typedef enum { VALUE_NONE, VALUE_TEXT, VALUE_NUMBER, VALUE_SEED, VALUE_OPTION } CliValue;

typedef struct {
    const char *name;  /* "--games" */
    const char *value; /* what stands for its value in the help; NULL: takes none */
    const char *help;
    uint8_t kind;      /* a CliValue */
    unsigned commands; /* bit per row of cli_command that takes it */
    size_t offset;     /* in Args */
    int64_t min, max;  /* of numbers */
} CliOption;

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
extern const CliOption cli_option[];   /* ends with a NULL name */
extern const CliExit cli_exit[];       /* ends with a NULL meaning */

/* The whole program: returns its exit code. */
int cli_main(int argc, char **argv);
void cli_help(FILE *out);
void cli_man(FILE *out);

#endif
