/* SPDX-License-Identifier: MIT
 * The gamepad: SDL's virtual joystick is pressed, its events take the way of every event to the program, and each
 * button does what the page of keys says of it. */
#include "help_app.h"

#include "app/scenes/play.h"
#include "core/text.h"

typedef struct {
    App *app;
    SDL_Joystick *joy;
    int index;
} Desk;

/* All that has come since the last turn, as the main loop takes it. */
static void turn(App *app)
{
    SDL_Event e;
    for (int n = 0; n < 50 && pad_wait(app->pad, &e, 0); n++)
        app_handle(app, &e);
    app_dry(app, NULL);
}

static void plug(Desk *d, SDL_JoystickType type)
{
    d->index = SDL_JoystickAttachVirtual(type, SDL_CONTROLLER_AXIS_MAX, SDL_CONTROLLER_BUTTON_MAX, 1);
    assert_true(d->index >= 0);
    d->joy = SDL_JoystickOpen(d->index);
    assert_non_null(d->joy);
}

/* The Hall, with a pad of our own on the desk. mapping: what its parts are, NULL when SDL knows. */
static Desk sit(SDL_JoystickType type, const char *mapping)
{
    Desk d = {0};
    char line[400], guid[40];
    assert_int_equal(SDL_InitSubSystem(SDL_INIT_GAMECONTROLLER), 0);
    while (SDL_NumJoysticks() > 0 && SDL_JoystickIsVirtual(0)) /* of a test that failed */
        (void)SDL_JoystickDetachVirtual(0);
    if (SDL_NumJoysticks() > 0) {
        SDL_QuitSubSystem(SDL_INIT_GAMECONTROLLER);
        print_message("A joystick is plugged in here, which the program would open instead of ours.\n");
        skip();
    }
    d.app = live_begin(1280, 800, 100);
    plug(&d, type);
    SDL_JoystickGetGUIDString(SDL_JoystickGetGUID(d.joy), guid, sizeof guid);
    memset(guid + 4, '0', 4); /* the checksum of the name, with which SDL 2.26 does not find what it was told */
    (void)snprintf(line, sizeof line, "%s,%s", guid, mapping ? mapping : "");
    if (mapping)
        assert_int_equal(SDL_GameControllerAddMapping(line), 1);
    d.app->pad = pad_new();
    assert_true(pad_open(d.app->pad));
    app_go(d.app, &scene_title, NULL, 0);
    live_settle(d.app);
    turn(d.app);
    return d;
}

static void sit_at_table(Desk *d)
{
    d->app->settings.curtain = false;
    Setup cfg = game_preset(game_by_id("horde"), 2);
    cfg.seed = 7;
    cfg.takebacks = true; /* two persons: only so there are hints */
    app_set_match(d->app, match_new(game_by_id("horde"), &cfg, NULL));
    app_go(d->app, &scene_play, NULL, 0);
    live_settle(d->app);
}

static void stand_up(Desk *d)
{
    SDL_JoystickClose(d->joy);
    assert_int_equal(SDL_JoystickDetachVirtual(d->index), 0);
    app_free(d->app);
    SDL_QuitSubSystem(SDL_INIT_GAMECONTROLLER);
}

static void press(Desk *d, SDL_GameControllerButton button)
{
    assert_int_equal(SDL_JoystickSetVirtualButton(d->joy, (int)button, SDL_PRESSED), 0);
    turn(d->app);
    assert_int_equal(SDL_JoystickSetVirtualButton(d->joy, (int)button, SDL_RELEASED), 0);
    turn(d->app);
}

/* Where the ring is: the middle of what it is around. */
static void ring(App *app, float at[2])
{
    json_t *root = live_look(app), *item = live_find(root, ui_focused(app->ui));
    assert_non_null(item);
    const json_t *r = json_object_get(item, "rect");
    for (size_t i = 0; i < 2; i++)
        at[i] =
            (float)json_integer_value(json_array_get(r, i)) + (float)json_integer_value(json_array_get(r, i + 2)) / 2;
    json_decref(root);
}

typedef enum { UP, DOWN, LEFT, RIGHT } Way;

/* Did the ring go that way? */
static bool went(const float from[2], const float to[2], Way way)
{
    float dx = to[0] - from[0], dy = to[1] - from[1];
    switch (way) {
    case UP:
        return dy < 0;
    case DOWN:
        return dy > 0;
    case LEFT:
        return dx < 0;
    case RIGHT:
        return dx > 0;
    }
    return false;
}

static void by_button(Desk *d, Way way)
{
    static const SDL_GameControllerButton button[] = {SDL_CONTROLLER_BUTTON_DPAD_UP, SDL_CONTROLLER_BUTTON_DPAD_DOWN,
                                                      SDL_CONTROLLER_BUTTON_DPAD_LEFT,
                                                      SDL_CONTROLLER_BUTTON_DPAD_RIGHT};
    press(d, button[way]);
}

static void by_axes(Desk *d, Way way)
{
    int axis = way == LEFT || way == RIGHT ? SDL_CONTROLLER_AXIS_LEFTX : SDL_CONTROLLER_AXIS_LEFTY;
    Sint16 value = way == UP || way == LEFT ? SDL_JOYSTICK_AXIS_MIN : SDL_JOYSTICK_AXIS_MAX;
    assert_int_equal(SDL_JoystickSetVirtualAxis(d->joy, axis, value), 0);
    turn(d->app);
    assert_int_equal(SDL_JoystickSetVirtualAxis(d->joy, axis, 0), 0);
    turn(d->app);
}

static void by_hat(Desk *d, Way way)
{
    static const Uint8 hat[] = {SDL_HAT_UP, SDL_HAT_DOWN, SDL_HAT_LEFT, SDL_HAT_RIGHT};
    assert_int_equal(SDL_JoystickSetVirtualHat(d->joy, 0, hat[way]), 0);
    turn(d->app);
    assert_int_equal(SDL_JoystickSetVirtualHat(d->joy, 0, SDL_HAT_CENTERED), 0);
    turn(d->app);
}

/* All four ways over the buttons of the Hall: right and left again, down and up again. */
static void walk(Desk *d, void (*by)(Desk *, Way))
{
    static const Way ways[] = {RIGHT, LEFT, DOWN, UP};
    float from[2], to[2];
    live_press(d->app, SDLK_TAB);
    for (size_t i = 0; i < sizeof ways / sizeof ways[0]; i++) {
        ring(d->app, from);
        by(d, ways[i]);
        ring(d->app, to);
        if (!went(from, to, ways[i]))
            fail_msg("way %d went from %.0f %.0f to %.0f %.0f", (int)ways[i], (double)from[0], (double)from[1],
                     (double)to[0], (double)to[1]);
    }
}

static void the_directions_walk_whatever_they_are_made_of(void **st)
{
    (void)st;
    static const char buttons[] = "Test,a:b0,b:b1,";
    char line[200];
    Desk d = sit(SDL_JOYSTICK_TYPE_GAMECONTROLLER, NULL);
    walk(&d, by_button);
    stand_up(&d);
    d = sit(SDL_JOYSTICK_TYPE_GAMECONTROLLER, NULL); /* the left stick */
    walk(&d, by_axes);
    stand_up(&d);
    (void)snprintf(line, sizeof line, "%s%s", buttons, "dpup:h0.1,dpdown:h0.4,dpleft:h0.8,dpright:h0.2,");
    d = sit(SDL_JOYSTICK_TYPE_ARCADE_STICK, line);
    walk(&d, by_hat);
    stand_up(&d);
    (void)snprintf(line, sizeof line, "%s%s", buttons, "dpup:-a1,dpdown:+a1,dpleft:-a0,dpright:+a0,");
    d = sit(SDL_JOYSTICK_TYPE_ARCADE_PAD, line);
    walk(&d, by_axes);
    stand_up(&d);
}

static void shoulders_go_to_the_next_thing_and_back(void **st)
{
    (void)st;
    char first[64], second[64];
    Desk d = sit(SDL_JOYSTICK_TYPE_GAMECONTROLLER, NULL);
    sit_at_table(&d);
    press(&d, SDL_CONTROLLER_BUTTON_RIGHTSHOULDER);
    (void)snprintf(first, sizeof first, "%s", ui_focused(d.app->ui));
    press(&d, SDL_CONTROLLER_BUTTON_RIGHTSHOULDER);
    (void)snprintf(second, sizeof second, "%s", ui_focused(d.app->ui));
    assert_string_not_equal(first, "");
    assert_string_not_equal(second, first);
    press(&d, SDL_CONTROLLER_BUTTON_LEFTSHOULDER);
    assert_string_equal(ui_focused(d.app->ui), first);
    press(&d, SDL_CONTROLLER_BUTTON_RIGHTSHOULDER);
    assert_string_equal(ui_focused(d.app->ui), second);
    stand_up(&d);
}

static void a_chooses_and_back_takes_it_back(void **st)
{
    (void)st;
    Desk d = sit(SDL_JOYSTICK_TYPE_GAMECONTROLLER, NULL);
    sit_at_table(&d);
    uint32_t before = match_serial(app_match(d.app)), after = before;
    press(&d, SDL_CONTROLLER_BUTTON_RIGHTSHOULDER); /* the first thing that can be done */
    for (int i = 0; i < 3 && after == before; i++) {
        press(&d, SDL_CONTROLLER_BUTTON_A);
        after = match_serial(app_match(d.app));
    }
    assert_true(after > before);
    press(&d, SDL_CONTROLLER_BUTTON_BACK);
    assert_int_equal(match_serial(app_match(d.app)), before);
    stand_up(&d);
}

static void b_and_start_open_the_menu_and_b_leaves_it(void **st)
{
    (void)st;
    static const SDL_GameControllerButton opens[] = {SDL_CONTROLLER_BUTTON_B, SDL_CONTROLLER_BUTTON_START};
    Desk d = sit(SDL_JOYSTICK_TYPE_GAMECONTROLLER, NULL);
    sit_at_table(&d);
    for (size_t i = 0; i < sizeof opens / sizeof opens[0]; i++) {
        press(&d, opens[i]);
        assert_ptr_equal(stack_top(d.app), &scene_pause);
        press(&d, SDL_CONTROLLER_BUTTON_B);
        assert_ptr_equal(stack_top(d.app), &scene_play);
    }
    stand_up(&d);
}

static void x_gives_a_hint(void **st)
{
    (void)st;
    Desk d = sit(SDL_JOYSTICK_TYPE_GAMECONTROLLER, NULL);
    sit_at_table(&d);
    assert_false(live_has(d.app, "hint-panel"));
    press(&d, SDL_CONTROLLER_BUTTON_X);
    assert_true(live_has(d.app, "hint-panel"));
    press(&d, SDL_CONTROLLER_BUTTON_B);
    assert_false(live_has(d.app, "hint-panel"));
    assert_ptr_equal(stack_top(d.app), &scene_play);
    stand_up(&d);
}

/* What --inspect says, without the number of inputs. */
static char *said(App *app)
{
    json_t *root = live_look(app);
    (void)json_object_del(root, "inputs");
    char *text = json_dumps(root, JSON_SORT_KEYS);
    json_decref(root);
    return text;
}

static bool same(App *app, const char *before)
{
    char *now = said(app);
    bool yes = strcmp(now, before) == 0;
    free(now);
    return yes;
}

static void y_shows_the_large_card(void **st)
{
    (void)st;
    Desk d = sit(SDL_JOYSTICK_TYPE_GAMECONTROLLER, NULL);
    sit_at_table(&d);
    press(&d, SDL_CONTROLLER_BUTTON_RIGHTSHOULDER);
    char *before = said(d.app);
    press(&d, SDL_CONTROLLER_BUTTON_Y);
    assert_false(same(d.app, before));
    char *by_pad = said(d.app);
    press(&d, SDL_CONTROLLER_BUTTON_B);
    assert_true(same(d.app, before));
    live_press(d.app, SDLK_z);
    assert_true(same(d.app, by_pad));
    free(before);
    free(by_pad);
    stand_up(&d);
}

static void other_buttons_do_nothing(void **st)
{
    (void)st;
    static const SDL_GameControllerButton idle[] = {SDL_CONTROLLER_BUTTON_GUIDE, SDL_CONTROLLER_BUTTON_LEFTSTICK,
                                                    SDL_CONTROLLER_BUTTON_RIGHTSTICK};
    Desk d = sit(SDL_JOYSTICK_TYPE_GAMECONTROLLER, NULL);
    sit_at_table(&d);
    press(&d, SDL_CONTROLLER_BUTTON_RIGHTSHOULDER);
    char *before = said(d.app);
    for (size_t i = 0; i < sizeof idle / sizeof idle[0]; i++) {
        press(&d, idle[i]);
        assert_true(same(d.app, before));
    }
    for (int axis = SDL_CONTROLLER_AXIS_RIGHTX; axis < SDL_CONTROLLER_AXIS_MAX; axis++) {
        assert_int_equal(SDL_JoystickSetVirtualAxis(d.joy, axis, SDL_JOYSTICK_AXIS_MAX), 0);
        turn(d.app);
        assert_int_equal(SDL_JoystickSetVirtualAxis(d.joy, axis, 0), 0);
        turn(d.app);
        assert_true(same(d.app, before));
    }
    free(before);
    stand_up(&d);
}

static void a_pad_may_be_pulled_out_and_put_in_again(void **st)
{
    (void)st;
    Desk d = sit(SDL_JOYSTICK_TYPE_GAMECONTROLLER, NULL);
    sit_at_table(&d);
    SDL_JoystickClose(d.joy);
    assert_int_equal(SDL_JoystickDetachVirtual(d.index), 0);
    turn(d.app);
    assert_false(pad_open(d.app->pad));
    plug(&d, SDL_JOYSTICK_TYPE_GAMECONTROLLER);
    turn(d.app);
    assert_true(pad_open(d.app->pad));
    press(&d, SDL_CONTROLLER_BUTTON_START);
    assert_ptr_equal(stack_top(d.app), &scene_pause);
    stand_up(&d);
}

/* A pad on the sofa must not play while another window has the keys. */
static void without_the_keys_of_the_window_no_pad_is_kept_open(void **st)
{
    (void)st;
    Desk d = sit(SDL_JOYSTICK_TYPE_GAMECONTROLLER, NULL);
    sit_at_table(&d);
    SDL_Event e = {.type = SDL_WINDOWEVENT};
    e.window.event = SDL_WINDOWEVENT_FOCUS_LOST;
    app_handle(d.app, &e);
    assert_false(pad_open(d.app->pad));
    press(&d, SDL_CONTROLLER_BUTTON_START);
    assert_ptr_equal(stack_top(d.app), &scene_play);
    e.window.event = SDL_WINDOWEVENT_FOCUS_GAINED;
    app_handle(d.app, &e);
    assert_true(pad_open(d.app->pad));
    press(&d, SDL_CONTROLLER_BUTTON_START);
    assert_ptr_equal(stack_top(d.app), &scene_pause);
    stand_up(&d);
}

/* How many cards were played from the hand so far, by the words of the moves. */
static int cards_played(const Match *m)
{
    int played = 0;
    for (uint32_t i = 0; i < match_serial(m); i++) {
        char word[WORD_MAX];
        move_text(match_game(m), match_truth_at(m, i), match_move(m, i), word);
        played += strncmp(word, "play ", 5) == 0;
    }
    return played;
}

/* Right shoulder to the next thing and A, B where that led away from the table: so two turns of Siege are played to their end,
 * with at least one card laid into a lane. Which round has it depends on how long the scenes take on this machine. */
static void turns_of_siege_are_played_by_pad_alone(void **st)
{
    (void)st;
    Desk d = sit(SDL_JOYSTICK_TYPE_GAMECONTROLLER, NULL);
    d.app->settings.curtain = false;
    Setup cfg = game_preset(game_by_id("siege"), 1);
    cfg.seed = 7;
    app_set_match(d.app, match_new(game_by_id("siege"), &cfg, NULL));
    app_go(d.app, &scene_play, NULL, 0);
    live_settle(d.app);
    Rng r = rng_seed(3);
    int presses = 0;
    while ((match_truth(app_match(d.app))->round < 3 || cards_played(app_match(d.app)) == 0) && presses < 4000) {
        for (uint32_t n = rng_below(&r, 5); n > 0; n--, presses++)
            press(&d, SDL_CONTROLLER_BUTTON_RIGHTSHOULDER);
        press(&d, rng_below(&r, 3) == 0 ? SDL_CONTROLLER_BUTTON_DPAD_UP : SDL_CONTROLLER_BUTTON_A);
        presses++;
        for (int i = 0; i < 5 && stack_top(d.app) != &scene_play; i++)
            press(&d, SDL_CONTROLLER_BUTTON_B);
    }
    print_message("%d presses, round %d\n", presses, match_truth(app_match(d.app))->round);
    assert_true(match_truth(app_match(d.app))->round >= 3);
    assert_true(cards_played(app_match(d.app)) > 0);
    stand_up(&d);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_directions_walk_whatever_they_are_made_of),
        cmocka_unit_test(shoulders_go_to_the_next_thing_and_back),
        cmocka_unit_test(a_chooses_and_back_takes_it_back),
        cmocka_unit_test(b_and_start_open_the_menu_and_b_leaves_it),
        cmocka_unit_test(x_gives_a_hint),
        cmocka_unit_test(y_shows_the_large_card),
        cmocka_unit_test(other_buttons_do_nothing),
        cmocka_unit_test(turns_of_siege_are_played_by_pad_alone),
        cmocka_unit_test(a_pad_may_be_pulled_out_and_put_in_again),
        cmocka_unit_test(without_the_keys_of_the_window_no_pad_is_kept_open),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
