/* SPDX-License-Identifier: MIT
 * Siege of Six Lanes: how a game is laid out, what decks may be, and which options do not go together (docs/rules/siege.md
 * 2.1, SH-1.16 to 1.19, SH-11.8 to 11.17, SH-13). */
#include "given_siege.h"

static Siege siege;
static State *const s = &siege.s;

static Setup setup_of(int seats, int second)
{
    Setup cfg = game_preset(&siege_game, seats);
    cfg.option[OPT_HORDE] = (uint8_t)second;
    return cfg;
}

static void lay(const Setup *cfg)
{
    assert_null(siege_setup_fault(cfg));
    memset(&siege, 0, sizeof siege);
    siege_setup(s, cfg, NULL);
}

/* Answers all questions with the first answer, up to the first refresh phase. */
static void begin(const Setup *cfg)
{
    lay(cfg);
    given_step(&siege, STEP_REFRESH);
    assert_null(siege_fault(s));
}

static const SiegeCard *first(PlaceId at)
{
    return siege_card_of(s, table_first(s, at));
}

static void refused(const Setup *cfg, const char *rule)
{
    const char *fault = siege_setup_fault(cfg);
    if (!fault || !strstr(fault, rule))
        fail_msg("%s: %s", rule, fault ? fault : "nothing is wrong");
}

static DefId def_of(const char *word)
{
    return (DefId)(siege_find(siege_cards(), word) + 1);
}

static void SH_1_16_and_2_3_every_table_is_laid(void **st)
{
    (void)st;
    for (int seats = 1; seats <= 3; seats++)
        for (int second = 0; second < 2; second++) {
            Setup cfg = setup_of(seats, second);
            begin(&cfg);
            assert_int_equal(table_size(s, PLACE_BACK), 4);
            assert_int_equal(table_size(s, PLACE_SUPPLY), 6);
            assert_int_equal(table_size(s, PLACE_CASTLE), 1);
            int horde = table_size(s, PLACE_HORDE_DECK) + table_size(s, PLACE_HORDE_HAND);
            assert_int_equal(horde, 34); /* strays and one named set */
            assert_int_equal(table_size(s, PLACE_PILE), 1);
            assert_int_equal(table_size(s, PLACE_ASIDE), 1);
            assert_int_equal(s->round, 1);
        }
}

static void portals_are_of(const Setup *cfg)
{
    lay(cfg);
    int mode = first(PLACE_PORTAL)->mode, difficulty = cfg->option[OPT_DIFFICULTY], stage = 2;
    assert_int_equal(mode, cfg->nseats == 1 ? TABLE_SOLO : cfg->nseats == 2 ? TABLE_COOP : TABLE_COMPETITIVE);
    assert_int_equal(first(PLACE_PORTAL)->stage, 1);
    assert_true(first(PLACE_PORTAL)->difficulty >> difficulty & 1);
    assert_int_equal(table_size(s, PLACE_PORTALS), 2);
    for (PieceId p = table_first(s, PLACE_PORTALS); p != NO_PIECE; p = s->piece[p].next, stage++) {
        assert_int_equal(siege_card_of(s, p)->mode, mode);
        assert_int_equal(siege_card_of(s, p)->stage, stage);
        assert_true(siege_card_of(s, p)->difficulty >> difficulty & 1);
    }
}

static void SH_1_17_portals_share_mode_and_difficulty(void **st)
{
    (void)st;
    for (int seats = 1; seats <= 3; seats++)
        for (uint8_t difficulty = 0; difficulty < DIFFICULTIES; difficulty++)
            for (uint8_t numbers = CHOICE_BALANCED; numbers <= CHOICE_EARLIER; numbers++) {
                Setup cfg = setup_of(seats, 0);
                cfg.option[OPT_DIFFICULTY] = difficulty;
                cfg.option[OPT_NUMBERS] = numbers;
                portals_are_of(&cfg);
            }
}

/* The first portal and the one behind it. */
static void portals_have(int seats, SiegeDifficulty difficulty, SiegeChoiceOfNumbers numbers, const char *stage_1,
                         const char *stage_2)
{
    Setup cfg = setup_of(seats, 0);
    cfg.option[OPT_DIFFICULTY] = (uint8_t)difficulty;
    cfg.option[OPT_NUMBERS] = (uint8_t)numbers;
    lay(&cfg);
    assert_string_equal(first(PLACE_PORTAL)->word, stage_1);
    assert_string_equal(first(PLACE_PORTALS)->word, stage_2);
}

static void O19_portal_numbers_are_balanced_printed_or_earlier(void **st)
{
    (void)st;
    portals_have(2, NORMAL, CHOICE_BALANCED, "co1nc", "co2ac");
    portals_have(2, NORMAL, CHOICE_PRINTED, "co1n", "co2a");
    portals_have(2, NORMAL, CHOICE_EARLIER, "co1nb", "co2ab");
    portals_have(1, NORMAL, CHOICE_EARLIER, "so1n", "so2a");    /* no others were needed */
    portals_have(3, NORMAL, CHOICE_BALANCED, "vs1nb", "vs2ab"); /* nor are they now */
    portals_have(1, HOPELESS, CHOICE_PRINTED, "so1x", "so2x");  /* nobody printed that */
}

/* Journals of up to revision 6 were played with the balanced numbers of 1.0. */
static void an_earlier_game_keeps_its_portals(void **st)
{
    (void)st;
    Setup cfg = setup_of(1, 0);
    siege_game.as_of(&cfg, 7);
    assert_int_equal(cfg.option[OPT_NUMBERS], CHOICE_BALANCED);
    siege_game.as_of(&cfg, 6);
    assert_int_equal(cfg.option[OPT_NUMBERS], CHOICE_EARLIER);
    cfg.option[OPT_NUMBERS] = CHOICE_PRINTED;
    siege_game.as_of(&cfg, 6);
    assert_int_equal(cfg.option[OPT_NUMBERS], CHOICE_PRINTED);
}

static void SH_1_19_everybody_draws_five(void **st)
{
    (void)st;
    for (int seats = 1; seats <= 3; seats++) {
        Setup cfg = setup_of(seats, 1);
        begin(&cfg);
        for (int seat = 0; seat < siege_allies(s); seat++) {
            assert_int_equal(table_size(s, siege_hand_place(s, seat)), 5);
            assert_int_equal(table_size(s, deck_at(seat)), 35);
        }
        assert_int_equal(table_size(s, PLACE_HORDE_HAND), seats == 1 ? 0 : 5);
    }
}

/* SH-1.10: with nothing left to put aside nobody is asked. */
static void SH_1_20_the_mulligan_ends_with_the_last_card(void **st)
{
    (void)st;
    Setup cfg = setup_of(1, 0);
    lay(&cfg);
    Moves legal = {0};
    while (siege.step != STEP_REFRESH || frame_peek(s)->op != ASK_CARD) { /* the portal's Setup */
        legal.n = 0;
        game_legal(&siege_game, s, s->to_act, &legal);
        siege_apply(s, legal.m[0], NULL);
    }
    for (int i = 0; i < 5; i++) {
        legal.n = 0;
        game_legal(&siege_game, s, 0, &legal);
        assert_int_equal(legal.m[0].kind, MOVE_TAKE);
        siege_apply(s, legal.m[0], NULL);
    }
    assert_int_equal(s->nframes, 0);
    assert_int_equal(table_size(s, PLACE_HAND), 5);
    assert_int_equal(table_size(s, PLACE_LOOK), 0);
}

static void SH_11_8_a_stage_of_the_outsider_stays_in_the_box(void **st)
{
    (void)st;
    Setup cfg = setup_of(1, 0);
    cfg.option[OPT_OUTSIDER] = 2; /* three stages */
    lay(&cfg);
    assert_int_equal(table_size(s, PLACE_ASIDE), 2);
    cfg.option[OPT_STAGE] = 1;
    lay(&cfg);
    assert_int_equal(first(PLACE_PILE)->stage, 2); /* R68: the lowest that is left */
    assert_int_equal(table_size(s, PLACE_ASIDE), 1);
    cfg.option[OPT_STAGE] = 2;
    lay(&cfg);
    assert_int_equal(first(PLACE_PILE)->stage, 1);
    assert_int_equal(first(PLACE_ASIDE)->stage, 3);
    cfg.option[OPT_DIFFICULTY] = FIRST; /* the second, unless another was chosen */
    cfg.option[OPT_STAGE] = 0;
    lay(&cfg);
    assert_int_equal(siege_tokens(s, siege_piece(s, UNIT_CASTLE), WORD_HEALTH), 6);
    assert_int_equal(table_size(s, PLACE_ASIDE), 1);
    assert_int_equal(first(PLACE_ASIDE)->stage, 3);
    cfg.option[OPT_STAGE] = 1;
    lay(&cfg);
    assert_int_equal(first(PLACE_PILE)->stage, 2);
    assert_int_equal(first(PLACE_ASIDE)->stage, 3);
}

static void SH_11_9_epic_monsters_can_be_left_out(void **st)
{
    (void)st;
    int epic[2] = {0, 0};
    for (uint8_t out = 0; out < 2; out++) {
        Setup cfg = setup_of(1, 0);
        cfg.option[OPT_EPIC] = out;
        lay(&cfg);
        for (PieceId p = 0; p < s->npieces; p++)
            epic[out] += siege_card_of(s, p)->class == CLASS_EPIC;
    }
    assert_true(epic[0] > 0);
    assert_int_equal(epic[1], 0);
}

static void SH_11_10_tokens_are_added_or_removed(void **st)
{
    (void)st;
    int tokens[3];
    static const uint8_t choice[3] = {0, 5, 9}; /* none, five more, one less */
    for (int i = 0; i < 3; i++) {
        Setup cfg = setup_of(1, 0);
        cfg.option[OPT_TOKENS] = choice[i];
        begin(&cfg);
        tokens[i] = 0;
        for (PieceId p = table_first(s, PLACE_BACK); p != NO_PIECE; p = s->piece[p].next)
            tokens[i] += s->piece[p].num[NUM_HEALTH];
    }
    assert_int_equal(tokens[1], tokens[0] + 5);
    assert_int_equal(tokens[2], tokens[0] - 1);
}

static void SH_11_11_and_11_12_tiers_lie_apart(void **st)
{
    (void)st;
    Setup cfg = setup_of(1, 0);
    cfg.option[OPT_TIERS] = 1;
    lay(&cfg);
    assert_int_equal(table_size(s, PLACE_HORDE_DECK), 17);
    assert_int_equal(table_size(s, PLACE_HORDE_DECK_2), 17);
    for (PieceId p = table_first(s, PLACE_HORDE_DECK_2); p != NO_PIECE; p = s->piece[p].next)
        assert_true(siege_card_of(s, p)->tier == 2 && s->piece[p].pool == POOL_HORDE_2);
    assert_int_equal(s->piece[siege_next_horde(s, NULL)].place, PLACE_HORDE_DECK_2); /* the first one */
    cfg = setup_of(3, 0);
    cfg.option[OPT_TIERS] = 1;
    refused(&cfg, "SH-11.11");
}

static void SH_11_13_all_cards_of_the_sets_are_used(void **st)
{
    (void)st;
    for (uint8_t choice = 0; choice < siege_game.option[OPT_SET].nchoices; choice++) {
        Setup cfg = setup_of(1, 0);
        cfg.option[OPT_SET] = choice;
        lay(&cfg);
        assert_int_equal(table_size(s, PLACE_HORDE_DECK), 23 + 11 * __builtin_popcount(siege_sets(choice)));
    }
}

/* The ready-made deck of a colour, to be changed. */
static void bring(Setup *cfg, int seat, int colour)
{
    Setup plain = setup_of(1, 0);
    plain.option[OPT_DECK] = (uint8_t)colour;
    SiegeDeck deck = siege_deck(&plain, 0);
    for (int def = 0; def < DECK_DEFS; def++)
        cfg->deck[seat][def] = deck.n[def];
}

static void SH_11_14_a_custom_deck_obeys_its_castle(void **st)
{
    (void)st;
    Setup cfg = setup_of(1, 0);
    bring(&cfg, 0, 0);
    assert_null(siege_setup_fault(&cfg));
    lay(&cfg);
    cfg.option[OPT_CASTLE] = 2; /* Fogharbour wants tide */
    refused(&cfg, "SH-11.16");
    cfg = setup_of(2, 0);
    bring(&cfg, 0, 0);
    bring(&cfg, 1, 1);
    assert_null(siege_setup_fault(&cfg)); /* Anvilholt and Fogharbour or Lantern Steps */
    cfg.option[OPT_CASTLE] = 4;           /* Barrowgate: nobody's */
    refused(&cfg, "SH-11.14");
    cfg = setup_of(1, 0);
    bring(&cfg, 1, 1);
    refused(&cfg, "SH-11.2");
    cfg = setup_of(1, 0);
    bring(&cfg, 0, 0);
    cfg.deck[0][def_of("mi1")] = 1;
    refused(&cfg, "SH-11.14");
}

static void SH_11_15_copies_count_over_both_decks(void **st)
{
    (void)st;
    Setup cfg = setup_of(2, 0);
    cfg.option[OPT_DECK + 1] = cfg.option[OPT_DECK];
    refused(&cfg, "SH-11.15");
    cfg = setup_of(2, 0);
    bring(&cfg, 0, 0);
    cfg.option[OPT_DECK + 1] = 0;
    refused(&cfg, "SH-11.15");
    cfg = setup_of(1, 0);
    bring(&cfg, 0, 0);
    cfg.deck[0][def_of("em03")]++; /* legendary */
    cfg.deck[0][def_of("em26")]--;
    refused(&cfg, "SH-11.15");
}

static void SH_11_16_each_rule_of_the_castles_is_asked(void **st)
{
    (void)st;
    Setup cfg = setup_of(1, 0);
    bring(&cfg, 0, 0);
    cfg.deck[0][def_of("em26")]--;
    refused(&cfg, "40 cards");
    bring(&cfg, 0, 0);
    cfg.deck[0][def_of("em01")] = 0;
    cfg.deck[0][def_of("ti03")]++;
    refused(&cfg, "hero");
    bring(&cfg, 0, 0);
    cfg.option[OPT_CASTLE] = 5; /* Tallowmere: all three colours */
    refused(&cfg, "SH-11.16");
    cfg.option[OPT_CASTLE] = 0;
    bring(&cfg, 0, 0);
    cfg.deck[0][def_of("em26")]--;
    cfg.deck[0][def_of("em03")]--;
    cfg.deck[0][def_of("ti03")]++;
    cfg.deck[0][def_of("ba03")]++;
    refused(&cfg, "more colours");
}

static void SH_11_17_ready_made_decks_go_with_any_castle(void **st)
{
    (void)st;
    for (uint8_t castle = 0; castle < 6; castle++)
        for (uint8_t colour = 0; colour < 3; colour++) {
            Setup cfg = setup_of(1, 0);
            cfg.option[OPT_CASTLE] = castle;
            cfg.option[OPT_DECK] = colour;
            lay(&cfg);
            assert_int_equal(s->piece[table_first(s, PLACE_CASTLE)].def, siege_castle(castle));
        }
}

static void SH_13_3_the_hero_begins_in_hand(void **st)
{
    (void)st;
    Setup cfg = setup_of(1, 0);
    cfg.option[OPT_FEAT] = FEAT_ROLL_CALL;
    refused(&cfg, "SH-13.8");
    cfg.option[OPT_DECK] = 2;
    begin(&cfg);
    assert_int_equal(table_size(s, PLACE_HAND), 5);
    assert_true(table_find(s, PLACE_HAND, def_of("ba01")) != NO_PIECE);
    cfg = setup_of(2, 1);
    cfg.option[OPT_FEAT] = FEAT_CLEAN_HANDS;
    refused(&cfg, "SH-13.2");
}

static void SH_13_5_crooked_decks_have_thirty_cards(void **st)
{
    (void)st;
    Setup cfg = setup_of(1, 0);
    cfg.option[OPT_FEAT] = FEAT_CROOKED_DECK;
    cfg.option[OPT_NUMBERS] = CHOICE_PRINTED; /* the balanced first portal gives the castle health */
    begin(&cfg);
    assert_int_equal(table_size(s, PLACE_DECK) + table_size(s, PLACE_HAND), 30);
    assert_int_equal(siege_tokens(s, siege_piece(s, UNIT_CASTLE), WORD_WOUND), 10);
    cfg.deck[0][def_of("em01")] = 30; /* no building limit */
    assert_null(siege_setup_fault(&cfg));
    cfg.deck[0][def_of("em01")] = 31;
    refused(&cfg, "SH-13.5");
}

static void SH_13_6_every_minion_has_a_token_more(void **st)
{
    (void)st;
    Setup cfg = setup_of(1, 0);
    cfg.option[OPT_FEAT] = FEAT_WORLD_ON_ITS_HEAD;
    lay(&cfg);
    for (PieceId p = table_first(s, PLACE_BACK); p != NO_PIECE; p = s->piece[p].next)
        assert_int_equal(s->piece[p].num[NUM_HEALTH], 1); /* before the portal's Setup asks */
}

static void SH_13_7_the_horde_cheats_too(void **st)
{
    (void)st;
    Setup cfg = setup_of(1, 0);
    cfg.option[OPT_FEAT] = FEAT_THEY_CHEAT_TOO;
    lay(&cfg);
    assert_int_equal(table_size(s, PLACE_HORDE_DECK), 30);
    SiegeDeck deck = siege_horde_deck(&cfg);
    for (PieceId p = table_first(s, PLACE_HORDE_DECK); p != NO_PIECE; p = s->piece[p].next)
        assert_int_equal(siege_card_of(s, p)->boost, 0);
    for (int def = 0; def < DECK_DEFS; def++)
        cfg.deck[DECK_HORDE][def] = deck.n[def];
    assert_null(siege_setup_fault(&cfg));
    cfg.option[OPT_FEAT] = FEAT_NONE;
    refused(&cfg, "SH-13.7");
    cfg.option[OPT_FEAT] = FEAT_THEY_CHEAT_TOO;
    for (DefId def = 1; def < DECK_DEFS; def++)
        if (cfg.deck[DECK_HORDE][def]) {
            cfg.deck[DECK_HORDE][def]--;
            break;
        }
    refused(&cfg, "SH-13.7");
}

static void SH_13_11_she_begins_in_a_lane(void **st)
{
    (void)st;
    Setup cfg = setup_of(1, 0);
    cfg.option[OPT_FEAT] = FEAT_ALREADY_HERE;
    refused(&cfg, "SH-13.11");
    cfg.option[OPT_DECK] = 1;
    begin(&cfg);
    PieceId hero = siege_lower(s, 0);
    assert_true(hero != NO_PIECE && s->piece[hero].def == def_of("ti02"));
    assert_int_equal(s->piece[hero].num[NUM_HEALTH], 2);
    assert_int_equal(table_size(s, PLACE_HAND), 5);
    siege_apply(s, (Move){.kind = MOVE_GO}, NULL);
    assert_int_equal(siege.mana[0], 0); /* no mana in the first refresh phase */
}

static void SH_13_15_three_doors_lie_ready(void **st)
{
    (void)st;
    Setup cfg = setup_of(1, 0);
    cfg.option[OPT_FEAT] = FEAT_THREE_DOORS;
    cfg.option[OPT_OUTSIDER] = 1;
    lay(&cfg);
    assert_string_equal(first(PLACE_PILE)->line, "vey");
    assert_int_equal(table_size(s, PLACE_OTHERS), 2);
    assert_int_equal(table_size(s, PLACE_ASIDE), 0);
    for (PieceId p = table_first(s, PLACE_OTHERS); p != NO_PIECE; p = s->piece[p].next)
        assert_int_equal(siege_card_of(s, p)->stage, 1);
    cfg.option[OPT_STAGE] = 1;
    refused(&cfg, "SH-13.15");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(SH_1_16_and_2_3_every_table_is_laid),
        cmocka_unit_test(SH_1_17_portals_share_mode_and_difficulty),
        cmocka_unit_test(O19_portal_numbers_are_balanced_printed_or_earlier),
        cmocka_unit_test(an_earlier_game_keeps_its_portals),
        cmocka_unit_test(SH_1_19_everybody_draws_five),
        cmocka_unit_test(SH_1_20_the_mulligan_ends_with_the_last_card),
        cmocka_unit_test(SH_11_8_a_stage_of_the_outsider_stays_in_the_box),
        cmocka_unit_test(SH_11_9_epic_monsters_can_be_left_out),
        cmocka_unit_test(SH_11_10_tokens_are_added_or_removed),
        cmocka_unit_test(SH_11_11_and_11_12_tiers_lie_apart),
        cmocka_unit_test(SH_11_13_all_cards_of_the_sets_are_used),
        cmocka_unit_test(SH_11_14_a_custom_deck_obeys_its_castle),
        cmocka_unit_test(SH_11_15_copies_count_over_both_decks),
        cmocka_unit_test(SH_11_16_each_rule_of_the_castles_is_asked),
        cmocka_unit_test(SH_11_17_ready_made_decks_go_with_any_castle),
        cmocka_unit_test(SH_13_3_the_hero_begins_in_hand),
        cmocka_unit_test(SH_13_5_crooked_decks_have_thirty_cards),
        cmocka_unit_test(SH_13_6_every_minion_has_a_token_more),
        cmocka_unit_test(SH_13_7_the_horde_cheats_too),
        cmocka_unit_test(SH_13_11_she_begins_in_a_lane),
        cmocka_unit_test(SH_13_15_three_doors_lie_ready),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
