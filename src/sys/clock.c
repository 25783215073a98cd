/* SPDX-License-Identifier: MIT
 * The clock, and events: types of our own, and waiting. */
#include "sys/sys.h"

uint32_t clock_ms(void)
{
    return SDL_GetTicks();
}

uint32_t sys_event_type(SDL_atomic_t *kept)
{
    if (SDL_AtomicGet(kept) == 0)
        SDL_AtomicSet(kept, (int)SDL_RegisterEvents(1));
    return (uint32_t)SDL_AtomicGet(kept);
}

bool input_wait(SDL_Event *e, int ms)
{
    if (ms == 0)
        return SDL_PollEvent(e) == 1;
    return (ms < 0 ? SDL_WaitEvent(e) : SDL_WaitEventTimeout(e, ms)) == 1;
}
