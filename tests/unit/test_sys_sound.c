/* SPDX-License-Identifier: MIT
 * Sounds on a device that swallows them, on a machine without one, and with files missing.
 *
 * A device plays by the clock of the machine: on a busy one a sound may be over before it is looked for.  So the clock
 * stands still here (the linker puts ours in its place), and what is asked of the mixer is counted, not what it plays. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <stdlib.h>
#include <string.h>

#include <SDL_mixer.h>

#include "sys/sys.h"

uint32_t __wrap_clock_ms(void);
int __real_Mix_PlayChannelTimed(int channel, Mix_Chunk *chunk, int loops, int ticks);
int __wrap_Mix_PlayChannelTimed(int channel, Mix_Chunk *chunk, int loops, int ticks);
int __wrap_Mix_FadeInMusic(Mix_Music *music, int loops, int ms);
int __real_Mix_FadeInMusic(Mix_Music *music, int loops, int ms);
int __real_Mix_FadeInMusicPos(Mix_Music *music, int loops, int ms, double position);
int __wrap_Mix_FadeInMusicPos(Mix_Music *music, int loops, int ms, double position);
int __wrap_Mix_FadeOutMusic(int ms);
int __real_Mix_FadeOutMusic(int ms);

static struct {
    uint32_t ms;
    int sounds, theme_in, theme_out;
    int goes_on; /* music that began where another had stopped */
    double from;
} asked;

uint32_t __wrap_clock_ms(void)
{
    return asked.ms;
}

int __wrap_Mix_PlayChannelTimed(int channel, Mix_Chunk *chunk, int loops, int ticks)
{
    asked.sounds++;
    return __real_Mix_PlayChannelTimed(channel, chunk, loops, ticks);
}

#ifndef Mix_PlayChannel /* a macro for the other one until SDL_mixer 2.6 */
int __real_Mix_PlayChannel(int channel, Mix_Chunk *chunk, int loops);
int __wrap_Mix_PlayChannel(int channel, Mix_Chunk *chunk, int loops);

int __wrap_Mix_PlayChannel(int channel, Mix_Chunk *chunk, int loops)
{
    asked.sounds++;
    return __real_Mix_PlayChannel(channel, chunk, loops);
}
#endif

int __wrap_Mix_FadeInMusic(Mix_Music *music, int loops, int ms)
{
    asked.theme_in++;
    return __real_Mix_FadeInMusic(music, loops, ms);
}

int __wrap_Mix_FadeInMusicPos(Mix_Music *music, int loops, int ms, double position)
{
    asked.goes_on++;
    asked.from = position;
    return __real_Mix_FadeInMusicPos(music, loops, ms, position);
}

int __wrap_Mix_FadeOutMusic(int ms)
{
    asked.theme_out++;
    return __real_Mix_FadeOutMusic(ms);
}

static Sound *new_sound(const char *driver, const char *data_dir)
{
    setenv("SDL_AUDIODRIVER", driver, 1);
    memset(&asked, 0, sizeof asked);
    asked.ms = 5000;
    return sound_new(data_dir);
}

static void opens_when_something_sounds(void **unused)
{
    (void)unused;
    Sound *s = new_sound("dummy", PROJECT_DIR);
    assert_false(sound_is_open(s));
    assert_int_equal(sound_tick(s), -1);
    sound_play(s, "card-lay");
    assert_true(sound_is_open(s));
    assert_int_equal(asked.sounds, 1);
    sound_play(s, "card-lay"); /* the same, at the same moment: one sound */
    assert_int_equal(asked.sounds, 1);
    sound_play(s, "drum");
    assert_int_equal(asked.sounds, 2);
    asked.ms += 39;
    sound_play(s, "card-lay");
    assert_int_equal(asked.sounds, 2);
    asked.ms += 1;
    sound_play(s, "card-lay");
    assert_int_equal(asked.sounds, 3);
    assert_true(sound_tick(s) > 0);
    sound_levels(s, 100, 100, 100, true);
    assert_false(sound_is_open(s));
    sound_play(s, "drum");
    assert_false(sound_is_open(s));
    assert_int_equal(asked.sounds, 3);
    sound_free(s);
}

static void the_device_is_let_go_after_some_silence(void **unused)
{
    (void)unused;
    Sound *s = new_sound("dummy", PROJECT_DIR);
    sound_play(s, "drum");
    assert_true(sound_is_open(s));
    Mix_HaltChannel(-1); /* as if it were over */
    asked.ms += 2999;
    assert_true(sound_tick(s) > 0);
    assert_true(sound_is_open(s));
    asked.ms += 1;
    assert_int_equal(sound_tick(s), -1);
    assert_false(sound_is_open(s));
    sound_play(s, "drum"); /* and had again */
    assert_true(sound_is_open(s));
    sound_free(s);
}

static void room_and_music_come_and_go(void **unused)
{
    (void)unused;
    Sound *s = new_sound("dummy", PROJECT_DIR);
    sound_levels(s, 0, 50, 50, false);
    sound_play(s, "drum");
    assert_false(sound_is_open(s)); /* effects are off */
    sound_ambience(s, true, true);
    sound_tick(s);
    assert_true(sound_is_open(s));
    assert_int_equal(Mix_Playing(0), 1); /* these two play without an end */
    assert_int_equal(Mix_PlayingMusic(), 1);
    assert_int_equal(asked.theme_in, 1);
    assert_int_equal(asked.theme_out, 0);
    sound_levels(s, 0, 0, 50, false); /* music alone is turned off */
    sound_tick(s);
    assert_int_equal(Mix_Playing(0), 1);
    assert_int_equal(asked.theme_out, 1);
    sound_tick(s);
    assert_int_equal(asked.theme_in, 1);
    assert_int_equal(asked.theme_out, 1);
    sound_free(s);
}

static void another_piece_waits_until_the_first_is_silent(void **unused)
{
    (void)unused;
    Sound *s = new_sound("dummy", PROJECT_DIR);
    sound_levels(s, 0, 50, 0, false);
    sound_ambience(s, false, true);
    sound_tick(s);
    assert_int_equal(asked.theme_in, 1);
    sound_music(s, "theme"); /* it is that already */
    sound_tick(s);
    assert_int_equal(asked.theme_out, 0);
    sound_music(s, "siege-wall-1");
    sound_tick(s);
    assert_int_equal(asked.theme_out, 1);
    assert_int_equal(asked.theme_in, 1);
    asked.ms += 899;
    assert_int_equal(sound_tick(s), 2); /* it wants to be called as soon as the other is silent */
    assert_int_equal(asked.theme_in, 1);
    asked.ms += 1;
    sound_tick(s);
    assert_int_equal(asked.theme_in, 2);
    assert_int_equal(asked.goes_on, 0); /* another tune begins at its beginning */
    assert_int_equal(Mix_PlayingMusic(), 1);
    sound_music(s, NULL);
    sound_tick(s);
    assert_int_equal(asked.theme_out, 2);
    sound_music(s, "siege-wall-1"); /* back before it was silent */
    asked.ms += 900;
    sound_tick(s);
    assert_int_equal(asked.theme_in + asked.goes_on, 3);
    sound_tick(s);
    assert_int_equal(asked.theme_out, 2);
    sound_free(s);
}

#if SDL_MIXER_VERSION_ATLEAST(2, 6, 0) /* before it nobody can say where a piece is */
static void a_layer_of_the_same_piece_goes_on_where_the_other_stopped(void **unused)
{
    (void)unused;
    static const char *const layer[] = {"siege-wall-1", "siege-wall-2", "siege-wall-3", "siege-wall-1"};
    Sound *s = new_sound("dummy", PROJECT_DIR);
    sound_levels(s, 0, 50, 0, false);
    sound_ambience(s, false, true);
    sound_music(s, layer[0]);
    sound_tick(s);
    assert_int_equal(asked.theme_in, 1);
    for (int i = 1; i < 4; i++) {
        sound_music(s, layer[i]);
        sound_tick(s);
        asked.ms += 900;
        sound_tick(s);
        assert_int_equal(asked.theme_in, 1);
        assert_int_equal(asked.goes_on, i);
        assert_true(asked.from > 0 && asked.from < 21);
        assert_int_equal(Mix_PlayingMusic(), 1);
    }
    sound_free(s);
}
#endif

static void music_that_is_not_there_is_asked_for_once(void **unused)
{
    (void)unused;
    Sound *s = new_sound("dummy", PROJECT_DIR);
    sound_levels(s, 0, 50, 0, false);
    sound_ambience(s, false, true);
    sound_music(s, "no-such-piece");
    for (int i = 0; i < 3; i++)
        sound_tick(s);
    assert_int_equal(asked.theme_in, 0);
    assert_int_equal(Mix_PlayingMusic(), 0);
    sound_music(s, NULL);
    sound_tick(s);
    assert_int_equal(asked.theme_in, 1);
    sound_free(s);
}

static void a_silent_machine_plays_on(void **unused)
{
    (void)unused;
    Sound *s = new_sound("no-such-driver", PROJECT_DIR);
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
    Sound *s = new_sound("dummy", "/nowhere/at/all");
    sound_levels(s, 100, 100, 100, false);
    sound_play(s, "drum");
    assert_int_equal(asked.sounds, 0);
    sound_ambience(s, true, true);
    sound_tick(s);
    sound_tick(s);
    assert_int_equal(asked.theme_in, 0);
    assert_int_equal(asked.sounds, 0);
    assert_false(sound_is_open(s)); /* let go: nothing was heard */
    sound_free(s);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(opens_when_something_sounds),
        cmocka_unit_test(the_device_is_let_go_after_some_silence),
        cmocka_unit_test(room_and_music_come_and_go),
        cmocka_unit_test(a_silent_machine_plays_on),
        cmocka_unit_test(missing_files_are_silence),
        cmocka_unit_test(another_piece_waits_until_the_first_is_silent),
#if SDL_MIXER_VERSION_ATLEAST(2, 6, 0)
        cmocka_unit_test(a_layer_of_the_same_piece_goes_on_where_the_other_stopped),
#endif
        cmocka_unit_test(music_that_is_not_there_is_asked_for_once),
    };
    return cmocka_run_group_tests_name("sound", tests, NULL, NULL);
}
