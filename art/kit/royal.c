/* SPDX-License-Identifier: MIT
 * Royal: castles at dusk over a tiled terrace, gold in the air. */
#include "kit/ambience.h"
#include "kit/backdrop.h"
#include "kit/kit.h"

static void light(Scene *s)
{
    set_palette(s, 0x14081f, 0x431b5a, 0x84459e, 0xd2a6dc, 0xffcf4d, 0xfff4d8);
    set_lights(s, (Light){V(-.55f, .65f, .6f), rgb(0xfff0d8) * 2.3f, .096f},
               (Light){V(.75f, .4f, -.65f), rgb(0xffc04a) * 3.8f, 0},
               (Light){V(.6f, -.1f, .7f), rgb(0x6a3ab0) * .4f, 0});
    s->zenith = s->tint[MIDTONE] * .8f;
    s->horizon = vec_mix(s->tint[ACCENT], s->tint[LIGHT], .5f) * .6f;
    s->below = s->tint[SHADOW] * .6f;
    s->grade = .10f;
    s->haze = .08f;
    s->haze_from = 5.5f;
}

static Vec3 dusk(const Vec3 *t, float u, float v)
{
    float high = unit((v + .9f) / 2.1f), cloud = sky_clouds(u, v, 1.2f);
    Vec3 c = sky_ramp(high, vec_mix(t[ACCENT], t[LIGHT], .35f) * 1.15f, vec_mix(t[LIGHT], t[MIDTONE], .55f),
                      vec_mix(t[SHADOW], t[MIDTONE], .35f) * .9f);
    c += t[ACCENT] * (.6f * halo(u, v, .45f, -.2f, .1f));
    c = vec_mix(c, vec_mix(t[MIDTONE], t[SHADOW], .3f), smooth(.46f, .6f, cloud) * .7f);
    float edge = smooth(.4f, .5f, cloud) * (1 - smooth(.47f, .58f, cloud));
    return c + vec_mix(t[ACCENT], t[GLOW], .4f) * (.85f * edge * (1 - .5f * high));
}

static Vec3 backdrop(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    Vec3 c = dusk(t, u, v);
    if (castle(u, v, -.42f, -.55f, .62f) > 0) { /* far away, in the haze */
        Vec3 wall = vec_mix(t[MIDTONE] * .9f, vec_mix(t[LIGHT], t[ACCENT], .3f), unit((v + .6f) * .35f));
        wall = wall * (.85f + .3f * cloud_flat(u * 14, v * 14, 3));
        c = vec_mix(c, vec_mix(wall, vec_mix(t[ACCENT], t[LIGHT], .5f), .35f), .9f);
    }
    if (castle(u, v, .5f, -.75f, .85f) > 0) {
        Vec3 wall = vec_mix(t[SHADOW] * .9f, t[MIDTONE] * .9f, unit((v + .75f) * .6f));
        wall = wall * (.75f + .5f * cloud_flat(u * 16, v * 16, 3));
        c = vec_mix(c, castle_window(u, v, .2f) > 0 ? t[ACCENT] * 2.2f : wall, .97f);
    }
    for (int i = 0; i < 3; i++) {
        float l = (float)i, line = -.5f - .17f * l + hills(u, l + 2, 1.6f, .4f);
        Vec3 soil = vec_mix(t[MIDTONE] * .75f, t[DARK], .2f + .35f * l) * (.75f + .5f * cloud_flat(u * 9, v * 9, 3));
        c = vec_mix(c, soil, under(line, v, .01f));
    }
    return c;
}

static void motes(void)
{
    for (int i = 0; i < 60; i++)
        sprite(V((chance(i + 300) - .5f) * 4.5f, chance(i + 400) * 3.2f, -2 + chance(i + 500) * 4),
               .006f + .018f * powf(chance(i + 600), 4), tint(ACCENT) * 1.5f, i % 9 == 0 ? SPRITE_SPARKLE : SPRITE_GLOW,
               .8f);
}

const FactionKit kit_royal = {"royal", light, backdrop, ground_of_tiles, motes};
