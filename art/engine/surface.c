/* SPDX-License-Identifier: MIT
 * Patterns: each is a colour (surface_pattern) and a height (surface_relief) over space, so it follows any shape. */
#include "engine/surface.h"

#include "engine/noise.h"

static void material_mix(Material *a, const Material *b, float t)
{
    a->color = vec_mix(a->color, b->color, t);
    a->color2 = vec_mix(a->color2, b->color2, t);
    a->emit = vec_mix(a->emit, b->emit, t);
    a->sss = vec_mix(a->sss, b->sss, t);
    a->rough = mix(a->rough, b->rough, t);
    a->metal = mix(a->metal, b->metal, t);
    a->spec = mix(a->spec, b->spec, t);
    a->rim = mix(a->rim, b->rim, t);
    if (t > .5f) {
        a->pattern = b->pattern;
        a->fine = b->fine;
        a->bump = b->bump;
        a->jelly = b->jelly;
        a->pupil = b->pupil;
    }
}

static const Shape *material_of_part(const Near *n, Vec3 p, int part, Material *out, float *distance)
{
    const Scene *s = n->scene;
    const Shape *ruling = NULL;
    float d = 1e9f;
    for (int i = 0; i < n->count; i++) {
        const Shape *q = &s->shapes[n->shape[i]];
        if (q->part != part)
            continue;
        float e = shape_distance(s, q, p);
        if (q->carved) {
            float h = max_of(q->blend - fabsf(d + e), 0) / q->blend;
            if (-e > d && ruling != NULL) {
                float t = 1 - h * .5f;
                material_mix(out, &s->materials[q->material], t);
                if (t > .5f)
                    ruling = q;
            }
            d = smooth_max(d, -e, q->blend);
            continue;
        }
        if (ruling == NULL) {
            *out = s->materials[q->material];
            ruling = q;
            d = e;
            continue;
        }
        float h = max_of(q->blend - fabsf(d - e), 0) / q->blend;
        material_mix(out, &s->materials[q->material], smooth(.2f, .8f, e < d ? 1 - h * .5f : h * .5f));
        if (e < d)
            ruling = q;
        d = smooth_min(d, e, q->blend);
    }
    *distance = d;
    return ruling;
}

/* Where two parts of one skin melt, their materials do, by the same weight. */
const Shape *surface_material(const Near *n, Vec3 p, int part, Material *out)
{
    const Scene *s = n->scene;
    const Part *k = &s->parts[part];
    float d = 1e9f;
    const Shape *ruling = material_of_part(n, p, part, out, &d);
    int before = -1;
    for (int i = 0; k->skin > 0 && ruling != NULL && i < n->count; i++) {
        int other = n->part[i];
        if (other == before || other == part || s->parts[other].skin != k->skin)
            continue;
        before = other;
        Material m;
        float e = 1e9f, seam = min_of(k->seam, s->parts[other].seam);
        if (material_of_part(n, p, other, &m, &e) != NULL)
            material_mix(out, &m, smooth(.2f, .8f, .5f * unit((seam - fabsf(d - e)) / seam)));
    }
    return ruling;
}

/* Cells whose borders wander: cobbles, cracks, lava. */
static float wandering_cells(Vec3 q, float size, float wander, float *next)
{
    return cells_at(q * size + V(1, 1, 1) * (cloud_at(q, 2) * wander), NULL, next);
}

static Vec3 sand_place(Vec3 q)
{
    return V(q[0] * .6f + q[2] * .9f + cloud_at(q * .3f, 2) * 6, q[1], q[2] * .2f);
}

static float tile_edge(Vec3 q)
{
    float x = fabsf(q[0] - floorf(q[0]) - .5f), z = fabsf(q[2] - floorf(q[2]) - .5f);
    return smooth(.44f, .5f, max_of(x, z));
}

/* Distance to the joint between blocks, 0 in it; *block: a number of the block. */
static float brick_joint(Vec3 q, float *block)
{
    float row = floorf(q[1]), along = (q[0] + q[2] * .8f) * .55f + (fmodf(fabsf(row), 2) < 1 ? .5f : 0),
          column = floorf(along);
    float y = q[1] - row, x = along - column;
    *block = noise_of_cell((int)row, (int)column, 3);
    return min_of(min_of(x, 1 - x) * 1.8f, min_of(y, 1 - y));
}

float surface_relief(const Material *m, Vec3 p)
{
    Vec3 q = p * m->fine;
    float a, next;
    switch (m->pattern) {
    case PAT_SCALE:
        a = cells_at(q, NULL, &next);
        return smooth(0, .32f, next - a) * .55f - a * .3f; /* plates with grooves, a little domed */
    case PAT_STONE:
        a = wandering_cells(q, .55f, 1, &next);
        return cloud_at(q * 2.f, 4) * .8f + smooth(0, .12f, next - a) * .5f;
    case PAT_RUNE:
        a = wandering_cells(q, .5f, .5f, &next);
        return cloud_at(q * 2.f, 4) * .8f + smooth(0, .12f, next - a) * .5f;
    case PAT_LAVA:
        a = wandering_cells(q, 1, 1, &next);
        return smooth(0, .25f, next - a) * 1.2f + cloud_at(q * 2.f, 3) * .4f;
    case PAT_BONE:
        return cloud_at(q * V(1, .6f, 1), 4) * .8f - smooth(.62f, .7f, cloud_at(q * 1.7f, 3)) * .3f;
    case PAT_WOOD:
        return cloud_at(q * V(3, .35f, 3), 4) + .4f * cloud_at(q * V(9, .8f, 9), 2);
    case PAT_CLOTH:
        return cloud_at(q * V(1.5f, .25f, 1.5f), 3) * 1.2f;
    case PAT_SKIN:
        return cells_at(q * 2.2f, NULL, NULL) * .35f + cloud_at(q, 4) * .8f;
    case PAT_SAND:
        return cloud_at(sand_place(q), 3);
    case PAT_GRASS:
        return cloud_at(q * V(3, 1, 3), 4) * 1.5f;
    case PAT_FUR:
        return cloud_at(q * V(6, .9f, 6), 3) * 1.4f;
    case PAT_TILE:
        return -tile_edge(q) * 1.2f + cloud_at(q * 2.f, 3) * .3f;
    case PAT_WATER:
        return cloud_at(V(q[0], q[1], q[2] * 1.7f), 3);
    case PAT_METAL:
        return cloud_at(q * 1.3f, 3) * .5f;
    case PAT_BRICK: {
        float block, joint = brick_joint(q, &block);
        return smooth(0, .1f, joint) * .5f + cloud_at(q * 2.f, 3) * .35f + block * .1f;
    }
    case PAT_PLAIN:
    case PAT_NOISE:
    case PAT_HAIR:
    case PAT_EYE:
        break;
    }
    return cloud_at(q, 4);
}

/* Iris, pupil and white, around +z of the eyeball's frame. */
static void paint_eye(Material *m, Vec3 p, const Shape *q)
{
    const float iris = m->iris > 0 ? m->iris : .62f, pupil = iris * .483871f;
    Vec3 l = vec_unit(into_frame(&q->turn, p - q->a));
    float angle = acosf(clamp(l[2], -1, 1)) / (PI / 2);
    float to_pupil = m->pupil == PUPIL_SLIT ? sqrtf(l[0] * l[0] * 9 + l[1] * l[1] * .6f) * .9f : angle;
    float around = atan2f(l[1], l[0]);
    Vec3 c = m->color * (.6f + .8f * noise_flat(around * 6, angle * 3)) *
             (.55f + smooth(.1612903f * iris, .9677419f * iris, angle) * .7f);
    c = vec_mix(c, m->color2, smooth(iris, iris + .06f, angle));
    if (angle < iris + .05f) /* the dark ring around the iris */
        c = c * (1 - .75f * smooth(iris - .12f, iris, angle) * (1 - smooth(iris, iris + .06f, angle)));
    float hole = 1 - smooth(pupil - .03f, pupil + .03f, to_pupil);
    m->emit = m->emit * (1 - hole) * (1 - smooth(iris - .1f, iris, angle));
    m->color = vec_mix(c, V(.005f, .004f, .006f), hole);
    if (m->iris > 0 && m->iris < .5f) /* a person's: the lid and its lashes shade it */
        m->color = m->color * vec_mix(grey(1), V(.36f, .30f, .32f), smooth(.02f, .40f, l[1]));
}

static void paint_scales(Material *m, Vec3 p, Vec3 s)
{
    Vec3 id;
    float next, a = cells_at(s, &id, &next);
    float r = noise_of_cell((int)(id[0] * 91), (int)(id[1] * 71), (int)(id[2] * 53));
    float t = unit(r * .5f + (smooth(.35f, .75f, cloud_at(p * 1.3f, 3)) - .3f));
    m->color = vec_mix(m->color, m->color2, t) * (.6f + .4f * smooth(0, .2f, next - a)) * (1.15f - .3f * a);
}

static void paint_stone(Material *m, Vec3 s)
{
    float next, a = wandering_cells(s, .55f, 1, &next);
    float t = smooth(.35f, .65f, cloud_at(s * .7f, 4));
    m->color = vec_mix(m->color, m->color2, t) * (.35f + .65f * smooth(0, .1f, next - a));
}

static void paint_runes(Material *m, Vec3 p, Vec3 s)
{
    float next, a = wandering_cells(s, .5f, .5f, &next);
    float crack = 1 - smooth(.015f, .06f, next - a);
    float t = smooth(.35f, .65f, cloud_at(s * .7f, 4));
    m->color = vec_mix(m->color, m->color2, t) * (.4f + .6f * smooth(.03f, .14f, next - a));
    m->emit = m->emit * (crack * smooth(.47f, .62f, cloud_at(p * 1.1f + V(3, 1, 2), 2)));
}

static void paint_bricks(Material *m, Vec3 s)
{
    float block, joint = brick_joint(s, &block), stain = smooth(.4f, .7f, cloud_at(s * .5f, 4));
    m->color = vec_mix(m->color, m->color2, unit(block * .6f + stain * .5f)) * (.4f + .6f * smooth(.01f, .09f, joint));
}

static void paint_lava(Material *m, Vec3 p, Vec3 s)
{
    float next, a = wandering_cells(s, 1, 1, &next);
    float crack = 1 - smooth(0, .22f, next - a);
    m->emit = m->emit * (crack * crack) * (.4f + 1.2f * cloud_at(p * .8f, 2));
    m->color = vec_mix(m->color, m->color2, cloud_at(s, 3));
}

/* Share of the second colour for the simple patterns. */
static float second_share(const Material *m, Vec3 s)
{
    switch (m->pattern) {
    case PAT_NOISE:
    case PAT_HAIR:
        return smooth(.35f, .65f, cloud_at(s, 4));
    case PAT_BONE:
        return unit(smooth(.5f, .75f, cloud_at(s * V(1, .6f, 1), 4)) + .5f * smooth(.62f, .7f, cloud_at(s * 1.7f, 3)));
    case PAT_WOOD:
        return smooth(.3f, .7f, cloud_at(s * V(3, .35f, 3), 4));
    case PAT_SKIN:
        return smooth(.4f, .68f, cloud_at(s * .6f, 4));
    case PAT_SAND:
        return smooth(.3f, .7f, cloud_at(sand_place(s), 3));
    case PAT_GRASS:
    case PAT_FUR:
        return smooth(.3f, .7f, cloud_at(s * V(3, 1, 3), 3));
    case PAT_CLOTH:
        return smooth(.4f, .7f, cloud_at(s * V(1.5f, .25f, 1.5f), 3));
    case PAT_TILE:
        return noise_of_cell((int)floorf(s[0]), 7, (int)floorf(s[2]));
    case PAT_PLAIN:
    case PAT_SCALE:
    case PAT_STONE:
    case PAT_EYE:
    case PAT_RUNE:
    case PAT_LAVA:
    case PAT_WATER:
    case PAT_METAL:
    case PAT_BRICK:
        break;
    }
    return 0;
}

void surface_pattern(Material *m, Vec3 p, const Shape *q)
{
    Vec3 s = p * m->fine;
    if (m->pattern == PAT_EYE)
        paint_eye(m, p, q);
    else if (m->pattern == PAT_SCALE)
        paint_scales(m, p, s);
    else if (m->pattern == PAT_STONE)
        paint_stone(m, s);
    else if (m->pattern == PAT_RUNE)
        paint_runes(m, p, s);
    else if (m->pattern == PAT_BRICK)
        paint_bricks(m, s);
    else if (m->pattern == PAT_LAVA)
        paint_lava(m, p, s);
    else
        m->color = vec_mix(m->color, m->color2, second_share(m, s));
    if (m->pattern == PAT_TILE)
        m->color = m->color * (1 - .6f * tile_edge(s));
}
