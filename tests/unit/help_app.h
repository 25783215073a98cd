/* SPDX-License-Identifier: MIT
 * What the tests of the whole program without a display share: a program that lives, its screen read as JSON, and hands
 * that press, click and type. */
#ifndef TESTS_UNIT_HELP_APP_H
#define TESTS_UNIT_HELP_APP_H
#include "help.h"

#include <jansson.h>

#include "app/app_int.h"
#include "app/scenes/list.h"
#include "app/scenes/play.h"
#include "sys/clock.h"

static inline void live_speed(App *app, Speed speed)
{
    app->settings.speed = speed;
    app_settings_changed(app);
}

/* As a player has it, but for the speed: no story is waited for. */
static inline App *live_begin(int w, int h, int text)
{
    Launch l = {.replay_at = -1, .w = w, .h = h, .text_percent = text, .screenshot = "none.png"};
    char err[300];
    App *app = app_new(&l, scene_list, err, sizeof err);
    assert_non_null(app);
    app->still = false; /* nothing is drawn for a picture: opponents think, stories go on */
    app->settings.tips = false;
    live_speed(app, SPEED_OFF);
    return app;
}

static inline void live_settle(App *app)
{
    stack_changes(app);
    app_dry(app, NULL);
    app_dry(app, NULL);
}

/* As the command line begins a game, with these seats, seed and option ("word=choice", or NULL); no curtain falls between
 * its people. ask_all: they are asked about everything. */
static inline App *live_launch_asking(const char *game, const char *seats, const char *option, uint64_t seed,
                                      bool ask_all)
{
    Launch l = {.replay_at = -1, .w = 1280, .h = 800, .screenshot = "none.png", .game_id = game, .seats = seats};
    l.seed = seed;
    l.has_seed = true;
    if (option)
        l.option[l.noptions++] = option;
    char err[300];
    App *app = app_new(&l, scene_list, err, sizeof err);
    assert_non_null(app);
    app->still = false;
    app->settings.curtain = false;
    app->settings.tips = false; /* no card is introduced over the table */
    app->settings.ask_all = ask_all;
    live_speed(app, SPEED_OFF);
    assert_int_equal(app_start(app).code, 0);
    live_settle(app);
    return app;
}

static inline App *live_launch(const char *game, const char *seats, const char *option, uint64_t seed)
{
    return live_launch_asking(game, seats, option, seed, false);
}

/* From now on it keeps its games in that folder. */
static inline void live_keep(App *app, const char *folder)
{
    app->no_files = false;
    save_close(&app->save);
    save_open(&app->save, folder);
}

/* Opens the table with that game, which the program owns from now on; no curtain falls between its people. */
static inline void live_sit(App *app, Match *m)
{
    app->settings.curtain = false;
    app_set_match(app, m);
    app_go(app, SCENE_PLAY, NULL, 0);
    live_settle(app);
}

static inline json_t *live_shown(App *app)
{
    char *line = ui_inspect(app->ui);
    json_t *root = json_loads(line, 0, NULL);
    assert_non_null(root);
    free(line);
    return root;
}

/* The next frame, as the main loop has it. Its pixels are painted in the deep run alone: they take the longest and change
 * nothing of what the screen says of itself, and each day test_app_screens and the tests on a display paint all screens. */
static inline void live_frame(App *app)
{
    app->redraw = false;
    if (help_deep())
        app_draw(app);
    else
        app_dry(app, NULL);
}

/* What the next frame shows, and where. */
static inline json_t *live_look(App *app)
{
    live_frame(app);
    return live_shown(app);
}

/* The same, never painted: for hands that only want to find something. */
static inline json_t *live_feel(App *app)
{
    app_dry(app, NULL);
    return live_shown(app);
}

static inline json_t *live_find(json_t *root, const char *id)
{
    size_t i;
    json_t *item;
    json_array_foreach(json_object_get(root, "items"), i,
                       item) if (strcmp(json_string_value(json_object_get(item, "id")), id) == 0) return item;
    return NULL;
}

static inline bool live_has(App *app, const char *id)
{
    json_t *root = live_feel(app);
    bool there = live_find(root, id) != NULL;
    json_decref(root);
    return there;
}

/* Are these words in any label on the screen? */
static inline bool live_says(App *app, const char *words)
{
    json_t *root = live_feel(app), *item;
    size_t i;
    bool there = false;
    json_array_foreach(json_object_get(root, "items"), i, item) there =
        there || strstr(json_string_value(json_object_get(item, "label")), words);
    json_decref(root);
    return there;
}

static inline void live_key(App *app, SDL_Keycode key, Uint16 mod)
{
    Input in = {.kind = INPUT_KEY, .key = key, .mod = mod, .now = clock_ms()};
    app_dry(app, &in);
    app_dry(app, NULL);
}

static inline void live_press(App *app, SDL_Keycode key)
{
    live_key(app, key, 0);
}

static inline void live_type(App *app, const char *text)
{
    Input in = {.kind = INPUT_TEXT, .now = clock_ms()};
    (void)snprintf(in.text, sizeof in.text, "%s", text);
    app_dry(app, &in);
    app_dry(app, NULL);
}

/* Its middle. */
static inline void live_where(App *app, const char *id, float *x, float *y)
{
    json_t *root = live_feel(app), *item = live_find(root, id);
    if (!item)
        fail_msg("there is no '%s'", id);
    const json_t *r = json_object_get(item, "rect");
    float u = gfx_unit(app->gfx), v[4];
    for (size_t i = 0; i < 4; i++)
        v[i] = (float)json_integer_value(json_array_get(r, i)) / u;
    json_decref(root);
    *x = v[0] + v[2] / 2;
    *y = v[1] + v[3] / 2;
}

/* button 0: only moves there. A click is decided upon: the hand comes from elsewhere, or the toolkit would take the second of
 * two for half of a double click. */
static inline void live_point_at(App *app, float x, float y, int button)
{
    static const InputKind kinds[] = {INPUT_MOVE, INPUT_DOWN, INPUT_UP};
    if (button) {
        Input away = {.kind = INPUT_MOVE, .x = -1, .y = -1, .now = clock_ms()};
        app_dry(app, &away);
    }
    for (int k = 0; k < (button ? 3 : 1); k++) {
        Input in = {.kind = kinds[k], .x = x, .y = y, .button = k ? button : 0, .now = clock_ms()};
        app_dry(app, &in);
    }
    app_dry(app, NULL);
}

/* button 0: only points at it. */
static inline void live_point(App *app, const char *id, int button)
{
    float x = 0, y = 0;
    live_where(app, id, &x, &y);
    live_point_at(app, x, y, button);
}

static inline void live_click(App *app, const char *id)
{
    live_point(app, id, 1);
}

/* Opens that tab of the numbers at the end of a game: points, course, turning points. */
static inline void live_numbers(App *app, int tab)
{
    char id[16];
    (void)snprintf(id, sizeof id, "tab/%d", tab);
    live_click(app, "numbers");
    live_settle(app);
    live_click(app, id);
    live_settle(app);
}

/* Folders of their own for what the program keeps; out holds their path, to be removed at the end. */
static inline void live_home(char out[64])
{
    (void)snprintf(out, 64, "%s/hordehall-test-home-XXXXXX", help_memory());
    if (!mkdtemp(out))
        abort();
    (void)setenv("XDG_CONFIG_HOME", out, 1);
    (void)setenv("XDG_DATA_HOME", out, 1);
    (void)setenv("XDG_STATE_HOME", out, 1);
}

#endif
