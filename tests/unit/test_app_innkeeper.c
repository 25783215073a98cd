/* SPDX-License-Identifier: MIT
 * The innkeeper speaks of what has happened here, says nothing twice before all is said, and nothing twice in a row. */
#include "help.h"

#include "app/innkeeper.h"
#include "core/match.h"

static time_t at(int day, int hour)
{
    struct tm when = {.tm_year = 2026 - 1900, .tm_mon = 5, .tm_mday = day, .tm_hour = hour, .tm_isdst = -1};
    return mktime(&when);
}

static Gossip everything(void)
{
    return (Gossip){.now = (1u << TALKS) - 1,
                    .points = 3,
                    .days = 40,
                    .rival = "Skarn",
                    .name = "Mira",
                    .waiter = "Krall",
                    .leader = "Jonas",
                    .table = "Horde",
                    .row = "Goblin Ranks",
                    .tonight = "Siege of Six Lanes",
                    .medal = "Sweep"};
}

static void nothing_is_said_twice(void **state)
{
    (void)state;
    Gossip g = everything();
    Said said = {0};
    char heard[INNKEEPER_LINES + 1][SENTENCE_MAX];
    for (int i = 0; i <= INNKEEPER_LINES; i++) {
        gossip_line(&g, &said, heard[i], sizeof heard[i]);
        assert_true(strlen(heard[i]) > 8 && strlen(heard[i]) < 70);
        for (int k = 0; k < i && i < INNKEEPER_LINES; k++)
            assert_string_not_equal(heard[i], heard[k]);
    }
    assert_string_equal(heard[INNKEEPER_LINES], heard[0]); /* from the start */
    g.now = 1u << TALK_WON_NARROWLY | 1u << TALK_WAITS;
    char before[SENTENCE_MAX] = "", now[SENTENCE_MAX];
    for (int i = 0; i < 9; i++) {
        gossip_line(&g, &said, now, sizeof now);
        assert_string_not_equal(now, before);
        (void)snprintf(before, sizeof before, "%s", now);
    }
    g.now = 1u << TALK_WON_NARROWLY; /* alone it has to be repeated */
    gossip_line(&g, &said, now, sizeof now);
    gossip_line(&g, &said, now, sizeof now);
    assert_true(now[0] != '\0');
}

static void every_occasion_has_a_line(void **state)
{
    (void)state;
    for (unsigned talk = 0; talk < TALKS; talk++) {
        Gossip g = everything();
        Said said = {0};
        char line[SENTENCE_MAX];
        g.now = 1u << talk;
        gossip_line(&g, &said, line, sizeof line);
        if (talk != TALK_ANY)
            assert_true(said.newest < INNKEEPER_LINES); /* the last line is what is left where nothing fits */
    }
}

static bool speaks_of(const Gossip *g, Talk talk)
{
    return g->now >> talk & 1;
}

static HallMemory after(int winner, int ahead, time_t when)
{
    HallMemory m = {
        .games = 3, .winner = winner, .person = 0, .rival = NO_SEAT, .loser = NO_SEAT, .ahead = ahead, .of = 48};
    m.last.head.game = game_by_id("horde");
    m.last.head.cfg = game_preset(m.last.head.game, 2);
    (void)snprintf(m.last.head.cfg.name[0], SEAT_NAME_MAX, "Mira");
    (void)snprintf(m.last.head.cfg.name[1], SEAT_NAME_MAX, "Skarn");
    m.last.when = when;
    m.narrow = ahead <= 5;
    return m;
}

static void she_knows_what_happened(void **state)
{
    (void)state;
    Gossip g;
    HallMemory m = after(0, 2, at(10, 12));
    gossip_of(&m, NULL, NULL, NULL, at(10, 13), &g);
    assert_true(speaks_of(&g, TALK_WON) && speaks_of(&g, TALK_WON_NARROWLY) && speaks_of(&g, TALK_NO_MEDAL));
    assert_false(speaks_of(&g, TALK_LOST) || speaks_of(&g, TALK_NEW_DAY) || speaks_of(&g, TALK_LATE) ||
                 speaks_of(&g, TALK_NEW) || speaks_of(&g, TALK_WINTER));
    assert_string_equal(g.name, "Mira");
    assert_int_equal(g.points, 2);
    m = after(1, 30, at(10, 12));
    gossip_of(&m, NULL, NULL, NULL, at(10, 23), &g);
    assert_true(speaks_of(&g, TALK_LOST) && speaks_of(&g, TALK_LATE));
    assert_false(speaks_of(&g, TALK_WON) || speaks_of(&g, TALK_LOST_NARROWLY));
    assert_string_equal(g.rival, "Skarn");
    gossip_of(&m, NULL, NULL, NULL, at(11, 9), &g); /* it is no news any more */
    assert_true(speaks_of(&g, TALK_NEW_DAY));
    assert_false(speaks_of(&g, TALK_LOST) || speaks_of(&g, TALK_LONG_AWAY));
    gossip_of(&m, NULL, NULL, NULL, at(28, 9), &g);
    assert_true(speaks_of(&g, TALK_LONG_AWAY));
    assert_false(speaks_of(&g, TALK_NEW_DAY));
    assert_int_equal(g.days, 18);
    m.fresh = 1;
    m.earned = 1;
    m.medal[0] = (HallMedal){m.last.head.game, 0, 1};
    gossip_of(&m, NULL, NULL, NULL, at(10, 13), &g);
    assert_true(speaks_of(&g, TALK_MEDAL));
    assert_false(speaks_of(&g, TALK_NO_MEDAL));
    HallMemory none = {.winner = NO_SEAT, .person = NO_SEAT, .rival = NO_SEAT};
    gossip_of(&none, NULL, NULL, NULL, at(10, 13), &g);
    assert_int_equal(g.now, 1u << TALK_NEW | 1u << TALK_ANY);
}

static void she_knows_who_waits_and_who_leads(void **state)
{
    (void)state;
    Gossip g;
    HallMemory m = after(0, 20, at(10, 12));
    Match *waits = match_new(m.last.head.game, &m.last.head.cfg, NULL);
    Tonight tonight;
    TonightBest best = {.name = ""};
    assert_true(tonight_make(0, "Mira", &tonight));
    gossip_of(&m, waits, &tonight, &best, at(20, 12), &g); /* its seats are persons: nobody drinks */
    assert_true(speaks_of(&g, TALK_TONIGHT));
    assert_false(speaks_of(&g, TALK_WAITS) || speaks_of(&g, TALK_LEADS));
    match_free(waits);
    m.last.head.cfg.player[1] = 2;
    waits = match_new(m.last.head.game, &m.last.head.cfg, NULL);
    (void)snprintf(best.name, sizeof best.name, "Jonas");
    gossip_of(&m, waits, &tonight, &best, at(20, 12), &g);
    assert_true(speaks_of(&g, TALK_WAITS) && speaks_of(&g, TALK_LEADS));
    assert_string_equal(g.waiter, "Skarn");
    assert_string_equal(g.leader, "Jonas");
    match_free(waits);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(nothing_is_said_twice),
        cmocka_unit_test(every_occasion_has_a_line),
        cmocka_unit_test(she_knows_what_happened),
        cmocka_unit_test(she_knows_who_waits_and_who_leads),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
