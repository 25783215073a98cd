/* SPDX-License-Identifier: MIT
 * The invariant harness over every game there is, every number of seats and every combination of options, at random.
 * HORDEHALL_GAMES sets how many games of each are played, for longer runs; tests/tools/long_run.sh plays millions. */
#include "help.h"

#include "engine/harness.h"

enum { GAMES_OF_EACH = 1, GAMES_OF_PRESET = 10, MANY_CHOICES = 12 };

static long games_of_each(long usual)
{
    const char *wanted = getenv("HORDEHALL_GAMES");
    return wanted ? strtol(wanted, NULL, 10) : usual;
}

static void wants_sound(const Game *g, const Setup *cfg, unsigned checks)
{
    char failure[HARNESS_TEXT];
    if (!harness_play(g, cfg, checks, failure, sizeof failure))
        fail_msg("%s", failure);
}

/* Of an option with many choices, which are degrees of one thing, the first, the usual and the last stand for all. */
static int next_choice(const OptionSpec *o, int choice)
{
    if (o->nchoices <= MANY_CHOICES)
        return choice + 1;
    return choice < o->preset ? o->preset : choice < o->nchoices - 1 ? o->nchoices - 1 : o->nchoices;
}

/* The next combination of options; false after the last. */
static bool next_options(const Game *g, Setup *cfg)
{
    for (int i = 0; i < g->noptions; i++) {
        cfg->option[i] = (uint8_t)next_choice(&g->option[i], cfg->option[i]);
        if (cfg->option[i] < g->option[i].nchoices)
            return true;
        cfg->option[i] = 0;
    }
    return false;
}

static void every_combination_of_options_is_sound(void **st)
{
    (void)st;
    uint64_t seed = 1;
    for (int i = 0; game_list[i]; i++) {
        const Game *g = game_list[i];
        for (int seats = g->seats_min; seats <= g->seats_max; seats++) {
            Setup cfg = game_preset(g, seats);
            memset(cfg.option, 0, sizeof cfg.option);
            int possible = 0;
            do {
                if (g->setup_fault && g->setup_fault(&cfg))
                    continue;
                possible++;
                for (long k = 0; k < games_of_each(GAMES_OF_EACH); k++) {
                    cfg.seed = seed++;
                    wants_sound(g, &cfg, HARNESS_ALL);
                }
            } while (next_options(g, &cfg));
            assert_true(possible > 0);
        }
    }
}

/* Each choice of each option alone, with all views after all moves and more round trips. */
static void every_choice_is_sound_from_every_seat(void **st)
{
    (void)st;
    uint64_t seed = 100000;
    for (int i = 0; game_list[i]; i++) {
        const Game *g = game_list[i];
        for (int seats = g->seats_min; seats <= g->seats_max; seats++) {
            for (int option = 0; option < g->noptions; option++) {
                const OptionSpec *o = &g->option[option];
                for (int choice = 0; choice < o->nchoices; choice = next_choice(o, choice)) {
                    Setup cfg = game_preset(g, seats);
                    cfg.option[option] = (uint8_t)choice;
                    if (g->setup_fault && g->setup_fault(&cfg))
                        continue;
                    cfg.seed = seed++;
                    wants_sound(g, &cfg, HARNESS_ALL | HARNESS_EVERY);
                }
            }
        }
    }
}

static void many_games_with_presets_are_sound(void **st)
{
    (void)st;
    uint64_t seed = 200000;
    for (int i = 0; game_list[i]; i++) {
        const Game *g = game_list[i];
        for (int seats = g->seats_min; seats <= g->seats_max; seats++) {
            Setup cfg = game_preset(g, seats);
            for (long k = 0; k < games_of_each(GAMES_OF_PRESET); k++) {
                cfg.seed = seed++;
                wants_sound(g, &cfg, HARNESS_ALL);
            }
        }
    }
}

/* The harness plays by itself; these hold for the tables that games are made of. */
static void every_game_is_described_completely(void **st)
{
    (void)st;
    for (int i = 0; game_list[i]; i++) {
        const Game *g = game_list[i];
        assert_int_equal(g->api, GAME_API);
        assert_ptr_equal(game_by_id(g->id), g);
        assert_true(g->rules_rev >= 1 && g->seats_min >= 1 && g->seats_max <= SEAT_MAX && g->seats_min <= g->seats_max);
        assert_true(g->title && g->blurb && g->prefix && g->setup && g->legal && g->apply && g->result &&
                    g->longest > 0);
        assert_true(g->nplaces <= PLACE_MAX && g->noptions <= OPTION_MAX && g->state_size % 8 == 0);
        for (int k = 1; k < g->nmoves; k++) {
            assert_true(g->move[k].word && g->move[k].label && g->move[k].rule);
            assert_int_equal(strncmp(g->move[k].rule, g->prefix, strlen(g->prefix)), 0);
        }
        for (int k = 0; k < g->noptions; k++) {
            assert_true(g->option[k].label && g->option[k].help && g->option[k].preset < g->option[k].nchoices);
            for (int c = 0; c < g->option[k].nchoices; c++)
                assert_true(g->option[k].choice[c] && g->option[k].choice_label[c]);
        }
        for (int k = 0; k < g->nplaces; k++)
            assert_true(g->place[k].seat == NO_SEAT || g->place[k].seat < g->seats_max);
        for (int k = 0; k < g->nphases; k++)
            assert_non_null(g->phase[k]);
    }
    assert_null(game_by_id("chess"));
    assert_null(game_by_id(""));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_game_is_described_completely),
        cmocka_unit_test(every_combination_of_options_is_sound),
        cmocka_unit_test(every_choice_is_sound_from_every_seat),
        cmocka_unit_test(many_games_with_presets_are_sound),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
