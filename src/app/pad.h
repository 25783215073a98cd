/* SPDX-License-Identifier: MIT
 * The gamepad, as keys: whoever can play with the keyboard can play with a pad.  An open pad makes SDL look at it a
 * thousand times a second while it waits, so with a pad we wait ourselves, at an easy pace. */
#ifndef APP_PAD_H
#define APP_PAD_H
#include <stdbool.h>
#include <stdint.h>

#include <SDL.h>

typedef struct Pad Pad;

Pad *pad_new(void); /* NULL: no pads on this machine */
void pad_free(Pad *p);
bool pad_open(const Pad *p);                   /* one is plugged in */
void pad_focus(Pad *p, bool window_has_focus); /* without focus no pad is kept open */
/* Hot-plug and buttons; true when *key is a key that was pressed. */
bool pad_handle(Pad *p, const SDL_Event *e, SDL_Keycode *key, Uint16 *mod);
/* The left stick as arrows; call every pad_wait. */
bool pad_stick(Pad *p, uint32_t now, SDL_Keycode *key);
enum { PAD_WAIT_MS = 14 };

#endif
