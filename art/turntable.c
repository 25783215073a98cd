/* SPDX-License-Identifier: MIT
 * The camera goes around the figure; nothing else in the scene moves. What hangs in the air is found in small looks from
 * all sides: from some of them it is an island beside the figure. */
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

typedef struct {
    Vec3 eye, forward, middle; /* the picture's camera, and what it goes around */
    float far;
} Round;

static void look_from(Scene *s, const Round *r, int view)
{
    float angle = 2 * PI * (float)view / TURNTABLE_VIEWS;
    s->eye = r->middle + turned(r->eye - r->middle, angle);
    s->target = s->eye + turned(r->forward, angle) * r->far * 4; /* nothing of it is far behind what it looks at */
}

/* ---- what hangs in the air ---- */

typedef struct {
    int list[LOOK_WIDTH * LOOK_HEIGHT];
    int count;
    bool at_rim;
} Island;

/* Collects the island around a pixel, whose pixels are then done. */
static void flood(const Frame *f, bool *done, int from, Island *out)
{
    out->count = 0;
    out->at_rim = false;
    out->list[out->count++] = from;
    done[from] = true;
    for (int i = 0; i < out->count; i++) {
        int x = out->list[i] % f->width, y = out->list[i] / f->width;
        out->at_rim = out->at_rim || x == 0 || y == 0 || x == f->width - 1 || y == f->height - 1;
        for (int k = 0; k < 9; k++) { /* with those that touch at a corner */
            int u = x + k % 3 - 1, v = y + k / 3 - 1, at = v * f->width + u;
            if (u < 0 || v < 0 || u >= f->width || v >= f->height || done[at] || f->part[at] < 0)
                continue;
            done[at] = true;
            out->list[out->count++] = at;
        }
    }
}

/* Counts the pixels of each part, and those on islands, which may not go on beyond the frame. Returns the lowest row of
 * the figure. */
static int count_islands(const Frame *f, int *pixels, int *alone)
{
    static Island island;
    bool done[LOOK_WIDTH * LOOK_HEIGHT] = {0};
    int lowest = 0, figure = 0;
    for (int i = 0; i < f->width * f->height; i++)
        figure += f->part[i] >= 0;
    for (int i = 0; i < f->width * f->height; i++) {
        if (f->part[i] < 0)
            continue;
        lowest = i / f->width;
        pixels[f->part[i]]++;
        if (done[i])
            continue;
        flood(f, done, i, &island);
        for (int k = 0; k < island.count && !island.at_rim && island.count < figure / 4; k++)
            alone[f->part[island.list[k]]]++;
    }
    return lowest;
}

/* Takes birds, clods and sparks out of the scene, which nothing carries. Returns the lowest row, 0..1, of the figure. */
static float drop_loose(Scene *s, const Round *r, int threads)
{
    int *pixels = calloc((size_t)s->part_count * 2 + 1, sizeof *pixels), *alone = pixels + s->part_count, lowest = 0;
    if (pixels == NULL)
        forge_fail("out of memory");
    for (int k = 0; k < TURNTABLE_VIEWS; k++) {
        look_from(s, r, k);
        Frame f = render(s, LOOK_WIDTH, LOOK_HEIGHT, LOOK_SAMPLES, threads, NULL, NULL);
        int low = count_islands(&f, pixels, alone);
        lowest = low > lowest ? low : lowest;
        frame_free(&f);
    }
    for (int i = 0; i < s->shape_count; i++)
        if (alone[s->shapes[i].part] > pixels[s->shapes[i].part] / 10)
            s->ball_r[i] = -1e6f;
    free(pixels);
    return (float)lowest / LOOK_HEIGHT;
}

/* Of a limb or an egg: half of where it is thickest. 0 of what no rod goes into. */
static float thickness(const Shape *q)
{
    return q->kind == SHAPE_EGG    ? min_of(q->half[0], min_of(q->half[1], q->half[2]))
           : q->kind == SHAPE_LIMB ? max_of(q->r0, q->r1)
                                   : 0;
}

/* The middle of what is thick and near the axis. */
static Vec3 body_of(const Scene *s, const Round *r)
{
    Vec3 at = r->middle;
    float best = -1e9f;
    for (int i = 0; i < s->shape_count; i++) {
        const Shape *q = &s->shapes[i];
        float worth = thickness(q) - .3f * hypotf(q->middle[0] - r->middle[0], q->middle[2] - r->middle[2]);
        if (s->ball_r[i] < 0 || q->carved || thickness(q) <= 0 || worth <= best)
            continue;
        best = worth;
        at = q->middle;
    }
    return at;
}

/* Takes out of the scene what does not stand on the table. */
static Round prepare(Scene *s, int threads, float *lowest)
{
    PartSeen *part = parts_seen(s, threads);
    Round r = {.eye = s->eye, .forward = vec_unit(s->target - s->eye), .far = keep_figure(s, part)};
    r.middle = r.eye + r.forward * r.far;
    free(part);
    *lowest = drop_loose(s, &r, threads);
    return r;
}

/* Takes out of a scene what is out of another one, which it begins with. */
static void leave_out_the_same(Scene *s, const Scene *as)
{
    for (int i = 0; i < as->shape_count; i++)
        if (as->ball_r[i] < -1e5f)
            s->ball_r[i] = as->ball_r[i];
}

Image turntable_of(Scene *s, OnRod *on_rod, const void *context, int threads)
{
    const float stands = .88f;
    const size_t room = (size_t)RELIEF_WIDTH * RELIEF_HEIGHT * 4;
    float lowest;
    Round r = prepare(s, threads, &lowest);
    Scene *rodded = lowest < stands ? on_rod(context, body_of(s, &r)) : NULL, *shown = rodded != NULL ? rodded : s;
    Image out = image_new(RELIEF_WIDTH, RELIEF_HEIGHT * TURNTABLE_VIEWS);
    if (rodded != NULL)
        leave_out_the_same(rodded, s);
    for (int k = 0; k < TURNTABLE_VIEWS && out.rgba != NULL; k++) {
        float near, far;
        look_from(shown, &r, k);
        Image view = relief_of(shown, threads, &near, &far);
        if (view.rgba == NULL)
            image_free(&out);
        else
            memcpy(out.rgba + (size_t)k * room, view.rgba, room); /* its clear parts too: there are planes below them */
        image_free(&view);
    }
    scene_free(rodded);
    return out;
}
