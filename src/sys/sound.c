/* SPDX-License-Identifier: MIT
 * Sounds by word.  The device is opened by the first sound and let go when nothing has sounded for a while, because an
 * open device wakes the program twenty times a second; a silent machine is said once and then lived with. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <SDL_mixer.h>

#include "base/buf.h"
#include "base/log.h"
#include "sys/sys.h"

enum {
    RATE = 44100,
    CHANNELS = 2,
    CHUNK = 2048,
    VOICES = 12, /* sounds at once; the first voice belongs to the room */
    ROOM_VOICE = 0,
    KEPT = 128,    /* sounds kept decoded */
    TWICE_MS = 40, /* the same sound again within this time is one sound */
    SILENCE_MS = 3000,
    FADE_MS = 900,
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
    char piece[24], heard[24], missing[24]; /* music: wanted, played last, known not to be playable */
    Mix_Music *theme;
    double length, left_at;   /* of the piece heard last, in seconds; where it stopped */
    uint32_t free_at;         /* when it has faded out */
    int effects, music, room; /* 0..100, 0 when muted */
    bool open, broken;        /* the device is; it cannot be had */
    bool want_room, want_theme, theme_runs;
    uint32_t last; /* when something was last heard */
};

Sound *sound_new(const char *data_dir)
{
    Sound *s = xcalloc(1, sizeof *s);
    snprintf(s->folder, sizeof s->folder, "%s/assets/sounds", data_dir != NULL ? data_dir : ".");
    s->effects = 100;
    sound_music(s, NULL);
    return s;
}

static void shut(Sound *s)
{
    if (!s->open)
        return;
    Mix_HaltMusic();
    Mix_HaltChannel(-1);
    for (int i = 0; i < s->nkept; i++)
        Mix_FreeChunk(s->kept[i].chunk);
    memset(s->kept, 0, sizeof s->kept);
    s->nkept = 0;
    Mix_FreeMusic(s->theme);
    s->theme = NULL;
    s->theme_runs = false;
    s->left_at = 0;
    s->free_at = clock_ms();
    Mix_CloseAudio();
    SDL_QuitSubSystem(SDL_INIT_AUDIO);
    s->open = false;
}

void sound_free(Sound *s)
{
    if (s != NULL)
        shut(s);
    free(s);
}

static bool ready(Sound *s)
{
    if (s->open || s->broken)
        return s->open;
    if (SDL_InitSubSystem(SDL_INIT_AUDIO) != 0) {
        log_note("no sound: %s", SDL_GetError());
        s->broken = true;
        return false;
    }
    if (Mix_OpenAudio(RATE, MIX_DEFAULT_FORMAT, CHANNELS, CHUNK) != 0) {
        log_note("no sound: %s", Mix_GetError());
        SDL_QuitSubSystem(SDL_INIT_AUDIO);
        s->broken = true;
        return false;
    }
    Mix_AllocateChannels(VOICES);
    Mix_ReserveChannels(1);
    s->open = true;
    return true;
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
    k->chunk = Mix_LoadWAV(path);
    if (k->chunk == NULL)
        log_note("the sound %s cannot be read: %s", path, Mix_GetError());
    return k;
}

static int mix_volume(int percent)
{
    return percent * percent * MIX_MAX_VOLUME / (100 * 100); /* ears hear powers: half way sounds half as loud */
}

void sound_play(Sound *s, const char *word)
{
    if (s->effects <= 0 || !ready(s))
        return;
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

/* Where a piece of this length begins: one of the same length as the last goes on with it. */
static double place_in(const Sound *s, double length)
{
    bool layer = length > 0 && length - s->length < 0.05 && s->length - length < 0.05;
    return layer && s->left_at > 0 && s->left_at < length ? s->left_at : 0;
}

/* Before SDL_mixer 2.6 nobody can say where a piece is: it begins anew. */
static double place_of(Mix_Music *m)
{
#if SDL_MIXER_VERSION_ATLEAST(2, 6, 0)
    return Mix_GetMusicPosition(m);
#else
    (void)m;
    return -1;
#endif
}

static double length_of(Mix_Music *m)
{
#if SDL_MIXER_VERSION_ATLEAST(2, 6, 0)
    return Mix_MusicDuration(m);
#else
    (void)m;
    return -1;
#endif
}

static void begin_theme(Sound *s)
{
    char path[600];
    snprintf(path, sizeof path, "%s/%s.ogg", s->folder, s->piece);
    if (s->theme == NULL || strcmp(s->heard, s->piece) != 0) {
        Mix_HaltMusic(); /* it is silent already; the mixer would wait for it otherwise */
        Mix_FreeMusic(s->theme);
        s->theme = Mix_LoadMUS(path);
    }
    if (s->theme != NULL) {
        double length = length_of(s->theme), from = place_in(s, length);
        s->theme_runs = from > 0 ? Mix_FadeInMusicPos(s->theme, -1, FADE_MS, from) == 0
                                 : Mix_FadeInMusic(s->theme, -1, FADE_MS) == 0;
        s->length = length;
        memcpy(s->heard, s->piece, sizeof s->heard);
    }
    if (!s->theme_runs) {
        log_note("the music %s cannot be played: %s", path, Mix_GetError());
        memcpy(s->missing, s->piece, sizeof s->missing);
    }
}

static bool wants_theme(const Sound *s)
{
    return s->want_theme && s->music > 0 && strcmp(s->piece, s->missing) != 0;
}

static bool theme_waits(const Sound *s) /* until the piece before it is silent */
{
    return s->open && wants_theme(s) && !s->theme_runs && (int32_t)(s->free_at - clock_ms()) > 0;
}

static void keep_theme(Sound *s)
{
    bool wanted = wants_theme(s);
    if (s->theme_runs && (!wanted || strcmp(s->heard, s->piece) != 0)) {
        double now = place_of(s->theme), then = now + FADE_MS / 1000.0;
        s->left_at = !wanted || now < 0 ? 0 : then < s->length ? then : then - s->length;
        Mix_FadeOutMusic(FADE_MS);
        s->theme_runs = false;
        s->free_at = clock_ms() + FADE_MS;
    } else if (wanted && !s->theme_runs && !theme_waits(s) && ready(s)) {
        begin_theme(s);
    }
    if (s->open)
        Mix_VolumeMusic(mix_volume(s->music));
}

void sound_music(Sound *s, const char *word)
{
    snprintf(s->piece, sizeof s->piece, "%s", word != NULL ? word : "theme");
}

void sound_levels(Sound *s, int effects, int music, int room, bool mute)
{
    s->effects = mute ? 0 : effects;
    s->music = mute ? 0 : music;
    s->room = mute ? 0 : room;
    if (mute && s->open) /* at once, not when it has faded */
        shut(s);
}

void sound_ambience(Sound *s, bool room, bool theme)
{
    s->want_room = room;
    s->want_theme = theme;
}

int sound_tick(Sound *s)
{
    if (s->broken)
        return -1;
    keep_room(s);
    keep_theme(s);
    if (!s->open)
        return -1;
    bool heard = Mix_Playing(-1) > 0 || Mix_PlayingMusic() != 0;
    if (heard)
        s->last = clock_ms();
    if (theme_waits(s))
        return (int)(s->free_at - clock_ms()) + 1;
    bool lasting = (s->want_room && s->room > 0) || s->theme_runs;
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
