/* SPDX-License-Identifier: MIT
 * The gamepad: its buttons do what keys do (keys.h), so a pad can do everything the keyboard can. While a pad is open,
 * SDL polls it a thousand times a second, which costs 4 % of a core. So pad_wait polls it more slowly, for a tenth of
 * that. */
#ifndef APP_PAD_H
#define APP_PAD_H
#include <stdbool.h>
#include <stdint.h>

#include <SDL.h>

#include "ui/ui_keys.h"

typedef struct Pad Pad;

Pad *pad_new(void); /* NULL: no pads on this machine */
void pad_free(Pad *p);
bool pad_open(const Pad *p);                   /* true if a pad is connected */
PadMake pad_make(const Pad *p);                /* the make, for its button signs */
void pad_focus(Pad *p, bool window_has_focus); /* closes the pad while the window has no focus */
/* Handles hot-plug and buttons; true if *button, as in KeyUse, was pressed. */
bool pad_handle(Pad *p, const SDL_Event *e, int *button);
/* Rumbles for a sound, a word of assets/sounds such as "dice-knock". Most sounds have no rumble. */
void pad_feel(Pad *p, const char *sound);
/* Waits as input_wait does; the left stick arrives as direction buttons, a trigger as a button. */
bool pad_wait(Pad *p, SDL_Event *e, int ms);

#endif
