/* SPDX-License-Identifier: MIT
 * The gallery as a visitor uses it: leafing through the cards, searching the wall, taking a picture home. */
#include "help_app.h"

#include <math.h>
#include <sys/stat.h>

#include "app/scenes/gallery.h"
#include "app/sculptors.h"
#include "base/file.h"
#include "core/text.h"
#include "sys/clock.h"
#include "sys/paths.h"

enum { W = 1280, H = 800 };

static App *open_gallery(int w, int h, int text, const char *game)
{
    App *app = live_begin(w, h, text);
    SetupArg arg = {0};
    (void)snprintf(arg.game, sizeof arg.game, "%s", game);
    app_go(app, SCENE_GALLERY, &arg, sizeof arg);
    live_settle(app);
    assert_int_equal(stack_top(app), SCENE_GALLERY);
    return app;
}

static int cards(App *app)
{
    json_t *root = live_look(app), *item;
    size_t i;
    int n = 0;
    json_array_foreach(json_object_get(root, "items"), i, item) n +=
        strncmp(json_string_value(json_object_get(item, "id")), "card-", 5) == 0;
    json_decref(root);
    return n;
}

static void assert_nothing_is_cut(App *app, const char *where)
{
    const char *first = "";
    app_draw(app);
    if (gfx_overflow(app->gfx, &first))
        fail_msg("%s: the text '%s' is cut", where, first);
}

/* ---- one card ---------------------------------------------------------------------------------------------------- */

static void assert_card(App *app, const char *label)
{
    json_t *root = live_look(app), *card = live_find(root, "card");
    assert_non_null(card);
    assert_string_equal(json_string_value(json_object_get(card, "label")), label);
    json_decref(root);
}

/* Where the table of heroes has its first Wizard; its two others hang behind it. */
static App *open_card(int w, int h, int text)
{
    App *app = live_begin(w, h, text);
    const Game *g = game_by_id("monstrous");
    assert_non_null(g);
    app_go(app, SCENE_GALLERY, NULL, 0);
    stack_changes(app);
    gallery_show_card(app, g, (DefId)def_by_word(g, "wizard"), 1);
    live_settle(app);
    assert_int_equal(stack_top(app), SCENE_CARD);
    assert_card(app, "Wizard, 1 of 3");
    return app;
}

/* No blank line after a rule that an example follows in the book. */
static void a_rule_on_the_paper_ends_with_its_last_word(void **st)
{
    (void)st;
    App *app = live_begin(1280, 800, 100);
    const Game *g = game_by_id("horde");
    app_go(app, SCENE_GALLERY, NULL, 0);
    stack_changes(app);
    gallery_show_card(app, g, (DefId)def_by_word(g, "water-ooze"), 1);
    live_settle(app);
    json_t *root = live_look(app), *item;
    size_t i;
    int rules = 0;
    json_array_foreach(json_object_get(root, "items"), i, item)
    {
        const char *label = json_string_value(json_object_get(item, "label"));
        rules += label && strstr(label, "reveals all monsters") != NULL;
        assert_true(!label || !label[0] || label[strlen(label) - 1] != '\n');
    }
    assert_int_equal(rules, 1);
    json_decref(root);
    app_free(app);
}

/* The label of the first or of the last of the cards that were opened. */
static const char *label_at(bool last, char out[SENTENCE_MAX])
{
    Exhibits all;
    exhibits_all(&all);
    out[0] = '\0';
    for (int i = 0; i < all.n; i++)
        if (strcmp(game_list[all.id[i].game]->id, "monstrous") == 0 && (last || out[0] == '\0'))
            exhibit_label(all.id[i], out);
    return out;
}

static void arrows_turn_the_page(void **state)
{
    (void)state;
    char label[SENTENCE_MAX];
    App *app = open_card(W, H, 100);
    live_press(app, SDLK_RIGHT);
    assert_card(app, "Wizard, 2 of 3");
    live_press(app, SDLK_RIGHT);
    assert_card(app, "Wizard, 3 of 3");
    live_press(app, SDLK_LEFT);
    assert_card(app, "Wizard, 2 of 3");
    live_press(app, SDLK_PAGEUP);
    assert_card(app, "Wizard, 1 of 3");
    live_press(app, SDLK_PAGEDOWN);
    assert_card(app, "Wizard, 2 of 3");
    live_click(app, "tilt"); /* also with the keys on a button */
    live_press(app, SDLK_TAB);
    live_press(app, SDLK_RIGHT);
    assert_card(app, "Wizard, 3 of 3");
    live_press(app, SDLK_HOME);
    assert_card(app, label_at(false, label));
    live_press(app, SDLK_LEFT); /* round and round */
    assert_card(app, label_at(true, label));
    live_press(app, SDLK_HOME);
    live_press(app, SDLK_END);
    assert_card(app, label_at(true, label));
    app_free(app);
}

static void wheel(App *app, const char *over, float lines)
{
    live_point(app, over, 0);
    Input in = {.kind = INPUT_WHEEL, .wheel = lines, .now = clock_ms()};
    ui_pointer(app->ui, &in.x, &in.y);
    app_dry(app, &in);
    app_dry(app, NULL);
}

static void the_wheel_turns_the_page(void **state)
{
    (void)state;
    App *app = open_card(W, H, 100);
    wheel(app, "card", -1);
    assert_card(app, "Wizard, 2 of 3");
    wheel(app, "card", -1);
    assert_card(app, "Wizard, 3 of 3");
    wheel(app, "card", 1);
    assert_card(app, "Wizard, 2 of 3");
    wheel(app, "card", -0.5f); /* a fine one: two halves */
    assert_card(app, "Wizard, 2 of 3");
    wheel(app, "card", -0.5f);
    assert_card(app, "Wizard, 3 of 3");
    app_free(app);
}

static void buttons_print_their_keys(void **state)
{
    (void)state;
    static const int sizes[][3] = {{1280, 800, 100}, {1024, 640, 100}, {1024, 640, 200}, {1280, 800, 150}};
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        App *app = open_card(sizes[i][0], sizes[i][1], sizes[i][2]);
        json_t *root = live_look(app);
        const char *key = json_string_value(json_object_get(live_find(root, "after"), "key"));
        assert_non_null(key);
        assert_string_equal(key, "Right");
        json_decref(root);
        assert_true(live_says(app, "Left"));
        assert_true(live_says(app, "Right"));
        assert_nothing_is_cut(app, "a card");
        app_free(app);
    }
}

static void all_buttons_lie_in_the_window(void **state)
{
    (void)state;
    static const int sizes[][3] = {
        {1280, 800, 100}, {1024, 640, 150}, {960, 600, 125}, {960, 600, 150}, {960, 600, 200}};
    static const char *const id[] = {"before", "after",  "tilt", "foil",  "bare",
                                     "flip",   "slides", "save", "close", "clay"};
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        App *app = open_card(sizes[i][0], sizes[i][1], sizes[i][2]);
        json_t *root = live_look(app);
        for (size_t k = 0; k < sizeof id / sizeof *id; k++) {
            const json_t *r = json_object_get(live_find(root, id[k]), "rect");
            json_int_t x = json_integer_value(json_array_get(r, 0)), w = json_integer_value(json_array_get(r, 2));
            if (x < 0 || w < 20 || x + w > sizes[i][0])
                fail_msg("%s: %d wide at %d of %d, text %d", id[k], (int)w, (int)x, sizes[i][0], sizes[i][2]);
        }
        json_decref(root);
        assert_nothing_is_cut(app, "the buttons of a card");
        app_free(app);
    }
}

/* ---- the picture alone ------------------------------------------------------------------------------------------- */

/* The first dragon, bare: its picture has a relief, a Wizard's too. */
static App *open_bare(int w, int h, int text)
{
    App *app = open_card(w, h, text);
    live_press(app, SDLK_p);
    return app;
}

static Rect place_of(App *app, const char *id)
{
    json_t *root = live_look(app);
    const json_t *r = json_object_get(live_find(root, id), "rect");
    Rect out = rect((float)json_integer_value(json_array_get(r, 0)), (float)json_integer_value(json_array_get(r, 1)),
                    (float)json_integer_value(json_array_get(r, 2)), (float)json_integer_value(json_array_get(r, 3)));
    json_decref(root);
    return out;
}

static bool noted(App *app, const char *id, const char *note, const char *value)
{
    json_t *root = live_look(app);
    const char *there = json_string_value(json_object_get(live_find(root, id), note));
    bool same = there && strcmp(there, value) == 0;
    json_decref(root);
    return same;
}

static void the_bare_picture_is_as_high_as_the_window(void **state)
{
    (void)state;
    static const int sizes[][3] = {{1280, 800, 100}, {1280, 800, 200}, {1024, 640, 150}, {640, 960, 100}};
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        App *app = open_bare(sizes[i][0], sizes[i][1], sizes[i][2]);
        Rect r = place_of(app, "card");
        assert_true(noted(app, "card", "side", "picture"));
        assert_true(r.h >= (float)sizes[i][1] - 2 || r.w >= (float)sizes[i][0] - 2);
        assert_true(fabsf(r.h - r.w * 1.25f) < 3);
        static const char *const id[] = {"before", "after",    "clay", "breath", "slides",
                                         "save",   "art-book", "bare", "close"};
        for (size_t k = 0; k < sizeof id / sizeof *id; k++) {
            Rect b = place_of(app, id[k]);
            if (b.w < 20 || b.x < 0 || b.x + b.w > (float)sizes[i][0])
                fail_msg("%s: %g wide at %g of %d", id[k], (double)b.w, (double)b.x, sizes[i][0]);
        }
        assert_nothing_is_cut(app, "beside a bare picture");
        app_free(app);
    }
}

static void a_bare_picture_is_left_by_key_and_click(void **state)
{
    (void)state;
    App *app = open_bare(W, H, 100);
    live_press(app, SDLK_RIGHT);
    assert_card(app, "Wizard, 2 of 3");
    assert_true(noted(app, "card", "side", "picture"));
    wheel(app, "card-face", -1);
    assert_card(app, "Wizard, 3 of 3");
    live_press(app, SDLK_ESCAPE);
    assert_true(noted(app, "card", "side", "face"));
    live_click(app, "card-face");
    assert_true(noted(app, "card", "side", "picture"));
    live_click(app, "card-face");
    assert_true(noted(app, "card", "side", "face"));
    assert_card(app, "Wizard, 3 of 3");
    app_free(app);
}

/* Drags from one place of the picture to another, in shares of it. */
static void drag_across(App *app, float from, float to)
{
    Rect r = place_of(app, "card");
    float x = r.x + r.w * from, y = r.y + r.h * 0.3f, end = r.x + r.w * to;
    Input in[] = {{.kind = INPUT_MOVE, .x = x, .y = y},
                  {.kind = INPUT_DOWN, .x = x, .y = y, .button = 1},
                  {.kind = INPUT_MOVE, .x = (x + end) / 2, .y = y},
                  {.kind = INPUT_MOVE, .x = end, .y = y},
                  {.kind = INPUT_UP, .x = end, .y = y, .button = 1}};
    for (size_t i = 0; i < sizeof in / sizeof *in; i++) {
        in[i].now = clock_ms();
        app_dry(app, &in[i]);
        app_dry(app, NULL);
    }
}

/* The clay is a button away from the card, however the picture was left. */
static void the_card_leads_to_its_clay(void **state)
{
    (void)state;
    App *app = open_card(W, H, 100);
    for (int visit = 0; visit < 2; visit++) {
        live_click(app, "clay");
        live_settle(app);
        assert_true(live_has(app, "seam"));
        live_press(app, SDLK_p);
    }
    app_free(app);
}

static void the_seam_follows_pointer_and_keys(void **state)
{
    (void)state;
    App *app = open_bare(W, H, 100);
    assert_false(live_has(app, "seam"));
    live_press(app, SDLK_c);
    assert_true(noted(app, "seam", "value", "53"));
    live_press(app, SDLK_LEFT); /* the keys are on it */
    assert_true(noted(app, "seam", "value", "51"));
    assert_card(app, "Wizard, 1 of 3");
    live_press(app, SDLK_PAGEDOWN);
    assert_card(app, "Wizard, 2 of 3");
    assert_true(noted(app, "seam", "value", "51"));
    drag_across(app, 0.3f, 0.5f);
    assert_true(noted(app, "seam", "value", "71")); /* a drag, no click */
    live_press(app, SDLK_c);
    assert_false(live_has(app, "seam"));
    app_free(app);
}

static void the_turntable_follows_pointer_and_keys(void **state)
{
    (void)state;
    App *app = open_bare(W, H, 100);
    assert_false(live_has(app, "turntable")); /* the wizard's back is not for the public */
    live_press(app, SDLK_ESCAPE);
    const Game *g = game_by_id("horde");
    gallery_show_card(app, g, (DefId)def_by_word(g, "water-dragon"), 1);
    live_settle(app);
    live_press(app, SDLK_p);
    live_press(app, SDLK_t);
    assert_true(noted(app, "turned", "value", "0"));
    live_press(app, SDLK_RIGHT); /* the keys are on it */
    assert_true(noted(app, "turned", "value", "30"));
    live_press(app, SDLK_LEFT);
    live_press(app, SDLK_LEFT);
    assert_true(noted(app, "turned", "value", "330"));
    drag_across(app, 0.7f, 0.2f); /* half the width is a quarter turn; a drag, no click */
    assert_true(noted(app, "turned", "value", "60"));
    live_press(app, SDLK_c); /* clay of the whole picture */
    assert_false(live_has(app, "turned"));
    assert_true(live_has(app, "seam"));
    live_press(app, SDLK_t);
    assert_true(noted(app, "turned", "value", "0"));
    live_press(app, SDLK_t);
    assert_false(live_has(app, "turned") || live_has(app, "seam"));
    app_free(app);
}

static bool wakes(App *app, uint32_t after_ms)
{
    Input later = {.kind = INPUT_NONE, .now = clock_ms() + after_ms};
    app_dry(app, &later);
    return ui_wake_ms(app->ui) >= 0;
}

/* It lives while somebody watches; not with reduced motion, nor as clay, nor when the window has lost the focus. */
static void a_picture_lives_while_somebody_watches(void **state)
{
    (void)state;
    App *app = open_card(W, H, 100);
    app_settings(app)->reduced_motion = false;
    app_settings_changed(app);
    assert_true(noted(app, "card", "lives", "yes"));
    live_press(app, SDLK_p);
    assert_true(noted(app, "card", "lives", "yes"));
    live_press(app, SDLK_b);
    for (int i = 0; i < 40; i++)
        (void)wakes(app, (uint32_t)(4000 + i * 100));
    assert_false(wakes(app, 9000));
    live_click(app, "breath");
    assert_true(noted(app, "card", "lives", "yes"));
    Input gone = {.kind = INPUT_CANCEL, .now = clock_ms()};
    app_dry(app, &gone);
    for (int i = 0; i < 40; i++) /* it breathes out */
        (void)wakes(app, (uint32_t)(4000 + i * 100));
    assert_false(wakes(app, 9000));
    live_press(app, SDLK_RIGHT);
    assert_true(noted(app, "card", "lives", "yes"));
    app_settings(app)->reduced_motion = true;
    app_settings_changed(app);
    assert_true(noted(app, "card", "lives", "no"));
    app_free(app);
}

/* Seconds after the last input nothing more is asked for. */
static void a_bare_picture_comes_to_rest(void **state)
{
    (void)state;
    App *app = open_bare(W, H, 100);
    live_press(app, SDLK_c);
    live_frame(app);
    assert_true(ui_wake_ms(app->ui) >= 0);
    for (int i = 0; i < 40; i++) /* clay does not breathe; what has lived before comes to rest */
        (void)wakes(app, (uint32_t)(60000 + i * 100));
    assert_false(wakes(app, 70000));
    app_free(app);
}

static void the_function_that_sculpts_it_is_named(void **state)
{
    (void)state;
    App *app = open_bare(W, H, 100);
    char words[96];
    const Sculptor *by = sculptor_of("cards/monstrous/wizard");
    assert_non_null(by);
    (void)snprintf(words, sizeof words, "Sculpted by a program: %s()", by->function);
    assert_true(live_says(app, words));
    app_free(app);
}

/* Its round buttons are named beside them where the window has room, and in their tooltips anyway. */
static void the_buttons_of_a_bare_picture_are_named(void **state)
{
    (void)state;
    static const char *const name[] = {"On the turntable", "From clay to paint", "It breathes",    "Slide show",
                                       "Save as PNG",      "Write the art book", "With its frame", "Close"};
    static const char *const stud[] = {"turntable", "clay", "breath", "slides", "save", "art-book", "bare", "close"};
    App *app = open_bare(1280, 800, 100);
    json_t *root = live_feel(app), *item;
    size_t i;
    int named = 0, shown = 0;
    json_array_foreach(json_object_get(root, "items"), i, item)
    {
        bool text = strcmp(json_string_value(json_object_get(item, "kind")), "text") == 0;
        for (size_t k = 0; k < sizeof name / sizeof *name; k++)
            named += text && strcmp(json_string_value(json_object_get(item, "label")), name[k]) == 0;
    }
    for (size_t k = 0; k < sizeof stud / sizeof *stud; k++)
        shown += live_find(root, stud[k]) != NULL;
    assert_true(shown >= 7);
    assert_int_equal(named, shown);
    json_decref(root);
    live_point(app, "breath", 0);
    assert_true(live_says(app, "It breathes"));
    app_free(app);
}

/* ---- the search -------------------------------------------------------------------------------------------------- */

static void the_search_counts_and_is_cleared(void **state)
{
    (void)state;
    App *app = open_gallery(W, H, 100, "goblins");
    assert_true(live_says(app, "52 cards"));
    assert_false(live_has(app, "find-clear"));
    live_click(app, "find");
    live_type(app, "amber");
    assert_int_equal(cards(app), 13);
    assert_true(live_says(app, "13 cards"));
    live_type(app, " doub");
    assert_true(live_says(app, "1 card"));
    live_click(app, "find-clear");
    assert_int_equal(cards(app), 52);
    assert_false(live_has(app, "find-clear"));
    live_type(app, "amber"); /* the field has the keys again */
    assert_int_equal(cards(app), 13);
    live_press(app, SDLK_ESCAPE); /* empties it, then leaves it, then leaves the gallery */
    assert_int_equal(cards(app), 52);
    live_type(app, "ruby");
    assert_int_equal(cards(app), 13);
    live_press(app, SDLK_ESCAPE);
    live_press(app, SDLK_ESCAPE);
    live_type(app, "ruby");
    assert_int_equal(cards(app), 52);
    live_settle(app);
    assert_int_equal(stack_top(app), SCENE_GALLERY);
    live_press(app, SDLK_ESCAPE);
    live_settle(app);
    assert_int_equal(stack_top(app), SCENE_TITLE);
    app_free(app);
}

static bool has_label(App *app, const char *id, const char *label)
{
    json_t *root = live_look(app), *item = live_find(root, id);
    bool same = item && strcmp(json_string_value(json_object_get(item, "label")), label) == 0;
    json_decref(root);
    return same;
}

/* A sign is called by what carries it, not by its own word with a large letter. */
static void a_sign_says_what_carries_it(void **state)
{
    (void)state;
    App *app = open_gallery(W, H, 100, "goblins");
    assert_true(has_label(app, "sign-keg", "Keg Runner"));
    live_click(app, "sign-keg");
    live_click(app, "sign-ruby");
    live_click(app, "find");
    live_type(app, "nothing of that kind");
    assert_true(live_says(app, "Signs: [sign:ruby] Ruby, [sign:keg] Keg Runner"));
    app_free(app);
}

/* Siege hangs by people or set, by kind and by cost, and by all of them together. */
static void siege_is_found_by_what_it_costs(void **state)
{
    (void)state;
    App *app = open_gallery(W, H, 100, "siege");
    assert_int_equal(cards(app), 163);
    live_click(app, "sign-mana-6");
    assert_int_equal(cards(app), 4);
    live_click(app, "sign-mana-5");
    assert_int_equal(cards(app), 9);
    live_click(app, "sign-fire");
    int ember = cards(app);
    assert_in_range(ember, 1, 8);
    live_click(app, "sign-claw"); /* nothing of the horde is paid for */
    assert_int_equal(cards(app), ember);
    app_free(app);
    app = open_gallery(1024, 640, 200, "siege"); /* the last filter is reached where they do not all fit */
    wheel(app, "table-siege", -20);
    live_click(app, "sign-mana-6");
    assert_int_equal(cards(app), 4);
    app_free(app);
}

static void where_nothing_is_found_it_says_why(void **state)
{
    (void)state;
    static const int sizes[][3] = {{1280, 800, 100}, {1024, 640, 100}, {1024, 640, 200}, {960, 600, 175}};
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        App *app = open_gallery(sizes[i][0], sizes[i][1], sizes[i][2], "horde");
        bool drawer = live_has(app, "filters-open");
        if (drawer)
            live_click(app, "filters-open");
        live_click(app, "sign-dragon");
        if (drawer)
            live_press(app, SDLK_ESCAPE);
        live_click(app, "find");
        live_type(app, "cleric");
        assert_int_equal(cards(app), 0);
        assert_true(live_says(app, "0 cards"));
        assert_true(live_says(app, "Search: \u201ccleric\u201d"));
        assert_true(live_says(app, "Table: Horde"));
        assert_true(live_says(app, "Signs: "));
        assert_nothing_is_cut(app, "an empty wall");
        live_click(app, "filters-clear");
        assert_true(cards(app) > 100);
        assert_false(live_has(app, "filters-clear"));
        app_free(app);
    }
}

static void what_another_table_has_is_offered(void **state)
{
    (void)state;
    App *app = open_gallery(1280, 800, 100, "horde");
    live_click(app, "find");
    live_type(app, "emerald piper");
    assert_int_equal(cards(app), 0);
    assert_true(live_says(app, "Search all tables ("));
    live_click(app, "search-all");
    assert_in_range(cards(app), 1, 20);
    live_click(app, "find");
    live_type(app, "xyz"); /* nowhere */
    assert_int_equal(cards(app), 0);
    assert_false(live_has(app, "search-all"));
    app_free(app);
}

/* ---- taking a picture home --------------------------------------------------------------------------------------- */

static void put(const char *folder, const char *name, const char *text)
{
    char path[200];
    (void)snprintf(path, sizeof path, "%s/%s", folder, name);
    assert_int_equal(file_write(path, text, strlen(text)).code, 0);
}

static void assert_folder(const char *home, const char *below)
{
    char found[1024], wanted[200];
    (void)snprintf(wanted, sizeof wanted, "%s/%s", home, below);
    assert_true(user_folder(USER_PICTURES, found, sizeof found));
    assert_string_equal(found, wanted);
}

/* The home of a person, who says nothing about pictures yet. */
static int make_home(void **state)
{
    char *home = calloc(1, 64);
    assert_non_null(home);
    help_folder(home);
    (void)setenv("HOME", home, 1);
    (void)unsetenv("XDG_PICTURES_DIR");
    (void)unsetenv("XDG_CONFIG_HOME");
    *state = home;
    return 0;
}

static int drop_home(void **state)
{
    (void)unsetenv("XDG_PICTURES_DIR");
    help_remove(*state);
    free(*state);
    return 0;
}

static void pictures_go_where_pictures_are(void **state)
{
    const char *home = *state;
    char path[200], found[1024];
    assert_true(user_folder(USER_PICTURES, found, sizeof found)); /* nothing is said: among what the program keeps */
    assert_string_equal(found, path_data());
    (void)snprintf(path, sizeof path, "%s/Pictures", home);
    assert_int_equal(mkdir(path, 0700), 0);
    assert_folder(home, "Pictures");

    (void)snprintf(path, sizeof path, "%s/.config", home);
    assert_int_equal(mkdir(path, 0700), 0);
    put(path, "user-dirs.dirs",
        "# XDG_PICTURES_DIR=\"$HOME/Old\"\nXDG_MUSIC_DIR=\"$HOME/Music\"\n"
        "XDG_PICTURES_DIR=\"$HOME/My \\\"Bilder\\\"/\"\n");
    assert_folder(home, "My \"Bilder\"");
    put(path, "user-dirs.dirs", "XDG_PICTURES_DIR=\"$HOME/\"\n"); /* that means: there is none */
    assert_folder(home, "Pictures");
    put(path, "user-dirs.dirs", "XDG_PICTURES_DIR=\"Bilder\"\n");
    assert_folder(home, "Pictures");
    put(path, "user-dirs.dirs", "XDG_PICTURES_DIR=\"$HOME/Cut");
    assert_folder(home, "Pictures");
    put(path, "user-dirs.dirs", "XDG_PICTURES_DIR=\"/proc/nowhere\"\n"); /* cannot be made */
    assert_folder(home, "Pictures");

    (void)snprintf(path, sizeof path, "%s/Elsewhere/Art", home);
    (void)setenv("XDG_PICTURES_DIR", path, 1);
    assert_folder(home, "Elsewhere/Art");
    (void)setenv("XDG_PICTURES_DIR", "Art", 1);
    assert_folder(home, "Pictures");
}

static char opened[600]; /* what the desktop was last asked to open */
static int desktop_fails;

int __wrap_SDL_OpenURL(const char *url);
int __wrap_SDL_OpenURL(const char *url)
{
    (void)snprintf(opened, sizeof opened, "%s", url);
    return desktop_fails;
}

static void what_was_saved_is_a_button_away(void **state)
{
    const char *home = *state;
    char path[300];
    (void)setenv("XDG_PICTURES_DIR", home, 1);
    App *app = open_card(W, H, 100);
    assert_false(live_has(app, "open-saved"));
    put(home, "monstrous-wizard.png", "mine");
    live_click(app, "save");
    live_click(app, "open-saved");
    (void)snprintf(path, sizeof path, "file://%s/monstrous-wizard%%20%%282%%29.png", home);
    assert_string_equal(opened, path);
    assert_true(live_has(app, "open-saved"));
    desktop_fails = -1;
    live_press(app, SDLK_o);
    desktop_fails = 0;
    (void)snprintf(path, sizeof path, "This machine has no program for it: %s/monstrous-wizard (2).png", home);
    assert_true(live_says(app, path));
    assert_false(live_has(app, "open-saved"));
    app_free(app);
}

static void a_picture_is_kept_beside_the_one_before(void **state)
{
    const char *home = *state;
    char path[200];
    (void)setenv("XDG_PICTURES_DIR", home, 1);
    App *app = open_card(W, H, 100);
    (void)snprintf(path, sizeof path, "%s/monstrous-wizard.png", home);
    put(home, "monstrous-wizard.png", "mine");
    live_click(app, "save");
    (void)snprintf(path, sizeof path, "Saved as %s/monstrous-wizard (2).png", home);
    assert_true(live_says(app, path));
    struct stat is;
    assert_int_equal(stat(path + strlen("Saved as "), &is), 0);
    assert_true(is.st_size > 10000);
    (void)snprintf(path, sizeof path, "%s/monstrous-wizard.png", home);
    assert_int_equal(stat(path, &is), 0);
    assert_int_equal(is.st_size, 4);
    assert_nothing_is_cut(app, "a card that was saved");
    app_free(app);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_rule_on_the_paper_ends_with_its_last_word),
        cmocka_unit_test(the_bare_picture_is_as_high_as_the_window),
        cmocka_unit_test(a_bare_picture_is_left_by_key_and_click),
        cmocka_unit_test(the_card_leads_to_its_clay),
        cmocka_unit_test(the_seam_follows_pointer_and_keys),
        cmocka_unit_test(the_turntable_follows_pointer_and_keys),
        cmocka_unit_test(a_picture_lives_while_somebody_watches),
        cmocka_unit_test(a_bare_picture_comes_to_rest),
        cmocka_unit_test(the_function_that_sculpts_it_is_named),
        cmocka_unit_test(the_buttons_of_a_bare_picture_are_named),
        cmocka_unit_test(arrows_turn_the_page),
        cmocka_unit_test(the_wheel_turns_the_page),
        cmocka_unit_test(buttons_print_their_keys),
        cmocka_unit_test(all_buttons_lie_in_the_window),
        cmocka_unit_test(the_search_counts_and_is_cleared),
        cmocka_unit_test(a_sign_says_what_carries_it),
        cmocka_unit_test(siege_is_found_by_what_it_costs),
        cmocka_unit_test(where_nothing_is_found_it_says_why),
        cmocka_unit_test(what_another_table_has_is_offered),
        cmocka_unit_test_setup_teardown(pictures_go_where_pictures_are, make_home, drop_home),
        cmocka_unit_test_setup_teardown(what_was_saved_is_a_button_away, make_home, drop_home),
        cmocka_unit_test_setup_teardown(a_picture_is_kept_beside_the_one_before, make_home, drop_home),
    };
    char home[64];
    live_home(home);
    int failed = cmocka_run_group_tests_name("gallery", tests, NULL, NULL);
    help_remove(home);
    return failed;
}
