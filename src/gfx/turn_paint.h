/* SPDX-License-Identifier: MIT
 * A turned card as pixels: its layers looked up through the turn, lit by the lantern that hangs before it. */
#ifndef GFX_TURN_PAINT_H
#define GFX_TURN_PAINT_H
#include "gfx/layers.h"
#include "gfx/turn_look.h"

/* Returns the pixels, ARGB8888, straight alpha, with the corner at look->left, look->top. mirrored: seen from behind.
 * NULL: no memory. */
SDL_Surface *turn_paint(const Layers *l, const TurnLook *look, CardTurn turn, bool mirrored);

/* How far the picture's nearest places (1) move against those in the middle of its depth, in pixels of the card: the
 * farthest move as far the other way. */
void turn_shift(const Layers *l, CardTurn turn, float *x, float *y);
/* Finds the place on art that is visible at x, y of it; returns how far the search missed, in pixels: below 1 up to most
 * of a turn. */
float turn_source(const Layers *l, float shift_x, float shift_y, float x, float y, float *from_x, float *from_y);

#endif
