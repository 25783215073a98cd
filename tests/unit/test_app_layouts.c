/* SPDX-License-Identifier: MIT
 * Keyboards of the world: which key is meant where the layout has no Latin letters, and when a character is typed. */
#include "help_app.h"

#include <uchar.h>

/* The places of the letters and signs, as most keyboards have them, and what the layouts of X have there. */
static const char places[] = "qwertyuiop[]asdfghjkl;'zxcvbnm,./";
typedef struct {
    const char *name;
    const char32_t *keys;
    bool latin;
} Layout;
static const Layout layouts[] = {
    {"Russian", U"йцукенгшщзхъфывапролджэячсмитьбю.", false}, {"Greek", U";ςερτυθιοπ[]ασδφγηξκλ΄'ζχψωβνμ,./", false},
    {"Hebrew", U"/'קראטוןםפ][שדגכעיחלךף,זסבהנמצתץ.", false},  {"English", U"qwertyuiop[]asdfghjkl;'zxcvbnm,./", true},
    {"German", U"qwertzuiopü+asdfghjklöäyxcvbnm,.-", true},   {"French", U"azertyuiop^$qsdfghjklmùwxcvbn,;:!", true},
    {"Dvorak", U"',.pyfgcrl/=aoeuidhtns-;qjkxbmwvz", true},   {"Bépo", U"bépoè^vdljzwauie,ctsrnmàyx.k’qghf", true},
};
enum { LAYOUTS = sizeof layouts / sizeof layouts[0], PLACES = sizeof places - 1 };

static const Layout *used; /* SDL asks without a context, too */

static SDL_Scancode place_of(int i)
{
    const char name[2] = {places[i], '\0'};
    return SDL_GetScancodeFromName(name);
}

static SDL_Keycode key_at(SDL_Scancode place)
{
    for (int i = 0; i < PLACES; i++)
        if (place_of(i) == place)
            return (SDL_Keycode)used->keys[i];
    return 0;
}

static Input pressed(int i, Uint16 mod)
{
    SDL_Keysym sym = {0};
    sym.scancode = place_of(i);
    sym.sym = (SDL_Keycode)used->keys[i];
    sym.mod = mod;
    Input in = {.kind = INPUT_KEY};
    key_press(&in, &sym, key_at);
    return in;
}

static bool is_letter(int key)
{
    return key >= 'a' && key <= 'z';
}

static void a_layout_without_latin_letters_has_the_keys_in_their_places(void **state)
{
    (void)state;
    for (used = layouts; used < layouts + LAYOUTS; used++)
        for (int i = 0; i < PLACES; i++) {
            Input in = pressed(i, KMOD_LCTRL);
            bool lent = !used->latin && is_letter(places[i]);
            assert_int_equal(in.key, lent ? places[i] : (SDL_Keycode)used->keys[i]);
            assert_int_equal(in.other, lent ? (SDL_Keycode)used->keys[i] : 0);
            assert_int_equal(in.mod, KMOD_LCTRL);
        }
}

static void hot_keys_are_found_on_each_layout(void **state)
{
    (void)state;
    for (used = layouts; used < layouts + LAYOUTS; used++) {
        int hints = 0, undos = 0;
        for (int i = 0; i < PLACES; i++) {
            Input plain = pressed(i, 0), ctrl = pressed(i, KMOD_LCTRL);
            hints += key_matches(&plain, "H");
            undos += key_matches(&ctrl, "Ctrl+Z");
        }
        assert_int_equal(hints, 1);
        assert_int_equal(undos, 1);
    }
}

static void a_key_that_somebody_set_in_another_alphabet_still_works(void **state)
{
    (void)state;
    used = &layouts[0];
    int place = (int)(strchr(places, 'a') - places);
    Input in = pressed(place, 0);
    char word[KEY_WORD];
    assert_true(key_matches(&in, "ф"));
    assert_true(key_word(&in, word));
    assert_string_equal(word, "A"); /* one chosen now works on both layouts */
}

static void text_is_typed_without_ctrl_and_alt_but_with_altgr(void **state)
{
    (void)state;
    static const struct {
        Uint16 held;
        bool elsewhere, windows;
    } cases[] = {
        {0, true, true},
        {KMOD_LSHIFT | KMOD_CAPS | KMOD_NUM, true, true},
        {KMOD_LCTRL, false, false},
        {KMOD_RCTRL | KMOD_LSHIFT, false, false},
        {KMOD_LALT, false, false},
        {KMOD_LGUI, false, false},
        {KMOD_RALT, true, true},
        {KMOD_RALT | KMOD_LSHIFT, true, true},
        {KMOD_MODE, true, true},
        {KMOD_LCTRL | KMOD_RALT, false, true},
        {KMOD_LCTRL | KMOD_LALT, false, true},
        {KMOD_RALT | KMOD_RGUI, false, false},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        assert_int_equal(keys_type(cases[i].held, false), cases[i].elsewhere);
        assert_int_equal(keys_type(cases[i].held, true), cases[i].windows);
    }
}

static void key(App *app, Uint32 type, SDL_Keycode sym, Uint16 mod)
{
    SDL_Event e = {.type = type};
    e.key.keysym = (SDL_Keysym){.sym = sym, .mod = mod};
    app_handle(app, &e);
}

static void text(App *app, const char *letters)
{
    SDL_Event e = {.type = SDL_TEXTINPUT};
    (void)snprintf(e.text.text, sizeof e.text.text, "%s", letters);
    app_handle(app, &e);
}

/* In Russian what X sends for Ctrl+A is the letter in its place. */
static void what_comes_with_ctrl_is_not_typed(void **state)
{
    (void)state;
    App *app = live_begin(1280, 800, 100);
    app_go(app, SCENE_GALLERY, NULL, 0);
    live_settle(app);
    live_click(app, "find");
    text(app, "O");
    key(app, SDL_KEYDOWN, SDLK_LCTRL, KMOD_LCTRL);
    key(app, SDL_KEYDOWN, SDLK_a, KMOD_LCTRL);
    text(app, "ф");
    key(app, SDL_KEYUP, SDLK_a, KMOD_LCTRL);
    key(app, SDL_KEYUP, SDLK_LCTRL, 0);
    text(app, "K"); /* in place of all of it */
    key(app, SDL_KEYDOWN, SDLK_RALT, KMOD_RALT);
    key(app, SDL_KEYDOWN, SDLK_q, KMOD_RALT);
    text(app, "@");
    key(app, SDL_KEYUP, SDLK_RALT, 0);
    json_t *root = live_look(app);
    assert_string_equal(json_string_value(json_object_get(live_find(root, "find"), "label")), "K@");
    json_decref(root);
    app_free(app);
}

/* SDL has turned the figures already where the system scrolls "naturally"; the flag only tells of it. */
static void natural_scrolling_is_as_the_system_has_it(void **state)
{
    (void)state;
    App *app = live_begin(1280, 800, 100);
    static const Uint32 ways[] = {SDL_MOUSEWHEEL_NORMAL, SDL_MOUSEWHEEL_FLIPPED};
    for (size_t i = 0; i < sizeof ways / sizeof ways[0]; i++) {
        SDL_Event e = {.type = SDL_MOUSEWHEEL};
        e.wheel.direction = ways[i];
        e.wheel.y = -1;
        e.wheel.preciseY = -1.0f;
        Input in;
        assert_true(input_from(app, &e, &in));
        assert_int_equal(in.kind, INPUT_WHEEL);
        assert_true(in.wheel < 0);
    }
    app_free(app);
}

int main(void)
{
    char home[64];
    live_home(home);
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_layout_without_latin_letters_has_the_keys_in_their_places),
        cmocka_unit_test(hot_keys_are_found_on_each_layout),
        cmocka_unit_test(a_key_that_somebody_set_in_another_alphabet_still_works),
        cmocka_unit_test(text_is_typed_without_ctrl_and_alt_but_with_altgr),
        cmocka_unit_test(what_comes_with_ctrl_is_not_typed),
        cmocka_unit_test(natural_scrolling_is_as_the_system_has_it),
    };
    int failed = cmocka_run_group_tests(tests, NULL, NULL);
    help_remove(home);
    return failed;
}
