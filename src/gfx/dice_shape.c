/* SPDX-License-Identifier: MIT
 * Solids from the normals of their faces: corners where three planes meet, edges bevelled, numbers as on real dice. */
#include "gfx/dice_shape.h"

#include <math.h>
#include <string.h>

#include "base/log.h"

static const float golden = 1.6180340f;

Vec vec_unit(Vec a)
{
    float length = sqrtf(vec_dot(a, a));
    return length > 0 ? vec_times(a, 1 / length) : vec(0, 0, 1);
}

/* ---- planes ------------------------------------------------------------------------------------------------------ */

/* Faces in such an order that opposite ones are i and n - 1 - i, except on the d4, which has no opposite faces. */
static int planes_d6(Vec n[FACE_MAX])
{
    n[0] = vec(0, 0, 1);
    n[1] = vec(1, 0, 0);
    n[2] = vec(0, 1, 0);
    return 3;
}

static int planes_d8(Vec n[FACE_MAX])
{
    for (int i = 0; i < 4; i++)
        n[i] = vec(i & 1 ? -1 : 1, i & 2 ? -1 : 1, 1);
    return 4;
}

static int planes_d12(Vec n[FACE_MAX])
{
    static const float sign[2] = {1, -1};
    for (int i = 0; i < 2; i++) {
        n[3 * i] = vec(0, 1, sign[i] * golden);
        n[3 * i + 1] = vec(sign[i] * golden, 0, 1);
        n[3 * i + 2] = vec(1, sign[i] * golden, 0);
    }
    return 6;
}

static int planes_d20(Vec n[FACE_MAX])
{
    for (int i = 0; i < 4; i++)
        n[i] = vec(i & 1 ? -1 : 1, i & 2 ? -1 : 1, 1);
    for (int i = 0; i < 2; i++) {
        float k = i != 0 ? -golden : golden;
        n[4 + 3 * i] = vec(0, 1 / golden, k);
        n[5 + 3 * i] = vec(k, 0, 1 / golden);
        n[6 + 3 * i] = vec(1 / golden, k, 0);
    }
    return 10;
}

static int with_opposites(Vec n[FACE_MAX], int half)
{
    for (int i = 0; i < half; i++)
        n[2 * half - 1 - i] = vec_times(n[i], -1);
    return 2 * half;
}

static int planes(DieKind kind, Vec n[FACE_MAX])
{
    switch (kind) {
    case DIE_D4:
        n[0] = vec(1, 1, 1);
        n[1] = vec(1, -1, -1);
        n[2] = vec(-1, 1, -1);
        n[3] = vec(-1, -1, 1);
        return 4;
    case DIE_D8:
        return with_opposites(n, planes_d8(n));
    case DIE_D10:
    case DIE_D100:
        for (int i = 0; i < 10; i++) { /* around one tip, then around the other, half a step on */
            float angle = (float)i * 2.0f * 3.14159265f / 5.0f;
            n[i] = i < 5 ? vec(0.74f * sinf(angle), 0.67f, 0.74f * cosf(angle)) : vec(0, 0, 0);
        }
        return with_opposites(n, 5);
    case DIE_D12:
        return with_opposites(n, planes_d12(n));
    case DIE_D20:
        return with_opposites(n, planes_d20(n));
    case DIE_D6:
    case DIE_KINDS:
        break;
    }
    return with_opposites(n, planes_d6(n));
}

/* ---- corners and faces ------------------------------------------------------------------------------------------- */

/* Writes where the planes a.x = b.x = c.x = 1 meet; false: they are parallel. */
static bool meeting(Vec a, Vec b, Vec c, Vec *out)
{
    float volume = vec_dot(a, vec_cross(b, c));
    if (fabsf(volume) < 1e-4f)
        return false;
    Vec sum = vec_add(vec_add(vec_cross(b, c), vec_cross(c, a)), vec_cross(a, b));
    *out = vec_times(sum, 1 / volume);
    return true;
}

static void add_corner(Solid *s, Vec at)
{
    for (int i = 0; i < s->nfaces; i++)
        if (vec_dot(s->face[i].normal, at) > 1.001f)
            return; /* cut off by another plane */
    for (int i = 0; i < s->ncorners; i++)
        if (fabsf(at.x - s->corner[i].x) + fabsf(at.y - s->corner[i].y) + fabsf(at.z - s->corner[i].z) < 1e-3f)
            return;
    REQUIRE(s->ncorners < SOLID_CORNERS);
    s->corner[s->ncorners++] = at;
}

static void find_corners(Solid *s)
{
    for (int i = 0; i < s->nfaces; i++)
        for (int j = i + 1; j < s->nfaces; j++)
            for (int k = j + 1; k < s->nfaces; k++) {
                Vec at;
                if (meeting(s->face[i].normal, s->face[j].normal, s->face[k].normal, &at))
                    add_corner(s, at);
            }
    float far = 0;
    for (int i = 0; i < s->ncorners; i++)
        far = fmaxf(far, sqrtf(vec_dot(s->corner[i], s->corner[i])));
    for (int i = 0; i < s->ncorners; i++)
        s->corner[i] = vec_times(s->corner[i], 1 / far);
}

/* Returns the angle of a corner around the middle of its face, measured from `up`. */
static float angle_on(const DieFace *f, Vec at)
{
    Vec out = vec_sub(at, f->centre), right = vec_cross(f->up, f->normal);
    return atan2f(-vec_dot(out, right), vec_dot(out, f->up));
}

static void sort_corners(const Solid *s, DieFace *f)
{
    for (int i = 1; i < f->ncorners; i++)
        for (int k = i; k > 0; k--) {
            int a = f->corner[k - 1], b = f->corner[k];
            if (angle_on(f, s->corner[a]) <= angle_on(f, s->corner[b]))
                break;
            f->corner[k - 1] = b;
            f->corner[k] = a;
        }
}

/* Returns the direction that is up on the face: the tip of a d10's face, any corner of a triangle, the middle of an edge
 * of a square, a corner of a five-sided face, as their axes give it. */
static Vec find_up(const Solid *s, const DieFace *f, DieKind kind)
{
    Vec best = s->corner[f->corner[0]];
    for (int i = 1; i < f->ncorners; i++) {
        Vec at = s->corner[f->corner[i]];
        bool higher = kind == DIE_D10 || kind == DIE_D100 ? fabsf(at.y) > fabsf(best.y) : at.y > best.y + 1e-4f;
        if (higher)
            best = at;
    }
    if (kind == DIE_D6)
        best = vec_add(f->centre, fabsf(f->normal.y) > 0.5f ? vec(0, 0, -f->normal.y) : vec(0, 1, 0));
    return vec_unit(vec_sub(best, f->centre));
}

static void measure_face(const Solid *s, DieFace *f)
{
    f->reach = 0;
    f->inner = 9;
    for (int i = 0; i < f->ncorners; i++) {
        Vec a = vec_sub(s->corner[f->corner[i]], f->centre);
        Vec b = vec_sub(s->corner[f->corner[(i + 1) % f->ncorners]], f->centre);
        Vec along = vec_unit(vec_sub(b, a));
        Vec off = vec_sub(a, vec_times(along, vec_dot(a, along)));
        f->reach = fmaxf(f->reach, sqrtf(vec_dot(a, a)));
        f->inner = fminf(f->inner, sqrtf(vec_dot(off, off)));
    }
}

static void find_faces(Solid *s, DieKind kind)
{
    for (int i = 0; i < s->nfaces; i++) {
        DieFace *f = &s->face[i];
        float height = 0;
        f->normal = vec_unit(f->normal);
        for (int k = 0; k < s->ncorners; k++)
            height = fmaxf(height, vec_dot(f->normal, s->corner[k]));
        f->centre = vec(0, 0, 0);
        for (int k = 0; k < s->ncorners; k++)
            if (vec_dot(f->normal, s->corner[k]) > height - 1e-3f) {
                REQUIRE(f->ncorners < FACE_CORNERS);
                f->corner[f->ncorners++] = k;
                f->centre = vec_add(f->centre, s->corner[k]);
            }
        f->centre = vec_times(f->centre, 1 / (float)f->ncorners);
        f->up = find_up(s, f, kind);
        sort_corners(s, f);
        measure_face(s, f);
    }
}

/* ---- bevels ------------------------------------------------------------------------------------------------------ */

static Vec inset(const Solid *s, const DieFace *f, int corner, float bevel)
{
    float keep = 1 - bevel / f->inner;
    return vec_add(f->centre, vec_times(vec_sub(s->corner[corner], f->centre), keep));
}

static Patch *new_patch(Solid *s, int face)
{
    REQUIRE(s->npatches < PATCH_MAX);
    Patch *p = &s->patch[s->npatches++];
    p->face = face;
    return p;
}

static void patch_add(Patch *p, Vec at, Vec normal)
{
    REQUIRE(p->n < PATCH_CORNERS);
    p->at[p->n] = at;
    p->normal[p->n++] = normal;
}

/* Returns the index of corner c in face f, or -1. */
static int place_on(const DieFace *f, int c)
{
    for (int i = 0; i < f->ncorners; i++)
        if (f->corner[i] == c)
            return i;
    return -1;
}

static void bevel_edges(Solid *s, float bevel)
{
    for (int i = 0; i < s->nfaces; i++)
        for (int e = 0; e < s->face[i].ncorners; e++) {
            const DieFace *f = &s->face[i];
            int a = f->corner[e], b = f->corner[(e + 1) % f->ncorners];
            for (int k = i + 1; k < s->nfaces; k++) {
                const DieFace *o = &s->face[k];
                if (place_on(o, a) < 0 || place_on(o, b) < 0)
                    continue;
                Patch *p = new_patch(s, -1);
                patch_add(p, inset(s, f, b, bevel), f->normal);
                patch_add(p, inset(s, f, a, bevel), f->normal);
                patch_add(p, inset(s, o, a, bevel), o->normal);
                patch_add(p, inset(s, o, b, bevel), o->normal);
            }
        }
}

/* Walks round the faces at a corner and adds the cap between their inset corners. */
static void cap_corner(Solid *s, int corner, float bevel)
{
    Patch *p = new_patch(s, -1);
    int face = 0;
    while (place_on(&s->face[face], corner) < 0)
        face++;
    for (int first = face;;) {
        const DieFace *f = &s->face[face];
        patch_add(p, inset(s, f, corner, bevel), f->normal);
        int before = f->corner[(place_on(f, corner) + f->ncorners - 1) % f->ncorners];
        int next = 0;
        while (next == face || place_on(&s->face[next], corner) < 0 || place_on(&s->face[next], before) < 0)
            next++;
        face = next;
        if (face == first)
            break;
    }
}

static void cut(Solid *s, float bevel)
{
    for (int i = 0; i < s->nfaces; i++) {
        const DieFace *f = &s->face[i];
        Patch *p = new_patch(s, i);
        for (int k = 0; k < f->ncorners; k++)
            patch_add(p, inset(s, f, f->corner[k], bevel), f->normal);
    }
    bevel_edges(s, bevel);
    for (int i = 0; i < s->ncorners; i++)
        cap_corner(s, i, bevel);
}

/* ---- numbers ----------------------------------------------------------------------------------------------------- */

static void number_faces(Solid *s, DieKind kind)
{
    static const int d6[6] = {1, 2, 3, 4, 5, 6}, d8[8] = {1, 4, 6, 7, 2, 3, 5, 8};
    static const int d10[10] = {1, 7, 5, 9, 3, 6, 10, 4, 2, 8};
    static const int d12[12] = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12};
    /* 20 has 2, 8 and 14 beside it, 1 has 7, 13 and 19, as on most: high and low numbers are well spread */
    static const int d20[20] = {1, 17, 5, 12, 7, 13, 19, 6, 10, 18, 3, 11, 15, 2, 8, 14, 9, 16, 4, 20};
    const int *row = kind == DIE_D6 ? d6 : kind == DIE_D8 ? d8 : kind == DIE_D12 ? d12 : kind == DIE_D20 ? d20 : d10;
    for (int i = 0; i < s->nfaces; i++)
        s->face[i].number = kind == DIE_D4 ? i + 1 : row[i];
    for (int i = 0; kind == DIE_D4 && i < 4; i++)
        for (int c = 0; c < 4; c++)
            if (place_on(&s->face[i], c) < 0)
                s->corner_number[c] = i + 1;
}

void solid_make(Solid *s, DieKind kind)
{
    static const float bevel[DIE_KINDS] = {0.045f, 0.085f, 0.045f, 0.045f, 0.045f, 0.05f, 0.032f};
    memset(s, 0, sizeof *s);
    Vec n[FACE_MAX] = {{0, 0, 0}};
    s->nfaces = planes(kind, n);
    for (int i = 0; i < s->nfaces; i++)
        s->face[i].normal = vec_unit(n[i]);
    find_corners(s);
    find_faces(s, kind);
    number_faces(s, kind);
    cut(s, bevel[kind]);
}
