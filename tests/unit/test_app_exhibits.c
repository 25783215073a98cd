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
    exhibits_wanted(&all, f, &some);
    return some.n;
}

static int setup(void **unused)
{
    (void)unused;
    exhibits_all(&all);
    return 0;
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

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_card_hangs_once),
        cmocka_unit_test(kinds_hang_below_each_other),
        cmocka_unit_test(rows_of_filters_agree),
        cmocka_unit_test(words_are_found_in_any_case),
    };
    return cmocka_run_group_tests_name("exhibits", tests, setup, NULL);
}
