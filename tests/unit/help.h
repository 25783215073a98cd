/* SPDX-License-Identifier: MIT
 * What the tests of the rules half share: cmocka, folders that vanish, and games played at random. */
#ifndef TESTS_UNIT_HELP_H
#define TESTS_UNIT_HELP_H
#include <dirent.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

#include "base/buf.h"
#include "base/file.h"
#include "base/rng.h"
#include "core/journal.h"
#include "core/match.h"
#include "deep.h"

/* Where folders of tests lie: in memory where there is such a place, as the disk of a machine that has just built everything
 * takes seconds for a save, of which the program tells. */
static inline const char *help_memory(void)
{
    return access("/dev/shm", W_OK | X_OK) == 0 ? "/dev/shm" : "/tmp";
}

/* A fresh folder; out holds its path. */
static inline void help_folder(char out[64])
{
    (void)snprintf(out, 64, "%s/hordehall-test-XXXXXX", help_memory());
    assert_non_null(mkdtemp(out));
}

static inline void help_remove(const char *folder)
{
    Buf command = {0};
    buf_printf(&command, "chmod -R u+rwx %s && rm -rf %s", folder, folder);
    assert_int_equal(system(buf_str(&command)), 0);
    buf_free(&command);
}

/* A file of that name with these words; path: where it is now. */
static inline void help_file(const char *folder, const char *name, const char *text, char path[256])
{
    (void)snprintf(path, 256, "%s/%s", folder, name);
    assert_int_equal(file_write(path, text, strlen(text)).code, 0);
}

static inline Match *help_new(const Game *g, int seats, uint64_t seed)
{
    Setup cfg = game_preset(g, seats);
    Status why;
    cfg.seed = seed;
    Match *m = match_new(g, &cfg, &why);
    assert_non_null(m);
    return m;
}

/* One of the seats that may choose: that whose turn it is, where it is alone. */
static inline int help_seat(const Match *m, Rng *r)
{
    unsigned may = match_may_act(m);
    if ((may & (may - 1)) == 0)
        return match_to_act(m);
    int left = (int)rng_below(r, (uint32_t)__builtin_popcount(may)), seat = 0;
    while (!(may >> seat & 1) || left-- > 0)
        seat++;
    return seat;
}

static inline Move help_any(const Match *m, Rng *r)
{
    Moves legal;
    match_legal(m, help_seat(m, r), &legal);
    assert_true(legal.n > 0);
    return legal.m[rng_below(r, (uint32_t)legal.n)];
}

/* Plays up to `choices` random choices. */
static inline void help_play(Match *m, Rng *r, int choices)
{
    for (int i = 0; i < choices && !match_over(m); i++)
        assert_int_equal(match_play(m, match_serial(m), help_any(m, r)).code, 0);
}

/* A refusal says why. */
#define HELP_SENTENCE(status)                                                                                          \
    do {                                                                                                               \
        assert_int_not_equal((status).code, 0);                                                                        \
        assert_true(strlen((status).text) > 10);                                                                       \
    } while (0)

/* A game with some seats and options, played up to somewhere: so many choices at most. */
static inline Match *help_some_game(const Game *g, Rng *r, int choices)
{
    Setup cfg;
    do {
        cfg = game_preset(g, g->seats_min + (int)rng_below(r, (uint32_t)(g->seats_max - g->seats_min + 1)));
        cfg.seed = rng_below(r, 1000000);
        for (int i = 0; i < g->noptions; i++)
            if (rng_below(r, 3) == 0)
                cfg.option[i] = (uint8_t)rng_below(r, g->option[i].nchoices);
    } while (g->setup_fault && g->setup_fault(&cfg));
    Match *m = match_new(g, &cfg, NULL);
    assert_non_null(m);
    help_play(m, r, choices);
    return m;
}

/* The kept game of that name (tests/replays). */
static inline Match *help_replay(const char *name)
{
    Match *m = NULL;
    char path[400];
    (void)snprintf(path, sizeof path, "%s/replays/%s.journal", TEST_DIR, name);
    assert_int_equal(journal_load(path, &m).code, 0);
    return m;
}

/* How many files and folders lie in a folder. */
static inline int help_files_in(const char *folder)
{
    DIR *d = opendir(folder);
    assert_non_null(d);
    int n = 0;
    for (struct dirent *e; (e = readdir(d));)
        n += e->d_name[0] != '.';
    closedir(d);
    return n;
}

/* A finished game, as the program keeps it under that name; m is freed. */
static inline void help_put_away(const char *folder, Match *m, const char *name)
{
    char path[200];
    (void)snprintf(path, sizeof path, "%s/finished", folder);
    assert_int_equal(file_make_dirs(path).code, 0);
    (void)snprintf(path, sizeof path, "%s/finished/%s.journal", folder, name);
    assert_int_equal(journal_save(m, path).code, 0);
    match_free(m);
}

#endif
