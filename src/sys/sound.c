/* SPDX-License-Identifier: MIT
 * Sounds by word, and the tunes of music/. The first sound opens the device, and a while of silence closes it: an open
 * device wakes the program twenty times a second. A missing device is logged once. While something is to sound, opening
 * is tried again, more and more rarely. It is tried at once when a device appears or sound is switched on. No timer
 * runs for that. */
#include "sys/sound.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <SDL_mixer.h>

#include "base/file.h"
#include "base/log.h"
#include "music/music.h"
#include "sys/clock.h"
#include "sys/sys.h"

enum {
    CHANNELS = 2,
    CHUNK = 2048,
    VOICES = 12, /* sounds at once; the first voice is for the room */
    ROOM_VOICE = 0,
    KEPT = 128,    /* sounds kept decoded */
    TWICE_MS = 40, /* the same sound within this time plays once */
    SILENCE_MS = 3000,
    FADE_MS = 900,
    BYTES_MOST = 16 << 20, /* limit for a sound's file */
    ASK_MS = 1000,         /* after the first failure; twice as long after each further one */
    ASK_MOST_MS = 64 * ASK_MS,
    /* a failure slower than this, as by a remote server that takes half a minute, blocks the player */
    SLOW_MS = 500,
    SLOW_SHARE = 100, /* so at most one part in this many of the time is spent on it */
};

typedef struct {
    char word[24];
    Mix_Chunk *chunk; /* NULL: unreadable */
    uint32_t played;
} Kept;

struct Sound {
    char folder[512];
    Kept kept[KEPT];
    int nkept;
    Music *player;
    const char *tune;
    int tension;
    int effects, music, room; /* 0..100, 0 when muted */
    bool up, open, told;      /* up: SDL's audio runs; open: the device is open; told: a missing device was logged */
    uint32_t asked, pause;    /* asked: last attempt to open; pause: ms until the next (0: no failure so far) */
    bool want_room, want_tune;
    uint32_t last; /* time of the last sound */
};

Sound *sound_new(const char *data_dir)
{
    Sound *s = xcalloc(1, sizeof *s);
    snprintf(s->folder, sizeof s->folder, "%s/assets/sounds", data_dir != NULL ? data_dir : ".");
    s->effects = 100;
    s->player = music_new();
    sound_music(s, NULL, 0);
    return s;
}

/* Ends SDL's audio, which stops its events about devices. */
static void leave(Sound *s)
{
    if (s->up)
        SDL_QuitSubSystem(SDL_INIT_AUDIO);
    s->up = false;
}

static void shut(Sound *s)
{
    if (s->open) {
        Mix_HookMusic(NULL, NULL);
        Mix_HaltChannel(-1);
        for (int i = 0; i < s->nkept; i++)
            Mix_FreeChunk(s->kept[i].chunk);
        memset(s->kept, 0, sizeof s->kept);
        s->nkept = 0;
        Mix_CloseAudio();
        music_play(s->player, NULL);
        music_rest(s->player);
    }
    s->open = false;
    leave(s);
}

void sound_free(Sound *s)
{
    if (s != NULL) {
        shut(s);
        music_free(s->player);
    }
    free(s);
}

/* Fetches a tune's samples; called in the thread of the device. */
static void fetch(void *music, Uint8 *stream, int bytes)
{
    music_fetch(music, (int16_t *)(void *)stream, bytes / (CHANNELS * (int)sizeof(int16_t)));
}

/* True if SDL is notified of devices. For ALSA it would poll ten times a second; other drivers report nothing. */
static bool hears_of_devices(void)
{
    static const char *const told[] = {"pulseaudio", "pipewire", "wasapi"};
    const char *driver = SDL_GetCurrentAudioDriver();
    for (size_t i = 0; driver != NULL && i < sizeof told / sizeof told[0]; i++)
        if (strcmp(driver, told[i]) == 0)
            return true;
    return false;
}

/* Tries to open the device. Restarts SDL's audio each time, because the server it used may have been replaced. */
static bool get_device(Sound *s)
{
    leave(s);
    s->up = SDL_InitSubSystem(SDL_INIT_AUDIO) == 0;
    if (!s->up)
        return false;
    SDL_FlushEvents(SDL_AUDIODEVICEADDED, SDL_AUDIODEVICEREMOVED); /* drops events about devices present at the start */
    if (s->told && SDL_GetNumAudioDevices(0) == 0) /* avoids ten lines of output from ALSA's library at each failure */
        return false;
    /* Allows no other rate or number of channels: SDL converts ours if the machine needs others. */
    return Mix_OpenAudioDevice(MUSIC_RATE, AUDIO_S16SYS, CHANNELS, CHUNK, NULL, 0) == 0;
}

static void wait_longer(Sound *s)
{
    uint32_t took = clock_ms() - s->asked, twice = 2 * s->pause;
    s->pause = twice < ASK_MS ? ASK_MS : twice < ASK_MOST_MS ? twice : ASK_MOST_MS;
    if (took >= SLOW_MS)
        s->pause = took * SLOW_SHARE;
}

static bool ready(Sound *s)
{
    if (s->open || (s->pause != 0 && clock_ms() - s->asked < s->pause))
        return s->open;
    s->asked = clock_ms();
    s->open = get_device(s);
    if (s->open) {
        Mix_AllocateChannels(VOICES);
        Mix_ReserveChannels(1);
        Mix_HookMusic(fetch, s->player);
        s->pause = 0;
    } else {
        if (!s->told)
            log_note("no sound: %s", sys_reason());
        if (!hears_of_devices())
            leave(s);
        s->told = true;
        wait_longer(s);
    }
    return s->open;
}

/* Reads the file first, because Mix_LoadWAV would wait for ever on a pipe in a sound's place. */
static Mix_Chunk *load(const char *path)
{
    Buf bytes = {0};
    Status read = file_read(path, BYTES_MOST, &bytes);
    Mix_Chunk *chunk = read.code ? NULL : Mix_LoadWAV_RW(SDL_RWFromConstMem(bytes.text, (int)bytes.n), 1);
    if (read.code)
        log_note("%s", read.text);
    else if (chunk == NULL)
        log_note("the sound %s cannot be read: %s", path, sys_reason());
    buf_free(&bytes);
    return chunk;
}

/* Makes a sound higher by so many semitones, and as much shorter. */
static void raise_pitch(Mix_Chunk *chunk, int semitones)
{
    enum { OCTAVE = 12, FRAME = CHANNELS * (int)sizeof(int16_t) };
    int16_t *sample = (int16_t *)(void *)chunk->abuf; /* as get_device asked for: signed, 16 bits, two channels */
    double step = pow(2, (double)semitones / OCTAVE);
    Uint32 n = chunk->alen / FRAME, left = (Uint32)(n / step);
    for (Uint32 i = 0; i < left; i++) { /* reads at or after where it writes */
        Uint32 at = (Uint32)(i * step), next = at + 1 < n ? at + 1 : at;
        double share = i * step - at;
        for (Uint32 k = 0; k < CHANNELS; k++) {
            double a = sample[at * CHANNELS + k], b = sample[next * CHANNELS + k];
            sample[i * CHANNELS + k] = (int16_t)(a + (b - a) * share);
        }
    }
    chunk->alen = left * FRAME;
}

/* Returns the sound, read at its first use; NULL: no room for another. */
static Kept *find(Sound *s, const char *word)
{
    for (int i = 0; i < s->nkept; i++)
        if (strcmp(s->kept[i].word, word) == 0)
            return &s->kept[i];
    if (s->nkept == KEPT)
        return NULL;
    Kept *k = &s->kept[s->nkept++];
    char path[600];
    snprintf(k->word, sizeof k->word, "%s", word);
    int name = (int)strcspn(word, "+"), semitones = word[name] ? atoi(word + name + 1) : 0;
    snprintf(path, sizeof path, "%s/%.*s.ogg", s->folder, name, word);
    k->chunk = load(path);
    if (k->chunk != NULL && semitones > 0)
        raise_pitch(k->chunk, semitones);
    return k;
}

static int mix_volume(int percent)
{
    /* loudness grows with a power: half way must sound half as loud */
    return percent * percent * MIX_MAX_VOLUME / (100 * 100);
}

static float tune_volume(int percent)
{
    return (float)(percent * percent) / (100 * 100);
}

void sound_play(Sound *s, const char *word)
{
    if (s->effects <= 0 || !ready(s))
        return;
    if (music_has(word)) {
        music_fanfare(s->player, word);
        s->last = clock_ms();
        return;
    }
    Kept *k = find(s, word);
    uint32_t now = clock_ms();
    if (k == NULL || k->chunk == NULL || (k->played != 0 && now - k->played < TWICE_MS))
        return;
    int voice = Mix_PlayChannel(-1, k->chunk, 0);
    if (voice >= 0)
        Mix_Volume(voice, mix_volume(s->effects));
    k->played = now != 0 ? now : 1;
    s->last = now;
}

static void keep_room(Sound *s)
{
    bool wanted = s->want_room && s->room > 0, runs = s->open && Mix_Playing(ROOM_VOICE) != 0;
    if (wanted && !runs && ready(s)) {
        Kept *k = find(s, "hall");
        if (k != NULL && k->chunk != NULL)
            Mix_FadeInChannel(ROOM_VOICE, k->chunk, -1, FADE_MS);
        else
            s->want_room = false;
    } else if (!wanted && runs && Mix_FadingChannel(ROOM_VOICE) != MIX_FADING_OUT) {
        Mix_FadeOutChannel(ROOM_VOICE, FADE_MS);
    }
    if (s->open)
        Mix_Volume(ROOM_VOICE, mix_volume(s->room));
}

static void keep_tune(Sound *s)
{
    bool wanted = s->want_tune && s->music > 0;
    if (wanted && !ready(s))
        return;
    music_tension(s->player, s->tension);
    music_play(s->player, wanted ? s->tune : NULL);
}

void sound_music(Sound *s, const char *word, int tension)
{
    s->tune = word != NULL ? word : "hall-tune";
    s->tension = tension;
}

void sound_levels(Sound *s, int effects, int music, int room, bool mute)
{
    bool was_off = s->effects + s->music + s->room == 0;
    s->effects = mute ? 0 : effects;
    s->music = mute ? 0 : music;
    s->room = mute ? 0 : room;
    if (was_off && s->effects + s->music + s->room > 0)
        s->pause = 0;
    music_levels(s->player, tune_volume(s->music), tune_volume(s->effects));
    if (mute) /* at once, without fading */
        shut(s);
}

void sound_ambience(Sound *s, bool room, bool tune)
{
    s->want_room = room;
    s->want_tune = tune;
}

/* Allows the next attempt at once, unless the last was within a second: a flapping device must not keep the program
 * awake. */
static void ask_soon(Sound *s)
{
    if (s->pause == 0 || s->pause > ASK_MS)
        s->pause = ASK_MS;
}

void sound_handle(Sound *s, const SDL_Event *e)
{
    if (e->type == SDL_AUDIODEVICEADDED && !e->adevice.iscapture && s->pause != 0)
        ask_soon(s);
    /* A device that was never opened has the number 0, and only this module opens one to play. */
    if (e->type == SDL_AUDIODEVICEREMOVED && !e->adevice.iscapture && e->adevice.which != 0 && s->open) {
        shut(s);
        ask_soon(s);
    }
}

int sound_tick(Sound *s)
{
    keep_room(s);
    keep_tune(s);
    if (!s->open)
        return -1;
    bool heard = Mix_Playing(-1) > 0 || music_sounds(s->player);
    if (heard)
        s->last = clock_ms();
    bool lasting = (s->want_room && s->room > 0) || (s->want_tune && s->music > 0);
    if (!lasting && clock_ms() - s->last >= SILENCE_MS)
        shut(s);
    return s->open && !lasting ? SILENCE_MS + 100 : -1;
}

bool sound_is_open(const Sound *s)
{
    return s->open;
}

bool sound_is_missing(const Sound *s)
{
    return s->pause != 0;
}
