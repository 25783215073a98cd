/* SPDX-License-Identifier: MIT */
#include "engine/boxes.h"

#include <stdlib.h>

/* Lowest and highest corner, in the shape's own frame. */
typedef struct {
    Vec3 low, high;
} Extent;

static Extent around_nothing(void)
{
    return (Extent){grey(1e9f), grey(-1e9f)};
}

static void stretch(Extent *e, Vec3 low, Vec3 high)
{
    for (int k = 0; k < 3; k++) {
        e->low[k] = min_of(e->low[k], low[k]);
        e->high[k] = max_of(e->high[k], high[k]);
    }
}

static Extent extent_of_outline(const Scene *s, const Shape *q)
{
    Extent e = around_nothing();
    for (int i = q->first; i < q->first + q->points; i++) {
        Vec3 at = V(s->outline_points[i][0], s->outline_points[i][1], 0), thick = V(0, 0, q->r0);
        stretch(&e, at - thick, at + thick);
    }
    return e;
}

/* Between its rows the cloth follows a curve that may bulge beyond them, and the folds stand out from that; below the hem
 * hang the longest of them. */
static Extent extent_of_drape(const Scene *s, const Shape *q)
{
    Extent e = around_nothing();
    float(*w)[2] = s->outline_points + q->first; /* three pairs a row: y rx, rz x, z - */
    float folds = max_of(fabsf(q->half[1]), fabsf(q->half[2])) * 2.5f;
    for (int i = 0; i < q->points; i += 3) {
        Vec3 at = V(w[i + 1][1], w[i][0], w[i + 2][0]), wide = V(w[i][1], 0, w[i + 1][0]);
        stretch(&e, at - wide, at + wide);
    }
    Vec3 bulge = (e.high - e.low) * V(.15f, 0, .15f) + V(folds, .02f, folds) + grey(q->r0 + q->blend);
    e.low -= bulge;
    e.high += bulge;
    e.low[1] -= fabsf(q->c[1]) * (1 + 2 * folds);
    return e;
}

static Box box_of(const Scene *s, const Shape *q)
{
    Box b = {.turn = q->turn};
    Vec3 h = grey(0);
    Extent e;
    switch (q->kind) {
    case SHAPE_EGG:
    case SHAPE_CRYSTAL:
        e = (Extent){-q->half, q->half};
        break;
    case SHAPE_BOX:
        h = q->half + grey(q->r0);
        e = (Extent){-h, h};
        break;
    case SHAPE_RING:
        h = V(q->r0 + q->r1, q->r1, q->r0 + q->r1);
        e = (Extent){-h, h};
        break;
    case SHAPE_DRUM:
        h = V(q->r0 + q->r1, q->half[1] + q->r1, q->r0 + q->r1);
        e = (Extent){-h, h};
        break;
    case SHAPE_OUTLINE:
        e = extent_of_outline(s, q);
        break;
    case SHAPE_DRAPE:
        e = extent_of_drape(s, q);
        break;
    case SHAPE_LIMB: {
        Vec3 y = vec_unit(q->b - q->a), x = vec_unit(vec_cross(y, fabsf(y[1]) < .9f ? V(0, 1, 0) : V(1, 0, 0)));
        b.turn = (Turn){{x, y, vec_cross(x, y)}};
        h = grey(max_of(q->r0, q->r1));
        e = (Extent){-h, h + V(0, vec_length(q->b - q->a), 0)};
        break;
    }
    case SHAPE_WEB:
        b.turn = (Turn){{V(1, 0, 0), V(0, 1, 0), V(0, 0, 1)}};
        e = around_nothing();
        stretch(&e, grey(-q->r0), grey(q->r0));
        stretch(&e, q->b - q->a - grey(q->r0), q->b - q->a + grey(q->r0));
        stretch(&e, q->c - q->a - grey(q->r0), q->c - q->a + grey(q->r0));
        break;
    case SHAPE_GROUND:
    case SHAPE_FACETS:
    case SHAPE_HULL:
    default:
        return b;
    }
    Vec3 middle = (e.low + e.high) * .5f;
    b.middle = q->a + b.turn.axis[0] * middle[0] + b.turn.axis[1] * middle[1] + b.turn.axis[2] * middle[2];
    b.half =
        (e.high - e.low) * .5f + grey(q->blend + q->lumps + s->parts[q->part].seam + s->parts[q->part].crease + .01f);
    return b;
}

Box *boxes_of(const Scene *s)
{
    void *list = NULL;
    if (posix_memalign(&list, 64, (size_t)(s->shape_count + 1) * sizeof(Box)) != 0)
        forge_fail("out of memory");
    Box *boxes = list;
    for (int i = 0; i < s->shape_count; i++)
        boxes[i] = s->parts[s->shapes[i].part].jelly ? (Box){0} : box_of(s, &s->shapes[i]);
    return boxes;
}

bool box_meets(const Box *b, Vec3 from, Vec3 direction, float far, float margin, float *enter, float *leave)
{
    Vec3 to = from - b->middle;
    float near = max_of(*enter, 0), last = min_of(*leave, far);
    for (int k = 0; k < 3; k++) {
        float at = vec_dot(b->turn.axis[k], to), along = vec_dot(b->turn.axis[k], direction), h = b->half[k] + margin;
        if (fabsf(along) < 1e-7f) {
            if (fabsf(at) > h)
                return false;
            continue;
        }
        float one = (-h - at) / along, other = (h - at) / along;
        near = max_of(near, min_of(one, other));
        last = min_of(last, max_of(one, other));
    }
    if (near > last)
        return false;
    *enter = max_of(*enter, near > 0 ? near : *enter);
    *leave = last < far ? min_of(*leave, last) : *leave;
    return true;
}
