/* SPDX-License-Identifier: MIT
 * What the tests of kept games share: a program that keeps its games in a folder of its own, as cmocka's set-up and
 * tear-down of each test. */
#ifndef TESTS_UNIT_HELP_BENCH_H
#define TESTS_UNIT_HELP_BENCH_H
#include "help_app.h"

typedef struct {
    char folder[64], file[80]; /* file: a name in it that nothing has yet */
    App *app;
} Bench;

/* The folder alone, without a program. */
static inline int bench_folder(void **state)
{
    Bench *b = calloc(1, sizeof *b);
    assert_non_null(b);
    help_folder(b->folder);
    (void)snprintf(b->file, sizeof b->file, "%s/a-copy", b->folder);
    *state = b;
    return 0;
}

/* The program, anew when it was there. */
static inline void bench_start(Bench *b, int w, int h, int text)
{
    app_free(b->app);
    b->app = live_begin(w, h, text);
    live_keep(b->app, b->folder);
}

static inline int bench_make(void **state)
{
    (void)bench_folder(state);
    bench_start(*state, 1280, 800, 100);
    return 0;
}

static inline int bench_drop(void **state)
{
    Bench *b = *state;
    app_free(b->app);
    help_remove(b->folder);
    free(b);
    return 0;
}

/* At the table after so many choices by chance, and on the disk; put away when it is over. What lay there makes room. */
static inline void bench_play(Bench *b, Match *m, int choices)
{
    Rng luck = rng_seed(7);
    help_play(m, &luck, choices);
    app_set_match(b->app, m);
    app_autosave(b->app);
    if (match_over(m))
        app_finish(b->app);
    save_settle(b->app);
}

#endif
