/* SPDX-License-Identifier: MIT
 * The command line, and what is said of it and of the tables before the program runs: --help, the manual, the metainfo. */
#include "help.h"

#include "app/options.h"
#include "boards/boards.h"
#include "games/nullgame/nullgame.h"

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

static void a_lesson_is_named_by_its_game_and_number(void **state)
{
    (void)state;
    static const struct {
        const char *text, *game;
        int number;
        const char *step;
    } row[] = {{"horde", "horde", 0, ""},   {"horde/round/dark", "horde", 0, "round/dark"},
               {"siege-1", "siege", 0, ""}, {"siege-2/hide/imp", "siege", 1, "hide/imp"},
               {"siege-3", NULL, 0, ""},    {"siege-2x", NULL, 0, ""},
               {"-2", NULL, 1, ""},         {"", NULL, 0, ""}};
    for (size_t i = 0; i < sizeof row / sizeof *row; i++) {
        int number = -1;
        const char *step = NULL;
        assert_ptr_equal(options_lesson(row[i].text, &number, &step), row[i].game ? game_by_id(row[i].game) : NULL);
        assert_int_equal(number, row[i].number);
        assert_string_equal(step, row[i].step);
    }
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
        "--size 4294968320x4294968096", /* as 32 bits: 1024x800 */
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

/* One line for each kind of row, and for each function that a row names. */
static void a_refusal_names_the_option_the_value_and_what_it_takes(void **state)
{
    (void)state;
    static const char *const row[][2] = {
        {"nonsense", "'nonsense' is not an option. Try --help."},
        {"-x", "'-x' is not an option. Try --help."},
        {"--nonsense=1", "There is no option '--nonsense=1'. Try --help."},
        {"--", "There is no option '--'. Try --help."},
        {"--inspect=", "--inspect takes no value."},
        {"--help=1", "--help takes no value."},
        {"--game", "--game needs a value: GAME."},
        {"--lesson=", "--lesson needs a value: GAME[-2][/SCENE/STEP]."},
        {"--game chess", "--game: 'chess' is not a game in this version (see --help)."},
        {"--option edition", "--option: 'edition' is not of the form word=choice."},
        {"--seed -1", "--seed: '-1' is not a number."},
        {"--seed 18446744073709551616", "--seed: '18446744073709551616' is not a number."},
        {"--lesson chess", "--lesson: 'chess' is not a game, or one of its steps: horde/round/dark."},
        {"--scene attic", "--scene: 'attic' is not title, setup, settings, play, scoring, pause, rules, credits, "
                          "gallery, chronicle, statistics, medals, lessons, people or deck."},
        {"--size 63x64", "--size: '63x64' is not a size such as 1280x800 (each side 64 to 16384)."},
        {"--scale nan", "--scale: 'nan' is not a factor from 0.5 to 3."},
        {"--text 150x", "--text: '150x' is not a percentage from 100 to 200."},
        {"--text 99999999999999999999", "--text: '99999999999999999999' is not a percentage from 100 to 200."},
        {"--theme pink", "--theme: 'pink' is not tavern, daylight or contrast."},
        {"--language ../de", "--language: '../de' is not a language such as de."},
        {"--speed warp", "--speed: 'warp' is not off, fast, normal or slow."},
        {"--soak 0", "--soak: '0' is not a number of games."},
        {"--art-book x --scene gallery", "--art-book only writes a folder: it takes only --language and --data."},
    };
    Launch l;
    for (size_t i = 0; i < sizeof row / sizeof row[0]; i++)
        assert_string_equal(parse(&l, row[i][0]).text, row[i][1]);
    char longer[1100];
    memset(longer, 'x', sizeof longer - 1);
    longer[sizeof longer - 1] = '\0';
    char replay[] = "--replay";
    char *const argv[] = {replay, replay, longer};
    assert_non_null(strstr(options_parse(3, argv, &l).text, "xxx' is not a file name of usual length."));
}

static void no_more_house_rules_are_taken_than_there_is_room_for(void **state)
{
    (void)state;
    char option[] = "--option=word=choice", *argv[START_OPTIONS + 2];
    for (int i = 0; i < START_OPTIONS + 2; i++)
        argv[i] = option;
    Launch l;
    assert_int_equal(options_parse(START_OPTIONS + 1, argv, &l).code, 0);
    assert_int_equal(l.noptions, START_OPTIONS);
    assert_string_equal(options_parse(START_OPTIONS + 2, argv, &l).text, "--option: no more than 32 of them.");
}

static void every_choice_of_an_option_is_taken(void **state)
{
    (void)state;
    Launch l;
    for (int i = 0; i < THEME_COUNT; i++) {
        char line[40];
        (void)snprintf(line, sizeof line, "--theme %s", theme_word((ThemeId)i));
        assert_int_equal(parse(&l, line).code, 0);
        assert_true(l.has_theme && l.theme == (ThemeId)i && !l.has_speed);
    }
    for (int i = 0; i < SPEED_COUNT; i++) {
        char line[40];
        (void)snprintf(line, sizeof line, "--speed=%s", speed_words[i]);
        assert_int_equal(parse(&l, line).code, 0);
        assert_true(l.has_speed && l.speed == (Speed)i && !l.has_theme);
    }
    for (const CmdRow *row = options_row; row->word; row++)
        for (int i = 0; row->choices && row->choices[i]; i++) {
            char line[60];
            (void)snprintf(line, sizeof line, "%s %s", row->word, row->choices[i]);
            assert_int_equal(parse(&l, line).code, 0);
        }
    assert_int_equal(parse(&l, "--theme tavern --theme contrast").code, 0);
    assert_int_equal(l.theme, THEME_CONTRAST); /* the last one holds */
}

static void help_is_in_the_language_that_is_named_before_or_behind_it(void **state)
{
    (void)state;
    static const char *const lines[] = {"--help --language fr", "--language fr --help",
                                        "--man --nonsense --language=fr", "-h --language ../x --language fr",
                                        "--help --language= --language fr"};
    Launch l;
    for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++) {
        assert_int_equal(parse(&l, lines[i]).code, 0);
        assert_int_equal(l.run, i == 2 ? RUN_MAN : RUN_HELP);
        assert_string_equal(l.language, "fr");
    }
    assert_int_equal(parse(&l, "--help --language").code, 0);
    assert_null(l.language);
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
            fail_msg("packaging/org.hordehall.HordeHall.metainfo.xml does not name %s", game_list[k]->title);
    buf_free(&text);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_command_line_is_read),
        cmocka_unit_test(a_lesson_is_named_by_its_game_and_number),
        cmocka_unit_test(wrong_words_on_the_command_line_get_a_sentence),
        cmocka_unit_test(a_refusal_names_the_option_the_value_and_what_it_takes),
        cmocka_unit_test(no_more_house_rules_are_taken_than_there_is_room_for),
        cmocka_unit_test(every_choice_of_an_option_is_taken),
        cmocka_unit_test(help_is_in_the_language_that_is_named_before_or_behind_it),
        cmocka_unit_test(no_two_chairs_of_the_command_line_share_a_name),
        cmocka_unit_test(help_and_manual_name_every_option),
        cmocka_unit_test(help_and_manual_name_the_games_and_their_house_rules),
        cmocka_unit_test(the_description_for_software_catalogues_names_every_table),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
