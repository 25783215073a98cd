/* SPDX-License-Identifier: MIT
 * Siege of Six Lanes: of effects and costs what no scenario block can hold: who sees the cards that are looked at, where
 * they lie afterwards, and which ways to pay are offered (docs/rules/siege.md section 5, SH-5.8, SH-15.13, SH-15.14). */
#include "given_siege.h"

#include "games/siege/cards/siege_compile.h"

/* ---- a table ------------------------------------------------------------------------------------------------------ */

static SiegeSet cards;
static Siege siege;
static State *const s = &siege.s;
static Events told; /* by the last effect that was cast */

static PieceId add(SiegeCardType type, PlaceId place, int pos, int owner, const char *ability)
{
    uint16_t row = cards.ncards++;
    cards.card[row] = (SiegeCard){.type = (uint8_t)type, .attack = 1, .health = 1, .tier = 1, .hero = NO_CARD};
    if (ability)
        assert_int_equal(siege_compile_ability(&cards, row, ability).code, 0);
    PieceId p = table_add(s, &siege_game, (DefId)(row + 1), place);
    if (pos >= 0)
        table_move(s, &siege_game, p, place, pos, NULL);
    table_own(s, p, (uint8_t)owner);
    return p;
}

static void lay(int seats, bool versus)
{
    given_bare(&siege, &cards, seats, versus);
    (void)add(CARD_CASTLE, PLACE_CASTLE, 0, NO_SEAT, "static(barrier)"); /* node 0 is nobody's */
    (void)add(CARD_PORTAL, PLACE_PORTAL, 0, NO_SEAT, NULL);
    cards.card[0].health = cards.card[1].health = 20;
}

static void cast(const char *effect, bool horde)
{
    char ability[100];
    (void)snprintf(ability, sizeof ability, "play(%s)", effect);
    uint16_t row = cards.ncards++;
    cards.card[row] = (SiegeCard){.type = horde ? CARD_HORDE_SPELL : CARD_SPELL, .hero = NO_CARD};
    assert_int_equal(siege_compile_ability(&cards, row, ability).code, 0);
    siege_derive(s);
    told.n = 0;
    siege_cast(s, cards.card[row].terms, horde, &told);
}

static void answer(int kind, int a)
{
    siege_answer(s, (Move){.kind = (uint8_t)kind, .a = (uint16_t)a}, NULL);
    siege_run(s, NULL);
}

static SiegeFrame question(void)
{
    const Frame *f = frame_peek(s);
    return f ? (SiegeFrame)f->op : RUN_NONE;
}

/* ---- looking at cards ----------------------------------------------------------------------------------------------- */

static void section_5_both_allies_see_what_they_scout_together(void **st)
{
    (void)st;
    lay(2, false);
    PieceId p = add(CARD_MONSTER, PLACE_HORDE_DECK, -1, NO_SEAT, NULL);
    cast("scout(1)", true);
    assert_int_equal(question(), ASK_TOP);
    assert_int_equal(s->piece[p].known & 3, 3);
    answer(MOVE_TOP, 0);
    assert_int_equal(s->piece[p].known, 0);
    assert_int_equal(s->piece[p].recall & 3, 3);
    assert_int_equal(s->piece[p].place, PLACE_HORDE_DECK);
}

static void section_5_only_the_seat_that_scouts_sees_the_cards(void **st)
{
    (void)st;
    lay(3, true);
    PieceId p = add(CARD_MONSTER, PLACE_HORDE_DECK, -1, NO_SEAT, NULL);
    cast("scout(1)", false);
    assert_int_equal(s->piece[p].known, 1);
    answer(MOVE_BOTTOM, 0);
    assert_int_equal(s->piece[p].known, 0);
    cast("scout(1)", true);
    assert_int_equal(s->piece[p].known, 4);
}

static void SH_11_12_scouted_cards_go_back_to_the_deck_of_their_tier(void **st)
{
    (void)st;
    lay(1, false);
    s->option[OPT_TIERS] = 1;
    PieceId two = add(CARD_MONSTER, PLACE_HORDE_DECK_2, -1, NO_SEAT, NULL);
    cards.card[s->piece[two].def - 1].tier = 2;
    PieceId one = add(CARD_MONSTER, PLACE_HORDE_DECK, -1, NO_SEAT, NULL);
    PieceId other = add(CARD_MONSTER, PLACE_HORDE_DECK, -1, NO_SEAT, NULL);
    cast("scout(3)", false);
    for (int i = 0; i < 3; i++)
        answer(MOVE_TOP, 0);
    answer(MOVE_TAKE, s->piece[other].def);
    answer(MOVE_TAKE, s->piece[two].def); /* the last one is no question */
    assert_int_equal(question(), RUN_NONE);
    assert_int_equal(table_first(s, PLACE_HORDE_DECK), other);
    assert_int_equal(s->piece[other].next, one);
    assert_int_equal(s->piece[two].place, PLACE_HORDE_DECK_2);
}

static void SH_15_14_what_is_studied_lies_hidden_again(void **st)
{
    (void)st;
    lay(2, false);
    PieceId p[3];
    for (int i = 0; i < 3; i++)
        p[i] = add(CARD_SPELL, PLACE_DECK, -1, 0, NULL);
    table_show(s, &siege_game, p[1], SEEN_ALL, NULL); /* as Rebuild leaves it */
    cast("study(3)", false);
    assert_int_equal(s->piece[p[0]].known, 1);
    answer(MOVE_TAKE, s->piece[p[1]].def);
    assert_int_equal(s->piece[p[1]].place, PLACE_HAND);
    assert_int_equal(s->piece[p[1]].known, 1);
    answer(MOVE_TAKE, s->piece[p[2]].def);
    assert_int_equal(table_first(s, PLACE_DECK), p[2]);
    assert_int_equal(s->piece[p[0]].known | s->piece[p[2]].known, 0);
    assert_int_equal(question(), RUN_NONE);
}

/* ---- cards in hand ---------------------------------------------------------------------------------------------------- */

static void SH_1_23_hands_are_discarded_one_card_at_a_time_and_the_last_unasked(void **st)
{
    (void)st;
    lay(2, false);
    for (int i = 0; i < 5; i++)
        (void)add(CARD_SPELL, (PlaceId)(PLACE_HAND + (i > 1)), -1, i > 1, NULL);
    cast("discard(2)", true);
    assert_int_equal(question(), ASK_CARD); /* which of the two goes first: DP27 */
    assert_int_equal(frame_peek(s)->seat, 0);
    answer(MOVE_TAKE, s->piece[table_first(s, PLACE_HAND)].def);
    assert_int_equal(table_size(s, PLACE_HAND), 0);
    assert_int_equal(question(), ASK_CARD);
    assert_int_equal(frame_peek(s)->seat, 1);
}

/* ---- costs ------------------------------------------------------------------------------------------------------------ */

static bool payable(PieceId p, const char *rule)
{
    Why why = {0};
    siege_derive(s);
    bool can = siege_can_pay(s, 0, p, siege_cost_of(siege_ability(&cards, siege_card_of(s, p), NULL)), &why);
    assert_string_equal(why.rule, rule);
    return can;
}

static void SH_5_8_each_card_pays_once(void **st)
{
    (void)st;
    lay(1, false);
    PieceId p = add(CARD_SPELL, PLACE_HAND, -1, 0, "play(cost(sacrifice(ally),sacrifice(hero)),draw(1))");
    PieceId hero = add(CARD_ALLY, PLACE_LOWER, 0, 0, NULL);
    cards.card[s->piece[hero].def - 1].class = CLASS_HERO;
    assert_false(payable(p, "SH-5.8"));
    PieceId partner = add(CARD_ALLY, PLACE_LOWER, 1, 0, NULL);
    assert_true(payable(p, ""));
    siege_apply(s, (Move){.kind = MOVE_CAST, .a = s->piece[p].def}, NULL);
    assert_int_equal(s->piece[partner].place, PLACE_DISCARD); /* the hero is kept for the second part: no question */
    assert_int_equal(s->piece[hero].place, PLACE_DISCARD);
}

static void SH_5_8_mana_and_hand_count_the_card_itself(void **st)
{
    (void)st;
    lay(1, false);
    PieceId p = add(CARD_SPELL, PLACE_HAND, -1, 0, "play(cost(mana(1),hand(1)),draw(1))");
    cards.card[s->piece[p].def - 1].cost = 2;
    siege.mana[0] = 2;
    assert_false(payable(p, "SH-5.4"));
    siege.mana[0] = 3;
    assert_false(payable(p, "SH-5.8")); /* it cannot pay with itself */
    (void)add(CARD_SPELL, PLACE_HAND, -1, 0, NULL);
    assert_true(payable(p, ""));
}

/* ---- lanes ---------------------------------------------------------------------------------------------------------- */

static void section_4_both_cards_of_a_swap_are_told(void **st)
{
    (void)st;
    int lanes = 0;
    lay(1, false);
    (void)add(CARD_ALLY, PLACE_LOWER, 1, 0, NULL);
    (void)add(CARD_ALLY, PLACE_LOWER, 4, 0, NULL);
    cast("swap(all(ally))", false);
    for (int i = 0; i < told.n; i++)
        lanes += told.e[i].kind == EV_MOVED ? 1 << told.e[i].n : 0;
    assert_int_equal(lanes, 1 << 2 | 1 << 5);
}

/* ---- the waiting line ------------------------------------------------------------------------------------------------ */

static const FieldSpec *field(const char *word)
{
    for (int i = 0; i < siege_game.nfields; i++)
        if (strcmp(siege_game.field[i].word, word) == 0)
            return &siege_game.field[i];
    fail_msg("there is no field %s", word);
    return NULL;
}

/* A position that was let in with the highest number can be written and let in again after it has gone on. */
static void SH_10_21_no_batch_has_a_number_that_cannot_be_written(void **st)
{
    (void)st;
    lay(1, false);
    (void)add(CARD_ALLY, PLACE_LOWER, 0, 0, "on_hurt(token(health,1,pick(ally)))");
    (void)add(CARD_ALLY, PLACE_LOWER, 1, 0, "on_hurt(token(health,1,pick(ally)))");
    cards.card[2].health = cards.card[3].health = 5;
    siege.batch = (uint16_t)field("batch")->max;
    cast("damage(1,all(ally))", false);
    assert_int_equal(question(), ASK_NEXT);
    assert_int_equal(s->nqueue, 2);
    assert_int_equal(s->queue[0].batch, s->queue[1].batch);
    assert_true(siege.batch > s->queue[1].batch);
    assert_true(siege.batch <= field("batch")->max);
}

/* R95: whenever the steps of a choice are used up, no card is left looked at with nobody who is asked about it. */
static void SH_10_25_too_many_steps_leave_no_card_looked_at(void **st)
{
    (void)st;
    static const char *const between[] = {"", "mana(0),", "repeat(1,mana(0)),", "mana(0),repeat(1,mana(0)),"};
    int asked = 0, unasked = 0;
    for (int i = 0; i < 60; i++)
        for (int k = 0; k < 4; k++) {
            char effects[100];
            lay(1, false);
            (void)add(CARD_MONSTER, PLACE_HORDE_DECK, -1, NO_SEAT, NULL);
            (void)snprintf(effects, sizeof effects, "repeat(50,repeat(48,mana(0))),repeat(%d,mana(0)),%sscout(1)", i,
                           between[k]);
            cast(effects, true);
            asked += question() == ASK_TOP;
            unasked += question() != ASK_TOP;
            assert_int_equal(table_size(s, PLACE_LOOK), question() == ASK_TOP);
        }
    assert_true(asked > 0 && unasked > 0); /* before and after the last step */
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(section_5_both_allies_see_what_they_scout_together),
        cmocka_unit_test(section_5_only_the_seat_that_scouts_sees_the_cards),
        cmocka_unit_test(SH_11_12_scouted_cards_go_back_to_the_deck_of_their_tier),
        cmocka_unit_test(SH_15_14_what_is_studied_lies_hidden_again),
        cmocka_unit_test(SH_1_23_hands_are_discarded_one_card_at_a_time_and_the_last_unasked),
        cmocka_unit_test(SH_5_8_each_card_pays_once),
        cmocka_unit_test(SH_5_8_mana_and_hand_count_the_card_itself),
        cmocka_unit_test(SH_10_21_no_batch_has_a_number_that_cannot_be_written),
        cmocka_unit_test(SH_10_25_too_many_steps_leave_no_card_looked_at),
        cmocka_unit_test(section_4_both_cards_of_a_swap_are_told),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
