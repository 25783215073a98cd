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

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include <SDL_mixer.h>

#include "sys/sys.h"

uint32_t __wrap_clock_ms(void);
int __real_Mix_PlayChannelTimed(int channel, Mix_Chunk *chunk, int loops, int ticks);
int __wrap_Mix_PlayChannelTimed(int channel, Mix_Chunk *chunk, int loops, int ticks);
void __wrap_Mix_HookMusic(void (*fetch)(void *music, Uint8 *stream, int bytes), void *music);

static struct {
    uint32_t ms;
    int sounds;
    void (*fetch)(void *music, Uint8 *stream, int bytes); /* the device of the test: samples come when it asks */
    void *music;
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

void __wrap_Mix_HookMusic(void (*fetch)(void *music, Uint8 *stream, int bytes), void *music)
{
    asked.fetch = fetch;
    asked.music = music;
}

/* The device plays on for so long; how loud the loudest sample of its last 50 ms was. */
static int hears(int ms)
{
    enum { CHUNK = 2205 };
    static int16_t out[2 * CHUNK];
    int peak = 0;
    for (int at = 0; at < ms; at += 50) {
        peak = 0;
        asked.fetch(asked.music, (Uint8 *)out, sizeof out);
        for (int i = 0; i < 2 * CHUNK; i++)
            peak = abs(out[i]) > peak ? abs(out[i]) : peak;
    }
    return peak;
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
    assert_int_equal(Mix_Playing(0), 1); /* plays without an end */
    assert_in_range(hears(3000), 50, 32767);
    sound_levels(s, 0, 0, 50, false); /* music alone is turned off */
    sound_tick(s);
    assert_int_equal(Mix_Playing(0), 1);
    assert_int_equal(hears(4000), 0);
    sound_levels(s, 0, 50, 50, false);
    sound_tick(s);
    assert_in_range(hears(3000), 50, 32767);
    sound_levels(s, 0, 50, 50, true);
    assert_false(sound_is_open(s));
    assert_null(asked.fetch); /* before the device is closed */
    sound_free(s);
}

static void the_device_is_kept_while_a_tune_fades(void **unused)
{
    (void)unused;
    Sound *s = new_sound("dummy", PROJECT_DIR);
    sound_levels(s, 0, 50, 0, false);
    sound_ambience(s, false, true);
    sound_tick(s);
    (void)hears(3000);
    sound_ambience(s, false, false);
    assert_true(sound_tick(s) > 0);
    assert_in_range(hears(50), 20, 32767); /* it does not break off */
    asked.ms += 5000;
    sound_tick(s);
    assert_true(sound_is_open(s));
    assert_int_equal(hears(6000), 0);
    asked.ms += 2999;
    sound_tick(s);
    assert_true(sound_is_open(s));
    asked.ms += 1;
    assert_int_equal(sound_tick(s), -1);
    assert_false(sound_is_open(s));
    sound_free(s);
}

static void another_tune_waits_until_the_first_is_silent(void **unused)
{
    (void)unused;
    Sound *s = new_sound("dummy", PROJECT_DIR);
    int quietest = 32767;
    sound_levels(s, 0, 100, 0, false);
    sound_ambience(s, false, true);
    sound_tick(s);
    (void)hears(4000);
    sound_music(s, "siege", 0);
    assert_int_equal(sound_tick(s), -1); /* no hurry: the player does it */
    for (int i = 0; i < 60; i++) {
        int peak = hears(50);
        quietest = peak < quietest ? peak : quietest;
    }
    assert_in_range(quietest, 0, 300);
    assert_in_range(hears(2000), 300, 32767);
    sound_free(s);
}

/* Also for those who want no music: a fanfare is as loud as the cards and dice. */
static void a_fanfare_is_an_effect(void **unused)
{
    (void)unused;
    Sound *s = new_sound("dummy", PROJECT_DIR);
    sound_levels(s, 60, 0, 0, false);
    sound_play(s, "defeat");
    assert_int_equal(asked.sounds, 0);
    assert_in_range(hears(1500), 300, 32767);
    asked.ms += 5000;
    assert_true(sound_tick(s) > 0);
    assert_true(sound_is_open(s));
    assert_int_equal(hears(15000), 0);
    asked.ms += 3000;
    sound_tick(s);
    assert_false(sound_is_open(s));
    sound_levels(s, 0, 50, 0, false);
    sound_play(s, "defeat");
    assert_false(sound_is_open(s));
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
    assert_int_equal(asked.sounds, 0);
    assert_in_range(hears(3000), 50, 32767); /* tunes are no files */
    sound_free(s);
}

/* Nobody writes into it: whoever read it would wait for ever. */
static void a_pipe_is_no_sound(void **unused)
{
    (void)unused;
    char folder[] = "/tmp/hordehall-sound-XXXXXX", path[200];
    assert_non_null(mkdtemp(folder));
    (void)snprintf(path, sizeof path, "%s/assets", folder);
    assert_int_equal(mkdir(path, 0700), 0);
    (void)snprintf(path, sizeof path, "%s/assets/sounds", folder);
    assert_int_equal(mkdir(path, 0700), 0);
    (void)snprintf(path, sizeof path, "%s/assets/sounds/drum.ogg", folder);
    assert_int_equal(mkfifo(path, 0600), 0);
    Sound *s = new_sound("dummy", folder);
    sound_levels(s, 100, 100, 100, false);
    sound_play(s, "drum");
    assert_int_equal(asked.sounds, 0);
    sound_free(s);
    for (char *slash; strlen(path) >= strlen(folder); *slash = '\0') {
        (void)remove(path);
        slash = strrchr(path, '/');
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(opens_when_something_sounds),
        cmocka_unit_test(the_device_is_let_go_after_some_silence),
        cmocka_unit_test(room_and_music_come_and_go),
        cmocka_unit_test(a_silent_machine_plays_on),
        cmocka_unit_test(missing_files_are_silence),
        cmocka_unit_test(a_pipe_is_no_sound),
        cmocka_unit_test(the_device_is_kept_while_a_tune_fades),
        cmocka_unit_test(another_tune_waits_until_the_first_is_silent),
        cmocka_unit_test(a_fanfare_is_an_effect),
    };
    return cmocka_run_group_tests_name("sound", tests, NULL, NULL);
}
