/* SPDX-License-Identifier: MIT
 * Several programs at one home, killed at random moments ($HORDEHALL_FAULT_ROUNDS of them): settings, lessons, counts of
 * cards, puzzles that were solved and decks that were not saved.  Whatever one of them has been told is written is there
 * afterwards, whoever wrote last; at most what each was just doing is not. */
#include "../unit/help.h"

#include <limits.h>
#include <signal.h>
#include <stdatomic.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>

#include "app/draft.h"
#include "app/puzzles.h"
#include "app/settings.h"
#include "app/tally.h"
#include "base/file.h"
#include "faults.h"

enum { PROGRAMS = 3, USUAL_ROUNDS = 40, SOLVED_MOST = 200, TOLD_MOST = 30 };

/* The last number of each job that each has begun, and that it was told is done, in all rounds. */
typedef enum { JOB_SETTING, JOB_TOLD, JOB_CARD, JOB_SOLVED, JOB_DRAFT, JOBS } Job;
typedef struct {
    atomic_int begun[PROGRAMS][JOBS], done[PROGRAMS][JOBS], times[PROGRAMS][JOBS]; /* times: done */
    atomic_bool told[PROGRAMS][TOLD_MOST + 1], solved[PROGRAMS][SOLVED_MOST + 1];
} Diary;

typedef struct {
    char folder[64], settings[128], puzzles[128];
    Diary *diary;
} Home;

static int make_home(void **state)
{
    Home *h = calloc(1, sizeof *h);
    assert_non_null(h);
    fault_folder(h->folder);
    (void)snprintf(h->settings, sizeof h->settings, "%s/settings.json", h->folder);
    (void)snprintf(h->puzzles, sizeof h->puzzles, "%s/puzzles", h->folder);
    assert_int_equal(mkdir(h->puzzles, 0700), 0);
    h->diary = mmap(NULL, sizeof *h->diary, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    assert_true(h->diary != MAP_FAILED);
    *state = h;
    return 0;
}

static int drop_home(void **state)
{
    Home *h = *state;
    (void)munmap(h->diary, sizeof *h->diary);
    help_remove(h->folder);
    free(h);
    return 0;
}

/* ---- one program ------------------------------------------------------------------------------------------------- */

/* Each sets a volume of its own, and all are told tips of the same table. */
static int *setting_of(Settings *s, int who)
{
    int *const volume[PROGRAMS] = {&s->volume_effects, &s->volume_music, &s->volume_room};
    return volume[who];
}

static Status set_it(const Home *h, int who, int n, Settings *was)
{
    Settings now = *was;
    *setting_of(&now, who) = n % 101;
    Status st = settings_write(h->settings, was, &now);
    *was = st.code ? *was : now;
    return st;
}

static Status tell_it(const Home *h, int who, int n, Settings *was)
{
    Settings now = *was;
    LessonKept *kept = settings_lesson(&now, game_by_id("horde"), 0);
    if (n > TOLD_MOST)
        return status_ok();
    str_add(kept->told, sizeof kept->told, "%s%c%d", kept->told[0] ? "|" : "", 'a' + who, n);
    Status st = settings_write(h->settings, was, &now);
    *was = st.code ? *was : now;
    return st;
}

static Status count_it(const Home *h)
{
    Tally t = {.game = "horde", .n = 1};
    t.line[0].card = "vampire";
    return tally_add(h->folder, &t);
}

static Status solve_it(const Home *h, int who, int n)
{
    char path[160];
    (void)snprintf(path, sizeof path, "%s/%c-%d.lesson", h->puzzles, 'a' + who, n);
    return n > SOLVED_MOST ? status_ok() : puzzles_solve(path);
}

/* A line of its own below those that it has found. */
static Status draft_it(Draft *d, const Buf *found, int who, int n)
{
    Buf text = {0};
    buf_printf(&text, "%s%c %d\n", buf_str(found), 'a' + who, n);
    Status st = draft_keep(d, buf_str(&text), text.n);
    buf_free(&text);
    return st;
}

static bool reads(void *ctx, const char *text, size_t n)
{
    buf_addn(ctx, text, n);
    return true;
}

/* For ever. It begins where the programs before it ended: with their numbers, settings and, if there is one, draft. */
static _Noreturn void program(const Home *h, int who, uint64_t seed)
{
    Rng luck = rng_seed(seed);
    Settings was;
    Draft draft;
    Buf found = {0};
    if (settings_read(h->settings, &was).code)
        _exit(1);
    (void)draft_open(&draft, h->folder, "decks/unsaved", reads, &found);
    for (;;) {
        int job = (int)rng_below(&luck, JOBS), n = atomic_fetch_add(&h->diary->begun[who][job], 1) + 1;
        Status st = job == JOB_SETTING  ? set_it(h, who, n, &was)
                    : job == JOB_TOLD   ? tell_it(h, who, n, &was)
                    : job == JOB_CARD   ? count_it(h)
                    : job == JOB_SOLVED ? solve_it(h, who, n)
                                        : draft_it(&draft, &found, who, n);
        if (st.code)
            _exit(1);
        if (job == JOB_TOLD && n <= TOLD_MOST)
            atomic_store(&h->diary->told[who][n], true);
        if (job == JOB_SOLVED && n <= SOLVED_MOST)
            atomic_store(&h->diary->solved[who][n], true);
        (void)atomic_fetch_add(&h->diary->times[who][job], 1);
        atomic_store(&h->diary->done[who][job], n);
    }
}

/* ---- what must be there ------------------------------------------------------------------------------------------ */

static int total(const Home *h, bool begun, Job job)
{
    int n = 0;
    for (int who = 0; who < PROGRAMS; who++)
        n += atomic_load(begun ? &h->diary->begun[who][job] : &h->diary->times[who][job]);
    return n;
}

/* What it was told last that it is done, or what it has begun since. */
static bool is_from_its_end(const Home *h, int who, Job job, int n, int modulus)
{
    for (int k = atomic_load(&h->diary->done[who][job]); k <= atomic_load(&h->diary->begun[who][job]); k++)
        if (k % modulus == n)
            return true;
    return false;
}

static void judge_settings(const Home *h)
{
    Settings s;
    assert_int_equal(settings_read(h->settings, &s).code, 0);
    const char *told = settings_lesson(&s, game_by_id("horde"), 0)->told;
    for (int who = 0; who < PROGRAMS; who++) {
        bool never = atomic_load(&h->diary->done[who][JOB_SETTING]) == 0;
        assert_true(never || is_from_its_end(h, who, JOB_SETTING, *setting_of(&s, who), 101));
        for (int i = 1; i <= TOLD_MOST; i++) {
            char id[16];
            (void)snprintf(id, sizeof id, "%c%d", 'a' + who, i);
            if (atomic_load(&h->diary->told[who][i]) && !settings_lists(told, id))
                fail_msg("%s is not in %s", id, told);
        }
    }
}

static void judge_puzzles(const Home *h)
{
    char path[160];
    Buf text = {0};
    (void)snprintf(path, sizeof path, "%s/solved", h->puzzles);
    if (total(h, false, JOB_SOLVED) > 0)
        assert_int_equal(file_read(path, 1 << 16, &text).code, 0);
    for (int who = 0; who < PROGRAMS; who++)
        for (int i = 1; i <= SOLVED_MOST; i++) {
            char line[32];
            (void)snprintf(line, sizeof line, "%c-%d.lesson\n", 'a' + who, i);
            if (atomic_load(&h->diary->solved[who][i]) && !strstr(buf_str(&text), line))
                fail_msg("%s is not in the list", line);
        }
    buf_free(&text);
}

/* Each that has kept one in this round finds it: in a file of its own, or in that of another one who took it up. */
static void judge_drafts(const Home *h, const int before[PROGRAMS])
{
    bool found[PROGRAMS] = {false};
    for (int slot = 1; slot <= 9; slot++) {
        char path[160], who;
        int n, skip;
        Buf text = {0};
        (void)snprintf(path, sizeof path, slot > 1 ? "%s/decks/unsaved-%d" : "%s/decks/unsaved", h->folder, slot);
        bool there = file_read(path, 1 << 16, &text).code == 0;
        for (const char *at = buf_str(&text); sscanf(at, "%c %d\n%n", &who, &n, &skip) == 2; at += skip)
            found[who - 'a'] = found[who - 'a'] || is_from_its_end(h, who - 'a', JOB_DRAFT, n, INT_MAX);
        if (there)
            (void)unlink(path);
        buf_free(&text);
    }
    for (int who = 0; who < PROGRAMS; who++)
        assert_true(found[who] || atomic_load(&h->diary->times[who][JOB_DRAFT]) == before[who]);
}

static void judge(const Home *h, const int drafts[PROGRAMS])
{
    judge_settings(h);
    judge_puzzles(h);
    judge_drafts(h, drafts);
    int held = tally_of(h->folder, "horde", "vampire").held;
    assert_in_range(held, total(h, false, JOB_CARD), total(h, true, JOB_CARD));
}

static void several_programs_at_one_home_killed_at_random_moments(void **state)
{
    Home *h = *state;
    int rounds = fault_rounds(USUAL_ROUNDS, 4 * USUAL_ROUNDS);
    Rng luck = rng_seed((uint64_t)time(NULL)); /* other moments each time; what must hold holds for all */
    for (int i = 0; i < rounds; i++) {
        pid_t child[PROGRAMS];
        int drafts[PROGRAMS];
        for (int who = 0; who < PROGRAMS; who++) {
            drafts[who] = atomic_load(&h->diary->times[who][JOB_DRAFT]);
            child[who] = fork();
            assert_true(child[who] >= 0);
            if (child[who] == 0)
                program(h, who, rng_next(&luck) + (uint64_t)who);
        }
        for (int who = 0; who < PROGRAMS; who++) { /* one after the other: those that are left go on */
            struct timespec wait = {0, 1000L * (long)(rng_below(&luck, 20000) + 500)};
            int status;
            (void)nanosleep(&wait, NULL);
            assert_int_equal(kill(child[who], SIGKILL), 0);
            assert_int_equal(waitpid(child[who], &status, 0), child[who]);
            assert_true(WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL);
        }
        judge(h, drafts);
    }
    int n = 0;
    for (Job job = 0; job < JOBS; job++) {
        assert_true(total(h, false, job) > 0);
        n += total(h, false, job);
    }
    print_message("           %d kills of %d at once: %d changes\n", rounds * PROGRAMS, PROGRAMS, n);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(several_programs_at_one_home_killed_at_random_moments, make_home, drop_home),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
