/* SPDX-License-Identifier: MIT
 * Nobody answers a question by the second half of the click that asked it: whole screens, double clicks of three speeds.
 * The clock is the test's own (clock_ms is wrapped), so no answer depends on how fast the machine is. */
#include "help_app.h"

#include "games/monstrous/monstrous.h"

static uint32_t clock_now = 10000;

uint32_t __wrap_clock_ms(void);
uint32_t __wrap_clock_ms(void)
{
    return clock_now;
}

/* Passes as the main loop makes them while nobody touches anything. */
static void wait_ms(App *app, int ms)
{
    while (ms > 0) {
        int wake = ui_wake_ms(app->ui), step = wake < 0 || wake > ms ? ms : wake < 10 ? 10 : wake;
        clock_now += (uint32_t)step;
        ms -= step;
        app_dry(app, NULL);
    }
}

static void touch(App *app, InputKind kind, float x, float y)
{
    Input in = {.kind = kind, .x = x, .y = y, .button = kind == INPUT_MOVE ? 0 : 1, .now = clock_now};
    app_dry(app, &in);
    app_dry(app, NULL);
}

static void click_at(App *app, float x, float y, int after_ms)
{
    touch(app, INPUT_DOWN, x, y);
    wait_ms(app, 60);
    touch(app, INPUT_UP, x, y);
    wait_ms(app, after_ms - 60);
}

/* The pointer comes from elsewhere, after a while. */
static void come_to(App *app, const char *id, float *x, float *y)
{
    wait_ms(app, 1000);
    live_where(app, id, x, y);
    touch(app, INPUT_MOVE, *x + 3, *y + 300);
    touch(app, INPUT_MOVE, *x, *y);
}

static void double_click(App *app, const char *id, int between_ms)
{
    float x, y;
    come_to(app, id, &x, &y);
    click_at(app, x, y, between_ms);
    touch(app, INPUT_MOVE, x + 1, y);
    click_at(app, x + 1, y, 1000);
}

static const int speeds[] = {120, 250, 400};
enum { SPEEDS = sizeof speeds / sizeof speeds[0] };

static bool asks(App *app, const char *question)
{
    json_t *root = live_feel(app);
    const char *label = json_string_value(json_object_get(live_find(root, "prompt"), "label"));
    bool it = label && strcmp(label, question) == 0;
    json_decref(root);
    return it;
}

/* Siege, alone, seed 5: both minions are chosen, the hand is kept, and the first turn is the player's. */
static App *siege_alone(void)
{
    static const char *const way[] = {"piece-85", "piece-86", "move-nothing"};
    App *app = live_launch("siege", "person:A", NULL, 5);
    for (int i = 0; i < 3; i++) {
        wait_ms(app, 1000);
        live_click(app, way[i]);
    }
    return app;
}

static void a_double_click_on_done_leaves_the_question_unanswered(void **state)
{
    (void)state;
    for (int i = 0; i < SPEEDS; i++) {
        App *app = siege_alone();
        uint32_t serial = match_serial(app_match(app));
        float x, y, ax, ay;
        come_to(app, "move-done", &x, &y);
        double_click(app, "move-done", speeds[i]);
        assert_int_equal(match_serial(app_match(app)), serial);
        assert_true(asks(app, "End your turn anyway?"));
        live_where(app, "move-done", &ax, &ay); /* the answer stands elsewhere */
        json_t *root = live_feel(app), *r = json_object_get(live_find(root, "move-done"), "rect");
        assert_true(x >
                    (float)json_integer_value(json_array_get(r, 0)) + (float)json_integer_value(json_array_get(r, 2)));
        json_decref(root);
        live_click(app, "move-done"); /* with the hand there, it is an answer */
        assert_true(match_serial(app_match(app)) > serial);
        app_free(app);
    }
}

/* With the largest letters the bar may have no room beside. */
static void a_double_click_on_done_answers_nothing_in_large_letters(void **state)
{
    (void)state;
    for (int i = 0; i < SPEEDS; i++) {
        App *app = siege_alone();
        app->settings.text_percent = 200;
        uint32_t serial = match_serial(app_match(app));
        double_click(app, "move-done", speeds[i]);
        assert_int_equal(match_serial(app_match(app)), serial);
        assert_true(live_has(app, "put-back"));
        app_free(app);
    }
}

/* A key, and the button of a pad, likewise: twice is once, and held is once. */
static void a_double_press_on_done_leaves_the_question_unanswered(void **state)
{
    (void)state;
    for (int i = 0; i < SPEEDS; i++) {
        App *app = siege_alone();
        uint32_t serial = match_serial(app_match(app));
        wait_ms(app, 1000);
        ui_focus(app->ui, "move-done");
        live_press(app, SDLK_TAB); /* the keys are in use */
        ui_focus(app->ui, "move-done");
        live_press(app, SDLK_RETURN);
        assert_true(asks(app, "End your turn anyway?"));
        ui_focus(app->ui, "move-done");
        wait_ms(app, speeds[i]);
        live_press(app, SDLK_RETURN);
        Input held = {.kind = INPUT_KEY, .key = SDLK_RETURN, .repeat = true, .now = clock_now};
        for (int k = 0; k < 30; k++, held.now = clock_now += 40)
            app_dry(app, &held);
        assert_int_equal(match_serial(app_match(app)), serial);
        assert_true(asks(app, "End your turn anyway?"));
        wait_ms(app, 600);
        ui_focus(app->ui, "move-done");
        live_press(app, SDLK_RETURN);
        assert_true(match_serial(app_match(app)) > serial);
        app_free(app);
    }
}

/* Monstrous: the first moment at which the turn may be ended. */
static Match *before_end_of_turn(void)
{
    Setup cfg = game_preset(&monstrous_game, 2);
    cfg.seed = 11;
    Match *m = match_new(&monstrous_game, &cfg, NULL);
    for (Rng r = rng_seed(11); !match_over(m); help_play(m, &r, 1)) {
        Moves legal;
        match_legal(m, match_asked(m, NO_SEAT), &legal);
        for (int i = 0; i < legal.n; i++)
            if (legal.m[i].kind == MOVE_END)
                return m;
    }
    fail_msg("no turn can be ended");
    return m;
}

static void a_double_click_on_end_turn_ends_one_turn(void **state)
{
    (void)state;
    for (int i = 0; i < SPEEDS; i++) {
        App *app = live_begin(1280, 800, 100);
        live_sit(app, before_end_of_turn());
        wait_ms(app, 1000);
        uint32_t serial = match_serial(app_match(app));
        double_click(app, "move-end", speeds[i]);
        assert_true(match_serial(app_match(app)) <= serial + 1);
        app_free(app);
    }
}

static App *paused(void)
{
    App *app = live_launch("horde", "person:A,person:B", NULL, 3);
    for (int i = 0; i < 2 && !live_has(app, "new-game"); i++) { /* the first one may put a tip away */
        live_press(app, SDLK_ESCAPE);
        app_dry(app, NULL);
    }
    return app;
}

static void a_double_click_begins_no_new_game(void **state)
{
    (void)state;
    for (int i = 0; i < SPEEDS; i++) {
        App *app = paused();
        const Match *m = app_match(app);
        double_click(app, "new-game", speeds[i]);
        assert_ptr_equal(app_match(app), m);
        assert_true(live_says(app, "Yes, a new one"));
        wait_ms(app, 600);
        live_click(app, "new-game");
        assert_ptr_not_equal(app_match(app), m);
        app_free(app);
    }
}

static void a_double_click_resets_no_settings(void **state)
{
    (void)state;
    App *app = live_begin(1280, 800, 125);
    app_go(app, SCENE_SETTINGS, NULL, 0);
    live_settle(app);
    double_click(app, "as-it-came", 250);
    assert_int_equal(app->settings.text_percent, 125);
    assert_true(live_says(app, "Yes, reset all settings"));
    app_free(app);
}

static void a_double_click_puts_away_one_message_of_two(void **state)
{
    (void)state;
    App *app = live_begin(1280, 800, 100);
    app_go(app, SCENE_CREDITS, NULL, 0);
    app_say(app, "One", "The first.");
    app_say(app, "Two", "The second.");
    live_settle(app);
    double_click(app, "say-ok", 250);
    assert_true(live_says(app, "The second."));
    app_free(app);
}

/* What lies below a layer that has just gone is not meant either, nor the same button of the screen below. */
static void a_double_click_goes_back_once(void **state)
{
    (void)state;
    App *app = live_begin(1280, 800, 100);
    app_go(app, SCENE_CHRONICLE, NULL, 0);
    live_settle(app);
    app_push(app, SCENE_STATISTICS, NULL, 0);
    live_settle(app);
    double_click(app, "back", 250);
    assert_int_equal(stack_top(app), SCENE_CHRONICLE);
    app_free(app);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_double_click_on_done_leaves_the_question_unanswered),
        cmocka_unit_test(a_double_click_on_done_answers_nothing_in_large_letters),
        cmocka_unit_test(a_double_press_on_done_leaves_the_question_unanswered),
        cmocka_unit_test(a_double_click_on_end_turn_ends_one_turn),
        cmocka_unit_test(a_double_click_begins_no_new_game),
        cmocka_unit_test(a_double_click_resets_no_settings),
        cmocka_unit_test(a_double_click_puts_away_one_message_of_two),
        cmocka_unit_test(a_double_click_goes_back_once),
    };
    return cmocka_run_group_tests_name("test_app_double_click", tests, NULL, NULL);
}
