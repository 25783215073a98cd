/* SPDX-License-Identifier: MIT
 * An evening at the program without its window: games are played, saved after every choice, left, finished and continued
 * through the code that the window uses.  What was played and what must be on disk is counted in shared memory, so that
 * whoever is left when the program is killed can look for it. */
#ifndef TESTS_FAULT_EVENING_H
#define TESTS_FAULT_EVENING_H
#include "../unit/help.h"

#include <dirent.h>
#include <stdatomic.h>
#include <sys/mman.h>

#include "app/app_int.h"
#include "base/file.h"
#include "core/journal.h"
#include "faults.h"

enum { GAMES_MOST = 1 << 18 };

/* By the seed of a game, which is its name here: serials. */
typedef struct {
    bool siege;                     /* Siege with three seats is played in place of Horde with two */
    atomic_uint next;               /* the last seed given out */
    atomic_uint played[GAMES_MOST]; /* as far as it was played */
    atomic_uint saved[GAMES_MOST];  /* as far as it must be on disk */
    unsigned found[GAMES_MOST];     /* as far as it is; the judge's */
    unsigned away[GAMES_MOST];      /* as far as it was when it was tidied away */
    atomic_uint moves, games, left; /* how much happened */
    unsigned half;                  /* temporary files that were found: saves that were cut in two */
} Diary;

static inline Diary *diary_new(void)
{
    Diary *l = mmap(NULL, sizeof *l, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    assert_true(l != MAP_FAILED);
    return l;
}

static inline void diary_free(Diary *l)
{
    (void)munmap(l, sizeof *l);
}

static inline const Game *diary_game(const Diary *l, uint64_t seed)
{
    const Game *g = game_by_id(seed % 2 == 0 ? "nullgame" : l->siege ? "siege" : "horde");
    REQUIRE(g);
    return g;
}

/* ---- playing ---------------------------------------------------------------------------------------------------- */

typedef struct {
    App *app;
    Diary *diary;
    Rng luck;
} Evening;

/* No window: nothing of an App but the game and its place on disk. */
static inline Evening evening_begin(Diary *l, const char *folder, uint64_t seed)
{
    Evening e = {xcalloc(1, sizeof *e.app), l, rng_seed(seed)};
    e.app->pad = NULL;
    save_open(&e.app->save, folder);
    return e;
}

static inline void evening_end(Evening *e)
{
    App *app = e->app;
    match_free(app->match);
    match_free(app->gone);
    save_close(&app->save);
    for (int i = 0; i < app->nchanges; i++)
        free(app->change[i].arg);
    free(app);
    e->app = NULL;
}

static inline uint64_t evening_game(const Evening *e)
{
    return match_setup(app_match(e->app))->seed;
}

/* Saves, and writes down what can be counted on. False: it is not on disk, and the player was told. */
static inline bool evening_save(Evening *e)
{
    Match *m = app_match(e->app);
    int told = e->app->nsays;
    app_autosave(e->app);
    if (app_saving(e->app))
        save_settle(e->app); /* an opponent would not move on before */
    bool kept = e->app->save.shelf.owner == e->app->save.number && !e->app->save.said;
    assert_true(kept || e->app->nsays > told || e->app->save.said);
    if (kept)
        atomic_store(&e->diary->saved[evening_game(e)], match_serial(m));
    return kept;
}

static inline void evening_new(Evening *e)
{
    uint32_t seed = atomic_fetch_add(&e->diary->next, 1) + 1;
    REQUIRE(seed < GAMES_MOST);
    const Game *g = diary_game(e->diary, seed);
    Setup cfg = game_preset(g, e->diary->siege ? g->seats_max : g->seats_min);
    Status why;
    cfg.seed = seed;
    Match *m = match_new(g, &cfg, &why);
    REQUIRE(m);
    app_set_match(e->app, m);
    match_free(e->app->gone); /* as the stack of scenes does */
    e->app->gone = NULL;
}

/* One choice, and everything that comes with it. */
static inline bool evening_move(Evening *e)
{
    Match *m = app_match(e->app);
    Move mv = help_any(m, &e->luck);
    REQUIRE(match_play(m, match_serial(m), mv).code == 0);
    atomic_store(&e->diary->played[evening_game(e)], match_serial(m));
    atomic_fetch_add(&e->diary->moves, 1);
    bool kept = evening_save(e);
    if (match_over(m)) {
        app_finish(e->app);
        save_settle(e->app);
        atomic_fetch_add(&e->diary->games, 1);
    }
    return kept;
}

/* The game that was left, else a new one. */
static inline void evening_sit_down(Evening *e)
{
    char what[SENTENCE_MAX], who[SENTENCE_MAX];
    if (app_continue_info(e->app, what, sizeof what, who, sizeof who))
        REQUIRE(app_continue(e->app).code == 0);
    else
        evening_new(e);
    match_free(e->app->gone);
    e->app->gone = NULL;
    e->app->nchanges = 0; /* nobody carries out changes of scene here */
}

/* One choice after the other; one time in `leave` a game is left for another. */
static inline void evening_play(Evening *e, int choices, uint32_t leave)
{
    for (int i = 0; i < choices; i++) {
        if (match_over(app_match(e->app))) {
            evening_new(e);
        } else if (leave && rng_below(&e->luck, leave) == 0) {
            atomic_fetch_add(&e->diary->left, 1);
            evening_new(e);
        }
        (void)evening_move(e);
    }
}

/* ---- judging ---------------------------------------------------------------------------------------------------- */

/* Takes down one journal; it must be whole. */
static inline void judge_file(Diary *l, const char *path, unsigned *found)
{
    Match *m = NULL;
    Buf text = {0};
    assert_int_equal(file_read(path, JOURNAL_BYTES_MAX, &text).code, 0);
    Status st = journal_read(buf_str(&text), text.n, path, &m);
    if (st.code)
        fail_msg("%s", st.text);
    uint64_t seed = match_setup(m)->seed;
    assert_in_range(seed, 1, atomic_load(&l->next));
    assert_true(match_game(m) == diary_game(l, seed));
    if (match_serial(m) > atomic_load(&l->played[seed]))
        fail_msg("%s: %u moves, and only %u were played", path, match_serial(m), atomic_load(&l->played[seed]));
    if (match_serial(m) > found[seed])
        found[seed] = match_serial(m);
    match_free(m);
    buf_free(&text);
}

static inline void judge_folder(Diary *l, const char *folder, unsigned *found)
{
    DIR *d = opendir(folder);
    for (struct dirent *e; d && (e = readdir(d));) {
        char path[400];
        size_t n = strlen(e->d_name);
        (void)snprintf(path, sizeof path, "%s/%.200s", folder, e->d_name);
        if (n > 8 && strcmp(e->d_name + n - 8, ".journal") == 0)
            judge_file(l, path, found);
        else if (n > 4 && strcmp(e->d_name + n - 4, ".tmp") == 0)
            l->half++;
    }
    if (d)
        (void)closedir(d);
}

static inline void judge_subfolders(Diary *l, const char *folder, unsigned *found)
{
    static const char *const sub[] = {"recent", "finished"};
    for (int i = 0; i < 2; i++) {
        char path[128];
        (void)snprintf(path, sizeof path, "%s/%s", folder, sub[i]);
        judge_folder(l, path, found);
    }
}

/* Nobody plays. Every game that was ever begun is there, and lacks at most its last choice. */
static inline void judge(Diary *l, const char *folder)
{
    memcpy(l->found, l->away, (atomic_load(&l->next) + 1) * sizeof l->found[0]);
    judge_folder(l, folder, l->found);
    judge_subfolders(l, folder, l->found);
    for (unsigned seed = 1; seed <= atomic_load(&l->next); seed++)
        if (l->found[seed] < atomic_load(&l->saved[seed]))
            fail_msg("game %u: %u moves are on disk, and %u were", seed, l->found[seed], atomic_load(&l->saved[seed]));
}

static inline void empty_folder(const char *folder)
{
    DIR *d = opendir(folder);
    for (struct dirent *e; d && (e = readdir(d));)
        (void)unlinkat(dirfd(d), e->d_name, 0);
    if (d)
        (void)closedir(d);
}

static inline void empty_subfolders(const char *folder)
{
    static const char *const sub[] = {"recent", "finished"};
    for (int i = 0; i < 2; i++) {
        char path[128];
        (void)snprintf(path, sizeof path, "%s/%s", folder, sub[i]);
        empty_folder(path);
    }
}

/* What was put away is noted and goes, so that a long evening stays quick. */
static inline void tidy(Diary *l, const char *folder)
{
    judge_subfolders(l, folder, l->away);
    empty_subfolders(folder);
}

/* ---- the state of a test ------------------------------------------------------------------------------------------ */

typedef struct {
    char folder[64];
    Diary *diary;
} Hall;

static inline int make_hall(void **state)
{
    Hall *h = xcalloc(1, sizeof *h);
    fault_folder(h->folder);
    h->diary = diary_new();
    *state = h;
    return 0;
}

static inline int drop_hall(void **state)
{
    Hall *h = *state;
    fault_off();
    fault_clock_ms(0);
    fault_wall_clock(0);
    help_remove(h->folder);
    diary_free(h->diary);
    free(h);
    return 0;
}

#endif
