/* SPDX-License-Identifier: MIT
 * Siege of Six Lanes: what is foreseen of a turn, rule by rule, on a table of a few cards. */
#include "given_siege.h"

#include "games/siege/cards/siege_compile.h"
#include "games/siege/siege_forecast.h"

static Siege siege;
static State *const s = &siege.s;

static SiegeSet cards;
static SiegeForecast f;
static char head[SENTENCE_MAX], detail[SENTENCE_MAX];

static PieceId add(SiegeCardType type, PlaceId place, int pos, int attack, int health, const char *ability)
{
    static const char *const name[CARD_TYPES] = {[CARD_ALLY] = "Flue Pikeman", [CARD_MONSTER] = "Ogre"};
    uint16_t row = cards.ncards++;
    cards.card[row] = (SiegeCard){
        .type = (uint8_t)type, .attack = (uint8_t)attack, .health = (uint8_t)health, .tier = 1, .hero = NO_CARD};
    (void)snprintf(cards.card[row].name, CARD_NAME_MOST, "%s", name[type] ? name[type] : "Thing");
    if (ability)
        assert_int_equal(siege_compile_ability(&cards, row, ability).code, 0);
    PieceId p = table_add(s, &siege_game, (DefId)(row + 1), place);
    if (pos >= 0)
        table_move(s, &siege_game, p, place, pos, NULL);
    table_own(s, p, type < CARD_CASTLE ? 0 : NO_SEAT);
    s->piece[p].known = place == PLACE_DECK || place == PLACE_HORDE_DECK ? 0 : SEEN_ALL;
    s->piece[p].pool = type < CARD_CASTLE ? POOL_DECK_0 : POOL_HORDE;
    return p;
}

static PieceId ally(int lane, int attack, int health, const char *ability)
{
    return add(CARD_ALLY, PLACE_LOWER, lane - 1, attack, health, ability);
}

static PieceId monster(int lane, int attack, int health, const char *ability)
{
    return add(CARD_MONSTER, PLACE_UPPER, lane - 1, attack, health, ability);
}

static void table_of(int seats, bool versus)
{
    given_bare(&siege, &cards, seats, versus);
    (void)add(CARD_CASTLE, PLACE_CASTLE, 0, 0, 20, "static(barrier)"); /* node 0 is nobody's */
    (void)add(CARD_PORTAL, PLACE_PORTAL, 0, 0, 10, NULL);
    for (int i = 0; i < 9; i++)
        (void)add(CARD_ALLY, PLACE_DECK, -1, 1, 1, NULL);
}

static SiegeTone foresee(int lane)
{
    siege_derive(s);
    siege_forecast(s, 0, &f);
    return siege_forecast_words(s, &f, lane - 1, head, sizeof head, detail, sizeof detail);
}

static void reads(const char *a, const char *b)
{
    assert_string_equal(head, a);
    assert_string_equal(detail, b);
}

static void SH_7_5_nobody_or_a_tower_lets_the_monster_through(void **st)
{
    (void)st;
    table_of(1, false);
    (void)monster(1, 3, 4, NULL);
    (void)monster(2, 2, 4, NULL);
    (void)add(CARD_TOWER, PLACE_LOWER, 1, 0, 0, NULL);
    assert_int_equal(foresee(1), TONE_BAD);
    reads("castle −3", "unblocked");
    assert_int_equal(f.lane[0].kind, LANE_UNBLOCKED);
    assert_int_equal(foresee(2), TONE_BAD);
    reads("castle −2", "towers do not block");
    assert_true(f.lane[1].tower && f.sure);
    assert_int_equal(f.castle_now, 20);
    assert_int_equal(f.castle_then, 15);
    assert_int_equal(foresee(3), TONE_NEUTRAL);
    reads("empty", "");
}

static void SH_7_6_an_ally_alone_strikes_the_portal(void **st)
{
    (void)st;
    table_of(1, false);
    (void)ally(4, 3, 1, NULL);
    assert_int_equal(foresee(4), TONE_GOOD);
    reads("portal −3", "");
    assert_int_equal(f.portal_then, 7);
    assert_false(f.portal_falls);
    (void)ally(5, 8, 1, NULL);
    (void)foresee(5);
    assert_true(f.portal_falls);
    assert_int_equal(f.lane[4].portal, 7); /* SH-7.13 */
}

static void SH_7_7_both_strike(void **st)
{
    (void)st;
    table_of(1, false);
    PieceId weak = ally(1, 1, 2, NULL), ogre = monster(1, 2, 3, NULL);
    (void)ally(2, 3, 3, NULL);
    (void)monster(2, 1, 3, NULL);
    (void)ally(3, 3, 3, NULL);
    (void)monster(3, 3, 3, NULL);
    (void)ally(4, 1, 3, NULL);
    (void)monster(4, 1, 5, NULL);
    assert_int_equal(foresee(1), TONE_BAD);
    reads("Pikeman falls", "Ogre: 2 left");
    assert_true(f.lane[0].lower == weak && f.lane[0].upper == ogre);
    assert_true(siege_forecast_falls(&f, weak) && !siege_forecast_falls(&f, ogre));
    assert_int_equal(foresee(2), TONE_GOOD);
    reads("Ogre falls", "Pikeman: 2 left");
    assert_int_equal(foresee(3), TONE_MIXED);
    reads("both fall", "");
    assert_int_equal(foresee(4), TONE_NEUTRAL);
    reads("both survive", "4 and 2 health left");
}

static void SH_15_5_and_SH_15_20_cleave_and_trample(void **st)
{
    (void)st;
    table_of(1, false);
    PieceId neighbour = ally(2, 0, 2, NULL);
    (void)ally(1, 0, 2, NULL);
    (void)monster(1, 5, 9, "static(trample,cleave)");
    assert_int_equal(foresee(1), TONE_BAD);
    assert_int_equal(f.lane[0].castle, 3);
    assert_true(f.lane[0].lower_falls);
    assert_int_equal(f.lane[0].nothers, 1);
    assert_int_equal(f.lane[0].other[0], neighbour);
    reads("castle −3", "Pikeman falls too");
}

static void SH_15_21_nothing_tramples_past_what_lasts(void **st)
{
    (void)st;
    table_of(1, false);
    (void)ally(1, 5, 9, "static(trample)");
    (void)add(CARD_OUTSIDER, PLACE_UPPER, 0, 1, 2, NULL);
    (void)foresee(1);
    assert_int_equal(f.lane[0].portal, 3);
    s->option[OPT_FEAT] = FEAT_TWENTY_NIGHTS; /* SH-13.13 */
    (void)foresee(1);
    assert_int_equal(f.lane[0].portal, 0);
    assert_false(f.lane[0].upper_falls);
}

static void SH_8_2_minions_rob_every_deck(void **st)
{
    (void)st;
    table_of(1, false);
    PieceId a = add(CARD_MINION, PLACE_BACK, 0, 1, 0, NULL), b = add(CARD_MINION, PLACE_BACK, 1, 1, 0, NULL);
    s->piece[b].n = 1;
    s->piece[a].num[NUM_HEALTH] = 3;
    s->piece[b].num[NUM_HEALTH] = 1;
    (void)foresee(1);
    assert_int_equal(f.pillage, 4);
    assert_int_equal(f.minion_steals[0], 3);
    assert_int_equal(f.minion_steals[1], 1);
    assert_int_equal(f.deck_then[0], 5);
    assert_int_equal(siege_pillage_words(s, &f, head, sizeof head, detail, sizeof detail), TONE_NEUTRAL);
    reads("4 cards", "{0}’s deck: 5 left");
    siege_enter(s, b, PLACE_UPPER, 0, NULL); /* SH-8.4, SH-8.5: not in this turn, but in the next one */
    (void)ally(1, 0, 9, NULL);
    (void)foresee(1);
    (void)siege_pillage_words(s, &f, head, sizeof head, detail, sizeof detail);
    assert_int_equal(f.pillage_next, 4);
    reads("3 cards, next 4", "{0}’s deck: 6 left");
    siege_enter(s, siege_lower(s, 0), PLACE_LOWER, 5, NULL);
    siege_to_back(s, b, NULL);
    s->piece[a].num[NUM_HEALTH] = 6;
    (void)foresee(1);
    assert_int_equal(siege_pillage_words(s, &f, head, sizeof head, detail, sizeof detail), TONE_MIXED);
    s->piece[a].num[NUM_HEALTH] = 9;
    (void)foresee(1);
    assert_int_equal(f.loses_by_deck, 0);
    assert_int_equal(siege_pillage_words(s, &f, head, sizeof head, detail, sizeof detail), TONE_BAD);
    reads("10 cards", "{0} runs out of cards");
}

static void SH_10_18_a_draw_that_is_offered_leaves_the_rest_sure(void **st)
{
    (void)st;
    table_of(1, false);
    (void)ally(1, 3, 3, NULL);
    (void)monster(1, 1, 1, NULL);
    (void)foresee(1);
    assert_true(f.sure && f.lane[0].upper_falls);
    assert_int_equal(f.deck_then[0], f.deck_now[0]);
}

static void SH_4_3_a_summoned_card_that_nobody_knows_leaves_nothing_sure(void **st)
{
    (void)st;
    table_of(1, false);
    (void)add(CARD_MONSTER, PLACE_HORDE_DECK, -1, 1, 1, NULL);
    (void)ally(2, 3, 3, NULL);
    (void)monster(2, 1, 1, "destroyed(summon(1,deck))");
    (void)foresee(2);
    assert_true(f.lane[0].sure && f.lane[1].upper_falls);
    assert_false(f.lane[2].sure || f.sure);
}

static void SH_7_2_a_choice_leaves_nothing_sure_from_its_lane_on(void **st)
{
    (void)st;
    table_of(1, false);
    (void)monster(1, 2, 3, NULL);
    (void)monster(3, 1, 3, "fight(damage(1,pick(ally,lane)))");
    (void)ally(5, 1, 2, NULL);
    (void)foresee(1);
    assert_true(f.sure); /* there is one way only */
    (void)ally(6, 1, 2, NULL);
    (void)foresee(1);
    assert_true(f.lane[0].sure && f.lane[1].sure);
    assert_false(f.lane[2].sure || f.lane[5].sure || f.sure);
}

static void SH_9_7_after_the_castle_falls_nobody_fights(void **st)
{
    (void)st;
    table_of(1, false);
    (void)monster(2, 20, 1, NULL);
    (void)foresee(3);
    assert_true(f.castle_falls && f.castle_then == 0);
    assert_int_equal(f.lane[2].kind, LANE_NEVER);
    reads("no more fights", "");
}

static void SH_5_22_the_only_taunt_is_followed(void **st)
{
    (void)st;
    table_of(1, false);
    PieceId p = ally(5, 1, 2, NULL);
    (void)monster(2, 3, 9, "static(taunt)");
    (void)foresee(2);
    assert_true(f.sure);
    assert_int_equal(f.lane[1].lower, p);
    reads("Pikeman falls", "Ogre: 8 left");
    (void)ally(6, 1, 2, NULL);
    (void)foresee(2);
    assert_false(f.sure); /* somebody has to choose which */
}

static void SH_12_17_only_who_knows_a_concealed_card_foresees_its_fight(void **st)
{
    (void)st;
    table_of(2, true);
    (void)ally(1, 3, 3, NULL);
    (void)ally(2, 2, 3, NULL);
    PieceId p = monster(1, 2, 2, NULL);
    s->piece[p].face |= FACE_CONCEALED;
    s->piece[p].known = 2;
    assert_int_equal(foresee(1), TONE_NEUTRAL);
    assert_int_equal(f.lane[0].kind, LANE_CONCEALED);
    assert_int_equal(f.lane[0].portal, 0);
    assert_false(f.sure);
    assert_int_equal(f.lane[1].portal, 2);
    reads("hidden card", "revealed first");
    siege_forecast(s, 1, &f);
    assert_true(f.sure && f.lane[0].upper_falls);
}

/* SH-12.18: damage turns the card up.  Whoever does not know it still foresees nothing of it, whatever it is. */
static void SH_12_18_a_concealed_card_that_the_fight_turns_up_stays_unknown(void **st)
{
    static const char *const ability[] = {NULL, "play(damage(3,castle))", "static(trample)"};
    SiegeForecast first = {0};
    (void)st;
    for (int i = 0; i < 3; i++) {
        table_of(2, true);
        (void)add(CARD_MONSTER, PLACE_HORDE_DECK, -1, 4, 4, NULL);
        (void)ally(1, 1, 1, "destroyed(damage(1,pick(monster,near(1))))");
        (void)monster(1, 1, 1, NULL);
        PieceId p = monster(2, (uint8_t)(5 - i), (uint8_t)(1 + i), ability[i]);
        s->piece[p].face |= FACE_CONCEALED;
        s->piece[p].known = 2;
        assert_int_equal(foresee(2), TONE_NEUTRAL);
        reads("hidden card", "revealed first");
        assert_int_equal(f.castle_then, f.castle_now);
        assert_false(f.sure || siege_forecast_falls(&f, p));
        assert_true(siege_forecast_falls(&f, siege_upper(s, 0)));
        if (i == 0)
            first = f;
        assert_memory_equal(&f, &first, sizeof f);
        siege_forecast(s, 1, &f);
        assert_true(f.sure && siege_forecast_falls(&f, p) == (i == 0));
    }
}

static void SH_7_1_lanes_that_have_fought_are_told_as_fought(void **st)
{
    (void)st;
    table_of(1, false);
    (void)ally(1, 3, 3, NULL);
    (void)ally(4, 2, 3, NULL);
    s->phase = PHASE_FIGHT;
    siege.step = STEP_LANE;
    siege.lane = 3;
    (void)foresee(1);
    reads("fought", "");
    (void)foresee(4);
    reads("portal −2", "");
    assert_int_equal(f.portal_then, 8);
}

static void SH_6_1_a_treachery_card_to_come_is_left_aside(void **st)
{
    (void)st;
    table_of(1, false);
    PieceId card = add(CARD_MONSTER, PLACE_HORDE_DECK, -1, 1, 1, NULL);
    PieceId ogre = monster(1, 3, 3, NULL);
    cards.card[s->piece[card].def - 1].side = SIDE_LEFT;
    cards.card[s->piece[card].def - 1].mark = MARK_ATTACK2;
    (void)foresee(1);
    reads("castle −3", "unblocked");
    assert_true(f.sure);
    siege.step = STEP_REACTION; /* it has been revealed */
    siege.boosted = ogre;
    siege.buff[BUFF_ATTACK][UNIT_UPPER] = 2;
    (void)foresee(1);
    reads("castle −5", "unblocked");
}

static void SH_6_5_who_survives_by_less_than_treachery_may_add_is_in_doubt(void **st)
{
    (void)st;
    table_of(1, false);
    for (int lane = 2; lane <= 4; lane++) {
        (void)ally(lane, 1, 3, NULL);
        (void)monster(lane, 1, 5, NULL);
    }
    (void)foresee(1);
    assert_true(f.lane[1].doubt && f.lane[3].doubt); /* of the first and the last monster */
    assert_false(f.lane[2].doubt);
    (void)monster(1, 1, 5, NULL);
    (void)ally(5, 1, 4, NULL);
    (void)monster(5, 1, 5, NULL);
    (void)foresee(1);
    for (int lane = 0; lane < LANES; lane++) /* nobody stands before the first, and 3 are more than a card adds */
        assert_false(f.lane[lane].doubt);
    table_of(1, false);
    (void)ally(2, 1, 3, NULL);
    (void)monster(2, 1, 5, NULL);
    siege.step = STEP_REACTION; /* it has been revealed */
    (void)foresee(1);
    assert_false(f.lane[1].doubt);
}

static void SH_5_5_a_card_is_held_over_a_lane(void **st)
{
    (void)st;
    SiegeForecast now;
    table_of(1, false);
    PieceId plain_ally = add(CARD_ALLY, PLACE_HAND, -1, 1, 4, NULL);
    PieceId asker = add(CARD_ALLY, PLACE_HAND, -1, 2, 4, "play(damage(3,pick(monster,lane)))");
    (void)monster(1, 3, 9, NULL);
    (void)monster(2, 2, 9, NULL);
    (void)foresee(1);
    now = f;
    Move m = {MOVE_PLAY, 0, s->piece[plain_ally].def, 1, 0};
    assert_true(siege_forecast_after(s, m, &f));
    assert_int_equal(f.castle_then - now.castle_then, 3);
    assert_int_equal(f.lane[0].lower_left, 1);
    m.b = 4;
    assert_true(siege_forecast_after(s, m, &f));
    assert_int_equal(f.portal_then - now.portal_then, -1);
    m = (Move){MOVE_PLAY, 0, s->piece[asker].def, 2, 0}; /* it asks whom: it stands there, and that is all */
    assert_false(siege_forecast_after(s, m, &f));
    assert_int_equal(f.lane[1].lower, asker);
    assert_int_equal(f.lane[1].upper_left, 7);
    m.b = 9;
    assert_false(siege_forecast_after(s, m, &f));
    assert_memory_equal(&f, &now, sizeof f);
}

/* What a card asks as it is played is answered as serves its player best, or with the card that it is dropped on. */
static void SH_5_5_a_held_card_is_foreseen_with_its_own_effect(void **st)
{
    (void)st;
    table_of(1, false);
    PieceId asker = add(CARD_ALLY, PLACE_HAND, -1, 2, 4, "play(damage(3,pick(monster,lane)))");
    PieceId spell = add(CARD_SPELL, PLACE_HAND, -1, 0, 0, "play(damage(3,pick(monster,lane)))");
    PieceId weak = monster(1, 3, 3, NULL), strong = monster(2, 2, 9, NULL);
    siege_derive(s);
    siege_forecast_at_best(s, (Move){MOVE_PLAY, 0, s->piece[asker].def, 2, 0}, NO_PIECE, &f);
    assert_true(siege_forecast_falls(&f, weak));
    assert_int_equal(f.castle_then, 20);
    assert_int_equal(f.lane[1].upper_left, 7);
    siege_forecast_at_best(s, (Move){MOVE_CAST, 0, s->piece[spell].def, 0, 0}, strong, &f);
    assert_false(siege_forecast_falls(&f, weak));
    assert_int_equal(f.castle_then, 15);
    siege_forecast_at_best(s, (Move){MOVE_PLAY, 0, s->piece[asker].def, 9, 0}, NO_PIECE,
                           &f); /* there is no such lane */
    assert_int_equal(f.castle_then, 15);
}

/* A minion may be dropped on an ally, or the ally on the minion: who stands in its lane, else who can come there. */
static void SH_5_10_a_minion_is_engaged_with_an_ally_in_one_gesture(void **st)
{
    (void)st;
    uint64_t on[(PIECE_MAX + 63) / 64];
    for (int there = 0; there < 2; there++) {
        table_of(1, false);
        PieceId minion = add(CARD_MINION, PLACE_BACK, 0, 1, 0, NULL);
        s->piece[minion].num[NUM_HEALTH] = 1;
        PieceId far = ally(4, 2, 4, NULL), near = there ? ally(1, 2, 4, NULL) : NO_PIECE;
        siege_derive(s);
        siege_set_asked(s, 0);
        siege_targets_of(s, (Move){MOVE_ENGAGE, 0, minion, 0, 0}, on);
        assert_int_equal(on[far / 64] >> far % 64 & 1, !there);
        assert_true(!there || on[near / 64] >> near % 64 & 1);
        siege_forecast_at_best(s, (Move){MOVE_ENGAGE, 0, minion, 0, 0}, there ? near : far, &f);
        assert_int_equal(f.lane[0].lower, there ? near : far);
        assert_true(siege_forecast_falls(&f, minion));
    }
}

static void SH_10_18_draws_of_the_turn_are_counted_ahead(void **st)
{
    (void)st;
    char asked[SENTENCE_MAX], more[SENTENCE_MAX];
    bool sure;
    for (int n = 1; n <= 2; n++) {
        table_of(1, false);
        for (int lane = 1; lane <= n; lane++) {
            (void)monster(lane, 1, 1, NULL);
            (void)ally(lane, 2, 9, NULL);
        }
        siege_derive(s);
        siege.step = STEP_LANE;
        s->phase = PHASE_FIGHT;
        siege_apply(s, (Move){.kind = MOVE_GO}, NULL);
        assert_int_equal(siege_draws_to_come(s, &sure), n);
        assert_true(sure);
        siege_prompt(s, 0, "", asked, sizeof asked, more, sizeof more);
        assert_string_equal(asked, n == 1 ? "Draw a card for the destroyed monster?"
                                          : "Draw a card for each monster destroyed this turn?");
    }
}

/* Before the fight a monster that stands and will not fall is no reason to ask about several. */
static void SH_10_18_a_draw_before_the_fight_is_for_the_monster_that_fell(void **st)
{
    (void)st;
    char asked[SENTENCE_MAX], more[SENTENCE_MAX];
    table_of(1, false);
    PieceId spell = add(CARD_SPELL, PLACE_HAND, -1, 0, 0, "play(damage(2,rightmost(monster)))");
    (void)monster(1, 3, 9, NULL);
    (void)monster(2, 1, 1, NULL);
    siege_derive(s);
    siege_apply(s, (Move){MOVE_CAST, 0, s->piece[spell].def, 0, 0}, NULL);
    siege_prompt(s, 0, "", asked, sizeof asked, more, sizeof more);
    assert_string_equal(asked, "Draw a card for the destroyed monster?");
    assert_false(siege_draws_follow(s));
}

/* SH-1.10: a card asks on which of two monsters; the answers are compared, and none of them is taken for given. */
static void SH_1_10_while_a_question_is_open_only_what_no_answer_changes_is_foreseen(void **st)
{
    (void)st;
    char asked[SENTENCE_MAX], more[SENTENCE_MAX];
    SiegeForecast one;
    table_of(1, false);
    PieceId spell = add(CARD_SPELL, PLACE_HAND, -1, 0, 0, "play(damage(2,pick(monster,lane)))");
    PieceId first = monster(1, 3, 2, NULL), second = monster(2, 5, 2, NULL);
    (void)monster(3, 1, 3, NULL);
    (void)ally(3, 1, 4, NULL);
    (void)ally(5, 2, 4, NULL);
    Move m = {MOVE_CAST, 0, s->piece[spell].def, 0, 0};
    siege_derive(s);
    assert_false(siege_forecast_after(s, m, &f)); /* already before it is played */
    assert_true(f.lane[0].open && f.lane[1].open);
    assert_int_equal(f.castle_then, 12);
    assert_int_equal(f.castle_most, 17);
    siege_apply(s, m, NULL);
    siege_prompt(s, 0, "", asked, sizeof asked, more, sizeof more);
    assert_non_null(strstr(asked, ": choose a monster in a lane")); /* after the name of the card */
    assert_int_equal(foresee(1), TONE_MIXED);
    reads("undecided", "depends on your choice");
    assert_true(f.lane[0].open && f.lane[1].open && f.lane[2].open);
    assert_false(f.sure || f.lane[4].open);
    assert_int_equal(f.castle_now, 20);
    assert_int_equal(f.castle_then, 12);
    assert_int_equal(f.castle_most, 17);
    assert_int_equal(f.portal_then, f.portal_most);
    assert_false(siege_forecast_falls(&f, first) || siege_forecast_falls(&f, second));
    assert_int_equal(foresee(5), TONE_GOOD);
    reads("portal −2", "");
    (void)siege_forecast_after(s, (Move){MOVE_CHOOSE, 0, first, 0, 0}, &one); /* a draw is offered */
    assert_false(one.lane[0].open || one.lane[1].open);
    assert_int_equal(one.castle_then, 15);
    assert_int_equal(one.castle_most, 15);
    (void)siege_forecast_after(s, (Move){MOVE_CHOOSE, 0, second, 0, 0}, &one); /* a draw is offered */
    assert_int_equal(one.castle_then, 17);
}

/* SH-8.2: tokens that somebody still has to lay. */
static void SH_8_2_pillage_that_an_answer_changes_is_told_from_to(void **st)
{
    (void)st;
    table_of(1, false);
    PieceId spell =
        add(CARD_SPELL, PLACE_HAND, -1, 0, 0, "play(choose(opt(damage(1,portal)),opt(token(health,1,all(minion)))))");
    for (int i = 0; i < 2; i++) {
        PieceId p = add(CARD_MINION, PLACE_BACK, i, 1, 0, NULL);
        s->piece[p].n = (uint8_t)i;
        s->piece[p].num[NUM_HEALTH] = 1;
    }
    siege_derive(s);
    siege_apply(s, (Move){MOVE_CAST, 0, s->piece[spell].def, 0, 0}, NULL);
    (void)foresee(1);
    (void)siege_pillage_words(s, &f, head, sizeof head, detail, sizeof detail);
    reads("2\u20134 cards", "{0}’s deck: 5 left");
    assert_int_equal(f.portal_then, 9);
    assert_int_equal(f.portal_most, 10);
}

static void no_warning_but(const char *rule, const char *text)
{
    SiegeWarning w[8];
    siege_derive(s);
    siege_forecast(s, 0, &f);
    int n = siege_warnings(s, 0, &f, w, 8);
    assert_int_equal(n, rule != NULL);
    if (n == 0)
        return;
    siege_warning_words(s, w, head, sizeof head);
    assert_string_equal(w[0].rule, rule);
    assert_string_equal(head, text);
}

static void SH_5_22_and_others_are_warned_of_before_the_alliance_is_done(void **st)
{
    (void)st;
    table_of(1, false);
    no_warning_but(NULL, NULL);
    (void)ally(5, 1, 2, NULL);
    (void)monster(2, 3, 9, "static(taunt)");
    no_warning_but("SH-15.16", "Ogre taunts: Flue Pikeman must move to lane 2.");
    (void)ally(6, 1, 2, NULL);
    no_warning_but("SH-15.16", "Ogre taunts: one of your allies must move to lane 2.");
    table_of(1, false);
    (void)ally(3, 1, 2, NULL);
    (void)monster(3, 3, 9, "static(cannot_be_engaged)");
    no_warning_but("SH-15.19", "Flue Pikeman cannot face Ogre and must leave lane 3.");
    table_of(1, false);
    PieceId p = ally(3, 1, 2, "exhaust(damage(1,portal))");
    no_warning_but("SH-5.18", "You can still use Flue Pikeman.");
    s->piece[p].face |= FACE_EXHAUSTED;
    no_warning_but(NULL, NULL);
    siege.mana[0] = 10;
    cards.card[1].boost = 3;
    no_warning_but("SH-3.3", "3 mana will be lost: you can keep 10.");
    table_of(1, false);
    (void)monster(1, 20, 1, NULL);
    no_warning_but("SH-9.7", "The castle falls this turn.");
    table_of(1, false);
    p = add(CARD_MINION, PLACE_BACK, 0, 1, 0, NULL);
    s->piece[p].num[NUM_HEALTH] = 9;
    no_warning_but("SH-9.8", "{0}\u2019s deck runs out this turn: you lose.");
    s->option[OPT_DECK_OUT] = 1; /* only a card too few loses */
    no_warning_but("SH-9.8", "{0}\u2019s deck runs out this turn.");
}

/* Not before the turn ends, and not where castle or deck goes first (SH-9.9). */
static void SH_9_1_the_turn_in_which_the_last_stage_falls_is_won(void **st)
{
    (void)st;
    table_of(1, false);
    (void)ally(1, 5, 3, NULL);
    (void)add(CARD_OUTSIDER, PLACE_UPPER, 0, 1, 4, NULL);
    (void)foresee(1);
    reads("you win", "Thing falls");
    assert_true(f.wins);
    (void)monster(2, 20, 1, NULL);
    (void)foresee(1);
    assert_string_equal(detail, "Pikeman: 2 left");
    assert_false(f.wins);
    table_of(1, false);
    (void)ally(1, 3, 3, NULL);
    (void)add(CARD_OUTSIDER, PLACE_UPPER, 0, 1, 4, NULL);
    (void)foresee(1);
    assert_false(f.wins);
}

static int cards_of_the_file(void **st)
{
    (void)st;
    siege_use_cards(NULL);
    return 0;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(SH_7_5_nobody_or_a_tower_lets_the_monster_through),
        cmocka_unit_test(SH_7_6_an_ally_alone_strikes_the_portal),
        cmocka_unit_test(SH_7_7_both_strike),
        cmocka_unit_test(SH_15_5_and_SH_15_20_cleave_and_trample),
        cmocka_unit_test(SH_15_21_nothing_tramples_past_what_lasts),
        cmocka_unit_test(SH_8_2_minions_rob_every_deck),
        cmocka_unit_test(SH_10_18_a_draw_that_is_offered_leaves_the_rest_sure),
        cmocka_unit_test(SH_4_3_a_summoned_card_that_nobody_knows_leaves_nothing_sure),
        cmocka_unit_test(SH_7_2_a_choice_leaves_nothing_sure_from_its_lane_on),
        cmocka_unit_test(SH_9_7_after_the_castle_falls_nobody_fights),
        cmocka_unit_test(SH_5_22_the_only_taunt_is_followed),
        cmocka_unit_test(SH_9_1_the_turn_in_which_the_last_stage_falls_is_won),
        cmocka_unit_test(SH_12_17_only_who_knows_a_concealed_card_foresees_its_fight),
        cmocka_unit_test(SH_12_18_a_concealed_card_that_the_fight_turns_up_stays_unknown),
        cmocka_unit_test(SH_7_1_lanes_that_have_fought_are_told_as_fought),
        cmocka_unit_test(SH_6_1_a_treachery_card_to_come_is_left_aside),
        cmocka_unit_test(SH_6_5_who_survives_by_less_than_treachery_may_add_is_in_doubt),
        cmocka_unit_test(SH_5_5_a_card_is_held_over_a_lane),
        cmocka_unit_test(SH_5_5_a_held_card_is_foreseen_with_its_own_effect),
        cmocka_unit_test(SH_5_10_a_minion_is_engaged_with_an_ally_in_one_gesture),
        cmocka_unit_test(SH_10_18_draws_of_the_turn_are_counted_ahead),
        cmocka_unit_test(SH_10_18_a_draw_before_the_fight_is_for_the_monster_that_fell),
        cmocka_unit_test(SH_1_10_while_a_question_is_open_only_what_no_answer_changes_is_foreseen),
        cmocka_unit_test(SH_8_2_pillage_that_an_answer_changes_is_told_from_to),
        cmocka_unit_test(SH_5_22_and_others_are_warned_of_before_the_alliance_is_done),
    };
    return cmocka_run_group_tests(tests, NULL, cards_of_the_file);
}
