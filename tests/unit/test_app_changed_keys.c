/* SPDX-License-Identifier: MIT
 * Other keys and buttons than the program came with: one table of what can be done, what is pressed for it instead, the
 * page that sets it, and the file that keeps it. */
#include "help_app.h"

#include "app/scenes/play.h"
#include "base/file.h"

static int action(const char *word)
{
    int i = keys_by_word(word);
    if (i < 0)
        fail_msg("nothing is called '%s'", word);
    return i;
}

static void what_the_program_comes_with_never_clashes(void **st)
{
    (void)st;
    KeySet set = {0};
    for (int i = 0; i < keys_count(); i++) {
        KeyAction a = keys_action(i);
        assert_non_null(a.word);
        assert_int_equal(keys_by_word(a.word), i); /* no word twice */
        for (int k = i + 2; k < keys_count(); k++) /* a group stands together on the page */
            if (strcmp(keys_action(k).group, a.group) == 0)
                assert_string_equal(keys_action(k - 1).group, a.group);
        const char *game = keys_game(i);
        if (game && strncmp(a.word, game, strlen(game)) != 0)
            fail_msg("the word of a key of %s has to begin with its id: %s", game, a.word);
        for (int k = 0; k < 2 && a.asked[k]; k++) {
            Input in = {0};
            char word[KEY_WORD];
            assert_true(key_code(a.asked[k], &in.key, &in.mod));
            assert_true(key_word(&in, word));
            assert_string_equal(word, a.asked[k]);
            assert_true(a.besides || keys_clash(&set, i, a.asked[k]) < 0);
        }
        assert_int_equal(keys_button_clash(&set, i, keys_button(&set, i)), -1);
    }
    assert_int_equal(keys_mend(&set), 0);
    assert_false(keys_changed(&set));
}

static void keys_have_names_that_lead_back_to_them(void **st)
{
    (void)st;
    static const struct {
        SDL_Keycode key;
        Uint16 mod;
        const char *word; /* NULL: none */
    } keys[] = {{SDLK_j, 0, "J"},
                {SDLK_j, KMOD_LSHIFT, "J"},
                {SDLK_j, KMOD_RCTRL, "Ctrl+J"},
                {SDLK_j, KMOD_LCTRL | KMOD_LSHIFT, "Ctrl+Shift+J"},
                {SDLK_F5, 0, "F5"},
                {SDLK_F5, KMOD_LALT, "Alt+F5"},
                {SDLK_KP_5, 0, "Keypad 5"},
                {SDLK_KP_ENTER, 0, "Enter"},
                {SDLK_SLASH, KMOD_LSHIFT, "?"},
                {0xF6, 0, "\u00f6"},
                {SDLK_LSHIFT, KMOD_LSHIFT, NULL},
                {SDLK_CAPSLOCK, KMOD_CAPS, NULL},
                {0, 0, NULL}};
    for (size_t i = 0; i < sizeof keys / sizeof keys[0]; i++) {
        Input in = {.kind = INPUT_KEY, .key = keys[i].key, .mod = keys[i].mod};
        char word[KEY_WORD];
        assert_int_equal(key_word(&in, word), keys[i].word != NULL);
        if (keys[i].word) {
            assert_string_equal(word, keys[i].word);
            assert_true(key_matches(&in, word));
        }
    }
}

static App *at_the_table(void)
{
    App *app = live_begin(1280, 800, 100);
    app->settings.curtain = false;
    Setup cfg = game_preset(game_by_id("horde"), 2);
    cfg.seed = 7;
    cfg.takebacks = true;
    app_set_match(app, match_new(game_by_id("horde"), &cfg, NULL));
    app_go(app, SCENE_PLAY, NULL, 0);
    live_settle(app);
    return app;
}

/* What --inspect says of it: "key", "label" ... */
static void noted(App *app, const char *id, const char *what, char out[128])
{
    json_t *root = live_look(app), *item = live_find(root, id);
    const char *word = item ? json_string_value(json_object_get(item, what)) : NULL;
    (void)snprintf(out, 128, "%s", word ? word : "");
    json_decref(root);
}

static void another_key_does_it_and_its_cap_says_so(void **st)
{
    (void)st;
    char key[128];
    App *app = at_the_table();
    keys_set(&app->settings.keys, action("hint"), "J");
    live_settle(app);
    noted(app, "hint", "key", key);
    assert_string_equal(key, "J");
    live_press(app, SDLK_h); /* means nothing now */
    assert_false(live_has(app, "hint-close"));
    live_press(app, SDLK_j);
    assert_true(live_has(app, "hint-close"));
    live_press(app, SDLK_ESCAPE);
    keys_set(&app->settings.keys, action("back"), "Ctrl+B"); /* Esc always works, too */
    live_press(app, SDLK_ESCAPE);
    assert_int_equal(stack_top(app), SCENE_PAUSE);
    live_key(app, SDLK_b, KMOD_LCTRL);
    assert_int_equal(stack_top(app), SCENE_PLAY);
    app_free(app);
}

static void a_name_is_typed_whatever_its_letters_do(void **st)
{
    (void)st;
    App *app = live_begin(1280, 800, 100);
    keys_set(&app->settings.keys, action("press"), "E");
    keys_set(&app->settings.keys, action("full-screen"), "K");
    app_go(app, SCENE_GALLERY, NULL, 0);
    live_settle(app);
    live_click(app, "find");
    live_press(app, SDLK_k);
    live_type(app, "k");
    live_press(app, SDLK_e);
    live_type(app, "e");
    assert_string_equal(ui_focused(app->ui), "find");
    assert_false(app->settings.fullscreen);
    live_press(app, SDLK_TAB);
    live_press(app, SDLK_k);
    assert_true(app->settings.fullscreen);
    app_free(app);
}

static App *at_the_page(void)
{
    App *app = live_begin(1280, 800, 100);
    SettingsArg arg = {.keys = true};
    app_go(app, SCENE_SETTINGS, &arg, sizeof arg);
    live_settle(app);
    return app;
}

static void a_key_is_chosen_and_the_new_one_pressed(void **st)
{
    (void)st;
    App *app = at_the_page();
    int sound = action("sound");
    live_click(app, "key-sound");
    assert_true(live_says(app, "Press the new key for: sound on or off."));
    live_press(app, SDLK_LSHIFT); /* waits for more */
    assert_true(live_has(app, "new-key") || live_has(app, "key-leave"));
    live_press(app, SDLK_ESCAPE); /* leaves it */
    assert_false(live_has(app, "key-leave"));
    assert_int_equal(stack_top(app), SCENE_SETTINGS);
    live_click(app, "key-sound");
    live_press(app, SDLK_RETURN); /* cannot be had */
    assert_true(live_says(app, "Enter is needed for: press, choose"));
    live_key(app, SDLK_F9, 0);
    assert_false(live_has(app, "key-leave"));
    assert_string_equal(keys_key(&app->settings.keys, sound), "F9");
    assert_true(live_says(app, "sound on or off: F9"));
    bool mute = app->settings.mute;
    live_press(app, SDLK_m);
    assert_int_equal(app->settings.mute, mute);
    live_press(app, SDLK_F9);
    assert_int_not_equal(app->settings.mute, mute);
    live_click(app, "keys-as-they-came");
    assert_false(keys_changed(&app->settings.keys));
    live_click(app, "keys-as-they-came"); /* and back */
    assert_string_equal(keys_key(&app->settings.keys, sound), "F9");
    app_free(app);
}

/* Where the question mark lies is the layout's affair: what is typed counts, once. */
static void a_typed_question_mark_opens_the_page_of_keys(void **st)
{
    (void)st;
    App *app = at_the_table();
    live_type(app, "?"); /* Shift and the key right of 0 in German; nothing is known of that one */
    assert_int_equal(stack_top(app), SCENE_SETTINGS);
    live_press(app, SDLK_ESCAPE);
    assert_int_equal(stack_top(app), SCENE_PLAY);
    live_key(app, SDLK_SLASH, KMOD_LSHIFT);
    live_type(app, "?"); /* the same press */
    assert_int_equal(stack_top(app), SCENE_SETTINGS);
    live_press(app, SDLK_ESCAPE);
    assert_int_equal(stack_top(app), SCENE_PLAY);
    live_type(app, "/");
    assert_int_equal(stack_top(app), SCENE_PLAY);
    app_free(app);
}

static void a_key_that_is_taken_is_swapped_or_left(void **st)
{
    (void)st;
    App *app = at_the_page();
    KeySet *set = &app->settings.keys;
    live_click(app, "key-full-screen");
    live_press(app, SDLK_m);
    assert_true(live_says(app, "M is already used for: sound on or off (Everywhere). Swap the two?"));
    live_press(app, SDLK_ESCAPE);
    assert_false(keys_changed(set));
    live_click(app, "key-full-screen");
    live_press(app, SDLK_m);
    live_press(app, SDLK_RETURN);
    assert_string_equal(keys_key(set, action("full-screen")), "M");
    assert_string_equal(keys_key(set, action("sound")), "F11");
    live_click(app, "key-full-screen"); /* the log's L is the foil's, too: one of them would be left without */
    live_press(app, SDLK_l);
    assert_true(live_says(app, "L is needed for: log (At the table)."));
    live_press(app, SDLK_k); /* the Crown's, which goes to where F11 ... */
    assert_true(live_says(app, "K is already used for: your Crown (Goblin Ranks)."));
    live_click(app, "key-leave");
    assert_string_equal(keys_key(set, action("full-screen")), "M");
    live_click(app, "key-sound");
    live_press(app, SDLK_m);
    live_click(app, "key-swap");
    assert_false(keys_changed(set)); /* as it came again */
    app_free(app);
}

static void games_that_never_meet_share_a_key(void **st)
{
    (void)st;
    KeySet set = {0};
    assert_int_equal(keys_clash(&set, action("horde-pass"), "E"), -1); /* ends a turn elsewhere */
    assert_int_equal(keys_clash(&set, action("horde-pass"), "S"), action("horde-steal"));
    assert_int_equal(keys_clash(&set, action("horde-pass"), "L"), action("log"));
    assert_int_equal(keys_reserved(action("horde-pass"), "Left"), action("left"));
    assert_int_equal(keys_reserved(action("left"), "Left"), -1);
}

/* {"keys": ..., "buttons": ...} as somebody wrote it. */
static Settings settings_of(const char *text)
{
    char folder[64], path[128];
    Settings s;
    help_folder(folder);
    (void)snprintf(path, sizeof path, "%s/settings.json", folder);
    assert_int_equal(file_write(path, text, strlen(text)).code, 0);
    assert_int_equal(settings_read(path, &s).code, 0);
    help_remove(folder);
    return s;
}

static void keys_are_kept_and_nonsense_is_as_it_came(void **st)
{
    (void)st;
    static const char *const bad[] = {"{\"keys\": 7, \"buttons\": \"a\"}",
                                      "{\"keys\": {\"hint\": \"Nonsense\", \"log\": 3, \"zoom\": \"\"}}",
                                      "{\"keys\": {\"hint\": \"Enter\"}}",
                                      "{\"keys\": {\"hint\": \"L\"}}",
                                      "{\"keys\": {\"hint\": \"J\", \"log\": \"J\"}, \"buttons\": {\"log\": \"q\"}}",
                                      "{\"buttons\": {\"hint\": \"dpup\"}}",
                                      "{\"buttons\": {\"up\": \"x\"}}",
                                      "{\"buttons\": {\"hint\": \"a\", \"log\": false}}"};
    KeySet none = {0};
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        Settings s = settings_of(bad[i]);
        assert_int_equal(keys_mend(&s.keys), 0);
        assert_true(!keys_changed(&s.keys) || i == 4); /* there one of the two could stay */
    }
    Settings s = settings_of("{\"keys\": {\"hint\": \"ctrl+j\", \"log\": \"j\", \"wings\": \"W\"}, "
                             "\"buttons\": {\"undo\": \"\", \"log\": \"leftstick\", \"page-up\": \"\", "
                             "\"redo\": \"lefttrigger\"}}");
    assert_string_equal(keys_key(&s.keys, action("log")), "J");
    assert_string_equal(keys_key(&s.keys, action("hint")), "H"); /* names begin with a capital */
    assert_int_equal(keys_button(&s.keys, action("undo")), PAD_NONE);
    assert_int_equal(keys_button(&s.keys, action("log")), SDL_CONTROLLER_BUTTON_LEFTSTICK);
    assert_int_equal(keys_button(&s.keys, action("redo")), PAD_LEFT_TRIGGER);
    char folder[64], path[128];
    Settings back;
    help_folder(folder);
    (void)snprintf(path, sizeof path, "%s/settings.json", folder);
    keys_swap(&s.keys, action("redo"), action("copy"));
    assert_int_equal(settings_write(path, NULL, &s).code, 0);
    assert_int_equal(settings_read(path, &back).code, 0);
    assert_memory_equal(&back.keys, &s.keys, sizeof none);
    assert_string_equal(keys_key(&back.keys, action("redo")), "Ctrl+C");
    assert_int_equal(keys_button(&back.keys, action("redo")), PAD_LEFT_TRIGGER);
    s.keys = none;
    assert_int_equal(settings_write(path, NULL, &s).code, 0);
    assert_int_equal(settings_read(path, &back).code, 0);
    assert_false(keys_changed(&back.keys));
    help_remove(folder);
}

int main(void)
{
    char home[64];
    live_home(home);
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_the_program_comes_with_never_clashes),
        cmocka_unit_test(keys_have_names_that_lead_back_to_them),
        cmocka_unit_test(another_key_does_it_and_its_cap_says_so),
        cmocka_unit_test(a_name_is_typed_whatever_its_letters_do),
        cmocka_unit_test(a_key_is_chosen_and_the_new_one_pressed),
        cmocka_unit_test(a_typed_question_mark_opens_the_page_of_keys),
        cmocka_unit_test(a_key_that_is_taken_is_swapped_or_left),
        cmocka_unit_test(games_that_never_meet_share_a_key),
        cmocka_unit_test(keys_are_kept_and_nonsense_is_as_it_came),
    };
    int failed = cmocka_run_group_tests(tests, NULL, NULL);
    help_remove(home);
    return failed;
}
