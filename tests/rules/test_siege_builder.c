/* SPDX-License-Identifier: MIT
 * Siege: decks of one's own, built, filled up, written down and played (docs/rules/siege.md SH-11.14 to 11.17). */
#include "../unit/help.h"

#include "base/file.h"
#include "base/rng.h"
#include "core/journal.h"
#include "games/siege/siege_int.h"

static DefId def_of(const char *word)
{
    return (DefId)(siege_find(siege_cards(), word) + 1);
}

static SiegeList ready(int castle)
{
    static SiegeList made[CASTLES]; /* once */
    if (!made[castle].name[0])
        assert_true(siege_deck_ready(castle, &made[castle]));
    return made[castle];
}

static Status reading(const char *text, SiegeList *out)
{
    return siege_deck_read(text, strlen(text), "my.txt", out);
}

static void refused(const char *text, const char *sentence)
{
    SiegeList list = {.castle = 5}, same = list;
    Status st = reading(text, &list);
    assert_int_not_equal(st.code, 0);
    if (strcmp(st.text, sentence) != 0)
        fail_msg("said: %s", st.text);
    assert_memory_equal(&list, &same, sizeof list);
}

/* ---- rules --------------------------------------------------------------------------------------------------------- */

static void SH_11_16_a_ready_made_deck_of_each_castle_may_be_played(void **st)
{
    (void)st;
    for (int castle = 0; castle < CASTLES; castle++) {
        SiegeList list = ready(castle);
        Setup cfg = game_preset(&siege_game, 1);
        assert_int_equal(siege_deck_size(&list.cards), DECK_CARDS_WANTED);
        assert_true(siege_deck_holds(&list.cards, NULL, castle));
        assert_int_equal(siege_deck_seat(&list, 0, &cfg).code, 0);
        assert_int_equal(cfg.option[OPT_CASTLE], castle);
        assert_null(siege_setup_fault(&cfg));
    }
}

static void SH_11_16_what_is_begun_by_the_rules_is_filled_up_for_every_castle(void **st)
{
    (void)st;
    Rng r = rng_seed(11);
    for (int round = 0; round < 60; round++) {
        int castle = round % CASTLES;
        SiegeList whole = ready(castle);
        SiegeDeck part = {{0}};
        for (int def = 1; def < siege_game.ndefs; def++) /* a part of a legal deck */
            for (int i = 0; i < whole.cards.n[def]; i++)
                part.n[def] = (uint8_t)(part.n[def] + (int)rng_below(&r, 3) / 2);
        SiegeDeck before = part;
        assert_true(siege_deck_fill(&part, NULL, castle));
        assert_true(siege_deck_holds(&part, NULL, castle));
        for (int def = 1; def < siege_game.ndefs; def++)
            assert_true(part.n[def] >= before.n[def]); /* nothing is taken away */
    }
}

static void the_check_list_and_the_rules_of_the_game_agree(void **st)
{
    (void)st;
    Rng r = rng_seed(12);
    int held = 0, broken = 0;
    for (int round = 0; round < 600; round++) {
        int castle = round % CASTLES;
        SiegeList list = ready(castle);
        for (int i = (int)rng_below(&r, 5), tries = 0; i > 0 && tries < 2000; tries++) { /* some cards for others */
            DefId from = 1 + (DefId)rng_below(&r, (uint32_t)siege_game.ndefs - 1);
            DefId to = 1 + (DefId)rng_below(&r, (uint32_t)siege_game.ndefs - 1);
            if (list.cards.n[from] && siege_in_decks(to)) {
                list.cards.n[from]--;
                list.cards.n[to]++;
                i--;
            }
        }
        Setup cfg = game_preset(&siege_game, 1);
        cfg.option[OPT_CASTLE] = (uint8_t)castle;
        for (int def = 0; def < DECK_DEFS; def++)
            cfg.deck[0][def] = list.cards.n[def];
        bool holds = siege_deck_holds(&list.cards, NULL, castle);
        assert_int_equal(holds, siege_setup_fault(&cfg) == NULL);
        held += holds;
        broken += !holds;
    }
    assert_true(held > 50 && broken > 50);
}

static void SH_11_16_the_check_list_says_what_is_counted(void **st)
{
    (void)st;
    SiegeDeckRule rule[DECK_RULES];
    SiegeDeck deck = {{0}};
    deck.n[def_of("em01")] = 1;
    deck.n[def_of("em21")] = 3;
    deck.n[def_of("ti26")] = 1;
    assert_int_equal(siege_deck_rules(&deck, NULL, 0, rule), 6);
    assert_string_equal(rule[0].words, "Exactly 40 cards: 5");
    assert_string_equal(rule[1].words, "Brannoc Hearthmaul included");
    assert_string_equal(rule[2].words, "At least 28 ember cards: 4");
    assert_string_equal(rule[3].words, "At most 1 other colour: 1");
    assert_string_equal(rule[4].words, "At most 12 spells: 0");
    assert_string_equal(rule[5].words, "No more copies than allowed");
    assert_true(!rule[0].held && rule[1].held && !rule[2].held && rule[3].held && rule[4].held && rule[5].held);
}

static void SH_11_15_copies_are_counted_over_both_decks_of_a_team(void **st)
{
    (void)st;
    SiegeDeck mine = {{0}}, theirs = {{0}};
    SiegeDeckRule rule[DECK_RULES];
    DefId hero = def_of("em01"), common = def_of("em21");
    assert_int_equal(siege_copies_left(&mine, &theirs, hero), 1);
    assert_int_equal(siege_copies_left(&mine, &theirs, common), 3);
    theirs.n[hero] = 1;
    theirs.n[common] = 2;
    mine.n[common] = 1;
    assert_int_equal(siege_copies_left(&mine, &theirs, hero), 0);
    assert_int_equal(siege_copies_left(&mine, &theirs, common), 0);
    char words[160];
    siege_say_copies(&mine, &theirs, common, words, sizeof words);
    assert_string_equal(words, "No copy is left. Your partner has 2.");
    siege_say_copies(&mine, NULL, common, words, sizeof words);
    assert_string_equal(words, "2 copies are left.");
    mine.n[common] = 2;
    siege_say_copies(&mine, NULL, common, words, sizeof words);
    assert_string_equal(words, "1 copy is left.");
    int n = siege_deck_rules(&mine, &theirs, 0, rule);
    assert_false(rule[n - 1].held);
    assert_string_equal(rule[n - 1].words, "Too many copies in the team\u2019s decks: Flue Pikeman");
    assert_false(siege_deck_fill(&mine, &theirs, 0)); /* the hero is the partner's */
    assert_int_equal(mine.n[hero], 0);
}

static void SH_11_14_two_decks_of_a_team_have_a_castle_each(void **st)
{
    (void)st;
    Setup cfg = game_preset(&siege_game, 2);
    SiegeDeck tide = siege_deck(&cfg, 1);
    SiegeList list = {.castle = 0};
    assert_true(siege_deck_fill(&list.cards, &tide, 0)); /* the partner plays the tide's */
    assert_int_equal(siege_deck_seat(&list, 0, &cfg).code, 0);
    Setup before = cfg;
    Status st2 = siege_deck_seat(&list, 1, &cfg); /* the same cards once more */
    assert_int_not_equal(st2.code, 0);
    assert_non_null(strstr(st2.text, "SH-11.15"));
    assert_memory_equal(&before, &cfg, sizeof cfg);
}

static void SH_11_14_a_refused_deck_says_what_is_wrong_and_the_way_out(void **st)
{
    (void)st;
    Setup cfg = game_preset(&siege_game, 1);
    SiegeList list = ready(0);
    char why[SENTENCE_MAX];
    assert_int_equal(siege_deck_seat(&list, 0, &cfg).code, 0);
    (void)snprintf(cfg.name[0], SEAT_NAME_MAX, "Mira");
    assert_false(siege_say_decks(&cfg, why, sizeof why));
    cfg.option[OPT_CASTLE] = 2;
    assert_non_null(siege_setup_fault(&cfg));
    assert_true(siege_say_decks(&cfg, why, sizeof why));
    assert_string_equal(why,
                        "Mira\u2019s deck breaks the rule of Fogharbour (SH-11.14). At least 28 tide cards: 2. At most "
                        "3 towers: 5. Choose Anvilholt or The Cinderworks, for which it was built, or another deck.");
    memset(list.cards.n, 0, sizeof list.cards.n);
    list.cards.n[def_of("em20")] = 3;
    Status refused = siege_deck_seat(&list, 0, &cfg);
    assert_int_not_equal(refused.code, 0);
    assert_non_null(strstr(refused.text, "Exactly 40 cards: 3."));
    assert_non_null(strstr(refused.text, " Change it, or choose another deck."));
}

static void SH_11_15_a_refused_deck_names_the_cards(void **st)
{
    (void)st;
    Setup cfg = game_preset(&siege_game, 2);
    SiegeDeck tide = siege_deck(&cfg, 1);
    SiegeList list = {.castle = 0};
    char why[SENTENCE_MAX];
    assert_true(siege_deck_fill(&list.cards, &tide, 0));
    assert_int_equal(siege_deck_seat(&list, 0, &cfg).code, 0);
    cfg.option[OPT_DECK + 1] = 0; /* the partner's is of the same colour */
    assert_true(siege_say_decks(&cfg, why, sizeof why));
    assert_non_null(strstr(why, "Too many copies in the team\u2019s decks together: "));
    assert_non_null(strstr(why, " more (SH-11.15)."));
}

static void SH_11_14_a_deck_comes_with_its_castle(void **st)
{
    (void)st;
    Setup cfg = game_preset(&siege_game, 2); /* the partner's deck is ready-made: any castle would do */
    SiegeDeck others = siege_deck(&cfg, 1);
    SiegeList list = {.castle = 4};
    assert_true(siege_deck_fill(&list.cards, &others, 4));
    Status seated = siege_deck_seat(&list, 0, &cfg);
    if (seated.code)
        fail_msg("%s", seated.text);
    assert_int_equal(cfg.option[OPT_CASTLE], 4);
}

static void notes_say_what_a_deck_lacks(void **st)
{
    (void)st;
    char note[DECK_NOTES][160];
    SiegeDeck deck = {{0}};
    assert_int_equal(siege_deck_notes(&deck, note), 0); /* nothing is said of a beginning */
    for (DefId def = 1; def < siege_game.ndefs && siege_deck_size(&deck) < 40; def++)
        if (siege_in_decks(def) && siege_card(def)->type == CARD_SPELL)
            deck.n[def] = (uint8_t)siege_copies_most(def);
    int n = siege_deck_notes(&deck, note);
    assert_true(n >= 2);
    assert_string_equal(note[0], "Few allies (0): monsters get through lanes without one.");
    bool tower = false;
    for (int i = 0; i < n; i++)
        tower = tower || strcmp(note[i], "No towers.") == 0;
    assert_true(tower);
}

/* ---- text ---------------------------------------------------------------------------------------------------------- */

static void a_deck_written_down_is_read_back(void **st)
{
    (void)st;
    for (int castle = 0; castle < CASTLES; castle++) {
        SiegeList list = ready(castle), back = {.castle = 0};
        Buf text = {0};
        siege_deck_write(&list, &text);
        Status read = reading(buf_str(&text), &back);
        if (read.code)
            fail_msg("%s", read.text);
        assert_string_equal(back.name, list.name);
        assert_int_equal(back.castle, list.castle);
        assert_memory_equal(&back.cards, &list.cards, sizeof list.cards);
        buf_free(&text);
    }
}

static void a_deck_is_read_as_people_write(void **st)
{
    (void)st;
    SiegeList list = {.castle = 0};
    Status read =
        reading("\xEF\xBB\xBFhorde hall DECK\r\n# a note\r\n\r\n NAME:  My *deck*\r\ncastle: the cinderworks\r\n"
                "3x kiln recruit\r\n2\xC3\x97 Ballista Nest\r\nem01\r\nKestrin Vey, the Quiet Knife",
                &list);
    assert_string_equal(read.text, "");
    assert_string_equal(list.name, "My deck");
    assert_int_equal(list.castle, 1);
    assert_int_equal(list.cards.n[def_of("em20")], 3);
    assert_int_equal(list.cards.n[def_of("em13")], 2);
    assert_int_equal(list.cards.n[def_of("em01")], 1);
    assert_int_equal(list.cards.n[def_of("ti01")], 1);
    assert_int_equal(siege_deck_size(&list.cards), 7);
}

/* The lines of docs/decks.md that are indented by four spaces, as one text. */
static void the_example_of_the_page_on_decks_is_a_deck(void **st)
{
    (void)st;
    Buf page = {0}, example = {0};
    assert_int_equal(file_read(PROJECT_DIR "/docs/decks.md", 1 << 16, &page).code, 0);
    for (const char *line = buf_str(&page), *end; (end = strchr(line, '\n')); line = end + 1)
        if (strncmp(line, "    ", 4) == 0)
            buf_addn(&example, line + 4, (size_t)(end + 1 - line) - 4);
    SiegeList list;
    Status read = siege_deck_read(buf_str(&example), example.n, "", &list);
    if (read.code)
        fail_msg("docs/decks.md: %s", read.text);
    assert_string_equal(list.name, "The Long Chimney");
    assert_false(siege_too_often(&list.cards, NULL, def_of("em20")));
    buf_free(&page);
    buf_free(&example);
}

static void a_name_has_no_space_at_its_ends(void **st)
{
    (void)st;
    SiegeList list = {.castle = 0};
    assert_int_equal(reading("name: * My deck [\nem20", &list).code, 0);
    assert_string_equal(list.name, "My deck");
}

static void what_is_wrong_is_said_with_its_file_and_line(void **st)
{
    (void)st;
    refused("", "No cards found in my.txt.");
    refused("Kiln Recruit\n2 Pik\n", "my.txt, line 2: no alliance card is called \u201cPik\u201d.");
    refused("\n4 Kiln Recruit", "my.txt, line 2: a deck can have 1 to 3 copies of \u201cKiln Recruit\u201d.");
    refused("0 Kiln Recruit", "my.txt, line 1: a deck can have 1 to 3 copies of \u201cKiln Recruit\u201d.");
    refused("Kiln Recruit\nem20", "my.txt, line 2: \u201cem20\u201d is listed twice.");
    refused("castle: Bridge\nem20", "my.txt, line 1: no castle is called \u201cBridge\u201d.");
    refused("Cellar Hound of the horde", "my.txt, line 1: no alliance card is called \u201cCellar Hound of the "
                                         "horde\u201d.");
    SiegeList list = {.castle = 0};
    Status read = siege_deck_read("2 Pik", 5, "", &list);
    assert_string_equal(read.text, "Line 1: no alliance card is called \u201cPik\u201d.");
}

/* ---- in a game ----------------------------------------------------------------------------------------------------- */

static void a_game_with_a_deck_of_ones_own_is_replayed_from_its_journal(void **st)
{
    (void)st;
    SiegeList list = ready(5);
    Setup cfg = game_preset(&siege_game, 1);
    cfg.seed = 3;
    assert_int_equal(siege_deck_seat(&list, 0, &cfg).code, 0);
    Status status;
    Match *m = match_new(&siege_game, &cfg, &status), *back = NULL;
    assert_non_null(m);
    Moves legal;
    for (int i = 0; i < 40 && !match_over(m); i++) {
        match_legal(m, match_to_act(m), &legal);
        assert_int_equal(match_play(m, match_serial(m), legal.m[i % legal.n]).code, 0);
    }
    Buf text = {0};
    journal_write(m, &text);
    assert_non_null(strstr(buf_str(&text), "\ndeck deck-0 "));
    assert_int_equal(journal_read(buf_str(&text), text.n, "test", &back).code, 0);
    assert_int_equal(match_serial(back), match_serial(m));
    assert_memory_equal(match_setup(back)->deck, cfg.deck, sizeof cfg.deck);
    match_free(back);
    match_free(m);
    buf_free(&text);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(SH_11_16_a_ready_made_deck_of_each_castle_may_be_played),
        cmocka_unit_test(SH_11_16_what_is_begun_by_the_rules_is_filled_up_for_every_castle),
        cmocka_unit_test(the_check_list_and_the_rules_of_the_game_agree),
        cmocka_unit_test(SH_11_16_the_check_list_says_what_is_counted),
        cmocka_unit_test(SH_11_15_copies_are_counted_over_both_decks_of_a_team),
        cmocka_unit_test(SH_11_14_two_decks_of_a_team_have_a_castle_each),
        cmocka_unit_test(SH_11_14_a_refused_deck_says_what_is_wrong_and_the_way_out),
        cmocka_unit_test(SH_11_15_a_refused_deck_names_the_cards),
        cmocka_unit_test(SH_11_14_a_deck_comes_with_its_castle),
        cmocka_unit_test(notes_say_what_a_deck_lacks),
        cmocka_unit_test(a_deck_written_down_is_read_back),
        cmocka_unit_test(a_deck_is_read_as_people_write),
        cmocka_unit_test(the_example_of_the_page_on_decks_is_a_deck),
        cmocka_unit_test(a_name_has_no_space_at_its_ends),
        cmocka_unit_test(what_is_wrong_is_said_with_its_file_and_line),
        cmocka_unit_test(a_game_with_a_deck_of_ones_own_is_replayed_from_its_journal),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
