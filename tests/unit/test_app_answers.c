/* SPDX-License-Identifier: MIT
 * What the table of Siege answers in the player's place: questions on which nothing depends, and draws for the monsters of
 * a fight, for which one answer serves (SH-10.18). Undo takes such answers back with the choice before them, and with "Ask
 * about everything" there are none. */
#include "help_app.h"
#include "help_siege.h"

#include "app/scenes/play_int.h"
#include "core/table.h"
#include "games/siege/siege_forecast.h"
#include "games/siege/table/siege_draw.h"

static App *alone(uint64_t seed, bool ask_all)
{
    App *app = live_launch_asking("siege", "person:Ann", NULL, seed, ask_all);
    app_settings(app)->steps = false;
    return app;
}

static const State *truth(App *app)
{
    return match_truth(app_match(app));
}

static void settle(App *app)
{
    for (int i = 0; i < 12; i++)
        app_draw(app);
}

/* At set-up the portal wakes minions of which one is like the other (SH-2.18). */
static void minions_that_are_alike_are_chosen_by_the_table(void **state)
{
    (void)state;
    App *app = alone(5, false);
    settle(app);
    assert_false(live_says(app, "For the horde: choose"));
    assert_true(match_serial(app_match(app)) > 0); /* each is a move of its own, as in any journal */
    assert_int_equal(match_move(app_match(app), 0).kind, MOVE_CHOOSE);
    assert_true(live_says(app, "Replace cards, or keep your hand"));
    app_free(app);
    app = alone(5, true);
    settle(app);
    assert_int_equal(match_serial(app_match(app)), 0);
    assert_true(live_says(app, "For the horde: choose"));
    app_free(app);
}

static bool asks_who_draws(const State *s)
{
    const Frame *f = frame_peek(s);
    return s->phase == PHASE_FIGHT && f && f->op == ASK_SEAT && f->arg == FOR_DRAW;
}

/* Returns how many draws the fight still offers, if each is declined; 0: something else is asked, too. */
static int draws_to_come(const Match *from)
{
    Match *m = match_at(from, match_serial(from));
    int n = 0;
    for (; !match_over(m) && match_truth(m)->phase == PHASE_FIGHT && n >= 0; n++)
        if (!asks_who_draws(match_truth(m)) ||
            match_play(m, match_serial(m), (Move){.kind = MOVE_NOTHING, .seat = 0}).code)
            n = -1;
    match_free(m);
    return n;
}

static bool here(const Match *m)
{
    return asks_who_draws(match_truth(m)) && draws_to_come(m) >= 2 &&
           siege_draw_risk(match_truth(m), (Move){.kind = MOVE_SEAT}) == DRAW_SAFE;
}

static App *at_a_draw(bool ask_all)
{
    App *app = live_begin(1280, 800, 100);
    app->settings.ask_all = ask_all;
    live_sit(app, siege_comes_to(here, 1, false));
    settle(app);
    return app;
}

/* Returns how many moves of that kind have been made since. */
static int made(App *app, uint32_t since, int kind)
{
    int n = 0;
    for (uint32_t i = since; i < match_serial(app_match(app)); i++)
        n += match_move(app_match(app), i).kind == kind;
    return n;
}

/* SH-10.18: each draw is offered on its own; one answer serves for those of the fight. */
static void SH_10_18_who_draws_in_a_fight_is_asked_once(void **state)
{
    (void)state;
    App *app = at_a_draw(false);
    uint32_t serial = match_serial(app_match(app));
    assert_true(live_says(app, "Draw none"));
    live_click(app, "move-seat 0");
    settle(app);
    assert_true(made(app, serial, MOVE_SEAT) >= 2);
    assert_false(asks_who_draws(truth(app)));
    app_free(app);
}

static void SH_10_18_asked_about_everything_each_draw_is_a_question(void **state)
{
    (void)state;
    App *app = at_a_draw(true);
    uint32_t serial = match_serial(app_match(app));
    assert_true(live_has(app, "once-nothing")); /* and one answer can still serve */
    live_click(app, "move-seat 0");
    settle(app);
    assert_int_equal(made(app, serial, MOVE_SEAT), 1);
    assert_true(asks_who_draws(truth(app)));
    app_free(app);
}

static bool to_an_ally_that_moves(const Match *m)
{
    Moves legal;
    const State *s = match_truth(m);
    match_legal(m, 0, &legal);
    for (int i = 0; s->nframes == 0 && i < legal.n; i++)
        if (legal.m[i].kind == MOVE_MOVE)
            return true;
    return false;
}

static Move first_of(App *app, int kind)
{
    Moves legal;
    match_legal(app_match(app), 0, &legal);
    for (int i = 0; i < legal.n; i++)
        if (legal.m[i].kind == kind)
            return legal.m[i];
    fail_msg("no such move");
    return (Move){0};
}

/* SH-16.1: what the player was not asked is no step of its own. */
static void SH_16_1_undo_takes_the_answers_of_the_table_back_with_their_cause(void **state)
{
    (void)state;
    App *app = live_begin(1280, 800, 100);
    live_sit(app, siege_comes_to(to_an_ally_that_moves, 1, false));
    settle(app);
    Match *m = app_match(app);
    uint32_t serial = match_serial(m);
    for (int i = 0; i < 3; i++) { /* the second and third as if the table had made them */
        assert_int_equal(match_play(m, serial + (uint32_t)i, first_of(app, MOVE_MOVE)).code, 0);
        play_note_answer(app->layer[app->nlayers - 1].data, serial + (uint32_t)i, i > 0);
    }
    live_key(app, SDLK_z, KMOD_CTRL);
    settle(app);
    assert_int_equal(match_serial(m), serial);
    live_key(app, SDLK_y, KMOD_CTRL);
    settle(app);
    assert_int_equal(match_serial(m), serial + 3);
    live_key(app, SDLK_z, KMOD_CTRL);
    settle(app);
    for (int i = 0; i < 2; i++) { /* what was undone is forgotten by what is done in its place */
        assert_int_equal(match_play(m, serial + (uint32_t)i, first_of(app, MOVE_MOVE)).code, 0);
        play_note_answer(app->layer[app->nlayers - 1].data, serial + (uint32_t)i, false);
    }
    live_key(app, SDLK_z, KMOD_CTRL);
    settle(app);
    assert_int_equal(match_serial(m), serial + 1);
    app_free(app);
}

int main(void)
{
    char home[64];
    live_home(home);
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(minions_that_are_alike_are_chosen_by_the_table),
        cmocka_unit_test(SH_10_18_who_draws_in_a_fight_is_asked_once),
        cmocka_unit_test(SH_10_18_asked_about_everything_each_draw_is_a_question),
        cmocka_unit_test(SH_16_1_undo_takes_the_answers_of_the_table_back_with_their_cause),
    };
    int failed = cmocka_run_group_tests(tests, NULL, NULL);
    help_remove(home);
    return failed;
}
