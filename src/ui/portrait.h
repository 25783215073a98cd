/* SPDX-License-Identifier: MIT
 * Whoever sits on a chair, as a picture. */
#ifndef UI_PORTRAIT_H
#define UI_PORTRAIT_H
#include "core/game.h"
#include "gfx/gfx.h"

/* Around that point: the portrait of the character who plays there, `size` large, with the badge of the seat at its
 * corner; of a person, of nobody in particular and in the theme of contrast the badge alone. */
void seat_portrait(Gfx *g, const Game *game, const Setup *cfg, int seat, float cx, float cy, float size, float badge);

#endif
