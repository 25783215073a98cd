/* SPDX-License-Identifier: MIT
 * Every way back to a moment before luck fell, or to a game whose end is known: what is played on from there is marked, and
 * counts neither for medals nor in the statistics. */
#include "help_bench.h"

#include "app/ledger.h"
#include "app/savegames.h"
#include "app/scenes/list.h"
#include "app/tally.h"
#include "base/file.h"
#include "core/gameline.h"
#include "core/journal.h"
#include "core/position.h"

enum { SEED = 20261128, HALF = 30 };

static Match *deal(int choices)
{
    Match *m = help_new(game_by_id("horde"), 2, SEED);
    Rng luck = rng_seed(1);
    help_play(m, &luck, choices);
    return m;
}

/* The program as it is started with that command line, keeping its games in the folder of this test. */
static void start(Bench *b, Launch l)
{
    char err[300];
    l.w = 1280;
    l.h = 800;
    l.screenshot = "none.png";
    b->app = app_new(&l, scene_list, err, sizeof err);
    assert_non_null(b->app);
    b->app->still = false;
    live_speed(b->app, SPEED_OFF);
    live_keep(b->app, b->folder);
    assert_int_equal(app_start(b->app).code, 0);
    live_settle(b->app);
}

/* ---- what it came to ------------------------------------------------------------------------------------------------- */

static void to_the_end(App *app, uint64_t luck)
{
    Match *m = app_match(app);
    Rng r = rng_seed(luck);
    assert_false(match_over(m));
    while (!match_over(m)) {
        help_play(m, &r, 1);
        app_autosave(app);
    }
    app_finish(app);
    save_settle(app);
}

typedef struct {
    int finished, counted, left_out, cards;
} Outcome;

static Outcome outcome(Bench *b)
{
    Ledger l;
    Figures f;
    Outcome o = {0};
    app_ledger(b->app, &l);
    while (ledger_read_next(&l))
        continue;
    figures_of(&l, NULL, "", &f);
    for (int i = 0; i < l.n; i++) {
        bool medals = false;
        for (int k = 0; k < SEAT_MAX * MEDAL_MAX; k++)
            medals = medals || l.game[i].medal[k / MEDAL_MAX][k % MEDAL_MAX] > 0;
        assert_true(!medals || l.game[i].plain);
    }
    o = (Outcome){l.n, f.all.games, f.left_out, 0};
    ledger_free(&l);
    const Game *g = game_by_id("horde");
    for (int def = 1; def < g->ndefs; def++)
        o.cards += tally_of(b->folder, "horde", g->def[def].word).held;
    return o;
}

/* The game at the table is played to its end, and brings nothing but a journal that says why. */
static void brings_nothing(Bench *b, bool assisted)
{
    assert_int_equal(match_assisted(app_match(b->app)), assisted);
    to_the_end(b->app, 2);
    Outcome o = outcome(b);
    assert_int_equal(o.finished, 1);
    assert_int_equal(o.counted, 0);
    assert_int_equal(o.left_out, 1);
    assert_int_equal(o.cards, 0);
}

/* ---- the ways ---------------------------------------------------------------------------------------------------------- */

static void a_game_dealt_here_counts(void **state)
{
    Bench *b = *state;
    start(b, (Launch){.replay_at = -1});
    app_set_match(b->app, deal(0));
    assert_false(match_assisted(app_match(b->app)));
    to_the_end(b->app, 2);
    Outcome o = outcome(b);
    assert_int_equal(o.finished, 1);
    assert_int_equal(o.counted, 1);
    assert_int_equal(o.left_out, 0);
    assert_true(o.cards > 10);
}

static void a_game_from_a_line_is_marked(void **state)
{
    Bench *b = *state;
    Buf line = {0};
    Match *m = deal(HALF);
    assert_int_equal(gameline_write(m, &line).code, 0);
    match_free(m);
    start(b, (Launch){.replay_at = -1});
    assert_int_equal(app_take_line(b->app, buf_str(&line), line.n).code, 0);
    buf_free(&line);
    brings_nothing(b, true);
}

static void a_game_from_a_line_of_the_command_is_marked(void **state)
{
    Bench *b = *state;
    Buf line = {0};
    Match *m = deal(HALF);
    assert_int_equal(gameline_write(m, &line).code, 0);
    match_free(m);
    start(b, (Launch){.replay_at = -1, .line = buf_str(&line)});
    buf_free(&line);
    brings_nothing(b, true);
}

static void open_journal(Bench *b, int choices, int at)
{
    Launch l = {.replay = b->file, .replay_at = at};
    Match *m = deal(choices);
    assert_int_equal(journal_save(m, b->file).code, 0);
    match_free(m);
    (void)snprintf(l.replay_path, sizeof l.replay_path, "%s", b->file);
    start(b, l);
}

static void the_middle_of_a_replay_is_marked(void **state)
{
    open_journal(*state, 100000, HALF);
    brings_nothing(*state, true);
}

/* Kept by hand until it is known what luck brings. */
static void a_copy_of_a_journal_is_marked(void **state)
{
    open_journal(*state, HALF, -1);
    brings_nothing(*state, true);
}

/* It is somebody's finished game already: here it is looked at, and kept no second time. */
static void a_finished_game_that_is_opened_is_no_other_one(void **state)
{
    Bench *b = *state;
    open_journal(b, 100000, -1);
    assert_true(match_over(app_match(b->app)));
    app_finish(b->app);
    save_settle(b->app);
    Outcome o = outcome(b);
    assert_int_equal(o.finished, 0);
    assert_int_equal(o.cards, 0);
    assert_false(match_assisted(app_match(b->app)));
}

/* The last choice of a game that is only looked at is taken back: from now on it is played. */
static void what_is_watched_and_played_on_is_marked(void **state)
{
    Bench *b = *state;
    KeptGame kept = {.where = KEPT_ASIDE};
    open_journal(b, HALF, -1);
    (void)snprintf(kept.path, sizeof kept.path, "%s", b->file);
    assert_int_equal(app_look_at(b->app, &kept).code, 0);
    assert_false(match_assisted(app_match(b->app)));
    Rng luck = rng_seed(3);
    help_play(app_match(b->app), &luck, 1);
    app_autosave(b->app);
    brings_nothing(b, true);
}

static void a_game_taken_over_is_marked(void **state)
{
    Bench *b = *state;
    PlayArg watch = {.replay = true, .from = HALF};
    start(b, (Launch){.replay_at = -1});
    app_set_match(b->app, deal(100000));
    app_go(b->app, SCENE_PLAY, &watch, sizeof watch);
    live_settle(b->app);
    live_click(b->app, "continue-here");
    live_click(b->app, "take-over");
    live_settle(b->app);
    brings_nothing(b, true);
}

static void a_position_is_no_whole_game(void **state)
{
    Bench *b = *state;
    Match *m = deal(HALF);
    json_t *root = position_out(match_game(m), match_setup(m), match_truth(m));
    char *text = json_dumps(root, 0);
    assert_int_equal(file_write(b->file, text, strlen(text)).code, 0);
    free(text);
    json_decref(root);
    match_free(m);
    start(b, (Launch){.replay_at = -1, .position = b->file});
    brings_nothing(b, false);
    assert_true(match_has_start(app_match(b->app)));
}

/* What is learned and tried at them is no game: nothing of it is kept, so nothing of it can count. */
static void lessons_and_puzzles_keep_no_game(void **state)
{
    Bench *b = *state;
    start(b, (Launch){.replay_at = -1});
    for (int puzzles = 0; puzzles < 2; puzzles++) {
        app_learn(b->app, game_by_id("horde"), 0, puzzles);
        live_settle(b->app);
        for (int i = 0; i < 40; i++) /* whatever Enter means goes on */
            live_press(b->app, i % 4 ? SDLK_RETURN : SDLK_TAB);
        app_go(b->app, SCENE_TITLE, NULL, 0);
        live_settle(b->app);
        app_keep(b->app);
    }
    KeptList list;
    app_kept(b->app, &list);
    assert_int_equal(list.n, 0);
    kept_free(&list);
    assert_int_equal(outcome(b).finished, 0);
}

/* The seed of a game is known once it is over, or to whoever plays alone: dealt again, its luck is no luck. */
static void the_same_deal_counts_once(void **state)
{
    Bench *b = *state;
    start(b, (Launch){.replay_at = -1});
    for (uint64_t i = 0; i < 3; i++) {
        app_set_match(b->app, deal(0));
        to_the_end(b->app, 2 + i);
    }
    Outcome o = outcome(b);
    assert_int_equal(o.finished, 3);
    assert_int_equal(o.counted, 1);
    assert_int_equal(o.left_out, 2);
}

/* The first one waits, and the second is finished before it. */
static void a_deal_that_still_waits_has_been_seen(void **state)
{
    Bench *b = *state;
    start(b, (Launch){.replay_at = -1});
    app_set_match(b->app, deal(HALF));
    app_autosave(b->app);
    app_set_match(b->app, deal(0));
    to_the_end(b->app, 2);
    Outcome o = outcome(b);
    assert_int_equal(o.finished, 1);
    assert_int_equal(o.counted, 0);
    assert_int_equal(o.left_out, 1);
}

int main(void)
{
    char home[64];
    live_home(home);
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(a_game_dealt_here_counts, bench_folder, bench_drop),
        cmocka_unit_test_setup_teardown(a_game_from_a_line_is_marked, bench_folder, bench_drop),
        cmocka_unit_test_setup_teardown(a_game_from_a_line_of_the_command_is_marked, bench_folder, bench_drop),
        cmocka_unit_test_setup_teardown(the_middle_of_a_replay_is_marked, bench_folder, bench_drop),
        cmocka_unit_test_setup_teardown(a_copy_of_a_journal_is_marked, bench_folder, bench_drop),
        cmocka_unit_test_setup_teardown(a_finished_game_that_is_opened_is_no_other_one, bench_folder, bench_drop),
        cmocka_unit_test_setup_teardown(what_is_watched_and_played_on_is_marked, bench_folder, bench_drop),
        cmocka_unit_test_setup_teardown(a_game_taken_over_is_marked, bench_folder, bench_drop),
        cmocka_unit_test_setup_teardown(a_position_is_no_whole_game, bench_folder, bench_drop),
        cmocka_unit_test_setup_teardown(lessons_and_puzzles_keep_no_game, bench_folder, bench_drop),
        cmocka_unit_test_setup_teardown(the_same_deal_counts_once, bench_folder, bench_drop),
        cmocka_unit_test_setup_teardown(a_deal_that_still_waits_has_been_seen, bench_folder, bench_drop),
    };
    int failed = cmocka_run_group_tests(tests, NULL, NULL);
    help_remove(home);
    return failed;
}
