/* SPDX-License-Identifier: MIT
 * What floats in a turned picture, drawn over it. */
#ifndef GFX_TURNED_MOTES_H
#define GFX_TURNED_MOTES_H
#include "gfx/turned_paint.h"

/* Draws the motes of the layers as they are at turn.seconds onto a painted card, whose corner is at look->left,
 * look->top: behind its frame, and behind what of the figure stands before them. Nothing when turn.afloat is 0. */
void turned_motes(const Layers *l, const TurnedLook *look, CardTurn turn, SDL_Surface *out);

#endif
