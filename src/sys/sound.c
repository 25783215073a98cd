/* SPDX-License-Identifier: MIT
 * The sound device: opened when there is one; a silent machine is said once and then lived with. */
#include <SDL_mixer.h>

#include "base/log.h"
#include "sys/sys.h"

enum { RATE = 44100, CHANNELS = 2, CHUNK = 1024 };

bool sound_open(void)
{
    if (SDL_InitSubSystem(SDL_INIT_AUDIO) != 0) {
        log_note("no sound: %s", SDL_GetError());
        return false;
    }
    if (Mix_OpenAudio(RATE, MIX_DEFAULT_FORMAT, CHANNELS, CHUNK) != 0) {
        log_note("no sound: %s", Mix_GetError());
        SDL_QuitSubSystem(SDL_INIT_AUDIO);
        return false;
    }
    return true;
}

void sound_close(void)
{
    int rate, channels;
    Uint16 format;
    if (Mix_QuerySpec(&rate, &format, &channels) == 0)
        return;
    Mix_CloseAudio();
    SDL_QuitSubSystem(SDL_INIT_AUDIO);
}
