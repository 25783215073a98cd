/* SPDX-License-Identifier: MIT
 * The set-up as pictures to choose from: what is chosen there, by mouse or keys, is what the game begins with; the first
 * visit offers the first game; nothing is cut in any size, theme or measure of text. */
#include <math.h>

#include "help_screens.h"

#include "boards/boards.h"
#include "core/text.h"
#include "games/siege/siege.h"
#include "help.h"

static App *set_up(int w, int h, int text, ThemeId theme)
{
    App *app = begin(w, h, text, theme);
    SetupArg arg = {.game = "siege"};
    app_go(app, SCENE_SETUP, &arg, sizeof arg);
    live_settle(app);
    return app;
}

static const SetupRows *rows(void)
{
    return board_by_game("siege")->setup_rows;
}

static const SetupRow *rows_of(int option)
{
    int i = 0;
    while (rows()->row[i].option != option)
        i++;
    return &rows()->row[i];
}

/* Begins the game and goes back to a fresh set-up. */
static Setup begun(App *app)
{
    live_click(app, "deal");
    assert_non_null(app_match(app));
    Setup cfg = *match_setup(app_match(app));
    SetupArg arg = {.game = "siege"};
    app_set_match(app, NULL);
    app_go(app, SCENE_SETUP, &arg, sizeof arg);
    live_settle(app);
    return cfg;
}

static bool chosen(App *app, const char *id)
{
    json_t *root = live_feel(app), *item = live_find(root, id);
    bool is = item && has_state(item, "chosen");
    json_decref(root);
    return is;
}

static bool off(App *app, const char *id)
{
    json_t *root = live_feel(app), *item = live_find(root, id);
    bool is = item && has_state(item, "off");
    json_decref(root);
    return is;
}

static bool out_of_sight(App *app, const char *id)
{
    json_t *root = live_feel(app), *item = live_find(root, id);
    bool is = item && json_object_get(item, "scrolled");
    json_decref(root);
    return is;
}

static void by_mouse(App *app, const char *id)
{
    enum { TURNS = 40 };
    for (int i = 0; i < TURNS && out_of_sight(app, id); i++) {
        float x, y;
        live_where(app, "scroll", &x, &y);
        Input in = {.kind = INPUT_WHEEL, .x = x, .y = y, .wheel = -1, .now = clock_ms()};
        app_dry(app, &in);
        app_dry(app, NULL);
    }
    live_click(app, id);
}

/* Opens the row of a tile by its picture, who plays whom, or the house rules. */
static const char *opener(const SetupRow *row)
{
    return row->rules                 ? "house-rules"
           : row->kind == SETUP_MODE  ? "foe-level"
           : row->spot == SPOT_SPREAD ? NULL
                                      : row->word;
}

/* Also what is scrolled out of sight. */
static void press(App *app, const char *id)
{
    live_press(app, SDLK_TAB); /* the keys are in use */
    ui_focus(app->ui, id);
    app_dry(app, NULL);
    live_press(app, SDLK_RETURN);
}

/* From the first tile of its line with the arrows, as from a pad; over the corners of tiles that go together. */
static void by_keys(App *app, const char *id)
{
    char tile[40];
    int row = (int)(strchr(id, '/') - id + 1), last = atoi(id + row);
    (void)snprintf(tile, sizeof tile, "%.*s0", row, id);
    live_press(app, SDLK_TAB);
    ui_focus(app->ui, tile);
    app_dry(app, NULL);
    for (int i = 1; i <= last; i++) {
        (void)snprintf(tile, sizeof tile, "%.*s%d", row, id, i);
        live_press(app, SDLK_RIGHT);
        if (strncmp(ui_focused(app->ui), tile, strlen(tile)) != 0) /* the next line */
            ui_focus(app->ui, tile);
        else if (strcmp(ui_focused(app->ui), tile) != 0)
            live_press(app, SDLK_DOWN);
        app_dry(app, NULL);
    }
    assert_string_equal(ui_focused(app->ui), id);
    live_press(app, SDLK_RETURN);
}

/* The lowest mode a row goes with, and its tiles. */
static void bring_into_sight(App *app, const SetupRow *row, void (*choose)(App *, const char *))
{
    int mode = 0;
    char id[40];
    while (row->modes && !(row->modes >> mode & 1))
        mode++;
    (void)snprintf(id, sizeof id, "mode/%d", mode);
    live_click(app, "foe-level");
    choose(app, id);
    live_press(app, SDLK_ESCAPE);
    if (!opener(row))
        return;
    if (choose == by_mouse) {
        live_click(app, opener(row));
    } else {
        live_press(app, SDLK_TAB);
        ui_focus(app->ui, opener(row));
        app_dry(app, NULL);
        live_press(app, SDLK_RETURN);
    }
}

static void every_tile(void (*choose)(App *, const char *))
{
    App *app = set_up(1280, 800, 100, THEME_TAVERN);
    for (int i = 0; i < rows()->nrows; i++) {
        const SetupRow *row = &rows()->row[i];
        for (int k = row->ntiles - 1; k >= 0; k--) {
            char id[40];
            (void)snprintf(id, sizeof id, "%s/%d", row->word, k);
            bring_into_sight(app, row, choose);
            if (off(app, id)) { /* it does not go with the deck that is chosen */
                assert_int_equal(row->option, OPT_FEAT);
                live_press(app, SDLK_ESCAPE);
                continue;
            }
            choose(app, id);
            assert_null(app_match(app)); /* Enter chooses the tile, it does not begin */
            if (row->kind == SETUP_MODE || row->rules) {
                assert_true(chosen(app, id));
                live_press(app, SDLK_ESCAPE);
            }
            Setup cfg = begun(app);
            assert_int_equal(cfg.option[row->option], row->tile[k].choice);
            if (row->kind == SETUP_MODE)
                assert_int_equal(cfg.nseats, row->tile[k].seats);
            assert_null(siege_game.setup_fault(&cfg));
        }
    }
    app_free(app);
}

static void a_tile_that_is_clicked_is_what_is_played(void **state)
{
    (void)state;
    every_tile(by_mouse);
}

static void a_tile_chosen_with_the_keys_is_what_is_played(void **state)
{
    (void)state;
    every_tile(by_keys);
}

static void the_modes_are_what_the_rules_call_them(void **state)
{
    (void)state;
    static const struct {
        int allies;
        bool versus;
    } is[] = {{1, false}, {2, false}, {1, true}, {2, true}};
    App *app = set_up(1280, 800, 100, THEME_TAVERN);
    for (int i = 0; i < 4; i++) {
        char id[20];
        (void)snprintf(id, sizeof id, "mode/%d", i);
        live_pick(app, id);
        live_click(app, "deal");
        const State *s = match_truth(app_match(app));
        assert_int_equal(siege_versus(s), is[i].versus);
        assert_int_equal(siege_allies(s), is[i].allies);
        SetupArg arg = {.game = "siege"};
        app_go(app, SCENE_SETUP, &arg, sizeof arg);
        live_settle(app);
        live_click(app, "foe-level");
        assert_true(chosen(app, id)); /* as it was left */
        live_press(app, SDLK_ESCAPE);
    }
    app_free(app);
}

/* siege-cards.md, section 1: castle Anvilholt, deck ember, set rustclaw, outsider Ulmorrath, solo normal. */
static void the_first_visit_offers_the_first_game(void **state)
{
    (void)state;
    App *app = set_up(1280, 800, 100, THEME_TAVERN);
    assert_true(chosen(app, "outsider/0"));
    static const char *const first[] = {"Anvilholt", "Kilnsworn", "Rustclaw", "Computer"};
    for (size_t i = 0; i < sizeof first / sizeof *first; i++)
        assert_true(live_says(app, first[i]));
    live_press(app, SDLK_RETURN);
    assert_non_null(app_match(app));
    const Setup *cfg = match_setup(app_match(app)), preset = game_preset(&siege_game, 1);
    assert_int_equal(cfg->nseats, 1);
    assert_int_equal(cfg->player[0], 0);
    assert_memory_equal(cfg->option, preset.option, sizeof preset.option);
    assert_string_equal(siege_game.option[OPT_CASTLE].choice[cfg->option[OPT_CASTLE]], "anvilholt");
    assert_string_equal(siege_game.option[OPT_DECK].choice[cfg->option[OPT_DECK]], "ember");
    assert_string_equal(siege_game.option[OPT_SET].choice[cfg->option[OPT_SET]], "rustclaw");
    assert_string_equal(siege_game.option[OPT_OUTSIDER].choice[cfg->option[OPT_OUTSIDER]], "ulmorrath");
    app_free(app);
}

static void a_quick_game_is_the_first_game_too(void **state)
{
    (void)state;
    App *app = begin(1280, 800, 100, THEME_TAVERN);
    show(app, SCENE_TITLE);
    live_click(app, "table-siege");
    assert_non_null(app_match(app));
    const Setup *cfg = match_setup(app_match(app)), preset = game_preset(&siege_game, 1);
    assert_int_equal(cfg->nseats, 1);
    assert_int_equal(cfg->player[0], 0);
    assert_memory_equal(cfg->option, preset.option, sizeof preset.option);
    app_free(app);
}

/* Until a siege was finished a click in the Hall and the set-up begin the lesson's: one that a beginner holds. */
static void a_newcomer_is_offered_a_first_siege(void **state)
{
    (void)state;
    static const SetupArg there = {.game = "siege"};
    for (int from_hall = 0; from_hall < 2; from_hall++) {
        App *app = begin(1280, 800, 100, THEME_TAVERN);
        *settings_played(app_settings(app), &siege_game) = PLAYED_NEVER;
        app_go(app, from_hall ? SCENE_TITLE : SCENE_SETUP, from_hall ? NULL : &there, from_hall ? 0 : sizeof there);
        live_settle(app);
        if (from_hall) {
            live_click(app, "table-siege");
        } else {
            assert_true(live_says(app, "First siege"));
            assert_false(live_has(app, "first-game")); /* it is that already */
            live_press(app, SDLK_RETURN);
        }
        assert_non_null(app_match(app));
        assert_int_equal(match_setup(app_match(app))->option[OPT_DIFFICULTY], FIRST);
        assert_int_equal(match_setup(app_match(app))->nseats, 1);
        app_free(app);
    }
}

static void the_first_game_is_one_click_away(void **state)
{
    (void)state;
    App *app = set_up(1280, 800, 100, THEME_TAVERN);
    static const char *const other[] = {"mode/3",     "castle/4",     "deck/2", "set/3",
                                        "outsider/2", "difficulty/3", "epic/1"};
    assert_false(live_has(app, "first-game")); /* it is that already */
    for (size_t i = 0; i < sizeof other / sizeof *other; i++)
        live_pick(app, other[i]);
    assert_true(live_says(app, "House rules 1"));
    live_click(app, "first-game");
    live_settle(app);
    assert_false(live_has(app, "first-game"));
    live_click(app, "undo"); /* and back */
    live_settle(app);
    assert_true(live_has(app, "first-game") && live_says(app, "House rules 1"));
    assert_false(live_has(app, "undo"));
    live_click(app, "first-game");
    live_settle(app);
    Setup cfg = begun(app), preset = game_preset(&siege_game, 3);
    assert_int_equal(cfg.nseats, 3); /* who plays whom stays */
    assert_memory_equal(cfg.option, preset.option, sizeof preset.option);
    app_free(app);
}

static void chance_chooses_castle_decks_set_and_outsider(void **state)
{
    (void)state;
    App *app = set_up(1280, 800, 100, THEME_TAVERN);
    unsigned seen[SIEGE_OPTIONS] = {0};
    for (int i = 0; i < 60; i++) {
        live_pick(app, "mode/1");
        live_pick(app, "difficulty/2"); /* hard: the easiest comes first */
        live_click(app, "chance");
        Setup cfg = begun(app);
        assert_int_equal(cfg.nseats, 2);
        for (int k = 0; k < SIEGE_OPTIONS; k++)
            seen[k] |= 1u << cfg.option[k];
    }
    assert_int_equal(seen[OPT_CASTLE], 0x3F);
    assert_int_equal(seen[OPT_DECK], 7);
    assert_int_equal(seen[OPT_DECK + 1], 7);
    assert_int_equal(seen[OPT_SET], 0xF);
    assert_int_equal(seen[OPT_OUTSIDER], 7);
    assert_int_equal(seen[OPT_DIFFICULTY], 1u << 1); /* what a person chose stays */
    assert_int_equal(seen[OPT_HORDE], 1);
    assert_int_equal(seen[OPT_FEAT], 1);
    app_free(app);
}

static void what_chance_has_chosen_can_be_undone(void **state)
{
    (void)state;
    App *app = set_up(1280, 800, 100, THEME_TAVERN);
    Setup was = begun(app);
    assert_false(live_has(app, "undo"));
    for (int i = 0; i < 20 && !live_has(app, "undo"); i++) /* chance may choose what lies there already */
        live_click(app, "chance");
    live_click(app, "undo");
    assert_false(live_has(app, "undo"));
    Setup now = begun(app);
    assert_memory_equal(now.option, was.option, sizeof was.option);
    app_free(app);
}

/* SH-11.15: there is one deck of each colour. */
static void two_hands_never_have_the_same_deck(void **state)
{
    (void)state;
    App *app = set_up(1280, 800, 100, THEME_TAVERN);
    live_pick(app, "deck/1"); /* tide, which a second seat has as preset */
    live_pick(app, "mode/1");
    Setup cfg = begun(app);
    assert_int_equal(cfg.option[OPT_DECK], 1); /* who sat there keeps it */
    assert_int_not_equal(cfg.option[OPT_DECK + 1], 1);
    live_pick(app, "partner-deck/1");
    cfg = begun(app);
    assert_int_equal(cfg.option[OPT_DECK], 0); /* they have changed decks */
    assert_int_equal(cfg.option[OPT_DECK + 1], 1);
    app_free(app);
}

static void who_leads_the_horde_is_a_face_like_any_other(void **state)
{
    (void)state;
    App *app = set_up(1280, 800, 100, THEME_TAVERN);
    live_pick(app, "mode/2");
    live_click(app, "seat-1");
    live_click(app, "chair-1-character/0");
    live_click(app, "chair-1-level/4");
    live_press(app, SDLK_ESCAPE);
    Setup cfg = begun(app);
    assert_int_equal(cfg.player[0], 0);
    assert_int_equal(cfg.player[1] % PLAYER_CHARACTER, 3);
    assert_int_equal(cfg.option[OPT_HORDE], 1);
    live_click(app, "seat-1");
    live_click(app, "chair-1-remove"); /* the deck leads itself again */
    cfg = begun(app);
    assert_int_equal(cfg.nseats, 1);
    assert_int_equal(cfg.option[OPT_HORDE], 0);
    app_free(app);
}

/* The free place on the wall is taken and left; who leads the horde stays where it is. */
static void a_second_defender_comes_and_goes(void **state)
{
    (void)state;
    App *app = set_up(1280, 800, 100, THEME_TAVERN);
    live_click(app, "join");
    assert_true(live_has(app, "chair-1-kind/0")); /* its chair is open */
    live_press(app, SDLK_ESCAPE);
    Setup cfg = begun(app);
    assert_int_equal(cfg.nseats, 2);
    assert_true(cfg.player[1] != 0);
    assert_int_equal(cfg.option[OPT_HORDE], 0);
    live_pick(app, "mode/2");
    Setup led = begun(app);
    live_click(app, "join");
    assert_true(live_has(app, "chair-1-kind/0")); /* its chair is open */
    live_press(app, SDLK_ESCAPE);
    cfg = begun(app);
    assert_int_equal(cfg.nseats, 3);
    assert_string_equal(cfg.name[2], led.name[1]);
    live_click(app, "seat-1");
    live_click(app, "chair-1-remove");
    cfg = begun(app);
    assert_int_equal(cfg.nseats, 2);
    assert_int_equal(cfg.option[OPT_HORDE], 1);
    assert_string_equal(cfg.name[1], led.name[1]);
    live_click(app, "seat-0"); /* somebody must defend */
    assert_true(off(app, "chair-0-remove"));
    app_free(app);
}

/* The words of the free place stay in it, in a language with long words and the largest text. */
static void the_free_place_holds_its_words(void **state)
{
    (void)state;
    App *app = set_up(1024, 640, 200, THEME_TAVERN);
    (void)snprintf(app_settings(app)->language, sizeof app_settings(app)->language, "de");
    app_settings_changed(app);
    live_settle(app);
    json_t *root = live_feel(app), *items = json_object_get(root, "items");
    Rect place = place_of(root, "id", "join");
    size_t at = 0;
    while (json_array_get(items, at) != live_find(root, "join"))
        at++;
    assert_int_equal(json_array_remove(items, at), 0); /* its words are an item of their own */
    Rect words = place_of(root, "label", "Zweite Verteidigung");
    assert_true(words.w > 0 && rect_inside(words, place));
    json_decref(root);
    app_free(app);
}

/* The ribbon tells what a careful player holds, to the nearest 5. */
static bool says_share(App *app, SiegeDifficulty difficulty)
{
    SetupMeasure m[SETUP_PLAYERS];
    Setup cfg = game_preset(&siege_game, 1);
    char words[64];
    cfg.option[OPT_DIFFICULTY] = (uint8_t)difficulty;
    assert_true(rows()->measured(&cfg, m));
    float share = (float)m[SETUP_CAREFUL].won / (float)m[SETUP_CAREFUL].games;
    (void)snprintf(words, sizeof words, "A careful player holds it %d times in 100", 5 * (int)lrintf(20 * share));
    return live_says(app, words);
}

static void only_what_was_measured_has_a_number(void **state)
{
    (void)state;
    App *app = set_up(1280, 800, 100, THEME_TAVERN);
    live_point(app, "question-about", 0);
    assert_true(says_share(app, NORMAL));
    assert_true(live_says(app, "Novice, Cunning and Merciless"));
    live_pick(app, "difficulty/2");
    assert_true(says_share(app, HARD));
    live_pick(app, "castle/1"); /* put together of what was counted of each choice */
    live_point(app, "question-about", 0);
    assert_false(live_says(app, "Novice, Cunning and Merciless"));
    assert_true(live_says(app, "Each choice was counted by itself"));
    live_pick(app, "castle/0");
    live_pick(app, "mode/2");
    assert_false(live_has(app, "question-about"));
    app_free(app);
}

/* The easiest comes first, and says what is different about it. */
static void a_first_siege_is_the_first_degree(void **state)
{
    (void)state;
    App *app = set_up(1280, 800, 100, THEME_TAVERN);
    live_click(app, "foe-level");
    live_click(app, "difficulty/0");
    assert_true(live_says(app, "For a first game"));
    live_click(app, "difficulty/4");
    assert_true(live_says(app, "Even strong players"));
    live_press(app, SDLK_ESCAPE);
    Setup cfg = begun(app);
    assert_int_equal(cfg.option[OPT_DIFFICULTY], HOPELESS);
    app_free(app);
}

static void a_castle_tells_its_rule_and_its_true_health(void **state)
{
    (void)state;
    App *app = set_up(1280, 800, 100, THEME_TAVERN);
    int castles = 0;
    for (int i = 0; i < rows()->nrows; i++) {
        const SetupRow *row = &rows()->row[i];
        for (int k = 0; row->option == OPT_CASTLE && k < row->ntiles; k++) {
            int def = def_by_word(&siege_game, row->tile[k].card);
            char id[40], about[400];
            assert_true(def > 0);
            assert_int_equal(atoi(row->tile[k].line), siege_card((DefId)def)->health);
            (void)snprintf(id, sizeof id, "%s/%d", row->word, k);
            (void)snprintf(about, sizeof about, "%s", siege_game.def[def].text);
            if (k == 0)
                live_click(app, row->word);
            live_point(app, id, 0);
            assert_true(live_says(app, about));
            castles++;
        }
    }
    assert_true(castles > 1);
    app_free(app);
}

static void the_house_rules_are_a_button_away_and_back(void **state)
{
    (void)state;
    App *app = set_up(1280, 800, 100, THEME_TAVERN);
    live_click(app, "house-rules");
    assert_true(live_has(app, "option-heroic/1"));
    assert_false(live_has(app, "option-castle/1")); /* that is what the pictures are for */
    assert_false(live_has(app, "option-epic/1"));
    live_click(app, "epic/1");
    live_press(app, SDLK_ESCAPE);
    assert_false(live_has(app, "epic/1"));
    assert_true(live_says(app, "House rules 1"));
    assert_int_equal(begun(app).option[OPT_EPIC], 1);
    live_press(app, SDLK_ESCAPE);
    assert_int_equal(stack_top(app), SCENE_TITLE);
    app_free(app);
}

/* docs/PERFORMANCE.md, "What each choice weighs" */
static void a_house_rule_in_pictures_says_what_it_weighs(void **state)
{
    (void)state;
    App *app = set_up(1280, 800, 100, THEME_TAVERN);
    live_click(app, "house-rules");
    assert_true(live_says(app, "Standard: 67%"));
    assert_true(live_says(app, "Easier: 85%"));    /* epic monsters out */
    assert_true(live_says(app, "Harder: 59%"));    /* 4 tokens more */
    assert_true(live_says(app, "No harder: 71%")); /* two horde decks */
    live_point(app, "epic/1", 0);
    assert_true(live_says(app, "Cunning computers win 85% with this, 67% without."));
    live_click(app, "epic/1");
    live_point(app, "achievement/5", 0);
    assert_true(off(app, "achievement/5"));
    assert_true(live_says(app, "Not now: for Roll Call a deck needs Nehmeri"));
    live_click(app, "achievement/5");
    live_press(app, SDLK_ESCAPE);
    assert_true(live_says(app, "A careful player holds it about"));
    live_click(app, "house-rules");
    press(app, "as-the-book");
    live_press(app, SDLK_ESCAPE);
    Setup cfg = begun(app), preset = game_preset(&siege_game, 1);
    assert_memory_equal(cfg.option, preset.option, sizeof preset.option);
    app_free(app);
}

/* SH-13.1 */
static void a_medal_is_told_at_its_table(void **state)
{
    (void)state;
    App *app = set_up(1280, 800, 100, THEME_TAVERN);
    live_click(app, "house-rules");
    live_click(app, "achievement/6");
    live_press(app, SDLK_ESCAPE);
    live_click(app, "deal");
    live_settle(app);
    const char *text = siege_game.medal[5].text;
    assert_true(live_says(app, "Three at a Blow: not yet"));
    assert_true(live_says(app, text)); /* by its sign; in place of the usual aim */
    assert_false(live_says(app, "The aim"));
    json_t *root = live_look(app);
    assert_non_null(live_find(root, "tried"));
    json_decref(root);
    live_point(app, "tried", 0);
    assert_true(live_says(app, text));
    app_free(app);
}

/* A picture is leafed through by the wheel, both ways, and shown large by a right click or by Z on the focus. */
static void the_wheel_turns_a_picture_and_z_shows_it_large(void **state)
{
    (void)state;
    App *app = set_up(1280, 800, 100, THEME_TAVERN);
    float x, y;
    live_where(app, "castle", &x, &y);
    live_point_at(app, x, y, 0);
    static const float turn[] = {-1, -1, 1, 1, 1};
    for (size_t i = 0; i < sizeof turn / sizeof *turn; i++) {
        Input in = {.kind = INPUT_WHEEL, .x = x, .y = y, .wheel = turn[i], .now = clock_ms()};
        app_dry(app, &in);
        app_dry(app, NULL);
    }
    const Setup *cfg = settings_table(app_settings(app), &siege_game);
    assert_int_equal(cfg->option[OPT_CASTLE], rows_of(OPT_CASTLE)->tile[rows_of(OPT_CASTLE)->ntiles - 1].choice);
    const char *title = siege_game.def[def_by_word(&siege_game, rows_of(OPT_OUTSIDER)->tile[1].card)].text;
    live_point(app, "outsider/1", 3);
    assert_true(live_has(app, "large-card") && !live_has(app, "deal"));
    assert_true(live_says(app, title));
    live_press(app, SDLK_ESCAPE);
    assert_true(live_has(app, "deal"));
    live_press(app, SDLK_TAB);
    ui_focus(app->ui, "castle");
    app_dry(app, NULL);
    live_press(app, SDLK_z);
    assert_true(live_has(app, "large-card"));
    live_press(app, SDLK_z);
    assert_true(live_has(app, "deal"));
    app_free(app);
}

/* SH-11.13: a click takes a set alone, its corner takes it to the others and away again. */
static void sets_are_mixed_by_their_corners(void **state)
{
    (void)state;
    App *app = set_up(1280, 800, 100, THEME_TAVERN);
    live_click(app, "set");
    assert_false(live_has(app, "set/0-with")); /* one there must be */
    live_click(app, "set/2-with");
    assert_true(chosen(app, "set/0") && chosen(app, "set/2") && !chosen(app, "set/1"));
    live_press(app, SDLK_ESCAPE);
    assert_true(live_says(app, "Rustclaw + Rotbloom"));
    live_click(app, "set");
    live_click(app, "set/0-with");
    assert_true(!chosen(app, "set/0") && chosen(app, "set/2"));
    live_click(app, "set/1-with");
    live_click(app, "set/3-with");
    live_press(app, SDLK_ESCAPE);
    Setup cfg = begun(app);
    assert_string_equal(siege_game.option[OPT_SET].choice[cfg.option[OPT_SET]], "palefrost-rotbloom-nightglass");
    live_pick(app, "set/0");
    cfg = begun(app);
    assert_int_equal(cfg.option[OPT_SET], 0);
    for (int i = 0; i < rows()->nrows; i++) /* each choice says of itself what it mixes */
        for (int c = 0; rows()->row[i].mix && c < siege_game.option[OPT_SET].nchoices; c++)
            for (int k = 0; k < rows()->row[i].ntiles; k++) {
                const char *word = siege_game.option[OPT_SET].choice[c];
                bool has = strstr(word, siege_game.option[OPT_SET].choice[k]) || strcmp(word, "all-four") == 0;
                assert_int_equal(rows()->row[i].mix[c] >> k & 1, has);
            }
    app_free(app);
}

static void those_who_play_change_chairs_by_chance(void **state)
{
    (void)state;
    enum { TRIES = 40 };
    App *app = set_up(1280, 800, 100, THEME_TAVERN);
    live_pick(app, "mode/2");
    Setup was = begun(app), is = was;
    for (int i = 0; i < TRIES && strcmp(is.name[0], was.name[0]) == 0; i++) {
        live_press(app, SDLK_o);
        is = begun(app);
    }
    assert_string_equal(is.name[0], was.name[1]);
    assert_string_equal(is.name[1], was.name[0]);
    app_free(app);
}

static void the_keys_come_to_everything(void **state)
{
    (void)state;
    static const char *const ids[] = {"outsider/0", "outsider/2", "castle", "castle-next", "deck",   "partner-deck",
                                      "set",        "seat-0",     "seat-1", "seat-2",      "chance", "house-rules",
                                      "foe-level",  "deal",       "back",   "rules"};
    enum { IDS = sizeof ids / sizeof *ids, STEPS = 60 };
    bool seen[IDS] = {false};
    App *app = set_up(1024, 640, 200, THEME_TAVERN);
    live_pick(app, "mode/3");
    for (int i = 0; i < STEPS; i++) {
        live_press(app, SDLK_TAB);
        json_t *root = live_look(app);
        for (int k = 0; k < IDS; k++)
            if (strcmp(ui_focused(app->ui), ids[k]) == 0) {
                const json_t *item = live_find(root, ids[k]), *r = json_object_get(item, "rect");
                assert_null(json_object_get(item, "scrolled"));
                assert_true(json_integer_value(json_array_get(r, 3)) >= 30);
                seen[k] = true;
            }
        json_decref(root);
    }
    for (int k = 0; k < IDS; k++)
        if (!seen[k])
            fail_msg("the keys do not come to %s", ids[k]);
    app_free(app);
}

/* Each size in every theme, each mode in every size and theme, but not each of all three: a theme moves nothing. */
static void pictures_are_whole_in_all_sizes_and_themes(void **state)
{
    (void)state;
    static const struct {
        int w, h, text;
    } at[] = {{1024, 640, 100}, {1024, 640, 200},  {1280, 800, 100},  {1280, 800, 150},  {1280, 800, 200},
              {1280, 720, 125}, {1920, 1080, 100}, {1920, 1080, 200}, {3840, 2160, 100}, {2560, 1080, 100}};
    int bad = 0;
    for (size_t i = 0; i < sizeof at / sizeof *at; i++)
        for (int mode = at[i].w > 3000 ? 3 : 0; mode < 4; mode++) {
            if ((mode + (int)i) % 2 && !help_deep()) /* every mode at half of the sizes */
                continue;
            ThemeId theme = (ThemeId)((i + (size_t)mode) % THEME_COUNT);
            App *app = set_up(at[i].w, at[i].h, at[i].text, theme);
            char id[20], where[80];
            (void)snprintf(id, sizeof id, "mode/%d", mode);
            live_click(app, "foe-level");
            press(app, id);
            (void)snprintf(where, sizeof where, "%dx%d, text %d %%, theme %d, mode %d", at[i].w, at[i].h, at[i].text,
                           (int)theme, mode);
            bad += check_screen(app, where);
            live_press(app, SDLK_ESCAPE);
            bad += check_screen(app, where);
            static const char *const open[] = {"seat-0", "castle", "set", "deck"};
            for (size_t k = 0; k < sizeof open / sizeof *open; k++) {
                live_click(app, open[k]);
                bad += check_screen(app, open[k]);
                live_press(app, SDLK_ESCAPE);
            }
            live_click(app, "house-rules");
            for (int page = 0; page < 6; page++) {
                (void)snprintf(where, sizeof where, "%dx%d, text %d %%, theme %d, mode %d, rules %d", at[i].w, at[i].h,
                               at[i].text, (int)theme, mode, page);
                ui_scroll_to(app->ui, "house-rules", (float)page * 400);
                live_settle(app);
                bad += check_screen(app, where);
            }
            app_free(app);
        }
    assert_int_equal(bad, 0);
}

/* "First game? Choose Basic." is the question of the ribbon until Basic is chosen. */
static void the_advice_stands_until_it_is_taken(void **st)
{
    (void)st;
    App *app = begin(1280, 800, 100, THEME_TAVERN);
    const Game *g = game_by_id("horde");
    Setup cfg = game_preset(g, 3);
    cfg.player[1] = cfg.player[2] = 1;
    settings_remember(app_settings(app), g, &cfg);
    *settings_played(app_settings(app), g) = PLAYED_NEVER;
    SetupArg arg = {.game = "horde"};
    app_go(app, SCENE_SETUP, &arg, sizeof arg);
    live_settle(app);
    assert_true(live_says(app, "First game? Choose Basic."));
    live_click(app, "option-level/1");
    live_settle(app);
    assert_false(live_says(app, "First game? Choose Basic."));
    live_click(app, "deal");
    assert_non_null(app_match(app));
    int level = 0;
    while (strcmp(g->option[level].word, "level") != 0)
        level++;
    assert_string_equal(g->option[level].choice[match_setup(app_match(app))->option[level]], "basic");
    app_free(app);
}

/* What the program has set for a first game nobody has changed: it says which house rules are in use, and no more. */
static void nobody_is_told_to_have_changed_a_rule(void **st)
{
    (void)st;
    App *app = begin(1280, 800, 100, THEME_TAVERN);
    SetupArg arg = {.game = "monstrous"};
    *settings_played(app_settings(app), game_by_id("monstrous")) = PLAYED_NEVER;
    app_go(app, SCENE_SETUP, &arg, sizeof arg);
    live_settle(app);
    assert_false(live_says(app, "House rules 2"));
    assert_false(live_says(app, "changed"));
    live_click(app, "house-rules");
    live_click(app, "as-the-book"); /* which the first game is not */
    live_press(app, SDLK_ESCAPE);
    live_settle(app);
    assert_true(live_says(app, "House rules 2")); /* the third is the choice on the felt */
    app_free(app);
}

/* The target of 60 points is choice 5 of the slider: who hears it hears 60. */
static void a_slider_over_choices_says_the_choice(void **st)
{
    (void)st;
    App *app = begin(1280, 800, 100, THEME_TAVERN);
    SetupArg arg = {.game = "monstrous"};
    *settings_played(app_settings(app), game_by_id("monstrous")) = PLAYED_NEVER;
    app_go(app, SCENE_SETUP, &arg, sizeof arg);
    live_settle(app);
    live_click(app, "house-rules");
    json_t *root = live_look(app);
    assert_string_equal(json_string_value(json_object_get(live_find(root, "rule-target"), "label")), "60");
    json_decref(root);
    app_free(app);
}

int main(void)
{
    char home[64];
    live_home(home);
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_advice_stands_until_it_is_taken),
        cmocka_unit_test(a_slider_over_choices_says_the_choice),
        cmocka_unit_test(nobody_is_told_to_have_changed_a_rule),
        cmocka_unit_test(a_tile_that_is_clicked_is_what_is_played),
        cmocka_unit_test(a_tile_chosen_with_the_keys_is_what_is_played),
        cmocka_unit_test(the_modes_are_what_the_rules_call_them),
        cmocka_unit_test(the_first_visit_offers_the_first_game),
        cmocka_unit_test(a_quick_game_is_the_first_game_too),
        cmocka_unit_test(a_newcomer_is_offered_a_first_siege),
        cmocka_unit_test(the_first_game_is_one_click_away),
        cmocka_unit_test(chance_chooses_castle_decks_set_and_outsider),
        cmocka_unit_test(what_chance_has_chosen_can_be_undone),
        cmocka_unit_test(two_hands_never_have_the_same_deck),
        cmocka_unit_test(who_leads_the_horde_is_a_face_like_any_other),
        cmocka_unit_test(a_second_defender_comes_and_goes),
        cmocka_unit_test(the_free_place_holds_its_words),
        cmocka_unit_test(only_what_was_measured_has_a_number),
        cmocka_unit_test(a_first_siege_is_the_first_degree),
        cmocka_unit_test(a_castle_tells_its_rule_and_its_true_health),
        cmocka_unit_test(the_house_rules_are_a_button_away_and_back),
        cmocka_unit_test(a_house_rule_in_pictures_says_what_it_weighs),
        cmocka_unit_test(a_medal_is_told_at_its_table),
        cmocka_unit_test(the_wheel_turns_a_picture_and_z_shows_it_large),
        cmocka_unit_test(sets_are_mixed_by_their_corners),
        cmocka_unit_test(those_who_play_change_chairs_by_chance),
        cmocka_unit_test(the_keys_come_to_everything),
        cmocka_unit_test(pictures_are_whole_in_all_sizes_and_themes),
    };
    int failed = cmocka_run_group_tests(tests, NULL, NULL);
    help_remove(home);
    return failed;
}
