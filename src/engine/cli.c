/* SPDX-License-Identifier: MIT */
#include "engine/cli.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/buf.h"
#include "base/plain.h"
#include "base/process.h"
#include "base/status.h"
#include "core/json.h"
#include "hall_version.h"

enum { USAGE = CLI_USAGE };

static int command_index(const char *word)
{
    for (int i = 0; cli_command[i].word; i++)
        if (strcmp(cli_command[i].word, word) == 0)
            return i;
    return -1;
}

/* The row of "--name" or "--name=value"; *value points behind the equals sign, or is NULL. */
static const CliOption *option_row(const char *arg, const char **value)
{
    const char *equals = strchr(arg, '=');
    size_t n = equals ? (size_t)(equals - arg) : strlen(arg);
    *value = equals ? equals + 1 : NULL;
    for (const CliOption *row = cli_option; row->name; row++)
        if (strlen(row->name) == n && strncmp(row->name, arg, n) == 0)
            return row;
    return NULL;
}

static Status set_number(const CliOption *row, const char *value, int64_t *out)
{
    char *end;
    errno = 0;
    long long n = strtoll(value, &end, 10);
    if (end == value || *end || errno || n < row->min || n > row->max)
        return status_error(USAGE, "%s takes a whole number from %lld to %lld, not '%.40s'.", row->name,
                            (long long)row->min, (long long)row->max, value);
    *out = n;
    return status_ok();
}

static Status set_seed(const CliOption *row, const char *value, uint64_t *out)
{
    char *end;
    errno = 0;
    unsigned long long n = strtoull(value, &end, 0);
    if (end == value || *end || errno || strchr(value, '-') || n > INT64_MAX)
        return status_error(USAGE, "%s takes a whole number from 0 to 2^63 - 1, not '%.40s'.", row->name, value);
    *out = n;
    return status_ok();
}

static Status set_option(const CliOption *row, const char *value, Args *args)
{
    void *field = (char *)args + row->offset;
    switch ((CliValue)row->kind) {
    case VALUE_NONE:
        *(bool *)field = true;
        break;
    case VALUE_TEXT:
        *(const char **)field = value;
        break;
    case VALUE_NUMBER:
        return set_number(row, value, field);
    case VALUE_SEED:
        return set_seed(row, value, field);
    case VALUE_OPTION:
        if (args->noptions >= CLI_OPTIONS_MOST)
            return status_error(USAGE, "%s was given too often.", row->name);
        if (!strchr(value, '='))
            return status_error(USAGE, "%s takes a word and a choice with an equals sign between them, not '%.40s'.",
                                row->name, value);
        args->option[args->noptions++] = value;
        break;
    }
    return status_ok();
}

/* One option at argv[*i]; *i moves on to its value when that is an argument of its own. */
static Status read_option(int command, int argc, char **argv, int *i, Args *args)
{
    const char *value;
    const CliOption *row = option_row(argv[*i], &value);
    if (!row)
        return status_error(USAGE, "There is no option '%.40s'.", argv[*i]);
    if (!(row->commands >> command & 1))
        return status_error(USAGE, "The command %s has no option %s.", cli_command[command].word, row->name);
    if (!row->value && value)
        return status_error(USAGE, "%s takes no value.", row->name);
    if (row->value && !value) {
        if (*i + 1 >= argc)
            return status_error(USAGE, "%s needs a value: %s.", row->name, row->value);
        value = argv[++*i];
    }
    return set_option(row, value ? value : "", args);
}

/* Files are gathered in `files`, which has room for all of argv. */
static Status read_args(int command, int argc, char **argv, char **files, Args *args)
{
    const CliCommand *row = &cli_command[command];
    bool only_files = false;
    args->file = files;
    for (int i = 2; i < argc; i++) {
        if (!only_files && strcmp(argv[i], "--") == 0) {
            only_files = true;
        } else if (!only_files && argv[i][0] == '-' && argv[i][1]) {
            Status st = read_option(command, argc, argv, &i, args);
            if (st.code)
                return st;
        } else if (args->nfiles >= row->files_max) {
            return status_error(USAGE, "The command %s does not know what to do with '%.40s'.", row->word, argv[i]);
        } else {
            files[args->nfiles++] = argv[i];
        }
    }
    if (args->nfiles < row->files_min)
        return status_error(USAGE, "The command %s needs the name of a file.", row->word);
    return status_ok();
}

static int run_command(int command, int argc, char **argv)
{
    Args args = {.games = 100, .seed = 1, .seconds = 3, .trips = 1};
    char **files = xcalloc((size_t)argc, sizeof *files);
    Status st = read_args(command, argc, argv, files, &args);
    int code = st.code;
    if (code)
        (void)plain_print(stderr, "%s Try: hordehall-engine --help\n", st.text);
    else
        code = cli_command[command].run(&args);
    free(files);
    return code;
}

static bool wants_help(int argc, char **argv)
{
    for (int i = 1; i < argc && strcmp(argv[i], "--") != 0; i++)
        if (strcmp(argv[i], "--help") == 0 || strcmp(argv[i], "-h") == 0)
            return true;
    return false;
}

static int run_all(int argc, char **argv)
{
    if (argc < 2) {
        (void)plain_print(stderr, "Please name a command. Try: hordehall-engine --help\n");
        return CLI_USAGE;
    }
    int command = command_index(argv[1]);
    if (command >= 0 && !wants_help(argc, argv))
        return run_command(command, argc, argv);
    if (wants_help(argc, argv))
        cli_help(stdout);
    else if (strcmp(argv[1], "--version") == 0)
        (void)plain_print(stdout, "hordehall-engine %s\n", HALL_VERSION);
    else if (strcmp(argv[1], "--man") == 0)
        cli_man(stdout);
    else {
        (void)plain_print(stderr, "There is no %s '%.40s'. Try: hordehall-engine --help\n",
                          argv[1][0] == '-' ? "option" : "command", argv[1]);
        return CLI_USAGE;
    }
    return CLI_OK;
}

int cli_main(int argc, char **argv)
{
    process_begin();
    json_begin();
    int code = run_all(argc, argv);
    errno = 0;
    if (fflush(stdout) == 0 && !ferror(stdout))
        return code;
    (void)plain_print(stderr, "The output cannot be written%s%s.\n", errno ? ": " : "", errno ? strerror(errno) : "");
    return code == CLI_OK ? CLI_FAILED : code;
}
