/* SPDX-License-Identifier: MIT
 * Reading aloud: what is heard of some moves, by a libspeechd that writes it down (fake_speechd.c). */
#include "help_app.h"

#include "base/file.h"

enum { HEARD_MOST = 1 << 20 };

typedef struct {
    char home[64], path[128];
    App *app;
    Buf heard; /* filled by silence */
} Room;

static Room enter(bool voice)
{
    Room r = {0};
    live_home(r.home);
    (void)snprintf(r.path, sizeof r.path, "%s/heard", r.home);
    if (voice)
        (void)setenv("FAKE_SPEECH", r.path, 1);
    else
        (void)unsetenv("FAKE_SPEECH");
    Launch l = {.replay_at = -1, .w = 1280, .h = 800, .screenshot = "none.png", .game_id = "horde", .has_seed = true};
    l.seed = 3;
    l.seats = "person:Ann,person:Bo";
    l.language = "en";
    char err[300];
    r.app = app_new(&l, scene_list, err, sizeof err);
    assert_non_null(r.app);
    r.app->still = false;
    r.app->settings.speed = SPEED_OFF;
    r.app->settings.tips = r.app->settings.curtain = false;
    r.app->settings.aloud = true;
    app_settings_changed(r.app);
    assert_int_equal(app_start(r.app).code, 0);
    live_settle(r.app);
    app_draw(r.app);
    return r;
}

/* Off: what was under way has reached the library. */
static const char *silence(Room *r)
{
    r->app->settings.aloud = false;
    app_settings_changed(r->app);
    app_draw(r->app);
    assert_null(r->app->speech);
    buf_free(&r->heard);
    (void)file_read(r->path, HEARD_MOST, &r->heard);
    return buf_str(&r->heard);
}

static void leave(Room *r)
{
    app_free(r->app);
    buf_free(&r->heard);
    help_remove(r->home);
}

static void press(Room *r, SDL_Keycode key)
{
    live_press(r->app, key);
    live_settle(r->app);
    app_draw(r->app);
}

static int times(const char *text, const char *part)
{
    int n = 0;
    for (const char *at = strstr(text, part); at; at = strstr(at + 1, part))
        n++;
    return n;
}

static void a_move_is_heard_with_its_question_and_what_came_of_it(void **state)
{
    (void)state;
    Room r = enter(true);
    press(&r, SDLK_TAB); /* a token */
    uint32_t before = match_serial(app_match(r.app));
    for (int i = 0; i < 8 && match_serial(app_match(r.app)) == before; i++)
        press(&r, SDLK_RETURN);
    assert_int_not_equal(match_serial(app_match(r.app)), before);
    const char *heard = silence(&r);
    assert_memory_equal(heard, "open hordehall\nlanguage en\n", 27);
    assert_non_null(strstr(heard, "text Ann, choose a token for Ooze. The winner of this battle gets the token."));
    assert_non_null(strstr(heard, "message Ann")); /* the line of the log, without marks */
    assert_null(strstr(heard, "*Ann*"));
    assert_int_equal(times(heard, "choose a token for Ooze"), 1); /* drawn often, said once */
    assert_int_equal(times(heard, "The winner of this battle gets the token."), 1);
    assert_non_null(strstr(heard, "cancel \nclose \n"));
    leave(&r);
}

static void the_keys_are_followed_and_what_was_said_is_replaced(void **state)
{
    (void)state;
    Room r = enter(true);
    for (int i = 0; i < 3; i++)
        press(&r, SDLK_TAB);
    app_draw(r.app);
    app_draw(r.app);
    char focused[64];
    json_t *root = live_look(r.app);
    (void)snprintf(focused, sizeof focused, "text %s",
                   json_string_value(json_object_get(live_find(root, ui_focused(r.app->ui)), "label")));
    json_decref(root);
    const char *heard = silence(&r);
    assert_int_equal(times(heard, "text "), 4); /* the question, and three places */
    assert_non_null(strstr(heard, focused));
    assert_int_equal(times(heard, "message "), 0); /* a table that was just opened has no news */
    leave(&r);
}

static void a_refusal_is_no_text_that_the_next_place_replaces(void **state)
{
    (void)state;
    Room r = enter(true);
    live_click(r.app, "piece-1"); /* a monster, while a token is asked for */
    app_draw(r.app);
    const char *heard = silence(&r);
    assert_int_equal(times(heard, "message "), 1);
    leave(&r);
}

static void a_dialog_is_read_to_its_end(void **state)
{
    (void)state;
    Room r = enter(true);
    app_say(r.app, "Something *happened*", "It is over.");
    app_draw(r.app);
    app_draw(r.app);
    const char *heard = silence(&r);
    assert_non_null(strstr(heard, "text Something happened. It is over."));
    leave(&r);
}

static void without_a_voice_it_is_said_in_the_settings(void **state)
{
    (void)state;
    Room r = enter(false);
    press(&r, SDLK_TAB);
    SDL_Delay(1);
    for (int i = 0; i < 5000 && !app_speech_missing(r.app); i++)
        SDL_Delay(1);
    assert_true(app_speech_missing(r.app));
    app_push(r.app, SCENE_SETTINGS, NULL, 0);
    live_settle(r.app);
    assert_true(live_says(r.app, "No voice found"));
    assert_string_equal(silence(&r), "");
    leave(&r);
}

static void nothing_is_opened_while_it_is_off(void **state)
{
    (void)state;
    Room r = enter(true);
    (void)silence(&r);
    assert_int_equal(remove(r.path), 0);
    press(&r, SDLK_TAB);
    assert_null(r.app->speech);
    assert_string_equal(silence(&r), "");
    leave(&r);
}

/* Last: its thread waits until the program ends. */
static void a_dispatcher_that_hangs_keeps_nobody(void **state)
{
    (void)state;
    (void)setenv("FAKE_SPEECH_HANGS", "1", 1);
    Room r = enter(true);
    press(&r, SDLK_TAB);
    assert_null(strstr(silence(&r), "text"));
    leave(&r);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_move_is_heard_with_its_question_and_what_came_of_it),
        cmocka_unit_test(the_keys_are_followed_and_what_was_said_is_replaced),
        cmocka_unit_test(a_refusal_is_no_text_that_the_next_place_replaces),
        cmocka_unit_test(a_dialog_is_read_to_its_end),
        cmocka_unit_test(without_a_voice_it_is_said_in_the_settings),
        cmocka_unit_test(nothing_is_opened_while_it_is_off),
        cmocka_unit_test(a_dispatcher_that_hangs_keeps_nobody),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
