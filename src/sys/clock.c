/* SPDX-License-Identifier: MIT
 * The clock, and waiting for events. */
#include "sys/clock.h"

uint32_t clock_ms(void)
{
    return SDL_GetTicks();
}

bool input_wait(SDL_Event *e, int ms)
{
    if (ms == 0)
        return SDL_PollEvent(e) == 1;
    return (ms < 0 ? SDL_WaitEvent(e) : SDL_WaitEventTimeout(e, ms)) == 1;
}
