/* SPDX-License-Identifier: MIT
 * Goblins' places in the open: far things first. */
#include "types/goblin_outdoors.h"

#include "kit/masonry.h"

static float grain(float u, float v, float fine)
{
    return .75f + .5f * cloud_flat(u * fine, v * fine, 4);
}

/* A hill in front of what is there, lighter at its rim. */
static Vec3 hill(Vec3 c, Vec3 soil, float u, float v, float line)
{
    return vec_mix(c, soil * (grain(u, v, 12) * (1 + .3f * smooth(line - .05f, line, v))), under(line, v, .008f));
}

/* ---- a battlefield in the evening ---- */

static Vec3 spear(Vec3 c, const Vec3 *t, float u, float v, int i)
{
    float side = i % 2 ? 1.f : -1.f, foot = side * (.5f + .6f * chance_of(i)),
          lean = side * -.12f + .3f * (chance_of(i + 9) - .5f), top = .25f + .6f * chance_of(i + 5),
          x = foot + lean * (v + .5f);
    float near = .012f + .008f * chance_of(i + 3);
    if (v < top && fabsf(u - x) < near)
        return t[DARK];
    if (v >= top && v < top + .12f && fabsf(u - x) < .03f * (1 - (v - top) / .12f))
        return t[DARK] * .8f;
    float out = (u - x) / .26f, flag = top - .06f - .03f * sinf(out * 6 + (float)i);
    if (i % 3 == 0 && out > 0 && out < 1 && v < flag && v > flag - .17f * (1 - .5f * out))
        return (i == 3 ? t[ACCENT] * .4f : vec_mix(t[SHADOW], t[DARK], .4f)) * (.8f + .3f * sinf(out * 9));
    return c;
}

Vec3 battlefield(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    float cloud = sky_clouds(u * .7f + (float)s->back_seed, v * 2.6f, 1.0f);
    Vec3 c = sky_ramp(unit((v + .55f) / 1.6f), vec_mix(t[LIGHT], t[GLOW], .45f), vec_mix(t[MIDTONE], t[LIGHT], .12f),
                      t[SHADOW] * .8f);
    c = vec_mix(c, t[SHADOW] * .7f, .8f * smooth(.46f, .60f, cloud));
    c += vec_mix(t[LIGHT], t[GLOW], .5f) *
         (.5f * smooth(.42f, .48f, cloud) * (1 - smooth(.48f, .56f, cloud)) * smooth(.9f, -.2f, v));
    c += t[GLOW] * (.45f * halo(u, v, s->disc_x, s->disc_y, .1f));
    for (int i = 0; i < 2; i++) { /* smoke that rises from what burns */
        float x = (i ? .78f : -.70f) + .10f * sinf(v * 3 + (float)i) + .1f * v, w = .07f + .12f * unit((v + .3f));
        c = vec_mix(c, vec_mix(t[DARK], t[SHADOW], .4f),
                    .75f * smooth(w, w * .3f, fabsf(u - x) + .08f * cloud_flat(u * 7, v * 7, 3)));
    }
    c = hill(c, vec_mix(t[MIDTONE], t[SHADOW], .5f), u, v, -.22f + hills(u, 3, 1.2f, .3f));
    for (int i = 0; i < 9; i++)
        c = spear(c, t, u, v, i);
    return hill(c, vec_mix(t[SHADOW], t[DARK], .5f), u, v, -.46f + hills(u, 8, 1.5f, .2f));
}

/* ---- a garden at noon ---- */

Vec3 garden(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    Vec3 c = sky_ramp(unit((v + .1f) / 1.3f), t[LIGHT] * .92f, vec_mix(t[LIGHT], t[MIDTONE], .35f),
                      vec_mix(t[LIGHT], t[MIDTONE], .95f));
    c = vec_mix(c, vec_mix(t[LIGHT], t[GLOW], .5f) * .95f,
                .8f * smooth(.50f, .60f, sky_clouds(u + (float)s->back_seed, v * 1.2f, .9f)));
    c += t[GLOW] * (.15f * halo(u, v, s->disc_x, s->disc_y, .1f));
    c = hill(c, vec_mix(t[MIDTONE], t[LIGHT], .25f), u, v, .22f + hills(u, 4, 1.1f, .2f));
    float hedge = .16f + .10f * cloud_flat(u * 7, 1, 3) + .12f * smooth(.55f, .95f, fabsf(u));
    Vec3 leaves = vec_mix(vec_mix(t[SHADOW], t[MIDTONE], .35f), t[DARK], .5f * smooth(.1f, -.6f, v));
    c = vec_mix(c, leaves * (.55f + .9f * cloud_flat(u * 16, v * 16, 4)), under(hedge, v, .02f));
    for (int i = 0; i < 4; i++) { /* bean poles, two and two */
        float x = (i < 2 ? -.80f : .86f) + (i % 2 ? .14f : -.14f), lean = i % 2 ? -.16f : .16f;
        c = vec_mix(c, vec_mix(t[SHADOW], t[DARK], .3f), stroke(u, v, x - lean, -.5f, x + lean * .7f, .98f, .016f));
    }
    for (int i = 0; i < 34; i++) { /* what climbs there and blooms: leaves, and flowers of the clan's colour */
        float side = i % 2 ? .86f : -.80f, y = -.4f + 1.25f * chance_of(i),
              x = side + .34f * (chance_of(i + 50) - .5f) * (1.1f - .6f * y);
        float r = .045f + .03f * chance_of(i + 80), d = distance_to(u, v, x, y) + .02f * sinf(atan2f(v - y, u - x) * 5);
        Vec3 leaf = vec_mix(t[SHADOW], t[MIDTONE], .3f + .5f * chance_of(i + 20));
        c = vec_mix(c, i % 7 == 0 ? t[ACCENT] * .55f : leaf * (.8f + 3 * (y - v)), under(r, d, .006f));
    }
    return hill(c, vec_mix(t[SHADOW], t[DARK], .4f), u, v, -.6f + hills(u, 2, 1.5f, .1f));
}

/* ---- roofs at dawn ---- */

/* A gable from its ridge down, tiles in courses; 0 outside. */
static Vec3 roof(Vec3 c, const Vec3 *t, float u, float v, float x, float ridge, float half, float near)
{
    float down = ridge - v, wide = half * (.35f + down * 1.1f);
    if (down < 0 || fabsf(u - x) > wide)
        return c;
    float row = floorf(down * 14), tile = fmodf(u * 12 + (fmodf(row, 2) < 1 ? .5f : 0) + 40, 1), in = down * 14 - row;
    float edge = in > .82f || tile < .07f ? .6f : 1;
    Vec3 clay = vec_mix(vec_mix(t[MIDTONE], t[LIGHT], .12f), t[DARK], near) *
                (edge * (.8f + .35f * noise_of_cell((int)row, (int)(u * 12), 3)));
    return vec_mix(clay, t[LIGHT] * .75f, smooth(.03f, 0, down) * (1 - near * .6f));
}

static Vec3 chimney(Vec3 c, const Vec3 *t, float u, float v, float x, float top, float half, bool painted)
{
    if (v < top && v > top - .5f && fabsf(u - x) < half) {
        Vec3 brick = painted && v > top - .09f ? t[ACCENT] * .35f : vec_mix(t[SHADOW], t[DARK], .35f);
        return brick * (brick_wall(u * 1.4f, v * 1.4f) * (u > x ? 1.5f : .8f));
    }
    float w = half * (.7f + 1.6f * unit(v - top)), sway = x + .16f * unit(v - top) + .05f * sinf((v - top) * 7);
    float smoke = v >= top ? smooth(w, w * .2f, fabsf(u - sway)) * smooth(top + .9f, top, v) : 0;
    return vec_mix(c, vec_mix(t[LIGHT], t[MIDTONE], .4f), .6f * smoke);
}

Vec3 roofs(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    Vec3 c = sky_ramp(unit((v + .25f) / 1.4f), vec_mix(t[LIGHT], t[GLOW], .35f), vec_mix(t[LIGHT], t[MIDTONE], .55f),
                      vec_mix(t[MIDTONE], t[SHADOW], .55f));
    float cloud = sky_clouds(u + (float)s->back_seed * 3, v * 3, .8f);
    c = vec_mix(c, vec_mix(t[MIDTONE], t[SHADOW], .3f), .6f * smooth(.5f, .62f, cloud));
    c += t[GLOW] * (.20f * smooth(.44f, .5f, cloud) * (1 - smooth(.5f, .58f, cloud)));
    c += t[GLOW] * (.35f * halo(u, v, s->disc_x, s->disc_y, .08f));
    c = vec_mix(c, vec_mix(t[GLOW], t[LIGHT], .3f), disc(u, v, s->disc_x, s->disc_y, .11f, .01f));
    c = hill(c, vec_mix(t[MIDTONE], t[LIGHT], .3f), u, v, .02f + hills(u, 5, 1.4f, .22f));
    c = roof(c, t, u, v, .34f, .12f, .5f, .25f);
    c = roof(c, t, u, v, -.22f, .16f, .5f, .3f);
    c = chimney(c, t, u, v, -.80f, .62f, .085f, true);
    c = chimney(c, t, u, v, .88f, .34f, .07f, false);
    c = roof(c, t, u, v, -.86f, .26f, .55f, .5f);
    return roof(c, t, u, v, .92f, .02f, .6f, .6f);
}

/* ---- an alley from below, at night ---- */

static Vec3 house_front(const Scene *s, float u, float v, float wall, float side)
{
    const Vec3 *t = s->tint;
    float in = side * u - wall, depth = in / (1.15f - wall), y = v * (1 + .25f * depth) + .5f * in;
    Vec3 c = vec_mix(vec_mix(t[SHADOW], t[MIDTONE], .25f), t[DARK], .3f + .5f * depth) * grain(u, v, 9);
    float row = floorf(y / .46f), up = y / .46f - row, column = floorf(in / .22f), across = in / .22f - column;
    bool post = up < .10f || across < .1f || fabsf(across - up) < .05f;
    if (post)
        c = t[DARK] * .8f;
    bool pane = across > .3f && across < .85f && up > .3f && up < .8f;
    float lit = chance_of((int)row * 31 + (int)column * 7 + (side > 0 ? 190 : 300));
    if (pane) {
        bool bar = fabsf(across - .57f) < .04f || fabsf(up - .55f) < .03f;
        c = bar          ? t[DARK]
            : lit > .72f ? t[GLOW] * .75f
            : lit > .62f ? t[ACCENT] * .4f
                         : vec_mix(t[SHADOW], t[MIDTONE], .3f);
    }
    return c;
}

Vec3 alley(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    float x = s->disc_x, y = s->disc_y, moon = distance_to(u, v, x, y);
    Vec3 c = sky_ramp(unit((v + .8f) / 2), vec_mix(t[MIDTONE], t[LIGHT], .35f), t[MIDTONE],
                      vec_mix(t[SHADOW], t[MIDTONE], .4f));
    c += t[LIGHT] * (.4f * expf(-moon * 3));
    c = vec_mix(c, vec_mix(t[LIGHT], grey(.8f), .4f), under(.17f, moon, .01f));
    c = vec_mix(c, vec_mix(t[SHADOW], t[MIDTONE], .3f),
                .75f * smooth(.5f, .62f, sky_clouds(u + (float)s->back_seed, v * 1.5f, 1.1f)));
    float left = .50f + .20f * v * .6f + (fmodf(v + 3, .46f) < .06f ? -.03f : 0), right = .62f + .16f * v;
    if (v < .95f - .6f * (-u - left) && -u > left)
        return house_front(s, u, v, left, -1);
    if (v < .55f + .4f * (u - right) && u > right)
        return house_front(s, u, v, right, 1);
    return c;
}

/* ---- where a wall was ---- */

Vec3 breach(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    float x = s->disc_x, y = s->disc_y;
    Vec3 c = sky_ramp(unit((v + .3f) / 1.5f), t[LIGHT] * .95f, vec_mix(t[LIGHT], t[MIDTONE], .35f), t[MIDTONE]);
    c += t[GLOW] * (.35f * halo(u, v, x, y, .1f) * (.5f + shafts(u, v, x, y, 5)));
    c = hill(c, vec_mix(t[MIDTONE], t[LIGHT], .15f), u, v, .1f + hills(u, 3, 1.2f, .3f));
    if (castle(u, v, .66f, .02f, .34f) > 0)
        c = vec_mix(t[MIDTONE], t[SHADOW], .5f);
    bool pennon = u > .695f && u < .81f && fabsf(v - .545f) < .04f * (1 - (u - .695f) / .115f);
    if (pennon)
        c = t[ACCENT] * .6f;
    c = hill(c, vec_mix(t[SHADOW], t[MIDTONE], .3f), u, v, -.15f + hills(u, 7, 1.4f, .2f));
    float dust = smooth(.40f, .62f, sky_clouds(u * 1.2f + (float)s->back_seed * 2, v, 1.4f)) * smooth(1.0f, -.4f, v);
    return vec_mix(c, vec_mix(t[MIDTONE], t[LIGHT], .45f), .55f * dust);
}
