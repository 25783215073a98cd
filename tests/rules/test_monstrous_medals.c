/* SPDX-License-Identifier: MIT
 * Against the Monstrous Horde: what earns each medal, and what just fails to. */
#include "given_medals.h"

#include "games/monstrous/monstrous_int.h"

/* Seat 0, of three. */
static bool earns(const char *word, const Event *e, int n)
{
    static Monstrous end;
    end.s.nseats = 3;
    return medal_earned(&monstrous_game, &end.s, 0, word, e, n);
}
#define MONSTER(who) (DEF_MONSTER + MONSTER_##who - 1)
#define HIT(who, dice, sum, id)                                                                                        \
    {                                                                                                                  \
        .kind = EV_HIT, .seat = (who), .why = (dice), .n = (sum), .piece = (id)                                        \
    }
#define BEATEN(who, what)                                                                                              \
    {                                                                                                                  \
        .kind = EV_DEFEATED, .seat = (who), .def = (what)                                                              \
    }
#define HEAD(who)                                                                                                      \
    {                                                                                                                  \
        .kind = EV_HEAD, .seat = (who), .def = MONSTER(HYDRA)                                                          \
    }
#define DOES(who, what)                                                                                                \
    {                                                                                                                  \
        .kind = (what), .seat = (who), .piece = NO_PIECE                                                               \
    }
#define WINS(who, how)                                                                                                 \
    {                                                                                                                  \
        .kind = EV_WON, .seat = (who), .n = (how)                                                                      \
    }

/* MH-28.4, MH-30 */
static void games_that_are_won(void **st)
{
    (void)st;
    assert_true(EARNS("winner", WINS(0, ENDING_POINTS)));
    assert_false(EARNS("winner", WINS(1, ENDING_POINTS)));
    assert_true(EARNS("showdown", WINS(0, ENDING_SHOWDOWN)));
    assert_false(EARNS("showdown", WINS(0, ENDING_SHARED)));
    assert_true(EARNS("unscathed", DOES(1, EV_WOUNDED), WINS(0, ENDING_POINTS)));
    assert_false(EARNS("unscathed", DOES(0, EV_WOUNDED), WINS(0, ENDING_POINTS)));
    assert_false(EARNS("unscathed", WINS(1, ENDING_POINTS)));
}

/* MH-7.3, MH-7.7 */
static void hits(void **st)
{
    (void)st;
    assert_true(EARNS("one-die", HIT(0, 0x20, 12, 7)));
    assert_false(EARNS("one-die", HIT(0, 0x20, 11, 7)));
    assert_false(EARNS("one-die", HIT(0, 0x21, 12, 7)));
    assert_false(EARNS("one-die", HIT(1, 0x20, 12, 7)));
    assert_true(EARNS("crowd", HIT(0, 0x0F, 20, 7)));
    assert_false(EARNS("crowd", HIT(0, 0x07, 20, 7)));
    assert_true(EARNS("three", TURN(0), BEATEN(0, DEF_CREATURE), HEAD(0), BEATEN(0, DEF_OGRE)));
    assert_false(EARNS("three", TURN(0), BEATEN(0, DEF_CREATURE), HEAD(0), TURN(1), TURN(0), BEATEN(0, DEF_OGRE)));
}

/* MH-10.4, MH-12.1, MH-8.5 */
static void abilities(void **st)
{
    (void)st;
#define SLEEPS(who, id) {.kind = EV_SLEEP, .seat = (who), .piece = (id)}
    assert_true(EARNS("sleep", TURN(0), SLEEPS(0, 7), HIT(0, 1, 5, 7)));
    assert_false(EARNS("sleep", TURN(0), SLEEPS(0, 7), HIT(0, 1, 5, 8)));
    assert_false(EARNS("sleep", TURN(0), SLEEPS(0, 7), TURN(1), TURN(0), HIT(0, 1, 5, 7)));
    assert_true(EARNS("gifts", TURN(0), DOES(0, EV_BOLTS), DOES(0, EV_DOUBLED), DOES(0, EV_RAGE)));
    assert_false(EARNS("gifts", TURN(0), DOES(0, EV_GUIDED), DOES(0, EV_MENDED), DOES(0, EV_BEAR))); /* one Cleric */
    assert_false(EARNS("gifts", TURN(0), DOES(0, EV_INSPIRED), DOES(0, EV_BEAR), TURN(1), TURN(0), DOES(0, EV_RAGE)));
    assert_true(EARNS("healer", TURN(0), DOES(0, EV_TREATED), DOES(0, EV_MENDED)));
    assert_false(EARNS("healer", TURN(0), DOES(0, EV_TREATED), TURN(1), DOES(1, EV_TREATED)));
}

/* MH-18, MH-22, MH-23 */
static void epic_monsters(void **st)
{
    (void)st;
    assert_true(EARNS("troll", TURN(0), DOES(0, EV_REGENERATED), BEATEN(0, MONSTER(TROLL))));
    assert_false(EARNS("troll", TURN(0), BEATEN(0, MONSTER(TROLL))));
    assert_false(EARNS("troll", TURN(0), DOES(0, EV_REGENERATED), TURN(1), TURN(0), BEATEN(0, MONSTER(TROLL))));
    assert_true(EARNS("hydra", BEATEN(0, MONSTER(HYDRA))));
    assert_false(EARNS("hydra", HEAD(0), HEAD(0)));
    assert_true(EARNS("dragon", BEATEN(0, MONSTER(DRAGON))));
    assert_false(EARNS("dragon", BEATEN(1, MONSTER(DRAGON)), BEATEN(0, DEF_OGRE)));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(games_that_are_won),
        cmocka_unit_test(hits),
        cmocka_unit_test(abilities),
        cmocka_unit_test(epic_monsters),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
