/* SPDX-License-Identifier: MIT
 * The fuzzers of the rules half over their seeds: tests/fuzz/seeds.h. */
#include "help.h"

#include "../fuzz/fuzz_journal.c"
#include "../fuzz/fuzz_position.c"
#include "../fuzz/fuzz_protocol.c"
#include "../fuzz/fuzz_scenario.c"
#include "../fuzz/fuzz_siege_cards.c"
#include "../fuzz/seeds.h"

enum { CHANGES = 300 };

static void journals_never_crash(void **st)
{
    (void)st;
    seed_feed_all(fuzz_journal, "journal", CHANGES);
}

static void positions_never_crash(void **st)
{
    (void)st;
    seed_feed_all(fuzz_position, "position", CHANGES);
}

static void protocol_lines_never_crash(void **st)
{
    (void)st;
    seed_feed_all(fuzz_protocol, "protocol", CHANGES);
}

static void scenarios_never_crash(void **st)
{
    (void)st;
    seed_feed_all(fuzz_scenario, "scenario", CHANGES);
}

static void siege_cards_never_crash(void **st)
{
    (void)st;
    seed_feed_all(fuzz_siege_cards, "siege_cards", 10 * CHANGES);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(journals_never_crash),       cmocka_unit_test(positions_never_crash),
        cmocka_unit_test(protocol_lines_never_crash), cmocka_unit_test(scenarios_never_crash),
        cmocka_unit_test(siege_cards_never_crash),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
