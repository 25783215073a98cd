/* SPDX-License-Identifier: MIT
 * The program without its screens: settings, command line, the games on disk, the rule book. */
#include "help.h"

#include <sys/stat.h>

#include "app/app_int.h"
#include "app/scenes/list.h"
#include "app/scenes/hall.h"
#include "app/scenes/rulebook.h"
#include "base/file.h"
#include "boards/boards.h"
#include "bots/bot.h"
#include "core/journal.h"
#include "games/nullgame/nullgame.h"

/* ---- settings ---------------------------------------------------------------------------------------------------- */
static void put(const char *folder, const char *name, const char *text, char path[256])
{
    (void)snprintf(path, 256, "%s/%s", folder, name);
    assert_int_equal(file_write(path, text, strlen(text)).code, 0);
}

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
    s.steps = s.aloud = true;
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
                back.steps && back.aloud && back.react == REACT_ABLE);
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
    put(folder, "settings.json", "{\"theme\": \"tav", path); /* by somebody else, while the program runs */
    assert_int_equal(settings_write(path, &begun, &now).code, 0);
    assert_true(file_exists(aside));
    assert_int_equal(settings_read(path, &back).code, 0);
    assert_true(back.mute);
    help_remove(folder);
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

/* "last" is all that older versions wrote, and what they wrote is newer than the tables beside it. */
static void tables_of_older_and_newer_versions_are_read_and_kept(void **state)
{
    (void)state;
    char folder[64], path[256];
    help_folder(folder);
    put(folder, "settings.json",
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
    put(folder, "settings.json",
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
    put(folder, "settings.json", "{\"wings\": {\"colour\": \"blue\"}, \"text-percent\": 150}", path);
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
        put(folder, "settings.json", damaged[i], path);
        Status read = settings_read(path, &s);
        assert_int_not_equal(read.code, 0);
        assert_true(strlen(read.text) > 10);
        assert_int_equal(s.text_percent, 175); /* untouched */
    }
    put(folder, "settings.json",
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

/* ---- command line ------------------------------------------------------------------------------------------------ */
static Status parse(Launch *l, const char *line)
{
    static char copy[512];
    char *argv[32];
    int argc = 1;
    argv[0] = copy;
    (void)snprintf(copy, sizeof copy, "%s", line);
    for (char *p = strtok(copy, " "); p; p = strtok(NULL, " "))
        argv[argc++] = p;
    return options_parse(argc, argv, l);
}

static void the_command_line_is_read(void **state)
{
    (void)state;
    Launch l;
    const Game *g;
    Setup cfg;
    assert_int_equal(parse(&l, "").code, 0);
    assert_int_equal(l.run, RUN_PROGRAM);
    assert_int_equal(
        parse(&l,
              "--game nullgame --seats person:Mira,bot:3:Skarn,bot --seed 77 --size 1024x640 --scale 1.5 --text 150 "
              "--theme contrast --speed=fast --inspect --scene setup")
            .code,
        0);
    assert_int_equal(l.w, 1024);
    assert_int_equal(l.h, 640);
    assert_float_equal(l.scale, 1.5, 0.001);
    assert_int_equal(l.text_percent, 150);
    assert_int_equal(l.theme, THEME_CONTRAST);
    assert_int_equal(l.speed, SPEED_FAST);
    assert_true(l.inspect && l.has_seed);
    assert_string_equal(l.scene, "setup");
    assert_int_equal(options_setup(&l, &g, &cfg).code, 0);
    assert_ptr_equal(g, &nullgame);
    assert_int_equal(cfg.nseats, 3);
    assert_int_equal(cfg.seed, 77);
    assert_string_equal(cfg.name[0], "Mira");
    assert_int_equal(cfg.player[1], 3);
    assert_string_equal(cfg.name[1], "Skarn");
    assert_int_equal(cfg.player[2], 2);
    assert_true(cfg.name[2][0] != '\0');
    assert_int_equal(parse(&l, "--game horde --seats bot:3-raider,bot:raider,bot:2-keeper:Odda").code, 0);
    assert_int_equal(options_setup(&l, &g, &cfg).code, 0);
    assert_true(cfg.player[0] == 13 && cfg.player[1] == 12 && cfg.player[2] == 22);
    assert_string_equal(cfg.name[0], g->character[0].name);
    assert_string_not_equal(cfg.name[1], cfg.name[0]);
    assert_string_equal(cfg.name[2], "Odda");
    char program[] = "hordehall", game[] = "--game=nullgame", seats[] = "--seats=person:  ,person: \u00A0,bot";
    char *const blank[] = {program, game, seats};
    assert_int_equal(options_parse(3, blank, &l).code, 0);
    assert_int_equal(options_setup(&l, &g, &cfg).code, 0);
    assert_string_equal(cfg.name[0], person_name(0)); /* a name is seen */
    assert_string_equal(cfg.name[1], person_name(1));
    assert_int_equal(parse(&l, "--position six.json --seats person,bot,bot,bot,bot,bot").code, 0);
    assert_int_equal(options_setup(&l, &g, &cfg).code, 0);
    assert_null(g); /* the file names it */
    assert_int_equal(parse(&l, "--replay games/x.journal@12").code, 0);
    assert_string_equal(l.replay_path, "games/x.journal");
    assert_int_equal(l.replay_at, 12);
    assert_int_equal(parse(&l, "--text 150 games/clicked.journal").code, 0); /* as a file manager opens it */
    assert_string_equal(l.replay_path, "games/clicked.journal");
    assert_int_equal(parse(&l, "one.journal two.journal").code, EXIT_USAGE);
    assert_int_equal(parse(&l, "-x").code, EXIT_USAGE);
    assert_int_equal(parse(&l, "--replay me@home.journal").code, 0);
    assert_string_equal(l.replay_path, "me@home.journal");
    assert_int_equal(l.replay_at, -1);
    assert_int_equal(parse(&l, "--version --nonsense").code, 0);
    assert_int_equal(l.run, RUN_VERSION);
}

static void wrong_words_on_the_command_line_get_a_sentence(void **state)
{
    (void)state;
    static const char *const wrong[] = {
        "--nonsense",
        "nonsense",
        "--size",
        "--size 12",
        "--size 1x1",
        "--size 99999x10",
        "--size 100x100x",
        "--scale 9",
        "--scale x",
        "--text 99",
        "--text 201",
        "--theme pink",
        "--speed warp",
        "--seed -1",
        "--seed x",
        "--scene attic",
        "--game chess",
        "--option edition",
        "--inspect=yes",
        "--theme=",
        "--seed 99999999999999999999999",
        "--replay x.journal --game horde",
        "--seats person,person --replay x.journal",
        "--replay x.journal --seed 3",
        "--replay x.journal --position y.json",
        "--position y.json --option level=full",
        "-x",
    };
    static const char *const impossible[] = {
        "--game nullgame --seats person",
        "--game nullgame --seats person,person,person,person,person",
        "--game nullgame --seats cat:Mira,dog",
        "--game nullgame --seats person:*Mira*,person,person",
        "--game nullgame --seats person:[coin:3],person,person",
        "--game nullgame --seats person,bot:9:Skarn",
        "--game nullgame --seats person,person:AnExceedinglyLongNameOfMoreThanThirtyTwoLetters",
        "--game nullgame --seats person:Odda,bot:2:Odda",
        "--game nullgame --option colour=red",
        "--game nullgame --option most=seven",
    };
    Launch l;
    const Game *g;
    Setup cfg;
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        Status s = parse(&l, wrong[i]);
        assert_int_equal(s.code, EXIT_USAGE);
        assert_true(strlen(s.text) > 12 && s.text[strlen(s.text) - 1] == '.');
    }
    for (size_t i = 0; i < sizeof impossible / sizeof impossible[0]; i++) {
        assert_int_equal(parse(&l, impossible[i]).code, 0);
        Status s = options_setup(&l, &g, &cfg);
        assert_int_equal(s.code, EXIT_USAGE);
        assert_true(strlen(s.text) > 12);
    }
}

static void no_two_chairs_of_the_command_line_share_a_name(void **state)
{
    (void)state;
    static const char *const lines[] = {"person:Skarn,bot", "bot,person:Grix", "person:Jonas,person,bot,bot:1:Vleck",
                                        "person,person:Mira"};
    Launch l;
    const Game *g;
    Setup cfg;
    for (size_t k = 0; k < sizeof lines / sizeof lines[0]; k++) {
        char line[128];
        (void)snprintf(line, sizeof line, "--game nullgame --seats %s", lines[k]);
        assert_int_equal(parse(&l, line).code, 0);
        assert_int_equal(options_setup(&l, &g, &cfg).code, 0);
        for (int i = 0; i < cfg.nseats; i++)
            for (int j = 0; j < i; j++)
                assert_string_not_equal(cfg.name[i], cfg.name[j]);
    }
    assert_int_equal(parse(&l, "--game nullgame --seats person:Odda,person:Odda").code, 0);
    assert_non_null(strstr(options_setup(&l, &g, &cfg).text, "two players have the name Odda"));
}

/* What "named below" promises. */
static void help_and_manual_name_the_games_and_their_house_rules(void **state)
{
    (void)state;
    Buf help = {0}, man = {0};
    options_help(&help);
    options_man(&man);
    for (int k = 0; game_list[k]; k++) {
        const Game *g = game_list[k];
        if (!board_by_game(g->id))
            continue;
        assert_non_null(strstr(buf_str(&help), g->title));
        assert_non_null(strstr(buf_str(&man), g->title));
        for (int i = 0; i < g->noptions; i++) {
            const OptionSpec *o = &g->option[i];
            Buf plain = {0}, troff = {0};
            buf_printf(&plain, "%s=%s", o->word, o->choice[o->preset]);
            for (const char *c = buf_str(&plain); *c; c++)
                buf_printf(&troff, *c == '-' ? "\\%c" : "%c", *c);
            assert_non_null(strstr(buf_str(&help), buf_str(&plain)));
            assert_non_null(strstr(buf_str(&man), buf_str(&troff)));
            buf_free(&plain);
            buf_free(&troff);
        }
    }
    buf_free(&help);
    buf_free(&man);
}

static void the_description_for_software_catalogues_names_every_table(void **state)
{
    (void)state;
    Buf text = {0};
    assert_int_equal(file_read(PROJECT_DIR "/packaging/org.hordehall.HordeHall.metainfo.xml", 1 << 20, &text).code, 0);
    for (int k = 0; game_list[k]; k++)
        if (board_by_game(game_list[k]->id) && !strstr(buf_str(&text), game_list[k]->title))
            fail_msg("%s is not in the metainfo", game_list[k]->title);
    buf_free(&text);
}

static void help_and_manual_name_every_option(void **state)
{
    (void)state;
    static const char *const words[] = {"game",       "seats", "option", "seed",    "replay", "position",   "scene",
                                        "size",       "scale", "text",   "theme",   "speed",  "screenshot", "inspect",
                                        "fullscreen", "data",  "help",   "version", "man"};
    Buf help = {0}, man = {0};
    options_help(&help);
    options_man(&man);
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++) {
        char a[40], b[40];
        (void)snprintf(a, sizeof a, "--%s", words[i]);
        (void)snprintf(b, sizeof b, "\\-\\-%s", words[i]);
        assert_non_null(strstr(buf_str(&help), a));
        assert_non_null(strstr(buf_str(&man), b));
    }
    assert_true(strncmp(buf_str(&man), ".TH ", 4) == 0);
    buf_free(&help);
    buf_free(&man);
}

/* ---- games on disk ----------------------------------------------------------------------------------------------- */
typedef struct {
    char home[64], data[128];
} Home;

static int count_files(const char *folder, const char *sub)
{
    Buf command = {0};
    char out[32] = "";
    buf_printf(&command, "ls %s/%s 2>/dev/null | wc -l", folder, sub);
    FILE *f = popen(buf_str(&command), "r");
    assert_non_null(f);
    assert_non_null(fgets(out, sizeof out, f));
    (void)pclose(f);
    buf_free(&command);
    return atoi(out);
}

/* An App with a window on the dummy display; its games lie in h->data. */
static App *begin(const Home *h)
{
    Launch l = {.replay_at = -1, .w = 1280, .h = 800};
    char err[300];
    App *app = app_new(&l, scene_list, err, sizeof err);
    assert_non_null(app);
    save_close(&app->save);
    save_open(&app->save, h->data);
    return app;
}

static void play(Match *m, int moves)
{
    for (int i = 0; i < moves && !match_over(m); i++) {
        Moves legal = {0};
        match_legal(m, match_to_act(m), &legal);
        assert_int_equal(match_play(m, match_serial(m), legal.m[0]).code, 0);
    }
}

/* What the program does after a move and after the last one; here the disk is waited for. */
static void keep(App *app)
{
    app_autosave(app);
    save_settle(app);
}

static void put_away(App *app)
{
    app_finish(app);
    save_settle(app);
}

static int make_home(void **state)
{
    Home *h = calloc(1, sizeof *h);
    assert_non_null(h);
    help_folder(h->home);
    (void)snprintf(h->data, sizeof h->data, "%s/games", h->home);
    assert_int_equal(file_make_dirs(h->data).code, 0);
    *state = h;
    return 0;
}

static int drop_home(void **state)
{
    Home *h = *state;
    help_remove(h->home);
    free(h);
    return 0;
}

static void a_game_that_was_left_can_be_continued(void **state)
{
    Home *h = *state;
    char what[SENTENCE_MAX], who[SENTENCE_MAX];
    App *app = begin(h);
    assert_false(app_continue_info(app, what, sizeof what, who, sizeof who));
    assert_int_not_equal(app_continue(app).code, 0);
    app_set_match(app, help_new(&nullgame, 2, 5));
    assert_int_equal(count_files(h->data, "continue.journal"), 0); /* dealt, not yet played */
    play(app_match(app), 3);
    keep(app);
    uint64_t hash = match_hash(app_match(app));
    assert_true(app_continue_info(app, what, sizeof what, who, sizeof who));
    app_set_match(app, help_new(game_by_id("horde"), 2, 5)); /* a game with a board says how far it goes */
    play(app_match(app), 3);
    assert_true(app_continue_info(app, what, sizeof what, who, sizeof who));
    assert_string_equal(what, "Horde, round 1 of 11");
    app_free(app);

    app = begin(h);
    assert_true(app_continue_info(app, what, sizeof what, who, sizeof who));
    assert_non_null(strstr(what, nullgame.title));
    assert_non_null(strstr(who, "Seat 1 and Seat 2"));
    assert_null(app_match(app));
    assert_int_equal(app_continue(app).code, 0);
    assert_non_null(app_match(app));
    assert_true(match_hash(app_match(app)) == hash);
    play(app_match(app), 1);
    keep(app);
    assert_int_equal(count_files(h->data, "recent"), 0); /* the same game goes on in its own file */
    assert_int_equal(app->nsays, 0);
    app_free(app);
}

static void a_new_game_puts_the_old_one_aside(void **state)
{
    Home *h = *state;
    App *app = begin(h);
    for (int i = 0; i < 3; i++) {
        app_set_match(app, help_new(&nullgame, 2, (uint64_t)i + 1));
        play(app_match(app), 2);
        keep(app);
    }
    assert_int_equal(count_files(h->data, "recent"), 2);
    play(app_match(app), 100);
    assert_true(match_over(app_match(app)));
    keep(app);
    put_away(app);
    assert_int_equal(count_files(h->data, "finished"), 1);
    assert_int_equal(count_files(h->data, "recent"), 2);
    char what[SENTENCE_MAX], who[SENTENCE_MAX], path[256];
    assert_false(app_continue_info(app, what, sizeof what, who, sizeof who));
    (void)snprintf(path, sizeof path, "%s/continue.journal", h->data);
    assert_false(file_exists(path));
    app_free(app);
}

/* Who may write into the folder lays a link where the lock will be. */
static void a_lock_makes_no_file_elsewhere(void **state)
{
    Home *h = *state;
    char lock[256], elsewhere[256], path[256];
    (void)snprintf(lock, sizeof lock, "%s/lock-1", h->data);
    (void)snprintf(elsewhere, sizeof elsewhere, "%s/elsewhere", h->home);
    (void)snprintf(path, sizeof path, "%s/continue.journal", h->data);
    assert_int_equal(symlink(elsewhere, lock), 0);
    App *app = begin(h);
    app_set_match(app, help_new(&nullgame, 2, 5));
    play(app_match(app), 2);
    keep(app);
    assert_false(file_exists(elsewhere));
    assert_true(file_exists(path)); /* the game is kept all the same */
    app_free(app);
}

static void a_damaged_game_keeps_its_first_moves(void **state)
{
    Home *h = *state;
    App *app = begin(h);
    app_set_match(app, help_new(&nullgame, 2, 5));
    play(app_match(app), 4);
    keep(app);
    app_free(app);
    char path[256], what[SENTENCE_MAX], who[SENTENCE_MAX];
    (void)snprintf(path, sizeof path, "%s/continue.journal", h->data);
    assert_int_equal(truncate(path, 0), 0); /* empty: nothing can be used */
    app = begin(h);
    assert_false(app_continue_info(app, what, sizeof what, who, sizeof who));
    assert_int_equal(app->nsays, 1);
    assert_true(file_exists(path)); /* kept all the same */
    app_set_match(app, help_new(&nullgame, 2, 5));
    play(app_match(app), 4);
    keep(app);
    assert_int_equal(count_files(h->data, "recent"), 1);
    app_free(app);

    struct stat st;
    assert_int_equal(stat(path, &st), 0);
    assert_int_equal(truncate(path, st.st_size - 40), 0); /* cut off in the last line and a bit */
    app = begin(h);
    assert_true(app_continue_info(app, what, sizeof what, who, sizeof who));
    assert_int_equal(app->nsays, 1);
    assert_non_null(strstr(app->say[0].text, "recent"));
    assert_int_equal(app_continue(app).code, 0);
    assert_in_range(match_serial(app_match(app)), 1, 4);
    keep(app); /* the damaged one is put aside, not overwritten */
    assert_int_equal(count_files(h->data, "recent"), 2);
    app_free(app);
}

static void a_foreign_or_newer_game_is_kept(void **state)
{
    Home *h = *state;
    static const char *const texts[] = {"hordehall-journal 99\n", "PK\x03\x04 something else",
                                        "hordehall-journal 2\ngame chess 1\n"};
    char path[256], what[SENTENCE_MAX], who[SENTENCE_MAX];
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++) {
        put(h->data, "continue.journal", texts[i], path);
        App *app = begin(h);
        assert_false(app_continue_info(app, what, sizeof what, who, sizeof who));
        assert_int_equal(app->nsays, 1);
        Buf text = {0};
        assert_int_equal(file_read(path, 4096, &text).code, 0);
        assert_string_equal(buf_str(&text), texts[i]);
        buf_free(&text);
        app_free(app);
    }
}

static void without_a_folder_the_game_goes_on(void **state)
{
    Home *h = *state;
    App *app = begin(h);
    save_close(&app->save);
    save_open(&app->save, NULL);
    app_set_match(app, help_new(&nullgame, 2, 5));
    play(app_match(app), 1);
    keep(app);
    play(app_match(app), 1);
    keep(app);
    assert_int_equal(app->nsays, 1); /* said once */
    assert_int_equal(match_serial(app_match(app)), 2);
    app_free(app);
    if (geteuid() == 0)
        return; /* root may write anywhere */
    app = begin(h);
    assert_int_equal(chmod(h->data, 0500), 0);
    app_set_match(app, help_new(&nullgame, 2, 5));
    keep(app);
    keep(app);
    assert_int_equal(app->nsays, 1);
    assert_int_equal(chmod(h->data, 0700), 0);
    app_free(app);
}

static void two_programs_keep_two_files(void **state)
{
    Home *h = *state;
    char path[256], what[SENTENCE_MAX], who[SENTENCE_MAX];
    App *first = begin(h), *second = begin(h);
    app_set_match(first, help_new(&nullgame, 2, 5));
    app_set_match(second, help_new(&nullgame, 3, 6));
    play(app_match(first), 1);
    play(app_match(second), 1);
    keep(first);
    keep(second);
    (void)snprintf(path, sizeof path, "%s/continue-2.journal", h->data);
    assert_true(file_exists(path));
    put_away(first);
    app_free(first);
    app_free(second);
    first = begin(h); /* alone again: finds the other one's game */
    assert_true(app_continue_info(first, what, sizeof what, who, sizeof who));
    assert_non_null(strstr(who, "Seat 3"));
    app_free(first);
}

/* A first one that has a game of its own puts what others left among the games put aside. */
static void games_of_other_programs_are_not_forgotten(void **state)
{
    Home *h = *state;
    char path[256];
    App *first = begin(h), *second = begin(h);
    app_set_match(first, help_new(&nullgame, 2, 5));
    app_set_match(second, help_new(&nullgame, 3, 6));
    play(app_match(first), 1);
    play(app_match(second), 1);
    keep(first);
    keep(second);
    app_free(first);
    (void)snprintf(path, sizeof path, "%s/continue-2.journal", h->data);
    first = begin(h); /* the second one still plays: its game is left alone */
    assert_true(file_exists(path));
    app_free(first);
    app_free(second);
    first = begin(h);
    assert_false(file_exists(path));
    KeptList list;
    app_kept(first, &list);
    assert_int_equal(list.n, 2);
    assert_int_equal(list.game[0].where, KEPT_TABLE);
    assert_int_equal(list.game[0].head.cfg.nseats, 2);
    assert_int_equal(list.game[1].where, KEPT_ASIDE);
    assert_int_equal(list.game[1].head.cfg.nseats, 3);
    kept_free(&list);
    app_free(first);
}

static void a_bug_leaves_a_journal(void **state)
{
    Home *h = *state;
    char path[256];
    App *app = begin(h);
    app_set_match(app, help_new(&nullgame, 2, 5));
    play(app_match(app), 2);
    save_on_bug(app);
    (void)snprintf(path, sizeof path, "%s/bug.journal", h->data);
    Match *m = NULL;
    assert_int_equal(journal_load(path, &m).code, 0);
    assert_true(match_hash(m) == match_hash(app_match(app)));
    match_free(m);
    app_free(app);
}

/* ---- rule book --------------------------------------------------------------------------------------------------- */
static void the_rule_book_is_read(void **state)
{
    (void)state;
    Rulebook b;
    rulebook_parse(
        "# Pebbles - rules\n\nPrefix **PE**. Pebbles is\na game.\n\nSources\n\n## 2 Setup\n\n- **PE-0.1** Not "
        "this.\n\n## 3 Rules\n\n"
        "### PE-1 Taking\n\n*First*\n\n- **PE-1.1** Take one or *two* (or -3). [PE: Play; R3]\n- **PE-1.2** A longer\n"
        "  rule in **two** lines. [R7]\n\n```\n- **PE-9.9** code\n```\n\n| a | b |\n\n### PE-2 End (see section "
        "4)\n\n- **PE-2.1** Over.\n\n"
        "## 4 Other\n\n- **PE-3.1** Not this.\n",
        &b);
    assert_int_equal(b.n, 8);
    assert_string_equal(b.entry[1].text, "Pebbles is a game.");
    assert_int_equal(b.entry[2].kind, ENTRY_HEADING);
    assert_string_equal(b.entry[2].id, "PE-1");
    assert_string_equal(b.entry[2].text, "Taking");
    assert_int_equal(b.entry[3].kind, ENTRY_SUBHEADING);
    assert_string_equal(b.entry[3].text, "First");
    assert_string_equal(b.entry[4].text, "Take one or *two* (or \xE2\x88\x92"
                                         "3).");
    assert_string_equal(b.entry[5].text, "A longer rule in *two* lines.");
    assert_string_equal(b.entry[6].text, "End");
    assert_int_equal(rulebook_find(&b, "PE-1.2"), 5);
    assert_int_equal(rulebook_find(&b, "PE-2.7"), 6); /* its chapter */
    assert_int_equal(rulebook_find(&b, "XX-2"), -1);
    size_t at = 0, length = 0;
    assert_true(rulebook_next(&b.entry[5], "LONGER", 0, &at, &length));
    assert_int_equal(at, 2);
    assert_true(rulebook_next(&b.entry[5], "in two lines", 0, &at, &length)); /* the marks of bold do not count */
    assert_int_equal(length, strlen("in *two* lines"));
    assert_false(rulebook_next(&b.entry[5], "shorter", 0, &at, &length));
    assert_true(rulebook_is_number(&b.entry[5], "pe-1.2"));
    assert_true(rulebook_is_number(&b.entry[5], "pe-1"));
    assert_false(rulebook_is_number(&b.entry[5], "pe"));
    assert_false(rulebook_is_number(&b.entry[1], "pe-1"));
    rulebook_free(&b);
}

static void every_rule_book_of_the_house_can_be_read(void **state)
{
    (void)state;
    for (int i = 0; i < HALL_TABLES; i++) { /* also of the tables to come */
        char path[600];
        Rulebook b;
        (void)snprintf(path, sizeof path, "%s/docs/rules/%s.md", PROJECT_DIR, hall_table(i).id);
        assert_int_equal(rulebook_read(path, &b).code, 0);
        int rules = 0;
        for (int k = 0; k < b.n; k++) {
            rules += b.entry[k].kind == ENTRY_RULE;
            assert_true(b.entry[k].text[0] != '\0');
            assert_null(strstr(b.entry[k].text, "[PE:"));
            assert_null(strstr(b.entry[k].text, "**"));
        }
        assert_true(rules > 60);
        rulebook_free(&b);
    }
}

/* What the Hall has read before there is a window are pictures of the cards that lie in it. */
static void the_hall_expects_pictures_of_its_games(void **state)
{
    (void)state;
    int expected = 0;
    for (int i = 0; game_list[i]; i++) {
        const Game *g = game_list[i];
        const Board *b = board_by_game(g->id);
        const char *const *picture = b != NULL ? b->hall->pictures : (const char *const[]){NULL};
        for (int k = 0; picture[k]; k++, expected++) {
            int shown = 0;
            for (int def = 1; def < g->ndefs; def++) {
                CardFace face = {0};
                shown += b->face(g, (DefId)def, &face) && face.picture && strcmp(face.picture, picture[k]) == 0;
            }
            if (shown == 0)
                fail_msg("%s shows no %s", g->id, picture[k]);
        }
    }
    assert_int_equal(expected, 9);
}

int main(void)
{
    (void)setenv("SDL_VIDEODRIVER", "dummy", 1);
    (void)setenv("SDL_AUDIODRIVER", "dummy", 1);
    char home[64];
    (void)snprintf(home, sizeof home, "/tmp/hordehall-test-home-XXXXXX");
    if (!mkdtemp(home))
        return 1;
    (void)setenv("XDG_CONFIG_HOME", home, 1); /* nobody's own settings are touched */
    (void)setenv("XDG_DATA_HOME", home, 1);
    (void)setenv("XDG_STATE_HOME", home, 1);
#define WITH_HOME(f) cmocka_unit_test_setup_teardown(f, make_home, drop_home)
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_hall_expects_pictures_of_its_games),
        cmocka_unit_test(settings_come_back_as_they_were_written),
        cmocka_unit_test(every_game_has_its_own_table),
        cmocka_unit_test(two_programs_keep_what_both_have_set),
        cmocka_unit_test(settings_that_cannot_be_read_are_not_written_over),
        cmocka_unit_test(tables_of_older_and_newer_versions_are_read_and_kept),
        cmocka_unit_test(chairs_that_cannot_be_become_some_that_can),
        cmocka_unit_test(settings_of_a_newer_version_are_kept),
        cmocka_unit_test(damaged_settings_are_refused_and_odd_members_left_out),
        cmocka_unit_test(the_command_line_is_read),
        cmocka_unit_test(wrong_words_on_the_command_line_get_a_sentence),
        cmocka_unit_test(no_two_chairs_of_the_command_line_share_a_name),
        cmocka_unit_test(help_and_manual_name_every_option),
        cmocka_unit_test(help_and_manual_name_the_games_and_their_house_rules),
        cmocka_unit_test(the_description_for_software_catalogues_names_every_table),
        WITH_HOME(a_game_that_was_left_can_be_continued),
        WITH_HOME(a_new_game_puts_the_old_one_aside),
        WITH_HOME(a_lock_makes_no_file_elsewhere),
        WITH_HOME(a_damaged_game_keeps_its_first_moves),
        WITH_HOME(a_foreign_or_newer_game_is_kept),
        WITH_HOME(without_a_folder_the_game_goes_on),
        WITH_HOME(two_programs_keep_two_files),
        WITH_HOME(games_of_other_programs_are_not_forgotten),
        WITH_HOME(a_bug_leaves_a_journal),
        cmocka_unit_test(the_rule_book_is_read),
        cmocka_unit_test(every_rule_book_of_the_house_can_be_read),
    };
    int failed = cmocka_run_group_tests(tests, NULL, NULL);
    help_remove(home);
    return failed;
}
