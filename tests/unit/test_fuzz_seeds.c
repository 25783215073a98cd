/* SPDX-License-Identifier: MIT
 * The fuzzers of the rules half over their seeds: tests/fuzz/seeds.h; and positions of random games with something changed,
 * more of them in the deep run. */
#include "help.h"

#include "../fuzz/fuzz_catalogue.c"
#include "../fuzz/fuzz_journal.c"
#include "../fuzz/fuzz_lesson.c"
#include "../fuzz/fuzz_position.c"
#include "../fuzz/fuzz_protocol.c"
#include "../fuzz/fuzz_scenario.c"
#include "../fuzz/fuzz_deck.c"
#include "../fuzz/fuzz_siege_cards.c"
#include "../fuzz/seeds.h"

enum { CHANGES = 20, ALL_CHANGES = 300 }; /* of each seed */

static void languages_never_crash(void **st)
{
    (void)st;
    seed_feed_all(fuzz_catalogue, "catalogue", help_many(CHANGES, ALL_CHANGES));
}

static void journals_never_crash(void **st)
{
    (void)st;
    seed_feed_all(fuzz_journal, "journal", help_many(CHANGES, ALL_CHANGES));
}

static void positions_never_crash(void **st)
{
    (void)st;
    seed_feed_all(fuzz_position, "position", help_many(CHANGES, ALL_CHANGES));
}

/* Some moment of a random game of any kind. */
static json_t *some_position(const Game *g, Rng *r)
{
    Match *m = help_some_game(g, r, 0);
    help_play(m, r, (int)rng_below(r, 160));
    json_t *o = position_out(g, match_setup(m), match_truth(m));
    match_free(m);
    return o;
}

/* What was changed in a position of a game is refused, or it is a game that can be asked about and played on. */
static void changed_positions_of_random_games_never_crash(void **st)
{
    (void)st;
    for (int i = 0; game_list[i]; i++) {
        Rng r = rng_seed(29);
        int let_in = 0, refused = 0;
        for (long k = 0; k < help_games(20, 40); k++) {
            json_t *whole = some_position(game_list[i], &r);
            for (int n = 0; n < 12; n++) {
                json_t *o = json_deep_copy(whole);
                for (uint32_t changes = 1 + rng_below(&r, 3); changes > 0; changes--)
                    mutate_position(o, &r);
                bool in = take_over(game_list[i], o, rng_below(&r, 1000000));
                let_in += in;
                refused += !in;
                json_decref(o);
            }
            json_decref(whole);
        }
        print_message("%s: %d let in, %d refused\n", game_list[i]->id, let_in, refused);
        assert_true(let_in > help_many(20, 40) && refused > help_many(20, 40));
    }
}

static void protocol_lines_never_crash(void **st)
{
    (void)st;
    seed_feed_all(fuzz_protocol, "protocol", help_many(CHANGES, ALL_CHANGES));
}

static void lessons_never_crash(void **st)
{
    (void)st;
    seed_feed_all(fuzz_lesson, "lesson", help_many(CHANGES, ALL_CHANGES));
}

static void scenarios_never_crash(void **st)
{
    (void)st;
    seed_feed_all(fuzz_scenario, "scenario", help_many(CHANGES, ALL_CHANGES));
}

static void siege_cards_never_crash(void **st)
{
    (void)st;
    seed_feed_all(fuzz_siege_cards, "siege_cards", 10 * help_many(CHANGES, ALL_CHANGES));
}

static void decks_never_crash(void **st)
{
    (void)st;
    seed_feed_all(fuzz_deck, "deck", 10 * help_many(CHANGES, ALL_CHANGES));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(languages_never_crash),      cmocka_unit_test(journals_never_crash),
        cmocka_unit_test(positions_never_crash),      cmocka_unit_test(changed_positions_of_random_games_never_crash),
        cmocka_unit_test(protocol_lines_never_crash), cmocka_unit_test(lessons_never_crash),
        cmocka_unit_test(scenarios_never_crash),      cmocka_unit_test(siege_cards_never_crash),
        cmocka_unit_test(decks_never_crash),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
