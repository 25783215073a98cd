/* SPDX-License-Identifier: MIT
 * One person hands over to the next while nobody touches anything: the program itself has to look again in time. */
#include "help_app.h"

enum { PATIENCE_MS = 60000 };

/* The main loop without a hand: it draws when it is due, and ends when nothing is. */
static void left_alone(App *app)
{
    uint32_t since = clock_ms();
    do {
        int left = app->redraw ? 0 : (int)(app->wake_at - clock_ms());
        if (left > 0)
            SDL_Delay((Uint32)left);
        app_draw(app);
        assert_true(clock_ms() - since < PATIENCE_MS);
    } while (app->redraw || app->wakes);
}

/* On the screen as it was drawn last: looking draws nothing. */
static bool shown(App *app, const char *id)
{
    char *line = ui_inspect(app->ui), want[64];
    (void)snprintf(want, sizeof want, "\"id\":\"%s\"", id);
    bool there = strstr(line, want) != NULL;
    free(line);
    return there;
}

static App *three_persons(const char *position)
{
    static char path[400];
    (void)snprintf(path, sizeof path, "%s/fuzz/corpus/position/%s", TEST_DIR, position);
    Launch l = {.replay_at = -1, .w = 1280, .h = 800, .screenshot = "none.png", .position = path};
    l.seats = "person:Ann,person:Cy,person:Bo";
    char err[300];
    App *app = app_new(&l, err, sizeof err);
    assert_non_null(app);
    app->still = false;
    app->settings.speed = SPEED_FAST;
    app->settings.reduced_motion = false;
    app_settings_changed(app);
    assert_int_equal(app_start(app).code, 0);
    live_settle(app);
    return app;
}

static void the_curtain_falls_by_itself_when_the_story_is_told(void **state)
{
    (void)state;
    App *app = three_persons("jokers.json");
    left_alone(app);
    assert_true(shown(app, "open-curtain"));
    live_click(app, "open-curtain");
    left_alone(app);
    assert_false(shown(app, "open-curtain"));
    int seat = match_to_act(app_match(app));
    live_click(app, "move-flayer");
    left_alone(app);
    assert_int_not_equal(match_to_act(app_match(app)), seat);
    assert_true(shown(app, "open-curtain"));
    app_free(app);
}

int main(void)
{
    char home[64];
    live_home(home);
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_curtain_falls_by_itself_when_the_story_is_told),
    };
    int failed = cmocka_run_group_tests(tests, NULL, NULL);
    help_remove(home);
    return failed;
}
