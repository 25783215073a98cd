/* SPDX-License-Identifier: MIT
 * A turning point of a game that is over: played on anew, and kept as a puzzle under Lessons. */
#include "help_app.h"

#include "app/puzzles.h"
#include "app/scenes/play.h"
#include "base/file.h"
#include "sys/paths.h"

static char home[64];

/* A Horde of one person and two opponents, played to its end. */
static Match *game_over(void)
{
    const Game *g = game_by_id("horde");
    Setup cfg = game_preset(g, 3);
    Status why;
    Rng r = rng_seed(5);
    cfg.seed = 5;
    cfg.player[1] = cfg.player[2] = 2;
    (void)snprintf(cfg.name[0], SEAT_NAME_MAX, "Anna Maria");
    Match *m = match_new(g, &cfg, &why);
    assert_non_null(m);
    help_play(m, &r, 100000);
    assert_true(match_over(m));
    return m;
}

/* A choice of that seat, told as the scoring does it: another move was better. */
static PlayArg turning_point(const Match *m, int seat)
{
    PlayArg arg = {.replay = true, .back = "Scores", .ntold = 2, .told_as = {"Better", "Played"}};
    for (arg.from = match_serial(m) / 3;; arg.from++) {
        Moves legal = {.n = 0};
        Move mv = match_move(m, arg.from);
        match_legal_at(m, arg.from, seat, &legal);
        if (mv.seat != seat || legal.n < 2)
            continue;
        arg.told[1] = (BotChoice){.move = mv, .share = 0.3f};
        arg.told[0] = (BotChoice){.move = legal.m[memcmp(&legal.m[0], &mv, sizeof mv) == 0], .share = 0.4f};
        (void)snprintf(arg.told[0].reason, sizeof arg.told[0].reason, "{1} would have it otherwise.");
        return arg;
    }
}

static App *at_turning_point(int w, int h, int text, int seat)
{
    App *app = live_begin(w, h, text);
    app_set_match(app, game_over());
    PlayArg arg = turning_point(app_match(app), seat);
    app_go(app, SCENE_SCORING, NULL, 0);
    live_settle(app);
    app_push(app, SCENE_PLAY, &arg, sizeof arg);
    live_settle(app);
    return app;
}

static void show_own(App *app)
{
    live_click(app, "own-puzzles");
    live_settle(app);
    SDL_Delay(200); /* the scroll slides in */
    live_settle(app);
}

static void list(App *app)
{
    app_go(app, SCENE_LESSONS, NULL, 0);
    live_settle(app);
    show_own(app);
}

static int count(void)
{
    PuzzleFiles all;
    puzzles_list(path_data(), &all);
    int n = all.n;
    puzzles_free(&all);
    return n;
}

/* As if it had been solved; no other one is. */
static void mark_newest(void)
{
    PuzzleFiles all;
    puzzles_list(path_data(), &all);
    assert_true(all.n > 0);
    assert_int_equal(puzzles_solve(all.file[0].path).code, 0);
    puzzles_free(&all);
    puzzles_list(path_data(), &all);
    for (int i = 0; i < all.n; i++)
        assert_int_equal(all.file[i].solved, i == 0);
    puzzles_free(&all);
}

static void it_is_tried_again_by_the_same_people(void **state)
{
    (void)state;
    App *app = at_turning_point(1280, 800, 100, 0);
    const Match *old = app_match(app);
    uint32_t at = turning_point(old, 0).from;
    uint64_t then = match_hash_at(old, at);
    live_click(app, "again-here"); /* asks nothing */
    live_settle(app);
    const Match *m = app_match(app);
    assert_int_equal(stack_top(app), SCENE_PLAY);
    assert_false(match_over(m));
    assert_int_equal(match_serial(m), at);
    assert_true(match_hash(m) == then);
    assert_string_equal(match_setup(m)->name[0], "Anna Maria");
    assert_int_equal(match_setup(m)->player[1], 2);
    assert_true(match_assisted(m)); /* it is known how the other one went on */
    assert_true(live_says(app, "A new game, from move"));
    assert_false(live_has(app, "again-here"));
    app_free(app);
}

static void what_a_computer_chose_is_not_tried_again(void **state)
{
    (void)state;
    App *app = at_turning_point(1280, 800, 100, 1);
    assert_false(live_has(app, "again-here"));
    assert_true(live_has(app, "save-puzzle"));
    live_press(app, SDLK_RIGHT); /* one move on it is no turning point */
    assert_false(live_has(app, "save-puzzle"));
    app_free(app);
}

static void it_is_kept_listed_played_removed_and_put_back(void **state)
{
    (void)state;
    App *app = at_turning_point(1024, 640, 200, 0);
    int before = count();
    live_click(app, "save-puzzle");
    assert_true(live_says(app, "You find it under Lessons"));
    assert_int_equal(count(), before + 1);
    live_click(app, "save-puzzle"); /* once is enough */
    assert_int_equal(count(), before + 1);
    list(app);
    assert_true(live_says(app, "Anna Maria"));
    live_click(app, "own-play-0");
    live_settle(app);
    assert_true(live_says(app, "It is worth 10 wins in a hundred games."));
    live_click(app, "lesson-skip");
    for (int i = 0; i < 4; i++)
        app_dry(app, NULL);
    assert_true(live_says(app, " would have it otherwise.") && !live_says(app, "{1}"));
    live_click(app, "lesson-on");
    live_settle(app);
    assert_true(live_has(app, "lesson-again") && !live_has(app, "lesson-first-game"));
    assert_int_equal(settings_lesson(app_settings(app), game_by_id("horde"), 0)->state, LESSON_NEW);
    live_press(app, SDLK_RETURN);
    live_settle(app);
    assert_int_equal(stack_top(app), SCENE_LESSONS);
    assert_false(live_says(app, "Solved. ")); /* it was skipped */
    for (int twice = 0; twice < 2; twice++)
        mark_newest();
    list(app);
    assert_true(live_says(app, "Solved. "));
    live_click(app, "own-remove-0");
    app_dry(app, NULL);
    assert_int_equal(count(), before);
    live_click(app, "own-remove-0"); /* it says "Put it back" now */
    app_dry(app, NULL);
    assert_int_equal(count(), before + 1);
    app_free(app);
}

/* One sentence for it; it stays where it is, and so do the others. */
static void a_damaged_file_costs_nothing(void **state)
{
    (void)state;
    char path[256];
    (void)snprintf(path, sizeof path, "%s/puzzles", path_data());
    assert_int_equal(file_make_dirs(path).code, 0);
    (void)snprintf(path, sizeof path, "%s/puzzles/odd-900.lesson", path_data());
    static const char odd[] = "lesson odd\nthis is not\n";
    assert_int_equal(file_write(path, odd, sizeof odd - 1).code, 0);
    App *app = live_begin(1280, 800, 200);
    list(app);
    assert_true(live_says(app, "This puzzle cannot be played: odd-900.lesson:2: there is no statement 'this'"));
    assert_false(live_has(app, "own-play-0"));
    assert_true(live_has(app, "own-play-1"));
    Buf text = {0};
    assert_int_equal(file_read(path, 100, &text).code, 0);
    assert_string_equal(buf_str(&text), odd);
    buf_free(&text);
    app_free(app);
}

/* Names and sentences that the program never wrote: they are shown or refused, and the next puzzle finds a name. */
static void files_of_anybody_cost_nothing(void **state)
{
    (void)state;
    static const char *const number[] = {"2147483647", "3000000000", "99999999999999999999", "9999"};
    char path[4][256], words[3000];
    PuzzleFiles all;
    puzzles_list(path_data(), &all);
    assert_true(all.n > 0 && all.file[all.n - 1].lesson.game);
    Buf good = {0}, longer = {0};
    assert_int_equal(file_read(all.file[all.n - 1].path, 1 << 16, &good).code, 0);
    puzzles_free(&all);
    memset(words, 'w', sizeof words - 1);
    words[sizeof words - 1] = '\0';
    const char *title = strstr(buf_str(&good), "title ") + 6;
    buf_addn(&longer, buf_str(&good), (size_t)(title - buf_str(&good)));
    buf_printf(&longer, "%s%s", words, title);
    for (int i = 0; i < 4; i++) {
        (void)snprintf(path[i], sizeof path[i], "%s/puzzles/odd-%s.lesson", path_data(), number[i]);
        assert_int_equal(file_write(path[i], longer.text, longer.n).code, 0);
    }
    App *app = at_turning_point(1024, 640, 100, 0);
    int before = count();
    live_click(app, "save-puzzle");
    assert_int_equal(count(), before + 1);
    list(app);
    assert_true(live_says(app, "This puzzle cannot be played: odd-9999.lesson:3: the line is too long"));
    app_free(app);
    for (int i = 0; i < 4; i++)
        (void)remove(path[i]);
    buf_free(&good);
    buf_free(&longer);
}

/* Both buttons stand in the ribbon, and the ribbon on the screen. */
static void nothing_is_cut_in_any_size(void **state)
{
    (void)state;
    static const int sizes[][3] = {
        {1280, 800, 100}, {1920, 1080, 100}, {1024, 640, 100}, {1280, 800, 200}, {1024, 640, 200}};
    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
        App *app = at_turning_point(sizes[i][0], sizes[i][1], sizes[i][2], 0);
        json_t *root = live_look(app);
        const json_t *panel = json_object_get(live_find(root, "prompt"), "rect");
        for (int k = 0; k < 2; k++) {
            const json_t *r = json_object_get(live_find(root, k ? "save-puzzle" : "again-here"), "rect");
            for (size_t at = 0; at < 2; at++) {
                long long from = json_integer_value(json_array_get(panel, at)),
                          n = json_integer_value(json_array_get(r, at));
                assert_true(n >= from && from >= 0);
                assert_true(n + json_integer_value(json_array_get(r, at + 2)) <=
                            from + json_integer_value(json_array_get(panel, at + 2)));
            }
        }
        json_decref(root);
        const char *cut = "";
        live_frame(app);
        if (gfx_overflow(app->gfx, &cut))
            fail_msg("%d x %d, %d %%: '%s' is cut", sizes[i][0], sizes[i][1], sizes[i][2], cut);
        app_free(app);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(it_is_tried_again_by_the_same_people),
        cmocka_unit_test(what_a_computer_chose_is_not_tried_again),
        cmocka_unit_test(it_is_kept_listed_played_removed_and_put_back),
        cmocka_unit_test(a_damaged_file_costs_nothing),
        cmocka_unit_test(files_of_anybody_cost_nothing),
        cmocka_unit_test(nothing_is_cut_in_any_size),
    };
    live_home(home);
    int failed = cmocka_run_group_tests(tests, NULL, NULL);
    help_remove(home);
    return failed;
}
