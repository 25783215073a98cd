/* SPDX-License-Identifier: MIT
 * The tree that is kept from one choice of a seat to its next: only where nothing unforeseen came between, the same
 * answers for the same sequence of views, and what it saves. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "bots/arena.h"
#include "bots/bot.h"
#include "bots/ismcts.h"
#include "core/match.h"
#include "deep.h"
#include "games/horde/horde.h"

enum { PLAYER = BOT_MERCILESS, PLAYOUTS = 320 };

static Match *new_game(const Game *g, int seats, uint64_t seed)
{
    Status why;
    Setup cfg = game_preset(g, seats);
    cfg.seed = seed;
    Match *m = match_new(g, &cfg, &why);
    assert_non_null(m);
    return m;
}

static void play(Match *m, Move move)
{
    assert_int_equal(match_play(m, match_serial(m), move).code, 0);
}

static Move any_move(const Match *m, Rng *r)
{
    Moves legal;
    match_legal(m, match_to_act(m), &legal);
    return legal.m[rng_below(r, (uint32_t)legal.n)];
}

/* ---- the arena -------------------------------------------------------------------------------------------------- */

static void grow(Arena *a, int nodes, Rng *r)
{
    arena_clear(a);
    for (int i = 1; i < nodes; i++) {
        uint32_t at = rng_below(r, a->used);
        uint32_t kid = arena_add(a, at, (uint64_t)i * 7919 % 10007);
        a->node[kid].visits = (uint32_t)i;
    }
}

/* Compares what hangs below two nodes; returns how many nodes that is. */
static uint32_t same_below(const Arena *a, uint32_t x, const Arena *b, uint32_t y)
{
    uint32_t n = 1, kid = a->node[x].child, other = b->node[y].child;
    assert_true(a->node[x].key == b->node[y].key && a->node[x].visits == b->node[y].visits);
    for (; kid != ARENA_NONE; kid = a->node[kid].next, other = b->node[other].next) {
        assert_true(other != ARENA_NONE);
        n += same_below(a, kid, b, other);
    }
    assert_true(other == ARENA_NONE);
    return n;
}

static void a_kept_part_is_the_part_it_was(void **st)
{
    (void)st;
    Arena a = arena_new(), b = arena_new();
    Rng r = rng_seed(4);
    for (int i = 0; i < 200; i++) {
        Rng again = r;
        grow(&a, 2 + i, &r);
        grow(&b, 2 + i, &again);
        uint32_t at = rng_below(&r, a.used < 8 ? a.used : 8);
        arena_keep(&b, at);
        assert_int_equal(b.used, same_below(&a, at, &b, ARENA_ROOT));
        assert_true(b.node[ARENA_ROOT].next == ARENA_NONE);
    }
    arena_free(&a);
    arena_free(&b);
}

/* ---- the information set ---------------------------------------------------------------------------------------- */

typedef struct {
    int followed, turned, others; /* kept; a card was turned in between; somebody else chose in between */
} Cases;

typedef struct {
    View *view[SEAT_MAX]; /* of the seat's last choice */
    Move move[SEAT_MAX];
    int choice[SEAT_MAX]; /* its number; 0: none yet */
} LastChoices;

static void check_case(TreeReuse *f, const LastChoices *last, const View *now, int choice, Cases *n)
{
    int seat = view_seat(now);
    if (last->choice[seat] == 0)
        return;
    const State *before = view_state(last->view[seat]);
    Move led = tree_reuse_choice(f, last->view[seat], now);
    /* The last round may begin without a surprise: one Battle Card is left, and no supply. */
    bool turned = before->round != view_state(now)->round && view_state(now)->round < HORDE_ROUNDS;
    bool others = last->choice[seat] != choice - 1;
    n->followed += led.kind != 0;
    n->turned += turned && !others;
    n->others += others;
    if (turned || others)
        assert_int_equal(led.kind, 0);
    if (led.kind)
        assert_true(move_same(led, last->move[seat]));
}

/* Plays at random; asks at each choice whether it follows from the last one of the same seat. */
static void look_for_followers(const Game *g, int seats, uint64_t seed, Cases *n)
{
    Match *m = new_game(g, seats, seed);
    Rng r = rng_seed(seed);
    TreeReuse *f = tree_reuse_new(g);
    View *now = view_new(g);
    LastChoices last = {0};
    for (int seat = 0; seat < seats; seat++)
        last.view[seat] = view_new(g);
    for (int choice = 1; !match_over(m);) {
        Moves legal;
        int seat = match_to_act(m);
        match_legal(m, match_to_act(m), &legal);
        Move move = any_move(m, &r);
        if (legal.n > 1) {
            match_view(m, seat, VIEW_MEMORY, now);
            check_case(f, &last, now, choice, n);
            view_copy(last.view[seat], now);
            last.move[seat] = move;
            last.choice[seat] = choice++;
        }
        play(m, move);
    }
    for (int seat = 0; seat < seats; seat++)
        view_free(last.view[seat]);
    tree_reuse_free(f);
    view_free(now);
    match_free(m);
}

static void only_what_could_be_foreseen_follows(void **st)
{
    (void)st;
    Cases n = {0}, pebbles = {0};
    for (int i = 0; i < 30; i++) {
        look_for_followers(game_by_id("horde"), 2 + i % 3, (uint64_t)i, &n);
        look_for_followers(game_by_id("nullgame"), 2 + i % 3, (uint64_t)i, &pebbles);
    }
    assert_true(n.followed > 300 && n.turned > 20 && n.others > 300);
    assert_true(pebbles.followed == 0 && pebbles.others > 30); /* one choice a turn */
}

/* Plays Siege at random with views of eyes, as of the levels that forget, where such levels search trees as well. Returns how
 * many choices followed although the seat with a memory would have known more at them. */
static int forgetful_followers(uint64_t seed)
{
    const Game *g = game_by_id("siege");
    Match *m = new_game(g, 2, seed);
    Rng r = rng_seed(seed);
    TreeReuse *f = tree_reuse_new(g);
    View *last = view_new(g), *now = view_new(g), *memory = view_new(g);
    Move led, move = {0};
    int followed = 0;
    for (int choices = 0; !match_over(m) && choices < 300; choices++) {
        int seat = match_to_act(m);
        match_view(m, seat, VIEW_EYES, now);
        match_view(m, seat, VIEW_MEMORY, memory);
        led = move.kind ? tree_reuse_choice(f, last, now) : (Move){0};
        assert_true(!led.kind || move_same(led, move));
        followed += led.kind && memcmp(view_state(now), view_state(memory), g->state_size) != 0;
        assert_int_equal(tree_reuse_choice(f, last, memory).kind, 0);
        move = any_move(m, &r);
        view_copy(last, now);
        play(m, move);
    }
    view_free(last);
    view_free(now);
    view_free(memory);
    tree_reuse_free(f);
    match_free(m);
    return followed;
}

static void who_forgets_follows_as_well(void **st)
{
    (void)st;
    int followed = 0;
    for (uint64_t seed = 1; seed <= 10; seed++)
        followed += forgetful_followers(seed);
    assert_true(followed > 100);
}

/* ---- the bot ---------------------------------------------------------------------------------------------------- */

typedef struct {
    int64_t choices, thought, kept, kept_trees;
} Thoughts;

static Move follow_on(Bot *b, const View *v, uint64_t seed, int step, Thoughts *n)
{
    bot_follow(b, v, PLAYER, PLAYOUTS, seed);
    while (!bot_step(b, step))
        continue;
    n->choices++;
    n->thought += bot_thought(b);
    n->kept += bot_kept(b);
    n->kept_trees += bot_kept(b) > 0;
    return bot_best(b, NULL, 0);
}

/* One bot plays all seats; the other is shown the same views, asked in steps of another size. */
static void follow_a_game(int seats, uint64_t seed, Thoughts *n)
{
    const Game *g = game_by_id("horde");
    Match *m = new_game(g, seats, seed);
    Rng r = rng_seed(seed);
    View *v = view_new(g);
    Bot *first = bot_new(g), *second = bot_new(g);
    Thoughts other = {0};
    while (!match_over(m)) {
        Moves legal;
        match_legal(m, match_to_act(m), &legal);
        match_view(m, match_to_act(m), VIEW_MEMORY, v);
        uint64_t luck = rng_next(&r);
        Move move = legal.n == 1 ? legal.m[0] : follow_on(first, v, luck, 64, n);
        assert_true(moves_have(&legal, move));
        assert_true(move_same(move, follow_on(second, v, luck, 7, &other))); /* it is asked about lone moves too */
        assert_int_equal(bot_kept(second), legal.n == 1 ? 0 : bot_kept(first));
        play(m, move);
    }
    assert_true(n->kept_trees > 0);
    bot_free(first);
    bot_free(second);
    view_free(v);
    match_free(m);
}

/* The figure of docs/PERFORMANCE.md on a small scale: how many playouts need not be made again. */
static void the_same_views_give_the_same_game_with_fewer_playouts(void **st)
{
    (void)st;
    for (int seats = 2; seats <= 4; seats++) {
        Thoughts n = {0};
        for (uint64_t seed = 1; seed <= (uint64_t)help_many(2, 6); seed++)
            follow_a_game(seats, seed, &n);
        assert_true(n.thought <= n.choices * PLAYOUTS);
        print_message("%d seats: %d of 100 playouts kept\n", seats, (int)(100 * n.kept / n.thought));
        assert_true(n.kept * 15 > n.thought); /* with four seats every eleventh */
        assert_true(n.kept_trees * 5 > n.choices);
    }
}

/* What is kept is what was learned below the move that was made, and counts as thought. */
static void what_is_kept_counts(void **st)
{
    (void)st;
    const Game *g = game_by_id("horde");
    View *v = view_new(g);
    Bot *b = bot_new(g), *fresh = bot_new(g);
    int compared = 0;
    for (uint64_t seed = 1; seed < 12; seed++) {
        Match *m = new_game(g, 3, seed);
        Thoughts n = {0};
        match_view(m, match_to_act(m), VIEW_MEMORY, v);
        Move move = follow_on(b, v, seed, 64, &n); /* the first token */
        BotChoice best;
        (void)bot_choices(b, &best, 1);
        play(m, move);
        match_view(m, match_to_act(m), VIEW_MEMORY, v); /* the first pick, of the same seat */
        bot_follow(b, v, PLAYER, PLAYOUTS, seed);
        assert_int_equal(bot_thought(b), bot_kept(b));
        assert_true(bot_kept(b) > 0 && bot_kept(b) < best.visits);
        compared += best.visits - bot_kept(b) == 1; /* all playouts but the one that met the move first went on */
        /* Begun anew, it thinks as one who was never asked before. */
        Move anew = bot_choose(b, v, PLAYER, PLAYOUTS, seed, NULL, 0);
        assert_int_equal(bot_kept(b), 0);
        assert_true(move_same(anew, bot_choose(fresh, v, PLAYER, PLAYOUTS, seed, NULL, 0)));
        match_free(m);
    }
    assert_true(compared > 5);
    bot_free(b);
    bot_free(fresh);
    view_free(v);
}

/* After an undo, for another player, or asked twice, there is nothing to keep. */
static void other_moments_begin_anew(void **st)
{
    (void)st;
    const Game *g = game_by_id("horde");
    View *first = view_new(g), *second = view_new(g);
    Bot *b = bot_new(g);
    Match *m = new_game(g, 2, 3);
    Thoughts n = {0};
    match_view(m, match_to_act(m), VIEW_MEMORY, first);
    play(m, follow_on(b, first, 1, 64, &n));
    match_view(m, match_to_act(m), VIEW_MEMORY, second);
    bot_follow(b, second, PLAYER, PLAYOUTS, 2);
    assert_true(bot_kept(b) > 0);
    bot_follow(b, second, PLAYER, PLAYOUTS, 2);
    assert_int_equal(bot_kept(b), 0);
    bot_follow(b, first, PLAYER, PLAYOUTS, 2);
    assert_int_equal(bot_kept(b), 0);
    while (!bot_step(b, 64))
        continue;
    bot_follow(b, second, PLAYER - 1, PLAYOUTS, 2); /* another level, who would search otherwise */
    assert_int_equal(bot_kept(b), 0);
    bot_free(b);
    view_free(first);
    view_free(second);
    match_free(m);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_kept_part_is_the_part_it_was),
        cmocka_unit_test(only_what_could_be_foreseen_follows),
        cmocka_unit_test(who_forgets_follows_as_well),
        cmocka_unit_test(the_same_views_give_the_same_game_with_fewer_playouts),
        cmocka_unit_test(what_is_kept_counts),
        cmocka_unit_test(other_moments_begin_anew),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
