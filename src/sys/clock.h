/* SPDX-License-Identifier: MIT
 * The clock, and waiting for events. */
#ifndef SYS_CLOCK_H
#define SYS_CLOCK_H
#include <stdbool.h>
#include <stdint.h>

#include <SDL.h>

uint32_t clock_ms(void);
/* Waits at most `ms` for an event (-1: without limit; 0: does not wait). True if it took one. */
bool input_wait(SDL_Event *e, int ms);

#endif
