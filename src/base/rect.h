/* SPDX-License-Identifier: MIT
 * A rectangle in logical pixels (the window measured in units of u, see gfx/gfx.h), so that layouts
 * can be computed and tested without SDL. x, y is the upper left corner; w and h are never negative. */
#ifndef BASE_RECT_H
#define BASE_RECT_H
#include <stdbool.h>

typedef struct {
    float x, y, w, h;
} Rect;

/* Returns x, not below low and not above high; low if x is not a number. */
static inline float clampf(float x, float low, float high)
{
    return x >= low ? (x <= high ? x : high) : low;
}

static inline Rect rect(float x, float y, float w, float h)
{
    return (Rect){x, y, w, h};
}

/* Smaller by `by` on every side (larger when negative). */
static inline Rect rect_inset(Rect r, float by)
{
    return (Rect){r.x + by, r.y + by, r.w - 2 * by, r.h - 2 * by};
}

static inline bool rect_has(Rect r, float x, float y)
{
    return x >= r.x && y >= r.y && x < r.x + r.w && y < r.y + r.h;
}

static inline bool rect_overlaps(Rect a, Rect b)
{
    return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}

/* True when `inner` lies wholly inside `outer` (half a pixel of rounding is forgiven). */
static inline bool rect_inside(Rect inner, Rect outer)
{
    return inner.x >= outer.x - 0.5f && inner.y >= outer.y - 0.5f && inner.x + inner.w <= outer.x + outer.w + 0.5f &&
           inner.y + inner.h <= outer.y + outer.h + 0.5f;
}

/* Cut a strip of height (or width) `by` off `r` and return it; `r` keeps the rest. */
static inline Rect rect_cut_top(Rect *r, float by)
{
    Rect cut = {r->x, r->y, r->w, by};
    r->y += by;
    r->h -= by;
    return cut;
}

static inline Rect rect_cut_bottom(Rect *r, float by)
{
    r->h -= by;
    return (Rect){r->x, r->y + r->h, r->w, by};
}

static inline Rect rect_cut_left(Rect *r, float by)
{
    Rect cut = {r->x, r->y, by, r->h};
    r->x += by;
    r->w -= by;
    return cut;
}

static inline Rect rect_cut_right(Rect *r, float by)
{
    r->w -= by;
    return (Rect){r->x + r->w, r->y, by, r->h};
}

#endif
