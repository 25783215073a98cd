/* SPDX-License-Identifier: MIT
 * The ledger: what became of finished games, played once and kept; people, levels and medals; damaged files. */
#include "help.h"

#include <unistd.h>

#include "app/ledger.h"
#include "base/file.h"
#include "core/journal.h"
#include "games/siege/siege.h"

typedef struct {
    char folder[64];
    Shelf shelf;
} Bench;

static int make(void **state)
{
    Bench *b = calloc(1, sizeof *b);
    assert_non_null(b);
    help_folder(b->folder);
    shelf_open(&b->shelf, b->folder);
    *state = b;
    return 0;
}

static int drop(void **state)
{
    Bench *b = *state;
    shelf_close(&b->shelf);
    help_remove(b->folder);
    free(b);
    return 0;
}

/* A game of Mira against others, played to its end by chance. */
static Match *played(const char *game, int seats, uint64_t seed)
{
    const Game *g = game_by_id(game);
    Setup cfg = game_preset(g, seats);
    Rng luck = rng_seed(seed);
    cfg.seed = seed;
    for (int i = 0; i < seats; i++) {
        cfg.player[i] = (uint8_t)(i == 0 ? 0 : i);
        (void)snprintf(cfg.name[i], SEAT_NAME_MAX, "%s", i == 0 ? "Mira" : "Skarn");
    }
    Match *m = match_new(g, &cfg, NULL);
    assert_non_null(m);
    help_play(m, &luck, 100000);
    assert_true(match_over(m));
    return m;
}

static void three_games(Bench *b)
{
    help_put_away(b->folder, played("horde", 3, 1), "one");
    help_put_away(b->folder, played("horde", 2, 2), "two");
    help_put_away(b->folder, played("goblins", 2, 3), "three");
}

static int read_all(Ledger *l)
{
    int n = 0;
    while (ledger_read_next(l))
        n++;
    return n;
}

static void every_finished_game_is_told_as_it_ended(void **state)
{
    Bench *b = *state;
    Ledger l;
    three_games(b);
    ledger_open(&b->shelf, &l);
    assert_int_equal(l.n, 3);
    assert_int_equal(l.ntold, 0);
    assert_int_equal(read_all(&l), 3);
    assert_true(l.changed);
    for (int i = 0; i < l.n; i++) {
        const LedgerGame *g = &l.game[i];
        Match *m = NULL;
        Standing standing;
        assert_int_equal(journal_load(g->kept->path, &m).code, 0);
        match_standing(m, &standing);
        assert_true(g->whole && g->plain);
        assert_int_equal(g->rounds, match_truth(m)->round);
        for (int seat = 0; seat < match_setup(m)->nseats; seat++) {
            assert_int_equal(g->score[seat], standing.score[seat]);
            assert_int_equal(g->winner[seat], standing.winner[seat]);
        }
        match_free(m);
    }
    ledger_free(&l);
}

static void a_game_is_played_once_and_then_known(void **state)
{
    Bench *b = *state;
    Ledger first, again;
    Buf text = {0}, twice = {0};
    three_games(b);
    ledger_open(&b->shelf, &first);
    (void)read_all(&first);
    ledger_text(&first, &text);
    assert_int_equal(ledger_write(&b->shelf, buf_str(&text), text.n).code, 0);
    ledger_open(&b->shelf, &again);
    assert_int_equal(again.ntold, 3);
    assert_false(ledger_read_next(&again));
    assert_false(again.changed);
    for (int i = 0; i < 3; i++) {
        assert_int_equal(again.game[i].rounds, first.game[i].rounds);
        assert_memory_equal(again.game[i].score, first.game[i].score, sizeof first.game[i].score);
        assert_memory_equal(again.game[i].winner, first.game[i].winner, sizeof first.game[i].winner);
    }
    ledger_text(&again, &twice);
    assert_string_equal(buf_str(&text), buf_str(&twice));
    buf_free(&text);
    buf_free(&twice);
    ledger_free(&first);
    ledger_free(&again);
}

/* Another game under the name of an old one is played again: it has another number of moves. */
static void a_game_that_is_another_one_is_played_again(void **state)
{
    Bench *b = *state;
    Ledger l;
    Buf text = {0};
    help_put_away(b->folder, played("horde", 3, 1), "one");
    ledger_open(&b->shelf, &l);
    (void)read_all(&l);
    ledger_text(&l, &text);
    ledger_free(&l);
    help_put_away(b->folder, played("goblins", 2, 3), "one");
    ledger_make(&b->shelf, buf_str(&text), text.n, &l);
    assert_int_equal(l.ntold, 0);
    ledger_free(&l);
    buf_free(&text);
}

static void what_cannot_be_understood_is_made_anew(void **state)
{
    Bench *b = *state;
    static const char *const bad[] = {
        "",
        "{",
        "[]",
        "\xff\xfe",
        "{\"version\":4,\"games\":{\"one.journal\":{}}}",
        "{\"version\":2,\"games\":[]}",
        "{\"version\":2,\"games\":{\"one.journal\":[]}}",
        "{\"version\":2,\"games\":{\"one.journal\":{\"moves\":1e99,\"rules\":-1,\"whole\":true}}}",
        "{\"version\":2,\"games\":{\"one.journal\":{\"moves\":\"x\",\"whole\":true,\"score\":[99999999]}}}",
    };
    help_put_away(b->folder, played("horde", 3, 1), "one");
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        Ledger l;
        ledger_make(&b->shelf, bad[i], strlen(bad[i]), &l);
        assert_int_equal(l.n, 1);
        assert_int_equal(l.ntold, 0);
        ledger_free(&l);
    }
}

static void damaged_journals_are_told_of_as_such(void **state)
{
    Bench *b = *state;
    char path[200];
    Ledger l;
    People people;
    (void)snprintf(path, sizeof path, "%s/finished", b->folder);
    assert_int_equal(file_make_dirs(path).code, 0);
    (void)snprintf(path, sizeof path, "%s/finished/bad.journal", b->folder);
    assert_int_equal(file_write(path, "these are no moves\n", 19).code, 0);
    ledger_open(&b->shelf, &l);
    (void)read_all(&l);
    assert_int_equal(l.n, 1);
    assert_false(l.game[0].whole);
    ledger_people(&l, NULL, &people);
    assert_int_equal(people.n, 0);
    ledger_free(&l);
}

static void people_and_levels_are_those_of_the_chairs(void **state)
{
    Bench *b = *state;
    Ledger l;
    People people;
    three_games(b);
    ledger_open(&b->shelf, &l);
    (void)read_all(&l);
    ledger_people(&l, NULL, &people);
    assert_int_equal(people.n, 1);
    assert_string_equal(people.name[0], "Mira");
    assert_int_equal(people.games[0], 3);
    ledger_people(&l, game_by_id("goblins"), &people);
    assert_int_equal(people.games[0], 1);
    for (int i = 0; i < l.n; i++) {
        assert_int_equal(ledger_seat(&l.game[i], "Mira"), 0);
        assert_int_equal(ledger_seat(&l.game[i], "Skarn"), NO_SEAT);
        assert_int_equal(ledger_level(&l.game[i], 0), l.game[i].kept->head.cfg.nseats - 1);
    }
    ledger_free(&l);
}

/* SH-13.1: the difficulty is the degree; SH-13.2: the game must be won, and not against a horde player. */
static void an_achievement_is_earned_by_winning_with_it(void **state)
{
    (void)state;
    const Game *g = game_by_id("siege");
    Setup cfg = game_preset(g, 1);
    Siege end = {0};
    cfg.option[OPT_FEAT] = FEAT_CLEAN_HANDS;
    cfg.option[OPT_DIFFICULTY] = 2;
    g->setup(&end.s, &cfg, NULL);
    end.s.over = 1;
    uint8_t level[MEDAL_MAX] = {0};
    end.end = END_CASTLE;
    g->honours(&end.s, 0, NULL, 0, level);
    assert_int_equal(level[FEAT_CLEAN_HANDS - 1], 0);
    end.end = END_OUTSIDER;
    g->honours(&end.s, 0, NULL, 0, level);
    for (int i = 0; i < g->nmedals; i++)
        assert_int_equal(level[i], i == FEAT_CLEAN_HANDS - 1 || strcmp(g->medal[i].word, "winner") == 0 ? 3 : 0);
    memset(level, 0, sizeof level); /* a win without any counts too, and so does the one of who leads the horde */
    end.s.option[OPT_FEAT] = FEAT_NONE;
    g->honours(&end.s, 0, NULL, 0, level);
    for (int i = 0; i < g->nmedals; i++)
        assert_int_equal(level[i], strcmp(g->medal[i].word, "winner") == 0 ? 3 : 0);
    end.s.option[OPT_FEAT] = FEAT_CLEAN_HANDS;
    end.s.option[OPT_DIFFICULTY] = HOPELESS; /* counts as painful */
    g->honours(&end.s, 0, NULL, 0, level);
    assert_int_equal(level[FEAT_CLEAN_HANDS - 1], 3);
    end.s.option[OPT_DIFFICULTY] = FIRST; /* and this is practice */
    g->honours(&end.s, 0, NULL, 0, level);
    for (int i = 0; i < g->nmedals; i++)
        assert_int_equal(level[i], 0);
    end.s.option[OPT_DIFFICULTY] = PAINFUL;
    memset(level, 0, sizeof level);
    end.feat_failed = 1;
    g->honours(&end.s, 0, NULL, 0, level);
    assert_int_equal(level[FEAT_CLEAN_HANDS - 1], 0);
}

/* SH-13.16: the game goes on without it, and the table says so. */
static void the_table_says_how_an_achievement_stands(void **state)
{
    (void)state;
    const Game *g = game_by_id("siege");
    Setup cfg = game_preset(g, 1);
    Siege s = {0};
    char words[SENTENCE_MAX];
    g->setup(&s.s, &cfg, NULL);
    siege_feat_says(&s.s, words, sizeof words);
    assert_string_equal(words, "");
    s.s.option[OPT_FEAT] = FEAT_ROLL_CALL;
    s.feat_count = 2;
    siege_feat_says(&s.s, words, sizeof words);
    assert_string_equal(words, "Roll Call: 2 of 5");
    s.s.option[OPT_FEAT] = FEAT_TWENTY_NIGHTS;
    s.s.round = 6;
    siege_feat_says(&s.s, words, sizeof words);
    assert_string_equal(words, "Twenty Nights: 14 to go");
    s.feat_failed = 1;
    siege_feat_says(&s.s, words, sizeof words);
    assert_string_equal(words, "Twenty Nights: lost");
}

static void the_best_degree_of_a_medal_counts(void **state)
{
    Bench *b = *state;
    Ledger l;
    uint8_t best[MEDAL_MAX];
    const Game *g = game_by_id("siege");
    help_put_away(b->folder, played("siege", 1, 1), "one");
    help_put_away(b->folder, played("siege", 1, 2), "two");
    ledger_open(&b->shelf, &l);
    (void)read_all(&l);
    assert_int_equal(ledger_medals(&l, g, "Mira", best), 0);
    l.game[0].medal[0][4] = 2;
    l.game[1].medal[0][4] = 1;
    l.game[1].medal[0][7] = 1;
    Buf text = {0};
    ledger_text(&l, &text);
    ledger_free(&l);
    ledger_make(&b->shelf, buf_str(&text), text.n, &l);
    assert_int_equal(ledger_medals(&l, g, "Mira", best), 2);
    assert_int_equal(best[4], 2);
    assert_int_equal(best[7], 1);
    assert_int_equal(ledger_medals(&l, g, "Jonas", best), 0);
    buf_free(&text);
    ledger_free(&l);
}

static void the_table_for_other_programs_is_whole(void **state)
{
    Bench *b = *state;
    Ledger l;
    Buf csv = {0};
    Match *m = played("horde", 2, 5);
    help_put_away(b->folder, m, "comma, \"quoted\"");
    ledger_open(&b->shelf, &l);
    (void)read_all(&l);
    ledger_csv(&l, &csv);
    int lines = 0;
    for (const char *p = buf_str(&csv); (p = strstr(p, "\r\n")) != NULL; p += 2)
        lines++;
    assert_int_equal(lines, 3);
    assert_non_null(strstr(buf_str(&csv), "\"comma, \"\"quoted\"\".journal\""));
    assert_non_null(strstr(buf_str(&csv), ",horde,1,Mira,person,"));
    assert_non_null(strstr(buf_str(&csv), ",horde,2,Skarn,easy,"));
    buf_free(&csv);
    ledger_free(&l);
}

/* MH-1.7: what people say of dice can be counted. Each throw of a seat is there, and again when the file is read. */
static void faces_are_counted_over_finished_games(void **state)
{
    Bench *b = *state;
    Ledger l, again;
    Buf text = {0};
    Match *m = played("monstrous", 3, 7);
    Faces seat[SEAT_MAX] = {0};
    int n, thrown = 0, sides = 0;
    Event *e = match_all_events(m, NO_SEAT, &n);
    for (int i = 0; i < n; i++)
        if (e[i].seat < SEAT_MAX && match_game(m)->die(&e[i], &sides) > 0) {
            faces_add(&seat[e[i].seat], sides, match_game(m)->die(&e[i], &sides));
            thrown++;
        }
    free(e);
    assert_true(thrown > 100);
    help_put_away(b->folder, m, "one");
    help_put_away(b->folder, played("horde", 2, 2), "two");
    ledger_open(&b->shelf, &l);
    assert_int_equal(read_all(&l), 2);
    ledger_text(&l, &text);
    ledger_make(&b->shelf, buf_str(&text), text.n, &again);
    assert_int_equal(again.ntold, 2);
    for (int i = 0; i < 2; i++) {
        bool dice = strcmp(again.game[i].kept->head.game->id, "monstrous") == 0;
        assert_int_equal(again.game[i].dice != NULL, dice);
        if (!dice)
            continue;
        assert_memory_equal(l.game[i].dice, seat, sizeof seat);
        assert_memory_equal(again.game[i].dice, seat, sizeof seat);
        Faces own, computers;
        assert_int_equal(figures_dice(&again, NULL, "Mira", &own, &computers), 1);
        assert_memory_equal(&own, &seat[0], sizeof own);
        Luck all[3], both;
        for (int k = 0; k < 3; k++)
            faces_luck(&seat[k], &all[k]);
        faces_luck(&computers, &both);
        assert_int_equal(both.dice, all[1].dice + all[2].dice);
        assert_int_equal(both.sum, all[1].sum + all[2].sum);
    }
    buf_free(&text);
    ledger_free(&l);
    ledger_free(&again);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(every_finished_game_is_told_as_it_ended, make, drop),
        cmocka_unit_test_setup_teardown(a_game_is_played_once_and_then_known, make, drop),
        cmocka_unit_test_setup_teardown(a_game_that_is_another_one_is_played_again, make, drop),
        cmocka_unit_test_setup_teardown(what_cannot_be_understood_is_made_anew, make, drop),
        cmocka_unit_test_setup_teardown(damaged_journals_are_told_of_as_such, make, drop),
        cmocka_unit_test_setup_teardown(people_and_levels_are_those_of_the_chairs, make, drop),
        cmocka_unit_test_setup_teardown(an_achievement_is_earned_by_winning_with_it, make, drop),
        cmocka_unit_test_setup_teardown(the_table_says_how_an_achievement_stands, make, drop),
        cmocka_unit_test_setup_teardown(the_best_degree_of_a_medal_counts, make, drop),
        cmocka_unit_test_setup_teardown(faces_are_counted_over_finished_games, make, drop),
        cmocka_unit_test_setup_teardown(the_table_for_other_programs_is_whole, make, drop),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
