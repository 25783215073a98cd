/* SPDX-License-Identifier: MIT
 * Gleaners: a cellar vault, one lamp from the left. */
#include "kit/ambience.h"
#include "kit/backdrop.h"
#include "kit/kit.h"

static void light(Scene *s)
{
    set_palette(s, 0x140e0a, 0x5a3a1e, 0x8f6233, 0xd9a75a, 0xf7c948, 0xfff2c0);
    set_lights(s, (Light){V(-.85f, .35f, .45f), rgb(0xffc878) * 2.6f, .1f},
               (Light){V(.7f, .4f, -.6f), rgb(0x9a7fb0) * 2.4f, 0}, (Light){V(.5f, .1f, .8f), rgb(0x5a4a70) * .4f, 0});
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
    float arch = .72f - .9f * (u + .1f) * (u + .1f);
    float px = u * 5 + (((int)floorf(v * 7)) % 2 != 0 ? .5f : 0), py = v * 7;
    float joint = min_of(fabsf(px - floorf(px) - .5f) * 1.4f, fabsf(py - floorf(py) - .5f));
    Vec3 stone = vec_mix(t[SHADOW], t[MIDTONE], .3f + .3f * cloud_flat(u * 5, v * 5, 3)) * (joint > .44f ? .55f : 1);
    Vec3 c = vec_mix(stone, t[DARK], .35f + .6f * smooth(arch - .02f, arch + .02f, -v * .2f + fabsf(u) * .3f));
    c = vec_mix(c, t[DARK], smooth(-.2f, 1.1f, u) * .8f);
    c += t[LIGHT] * (.5f * halo(u, v, -.95f, .25f, .05f));
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

const FactionKit kit_gleaner = {"gleaner", light, backdrop, under_foot, motes};
