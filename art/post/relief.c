/* SPDX-License-Identifier: MIT
 * Only first surfaces are asked for, with RAYS x RAYS rays in each pixel of the file: no light, no lens, no chance. */
#include "post/relief.h"

#include "engine/light.h"
#include "engine/solid.h"
#include "engine/surface.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <webp/encode.h>

enum { RAYS = 4, W = RELIEF_WIDTH * RAYS, H = RELIEF_HEIGHT * RAYS, MOST_THREADS = 64, PLANES = 4, QUALITY = 50 };

typedef struct {
    float z; /* along the camera's axis; FAR_AWAY of the backdrop */
    short part;
    uint8_t dull; /* 255 .. 0 where it shines by itself */
    int8_t right, up;
} Seen;

typedef struct {
    const Scene *scene;
    Seen *seen; /* W x H */
    int next_row;
    pthread_mutex_t lock;
} Job;

/* ---- looking ---- */

static int take_row(Job *j)
{
    pthread_mutex_lock(&j->lock);
    int y = j->next_row++;
    pthread_mutex_unlock(&j->lock);
    return y < H ? y : -1;
}

static Seen look(const Scene *s, const Tracer *t, Vec3 d)
{
    Near along, around;
    Material m = {0};
    Seen seen = {.z = FAR_AWAY, .part = -1};
    int part = -1;
    near_ray(&along, s, s->eye, d, 60, 0);
    float at = along.count > 0 ? solid_march(&along, s->eye, d, .2f, 60, ANY, &part) : -1;
    if (at < 0 || part < 0)
        return seen;
    Vec3 p = s->eye + d * at;
    near_point(&around, s, p, .03f);
    Vec3 n = solid_normal(&around, p, s->parts[part].jelly ? JELLY : OPAQUE, max_of(.0012f, .0009f * at));
    const Shape *q = surface_material(&around, p, part, &m);
    if (q != NULL)
        surface_pattern(&m, p, q);
    seen.z = at * vec_dot(d, t->forward);
    seen.part = (short)part;
    seen.dull = (uint8_t)(255 * (1 - smooth(.15f, .9f, luminance(m.emit))));
    seen.right = (int8_t)(127 * vec_dot(n, t->right));
    seen.up = (int8_t)(127 * vec_dot(n, t->up));
    return seen;
}

static void *look_rows(void *arg)
{
    Job *j = arg;
    const Scene *s = j->scene;
    Tracer t = {.scene = s, .width = W, .height = H};
    tracer_aim(&t);
    float scale = tanf(s->view_angle * PI / 360);
    for (int y = take_row(j); y >= 0; y = take_row(j))
        for (int x = 0; x < W; x++) {
            float u = (((float)x + .5f) * 2 - W) / H * scale, v = (H - ((float)y + .5f) * 2) / H * scale;
            j->seen[y * W + x] = look(s, &t, vec_unit(t.forward + t.right * u + t.up * v));
        }
    return NULL;
}

static void *room(size_t n, size_t size)
{
    void *list = calloc(n, size);
    if (list == NULL)
        forge_fail("out of memory");
    return list;
}

static Seen *look_all(const Scene *s, int threads)
{
    pthread_t thread[MOST_THREADS];
    int started = 0;
    Job j = {.scene = s, .seen = room((size_t)W * H, sizeof(Seen)), .lock = PTHREAD_MUTEX_INITIALIZER};
    for (int i = 1; i < threads && i < MOST_THREADS; i++)
        if (pthread_create(&thread[started], NULL, look_rows, &j) == 0)
            started++;
    (void)look_rows(&j); /* this thread is the first of them */
    for (int i = 0; i < started; i++)
        pthread_join(thread[i], NULL);
    return j.seen;
}

/* ---- what belongs to the figure ---- */

static bool is_ground(const Scene *s, int part)
{
    for (int i = 0; i < s->parts[part].count; i++)
        if (s->shapes[s->parts[part].first + i].kind == SHAPE_GROUND)
            return true;
    return false;
}

static int by_float(const void *a, const void *b)
{
    float x = *(const float *)a, y = *(const float *)b;
    return x < y ? -1 : x > y;
}

/* A part belongs to the figure unless it is ground, or most of it lies clearly behind what the camera looks at. */
static bool *figure_parts(const Scene *s, const Seen *seen)
{
    const float behind = vec_length(s->target - s->eye) * 1.22f;
    bool *figure = room((size_t)s->part_count + 1, sizeof *figure);
    float *z = room((size_t)W * H, sizeof *z);
    int *start = room((size_t)s->part_count + 2, sizeof *start), *at;
    for (int i = 0; i < W * H; i++) /* sorted by part: where the distances of each begin */
        start[seen[i].part < 0 ? s->part_count + 1 : seen[i].part + 1] += seen[i].part >= 0;
    for (int k = 0; k < s->part_count; k++)
        start[k + 1] += start[k];
    at = room((size_t)s->part_count + 1, sizeof *at);
    memcpy(at, start, (size_t)s->part_count * sizeof *at);
    for (int i = 0; i < W * H; i++)
        if (seen[i].part >= 0)
            z[at[seen[i].part]++] = seen[i].z;
    for (int k = 0; k < s->part_count; k++) {
        int n = start[k + 1] - start[k];
        if (n == 0 || is_ground(s, k))
            continue;
        qsort(z + start[k], (size_t)n, sizeof *z, by_float);
        figure[k] = z[start[k] + n / 2] < behind;
    }
    free(at);
    free(start);
    free(z);
    return figure;
}

static bool in_figure(const bool *figure, const Seen *at)
{
    return at->part >= 0 && figure[at->part];
}

/* Distances between which the figure lies, without the few nearest and farthest; false: there is none worth a relief. */
static bool extent(const Seen *seen, const bool *figure, float *far, float *near)
{
    float *list = room((size_t)W * H, sizeof *list);
    int n = 0;
    for (int i = 0; i < W * H; i++)
        if (in_figure(figure, &seen[i]))
            list[n++] = 1 / seen[i].z;
    qsort(list, (size_t)n, sizeof *list, by_float);
    bool stands_out = n > W * H / 40 && n < W * H / 40 * 39;
    *far = n > 0 ? list[n / 100] : 0;
    *near = n > 0 ? list[n - 1 - n / 200] : 0;
    free(list);
    return stands_out && *near > *far;
}

/* ---- the planes ---- */

/* Where nothing is known (below 0) values are carried on: means of ever larger squares. */
static void carry_on(float *v, int w, int h)
{
    int w2 = (w + 1) / 2, h2 = (h + 1) / 2;
    if (w < 2 && h < 2) {
        v[0] = v[0] < 0 ? 0 : v[0];
        return;
    }
    float *small = room((size_t)(w2 * h2), sizeof *small);
    for (int i = 0; i < w2 * h2; i++) {
        float sum = 0, n = 0;
        for (int k = 0; k < 4; k++) {
            int x = i % w2 * 2 + k % 2, y = i / w2 * 2 + k / 2;
            if (x < w && y < h && v[y * w + x] >= 0) {
                sum += v[y * w + x];
                n++;
            }
        }
        small[i] = n > 0 ? sum / n : -1;
    }
    carry_on(small, w2, h2);
    for (int i = 0; i < w * h; i++) {
        if (v[i] >= 0)
            continue;
        float fx = ((float)(i % w) - .5f) / 2, fy = ((float)(i / w) - .5f) / 2,
              sum = 0; /* between four of the smaller */
        int x0 = (int)floorf(fx), y0 = (int)floorf(fy);
        for (int k = 0; k < 4; k++) {
            int x = x0 + k % 2, y = y0 + k / 2;
            float wx = k % 2 ? fx - (float)x0 : 1 - fx + (float)x0, wy = k / 2 ? fy - (float)y0 : 1 - fy + (float)y0;
            x = x < 0 ? 0 : x >= w2 ? w2 - 1 : x;
            y = y < 0 ? 0 : y >= h2 ? h2 - 1 : y;
            sum += small[y * w2 + x] * wx * wy;
        }
        v[i] = sum;
    }
    free(small);
}

static float value(const Seen *at, int plane, float far, float near)
{
    switch (plane) {
    case 0:
        return 64 + 191 * unit((1 / at->z - far) / (near - far));
    case 1:
        return 128 + (float)at->right;
    case 2:
        return 128 + (float)at->up;
    default:
        return at->dull;
    }
}

/* Means over the figure within each cell of the plane. */
static float *plane_of(const Seen *seen, const bool *figure, int plane, float far, float near)
{
    enum { CELL = RAYS * 2, PW = W / CELL, PH = H / CELL };
    float *v = room((size_t)PW * PH, sizeof *v);
    for (int i = 0; i < PW * PH; i++) {
        float sum = 0, n = 0;
        for (int k = 0; k < CELL * CELL; k++) {
            const Seen *at = &seen[(i / PW * CELL + k / CELL) * W + i % PW * CELL + k % CELL];
            if (in_figure(figure, at)) {
                sum += value(at, plane, far, near);
                n++;
            }
        }
        v[i] = n > 0 ? sum / n : -1;
    }
    carry_on(v, PW, PH);
    return v;
}

static bool is_covered(const Seen *seen, const bool *figure, int x, int y)
{
    int n = 0;
    for (int k = 0; k < RAYS * RAYS; k++)
        n += in_figure(figure, &seen[(y * RAYS + k / RAYS) * W + x * RAYS + k % RAYS]);
    return n * 2 >= RAYS * RAYS;
}

Image relief_of(const Scene *s, int threads, float *nearest, float *farthest)
{
    enum { PW = RELIEF_WIDTH / 2, PH = RELIEF_HEIGHT / 2 };
    float far, near;
    Image out = {0};
    Seen *seen = look_all(s, threads);
    bool *figure = figure_parts(s, seen);
    *nearest = *farthest = 0;
    if (extent(seen, figure, &far, &near)) {
        *nearest = 1 / near;
        *farthest = 1 / far;
        float *plane[PLANES];
        out = image_new(RELIEF_WIDTH, RELIEF_HEIGHT);
        for (int k = 0; k < PLANES; k++)
            plane[k] = plane_of(seen, figure, k, far, near);
        for (int i = 0; i < RELIEF_WIDTH * RELIEF_HEIGHT; i++) {
            int x = i % RELIEF_WIDTH, y = i / RELIEF_WIDTH;
            float v = plane[y / PH * 2 + x / PW][y % PH * PW + x % PW];
            memset(out.rgba + (size_t)i * 4, (int)(v + .5f), 3);
            out.rgba[(size_t)i * 4 + 3] = is_covered(seen, figure, x, y) ? 255 : 0;
        }
        for (int k = 0; k < PLANES; k++)
            free(plane[k]);
    }
    free(figure);
    free(seen);
    return out;
}

/* ---- the file ---- */

bool relief_save(const Image *i, const char *path)
{
    WebPConfig how;
    WebPPicture picture;
    WebPMemoryWriter memory;
    if (!WebPConfigPreset(&how, WEBP_PRESET_DEFAULT, QUALITY) || !WebPPictureInit(&picture))
        return false;
    WebPMemoryWriterInit(&memory);
    how.method = 6;
    how.exact = 1; /* there are planes below the clear parts too */
    how.alpha_quality = 100;
    picture.width = i->width;
    picture.height = i->height;
    picture.use_argb = 1;
    picture.writer = WebPMemoryWrite;
    picture.custom_ptr = &memory;
    bool good = WebPPictureImportRGBA(&picture, i->rgba, i->width * 4) && WebPEncode(&how, &picture);
    WebPPictureFree(&picture);
    FILE *f = good ? fopen(path, "wb") : NULL;
    good = f != NULL && fwrite(memory.mem, 1, memory.size, f) == memory.size;
    if (f != NULL && fclose(f) != 0)
        good = false;
    WebPMemoryWriterClear(&memory);
    if (!good)
        fprintf(stderr, "forge: cannot write %s\n", path);
    return good;
}
