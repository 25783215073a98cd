/* SPDX-License-Identifier: MIT
 * The solids dice are cut from, and where the numbers stand on them.  Only the dice's own files use this. */
#ifndef GFX_DICE_SHAPE_H
#define GFX_DICE_SHAPE_H
#include "gfx/dice.h"

typedef struct {
    float x, y, z;
} Vec;

static inline Vec vec(float x, float y, float z)
{
    return (Vec){x, y, z};
}
static inline Vec vec_add(Vec a, Vec b)
{
    return vec(a.x + b.x, a.y + b.y, a.z + b.z);
}
static inline Vec vec_sub(Vec a, Vec b)
{
    return vec(a.x - b.x, a.y - b.y, a.z - b.z);
}
static inline Vec vec_times(Vec a, float k)
{
    return vec(a.x * k, a.y * k, a.z * k);
}
static inline float vec_dot(Vec a, Vec b)
{
    return a.x * b.x + a.y * b.y + a.z * b.z;
}
static inline Vec vec_cross(Vec a, Vec b)
{
    return vec(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x);
}
/* The table's upright as the eye sees it: the eye looks down from in front. */
extern const Vec die_upright;
extern const Vec die_upright_d4; /* it is seen from lower down, so that a face can be read */
Vec vec_unit(Vec a);
Vec spin_vec(Spin s, Vec v);

enum { FACE_MAX = 20, FACE_CORNERS = 5, SOLID_CORNERS = 20, PATCH_MAX = 80, PATCH_CORNERS = 5 };

typedef struct {
    Vec normal, centre;
    Vec up;      /* towards the top of its number; right is up x normal */
    float reach; /* from its centre to its farthest corner */
    float inner; /* from its centre to its nearest edge */
    int ncorners;
    int corner[FACE_CORNERS]; /* in Solid.corner, counter-clockwise seen from outside */
    int number;               /* value that is up when this face is (d4: the corner opposite) */
} DieFace;

/* The drawn parts: flat faces a little smaller than cut, strips along the edges and caps on the corners between them. */
typedef struct {
    int face; /* index, or -1: strip or cap */
    int n;
    Vec at[PATCH_CORNERS], normal[PATCH_CORNERS]; /* counter-clockwise from outside */
} Patch;

typedef struct {
    int nfaces, ncorners, npatches;
    DieFace face[FACE_MAX];
    Vec corner[SOLID_CORNERS];        /* the farthest at distance 1 from the middle */
    int corner_number[SOLID_CORNERS]; /* d4 only */
    Patch patch[PATCH_MAX];
} Solid;

static inline Vec solid_upright(const Solid *s)
{
    return s->corner_number[0] > 0 ? die_upright_d4 : die_upright;
}
void solid_make(Solid *s, DieKind kind);
/* Returns how it lies with that number up. */
Spin solid_rest(const Solid *s, int value, float lean);

#endif
