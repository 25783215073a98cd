/* SPDX-License-Identifier: MIT
 * The tree search from inside: the arena of nodes, the count of playouts, and what it makes of plain cases. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>

#include "bots/ismcts.h"
#include "core/match.h"

static Move move(int kind, int a)
{
    return (Move){(uint8_t)kind, 1, (uint16_t)a, 0, 0};
}

static void keys_sort_as_moves_do(void **st)
{
    (void)st;
    const Move m[] = {{1, 0, 0, 0, 0}, {1, 0, 0, 0, 7}, {1, 0, 0, 1, 0}, {1, 0, 2, 0, 0},
                      {1, 3, 0, 0, 0}, {2, 0, 0, 0, 0}, {2, 0, 9, 9, 9}, {255, 5, 65535, 65535, 65535}};
    for (size_t i = 0; i < sizeof m / sizeof *m; i++)
        for (size_t k = 0; k < sizeof m / sizeof *m; k++)
            assert_true((move_order(m[i], m[k]) < 0) == (arena_key(m[i]) < arena_key(m[k])));
    assert_int_equal(arena_seat(arena_key(m[4])), 3);
}

static void children_are_found_by_move(void **st)
{
    (void)st;
    Arena a = arena_new();
    Moves l = {.n = 3, .m = {move(1, 10), move(1, 20), move(2, 0)}};
    uint32_t kid[MOVE_MAX];
    arena_clear(&a);
    arena_match(&a, ARENA_ROOT, &l, kid);
    assert_true(kid[0] == ARENA_NONE && kid[1] == ARENA_NONE && kid[2] == ARENA_NONE);
    uint32_t last = arena_add(&a, ARENA_ROOT, arena_key(move(2, 0)));
    uint32_t first = arena_add(&a, ARENA_ROOT, arena_key(move(1, 10)));
    (void)arena_add(&a, ARENA_ROOT, arena_key(move(1, 15))); /* legal in another world */
    arena_match(&a, ARENA_ROOT, &l, kid);
    assert_int_equal(kid[0], first);
    assert_true(kid[1] == ARENA_NONE);
    assert_int_equal(kid[2], last);
    arena_match(&a, first, &l, kid);
    assert_true(kid[0] == ARENA_NONE);
    arena_free(&a);
}

static void a_full_arena_stops_growing(void **st)
{
    (void)st;
    Arena a = arena_new();
    arena_clear(&a);
    for (int i = 1; i < ARENA_NODES; i++)
        assert_true(arena_add(&a, (uint32_t)(i - 1), arena_key(move(1, 1))) == (uint32_t)i);
    assert_true(arena_add(&a, ARENA_ROOT, arena_key(move(1, 2))) == ARENA_NONE);
    arena_clear(&a);
    assert_true(arena_add(&a, ARENA_ROOT, arena_key(move(1, 2))) == 1);
    arena_free(&a);
}

typedef struct {
    Match *m;
    View *view;
    Search *search;
    Moves legal;
    Rng rng;
} Bench;

static Bench open_bench(const char *game, int seats, uint64_t seed)
{
    Status why;
    const Game *g = game_by_id(game);
    Setup cfg = game_preset(g, seats);
    cfg.seed = seed;
    Bench b = {.m = match_new(g, &cfg, &why), .view = view_new(g), .search = search_new(g), .rng = rng_seed(seed)};
    assert_non_null(b.m);
    return b;
}

static void close_bench(Bench *b)
{
    search_free(b->search);
    view_free(b->view);
    match_free(b->m);
}

static void search_here(Bench *b, SearchStyle style, int playouts)
{
    match_legal(b->m, match_to_act(b->m), &b->legal);
    match_view(b->m, match_to_act(b->m), VIEW_MEMORY, b->view);
    search_begin(b->search, style);
    for (int i = 0; i < playouts; i++)
        search_once(b->search, b->view, &b->rng);
}

static void play(Bench *b, Move m)
{
    assert_int_equal(match_play(b->m, match_serial(b->m), m).code, 0);
}

/* Every playout goes through exactly one child of the root, and is worth between nothing and a win. */
static void every_playout_is_counted_once(void **st)
{
    (void)st;
    const SearchStyle styles[] = {{.depth = 0, .explore = 500},
                                  {.depth = 4, .explore = 2000},
                                  {.depth = DEPTH_TO_THE_END, .explore = 2000},
                                  {.depth = DEPTH_TO_THE_END, .explore = 2000, .plain = true}};
    const char *const games[] = {"horde", "nullgame"};
    for (int i = 0; i < 8; i++) {
        Bench b = open_bench(games[i / 4], 2 + i % 3, (uint64_t)i);
        for (int n = 0; !match_over(b.m) && n < 150; n++, play(&b, b.legal.m[rng_below(&b.rng, (uint32_t)b.legal.n)])) {
            int visits[MOVE_MAX], total = 0;
            int64_t sum[MOVE_MAX];
            search_here(&b, styles[i % 4], 40);
            search_visits(b.search, &b.legal, visits, sum);
            for (int k = 0; k < b.legal.n; k++) {
                total += visits[k];
                assert_true(sum[k] >= 0 && sum[k] <= (int64_t)visits[k] * VALUE_ONE);
            }
            assert_int_equal(total, b.legal.n > 1 ? 40 : 0);
        }
        close_bench(&b);
    }
}

/* In a tree that may not grow every playout still goes through what is in it: a move without a node, whose visits nobody
 * counts, would be tried ever more often. */
static void a_full_tree_is_searched_on(void **st)
{
    (void)st;
    enum { PLAYOUTS = 300, GROWN = 3 /* moves of the root that have a node */ };
    const SearchStyle style = {.depth = 4, .explore = 2000, .nodes = 1 + GROWN};
    int visits[MOVE_MAX], total = 0, tried = 0;
    int64_t sum[MOVE_MAX];
    Bench b = open_bench("goblins", 2, 5);
    search_here(&b, style, PLAYOUTS);
    search_visits(b.search, &b.legal, visits, sum);
    assert_true(b.legal.n > GROWN);
    for (int i = 0; i < b.legal.n; i++) {
        total += visits[i];
        tried += visits[i] > 0;
    }
    assert_int_equal(tried, GROWN);
    assert_int_equal(total, PLAYOUTS);
    close_bench(&b);
}

/* The last choice of a game of Pebbles: with everything in sight but the heap, more pebbles never lose points. */
static void the_plain_best_is_found(void **st)
{
    (void)st;
    int last_choices = 0;
    for (uint64_t seed = 1; seed < 30; seed++) {
        Bench b = open_bench("nullgame", 2, seed);
        while (!match_over(b.m)) {
            int visits[MOVE_MAX], best = 0;
            int64_t sum[MOVE_MAX];
            search_here(&b, (SearchStyle){.depth = DEPTH_TO_THE_END, .explore = 1000}, 400);
            search_visits(b.search, &b.legal, visits, sum);
            for (int i = 1; i < b.legal.n; i++)
                if (visits[i] > visits[best])
                    best = i;
            play(&b, b.legal.m[best]);
            if (match_over(b.m) && b.legal.n > 1) { /* it ended by this choice: by taking all there was */
                last_choices++;
                assert_int_equal(best, b.legal.n - 1);
            }
        }
        close_bench(&b);
    }
    assert_true(last_choices > 5);
}

/* A game with a judgement that plays on needs no choices below the tree, and may want less curiosity. */
static void a_game_says_how_it_is_searched(void **st)
{
    (void)st;
    Game g = *game_by_id("horde");
    assert_int_equal(search_style(&g, 4).depth, 4);
    assert_int_equal(search_style(&g, 4).explore, EXPLORE_USUAL);
    g.plays_on = true;
    g.curiosity = 300;
    assert_int_equal(search_style(&g, 4).depth, 0);
    assert_int_equal(search_style(&g, 4).explore, 300);
    g.judge = NULL; /* then only the end of the game tells */
    assert_int_equal(search_style(&g, 4).depth, 4);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(keys_sort_as_moves_do),      cmocka_unit_test(children_are_found_by_move),
        cmocka_unit_test(a_full_arena_stops_growing), cmocka_unit_test(every_playout_is_counted_once),
        cmocka_unit_test(the_plain_best_is_found),    cmocka_unit_test(a_game_says_how_it_is_searched),
        cmocka_unit_test(a_full_tree_is_searched_on),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
