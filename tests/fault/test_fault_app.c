/* SPDX-License-Identifier: MIT
 * The program on a full, dying, read-only or slow disk, beside other programs, and with a clock that jumps: it plays on,
 * says once and in a sentence what it cannot do, and no game is lost that was on disk before. */
#include "evening.h"

#include <errno.h>
#include <sys/wait.h>

#include "sys/clock.h"

enum { MOST_CALLS = 2000, MANY = 10, SLOWEST_MS = 500, SECONDS = 300 };

static int make_siege_hall(void **state)
{
    int failed = make_hall(state);
    ((Hall *)*state)->diary->siege = true;
    return failed;
}

static void start_anew(Hall *h)
{
    empty_subfolders(h->folder);
    empty_folder(h->folder);
    bool siege = h->diary->siege;
    diary_free(h->diary);
    h->diary = diary_new();
    h->diary->siege = siege;
}

/* The player reads what is said; every dialog is a heading and at least one whole sentence. */
static int read_dialogs(App *app)
{
    int n = app->nsays;
    for (int i = 0; i < n; i++) {
        const char *text = app->say[i].text;
        assert_true(strlen(app->say[i].heading) > 5);
        assert_true(strlen(text) > 20 && text[strlen(text) - 1] == '.');
    }
    app->nsays = 0;
    return n;
}

/* ---- disks that fail -------------------------------------------------------------------------------------------- */

/* A game is continued or begun, left for a short one, that is finished, and another begun. */
static int whole_evening(Evening *e)
{
    int said = 0;
    evening_sit_down(e);
    evening_play(e, 2, 0);
    said += read_dialogs(e->app);
    do
        evening_new(e);
    while (evening_game(e) % 2);
    while (!match_over(app_match(e->app)))
        evening_play(e, 1, 0);
    said += read_dialogs(e->app);
    evening_play(e, 2, 0);
    return said + read_dialogs(e->app);
}

/* Afterwards the disk is well again: so is everything else. */
static bool evening_with(Hall *h, Fault f, int *said)
{
    start_anew(h);
    Evening e = evening_begin(h->diary, h->folder, 3);
    fault_on(f);
    *said = whole_evening(&e);
    fault_off();
    bool came = fault_calls() >= f.nth;
    judge(h->diary, h->folder);
    assert_true(evening_move(&e));
    assert_int_equal(read_dialogs(e.app), 0);
    judge(h->diary, h->folder);
    evening_end(&e);
    e = evening_begin(h->diary, h->folder, 4); /* the next day */
    (void)whole_evening(&e);
    evening_end(&e);
    judge(h->diary, h->folder);
    return came;
}

static void every_call_of_an_evening_fails_in_turn(void **state)
{
    Hall *h = *state;
    static const int reasons[] = {ENOSPC, EIO, EROFS};
    for (int i = 0; i < 6; i++) {
        int said = 0, most = 0;
        Fault f = {FAULT_ERROR, CALLS_OF_FILES, 1, i % 2, reasons[i / 2], 0};
        while (evening_with(h, f, &said)) {
            most = said > most ? said : most;
            assert_in_range(said, 0, f.after ? 2 : 1); /* of the old game that has no room, and of this one */
            f.nth += i == 0 || f.nth < 12 || fault_rounds(0, 0) ? 1 : help_many(23, 7); /* with more time every one */
            assert_in_range(f.nth, 2, MOST_CALLS);
        }
        assert_true(f.nth > 50 && most > 0);
    }
}

static void a_full_disk_is_said_once_until_there_is_room_again(void **state)
{
    Hall *h = *state;
    Evening e = evening_begin(h->diary, h->folder, 5);
    evening_sit_down(&e);
    for (int round = 0; round < 2; round++) {
        assert_true(evening_move(&e));
        fault_on((Fault){FAULT_ERROR, CALL_WRITE, 0, false, ENOSPC, 0});
        for (int i = 0; i < 3; i++)
            assert_false(evening_move(&e));
        fault_off();
        assert_int_equal(e.app->nsays, 1);
        assert_non_null(strstr(e.app->say[0].text, "No space left on device"));
        assert_int_equal(read_dialogs(e.app), 1);
    }
    assert_true(evening_move(&e));
    assert_int_equal(e.app->nsays, 0);
    evening_end(&e);
    judge(h->diary, h->folder);
}

/* Nothing at all can be written, from the first call on; what was there can still be read and played. */
static void a_read_only_folder_is_played_from(void **state)
{
    Hall *h = *state;
    Evening e = evening_begin(h->diary, h->folder, 6);
    evening_sit_down(&e);
    evening_play(&e, 4, 0);
    evening_end(&e);
    const unsigned writing = CALL_WRITE | CALL_RENAME | CALL_LINK | CALL_UNLINK | CALL_MKDIR | CALL_FSYNC;
    fault_on((Fault){FAULT_ERROR, writing, 0, false, EROFS, 0});
    e = evening_begin(h->diary, h->folder, 7);
    evening_sit_down(&e);
    assert_int_equal(evening_game(&e), 1);
    assert_true(match_serial(app_match(e.app)) >= 4);
    evening_play(&e, 5, 0);
    assert_int_equal(read_dialogs(e.app), 1);
    evening_end(&e);
    fault_off();
    judge(h->diary, h->folder);
}

/* ---- a disk that takes its time --------------------------------------------------------------------------------- */

/* The test would stand still here for ever if a move waited for the disk. */
static void nobody_waits_for_a_disk_that_hangs(void **state)
{
    Hall *h = *state;
    Evening e = evening_begin(h->diary, h->folder, 8);
    evening_sit_down(&e);
    assert_true(evening_move(&e));
    fault_on((Fault){FAULT_HOLD, CALL_FSYNC, 0, false, 0, 0});
    for (int i = 0; i < 5; i++) {
        Match *m = app_match(e.app);
        assert_int_equal(match_play(m, match_serial(m), help_any(m, &e.luck)).code, 0);
        app_autosave(e.app);
        assert_true(app_saving(e.app)); /* here opponents wait */
    }
    assert_int_equal(e.app->nsays, 0);
    fault_clock_ms(10000u);
    assert_true(app_saving(e.app));
    assert_true(app_saving(e.app));
    assert_int_equal(e.app->nsays, 1); /* ten seconds later the player is told, once */
    assert_non_null(strstr(e.app->say[0].text, "unusually long"));
    fault_on((Fault){.calls = CALL_RENAME}); /* the disk wakes up; of five saves only the first and last are made */
    save_settle(e.app);
    assert_false(app_saving(e.app));
    assert_int_equal(fault_calls(), 2);
    atomic_store(&h->diary->played[1], match_serial(app_match(e.app)));
    atomic_store(&h->diary->saved[1], match_serial(app_match(e.app)));
    evening_end(&e);
    judge(h->diary, h->folder);
}

/* Who closes the window of a slow disk loses nothing: the end waits. */
static void the_end_waits_for_the_disk(void **state)
{
    Hall *h = *state;
    Evening e = evening_begin(h->diary, h->folder, 9);
    evening_sit_down(&e);
    fault_on((Fault){FAULT_SLOW, CALL_FSYNC, 0, false, 0, 100});
    Match *m = app_match(e.app);
    assert_int_equal(match_play(m, match_serial(m), help_any(m, &e.luck)).code, 0);
    app_autosave(e.app);
    atomic_store(&h->diary->played[1], match_serial(m));
    atomic_store(&h->diary->saved[1], match_serial(m));
    evening_end(&e);
    fault_off();
    judge(h->diary, h->folder);
}

/* Not a test of time: the figure for docs/RELIABILITY.md. */
static void how_long_a_move_holds_the_window(void **state)
{
    Hall *h = *state;
    for (int ms = 0; ms <= SLOWEST_MS; ms = ms ? ms * 5 : 4) {
        Evening e = evening_begin(h->diary, h->folder, 10);
        evening_sit_down(&e);
        uint32_t most = 0;
        fault_on((Fault){FAULT_SLOW, CALL_FSYNC, 0, false, 0, ms});
        for (int i = 0; i < 3 && !match_over(app_match(e.app)); i++) {
            Match *m = app_match(e.app);
            assert_int_equal(match_play(m, match_serial(m), help_any(m, &e.luck)).code, 0);
            atomic_store(&h->diary->played[evening_game(&e)], match_serial(m));
            uint32_t from = clock_ms();
            app_autosave(e.app);
            uint32_t held = clock_ms() - from;
            most = held > most ? held : most;
        }
        fault_off();
        evening_end(&e);
        print_message("           an fsync of %3d ms: a move holds the window %u ms\n", ms, most);
    }
    judge(h->diary, h->folder);
}

/* ---- memory ----------------------------------------------------------------------------------------------------- */

/* An evening in a process of its own; returns its exit code, or minus the signal. */
static int evening_apart(Hall *h, Fault f, int *calls)
{
    int status;
    start_anew(h);
    pid_t child = fork();
    assert_true(child >= 0);
    if (child == 0) {
        (void)freopen("/dev/null", "w", stderr);
        fault_on(f);
        Evening e = evening_begin(h->diary, h->folder, 3);
        (void)whole_evening(&e);
        evening_end(&e);
        fault_off();
        h->diary->half = (unsigned)fault_calls();
        _exit(0);
    }
    assert_int_equal(waitpid(child, &status, 0), child);
    *calls = (int)h->diary->half;
    return WIFSIGNALED(status) ? -WTERMSIG(status) : WEXITSTATUS(status);
}

/* Whatever asks for memory in vain, the window's thread or the one that writes: the game on disk lacks at most a move. */
static void every_allocation_of_an_evening_is_refused_in_turn(void **state)
{
    Hall *h = *state;
    int all = 0, none = 0, tried = 0;
    assert_int_equal(evening_apart(h, (Fault){.calls = CALL_MEMORY}, &all), 0);
    assert_true(all > 100);
    int step = fault_rounds(0, 0) ? 1 : all / help_many(20, 60) + 1;
    /* Two threads ask in turns that differ a little: some of the last ones may not come. */
    for (int nth = 1; nth < all - 5; nth += step, tried++) {
        int code = evening_apart(h, (Fault){FAULT_ERROR, CALL_MEMORY, nth, tried % 2, ENOMEM, 0}, &none);
        if (code != EXIT_NO_MEMORY)
            fail_msg("allocation %d of %d: code %d", nth, all, code);
        judge(h->diary, h->folder);
        Evening e = evening_begin(h->diary, h->folder, 4); /* the next day */
        evening_sit_down(&e);
        assert_true(evening_move(&e));
        evening_end(&e);
        judge(h->diary, h->folder);
    }
    print_message("           %5d of %6d allocations refused\n", tried, all);
}

/* ---- other programs --------------------------------------------------------------------------------------------- */

static void many_programs_keep_many_games(void **state)
{
    Hall *h = *state;
    Evening e[MANY];
    for (int i = 0; i < MANY; i++) {
        e[i] = evening_begin(h->diary, h->folder, (uint64_t)i);
        evening_sit_down(&e[i]);
    }
    for (int turn = 0; turn < 4; turn++)
        for (int i = 0; i < MANY; i++)
            assert_int_equal(evening_move(&e[i]), i < MANY - 1);
    for (int i = 0; i < MANY; i++)
        assert_int_equal(read_dialogs(e[i].app), i < MANY - 1 ? 0 : 1); /* there is no room for a tenth */
    judge(h->diary, h->folder);
    for (int i = 0; i < MANY; i++)
        evening_end(&e[i]);
    judge(h->diary, h->folder);
}

/* Without locks nobody knows of the other until a file is not what it was; then they part, and both games stay. */
static void without_locks_two_programs_part(void **state)
{
    Hall *h = *state;
    Evening e[2];
    fault_on((Fault){FAULT_ERROR, CALL_FLOCK, 0, false, ENOLCK, 0});
    for (int i = 0; i < 2; i++) {
        e[i] = evening_begin(h->diary, h->folder, (uint64_t)i + 20);
        evening_sit_down(&e[i]);
    }
    int said = 0;
    for (int turn = 0; turn < 6; turn++)
        for (int i = 0; i < 2; i++) {
            assert_true(evening_move(&e[i]));
            said += read_dialogs(e[i].app);
            judge(h->diary, h->folder);
        }
    assert_int_equal(said, 1); /* one of them moved away */
    assert_string_not_equal(e[0].app->save.shelf.file, e[1].app->save.shelf.file);
    for (int i = 0; i < 2; i++)
        evening_end(&e[i]);
    fault_off();
    judge(h->diary, h->folder);
}

static bool is_in(const char *folder, const char *text)
{
    DIR *d = opendir(folder);
    bool found = false;
    for (struct dirent *e; d && (e = readdir(d));) {
        char path[400];
        Buf b = {0};
        (void)snprintf(path, sizeof path, "%s/%.200s", folder, e->d_name);
        if (file_read(path, 1 << 20, &b).code == 0)
            found = found || strcmp(buf_str(&b), text) == 0;
        buf_free(&b);
    }
    if (d)
        (void)closedir(d);
    return found;
}

/* A backup, a second computer or a person puts another file in the place of ours. */
static void what_somebody_else_put_there_is_not_overwritten(void **state)
{
    Hall *h = *state;
    char recent[128];
    Evening e = evening_begin(h->diary, h->folder, 11);
    evening_sit_down(&e);
    assert_true(evening_move(&e));
    const char *file = e.app->save.shelf.file;
    assert_int_equal(file_write(file, "from elsewhere", 14).code, 0);
    assert_true(evening_move(&e));
    (void)snprintf(recent, sizeof recent, "%s/recent", h->folder);
    assert_true(is_in(recent, "from elsewhere"));
    assert_int_equal(unlink(file), 0); /* and this time it is gone */
    assert_true(evening_move(&e));
    assert_int_equal(read_dialogs(e.app), 0);
    evening_end(&e);
    empty_subfolders(h->folder);
    judge(h->diary, h->folder);
}

/* ---- clocks ----------------------------------------------------------------------------------------------------- */

static void the_wall_clock_may_say_anything(void **state)
{
    Hall *h = *state;
    static const long long jumps[] = {0, -3600, -86400LL * 400, 86400LL * 400, -4000000000LL, 1LL << 40, 1LL << 62, 0};
    char what[SENTENCE_MAX], who[SENTENCE_MAX];
    for (size_t i = 0; i < sizeof jumps / sizeof jumps[0]; i++) {
        fault_wall_clock(jumps[i]);
        Evening e = evening_begin(h->diary, h->folder, 12 + i);
        evening_sit_down(&e);
        for (int k = 0; k < 3; k++) { /* three are left in the same minute */
            evening_play(&e, 2, 0);
            evening_new(&e);
        }
        evening_play(&e, 2, 0);
        assert_int_equal(read_dialogs(e.app), 0);
        evening_end(&e);
        judge(h->diary, h->folder);
        e = evening_begin(h->diary, h->folder, 1);
        assert_true(app_continue_info(e.app, what, sizeof what, who, sizeof who));
        assert_true(strlen(what) > 3 && strlen(who) > 3);
        evening_end(&e);
    }
}

/* ---- settings --------------------------------------------------------------------------------------------------- */

static void settings_that_cannot_be_kept_are_said_once(void **state)
{
    Hall *h = *state;
    char path[128];
    (void)snprintf(path, sizeof path, "%s/settings.json", h->folder);
    App *app = xcalloc(1, sizeof *app);
    save_open(&app->save, NULL);
    Settings s = settings_default(), back;
    save_settings(app, path, &s, true);
    save_settle(app);
    int nth = 1;
    for (bool came = true; came; nth++) {
        s.text_percent = s.text_percent == 100 ? 150 : 100;
        fault_on((Fault){FAULT_ERROR, CALLS_OF_FILES, nth, true, ENOSPC, 0});
        save_settings(app, path, &s, true);
        save_settle(app);
        fault_off();
        came = fault_calls() >= nth;
        assert_int_equal(settings_read(path, &back).code, 0); /* the old ones or the new ones */
    }
    assert_true(nth > 6);
    assert_int_equal(back.text_percent, s.text_percent);
    assert_int_equal(app->nsays, 1);
    assert_non_null(strstr(app->say[0].text, "No space left"));
    assert_int_equal(read_dialogs(app), 1);
    save_close(&app->save);
    free(app);
}

static void settings_are_read_a_byte_at_a_time_or_not_at_all(void **state)
{
    Hall *h = *state;
    char path[128];
    (void)snprintf(path, sizeof path, "%s/settings.json", h->folder);
    Settings s = settings_default(), back;
    s.text_percent = 185;
    assert_int_equal(settings_write(path, NULL, &s).code, 0);
    fault_on((Fault){FAULT_SHORT, CALL_READ, 0, false, 0, 0});
    assert_int_equal(settings_read(path, &back).code, 0);
    fault_off();
    assert_true(fault_calls() > 100);
    assert_int_equal(back.text_percent, 185);
    bool came = true;
    for (int nth = 1; came; nth++) {
        back = settings_default();
        fault_on((Fault){FAULT_ERROR, CALLS_OF_FILES, nth, false, EIO, 0});
        Status st = settings_read(path, &back);
        fault_off();
        came = fault_calls() >= nth;
        if (st.code)
            HELP_SENTENCE(st);
        assert_int_equal(back.text_percent, st.code ? 100 : 185);
    }
}

int main(void)
{
#define IN_A_HALL(test) cmocka_unit_test_setup_teardown(test, make_hall, drop_hall)
#define AT_SIEGE(test)                                                                                                 \
    {                                                                                                                  \
        "at Siege, " #test, test, make_siege_hall, drop_hall, NULL                                                     \
    }
    const struct CMUnitTest tests[] = {
        IN_A_HALL(every_call_of_an_evening_fails_in_turn),
        IN_A_HALL(a_full_disk_is_said_once_until_there_is_room_again),
        IN_A_HALL(a_read_only_folder_is_played_from),
        IN_A_HALL(nobody_waits_for_a_disk_that_hangs),
        IN_A_HALL(the_end_waits_for_the_disk),
        IN_A_HALL(how_long_a_move_holds_the_window),
        IN_A_HALL(every_allocation_of_an_evening_is_refused_in_turn),
        IN_A_HALL(many_programs_keep_many_games),
        IN_A_HALL(without_locks_two_programs_part),
        IN_A_HALL(what_somebody_else_put_there_is_not_overwritten),
        IN_A_HALL(the_wall_clock_may_say_anything),
        IN_A_HALL(settings_that_cannot_be_kept_are_said_once),
        IN_A_HALL(settings_are_read_a_byte_at_a_time_or_not_at_all),
        AT_SIEGE(every_call_of_an_evening_fails_in_turn),
        AT_SIEGE(a_full_disk_is_said_once_until_there_is_room_again),
        AT_SIEGE(a_read_only_folder_is_played_from),
        AT_SIEGE(nobody_waits_for_a_disk_that_hangs),
        AT_SIEGE(every_allocation_of_an_evening_is_refused_in_turn),
    };
    (void)alarm(SECONDS); /* who waits for a disk that hangs is found out */
    return cmocka_run_group_tests(tests, NULL, NULL);
}
