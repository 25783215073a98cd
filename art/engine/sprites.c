/* SPDX-License-Identifier: MIT
 * One function a kind of sprite; dx, dy are -1..1 within its radius. Halos are gathered first and laid over the picture
 * together: over a figure no more of them than leaves its form to be seen, until so many overlap that they are a flame, which
 * hides what it is before and is white at heart. */
#include "engine/sprites.h"

#include <stdlib.h>

float sprites_halo(float d)
{
    return (expf(-d * d * 2.5f) + .12f * expf(-d * 1.5f)) * (1 - smooth(2.3f, HALO_REACH, d));
}

float sprites_capped(float light, bool over_figure)
{
    float most = over_figure ? mix(.9f, 2.6f, smooth(4, 9, light)) : 2.6f, share = light / most;
    return light / sqrtf(1 + share * share);
}

static void add(float *pixel, Vec3 color, float strength)
{
    for (int k = 0; k < 3; k++)
        pixel[k] += color[k] * strength;
}

static void cover(float *pixel, Vec3 color, float share)
{
    for (int k = 0; k < 3; k++)
        pixel[k] = mix(pixel[k], color[k], share);
}

static void glow(float *pixel, const Sprite *s, float d)
{
    add(pixel, s->color, sprites_halo(d) * s->strength);
}

static void bubble(float *pixel, const Sprite *s, float dx, float dy, float d)
{
    float rim = d < 1 ? (.10f + .9f * powf(d, 5)) * (1 - smooth(.94f, 1, d)) : 0;
    float shine = expf(-((dx + .4f) * (dx + .4f) + (dy + .42f) * (dy + .42f)) * 22);
    add(pixel, s->color, rim * .6f * s->strength);
    add(pixel, grey(1.6f), shine * s->strength);
}

static void leaf(float *pixel, const Sprite *s, float dx, float dy, float angle)
{
    float c = cosf(angle), n = sinf(angle), along = dx * c + dy * n, across = -dx * n + dy * c;
    float half = .42f * sqrtf(max_of(1 - along * along, 0));
    if (fabsf(along) >= 1)
        return;
    cover(pixel, s->color * (across > 0 ? 1.1f : .75f), (1 - smooth(half - .12f, half, fabsf(across))) * s->strength);
}

static void sparkle(float *pixel, const Sprite *s, float dx, float dy, float d)
{
    float star = unit(1 - (sqrtf(fabsf(dx)) + sqrtf(fabsf(dy)))) * 3;
    add(pixel, s->color, (star + expf(-d * d * 8)) * s->strength);
}

static void snow(float *pixel, const Sprite *s, float d)
{
    cover(pixel, s->color, (1 - smooth(.55f, 1, d)) * s->strength);
}

static void draw(Frame *f, float *halos, const Sprite *s, int index, float x, float y, float z, float r)
{
    int reach = (int)ceilf(r * (s->kind == SPRITE_GLOW ? HALO_REACH : 1.3f)) + 1;
    float angle = hash_unit((uint32_t)index) * 2 * PI;
    for (int j = (int)y - reach; j <= (int)y + reach; j++)
        for (int i = (int)x - reach; i <= (int)x + reach; i++) {
            if (i < 0 || j < 0 || i >= f->width || j >= f->height)
                continue;
            int at = j * f->width + i;
            if (f->depth[at] < z - .05f)
                continue;
            float dx = ((float)i + .5f - x) / r, dy = ((float)j + .5f - y) / r, d = sqrtf(dx * dx + dy * dy);
            float *pixel = f->color + at * 3;
            switch (s->kind) {
            case SPRITE_GLOW:
                glow(halos + at * 3, s, d);
                break;
            case SPRITE_BUBBLE:
                bubble(pixel, s, dx, dy, d);
                break;
            case SPRITE_LEAF:
                leaf(pixel, s, dx, dy, angle);
                break;
            case SPRITE_SPARKLE:
                sparkle(pixel, s, dx, dy, d);
                break;
            case SPRITE_SNOW:
                snow(pixel, s, d);
                break;
            }
        }
}

static void lay_halos(Frame *f, const float *halos)
{
    for (int i = 0; i < f->width * f->height; i++) {
        const float *h = halos + i * 3;
        float most = max_of(h[0], max_of(h[1], h[2]));
        if (most <= 0)
            continue;
        f->halo[i] = sprites_capped(most, f->part[i] >= 0);
        Vec3 c = vec_mix(V(h[0], h[1], h[2]) * (1 / most), V(1, .93f, .74f), .7f * smooth(3, 10, most));
        add(f->color + i * 3, c, f->halo[i]);
    }
}

void sprites_draw(const Tracer *t, Frame *f)
{
    const Scene *s = t->scene;
    float scale = (float)f->height * .5f / tanf(s->view_angle * PI / 360);
    float *halos = calloc((size_t)(f->width * f->height) * 3, sizeof *halos);
    if (halos == NULL)
        forge_fail("out of memory");
    for (int i = 0; i < s->sprite_count; i++) {
        float x, y, z;
        tracer_project(t, s->sprites[i].at, &x, &y, &z);
        if (z >= .2f && fabsf(x) < 1e5f && fabsf(y) < 1e5f)
            draw(f, halos, &s->sprites[i], i, x, y, z, s->sprites[i].radius / z * scale);
    }
    lay_halos(f, halos);
    free(halos);
}
