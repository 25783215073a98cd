/* SPDX-License-Identifier: MIT
 * Siege of Six Lanes: the achievements whose condition only judges a game (docs/rules/siege.md SH-13). */
#include "given_siege.h"

static Siege siege;
static State *const s = &siege.s;

/* A game with that achievement, in the alliance phase of turn 1, all cards where set-up lays them. */
static void begin(SiegeFeat feat)
{
    Setup cfg = game_preset(&siege_game, 1);
    cfg.option[OPT_FEAT] = (uint8_t)feat;
    while (siege_setup_fault(&cfg) && cfg.option[OPT_DECK] < 2) /* the deck that has its hero */
        cfg.option[OPT_DECK]++;
    assert_null(siege_setup_fault(&cfg));
    memset(&siege, 0, sizeof siege);
    siege_setup(s, &cfg, NULL);
    given_step(&siege, STEP_ALLIANCE);
}

static PieceId of_type(SiegeCardType type, SiegeClass class, PlaceId at)
{
    PieceId p = table_first(s, at);
    while (p != NO_PIECE && (siege_card_of(s, p)->type != type || siege_card_of(s, p)->class != class))
        p = s->piece[p].next;
    assert_int_not_equal(p, NO_PIECE);
    return p;
}

/* From wherever it lies into a lane, 1 to 6, whose half is made free. */
static int put(PieceId p, PlaceId half, int lane)
{
    PieceId there = half == PLACE_UPPER ? siege_upper(s, lane - 1) : siege_lower(s, lane - 1);
    if (there != NO_PIECE)
        siege_leave(s, there, PLACE_BOX, NULL);
    siege_enter(s, p, half, lane - 1, NULL);
    siege_fresh(s);
    return siege_unit(s, p);
}

static PieceId hero(void)
{
    assert_int_not_equal(siege.feat_hero, NO_PIECE);
    return siege.feat_hero;
}

static void win(void)
{
    siege.outsider_fallen = 1;
    siege.step = STEP_END;
    siege_go(s, NULL);
    siege_run(s, NULL);
    assert_int_equal(siege.end, END_OUTSIDER);
}

static void SH_13_1_and_SH_13_2_an_achievement_needs_a_won_game_without_a_horde_player(void **st)
{
    (void)st;
    begin(FEAT_CLEAN_HANDS);
    siege_lose(s, END_CASTLE, NO_SEAT, NULL);
    siege_run(s, NULL);
    Standing standing = {0};
    siege_standing(s, &standing);
    assert_false(standing.winner[0]);
    Setup cfg = game_preset(&siege_game, 2);
    cfg.option[OPT_FEAT] = FEAT_CLEAN_HANDS;
    assert_null(siege_setup_fault(&cfg));
    cfg.option[OPT_HORDE] = 1;
    assert_non_null(siege_setup_fault(&cfg));
}

static void SH_13_4_an_ally_that_is_no_hero_is_played(void **st)
{
    (void)st;
    begin(FEAT_OLD_HANDS);
    siege_feat_played(s, of_type(CARD_ALLY, CLASS_HERO, PLACE_DECK));
    assert_true(siege_feat_won(s));
    siege_feat_played(s, of_type(CARD_ALLY, CLASS_PLAIN, PLACE_DECK));
    assert_false(siege_feat_won(s));
}

static void SH_13_8_five_allies_return_to_hand(void **st)
{
    (void)st;
    begin(FEAT_ROLL_CALL);
    PieceId ally = of_type(CARD_ALLY, CLASS_PLAIN, PLACE_DECK), spell = of_type(CARD_SPELL, CLASS_PLAIN, PLACE_DECK);
    for (int i = 0; i < 4; i++)
        siege_feat_recalled(s, hero(), ally);
    siege_feat_recalled(s, hero(), spell); /* no ally */
    siege_feat_recalled(s, ally, ally);    /* not by her */
    assert_false(siege_feat_won(s));
    siege_feat_recalled(s, hero(), ally);
    assert_true(siege_feat_won(s));
}

/* The hero strikes the outsider in lane 2, between two monsters. */
static void strike_three(bool last_stage, int health)
{
    PieceId outsider = table_first(s, PLACE_PILE), monster[2] = {NO_PIECE, NO_PIECE};
    for (int i = 0; i < 2; i++)
        monster[i] = of_type(CARD_MONSTER, CLASS_PLAIN, PLACE_HORDE_DECK), put(monster[i], PLACE_UPPER, 1 + 2 * i);
    while (last_stage && table_size(s, PLACE_ASIDE) > 0)
        table_move(s, &siege_game, table_first(s, PLACE_ASIDE), PLACE_BOX, -1, NULL);
    int unit = put(outsider, PLACE_UPPER, 2), striker = put(hero(), PLACE_LOWER, 2);
    siege.buff[BUFF_HEALTH][unit] = (int8_t)(health - siege_health(s, unit));
    for (int i = 0; i < 2; i++) {
        int at = siege_unit(s, monster[i]);
        siege.buff[BUFF_HEALTH][at] = (int8_t)(1 - siege_health(s, at));
    }
    siege.buff[BUFF_ATTACK][striker] = 9;
    siege_touch(s);
    siege_fresh(s);
    siege.lane = 1;
    siege_strike_lane(s, NULL);
    assert_true(siege_falling(s, monster[0]) && siege_falling(s, monster[1]));
}

static void SH_13_9_the_last_stage_and_both_its_neighbours_fall_by_one_strike(void **st)
{
    (void)st;
    begin(FEAT_THREE_AT_A_BLOW);
    strike_three(true, 1);
    assert_true(siege_feat_won(s));
    begin(FEAT_THREE_AT_A_BLOW);
    strike_three(false, 1); /* another stage is to come */
    assert_false(siege_feat_won(s));
    begin(FEAT_THREE_AT_A_BLOW);
    strike_three(true, 40); /* it stands */
    assert_false(siege_feat_won(s));
}

static void SH_13_10_two_epic_monsters_in_one_turn_and_the_hero_stands(void **st)
{
    (void)st;
    begin(FEAT_GIANT_KILLER);
    PieceId epic = of_type(CARD_MONSTER, CLASS_EPIC, PLACE_HORDE_DECK);
    siege_feat_fell(s, epic, hero(), true);
    siege_feat_turn_ends(s);
    siege_feat_fell(s, epic, hero(), true); /* in another turn */
    assert_false(siege_feat_won(s));
    siege_feat_fell(s, epic, NO_PIECE, false); /* not by her */
    assert_false(siege_feat_won(s));
    siege_feat_fell(s, epic, hero(), false);
    assert_true(siege_feat_won(s));
    siege_feat_fell(s, hero(), NO_PIECE, false);
    assert_false(siege_feat_won(s));
}

static void SH_13_14_no_monster_is_destroyed_but_outsiders(void **st)
{
    (void)st;
    begin(FEAT_CLEAN_HANDS);
    siege_feat_fell(s, table_first(s, PLACE_PILE), NO_PIECE, true);
    assert_true(siege_feat_won(s));
    siege_leave(s, of_type(CARD_MONSTER, CLASS_PLAIN, PLACE_HORDE_DECK), PLACE_HORDE_DISCARD, NULL); /* discarded */
    assert_true(siege_feat_won(s));
    siege_feat_fell(s, table_first(s, PLACE_BACK), NO_PIECE, true); /* a minion is a monster */
    assert_false(siege_feat_won(s));
}

static void SH_13_16_the_game_goes_on_without_it(void **st)
{
    (void)st;
    begin(FEAT_OLD_HANDS);
    siege_feat_played(s, of_type(CARD_ALLY, CLASS_PLAIN, PLACE_DECK));
    assert_false(s->over);
    win();
    Standing standing = {0};
    siege_standing(s, &standing);
    assert_true(standing.winner[0]);
    assert_false(siege_feat_won(s));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(SH_13_1_and_SH_13_2_an_achievement_needs_a_won_game_without_a_horde_player),
        cmocka_unit_test(SH_13_4_an_ally_that_is_no_hero_is_played),
        cmocka_unit_test(SH_13_8_five_allies_return_to_hand),
        cmocka_unit_test(SH_13_9_the_last_stage_and_both_its_neighbours_fall_by_one_strike),
        cmocka_unit_test(SH_13_10_two_epic_monsters_in_one_turn_and_the_hero_stands),
        cmocka_unit_test(SH_13_14_no_monster_is_destroyed_but_outsiders),
        cmocka_unit_test(SH_13_16_the_game_goes_on_without_it),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
