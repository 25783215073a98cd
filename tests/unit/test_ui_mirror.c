/* SPDX-License-Identifier: MIT
 * The mirror: whole random games, heard through the ears of every seat and of a bystander, end every move as the view
 * of that seat; undo, redo and a change of eyes show the same; the story notices a rule that hides an event. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "core/match.h"
#include "core/mirror.h"
#include "ui/story.h"

static Match *new_match(const Game *g, int nseats, const char *level, uint64_t seed)
{
    Setup cfg = game_preset(g, nseats);
    cfg.seed = seed;
    for (int i = 0; level && i < g->noptions; i++)
        for (int k = 0; k < g->option[i].nchoices; k++)
            if (strcmp(g->option[i].choice[k], level) == 0)
                cfg.option[i] = (uint8_t)k;
    Status why;
    Match *m = match_new(g, &cfg, &why);
    assert_non_null(m);
    return m;
}

static void play_at_random(Match *m, Rng *r)
{
    Moves legal;
    match_legal(m, match_to_act(m), &legal);
    assert_true(legal.n > 0);
    assert_int_equal(match_play(m, match_serial(m), legal.m[rng_below(r, (uint32_t)legal.n)]).code, 0);
}

static void assert_shows(const Story *t, const Match *m, View *v)
{
    match_view(m, story_eyes(t), VIEW_EYES, v);
    assert_null(story_fault(t));
    assert_memory_equal(story_state(t), view_state(v), match_game(m)->state_size);
}

static void follow_game(const Game *g, int nseats, const char *level, uint64_t seed)
{
    Match *m = new_match(g, nseats, level, seed);
    Story *story[SEAT_MAX + 1];
    View *v = view_new(g);
    Rng r = rng_seed(seed + 1000);
    for (int i = 0; i <= nseats; i++) {
        story[i] = story_new(g);
        story_jump(story[i], m, i == nseats ? NO_SEAT : i);
    }
    while (!match_over(m)) {
        play_at_random(m, &r);
        bool later = rng_below(&r, 4) == 0 && !match_over(m); /* several moves behind */
        for (int i = 0; i <= nseats && !later; i++) {
            assert_true(story_follow(story[i], m));
            while (story_next(story[i], NULL))
                ;
            assert_false(story_is_running(story[i]));
            assert_int_equal(story_serial(story[i]), match_serial(m));
            assert_int_equal(story_shown_count(story[i]), match_events(m, story_eyes(story[i]), 0, NULL, 0));
            assert_shows(story[i], m, v);
        }
    }
    for (int i = 0; i <= nseats; i++)
        story_free(story[i]);
    view_free(v);
    match_free(m);
}

static void the_mirror_equals_the_view_through_whole_games(void **st)
{
    (void)st;
    static const char *const levels[] = {"full", "basic", "open"};
    const Game *horde = game_by_id("horde");
    assert_non_null(horde);
    for (int nseats = horde->seats_min; nseats <= horde->seats_max; nseats++)
        for (int i = 0; i < 3; i++)
            for (uint64_t seed = 1; seed <= 2; seed++)
                follow_game(horde, nseats, levels[i], seed);
    const Game *pebbles = game_by_id("nullgame");
    assert_non_null(pebbles);
    for (uint64_t seed = 1; seed <= 20; seed++)
        follow_game(pebbles, 2 + (int)(seed % 3), NULL, seed);
}

static void a_story_can_be_cut_off_at_any_event(void **st)
{
    (void)st;
    const Game *g = game_by_id("horde");
    Match *m = new_match(g, 3, "full", 5);
    Story *t = story_new(g);
    View *v = view_new(g);
    Rng r = rng_seed(9);
    story_jump(t, m, 1);
    while (!match_over(m)) {
        play_at_random(m, &r);
        assert_true(story_follow(t, m));
        for (uint32_t k = rng_below(&r, 5); k > 0; k--)
            (void)story_next(t, NULL);
        if (rng_below(&r, 2)) {
            story_drain(t);
            assert_shows(t, m, v);
        }
    }
    story_drain(t);
    assert_shows(t, m, v);
    story_free(t);
    view_free(v);
    match_free(m);
}

static void undo_is_noticed_and_redo_is_told(void **st)
{
    (void)st;
    const Game *g = game_by_id("horde");
    Match *m = new_match(g, 2, "basic", 3);
    Story *t = story_new(g);
    View *v = view_new(g);
    Rng r = rng_seed(2);
    story_jump(t, m, NO_SEAT);
    play_at_random(m, &r);
    assert_true(story_follow(t, m));
    story_drain(t);
    assert_int_equal(match_undo(m, NO_SEAT).code, 0);
    assert_false(story_follow(t, m));
    story_jump(t, m, NO_SEAT);
    assert_shows(t, m, v);
    assert_int_equal(match_redo(m).code, 0);
    assert_true(story_follow(t, m));
    assert_true(story_is_running(t));
    story_drain(t);
    assert_shows(t, m, v);
    story_free(t);
    view_free(v);
    match_free(m);
}

static void a_hidden_event_is_noticed(void **st)
{
    (void)st;
    const Game *g = game_by_id("horde");
    Match *m = new_match(g, 3, "full", 8);
    Rng r = rng_seed(8);
    View *before = view_new(g), *after = view_new(g);
    Mirror *mirror = mirror_new(g);
    Event e[EVENT_MAX];
    int dropped = 0;
    while (!match_over(m)) {
        uint32_t serial = match_serial(m);
        match_view(m, 0, VIEW_EYES, before);
        play_at_random(m, &r);
        match_view(m, 0, VIEW_EYES, after);
        int n = match_events(m, 0, serial, e, EVENT_MAX);
        assert_true(n <= EVENT_MAX);
        mirror_jump(mirror, before);
        int left_out = -1;
        for (int i = 0; i < n; i++)
            if (left_out < 0 && e[i].kind == EV_MOVE)
                left_out = i;
            else
                mirror_apply(mirror, &e[i]);
        if (left_out >= 0 && e[left_out].from != e[left_out].to)
            dropped += mirror_difference(mirror, after, NULL) != NULL;
    }
    assert_true(dropped > 20);
    mirror_free(mirror);
    view_free(before);
    view_free(after);
    match_free(m);
}

static void nothing_hidden_reaches_the_mirror(void **st)
{
    (void)st;
    const Game *g = game_by_id("horde");
    Match *m = new_match(g, 3, "full", 11);
    Story *t = story_new(g);
    Rng r = rng_seed(4);
    int hidden = 0;
    story_jump(t, m, NO_SEAT);
    while (!match_over(m)) {
        play_at_random(m, &r);
        (void)story_follow(t, m);
        while (story_next(t, NULL)) {
            const State *s = story_state(t);
            for (PieceId p = 0; p < s->npieces; p++) {
                if (g->place[s->piece[p].place].sight != SIGHT_OWNER || match_over(m))
                    continue;
                /* A card on its way into a horde was public a moment ago; once the move is told it must be blank. */
                if (!story_is_running(t)) {
                    assert_int_equal(s->piece[p].def, DEF_HIDDEN);
                    hidden++;
                }
            }
        }
    }
    assert_true(hidden > 1000);
    story_free(t);
    match_free(m);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_mirror_equals_the_view_through_whole_games),
        cmocka_unit_test(a_story_can_be_cut_off_at_any_event),
        cmocka_unit_test(undo_is_noticed_and_redo_is_told),
        cmocka_unit_test(a_hidden_event_is_noticed),
        cmocka_unit_test(nothing_hidden_reaches_the_mirror),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
