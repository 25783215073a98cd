/* SPDX-License-Identifier: MIT
 * A game as one line: every golden game goes through it and comes back the same; whatever is changed on its way is
 * refused with a sentence. */
#include "help.h"

#include <dirent.h>

#include "core/gameline.h"
#include "core/journal.h"
#include "games/siege/siege.h"

static Buf line_of(const Match *m)
{
    Buf line = {0};
    assert_int_equal(gameline_write(m, &line).code, 0);
    return line;
}

static void assert_same(const Match *a, const Match *b)
{
    assert_ptr_equal(match_game(a), match_game(b));
    assert_int_equal(match_serial(a), match_serial(b));
    assert_true(match_hash(a) == match_hash(b));
    assert_int_equal(match_assisted(a), match_assisted(b));
    const Setup *x = match_setup(a), *y = match_setup(b);
    assert_true(x->seed == y->seed);
    assert_int_equal(x->nseats, y->nseats);
    assert_int_equal(x->takebacks, y->takebacks);
    assert_memory_equal(x->option, y->option, sizeof x->option);
    assert_memory_equal(x->deck, y->deck, sizeof x->deck);
    for (int i = 0; i < x->nseats; i++) {
        assert_int_equal(x->player[i], y->player[i]);
        assert_string_equal(x->name[i], y->name[i]);
    }
    for (uint32_t i = 0; i < match_serial(a); i++)
        assert_true(move_same(match_move(a, i), match_move(b, i)));
}

static void assert_trip(const Match *m)
{
    Buf line = line_of(m);
    Match *back = NULL;
    Status st = gameline_read(buf_str(&line), line.n, &back);
    if (st.code != 0)
        fail_msg("%s", st.text);
    assert_same(m, back);
    match_free(back);
    buf_free(&line);
}

/* All but the one that began at a position, which is refused. */
static void every_golden_game_comes_back(void **unused)
{
    (void)unused;
    DIR *dir = opendir(TEST_DIR "/replays");
    int n = 0, refused = 0;
    assert_non_null(dir);
    for (struct dirent *e; (e = readdir(dir)) != NULL;) {
        char path[600];
        Match *m = NULL;
        if (strstr(e->d_name, ".journal") == NULL)
            continue;
        (void)snprintf(path, sizeof path, "%s/replays/%s", TEST_DIR, e->d_name);
        assert_int_equal(journal_load(path, &m).code, 0);
        if (match_has_start(m)) {
            Buf line = {0};
            HELP_SENTENCE(gameline_write(m, &line));
            assert_int_equal(line.n, 0);
            refused++;
        } else {
            assert_trip(m);
            n++;
        }
        match_free(m);
    }
    closedir(dir);
    assert_true(n > 100);
    assert_true(refused > 0);
}

static Match *some_game(const char *game, int seats, int choices)
{
    Match *m = help_new(game_by_id(game), seats, 5);
    Rng r = rng_seed(5);
    help_play(m, &r, choices);
    return m;
}

static void it_fits_into_a_message(void **unused)
{
    (void)unused;
    static const struct {
        const char *game;
        int seats;
        size_t most;
    } row[] = {{"horde", 3, 280}, {"goblins", 3, 400}, {"monstrous", 3, 700}, {"siege", 1, 1000}};
    for (size_t i = 0; i < sizeof row / sizeof *row; i++) {
        Match *m = some_game(row[i].game, row[i].seats, 100000);
        Buf line = line_of(m);
        assert_true(match_over(m));
        if (line.n > row[i].most)
            fail_msg("%s takes %zu characters", row[i].game, line.n);
        assert_null(strpbrk(buf_str(&line), " \n\"'\\/+="));
        match_free(m);
        buf_free(&line);
    }
}

static void a_deck_and_a_name_come_along(void **unused)
{
    (void)unused;
    Setup cfg = game_preset(&siege_game, 1);
    cfg.seed = UINT64_MAX - 3;
    (void)snprintf(cfg.name[0], SEAT_NAME_MAX, "%s", "Ürsel the 2nd #1");
    for (int def = 1, n = 0; def < siege_game.ndefs && n < 40; def++)
        if (siege_game.def[def].pool != 0 && siege_card((DefId)def)->type == CARD_ALLY) {
            cfg.deck[0][def] = 1;
            n++;
        }
    Status why = status_ok();
    Match *m = match_new(&siege_game, &cfg, &why);
    if (m == NULL) { /* such a deck is not allowed here: then with the achievement that allows any thirty */
        cfg.option[OPT_FEAT] = FEAT_CROOKED_DECK;
        int n = 0;
        for (int def = 1; def < siege_game.ndefs && def < DECK_DEFS; def++)
            if (cfg.deck[0][def] && ++n > 30)
                cfg.deck[0][def] = 0;
        m = match_new(&siege_game, &cfg, &why);
    }
    if (m == NULL)
        fail_msg("%s", why.text);
    Rng r = rng_seed(1);
    help_play(m, &r, 60);
    assert_true(deck_given(match_setup(m), 0));
    assert_trip(m);
    match_free(m);
}

static void blanks_and_line_ends_do_no_harm(void **unused)
{
    (void)unused;
    Match *m = some_game("horde", 2, 40), *back = NULL;
    Buf line = line_of(m), broken = {0};
    buf_add(&broken, " \r\n");
    for (size_t i = 0; i < line.n; i++) {
        buf_addn(&broken, line.text + i, 1);
        if (i > 8 && i % 20 == 0)
            buf_add(&broken, "\n  ");
    }
    buf_add(&broken, "\n");
    assert_int_equal(gameline_read(buf_str(&broken), broken.n, &back).code, 0);
    assert_same(m, back);
    match_free(m);
    match_free(back);
    buf_free(&line);
    buf_free(&broken);
}

static void every_changed_letter_is_noticed(void **unused)
{
    (void)unused;
    Match *m = some_game("goblins", 2, 30);
    Buf line = line_of(m);
    for (size_t i = 0; i < line.n; i++) {
        Match *back = NULL;
        char was = line.text[i];
        line.text[i] = was == 'A' ? 'B' : 'A';
        HELP_SENTENCE(gameline_read(line.text, line.n, &back));
        assert_null(back);
        line.text[i] = was;
        HELP_SENTENCE(gameline_read(line.text, i, &back)); /* and every cut */
        assert_null(back);
    }
    match_free(m);
    buf_free(&line);
}

static void what_is_no_line_is_refused(void **unused)
{
    (void)unused;
    static const char *const bad[] = {
        "",         " ",     "HH1",          "HH1.",         "HH2.AAAA",
        "hh1.AAAA", "HH1.A", "HH1.AAAAAAAA", "HH1.\xff\xfe", "hordehall-journal 2\ngame horde 2\n"};
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        Match *back = NULL;
        HELP_SENTENCE(gameline_read(bad[i], strlen(bad[i]), &back));
        assert_null(back);
    }
    Buf large = {0};
    Match *back = NULL;
    buf_add(&large, "HH1.");
    while (large.n <= GAMELINE_MAX)
        buf_add(&large, "AAAAAAAAAAAAAAAA");
    HELP_SENTENCE(gameline_read(buf_str(&large), large.n, &back));
    assert_null(back);
    buf_free(&large);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_golden_game_comes_back),    cmocka_unit_test(it_fits_into_a_message),
        cmocka_unit_test(a_deck_and_a_name_come_along),    cmocka_unit_test(blanks_and_line_ends_do_no_harm),
        cmocka_unit_test(every_changed_letter_is_noticed), cmocka_unit_test(what_is_no_line_is_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
