/* SPDX-License-Identifier: MIT
 * Blood: vampires, demons, flayers. A pale moon in a red night, a gothic castle, bats. */
#include "kit/ambience.h"
#include "kit/backdrop.h"
#include "kit/kit.h"

static void light(Scene *s)
{
    set_palette(s, 0x0e050c, 0x3d0d1c, 0x962034, 0xe08a78, 0xffb060, 0xffe8d8);
    set_lights(s, (Light){V(-.6f, .55f, .65f), rgb(0xe8dcff) * 2.f, .112f},
               (Light){V(.75f, .4f, -.65f), rgb(0xff4a3a) * 4.f, 0},
               (Light){V(.2f, -.6f, .7f), rgb(0xa01830) * .4f, 0});
    s->zenith = rgb(0x4a3a60) * .8f;
    s->horizon = s->tint[MIDTONE] * .45f;
    s->below = s->tint[SHADOW] * .7f;
    s->disc_x = .28f;
    s->disc_y = .55f;
    s->haze_from = 5.5f;
}

/* x, y: -1.25..1.25 across the wings. */
static bool in_bat(float x, float y)
{
    float ax = fabsf(x), upper = .55f * sinf(ax * 2.6f) + .1f;
    float lower = upper - .42f * (1 - ax * .8f) - .12f * fabsf(sinf(ax * 7));
    return (ax < 1.25f && y < upper && y > lower) || x * x + y * y * .6f < .05f;
}

static Vec3 backdrop(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    float x = s->disc_x, y = s->disc_y, r = .46f * s->disc_size, cloud = sky_clouds(u, v, 1.3f);
    Vec3 c = sky_ramp(unit((v + .9f) / 2.2f), t[MIDTONE] * .8f, t[SHADOW] * 1.1f, t[DARK] * 1.2f);
    c += t[MIDTONE] * (.9f * halo(u, v, x, y, r - .04f));
    float d = disc(u, v, x, y, r, .008f);
    if (d > 0) {
        float sea = smooth(.45f, .65f, cloud_flat(u * 3, v * 3, 4)), crater = cells_at(V(u * 5, v * 5, 1), NULL, NULL);
        c = vec_mix(c, vec_mix(t[GLOW], t[LIGHT], .35f + .4f * sea) * (.8f + .2f * smooth(.2f, .3f, crater)), d);
    }
    c = vec_mix(c, t[SHADOW] * .9f, smooth(.5f, .68f, cloud) * .75f);
    c += t[LIGHT] * (.25f * smooth(.46f, .52f, cloud) * (1 - smooth(.5f, .56f, cloud)));
    if (castle(u, v, -.62f, -.55f, .8f) > 0) {
        Vec3 wall = vec_mix(t[DARK] * 1.1f, t[SHADOW] * .8f, unit(-.2f - v));
        c = vec_mix(c, castle_window(u, v, .16f) > 0 ? t[LIGHT] * 1.3f : wall, .95f);
    }
    for (int i = 0; i < 9; i++) {
        float size = .05f + .06f * chance_of(i + 5);
        if (in_bat((u + .9f - 1.9f * chance_of(i + 77)) / size, (v - .1f - chance_of(i + 99)) / size))
            c = vec_mix(c, t[DARK] * .7f, .92f);
    }
    for (int i = 0; i < 2; i++) {
        float l = (float)i, line = -.5f - .22f * l + hills(u, l + 4, 2, .4f);
        Vec3 soil = vec_mix(t[SHADOW] * .6f, t[DARK] * .8f, l) * (.75f + .5f * cloud_flat(u * 9, v * 9, 3));
        c = vec_mix(c, soil, under(line, v, .01f));
    }
    return c;
}

const FactionKit kit_blood = {"blood", light, backdrop, ground_of_tiles, motes_of_embers};
