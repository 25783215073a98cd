/* SPDX-License-Identifier: MIT
 * Settings on the disk: read as they were written, kept beside those of other programs and versions, refused when damaged. */
#include "help.h"

#include <sys/stat.h>

#include "app/settings.h"
#include "bots/bot.h"
#include "games/nullgame/nullgame.h"

static void settings_come_back_as_they_were_written(void **state)
{
    (void)state;
    char folder[64], path[256];
    help_folder(folder);
    (void)snprintf(path, sizeof path, "%s/settings.json", folder);
    Settings s = settings_default(), back;
    s.theme = THEME_CONTRAST;
    s.text_percent = 145;
    s.speed = SPEED_SLOW;
    s.zoom = ZOOM_KEY;
    s.reduced_motion = s.focus_always = s.fullscreen = true;
    s.curtain = s.rumble = false;
    s.steps = s.aloud = s.draws = true;
    s.react = REACT_ABLE;
    s.window_w = 1024;
    s.window_h = 640;
    Setup cfg = game_preset(&nullgame, 3);
    cfg.player[2] = 3;
    cfg.option[0] = 1;
    cfg.seed = 77;
    (void)snprintf(cfg.name[1], SEAT_NAME_MAX, "J\xC3\xB6rg \"the\" Second");
    settings_remember(&s, &nullgame, &cfg);
    assert_true(settings_set_rule(&s, game_by_id("horde"), "HO-5.6"));
    assert_false(settings_set_rule(&s, game_by_id("horde"), "HO-5.6"));
    assert_int_equal(settings_write(path, NULL, &s).code, 0);
    assert_int_equal(settings_read(path, &back).code, 0);
    assert_int_equal(back.theme, s.theme);
    assert_int_equal(back.text_percent, 145);
    assert_int_equal(back.speed, s.speed);
    assert_int_equal(back.zoom, s.zoom);
    assert_true(back.reduced_motion && back.focus_always && back.fullscreen && !back.curtain && !back.rumble &&
                back.steps && back.aloud && back.draws && back.react == REACT_ABLE);
    assert_int_equal(back.window_w, 1024);
    assert_string_equal(back.last_game, nullgame.id);
    const Setup *table = settings_table(&back, &nullgame);
    assert_non_null(table);
    assert_int_equal(table->nseats, 3);
    assert_int_equal(table->player[2], 3);
    assert_int_equal(table->option[0], 1);
    assert_int_equal(table->seed, 0); /* luck is new every time */
    assert_string_equal(table->name[1], cfg.name[1]);
    assert_null(settings_table(&back, game_by_id("horde")));
    assert_string_equal(settings_rule(&back, game_by_id("horde")), "HO-5.6");
    assert_string_equal(settings_rule(&back, game_by_id("goblins")), "");
    help_remove(folder);
}

static void lessons_are_remembered_in_the_settings(void **state)
{
    (void)state;
    char path[] = "/tmp/hordehall-lessons-XXXXXX";
    int fd = mkstemp(path);
    assert_true(fd >= 0);
    assert_int_equal(close(fd), 0);
    Settings s = settings_default(), back;
    const Game *g = game_by_id("siege");
    s.welcomed = true;
    settings_lesson(&s, g, 0)->state = LESSON_BEGUN;
    (void)snprintf(settings_lesson(&s, g, 0)->at, LESSON_AT, "1|lane|play em21 1|done");
    (void)snprintf(settings_lesson(&s, game_by_id("goblins"), 0)->solved, SOLVED, "keg|throw");
    settings_lesson(&s, g, 1)->state = LESSON_DONE;
    *settings_played(&s, g) = PLAYED_TO_THE_END;
    assert_int_equal(unlink(path), 0);
    assert_int_equal(settings_write(path, NULL, &s).code, 0);
    assert_int_equal(settings_read(path, &back).code, 0);
    assert_true(back.welcomed);
    assert_int_equal(settings_lesson(&back, g, 0)->state, LESSON_BEGUN);
    assert_string_equal(settings_lesson(&back, g, 0)->at, "1|lane|play em21 1|done");
    assert_int_equal(settings_lesson(&back, g, 1)->state, LESSON_DONE);
    assert_int_equal(*settings_played(&back, g), PLAYED_TO_THE_END);
    assert_int_equal(settings_lesson(&back, game_by_id("horde"), 0)->state, LESSON_NEW);
    const char *solved = settings_lesson(&back, game_by_id("goblins"), 0)->solved;
    assert_true(settings_lists(solved, "keg") && settings_lists(solved, "throw"));
    assert_false(settings_lists(solved, "thro") || settings_lists(solved, "row") || settings_lists(solved, ""));
    assert_int_equal(unlink(path), 0);
}

static void every_game_has_its_own_table(void **state)
{
    (void)state;
    char folder[64], path[256];
    help_folder(folder);
    (void)snprintf(path, sizeof path, "%s/settings.json", folder);
    Settings s = settings_default(), back;
    const Game *horde = game_by_id("horde"), *goblins = game_by_id("goblins");
    Setup two = game_preset(horde, 2), four = game_preset(goblins, 4);
    (void)snprintf(two.name[1], SEAT_NAME_MAX, "Odda");
    two.takebacks = 1;
    settings_remember(&s, horde, &two);
    settings_remember(&s, goblins, &four);
    assert_int_equal(settings_write(path, NULL, &s).code, 0);
    assert_int_equal(settings_read(path, &back).code, 0);
    assert_string_equal(back.last_game, "goblins");
    assert_non_null(settings_table(&back, horde));
    assert_int_equal(settings_table(&back, horde)->nseats, 2);
    assert_int_equal(settings_table(&back, horde)->takebacks, 1);
    assert_string_equal(settings_table(&back, horde)->name[1], "Odda");
    assert_int_equal(settings_table(&back, goblins)->nseats, 4);
    help_remove(folder);
}

/* Each program began with the same file, and changes something else in it. */
static void two_programs_keep_what_both_have_set(void **state)
{
    (void)state;
    char folder[64], path[256];
    help_folder(folder);
    (void)snprintf(path, sizeof path, "%s/settings.json", folder);
    const Game *horde = game_by_id("horde"), *goblins = game_by_id("goblins");
    Setup two = game_preset(horde, 2), three = game_preset(goblins, 3);
    Settings begun = settings_default(), one, other, back;
    LessonKept *kept = settings_lesson(&begun, horde, 0);
    (void)snprintf(kept->told, sizeof kept->told, "dark");
    kept->state = LESSON_BEGUN;
    (void)snprintf(begun.keys.key[0], sizeof begun.keys.key[0], "F9");
    assert_int_equal(settings_write(path, NULL, &begun).code, 0);
    assert_int_equal(settings_read(path, &begun).code, 0);
    one = other = begun;
    one.theme = THEME_CONTRAST;
    one.volume_music = 70;
    one.keys.key[0][0] = '\0'; /* as it came */
    settings_remember(&one, horde, &two);
    *settings_played(&one, horde) = PLAYED_AND_WON;
    kept = settings_lesson(&one, horde, 0);
    (void)snprintf(kept->told, sizeof kept->told, "dark|joker");
    (void)snprintf(kept->solved, sizeof kept->solved, "dodge");
    kept->state = LESSON_DONE;
    assert_true(settings_set_rule(&one, horde, "HO-5.6"));
    other.mute = true;
    other.volume_music = 30; /* set by both: the last one's, as it would be in one program */
    (void)snprintf(other.keys.key[1], sizeof other.keys.key[1], "F8");
    settings_remember(&other, goblins, &three);
    *settings_played(&other, horde) = PLAYED_TO_THE_END;
    *settings_played(&other, goblins) = PLAYED_TO_THE_END;
    kept = settings_lesson(&other, horde, 0);
    (void)snprintf(kept->told, sizeof kept->told, "dark|tie");
    (void)snprintf(kept->solved, sizeof kept->solved, "beast");
    (void)snprintf(kept->at, sizeof kept->at, "2|round");
    assert_int_equal(settings_write(path, &begun, &one).code, 0);
    assert_int_equal(settings_write(path, &begun, &other).code, 0);
    assert_int_equal(settings_read(path, &back).code, 0);
    assert_int_equal(back.theme, THEME_CONTRAST);
    assert_true(back.mute);
    assert_int_equal(back.volume_music, 30);
    assert_string_equal(back.keys.key[0], "");
    assert_string_equal(back.keys.key[1], "F8");
    assert_non_null(settings_table(&back, horde));
    assert_non_null(settings_table(&back, goblins));
    assert_string_equal(back.last_game, "goblins");
    assert_int_equal(*settings_played(&back, horde), PLAYED_AND_WON);
    assert_int_equal(*settings_played(&back, goblins), PLAYED_TO_THE_END);
    kept = settings_lesson(&back, horde, 0);
    assert_string_equal(kept->told, "dark|joker|tie");
    assert_string_equal(kept->solved, "dodge|beast");
    assert_string_equal(kept->at, "2|round");
    assert_int_equal(kept->state, LESSON_DONE);
    assert_string_equal(settings_rule(&back, horde), "HO-5.6");
    help_remove(folder);
}

static void settings_that_cannot_be_read_are_not_written_over(void **state)
{
    (void)state;
    char folder[64], path[256], aside[300];
    help_folder(folder);
    (void)snprintf(path, sizeof path, "%s/settings.json", folder);
    (void)snprintf(aside, sizeof aside, "%s.damaged", path);
    Settings begun = settings_default(), now = begun, back;
    now.mute = true;
    assert_int_equal(mkdir(path, 0700), 0);
    HELP_SENTENCE(settings_write(path, &begun, &now));
    assert_int_equal(rmdir(path), 0);
    help_file(folder, "settings.json", "{\"theme\": \"tav", path); /* by somebody else, while the program runs */
    assert_int_equal(settings_write(path, &begun, &now).code, 0);
    assert_true(file_exists(aside));
    assert_int_equal(settings_read(path, &back).code, 0);
    assert_true(back.mute);
    help_remove(folder);
}

/* "last" is all that older versions wrote, and what they wrote is newer than the tables beside it. */
static void tables_of_older_and_newer_versions_are_read_and_kept(void **state)
{
    (void)state;
    char folder[64], path[256];
    help_folder(folder);
    help_file(
        folder, "settings.json",
        "{\"letters\": true, \"last\": {\"game\": \"horde\", \"chairs\": [{\"name\": \"Aenne\", \"level\": 0}, "
        "{\"name\": "
        "\"Krall\", \"level\": 3}], \"options\": {\"level\": \"basic\"}, \"takebacks\": true}, \"tables\": {\"horde\": "
        "{\"chairs\": [{}, {}, {}]}, \"chess\": {\"chairs\": [{\"name\": \"Zug\"}]}, \"goblins\": {\"chairs\": 7}}}",
        path);
    Settings s;
    assert_int_equal(settings_read(path, &s).code, 0);
    const Setup *cfg = settings_table(&s, game_by_id("horde"));
    assert_non_null(cfg);
    assert_int_equal(cfg->nseats, 2);
    assert_string_equal(cfg->name[0], "Aenne");
    assert_int_equal(cfg->player[1], 3);
    assert_int_equal(cfg->takebacks, 1);
    assert_string_equal(s.last_game, "horde");
    assert_null(settings_table(&s, game_by_id("goblins")));
    assert_int_equal(settings_write(path, NULL, &s).code, 0);
    Buf text = {0};
    assert_int_equal(file_read(path, 8192, &text).code, 0);
    assert_non_null(strstr(buf_str(&text), "\"chess\""));
    assert_non_null(strstr(buf_str(&text), "\"Zug\""));
    assert_non_null(strstr(buf_str(&text), "\"letters\""));
    buf_free(&text);
    help_remove(folder);
}

/* What a hand wrote there: a game begun with it can be saved and read again. */
static void chairs_that_cannot_be_become_some_that_can(void **state)
{
    (void)state;
    char folder[64], path[256];
    help_folder(folder);
    help_file(folder, "settings.json",
              "{\"tables\": {\"monstrous\": {\"chairs\": [{\"name\": \"*Bo[8]\", \"level\": 0}, {\"name\": \"[*\", "
              "\"level\": 10}, "
              "{\"name\": \"Lu\", \"level\": 57}, {\"level\": 90}]}}}",
              path);
    Settings s;
    assert_int_equal(settings_read(path, &s).code, 0);
    const Setup *cfg = settings_table(&s, game_by_id("monstrous"));
    assert_non_null(cfg);
    assert_string_equal(cfg->name[0], "Bo8]");
    assert_string_equal(cfg->name[1], "Seat 2");
    assert_int_equal(cfg->player[0], 0);
    for (int seat = 1; seat < cfg->nseats; seat++)
        assert_in_range(cfg->player[seat] % PLAYER_CHARACTER, 1, BOT_LEVELS - 1);
    Status why;
    Match *m = match_new(game_by_id("monstrous"), cfg, &why), *again = NULL;
    Buf journal = {0};
    assert_non_null(m);
    journal_write(m, &journal);
    assert_int_equal(journal_read(buf_str(&journal), journal.n, "x", &again).code, 0);
    match_free(m);
    match_free(again);
    buf_free(&journal);
    help_remove(folder);
}

static void settings_of_a_newer_version_are_kept(void **state)
{
    (void)state;
    char folder[64], path[256];
    help_folder(folder);
    help_file(folder, "settings.json", "{\"wings\": {\"colour\": \"blue\"}, \"text-percent\": 150}", path);
    Settings s;
    assert_int_equal(settings_read(path, &s).code, 0);
    assert_int_equal(s.text_percent, 150);
    s.text_percent = 125;
    assert_int_equal(settings_write(path, NULL, &s).code, 0);
    Buf text = {0};
    assert_int_equal(file_read(path, 4096, &text).code, 0);
    assert_non_null(strstr(buf_str(&text), "\"wings\""));
    assert_non_null(strstr(buf_str(&text), "\"blue\""));
    assert_non_null(strstr(buf_str(&text), "125"));
    buf_free(&text);
    help_remove(folder);
}

static void damaged_settings_are_refused_and_odd_members_left_out(void **state)
{
    (void)state;
    static const char *const damaged[] = {"", "{", "[1,2]", "7", "{\"theme\": \"tavern\"", "\xff\xfe"};
    char folder[64], path[256];
    help_folder(folder);
    Settings s = settings_default();
    s.text_percent = 175;
    for (size_t i = 0; i < sizeof damaged / sizeof damaged[0]; i++) {
        help_file(folder, "settings.json", damaged[i], path);
        Status read = settings_read(path, &s);
        assert_int_not_equal(read.code, 0);
        assert_true(strlen(read.text) > 10);
        assert_int_equal(s.text_percent, 175); /* untouched */
    }
    help_file(
        folder, "settings.json",
        "{\"theme\": 7, \"text-percent\": 9999, \"speed\": \"warp\", \"curtain\": \"no\", \"zoom\": \"key\", \"last\": "
        "{\"game\": 3}}",
        path);
    assert_int_equal(settings_read(path, &s).code, 0);
    assert_int_equal(s.theme, THEME_TAVERN);
    assert_int_equal(s.text_percent, 100);
    assert_int_equal(s.speed, SPEED_NORMAL);
    assert_true(s.curtain);
    assert_int_equal(s.zoom, ZOOM_KEY);
    assert_string_equal(s.last_game, "");
    (void)snprintf(path, sizeof path, "%s/nowhere.json", folder);
    assert_int_equal(settings_read(path, &s).code, 0); /* a first start is no error */
    help_remove(folder);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(settings_come_back_as_they_were_written),
        cmocka_unit_test(lessons_are_remembered_in_the_settings),
        cmocka_unit_test(every_game_has_its_own_table),
        cmocka_unit_test(two_programs_keep_what_both_have_set),
        cmocka_unit_test(settings_that_cannot_be_read_are_not_written_over),
        cmocka_unit_test(tables_of_older_and_newer_versions_are_read_and_kept),
        cmocka_unit_test(chairs_that_cannot_be_become_some_that_can),
        cmocka_unit_test(settings_of_a_newer_version_are_kept),
        cmocka_unit_test(damaged_settings_are_refused_and_odd_members_left_out),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
