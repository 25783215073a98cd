/* SPDX-License-Identifier: MIT
 * What of a search is told as a hint: shares that are known, moves that differ, ties that are none of noise. */
#include "help.h"

#include <math.h>

#include "bots/hint.h"

static BotChoice choice(Move m, float share, float error, int visits, const char *reason)
{
    BotChoice c = {.move = m, .share = share, .error = error, .visits = visits};
    (void)snprintf(c.reason, sizeof c.reason, "%s", reason);
    return c;
}

typedef struct {
    const Game *g;
    Match *m;
    Moves legal;
} Table;

static Table table(const char *id, int seats)
{
    Setup cfg = game_preset(game_by_id(id), seats);
    cfg.seed = 7;
    Table t = {.g = game_by_id(id), .m = match_new(game_by_id(id), &cfg, NULL)};
    match_legal(t.m, match_to_act(t.m), &t.legal);
    assert_true(t.legal.n >= 4);
    return t;
}

/* The highest first; what was hardly looked at is not told, whatever its share. */
static void rows_are_known_and_ranked(void **st)
{
    (void)st;
    Table t = table("goblins", 2);
    BotChoice c[] = {choice(t.legal.m[0], 0.50f, 0.01f, 4000, "a"), choice(t.legal.m[1], 0.55f, 0.01f, 2000, "b"),
                     choice(t.legal.m[2], 0.90f, 0.2f, 40, "c"), choice(t.legal.m[3], 0.40f, 0.1f, 20, "d"),
                     choice(t.legal.m[3], 0.30f, 0.1f, 0, "e")};
    assert_int_equal(hint_rows(t.g, match_truth(t.m), c, 5, 3), 2);
    assert_true(move_same(c[0].move, t.legal.m[1]) && move_same(c[1].move, t.legal.m[0]));
    BotChoice few[] = {choice(t.legal.m[0], 0.50f, 0.1f, 12, "a"), choice(t.legal.m[1], 0.45f, 0.1f, 6, "b"),
                       choice(t.legal.m[2], 0.44f, 0.3f, 1, "c")};
    assert_int_equal(hint_rows(t.g, match_truth(t.m), few, 3, 3), 2); /* hurried: a short search is told too */
    match_free(t.m);
}

/* One card for the same reason is one row, unless one of both succeeds more. */
static void rows_differ(void **st)
{
    (void)st;
    Table t = table("goblins", 2);
    Move one = t.legal.m[0], other = t.legal.m[1];
    assert_true(one.kind == other.kind && one.a == other.a);
    for (int better = 0; better < 2; better++) {
        BotChoice c[] = {choice(one, 0.50f, 0.01f, 900, "same"),
                         choice(other, better ? 0.45f : 0.495f, 0.01f, 800, "same")};
        assert_int_equal(hint_rows(t.g, match_truth(t.m), c, 2, 3), 1 + better);
    }
    BotChoice twice[] = {choice(one, 0.50f, 0.01f, 900, ""), choice(one, 0.30f, 0.01f, 800, "")};
    assert_int_equal(hint_rows(t.g, match_truth(t.m), twice, 2, 3), 1); /* reads the same */
    match_free(t.m);
}

/* Nothing else is worth doing: so it is said of passing where that is best, and not below something better. */
static void passing_has_a_reason_where_it_is_best(void **st)
{
    (void)st;
    Table t = table("siege", 1);
    Move done = {0}, other = {0};
    Rng r = rng_seed(5);
    for (int n = 0; n < 400 && !(done.kind && other.kind); n++) {
        done = other = (Move){0};
        match_legal(t.m, match_to_act(t.m), &t.legal);
        for (int i = 0; i < t.legal.n; i++)
            *(t.g->move[t.legal.m[i].kind].flags & MV_PASS ? &done : &other) = t.legal.m[i];
        if (!(done.kind && other.kind))
            assert_int_equal(match_play(t.m, match_serial(t.m), help_any(t.m, &r)).code, 0);
    }
    assert_true(done.kind && other.kind);
    for (int better = 0; better < 2; better++) {
        BotChoice c[] = {choice(done, better ? 0.4f : 0.6f, 0.01f, 90, "D"), choice(other, 0.5f, 0.01f, 90, "O")};
        assert_int_equal(hint_rows(t.g, match_truth(t.m), c, 2, 3), 2);
        assert_true(c[0].move.kind == (better ? other : done).kind);
        assert_string_equal(c[0].reason, better ? "O" : "D");
        assert_string_equal(c[1].reason, better ? "" : "O");
    }
    match_free(t.m);
}

static void ties_are_a_matter_of_the_error(void **st)
{
    (void)st;
    const Move none = {0};
    BotChoice x = choice(none, 0.50f, 0.03f, 100, ""), y = choice(none, 0.54f, 0.03f, 100, "");
    assert_true(hint_as_good(&x, &y));
    x.error = y.error = 0.02f;
    assert_false(hint_as_good(&x, &y));
    y.share = 0.504f;
    x.error = y.error = 0.001f;
    assert_false(hint_as_good(&x, &y));
    x.error = y.error = 0;
    y.share = 0.51f;
    assert_true(hint_as_good(&x, &y)); /* told of a look back: its errors are not known */
}

/* The error that a search tells is that of its shares: asked many times, they spread by it. */
static void errors_are_those_of_the_shares(void **st)
{
    (void)st;
    enum { TIMES = 40, WORLDS = 160 };
    Table t = table("monstrous", 2);
    Bot *b = bot_new(t.g);
    View *v = view_new(t.g);
    match_view(t.m, match_to_act(t.m), VIEW_MEMORY, v);
    double sum = 0, squares = 0, told = 0;
    for (uint64_t seed = 0; seed < TIMES; seed++) {
        BotChoice best;
        bot_set_thorough(b, true);
        bot_start(b, v, BOT_MERCILESS, WORLDS, seed);
        while (!bot_step(b, 64))
            continue;
        assert_int_equal(bot_thought(b), WORLDS);
        assert_int_equal(bot_choices(b, &best, 1), 1);
        assert_true(best.error > 0);
        sum += (double)best.share;
        squares += (double)best.share * (double)best.share;
        told += (double)best.error;
    }
    double spread = sqrt(squares / TIMES - sum * sum / TIMES / TIMES);
    print_message("shares spread by %.4f, told %.4f\n", spread, told / TIMES);
    assert_true(told / TIMES > spread / 3 && told / TIMES < spread * 3);
    bot_free(b);
    view_free(v);
    match_free(t.m);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(rows_are_known_and_ranked),
        cmocka_unit_test(rows_differ),
        cmocka_unit_test(passing_has_a_reason_where_it_is_best),
        cmocka_unit_test(ties_are_a_matter_of_the_error),
        cmocka_unit_test(errors_are_those_of_the_shares),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
