/* SPDX-License-Identifier: MIT
 * How cards fared: counted at the end of a game, for people only, and kept. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "app/tally.h"
#include "base/file.h"
#include "core/journal.h"

static char folder[] = "/tmp/hordehall-tally-XXXXXX";

static Match *finished(void)
{
    Match *m = NULL;
    assert_int_equal(journal_load(TEST_DIR "/replays/shared-victory.journal", &m).code, 0);
    assert_true(match_over(m));
    return m;
}

/* What a reader of the file sees of all the cards in the tally. */
static void counts(const Tally *t, int *held, int *won)
{
    *held = *won = 0;
    for (int i = 0; i < t->n; i++) {
        Fared f = tally_of(folder, t->game, t->line[i].card);
        *held += f.held;
        *won += f.won;
    }
}

/* Else it would be counted in the root of the file system. */
static void without_a_folder_nothing_is_counted(void **unused)
{
    (void)unused;
    Match *m = finished();
    Tally t;
    tally_match(m, &t);
    assert_true(t.n > 0);
    assert_int_equal(tally_add("", &t).code, 0);
    assert_int_equal(tally_add(NULL, &t).code, 0);
    assert_int_equal(tally_take("", &t).code, 0);
    assert_false(file_exists("/cards.json") || file_exists("/cards.json.lock"));
    assert_int_equal(tally_of("", t.game, t.line[0].card).held, 0);
    match_free(m);
}

static void what_people_held_is_counted(void **unused)
{
    (void)unused;
    Match *m = finished();
    Standing standing;
    Tally t;
    match_standing(m, &standing);
    tally_match(m, &t);
    int people = 0, winners = 0;
    for (int i = 0; i < match_setup(m)->nseats; i++)
        if (match_setup(m)->player[i] == 0) {
            people++;
            winners += standing.winner[i];
        }
    assert_true(people > 0);
    assert_true(t.n >= people * 5);
    int won = 0;
    for (int i = 0; i < t.n; i++)
        won += t.line[i].won;
    assert_true(winners > 0 ? won > 0 : won == 0);
    assert_true(won < t.n || winners == people);
    match_free(m);
}

static void it_is_kept_and_added_up(void **unused)
{
    (void)unused;
    Tally t = {.game = "horde", .n = 3};
    t.line[0].card = "vampire";
    t.line[0].won = true;
    t.line[1].card = "vampire"; /* of somebody else, who did not win */
    t.line[2].card = "demon";
    assert_int_equal(tally_of(folder, "horde", "vampire").held, 0);
    assert_int_equal(tally_add(folder, &t).code, 0);
    assert_int_equal(tally_add(folder, &t).code, 0);
    Fared f = tally_of(folder, "horde", "vampire");
    assert_int_equal(f.held, 4);
    assert_int_equal(f.won, 2);
    assert_int_equal(tally_of(folder, "horde", "demon").held, 2);
    assert_int_equal(tally_of(folder, "horde", "demon").won, 0);
    assert_int_equal(tally_of(folder, "goblins", "demon").held, 0);
    assert_int_equal(tally_of(NULL, "horde", "demon").held, 0);
    int held, won;
    counts(&t, &held, &won);
    assert_int_equal(held, 4 + 4 + 2);
    assert_int_equal(won, 2 + 2);
}

static void nonsense_is_no_harm(void **unused)
{
    (void)unused;
    static const char *const text[] = {"",
                                       "[1,2]",
                                       "{\"horde\":7}",
                                       "{\"horde\":{\"demon\":\"x\"}}",
                                       "{\"horde\":{\"demon\":[2,9]}}",
                                       "{\"horde\":{\"demon\":[-5,99999999999]}}"};
    char path[128];
    (void)snprintf(path, sizeof path, "%s/cards.json", folder);
    for (size_t i = 0; i < sizeof text / sizeof *text; i++) {
        Tally t = {.game = "horde", .n = 1};
        t.line[0].card = "demon";
        assert_int_equal(file_write(path, text[i], strlen(text[i])).code, 0);
        Fared before = tally_of(folder, "horde", "demon");
        assert_true(before.held >= 0 && before.won >= 0 && before.won <= before.held);
        assert_int_equal(tally_add(folder, &t).code, 0);
        assert_int_equal(tally_of(folder, "horde", "demon").held, before.held + 1);
        Buf aside = {0}; /* what was no such file at all is still there */
        char damaged[160];
        (void)snprintf(damaged, sizeof damaged, "%s.damaged", path);
        assert_int_equal(file_read(damaged, 100, &aside).code, i < 2 ? 0 : FILE_MISSING);
        assert_string_equal(buf_str(&aside), i < 2 ? text[i] : "");
        (void)unlink(damaged);
        buf_free(&aside);
    }
}

/* It may be there again tomorrow: nothing takes its place. */
static void what_cannot_be_read_stays(void **unused)
{
    (void)unused;
    char path[128], to[16] = "";
    Tally t = {.game = "horde", .n = 1};
    t.line[0].card = "demon";
    (void)snprintf(path, sizeof path, "%s/cards.json", folder);
    (void)unlink(path);
    assert_int_equal(symlink("cards.json", path), 0); /* to itself */
    Status st = tally_add(folder, &t);
    assert_int_not_equal(st.code, 0);
    assert_non_null(strstr(st.text, "cards.json"));
    assert_int_equal(readlink(path, to, sizeof to - 1), 10);
    assert_int_equal(tally_of(folder, "horde", "demon").held, 0);
}

static int begin(void **unused)
{
    (void)unused;
    return mkdtemp(folder) == NULL;
}

static int end(void **unused)
{
    (void)unused;
    char path[128];
    (void)snprintf(path, sizeof path, "%s/cards.json", folder);
    (void)unlink(path);
    return rmdir(folder);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(without_a_folder_nothing_is_counted),
        cmocka_unit_test(what_people_held_is_counted),
        cmocka_unit_test(it_is_kept_and_added_up),
        cmocka_unit_test(nonsense_is_no_harm),
        cmocka_unit_test(what_cannot_be_read_stays),
    };
    return cmocka_run_group_tests_name("tally", tests, begin, end);
}
