/* SPDX-License-Identifier: MIT
 * Where the Barrowkin live. */
#include "props/barrow_places.h"

#include "kit/backdrop.h"
#include "props/bones.h"
#include "props/hands.h"

/* ---- backdrops ---- */

/* A leaning stone with a light side, its foot at x, y. */
static Vec3 far_menhir(Vec3 c, Vec3 stone, Vec3 light, float u, float v, float x, float y, float tall, float lit_from)
{
    float t = unit((v - y) / tall), lean = .22f * sinf(x * 37), wide = tall * (.20f + .06f * sinf(x * 91));
    float du = u - x - lean * (v - y), half = wide * (1 - .38f * t * t) * (.9f + .25f * cloud_flat(u * 9, v * 9, 2));
    float in = under(half, fabsf(du), .006f) * under(y + tall * (1 - .25f * du / wide), v, .010f) *
               smooth(y - .03f, y + .02f, v);
    float side = smooth(.2f, .9f, du / half * lit_from);
    Vec3 face = vec_mix(stone, light, .75f * side) * (.8f + .4f * cloud_flat(u * 22, v * 22, 3));
    return vec_mix(c, face, in);
}

Vec3 place_heath(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    float far = (float)s->back_seed * 1.9f, d = fabsf(u - s->disc_x), glow = expf(-d * d * 1.2f);
    Vec3 low = vec_mix(vec_mix(t[MIDTONE], t[LIGHT], .35f), t[LIGHT], glow * .8f);
    Vec3 c = sky_ramp(unit((v + .15f) / 1.35f), low, vec_mix(t[MIDTONE], t[SHADOW], .5f), t[SHADOW] * .65f);
    float w = sky_clouds(u * .7f + far, v * 2.2f, 1.2f);
    c = vec_mix(c, t[SHADOW] * .75f, .7f * smooth(.46f, .64f, w));
    c = vec_mix(c, vec_mix(t[LIGHT], t[ACCENT], .25f) * .9f, .45f * glow * smooth(.42f, .30f, w) * smooth(.9f, .1f, v));
    for (int i = 0; i < 4; i++) {
        float l = (float)i, near = l / 3,
              line = .02f - .16f * l + hills(u + far, l + 5, .8f, .20f) + .05f * u * (l - 1);
        Vec3 turf = vec_mix(vec_mix(t[MIDTONE], t[LIGHT], .2f) * .75f, t[DARK] * 1.2f, .25f + .7f * near),
             stone = vec_mix(t[MIDTONE], t[DARK], .35f + .5f * near),
             edge = vec_mix(t[LIGHT], t[MIDTONE], .25f + .3f * near);
        if (i == 1) { /* one mound with its dark door */
            float q = 1 - (u + .45f - far * .1f) * (u + .45f - far * .1f) * 9;
            line = q > 0 ? max_of(line, -.04f + .22f * sqrtf(q)) : line;
        }
        c = vec_mix(c, turf * (.75f + .5f * cloud_flat(u * 12, v * 26 + l, 3)), under(line, v, .008f));
        for (int k = 0; k < 5; k++) {
            int n = k + 7 * i + 13 * s->back_seed;
            float x = -1.1f + .5f * ((float)k + chance_of(n)), tall = (.09f + .11f * chance_of(n + 3)) * (1 + 1.1f * l);
            if (chance_of(n + 5) < .35f)
                continue;
            c = far_menhir(c, stone, edge, u, v, x, line - .05f - .02f * l, tall, x < s->disc_x ? 1.f : -1.f);
        }
        if (i == 2) { /* mist, in the hollow before the third ridge alone */
            float hollow = smooth(.75f, .1f, fabsf(u - .15f + .2f * sinf(far))),
                  band = smooth(.10f, .02f, fabsf(v - line + .06f + .04f * cloud_flat(u * 3, v * 8, 3)));
            c = vec_mix(c, vec_mix(t[LIGHT], t[MIDTONE], .25f) * .95f, .62f * hollow * band);
        }
    }
    return c;
}

/* Rough stone, light and dark by courses of its own. */
static float slab_grain(float u, float v, int seed)
{
    return (.62f + .7f * cloud_flat(u * 7 + (float)seed * 3.1f, v * 7, 4)) *
           (.82f + .36f * smooth(.35f, .6f, cloud_flat(u * 26, v * 26 + (float)seed, 2)));
}

Vec3 place_chamber(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    Vec3 stone = vec_mix(t[SHADOW], t[MIDTONE], .5f), warm = vec_mix(t[ACCENT], t[LIGHT], .2f);
    float bow = v + .10f * u * u, row = floorf(bow * 5.2f + .3f * cloud_flat(u * 2, v, 2)), f = bow * 5.2f - row;
    float x = u * (2.2f + .5f * chance_of((int)row + 31)) + chance_of((int)row * 3 + 7), column = floorf(x),
          joint = min_of(min_of(x - column, column + 1 - x) * 2.0f, min_of(f + .12f, 1.12f - f));
    int n = (int)row * 57 + (int)column;
    Vec3 c = stone * (slab_grain(u, v, n) * (.30f + .55f * smooth(.02f, .16f, joint)) * (.75f + .5f * chance_of(n)));
    c = c * (1 - .35f * smooth(.3f, 1.0f, v)); /* each course leans further in */
    float d = distance_to(u, v, s->disc_x, s->disc_y), light = expf(-d * 1.9f);
    c = c * (.40f + .5f * light) + warm * (.42f * light * slab_grain(u, v, n) * smooth(.0f, .18f, joint));
    for (int i = 0; i < 3; i++) { /* niches: the lamp's, and two of the dead */
        float nx = s->disc_x + (i == 0   ? 0
                                : i == 1 ? .62f
                                         : -.66f),
              foot = s->disc_y - .17f + .16f * (float)i, top = foot + .24f, half = .17f;
        float lintel = under(half + .07f, fabsf(u - nx), .01f) * under(.05f, fabsf(v - top - .15f), .01f);
        c = vec_mix(c, vec_mix(stone, warm, .5f * light) * slab_grain(u, v, i + 3) * .8f, lintel);
        float in = under(half, fabsf(u - nx - .02f * sinf(v * 11)), .008f) * under(top + .10f, v, .01f) *
                   smooth(foot - .01f, foot + .01f, v);
        if (in <= 0)
            continue;
        float e = distance_to(u, v, nx, foot + .13f);
        Vec3 hole = t[DARK] * .6f + warm * (i == 0 ? .55f * expf(-e * 4) : .05f);
        if (i == 0) {
            if (fabsf(u - nx) < .035f && v < foot + .10f)
                hole = vec_mix(t[LIGHT], t[ACCENT], .4f) * .7f;
            hole += t[GLOW] * (1.6f * expf(-e * e * 700));
        } else if (distance_to(u, v * .85f, nx, (foot + .10f) * .85f) < .095f) {
            bool socket = distance_to(fabsf(u - nx), v, .037f, foot + .095f) < .028f;
            hole = socket ? t[DARK] * .5f : vec_mix(t[LIGHT], stone, .45f) * (.42f + (u - nx) * (i == 1 ? -2.f : 2.f));
        }
        c = vec_mix(c, hole, in);
    }
    return c;
}

/* ---- near stones ---- */

void menhir(float x, float z, float tall, float wide, float lean, int m, int seed)
{
    push();
    move(x, 0, z);
    turn_z(lean);
    turn_y(50 * (chance(seed) - .5f));
    part();
    paint(m);
    blend(.16f * wide);
    lumpy(.16f * wide, 1.5f / wide);
    limb(V(0, -.1f, 0), V(.06f * wide, tall * .55f, 0), wide * .95f, wide * .88f);
    limb(V(.06f * wide, tall * .5f, 0), V(wide * (chance(seed + 3) - .5f), tall - wide * .4f, 0), wide * .88f,
         wide * .42f);
    carve();
    push();
    move(0, tall * .5f, wide * 1.35f);
    turn_x(-3);
    turn_y(14);
    box(0, 0, 0, wide * 2, tall, wide * .72f, .02f);
    pop();
    fill();
    lumpy(0, 1);
    pop();
}

void hanging_roots(Vec3 a, Vec3 b, int n, float length, float thick, int m, int seed)
{
    part();
    paint(m);
    blend(thick * .4f);
    for (int i = 0; i < n; i++) {
        Vec3 at = vec_mix(a, b, ((float)i + chance(seed + i)) / (float)n);
        float l = length * (.4f + .9f * chance(seed + i + 20)), w = .22f * (chance(seed + i + 40) - .5f);
        Vec3 q[4] = {at + V(-w, .10f, -.05f), at + V(w * .5f, -l * .3f, .05f), at + V(w * 1.8f, -l * .65f, .03f),
                     at + V(w * 1.2f, -l, .08f)};
        float r[4] = {thick * 1.3f, thick, thick * .6f, thick * .12f};
        tube(4, q, r, 3);
        Vec3 from = tube_point(4, q, 1.5f);
        limb(from, from + V(.12f * (w > 0 ? -1.f : 1.f), -l * .22f, .02f), thick * .45f, thick * .1f);
    }
}

/* ---- arms ---- */

Vec3 world_way(Vec3 way)
{
    Vec3 o = here(V(0, 0, 0)), x = here(V(1, 0, 0)) - o, y = here(V(0, 1, 0)) - o, z = here(V(0, 0, 1)) - o;
    return V(vec_dot(way, x), vec_dot(way, y), vec_dot(way, z)) / vec_dot(x, x);
}

Vec3 world_point(Vec3 world)
{
    return world_way(world - here(V(0, 0, 0)));
}

void kin_reach(const Kin *k, float side, Vec3 wrist, Vec3 bend, Grasp pose, Vec3 fingers, Vec3 palm)
{
    Vec3 to = world_point(wrist), joint = body_shoulder(&k->f, side);
    kin_arm(k, side, vec_mix(joint, to, .5f) + world_way(bend), to, pose, world_way(fingers), world_way(palm));
}

void kin_hold(const Kin *k, float side, Vec3 at, Vec3 bend, Vec3 bar, Vec3 out)
{
    Vec3 to = world_point(at), joint = body_shoulder(&k->f, side);
    kin_grip(k, side, vec_mix(joint, to, .5f) + world_way(bend), to, world_way(bar), world_way(out));
}

void bone_reach(int bone, Vec3 elbow, Vec3 wrist, Vec3 fingers, Vec3 palm, float size, float curl, int thumb)
{
    Vec3 along = vec_unit(wrist - elbow), side = vec_unit(vec_cross(along, palm)) * (size * .16f);
    part();
    paint(bone);
    blend(size * .1f);
    bone_limb(elbow + side, wrist + side * .6f, size * .18f);
    bone_limb(elbow - side, wrist - side * .6f, size * .145f);
    part();
    paint(bone);
    blend(size * .06f);
    hand_at(&(Hand){.size = size, .curl = curl, .spread = 30, .thick = .7f, .thumb = thumb}, wrist, fingers, palm);
}
