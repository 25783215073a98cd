/* SPDX-License-Identifier: MIT
 * What hangs in the gallery and what its filters leave. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <stdio.h>
#include <string.h>

#include "app/scenes/exhibits.h"

static Exhibits all;
static SearchTexts texts;

static int game_index(const char *id)
{
    for (int i = 0; game_list[i] != NULL; i++)
        if (strcmp(game_list[i]->id, id) == 0)
            return i;
    fail();
    return -1;
}

static int wanted(const Filter *f)
{
    Exhibits some;
    exhibits_wanted(&all, &texts, f, &some);
    return some.n;
}

static int setup(void **unused)
{
    (void)unused;
    exhibits_all(&all);
    search_texts_make(&all, &texts);
    return 0;
}

static int teardown(void **unused)
{
    (void)unused;
    search_texts_free(&texts);
    return 0;
}

static Exhibits search(int game, const char *words)
{
    Exhibits some;
    Filter f = {.game = game};
    (void)snprintf(f.words, sizeof f.words, "%s", words);
    exhibits_wanted(&all, &texts, &f, &some);
    return some;
}

static bool has_def(const Exhibits *some, const char *word)
{
    for (int i = 0; i < some->n; i++)
        if (strcmp(game_list[some->id[i].game]->def[some->id[i].def].word, word) == 0)
            return true;
    return false;
}

static void every_card_hangs_once(void **unused)
{
    (void)unused;
    assert_true(exhibits_of_game(&all, game_index("horde")) >= 38);
    for (int i = 0; i < all.n; i++)
        for (int k = 0; k < i; k++)
            assert_memory_not_equal(&all.id[i], &all.id[k], sizeof all.id[i]);
}

static void kinds_hang_below_each_other(void **unused)
{
    (void)unused;
    Exhibit a, b;
    int first = 0;
    while (all.id[first].game != game_index("horde"))
        first++;
    for (int i = 0; i < 6; i++) { /* six Oozes, then six Trolls */
        exhibit_open(all.id[first + i], &a);
        exhibit_open(all.id[first + 6 + i], &b);
        assert_string_equal(a.face.emblem, "ooze");
        assert_string_equal(b.face.emblem, "troll");
        assert_string_equal(a.face.sign[0], b.face.sign[0]);
    }
}

static void rows_of_filters_agree(void **unused)
{
    (void)unused;
    Filter f = {.game = game_index("horde")};
    filter_turn(&f, "fire");
    int fire = wanted(&f);
    assert_int_equal(fire, 7); /* five Fire monsters, the Steam Beast, and the Fire Battle */
    filter_turn(&f, "dragon");
    assert_int_equal(wanted(&f), 1); /* the Fire Dragon */
    filter_turn(&f, "sun");          /* two factions: either */
    assert_int_equal(wanted(&f), 2);
    filter_turn(&f, "demon"); /* specials come besides */
    assert_true(wanted(&f) >= 3);
    filter_turn(&f, "fire");
    filter_turn(&f, "sun");
    filter_turn(&f, "dragon");
    assert_true(wanted(&f) >= 1);
    filter_turn(&f, "demon");
    assert_int_equal(f.nsigns, 0);
    assert_int_equal(wanted(&f), exhibits_of_game(&all, f.game));
}

static void words_are_found_in_any_case(void **unused)
{
    (void)unused;
    Filter f = {.game = -1};
    (void)snprintf(f.words, sizeof f.words, "DRAG");
    assert_true(wanted(&f) >= 6);
    (void)snprintf(f.words, sizeof f.words, "no such beast");
    assert_int_equal(wanted(&f), 0);
}

static void a_clan_is_found_by_its_name(void **unused)
{
    (void)unused;
    Exhibits some = search(-1, "Amber");
    assert_int_equal(some.n, 13); /* twelve goblins and the Crown */
    for (int i = 0; i < some.n; i++)
        assert_int_equal(some.id[i].game, game_index("goblins"));
}

static void words_are_found_in_any_order(void **unused)
{
    (void)unused;
    static const char *const same[] = {"amber doub", "doub amber", "  doubles   amber ", "AMBER Doubles"};
    for (size_t i = 0; i < sizeof same / sizeof *same; i++) {
        Exhibits some = search(-1, same[i]);
        assert_int_equal(some.n, 1);
        assert_true(has_def(&some, "doubles-amber"));
    }
    Exhibits ooze = search(-1, "ooze water");
    assert_true(has_def(&ooze, "water-ooze"));
    assert_false(has_def(&ooze, "fire-ooze"));
    assert_int_equal(search(-1, "amber emerald flagbearer").n, 0);
}

static void what_a_card_is_and_does_is_found(void **unused)
{
    (void)unused;
    Exhibits heal = search(-1, "heal"), epic = search(-1, "epic");
    assert_true(has_def(&heal, "cleric"));
    assert_false(has_def(&heal, "wizard"));
    assert_true(search(game_index("monstrous"), "heal").n < 30);
    assert_true(epic.n >= 6);
    Exhibits special = search(game_index("horde"), "special"), heroes = search(-1, "heroes wizard");
    assert_true(has_def(&special, "vampire")); /* kinds have names, and signs have */
    assert_false(has_def(&special, "water-ooze"));
    assert_int_equal(heroes.n, 3);
    assert_int_equal(search(game_index("goblins"), "twins").n, 4);
    Exhibits battle = search(game_index("horde"), "most battle golem");
    assert_true(has_def(&battle, "golem"));
    assert_int_equal(search(-1, "sign:").n, 0); /* texts are searched as they are read */
    assert_int_equal(search(-1, "]").n, 0);
}

static void every_card_is_found_by_what_it_is_called(void **unused)
{
    (void)unused;
    for (int i = 0; i < all.n; i++) {
        char label[SENTENCE_MAX];
        exhibit_label(all.id[i], label);
        label[strcspn(label, ",")] = '\0';
        Exhibits some = search(all.id[i].game, label);
        bool found = false;
        for (int k = 0; k < some.n; k++)
            found = found || memcmp(&some.id[k], &all.id[i], sizeof all.id[i]) == 0;
        assert_true(found);
    }
}

static void no_two_cards_of_a_table_are_called_the_same(void **unused)
{
    (void)unused;
    char one[SENTENCE_MAX], other[SENTENCE_MAX];
    static const char *const some[] = {"Wizard, 2 of 3", "Amber Doubles", "Golem Battle", "Vampire, 4 of 4"};
    unsigned seen = 0;
    for (int i = 0; i < all.n; i++) {
        exhibit_label(all.id[i], one);
        for (unsigned k = 0; k < sizeof some / sizeof *some; k++)
            seen += strcmp(one, some[k]) == 0;
        for (int k = 0; k < i; k++) {
            exhibit_label(all.id[k], other);
            assert_true(all.id[i].game != all.id[k].game || strcmp(one, other) != 0);
        }
    }
    assert_int_equal(seen, sizeof some / sizeof *some);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_card_hangs_once),
        cmocka_unit_test(kinds_hang_below_each_other),
        cmocka_unit_test(rows_of_filters_agree),
        cmocka_unit_test(words_are_found_in_any_case),
        cmocka_unit_test(a_clan_is_found_by_its_name),
        cmocka_unit_test(words_are_found_in_any_order),
        cmocka_unit_test(what_a_card_is_and_does_is_found),
        cmocka_unit_test(every_card_is_found_by_what_it_is_called),
        cmocka_unit_test(no_two_cards_of_a_table_are_called_the_same),
    };
    return cmocka_run_group_tests_name("exhibits", tests, setup, teardown);
}
