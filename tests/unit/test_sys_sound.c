/* SPDX-License-Identifier: MIT
 * Sounds on a device that swallows them, on a machine without one, and with files missing. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <stdlib.h>

#include <SDL_mixer.h>

#include "sys/sys.h"

static void opens_when_something_sounds(void **unused)
{
    (void)unused;
    setenv("SDL_AUDIODRIVER", "dummy", 1);
    Sound *s = sound_new(PROJECT_DIR);
    assert_false(sound_is_open(s));
    assert_int_equal(sound_tick(s), -1);
    sound_play(s, "card-lay");
    assert_true(sound_is_open(s));
    assert_int_equal(Mix_Playing(-1), 1);
    sound_play(s, "card-lay"); /* the same, at the same moment: one sound */
    assert_int_equal(Mix_Playing(-1), 1);
    sound_play(s, "drum");
    assert_int_equal(Mix_Playing(-1), 2);
    assert_true(sound_tick(s) > 0);
    sound_levels(s, 100, 100, 100, true);
    assert_false(sound_is_open(s));
    sound_play(s, "drum");
    assert_false(sound_is_open(s));
    sound_free(s);
}

static void room_and_music_come_and_go(void **unused)
{
    (void)unused;
    setenv("SDL_AUDIODRIVER", "dummy", 1);
    Sound *s = sound_new(PROJECT_DIR);
    sound_levels(s, 0, 50, 50, false);
    sound_play(s, "drum");
    assert_false(sound_is_open(s)); /* effects are off */
    sound_ambience(s, true, true);
    sound_tick(s);
    assert_true(sound_is_open(s));
    assert_int_equal(Mix_Playing(0), 1);
    assert_int_equal(Mix_PlayingMusic(), 1);
    sound_levels(s, 0, 0, 50, false); /* music alone is turned off */
    sound_tick(s);
    assert_int_equal(Mix_Playing(0), 1);
    assert_int_equal(Mix_FadingMusic(), MIX_FADING_OUT);
    sound_free(s);
}

static void a_silent_machine_plays_on(void **unused)
{
    (void)unused;
    setenv("SDL_AUDIODRIVER", "no-such-driver", 1);
    Sound *s = sound_new(PROJECT_DIR);
    for (int i = 0; i < 3; i++)
        sound_play(s, "drum");
    sound_ambience(s, true, true);
    assert_int_equal(sound_tick(s), -1);
    assert_false(sound_is_open(s));
    sound_free(s);
}

static void missing_files_are_silence(void **unused)
{
    (void)unused;
    setenv("SDL_AUDIODRIVER", "dummy", 1);
    Sound *s = sound_new("/nowhere/at/all");
    sound_levels(s, 100, 100, 100, false);
    sound_play(s, "drum");
    assert_int_equal(Mix_Playing(-1), 0);
    sound_ambience(s, true, true);
    sound_tick(s);
    sound_tick(s);
    assert_int_equal(Mix_Playing(-1), 0);
    sound_free(s);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(opens_when_something_sounds),
        cmocka_unit_test(room_and_music_come_and_go),
        cmocka_unit_test(a_silent_machine_plays_on),
        cmocka_unit_test(missing_files_are_silence),
    };
    return cmocka_run_group_tests_name("sound", tests, NULL, NULL);
}
