/* SPDX-License-Identifier: MIT
 * Statistics and the wall of medals as a player uses them, and the figures below them. */
#include "help_bench.h"

#include "app/ledger.h"
#include "app/scenes/medals.h"
#include "base/file.h"
#include "core/journal.h"
#include "games/siege/siege.h"

static Match *played(const char *game, int seats, uint64_t seed)
{
    Match *m = help_new(game_by_id(game), seats, seed);
    Rng luck = rng_seed(seed);
    help_play(m, &luck, 100000);
    assert_true(match_over(m));
    return m;
}

static int make(void **state)
{
    (void)bench_folder(state);
    Bench *b = *state;
    help_put_away(b->folder, played("horde", 2, 1), "one");
    help_put_away(b->folder, played("horde", 3, 2), "two");
    help_put_away(b->folder, played("goblins", 2, 3), "three");
    help_put_away(b->folder, played("siege", 2, 4), "four");
    help_put_away(b->folder, played("monstrous", 2, 5), "five");
    bench_start(b, 1280, 800, 100);
    return 0;
}

static void open_statistics(App *app)
{
    app_go(app, SCENE_CHRONICLE, NULL, 0);
    live_settle(app);
    live_click(app, "statistics");
    live_settle(app);
    assert_int_equal(stack_top(app), SCENE_STATISTICS);
}

static bool on_screen(App *app, const char *label)
{
    json_t *root = live_look(app), *item;
    size_t i;
    bool found = false;
    json_array_foreach(json_object_get(root, "items"), i, item)
    {
        const char *words = json_string_value(json_object_get(item, "label"));
        found = found || (words != NULL && strcmp(words, label) == 0);
    }
    json_decref(root);
    return found;
}

static void all_finished_games_are_counted(void **state)
{
    Bench *b = *state;
    Ledger l;
    Figures f;
    open_statistics(b->app);
    assert_true(on_screen(b->app, "5"));
    app_ledger(b->app, &l);
    while (ledger_read_next(&l))
        ;
    figures_of(&l, NULL, l.list.game[0].head.cfg.name[0], &f);
    assert_int_equal(f.all.games, 5);
    int won = 0;
    for (int i = 0; i < l.n; i++)
        won += l.game[i].winner[0];
    assert_int_equal(f.all.won, won);
    assert_int_equal(f.nlast, 5);
    Figures horde;
    figures_of(&l, game_by_id("horde"), "", &horde);
    assert_int_equal(horde.all.games, 2);
    assert_true(horde.scored);
    assert_int_equal(horde.npoints, 2);
    ledger_free(&l);
}

/* Whose own points were one or none: the others' tell that there are points. */
static void a_game_lost_without_points_is_one_of_points(void **state)
{
    (void)state;
    KeptGame kept = {0};
    LedgerGame game = {.kept = &kept, .told = true, .whole = true, .plain = true, .rounds = 11, .score = {0, 12}};
    Ledger l = {.game = &game, .n = 1, .ntold = 1};
    Figures f;
    kept.head.game = game_by_id("horde");
    kept.head.cfg = game_preset(kept.head.game, 2);
    (void)snprintf(kept.head.cfg.name[0], SEAT_NAME_MAX, "Jonas");
    game.winner[1] = true;
    figures_of(&l, kept.head.game, "Jonas", &f);
    assert_int_equal(f.all.games, 1);
    assert_true(f.scored);
}

static void who_led_the_horde_defended_nothing(void **state)
{
    (void)state;
    KeptGame kept[2] = {0};
    LedgerGame game[2] = {0};
    Ledger l = {.game = game, .n = 2, .ntold = 2};
    for (int i = 0; i < 2; i++) { /* the first one defended, the second one led */
        Setup cfg = game_preset(&siege_game, 2);
        cfg.option[OPT_HORDE] = 1;
        cfg.player[0] = i == 0 ? 0 : 2;
        cfg.player[1] = i == 0 ? 2 : 0;
        for (int k = 0; k < 2; k++)
            (void)snprintf(cfg.name[k], SEAT_NAME_MAX, "%s", cfg.player[k] ? "Grix" : "Jonas");
        kept[i].head.game = &siege_game;
        kept[i].head.cfg = cfg;
        game[i] = (LedgerGame){.kept = &kept[i], .told = true, .whole = true, .plain = true, .rounds = i == 0 ? 5 : 9};
        game[i].winner[1] = true;
    }
    Figures f;
    figures_of(&l, &siege_game, "Jonas", &f);
    assert_int_equal(f.all.games, 2);
    assert_ptr_equal(f.longest, &game[0]);
    assert_null(f.quickest);
    assert_ptr_equal(f.conquest, &game[1]);
    assert_int_equal(f.led.games, 1);
    assert_int_equal(f.led.won, 1);
}

static void what_was_found_out_is_kept(void **state)
{
    Bench *b = *state;
    Ledger l;
    open_statistics(b->app);
    live_click(b->app, "back");
    live_settle(b->app);
    save_settle(b->app);
    app_ledger(b->app, &l);
    assert_int_equal(l.n, 5);
    assert_int_equal(l.ntold, 5);
    ledger_free(&l);
}

static void a_table_shows_its_own_choices(void **state)
{
    Bench *b = *state;
    Match *hard;
    Setup cfg = game_preset(game_by_id("siege"), 1);
    cfg.option[OPT_DIFFICULTY] = 2;
    cfg.seed = 9;
    hard = match_new(game_by_id("siege"), &cfg, NULL);
    Rng luck = rng_seed(1);
    help_play(hard, &luck, 100000);
    help_put_away(b->folder, hard, "six");
    bench_start(b, 1280, 800, 100);
    open_statistics(b->app);
    live_click(b->app, "table/4");
    live_settle(b->app);
    assert_true(on_screen(b->app, "Normal"));
    assert_true(on_screen(b->app, "Painful"));
    assert_false(on_screen(b->app, "Hard"));
}

/* The focus is enough to look at a table; the figures are those of that table. */
static void a_table_is_chosen_by_keys(void **state)
{
    Bench *b = *state;
    open_statistics(b->app);
    assert_true(on_screen(b->app, "5"));
    ui_focus(b->app->ui, "table/0");
    live_press(b->app, SDLK_DOWN);
    live_settle(b->app);
    assert_string_equal(ui_focused(b->app->ui), "table/1");
    assert_false(on_screen(b->app, "5"));
    assert_true(live_has(b->app, "best-horde") && live_has(b->app, "medals-horde"));
}

static void figures_by_option_add_up(void **state)
{
    Bench *b = *state;
    Ledger l;
    Share share[FIGURES_CHOICES];
    app_ledger(b->app, &l);
    while (ledger_read_next(&l))
        ;
    const Game *g = game_by_id("horde");
    for (int option = 0; option < g->noptions; option++) {
        int games = 0, kinds = figures_by_option(&l, g, "", option, share);
        for (int i = 0; i < FIGURES_CHOICES; i++)
            games += share[i].games;
        assert_int_equal(games, 2);
        assert_true(kinds >= 1 && kinds <= 2);
    }
    ledger_free(&l);
}

static void those_who_play_together_are_told(void **state)
{
    Bench *b = *state;
    Ledger l;
    Pair pair[FIGURES_PAIRS];
    app_ledger(b->app, &l);
    while (ledger_read_next(&l))
        ;
    const Setup *cfg = &l.game[0].kept->head.cfg;
    int n = figures_pairs(&l, NULL, cfg->name[0], pair);
    assert_true(n >= 1);
    assert_string_equal(pair[0].name, cfg->name[1]);
    assert_int_equal(pair[0].share.games, 5);
    ledger_free(&l);
}

static void a_moment_is_watched(void **state)
{
    Bench *b = *state;
    open_statistics(b->app);
    live_click(b->app, "table/1");
    live_settle(b->app);
    live_click(b->app, "best-horde");
    live_settle(b->app);
    assert_int_equal(stack_top(b->app), SCENE_PLAY);
    assert_string_equal(match_game(app_match(b->app))->id, "horde");
}

static void nothing_is_cut_on_any_screen(void **state)
{
    Bench *b = *state;
    static const int size[][3] = {
        {1280, 800, 100}, {1024, 640, 100}, {1024, 640, 200}, {1920, 1080, 150}, {640, 400, 100}};
    for (size_t i = 0; i < sizeof size / sizeof *size; i++) {
        const char *first = "";
        bench_start(b, size[i][0], size[i][1], size[i][2]);
        open_statistics(b->app);
        live_frame(b->app);
        if (gfx_overflow(b->app->gfx, &first))
            fail_msg("statistics: the text '%s' is cut at %d x %d", first, size[i][0], size[i][1]);
        app_push(b->app, SCENE_MEDALS, NULL, 0);
        live_settle(b->app);
        live_frame(b->app);
        if (gfx_overflow(b->app->gfx, &first))
            fail_msg("medals: the text '%s' is cut at %d x %d", first, size[i][0], size[i][1]);
    }
}

/* Of all tables, and the ribbon names one that is not earned; what was earned is watched. */
static void all_medals_hang_on_one_wall(void **state)
{
    Bench *b = *state;
    int earned = 0;
    app_push(b->app, SCENE_MEDALS, NULL, 0);
    for (int i = 0; i < 40; i++) /* games are read a few at a time */
        live_settle(b->app);
    json_t *root = live_look(b->app), *item;
    size_t i, n = 0;
    char first[64] = "";
    json_array_foreach(json_object_get(root, "items"), i, item)
    {
        const char *kind = json_string_value(json_object_get(item, "kind"));
        const char *yes = json_string_value(json_object_get(item, "earned"));
        bool medal = kind != NULL && strcmp(kind, "medal") == 0;
        n += medal;
        if (medal && yes != NULL && strcmp(yes, "yes") == 0 && earned++ == 0)
            (void)snprintf(first, sizeof first, "%s", json_string_value(json_object_get(item, "id")));
    }
    json_decref(root);
    assert_true(n >= 48 && earned > 0);
    assert_true(live_has(b->app, "try"));
    live_click(b->app, first);
    live_settle(b->app);
    live_click(b->app, "watch");
    live_settle(b->app);
    assert_int_equal(stack_top(b->app), SCENE_PLAY);
}

/* SH-13.1: it is chosen before the set-up. */
static void a_medal_is_tried_from_the_wall(void **state)
{
    Bench *b = *state;
    MedalsArg arg = {.game = "siege"};
    app_push(b->app, SCENE_MEDALS, &arg, sizeof arg);
    live_settle(b->app);
    live_click(b->app, "medal-siege-10");
    live_settle(b->app);
    assert_true(live_says(b->app, "Clean Hands: "));
    live_click(b->app, "try");
    live_settle(b->app);
    assert_int_equal(stack_top(b->app), SCENE_SETUP);
    const Setup *cfg = settings_table(app_settings(b->app), game_by_id("siege"));
    assert_non_null(cfg);
    assert_int_equal(cfg->option[OPT_FEAT], FEAT_CLEAN_HANDS);
    assert_int_equal(cfg->option[OPT_DIFFICULTY], 0);
    assert_null(game_by_id("siege")->setup_fault(cfg));
}

/* What a game has brought: who has won has at least the medal for that, on a cord at the scoring. */
static void what_a_game_brought_hangs_beside_its_end(void **state)
{
    Bench *b = *state;
    Match *m = played("goblins", 3, 11);
    LedgerGame told = {0};
    int earned = 0;
    ledger_tell(m, &told);
    for (int seat = 0; seat < 3; seat++)
        for (int i = 0; i < MEDAL_MAX; i++)
            earned += told.medal[seat][i] > 0;
    assert_true(earned > 0);
    app_set_match(b->app, m);
    ui_set_motion(b->app->ui, false, 10000); /* the show takes longer than any test */
    app_go(b->app, SCENE_SCORING, NULL, 0);
    live_settle(b->app);
    assert_false(live_has(b->app, "medal-0")); /* not before the show is over */
    live_press(b->app, SDLK_RETURN);
    live_settle(b->app);
    char id[24];
    for (int i = 0; i <= earned; i++) {
        (void)snprintf(id, sizeof id, "medal-%d", i);
        assert_int_equal(live_has(b->app, id), i < earned);
    }
    live_click(b->app, "medal-0");
    live_settle(b->app);
    assert_int_equal(stack_top(b->app), SCENE_MEDALS);
}

/* MH-1.7: the faces of every die, and what is usual for so many, where there are dice. */
static void the_faces_of_dice_are_shown_where_there_are_dice(void **state)
{
    Bench *b = *state;
    char id[16];
    int shown = 0;
    open_statistics(b->app);
    for (int table = 1; table <= 4; table++) {
        (void)snprintf(id, sizeof id, "table/%d", table);
        live_click(b->app, id);
        live_settle(b->app);
        bool dice = live_says(b->app, "d12 by face: 1: ");
        assert_int_equal(dice, live_says(b->app, "Usual: within "));
        shown += dice;
    }
    assert_int_equal(shown, 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(all_finished_games_are_counted, make, bench_drop),
        cmocka_unit_test(who_led_the_horde_defended_nothing),
        cmocka_unit_test(a_game_lost_without_points_is_one_of_points),
        cmocka_unit_test_setup_teardown(what_was_found_out_is_kept, make, bench_drop),
        cmocka_unit_test_setup_teardown(a_table_shows_its_own_choices, make, bench_drop),
        cmocka_unit_test_setup_teardown(a_table_is_chosen_by_keys, make, bench_drop),
        cmocka_unit_test_setup_teardown(figures_by_option_add_up, make, bench_drop),
        cmocka_unit_test_setup_teardown(those_who_play_together_are_told, make, bench_drop),
        cmocka_unit_test_setup_teardown(a_moment_is_watched, make, bench_drop),
        cmocka_unit_test_setup_teardown(nothing_is_cut_on_any_screen, make, bench_drop),
        cmocka_unit_test_setup_teardown(all_medals_hang_on_one_wall, make, bench_drop),
        cmocka_unit_test_setup_teardown(a_medal_is_tried_from_the_wall, make, bench_drop),
        cmocka_unit_test_setup_teardown(the_faces_of_dice_are_shown_where_there_are_dice, make, bench_drop),
        cmocka_unit_test_setup_teardown(what_a_game_brought_hangs_beside_its_end, make, bench_drop),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
