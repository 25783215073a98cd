/* SPDX-License-Identifier: MIT
 * Moon: a huge moon over sharp peaks, stars, violet crystals. */
#include "kit/backdrop.h"
#include "kit/kit.h"

static void light(Scene *s)
{
    set_palette(s, 0x090b22, 0x232a60, 0x4f61a6, 0xaebde6, 0xb98aff, 0xf2f6ff);
    set_lights(s, (Light){V(-.6f, .6f, .6f), rgb(0xe6ebff) * 2.6f, .096f},
               (Light){V(.65f, .55f, -.7f), rgb(0xa9c4ff) * 3.6f, 0},
               (Light){V(.6f, -.2f, .7f), rgb(0x7a4ad0) * .4f, 0});
    s->zenith = rgb(0x4a5aa8) * .7f;
    s->horizon = s->tint[MIDTONE] * .5f;
    s->below = s->tint[SHADOW] * .6f;
    s->grade = .12f;
    s->haze = .10f;
    s->haze_from = 5.5f;
    s->disc_x = -.1f;
    s->disc_y = .48f;
}

static Vec3 stars(Vec3 c, const Vec3 *t, float u, float v)
{
    float x = floorf(u * 46), y = floorf(v * 46), h = hash_unit((uint32_t)((int)x * 7919 + (int)y * 104729));
    if (h <= .93f)
        return c;
    float du = u * 46 - x - .5f, dv = v * 46 - y - .5f;
    return c + t[GLOW] * (2 * expf(-(du * du + dv * dv) * 18) * (h - .93f) * 14);
}

/* Craters and dark seas. x, y: -1..1 on the disc. */
static Vec3 moon_face(const Vec3 *t, float x, float y)
{
    Vec3 p = V(x, y, sqrtf(max_of(1 - x * x - y * y, 0)));
    float crater = smooth(.18f, .26f, cells_at(p * 3.1f, NULL, NULL)) * .25f + .75f;
    float sea = smooth(.45f, .62f, cloud_at(p * 1.6f + V(4, 2, 1), 4));
    return vec_mix(vec_mix(t[GLOW], rgb(0xffe9c0), .5f) * .95f, vec_mix(t[LIGHT], t[ACCENT], .3f) * .75f, sea * .8f) *
           (crater * (.72f + .35f * p[2]));
}

static Vec3 backdrop(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    float x = s->disc_x, y = s->disc_y, r = .66f * s->disc_size;
    Vec3 c = sky_ramp(unit((v + .9f) / 2), vec_mix(t[MIDTONE], t[LIGHT], .12f) * .8f,
                      vec_mix(t[SHADOW], t[MIDTONE], .25f) * .7f, t[DARK] * 1.2f);
    c = stars(c, t, u, v) + t[LIGHT] * (.55f * halo(u, v, x, y, r - .05f));
    float d = disc(u, v, x, y, r, .008f);
    if (d > 0)
        c = vec_mix(c, moon_face(t, (u - x) / r, (v - y) / r), d);
    c = vec_mix(c, vec_mix(t[SHADOW], t[MIDTONE], .7f), smooth(.52f, .7f, sky_clouds(u, v, 1.2f)) * .5f);
    for (int i = 0; i < 4; i++) {
        float l = (float)i;
        float line = -.28f - .2f * l +
                     peaks(u, l + 3.3f + (float)s->back_seed, 2 + l * .7f, .62f - .08f * l) *
                         (.35f + .65f * smooth(.05f, .8f, fabsf(u + .1f)));
        Vec3 rock = vec_mix(vec_mix(t[MIDTONE], t[LIGHT], .2f), t[DARK] * 1.1f, .15f + .27f * l);
        rock = rock * (.7f + .6f * smooth(.4f, .6f, cloud_flat(u * 7 + (v - line) * 4, v * 3 + l, 3)));
        rock += t[LIGHT] * (.3f * smooth(line - .03f, line, v));
        rock = vec_mix(rock, vec_mix(t[MIDTONE], t[LIGHT], .3f), .4f * smooth(0, -.55f, v - line) * (1 - l * .25f));
        c = vec_mix(c, rock, under(line, v, .006f));
    }
    return c;
}

static void ground_here(void)
{
    ground_of_rock(vec_mix(tint(SHADOW), tint(MIDTONE), .4f), vec_mix(tint(MIDTONE), tint(LIGHT), .3f));
    int violet = material_new(vec_mix(tint(ACCENT), tint(LIGHT), .3f), tint(ACCENT), .15f, 1.6f, PAT_PLAIN, 1, 0);
    material(violet)->emit = tint(ACCENT) * .55f;
    material(violet)->sss = tint(ACCENT);
    for (int i = 0; i < 8; i++) {
        float x = (i < 4 ? -1.f : 1.f) * (1 + .65f * chance(i + 70)), z = -.9f + 1.1f * chance(i + 80);
        float height = .22f + .34f * chance(i + 95);
        part();
        paint(violet);
        push();
        move(x, .1f, z);
        turn_z((chance(i + 90) - .5f) * 50 - (x > 0 ? 14.f : -14.f));
        crystal(0, height * .5f, 0, .11f, height, .11f);
        pop();
    }
    lamp(V(-1.3f, .4f, .2f), tint(ACCENT) * 1.5f, .5f);
    lamp(V(1.3f, .4f, .2f), tint(ACCENT) * 1.5f, .5f);
}

static void motes(void)
{
    for (int i = 0; i < 45; i++)
        sprite(V((chance(i + 300) - .5f) * 4.5f, chance(i + 400) * 3.2f, -2 + chance(i + 500) * 4),
               .012f + .03f * powf(chance(i + 600), 4), vec_mix(tint(ACCENT), tint(GLOW), .4f),
               i % 5 == 0 ? SPRITE_SPARKLE : SPRITE_GLOW, .8f);
}

const FactionKit kit_moon = {"moon", light, backdrop, ground_here, motes};
