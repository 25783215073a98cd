/* SPDX-License-Identifier: MIT
 * The help of hordehall-engine, as text and as a man page, from the tables of cli_table.c. */
#include <stdio.h>
#include <string.h>

#include "base/troff.h"
#include "engine/cli.h"
#include "hall_version.h"

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
