/* SPDX-License-Identifier: MIT
 * What a table shows of what came before does not depend on how one came to the moment: played on, opened, gone back to, or
 * told again. */
#include "help_stage.h"

#include "games/horde/horde.h"
#include "ui/stage_int.h"

static void need_same(const Bench *a, const Bench *b, const char *how)
{
    for (size_t i = 0; i < sizeof a->stage->tell.memory; i++)
        if (((const uint8_t *)a->stage->tell.memory)[i] != ((const uint8_t *)b->stage->tell.memory)[i])
            fail_msg("%s, after %u moves of %s: byte %zu differs", how, match_serial(a->m), match_game(a->m)->id, i);
}

static void sit(Bench *b, int seat)
{
    b->use = (StageInput){.match = b->m, .eyes = seat, .near = seat, .hands = true};
    b->use.zoom_on_hover = true;
}

/* A person on seat 0, and random moves. */
static Match *begin(const Game *g, int nseats, uint64_t seed)
{
    Setup cfg = game_preset(g, nseats);
    cfg.seed = seed;
    return match_new(g, &cfg, NULL);
}

static Match *again(const Match *m)
{
    Match *to = match_new(match_game(m), match_setup(m), NULL);
    for (uint32_t i = 0; i < match_serial(m); i++)
        if (match_serial(to) == i)
            assert_int_equal(match_play_one(to, match_move(m, i), match_copy(m, i)).code, 0);
    return to;
}

static void a_table_that_is_opened_shows_what_one_played_on_does(void **st)
{
    (void)st;
    for (int i = 0; game_list[i]; i++) {
        const Game *g = game_list[i];
        if (!board_by_game(g->id) || !board_tell(board_by_game(g->id))->on_event)
            continue;
        for (uint64_t seed = 1; seed <= (uint64_t)help_many(1, 3); seed++) {
            Bench b;
            Rng r = rng_seed(seed);
            bench_open(&b, begin(g, g->seats_min > 1 ? g->seats_min + 1 : 1, seed), 1280, 800, 1);
            for (int k = 0; k < 120 && !match_over(b.m); k++) {
                help_play(b.m, &r, 1);
                sit(&b, 0);
                bench_rest(&b);
                if (k % 5 != 0 || match_over(b.m))
                    continue;
                Bench fresh;
                bench_open(&fresh, again(b.m), 1280, 800, 1);
                sit(&fresh, 0);
                bench_rest(&fresh);
                need_same(&b, &fresh, "opened");
                bench_close(&fresh);
            }
            bench_close(&b);
        }
    }
}

/* Tells everything once more that A tells, by the clock. */
static void watch_again(Bench *b)
{
    ui_set_motion(b->ui, false, 1);
    bench_pass(b, (Input){0});
    bench_pass(b, (Input){.kind = INPUT_KEY, .key = SDLK_a});
    for (int i = 0; i < 400 && (i < 4 || stage_is_telling(b->stage)); i++)
        bench_pass(b, (Input){0});
    assert_false(stage_is_telling(b->stage));
    ui_set_motion(b->ui, false, 0);
    bench_rest(b);
}

/* "Their turns" leaves the table's memory as it was: "The round before" knows who picked what. */
static void what_is_told_again_changes_no_panel(void **st)
{
    (void)st;
    Bench b;
    Rng r = rng_seed(5);
    int told = 0;
    bench_open(&b, begin(&horde_game, 3, 5), 1280, 800, 1);
    for (int k = 0; k < 140 && !match_over(b.m) && told < 6; k++) {
        uint8_t before[BOARD_EVENT_MEMORY];
        help_play(b.m, &r, 1);
        sit(&b, 0);
        bench_rest(&b);
        if (match_over(b.m) || !(state_may_act(match_truth(b.m)) & 1) || b.stage->tell.turn == match_serial(b.m))
            continue;
        memcpy(before, b.stage->tell.memory, sizeof before);
        watch_again(&b);
        assert_memory_equal(before, b.stage->tell.memory, sizeof before);
        told++;
    }
    assert_true(told == 6);
    bench_close(&b);
}

/* The serials of a theft that stands between two picks of the seat in one round, and of the second pick; 0: none. */
static uint32_t stolen_between(const Match *m, uint32_t *second)
{
    uint32_t first = 0, theft = 0;
    for (uint32_t k = 0; k < match_serial(m); k++) {
        Move mv = match_move(m, k);
        bool pick = mv.kind == MOVE_PICK && mv.seat == 0, steal = mv.kind == MOVE_STEAL && mv.seat != 0;
        if (mv.kind == MOVE_END)
            first = theft = 0;
        else if (pick && theft) {
            *second = k;
            return theft;
        } else if (pick)
            first = k + 1;
        else if (steal && first)
            theft = k;
        else if (mv.kind == MOVE_PICK) /* another's turn has begun */
            first = theft = 0;
    }
    return 0;
}

/* A theft in the middle of one's own turn can be seen again when that turn is over. */
static void a_theft_within_the_own_turn_is_told_again(void **st)
{
    (void)st;
    int found = 0;
    for (uint64_t seed = 1; seed <= 300 && found < 3; seed++) {
        Match *m = begin(&horde_game, 3, seed);
        Rng r = rng_seed(seed);
        uint32_t second = 0, theft = 0;
        for (int k = 0; k < 200 && !match_over(m) && !theft; k++) {
            help_play(m, &r, 1);
            theft = stolen_between(m, &second);
        }
        for (int k = 0; theft && k < 30 && !match_over(m) && !(match_to_act(m) == 0 && match_serial(m) > second + 1);
             k++)
            help_play(m, &r, 1);
        bool next = theft && !match_over(m) && match_to_act(m) == 0;
        for (uint32_t k = second + 1; next && k < match_serial(m); k++)
            next = match_was_auto(m, k) || match_move(m, k).seat != 0;
        if (!next) {
            match_free(m);
            continue;
        }
        Bench b;
        bench_open(&b, m, 1280, 800, 1);
        sit(&b, 0);
        bench_rest(&b);
        if (b.stage->tell.turn > theft)
            fail_msg("seed %u: told from move %u on, and the theft is move %u", (unsigned)seed, b.stage->tell.turn,
                     theft);
        found++;
        bench_close(&b);
    }
    assert_int_equal(found, 3);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_table_that_is_opened_shows_what_one_played_on_does),
        cmocka_unit_test(what_is_told_again_changes_no_panel),
        cmocka_unit_test(a_theft_within_the_own_turn_is_told_again),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
