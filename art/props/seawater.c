/* SPDX-License-Identifier: MIT
 * Water at work, light on a rope, and the places of the Lanternfleet. */
#include "props/seawater.h"

#include "kit/backdrop.h"
#include "props/rocks.h"

int material_sea(Vec3 color, float light)
{
    int m = material_new(color, color * .45f, .10f, 1.6f, PAT_WATER, 1.8f, .35f);
    material(m)->emit = color * light;
    material(m)->sss = color * .5f;
    return m;
}

int wet_stone(void)
{
    return material_new(rgb(0x54696c), rgb(0x2a3a40), .35f, .9f, PAT_STONE, 2.4f, .8f);
}

static void spray(Vec3 at, float size, int seed)
{
    sprite(at, size * (.3f + chance(seed) * chance(seed + 1)), rgb(0xe4fbf8), seed % 4 ? SPRITE_GLOW : SPRITE_BUBBLE,
           .75f);
}

void water_arc(float radius, float from, float to, float thick, int m, int seed)
{
    Vec3 p[13 * 3];
    for (int i = 0; i < 13; i++) {
        float t = (float)i / 12, a = mix(from, to, t) * PI / 180,
              w = thick * (.15f + 3.2f * sinf(t * PI) * (.5f + .5f * t));
        for (int k = 0; k < 3; k++) {
            float out = radius + w * (float)k * (.75f + .35f * chance(i * 3 + k + seed)),
                  up = w * (.55f * (float)(k * k) * .5f - .3f) + .3f * w * (chance(i + k * 5 + seed) - .5f);
            p[i * 3 + k] = V(sinf(a) * out, up, cosf(a) * out);
        }
    }
    part();
    paint(m);
    blend(thick * .3f);
    cloth(13, 3, p, thick * .16f, 3);
    for (int i = 0; i < 70; i++) {
        float t = chance(i + seed), a = mix(from, to, t) * PI / 180,
              out = radius * (1.04f + .28f * chance(i * 3 + seed));
        spray(here(V(sinf(a) * out, (chance(i + seed + 30) - .35f) * thick * 5, cosf(a) * out)), thick * .42f,
              i + seed);
    }
}

void foam_along(int n, const Vec3 *p, int count, float spread, float size, int seed)
{
    for (int i = 0; i < count; i++) {
        Vec3 at = tube_point(n, p, (float)(n - 1) * chance(i + seed));
        at += V(chance(i + seed + 50) - .5f, chance(i + seed + 90) - .5f, chance(i + seed + 130) - .2f) * (2 * spread);
        spray(here(at), size, i + seed);
    }
}

void fog_bank(Vec3 at, Vec3 spread, int n, float size, Vec3 color, float strength, int seed)
{
    for (int i = 0; i < n; i++) {
        int k = i * 3 + seed;
        sprite(at + V((chance(k) - .5f) * 2 * spread[0], (chance(k + 1000) - .5f) * 2 * spread[1],
                      (chance(k + 2000) - .5f) * 2 * spread[2]),
               size * (.5f + chance(k + 3000)), color, SPRITE_GLOW, strength);
    }
}

void sea_wall(float z, float from, float to, float merlon, int stone)
{
    int i = 0;
    for (float x = from; x <= to; x += .9f, i++) {
        block(x, merlon * .5f, z, .30f, merlon * .5f + .02f * chance(i), .26f, stone);
        block(x, -.22f, z, .46f, .22f, .32f, stone);
    }
}

/* ---- backdrops ---- */

static Vec3 banks(Vec3 c, Vec3 fog, float u, float v, float low, float strength)
{
    for (int layer = 0; layer < 3; layer++) {
        float l = (float)layer, top = low + .30f - .24f * l + hills(u, 3 + l * 2, .8f, .35f);
        c = vec_mix(c, fog * (.80f + .14f * l),
                    strength * under(top, v, .14f) * (.55f + .6f * cloud_flat(u * 1.6f + l * 4, v * 4, 4)));
    }
    return c;
}

Vec3 moon_fog(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    Vec3 night = vec_mix(t[SHADOW], rgb(0x2c5c80), .45f);
    Vec3 c =
        sky_ramp(unit((v + .9f) / 2), vec_mix(t[LIGHT], t[MIDTONE], .5f), vec_mix(t[MIDTONE], night, .6f), night * .7f);
    c = vec_mix(c, night * .6f, .6f * smooth(.47f, .64f, sky_clouds(u + .3f, v * 1.4f, 1.2f)));
    float r = .22f * s->disc_size, x = s->disc_x, y = s->disc_y, h = halo(u, v, x, y, r);
    c += vec_mix(t[LIGHT], t[GLOW], .5f) * (.75f * h * h);
    Vec3 face =
        t[GLOW] * (1.02f - .22f * smooth(.45f, .62f, cloud_flat(u * 5 / s->disc_size + 2, v * 5 / s->disc_size, 4)));
    c = vec_mix(c, face, disc(u, v, x, y, r, .010f));
    return banks(c, vec_mix(t[LIGHT], t[MIDTONE], .25f), u, v, -.5f, .62f);
}

Vec3 below_water(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    Vec3 c = sky_ramp(unit((v + 1.25f) / 2.5f), vec_mix(t[SHADOW], t[MIDTONE], .25f), rgb(0x3fa2a4), rgb(0xa8e4da));
    float x = s->disc_x, ray = cloud_flat(atan2f(u - x, 2.2f - v) * 9, 3.3f, 3);
    c += rgb(0xc8fff0) * (.34f * smooth(.46f, .72f, ray) * smooth(-1.1f, .9f, v));
    float net = cloud_flat(u * 5, v * 16, 4);
    c += rgb(0xe8fff8) * (.9f * smooth(.52f, .66f, net) * smooth(.55f, 1.15f, v));
    return c;
}
