/* SPDX-License-Identifier: MIT
 * Tonight's table is the same for everybody on a date, can be played on every date, and its best first try is known; and
 * what the Hall remembers of finished games. */
#include "help.h"

#include "app/hall_memory.h"
#include "app/tonight.h"
#include "boards/boards.h"
#include "core/match.h"

enum { DAYS = 400, A_DAY = 20786 /* 29 November 2026 */ };

static void a_date_has_one_game_that_starts(void **state)
{
    (void)state;
    for (int day = A_DAY; day < A_DAY + DAYS; day++) {
        Tonight a, b;
        assert_true(tonight_make(day, "Mira", &a));
        assert_true(tonight_make(day, "Mira", &b));
        assert_ptr_equal(a.twist, b.twist);
        assert_memory_equal(&a.cfg, &b.cfg, sizeof a.cfg);
        assert_string_equal(a.cfg.name[0], "Mira");
        assert_int_equal(a.cfg.player[0], 0);
        Match *m = match_new(a.game, &a.cfg, NULL);
        if (!m)
            fail_msg("%s, %s does not start", a.game->id, a.twist->title);
        match_free(m);
    }
}

static void every_table_and_every_twist_has_its_evening(void **state)
{
    (void)state;
    for (int i = 0; game_list[i]; i++) {
        const BoardHall *hall = board_by_game(game_list[i]->id) ? board_by_game(game_list[i]->id)->hall : NULL;
        int days = 0;
        for (int day = 0; hall && hall->ntwists > 0 && day < DAYS; day++) {
            Tonight t;
            assert_true(tonight_make(day, "Mira", &t));
            days += t.game == game_list[i];
        }
        for (int k = 0; hall && k < hall->ntwists; k++) {
            bool found = false;
            for (int day = 0; !found && day < 4 * DAYS; day++) {
                Tonight t;
                assert_true(tonight_make(day, "Mira", &t));
                found = t.twist == &hall->twist[k];
            }
            if (!found)
                fail_msg("%s never comes", hall->twist[k].title);
        }
        assert_true(!hall || hall->ntwists == 0 || days >= DAYS / 5);
    }
}

static void the_day_changes_at_midnight_here(void **state)
{
    (void)state;
    struct tm noon = {.tm_year = 2026 - 1900, .tm_mon = 10, .tm_mday = 29, .tm_hour = 12, .tm_isdst = -1};
    struct tm late = {.tm_year = 2028 - 1900, .tm_mon = 1, .tm_mday = 29, .tm_hour = 23, .tm_min = 59, .tm_isdst = -1};
    struct tm early = {.tm_year = 2028 - 1900, .tm_mon = 2, .tm_mday = 1, .tm_hour = 0, .tm_min = 1, .tm_isdst = -1};
    assert_int_equal(tonight_day(mktime(&noon)), A_DAY);
    assert_int_equal(tonight_day(mktime(&early)), tonight_day(mktime(&late)) + 1);
}

/* ---- a ledger on the bench --------------------------------------------------------------------------------------- */

enum { GAMES = 4 };
typedef struct {
    KeptGame kept[GAMES];
    LedgerGame game[GAMES];
    Ledger l;
} Bench;

/* Adds a finished game: a person against computers, or several of these names. */
static LedgerGame *add(Bench *b, const Game *g, Setup cfg, const char *person, int own, int other)
{
    int i = b->l.n++;
    b->l.game = b->game;
    (void)snprintf(cfg.name[0], SEAT_NAME_MAX, "%s", person);
    b->kept[i] = (KeptGame){.where = KEPT_FINISHED, .head = {.game = g, .cfg = cfg}};
    b->game[i] = (LedgerGame){.kept = &b->kept[i], .told = true, .whole = true, .plain = true};
    b->game[i].score[0] = (int16_t)own;
    b->game[i].score[1] = (int16_t)other;
    b->game[i].winner[0] = own >= other;
    b->game[i].winner[1] = other >= own;
    return &b->game[i];
}

static Setup duel(const char *id)
{
    Setup cfg = game_preset(game_by_id(id), 2);
    cfg.player[0] = 0;
    cfg.player[1] = 2;
    (void)snprintf(cfg.name[1], SEAT_NAME_MAX, "Skarn");
    return cfg;
}

static void the_best_first_try_of_each_person_counts(void **state)
{
    (void)state;
    Bench b = {0};
    Tonight t = {.game = game_by_id("horde"), .cfg = duel("horde")};
    TonightBest best;
    t.cfg.seed = 7;
    tonight_best(&b.l, &t, &best);
    assert_string_equal(best.name, "");
    add(&b, t.game, t.cfg, "Mira", 12, 20);
    add(&b, t.game, t.cfg, "Mira", 30, 20);
    tonight_best(&b.l, &t, &best);
    assert_string_equal(best.name, "Mira");
    assert_int_equal(best.score, 12);
    assert_false(best.won);
    add(&b, t.game, t.cfg, "Jonas", 11, 9);
    tonight_best(&b.l, &t, &best);
    assert_string_equal(best.name, "Jonas"); /* a win is better than more points */
    t.cfg.seed = 8;
    tonight_best(&b.l, &t, &best);
    assert_string_equal(best.name, "");
}

static void a_narrow_defeat_can_be_avenged(void **state)
{
    (void)state;
    static const struct {
        int own, other;
        bool narrow;
    } row[] = {{16, 20, true}, {14, 20, false}, {96, 101, true}, {94, 100, false}, {20, 16, false}, {18, 18, false}};
    for (size_t i = 0; i < sizeof row / sizeof *row; i++) {
        Bench b = {0};
        HallMemory m;
        add(&b, game_by_id("horde"), duel("horde"), "Mira", row[i].own, row[i].other);
        hall_memory_of(&b.l, &m);
        assert_int_equal(m.games, 1);
        assert_int_equal(m.rival, row[i].narrow ? 1 : NO_SEAT);
        if (row[i].narrow)
            assert_int_equal(m.margin, row[i].other - row[i].own);
    }
    Bench b = {0};
    HallMemory m;
    Setup cfg = duel("horde");
    cfg.player[1] = 0; /* nobody avenges himself on a friend */
    add(&b, game_by_id("horde"), cfg, "Mira", 16, 20);
    hall_memory_of(&b.l, &m);
    assert_int_equal(m.rival, NO_SEAT);
    assert_int_equal(m.winner, 1);
    assert_int_equal(m.score, 20);
}

static void the_newest_medals_hang_once(void **state)
{
    (void)state;
    Bench b = {0};
    HallMemory m;
    const Game *g = game_by_id("horde");
    assert_true(g->nmedals >= 4);
    add(&b, g, duel("horde"), "Mira", 20, 16)->medal[0][0] = 1;
    LedgerGame *second = add(&b, g, duel("horde"), "Mira", 20, 16);
    second->medal[0][0] = second->medal[0][1] = second->medal[0][2] = 1;
    add(&b, g, duel("horde"), "Mira", 20, 16)->medal[0][3] = 1;
    LedgerGame *aided = add(&b, g, duel("horde"), "Mira", 20, 16);
    aided->medal[0][4] = 1;
    aided->plain = false;
    hall_memory_of(&b.l, &m);
    assert_int_equal(m.earned, 4);
    assert_int_equal(m.nmedals, HALL_MEDALS);
    assert_int_equal(m.medal[0].medal, 3);
    assert_int_equal(m.medal[1].medal, 2);
    assert_int_equal(m.medal[2].medal, 1);
    assert_true(m.of >= g->nmedals);
    assert_int_equal(m.fresh, 0); /* the game of help earned none that counts */
    b.l.n = 2;
    hall_memory_of(&b.l, &m);
    assert_int_equal(m.fresh, 2); /* the other one was there */
    assert_null(m.nearly);
    for (int k = 0; k < g->nmedals - 1; k++)
        second->medal[0][k] = 1;
    hall_memory_of(&b.l, &m);
    assert_ptr_equal(m.nearly, g);
}

static void the_hall_knows_how_clear_a_win_was(void **state)
{
    (void)state;
    Bench b = {0};
    HallMemory m;
    add(&b, game_by_id("horde"), duel("horde"), "Mira", 20, 16);
    hall_memory_of(&b.l, &m);
    assert_int_equal(m.person, 0);
    assert_int_equal(m.ahead, 4);
    assert_true(m.narrow);
    add(&b, game_by_id("horde"), duel("horde"), "Mira", 40, 16);
    hall_memory_of(&b.l, &m);
    assert_int_equal(m.ahead, 24);
    assert_false(m.narrow);
}

static void a_table_keeps_its_unfinished_game(void **state)
{
    (void)state;
    const Game *horde = game_by_id("horde"), *dice = game_by_id("monstrous");
    KeptGame kept[] = {{.where = KEPT_TABLE, .when = 50, .head.game = horde},
                       {.where = KEPT_ASIDE, .when = 90, .head.game = horde},
                       {.where = KEPT_ASIDE, .when = 70, .head.game = dice},
                       {.where = KEPT_ASIDE, .when = 60, .head.game = dice},
                       {.where = KEPT_FINISHED, .when = 65, .head.game = dice},
                       {.where = KEPT_REMOVED, .when = 99, .head.game = dice}};
    Ledger l = {.list = {.game = kept, .n = sizeof kept / sizeof *kept}};
    assert_ptr_equal(hall_memory_waits(&l, horde), &kept[0]); /* the one on the table */
    assert_ptr_equal(hall_memory_waits(&l, dice), &kept[2]);
    kept[4].when = 80; /* a later game was finished there */
    assert_null(hall_memory_waits(&l, dice));
    assert_null(hall_memory_waits(&l, game_by_id("goblins")));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_date_has_one_game_that_starts),
        cmocka_unit_test(every_table_and_every_twist_has_its_evening),
        cmocka_unit_test(the_day_changes_at_midnight_here),
        cmocka_unit_test(the_best_first_try_of_each_person_counts),
        cmocka_unit_test(a_narrow_defeat_can_be_avenged),
        cmocka_unit_test(the_newest_medals_hang_once),
        cmocka_unit_test(the_hall_knows_how_clear_a_win_was),
        cmocka_unit_test(a_table_keeps_its_unfinished_game),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
