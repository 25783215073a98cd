/* SPDX-License-Identifier: MIT
 * The wall at the foot of Siege's table tells how the castle fares, and the backs of the cards betray nothing. */
#include "help.h"

#include "games/siege/table/siege_draw.h"
#include "games/siege/table/siege_wall.h"
#include "core/table.h"

static Match *match;
static Siege siege;
static State *const s = &siege.s;
static Setup cfg;

static void lay(void)
{
    match = match_new(&siege_game, &cfg, NULL);
    assert_non_null(match);
    memcpy(&siege, match_truth(match), sizeof siege);
    match_free(match);
    s->phase = PHASE_ALLIANCE;
}

static void the_wall_tells_the_health_of_the_castle(void **unused)
{
    (void)unused;
    cfg = game_preset(&siege_game, 1);
    lay();
    int whole = siege_card(s->piece[siege.at[UNIT_CASTLE]].def)->health;
    for (int left = 1; left <= whole; left++) {
        siege.health[UNIT_CASTLE] = (int8_t)left;
        assert_int_equal(siege_mood(s), 3 * left > 2 * whole ? MOOD_WATCH
                                        : 3 * left < whole   ? MOOD_BURNING
                                                             : MOOD_ALARM);
    }
    s->phase = PHASE_SETUP; /* nothing has begun */
    siege.health[UNIT_CASTLE] = 1;
    assert_int_equal(siege_mood(s), MOOD_WATCH);
    s->over = 1;
    siege.end = END_CASTLE;
    assert_int_equal(siege_mood(s), MOOD_BREACH);
    siege.end = END_DECK;
    assert_int_equal(siege_mood(s), MOOD_BREACH);
    siege.end = END_OUTSIDER;
    assert_int_equal(siege_mood(s), MOOD_SAVED);
    siege.end = END_TWENTY;
    assert_int_equal(siege_mood(s), MOOD_SAVED);
}

static const char *back_of(PieceId p)
{
    BoardIn in = {.game = &siege_game, .s = s};
    Table t = {.in = &in, .names = &cfg};
    return siege_back(&t, p);
}

static void a_deck_has_the_back_of_its_people(void **unused)
{
    (void)unused;
    static const char *const back[] = {"backs/siege-ember", "backs/siege-tide", "backs/siege-barrow"};
    for (uint8_t people = 0; people < 3; people++) {
        cfg = game_preset(&siege_game, 1);
        cfg.option[OPT_DECK] = people;
        lay();
        assert_string_equal(back_of(table_first(s, PLACE_DECK)), back[people]);
    }
    DefId chosen = 1;
    while (siege_card(chosen)->type != CARD_ALLY)
        chosen++;
    cfg.deck[0][chosen] = 1; /* somebody's own deck is of no people */
    assert_string_equal(back_of(table_first(s, PLACE_DECK)), "backs/siege");
}

/* SH-12.13: a card that lies face down in a lane looks like any other, also with tier decks (SH-11.11). */
static void what_lies_face_down_in_a_lane_betrays_nothing(void **unused)
{
    (void)unused;
    cfg = game_preset(&siege_game, 1);
    cfg.option[OPT_TIERS] = 1;
    lay();
    PieceId first = table_first(s, PLACE_HORDE_DECK), second = table_first(s, PLACE_HORDE_DECK_2),
            outsider = table_first(s, PLACE_ASIDE);
    assert_string_equal(back_of(first), "backs/siege-tier-1");
    assert_string_equal(back_of(second), "backs/siege-tier-2");
    assert_string_equal(back_of(outsider), "backs/siege-portal");
    const PieceId lies[] = {first, second, outsider};
    for (int i = 0; i < 3; i++) {
        table_move(s, &siege_game, lies[i], PLACE_UPPER, i, NULL);
        assert_string_equal(back_of(lies[i]), "backs/horde");
        s->piece[lies[i]].def = DEF_HIDDEN; /* for everybody else */
        assert_string_equal(back_of(lies[i]), "backs/horde");
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_wall_tells_the_health_of_the_castle),
        cmocka_unit_test(a_deck_has_the_back_of_its_people),
        cmocka_unit_test(what_lies_face_down_in_a_lane_betrays_nothing),
    };
    return cmocka_run_group_tests_name("siege's wall and backs", tests, NULL, NULL);
}
