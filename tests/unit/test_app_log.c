/* SPDX-License-Identifier: MIT
 * The log of a table: whose line it is, what is shown of it, and the way from a line to its moment. */
#include "help_app.h"

#include "app/scenes/play.h"

enum { LINES = 64 };
typedef struct {
    char id[LINES][24], label[LINES][200], seat[LINES][8], about[LINES][16];
    bool keys[LINES];
    int n;
} Shown;

static void take(const json_t *item, const char *key, char *out, size_t n)
{
    const char *word = json_string_value(json_object_get(item, key));
    (void)snprintf(out, n, "%s", word ? word : "");
}

/* The lines of the log, the newest first. */
static Shown shown(App *app)
{
    Shown out = {.n = 0};
    json_t *root = live_look(app), *item, *state;
    size_t i, k;
    json_array_foreach(json_object_get(root, "items"), i, item)
    {
        if (strcmp(json_string_value(json_object_get(item, "kind")), "line") != 0 || out.n == LINES)
            continue;
        take(item, "id", out.id[out.n], sizeof out.id[0]);
        take(item, "label", out.label[out.n], sizeof out.label[0]);
        take(item, "seat", out.seat[out.n], sizeof out.seat[0]);
        take(item, "about", out.about[out.n], sizeof out.about[0]);
        json_array_foreach(json_object_get(item, "state"), k, state)
        {
            out.keys[out.n] = out.keys[out.n] || strcmp(json_string_value(state), "keys") == 0;
        }
        out.n++;
    }
    json_decref(root);
    return out;
}

static int number(const char *id)
{
    return atoi(id + strlen("log-"));
}

/* Opens the log, which slides over the edge of the table. */
static void open_log(App *app)
{
    live_press(app, SDLK_l);
    live_settle(app);
    assert_true(live_has(app, "close-drawer"));
}

/* A game that is watched, after so many moves, with its log open. */
static App *watched(uint32_t from)
{
    Match *m = help_replay("opponents-4-printed-full");
    App *app = live_begin(1280, 800, 100);
    app_set_match(app, m);
    PlayArg arg = {.replay = true, .back = "Scores", .from = from};
    app_go(app, SCENE_PLAY, &arg, sizeof arg);
    live_settle(app);
    open_log(app);
    return app;
}

static void each_line_has_the_sign_of_its_seat(void **st)
{
    (void)st;
    App *app = watched(36);
    Shown s = shown(app);
    int with = 0, without = 0;
    assert_true(s.n > 4);
    for (int i = 0; i < s.n; i++) {
        with += s.seat[i][0] >= '1' && s.seat[i][0] <= '4';
        without += !s.seat[i][0];
        assert_int_equal(strcmp(s.about[i], "effect") == 0, !s.seat[i][0]);
    }
    assert_true(with > 3 && without > 0);
    app_free(app);
}

static void seats_and_kinds_are_shown_alone(void **st)
{
    (void)st;
    App *app = watched(40);
    Shown all = shown(app);
    live_click(app, "log-seat-2");
    Shown s = shown(app);
    assert_true(s.n > 2);
    for (int i = 0; i < s.n; i++)
        assert_string_equal(s.seat[i], "2");
    live_click(app, "log-only-round");
    s = shown(app);
    assert_true(s.n > 0);
    for (int i = 0; i < s.n; i++) {
        assert_string_equal(s.seat[i], "2");
        assert_string_equal(s.about[i], "round");
    }
    live_click(app, "log-only-effect"); /* has no seat */
    assert_int_equal(shown(app).n, 0);
    assert_true(live_says(app, "Nothing yet."));
    live_click(app, "log-only-effect");
    live_click(app, "log-seat-2");
    s = shown(app);
    assert_int_equal(s.n, all.n);
    assert_string_equal(s.id[0], all.id[0]);
    app_free(app);
}

static bool has_line(App *app, const char *id)
{
    Shown s = shown(app);
    return s.n > 0 && number(s.id[0]) >= number(id);
}

/* That moment has the line, the one before it has not. */
static void a_line_leads_to_its_moment(void **st)
{
    (void)st;
    for (int which = 1; which < 7; which += 2) {
        App *app = watched(40);
        Shown s = shown(app);
        live_click(app, s.id[which]);
        live_settle(app);
        assert_false(live_says(app, "Move 40 of"));
        assert_true(has_line(app, s.id[which]));
        live_press(app, SDLK_LEFT);
        assert_false(has_line(app, s.id[which]));
        app_free(app);
    }
}

static void keys_walk_over_the_lines_when_the_log_is_asked_for(void **st)
{
    (void)st;
    App *app = watched(40);
    Shown s = shown(app);
    assert_true(s.keys[0]);
    assert_string_equal(ui_focused(app->ui), s.id[0]);
    live_press(app, SDLK_UP);
    live_press(app, SDLK_UP);
    assert_string_equal(ui_focused(app->ui), s.id[2]);
    assert_true(shown(app).keys[2]);
    live_press(app, SDLK_PAGEUP);
    assert_true(number(shown(app).id[0]) < number(s.id[0]));
    live_press(app, SDLK_PAGEDOWN);
    ui_focus(app->ui, s.id[3]);
    live_press(app, SDLK_RETURN);
    live_settle(app);
    assert_false(live_says(app, "Move 40 of"));
    assert_true(has_line(app, s.id[3]));
    live_press(app, SDLK_l);
    assert_int_equal(shown(app).n, 0);
    app_free(app);
}

/* .. also while the story is told, where the key ends it: what is told then is above or below the line they are on, and they
 * stay in the log, on small screens too, where it slides out as a drawer. */
static void keys_stay_in_the_log_while_it_is_told(void **st)
{
    (void)st;
    static const int size[][2] = {{1280, 800}, {1024, 640}};
    for (size_t i = 0; i < sizeof size / sizeof size[0]; i++) {
        App *app = live_begin(size[i][0], size[i][1], 100);
        live_speed(app, SPEED_NORMAL);
        Match *m = help_new(game_by_id("monstrous"), 2, 7);
        live_sit(app, m);
        Rng luck = rng_seed(3);
        for (int round = 0; round < 4; round++) {
            help_play(m, &luck, 6);
            app_dry(app, NULL);
            live_press(app, SDLK_l);
            app_dry(app, NULL);
            Shown s = shown(app);
            assert_true(s.n > (round > 0));
            assert_string_equal(ui_focused(app->ui), s.id[0]);
            live_press(app, SDLK_UP);
            app_dry(app, NULL);
            if (strncmp(ui_focused(app->ui), "log-", 4) != 0 || strncmp(ui_focused(app->ui), "log-only", 8) == 0)
                fail_msg("%d, round %d: the keys are on '%s'", size[i][0], round, ui_focused(app->ui));
            live_press(app, SDLK_l);
            app_dry(app, NULL);
        }
        app_free(app);
    }
}

static App *after_some_moves(Speed speed)
{
    App *app = live_begin(1280, 800, 100);
    live_speed(app, speed);
    live_sit(app, help_new(game_by_id("horde"), 2, 7));
    Rng luck = rng_seed(3);
    help_play(app_match(app), &luck, 12);
    live_settle(app);
    return app;
}

/* Of a game that is played it is told again from there, and nothing of it is changed. */
static void at_the_table_it_is_told_again_from_there(void **st)
{
    (void)st;
    App *app = after_some_moves(SPEED_NORMAL);
    Match *m = app_match(app);
    live_press(app, SDLK_SPACE);
    live_settle(app);
    open_log(app);
    Shown s = shown(app);
    uint32_t moves = match_serial(m);
    assert_true(s.n > 4);
    live_click(app, s.id[4]);
    app_dry(app, NULL);
    assert_true(number(shown(app).id[0]) < number(s.id[0]));
    assert_int_equal(match_serial(m), moves);
    live_press(app, SDLK_SPACE);
    live_settle(app);
    assert_string_equal(shown(app).id[0], s.id[0]);
    app_free(app);
}

static void one_moment_stands_still_until_a_press(App *app, const char *id)
{
    Shown s = shown(app);
    uint32_t moves = match_serial(app_match(app));
    live_click(app, id);
    app_dry(app, NULL);
    assert_true(live_says(app, "A look back at this moment. Press a key or click to return."));
    assert_true(number(shown(app).id[0]) < number(s.id[0]));
    assert_true(has_line(app, id));
    live_settle(app); /* however long nobody does anything */
    assert_true(live_says(app, "A look back at this moment. Press a key or click to return."));
    live_press(app, SDLK_SPACE);
    assert_false(live_says(app, "A look back at this moment. Press a key or click to return."));
    assert_string_equal(shown(app).id[0], s.id[0]);
    assert_int_equal(match_serial(app_match(app)), moves);
}

/* Where nothing is animated there is nothing to tell again: the table stands as it was, and the game goes on after it. */
static void without_animation_the_moment_is_shown(void **st)
{
    (void)st;
    App *app = after_some_moves(SPEED_OFF);
    Match *m = app_match(app);
    open_log(app);
    Shown s = shown(app);
    assert_true(s.n > 4);
    one_moment_stands_still_until_a_press(app, s.id[4]);
    one_moment_stands_still_until_a_press(app, s.id[2]);
    uint32_t moves = match_serial(m);
    live_click(app, s.id[4]);
    live_press(app, SDLK_RETURN); /* ends it and chooses nothing */
    assert_int_equal(match_serial(m), moves);
    app_free(app);
}

/* The log of a game that has just begun says so. */
static void an_empty_log_says_that_it_is(void **st)
{
    (void)st;
    App *app = live_launch("monstrous", "person:Mira,bot:2", NULL, 5);
    open_log(app);
    assert_int_equal(shown(app).n, 0);
    assert_true(live_says(app, "Nothing yet."));
    app_free(app);
}

int main(void)
{
    char home[64];
    live_home(home);
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(an_empty_log_says_that_it_is),
        cmocka_unit_test(each_line_has_the_sign_of_its_seat),
        cmocka_unit_test(seats_and_kinds_are_shown_alone),
        cmocka_unit_test(a_line_leads_to_its_moment),
        cmocka_unit_test(keys_walk_over_the_lines_when_the_log_is_asked_for),
        cmocka_unit_test(keys_stay_in_the_log_while_it_is_told),
        cmocka_unit_test(at_the_table_it_is_told_again_from_there),
        cmocka_unit_test(without_animation_the_moment_is_shown),
    };
    int failed = cmocka_run_group_tests(tests, NULL, NULL);
    help_remove(home);
    return failed;
}
