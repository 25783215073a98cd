/* SPDX-License-Identifier: MIT
 * Motion in numbers: how far a moment has come, and where a thing is on its way. Nothing here draws, knows a clock or
 * an event.
 *
 * ms: milliseconds at normal speed. u: the share of a moment that has passed; below 0 counts as 0, above 1 as 1. Points
 * and lengths: logical pixels, y downwards. Few: a picture is scaled for each size it is shown in, so what grows does
 * it in steps. */
#ifndef UI_MOTION_H
#define UI_MOTION_H
#include "gfx/gfx.h"

/* ---- time -------------------------------------------------------------------------------------------------------- */

typedef enum {
    EASE_OUT_CUBIC,  /* fast first */
    EASE_OUT_BACK,   /* the same, a little too far and back */
    EASE_IN_OUT,     /* slow at both ends */
    EASE_OUT_BOUNCE, /* falls, and bounces once */
    EASE_SMOOTH,     /* slow at both ends, less so */
    EASE_IN_QUAD     /* faster and faster */
} Ease;
/* Returns 0 at t 0, 1 at t 1. */
float ease_at(Ease ease, float t);
static inline float ease_out(float u)
{
    return ease_at(EASE_OUT_CUBIC, u);
}

/* Returns the share of the time between `from` and `to` that has passed; 0 before it, 1 after it. */
float motion_part(float ms, float from, float to);
/* Returns how visible something is that comes in the first `in` of its time and goes in the last `out` of it (shares):
 * 0 at both ends, 1 in between. in 0: it is there at once; out 0: it stays. */
float motion_fade(float u, float in, float out);

/* ---- size and place ---------------------------------------------------------------------------------------------- */

/* Returns the factor of a number that has just changed: 1 + by at first, 1 in the end. */
float motion_pop(float u, float by);
/* Returns the factor of a thing that catches the eye: 1 at both ends, 1 + by in the middle, in 4 steps. */
float motion_bump(float u, float by);
/* Returns the one of n factors by which `full` comes nearest to `size`, times `full`. n > 0. */
float motion_nearest(const float *factor, int n, float full, float size);

SDL_FPoint motion_middle(Rect r);
/* Returns the unit vector from the middle of a to that of b; downwards if there is no way between them. */
SDL_FPoint motion_way(Rect a, Rect b);
SDL_FPoint motion_between(SDL_FPoint a, SDL_FPoint b, float u);
/* Returns how high a hop is above its straight line: `high` in the middle. */
float motion_hop(float u, float high);
/* Returns how far to the side a thing is that shakes: at most `far`, less and less until `all` ms have passed; pace:
 * radians per ms. */
float motion_shake(float ms, float all, float far, float pace);

/* Returns how far a thing is from its place, along the blow that threw it back: `far` at first, then to and fro. */
float motion_recoil(float ms, float all, float far);

/* A leap at a goal and back: the thing draws back, jumps, stays there for a moment and goes home. Times in ms. */
typedef struct {
    float rears, lands, holds, home; /* when it has drawn back, hits, turns, is home again */
    float back, reach;               /* how far it draws back; how far before the goal's middle it lands */
} Leap;
/* Returns the middle of the thing, ms after the leap began. */
SDL_FPoint motion_leap(Rect home, Rect goal, const Leap *how, float ms);
/* Returns the rectangle of a card w wide round m, on whole pixels: one scaled picture serves all its way. */
Rect motion_card(Gfx *g, SDL_FPoint m, float w);

#endif
