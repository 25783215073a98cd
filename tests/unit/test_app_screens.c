/* SPDX-License-Identifier: MIT
 * Every screen of the program at many sizes, sizes of text and themes: no text is cut, nothing that can be touched lies
 * outside the window or on something else, every id is there once. */
#include "hall_version.h"
#include "help_screens.h"

#include "base/file.h"
#include "boards/boards.h"
#include "core/journal.h"

static const SceneId screens[] = {SCENE_TITLE, SCENE_SETUP, SCENE_SETTINGS,  SCENE_CREDITS,
                                  SCENE_RULES, SCENE_PAUSE, SCENE_CHRONICLE, SCENE_LESSONS};

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
            (void)snprintf(where, sizeof where, "%s at %dx%d, text %d %%", scene_list[screens[k]]->word, sizes[i].w,
                           sizes[i].h, sizes[i].text);
            show(app, screens[k]);
            bad += check_screen(app, where);
        }
        app_free(app);
        app = begin_new(sizes[i].w, sizes[i].h, sizes[i].text, sizes[i].theme);
        char where[96];
        (void)snprintf(where, sizeof where, "first visit at %dx%d, text %d %%", sizes[i].w, sizes[i].h, sizes[i].text);
        show(app, SCENE_TITLE);
        bad += check_screen(app, where);
        app_free(app);
    }
    assert_int_equal(bad, 0);
}

/* What helps and what does not work is said in the program too, and read to its end. */
static void who_can_play_how_stands_in_the_settings(void **state)
{
    (void)state;
    static const int text[] = {100, 200};
    for (int i = 0; i < 2; i++) {
        App *app = begin(1280, 800, text[i], THEME_TAVERN);
        show(app, SCENE_SETTINGS);
        live_click(app, text[i] == 100 ? "page-5" : "pages/5");
        live_settle(app);
        assert_true(live_says(app, "Reduced motion stops"));
        assert_true(live_says(app, "hordehall --terminal"));
        assert_true(live_says(app, "What does not work"));
        assert_int_equal(check_screen(app, "accessibility"), 0);
        app_free(app);
    }
}

/* Whoever reports something can read there which program it was. */
static void the_credits_say_which_version(void **state)
{
    (void)state;
    App *app = begin(1280, 800, 100, THEME_TAVERN);
    show(app, SCENE_CREDITS);
    assert_true(live_says(app, "Horde Hall " HALL_VERSION));
    app_free(app);
}

/* One chapter at a time where the book has two pages, all of them where it has one. */
static void the_credits_are_read_by_chapters(void **state)
{
    (void)state;
    App *app = begin(1280, 800, 100, THEME_TAVERN);
    show(app, SCENE_CREDITS);
    assert_false(live_says(app, "Dave Dobson"));
    live_click(app, "chapter-1");
    assert_true(live_says(app, "Dave Dobson"));
    live_press(app, SDLK_DOWN); /* the focus is enough */
    assert_false(live_says(app, "Dave Dobson"));
    assert_true(live_says(app, "Every picture is drawn by a program"));
    app_free(app);
    app = begin(1280, 800, 200, THEME_TAVERN);
    show(app, SCENE_CREDITS);
    assert_false(live_has(app, "chapter-1"));
    assert_true(live_says(app, "Dave Dobson"));
    app_free(app);
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
            const char *first = "";
            Match *m = help_replay(games[k]);
            for (uint32_t part = 1; part <= MOMENTS; part++) {
                uint32_t at = match_serial(m) * part / (MOMENTS + 1);
                app_set_match(app, match_at(m, at));
                app_go(app, SCENE_PLAY, NULL, 0);
                live_settle(app);
                draw_or_lay_out(app);
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

/* The number of a rule, "SH-9.7", or the seed of the game. */
static bool is_for_developers(const char *label, uint64_t seed)
{
    char digits[24];
    (void)snprintf(digits, sizeof digits, "%llu", (unsigned long long)seed);
    for (const char *p = strchr(label, '-'); p; p = strchr(p + 1, '-'))
        if (p - label >= 2 && p[-1] >= 'A' && p[-1] <= 'Z' && p[-2] >= 'A' && p[-2] <= 'Z' && p[1] >= '0' &&
            p[1] <= '9')
            return true;
    return strlen(digits) > 5 && strstr(label, digits) != NULL; /* others are in many words */
}

/* Numbers of rules stand below what is refused and in the rule book, the seed in the pause and the chronicle: nobody needs
 * them at a table, or where a game is counted. */
static void no_table_shows_numbers_of_rules_or_the_seed(void **state)
{
    (void)state;
    static const char *const games[] = {"opponents-4-printed-full", "monstrous-opponents-2", "goblins-opponents-4",
                                        "siege-opponents-1"};
    App *app = begin(1280, 800, 100, THEME_TAVERN);
    for (size_t k = 0; k < sizeof games / sizeof games[0]; k++) {
        Match *m = help_replay(games[k]);
        for (int part = 1; part <= 6; part++) {
            app_set_match(app, match_at(m, match_serial(m) * (uint32_t)part / 6));
            bool over = match_over(app_match(app));
            app_go(app, over ? SCENE_SCORING : SCENE_PLAY, NULL, 0);
            live_settle(app);
            json_t *root = live_feel(app), *item;
            size_t i;
            json_array_foreach(json_object_get(root, "items"), i, item)
            {
                const char *label = json_string_value(json_object_get(item, "label"));
                if (strcmp(json_string_value(json_object_get(item, "kind")), "tip") != 0 &&
                    is_for_developers(label, match_setup(m)->seed))
                    fail_msg("%s: '%s'", games[k], label);
            }
            json_decref(root);
        }
        match_free(m);
    }
    app_free(app);
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
            if ((game + (int)i) % 2 == 0 && !help_deep()) /* every game at half of the sizes */
                continue;
            char where[96], id[24];
            (void)snprintf(where, sizeof where, "chronicle, game %d at %dx%d, text %d %%", game, sizes[i].w, sizes[i].h,
                           sizes[i].text);
            (void)snprintf(id, sizeof id, "game-%d", game);
            show(app, SCENE_CHRONICLE);
            bad += check_screen(app, where);
            ui_focus(app->ui, id); /* scrolls there */
            live_press(app, SDLK_TAB);
            live_key(app, SDLK_TAB, KMOD_LSHIFT);
            live_press(app, SDLK_RETURN);
            assert_int_equal(stack_top(app), SCENE_CHRONICLE);
            bad += check_screen(app, where);
            if (game == 1 || game == 3)
                bad += help_tidy(app, check_screen, sizes[i].w, sizes[i].h, sizes[i].text);
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
        show(app, SCENE_TITLE);
        if ((int64_t)sizes[i][0] * sizes[i][1] < 8000000 || help_deep())
            app_draw(app);
        else
            app_dry(app, NULL); /* the largest, of 128 MB */
        char *line = ui_inspect(app->ui);
        bool small = sizes[i][0] < 480 || sizes[i][1] < 300;
        assert_true((strstr(line, "too small") != NULL) == small);
        free(line);
        app_free(app);
    }
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
        show(app, SCENE_SETTINGS);
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

static void a_set_up_with_many_choices_can_be_read(void **state)
{
    (void)state;
    int bad = 0;
    for (int i = 0; game_list[i]; i++) {
        if (!board_by_game(game_list[i]->id))
            continue;
        App *app = begin(1024, 640, 200, THEME_TAVERN);
        SetupArg setup = {0};
        (void)snprintf(setup.game, sizeof setup.game, "%s", game_list[i]->id);
        app_go(app, SCENE_SETUP, &setup, sizeof setup);
        live_settle(app);
        char where[64];
        for (int page = 0; page < 6; page++) {
            (void)snprintf(where, sizeof where, "set-up of %s, part %d", game_list[i]->id, page);
            bad += check_screen(app, where);
            ui_scroll_to(app->ui, "options", (float)page * 150);
            ui_scroll_to(app->ui, "chairs", (float)page * 150);
            live_settle(app);
        }
        app_free(app);
    }
    assert_int_equal(bad, 0);
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
        App *app = app_new(&l, scene_list, err, sizeof err);
        assert_non_null(app);
        show(app, SCENE_TITLE);
        assert_int_equal(live_says(app, "too small"), cases[i].small);
        if (!cases[i].small)
            assert_int_equal(check_screen(app, "larger"), 0);
        app_free(app);
    }
}

int main(void)
{
    char home[64];
    live_home(home);
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(no_text_is_cut_and_nothing_overlaps),
        cmocka_unit_test(the_credits_say_which_version),
        cmocka_unit_test(the_credits_are_read_by_chapters),
        cmocka_unit_test(who_can_play_how_stands_in_the_settings),
        cmocka_unit_test(no_text_is_cut_at_the_tables),
        cmocka_unit_test(no_table_shows_numbers_of_rules_or_the_seed),
        cmocka_unit_test(the_chronicle_shows_every_game_whole),
        cmocka_unit_test(odd_windows_do_no_harm),
        cmocka_unit_test(every_page_of_the_settings_can_be_read),
        cmocka_unit_test(a_set_up_with_many_choices_can_be_read),
        cmocka_unit_test(what_is_made_larger_needs_a_larger_window),
    };
    int failed = cmocka_run_group_tests(tests, NULL, NULL);
    help_remove(home);
    return failed;
}
