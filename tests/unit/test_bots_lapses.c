/* SPDX-License-Identifier: MIT
 * How weaker levels err: what a slip may cost, how long something is overlooked, and what is forgotten. */
#include "help.h"

#include "bots/bot.h"
#include "bots/lapses.h"
#include "games/horde/horde.h"

static const int64_t point = VALUE_ONE / 100;

static int slip(const Tried *tried, int n, int64_t most, uint64_t luck)
{
    int best = 0;
    for (int i = 1; i < n; i++)
        if (tried[i].visits > tried[best].visits)
            best = i;
    return lapses_slip(tried, n, best, most, luck);
}

/* Nothing is played that costs as much as the slip, and nothing that was hardly looked at. */
static void a_slip_is_bounded_by_what_it_costs(void **st)
{
    (void)st;
    const Tried tried[] = {{60 * point, 100}, {58 * point, 40}, {53 * point, 40},
                           {52 * point, 40},  {60 * point, 9},  {48 * point, 40}};
    enum { N = sizeof tried / sizeof *tried, TIMES = 6000 };
    int played[N] = {0};
    Rng r = rng_seed(4);
    for (int i = 0; i < TIMES; i++)
        played[slip(tried, N, 8 * point, rng_next(&r))]++;
    assert_true(played[0] > played[1] && played[1] > played[2] && played[2] > 0);
    assert_int_equal(played[3], 0); /* costs 8 points */
    assert_int_equal(played[4], 0); /* nobody knows */
    assert_int_equal(played[5], 0);
    assert_in_range(played[0], TIMES * 8 / 15 - 200, TIMES * 8 / 15 + 200);
    assert_int_equal(slip(tried, N, 0, 7), 0);
}

/* Two searches with one seed: the same slip. The level that has none plays the best. */
static void at_tables_a_slip_costs_less_than_the_level_allows(void **st)
{
    (void)st;
    int slips = 0;
    for (int i = 0; game_list[i]; i++) {
        const Game *g = game_list[i];
        Setup cfg = game_preset(g, 0);
        cfg.seed = 11;
        Match *m = match_new(g, &cfg, NULL);
        Bot *b = bot_new(g);
        View *v = view_new(g);
        Rng r = rng_seed(3);
        for (int n = 0; n < 40 && !match_over(m); n++) {
            BotChoice choice[MOVE_MAX];
            Moves legal;
            int seat = match_to_act(m);
            match_view(m, seat, VIEW_MEMORY, v);
            uint64_t seed = rng_next(&r);
            Move move = bot_choose(b, v, BOT_NOVICE, 0, seed, NULL, 0);
            int got = bot_choices(b, choice, MOVE_MAX);
            float allowed = (float)bot_skill(g, view_state(v), seat, BOT_NOVICE).slip / 100, best = 0;
            for (int k = 0; k < got; k++)
                best = choice[k].visits > 0 && choice[k].share > best ? choice[k].share : best;
            if (choice[0].visits > 0 && !g->trust) /* shares are told through trust, which stretches them */
                assert_true(best - choice[0].share < allowed + 1e-4f);
            slips += choice[0].visits > 0 && choice[0].share < best;
            assert_true(move_same(move, bot_choose(b, v, BOT_NOVICE, 0, seed, NULL, 0)));
            match_legal(m, seat, &legal);
            assert_int_equal(match_play(m, match_serial(m), legal.m[rng_below(&r, (uint32_t)legal.n)]).code, 0);
        }
        view_free(v);
        bot_free(b);
        match_free(m);
    }
    assert_true(slips > 5);
}

static bool sees(const Moves *l, Move m)
{
    return moves_have(l, m);
}

/* What is overlooked once is overlooked for the whole turn, and seen again in another one. */
static void what_is_overlooked_stays_so_for_a_turn(void **st)
{
    (void)st;
    enum { ROUNDS = 60 };
    const Game *g = &horde_game;
    Setup cfg = game_preset(g, 2);
    Match *m = match_new(g, &cfg, NULL);
    const Oversight blind = {.seed = 9, .blind = 30};
    State *s = xcalloc(1, g->state_size);
    memcpy(s, match_truth(m), g->state_size);
    int seen = 0, overlooked = 0;
    Moves all, now, later;
    game_legal(g, s, s->to_act, &all);
    for (s->round = 1; s->round <= ROUNDS; s->round++) {
        now = later = all;
        lapses_overlook(g, s, blind, &now);
        s->serial += 5;
        lapses_overlook(g, s, blind, &later);
        assert_int_equal(now.n, later.n);
        assert_memory_equal(now.m, later.m, (size_t)now.n * sizeof *now.m);
        assert_true(now.n > 0);
        seen += sees(&now, all.m[0]);
        overlooked += !sees(&now, all.m[0]);
    }
    assert_true(seen > ROUNDS / 3 && overlooked > ROUNDS / 8);
    now = all;
    lapses_overlook(g, s, (Oversight){.seed = 9, .blind = 0}, &now);
    assert_int_equal(now.n, all.n);
    now = all;
    lapses_overlook(g, s, (Oversight){.seed = 9, .blind = 100}, &now);
    assert_int_equal(now.n, all.n); /* never everything */
    free(s);
    match_free(m);
}

/* Moves of one card go together: a card is not seen for one lane and overlooked for another. */
static void a_pass_is_never_overlooked_and_moves_of_one_card_go_together(void **st)
{
    (void)st;
    const Game *g = game_by_id("siege");
    Setup cfg = game_preset(g, 1);
    cfg.seed = 6;
    Match *m = match_new(g, &cfg, NULL);
    Rng r = rng_seed(8);
    int parted = 0, passes = 0, compared = 0;
    for (int n = 0; n < 300 && !match_over(m); n++) {
        Moves all, now;
        match_legal(m, match_to_act(m), &all);
        now = all;
        lapses_overlook(g, match_truth(m), (Oversight){.seed = 5, .blind = 40}, &now);
        for (int i = 0; i < all.n; i++) {
            passes += (g->move[all.m[i].kind].flags & MV_PASS) != 0;
            assert_true(sees(&now, all.m[i]) || !(g->move[all.m[i].kind].flags & MV_PASS));
            for (int k = 0; k < i; k++)
                if (all.m[i].kind == all.m[k].kind && all.m[i].a == all.m[k].a) {
                    parted += sees(&now, all.m[i]) != sees(&now, all.m[k]);
                    compared++;
                }
        }
        assert_int_equal(match_play(m, match_serial(m), all.m[rng_below(&r, (uint32_t)all.n)]).code, 0);
    }
    assert_true(passes > 20 && compared > 50);
    assert_int_equal(parted, 0);
    match_free(m);
}

static void the_lowest_forget(void **st)
{
    (void)st;
    assert_true(bot_memory(BOT_NOVICE) == VIEW_EYES && bot_memory(BOT_EASY + PLAYER_CHARACTER) == VIEW_EYES);
    assert_true(bot_memory(BOT_CUNNING) == VIEW_MEMORY && bot_memory(BOT_MERCILESS) == VIEW_MEMORY);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_slip_is_bounded_by_what_it_costs),
        cmocka_unit_test(at_tables_a_slip_costs_less_than_the_level_allows),
        cmocka_unit_test(what_is_overlooked_stays_so_for_a_turn),
        cmocka_unit_test(a_pass_is_never_overlooked_and_moves_of_one_card_go_together),
        cmocka_unit_test(the_lowest_forget),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
