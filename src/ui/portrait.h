/* SPDX-License-Identifier: MIT
 * Whoever sits on a chair, as a picture. */
#ifndef UI_PORTRAIT_H
#define UI_PORTRAIT_H
#include <stddef.h>

#include "core/game.h"
#include "gfx/gfx.h"

/* Guests of the tavern, who play where no character does: six names, then the first again. */
const char *portrait_guest(int i);

/* The portrait of an opponent: of the character, or the guest of the tavern, that it is called by. A face belongs to its name
 * and character: of a person, of whoever was named by one, and where the two do not go together, there is none (false). */
bool portrait_of(const Game *game, const Setup *cfg, int seat, char *picture, size_t n);

/* Around that point: the portrait of who plays there, `size` large, with the badge of the seat at its corner; where there
 * is none, and in the theme of contrast, the badge alone. */
void seat_portrait(Gfx *g, const Game *game, const Setup *cfg, int seat, float cx, float cy, float size, float badge);

void innkeeper_portrait(Gfx *g, Rect r); /* her head, out of the painting of the Hall */

#endif
