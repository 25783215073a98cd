/* SPDX-License-Identifier: MIT
 * What lies on the skin. */
#include "props/skin.h"

#include "engine/solid.h"

enum { MOST = 8 };

float skin_distance(int head, Vec3 world)
{
    const Scene *s = scene();
    const Part *p = &s->parts[head];
    float d = 1e9f;
    for (int i = p->first; i < p->first + p->count; i++) {
        const Shape *q = &s->shapes[i];
        float e = shape_distance(s, q, world);
        d = q->carved ? smooth_max(d, -e, q->blend) : d > 1e8f ? e : smooth_min(d, e, q->blend);
    }
    return d;
}

Vec3 skin_point(int head, float x, float y, float lift)
{
    enum { STEPS = 90 };
    Vec3 from = here(V(x, y, 1)), step = here(V(x, y, 0)) - from;
    float size = vec_length(step), t = 0;
    for (int i = 0; i < STEPS && t < 1.3f; i++) {
        float d = skin_distance(head, from + step * t) / size;
        if (d < .0008f)
            break;
        t += max_of(d * .9f, .0006f);
    }
    return V(x, y, 1 - t + lift);
}

void skin_line(int head, int n, const float *xy, const float *radii, float lift)
{
    Vec3 p[MOST];
    n = n < MOST ? n : MOST;
    for (int i = 0; i < n; i++)
        p[i] = skin_point(head, xy[2 * i], xy[2 * i + 1], lift);
    tube(n, p, radii, 3);
}

void skin_paint(int head, int m, int n, const float *xy, const float *radii, float sunk)
{
    Vec3 p[MOST];
    n = n < MOST ? n : MOST;
    for (int i = 0; i < n; i++)
        p[i] = skin_point(head, xy[2 * i], xy[2 * i + 1], -radii[i] * sunk);
    part();
    paint(m);
    blend(.004f);
    tube(n, p, radii, 4);
}
