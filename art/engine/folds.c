/* SPDX-License-Identifier: MIT */
#include "engine/folds.h"

#include "engine/noise.h"

/* Broad ridges, narrow valleys, -.75 .. 1 or so: as thick cloth lies. */
static float ridges(float u)
{
    float s = sinf(u * .5f);
    return 1.7f * sqrtf(s * s + .015f) - .95f;
}

/* Ridges that part from a point, some long, some short. */
static float fan_height(const Fold *f, Vec3 away, float far)
{
    float x = vec_dot(away, f->turn.axis[0]), z = vec_dot(away, f->turn.axis[2]), t = far / f->reach,
          flat = sqrtf(x * x + z * z), middle = smooth(.08f, .34f, flat / f->reach);
    if (middle <= 0)
        return 0;
    Vec3 way = V(x, z, 0) * (1 / max_of(flat, 1e-4f));
    float strong = noise_at(way * 1.7f + V(0, 0, f->seed * 3.7f)), end = .55f + .45f * strong;
    if (t >= end)
        return 0;
    float angle = atan2f(z, x) + .55f * (noise_at(away * (2.6f / f->reach) + V(f->seed, 2, 0)) - .5f);
    return (.4f + .9f * strong) * middle * (1 - smooth(end * .5f, end, t)) * ridges(angle * f->count);
}

/* Rings askew round a line, pushed together. */
static float band_height(const Fold *f, Vec3 away, float along)
{
    Vec3 at = (away - f->turn.axis[1] * (along * .3f)) * (.9f / f->count);
    float wander = noise_at(at + V(f->seed, 0, 5)) - .5f, strong = noise_at(at * 1.3f + V(3, f->seed, 1));
    float envelope = 1 - smooth(.35f, 1, fabsf(along) / f->reach);
    return (.15f + 1.3f * strong) * envelope * ridges(along / f->count * 2 * PI + 8 * wander);
}

float folds_height(const Scene *s, const Part *part, Vec3 p)
{
    float h = 0;
    for (int i = part->first_fold; i < part->first_fold + part->folds; i++) {
        const Fold *f = &s->folds[i];
        Vec3 away = p - f->at;
        float far2 = vec_dot(away, away), reach = f->reach + f->wide;
        if (far2 >= reach * reach)
            continue;
        float along = vec_dot(away, f->turn.axis[1]), far = sqrtf(far2);
        if (f->fan)
            h += f->depth * fan_height(f, away, far);
        else if (fabsf(along) < f->reach)
            h += f->depth * band_height(f, away, along) * (1 - smooth(f->reach + f->wide * .7f, reach, far));
    }
    return h;
}
