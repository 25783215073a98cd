/* SPDX-License-Identifier: MIT
 * The table of the set-up: chairs that are taken, left and changed, faces to choose from, the choice on the felt, and the
 * scroll of house rules; nothing is cut in any size. */
#include "help_screens.h"

#include "app/persona.h"
#include "boards/boards.h"
#include "help.h"

static App *table(const char *game, int seats, int level)
{
    App *app = begin(1280, 800, 100, THEME_TAVERN);
    const Game *g = game_by_id(game);
    Setup cfg = game_preset(g, seats);
    memset(cfg.name, 0, sizeof cfg.name); /* so that they are called what they are */
    for (int i = 1; i < seats; i++)
        persona_seat(g, &cfg, i, level);
    persona_name(g, &cfg, 0);
    settings_remember(app_settings(app), g, &cfg);
    SetupArg arg = {0};
    (void)snprintf(arg.game, sizeof arg.game, "%s", game);
    app_go(app, SCENE_SETUP, &arg, sizeof arg);
    live_settle(app);
    return app;
}

/* As it was remembered: what a game would begin with now. */
static const Setup *remembered(App *app, const char *game)
{
    return settings_table(app_settings(app), game_by_id(game));
}

static void focus(App *app, const char *id)
{
    live_press(app, SDLK_TAB); /* the keys are in use */
    ui_focus(app->ui, id);
    app_dry(app, NULL);
}

static void an_empty_chair_is_taken_by_the_next_face_at_the_level_of_the_others(void **state)
{
    (void)state;
    App *app = table("horde", 3, 3);
    assert_true(live_has(app, "add-3") && !live_has(app, "seat-3"));
    live_click(app, "add-3");
    const Setup *cfg = remembered(app, "horde");
    assert_int_equal(cfg->nseats, 4);
    assert_int_equal(cfg->player[3] % PLAYER_CHARACTER, 3);
    assert_int_equal(persona_face(game_by_id("horde"), cfg, 3), 2);
    live_click(app, "chair-3-kind/0"); /* its chair is open: the next press says who it is to be */
    assert_int_equal(remembered(app, "horde")->player[3], 0);
    live_click(app, "chair-3-remove");
    assert_int_equal(remembered(app, "horde")->nseats, 3);
    assert_true(live_has(app, "add-3"));
    focus(app, "add-3"); /* and with the keys, which go on in it */
    live_press(app, SDLK_RETURN);
    live_frame(app);
    assert_string_equal(ui_focused(app->ui), "chair-3-character/2");
    app_free(app);
}

/* Where something was before a chair or the scroll was opened: what lies under that is not listed. */
typedef struct {
    float x, y;
} Where;

static Where spot_of(App *app, const char *id)
{
    Where at;
    live_where(app, id, &at.x, &at.y);
    return at;
}

static void press_at(App *app, Where at)
{
    live_point_at(app, at.x, at.y, 1);
}

static void a_press_beside_an_open_chair_closes_it_and_does_what_it_means(void **state)
{
    (void)state;
    App *app = table("horde", 3, 1);
    Where other = spot_of(app, "seat-2"), own = spot_of(app, "seat-1"), deal = spot_of(app, "deal"),
          door = spot_of(app, "house-rules"), full = spot_of(app, "option-level/0"), plus = spot_of(app, "add-3");
    live_click(app, "seat-1");
    press_at(app, other);
    assert_true(live_has(app, "chair-2-kind/0") && !live_has(app, "chair-1-kind/0"));
    press_at(app, other); /* its own face only closes it */
    assert_true(live_has(app, "deal"));
    live_click(app, "seat-1");
    press_at(app, own);
    assert_true(live_has(app, "deal"));
    live_click(app, "seat-1");
    press_at(app, door);
    assert_true(live_has(app, "close-scroll"));
    live_press(app, SDLK_ESCAPE);
    enum { LEVEL = 1 };
    live_click(app, "seat-1");
    press_at(app, full);
    assert_true(live_has(app, "deal"));
    assert_int_equal(remembered(app, "horde")->option[LEVEL], 0);
    live_click(app, "seat-1");
    press_at(app, plus);
    assert_true(live_has(app, "chair-3-kind/0"));
    press_at(app, deal);
    assert_non_null(app_match(app));
    app_free(app);
}

/* Nothing is dealt, and nobody leaves, by a press through the dark. */
static void a_press_beside_the_scroll_does_all_but_deal_and_leave(void **state)
{
    (void)state;
    App *app = table("horde", 3, 1);
    Where deal = spot_of(app, "deal"), back = spot_of(app, "back"), door = spot_of(app, "house-rules"),
          seat = spot_of(app, "seat-1");
    live_click(app, "house-rules");
    deal.x -= 60; /* where the scroll does not lie over it */
    press_at(app, deal);
    assert_null(app_match(app));
    assert_true(live_has(app, "deal"));
    live_click(app, "house-rules");
    press_at(app, back);
    assert_int_equal(stack_top(app), SCENE_SETUP);
    assert_true(live_has(app, "deal"));
    live_click(app, "house-rules");
    press_at(app, door);
    assert_true(live_has(app, "deal"));
    live_click(app, "house-rules");
    press_at(app, seat);
    assert_true(live_has(app, "chair-1-kind/0"));
    live_press(app, SDLK_ESCAPE);
    press_at(app, deal);
    assert_non_null(app_match(app));
    app_free(app);
}

/* Who sits down between two others plays between them. */
static void the_order_of_the_chairs_is_the_one_around_the_table(void **state)
{
    (void)state;
    App *app = table("horde", 2, 1); /* the other one sits opposite */
    char was[SEAT_NAME_MAX];
    (void)snprintf(was, sizeof was, "%s", remembered(app, "horde")->name[1]);
    live_click(app, "add-1");
    live_press(app, SDLK_ESCAPE);
    assert_string_equal(remembered(app, "horde")->name[2], was);
    live_click(app, "add-3");
    assert_string_equal(remembered(app, "horde")->name[2], was);
    assert_int_equal(remembered(app, "horde")->nseats, 4);
    app_free(app);
}

static void a_chair_is_emptied_by_a_key_down_to_the_least(void **state)
{
    (void)state;
    App *app = table("horde", 3, 1);
    focus(app, "seat-2");
    live_press(app, SDLK_DELETE);
    assert_int_equal(remembered(app, "horde")->nseats, 2);
    focus(app, "seat-1");
    live_press(app, SDLK_DELETE);
    assert_int_equal(remembered(app, "horde")->nseats, 2);
    live_press(app, SDLK_RETURN); /* opens it */
    live_press(app, SDLK_DELETE);
    assert_true(live_has(app, "chair-1-remove"));
    assert_int_equal(remembered(app, "horde")->nseats, 2);
    app_free(app);
}

static void drag(App *app, const char *from, const char *to)
{
    enum { STEPS = 4 };
    float x, y, tx, ty;
    live_where(app, from, &x, &y);
    live_where(app, to, &tx, &ty);
    live_point_at(app, x, y, 0);
    Input in = {.kind = INPUT_DOWN, .x = x, .y = y, .button = 1, .now = clock_ms()};
    app_dry(app, &in);
    in.kind = INPUT_MOVE;
    for (int i = 1; i <= STEPS; i++) {
        in.x = x + (tx - x) * (float)i / STEPS;
        in.y = y + (ty - y) * (float)i / STEPS;
        app_dry(app, &in);
    }
    in.kind = INPUT_UP;
    app_dry(app, &in);
    app_dry(app, NULL);
}

static void a_face_dragged_to_another_changes_chairs_with_it(void **state)
{
    (void)state;
    App *app = table("horde", 3, 1);
    const Setup was = *remembered(app, "horde");
    drag(app, "seat-0", "seat-2");
    const Setup *is = remembered(app, "horde");
    assert_string_equal(is->name[0], was.name[2]);
    assert_string_equal(is->name[2], was.name[0]);
    assert_string_equal(is->name[1], was.name[1]);
    assert_int_equal(is->player[0], was.player[2]);
    assert_int_equal(is->player[2], 0);
    assert_false(live_has(app, "chair-0-name")); /* that was no click */
    app_free(app);
}

static void a_key_shuffles_who_sits_where(void **state)
{
    (void)state;
    enum { TIMES = 40 };
    App *app = table("monstrous", 6, 1);
    const Setup was = *remembered(app, "monstrous");
    bool moved = false;
    for (int i = 0; i < TIMES; i++) {
        live_press(app, SDLK_o);
        const Setup *is = remembered(app, "monstrous");
        int found = 0;
        for (int a = 0; a < was.nseats; a++)
            for (int b = 0; b < was.nseats; b++)
                found += strcmp(was.name[a], is->name[b]) == 0 && was.player[a] == is->player[b];
        assert_int_equal(found, was.nseats); /* everybody is still there, as they play */
        moved = moved || strcmp(was.name[0], is->name[0]) != 0;
    }
    assert_true(moved);
    app_free(app);
}

/* Name, face and character belong together; guests of the tavern have no character. */
static void every_face_brings_its_name(void **state)
{
    (void)state;
    for (int k = 0; game_list[k]; k++) {
        const Game *g = game_list[k];
        const Board *b = board_by_game(g->id);
        if (!b || b->setup_rows)
            continue;
        App *app = table(g->id, 3, 2);
        live_click(app, "seat-1");
        for (int face = 0; face < persona_faces(g); face++) {
            char id[40];
            (void)snprintf(id, sizeof id, "chair-1-character/%d", face);
            live_click(app, id);
            const Setup *cfg = remembered(app, g->id);
            assert_string_equal(cfg->name[1], persona_face_name(g, face));
            assert_int_equal(persona_face(g, cfg, 1), face);
            assert_int_equal(cfg->player[1] % PLAYER_CHARACTER, 2);
            assert_string_not_equal(cfg->name[1], cfg->name[2]);
            assert_true(persona_face(g, cfg, 2) >= 0);
        }
        live_click(app, "chair-1-kind/0");
        assert_int_equal(remembered(app, g->id)->player[1], 0);
        assert_true(live_says(app, "Two people share this screen."));
        live_click(app, "chair-1-character/0");
        assert_int_equal(remembered(app, g->id)->player[1] % PLAYER_CHARACTER, 2); /* as the others play */
        app_free(app);
    }
}

static void the_keys_walk_over_faces_and_levels(void **state)
{
    (void)state;
    App *app = table("horde", 3, 1);
    focus(app, "seat-1");
    live_press(app, SDLK_RETURN);
    live_frame(app);
    assert_string_equal(ui_focused(app->ui), "chair-1-character/0");
    live_press(app, SDLK_RIGHT);
    live_press(app, SDLK_RIGHT);
    assert_true(live_says(app, "only the odds"));
    live_press(app, SDLK_RETURN);
    assert_int_equal(persona_face(game_by_id("horde"), remembered(app, "horde"), 1), 2);
    live_press(app, SDLK_ESCAPE);
    assert_int_equal(stack_top(app), SCENE_SETUP);
    assert_false(live_has(app, "chair-1-level/0"));
    app_free(app);
}

/* GH-2.4: the clan that stays in the box lies face down; one click more, and chance says which. */
static void the_crown_left_out_is_turned_back_to_chance(void **state)
{
    (void)state;
    App *app = table("goblins", 3, 1);
    live_click(app, "option-excluded/3");
    assert_int_equal(remembered(app, "goblins")->option[0], 3);
    live_click(app, "option-excluded/1");
    assert_int_equal(remembered(app, "goblins")->option[0], 1);
    live_click(app, "option-excluded/1");
    assert_int_equal(remembered(app, "goblins")->option[0], 0);
    live_click(app, "house-rules");
    assert_false(live_has(app, "option-excluded"));
    app_free(app);
}

static void each_heap_on_the_felt_is_a_choice_of_its_game(void **state)
{
    (void)state;
    int heaps = 0;
    for (int k = 0; game_list[k]; k++) {
        const Game *g = game_list[k];
        const Board *b = board_by_game(g->id);
        const BoardSetup *set = b && b->hall ? b->hall->setup : NULL;
        for (int i = 0; set && i < set->nheaps; i++) {
            App *app = table(g->id, 3, 1);
            int option = 0, choice = 0;
            char id[48];
            while (strcmp(g->option[option].word, set->option) != 0)
                option++;
            while (strcmp(g->option[option].choice[choice], set->heap[i].choice) != 0)
                choice++;
            (void)snprintf(id, sizeof id, "option-%s/%d", set->option, choice);
            if (remembered(app, g->id)->option[option] != choice)
                live_click(app, id);
            assert_int_equal(remembered(app, g->id)->option[option], choice);
            assert_false(live_says(app, "House rules 1")); /* it is seen on the felt */
            app_free(app);
            heaps++;
        }
    }
    assert_true(heaps > 0);
}

static void as_printed_is_offered_once_something_differs(void **state)
{
    (void)state;
    App *app = table("goblins", 3, 1);
    live_click(app, "house-rules");
    assert_false(live_has(app, "as-the-book"));
    live_click(app, "option-memory/1");
    live_click(app, "as-the-book");
    assert_false(live_has(app, "as-the-book"));
    assert_int_equal(remembered(app, "goblins")->option[6], 0);
    live_click(app, "undo"); /* and back, in its place */
    assert_int_equal(remembered(app, "goblins")->option[6], 1);
    assert_false(live_has(app, "undo"));
    live_click(app, "as-the-book");
    live_key(app, SDLK_z, KMOD_LCTRL);
    assert_int_equal(remembered(app, "goblins")->option[6], 1);
    live_click(app, "as-the-book");
    live_click(app, "option-apprentice/1"); /* something else has been changed: that is as printed but for this */
    assert_false(live_has(app, "undo"));
    app_free(app);
    enum { LEVEL = 1, HORDES = 4 };
    app = table("horde", 3, 1);
    live_click(app, "option-level/1"); /* on the felt, and stays: it was chosen there */
    live_click(app, "house-rules");
    live_click(app, "option-hordes/1");
    float x, y, then_x, then_y;
    live_where(app, "close-scroll", &x, &y);
    live_click(app, "as-the-book");
    assert_int_equal(remembered(app, "horde")->option[LEVEL], 1);
    assert_int_equal(remembered(app, "horde")->option[HORDES], 0);
    live_where(app, "close-scroll", &then_x, &then_y);
    assert_true(x == then_x && y == then_y); /* nothing moves below the pointer */
    app_free(app);
}

static bool foot_says(App *app, const char *words)
{
    json_t *root = live_feel(app), *item = live_find(root, "rule-told");
    bool says = item && strstr(json_string_value(json_object_get(item, "label")), words);
    json_decref(root);
    return says;
}

/* By pointer, by keys, and read aloud; the row that is pointed at first is told when the scroll is opened. */
static void the_sentence_of_a_rule_stands_in_the_scroll(void **state)
{
    (void)state;
    App *app = table("goblins", 3, 1);
    live_click(app, "house-rules");
    live_point(app, "option-memory/0", 0);
    assert_true(foot_says(app, "Backs: remember what they are."));
    assert_false(live_has(app, "tip")); /* and no tip lies over the rows */
    live_point(app, "seed", 0);
    assert_true(foot_says(app, "The same seed gives the same cards and dice."));
    float x, y, then_x, then_y;
    live_where(app, "close-scroll", &x, &y);
    live_point(app, "option-first/0", 0);
    live_where(app, "close-scroll", &then_x, &then_y);
    assert_true(x == then_x && y == then_y);
    ui_set_aloud(app->ui, true);
    focus(app, "option-takebacks/1");
    assert_true(foot_says(app, "Undo even moves that revealed cards or dice."));
    Buf aloud = {0};
    (void)ui_aloud(app->ui, ALOUD_HERE, &aloud);
    assert_non_null(strstr(buf_str(&aloud), "Free undo"));
    assert_non_null(strstr(buf_str(&aloud), "Undo even moves"));
    buf_free(&aloud);
    app_free(app);
}

/* What the program itself has set for a first game is no house rule of the people here. */
static void only_what_somebody_changed_is_counted(void **state)
{
    (void)state;
    static const char *const game[] = {"horde", "goblins", "monstrous"};
    for (size_t i = 0; i < sizeof game / sizeof *game; i++) {
        App *app = begin_new(1280, 800, 100, THEME_TAVERN);
        SetupArg arg = {0};
        (void)snprintf(arg.game, sizeof arg.game, "%s", game[i]);
        app_go(app, SCENE_SETUP, &arg, sizeof arg);
        live_settle(app);
        assert_false(live_says(app, "House rules "));
        live_click(app, "house-rules");
        live_click(app, "option-takebacks/1");
        live_press(app, SDLK_ESCAPE);
        assert_true(live_says(app, "House rules 1"));
        live_click(app, "house-rules");
        live_click(app, "option-takebacks/0");
        live_press(app, SDLK_ESCAPE);
        app_go(app, SCENE_TITLE, NULL, 0);
        live_settle(app);
        app_go(app, SCENE_SETUP, &arg, sizeof arg); /* as it was remembered */
        live_settle(app);
        assert_false(live_says(app, "House rules "));
        app_free(app);
    }
}

static void everything_is_whole_in_all_sizes_and_themes(void **state)
{
    (void)state;
    static const struct {
        int w, h, text;
    } at[] = {{1024, 640, 100}, {1024, 640, 200},  {1280, 800, 100},
              {1280, 800, 200}, {1920, 1080, 150}, {2560, 1080, 100}};
    static const char *const game[] = {"horde", "goblins", "monstrous"};
    int bad = 0;
    for (size_t i = 0; i < sizeof at / sizeof *at; i++)
        for (size_t k = 0; k < sizeof game / sizeof *game; k++) {
            const Game *g = game_by_id(game[k]);
            App *app = begin(at[i].w, at[i].h, at[i].text, (ThemeId)((i + k) % THEME_COUNT));
            Setup cfg = game_preset(g, g->seats_max);
            memset(cfg.name, 0, sizeof cfg.name);
            for (int seat = 2; seat < cfg.nseats; seat++)
                persona_seat(g, &cfg, seat, 3);
            settings_remember(app_settings(app), g, &cfg);
            SetupArg arg = {0};
            (void)snprintf(arg.game, sizeof arg.game, "%s", g->id);
            app_go(app, SCENE_SETUP, &arg, sizeof arg);
            live_settle(app);
            char where[80], id[24];
            (void)snprintf(where, sizeof where, "%s at %dx%d, text %d %%", g->id, at[i].w, at[i].h, at[i].text);
            bad += check_screen(app, where);
            for (int seat = 0; seat < cfg.nseats; seat++) {
                (void)snprintf(id, sizeof id, "seat-%d", seat);
                live_click(app, id);
                live_settle(app);
                bad += check_screen(app, where);
                live_press(app, SDLK_ESCAPE);
            }
            app_free(app);
        }
    assert_int_equal(bad, 0);
}

int main(void)
{
    char home[64];
    live_home(home);
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(an_empty_chair_is_taken_by_the_next_face_at_the_level_of_the_others),
        cmocka_unit_test(a_press_beside_an_open_chair_closes_it_and_does_what_it_means),
        cmocka_unit_test(a_press_beside_the_scroll_does_all_but_deal_and_leave),
        cmocka_unit_test(the_order_of_the_chairs_is_the_one_around_the_table),
        cmocka_unit_test(a_chair_is_emptied_by_a_key_down_to_the_least),
        cmocka_unit_test(a_face_dragged_to_another_changes_chairs_with_it),
        cmocka_unit_test(a_key_shuffles_who_sits_where),
        cmocka_unit_test(every_face_brings_its_name),
        cmocka_unit_test(the_keys_walk_over_faces_and_levels),
        cmocka_unit_test(the_crown_left_out_is_turned_back_to_chance),
        cmocka_unit_test(each_heap_on_the_felt_is_a_choice_of_its_game),
        cmocka_unit_test(as_printed_is_offered_once_something_differs),
        cmocka_unit_test(the_sentence_of_a_rule_stands_in_the_scroll),
        cmocka_unit_test(only_what_somebody_changed_is_counted),
        cmocka_unit_test(everything_is_whole_in_all_sizes_and_themes),
    };
    int failed = cmocka_run_group_tests(tests, NULL, NULL);
    help_remove(home);
    return failed;
}
