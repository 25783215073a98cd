/* SPDX-License-Identifier: MIT
 * The fuzzers of the screen half over their seeds: tests/fuzz/seeds.h. */
#include "help.h"

#include "../fuzz/fuzz_options.c"
#include "../fuzz/fuzz_picture.c"
#include "../fuzz/fuzz_rulebook.c"
#include "../fuzz/fuzz_settings.c"
#include "../fuzz/fuzz_words.c"
#include "../fuzz/seeds.h"

static void settings_never_crash(void **st)
{
    (void)st;
    seed_feed_all(fuzz_settings, "settings", 60);
}

static void pictures_never_crash(void **st)
{
    (void)st;
    seed_feed_all(fuzz_picture, "picture", 60);
}

static void rule_books_never_crash(void **st)
{
    (void)st;
    seed_feed_all(fuzz_rulebook, "rulebook", 100);
}

static void words_never_crash(void **st)
{
    (void)st;
    seed_feed_all(fuzz_words, "words", 40);
}

static void command_lines_never_crash(void **st)
{
    (void)st;
    seed_feed_all(fuzz_options, "options", 200);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(settings_never_crash),      cmocka_unit_test(pictures_never_crash),
        cmocka_unit_test(rule_books_never_crash),    cmocka_unit_test(words_never_crash),
        cmocka_unit_test(command_lines_never_crash),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
