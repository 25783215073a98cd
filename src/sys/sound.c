/* SPDX-License-Identifier: MIT
 * Sounds by word, and the tunes of music/.  The device is opened by the first sound and let go when nothing has sounded for a while, because an
 * open device wakes the program twenty times a second; a silent machine is said once and then lived with. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <SDL_mixer.h>

#include "base/file.h"
#include "base/log.h"
#include "music/music.h"
#include "sys/sys.h"

enum {
    CHANNELS = 2,
    CHUNK = 2048,
    VOICES = 12, /* sounds at once; the first voice belongs to the room */
    ROOM_VOICE = 0,
    KEPT = 128,    /* sounds kept decoded */
    TWICE_MS = 40, /* the same sound again within this time is one sound */
    SILENCE_MS = 3000,
    FADE_MS = 900,
    BYTES_MOST = 16 << 20, /* of a sound's file */
};

typedef struct {
    char word[24];
    Mix_Chunk *chunk; /* NULL: cannot be read */
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
    bool open, broken;        /* the device is; it cannot be had */
    bool want_room, want_tune;
    uint32_t last; /* when something was last heard */
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

static void shut(Sound *s)
{
    if (!s->open)
        return;
    Mix_HookMusic(NULL, NULL);
    Mix_HaltChannel(-1);
    for (int i = 0; i < s->nkept; i++)
        Mix_FreeChunk(s->kept[i].chunk);
    memset(s->kept, 0, sizeof s->kept);
    s->nkept = 0;
    Mix_CloseAudio();
    music_play(s->player, NULL);
    music_rest(s->player);
    SDL_QuitSubSystem(SDL_INIT_AUDIO);
    s->open = false;
}

void sound_free(Sound *s)
{
    if (s != NULL) {
        shut(s);
        music_free(s->player);
    }
    free(s);
}

/* The player fetches a tune's samples in the thread of the device. */
static void fetch(void *music, Uint8 *stream, int bytes)
{
    music_fetch(music, (int16_t *)(void *)stream, bytes / (CHANNELS * (int)sizeof(int16_t)));
}

static bool ready(Sound *s)
{
    if (s->open || s->broken)
        return s->open;
    if (SDL_InitSubSystem(SDL_INIT_AUDIO) != 0) {
        log_note("no sound: %s", sys_reason());
        s->broken = true;
        return false;
    }
    /* No other rate and no other number of channels: what the machine likes better SDL makes of ours. */
    if (Mix_OpenAudioDevice(MUSIC_RATE, AUDIO_S16SYS, CHANNELS, CHUNK, NULL, 0) != 0) {
        log_note("no sound: %s", sys_reason());
        SDL_QuitSubSystem(SDL_INIT_AUDIO);
        s->broken = true;
        return false;
    }
    Mix_AllocateChannels(VOICES);
    Mix_ReserveChannels(1);
    Mix_HookMusic(fetch, s->player);
    s->open = true;
    return true;
}

/* Not by its name: Mix_LoadWAV waits for ever where a pipe lies in a sound's place. */
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

/* Reads the sound when it is first asked for; NULL when there is no room to keep another. */
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
    snprintf(path, sizeof path, "%s/%s.ogg", s->folder, word);
    k->chunk = load(path);
    return k;
}

static int mix_volume(int percent)
{
    return percent * percent * MIX_MAX_VOLUME / (100 * 100); /* ears hear powers: half way sounds half as loud */
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
    s->effects = mute ? 0 : effects;
    s->music = mute ? 0 : music;
    s->room = mute ? 0 : room;
    music_levels(s->player, tune_volume(s->music), tune_volume(s->effects));
    if (mute && s->open) /* at once, not when it has faded */
        shut(s);
}

void sound_ambience(Sound *s, bool room, bool tune)
{
    s->want_room = room;
    s->want_tune = tune;
}

int sound_tick(Sound *s)
{
    if (s->broken)
        return -1;
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
    return s->broken;
}
