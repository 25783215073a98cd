/* SPDX-License-Identifier: MIT
 * Sounds on a device that swallows them, on a machine without one, on one that gets or loses it, and with files missing.
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

#include "sys/sound.h"

uint32_t __wrap_clock_ms(void);
int __real_Mix_PlayChannelTimed(int channel, Mix_Chunk *chunk, int loops, int ticks);
int __wrap_Mix_PlayChannelTimed(int channel, Mix_Chunk *chunk, int loops, int ticks);
void __wrap_Mix_HookMusic(void (*fetch)(void *music, Uint8 *stream, int bytes), void *music);
int __real_SDL_InitSubSystem(Uint32 flags);
int __wrap_SDL_InitSubSystem(Uint32 flags);
const char *__wrap_SDL_GetCurrentAudioDriver(void);
void __wrap_log_note(const char *format, ...);

static struct {
    uint32_t ms;
    int sounds;
    Uint32 bytes;                                         /* of the last one */
    void (*fetch)(void *music, Uint8 *stream, int bytes); /* the device of the test: samples come when it asks */
    void *music;
    int starts, notes, takes_ms; /* SDL's sound was started; sentences on standard error; how long a start takes */
    const char *driver;          /* what SDL says that it uses */
} asked;

uint32_t __wrap_clock_ms(void)
{
    return asked.ms;
}

int __wrap_Mix_PlayChannelTimed(int channel, Mix_Chunk *chunk, int loops, int ticks)
{
    asked.sounds++;
    asked.bytes = chunk->alen;
    return __real_Mix_PlayChannelTimed(channel, chunk, loops, ticks);
}

#ifndef Mix_PlayChannel /* a macro for the other one until SDL_mixer 2.6 */
int __real_Mix_PlayChannel(int channel, Mix_Chunk *chunk, int loops);
int __wrap_Mix_PlayChannel(int channel, Mix_Chunk *chunk, int loops);

int __wrap_Mix_PlayChannel(int channel, Mix_Chunk *chunk, int loops)
{
    asked.sounds++;
    asked.bytes = chunk->alen;
    return __real_Mix_PlayChannel(channel, chunk, loops);
}
#endif

void __wrap_Mix_HookMusic(void (*fetch)(void *music, Uint8 *stream, int bytes), void *music)
{
    asked.fetch = fetch;
    asked.music = music;
}

int __wrap_SDL_InitSubSystem(Uint32 flags)
{
    asked.starts++;
    asked.ms += (uint32_t)asked.takes_ms;
    return __real_SDL_InitSubSystem(flags);
}

const char *__wrap_SDL_GetCurrentAudioDriver(void)
{
    return asked.driver;
}

void __wrap_log_note(const char *format, ...)
{
    (void)format;
    asked.notes++;
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

/* Tokens are counted up a scale: one octave higher takes half as long. */
static void a_sound_can_be_higher(void **unused)
{
    (void)unused;
    Sound *s = new_sound("dummy", PROJECT_DIR);
    sound_play(s, "token");
    Uint32 low = asked.bytes;
    sound_play(s, "token+12");
    assert_int_equal(asked.sounds, 2);
    assert_in_range(asked.bytes, low / 2 - 4, low / 2);
    sound_play(s, "token+7");
    assert_in_range(asked.bytes, low * 66 / 100, low * 67 / 100);
    assert_int_equal(asked.notes, 0); /* it needs no file of its own */
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

/* From now on the machine has this driver. */
static void drive(const char *driver)
{
    setenv("SDL_AUDIODRIVER", driver, 1);
}

static void a_device_that_comes_later_is_heard(void **unused)
{
    (void)unused;
    Sound *s = new_sound("no-such-driver", PROJECT_DIR);
    assert_false(sound_is_missing(s)); /* nobody has asked */
    sound_play(s, "drum");
    assert_true(sound_is_missing(s));
    drive("dummy");
    asked.ms += 999;
    sound_play(s, "drum");
    assert_false(sound_is_open(s));
    asked.ms += 1;
    sound_play(s, "drum");
    assert_true(sound_is_open(s));
    assert_false(sound_is_missing(s));
    assert_int_equal(asked.sounds, 1);
    sound_free(s);
}

static void music_begins_when_a_device_comes(void **unused)
{
    (void)unused;
    Sound *s = new_sound("no-such-driver", PROJECT_DIR);
    sound_levels(s, 0, 50, 50, false);
    sound_ambience(s, true, true);
    sound_tick(s);
    drive("dummy");
    asked.ms += 1000;
    sound_tick(s);
    assert_int_equal(Mix_Playing(0), 1);
    assert_in_range(hears(3000), 50, 32767);
    sound_free(s);
}

/* An hour in which there is always something to hear, and one in which there is nothing. */
static void a_silent_machine_is_asked_more_and_more_rarely(void **unused)
{
    (void)unused;
    Sound *s = new_sound("no-such-driver", PROJECT_DIR);
    for (int i = 0; i < 36000; i++, asked.ms += 100) {
        sound_ambience(s, true, true);
        sound_play(s, "drum");
        assert_int_equal(sound_tick(s), -1); /* no timer */
    }
    assert_in_range(asked.starts, 3600 / 64, 3600 / 64 + 8);
    assert_int_equal(asked.notes, 1);
    asked.starts = 0;
    sound_ambience(s, false, false);
    for (int i = 0; i < 36000; i++, asked.ms += 100)
        assert_int_equal(sound_tick(s), -1);
    assert_int_equal(asked.starts, 0);
    drive("another-that-is-none"); /* for another reason */
    sound_play(s, "drum");
    assert_int_equal(asked.starts, 1);
    assert_int_equal(asked.notes, 1);
    sound_free(s);
}

/* Nobody can play on while it does not answer. */
static void a_machine_slow_to_say_no_is_asked_next_to_never(void **unused)
{
    (void)unused;
    Sound *s = new_sound("no-such-driver", PROJECT_DIR);
    asked.takes_ms = 30000;
    for (int i = 0; i < 36000; i++, asked.ms += 100)
        sound_play(s, "drum");
    assert_in_range(asked.starts, 1, 2);
    sound_free(s);
}

static void sound_switched_on_is_asked_for_at_once(void **unused)
{
    (void)unused;
    Sound *s = new_sound("no-such-driver", PROJECT_DIR);
    for (int i = 0; i < 1000; i++, asked.ms += 100)
        sound_play(s, "drum");
    drive("dummy");
    sound_levels(s, 90, 80, 100, false); /* louder or softer is not switched on */
    sound_play(s, "drum");
    assert_false(sound_is_open(s));
    sound_levels(s, 90, 80, 100, true);
    sound_levels(s, 90, 80, 100, false);
    sound_play(s, "drum");
    assert_true(sound_is_open(s));
    sound_free(s);
}

static void tell(Sound *s, Uint32 type, Uint32 which, bool to_record)
{
    SDL_Event e = {.adevice = {.type = type, .which = which, .iscapture = to_record}};
    sound_handle(s, &e);
}

static void a_device_that_appears_is_asked_for_at_once(void **unused)
{
    (void)unused;
    Sound *s = new_sound("no-such-driver", PROJECT_DIR);
    for (int i = 0; i < 1000; i++, asked.ms += 100)
        sound_play(s, "drum");
    asked.ms += 1000;
    drive("dummy");
    tell(s, SDL_AUDIODEVICEADDED, 0, true); /* a microphone */
    sound_play(s, "drum");
    assert_false(sound_is_open(s));
    tell(s, SDL_AUDIODEVICEADDED, 0, false);
    sound_play(s, "drum");
    assert_true(sound_is_open(s));
    SDL_PumpEvents();
    assert_false(SDL_HasEvent(SDL_AUDIODEVICEADDED)); /* of this very device: it would be asked for without an end */
    sound_free(s);
}

static void a_device_that_is_taken_away_is_let_go_and_asked_for_again(void **unused)
{
    (void)unused;
    Sound *s = new_sound("dummy", PROJECT_DIR);
    sound_levels(s, 100, 100, 100, false);
    sound_ambience(s, true, false);
    sound_tick(s);
    tell(s, SDL_AUDIODEVICEREMOVED, 2, true);
    tell(s, SDL_AUDIODEVICEREMOVED, 0, false); /* one that nobody used */
    assert_true(sound_is_open(s));
    tell(s, SDL_AUDIODEVICEREMOVED, 2, false);
    assert_false(sound_is_open(s));
    assert_int_equal(sound_tick(s), -1);
    assert_int_equal(asked.starts, 1); /* one that comes and goes does not keep the program awake */
    asked.ms += 1000;
    sound_tick(s);
    assert_true(sound_is_open(s));
    assert_int_equal(asked.starts, 2);
    asked.ms += 60000;
    drive("no-such-driver");
    tell(s, SDL_AUDIODEVICEREMOVED, 2, false);
    sound_tick(s);
    assert_true(sound_is_missing(s));
    assert_int_equal(asked.starts, 3); /* at once */
    assert_int_equal(asked.notes, 1);
    sound_free(s);
}

/* SDL that stays started tells of devices. With ALSA it would look for them ten times a second. */
static void news_of_devices_are_waited_for_where_that_costs_nothing(void **unused)
{
    (void)unused;
    static const char *const drivers[] = {"pulseaudio", "pipewire", "wasapi", "alsa", "disk"};
    setenv("SDL_DISKAUDIOFILE", "/nowhere/at/all", 1); /* it starts, and opens no device */
    for (size_t i = 0; i < sizeof drivers / sizeof drivers[0]; i++) {
        Sound *s = new_sound("disk", PROJECT_DIR);
        asked.driver = drivers[i];
        for (int n = 0; n < 3; n++, asked.ms += 60000)
            sound_play(s, "drum");
        assert_int_equal(asked.starts, 3);
        assert_int_equal(SDL_WasInit(SDL_INIT_AUDIO) != 0, i < 3);
        sound_levels(s, 100, 100, 100, true);
        assert_int_equal(SDL_WasInit(SDL_INIT_AUDIO), 0);
        sound_free(s);
    }
    Sound *s = new_sound("disk", PROJECT_DIR);
    asked.driver = "pulseaudio";
    sound_play(s, "drum");
    sound_free(s);
    assert_int_equal(SDL_WasInit(SDL_INIT_AUDIO), 0);
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
        cmocka_unit_test(a_sound_can_be_higher),
        cmocka_unit_test(the_device_is_let_go_after_some_silence),
        cmocka_unit_test(room_and_music_come_and_go),
        cmocka_unit_test(a_silent_machine_plays_on),
        cmocka_unit_test(a_device_that_comes_later_is_heard),
        cmocka_unit_test(music_begins_when_a_device_comes),
        cmocka_unit_test(a_silent_machine_is_asked_more_and_more_rarely),
        cmocka_unit_test(a_machine_slow_to_say_no_is_asked_next_to_never),
        cmocka_unit_test(sound_switched_on_is_asked_for_at_once),
        cmocka_unit_test(a_device_that_appears_is_asked_for_at_once),
        cmocka_unit_test(a_device_that_is_taken_away_is_let_go_and_asked_for_again),
        cmocka_unit_test(news_of_devices_are_waited_for_where_that_costs_nothing),
        cmocka_unit_test(missing_files_are_silence),
        cmocka_unit_test(a_pipe_is_no_sound),
        cmocka_unit_test(the_device_is_kept_while_a_tune_fades),
        cmocka_unit_test(another_tune_waits_until_the_first_is_silent),
        cmocka_unit_test(a_fanfare_is_an_effect),
    };
    return cmocka_run_group_tests_name("sound", tests, NULL, NULL);
}
