/* SPDX-License-Identifier: MIT
 * The order of the stages matters: each works on what the one before left. Distances are in 640ths of a card's width. */
#include "post/post.h"

#include "engine/noise.h"
#include "post/filter.h"
#include "post/ink.h"
#include "post/pelt.h"
#include "post/strokes.h"

#include <stdlib.h>
#include <string.h>

typedef struct {
    const Scene *scene;
    const Frame *frame;
    Size size;
    int pixels, threads;
    float scale; /* pixels a 640th of a card's width */
} Painter;

/* The tone curve of film, after Narkowicz' fit of ACES. */
static float film(float x)
{
    return unit(x * (2.51f * x + .03f) / (x * (2.43f * x + .59f) + .14f));
}

/* The palette's colour of that brightness. */
static Vec3 palette_at(const Scene *s, float l)
{
    static const Tint order[5] = {DARK, SHADOW, MIDTONE, LIGHT, GLOW};
    float q = l * 4;
    int i = q < 3 ? (int)q : 3;
    Vec3 a = s->tint[order[i]], b = s->tint[order[i + 1]], c;
    for (int k = 0; k < 3; k++)
        c[k] = mix(to_screen(a[k]), to_screen(b[k]), q - (float)i);
    c[3] = 0;
    c = c * (l / max_of(brightness(c), .02f));
    return V(unit(c[0]), unit(c[1]), unit(c[2]));
}

/* Linear light to screen values 0..1, with bloom and the faction's grade. glow: how much of the light of each pixel is
 * halos and bloom of something near; the bloom of a white field, which lies over all, is none. */
static float *develop(const Painter *p, float *glow)
{
    const Scene *s = p->scene;
    const float *light = p->frame->color;
    float *near = filter_plane(p->pixels * 3), *wide = filter_plane(p->pixels * 3), *out = filter_plane(p->pixels * 3);
    for (int i = 0; i < p->pixels * 3; i++)
        near[i] = wide[i] = clamp(light[i] * s->exposure - .75f, 0, 4);
    filter_blur_wide(p->size, near, 9 * p->scale);
    filter_blur_wide(p->size, wide, 38 * p->scale);
    for (int i = 0; i < p->pixels; i++) {
        Vec3 t = grey(0);
        for (int k = 0; k < 3; k++) {
            float c = light[i * 3 + k] * s->exposure + near[i * 3 + k] * .35f + wide[i * 3 + k] * .45f;
            t[k] = to_screen(film(c * .82f));
        }
        const float *a = near + i * 3, *b = wide + i * 3;
        glow[i] = max_of(luminance(V(a[0], a[1], a[2])) - luminance(V(b[0], b[1], b[2])), 0) * .8f +
                  p->frame->halo[i] * s->exposure;
        Vec3 r = vec_mix(t, palette_at(s, brightness(t)), s->grade);
        r = vec_mix(grey(brightness(r)), r, 1.12f);
        for (int k = 0; k < 3; k++)
            out[i * 3 + k] = unit(r[k]);
    }
    free(near);
    free(wide);
    return out;
}

/* Lights lighter and darks darker than what surrounds them, near (creases, teeth) and wide (limbs, faces). */
static void add_contrast(const Painter *p, float *rgb)
{
    static const struct {
        float deviation, strength;
    } of[2] = {{2.2f, .35f}, {18, .28f}};
    float *around = filter_plane(p->pixels * 3);
    for (int k = 0; k < 2; k++) {
        memcpy(around, rgb, (size_t)(p->pixels * 3) * sizeof(float));
        filter_blur_wide(p->size, around, of[k].deviation * p->scale);
        for (int i = 0; i < p->pixels; i++) {
            float *c = rgb + i * 3, *a = around + i * 3;
            float l = brightness(V(c[0], c[1], c[2])), away = l - brightness(V(a[0], a[1], a[2]));
            float lift = clamp(away, -.2f, .2f) * of[k].strength;
            if (lift > 0) /* what is nearly white is lifted no further: white hair and cloth keep their form */
                lift *= unit((1 - l) * 4);
            float factor = clamp((l + lift) / max_of(l, .02f), .5f, 1.6f);
            for (int j = 0; j < 3; j++)
                c[j] = unit(c[j] * factor);
        }
    }
    free(around);
}

/* 0 backdrop .. 1 subject and the edges of things. */
static float *detail_map(const Painter *p)
{
    int w = p->size.width, h = p->size.height;
    const int *part = p->frame->part;
    float *detail = filter_plane(p->pixels), *edge = filter_plane(p->pixels);
    for (int y = 1; y < h - 1; y++)
        for (int x = 1; x < w - 1; x++) {
            int i = y * w + x;
            edge[i] = part[i] != part[i + 1] || part[i] != part[i + w] ? 1 : 0;
        }
    filter_blur(p->size, edge, 1, 3 * p->scale);
    for (int i = 0; i < p->pixels; i++) {
        float subject = part[i] < 0 ? 0 : .65f + .25f * (1 - unit((p->frame->depth[i] - 3) / 9));
        detail[i] = unit(subject * .75f + edge[i] * 1.6f);
    }
    filter_blur(p->size, detail, 1, 2 * p->scale);
    free(edge);
    return detail;
}

static float *flattened(const Painter *p, const float *rgb, const float *detail)
{
    float *directions = filter_plane(p->pixels * 2), *radius = filter_plane(p->pixels);
    float *out = filter_plane(p->pixels * 3);
    filter_directions(p->size, rgb, directions, 2.2f * p->scale);
    for (int i = 0; i < p->pixels; i++)
        radius[i] = mix(8, 2.2f, unit(detail[i] * 1.25f)) * p->scale * p->scene->smear;
    filter_flatten(p->size, rgb, out, directions, radius, p->threads);
    free(directions);
    free(radius);
    return out;
}

static void add_strokes(const Painter *p, float *rgb, float *relief, const float *detail)
{
    size_t bytes = (size_t)(p->pixels * 3) * sizeof(float);
    float *directions = filter_plane(p->pixels * 2), *canvas = filter_plane(p->pixels * 3);
    filter_directions(p->size, rgb, directions, 3.2f * p->scale);
    memcpy(canvas, rgb, bytes);
    strokes_paint(p->size, canvas, relief, directions, detail, p->scale);
    for (int i = 0; i < p->pixels; i++) {
        float share = p->scene->strokes * mix(1, .62f, unit(detail[i]));
        for (int c = 0; c < 3; c++)
            rgb[i * 3 + c] = mix(rgb[i * 3 + c], canvas[i * 3 + c], share);
    }
    free(directions);
    free(canvas);
}

/* Light on the ridges of the paint, the weave of the canvas, darker corners. */
static void finish(const Painter *p, float *rgb, const float *relief, const float *detail)
{
    int w = p->size.width, h = p->size.height;
    for (int y = 0; y < h; y++)
        for (int x = 0; x < w; x++) {
            int i = y * w + x, left = x > 0 ? i - 1 : i, right = x < w - 1 ? i + 1 : i, up = y > 0 ? i - w : i,
                down = y < h - 1 ? i + w : i;
            float slope = -(relief[right] - relief[left]) * .5f - (relief[down] - relief[up]) * .7f;
            float cx = (float)x / p->scale, cy = (float)y / p->scale;
            float weave = sinf(cx * 1.9f + noise_flat(cx * .05f, cy * .05f) * 2) *
                          sinf(cy * 1.9f + noise_flat(cx * .05f + 9, cy * .05f) * 2) * .012f;
            float grain =
                (noise_flat(cx * .9f, cy * .9f) - .5f) * .03f + (cloud_flat(cx * .02f, cy * .02f, 3) - .5f) * .04f;
            float u = ((float)x * 2 - (float)w) / (float)w, v = ((float)y * 2 - (float)h) / (float)h;
            float corner = 1 - .34f * p->scene->vignette * smooth(.55f, 1.45f, sqrtf(u * u * .9f + v * v));
            float shade = (1 + slope * .16f * mix(1, .45f, detail[i]) + (weave + grain) * p->scene->canvas) * corner;
            for (int c = 0; c < 3; c++)
                rgb[i * 3 + c] = unit(rgb[i * 3 + c] * shade);
        }
}

static Image to_image(const Painter *p, const float *rgb, bool alpha)
{
    Image image = image_new(p->size.width, p->size.height);
    for (int i = 0; i < p->pixels; i++) {
        for (int c = 0; c < 3; c++)
            image.rgba[i * 4 + c] = (uint8_t)(rgb[i * 3 + c] * 255 + .5f);
        image.rgba[i * 4 + 3] = alpha ? (uint8_t)(unit(p->frame->coverage[i]) * 255 + .5f) : 255;
    }
    return image;
}

Image post_paint(const Scene *s, const Frame *f, Look look, bool alpha, int threads)
{
    float scale = (float)f->width / 640 * s->stroke_size;
    Painter p = {s, f, {f->width, f->height}, f->width * f->height, threads, scale};
    float *glow = filter_plane(p.pixels), *rgb = develop(&p, glow);
    add_contrast(&p, rgb);
    plan_values(f, look, rgb, scale);
    float *detail = detail_map(&p), *relief = filter_plane(p.pixels);
    for (int i = 0; i < p.pixels; i++)
        relief[i] = .5f;
    float *flat = flattened(&p, rgb, detail);
    if (s->strokes > 0)
        add_strokes(&p, flat, relief, detail);
    ink_draw(s, f, glow, flat, scale);
    pelt_comb(s, f, flat, scale);
    finish(&p, flat, relief, detail);
    Image image = to_image(&p, flat, alpha);
    free(rgb);
    free(glow);
    free(detail);
    free(relief);
    free(flat);
    return image;
}
