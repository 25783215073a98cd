/* SPDX-License-Identifier: MIT
 * The only folder that starts SDL: a header each for the window, the clock, threads, paths, the desktop, sound, speech.
 * The program survives poor environments (no sound card, no writable home, no display): it logs them once with
 * log_note() and does without. Here is what its files share. */
#ifndef SYS_SYS_H
#define SYS_SYS_H
#include <stdint.h>

#include <SDL.h>

const char *sys_reason(void);                /* SDL's last error, or words saying that none is known */
uint32_t sys_event_type(SDL_atomic_t *kept); /* the type of event kept there; the first call registers it */

#endif
