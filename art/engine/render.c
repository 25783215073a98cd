/* SPDX-License-Identifier: MIT
 * Rows of pixels are handed out to threads. Every random number is hashed from pixel and sample, so the picture does not
 * depend on who painted which row. */
#include "engine/render.h"

#include "engine/light.h"
#include "engine/sprites.h"

#include <pthread.h>
#include <stdlib.h>

enum { MOST_THREADS = 64 };

typedef struct {
    const Scene *scene;
    Frame frame;
    float *backdrop;
    int samples, next_row;
    pthread_mutex_t lock;
    RenderTold *told;
    void *context;
} Job;

static int take_row(Job *j)
{
    pthread_mutex_lock(&j->lock);
    int y = j->next_row++;
    if (j->told != NULL && y % 8 == 0)
        j->told(j->context, unit((float)y / (float)j->frame.height));
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

/* Is the pixel known well enough after n samples? missed: how many saw only the backdrop. */
static bool enough(int n, int missed, float sum, float sum2)
{
    if (n == 2 && missed == 2)
        return true;
    if (n < 3 || missed > 0)
        return false;
    float mean = sum / (float)n, deviation = sqrtf(max_of(sum2 / (float)n - mean * mean, 0));
    return deviation * 2 < sqrtf((float)n) * .05f;
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

static void paint_pixel(Job *j, Tracer *t, int x, int y)
{
    const float brightest = 12; /* above are sparks of noise */
    int i = y * j->frame.width + x, missed = 0, n = 0;
    Vec3 color = grey(0), normal = grey(0);
    float depth = 0, sum = 0, sum2 = 0;
    while (n < j->samples && !enough(n, missed, sum, sum2)) {
        t->random = (uint32_t)i * 9781u + (uint32_t)n * 6271u + 1;
        t->pixel = (uint32_t)i;
        t->ray = n;
        t->pair = 0;
        Vec3 from, direction;
        aim(t, (float)x + fmodf((float)n * .7548777f + .5f + hash_unit((uint32_t)i), 1),
            (float)y + fmodf((float)n * .5698403f + .5f + hash_unit((uint32_t)i + 77777), 1), &from, &direction);
        Hit hit = tracer_follow(t, from, direction);
        float l = luminance(hit.color);
        if (!(l >= 0))
            hit.color = grey(0), l = 0;
        else if (l > brightest)
            hit.color = hit.color * (brightest / l);
        color += hit.color;
        normal += hit.normal;
        depth += hit.depth;
        missed += hit.part < 0;
        if (n == 0)
            j->frame.part[i] = hit.part;
        l = powf(min_of(l, 2), .45f);
        sum += l;
        sum2 += l * l;
        n++;
    }
    for (int k = 0; k < 3; k++) {
        j->frame.color[i * 3 + k] = color[k] / (float)n;
        j->frame.normal[i * 3 + k] = normal[k] / (float)n;
    }
    j->frame.depth[i] = depth / (float)n;
    j->frame.coverage[i] = 1 - (float)missed / (float)n;
}

static Tracer tracer_of(const Job *j)
{
    Tracer t = {.scene = j->scene, .backdrop = j->backdrop, .width = j->frame.width, .height = j->frame.height};
    tracer_aim(&t);
    return t;
}

static void *paint_rows(void *arg)
{
    Job *j = arg;
    Tracer t = tracer_of(j);
    for (int y = take_row(j); y >= 0; y = take_row(j))
        for (int x = 0; x < j->frame.width; x++)
            paint_pixel(j, &t, x, y);
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
                       .part = zeroed(n, sizeof(int))},
             .backdrop = zeroed(n * 3, sizeof(float)),
             .samples = samples,
             .lock = PTHREAD_MUTEX_INITIALIZER};
    run(&j, paint_backdrop, threads);
    j.told = told;
    j.context = context;
    run(&j, paint_rows, threads);
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
    free(f->part);
    *f = (Frame){0};
}
