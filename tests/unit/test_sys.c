/* SPDX-License-Identifier: MIT
 * Worker, waiting, paths and the offscreen window: all without a display. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/process.h"
#include "sys/clock.h"
#include "sys/paths.h"
#include "sys/sys.h"
#include "sys/window.h"
#include "sys/worker.h"

typedef struct {
    SDL_atomic_t turns;
    bool endless;
} Job;

static void count(void *data, const SDL_atomic_t *stop)
{
    Job *job = data;
    do
        SDL_AtomicAdd(&job->turns, 1);
    while (job->endless && SDL_AtomicGet((SDL_atomic_t *)(uintptr_t)stop) == 0);
}

static bool no_thread; /* the system has none left */

SDL_Thread *__real_SDL_CreateThread(SDL_ThreadFunction fn, const char *name, void *data);
SDL_Thread *__wrap_SDL_CreateThread(SDL_ThreadFunction fn, const char *name, void *data);
SDL_Thread *__wrap_SDL_CreateThread(SDL_ThreadFunction fn, const char *name, void *data)
{
    return no_thread ? NULL : __real_SDL_CreateThread(fn, name, data);
}

static int wait_ticket(void)
{
    SDL_Event e;
    while (input_wait(&e, 2000))
        if (e.type == worker_event_type())
            return e.user.code;
    return 0;
}

static void jobs_run_and_tell(void **state)
{
    (void)state;
    assert_int_equal(SDL_Init(SDL_INIT_EVENTS), 0);
    Worker *w = worker_new();
    Job job = {{0}, false};
    int first = worker_start(w, count, &job);
    assert_true(first > 0);
    assert_int_equal(wait_ticket(), first);
    worker_stop(w, first); /* it has ended */
    assert_false(worker_runs(w, first));
    assert_int_equal(SDL_AtomicGet(&job.turns), 1);
    int second = worker_start(w, count, &job);
    assert_true(second != first);
    assert_int_equal(wait_ticket(), second);
    worker_free(w);
    SDL_Quit();
}

static void running_jobs_can_be_stopped(void **state)
{
    (void)state;
    assert_int_equal(SDL_Init(SDL_INIT_EVENTS), 0);
    Worker *w = worker_new();
    Job job = {{0}, true};
    int ticket = worker_start(w, count, &job);
    assert_true(ticket > 0);
    assert_int_equal(worker_start(w, count, &job), 0); /* busy */
    assert_true(worker_runs(w, ticket));
    while (SDL_AtomicGet(&job.turns) == 0)
        SDL_Delay(1);
    worker_stop(w, ticket);
    assert_false(worker_runs(w, ticket));
    assert_true(worker_start(w, count, &job) > 0);
    worker_free(w); /* stops and joins */
    SDL_Quit();
}

static void nobody_stops_the_job_of_another(void **state)
{
    (void)state;
    assert_int_equal(SDL_Init(SDL_INIT_EVENTS), 0);
    Worker *w = worker_new();
    Job brief = {{0}, false}, job = {{0}, true};
    int ended = worker_start(w, count, &brief);
    assert_int_equal(wait_ticket(), ended);
    int ticket = worker_start(w, count, &job);
    worker_stop(w, ended); /* whose owner has not heard that it ended */
    worker_stop(w, 0);
    assert_true(worker_runs(w, ticket) && !worker_runs(w, ended) && !worker_runs(w, 0));
    int turns = SDL_AtomicGet(&job.turns);
    while (SDL_AtomicGet(&job.turns) < turns + 2) /* for ever, if it was stopped */
        SDL_Delay(1);
    worker_stop(w, ticket);
    assert_int_equal(wait_ticket(), ticket);
    worker_free(w);
    SDL_Quit();
}

/* Whoever asks does the work then, a little at a time. */
static void without_a_thread_no_job_is_taken(void **state)
{
    (void)state;
    assert_int_equal(SDL_Init(SDL_INIT_EVENTS), 0);
    no_thread = true;
    Worker *w = worker_new();
    no_thread = false;
    Job job = {{0}, false};
    assert_int_equal(worker_start(w, count, &job), 0);
    assert_int_equal(SDL_AtomicGet(&job.turns), 0);
    assert_false(worker_runs(w, 0));
    worker_stop(w, 0);
    worker_free(w);
    assert_false(SDL_HasEvent(worker_event_type()));
    SDL_Quit();
}

/* Tickets of each worker begin at 1: what the last one had to tell would pass for the end of the next one's first job. */
static void a_worker_that_goes_takes_its_news_along(void **state)
{
    (void)state;
    assert_int_equal(SDL_Init(SDL_INIT_EVENTS), 0);
    Worker *w = worker_new();
    Job job = {{0}, false};
    int ticket = worker_start(w, count, &job);
    assert_true(ticket > 0);
    while (worker_runs(w, ticket))
        SDL_Delay(1);
    worker_free(w);
    assert_false(SDL_HasEvent(worker_event_type()));
    SDL_Quit();
}

static void waiting_ends(void **state)
{
    (void)state;
    assert_int_equal(SDL_Init(SDL_INIT_EVENTS), 0);
    SDL_Event e;
    while (input_wait(&e, 0)) {
    }
    uint32_t start = clock_ms();
    assert_false(input_wait(&e, 30));
    assert_true(clock_ms() - start >= 25);
    SDL_Quit();
}

static void a_window_is_larger_on_a_close_screen(void **state)
{
    (void)state;
    static const struct {
        float dots;
        int w, h;
    } screens[] = {{0, 1280, 800},    {96, 1280, 800},   {120, 1280, 800},
                   {144, 1920, 1200}, {192, 2560, 1600}, {600, 3840, 2400}};
    for (size_t i = 0; i < sizeof screens / sizeof screens[0]; i++) {
        int w = 0, h = 0;
        window_usual(screens[i].dots, &w, &h);
        assert_int_equal(w, screens[i].w);
        assert_int_equal(h, screens[i].h);
    }
}

static void offscreen_windows_of_all_sizes(void **state)
{
    (void)state;
    static const int sizes[][2] = {{0, 0}, {1, 1}, {320, 200}, {8000, 4000}, {-5, 99999}};
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        char err[128] = "";
        WindowSpec spec = {.w = sizes[i][0], .h = sizes[i][1], .offscreen = true};
        Window *w = window_open(&spec, err, sizeof err);
        int pw = 0, ph = 0;
        assert_non_null(w);
        window_size(w, &pw, &ph);
        assert_true(pw >= 1 && ph >= 1);
        assert_non_null(window_surface(w));
        assert_int_equal(window_generation(w), 1);
        float x = 3, y = 4;
        window_to_pixels(w, &x, &y);
        assert_true(x > 2.9f && x < 3.1f && y > 3.9f && y < 4.1f);
        assert_false(window_handle(w, &(SDL_Event){.type = SDL_WINDOWEVENT}));
        assert_false(window_is_fullscreen(w));
        window_present(w);
        window_close(w);
    }
}

/* SDL's display that shows nothing has 1024 x 768. The evening's screen was larger than the one on the road. */
static void a_remembered_window_fits_the_screen(void **state)
{
    (void)state;
    static const struct {
        int w, h, opens_w, opens_h;
        bool exact;
    } cases[] = {
        {2560, 1440, 1024, 728, false}, {2560, 500, 1024, 500, false}, {700, 1440, 700, 728, false},
        {800, 600, 800, 600, false},    {0, 0, 1024, 728, false},      {2560, 1440, 2560, 1440, true},
    };
    setenv("SDL_VIDEODRIVER", "dummy", 1);
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        char err[200];
        int w = 0, h = 0;
        WindowSpec spec = {.w = cases[i].w, .h = cases[i].h, .exact = cases[i].exact};
        Window *window = window_open(&spec, err, sizeof err);
        assert_non_null(window);
        window_size(window, &w, &h);
        assert_int_equal(w, cases[i].opens_w);
        assert_int_equal(h, cases[i].opens_h);
        window_close(window);
    }
    unsetenv("SDL_VIDEODRIVER");
}

static void a_reason_is_always_given(void **state)
{
    (void)state;
    char err[200] = "";
    setenv("SDL_VIDEODRIVER", "no-such-driver", 1);
    assert_null(window_open(&(WindowSpec){.w = 0}, err, sizeof err));
    assert_true(strstr(err, "no window can be opened: ") == err && strlen(err) > strlen("no window can be opened: "));
    unsetenv("SDL_VIDEODRIVER");
    SDL_ClearError();
    assert_true(sys_reason()[0] != '\0');
}

static void a_closed_terminal_asks_for_the_end(void **state)
{
    (void)state;
    char err[200] = "";
    (void)signal(SIGHUP, SIG_DFL); /* whoever runs the tests may have turned it off */
    process_begin();
    const WindowSpec spec = {.w = 64, .h = 64, .offscreen = true};
    Window *w = window_open(&spec, err, sizeof err);
    assert_non_null(w);
    assert_int_equal(raise(SIGHUP), 0);
    SDL_Event e = {0};
    while (e.type != SDL_QUIT && input_wait(&e, 2000))
        continue;
    assert_int_equal(e.type, SDL_QUIT);
    window_close(w);
}

static void folders_are_made(void **state)
{
    (void)state;
    char root[] = "/tmp/hall-paths-XXXXXX", wanted[200];
    assert_non_null(mkdtemp(root));
    snprintf(wanted, sizeof wanted, "%s/deep/er", root);
    setenv("XDG_CONFIG_HOME", wanted, 1);
    setenv("XDG_DATA_HOME", "relative/is/ignored", 1);
    setenv("HOME", root, 1);
    setenv("XDG_STATE_HOME", "/proc/no/such/place", 1);
    const char *config = path_config();
    assert_non_null(config);
    assert_true(strncmp(config, wanted, strlen(wanted)) == 0);
    assert_int_equal(access(config, W_OK), 0);
    assert_ptr_equal(path_config(), config);
    const char *data = path_data();
    assert_non_null(data);
    assert_true(strncmp(data, root, strlen(root)) == 0);
    assert_null(path_state()); /* not writable: said once, then lived with */
    assert_null(path_state());
    assert_non_null(path_assets());
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(jobs_run_and_tell),
        cmocka_unit_test(running_jobs_can_be_stopped),
        cmocka_unit_test(nobody_stops_the_job_of_another),
        cmocka_unit_test(without_a_thread_no_job_is_taken),
        cmocka_unit_test(a_worker_that_goes_takes_its_news_along),
        cmocka_unit_test(waiting_ends),
        cmocka_unit_test(offscreen_windows_of_all_sizes),
        cmocka_unit_test(a_window_is_larger_on_a_close_screen),
        cmocka_unit_test(a_remembered_window_fits_the_screen),
        cmocka_unit_test(a_reason_is_always_given),
        cmocka_unit_test(a_closed_terminal_asks_for_the_end),
        cmocka_unit_test(folders_are_made),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
