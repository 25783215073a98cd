/* SPDX-License-Identifier: MIT
 * What the keys do where they could do two things: in a game that is watched, over a show that is still running, while
 * a refusal stands on the table; and what the program says that it would otherwise pass over in silence. */
#include "help_app.h"

#include <math.h>

#include "app/keys.h"
#include "app/scenes/deck.h"
#include "app/scenes/list.h"
#include "app/scenes/play.h"
#include "base/file.h"
#include "boards/boards.h"
#include "core/position.h"
#include "sys/paths.h"

static App *scoring_of(const char *journal)
{
    App *app = live_begin(1280, 800, 100);
    app_set_match(app, help_replay(journal));
    return app;
}

/* "Move 12 of 110": 12. */
static int move_shown(App *app)
{
    json_t *root = live_look(app), *item;
    size_t i;
    int n = -1;
    json_array_foreach(json_object_get(root, "items"), i,
                       item) if (n < 0 && sscanf(json_string_value(json_object_get(item, "label")), "Move %d of", &n) !=
                                              1) n = -1;
    json_decref(root);
    return n;
}

/* True if a large card is shown once the focus has rested for a while. */
static bool rests_at_a_card(App *app)
{
    for (uint32_t later = 0; later <= 600; later += 300) {
        Input in = {.kind = INPUT_NONE, .now = clock_ms() + later};
        app_dry(app, &in);
    }
    json_t *root = live_shown(app);
    bool shown = live_find(root, "zoom") != NULL;
    json_decref(root);
    return shown;
}

static void walk_to_a_card(App *app)
{
    bool there = false;
    for (int i = 0; i < 60 && !there; i++) {
        live_press(app, SDLK_TAB);
        there = rests_at_a_card(app);
    }
    assert_true(there);
}

static void escape_later(App *app)
{
    Input in = {.kind = INPUT_KEY, .key = SDLK_ESCAPE, .now = clock_ms() + 600};
    app_dry(app, &in);
}

/* Esc puts the large card of the focused piece away until the focus moves, and opens the menu when nothing is left. */
static void escape_puts_the_large_card_away(void **state)
{
    (void)state;
    App *app = live_launch("horde", "person:Mira,person:Bo", NULL, 7);
    app_settings(app)->tips = false;
    live_press(app, SDLK_DOWN);
    walk_to_a_card(app);
    escape_later(app);
    assert_false(rests_at_a_card(app));
    assert_int_equal(stack_top(app), SCENE_PLAY);
    walk_to_a_card(app);
    escape_later(app);
    escape_later(app);
    live_settle(app);
    assert_int_not_equal(stack_top(app), SCENE_PLAY);
    app_free(app);
}

static void in_a_watched_game_sideways_steps_and_space_runs(void **state)
{
    (void)state;
    App *app = scoring_of("opponents-2-printed-full");
    const Match *whole = app_match(app);
    app_go(app, SCENE_SCORING, NULL, 0);
    live_settle(app);
    live_click(app, "watch");
    live_settle(app);
    assert_int_equal(stack_top(app), SCENE_PLAY);
    live_press(app, SDLK_SPACE); /* stops: it came running */
    for (int i = 0; i < 6; i++)
        live_press(app, SDLK_RIGHT);
    int there = move_shown(app);
    assert_true(there >= 6);
    assert_string_equal(ui_focused(app->ui), "");
    live_press(app, SDLK_LEFT);
    int back = move_shown(app);
    assert_in_range(back, 1, there - 1);
    assert_string_equal(ui_focused(app->ui), "");
    for (int i = 0; i < 100 && strcmp(ui_focused(app->ui), "continue-here") != 0; i++) /* Tab still walks */
        live_press(app, SDLK_TAB);
    live_press(app, SDLK_LEFT);
    assert_string_equal(ui_focused(app->ui), "continue-here");
    assert_in_range(move_shown(app), 0, back - 1);
    assert_true(live_says(app, "Play"));
    live_press(app, SDLK_SPACE); /* runs, and does not play on */
    assert_ptr_equal(app_match(app), whole);
    assert_true(live_says(app, "Pause"));
    live_press(app, SDLK_SPACE);
    live_press(app, SDLK_RETURN); /* asks */
    assert_ptr_equal(app_match(app), whole);
    live_press(app, SDLK_RETURN); /* that does */
    assert_ptr_not_equal(app_match(app), whole);
    app_free(app);
}

/* "Watch" beside what decided it plays that turn and stops; pressed again it goes on. */
static void a_decisive_turn_is_played_and_no_more(void **state)
{
    (void)state;
    static const char *const journals[] = {"goblins-opponents-3", "opponents-3-printed-full"};
    for (int i = 0; i < 2; i++) {
        App *app = scoring_of(journals[i]);
        const Match *m = app_match(app);
        Decision d[3];
        assert_true(board_score(board_by_game(match_game(m)->id))->decisions(m, d, 3) > 0);
        assert_true(d[0].until > d[0].serial && d[0].until < match_serial(m));
        app_go(app, SCENE_SCORING, NULL, 0);
        live_settle(app);
        live_numbers(app, 1);
        live_click(app, "watch-0");
        for (int k = 0; k < 500 && move_shown(app) < (int)d[0].until; k++) {
            SDL_Delay(10);
            live_settle(app);
        }
        for (int k = 0; k < 40; k++) { /* a choice is shown for a quarter of a second */
            SDL_Delay(10);
            live_settle(app);
        }
        assert_int_equal(move_shown(app), d[0].until);
        live_press(app, SDLK_SPACE);
        for (int k = 0; k < 500 && move_shown(app) == (int)d[0].until; k++) {
            SDL_Delay(10);
            live_settle(app);
        }
        assert_true(move_shown(app) > (int)d[0].until);
        app_free(app);
    }
}

static void a_key_ends_the_show_first(void **state)
{
    (void)state;
    static const SDL_Keycode keys[] = {SDLK_RETURN, SDLK_ESCAPE};
    for (size_t i = 0; i < sizeof keys / sizeof keys[0]; i++) {
        App *app = scoring_of("opponents-2-printed-full");
        const Match *played = app_match(app);
        ui_set_motion(app->ui, false, 10000); /* the counting takes longer than any test */
        app_go(app, SCENE_SCORING, NULL, 0);
        live_settle(app);
        assert_false(live_has(app, "rematch"));
        assert_false(live_has(app, "decided")); /* what decided it would tell who won */
        live_press(app, keys[i]);
        assert_true(live_has(app, "decided"));
        assert_true(live_has(app, "rematch"));
        assert_int_equal(stack_top(app), SCENE_SCORING);
        assert_ptr_equal(app_match(app), played);
        live_press(app, keys[i]);
        assert_int_not_equal(stack_top(app), SCENE_SCORING);
        app_free(app);
    }
}

/* A card that cannot be taken now. */
static bool barred(App *app, char id[64])
{
    json_t *root = live_look(app), *item;
    size_t i;
    id[0] = '\0';
    json_array_foreach(json_object_get(root, "items"), i, item)
    {
        const char *can = json_string_value(json_object_get(item, "can"));
        if (can && strcmp(can, "not") == 0)
            (void)snprintf(id, 64, "%s", json_string_value(json_object_get(item, "id")));
    }
    json_decref(root);
    return id[0] != '\0';
}

/* A table where a card is refused, and asked about by a click. */
static App *refused(void)
{
    App *app = live_begin(1280, 800, 100);
    Match *m = help_new(game_by_id("horde"), 2, 7);
    live_sit(app, m);
    char id[64] = "";
    Rng luck = rng_seed(3);
    for (int i = 0; i < 60 && !barred(app, id); i++) {
        help_play(m, &luck, 1);
        live_settle(app);
    }
    assert_string_not_equal(id, "");
    live_click(app, id);
    assert_true(live_says(app, "You cannot do that now, "));
    return app;
}

static void a_press_that_ends_the_show_does_nothing_else(void **state)
{
    (void)state;
    App *app = scoring_of("opponents-2-printed-full");
    const Match *played = app_match(app);
    ui_set_motion(app->ui, false, 10000);
    app_go(app, SCENE_SCORING, NULL, 0);
    live_settle(app);
    assert_false(live_has(app, "rematch"));
    live_point_at(app, 1130, 767, 1); /* where it will be */
    assert_ptr_equal(app_match(app), played);
    assert_int_equal(stack_top(app), SCENE_SCORING);
    assert_true(live_has(app, "rematch"));
    float x = 0, y = 0;
    live_where(app, "rematch", &x, &y);
    assert_true(fabsf(x - 1130) < 60 && fabsf(y - 767) < 20);
    live_click(app, "rematch"); /* of computers: it is watched again */
    assert_int_equal(stack_top(app), SCENE_PLAY);
    app_free(app);
}

static void a_refusal_ends_with_the_next_press(void **state)
{
    (void)state;
    static const SDL_Keycode keys[] = {SDLK_ESCAPE, SDLK_l, SDLK_z, SDLK_h, SDLK_m};
    for (size_t i = 0; i < sizeof keys / sizeof keys[0]; i++) {
        App *app = refused();
        live_press(app, keys[i]);
        assert_false(live_says(app, "You cannot do that now, "));
        app_free(app);
    }
    for (int button = 2; button <= 3; button++) {
        App *app = refused();
        live_point(app, "prompt", button);
        assert_false(live_says(app, "You cannot do that now, "));
        app_free(app);
    }
    App *app = refused();
    live_press(app, SDLK_r); /* what the tip offers */
    assert_int_equal(stack_top(app), SCENE_RULES);
    assert_true(live_says(app, "HO-5."));
    app_free(app);
}

static void a_reason_is_a_sentence(void **state)
{
    (void)state;
    App *app = live_begin(1280, 800, 100);
    app_set_match(app, help_new(game_by_id("horde"), 2, 7));
    app_go(app, SCENE_PLAY, NULL, 0);
    live_settle(app);
    live_point(app, "undo-why", 0); /* nothing was chosen yet */
    json_t *root = live_look(app), *tip = live_find(root, "tip");
    assert_non_null(tip);
    const char *label = json_string_value(json_object_get(tip, "label")), *begin = "Not possible now. ";
    assert_true(strncmp(label, begin, strlen(begin)) == 0);
    assert_in_range(label[strlen(begin)], 'A', 'Z');
    json_decref(root);
    app_free(app);
}

/* An arrow too many at the end of a row leads to the strap, and the next one back. */
static void an_arrow_leads_back_from_the_strap(void **state)
{
    (void)state;
    App *app = live_launch("horde", "person:Mira,bot:1,bot:1", "starter=0", 3);
    live_press(app, SDLK_RIGHT);
    ui_focus(app->ui, "hint");
    live_frame(app);
    live_press(app, SDLK_LEFT);
    json_t *root = live_look(app);
    json_t *at = live_find(root, ui_focused(app->ui));
    assert_string_equal(json_string_value(json_object_get(at, "place")), "tokens");
    json_decref(root);
    app_free(app);
}

/* The file names its game and says how many sit there. */
static void a_position_needs_no_game(void **state)
{
    (void)state;
    const Game *g = game_by_id("monstrous");
    Match *m = help_new(g, 6, 3);
    View *v = view_new(g);
    match_view(m, NO_SEAT, VIEW_EYES, v);
    json_t *position = position_out(g, NULL, view_state(v));
    char folder[64], path[96], err[300];
    help_folder(folder);
    (void)snprintf(path, sizeof path, "%s/six.json", folder);
    assert_int_equal(json_dump_file(position, path, 0), 0);
    json_decref(position);
    view_free(v);
    match_free(m);
    static const struct {
        const char *game, *seats;
        int code;
    } cases[] = {{NULL, NULL, 0},
                 {"monstrous", NULL, 0},
                 {NULL, "person:Wen,bot,bot,bot,bot,bot", 0},
                 {"horde", NULL, EXIT_USAGE},
                 {NULL, "person,bot,bot", EXIT_USAGE}};
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        Launch l = {.replay_at = -1,
                    .position = path,
                    .game_id = cases[i].game,
                    .seats = cases[i].seats,
                    .screenshot = "none.png"};
        App *app = app_new(&l, scene_list, err, sizeof err);
        assert_non_null(app);
        assert_int_equal(app_start(app).code, cases[i].code);
        assert_int_equal(app_match(app) != NULL, cases[i].code == 0);
        if (app_match(app))
            assert_int_equal(match_setup(app_match(app))->nseats, 6);
        if (cases[i].seats && app_match(app)) {
            assert_string_equal(match_setup(app_match(app))->name[0], "Wen");
            assert_int_equal(match_setup(app_match(app))->player[5], 2);
        }
        app_free(app);
    }
    help_remove(folder);
}

static void names_in_boxes_are_told(void **state)
{
    (void)state;
    static const char *const seats[] = {"person:Mira,bot", "person:\U0010FFFD,bot"};
    for (int i = 0; i < 2; i++) {
        char err[300];
        Launch l = {.replay_at = -1, .game_id = "horde", .seats = seats[i], .screenshot = "none.png"};
        App *app = app_new(&l, scene_list, err, sizeof err);
        assert_non_null(app);
        assert_int_equal(app_start(app).code, 0);
        assert_int_equal(live_says(app, "cannot be shown"), i == 1);
        app_free(app);
    }
}

/* What a key did is said where nothing else would show it, and goes away by itself. */
static void keys_that_show_nothing_else_are_answered(void **state)
{
    (void)state;
    App *app = live_begin(1280, 800, 100);
    live_sit(app, help_new(game_by_id("goblins"), 2, 3));
    live_press(app, SDLK_m);
    assert_true(live_says(app, "Sound is off"));
    live_press(app, SDLK_m);
    assert_true(live_says(app, "Sound is on"));
    live_key(app, SDLK_z, KMOD_LCTRL);
    assert_true(live_says(app, "There is nothing to undo."));
    live_key(app, SDLK_y, KMOD_LCTRL);
    assert_true(live_says(app, "There is nothing to redo."));
    live_key(app, SDLK_c, KMOD_LCTRL);
    assert_true(live_says(app, "clipboard")); /* none, without a display */
    assert_true(app->wakes);                  /* somebody looks again, and then it is gone */
    app->notice_until = clock_ms();
    assert_false(live_has(app, "notice"));
    app_free(app);
}

static void a_watched_game_has_a_beginning_and_an_end(void **state)
{
    (void)state;
    App *app = scoring_of("opponents-2-printed-full");
    int whole = (int)match_serial(app_match(app));
    PlayArg arg = {.replay = true, .back = "Scores"};
    app_go(app, SCENE_PLAY, &arg, sizeof arg);
    live_settle(app);
    live_press(app, SDLK_END);
    assert_int_equal(move_shown(app), whole);
    live_press(app, SDLK_HOME);
    assert_int_equal(move_shown(app), 0);
    app_free(app);
}

static void a_machine_without_sound_is_told_of_until_it_has_some(void **state)
{
    (void)state;
    App *app = live_begin(1280, 800, 100);
    app_go(app, SCENE_SETTINGS, NULL, 0);
    live_settle(app);
    live_click(app, "page-1");
    assert_false(live_says(app, "No sound device"));
    (void)setenv("SDL_AUDIODRIVER", "nonsense", 1);
    app->sound = sound_new(path_assets());
    app_sound_levels(app);
    live_click(app, "page-1"); /* is heard, or would be */
    assert_true(live_says(app, "No sound device"));
    (void)setenv("SDL_AUDIODRIVER", "dummy", 1);
    live_press(app, SDLK_m);
    live_press(app, SDLK_m); /* sound is switched on */
    live_click(app, "page-1");
    assert_true(sound_is_open(app->sound));
    assert_false(live_says(app, "No sound device"));
    SDL_Event gone = {.adevice = {.type = SDL_AUDIODEVICEREMOVED, .which = 2}};
    app_handle(app, &gone);
    assert_false(sound_is_open(app->sound));
    (void)unsetenv("SDL_AUDIODRIVER");
    app_free(app);
}

/* Every cap of "Rules" says the same key, and it, or the other one, opens them on every screen; F1 leads back. */
static void one_key_opens_the_rules_everywhere(void **state)
{
    (void)state;
    const SceneId scenes[] = {SCENE_TITLE,   SCENE_SETUP,     SCENE_SETTINGS,  SCENE_CREDITS, SCENE_GALLERY,
                              SCENE_LESSONS, SCENE_CHRONICLE, SCENE_MEDALS,    SCENE_PLAY,    SCENE_PAUSE,
                              SCENE_SCORING, SCENE_DECK,      SCENE_STATISTICS};
    static const SDL_Keycode keys[] = {SDLK_F1, SDLK_r};
    for (size_t i = 0; i < sizeof scenes / sizeof *scenes; i++)
        for (size_t k = 0; k < sizeof keys / sizeof *keys; k++) {
            App *app = scoring_of("opponents-2-printed-full");
            app_go(app, scenes[i], NULL, 0);
            live_settle(app);
            json_t *root = live_look(app), *item;
            size_t n;
            json_array_foreach(json_object_get(root, "items"), n, item)
            {
                const char *id = json_string_value(json_object_get(item, "id")),
                           *key = json_string_value(json_object_get(item, "key"));
                if (strcmp(id, "rules") == 0 && key)
                    assert_string_equal(key, "F1");
            }
            json_decref(root);
            SceneId was = stack_top(app);
            live_press(app, keys[k]);
            live_settle(app);
            if (stack_top(app) != SCENE_RULES)
                fail_msg("%s: key %d opens no rules", scene_list[was]->word, (int)k);
            live_press(app, SDLK_F1); /* there whatever is typed is searched for */
            live_settle(app);
            assert_int_equal(stack_top(app), was);
            app_free(app);
        }
}

static void one_key_shows_the_large_card_everywhere(void **state)
{
    (void)state;
    static const SDL_Keycode keys[] = {SDLK_z, SDLK_v};
    for (size_t k = 0; k < sizeof keys / sizeof *keys; k++) {
        App *app = live_launch("horde", "person:Ann,person:Ben", NULL, 5);
        app_settings(app)->curtain = false;
        live_settle(app);
        char id[24] = "";
        json_t *root = live_look(app), *item;
        size_t n;
        json_array_foreach(json_object_get(root, "items"), n, item)
        {
            const char *place = json_string_value(json_object_get(item, "place"));
            if (place && strcmp(place, "pool") == 0)
                (void)snprintf(id, sizeof id, "%s", json_string_value(json_object_get(item, "id")));
        }
        json_decref(root);
        live_point(app, id, 0);
        live_press(app, keys[k]);
        live_settle(app);
        assert_true(live_has(app, "close-zoom"));
        live_press(app, keys[k]);
        live_settle(app);
        assert_false(live_has(app, "close-zoom"));
        const SceneId walls[] = {SCENE_GALLERY, SCENE_DECK};
        static const char *const card[] = {"card-horde-fire-ooze", "card-em20"};
        for (int w = 0; w < 2; w++) {
            app_go(app, walls[w], NULL, 0);
            live_settle(app);
            live_point(app, card[w], 0);
            live_press(app, keys[k]);
            live_settle(app);
            assert_int_equal(stack_top(app), SCENE_CARD);
            live_press(app, keys[k]);
            live_settle(app);
            assert_ptr_equal(stack_top(app), walls[w]);
        }
        app_free(app);
    }
}

/* How often the key stands as a word in the n bytes of a text. */
static int times(const char *text, size_t n, const char *key)
{
    int found = 0;
    size_t len = strlen(key);
    for (size_t i = 0; i + len <= n; i++) {
        bool begins = i == 0 || text[i - 1] == ' ', ends = i + len == n || strchr(" ,", text[i + len]);
        found += begins && ends && strncmp(text + i, key, len) == 0;
    }
    return found;
}

/* docs/playing.md, "Keys": as often as the program uses it. Keys that move or choose are left out: they mean one thing. */
static void every_key_stands_on_the_page_for_players(void **state)
{
    (void)state;
    Buf page = {0};
    assert_int_equal(file_read(PROJECT_DIR "/docs/playing.md", 1 << 16, &page).code, 0);
    const char *from = strstr(buf_str(&page), "\n### Keys\n"), *to = strstr(buf_str(&page), "\n### Hints\n");
    assert_true(from && to && from < to);
    for (int i = 0; i < keys_count(); i++) {
        const char *key = keys_action(i).asked[0];
        int wanted = 0;
        for (int k = 0; k < keys_count(); k++)
            wanted += !keys_action(k).besides && strcmp(keys_action(k).asked[0], key) == 0;
        if (times(from, (size_t)(to - from), key) < wanted)
            fail_msg("docs/playing.md does not say all that %s does (%s)", key, keys_action(i).does);
    }
    buf_free(&page);
}

int main(void)
{
    char home[64];
    live_home(home);
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(escape_puts_the_large_card_away),
        cmocka_unit_test(in_a_watched_game_sideways_steps_and_space_runs),
        cmocka_unit_test(a_decisive_turn_is_played_and_no_more),
        cmocka_unit_test(a_key_ends_the_show_first),
        cmocka_unit_test(a_press_that_ends_the_show_does_nothing_else),
        cmocka_unit_test(a_refusal_ends_with_the_next_press),
        cmocka_unit_test(a_reason_is_a_sentence),
        cmocka_unit_test(an_arrow_leads_back_from_the_strap),
        cmocka_unit_test(a_position_needs_no_game),
        cmocka_unit_test(names_in_boxes_are_told),
        cmocka_unit_test(keys_that_show_nothing_else_are_answered),
        cmocka_unit_test(a_watched_game_has_a_beginning_and_an_end),
        cmocka_unit_test(one_key_opens_the_rules_everywhere),
        cmocka_unit_test(one_key_shows_the_large_card_everywhere),
        cmocka_unit_test(a_machine_without_sound_is_told_of_until_it_has_some),
        cmocka_unit_test(every_key_stands_on_the_page_for_players),
    };
    int failed = cmocka_run_group_tests(tests, NULL, NULL);
    help_remove(home);
    return failed;
}
