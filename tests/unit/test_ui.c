/* SPDX-License-Identifier: MIT
 * The toolkit without a display: focus order, arrows, clicks, drags, keys, modal layers, fields, scrolling, JSON. */
#include "help_gfx.h"

#include <jansson.h>

#include "sys/paths.h"
#include "ui/ui.h"

enum { W = 1280, H = 800 };

typedef struct {
    Screen screen;
    Ui *ui;
    uint32_t now;
    /* what the scene shows, and what happened to it */
    uint32_t asked;
    bool sure, modal, light, off, scrolls, field, owns, narrow, table, twice, faded, edge;
    int gone;   /* how often the button that has faded away was used */
    int second; /* how often the other button of one key was used */
    int row;    /* how often a row of the list was used */
    int clicks[4], chosen, primary, back;
    float slider;
    char text[32];
    Touch card;
    float offset;
} Bench;

static void scene(Bench *b)
{
    Ui *ui = b->ui;
    static const char *const label[3] = {"One", "Two", "Three"};
    static const char *const id[4] = {"a", "b", "c", "d"};
    ui_asked(ui, b->asked);
    for (int i = 0; i < 4; i++) { /* a square of four buttons */
        Rect r = rect(100 + (float)(i % 2) * 200, 100 + (float)(i / 2) * 100, 120, 40);
        if (i == 3 && b->off)
            b->clicks[i] += ui_button_why(ui, id[i], r, "Needs 4", NULL, "There are only three.");
        else
            b->clicks[i] += ui_button(ui, id[i], r, id[i], NULL, i == 0 ? "Ctrl+Z" : NULL, 0);
    }
    b->primary +=
        ui_button(ui, "go", rect(100, 600, 120, 40), "Go", NULL, "Enter", UI_PRIMARY | (b->sure ? UI_CONFIRMS : 0u));
    if (b->faded)
        b->gone += ui_button(ui, "gone", (Rect){0}, "Gone", "left", "Ctrl+Y", 0);
    if (b->twice)
        b->second += ui_button(ui, "second", rect(300, 600, 120, 40), "Second", NULL, "Ctrl+Z", 0);
    if (b->owns)
        ui_own_keys(ui, UI_OWN_SIDEWAYS | UI_OWN_SPACE);
    if (b->narrow) {
        float w = ui_choice_width(ui, label, 3) - 20;
        (void)ui_choice(ui, "choice", rect(600, 100, w, ui_choice_height(ui, label, 3, w, 40)), label, 3, &b->chosen, 0,
                        NULL);
    } else {
        (void)ui_choice(ui, "choice", rect(600, 100, 300, 40), label, 3, &b->chosen, 2, "Two is taken.");
    }
    (void)ui_slider(ui, "slider", rect(600, 200, 224, 40), &b->slider, 0, 100, 5);
    b->card = ui_touch(ui, "card", "piece", rect(600, 300, 100, 125), "Water Ooze", TOUCH_FOCUS | TOUCH_DRAG);
    ui_note(ui, "piece", "water-ooze");
    ui_note(ui, "place", "pool");
    if (b->field)
        (void)ui_field(ui, "name", rect(900, 300, 200, 40), b->text, sizeof b->text, "nobody");
    if (b->scrolls) {
        b->offset = ui_scroll_begin(ui, "list", rect(900, 400, 200, 100), 400);
        for (int i = 0; i < 10; i++) {
            char word[16];
            (void)snprintf(word, sizeof word, "row-%d", i);
            b->row += ui_button(ui, word, rect(900, 400 + (float)i * 40 - b->offset, 180, 36), word, NULL, NULL, 0);
        }
        ui_scroll_end(ui);
    }
    if (b->table) { /* a card that comes first, and a panel that lies over the buttons c and d */
        ui_rank(ui, RANK_PIECE);
        (void)ui_touch(ui, "lit", "piece", rect(900, 600, 100, 125), "Fire Ooze", TOUCH_FOCUS);
        ui_rank(ui, RANK_REST);
        (void)ui_touch(ui, "over", "panel", rect(90, 190, 400, 80), "Hint", 0);
    }
    if (b->edge) /* nearer to the edge than the ring is wide */
        (void)ui_button(ui, "edge", rect(800, 3, 120, 40), "Edge", NULL, NULL, 0);
    if (b->modal) {
        if (b->light)
            ui_modal_light(ui, "ask", rect(490, 490, 140, 60));
        else
            ui_modal(ui, "ask");
        b->back += ui_button(ui, "yes", rect(500, 500, 120, 40), "Yes", NULL, "Enter", UI_PRIMARY);
    }
}

static void pass(Bench *b, Input in, bool dry)
{
    in.now = b->now += 10;
    gfx_begin(b->screen.g, W, H, 1, THEME_TAVERN, 1, dry);
    ui_begin(b->ui, b->screen.g, &in, "bench");
    scene(b);
    ui_end(b->ui);
    gfx_end(b->screen.g);
}

static void key(Bench *b, SDL_Keycode k, Uint16 mod)
{
    pass(b, (Input){.kind = INPUT_KEY, .key = k, .mod = mod}, true);
    pass(b, (Input){0}, true);
}

static void type(Bench *b, const char *text)
{
    Input in = {.kind = INPUT_TEXT};
    (void)snprintf(in.text, sizeof in.text, "%s", text);
    pass(b, in, true);
}

static void point(Bench *b, InputKind kind, float x, float y, int button)
{
    pass(b, (Input){.kind = kind, .x = x, .y = y, .button = button}, true);
}

static void click(Bench *b, float x, float y)
{
    point(b, INPUT_MOVE, x, y, 0);
    point(b, INPUT_DOWN, x, y, 1);
    point(b, INPUT_UP, x, y, 1);
}

static int set_up(void **state)
{
    Bench *b = xcalloc(1, sizeof *b);
    b->screen = screen_open(W, H, path_assets());
    b->ui = ui_new();
    pass(b, (Input){0}, true);
    *state = b;
    return 0;
}

static int tear_down(void **state)
{
    Bench *b = *state;
    ui_free(b->ui);
    screen_close(&b->screen);
    free(b);
    return 0;
}

static void tab_walks_in_order_of_registration(void **state)
{
    Bench *b = *state;
    static const char *const order[] = {"a", "b", "c", "d", "go", "choice", "slider", "card", "a"};
    assert_string_equal(ui_focused(b->ui), "");
    for (size_t i = 0; i < sizeof order / sizeof order[0]; i++) {
        key(b, SDLK_TAB, 0);
        assert_string_equal(ui_focused(b->ui), order[i]);
        assert_true(ui_using_keys(b->ui));
    }
    key(b, SDLK_TAB, KMOD_LSHIFT);
    assert_string_equal(ui_focused(b->ui), "card");
}

static void the_keys_pass_what_is_off_or_covered_and_start_at_the_table(void **state)
{
    Bench *b = *state;
    static const char *const order[] = {"lit", "a", "b", "go"};
    b->table = true;
    pass(b, (Input){0}, true);
    for (size_t i = 0; i < sizeof order / sizeof order[0]; i++) {
        key(b, SDLK_TAB, 0);
        assert_string_equal(ui_focused(b->ui), order[i]);
    }
    key(b, SDLK_UP, 0);
    assert_string_equal(ui_focused(b->ui), "a");
    b->table = false;
    b->off = true; /* d */
    pass(b, (Input){0}, true);
    for (int i = 0; i < 3; i++)
        key(b, SDLK_TAB, 0);
    assert_string_equal(ui_focused(b->ui), "go");
}

static void what_a_layer_covers_is_not_listed(void **state)
{
    Bench *b = *state;
    b->modal = true;
    pass(b, (Input){0}, true);
    char *text = ui_inspect(b->ui);
    assert_null(strstr(text, "\"id\":\"card\""));
    assert_non_null(strstr(text, "\"id\":\"yes\""));
    free(text);
}

static void arrows_go_to_the_nearest_in_that_direction(void **state)
{
    Bench *b = *state;
    key(b, SDLK_TAB, 0);
    key(b, SDLK_RIGHT, 0);
    assert_string_equal(ui_focused(b->ui), "b");
    key(b, SDLK_DOWN, 0);
    assert_string_equal(ui_focused(b->ui), "d");
    key(b, SDLK_LEFT, 0);
    assert_string_equal(ui_focused(b->ui), "c");
    key(b, SDLK_DOWN, 0);
    assert_string_equal(ui_focused(b->ui), "go");
    key(b, SDLK_UP, 0);
    key(b, SDLK_UP, 0);
    assert_string_equal(ui_focused(b->ui), "a");
}

static void a_scene_may_own_the_arrows_sideways_and_space(void **state)
{
    Bench *b = *state;
    b->owns = true;
    pass(b, (Input){0}, true);
    key(b, SDLK_TAB, 0);
    key(b, SDLK_RIGHT, 0);
    key(b, SDLK_SPACE, 0);
    assert_string_equal(ui_focused(b->ui), "a");
    assert_int_equal(b->clicks[0], 0);
    key(b, SDLK_DOWN, 0);
    assert_string_equal(ui_focused(b->ui), "c");
    key(b, SDLK_RETURN, 0);
    assert_int_equal(b->clicks[2], 1);
    b->owns = false;
    pass(b, (Input){0}, true);
    key(b, SDLK_RIGHT, 0);
    assert_string_equal(ui_focused(b->ui), "d");
}

static void enter_belongs_to_the_focus_when_the_ring_is_seen(void **state)
{
    Bench *b = *state;
    key(b, SDLK_RETURN, 0); /* no focus: the button that says Enter */
    assert_int_equal(b->primary, 1);
    key(b, SDLK_TAB, 0);
    key(b, SDLK_TAB, 0);
    key(b, SDLK_RETURN, 0);
    key(b, SDLK_SPACE, 0);
    assert_int_equal(b->clicks[1], 2);
    assert_int_equal(b->primary, 1);
    click(b, 160, 120); /* the mouse is back: the ring goes, Enter is the scene's own again */
    assert_int_equal(b->clicks[0], 1);
    key(b, SDLK_RETURN, 0);
    assert_int_equal(b->primary, 2);
    assert_int_equal(b->clicks[0], 1);
}

static void key_caps_are_obeyed_anywhere(void **state)
{
    Bench *b = *state;
    key(b, SDLK_z, KMOD_LCTRL);
    assert_int_equal(b->clicks[0], 1);
    key(b, SDLK_z, 0);
    key(b, SDLK_z, KMOD_LCTRL | KMOD_LSHIFT);
    assert_int_equal(b->clicks[0], 1);
}

/* Two buttons of one key: the first has it, and it alone says so. */
static void a_key_has_one_cap(void **state)
{
    Bench *b = *state;
    b->twice = true;
    key(b, SDLK_z, KMOD_LCTRL);
    assert_int_equal(b->clicks[0], 1);
    assert_int_equal(b->second, 0);
    char *s = ui_inspect(b->ui);
    const char *cap = strstr(s, "Ctrl+Z");
    assert_non_null(cap);
    assert_null(strstr(cap + 1, "Ctrl+Z"));
    free(s);
}

static void clicks_count_only_where_they_began(void **state)
{
    Bench *b = *state;
    click(b, 310, 110);
    assert_int_equal(b->clicks[1], 1);
    point(b, INPUT_DOWN, 310, 110, 1);
    point(b, INPUT_MOVE, 110, 110, 0);
    point(b, INPUT_UP, 110, 110, 1);
    assert_int_equal(b->clicks[0] + b->clicks[1], 1);
    point(b, INPUT_DOWN, 110, 110, 3);
    point(b, INPUT_UP, 110, 110, 3);
    assert_int_equal(b->clicks[0], 0);
}

static void an_off_button_answers_why(void **state)
{
    Bench *b = *state;
    b->off = true;
    pass(b, (Input){0}, true);
    click(b, 310, 210);
    assert_int_equal(b->clicks[3], 0);
    pass(b, (Input){0}, true);
    char *s = ui_inspect(b->ui);
    assert_non_null(strstr(s, "\"id\":\"tip\""));
    assert_non_null(strstr(s, "Needs 4 There are only three."));
    free(s);
    click(b, 20, 700);
    pass(b, (Input){0}, true);
    s = ui_inspect(b->ui);
    assert_null(strstr(s, "\"id\":\"tip\""));
    free(s);
}

static void a_choice_skips_what_is_off(void **state)
{
    Bench *b = *state;
    ui_focus(b->ui, "choice");
    key(b, SDLK_RIGHT, 0);
    assert_int_equal(b->chosen, 2);
    key(b, SDLK_RIGHT, 0);
    assert_int_equal(b->chosen, 2);
    key(b, SDLK_LEFT, 0);
    assert_int_equal(b->chosen, 0);
    click(b, 750, 120); /* the part that is off */
    assert_int_equal(b->chosen, 0);
    click(b, 880, 120);
    assert_int_equal(b->chosen, 2);
}

/* Of an item, where it was drawn. */
static void rect_of(Bench *b, const char *id, long long r[4])
{
    char *s = ui_inspect(b->ui);
    json_t *root = json_loads(s, 0, NULL), *item;
    size_t i;
    free(s);
    memset(r, 0, 4 * sizeof *r);
    json_array_foreach(json_object_get(root, "items"), i,
                       item) if (strcmp(json_string_value(json_object_get(item, "id")), id) == 0) for (size_t k = 0;
                                                                                                       k < 4; k++)
        r[k] = json_integer_value(json_array_get(json_object_get(item, "rect"), k));
    json_decref(root);
}

static void a_choice_without_room_has_a_second_row(void **state)
{
    Bench *b = *state;
    long long first[4], last[4];
    rect_of(b, "choice/0", first);
    rect_of(b, "choice/2", last);
    assert_int_equal(first[1], last[1]);
    b->narrow = true;
    pass(b, (Input){0}, false);
    const char *cut = "";
    assert_false(gfx_overflow(b->screen.g, &cut));
    rect_of(b, "choice/0", first);
    rect_of(b, "choice/2", last);
    assert_int_equal(first[1], 100);
    assert_int_equal(last[1], 140);
    click(b, (float)(last[0] + last[2] / 2), (float)(last[1] + last[3] / 2));
    assert_int_equal(b->chosen, 2);
    key(b, SDLK_LEFT, 0);
    assert_int_equal(b->chosen, 1);
}

static void a_slider_follows_pointer_and_keys(void **state)
{
    Bench *b = *state;
    point(b, INPUT_DOWN, 712, 220, 1);
    assert_float_equal(b->slider, 50, 0.01);
    point(b, INPUT_MOVE, 2000, 220, 0);
    assert_float_equal(b->slider, 100, 0.01);
    point(b, INPUT_UP, 2000, 220, 1);
    ui_focus(b->ui, "slider");
    key(b, SDLK_LEFT, 0);
    assert_float_equal(b->slider, 95, 0.01);
    key(b, SDLK_HOME, 0);
    assert_float_equal(b->slider, 0, 0.01);
}

/* A button without a place has a key and no picture: not even a speck in the corner. */
static void what_has_faded_away_is_not_drawn(void **state)
{
    enum { ABOUT = 40 };
    Bench *b = *state;
    pass(b, (Input){0}, false);
    Uint32 before[ABOUT * ABOUT];
    for (int i = 0; i < ABOUT * ABOUT; i++)
        before[i] = screen_pixel(&b->screen, i % ABOUT, i / ABOUT);
    b->faded = true;
    pass(b, (Input){0}, false);
    for (int i = 0; i < ABOUT * ABOUT; i++)
        assert_int_equal(screen_pixel(&b->screen, i % ABOUT, i / ABOUT), before[i]);
    key(b, SDLK_y, KMOD_LCTRL);
    assert_int_equal(b->gone, 1);
}

static void a_drag_begins_after_six_pixels(void **state)
{
    Bench *b = *state;
    point(b, INPUT_MOVE, 650, 350, 0);
    assert_true(b->card.hover);
    point(b, INPUT_DOWN, 650, 350, 1);
    assert_true(b->card.down);
    point(b, INPUT_MOVE, 654, 350, 0);
    assert_false(b->card.drag);
    point(b, INPUT_MOVE, 670, 360, 0);
    assert_true(b->card.drag);
    point(b, INPUT_MOVE, 200, 700, 0);
    assert_true(b->card.drag);
    point(b, INPUT_UP, 200, 700, 1);
    assert_true(b->card.drop);
    assert_false(b->card.click);
    click(b, 650, 350);
    assert_true(b->card.click);
}

static void a_drag_can_be_taken_back(void **state)
{
    Bench *b = *state;
    point(b, INPUT_MOVE, 650, 350, 0);
    point(b, INPUT_DOWN, 650, 350, 1);
    point(b, INPUT_MOVE, 700, 500, 0);
    pass(b, (Input){.kind = INPUT_KEY, .key = SDLK_ESCAPE}, true);
    assert_true(b->card.cancelled);
    point(b, INPUT_UP, 700, 500, 1);
    assert_false(b->card.drop);
    point(b, INPUT_DOWN, 650, 350, 1);
    point(b, INPUT_MOVE, 700, 500, 0);
    pass(b, (Input){.kind = INPUT_CANCEL}, true);
    assert_true(b->card.cancelled);
}

static void right_click_and_long_press_ask_for_more(void **state)
{
    Bench *b = *state;
    point(b, INPUT_MOVE, 650, 350, 0);
    point(b, INPUT_DOWN, 650, 350, 3);
    assert_true(b->card.secondary);
    point(b, INPUT_DOWN, 650, 350, 1);
    bool asked = false;
    for (int held = 0; held < 700 && !asked; held += 50) {
        assert_in_range(ui_wake_ms(b->ui), 1, 600); /* or nobody would look again */
        b->now += 50;
        pass(b, (Input){0}, true);
        asked = b->card.secondary;
    }
    assert_true(asked);
    point(b, INPUT_UP, 650, 350, 1);
    assert_false(b->card.click);
    ui_focus(b->ui, "card");
    key(b, SDLK_TAB, 0);
    key(b, SDLK_TAB, KMOD_LSHIFT);
    pass(b, (Input){.kind = INPUT_KEY, .key = SDLK_z}, true);
    assert_true(b->card.secondary);
}

/* The program stood still between press and release: that was a click. */
static void a_pause_of_the_program_is_no_long_press(void **state)
{
    Bench *b = *state;
    point(b, INPUT_MOVE, 650, 350, 0);
    point(b, INPUT_DOWN, 650, 350, 1);
    b->now += 2000;
    pass(b, (Input){0}, true);
    assert_false(b->card.secondary);
    point(b, INPUT_UP, 650, 350, 1);
    assert_true(b->card.click);
}

static void nothing_under_a_modal_is_reached(void **state)
{
    Bench *b = *state;
    b->modal = true;
    pass(b, (Input){0}, true);
    click(b, 160, 120);
    assert_int_equal(b->clicks[0], 0);
    key(b, SDLK_RETURN, 0);
    assert_int_equal(b->primary, 0);
    assert_int_equal(b->back, 1);
    key(b, SDLK_TAB, 0);
    assert_string_equal(ui_focused(b->ui), "yes");
    key(b, SDLK_TAB, 0);
    assert_string_equal(ui_focused(b->ui), "yes");
    b->modal = false;
    pass(b, (Input){0}, true);
    pass(b, (Input){0}, true);
    point(b, INPUT_MOVE, 20, 700, 0);
    click(b, 160, 120);
    assert_int_equal(b->clicks[0], 1);
}

/* Passes for so long, as the program makes them for itself. */
static void rest(Bench *b, int ms)
{
    for (; ms > 0; ms -= 100) {
        b->now += 90;
        pass(b, (Input){0}, true);
    }
}

static void a_press_beside_a_light_layer_reaches_what_lies_there(void **state)
{
    Bench *b = *state;
    b->modal = b->light = true;
    pass(b, (Input){0}, true);
    key(b, SDLK_TAB, 0);
    assert_string_equal(ui_focused(b->ui), "yes"); /* the keys stay in it */
    point(b, INPUT_MOVE, 160, 120, 0);
    assert_true(ui_is_pointed(b->ui, "a"));
    point(b, INPUT_DOWN, 160, 120, 1);
    b->modal = false; /* as its caller does */
    point(b, INPUT_UP, 160, 120, 1);
    assert_int_equal(b->clicks[0], 1);
    b->modal = true;
    pass(b, (Input){0}, true);
    rest(b, 600);
    click(b, 560, 520);
    assert_int_equal(b->back, 1);
    assert_int_equal(b->clicks[0], 1);
}

/* A question opens under the pointer: the second half of a double click does not answer it, whatever its speed. */
static void what_comes_under_a_resting_pointer_is_not_pressed_at_once(void **state)
{
    Bench *b = *state;
    static const int between[] = {0, 100, 200, 300, 400};
    for (size_t i = 0; i < sizeof between / sizeof between[0]; i++) {
        b->modal = false;
        b->back = 0;
        rest(b, 600);
        click(b, 560, 520);
        b->modal = true;
        pass(b, (Input){0}, true);
        rest(b, between[i]);
        click(b, 561, 520);
        assert_int_equal(b->back, 0);
        rest(b, 600);
        click(b, 560, 520);
        assert_int_equal(b->back, 1);
    }
}

static void moving_away_and_back_takes_a_decision(void **state)
{
    Bench *b = *state;
    click(b, 560, 520);
    b->modal = true;
    pass(b, (Input){0}, true);
    point(b, INPUT_MOVE, 560, 620, 0);
    click(b, 560, 520);
    assert_int_equal(b->back, 1);
    click(b, 560, 520); /* and what stays the same is pressed as fast as one likes */
    click(b, 560, 520);
    assert_int_equal(b->back, 3);
}

/* The program was busy for a second, and the second half of a double click waited behind that. */
static void a_pause_of_the_program_is_no_hesitation(void **state)
{
    Bench *b = *state;
    click(b, 560, 520);
    b->modal = true;
    b->now += 1000;
    pass(b, (Input){0}, true);
    click(b, 560, 520);
    assert_int_equal(b->back, 0);
}

static void the_same_button_under_another_question_is_another(void **state)
{
    Bench *b = *state;
    click(b, 160, 120);
    b->asked = 1;
    pass(b, (Input){0}, true);
    click(b, 160, 120);
    assert_int_equal(b->clicks[0], 1);
    rest(b, 600);
    click(b, 160, 120);
    assert_int_equal(b->clicks[0], 2);
}

static void a_key_that_is_held_means_one_thing_once(void **state)
{
    Bench *b = *state;
    for (int i = 0; i < 5; i++) {
        pass(b, (Input){.kind = INPUT_KEY, .key = SDLK_RETURN, .repeat = i > 0}, true);
        pass(b, (Input){0}, true);
    }
    assert_int_equal(b->primary, 1);
}

static void a_key_pressed_twice_confirms_nothing(void **state)
{
    Bench *b = *state;
    key(b, SDLK_RETURN, 0);
    b->sure = true;
    key(b, SDLK_RETURN, 0);
    assert_int_equal(b->primary, 1);
    rest(b, 600);
    key(b, SDLK_RETURN, 0);
    assert_int_equal(b->primary, 2);
}

static void a_field_takes_text(void **state)
{
    Bench *b = *state;
    b->field = true;
    pass(b, (Input){0}, true);
    type(b, "x");
    assert_string_equal(b->text, ""); /* nobody has asked for text yet */
    click(b, 950, 320);
    type(b, "J");
    type(b, "\xC3\xB6"); /* o with two dots: two bytes, one letter */
    type(b, "rg");
    assert_string_equal(b->text, "J\xC3\xB6rg");
    key(b, SDLK_LEFT, 0);
    key(b, SDLK_LEFT, 0);
    key(b, SDLK_BACKSPACE, 0);
    assert_string_equal(b->text, "Jrg");
    type(b, "u");
    key(b, SDLK_DELETE, 0);
    assert_string_equal(b->text, "Jug");
    key(b, SDLK_HOME, 0);
    type(b, "A\n");
    assert_string_equal(b->text, "AJug"); /* no line ends in names */
    key(b, SDLK_z, KMOD_LCTRL);
    assert_int_equal(b->clicks[0], 0); /* keys of the scene are not obeyed while one types */
    key(b, SDLK_RETURN, 0);
    assert_int_equal(b->primary, 0);
    type(b, "z");
    assert_string_equal(b->text, "AJug");
    key(b, SDLK_RETURN, 0);
    assert_int_equal(b->primary, 1);
    for (int i = 0; i < 40; i++) {
        ui_focus(b->ui, "name");
        type(b, "\xC3\xB6");
    }
    assert_int_equal(strlen(b->text), 30); /* never half a letter */
}

static bool field_says(Bench *b, const char *words)
{
    pass(b, (Input){0}, true);
    char *s = ui_inspect(b->ui);
    bool said = strstr(s, words) != NULL;
    free(s);
    return said;
}

static void what_is_selected_is_replaced(void **state)
{
    Bench *b = *state;
    b->field = true;
    pass(b, (Input){0}, true);
    click(b, 950, 320);
    type(b, "Skarn");
    key(b, SDLK_a, KMOD_LCTRL);
    type(b, "Mira");
    assert_string_equal(b->text, "Mira");
    key(b, SDLK_HOME, KMOD_LSHIFT);
    key(b, SDLK_BACKSPACE, 0);
    assert_string_equal(b->text, "");
    type(b, "Odda");
    key(b, SDLK_LEFT, 0);
    key(b, SDLK_LEFT, KMOD_LSHIFT);
    type(b, "l");
    assert_string_equal(b->text, "Odla");
    key(b, SDLK_a, KMOD_LCTRL);
    key(b, SDLK_RIGHT, 0); /* nothing is selected any more */
    type(b, "n");
    assert_string_equal(b->text, "Odlan");
    key(b, SDLK_HOME, 0);
    key(b, SDLK_END, KMOD_LSHIFT);
    key(b, SDLK_DELETE, 0);
    assert_string_equal(b->text, "");
}

/* As in other programs' dialogs: who presses a name and types has replaced it; a second press sets the caret. */
static void the_first_press_selects_all_of_a_field(void **state)
{
    Bench *b = *state;
    b->field = true;
    (void)snprintf(b->text, sizeof b->text, "Mira");
    pass(b, (Input){0}, true);
    click(b, 915, 320); /* before the first letter */
    point(b, INPUT_MOVE, 916, 320, 0);
    type(b, "Odda");
    assert_string_equal(b->text, "Odda");
    click(b, 20, 700);
    click(b, 915, 320);
    click(b, 915, 320);
    type(b, "x");
    assert_string_equal(b->text, "xOdda");
    click(b, 20, 700);
    ui_field_selected(b->ui, "name"); /* by the scene: likewise */
    pass(b, (Input){0}, true);
    click(b, 915, 320);
    type(b, "Wen");
    assert_string_equal(b->text, "Wen");
    ui_field_selected(b->ui, "name");
    pass(b, (Input){0}, true);
    key(b, SDLK_HOME, 0); /* a key has ended the selection: the press means its place */
    click(b, 1090, 320);
    type(b, "!");
    assert_string_equal(b->text, "Wen!");
}

/* Nobody has pointed at what comes under a resting pointer: its tooltip waits until the pointer moves. */
static void no_tooltip_opens_under_a_resting_pointer(void **state)
{
    Bench *b = *state;
    b->field = true;
    (void)snprintf(b->text, sizeof b->text, "A name much longer than that");
    point(b, INPUT_MOVE, 950, 320, 0); /* the field comes there now */
    pass(b, (Input){0}, true);
    pass(b, (Input){0}, true);
    assert_false(ui_has_tip(b->ui));
    point(b, INPUT_MOVE, 951, 320, 0); /* a table shakes */
    assert_false(ui_has_tip(b->ui));
    (void)ui_changed(b->ui);
    point(b, INPUT_MOVE, 956, 320, 0);
    assert_true(ui_has_tip(b->ui));
    assert_true(ui_changed(b->ui)); /* it is drawn */
    pass(b, (Input){0}, true);
    assert_true(ui_has_tip(b->ui));
}

static void a_field_says_what_it_does_not_take(void **state)
{
    Bench *b = *state;
    b->field = true;
    pass(b, (Input){0}, true);
    click(b, 950, 320);
    type(b, "Mi\U0010FFFDra\U0010FFFC"); /* of no alphabet: no font has them */
    assert_string_equal(b->text, "Mira");
    assert_true(field_says(b, "cannot be shown"));
    key(b, SDLK_END, 0);
    assert_false(field_says(b, "cannot be shown"));
    for (int i = 0; i < 27; i++)
        type(b, "x");
    assert_int_equal(strlen(b->text), 31);
    assert_false(field_says(b, "No room"));
    type(b, "y");
    assert_int_equal(strlen(b->text), 31);
    assert_true(field_says(b, "No room"));
    click(b, 20, 700);
    assert_false(field_says(b, "No room"));
}

/* A clipboard may hold anything. */
static void a_field_takes_nothing_that_is_no_text(void **state)
{
    Bench *b = *state;
    b->field = true;
    pass(b, (Input){0}, true);
    click(b, 950, 320);
    type(b, "A\x80\x80\x80\x80\x80\x80\x80\x80\x80"
            "B\xC3");
    assert_string_equal(b->text, "AB");
    assert_true(field_says(b, "cannot be shown"));
    type(b, "\xE2\x80\xAE\xF0\x9F"); /* turns what follows; half a letter */
    assert_string_equal(b->text, "AB");
}

static void focus_is_brought_into_sight(void **state)
{
    Bench *b = *state;
    b->scrolls = true;
    pass(b, (Input){0}, true);
    pass(b, (Input){.kind = INPUT_WHEEL, .x = 950, .y = 450, .wheel = -1}, true);
    assert_true(b->offset > 0);
    pass(b, (Input){.kind = INPUT_WHEEL, .x = 950, .y = 450, .wheel = 9}, true);
    assert_float_equal(b->offset, 0, 0.01);
    pass(b, (Input){.kind = INPUT_WHEEL, .x = 20, .y = 20, .wheel = -1}, true);
    assert_float_equal(b->offset, 0, 0.01);
    ui_focus(b->ui, "row-9");
    key(b, SDLK_UP, 0);
    assert_string_equal(ui_focused(b->ui), "row-8");
    assert_true(b->offset > 200);
    int before = b->clicks[0];
    click(b, 950, 700); /* below the area: rows that are clipped away are not hit */
    assert_int_equal(b->clicks[0], before);
}

/* A row that is half in sight does not move away from the pointer that presses it. */
static void what_is_pressed_stays_below_the_pointer(void **state)
{
    Bench *b = *state;
    b->scrolls = true;
    pass(b, (Input){0}, true);
    click(b, 950, 485); /* the third of two rows and a half */
    assert_float_equal(b->offset, 0, 0.01);
    assert_string_equal(ui_focused(b->ui), "row-2");
    assert_int_equal(b->row, 1);
}

static void the_screen_can_be_read(void **state)
{
    Bench *b = *state;
    b->field = b->scrolls = true;
    (void)snprintf(b->text, sizeof b->text, "\"q\\\t\"");
    pass(b, (Input){0}, false);
    char *s = ui_inspect(b->ui);
    json_error_t error;
    json_t *root = json_loads(s, JSON_REJECT_DUPLICATES, &error);
    assert_non_null(root);
    assert_null(strchr(s, '\n'));
    assert_string_equal(json_string_value(json_object_get(root, "scene")), "bench");
    json_t *items = json_object_get(root, "items");
    assert_int_equal(json_array_size(items), (size_t)ui_items(b->ui));
    bool card = false;
    size_t i;
    json_t *item;
    json_array_foreach(items, i, item)
    {
        assert_int_equal(json_array_size(json_object_get(item, "rect")), 4);
        assert_true(json_is_string(json_object_get(item, "label")));
        if (strcmp(json_string_value(json_object_get(item, "id")), "card") == 0) {
            card = true;
            assert_string_equal(json_string_value(json_object_get(item, "piece")), "water-ooze");
            assert_string_equal(json_string_value(json_object_get(item, "place")), "pool");
            assert_int_equal(json_integer_value(json_array_get(json_object_get(item, "rect"), 0)), 600);
        }
    }
    assert_true(card);
    json_decref(root);
    free(s);
}

static void nothing_changes_when_nothing_happens(void **state)
{
    Bench *b = *state;
    pass(b, (Input){0}, false);
    (void)ui_changed(b->ui);
    pass(b, (Input){0}, false);
    assert_false(ui_changed(b->ui));
    assert_int_equal(ui_wake_ms(b->ui), -1);
    point(b, INPUT_MOVE, 5, 5, 0);
    assert_false(ui_changed(b->ui));
    point(b, INPUT_MOVE, 110, 110, 0);
    assert_true(ui_changed(b->ui));
    point(b, INPUT_MOVE, 114, 111, 0);
    assert_false(ui_changed(b->ui));
}

/* What stands at the edge of the screen has a whole ring: its upper line is as its lower one. */
static void the_ring_stays_on_the_screen(void **state)
{
    Bench *b = *state;
    b->edge = true;
    key(b, SDLK_TAB, 0);
    ui_focus(b->ui, "edge");
    pass(b, (Input){0}, true);
    pass(b, (Input){0}, false);
    assert_string_equal(ui_focused(b->ui), "edge");
    enum { MIDDLE = 860, LOWEST = 48, WITHIN = 45 };
    assert_int_equal(screen_pixel(&b->screen, MIDDLE, 0), screen_pixel(&b->screen, MIDDLE, LOWEST));
    assert_int_not_equal(screen_pixel(&b->screen, MIDDLE, 0), screen_pixel(&b->screen, MIDDLE, WITHIN));
}

int main(void)
{
#define TEST(f) cmocka_unit_test_setup_teardown(f, set_up, tear_down)
    const struct CMUnitTest tests[] = {
        TEST(the_ring_stays_on_the_screen),
        TEST(tab_walks_in_order_of_registration),
        TEST(arrows_go_to_the_nearest_in_that_direction),
        TEST(a_scene_may_own_the_arrows_sideways_and_space),
        TEST(enter_belongs_to_the_focus_when_the_ring_is_seen),
        TEST(key_caps_are_obeyed_anywhere),
        TEST(a_key_has_one_cap),
        TEST(clicks_count_only_where_they_began),
        TEST(an_off_button_answers_why),
        TEST(a_choice_skips_what_is_off),
        TEST(a_choice_without_room_has_a_second_row),
        TEST(a_slider_follows_pointer_and_keys),
        TEST(a_drag_begins_after_six_pixels),
        TEST(what_has_faded_away_is_not_drawn),
        TEST(a_drag_can_be_taken_back),
        TEST(right_click_and_long_press_ask_for_more),
        TEST(a_pause_of_the_program_is_no_long_press),
        TEST(the_keys_pass_what_is_off_or_covered_and_start_at_the_table),
        TEST(what_a_layer_covers_is_not_listed),
        TEST(nothing_under_a_modal_is_reached),
        TEST(a_press_beside_a_light_layer_reaches_what_lies_there),
        TEST(what_comes_under_a_resting_pointer_is_not_pressed_at_once),
        TEST(moving_away_and_back_takes_a_decision),
        TEST(a_pause_of_the_program_is_no_hesitation),
        TEST(the_same_button_under_another_question_is_another),
        TEST(a_key_that_is_held_means_one_thing_once),
        TEST(a_key_pressed_twice_confirms_nothing),
        TEST(a_field_takes_text),
        TEST(what_is_selected_is_replaced),
        TEST(the_first_press_selects_all_of_a_field),
        TEST(no_tooltip_opens_under_a_resting_pointer),
        TEST(a_field_says_what_it_does_not_take),
        TEST(a_field_takes_nothing_that_is_no_text),
        TEST(focus_is_brought_into_sight),
        TEST(what_is_pressed_stays_below_the_pointer),
        TEST(the_screen_can_be_read),
        TEST(nothing_changes_when_nothing_happens),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
