/* SPDX-License-Identifier: MIT
 * Whatever call fails while a file is read, written or moved, and wherever the process is killed in it: the file is the
 * old one or the new one, nothing lies beside it, and a sentence says what is wrong. */
#include "../unit/help.h"

#include <errno.h>
#include <signal.h>
#include <sys/wait.h>

#include "base/file.h"
#include "core/journal.h"
#include "faults.h"
#include "games/nullgame/nullgame.h"

enum { MOST_CALLS = 64 };

static const int reasons[] = {EIO, ENOSPC, EDQUOT, EROFS, EACCES, EMFILE, ENOLCK};

typedef struct {
    char folder[64], path[128], other[128];
} Place;

static int make_place(void **state)
{
    Place *p = calloc(1, sizeof *p);
    assert_non_null(p);
    fault_folder(p->folder);
    (void)snprintf(p->path, sizeof p->path, "%s/save", p->folder);
    (void)snprintf(p->other, sizeof p->other, "%s/other", p->folder);
    *state = p;
    return 0;
}

static int drop_place(void **state)
{
    Place *p = *state;
    fault_off();
    help_remove(p->folder);
    free(p);
    return 0;
}

static bool holds(const char *path, const char *text)
{
    Buf b = {0};
    bool same = file_read(path, 1 << 16, &b).code == 0 && strcmp(buf_str(&b), text) == 0;
    buf_free(&b);
    return same;
}

static void put(const char *path, const char *text)
{
    assert_int_equal(file_write(path, text, strlen(text)).code, 0);
}

/* ---- the operations --------------------------------------------------------------------------------------------- */

/* Each begins with a prepared place, and does one thing that may fail. */
typedef struct {
    const char *name;
    void (*prepare)(const Place *p);
    Status (*run)(const Place *p);
    bool (*untouched)(const Place *p), (*done)(const Place *p);
    int files; /* that lie there after it went well */
} Operation;

static void nothing_there(const Place *p)
{
    (void)unlink(p->path);
    (void)unlink(p->other);
}

static void old_there(const Place *p)
{
    nothing_there(p);
    put(p->path, "the old one, which is the longer one");
}

static bool is_nothing(const Place *p)
{
    return !file_exists(p->path) && !file_exists(p->other);
}

static bool is_old(const Place *p)
{
    return holds(p->path, "the old one, which is the longer one") && !file_exists(p->other);
}

/* When everything fails, a moved file may end with two names. */
static bool is_kept(const Place *p)
{
    return holds(p->path, "the old one, which is the longer one");
}

static bool is_new(const Place *p)
{
    return holds(p->path, "the new one");
}

static bool is_moved(const Place *p)
{
    return holds(p->other, "the old one, which is the longer one") && !file_exists(p->path);
}

static Status write_it(const Place *p)
{
    return file_write(p->path, "the new one", 11);
}

static Status move_it(const Place *p)
{
    return file_move(p->path, p->other);
}

static Status read_it(const Place *p)
{
    Buf b = {0};
    Status st = file_read(p->path, 1000, &b);
    if (st.code == 0)
        assert_string_equal(buf_str(&b), "the old one, which is the longer one");
    buf_free(&b);
    return st;
}

static const Operation operations[] = {
    {"write a first time", nothing_there, write_it, is_nothing, is_new, 1},
    {"write over", old_there, write_it, is_old, is_new, 1},
    {"move", old_there, move_it, is_kept, is_moved, 1},
    {"read", old_there, read_it, is_old, is_old, 1},
};
enum { OPERATIONS = sizeof operations / sizeof operations[0] };

/* ---- errors ----------------------------------------------------------------------------------------------------- */

/* Runs it with one fault. True when it was far enough away that it never came. */
static bool try_fault(const Operation *o, const Place *p, Fault f)
{
    o->prepare(p);
    fault_on(f);
    Status st = o->run(p);
    fault_off();
    bool came = fault_calls() >= f.nth;
    if (st.code == 0 && !o->done(p))
        fail_msg("%s, call %d: said to be done and is not", o->name, f.nth);
    if (st.code) {
        HELP_SENTENCE(st);
        if (!came || !o->untouched(p))
            fail_msg("%s, call %d: '%s', but something was changed", o->name, f.nth, st.text);
    }
    /* That a temporary file cannot be removed, when everything fails, is all that may happen. */
    if (!(f.after && st.code) && help_files_in(p->folder) > o->files)
        fail_msg("%s, call %d: something was left beside it", o->name, f.nth);
    file_sweep(p->path);
    return !came;
}

static void every_call_fails_in_turn(void **state)
{
    const Place *p = *state;
    for (int i = 0; i < OPERATIONS; i++)
        for (size_t why = 0; why < sizeof reasons / sizeof reasons[0]; why++)
            for (int after = 0; after < 2; after++) {
                Fault f = {FAULT_ERROR, CALLS_OF_FILES, 1, after, reasons[why], 0};
                while (!try_fault(&operations[i], p, f))
                    assert_in_range(++f.nth, 2, MOST_CALLS);
                assert_true(f.nth > 3); /* there were calls to fail */
            }
}

/* Where a file system knows no second names, one name follows the other. */
static void a_move_works_without_links(void **state)
{
    const Place *p = *state;
    static const int no_links[] = {EPERM, ENOSYS, EOPNOTSUPP};
    for (size_t i = 0; i < sizeof no_links / sizeof no_links[0]; i++) {
        old_there(p);
        fault_on((Fault){FAULT_ERROR, CALL_LINK, 1, false, no_links[i], 0});
        assert_int_equal(file_move(p->path, p->other).code, 0);
        fault_off();
        assert_true(is_moved(p));
        old_there(p);
        put(p->other, "taken");
        fault_on((Fault){FAULT_ERROR, CALL_LINK, 1, false, no_links[i], 0});
        assert_int_equal(file_move(p->path, p->other).code, FILE_TAKEN);
        fault_off();
        assert_true(holds(p->other, "taken"));
    }
}

/* A signal may interrupt any call, and a read or write may do less than was asked. Neither is a reason to fail. */
static void interruptions_and_single_bytes_do_no_harm(void **state)
{
    const Place *p = *state;
    static const unsigned interrupted[] = {CALL_OPEN, CALL_READ, CALL_WRITE, CALL_FSYNC, CALL_CLOSE};
    for (int i = 0; i < OPERATIONS; i++) {
        for (size_t k = 0; k < sizeof interrupted / sizeof interrupted[0]; k++)
            for (int nth = 1; nth <= 3; nth++) {
                operations[i].prepare(p);
                fault_on((Fault){FAULT_ERROR, interrupted[k], nth, false, EINTR, 0});
                assert_int_equal(operations[i].run(p).code, 0);
                fault_off();
                assert_true(operations[i].done(p));
            }
        operations[i].prepare(p);
        fault_on((Fault){FAULT_SHORT, CALL_READ | CALL_WRITE, 0, false, 0, 0});
        assert_int_equal(operations[i].run(p).code, 0);
        fault_off();
        assert_true(operations[i].done(p));
    }
}

/* Against a power cut: the bytes are on disk before the name is, and the name before anybody is told. */
static void the_bytes_are_safe_before_the_name_is(void **state)
{
    const Place *p = *state;
    old_there(p);
    fault_on((Fault){.calls = CALLS_OF_FILES});
    assert_int_equal(write_it(p).code, 0);
    assert_string_equal(fault_story(), "owscnosc");
    fault_on((Fault){.calls = CALLS_OF_FILES});
    assert_int_equal(move_it(p).code, 0);
    assert_string_equal(fault_story(), "luoscosc");
    fault_off();
}

/* ---- killed in between ------------------------------------------------------------------------------------------ */

/* How the child ended: 0 done, SIGKILL killed. */
static int run_and_die(const Operation *o, const Place *p, int nth)
{
    pid_t child = fork();
    assert_true(child >= 0);
    if (child == 0) {
        fault_on((Fault){FAULT_DIE, CALLS_OF_FILES, nth, false, 0, 0});
        _exit(o->run(p).code ? 1 : 0);
    }
    int status;
    assert_int_equal(waitpid(child, &status, 0), child);
    if (WIFSIGNALED(status))
        return WTERMSIG(status);
    assert_int_equal(WEXITSTATUS(status), 0);
    return 0;
}

static void killed_at_every_call_the_file_is_whole(void **state)
{
    const Place *p = *state;
    for (int i = 0; i < OPERATIONS; i++) {
        const Operation *o = &operations[i];
        int nth = 1, killed = SIGKILL;
        for (; killed; nth++) {
            o->prepare(p);
            killed = run_and_die(o, p, nth);
            assert_true(killed == 0 || killed == SIGKILL);
            file_sweep(p->path);
            bool both = holds(p->other, "the old one, which is the longer one") &&
                        holds(p->path, "the old one, which is the longer one"); /* a move in between */
            if (!o->untouched(p) && !o->done(p) && !both)
                fail_msg("%s, killed at call %d: neither the old nor the new one", o->name, nth);
            assert_in_range(help_files_in(p->folder), 0, both ? 2 : 1);
            assert_in_range(nth, 1, MOST_CALLS);
        }
        assert_true(nth > 4);
    }
}

/* ---- journals --------------------------------------------------------------------------------------------------- */

static Match *a_game(int choices)
{
    Rng luck = rng_seed(4);
    Match *m = help_new(&nullgame, 2, 9);
    help_play(m, &luck, choices);
    return m;
}

static uint32_t moves_in(const char *path)
{
    Match *m = NULL;
    assert_int_equal(journal_load(path, &m).code, 0);
    uint32_t n = match_serial(m);
    match_free(m);
    return n;
}

static void a_game_whose_save_fails_is_the_one_before(void **state)
{
    const Place *p = *state;
    Match *before = a_game(3), *after = a_game(4);
    assert_true(match_serial(after) > match_serial(before));
    bool came = true;
    for (int nth = 1; came; nth++) {
        assert_int_equal(journal_save(before, p->path).code, 0);
        fault_on((Fault){FAULT_ERROR, CALLS_OF_FILES, nth, false, ENOSPC, 0});
        Status st = journal_save(after, p->path);
        fault_off();
        came = fault_calls() >= nth;
        assert_int_equal(moves_in(p->path), match_serial(st.code ? before : after));
        assert_true(came || st.code == 0);
    }
    match_free(before);
    match_free(after);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(every_call_fails_in_turn, make_place, drop_place),
        cmocka_unit_test_setup_teardown(a_move_works_without_links, make_place, drop_place),
        cmocka_unit_test_setup_teardown(interruptions_and_single_bytes_do_no_harm, make_place, drop_place),
        cmocka_unit_test_setup_teardown(the_bytes_are_safe_before_the_name_is, make_place, drop_place),
        cmocka_unit_test_setup_teardown(killed_at_every_call_the_file_is_whole, make_place, drop_place),
        cmocka_unit_test_setup_teardown(a_game_whose_save_fails_is_the_one_before, make_place, drop_place),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
