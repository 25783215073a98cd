/* SPDX-License-Identifier: MIT
 * How a coat is drawn: its area is first evened out and darkened, as the shadow between the hairs. Then hairs are laid from
 * the bottom of the picture to its top, so that each hangs over the roots of those below. A hair has the colour that its root had
 * in the light; locks of them, about a dozen wide, are a little lighter or darker than each other and lean their own way. */
#include "post/pelt.h"

#include "engine/light.h"
#include "engine/noise.h"
#include "post/filter.h"

#include <stdlib.h>
#include <string.h>

typedef struct {
    const Frame *frame;
    Tracer camera;
    float *rgb;
    const float *coat; /* evened out */
    float scale, unit; /* unit: pixels of a world's unit one unit away */
} Comb;

typedef struct {
    int root;                               /* pixel */
    float x, y, dx, dy, bend, width, shade; /* dx, dy: from root to tip, pixels */
} Hair;

static Vec3 hair_of(const Frame *f, int i)
{
    const float *h = f->hair + i * 3;
    return V(h[0], h[1], h[2]);
}

static float length_of(const Frame *f, int i)
{
    return vec_length(hair_of(f, i));
}

/* Where no hair is, the hair beside it does not count, and the other way round. */
static float *coat_of(const Frame *f, const float *rgb, float deviation)
{
    int n = f->width * f->height;
    Size z = {f->width, f->height};
    float *coat = filter_plane(n * 3), *share = filter_plane(n);
    for (int i = 0; i < n; i++) {
        share[i] = length_of(f, i) > 0;
        for (int c = 0; c < 3; c++)
            coat[i * 3 + c] = rgb[i * 3 + c] * share[i];
    }
    filter_blur(z, coat, 3, deviation);
    filter_blur(z, share, 1, deviation);
    for (int i = 0; i < n; i++)
        for (int c = 0; c < 3; c++)
            coat[i * 3 + c] /= max_of(share[i], .001f);
    free(share);
    return coat;
}

/* 0 hair that lies sleek .. 1 fur that stands off its surface. */
static float bristles_at(const Frame *f, int i)
{
    const float *n = f->normal + i * 3;
    Vec3 way = hair_of(f, i);
    return unit(vec_dot(way, vec_unit(V(n[0], n[1], n[2]))) / max_of(vec_length(way) * .4f, 1e-6f));
}

static bool grow(const Comb *k, int x, int y, const float r[4], Hair *out)
{
    const Frame *f = k->frame;
    int i = y * f->width + x;
    Vec3 way = hair_of(f, i);
    float all = vec_length(way);
    if (all <= 0 || f->part[i] < 0)
        return false;
    float lx = (float)x / (11 * k->scale), ly = (float)y / (16 * k->scale);
    float bristles = bristles_at(f, i);
    way = way * (1 / all);
    float right = vec_dot(way, k->camera.right), up = vec_dot(way, k->camera.up);
    float flat = max_of(sqrtf(right * right + up * up), .001f);
    float lean = ((noise_flat(lx * .6f + 31, ly * .6f) - .5f) * 1.5f + (r[1] - .5f) * .5f) * mix(.25f, 1, bristles);
    float c = cosf(lean), s = sinf(lean);
    float length = clamp(all * k->unit / max_of(f->depth[i], .1f), 5 * k->scale, 30 * k->scale) * (.6f + .7f * r[2]) *
                   mix(.45f, 1, unit(flat));
    float dx = right / flat, dy = -up / flat;
    *out = (Hair){.root = i,
                  .x = (float)x + r[3],
                  .y = (float)y + r[0],
                  .dx = (c * dx - s * dy) * length,
                  .dy = (s * dx + c * dy) * length,
                  .bend = (r[3] - .5f) * .35f,
                  .width = (.75f + .55f * r[1]) * k->scale,
                  .shade = 1 + mix(.20f, .42f, bristles) * (r[2] - .48f) +
                           mix(.26f, .56f, bristles) * (noise_flat(lx, ly) - .5f)};
    return true;
}

/* A hair hangs over fur and over what lies well behind it, never over an eye or a nose. */
static bool covers(const Frame *f, int root, int i)
{
    float behind = f->depth[i] - f->depth[root], length = length_of(f, root);
    return length_of(f, i) > 0 ? behind > -length * .5f : behind > length;
}

static void draw(const Comb *k, const Hair *h)
{
    const Frame *f = k->frame;
    float length = max_of(sqrtf(h->dx * h->dx + h->dy * h->dy), 1);
    int steps = (int)(length * 1.5f) + 2;
    const float *coat = k->coat + h->root * 3;
    for (int n = 0; n <= steps; n++) {
        float t = (float)n / (float)steps, aside = h->bend * t * t * length;
        float x = h->x + h->dx * t - h->dy / length * aside, y = h->y + h->dy * t + h->dx / length * aside;
        float half = h->width * (1 - .8f * t * t) * .5f, light = h->shade * (.78f + .45f * t);
        for (int py = (int)floorf(y - half - .5f); py <= (int)(y + half + .5f); py++)
            for (int px = (int)floorf(x - half - .5f); px <= (int)(x + half + .5f); px++) {
                if (px < 0 || py < 0 || px >= f->width || py >= f->height || !covers(f, h->root, py * f->width + px))
                    continue;
                float ax = (float)px - x, ay = (float)py - y;
                float a = unit(half + .5f - sqrtf(ax * ax + ay * ay)) * .6f * (1 - .5f * t * t * t);
                float *at = k->rgb + (py * f->width + px) * 3;
                for (int c = 0; c < 3; c++)
                    at[c] = mix(at[c], unit(coat[c] * light), a);
            }
    }
}

/* The shadow between the hairs; where they lie sleek the form of the locks below is kept. */
static void lay_shadow(const Frame *f, const float *coat, float *rgb)
{
    for (int i = 0; i < f->width * f->height; i++) {
        if (length_of(f, i) <= 0)
            continue;
        float bristles = bristles_at(f, i);
        for (int c = 0; c < 3; c++)
            rgb[i * 3 + c] =
                mix(rgb[i * 3 + c], coat[i * 3 + c] * mix(.80f, .62f, bristles), mix(.45f, .75f, bristles));
    }
}

static float next_of(uint32_t *random)
{
    *random = *random * 1664525u + 1013904223u;
    return (float)(*random >> 8) * (1.f / 16777216.f);
}

void pelt_comb(const Scene *s, const Frame *f, float *rgb, float scale)
{
    Comb k = {.frame = f,
              .camera = {.scene = s, .width = f->width, .height = f->height},
              .rgb = rgb,
              .scale = scale,
              .unit = (float)f->height * .5f / tanf(s->view_angle * PI / 360)};
    tracer_aim(&k.camera);
    float *coat = coat_of(f, rgb, 3.5f * scale);
    k.coat = coat;
    lay_shadow(f, coat, rgb);
    float pitch = 1.9f * scale;
    uint32_t random = 4711;
    int rows = (int)((float)f->height / pitch), columns = (int)((float)f->width / pitch);
    for (int j = rows - 1; j >= 0; j--)
        for (int i = 0; i < columns; i++) {
            float r[4];
            for (int n = 0; n < 4; n++)
                r[n] = next_of(&random);
            int x = (int)(((float)i + r[0]) * pitch), y = (int)(((float)j + r[1]) * pitch);
            Hair h;
            if (x < f->width && y < f->height && grow(&k, x, y, r, &h))
                draw(&k, &h);
        }
    free(coat);
}
