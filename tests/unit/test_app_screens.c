/* SPDX-License-Identifier: MIT
 * Every screen of the program at many sizes, sizes of text and themes: no text is cut, nothing that can be touched lies
 * outside the window or on something else, every id is there once; and a walk through the screens as a player goes. */
#include "help_app.h"

#include "base/file.h"
#include "core/journal.h"

enum { ITEMS = 600 };

typedef struct {
    int x, y, w, h;
    const char *id, *kind;
    bool touch;
} Seen;

static App *begin(int w, int h, int text, ThemeId theme)
{
    Launch l = {.replay_at = -1,
                .w = w,
                .h = h,
                .text_percent = text,
                .has_theme = true,
                .theme = theme,
                .screenshot = "none.png"};
    char err[300];
    App *app = app_new(&l, err, sizeof err);
    assert_non_null(app);
    return app;
}

static bool has_state(const json_t *item, const char *word)
{
    size_t i;
    json_t *s;
    json_array_foreach(json_object_get(item, "state"), i, s) if (strcmp(json_string_value(s), word) == 0) return true;
    return false;
}

static int collect(const json_t *root, Seen out[ITEMS])
{
    int n = 0;
    size_t i;
    json_t *item;
    json_array_foreach(json_object_get(root, "items"), i, item)
    {
        const char *kind = json_string_value(json_object_get(item, "kind"));
        if (json_object_get(item, "covered") || json_object_get(item, "scrolled") || strcmp(kind, "scroll") == 0)
            continue;
        const json_t *r = json_object_get(item, "rect");
        assert_true(n < ITEMS);
        out[n++] = (Seen){(int)json_integer_value(json_array_get(r, 0)),
                          (int)json_integer_value(json_array_get(r, 1)),
                          (int)json_integer_value(json_array_get(r, 2)),
                          (int)json_integer_value(json_array_get(r, 3)),
                          json_string_value(json_object_get(item, "id")),
                          kind,
                          has_state(item, "touch")};
    }
    return n;
}

static int complain(const char *format, ...) PRINTF_LIKE(1, 2);
static int complain(const char *format, ...)
{
    char text[400];
    va_list args;
    va_start(args, format);
    (void)vsnprintf(text, sizeof text, format, args);
    va_end(args);
    print_error("%s\n", text);
    return 1;
}

static int check_items(const Seen *s, int n, int w, int h, const char *where)
{
    int bad = 0;
    for (int i = 0; i < n; i++) {
        if (s[i].x < -1 || s[i].x + s[i].w > w + 1 || s[i].y < -1 || s[i].y + s[i].h > h + 1 || s[i].w < 1 ||
            s[i].h < 1)
            bad += complain("%s: %s '%s' lies outside: %d,%d %dx%d", where, s[i].kind, s[i].id, s[i].x, s[i].y, s[i].w,
                            s[i].h);
        for (int k = 0; k < i && s[i].touch; k++) {
            if (!s[k].touch)
                continue;
            if (s[i].id[0] && strcmp(s[i].id, s[k].id) == 0)
                bad += complain("%s: '%s' is there twice", where, s[i].id);
            int ox = (s[i].x + s[i].w < s[k].x + s[k].w ? s[i].x + s[i].w : s[k].x + s[k].w) -
                     (s[i].x > s[k].x ? s[i].x : s[k].x);
            int oy = (s[i].y + s[i].h < s[k].y + s[k].h ? s[i].y + s[i].h : s[k].y + s[k].h) -
                     (s[i].y > s[k].y ? s[i].y : s[k].y);
            if (ox > 2 && oy > 2 && strcmp(s[i].kind, "bar") != 0)
                bad += complain("%s: '%s' and '%s' lie on each other (%d x %d)", where, s[i].id, s[k].id, ox, oy);
        }
    }
    return bad;
}

static int check_screen(App *app, const char *where)
{
    const char *first = "";
    static Seen seen[ITEMS];
    int w, h, bad = 0;
    window_size(app->window, &w, &h);
    app_draw(app);
    if (gfx_overflow(app->gfx, &first))
        bad += complain("%s: the text '%s' is cut", where, first);
    char *line = ui_inspect(app->ui);
    json_t *root = json_loads(line, 0, NULL);
    assert_non_null(root);
    int n = collect(root, seen);
    assert_true(n >= 3);
    bad += check_items(seen, n, w, h, where);
    json_decref(root);
    free(line);
    return bad;
}

static const Scene *const screens[] = {&scene_title, &scene_setup, &scene_settings, &scene_credits,
                                       &scene_rules, &scene_pause, &scene_chronicle};

static void show(App *app, const Scene *scene)
{
    RulesArg rules = {.game = "horde", .rule = "HO-5.6", .now = "Now: Moon Skeleton matches Mira's Sun Skeleton."};
    SetupArg setup = {.game = "horde"};
    bool above = scene->overlay;
    if (above)
        app_go(app, &scene_title, NULL, 0);
    const void *arg = scene == &scene_rules   ? (const void *)&rules
                      : scene == &scene_setup ? (const void *)&setup
                                              : NULL;
    size_t size = scene == &scene_rules ? sizeof rules : sizeof setup;
    if (above)
        app_push(app, scene, arg, size);
    else
        app_go(app, scene, arg, size);
    live_settle(app);
}

static void no_text_is_cut_and_nothing_overlaps(void **state)
{
    (void)state;
    static const struct {
        int w, h, text;
        ThemeId theme;
    } sizes[] = {
        {1280, 800, 100, THEME_TAVERN},   {1280, 800, 125, THEME_DAYLIGHT}, {1280, 800, 150, THEME_CONTRAST},
        {1280, 800, 200, THEME_TAVERN},   {1024, 640, 100, THEME_TAVERN},   {1024, 640, 150, THEME_TAVERN},
        {1024, 640, 200, THEME_DAYLIGHT}, {1920, 1080, 100, THEME_TAVERN},  {1920, 1080, 200, THEME_CONTRAST},
        {3840, 2160, 100, THEME_TAVERN},  {960, 600, 175, THEME_TAVERN},    {1600, 600, 130, THEME_TAVERN},
        {1024, 768, 110, THEME_DAYLIGHT}, {2560, 1080, 160, THEME_TAVERN},  {640, 400, 100, THEME_TAVERN},
        {800, 1200, 140, THEME_TAVERN},
    };
    int bad = 0;
    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
        App *app = begin(sizes[i].w, sizes[i].h, sizes[i].text, sizes[i].theme);
        for (size_t k = 0; k < sizeof screens / sizeof screens[0]; k++) {
            char where[96];
            (void)snprintf(where, sizeof where, "%s at %dx%d, text %d %%", screens[k]->word, sizes[i].w, sizes[i].h,
                           sizes[i].text);
            show(app, screens[k]);
            bad += check_screen(app, where);
        }
        app_free(app);
    }
    assert_int_equal(bad, 0);
}

/* Games of every kind: finished ones, one with the longest names, one cut off, one that is none. */
static void fill(const char *folder)
{
    char path[300];
    static const char *const folders[] = {"recent", "finished"};
    for (int i = 0; i < 2; i++) {
        (void)snprintf(path, sizeof path, "%s/%s", folder, folders[i]);
        assert_int_equal(file_make_dirs(path).code, 0);
    }
    static const char *const finished[] = {"goblins-opponents-3", "monstrous-opponents-6", "opponents-4-printed-full"};
    Buf text = {0};
    for (size_t i = 0; i < sizeof finished / sizeof finished[0]; i++) {
        buf_free(&text);
        (void)snprintf(path, sizeof path, "%s/replays/%s.journal", TEST_DIR, finished[i]);
        assert_int_equal(file_read(path, JOURNAL_BYTES_MAX, &text).code, 0);
        (void)snprintf(path, sizeof path, "%s/finished/%s.journal", folder, finished[i]);
        assert_int_equal(file_write(path, buf_str(&text), text.n).code, 0);
    }
    (void)snprintf(path, sizeof path, "%s/recent/cut.journal", folder);
    assert_int_equal(file_write(path, buf_str(&text), text.n / 2).code, 0);
    (void)snprintf(path, sizeof path, "%s/recent/%0100d.journal", folder, 7);
    assert_int_equal(file_write(path, "none\n", 5).code, 0);
    buf_free(&text);
    Setup cfg = game_preset(game_by_id("monstrous"), 6);
    for (int seat = 0; seat < 6; seat++)
        (void)snprintf(cfg.name[seat], SEAT_NAME_MAX, "%0*d", SEAT_NAME_MAX - 1, seat);
    Status why;
    Match *m = match_new(game_by_id("monstrous"), &cfg, &why);
    assert_non_null(m);
    (void)snprintf(path, sizeof path, "%s/recent/names.journal", folder);
    assert_int_equal(journal_save(m, path).code, 0);
    match_free(m);
}

/* Games that opponents played, at moments from their whole length. */
static void no_text_is_cut_at_the_tables(void **state)
{
    (void)state;
    enum { MOMENTS = 5 };
    static const char *const games[] = {"opponents-4-printed-full", "monstrous-opponents-2", "monstrous-opponents-6",
                                        "goblins-opponents-4"};
    static const struct {
        int w, h, text;
    } sizes[] = {{1280, 800, 100}, {1024, 640, 100}, {1024, 640, 200}, {1920, 1080, 150}};
    int bad = 0;
    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
        App *app = begin(sizes[i].w, sizes[i].h, sizes[i].text, THEME_TAVERN);
        for (size_t k = 0; k < sizeof games / sizeof games[0]; k++) {
            char path[300];
            const char *first = "";
            Match *m = NULL;
            (void)snprintf(path, sizeof path, "%s/replays/%s.journal", TEST_DIR, games[k]);
            assert_int_equal(journal_load(path, &m).code, 0);
            for (uint32_t part = 1; part <= MOMENTS; part++) {
                uint32_t at = match_serial(m) * part / (MOMENTS + 1);
                app_set_match(app, match_at(m, at));
                app_go(app, &scene_play, NULL, 0);
                live_settle(app);
                app_draw(app);
                if (gfx_overflow(app->gfx, &first))
                    bad += complain("%s at move %u, %dx%d, text %d %%: the text '%s' is cut", games[k], at, sizes[i].w,
                                    sizes[i].h, sizes[i].text, first);
            }
            match_free(m);
        }
        app_free(app);
    }
    assert_int_equal(bad, 0);
}

/* Every game of the list is chosen once; on a small screen that opens it. */
static void the_chronicle_shows_every_game_whole(void **state)
{
    (void)state;
    static const struct {
        int w, h, text;
        ThemeId theme;
    } sizes[] = {{1280, 800, 100, THEME_TAVERN},  {1280, 800, 200, THEME_CONTRAST}, {1024, 640, 100, THEME_DAYLIGHT},
                 {1024, 640, 150, THEME_TAVERN},  {1024, 640, 200, THEME_TAVERN},   {1920, 1080, 130, THEME_TAVERN},
                 {3840, 2160, 100, THEME_TAVERN}, {640, 400, 100, THEME_TAVERN}};
    char folder[64];
    help_folder(folder);
    fill(folder);
    int bad = 0;
    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
        App *app = begin(sizes[i].w, sizes[i].h, sizes[i].text, sizes[i].theme);
        save_open(&app->save, folder);
        for (int game = 0; game < 6; game++) {
            char where[96], id[24];
            (void)snprintf(where, sizeof where, "chronicle, game %d at %dx%d, text %d %%", game, sizes[i].w, sizes[i].h,
                           sizes[i].text);
            (void)snprintf(id, sizeof id, "game-%d", game);
            show(app, &scene_chronicle);
            bad += check_screen(app, where);
            ui_focus(app->ui, id); /* scrolls there */
            live_press(app, SDLK_TAB);
            live_key(app, SDLK_TAB, KMOD_LSHIFT);
            live_press(app, SDLK_RETURN);
            assert_ptr_equal(stack_top(app), &scene_chronicle);
            bad += check_screen(app, where);
        }
        app_free(app);
    }
    help_remove(folder);
    assert_int_equal(bad, 0);
}

static void odd_windows_do_no_harm(void **state)
{
    (void)state;
    static const int sizes[][2] = {{320, 200}, {64, 64}, {400, 3000}, {8000, 300}, {8000, 4000}};
    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
        App *app = begin(sizes[i][0], sizes[i][1], 100, THEME_TAVERN);
        show(app, &scene_title);
        app_draw(app);
        char *line = ui_inspect(app->ui);
        bool small = sizes[i][0] < 480 || sizes[i][1] < 300;
        assert_true((strstr(line, "too small") != NULL) == small);
        free(line);
        app_free(app);
    }
}

/* ---- a walk -------------------------------------------------------------------------------------------------------
 */
static void from_the_door_to_the_table(void **state)
{
    (void)state;
    App *app = begin(1280, 800, 100, THEME_TAVERN);
    show(app, &scene_title);
    live_press(app, SDLK_RETURN);
    assert_ptr_equal(stack_top(app), &scene_setup);
    live_click(app, "chair-0-name");
    live_press(app, SDLK_HOME);
    for (int i = 0; i < 40; i++)
        live_press(app, SDLK_DELETE);
    live_type(app, "Aenne");
    live_click(app, "chair-2-remove");
    live_click(app, "chair-1-kind/0");
    live_click(app, "option-level/1");
    live_click(app, "seed");
    live_type(app, "12x34");
    live_click(app, "option-takebacks/1");
    app_draw(app);
    live_click(app, "deal");
    Match *m = app_match(app);
    assert_non_null(m);
    assert_string_equal(match_game(m)->id, "horde");
    assert_int_equal(match_setup(m)->nseats, 2);
    assert_string_equal(match_setup(m)->name[0], "Aenne");
    assert_int_equal(match_setup(m)->player[1], 0);
    assert_int_equal(match_setup(m)->option[1], 1);
    assert_int_equal(match_setup(m)->seed, 1234);
    assert_int_equal(match_setup(m)->takebacks, 1);
    assert_ptr_equal(stack_top(app), &scene_play);
    assert_string_equal(app_settings(app)->last_game, "horde");
    app_free(app);
}

static void sit_down(App *app, const char *game)
{
    SetupArg setup = {0};
    (void)snprintf(setup.game, sizeof setup.game, "%s", game);
    app_go(app, &scene_setup, &setup, sizeof setup);
    live_settle(app);
}

static void a_set_up_that_was_left_is_found_again(void **state)
{
    (void)state;
    App *app = begin(1280, 800, 100, THEME_TAVERN);
    sit_down(app, "horde");
    live_click(app, "chair-0-name");
    live_key(app, SDLK_a, KMOD_LCTRL);
    live_type(app, "Aenne");
    live_press(app, SDLK_ESCAPE); /* leaves the field */
    live_click(app, "chair-1-level/2");
    live_click(app, "chair-2-remove");
    live_click(app, "option-takebacks/1");
    live_press(app, SDLK_ESCAPE);
    live_settle(app);
    assert_ptr_equal(stack_top(app), &scene_title);
    sit_down(app, "monstrous"); /* another game has chairs of its own, but the same person sits there */
    assert_true(live_says(app, "3 of 6 taken"));
    assert_true(live_says(app, "Aenne"));
    live_click(app, "chair-2-remove");
    live_click(app, "deal");
    assert_ptr_equal(stack_top(app), &scene_play);
    sit_down(app, "horde");
    assert_true(live_says(app, "2 of 4 taken"));
    assert_true(live_says(app, "1 changed"));
    live_click(app, "deal");
    const Setup *cfg = match_setup(app_match(app));
    assert_string_equal(cfg->name[0], "Aenne");
    assert_int_equal(cfg->nseats, 2);
    assert_int_equal(cfg->player[1] % PLAYER_CHARACTER, 3);
    assert_int_equal(cfg->takebacks, 1);
    sit_down(app, "monstrous");
    assert_true(live_says(app, "2 of 6 taken"));
    app_free(app);
}

static void a_sentence_tells_what_an_opponent_is_like(void **state)
{
    (void)state;
    static const struct {
        int w, h, text;
    } sizes[] = {{1280, 800, 100}, {1024, 640, 100}, {1920, 1080, 100}, {1280, 800, 200}};
    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
        App *app = begin(sizes[i].w, sizes[i].h, sizes[i].text, THEME_TAVERN);
        sit_down(app, "monstrous");
        assert_false(live_says(app, "Searches far ahead"));
        live_point(app, "chair-1-level/2", 0);
        assert_true(live_says(app, "Searches far ahead")); /* before it is chosen */
        live_click(app, "chair-1-level/2");
        assert_true(live_says(app, "Searches far ahead"));
        live_point(app, "chair-0-name", 0);
        ui_focus(app->ui, "chair-1-character");
        live_press(app, SDLK_RIGHT);
        live_press(app, SDLK_RIGHT);
        assert_true(live_says(app, "Would rather do it by magic"));
        app_free(app);
    }
}

static void what_a_set_up_needs_lies_above_the_fold(void **state)
{
    (void)state;
    static const char *const games[] = {"horde", "monstrous", "goblins"}, *const ids[] = {"chairs-on", "chairs-shuffle",
                                                                                          "seed", "option-takebacks",
                                                                                          "chair-2-level"};
    for (size_t i = 0; i < sizeof games / sizeof games[0]; i++) {
        App *app = begin(1280, 800, 100, THEME_TAVERN);
        sit_down(app, games[i]);
        json_t *root = live_look(app);
        for (size_t k = 0; k < sizeof ids / sizeof ids[0]; k++) {
            const json_t *item = live_find(root, ids[k]);
            assert_non_null(item);
            const json_t *r = json_object_get(item, "rect");
            if (json_integer_value(json_array_get(r, 3)) < 34) /* of 40, or 34 for the levels */
                fail_msg("%s is cut off in %s", ids[k], games[i]);
        }
        json_decref(root);
        app_free(app);
    }
}

static void a_name_that_is_cut_is_told_whole(void **state)
{
    (void)state;
    App *app = begin(1280, 800, 100, THEME_TAVERN);
    sit_down(app, "monstrous");
    live_point(app, "chair-0-name", 0);
    assert_false(live_has(app, "tip"));
    live_click(app, "chair-0-name");
    live_key(app, SDLK_a, KMOD_LCTRL);
    live_type(app, "Wilhelmina of the Windy");
    live_type(app, " Moors");
    assert_false(live_has(app, "tip")); /* who types sees where the caret is */
    live_press(app, SDLK_RETURN);
    live_point(app, "chair-0-name", 0);
    assert_true(live_has(app, "tip"));
    assert_int_equal(check_screen(app, "a long name"), 0);
    app_free(app);
}

static void opponents_are_chosen_by_character_and_level(void **state)
{
    (void)state;
    App *app = begin(1280, 800, 100, THEME_TAVERN);
    show(app, &scene_setup);
    live_click(app, "chair-1-character/2");
    live_click(app, "chair-1-level/2");
    live_click(app, "chair-2-character/2"); /* two of one character: the second one keeps another name */
    live_click(app, "deal");
    Match *m = app_match(app);
    assert_non_null(m);
    const Game *g = match_game(m);
    const Setup *cfg = match_setup(m);
    assert_int_equal(cfg->player[1], 3 + 3 * PLAYER_CHARACTER);
    assert_int_equal(cfg->player[2], 2 + 3 * PLAYER_CHARACTER);
    assert_string_equal(cfg->name[1], g->character[2].name);
    assert_string_not_equal(cfg->name[2], g->character[2].name);
    app_free(app);
}

static void alike_names_are_refused_with_a_reason(void **state)
{
    (void)state;
    App *app = begin(1280, 800, 100, THEME_TAVERN);
    show(app, &scene_setup);
    for (int chair = 0; chair < 2; chair++) {
        live_click(app, chair ? "chair-1-name" : "chair-0-name");
        for (int i = 0; i < 40; i++) {
            live_press(app, SDLK_END);
            live_press(app, SDLK_BACKSPACE);
        }
        live_type(app, "Odda");
    }
    live_click(app, "deal");
    assert_null(app_match(app));
    char *line = ui_inspect(app->ui);
    assert_non_null(strstr(line, "Two chairs have the name Odda"));
    free(line);
    app_free(app);
}

static void a_struck_choice_says_why_in_a_sentence(void **state)
{
    (void)state;
    App *app = begin(1280, 800, 100, THEME_TAVERN);
    show(app, &scene_setup);
    live_point(app, "option-level/2", 0); /* Middle, in the printed edition */
    assert_true(live_says(app, "The middle level is in the first edition only (HO-1.8)."));
    app_free(app);
}

static void settings_hold_at_once(void **state)
{
    (void)state;
    App *app = begin(1280, 800, 100, THEME_TAVERN);
    show(app, &scene_title);
    live_click(app, "settings");
    assert_ptr_equal(stack_top(app), &scene_settings);
    live_click(app, "theme-daylight");
    assert_int_equal(app_settings(app)->theme, THEME_DAYLIGHT);
    ui_focus(app->ui, "text-size");
    for (int i = 0; i < 5; i++)
        live_press(app, SDLK_RIGHT);
    assert_int_equal(app_settings(app)->text_percent, 125);
    app_draw(app);
    assert_float_equal(gfx_text_scale(app->gfx), 1.25, 0.001);
    live_press(app, SDLK_ESCAPE);
    assert_ptr_equal(stack_top(app), &scene_title);
    app_free(app);
}

static void as_they_came_asks_first_and_can_be_taken_back(void **state)
{
    (void)state;
    static const int widths[] = {1280, 960}; /* with the preview, and without it */
    for (size_t i = 0; i < sizeof widths / sizeof widths[0]; i++) {
        App *app = begin(widths[i], 800, 150, THEME_DAYLIGHT);
        const Setup two = game_preset(game_by_id("horde"), 2);
        settings_remember(app_settings(app), game_by_id("horde"), &two);
        show(app, &scene_title);
        live_click(app, "settings");
        if (!live_has(app, "as-it-came"))
            live_click(app, "pages/2");
        live_click(app, "as-it-came");
        assert_int_equal(app_settings(app)->text_percent, 150);
        assert_true(live_says(app, "Yes: all settings as they came"));
        live_press(app, SDLK_TAB); /* anything else is no yes */
        assert_false(live_says(app, "Yes: all settings as they came"));
        live_click(app, "as-it-came");
        assert_int_equal(app_settings(app)->text_percent, 150);
        live_click(app, "as-it-came");
        assert_int_equal(app_settings(app)->text_percent, 100);
        assert_int_equal(app_settings(app)->theme, THEME_TAVERN);
        assert_non_null(settings_table(app_settings(app), game_by_id("horde")));
        assert_true(live_says(app, "Take that back"));
        live_click(app, "as-it-came");
        assert_int_equal(app_settings(app)->text_percent, 150);
        assert_int_equal(app_settings(app)->theme, THEME_DAYLIGHT);
        assert_true(live_says(app, "All settings as they came"));
        live_press(app, SDLK_TAB); /* with the keys alone */
        ui_focus(app->ui, "as-it-came");
        live_press(app, SDLK_RETURN);
        live_press(app, SDLK_RETURN);
        assert_int_equal(app_settings(app)->text_percent, 100);
        live_press(app, SDLK_ESCAPE);
        live_click(app, "settings");
        if (!live_has(app, "as-it-came")) /* there is no preview after a page that has none */
            live_click(app, "pages/2");
        assert_false(live_says(app, "Take that back"));
        app_free(app);
    }
}

static void the_preview_of_the_settings_is_a_picture(void **state)
{
    (void)state;
    App *app = begin(1280, 800, 100, THEME_TAVERN);
    show(app, &scene_title);
    live_click(app, "settings");
    assert_true(live_says(app, "So it will look"));
    assert_false(live_says(app, "Take it"));
    app_free(app);
}

static void a_question_mark_shows_all_keys(void **state)
{
    (void)state;
    static const Scene *const from[] = {&scene_title, &scene_setup, &scene_gallery, &scene_rules, &scene_chronicle};
    App *app = begin(1280, 800, 100, THEME_TAVERN);
    for (size_t i = 0; i < sizeof from / sizeof from[0]; i++) {
        show(app, from[i]);
        live_key(app, SDLK_SLASH, KMOD_LSHIFT);
        assert_ptr_equal(stack_top(app), &scene_settings);
        assert_true(live_says(app, "Ctrl+Z or U"));
        live_press(app, SDLK_ESCAPE);
        assert_ptr_equal(stack_top(app), from[i]);
    }
    show(app, &scene_setup);
    live_click(app, "chair-0-name");
    live_key(app, SDLK_SLASH, KMOD_LSHIFT); /* there it is a letter like any other */
    assert_ptr_equal(stack_top(app), &scene_setup);
    show(app, &scene_settings);
    assert_false(live_says(app, "Ctrl+Z or U"));
    live_key(app, SDLK_SLASH, KMOD_LSHIFT);
    assert_true(live_says(app, "Ctrl+Z or U"));
    assert_int_equal(app->nlayers, 1);
    app_free(app);
}

static void every_page_of_the_settings_can_be_read(void **state)
{
    (void)state;
    static const struct {
        int w, h, text;
        ThemeId theme;
    } sizes[] = {{1280, 800, 100, THEME_TAVERN},   {1280, 800, 200, THEME_DAYLIGHT}, {1024, 640, 100, THEME_DAYLIGHT},
                 {1024, 640, 200, THEME_TAVERN},   {1920, 1080, 100, THEME_TAVERN},  {1920, 1080, 200, THEME_DAYLIGHT},
                 {1280, 800, 130, THEME_CONTRAST}, {640, 400, 100, THEME_TAVERN}};
    int bad = 0;
    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
        App *app = begin(sizes[i].w, sizes[i].h, sizes[i].text, sizes[i].theme);
        show(app, &scene_settings);
        for (int page = 0; page < 5; page++) {
            char id[32], where[96];
            (void)snprintf(id, sizeof id, live_has(app, "pages") ? "pages/%d" : "page-%d", page);
            live_click(app, id);
            for (int part = 0; part < 3; part++) {
                (void)snprintf(where, sizeof where, "settings, page %d at %dx%d, text %d %%", page, sizes[i].w,
                               sizes[i].h, sizes[i].text);
                bad += check_screen(app, where);
                live_press(app, SDLK_PAGEDOWN);
            }
        }
        app_free(app);
    }
    assert_int_equal(bad, 0);
}

static void settings_that_cannot_be_kept_say_so(void **state)
{
    (void)state;
    App *app = begin(1280, 800, 100, THEME_TAVERN);
    show(app, &scene_settings);
    assert_true(live_says(app, "Kept at once"));
    app->save.said_settings = true; /* as after a write that failed */
    assert_false(live_says(app, "Kept at once"));
    assert_true(live_says(app, "They hold until the program ends"));
    app_free(app);
}

static void the_rules_open_where_asked_and_are_searched(void **state)
{
    (void)state;
    App *app = begin(1280, 800, 100, THEME_TAVERN);
    show(app, &scene_rules);
    app_draw(app);
    char *line = ui_inspect(app->ui);
    assert_non_null(strstr(line, "HO-5.6"));
    assert_non_null(strstr(line, "Now: Moon Skeleton"));
    assert_null(strstr(line, "HO-1.1\"")); /* scrolled away */
    free(line);
    live_click(app, "search");
    live_type(app, "trickster");
    app_draw(app);
    line = ui_inspect(app->ui);
    assert_non_null(strstr(line, "HO-9.1"));
    assert_null(strstr(line, "HO-4.1\""));
    free(line);
    live_press(app, SDLK_ESCAPE); /* leaves the field */
    assert_ptr_equal(stack_top(app), &scene_rules);
    live_press(app, SDLK_ESCAPE);
    assert_ptr_equal(stack_top(app), &scene_title);
    app_free(app);
}

static bool says(App *app, const char *words)
{
    app_draw(app);
    char *line = ui_inspect(app->ui);
    bool said = strstr(line, words) != NULL;
    free(line);
    return said;
}

static void the_hall_shows_the_rules_of_every_game(void **state)
{
    (void)state;
    static const SDL_Keycode keys[] = {SDLK_r, SDLK_F1};
    App *app = begin(1280, 800, 100, THEME_TAVERN);
    for (size_t i = 0; i < sizeof keys / sizeof keys[0]; i++) {
        show(app, &scene_title);
        live_press(app, keys[i]);
        assert_ptr_equal(stack_top(app), &scene_rules);
        live_press(app, keys[i]); /* and away again */
        assert_ptr_equal(stack_top(app), &scene_title);
    }
    live_click(app, "rules");
    assert_true(says(app, "Rules of Horde"));
    live_click(app, "rules-of/2");
    assert_true(says(app, "Rules of Goblin Ranks"));
    assert_true(says(app, "GH-1.1\""));
    assert_false(says(app, "HO-1.1\""));
    app_free(app);
}

static void a_set_up_with_many_choices_can_be_read(void **state)
{
    (void)state;
    static const char *const games[] = {"horde", "monstrous", "goblins"};
    int bad = 0;
    for (size_t i = 0; i < sizeof games / sizeof games[0]; i++) {
        App *app = begin(1024, 640, 200, THEME_TAVERN);
        SetupArg setup = {0};
        (void)snprintf(setup.game, sizeof setup.game, "%s", games[i]);
        app_go(app, &scene_setup, &setup, sizeof setup);
        live_settle(app);
        char where[64];
        for (int page = 0; page < 6; page++) {
            (void)snprintf(where, sizeof where, "set-up of %s, part %d", games[i], page);
            bad += check_screen(app, where);
            ui_scroll_to(app->ui, "options", (float)page * 150);
            ui_scroll_to(app->ui, "chairs", (float)page * 150);
            live_settle(app);
        }
        app_free(app);
    }
    assert_int_equal(bad, 0);
}

static void a_name_is_seen_and_makes_no_marks(void **state)
{
    (void)state;
    App *app = begin(1280, 800, 100, THEME_TAVERN);
    show(app, &scene_setup);
    live_click(app, "chair-0-name");
    Input all = {.kind = INPUT_KEY, .key = SDLK_a, .mod = KMOD_LCTRL, .now = clock_ms()};
    app_dry(app, &all);
    live_type(app, "*M[coin:3]");
    assert_true(says(app, "cannot hold"));
    app_dry(app, &all);
    live_type(app, "  ");
    live_click(app, "deal");
    assert_non_null(app_match(app));
    assert_string_equal(match_setup(app_match(app))->name[0], person_name(0));
    app_free(app);
}

static void what_is_made_larger_needs_a_larger_window(void **state)
{
    (void)state;
    static const struct {
        float scale;
        bool small;
    } cases[] = {{1, false}, {2, false}, {3, true}};
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        Launch l = {.replay_at = -1, .w = 1024, .h = 640, .scale = cases[i].scale, .screenshot = "none.png"};
        char err[300];
        App *app = app_new(&l, err, sizeof err);
        assert_non_null(app);
        show(app, &scene_title);
        assert_int_equal(says(app, "too small"), cases[i].small);
        if (!cases[i].small)
            assert_int_equal(check_screen(app, "larger"), 0);
        app_free(app);
    }
}

static void a_sentence_stays_until_it_is_read(void **state)
{
    (void)state;
    App *app = begin(1280, 800, 200, THEME_TAVERN);
    show(app, &scene_title);
    app_say(app, "The game that was left is damaged",
            "continue.journal, line 12: this is no move; the game goes on after move 8. "
            "What could be read is there to continue.");
    app_say(app, "Second", "And another thing.");
    app_dry(app, NULL);
    assert_int_equal(check_screen(app, "dialog"), 0);
    live_click(app, "sit-horde"); /* out of reach */
    assert_ptr_equal(stack_top(app), &scene_title);
    live_press(app, SDLK_RETURN);
    assert_int_equal(app->nsays, 1);
    live_press(app, SDLK_ESCAPE);
    assert_int_equal(app->nsays, 0);
    live_press(app, SDLK_RETURN);
    assert_ptr_equal(stack_top(app), &scene_setup);
    app_free(app);
}

static void the_pause_asks_before_a_new_game(void **state)
{
    (void)state;
    App *app = begin(1280, 800, 100, THEME_TAVERN);
    app_set_match(app, help_new(game_by_id("horde"), 2, 3));
    Match *m = app_match(app);
    show(app, &scene_pause);
    live_click(app, "new-game");
    assert_ptr_equal(app_match(app), m);
    live_click(app, "new-game");
    assert_ptr_not_equal(app_match(app), m);
    assert_ptr_equal(stack_top(app), &scene_play);
    assert_int_equal(match_setup(app_match(app))->nseats, 2);
    app_free(app);
}

int main(void)
{
    char home[64];
    (void)snprintf(home, sizeof home, "/tmp/hordehall-test-home-XXXXXX");
    if (!mkdtemp(home))
        return 1;
    (void)setenv("XDG_CONFIG_HOME", home, 1);
    (void)setenv("XDG_DATA_HOME", home, 1);
    (void)setenv("XDG_STATE_HOME", home, 1);
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(no_text_is_cut_and_nothing_overlaps),
        cmocka_unit_test(no_text_is_cut_at_the_tables),
        cmocka_unit_test(the_chronicle_shows_every_game_whole),
        cmocka_unit_test(odd_windows_do_no_harm),
        cmocka_unit_test(from_the_door_to_the_table),
        cmocka_unit_test(a_set_up_that_was_left_is_found_again),
        cmocka_unit_test(a_sentence_tells_what_an_opponent_is_like),
        cmocka_unit_test(what_a_set_up_needs_lies_above_the_fold),
        cmocka_unit_test(a_name_that_is_cut_is_told_whole),
        cmocka_unit_test(opponents_are_chosen_by_character_and_level),
        cmocka_unit_test(alike_names_are_refused_with_a_reason),
        cmocka_unit_test(a_struck_choice_says_why_in_a_sentence),
        cmocka_unit_test(settings_hold_at_once),
        cmocka_unit_test(as_they_came_asks_first_and_can_be_taken_back),
        cmocka_unit_test(the_preview_of_the_settings_is_a_picture),
        cmocka_unit_test(a_question_mark_shows_all_keys),
        cmocka_unit_test(every_page_of_the_settings_can_be_read),
        cmocka_unit_test(settings_that_cannot_be_kept_say_so),
        cmocka_unit_test(the_rules_open_where_asked_and_are_searched),
        cmocka_unit_test(the_hall_shows_the_rules_of_every_game),
        cmocka_unit_test(a_set_up_with_many_choices_can_be_read),
        cmocka_unit_test(a_name_is_seen_and_makes_no_marks),
        cmocka_unit_test(what_is_made_larger_needs_a_larger_window),
        cmocka_unit_test(a_sentence_stays_until_it_is_read),
        cmocka_unit_test(the_pause_asks_before_a_new_game),
    };
    int failed = cmocka_run_group_tests(tests, NULL, NULL);
    help_remove(home);
    return failed;
}
