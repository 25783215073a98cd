/* SPDX-License-Identifier: MIT
 * The ring of the keys: what it may go to, where it begins, and that it leads until the pointer moves. */
#include "help_gfx.h"

#include "sys/paths.h"
#include "ui/ui.h"

enum { W = 1280, H = 800 };

typedef struct {
    Screen screen;
    Ui *ui;
    uint32_t now;
    const char *scene;
    bool begins, held, apart; /* of the scene: it calls ui_begin_keys; something is in the hand */
    bool behind, off;         /* a piece lies beyond the question; its last button is off */
    bool keyless;             /* its last button has no key */
    bool gap;                 /* the second card lies higher, half out of its row */
    const char *last;         /* the question's last button; NULL: "done" */
    int pressed;              /* how often it was pressed */
    bool way;                 /* the tooltip is about the question, and a shown move ends above its middle */
    bool above;               /* it is about a card above the question, and a shown move ends above that */
    const char *told;         /* what a tooltip about the last card says; or NULL */
    const char *pool;         /* words of a large card about the third of five cards above the question; or NULL */
    const char *strip;        /* a strip along the foot of the window, and what a tooltip above it says; or NULL */
    Touch card[3];
    bool pointed; /* ui_is_pointed of the first card */
} Bench;

/* Cards side by side above the question, one of which has been opened large. */
static void draw_pool(Ui *ui, const char *words)
{
    enum { CARDS = 5 };
    CardFace face = {.name = "A card", .word = "a-card"};
    ui_rank(ui, RANK_PIECE);
    for (int i = 0; i < CARDS; i++) {
        char id[16];
        (void)snprintf(id, sizeof id, "pool-%d", i);
        Rect r = rect(300 + 140 * (float)i, 200, 128, 160);
        (void)ui_touch(ui, id, "piece", r, id, TOUCH_FOCUS);
        if (i == CARDS / 2)
            ui_tip_card(ui, r, &face, words);
    }
    ui_rank(ui, RANK_REST);
    (void)ui_touch(ui, "question", "prompt", rect(300, 480, 680, 40), "Which?", 0);
}

/* Three cards in a row, a barred one behind them, a word below the gap, the buttons of a question above their right end, and
 * a menu in the corner. */
static void scene(Bench *b)
{
    Ui *ui = b->ui;
    if (b->pool) {
        draw_pool(ui, b->pool);
        return;
    }
    ui_rank(ui, RANK_PIECE);
    for (int i = 0; i < 3; i++) {
        char id[16];
        (void)snprintf(id, sizeof id, "card-%d", i);
        b->card[i] = ui_touch(ui, id, "piece", rect(300 + 140 * (float)i, b->gap && i == 1 ? 450 : 600, 128, 160), id,
                              TOUCH_FOCUS);
    }
    ui_rank(ui, RANK_BARRED);
    (void)ui_touch(ui, "dim", "piece", rect(800, 600, 128, 160), "dim", TOUCH_FOCUS);
    ui_rank(ui, RANK_PROMPT);
    (void)ui_button(ui, "discard", rect(560, 540, 120, 40), "Discard", NULL, NULL, b->apart ? UI_APART : 0);
    (void)ui_button(ui, "back", rect(700, 540, 120, 40), "Back", NULL, "Esc", 0);
    b->pressed += ui_button(ui, b->last ? b->last : "done", rect(860, 540, 120, 40), "Done", NULL,
                            b->keyless ? NULL : "Enter", b->off ? UI_OFF : UI_PRIMARY);
    ui_rank(ui, RANK_PIECE);
    if (b->behind)
        (void)ui_touch(ui, "behind", "piece", rect(300, 300, 128, 160), "behind", TOUCH_FOCUS);
    ui_rank(ui, RANK_REST);
    (void)ui_button(ui, "menu", rect(1180, 6, 80, 36), "Menu", NULL, NULL, 0);
    (void)ui_button(ui, "log", rect(710, 755, 60, 40), "Log", NULL, NULL, 0);
    (void)ui_touch(ui, "left", "figure", rect(20, 600, 200, 160), "Left", TOUCH_FOCUS);
    if (b->strip) {
        ui_mark(ui, "strip", "panel", rect(0, H - 36, W, 36), "A sentence that is read");
        ui_tip(ui, rect(300, 560, 128, 200), rect(0, 0, W, 560), NULL, b->strip, NULL);
    }
    if (b->told) {
        (void)ui_touch(ui, "question", "prompt", rect(300, 540, 680, 40), "Which?", 0);
        if (b->way)
            ui_mark(ui, "way", "way", rect(580, 440, 96, 120), "");
        if (b->above)
            ui_mark(ui, "way", "way", rect(500, 10, 300, 350), "");
        Rect about = b->way ? rect(60, 540, 1160, 40) : b->above ? rect(580, 370, 128, 160) : rect(580, 600, 128, 160);
        ui_tip(ui, about, (Rect){0}, NULL, b->told, NULL);
    }
    if (b->held)
        ui_arrows_within(ui, RANK_PLACE);
    b->pointed = ui_is_pointed(ui, "card-0");
}

static void pass(Bench *b, Input in)
{
    in.now = b->now += 10;
    gfx_begin(b->screen.g, W, H, 1, THEME_TAVERN, 1, false);
    ui_begin(b->ui, b->screen.g, &in, b->scene);
    scene(b);
    if (b->begins)
        ui_begin_keys(b->ui);
    ui_end(b->ui);
    gfx_end(b->screen.g);
}

static void key(Bench *b, SDL_Keycode k)
{
    pass(b, (Input){.kind = INPUT_KEY, .key = k});
    pass(b, (Input){0});
}

static void move(Bench *b, float x, float y)
{
    pass(b, (Input){.kind = INPUT_MOVE, .x = x, .y = y});
    pass(b, (Input){0});
}

static void need_at(const Bench *b, const char *id)
{
    assert_string_equal(ui_focused(b->ui), id);
}

static void goes(Bench *b, const char *from, SDL_Keycode k, const char *to)
{
    ui_focus(b->ui, from);
    pass(b, (Input){0});
    key(b, k);
    need_at(b, to);
}

static int set_up(void **state)
{
    Bench *b = xcalloc(1, sizeof *b);
    b->screen = screen_open(W, H, path_assets());
    b->ui = ui_new();
    b->scene = "bench";
    pass(b, (Input){0});
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

/* ---- arrows ------------------------------------------------------------------------------------------------------ */

static void a_row_of_cards_ends_where_it_ends(void **state)
{
    Bench *b = *state;
    goes(b, "card-0", SDLK_RIGHT, "card-1");
    goes(b, "card-2", SDLK_RIGHT, "dim");
    goes(b, "dim", SDLK_RIGHT, "dim"); /* neither the button above it nor the corner of the screen */
    goes(b, "card-0", SDLK_LEFT, "left");
    goes(b, "dim", SDLK_UP, "done");
}

static void arrows_stay_within_what_is_asked_for_and_tab_does_not(void **state)
{
    Bench *b = *state;
    b->held = true;
    pass(b, (Input){0});
    goes(b, "card-2", SDLK_RIGHT, "card-2"); /* one arrow too many does not come to what puts it back */
    goes(b, "card-2", SDLK_UP, "done");
    goes(b, "card-0", SDLK_LEFT, "card-0");
    goes(b, "card-2", SDLK_TAB, "dim");
    b->held = false;
    pass(b, (Input){0});
    goes(b, "card-2", SDLK_RIGHT, "dim");
}

/* A row is walked to its end, though something outside it lies nearer. */
static void sideways_stays_in_the_row(void **state)
{
    Bench *b = *state;
    for (int held = 0; held < 2; held++) {
        b->held = held;
        b->gap = true;
        pass(b, (Input){0});
        goes(b, "card-0", SDLK_RIGHT, "card-2");
        goes(b, "card-2", SDLK_LEFT, "card-0");
    }
}

static void what_is_apart_is_come_to_from_beside_alone(void **state)
{
    Bench *b = *state;
    b->off = true;
    pass(b, (Input){0});
    goes(b, "card-2", SDLK_UP, "discard");
    b->apart = true;
    pass(b, (Input){0});
    goes(b, "card-2", SDLK_UP, "back");
    goes(b, "back", SDLK_LEFT, "discard");
}

/* A tooltip lies above a strip along the foot of the window. */
static void a_tooltip_covers_no_strip_at_the_foot(void **state)
{
    Bench *b = *state;
    b->strip = "one\ntwo\nthree\nfour\nfive\nsix\nseven\neight\nnine\nten\neleven\ntwelve";
    pass(b, (Input){0});
    Rect tip = ui_rect(b->ui, "tip");
    assert_true(tip.h > 200);
    assert_true(tip.y + tip.h <= H - 36);
}

/* A high tooltip about a card below the question lies beyond the question, which is read together with it. */
static void a_tooltip_covers_no_question(void **state)
{
    Bench *b = *state;
    b->told = "one\ntwo\nthree\nfour\nfive\nsix\nseven\neight\nnine\nten\neleven\ntwelve\nthirteen\nfourteen";
    pass(b, (Input){0});
    Rect tip = ui_rect(b->ui, "tip");
    assert_true(tip.h > 240);
    assert_true(tip.y + tip.h <= 540);
}

/* So does one beside a card above the question. */
static void a_tooltip_is_raised_off_the_question(void **state)
{
    Bench *b = *state;
    b->told = "one\ntwo\nthree\nfour\nfive\nsix\nseven\neight\nnine\nten\neleven\ntwelve\nthirteen\nfourteen";
    b->above = true;
    pass(b, (Input){0});
    Rect tip = ui_rect(b->ui, "tip"), about = rect(580, 370, 128, 160);
    assert_true(tip.h > 240 && tip.y + tip.h <= 540);
    assert_true(tip.x >= about.x + about.w || tip.x + tip.w <= about.x); /* beside it */
}

/* The large card of a card above the question hides none of its neighbours from the keys: it lies below the question. The
 * pointer, which can go away, has it beside the card. */
static void a_card_opened_by_keys_hides_no_neighbour(void **state)
{
    Bench *b = *state;
    b->pool = "Some words about this card, which takes several lines of them.";
    pass(b, (Input){0});
    Rect beside = ui_rect(b->ui, "tip");
    assert_true(beside.w > 0 && beside.y < 360);
    key(b, SDLK_TAB);
    pass(b, (Input){0});
    Rect tip = ui_rect(b->ui, "tip");
    assert_true(tip.y >= 520 && tip.y + tip.h <= H);
    for (int i = 0; i < 5; i++) {
        char id[16];
        (void)snprintf(id, sizeof id, "pool-%d", i);
        assert_false(rect_overlaps(tip, ui_rect(b->ui, id)));
    }
    Rect card = ui_rect(b->ui, "zoom");
    assert_true(card.h > 160 && rect_inside(card, tip)); /* larger than the one it is about */
    b->pool = "one\ntwo\nthree\nfour\nfive\nsix\nseven\neight\nnine\nten\neleven\ntwelve\nthirteen\nfourteen\nfifteen";
    pass(b, (Input){0});
    assert_true(ui_rect(b->ui, "tip").y < 480); /* no room for so many words */
}

/* What is told of a shown move lies at an end of the question, if its middle would cover where the move ends. */
static void a_tooltip_leaves_free_where_a_move_ends(void **state)
{
    Bench *b = *state;
    b->told = "A chance to win, and why this move is better than the two beside it, in many words.";
    b->way = true;
    pass(b, (Input){0});
    Rect tip = ui_rect(b->ui, "tip");
    assert_true(tip.y + tip.h <= 540);
    assert_false(rect_overlaps(tip, rect(580, 440, 96, 120)));
}

/* Up and down from the table come to the question's button that Enter presses, also where something lies nearer or the arrow
 * would pass the question; within the question arrows go to what lies beside. */
static void arrows_come_to_the_gold_button_first(void **state)
{
    Bench *b = *state;
    b->behind = true;
    pass(b, (Input){0});
    for (int i = 0; i < 3; i++) {
        char id[16];
        (void)snprintf(id, sizeof id, "card-%d", i);
        goes(b, id, SDLK_UP, "done");
    }
    goes(b, "behind", SDLK_DOWN, "done");
    goes(b, "done", SDLK_LEFT, "back");
    goes(b, "discard", SDLK_UP, "behind");
    b->off = true;
    pass(b, (Input){0});
    goes(b, "card-0", SDLK_UP, "behind");
}

/* ---- where it begins --------------------------------------------------------------------------------------------- */

static void keys_begin_at_what_enter_means_where_one_came_by_keys(void **state)
{
    Bench *b = *state;
    b->begins = true;
    b->scene = "by pointer";
    pass(b, (Input){0});
    need_at(b, "");
    key(b, SDLK_TAB);
    b->scene = "by keys";
    pass(b, (Input){0});
    need_at(b, "done");
    key(b, SDLK_LEFT);
    need_at(b, "back"); /* at the beginning, and never again */
}

/* The first Enter of somebody who came by the pointer shows the ring and does nothing else, unless a button has it. */
static void an_enter_that_means_nothing_shows_the_ring(void **state)
{
    Bench *b = *state;
    move(b, 360, 680);
    key(b, SDLK_RETURN);
    assert_int_equal(b->pressed, 1);
    need_at(b, "");
    b->off = true; /* its key explains why */
    key(b, SDLK_RETURN);
    need_at(b, "");
    b->last = "no button of Enter's";
    b->keyless = true;
    pass(b, (Input){0});
    key(b, SDLK_RETURN);
    need_at(b, "discard");
    assert_true(ui_using_keys(b->ui));
    assert_int_equal(b->pressed, 1);
    move(b, 380, 690); /* the ring goes, and returns to where it was */
    ui_focus(b->ui, "card-1");
    assert_false(ui_using_keys(b->ui));
    key(b, SDLK_RETURN);
    need_at(b, "card-1");
    assert_true(ui_using_keys(b->ui) && b->card[1].focus && !b->card[1].click);
}

/* ---- who leads --------------------------------------------------------------------------------------------------- */

static bool says_hover(const Bench *b)
{
    char *text = ui_inspect(b->ui);
    bool hover = strstr(text, "\"hover\"") != NULL;
    free(text);
    return hover;
}

static void the_ring_leads_until_the_pointer_moves(void **state)
{
    Bench *b = *state;
    move(b, 360, 680);
    assert_true(b->card[0].hover && b->pointed && says_hover(b));
    key(b, SDLK_TAB);
    ui_focus(b->ui, "card-1");
    pass(b, (Input){0});
    assert_false(b->card[0].hover || b->pointed || says_hover(b));
    assert_true(b->card[1].focus);
    for (int i = 1; i <= 4; i++) /* however slowly */
        move(b, 360 + (float)i, 680);
    assert_true(b->card[0].hover && b->pointed && says_hover(b));
}

/* The pointer means nothing while keys are used, also where nothing has the focus. */
static void a_resting_pointer_is_nowhere(void **state)
{
    Bench *b = *state;
    float x, y;
    move(b, 360, 680);
    key(b, SDLK_TAB);
    ui_focus(b->ui, "what is not there");
    pass(b, (Input){0});
    pass(b, (Input){0});
    need_at(b, "");
    assert_false(b->card[0].hover || b->pointed || says_hover(b));
    ui_pointer(b->ui, &x, &y);
    assert_true(x < 0 && y < 0);
    move(b, 366, 680);
    ui_pointer(b->ui, &x, &y);
    assert_true(b->card[0].hover && x == 366 && y == 680);
}

static void press(Bench *b, float x, float y)
{
    pass(b, (Input){.kind = INPUT_DOWN, .button = 1, .x = x, .y = y});
    pass(b, (Input){.kind = INPUT_UP, .button = 1, .x = x, .y = y});
    pass(b, (Input){0});
}

/* A button of the question is not pressed by a finger that was on its way to the one before it. */
static void what_replaces_a_button_takes_no_press_at_once(void **state)
{
    Bench *b = *state;
    move(b, 920, 560);
    b->now += 5000;
    b->last = "keep";
    pass(b, (Input){0});
    b->now += 200;
    press(b, 920, 560);
    assert_int_equal(b->pressed, 0);
    for (int i = 0; i < 6; i++) {
        b->now += 100;
        pass(b, (Input){0});
    }
    press(b, 920, 560);
    assert_int_equal(b->pressed, 1);
    b->now += 5000;
    b->last = "roll";
    pass(b, (Input){0});
    b->now += 400;
    press(b, 920, 560);
    assert_int_equal(b->pressed, 2);
}

/* The pixels of the gold button. */
static void look_at_done(Bench *b, uint32_t *out)
{
    for (int y = 0; y < 32; y++)
        memcpy(out + (size_t)y * 112, pixel_at(window_surface(b->screen.window), 864, 544 + y), 112 * 4);
}

static void the_cap_of_enter_stands_where_enter_acts(void **state)
{
    static uint32_t at_first[32 * 112], elsewhere[32 * 112], here[32 * 112];
    Bench *b = *state;
    look_at_done(b, at_first);
    key(b, SDLK_TAB);
    ui_focus(b->ui, "card-0");
    pass(b, (Input){0});
    look_at_done(b, elsewhere);
    ui_focus(b->ui, "done");
    pass(b, (Input){0});
    look_at_done(b, here);
    assert_true(memcmp(at_first, elsewhere, sizeof at_first) != 0);
    assert_memory_equal(at_first, here, sizeof at_first);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(a_row_of_cards_ends_where_it_ends, set_up, tear_down),
        cmocka_unit_test_setup_teardown(arrows_stay_within_what_is_asked_for_and_tab_does_not, set_up, tear_down),
        cmocka_unit_test_setup_teardown(sideways_stays_in_the_row, set_up, tear_down),
        cmocka_unit_test_setup_teardown(a_resting_pointer_is_nowhere, set_up, tear_down),
        cmocka_unit_test_setup_teardown(what_replaces_a_button_takes_no_press_at_once, set_up, tear_down),
        cmocka_unit_test_setup_teardown(a_tooltip_leaves_free_where_a_move_ends, set_up, tear_down),
        cmocka_unit_test_setup_teardown(a_card_opened_by_keys_hides_no_neighbour, set_up, tear_down),
        cmocka_unit_test_setup_teardown(a_tooltip_covers_no_question, set_up, tear_down),
        cmocka_unit_test_setup_teardown(a_tooltip_is_raised_off_the_question, set_up, tear_down),
        cmocka_unit_test_setup_teardown(a_tooltip_covers_no_strip_at_the_foot, set_up, tear_down),
        cmocka_unit_test_setup_teardown(arrows_come_to_the_gold_button_first, set_up, tear_down),
        cmocka_unit_test_setup_teardown(what_is_apart_is_come_to_from_beside_alone, set_up, tear_down),
        cmocka_unit_test_setup_teardown(keys_begin_at_what_enter_means_where_one_came_by_keys, set_up, tear_down),
        cmocka_unit_test_setup_teardown(an_enter_that_means_nothing_shows_the_ring, set_up, tear_down),
        cmocka_unit_test_setup_teardown(the_ring_leads_until_the_pointer_moves, set_up, tear_down),
        cmocka_unit_test_setup_teardown(the_cap_of_enter_stands_where_enter_acts, set_up, tear_down),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
