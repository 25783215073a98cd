/* SPDX-License-Identifier: MIT
 * The camera goes around the figure; nothing else in the scene moves. */
#include "turntable.h"

#include "engine/render.h"
#include "engine/solid.h"
#include "post/relief.h"

#include <stdlib.h>
#include <string.h>

enum { LOOK_WIDTH = 128, LOOK_HEIGHT = 160, LOOK_SAMPLES = 1 };

/* A part stands on the table unless it is ground, or lies behind the figure in the picture: then it would come before it
 * in the views from behind. */
static const float behind = 1.2f;

typedef struct {
    int seen;    /* pixels of the picture */
    float depth; /* their mean */
} PartSeen;

static bool is_ground(const Scene *s, int part)
{
    for (int i = 0; i < s->parts[part].count; i++)
        if (s->shapes[s->parts[part].first + i].kind == SHAPE_GROUND)
            return true;
    return false;
}

/* How much of each part the picture shows, and how far it is. The caller frees it. */
static PartSeen *parts_seen(const Scene *s, int threads)
{
    PartSeen *part = calloc((size_t)s->part_count + 1, sizeof *part);
    if (part == NULL)
        forge_fail("out of memory");
    Frame f = render(s, LOOK_WIDTH, LOOK_HEIGHT, LOOK_SAMPLES, threads, NULL, NULL);
    for (int i = 0; i < f.width * f.height; i++)
        if (f.part[i] >= 0) {
            part[f.part[i]].seen++;
            part[f.part[i]].depth += f.depth[i];
        }
    for (int k = 0; k < s->part_count; k++)
        part[k].depth /= max_of((float)part[k].seen, 1);
    frame_free(&f);
    return part;
}

/* Takes out of the scene all that is not the figure, and returns how far from the camera the figure's middle is. What
 * the picture does not show of the figure (a back, a far arm) is kept when it lies near it. */
static float keep_figure(Scene *s, const PartSeen *part)
{
    float camera = vec_length(s->target - s->eye), sum = 0, n = 0;
    Vec3 forward = vec_unit(s->target - s->eye);
    for (int i = 0; i < s->shape_count; i++) {
        const Shape *q = &s->shapes[i];
        bool seen = part[q->part].seen > 0;
        float z = seen ? part[q->part].depth : vec_dot(q->middle - s->eye, forward);
        if (is_ground(s, q->part) || z > camera * behind)
            s->ball_r[i] = -1e6f; /* no ray meets it */
        else if (seen) {
            sum += vec_dot(q->middle - s->eye, forward) * (float)part[q->part].seen / (float)s->parts[q->part].count;
            n += (float)part[q->part].seen / (float)s->parts[q->part].count;
        }
    }
    return n > 0 ? sum / n : camera;
}

static Vec3 turned(Vec3 v, float angle)
{
    float c = cosf(angle), n = sinf(angle);
    return V(v[0] * c + v[2] * n, v[1], v[2] * c - v[0] * n);
}

Image turntable_of(Scene *s, int threads)
{
    PartSeen *part = parts_seen(s, threads);
    float far = keep_figure(s, part);
    Vec3 eye = s->eye, forward = vec_unit(s->target - s->eye), middle = eye + forward * far;
    const size_t room = (size_t)RELIEF_WIDTH * RELIEF_HEIGHT * 4;
    Image out = image_new(RELIEF_WIDTH, RELIEF_HEIGHT * TURNTABLE_VIEWS);
    for (int k = 0; k < TURNTABLE_VIEWS && out.rgba != NULL; k++) {
        float angle = 2 * PI * (float)k / TURNTABLE_VIEWS, near, farthest;
        s->eye = middle + turned(eye - middle, angle);
        s->target = s->eye + turned(forward, angle) * far * 4; /* nothing of it is far behind what it looks at */
        Image view = relief_of(s, threads, &near, &farthest);
        if (view.rgba == NULL)
            image_free(&out);
        else
            memcpy(out.rgba + (size_t)k * room, view.rgba, room); /* its clear parts too: there are planes below them */
        image_free(&view);
    }
    free(part);
    return out;
}
