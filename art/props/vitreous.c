/* SPDX-License-Identifier: MIT
 * Glass that was something else. */
#include "props/vitreous.h"

Glazing glazing_begin(void)
{
    const Scene *s = scene();
    return (Glazing){s->shape_count, s->part_count};
}

static bool stays(const Material *m)
{
    return m->pattern == PAT_EYE || luminance(m->emit) > .3f || luminance(m->color) > .62f;
}

void glazing_all(Glazing since, int m)
{
    Scene *s = scene();
    for (int i = since.shapes; i < s->shape_count; i++)
        if (!stays(&s->materials[s->shapes[i].material]))
            s->shapes[i].material = m;
    glazing_clear(since);
}

void glazing_clear(Glazing since)
{
    Scene *s = scene();
    for (int i = since.parts; i < s->part_count; i++) {
        Part *p = &s->parts[i];
        if (p->first < s->shape_count && s->materials[s->shapes[p->first].material].jelly)
            p->jelly = true;
    }
}

int glass_polished(Vec3 color, float mirror)
{
    int m = material_plain(color, .07f, 2);
    material(m)->metal = mirror;
    material(m)->sss = color * .5f;
    material(m)->rim = 1.5f;
    return m;
}

int glass_through(Vec3 color, float dark)
{
    int m =
        material_jelly(color * .4f, (grey(1.15f) - color) * dark); /* little of its own light, or the inside is milk */
    material(m)->bump = .03f;
    return m;
}

float pointed_arch(float u, float v, float x, float half, float foot)
{
    float du = fabsf(u - x);
    if (v < foot)
        return du - half;
    return sqrtf((du + half) * (du + half) + (v - foot) * (v - foot)) - 2 * half;
}
