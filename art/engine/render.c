/* SPDX-License-Identifier: MIT
 * Rows of pixels are handed out to threads. Every random number is hashed from pixel and sample, so the picture does not
 * depend on who painted which row. Rays go where they are needed: each pixel gets two, those that differ from their
 * neighbours (edges, textures, the borders of shadows) get the rest, and the grain of the others is smoothed away. */
#include "engine/render.h"

#include "engine/flesh.h"
#include "engine/grain.h"
#include "engine/light.h"
#include "engine/sprites.h"

#include <pthread.h>
#include <stdlib.h>

enum { MOST_THREADS = 64, FIRST_RAYS = 2 };

/* What the rays of one pixel have brought. */
typedef struct {
    float color[3], normal[3], hair[3], skin[3], depth; /* sums */
    float tone, tone2;                                  /* of what the eye sees of the light, and of its square */
    short n, missed;                                    /* rays, and how many of them saw only the backdrop */
} Catch;

typedef struct {
    const Scene *scene;
    Frame frame;
    float *backdrop;
    Catch *caught;
    uint8_t *quiet; /* looks like its neighbours */
    int samples, next_row;
    pthread_mutex_t lock;
    RenderTold *told;
    void *context;
    float told_from, told_of; /* the share of the whole that the present run is */
} Job;

static int take_row(Job *j)
{
    pthread_mutex_lock(&j->lock);
    int y = j->next_row++;
    if (j->told != NULL && y % 8 == 0)
        j->told(j->context, j->told_from + j->told_of * unit((float)y / (float)j->frame.height));
    pthread_mutex_unlock(&j->lock);
    return y < j->frame.height ? y : -1;
}

static Vec3 backdrop_at(const Scene *s, float u, float v)
{
    if (s->backdrop == NULL)
        return s->tint[DARK];
    if (s->back_mirrored)
        u = -u;
    return s->backdrop(s, u / s->back_zoom + s->back_x, v / s->back_zoom + s->back_y);
}

static void *paint_backdrop(void *arg)
{
    Job *j = arg;
    int w = j->frame.width, h = j->frame.height;
    for (int y = take_row(j); y >= 0; y = take_row(j))
        for (int x = 0; x < w; x++) {
            Vec3 c = grey(0);
            for (int i = 0; i < 2; i++) { /* two samples on the diagonal soften the edges */
                float at = .25f + .5f * (float)i;
                float u = (((float)x + at) * 2 - (float)w) / (float)w, v = ((float)h - ((float)y + at) * 2) / (float)w;
                c += backdrop_at(j->scene, u, v);
            }
            for (int k = 0; k < 3; k++)
                j->backdrop[(y * w + x) * 3 + k] = c[k] * .5f;
        }
    return NULL;
}

/* Is the pixel known well enough? */
static bool enough(const Catch *c)
{
    if (c->n == 2 && c->missed == 2)
        return true;
    if (c->n < 3 || c->missed > 0)
        return false;
    float n = (float)c->n, mean = c->tone / n, deviation = sqrtf(max_of(c->tone2 / n - mean * mean, 0));
    return deviation * 2 < sqrtf(n) * .05f;
}

/* A ray through a place of the pixel and of the lens. */
static void aim(Tracer *t, float px, float py, Vec3 *from, Vec3 *direction)
{
    const Scene *s = t->scene;
    float scale = tanf(s->view_angle * PI / 360), h = (float)t->height;
    float u = (px * 2 - (float)t->width) / h * scale, v = (h - py * 2) / h * scale;
    *from = s->eye;
    *direction = vec_unit(t->forward + t->right * u + t->up * v);
    if (s->aperture <= 0)
        return;
    float sharp = s->focus > 0 ? s->focus : vec_length(s->target - s->eye);
    Vec3 at = s->eye + *direction * (sharp / vec_dot(*direction, t->forward));
    float p, q;
    tracer_pair(t, &p, &q);
    float angle = p * 2 * PI, r = sqrtf(q) * s->aperture;
    *from = s->eye + t->right * (cosf(angle) * r) + t->up * (sinf(angle) * r);
    *direction = vec_unit(at - *from);
}

static void cast(Job *j, Tracer *t, int x, int y)
{
    const float brightest = 12; /* above are sparks of noise */
    int i = y * j->frame.width + x;
    Catch *c = &j->caught[i];
    t->random = (uint32_t)i * 9781u + (uint32_t)c->n * 6271u + 1;
    t->pixel = (uint32_t)i;
    t->ray = c->n;
    t->pair = 0;
    Vec3 from, direction;
    aim(t, (float)x + fmodf((float)c->n * .7548777f + .5f + hash_unit((uint32_t)i), 1),
        (float)y + fmodf((float)c->n * .5698403f + .5f + hash_unit((uint32_t)i + 77777), 1), &from, &direction);
    Hit hit = tracer_follow(t, from, direction);
    float l = luminance(hit.color);
    if (!(l >= 0))
        hit.color = grey(0), l = 0;
    else if (l > brightest)
        hit.color = hit.color * (brightest / l);
    for (int k = 0; k < 3; k++) {
        c->color[k] += hit.color[k];
        c->normal[k] += hit.normal[k];
        c->hair[k] += hit.hair[k];
        c->skin[k] += hit.skin[k];
    }
    c->depth += hit.depth;
    c->missed = (short)(c->missed + (hit.part < 0));
    if (c->n == 0)
        j->frame.part[i] = hit.part;
    l = powf(min_of(l, 2), .45f);
    c->tone += l;
    c->tone2 += l * l;
    c->n++;
}

/* Do the two pixels show the same surface in the same light? */
static bool alike(const Job *j, int a, int b)
{
    const Catch *p = &j->caught[a], *q = &j->caught[b];
    float n = (float)p->n, m = (float)q->n, z = p->depth / n, dot = 0, p2 = 0, q2 = 0;
    if (j->frame.part[a] != j->frame.part[b] || q->missed != 0 || fabsf(z - q->depth / m) > .015f * z)
        return false;
    for (int k = 0; k < 3; k++) {
        dot += p->normal[k] * q->normal[k];
        p2 += p->normal[k] * p->normal[k];
        q2 += q->normal[k] * q->normal[k];
    }
    return dot * fabsf(dot) > .92f * p2 * q2 && fabsf(p->tone / n - q->tone / m) < .05f;
}

static bool is_quiet(const Job *j, int x, int y)
{
    int w = j->frame.width, h = j->frame.height, i = y * w + x;
    const Catch *c = &j->caught[i];
    if (c->missed > 0 || x == 0 || y == 0 || x == w - 1 || y == h - 1)
        return false;
    float n = (float)c->n, mean = c->tone / n;
    if (sqrtf(max_of(c->tone2 / n - mean * mean, 0)) > .05f)
        return false;
    return alike(j, i, i - 1) && alike(j, i, i + 1) && alike(j, i, i - w) && alike(j, i, i + w);
}

static void settle(const Job *j, int i)
{
    const Catch *c = &j->caught[i];
    const Frame *f = &j->frame;
    for (int k = 0; k < 3; k++) {
        f->color[i * 3 + k] = c->color[k] / (float)c->n;
        f->normal[i * 3 + k] = c->normal[k] / (float)c->n;
        f->hair[i * 3 + k] = c->hair[k] / (float)c->n;
        f->skin[i * 3 + k] = c->skin[k] / (float)c->n;
    }
    f->depth[i] = c->depth / (float)c->n;
    f->coverage[i] = 1 - (float)c->missed / (float)c->n;
}

static Tracer tracer_of(const Job *j)
{
    Tracer t = {.scene = j->scene, .backdrop = j->backdrop, .width = j->frame.width, .height = j->frame.height};
    tracer_aim(&t);
    return t;
}

static void *cast_first_rays(void *arg)
{
    Job *j = arg;
    Tracer t = tracer_of(j);
    for (int y = take_row(j); y >= 0; y = take_row(j))
        for (int x = 0; x < j->frame.width; x++)
            for (int n = 0; n < FIRST_RAYS && n < j->samples; n++)
                cast(j, &t, x, y);
    return NULL;
}

static void *find_quiet(void *arg)
{
    Job *j = arg;
    for (int y = take_row(j); y >= 0; y = take_row(j))
        for (int x = 0; x < j->frame.width; x++)
            j->quiet[y * j->frame.width + x] = is_quiet(j, x, y);
    return NULL;
}

static void *cast_more_rays(void *arg)
{
    Job *j = arg;
    Tracer t = tracer_of(j);
    for (int y = take_row(j); y >= 0; y = take_row(j))
        for (int x = 0; x < j->frame.width; x++) {
            int i = y * j->frame.width + x;
            while (!j->quiet[i] && j->caught[i].n < j->samples && !enough(&j->caught[i]))
                cast(j, &t, x, y);
            settle(j, i);
        }
    return NULL;
}

static void run(Job *j, void *(*work)(void *), int threads)
{
    pthread_t thread[MOST_THREADS];
    int started = 0;
    j->next_row = 0;
    for (int i = 1; i < threads && i < MOST_THREADS; i++)
        if (pthread_create(&thread[started], NULL, work, j) == 0)
            started++;
    (void)work(j); /* this thread is the first of them */
    for (int i = 0; i < started; i++)
        pthread_join(thread[i], NULL);
}

static void *zeroed(int n, int element_size)
{
    void *list = calloc((size_t)n, (size_t)element_size);
    if (list == NULL)
        forge_fail("out of memory");
    return list;
}

Frame render(const Scene *s, int width, int height, int samples, int threads, RenderTold *told, void *context)
{
    int n = width * height;
    Job j = {.scene = s,
             .frame = {.width = width,
                       .height = height,
                       .color = zeroed(n * 3, sizeof(float)),
                       .normal = zeroed(n * 3, sizeof(float)),
                       .depth = zeroed(n, sizeof(float)),
                       .coverage = zeroed(n, sizeof(float)),
                       .halo = zeroed(n, sizeof(float)),
                       .hair = zeroed(n * 3, sizeof(float)),
                       .skin = zeroed(n * 3, sizeof(float)),
                       .part = zeroed(n, sizeof(int))},
             .backdrop = zeroed(n * 3, sizeof(float)),
             .samples = samples,
             .lock = PTHREAD_MUTEX_INITIALIZER};
    j.caught = zeroed(n, sizeof(Catch));
    j.quiet = zeroed(n, 1);
    run(&j, paint_backdrop, threads);
    j.told = told;
    j.context = context;
    j.told_of = .6f;
    run(&j, cast_first_rays, threads);
    run(&j, find_quiet, threads);
    j.told_from = .6f;
    j.told_of = .4f;
    run(&j, cast_more_rays, threads);
    free(j.caught);
    grain_smooth(&j.frame, j.quiet);
    free(j.quiet);
    flesh_spread(&j.frame, (float)height * .5f / tanf(s->view_angle * PI / 360));
    Tracer t = tracer_of(&j);
    sprites_draw(&t, &j.frame);
    free(j.backdrop);
    return j.frame;
}

void frame_free(Frame *f)
{
    free(f->color);
    free(f->normal);
    free(f->depth);
    free(f->coverage);
    free(f->halo);
    free(f->hair);
    free(f->skin);
    free(f->part);
    *f = (Frame){0};
}
