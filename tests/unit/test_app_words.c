/* SPDX-License-Identifier: MIT
 * Every screen in a language of longer words: all that it says fits where it is written, no text is cut, no mark is left
 * unfilled, and nothing is put into the language twice.  test_app_pseudo is the same with the catalogue for tests, made of
 * the template that translators get: there every drawn word must have come from it.  test_app_german is the same in German,
 * test_app_french in French at fewer sizes. Every day a sample is read where there is least room; in the deep run all of it
 * at all sizes. */
#include "help_longer.h"
#include "help_screens.h"

#include "base/file.h"
#include "app/scenes/gallery.h"
#include "boards/boards.h"
#include "core/journal.h"

#if defined GERMAN || defined FRENCH
#include "app/languages.h"
#endif
#include "gfx/inside.h"
#ifdef PSEUDO
#include "app/languages.h"
#include "app/scenes/rulebook.h"

/* ---- what is drawn without a catalogue ---------------------------------------------------------------------------- */

/* Names of persons, things that are called so in every language, keys, and what a person has typed. */
static const char *const as_it_is[] = {
    "Horde Hall",
    "English",
    "Deutsch",
    "Français",
    "Pseudo",
    "Aa",
    "PNG",
    "Esc",
    "Enter",
    "Tab",
    "Ctrl",
    "Shift",
    "such a card is not there",
    "cut",
    "journal", /* what this test types, and its files */
    "Alt",
    "Mira",
    "Grokk",
    "Odo",
    "Lene",
    "Taro",
    "Ürsel",
    "Skarn",
    "Jonas",
    "Ada",
    "Bo",
};

static int strangers;
static Buf books; /* the pages of the rule books, without their marks: they are written in one language so far */

static void read_books(void)
{
    for (int i = 0; game_list[i]; i++) {
        char path[300];
        Rulebook b;
        (void)snprintf(path, sizeof path, "%s/docs/rules/%s.md", PROJECT_DIR, game_list[i]->id);
        bool there = rulebook_read(path, &b).code == 0;
        for (int k = 0; there && k < b.n; k++, buf_add(&books, " "))
            for (const char *p = b.entry[k].text; *p; p++)
                if (*p != '*')
                    buf_addn(&books, *p == '\n' ? " " : p, 1);
        rulebook_free(&b);
    }
}

static bool is_ours(const char *word, size_t n)
{
    for (size_t i = 0; i < sizeof as_it_is / sizeof *as_it_is; i++)
        for (const char *p = strstr(as_it_is[i], ""); *p; p++)
            if (strncmp(p, word, n) == 0 && !isalpha((unsigned char)p[n]) && (p == as_it_is[i] || p[-1] == ' '))
                return true;
    for (int i = 0; game_list[i]; i++) /* of the numbers of rules */
        if (strlen(game_list[i]->prefix) == n && strncmp(game_list[i]->prefix, word, n) == 0)
            return true;
    return false;
}

/* A word of two letters or more, none of them with an accent: of the catalogue each has at least one behind it. */
static bool is_strange(const char *text)
{
    for (const char *p = text; *p;) {
        size_t n = 0;
        while (isalpha((unsigned char)p[n]))
            n++;
        bool alone = (p == text || !((unsigned char)p[-1] & 0x80)) && !((unsigned char)p[n] & 0x80);
        if (n > 1 && alone && !is_ours(p, n))
            return true;
        p += n > 0 ? n : 1;
    }
    return false;
}

/* True if the line begins with the end of a journal's path, which was broken in the middle. */
static bool is_end_of_path(const char *s)
{
    static const char file[] = ".journal";
    size_t n = strcspn(s, " ");
    return n > 1 && n < sizeof file && strncmp(s, file + sizeof file - 1 - n, n) == 0;
}

SDL_Surface *__real_fonts_render(Fonts *f, Face face, int pixels, Color c, const char *s);
SDL_Surface *__wrap_fonts_render(Fonts *f, Face face, int pixels, Color c, const char *s);
SDL_Surface *__wrap_fonts_render(Fonts *f, Face face, int pixels, Color c, const char *s)
{
    static char said[400][64];
    int i = 0;
    while (i < strangers && strncmp(said[i], s, sizeof said[i] - 1) != 0)
        i++;
    /* Paths are nobody's words, also where a line breaks them: the long ones of these tests are zeros. */
    bool path = s[0] == '/' || is_end_of_path(s) || strstr(s, "0000000") != NULL || strstr(s, "hordehall-test") != NULL;
    if (i == strangers && i < 400 && is_strange(s) && !path && !strstr(buf_str(&books), s) &&
        strncmp(s, "Now: ", 5) != 0 && !strstr(s, ":› ")) { /* "See also:", and keywords of the book */
        (void)snprintf(said[strangers++], sizeof said[i], "%s", s);
        print_error("'%s' is drawn, and stands in no catalogue\n", s);
    }
    return __real_fonts_render(f, face, pixels, c, s);
}
#endif

/* Marks that were not filled in, and words that have grown twice, on what was drawn last. */
static int check_labels(App *app, const char *where)
{
    int bad = 0;
    size_t i;
    char *line = ui_inspect(app->ui);
    json_t *root = json_loads(line, 0, NULL), *item;
    assert_non_null(root);
    free(line);
    json_array_foreach(json_object_get(root, "items"), i, item)
    {
        const char *label = json_string_value(json_object_get(item, "label"));
        if (strpbrk(label, "{}|"))
            bad += complain("%s: a mark stands in '%s'", where, label);
        if (longer_twice(label))
            bad += complain("%s: '%s' is put into the language twice", where, label);
    }
    json_decref(root);
    return bad;
}

/* Whether words have room is known before anything is painted: what is painted then are longer words by the same functions,
 * which test_app_screens does, and here the catalogue for tests, and each language where somebody plays. */
static void lay_out(App *app)
{
#ifdef PSEUDO
    app_draw(app);
#else
    app_dry(app, NULL);
#endif
}

static int check_shown_words(App *app, const char *where)
{
    const char *first = "";
    int bad = check_labels(app, where);
    if (gfx_overflow(app->gfx, &first))
        bad += complain("%s: the text '%s' is cut", where, first);
    return bad;
}

/* Where things move, or lie on each other as cards do. */
static int check_words(App *app, const char *where)
{
    lay_out(app);
    return check_shown_words(app, where);
}

static int check(App *app, const char *where)
{
    lay_out(app);
    return check_shown(app, where) + check_labels(app, where);
}

static const struct {
    int w, h, text;
} sizes[] = {
#ifdef FRENCH /* where there is most room of the usual, and least */
    {1280, 800, 100},
    {1024, 640, 200},
#else
    {1280, 800, 100}, {1280, 800, 200}, {1024, 640, 100}, {1024, 640, 200}, {1920, 1080, 150},
#endif
};
#ifdef GERMAN
enum { SIZES = 4, USUAL = 0, SMALL = 2, NARROWEST = 3 };
#elif defined FRENCH
enum { SIZES = 2, USUAL = 0, SMALL = 0, NARROWEST = 1 };
#elif defined PSEUDO
enum { SIZES = 1, USUAL = 0, SMALL = 0, NARROWEST = 0 };
#else
enum { SIZES = sizeof sizes / sizeof *sizes, USUAL = 0, SMALL = 2, NARROWEST = 3 };
#endif
/* One in so many of the questions, cards and signs is enough for every day. */
#ifdef GERMAN
enum { DAILY = 2 };
#elif defined FRENCH
enum { DAILY = 6 };
#else
enum { DAILY = 4 };
#endif

static int sample(void)
{
    return help_many(DAILY, 1);
}

/* Every day where there is least room, and in German, which is longer than most, at the usual size too. */
static bool is_due(int i)
{
#ifdef GERMAN
    return i == NARROWEST || i == USUAL || help_deep();
#else
    return i == NARROWEST || SIZES <= 2 || help_deep();
#endif
}

/* A card in the hand has no depth here: that is most of the time, and has the letters of the flat one. */
static App *begin_at(int i)
{
    App *app = begin(sizes[i].w, sizes[i].h, sizes[i].text, THEME_TAVERN);
    (void)snprintf(app->gfx->data_dir, sizeof app->gfx->data_dir, "/nowhere"); /* of the reliefs */
    return app;
}

static void the_screens_have_room_for_longer_words(void **state)
{
    (void)state;
    static const SceneId screens[] = {SCENE_TITLE, SCENE_SETTINGS,  SCENE_CREDITS, SCENE_RULES,
                                      SCENE_PAUSE, SCENE_CHRONICLE, SCENE_GALLERY, SCENE_LESSONS};
    int bad = 0;
    for (int i = 0; i < SIZES; i++) {
        if (!is_due(i))
            continue;
        App *app = begin_at(i);
        for (size_t k = 0; k < sizeof screens / sizeof *screens; k++) {
            char where[96];
            (void)snprintf(where, sizeof where, "%s at %dx%d, text %d %%", scene_list[screens[k]]->word, sizes[i].w,
                           sizes[i].h, sizes[i].text);
            show(app, screens[k]);
            bad += check(app, where);
        }
        App *first = begin_new(sizes[i].w, sizes[i].h, sizes[i].text, THEME_TAVERN);
        show(first, SCENE_TITLE);
        bad += check(first, "the first visit");
        app_free(first);
        show(app, SCENE_SETTINGS);
        for (int page = 0; page < 5; page++) {
            char id[32], where[96];
            (void)snprintf(id, sizeof id, live_has(app, "pages") ? "pages/%d" : "page-%d", page);
            (void)snprintf(where, sizeof where, "settings %d at %dx%d, text %d %%", page, sizes[i].w, sizes[i].h,
                           sizes[i].text);
            live_click(app, id);
            bad += check(app, where);
        }
        app_free(app);
    }
    assert_int_equal(bad, 0);
}

/* With opponents in every chair, all options changed, and none. */
static void the_set_up_has_room_for_longer_words(void **state)
{
    (void)state;
    int bad = 0;
    for (int i = 0; i < SIZES; i++)
        for (int k = 0; is_due(i) && game_list[k]; k++) {
            const Game *g = game_list[k];
            if (!board_by_game(g->id))
                continue;
            App *app = begin_at(i);
            char where[96];
            SetupArg arg = {0};
            (void)snprintf(arg.game, sizeof arg.game, "%s", g->id);
            Setup cfg = game_preset(g, g->seats_max);
            for (int seat = 0; seat < g->seats_max; seat++) {
                cfg.player[seat] = (uint8_t)(seat ? 1 + seat % 3 + PLAYER_CHARACTER * (seat % 3) : 0);
                (void)snprintf(cfg.name[seat], SEAT_NAME_MAX, "%d", seat);
            }
            settings_remember(app_settings(app), g, &cfg);
            app_go(app, SCENE_SETUP, &arg, sizeof arg);
            live_settle(app);
            bad += check(app, g->id);
            static const char *const open[] = {"foe-level", "castle", "deck", "set"};
            for (size_t o = 0; board_by_game(g->id)->setup_rows && o < sizeof open / sizeof *open; o++) {
                live_click(app, open[o]);
                (void)snprintf(where, sizeof where, "set-up of %s, %s, at %dx%d, text %d %%", g->id, open[o],
                               sizes[i].w, sizes[i].h, sizes[i].text);
                bad += check(app, where);
                live_press(app, SDLK_ESCAPE);
            }
            live_click(app, "house-rules");
            for (int page = 0; page < 7; page++) {
                (void)snprintf(where, sizeof where, "set-up of %s, rules %d, at %dx%d, text %d %%", g->id, page,
                               sizes[i].w, sizes[i].h, sizes[i].text);
                ui_scroll_to(app->ui, "house-rules", (float)page * 250);
                live_settle(app);
                bad += check(app, where);
            }
            app_free(app);
        }
    assert_int_equal(bad, 0);
}

static const char *const games[] = {"opponents-4-printed-full", "monstrous-opponents-2", "monstrous-opponents-6",
                                    "goblins-opponents-4"};
enum { GAMES = sizeof games / sizeof *games };

static void the_tables_have_room_for_longer_words(void **state)
{
    (void)state;
    enum { MOMENTS = 6 };
    int bad = 0;
    for (int i = 0; i < SIZES; i++) {
        if (!is_due(i))
            continue;
        App *app = begin_at(i);
        for (int k = 0; k < GAMES; k++) {
            Match *m = help_replay(games[k]);
            for (uint32_t part = 0; part <= MOMENTS; part++) {
                if ((part + (uint32_t)i) % 3 && !help_deep())
                    continue;
                char where[96];
                uint32_t at = match_serial(m) * part / (MOMENTS + 1);
                (void)snprintf(where, sizeof where, "%s at move %u, %dx%d, text %d %%", games[k], at, sizes[i].w,
                               sizes[i].h, sizes[i].text);
                app_set_match(app, match_at(m, at));
                app_go(app, SCENE_PLAY, NULL, 0);
                live_settle(app);
                bad += check_words(app, where);
            }
            app_set_match(app, m);
            app_go(app, SCENE_SCORING, NULL, 0);
            live_settle(app);
            bad += check(app, games[k]);
        }
        app_free(app);
    }
    assert_int_equal(bad, 0);
}

/* What a person is asked, told and refused: things are pointed at and keys pressed, whatever they do. */
static int play_on(const Game *g, int i)
{
    static const SDL_Keycode keys[] = {SDLK_RETURN, SDLK_TAB, SDLK_RIGHT, SDLK_RETURN, SDLK_DOWN, SDLK_SPACE, SDLK_h};
    enum { KEYS = sizeof keys / sizeof *keys };
    int bad = 0, steps = 120 / sample() / (i == NARROWEST || help_deep() ? 1 : 3);
    App *app = live_begin(sizes[i].w, sizes[i].h, sizes[i].text);
    Setup cfg = game_preset(g, g->seats_min > 2 ? g->seats_min : 2);
    cfg.seed = 3 + (uint64_t)i;
    for (int seat = 0; seat < cfg.nseats; seat++)
        (void)snprintf(cfg.name[seat], SEAT_NAME_MAX, "%d", seat);
    Status why;
    Match *m = match_new(g, &cfg, &why);
    assert_non_null(m);
    app_set_match(app, m);
    app_go(app, SCENE_PLAY, NULL, 0);
    live_settle(app);
    for (int step = 0; step < steps; step++) {
        char id[96], where[64];
        app_draw(app);
        json_t *root = live_shown(app), *items = json_object_get(root, "items");
        const json_t *item = json_array_get(items, (size_t)step * 7 % json_array_size(items));
        (void)snprintf(id, sizeof id, "%s", json_string_value(json_object_get(item, "id")));
        json_decref(root);
        (void)snprintf(where, sizeof where, "%s, step %d, %dx%d, text %d %%", g->id, step, sizes[i].w, sizes[i].h,
                       sizes[i].text);
        if (id[0])
            live_point(app, id, 0);
        bad += check_words(app, where);
        live_press(app, keys[step % KEYS]);
        bad += check_words(app, where);
        if (stack_top(app) != SCENE_PLAY)
            live_press(app, SDLK_ESCAPE);
    }
    app_free(app);
    return bad;
}

static void a_person_is_told_in_longer_words(void **state)
{
    (void)state;
    int bad = 0;
    for (int i = USUAL; i < SIZES && i <= NARROWEST; i += SIZES > 1 ? NARROWEST : 1)
        for (int k = 0; is_due(i) && game_list[k]; k++)
            if (board_by_game(game_list[k]->id))
                bad += play_on(game_list[k], i);
    assert_int_equal(bad, 0);
}

static void the_cards_of_the_gallery_have_room_for_longer_words(void **state)
{
    (void)state;
    int bad = 0;
    for (int i = NARROWEST % 2; i < SIZES; i += 2) { /* with the largest text */
        if (!is_due(i))
            continue;
        App *app = begin_at(i);
        show(app, SCENE_GALLERY);
        for (int k = 0; game_list[k]; k++) {
            const Game *g = game_list[k];
            for (DefId def = 1; board_by_game(g->id) && def < g->ndefs; def++) {
                CardFace face;
                if (!board_by_game(g->id)->face(g, def, &face) || def % (i == NARROWEST ? sample() : 2 * sample()))
                    continue;
                gallery_show_card(app, g, def, 1);
                live_settle(app);
                app_draw(app); /* a card in the hand is not laid out without */
                bad += check_shown_words(app, face.name);
                app_pop(app);
                stack_changes(app);
            }
        }
        app_free(app);
    }
    assert_int_equal(bad, 0);
}

/* Finished, set aside, cut off, and none at all. */
static void fill(const char *folder)
{
    static const char *const put[][2] = {{"finished/goblins", "goblins-opponents-3"},
                                         {"finished/horde", "opponents-4-printed-full"},
                                         {"recent/cut", "monstrous-opponents-6"},
                                         {"recent/unfinished", "unfinished"}};
    char path[300];
    Buf text = {0};
    for (int i = 0; i < 4; i++) {
        (void)snprintf(path, sizeof path, "%s/%s", folder, i < 2 ? "finished" : "recent");
        assert_int_equal(file_make_dirs(path).code, 0);
        (void)snprintf(path, sizeof path, "%s/replays/%s.journal", TEST_DIR, put[i][1]);
        assert_int_equal(file_read(path, JOURNAL_BYTES_MAX, &text).code, 0);
        (void)snprintf(path, sizeof path, "%s/%s.journal", folder, put[i][0]);
        assert_int_equal(file_write(path, text.text, i == 2 ? text.n / 2 : text.n).code, 0);
        buf_free(&text);
    }
    (void)snprintf(path, sizeof path, "%s/recent/%0100d.journal", folder, 7);
    assert_int_equal(file_write(path, "none\n", 5).code, 0);
}

static void the_chronicle_has_room_for_longer_words(void **state)
{
    (void)state;
    char folder[64];
    int bad = 0;
    for (help_folder(folder); strstr(folder, "qq"); help_folder(folder)) /* the mark of the language for tests */
        help_remove(folder);
    fill(folder);
    for (int i = 0; i < SIZES; i++) {
        if (!is_due(i))
            continue;
        App *app = begin_at(i);
        save_open(&app->save, folder);
        for (int game = 0; game < 5; game++) {
            char where[96], id[24];
            (void)snprintf(where, sizeof where, "chronicle, game %d at %dx%d, text %d %%", game, sizes[i].w, sizes[i].h,
                           sizes[i].text);
            (void)snprintf(id, sizeof id, "game-%d", game);
            show(app, SCENE_CHRONICLE);
            ui_focus(app->ui, id);
            live_press(app, SDLK_TAB);
            live_key(app, SDLK_TAB, KMOD_LSHIFT);
            live_press(app, SDLK_RETURN);
            bad += check(app, where);
            if (game == 1 || game == 3)
                bad += help_tidy(app, check, sizes[i].w, sizes[i].h, sizes[i].text);
        }
        app_free(app);
    }
    help_remove(folder);
    assert_int_equal(bad, 0);
}

/* Every sign of every table is pointed at and chosen where there is room for them; then something is looked for that is not there. */
static void the_filters_of_the_gallery_have_room_for_longer_words(void **state)
{
    (void)state;
    int bad = 0;
    for (int i = 0; i < SIZES; i++)
        for (int k = 0; is_due(i) && game_list[k]; k++) {
            const Board *b = board_by_game(game_list[k]->id);
            if (!b)
                continue;
            App *app = live_begin(sizes[i].w, sizes[i].h, sizes[i].text);
            SetupArg arg = {0};
            (void)snprintf(arg.game, sizeof arg.game, "%s", b->game);
            app_go(app, SCENE_GALLERY, &arg, sizeof arg);
            live_settle(app);
            for (int row = 0; row < board_gallery(b)->ngroups; row++)
                for (int n = 0; n < board_gallery(b)->group[row].n && (i == USUAL || i == SMALL || help_deep());
                     n += sample()) {
                    char id[48];
                    (void)snprintf(id, sizeof id, "sign-%s", board_gallery(b)->group[row].sign[n]);
                    if (!live_has(app, id)) /* there is no room for filters, or they are scrolled away */
                        continue;
                    live_point(app, id, 1);
                    bad += check_words(app, b->game);
                }
            live_key(app, SDLK_f, KMOD_CTRL);
            if (live_has(app, "find"))
                live_click(app, "find");
            live_type(app, "such a card is not there");
            bad += check_words(app, b->game);
            app_free(app);
        }
    assert_int_equal(bad, 0);
}

#ifdef PSEUDO
/* The program itself would speak what its settings say. */
static Catalogue *english, *pseudo;

static int speak(void **state)
{
    (void)state;
    if (catalogue_load(LOCALE_DIR "/en.mo", &english).code)
        return 1;
    pseudo = catalogue_pseudo(english);
    languages_learn(pseudo);
    say_language(catalogue_language(pseudo));
    read_books(); /* as they are read then: their endings, and so what a word leads to, are of the language */
    return 0;
}

static int be_silent(void **state)
{
    (void)state;
    say_language(NULL);
    catalogue_free(english);
    catalogue_free(pseudo);
    buf_free(&books);
    return 0;
}

static void all_that_is_drawn_stands_in_the_catalogue(void **state)
{
    (void)state;
    assert_int_equal(strangers, 0);
}
#elif defined GERMAN || defined FRENCH
#ifdef GERMAN
#define SPOKEN LOCALE_DIR "/de.mo"
#else
#define SPOKEN LOCALE_DIR "/fr.mo"
#endif
static Catalogue *spoken;

static int speak(void **state)
{
    (void)state;
    if (catalogue_load(SPOKEN, &spoken).code)
        return 1;
    languages_learn(spoken);
    say_language(catalogue_language(spoken));
    return 0;
}

static int be_silent(void **state)
{
    (void)state;
    say_language(NULL);
    catalogue_free(spoken);
    return 0;
}
#else
static int speak(void **state)
{
    (void)state;
    say_language(&longer_language);
    return 0;
}

static int be_silent(void **state)
{
    (void)state;
    longer_forget();
    return 0;
}
#endif

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_screens_have_room_for_longer_words),
        cmocka_unit_test(the_set_up_has_room_for_longer_words),
        cmocka_unit_test(the_tables_have_room_for_longer_words),
        cmocka_unit_test(a_person_is_told_in_longer_words),
        cmocka_unit_test(the_cards_of_the_gallery_have_room_for_longer_words),
        cmocka_unit_test(the_filters_of_the_gallery_have_room_for_longer_words),
        cmocka_unit_test(the_chronicle_has_room_for_longer_words),
#ifdef PSEUDO
        cmocka_unit_test(all_that_is_drawn_stands_in_the_catalogue), /* last: after all others have drawn */
#endif
    };
    return cmocka_run_group_tests(tests, speak, be_silent);
}
