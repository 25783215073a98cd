/* SPDX-License-Identifier: MIT
 * What a table plays: its own tune and the fanfare of its victory, and how tense it sounds from the deal to the end, by
 * what everybody sees. */
#include "help.h"

#include "boards/boards.h"
#include "music/tune.h"

/* A board without a tune plays the Hall's; one of its own is nobody else's. */
static void a_tune_is_of_one_table_alone(void **unused)
{
    (void)unused;
    int n = 0;
    for (int i = 0; game_list[i]; i++) {
        const Board *b = board_by_game(game_list[i]->id);
        if (!b || !board_sound(b)->tune)
            continue;
        const Tune *tune = tune_find(board_sound(b)->tune);
        if (!tune || tune->once)
            fail_msg("%s: src/music has no tune '%s' that goes on", b->game, board_sound(b)->tune);
        assert_string_not_equal(board_sound(b)->tune, "hall-tune");
        for (int k = 0; k < i; k++) {
            const Board *other = board_by_game(game_list[k]->id);
            if (other && board_sound(other)->tune)
                assert_string_not_equal(board_sound(other)->tune, board_sound(b)->tune);
        }
        n++;
    }
    assert_true(n >= 4);
}

static int tension_of(const Board *b, const State *s)
{
    return board_sound(b)->tension ? board_sound(b)->tension(s) : 0;
}

/* A game that is played at random to its end; what was heard of it as bits by tension. */
static unsigned heard(const Board *b, const Game *g, uint64_t seed)
{
    Match *m = help_new(g, g->seats_min > 2 ? g->seats_min : 2, seed);
    View *v = view_new(g);
    Rng r = rng_seed(seed);
    unsigned bits = 0;
    match_view(m, NO_SEAT, VIEW_EYES, v);
    bits |= 1u << tension_of(b, view_state(v)); /* monsters may be there from the first throw */
    while (!match_over(m)) {
        help_play(m, &r, 1);
        match_view(m, NO_SEAT, VIEW_EYES, v);
        int tension = tension_of(b, view_state(v));
        assert_in_range(tension, 0, TENSIONS - 1);
        if (!match_over(m))
            bits |= 1u << tension;
    }
    assert_int_equal(tension_of(b, view_state(v)), 0); /* all is told */
    if (board_sound(b)->victory) {
        const Tune *fanfare = tune_find(board_sound(b)->victory(view_state(v)));
        assert_non_null(fanfare);
        assert_true(fanfare->once);
    }
    view_free(v);
    match_free(m);
    return bits;
}

static void tension_grows_and_is_gone_at_the_end(void **unused)
{
    (void)unused;
    for (int i = 0; game_list[i]; i++) {
        const Game *g = game_list[i];
        const Board *b = board_by_game(g->id);
        unsigned bits = 0;
        if (!b || !b->sound)
            continue;
        for (uint64_t seed = 1; seed <= 12; seed++)
            bits |= heard(b, g, seed);
        if (board_sound(b)->tension && bits != 7)
            fail_msg("%s: heard %u of 7", b->game, bits);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_tune_is_of_one_table_alone),
        cmocka_unit_test(tension_grows_and_is_gone_at_the_end),
    };
    return cmocka_run_group_tests_name("music of the tables", tests, NULL, NULL);
}
