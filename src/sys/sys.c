/* SPDX-License-Identifier: MIT
 * What the files of this folder share: why SDL refused, and types of events. */
#include "sys/sys.h"

const char *sys_reason(void)
{
    const char *why = SDL_GetError();
    return why[0] != '\0' ? why : "no reason is known";
}

uint32_t sys_event_type(SDL_atomic_t *kept)
{
    if (SDL_AtomicGet(kept) == 0)
        SDL_AtomicSet(kept, (int)SDL_RegisterEvents(1));
    return (uint32_t)SDL_AtomicGet(kept);
}
