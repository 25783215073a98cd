/* SPDX-License-Identifier: MIT
 * --soak: opponents play game after game in the real window; at the end the program reports how smooth it was. Measures
 * each turn of the main loop from waking to sleeping, in clock time and in processor time of this thread. On a busy
 * machine only the second is about us. */
#include <stdio.h>
#include <time.h>

#include "app/app_int.h"
#include "app/scenes/parts.h"
#include "base/plain.h"

enum { STALL_MS = 100 };

static double now_ms(clockid_t which)
{
    struct timespec t = {0};
    (void)clock_gettime(which, &t);
    return (double)t.tv_sec * 1000 + (double)t.tv_nsec / 1e6;
}

static void say_game(const App *app)
{
    const Soak *s = &app->soak;
    const Match *m = app->match;
    (void)plain_print(stdout,
                      "{\"game\":%d,\"id\":\"%s\",\"seats\":%d,\"moves\":%u,\"turns\":%ld,\"longest_ms\":%.1f,"
                      "\"longest_cpu_ms\":%.1f,\"stalls\":%ld,\"stalls_cpu\":%ld}\n",
                      s->games, match_game(m)->id, match_setup(m)->nseats, match_serial(m), s->turns, s->longest,
                      s->longest_cpu, s->stalls, s->stalls_cpu);
    (void)fflush(stdout);
}

static void next_game(App *app)
{
    if (stack_top(app) != SCENE_SCORING || !app->match)
        return;
    app->soak.games++;
    say_game(app);
    if (app->soak.games >= app->launch.soak) {
        app_quit(app);
        return;
    }
    Setup cfg = *match_setup(app->match);
    cfg.seed = 0;
    part_begin(app, match_game(app->match), &cfg);
    stack_changes(app);
    app->redraw = true;
}

void soak_wakes(App *app)
{
    if (!app->launch.soak)
        return;
    app->soak.woke = now_ms(CLOCK_MONOTONIC);
    app->soak.woke_cpu = now_ms(CLOCK_THREAD_CPUTIME_ID);
}

void soak_sleeps(App *app)
{
    Soak *s = &app->soak;
    if (!app->launch.soak)
        return;
    double ms = now_ms(CLOCK_MONOTONIC) - s->woke, cpu = now_ms(CLOCK_THREAD_CPUTIME_ID) - s->woke_cpu;
    s->turns++;
    s->stalls += ms > STALL_MS;
    s->stalls_cpu += cpu > STALL_MS;
    s->longest = ms > s->longest ? ms : s->longest;
    s->longest_cpu = cpu > s->longest_cpu ? cpu : s->longest_cpu;
    next_game(app);
}
