/* SPDX-License-Identifier: MIT
 * Coarse strokes go to the backdrop only; finer ones where the canvas still differs from what it should show (after
 * Hertzmann 1998), each along the direction of the picture there, with bristles and a ragged end. */
#include "post/strokes.h"

#include "engine/noise.h"
#include "engine/scene.h"

#include <stdlib.h>
#include <string.h>

enum { LAYERS = 4 };

typedef struct {
    float x, y, length, width, angle, bend, strength, color[3];
    uint32_t seed;
} Stroke;

typedef struct {
    Size size;
    float *canvas, *height, *reference;
    const float *directions, *detail;
    float scale;
    uint32_t random;
} Easel;

static float chance(Easel *e)
{
    e->random = e->random * 1664525u + 1013904223u;
    return (float)(e->random >> 8) * (1.f / 16777216.f);
}

static int inside(int v, int n)
{
    return v < 0 ? 0 : v >= n ? n - 1 : v;
}

static void lay(Easel *e, const Stroke *s)
{
    float c = cosf(s->angle), n = sinf(s->angle), half = s->length * .5f, reach = half + s->width;
    int w = e->size.width, h = e->size.height;
    int x0 = inside((int)(s->x - reach), w), x1 = inside((int)(s->x + reach + 1), w);
    int y0 = inside((int)(s->y - reach), h), y1 = inside((int)(s->y + reach + 1), h);
    for (int y = y0; y <= y1; y++)
        for (int x = x0; x <= x1; x++) {
            float dx = (float)x - s->x, dy = (float)y - s->y, along = c * dx + n * dy, across = -n * dx + c * dy;
            across += s->bend * along * along;
            float v = across / (s->width * (1 - .35f * smooth(0, half, fabsf(along)))), u = along / half;
            if (fabsf(v) > 1 || fabsf(u) > 1.15f)
                continue;
            float bristle = noise_flat(v * 4.2f + (float)(s->seed & 1023), u * .9f + (float)(s->seed >> 20));
            float fine = noise_flat(v * 11 + (float)(s->seed & 511), u * 1.4f);
            float edge = (1 - smooth(.72f, 1, fabsf(v) + .25f * (fine - .5f))) *
                         (1 - smooth(.62f, 1.1f, fabsf(u) + .45f * (bristle - .5f)));
            float a = edge * s->strength * (.55f + .45f * smooth(.25f, .6f, bristle));
            float *p = e->canvas + (y * w + x) * 3, shade = 1 + .13f * (fine - .5f) + .05f * (bristle - .5f);
            for (int k = 0; k < 3; k++)
                p[k] = mix(p[k], s->color[k] * shade, a);
            float *relief = e->height + y * w + x;
            *relief = mix(*relief, fine * .7f + bristle * .3f, a);
        }
}

/* Mean difference of canvas and reference around a pixel. */
static float error_around(const Easel *e, int x, int y, int half)
{
    float sum = 0;
    int n = 0;
    for (int j = -half; j <= half; j += 2)
        for (int i = -half; i <= half; i += 2) {
            int q = inside(y + j, e->size.height) * e->size.width + inside(x + i, e->size.width);
            float d = 0;
            for (int c = 0; c < 3; c++) {
                float one = e->canvas[q * 3 + c] - e->reference[q * 3 + c];
                d += one * one;
            }
            sum += sqrtf(d);
            n++;
        }
    return sum / (float)n;
}

static bool wanted(int layer, float detail, float error, float r)
{
    static const float threshold[LAYERS] = {0, .035f, .045f, .055f};
    if (layer == 0)
        return detail <= .35f;
    if (error < threshold[layer] * mix(2.2f, .7f, detail) && r > (layer == 1 ? .45f : .16f))
        return false;
    return !(layer == 1 && detail > .8f) && !(layer == 3 && detail < .25f);
}

static Stroke stroke_at(const Easel *e, int layer, float width, float x, float y, int pixel, const float r[3])
{
    static const float strength[LAYERS] = {.75f, .78f, .82f, .82f};
    float clear = e->directions[pixel * 2 + 1];
    Stroke s = {.x = x, .y = y, .width = width * (.75f + .5f * r[1]), .strength = strength[layer]};
    s.length = s.width * mix(2.2f, 6, clear) * (.8f + .5f * r[2]);
    s.angle = e->directions[pixel * 2] + (r[1] - .5f) * mix(.9f, .15f, clear);
    s.bend = (r[2] - .5f) * .5f / s.length;
    s.seed = (uint32_t)(hash_unit((uint32_t)(pixel * 4 + layer)) * 4e9f);
    for (int c = 0; c < 3; c++)
        s.color[c] = e->reference[pixel * 3 + c] * (1 + (r[0] - .5f) * .09f) +
                     (hash_unit((uint32_t)(pixel * 3 + c + layer)) - .5f) * .022f;
    return s;
}

static void paint_layer(Easel *e, int layer, float width)
{
    float pitch = width * (layer < 2 ? .95f : 1.05f);
    int columns = (int)((float)e->size.width / pitch) + 1, rows = (int)((float)e->size.height / pitch) + 1, n = 0;
    int half = (int)max_of(1, pitch * .5f);
    Stroke *list = malloc((size_t)(columns * rows) * sizeof *list);
    if (list == NULL)
        forge_fail("out of memory");
    for (int j = 0; j < rows; j++)
        for (int i = 0; i < columns; i++) {
            float x = ((float)i + chance(e)) * pitch, y = ((float)j + chance(e)) * pitch;
            int px = inside((int)x, e->size.width), py = inside((int)y, e->size.height), at = py * e->size.width + px;
            float r[3];
            for (int k = 0; k < 3; k++)
                r[k] = chance(e);
            if (wanted(layer, e->detail[at], error_around(e, px, py, half), r[0]))
                list[n++] = stroke_at(e, layer, width, x, y, at, r);
        }
    for (int i = n - 1; i > 0; i--) { /* in any order, or rows would show */
        int j = (int)(chance(e) * (float)(i + 1));
        Stroke one = list[i];
        list[i] = list[j];
        list[j] = one;
    }
    for (int i = 0; i < n; i++)
        lay(e, &list[i]);
    free(list);
}

void strokes_paint(Size z, float *canvas, float *height, const float *directions, const float *detail, float scale)
{
    static const float width[LAYERS] = {16, 8.5f, 4.6f, 2.4f};
    size_t bytes = (size_t)(z.width * z.height * 3) * sizeof(float);
    float *goal = filter_plane(z.width * z.height * 3);
    Easel e = {z, canvas, height, filter_plane(z.width * z.height * 3), directions, detail, scale, 12345};
    memcpy(goal, canvas, bytes);
    for (int layer = 0; layer < LAYERS; layer++) {
        memcpy(e.reference, goal, bytes);
        filter_blur(z, e.reference, 3, width[layer] * scale * .30f);
        paint_layer(&e, layer, width[layer] * scale);
    }
    free(e.reference);
    free(goal);
}
