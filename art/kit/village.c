/* SPDX-License-Identifier: MIT
 * The village: far things first. */
#include "kit/village.h"

#include "kit/backdrop.h"

/* One gabled house seen from its end: x, y from the middle of its foot, in half widths. Returns 0 outside, 1 wall,
 * 2 roof, 3 beam, 4 lit window. */
static int house_at(float x, float y, float tall, int kind)
{
    float roof = tall + 1.25f * (1.18f - fabsf(x));
    if (x > .5f && x < .78f && y > tall && y < tall + 1.5f)
        return 3; /* the chimney */
    if (y < 0 || fabsf(x) > 1.18f || y > roof)
        return 0;
    if (y > roof - .24f)
        return 2;
    if (fabsf(x) > 1)
        return 0;
    float wx = fabsf(x - (kind % 3 == 0 ? 0.f : .42f) * (x > 0 ? 1.f : -1.f)), wy = fabsf(y - tall * .55f);
    if (wx < .17f && wy < .26f)
        return wx < .03f ? 3 : 4;
    if (wx < .24f && wy < .33f)
        return 3;
    if (fabsf(x) < .14f && fabsf(y - tall - .45f) < .2f)
        return kind % 2 ? 4 : 1;
    bool post = fabsf(fabsf(x) - .92f) < .08f || fabsf(y - tall) < .08f || fabsf(fabsf(x) - y * .8f) < .06f;
    return post ? 3 : 1;
}

static Vec3 house_row(Vec3 c, const Vec3 *t, float u, float v, int row, float size, float foot)
{
    for (int i = 0; i < 9; i++) {
        int n = i + row * 13;
        float half = size * (.75f + .5f * chance_of(n)),
              x = -1.15f + .29f * (float)i + .12f * chance_of(n + 40) + .1f * (float)row,
              ground = foot + hills(x, (float)row + 5, 1.2f, .18f);
        if (row > 0 && fabsf(x) < .24f)
            continue; /* the middle is the figure's */
        int what = house_at((u - x) / half, (v - ground) / half, 1 + .6f * chance_of(n + 80), n);
        if (what == 0)
            continue;
        float near = .35f + .28f * (float)row;
        Vec3 wall = vec_mix(vec_mix(t[MIDTONE], t[LIGHT], .3f), t[SHADOW], near);
        Vec3 roof = vec_mix(t[MIDTONE], t[DARK], near + .1f), beam = vec_mix(t[SHADOW], t[DARK], near);
        float grain = .75f + .5f * cloud_flat(u * 40, v * 40, 3), lit = u < x ? 1.15f : .85f;
        c = what == 1   ? wall * (grain * lit)
            : what == 2 ? roof * (grain * lit)
            : what == 3 ? beam * grain
                        : t[ACCENT] * 1.9f;
    }
    return c;
}

static Vec3 dusk(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    float cloud = sky_clouds(u + (float)s->back_seed, v, 1.1f);
    Vec3 c = sky_ramp(unit((v + .5f) / 1.7f), t[LIGHT] * 1.1f, vec_mix(t[MIDTONE], t[LIGHT], .25f),
                      vec_mix(t[SHADOW], t[DARK], .4f));
    c += t[ACCENT] * (.5f * halo(u, v, .35f, -.15f, .1f));
    c = vec_mix(c, vec_mix(t[MIDTONE], t[SHADOW], .5f), smooth(.48f, .64f, cloud) * .75f);
    float edge = smooth(.42f, .5f, cloud) * (1 - smooth(.48f, .6f, cloud));
    return c + vec_mix(t[ACCENT], t[GLOW], .4f) * (.5f * edge);
}

static Vec3 hill(Vec3 c, const Vec3 *t, float u, float v, float foot, float seed, float near)
{
    float line = foot + hills(u, seed, 1.2f, .3f);
    Vec3 soil =
        vec_mix(vec_mix(t[MIDTONE], t[LIGHT], .2f), t[DARK], near) * (.75f + .5f * cloud_flat(u * 12, v * 12, 3));
    return vec_mix(c, soil + t[LIGHT] * (.2f * smooth(line - .03f, line, v) * (1 - near)), under(line, v, .008f));
}

Vec3 place_village(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    Vec3 c = dusk(s, u, v);
    c = hill(c, t, u, v, .12f, 3, .25f);
    c = hill(c, t, u, v, -.1f, 7, .4f);
    c = house_row(c, t, u, v, 0, .1f, -.22f);
    c = hill(c, t, u, v, -.32f, 11, .6f);
    c = house_row(c, t, u, v, 1, .19f, -.5f);
    float x = u * 15 + 40, i = floorf(x), stake = -.42f + .06f * chance_of((int)i) + hills(u, 9, 1, .1f);
    float point = fabsf(x - i - .5f), top = stake - max_of(point - .1f, 0) * .16f;
    Vec3 wood = vec_mix(t[SHADOW], t[DARK], .45f) * (.7f + .6f * cloud_flat(u * 70, v * 5, 3)) * (1.25f - 1.2f * point);
    c = vec_mix(c, wood, v < top && point < .46f ? 1.f : 0);
    return hill(c, t, u, v, -.85f, 2, .85f);
}

Vec3 place_evening_hills(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    Vec3 c = dusk(s, u, v - .55f);
    c = hill(c, t, u, v, .42f, 3, .25f);
    c = hill(c, t, u * 1.3f, v, .34f, 7, .5f);
    c = hill(c, t, u * 1.6f, v, .26f, 12, .7f);
    return hill(c, t, u, v, .12f, 2, .9f);
}
