/* SPDX-License-Identifier: MIT
 * Where a card lies when it is turned in space, and the way back from a pixel of the window to a place on the card. */
#ifndef GFX_TURN_LOOK_H
#define GFX_TURN_LOOK_H
#include <stdbool.h>

#include "gfx/card_turned.h"

/* Window pixel (x, y), from the middle of the card, to the card: u = (ux x + uy y + u1) / d, v likewise, d = dx x + dy y + 1. */
typedef struct {
    double ux, uy, u1, vx, vy, v1, dx, dy;
    int left, top, right, bottom; /* pixels it covers, around the middle */
} TurnLook;

/* Computes the projection. w, h: of the card in pixels. False: the card is edge on and not visible. */
bool turn_look(double w, double h, CardTurn turn, TurnLook *out);
static inline void turn_place(const TurnLook *l, double x, double y, float *u, float *v)
{
    double d = l->dx * x + l->dy * y + 1;
    *u = (float)((l->ux * x + l->uy * y + l->u1) / d);
    *v = (float)((l->vx * x + l->vy * y + l->v1) / d);
}

#endif
