/* SPDX-License-Identifier: MIT
 * The program is killed: at every call for a file of an evening in turn, and at random moments of as many saves as are
 * asked for ($HORDEHALL_FAULT_ROUNDS), alone and with others in the same folder.  Every game that was ever begun is then
 * on disk, whole, and lacks at most its last choice; the next program goes on with it. */
#include "evening.h"

#include <signal.h>
#include <sys/wait.h>
#include <time.h>

enum { USUAL_ROUNDS = 60, SEVERAL = 3, JUDGED_TOGETHER = 20, MOST_CALLS = 5000 };

static int temporaries(const char *folder)
{
    DIR *d = opendir(folder);
    int n = 0;
    for (struct dirent *e; d && (e = readdir(d));)
        n += strstr(e->d_name, ".tmp") != NULL;
    (void)closedir(d);
    return n;
}

/* ---- at every call ---------------------------------------------------------------------------------------------- */

/* A game is left for another, others are finished, and all the while it is saved. */
static void short_evening(const Hall *h, uint64_t seed)
{
    Evening e = evening_begin(h->diary, h->folder, seed);
    evening_sit_down(&e);
    evening_play(&e, 2, 0);
    evening_new(&e);
    while (!match_over(app_match(e.app)) && evening_game(&e) % 2 == 0) /* a short one */
        evening_play(&e, 1, 0);
    evening_play(&e, 1, 0);
    evening_end(&e);
}

/* True: it was killed. */
static bool evening_until(const Hall *h, int nth)
{
    int status;
    pid_t child = fork();
    assert_true(child >= 0);
    if (child == 0) {
        fault_on((Fault){FAULT_DIE, CALLS_OF_FILES, nth, false, 0, 0});
        short_evening(h, 7);
        _exit(0);
    }
    assert_int_equal(waitpid(child, &status, 0), child);
    if (WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL)
        return true;
    assert_true(WIFEXITED(status));
    assert_int_equal(WEXITSTATUS(status), 0);
    return false;
}

static void killed_at_every_call_of_an_evening(void **state)
{
    Hall *h = *state;
    int nth = 1;
    for (bool killed = true; killed; nth++) {
        assert_in_range(nth, 1, MOST_CALLS);
        empty_subfolders(h->folder);
        empty_folder(h->folder);
        diary_free(h->diary);
        h->diary = diary_new();
        killed = evening_until(h, nth);
        judge(h->diary, h->folder);
        short_evening(h, 8); /* the next program goes on, and tidies up */
        judge(h->diary, h->folder);
        assert_int_equal(temporaries(h->folder), 0);
    }
    print_message("           killed at %d calls in turn\n", nth - 2);
    assert_true(nth > 50);
}

/* ---- at random moments ------------------------------------------------------------------------------------------ */

static void wait_us(long us)
{
    struct timespec t = {0, us * 1000};
    (void)nanosleep(&t, NULL);
}

static pid_t play_for_ever(const Hall *h, uint64_t seed)
{
    pid_t child = fork();
    assert_true(child >= 0);
    if (child)
        return child;
    Evening e = evening_begin(h->diary, h->folder, seed);
    evening_sit_down(&e);
    for (;;)
        evening_play(&e, 100, 40);
}

/* Every other time not before somebody has played, so that it is the saves that are hit, and not only the beginning. */
static void wait_for_the_moment(const Diary *l, bool played, unsigned before, Rng *luck)
{
    for (int ms = 0; played && ms < 20000 && atomic_load(&l->moves) == before; ms++)
        wait_us(1000);
    wait_us((long)rng_below(luck, 4000) + 100);
}

static void killed_by_surprise(Hall *h, int programs)
{
    int rounds = fault_rounds(USUAL_ROUNDS, 4 * USUAL_ROUNDS) / (programs > 1 ? 4 : 1);
    Rng luck = rng_seed((uint64_t)time(NULL)); /* another evening each time; what must hold holds for all */
    for (int i = 0; i < rounds; i++) {
        pid_t child[SEVERAL];
        int status;
        unsigned before = atomic_load(&h->diary->moves);
        for (int k = 0; k < programs; k++)
            child[k] = play_for_ever(h, rng_next(&luck));
        wait_for_the_moment(h->diary, i % 2, before, &luck);
        for (int k = 0; k < programs; k++)
            assert_int_equal(kill(child[k], SIGKILL), 0);
        for (int k = 0; k < programs; k++) {
            assert_int_equal(waitpid(child[k], &status, 0), child[k]);
            assert_true(WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL);
        }
        judge(h->diary, h->folder);
        if (i % JUDGED_TOGETHER == 0)
            tidy(h->diary, h->folder);
    }
    const Diary *l = h->diary;
    print_message(
        "           %d kills of %d at once: %u choices, %u games begun, %u finished, %u left; %u saves cut in "
        "two\n",
        rounds * programs, programs, l->moves, l->next, l->games, l->left, l->half);
    assert_true(l->moves >= (unsigned)rounds / 2); /* they did play */
    Evening e = evening_begin(h->diary, h->folder, 1);
    evening_sit_down(&e);
    evening_play(&e, 3, 0);
    evening_end(&e);
    judge(h->diary, h->folder);
}

static void killed_at_random_moments(void **state)
{
    Hall *h = *state;
    killed_by_surprise(h, 1);
    assert_int_equal(temporaries(h->folder), 0);
}

static void several_at_once_killed_at_random_moments(void **state)
{
    killed_by_surprise(*state, SEVERAL);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(killed_at_every_call_of_an_evening, make_hall, drop_hall),
        cmocka_unit_test_setup_teardown(killed_at_random_moments, make_hall, drop_hall),
        cmocka_unit_test_setup_teardown(several_at_once_killed_at_random_moments, make_hall, drop_hall),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
