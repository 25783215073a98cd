/* SPDX-License-Identifier: MIT
 * The help of hordehall-engine, as text and as a man page, from the tables of cli_table.c. */
#include <string.h>

#include "engine/cli.h"
#include "hall_version.h"

enum { COLUMN = 26, WIDTH = 96 };

static const char summary[] = "the headless program of Horde Hall: play, simulate, measure and check games";

/* Prints text from column COLUMN on, broken at blanks. */
static void wrapped(FILE *out, const char *text)
{
    int column = COLUMN;
    while (*text) {
        int n = (int)strcspn(text, " ");
        if (column > COLUMN && column + 1 + n > WIDTH) {
            (void)fprintf(out, "\n%*s", COLUMN, "");
            column = COLUMN;
        } else if (column > COLUMN) {
            (void)fputc(' ', out);
            column++;
        }
        (void)fprintf(out, "%.*s", n, text);
        column += n;
        text += n;
        text += strspn(text, " ");
    }
    (void)fputc('\n', out);
}

static void entry(FILE *out, const char *name, const char *value, const char *help)
{
    int n = fprintf(out, "  %s%s%s", name, value && *value ? " " : "", value ? value : "");
    if (n >= COLUMN - 1)
        (void)fprintf(out, "\n%*s", COLUMN, "");
    else
        (void)fprintf(out, "%*s", COLUMN - n, "");
    wrapped(out, help);
}

void cli_help(FILE *out)
{
    (void)fprintf(out, "hordehall-engine: %s.\n\nUsage: hordehall-engine COMMAND [OPTION...] [FILE...]\n\nCommands:\n",
                  summary);
    for (const CliCommand *c = cli_command; c->word; c++)
        entry(out, c->word, c->arguments, c->help);
    for (int i = 0; cli_command[i].word; i++) {
        bool first = true;
        for (const CliOption *o = cli_option; o->name; o++) {
            if (!(o->commands >> i & 1))
                continue;
            if (first)
                (void)fprintf(out, "\nOptions of %s:\n", cli_command[i].word);
            first = false;
            entry(out, o->name, o->value, o->help);
        }
    }
    (void)fprintf(out, "\nOptions without a command:\n");
    entry(out, "--help", NULL, "Print this text.");
    entry(out, "--version", NULL, "Print the version.");
    entry(out, "--man", NULL, "Print the manual page, for man -l -.");
    (void)fprintf(out, "\nExit codes:\n");
    for (const CliExit *e = cli_exit; e->meaning; e++) {
        char code[16];
        (void)snprintf(code, sizeof code, "%d", e->code);
        entry(out, code, NULL, e->meaning);
    }
}

/* Text for troff: no line can be taken for a request, and hyphens stay hyphens. */
static void troff(FILE *out, const char *text)
{
    if (*text == '.' || *text == '\'')
        (void)fputs("\\&", out);
    for (; *text; text++) {
        if (*text == '\\')
            (void)fputs("\\e", out);
        else if (*text == '-')
            (void)fputs("\\-", out);
        else
            (void)fputc(*text, out);
    }
}

static void troff_entry(FILE *out, const char *name, const char *value, const char *help)
{
    (void)fputs(".TP\n\\fB", out);
    troff(out, name);
    (void)fputs("\\fR", out);
    if (value && *value) {
        (void)fputs(" \\fI", out);
        troff(out, value);
        (void)fputs("\\fR", out);
    }
    (void)fputc('\n', out);
    troff(out, help);
    (void)fputc('\n', out);
}

static void troff_commands_of(FILE *out, unsigned commands)
{
    const char *before = "Of ";
    for (int i = 0; cli_command[i].word; i++) {
        if (!(commands >> i & 1))
            continue;
        (void)fprintf(out, "%s\\fB%s\\fR", before, cli_command[i].word);
        before = " and ";
    }
    (void)fputs(".\n", out);
}

void cli_man(FILE *out)
{
    (void)fprintf(out, ".TH HORDEHALL\\-ENGINE 6 \"%s\" \"Horde Hall %s\" \"Games\"\n.SH NAME\nhordehall\\-engine \\- ",
                  HALL_DATE, HALL_VERSION);
    troff(out, summary);
    (void)fputs(
        "\n.SH SYNOPSIS\n.B hordehall\\-engine\n.I COMMAND\n[\\fIOPTION\\fR...] [\\fIFILE\\fR...]\n.SH COMMANDS\n",
        out);
    for (const CliCommand *c = cli_command; c->word; c++)
        troff_entry(out, c->word, c->arguments, c->help);
    (void)fputs(".SH OPTIONS\n", out);
    for (const CliOption *o = cli_option; o->name; o++) {
        troff_entry(out, o->name, o->value, o->help);
        troff_commands_of(out, o->commands);
    }
    troff_entry(out, "--help", NULL, "Print a short help text.");
    troff_entry(out, "--version", NULL, "Print the version.");
    troff_entry(out, "--man", NULL, "Print this page.");
    (void)fputs(".SH EXIT STATUS\n", out);
    for (const CliExit *e = cli_exit; e->meaning; e++) {
        char code[16];
        (void)snprintf(code, sizeof code, "%d", e->code);
        troff_entry(out, code, NULL, e->meaning);
    }
    (void)fputs(".SH SEE ALSO\n.BR hordehall (6)\n", out);
}
