/* SPDX-License-Identifier: MIT
 * Sprites and eyes are projected as the renderer does; nothing is traced. */
#include "post/floats.h"

#include "engine/light.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { UNITS = 1000, MOST_EYES = 8, LINE_ROOM = 64, HALO_LEAST = 16 };

typedef struct {
    float x, y, r, z, weight;
    const Sprite *sprite;
} Floating;

static Tracer tracer_for(const Scene *s, float height)
{
    Tracer t = {.scene = s, .width = UNITS, .height = (int)(UNITS * height)};
    tracer_aim(&t);
    return t;
}

/* Of a ball: x, y, radius in thousandths of width; false when it is not in the picture. */
static bool seen(const Tracer *t, Vec3 at, float radius, Floating *f)
{
    tracer_project(t, at, &f->x, &f->y, &f->z);
    f->r = radius / f->z * (float)t->height * .5f / tanf(t->scene->view_angle * PI / 360);
    return f->z >= .2f && f->x > -f->r && f->y > -f->r && f->x < (float)t->width + f->r &&
           f->y < (float)t->height + f->r;
}

/* Eyes that look towards the camera and lie in the picture, the largest first. */
static int eyes_of(const Tracer *t, Floating *list)
{
    const Scene *s = t->scene;
    int n = 0;
    for (int i = 0; i < s->shape_count; i++) {
        const Shape *q = &s->shapes[i];
        Floating f = {0};
        if (q->kind != SHAPE_EGG || s->materials[q->material].pattern != PAT_EYE ||
            vec_dot(q->turn.axis[2], s->eye - q->a) <= 0 || !seen(t, q->a, q->half[0], &f))
            continue;
        bool full = n == MOST_EYES;
        if (full && list[n - 1].r >= f.r)
            continue;
        int at = full ? n - 1 : n++;
        for (; at > 0 && list[at - 1].r < f.r; at--)
            list[at] = list[at - 1];
        list[at] = f;
    }
    return n;
}

/* The eye of the same face as the first and largest: the nearest one about as large. 0: it has none. */
static int fellow(const Floating *eye, int n)
{
    int found = 0;
    float least = 9 * eye[0].r;
    for (int i = 1; i < n; i++) {
        float apart = hypotf(eye[i].x - eye[0].x, eye[i].y - eye[0].y);
        if (eye[i].r <= .6f * eye[0].r || apart >= least)
            continue;
        least = apart;
        found = i;
    }
    return found;
}

bool floats_eyes(const Scene *s, float height, float *x, float *y)
{
    Tracer t = tracer_for(s, height);
    Floating eye[MOST_EYES];
    int n = eyes_of(&t, eye);
    if (n == 0)
        return false;
    int other = fellow(eye, n); /* itself, when it has none */
    *x = (eye[0].x + eye[other].x) / (2 * (float)t.width);
    *y = (eye[0].y + eye[other].y) / (2 * (float)t.height);
    return *x > 0 && *x < 1 && *y > 0 && *y < 1;
}

static int by_weight(const void *a, const void *b)
{
    float x = ((const Floating *)a)->weight, y = ((const Floating *)b)->weight;
    return x < y ? 1 : x > y ? -1 : 0;
}

static int sprites_of(const Tracer *t, Floating *list)
{
    const Scene *s = t->scene;
    int n = 0;
    for (int i = 0; i < s->sprite_count; i++) {
        Floating f = {.sprite = &s->sprites[i]};
        if (!seen(t, f.sprite->at, f.sprite->radius, &f))
            continue;
        f.weight = f.r * f.r * f.sprite->strength;
        list[n++] = f;
    }
    qsort(list, (size_t)n, sizeof *list, by_weight);
    int kept = 0, halos = 0, motes = 0;
    for (int i = 0; i < n; i++) {
        bool halo = list[i].sprite->kind == SPRITE_GLOW && list[i].r > HALO_LEAST;
        if (halo ? halos++ < FLOATS_HALOS : motes++ < FLOATS_MOTES)
            list[kept++] = list[i];
    }
    return kept;
}

static unsigned channel(float linear)
{
    return (unsigned)(powf(unit(linear), 1 / 2.2f) * 255 + .5f);
}

static int thousandths(float of, float whole)
{
    return (int)lroundf(of / whole * UNITS);
}

static size_t add_sprite(char *to, size_t room, const Tracer *t, const Floating *f)
{
    static const char *const word[] = {"glow", "bubble", "leaf", "sparkle", "snow"};
    const Sprite *s = f->sprite;
    float most = max_of(max_of(s->color[0], max_of(s->color[1], s->color[2])), 1e-4f);
    Vec3 c = s->color * (1 / most);
    int n = snprintf(to, room, "%s %d %d %d %d %02x%02x%02x %d\n", word[s->kind], thousandths(f->x, (float)t->width),
                     thousandths(f->y, (float)t->height), thousandths(f->r, (float)t->width), thousandths(f->z, 1),
                     channel(c[0]), channel(c[1]), channel(c[2]), (int)lroundf(s->strength * most * 100));
    return n > 0 && (size_t)n < room ? (size_t)n : 0;
}

char *floats_text(const Scene *s, float height, float near, float far, float focus_x, float focus_y)
{
    Tracer t = tracer_for(s, height);
    Floating eye[MOST_EYES], *list = malloc((size_t)(s->sprite_count + 1) * sizeof *list);
    size_t room = (size_t)(FLOATS_MOST + MOST_EYES + 4) * LINE_ROOM, at = 0;
    char *text = malloc(room);
    if (list == NULL || text == NULL)
        forge_fail("out of memory");
    at += (size_t)snprintf(text, room, "focus %d %d\nrange %d %d\n", thousandths(focus_x, 1), thousandths(focus_y, 1),
                           thousandths(near, 1), thousandths(far, 1));
    int eyes = eyes_of(&t, eye), sprites = sprites_of(&t, list);
    for (int i = 0; i < eyes; i++)
        at += (size_t)snprintf(text + at, room - at, "eye %d %d %d %d\n", thousandths(eye[i].x, (float)t.width),
                               thousandths(eye[i].y, (float)t.height), thousandths(eye[i].r, (float)t.width),
                               thousandths(eye[i].z, 1));
    for (int i = 0; i < sprites; i++)
        at += add_sprite(text + at, room - at, &t, &list[i]);
    free(list);
    return text;
}
