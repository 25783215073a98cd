/* SPDX-License-Identifier: MIT
 * The command line: everything in the table is in the help and the man page, and mistakes end with code 2. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

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

static char *text_of(void (*print)(FILE *))
{
    char *out = NULL;
    size_t room = 0;
    FILE *file = open_memstream(&out, &room);
    assert_non_null(file);
    print(file);
    (void)fclose(file);
    return out;
}

static void the_help_names_everything(void **st)
{
    (void)st;
    char *help = text_of(cli_help);
    for (const CliCommand *c = cli_command; c->word; c++)
        assert_non_null(strstr(help, c->word));
    for (const CliOption *o = cli_option; o->name; o++)
        assert_non_null(strstr(help, o->name));
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
    for (const CliOption *o = cli_option; o->name; o++) {
        (void)snprintf(name, sizeof name, "\\fB\\-\\-%s\\fR", o->name + 2);
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
        cmocka_unit_test(the_help_names_everything), cmocka_unit_test(the_man_page_names_everything),
        cmocka_unit_test(help_and_version_succeed),  cmocka_unit_test(mistakes_end_with_two),
        cmocka_unit_test(failures_end_with_one),     cmocka_unit_test(good_lines_run),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
