/* SPDX-License-Identifier: MIT
 * Horde: what earns each medal, and what just fails to. */
#include "given_medals.h"

#include "games/horde/horde_int.h"

/* Seat 0, of three. */
static bool earns(const char *word, const Event *e, int n)
{
    static Horde end;
    end.s.nseats = 3;
    return medal_earned(&horde_game, &end.s, 0, word, e, n);
}
#define BATTLE(n) (DEF_BATTLE + (n))
#define WON(who, battle, value)                                                                                        \
    {                                                                                                                  \
        .kind = EV_WON, .seat = (who), .def = BATTLE(battle), .n = (value)                                             \
    }
#define TIED(battle, value)                                                                                            \
    {                                                                                                                  \
        .kind = EV_TIED, .seat = NO_SEAT, .def = BATTLE(battle), .n = (value)                                          \
    }
#define BEGINS(battle)                                                                                                 \
    {                                                                                                                  \
        .kind = EV_BATTLE, .def = BATTLE(battle)                                                                       \
    }
#define LAYS(who, count)                                                                                               \
    {                                                                                                                  \
        .kind = EV_LAID_OUT, .seat = (who), .n = (count)                                                               \
    }
#define FLAYER(who, count)                                                                                             \
    {                                                                                                                  \
        .kind = EV_FLAYER, .seat = (who), .n = (count)                                                                 \
    }

/* HO-12.6 */
static void games_that_are_won(void **st)
{
    (void)st;
    assert_true(EARNS("winner", SCORE(0, 9), WINNER(0)));
    assert_false(EARNS("winner", SCORE(0, 9), WINNER(1)));
    assert_true(EARNS("whisker", SCORE(0, 9), SCORE(1, 8), SCORE(2, -4), WINNER(0)));
    assert_false(EARNS("whisker", SCORE(0, 9), SCORE(1, 7), SCORE(2, -4), WINNER(0)));
    assert_false(EARNS("whisker", SCORE(0, 8), SCORE(1, 9), SCORE(2, -4), WINNER(1)));
    assert_true(EARNS("clean", WON(0, 1, 1), WON(1, 2, -3), WINNER(0)));
    assert_false(EARNS("clean", WON(0, 1, -1), WINNER(0)));
    assert_false(EARNS("clean", WON(0, 1, 1), WINNER(2)));
}

/* HO-10.6, HO-10.7 */
static void battles(void **st)
{
    (void)st;
    assert_true(EARNS("big-two", WON(0, 1, 8), WON(1, 2, 5), WON(0, 3, 6)));
    assert_false(EARNS("big-two", WON(0, 1, 8), WON(0, 2, 5), WON(1, 3, 6)));
    assert_true(EARNS("in-a-row", WON(0, 1, 1), WON(0, 2, 2), WON(0, 3, 1)));
    assert_false(EARNS("in-a-row", WON(0, 1, 1), WON(0, 2, 2), TIED(3, 3), WON(0, 4, 1)));
    assert_false(EARNS("in-a-row", WON(0, 1, 1), WON(0, 2, 2), WON(1, 3, 3), WON(0, 4, 1)));
}

/* HO-11.10, HO-11.15 */
static void jokers(void **st)
{
    (void)st;
    assert_true(EARNS("last-joker", BEGINS(1), LAYS(0, 3), LAYS(1, 3), LAYS(2, 1), FLAYER(0, 4), WON(0, 1, 2)));
    assert_false(EARNS("last-joker", BEGINS(1), LAYS(0, 3), LAYS(1, 2), LAYS(2, 1), FLAYER(0, 4), WON(0, 1, 2)));
    assert_false(
        EARNS("last-joker", BEGINS(1), FLAYER(0, 2), TIED(1, 2), BEGINS(2), LAYS(0, 3), LAYS(1, 2), WON(0, 2, 2)));
    assert_true(EARNS("spoiler", BEGINS(1), LAYS(0, 3), LAYS(1, 4), FLAYER(0, 4), TIED(1, 5)));
    assert_false(EARNS("spoiler", BEGINS(1), LAYS(0, 3), LAYS(1, 4), FLAYER(0, 4), TIED(1, 3)));
    assert_false(EARNS("spoiler", BEGINS(1), LAYS(0, 3), LAYS(1, 3), FLAYER(0, 4), FLAYER(1, 4), TIED(1, 5)));
    assert_false(EARNS("spoiler", BEGINS(1), LAYS(0, 4), LAYS(1, 4), TIED(1, 8)));
}

/* HO-4.2, HO-9.2 */
static void tokens(void **st)
{
    (void)st;
#define PUTS(who, battle, value) {.kind = EV_ASSIGNED, .seat = (who), .def = BATTLE(battle), .n = (value)}
#define SWAPS(who, a, b, on_a, on_b)                                                                                   \
    {                                                                                                                  \
        .kind = EV_SWAPPED, .seat = (who), .def = BATTLE(a), .why = BATTLE(b), .n = (on_a), .other = (uint16_t)(on_b)  \
    }
    assert_true(EARNS("poisoned", PUTS(0, 1, -3), WON(2, 1, -3)));
    assert_false(EARNS("poisoned", PUTS(0, 1, -3), WON(0, 1, -3)));
    assert_false(EARNS("poisoned", PUTS(1, 1, -3), WON(2, 1, -3)));
    assert_false(EARNS("poisoned", PUTS(0, 1, 3), WON(2, 1, 3)));
    assert_false(EARNS("poisoned", PUTS(0, 1, -3), SWAPS(1, 1, 2, 8, -3), WON(2, 1, 8)));
    assert_true(EARNS("sleight", SWAPS(0, 1, 2, 8, -3), WON(0, 1, 8)));
    assert_true(EARNS("sleight", SWAPS(0, 1, 2, -3, 8), WON(0, 2, 8)));
    assert_false(EARNS("sleight", SWAPS(0, 1, 2, 8, -3), WON(0, 2, -3)));
    assert_false(EARNS("sleight", SWAPS(1, 1, 2, 8, -3), WON(0, 1, 8)));
}

/* HO-7.5, HO-12.2, HO-12.3 */
static void special_monsters(void **st)
{
    (void)st;
    assert_true(EARNS("thief", {.kind = EV_STOLEN, .seat = 0, .other = 1, .def = DEF_DEMON}));
    assert_false(EARNS("thief", {.kind = EV_STOLEN, .seat = 0, .other = 1, .def = DEF_REGULAR}));
    assert_false(EARNS("thief", {.kind = EV_STOLEN, .seat = 1, .other = 0, .def = DEF_DEMON}));
    assert_true(EARNS("vampires", {.kind = EV_VAMPIRES, .seat = 0, .n = 6, .other = 3}));
    assert_false(EARNS("vampires", {.kind = EV_VAMPIRES, .seat = 0, .n = 3, .other = 2}));
    assert_false(EARNS("vampires", {.kind = EV_VAMPIRES, .seat = 2, .n = 6, .other = 3}));
    assert_true(EARNS("elvenking", {.kind = EV_ELVENKING, .seat = 0, .n = 5}));
    assert_false(EARNS("elvenking", {.kind = EV_ELVENKING, .seat = 0, .n = 4}));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(games_that_are_won),
        cmocka_unit_test(battles),
        cmocka_unit_test(jokers),
        cmocka_unit_test(tokens),
        cmocka_unit_test(special_monsters),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
