/* SPDX-License-Identifier: MIT
 * The invariant harness over every game there is, every number of seats and every pair of choices, at random; or over
 * the one game that is named:  test_invariants [GAME].
 * HORDEHALL_GAMES sets how many games of each are played, for longer runs; tests/tools/long_run.sh plays millions. */
#include "help.h"

#include "engine/harness.h"

enum { GAMES_OF_EACH = 1, GAMES_OF_PRESET = 2, MANY_CHOICES = 12, CHOICES = 128, TRIES = 40, COMBINATIONS = 1 << 18 };

static const char *only; /* the game that is asked for, or NULL: all */

static bool is_asked(const Game *g)
{
    return !only || strcmp(g->id, only) == 0;
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

/* ---- options in pairs -----------------------------------------------------------------------------------------------
 * All combinations of many options are too many to be played; any two choices of two options meet in some game. */

typedef struct {
    const Game *g;
    int n, first[OPTION_MAX + 1]; /* choices of all options in one row; first[i]: where those of option i begin */
    uint8_t choice[CHOICES];
    bool met[CHOICES][CHOICES]; /* with first < second */
    Rng r;
} Pairs;

static void pairs_begin(Pairs *p, const Game *g)
{
    *p = (Pairs){.g = g, .r = rng_seed(5)};
    for (int i = 0; i < g->noptions; i++) {
        p->first[i] = p->n;
        for (int c = 0; c < g->option[i].nchoices; c = next_choice(&g->option[i], c)) {
            assert_true(p->n < CHOICES);
            p->choice[p->n++] = (uint8_t)c;
        }
    }
    p->first[g->noptions] = p->n;
}

static int option_of(const Pairs *p, int at)
{
    int i = 0;
    while (p->first[i + 1] <= at)
        i++;
    return i;
}

/* How many pairs meet here that have not met before; mark: now they have. */
static int meet(Pairs *p, const int at[OPTION_MAX], bool mark)
{
    int fresh = 0;
    for (int i = 0; i < p->g->noptions; i++)
        for (int k = i + 1; k < p->g->noptions; k++) {
            fresh += !p->met[at[i]][at[k]];
            p->met[at[i]][at[k]] |= mark;
        }
    return fresh;
}

/* The two choices and, of some tries, those of the other options with which most else meets that has not yet. False when
 * the game allows none of them. */
static bool pairs_choose(Pairs *p, int x, int y, Setup *cfg)
{
    Setup trial = *cfg;
    int at[OPTION_MAX], best[OPTION_MAX], most = 0;
    for (int tries = 0; tries < (most ? TRIES : 20 * TRIES); tries++) {
        for (int i = 0; i < p->g->noptions; i++) {
            int n = p->first[i + 1] - p->first[i];
            at[i] = p->first[i] + (int)rng_below(&p->r, (uint32_t)n);
        }
        at[option_of(p, x)] = x;
        at[option_of(p, y)] = y;
        for (int i = 0; i < p->g->noptions; i++)
            trial.option[i] = p->choice[at[i]];
        if (p->g->setup_fault && p->g->setup_fault(&trial))
            continue;
        int fresh = meet(p, at, false);
        if (fresh > most) {
            most = fresh;
            memcpy(best, at, sizeof best);
            *cfg = trial;
        }
    }
    if (most > 0)
        (void)meet(p, best, true);
    return most > 0;
}

/* Tries find no game for a pair that is rarely allowed: where there are not too many combinations, all are looked at. */
static void need_forbidden(const Pairs *p, const Setup *cfg, int x, int y)
{
    int at[OPTION_MAX] = {0}, i = 0, combinations = 1;
    Setup trial = *cfg;
    for (int k = 0; k < p->g->noptions && combinations <= COMBINATIONS; k++)
        combinations *= p->first[k + 1] - p->first[k];
    while (combinations <= COMBINATIONS && i < p->g->noptions) {
        for (int k = 0; k < p->g->noptions; k++)
            trial.option[k] = p->choice[p->first[k] + at[k]];
        if (at[option_of(p, x)] == x - p->first[option_of(p, x)] &&
            at[option_of(p, y)] == y - p->first[option_of(p, y)])
            assert_true(p->g->setup_fault && p->g->setup_fault(&trial));
        for (i = 0; i < p->g->noptions && p->first[i] + ++at[i] == p->first[i + 1]; i++)
            at[i] = 0;
    }
}

/* The pair's game with one of these numbers of seats, which come first in turn; false when all of them forbid it. */
static bool seats_choose(Pairs *p, int x, int y, int least, int most, int turn, Setup *cfg)
{
    for (int i = 0; i <= most - least; i++) {
        *cfg = game_preset(p->g, least + (turn + i) % (most - least + 1));
        if (pairs_choose(p, x, y, cfg))
            return true;
        need_forbidden(p, cfg, x, y);
    }
    return false;
}

/* A game for every pair of choices that has not met in one before. Returns how many pairs the game forbids. */
static int play_pairs(Pairs *p, int least, int most, uint64_t *seed)
{
    int forbidden = 0, turn = 0;
    pairs_begin(p, p->g);
    for (int x = 0; x < p->n; x++)
        for (int y = p->first[option_of(p, x) + 1]; y < p->n; y++) {
            Setup cfg;
            if (p->met[x][y])
                continue;
            if (!seats_choose(p, x, y, least, most, turn++, &cfg)) {
                forbidden++;
                continue;
            }
            for (long k = 0; k < help_games(GAMES_OF_EACH, GAMES_OF_EACH); k++) {
                cfg.seed = (*seed)++;
                wants_sound(p->g, &cfg, HARNESS_ALL);
            }
        }
    return forbidden;
}

/* With some number of seats every day; with each of them in the deep run. */
static void any_two_choices_are_sound_together(void **st)
{
    (void)st;
    Pairs *p = xcalloc(1, sizeof *p);
    uint64_t seed = 1;
    for (int i = 0; game_list[i]; i++) {
        const Game *g = game_list[i];
        int step = help_deep() ? 1 : g->seats_max - g->seats_min + 1;
        for (int seats = g->seats_min; is_asked(g) && seats <= g->seats_max; seats += step) {
            uint64_t before = seed;
            p->g = g;
            int forbidden = play_pairs(p, seats, seats + step - 1, &seed);
            print_message("%s, %d to %d seats: %d games, %d pairs forbidden\n", g->id, seats, seats + step - 1,
                          (int)(seed - before), forbidden);
            assert_true(seed > before || g->noptions < 2);
        }
    }
    free(p);
}

/* True if the choice is tried with so many seats: with each of them in the deep run, every day with one in turn. */
static bool has_turn(const Game *g, int seats, int turn)
{
    return help_deep() || turn % (g->seats_max - g->seats_min + 1) == seats - g->seats_min;
}

/* True for what a preset has by itself: alone it is that preset again, tried with one option for all every day. */
static bool is_the_preset_again(const Setup *preset, int option, int choice)
{
    return option > 0 && preset->option[option] == choice && !help_deep();
}

/* Each choice of each option alone, with all views after all moves and more round trips. */
static void every_choice_is_sound_from_every_seat(void **st)
{
    (void)st;
    uint64_t seed = 100000;
    for (int i = 0; game_list[i]; i++) {
        const Game *g = game_list[i];
        for (int seats = g->seats_min; is_asked(g) && seats <= g->seats_max; seats++) {
            for (int option = 0; option < g->noptions; option++) {
                const OptionSpec *o = &g->option[option];
                for (int choice = 0; choice < o->nchoices; choice = next_choice(o, choice)) {
                    Setup cfg = game_preset(g, seats);
                    if (is_the_preset_again(&cfg, option, choice) || !has_turn(g, seats, option + choice))
                        continue;
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
        for (int seats = g->seats_min; is_asked(g) && seats <= g->seats_max; seats++) {
            Setup cfg = game_preset(g, seats);
            for (long k = 0; k < help_games(GAMES_OF_PRESET, 3 * GAMES_OF_PRESET); k++) {
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
        assert_true(strlen(g->id) < GAME_ID_MAX);
        assert_true(g->rules_rev >= 1 && g->seats_min >= 1 && g->seats_max <= SEAT_MAX && g->seats_min <= g->seats_max);
        assert_true(g->title && g->blurb && g->prefix && g->setup && g->legal && g->apply && g->result &&
                    g->longest > 0);
        assert_true(g->minutes > 0);
        assert_true(g->nplaces <= PLACE_MAX && g->noptions <= OPTION_MAX && g->state_size % 8 == 0);
        for (int k = 1; k < g->nmoves; k++) {
            assert_true(g->move[k].word && g->move[k].label && g->move[k].rule);
            assert_true(strlen(g->move[k].rule) < RULE_MAX);
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

int main(int argc, char **argv)
{
    only = argc > 1 ? argv[1] : NULL;
    if (only && !game_by_id(only)) {
        (void)fprintf(stderr, "%s: there is no game %s\n", argv[0], only);
        return 2;
    }
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_game_is_described_completely),
        cmocka_unit_test(any_two_choices_are_sound_together),
        cmocka_unit_test(every_choice_is_sound_from_every_seat),
        cmocka_unit_test(many_games_with_presets_are_sound),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
