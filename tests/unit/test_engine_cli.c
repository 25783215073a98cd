/* SPDX-License-Identifier: MIT
 * The command line: everything in the table is in the help and the man page, and mistakes end with code 2. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

#include "engine/cli.h"

static int run(const char *line)
{
    char copy[256], *argv[16] = {NULL};
    int argc = 0;
    (void)snprintf(copy, sizeof copy, "hordehall-engine %s", line);
    for (char *word = strtok(copy, " "); word && argc < 15; word = strtok(NULL, " "))
        argv[argc++] = word;
    return cli_main(argc, argv);
}

static char *text_of(void (*write)(Buf *))
{
    Buf text = {0};
    write(&text);
    return text.text;
}

static void the_help_names_everything(void **st)
{
    (void)st;
    char *help = text_of(cli_help);
    for (const CliCommand *c = cli_command; c->word; c++)
        assert_non_null(strstr(help, c->word));
    for (const CmdRow *o = cli_option; o->word; o++)
        assert_non_null(strstr(help, o->word));
    for (const char *line = help; *line; line = strchr(line, '\n') + 1)
        assert_true(strchr(line, '\n') - line <= 100);
    free(help);
}

static void the_man_page_names_everything(void **st)
{
    (void)st;
    char *man = text_of(cli_man), name[64];
    assert_true(strncmp(man, ".TH HORDEHALL\\-ENGINE 6", 23) == 0);
    for (const CliCommand *c = cli_command; c->word; c++) {
        (void)snprintf(name, sizeof name, "\\fB%s\\fR", c->word);
        assert_non_null(strstr(man, name));
    }
    for (const CmdRow *o = cli_option; o->word; o++) {
        (void)snprintf(name, sizeof name, "\\fB\\-\\-%s\\fR", o->word + 2);
        assert_non_null(strstr(man, name));
    }
    assert_non_null(strstr(man, ".SH EXIT STATUS"));
    free(man);
}

static void help_and_version_succeed(void **st)
{
    (void)st;
    assert_int_equal(run("--help"), CLI_OK);
    assert_int_equal(run("sim --help"), CLI_OK);
    assert_int_equal(run("--version"), CLI_OK);
    assert_int_equal(run("--man"), CLI_OK);
}

/* Returns what the program says on `stream` and ends with `code`. The text is overwritten by the next call. */
static const char *said(const char *line, FILE *stream, int code)
{
    static char text[4000];
    FILE *file = tmpfile();
    assert_non_null(file);
    (void)fflush(stream);
    int kept = dup(fileno(stream));
    (void)dup2(fileno(file), fileno(stream));
    int got = run(line);
    (void)fflush(stream);
    (void)dup2(kept, fileno(stream));
    (void)close(kept);
    rewind(file);
    text[fread(text, 1, sizeof text - 1, file)] = '\0';
    (void)fclose(file);
    assert_int_equal(got, code);
    return text;
}

/* The times differ; what is there does not. */
static void the_pace_is_measured(void **st)
{
    (void)st;
    assert_int_equal(run("pace --game nullgame --seats bot:2@20,bot:2@20 --games 3"), CLI_OK);
    assert_int_equal(run("pace --losses --game nullgame --seats bot:2@20,bot:2@20 --games 3"), CLI_OK);
    assert_int_equal(run("pace --against 40 --game nullgame --seats bot:2@20,bot:2@20 --games 3"), CLI_OK);
    assert_int_equal(run("pace --longer 2 --game nullgame --seats bot:2@20,bot:2@20 --games 3"), CLI_OK);
    assert_int_equal(run("pace --against 0 --game nullgame"), CLI_USAGE);
    assert_int_equal(run("pace --longer 1 --game nullgame"), CLI_USAGE);
    assert_int_equal(run("pace --game chess"), CLI_USAGE);
}

/* Worlds a choice: of the strongest opponent's own search, and of the one it is compared with. */
static void searched(const char *line, double *own, double *other)
{
    const char *at = strstr(said(line, stdout, CLI_OK), "searched: ");
    assert_non_null(at);
    assert_int_equal(sscanf(at, "searched: %lf worlds a choice, and %lf", own, other), 2);
}

/* Either search may end early, once its choice cannot change any more. */
static void the_longer_search_is_longer(void **st)
{
    (void)st;
    double own, other;
    searched("pace --longer 4 --game nullgame --seats bot:2@20,bot:2@20 --games 20", &own, &other);
    assert_true(own > 0 && other > 1.5 * own && other <= 4 * own);
    searched("pace --against 3 --game nullgame --seats bot:2@20,bot:2@20 --games 20", &own, &other);
    assert_true(own > 100 && other == 3);
}

static void mistakes_end_with_two(void **st)
{
    (void)st;
    static const char *const lines[] = {
        "",
        "fly",
        "--fly",
        "sim --fly",
        "sim file",
        "serve --json",
        "check --games 3 x.md",
        "sim --games",
        "sim --games x",
        "sim --games 0",
        "sim --games 1x",
        "sim --games 99999999999999999999",
        "sim --seed -1",
        "sim --seed x",
        "sim --json=yes",
        "sim --option level",
        "sim --option nothing=here --game nullgame",
        "sim --game chess",
        "sim --game nullgame --seats 1",
        "sim --game nullgame --seats random,goblin",
        "bench --seconds 0",
        "bench --game chess",
        "replay",
        "replay a b",
        "check",
    };
    for (size_t i = 0; i < sizeof lines / sizeof *lines; i++)
        if (run(lines[i]) != CLI_USAGE)
            fail_msg("'%s' does not end with %d", lines[i], CLI_USAGE);
}

/* Returns what the program says on standard error. */
static const char *complaint(const char *line)
{
    return said(line, stderr, CLI_USAGE);
}

/* One line for each kind of row. */
static void a_refusal_names_the_option_the_value_and_what_it_takes(void **st)
{
    (void)st;
    static const char *const row[][2] = {
        {"sim --fly=3", "There is no option '--fly=3'."},
        {"sim -x", "There is no option '-x'."},
        {"bench --rotate", "The command bench has no option --rotate."},
        {"sim --json=", "--json takes no value."},
        {"sim --games", "--games needs a value: N."},
        {"sim --games=", "--games takes a whole number from 1 to 100000000, not ''."},
        {"sim --games 100000001", "--games takes a whole number from 1 to 100000000, not '100000001'."},
        {"sim --first -1", "--first takes a whole number from 0 to 100000000, not '-1'."},
        {"bench --seconds 3x", "--seconds takes a whole number from 1 to 3600, not '3x'."},
        {"sim --seed 9223372036854775808",
         "--seed takes a whole number from 0 to 2^63 - 1, not '9223372036854775808'."},
        {"sim --option level", "--option takes a word and a choice with an equals sign between them, not 'level'."},
        {"sim x.md", "The command sim does not know what to do with 'x.md'."},
        {"check", "The command check needs the name of a file."},
        {"", "Please name a command."},
        {"fly", "There is no command 'fly'."},
        {"--fly", "There is no option '--fly'."},
    };
    for (size_t i = 0; i < sizeof row / sizeof *row; i++) {
        char wanted[200];
        (void)snprintf(wanted, sizeof wanted, "%s Try: hordehall-engine --help\n", row[i][1]);
        assert_string_equal(complaint(row[i][0]), wanted);
    }
}

static void failures_end_with_one(void **st)
{
    (void)st;
    assert_int_equal(run("replay /no/such/file"), CLI_FAILED);
    assert_int_equal(run("check /no/such/file"), CLI_FAILED);
    assert_int_equal(run("replay -- --help"), CLI_FAILED); /* a file of that name */
}

static void good_lines_run(void **st)
{
    (void)st;
    assert_int_equal(run("sim --game nullgame --games 3 --seats=random,bot:1 --seed 0x10 --rotate --check"), CLI_OK);
    assert_int_equal(run("sim --game=nullgame --games 3 --option handful=large --json"), CLI_OK);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_help_names_everything),
        cmocka_unit_test(the_man_page_names_everything),
        cmocka_unit_test(help_and_version_succeed),
        cmocka_unit_test(the_pace_is_measured),
        cmocka_unit_test(the_longer_search_is_longer),
        cmocka_unit_test(mistakes_end_with_two),
        cmocka_unit_test(a_refusal_names_the_option_the_value_and_what_it_takes),
        cmocka_unit_test(failures_end_with_one),
        cmocka_unit_test(good_lines_run),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
