/* SPDX-License-Identifier: MIT
 * Rustclaw: a scrap heath cut out against a flat red sky; a low sun behind right. */
#include "kit/ambience.h"
#include "kit/backdrop.h"
#include "kit/kit.h"

static void light(Scene *s)
{
    set_palette(s, 0x14090a, 0x4c1a16, 0xa5402c, 0xd98a5e, 0xe8c0a0, 0xffe6d2);
    set_lights(s, (Light){V(-.55f, .55f, .62f), rgb(0xffd8b8) * 1.7f, .08f},
               (Light){V(.85f, .12f, -.6f), rgb(0xff9a5a) * 5.0f, 0},
               (Light){V(.6f, -.2f, .6f), rgb(0x6fb59a) * .35f, 0});
    s->zenith = vec_mix(s->tint[LIGHT], s->tint[MIDTONE], .5f) * .6f;
    s->horizon = s->tint[MIDTONE] * .6f;
    s->below = s->tint[SHADOW] * .7f;
    s->ambient = .58f;
    s->exposure = 1.08f;
    s->grade = .05f;
    s->haze = .10f;
    s->haze_from = 6.5f;
}

static Vec3 backdrop(const Scene *s, float u, float v)
{
    const Vec3 *t = s->tint;
    Vec3 c = vec_mix(t[MIDTONE], t[LIGHT], .25f + .2f * unit(.5f - v)); /* a flat sheet of red */
    c = vec_mix(c, t[MIDTONE] * .85f, .5f * smooth(.48f, .6f, sky_clouds(u, v * .7f, .9f)));
    c = vec_mix(c, vec_mix(t[LIGHT], t[GLOW], .5f), disc(u, v, s->disc_x, s->disc_y, .22f * s->disc_size, .01f));
    for (int i = 0; i < 3; i++) { /* heaps of scrap: saw teeth */
        float l = (float)i, line = -.55f - .16f * l + peaks(u, l + 5, 5.5f - l, .30f) + hills(u, l, 1.f, .2f);
        c = vec_mix(c, vec_mix(t[SHADOW], t[DARK], .3f + .35f * l), under(line, v, .005f));
    }
    return c;
}

static void under_foot(void)
{
    ground_of_rock(vec_mix(tint(SHADOW), tint(MIDTONE), .35f), tint(DARK));
}

static void motes(void)
{
    motes_of_dust();
}

const FactionKit kit_rustclaw = {"rustclaw", light, backdrop, under_foot, motes};
