/* SPDX-License-Identifier: MIT
 * The chronicle put in order: a game is thrown away and comes back, is left out of all figures, a person gets another name;
 * ledger, medals, counts of cards, chairs and the game at the table follow, and every journal stays whole. */
#include "help_bench.h"

#include <dirent.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <utime.h>

#include "app/ledger.h"
#include "app/tally.h"
#include "app/tidy.h"
#include "base/file.h"
#include "core/journal.h"

/* Of persons with these names; "": a computer, called as the second person is. */
static Match *deal(const char *game, uint64_t seed, const char *a, const char *b)
{
    const Game *g = game_by_id(game);
    Setup cfg = game_preset(g, 2);
    cfg.seed = seed;
    cfg.player[1] = b[0] ? 0 : 2;
    (void)snprintf(cfg.name[0], SEAT_NAME_MAX, "%s", a);
    (void)snprintf(cfg.name[1], SEAT_NAME_MAX, "%s", b[0] ? b : "Jonas");
    Match *m = match_new(g, &cfg, NULL);
    assert_non_null(m);
    return m;
}

static KeptGame *find(KeptList *list, KeptWhere where)
{
    for (int i = 0; i < list->n; i++)
        if (list->game[i].where == where)
            return &list->game[i];
    fail_msg("no game lies there");
    abort(); /* not reached; a compiler cannot know that of fail_msg */
}

static int count(App *app, KeptWhere where)
{
    KeptList list;
    int n = 0;
    app_kept(app, &list);
    for (int i = 0; i < list.n; i++)
        n += list.game[i].where == where;
    kept_free(&list);
    return n;
}

/* Games that count, and medals of Mira's in them. */
static int counted(App *app, int *medals)
{
    Ledger l;
    int n = 0;
    uint8_t best[MEDAL_MAX];
    app_ledger(app, &l);
    while (ledger_read_next(&l))
        ;
    for (int i = 0; i < l.n; i++)
        n += ledger_counts(&l.game[i]);
    *medals = 0;
    for (int i = 0; game_list[i]; i++)
        *medals += ledger_medals(&l, game_list[i], "Mira", best);
    ledger_free(&l);
    return n;
}

/* How often cards of Horde were held at the end, all together. */
static int cards(const Bench *b)
{
    const Game *g = game_by_id("horde");
    int n = 0;
    for (int def = 1; def < g->ndefs; def++)
        n += tally_of(b->folder, "horde", g->def[def].word).held;
    return n;
}

static void a_game_thrown_away_counts_nowhere_and_comes_back(void **state)
{
    Bench *b = *state;
    KeptList list;
    int medals[3], held[3];
    bench_play(b, deal("horde", 1, "Mira", ""), 100000);
    held[0] = cards(b);
    bench_play(b, deal("horde", 2, "Mira", ""), 100000);
    held[1] = cards(b);
    assert_true(held[1] > held[0] && held[0] > 0);
    assert_int_equal(counted(b->app, &medals[0]), 2);
    app_kept(b->app, &list);
    KeptGame *k = find(&list, KEPT_FINISHED);
    char was[KEPT_PATH];
    memcpy(was, k->path, sizeof was);
    assert_int_equal(app_throw_away(b->app, k).code, 0);
    assert_int_equal(k->where, KEPT_REMOVED);
    assert_false(file_exists(was));
    assert_true(file_exists(k->path));
    assert_int_equal(counted(b->app, &medals[1]), 1);
    assert_true(medals[1] <= medals[0]);
    held[2] = cards(b);
    assert_true(held[2] < held[1] && held[2] > 0);
    assert_int_equal(count(b->app, KEPT_REMOVED), 1);
    assert_int_equal(app_put_back(b->app, k).code, 0);
    assert_string_equal(k->path, was);
    assert_int_equal(k->where, KEPT_FINISHED);
    assert_int_equal(counted(b->app, &medals[1]), 2);
    assert_int_equal(medals[1], medals[0]);
    assert_int_equal(cards(b), held[1]);
    kept_free(&list);
}

/* To throw away a lost game and deal it again is no way to a won one: its luck is known. */
static void a_deal_that_was_thrown_away_is_known_still(void **state)
{
    Bench *b = *state;
    KeptList list;
    int medals;
    bench_play(b, deal("horde", 1, "Mira", ""), 100000);
    app_kept(b->app, &list);
    assert_int_equal(app_throw_away(b->app, find(&list, KEPT_FINISHED)).code, 0);
    kept_free(&list);
    bench_play(b, deal("horde", 1, "Mira", ""), 100000);
    assert_int_equal(counted(b->app, &medals), 0);
}

static void a_game_left_out_stays_and_counts_nowhere(void **state)
{
    Bench *b = *state;
    KeptList list;
    int medals;
    bench_play(b, deal("horde", 1, "Mira", ""), 100000);
    int held = cards(b);
    app_kept(b->app, &list);
    KeptGame *k = find(&list, KEPT_FINISHED);
    assert_int_equal(app_leave_out(b->app, k, true).code, 0);
    assert_true(k->left_out);
    assert_int_equal(count(b->app, KEPT_FINISHED), 1);
    assert_int_equal(counted(b->app, &medals), 0);
    assert_int_equal(medals, 0);
    assert_int_equal(cards(b), 0);
    assert_int_equal(app_throw_away(b->app, k).code, 0); /* from there and back to there */
    assert_int_equal(app_put_back(b->app, k).code, 0);
    assert_true(k->left_out);
    assert_int_equal(app_leave_out(b->app, k, false).code, 0);
    assert_int_equal(counted(b->app, &medals), 1);
    assert_int_equal(cards(b), held);
    kept_free(&list);
}

/* Two games of one name never meet in one folder as one. */
static void no_game_takes_anothers_place(void **state)
{
    Bench *b = *state;
    for (int i = 0; i < 3; i++) {
        KeptList list;
        Match *m = deal("horde", 20 + (uint64_t)i, "Mira", "");
        Rng luck = rng_seed(1);
        help_play(m, &luck, 100000);
        help_put_away(b->folder, m, "evening");
        app_kept(b->app, &list);
        KeptGame *k = find(&list, KEPT_FINISHED);
        while (k->left_out)
            k++;
        assert_int_equal((i < 2 ? app_leave_out(b->app, k, true) : app_throw_away(b->app, k)).code, 0);
        kept_free(&list);
    }
    assert_int_equal(count(b->app, KEPT_FINISHED), 2);
    assert_int_equal(count(b->app, KEPT_REMOVED), 1);
}

/* Every file below the folder. */
static int files_below(const char *folder)
{
    DIR *dir = opendir(folder);
    int n = 0;
    for (struct dirent *e; dir && (e = readdir(dir));) {
        char path[1024];
        struct stat st;
        (void)snprintf(path, sizeof path, "%s/%s", folder, e->d_name);
        if (e->d_name[0] != '.' && stat(path, &st) == 0)
            n += S_ISDIR(st.st_mode) ? files_below(path) : 1;
    }
    if (dir)
        closedir(dir);
    return n;
}

static void what_was_thrown_away_is_gone_after_thirty_days(void **state)
{
    enum { DAY = 24 * 60 * 60 };
    Bench *b = *state;
    KeptList list;
    char bin[128], note[160];
    time_t now = time(NULL);
    bench_play(b, deal("horde", 1, "Mira", ""), 100000);
    bench_play(b, deal("horde", 2, "Mira", ""), 6);
    bench_play(b, deal("goblins", 3, "Mira", ""), 6);
    app_kept(b->app, &list);
    KeptGame *over = find(&list, KEPT_FINISHED), *open = find(&list, KEPT_ASIDE);
    assert_int_equal(app_throw_away(b->app, over).code, 0);
    assert_int_equal(app_throw_away(b->app, open).code, 0);
    assert_int_equal(tidy_days_left(over, now), TIDY_DAYS);
    assert_int_equal(tidy_days_left(over, now + 29 * DAY), 1);
    (void)snprintf(bin, sizeof bin, "%s/removed", b->folder);
    (void)snprintf(note, sizeof note, "%s/my-note", bin);
    assert_int_equal(file_write(note, "mine", 4).code, 0);
    tidy_empty(&b->app->save.shelf, now - 400 * DAY); /* a clock that was wrong */
    tidy_empty(&b->app->save.shelf, now + 29 * DAY);
    assert_int_equal(files_below(bin), 3);
    tidy_empty(&b->app->save.shelf, now + 30 * DAY);
    assert_int_equal(files_below(bin), 1);
    assert_int_equal(count(b->app, KEPT_TABLE), 1);
    kept_free(&list);
}

/* ---- names ------------------------------------------------------------------------------------------------------ */

static void read_text(const char *path, Buf *out)
{
    assert_int_equal(file_read(path, JOURNAL_BYTES_MAX, out).code, 0);
}

/* All golden games: each person is renamed and back; in between it is the same game, whole, of somebody else. */
static void a_journal_with_another_name_is_the_same_game(void **state)
{
    (void)state;
    DIR *dir = opendir(TEST_DIR "/replays");
    int games = 0, chairs = 0;
    assert_non_null(dir);
    for (struct dirent *e; (e = readdir(dir));) {
        char path[400];
        Buf text = {0}, other = {0}, back = {0};
        Match *m = NULL, *n = NULL;
        if (!strstr(e->d_name, ".journal"))
            continue;
        (void)snprintf(path, sizeof path, TEST_DIR "/replays/%s", e->d_name);
        read_text(path, &text);
        Status whole = journal_read(buf_str(&text), text.n, "golden", &m);
        assert_non_null(m);
        for (int seat = 0; seat < match_setup(m)->nseats; seat++) {
            const char *name = match_setup(m)->name[seat];
            other.n = back.n = 0;
            int renamed = journal_rename(buf_str(&text), text.n, name, "Zo\u00eb of the Hill", &other);
            assert_true((renamed > 0) == (match_setup(m)->player[seat] == 0));
            if (renamed == 0)
                continue;
            chairs += renamed;
            assert_int_equal(journal_read(buf_str(&other), other.n, "other", &n).code, whole.code);
            assert_string_equal(match_setup(n)->name[seat], "Zo\u00eb of the Hill");
            assert_int_equal(match_serial(n), match_serial(m));
            assert_int_equal(match_hash(n), match_hash(m));
            match_free(n);
            assert_int_equal(journal_rename(buf_str(&other), other.n, "Zo\u00eb of the Hill", name, &back), renamed);
            assert_int_equal(back.n, text.n);
            assert_memory_equal(buf_str(&back), buf_str(&text), text.n);
        }
        games++;
        match_free(m);
        buf_free(&text);
        buf_free(&other);
        buf_free(&back);
    }
    closedir(dir);
    assert_true(games > 100 && chairs > 50);
}

/* What is damaged, cut, of other line ends or no journal at all is not made better, nor worse. */
static void only_a_name_is_changed(void **state)
{
    (void)state;
    Match *m = deal("horde", 1, "Mira", "Mira B");
    Buf text = {0}, out = {0};
    Match *n = NULL;
    journal_write(m, &text);
    assert_int_equal(journal_rename(buf_str(&text), text.n, "Mir", "X", &out), 0);
    assert_int_equal(journal_rename(buf_str(&text), text.n, "Krall", "X", &out), 0);
    assert_int_equal(journal_rename("seat 0 person Mira\n", 19, "Mira", "X", &out), 0);
    assert_int_equal(journal_rename("", 0, "Mira", "X", &out), 0);
    assert_int_equal(out.n, 0);
    text.text[text.n - 2] ^= 1; /* of the checksum */
    assert_int_equal(journal_rename(buf_str(&text), text.n, "Mira", "X", &out), 1);
    assert_int_equal(journal_read(buf_str(&out), out.n, "damaged", &n).code, JOURNAL_PREFIX);
    assert_string_equal(match_setup(n)->name[0], "X");
    assert_string_equal(match_setup(n)->name[1], "Mira B");
    match_free(n);
    for (size_t cut = 0; cut < text.n; cut++) { /* no cut is read over */
        out.n = 0;
        (void)journal_rename(buf_str(&text), cut, "Mira", "X", &out);
    }
    match_free(m);
    buf_free(&text);
    buf_free(&out);
}

static time_t written(const char *path)
{
    struct stat st;
    assert_int_equal(stat(path, &st), 0);
    return st.st_mtime;
}

static void a_person_is_renamed_everywhere(void **state)
{
    Bench *b = *state;
    KeptList list;
    Ledger before, l;
    People people;
    bench_play(b, deal("horde", 1, "Mira", "Jonas"), 100000);
    bench_play(b, deal("horde", 2, "Mira", ""), 100000); /* against a computer called Jonas */
    bench_play(b, deal("horde", 3, "Mira", ""), 100000);
    bench_play(b, deal("goblins", 4, "Mira", "Jonas"), 6);
    bench_play(b, deal("monstrous", 5, "Mira", "Jonas"), 6);
    Setup chairs = *match_setup(app_match(b->app));
    settings_remember(app_settings(b->app), game_by_id("monstrous"), &chairs);
    app_ledger(b->app, &before);
    while (ledger_read_next(&before))
        ;
    app_keep_ledger(b->app, &before);
    save_settle(b->app);
    app_kept(b->app, &list);
    assert_int_equal(app_throw_away(b->app, find(&list, KEPT_FINISHED)).code, 0);
    assert_int_equal(app_leave_out(b->app, find(&list, KEPT_FINISHED), true).code, 0);
    for (int i = 0; i < list.n; i++)
        (void)utime(list.game[i].path, &(struct utimbuf){.modtime = 1000000 + i});
    assert_int_equal(app_rename(b->app, &list, "Jonas", "J\u00f3n").code, 0);
    assert_int_equal(app_rename(b->app, &list, "Mira", "Mira B").code, 0);
    for (int i = 0; i < list.n; i++) {
        Match *m = NULL;
        assert_int_equal(written(list.game[i].path), 1000000 + i);
        assert_int_equal(kept_read(&list.game[i], &m).code, 0);
        assert_string_equal(match_setup(m)->name[0], "Mira B");
        assert_string_equal(match_setup(m)->name[1], match_setup(m)->player[1] ? "Jonas" : "J\u00f3n");
        match_free(m);
    }
    tidy_people(&list, app_settings(b->app), &people);
    assert_int_equal(people.n, 2);
    assert_int_equal(people.games[0], 5);
    assert_string_equal(people.name[0], "Mira B");
    const Setup *cfg = settings_table(app_settings(b->app), game_by_id("monstrous"));
    assert_string_equal(cfg->name[0], "Mira B");
    assert_string_equal(match_setup(app_match(b->app))->name[1], "J\u00f3n");
    app_ledger(b->app, &l); /* nothing has to be played again but what lies elsewhere */
    assert_int_equal(l.n, 2);
    assert_int_equal(l.ntold, 1);
    Figures f;
    while (ledger_read_next(&l))
        ;
    figures_of(&l, NULL, "Mira B", &f);
    assert_int_equal(f.all.games, 1);
    figures_of(&l, NULL, "Mira", &f);
    assert_int_equal(f.all.games + f.left_out, 0);
    ledger_free(&l);
    ledger_free(&before);
    kept_free(&list);
}

/* The file at the table is this program's still: the next move goes into it. */
static void the_game_at_the_table_goes_on_under_the_new_name(void **state)
{
    Bench *b = *state;
    KeptList list;
    bench_play(b, deal("horde", 1, "Mira", "Jonas"), 6);
    app_kept(b->app, &list);
    assert_int_equal(app_rename(b->app, &list, "Mira", "Ada").code, 0);
    kept_free(&list);
    Rng luck = rng_seed(9);
    help_play(app_match(b->app), &luck, 1);
    app_autosave(b->app);
    save_settle(b->app);
    assert_int_equal(count(b->app, KEPT_TABLE), 1);
    assert_int_equal(count(b->app, KEPT_ASIDE), 0);
    app_kept(b->app, &list);
    assert_string_equal(find(&list, KEPT_TABLE)->head.cfg.name[0], "Ada");
    assert_true(find(&list, KEPT_TABLE)->head.whole);
    kept_free(&list);
}

/* ---- by hand ---------------------------------------------------------------------------------------------------- */

static void open_chronicle(App *app)
{
    app_go(app, SCENE_CHRONICLE, NULL, 0);
    live_settle(app);
    (void)live_has(app, "game-0");
}

/* Thrown away by Del or the button, back by Ctrl+Z or the button, also after the screen was left. */
static void a_hand_throws_away_and_puts_back(void **state)
{
    Bench *b = *state;
    bench_play(b, deal("horde", 1, "Mira", ""), 100000);
    bench_play(b, deal("horde", 2, "Mira", ""), 100000);
    open_chronicle(b->app);
    live_press(b->app, SDLK_DELETE);
    assert_int_equal(count(b->app, KEPT_REMOVED), 1);
    assert_true(live_says(b->app, "Until then it can be put back."));
    live_press(b->app, SDLK_DELETE); /* it is thrown away once */
    assert_int_equal(count(b->app, KEPT_REMOVED), 1);
    live_click(b->app, "game-1");
    live_key(b->app, SDLK_z, KMOD_LCTRL);
    assert_int_equal(count(b->app, KEPT_REMOVED), 0);
    live_click(b->app, "throw-away");
    open_chronicle(b->app);
    assert_true(live_has(b->app, "game-0") != live_has(b->app, "game-1"));
    live_click(b->app, "show/3");
    assert_true(live_says(b->app, "thrown away"));
    live_click(b->app, "put-back");
    assert_int_equal(count(b->app, KEPT_REMOVED), 0);
    assert_true(live_has(b->app, "game-0") && live_has(b->app, "game-1"));
    live_click(b->app, "leave-out");
    assert_true(live_says(b->app, "not counted"));
    live_click(b->app, "leave-out");
    assert_false(live_says(b->app, "not counted"));
}

static void type_over(App *app, const char *name)
{
    live_key(app, SDLK_a, KMOD_LCTRL);
    live_type(app, name);
    live_press(app, SDLK_RETURN);
}

static void a_hand_renames_a_person(void **state)
{
    Bench *b = *state;
    KeptList list;
    bench_play(b, deal("horde", 1, "Mira", ""), 100000);
    bench_play(b, deal("horde", 2, "Jonas", "Ada"), 100000);
    open_chronicle(b->app);
    live_click(b->app, "people");
    live_settle(b->app);
    assert_int_equal(stack_top(b->app), SCENE_PEOPLE);
    live_click(b->app, "rename-0");
    type_over(b->app, "  ");
    assert_true(live_says(b->app, "Type a name first."));
    live_click(b->app, "leave-name");
    app_kept(b->app, &list);
    People people;
    tidy_people(&list, app_settings(b->app), &people);
    kept_free(&list);
    assert_int_equal(people.n, 3);
    char id[24];
    int jonas = 0;
    while (strcmp(people.name[jonas], "Jonas") != 0)
        jonas++;
    (void)snprintf(id, sizeof id, "rename-%d", jonas);
    live_click(b->app, id);
    type_over(b->app, "Ada");
    assert_true(live_says(b->app, "They cannot become one person."));
    live_click(b->app, "new-name");
    type_over(b->app, "Mira"); /* she plays here, and never met Jonas: asked once more */
    assert_true(live_says(b->app, "cannot be told apart again"));
    live_press(b->app, SDLK_RETURN); /* which one key pressed twice does not answer */
    app_kept(b->app, &list);
    tidy_people(&list, app_settings(b->app), &people);
    assert_int_equal(people.n, 3);
    kept_free(&list);
    live_click(b->app, "save-name");
    app_kept(b->app, &list);
    tidy_people(&list, app_settings(b->app), &people);
    kept_free(&list);
    assert_int_equal(people.n, 2);
    assert_string_equal(people.name[0], "Mira");
    assert_int_equal(people.games[0], 2);
}

int main(void)
{
    char home[64];
    live_home(home);
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(a_game_thrown_away_counts_nowhere_and_comes_back, bench_make, bench_drop),
        cmocka_unit_test_setup_teardown(a_deal_that_was_thrown_away_is_known_still, bench_make, bench_drop),
        cmocka_unit_test_setup_teardown(a_game_left_out_stays_and_counts_nowhere, bench_make, bench_drop),
        cmocka_unit_test_setup_teardown(no_game_takes_anothers_place, bench_make, bench_drop),
        cmocka_unit_test_setup_teardown(what_was_thrown_away_is_gone_after_thirty_days, bench_make, bench_drop),
        cmocka_unit_test(a_journal_with_another_name_is_the_same_game),
        cmocka_unit_test(only_a_name_is_changed),
        cmocka_unit_test_setup_teardown(a_person_is_renamed_everywhere, bench_make, bench_drop),
        cmocka_unit_test_setup_teardown(the_game_at_the_table_goes_on_under_the_new_name, bench_make, bench_drop),
        cmocka_unit_test_setup_teardown(a_hand_throws_away_and_puts_back, bench_make, bench_drop),
        cmocka_unit_test_setup_teardown(a_hand_renames_a_person, bench_make, bench_drop),
    };
    int failed = cmocka_run_group_tests_name("test_app_tidy", tests, NULL, NULL);
    help_remove(home);
    return failed;
}
