/* SPDX-License-Identifier: MIT
 * A turned card as pixels: its layers looked up through the turn, lit by the lantern that hangs before it. */
#ifndef GFX_TURNED_PAINT_H
#define GFX_TURNED_PAINT_H
#include <stdbool.h>

#include "gfx/card_turned.h"
#include "gfx/layers.h"

/* Where a card lies when it is turned in space, and the way back from a pixel of the window to a place on the card: pixel
 * (x, y), from the middle of the card, is u = (ux x + uy y + u1) / d of the card, v likewise, d = dx x + dy y + 1. */
typedef struct {
    double ux, uy, u1, vx, vy, v1, dx, dy;
    double xu, xv, x1, yu, yv, y1, eu, ev; /* and from the card to the window */
    int left, top, right, bottom;          /* pixels it covers, around the middle */
} TurnedLook;

/* Computes the projection. w, h: of the card in pixels. False: the card is edge on and not visible. */
bool turned_look(double w, double h, CardTurn turn, TurnedLook *out);
static inline void turned_place(const TurnedLook *l, double x, double y, float *u, float *v)
{
    double d = l->dx * x + l->dy * y + 1;
    *u = (float)((l->ux * x + l->uy * y + l->u1) / d);
    *v = (float)((l->vx * x + l->vy * y + l->v1) / d);
}

static inline void turned_window(const TurnedLook *l, float u, float v, float *x, float *y)
{
    double e = l->eu * (double)u + l->ev * (double)v + 1;
    *x = (float)((l->xu * (double)u + l->xv * (double)v + l->x1) / e);
    *y = (float)((l->yu * (double)u + l->yv * (double)v + l->y1) / e);
}

/* Returns the pixels, ARGB8888, straight alpha, with the corner at look->left, look->top. mirrored: seen from behind.
 * NULL: no memory. */
SDL_Surface *turned_paint(const Layers *l, const TurnedLook *look, CardTurn turn, bool mirrored);

extern const float turned_pivot; /* nearness that stays where it is */
/* How far the picture's nearest places (1) move against those in the middle of its depth, in pixels of the card: the
 * farthest move as far the other way. */
void turned_shift(const Layers *l, CardTurn turn, float *x, float *y);
/* Finds the place on art that is visible at x, y of it; returns how far the search missed, in pixels: below 1 up to most
 * of a turn. */
float turned_source(const Layers *l, float shift_x, float shift_y, float x, float y, float *from_x, float *from_y);

#endif
