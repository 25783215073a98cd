/* SPDX-License-Identifier: MIT
 * What opponents know of Horde: its judgement and its weights. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "core/match.h"
#include "core/table.h"
#include "games/horde/horde.h"

static Match *new_game(int seats, uint64_t seed)
{
    Status why;
    Setup cfg = game_preset(&horde_game, seats);
    cfg.seed = seed;
    Match *m = match_new(&horde_game, &cfg, &why);
    assert_non_null(m);
    return m;
}

static void play_random(Match *m, Rng *r)
{
    Moves legal;
    match_legal(m, match_to_act(m), &legal);
    assert_int_equal(match_play(m, match_serial(m), legal.m[rng_below(r, (uint32_t)legal.n)]).code, 0);
}

static void at_every_position(void (*test)(const State *s))
{
    Rng r = rng_seed(3);
    for (int i = 0; i < 60; i++) {
        Match *m = new_game(2 + i % 3, (uint64_t)i);
        for (; !match_over(m); play_random(m, &r))
            test(match_truth(m));
        test(match_truth(m));
        match_free(m);
    }
}

/* The seats share one win, during the game and at its end. */
static void shares_one_win(const State *s)
{
    float sum = 0.0f;
    for (int seat = 0; seat < s->nseats; seat++) {
        float share = horde_game.judge(s, seat);
        assert_true(share >= 0.0f && share <= 1.0f);
        sum += share;
    }
    assert_true(sum > 0.999f && sum < 1.001f);
}

static void judgement_shares_one_win(void **st)
{
    (void)st;
    at_every_position(shares_one_win);
}

static void every_move_has_a_weight(const State *s)
{
    Moves legal = {.n = 0};
    uint8_t w[MOVE_MAX + 1];
    if (s->over)
        return;
    game_legal(&horde_game, s, s->to_act, &legal);
    memset(w, 0, sizeof w);
    horde_game.weigh(s, &legal, w);
    for (int i = 0; i < legal.n; i++)
        assert_true(w[i] > 0); /* nothing is ruled out */
    assert_int_equal(w[legal.n], 0);
}

static void weights_are_never_nought(void **st)
{
    (void)st;
    at_every_position(every_move_has_a_weight);
}

/* The first choice of picks in a game, with another card put into a horde. */
static Horde with_card(int seats, int seat, DefId def)
{
    Rng r = rng_seed(5);
    Match *m = new_game(seats, 12);
    while (match_truth(m)->phase != PHASE_PICK)
        play_random(m, &r);
    Horde h;
    memcpy(&h, match_truth(m), sizeof h);
    match_free(m);
    PieceId p = table_find(&h.s, PLACE_SUPPLY, def);
    if (p == NO_PIECE)
        p = table_find(&h.s, PLACE_POOL, def);
    assert_int_not_equal(p, NO_PIECE);
    table_move(&h.s, &horde_game, p, (PlaceId)(PLACE_HORDE + seat), -1, NULL);
    return h;
}

static void a_card_more_is_worth_something(void **st)
{
    (void)st;
    const DefId cards[] = {DEF_FLAYER, DEF_DEMON, DEF_ELVENKING, DEF_BETRAYER};
    for (int seats = 2; seats <= 4; seats++)
        for (size_t i = 0; i < sizeof cards / sizeof *cards; i++) {
            Horde h = with_card(seats, 1, cards[i]);
            for (int seat = 0; seat < seats; seat++)
                if (seat != 1)
                    assert_true(horde_game.judge(&h.s, 1) > horde_game.judge(&h.s, seat));
        }
}

/* A monster of the kind that was given the 8 weighs more than one of kinds that are worth the same as usual. */
static void picks_for_a_dear_battle_weigh_more(void **st)
{
    (void)st;
    Rng r = rng_seed(8);
    int compared = 0;
    for (uint64_t seed = 0; seed < 40; seed++) {
        Match *m = new_game(2, seed);
        Moves legal;
        uint8_t w[MOVE_MAX];
        match_legal(m, match_to_act(m), &legal);
        const DefId eight = DEF_TOKEN + HORDE_TOKEN_VALUES - 1;
        assert_int_equal(match_play(m, match_serial(m), (Move){MOVE_ASSIGN, legal.m[0].seat, eight, 0, 0}).code, 0);
        match_legal(m, match_to_act(m), &legal);
        const State *s = match_truth(m);
        int kind = horde_battle_card(s, 0) - DEF_BATTLE;
        horde_game.weigh(s, &legal, w);
        for (int i = 0; i < legal.n; i++)
            for (int k = 0; k < legal.n; k++)
                if (legal.m[i].a < DEF_STEAM_BEAST && legal.m[k].a < DEF_STEAM_BEAST &&
                    horde_monster[legal.m[i].a].kinds >> kind & 1 && !(horde_monster[legal.m[k].a].kinds >> kind & 1)) {
                    assert_true(w[i] > w[k]);
                    compared++;
                }
        play_random(m, &r);
        match_free(m);
    }
    assert_true(compared > 100);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(judgement_shares_one_win),
        cmocka_unit_test(weights_are_never_nought),
        cmocka_unit_test(a_card_more_is_worth_something),
        cmocka_unit_test(picks_for_a_dear_battle_weigh_more),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
