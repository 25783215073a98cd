/* SPDX-License-Identifier: MIT
 * The whole program on a machine that gives it nothing: no folder to write to, no pictures, no fonts, a disk that hangs,
 * a clock that runs over or back.  Games are played to their end all the same. */
#include "evening.h"
#include "app/scenes/list.h"
#include "sys/clock.h"
#include "sys/paths.h"

enum { PASSES = 20000, SECONDS = 300 };

/* Two opponents at the table. */
static App *begin(Speed speed)
{
    Launch l = {.replay_at = -1,
                .w = 1280,
                .h = 800,
                .game_id = "horde",
                .seats = "bot:1:Grokk,bot:1:Skarn",
                .has_seed = true,
                .seed = 5,
                .has_speed = true,
                .speed = speed};
    char err[300];
    App *app = app_new(&l, scene_list, err, sizeof err);
    assert_non_null(app);
    assert_int_equal(app_start(app).code, 0);
    return app;
}

/* What app_run does once. */
static void pass(App *app)
{
    SDL_Event e;
    if (input_wait(&e, app->redraw ? 0 : 2))
        app_handle(app, &e);
    app_draw(app);
}

/* Presses Enter at what is said; returns how much that was. */
static int read_dialogs(App *app)
{
    int said = 0;
    while (app->nsays) {
        SDL_Event e = {.type = SDL_KEYDOWN};
        e.key.keysym.sym = SDLK_RETURN;
        int before = app->nsays;
        assert_true(strlen(app->say[0].text) > 20);
        app_handle(app, &e);
        assert_int_equal(app->nsays, before - 1);
        said++;
    }
    return said;
}

static bool is_over(const App *app)
{
    return stack_top(app) == SCENE_SCORING;
}

/* So many moves more, or to the scores; every pass the clock moves on by `step`. Returns how much was said. */
static int play_on(App *app, uint32_t moves, unsigned *clock, unsigned step)
{
    uint32_t until = match_serial(app_match(app)) + moves;
    int said = 0, i = 0;
    for (; i < PASSES && !is_over(app) && match_serial(app_match(app)) < until; i++) {
        fault_clock_ms(*clock += step);
        pass(app);
        said += read_dialogs(app);
    }
    assert_true(i < PASSES);
    return said;
}

static void it_plays_without_folders_pictures_and_fonts_unless_it_is_installed_here(void **state)
{
    (void)state;
    if (strcmp(path_assets(), ".") != 0) {
        print_message("The game is installed here, and its pictures are found.\n");
        skip();
    }
    assert_null(path_data());
    assert_null(path_config());
    unsigned clock = 0;
    App *app = begin(SPEED_OFF);
    assert_int_equal(play_on(app, UINT16_MAX, &clock, 0), 1); /* that games cannot be kept */
    assert_true(is_over(app) && match_over(app_match(app)));
    app_settings(app)->text_percent = 150;
    app_settings_changed(app);
    app_go(app, SCENE_TITLE, NULL, 0);
    pass(app);
    pass(app);
    assert_int_equal(stack_top(app), SCENE_TITLE);
    assert_int_equal(read_dialogs(app), 0);
    app_free(app);
}

static void opponents_wait_for_a_disk_that_hangs(void **state)
{
    (void)state;
    char folder[64];
    fault_folder(folder);
    App *app = begin(SPEED_OFF);
    save_close(&app->save);
    save_open(&app->save, folder);
    fault_on((Fault){FAULT_HOLD, CALL_FSYNC, 0, false, 0, 0});
    for (int i = 0; i < PASSES && !app_saving(app); i++)
        pass(app);
    uint32_t serial = match_serial(app_match(app));
    assert_true(app_saving(app) && serial > 0);
    for (int i = 0; i < 100; i++)
        pass(app);
    assert_int_equal(match_serial(app_match(app)), serial); /* else more than a move could be lost */
    fault_off();
    save_settle(app);
    (void)read_dialogs(app); /* on a busy machine those passes take seconds, and it says that the disk is slow */
    unsigned clock = 0;
    assert_int_equal(play_on(app, 10, &clock, 0), 0);
    save_settle(app);
    assert_int_equal(app->nsays, 0);
    app_free(app);
    help_remove(folder);
}

static void the_clock_runs_over_in_the_middle_of_a_game(void **state)
{
    (void)state;
    unsigned clock = 0u - clock_ms() - 3000;
    fault_clock_ms(clock);
    App *app = begin(SPEED_NORMAL);
    assert_true(clock_ms() > 0x80000000u);
    (void)play_on(app, 12, &clock, 60);
    assert_true(clock_ms() < 0x80000000u); /* it did, and the game went on: */
    assert_true(match_serial(app_match(app)) >= 12);
    app_free(app);
    fault_clock_ms(0);
}

static void the_clock_runs_back_in_the_middle_of_a_game(void **state)
{
    (void)state;
    unsigned clock = 100000;
    fault_clock_ms(clock);
    App *app = begin(SPEED_NORMAL);
    (void)play_on(app, 4, &clock, 60);
    clock -= 20000;
    (void)play_on(app, 6, &clock, 60);
    assert_true(match_serial(app_match(app)) >= 10);
    app_free(app);
    fault_clock_ms(0);
}

int main(void)
{
    (void)setenv("SDL_VIDEODRIVER", "dummy", 1);
    (void)setenv("SDL_AUDIODRIVER", "dummy", 1);
    (void)setenv("XDG_CONFIG_HOME", "/proc/nothing", 1); /* where not even root can make a folder */
    (void)setenv("XDG_DATA_HOME", "/proc/nothing", 1);
    (void)setenv("XDG_STATE_HOME", "/proc/nothing", 1);
    (void)setenv("HORDEHALL_DATA", "/proc/nothing", 1);
    (void)alarm(SECONDS);
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(it_plays_without_folders_pictures_and_fonts_unless_it_is_installed_here),
        cmocka_unit_test(opponents_wait_for_a_disk_that_hangs),
        cmocka_unit_test(the_clock_runs_over_in_the_middle_of_a_game),
        cmocka_unit_test(the_clock_runs_back_in_the_middle_of_a_game),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
