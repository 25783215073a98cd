/* SPDX-License-Identifier: MIT
 * Walks through the screens as a player goes: the Hall, set-up, settings, rules, pause. */
#include "help_screens.h"

#include "app/scenes/hall.h"
#include "base/file.h"
#include "boards/boards.h"
#include "core/journal.h"

/* ---- a walk ------------------------------------------------------------------------------------------------------ */
static void press_twice(App *app, SDL_Keycode key)
{
    live_press(app, key);
    live_press(app, key);
}

static void from_the_door_to_the_table(void **state)
{
    (void)state;
    App *app = begin(1280, 800, 100, THEME_TAVERN);
    show(app, SCENE_TITLE);
    live_key(app, SDLK_RETURN, KMOD_LSHIFT);
    assert_int_equal(stack_top(app), SCENE_SETUP);
    live_click(app, "seat-0");
    live_click(app, "chair-0-name");
    live_press(app, SDLK_HOME);
    for (int i = 0; i < 40; i++)
        live_press(app, SDLK_DELETE);
    live_type(app, "Aenne");
    press_twice(app, SDLK_ESCAPE); /* leaves the field, then the chair */
    live_click(app, "seat-2");
    live_click(app, "chair-2-remove");
    live_click(app, "seat-1");
    live_click(app, "chair-1-kind/0");
    live_press(app, SDLK_ESCAPE);
    live_click(app, "option-level/1");
    live_click(app, "house-rules");
    live_click(app, "seed");
    live_type(app, "12x34");
    live_click(app, "option-takebacks/1");
    live_press(app, SDLK_ESCAPE);
    live_frame(app);
    live_click(app, "deal");
    Match *m = app_match(app);
    assert_non_null(m);
    assert_string_equal(match_game(m)->id, "horde");
    assert_int_equal(match_setup(m)->nseats, 2);
    assert_string_equal(match_setup(m)->name[0], "Aenne");
    assert_int_equal(match_setup(m)->player[1], 0);
    assert_int_equal(match_setup(m)->option[1], 1);
    assert_int_equal(match_setup(m)->seed, 1234);
    assert_int_equal(match_setup(m)->takebacks, 1);
    assert_int_equal(stack_top(app), SCENE_PLAY);
    assert_string_equal(app_settings(app)->last_game, "horde");
    app_free(app);
}

static void sit_down(App *app, const char *game)
{
    SetupArg setup = {0};
    (void)snprintf(setup.game, sizeof setup.game, "%s", game);
    app_go(app, SCENE_SETUP, &setup, sizeof setup);
    live_settle(app);
}

static void a_set_up_that_was_left_is_found_again(void **state)
{
    (void)state;
    App *app = begin(1280, 800, 100, THEME_TAVERN);
    sit_down(app, "horde");
    live_click(app, "seat-0");
    live_click(app, "chair-0-name");
    live_key(app, SDLK_a, KMOD_LCTRL);
    live_type(app, "Aenne");
    press_twice(app, SDLK_ESCAPE); /* leaves the field, then the chair */
    live_click(app, "seat-1");
    live_click(app, "chair-1-level/4");
    live_press(app, SDLK_ESCAPE);
    live_click(app, "seat-2");
    live_click(app, "chair-2-remove");
    live_click(app, "house-rules");
    live_click(app, "option-takebacks/1");
    press_twice(app, SDLK_ESCAPE);
    live_settle(app);
    assert_int_equal(stack_top(app), SCENE_TITLE);
    sit_down(app, "monstrous"); /* another game has chairs of its own, but the same person sits there */
    assert_true(live_has(app, "seat-2") && !live_has(app, "seat-3"));
    assert_true(live_says(app, "Aenne"));
    live_click(app, "seat-2");
    live_click(app, "chair-2-remove");
    live_click(app, "deal");
    assert_int_equal(stack_top(app), SCENE_PLAY);
    sit_down(app, "horde");
    assert_true(live_has(app, "seat-1") && !live_has(app, "seat-2"));
    assert_true(live_says(app, "House rules 1"));
    live_click(app, "deal");
    const Setup *cfg = match_setup(app_match(app));
    assert_string_equal(cfg->name[0], "Aenne");
    assert_int_equal(cfg->nseats, 2);
    assert_int_equal(cfg->player[1] % PLAYER_CHARACTER, 3);
    assert_int_equal(cfg->takebacks, 1);
    sit_down(app, "monstrous");
    assert_true(live_has(app, "seat-1") && !live_has(app, "seat-2"));
    app_free(app);
}

static void a_sentence_tells_what_an_opponent_is_like(void **state)
{
    (void)state;
    static const struct {
        int w, h, text;
    } sizes[] = {{1280, 800, 100}, {1024, 640, 100}, {1920, 1080, 100}, {1280, 800, 200}};
    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
        App *app = begin(sizes[i].w, sizes[i].h, sizes[i].text, THEME_TAVERN);
        sit_down(app, "monstrous");
        live_click(app, "seat-1");
        assert_false(live_says(app, "Searches far ahead"));
        live_point(app, "chair-1-level/4", 0);
        assert_true(live_says(app, "Searches far ahead")); /* before it is chosen */
        live_click(app, "chair-1-level/4");
        assert_true(live_says(app, "Searches far ahead"));
        ui_focus(app->ui, "chair-1-character/0");
        press_twice(app, SDLK_RIGHT);
        assert_true(live_says(app, "Prefers magic"));
        app_free(app);
    }
}

static void what_a_set_up_needs_lies_above_the_fold(void **state)
{
    (void)state;
    static const char *const list[] = {"seat-0", "seat-1", "learn", "house-rules", "deal"};
    static const char *const pictures[] = {"castle", "outsider/2", "seat-0", "house-rules", "deal"};
    _Static_assert(sizeof list == sizeof pictures, "list and pictures have as many rows");
    for (int i = 0; game_list[i]; i++) {
        if (!board_by_game(game_list[i]->id))
            continue;
        App *app = begin(1280, 800, 100, THEME_TAVERN);
        sit_down(app, game_list[i]->id);
        json_t *root = live_look(app);
        const char *const *ids = board_by_game(game_list[i]->id)->setup_rows ? pictures : list;
        for (size_t k = 0; k < sizeof list / sizeof list[0]; k++) {
            const json_t *item = live_find(root, ids[k]);
            assert_non_null(item);
            const json_t *r = json_object_get(item, "rect");
            if (json_integer_value(json_array_get(r, 3)) < 34) /* of 40, or 34 for the levels */
                fail_msg("%s is cut off in %s", ids[k], game_list[i]->id);
        }
        json_decref(root);
        app_free(app);
    }
}

static bool is_at(const App *app, const char *id)
{
    size_t n = strlen(id);
    const char *at = ui_focused(app->ui);
    return strncmp(at, id, n) == 0 && (at[n] == '\0' || at[n] == '/');
}

/* Whoever uses keys alone begins where Enter leads anyway, passes no rule by, and is back where they were after each
 * way out. */
static void keys_lead_to_a_set_up_and_back(void **state)
{
    (void)state;
    App *app = begin(1280, 800, 100, THEME_TAVERN);
    show(app, SCENE_TITLE);
    live_press(app, SDLK_DOWN);
    assert_true(is_at(app, "table-horde"));
    ui_focus(app->ui, "chair-monstrous");
    live_frame(app);
    live_press(app, SDLK_RETURN);
    live_frame(app);
    assert_int_equal(stack_top(app), SCENE_SETUP);
    ui_focus(app->ui, "house-rules");
    live_frame(app);
    live_press(app, SDLK_RETURN);
    live_settle(app);
    ui_focus(app->ui, "rule-target");
    live_frame(app);
    live_press(app, SDLK_DOWN);
    assert_true(is_at(app, "option-monsters"));
    live_press(app, SDLK_ESCAPE);
    live_frame(app);
    assert_true(is_at(app, "house-rules"));
    live_press(app, SDLK_ESCAPE);
    live_frame(app);
    assert_int_equal(stack_top(app), SCENE_TITLE);
    assert_true(is_at(app, "chair-monstrous"));
    app_free(app);
}

static void a_name_that_is_cut_is_told_whole(void **state)
{
    (void)state;
    App *app = begin(1280, 800, 100, THEME_TAVERN);
    sit_down(app, "monstrous");
    live_click(app, "seat-0");
    live_click(app, "chair-0-name");
    live_key(app, SDLK_a, KMOD_LCTRL);
    live_type(app, "Wilhelmina of the Windy");
    live_type(app, " Moors");
    assert_false(live_has(app, "tip")); /* who types sees where the caret is */
    press_twice(app, SDLK_ESCAPE);
    live_point(app, "seat-0", 0);
    assert_true(live_has(app, "tip"));
    assert_true(live_says(app, "Wilhelmina of the Windy"));
    assert_int_equal(check_screen(app, "a long name"), 0);
    app_free(app);
}

static void opponents_are_chosen_by_character_and_level(void **state)
{
    (void)state;
    App *app = begin(1280, 800, 100, THEME_TAVERN);
    show(app, SCENE_SETUP);
    live_click(app, "seat-1");
    live_click(app, "chair-1-character/2");
    live_click(app, "chair-1-level/4");
    live_press(app, SDLK_ESCAPE);
    live_click(app, "seat-2");
    live_click(app, "chair-2-character/2"); /* there is one of each: they change chairs */
    live_press(app, SDLK_ESCAPE);
    live_click(app, "deal");
    Match *m = app_match(app);
    assert_non_null(m);
    const Game *g = match_game(m);
    const Setup *cfg = match_setup(m);
    assert_int_equal(cfg->player[1], 3 + 2 * PLAYER_CHARACTER);
    assert_int_equal(cfg->player[2], 2 + 3 * PLAYER_CHARACTER);
    assert_string_equal(cfg->name[1], g->character[1].name);
    assert_string_equal(cfg->name[2], g->character[2].name);
    app_free(app);
}

static void alike_names_are_refused_with_a_reason(void **state)
{
    (void)state;
    App *app = begin(1280, 800, 100, THEME_TAVERN);
    show(app, SCENE_SETUP);
    for (int chair = 0; chair < 2; chair++) {
        live_click(app, chair ? "seat-1" : "seat-0");
        if (chair)
            live_click(app, "chair-1-kind/0"); /* opponents bear the name of their face */
        live_click(app, chair ? "chair-1-name" : "chair-0-name");
        for (int i = 0; i < 40; i++) {
            live_press(app, SDLK_END);
            live_press(app, SDLK_BACKSPACE);
        }
        live_type(app, "Odda");
        press_twice(app, SDLK_ESCAPE);
    }
    live_click(app, "deal");
    assert_null(app_match(app));
    char *line = ui_inspect(app->ui);
    assert_non_null(strstr(line, "Two players are called Odda"));
    free(line);
    app_free(app);
}

static void a_struck_choice_says_why_in_a_sentence(void **state)
{
    (void)state;
    App *app = begin(1280, 800, 100, THEME_TAVERN);
    show(app, SCENE_SETUP);
    live_click(app, "house-rules");
    live_point(app, "rule-level/2", 0); /* Middle, in the printed edition */
    assert_true(live_says(app, "Only the first edition has a Middle level."));
    assert_false(live_says(app, "HO-1.8")); /* numbers are for the rule book */
    app_free(app);
}

static void settings_hold_at_once(void **state)
{
    (void)state;
    App *app = begin(1280, 800, 100, THEME_TAVERN);
    show(app, SCENE_TITLE);
    live_click(app, "settings");
    assert_int_equal(stack_top(app), SCENE_SETTINGS);
    live_click(app, "theme-daylight");
    assert_int_equal(app_settings(app)->theme, THEME_DAYLIGHT);
    ui_focus(app->ui, "text-size");
    for (int i = 0; i < 5; i++)
        live_press(app, SDLK_RIGHT);
    assert_int_equal(app_settings(app)->text_percent, 125);
    live_frame(app);
    assert_float_equal(gfx_text_scale(app->gfx), 1.25, 0.001);
    live_press(app, SDLK_ESCAPE);
    assert_int_equal(stack_top(app), SCENE_TITLE);
    app_free(app);
}

static void as_they_came_asks_first_and_can_be_taken_back(void **state)
{
    (void)state;
    static const int widths[] = {1280, 960}; /* with the preview, and without it */
    for (size_t i = 0; i < sizeof widths / sizeof widths[0]; i++) {
        App *app = begin(widths[i], 800, 150, THEME_DAYLIGHT);
        const Setup two = game_preset(game_by_id("horde"), 2);
        settings_remember(app_settings(app), game_by_id("horde"), &two);
        show(app, SCENE_TITLE);
        live_click(app, "settings");
        if (!live_has(app, "as-it-came"))
            live_click(app, "pages/2");
        live_click(app, "as-it-came");
        assert_int_equal(app_settings(app)->text_percent, 150);
        assert_true(live_says(app, "Yes, reset all settings"));
        live_press(app, SDLK_TAB); /* anything else is no yes */
        assert_false(live_says(app, "Yes, reset all settings"));
        live_click(app, "as-it-came");
        assert_int_equal(app_settings(app)->text_percent, 150);
        live_click(app, "as-it-came");
        assert_int_equal(app_settings(app)->text_percent, 100);
        assert_int_equal(app_settings(app)->theme, THEME_TAVERN);
        assert_non_null(settings_table(app_settings(app), game_by_id("horde")));
        assert_true(live_says(app, "Undo the reset"));
        live_click(app, "as-it-came");
        assert_int_equal(app_settings(app)->text_percent, 150);
        assert_int_equal(app_settings(app)->theme, THEME_DAYLIGHT);
        assert_true(live_says(app, "Reset all settings"));
        live_press(app, SDLK_TAB); /* with the keys alone */
        ui_focus(app->ui, "as-it-came");
        live_press(app, SDLK_RETURN);
        live_press(app, SDLK_RETURN); /* a key that is pressed twice has been pressed once */
        assert_int_equal(app_settings(app)->text_percent, 150);
        SDL_Delay(600);
        live_press(app, SDLK_RETURN);
        assert_int_equal(app_settings(app)->text_percent, 100);
        live_press(app, SDLK_ESCAPE);
        live_click(app, "settings");
        if (!live_has(app, "as-it-came")) /* there is no preview after a page that has none */
            live_click(app, "pages/2");
        assert_false(live_says(app, "Undo the reset"));
        app_free(app);
    }
}

static void the_preview_of_the_settings_is_a_picture(void **state)
{
    (void)state;
    App *app = begin(1280, 800, 100, THEME_TAVERN);
    show(app, SCENE_TITLE);
    live_click(app, "settings");
    assert_true(live_says(app, "Preview"));
    assert_false(live_says(app, "Pick it"));
    app_free(app);
}

static void a_question_mark_shows_all_keys(void **state)
{
    (void)state;
    static const SceneId from[] = {SCENE_TITLE, SCENE_SETUP, SCENE_GALLERY, SCENE_RULES, SCENE_CHRONICLE};
    App *app = begin(1280, 800, 100, THEME_TAVERN);
    for (size_t i = 0; i < sizeof from / sizeof from[0]; i++) {
        show(app, from[i]);
        live_key(app, SDLK_SLASH, KMOD_LSHIFT);
        assert_int_equal(stack_top(app), SCENE_SETTINGS);
        assert_true(live_says(app, "Ctrl+Z, U"));
        live_press(app, SDLK_ESCAPE);
        assert_ptr_equal(stack_top(app), from[i]);
    }
    show(app, SCENE_SETUP);
    live_click(app, "seat-0");
    live_click(app, "chair-0-name");
    live_key(app, SDLK_SLASH, KMOD_LSHIFT); /* there it is a letter like any other */
    assert_int_equal(stack_top(app), SCENE_SETUP);
    show(app, SCENE_SETTINGS);
    assert_false(live_says(app, "Ctrl+Z, U"));
    live_key(app, SDLK_SLASH, KMOD_LSHIFT);
    assert_true(live_says(app, "Ctrl+Z, U"));
    assert_int_equal(app->nlayers, 1);
    app_free(app);
}

static void settings_that_cannot_be_kept_say_so(void **state)
{
    (void)state;
    App *app = begin(1280, 800, 100, THEME_TAVERN);
    show(app, SCENE_SETTINGS);
    assert_true(live_says(app, "Changes are saved at once"));
    app->save.said_settings = true; /* as after a write that failed */
    assert_false(live_says(app, "Changes are saved at once"));
    assert_true(live_says(app, "Changes last until you quit"));
    app_free(app);
}

static void the_rules_open_where_asked_and_are_searched(void **state)
{
    (void)state;
    App *app = begin(1280, 800, 100, THEME_TAVERN);
    show(app, SCENE_RULES);
    live_frame(app);
    char *line = ui_inspect(app->ui);
    assert_non_null(strstr(line, "HO-5.6"));
    assert_non_null(strstr(line, "Now: Moon Skeleton"));
    assert_null(strstr(line, "HO-1.1\"")); /* scrolled away */
    free(line);
    live_click(app, "search");
    live_type(app, "trickster");
    live_frame(app);
    line = ui_inspect(app->ui);
    assert_non_null(strstr(line, "1 of "));
    assert_non_null(strstr(line, "HO-1.1\"")); /* where it stands first; what does not hold it is there as before */
    assert_non_null(strstr(line, "HO-1.2\""));
    free(line);
    live_press(app, SDLK_RETURN); /* the next one, from the field */
    assert_true(live_says(app, "2 of "));
    live_key(app, SDLK_RETURN, KMOD_LSHIFT);
    live_key(app, SDLK_RETURN, KMOD_LSHIFT); /* round the end */
    assert_false(live_says(app, "1 of "));
    live_click(app, "found-next");
    assert_true(live_says(app, "1 of "));
    live_click(app, "search");
    live_type(app, "zzz");
    assert_true(live_says(app, "not found"));
    live_press(app, SDLK_ESCAPE); /* once: it is the key of "Close", beside the field */
    assert_int_equal(stack_top(app), SCENE_TITLE);
    app_free(app);
}

/* Nobody has to choose the field first; letters that are keys elsewhere are letters there. */
static void whoever_types_in_the_rules_searches(void **state)
{
    (void)state;
    static const struct {
        SDL_Keycode key;
        Uint16 mod;
        const char *text;
    } start[] = {{SDLK_r, 0, "r"}, {SDLK_SLASH, 0, "/"}, {SDLK_f, KMOD_LCTRL, ""}};
    App *app = begin(1280, 800, 100, THEME_TAVERN);
    for (size_t i = 0; i < sizeof start / sizeof start[0]; i++) {
        show(app, SCENE_RULES);
        live_key(app, start[i].key, start[i].mod);
        if (start[i].text[0])
            live_type(app, start[i].text);
        live_type(app, i == 0 ? "aise" : "raise");
        assert_int_equal(stack_top(app), SCENE_RULES);
        assert_true(live_says(app, "1 of "));
        json_t *root = live_look(app);
        assert_string_equal(json_string_value(json_object_get(live_find(root, "search"), "label")), "raise");
        json_decref(root);
        live_press(app, SDLK_ESCAPE);
        assert_int_equal(stack_top(app), SCENE_TITLE);
    }
    show(app, SCENE_RULES);
    live_press(app, SDLK_m);
    assert_int_equal(stack_top(app), SCENE_RULES);
    live_press(app, SDLK_F1);
    assert_int_equal(stack_top(app), SCENE_TITLE);
    app_free(app);
}

/* The first item of this kind that leads to this rule; false: none. */
static bool find_link(App *app, const char *to, char id[64])
{
    json_t *root = live_look(app), *item;
    size_t i;
    bool there = false;
    json_array_foreach(json_object_get(root, "items"), i, item)
    {
        const char *leads = json_string_value(json_object_get(item, "to"));
        if (!there && leads && strcmp(leads, to) == 0 && !json_object_get(item, "scrolled")) {
            (void)snprintf(id, 64, "%s", json_string_value(json_object_get(item, "id")));
            there = true;
        }
    }
    json_decref(root);
    return there;
}

static void keywords_lead_to_their_rule_and_back(void **state)
{
    (void)state;
    char id[64];
    App *app = begin(1280, 800, 100, THEME_TAVERN);
    RulesArg arg = {.game = "siege", .rule = "SH-15.20"}; /* Trample */
    app_go(app, SCENE_TITLE, NULL, 0);
    app_push(app, SCENE_RULES, &arg, sizeof arg);
    live_settle(app);
    assert_false(live_has(app, "rules-back"));
    assert_true(find_link(app, "SH-2.5", id)); /* engaged */
    live_click(app, id);
    assert_true(live_says(app, "A creature is *engaged*"));
    assert_false(live_says(app, "*Trample*:"));
    assert_true(find_link(app, "SH-2.3", id)); /* creature, one further, with the keys alone */
    ui_focus(app->ui, id);
    live_press(app, SDLK_TAB);
    ui_focus(app->ui, id);
    live_press(app, SDLK_RETURN);
    assert_string_equal(ui_focused(app->ui), "rules-text"); /* the arrows scroll on from there */
    live_press(app, SDLK_BACKSPACE);
    assert_true(live_says(app, "A creature is *engaged*"));
    live_click(app, "rules-back");
    assert_true(live_says(app, "*Trample*:"));
    assert_false(live_has(app, "rules-back"));
    app_free(app);
}

/* Tab goes from link to link; the keys that scroll a text do so wherever in it one is. */
static void reading_goes_on_from_a_link(void **state)
{
    (void)state;
    static const SDL_Keycode keys[] = {SDLK_DOWN, SDLK_UP, SDLK_END};
    char id[64];
    App *app = begin(1280, 800, 100, THEME_TAVERN);
    RulesArg arg = {.game = "siege", .rule = "SH-15.20"};
    app_go(app, SCENE_TITLE, NULL, 0);
    app_push(app, SCENE_RULES, &arg, sizeof arg);
    live_settle(app);
    live_press(app, SDLK_TAB);
    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++) {
        assert_true(find_link(app, "SH-2.5", id));
        ui_focus(app->ui, id);
        app_dry(app, NULL);
        float y = ui_rect(app->ui, id).y;
        live_press(app, keys[i]);
        app_dry(app, NULL);
        assert_string_equal(ui_focused(app->ui), "rules-text");
        if (keys[i] == SDLK_END)
            assert_false(live_says(app, "*Trample*:"));
        else
            assert_true(keys[i] == SDLK_DOWN ? ui_rect(app->ui, id).y < y : ui_rect(app->ui, id).y > y);
    }
    app_free(app);
}

static void examples_are_drawn_in_every_size(void **state)
{
    (void)state;
    static const struct {
        const char *game, *rule;
    } at[] = {{"siege", "SH-15.5"}, {"siege", "SH-7.7"},    {"horde", "HO-5.1"},
              {"horde", "HO-10.6"}, {"goblins", "GH-11.4"}, {"monstrous", "MH-22.3"}};
    static const int size[][3] = {{1280, 800, 100}, {1024, 640, 100}, {1920, 1080, 100}, {1280, 800, 200}};
    for (size_t i = 0; i < sizeof at / sizeof at[0]; i++)
        for (size_t k = 0; k < sizeof size / sizeof size[0]; k++) {
            App *app = begin(size[k][0], size[k][1], size[k][2], THEME_TAVERN);
            RulesArg arg = {0};
            (void)snprintf(arg.game, sizeof arg.game, "%s", at[i].game);
            (void)snprintf(arg.rule, sizeof arg.rule, "%s", at[i].rule);
            app_go(app, SCENE_TITLE, NULL, 0);
            app_push(app, SCENE_RULES, &arg, sizeof arg);
            live_settle(app);
            assert_int_equal(check_screen(app, at[i].rule), 0);
            char *line = ui_inspect(app->ui);
            assert_non_null(strstr(line, "\"kind\":\"example\""));
            free(line);
            app_free(app);
        }
}

static void contents_without_room_have_a_button(void **state)
{
    (void)state;
    App *app = begin(1280, 800, 200, THEME_TAVERN);
    RulesArg arg = {.game = "siege"};
    app_go(app, SCENE_TITLE, NULL, 0);
    app_push(app, SCENE_RULES, &arg, sizeof arg);
    live_settle(app);
    assert_false(live_has(app, "chapter-0"));
    live_click(app, "contents-list");
    assert_true(live_says(app, "Refresh phase"));
    assert_false(live_says(app, "SH-1.1"));
    json_t *root = live_look(app), *item;
    char id[64] = "";
    size_t i;
    json_array_foreach(json_object_get(root, "items"), i, item)
    {
        if (strcmp(json_string_value(json_object_get(item, "label")), "Refresh phase") == 0 && !id[0])
            (void)snprintf(id, sizeof id, "%s", json_string_value(json_object_get(item, "id")));
    }
    json_decref(root);
    ui_focus(app->ui, id);
    live_press(app, SDLK_TAB);
    ui_focus(app->ui, id);
    live_press(app, SDLK_RETURN);
    assert_true(live_says(app, "SH-3.1"));
    assert_false(live_has(app, id));
    app_free(app);
}

static void a_rule_book_opens_where_it_was_closed(void **state)
{
    (void)state;
    App *app = begin(1280, 800, 100, THEME_TAVERN);
    RulesArg siege = {.game = "siege", .rule = "SH-9.5"}, again = {.game = "siege"}, horde = {.game = "horde"};
    app_go(app, SCENE_TITLE, NULL, 0);
    app_push(app, SCENE_RULES, &siege, sizeof siege);
    live_settle(app);
    live_press(app, SDLK_ESCAPE);
    app_push(app, SCENE_RULES, &horde, sizeof horde); /* each book for itself */
    live_settle(app);
    assert_true(live_says(app, "In short"));
    live_press(app, SDLK_ESCAPE);
    app_push(app, SCENE_RULES, &again, sizeof again);
    live_settle(app);
    assert_true(live_says(app, "SH-9.5"));
    assert_false(live_says(app, "SH-1.1"));
    live_press(app, SDLK_ESCAPE);
    app_push(app, SCENE_RULES, &siege, sizeof siege); /* what is asked for goes before */
    live_settle(app);
    assert_true(live_says(app, "SH-9.5"));
    app_free(app);
}

static bool says(App *app, const char *words)
{
    live_frame(app);
    char *line = ui_inspect(app->ui);
    bool said = strstr(line, words) != NULL;
    free(line);
    return said;
}

static void the_hall_learns_its_tables_from_the_games(void **state)
{
    (void)state;
    int open = 0, before = -1;
    for (int i = 0; game_list[i]; i++) {
        HallTable t;
        bool has_table = hall_find(game_list[i]->id, &t);
        assert_true(has_table || board_by_game(game_list[i]->id) == NULL);
        if (!board_by_game(game_list[i]->id)) /* none, or one that is being built */
            continue;
        int at = 0;
        while (strcmp(hall_table(at).id, t.id) != 0)
            at++;
        assert_true(at > before); /* in the order of the list */
        before = at;
        assert_string_equal(t.name, game_list[i]->title);
        assert_int_equal(strtol(t.chairs, NULL, 10), game_list[i]->seats_min);
        assert_non_null(strstr(t.minutes, " min"));
        assert_non_null(t.begin);
        open++;
    }
    assert_int_equal(open, hall_tables());
    HallTable none;
    assert_false(hall_find("chess", &none));
}

/* No number of tables is too many or too few, and no sign leaves the window or becomes too narrow to read. */
static void the_hall_has_room_for_any_number_of_tables(void **state)
{
    (void)state;
    for (int n = 0; n <= 12; n++)
        for (float room = 300; room < 2000; room += 50) {
            HallRows r = hall_rows(n, room, 170, 16);
            assert_true(r.columns * r.rows >= n && r.columns <= n);
            assert_true((float)r.columns * r.width + (float)(r.columns - 1) * r.gap <= room + 1);
            if (n > 0) {
                assert_true(r.columns * (r.rows - 1) < n); /* no row is empty */
                assert_true(r.width >= 169);
            }
        }
    assert_int_equal(hall_rows(4, 752, 170, 16).rows, 1); /* in the smallest window */
    assert_int_equal(hall_rows(5, 752, 170, 16).rows, 2);
}

static void the_hall_shows_the_rules_of_every_game(void **state)
{
    (void)state;
    static const SDL_Keycode keys[] = {SDLK_r, SDLK_F1};
    App *app = begin(1280, 800, 100, THEME_TAVERN);
    for (size_t i = 0; i < sizeof keys / sizeof keys[0]; i++) {
        show(app, SCENE_TITLE);
        live_press(app, keys[i]);
        assert_int_equal(stack_top(app), SCENE_RULES);
        live_press(app, SDLK_F1); /* and away again; R begins to search */
        assert_int_equal(stack_top(app), SCENE_TITLE);
    }
    live_click(app, "rules");
    assert_true(says(app, "Rules of Horde"));
    live_click(app, "rules-of/2");
    assert_true(says(app, "Rules of Goblin Ranks"));
    assert_true(says(app, "Each secretly rules one clan"));
    assert_false(says(app, "Everyone picks the same number of monsters"));
    app_free(app);
}

static void a_name_is_seen_and_makes_no_marks(void **state)
{
    (void)state;
    App *app = begin(1280, 800, 100, THEME_TAVERN);
    show(app, SCENE_SETUP);
    live_click(app, "seat-0");
    live_click(app, "chair-0-name");
    Input all = {.kind = INPUT_KEY, .key = SDLK_a, .mod = KMOD_LCTRL, .now = clock_ms()};
    app_dry(app, &all);
    live_type(app, "*M[coin:3]");
    assert_true(says(app, "cannot contain"));
    app_dry(app, &all);
    live_type(app, "  ");
    press_twice(app, SDLK_ESCAPE);
    live_click(app, "deal");
    assert_non_null(app_match(app));
    assert_string_equal(match_setup(app_match(app))->name[0], person_name(0));
    app_free(app);
}

static void a_sentence_stays_until_it_is_read(void **state)
{
    (void)state;
    App *app = begin(1280, 800, 200, THEME_TAVERN);
    show(app, SCENE_TITLE);
    float x = 0, y = 0;
    live_where(app, "table-horde", &x, &y);
    app_say(app, "Your unfinished game is damaged",
            "continue.journal, line 12: this is not a move. The game goes on after move 8. "
            "You can continue from the part that could be read.");
    app_say(app, "Second", "And another thing.");
    app_dry(app, NULL);
    assert_int_equal(check_screen(app, "dialog"), 0);
    live_point_at(app, x, y, 1); /* out of reach */
    assert_int_equal(stack_top(app), SCENE_TITLE);
    live_press(app, SDLK_RETURN);
    assert_int_equal(app->nsays, 1);
    live_press(app, SDLK_ESCAPE);
    assert_int_equal(app->nsays, 0);
    live_press(app, SDLK_RETURN);
    assert_int_equal(stack_top(app), SCENE_PLAY);
    app_free(app);
}

static void the_pause_asks_before_a_new_game(void **state)
{
    (void)state;
    App *app = begin(1280, 800, 100, THEME_TAVERN);
    app_set_match(app, help_new(game_by_id("horde"), 2, 3));
    Match *m = app_match(app);
    show(app, SCENE_PAUSE);
    live_click(app, "new-game");
    assert_ptr_equal(app_match(app), m);
    live_click(app, "new-game");
    assert_ptr_not_equal(app_match(app), m);
    assert_int_equal(stack_top(app), SCENE_PLAY);
    assert_int_equal(match_setup(app_match(app))->nseats, 2);
    app_free(app);
}

int main(void)
{
    char home[64];
    live_home(home);
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(from_the_door_to_the_table),
        cmocka_unit_test(a_set_up_that_was_left_is_found_again),
        cmocka_unit_test(a_sentence_tells_what_an_opponent_is_like),
        cmocka_unit_test(what_a_set_up_needs_lies_above_the_fold),
        cmocka_unit_test(keys_lead_to_a_set_up_and_back),
        cmocka_unit_test(a_name_that_is_cut_is_told_whole),
        cmocka_unit_test(opponents_are_chosen_by_character_and_level),
        cmocka_unit_test(alike_names_are_refused_with_a_reason),
        cmocka_unit_test(a_struck_choice_says_why_in_a_sentence),
        cmocka_unit_test(settings_hold_at_once),
        cmocka_unit_test(as_they_came_asks_first_and_can_be_taken_back),
        cmocka_unit_test(the_preview_of_the_settings_is_a_picture),
        cmocka_unit_test(a_question_mark_shows_all_keys),
        cmocka_unit_test(settings_that_cannot_be_kept_say_so),
        cmocka_unit_test(the_rules_open_where_asked_and_are_searched),
        cmocka_unit_test(whoever_types_in_the_rules_searches),
        cmocka_unit_test(keywords_lead_to_their_rule_and_back),
        cmocka_unit_test(reading_goes_on_from_a_link),
        cmocka_unit_test(a_rule_book_opens_where_it_was_closed),
        cmocka_unit_test(contents_without_room_have_a_button),
        cmocka_unit_test(examples_are_drawn_in_every_size),
        cmocka_unit_test(the_hall_learns_its_tables_from_the_games),
        cmocka_unit_test(the_hall_has_room_for_any_number_of_tables),
        cmocka_unit_test(the_hall_shows_the_rules_of_every_game),
        cmocka_unit_test(a_name_is_seen_and_makes_no_marks),
        cmocka_unit_test(a_sentence_stays_until_it_is_read),
        cmocka_unit_test(the_pause_asks_before_a_new_game),
    };
    int failed = cmocka_run_group_tests(tests, NULL, NULL);
    help_remove(home);
    return failed;
}
