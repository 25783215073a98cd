/* SPDX-License-Identifier: MIT
 * Goblin Ranks: what earns each medal, and what just fails to. */
#include "given_goblins.h"
#include "given_medals.h"

static const char *const FOUR = "seats Ann Ben Cid Dot;crowns R E S A;grid -3\n"
                                "1 Et Ek [Ap] Sf [Em] Rd Aa Ec Sc Sh As Rc\n"
                                "2 [Sd] Rp Rm Eh Sp Ef Ea Rb Ew [Ra] At Sb\n"
                                "3 Rw Ac [Sk] [Sw] [Ep] Rk [Rf] Rs [Af] Am Sm Ad\n"
                                "4 Es Ab [Sa] Eb Ed Ah Ss Rt Rh St Ak Aw";

/* Seat 0, at the end of that horde. */
static bool earns(const char *word, const Event *e, int n)
{
    Given g = given(FOUR);
    bool earned = medal_earned(&goblins_game, state_in(&g), 0, word, e, n);
    given_free(&g);
    return earned;
}
#define SOME(what)                                                                                                     \
    {                                                                                                                  \
        .kind = (what), .seat = NO_SEAT, .def = DEF_GOBLIN                                                             \
    }
#define THREE(what) SOME(what), SOME(what), SOME(what)

/* GH-25.2 */
static void games_that_are_won(void **st)
{
    (void)st;
    assert_true(EARNS("winner", WINNER(0)));
    assert_false(EARNS("winner", WINNER(3)));
    assert_true(EARNS("whisker", SCORE(0, 5), SCORE(1, 4), SCORE(2, 1), WINNER(0)));
    assert_false(EARNS("whisker", SCORE(0, 5), SCORE(1, 3), SCORE(2, 1), WINNER(0)));
    assert_true(EARNS("gentle", TURN(0), TURN(1), SOME(EV_DOWNED), WINNER(0)));
    assert_false(EARNS("gentle", TURN(0), SOME(EV_DOWNED), TURN(1), WINNER(0)));
    assert_false(EARNS("gentle", TURN(0), WINNER(1)));
}

/* GH-6.1, GH-9.1, GH-11.1, GH-17.3, GH-19.2 */
static void turns(void **st)
{
    (void)st;
#define REPLACED(who, what)                                                                                            \
    {.kind = EV_REPLACED, .seat = (who), .def = goblins_def(CLAN_RUBY, ROLE_WRECKER), .why = (what)}
    assert_true(EARNS("kegs", TURN(0), SOME(EV_BURST), SOME(EV_BURST)));
    assert_false(EARNS("kegs", TURN(0), SOME(EV_BURST), TURN(1), SOME(EV_BURST), SOME(EV_BURST)));
    assert_false(EARNS("kegs", TURN(0), SOME(EV_BURST), TURN(1), TURN(0), SOME(EV_BURST)));
    assert_true(EARNS("loud", TURN(0), THREE(EV_DOWNED), SOME(EV_DOWNED), SOME(EV_DOWNED)));
    assert_false(EARNS("loud", TURN(0), THREE(EV_DOWNED), SOME(EV_DOWNED)));
    assert_false(EARNS("loud", TURN(1), THREE(EV_DOWNED), THREE(EV_DOWNED)));
    assert_true(EARNS("up-you-get", TURN(0), SOME(EV_RAISED), SOME(EV_RAISED)));
    assert_false(EARNS("up-you-get", TURN(0), SOME(EV_RAISED)));
    assert_true(EARNS("make-room", TURN(0), REPLACED(0, goblins_def(CLAN_AMBER, ROLE_FLAGBEARER))));
    assert_false(EARNS("make-room", TURN(0), REPLACED(0, goblins_def(CLAN_AMBER, ROLE_PIPER))));
    assert_true(EARNS("pushed", TURN(0), SOME(EV_PUSHED)));
    assert_false(EARNS("pushed", TURN(2), SOME(EV_PUSHED)));
}

/* GH-24.2, GH-24.5: line 2 is Emerald's with its Flagbearer, line 3 Amber's; the others are tied. */
static void lines_at_the_end(void **st)
{
    (void)st;
    Given g = given(FOUR);
    static Goblins end;
    Events *told = xcalloc(1, sizeof *told);
    memcpy(&end, state_in(&g), sizeof end);
    goblins_finish(&end.s, told);
    assert_true(medal_earned(&goblins_game, &end.s, 1, "own-flag", told->e, told->n));
    assert_false(medal_earned(&goblins_game, &end.s, 3, "own-flag", told->e, told->n));
    assert_true(medal_earned(&goblins_game, &end.s, 1, "winner", told->e, told->n));
    for (int seat = 0; seat < 4; seat++) {
        assert_false(medal_earned(&goblins_game, &end.s, seat, "three-lines", told->e, told->n));
        assert_false(
            medal_earned(&goblins_game, &end.s, seat, "wall", told->e, told->n)); /* nobody has six in a line */
    }
    int most = 0; /* Emerald has won; is there a clan with more over all lines? */
    for (int clan = 0; clan < CLAN_COUNT; clan++)
        most = goblins_standing_of(&end.s, (Clan)clan) > most ? goblins_standing_of(&end.s, (Clan)clan) : most;
    assert_int_equal(medal_earned(&goblins_game, &end.s, 1, "few", told->e, told->n),
                     most > goblins_standing_of(&end.s, CLAN_EMERALD));
    Event held[] = {{.kind = EV_HELD, .def = DEF_CROWN + CLAN_AMBER, .other = 3},
                    {.kind = EV_HELD, .def = DEF_CROWN + CLAN_AMBER, .other = 1},
                    {.kind = EV_HELD, .def = DEF_CROWN + CLAN_AMBER, .other = 4}};
    assert_true(medal_earned(&goblins_game, &end.s, 3, "three-lines", held, 3));
    assert_false(medal_earned(&goblins_game, &end.s, 3, "three-lines", held, 2));
    assert_false(medal_earned(&goblins_game, &end.s, 1, "three-lines", held, 3));
    free(told);
    given_free(&g);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(games_that_are_won),
        cmocka_unit_test(turns),
        cmocka_unit_test(lines_at_the_end),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
