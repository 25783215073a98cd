/* SPDX-License-Identifier: MIT
 * The language of the program: which one a locale asks for, and that it changes in the settings at once, is kept, and comes
 * back. With the catalogues of the build. */
#include "help_app.h"
#include "help_book.h"

#include "app/options.h"
#include "app/scenes/list.h"
#include "base/file.h"
#include "boards/boards.h"
#include "bots/bot.h"
#include "core/say.h"
#include "gfx/gfx.h"
#include "lesson/lesson_play.h"
#include "sys/paths.h"
#include "ui/ui_keys.h"

static Languages *here; /* of the test that runs */

static void forget(void)
{
    languages_free(here);
    here = languages_new();
}

static void a_locale_names_a_language(void **st)
{
    (void)st;
    static const char *const there[] = {"en", "de", "pt"};
    static const struct {
        const char *value, *language;
    } row[] = {{"de_AT.UTF-8", "de"}, {"de", "de"},    {"fr:de:en", "de"}, {"fr_CA.UTF-8", "en"},
               {"pt_BR@x", "pt"},     {"den_X", "en"}, {"", "en"},         {"en_GB:de", "en"}};
    for (size_t i = 0; i < sizeof row / sizeof *row; i++)
        assert_string_equal(languages_named(row[i].value, there, 3), row[i].language);
    assert_true(languages_word_is_sound("pt_BR"));
    assert_false(languages_word_is_sound("../de"));
    assert_false(languages_word_is_sound("a-language-too-long"));
}

/* Each rung of the ladder has a name and a sentence of its own in every language. */
static void levels_have_names_in_every_language(void **st)
{
    (void)st;
    static const char *const language[] = {"en", "de", "fr"};
    char label[BOT_RUNGS][SENTENCE_MAX], help[BOT_RUNGS][SENTENCE_MAX];
    for (size_t l = 0; l < sizeof language / sizeof *language; l++) {
        languages_speak(here, language[l]);
        for (int i = 0; i < BOT_RUNGS; i++) {
            const BotLevel *level = bot_level(bot_ladder[i]);
            (void)snprintf(label[i], SENTENCE_MAX, "%s", say_word(level->label));
            (void)snprintf(help[i], SENTENCE_MAX, "%s", say_word(level->help));
            assert_int_equal(strcmp(help[i], level->help) == 0, l == 0);
            for (int k = 0; k < i; k++) {
                assert_string_not_equal(label[i], label[k]);
                assert_string_not_equal(help[i], help[k]);
            }
        }
    }
    forget();
}

static void the_locale_of_the_system_is_asked(void **st)
{
    (void)st;
    static const char *const variables[] = {"LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"};
    static const struct {
        const char *value[4], *language;
    } row[] = {{{"", "", "", "de_DE.UTF-8"}, "de"},
               {{"", "C", "", "de_DE.UTF-8"}, "en"},
               {{"", "", "en_US.UTF-8", "de_DE"}, "en"},
               {{"eo:de", "", "", "en_US.UTF-8"}, "de"},
               {{"de", "", "", "C.UTF-8"}, "en"}};
    for (size_t i = 0; i < sizeof row / sizeof *row; i++) {
        for (int k = 0; k < 4; k++)
            assert_int_equal(setenv(variables[k], row[i].value[k], 1), 0);
        languages_speak(here, "");
        assert_string_equal(languages_spoken(here), row[i].language);
        assert_string_equal(say_word("Settings"), row[i].language[0] == 'd' ? "Einstellungen" : "Settings");
    }
    for (int k = 0; k < 4; k++)
        (void)unsetenv(variables[k]);
    forget();
}

/* Whoever wants two languages, the first of which is damaged, gets the second; nobody else reads it. */
static void a_damaged_language_makes_room_for_the_next(void **st)
{
    (void)st;
    char path[1200];
    (void)snprintf(path, sizeof path, "%s/damaged.mo", path_words());
    FILE *file = fopen(path, "w");
    assert_non_null(file);
    (void)fputs("no catalogue", file);
    (void)fclose(file);
    assert_int_equal(setenv("LANG", "de_DE.UTF-8", 1), 0);
    static const struct {
        const char *list, *language;
    } row[] = {{"damaged:de", "de"}, {"damaged:fr:de", "fr"}, {"damaged", "en"}, {"en:damaged", "en"}};
    for (size_t i = 0; i < sizeof row / sizeof *row; i++) {
        assert_int_equal(setenv("LANGUAGE", row[i].list, 1), 0);
        languages_speak(here, "");
        assert_string_equal(languages_spoken(here), row[i].language);
    }
    Language there[LANGUAGES_MOST];
    for (int n = languages_list(there, false); n-- > 0;)
        assert_string_not_equal(there[n].word, "damaged");
    (void)unlink(path);
    (void)unsetenv("LANG");
    (void)unsetenv("LANGUAGE");
    forget();
}

static void a_language_is_chosen_in_the_settings(void **st)
{
    (void)st;
    App *app = live_begin(1280, 800, 100);
    app_go(app, SCENE_SETTINGS, NULL, 0);
    live_settle(app);
    assert_true(live_says(app, "Text size"));
    Language there[LANGUAGES_MOST];
    int n = languages_list(there, false), german = 0;
    for (int i = 0; i < n; i++)
        if (strcmp(there[i].word, "de") == 0)
            german = i;
    assert_string_equal(there[german].name, "Deutsch");
    char id[32];
    (void)snprintf(id, sizeof id, "language/%d", german);
    live_click(app, id);
    assert_true(live_says(app, "Schriftgröße"));
    assert_false(live_says(app, "Text size"));
    assert_string_equal(app_settings(app)->language, "de");
    live_click(app, "language/1");
    assert_true(live_says(app, "Text size"));
    assert_string_equal(app_settings(app)->language, "en");
    app_free(app);
}

static bool seat_begins(App *app, const char *id, const char *words)
{
    json_t *root = live_look(app), *item = live_find(root, id);
    bool begins = item && strncmp(json_string_value(json_object_get(item, "about")), words, strlen(words)) == 0;
    json_decref(root);
    return begins;
}

/* What a table keeps in words (who sits there, what happened) is said anew; the game goes on where it stood. */
static void a_game_at_the_table_goes_on_in_the_new_language(void **st)
{
    (void)st;
    char err[300];
    Launch l = {.replay_at = -1, .game_id = "horde", .seats = "person:Mira,bot:1:Grokk", .screenshot = "none.png"};
    App *app = app_new(&l, scene_list, err, sizeof err);
    assert_non_null(app);
    assert_int_equal(app_start(app).code, 0);
    live_settle(app);
    uint32_t serial = match_serial(app_match(app));
    assert_true(seat_begins(app, "seat-1", "easy\n")); /* who plays there, at the portrait */
    app_push(app, SCENE_SETTINGS, NULL, 0);
    live_settle(app);
    (void)snprintf(app_settings(app)->language, sizeof app_settings(app)->language, "de");
    app_settings_changed(app);
    app_pop(app);
    live_settle(app);
    assert_true(seat_begins(app, "seat-1", "leicht\n"));
    assert_int_equal(match_serial(app_match(app)), serial);
    app_free(app);
}

static void a_language_is_kept(void **st)
{
    (void)st;
    char folder[64], path[128];
    help_folder(folder);
    (void)snprintf(path, sizeof path, "%s/settings.json", folder);
    Settings s = settings_default(), again;
    assert_string_equal(s.language, "");
    (void)snprintf(s.language, sizeof s.language, "de");
    assert_int_equal(settings_write(path, NULL, &s).code, 0);
    assert_int_equal(settings_read(path, &again).code, 0);
    assert_string_equal(again.language, "de");
    assert_int_equal(file_write(path, "{\"language\": \"../x\"}", 20).code, 0);
    assert_int_equal(settings_read(path, &again).code, 0);
    assert_string_equal(again.language, "");
    help_remove(folder);
}

static const char *const complete[] = {"de", "fr"};
enum { COMPLETE = sizeof complete / sizeof complete[0] };

/* Cards of Siege are made of parts, and spoken whole. */
static void a_card_of_siege_is_printed_in_other_languages(void **st)
{
    (void)st;
    const Game *g = game_by_id("siege");
    int english = 0;
    for (int i = 0; i < COMPLETE; i++) {
        languages_speak(here, complete[i]);
        for (int def = 1; def < g->ndefs; def++)
            english += g->def[def].text && strcmp(say_word(g->def[def].text), g->def[def].text) == 0;
    }
    forget();
    assert_int_equal(english, 0);
}

/* What the innkeeper says, step by step. */
static void lessons_are_told_in_other_languages(void **st)
{
    (void)st;
    int steps = 0;
    for (int i = 0; i < COMPLETE; i++) {
        languages_speak(here, complete[i]);
        for (int k = 0; game_list[k / LESSONS_OF_GAME]; k++) {
            char path[600], words[SENTENCE_MAX];
            Lesson l;
            const Game *g = game_list[k / LESSONS_OF_GAME];
            int n = k % LESSONS_OF_GAME;
            (void)snprintf(path, sizeof path, "%s/assets/lessons/%s-%d.lesson", PROJECT_DIR, g->id, n + 1);
            if (!board_by_game(g->id) || access(path, R_OK) != 0)
                continue;
            assert_int_equal(lesson_load(path, &l).code, 0);
            for (int scene = 0; scene < l.nscenes; scene++)
                for (int step = 0; step < l.scene[scene].nsteps; step++, steps++) {
                    const char *english = l.scene[scene].step[step].say;
                    assert_true(lesson_words(&l, "Mira", english, words, sizeof words));
                    if (english[0] && strcmp(words, english) == 0)
                        fail_msg("'%s' is said in English", words);
                }
            lesson_free(&l);
        }
    }
    forget();
    assert_true(steps > 60);
}

static void greek_and_cyrillic_need_no_font_of_the_machine(void **st)
{
    (void)st;
    App *app = live_begin(1280, 800, 100);
    assert_int_equal(setenv("HORDEHALL_FONTS", "/nowhere", 1), 0);
    assert_true(gfx_can_write(app->gfx, "Ёлка, Ωμέγα, Çağrı, Łukasz"));
    assert_false(gfx_can_write(app->gfx, "\U0010FFFD"));
    assert_false(gfx_can_write(app->gfx, "太郎"));
    app_free(app);
}

static void a_cap_in_letters_is_as_the_pad_prints_it(void **st)
{
    (void)st;
    App *app = live_begin(1280, 800, 100);
    languages_speak(here, "fr");
    assert_string_equal(say_word("Start"), "Commencer"); /* a button of a screen */
    assert_string_equal(pad_cap_word(app->ui, SDL_CONTROLLER_BUTTON_START), "Start");
    assert_string_equal(pad_cap_word(app->ui, SDL_CONTROLLER_BUTTON_A), "bouton du bas");
    forget();
    app_free(app);
}

/* ---- the rule books in German ------------------------------------------------------------------------------------- */
static void read_book(const Game *g, const char *language, Rulebook *b)
{
    languages_speak(here, language);
    help_book(g, b);
}

static void every_rule_is_there_in_german(void **st)
{
    (void)st;
    int missing = 0, books = 0;
    for (int i = 0; game_list[i]; i++) {
        if (!board_by_game(game_list[i]->id))
            continue;
        Rulebook english;
        read_book(game_list[i], "en", &english);
        languages_speak(here, "de");
        for (int k = 0; k < english.n; k++) {
            Entry *e = &english.entry[k];
            char *more = strstr(e->text, "\nSee also:"); /* put there in the language that is spoken */
            if (more)
                *more = '\0';
            if (e->kind == ENTRY_INDEX || !e->text[0] || say_word(e->text) != e->text)
                continue;
            print_error("po/rules/de.po has no German of %s %s: %.60s\n", game_list[i]->id, e->id, e->text);
            missing++;
        }
        rulebook_free(&english);
        books++;
    }
    forget();
    assert_int_equal(missing, 0);
    assert_true(books >= 4);
}

static bool rule_leads(const Rulebook *b, const char *rule, const char *word, const char *to)
{
    const Entry *e = &b->entry[rulebook_find(b, rule)];
    for (int i = 0; i < e->nlinks; i++)
        if (strlen(word) == e->link[i].length && strncmp(e->text + e->link[i].at, word, e->link[i].length) == 0)
            return strcmp(b->entry[e->link[i].to].id, to) == 0;
    return false;
}

static void german_keywords_lead_on_with_german_endings(void **st)
{
    (void)st;
    static const struct {
        const char *rule, *word, *to;
    } there[] = {
        {"SH-15.15", "Trampeln", "SH-15.20"}, {"SH-10.5", "Rüstung", "SH-15.1"},     {"SH-8.1", "Schergen", "SH-2.12"},
        {"SH-7.8", "Erschöpfte", "SH-2.16"},  {"SH-5.10", "Verbündeter", "SH-14.1"}, {"SH-7.8", "Kreaturen", "SH-2.3"},
        {"SH-15.2", "Schläge", "nowhere"},    {"SH-5.22", "SH-15.16", "SH-15.16"},
    };
    Rulebook b;
    read_book(game_by_id("siege"), "de", &b);
    for (size_t i = 0; i < sizeof there / sizeof there[0]; i++)
        if (rule_leads(&b, there[i].rule, there[i].word, there[i].to) != (there[i].to[0] == 'S'))
            fail_msg("%s: %s", there[i].rule, there[i].word);
    rulebook_free(&b);
    forget();
}

/* ---- the command line ---------------------------------------------------------------------------------------------- */
static void help_and_manual_name_every_option(const char *language, const char *head)
{
    Buf help = {0}, man = {0};
    languages_speak(here, language);
    options_help(&help);
    options_man(&man);
    for (const CmdRow *o = options_row; o->word; o++) {
        char plain[40];
        Buf troff = {0};
        (void)snprintf(plain, sizeof plain, "  %s ", o->word);
        buf_add(&troff, "\\fB");
        for (const char *c = o->word; *c; c++) /* each hyphen is one that can be copied */
            buf_printf(&troff, "%s%c", *c == '-' ? "\\" : "", *c);
        buf_add(&troff, "\\fR");
        if (!strstr(buf_str(&help), plain) || !strstr(buf_str(&man), buf_str(&troff)))
            fail_msg("%s is not there", o->word);
        buf_free(&troff);
        if (!strstr(buf_str(&help), say_word(o->help)) || strstr(buf_str(&help), o->help))
            fail_msg("%s is said in English, and not in '%s'", o->word, language);
    }
    for (int i = 0; game_list[i]; i++)
        if (board_by_game(game_list[i]->id))
            assert_non_null(strstr(buf_str(&man), say_word(game_list[i]->title)));
    assert_non_null(strstr(buf_str(&man), head));
    assert_null(strstr(buf_str(&man), " the "));
    buf_free(&help);
    buf_free(&man);
    forget();
}

static void help_and_manual_are_there_in_other_languages(void **st)
{
    (void)st;
    help_and_manual_name_every_option("de", ".SH BEZEICHNUNG\nhordehall \\- ");
    help_and_manual_name_every_option("fr", ".SH NOM\nhordehall \\- ");
}

static void help_takes_a_language_before_and_behind_it(void **st)
{
    (void)st;
    char lines[][60] = {"hordehall --help --language de", "hordehall --language de --help",
                        "hordehall -h --language=de --nonsense", "hordehall --help --nonsense --language"};
    for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++) {
        Launch l;
        char *argv[4], *rest = NULL;
        int argc = 0;
        for (char *p = strtok_r(lines[i], " ", &rest); p && argc < 4; p = strtok_r(NULL, " ", &rest))
            argv[argc++] = p;
        assert_int_equal(options_parse(argc, argv, &l).code, 0);
        assert_int_equal(l.run, RUN_HELP);
        if (i < 3)
            assert_string_equal(l.language, "de");
        else
            assert_null(l.language);
    }
}

/* ---- what a desktop shows --------------------------------------------------------------------------------------- */
static int count(const char *text, const char *part)
{
    int n = 0;
    for (const char *p = text; (p = strstr(p, part)) != NULL; p += strlen(part))
        n++;
    return n;
}

static void menus_and_software_catalogues_have(const char *language)
{
    static const char *const element[] = {"summary", "p", "li"}, *const key[] = {"GenericName", "Comment", "Keywords"};
    Buf info = {0}, menu = {0};
    assert_int_equal(file_read(PROJECT_DIR "/packaging/org.hordehall.HordeHall.metainfo.xml", 1 << 20, &info).code, 0);
    assert_int_equal(file_read(PROJECT_DIR "/packaging/org.hordehall.HordeHall.desktop", 1 << 20, &menu).code, 0);
    for (size_t i = 0; i < sizeof element / sizeof element[0]; i++) {
        char english[40], other[40];
        (void)snprintf(english, sizeof english, "<%s>", element[i]);
        (void)snprintf(other, sizeof other, "<%s xml:lang=\"%s\">", element[i], language);
        assert_true(count(buf_str(&info), english) > 0);
        assert_int_equal(count(buf_str(&info), other), count(buf_str(&info), english));
    }
    for (size_t i = 0; i < sizeof key / sizeof key[0]; i++) {
        char other[40];
        (void)snprintf(other, sizeof other, "\n%s[%s]=", key[i], language);
        assert_int_equal(count(buf_str(&menu), other), 1);
    }
    languages_speak(here, language);
    for (int i = 0; game_list[i]; i++)
        if (board_by_game(game_list[i]->id) && !strstr(buf_str(&info), say_word(game_list[i]->title)))
            fail_msg("packaging/org.hordehall.HordeHall.metainfo.xml does not name %s", say_word(game_list[i]->title));
    forget();
    buf_free(&info);
    buf_free(&menu);
}

static void menus_and_software_catalogues_have_other_languages(void **st)
{
    (void)st;
    for (int i = 0; i < COMPLETE; i++)
        menus_and_software_catalogues_have(complete[i]);
}

int main(void)
{
    here = languages_new();
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_locale_names_a_language),
        cmocka_unit_test(the_locale_of_the_system_is_asked),
        cmocka_unit_test(levels_have_names_in_every_language),
        cmocka_unit_test(a_damaged_language_makes_room_for_the_next),
        cmocka_unit_test(a_language_is_chosen_in_the_settings),
        cmocka_unit_test(a_game_at_the_table_goes_on_in_the_new_language),
        cmocka_unit_test(a_language_is_kept),
        cmocka_unit_test(a_card_of_siege_is_printed_in_other_languages),
        cmocka_unit_test(lessons_are_told_in_other_languages),
        cmocka_unit_test(greek_and_cyrillic_need_no_font_of_the_machine),
        cmocka_unit_test(a_cap_in_letters_is_as_the_pad_prints_it),
        cmocka_unit_test(every_rule_is_there_in_german),
        cmocka_unit_test(german_keywords_lead_on_with_german_endings),
        cmocka_unit_test(help_and_manual_are_there_in_other_languages),
        cmocka_unit_test(help_takes_a_language_before_and_behind_it),
        cmocka_unit_test(menus_and_software_catalogues_have_other_languages),
    };
    int failed = cmocka_run_group_tests(tests, NULL, NULL);
    languages_free(here);
    return failed;
}
