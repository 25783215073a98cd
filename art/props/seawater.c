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

void light_rope(int n, const Vec3 *p, float thick, Vec3 color)
{
    int m = material_glow(color, .75f), steps = (n - 1) * 14;
    for (int strand = 0; strand < 2; strand++) {
        Vec3 before = V(0, 0, 0);
        part();
        paint(m);
        blend(thick * .2f);
        for (int i = 0; i <= steps; i++) {
            float t = (float)i / (float)steps * (float)(n - 1), a = (float)i * .9f + (float)strand * PI;
            Vec3 c = tube_point(n, p, t), along = vec_unit(tube_point(n, p, t + .02f) - tube_point(n, p, t - .02f)),
                 x = vec_unit(vec_cross(along, fabsf(along[1]) < .9f ? V(0, 1, 0) : V(1, 0, 0))),
                 y = vec_cross(along, x), at = c + (x * cosf(a) + y * sinf(a)) * (thick * .55f);
            if (i > 0)
                limb(before, at, thick * .62f, thick * .62f);
            before = at;
        }
    }
    for (int i = 0; i <= steps; i += 3)
        sprite(here(tube_point(n, p, (float)i / (float)steps * (float)(n - 1))), thick * 3.2f, color, SPRITE_GLOW,
               .22f);
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

Vec3 flooded_cellar(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    Vec3 c = vec_mix(t[DARK] * 1.6f, t[SHADOW], smooth(.9f, -.5f, v));
    for (int layer = 0; layer < 3; layer++) { /* arches, one behind the other */
        float l = (float)layer, near = l / 2, w = .34f + .2f * l, top = .18f + .26f * l;
        float x = u - .12f * (1 - near), k = floorf(x / (2 * w) + .5f), d = (x - k * 2 * w) / (w * .80f);
        bool open = fabsf(d) < 1 && v < top * (1 - .45f * d * d);
        Vec3 wall =
            vec_mix(vec_mix(t[MIDTONE], t[LIGHT], .25f) * .8f, vec_mix(t[DARK], t[SHADOW], .45f), .2f + .75f * near);
        if (!open)
            c = wall * (.7f + .6f * cloud_flat(u * 10, v * 14, 4)) * (1 - .35f * near);
        else if (layer == 0)
            c = vec_mix(t[MIDTONE], t[LIGHT], .5f) * (.75f + .3f * halo(u, v, .1f, -.1f, .1f));
    }
    if (v < -.34f) {
        float d = -.34f - v, wave = cloud_flat(u * 2.2f / (d + .2f), 1.5f / (d + .08f), 4);
        c = vec_mix(t[SHADOW] * .9f, t[DARK], unit(d * 1.6f)) * (.6f + .8f * wave) +
            t[ACCENT] * (.30f * smooth(.56f, .7f, wave) * expf(-fabsf(u - .1f) * 2.5f));
    }
    return c;
}

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

/* A ship far off in the fog: hull, three masts, sails half set. How much of it is at u, v. */
static float far_ship(float u, float v, float x, float foot, float size)
{
    float dx = (u - x) / size, dy = (v - foot) / size;
    float in =
        under(.10f + .5f * dx * dx, dy, .02f) * under(.34f + .3f * dy, fabsf(dx), .02f) * smooth(-.08f, -.04f, dy);
    for (int m = -1; m <= 1; m++) {
        float mx = dx - .20f * (float)m, tall = 1.0f - .2f * fabsf((float)m);
        in = max_of(in, under(.012f, fabsf(mx), .006f) * under(tall, dy, .02f) * smooth(0, .02f, dy));
        for (int sail = 0; sail < 2; sail++) {
            float low = tall * (.28f + .34f * (float)sail), y = (dy - low) / (.28f * tall);
            if (y > 0 && y < 1)
                in = max_of(in,
                            .8f * under(.12f - .03f * (float)sail - .02f * y, fabsf(mx - .02f * sinf(y * PI)), .01f));
        }
    }
    return unit(in);
}

Vec3 plain_fog(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    float h = halo(u, v, s->disc_x, s->disc_y, .1f * s->disc_size);
    Vec3 deep = vec_mix(t[MIDTONE], t[SHADOW], .55f);
    Vec3 c = sky_ramp(unit((v + .8f) / 1.9f), vec_mix(t[LIGHT], t[MIDTONE], .15f), vec_mix(t[LIGHT], t[MIDTONE], .55f),
                      deep);
    c += vec_mix(t[GLOW], t[ACCENT], .25f) * (.42f * h);
    c = vec_mix(c, vec_mix(t[MIDTONE], t[SHADOW], .35f),
                .75f * smooth(.45f, .66f, sky_clouds(u, v * 1.8f, 1.1f)) * (1 - .7f * h));
    for (int i = 0; i < 3; i++) {
        float l = (float)i, x = -.72f + .62f * l + .12f * chance_of(i + s->back_seed), size = .34f + .16f * l;
        c = vec_mix(c, vec_mix(t[MIDTONE], t[SHADOW], .5f),
                    far_ship(u, v, x, -.30f - .05f * l, size) * (.28f + .14f * l));
    }
    return banks(c, vec_mix(t[LIGHT], t[GLOW], .1f), u, v, -.62f, .5f);
}

Vec3 spray_day(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    const float sea = -.40f;
    Vec3 c = sky_ramp(unit((v + .45f) / 1.6f), vec_mix(t[LIGHT], t[GLOW], .40f), rgb(0x5c98a4), rgb(0x1f4a5c));
    float cloud = sky_clouds(u * .8f + v * .5f, v * 1.5f, 1.3f);
    c = vec_mix(c, rgb(0x2c5664), .8f * smooth(.46f, .62f, cloud));
    c += vec_mix(t[GLOW], t[ACCENT], .35f) *
         (.38f * smooth(.40f, .47f, cloud) * (1 - smooth(.47f, .55f, cloud)) * smooth(1, -.3f, v));
    c = vec_mix(c, rgb(0x3c6c78), .5f * far_ship(u, v, .62f, sea, .30f));
    if (v < sea + .012f * sinf(u * 17) + .02f * cloud_flat(u * 4, 1, 3)) {
        float d = sea - v, wave = cloud_flat(u * 3 / (d + .15f), 1.6f / (d + .06f), 4);
        c = vec_mix(vec_mix(t[LIGHT], t[MIDTONE], .75f), vec_mix(t[MIDTONE], t[SHADOW], .75f), unit(d * 2.6f));
        c = c * (.6f + .8f * wave) + t[GLOW] * (.5f * smooth(.60f, .70f, wave));
    }
    return c;
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
