/* SPDX-License-Identifier: MIT
 * Simulations: right figures, the same output for the same seed, and opponents that are better than chance. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "deep.h"
#include "engine/sim.h"

static Sim prepared(const Args *args)
{
    Sim sim;
    Status st = sim_prepare(&sim, args);
    if (st.code)
        fail_msg("%s", st.text);
    return sim;
}

static json_t *played(const Args *args)
{
    Sim sim = prepared(args);
    Status st = sim_play(&sim);
    if (st.code)
        fail_msg("%s", st.text);
    return sim_json(&sim);
}

static bool near(double a, double b)
{
    return fabs(a - b) < 5e-4;
}

static void wilson_intervals(void **st)
{
    (void)st;
    /* Newcombe 1998, table I: 81 of 263 and 15 of 148, score method without correction. */
    Interval a = sim_wilson(81, 263), b = sim_wilson(15, 148);
    assert_true(near(a.low, 0.2553) && near(a.high, 0.3662));
    assert_true(near(b.low, 0.0624) && near(b.high, 0.1605));
    Interval none = sim_wilson(0, 20), all = sim_wilson(29, 29);
    assert_true(near(none.low, 0.0) && near(none.high, 0.1611));
    assert_true(near(all.low, 0.8830) && near(all.high, 1.0));
    assert_true(near(sim_wilson(0, 0).high, 1.0));
}

static void seat_lists(void **st)
{
    (void)st;
    const Game *g = game_by_id("nullgame");
    Drivers d;
    assert_int_equal(drivers_read(g, "random,bot:2,merciless", &d).code, 0);
    assert_int_equal(d.nseats, 3);
    assert_true(d.player[0] == 0 && d.player[1] == 2 && d.player[2] == 3);
    assert_int_equal(drivers_read(g, "merciless,easy", &d).code, 0);
    assert_true(d.player[0] == 3 && d.player[1] == 1);
    assert_int_equal(drivers_read(g, "novice,bot:sharp", &d).code, 0);
    assert_true(d.player[0] == BOT_NOVICE && d.player[1] == BOT_SHARP);
    assert_int_equal(drivers_read(game_by_id("horde"), "bot:3@500,2-raider,cunning-keeper@7", &d).code, 0);
    assert_true(d.player[0] == 3 && d.player[1] == 12 && d.player[2] == 22);
    assert_true(d.iterations[0] == 500 && d.iterations[1] == 0 && d.iterations[2] == 7);
    char word[DRIVERS_WORD];
    drivers_word(&d, game_by_id("horde"), 2, word);
    assert_string_equal(word, "bot:cunning-keeper@7");
    drivers_word(&d, game_by_id("horde"), 1, word);
    assert_string_equal(word, "bot:cunning-raider");
    assert_int_equal(drivers_read(g, "4", &d).code, 0);
    assert_true(d.nseats == 4 && d.player[3] == 0);
    assert_int_equal(drivers_read(g, NULL, &d).code, 0);
    assert_int_equal(d.nseats, g->seats_min);
    static const char *const wrong[] = {"",
                                        "random",
                                        "random,",
                                        "bot:6,random",
                                        "greedy,random",
                                        "bot:0,random",
                                        "bot:2@,random",
                                        "bot:2@0,random",
                                        "bot:2@9x,random",
                                        "bot:2-raider,random", /* who has no seat at this game */
                                        "9",
                                        "x,y",
                                        ",random",
                                        "random,,random",
                                        "random,random,random,random,random,random,random,random",
                                        "a-word-that-is-longer-than-any-of-them,random"};
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
        if (!drivers_read(g, wrong[i], &d).code)
            fail_msg("'%s' was taken", wrong[i]);
}

static void the_same_seed_gives_the_same_output(void **st)
{
    (void)st;
    const Args args = {.game = "nullgame", .seats = "bot:2,random,random", .games = 20, .seed = 3};
    Args other = args;
    other.seed = 4;
    json_t *first = played(&args), *again = played(&args), *third = played(&other);
    assert_true(json_equal(first, again));
    assert_false(json_equal(json_object_get(first, "seats"), json_object_get(third, "seats")));
    json_decref(first);
    json_decref(again);
    json_decref(third);
    assert_true(sim_seed(1, 0) != sim_seed(1, 1) && sim_seed(1, 0) != sim_seed(0, 1));
}

/* Checking the invariants may not change what is played. */
static void checked_games_are_the_same_games(void **st)
{
    (void)st;
    const Args args = {.game = "nullgame", .seats = "bot:1,random", .games = 12, .seed = 9};
    Args checked = args;
    checked.check = true;
    json_t *plain = played(&args);
    json_object_del(plain, "checked");
    for (checked.trips = 1; checked.trips <= 5; checked.trips += 4) {
        json_t *other = played(&checked);
        json_object_del(other, "checked");
        assert_true(json_equal(plain, other));
        json_decref(other);
    }
    json_decref(plain);
}

static void the_figures_add_up(void **st)
{
    (void)st;
    const Args args = {.game = "nullgame", .seats = "3", .games = 50, .seed = 1, .rotate = true};
    Sim sim = prepared(&args);
    assert_int_equal(sim_play(&sim).code, 0);
    double wins = 0;
    int64_t held = 0;
    for (int i = 0; i < 3; i++)
        wins += sim.player[i].wins;
    assert_true(near(wins, 50.0));
    assert_int_equal(sim.winner_seats + sim.other_seats, 3 * 50);
    for (int def = 1; def < sim.g->ndefs; def++)
        held += sim.def[def].winners + sim.def[def].others;
    assert_int_equal(held, 12 * 50); /* every pebble is in somebody's pouch at the end */
    assert_true(sim.moves.least > sim.choices.least - 1 && sim.moves.most <= sim.g->longest);
    assert_int_equal(sim.moves.sum, sim.choices.sum + 50); /* one automatic move a game: the count */
}

/* What is said of a choice stands beside the end of its game: every thought choice once, won as its player did. */
static void what_was_said_is_held_against_the_end(void **st)
{
    (void)st;
    const Args args = {.game = "horde", .seats = "bot:1,bot:3@40", .games = 6, .seed = 3, .rotate = true, .said = true};
    Sim sim = prepared(&args);
    assert_int_equal(sim_play(&sim).code, 0);
    for (int i = 0; i < 2; i++) {
        int64_t n = 0;
        double won = 0;
        for (int part = 0; part < SIM_SAID; part++) {
            const SimSaid *row = &sim.player[i].said[part];
            assert_true(row->games <= sim.games && row->games <= row->n && row->won <= (double)row->n);
            assert_true(row->n == 0 || (row->said >= (double)(row->n * part) / SIM_SAID - 1e-4 &&
                                        row->said <= (double)(row->n * (part + 1)) / SIM_SAID + 1e-4));
            n += row->n;
            won += row->won;
        }
        assert_true(n > 6 * 10 && n < 6 * 120);
        assert_true((won > 0) == (sim.player[i].wins > 0));
    }
    Args silent = args;
    silent.said = false;
    Sim other = prepared(&silent);
    assert_int_equal(sim_play(&other).code, 0);
    for (int part = 0; part < SIM_SAID; part++)
        assert_int_equal(other.player[0].said[part].n, 0);
}

/* With --hints only what a hint tells is counted, which is asked for now and then. */
static void what_hints_told_is_held_against_the_end(void **st)
{
    (void)st;
    const Args args = {.game = "nullgame", .seats = "bot:2@20,bot:2@20", .games = 40, .seed = 3, .hints = true};
    Sim sim = prepared(&args);
    assert_true(sim.says && sim.drivers.hints && !sim.drivers.fresh);
    assert_int_equal(sim_play(&sim).code, 0);
    int64_t n = 0;
    for (int i = 0; i < 2 * SIM_SAID; i++)
        n += sim.player[i / SIM_SAID].said[i % SIM_SAID].n;
    assert_true(n > 0 && n * 8 < sim.choices.sum); /* one of 24 */
}

static void named_is_refused(const char *list)
{
    Sim sim;
    const Args args = {.game = "siege", .seats = "random", .games = 1, .named = list};
    Status st = sim_prepare(&sim, &args);
    if (!st.code || !st.text[0])
        fail_msg("'%s' was taken", list);
}

/* Of each card: who named it, counted once a game however often; and nothing when nothing is asked for. */
static void cards_that_moves_name_are_counted(void **st)
{
    (void)st;
    Args args = {.game = "siege", .seats = "bot:1", .games = help_many(8, 20), .seed = 2};
    Sim plain = prepared(&args);
    args.named = "play,cast,attach";
    Sim sim = prepared(&args);
    assert_int_equal(sim_play(&plain).code, 0);
    assert_int_equal(sim_play(&sim).code, 0);
    int64_t named = 0, made = 0;
    for (int def = 1; def < sim.g->ndefs; def++) {
        const SimDef *row = &sim.def[def];
        assert_true(row->named <= args.games && row->named_winners <= row->named);
        assert_int_equal(plain.def[def].named, 0);
        named += row->named;
    }
    for (int kind = 1; kind < sim.g->nmoves; kind++)
        made += sim.named[kind] ? sim.player[0].made[kind] : 0;
    assert_true(named > help_many(40, 100) && named < made); /* a card is in a deck up to three times */
    static const char *const wrong[] = {"", "play,", ",play", "lane", "plays", "done", "nothing-like-this"};
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
        named_is_refused(wrong[i]);
}

/* A simulation can be shared between processes: its parts add up to the whole. */
static void parts_make_a_whole(void **st)
{
    (void)st;
    const Args whole = {.game = "nullgame", .seats = "bot:1,random,random", .games = 20, .seed = 6, .rotate = true};
    Args part[2] = {whole, whole};
    part[0].games = part[1].first = 7;
    part[1].games = 13;
    Sim all = prepared(&whole);
    assert_int_equal(sim_play(&all).code, 0);
    double wins[3] = {0};
    int64_t moves = 0, made = 0;
    for (int i = 0; i < 2; i++) {
        Sim sim = prepared(&part[i]);
        assert_int_equal(sim_play(&sim).code, 0);
        moves += sim.moves.sum;
        for (int k = 0; k < 3; k++)
            wins[k] += sim.player[k].wins;
        for (int kind = 0; kind < sim.g->nmoves; kind++)
            made += sim.player[0].made[kind];
    }
    for (int kind = 0; kind < all.g->nmoves; kind++)
        made -= all.player[0].made[kind];
    assert_int_equal(moves, all.moves.sum);
    assert_int_equal(made, 0);
    for (int k = 0; k < 3; k++)
        assert_true(near(wins[k], all.player[k].wins));
}

/* A clear majority against chance, in both seats in turn. */
static void beats_random(const char *seats, int iterations, double least)
{
    const Args args = {
        .game = "horde", .seats = seats, .games = 24, .seed = 11, .rotate = true, .iterations = iterations};
    Sim sim = prepared(&args);
    Status st = sim_play(&sim);
    if (st.code)
        fail_msg("%s", st.text);
    if (sim.player[0].wins < least * (double)args.games)
        fail_msg("%s: only %g of %d games", seats, sim.player[0].wins, (int)args.games);
}

static void every_level_beats_random_in_horde(void **st)
{
    (void)st;
    beats_random("bot:1,random", 0, 0.7);
    beats_random("bot:2,random", 0, 0.8);
    beats_random("bot:3,random", 32, 0.9);
    beats_random("bot:3,random,random", 16, 0.8);
}

/* A judge that misleads makes one move ahead worse than none. Where one may play alone, all win or lose together. */
static void level_one_beats_random_where_a_game_judges(void **st)
{
    (void)st;
    int tried = 0;
    for (int i = 0; game_list[i]; i++) {
        const Game *g = game_list[i];
        if (!g->judge || g->seats_min < 2)
            continue;
        const Args args = {.game = g->id, .seats = "bot:1,random", .games = 40, .seed = 11, .rotate = true};
        Sim sim = prepared(&args);
        assert_int_equal(sim_play(&sim).code, 0);
        if (sim.player[0].wins <= sim.player[1].wins)
            fail_msg("%s: level 1 wins %g of %d games against random moves; look at its judge", g->id,
                     sim.player[0].wins, (int)args.games);
        tried++;
    }
    assert_true(tried > 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(wilson_intervals),
        cmocka_unit_test(seat_lists),
        cmocka_unit_test(the_same_seed_gives_the_same_output),
        cmocka_unit_test(checked_games_are_the_same_games),
        cmocka_unit_test(what_was_said_is_held_against_the_end),
        cmocka_unit_test(what_hints_told_is_held_against_the_end),
        cmocka_unit_test(the_figures_add_up),
        cmocka_unit_test(cards_that_moves_name_are_counted),
        cmocka_unit_test(parts_make_a_whole),
        cmocka_unit_test(every_level_beats_random_in_horde),
        cmocka_unit_test(level_one_beats_random_where_a_game_judges),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
