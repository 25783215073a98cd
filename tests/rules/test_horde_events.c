/* SPDX-License-Identifier: MIT
 * Horde: everything section 8 of the rules wants told, with its data; and the log lines. */
#include "given_horde.h"

static void log_line(const Match *m, Event e, const char *wanted)
{
    char line[SENTENCE_MAX];
    event_line(&horde_game, match_setup(m), &e, line, sizeof line);
    if (strcmp(line, wanted) != 0)
        fail_msg("the log says '%s' and not '%s'", line, wanted);
}

/* The nth event of a kind since a serial, counted from 0. */
static Event nth(const Match *m, uint32_t from, int kind, int n)
{
    Story *s = story(m, NO_SEAT, from);
    int at = -1;
    for (int i = 0; i <= n; i++)
        at = find_event(s, kind, at + 1);
    assert_in_range(at, 0, s->n - 1);
    Event e = s->e[at];
    free(s);
    return e;
}

/* HO-4.1, HO-4.2, HO-6.6, HO-6.7 */
static void rounds_battle_cards_and_tokens_are_told(void **st)
{
    (void)st;
    Match *m =
        match_given("seats Ann Bob;round 2;starter Bob;battles Water=8;pool Ro-Oo Wa-Tr;= refused Bob draws Water");
    DefId card = match_truth(m)->piece[table_first(match_truth(m), PLACE_PILE)].def;
    play(m, "draw");
    Event e = told(m, 0, EV_ROUND);
    assert_true(e.n == 2 && e.seat == 1);
    log_line(m, e, "Round 2: *Bob* starts.");
    e = told(m, 0, EV_REVEALED);
    assert_true(e.def == card && e.n == 2 && e.seat == 1);
    play(m, "assign -3");
    e = told(m, 0, EV_ASSIGNED);
    assert_true(e.seat == 1 && e.def == card && e.n == -3);
    e = told(m, 0, EV_CHANCE); /* opening: one or two */
    assert_true(e.seat == 1 && e.n == 0 && e.other == 2);
    match_free(m);
    m = match_given("seats A B C D;pool Ro-Oo Wa-Tr;A draws Sun");
    play(m, "assign 5");
    assert_int_equal(told(m, 0, EV_CHANCE).other, 1);
    match_free(m);
}

/* HO-6.4, HO-6.6, HO-6.11, HO-6.13, HO-6.15, HO-6.16 */
static void picks_credits_chances_and_limits_are_told(void **st)
{
    (void)st;
    Match *m = match_given("seats Ann Bob Cid;pool Ro-Oo Wa-Tr Flayer Fi-Dr Su-Go Mo-Sk;= next Ann");
    play(m, "pick royal-ooze");
    Event e = told(m, 0, EV_PICKED);
    assert_true(e.seat == 0 && e.def == def_of("royal-ooze") && e.n == 1);
    log_line(m, e, "*Ann* picks the *Royal Ooze*.");
    e = told(m, 0, EV_CREDITED);
    assert_true(e.seat == 0 && e.n == 1);
    not_told(m, 0, EV_LIMIT); /* the opening sets it, it does not raise it */
    uint32_t serial = match_serial(m);
    play(m, "stop");
    e = told(m, serial, EV_OPENED);
    assert_true(e.n == OPENED_STOPPED && e.seat == 0 && e.other == 1);
    e = told(m, serial, EV_CHANCE);
    assert_true(e.seat == 1 && e.n == 1);
    serial = match_serial(m);
    play(m, "pick flayer");
    log_line(m, told(m, serial, EV_PICKED), "*Bob* picks the *Flayer*, which counts as 2 picks.");
    e = told(m, serial, EV_LIMIT);
    assert_true(e.seat == 1 && e.n == 2 && e.other == 1);
    e = told(m, serial, EV_TURN_OVER);
    assert_true(e.seat == 1 && e.n == 2);
    e = told(m, serial, EV_CHANCE);
    assert_true(e.seat == 2 && e.n == 2);
    serial = match_serial(m);
    play(m, "pick water-troll");
    not_told(m, serial, EV_CHANCE); /* the same chance goes on */
    not_told(m, serial, EV_TURN_OVER);
    serial = match_serial(m);
    play(m, "pick sun-golem");
    e = told(m, serial, EV_CHANCE);
    assert_true(e.seat == 0 && e.n == 1); /* Ann has one already */
    match_free(m);
}

/* HO-6.6, HO-6.7, HO-6.9 */
static void how_the_opening_ended_is_told(void **st)
{
    (void)st;
    Match *m = match_given("seats A B;pool Ro-Oo Wa-Tr Su-Dr;A picks Ro-Oo");
    play(m, "pick water-troll");
    assert_true(told(m, 0, EV_OPENED).n == OPENED_TWO && told(m, 0, EV_OPENED).other == 2);
    match_free(m);
    m = match_given("seats A B;pool Ro-Oo Ro-Tr;= next A");
    play(m, "pick royal-ooze");
    assert_int_equal(told(m, 0, EV_OPENED).n, OPENED_NO_CARD);
    match_free(m);
    m = match_given("seats A B C D;pool Ro-Oo Wa-Tr;= next A");
    play(m, "pick royal-ooze");
    assert_int_equal(told(m, 0, EV_OPENED).n, OPENED_FOUR_SEATS);
    match_free(m);
}

/* HO-7.2, HO-7.5, HO-7.9 */
static void thefts_are_told(void **st)
{
    (void)st;
    Match *m = match_given("seats Ann Bob;round 4;horde Bob Betrayer Wa-Oo Fi-Go;pool Vampire Wa-Tr Su-Dr;= next Ann");
    play(m, "pick vampire");
    Event e = told(m, 0, EV_WINDOW);
    assert_true(e.seat == 1 && e.other == 0 && e.def == DEF_VAMPIRE);
    not_told(m, 0, EV_CREDITED);
    play(m, "steal");
    play(m, "give fire-golem");
    not_told(m, 0, EV_STOLEN);
    play(m, "give water-ooze");
    e = told(m, 0, EV_STOLEN);
    assert_true(e.seat == 1 && e.other == 0 && e.def == DEF_VAMPIRE);
    log_line(m, e, "*Bob* steals the *Vampire* from *Ann*.");
    static const char *const gift[] = {"betrayer", "fire-golem", "water-ooze"};
    for (int i = 0; i < 3; i++) {
        e = nth(m, 0, EV_GIVEN, i);
        assert_true(e.seat == 1 && e.other == 0 && e.def == def_of(gift[i]));
    }
    e = told(m, 0, EV_CREDITED);
    assert_true(e.seat == 0 && e.n == 1);
    match_free(m);
}

/* HO-6.23, HO-8.1, HO-8.2, HO-8.4 */
static void the_end_of_a_round_is_told(void **st)
{
    (void)st;
    Match *m =
        match_given("seats A B;pool Ro-Oo Wa-Tr Su-Dr Mo-Go;supply 15?;A picks Ro-Oo;A picks Wa-Tr;B picks Su-Dr");
    play(m, "pick moon-golem");
    Event e = told(m, 0, EV_PICKING_ENDED);
    assert_true(e.n == 2 && e.other == 0);
    for (int seat = 0; seat < 2; seat++) {
        e = nth(m, 0, EV_COLLECTED, seat);
        assert_true(e.seat == seat && e.n == 2);
    }
    Story *all = story(m, NO_SEAT, 0);
    assert_int_equal(count_events(all, EV_COLLECTED), 2); /* and no more than there are seats */
    free(all);
    e = told(m, 0, EV_REFILLED);
    log_line(m, (Event){.kind = EV_REFILLED, .n = 1}, "The Pool gets the last card.");
    log_line(m, (Event){.kind = EV_REFILLED, .n = 1, .other = 1}, "The Pool gets 1 card (1 left in the draw pile).");
    log_line(m, (Event){.kind = EV_REFILLED, .n = 4}, "The Pool gets the last 4 cards.");
    assert_true(e.n == 12 && e.other == 3);
    log_line(m, e, "The Pool gets 12 cards (3 left in the draw pile).");
    e = told(m, 0, EV_ROUND);
    assert_true(e.seat == 1 && e.n == 2); /* the starter moved */
    match_free(m);
}

/* HO-10.1, HO-10.2, HO-10.6, HO-10.7, HO-10.10, HO-11.2, HO-11.10, HO-11.15, HO-12.6 */
static void the_final_is_told(void **st)
{
    (void)st;
    Match *m = match_given("seats Ann Bob;starter1 Ann;battles Water=8 Fire=-3;horde Ann Wa-Oo Demon Fi-Oo Su-Tr;horde "
                           "Bob Wa-Tr Flayer Fi-Dr Fi-Go;"
                           "= refused battle Sun");
    play(m, "battle");
    Event e = told(m, 0, EV_BATTLE);
    assert_true(e.def == def_of("water") && e.n == 8 && e.other == 1 && e.seat == 0);
    log_line(m, e, "Battle 1: *Water* for [coin:8].");
    for (int seat = 0; seat < 2; seat++) {
        e = nth(m, 0, EV_LAID_OUT, seat);
        assert_true(e.seat == seat && e.n == 1);
    }
    assert_int_equal(told(m, 0, EV_ASKED).seat, 0);
    uint32_t serial = match_serial(m);
    play(m, "demon sun-troll");
    e = told(m, serial, EV_DEMON);
    assert_true(e.seat == 0 && e.def == def_of("sun-troll") && e.n == 2);
    serial = match_serial(m); /* A is done by itself, B is asked */
    play(m, "flayer");
    e = told(m, serial, EV_FLAYER);
    assert_true(e.seat == 1 && e.n == 2);
    e = told(m, serial, EV_TIED);
    assert_true(e.def == def_of("water") && e.n == 8);
    assert_int_equal(told(m, serial, EV_BATTLE).other, 2);
    serial = match_serial(m);
    play(m, "done"); /* A keeps the Demon still: battle 2 goes to B */
    e = nth(m, serial, EV_DONE, 0);
    assert_true(e.seat == 0 && e.n == 0);
    e = told(m, serial, EV_WON);
    assert_true(e.seat == 1 && e.def == def_of("fire") && e.n == -3);
    e = nth(m, serial, EV_SCORE, 1);
    assert_true(e.seat == 1 && e.n == -3);
    assert_int_equal(told(m, serial, EV_WINNER).seat, 0);
    match_free(m);
}

/* Whatever is told, is told with names: no event of a game has an unknown word or an empty name. */
static void every_line_of_a_game_reads_well(void **st)
{
    (void)st;
    bool kinds[HORDE_EVENTS_END] = {false};
    for (uint64_t seed = 1; seed <= 40; seed++) {
        Setup cfg = setup_of(2 + (int)(seed % 3), LEVEL_FULL, seed);
        Match *m = whole_game(&cfg);
        Story *s = story(m, NO_SEAT, 0);
        for (int i = 0; i < s->n; i++) {
            char line[SENTENCE_MAX];
            event_line(&horde_game, &cfg, &s->e[i], line, sizeof line);
            if (strchr(line, '{') || strstr(line, "**"))
                fail_msg("'%s'", line);
            if (s->e[i].kind >= EV_GAME)
                kinds[s->e[i].kind] = true;
        }
        free(s);
        match_free(m);
    }
    for (int kind = EV_GAME; kind < HORDE_EVENTS_END; kind++) {
        assert_non_null(horde_game.event[kind - EV_GAME].word);
        if (!kinds[kind])
            fail_msg("'%s' was never told", horde_game.event[kind - EV_GAME].word);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(rounds_battle_cards_and_tokens_are_told),
        cmocka_unit_test(picks_credits_chances_and_limits_are_told),
        cmocka_unit_test(how_the_opening_ended_is_told),
        cmocka_unit_test(thefts_are_told),
        cmocka_unit_test(the_end_of_a_round_is_told),
        cmocka_unit_test(the_final_is_told),
        cmocka_unit_test(every_line_of_a_game_reads_well),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
