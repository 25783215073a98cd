/* SPDX-License-Identifier: MIT
 * Horde: cards and setup (HO-1, HO-2). */
#include "given_horde.h"

static const char *const faction[] = {"water", "fire", "sun", "moon", "forest", "royal"};
static const char *const type[] = {"ooze", "troll", "dragon", "golem", "skeleton"};

static const struct {
    const char *word;
    int copies, cost, level; /* 0: in every deck, 1: not at Basic, 2: at Full only */
} special[] = {
    {"steam-beast", 2, 1, 0}, {"phantasm", 2, 1, 0}, {"vampire", 4, 2, 1},   {"flayer", 5, 2, 1},
    {"elvenking", 1, 2, 1},   {"demon", 2, 3, 2},    {"trickster", 1, 3, 2}, {"betrayer", 1, 1, 2},
};
enum { SPECIALS = sizeof special / sizeof *special };

/* The deck of a level holds sixty regular monsters and the special cards up to that rank, and nothing else. */
static void deck_is(int level, int rank, int size)
{
    Setup cfg = setup_of(3, level, 5);
    Horde *h = fresh(&cfg);
    assert_int_equal(monsters_in(&h->s), size);
    for (int f = 0; f < 6; f++)
        for (int t = 0; t < 5; t++) {
            char word[WORD_MAX];
            (void)snprintf(word, sizeof word, "%s-%s", faction[f], type[t]);
            assert_int_equal(copies_of(&h->s, word), 2);
        }
    for (int i = 0; i < SPECIALS; i++)
        assert_int_equal(copies_of(&h->s, special[i].word), special[i].level <= rank ? special[i].copies : 0);
    free(h);
}

static void HO_1_1_the_full_deck_is_the_78_cards_of_the_table(void **st)
{
    (void)st;
    deck_is(LEVEL_FULL, 2, 78);
    Setup cfg = setup_of(3, LEVEL_FULL, 5);
    Horde *h = fresh(&cfg);
    for (int def = DEF_REGULAR; def < DEF_MONSTERS_END; def++) /* what the gallery says of it */
        assert_int_equal(copies_of(&h->s, horde_game.def[def].word), horde_game.def[def].copies);
    free(h);
}

/* Bits of the kinds a card counts for, found by laying it into a horde. */
static unsigned kinds_of(const char *code)
{
    char text[128];
    (void)snprintf(text, sizeof text, "seats A B;horde A %s;= refused battle Water", code);
    Given g = given(text);
    unsigned kinds = 0;
    for (int kind = 0; kind < KIND_COUNT; kind++)
        kinds |= (unsigned)horde_count(state_in(&g), 0, (Kind)kind) << kind;
    given_free(&g);
    return kinds;
}

static void HO_1_2_a_regular_monster_has_one_faction_and_one_type(void **st)
{
    (void)st;
    static const char *const f[] = {"Wa", "Fi", "Su", "Mo", "Fo", "Ro"}, *const t[] = {"Oo", "Tr", "Dr", "Go", "Sk"};
    Setup cfg = setup_of(2, LEVEL_FULL, 1);
    Horde *h = fresh(&cfg);
    int regular = 0;
    for (int i = 0; i < 6; i++)
        for (int k = 0; k < 5; k++) {
            char code[8], word[WORD_MAX];
            (void)snprintf(code, sizeof code, "%s-%s", f[i], t[k]);
            (void)snprintf(word, sizeof word, "%s-%s", faction[i], type[k]);
            assert_int_equal(kinds_of(code), 1u << i | 1u << (FACTION_COUNT + k));
            assert_int_equal(copies_of(&h->s, word), 2);
            regular += copies_of(&h->s, word);
        }
    assert_int_equal(regular, 60);
    free(h);
}

static void HO_1_3_a_steam_beast_is_of_water_and_fire_and_of_no_type(void **st)
{
    (void)st;
    assert_int_equal(kinds_of("Steam"), 1u << KIND_WATER | 1u << KIND_FIRE);
}

static void HO_1_4_a_phantasm_is_of_sun_and_moon_and_of_no_type(void **st)
{
    (void)st;
    assert_int_equal(kinds_of("Phantasm"), 1u << KIND_SUN | 1u << KIND_MOON);
}

static void HO_1_5_the_other_special_cards_have_neither_faction_nor_type(void **st)
{
    (void)st;
    static const char *const none[] = {"Vampire", "Flayer", "Elvenking", "Demon", "Trickster", "Betrayer"};
    for (int i = 0; i < 6; i++)
        assert_int_equal(kinds_of(none[i]), 0);
    assert_int_not_equal(kinds_of("Ro-Oo"), 0);
}

static void HO_1_6_costs_are_two_three_or_one(void **st)
{
    (void)st;
    for (int i = 0; i < SPECIALS; i++)
        assert_int_equal(horde_cost(def_of(special[i].word)), special[i].cost);
    assert_int_equal(horde_cost(def_of("royal-skeleton")), 1);
    scene("seats A B;pool Vampire;A picks Vampire;= total A 2 B 0");
    scene("seats A B;pool Flayer;A picks Flayer;= total A 2 B 0");
    scene("seats A B;pool Elvenking;A picks Elvenking;= total A 2 B 0");
    scene("seats A B;pool Demon;A picks Demon;= total A 3 B 0");
    scene("seats A B;pool Trickster;A picks Trickster;= total A 3 B 0");
    scene("seats A B;pool Betrayer Steam Phantasm;A picks Betrayer;A picks Steam;B picks Phantasm;= total A 2 B 1");
}

static void HO_1_7_level_basic_keeps_only_steam_beasts_and_phantasms(void **st)
{
    (void)st;
    deck_is(LEVEL_BASIC, 0, 64);
}

static void HO_1_8_level_intermediate_is_in_the_earlier_edition_only(void **st)
{
    (void)st;
    deck_is(LEVEL_INTERMEDIATE, 1, 74);
    Setup cfg = setup_of(3, LEVEL_INTERMEDIATE, 5);
    Status why;
    Match *m = match_new(&horde_game, &cfg, &why);
    assert_non_null(m);
    match_free(m);
    cfg.option[OPT_EDITION] = EDITION_PRINTED;
    assert_null(match_new(&horde_game, &cfg, &why));
    assert_non_null(strstr(why.text, "HO-1.8"));
}

static void HO_1_9_level_full_removes_nothing(void **st)
{
    (void)st;
    for (int edition = 0; edition < 2; edition++) {
        Setup cfg = setup_of(4, LEVEL_FULL, 8);
        cfg.option[OPT_EDITION] = (uint8_t)edition;
        Horde *h = fresh(&cfg);
        int sum = 0;
        for (int i = 0; i < SPECIALS; i++)
            sum += copies_of(&h->s, special[i].word);
        assert_int_equal(sum, 18);
        assert_int_equal(monsters_in(&h->s), 78);
        free(h);
    }
}

static void HO_1_10_rules_of_absent_cards_have_no_effect(void **st)
{
    (void)st;
    static const int none_at_basic[] = {EV_WINDOW, EV_STOLEN, EV_SWAPPED,  EV_KEPT,      EV_NO_TRICKSTER, EV_ASKED,
                                        EV_FLAYER, EV_DEMON,  EV_VAMPIRES, EV_ELVENKING, EV_LIMIT};
    int flayers = 0, windows = 0;
    for (uint64_t seed = 1; seed <= 12; seed++) {
        for (int level = LEVEL_FULL; level <= LEVEL_INTERMEDIATE; level++) {
            Setup cfg = setup_of(2 + (int)(seed % 3), level, seed);
            Match *m = whole_game(&cfg);
            Story *s = story(m, NO_SEAT, 0);
            for (size_t i = 0; level == LEVEL_BASIC && i < sizeof none_at_basic / sizeof *none_at_basic; i++)
                assert_int_equal(count_events(s, none_at_basic[i]), 0);
            for (int i = 0; level == LEVEL_INTERMEDIATE && i < 5; i++) /* windows and the Trickster step */
                assert_int_equal(count_events(s, none_at_basic[i]), 0);
            flayers += level == LEVEL_INTERMEDIATE ? count_events(s, EV_FLAYER) : 0;
            windows += level == LEVEL_FULL ? count_events(s, EV_WINDOW) : 0;
            free(s);
            match_free(m);
        }
    }
    assert_true(flayers > 0 && windows > 0); /* the cards that are there do work */
}

/* ---- setup ------------------------------------------------------------------------------------------------------ */

static void HO_2_1_two_to_four_seats_in_a_fixed_order(void **st)
{
    (void)st;
    for (int seats = 0; seats <= 6; seats++) {
        Setup cfg = setup_of(seats ? seats : 2, LEVEL_FULL, 3);
        cfg.nseats = (uint8_t)seats;
        Status why = status_ok();
        Match *m = match_new(&horde_game, &cfg, &why);
        assert_int_equal(m != NULL, seats >= 2 && seats <= 4);
        assert_int_equal(why.code != 0, m == NULL);
        match_free(m);
    }
    scene("seats A B C D;starter C;pool Ro-Oo Wa-Tr Su-Dr Fi-Go;C picks Ro-Oo;= next D;D picks Wa-Tr;= next A;"
          "A picks Su-Dr;= next B;B picks Fi-Go;= over;end phase;= starter D;end phase;= starter A");
}

static void HO_2_2_the_first_starter_is_named_or_random(void **st)
{
    (void)st;
    unsigned seen = 0;
    for (uint64_t seed = 0; seed < 60; seed++) {
        Setup cfg = setup_of(3, LEVEL_FULL, seed);
        Horde *h = fresh(&cfg);
        assert_int_equal(h->s.phase, PHASE_DRAW); /* decided before the first Battle Card is drawn */
        assert_int_equal(table_size(&h->s, PLACE_PILE), 11);
        assert_true(h->starter1 < 3 && h->starter == h->starter1 && h->s.to_act == h->starter1);
        seen |= 1u << h->starter1;
        free(h);
        cfg.option[OPT_STARTER] = (uint8_t)(1 + seed % 3);
        h = fresh(&cfg);
        assert_int_equal(h->starter1, seed % 3);
        free(h);
    }
    assert_int_equal(seen, 7);
    Setup cfg = setup_of(3, LEVEL_FULL, 1);
    cfg.option[OPT_STARTER] = 4;
    Status why;
    assert_null(match_new(&horde_game, &cfg, &why));
    assert_non_null(strstr(why.text, "HO-2.2"));
}

static void HO_2_3_the_battle_cards_are_shuffled_face_down(void **st)
{
    (void)st;
    unsigned tops = 0;
    for (uint64_t seed = 0; seed < 80; seed++) {
        Setup cfg = setup_of(2, LEVEL_BASIC, seed);
        Horde *h = fresh(&cfg);
        unsigned kinds = 0;
        for (PieceId p = table_first(&h->s, PLACE_PILE); p != NO_PIECE; p = h->s.piece[p].next) {
            kinds |= 1u << (h->s.piece[p].def - DEF_BATTLE);
            assert_int_equal(h->s.piece[p].known | h->s.piece[p].recall, 0);
        }
        assert_int_equal(kinds, (1u << KIND_COUNT) - 1);
        assert_int_equal(table_size(&h->s, PLACE_PILE), 11);
        tops |= 1u << (h->s.piece[table_first(&h->s, PLACE_PILE)].def - DEF_BATTLE);
        free(h);
    }
    assert_true(__builtin_popcount(tops) >= 9);
}

static void HO_2_4_all_eleven_tokens_begin_unassigned_and_visible(void **st)
{
    (void)st;
    static const int value[] = {-3, -1, 1, 2, 2, 3, 3, 5, 5, 6, 8};
    Setup cfg = setup_of(4, LEVEL_FULL, 2);
    Horde *h = fresh(&cfg);
    int i = 0;
    for (PieceId p = table_first(&h->s, PLACE_TOKENS); p != NO_PIECE; p = h->s.piece[p].next, i++) {
        assert_true(i < 11);
        assert_int_equal(horde_token(h->s.piece[p].def), value[i]);
        assert_int_equal(h->s.piece[p].known, SEEN_ALL);
    }
    assert_int_equal(i, 11);
    for (int b = 0; b < KIND_COUNT; b++)
        assert_int_equal(horde_battle_token(&h->s, b), NO_PIECE);
    free(h);
}

static void HO_2_5_the_pool_begins_with_12_16_or_20_cards(void **st)
{
    (void)st;
    static const int supply[3][3] = {{66, 52, 62}, {62, 48, 58}, {58, 44, 54}}; /* Full, Basic, Intermediate */
    for (int seats = 2; seats <= 4; seats++) {
        unsigned differ = 0;
        for (int level = 0; level < 3; level++) {
            for (uint64_t seed = 0; seed < 8; seed++) {
                Setup cfg = setup_of(seats, level, seed);
                Horde *h = fresh(&cfg);
                assert_int_equal(table_size(&h->s, PLACE_POOL), 4 + 4 * seats);
                assert_int_equal(table_size(&h->s, PLACE_SUPPLY), supply[seats - 2][level]);
                for (PieceId p = table_first(&h->s, PLACE_POOL); p != NO_PIECE; p = h->s.piece[p].next)
                    assert_int_equal(h->s.piece[p].known, SEEN_ALL);
                for (PieceId p = table_first(&h->s, PLACE_SUPPLY); p != NO_PIECE; p = h->s.piece[p].next)
                    assert_int_equal(h->s.piece[p].known | h->s.piece[p].recall, 0);
                differ |= 1u << (h->s.piece[table_first(&h->s, PLACE_POOL)].def % 32);
                free(h);
            }
        }
        assert_true(__builtin_popcount(differ) > 4); /* shuffled */
    }
}

static void HO_2_6_hordes_and_fronts_begin_empty(void **st)
{
    (void)st;
    for (int seats = 2; seats <= 4; seats++) {
        Setup cfg = setup_of(seats, LEVEL_FULL, 4);
        Horde *h = fresh(&cfg);
        for (int seat = 0; seat < HORDE_SEATS; seat++) {
            assert_int_equal(table_size(&h->s, horde_at(seat)) + table_size(&h->s, front_at(seat)), 0);
            assert_int_equal(table_size(&h->s, won_at(seat)) + table_size(&h->s, field_at(seat)), 0);
        }
        assert_int_equal(table_size(&h->s, PLACE_SUPPLY) + table_size(&h->s, PLACE_POOL), 78);
        free(h);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(HO_1_1_the_full_deck_is_the_78_cards_of_the_table),
        cmocka_unit_test(HO_1_2_a_regular_monster_has_one_faction_and_one_type),
        cmocka_unit_test(HO_1_3_a_steam_beast_is_of_water_and_fire_and_of_no_type),
        cmocka_unit_test(HO_1_4_a_phantasm_is_of_sun_and_moon_and_of_no_type),
        cmocka_unit_test(HO_1_5_the_other_special_cards_have_neither_faction_nor_type),
        cmocka_unit_test(HO_1_6_costs_are_two_three_or_one),
        cmocka_unit_test(HO_1_7_level_basic_keeps_only_steam_beasts_and_phantasms),
        cmocka_unit_test(HO_1_8_level_intermediate_is_in_the_earlier_edition_only),
        cmocka_unit_test(HO_1_9_level_full_removes_nothing),
        cmocka_unit_test(HO_1_10_rules_of_absent_cards_have_no_effect),
        cmocka_unit_test(HO_2_1_two_to_four_seats_in_a_fixed_order),
        cmocka_unit_test(HO_2_2_the_first_starter_is_named_or_random),
        cmocka_unit_test(HO_2_3_the_battle_cards_are_shuffled_face_down),
        cmocka_unit_test(HO_2_4_all_eleven_tokens_begin_unassigned_and_visible),
        cmocka_unit_test(HO_2_5_the_pool_begins_with_12_16_or_20_cards),
        cmocka_unit_test(HO_2_6_hordes_and_fronts_begin_empty),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
