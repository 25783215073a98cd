/* SPDX-License-Identifier: MIT
 * Jelly: a ray is bent once, runs to what swims inside or out at the other side, loses colour by the length of its way
 * and gains the light scattered along it. The scattered share is kept low, or the inside would be invisible. */
#include "engine/light.h"
#include "engine/noise.h"

/* Way to the end of the jelly, or to an opaque thing inside (then *inside is its part, else -1). */
static float way_inside(const Near *n, Vec3 p, Vec3 d, int *inside)
{
    float way = .01f;
    *inside = -1;
    for (int i = 0; i < 90 && way <= 5; i++) {
        int part = -1;
        Vec3 x = p + d * way;
        float depth = -solid_distance(n, x, JELLY, NULL), thing = solid_distance(n, x, OPAQUE, &part);
        if (thing < .002f) {
            *inside = part;
            return way;
        }
        if (depth < .0005f && way > .03f)
            return way;
        way += max_of(min_of(max_of(depth, .004f), thing) * .9f, .003f);
    }
    return way;
}

/* How much jelly lies between a point inside and a light. */
static float thickness(const Near *n, Vec3 p, Vec3 to_light, int steps)
{
    float way = 0;
    for (int i = 0; i < steps; i++) {
        float depth = -solid_distance(n, p + to_light * way, JELLY, NULL);
        if (depth < .002f)
            break;
        way += depth + .01f;
    }
    return way;
}

static Vec3 scattered(Tracer *t, const Near *n, const Material *m, Vec3 p, Vec3 d, float way)
{
    enum { POINTS = 3 };
    const Scene *s = t->scene;
    Vec3 sum = grey(0);
    for (int i = 0; i < POINTS; i++) {
        float u = way * ((float)i + tracer_random(t)) / POINTS;
        Vec3 x = p + d * u;
        float to_key = thickness(n, x, light_jitter(t, s->key.towards, .15f), 10);
        float to_rim = thickness(n, x, light_jitter(t, s->rim.towards, .2f), 8);
        Vec3 light = s->key.color * (expf(-to_key * 1.3f) * 1.1f) + s->rim.color * (expf(-to_rim * 1.6f) * .7f) +
                     light_sky(s, V(0, 1, 0)) * .5f;
        for (int k = 0; k < s->lamp_count; k++) {
            Vec3 away = s->lamps[k].at - x;
            light += s->lamps[k].color * (s->lamps[k].radius * s->lamps[k].radius / (vec_dot(away, away) + .1f));
        }
        sum += light * m->color * expf(-u * 1.5f);
    }
    float from_below = mix(.5f, 1.3f, smooth(-.1f, 2, p[1]));
    return sum * ((1 - expf(-way * .9f)) * (.36f / POINTS) * from_below) + m->emit * (1 - expf(-way));
}

static Vec3 seen_through(Tracer *t, const Near *n, const Material *m, Vec3 p, Vec3 direction, Vec3 bent, float way,
                         float distance, int inside)
{
    const Scene *s = t->scene;
    Vec3 x = p + bent * way;
    if (inside >= 0)
        return light_shade(t, x, bent, distance + way, inside, 1, NULL);
    Near behind;
    Vec3 on = vec_unit(direction + bent), c;
    near_ray(&behind, s, x, on, 20, 0);
    int part = -1;
    float hit = behind.count > 0 ? solid_march(&behind, x, on, .03f, 20, OPAQUE, &part) : -1;
    if (hit > 0) {
        Vec3 q = x + on * hit;
        c = light_haze(t, light_shade(t, q, on, distance + hit, part, 1, NULL), q, distance + hit);
    } else
        c = light_backdrop(t, s->eye + vec_unit(vec_mix(direction, bent, .55f)) * 60.f);
    Vec3 out = -solid_normal(n, x, JELLY, .004f);
    float edge = powf(1 - unit(fabsf(vec_dot(out, bent))), 3);
    return c * (1 - .35f * edge) + light_sky(s, -out) * m->color * (.5f * edge);
}

static Vec3 mirrored(Tracer *t, Vec3 p, Vec3 d)
{
    const Scene *s = t->scene;
    Near n;
    near_ray(&n, s, p, d, 5, 0);
    int part = -1;
    float hit = n.count > 0 ? solid_march(&n, p, d, .03f, 5, OPAQUE, &part) : -1;
    return hit > 0 ? light_simple(s, p + d * hit, part) : light_sky(s, d);
}

static Vec3 highlights(const Scene *s, Vec3 above, Vec3 normal, Vec3 direction, float facing)
{
    float key = unit(vec_dot(normal, vec_unit(s->key.towards - direction)));
    float rim = unit(vec_dot(normal, vec_unit(s->rim.towards - direction)));
    float window = unit(vec_dot(normal, vec_unit(V(-.5f, .25f, .9f) - direction)));
    Vec3 c =
        s->rim.color * (powf(rim, 50) * .6f + .5f * powf(1 - facing, 3) * unit(vec_dot(normal, s->rim.towards) + .4f)) +
        s->zenith * (powf(window, 120) * 1.2f);
    if (light_shadow(s, above, s->key.towards, 4) > .1f)
        c += s->key.color * (powf(key, 260) * 2.6f + powf(key, 40) * .12f);
    return c;
}

Hit jelly_shade(Tracer *t, Vec3 p, Vec3 direction, float distance, int part, const Near *near)
{
    const float bending = 1 / 1.22f;
    Hit hit = {.depth = distance, .part = part};
    Material m = {0};
    (void)surface_material(near, p, part, &m);
    Vec3 n = solid_normal(near, p, JELLY, .003f), a, b;
    hit.normal = n;
    { /* small waves of the surface */
        const float step = .02f;
        light_basis(n, &a, &b);
        float h = cloud_at(p * 3.f, 2);
        Vec3 slope = a * (cloud_at((p + a * step) * 3.f, 2) - h) + b * (cloud_at((p + b * step) * 3.f, 2) - h);
        n = vec_unit(n - slope * (m.bump / step * .06f));
    }
    float facing = unit(-vec_dot(n, direction)), fresnel = .03f + .97f * powf(1 - facing, 5);
    float k = 1 - bending * bending * (1 - facing * facing);
    Vec3 bent = vec_unit(direction * bending + n * (bending * facing - sqrtf(max_of(k, 0))));

    Near inner;
    int inside;
    near_ray(&inner, t->scene, p, bent, 6, 0);
    float way = way_inside(&inner, p, bent, &inside);
    Vec3 c = seen_through(t, &inner, &m, p, direction, bent, way, distance, inside);
    Vec3 kept = V(expf(-way * m.sss[0]), expf(-way * m.sss[1]), expf(-way * m.sss[2]));
    c = c * 1.25f * kept + scattered(t, &inner, &m, p, bent, way);

    Vec3 above = p + n * .01f;
    c = vec_mix(c, mirrored(t, above, direction + n * (2 * facing)) * 1.5f, fresnel);
    c += highlights(t->scene, above, n, direction, facing);
    hit.color = light_haze(t, c, p, distance);
    return hit;
}
