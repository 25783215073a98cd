/* SPDX-License-Identifier: MIT */
#include "engine/cli.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/command_line.h"
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

/* ---- help ------------------------------------------------------------------------------------------------------- */
/* The help of hordehall-engine, as text and as a man page, from the tables of cli_table.c. */

enum { COLUMN = 26, WIDTH = 96 };

static const char summary[] = "the headless program of Horde Hall: play, simulate, measure and check games";

/* Adds text from column COLUMN on, broken at blanks. */
static void wrapped(Buf *out, const char *text)
{
    int column = COLUMN;
    while (*text) {
        int n = (int)strcspn(text, " ");
        if (column > COLUMN && column + 1 + n > WIDTH) {
            buf_printf(out, "\n%*s", COLUMN, "");
            column = COLUMN;
        } else if (column > COLUMN) {
            buf_add(out, " ");
            column++;
        }
        buf_printf(out, "%.*s", n, text);
        column += n;
        text += n;
        text += strspn(text, " ");
    }
    buf_add(out, "\n");
}

static void entry(Buf *out, const char *name, const char *value, const char *help)
{
    size_t start = out->n;
    buf_printf(out, "  %s%s%s", name, value && *value ? " " : "", value ? value : "");
    int n = (int)(out->n - start);
    if (n >= COLUMN - 1)
        buf_printf(out, "\n%*s", COLUMN, "");
    else
        buf_printf(out, "%*s", COLUMN - n, "");
    wrapped(out, help);
}

void cli_help(Buf *out)
{
    buf_printf(out, "hordehall-engine: %s.\n\nUsage: hordehall-engine COMMAND [OPTION...] [FILE...]\n\nCommands:\n",
               summary);
    for (const CliCommand *c = cli_command; c->word; c++)
        entry(out, c->word, c->arguments, c->help);
    for (int i = 0; cli_command[i].word; i++) {
        bool first = true;
        for (const CmdRow *o = cli_option; o->word; o++) {
            if (!(o->groups >> i & 1))
                continue;
            if (first)
                buf_printf(out, "\nOptions of %s:\n", cli_command[i].word);
            first = false;
            entry(out, o->word, o->value, o->help);
        }
    }
    buf_printf(out, "\nOptions without a command:\n");
    entry(out, "--help", NULL, "Print this text.");
    entry(out, "--version", NULL, "Print the version.");
    entry(out, "--man", NULL, "Print the manual page, for man -l -.");
    buf_printf(out, "\nExit codes:\n");
    for (const CliExit *e = cli_exit; e->meaning; e++) {
        char code[16];
        (void)snprintf(code, sizeof code, "%d", e->code);
        entry(out, code, NULL, e->meaning);
    }
}

static void troff_commands_of(Buf *out, unsigned commands)
{
    const char *before = "Of ";
    for (int i = 0; cli_command[i].word; i++) {
        if (!(commands >> i & 1))
            continue;
        buf_printf(out, "%s\\fB%s\\fR", before, cli_command[i].word);
        before = " and ";
    }
    buf_add(out, ".\n");
}

void cli_man(Buf *out)
{
    buf_printf(out, ".TH HORDEHALL\\-ENGINE 6 \"%s\" \"Horde Hall %s\" \"Games\"\n.SH NAME\nhordehall\\-engine \\- ",
               HALL_DATE, HALL_VERSION);
    troff_text(out, summary);
    buf_add(out,
            "\n.SH SYNOPSIS\n.B hordehall\\-engine\n.I COMMAND\n[\\fIOPTION\\fR...] [\\fIFILE\\fR...]\n.SH COMMANDS\n");
    for (const CliCommand *c = cli_command; c->word; c++)
        troff_entry(out, c->word, c->arguments, c->help);
    buf_add(out, ".SH OPTIONS\n");
    for (const CmdRow *o = cli_option; o->word; o++) {
        troff_entry(out, o->word, o->value, o->help);
        troff_commands_of(out, o->groups);
    }
    troff_entry(out, "--help", NULL, "Print a short help text.");
    troff_entry(out, "--version", NULL, "Print the version.");
    troff_entry(out, "--man", NULL, "Print this page.");
    buf_add(out, ".SH EXIT STATUS\n");
    for (const CliExit *e = cli_exit; e->meaning; e++) {
        char code[16];
        (void)snprintf(code, sizeof code, "%d", e->code);
        troff_entry(out, code, NULL, e->meaning);
    }
    buf_add(out, ".SH SEE ALSO\n.BR hordehall (6)\n");
}
