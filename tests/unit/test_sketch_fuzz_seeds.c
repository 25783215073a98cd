/* SPDX-License-Identifier: MIT
 * The fuzzer of the sketch over its seeds: tests/fuzz/seeds.h. */
#include "help.h"

#include "../fuzz/fuzz_sketch.c"
#include "../fuzz/seeds.h"

enum { CHANGES = 300 };

static void positions_of_the_sketch_never_crash(void **st)
{
    (void)st;
    seed_feed_all(fuzz_sketch, "sketch", CHANGES);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(positions_of_the_sketch_never_crash),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
