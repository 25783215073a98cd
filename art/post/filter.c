/* SPDX-License-Identifier: MIT
 * Blur, structure tensor and the anisotropic Kuwahara filter (after Kyprianidis, Kang and Doellner 2009, with the
 * polynomial weights of 2010): eight sectors of an ellipse along the stroke; the quieter a sector, the more it says. */
#include "post/filter.h"

#include "engine/scene.h"

#include <pthread.h>
#include <stdlib.h>

enum { MOST_TAPS = 512, MOST_THREADS = 64 };

static inline int inside(int v, int n)
{
    return v < 0 ? 0 : v >= n ? n - 1 : v;
}

float *filter_plane(int n)
{
    float *plane = calloc((size_t)n, sizeof *plane);
    if (plane == NULL)
        forge_fail("out of memory");
    return plane;
}

void filter_blur(Size z, float *plane, int channels, float deviation)
{
    /* to where a Gaussian is a ninetieth, and nothing beyond without a step: the bloom of a bright field had edges */
    const float cut = 3;
    int reach = (int)ceilf(deviation * cut);
    if (reach < 1)
        return;
    if (2 * reach + 1 > MOST_TAPS)
        forge_fail("a blur of %g pixels is too wide", (double)deviation);
    float weight[MOST_TAPS], total = 0;
    for (int i = -reach; i <= reach; i++)
        total += weight[i + reach] =
            max_of(expf(-(float)(i * i) / (2 * deviation * deviation)) - expf(-cut * cut / 2), 0);
    for (int i = 0; i <= 2 * reach; i++)
        weight[i] /= total;
    float *half = filter_plane(z.width * z.height * channels);
    for (int y = 0; y < z.height; y++)
        for (int x = 0; x < z.width; x++)
            for (int c = 0; c < channels; c++) {
                float v = 0;
                for (int i = -reach; i <= reach; i++)
                    v += weight[i + reach] * plane[(y * z.width + inside(x + i, z.width)) * channels + c];
                half[(y * z.width + x) * channels + c] = v;
            }
    for (int y = 0; y < z.height; y++) {
        float *line = plane + y * z.width * channels;
        for (int x = 0; x < z.width * channels; x++)
            line[x] = 0;
        for (int i = -reach; i <= reach; i++) {
            const float *from = half + inside(y + i, z.height) * z.width * channels;
            for (int x = 0; x < z.width * channels; x++)
                line[x] += weight[i + reach] * from[x];
        }
    }
    free(half);
}

void filter_blur_wide(Size z, float *plane, float deviation)
{
    Size small = {z.width / 4, z.height / 4};
    if (small.width < 2 || small.height < 2) {
        filter_blur(z, plane, 3, deviation);
        return;
    }
    float *d = filter_plane(small.width * small.height * 3);
    for (int y = 0; y < small.height; y++)
        for (int x = 0; x < small.width; x++)
            for (int c = 0; c < 3; c++) {
                float v = 0;
                for (int j = 0; j < 4; j++)
                    for (int i = 0; i < 4; i++)
                        v += plane[((y * 4 + j) * z.width + x * 4 + i) * 3 + c];
                d[(y * small.width + x) * 3 + c] = v / 16;
            }
    filter_blur(small, d, 3, deviation / 4);
    for (int y = 0; y < z.height; y++)
        for (int x = 0; x < z.width; x++) {
            float fx = ((float)x - 1.5f) / 4, fy = ((float)y - 1.5f) / 4;
            int x0 = (int)floorf(fx), y0 = (int)floorf(fy);
            float u = fx - (float)x0, v = fy - (float)y0;
            int xa = inside(x0, small.width), xb = inside(x0 + 1, small.width);
            int ya = inside(y0, small.height) * small.width, yb = inside(y0 + 1, small.height) * small.width;
            for (int c = 0; c < 3; c++)
                plane[(y * z.width + x) * 3 + c] = mix(mix(d[(ya + xa) * 3 + c], d[(ya + xb) * 3 + c], u),
                                                       mix(d[(yb + xa) * 3 + c], d[(yb + xb) * 3 + c], u), v);
        }
    free(d);
}

/* Products of the brightness slope (Sobel) at each pixel: xx, xy, yy. */
static float *slopes(Size z, const float *rgb)
{
    int n = z.width * z.height;
    float *l = filter_plane(n), *t = filter_plane(n * 3);
    for (int i = 0; i < n; i++)
        l[i] = .3f * rgb[i * 3] + .59f * rgb[i * 3 + 1] + .11f * rgb[i * 3 + 2];
    for (int y = 0; y < z.height; y++) {
        const float *above = l + inside(y - 1, z.height) * z.width, *at = l + y * z.width,
                    *below = l + inside(y + 1, z.height) * z.width;
        for (int x = 0; x < z.width; x++) {
            int a = inside(x - 1, z.width), b = inside(x + 1, z.width);
            float gx = (above[b] + 2 * at[b] + below[b] - above[a] - 2 * at[a] - below[a]) / 4;
            float gy = (below[a] + 2 * below[x] + below[b] - above[a] - 2 * above[x] - above[b]) / 4;
            float *q = t + (y * z.width + x) * 3;
            q[0] = gx * gx;
            q[1] = gx * gy;
            q[2] = gy * gy;
        }
    }
    free(l);
    return t;
}

void filter_directions(Size z, const float *rgb, float *out, float deviation)
{
    float *t = slopes(z, rgb);
    filter_blur(z, t, 3, deviation);
    for (int i = 0; i < z.width * z.height; i++) {
        float xx = t[i * 3], xy = t[i * 3 + 1], yy = t[i * 3 + 2];
        float root = sqrtf((xx - yy) * (xx - yy) + 4 * xy * xy);
        float most = .5f * (xx + yy + root), least = .5f * (xx + yy - root);
        float tx = most - xx, ty = -xy;
        if (fabsf(tx) + fabsf(ty) < 1e-12f) {
            tx = 0;
            ty = 1;
        }
        out[i * 2] = atan2f(ty, tx);
        out[i * 2 + 1] = most + least > 1e-9f ? (most - least) / (most + least) : 0;
    }
    free(t);
}

typedef struct {
    Size size;
    const float *in, *directions, *radius;
    float *out;
    int first, step;
} FlattenJob;

/* The eight sectors in the lanes of one register. */
typedef float Eight __attribute__((vector_size(32)));
typedef int EightBits __attribute__((vector_size(32)));

typedef struct {
    Eight color[3], weight, squares;
} Sectors;

static void gather(Sectors *s, const float *p, float vx, float vy)
{
    const float zeta = .33f, eta = 3.8f;
    float ux = .70711f * (vx - vy), uy = .70711f * (vx + vy);
    float x0 = zeta - eta * vx * vx, y0 = zeta - eta * vy * vy, x1 = zeta - eta * ux * ux, y1 = zeta - eta * uy * uy;
    Eight w = (Eight){vy, uy, -vx, -ux, -vy, -uy, vx, ux} + (Eight){x0, x1, y0, y1, x0, x1, y0, y1};
    w = (Eight)((EightBits)(w * w) & (w > 0));
    float total = w[0] + w[1] + w[2] + w[3] + w[4] + w[5] + w[6] + w[7];
    w *= expf(-3.1f * (vx * vx + vy * vy)) / max_of(total, 1e-6f);
    for (int c = 0; c < 3; c++)
        s->color[c] += w * p[c];
    s->weight += w;
    s->squares += w * (p[0] * p[0] + p[1] * p[1] + p[2] * p[2]);
}

static void decide(const Sectors *s, float *out)
{
    float color[3] = {0, 0, 0}, total = 0;
    for (int k = 0; k < 8; k++) {
        float w = s->weight[k];
        if (w < 1e-6f)
            continue;
        float r = s->color[0][k] / w, g = s->color[1][k] / w, b = s->color[2][k] / w;
        float deviation = sqrtf(fabsf(s->squares[k] / w - r * r - g * g - b * b)) * 255;
        float say = 1 / (1 + powf(deviation * .35f, 5));
        color[0] += r * say;
        color[1] += g * say;
        color[2] += b * say;
        total += say;
    }
    for (int c = 0; c < 3; c++)
        out[c] = color[c] / total;
}

static void flatten_pixel(const FlattenJob *j, int x, int y)
{
    int w = j->size.width, h = j->size.height, i = y * w + x;
    float r = j->radius[i];
    if (r < 1.2f) {
        for (int c = 0; c < 3; c++)
            j->out[i * 3 + c] = j->in[i * 3 + c];
        return;
    }
    float clear = j->directions[i * 2 + 1], a = r * clamp(1 + clear, .1f, 2), b = r * clamp(1 / (1 + clear), .1f, 2);
    float c = cosf(j->directions[i * 2]), n = sinf(j->directions[i * 2]);
    int mx = (int)sqrtf(a * a * c * c + b * b * n * n), my = (int)sqrtf(a * a * n * n + b * b * c * c);
    Sectors s = {0};
    for (int dy = -my; dy <= my; dy++)
        for (int dx = -mx; dx <= mx; dx++) {
            float vx = (c * (float)dx + n * (float)dy) / a, vy = (-n * (float)dx + c * (float)dy) / b;
            if (vx * vx + vy * vy <= 1)
                gather(&s, j->in + (inside(y + dy, h) * w + inside(x + dx, w)) * 3, vx, vy);
        }
    decide(&s, j->out + i * 3);
}

static void *flatten_rows(void *arg)
{
    const FlattenJob *j = arg;
    for (int y = j->first; y < j->size.height; y += j->step)
        for (int x = 0; x < j->size.width; x++)
            flatten_pixel(j, x, y);
    return NULL;
}

void filter_flatten(Size z, const float *rgb, float *out, const float *directions, const float *radius, int threads)
{
    pthread_t thread[MOST_THREADS];
    FlattenJob job[MOST_THREADS];
    bool started[MOST_THREADS] = {false};
    threads = threads < 1 ? 1 : threads > MOST_THREADS ? MOST_THREADS : threads;
    for (int i = threads - 1; i >= 0; i--) {
        job[i] = (FlattenJob){z, rgb, directions, radius, out, i, threads};
        started[i] = i > 0 && pthread_create(&thread[i], NULL, flatten_rows, &job[i]) == 0;
        if (!started[i])
            (void)flatten_rows(&job[i]);
    }
    for (int i = 1; i < threads; i++)
        if (started[i])
            pthread_join(thread[i], NULL);
}
