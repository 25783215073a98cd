/* SPDX-License-Identifier: MIT */
#include "engine/cli.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/plain.h"
#include "base/process.h"
#include "core/json.h"
#include "hall_version.h"

static int command_index(const char *word)
{
    for (int i = 0; cli_command[i].word; i++)
        if (strcmp(cli_command[i].word, word) == 0)
            return i;
    return -1;
}

/* Reads the option at argv[*i]; *i moves on to its value when that is an argument of its own. */
static Status read_option(int command, int argc, char **argv, int *i, Args *args)
{
    static const CmdTable table = {cli_option, true, CLI_USAGE, cli_refusal};
    const char *value;
    const CmdRow *row = cmd_find(cli_option, argv[*i], &value);
    if (!row)
        return status_error(CLI_USAGE, "There is no option '%.40s'.", argv[*i]);
    if (!(row->groups >> command & 1))
        return status_error(CLI_USAGE, "The command %s has no option %s.", cli_command[command].word, row->word);
    return cmd_store(&table, row, value, argc, argv, i, args);
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
            return status_error(CLI_USAGE, "The command %s does not know what to do with '%.40s'.", row->word, argv[i]);
        } else {
            files[args->nfiles++] = argv[i];
        }
    }
    if (args->nfiles < row->files_min)
        return status_error(CLI_USAGE, "The command %s needs the name of a file.", row->word);
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

static void print(void (*write)(Buf *out))
{
    Buf text = {0};
    write(&text);
    (void)plain_print(stdout, "%s", buf_str(&text));
    buf_free(&text);
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
        print(cli_help);
    else if (strcmp(argv[1], "--version") == 0)
        (void)plain_print(stdout, "hordehall-engine %s\n", HALL_VERSION);
    else if (strcmp(argv[1], "--man") == 0)
        print(cli_man);
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
