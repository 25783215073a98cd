/* SPDX-License-Identifier: MIT
 * Goblin Ranks: scoring (GH-24), the end (GH-25) and the score sheet. The finished hordes of docs/rules/goblins.md, S30
 * and S32 to S35, say what every line brings; here is what people are told of it. */
#include "given_goblins.h"

static const char *const FOUR = "seats Ann Ben Cid Dot;crowns R E S A;grid -3\n"
                                "1 Et Ek [Ap] Sf [Em] Rd Aa Ec Sc Sh As Rc\n"
                                "2 [Sd] Rp Rm Eh Sp Ef Ea Rb Ew [Ra] At Sb\n"
                                "3 Rw Ac [Sk] [Sw] [Ep] Rk [Rf] Rs [Af] Am Sm Ad\n"
                                "4 Es Ab [Sa] Eb Ed Ah Ss Rt Rh St Ak Aw";
static const char *const TWO = "seats Ann Ben;crowns E S R;grid -5\n"
                               "0 Et Rd Ra Sh Ep Rm Eh Sc Sf Rw Sa Sb\n"
                               "1 Rs Rt Ew Rc Eb [Rf] Rb Ed Sw Rk Ss [Rh]\n"
                               "2 Ek St Sm Ec [Sd] Em Ef Sp Rp Es Ea Sk";

static Standing standing_of(const State *s)
{
    Standing out = {0};
    goblins_game.standing(s, &out);
    return out;
}

/* Points by line, the Flagbearers' in a line of their own; the sheet adds up. */
static void GH_24_1_to_GH_24_5_the_sheet_shows_every_line(void **st)
{
    (void)st;
    Given g = given(FOUR);
    Standing sheet = standing_of(state_in(&g));
    static const int16_t want[5][4] = {{1, 1, 1, 0}, {0, 3, 0, 0}, {0, 0, 0, 3}, {0, 1, 0, 1}, {0, 1, 0, 0}};
    assert_int_equal(sheet.nlines, 5);
    assert_string_equal(sheet.line[0].label, "Line 1");
    assert_string_equal(sheet.line[4].label, "Flags");
    for (int i = 0; i < 5; i++)
        for (int seat = 0; seat < 4; seat++)
            assert_int_equal(sheet.line[i].points[seat], want[i][seat]);
    static const int16_t score[4] = {1, 6, 1, 4};
    static const uint8_t rank[4] = {3, 1, 3, 2};
    for (int seat = 0; seat < 4; seat++) {
        assert_int_equal(sheet.score[seat], score[seat]);
        assert_int_equal(sheet.rank[seat], rank[seat]);
        assert_int_equal(sheet.winner[seat], seat == 1);
    }
    assert_string_equal(sheet.note, "");
    given_free(&g);
}

static void GH_24_6_the_share_of_the_neutral_clan_is_told(void **st)
{
    (void)st;
    Given g = given(TWO);
    Standing sheet = standing_of(state_in(&g));
    assert_string_equal(sheet.line[0].label, "Top line");
    assert_non_null(strstr(sheet.note, "neutral Ruby clan scored 4 points for nobody"));
    assert_int_equal(sheet.score[0], 4);
    assert_int_equal(sheet.score[1], 1);
    assert_true(sheet.winner[0] && !sheet.winner[1]); /* Ruby has 4 as well and takes no part (GH-25.2) */
    given_free(&g);
}

static const char *const TIED = "crowns R E S;grid -4\n"
                                "1 [Rd] Ed Eh Sw Sa Rt Rw Rp Sp [Ep] Rf Rh\n"
                                "2 Sc Ef St Ek Es Eb Rm Ew Sh Rk [Rb] Ss\n"
                                "3 Rs Sm Ec Sk Ra [Sf] [Et] Ea Sd [Rc] Em Sb";

static Standing tied(const char *option, const char *position)
{
    char text[600];
    (void)snprintf(text, sizeof text, "seats Ann Ben Cid;%s;%s", option, position);
    Given g = given(text);
    Standing sheet = standing_of(state_in(&g));
    given_free(&g);
    return sheet;
}

static void GH_25_3_ties_are_told(void **st)
{
    (void)st;
    Standing sheet = tied("option tiebreak shared", TIED);
    assert_true(sheet.winner[0] && sheet.winner[1] && !sheet.winner[2]);
    assert_non_null(strstr(sheet.note, "Tied: they win together."));
    sheet = tied("option tiebreak standing", TIED);
    assert_true(!sheet.winner[0] && sheet.winner[1]);
    assert_non_null(strstr(sheet.note, "greater total strength"));
    const char *lines = "crowns R E S A;grid -4\n1 Es Rh Ew Sh Rs [Ap] [Ab] Et Eh Ec Rb Sk\n"
                        "2 [Eb] Ss [Ed] [Sd] Ac Sm Ef Rd [At] Sp Am Rp\n"
                        "3 [Sa] Ah Rt Ep Sb [Ea] Sf St Rf [Ad] As Ra\n"
                        "4 Rc Aa [Rk] Em [Aw] [Ek] Ak Af Sw Rw Sc Rm";
    char text[600];
    (void)snprintf(text, sizeof text, "seats Ann Ben Cid Dot;option tiebreak standing;%s", lines);
    Given g = given(text);
    sheet = standing_of(state_in(&g));
    assert_true(sheet.winner[1] && !sheet.winner[0]);
    assert_non_null(strstr(sheet.note, "more lines held alone"));
    given_free(&g);
}

/* Before the end nobody's points are shown: they would tell whose clan is whose. */
static void GH_25_1_nothing_is_told_before_the_crowns_are(void **st)
{
    (void)st;
    Setup cfg = preset_of(3, 7);
    Match *m = new_match(&cfg);
    Rng r = rng_seed(7);
    while (!match_over(m)) {
        Standing sheet;
        match_standing(m, &sheet);
        for (int seat = 0; seat < 3; seat++) {
            assert_int_equal(sheet.score[seat], 0);
            assert_int_equal(sheet.rank[seat], 1);
            assert_false(sheet.winner[seat]);
            for (int i = 0; i < sheet.nlines; i++)
                assert_int_equal(sheet.line[i].points[seat], 0);
        }
        assert_string_equal(sheet.note, "");
        play_any(m, &r, 0);
    }
    Standing sheet;
    match_standing(m, &sheet);
    int best = 0;
    for (int seat = 0; seat < 3; seat++) {
        int sum = 0;
        for (int i = 0; i < sheet.nlines; i++)
            sum += sheet.line[i].points[seat];
        assert_int_equal(sum, sheet.score[seat]);
        best = sum > best ? sum : best;
    }
    for (int seat = 0; seat < 3; seat++)
        assert_int_equal(sheet.winner[seat], sheet.score[seat] == best);
    match_free(m);
}

/* 11.10: 0, 1, 3 or 4 points a line, one bonus a clan. */
static void GH_24_2_GH_24_3_and_GH_24_4_points_of_a_line(void **st)
{
    (void)st;
    int seen[5] = {0};
    for (uint64_t seed = 1; seed <= 60; seed++) {
        Setup cfg = preset_of(2 + (int)(seed % 3), 600 + seed);
        Match *m = whole_game(&cfg);
        const State *s = match_truth(m);
        for (int row = 0; row < GRID_ROWS; row++) {
            int alone = 0, ties = 0;
            for (int clan = 0; clan < CLAN_COUNT; clan++) {
                int points = goblins_line_points(s, row, (Clan)clan, NULL);
                seen[points]++;
                alone += points >= 3;
                ties += points == 1;
            }
            assert_true((alone == 1 && ties == 0) || (alone == 0 && ties != 1));
        }
        match_free(m);
    }
    assert_true(seen[0] && seen[1] && seen[3] && seen[4] && !seen[2]);
}

/* Crowns, lines, scores and winners, in that order. */
static void GH_25_1_the_end_is_told_in_order(void **st)
{
    (void)st;
    for (int seats = 2; seats <= 4; seats++) {
        Setup cfg = preset_of(seats, 21);
        Match *m = whole_game(&cfg);
        Story *s = story(m, NO_SEAT, 0);
        int over = find_event(s, EV_OVER, 0), crown = find_event(s, EV_CROWN, over),
            line = find_event(s, EV_LINE, crown);
        int score = find_event(s, EV_SCORE, line), winner = find_event(s, EV_WINNER, score);
        assert_true(over >= 0 && crown > over && line > crown && score > line && winner > score);
        assert_int_equal(count_events(s, EV_CROWN), seats);
        assert_int_equal(count_events(s, EV_NEUTRAL), seats == 2);
        assert_int_equal(count_events(s, EV_LINE), goblins_lines(match_truth(m)));
        assert_int_equal(s->e[crown].def, DEF_CROWN + (int)goblins_crown(match_truth(m), s->e[crown].seat));
        free(s);
        match_free(m);
    }
}

static void shares_add_up(void **st)
{
    (void)st;
    Given g = given(TWO);
    float share[SEAT_MAX] = {0};
    goblins_game.result(state_in(&g), share);
    assert_true(share[0] == 1.0f && share[1] == 0.0f);
    given_free(&g);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(GH_24_1_to_GH_24_5_the_sheet_shows_every_line),
        cmocka_unit_test(GH_24_6_the_share_of_the_neutral_clan_is_told),
        cmocka_unit_test(GH_25_3_ties_are_told),
        cmocka_unit_test(GH_25_1_nothing_is_told_before_the_crowns_are),
        cmocka_unit_test(GH_24_2_GH_24_3_and_GH_24_4_points_of_a_line),
        cmocka_unit_test(GH_25_1_the_end_is_told_in_order),
        cmocka_unit_test(shares_add_up),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
