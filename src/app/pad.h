/* SPDX-License-Identifier: MIT
 * The gamepad: its buttons do what keys do (keys.h), so whoever can play with the keyboard can play with a pad.  An
 * open pad makes SDL look at it a thousand times a second while it waits, which costs 4 % of a processor; so with a
 * pad we wait ourselves, at an easy pace, for a tenth of that. */
#ifndef APP_PAD_H
#define APP_PAD_H
#include <stdbool.h>
#include <stdint.h>

#include <SDL.h>

#include "ui/ui_keys.h"

typedef struct Pad Pad;

Pad *pad_new(void); /* NULL: no pads on this machine */
void pad_free(Pad *p);
bool pad_open(const Pad *p);                   /* one is plugged in */
PadMake pad_make(const Pad *p);                /* whose signs are on it */
void pad_focus(Pad *p, bool window_has_focus); /* without focus no pad is kept open */
/* Hot-plug and buttons; true when *button, as in KeyUse, was pressed. */
bool pad_handle(Pad *p, const SDL_Event *e, int *button);
/* What is heard is felt too: a word of assets/sounds, such as "dice-knock". Most are not felt. */
void pad_feel(Pad *p, const char *sound);
/* Like input_wait; the left stick comes as the buttons of directions, a trigger as a button. */
bool pad_wait(Pad *p, SDL_Event *e, int ms);

#endif
