/* SPDX-License-Identifier: MIT
 * The reaction window of Siege (SH-6.7) and the setting for it: whoever cannot react is asked, or not, as the setting
 * says; and nobody learns from it what somebody else holds. */
#include "help_app.h"

#include "app/scenes/play_int.h"
#include "games/siege/siege_forecast.h"
#include "games/siege/table/siege_draw.h"

static App *table_of(const char *seats, const char *hands, uint64_t seed)
{
    return live_launch("siege", seats, hands, seed);
}

static const Siege *now(App *app)
{
    return siege_of(match_truth(app_match(app)));
}

static void settle(App *app)
{
    for (int i = 0; i < 6; i++)
        live_frame(app);
}

static int choices(App *app, int seat)
{
    Moves legal;
    match_legal(app_match(app), seat, &legal);
    return legal.n;
}

/* By chance to a window in which nobody is done and the first seat can do nothing else, or can: no pass of the screen
 * has seen it. False: not in this game. */
static bool to_a_window(App *app, bool able)
{
    Match *m = app_match(app);
    Rng r = rng_seed(7);
    for (int i = 0; i < 300 && !match_over(m); i++) {
        if (siege_window(&now(app)->s) && !now(app)->done[0] && !now(app)->done[1] && (choices(app, 0) > 1) == able &&
            match_may_act(m) & 1)
            return true;
        help_play(m, &r, 1);
    }
    return false;
}

typedef struct {
    const char *seats, *hands;
    ReactWhen react;
    bool able, passes; /* the first seat can react; it passes by itself */
} Case;

static void try_case(const Case *c)
{
    for (uint64_t seed = 1; seed < 60; seed++) {
        App *app = table_of(c->seats, c->hands, seed);
        if (!to_a_window(app, c->able)) {
            app_free(app);
            continue;
        }
        uint32_t serial = match_serial(app_match(app));
        app->settings.react = c->react;
        settle(app);
        bool passed = match_serial(app_match(app)) > serial && match_move(app_match(app), serial).kind == MOVE_DONE &&
                      match_move(app_match(app), serial).seat == 0;
        assert_true(passed == c->passes);
        app_free(app);
        return;
    }
    fail_msg("no such window");
}

/* O18. Closed hands: that it passed by itself would tell the other person that nothing with a bolt is held. */
static void a_pass_tells_nobody_what_is_held(void **state)
{
    (void)state;
    static const Case cases[] = {
        {"person:Ann,person:Bo", "hands=closed", REACT_ABLE, false, false},
        {"person:Ann,person:Bo", "hands=shown", REACT_ABLE, false, true},
        {"person:Ann,person:Bo", "second=horde", REACT_ABLE, false, false},
        {"person:Ann,bot:1", "hands=closed", REACT_ABLE, false, true}, /* who sees the answer alone */
        {"person:Ann,person:Bo", "hands=closed", REACT_USUAL, false, false},
        {"person:Ann,bot:1", "hands=closed", REACT_USUAL, false, false},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
        try_case(&cases[i]);
}

/* Where all see what is held, nobody is asked in vain unless one wants that. */
static void with_open_hands_one_is_asked_who_can_react(void **state)
{
    (void)state;
    static const Case cases[] = {
        {"person:Ann,bot:1", "hands=shown", REACT_USUAL, false, true},
        {"person:Ann,person:Bo", "hands=shown", REACT_USUAL, false, true},
        {"person:Ann,bot:1", "hands=shown", REACT_USUAL, true, false},
        {"person:Ann,bot:1", "hands=shown", REACT_ALWAYS, false, false},
        {"person:Ann,bot:1", "hands=shown", REACT_ABLE, false, true},
        {"person:Ann,bot:1", "hands=shown", REACT_ABLE, true, false},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
        try_case(&cases[i]);
}

/* Taken back, the moment is there to be looked at. */
static void what_was_taken_back_is_not_done_again(void **state)
{
    (void)state;
    App *app = NULL;
    for (uint64_t seed = 1; seed < 60 && !app; seed++) {
        app = table_of("person:Ann,person:Bo", "hands=shown", seed);
        if (!to_a_window(app, false)) {
            app_free(app);
            app = NULL;
        }
    }
    if (!app) { /* said twice, for a compiler that does not know that a test ends here */
        fail_msg("there is no such window");
        return;
    }
    Match *m = app_match(app);
    uint32_t serial = match_serial(m);
    assert_int_equal(match_play(m, serial, (Move){.kind = MOVE_DONE}).code, 0);
    assert_int_equal(match_undo(m, NO_SEAT).code, 0);
    app->settings.react = REACT_ABLE;
    settle(app);
    assert_int_equal(match_serial(m), serial);
    app_free(app);
}

/* Alone the rules let it pass: usually nobody is told to go on, with "Always" the story waits there once. */
static int waits_alone(ReactWhen react)
{
    App *app = table_of("person:Ann", NULL, 9);
    app->settings.react = react;
    app->settings.steps = false;
    Rng r = rng_seed(2);
    int waits = 0;
    for (int i = 0; i < 60 && !match_over(app_match(app)); i++) {
        Match *m = app_match(app);
        settle(app);
        while (live_has(app, "pause-on")) {
            assert_true(live_says(app, "You cannot react"));
            assert_false(live_has(app, "move-done"));
            live_press(app, SDLK_RETURN);
            settle(app);
            waits++;
        }
        help_play(m, &r, 1);
    }
    app_free(app);
    return waits;
}

static void alone_one_is_asked_in_vain_only_if_one_wants_that(void **state)
{
    (void)state;
    assert_int_equal(waits_alone(REACT_USUAL), 0);
    assert_int_equal(waits_alone(REACT_ABLE), 0);
    assert_true(waits_alone(REACT_ALWAYS) > 0);
}

enum { IDLE_SPELL = 1, IDLE_ABILITY = 2 };

/* Returns of which kinds are the idle moves of windows of a game for one person where there are no others; checks that none of
 * these windows is asked, and that one with a move of use is. */
static int idle_windows(uint64_t seed)
{
    App *app = table_of("person:Ann", NULL, seed);
    Match *m = app_match(app);
    Rng r = rng_seed(seed);
    int idle = 0;
    app->settings.react = REACT_ABLE;
    app->settings.steps = false;
    for (int i = 0; i < 120 && !match_over(m); i++) {
        Moves legal;
        int vain = 0, kinds = 0;
        match_legal(m, 0, &legal);
        for (int k = 0; k < legal.n; k++)
            if (siege_move_is_idle(match_truth(m), legal.m[k])) {
                kinds |= legal.m[k].kind == MOVE_USE ? IDLE_ABILITY : IDLE_SPELL;
                vain++;
            }
        bool window = siege_window(match_truth(m)) && legal.n > 1;
        uint32_t serial = match_serial(m);
        settle(app);
        if (window && !match_can_redo(m))
            assert_int_equal(match_serial(m) > serial, vain == legal.n - 1);
        idle |= window && vain == legal.n - 1 ? kinds : 0;
        if (match_serial(m) == serial)
            help_play(m, &r, 1);
    }
    app_free(app);
    return idle;
}

/* A bolt that would change nothing is no reaction, of a card or of the castle: its window passes by itself. */
static void a_bolt_in_vain_is_not_asked_about(void **state)
{
    (void)state;
    int idle = 0;
    for (uint64_t seed = 1; seed < 40 && idle != (IDLE_SPELL | IDLE_ABILITY); seed++)
        idle |= idle_windows(seed);
    assert_int_equal(idle, IDLE_SPELL | IDLE_ABILITY);
}

int main(void)
{
    char home[64];
    live_home(home);
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_pass_tells_nobody_what_is_held),
        cmocka_unit_test(with_open_hands_one_is_asked_who_can_react),
        cmocka_unit_test(what_was_taken_back_is_not_done_again),
        cmocka_unit_test(alone_one_is_asked_in_vain_only_if_one_wants_that),
        cmocka_unit_test(a_bolt_in_vain_is_not_asked_about),
    };
    int failed = cmocka_run_group_tests(tests, NULL, NULL);
    help_remove(home);
    return failed;
}
