/* SPDX-License-Identifier: MIT
 * The games on the disk: what was left goes on, and nothing that lies there is lost to damage, versions or other programs. */
#include "help_app.h"

#include <sys/stat.h>

#include "games/nullgame/nullgame.h"
#include "sys/paths.h"

typedef struct {
    char home[64], data[128];
} Home;

static int count_files(const char *folder, const char *sub)
{
    Buf command = {0};
    char out[32] = "";
    buf_printf(&command, "ls %s/%s 2>/dev/null | wc -l", folder, sub);
    FILE *f = popen(buf_str(&command), "r");
    assert_non_null(f);
    assert_non_null(fgets(out, sizeof out, f));
    (void)pclose(f);
    buf_free(&command);
    return atoi(out);
}

/* An App with a window on the dummy display; its games lie in h->data. */
static App *begin(const Home *h)
{
    Launch l = {.replay_at = -1, .w = 1280, .h = 800};
    char err[300];
    App *app = app_new(&l, scene_list, err, sizeof err);
    assert_non_null(app);
    save_close(&app->save);
    save_open(&app->save, h->data);
    return app;
}

static void play(Match *m, int moves)
{
    for (int i = 0; i < moves && !match_over(m); i++) {
        Moves legal = {0};
        match_legal(m, match_to_act(m), &legal);
        assert_int_equal(match_play(m, match_serial(m), legal.m[0]).code, 0);
    }
}

/* What the program does after a move and after the last one; here the disk is waited for. */
static void keep(App *app)
{
    app_autosave(app);
    save_settle(app);
}

static void put_away(App *app)
{
    app_finish(app);
    save_settle(app);
}

static int make_home(void **state)
{
    Home *h = calloc(1, sizeof *h);
    assert_non_null(h);
    help_folder(h->home);
    (void)snprintf(h->data, sizeof h->data, "%s/games", h->home);
    assert_int_equal(file_make_dirs(h->data).code, 0);
    *state = h;
    return 0;
}

static int drop_home(void **state)
{
    Home *h = *state;
    help_remove(h->home);
    free(h);
    return 0;
}

static void a_game_that_was_left_can_be_continued(void **state)
{
    Home *h = *state;
    char what[SENTENCE_MAX], who[SENTENCE_MAX];
    App *app = begin(h);
    assert_false(app_continue_info(app, what, sizeof what, who, sizeof who));
    assert_int_not_equal(app_continue(app).code, 0);
    app_set_match(app, help_new(&nullgame, 2, 5));
    assert_int_equal(count_files(h->data, "continue.journal"), 0); /* dealt, not yet played */
    play(app_match(app), 3);
    keep(app);
    uint64_t hash = match_hash(app_match(app));
    assert_true(app_continue_info(app, what, sizeof what, who, sizeof who));
    app_set_match(app, help_new(game_by_id("horde"), 2, 5)); /* a game with a board says how far it goes */
    play(app_match(app), 3);
    assert_true(app_continue_info(app, what, sizeof what, who, sizeof who));
    assert_string_equal(what, "Horde, round 1 of 11");
    app_free(app);

    app = begin(h);
    assert_true(app_continue_info(app, what, sizeof what, who, sizeof who));
    assert_non_null(strstr(what, nullgame.title));
    assert_non_null(strstr(who, "Seat 1 and Seat 2"));
    assert_null(app_match(app));
    assert_int_equal(app_continue(app).code, 0);
    assert_non_null(app_match(app));
    assert_true(match_hash(app_match(app)) == hash);
    play(app_match(app), 1);
    keep(app);
    assert_int_equal(count_files(h->data, "recent"), 0); /* the same game goes on in its own file */
    assert_int_equal(app->nsays, 0);
    app_free(app);
}

static void a_new_game_puts_the_old_one_aside(void **state)
{
    Home *h = *state;
    App *app = begin(h);
    for (int i = 0; i < 3; i++) {
        app_set_match(app, help_new(&nullgame, 2, (uint64_t)i + 1));
        play(app_match(app), 2);
        keep(app);
    }
    assert_int_equal(count_files(h->data, "recent"), 2);
    play(app_match(app), 100);
    assert_true(match_over(app_match(app)));
    keep(app);
    put_away(app);
    assert_int_equal(count_files(h->data, "finished"), 1);
    assert_int_equal(count_files(h->data, "recent"), 2);
    char what[SENTENCE_MAX], who[SENTENCE_MAX], path[256];
    assert_false(app_continue_info(app, what, sizeof what, who, sizeof who));
    (void)snprintf(path, sizeof path, "%s/continue.journal", h->data);
    assert_false(file_exists(path));
    app_free(app);
}

/* The second of two moves of files fails, because there is nothing to take: the first is undone. */
static void a_game_that_cannot_be_taken_back_leaves_the_other_in_its_place(void **state)
{
    const Home *h = *state;
    char none[200];
    Match *out;
    App *app = begin(h);
    app_set_match(app, help_new(&nullgame, 2, 5));
    play(app_match(app), 2);
    keep(app);
    (void)snprintf(none, sizeof none, "%s/recent/none.journal", h->data);
    assert_int_equal(shelf_take(&app->save.shelf, none, &out).code, FILE_MISSING);
    assert_null(out);
    assert_true(file_exists(app->save.shelf.file));
    play(app_match(app), 1); /* and its next save takes its own place */
    keep(app);
    assert_int_equal(count_files(h->data, "recent"), 0);
    app_free(app);
}

/* Who may write into the folder lays a link where the lock will be. */
static void a_lock_makes_no_file_elsewhere(void **state)
{
    Home *h = *state;
    char lock[256], elsewhere[256], path[256];
    (void)snprintf(lock, sizeof lock, "%s/lock-1", h->data);
    (void)snprintf(elsewhere, sizeof elsewhere, "%s/elsewhere", h->home);
    (void)snprintf(path, sizeof path, "%s/continue.journal", h->data);
    assert_int_equal(symlink(elsewhere, lock), 0);
    App *app = begin(h);
    app_set_match(app, help_new(&nullgame, 2, 5));
    play(app_match(app), 2);
    keep(app);
    assert_false(file_exists(elsewhere));
    assert_true(file_exists(path)); /* the game is kept all the same */
    app_free(app);
}

static void a_damaged_game_keeps_its_first_moves(void **state)
{
    Home *h = *state;
    App *app = begin(h);
    app_set_match(app, help_new(&nullgame, 2, 5));
    play(app_match(app), 4);
    keep(app);
    app_free(app);
    char path[256], what[SENTENCE_MAX], who[SENTENCE_MAX];
    (void)snprintf(path, sizeof path, "%s/continue.journal", h->data);
    assert_int_equal(truncate(path, 0), 0); /* empty: nothing can be used */
    app = begin(h);
    assert_false(app_continue_info(app, what, sizeof what, who, sizeof who));
    assert_int_equal(app->nsays, 1);
    assert_true(file_exists(path)); /* kept all the same */
    app_set_match(app, help_new(&nullgame, 2, 5));
    play(app_match(app), 4);
    keep(app);
    assert_int_equal(count_files(h->data, "recent"), 1);
    app_free(app);

    struct stat st;
    assert_int_equal(stat(path, &st), 0);
    assert_int_equal(truncate(path, st.st_size - 40), 0); /* cut off in the last line and a bit */
    app = begin(h);
    assert_true(app_continue_info(app, what, sizeof what, who, sizeof who));
    assert_int_equal(app->nsays, 1);
    assert_non_null(strstr(app->say[0].text, "recent"));
    assert_int_equal(app_continue(app).code, 0);
    assert_in_range(match_serial(app_match(app)), 1, 4);
    keep(app); /* the damaged one is put aside, not overwritten */
    assert_int_equal(count_files(h->data, "recent"), 2);
    app_free(app);
}

/* Neither when the file is looked at again nor after the next start, and not when the game played instead has set it aside. */
static void a_damaged_game_is_told_of_once(void **state)
{
    Home *h = *state;
    char path[256], what[SENTENCE_MAX], who[SENTENCE_MAX];
    help_file(h->data, "continue.journal", "hordehall-journal 99\n", path);
    App *app = begin(h);
    assert_false(app_continue_info(app, what, sizeof what, who, sizeof who));
    assert_int_equal(app->nsays, 1);
    app_set_match(app, help_new(&nullgame, 2, 5));
    assert_false(app_continue_info(app, what, sizeof what, who, sizeof who));
    assert_int_equal(app->nsays, 1);
    Settings told = *app_settings(app);
    app_free(app);

    app = begin(h);
    *app_settings(app) = told;
    assert_false(app_continue_info(app, what, sizeof what, who, sizeof who));
    app_set_match(app, help_new(&nullgame, 2, 5));
    play(app_match(app), 4);
    keep(app);
    assert_int_equal(count_files(h->data, "recent"), 1);
    app_go(app, SCENE_TITLE, NULL, 0);
    live_settle(app);
    assert_int_equal(app->nsays, 0);
    app_settings(app)->damaged = 0; /* else the Hall would tell of it */
    app_go(app, SCENE_TITLE, NULL, 0);
    live_settle(app);
    assert_int_equal(app->nsays, 1);
    app_free(app);
}

static void a_foreign_or_newer_game_is_kept(void **state)
{
    Home *h = *state;
    static const char *const texts[] = {"hordehall-journal 99\n", "PK\x03\x04 something else",
                                        "hordehall-journal 2\ngame chess 1\n"};
    char path[256], what[SENTENCE_MAX], who[SENTENCE_MAX];
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++) {
        help_file(h->data, "continue.journal", texts[i], path);
        App *app = begin(h);
        assert_false(app_continue_info(app, what, sizeof what, who, sizeof who));
        assert_int_equal(app->nsays, 1);
        Buf text = {0};
        assert_int_equal(file_read(path, 4096, &text).code, 0);
        assert_string_equal(buf_str(&text), texts[i]);
        buf_free(&text);
        app_free(app);
    }
}

static void without_a_folder_the_game_goes_on(void **state)
{
    Home *h = *state;
    App *app = begin(h);
    save_close(&app->save);
    save_open(&app->save, NULL);
    app_set_match(app, help_new(&nullgame, 2, 5));
    play(app_match(app), 1);
    keep(app);
    play(app_match(app), 1);
    keep(app);
    assert_int_equal(app->nsays, 1); /* said once */
    assert_int_equal(match_serial(app_match(app)), 2);
    app_free(app);
    if (geteuid() == 0)
        return; /* root may write anywhere */
    app = begin(h);
    assert_int_equal(chmod(h->data, 0500), 0);
    app_set_match(app, help_new(&nullgame, 2, 5));
    keep(app);
    keep(app);
    assert_int_equal(app->nsays, 1);
    assert_int_equal(chmod(h->data, 0700), 0);
    app_free(app);
}

static bool is_there(const char *path) /* also a link that leads nowhere */
{
    struct stat info;
    return lstat(path, &info) == 0;
}

/* Only what is damaged, or no file, is put aside: what cannot be read today may be readable tomorrow. */
static void settings_that_cannot_be_read_stay_where_they_are(void **state)
{
    (void)state;
    char path[300], aside[320];
    (void)snprintf(path, sizeof path, "%s/settings.json", path_config());
    (void)snprintf(aside, sizeof aside, "%s.damaged", path);
    enum { UNREADABLE, DAMAGED, NO_FILE, CASES };
    (void)unlink(path); /* another test's program may have told of a damaged game, and noted that */
    for (int i = 0; i < CASES; i++) {
        if (i == UNREADABLE) /* for root, too: it leads to itself */
            assert_int_equal(symlink(path, path), 0);
        else if (i == DAMAGED)
            assert_int_equal(file_write(path, "{\"theme\": \"tav", 14).code, 0);
        else
            assert_int_equal(mkfifo(path, 0600), 0);
        Launch l = {.replay_at = -1, .w = 1280, .h = 800};
        char err[300];
        App *app = app_new(&l, scene_list, err, sizeof err);
        assert_non_null(app);
        assert_int_equal(app->nsays, 1);
        assert_int_equal(is_there(aside), i != UNREADABLE);
        assert_int_equal(is_there(path), i == UNREADABLE);
        assert_non_null(strstr(app->say[0].text, i == UNREADABLE ? "Your file is kept" : "All settings were reset"));
        assert_int_equal(app_settings_kept(app), i != UNREADABLE);
        app_settings_changed(app);
        save_settle(app);
        assert_int_equal(app->nsays, 1); /* that changes are not kept is said */
        app_free(app);
        assert_int_equal(unlink(path), 0);
        assert_int_equal(unlink(aside), i == UNREADABLE ? -1 : 0);
    }
}

static void two_programs_keep_two_files(void **state)
{
    Home *h = *state;
    char path[256], what[SENTENCE_MAX], who[SENTENCE_MAX];
    App *first = begin(h), *second = begin(h);
    app_set_match(first, help_new(&nullgame, 2, 5));
    app_set_match(second, help_new(&nullgame, 3, 6));
    play(app_match(first), 1);
    play(app_match(second), 1);
    keep(first);
    keep(second);
    (void)snprintf(path, sizeof path, "%s/continue-2.journal", h->data);
    assert_true(file_exists(path));
    put_away(first);
    app_free(first);
    app_free(second);
    first = begin(h); /* alone again: finds the other one's game */
    assert_true(app_continue_info(first, what, sizeof what, who, sizeof who));
    assert_non_null(strstr(who, "Seat 3"));
    app_free(first);
}

/* A first one that has a game of its own puts what others left among the games put aside. */
static void games_of_other_programs_are_not_forgotten(void **state)
{
    Home *h = *state;
    char path[256];
    App *first = begin(h), *second = begin(h);
    app_set_match(first, help_new(&nullgame, 2, 5));
    app_set_match(second, help_new(&nullgame, 3, 6));
    play(app_match(first), 1);
    play(app_match(second), 1);
    keep(first);
    keep(second);
    app_free(first);
    (void)snprintf(path, sizeof path, "%s/continue-2.journal", h->data);
    first = begin(h); /* the second one still plays: its game is left alone */
    assert_true(file_exists(path));
    app_free(first);
    app_free(second);
    first = begin(h);
    assert_false(file_exists(path));
    KeptList list;
    app_kept(first, &list);
    assert_int_equal(list.n, 2);
    assert_int_equal(list.game[0].where, KEPT_TABLE);
    assert_int_equal(list.game[0].head.cfg.nseats, 2);
    assert_int_equal(list.game[1].where, KEPT_ASIDE);
    assert_int_equal(list.game[1].head.cfg.nseats, 3);
    kept_free(&list);
    app_free(first);
}

static void a_bug_leaves_a_journal(void **state)
{
    Home *h = *state;
    char path[256];
    App *app = begin(h);
    app_set_match(app, help_new(&nullgame, 2, 5));
    play(app_match(app), 2);
    save_on_bug(app);
    (void)snprintf(path, sizeof path, "%s/bug.journal", h->data);
    Match *m = NULL;
    assert_int_equal(journal_load(path, &m).code, 0);
    assert_true(match_hash(m) == match_hash(app_match(app)));
    match_free(m);
    app_free(app);
}

int main(void)
{
    (void)setenv("SDL_VIDEODRIVER", "dummy", 1);
    (void)setenv("SDL_AUDIODRIVER", "dummy", 1);
    char home[64];
    live_home(home); /* nobody's own settings are touched */
#define WITH_HOME(f) cmocka_unit_test_setup_teardown(f, make_home, drop_home)
    const struct CMUnitTest tests[] = {
        WITH_HOME(a_game_that_was_left_can_be_continued),
        WITH_HOME(a_new_game_puts_the_old_one_aside),
        WITH_HOME(a_game_that_cannot_be_taken_back_leaves_the_other_in_its_place),
        WITH_HOME(a_lock_makes_no_file_elsewhere),
        WITH_HOME(a_damaged_game_keeps_its_first_moves),
        WITH_HOME(a_damaged_game_is_told_of_once),
        WITH_HOME(a_foreign_or_newer_game_is_kept),
        WITH_HOME(without_a_folder_the_game_goes_on),
        cmocka_unit_test(settings_that_cannot_be_read_stay_where_they_are),
        WITH_HOME(two_programs_keep_two_files),
        WITH_HOME(games_of_other_programs_are_not_forgotten),
        WITH_HOME(a_bug_leaves_a_journal),
    };
    int failed = cmocka_run_group_tests(tests, NULL, NULL);
    help_remove(home);
    return failed;
}
