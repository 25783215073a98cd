/* SPDX-License-Identifier: MIT
 * What backdrops are made of: skies, clouds, discs, ridges, castles, all functions of u (-1..1, left to right) and v (up).
 * A backdrop lays them over each other, far ones first, with backdrop_lay. */
#ifndef FORGE_KIT_BACKDROP_H
#define FORGE_KIT_BACKDROP_H

#include "engine/noise.h"
#include "engine/scene.h"

/* 0..1, of the i-th thing of a backdrop. */
static inline float chance_of(int i)
{
    return hash_unit((uint32_t)i * 2654435761u + 17);
}

/* Three colours from bottom (t 0) to top (t 1). */
static inline Vec3 sky_ramp(float t, Vec3 low, Vec3 middle, Vec3 high)
{
    return t < .5f ? vec_mix(low, middle, unit(t * 2)) : vec_mix(middle, high, unit(t * 2 - 1));
}

/* 0..1, drifting. */
static inline float sky_clouds(float u, float v, float fine)
{
    float w = cloud_flat(u * fine + 3, v * fine * 2.2f, 5);
    return cloud_flat(u * fine + w * 1.6f, v * fine * 2.4f + w * 1.1f, 5);
}

static inline float distance_to(float u, float v, float x, float y)
{
    return sqrtf((u - x) * (u - x) + (v - y) * (v - y));
}

static inline float disc(float u, float v, float x, float y, float r, float soft)
{
    return 1 - smooth(r - soft, r + soft, distance_to(u, v, x, y));
}

static inline float halo(float u, float v, float x, float y, float r)
{
    return expf(-max_of(distance_to(u, v, x, y) - r, 0) * 3.2f);
}

/* Shafts of light from a point. */
static inline float shafts(float u, float v, float x, float y, float n)
{
    return cloud_flat(atan2f(u - x, y - v) * n, 3.3f, 3);
}

/* Height of a rolling line of hills, -half..half of `height`. */
static inline float hills(float u, float seed, float fine, float height)
{
    return height * (cloud_flat(u * fine + seed * 13.7f, seed * 3.1f, 5) - .5f);
}

/* Height of a line of peaks, 0..height. */
static inline float peaks(float u, float seed, float fine, float height)
{
    float x = u * fine + seed * 7.3f, i = floorf(x), t = x - i;
    float tall = hash_unit((uint32_t)((int)i * 31 + (int)(seed * 97)));
    float top = .25f + .5f * hash_unit((uint32_t)((int)i * 57 + (int)(seed * 31)));
    float side = t < top ? t / top : (1 - t) / (1 - top);
    return height * (.35f + .65f * tall) * side + height * .12f * cloud_flat(u * fine * 4, seed, 3);
}

/* 1 below the line, 0 above. */
static inline float under(float line, float v, float soft)
{
    return smooth(line + soft, line - soft, v);
}

/* The sun over a desert, clouds moved to the left by `drift`; rays: how much of its shafts is seen, 0 none. */
static inline Vec3 desert_sky(const Scene *s, float u, float v, float drift, float rays)
{
    const Vec3 *t = s->tint;
    float x = s->disc_x, y = s->disc_y, r = .6f * s->disc_size;
    Vec3 c = sky_ramp(unit((v + .55f) / 1.8f), rgb(0xf0b860), rgb(0x78b4b0), rgb(0x1c6a94) * .85f);
    float haze = halo(u, v, x, y, r - .05f);
    c += rgb(0xffb050) * (.32f * haze * haze);
    c = vec_mix(c, vec_mix(t[ACCENT], t[GLOW], .65f) * .75f,
                smooth(.54f, .72f, sky_clouds(u + drift, v * 1.4f, 1.1f)) * .5f);
    if (rays > 0)
        c += t[ACCENT] * (rays * smooth(.45f, .7f, shafts(u - x, v, 0, y, 5)));
    Vec3 face = vec_mix(vec_mix(t[LIGHT], t[GLOW], .4f) * 1.1f, rgb(0xf08a2a) * 1.1f, smooth(y + .58f, y - .47f, v));
    return vec_mix(c, face, disc(u, v, x, y, r, .012f));
}

/* 1 inside the silhouette of a castle of that width, standing at x, base. */
float castle(float u, float v, float x, float base, float size);
/* 1 in a lit window of the castle's grid. */
float castle_window(float u, float v, float share_lit);

#endif
