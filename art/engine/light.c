/* SPDX-License-Identifier: MIT
 * Shading of opaque surfaces. Colours are linear and may be far above 1; the painterly half tames them. */
#include "engine/light.h"

void tracer_aim(Tracer *t)
{
    const Scene *s = t->scene;
    float c = cosf(s->roll * PI / 180), n = sinf(s->roll * PI / 180);
    t->forward = vec_unit(s->target - s->eye);
    Vec3 right = vec_unit(vec_cross(t->forward, V(0, 1, 0))), up = vec_cross(right, t->forward);
    t->right = right * c + up * n;
    t->up = up * c - right * n;
}

float tracer_random(Tracer *t)
{
    t->random = t->random * 747796405u + 2891336453u;
    uint32_t w = ((t->random >> ((t->random >> 28) + 4)) ^ t->random) * 277803737u;
    w = (w >> 22) ^ w;
    return (float)(w >> 8) * (1.f / 16777216.f);
}

/* Each use within a ray has its own start, and moves on by the two-dimensional golden ratio from ray to ray. */
void tracer_pair(Tracer *t, float *u, float *v)
{
    uint32_t use = t->pixel * 31u + (uint32_t)t->pair++ * 9176u;
    *u = fmodf(hash_unit(use) + (float)t->ray * .7548777f, 1);
    *v = fmodf(hash_unit(use + 77777u) + (float)t->ray * .5698403f, 1);
}

void tracer_project(const Tracer *t, Vec3 p, float *x, float *y, float *depth)
{
    Vec3 d = p - t->scene->eye;
    float z = vec_dot(d, t->forward);
    float scale = (float)t->height * .5f / tanf(t->scene->view_angle * PI / 360);
    *x = (float)t->width * .5f + vec_dot(d, t->right) / z * scale;
    *y = (float)t->height * .5f - vec_dot(d, t->up) / z * scale;
    *depth = z;
}

Vec3 light_backdrop(const Tracer *t, Vec3 p)
{
    float x, y, z;
    tracer_project(t, p, &x, &y, &z);
    int i = (int)clamp(x, 0, (float)(t->width - 1)), j = (int)clamp(y, 0, (float)(t->height - 1));
    const float *b = t->backdrop + (j * t->width + i) * 3;
    return V(b[0], b[1], b[2]);
}

/* The ground fades into the very pixel of the backdrop behind it, so there is no seam. */
Vec3 light_haze(const Tracer *t, Vec3 color, Vec3 p, float distance)
{
    const Scene *s = t->scene;
    float f = 1 - expf(-max_of(distance - s->haze_from, 0) * s->haze);
    if (f < .003f)
        return color;
    Vec3 b = light_backdrop(t, p);
    float l = luminance(b);
    if (f < .6f && l > .35f)
        b = b * mix(.35f / l, 1, unit((f - .3f) / .3f));
    return vec_mix(color, b, f);
}

Vec3 light_sky(const Scene *s, Vec3 d)
{
    Vec3 c = d[1] > 0 ? vec_mix(s->horizon, s->zenith, sqrtf(d[1])) : vec_mix(s->horizon, s->below, sqrtf(-d[1]));
    float to_key = unit(vec_dot(d, s->key.towards)), to_rim = unit(vec_dot(d, s->rim.towards));
    c += s->key.color * (.12f * powf(to_key, 6) + .5f * powf(to_key, 60));
    return c + s->rim.color * (.1f * powf(to_rim, 5));
}

void light_basis(Vec3 n, Vec3 *a, Vec3 *b)
{
    *a = vec_unit(vec_cross(fabsf(n[1]) < .9f ? V(0, 1, 0) : V(1, 0, 0), n));
    *b = vec_cross(n, *a);
}

Vec3 light_jitter(Tracer *t, Vec3 d, float spread)
{
    Vec3 a, b;
    light_basis(d, &a, &b);
    float u, v;
    tracer_pair(t, &u, &v);
    float angle = u * 2 * PI, r = sqrtf(v) * spread;
    return vec_unit(d + a * (cosf(angle) * r) + b * (sinf(angle) * r));
}

/* A direction above the surface, more often steep than flat. */
static Vec3 hemisphere(Tracer *t, Vec3 n)
{
    Vec3 a, b;
    light_basis(n, &a, &b);
    float u, v;
    tracer_pair(t, &u, &v);
    float angle = u * 2 * PI, r = sqrtf(v);
    return vec_unit(a * (cosf(angle) * r) + b * (sinf(angle) * r) + n * sqrtf(1 - v));
}

float light_shadow(const Scene *s, Vec3 p, Vec3 d, float far)
{
    Near n;
    near_ray(&n, s, p, d, far, 0);
    if (n.count == 0)
        return 1;
    float t = .02f;
    for (int i = 0; i < 60 && t <= far; i++) {
        float h = solid_ahead(&n, p + d * t, t, OPAQUE, NULL);
        if (h < .001f)
            return 0;
        t += h * .95f + .002f;
    }
    t = .02f;
    for (int i = 0; i < 24 && t <= far; i++) {
        float h = solid_ahead(&n, p + d * t, t, JELLY, NULL);
        if (h < .002f)
            return .45f; /* jelly lets some of it through */
        t += h + .004f;
    }
    return 1;
}

Vec3 light_simple(const Scene *s, Vec3 p, int part)
{
    Near n;
    Material m;
    near_point(&n, s, p, .02f);
    const Shape *q = surface_material(&n, p, part, &m);
    if (q == NULL)
        return s->horizon;
    Vec3 normal = solid_normal(&n, p, s->parts[part].jelly ? JELLY : OPAQUE, .003f);
    surface_pattern(&m, p, q);
    return m.color * (light_sky(s, normal) * .55f + s->key.color * (.25f * unit(vec_dot(normal, s->key.towards)))) +
           m.emit;
}

/* Everything the shading of one point shares. */
typedef struct {
    Material m;
    Vec3 normal, view, above; /* above: the point, lifted off the surface */
    Vec3 albedo, mirror;      /* mirror: share of light reflected head-on */
    float facing;             /* cosine to the viewer */
} Spot;

static Vec3 with_relief(const Material *m, Vec3 p, Vec3 n)
{
    const float step = .012f;
    Vec3 a, b;
    light_basis(n, &a, &b);
    float h = surface_relief(m, p), ha = surface_relief(m, p + a * step), hb = surface_relief(m, p + b * step);
    Vec3 slope = (a * ((ha - h) / step) + b * ((hb - h) / step)) * (m->bump * .06f);
    float steep = vec_length(slope);
    if (steep > 1.2f)
        slope = slope * (1.2f / steep);
    return vec_unit(n - slope);
}

/* Blood and dirt gather where skin folds: how deep the point lies between what is beside it. */
static Vec3 in_fold(const Near *n, Vec3 p, Vec3 normal, Vec3 color)
{
    const float step = .03f;
    float fold = 1 - solid_distance(n, p + normal * step, OPAQUE, NULL) / step;
    return color * vec_mix(grey(1), V(.74f, .48f, .42f), smooth(.3f, 1, fold));
}

static Vec3 direct_light(Tracer *t, const Spot *at, const Light *l, bool shadowed, float strength, float shine)
{
    const float soft_on_flesh = .3f;
    const Material *m = &at->m;
    if (luminance(l->color) <= 0)
        return grey(0);
    Vec3 d = light_jitter(t, l->towards, luminance(m->sss) > 0 ? max_of(l->soft, soft_on_flesh) : l->soft);
    float cosine = vec_dot(at->normal, d), wrap = luminance(m->sss) > 0 ? .35f : 0;
    float diffuse = unit((cosine + wrap) / (1 + wrap));
    if (diffuse <= 0)
        return grey(0);
    float lit = shadowed ? light_shadow(t->scene, at->above, d, 7) : 1;
    if (lit <= 0)
        return grey(0);
    Vec3 half = vec_unit(d + at->view);
    float a = max_of(m->rough * m->rough, .01f), nh = unit(vec_dot(at->normal, half)), k = nh * nh * (a * a - 1) + 1;
    float lobe = a * a / (PI * k * k), grazing = powf(1 - unit(vec_dot(half, at->view)), 5);
    Vec3 fresnel = at->mirror + (grey(1) - at->mirror) * (grazing * m->spec);
    Vec3 sp = fresnel * (lobe * .25f / max_of(mix(at->facing, 1, .3f), .15f));
    sp = V(min_of(sp[0], 6), min_of(sp[1], 6), min_of(sp[2], 6));
    Vec3 body = at->albedo;
    if (wrap > 0) /* skin glows where light turns to shadow */
        body = vec_mix(body, m->sss, unit(1 - fabsf(cosine) * 2.5f) * .6f);
    return l->color * (body * diffuse + sp * (unit(cosine) * shine)) * (lit * strength);
}

static Vec3 lamp_light(Tracer *t, const Spot *at, Vec3 p, bool shadowed)
{
    const Scene *s = t->scene;
    const float flame = .12f, softest = .3f; /* a lamp's own radius, and how soft its shadows become close to it */
    Vec3 sum = grey(0);
    for (int i = 0; i < s->lamp_count; i++) {
        const Lamp *l = &s->lamps[i];
        Vec3 d = l->at - p;
        float r = vec_length(d);
        d = d * (1 / r);
        float diffuse = unit(vec_dot(at->normal, d) * .85f + .15f);
        float power = l->radius * l->radius / (r * r + .15f * l->radius * l->radius);
        if (diffuse <= 0 || power < .003f)
            continue;
        float lit = 1;
        if (shadowed)
            lit = light_shadow(s, at->above, light_jitter(t, d, min_of(softest, flame / r)), max_of(r - flame, .03f));
        float shine =
            powf(unit(vec_dot(at->normal, vec_unit(d + at->view))), mix(90, 8, at->m.rough)) * at->m.spec * .5f;
        sum += l->color * (at->albedo * diffuse + vec_mix(grey(.3f), at->m.color, at->m.metal) * shine) * (power * lit);
    }
    return sum;
}

/* Light from everywhere: the sky, or what stands in its way. */
static Vec3 ambient_light(Tracer *t, const Spot *at)
{
    const Scene *s = t->scene;
    const float far = 1.6f;
    Near n;
    Vec3 d = hemisphere(t, at->normal);
    near_ray(&n, s, at->above, d, far, 0);
    int part = -1;
    float hit = n.count > 0 ? solid_march_roughly(&n, at->above, d, far, &part) : -1;
    if (hit >= 0)
        return at->albedo * light_simple(s, at->above + d * hit, part) * s->ambient;
    float dim = n.count > 0 && solid_distance(&n, at->above + d * .3f, JELLY, NULL) < 0 ? .7f : 1;
    return at->albedo * light_sky(s, d) * (dim * s->ambient);
}

static Vec3 reflected_light(Tracer *t, const Spot *at, Vec3 direction)
{
    const Scene *s = t->scene;
    const Material *m = &at->m;
    const float far = 6;
    if (m->spec <= .3f || (m->rough >= .36f && m->metal <= .3f))
        return grey(0);
    Vec3 fresnel = at->mirror + (grey(1) - at->mirror) * (powf(1 - at->facing, 5) * (1 - m->rough) * m->spec);
    if (luminance(fresnel) <= .01f)
        return grey(0);
    Vec3 r = light_jitter(t, direction - at->normal * (2 * vec_dot(direction, at->normal)), m->rough * m->rough * 1.2f);
    if (vec_dot(r, at->normal) < 0)
        r = vec_unit(r - at->normal * (2 * vec_dot(r, at->normal)));
    Near n;
    near_ray(&n, s, at->above, r, far, 0);
    int part = -1;
    float hit = n.count > 0 ? solid_march(&n, at->above, r, .02f, far, OPAQUE, &part) : -1;
    return fresnel * (hit < 0 ? light_sky(s, r) : light_simple(s, at->above + r * hit, part));
}

/* Root to tip of the hair on a surface: along the lock it lies in, or down it (people's: and back over the head), fur standing
 * off. The finer the material, the shorter, and a thin lock has no long hair; zero where none grows. */
static Vec3 hair_at(const Material *m, const Shape *q, Vec3 normal)
{
    const float fur_stands = .34f, hair_stands = .05f, longest = .42f, of_thickness = 5;
    if (m->pattern != PAT_FUR && m->pattern != PAT_HAIR)
        return grey(0);
    float length = longest / m->fine;
    Vec3 way = V(0, -1, m->pattern == PAT_HAIR ? -.8f : 0);
    if (m->pattern == PAT_HAIR && q->kind == SHAPE_LIMB) {
        way = q->b - q->a;
        length = min_of(length, of_thickness * max_of(q->r0, q->r1));
    }
    Vec3 along = way - normal * vec_dot(way, normal);
    float lies = vec_length(along);
    if (lies > .1f || m->pattern == PAT_HAIR)
        along = along * (1 / max_of(lies, 1e-6f));
    return (along + normal * (m->pattern == PAT_FUR ? fur_stands : hair_stands)) * length;
}

Vec3 light_shade(Tracer *t, Vec3 p, Vec3 direction, float distance, int part, int bounce, Hit *seen)
{
    const Scene *s = t->scene;
    Near n;
    Spot at;
    near_point(&n, s, p, .03f);
    const Shape *q = surface_material(&n, p, part, &at.m);
    if (q == NULL)
        return s->horizon;
    Stuff stuff = s->parts[part].jelly ? JELLY : OPAQUE;
    at.normal = solid_normal(&n, p, stuff, max_of(.0012f, .0009f * distance));
    if (seen != NULL) {
        seen->normal = at.normal;
        seen->hair = hair_at(&at.m, q, at.normal);
    }
    Vec3 flat = at.normal;
    if (at.m.bump > 0 && at.m.pattern != PAT_EYE)
        at.normal = with_relief(&at.m, p, at.normal);
    surface_pattern(&at.m, p, q);
    if (at.m.pattern == PAT_SKIN && bounce == 0)
        at.m.color = in_fold(&n, p, flat, at.m.color);
    float away = vec_dot(at.normal, direction);
    if (away > 0)
        at.normal = vec_unit(at.normal - direction * (away * 1.02f));
    at.view = -direction;
    at.facing = unit(vec_dot(at.normal, at.view));
    at.above = p + at.normal * .006f;
    at.albedo = at.m.color * (1 - at.m.metal);
    at.mirror = vec_mix(grey(.04f * at.m.spec), at.m.color, at.m.metal);

    if (seen != NULL && luminance(at.m.sss) > 0 && at.m.pattern == PAT_SKIN)
        seen->skin = at.m.color;

    Vec3 c = at.m.emit;
    c += direct_light(t, &at, &s->key, true, 1, 1);
    c += direct_light(t, &at, &s->rim, true, at.m.rim, 1);
    c += direct_light(t, &at, &s->fill, false, 1, .3f);
    c += lamp_light(t, &at, p, bounce == 0);
    c += ambient_light(t, &at);
    if (bounce < 2)
        c += reflected_light(t, &at, direction);
    if (luminance(at.m.sss) > 0) /* thin edges let light through */
        c += at.m.sss * (s->rim.color * (.25f * powf(1 - at.facing, 3)) +
                         s->key.color * (.08f * powf(unit(vec_dot(direction, s->key.towards)), 2)));
    return c;
}

Hit tracer_follow(Tracer *t, Vec3 from, Vec3 direction)
{
    const Scene *s = t->scene;
    Hit hit = {.depth = FAR_AWAY, .part = -1};
    Near n;
    int part = -1;
    near_ray(&n, s, from, direction, 60, 0);
    float distance = n.count > 0 ? solid_march(&n, from, direction, .2f, 60, ANY, &part) : -1;
    if (distance < 0 || part < 0) {
        hit.color = light_backdrop(t, from + direction * 60);
        return hit;
    }
    Vec3 p = from + direction * distance;
    if (s->parts[part].jelly)
        return jelly_shade(t, p, direction, distance, part, &n);
    hit.depth = distance;
    hit.part = part;
    hit.color = light_haze(t, light_shade(t, p, direction, distance, part, 0, &hit), p, distance);
    return hit;
}
